/* find.c - Legio VI: problems of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "engine/board/hex-set.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

static char *
dup_place (const AciesState *state,
           AciesUnitId       unit)
{
  AciesHexName hex;

  /* Translators: the name of a unit and of its hex */
  return g_strdup_printf (_ ("%1$s on %2$s"), acies_state_unit_type (state, unit)->name, acies_hex_name (state->units[unit].hex, hex));
}

/* LVI-R56: its disorder does it, or its mark. */
static gboolean
begins_shaken (const AciesState *state,
               AciesUnitId       unit)
{
  return !acies_lvi_is_leader (state, unit) &&
         (acies_lvi_has (state, unit, LVI_MARK_SHAKEN) || acies_lvi_property (state, unit, LVI_DISORDER) >= acies_lvi_limit (state, unit));
}

/* --- armies ------------------------------------------------------------------------------------ */

/* LVI-U11: nothing says when they would come. */
static void
find_reserve (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  guint64       found = 0;
  AciesFinding *finding;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == side)
        found |= G_GUINT64_CONSTANT (1) << state->units[i].type;
    }
  if (found == 0)
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "reserve-never-comes", ACIES_NO_HEX, side, "LVI-U11",
                                      /* Translators: a side */
                                      _ ("%s has units in reserve, but reserves never come in during this game"), state->ruleset->sides[side].name);
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_RESERVE, (AciesId) type);

      command.side = side;
      if (found & (G_GUINT64_CONSTANT (1) << type))
        acies_finding_add_fix (finding, _ ("Remove the Reserve"), command);
    }
}

/* LVI-U9. Offers the smallest share that holds out one loss more, or if none does, until that loss. @units: of the army that count
 * (LVI-R55); @shaken: of these, when the battle begins */
static void
find_breaking (const AciesState *state,
               AciesSide         side,
               guint             units,
               guint             shaken,
               AciesFindings    *findings)
{
  const char      *name = state->ruleset->sides[side].name;
  guint            of = side == 0 ? LVI_SWITCH_NEAR_BREAK : LVI_SWITCH_FAR_BREAK;
  guint            now = (guint) state->switches[of], most = (guint) state->ruleset->switches[of].max;
  guint            share;
  AciesCommand     command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) of);
  AciesFinding    *finding;
  g_autofree char *label = NULL;

  if (units == 0)
    {
      acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "nothing-counts", ACIES_NO_HEX, side, "LVI-U9",
                                _ ("%s has only light troops and leaders, and breaks at the end of the first turn"), name);
      return;
    }
  if (shaken * 100 >= now * units)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "broken-at-start", ACIES_NO_HEX, side, "LVI-U9",
                                        /* Translators: a side, its shaken units, and all its units */
                                        g_dngettext (GETTEXT_PACKAGE, "%1$s starts with %2$u of its %3$u units shaken, and breaks unless that unit rallies in the first turn",
                                                     "%1$s starts with %2$u of its %3$u units shaken, and breaks unless some of them rally in the first turn", shaken),
                                        name, shaken, units);
  else if ((shaken + 1) * 100 >= now * units)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "breaks-at-one", ACIES_NO_HEX, side, "LVI-U9",
                                        _ ("%s breaks as soon as a single unit, other than light troops and leaders, is lost or shaken"), name);
  else
    return;
  share = 100 * (shaken + 1) / units + 1;
  if (share > most)
    share = 100 * shaken / units + 1;
  if (share > most || share <= now)
    return;
  /* Translators: percent of the units of an army */
  label = g_strdup_printf (_ ("Break at %u Percent Losses"), share);
  command.number = (gint16) share;
  acies_finding_add_fix (finding, label, command);
}

