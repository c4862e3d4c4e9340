/* phases.c - Legio VI: who may act, the course of a battle, and its questions
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- who may act ------------------------------------------------------------------------------- */

/* LVI-H20, LVI-R16, LVI-H19: whom no order reaches. */
gboolean
acies_lvi_check_obeys (const AciesState *state,
                       AciesUnitId       unit,
                       GError          **error)
{
  if (acies_lvi_has (state, unit, LVI_MARK_ENGAGED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-H13", state, unit, "%s is in combat and cannot act now", "%s are in combat and cannot act now");
  if (acies_lvi_has (state, unit, LVI_MARK_ROUTED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R16", state, unit, "%s is routed and cannot be ordered", "%s are routed and cannot be ordered");
  if (acies_lvi_has (state, unit, LVI_MARK_RAMPAGING))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-H19", state, unit, "%s is rampaging and cannot be ordered", "%s are rampaging and cannot be ordered");
  if (acies_lvi_has (state, unit, LVI_MARK_PURSUING) || acies_lvi_has (state, unit, LVI_MARK_LOOTING))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R16", state, unit, "%s is out of control and cannot be ordered", "%s are out of control and cannot be ordered");

  return TRUE;
}

/* Only a refusal asks for it: a name is translated each time, and computers check thousands of moves. */
static const char *
name_of_phase (const AciesState *state)
{
  return acies_procs_phase_name (state->ruleset->procs, state->turn.phase);
}

/* LVI-L3, LVI-L4: of a unit of the side that acts. */
static gboolean
check_acts (const AciesState *state,
            AciesUnitId       unit,
            GError          **error)
{
  gboolean light = acies_lvi_is_light (state, unit);

  if (acies_lvi_is_leader (state, unit))
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L13", _ ("Leaders act in the Command phase; this is the %s phase"), name_of_phase (state));
  if (light && state->turn.phase != LVI_PHASE_SKIRMISH)
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L3", _ ("Light troops act in the Skirmish phase; this is the %s phase"), name_of_phase (state));
  if (!light && state->turn.phase != LVI_PHASE_MANOEUVRE)
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L4", _ ("Units other than light troops act in the Manoeuvre phase; this is the %s phase"), name_of_phase (state));
  if (!acies_lvi_check_obeys (state, unit, error))
    return FALSE;

  return !acies_lvi_has (state, unit, LVI_MARK_ACTED) ||
         acies_refuse_unit (error, light ? "LVI-L3" : "LVI-L4", state, unit, "%s has already acted this phase", "%s have already acted this phase");
}

static gboolean
check_unit_moves (const AciesState *state,
                  AciesUnitId       unit,
                  GError          **error)
{
  if (!check_acts (state, unit, error))
    return FALSE;
  if (acies_lvi_has (state, unit, LVI_MARK_HALTED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R14", state, unit, "%s has been halted by its control test", "%s have been halted by their control test");
  if (acies_lvi_must_charge (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R15", state, unit, "%s has to charge again and cannot move", "%s have to charge again and cannot move");
  if (acies_lvi_has (state, unit, LVI_MARK_STEADIED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L57", state, unit, "%s has been steadied and cannot move", "%s have been steadied and cannot move");

  return !acies_lvi_has (state, unit, LVI_MARK_MOVED) ||
         /* Translators: a unit */
         acies_refuse_unit (error, "LVI-L3", state, unit, "%s has already moved this phase", "%s have already moved this phase");
}

/* @unit: on @hex, as a command names it; or none. */
gboolean
acies_lvi_check_may_act (const AciesState *state,
                         AciesHex          hex,
                         AciesUnitId       unit,
                         GError          **error)
{
  return acies_check_own (state, unit, hex, "LVI-L1", error) && check_acts (state, unit, error);
}

gboolean
acies_lvi_check_may_move (const AciesState *state,
                          AciesHex          hex,
                          AciesUnitId       unit,
                          GError          **error)
{
  return acies_check_own (state, unit, hex, "LVI-L1", error) && check_unit_moves (state, unit, error);
}

/* --- lists ------------------------------------------------------------------------------------- */

void
acies_lvi_add_allowed (const AciesState *state,
                       AciesCommand      command,
                       GArray           *commands)
{
  if (state->ruleset->procs->commands[command.kind].check (&command, state, NULL))
    g_array_append_val (commands, command);
}

static void
add_numbers (const AciesState *state,
             AciesCommandKind  kind,
             int               most,
             GArray           *commands)
{
  for (int number = 1; number <= most; number++)
    acies_lvi_add_allowed (state, acies_command_with_number (kind, number), commands);
}

/* @but: (nullable): ways whose ends are listed already */
static void
add_moves (const AciesLviWays *ways,
           const AciesLviWays *but,
           GArray             *commands)
{
  for (guint i = 0; i < ways->n; i++)
    {
      if (acies_lvi_leads_to (ways, ways->list[i]) && (but == NULL || !acies_lvi_leads_to (but, ways->list[i])))
        acies_list_to (ACIES_COMMAND_MOVE, ways->start, &ways->list[i], 1, commands);
    }
}

/* What @unit, which is of the side that acts, may do in this phase. */
static void
list_of_unit (AciesLviSurvey *survey,
              AciesUnitId     unit,
              GArray         *commands)
{
  const AciesState *state = survey->state;
  AciesHex          hex = state->units[unit].hex;
  gboolean          leader = acies_lvi_is_leader (state, unit);

  if (leader && state->turn.phase == LVI_PHASE_COMMAND)
    acies_lvi_list_of_leader (state, unit, commands);
  if (!leader && state->turn.phase == LVI_PHASE_CHARGE)
    acies_lvi_list_charges (state, unit, commands);
  if (check_unit_moves (state, unit, NULL))
    {
      AciesLviWays march, roll;

      /* Marches, then moves by one die (LVI-R70). */
      acies_lvi_find_ways (&march, survey, unit, 2 * acies_lvi_march (state, unit), TRUE);
      acies_lvi_find_ways (&roll, survey, unit, acies_lvi_most_inches (state, unit), FALSE);
      add_moves (&march, NULL, commands);
      add_moves (&roll, &march, commands);
      acies_list_on (LVI_COMMAND_GO, &hex, 1, commands);
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);

          if (next != ACIES_NO_HEX && acies_lvi_survey_has_room (survey, unit, next))
            acies_lvi_add_allowed (state, acies_command_on_hexes (LVI_COMMAND_STEP, hex, next), commands);
        }
      acies_lvi_add_allowed (state, acies_command_on_hex (LVI_COMMAND_FORM_UP, hex), commands);
    }
  if (check_acts (state, unit, NULL))
    {
      AciesUnitId targets[ACIES_MAX_UNITS];
      guint       n = acies_lvi_list_targets (state, unit, hex, targets);

      acies_lvi_add_allowed (state, acies_command_on_hex (LVI_COMMAND_REDRESS, hex), commands);
      for (guint i = 0; i < n; i++)
        acies_list_to (ACIES_COMMAND_ATTACK, hex, &state->units[targets[i]].hex, 1, commands);
    }
}

static void
list_acts (const AciesState *state,
           GArray           *commands)
{
  AciesLviSurvey survey;

  acies_lvi_survey (&survey, state, state->turn.active);
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == state->turn.active)
        list_of_unit (&survey, i, commands);
    }
}

/* Of a question that is answered by a number. */
static void
list_numbers (const AciesState *state,
              GArray           *commands)
{
  static const AciesCommand last[LVI_N_QUESTIONS] = {
    [LVI_ASK_ADD] = { .kind = LVI_COMMAND_ADD, .number = 1 + LVI_MAX_ADDED },
    [LVI_ASK_REFORM] = { .kind = LVI_COMMAND_RE_FORM, .number = ACIES_N_FACINGS },
    [LVI_ASK_THEN] = { .kind = LVI_COMMAND_THEN, .number = LVI_N_CHOICES },
    [LVI_ASK_SWAY] = { .kind = LVI_COMMAND_SWAY, .number = LVI_SWAYS_UP },
  };

  add_numbers (state, last[state->decision.kind].kind, last[state->decision.kind].number, commands);
}

/* The enemies in flight that the pursuer may choose between. */
static void
list_quarries (const AciesState *state,
               GArray           *commands)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (acies_state_unit_is_on_board (state, i) && acies_stack_in_layer (state, state->units[i].hex, 0) == i)
        acies_lvi_add_allowed (state, acies_command_on_hex (LVI_COMMAND_QUARRY, state->units[i].hex), commands);
    }
}

void
acies_lvi_list_go_on (const AciesState *state,
                      GArray           *commands)
{
  AciesLviSurvey survey;
  AciesLviWays   ways;

  acies_lvi_survey (&survey, state, state->turn.active);
  acies_lvi_find_ways (&ways, &survey, state->turn.acting, acies_lvi_inches_left (state), FALSE);
  add_moves (&ways, NULL, commands);
  add_numbers (state, LVI_COMMAND_WHEEL, LVI_WHEEL_RIGHT, commands);
  acies_lvi_add_allowed (state, acies_command (LVI_COMMAND_TURN), commands);
  add_numbers (state, LVI_COMMAND_FORM, LVI_N_FORMS, commands);
}

/* LVI-L7: all are looked at before the first is in order again, as units that are not shaken frighten others. */
void
acies_lvi_rally (AciesResolver   *resolver,
                 const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesUnitId       rallied[ACIES_MAX_UNITS];
  guint             n = 0;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      gboolean frightened = FALSE;

      /* LVI-L12, LVI-R6 */
      if (!acies_state_unit_is_on_board (state, unit) || !acies_lvi_has (state, unit, LVI_MARK_SHAKEN) || acies_lvi_has (state, unit, LVI_MARK_MOVED) ||
          acies_lvi_has (state, unit, LVI_MARK_ROUTED) || acies_lvi_is_broken (state, unit))
        continue;
      /* LVI-R4: for a rally, shaken and routed enemies do not count. */
      for (AciesUnitId j = 0; j < state->n_units; j++)
        frightened |= state->units[j].side != state->units[unit].side && acies_lvi_is_near (state, j) && !acies_lvi_has (state, j, LVI_MARK_SHAKEN) &&
                      !acies_lvi_has (state, j, LVI_MARK_ROUTED) &&
                      acies_hex_distance (state->units[j].hex, state->units[unit].hex) <= (guint) acies_lvi_number (state, LVI_NUMBER_FAR);
      if (!frightened)
        rallied[n++] = unit;
    }
  for (guint i = 0; i < n; i++)
    {
      guint most = MIN ((guint) acies_lvi_number (state, LVI_NUMBER_RALLY), acies_lvi_limit (state, rallied[i]) - 1);

      acies_unit_set_property (resolver, rallied[i], LVI_DISORDER, most);
      acies_unit_set_mark (resolver, rallied[i], LVI_MARK_SHAKEN, FALSE);
      acies_log_unit (resolver, LVI_LOG_RALLIED, rallied[i]);
    }
}

static guint
count_standing (const AciesState *state,
                AciesSide         side)
{
  guint n = 0;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    n += state->units[unit].side == side && acies_lvi_is_near (state, unit) && acies_lvi_counts (state, unit) && !acies_lvi_has (state, unit, LVI_MARK_SHAKEN);

  return n;
}

/* At a table people count the steady units. */
static guint
count_all (const AciesState *state,
           AciesSide         side)
{
  guint n = 0;

  if (state->mode != ACIES_MODE_TABLE)
    return acies_lvi_block (state)->count[side];
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    n += state->units[unit].place != ACIES_PLACE_ABSENT && state->units[unit].side == side && acies_lvi_counts (state, unit);

  return n;
}

/* LVI-R55 */
static guint
count_lost (const AciesState *state,
            AciesSide         side)
{
  guint count = count_all (state, side);
  guint standing = state->mode == ACIES_MODE_TABLE ? (guint) state->sides[side].morale : count_standing (state, side);

  return count - MIN (count, standing);
}

/* The morale of a side is what still stands of it. */
static void
count_armies (AciesResolver *resolver)
{
  for (AciesSide side = 0; side < 2; side++)
    {
      AciesSideNumbers numbers = resolver->state->sides[side];

      numbers.morale = (gint16) count_standing (resolver->state, side);
      acies_resolver_set_side (resolver, side, &numbers);
    }
}

char *
acies_lvi_describe_score (const AciesState *state,
                          AciesSide         first)
{
  AciesSide other = 1 - first;

  /* Translators: units lost, and of how many: by the winner, and by the other side */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "lost %1$u of %2$u unit; the enemy lost %3$u of %4$u", "lost %1$u of %2$u units; the enemy lost %3$u of %4$u", count_all (state, first)), count_lost (state, first), count_all (state, first), count_lost (state, other),
                          count_all (state, other));
}

/* LVI-H11, LVI-R55: whose army is broken, or after the last turn, who lost the smaller share. The log says the losses that decide. */
void
acies_lvi_end_battle (AciesResolver *resolver,
                      gboolean       is_over)
{
  const AciesState *state = resolver->state;
  guint             lost[2], count[2];
  gboolean          broken[2];

  for (AciesSide side = 0; side < 2; side++)
    {
      /* LVI-U9 */
      int share = state->switches[side == 0 ? LVI_SWITCH_NEAR_BREAK : LVI_SWITCH_FAR_BREAK];

      lost[side] = count_lost (state, side);
      count[side] = count_all (state, side);
      broken[side] = lost[side] * 100 >= (guint) share * count[side];
    }
  if (!broken[0] && !broken[1] && !is_over)
    return;
  for (AciesSide side = 0; side < 2; side++)
    acies_log_entry (resolver, LVI_LOG_LOSSES, .side = side, .number = (gint16) lost[side], .number2 = (gint16) count[side]);
  if (broken[0] && broken[1])
    acies_game_end (resolver, LVI_END_BOTH_BROKEN, ACIES_NO_SIDE);
  else if (broken[0] || broken[1])
    acies_game_end (resolver, LVI_END_BROKEN, broken[0] ? 1 : 0);
  else if (!acies_game_end_by (resolver, LVI_END_SMALLER_SHARE, (int) (lost[1] * count[0]) - (int) (lost[0] * count[1])))
    acies_game_end (resolver, LVI_END_EQUAL_SHARE, ACIES_NO_SIDE);
}

/* With the turn end marks that are not kept, and what a leader has done. The battle may end. */
void
acies_lvi_end_turn (AciesResolver   *resolver,
                    const AciesStep *step)
{
  const AciesState *state = resolver->state;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      AciesUnit value = state->units[i];

      if (value.place != ACIES_PLACE_BOARD)
        continue;
      for (guint mark = 0; mark < state->ruleset->n_marks; mark++)
        {
          if (!state->ruleset->marks[mark].kept)
            value.marks &= (guint16) ~(1u << mark);
        }
      if (acies_lvi_is_leader (state, i))
        value.status &= LVI_SECOND;
      acies_resolver_set_unit (resolver, i, value);
    }
  for (guint i = 0; i < LVI_MAX_AGAIN; i++)
    LVI_SET (resolver, again[i], 0);
  acies_lvi_age_contacts (resolver);
  count_armies (resolver);
  acies_lvi_end_battle (resolver, state->turn.round >= state->setup.end_round);
  if (state->outcome.reason != ACIES_END_NOT_YET)
    return;
  acies_turn_next_round (resolver);
  acies_turn_set_phase (resolver, LVI_PHASE_COMMAND);
  acies_step_push (resolver, LVI_STEP_INITIATIVE);
}

