/* find-form.c - Legio VI: units of a scenario that are formed, turned or marked as they should not be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/find.h"

#include <glib/gi18n-lib.h>

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

static gboolean
has_property (const Unit *self,
              guint       property)
{
  return acies_unit_type_has_property (self->state->ruleset, self->unit->type, property);
}

/* --- lines and bases ------------------------------------------------------------------------ */

static void
offer_lines (const Unit   *self,
             AciesFinding *finding,
             guint         lines)
{
  g_autofree char *label = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Set to %u Line", "Set to %u Lines", lines), lines);

  offer_property (self, finding, label, LVI_LINES, lines);
}

/* LVI-U7: those of a phalanx are ranks. */
static void
find_lines (const Unit *self)
{
  guint lines = self->unit->properties[LVI_LINES];

  if (lines <= self->unit->figures)
    return;
  offer_lines (self,
               acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "lines-too-many", self->unit->hex, self->unit->side, "LVI-U7",
                                         /* Translators: a unit, its lines, and its bases */
                                         acies_agree (self->type, "%1$s has %2$u lines, but fewer bases (%3$u)", "%1$s have %2$u lines, but fewer bases (%3$u)"),
                                         self->label, lines, self->unit->figures),
               self->unit->figures);
}

/* LVI-H8: so many stand side by side. */
static guint
front_of (const Unit *self,
          guint       lines)
{
  return (self->unit->figures + lines - 1) / lines;
}

/* Depth is all that a type without lines has, so it is told only where there is more of it than is usual. */
static void
find_bases (const Unit *self)
{
  guint         fight = (guint) acies_lvi_number (self->state, LVI_NUMBER_FRONT_BASES);
  gboolean      deep = has_property (self, LVI_LINES);
  guint         lines = MAX (self->unit->properties[LVI_LINES], 1);
  guint         most = deep ? self->type->properties[LVI_LINES].max : lines;
  AciesFinding *finding;

  if (front_of (self, lines) <= fight || (!deep && self->unit->figures <= self->type->figures))
    return;
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "more-than-fight", self->unit->hex, self->unit->side, "LVI-H8",
                                      /* Translators: a unit, bases side by side, and bases that can fight */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u base is side by side, but only %3$u can fight", "%1$s: %2$u bases are side by side, but only %3$u can fight", front_of (self, lines)), self->label, front_of (self, lines), fight);
  while (lines < most && front_of (self, lines) > fight)
    lines++;
  if (lines > self->unit->properties[LVI_LINES] && deep)
    offer_lines (self, finding, lines);
}

/* LVI-H15, LVI-U13 */
static void
find_wedge (const Unit *self)
{
  if (self->unit->properties[LVI_FORMATION] != LVI_WEDGE || self->unit->figures >= BASES_OF_TWO_RANKS)
    return;
  offer_property (self,
                  acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "wedge-too-small", self->unit->hex, self->unit->side, "LVI-U13",
                                            acies_agree (self->type, "%s is in a wedge, but has too few bases for two ranks", "%s are in a wedge, but have too few bases for two ranks"),
                                            self->label),
                  _ ("Form Line"), LVI_FORMATION, LVI_LINE);
}

/* --- facing --------------------------------------------------------------------------------- */

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

  for (guint i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *other = &self->state->units[i];

      n += other->side != self->unit->side && acies_lvi_is_near (self->state, (AciesUnitId) i) && acies_lvi_arc (facing, self->unit->hex, other->hex) == arc;
    }

  return n;
}

/* Where most enemies are in front; of several, the nearest to where new units of the army face. */
static void
offer_to_turn (const Unit   *self,
               AciesFinding *finding)
{
  static const int turns[] = { 0, 1, -1, 2, -2, 3 };
  AciesFacing      home = acies_property_fallback (self->state->ruleset, self->unit->type, self->unit->side, LVI_FACING);
  AciesFacing      best = ACIES_N_FACINGS;
  guint            most = 0;
  g_autofree char *name = NULL;
  g_autofree char *label = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
    {
      AciesFacing facing = acies_facing_turn (home, turns[i]);
      guint       n = count_enemies (self, facing, LVI_FRONT);

      if (!has_hex_ahead (self, facing) || (best != ACIES_N_FACINGS && n <= most))
        continue;
      best = facing;
      most = n;
    }
  if (best == ACIES_N_FACINGS || best == self->unit->properties[LVI_FACING])
    return;
  name = acies_property_value_dup_name (&self->state->ruleset->properties[LVI_FACING], (int) best);
  /* Translators: a corner of its hex, such as "North-east" */
  label = g_strdup_printf (_ ("Turn to Face %s"), name);
  offer_property (self, finding, label, LVI_FACING, best);
}

