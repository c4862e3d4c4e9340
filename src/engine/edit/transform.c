/* transform.c - the whole board: where each hex goes, what falls off, and the commands that do it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/transform.h"

#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/edit/armies.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>

/* Moves all by @vector onto a board of the size that is set. */
static void
move_all (AciesTransform   *self,
          const AciesBoard *board,
          AciesVector       vector)
{
  g_autoptr (AciesBoard) after = acies_board_new (ACIES_BOARD_HEXES, self->columns, self->rows);

  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    self->to[hex] = ACIES_NO_HEX;
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      AciesHex to = acies_hex_add (hex, vector);

      if (to != ACIES_NO_HEX && acies_board_contains (after, to))
        self->to[hex] = to;
    }
}

/* How far what is there moves when that much is added: all of it, half or
 * nothing of it, as the anchor's place says. */
static int
share (int   added,
       guint place)
{
  return place == 0 ? 0 : place == 2 ? added
                                     : added / 2;
}

void
acies_transform_resize (AciesTransform   *self,
                        const AciesBoard *board,
                        guint             columns,
                        guint             rows,
                        AciesAnchor       anchor)
{
  int wider = (int) columns - board->columns;
  int down = share ((int) rows - board->rows, anchor / 3);
  int right = anchor % 3 == 1 ? wider : 2 * share (wider, anchor % 3); /* in half hexes */

  g_return_if_fail (board->layout == ACIES_BOARD_HEXES);
  g_return_if_fail (columns >= ACIES_MIN_COLUMNS && columns <= ACIES_MAX_COLUMNS);
  g_return_if_fail (rows >= ACIES_MIN_ROWS && rows <= ACIES_MAX_ROWS);

  self->columns = (guint8) columns;
  self->rows = (guint8) rows;
  self->swaps_armies = FALSE;
  self->symmetry = ACIES_SYMMETRY_NONE;
  /* It moves an odd number of half hexes to the right only where it moves an odd number of rows down. */
  if ((right - down) % 2 != 0)
    right += anchor % 3 == 2 ? -1 : 1;
  move_all (self, board, (AciesVector) { (gint16) ((right - down) / 2), (gint16) down });
}

void
acies_transform_shift (AciesTransform   *self,
                       const AciesBoard *board,
                       AciesDirection    direction,
                       guint             steps)
{
  AciesHex    middle = acies_hex (ACIES_MAX_COLUMNS / 2, ACIES_MAX_ROWS / 2);
  AciesVector vector = acies_hex_vector (middle, acies_hex_neighbour (middle, direction));

  g_return_if_fail (board->layout == ACIES_BOARD_HEXES);
  g_return_if_fail (steps <= ACIES_MAX_COLUMNS);

  self->columns = board->columns;
  self->rows = board->rows;
  self->swaps_armies = FALSE;
  self->symmetry = ACIES_SYMMETRY_NONE;
  move_all (self, board, (AciesVector) { (gint16) (vector.q * (int) steps), (gint16) (vector.r * (int) steps) });
}

void
acies_transform_mirror (AciesTransform   *self,
                        const AciesBoard *board,
                        AciesSymmetry     kind,
                        gboolean          swap)
{
  g_return_if_fail (board->layout == ACIES_BOARD_HEXES);

  self->columns = board->columns;
  self->rows = board->rows;
  self->swaps_armies = swap;
  self->symmetry = kind;
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    self->to[hex] = acies_board_contains (board, hex) ? acies_symmetry_image (kind, board, hex) : ACIES_NO_HEX;
}

/* --- what is lost --------------------------------------------------------------------------- */

static char *
dup_unit_name (const AciesState *state,
               const AciesUnit  *unit)
{
  gboolean is_of_one = acies_unit_type_only_side (&state->ruleset->unit_types[unit->type]) != ACIES_NO_SIDE;

  return acies_unit_type_dup_name (state->ruleset, unit->type, is_of_one ? ACIES_NO_SIDE : unit->side);
}

