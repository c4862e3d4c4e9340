/* text.c - Rome vs Carthage: the question of the moment as a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/rvc.h"

#include <glib/gi18n-lib.h>

static char *
describe_turn (const AciesState *state)
{
  const AciesTurn *turn = &state->turn;
  const char      *side = state->ruleset->sides[turn->active].name;
  g_autofree char *unit = NULL;

  if (turn->order_card != ACIES_NO_ID)
    return g_strdup_printf (_ ("%s moves and attacks with its ordered units"), side);
  if (turn->acting == ACIES_NO_UNIT)
    return g_strdup_printf (_ ("%s activates a unit, or passes"), side);
  unit = acies_unit_label (state, turn->acting);
  if (acies_rvc_check_may_move (state, turn->acting, NULL))
    /* Translators: a side, a unit and its hex */
    return g_strdup_printf (_ ("%s: %s may move and attack"), side, unit);

  /* Translators: a side, a unit and its hex */
  return g_strdup_printf (_ ("%s: %s may attack"), side, unit);
}

/* RVC-C6: how many more it may take. */
static char *
describe_select (const AciesState *state,
                 const char       *side)
{
  guint room = state->decision.count;

  if (room == 0)
    return g_strdup_printf (_ ("%s may put cards back into its deck, or be done"), side);
  if (acies_state_count_cards (state, state->decision.side, ACIES_ZONE_HAND) == 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s may take %u card from its deck",
                                         "%s may take %u cards from its deck", room),
                            side, room);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s may take %u card from its deck, or put cards back",
                                       "%s may take %u cards from its deck, or put cards back", room),
                          side, room);
}

/* RVC-C18: who defends rolls too. */
static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  const AciesDecision *decision = &state->decision;
  gboolean             defends = state->combats[state->n_combats - 1].target == decision->unit;

  if (defends)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s rolls %u die to defend", "%s rolls %u dice to defend",
                                         decision->n_dice),
                            side, decision->n_dice);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s rolls %u die to attack", "%s rolls %u dice to attack",
                                       decision->n_dice),
                          side, decision->n_dice);
}

static char *
describe_moment (const AciesState *state,
                 const char       *side)
{
  const AciesCombat *combat = &state->combats[0];
  g_autofree char   *attacker = acies_unit_label (state, combat->attacker);

  switch (state->decision.kind)
    {
    case RVC_ASK_ATTACK_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_ATTACK, side);

    case RVC_ASK_DEFEND_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_DEFEND, side);

    case RVC_ASK_ROLL_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_ROLL, side);

    case RVC_ASK_COUNTER_MOMENT:
      return acies_card_moment_describe (state, ACIES_CARD_MOMENT_COUNTER, side);

    case RVC_ASK_ADVANCE_MOMENT:
      /* Translators: a side, a unit and its hex */
      return g_strdup_printf (_ ("%s: %s may step into the emptied hex"), side, attacker);

    case RVC_ASK_PURSUE_MOMENT:
      /* Translators: a side, a unit and its hex */
      return g_strdup_printf (acies_agree_unit (state, combat->attacker, "%s: %s has advanced and may pursue",
                                                "%s: %s have advanced and may pursue"),
                              side, attacker);

    default:
      /* Translators: a side, a unit and its hex */
      return g_strdup_printf (_ ("%s: %s may break away after the attack"), side, attacker);
    }
}

/* What is asked of the unit the decision is about. */
static char *
describe_unit (const AciesState *state,
               const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);

  switch (state->decision.kind)
    {
    case RVC_ASK_WAY:
      return g_strdup_printf (_ ("%s chooses the way of the attack of %s"), side, unit);

    case RVC_ASK_RETREAT:
      return g_strdup_printf (acies_agree_unit (state, state->decision.unit, "%s chooses where %s withdraws to",
                                                "%s chooses where %s withdraw to"),
                              side, unit);

    case RVC_ASK_PURSUIT:
      return g_strdup_printf (acies_agree_unit (state, state->decision.unit, "%s chooses how far %s pursues",
                                                "%s chooses how far %s pursue"),
                              side, unit);

    case RVC_ASK_PURSUIT_ATTACK:
      return g_strdup_printf (_ ("%s: %s may attack again"), side, unit);

    default:
      return g_strdup_printf (acies_agree_unit (state, state->decision.unit, "%s chooses where %s breaks away to",
                                                "%s chooses where %s break away to"),
                              side, unit);
    }
}

char *
acies_rvc_describe (const AciesState *state)
{
  const AciesDecision *decision = &state->decision;
  const char          *side = decision->kind != ACIES_DECISION_NONE ? state->ruleset->sides[decision->side].name : "";

  switch (decision->kind)
    {
    case ACIES_DECISION_NONE:
      return describe_turn (state);

    case ACIES_DECISION_DICE:
      return describe_dice (state, side);

    case RVC_ASK_SELECT:
      return describe_select (state, side);

    case RVC_ASK_DEPLOY:
      return g_strdup_printf (_ ("%s may bring units of its reserve onto the board"), side);

    case RVC_ASK_ORDER:
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s plays %s and may order %u more unit",
                                           "%s plays %s and may order up to %u more units", decision->count),
                              side, state->ruleset->cards[decision->card].name, decision->count);

    default:
      return acies_rvc_is_moment (decision->kind) ? describe_moment (state, side) : describe_unit (state, side);
    }
}
