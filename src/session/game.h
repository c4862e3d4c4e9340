/* game.h - converts between sessions and game files
 *
 * A file contains the scenario, the seed and the log, with a hash after each turn. Opening a file replays the log. The replay can
 * differ from the file because the file is damaged or because the rules were corrected later. The game then opens after the
 * last turn that is the same in the file and in the replay, and AciesGameReport contains the remaining lines of the log as text.
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
 * @ACIES_GAME_AGREES: every turn ends in the same position as in the file
 * @ACIES_GAME_REFUSED: a line is not a valid command, or the rules refuse it
 * @ACIES_GAME_OUT_OF_TURN: the round or the side of a turn is wrong
 * @ACIES_GAME_DIFFERS: a turn ends in a different position than in the file
 * @ACIES_GAME_OTHER_DICE: dice do not match the seed, although the file states that all dice come from the seed
 * @ACIES_GAME_OTHER_DRAW: a drawn card does not match the seed, although the file states that all draws come from the seed
 * @ACIES_GAME_CUT: all turns match the file, but the number of commands or the final position differs
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
  AciesGameVerdict verdict;   /* the first difference between the file and the replay */
  AciesGameRules   rules;     /* comparison of the installed ruleset with the ruleset of the file */
  guint            command;   /* log number, from 1, of the command that was refused or whose dice or card differs; for
                                 ACIES_GAME_CUT, the number of commands according to the file */
  char            *line;      /* (nullable): the line of that command */
  char            *reason;    /* (nullable): the reason for the refusal, one sentence */
  char            *rule;      /* (nullable): id of the statement that forbids the command */
  int              file_line; /* number of a line in the file: the line of that command, or the first line of the turn
                                 that differs; 0 if unknown */
  guint            round;     /* the round of the turn that differs */
  AciesSide        side;      /* the side of the turn that differs */
  GPtrArray       *rest;      /* (element-type utf8): the lines of the log from the start of that turn, which were not replayed */
  guint            n_missing; /* number of commands that are missing, according to the count in the file */
} AciesGameReport;

/**
 * acies_game_open:
 * @source: the source of dice and cards for the rest of the game
 * @report: (out caller-allocates): the result; clear it with acies_game_report_clear()
 *
 * Returns: (transfer full): the game, which is not marked as modified
 */
AciesSession  *acies_game_open             (const AciesGameFile   *file,
                                            AciesDiceSource        source,
                                            AciesGameReport       *report);

/**
 * acies_game_to_file:
 * Returns: (transfer full): the contents of a game file for @session
 */
AciesGameFile *acies_game_to_file          (AciesSession          *session);

/**
 * acies_game_save:
 * @kept: see acies_game_file_save()
 *
 * Writes the game after a check that the file can be read back. Does not call acies_session_mark_saved().
 */
gboolean       acies_game_save             (AciesSession          *session,
                                            GFile                 *place,
                                            AciesLibrary          *library,
                                            gboolean              *kept,
                                            GError               **error);

/**
 * acies_game_report_to_string:
 * Returns: (transfer full) (nullable): translated sentences about the problem or the correction of the rules, the position in which
 *   the game opens and the choices of the user; %NULL if there is nothing to report
 */
char          *acies_game_report_to_string (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset);

/**
 * acies_game_report_is_corrected:
 * Returns: whether the file is complete and the rules were corrected after the game was saved
 */
gboolean       acies_game_report_is_corrected (const AciesGameReport *self);

/**
 * acies_game_report_find_corrections:
 * @findings: receives one finding if acies_game_report_is_corrected() returns %TRUE
 */
void           acies_game_report_find_corrections (const AciesGameReport *self,
                                            const AciesRuleset    *ruleset,
                                            AciesFindings         *findings);
/* Returns whether acies_game_report_find_corrections() created @finding. */
gboolean       acies_game_is_correction    (const AciesFinding    *finding);
void           acies_game_report_clear     (AciesGameReport       *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesGameReport, acies_game_report_clear)

G_END_DECLS