static void
find_army (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  guint    units = 0, shaken = 0;
  gboolean any = FALSE, leader = FALSE;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      if (state->units[unit].place != ACIES_PLACE_BOARD || state->units[unit].side != side)
        continue;
      any = TRUE;
      leader |= acies_lvi_is_leader (state, unit);
      if (!acies_lvi_counts (state, unit))
        continue;
      units++;
      shaken += begins_shaken (state, unit) || (acies_lvi_is_beast (state, unit) && acies_lvi_has (state, unit, LVI_MARK_RAMPAGING));
    }
  find_reserve (state, side, findings);
  /* That an army has no units at all is found for every game. */
  if (!any)
    return;
  if (!leader)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "no-leader", ACIES_NO_HEX, side, "LVI-L14",
                              /* Translators: a side */
                              _ ("%s has no leader, so all its units take a control test every turn"), state->ruleset->sides[side].name);
  find_breaking (state, side, units, shaken, findings);
}

/* --- units: how they are formed, turned and marked --------------------------------------------- */

#define BASES_OF_TWO_RANKS 3 /* of a wedge: LVI-U13 */

typedef struct
{
  const AciesState    *state;
  AciesFindings       *findings;
  AciesUnitId          id;
  const AciesUnit     *unit;
  const AciesUnitType *type;
  const char          *label;
} Unit;

static void
offer_property (const Unit   *self,
                AciesFinding *finding,
                const char   *label,
                guint         property,
                guint         value)
{
  AciesCommand command = acies_command_on_unit (ACIES_COMMAND_PROPERTY, self->state, self->id);

  command.id = (AciesId) property;
  command.number = (gint16) value;
  acies_finding_add_fix (finding, label, command);
}

static void
offer_lines (const Unit   *self,
             AciesFinding *finding,
             guint         lines)
{
  g_autofree char *label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Set to %u Line", "Set to %u Lines", lines), lines);

  offer_property (self, finding, label, LVI_LINES, lines);
}

/* LVI-H8. Depth is all that a type without lines has, so it is reported only if there is more of it than usual. */
static void
find_bases (const Unit *self)
{
  guint         fight = (guint) acies_lvi_number (self->state, LVI_NUMBER_FRONT_BASES);
  gboolean      deep = acies_unit_type_has_property (self->state->ruleset, self->unit->type, LVI_LINES);
  guint         figures = self->unit->figures;
  guint         lines = MAX (self->unit->properties[LVI_LINES], 1);
  guint         most = deep ? self->type->properties[LVI_LINES].max : lines;
  guint         front = (figures + lines - 1) / lines;
  AciesFinding *finding;

  if (front <= fight || (!deep && figures <= self->type->figures))
    return;
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "more-than-fight", self->unit->hex, self->unit->side, "LVI-H8",
                                      /* Translators: a unit, bases side by side, and bases that can fight */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u base is side by side, but only %3$u can fight", "%1$s: %2$u bases are side by side, but only %3$u can fight", front), self->label, front, fight);
  while (lines < most && (figures + lines - 1) / lines > fight)
    lines++;
  if (lines > self->unit->properties[LVI_LINES] && deep)
    offer_lines (self, finding, lines);
}

static gboolean
has_hex_ahead (const Unit *self,
               AciesFacing facing)
{
  AciesDirection front[2];

  acies_facing_front (facing, &front[0], &front[1]);

  return acies_board_neighbour (self->state->board, self->unit->hex, front[0]) != ACIES_NO_HEX ||
         acies_board_neighbour (self->state->board, self->unit->hex, front[1]) != ACIES_NO_HEX;
}

static guint
count_enemies (const Unit *self,
               AciesFacing facing,
               AciesLviArc arc)
{
  guint n = 0;

  for (AciesUnitId i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *other = &self->state->units[i];

      n += other->side != self->unit->side && acies_lvi_is_near (self->state, i) && acies_lvi_arc (facing, self->unit->hex, other->hex) == arc;
    }

  return n;
}

/* LVI-H3, LVI-H12. Offers to turn it to where most enemies are in front; of several facings, the nearest to where new units of the army
 * face. */
