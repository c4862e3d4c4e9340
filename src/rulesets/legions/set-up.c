/* set-up.c - Legions: who is first, and what everybody begins with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/row.h"
#include "rulesets/shared/units.h"

/* LEG-F4; before it is known, the side that the scenario names. */
AciesSide
acies_leg_first_side (const AciesState *state)
{
  guint first = LEG_BLOCK (state)->first;

  return first > 0 ? (AciesSide) (first - 1) : state->setup.first;
}

static guint
n_sides (const AciesState *state)
{
  return state->ruleset->n_sides;
}

/* One step for each side, that of the First Player on top. */
static void
push_for_all (AciesResolver *resolver,
              guint          step)
{
  for (guint i = n_sides (resolver->state); i > 0; i--)
    acies_leg_push (resolver, step, (AciesSide) ((acies_leg_first_side (resolver->state) + i - 1) % n_sides (resolver->state)));
}

/* LEG-Q19: the dice for who is first come before the cards are drafted. */
void
acies_leg_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesSide first = resolver->state->setup.first;

  acies_game_begin (resolver);
  for (AciesSide side = 0; side < n_sides (resolver->state); side++)
    acies_leg_count_laid_out (resolver, side);
  acies_leg_push (resolver, LEG_STEP_ROUND, first);
  if (resolver->state->turn.phase != LEG_PHASE_SET_UP)
    {
      LEG_SET (resolver, first, (guint8) (first + 1));
      acies_leg_push (resolver, LEG_STEP_FILL_LINE, first);
      acies_leg_push (resolver, LEG_STEP_BATTLE, first);
      return;
    }
  acies_leg_push (resolver, LEG_STEP_READ_FIRST, first);
  for (guint i = n_sides (resolver->state); i > 0; i--)
    acies_leg_push (resolver, LEG_STEP_ROLL_FIRST, (AciesSide) (i - 1));
}

/* --- who is first --------------------------------------------------------------------------- */

#define OUT 7 /* no more among those who roll again */

static void
roll_first (AciesResolver *resolver,
            AciesSide      side)
{
  if (LEG_BLOCK (resolver->state)->rolls[side] != 0)
    return;
  acies_leg_push (resolver, LEG_STEP_NOTE_ROLL, side);
  acies_resolver_ask_dice (resolver, side, ACIES_NO_UNIT, LEG_DIE_BLUE, 1, 0);
}

static void
note_roll (AciesResolver *resolver,
           AciesSide      side)
{
  const AciesState *state = resolver->state;

  LEG_SET (resolver, rolls[side], (guint8) acies_ruleset_get_face (state->ruleset, &state->dice, 0)->number);
  acies_log_entry (resolver, LEG_NOTE_FIRST_ROLL, .side = side, .dice = state->dice);
}

/* LEG-F2, LEG-F3 */
static void
push_rest (AciesResolver *resolver,
           AciesSide      first)
{
  const AciesState *state = resolver->state;
  int               n_drafts = LEG_NUMBER (state, LEG_FIRST_COMMAND_CARDS);

  for (int i = 0; i < n_drafts; i++)
    push_for_all (resolver, LEG_STEP_DRAFT);
  acies_leg_push (resolver, LEG_STEP_FILL_LINE, first);
  push_for_all (resolver, LEG_STEP_FIRST_CARDS);
  push_for_all (resolver, LEG_STEP_OBJECTIVES);
  if (state->switches[LEG_TEAMS])
    for (guint i = n_sides (state) / 2; i > 0; i--)
      acies_leg_push (resolver, LEG_STEP_SHARED, (AciesSide) (i - 1));
  acies_leg_push (resolver, LEG_STEP_BATTLE, first);
}

static guint
highest_roll (const AciesState *state)
{
  guint most = 0;

  for (AciesSide side = 0; side < n_sides (state); side++)
    if (LEG_BLOCK (state)->rolls[side] != OUT)
      most = MAX (most, LEG_BLOCK (state)->rolls[side]);

  return most;
}

