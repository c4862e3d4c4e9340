/* words.h - user-visible texts about units and refused commands, and names of the actions that "done" and "pass" end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- units ----------------------------------------------------------------------------------- */

/* Returns: (transfer full): a text such as "Cavalry of Macedon · 2 of 3 figures · costs 1 morale when lost". For a
 *   face-down unit, the text names only the side. */
char *acies_unit_dup_summary   (const AciesState   *state,
                                AciesUnitId         unit);

/* Returns: (transfer full): a number of figures, such as "9 figures"; uses the game's word for figures */
char *acies_figures_to_string (const AciesRuleset *ruleset,
                               guint               n);

/* Returns: (transfer full): the number of figures in face-up units, such as "9 figures visible" */
char *acies_seen_figures_to_string (const AciesRuleset *ruleset,
                                    guint               n);

/* Returns: (transfer full): a number of wounds, such as "1 wound" */
char *acies_wounds_to_string (guint n);

/* Returns: (transfer full) (nullable): the strength of a unit, such as "2 of 3 figures", or %NULL if the unit always
 *   has one figure. In games that count wounds, returns the wounds, such as "1 wound", or %NULL if the unit has no
 *   wounds. */
char *acies_unit_dup_strength (const AciesState *state,
                               AciesUnitId       unit);

/* Returns: (transfer full): @name followed by the strength, such as "Principes, 2 of 3 figures"; only @name if
 *   acies_unit_dup_strength() returns %NULL */
char *acies_unit_dup_with_strength (const AciesState *state,
                                    AciesUnitId       unit,
                                    const char       *name);

/* Returns: whether the name of @unit already implies @mark. The name of a face-down unit implies the face-down mark. */
static inline gboolean
acies_unit_names_mark (const AciesState *state, AciesUnitId unit, guint mark)
{
  return mark == state->ruleset->face_down && acies_ruleset_is_back (state->ruleset, state->units[unit].type);
}

/* Returns: (transfer full): the properties, marks and activity of @unit, such as "Ordered, Testudo, acts now"; "" if
 *   there are none */
char *acies_unit_dup_condition (const AciesState   *state,
                                AciesUnitId         unit);

/* Returns: (transfer full): the skills of @type and their effects, one skill per line; "" if there are none */
char *acies_unit_type_dup_skills (const AciesRuleset *ruleset,
                                AciesId             type);

/* @with_dice: whether to include attributes that specify dice
 * Returns: (transfer full): the attributes of @type, such as "March: 4, Moves: Average die"; "" if there are none */
char *acies_unit_type_dup_values (const AciesRuleset *ruleset,
                                AciesId             type,
                                gboolean            with_dice);

/* Returns: (transfer full): the ability cards that units of @type can use, such as "Charge, Flanking"; "" if there are
 *   none */
char *acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                                AciesId             type);

/* --- refused commands ------------------------------------------------------------------------ */

/* The result of acies_command_explain().
 * @allowed: whether the command is allowed now
 * @sentence: a translated sentence that confirms the command or explains the refusal
 * @rule: (nullable): the rule that forbids the command; %NULL if the command is allowed or would exceed a limit for
 *   scenarios. In a game, every refusal has a rule. */
typedef struct
{
  gboolean         allowed;
  char            *sentence;
  const AciesRule *rule;      /* owned by the ruleset of the state */
} AciesExplanation;

/* Checks whether a command is allowed, and explains the result. If a card cannot be played because one of its
 * conditions fails (acies_card_check()), the explanation names this condition, even if there are other reasons for
 * the refusal.
 * @explanation: (out caller-allocates): the explanation; clear it with acies_explanation_clear() */
void acies_command_explain    (const AciesCommand *self,
                               const AciesState   *state,
                               AciesExplanation   *explanation);

static inline void
acies_explanation_clear (AciesExplanation *self)
{
  g_clear_pointer (&self->sentence, g_free);
}

/* Checks the conditions of a card in the current position, but not whether it is the right time to play the card. If
 * the time is wrong as well, the failed condition is still the more useful explanation for a player.
 * @side: the side that holds @card, or %ACIES_NO_SIDE for any side
 * @error: the failed condition
 * Returns: %TRUE if all conditions hold or if no game is in progress */
gboolean acies_card_check     (const AciesState   *state,
                               AciesSide           side,
                               AciesId             card,
                               GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesExplanation, acies_explanation_clear)

/* --- ending actions -------------------------------------------------------------------------- */

/* In a log, "done" and "pass" do not name the action that they end. Users can type the name of the action after the
 * command, so that the command cannot end a different action by mistake. */

/* Returns: (nullable): the name of the action that "done" or "pass" would end, such as "order" or "charge"; %NULL if
 *   neither command is allowed */
const char *acies_state_ending     (const AciesState   *state);

/* Returns: (transfer full): the text from acies_command_to_string(); for "done" and "pass", followed by the name of the
 *   action to end */
char       *acies_command_to_named_string (const AciesCommand *self,
                                    const AciesState   *state);

/* Parses a command that a user has typed. "done" and "pass" can be followed by the name of the action to end, and then
 * by the side that ends it. These names must match @state. Other commands are normalized (acies_command_normalize()).
 * @command: (out caller-allocates): the command without these names; clear it with acies_command_clear()
 * @error: an error from acies_command_parse(), or %ACIES_RULE_ERROR if the names do not match or the command is
 *   refused */
gboolean    acies_command_read     (const char         *line,
                                    const AciesState   *state,
                                    AciesCommand       *command,
                                    GError            **error);

G_END_DECLS
