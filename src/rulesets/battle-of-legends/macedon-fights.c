/* macedon-fights.c - Rome vs Macedon: one attack, step by step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"

#include "engine/board/texts.h"

#include <glib/gi18n-lib.h>

/* --- dice ---------------------------------------------------------------------------------------- */

/* Conditions are questions about a fight; ruleset.xml says what each is worth. */

G_STATIC_ASSERT (RVM_N_CONDITIONS <= FACTORS_MAX_CONDITIONS);

/* clang-format off */
const char *const acies_rvm_conditions[] = {
  [RVM_IF_ATTACKER_BESIDE_LEADER] = "attacker-beside-leader",
  [RVM_IF_TARGET_BATTLELINE]      = "target-battleline",
  [RVM_IF_CHARGING]               = "charging",
  [RVM_IF_FLANKED]                = "flanked",
  [RVM_IF_ENVELOPED]              = "enveloped",
  [RVM_IF_TARGET_TESTUDO]         = "target-testudo",
  [RVM_IF_UPHILL_MELEE]           = "uphill-melee",
  [RVM_IF_RANGED_COMBAT]          = "ranged-combat",
  [RVM_IF_ANY_COMBAT]             = "any-combat",
  [RVM_IF_TARGET_PHALANX]         = "target-phalanx",
  [RVM_IF_TARGET_BESIDE_LEADER]   = "target-beside-leader",
  [RVM_IF_MELEE_COMBAT]           = "melee-combat",
  [RVM_IF_DOWNHILL_MELEE]         = "downhill-melee",
  [RVM_IF_MELEE_ON_LEADER]        = "melee-on-leader",
  [RVM_IF_MELEE_FROM_BEHIND]      = "melee-from-behind",
  [RVM_N_CONDITIONS]              = NULL,
};
/* clang-format on */

/* What follows from kind of combat, types and ground. The card of a modifier,
 * and the ground under one of the two, are the modifier's. */
void
acies_rvm_factors_derive (AciesFactors *self)
{
  guint8 melee = self->melee != FALSE;
  guint8 other_ground = melee && self->attacker_terrain != self->target_terrain;

  self->counts[RVM_IF_ANY_COMBAT] = 1;         /* RVM-T12, RVM-A28 */
  self->counts[RVM_IF_RANGED_COMBAT] = !melee; /* RVM-T6 */
  self->counts[RVM_IF_MELEE_COMBAT] = melee;   /* RVM-K24 */
  self->counts[RVM_IF_CHARGING] = melee;       /* RVM-K9 */
  /* RVM-T3, RVM-A27: it is the target that stands on the hill, and RVM-K23: the attacker. */
  self->counts[RVM_IF_UPHILL_MELEE] = other_ground;
  self->counts[RVM_IF_DOWNHILL_MELEE] = other_ground;
  /* RVM-K18 */
  self->counts[RVM_IF_MELEE_ON_LEADER] = melee &&
                                         self->ruleset->unit_types[self->target_type].class_ == RVM_CLASS_LEADER;
}

