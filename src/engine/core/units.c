/* units.c - which units stand on a hex, and which of them lie face down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- several units on one hex ---------------------------------------------------------------- */

/* Of backs the layer is not known: they lie on the lowest layer, where nothing lies face up there. */
guint
acies_stack_depth (const AciesState *state,
                   AciesUnitId       unit)
{
  AciesId type = state->units[unit].type;
  guint   layer;

  if (acies_ruleset_is_back (state->ruleset, type))
    return 1;
  layer = acies_stack_layer (state->ruleset, type);

  return layer == 0 ? 0 : layer + 1;
}

/* Searching for a unit on a hex is what the computer players do most: nothing else is asked of the units passed over.
 * Returns: the next unit on the hex, or @end */
static const AciesUnit *
next_on_hex (const AciesUnit *unit,
             const AciesUnit *end,
             AciesHex         hex)
{
  while (unit < end && unit->hex != hex)
    unit++;

  return unit;
}

AciesUnitId
acies_state_unit_at (const AciesState *self,
                     AciesHex          hex)
{
  const AciesUnit *end = self->units + (hex != ACIES_NO_HEX ? self->n_units : 0);
  const AciesUnit *unit = next_on_hex (self->units, end, hex);
  AciesUnitId      lowest = unit < end ? (AciesUnitId) (unit - self->units) : ACIES_NO_UNIT;

  if (unit == end || self->ruleset->n_layers == 1)
    return lowest;
  while ((unit = next_on_hex (unit + 1, end, hex)) < end)
    if (acies_stack_depth (self, (AciesUnitId) (unit - self->units)) < acies_stack_depth (self, lowest))
      lowest = (AciesUnitId) (unit - self->units);

  return lowest;
}

AciesUnitId
acies_stack_highest (const AciesState *state,
                     AciesHex          hex)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  return n > 0 ? ids[n - 1] : ACIES_NO_UNIT;
}

AciesUnitId
acies_stack_in_layer (const AciesState *state,
                      AciesHex          hex,
                      guint             layer)
{
  for (guint i = 0; i < state->n_units && hex != ACIES_NO_HEX; i++)
    if (state->units[i].hex == hex && acies_stack_layer (state->ruleset, state->units[i].type) == layer)
      return (AciesUnitId) i;

  return ACIES_NO_UNIT;
}

AciesUnitId
acies_stack_of_type (const AciesState *state,
                     AciesHex          hex,
                     AciesId           type)
{
  for (guint i = 0; i < state->n_units && hex != ACIES_NO_HEX; i++)
    if (state->units[i].hex == hex && state->units[i].type == type)
      return (AciesUnitId) i;

  return ACIES_NO_UNIT;
}

G_STATIC_ASSERT ((AciesUnitId) (0 - 1) == ACIES_NO_UNIT);

/* Of two in one layer, as of backs, the first: so does acies_stack_in_layer(). */
void
acies_occupants_find (AciesOccupants   *self,
                      const AciesState *state)
{
  for (guint layer = 0; layer < state->ruleset->n_layers; layer++)
    memset (self->units[layer], 0, (gsize) state->board->rows * ACIES_MAX_COLUMNS);
  for (guint i = state->n_units; i-- > 0;)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD)
        self->units[acies_stack_layer (state->ruleset, unit->type)][unit->hex] = (guint8) (i + 1);
    }
}

/* Of backs the layer is not known: they lie on what does not lie face down. */
static void
find_by_layer (const AciesState *state,
               AciesHex          hex,
               gboolean          backs,
               AciesUnitId      *by_layer)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      guint layer;

      if (state->units[i].hex != hex || acies_ruleset_is_back (state->ruleset, state->units[i].type) != backs)
        continue;
      layer = backs ? 0 : acies_stack_layer (state->ruleset, state->units[i].type);
      while (backs && layer + 1 < ACIES_MAX_LAYERS && by_layer[layer] != ACIES_NO_UNIT)
        layer++;
      by_layer[layer] = (AciesUnitId) i;
    }
}