static void
find_facing (const Unit *self)
{
  static const int turns[] = { 0, 1, -1, 2, -2, 3 };
  AciesFacing      facing = self->unit->properties[LVI_FACING];
  AciesFacing      home = acies_property_fallback (self->state->ruleset, self->unit->type, self->unit->side, LVI_FACING);
  AciesFacing      best = ACIES_N_FACINGS;
  guint            most = 0;
  AciesFinding    *finding = NULL;
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  if (!acies_lvi_is_formed (self->state, self->id))
    return;
  if (!has_hex_ahead (self, facing))
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "faces-edge", self->unit->hex, self->unit->side, "LVI-H3",
                                        acies_agree (self->type, "%s faces the edge of the board", "%s face the edge of the board"), self->label);
  else if (count_enemies (self, facing, LVI_REAR) > 0 && count_enemies (self, facing, LVI_FRONT) + count_enemies (self, facing, LVI_FLANK) == 0)
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "faces-away", self->unit->hex, self->unit->side, "LVI-H12",
                                        acies_agree (self->type, "%s has all enemies behind it", "%s have all enemies behind them"), self->label);
  if (finding == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      AciesFacing turned = acies_facing_turn (home, turns[i]);
      guint       n = count_enemies (self, turned, LVI_FRONT);

      if (!has_hex_ahead (self, turned) || (best != ACIES_N_FACINGS && n <= most))
        continue;
      best = turned;
      most = n;
    }
  if (best == ACIES_N_FACINGS || best == facing)
    return;
  name = acies_property_value_dup_name (&self->state->ruleset->properties[LVI_FACING], (int) best);
  /* Translators: a corner of its hex, such as "North-east" */
  label = g_strdup_printf (_ ("Turn to Face %s"), name);
  offer_property (self, finding, label, LVI_FACING, best);
}

static void
find_form (const Unit *self)
{
  const AciesUnit *unit = self->unit;
  guint            lines = unit->properties[LVI_LINES], formation = unit->properties[LVI_FORMATION];
  guint            wrong = unit->marks & ~(guint) acies_lvi_marks_of (self->state, self->id);

  for (guint mark = 0; mark < self->state->ruleset->n_marks; mark++)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MARK, self->state, self->id);
      const char  *rule = "LVI-R56";

      if (!((wrong >> mark) & 1))
        continue;
      if (mark == LVI_MARK_RAMPAGING)
        rule = "LVI-L21";
      else if (mark == LVI_MARK_UNFORMED && acies_lvi_is_light (self->state, self->id))
        rule = "LVI-R1";
      else if (mark == LVI_MARK_UNFORMED && acies_lvi_is_beast (self->state, self->id))
        rule = "LVI-R2";
      command.id = (AciesId) mark;
      acies_finding_add_fix (acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "mark-not-possible", unit->hex, unit->side,
                                                       /* Translators: a unit, and a mark such as “Shaken” */
                                                       rule, _ ("%1$s can never be marked “%2$s”"), self->label, self->state->ruleset->marks[mark].name),
                             _ ("Remove the Mark"), command);
    }
  if (begins_shaken (self->state, self->id))
    acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "begins-shaken", unit->hex, unit->side, "LVI-R56",
                              acies_agree (self->type, "%s starts the battle shaken", "%s start the battle shaken"), self->label);
  if (acies_lvi_is_leader (self->state, self->id))
    return;
  /* LVI-U7: those of a phalanx are ranks. */
  if (acies_unit_type_has_property (self->state->ruleset, unit->type, LVI_LINES) && lines > unit->figures)
    offer_lines (self,
                 acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "lines-too-many", unit->hex, unit->side, "LVI-U7",
                                           /* Translators: a unit, its lines, and its bases */
                                           acies_agree (self->type, "%1$s has %2$u lines, but fewer bases (%3$u)", "%1$s have %2$u lines, but fewer bases (%3$u)"),
                                           self->label, lines, unit->figures),
                 unit->figures);
  if (formation == LVI_LINE || formation == LVI_OPEN_RANKS)
    find_bases (self);
  /* LVI-H15, LVI-U13 */
  if (formation == LVI_WEDGE && unit->figures < BASES_OF_TWO_RANKS)
    offer_property (self,
                    acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "wedge-too-small", unit->hex, unit->side, "LVI-U13",
                                              acies_agree (self->type, "%s is in a wedge, but has too few bases for two ranks", "%s are in a wedge, but have too few bases for two ranks"),
                                              self->label),
                    _ ("Form Line"), LVI_FORMATION, LVI_LINE);
  find_facing (self);
}

