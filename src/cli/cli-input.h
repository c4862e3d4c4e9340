/* cli-input.h - the FILE of a verb: a scenario, or a game at some position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli.h"
#include "engine/find/findings.h"
#include "formats/ruleset/library.h"
#include "session/game.h"

G_BEGIN_DECLS

/* cli-tiled.h */
typedef struct _AciesCliTiled AciesCliTiled;

/* --at was not given: the end of the game. */
#define ACIES_CLI_AT_END G_MININT

/**
 * AciesCliInput:
 * @name: of the file, as it was given
 * @library: whose rulesets it uses
 * @scenario: in edit mode; of a game, the one it began with
 * @game: (nullable): of a game file, what it holds as far as it agrees
 * @report: how far that is
 * @dice: of a game file, who rolls at its table; the game itself awaits all dice
 * @findings: what the reader found
 * @recovered: (nullable): of one that was recovered, what was kept and dropped
 */
typedef struct
{
  char            *name;
  AciesLibrary    *library;
  AciesState      *scenario;
  AciesSession    *game;
  AciesGameReport  report;
  AciesDiceSource  dice;
  AciesFindings   *findings;
  char            *recovered;
} AciesCliInput;

/**
 * acies_cli_input_open:
 * @library: (nullable): whose rulesets it uses, so that many files need not read them anew; %NULL: one of its own
 * @error: why the file cannot be read at all
 */
AciesCliInput *acies_cli_input_open        (const char          *name,
                                            AciesLibrary        *library,
                                            GError             **error);

/**
 * acies_cli_input_open_tiled:
 * @tiled: (nullable): what a map of Tiled shall become
 */
AciesCliInput *acies_cli_input_open_tiled  (const char          *name,
                                            const AciesCliTiled *tiled,
                                            GError             **error);

/**
 * acies_cli_input_recover:
 *
 * The same, but a damaged scenario or game is read as far as it goes.
 */
AciesCliInput *acies_cli_input_recover     (const char          *name,
                                            const AciesCliTiled *tiled,
                                            GError             **error);
void           acies_cli_input_free        (AciesCliInput       *self);

/**
 * acies_cli_input_add_findings:
 *
 * Adds to the findings what is wrong with the scenario, and where the log of a
 * game stops agreeing.
 */
void           acies_cli_input_add_findings (AciesCliInput      *self);

/**
 * acies_cli_input_report:
 *
 * Prints those findings to standard error that are errors, and that the rules
 * were corrected since a game was saved.
 *
 * Returns: whether there are none
 */
gboolean       acies_cli_input_report      (const AciesCliInput *self);

/**
 * acies_cli_open_sound:
 * @status: (out): when %NULL is returned, what the verb ends with
 *
 * Opens a file that is to be used, not judged.
 *
 * Returns: (transfer full) (nullable): the input; %NULL after a complaint when
 *   it cannot be read, or has errors that keep it from being played
 */
AciesCliInput *acies_cli_open_sound        (const char          *name,
                                            AciesCliStatus      *status);

/**
 * acies_cli_input_dup_session:
 * @at: a number of commands, or %ACIES_CLI_AT_END
 * @seed: of the new game when the input is a scenario
 *
 * Returns: (transfer full) (nullable): a game at that position, with dice to be
 *   entered; %NULL after a complaint when the input has no such position
 */
AciesSession  *acies_cli_input_dup_session (const AciesCliInput *self,
                                            int                  at,
                                            guint64              seed);

/**
 * acies_cli_open_position:
 * @at_text: (nullable): what stands behind --at, if it was given
 * @session: (out) (transfer full): as of acies_cli_input_dup_session()
 * @status: (out): when %NULL is returned, what the verb ends with
 *
 * acies_cli_open_sound() and acies_cli_input_dup_session() in one.
 *
 * Returns: (transfer full) (nullable): the input; %NULL after a complaint
 */
AciesCliInput *acies_cli_open_position     (const char          *name,
                                            const char          *at_text,
                                            AciesSession       **session,
                                            AciesCliStatus      *status);

/**
 * acies_cli_input_dup_state:
 * @at: a number of commands, or %ACIES_CLI_AT_END
 *
 * Returns: (transfer full) (nullable): that position of a game; a scenario as it
 *   is, in edit mode; %NULL after a complaint
 */
AciesState    *acies_cli_input_dup_state   (const AciesCliInput *self,
                                            int                  at);

/**
 * acies_cli_input_dup_known:
 * @looker: (out): who sits at the terminal, as acies_cli_looker() has it
 *
 * Returns: (transfer full) (nullable): the same, but where units lie face down that
 *   are hidden from @looker, a position that looks like it (acies_state_know())
 */
AciesState    *acies_cli_input_dup_known   (const AciesCliInput *self,
                                            int                  at,
                                            AciesSide           *looker);

/* "FILE:LINE: severity: message [code, rule]" */
char          *acies_cli_dup_finding_line  (const char          *name,
                                            const AciesFinding  *finding);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliInput, acies_cli_input_free)

G_END_DECLS
