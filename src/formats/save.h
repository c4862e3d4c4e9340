/* save.h - loading and saving of whole documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/files/file.h"
#include "formats/game/game-xml.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_DOCUMENT_OTHER,     /* other XML, XML with errors, or an empty file */
  ACIES_DOCUMENT_FOREIGN,   /* a file from another program (AciesForeign), or neither XML nor JSON */
  ACIES_DOCUMENT_SCENARIO,
  ACIES_DOCUMENT_GAME,
  ACIES_DOCUMENT_DESIGNER,  /* JSON; possibly a scenario from the program of the game's designer */
  ACIES_DOCUMENT_TILED,     /* a map from the Tiled editor */
} AciesDocumentKind;

/**
 * acies_document_kind:
 * @name: the file name, which is considered only if the content is inconclusive
 *
 * Returns: the kind of document, which for XML depends on the root element
 */
AciesDocumentKind acies_document_kind (GBytes        *bytes,
                                       const char    *name);

/**
 * acies_document_load:
 * @name: (nullable): the file name to show in messages, or %NULL for the name of @file
 * @kind: (out) (optional): the kind of document; not set on error
 * @error: an error from acies_file_load(), or %ACIES_FORMAT_ERROR_WRONG_ROOT with advice for the user
 *
 * Loads a file and determines its kind. Files of kind %ACIES_DOCUMENT_FOREIGN are rejected.
 *
 * Returns: (transfer full) (nullable): the content of the file, or %NULL on error
 */
GBytes   *acies_document_load (GFile               *file,
                               const char          *name,
                               AciesDocumentKind   *kind,
                               GError             **error);

/* Same as acies_document_load(), but loads only regular files, with acies_file_load_regular(). Messages show the name
 * of @file. */
GBytes   *acies_document_load_regular (GFile       *file,
                               AciesDocumentKind   *kind,
                               GError             **error);

/**
 * acies_scenario_save:
 * @state: a scenario in edit mode
 * @library: the library that contains the scenario's ruleset
 * @kept: (out) (optional): %FALSE if no backup of the previous version could be made; the scenario is saved anyway
 * @error: an error from acies_file_save(), or %ACIES_FORMAT_ERROR_NOT_SAME
 *
 * Saves a scenario. Before writing the file, the function reads the document back from memory and compares it with
 * @state. If they differ, nothing is written. The previous version of the file is kept as a backup.
 */
gboolean  acies_scenario_save (const AciesState    *state,
                               GFile               *file,
                               AciesLibrary        *library,
                               gboolean            *kept,
                               GError             **error);

/**
 * acies_game_file_save:
 *
 * Same as acies_scenario_save(), for a game. If some lines of a damaged game could not be replayed, only the backup
 * still contains these lines.
 */
gboolean  acies_game_file_save (const AciesGameFile *game,
                                GFile               *file,
                                AciesLibrary        *library,
                                gboolean            *kept,
                                GError             **error);

/* --- files from other programs (foreign.c)
 *
 * A table lists the kinds of file that users might open by mistake. Each row has a message for the user. The
 * command line, the Open dialog and drag and drop use the table through acies_document_load(). */

typedef struct
{
  const char *kind;      /* a name */
  const char *endings;   /* lower-case extensions, each followed by a space; used if the content shows no kind */
  const char *sentence;  /* untranslated advice for the user: what the file is and what to do */
} AciesForeign;

const AciesForeign *acies_foreign_kinds (guint             *n_kinds);

/**
 * acies_foreign_find:
 * @bytes: the content of the file, or the beginning of the content
 * @name: the file name, which is considered mainly if the content is inconclusive
 *
 * Returns: (nullable): the kind of foreign file; %NULL for a file that Acies can read or cannot identify
 */
const AciesForeign *acies_foreign_find  (GBytes            *bytes,
                                         const char        *name);

G_END_DECLS
