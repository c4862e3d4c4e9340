/* words.h - a unit, a refusal and what a command would end, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- units ----------------------------------------------------------------------------------- */

/* "Cavalry of Macedon · 2 of 3 figures · its loss costs 1 morale"; of a back (core/units.h) whose it is */
char *acies_unit_dup_summary   (const AciesState   *state,
                                AciesUnitId         unit);

/* "9 figures", or what units consist of in the game */
char *acies_figures_to_string (const AciesRuleset *ruleset,
                               guint               n);

/* The same of those that do not lie face down: "9 figures seen" */
char *acies_seen_figures_to_string (const AciesRuleset *ruleset,
                                    guint               n);

/* "1 wound" */
char *acies_wounds_to_string (guint n);

/**
 * acies_unit_dup_strength:
 * Returns: (transfer full) (nullable): "2 of 3 figures", %NULL of who never has more than one; in a game that counts
 *   wounds those that the unit has, %NULL for none
 */
char *acies_unit_dup_strength (const AciesState *state,
                               AciesUnitId       unit);

/**
 * acies_unit_dup_with_strength:
 * @name: what the unit is called there
 * Returns: (transfer full): "Principes, 2 of 3 figures"; the name alone where there is nothing to say of its strength
 */
char *acies_unit_dup_with_strength (const AciesState *state,
                                    AciesUnitId       unit,
                                    const char       *name);

/* Whether what the unit is called says already that it has the mark: that of which nothing but the back is seen lies face down. */
gboolean acies_unit_names_mark (const AciesState *state,
                                AciesUnitId       unit,
                                guint             mark);

/**
 * acies_unit_dup_condition:
 * Returns: (transfer full): what has become of it: "Ordered, Testudo, acts now";
 *   "" for nothing in particular
 */
char *acies_unit_dup_condition (const AciesState   *state,
                                AciesUnitId         unit);

/**
 * acies_unit_type_dup_skills:
 * Returns: (transfer full): each skill with what it does, one a line; "" for none
 */
char *acies_unit_type_dup_skills (const AciesRuleset *ruleset,
                                AciesId             type);

/**
 * acies_unit_type_dup_values:
 * @with_dice: with the dice that it rolls
 * Returns: (transfer full): what it has of each attribute, "March: 4, Moves: Average
 *   die"; "" for nothing
 */
char *acies_unit_type_dup_values (const AciesRuleset *ruleset,
                                AciesId             type,
                                gboolean            with_dice);

/**
 * acies_unit_type_dup_abilities:
 * Returns: (transfer full): the ability cards that may be played on it,
 *   "Charge, Flanking"; "" for none
 */
char *acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                                AciesId             type);

/* --- refusals -------------------------------------------------------------------------------- */

/**
 * AciesExplanation:
 * @allowed: whether the command may be given now
 * @sentence: one translated sentence: that it is allowed, or why it is not
 * @rule: (nullable): the statement that forbids it: always there for what is
 *   refused in a game; of a scenario's limits the rulebook says nothing
 */
typedef struct
{
  gboolean         allowed;
  char            *sentence;
  const AciesRule *rule;      /* of the state's ruleset */
} AciesExplanation;

/**
 * acies_command_explain:
 * @explanation: (out caller-allocates): clear it with acies_explanation_clear()
 *
 * Checks the command as acies_command_check() does; of a card that is not asked
 * for now it says what acies_card_check() does. Never changes anything.
 */
void acies_command_explain    (const AciesCommand *self,
                               const AciesState   *state,
                               AciesExplanation   *explanation);
void acies_explanation_clear  (AciesExplanation   *self);

/**
 * acies_card_check:
 * @side: whose hand @card is in, or %ACIES_NO_SIDE for whoever could play it
 *
 * A card that is not asked for now may have a condition that does not hold in the
 * attack that is going on: that tells more than that the moment is another.
 *
 * Returns: %FALSE, with the condition in @error; %TRUE where there is nothing to say
 */
gboolean acies_card_check     (const AciesState   *state,
                               AciesSide           side,
                               AciesId             card,
                               GError            **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesExplanation, acies_explanation_clear)

/* --- endings --------------------------------------------------------------------------------- */

/* Logs hold the bare words. Who writes them beforehand may say what he means to end, so that nothing else is ended
 * where that has closed by itself. */

/**
 * acies_state_ending:
 * Returns: (nullable): what "done" or "pass" would end, such as "order" or
 *   "charge"; %NULL where neither is asked for
 */
const char *acies_state_ending     (const AciesState   *state);

/**
 * acies_command_to_named_string:
 * Returns: (transfer full): as acies_command_to_string(), and after "done" and
 *   "pass" the name of what they would end
 */
char       *acies_command_to_named_string (const AciesCommand *self,
                                    const AciesState   *state);

/**
 * acies_command_read:
 * @line: as people write it: after "done" or "pass" may stand the name of what is
 *   to be ended, and then the side that ends it; other lines are normalized
 * @command: (out caller-allocates): clear it with acies_command_clear(); the names
 *   are not in it
 * @error: as of acies_command_parse(), or %ACIES_RULE_ERROR where the names are not
 *   those of what would be ended in @state
 */
gboolean    acies_command_read     (const char         *line,
                                    const AciesState   *state,
                                    AciesCommand       *command,
                                    GError            **error);

G_END_DECLS