AciesFactors
acies_rvm_read_factors (const AciesState  *state,
                        const AciesCombat *combat)
{
  const AciesUnit *attacker = &state->units[combat->attacker];
  const AciesUnit *target = &state->units[combat->target];
  guint            attacker_row = acies_hex_row (attacker->hex);
  guint            target_row = acies_hex_row (target->hex);
  AciesFactors     self;

  acies_factors_init (&self, state, combat);
  /* A scenario card helps the attacks of the units it ordered, never a strike. */
  if (combat->kind == ACIES_COMBAT_ATTACK && attacker->side == state->turn.active &&
      acies_state_unit_has_mark (state, combat->attacker, RVM_MARK_ORDERED))
    self.order_card = state->turn.order_card;
  self.fewest_dice = state->switches[RVM_FEWEST_MELEE_DICE];
  acies_rvm_factors_derive (&self);
  /* RVM-K15, RVM-D6; RVM-K16 */
  self.counts[RVM_IF_TARGET_TESTUDO] = acies_state_unit_has_mark (state, combat->target, RVM_MARK_TESTUDO);
  self.counts[RVM_IF_TARGET_PHALANX] = acies_state_unit_has_mark (state, combat->target, RVM_MARK_PHALANX);
  /* RVM-R25, RVM-A60 */
  self.counts[RVM_IF_TARGET_BESIDE_LEADER] = acies_unit_count_beside (state, combat->target, RVM_SKILL_LEADERSHIP) > 0;
  if (!combat->melee)
    return self;
  /* RVM-R25, RVM-A29: a die in melee, not a point. RVM-A62: a strike is an attack. RVM-A24: beside another, never for himself. */
  self.counts[RVM_IF_ATTACKER_BESIDE_LEADER] = acies_unit_count_beside (state, combat->attacker, RVM_SKILL_LEADERSHIP) > 0;
  /* RVM-D9, RVM-A30: one for each. */
  self.counts[RVM_IF_TARGET_BATTLELINE] = (guint8) acies_unit_count_beside (state, combat->target, RVM_SKILL_BATTLELINE);
  self.counts[RVM_IF_FLANKED] = combat->n_flankers;
  /* RVM-K11, RVM-D2 to RVM-D5: nothing but its place, its side and its ability counts. */
  self.counts[RVM_IF_ENVELOPED] = (guint8) acies_flank_count (state, combat);
  /* RVM-K22: in the row of the target, or nearer to the edge the target retreats to. */
  self.counts[RVM_IF_MELEE_FROM_BEHIND] = state->ruleset->sides[target->side].home == ACIES_HOME_TOP ? attacker_row <= target_row
                                                                                                     : attacker_row >= target_row;

  return self;
}

/* RVM-K19: what the order card lends counts. */
int
acies_rvm_factors_attack (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->attacker_type].values;

  if (!self->melee)
    return values[LEGENDS_RANGED_ATTACK];

  return values[LEGENDS_MELEE_ATTACK] +
         acies_rvm_lent_value (self->ruleset, self->order_card, self->attacker_type, RVM_VALUE_MELEE_ATTACK);
}

/* RVM-R13 */
int
acies_rvm_factors_combat_point (const AciesFactors *self)
{
  const gint8 *values = self->ruleset->unit_types[self->target_type].values;

  return values[self->melee ? LEGENDS_MELEE_DEFENCE : LEGENDS_RANGED_DEFENCE] - acies_rvm_factors_attack (self) + 4;
}

static gboolean
is_ordered_by (const AciesFactors *self,
               guint               effect)
{
  return self->order_card != ACIES_NO_ID && self->ruleset->cards[self->order_card].effect == effect;
}

gboolean
acies_rvm_factors_retreats_hit (const AciesFactors *self)
{
  return is_ordered_by (self, RVM_EFFECT_BEHEADING) && self->counts[RVM_IF_MELEE_ON_LEADER] > 0;
}

gboolean
acies_rvm_is_from_behind (const AciesState  *state,
                          const AciesCombat *combat)
{
  AciesFactors factors = acies_rvm_read_factors (state, combat);

  return is_ordered_by (&factors, RVM_EFFECT_UNKNOWN_TRIBUNE) && factors.counts[RVM_IF_MELEE_FROM_BEHIND] > 0;
}

/* --- retreats ------------------------------------------------------------------------------------ */

/* The two hexes toward the unit's own edge, were it on @hex; NO_HEX where the board ends. */
static void
find_rear (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          hex,
           AciesHex          rear[2])
{
  AciesHome home = state->ruleset->sides[state->units[unit].side].home;

  rear[0] = acies_board_neighbour (state->board, hex, home == ACIES_HOME_TOP ? ACIES_DIRECTION_NW : ACIES_DIRECTION_SW);
  rear[1] = acies_board_neighbour (state->board, hex, home == ACIES_HOME_TOP ? ACIES_DIRECTION_NE : ACIES_DIRECTION_SE);
}

