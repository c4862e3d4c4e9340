/* game-journal-file.h - what the journal of a game holds, read back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "formats/ruleset/library.h"
#include "session/session.h"

G_BEGIN_DECLS

typedef struct
{
  char   *path;      /* of the journal */
  GFile  *scenario;  /* (nullable): the file of the scenario that is played */
  GFile  *game;      /* (nullable): the game's own file */
  GBytes *document;  /* the game it began as */
  GBytes *lines;     /* what was done since */
} AciesGameJournalFile;

/**
 * acies_game_journal_file_write_head:
 * @scenario: (nullable): see #AciesGameJournalFile
 * @game: (nullable): likewise
 *
 * Returns: (transfer full): what the journal of the game begins with; the game's
 *   steps are not in it
 */
GString              *acies_game_journal_file_write_head (AciesSession *session,
                                                    GFile              *scenario,
                                                    GFile              *game);

/**
 * acies_game_journal_file_read:
 * @error: as acies_file_load_regular(), or %ACIES_FORMAT_ERROR when it is no journal
 *
 * Returns: (transfer full): the journal, not played yet
 */
AciesGameJournalFile *acies_game_journal_file_read (const char         *path,
                                                    GError            **error);
void                  acies_game_journal_file_free (AciesGameJournalFile *self);

/**
 * acies_game_journal_file_open:
 * @corrected: (out): the rules were corrected since the journal was written
 * @fault: (out) (transfer full) (nullable): what is wrong, one sentence; the
 *   game stands before that then
 * @error: %ACIES_FORMAT_ERROR when there is no game in it
 *
 * Plays it again: the game stands where it stood, with what can be undone and
 * redone. What was being written when the program ended is left out and no
 * fault.
 *
 * Returns: (transfer full): the game; or %NULL
 */
AciesSession         *acies_game_journal_file_open (const AciesGameJournalFile *self,
                                                    AciesLibrary       *library,
                                                    gboolean           *corrected,
                                                    char              **fault,
                                                    GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesGameJournalFile, acies_game_journal_file_free)

G_END_DECLS
