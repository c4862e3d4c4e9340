/* phase.c - BattlePlay: the course of a battle, and whose pick it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/shared.h"

static void
push_side (AciesResolver *resolver,
           guint          step,
           AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .side = side });
}

/* BP-R32, BP-R38, BP-R40 */
static guint
count_stages (guint phase)
{
  return phase == BP_PHASE_EXPLOITATION ? BP_STAGE_MOVES + 1 : phase == BP_PHASE_MELEE ? BP_STAGE_FRONTS + 1
                                                                                       : 1;
}

/* --- the beginning -------------------------------------------------------------------------- */

/* BP-R47, BP-R48: as many as the general has stars. */
static void
deal_tactica (AciesResolver *resolver,
              AciesSide      side)
{
  guint stars = acies_bp_stars (resolver->state, side);

  if (stars > 0 && resolver->state->switches[BP_SWITCH_TACTICA])
    acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, BP_DECK_TACTICA, stars + acies_bp_is_double (resolver->state), ACIES_ZONE_HAND);
}

/* BP-R10, BP-R48: pushed in reverse. */
static void
push_tiles (AciesResolver *resolver)
{
  if (acies_bp_is_double (resolver->state))
    {
      acies_step_push_all (resolver, BP_STEP_BROWN, BP_STEP_GREEN);
      acies_step_push (resolver, BP_STEP_SECOND_HALF);
    }
  acies_step_push_all (resolver, BP_STEP_BROWN, BP_STEP_GREEN);
}

/* BP-R7 to BP-R12; a siege has no ground (BP-R42). */
static void
push_ground (AciesResolver *resolver)
{
  static const guint prepared_by[] = { BP_SWITCH_PREPARED_NEAR, BP_SWITCH_PREPARED_FAR };
  const gint16      *switches = resolver->state->switches;

  if (switches[BP_SWITCH_SIEGE])
    return;
  acies_step_push (resolver, BP_STEP_HILL);
  if (switches[BP_SWITCH_GROUND] != BP_GROUND_DRAWN)
    return;
  push_tiles (resolver);
  if (switches[BP_SWITCH_WATERWAY])
    acies_step_push (resolver, BP_STEP_WATERWAY);
  for (guint i = 0; i < 2; i++)
    {
      AciesSide side = i == 0 ? resolver->state->setup.first : acies_bp_defender (resolver->state);

      for (int n = 0; n < switches[prepared_by[side]]; n++)
        push_side (resolver, BP_STEP_PREPARE, side);
    }
}

/* Until the armies are laid out, all there are. */
static void
count_main (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (AciesSide side = 0; side < 2; side++)
    {
      AciesSideNumbers numbers = state->sides[side];

      numbers.morale = (gint16) acies_bp_count_main (state, side);
      for (guint i = 0; i < state->n_units && state->switches[BP_SWITCH_DEPLOYMENT] == BP_BY_PLAYERS && state->turn.phase <= BP_PHASE_DEPLOYMENT; i++)
        numbers.morale += state->units[i].side == side && state->units[i].place == ACIES_PLACE_RESERVE && acies_bp_is_main (state, (AciesUnitId) i);
      acies_resolver_set_side (resolver, side, &numbers);
    }
}

/* Steps are pushed in reverse. A battle may begin with any phase. */
void
acies_bp_start (const AciesCommand *command,
                AciesResolver      *resolver)
{
  guint phase = resolver->state->turn.phase;

  acies_game_begin (resolver);
  count_main (resolver);
  BP_SET (resolver, trees, (guint8) resolver->state->switches[BP_SWITCH_TREES]);
  BP_SET (resolver, mountains, (guint8) resolver->state->switches[BP_SWITCH_MOUNTAINS]);
  if (phase > BP_PHASE_DEPLOYMENT)
    {
      acies_turn_set_phase (resolver, phase - 1);
      acies_step_push (resolver, BP_STEP_NEXT_PHASE);
      return;
    }
  acies_step_push (resolver, BP_STEP_NEXT_PHASE);
  acies_step_push (resolver, BP_STEP_REVEAL);
  if (resolver->state->switches[BP_SWITCH_DEPLOYMENT] == BP_BY_PLAYERS)
    acies_bp_begin_deployment (resolver);
  push_side (resolver, BP_STEP_TACTICA, acies_bp_enemy (acies_bp_better (resolver->state)));
  push_side (resolver, BP_STEP_TACTICA, acies_bp_better (resolver->state));
  if (phase == BP_PHASE_GROUND)
    push_ground (resolver);
}

