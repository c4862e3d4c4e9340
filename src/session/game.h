/* game.h - between a session and a game file
 *
 * A file holds the scenario, the seed and the log, turn by turn with a hash at
 * each turn's end, and nothing else. Opening one replays the log. If it no
 * longer agrees, the game opens at the last turn that does, and the rest is kept
 * as text: after damage, or because the rules were corrected since.
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
 * @ACIES_GAME_AGREES: every turn ended as the file says
 * @ACIES_GAME_REFUSED: a line is no command, or the rules refuse it
 * @ACIES_GAME_OUT_OF_TURN: a turn is not the one that comes next
 * @ACIES_GAME_DIFFERS: a turn does not end as the file says
 * @ACIES_GAME_OTHER_DICE: dice are not those of the seed, and nobody entered them
 * @ACIES_GAME_OTHER_DRAW: a card was drawn that is not that of the seed, likewise
 * @ACIES_GAME_CUT: all turns agree, but they are not all that there were
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

/**
 * AciesGameReport:
 * @verdict: how far the file agrees with the rules
 * @rules: whether the rules are still those that the game was saved with
 * @command: number in the log, from 1, of the command that is refused, or whose
 *   dice are others; how many commands there were of a log that was cut
 * @line: (nullable): the refused line
 * @reason: (nullable): why it was refused, one sentence
 * @rule: (nullable): id of the statement that forbids it
 * @file_line: of the file, where the command stands that is refused or has other
 *   dice; else where the turn that disagrees begins; 0 if unknown
 * @round: of that turn
 * @side: whose turn it is
 * @rest: (element-type utf8): the lines from that turn on, none of them in the game
 * @n_missing: how many commands the file says the game had that are not in it
 *
 * What came of opening a game file.
 */
typedef struct
{
  AciesGameVerdict verdict;
  AciesGameRules   rules;
  guint            command;
  char            *line;
  char            *reason;
  char            *rule;
  int              file_line;
  guint            round;
  AciesSide        side;
  GPtrArray       *rest;
  guint            n_missing;
} AciesGameReport;

/**
 * acies_game_open:
 * @source: who answers for dice from now on
 * @report: (out caller-allocates): clear it with acies_game_report_clear()
 *
 * Returns: (transfer full): the game, not modified
 */
AciesSession  *acies_game_open             (const AciesGameFile   *file,
                                            AciesDiceSource        source,
                                            AciesGameReport       *report);

/**
 * acies_game_to_file:
 * Returns: (transfer full): what a file of the game holds
 */
AciesGameFile *acies_game_to_file          (AciesSession          *session);

/**
 * acies_game_save:
 * @kept: as for acies_game_file_save()
 *
 * Writes the game, if it can be read again. Whether it counts as saved is the caller's to say, with
 * acies_session_mark_saved().
 */
gboolean       acies_game_save             (AciesSession          *session,
                                            GFile                 *place,
                                            AciesLibrary          *library,
                                            gboolean              *kept,
                                            GError               **error);

/**
 * acies_game_report_to_string:
 * Returns: (transfer full) (nullable): what is wrong or was corrected, where the
 *   game opens and what people can do, in translated sentences; %NULL when there is
 *   nothing to say
 */
char          *acies_game_report_to_string (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset);

/**
 * acies_game_report_is_corrected:
 * Returns: whether the file is whole and the rules were corrected since, so that
 *   it can be used as far as it agrees
 */
gboolean       acies_game_report_is_corrected (const AciesGameReport *self);

/**
 * acies_game_report_find_corrections:
 * @findings: one is added if acies_game_report_is_corrected()
 */
void           acies_game_report_find_corrections (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset,
                                            AciesFindings         *findings);
/* Is it a finding of acies_game_report_find_corrections()? */
gboolean       acies_game_is_correction    (const AciesFinding    *finding);
void           acies_game_report_clear     (AciesGameReport       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesGameReport, acies_game_report_clear)

G_END_DECLS
