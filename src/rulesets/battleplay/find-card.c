/* find-card.c - BattlePlay: what is wrong with a card of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/find.h"

#include <glib/gi18n-lib.h>

/* A card on the board, or all of its type and army that wait. */
typedef struct
{
  const AciesState    *state;
  AciesFindings       *findings;
  AciesUnitId          id;
  const AciesUnit     *unit;
  const AciesUnitType *type;
  const char          *army;
  char                *label;
} Card;

static char *
dup_label (const AciesState *state,
           AciesUnitId       unit)
{
  const char  *name = acies_state_unit_type (state, unit)->name;
  AciesHexName hex;

  if (state->units[unit].place != ACIES_PLACE_BOARD)
    /* Translators: the name of a unit */
    return g_strdup_printf (_ ("%s in reserve"), name);

  /* Translators: the name of a unit and of its hex */
  return g_strdup_printf (_ ("%1$s on %2$s"), name, acies_hex_name (state->units[unit].hex, hex));
}

static Card
read_card (const AciesState *state,
           AciesUnitId       unit,
           AciesFindings    *findings)
{
  return (Card) {
    .state = state,
    .findings = findings,
    .id = unit,
    .unit = &state->units[unit],
    .type = acies_state_unit_type (state, unit),
    .army = state->ruleset->sides[state->units[unit].side].name,
    .label = dup_label (state, unit),
  };
}

static void
offer_to_take_away (const Card   *self,
                    AciesFinding *finding)
{
  if (self->unit->place == ACIES_PLACE_BOARD)
    acies_bp_offer_to_remove (finding, self->state, self->id);
  else
    acies_bp_offer_to_dismiss (finding, self->state, self->id);
}

/* --- whose it is ---------------------------------------------------------------------------- */

#define NATIONS ((1u << (BP_SKILL_BARBARICUM + 1)) - 1u)

static const guint nation_switches[] = { BP_SWITCH_NEAR, BP_SWITCH_FAR };

static guint
nation_of (const AciesState *state,
           AciesSide         side)
{
  return (guint) state->switches[nation_switches[side]];
}

static gboolean
has_own_cards (const AciesState *state,
               AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE) &&
          (acies_state_unit_type (state, (AciesUnitId) i)->skills >> nation_of (state, side)) & 1)
        return TRUE;
    }

  return FALSE;
}

/* An army without a card of its nation is called after those that it has. */
static void
find_nation (const Card *self)
{
  guint            own = self->type->skills & NATIONS;
  AciesSide        side = self->unit->side;
  AciesCommand     command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) nation_switches[side]);
  const char      *nation;
  g_autofree char *label = NULL;
  AciesFinding    *finding;

  if (own == 0 || ((own >> nation_of (self->state, side)) & 1))
    return;
  command.number = (gint16) g_bit_nth_lsf (own, -1);
  nation = self->state->ruleset->skills[command.number].name;
  finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "other-nation", self->unit->hex, self->unit->side, "BP-A31",
                                      /* Translators: a unit, a nation, and a side */
                                      acies_agree (self->type, "%1$s belongs to %2$s, but its army belongs to %3$s", "%1$s belong to %2$s, but their army belongs to %3$s"), self->label,
                                      nation, self->army);
  if (has_own_cards (self->state, side))
    {
      offer_to_take_away (self, finding);
      return;
    }
  /* Translators: a nation */
  label = g_strdup_printf (_ ("Change Nation to %s"), nation);
  acies_finding_add_fix (finding, label, command);
}

/* BP-R43 */
static void
find_assault (const Card *self)
{
  guint class_ = self->type->class_;

  if (!self->state->switches[BP_SWITCH_SIEGE] || self->unit->side == acies_bp_defender (self->state) || class_ == BP_INFANTRY || class_ == BP_ARTILLERY ||
      class_ == BP_GENERALS)
    return;
  offer_to_take_away (self, acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "no-assault", self->unit->hex, self->unit->side, "BP-R43",
                                                      acies_agree (self->type, "%s cannot assault a town", "%s cannot assault a town"), self->label));
}

/* --- where it lies -------------------------------------------------------------------------- */

/* BP-R17, BP-R19 */
static AciesFinding *
find_outer (const Card *self)
{
  if (acies_bp_is_besieged (self->state, self->unit->side) || acies_bp_check_outer (self->state, self->unit->type, acies_hex_column (self->unit->hex), NULL))
    return NULL;
  if (self->type->class_ == BP_ARTILLERY || self->type->class_ == BP_ELEPHANTS)
    return acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "outer-file", self->unit->hex, self->unit->side, "BP-R17", _ ("%s cannot be in the first or the last file"), self->label);

  return acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "outer-file", self->unit->hex, self->unit->side, "BP-R19", _ ("%s cannot be in an outer file without terrain"), self->label);
}

/* BP-R42: the main one of a stack stays. */
static AciesFinding *
find_second (const Card *self)
{
  if (!acies_bp_is_besieged (self->state, self->unit->side) || !acies_bp_is_troops (self->state, self->id) ||
      acies_state_unit_at (self->state, self->unit->hex) == self->id)
    return NULL;

  return acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "second-defender", self->unit->hex, self->unit->side, "BP-R42",
                                   acies_agree (self->type, "%s is the second card in its file; the defenders of a town can have only one per file",
                                                "%s are the second card in their file; the defenders of a town can have only one per file"),
                                   self->label);
}