/* --- phases --------------------------------------------------------------------------------- */

static void
rest (AciesResolver *resolver)
{
  static const guint8 none[2];

  for (guint i = 0; i < resolver->state->n_units; i++)
    {
      if (resolver->state->units[i].place == ACIES_PLACE_BOARD)
        acies_unit_set_mark (resolver, (AciesUnitId) i, BP_MARK_ACTED, FALSE);
    }
  BP_SET (resolver, stage, 0);
  BP_SET (resolver, seized, 0);
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesBpBlock, ceased), none, sizeof none);
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesBpBlock, held), none, sizeof none);
}

/* BP-A34: who picks first, whatever becomes of generals. */
static void
begin_phase (AciesResolver *resolver,
             guint          phase)
{
  acies_turn_set_phase (resolver, phase > BP_PHASE_DEPLOYMENT ? phase : BP_PHASE_ARTILLERY);
  rest (resolver);
  acies_bp_note_hex (resolver, BP_NOTE_PHASE, ACIES_NO_SIDE, ACIES_NO_HEX, resolver->state->turn.phase);
  if (phase == BP_PHASE_EXPLOITATION)
    acies_bp_pull_off (resolver);
  BP_SET (resolver, first, acies_bp_better (resolver->state));
  push_side (resolver, BP_STEP_PICK, acies_bp_block (resolver->state)->first);
}

static void
begin_stage (AciesResolver *resolver,
             guint          stage)
{
  static const guint8 none[2];

  BP_SET (resolver, stage, (guint8) stage);
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesBpBlock, ceased), none, sizeof none);
  push_side (resolver, BP_STEP_PICK, acies_bp_block (resolver->state)->first);
}

/* BP-R30: the sides pick in turn, until there is nothing left to pick. */
static void
pick (AciesResolver *resolver,
      AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesTurn         turn = state->turn;
  guint             stage = acies_bp_block (state)->stage + 1u;

  turn.active = acies_bp_has_pick (state, side) ? side : acies_bp_enemy (side);
  if (!acies_bp_has_pick (state, turn.active))
    {
      if (stage < count_stages (turn.phase))
        begin_stage (resolver, stage);
      else
        acies_step_push (resolver, BP_STEP_NEXT_PHASE);
      return;
    }
  acies_resolver_set_turn (resolver, turn);
}

/* BP-K11: who has seized the initiative picks again. */
void
acies_bp_next_pick (AciesResolver *resolver)
{
  AciesSide side = resolver->state->turn.active;

  push_side (resolver, BP_STEP_PICK, acies_bp_block (resolver->state)->seized ? side : acies_bp_enemy (side));
  BP_SET (resolver, seized, 0);
}

void
acies_bp_phase_step (AciesResolver   *resolver,
                     const AciesStep *step)
{
  guint phase = resolver->state->turn.phase;

  if (step->kind == BP_STEP_TACTICA)
    deal_tactica (resolver, step->side);
  else if (step->kind == BP_STEP_PICK)
    pick (resolver, step->side);
  else if (phase == BP_PHASE_MELEE)
    acies_bp_end_battle (resolver);
  else
    begin_phase (resolver, phase < BP_PHASE_DEPLOYMENT ? BP_PHASE_ARTILLERY : phase + 1);
}
