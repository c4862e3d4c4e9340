/* engine.h - check, apply and undo commands; includes all that procedures need
 *
 *   AciesCommand --check--> resolve --emit--> AciesEvent... --apply--> AciesState
 *
 * The engine is a function of its commands: it has no dice, clock or file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"
#include "engine/core/reach.h"

G_BEGIN_DECLS

/* Gives commands that mean the same one form. Clears the type of a unit if the hex alone means that unit. Sets it if the verb
 * acts on a unit above the main unit (AciesVerb.above_main) and only one such unit is possible. Sorts dice into the order in
 * which they are asked for. */
void         acies_command_normalize (AciesCommand       *self,
                                    const AciesState   *state);

/* @error: %ACIES_RULE_ERROR with the rule that forbids @self
 * Returns: whether the rules allow @self now */
gboolean     acies_command_check   (const AciesCommand *self,
                                    const AciesState   *state,
                                    GError            **error);

/* @list: (element-type AciesCommand): all commands that the rules of play allow now are appended; none if the state waits for
 *   dice or a draw (question.h) */
void         acies_command_list    (const AciesState   *state,
                                    GArray             *list);

/* (transfer full) (nullable): the translated option of @command, if it has a verb of shape ACIES_VERB_CHOICE and is allowed now */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/* @events: (nullable) (element-type AciesEvent): the events are appended
 * @error: why the command was refused; the state is then unchanged */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/* @events: the events of one call of acies_engine_apply() */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/* Sorts the units into the order of the file, so that a game does not depend on the scenario's edit history, and starts play.
 * @scenario: a scenario in edit mode; not changed
 * @events: (nullable) (element-type AciesEvent): the events of the start are appended
 * Returns: (transfer full): a game that waits for its first decision */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

G_END_DECLS
