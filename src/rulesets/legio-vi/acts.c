/* acts.c - Legio VI: what a side may do in a phase, as lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/lists.h"

static void
add_if_allowed (const AciesState   *state,
                const AciesCommand *command,
                GArray             *commands)
{
  if (state->ruleset->procs->commands[command->kind].check (command, state, NULL))
    g_array_append_val (commands, *command);
}

static void
add_at (const AciesState *state,
        AciesCommandKind  kind,
        AciesHex          hex,
        GArray           *commands)
{
  AciesCommand command = acies_command_on_hex (kind, hex);

  add_if_allowed (state, &command, commands);
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

static void
add_moves (const AciesState *state,
           AciesUnitId       unit,
           guint             left,
           gboolean          march,
           GArray           *commands)
{
  AciesLviWays ways;

  acies_lvi_find_ways (&ways, state, unit, left, march);
  for (guint i = 0; i < ways.n; i++)
    {
      if (acies_lvi_leads_to (&ways, ways.list[i]))
        acies_list_to (ACIES_COMMAND_MOVE, ways.start, &ways.list[i], 1, commands);
    }
}

static void
add_steps (const AciesState *state,
           AciesHex          hex,
           GArray           *commands)
{
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex     next = acies_board_neighbour (state->board, hex, (AciesDirection) d);
      AciesCommand command = acies_command_on_hexes (LVI_COMMAND_STEP, hex, next);

      if (next != ACIES_NO_HEX)
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
list_of_unit (const AciesState *state,
              AciesUnitId       unit,
              GArray           *commands)
{
  AciesHex hex = state->units[unit].hex;

  if (state->turn.phase == LVI_PHASE_COMMAND)
    {
      if (acies_lvi_is_leader (state, unit))
        acies_lvi_list_of_leader (state, unit, commands);
      return;
    }
  if (acies_state_unit_at (state, hex) != unit)
    return;
  if (state->turn.phase == LVI_PHASE_CHARGE)
    {
      acies_lvi_list_charges (state, unit, commands);
      return;
    }
  if (!acies_lvi_check_may_act (state, hex, unit, NULL))
    return;
  if (acies_lvi_check_may_move (state, hex, unit, NULL))
    {
      add_moves (state, unit, (guint) acies_lvi_value (state, unit, LVI_MARCH), TRUE, commands);
      add_at (state, LVI_COMMAND_GO, hex, commands);
      add_steps (state, hex, commands);
      add_at (state, LVI_COMMAND_FORM_UP, hex, commands);
    }
  add_at (state, LVI_COMMAND_REDRESS, hex, commands);
  add_shots (state, unit, commands);
}

void
acies_lvi_list_acts (const AciesState *state,
                     GArray           *commands)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && unit->side == state->turn.active)
        list_of_unit (state, (AciesUnitId) i, commands);
    }
}

/* Is there anything to ask for, without a look at all of it? */
gboolean
acies_lvi_has_acts (const AciesState *state)
{
  g_autoptr (GArray) commands = acies_commands_new ();

  for (guint i = 0; i < state->n_units && commands->len == 0; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || unit->side != state->turn.active)
        continue;
      if (acies_state_unit_at (state, unit->hex) == i && acies_lvi_check_may_move (state, unit->hex, (AciesUnitId) i, NULL))
        return TRUE;
      list_of_unit (state, (AciesUnitId) i, commands);
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
  AciesCommand about = acies_command (LVI_COMMAND_TURN);

  add_moves (state, state->turn.acting, acies_lvi_block (state)->left, FALSE, commands);
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
