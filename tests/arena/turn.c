/* turn.c - a game of gladiators: favours, turns, what gladiators do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "rulesets/battle-of-legends/battle-of-legends.h"
#include "rulesets/shared/shared.h"

/* ARE-17: the only deck there is in data that have lots. */
#define LOTS 0
#define LOTS_OF_A_SCHOOL 2

int
acies_are_value (const AciesState *state,
                 AciesUnitId       unit,
                 guint             attribute)
{
  return acies_state_unit_type (state, unit)->values[attribute];
}

static void
push (AciesResolver *resolver,
      guint8         step,
      AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = step, .side = side });
}

static gboolean
has_lots (const AciesState *state)
{
  return state->ruleset->n_decks > LOTS;
}

/* ARE-18: in data in which schools have it. */
static void
cheer (AciesResolver *resolver,
       AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesId           cheers = acies_ruleset_find_resource (state->ruleset, "cheers");

  if (cheers != ACIES_NO_ID)
    acies_side_set_resource (resolver, side, cheers, MIN (state->sides[side].resources[cheers] + 1u, state->ruleset->resources[cheers].max));
}

/* One step for each school: that which begins takes it first. */
static void
push_for_all (AciesResolver *resolver,
              guint8         step)
{
  guint n_sides = resolver->state->ruleset->n_sides;

  for (guint i = n_sides; i > 0; i--)
    push (resolver, step, (AciesSide) ((resolver->state->setup.first + i - 1) % n_sides));
}

/* ARE-5, ARE-17: the school that begins draws and chooses first. */
void
acies_are_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  acies_game_begin (resolver);
  acies_are_hood_waiting (resolver);
  acies_log_round (resolver);
  push (resolver, ARE_STEP_BEGIN, resolver->state->turn.active);
  if (resolver->state->turn.phase == ARE_PHASE_BOUT)
    return;
  push_for_all (resolver, ARE_STEP_FAVOURS);
  if (has_lots (resolver->state))
    push_for_all (resolver, ARE_STEP_LOTS);
}

gboolean
acies_are_check_take (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return state->decision.kind == ARE_ASK_PICK ? acies_are_check_pick (command, state, error) : acies_hand_check (command, state, error);
}

/* ARE-5: those that were not chosen stay unseen in the deck. */
void
acies_are_take (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  if (resolver->state->decision.kind == ARE_ASK_PICK)
    {
      acies_are_pick (command, resolver);
      return;
    }
  acies_hand_move (command, resolver);
  acies_log_side (resolver, ARE_LOG_CHOSE, side);
}

void
acies_are_turn_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  if (step->kind == ARE_STEP_FAVOURS)
    {
      acies_hand_ask (resolver, ARE_ASK_FAVOUR, step->side);
      return;
    }
  if (step->kind == ARE_STEP_CROWD)
    {
      acies_are_ask_crowd (resolver);
      return;
    }
  if (step->kind == ARE_STEP_LOTS)
    {
      acies_resolver_ask_draw (resolver, step->side, ACIES_NO_UNIT, LOTS, LOTS_OF_A_SCHOOL, ACIES_ZONE_HAND);
      return;
    }
  if (step->kind == ARE_STEP_FILL || step->kind == ARE_STEP_PICK)
    {
      acies_are_row_step (resolver, step);
      return;
    }
  if (step->kind == ARE_STEP_OMEN)
    {
      acies_resolver_ask_draw (resolver, step->side, ACIES_NO_UNIT, LOTS, 1, ACIES_ZONE_DISCARD);
      return;
    }
  acies_turn_set_phase (resolver, ARE_PHASE_BOUT);
  acies_log_side (resolver, ACIES_LOG_TURN, resolver->state->turn.active);
  cheer (resolver, resolver->state->turn.active);
  acies_are_push_row (resolver, resolver->state->turn.active);
  if (resolver->state->switches[ARE_CROWD] && resolver->state->turn.round == 1)
    push (resolver, ARE_STEP_CROWD, resolver->state->turn.active);
}

