/* lines.c - positions made by commands written as lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/lines.h"

#include "engine/ruleset/property.h"

#include <string.h>

static void
apply_line (AciesState *state,
            const char *line,
            GArray     *events)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  acies_command_parse (line, state->ruleset, &command, &error);
  g_assert_no_error (error);
  acies_engine_apply (state, &command, events, &error);
  g_assert_no_error (error);
}

void
lines_apply (AciesState *state,
             const char *lines,
             GArray     *events)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      if (*all[i] != '\0')
        apply_line (state, all[i], events);
    }
}

AciesHex
lines_hex (const char *name)
{
  AciesHex hex = ACIES_NO_HEX;

  g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

static void
add (GString    *dump,
     const char *format,
     ...)
{
  va_list args;

  if (dump->len > 0)
    g_string_append_c (dump, ' ');
  va_start (args, format);
  g_string_append_vprintf (dump, format, args);
  va_end (args);
}

static void
add_board (GString          *dump,
           const AciesState *state,
           const AciesState *empty)
{
  const AciesBoard *board = state->board;
  AciesHexName      name;

  if (board->columns != empty->board->columns || board->rows != empty->board->rows)
    add (dump, "%ux%u", board->columns, board->rows);
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    {
      if (board->terrain[hex] != 0)
        add (dump, "%s@%s", state->ruleset->terrains[board->terrain[hex]].id, acies_hex_name ((AciesHex) hex, name));
    }
  for (guint i = 0; i < state->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (state->texts->labels, AciesLabel, i);

      add (dump, "%s=\"%s\"", acies_hex_name (label->hex, name), label->text);
    }
}

static void
add_units (GString          *dump,
           const AciesState *state)
{
  AciesUnitId  ids[ACIES_MAX_UNITS];
  guint        n = acies_state_list_units (state, ids);
  AciesHexName name;

  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &state->units[ids[i]];
      g_autofree char *properties = NULL;

      add (dump, "%s@%sx%u", acies_state_unit_type (state, ids[i])->id, acies_hex_name (unit->hex, name), unit->figures);
      for (guint mark = 0; mark < state->ruleset->n_marks; mark++)
        {
          if (acies_state_unit_has_mark (state, ids[i], mark))
            g_string_append_printf (dump, "+%s", state->ruleset->marks[mark].id);
        }
      properties = acies_unit_properties_to_string (state->ruleset, unit);
      if (*properties != '\0')
        g_string_append_printf (dump, "[%s]", properties);
    }
}

static void
add_side (GString          *dump,
          const AciesState *state,
          const AciesState *empty,
          AciesSide         side)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  const char             *id = state->ruleset->sides[side].id;
  AciesHexName            name;

  if (numbers->morale != empty->sides[side].morale)
    add (dump, "%s:morale=%d", id, numbers->morale);
  if (numbers->hand_size != empty->sides[side].hand_size)
    add (dump, "%s:hand=%u", id, numbers->hand_size);
  for (guint i = 0; i < state->ruleset->n_resources; i++)
    if (numbers->resources[i] != empty->sides[side].resources[i])
      add (dump, "%s:%s=%u", id, state->ruleset->resources[i].id, numbers->resources[i]);
  if (numbers->camp != ACIES_NO_HEX)
    add (dump, "%s:camp=%s", id, acies_hex_name (numbers->camp, name));
  for (guint i = 0; i < numbers->n_entries; i++)
    add (dump, "%s:entry=%s", id, acies_hex_name (numbers->entries[i], name));
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      if (acies_state_count_copies (state, side, (AciesId) card) > 0)
        add (dump, "%s:%s=%u/%u/%u", id, state->ruleset->cards[card].id, state->cards[side][ACIES_ZONE_DECK][card],
             state->cards[side][ACIES_ZONE_HAND][card], state->cards[side][ACIES_ZONE_DISCARD][card]);
    }
}

static void
add_course (GString          *dump,
            const AciesState *state,
            const AciesState *empty)
{
  if (state->setup.first != empty->setup.first)
    add (dump, "first=%s", state->ruleset->sides[state->setup.first].id);
  if (state->setup.end_round != empty->setup.end_round)
    add (dump, "end-round=%u", state->setup.end_round);
  if (state->turn.active != empty->turn.active || state->turn.round != empty->turn.round)
    add (dump, "opening=%s/%u", state->ruleset->sides[state->turn.active].id, state->turn.round);
  for (guint i = 0; i < state->ruleset->n_switches; i++)
    {
      g_autofree char *value = acies_switch_value_to_string (&state->ruleset->switches[i], state->switches[i]);

      if (state->switches[i] != empty->switches[i])
        add (dump, "%s=%s", state->ruleset->switches[i].id, value);
    }
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    {
      if (*state->texts->text[i] != '\0')
        add (dump, "%s=\"%s\"", acies_text_id (i), state->texts->text[i]);
    }
}

char *
lines_dump (const AciesState *state)
{
  g_autoptr (AciesState) empty = acies_state_new (state->ruleset, state->ruleset->columns, state->ruleset->rows);
  GString *dump = g_string_new (NULL);

  add_board (dump, state, empty);
  add_units (dump, state);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_side (dump, state, empty, side);
  add_course (dump, state, empty);

  return g_string_free (dump, FALSE);
}

void
lines_assert_dump (const AciesState *state,
                   const char       *dump)
{
  g_autofree char *found = lines_dump (state);
  const char      *why = "";

  acies_state_is_ok (state, &why);
  g_assert_cmpstr (why, ==, "");
  g_assert_cmpstr (found, ==, dump);
}

char *
lines_list (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();
  GString *lines = g_string_new (NULL);

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *line = acies_command_to_string (&g_array_index (list, AciesCommand, i), state->ruleset);

      g_string_append_printf (lines, "%s\n", line);
    }

  return g_string_free (lines, FALSE);
}