/* RVM-R16, RVM-A19, RVM-A20; RVM-A5: whatever the bar, the price is the same */
static gboolean
check_free_rear (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex,
                 const char       *rule,
                 GError          **error)
{
  AciesSide    enemy = acies_ruleset_enemy_of (state->ruleset, state->units[unit].side);
  AciesHexName name;

  if (!acies_check_passable (state, hex, rule, error) || !acies_check_empty (state, hex, rule, error))
    return FALSE;

  return !acies_units_any_beside (state, hex, enemy) ||
         /* Translators: a hex or a square */
         acies_refuse (error, rule, _ ("%s is blocked: an enemy is beside it"), acies_hex_name (hex, name));
}

/* RVM-R15, RVM-R16: what keeps @unit from going back to @hex, which is on the board. */
gboolean
acies_rvm_check_rear (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          hex,
                      const char       *rule,
                      GError          **error)
{
  AciesHex     both[2];
  AciesHexName name;

  find_rear (state, unit, state->units[unit].hex, both);
  if (hex != both[0] && hex != both[1])
    return acies_refuse (error, rule,
                         acies_agree_unit (state, unit,
                                           /* Translators: a unit, and a hex */
                                           "%1$s must retreat to one of the two hexes behind it, not to %2$s",
                                           "%1$s must retreat to one of the two hexes behind them, not to %2$s"),
                         acies_state_unit_type (state, unit)->name, acies_hex_name (hex, name));

  return check_free_rear (state, unit, hex, rule, error);
}

static guint
list_rear_of (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          hex,
              AciesHex          rear[2])
{
  AciesHex both[2];
  guint    n = 0;

  find_rear (state, unit, hex, both);
  for (guint i = 0; i < 2; i++)
    {
      if (both[i] != ACIES_NO_HEX && check_free_rear (state, unit, both[i], NULL, NULL))
        rear[n++] = both[i];
    }

  return n;
}

guint
acies_rvm_list_rear (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          rear[2])
{
  return list_rear_of (state, unit, state->units[unit].hex, rear);
}

/* RVM-R18, RVM-D14, RVM-A18: friends in both. */
static gboolean
is_supported_on (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex)
{
  AciesHex rear[2];

  find_rear (state, unit, hex, rear);

  return acies_unit_has_friend_on (state, unit, rear[0]) && acies_unit_has_friend_on (state, unit, rear[1]);
}

/* Are both hexes behind it held by friends? */
static gboolean
is_supported (const AciesState *state,
              AciesUnitId       unit)
{
  return is_supported_on (state, unit, state->units[unit].hex);
}

char *
acies_rvm_describe_rear (const AciesState *state,
                         AciesUnitId       unit,
                         gboolean         *supported)
{
  g_autoptr (GString) text = g_string_new (NULL);
  AciesHex rear[2];

  *supported = is_supported (state, unit);
  if (!*supported && acies_rvm_list_rear (state, unit, rear) > 0)
    return NULL;
  find_rear (state, unit, state->units[unit].hex, rear);
  if (*supported)
    {
      g_autofree char *first = acies_unit_label (state, acies_state_unit_at (state, rear[0]));
      g_autofree char *second = acies_unit_label (state, acies_state_unit_at (state, rear[1]));

      /* Translators: two units with their hexes, behind a third one */
      return g_strdup_printf (_ ("Supported by %1$s and %2$s"), first, second);
    }
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) bar = NULL;

      if (rear[i] != ACIES_NO_HEX)
        check_free_rear (state, unit, rear[i], "RVM-R16", &bar);
      acies_list_add (text, ACIES_LIST_SEMICOLON, bar != NULL ? bar->message : _ ("a rear hex is off the board"));
    }
  /* Translators: what keeps a unit from both hexes behind it: “E4 is occupied by Cretans; the board ends” */
  return g_strdup_printf (_ ("Each retreat costs a figure: %s"), text->str);
}

/* RVM-R15, RVM-R16, RVM-R18 */
guint
acies_rvm_retreat_price (const AciesState *state,
                         AciesUnitId       target,
                         AciesHex          from)
{
  AciesHex rear[2];

  return acies_rvm_list_rear (state, target, rear) == 0 && !is_supported (state, target);
}