GPtrArray *
acies_transform_list_lost (const AciesTransform *self,
                           const AciesState     *state)
{
  GPtrArray   *lost = g_ptr_array_new_with_free_func (g_free);
  AciesUnitId  ids[ACIES_MAX_UNITS];
  guint        n = acies_state_list_units (state, ids);
  guint        n_hexes = 0;
  AciesHexName name;

  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &state->units[ids[i]];
      g_autofree char *unit_name = dup_unit_name (state, unit);
      AciesId          type = self->swaps_armies ? acies_counterpart_type (state->ruleset, unit->type, unit->side) : unit->type;

      if (unit->place == ACIES_PLACE_BOARD && (type == ACIES_NO_ID || self->to[unit->hex] == ACIES_NO_HEX))
        /* Translators: a unit and its hex: "Velites on L9" */
        g_ptr_array_add (lost, g_strdup_printf (_ ("%1$s on %2$s"), unit_name, acies_hex_name (unit->hex, name)));
      else if (type == ACIES_NO_ID)
        g_ptr_array_add (lost, g_strdup_printf (_ ("%s in reserve"), unit_name));
      /* Marks that the counterpart can never have. */
      for (guint mark = 0; mark < state->ruleset->n_marks && unit->place == ACIES_PLACE_BOARD && self->to[unit->hex] != ACIES_NO_HEX; mark++)
        if (((unit->marks >> mark) & 1) && type != ACIES_NO_ID && type != unit->type && !acies_ruleset_may_have_mark (state->ruleset, type, (AciesId) mark))
          /* Translators: a mark, a unit and its hex: "Testudo of Principes on E7" */
          g_ptr_array_add (lost, g_strdup_printf (_ ("%1$s of %2$s on %3$s"), state->ruleset->marks[mark].name, unit_name,
                                                  acies_hex_name (unit->hex, name)));
    }
  for (guint i = 0; i < state->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (state->texts->labels, AciesLabel, i);

      if (self->to[label->hex] == ACIES_NO_HEX)
        /* Translators: words on a hex, and the hex */
        g_ptr_array_add (lost, g_strdup_printf (_ ("The label “%1$s” on %2$s"), label->text, acies_hex_name (label->hex, name)));
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];
      const char             *owner = state->ruleset->sides[side].name;

      if (numbers->camp != ACIES_NO_HEX && self->to[numbers->camp] == ACIES_NO_HEX)
        /* Translators: a side, and a hex */
        g_ptr_array_add (lost, g_strdup_printf (_ ("The camp of %1$s on %2$s"), owner, acies_hex_name (numbers->camp, name)));
      for (guint i = 0; i < numbers->n_entries && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES); i++)
        if (self->to[numbers->entries[i]] == ACIES_NO_HEX)
          /* Translators: a hex, and a side */
          g_ptr_array_add (lost, g_strdup_printf (_ ("The entry hex %1$s of %2$s"), acies_hex_name (numbers->entries[i], name), owner));
    }
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    n_hexes += state->board->terrain[hex] != 0 && self->to[hex] == ACIES_NO_HEX;
  if (n_hexes > 0)
    g_ptr_array_add (lost, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The terrain of %u hex", "The terrain of %u hexes", n_hexes), n_hexes));

  return lost;
}

/* --- commands -------------------------------------------------------------------------------- */

/* First what moves is taken off the board, then the board gets its size, then everything is put where it goes: so nothing meets
 * on the way. */

typedef struct
{
  const AciesTransform *transform;
  const AciesState     *state;
  GArray               *commands;
} Writer;

static void
add (const Writer    *self,
     AciesCommandKind kind,
     AciesSide        side,
     AciesId          id,
     AciesHex         hex,
     guint            number)
{
  AciesCommand command = acies_command_of_side (kind, side, id, number);

  command.hex = hex;
  g_array_append_val (self->commands, command);
}

/* Whose it will be. */
static AciesSide
new_side (const Writer *self,
          AciesSide     side)
{
  return self->transform->swaps_armies ? acies_ruleset_opposite (self->state->ruleset, side) : side;
}

static AciesHex
new_hex (const Writer *self,
         AciesHex      hex)
{
  return self->transform->to[hex];
}

/* What stays as it is where it is needs no command. */
static gboolean
stays (const Writer *self,
       AciesHex      hex)
{
  return !self->transform->swaps_armies && new_hex (self, hex) == hex;
}

void
acies_unit_add_commands (GArray             *commands,
                         const AciesRuleset *ruleset,
                         const AciesUnit    *unit)
{
  AciesCommand command = acies_command_of_side (ACIES_COMMAND_PLACE, unit->side, unit->type, unit->figures);

  command.hex = unit->hex;
  g_array_append_val (commands, command);
  command = acies_command_on_hex (ACIES_COMMAND_MARK, unit->hex);
  command.type = ruleset->n_layers > 1 ? unit->type : ACIES_NO_ID; /* it may not be the only one there */
  command.number = 1;
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    {
      command.id = (AciesId) mark;
      if (((unit->marks >> mark) & 1) && ruleset->marks[mark].kept)
        g_array_append_val (commands, command);
    }
  command.kind = ACIES_COMMAND_PROPERTY;
  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      command.id = (AciesId) i;
      command.number = unit->properties[i];
      if (acies_unit_tells_property (ruleset, unit, i))
        g_array_append_val (commands, command);
    }
}