void
acies_lvi_push_side (AciesResolver *resolver,
                     guint          step,
                     AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .side = side });
}

/* --- the beginning ----------------------------------------------------------------------------- */

/* LVI-R56: as the scenario gives it, but for marks that such a unit cannot have, and a leader has none. */
guint16
acies_lvi_marks_of (const AciesState *state,
                    AciesUnitId       unit)
{
  guint impossible = acies_lvi_is_beast (state, unit) ? 1u << LVI_MARK_UNFORMED : 1u << LVI_MARK_RAMPAGING;

  if (acies_lvi_is_leader (state, unit))
    return 0;
  if (acies_lvi_is_light (state, unit))
    impossible |= 1u << LVI_MARK_UNFORMED;

  return (guint16) (state->units[unit].marks & ~impossible);
}

void
acies_lvi_start (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  guint8            count[2] = { 0, 0 };

  acies_game_begin (resolver);
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      AciesUnit value = state->units[unit];
      gboolean  leader = value.place == ACIES_PLACE_BOARD && acies_lvi_is_leader (state, unit);
      guint     limit;

      if (value.place != ACIES_PLACE_BOARD)
        continue;
      value.marks = acies_lvi_marks_of (state, unit);
      value.properties[LVI_START] = leader ? 0 : value.figures;
      acies_resolver_set_unit (resolver, unit, value);
      if (leader)
        continue;
      limit = acies_lvi_limit (state, unit);
      acies_unit_set_property (resolver, unit, LVI_DISORDER, MIN (limit, value.properties[LVI_DISORDER]));
      if (acies_lvi_property (state, unit, LVI_DISORDER) == limit)
        acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, TRUE);
      count[value.side] += acies_lvi_counts (state, unit);
    }
  acies_resolver_set_block (resolver, G_STRUCT_OFFSET (AciesLviBlock, count), count, sizeof count);
  count_armies (resolver);
  acies_step_push (resolver, LVI_STEP_INITIATIVE);
}

