/* carthage-fights.c - Rome vs Carthage: one attack, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include <glib/gi18n-lib.h>

/* --- dice ---------------------------------------------------------------------------------------- */

/* Conditions are questions about a fight; ruleset.xml says what each is worth. */

G_STATIC_ASSERT (RVC_N_CONDITIONS <= FACTORS_MAX_CONDITIONS);

/* clang-format off */
const char *const acies_rvc_conditions[] = {
  [RVC_IF_ATTACKER_BESIDE_LEADER] = "attacker-beside-leader",
  [RVC_IF_TARGET_BESIDE_LEADER]   = "target-beside-leader",
  [RVC_IF_TARGET_STEADFAST]       = "target-steadfast",
  [RVC_IF_CHARGING]               = "charging",
  [RVC_IF_FLANKED]                = "flanked",
  [RVC_IF_ENVELOPED]              = "enveloped",
  [RVC_N_CONDITIONS]              = NULL,
};
/* clang-format on */

void
acies_rvc_factors_derive (AciesFactors *self)
{
  self->counts[RVC_IF_CHARGING] = self->melee != FALSE; /* RVC-K2: the card is the modifier's */
  /* RVC-C19: a Leader */
  self->counts[RVC_IF_TARGET_STEADFAST] = acies_type_has_skill (self->ruleset, self->target_type, RVC_SKILL_STEADFAST);
}

AciesFactors
acies_rvc_read_factors (const AciesState  *state,
                        const AciesCombat *combat)
{
  AciesFactors self;

  acies_factors_init (&self, state, combat);
  acies_rvc_factors_derive (&self);
  /* RVC-C17, RVC-C19: each friendly Leader beside it, never itself. */
  self.counts[RVC_IF_ATTACKER_BESIDE_LEADER] = (guint8) acies_unit_count_beside (state, combat->attacker, RVC_SKILL_LEADERSHIP);
  self.counts[RVC_IF_TARGET_BESIDE_LEADER] = (guint8) acies_unit_count_beside (state, combat->target, RVC_SKILL_LEADERSHIP);
  /* RVC-K5, RVC-K6, RVC-K12: the two add up, in melee and at range. */
  self.counts[RVC_IF_FLANKED] = combat->n_flankers;
  self.counts[RVC_IF_ENVELOPED] = (guint8) acies_flank_count (state, combat);

  return self;
}

int
acies_rvc_factors_attack_number (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->attacker_type].values;
  int          number = values[self->melee ? LEGENDS_MELEE_ATTACK : LEGENDS_RANGED_ATTACK];

  return MAX (number + acies_factors_modify (self, ACIES_MODIFIES_TARGET_NUMBER), 1);
}

int
acies_rvc_factors_defence_number (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->target_type].values;

  return values[self->melee ? LEGENDS_MELEE_DEFENCE : LEGENDS_RANGED_DEFENCE];
}

/* --- losses -------------------------------------------------------------------------------------- */

/* RVC-C22: heavy units, unless the scenario counts all. RVC-T06. */
guint
acies_rvc_morale_for (const AciesState *state,
                      AciesId           unit_type)
{
  gboolean is_light = acies_type_has_skill (state->ruleset, unit_type, RVC_SKILL_LIGHT);

  return is_light && state->switches[RVC_MORALE_COUNTS] == RVC_MORALE_COUNTS_HEAVY ? 0 : state->ruleset->unit_types[unit_type].morale;
}

/* RVC-C20, RVC-C22: whatever killed it. */
static gboolean
lose_figures (AciesResolver *resolver,
              AciesUnitId    unit,
              guint          n,
              AciesLogKind   kind)
{
  AciesUnit before = resolver->state->units[unit];
  guint     morale = acies_state_morale_for (resolver->state, before.type);

  if (!acies_unit_lose_figures (resolver, unit, n, kind))
    return FALSE;
  if (morale > 0)
    {
      acies_morale_take (resolver, before.side, (int) morale, TRUE);
      /* RVC-C23: at once. */
      if (resolver->state->sides[before.side].morale == 0)
        acies_game_end (resolver, RVC_END_MORALE_ZERO, acies_ruleset_enemy_of (resolver->state->ruleset, before.side));
    }

  return TRUE;
}