static void
take_off_retreats (AciesResolver *resolver,
                   guint          index,
                   guint          n,
                   AciesLogKind   kind,
                   const char    *rule)
{
  const AciesCombat *combat = &resolver->state->combats[index];
  const AciesRule   *cause;

  n = MIN (n, combat->retreats);
  if (n == 0)
    return;
  cause = acies_ruleset_find_rule (resolver->state->ruleset, rule);
  ACIES_COMBAT_SET (resolver, index, retreats, combat->retreats - n);
  acies_log_spared (resolver, kind, combat->target, n, rule, cause != NULL ? cause->title : NULL);
}

/* RVM-A23: one cause after the other, each as often as the data say. */
static guint
count_ignored (const AciesState *state,
               guint             index,
               guint             condition)
{
  AciesFactors factors = acies_rvm_read_factors (state, &state->combats[index]);

  return (guint) MAX (acies_factors_modify_if (&factors, ACIES_MODIFIES_IGNORED_RETREATS, condition), 0);
}

static void
hold_by (AciesResolver *resolver,
         guint          index,
         guint          condition,
         const char    *rule)
{
  take_off_retreats (resolver, index, count_ignored (resolver->state, index, condition), ACIES_LOG_IGNORED_RETREATS, rule);
}

/* A place where retreats can end. */
typedef struct
{
  AciesHex hex;
  guint    figures;
  guint    spare; /* RVM-A47: ignored hits left over */
  gboolean stopped;
} End;

static gboolean
has_end (const GArray *ends,
         End           end)
{
  for (guint i = 0; i < ends->len; i++)
    {
      End other = g_array_index (ends, End, i);

      if (other.figures == end.figures && (end.figures == 0 || other.hex == end.hex))
        return TRUE;
    }
  return FALSE;
}

/* (transfer full): all ends of @retreats from @from, as the owner chooses. The number of steps and the hex of an end say how often a
 * retreat was barred, so that two ends on one hex are the same. */
static GArray *
list_ends (const AciesState *state,
           AciesUnitId       unit,
           guint             retreats,
           End               from)
{
  GArray *ends = g_array_new (FALSE, FALSE, sizeof (End));

  g_array_append_val (ends, from);
  for (guint step = 0; step < retreats; step++)
    {
      g_autoptr (GArray) before = ends;

      ends = g_array_new (FALSE, FALSE, sizeof (End));
      for (guint i = 0; i < before->len; i++)
        {
          End      start = g_array_index (before, End, i);
          gboolean over = start.figures == 0 || (!start.stopped && is_supported_on (state, unit, start.hex));
          AciesHex rear[2];
          guint    n = over || start.stopped ? 0 : list_rear_of (state, unit, start.hex, rear);

          if (n == 0 && !over)
            {
              start.figures -= start.spare == 0;
              start.spare -= start.spare > 0;
            }
          for (guint j = 0; j < MAX (n, 1); j++)
            {
              End end = n == 0 ? start : (End) { rear[j], start.figures, start.spare, acies_state_stops_at (state, rear[j]) };

              if (!has_end (ends, end))
                g_array_append_val (ends, end);
            }
        }
    }
  return ends;
}

guint
acies_rvm_count_left (const AciesState *state,
                      AciesUnitId       unit,
                      guint             hits,
                      guint             retreats,
                      guint             spare)
{
  guint figures = state->units[unit].figures;
  g_autoptr (GArray) ends = list_ends (state, unit, retreats, (End) { state->units[unit].hex, figures - MIN (hits, figures), spare, FALSE });
  guint left = 0;

  for (guint i = 0; i < ends->len; i++)
    left = MAX (left, g_array_index (ends, End, i).figures);
  return left;
}

