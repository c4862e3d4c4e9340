/* scenario-find-units.c - units where they cannot stand, as they cannot be, or beside the enemy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include "engine/path.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How far from its hex a unit is offered another one. */
#define FARTHEST 4

static AciesFinding *
add_unit (AciesFindings   *findings,
          AciesSeverity    severity,
          const char      *code,
          const AciesUnit *unit,
          const char      *message)
{
  AciesFinding *finding = acies_findings_add (findings, severity, code, "%s", message);

  finding->hex = unit->hex;
  finding->side = unit->side;

  return finding;
}

/* An army without units is worse than a unit that cannot be. */
static void
offer_to_remove (const AciesState *state,
                 const AciesUnit  *unit,
                 AciesFinding     *finding)
{
  if (acies_scenario_count_units (state, unit->side, ACIES_PLACE_BOARD) > 1)
    acies_finding_add_fix (finding, _ ("Remove the Unit"), acies_command_on_hex (ACIES_COMMAND_REMOVE, unit->hex));
}

/* The nearest hex a unit may stand on and nobody does, first by row and column. */
static AciesHex
find_free_hex (const AciesState *state,
               AciesHex          from)
{
  guint    top = acies_hex_row (from) > FARTHEST ? acies_hex_row (from) - FARTHEST : 0;
  guint    left = acies_hex_column (from) > FARTHEST ? acies_hex_column (from) - FARTHEST : 0;
  guint    nearest = FARTHEST + 1;
  AciesHex best = ACIES_NO_HEX;

  for (guint row = top; row < MIN (state->board->rows, top + 2 * FARTHEST + 1); row++)
    for (guint column = left; column < MIN (state->board->columns, left + 2 * FARTHEST + 1); column++)
      {
        AciesHex hex = acies_hex (column, row);
        guint    distance = acies_hex_distance (from, hex);

        if (distance >= nearest || !acies_state_is_passable (state, hex) || acies_state_unit_at (state, hex) != ACIES_NO_UNIT)
          continue;
        nearest = distance;
        best = hex;
      }

  return best;
}

static void
find_ground (const AciesState *state,
             AciesUnitId       id,
             AciesFindings    *findings)
{
  const AciesUnit *unit = &state->units[id];
  AciesHexName     name;
  g_autofree char *message = NULL;
  g_autofree char *label = NULL;
  AciesFinding    *finding;
  AciesHex         free_hex;

  if (acies_state_is_passable (state, unit->hex))
    return;
  message = g_strdup_printf (_ ("%s on %s stands on impassable ground: %s"), acies_state_unit_type (state, id)->name,
                             acies_hex_name (unit->hex, name), acies_state_terrain_at (state, unit->hex)->name);
  finding = add_unit (findings, ACIES_SEVERITY_ERROR, "unit-on-impassable", unit, message);
  finding->rule = acies_path_barrier_rule (state, unit->hex);

  free_hex = find_free_hex (state, unit->hex);
  if (free_hex == ACIES_NO_HEX)
    {
      offer_to_remove (state, unit, finding);
      return;
    }
  label = g_strdup_printf (_ ("Move to %s"), acies_hex_name (free_hex, name));
  acies_finding_add_fix (finding, label, acies_command_on_hexes (ACIES_COMMAND_SHIFT, unit->hex, free_hex));
}

/* A unit that waits stands nowhere: then the first word is its name alone. */
static char *
dup_unit_name (const AciesState *state,
               AciesUnitId       id)
{
  const char  *name = acies_state_unit_type (state, id)->name;
  AciesHexName hex;

  if (state->units[id].place != ACIES_PLACE_BOARD)
    /* Translators: the name of a unit */
    return g_strdup_printf (_ ("%s in reserve"), name);

  /* Translators: the name of a unit and of its hex */
  return g_strdup_printf (_ ("%s on %s"), name, acies_hex_name (state->units[id].hex, hex));
}