/* --- retreats ------------------------------------------------------------------------------------ */

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
static guint
list_withdrawals (const AciesState  *state,
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
  acies_log_move (resolver, ACIES_LOG_RETREATED, unit, from, to);
}

gboolean
acies_rvc_check_retreat (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesHex     hexes[ACIES_N_DIRECTIONS];
  guint        n = list_withdrawals (state, &state->combats[0], hexes);
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
  guint    n = list_withdrawals (state, &state->combats[0], hexes);

  acies_list_on (ACIES_COMMAND_RETREAT, hexes, n, commands);
}

/* --- the two rolls ------------------------------------------------------------------------------- */

/* RVC-C18; worked in RVC-T02. */
static guint
count_defence (AciesResolver *resolver,
               AciesCombat   *combat)
{
  const AciesState *state = resolver->state;
  AciesFactors      factors = acies_rvc_read_factors (state, combat);
  int               number = acies_rvc_factors_defence_number (&factors);
  AciesLogEntry     entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_DEFENCE);
  guint             wounds;

  acies_factors_judge_dice (resolver, G_MININT, number - 1, number);
  wounds = acies_dice_count (&state->dice, ACIES_DIE_HIT);
  combat->retreats = (guint8) acies_dice_count (&state->dice, ACIES_DIE_RETREAT);
  entry.side = state->units[combat->target].side;
  entry.unit = combat->target;
  entry.dice = state->dice;
  entry.number = (gint16) wounds;
  entry.number2 = combat->retreats;
  if (resolver->events != NULL)
    {
      g_autofree char *why = acies_rvc_describe_defence (&factors);

      entry.reason = g_intern_string (why);
    }
  acies_resolver_log (resolver, entry);

  return wounds;
}

/* RVC-C21, RVC-C28: what it has done before stays as it is. */
static void
drive_back (AciesResolver *resolver,
            guint          index,
            guint          retreats)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->combats[index].target;
  AciesHex          from = state->units[unit].hex;
  AciesRvcWay       way = acies_rvc_way_of (state, index);
  AciesRvcRetreat   plan = acies_rvc_plan_retreat (state, unit, acies_rvc_direction_over (&state->combats[index], &way), retreats);

  acies_unit_set_mark (resolver, unit, RVC_MARK_RETREATED, TRUE);
  if (plan.moved > 0)
    {
      acies_unit_set_hex (resolver, unit, plan.to);
      /* RVC-C27: pushed back = moved at least one hex. */
      if (state->combats[0].attacker == unit)
        RVC_SET (resolver, combats[0].pushed, TRUE);
      acies_log_move (resolver, ACIES_LOG_RETREATED, unit, from, plan.to);
    }
  if (plan.supported)
    acies_log_spared (resolver, ACIES_LOG_SUPPORTED, unit, 0, "RVC-C21", NULL);
  if (plan.losses == 0 && !plan.supported && (plan.missed > 0 || plan.moved == 0))
    acies_log_unit (resolver, RVC_LOG_HELD, unit);
  lose_figures (resolver, unit, plan.losses, ACIES_LOG_NO_RETREAT);
}

/* RVC-C20: wounds first; the dead do not retreat. RVC-C19: Leaders beside it help; a Leader itself never retreats. RVC-T03,
 * RVC-T13, RVC-T14 and RVC-T15 show how often. */
static void
resolve_rolls (AciesResolver *resolver,
               guint          index)
{
  AciesCombat  combat = resolver->state->combats[index];
  AciesFactors factors;
  guint        wounds;
  guint        n_leaders;
  guint        n;

  if (combat.hits == 0)
    return;
  wounds = count_defence (resolver, &combat);
  acies_resolver_set_combat (resolver, index, &combat);
  if (lose_figures (resolver, combat.target, wounds, ACIES_LOG_HIT))
    return;
  factors = acies_rvc_read_factors (resolver->state, &combat);
  n = CLAMP (acies_factors_modify (&factors, ACIES_MODIFIES_IGNORED_RETREATS), 0, combat.retreats);
  n_leaders = factors.counts[RVC_IF_TARGET_BESIDE_LEADER];
  if (n > 0)
    {
      g_autofree char *why = factors.counts[RVC_IF_TARGET_STEADFAST] > 0
                                 ? g_strdup (_ ("A Leader never retreats"))
                                 : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u Leader is beside the target", "%u Leaders are beside the target", n_leaders), n_leaders);

      acies_log_spared (resolver, ACIES_LOG_IGNORED_RETREATS, combat.target, n, "RVC-C19", why);
    }
  if (combat.retreats > n)
    drive_back (resolver, index, combat.retreats - n);
}

