/* game.h - conversion between sessions and game files
 *
 * A game file contains the scenario, the seed and the log, with a hash of the position after each turn. Opening a game
 * replays the log. The replay differs from the file if the file is damaged, or if the rules have been corrected since
 * the game was saved. The game then opens at the start of the first turn that differs. AciesGameReport describes the
 * difference and contains the rest of the log as text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "formats/game/game-xml.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * AciesGameVerdict:
 * @ACIES_GAME_AGREES: the replay matches the file
 * @ACIES_GAME_REFUSED: a line is not a valid command, or the rules forbid the command
 * @ACIES_GAME_OUT_OF_TURN: the round or the side of a turn in the file differs from the replay
 * @ACIES_GAME_DIFFERS: the position at the end of a turn differs from the file
 * @ACIES_GAME_OTHER_DICE: dice do not match the seed, although the file states that all dice come from the seed
 * @ACIES_GAME_OTHER_DRAW: a drawn card does not match the seed, although the file states that all cards come from it
 * @ACIES_GAME_CUT: all turns match, but the number of commands or the final position does not
 *
 * The result of comparing the replay of a game with its file.
 */
typedef enum
{
  ACIES_GAME_AGREES,
  ACIES_GAME_REFUSED,
  ACIES_GAME_OUT_OF_TURN,
  ACIES_GAME_DIFFERS,
  ACIES_GAME_OTHER_DICE,
  ACIES_GAME_OTHER_DRAW,
  ACIES_GAME_CUT,
} AciesGameVerdict;

/* The result of opening a game file. If the replay differs from the file, most fields describe the first difference. */
typedef struct
{
  AciesGameVerdict verdict;   /* result of the comparison */
  AciesGameRules   rules;     /* how the installed ruleset compares with the ruleset of the file */
  guint            command;   /* number, from 1, of the command that was refused or does not match the seed; for
                                 ACIES_GAME_CUT, the number of commands that the file should contain; otherwise 0 */
  char            *line;      /* (nullable): text of that command */
  char            *reason;    /* (nullable): reason for the refusal, as one sentence */
  char            *rule;      /* (nullable): id of the rule that forbids the command */
  int              file_line; /* line number of the command in the file, or of its turn if a whole turn differs;
                                 0 if unknown */
  guint            round;     /* round of the turn that differs */
  AciesSide        side;      /* side of the turn that differs */
  GPtrArray       *rest;      /* (element-type utf8): commands not replayed, from the turn that differs to the end */
  guint            n_missing; /* number of commands missing from the file, according to its stated total */
} AciesGameReport;

/**
 * acies_game_open:
 * @source: the source of dice and cards for the rest of the game
 * @report: (out caller-allocates): the result; clear it with acies_game_report_clear()
 *
 * Creates a session from a game file. If the replay differs from the file, the session contains only the turns before
 * the difference.
 *
 * Returns: (transfer full): the session, which is not marked as modified
 */
AciesSession  *acies_game_open             (const AciesGameFile   *file,
                                            AciesDiceSource        source,
                                            AciesGameReport       *report);

/**
 * acies_game_to_file:
 * Returns: (transfer full): the content of a game file for @session
 */
AciesGameFile *acies_game_to_file          (AciesSession          *session);

/**
 * acies_game_save:
 * @kept: (out) (optional): see acies_game_file_save()
 *
 * Saves the game with acies_game_file_save(), which first checks that the file can be read back. Does not call
 * acies_session_mark_saved().
 */
gboolean       acies_game_save             (AciesSession          *session,
                                            GFile                 *place,
                                            AciesLibrary          *library,
                                            gboolean              *kept,
                                            GError               **error);

/**
 * acies_game_report_to_string:
 * Returns: (transfer full) (nullable): a translated text that explains the difference, its cause and the position at
 *   which the game opens; %NULL if there is nothing to report
 */
char          *acies_game_report_to_string (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset);

/**
 * acies_game_report_is_corrected:
 * Returns: whether the file is complete and the rules have been corrected since the game was saved
 */
gboolean       acies_game_report_is_corrected (const AciesGameReport *self);

/**
 * acies_game_report_find_corrections:
 * @findings: receives the finding
 *
 * Adds a finding about the corrected rules if acies_game_report_is_corrected() returns %TRUE.
 */
void           acies_game_report_find_corrections (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset,
                                            AciesFindings         *findings);
/* Returns: whether @finding was added by acies_game_report_find_corrections() */
gboolean       acies_game_is_correction    (const AciesFinding    *finding);
void           acies_game_report_clear     (AciesGameReport       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesGameReport, acies_game_report_clear)

G_END_DECLS