guint
acies_stack_list (const AciesState *state,
                  AciesHex          hex,
                  AciesUnitId      *ids)
{
  AciesUnitId by_layer[ACIES_MAX_LAYERS];
  guint       n = 0;

  if (hex == ACIES_NO_HEX)
    return 0;
  for (guint layer = 0; layer < ACIES_MAX_LAYERS; layer++)
    by_layer[layer] = ACIES_NO_UNIT;
  find_by_layer (state, hex, FALSE, by_layer);
  find_by_layer (state, hex, TRUE, by_layer);
  for (guint layer = 0; layer < ACIES_MAX_LAYERS; layer++)
    {
      if (by_layer[layer] != ACIES_NO_UNIT)
        ids[n++] = by_layer[layer];
    }

  return n;
}

guint
acies_stack_number (const AciesState *state,
                    AciesUnitId       unit)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, state->units[unit].hex, ids);

  for (guint i = 0; i < n; i++)
    if (ids[i] == unit)
      return i;

  return 0;
}

guint
acies_stack_badge_of (const AciesRuleset *ruleset,
                      AciesId             type,
                      guint               number)
{
  AciesId class_ = ruleset->unit_types[type].class_;
  guint   spot = class_ < ACIES_MAX_CLASSES ? ruleset->classes[class_].spot : ACIES_SPOT_BESIDE;

  return number > 0 && spot != ACIES_SPOT_BESIDE ? ACIES_MAX_LAYERS - 1 + spot : number;
}

/* Of several that of the lowest layer: the numbers of units tell what lies face down. */
AciesUnitId
acies_stack_obstacle (const AciesState *state,
                      AciesHex          hex,
                      AciesId           type,
                      AciesSide         side,
                      AciesUnitId       except)
{
  guint       layer = acies_stack_layer (state->ruleset, type);
  guint       lowest = G_MAXUINT;
  AciesUnitId found = ACIES_NO_UNIT;

  if (hex == ACIES_NO_HEX)
    return ACIES_NO_UNIT;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      guint            its = unit->hex == hex && i != except ? acies_stack_layer (state->ruleset, unit->type) : G_MAXUINT;

      if (its < lowest && (unit->side != side || its == layer))
        {
          lowest = its;
          found = (AciesUnitId) i;
        }
    }

  return found;
}

char *
acies_stack_dup_obstacle (const AciesState *state,
                          AciesUnitId       obstacle,
                          AciesSide         side)
{
  g_autofree char *there = acies_stack_dup_names (state, state->units[obstacle].hex);
  AciesHexName     name;

  acies_hex_name (state->units[obstacle].hex, name);
  if (state->units[obstacle].side != side)
    /* Translators: a hex, the units that stand there */
    return g_strdup_printf (_ ("%1$s is occupied by another side: %2$s"), name, there);

  /* Translators: a hex, the units that stand there, the class of one of them that is in the way */
  return g_strdup_printf (_ ("%1$s already has %2$s and no room for another unit of the class %3$s"), name, there,
                          state->ruleset->classes[acies_state_unit_type (state, obstacle)->class_].name);
}

char *
acies_stack_dup_names (const AciesState *state,
                       AciesHex          hex)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  const char *names[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);

  for (guint i = 0; i < n; i++)
    names[i] = acies_state_unit_type (state, ids[i])->name;
  if (n == 0)
    return NULL;
  if (n == 1)
    return g_strdup (names[0]);
  if (n == 2)
    /* Translators: units that stand on one hex, the main one first: "Legionaries with Velites" */
    return g_strdup_printf (_ ("%1$s with %2$s"), names[0], names[1]);
  if (n == 3)
    /* Translators: units that stand on one hex, the main one first: "Legionaries with Velites and General" */
    return g_strdup_printf (_ ("%1$s with %2$s and %3$s"), names[0], names[1], names[2]);

  /* Translators: units that stand on one hex, the main one first */
  return g_strdup_printf (_ ("%1$s with %2$s, %3$s and %4$s"), names[0], names[1], names[2], names[3]);
}

