/* fights.c - who attacks whom, and all that the dice of a fight depend on
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/battle-of-legends.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

/* --- attacks and strikes ------------------------------------------------------------------------- */

AciesCombat
acies_attack_between (const AciesState *state,
                      AciesHex          from,
                      AciesHex          at)
{
  return (AciesCombat) {
    .kind = ACIES_COMBAT_ATTACK,
    .melee = acies_board_is_adjacent (state->board, from, at),
    .attacker = acies_state_unit_at (state, from),
    .target = acies_state_unit_at (state, at),
    .from = from,
    .at = at,
  };
}

AciesCombat
acies_attack_strike_back (const AciesState *state,
                          AciesCombatKind   kind)
{
  const AciesCombat *attack = &state->combats[0];
  AciesCombat        strike = acies_attack_between (state, state->units[attack->target].hex, state->units[attack->attacker].hex);

  strike.kind = (guint8) kind;
  if (strike.attacker != ACIES_NO_UNIT)
    strike.attacker = attack->target;
  if (strike.target != ACIES_NO_UNIT)
    strike.target = attack->attacker;

  return strike;
}

void
acies_attack_push_strike (AciesResolver     *resolver,
                          const AciesCombat *strike,
                          guint              first,
                          guint              last,
                          guint              end)
{
  acies_resolver_push_combat (resolver, strike);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) end, .combat = 1 });
  for (guint kind = last + 1; kind > first; kind--)
    acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) (kind - 1), .combat = 1 });
}

void
acies_attack_roll (AciesResolver   *resolver,
                   guint            index,
                   guint            n,
                   int              point,
                   const AciesOdds *why)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[index];

  acies_log_attack_why (resolver, combat, point, n, why);
  if (n > 0)
    acies_resolver_ask_dice (resolver, state->units[combat->attacker].side, combat->attacker, ROLL_DIE, n, point);
  else
    acies_resolver_roll_nothing (resolver, point);
}

/* --- what dice depend on ------------------------------------------------------------------------- */

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

/* How often @modifier counts. @barred: how often it would count if the card that cancels it had not been played. RVM-R13,
 * RVM-A30: a shot has the dice of its figures alone; RVC-C17: Leaders guide no missiles; RVC-K5, RVC-K6: flankers do. */
static guint
count_modifier (const AciesFactors  *self,
                const AciesModifier *modifier,
                gboolean             barred)
{
  if ((modifier->card != ACIES_NO_ID && !is_played (self, modifier->card)) ||
      (modifier->unless_card != ACIES_NO_ID && is_played (self, modifier->unless_card)) != barred ||
      !acies_factors_has_ground (self, modifier) ||
      (!self->melee && !modifier->at_range && (modifier->target == ACIES_MODIFIES_DICE || modifier->target == ACIES_MODIFIES_TARGET_NUMBER)))
    return 0;
  return self->counts[modifier->condition];
}

gboolean
acies_factors_is_set_aside (const AciesFactors  *self,
                            const AciesModifier *modifier)
{
  return count_modifier (self, modifier, TRUE) > 0;
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

      if (modifier->target == target && (condition == FACTORS_MAX_CONDITIONS || modifier->condition == condition))
        sum += modifier->add * (int) count_modifier (self, modifier, FALSE);
    }
  return sum;
}

int
acies_factors_modify (const AciesFactors *self,
                      AciesModifierTarget target)
{
  return acies_factors_modify_if (self, target, FACTORS_MAX_CONDITIONS);
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
  int n = self->attacker_figures + acies_factors_modify (self, ACIES_MODIFIES_DICE);

  /* RVM-A30 */
  return (guint) CLAMP (n, self->melee ? self->fewest_dice : 0, ACIES_MAX_DICE);
}

guint
acies_factors_list_reasons (const AciesFactors *self,
                            const char         *bound_rule,
                            AciesFactorsReason *reasons)
{
  int   beyond = (int) acies_factors_n_dice (self) - self->attacker_figures - acies_factors_modify (self, ACIES_MODIFIES_DICE);
  guint n = 0;

  reasons[n++] = (AciesFactorsReason) { ACIES_MODIFIES_DICE, self->attacker_figures, FACTORS_CAUSE_FIGURES,
                                        self->ruleset->procs->rules.dice };
  for (guint i = 0; i < self->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &self->ruleset->modifiers[i];
      guint                often = count_modifier (self, modifier, FALSE);

      if (often > 0)
        reasons[n++] = (AciesFactorsReason) { modifier->target, modifier->add * (int) often, FACTORS_CAUSE_MODIFIER, modifier->rule };
    }
  if (beyond != 0)
    reasons[n++] = (AciesFactorsReason) { ACIES_MODIFIES_DICE, beyond, FACTORS_CAUSE_BOUND, bound_rule };
  return n;
}