/* ARE-2 */
gboolean
acies_are_check_actor (const AciesState *state,
                       AciesUnitId       unit,
                       GError          **error)
{
  if (unit == ACIES_NO_UNIT)
    return acies_refuse (error, "ARE-2", "Nobody stands there");
  if (state->units[unit].side != state->turn.active)
    return acies_refuse_enemy (error, "ARE-2", state, unit);
  if (acies_state_unit_has_mark (state, unit, ARE_MARK_ACTED))
    return acies_refuse_unit (error, "ARE-2", state, unit, "%s has acted in this turn", "%s have acted in this turn");

  return TRUE;
}

/* ARE-3, ARE-10 */
gboolean
acies_are_check_move (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId  unit = acies_command_unit (command, state);
  AciesHexName name;

  if (!acies_are_check_actor (state, unit, error))
    return FALSE;
  if (acies_state_unit_has_mark (state, unit, ARE_MARK_NETTED))
    return acies_refuse_unit (error, "ARE-10", state, unit, "%s is caught in a net", "%s are caught in a net");
  if (command->to == ACIES_NO_HEX ||
      acies_path_cost (state, unit, command->to, (guint) acies_are_value (state, unit, ARE_SPEED), ACIES_PASSAGE_FREE) == 0)
    return acies_refuse (error, "ARE-3", "%s is out of reach", acies_hex_name (command->to, name));

  return TRUE;
}

void
acies_are_move (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);
  AciesUnit   value = resolver->state->units[unit];

  value.hex = command->to;
  value.marks |= 1u << ARE_MARK_ACTED;
  if (!acies_unit_lies_face_down (resolver->state, unit)) /* or it would be seen that he did (ARE-13) */
    value.marks &= (guint16) ~(1u << ARE_MARK_BRACED);
  acies_resolver_set_unit (resolver, unit, value);
  acies_log_move (resolver, ACIES_LOG_MOVED, unit, command->hex, command->to);
}

/* ARE-8 */
gboolean
acies_are_check_brace (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  return acies_are_check_actor (state, unit, error) &&
         (!acies_state_unit_has_mark (state, unit, ARE_MARK_BRACED) ||
          acies_refuse_unit (error, "ARE-8", state, unit, "%s braces already", "%s brace already"));
}

void
acies_are_brace (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);

  acies_are_unhood (resolver, unit);
  acies_unit_set_mark (resolver, unit, ARE_MARK_BRACED, TRUE);
  acies_unit_set_mark (resolver, unit, ARE_MARK_ACTED, TRUE);
  acies_log_unit (resolver, ARE_LOG_BRACED, unit);
}

/* ARE-9 */
gboolean
acies_are_check_throw (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);
  AciesUnitId target = acies_state_unit_at (state, command->to);
  guint       farthest;

  if (!acies_are_check_actor (state, unit, error))
    return FALSE;
  farthest = (guint) acies_are_value (state, unit, ARE_THROW);
  if (farthest == 0)
    return acies_refuse_unit (error, "ARE-9", state, unit, "%s has no net", "%s have no net");
  if (ACIES_BLOCK (state, AciesArenaBlock)->thrown[state->turn.active] >= state->ruleset->numbers[ARE_NETS].value)
    return acies_refuse (error, "ARE-9", "%s has thrown all its nets", state->ruleset->sides[state->turn.active].name);
  if (target == ACIES_NO_UNIT || !acies_side_is_enemy (state, state->turn.active, state->units[target].side))
    return acies_refuse (error, "ARE-9", "A net is thrown over an enemy");
  if (acies_state_unit_has_mark (state, target, ARE_MARK_NETTED) && !acies_unit_lies_face_down (state, target))
    return acies_refuse_unit (error, "ARE-9", state, target, "%s is caught already", "%s are caught already");

  return acies_path_range (state, unit, command->hex, command->to, farthest, NULL) > 1 ||
         acies_refuse (error, "ARE-9", "A net flies over 2 to %u hexes, and over nobody", farthest);
}

void
acies_are_net (AciesResolver *resolver,
               AciesUnitId    unit)
{
  acies_are_unhood (resolver, unit);
  acies_unit_set_mark (resolver, unit, ARE_MARK_NETTED, TRUE);
  acies_log_unit (resolver, ARE_LOG_NETTED, unit);
}

