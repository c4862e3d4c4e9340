/* find-place.c - Legio VI: units and leaders of a scenario where they should not stand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/find.h"

#include <glib/gi18n-lib.h>

/* Hexes that a fix takes a unit away from where it stood. */
#define FARTHEST 4

static void
offer_to_shift (AciesFinding     *finding,
                const AciesState *state,
                AciesUnitId       unit,
                AciesHex          to)
{
  AciesCommand     command = acies_command_on_unit (ACIES_COMMAND_SHIFT, state, unit);
  AciesHexName     name;
  g_autofree char *label = g_strdup_printf (_ ("Move to %s"), acies_hex_name (to, name));

  command.to = to;
  acies_finding_add_fix (finding, label, command);
}

/* --- ground --------------------------------------------------------------------------------- */

static AciesUnitId
leader_with (const AciesState *state,
             AciesUnitId       unit)
{
  return acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS);
}

/* Its leader goes along, and nobody comes beside an enemy. */
static gboolean
may_go_to (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          hex)
{
  AciesUnitId leader = leader_with (state, unit);

  return acies_lvi_may_enter (state, unit, hex) && acies_stack_obstacle_to (state, unit, hex) == ACIES_NO_UNIT &&
         (leader == ACIES_NO_UNIT || acies_stack_obstacle_to (state, leader, hex) == ACIES_NO_UNIT) &&
         !acies_lvi_enemy_within (state, state->units[unit].side, hex, 1);
}

static AciesHex
find_hex (const AciesState *state,
          AciesUnitId       unit)
{
  guint    nearest = FARTHEST + 1;
  AciesHex best = ACIES_NO_HEX;

  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      guint distance = acies_hex_distance (state->units[unit].hex, hex);

      if (distance >= nearest || !may_go_to (state, unit, hex))
        continue;
      nearest = distance;
      best = hex;
    }

  return best;
}

/* LVI-L28: what nobody can enter is found for every game. */
static void
find_ground (const AciesState *state,
             AciesUnitId       unit,
             AciesFindings    *findings)
{
  const AciesUnit     *self = &state->units[unit];
  const AciesUnitType *type = acies_state_unit_type (state, unit);
  AciesUnitId          leader = leader_with (state, unit);
  g_autofree char     *label = NULL;
  AciesFinding        *finding;
  AciesHex             hex;

  if (!acies_state_is_passable (state, self->hex) || acies_lvi_may_enter (state, unit, self->hex))
    return;
  label = acies_lvi_dup_place (state, unit);
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "on-closed-ground", self->hex, self->side, "LVI-L28",
                                      /* Translators: a unit, and a kind of terrain */
                                      acies_agree (type, "%1$s is on terrain that it cannot enter: %2$s", "%1$s are on terrain that they cannot enter: %2$s"), label,
                                      acies_state_terrain_at (state, self->hex)->name);
  hex = find_hex (state, unit);
  if (hex == ACIES_NO_HEX)
    return;
  offer_to_shift (finding, state, unit, hex);
  if (leader != ACIES_NO_UNIT)
    offer_to_shift (finding, state, leader, hex);
}

/* --- leaders -------------------------------------------------------------------------------- */

/* The nearest unit that he could join. */
static AciesUnitId
find_unit_for (const AciesState *state,
               AciesUnitId       leader)
{
  const AciesUnit *self = &state->units[leader];
  guint            nearest = G_MAXUINT;
  AciesUnitId      best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      guint            distance;

      if (!acies_lvi_is_near (state, (AciesUnitId) i) || other->side != self->side ||
          acies_stack_obstacle_to (state, leader, other->hex) != ACIES_NO_UNIT)
        continue;
      distance = acies_hex_distance (self->hex, other->hex);
      if (distance >= nearest)
        continue;
      nearest = distance;
      best = (AciesUnitId) i;
    }

  return best;
}

/* LVI-R18: a leader alone is safe as long as one move brings him to a unit. */
static void
find_alone (const AciesState *state,
            AciesUnitId       leader,
            AciesFindings    *findings)
{
  const AciesUnit *self = &state->units[leader];
  guint            reach = (guint) acies_lvi_value (state, leader, LVI_MARCH);
  AciesUnitId      unit;
  g_autofree char *label = NULL;
  AciesFinding    *finding;

  if (acies_stack_in_layer (state, self->hex, 0) != ACIES_NO_UNIT)
    return;
  unit = find_unit_for (state, leader);
  if (unit != ACIES_NO_UNIT && acies_hex_distance (self->hex, state->units[unit].hex) <= reach)
    return;
  label = acies_lvi_dup_place (state, leader);
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "leader-far-off", self->hex, self->side, "LVI-R18",
                                      /* Translators: a leader, and a number */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s is alone: no unit to join within %2$u hex",
                                                   "%1$s is alone: no unit to join within %2$u hexes", reach),
                                      label, reach);
  if (unit != ACIES_NO_UNIT)
    offer_to_shift (finding, state, leader, state->units[unit].hex);
}

void
acies_lvi_find_place (const AciesState *state,
                      AciesUnitId       unit,
                      AciesFindings    *findings)
{
  if (acies_lvi_is_leader (state, unit))
    find_alone (state, unit, findings);
  else
    find_ground (state, unit, findings);
}