/* --- after the attack ---------------------------------------------------------------------------- */

/* RVC-C24: the attacker lives, was not pushed back, and the hex it attacked in melee is empty. */
static gboolean
can_step_in (const AciesState *state)
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
      return state->units[state->combats[0].target].place == ACIES_PLACE_LOST && can_step_in (state);

    case RVC_FREE_ADVANCE_WHENEVER_EMPTY:
      return can_step_in (state);

    default:
      return FALSE;
    }
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
static void
step_in (AciesResolver *resolver)
{
  AciesCombat combat = resolver->state->combats[0];

  acies_unit_set_hex (resolver, combat.attacker, combat.at);
  acies_rvc_set_mark (resolver, combat.attacker, RVC_MARK_ADVANCED);
  acies_log_move (resolver, ACIES_LOG_ADVANCED, combat.attacker, combat.from, combat.at);
  acies_step_push (resolver, RVC_STEP_PURSUE_MOMENT);
}

void
acies_rvc_yes (const AciesCommand *command,
               AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  step_in (resolver);
}

/* RVC-K10: it may attack after the move. */
guint
acies_rvc_pursuit_steps (const AciesState *state)
{
  return (guint) MAX (acies_state_unit_type (state, state->combats[0].attacker)->values[LEGENDS_ATTACK_MOVE], 0);
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

/* --- attacks ------------------------------------------------------------------------------------- */

/* RVC-C15, RVC-K10: a new attack, or that of a pursuit in place of the one before. */
void
acies_rvc_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          pursues = state->decision.kind == RVC_ASK_PURSUIT_ATTACK;
  AciesCombat       combat = acies_attack_between (state, command->hex, command->to);

  /* RVC-C12, RVC-C27: spent once declared. */
  if (state->turn.acting != combat.attacker)
    acies_rvc_begin_activation (resolver, combat.attacker);
  ACIES_TURN_SET (resolver, attacks, state->turn.attacks + 1);
  acies_rvc_set_mark (resolver, combat.attacker, RVC_MARK_ATTACKED);
  acies_log_declared (resolver, &combat);
  if (pursues)
    {
      acies_resolver_answered (resolver);
      acies_resolver_pop_combat (resolver);
    }
  acies_resolver_push_combat (resolver, &combat);
  if (!pursues)
    {
      acies_step_push (resolver, RVC_STEP_END_ATTACK);
      acies_step_push (resolver, RVC_STEP_RUN_MOMENT);
    }
  acies_step_push_all (resolver, RVC_STEP_WAY, RVC_STEP_ADVANCE_MOMENT);
}

/* RVC-C25, RVC-T17: the roles changed, the way reversed unless the striker has been driven off. */
static void
acies_rvc_strike (AciesResolver  *resolver,
                  AciesCombatKind kind)
{
  AciesCombat strike = acies_attack_strike_back (resolver->state, kind);

  acies_attack_push_strike (resolver, &strike, RVC_STEP_ROLL, RVC_STEP_RESULT, RVC_STEP_END_STRIKE);
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVC_STEP_WAY, .combat = 1 });
  if (strike.from == resolver->state->combats[0].at && !strike.melee)
    acies_rvc_turn_way (resolver);
}

