/* cards.c - Rome vs Carthage: the cards of the moments, their conditions and effects
 *
 * Every condition is public: it asks the board and the combat, never a hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

/* RVC-K2: hexes of its move before the attack, or of the pursuit before this one. RVC-T07. */
static gboolean
check_charge (const AciesState *state,
              AciesId           card,
              AciesHex          hex,
              GError          **error)
{
  AciesUnitId      unit = state->combats[0].attacker;
  int              needed = state->ruleset->cards[card].values[RVC_VALUE_MOVED];
  g_autofree char *label = error != NULL ? acies_unit_label (state, unit) : NULL;

  return state->turn.moved >= needed ||
         acies_refuse (error, "RVC-K2",
                       /* Translators: a unit, and the hexes that it moved and needs */
                       _ ("A charge needs a move of %3$d or more hexes before the attack; %1$s moved only %2$u"), label, state->turn.moved, needed);
}

/* RVC-K3, RVC-T12 */
static gboolean
check_withdraw (const AciesState *state,
                AciesId           card,
                AciesHex          hex,
                GError          **error)
{
  AciesHex hexes[ACIES_N_DIRECTIONS];

  return acies_rvc_list_withdrawals (state, &state->combats[0], hexes) > 0 ||
         acies_refuse_unit (error, "RVC-K3", state, state->combats[0].target, "%s has no free hex to withdraw to",
                            "%s have no free hex to withdraw to");
}

static void
play_withdraw (AciesResolver *resolver,
               AciesId        card,
               AciesHex       hex)
{
  acies_rvc_withdraw (resolver);
}

/* RVC-C25 */
static void
play_first_strike (AciesResolver *resolver,
                   AciesId        card,
                   AciesHex       hex)
{
  acies_attack_add_card (resolver, card);
  acies_rvc_strike (resolver, ACIES_COMBAT_STRIKE);
}

/* RVC-K6: open to any attacker. */
static gboolean
check_envelopment (const AciesState *state,
                   AciesId           card,
                   AciesHex          hex,
                   GError          **error)
{
  guint needed = (guint) MAX (state->ruleset->cards[card].values[RVC_VALUE_FLANKERS], 0);

  if (acies_combat_has_card (state, &state->combats[0], RVC_EFFECT_ENVELOPMENT))
    return acies_refuse (error, "RVC-K12", _ ("Only one Envelopment can be played in an attack"));

  return acies_flank_may_envelop (state, card) ||
         acies_refuse (error, "RVC-K6", g_dngettext (GETTEXT_PACKAGE, "An Envelopment needs at least %u friendly unit beside the target, not counting the attacker", "An Envelopment needs at least %u friendly units beside the target, not counting the attacker", needed), needed);
}

static gboolean
is_alive (const AciesState *state,
          AciesUnitId       unit)
{
  return state->units[unit].place == ACIES_PLACE_BOARD;
}

/* RVC-K7 */
static gboolean
cavalry_counter_fits (const AciesState *state,
                      AciesId           card,
                      GError          **error)
{
  const AciesCombat *combat = &state->combats[0];

  return (is_alive (state, combat->target) &&
          acies_hex_is_adjacent (state->units[combat->target].hex, state->units[combat->attacker].hex)) ||
         acies_refuse_unit (error, "RVC-K7", state, combat->target, "%s is no longer beside the attacker",
                            "%s are no longer beside the attacker");
}

/* RVC-K8 */
static gboolean
skirmish_fits (const AciesState *state,
               AciesId           card,
               GError          **error)
{
  return is_alive (state, state->combats[0].target) || acies_refuse (error, "RVC-K8", _ ("The target has been eliminated"));
}

static gboolean
check_skirmish (const AciesState *state,
                AciesId           card,
                AciesHex          hex,
                GError          **error)
{
  const AciesCombat *combat = &state->combats[0];
  AciesUnitId        target = combat->target;
  g_autofree char   *label = error != NULL ? acies_unit_label (state, target) : NULL;

  return acies_target_distance (state, target, state->units[target].hex, combat->attacker, NULL) > 0 ||
         acies_refuse (error, "RVC-K8", _ ("The attacker is out of range of %s"), label);
}

/* RVC-C25, RVC-C26 */
static void
play_counter (AciesResolver *resolver,
              AciesId        card,
              AciesHex       hex)
{
  acies_attack_add_card (resolver, card);
  acies_rvc_strike (resolver, ACIES_COMBAT_COUNTER);
}

/* RVC-K9 */
static gboolean
advance_fits (const AciesState *state,
              AciesId           card,
              GError          **error)
{
  return acies_rvc_can_step_in (state) ||
         acies_refuse (error, "RVC-K9", _ ("The target’s hex is not empty"));
}