/* --- what lies face down --------------------------------------------------------------------- */

/* Its id is that of the mark: no unit of a file can be of a type that is not among the types. */
void
acies_ruleset_make_back (AciesRuleset *self)
{
  AciesUnitType       *back = &self->unit_types[self->n_unit_types];
  const AciesMarkType *mark = self->marks;

  while (mark < self->marks + self->n_marks && !mark->hides)
    mark++;
  if (mark == self->marks + self->n_marks)
    return;

  g_return_if_fail (self->n_unit_types < ACIES_MAX_UNIT_TYPES);

  self->face_down = (AciesId) (mark - self->marks);
  back->id = g_strdup (mark->id);
  back->name = g_strdup (mark->back != NULL ? mark->back : _ ("Face-Down Piece"));
  back->text = g_strdup ("");
  back->is_one = TRUE;
  back->sides = (guint8) ((1u << self->n_sides) - 1);
  back->pair = ACIES_NO_ID;
  back->morale_switch = ACIES_NO_ID;
  back->figures = 1;
}

guint16
acies_ruleset_open_marks (const AciesRuleset *self)
{
  guint marks = 0;

  for (guint i = 0; i < self->n_marks; i++)
    marks |= (guint) (!self->marks[i].kept || i == self->face_down) << i;

  return (guint16) marks;
}

gboolean
acies_unit_lies_face_down (const AciesState *state,
                           AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  AciesId          mark = state->ruleset->face_down;

  return mark != ACIES_NO_ID && state->mode == ACIES_MODE_PLAY && (it->marks >> mark & 1) != 0 &&
         (it->place == ACIES_PLACE_BOARD || it->place == ACIES_PLACE_RESERVE);
}

gboolean
acies_state_hides_from (const AciesState *state,
                        AciesSide         side)
{
  if (state->ruleset->face_down == ACIES_NO_ID)
    return FALSE;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (acies_unit_is_hidden_from (state, (AciesUnitId) i, side))
        return TRUE;
    }

  return FALSE;
}

static void
cover (AciesState *self,
       AciesSide   side)
{
  const guint16 open = acies_ruleset_open_marks (self->ruleset);

  for (guint i = 0; i < self->n_units; i++)
    {
      AciesUnit *unit = &self->units[i];

      if (!acies_unit_is_hidden_from (self, (AciesUnitId) i, side))
        continue;
      unit->type = acies_ruleset_back_type (self->ruleset);
      unit->figures = 1;
      unit->marks &= open;
      unit->status = 0;
      memset (unit->properties, 0, sizeof unit->properties);
    }
}

AciesState *
acies_state_new_seen (const AciesState *state,
                      AciesSide         side)
{
  AciesState *self = acies_state_copy (state);

  if (state->ruleset->face_down != ACIES_NO_ID)
    cover (self, side);

  return self;
}

const AciesState *
acies_state_see (const AciesState *state,
                 AciesSide         side,
                 AciesState      **copy)
{
  if (!acies_state_hides_from (state, side))
    return state;
  if (*copy == NULL)
    *copy = acies_state_copy (state);
  else
    acies_state_assign (*copy, state);
  cover (*copy, side);

  return *copy;
}

guint
acies_state_count_seen_figures (const AciesState *state,
                                AciesSide         side,
                                gboolean         *hides)
{
  guint n = 0;

  *hides = FALSE;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_ABSENT || unit->side != side)
        continue;
      if (acies_ruleset_is_back (state->ruleset, unit->type))
        *hides = TRUE;
      else if (unit->place == ACIES_PLACE_BOARD)
        n += unit->figures;
    }

  return n;
}
