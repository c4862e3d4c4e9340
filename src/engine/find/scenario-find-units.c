/* scenario-find-units.c - units where they cannot stand, as they cannot be, or out of reach
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"

#include "engine/board/hex-set.h"
#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* How far from its hex a unit is offered another one. */
#define FARTHEST 4

typedef struct
{
  const AciesState *state;
  AciesFindings    *findings;
  guint8            unit_at[ACIES_MAX_HEXES]; /* who stands there, the main unit of several, or ACIES_NO_UNIT */
  AciesHexSet       beside[ACIES_MAX_SIDES];  /* units of that side that are next to one of a later side */
} Finder;

/* An army without units is worse than a unit that cannot be. */
static void
offer_to_remove (const AciesState *state,
                 AciesUnitId       id,
                 AciesFinding     *finding)
{
  const AciesUnit *unit = &state->units[id];

  if (acies_state_count_units (state, unit->side, ACIES_PLACE_BOARD) > 1)
    acies_finding_add_fix (finding, _ ("Remove the Unit"), acies_command_on_unit (ACIES_COMMAND_REMOVE, state, id));
}

/* The nearest hex the unit may stand on and finds room on, first by row and column. */
static AciesHex
find_free_hex (const Finder *self,
               AciesUnitId   id)
{
  const AciesState         *state = self->state;
  const AciesScenarioProcs *procs = state->ruleset->procs->scenario;
  const AciesUnit          *unit = &state->units[id];
  guint                     top = acies_hex_row (unit->hex) > FARTHEST ? acies_hex_row (unit->hex) - FARTHEST : 0;
  guint                     left = acies_hex_column (unit->hex) > FARTHEST ? acies_hex_column (unit->hex) - FARTHEST : 0;
  guint                     nearest = FARTHEST + 1;
  AciesHex                  best = ACIES_NO_HEX;

  for (guint row = top; row < MIN (state->board->rows, top + 2 * FARTHEST + 1); row++)
    for (guint column = left; column < MIN (state->board->columns, left + 2 * FARTHEST + 1); column++)
      {
        AciesHex hex = acies_hex (column, row);
        guint    distance = acies_board_distance (state->board, unit->hex, hex);

        if (distance >= nearest || !acies_state_is_passable (state, hex) || (procs->may_stand != NULL && !procs->may_stand (state, unit->side, unit->type, hex)))
          continue;
        /* Where only one unit stands on a hex it is known which does. */
        if (self->unit_at[hex] != ACIES_NO_UNIT && (state->ruleset->n_layers == 1 || acies_stack_obstacle_to (state, id, hex) != ACIES_NO_UNIT))
          continue;
        nearest = distance;
        best = hex;
      }

  return best;
}

static void
find_ground (const Finder *self,
             AciesUnitId   id)
{
  const AciesState *state = self->state;
  const AciesUnit  *unit = &state->units[id];
  AciesHexName      name;
  g_autofree char  *label = NULL;
  AciesFinding     *finding;
  AciesHex          free_hex;
  AciesCommand      command;

  if (acies_state_is_passable (state, unit->hex))
    return;
  /* Translators: a unit, its hex, and a kind of terrain */
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_ERROR, "unit-on-impassable", unit->hex, unit->side, NULL, _ ("%1$s cannot be on %2$s: %3$s is impassable"),
                                      acies_state_unit_type (state, id)->name, acies_hex_name (unit->hex, name),
                                      acies_state_terrain_at (state, unit->hex)->name);
  finding->rule = acies_path_barrier_rule (state, unit->hex);

  free_hex = find_free_hex (self, id);
  if (free_hex == ACIES_NO_HEX)
    {
      offer_to_remove (state, id, finding);
      return;
    }
  /* Translators: a hex or a square */
  label = g_strdup_printf (_ ("Move to %s"), acies_hex_name (free_hex, name));
  command = acies_command_on_unit (ACIES_COMMAND_SHIFT, state, id);
  command.to = free_hex;
  acies_finding_add_fix (finding, label, command);
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
  return g_strdup_printf (_ ("%1$s on %2$s"), name, acies_hex_name (state->units[id].hex, hex));
}

static void
find_figures (const Finder *self,
              AciesUnitId   id)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *unit = &state->units[id];
  guint               n = unit->figures;
  guint               most = acies_state_most_figures (state, unit->type);
  AciesCommand        command;
  g_autofree char    *name = NULL;
  g_autofree char    *label = NULL;
  const char         *format;
  AciesFinding       *finding;

  if (n <= most)
    return;
  if (ruleset->procs->most_figures != NULL)
    /* Translators: a unit with its hex, and two numbers */
    format = acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u figure; the maximum is %3$u", "%1$s: %2$u figures; the maximum is %3$u", n),
                              /* Translators: a unit with its hex, and two numbers */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u base; the maximum is %3$u", "%1$s: %2$u bases; the maximum is %3$u", n));
  else
    /* Translators: a unit with its hex, and two numbers */
    format = acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u figure; full strength is %3$u", "%1$s: %2$u figures; full strength is %3$u", n),
                              /* Translators: a unit with its hex, and two numbers */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u base; full strength is %3$u", "%1$s: %2$u bases; full strength is %3$u", n));
  name = dup_unit_name (state, id);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "figures-over-strength", unit->hex, unit->side,
                                      ruleset->procs->scenario->figures_rule, format, name, n, most);
