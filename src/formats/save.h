/* save.h - loading and saving whole documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/files/file.h"
#include "formats/game/game-xml.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_DOCUMENT_OTHER,     /* other XML, invalid XML, or empty */
  ACIES_DOCUMENT_FOREIGN,   /* of another program (see below), or neither XML nor JSON */
  ACIES_DOCUMENT_SCENARIO,
  ACIES_DOCUMENT_GAME,
  ACIES_DOCUMENT_DESIGNER,  /* JSON, possibly a scenario of the designer's program */
  ACIES_DOCUMENT_TILED,     /* a map of Tiled */
} AciesDocumentKind;

/**
 * acies_document_kind:
 * @name: of the file, used only if the content does not decide
 *
 * Returns: the kind of document, by its root
 */
AciesDocumentKind acies_document_kind (GBytes        *bytes,
                                       const char    *name);

/**
 * acies_document_load:
 * @name: (nullable): of the file, for messages; %NULL for its own name
 * @kind: (out) (optional): the kind of document
 * @error: as acies_file_load(); for a file of another program %ACIES_FORMAT_ERROR_WRONG_ROOT with advice
 *
 * Returns: (transfer full): the content of a file to be opened; %NULL also for a file of another program
 */
GBytes   *acies_document_load (GFile               *file,
                               const char          *name,
                               AciesDocumentKind   *kind,
                               GError             **error);

/* Same with acies_file_load_regular() and the file's own name. */
GBytes   *acies_document_load_regular (GFile       *file,
                               AciesDocumentKind   *kind,
                               GError             **error);

/**
 * acies_scenario_save:
 * @state: a scenario in edit mode
 * @library: the library of the scenario's ruleset
 * @kept: (out) (optional): %FALSE if the scenario was saved but no backup of the previous version could be made
 * @error: as acies_file_save(), or %ACIES_FORMAT_ERROR_NOT_SAME
 *
 * Reads the document back and compares it before the file is written. The previous version is kept as a backup.
 */
gboolean  acies_scenario_save (const AciesState    *state,
                               GFile               *file,
                               AciesLibrary        *library,
                               gboolean            *kept,
                               GError             **error);

/**
 * acies_game_file_save:
 *
 * Same for a game. If the file was damaged, its backup keeps the lines that could not be replayed.
 */
gboolean  acies_game_file_save (const AciesGameFile *game,
                                GFile               *file,
                                AciesLibrary        *library,
                                gboolean            *kept,
                                GError             **error);

/* --- files of other programs: what they are and what to do with them (foreign.c)
 *
 * Each kind is one row of a table: how to recognise it, and a message for people. acies_document_load() uses the table for
 * the command line, the Open dialog and drag and drop. */

/* The data by which a kind is recognised. */
typedef struct _AciesForeignLook AciesForeignLook;

typedef struct
{
  const char *kind;      /* name in tests */
  gboolean  (*is)        (const AciesForeignLook *look); /* (nullable): recognises the content */
  const char *endings;   /* extensions in lower case, each followed by a space; used only if the content does not decide */
  const char *sentence;  /* untranslated: what the file is and what to do, without its name */
} AciesForeign;

const AciesForeign *acies_foreign_kinds (guint             *n_kinds);

/**
 * acies_foreign_find:
 * @bytes: the file or its start
 * @name: of the file, used only if Acies cannot read @bytes
 *
 * Returns: (nullable): the kind of file; %NULL for an Acies file or an unknown one
 */
const AciesForeign *acies_foreign_find  (GBytes            *bytes,
                                         const char        *name);

G_END_DECLS