/* --- why ----------------------------------------------------------------------------------------- */

AciesOdds *
acies_factors_new_odds (const AciesFactors *self)
{
  AciesOdds *odds = acies_odds_new ();

  odds->attacker = self->attacker_type;
  odds->target = self->target_type;
  odds->attacker_figures = self->attacker_figures;
  odds->target_figures = self->target_figures;
  odds->melee = self->melee;
  odds->drives_back = TRUE;

  return odds;
}

/* Plain text for a number that a statement explains by its title. */
static char *
dup_cause (const AciesFactors       *self,
           const AciesFactorsReason *reason)
{
  const AciesRule *rule = acies_ruleset_find_rule (self->ruleset, reason->rule);

  switch (reason->cause)
    {
    case FACTORS_CAUSE_FIGURES:
      /* Translators: a unit */
      return g_strdup_printf (_ ("Figures of %s"), self->ruleset->unit_types[self->attacker_type].name);

    case FACTORS_CAUSE_BOUND:
      return reason->number > 0 ? g_strdup_printf (_ ("Minimum dice in a melee roll: %d"), self->fewest_dice)
                                : g_strdup_printf (_ ("Maximum dice in a roll: %d"), ACIES_MAX_DICE);

    default:
      return g_strdup (rule != NULL ? rule->title : reason->rule);
    }
}

char *
acies_factors_dup_causes (const AciesFactors *self,
                          AciesModifierTarget target)
{
  AciesFactorsReason reasons[FACTORS_MAX_REASONS];
  guint              n = acies_factors_list_reasons (self, NULL, reasons);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *cause = reasons[i].target == target ? dup_cause (self, &reasons[i]) : NULL;

      if (cause != NULL)
        acies_list_add (text, ACIES_LIST_COMMA, cause);
    }

  return g_strdup (text->str);
}

void
acies_factors_explain (const AciesFactors *self,
                       AciesModifierTarget target,
                       int                 most,
                       const char         *bound_rule,
                       AciesOdds          *odds)
{
  static const AciesReasonKind kinds[] = {
    [ACIES_MODIFIES_DICE] = ACIES_REASON_DICE,
    [ACIES_MODIFIES_IGNORED_HITS] = ACIES_REASON_IGNORED_HITS,
    [ACIES_MODIFIES_IGNORED_RETREATS] = ACIES_REASON_IGNORED_RETREATS,
    [ACIES_MODIFIES_TARGET_NUMBER] = ACIES_REASON_TARGET_NUMBER,
  };
  AciesFactorsReason reasons[FACTORS_MAX_REASONS];
  guint              n = acies_factors_list_reasons (self, bound_rule, reasons);

  for (guint i = 0; i < n && most > 0; i++)
    {
      if (reasons[i].target == target)
        acies_odds_add_reason (odds, kinds[target], MIN (reasons[i].number, most), dup_cause (self, &reasons[i]), reasons[i].rule);
    }
}

void
acies_factors_set_effects (const AciesFactors *self,
                           AciesOdds          *odds,
                           int                 least,
                           int                 most,
                           int                 equal)
{
  for (guint i = 0; i < odds->n_dice; i++)
    acies_odds_set_effects (odds, i, &self->ruleset->die_types[ROLL_DIE], least, most, equal);
}

void
acies_factors_explain_dice (const AciesFactors *self,
                            const char         *bound_rule,
                            AciesOdds          *odds)
{
  odds->n_dice = acies_factors_n_dice (self);
  acies_factors_explain (self, ACIES_MODIFIES_DICE, G_MAXINT, bound_rule, odds);
  for (guint i = 0; i < self->ruleset->n_modifiers; i++)
    {
      const AciesModifier *modifier = &self->ruleset->modifiers[i];
      const AciesRule     *rule;

      if (modifier->target != ACIES_MODIFIES_DICE || !acies_factors_is_set_aside (self, modifier))
        continue;
      rule = acies_ruleset_find_rule (self->ruleset, modifier->rule);
      acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                             /* Translators: a cause of more or fewer dice, and the card: “Battleline does not count because of Charge” */
                             g_strdup_printf (_ ("%1$s does not count because of %2$s"), rule != NULL ? rule->title : modifier->rule,
                                              self->ruleset->cards[modifier->unless_card].name),
                             modifier->rule);
    }
}

gboolean
acies_combat_awaits (const AciesState *state,
                     guint             index,
                     guint             kind)
{
  for (guint i = 0; i < state->n_steps; i++)
    {
      if (state->steps[i].kind == kind && state->steps[i].combat == index)
        return TRUE;
    }

  return FALSE;
}