/* A counterpart may not have all that the unit has. */
static void
put_unit (const Writer    *self,
          const AciesUnit *unit)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  gboolean            swaps = self->transform->swaps_armies;
  AciesUnit           put = *unit;
  AciesUnit           fresh;

  put.side = new_side (self, unit->side);
  put.type = swaps ? acies_counterpart_type (ruleset, unit->type, unit->side) : unit->type;
  put.hex = new_hex (self, unit->hex);
  if (put.hex == ACIES_NO_HEX || put.type == ACIES_NO_ID)
    return;
  put.figures = (guint8) acies_counterpart_figures (self->state, unit->type, unit->figures, put.type);
  for (guint mark = 0; mark < ruleset->n_marks && put.type != unit->type; mark++)
    if (!acies_ruleset_may_have_mark (ruleset, put.type, (AciesId) mark))
      put.marks &= (guint16) ~(1u << mark);
  fresh = put;
  acies_unit_set_fallbacks (ruleset, &fresh);
  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      if (ruleset->properties[i].kind == ACIES_PROPERTY_FACING)
        put.properties[i] = (guint8) acies_symmetry_facing (self->transform->symmetry, (AciesFacing) put.properties[i]);
      if (!acies_unit_type_has_property (ruleset, unit->type, i) || !acies_property_allows (ruleset, put.type, i, put.properties[i]))
        put.properties[i] = fresh.properties[i];
    }
  acies_unit_add_commands (self->commands, ruleset, &put);
}

/* What moves is taken off the board, or then is @put where it goes. */
static void
carry_all (const Writer *self,
           gboolean      put)
{
  const AciesState *state = self->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_BOARD || stays (self, unit->hex))
        continue;
      if (put)
        put_unit (self, unit);
      else
        add (self, ACIES_COMMAND_REMOVE, ACIES_NO_SIDE, ACIES_NO_ID, unit->hex, 0);
    }
  for (guint i = 0; i < state->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (state->texts->labels, AciesLabel, i);
      AciesHex          to = new_hex (self, label->hex);
      AciesCommand      command = acies_command_on_hex (ACIES_COMMAND_LABEL, put ? to : label->hex);

      if (to == label->hex || (put && to == ACIES_NO_HEX))
        continue;
      command.text = g_strdup (put ? label->text : NULL);
      g_array_append_val (self->commands, command);
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];
      AciesHex                camp = numbers->camp;

      if (camp != ACIES_NO_HEX && !stays (self, camp) && (!put || new_hex (self, camp) != ACIES_NO_HEX))
        add (self, ACIES_COMMAND_CAMP, put ? new_side (self, side) : side, ACIES_NO_ID, put ? new_hex (self, camp) : ACIES_NO_HEX, 0);
      for (guint i = 0; i < numbers->n_entries; i++)
        {
          AciesHex entry = numbers->entries[i];

          if (stays (self, entry))
            continue;
          if (!put)
            add (self, ACIES_COMMAND_ENTRY, side, ACIES_NO_ID, entry, 0);
          else if (new_hex (self, entry) != ACIES_NO_HEX && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES))
            add (self, ACIES_COMMAND_ENTRY, new_side (self, side), ACIES_NO_ID, new_hex (self, entry), 1);
        }
    }
}

/* --- the armies ----------------------------------------------------------------------------- */

static void
swap_reserves (const Writer *self)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;

  /* All go before the first comes, so that there is room for each. */
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (guint type = 0; type < ruleset->n_unit_types; type++)
      if (acies_edit_count_reserve (state, (AciesId) type, side) > 0)
        add (self, ACIES_COMMAND_RESERVE, side, (AciesId) type, ACIES_NO_HEX, 0);
  /* Those of one type, each as strong as it was: units alike come by one command. */
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (guint type = 0; type < ruleset->n_unit_types; type++)
      {
        AciesCommand command = acies_command_of_side (ACIES_COMMAND_RESERVE, new_side (self, side), acies_counterpart_type (ruleset, (AciesId) type, side), 0);

        for (guint i = 0; i < state->n_units && command.id != ACIES_NO_ID; i++)
          {
            const AciesUnit *unit = &state->units[i];
            gint16           figures;

            if (unit->place != ACIES_PLACE_RESERVE || unit->side != side || unit->type != type)
              continue;
            figures = (gint16) acies_counterpart_figures (state, (AciesId) type, unit->figures, command.id);
            if (command.number > 0 && figures != command.number2)
              g_array_append_val (self->commands, command);
            command.number++;
            command.number2 = figures;
          }
        if (command.number > 0)
          g_array_append_val (self->commands, command);
      }
}