void
acies_are_throw (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;
  guint8    thrown = ACIES_BLOCK (resolver->state, AciesArenaBlock)->thrown[side];

  ACIES_BLOCK_SET (resolver, AciesArenaBlock, thrown[side], (guint8) (thrown + 1));
  acies_are_unhood (resolver, acies_command_unit (command, resolver->state));
  acies_unit_set_mark (resolver, acies_command_unit (command, resolver->state), ARE_MARK_ACTED, TRUE);
  acies_are_net (resolver, acies_state_unit_at (resolver->state, command->to));
}

static guint
count_units (const AciesState *state,
             AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side;

  return n;
}

/* Those who wait count, too: else who waits under a hood would be told. */
static guint
count_figures (const AciesState *state,
               AciesSide         side)
{
  guint n = acies_state_count_figures (state, side);

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == side)
        n += state->units[i].figures;
    }

  return n;
}

/* Those of its team, with it. */
static guint
count_team (const AciesState *state,
            AciesSide         side,
            guint (*count) (const AciesState *state, AciesSide side))
{
  guint n = 0;

  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    if (!acies_side_is_enemy (state, side, other))
      n += count (state, other);

  return n;
}

/* Of schools that are one team the first stands for all. */
static void
end_by_figures (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         best = 0;
  gboolean          tied = FALSE;

  for (AciesSide side = 1; side < state->ruleset->n_sides; side++)
    {
      guint own = count_team (state, side, count_figures);
      guint most = count_team (state, best, count_figures);

      if (!acies_side_is_enemy (state, best, side))
        continue;
      tied = own > most ? FALSE : tied || own == most;
      best = own > most ? side : best;
    }
  acies_game_end (resolver, tied ? ARE_END_DRAW : ARE_END_MORE_FIGURES, tied ? ACIES_NO_SIDE : best);
}

/* ARE-1, ARE-12 */
void
acies_are_end (AciesResolver *resolver,
               gboolean       at_last)
{
  const AciesState *state = resolver->state;
  AciesSide         standing = ACIES_NO_SIDE;
  gboolean          goes_on = FALSE;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (count_units (state, side) == 0)
        continue;
      goes_on = goes_on || (standing != ACIES_NO_SIDE && acies_side_is_enemy (state, standing, side));
      standing = standing == ACIES_NO_SIDE ? side : standing;
    }
  if (!goes_on)
    acies_game_end (resolver, ARE_END_LAST_STANDING, standing);
  else if (at_last)
    end_by_figures (resolver);
}

/* ARE-2, ARE-10: nets are torn at the end of the turn of who is caught. */
static void
rest (AciesResolver *resolver,
      AciesSide      side)
{
  guint16 gone = 1u << ARE_MARK_ACTED;

  if (!resolver->state->switches[ARE_NETS_HOLD])
    gone |= 1u << ARE_MARK_NETTED;
  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      AciesUnit value = resolver->state->units[i];

      if ((value.place != ACIES_PLACE_BOARD && value.place != ACIES_PLACE_RESERVE) || value.side != side)
        continue;
      value.marks &= (guint16) ~gone;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, value);
    }
}

/* ARE-2: schools without gladiators are passed over. FALSE: the last round is over. */
static gboolean
pass_turn (const AciesState *state,
           AciesTurn        *turn)
{
  do
    {
      turn->active = acies_side_next (state, turn->active);
      if (turn->active == state->setup.first && turn->round++ >= state->setup.end_round)
        return FALSE;
    }
  while (count_units (state, turn->active) == 0);

  return TRUE;
}

void
acies_are_done (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesTurn turn = resolver->state->turn;
  guint     round = turn.round;

  rest (resolver, turn.active);
  if (!pass_turn (resolver->state, &turn))
    {
      acies_are_end (resolver, TRUE);
      return;
    }
  acies_resolver_set_turn (resolver, turn);
  push (resolver, ARE_STEP_BEGIN, turn.active);
  if (turn.round == round)
    return;
  acies_log_round (resolver);
  if (has_lots (resolver->state))
    push (resolver, ARE_STEP_OMEN, turn.active);
}