/* Those that are laid out by the players stand wherever they were put. */
static void
find_place (const Card *self)
{
  const AciesState *state = self->state;
  guint             file = acies_hex_column (self->unit->hex);
  AciesFinding     *finding;

  if (!acies_bp_stays_laid (state) || self->unit->place != ACIES_PLACE_BOARD || state->turn.phase > BP_PHASE_EXPLOITATION)
    return;
  if (acies_hex_row (self->unit->hex) != acies_bp_row (state, self->unit->side))
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_ERROR, "not-in-own-row", self->unit->hex, self->unit->side, "BP-R15",
                                        /* Translators: a unit, and a side */
                                        acies_agree (self->type, "%1$s is outside the row of %2$s", "%1$s are outside the row of %2$s"), self->label, self->army);
  else if (acies_bp_is_water (state, file))
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_ERROR, "in-the-waterway", self->unit->hex, self->unit->side, "BP-A28",
                                        acies_agree (self->type, "%s is in the waterway’s file, which must be empty",
                                                     "%s are in the waterway’s file, which must be empty"),
                                        self->label);
  else if ((finding = find_outer (self)) == NULL)
    finding = find_second (self);
  if (finding != NULL)
    acies_bp_offer_to_lay (finding, state, self->id);
}

/* BP-R22 */
static void
find_face_down (const Card *self)
{
  AciesCommand command;

  if (!acies_bp_stays_laid (self->state) || self->unit->place != ACIES_PLACE_BOARD || !acies_state_unit_has_mark (self->state, self->id, BP_MARK_FACE_DOWN))
    return;
  command = acies_command_on_unit (ACIES_COMMAND_MARK, self->state, self->id);
  command.id = BP_MARK_FACE_DOWN;
  acies_finding_add_fix (acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "lies-face-down", self->unit->hex, self->unit->side, "BP-R22",
                                                   acies_agree (self->type, "%s is face down, but only reserves stay face down once the armies are laid out",
                                                                "%s are face down, but only reserves stay face down once the armies are laid out"),
                                                   self->label),
                         _ ("Turn It Face Up"), command);
}

/* BP-R28 */
static void
find_general (const Card *self)
{
  AciesUnitId troops = ACIES_NO_UNIT;

  if (!acies_bp_stays_laid (self->state) || self->unit->place != ACIES_PLACE_BOARD || !acies_bp_is_general (self->state, self->id))
    return;
  for (AciesSide row = 0; row < 2; row++)
    {
      troops = acies_bp_troops_on (self->state, acies_bp_square (self->state, acies_hex_column (self->unit->hex), row));
      if (troops != ACIES_NO_UNIT && self->state->units[troops].side == self->unit->side)
        return;
    }
  acies_bp_offer_to_lay (acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "needs-a-card", self->unit->hex, self->unit->side, "BP-R28",
                                                   /* Translators: a unit, and a side */
                                                   acies_agree (self->type, "%1$s is the only card of %2$s in its file and goes to the reserve",
                                                                "%1$s are the only card of %2$s in their file and go to the reserve"),
                                                   self->label, self->army),
                         self->state, self->id);
}

static gboolean
is_first_that_waits (const AciesState *state,
                     AciesUnitId       unit)
{
  for (guint i = 0; i < unit; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == state->units[unit].side && state->units[i].type == state->units[unit].type)
        return FALSE;
    }

  return TRUE;
}

void
acies_bp_find_card (const AciesState *state,
                    AciesUnitId       unit,
                    AciesFindings    *findings)
{
  Card self;

  if (state->units[unit].place == ACIES_PLACE_RESERVE && !is_first_that_waits (state, unit))
    return;
  self = read_card (state, unit, findings);
  find_nation (&self);
  find_assault (&self);
  find_place (&self);
  find_face_down (&self);
  find_general (&self);
  g_free (self.label);
}

/* BP-R17, BP-R18, BP-R20. Later in a battle the card that it needs may have been lost. */
void
acies_bp_find_lone_card (const AciesState *state,
                         AciesSide         side,
                         AciesHex          hex,
                         AciesFindings    *findings)
{
  AciesUnitId   unit;
  const char   *rule;
  Card          self;
  AciesFinding *finding;

  if (!acies_bp_stays_laid (state) || state->turn.phase > BP_PHASE_ARTILLERY || acies_bp_is_besieged (state, side) ||
      acies_bp_enemy_stands_on (state, hex, side) || (rule = acies_bp_find_lone_on (state, hex, &unit)) == NULL)
    return;
  self = read_card (state, unit, findings);
  if (g_str_equal (rule, "BP-R17"))
    finding = acies_findings_add_about (self.findings, ACIES_SEVERITY_WARNING, "needs-a-card", self.unit->hex, self.unit->side, rule,
                                        acies_agree (self.type, "%s needs infantry on its square", "%s need infantry on their square"), self.label);
  else if (g_str_equal (rule, "BP-R18"))
    finding = acies_findings_add_about (self.findings, ACIES_SEVERITY_WARNING, "needs-a-card", self.unit->hex, self.unit->side, rule,
                                        acies_agree (self.type, "%s must be with infantry, or alone in woods or on rocky ground",
                                                     "%s must be with infantry, or alone in woods or on rocky ground"),
                                        self.label);
  else
    finding = acies_findings_add_about (self.findings, ACIES_SEVERITY_WARNING, "needs-a-card", self.unit->hex, self.unit->side, rule,
                                        acies_agree (self.type, "%s must be with cavalry or chariots, or alone in an outer file without terrain",
                                                     "%s must be with cavalry or chariots, or alone in an outer file without terrain"),
                                        self.label);
  acies_bp_offer_to_lay (finding, state, unit);
  g_free (self.label);
}