/* --- units: where they stand ------------------------------------------------------------------- */

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

/* LVI-L28: what no unit can enter is found for every game. Offers to move it, with its leader, to the nearest hex that it can enter, not
 * beside an enemy. */
static void
find_ground (const Unit *self)
{
  const AciesState *state = self->state;
  AciesHex          from = self->unit->hex, best = ACIES_NO_HEX;
  AciesUnitId       leader = acies_stack_in_layer (state, from, LVI_LAYER_LEADERS);
  guint             nearest = FARTHEST + 1;
  AciesFinding     *finding;

  if (!acies_state_is_passable (state, from) || acies_lvi_may_enter (state, self->id, from))
    return;
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "on-closed-ground", from, self->unit->side, "LVI-L28",
                                      /* Translators: a unit, and a kind of terrain */
                                      acies_agree (self->type, "%1$s is on terrain that it cannot enter: %2$s", "%1$s are on terrain that they cannot enter: %2$s"), self->label,
                                      acies_state_terrain_at (state, from)->name);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      guint distance = acies_hex_distance (from, hex);

      if (distance >= nearest || !acies_lvi_may_enter (state, self->id, hex) || acies_stack_obstacle_to (state, self->id, hex) != ACIES_NO_UNIT ||
          (leader != ACIES_NO_UNIT && acies_stack_obstacle_to (state, leader, hex) != ACIES_NO_UNIT) ||
          acies_lvi_enemy_within (state, self->unit->side, hex, 1))
        continue;
      nearest = distance;
      best = hex;
    }
  if (best == ACIES_NO_HEX)
    return;
  offer_to_shift (finding, state, self->id, best);
  if (leader != ACIES_NO_UNIT)
    offer_to_shift (finding, state, leader, best);
}

/* LVI-R18: a leader alone is safe as long as one move brings them to a unit. */
static void
find_alone (const Unit *self)
{
  const AciesState *state = self->state;
  guint             reach = (guint) acies_lvi_value (state, self->id, LVI_MARCH);
  guint             nearest = G_MAXUINT;
  AciesHex          best = ACIES_NO_HEX;
  AciesFinding     *finding;

  if (acies_stack_in_layer (state, self->unit->hex, 0) != ACIES_NO_UNIT)
    return;
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      const AciesUnit *other = &state->units[i];
      guint            distance;

      if (!acies_lvi_is_near (state, i) || other->side != self->unit->side || acies_stack_obstacle_to (state, self->id, other->hex) != ACIES_NO_UNIT)
        continue;
      distance = acies_hex_distance (self->unit->hex, other->hex);
      if (distance >= nearest)
        continue;
      nearest = distance;
      best = other->hex;
    }
  if (nearest <= reach)
    return;
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "leader-far-off", self->unit->hex, self->unit->side, "LVI-R18",
                                      /* Translators: a leader, and a number */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s is alone: no unit to join within %2$u hex",
                                                   "%1$s is alone: no unit to join within %2$u hexes", reach),
                                      self->label, reach);
  if (best != ACIES_NO_HEX)
    offer_to_shift (finding, state, self->id, best);
}

/* Ground that no unit can enter cuts a board in two for every game, and is found for every game. Rough ground does so for horses
 * and wheels alone. */

typedef struct
{
  const AciesState *state;
  AciesSide         side;
  AciesHexSet       all;
  AciesHexSet       passable;
  AciesHexSet       open;   /* to units that need open ground */
  AciesHexSet       near;   /* an enemy is within reach of them there */
  AciesHexSet       asked;  /* what has been looked at of open ground */
  AciesHexSet       closed; /* and of that, from where no way leads to an enemy */
} Map;