/* A battle may begin with a later phase than the first. */
static void
begin_phase (AciesResolver *resolver,
             guint          phase)
{
  acies_turn_set_phase (resolver, phase);
  acies_log_entry (resolver, LVI_LOG_PHASE, .number = (gint16) phase);
  if (phase == LVI_PHASE_RALLY)
    acies_step_push_all (resolver, LVI_STEP_RALLY, LVI_STEP_TURN_END);
  else if (phase > LVI_PHASE_CHARGE)
    acies_step_push (resolver, phase == LVI_PHASE_COMBAT ? LVI_STEP_NEXT_COMBAT : LVI_STEP_NEXT_AFTER);
  else
    acies_lvi_push_side (resolver, LVI_STEP_SIDE, acies_lvi_first_side (resolver->state));
  if (phase == LVI_PHASE_COMMAND)
    acies_step_push (resolver, LVI_STEP_SUCCESSORS);
  if (phase == LVI_PHASE_MANOEUVRE)
    {
      acies_step_push (resolver, LVI_STEP_ROUTS);
      acies_step_push (resolver, LVI_STEP_RUSHES);
    }
}

/* @dice: (nullable): of the roll, unless the scenario gives the initiative */
static void
give_initiative (AciesResolver   *resolver,
                 AciesSide        side,
                 const AciesDice *dice)
{
  LVI_SET (resolver, initiative, (guint8) (side + 1));
  acies_log_entry (resolver, LVI_LOG_INITIATIVE, .side = side, .dice = dice != NULL ? *dice : (AciesDice) { 0 });
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
void
acies_lvi_begin_turn (AciesResolver   *resolver,
                      const AciesStep *step)
{
  static const guint8 dice[] = { LVI_D6, LVI_D6 };
  const AciesState   *state = resolver->state;
  AciesSide           first = acies_lvi_first_of (state);

  acies_log_round (resolver);
  if (first != ACIES_NO_SIDE)
    {
      give_initiative (resolver, acies_lvi_enemy (first), NULL);
      return;
    }
  acies_step_push (resolver, LVI_STEP_INITIATIVE_READ);
  acies_resolver_ask_dice_of (resolver, state->setup.first, ACIES_NO_UNIT, dice, G_N_ELEMENTS (dice), 0);
}

/* LVI-U1: the first die is that of the near army. */
void
acies_lvi_read_initiative (AciesResolver   *resolver,
                           const AciesStep *step)
{
  const AciesState *state = resolver->state;
  const AciesDice   dice = state->dice;
  int               lead = acies_lvi_shown (state, 0) - acies_lvi_shown (state, 1);

  if (lead != 0)
    {
      give_initiative (resolver, lead > 0 ? 0 : 1, &dice);
      return;
    }
  acies_log_entry (resolver, LVI_LOG_EQUAL, .dice = dice);
  acies_step_push (resolver, LVI_STEP_INITIATIVE_READ);
  acies_resolver_ask_dice_of (resolver, state->setup.first, ACIES_NO_UNIT, dice.types, dice.n, 0);
}

void
acies_lvi_begin_side (AciesResolver   *resolver,
                      const AciesStep *step)
{
  AciesSide side = step->side;
  AciesTurn turn = resolver->state->turn;

  turn.active = side;
  acies_turn_clear_acting (&turn);
  acies_resolver_set_turn (resolver, turn);
  acies_step_push (resolver, LVI_STEP_ACT);
  if (turn.phase == LVI_PHASE_SKIRMISH || turn.phase == LVI_PHASE_MANOEUVRE)
    acies_lvi_push_side (resolver, LVI_STEP_REPEATS, side);
}

/* LVI-R9: after the actions of its leaders a side tests its units, then its animals. */
static void
side_is_over (AciesResolver *resolver)
{
  AciesSide side = resolver->state->turn.active;

  if (side == acies_lvi_first_side (resolver->state))
    acies_lvi_push_side (resolver, LVI_STEP_SIDE, acies_lvi_enemy (side));
  else
    acies_step_push (resolver, LVI_STEP_NEXT_PHASE);
  if (side != acies_lvi_first_side (resolver->state) && resolver->state->turn.phase == LVI_PHASE_CHARGE)
    {
      acies_step_push (resolver, LVI_STEP_CHARGES);
      acies_step_push (resolver, LVI_STEP_EVADES);
      acies_step_push (resolver, LVI_STEP_ANSWERS);
    }
  if (resolver->state->turn.phase == LVI_PHASE_COMMAND)
    {
      acies_lvi_push_side (resolver, LVI_STEP_STOP, side);
      acies_lvi_push_side (resolver, LVI_STEP_TESTS, side);
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
      acies_step_push (resolver, LVI_STEP_ACT);
    }
  else
    side_is_over (resolver);
}

void
acies_lvi_next_phase (AciesResolver   *resolver,
                      const AciesStep *step)
{
  begin_phase (resolver, resolver->state->turn.phase + 1u);
}

/* A side is not asked if it can do nothing. The first unit that can do something is enough to know. */
void
acies_lvi_next_act (AciesResolver   *resolver,
                    const AciesStep *step)
{
  const AciesState *state = resolver->state;
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesLviSurvey survey;

  acies_lvi_survey (&survey, state, state->turn.active);
  for (AciesUnitId i = 0; i < state->n_units && commands->len == 0; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != state->turn.active)
        continue;
      if (check_unit_moves (state, i, NULL))
        return;
      list_of_unit (&survey, i, commands);
    }
  if (commands->len == 0)
    side_is_over (resolver);
}