#pragma GCC diagnostic pop
  if (unit->place != ACIES_PLACE_BOARD)
    return;
  label = g_strdup_printf (acies_units_say (ruleset, ngettext ("Set to %u Figure", "Set to %u Figures", most), ngettext ("Set to %u Base", "Set to %u Bases", most)), most);
  command = acies_command_on_unit (ACIES_COMMAND_FIGURES, state, id);
  command.number = (gint16) most;
  acies_finding_add_fix (finding, label, command);
}

static void
find_owner (const Finder *self,
            AciesUnitId   id)
{
  const AciesState *state = self->state;
  const AciesUnit  *unit = &state->units[id];
  AciesId           pair = acies_state_unit_type (state, id)->pair;
  g_autofree char  *name = NULL;
  AciesFinding     *finding;

  if (acies_state_unit_type (state, id)->sides & (1u << unit->side))
    return;
  name = dup_unit_name (state, id);
  /* Translators: a unit with its hex, and a side */
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_ERROR, "unit-of-other-side", unit->hex, unit->side, NULL, _ ("%1$s cannot be in the army of %2$s"), name,
                                      state->ruleset->sides[unit->side].name);
  if (unit->place != ACIES_PLACE_BOARD)
    return;
  if (pair != ACIES_NO_ID && (state->ruleset->unit_types[pair].sides & (1u << unit->side)))
    {
      /* Its like in the army it stands in. */
      AciesCommand     command = acies_command_on_hex (ACIES_COMMAND_PLACE, unit->hex);
      g_autofree char *label = g_strdup_printf (_ ("Change to %s"), state->ruleset->unit_types[pair].name);

      command.id = pair;
      command.side = unit->side;
      command.number = (gint16) MIN (unit->figures, acies_state_most_figures (state, pair));
      acies_finding_add_fix (finding, label, command);
    }
  else
    offer_to_remove (state, id, finding);
}

/* Of two enemies that stand side by side the one of the side that comes first is told. Where nothing moves they may. */
static void
find_enemy_beside (const Finder *self,
                   AciesUnitId   id)
{
  const AciesState *state = self->state;
  const AciesUnit  *unit = &state->units[id];
  AciesUnitId       other = ACIES_NO_UNIT;
  g_autofree char  *one = NULL;
  g_autofree char  *two = NULL;

  if (state->ruleset->procs->reach.march == NULL || !acies_hex_set_has (&self->beside[unit->side], unit->hex))
    return;
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex hex = acies_board_neighbour (state->board, unit->hex, d);

      other = hex != ACIES_NO_HEX ? self->unit_at[hex] : ACIES_NO_UNIT;
      if (other != ACIES_NO_UNIT && state->units[other].side > unit->side && acies_side_is_enemy (state, unit->side, state->units[other].side))
        break;
    }
  one = dup_unit_name (state, id);
  two = dup_unit_name (state, other);
  acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "sides-adjacent", unit->hex, unit->side,
                            /* Translators: two units, each with its hex */
                            state->ruleset->procs->scenario->adjacent_rule, _ ("%1$s starts next to an enemy: %2$s"), one, two);
}

void
acies_scenario_find_units (const AciesState *state,
                           AciesFindings    *findings)
{
  Finder self = { .state = state, .findings = findings };

  memset (self.unit_at, ACIES_NO_UNIT, sizeof self.unit_at);
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD &&
        (state->ruleset->n_layers == 1 || acies_state_unit_at (state, state->units[i].hex) == i))
      self.unit_at[state->units[i].hex] = (guint8) i;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      guint       enemies = acies_side_enemies (state, side);
      AciesHexSet own = { 0 };
      AciesHexSet later = { 0 };

      for (guint i = 0; i < state->n_units; i++)
        if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side)
          acies_hex_set_add (&own, state->units[i].hex);
        else if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side > side && ((enemies >> state->units[i].side) & 1))
          acies_hex_set_add (&later, state->units[i].hex);
      acies_hex_set_spread (&self.beside[side], state->board, &later, &own);
    }
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId id = (AciesUnitId) i;

      if (state->units[i].place == ACIES_PLACE_ABSENT)
        continue;
      find_figures (&self, id);
      find_owner (&self, id);
      if (state->units[i].place != ACIES_PLACE_BOARD)
        continue;
      find_ground (&self, id);
      if (self.unit_at[state->units[i].hex] == id)
        find_enemy_beside (&self, id);
    }
}