/* Returns: whether there are enemies */
static gboolean
fill_map (Map        *self,
          AciesUnitId unit)
{
  const AciesState *state = self->state;
  gboolean          any = FALSE;
  guint             reach = 1;

  acies_hex_set_fill_board (&self->all, state->board);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      if (acies_state_is_passable (state, hex))
        acies_hex_set_add (&self->passable, hex);
      /* Units that need open ground can all enter the same. */
      if (acies_lvi_may_enter (state, unit, hex))
        acies_hex_set_add (&self->open, hex);
    }
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (state->units[i].side == self->side || !acies_lvi_is_near (state, i))
        continue;
      acies_hex_set_add (&self->near, state->units[i].hex);
      any = TRUE;
    }
  /* Light horses shoot, the others charge: one reach for all is near enough. */
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (acies_type_has_skill (state->ruleset, (AciesId) type, LVI_SKILL_OPEN_GROUND))
        reach = MAX (reach, acies_lvi_attack_range (state, (AciesId) type));
    }
  for (; reach > 0; reach--)
    {
      AciesHexSet next;

      acies_hex_set_spread (&next, state->board, &self->near, &self->all);
      acies_hex_set_add_all (&self->near, &next);
    }

  return any;
}

static void
find_shut_in (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  Map      map = { .state = state, .side = side };
  gboolean filled = FALSE;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      AciesHex         hex = state->units[unit].hex;
      g_autofree char *label = NULL;

      if (!acies_state_unit_is_on_board (state, unit) || state->units[unit].side != side || !acies_unit_has_skill (state, unit, LVI_SKILL_OPEN_GROUND))
        continue;
      if (!filled && !fill_map (&map, unit))
        return;
      filled = TRUE;
      if (!acies_hex_set_has (&map.open, hex))
        continue;
      if (!acies_hex_set_has (&map.asked, hex))
        {
          AciesHexSet open = { 0 };
          AciesHexSet passable = { 0 };

          /* All the ground around it at once. If other troops cannot come to an enemy either, that is found for every game. */
          acies_hex_set_add (&open, hex);
          acies_hex_set_flood (&open, state->board, &map.open);
          acies_hex_set_add_all (&map.asked, &open);
          acies_hex_set_add (&passable, hex);
          acies_hex_set_flood (&passable, state->board, &map.passable);
          if (!acies_hex_set_meets (&open, &map.near) && acies_hex_set_meets (&passable, &map.near))
            acies_hex_set_add_all (&map.closed, &open);
        }
      if (!acies_hex_set_has (&map.closed, hex))
        continue;
      label = dup_place (state, unit);
      acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "shut-in", hex, side, "LVI-L28",
                                acies_agree (acies_state_unit_type (state, unit), "%s cannot get near any enemy: rough ground blocks the way",
                                             "%s cannot get near any enemy: rough ground blocks the way"),
                                label);
    }
}

/* --- all of it --------------------------------------------------------------------------------- */