/* One step of an attack or strike, in their order. */
void
acies_rvc_run_attack (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[step->combat];
  AciesUnitId        attacker = state->combats[0].attacker;
  AciesFactors       factors;
  g_autoptr (AciesOdds) why = NULL;

  switch (step->kind)
    {
    case RVC_STEP_WAY:
      acies_rvc_find_way (resolver, step->combat);
      break;
    /* RVC-C16: counted at this moment. */
    case RVC_STEP_ROLL:
      factors = acies_rvc_read_factors (state, combat);
      why = resolver->events != NULL ? acies_rvc_explain_attack (&factors) : NULL;
      acies_attack_roll (resolver, step->combat, acies_factors_n_dice (&factors), acies_rvc_factors_attack_number (&factors), why);
      break;
    /* RVC-C16, RVC-C17; worked in RVC-T01. */
    case RVC_STEP_HITS:
      factors = acies_rvc_read_factors (state, combat);
      acies_factors_judge_dice (resolver, acies_rvc_factors_attack_number (&factors), G_MAXINT, ROLL_NOTHING);
      ACIES_COMBAT_SET (resolver, step->combat, hits, acies_dice_count (&state->dice, ACIES_DIE_HIT));
      acies_log_rolled (resolver, state->units[combat->attacker].side, combat->hits, -1);
      break;
    /* RVC-C18: one die for each hit. */
    case RVC_STEP_DEFENCE:
      factors = acies_rvc_read_factors (state, combat);
      if (combat->hits > 0)
        acies_resolver_ask_dice (resolver, state->units[combat->target].side, combat->target, ROLL_DIE, combat->hits,
                                 acies_rvc_factors_defence_number (&factors));
      break;
    case RVC_STEP_RESULT:
      resolve_rolls (resolver, step->combat);
      break;
    case RVC_STEP_ADVANCE_MOMENT:
      if (may_step_in_freely (state))
        acies_question_ask (resolver, RVC_ASK_ADVANCE_MOMENT);
      else
        acies_card_moments_ask (resolver, RVC_ASK_ADVANCE_MOMENT);
      break;
    case RVC_STEP_PURSUIT:
      acies_turn_set_moved (resolver, 0);
      if (acies_unit_can_go (state, attacker, acies_rvc_pursuit_steps (state)))
        acies_question_ask (resolver, RVC_ASK_PURSUIT);
      break;
    /* RVC-K10: an attack from where it is now. */
    case RVC_STEP_PURSUIT_ATTACK:
      acies_rvc_set_mark (resolver, attacker, RVC_MARK_ADVANCED);
      if (acies_unit_has_target (state, attacker))
        acies_question_ask (resolver, RVC_ASK_PURSUIT_ATTACK);
      break;
    case RVC_STEP_RUN:
      acies_question_ask (resolver, RVC_ASK_RUN);
      break;
    /* RVC-C11: the last phase does nothing yet. */
    case RVC_STEP_END_ATTACK:
      acies_turn_set_phase (resolver, RVC_PHASE_FORM);
      acies_resolver_pop_combat (resolver);
      acies_turn_set_phase (resolver, RVC_PHASE_MOVE);
      acies_step_push (resolver, RVC_STEP_CHECK_TURN);
      break;
    /* RVC-C27: an attacker that is dead or was pushed back does nothing more in this attack. */
    case RVC_STEP_END_STRIKE:
      acies_resolver_pop_combat (resolver);
      ACIES_COMBAT_SET (resolver, 0, over, acies_rvc_block (state)->combats[0].pushed || !acies_state_unit_is_on_board (state, attacker));
      break;
    default:
      acies_card_moments_ask (resolver, acies_legends (state)->steps[step->kind].moment);
      break;
    }
}

/* --- cards --------------------------------------------------------------------------------------- */