/* RVM-A23: a Leader's help is the owner's choice where it makes a difference, unless the scenario says otherwise. */
static void
ignore_retreats (AciesResolver *resolver,
                 guint          index)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[index];
  const AciesUnit   *target = &state->units[combat->target];
  End                from = { target->hex, target->figures, acies_rvm_block (state)->combats[index].spare, acies_rvm_block (state)->combats[index].stopped };
  g_autoptr (GArray) with = NULL;
  g_autoptr (GArray) without = NULL;
  gboolean matters;
  guint    n;

  if (target->place != ACIES_PLACE_BOARD)
    return;
  hold_by (resolver, index, RVM_IF_TARGET_PHALANX, "RVM-K16"); /* it needs no leave */
  n = count_ignored (state, index, RVM_IF_TARGET_BESIDE_LEADER);
  if (combat->retreats == 0 || n == 0)
    return;
  if (state->switches[RVM_LEADER_RETREAT] == RVM_LEADER_RETREAT_ALWAYS)
    {
      hold_by (resolver, index, RVM_IF_TARGET_BESIDE_LEADER, "RVM-R25");
      return;
    }

  /* Help makes a difference if the retreats can end in another way with it, or no more in the same way. */
  with = list_ends (state, combat->target, combat->retreats - MIN (n, combat->retreats), from);
  without = list_ends (state, combat->target, combat->retreats, from);
  matters = with->len != without->len;
  for (guint i = 0; i < with->len; i++)
    matters |= !has_end (without, g_array_index (with, End, i));
  if (matters)
    acies_question_ask (resolver, RVM_ASK_LEADER_HELP);
}

void
acies_rvm_leader_help (const AciesCommand *command,
                       AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  hold_by (resolver, resolver->state->n_combats - 1u, RVM_IF_TARGET_BESIDE_LEADER, "RVM-R25");
}

/* RVM-R19, RVM-R26, RVM-A37; RVM-D16: the last figure can go to a barred retreat
 * as well. The game may be over afterwards. */
static void
lose_figures (AciesResolver *resolver,
              AciesUnitId    unit,
              guint          n,
              AciesLogKind   note)
{
  AciesUnit before = resolver->state->units[unit];

  if (acies_unit_lose_figures (resolver, unit, n, note))
    acies_rvm_take_morale (resolver, before.side, (int) acies_state_morale_for (resolver->state, before.type),
                           resolver->state->switches[RVM_MORALE_GIVEN]);
}

static void
retreat_to (AciesResolver *resolver,
            guint          index,
            AciesHex       to)
{
  AciesCombat combat = resolver->state->combats[index];
  AciesHex    from = resolver->state->units[combat.target].hex;

  /* RVM-K17: who withdraws chose to */
  acies_rvm_shift (resolver, combat.target, to, combat.withdrew);
  acies_log_move (resolver, ACIES_LOG_RETREATED, combat.target, from, to);
  /* RVM-R17, RVM-A21 */
  RVM_SET (resolver, combats[index].stopped, (guint8) acies_state_stops_at (resolver->state, to));
}

/* RVM-A16, RVM-A17: the only legal hex is no choice. */
void
acies_rvm_go_back (AciesResolver *resolver,
                   guint          index)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->combats[index].target;
  AciesHex          rear[2];

  if (acies_rvm_list_rear (state, unit, rear) == 1)
    retreat_to (resolver, index, rear[0]);
  else
    acies_question_ask (resolver, RVM_ASK_RETREAT);
}

/* RVM-R15 to RVM-R18: one open retreat; the step comes back for the next (RVM-A58). */
static void
resolve_retreats (AciesResolver *resolver,
                  guint          index)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = state->combats[index];
  gboolean          stopped = acies_rvm_block (state)->combats[index].stopped;
  guint8            spare = acies_rvm_block (state)->combats[index].spare;
  AciesHex          rear[2];

  if (combat.retreats == 0 || state->units[combat.target].place != ACIES_PLACE_BOARD)
    return;
  if (!stopped && is_supported (state, combat.target))
    {
      take_off_retreats (resolver, index, combat.retreats, ACIES_LOG_SUPPORTED, "RVM-R18");
      return;
    }
  acies_resolver_push_step (resolver, (AciesStep) { .kind = RVM_STEP_RETREATS, .combat = (guint8) index });
  ACIES_COMBAT_SET (resolver, index, retreats, combat.retreats - 1);
  if (!stopped && acies_rvm_list_rear (state, combat.target, rear) > 0)
    acies_rvm_go_back (resolver, index);
  else if (spare > 0)
    /* RVM-A47: no hit, so an ignored hit saves a figure only where the scenario has it. */
    RVM_SET (resolver, combats[index].spare, (guint8) (spare - 1));
  else
    lose_figures (resolver, combat.target, 1, ACIES_LOG_NO_RETREAT);
}

