/* edit.c - the editor's commands: the same for every ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"

#include "engine/core/procs.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* The one it takes the place of comes first; others of another side go. */
static void
place (const AciesCommand *command,
       AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = acies_edit_side (command, state);
  AciesUnitId       id = acies_stack_obstacle (state, command->hex, command->id, side, ACIES_NO_UNIT);
  AciesUnit         unit = { .place = ACIES_PLACE_BOARD,
                             .type = command->id,
                             .side = side,
                             .figures = (guint8) command->number,
                             .hex = command->hex };
  AciesUnitId       other;

  acies_unit_set_fallbacks (state->ruleset, &unit);
  if (id == ACIES_NO_UNIT)
    id = acies_state_free_slot (state);
  while ((other = acies_stack_obstacle (state, command->hex, command->id, side, id)) != ACIES_NO_UNIT)
    acies_resolver_set_unit (resolver, other, acies_unit_absent ());
  acies_resolver_set_unit (resolver, id, unit);
}

static void
set_reserve (const AciesCommand *command,
             AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSide         side = acies_edit_side (command, state);
  guint             has = acies_edit_count_reserve (state, command->id, side);
  AciesUnit         unit = { .place = ACIES_PLACE_RESERVE,
                             .type = command->id,
                             .side = side,
                             .figures = (guint8) (command->number2 > 0 ? (guint) command->number2
                                                                       : acies_state_strength (state, command->id)),
                             .hex = ACIES_NO_HEX };

  acies_unit_set_fallbacks (state->ruleset, &unit);
  for (; has < (guint) command->number; has++)
    acies_resolver_set_unit (resolver, acies_state_free_slot (state), unit);
  for (guint i = state->n_units; i > 0 && has > (guint) command->number; i--)
    {
      if (state->units[i - 1].place != ACIES_PLACE_RESERVE || state->units[i - 1].type != command->id ||
          state->units[i - 1].side != side)
        continue;
      acies_resolver_set_unit (resolver, (AciesUnitId) (i - 1), acies_unit_absent ());
      has--;
    }
}

/* Takes up to @surplus copies of @side out of @zone; returns what is left of them. */
static int
take_out (AciesResolver *resolver,
          AciesSide      side,
          AciesId        card,
          guint8         zone,
          int            surplus)
{
  int n = MIN (surplus, (int) acies_state_pile (resolver->state, side, card, zone));

  if (n > 0)
    acies_resolver_move_cards (resolver, side, card, (guint) n, zone, ACIES_NO_ZONE);

  return surplus - MAX (n, 0);
}

/* Fewer copies than before are taken from the deck first, then from the hand; of what is in common, from the last side's first. */
static void
set_copies (const AciesCommand *command,
            AciesResolver      *resolver)
{
  gboolean  common = command->side == ACIES_COMMON;
  AciesSide first = common ? 0 : command->side;
  AciesSide last = common ? (AciesSide) (resolver->state->ruleset->n_sides - 1) : command->side;
  int       surplus = (int) acies_state_count_copies (resolver->state, command->side, command->id) - command->number;

  if (surplus < 0)
    acies_resolver_move_cards (resolver, command->side, command->id, (guint) -surplus,
                               ACIES_NO_ZONE, ACIES_ZONE_DECK);
  surplus = take_out (resolver, first, command->id, ACIES_ZONE_DECK, surplus);
  for (guint side = last + 1u; side > first; side--)
    surplus = take_out (resolver, (AciesSide) (side - 1), command->id, ACIES_ZONE_HAND, surplus);
  take_out (resolver, first, command->id, ACIES_ZONE_DISCARD, surplus);
}

/* From the deck into @zone, or back. */
static void
set_copies_in (const AciesCommand *command,
               AciesResolver      *resolver,
               AciesZone           zone)
{
  int more = command->number - (int) acies_state_count_copies_in (resolver->state, command->side, command->id, zone);

  if (more >= 0)
    acies_resolver_move_cards (resolver, command->side, command->id, (guint) more, ACIES_ZONE_DECK, (guint8) zone);
  else
    acies_resolver_move_cards (resolver, command->side, command->id, (guint) -more, (guint8) zone, ACIES_ZONE_DECK);
}

/* Entries stay in ascending order, each once. */
static void
set_entry (AciesSideNumbers *numbers,
           AciesHex          hex,
           gboolean          on)
{
  AciesHex entries[ACIES_MAX_ENTRIES + 1];
  guint    n = 0;

  for (guint i = 0; i < numbers->n_entries && numbers->entries[i] < hex; i++)
    entries[n++] = numbers->entries[i];
  if (on)
    entries[n++] = hex;
  for (guint i = 0; i < numbers->n_entries; i++)
    {
      if (numbers->entries[i] > hex)
        entries[n++] = numbers->entries[i];
    }

  memset (numbers->entries, 0, sizeof numbers->entries);
  for (guint i = 0; i < MIN (n, ACIES_MAX_ENTRIES); i++)
    numbers->entries[i] = entries[i];
  numbers->n_entries = (guint8) MIN (n, ACIES_MAX_ENTRIES);
}

