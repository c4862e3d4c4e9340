/* acts.c - Legio VI: who may act in a phase, and what a side may do in it, as lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

/* --- who may act ---------------------------------------------------------------------------- */

/* LVI-L3, LVI-L4 */
static gboolean
check_phase (const AciesState *state,
             AciesUnitId       unit,
             GError          **error)
{
  gboolean    light = acies_lvi_is_light (state, unit);
  const char *phase = acies_lvi_phase_name (state);

  if (acies_lvi_is_leader (state, unit))
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L13", _ ("Leaders act in the Command phase; this is the %s phase"), phase);
  if (state->turn.phase == (light ? LVI_PHASE_SKIRMISH : LVI_PHASE_MANOEUVRE))
    return TRUE;
  if (light)
    /* Translators: the name of the present phase */
    return acies_refuse (error, "LVI-L3", _ ("Light troops act in the Skirmish phase; this is the %s phase"), phase);

  /* Translators: the name of the present phase */
  return acies_refuse (error, "LVI-L4", _ ("Units other than light troops act in the Manoeuvre phase; this is the %s phase"), phase);
}

/* LVI-H20, LVI-R16, LVI-H19: whom no order reaches. */
gboolean
acies_lvi_check_obeys (const AciesState *state,
                       AciesUnitId       unit,
                       GError          **error)
{
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_ENGAGED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-H13", state, unit, "%s is in combat and cannot act now", "%s are in combat and cannot act now");
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_ROUTED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R16", state, unit, "%s is routed and cannot be ordered", "%s are routed and cannot be ordered");
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_RAMPAGING))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-H19", state, unit, "%s is rampaging and cannot be ordered", "%s are rampaging and cannot be ordered");
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_PURSUING) || acies_state_unit_has_mark (state, unit, LVI_MARK_LOOTING))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R16", state, unit, "%s is out of control and cannot be ordered", "%s are out of control and cannot be ordered");

  return TRUE;
}

/* Of a unit of the side that acts. */
gboolean
acies_lvi_check_acts (const AciesState *state,
                      AciesUnitId       unit,
                      GError          **error)
{
  if (!check_phase (state, unit, error) || !acies_lvi_check_obeys (state, unit, error))
    return FALSE;

  return !acies_state_unit_has_mark (state, unit, LVI_MARK_ACTED) ||
         acies_refuse_unit (error, acies_lvi_is_light (state, unit) ? "LVI-L3" : "LVI-L4", state, unit, "%s has already acted this phase", "%s have already acted this phase");
}

gboolean
acies_lvi_check_moves (const AciesState *state,
                       AciesUnitId       unit,
                       GError          **error)
{
  if (!acies_lvi_check_acts (state, unit, error))
    return FALSE;
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_HALTED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R14", state, unit, "%s has been halted by its control test", "%s have been halted by their control test");
  if (acies_lvi_must_charge (state, unit))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R15", state, unit, "%s has to charge again and cannot move", "%s have to charge again and cannot move");
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_STEADIED))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L57", state, unit, "%s has been steadied and cannot move", "%s have been steadied and cannot move");

  return !acies_state_unit_has_mark (state, unit, LVI_MARK_MOVED) ||
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
  return acies_check_own (state, unit, hex, "LVI-L1", error) && acies_lvi_check_acts (state, unit, error);
}

gboolean
acies_lvi_check_may_move (const AciesState *state,
                          AciesHex          hex,
                          AciesUnitId       unit,
                          GError          **error)
{
  return acies_check_own (state, unit, hex, "LVI-L1", error) && acies_lvi_check_moves (state, unit, error);
}

/* --- lists ---------------------------------------------------------------------------------- */

static void
add_if_allowed (const AciesState   *state,
                const AciesCommand *command,
                GArray             *commands)
{
  if (state->ruleset->procs->commands[command->kind].check (command, state, NULL))
    g_array_append_val (commands, *command);
}

static void
add_at (AciesCommandKind kind,
        AciesHex         hex,
        GArray          *commands)
{
  AciesCommand command = acies_command_on_hex (kind, hex);

  g_array_append_val (commands, command);
}

