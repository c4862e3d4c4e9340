/* stack.c - several units on one hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/stack.h"

#include "engine/face-down.h"
#include "engine/note.h"

#include <glib/gi18n-lib.h>
#include <string.h>

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

AciesUnitId
acies_stack_lowest (const AciesState *state,
                    AciesHex          hex)
{
  AciesUnitId lowest = ACIES_NO_UNIT;

  if (hex == ACIES_NO_HEX)
    return ACIES_NO_UNIT;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].hex == hex && (lowest == ACIES_NO_UNIT || acies_stack_depth (state, (AciesUnitId) i) < acies_stack_depth (state, lowest)))
        lowest = (AciesUnitId) i;
    }

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
  if (hex == ACIES_NO_HEX)
    return ACIES_NO_UNIT;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].hex == hex && acies_stack_layer (state->ruleset, state->units[i].type) == layer)
        return (AciesUnitId) i;
    }

  return ACIES_NO_UNIT;
}

AciesUnitId
acies_stack_of_type (const AciesState *state,
                     AciesHex          hex,
                     AciesId           type)
{
  if (hex == ACIES_NO_HEX)
    return ACIES_NO_UNIT;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].hex == hex && state->units[i].type == type)
        return (AciesUnitId) i;
    }

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
    {
      if (ids[i] == unit)
        return i;
    }

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

guint
acies_stack_badge (const AciesState *state,
                   AciesUnitId       unit)
{
  return acies_stack_badge_of (state->ruleset, state->units[unit].type, acies_stack_number (state, unit));
}

gboolean
acies_stack_is_shared (const AciesState *state,
                       AciesUnitId       unit)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];

  return state->ruleset->n_layers > 1 && acies_stack_list (state, state->units[unit].hex, ids) > 1;
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

AciesUnitId
acies_stack_obstacle_to (const AciesState *state,
                         AciesUnitId       unit,
                         AciesHex          hex)
{
  return acies_stack_obstacle (state, hex, state->units[unit].type, state->units[unit].side, unit);
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

AciesUnitId
acies_command_unit (const AciesCommand *self,
                    const AciesState   *state)
{
  return self->type != ACIES_NO_ID ? acies_stack_of_type (state, self->hex, self->type) : acies_state_unit_at (state, self->hex);
}

void
acies_command_set_unit (AciesCommand     *self,
                        const AciesState *state,
                        AciesUnitId       unit)
{
  self->hex = state->units[unit].hex;
  self->type = state->ruleset->n_layers == 1 || acies_state_unit_at (state, self->hex) == unit ? ACIES_NO_ID : state->units[unit].type;
}

AciesCommand
acies_command_on_unit (AciesCommandKind  kind,
                       const AciesState *state,
                       AciesUnitId       unit)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  acies_command_set_unit (&command, state, unit);

  return command;
}