/* --- questions --------------------------------------------------------------------------------- */

static char *
describe_act (const AciesState *state,
              const char       *side)
{
  static const char *const of_phase[] = {
    [LVI_PHASE_COMMAND] = N_ ("%s may spend its leaders’ actions"),
    [LVI_PHASE_SKIRMISH] = N_ ("%s shoots with its light troops and moves them"),
    [LVI_PHASE_MANOEUVRE] = N_ ("%s moves its units other than light troops"),
    [LVI_PHASE_CHARGE] = N_ ("%s declares its charges"),
  };

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (of_phase[MIN (state->turn.phase, LVI_PHASE_CHARGE)]), side);
#pragma GCC diagnostic pop
}

static const char *
find_rule_of_act (const AciesState *state)
{
  static const char *const of_phase[] = { "LVI-L2", "LVI-L3", "LVI-L4", "LVI-L5" };

  return of_phase[MIN (state->turn.phase, LVI_PHASE_CHARGE)];
}

static const char *
find_end_of_act (const AciesState *state)
{
  static const char *const of_phase[] = { "command", "skirmish", "manoeuvre", "charges" };

  return of_phase[MIN (state->turn.phase, LVI_PHASE_CHARGE)];
}

static char *
describe_dice (const AciesState *state,
               const char       *side)
{
  guint n = state->decision.n_dice;

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s rolls %2$u die", "%1$s rolls %2$u dice", n), side, n);
}

