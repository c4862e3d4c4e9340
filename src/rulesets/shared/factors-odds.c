/* factors-odds.c - exact chances: what the rulesets share in telling them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/factors-odds.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

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

static AciesReasonKind
reason_kind (AciesModifierTarget target)
{
  switch (target)
    {
    case ACIES_MODIFIES_DICE:
      return ACIES_REASON_DICE;

    case ACIES_MODIFIES_IGNORED_HITS:
      return ACIES_REASON_IGNORED_HITS;

    case ACIES_MODIFIES_IGNORED_RETREATS:
      return ACIES_REASON_IGNORED_RETREATS;

    case ACIES_MODIFIES_TARGET_NUMBER:
      return ACIES_REASON_TARGET_NUMBER;

    default:
      g_assert_not_reached ();
    }
}

static void
add_reason (const AciesFactors       *self,
            const AciesFactorsReason *reason,
            int                       number,
            AciesOdds                *odds)
{
  acies_odds_add_reason (odds, reason_kind (reason->target), number, dup_cause (self, reason), reason->rule);
}

/* What a card keeps from taking dice away, or from giving them. */
static void
add_set_aside (const AciesFactors  *self,
               const AciesModifier *modifier,
               AciesOdds           *odds)
{
  const AciesRule *rule = acies_ruleset_find_rule (self->ruleset, modifier->rule);

  /* Translators: a cause of more or fewer dice, and the card: “Battleline does not count because of Charge” */
  acies_odds_add_reason (odds, ACIES_REASON_OTHER, 0,
                         /* Translators: a cause of more or fewer dice, and the card: “Battleline does not count because of Charge” */
                         g_strdup_printf (_ ("%1$s does not count because of %2$s"), rule != NULL ? rule->title : modifier->rule,
                                          self->ruleset->cards[modifier->unless_card].name),
                         modifier->rule);
}

void
acies_factors_explain_dice (const AciesFactors *self,
                            const char         *bound_rule,
                            AciesOdds          *odds)
{
  AciesFactorsReason reasons[FACTORS_MAX_REASONS];
  guint              n = acies_factors_list_reasons (self, bound_rule, reasons);

  odds->n_dice = acies_factors_n_dice (self);
  for (guint i = 0; i < n; i++)
    {
      if (reasons[i].target == ACIES_MODIFIES_DICE)
        add_reason (self, &reasons[i], reasons[i].number, odds);
    }
  for (guint i = 0; i < self->ruleset->n_modifiers; i++)
    {
      if (self->ruleset->modifiers[i].target == ACIES_MODIFIES_DICE && acies_factors_is_set_aside (self, &self->ruleset->modifiers[i]))
        add_set_aside (self, &self->ruleset->modifiers[i], odds);
    }
}

void
acies_factors_explain (const AciesFactors *self,
                       AciesModifierTarget target,
                       int                 most,
                       AciesOdds          *odds)
{
  AciesFactorsReason reasons[FACTORS_MAX_REASONS];
  guint              n = acies_factors_list_reasons (self, NULL, reasons);

  for (guint i = 0; i < n && most > 0; i++)
    {
      if (reasons[i].target == target)
        add_reason (self, &reasons[i], MIN (reasons[i].number, most), odds);
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
