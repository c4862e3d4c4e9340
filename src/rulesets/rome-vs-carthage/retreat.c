/* retreat.c - Rome vs Carthage: retreats, and Withdraw
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

/* RVC-C21: nobody is passed here; worked in RVC-T04 and RVC-T05. */
AciesRvcRetreat
acies_rvc_plan_retreat (const AciesState *state,
                        AciesUnitId       unit,
                        AciesDirection    away,
                        guint             retreats)
{
  guint           march = acies_rvc_march (state, unit);
  guint           wanted = march > 0 ? (march - 1) * retreats : 0;
  AciesRvcRetreat plan = { .to = state->units[unit].hex };
  gboolean        stopped = FALSE;
  AciesHex        next = acies_board_neighbour (state->board, plan.to, away);

  while (plan.moved < wanted && !stopped && acies_hex_is_free (state, next))
    {
      plan.to = next;
      plan.moved++;
      stopped = acies_state_stops_at (state, next);
      next = acies_board_neighbour (state->board, next, away);
    }
  plan.barrier = next;
  plan.missed = wanted - plan.moved;
  plan.supported = plan.missed > 0 && !stopped && acies_unit_has_friend_on (state, unit, next) &&
                   state->switches[RVC_RETREAT_LOSSES];
  plan.losses = plan.supported || !state->switches[RVC_RETREAT_LOSSES] ? 0 : plan.missed;

  return plan;
}

/* RVC-C21, driven off as costs most; who attacks may come at it from another hex than @from. */
guint
acies_rvc_retreat_price (const AciesState *state,
                         AciesUnitId       target,
                         AciesHex          from)
{
  AciesHex at = state->units[target].hex;
  guint    price = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex before = acies_board_neighbour (state->board, at, (d + ACIES_N_DIRECTIONS / 2) % ACIES_N_DIRECTIONS);

      if (before != ACIES_NO_HEX && acies_hex_distance (from, before) < acies_hex_distance (from, at))
        price = MAX (price, acies_rvc_plan_retreat (state, target, d, 1).losses);
    }

  return price;
}

/* RVC-K3: adjacent, passable, empty and farther from the attacker. */
guint
acies_rvc_list_withdrawals (const AciesState  *state,
                            const AciesCombat *combat,
                            AciesHex          *hexes)
{
  AciesHex here = state->units[combat->target].hex;
  AciesHex attacker = state->units[combat->attacker].hex;
  guint    n = 0;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex hex = acies_board_neighbour (state->board, here, d);

      if (acies_hex_is_free (state, hex) && acies_hex_distance (hex, attacker) > acies_hex_distance (here, attacker))
        hexes[n++] = hex;
    }

  return n;
}

/* RVC-C28: it is Retreated, and has not acted if it had not before. */
static void
withdraw_to (AciesResolver *resolver,
             AciesHex       to)
{
  AciesUnitId unit = resolver->state->combats[0].target;
  AciesHex    from = resolver->state->units[unit].hex;

  acies_unit_set_hex (resolver, unit, to);
  acies_unit_set_mark (resolver, unit, RVC_MARK_RETREATED, TRUE);
  acies_note_move (resolver, ACIES_NOTE_RETREATED, unit, from, to);
}

/* RVC-K3: the only hex is no choice. */
void
acies_rvc_withdraw (AciesResolver *resolver)
{
  AciesHex hexes[ACIES_N_DIRECTIONS];

  acies_attack_withdraw (resolver);
  if (acies_rvc_list_withdrawals (resolver->state, &resolver->state->combats[0], hexes) == 1)
    withdraw_to (resolver, hexes[0]);
  else
    acies_question_ask (resolver, RVC_ASK_RETREAT);
}

gboolean
acies_rvc_check_retreat (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesHex     hexes[ACIES_N_DIRECTIONS];
  guint        n = acies_rvc_list_withdrawals (state, &state->combats[0], hexes);
  AciesHex     here = state->units[state->decision.unit].hex;
  AciesHexName name;

  for (guint i = 0; i < n; i++)
    {
      if (hexes[i] == command->hex)
        return TRUE;
    }

  acies_hex_name (command->hex, name);
  if (!acies_hex_is_adjacent (here, command->hex))
    return acies_refuse (error, "RVC-K3", _ ("%s is not beside the withdrawing unit"), name);

  return acies_check_passable (state, command->hex, "RVC-K3", error) && acies_check_empty (state, command->hex, "RVC-K3", error) &&
         acies_refuse (error, "RVC-K3", _ ("%s is not farther from the attacker than the withdrawing unit is now"), name);
}

void
acies_rvc_retreat (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  withdraw_to (resolver, command->hex);
}

void
acies_rvc_list_retreats (const AciesState *state,
                         GArray           *commands)
{
  AciesHex hexes[ACIES_N_DIRECTIONS];
  guint    n = acies_rvc_list_withdrawals (state, &state->combats[0], hexes);

  acies_list_on (ACIES_COMMAND_RETREAT, hexes, n, commands);
}
