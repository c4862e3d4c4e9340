/* scenario-find-armies.c - armies that cannot fight or lose, and their numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include <glib/gi18n-lib.h>

/* Is there a unit of @side, on the board or in reserve, that @has says so of? */
static gboolean
any_unit (const AciesState *state,
          AciesSide         side,
          guint (*has) (const AciesState *state, AciesId type))
{
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE) &&
          has (state, unit->type) > 0)
        return TRUE;
    }

  return FALSE;
}

static void
find_morale (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesCommand        command = acies_command (ACIES_COMMAND_MORALE);
  g_autofree char    *label = NULL;
  AciesFinding       *finding;

  if (state->sides[side].morale > 0 || acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    return;
  if (ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, then a side */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "morale-zero", ACIES_NO_HEX, side, NULL, _ ("%1$s: %2$s starts with none and would lose at once"),
                                        ruleset->morale_name, ruleset->sides[side].name);
  else
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "morale-zero", ACIES_NO_HEX, side, NULL,
                                        /* Translators: a side */
                                        _ ("%s starts without morale and would lose at once"), ruleset->sides[side].name);
  finding->rule = ruleset->procs->rules.end;
  /* Translators: what a game counts instead of morale: "Main battle cards: Set to 5" */
  label = ruleset->morale_name != NULL ? g_strdup_printf (_ ("Set %1$s to %2$u"), ruleset->morale_name, ruleset->army.morale)
                                       : g_strdup_printf (_ ("Set Morale to %u"), ruleset->army.morale);
  command.side = side;
  command.number = ruleset->army.morale;
  acies_finding_add_fix (finding, label, command);
}

/* Morale also goes where the enemy is in the camp. */
static gboolean
can_lose_morale (const AciesState *state,
                 AciesSide         side)
{
  const AciesProcs *procs = state->ruleset->procs;

  return any_unit (state, side, acies_state_morale_for) ||
         (procs->scenario->camp_loss != NULL && procs->scenario->camp_loss (state) > 0 && state->sides[side].camp != ACIES_NO_HEX);
}

static void
find_no_loss (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesFinding       *finding;

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE) || can_lose_morale (state, side))
    return;
  if (ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, then a side */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "morale-never-lost", ACIES_NO_HEX, side, NULL,
                                        /* Translators: what a game counts instead of morale, and a side: “Main battle cards” never falls when Rome … */
                                        _ ("“%1$s” never falls when %2$s loses units, so this count can never decide the battle"), ruleset->morale_name, ruleset->sides[side].name);
  else
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "morale-never-lost", ACIES_NO_HEX, side, NULL,
                                        /* Translators: a side */
                                        _ ("No unit of %s costs morale when lost, so its morale can never decide the battle"), ruleset->sides[side].name);
  finding->rule = ruleset->procs->rules.end;
}

static void
find_fight (const AciesState *state,
            AciesSide         side,
            AciesFindings    *findings)
{
  const AciesProcs *procs = state->ruleset->procs;
  const char       *name = state->ruleset->sides[side].name;

  if (procs->scenario->attack_range != NULL && !any_unit (state, side, procs->scenario->attack_range))
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "side-without-attackers", ACIES_NO_HEX, side, NULL,
                              _ ("%s has no unit that can attack"), name);
  find_no_loss (state, side, findings);
}

void
acies_scenario_find_armies (const AciesState *state,
                            AciesFindings    *findings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (acies_state_count_units (state, side, ACIES_PLACE_BOARD) == 0)
        acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "side-without-units", ACIES_NO_HEX, side, NULL,
                                  /* Translators: a side */
                                  _ ("%s has no units on the board"), state->ruleset->sides[side].name);
      else
        find_fight (state, side, findings);
      find_morale (state, side, findings);
    }
}
