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
  ACIES_DOCUMENT_OTHER,     /* other XML, invalid XML, or an empty file */
  ACIES_DOCUMENT_FOREIGN,   /* a file of another program (see AciesForeign), or a file that is neither XML nor JSON */
  ACIES_DOCUMENT_SCENARIO,
  ACIES_DOCUMENT_GAME,
  ACIES_DOCUMENT_DESIGNER,  /* JSON, possibly a scenario of the designer's program */
  ACIES_DOCUMENT_TILED,     /* a map of Tiled */
} AciesDocumentKind;

/**
 * acies_document_kind:
 * @name: the file name, used only if the content is inconclusive
 *
 * Returns: the kind of the document, recognised by its root element
 */
AciesDocumentKind acies_document_kind (GBytes        *bytes,
                                       const char    *name);

/**
 * acies_document_load:
 * @name: (nullable): the file name, for messages; %NULL for the name of @file
 * @kind: (out) (optional): the kind of document
 * @error: the errors of acies_file_load(), or %ACIES_FORMAT_ERROR_WRONG_ROOT with advice for a file of another program
 *
 * Returns: (transfer full): the content of the file; %NULL on errors and for a file of another program
 */
GBytes   *acies_document_load (GFile               *file,
                               const char          *name,
                               AciesDocumentKind   *kind,
                               GError             **error);

/* Same as acies_document_load(), but uses acies_file_load_regular(), and the name of @file in messages. */
GBytes   *acies_document_load_regular (GFile       *file,
                               AciesDocumentKind   *kind,
                               GError             **error);

/**
 * acies_scenario_save:
 * @state: a scenario in edit mode
 * @library: the library of the scenario's ruleset
 * @kept: (out) (optional): %FALSE if the scenario was saved without a backup of the previous version
 * @error: the errors of acies_file_save(), or %ACIES_FORMAT_ERROR_NOT_SAME
 *
 * Reads the document back and compares it before writing the file. Keeps the previous version as a backup.
 */
gboolean  acies_scenario_save (const AciesState    *state,
                               GFile               *file,
                               AciesLibrary        *library,
                               gboolean            *kept,
                               GError             **error);

/**
 * acies_game_file_save:
 *
 * Same as acies_scenario_save(), for a game. If the previous version was damaged, its backup keeps the lines that could not be
 * replayed.
 */
gboolean  acies_game_file_save (const AciesGameFile *game,
                                GFile               *file,
                                AciesLibrary        *library,
                                gboolean            *kept,
                                GError             **error);

/* --- files of other programs: kinds and messages (foreign.c)
 *
 * A table has one row for each kind, with a function that recognises the kind and a message for the user. The command line,
 * the Open dialog and drag and drop use the table through acies_document_load(). */

/* The data that the functions of the table examine. */
typedef struct _AciesForeignLook AciesForeignLook;

typedef struct
{
  const char *kind;      /* a name for use in tests */
  gboolean  (*is)        (const AciesForeignLook *look); /* (nullable): returns whether the content is of this kind */
  const char *endings;   /* extensions in lower case, each followed by a space; used if the content is inconclusive */
  const char *sentence;  /* untranslated message: what the file is and what to do, without the file name */
} AciesForeign;

const AciesForeign *acies_foreign_kinds (guint             *n_kinds);

/**
 * acies_foreign_find:
 * @bytes: the file or its start
 * @name: the file name, used only if Acies cannot read @bytes
 *
 * Returns: (nullable): the kind of file; %NULL for an Acies file or an unknown file
 */
const AciesForeign *acies_foreign_find  (GBytes            *bytes,
                                         const char        *name);

G_END_DECLS