/* LVI-H3, LVI-H12 */
static void
find_facing (const Unit *self)
{
  AciesFacing   facing = self->unit->properties[LVI_FACING];
  guint         behind = count_enemies (self, facing, LVI_REAR);
  AciesFinding *finding = NULL;

  if (!acies_lvi_is_formed (self->state, self->id))
    return;
  if (!has_hex_ahead (self, facing))
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "faces-edge", self->unit->hex, self->unit->side, "LVI-H3",
                                        acies_agree (self->type, "%s faces the edge of the board", "%s face the edge of the board"), self->label);
  else if (behind > 0 && count_enemies (self, facing, LVI_FRONT) + count_enemies (self, facing, LVI_FLANK) == 0)
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_NOTE, "faces-away", self->unit->hex, self->unit->side, "LVI-H12",
                                        acies_agree (self->type, "%s has all enemies behind it", "%s have all enemies behind them"), self->label);
  if (finding != NULL)
    offer_to_turn (self, finding);
}

/* --- what it is when the battle begins ------------------------------------------------------ */

/* LVI-R56: its disorder does it, or its mark. */
gboolean
acies_lvi_begins_shaken (const AciesState *state,
                         AciesUnitId       unit)
{
  return !acies_lvi_is_leader (state, unit) &&
         (acies_lvi_has (state, unit, LVI_MARK_SHAKEN) || acies_lvi_property (state, unit, LVI_DISORDER) >= acies_lvi_limit (state, unit));
}

static const char *
rule_of_mark (const Unit *self,
              guint       mark)
{
  if (mark == LVI_MARK_RAMPAGING)
    return "LVI-L21";
  if (mark == LVI_MARK_UNFORMED && acies_lvi_is_light (self->state, self->id))
    return "LVI-R1";

  return mark == LVI_MARK_UNFORMED && acies_lvi_is_beast (self->state, self->id) ? "LVI-R2" : "LVI-R56";
}

static void
find_marks (const Unit *self)
{
  guint wrong = self->unit->marks & ~(guint) acies_lvi_marks_of (self->state, self->id);

  for (guint mark = 0; mark < self->state->ruleset->n_marks; mark++)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MARK, self->state, self->id);

      if (!((wrong >> mark) & 1))
        continue;
      command.id = (AciesId) mark;
      acies_finding_add_fix (acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "mark-not-possible", self->unit->hex, self->unit->side,
                                                       /* Translators: a unit, and a mark such as “Shaken” */
                                                       rule_of_mark (self, mark), _ ("%1$s can never be marked “%2$s”"), self->label, self->state->ruleset->marks[mark].name),
                             _ ("Remove the Mark"), command);
    }
}

void
acies_lvi_find_form (const AciesState *state,
                     AciesUnitId       unit,
                     AciesFindings    *findings)
{
  g_autofree char *label = acies_lvi_dup_place (state, unit);
  Unit             self = { state, findings, unit, &state->units[unit], acies_state_unit_type (state, unit), label };

  find_marks (&self);
  if (acies_lvi_begins_shaken (state, unit))
    acies_findings_add_about (findings, ACIES_SEVERITY_NOTE, "begins-shaken", self.unit->hex, self.unit->side, "LVI-R56",
                              acies_agree (self.type, "%s starts the battle shaken", "%s start the battle shaken"), label);
  if (acies_lvi_is_leader (state, unit))
    return;
  if (has_property (&self, LVI_LINES))
    find_lines (&self);
  if (self.unit->properties[LVI_FORMATION] == LVI_LINE || self.unit->properties[LVI_FORMATION] == LVI_OPEN_RANKS)
    find_bases (&self);
  find_wedge (&self);
  find_facing (&self);
}
