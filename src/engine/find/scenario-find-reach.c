/* scenario-find-reach.c - a board cut in two, and units that no way leads to an enemy from
 *
 * The ground that can be entered falls into parts; nobody ever leaves his own.
 * The parts are found once, and once a side how near to an enemy each comes, so
 * that nothing is searched for a single unit. Units bar no way here: they move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/hex-set.h"
#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>

#define FAR G_MAXUINT8

typedef struct
{
  AciesHexSet hexes;
  guint8      nearest; /* hexes of an attack on an enemy, or FAR */
} Part;

typedef struct
{
  const AciesState *state;
  AciesHexSet       all;
  AciesHexSet       passable;
  AciesHexSet       open;  /* attacks pass through */
  GArray           *parts; /* of Part: those on which units stand */
} Map;

static void
fill_sets (Map *self)
{
  const AciesState *state = self->state;
  guint32           passable = 0;
  guint32           open = 0;

  for (guint i = 0; i < state->ruleset->n_terrains; i++)
    {
      passable |= (guint32) acies_state_is_terrain_passable (state, (AciesId) i) << i;
      open |= (guint32) !acies_state_terrain_blocks_range (state, (AciesId) i) << i;
    }
  acies_hex_set_fill_board (&self->all, state->board);
  acies_hex_set_fill_terrains (&self->passable, state->board, passable);
  acies_hex_set_fill_terrains (&self->open, state->board, open);
}

/* The number of the part that @hex, which can be entered, belongs to. */
static guint
find_part (Map     *self,
           AciesHex hex)
{
  Part part = { .nearest = FAR };

  for (guint i = 0; i < self->parts->len; i++)
    if (acies_hex_set_has (&g_array_index (self->parts, Part, i).hexes, hex))
      return i;
  acies_hex_set_add (&part.hexes, hex);
  acies_hex_set_flood (&part.hexes, self->state->board, &self->passable);
  g_array_append_val (self->parts, part);

  return self->parts->len - 1;
}

/* Enemies of @side, and where theirs come in. Returns: whether there are any */
static gboolean
add_enemies (const AciesState *state,
             AciesSide         side,
             AciesHexSet      *set)
{
  gboolean any = FALSE;

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD && acies_side_is_enemy (state, side, state->units[i].side))
      {
        acies_hex_set_add (set, state->units[i].hex);
        any = TRUE;
      }
  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    {
      if (!acies_side_is_enemy (state, side, other) || acies_state_count_units (state, other, ACIES_PLACE_RESERVE) == 0)
        continue;
      for (guint i = 0; i < state->sides[other].n_entries; i++)
        {
          acies_hex_set_add (set, state->sides[other].entries[i]);
          any = TRUE;
        }
    }

  return any;
}

static void
note_nearest (Map               *self,
              const AciesHexSet *reached,
              guint              distance)
{
  for (guint i = 0; i < self->parts->len; i++)
    {
      Part *part = &g_array_index (self->parts, Part, i);

      if (part->nearest == FAR && acies_hex_set_meets (&part->hexes, reached))
        part->nearest = (guint8) distance;
    }
}

/* How near each part comes to @enemies, up to @most hexes of an attack. An attack
 * may begin on ground that it cannot pass. */
static void
fill_nearest (Map        *self,
              AciesHexSet enemies,
              guint       most)
{
  AciesHexSet reached = enemies;
  AciesHexSet edge = enemies;

  for (guint i = 0; i < self->parts->len; i++)
    g_array_index (self->parts, Part, i).nearest = FAR;
  note_nearest (self, &reached, 0);
  for (guint distance = 1; distance <= most; distance++)
    {
      AciesHexSet next;

      acies_hex_set_spread (&next, self->state->board, &edge, &self->all);
      acies_hex_set_add_all (&reached, &next);
      note_nearest (self, &reached, distance);
      acies_hex_set_keep (&next, &self->open);
      edge = next;
    }
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
  guint       part;  /* of the first one */
  AciesHex    other; /* the first hex of another part */
  guint       n_lost;
  AciesUnitId lost[ACIES_MAX_UNITS];
} Survey;

static gboolean
is_asked (const Map       *self,
          const AciesUnit *unit,
          AciesSide        side)
{
  return unit->place == ACIES_PLACE_BOARD && unit->side == side && acies_hex_set_has (&self->passable, unit->hex);
}

static void
survey_unit (Map        *self,
             AciesUnitId id,
             Survey     *survey)
{
  const AciesState *state = self->state;
  const AciesUnit  *unit = &state->units[id];
  guint             part = find_part (self, unit->hex);

  if (survey->n++ == 0)
    survey->part = part;
  else if (part != survey->part && survey->other == ACIES_NO_HEX)
    survey->other = unit->hex;
  if (g_array_index (self->parts, Part, part).nearest > range_of (state, unit->type))
    survey->lost[survey->n_lost++] = id;
}

static void
survey_side (Map      *self,
             AciesSide side,
             Survey   *survey)
{
  const AciesState *state = self->state;
  AciesHexSet       enemies = { 0 };

  if (!add_enemies (state, side, &enemies))
    return;
  for (guint i = 0; i < state->n_units; i++)
    if (is_asked (self, &state->units[i], side))
      find_part (self, state->units[i].hex);
  fill_nearest (self, enemies, longest_range (state));
  for (guint i = 0; i < state->n_units; i++)
    if (is_asked (self, &state->units[i], side))
      survey_unit (self, (AciesUnitId) i, survey);
}

static void
tell_lost (const AciesState *state,
           AciesUnitId       id,
           AciesFindings    *findings)
{
  AciesHexName  name;
  AciesFinding *finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "unit-out-of-reach",
                                              /* Translators: a unit, and its hex */
                                              _ ("%1$s on %2$s can never reach an enemy"), acies_state_unit_type (state, id)->name,
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
                        _ ("The board is cut in two: some units can never reach the others"))
        ->hex = survey->other;
  else
    for (guint i = 0; i < survey->n_lost; i++)
      tell_lost (state, survey->lost[i], findings);
}

void
acies_scenario_find_reach (const AciesState *state,
                           AciesFindings    *findings)
{
  g_autoptr (GArray) parts = NULL;
  Map    map = { .state = state };
  Survey survey = { .other = ACIES_NO_HEX };

  if (state->ruleset->procs->scenario->attack_range == NULL)
    return;
  parts = g_array_new (FALSE, FALSE, sizeof (Part));
  map.parts = parts;
  fill_sets (&map);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    survey_side (&map, side, &survey);
  tell (state, &survey, findings);
}
