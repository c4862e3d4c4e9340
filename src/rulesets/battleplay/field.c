/* field.c - BattlePlay: squares, files, and who stands there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#define GROUND_ROW 1

/* Of a square or card that the rules make nothing of: where a stack lies. */
#define MAIN_LAYER 0

guint
acies_bp_class (const AciesState *state,
                AciesUnitId       unit)
{
  return acies_state_unit_type (state, unit)->class_;
}

gboolean
acies_bp_class_is_main (guint class_)
{
  return class_ <= BP_ELEPHANTS;
}

gboolean
acies_bp_is_main (const AciesState *state,
                  AciesUnitId       unit)
{
  return acies_bp_class_is_main (acies_bp_class (state, unit));
}

gboolean
acies_bp_is_general (const AciesState *state,
                     AciesUnitId       unit)
{
  return acies_bp_class (state, unit) == BP_GENERALS;
}

gboolean
acies_bp_is_skirmisher (const AciesState *state,
                        AciesUnitId       unit)
{
  guint class_ = acies_bp_class (state, unit);

  return class_ == BP_FOOT_SKIRMISHERS || class_ == BP_MOUNTED_SKIRMISHERS;
}

AciesSide
acies_bp_enemy (AciesSide side)
{
  return (AciesSide) (1 - side);
}

guint
acies_bp_row (const AciesState *state,
              AciesSide         side)
{
  return state->ruleset->sides[side].home == ACIES_HOME_TOP ? 0 : state->board->rows - 1u;
}

AciesHex
acies_bp_square (const AciesState *state,
                 guint             file,
                 AciesSide         row_of)
{
  return acies_hex (file, acies_bp_row (state, row_of));
}

/* BP-A13: beyond the enemy's row the board ends. */
AciesHex
acies_bp_front (const AciesState *state,
                AciesHex          hex,
                AciesSide         side)
{
  return acies_hex_row (hex) == acies_bp_row (state, side) ? acies_bp_square (state, acies_hex_column (hex), acies_bp_enemy (side)) : ACIES_NO_HEX;
}

/* BP-R48 */
gboolean
acies_bp_is_double (const AciesState *state)
{
  return state->board->columns > state->ruleset->columns;
}

/* BP-A26 */
gboolean
acies_bp_is_outer (const AciesState *state,
                   guint             file)
{
  return file == 0 || file + 1 == state->board->columns;
}

static AciesId
ground_of (const AciesState *state,
           guint             file)
{
  return state->board->terrain[acies_hex (file, GROUND_ROW)];
}

gboolean
acies_bp_ground_is_difficult (AciesId ground)
{
  return ground == BP_ROCKY || ground == BP_ROCKY_HILL || ground == BP_WOODS || ground == BP_WOODED_HILL;
}

/* BP-R13, BP-R42; BP-A40: a hill alone is not difficult. */
gboolean
acies_bp_is_difficult (const AciesState *state,
                       guint             file)
{
  return !state->switches[BP_SWITCH_SIEGE] && acies_bp_ground_is_difficult (ground_of (state, file));
}

gboolean
acies_bp_has_woods (const AciesState *state,
                    guint             file)
{
  AciesId ground = ground_of (state, file);

  return !state->switches[BP_SWITCH_SIEGE] && (ground == BP_WOODS || ground == BP_WOODED_HILL);
}

/* BP-A28: nobody stands, moves or fights there. */
gboolean
acies_bp_is_water (const AciesState *state,
                   guint             file)
{
  return ground_of (state, file) == BP_WATERWAY;
}

/* BP-R12, BP-A9: one that was won lies at the edge of its side. */
gboolean
acies_bp_holds_hill (const AciesState *state,
                     AciesSide         side,
                     guint             file)
{
  return !state->switches[BP_SWITCH_SIEGE] && state->board->terrain[acies_bp_square (state, file, side)] == BP_HILL;
}

/* BP-R19, BP-A37: any tile is terrain, also a hill that was pulled to an edge. */
gboolean
acies_bp_has_tile (const AciesState *state,
                   guint             file)
{
  if (state->switches[BP_SWITCH_SIEGE])
    return FALSE;

  return ground_of (state, file) != BP_CLEAR || acies_bp_holds_hill (state, 0, file) || acies_bp_holds_hill (state, 1, file);
}

