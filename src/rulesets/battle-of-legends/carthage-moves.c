/* carthage-moves.c - Rome vs Carthage: activations, moves and the path of an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/carthage.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- units --------------------------------------------------------------------------------------- */

/* RVC-C12: of these a unit has at most one. */
#define STATES                                                                                    \
  (1u << RVC_MARK_READY | 1u << RVC_MARK_ACTIVE | 1u << RVC_MARK_MOVED | 1u << RVC_MARK_MARCHED | \
   1u << RVC_MARK_ATTACKED | 1u << RVC_MARK_PASSIVE | 1u << RVC_MARK_ADVANCING | 1u << RVC_MARK_ADVANCED)

/* RVC-C12, RVC-C28, RVC-T18: Idle, Ready and Retreated have not. */
gboolean
acies_rvc_has_acted (const AciesState *state,
                     AciesUnitId       unit)
{
  return (state->units[unit].marks & STATES & ~(1u << RVC_MARK_READY)) != 0;
}

gboolean
acies_rvc_has_one_state (const AciesUnit *unit)
{
  guint states = unit->marks & STATES;

  return (states & (states - 1)) == 0;
}

/* The place in the block where @unit stands, which is its number and 1 more, or a free one; -1 where there is none. */
static int
find_waiting (const AciesState *state,
              guint8            unit)
{
  for (guint i = 0; i < RVC_MAX_WAITING; i++)
    {
      if (acies_rvc_block (state)->waiting[i].unit == unit)
        return (int) i;
    }

  return -1;
}

void
acies_rvc_set_mark (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesId        mark)
{
  AciesUnit value = resolver->state->units[unit];
  int       waiting = find_waiting (resolver->state, (guint8) (unit + 1));

  if (waiting >= 0)
    RVC_SET (resolver, waiting[waiting], { 0 });
  value.marks &= (guint16) ~STATES;
  if (mark != ACIES_NO_ID)
    value.marks |= (guint16) (1u << mark);
  acies_resolver_set_unit (resolver, unit, value);
}

/* RVC-C4, RVC-T09 */
AciesPassage
acies_rvc_passage (const AciesState *state,
                   AciesUnitId       unit)
{
  return acies_unit_has_skill (state, unit, RVC_SKILL_LIGHT) ? ACIES_PASSAGE_UNITS : ACIES_PASSAGE_FREE;
}

guint
acies_rvc_march (const AciesState *state,
                 AciesUnitId       unit)
{
  return (guint) MAX (acies_state_unit_type (state, unit)->values[LEGENDS_MARCH], 0);
}

guint
acies_rvc_range (const AciesState *state,
                 AciesUnitId       unit,
                 guint            *least)
{
  return (guint) CLAMP (acies_state_unit_type (state, unit)->values[LEGENDS_RANGE], 0, RVC_MAX_RANGE);
}

/* --- moves --------------------------------------------------------------------------------------- */

