/* advance.c - Rome vs Carthage: what the attacker does after its attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

/* RVC-C24: the attacker lives, was not pushed back, and the hex it attacked in melee is empty. */
gboolean
acies_rvc_can_step_in (const AciesState *state)
{
  const AciesCombat *combat = &state->combats[0];
  const AciesUnit   *attacker = &state->units[combat->attacker];

  return combat->melee && attacker->place == ACIES_PLACE_BOARD && attacker->hex == combat->from &&
         acies_hex_is_free (state, combat->at);
}

/* RVC-C24, RVC-T16: without a card. */
static gboolean
may_step_in_freely (const AciesState *state)
{
  switch (state->switches[RVC_FREE_ADVANCE])
    {
    case RVC_FREE_ADVANCE_AFTER_KILL:
      return state->units[state->combats[0].target].place == ACIES_PLACE_LOST && acies_rvc_can_step_in (state);

    case RVC_FREE_ADVANCE_WHENEVER_EMPTY:
      return acies_rvc_can_step_in (state);

    default:
      return FALSE;
    }
}

void
acies_rvc_advance_moment (AciesResolver   *resolver,
                          const AciesStep *step)
{
  if (may_step_in_freely (resolver->state))
    acies_question_ask (resolver, RVC_ASK_ADVANCE_MOMENT);
  else
    acies_card_moments_ask (resolver, RVC_ASK_ADVANCE_MOMENT);
}

gboolean
acies_rvc_check_yes (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  return may_step_in_freely (state) ||
         /* Translators: a unit */
         acies_refuse (error, "RVC-C24", acies_agree_unit (state, state->combats[0].attacker, "%s needs an Advance card to move into that hex", "%s need an Advance card to move into that hex"),
                       acies_state_unit_type (state, state->combats[0].attacker)->name);
}

/* RVC-C24: it costs no movement and gives no attack. */
void
acies_rvc_step_in (AciesResolver *resolver)
{
  AciesCombat combat = resolver->state->combats[0];

  acies_unit_set_hex (resolver, combat.attacker, combat.at);
  acies_rvc_set_mark (resolver, combat.attacker, RVC_MARK_ADVANCED);
  acies_note_move (resolver, ACIES_NOTE_ADVANCED, combat.attacker, combat.from, combat.at);
  acies_step_push (resolver, RVC_STEP_PURSUE_MOMENT);
}

void
acies_rvc_yes (const AciesCommand *command,
               AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  acies_rvc_step_in (resolver);
}

/* RVC-K10: it may attack after the move. */
guint
acies_rvc_pursuit_steps (const AciesState *state)
{
  return (guint) MAX (acies_state_unit_type (state, state->combats[0].attacker)->values[RVC_ATTACK_MOVE], 0);
}

void
acies_rvc_ask_pursuit (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;

  acies_turn_set_moved (resolver, 0);
  if (acies_unit_can_go (state, state->combats[0].attacker, acies_rvc_pursuit_steps (state)))
    acies_question_ask (resolver, RVC_ASK_PURSUIT);
}

/* RVC-K10: whom it may attack from where it is now. */
void
acies_rvc_ask_pursuit_attack (AciesResolver   *resolver,
                              const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->combats[0].attacker;

  acies_rvc_set_mark (resolver, unit, RVC_MARK_ADVANCED);
  if (acies_unit_has_target (state, unit))
    acies_question_ask (resolver, RVC_ASK_PURSUIT_ATTACK);
}

/* RVC-K10: under all rules of movement. */
gboolean
acies_rvc_check_pursuit (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  return acies_rvc_check_mover (state, acies_state_unit_at (state, command->hex), error) &&
         acies_unit_check_way (state, state->decision.unit, command->to, acies_rvc_pursuit_steps (state), error);
}

void
acies_rvc_pursue (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesUnitId unit = resolver->state->decision.unit;
  guint       cost = acies_unit_move_cost (resolver->state, unit, command->to, acies_rvc_pursuit_steps (resolver->state));

  acies_resolver_answered (resolver);
  acies_turn_set_moved (resolver, cost);
  acies_unit_set_hex (resolver, unit, command->to);
  acies_note_move (resolver, RVC_NOTE_PURSUED, unit, command->hex, command->to);
}

/* RVC-K11 */
guint
acies_rvc_run_steps (const AciesState *state)
{
  AciesUnitId unit = state->combats[0].attacker;
  AciesId     card = acies_ruleset_find_effect (state->ruleset, RVC_EFFECT_HIT_AND_RUN);
  int         lent = card != ACIES_NO_ID ? state->ruleset->cards[card].values[RVC_VALUE_MARCH] : 0;

  return (guint) MAX ((int) acies_rvc_march (state, unit) + lent, 0);
}

void
acies_rvc_ask_run (AciesResolver   *resolver,
                   const AciesStep *step)
{
  acies_question_ask (resolver, RVC_ASK_RUN);
}

gboolean
acies_rvc_check_run (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  return acies_rvc_check_mover (state, acies_state_unit_at (state, command->hex), error) &&
         acies_unit_check_way (state, state->decision.unit, command->to, acies_rvc_run_steps (state), error);
}

void
acies_rvc_run (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesUnitId unit = resolver->state->decision.unit;

  acies_resolver_answered (resolver);
  acies_unit_set_hex (resolver, unit, command->to);
  acies_note_move (resolver, RVC_NOTE_RAN, unit, command->hex, command->to);
}