static void
find_figures (const AciesState *state,
              AciesUnitId       id,
              AciesFindings    *findings)
{
  const AciesUnit *unit = &state->units[id];
  guint            strength = acies_state_strength (state, unit->type);
  AciesCommand     command = acies_command_on_hex (ACIES_COMMAND_FIGURES, unit->hex);
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;
  g_autofree char *label = NULL;
  AciesFinding    *finding;

  if (unit->figures <= strength)
    return;
  name = dup_unit_name (state, id);
  message = g_strdup_printf (_ ("%s has %u figures; its strength is %u"), name, unit->figures, strength);
  finding = add_unit (findings, ACIES_SEVERITY_WARNING, "figures-over-strength", unit, message);
  if (unit->place != ACIES_PLACE_BOARD)
    return;
  label = g_strdup_printf (ngettext ("Set to %u Figure", "Set to %u Figures", strength), strength);
  command.number = (gint16) strength;
  acies_finding_add_fix (finding, label, command);
}

/* Its like in the army it stands in. */
static void
offer_pair (const AciesState *state,
            const AciesUnit  *unit,
            AciesId           pair,
            AciesFinding     *finding)
{
  AciesCommand     command = acies_command_on_hex (ACIES_COMMAND_PLACE, unit->hex);
  g_autofree char *label = g_strdup_printf (_ ("Change to %s"), state->ruleset->unit_types[pair].name);

  command.id = pair;
  command.side = unit->side;
  command.number = (gint16) MIN (unit->figures, acies_state_strength (state, pair));
  acies_finding_add_fix (finding, label, command);
}

static void
find_owner (const AciesState *state,
            AciesUnitId       id,
            AciesFindings    *findings)
{
  const AciesUnit *unit = &state->units[id];
  AciesId          pair = acies_state_unit_type (state, id)->pair;
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;
  AciesFinding    *finding;

  if (acies_state_unit_type (state, id)->sides & (1u << unit->side))
    return;
  name = dup_unit_name (state, id);
  message = g_strdup_printf (_ ("%s is in the army of %s"), name, state->ruleset->sides[unit->side].name);
  finding = add_unit (findings, ACIES_SEVERITY_ERROR, "unit-of-other-side", unit, message);
  if (unit->place != ACIES_PLACE_BOARD)
    return;
  if (pair != ACIES_NO_ID && (state->ruleset->unit_types[pair].sides & (1u << unit->side)))
    offer_pair (state, unit, pair, finding);
  else
    offer_to_remove (state, unit, finding);
}

/* Who stands where: one byte a hex. */
static void
fill_units (const AciesState *state,
            guint8           *unit_at)
{
  memset (unit_at, ACIES_NO_UNIT, ACIES_MAX_HEXES);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD)
        unit_at[state->units[i].hex] = (guint8) i;
    }
}

/* Of two that stand side by side the one of the side that comes first is told. */
static void
find_enemy_beside (const AciesState *state,
                   AciesUnitId       id,
                   const guint8     *unit_at,
                   AciesFindings    *findings)
{
  const AciesUnit *unit = &state->units[id];

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex         hex = acies_board_neighbour (state->board, unit->hex, d);
      AciesUnitId      other = hex != ACIES_NO_HEX ? unit_at[hex] : ACIES_NO_UNIT;
      g_autofree char *message = NULL;
      g_autofree char *one = NULL;
      g_autofree char *two = NULL;

      if (other == ACIES_NO_UNIT || state->units[other].side <= unit->side)
        continue;
      one = dup_unit_name (state, id);
      two = dup_unit_name (state, other);
      message = g_strdup_printf (_ ("%s begins beside an enemy: %s"), one, two);
      add_unit (findings, ACIES_SEVERITY_WARNING, "sides-adjacent", unit, message);
      return;
    }
}

void
acies_scenario_find_units (const AciesState *state,
                           AciesFindings    *findings)
{
  guint8 unit_at[ACIES_MAX_HEXES];

  fill_units (state, unit_at);
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId id = (AciesUnitId) i;

      if (state->units[i].place == ACIES_PLACE_ABSENT)
        continue;
      find_figures (state, id, findings);
      find_owner (state, id, findings);
      if (state->units[i].place != ACIES_PLACE_BOARD)
        continue;
      find_ground (state, id, findings);
      find_enemy_beside (state, id, unit_at, findings);
    }
}
