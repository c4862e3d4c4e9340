/* words.h - texts about units, refused commands, and the end of actions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- units ----------------------------------------------------------------------------------- */

/* Returns: (transfer full): a text such as "Cavalry of Macedon · 2 of 3 figures · its loss costs 1 morale"; for a face-down unit,
 *   a text that names only the side */
char *acies_unit_dup_summary   (const AciesState   *state,
                                AciesUnitId         unit);

/* Returns: (transfer full): the number with the game's word for figures, such as "9 figures" */
char *acies_figures_to_string (const AciesRuleset *ruleset,
                               guint               n);

/* Returns: (transfer full): the number of figures of units that are not face down, such as "9 figures seen" */
char *acies_seen_figures_to_string (const AciesRuleset *ruleset,
                                    guint               n);

/* Returns: (transfer full): the number of wounds, such as "1 wound" */
char *acies_wounds_to_string (guint n);

/* Returns: (transfer full) (nullable): a text such as "2 of 3 figures", or %NULL for a unit that always has one figure. In games
 *   that count wounds: a text such as "1 wound", or %NULL for a unit that has no wounds */
char *acies_unit_dup_strength (const AciesState *state,
                               AciesUnitId       unit);

/* @name: the name of the unit
 * Returns: (transfer full): a text such as "Principes, 2 of 3 figures"; only @name if acies_unit_dup_strength() returns %NULL */
char *acies_unit_dup_with_strength (const AciesState *state,
                                    AciesUnitId       unit,
                                    const char       *name);

/* Returns: whether the name of the unit already includes @mark, as the name of a face-down unit does */
static inline gboolean
acies_unit_names_mark (const AciesState *state, AciesUnitId unit, guint mark)
{
  return mark == state->ruleset->face_down && acies_ruleset_is_back (state->ruleset, state->units[unit].type);
}

/* Returns: (transfer full): the properties, marks and activity of @unit, such as "Ordered, Testudo, acts now"; can be "" */
char *acies_unit_dup_condition (const AciesState   *state,
                                AciesUnitId         unit);

/* Returns: (transfer full): one line for each skill of @type, with the effect of the skill; "" if there are none */
char *acies_unit_type_dup_skills (const AciesRuleset *ruleset,
                                AciesId             type);

/* @with_dice: whether to include the dice that the type rolls
 * Returns: (transfer full): the attributes, such as "March: 4, Moves: Average die"; "" if there are none */
char *acies_unit_type_dup_values (const AciesRuleset *ruleset,
                                AciesId             type,
                                gboolean            with_dice);

/* Returns: (transfer full): the ability cards that units of @type can use, such as "Charge, Flanking"; "" if there are none */
char *acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                                AciesId             type);

/* --- refused commands ------------------------------------------------------------------------ */

/* @allowed: whether the command is allowed now
 * @sentence: one translated sentence that confirms the command or explains the refusal
 * @rule: (nullable): the statement that forbids the command. In a game, each refusal has a statement. %NULL if a scenario limit
 *   forbids the command */
typedef struct
{
  gboolean         allowed;
  char            *sentence;
  const AciesRule *rule;      /* owned by the ruleset of the state */
} AciesExplanation;

/* Checks a command like acies_command_check(). If the command plays a card that fails acies_card_check(), the explanation is the
 * error of acies_card_check().
 * @explanation: (out caller-allocates): clear it with acies_explanation_clear() */
void acies_command_explain    (const AciesCommand *self,
                               const AciesState   *state,
                               AciesExplanation   *explanation);

static inline void
acies_explanation_clear (AciesExplanation *self)
{
  g_clear_pointer (&self->sentence, g_free);
}

/* Checks the conditions of a card in the current attack. A failed condition is a better explanation than a wrong phase of play.
 * @side: the owner of the hand with @card, or %ACIES_NO_SIDE for any side
 * Returns: %FALSE with the failed condition in @error; %TRUE if all conditions hold or no game is being played */
gboolean acies_card_check     (const AciesState   *state,
                               AciesSide           side,
                               AciesId             card,
                               GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesExplanation, acies_explanation_clear)

/* --- ends of actions ------------------------------------------------------------------------- */

/* Logs contain only "done" or "pass". A user can add the name of the action to end, so that the command does not end another
 * action by mistake. */

/* Returns: (nullable): the name of the action that "done" or "pass" ends, such as "order" or "charge"; %NULL if both are refused */
const char *acies_state_ending     (const AciesState   *state);

/* Returns: (transfer full): the text of acies_command_to_string(), with the name of the action after "done" or "pass" */
char       *acies_command_to_named_string (const AciesCommand *self,
                                    const AciesState   *state);

/* @line: a command as users type it. After "done" or "pass", it can contain the name of the action to end, and then the side.
 *   Other commands are normalized (acies_command_normalize())
 * @command: (out caller-allocates): the command without the names of the action and side; clear it with acies_command_clear()
 * @error: the same errors as acies_command_parse(), or %ACIES_RULE_ERROR if the names do not match @state */
gboolean    acies_command_read     (const char         *line,
                                    const AciesState   *state,
                                    AciesCommand       *command,
                                    GError            **error);

G_END_DECLS