static void
swap_armies (const Writer *self)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const AciesTurn    *turn = &state->turn;

  swap_reserves (self);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];
      AciesSide               to = new_side (self, side);

      if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
        add (self, ACIES_COMMAND_MORALE, to, ACIES_NO_ID, ACIES_NO_HEX, (guint) numbers->morale);
      if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
        add (self, ACIES_COMMAND_HAND_SIZE, to, ACIES_NO_ID, ACIES_NO_HEX, numbers->hand_size);
      for (guint i = 0; i < ruleset->n_resources; i++)
        if (!ruleset->resources[i].fixed)
          add (self, ACIES_COMMAND_RESOURCE, to, (AciesId) i, ACIES_NO_HEX, numbers->resources[i]);
      if (ruleset->army.actions > 0)
        {
          add (self, ACIES_COMMAND_SPENT, to, ACIES_NO_ID, ACIES_NO_HEX, 0);
          add (self, ACIES_COMMAND_ACTIONS, to, ACIES_NO_ID, ACIES_NO_HEX, numbers->actions);
          add (self, ACIES_COMMAND_SPENT, to, ACIES_NO_ID, ACIES_NO_HEX, numbers->spent);
        }
      for (guint card = 0; card < ruleset->n_cards; card++)
        if (acies_card_is_common (ruleset, (AciesId) card))
          acies_deck_add_transfer (self->commands, state, side, to, (AciesId) card);
    }
  /* What hands hold of a deck in common goes back before the other hand takes it. */
  for (guint card = 0; card < ruleset->n_cards; card++)
    for (AciesSide side = 0; side < ruleset->n_sides * 2 && ruleset->cards[card].common; side++)
      {
        AciesSide from = side % ruleset->n_sides;
        guint     held = state->cards[from][ACIES_ZONE_HAND][card];

        if (held > 0)
          add (self, ACIES_COMMAND_HAND, side < ruleset->n_sides ? from : new_side (self, from), (AciesId) card, ACIES_NO_HEX,
               side < ruleset->n_sides ? 0 : held);
      }
  add (self, ACIES_COMMAND_FIRST, new_side (self, state->setup.first), ACIES_NO_ID, ACIES_NO_HEX, 0);
  add (self, ACIES_COMMAND_OPENING, new_side (self, turn->active), turn->phase > 0 ? turn->phase : ACIES_NO_ID, ACIES_NO_HEX,
       acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS) ? 1 : turn->round);
}

GArray *
acies_transform_commands (const AciesTransform *self,
                          const AciesState     *state)
{
  Writer            writer = { self, state, NULL };
  const AciesBoard *before = state->board;
  g_autoptr (AciesBoard) after = acies_board_new (ACIES_BOARD_HEXES, self->columns, self->rows);
  AciesCommand resize = acies_command (ACIES_COMMAND_RESIZE);

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT, NULL);

  writer.commands = acies_commands_new ();
  carry_all (&writer, FALSE);
  resize.number = after->columns;
  resize.number2 = after->rows;
  if (after->columns != before->columns || after->rows != before->rows)
    g_array_append_val (writer.commands, resize);
  /* Ground that nothing moves to is clear. */
  for (AciesHex hex = acies_board_next (before, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (before, hex))
    if (self->to[hex] != ACIES_NO_HEX)
      after->terrain[self->to[hex]] = before->terrain[hex];
  for (AciesHex hex = acies_board_next (after, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (after, hex))
    if (after->terrain[hex] != (acies_board_contains (before, hex) ? before->terrain[hex] : 0))
      add (&writer, ACIES_COMMAND_PAINT, ACIES_NO_SIDE, after->terrain[hex], hex, 0);
  carry_all (&writer, TRUE);
  if (self->swaps_armies)
    swap_armies (&writer);

  return writer.commands;
}