static char *
describe_go_on (const AciesState *state,
                const char       *side)
{
  g_autofree char *unit = acies_unit_label (state, state->decision.unit);
  guint            left = acies_lvi_block (state)->left;

  if (left == 0 && acies_lvi_block (state)->odd)
    /* Translators: a side, a unit and its hex */
    return g_strdup_printf (_ ("%1$s moves %2$s: 1 more hex, straight ahead only"), side, unit);

  /* Translators: a side, a unit and its hex, how far it still goes */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s moves %2$s: %3$u hex left", "%1$s moves %2$s: %3$u hexes left", left), side, unit, left);
}

/* clang-format off */
const AciesQuestion acies_lvi_questions[LVI_N_QUESTIONS] = {
  [ACIES_DECISION_NONE] = {
    .name = "act", .find_rule = find_rule_of_act, .find_end = find_end_of_act, .list = list_acts, .describe = describe_act,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (ATTACK) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LVI_COMMAND_GO) | ACIES_ANSWER_VERB (LVI_COMMAND_STEP) |
               ACIES_ANSWER_VERB (LVI_COMMAND_REDRESS) | ACIES_ANSWER_VERB (LVI_COMMAND_FORM_UP) |
               ACIES_ANSWER_VERB (LVI_COMMAND_STEADY) | ACIES_ANSWER_VERB (LVI_COMMAND_INSPIRE),
  },
  [ACIES_DECISION_DICE] = { .name = "dice", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DICE), .describe = describe_dice },
  [LVI_ASK_ADD] = {
    .name = "add", .rule = "LVI-H5", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_ADD), .list = list_numbers,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses how many dice to add for the move of %2$s", "%1$s chooses how many dice to add for the move of %2$s") },
  },
  [LVI_ASK_GO_ON] = {
    .name = "moving-on", .rule = "LVI-H4", .ends = "move", .asked = ACIES_ASKS_ANYBODY, .done = N_ ("_Done: Stay Here"), .list = acies_lvi_list_go_on,
    .answers = ACIES_ANSWER (MOVE) | ACIES_ANSWER (DONE) | ACIES_ANSWER_VERB (LVI_COMMAND_WHEEL) | ACIES_ANSWER_VERB (LVI_COMMAND_TURN) |
               ACIES_ANSWER_VERB (LVI_COMMAND_FORM),
    .describe = describe_go_on,
  },
  [LVI_ASK_REFORM] = {
    .name = "facing", .rule = "LVI-L30", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_RE_FORM), .list = list_numbers,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses which way %2$s faces", "%1$s chooses which way %2$s face") },
  },
  [LVI_ASK_EVADE] = {
    .name = "evade", .ends = "evade", .rule = "LVI-L32", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s evades the charge", "%1$s decides whether %2$s evade the charge") },
  },
  [LVI_ASK_COUNTER] = {
    .name = "counter-charge", .ends = "counter-charge", .rule = "LVI-L32", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s counter-charges", "%1$s decides whether %2$s counter-charge") },
  },
  [LVI_ASK_STAY] = {
    .name = "stay", .ends = "stay", .rule = "LVI-L52", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s stays in place now that the enemy has evaded", "%1$s decides whether %2$s stay in place now that the enemy has evaded") },
  },
  [LVI_ASK_HOLD] = {
    .name = "hold", .ends = "hold", .rule = "LVI-L53", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s relieves its ranks and stays", "%1$s decides whether %2$s relieve their ranks and stay") },
  },
  [LVI_ASK_BEHIND] = {
    .name = "behind-triarii", .ends = "behind-triarii", .rule = "LVI-L44", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (YES) | ACIES_ANSWER (PASS),
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides whether %2$s retires behind the triarii", "%1$s decides whether %2$s retire behind the triarii") },
  },
  [LVI_ASK_THEN] = {
    .name = "after-combat", .rule = "LVI-R44", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_THEN), .list = list_numbers,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses what %2$s does after its combat", "%1$s chooses what %2$s do after their combat") },
  },
  [LVI_ASK_QUARRY] = {
    .name = "quarry", .rule = "LVI-R46", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_QUARRY), .list = list_quarries,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s chooses which enemy %2$s pursues", "%1$s chooses which enemy %2$s pursue") },
  },
  [LVI_ASK_SWAY] = {
    .name = "sway", .rule = "LVI-L15", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER_VERB (LVI_COMMAND_SWAY), .list = list_numbers,
    /* Translators: a side, and a unit */
    .forms = { ACIES_FORMS ("%1$s decides how its leader changes the control test of %2$s", "%1$s decides how its leader changes the control test of %2$s") },
  },
};
/* clang-format on */