/* RVC-C8, RVC-C9, RVC-C12, RVC-C28: one Idle unit a turn, or those of a Mixed Order. */
static gboolean
check_activate (const AciesState *state,
                AciesUnitId       unit,
                GError          **error)
{
  const AciesTurn *turn = &state->turn;

  if (!acies_check_own_on (state, state->units[unit].hex, "RVC-C8", error))
    return FALSE;
  if (acies_rvc_has_acted (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C12", state, unit, "%s has already acted", "%s have already acted");
  if (turn->order_card != ACIES_NO_ID && !acies_state_unit_has_mark (state, unit, RVC_MARK_READY))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C9", state, unit, "%s is not among the ordered units", "%s are not among the ordered units");
  if (turn->order_card == ACIES_NO_ID && turn->acting != ACIES_NO_UNIT)
    return acies_refuse (error, "RVC-C8", _ ("Another unit has already been activated: only one unit acts per turn"));

  return TRUE;
}

/* RVC-C12: those that may still attack. */
static gboolean
is_under_way (const AciesState *state,
              AciesUnitId       unit)
{
  return acies_state_unit_has_mark (state, unit, RVC_MARK_ACTIVE) || acies_state_unit_has_mark (state, unit, RVC_MARK_MOVED);
}

/* RVC-C9: is it under way in this turn's order, and may attack later, while another acts? */
static gboolean
is_waiting (const AciesState *state,
            AciesUnitId       unit)
{
  return state->turn.order_card != ACIES_NO_ID && unit != state->turn.acting &&
         state->units[unit].side == state->turn.active && is_under_way (state, unit);
}

void
acies_rvc_wait (AciesResolver *resolver,
                AciesUnitId    unit,
                guint          moved,
                AciesHex       start)
{
  int i = find_waiting (resolver->state, (guint8) (unit + 1));

  if (i < 0)
    i = find_waiting (resolver->state, 0);
  g_return_if_fail (i >= 0);
  RVC_SET (resolver, waiting[i], { (guint8) (unit + 1), (guint8) moved, acies_block_hex (start) });
}

AciesHex
acies_rvc_start_of (const AciesState *state,
                    AciesUnitId       unit)
{
  int i;

  if (unit == state->turn.acting)
    return state->turn.started_at;
  i = is_waiting (state, unit) ? find_waiting (state, (guint8) (unit + 1)) : -1;

  return i >= 0 ? acies_block_get_hex (acies_rvc_block (state)->waiting[i].from) : state->units[unit].hex;
}

/* RVC-C13: once, and before it attacks. */
gboolean
acies_rvc_check_may_move (const AciesState *state,
                          AciesUnitId       unit,
                          GError          **error)
{
  if (unit != state->turn.acting && !is_waiting (state, unit))
    return check_activate (state, unit, error);

  return acies_state_unit_has_mark (state, unit, RVC_MARK_ACTIVE) ||
         acies_refuse_unit (error, "RVC-C13", state, unit, "%s may move only once, and not after an attack", "%s may move only once, and not after an attack");
}

gboolean
acies_rvc_check_attack_after (const AciesState *state,
                              AciesUnitId       unit,
                              guint             moved,
                              GError          **error)
{
  return acies_check_attack_move (state, unit, moved, acies_state_unit_type (state, unit)->values[LEGENDS_ATTACK_MOVE], "RVC-C13", error);
}

/* RVC-C15, RVC-T11: who is Active or Moved. RVC-C9: another may have acted since. */
gboolean
acies_rvc_check_may_attack (const AciesState *state,
                            AciesUnitId       unit,
                            GError          **error)
{
  if (is_waiting (state, unit))
    return TRUE;
  if (unit != state->turn.acting)
    return check_activate (state, unit, error);
  if (acies_state_unit_has_mark (state, unit, RVC_MARK_MARCHED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "RVC-C13", state, unit, "%s has marched and cannot attack", "%s have marched and cannot attack");

  return is_under_way (state, unit) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "RVC-C27", state, unit, "%s has already attacked", "%s have already attacked");
}

/* RVC-C11, RVC-C12. RVC-C9: a unit of an order that has not attacked may do so later, and goes on as it left off. */
void
acies_rvc_begin_activation (AciesResolver *resolver,
                            AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;
  int               i;

  if (turn.acting != ACIES_NO_UNIT && acies_state_unit_is_on_board (state, turn.acting) && is_under_way (state, turn.acting))
    acies_rvc_wait (resolver, turn.acting, turn.moved, turn.started_at);
  acies_turn_clear_acting (&turn);
  if (is_waiting (state, unit))
    {
      i = find_waiting (state, (guint8) (unit + 1));
      turn.moved = i >= 0 ? acies_rvc_block (state)->waiting[i].moved : 0;
      turn.started_at = acies_rvc_start_of (state, unit);
      turn.acting = unit;
      acies_resolver_set_turn (resolver, turn);
      acies_rvc_set_mark (resolver, unit, acies_state_unit_has_mark (state, unit, RVC_MARK_ACTIVE) ? RVC_MARK_ACTIVE : RVC_MARK_MOVED);
      return;
    }
  acies_turn_begin_acting (resolver, turn, unit);
  acies_unit_set_mark (resolver, unit, RVC_MARK_RETREATED, FALSE);
  acies_rvc_set_mark (resolver, unit, RVC_MARK_ACTIVE);
}

static gboolean
check_mover (const AciesState *state,
             AciesUnitId       unit,
             GError          **error)
{
  return unit == state->decision.unit ||
         /* Translators: a unit */
         acies_refuse (error, state->decision.kind == RVC_ASK_RUN ? "RVC-K11" : "RVC-K10", _ ("Only %s may move now"),
                       acies_state_unit_type (state, state->decision.unit)->name);
}

/* Why @to is out of reach: the most telling reason first. */
gboolean
acies_rvc_refuse_move (const AciesState *state,
                       AciesUnitId       unit,
                       AciesHex          to,
                       guint             steps,
                       GError          **error)
{
  const char  *type = acies_state_unit_type (state, unit)->name;
  gboolean     is_held;
  AciesHexName name;

  acies_hex_name (to, name);
  if (!acies_check_destination (state, unit, to, "RVC-C13", "RVC-C4", error))
    return FALSE;
  if (acies_hex_distance (state->units[unit].hex, to) > steps)
    return acies_refuse (error, state->decision.kind == RVC_ASK_PURSUIT ? "RVC-K10" : state->decision.kind == RVC_ASK_RUN ? "RVC-K11"
                                                                                                                          : "RVC-C13",
                         /* Translators: a hex, a unit, and a number of hexes */
                         g_dngettext (GETTEXT_PACKAGE, "%1$s is too far away: %2$s can move at most %3$u hex", "%1$s is too far away: %2$s can move at most %3$u hexes", steps), name, type, steps);
  /* Units alone are in the way where one that passes them would get there. */
  is_held = acies_path_cost (state, unit, to, steps, ACIES_PASSAGE_UNITS) > 0;

  /* Translators: a number, and a hex */
  return acies_refuse (error, is_held ? "RVC-C4" : "RVC-C14", g_dngettext (GETTEXT_PACKAGE, "No path of %1$u hex leads to %2$s", "No path of %1$u hexes or fewer leads to %2$s", steps), steps, name);
}

/* RVC-C13, RVC-C14. RVC-K10, RVC-K11: after an attack under the same rules. */
gboolean
acies_rvc_check_move (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  gboolean pursues = state->decision.kind == RVC_ASK_PURSUIT;

  if (!pursues && state->decision.kind != RVC_ASK_RUN)
    return acies_act_check_move (command, state, error);

  return check_mover (state, acies_state_unit_at (state, command->hex), error) &&
         acies_unit_check_way (state, state->decision.unit, command->to, pursues ? acies_rvc_pursuit_steps (state) : acies_rvc_run_steps (state), error);
}

/* RVC-C13: an attack move, or a march. */
void
acies_rvc_move (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  guint             asked = state->decision.kind;
  AciesUnitId       unit = acies_state_unit_at (state, command->hex);
  guint             steps = asked == RVC_ASK_PURSUIT ? acies_rvc_pursuit_steps (state) : acies_rvc_march (state, unit);
  guint             cost = acies_unit_move_cost (state, unit, command->to, steps);

  if (asked != ACIES_DECISION_NONE)
    acies_resolver_answered (resolver);
  else if (unit != state->turn.acting)
    acies_rvc_begin_activation (resolver, unit);
  if (asked != RVC_ASK_RUN)
    acies_turn_set_moved (resolver, cost);
  acies_unit_set_hex (resolver, unit, command->to);
  if (asked == ACIES_DECISION_NONE)
    acies_rvc_set_mark (resolver, unit, acies_rvc_check_attack_after (state, unit, cost, NULL) ? RVC_MARK_MOVED : RVC_MARK_MARCHED);
  acies_log_move (resolver, asked == RVC_ASK_PURSUIT ? RVC_LOG_PURSUED : asked == RVC_ASK_RUN ? RVC_LOG_RAN
                                                                                              : ACIES_LOG_MOVED,
                  unit, command->hex, command->to);
  if (asked == ACIES_DECISION_NONE)
    acies_step_push (resolver, RVC_STEP_CHECK_TURN);
}

/* RVC-K10: after a pursuit nobody but who has pursued attacks. */
static gboolean
check_pursuer (const AciesState *state,
               AciesUnitId       unit,
               GError          **error)
{
  return unit == state->decision.unit ||
         /* Translators: a unit */
         acies_refuse (error, "RVC-K10", acies_agree_unit (state, state->decision.unit, "Only %s, which has pursued, may attack now", "Only %s, which have pursued, may attack now"),
                       acies_state_unit_type (state, state->decision.unit)->name);
}

gboolean
acies_rvc_check_attack (const AciesCommand *command,
                        const AciesState   *state,
                        GError            **error)
{
  AciesUnitId unit = acies_state_unit_at (state, command->hex);

  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "RVC-C15", command->hex);
  if (!(state->decision.kind == RVC_ASK_PURSUIT_ATTACK ? check_pursuer (state, unit, error)
                                                       : acies_rvc_check_may_attack (state, unit, error)))
    return FALSE;

  return acies_target_check (state, unit, command->hex, command->to, error);
}

/* RVC-C15, where the scenario has it: in the first attack of an activation. */
gboolean
acies_rvc_is_bound (const AciesState *state,
                    AciesUnitId       unit)
{
  return state->switches[RVC_ENGAGED_BIND] && (unit != state->turn.acting || state->turn.attacks == 0);
}

/* RVC-C15: what blocks between stops an attack; in the digital game it goes round. */
gboolean
acies_rvc_is_straight (const AciesState *state)
{
  return !state->switches[RVC_PATHS_BEND];
}

/* --- paths of attacks ---------------------------------------------------------------------------- */

/* The last step of an attack says which way its target is driven, so where
 * several shortest ways are open its owner picks one (RVC-C15, RVC-C21). */

const AciesVerb acies_rvc_way_verb = {
  .name = "way",
  .shape = ACIES_VERB_OVER,
  .weight = 4,
  .help = N_ ("if several paths are open, choose the hexes that the attack passes over, in order from the attacker"),
  /* Translators: what a click does: the hexes between the attacker and its target */
  .hint = { N_ ("Attack over %s"),
            /* Translators: what a click does: the two hexes between the attacker and its target */
            N_ ("Attack over %1$s and %2$s") },
  .step = N_ ("Attack over %s"),
  .prompt = { N_ ("Choose a hex for the attack to pass over"), N_ ("Choose a second hex for the attack to pass over after %s") },
};

/* RVC-C15: whether @attack may go over @hex. The attacker's own figures bar nothing. */
static gboolean
is_on_way (const AciesState  *state,
           const AciesCombat *attack,
           AciesHex           hex)
{
  AciesUnitId there;

  if (hex == ACIES_NO_HEX || acies_state_blocks_range_at (state, hex))
    return FALSE;
  there = acies_state_unit_at (state, hex);
  return (there == ACIES_NO_UNIT || there == attack->attacker) &&
         (state->switches[RVC_PATHS_BEND] || acies_hex_is_straight_between (hex, attack->from, attack->at));
}

guint
acies_rvc_list_ways (const AciesState  *state,
                     const AciesCombat *attack,
                     AciesRvcWay       *ways)
{
  AciesHex from = attack->from;
  AciesHex at = attack->at;
  guint    most = acies_rvc_range (state, attack->attacker, NULL);
  guint    distance = state->switches[RVC_PATHS_BEND] ? acies_path_range (state, attack->attacker, from, at, most, NULL)
                                                      : acies_path_straight (state, attack->attacker, from, at, most, NULL);
  guint    n = 0;

  if (distance == 1)
    ways[n++] = (AciesRvcWay) { 0 };
  for (guint d = 0; distance > 1 && d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex first = acies_board_neighbour (state->board, from, d);

      if (!is_on_way (state, attack, first))
        continue;
      if (distance == 2 && acies_hex_is_adjacent (first, at) && n < RVC_MAX_WAYS)
        ways[n++] = (AciesRvcWay) { 1, { first, ACIES_NO_HEX } };
      for (guint e = 0; distance == 3 && e < ACIES_N_DIRECTIONS; e++)
        {
          AciesHex second = acies_board_neighbour (state->board, first, e);

          if (is_on_way (state, attack, second) && acies_hex_is_adjacent (second, at) && n < RVC_MAX_WAYS)
            ways[n++] = (AciesRvcWay) { 2, { first, second } };
        }
    }
  return n;
}

static void
take_way (AciesResolver     *resolver,
          guint              index,
          const AciesRvcWay *way)
{
  RVC_SET (resolver, combats[index].n_way, (guint8) way->n);
  for (guint i = 0; i < way->n; i++)
    RVC_SET (resolver, combats[index].way[i], acies_block_hex (way->hex[i]));
}

AciesRvcWay
acies_rvc_way_of (const AciesState *state,
                  guint             index)
{
  AciesRvcWay way = { acies_rvc_block (state)->combats[index].n_way, { ACIES_NO_HEX, ACIES_NO_HEX } };

  for (guint i = 0; i < way.n; i++)
    way.hex[i] = acies_block_get_hex (acies_rvc_block (state)->combats[index].way[i]);

  return way;
}

void
acies_rvc_turn_way (AciesResolver *resolver)
{
  AciesRvcWay way = acies_rvc_way_of (resolver->state, 0);
  AciesRvcWay back = { way.n, { ACIES_NO_HEX, ACIES_NO_HEX } };

  for (guint i = 0; i < way.n; i++)
    back.hex[i] = way.hex[way.n - 1u - i];
  take_way (resolver, 1, &back);
}

/* A strike goes back over the way of the attack, unless its striker has been driven off. */
void
acies_rvc_find_way (AciesResolver *resolver,
                    guint          index)
{
  const AciesCombat *combat = &resolver->state->combats[index];
  AciesRvcWay        ways[RVC_MAX_WAYS];
  guint              n;

  if (combat->melee || acies_rvc_block (resolver->state)->combats[index].n_way > 0)
    return;
  n = acies_rvc_list_ways (resolver->state, combat, ways);
  g_return_if_fail (n > 0);
  if (n == 1)
    take_way (resolver, index, &ways[0]);
  else
    acies_question_ask (resolver, RVC_ASK_WAY);
}

static int
find_named (const AciesCommand *command,
            const AciesState   *state,
            AciesRvcWay        *ways)
{
  guint n = acies_rvc_list_ways (state, &state->combats[state->n_combats - 1], ways);

  for (guint i = 0; i < n; i++)
    {
      if (ways[i].hex[0] == command->hex && ways[i].hex[1] == command->to)
        return (int) i;
    }

  return -1;
}

gboolean
acies_rvc_check_way (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesRvcWay  ways[RVC_MAX_WAYS];
  AciesHexName name;

  return find_named (command, state, ways) >= 0 ||
         /* Translators: a hex or a square */
         acies_refuse (error, "RVC-C15", _ ("None of the shortest open paths to the target leads over %s"),
                       acies_hex_name (command->hex, name));
}

void
acies_rvc_way (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  int         found = find_named (command, resolver->state, ways);

  acies_resolver_answered (resolver);
  take_way (resolver, resolver->state->n_combats - 1u, &ways[found]);
}

void
acies_rvc_list_way (const AciesState *state,
                    GArray           *commands)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  guint       n = acies_rvc_list_ways (state, &state->combats[state->n_combats - 1], ways);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hexes (RVC_COMMAND_WAY, ways[i].hex[0], ways[i].hex[1]);

      g_array_append_val (commands, command);
    }
}

