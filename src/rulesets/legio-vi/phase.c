/* phase.c - Legio VI: the course of a battle, and whose it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/notes.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/turns.h"
#include "rulesets/shared/units.h"

static void
push_side (AciesResolver *resolver,
           guint          step,
           AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .side = side });
}

/* LVI-U1: whoever has not the initiative acts first. */
static AciesSide
first_side (const AciesState *state)
{
  return acies_lvi_enemy (acies_lvi_block (state)->initiative - 1);
}

/* --- the beginning -------------------------------------------------------------------------- */

/* LVI-R56: as the scenario gives it, but for marks that such a unit cannot have, and a leader has none. */
guint16
acies_lvi_marks_of (const AciesState *state,
                    AciesUnitId       unit)
{
  guint16 marks = state->units[unit].marks;

  if (acies_lvi_is_leader (state, unit))
    return 0;
  if (acies_lvi_is_beast (state, unit))
    marks &= (guint16) ~(1u << LVI_MARK_UNFORMED);
  else
    marks &= (guint16) ~(1u << LVI_MARK_RAMPAGING);
  if (acies_lvi_is_light (state, unit))
    marks &= (guint16) ~(1u << LVI_MARK_UNFORMED);

  return marks;
}

static void
muster (AciesResolver *resolver,
        AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesUnit         value = state->units[unit];
  guint             limit;

  value.marks = acies_lvi_marks_of (state, unit);
  value.properties[LVI_START] = acies_lvi_is_leader (state, unit) ? 0 : value.figures;
  acies_resolver_set_unit (resolver, unit, value);
  if (acies_lvi_is_leader (state, unit))
    return;
  limit = acies_lvi_limit (state, unit);
  acies_unit_set_property (resolver, unit, LVI_DISORDER, MIN (limit, value.properties[LVI_DISORDER]));
  if (acies_lvi_property (state, unit, LVI_DISORDER) == limit)
    acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, TRUE);
}

void
acies_lvi_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  guint8            count[2] = { 0, 0 };

  acies_game_begin (resolver);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD)
        continue;
      muster (resolver, (AciesUnitId) i);
      count[state->units[i].side] += acies_lvi_counts (state, (AciesUnitId) i);
    }
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesLviBlock, count), count, sizeof count);
  acies_lvi_count (resolver);
  acies_step_push (resolver, LVI_STEP_INITIATIVE);
}

/* --- the initiative ------------------------------------------------------------------------- */

/* A battle may begin with a later phase than the first. */
static void
begin_phase (AciesResolver *resolver,
             guint          phase)
{
  AciesNote note = ACIES_NOTE_INIT (LVI_NOTE_PHASE);

  acies_turn_set_phase (resolver, phase);
  note.number = (gint16) phase;
  if (phase <= LVI_PHASE_CHARGE)
    {
      acies_resolver_note (resolver, note);
      push_side (resolver, LVI_STEP_SIDE, first_side (resolver->state));
      if (phase == LVI_PHASE_COMMAND)
        acies_step_push (resolver, LVI_STEP_SUCCESSORS);
      if (phase == LVI_PHASE_MANOEUVRE)
        {
          acies_step_push (resolver, LVI_STEP_ROUTS);
          acies_step_push (resolver, LVI_STEP_RUSHES);
        }
    }
  else if (phase == LVI_PHASE_RALLY)
    {
      acies_resolver_note (resolver, note);
      acies_step_push_all (resolver, LVI_STEP_RALLY, LVI_STEP_TURN_END);
    }
  else
    {
      acies_resolver_note (resolver, note);
      acies_step_push (resolver, phase == LVI_PHASE_COMBAT ? LVI_STEP_NEXT_COMBAT : LVI_STEP_NEXT_AFTER);
    }
}

static void
give_initiative (AciesResolver   *resolver,
                 AciesSide        side,
                 const AciesDice *dice)
{
  AciesNote note = ACIES_NOTE_INIT (LVI_NOTE_INITIATIVE);

  LVI_SET (resolver, initiative, (guint8) (side + 1));
  note.side = side;
  if (dice != NULL)
    note.dice = *dice;
  acies_resolver_note (resolver, note);
  begin_phase (resolver, resolver->state->turn.phase);
}

/* LVI-U1, LVI-H25: whoever the scenario calls the first has no say in it. */
AciesSide
acies_lvi_first_of (const AciesState *state)
{
  int given = state->switches[LVI_SWITCH_INITIATIVE];

  if (given == LVI_DICED)
    return ACIES_NO_SIDE;
  return acies_lvi_enemy (given == LVI_NEAR_HAS_IT ? 0 : 1);
}

