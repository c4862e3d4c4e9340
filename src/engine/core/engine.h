/* engine.h - may a command be given, and what comes of it; with all that procedures need
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

/**
 * acies_command_normalize:
 *
 * Makes equal commands equal, however a player wrote them: the type of a unit is left
 * out when the hex alone means that unit, and filled in when a verb is about what lies on
 * the main unit (AciesVerb.above_main) and only one unit there can be meant; dice come in
 * the order in which they are asked for.
 */
void         acies_command_normalize (AciesCommand       *self,
                                    const AciesState   *state);

/**
 * acies_command_check:
 *
 * Says whether the rules allow @self now. Never changes anything.
 *
 * @error: %ACIES_RULE_ERROR with the rule that forbids it
 */
gboolean     acies_command_check   (const AciesCommand *self,
                                    const AciesState   *state,
                                    GError            **error);

/**
 * acies_command_list:
 * @list: (element-type AciesCommand): every command the rules of play allow
 *   now is added. Nothing while chance is asked: there the caller rolls or
 *   draws (question.h).
 */
void         acies_command_list    (const AciesState   *state,
                                    GArray             *list);

/* (transfer full) (nullable): what the number of @command stands for, translated, where it is a verb that
 * chooses among numbered things (ACIES_VERB_CHOICE) and is allowed now; NULL: it is none, or is not */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/**
 * acies_engine_apply:
 * @events: (nullable) (element-type AciesEvent): what happened is appended
 * @error: why it was refused; then nothing has changed
 */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/**
 * acies_engine_revert:
 * @events: as one acies_engine_apply() gave them
 */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/**
 * acies_engine_new_game:
 * @scenario: a scenario in edit mode; not changed
 * @events: (nullable) (element-type AciesEvent): what the beginning brought is appended
 *
 * Puts the units in the order of the file, so that a game does not depend on
 * how its scenario was edited, and starts play.
 *
 * Returns: (transfer full): a game waiting for its first decision
 */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

G_END_DECLS
