/* find.c - Legio VI: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/find.h"

#include <glib/gi18n-lib.h>

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

char *
acies_lvi_dup_place (const AciesState *state,
                     AciesUnitId       unit)
{
  AciesHexName hex;

  /* Translators: the name of a unit and of its hex */
  return g_strdup_printf (_ ("%1$s on %2$s"), acies_state_unit_type (state, unit)->name, acies_hex_name (state->units[unit].hex, hex));
}

/* --- camps ---------------------------------------------------------------------------------- */

static void
offer_looting (AciesFinding *finding,
               const char   *label,
               gboolean      looting)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_SWITCH, LVI_SWITCH_LOOTING);

  command.number = (gint16) looting;
  acies_finding_add_fix (finding, label, command);
}

/* LVI-R54: one army may well have come without a camp. */
static void
find_camps (const AciesState *state,
            AciesFindings    *findings)
{
  AciesSide side = state->sides[0].camp != ACIES_NO_HEX ? 0 : 1;
  AciesHex  camp = state->sides[side].camp;
  gboolean  looting = state->switches[LVI_SWITCH_LOOTING] != 0;

  if (looting && camp == ACIES_NO_HEX)
    offer_looting (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "looting-without-camp", ACIES_NO_HEX, ACIES_NO_SIDE, "LVI-R54",
                                             _ ("Camps can be looted, but neither army has a camp")),
                   _ ("Turn Off Looting"), FALSE);
  else if (!looting && camp != ACIES_NO_HEX)
    offer_looting (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-not-looted", camp, side, "LVI-R54",
                                             /* Translators: a side */
                                             _ ("%s has a camp, but camps cannot be looted in this battle"), state->ruleset->sides[side].name),
                   _ ("Turn On Looting"), TRUE);
}

void
acies_lvi_find (const AciesState *state,
                AciesFindings    *findings)
{
  for (AciesSide side = 0; side < 2; side++)
    acies_lvi_find_army (state, side, findings);
  find_camps (state, findings);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD)
        continue;
      acies_lvi_find_place (state, (AciesUnitId) i, findings);
      acies_lvi_find_form (state, (AciesUnitId) i, findings);
    }
  for (AciesSide side = 0; side < 2; side++)
    acies_lvi_find_shut_in (state, side, findings);
}