gboolean
acies_bp_enemy_stands_on (const AciesState *state,
                          AciesHex          hex,
                          AciesSide         side)
{
  AciesUnitId unit = hex != ACIES_NO_HEX ? acies_state_unit_at (state, hex) : ACIES_NO_UNIT;

  return unit != ACIES_NO_UNIT && state->units[unit].side != side;
}

AciesUnitId
acies_bp_main_on (const AciesState *state,
                  AciesHex          hex)
{
  return acies_stack_in_layer (state, hex, MAIN_LAYER);
}

/* Any card but a general, the main one first. */
AciesUnitId
acies_bp_troops_on (const AciesState *state,
                    AciesHex          hex)
{
  AciesUnitId unit = acies_state_unit_at (state, hex);

  return unit != ACIES_NO_UNIT && !acies_bp_is_general (state, unit) ? unit : ACIES_NO_UNIT;
}

/* Who leads: of several the one with most stars, but from the deployment on first one of those on the board. */
AciesUnitId
acies_bp_general_of (const AciesState *state,
                     AciesSide         side)
{
  gboolean    is_laid = state->turn.phase > BP_PHASE_DEPLOYMENT;
  AciesUnitId best = ACIES_NO_UNIT;
  int         most = -1;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      int              rank;

      if (unit->side != side || (unit->place != ACIES_PLACE_BOARD && unit->place != ACIES_PLACE_RESERVE) ||
          !acies_bp_is_general (state, (AciesUnitId) i))
        continue;
      rank = state->ruleset->unit_types[unit->type].values[BP_STARS] + (is_laid && unit->place == ACIES_PLACE_BOARD ? G_MAXINT8 : 0);
      if (rank > most)
        {
          most = rank;
          best = (AciesUnitId) i;
        }
    }

  return best;
}

/* BP-A22: of those who were killed, the best, as one of them may have led. */
static guint
most_stars_lost (const AciesState *state,
                 AciesSide         side)
{
  guint most = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && unit->place == ACIES_PLACE_LOST && acies_bp_is_general (state, (AciesUnitId) i))
        most = MAX (most, (guint) state->ruleset->unit_types[unit->type].values[BP_STARS]);
    }

  return most;
}

/* Of the general, or of who takes over for him. */
guint
acies_bp_stars (const AciesState *state,
                AciesSide         side)
{
  AciesUnitId general = acies_bp_general_of (state, side);

  return general != ACIES_NO_UNIT ? (guint) acies_state_unit_type (state, general)->values[BP_STARS] : acies_bp_stars_after (most_stars_lost (state, side));
}

/* BP-R30 */
AciesSide
acies_bp_better (const AciesState *state)
{
  guint stars[] = { acies_bp_stars (state, 0), acies_bp_stars (state, 1) };

  if (stars[0] == stars[1])
    return state->setup.first;

  return stars[0] > stars[1] ? 0 : 1;
}

/* BP-A23: the reserve does not count. */
guint
acies_bp_count_main (const AciesState *state,
                     AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].side == side && state->units[i].place == ACIES_PLACE_BOARD && acies_bp_is_main (state, (AciesUnitId) i);

  return n;
}

guint
acies_bp_count_troops (const AciesState *state,
                       AciesSide         side,
                       AciesPlace        place)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].side == side && state->units[i].place == place && !acies_bp_is_general (state, (AciesUnitId) i);

  return n;
}

/* Who is first attacks. */
AciesSide
acies_bp_defender (const AciesState *state)
{
  return acies_bp_enemy (state->setup.first);
}

gboolean
acies_bp_is_besieged (const AciesState *state,
                      AciesSide         side)
{
  return state->switches[BP_SWITCH_SIEGE] && side == acies_bp_defender (state);
}

guint
acies_bp_tactica_held (const AciesState *state,
                       AciesSide         side)
{
  return acies_state_count_deck (state, side, BP_DECK_TACTICA, ACIES_ZONE_HAND);
}

void
acies_bp_note_hex (AciesResolver *resolver,
                   AciesNoteKind  kind,
                   AciesSide      side,
                   AciesHex       hex,
                   int            number)
{
  acies_log_entry (resolver, kind, .side = side, .hex = hex, .number = (gint16) number);
}