AciesDirection
acies_rvc_direction_over (const AciesCombat *combat,
                          const AciesRvcWay *way)
{
  AciesHex from = way->n > 0 ? way->hex[way->n - 1] : combat->from;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      if (acies_hex_neighbour (from, d) == combat->at)
        return d;
    }
  g_return_val_if_reached (ACIES_DIRECTION_E);
}

/* --- what engine/core/reach.h asks -------------------------------------------------------------------- */

static gboolean
is_after_attack (const AciesState *state,
                 gboolean          ordered)
{
  return !ordered && (state->decision.kind == RVC_ASK_PURSUIT || state->decision.kind == RVC_ASK_RUN);
}

/* RVC-K10: the pursuer may attack again. */
static gboolean
may_attack_again (const AciesState *state,
                  AciesUnitId       unit,
                  guint             moved,
                  GError          **error)
{
  return TRUE;
}

/* RVC-C13, RVC-C14; RVC-C4: on a held hex nobody stops. */
gboolean
acies_rvc_list_destinations (const AciesState *state,
                             AciesUnitId       unit,
                             gboolean          ordered,
                             GArray           *list,
                             GError          **error)
{
  if (!is_after_attack (state, ordered))
    return acies_act_list_destinations (state, unit, ordered, list, error);
  if (!check_mover (state, unit, error))
    return FALSE;
  if (state->decision.kind == RVC_ASK_PURSUIT)
    acies_list_destinations (state, unit, acies_rvc_pursuit_steps (state), may_attack_again, list);
  else /* RVC-K11: its activation ends with the run. */
    acies_list_destinations (state, unit, acies_rvc_run_steps (state), NULL, list);

  return TRUE;
}

