/* scenario-find-reach.c - a board cut in two, and units that no way leads to an enemy from
 *
 * The ground that can be entered falls into parts; nobody ever leaves his own.
 * The parts are found once, and once a side how near to an enemy each comes, so
 * that nothing is searched for a single unit. Units bar no way here: they move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define NO_PART G_MAXUINT16
#define FAR G_MAXUINT8

typedef struct
{
  const AciesState *state;
  gboolean          is_passable[ACIES_MAX_TERRAINS];
  gboolean          is_open[ACIES_MAX_TERRAINS]; /* attacks pass through */
  guint16           parts[ACIES_MAX_HEXES];      /* by hex, or NO_PART */
  guint8            nearest[ACIES_MAX_HEXES];    /* by part: hexes of an attack on an enemy, or FAR */
  guint8            distance[ACIES_MAX_HEXES];   /* by hex, the same */
  AciesHex          queue[ACIES_MAX_HEXES];
} Map;

static void
fill_terrains (Map *self)
{
  const AciesState *state = self->state;
  gboolean          is_known[ACIES_MAX_TERRAINS] = { FALSE };

  /* What a terrain is, the switches say, and those are the same on every hex. */
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (state->board, hex))
    {
      AciesId terrain = state->board->terrain[hex];

      if (is_known[terrain])
        continue;
      is_known[terrain] = TRUE;
      self->is_passable[terrain] = acies_state_is_passable (state, hex);
      self->is_open[terrain] = !acies_state_blocks_range_at (state, hex);
    }
}

static void
fill_part (Map     *self,
           AciesHex start,
           guint16  part)
{
  const AciesBoard *board = self->state->board;
  guint             n = 0;

  self->parts[start] = part;
  self->queue[n++] = start;
  for (guint next = 0; next < n; next++)
    {
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (board, self->queue[next], d);

          if (hex == ACIES_NO_HEX || self->parts[hex] != NO_PART || !self->is_passable[board->terrain[hex]])
            continue;
          self->parts[hex] = part;
          self->queue[n++] = hex;
        }
    }
}

static void
fill_parts (Map *self)
{
  const AciesBoard *board = self->state->board;
  guint16           part = 0;

  memset (self->parts, 0xff, sizeof self->parts);
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      if (self->parts[hex] == NO_PART && self->is_passable[board->terrain[hex]])
        fill_part (self, hex, part++);
    }
}

static void
add_source (Map     *self,
            AciesHex hex,
            guint   *n)
{
  if (self->distance[hex] != FAR)
    return;
  self->distance[hex] = 0;
  self->queue[(*n)++] = hex;
}

/* Enemies of @side, and where theirs come in. */
static guint
add_enemies (Map      *self,
             AciesSide side)
{
  const AciesState *state = self->state;
  guint             n = 0;

  memset (self->distance, FAR, sizeof self->distance);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side != side)
        add_source (self, state->units[i].hex, &n);
    }
  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    {
      if (other == side || acies_scenario_count_units (state, other, ACIES_PLACE_RESERVE) == 0)
        continue;
      for (guint i = 0; i < state->sides[other].n_entries; i++)
        add_source (self, state->sides[other].entries[i], &n);
    }

  return n;
}

/* How near each part comes to an enemy of @side, up to @most hexes of an attack.
 * An attack may begin on ground that it cannot pass. */
static gboolean
fill_nearest (Map      *self,
              AciesSide side,
              guint     most)
{
  const AciesBoard *board = self->state->board;
  guint             n = add_enemies (self, side);
  guint             sources = n;

  memset (self->nearest, FAR, sizeof self->nearest);
  for (guint next = 0; next < n; next++)
    {
      AciesHex from = self->queue[next];
      guint8   distance = self->distance[from];

      if (self->parts[from] != NO_PART)
        self->nearest[self->parts[from]] = MIN (self->nearest[self->parts[from]], distance);
      if (distance >= most || (next >= sources && !self->is_open[board->terrain[from]]))
        continue;
      for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
        {
          AciesHex hex = acies_board_neighbour (board, from, d);

          if (hex == ACIES_NO_HEX || self->distance[hex] != FAR)
            continue;
          self->distance[hex] = (guint8) (distance + 1);
          self->queue[n++] = hex;
        }
    }

  return sources > 0;
}

/* A unit that never attacks is no use either where it meets nobody. */
static guint
range_of (const AciesState *state,
          AciesId           type)
{
  return MAX (state->ruleset->procs->scenario->attack_range (state, type), 1);
}

static guint
longest_range (const AciesState *state)
{
  guint longest = 1;

  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    longest = MAX (longest, range_of (state, (AciesId) type));

  return MIN (longest, FAR - 1u);
}

/* What there is to say of the units that could be asked: those on ground they may stand on. */
typedef struct
{
  guint       n;
  guint16     part;  /* of the first one */
  AciesHex    other; /* the first hex of another part */
  guint       n_lost;
  AciesUnitId lost[ACIES_MAX_UNITS];
} Survey;

static void
survey_side (Map      *self,
             AciesSide side,
             Survey   *survey)
{
  const AciesState *state = self->state;

  if (!fill_nearest (self, side, longest_range (state)))
    return;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      guint16          part;

      if (unit->place != ACIES_PLACE_BOARD || unit->side != side || self->parts[unit->hex] == NO_PART)
        continue;
      part = self->parts[unit->hex];
      if (survey->n++ == 0)
        survey->part = part;
      else if (part != survey->part && survey->other == ACIES_NO_HEX)
        survey->other = unit->hex;
      if (self->nearest[part] > range_of (state, unit->type))
        survey->lost[survey->n_lost++] = (AciesUnitId) i;
    }
}

static void
tell_lost (const AciesState *state,
           AciesUnitId       id,
           AciesFindings    *findings)
{
  AciesHexName  name;
  AciesFinding *finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "unit-out-of-reach",
                                              _ ("%s on %s can never reach an enemy"), acies_state_unit_type (state, id)->name,
                                              acies_hex_name (state->units[id].hex, name));

  finding->hex = state->units[id].hex;
  finding->side = state->units[id].side;
}

static void
tell (const AciesState *state,
      const Survey     *survey,
      AciesFindings    *findings)
{
  if (survey->n_lost > 0 && survey->n_lost == survey->n)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "board-cut",
                        _ ("The board is cut in two: no unit can ever reach an enemy"))
        ->hex = survey->other;
  else if (survey->n_lost == 0 && survey->other != ACIES_NO_HEX)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "board-cut",
                        _ ("The board is cut in two: no way leads from some units to the others"))
        ->hex = survey->other;
  else
    for (guint i = 0; i < survey->n_lost; i++)
      tell_lost (state, survey->lost[i], findings);
}

void
acies_scenario_find_reach (const AciesState *state,
                           AciesFindings    *findings)
{
  g_autofree Map *map = NULL;
  Survey          survey = { .other = ACIES_NO_HEX };

  if (state->ruleset->procs->scenario->attack_range == NULL)
    return;
  map = g_new0 (Map, 1);
  map->state = state;
  fill_terrains (map);
  fill_parts (map);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    survey_side (map, side, &survey);
  tell (state, &survey, findings);
}
