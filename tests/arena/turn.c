/* turn.c - a game of gladiators: favours, turns, what gladiators do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/arena.h"
#include "engine/face-down.h"
#include "engine/path.h"
#include "engine/stack.h"
#include "rulesets/shared/hand.h"
#include "rulesets/shared/turns.h"
#include "rulesets/shared/units.h"

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

/* ARE-5, ARE-17: the school that begins draws and chooses first. */
void
acies_are_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesSide first = resolver->state->setup.first;
  AciesSide other = acies_ruleset_enemy_of (resolver->state->ruleset, first);

  acies_game_begin (resolver);
  acies_are_hood_waiting (resolver);
  acies_note_round (resolver);
  push (resolver, ARE_STEP_BEGIN, resolver->state->turn.active);
  if (resolver->state->turn.phase == ARE_PHASE_BOUT)
    return;
  push (resolver, ARE_STEP_FAVOURS, other);
  push (resolver, ARE_STEP_FAVOURS, first);
  if (!has_lots (resolver->state))
    return;
  push (resolver, ARE_STEP_LOTS, other);
  push (resolver, ARE_STEP_LOTS, first);
}

/* ARE-5: those that were not chosen stay unseen in the deck. */
void
acies_are_take (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_hand_move (command, resolver);
  acies_note_side (resolver, ARE_NOTE_CHOSE, side);
}

void
acies_are_turn_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  if (step->kind == ARE_STEP_FAVOURS)
    {
      acies_hand_ask_take (resolver, step->side);
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
  if (step->kind == ARE_STEP_OMEN)
    {
      acies_resolver_ask_draw (resolver, step->side, ACIES_NO_UNIT, LOTS, 1, ACIES_ZONE_DISCARD);
      return;
    }
  acies_turn_set_phase (resolver, ARE_PHASE_BOUT);
  acies_note_side (resolver, ACIES_NOTE_TURN, resolver->state->turn.active);
  cheer (resolver, resolver->state->turn.active);
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
  acies_note_move (resolver, ACIES_NOTE_MOVED, unit, command->hex, command->to);
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
  acies_note_unit (resolver, ARE_NOTE_BRACED, unit);
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
  if (target == ACIES_NO_UNIT || state->units[target].side == state->turn.active)
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
  acies_note_unit (resolver, ARE_NOTE_NETTED, unit);
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

/* ARE-1, ARE-12 */
void
acies_are_end (AciesResolver *resolver,
               gboolean       at_last)
{
  const AciesState *state = resolver->state;
  guint             figures[] = { count_figures (state, 0), count_figures (state, 1) };

  for (AciesSide side = 0; side < 2; side++)
    {
      if (count_units (state, side) == 0)
        {
          acies_game_end (resolver, ARE_END_LAST_STANDING, (AciesSide) (1 - side));
          return;
        }
    }
  if (at_last && figures[0] == figures[1])
    acies_game_end (resolver, ARE_END_DRAW, ACIES_NO_SIDE);
  else if (at_last)
    acies_game_end (resolver, ARE_END_MORE_FIGURES, figures[0] > figures[1] ? 0 : 1);
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

void
acies_are_done (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesTurn turn = resolver->state->turn;

  rest (resolver, turn.active);
  turn.active = acies_ruleset_enemy_of (resolver->state->ruleset, turn.active);
  if (turn.active == resolver->state->setup.first)
    {
      if (turn.round >= resolver->state->setup.end_round)
        {
          acies_are_end (resolver, TRUE);
          return;
        }
      turn.round++;
    }
  acies_resolver_set_turn (resolver, turn);
  push (resolver, ARE_STEP_BEGIN, turn.active);
  if (turn.active != resolver->state->setup.first)
    return;
  acies_note_round (resolver);
  if (has_lots (resolver->state))
    push (resolver, ARE_STEP_OMEN, turn.active);
}