/* clang-format off */
const AciesFindingKind acies_lvi_finding_kinds[] = {
  { "no-leader", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has no leader"), ACIES_ABOUT_ARMIES },
  { "nothing-counts", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army with only light troops and leaders breaks in the first turn"), ACIES_ABOUT_ARMIES },
  { "broken-at-start", ACIES_SEVERITY_WARNING, TRUE, N_ ("So many units start shaken that their army may break in the first turn"), ACIES_ABOUT_ARMIES },
  { "breaks-at-one", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army breaks when it loses a single unit"), ACIES_ABOUT_ARMIES },
  { "reserve-never-comes", ACIES_SEVERITY_WARNING, TRUE, N_ ("Units in reserve can never come in"), ACIES_ABOUT_ARMIES },
  { "looting-without-camp", ACIES_SEVERITY_WARNING, TRUE, N_ ("Camps can be looted, but there is no camp"), ACIES_ABOUT_VICTORY },
  { "camp-not-looted", ACIES_SEVERITY_WARNING, TRUE, N_ ("There is a camp, but camps cannot be looted") },
  { "on-closed-ground", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit is on terrain that it cannot enter") },
  { "shut-in", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit has no passable route to any enemy") },
  { "leader-far-off", ACIES_SEVERITY_WARNING, TRUE, N_ ("A leader is alone, with no unit nearby to join") },
  { "lines-too-many", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit has more lines or ranks than bases") },
  { "more-than-fight", ACIES_SEVERITY_NOTE, TRUE, N_ ("A unit has more bases side by side than can fight") },
  { "wedge-too-small", ACIES_SEVERITY_WARNING, TRUE, N_ ("A wedge has too few bases for two ranks") },
  { "faces-edge", ACIES_SEVERITY_NOTE, TRUE, N_ ("A unit faces the edge of the board") },
  { "faces-away", ACIES_SEVERITY_NOTE, TRUE, N_ ("A unit has all its enemies behind it") },
  { "begins-shaken", ACIES_SEVERITY_NOTE, FALSE, N_ ("A unit starts the battle shaken") },
  { "mark-not-possible", ACIES_SEVERITY_WARNING, TRUE, N_ ("A unit has a mark that it cannot have") },
  { NULL },
};
/* clang-format on */

/* Whoever does not shoot charges, and then strikes the next hex; leaders do neither. */
guint
acies_lvi_attack_range (const AciesState *state,
                        AciesId           type)
{
  const AciesUnitType *self = &state->ruleset->unit_types[type];

  return self->class_ == LVI_LEADERS ? 0 : (guint) MAX (self->values[LVI_RANGE], 1);
}

/* LVI-U3 */
guint
acies_lvi_most_figures (const AciesState *state,
                        AciesId           type)
{
  const AciesUnitType *self = &state->ruleset->unit_types[type];

  return self->class_ == LVI_LEADERS ? self->figures : self->properties[LVI_START].max;
}

/* LVI-R54: one army may well have come without a camp. */
static void
find_camps (const AciesState *state,
            AciesFindings    *findings)
{
  AciesSide     side = state->sides[0].camp != ACIES_NO_HEX ? 0 : 1;
  AciesHex      camp = state->sides[side].camp;
  gboolean      looting = state->switches[LVI_SWITCH_LOOTING] != 0;
  AciesCommand  command = acies_command_with_id (ACIES_COMMAND_SWITCH, LVI_SWITCH_LOOTING);
  AciesFinding *finding;

  if (looting == (camp != ACIES_NO_HEX))
    return;
  if (looting)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "looting-without-camp", ACIES_NO_HEX, ACIES_NO_SIDE, "LVI-R54",
                                        _ ("Camps can be looted, but neither army has a camp"));
  else
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-not-looted", camp, side, "LVI-R54",
                                        /* Translators: a side */
                                        _ ("%s has a camp, but camps cannot be looted in this battle"), state->ruleset->sides[side].name);
  command.number = !looting;
  acies_finding_add_fix (finding, looting ? _ ("Turn Off Looting") : _ ("Turn On Looting"), command);
}

void
acies_lvi_find (const AciesState *state,
                AciesFindings    *findings)
{
  for (AciesSide side = 0; side < 2; side++)
    find_army (state, side, findings);
  find_camps (state, findings);
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      g_autofree char *label = NULL;
      Unit             self = { state, findings, unit, &state->units[unit], acies_state_unit_type (state, unit), NULL };

      if (state->units[unit].place != ACIES_PLACE_BOARD)
        continue;
      self.label = label = dup_place (state, unit);
      (acies_lvi_is_leader (state, unit) ? find_alone : find_ground) (&self);
      find_form (&self);
    }
  for (AciesSide side = 0; side < 2; side++)
    find_shut_in (state, side, findings);
}