static void
add_numbers (const AciesState *state,
             AciesCommandKind  kind,
             int               most,
             GArray           *commands)
{
  for (int number = 1; number <= most; number++)
    {
      AciesCommand command = acies_command_with_number (kind, number);

      add_if_allowed (state, &command, commands);
    }
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

/* Marches, then moves by one die (LVI-R70). */
static void
add_first_moves (AciesLviSurvey *survey,
                 AciesUnitId     unit,
                 GArray         *commands)
{
  const AciesState *state = survey->state;
  AciesLviWays      march, roll;

  acies_lvi_find_ways (&march, survey, unit, acies_lvi_march (state, unit), TRUE);
  acies_lvi_find_ways_of_inches (&roll, survey, unit, acies_lvi_most_inches (state, unit));
  add_moves (&march, NULL, commands);
  add_moves (&roll, &march, commands);
}

static void
add_steps (const AciesLviSurvey *survey,
           AciesUnitId           unit,
           GArray               *commands)
{
  const AciesState *state = survey->state;
  AciesHex          hex = state->units[unit].hex;

  for (guint d = 0; d < ACIES_N_DIRECTIONS && acies_lvi_check_steps (state, unit, NULL); d++)
    {
      AciesHex     next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      AciesCommand command = acies_command_on_hexes (LVI_COMMAND_STEP, hex, next);

      if (next != ACIES_NO_HEX && acies_lvi_survey_has_room (survey, unit, next))
        add_if_allowed (state, &command, commands);
    }
}

static void
add_shots (const AciesState *state,
           AciesUnitId       unit,
           GArray           *commands)
{
  AciesUnitId targets[ACIES_MAX_UNITS];
  AciesHex    hex = state->units[unit].hex;
  guint       n = acies_lvi_list_targets (state, unit, hex, targets);

  for (guint i = 0; i < n; i++)
    acies_list_to (ACIES_COMMAND_ATTACK, hex, &state->units[targets[i]].hex, 1, commands);
}

static void
list_of_unit (AciesLviSurvey *survey,
              AciesUnitId     unit,
              GArray         *commands)
{
  const AciesState *state = survey->state;
  AciesHex          hex = state->units[unit].hex;

  if (acies_lvi_check_moves (state, unit, NULL))
    {
      add_first_moves (survey, unit, commands);
      add_at (LVI_COMMAND_GO, hex, commands);
      add_steps (survey, unit, commands);
      if (acies_lvi_check_forms_up (state, unit, NULL))
        add_at (LVI_COMMAND_FORM_UP, hex, commands);
    }
  if (acies_lvi_check_redresses (state, unit, NULL))
    add_at (LVI_COMMAND_REDRESS, hex, commands);
  if (acies_lvi_check_acts (state, unit, NULL))
    add_shots (state, unit, commands);
}

/* What @unit, which is of the side that acts, may do in this phase. */
static void
list_in_phase (AciesLviSurvey *survey,
               AciesUnitId     unit,
               GArray         *commands)
{
  const AciesState *state = survey->state;

  if (state->turn.phase == LVI_PHASE_COMMAND)
    {
      if (acies_lvi_is_leader (state, unit))
        acies_lvi_list_of_leader (state, unit, commands);
    }
  else if (acies_lvi_is_leader (state, unit))
    return;
  else if (state->turn.phase == LVI_PHASE_CHARGE)
    acies_lvi_list_charges (state, unit, commands);
  else
    list_of_unit (survey, unit, commands);
}

void
acies_lvi_list_acts (const AciesState *state,
                     GArray           *commands)
{
  AciesLviSurvey survey;

  acies_lvi_survey (&survey, state, state->turn.active);
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && unit->side == state->turn.active)
        list_in_phase (&survey, (AciesUnitId) i, commands);
    }
}

/* Is there anything to ask for, without a look at all of it? */
gboolean
acies_lvi_has_acts (const AciesState *state)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesLviSurvey survey;

  acies_lvi_survey (&survey, state, state->turn.active);
  for (guint i = 0; i < state->n_units && commands->len == 0; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || unit->side != state->turn.active)
        continue;
      if (acies_lvi_check_moves (state, (AciesUnitId) i, NULL))
        return TRUE;
      list_in_phase (&survey, (AciesUnitId) i, commands);
    }

  return commands->len > 0;
}

void
acies_lvi_list_add (const AciesState *state,
                    GArray           *commands)
{
  add_numbers (state, LVI_COMMAND_ADD, 1 + LVI_MAX_ADDED, commands);
}

void
acies_lvi_list_go_on (const AciesState *state,
                      GArray           *commands)
{
  AciesCommand   about = acies_command (LVI_COMMAND_TURN);
  AciesLviSurvey survey;
  AciesLviWays   ways;

  acies_lvi_survey (&survey, state, state->turn.active);
  acies_lvi_find_ways (&ways, &survey, state->turn.acting, acies_lvi_block (state)->left, FALSE);
  add_moves (&ways, NULL, commands);
  add_numbers (state, LVI_COMMAND_WHEEL, LVI_WHEEL_RIGHT, commands);
  add_if_allowed (state, &about, commands);
  add_numbers (state, LVI_COMMAND_FORM, LVI_N_FORMS, commands);
}

void
acies_lvi_list_re_form (const AciesState *state,
                        GArray           *commands)
{
  add_numbers (state, LVI_COMMAND_RE_FORM, ACIES_N_FACINGS, commands);
}