static void
set_first (AciesResolver *resolver,
           AciesSide      first)
{
  LEG_SET (resolver, first, (guint8) (first + 1));
  for (AciesSide side = 0; side < n_sides (resolver->state); side++)
    {
      AciesUnitId general = acies_leg_find_general (resolver->state, side);

      LEG_SET (resolver, rolls[side], 0);
      if (general != ACIES_NO_UNIT)
        acies_unit_set_property (resolver, general, LEG_VALUE, (guint) LEG_NUMBER (resolver->state, LEG_GENERAL_AT_FIRST));
    }
  acies_note_side (resolver, LEG_NOTE_FIRST, first);
  push_rest (resolver, first);
}

/* LEG-F4: those who share the highest roll again. */
static void
read_first (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             most = highest_roll (state);
  AciesSide         best[ACIES_MAX_SIDES];
  guint             n = 0;

  for (AciesSide side = 0; side < n_sides (state); side++)
    if (LEG_BLOCK (state)->rolls[side] == most)
      best[n++] = side;
  if (n == 1)
    {
      set_first (resolver, best[0]);
      return;
    }
  acies_leg_push (resolver, LEG_STEP_READ_FIRST, 0);
  for (AciesSide side = 0; side < n_sides (state); side++)
    LEG_SET (resolver, rolls[side], OUT);
  while (n > 0)
    {
      LEG_SET (resolver, rolls[best[n - 1]], 0);
      acies_leg_push (resolver, LEG_STEP_ROLL_FIRST, best[--n]);
    }
}

/* --- cards ---------------------------------------------------------------------------------- */

static guint
objectives_dealt (const AciesState *state)
{
  return (guint) LEG_NUMBER (state, state->switches[LEG_TEAMS] ? LEG_TEAM_OBJECTIVES : LEG_OBJECTIVES);
}

static guint
objectives_kept (const AciesState *state)
{
  return (guint) LEG_NUMBER (state, state->switches[LEG_TEAMS] ? LEG_TEAM_OBJECTIVES_KEPT : LEG_OBJECTIVES_KEPT);
}

/* What a scenario has given already is not dealt again. */
static void
deal (AciesResolver *resolver,
      AciesSide      side,
      AciesId        deck,
      guint          n)
{
  guint held = acies_leg_count_held (resolver->state, side, deck);

  if (n > held)
    acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, deck, n - held, ACIES_ZONE_HAND);
}

void
acies_leg_set_up_step (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesSide         side = step->side;

  switch (step->kind)
    {
    case LEG_STEP_ROLL_FIRST:
      roll_first (resolver, side);
      break;

    case LEG_STEP_NOTE_ROLL:
      note_roll (resolver, side);
      break;

    case LEG_STEP_READ_FIRST:
      read_first (resolver);
      break;

    case LEG_STEP_BATTLE:
      acies_row_fill (resolver, side, LEG_DECK_BATTLE);
      break;

    case LEG_STEP_SHARED:
      acies_resolver_ask_draw (resolver, side, ACIES_NO_UNIT, LEG_DECK_OBJECTIVE, 1, ACIES_ZONE_LAID);
      break;

    case LEG_STEP_OBJECTIVES:
      acies_leg_push (resolver, LEG_STEP_KEEP, side);
      deal (resolver, side, LEG_DECK_OBJECTIVE, objectives_dealt (state));
      break;

    case LEG_STEP_KEEP:
      if (acies_leg_count_held (state, side, LEG_DECK_OBJECTIVE) > objectives_kept (state))
        acies_question_ask_side (resolver, LEG_ASK_KEEP, side, ACIES_NO_UNIT, acies_leg_count_held (state, side, LEG_DECK_OBJECTIVE) - objectives_kept (state));
      else
        acies_note_side (resolver, LEG_NOTE_KEPT, side);
      break;

    case LEG_STEP_FIRST_CARDS:
      deal (resolver, side, LEG_DECK_ARMY, (guint) LEG_NUMBER (state, LEG_FIRST_ARMY_CARDS));
      break;

    default:
      if (acies_state_count_deck (state, side, LEG_DECK_COMMAND, ACIES_ZONE_ROW) > 0 &&
          (int) acies_leg_count_held (state, side, LEG_DECK_COMMAND) < LEG_NUMBER (state, LEG_FIRST_COMMAND_CARDS))
        acies_question_ask_side (resolver, LEG_ASK_DRAFT, side, ACIES_NO_UNIT, 1);
      break;
    }
}
