/* words.h - units, refusals and endings in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- units ----------------------------------------------------------------------------------- */

/* (transfer full): "Cavalry of Macedon · 2 of 3 figures · its loss costs 1 morale"; for a back (units.h), only the side */
char *acies_unit_dup_summary   (const AciesState   *state,
                                AciesUnitId         unit);

/* (transfer full): "9 figures", in the word of the game */
char *acies_figures_to_string (const AciesRuleset *ruleset,
                               guint               n);

/* (transfer full): the same for units that are not face down: "9 figures seen" */
char *acies_seen_figures_to_string (const AciesRuleset *ruleset,
                                    guint               n);

/* (transfer full): "1 wound" */
char *acies_wounds_to_string (guint n);

/* Returns: (transfer full) (nullable): "2 of 3 figures", %NULL for a unit that always has one figure; in games that count
 *   wounds "1 wound", %NULL without wounds */
char *acies_unit_dup_strength (const AciesState *state,
                               AciesUnitId       unit);

/* @name: of the unit
 * Returns: (transfer full): "Principes, 2 of 3 figures"; only @name if acies_unit_dup_strength() is %NULL */
char *acies_unit_dup_with_strength (const AciesState *state,
                                    AciesUnitId       unit,
                                    const char       *name);

/* Returns: whether the name of the unit already implies @mark: the back of a face-down unit */
static inline gboolean
acies_unit_names_mark (const AciesState *state, AciesUnitId unit, guint mark)
{
  return mark == state->ruleset->face_down && acies_ruleset_is_back (state->ruleset, state->units[unit].type);
}

/* Returns: (transfer full): properties, marks and activity: "Ordered, Testudo, acts now"; possibly "" */
char *acies_unit_dup_condition (const AciesState   *state,
                                AciesUnitId         unit);

/* Returns: (transfer full): one line for each skill, with its effect; "" without skills */
char *acies_unit_type_dup_skills (const AciesRuleset *ruleset,
                                AciesId             type);

/* @with_dice: also the dice that the type rolls
 * Returns: (transfer full): the attributes, "March: 4, Moves: Average die"; "" without attributes */
char *acies_unit_type_dup_values (const AciesRuleset *ruleset,
                                AciesId             type,
                                gboolean            with_dice);

/* Returns: (transfer full): the ability cards that units of @type can use, "Charge, Flanking"; "" if there are none */
char *acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                                AciesId             type);

/* --- refusals -------------------------------------------------------------------------------- */

/* @allowed: whether the command is allowed now
 * @sentence: one translated sentence: allowed, or the reason for the refusal
 * @rule: (nullable): the statement that forbids the command: set for every refusal in a game, %NULL for limits of scenarios */
typedef struct
{
  gboolean         allowed;
  char            *sentence;
  const AciesRule *rule;      /* in the state's ruleset */
} AciesExplanation;

/* Checks a command as acies_command_check() does. For the play of a card that fails acies_card_check(), gives the reason of
 * that check.
 * @explanation: (out caller-allocates): clear it with acies_explanation_clear() */
void acies_command_explain    (const AciesCommand *self,
                               const AciesState   *state,
                               AciesExplanation   *explanation);

static inline void
acies_explanation_clear (AciesExplanation *self)
{
  g_clear_pointer (&self->sentence, g_free);
}

/* Checks the conditions of a card in the current attack. They explain a refusal better than the wrong moment does.
 * @side: owner of the hand with @card, or %ACIES_NO_SIDE for any side
 * Returns: %FALSE with the failed condition in @error; %TRUE if all conditions hold or no game is being played */
gboolean acies_card_check     (const AciesState   *state,
                               AciesSide           side,
                               AciesId             card,
                               GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesExplanation, acies_explanation_clear)

/* --- endings --------------------------------------------------------------------------------- */

/* Logs have only "done" or "pass". A user can add a name for what the command is to end, so that it does not end something
 * else by mistake. */

/* Returns: (nullable): the name of what "done" or "pass" would end, such as "order" or "charge"; %NULL if both are refused */
const char *acies_state_ending     (const AciesState   *state);

/* Returns: (transfer full): as acies_command_to_string(), with the name after "done" and "pass" */
char       *acies_command_to_named_string (const AciesCommand *self,
                                    const AciesState   *state);

/* @line: a command as users type it. After "done" or "pass" it can have the name of what to end, and then the side. Other
 *   commands are normalized
 * @command: (out caller-allocates): without the names; clear it with acies_command_clear()
 * @error: as for acies_command_parse(), or %ACIES_RULE_ERROR if the names do not fit @state */
gboolean    acies_command_read     (const char         *line,
                                    const AciesState   *state,
                                    AciesCommand       *command,
                                    GError            **error);

G_END_DECLS