/* clang-format off */
const AciesCardProc acies_rvc_cards[] = {
  { RVC_EFFECT_MIXED_ORDER,     ACIES_DECISION_NONE,    ACIES_CARD_OF_ACTIVE,   0 },
  { RVC_EFFECT_CAVALRY_CHARGE,  RVC_ASK_ATTACK_MOMENT,  ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  { RVC_EFFECT_WITHDRAW,        RVC_ASK_DEFEND_MOMENT,  ACIES_CARD_OF_TARGET,   ACIES_CARD_ABLE },
  /* RVC-K4 */
  { RVC_EFFECT_FIRST_STRIKE,    RVC_ASK_DEFEND_MOMENT,  ACIES_CARD_OF_TARGET,   ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  /* RVC-K5, RVC-K6, RVC-K12, RVC-T08: in melee and at range; the attacker uses Flanking, so it needs the ability. */
  { RVC_EFFECT_FLANKING,        RVC_ASK_ROLL_MOMENT,    ACIES_CARD_OF_ATTACKER, ACIES_CARD_ABLE | ACIES_CARD_NAMES | ACIES_CARD_AGAIN },
  { RVC_EFFECT_ENVELOPMENT,     RVC_ASK_ROLL_MOMENT,    ACIES_CARD_OF_ATTACKER, ACIES_CARD_AGAIN },
  { RVC_EFFECT_CAVALRY_COUNTER, RVC_ASK_COUNTER_MOMENT, ACIES_CARD_OF_TARGET,   ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  { RVC_EFFECT_SKIRMISH,        RVC_ASK_COUNTER_MOMENT, ACIES_CARD_OF_TARGET,   ACIES_CARD_ABLE },
  { RVC_EFFECT_ADVANCE,         RVC_ASK_ADVANCE_MOMENT, ACIES_CARD_OF_ATTACKER, ACIES_CARD_MELEE | ACIES_CARD_ABLE },
  { RVC_EFFECT_CAVALRY_PURSUE,  RVC_ASK_PURSUE_MOMENT,  ACIES_CARD_OF_ATTACKER, ACIES_CARD_ABLE },
  { RVC_EFFECT_HIT_AND_RUN,     RVC_ASK_RUN_MOMENT,     ACIES_CARD_OF_ATTACKER, ACIES_CARD_ABLE },
  { ACIES_NO_ID },
};
/* clang-format on */

gboolean
acies_rvc_card_fits (const AciesState *state,
                     AciesId           card,
                     GError          **error)
{
  const AciesCombat *combat = &state->combats[0];

  switch (state->ruleset->cards[card].effect)
    {
    case RVC_EFFECT_CAVALRY_COUNTER:
      return (acies_state_unit_is_on_board (state, combat->target) &&
              acies_hex_is_adjacent (state->units[combat->target].hex, state->units[combat->attacker].hex)) ||
             acies_refuse_unit (error, "RVC-K7", state, combat->target, "%s is no longer beside the attacker",
                                "%s are no longer beside the attacker");
    case RVC_EFFECT_SKIRMISH:
      return acies_state_unit_is_on_board (state, combat->target) ||
             acies_refuse (error, "RVC-K8", _ ("The target has been eliminated"));
    case RVC_EFFECT_ADVANCE:
      return can_step_in (state) ||
             acies_refuse (error, "RVC-K9", _ ("The target’s hex is not empty"));
    /* RVC-K10: after an advance. */
    case RVC_EFFECT_CAVALRY_PURSUE:
      return state->units[combat->attacker].hex == combat->at ||
             /* Translators: a unit */
             acies_refuse_unit (error, "RVC-K10", state, combat->attacker, "%s has not advanced and cannot pursue", "%s have not advanced and cannot pursue");
    default:
      return TRUE;
    }
}

gboolean
acies_rvc_card_check (const AciesState *state,
                      AciesId           card,
                      AciesHex          hex,
                      GError          **error)
{
  const AciesCombat *combat = &state->combats[0];
  const gint8       *values = state->ruleset->cards[card].values;
  AciesUnitId        target = combat->target;
  guint              n_flankers = (guint) MAX (values[RVC_VALUE_FLANKERS], 0);
  AciesHex           hexes[ACIES_N_DIRECTIONS];
  g_autofree char   *label = NULL;

  switch (state->ruleset->cards[card].effect)
    {
    case RVC_EFFECT_MIXED_ORDER:
      if (state->turn.acting != ACIES_NO_UNIT)
        return acies_refuse (error, "RVC-K1", _ ("%s can be played only before any unit is activated this turn"), state->ruleset->cards[card].name);
      if (state->turn.order_card != ACIES_NO_ID)
        return acies_refuse (error, "RVC-K1", _ ("%s has already been played this turn"), state->ruleset->cards[card].name);
      return TRUE;
    /* RVC-K2: hexes of its move before the attack, or of the pursuit before this one. RVC-T07. */
    case RVC_EFFECT_CAVALRY_CHARGE:
      label = error != NULL ? acies_unit_label (state, combat->attacker) : NULL;
      return state->turn.moved >= values[RVC_VALUE_MOVED] ||
             acies_refuse (error, "RVC-K2",
                           /* Translators: a unit, and the hexes that it moved and needs */
                           _ ("A charge needs a move of %3$d or more hexes before the attack; %1$s moved only %2$u"), label, state->turn.moved, values[RVC_VALUE_MOVED]);
    /* RVC-K3, RVC-T12 */
    case RVC_EFFECT_WITHDRAW:
      return list_withdrawals (state, combat, hexes) > 0 ||
             acies_refuse_unit (error, "RVC-K3", state, target, "%s has no free hex to withdraw to",
                                "%s have no free hex to withdraw to");
    case RVC_EFFECT_FLANKING:
      return acies_flank_check (state, card, hex, error);
    /* RVC-K6: open to any attacker. */
    case RVC_EFFECT_ENVELOPMENT:
      if (acies_combat_has_card (state, combat, RVC_EFFECT_ENVELOPMENT))
        return acies_refuse (error, "RVC-K12", _ ("Only one Envelopment can be played in an attack"));
      return acies_flank_may_envelop (state, card) ||
             acies_refuse (error, "RVC-K6", g_dngettext (GETTEXT_PACKAGE, "An Envelopment needs at least %u friendly unit beside the target, not counting the attacker", "An Envelopment needs at least %u friendly units beside the target, not counting the attacker", n_flankers), n_flankers);
    case RVC_EFFECT_SKIRMISH:
      label = error != NULL ? acies_unit_label (state, target) : NULL;
      return acies_target_distance (state, target, state->units[target].hex, combat->attacker, NULL) > 0 ||
             acies_refuse (error, "RVC-K8", _ ("The attacker is out of range of %s"), label);
    /* RVC-K11: after any attack of its own. */
    case RVC_EFFECT_HIT_AND_RUN:
      return acies_unit_can_go (state, combat->attacker, acies_rvc_run_steps (state)) ||
             /* Translators: a unit */
             acies_refuse_unit (error, "RVC-K11", state, combat->attacker, "%s has no hex to move to", "%s have no hex to move to");
    default:
      return TRUE;
    }
}

void
acies_rvc_card_play (AciesResolver *resolver,
                     AciesId        card,
                     AciesHex       hex)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[0];
  AciesHex           hexes[ACIES_N_DIRECTIONS];

  switch (state->ruleset->cards[card].effect)
    {
    case RVC_EFFECT_MIXED_ORDER:
      acies_rvc_play_mixed_order (resolver, card);
      break;
    /* RVC-K3: the only hex is no choice. */
    case RVC_EFFECT_WITHDRAW:
      ACIES_COMBAT_SET (resolver, 0, withdrew, TRUE);
      if (list_withdrawals (state, combat, hexes) == 1)
        withdraw_to (resolver, hexes[0]);
      else
        acies_question_ask (resolver, RVC_ASK_RETREAT);
      break;
    /* RVC-C25, RVC-C26 */
    case RVC_EFFECT_FIRST_STRIKE:
      acies_attack_add_card (resolver, card);
      acies_rvc_strike (resolver, ACIES_COMBAT_STRIKE);
      break;
    case RVC_EFFECT_CAVALRY_COUNTER:
    case RVC_EFFECT_SKIRMISH:
      acies_attack_add_card (resolver, card);
      acies_rvc_strike (resolver, ACIES_COMBAT_COUNTER);
      break;
    case RVC_EFFECT_FLANKING:
      acies_flank_play (resolver, card, hex);
      break;
    case RVC_EFFECT_ADVANCE:
      step_in (resolver);
      break;
    case RVC_EFFECT_CAVALRY_PURSUE:
      acies_rvc_set_mark (resolver, combat->attacker, RVC_MARK_ADVANCING);
      acies_step_push (resolver, RVC_STEP_PURSUIT_ATTACK);
      acies_step_push (resolver, RVC_STEP_PURSUIT);
      break;
    case RVC_EFFECT_HIT_AND_RUN:
      acies_step_push (resolver, RVC_STEP_RUN);
      break;
    default:
      acies_attack_add_card (resolver, card);
      break;
    }
}
