/* find-army.c - Legio VI: what is wrong with an army of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/find.h"

#include <glib/gi18n-lib.h>

/* What an army begins with. */
typedef struct
{
  guint leaders;
  guint units;  /* that count (LVI-R55) */
  guint shaken; /* of these, those that do not stand */
} Roll;

static Roll
call_roll (const AciesState *state,
           AciesSide         side)
{
  Roll roll = { 0, 0, 0 };

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != side)
        continue;
      roll.leaders += acies_lvi_is_leader (state, unit);
      if (!acies_lvi_counts (state, unit))
        continue;
      roll.units++;
      roll.shaken += acies_lvi_begins_shaken (state, unit) || (acies_lvi_is_beast (state, unit) && acies_lvi_has (state, unit, LVI_MARK_RAMPAGING));
    }

  return roll;
}

/* --- when it breaks ------------------------------------------------------------------------- */

static guint
break_switch (AciesSide side)
{
  return side == 0 ? LVI_SWITCH_NEAR_BREAK : LVI_SWITCH_FAR_BREAK;
}

/* LVI-U9 */
static gboolean
is_broken_by (const AciesState *state,
              AciesSide         side,
              const Roll       *roll,
              guint             lost)
{
  return lost * 100 >= (guint) state->switches[break_switch (side)] * roll->units;
}

/* The smallest share that holds out one loss more, or if none does, until that loss. */
static void
offer_share (AciesFinding     *finding,
             const AciesState *state,
             AciesSide         side,
             const Roll       *roll)
{
  guint            of = break_switch (side);
  guint            most = (guint) state->ruleset->switches[of].max;
  guint            share = 100 * (roll->shaken + 1) / roll->units + 1;
  AciesCommand     command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) of);
  g_autofree char *label = NULL;

  if (share > most)
    share = 100 * roll->shaken / roll->units + 1;
  if (share > most || share <= (guint) state->switches[of])
    return;
  /* Translators: percent of the units of an army */
  label = g_strdup_printf (_ ("Break at %u Percent Losses"), share);
  command.number = (gint16) share;
  acies_finding_add_fix (finding, label, command);
}

static void
find_breaking (const AciesState *state,
               AciesSide         side,
               const Roll       *roll,
               AciesFindings    *findings)
{
  const char *name = state->ruleset->sides[side].name;

  if (roll->units == 0)
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "nothing-counts", ACIES_NO_HEX, side, "LVI-U9",
                              _ ("%s has only light troops and leaders, and breaks at the end of the first turn"), name);
  else if (is_broken_by (state, side, roll, roll->shaken))
    offer_share (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "broken-at-start", ACIES_NO_HEX, side, "LVI-U9",
                                           /* Translators: a side, its shaken units, and all its units */
                                           g_dngettext (GETTEXT_PACKAGE, "%1$s starts with %2$u of its %3$u units shaken, and breaks unless that unit rallies in the first turn",
                                                        "%1$s starts with %2$u of its %3$u units shaken, and breaks unless some of them rally in the first turn", roll->shaken),
                                           name, roll->shaken, roll->units),
                 state, side, roll);
  else if (is_broken_by (state, side, roll, roll->shaken + 1))
    offer_share (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "breaks-at-one", ACIES_NO_HEX, side, "LVI-U9",
                                           _ ("%s breaks as soon as a single unit, other than light troops and leaders, is lost or shaken"), name),
                 state, side, roll);
}

/* --- who leads it, and who waits ------------------------------------------------------------ */

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

void
acies_lvi_find_army (const AciesState *state,
                     AciesSide         side,
                     AciesFindings    *findings)
{
  Roll roll = call_roll (state, side);

  find_reserve (state, side, findings);
  /* That an army has nobody at all is found for every game. */
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != side)
        continue;
      if (roll.leaders == 0)
        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "no-leader", ACIES_NO_HEX, side, "LVI-L14",
                                  /* Translators: a side */
                                  _ ("%s has no leader, so all its units take a control test every turn"), state->ruleset->sides[side].name);
      find_breaking (state, side, &roll, findings);
      return;
    }
}