/* After an attack: from where it pursues to, never from where it runs to. */
gboolean
acies_rvc_check_attack_from (const AciesState *state,
                             AciesUnitId       unit,
                             AciesHex          from,
                             gboolean          ordered,
                             GError          **error)
{
  if (state->decision.kind == RVC_ASK_PURSUIT_ATTACK && from == state->units[unit].hex && !ordered)
    return check_pursuer (state, unit, error);
  if (!is_after_attack (state, ordered) || from == state->units[unit].hex)
    return acies_act_check_attack_from (state, unit, from, ordered, error);
  if (!check_mover (state, unit, error))
    return FALSE;
  if (state->decision.kind == RVC_ASK_RUN)
    /* Translators: a unit */
    return acies_refuse (error, "RVC-K11", acies_agree_unit (state, unit, "%s cannot attack after Hit and Run", "%s cannot attack after Hit and Run"),
                         acies_state_unit_type (state, unit)->name);
  return acies_unit_check_way (state, unit, from, acies_rvc_pursuit_steps (state), error);
}

/* RVC-C15, RVC-C21: its last step says which way the target is driven. */
void
acies_rvc_list_shots (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          from,
                      AciesUnitId       target,
                      GPtrArray        *shots)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  AciesCombat attack = { .attacker = unit, .from = from, .at = state->units[target].hex };
  guint       n = acies_rvc_list_ways (state, &attack, ways);

  for (guint i = 0; i < n; i++)
    {
      GArray *shot = g_array_new (FALSE, FALSE, sizeof (AciesHex));

      g_array_append_val (shot, from);
      g_array_append_vals (shot, ways[i].hex, ways[i].n);
      g_array_append_val (shot, attack.at);
      g_ptr_array_add (shots, shot);
    }
}