/* LVI-U1, LVI-H25 */
static void
begin_turn (AciesResolver *resolver)
{
  static const guint8 dice[] = { LVI_D6, LVI_D6 };
  const AciesState   *state = resolver->state;
  int                 given = state->switches[LVI_SWITCH_INITIATIVE];

  acies_note_round (resolver);
  if (given != LVI_DICED)
    {
      give_initiative (resolver, given == LVI_NEAR_HAS_IT ? 0 : 1, NULL);
      return;
    }
  acies_step_push (resolver, LVI_STEP_INITIATIVE_READ);
  acies_resolver_ask_dice_of (resolver, state->setup.first, ACIES_NO_UNIT, dice, G_N_ELEMENTS (dice), 0);
}

/* LVI-U1: the first die is that of the near army. */
static void
read_initiative (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  const AciesDice   dice = state->dice;
  int               lead = acies_lvi_shown (state, 0) - acies_lvi_shown (state, 1);

  if (lead != 0)
    {
      give_initiative (resolver, lead > 0 ? 0 : 1, &dice);
      return;
    }
  acies_log_entry (resolver, LVI_NOTE_EQUAL, .dice = dice);
  acies_step_push (resolver, LVI_STEP_INITIATIVE_READ);
  acies_resolver_ask_dice_of (resolver, state->setup.first, ACIES_NO_UNIT, dice.types, dice.n, 0);
}

/* --- whose it is ---------------------------------------------------------------------------- */

static void
begin_side (AciesResolver *resolver,
            AciesSide      side)
{
  AciesTurn turn = resolver->state->turn;

  turn.active = side;
  acies_turn_clear_acting (&turn);
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, LVI_STEP_ACT);
  if (turn.phase == LVI_PHASE_SKIRMISH || turn.phase == LVI_PHASE_MANOEUVRE)
    push_side (resolver, LVI_STEP_REPEATS, side);
}

/* LVI-R9: after the actions of its leaders a side tests its units, then its animals. */
static void
side_is_over (AciesResolver *resolver)
{
  AciesSide side = resolver->state->turn.active;

  if (side == first_side (resolver->state))
    push_side (resolver, LVI_STEP_SIDE, acies_lvi_enemy (side));
  else
    acies_step_push (resolver, LVI_STEP_NEXT_PHASE);
  if (side != first_side (resolver->state) && resolver->state->turn.phase == LVI_PHASE_CHARGE)
    {
      acies_step_push (resolver, LVI_STEP_CHARGES);
      acies_step_push (resolver, LVI_STEP_EVADES);
      acies_step_push (resolver, LVI_STEP_ANSWERS);
    }
  if (resolver->state->turn.phase == LVI_PHASE_COMMAND)
    {
      push_side (resolver, LVI_STEP_STOP, side);
      push_side (resolver, LVI_STEP_TESTS, side);
    }
}

/* Of a move, or of all that a side does in a phase. */
void
acies_lvi_done (const AciesCommand *command,
                AciesResolver      *resolver)
{
  if (resolver->state->decision.kind == LVI_ASK_GO_ON)
    {
      acies_resolver_answered (resolver);
      acies_lvi_end_move (resolver);
    }
  else
    side_is_over (resolver);
}

/* Nobody is asked who can do nothing. */
static void
go_on_with_side (AciesResolver *resolver)
{
  if (!acies_lvi_has_acts (resolver->state))
    side_is_over (resolver);
}

void
acies_lvi_phase_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  switch (step->kind)
    {
    case LVI_STEP_INITIATIVE:
      begin_turn (resolver);
      break;

    case LVI_STEP_INITIATIVE_READ:
      read_initiative (resolver);
      break;

    case LVI_STEP_NEXT_PHASE:
      begin_phase (resolver, resolver->state->turn.phase + 1u);
      break;

    case LVI_STEP_SIDE:
      begin_side (resolver, step->side);
      break;

    case LVI_STEP_RALLY:
      acies_lvi_rally (resolver);
      break;

    case LVI_STEP_TURN_END:
      acies_lvi_end_turn (resolver);
      break;

    case LVI_STEP_MOVE_ROLLED:
      acies_lvi_move_rolled (resolver);
      break;

    default: /* LVI_STEP_ACT */
      go_on_with_side (resolver);
      break;
    }
}
