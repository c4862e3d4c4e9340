/* save.h - whole documents from and to the disk
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/files/file.h"
#include "formats/game/game-xml.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_DOCUMENT_OTHER,     /* XML of another kind, XML with faults, or nothing */
  ACIES_DOCUMENT_FOREIGN,   /* of another program (below), or neither XML nor JSON */
  ACIES_DOCUMENT_SCENARIO,
  ACIES_DOCUMENT_GAME,
  ACIES_DOCUMENT_DESIGNER,  /* a scenario of the designer's own program, perhaps: JSON */
  ACIES_DOCUMENT_TILED,     /* a map of Tiled */
} AciesDocumentKind;

/**
 * acies_document_kind:
 * @name: of the file; it counts only where the bytes say nothing
 * Returns: what kind of document the bytes are, by its root
 */
AciesDocumentKind acies_document_kind (GBytes        *bytes,
                                       const char    *name);

/**
 * acies_document_load:
 * @name: (nullable): what messages call the file, %NULL for its own name
 * @kind: (out) (optional): what kind of document it is
 * @error: as acies_file_load(); of a foreign one %ACIES_FORMAT_ERROR_WRONG_ROOT, with what it is and what to do
 *
 * Returns: (transfer full): what is in a file that somebody opens, %NULL also for a foreign one
 */
GBytes   *acies_document_load (GFile               *file,
                               const char          *name,
                               AciesDocumentKind   *kind,
                               GError             **error);

/* The same by acies_file_load_regular(), under the file's own name. */
GBytes   *acies_document_load_regular (GFile       *file,
                               AciesDocumentKind   *kind,
                               GError             **error);

/**
 * acies_scenario_save:
 * @state: a scenario in edit mode
 * @library: that the scenario's ruleset is of
 * @kept: (out) (optional): %FALSE where the version before it could not be kept; it is saved all the same
 * @error: as acies_file_save(), or %ACIES_FORMAT_ERROR_NOT_SAME
 *
 * Writes the scenario, reads that again and compares it before anything on the
 * disk is touched. The version before it is kept as a backup.
 */
gboolean  acies_scenario_save (const AciesState    *state,
                               GFile               *file,
                               AciesLibrary        *library,
                               gboolean            *kept,
                               GError             **error);

/**
 * acies_game_file_save:
 *
 * The same for a game. Of one that was damaged the backup keeps what could not be played.
 */
gboolean  acies_game_file_save (const AciesGameFile *game,
                                GFile               *file,
                                AciesLibrary        *library,
                                gboolean            *kept,
                                GError             **error);

/* --- files of other programs: what they are, and what to do with them (foreign.c)
 *
 * Each kind is one row of a table: how it is known, and the sentence that people
 * are told. Command line, Open dialog and drag and drop all ask it, by
 * acies_document_load(). */

/* What is seen of a file at first sight. */
typedef struct _AciesForeignLook AciesForeignLook;

typedef struct
{
  const char *kind;      /* its name in tests */
  gboolean  (*is)        (const AciesForeignLook *look); /* (nullable): whether the content says so */
  const char *endings;   /* of names, small, a blank after each; they count where the content says nothing */
  const char *sentence;  /* to be translated: what it is and what to do, without the file's name */
} AciesForeign;

/* The table. */
const AciesForeign *acies_foreign_kinds (guint             *n_kinds);

/**
 * acies_foreign_find:
 * @bytes: what is in the file, or the beginning of it
 * @name: of the file; it counts only where the bytes are nothing that Acies reads
 *
 * Returns: (nullable): the kind of file it is, %NULL for one of ours or one that nobody knows
 */
const AciesForeign *acies_foreign_find  (GBytes            *bytes,
                                         const char        *name);

G_END_DECLS