/* --- reach ----------------------------------------------------------------------------------- */

/* The ground that can be entered falls into parts, and no unit ever leaves its own. The parts are found once, and once a side how
 * near to an enemy each comes, so that nothing is searched for a single unit. Units bar no way here: they move. */

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
survey_side (Map      *self,
             AciesSide side,
             Survey   *survey)
{
  const AciesState *state = self->state;
  AciesHexSet       enemies = { 0 }; /* and where theirs come in */
  gboolean          any = FALSE;
  guint             longest = 1;

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD && acies_side_is_enemy (state, side, state->units[i].side))
      {
        acies_hex_set_add (&enemies, state->units[i].hex);
        any = TRUE;
      }
  for (AciesSide other = 0; other < state->ruleset->n_sides; other++)
    {
      gboolean comes = acies_side_is_enemy (state, side, other) && acies_state_count_units (state, other, ACIES_PLACE_RESERVE) > 0;

      for (guint i = 0; i < state->sides[other].n_entries && comes; i++)
        {
          acies_hex_set_add (&enemies, state->sides[other].entries[i]);
          any = TRUE;
        }
    }
  if (!any)
    return;

  for (guint i = 0; i < state->n_units; i++)
    if (is_asked (self, &state->units[i], side))
      find_part (self, state->units[i].hex);
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    longest = MAX (longest, range_of (state, (AciesId) type));
  fill_nearest (self, enemies, MIN (longest, FAR - 1u));
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];
      guint            part;

      if (!is_asked (self, unit, side))
        continue;
      part = find_part (self, unit->hex);
      if (survey->n++ == 0)
        survey->part = part;
      else if (part != survey->part && survey->other == ACIES_NO_HEX)
        survey->other = unit->hex;
      if (g_array_index (self->parts, Part, part).nearest > range_of (state, unit->type))
        survey->lost[survey->n_lost++] = (AciesUnitId) i;
    }
}

/* Ground between the part of the first unit and that of @hex that would join them if it could be entered; @hex if there is
 * none. */
static AciesHex
find_barrier (Map     *self,
              guint    part,
              AciesHex hex)
{
  const AciesBoard *board = self->state->board;
  AciesHexSet       one, other;

  if (hex == ACIES_NO_HEX)
    return hex;
  acies_hex_set_spread (&other, board, &g_array_index (self->parts, Part, find_part (self, hex)).hexes, &self->all);
  acies_hex_set_spread (&one, board, &g_array_index (self->parts, Part, part).hexes, &self->all);
  acies_hex_set_keep (&one, &other);
  for (AciesHex between = acies_board_next (board, ACIES_NO_HEX); between != ACIES_NO_HEX; between = acies_board_next (board, between))
    if (acies_hex_set_has (&one, between) && !acies_hex_set_has (&self->passable, between))
      return between;
  return hex;
}

void
acies_scenario_find_reach (const AciesState *state,
                           AciesFindings    *findings)
{
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (Part));
  Map     map = { .state = state, .parts = parts };
  Survey  survey = { .other = ACIES_NO_HEX };
  guint32 passable = 0;
  guint32 open = 0;

  if (state->ruleset->procs->scenario->attack_range == NULL)
    return;
  for (guint i = 0; i < state->ruleset->n_terrains; i++)
    {
      passable |= (guint32) acies_state_is_terrain_passable (state, (AciesId) i) << i;
      open |= (guint32) !acies_state_terrain_blocks_range (state, (AciesId) i) << i;
    }
  acies_hex_set_fill_board (&map.all, state->board);
  acies_hex_set_fill_terrains (&map.passable, state->board, passable);
  acies_hex_set_fill_terrains (&map.open, state->board, open);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    survey_side (&map, side, &survey);

  if (survey.n_lost > 0 && survey.n_lost == survey.n)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "board-cut",
                        _ ("The board is cut in two: no unit can ever reach an enemy. Change the terrain here, or turn on a rule that lets units enter it"))
        ->hex = find_barrier (&map, survey.part, survey.other);
  else if (survey.n_lost == 0 && survey.other != ACIES_NO_HEX)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "board-cut",
                        _ ("The board is cut in two: some units can never reach the others. Change the terrain here, or turn on a rule that lets units enter it"))
        ->hex = find_barrier (&map, survey.part, survey.other);
  else
    for (guint i = 0; i < survey.n_lost; i++)
      {
        const AciesUnit *unit = &state->units[survey.lost[i]];
        AciesHexName     name;

        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "unit-out-of-reach", unit->hex, unit->side, NULL,
                                  /* Translators: a unit, and its hex */
                                  _ ("%1$s on %2$s can never reach an enemy"), acies_state_unit_type (state, survey.lost[i])->name,
                                  acies_hex_name (unit->hex, name));
      }
}