/* What a side has goes with it, when it takes no part any more. */
static void
dismiss (AciesResolver *resolver,
         AciesSide      side)
{
  const AciesState *state = resolver->state;
  g_autoptr (AciesState) fresh = acies_state_new (state->ruleset, state->board->columns, state->board->rows);

  for (guint i = state->n_units; i > 0; i--)
    if (state->units[i - 1].place != ACIES_PLACE_ABSENT && state->units[i - 1].side == side)
      acies_resolver_set_unit (resolver, (AciesUnitId) (i - 1), acies_unit_absent ());
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      AciesCommand cards = acies_command_of_side (ACIES_COMMAND_CARDS, side, card, 0);

      if (state->ruleset->cards[card].common)
        set_copies_in (&cards, resolver, ACIES_ZONE_HAND);
      else
        set_copies (&cards, resolver);
    }
  acies_resolver_set_side (resolver, side, &fresh->sides[side]);
}

/* A switch may say how many sides take part. */
static void
set_switch (const AciesCommand *command,
            AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesSetup        setup = state->setup;
  AciesTurn         turn = state->turn;
  gint16            switches[ACIES_MAX_SWITCHES];
  AciesRuleset     *other;

  memcpy (switches, state->switches, sizeof switches);
  switches[command->id] = command->number;
  other = acies_ruleset_called (state->ruleset, switches);
  for (guint side = state->ruleset->n_sides; side > other->n_sides; side--)
    dismiss (resolver, (AciesSide) (side - 1));
  /* A deck has as many copies of a card for the other sides if it has as many as the ruleset says for these. */
  for (guint i = 0; i < other->n_cards; i++)
    {
      AciesCommand copies = acies_command_of_side (ACIES_COMMAND_CARDS, ACIES_COMMON, i, other->cards[i].copies);

      if (other->cards[i].common && acies_state_count_copies (state, ACIES_COMMON, (AciesId) i) == state->ruleset->cards[i].copies)
        set_copies (&copies, resolver);
    }
  if (setup.first >= other->n_sides)
    setup.first = 0;
  if (turn.active >= other->n_sides)
    turn.active = setup.first;
  acies_resolver_set_setup (resolver, setup);
  acies_resolver_set_turn (resolver, turn);
  acies_resolver_set_switch (resolver, command->id, command->number);
}

/* Takes off the words' own ends what a label may not have there. */
static void
set_label (AciesResolver *resolver,
           AciesHex       hex,
           const char    *words)
{
  g_autofree char *text = g_strstrip (g_strdup (words != NULL ? words : ""));
  const char      *before = acies_texts_get_label (resolver->state->texts, hex);

  if (!g_str_equal (before != NULL ? before : "", text))
    acies_resolver_emit (resolver, (AciesEvent) { ACIES_EVENT_LABEL_SET,
                                                  .u.label = { hex, before != NULL ? g_ref_string_new (before) : NULL, *text != '\0' ? g_ref_string_new (text) : NULL } });
}

/* What falls off the board goes first, so that undo can put it back. */
static void
resize (const AciesCommand *command,
        AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesBoardSize    before = { state->board->columns, state->board->rows };
  AciesBoardSize    after = { (guint8) command->number, (guint8) command->number2 };
  g_autoptr (AciesBoard) board = acies_board_new ((AciesBoardLayout) state->board->layout, after.columns, after.rows);

  if (before.columns == after.columns && before.rows == after.rows)
    return;

  for (guint i = state->n_units; i > 0; i--)
    {
      const AciesUnit *unit = &state->units[i - 1];

      if (i <= state->n_units && unit->place == ACIES_PLACE_BOARD && !acies_board_contains (board, unit->hex))
        acies_resolver_set_unit (resolver, (AciesUnitId) (i - 1), acies_unit_absent ());
    }
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    if (!acies_board_contains (board, hex))
      acies_resolver_set_terrain (resolver, hex, 0);
  for (guint i = state->texts->labels->len; i > 0; i--)
    {
      AciesHex hex = g_array_index (state->texts->labels, AciesLabel, i - 1).hex;

      if (!acies_board_contains (board, hex))
        set_label (resolver, hex, NULL);
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      AciesSideNumbers numbers = state->sides[side];

      if (numbers.camp != ACIES_NO_HEX && !acies_board_contains (board, numbers.camp))
        numbers.camp = ACIES_NO_HEX;
      for (guint i = numbers.n_entries; i > 0; i--)
        if (!acies_board_contains (board, numbers.entries[i - 1]))
          set_entry (&numbers, numbers.entries[i - 1], FALSE);
      acies_resolver_set_side (resolver, side, &numbers);
    }
  acies_resolver_emit (resolver, (AciesEvent) { ACIES_EVENT_BOARD_SIZED, .u.size = { before, after } });
}

