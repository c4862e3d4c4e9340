/* text.c - Rome vs Macedon: the question of the moment as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

static char *
describe_order (const AciesState *state,
                const char       *side)
{
  const AciesCardType *card = &state->ruleset->cards[state->turn.order_card];

  if (card->effect == RVM_EFFECT_LINE)
    return g_strdup_printf (_ ("%s orders a row: name both ends, or a single unit"), side);
  if (card->effect == RVM_EFFECT_GROUP && state->decision.hex == ACIES_NO_HEX)
    return g_strdup_printf (_ ("%s orders a group: name the unit in its middle"), side);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s plays %s and may order %u more unit",
                                       "%s plays %s and may order up to %u more units", state->decision.count),
                          side, card->name, state->decision.count);
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s rolls %u die", "%s rolls %u dice", state->decision.n_dice),
                          side, state->decision.n_dice);
}

static char *
describe_moves (const AciesState *state)
{
  const char *side = state->ruleset->sides[state->turn.active].name;

  return g_strdup_printf (_ ("%s moves and attacks with its ordered units"), side);
}

static char *
describe_retreat (const AciesState *state,
                  const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);

  return g_strdup_printf (acies_agree_unit (state, state->decision.unit, "%s chooses where %s retreats to",
                                            "%s chooses where %s retreat to"),
                          side, unit);
}

static char *
describe_help (const AciesState *state,
               const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);

  return g_strdup_printf (acies_agree_unit (state, state->decision.unit, "%s decides whether %s ignores a retreat beside the Leader",
                                            "%s decides whether %s ignore a retreat beside the Leader"),
                          side, unit);
}

/* Who attacks whom: the combat a moment belongs to. */
static char *
describe_moment (const AciesState *state,
                 const char       *side)
{
  const AciesCombat *combat = &state->combats[0];
  g_autofree char   *attacker = acies_unit_label (state, combat->attacker);

  switch (state->decision.kind)
    {
    case RVM_ASK_ATTACK_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_ATTACK, side);

    case RVM_ASK_DEFEND_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_DEFEND, side);

    case RVM_ASK_ROLL_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_ROLL, side);

    case RVM_ASK_COUNTER_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_COUNTER, side);

    default:
      return g_strdup_printf (acies_agree_unit (state, combat->attacker, "%s has emptied the hex: %s may advance and attack again",
                                                "%s have emptied the hex: %s may advance and attack again"),
                              attacker, side);
    }
}

char *
acies_rvm_describe (const AciesState *state)
{
  const char *side = state->decision.kind != ACIES_DECISION_NONE ? state->ruleset->sides[state->decision.side].name : "";

  switch (state->decision.kind)
    {
    case ACIES_DECISION_NONE:
      return describe_moves (state);

    case ACIES_DECISION_DICE:
      return describe_dice (state, side);

    case RVM_ASK_PLAY:
      return g_strdup_printf (_ ("%s plays an order card"), side);

    case RVM_ASK_ORDER:
      return describe_order (state, side);

    case RVM_ASK_ENTER:
      return g_strdup_printf (_ ("%s brings in its reserve: which unit comes, and on which hex?"), side);

    case RVM_ASK_RETREAT:
      return describe_retreat (state, side);

    case RVM_ASK_LEADER_HELP:
      return describe_help (state, side);

    case RVM_ASK_PUT_BACK:
      return g_strdup_printf (_ ("%s may put cards back into its deck"), side);

    case RVM_ASK_TAKE:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s chooses %u card from its deck",
                                           "%s chooses %u cards from its deck", state->decision.count),
                              side, state->decision.count);

    case RVM_ASK_FORM_MOMENT:
      return g_strdup_printf (_ ("%s may form its units"), side);

    default:
      g_assert (acies_rvm_is_moment (state->decision.kind));
      return describe_moment (state, side);
    }
}
