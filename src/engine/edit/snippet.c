/* snippet.c - a piece of a board: what is on it, and how it is turned
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "engine/edit/snippet-private.h"
#include "engine/ruleset/property.h"

#include <string.h>

static void
hex_clear (AciesSnippetHex *hex)
{
  g_clear_pointer (&hex->label, g_free);
}

AciesSnippet *
acies_snippet_new (AciesRuleset *ruleset)
{
  AciesSnippet *self = g_new0 (AciesSnippet, 1);

  self->ruleset = acies_ruleset_ref (ruleset);
  self->hexes = g_array_new (FALSE, FALSE, sizeof (AciesSnippetHex));
  g_array_set_clear_func (self->hexes, (GDestroyNotify) hex_clear);

  return self;
}

void
acies_snippet_free (AciesSnippet *self)
{
  acies_ruleset_unref (self->ruleset);
  g_array_unref (self->hexes);
  g_free (self);
}

AciesSnippet *
acies_snippet_copy (const AciesSnippet *self)
{
  AciesSnippet *copy = acies_snippet_new (self->ruleset);

  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex hex = *acies_snippet_get (self, i);

      hex.label = g_strdup (hex.label);
      g_array_append_val (copy->hexes, hex);
    }

  return copy;
}

static int
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  AciesVector one = ((const AciesSnippetHex *) a)->at;
  AciesVector other = ((const AciesSnippetHex *) b)->at;

  return one.r != other.r ? one.r - other.r : one.q - other.q;
}

/* The sort is stable: of one hex the lowest layer stays first. */
void
acies_snippet_sort (AciesSnippet *self)
{
  g_array_sort (self->hexes, compare_hexes);
}

static void
take_unit (AciesSnippetHex *taken,
           const AciesUnit *unit)
{
  taken->type = unit->type;
  taken->side = unit->side;
  taken->figures = unit->figures;
  taken->marks = unit->marks;
  memcpy (taken->properties, unit->properties, sizeof taken->properties);
}

static void
take_hex (AciesSnippet     *self,
          const AciesState *state,
          AciesHex          hex,
          AciesHex          anchor)
{
  AciesUnitId     ids[ACIES_MAX_LAYERS];
  guint           n = acies_stack_list (state, hex, ids);
  AciesSnippetHex taken = {
    .at = acies_hex_vector (anchor, hex),
    .terrain = state->board->terrain[hex],
    .type = ACIES_NO_ID,
    .side = ACIES_NO_SIDE,
    .label = g_strdup (acies_texts_get_label (state->texts, hex)),
  };

  if (n > 0)
    take_unit (&taken, &state->units[ids[0]]);
  g_array_append_val (self->hexes, taken);
  for (guint i = 1; i < n; i++)
    {
      AciesSnippetHex more = { .at = taken.at, .terrain = ACIES_NO_ID };

      take_unit (&more, &state->units[ids[i]]);
      g_array_append_val (self->hexes, more);
    }
}

AciesSnippet *
acies_snippet_new_from_state (const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n,
                              AciesHex          anchor)
{
  AciesSnippet      *self = acies_snippet_new (state->ruleset);
  g_autofree guint8 *seen = g_new0 (guint8, ACIES_MAX_HEXES);

  if (anchor == ACIES_NO_HEX && n > 0)
    anchor = acies_snippet_middle (hexes, n);
  for (guint i = 0; i < n; i++)
    {
      if (acies_board_contains (state->board, hexes[i]) && !seen[hexes[i]]++)
        take_hex (self, state, hexes[i], anchor);
    }
  acies_snippet_sort (self);

  return self;
}

/* In half hexes from the left, and in rows: near enough to a distance. */
static double
half_columns (AciesHex hex)
{
  return 2.0 * acies_hex_column (hex) + (acies_hex_row (hex) & 1);
}

AciesHex
acies_snippet_middle (const AciesHex *hexes,
                      guint           n)
{
  double   x = 0;
  double   y = 0;
  double   least = G_MAXDOUBLE;
  AciesHex middle = ACIES_NO_HEX;

  for (guint i = 0; i < n; i++)
    {
      x += half_columns (hexes[i]) / n;
      y += (double) acies_hex_row (hexes[i]) / n;
    }
  for (guint i = 0; i < n; i++)
    {
      double dx = half_columns (hexes[i]) - x;
      double dy = acies_hex_row (hexes[i]) - y;
      double distance = dx * dx / 4 + dy * dy * 3 / 4;

      if (distance < least - 1e-9)
        {
          least = distance;
          middle = hexes[i];
        }
    }

  return middle;
}

/* Turns who faces somewhere with the piece: first flipped, then by @steps. */
static void
turn_unit (const AciesSnippet *self,
           AciesSnippetHex    *hex,
           gboolean            flip,
           int                 steps)
{
  for (guint i = 0; hex->type != ACIES_NO_ID && i < self->ruleset->n_properties; i++)
    {
      AciesFacing facing = (AciesFacing) hex->properties[i];

      if (self->ruleset->properties[i].kind == ACIES_PROPERTY_FACING && acies_unit_type_has_property (self->ruleset, hex->type, i))
        hex->properties[i] = (guint8) acies_facing_turn (flip ? acies_facing_flip (facing) : facing, steps);
    }
}

void
acies_snippet_rotate (AciesSnippet *self,
                      int           steps)
{
  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex *hex = &g_array_index (self->hexes, AciesSnippetHex, i);

      hex->at = acies_vector_rotate (hex->at, steps);
      turn_unit (self, hex, FALSE, steps);
    }
  acies_snippet_sort (self);
}

void
acies_snippet_flip (AciesSnippet *self)
{
  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex *hex = &g_array_index (self->hexes, AciesSnippetHex, i);

      hex->at = acies_vector_flip (hex->at);
      turn_unit (self, hex, TRUE, 0);
    }
  acies_snippet_sort (self);
}

AciesHex
acies_snippet_place (const AciesSnippet *self,
                     guint               index,
                     const AciesBoard   *board,
                     AciesHex            anchor)
{
  AciesHex hex = acies_hex_add (anchor, acies_snippet_get (self, index)->at);

  return hex != ACIES_NO_HEX && acies_board_contains (board, hex) ? hex : ACIES_NO_HEX;
}
