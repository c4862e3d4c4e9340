/* transform.c - the whole board: where each hex goes, and what falls off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/transform.h"

#include "engine/core/engine.h"
#include "engine/core/note.h"
#include "engine/edit/counterpart.h"

#include <glib/gi18n-lib.h>

/* @half_columns: how far everything moves to the right, in halves of a hex: odd
 * just where @rows is. */
static AciesVector
vector_of (int half_columns,
           int rows)
{
  return (AciesVector) { (gint16) ((half_columns - rows) / 2), (gint16) rows };
}

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
  if ((right - down) % 2 != 0)
    right += anchor % 3 == 2 ? -1 : 1;
  move_all (self, board, vector_of (right, down));
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

/* Those that the counterpart can never have. */
static void
lose_marks (const AciesState *state,
            const AciesUnit  *unit,
            AciesId           type,
            GPtrArray        *lost)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *name = dup_unit_name (state, unit);
  AciesHexName        hex;

  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    {
      if (((unit->marks >> mark) & 1) && type != unit->type && !acies_ruleset_may_have_mark (ruleset, type, (AciesId) mark))
        /* Translators: a mark, a unit and its hex: "Testudo of Principes on E7" */
        g_ptr_array_add (lost, g_strdup_printf (_ ("%1$s of %2$s on %3$s"), ruleset->marks[mark].name, name,
                                                acies_hex_name (unit->hex, hex)));
    }
}

static void
lose_unit (const AciesTransform *self,
           const AciesState     *state,
           const AciesUnit      *unit,
           GPtrArray            *lost)
{
  AciesId      type = self->swaps_armies ? acies_counterpart_type (state->ruleset, unit->type, unit->side) : unit->type;
  AciesHexName hex;

  if (unit->place == ACIES_PLACE_BOARD && (type == ACIES_NO_ID || self->to[unit->hex] == ACIES_NO_HEX))
    {
      g_autofree char *name = dup_unit_name (state, unit);

      /* Translators: a unit and its hex: "Velites on L9" */
      g_ptr_array_add (lost, g_strdup_printf (_ ("%1$s on %2$s"), name, acies_hex_name (unit->hex, hex)));
    }
  else if (unit->place == ACIES_PLACE_BOARD)
    {
      lose_marks (state, unit, type, lost);
    }
  else if (type == ACIES_NO_ID)
    {
      g_autofree char *name = dup_unit_name (state, unit);

      g_ptr_array_add (lost, g_strdup_printf (_ ("%s in reserve"), name));
    }
}

static void
lose_units (const AciesTransform *self,
            const AciesState     *state,
            GPtrArray            *lost)
{
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n = acies_state_list_units (state, ids);

  for (guint i = 0; i < n; i++)
    lose_unit (self, state, &state->units[ids[i]], lost);
}

static void
lose_labels (const AciesTransform *self,
             const AciesState     *state,
             GPtrArray            *lost)
{
  for (guint i = 0; i < state->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (state->texts->labels, AciesLabel, i);
      AciesHexName      hex;

      if (self->to[label->hex] == ACIES_NO_HEX)
        /* Translators: words on a hex, and the hex */
        g_ptr_array_add (lost, g_strdup_printf (_ ("The label “%1$s” on %2$s"), label->text, acies_hex_name (label->hex, hex)));
    }
}

static void
lose_places (const AciesTransform *self,
             const AciesState     *state,
             AciesSide             side,
             GPtrArray            *lost)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  const char             *name = state->ruleset->sides[side].name;
  AciesHexName            hex;

  if (numbers->camp != ACIES_NO_HEX && self->to[numbers->camp] == ACIES_NO_HEX)
    /* Translators: a side, and a hex */
    g_ptr_array_add (lost, g_strdup_printf (_ ("The camp of %1$s on %2$s"), name, acies_hex_name (numbers->camp, hex)));
  for (guint i = 0; i < numbers->n_entries && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES); i++)
    {
      if (self->to[numbers->entries[i]] == ACIES_NO_HEX)
        /* Translators: a hex, and a side */
        g_ptr_array_add (lost, g_strdup_printf (_ ("The entry hex %1$s of %2$s"), acies_hex_name (numbers->entries[i], hex), name));
    }
}

static void
lose_terrain (const AciesTransform *self,
              const AciesState     *state,
              GPtrArray            *lost)
{
  const AciesBoard *board = state->board;
  guint             n = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    n += board->terrain[hex] != 0 && self->to[hex] == ACIES_NO_HEX;
  if (n > 0)
    g_ptr_array_add (lost, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The terrain of %u hex", "The terrain of %u hexes", n), n));
}

GPtrArray *
acies_transform_list_lost (const AciesTransform *self,
                           const AciesState     *state)
{
  GPtrArray *lost = g_ptr_array_new_with_free_func (g_free);

  lose_units (self, state, lost);
  lose_labels (self, state, lost);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    lose_places (self, state, side, lost);
  lose_terrain (self, state, lost);

  return lost;
}