void
acies_edit_resolve (const AciesCommand *command,
                    AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          has_side = command->side < state->ruleset->n_sides;
  AciesUnitId       id = acies_command_names_unit (command->kind, state->ruleset->procs) ? acies_command_unit (command, state) : ACIES_NO_UNIT;
  AciesUnit         unit = id != ACIES_NO_UNIT ? state->units[id] : acies_unit_absent ();
  AciesSideNumbers  numbers = state->sides[has_side ? command->side : 0];
  AciesSetup        setup = state->setup;
  AciesTurn         turn = state->turn;

  switch (command->kind)
    {
    case ACIES_COMMAND_PAINT:
      acies_resolver_set_terrain (resolver, command->hex, command->id);
      return;

    case ACIES_COMMAND_PLACE:
      place (command, resolver);
      return;

    case ACIES_COMMAND_RESERVE:
      set_reserve (command, resolver);
      return;

    case ACIES_COMMAND_CARDS:
      set_copies (command, resolver);
      return;

    case ACIES_COMMAND_HAND:
      set_copies_in (command, resolver, ACIES_ZONE_HAND);
      return;

    case ACIES_COMMAND_DISCARD:
      set_copies_in (command, resolver, ACIES_ZONE_DISCARD);
      return;

    case ACIES_COMMAND_SWITCH:
      set_switch (command, resolver);
      return;

    case ACIES_COMMAND_TEXT:
      if (!g_str_equal (state->texts->text[command->id], command->text))
        acies_resolver_emit (resolver, (AciesEvent) { ACIES_EVENT_TEXT_SET,
                                                      .u.text = { command->id, g_ref_string_acquire (state->texts->text[command->id]), g_ref_string_new (command->text) } });
      return;

    case ACIES_COMMAND_LABEL:
      set_label (resolver, command->hex, command->text);
      return;

    case ACIES_COMMAND_RESIZE:
      resize (command, resolver);
      return;

    case ACIES_COMMAND_REPLACE:
      if (command->scenario->ruleset != state->ruleset || !acies_state_equal (command->scenario, state))
        acies_resolver_emit (resolver, (AciesEvent) { ACIES_EVENT_SCENARIO_SET, .u.scenario = { acies_state_copy (state), acies_state_copy (command->scenario) } });
      return;

    case ACIES_COMMAND_REMOVE:
      unit = acies_unit_absent ();
      break;

    case ACIES_COMMAND_SHIFT:
      unit.hex = command->to;
      break;

    case ACIES_COMMAND_FIGURES:
      unit.figures = (guint8) command->number;
      break;

    case ACIES_COMMAND_MARK:
      if (command->number)
        unit.marks |= (guint16) (1u << command->id);
      else
        unit.marks &= (guint16) ~(1u << command->id);
      break;

    case ACIES_COMMAND_PROPERTY:
      unit.properties[command->id] = (guint8) command->number;
      break;

    case ACIES_COMMAND_MORALE:
      numbers.morale = command->number;
      break;

    case ACIES_COMMAND_HAND_SIZE:
      numbers.hand_size = (guint8) command->number;
      break;

    case ACIES_COMMAND_ACTIONS:
      numbers.actions = (guint8) command->number;
      break;

    case ACIES_COMMAND_SPENT:
      numbers.spent = (guint8) command->number;
      break;

    case ACIES_COMMAND_RESOURCE:
      numbers.resources[command->id] = (guint8) command->number;
      break;

    case ACIES_COMMAND_CAMP:
      numbers.camp = command->hex;
      break;

    case ACIES_COMMAND_ENTRY:
      set_entry (&numbers, command->hex, command->number == 1);
      break;

    case ACIES_COMMAND_FIRST:
      /* A scenario that begins with its first turn begins with its first side. */
      if (turn.round == 1 && turn.active == setup.first)
        turn.active = command->side;
      setup.first = command->side;
      break;

    case ACIES_COMMAND_END_ROUND:
      setup.end_round = (guint8) command->number;
      break;

    case ACIES_COMMAND_OPENING:
      turn.active = command->side;
      turn.round = (guint8) command->number;
      turn.phase = command->id != ACIES_NO_ID ? command->id : 0;
      break;

    default:
      g_assert_not_reached ();
    }

  /* Each of these emits an event if the command has changed something in it. */
  if (id != ACIES_NO_UNIT)
    acies_resolver_set_unit (resolver, id, unit);
  if (has_side)
    acies_resolver_set_side (resolver, command->side, &numbers);
  acies_resolver_set_setup (resolver, setup);
  acies_resolver_set_turn (resolver, turn);
}
