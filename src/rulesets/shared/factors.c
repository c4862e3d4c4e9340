/* factors.c - all that the dice of one attack, strike or counter depend on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/factors.h"

static AciesId
find_terrain (const AciesState *state,
              AciesUnitId       unit)
{
  return acies_state_unit_is_on_board (state, unit) ? state->board->terrain[state->units[unit].hex] : ACIES_NO_ID;
}

void
acies_factors_init (AciesFactors      *self,
                    const AciesState  *state,
                    const AciesCombat *combat)
{
  *self = (AciesFactors) {
    .ruleset = state->ruleset,
    .melee = combat->melee,
    .attacker_type = state->units[combat->attacker].type,
    .target_type = state->units[combat->target].type,
    .attacker_figures = state->units[combat->attacker].figures,
    .target_figures = state->units[combat->target].figures,
    .attacker_terrain = find_terrain (state, combat->attacker),
    .target_terrain = find_terrain (state, combat->target),
    .cards = combat->cards,
    .order_card = ACIES_NO_ID,
  };
}

void
acies_factors_init_for_duel (AciesFactors       *self,
                             const AciesRuleset *ruleset,
                             const AciesDuel    *duel)
{
  *self = (AciesFactors) {
    .ruleset = ruleset,
    .melee = !duel->ranged,
    .attacker_type = duel->attacker,
    .target_type = duel->target,
    .attacker_figures = (guint8) duel->attacker_figures,
    .target_figures = (guint8) duel->target_figures,
    .attacker_terrain = duel->attacker_terrain,
    .target_terrain = duel->target_terrain,
    .order_card = ACIES_NO_ID,
  };
}

static gboolean
is_played (const AciesFactors *self,
           AciesId             card)
{
  return self->order_card == card || ((self->cards >> card) & 1);
}

gboolean
acies_factors_has_ground (const AciesFactors  *self,
                          const AciesModifier *modifier)
{
  return (modifier->terrain == ACIES_NO_ID || modifier->terrain == self->target_terrain) &&
         (modifier->attacker_terrain == ACIES_NO_ID || modifier->attacker_terrain == self->attacker_terrain);
}

/* RVM-R13, RVM-A30: a shot is its figures alone; RVC-C17: Leaders guide no missiles; RVC-K5, RVC-K6: flankers do. */
static gboolean
is_for_melee (const AciesModifier *modifier)
{
  return !modifier->at_range && (modifier->target == ACIES_MODIFIES_DICE || modifier->target == ACIES_MODIFIES_TARGET_NUMBER);
}

static guint
count_without_cards (const AciesFactors  *self,
                     const AciesModifier *modifier)
{
  if (!acies_factors_has_ground (self, modifier))
    return 0;
  if (is_for_melee (modifier) && !self->melee)
    return 0;

  return self->counts[modifier->condition];
}

/* Has the card been played that it is worth something with? */
static gboolean
has_card (const AciesFactors  *self,
          const AciesModifier *modifier)
{
  return modifier->card == ACIES_NO_ID || is_played (self, modifier->card);
}

static gboolean
is_barred (const AciesFactors  *self,
           const AciesModifier *modifier)
{
  return modifier->unless_card != ACIES_NO_ID && is_played (self, modifier->unless_card);
}

/* How often @modifier counts. */
static guint
count_modifier (const AciesFactors  *self,
                const AciesModifier *modifier)
{
  if (!has_card (self, modifier) || is_barred (self, modifier))
    return 0;

  return count_without_cards (self, modifier);
}

gboolean
acies_factors_is_set_aside (const AciesFactors  *self,
                            const AciesModifier *modifier)
{
  return has_card (self, modifier) && is_barred (self, modifier) && count_without_cards (self, modifier) > 0;
}

static guint
list_modifiers (const AciesFactors *self,
                AciesFactorsReason *reasons)
{
  guint n = 0;

  for (guint i = 0; i < self->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &self->ruleset->modifiers[i];
      guint                often = count_modifier (self, modifier);

      if (often > 0)
        reasons[n++] = (AciesFactorsReason) { modifier->target, modifier->add * (int) often, FACTORS_CAUSE_MODIFIER, modifier->rule };
    }

  return n;
}

int
acies_factors_modify (const AciesFactors *self,
                      AciesModifierTarget target)
{
  AciesFactorsReason reasons[FACTORS_MAX_REASONS];
  guint              n = list_modifiers (self, reasons);
  int                sum = 0;

  for (guint i = 0; i < n; i++)
    sum += reasons[i].target == target ? reasons[i].number : 0;

  return sum;
}

int
acies_factors_modify_if (const AciesFactors *self,
                         AciesModifierTarget target,
                         guint               condition)
{
  int sum = 0;

  for (guint i = 0; i < self->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &self->ruleset->modifiers[i];

      if (modifier->target == target && modifier->condition == condition)
        sum += modifier->add * (int) count_modifier (self, modifier);
    }

  return sum;
}

static int
count_dice (const AciesFactors *self)
{
  return self->attacker_figures + acies_factors_modify (self, ACIES_MODIFIES_DICE);
}

/* A symbol is none. */
static gboolean
shows_number (const AciesFace *face,
              int              least,
              int              most)
{
  return face->symbol == ACIES_NO_ID && face->number >= least && face->number <= most;
}

guint
acies_factors_count_faces (const AciesRuleset *ruleset,
                           int                 least,
                           int                 most)
{
  const AciesDieType *die = &ruleset->die_types[ROLL_DIE];
  guint               n = 0;

  for (guint i = 0; i < die->n_faces; i++)
    n += shows_number (&die->faces[i], least, most);

  return n;
}

void
acies_factors_judge_dice (AciesResolver *resolver,
                          int            least,
                          int            most,
                          int            equal)
{
  const AciesState *state = resolver->state;
  guint8            results[ACIES_MAX_DICE];

  for (guint i = 0; i < state->dice.n; i++)
    {
      const AciesFace *face = acies_ruleset_get_face (state->ruleset, &state->dice, i);

      results[i] = shows_number (face, least, most) ? ACIES_DIE_HIT : ACIES_DIE_MISS;
      if (shows_number (face, equal, equal))
        results[i] = ACIES_DIE_RETREAT;
    }
  acies_resolver_judge_dice (resolver, results);
}

guint
acies_factors_n_dice (const AciesFactors *self)
{
  /* RVM-A30 */
  return (guint) CLAMP (count_dice (self), self->melee ? self->fewest_dice : 0, ACIES_MAX_DICE);
}

guint
acies_factors_list_reasons (const AciesFactors *self,
                            const char         *bound_rule,
                            AciesFactorsReason *reasons)
{
  int   beyond = (int) acies_factors_n_dice (self) - count_dice (self);
  guint n = 0;

  reasons[n++] = (AciesFactorsReason) { ACIES_MODIFIES_DICE, self->attacker_figures, FACTORS_CAUSE_FIGURES,
                                        self->ruleset->procs->rules.dice };
  n += list_modifiers (self, reasons + n);
  if (beyond != 0)
    reasons[n++] = (AciesFactorsReason) { ACIES_MODIFIES_DICE, beyond, FACTORS_CAUSE_BOUND, bound_rule };

  return n;
}
