/* refusals.c - what games refuse in the same words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/refusals.h"

#include "engine/core/path.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

gboolean (acies_refuse_unit) (GError          **error,
                              const char       *rule,
                              const AciesState *state,
                              AciesUnitId       unit,
                              const char       *one,
                              const char       *many)
{
  g_autofree char *label = error != NULL ? acies_unit_label (state, unit) : NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return acies_refuse (error, rule, acies_agree_unit (state, unit, one, many), label);
#pragma GCC diagnostic pop
}

gboolean
acies_refuse_enemy (GError          **error,
                    const char       *rule,
                    const AciesState *state,
                    AciesUnitId       unit)
{
  g_autofree char *label = error != NULL ? acies_unit_label (state, unit) : NULL;

  return acies_refuse (error, rule,
                       /* Translators: a unit, its side, and the side whose turn it is */
                       acies_agree_unit (state, unit, "%1$s belongs to %2$s, but it is the turn of %3$s",
                                         "%1$s belong to %2$s, but it is the turn of %3$s"),
                       label, state->ruleset->sides[state->units[unit].side].name,
                       state->ruleset->sides[state->turn.active].name);
}

gboolean
acies_refuse_nobody (GError    **error,
                     const char *rule,
                     AciesHex    hex)
{
  AciesHexName name;

  return acies_refuse (error, rule, _ ("There is no unit on %s"), acies_hex_name (hex, name));
}

gboolean
acies_check_own (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex,
                 const char       *rule,
                 GError          **error)
{
  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, rule, hex);

  return state->units[unit].side == state->turn.active || acies_refuse_enemy (error, rule, state, unit);
}

gboolean
acies_check_own_on (const AciesState *state,
                    AciesHex          hex,
                    const char       *rule,
                    GError          **error)
{
  return acies_check_own (state, acies_state_unit_at (state, hex), hex, rule, error);
}

gboolean
acies_check_enemy_on (const AciesState *state,
                      AciesSide         side,
                      AciesHex          hex,
                      const char       *rule,
                      GError          **error)
{
  AciesUnitId  unit = acies_state_unit_at (state, hex);
  AciesHexName name;

  return (unit != ACIES_NO_UNIT && state->units[unit].side != side) ||
         /* Translators: a hex or a square */
         acies_refuse (error, rule, _ ("There is no enemy on %s"), acies_hex_name (hex, name));
}

/* RVM-R1: nobody comes to where somebody is. */
static gboolean
check_no_unit (const AciesState *state,
               AciesUnitId       unit,
               const char       *rule,
               GError          **error)
{
  AciesHexName name;

  /* Translators: a hex, and a unit */
  return unit == ACIES_NO_UNIT || acies_refuse (error, rule, _ ("%1$s is occupied by %2$s"), acies_hex_name (state->units[unit].hex, name),
                                                acies_unit_told_type (state, unit)->name);
}

gboolean
acies_check_empty (const AciesState *state,
                   AciesHex          hex,
                   const char       *rule,
                   GError          **error)
{
  return check_no_unit (state, acies_state_unit_at (state, hex), rule, error);
}

gboolean
acies_check_room (const AciesState *state,
                  AciesHex          hex,
                  AciesId           type,
                  AciesSide         side,
                  const char       *rule,
                  GError          **error)
{
  return check_no_unit (state, acies_stack_obstacle (state, hex, type, side, ACIES_NO_UNIT), rule, error);
}

gboolean
acies_check_passable (const AciesState *state,
                      AciesHex          hex,
                      const char       *rule,
                      GError          **error)
{
  AciesHexName name;

  return acies_state_is_passable (state, hex) ||
         /* Translators: a hex, and a kind of terrain */
         acies_refuse (error, rule != NULL ? rule : acies_path_barrier_rule (state, hex), _ ("%1$s is impassable: %2$s"),
                       acies_hex_name (hex, name), acies_state_terrain_at (state, hex)->name);
}

gboolean
acies_check_destination (const AciesState *state,
                         AciesUnitId       unit,
                         AciesHex          to,
                         const char       *rule,
                         const char       *held_rule,
                         GError          **error)
{
  AciesHexName name;

  if (state->units[unit].hex == to)
    /* Translators: a unit, and a hex */
    return acies_refuse (error, rule, acies_agree_unit (state, unit, "%1$s is already on %2$s", "%1$s are already on %2$s"),
                         acies_unit_told_type (state, unit)->name, acies_hex_name (to, name));

  return acies_check_room (state, to, state->units[unit].type, state->units[unit].side, held_rule, error) &&
         acies_check_passable (state, to, NULL, error);
}

gboolean
acies_check_attack_move (const AciesState *state,
                         AciesUnitId       unit,
                         guint             moved,
                         int               attack_move,
                         const char       *rule,
                         GError          **error)
{
  return (int) moved <= attack_move ||
         acies_refuse (error, rule,
                       /* Translators: a unit, the hexes that it moved, and the hexes after which it could still attack */
                       acies_agree_unit (state, unit, "%1$s cannot attack after a move of %2$u: its attack move is %3$d",
                                         "%1$s cannot attack after a move of %2$u: their attack move is %3$d"),
                       acies_unit_told_type (state, unit)->name, moved, attack_move);
}

gboolean
acies_check_holds (const AciesState *state,
                   AciesSide         side,
                   AciesId           card,
                   const char       *rule,
                   GError          **error)
{
  return state->cards[side][ACIES_ZONE_HAND][card] > 0 ||
         /* Translators: a side, and a card */
         acies_refuse (error, rule, _ ("%1$s does not hold %2$s"), state->ruleset->sides[side].name, state->ruleset->cards[card].name);
}