gboolean
acies_rvm_check_retreat (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  return acies_rvm_check_rear (state, state->decision.unit, command->hex, "RVM-R15", error);
}

void
acies_rvm_retreat (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  retreat_to (resolver, resolver->state->n_combats - 1u, command->hex);
}

/* --- strikes ------------------------------------------------------------------------------------- */

/* A strike is a combat of its own on top of the attack: the target of the
 * attack rolls, its attacker defends (RVM-A60). It has no moments, so nobody
 * answers it (RVM-A45). */

/* RVM-K16, RVM-A59; RVM-K22: not against a tribune who comes from behind. */
gboolean
acies_rvm_phalanx_strikes (const AciesState  *state,
                           const AciesCombat *combat)
{
  return combat->melee && acies_state_unit_has_mark (state, combat->target, RVM_MARK_PHALANX) &&
         acies_state_unit_type (state, combat->target)->values[LEGENDS_MELEE_ATTACK] > 0 &&
         !acies_rvm_is_from_behind (state, combat);
}

void
acies_rvm_strike (AciesResolver  *resolver,
                  AciesCombatKind kind)
{
  AciesCombat strike = acies_attack_strike_back (resolver->state, kind);

  RVM_SET (resolver, combats[0].struck, TRUE);
  /* RVM-D7, RVM-A53: before any roll */
  acies_unit_set_mark (resolver, strike.attacker, RVM_MARK_TESTUDO, FALSE);
  acies_attack_push_strike (resolver, &strike, RVM_STEP_ROLL, RVM_STEP_RETREATS, RVM_STEP_END_STRIKE);
}

/* --- attacks ------------------------------------------------------------------------------------- */

/* Declares @combat, in place of one that is over. Advance by advance this gives the battle example of the rulebook, whose steps
 * follow each other by their numbers and not by the page (RVM-A6). */
static void
begin_attack (AciesResolver     *resolver,
              const AciesCombat *combat)
{
  AciesUnitId unit = combat->attacker;

  if (!acies_state_unit_has_mark (resolver->state, unit, RVM_MARK_ACTIVATED))
    acies_rvm_begin_activation (resolver, unit);
  if (acies_rvm_partner (resolver->state) == unit)
    acies_rvm_pass_to_partner (resolver);
  if (acies_rvm_waits_to_attack (resolver->state, unit))
    acies_rvm_resume_activation (resolver, unit);
  ACIES_TURN_SET (resolver, attacks, resolver->state->turn.attacks + 1);
  /* RVM-D7, RVM-A53 */
  acies_unit_set_mark (resolver, unit, RVM_MARK_TESTUDO, FALSE);
  ACIES_UNIT_SET (resolver, unit, status, resolver->state->units[unit].status | RVM_DID_ATTACK);
  acies_log_declared (resolver, combat);
  if (resolver->state->n_combats > 0)
    acies_resolver_pop_combat (resolver);
  acies_resolver_push_combat (resolver, combat);
}

void
acies_rvm_attack (const AciesCommand *command,
                  AciesResolver      *resolver)
{
  AciesCombat combat = acies_attack_between (resolver->state, command->hex, command->to); /* RVM-A9 */

  begin_attack (resolver, &combat);
  acies_step_push (resolver, RVM_STEP_END_ATTACK);
  acies_step_push_all (resolver, RVM_STEP_ATTACK_MOMENT, RVM_STEP_ADVANCE_MOMENT);
}

/* RVM-K10, RVM-D10 */
void
acies_rvm_advance (AciesResolver *resolver,
                   AciesHex       hex)
{
  AciesCombat old = resolver->state->combats[0];
  guint8      advances = acies_rvm_block (resolver->state)->combats[0].advances;
  AciesCombat combat;

  acies_rvm_shift (resolver, old.attacker, old.at, TRUE);
  acies_log_move (resolver, ACIES_LOG_ADVANCED, old.attacker, old.from, old.at);
  combat = acies_attack_between (resolver->state, old.at, hex);
  begin_attack (resolver, &combat);
  RVM_SET (resolver, combats[0].advances, (guint8) (advances + 1));
  acies_step_push_all (resolver, RVM_STEP_ATTACK_MOMENT, RVM_STEP_ADVANCE_MOMENT);
}

