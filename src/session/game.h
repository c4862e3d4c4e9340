/* game.h - converts between sessions and game files
 *
 * A file holds the scenario, the seed and the log, with a hash after each turn. Opening a file replays the log. A file can
 * disagree because it is damaged or because the rules were corrected since. The game then opens at the last turn that
 * agrees, and the report keeps the other lines as text.
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
 * @ACIES_GAME_AGREES: every turn ends as in the file
 * @ACIES_GAME_REFUSED: a line is not a command, or the rules refuse it
 * @ACIES_GAME_OUT_OF_TURN: a turn is not the next one
 * @ACIES_GAME_DIFFERS: a turn ends in another position than in the file
 * @ACIES_GAME_OTHER_DICE: dice differ from those of the seed although none were entered
 * @ACIES_GAME_OTHER_DRAW: a drawn card differs from that of the seed although none was entered
 * @ACIES_GAME_CUT: all turns agree, but the file does not have the whole game
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

/* The result of opening a game file. */
typedef struct
{
  AciesGameVerdict verdict;   /* how far the file agrees with the rules */
  AciesGameRules   rules;     /* how the installed ruleset compares with the one of the file */
  guint            command;   /* number in the log, from 1, of the command that was refused or whose dice differ; with
                                 ACIES_GAME_CUT, how many commands the complete game had */
  char            *line;      /* (nullable): the refused line */
  char            *reason;    /* (nullable): why it was refused, one sentence */
  char            *rule;      /* (nullable): id of the statement that forbids it */
  int              file_line; /* line of the file with the refused command or the other dice, else with the start of the
                                 turn that disagrees; 0 if unknown */
  guint            round;     /* the round of that turn */
  AciesSide        side;      /* the side of that turn */
  GPtrArray       *rest;      /* (element-type utf8): the lines from that turn on, none of them in the game */
  guint            n_missing; /* how many commands are missing according to the file */
} AciesGameReport;

/**
 * acies_game_open:
 * @source: how dice are answered from now on
 * @report: (out caller-allocates): clear it with acies_game_report_clear()
 *
 * Returns: (transfer full): the game, not modified
 */
AciesSession  *acies_game_open             (const AciesGameFile   *file,
                                            AciesDiceSource        source,
                                            AciesGameReport       *report);

/**
 * acies_game_to_file:
 * Returns: (transfer full): the game as a file holds it
 */
AciesGameFile *acies_game_to_file          (AciesSession          *session);

/**
 * acies_game_save:
 * @kept: as for acies_game_file_save()
 *
 * Writes the game if it can be read back. The caller decides whether to call acies_session_mark_saved().
 */
gboolean       acies_game_save             (AciesSession          *session,
                                            GFile                 *place,
                                            AciesLibrary          *library,
                                            gboolean              *kept,
                                            GError               **error);

/**
 * acies_game_report_to_string:
 * Returns: (transfer full) (nullable): translated sentences: what is wrong or was corrected, where the game opens and what
 *   people can do; %NULL if there is nothing to report
 */
char          *acies_game_report_to_string (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset);

/**
 * acies_game_report_is_corrected:
 * Returns: whether the file is intact and only the rules were corrected since
 */
gboolean       acies_game_report_is_corrected (const AciesGameReport *self);

/**
 * acies_game_report_find_corrections:
 * @findings: gets one finding if acies_game_report_is_corrected()
 */
void           acies_game_report_find_corrections (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset,
                                            AciesFindings         *findings);
/* Does @finding come from acies_game_report_find_corrections()? */
gboolean       acies_game_is_correction    (const AciesFinding    *finding);
void           acies_game_report_clear     (AciesGameReport       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesGameReport, acies_game_report_clear)

G_END_DECLS