static void
play_advance (AciesResolver *resolver,
              AciesId        card,
              AciesHex       hex)
{
  acies_rvc_step_in (resolver);
}

/* RVC-K10: after an advance. */
static gboolean
pursue_fits (const AciesState *state,
             AciesId           card,
             GError          **error)
{
  AciesUnitId unit = state->combats[0].attacker;

  return state->units[unit].hex == state->combats[0].at ||
         /* Translators: a unit */
         acies_refuse_unit (error, "RVC-K10", state, unit, "%s has not advanced and cannot pursue", "%s have not advanced and cannot pursue");
}

static void
play_pursue (AciesResolver *resolver,
             AciesId        card,
             AciesHex       hex)
{
  acies_rvc_set_mark (resolver, resolver->state->combats[0].attacker, RVC_MARK_ADVANCING);
  acies_step_push (resolver, RVC_STEP_PURSUIT_ATTACK);
  acies_step_push (resolver, RVC_STEP_PURSUIT);
}

/* RVC-K11: after any attack of its own. */
static gboolean
check_run (const AciesState *state,
           AciesId           card,
           AciesHex          hex,
           GError          **error)
{
  AciesUnitId unit = state->combats[0].attacker;

  return acies_unit_can_go (state, unit, acies_rvc_run_steps (state)) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "RVC-K11", state, unit, "%s has no hex to move to", "%s have no hex to move to");
}

static void
play_run (AciesResolver *resolver,
          AciesId        card,
          AciesHex       hex)
{
  acies_step_push (resolver, RVC_STEP_RUN);
}

/* clang-format off */
const AciesCardProc acies_rvc_cards[RVC_N_CARDS] = {
  { RVC_EFFECT_MIXED_ORDER,     ACIES_DECISION_NONE,    ACIES_CARD_OF_ACTIVE,   0,                                   -1,                   NULL,                 acies_rvc_check_mixed_order, acies_rvc_play_mixed_order },
  { RVC_EFFECT_CAVALRY_CHARGE,  RVC_ASK_ATTACK_MOMENT,  ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE,  -1,                   NULL,                 check_charge,      NULL },
  { RVC_EFFECT_WITHDRAW,        RVC_ASK_DEFEND_MOMENT,  ACIES_CARD_OF_TARGET,   ACIES_CARD_ABLE,                     -1,                   NULL,                 check_withdraw,    play_withdraw },
  /* RVC-K4 */
  { RVC_EFFECT_FIRST_STRIKE,    RVC_ASK_DEFEND_MOMENT,  ACIES_CARD_OF_TARGET,   ACIES_CARD_MELEE | ACIES_CARD_ABLE,  -1,                   NULL,                 NULL,              play_first_strike },
  /* RVC-K5, RVC-K6, RVC-K12, RVC-T08: in melee and at range; the attacker uses Flanking, so it needs the ability. */
  { RVC_EFFECT_FLANKING,        RVC_ASK_ROLL_MOMENT,    ACIES_CARD_OF_ATTACKER, ACIES_CARD_ABLE | ACIES_CARD_NAMES,  RVC_STEP_ROLL_MOMENT, NULL,                 acies_flank_check, acies_flank_play },
  { RVC_EFFECT_ENVELOPMENT,     RVC_ASK_ROLL_MOMENT,    ACIES_CARD_OF_ATTACKER, 0,                                   RVC_STEP_ROLL_MOMENT, NULL,                 check_envelopment, NULL },
  { RVC_EFFECT_CAVALRY_COUNTER, RVC_ASK_COUNTER_MOMENT, ACIES_CARD_OF_TARGET,   ACIES_CARD_MELEE | ACIES_CARD_ABLE,  -1,                   cavalry_counter_fits, NULL,              play_counter },
  { RVC_EFFECT_SKIRMISH,        RVC_ASK_COUNTER_MOMENT, ACIES_CARD_OF_TARGET,   ACIES_CARD_ABLE,                     -1,                   skirmish_fits,        check_skirmish,    play_counter },
  { RVC_EFFECT_ADVANCE,         RVC_ASK_ADVANCE_MOMENT, ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE,  -1,                   advance_fits,         NULL,              play_advance },
  { RVC_EFFECT_CAVALRY_PURSUE,  RVC_ASK_PURSUE_MOMENT,  ACIES_CARD_OF_ATTACKER, ACIES_CARD_ABLE,                     -1,                   pursue_fits,          NULL,              play_pursue },
  { RVC_EFFECT_HIT_AND_RUN,     RVC_ASK_RUN_MOMENT,     ACIES_CARD_OF_ATTACKER, ACIES_CARD_ABLE,                     -1,                   NULL,                 check_run,         play_run },
};
/* clang-format on */