/* RVM-R14, RVM-R15; RVM-K18. RVM-D15: hits first; the dead do not retreat. */
static void
resolve_roll (AciesResolver *resolver,
              guint          index)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = state->combats[index];
  AciesFactors      factors = acies_rvm_read_factors (state, &combat);
  int               point = acies_rvm_factors_combat_point (&factors);
  gboolean          retreats_hit = acies_rvm_factors_retreats_hit (&factors);
  guint             can = (guint) MAX (acies_factors_modify (&factors, ACIES_MODIFIES_IGNORED_HITS), 0);
  guint             n;

  acies_factors_judge_dice (resolver, retreats_hit ? point : point + 1, G_MAXINT, retreats_hit ? ROLL_NOTHING : point);
  combat.hits = (guint8) acies_dice_count (&state->dice, ACIES_DIE_HIT);
  combat.retreats = (guint8) acies_dice_count (&state->dice, ACIES_DIE_RETREAT);
  acies_log_rolled (resolver, state->units[combat.attacker].side, combat.hits, combat.retreats);
  /* RVM-R14, RVM-A22: what Testudo and ground take off. */
  n = MIN (can, combat.hits);
  combat.hits -= n;
  /* RVM-A47, where the scenario has it */
  RVM_SET (resolver, combats[index].spare, state->switches[RVM_RETREAT_LOSSES_IGNORABLE] ? (guint8) (can - n) : 0);
  if (n > 0)
    {
      g_autofree char *why = acies_factors_dup_causes (&factors, ACIES_MODIFIES_IGNORED_HITS);

      acies_log_spared (resolver, RVM_LOG_IGNORED_HITS, combat.target, n, "RVM-R14", why);
    }
  acies_resolver_set_combat (resolver, index, &combat);
  lose_figures (resolver, combat.target, combat.hits, ACIES_LOG_HIT);
}

/* One step of an attack or strike, in their order. */
void
acies_rvm_run_attack (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[step->combat];
  const AciesCombat *attack = &state->combats[0];
  AciesFactors       factors;
  g_autoptr (AciesOdds) why = NULL;

  switch (step->kind)
    {
    case RVM_STEP_ATTACK_MOMENT:
      acies_rvm_attack_moment (resolver);
      break;
    /* RVM-K13: the answer to an attack, before the attacker rolls. */
    case RVM_STEP_STRIKE:
      if (acies_combat_has_card (state, combat, RVM_EFFECT_FIRST_STRIKE) || acies_rvm_phalanx_strikes (state, combat))
        acies_rvm_strike (resolver, ACIES_COMBAT_STRIKE);
      break;
    /* RVM-R13, RVM-A60: counted at this moment. */
    case RVM_STEP_ROLL:
      factors = acies_rvm_read_factors (state, combat);
      why = resolver->events != NULL ? acies_rvm_explain_roll (&factors) : NULL;
      acies_attack_roll (resolver, step->combat, acies_factors_n_dice (&factors), acies_rvm_factors_combat_point (&factors), why);
      break;
    case RVM_STEP_RESULT:
      resolve_roll (resolver, step->combat);
      break;
    case RVM_STEP_IGNORE_RETREATS:
      ignore_retreats (resolver, step->combat);
      break;
    case RVM_STEP_RETREATS:
      resolve_retreats (resolver, step->combat);
      break;
    case RVM_STEP_END_ATTACK:
      acies_resolver_pop_combat (resolver);
      acies_step_push (resolver, RVM_STEP_CHECK_MOVES);
      break;
    /* RVM-D13: the attacker goes back as any target does; RVM-K13: one that was eliminated or driven from its hex does not
     * attack any more. */
    case RVM_STEP_END_STRIKE:
      acies_resolver_pop_combat (resolver);
      ACIES_COMBAT_SET (resolver, 0, over, !acies_state_unit_is_on_board (state, attack->attacker) || state->units[attack->attacker].hex != attack->from);
      break;
    default:
      acies_card_moments_ask (resolver, acies_legends (state)->steps[step->kind].moment);
      break;
    }
}
