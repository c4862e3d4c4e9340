/* scenario-find.c - what is wrong with a scenario, and what fixes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"

#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>

/* --- start, end and camps -------------------------------------------------------------------- */

static void
find_rounds (const AciesState *state,
             AciesFindings    *findings)
{
  AciesSide     first = state->setup.first;
  const char   *name = state->ruleset->sides[first].name;
  AciesCommand  opening = acies_command_of_side (ACIES_COMMAND_OPENING, first, ACIES_NO_ID, 1);
  AciesFinding *finding = NULL;

  /* A file may say another round than the only one of the game. */
  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) && state->turn.round > 1)
    finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "round-after-end",
                                  _ ("The battle starts in round %u, but a battle in this game lasts one round"), state->turn.round);
  else if (state->turn.round > state->setup.end_round)
    finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "round-after-end",
                                  /* Translators: two rounds */
                                  _ ("The battle starts in round %1$u, after its last round, %2$u"), state->turn.round,
                                  state->setup.end_round);
  else if (state->turn.round == 1 && state->turn.active != first && acies_ruleset_names_first (state->ruleset))
    {
      g_autofree char *label = g_strdup_printf (_ ("Start with %s"), name);

      acies_finding_add_fix (acies_findings_add_about (findings, ACIES_SEVERITY_NOTE, "first-turn-skipped", ACIES_NO_HEX, first, NULL,
                                                       _ ("%s is the first player, but its first turn is skipped"), name),
                             label, opening);
    }
  if (finding != NULL)
    acies_finding_add_fix (finding, _ ("Start in Round 1"), opening);
}

static void
find_camp (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const AciesProcs *procs = state->ruleset->procs;
  const char       *rule = procs->scenario->camp_rule;
  const char       *name = state->ruleset->sides[side].name;
  AciesCommand      none = acies_command_of_side (ACIES_COMMAND_CAMP, side, ACIES_NO_ID, 0);
  AciesHex          hex = state->sides[side].camp;
  AciesUnitId       unit = acies_state_unit_at (state, hex);
  AciesHexName      place;
  AciesFinding     *finding = NULL;

  if ((procs->traits & ACIES_TRAIT_HOLDS_CAMPS) == 0)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-without-use", hex, side, rule,
                                        _ ("%s has a camp, but this game has no camps"), name);
  else if (!acies_state_is_passable (state, hex))
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-impassable", hex, side, rule,
                                        /* Translators: a hex, and a side */
                                        _ ("%1$s, the camp of %2$s, is impassable"), acies_hex_name (hex, place), name);
  else if (unit != ACIES_NO_UNIT && acies_side_is_enemy (state, side, state->units[unit].side))
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-held-by-enemy", hex, side, rule,
                              /* Translators: a hex, and a side */
                              _ ("An enemy starts on %1$s, the camp of %2$s"), acies_hex_name (hex, place), name);
  if (finding != NULL)
    acies_finding_add_fix (finding, _ ("Remove the Camp"), none);
  for (AciesSide other = 0; (procs->traits & ACIES_TRAIT_HOLDS_CAMPS) != 0 && other < side; other++)
    if (state->sides[other].camp == hex)
      acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "camp-shared", hex, ACIES_NO_SIDE, rule,
                                /* Translators: a hex, and two sides */
                                _ ("%1$s is the camp of both %2$s and %3$s"), acies_hex_name (hex, place),
                                state->ruleset->sides[other].name, name);
}

/* --- armies ---------------------------------------------------------------------------------- */

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
  const char         *rule = ruleset->procs->rules.end;
  const char         *name = ruleset->sides[side].name;
  guint (*camp_loss) (const AciesState *state) = ruleset->procs->scenario->camp_loss;
  gboolean         pays = camp_loss != NULL && camp_loss (state) > 0 && state->sides[side].camp != ACIES_NO_HEX;
  g_autofree char *label = NULL;
  AciesFinding    *finding;

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    return;
  /* Morale is also lost when an enemy is in the camp. An army without units has a finding of its own. */
  if (acies_state_count_units (state, side, ACIES_PLACE_BOARD) > 0 && !pays && !any_unit (state, side, acies_state_morale_for))
    {
      if (ruleset->morale_name != NULL)
        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "morale-never-lost", ACIES_NO_HEX, side, rule,
                                  /* Translators: what a game counts instead of morale, and a side: “Main battle cards” never falls when Rome … */
                                  _ ("“%1$s” never falls when %2$s loses units, so this count can never decide the battle"), ruleset->morale_name, name);
      else
        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "morale-never-lost", ACIES_NO_HEX, side, rule,
                                  /* Translators: a side */
                                  _ ("No unit of %s costs morale when lost, so its morale can never decide the battle"), name);
    }
  if (state->sides[side].morale > 0)
    return;
  if (ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, then a side */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "morale-zero", ACIES_NO_HEX, side, rule, _ ("%1$s: %2$s starts with none and would lose at once"),
                                        ruleset->morale_name, name);
  else
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "morale-zero", ACIES_NO_HEX, side, rule,
                                        /* Translators: a side */
                                        _ ("%s starts without morale and would lose at once"), name);
  /* Translators: what a game counts instead of morale: "Main battle cards: Set to 5" */
  label = ruleset->morale_name != NULL ? g_strdup_printf (_ ("Set %1$s to %2$u"), ruleset->morale_name, ruleset->army.morale)
                                       : g_strdup_printf (_ ("Set Morale to %u"), ruleset->army.morale);
  acies_finding_add_fix (finding, label, acies_command_of_side (ACIES_COMMAND_MORALE, side, ACIES_NO_ID, ruleset->army.morale));
}

static void
find_armies (const AciesState *state,
             AciesFindings    *findings)
{
  const AciesScenarioProcs *procs = state->ruleset->procs->scenario;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const char *name = state->ruleset->sides[side].name;

      if (acies_state_count_units (state, side, ACIES_PLACE_BOARD) == 0)
        acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "side-without-units", ACIES_NO_HEX, side, NULL,
                                  /* Translators: a side */
                                  _ ("%s has no units on the board"), name);
      else if (procs->attack_range != NULL && !any_unit (state, side, procs->attack_range))
        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "side-without-attackers", ACIES_NO_HEX, side, NULL,
                                  _ ("%s has no unit that can attack"), name);
      find_morale (state, side, findings);
    }
}

/* --- reserves -------------------------------------------------------------------------------- */

static void
find_entry (const AciesState *state,
            AciesSide         side,
            AciesHex          hex,
            AciesFindings    *findings)
{
  const char  *name = state->ruleset->sides[side].name;
  gboolean     is_occupied = acies_state_unit_at (state, hex) != ACIES_NO_UNIT;
  AciesCommand none = acies_command_of_side (ACIES_COMMAND_ENTRY, side, ACIES_NO_ID, 0);
  AciesHexName place;

  none.hex = hex;
  /* Where several can stand on a hex, one that waits may find room. */
  for (guint i = 0; i < state->n_units && state->ruleset->n_layers > 1; i++)
    if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == side &&
        acies_stack_obstacle_to (state, (AciesUnitId) i, hex) == ACIES_NO_UNIT)
      is_occupied = FALSE;
  if (!acies_state_is_passable (state, hex))
    acies_finding_add_fix (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "entry-impassable", hex, side, acies_path_barrier_rule (state, hex),
                                                     /* Translators: a hex, and a side */
                                                     _ ("%1$s is impassable, but the reserve of %2$s enters there"), acies_hex_name (hex, place), name),
                           acies_board_say (state->board, _ ("Remove the Entry Hex"), _ ("Remove the Entry Square")), none);
  else if (is_occupied)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "entry-occupied", hex, side, state->ruleset->procs->scenario->reserve_rule,
                              /* Translators: a hex, and a side */
                              _ ("A unit is on %1$s, where the reserve of %2$s enters"), acies_hex_name (hex, place), name);
}

static void
find_reserve (const AciesState *state,
              AciesFindings    *findings)
{
  const char *rule = state->ruleset->procs->scenario->reserve_rule;

  for (AciesSide side = 0; side < state->ruleset->n_sides && !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES); side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];
      guint                   n = acies_state_count_units (state, side, ACIES_PLACE_RESERVE);
      AciesCommand            none = acies_command_of_side (ACIES_COMMAND_ENTRY, side, ACIES_NO_ID, 0);
      AciesFinding           *finding;

      if (n == 0 && numbers->n_entries > 0)
        {
          finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "entries-without-reserve", numbers->entries[0], side, rule,
                                              acies_board_say (state->board, _ ("%s has entry hexes, but no reserve"),
                                                               /* Translators: a side */
                                                               _ ("%s has entry squares, but no reserve")),
                                              state->ruleset->sides[side].name);
          for (guint i = 0; i < numbers->n_entries; i++)
            {
              none.hex = numbers->entries[i];
              acies_finding_add_fix (finding, acies_board_say (state->board, _ ("Remove the Entry Hexes"), _ ("Remove the Entry Squares")), none);
            }
          continue;
        }
      for (guint i = 0; i < numbers->n_entries; i++)
        find_entry (state, side, numbers->entries[i], findings);
      if (n > 0 && numbers->n_entries == 0)
        acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "reserve-without-entries", ACIES_NO_HEX, side, rule,
                                  acies_board_say (state->board, _ ("%s has a reserve, but no entry hex"),
                                                   /* Translators: a side */
                                                   _ ("%s has a reserve, but no entry square")),
                                  state->ruleset->sides[side].name);
    }
}

/* --- all of it ------------------------------------------------------------------------------- */

void
acies_scenario_find (const AciesState *state,
                     AciesFindings    *findings)
{
  if (*state->texts->text[ACIES_TEXT_TITLE] == '\0')
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "no-title", _ ("The scenario has no title"));
  find_rounds (state, findings);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (state->sides[side].camp != ACIES_NO_HEX)
      find_camp (state, side, findings);
  find_armies (state, findings);
  find_reserve (state, findings);
  acies_scenario_find_cards (state, findings);
  acies_scenario_find_hands (state, findings);
  acies_scenario_find_units (state, findings);
  acies_scenario_find_reach (state, findings);
  acies_scenario_find_box (state, findings);
  acies_scenario_find_lesson (state, findings);
  if (state->ruleset->procs->scenario->find != NULL)
    state->ruleset->procs->scenario->find (state, findings);
}

/* --- fixes ----------------------------------------------------------------------------------- */

GArray *
acies_scenario_fix_all (const AciesState *state,
                        guint            *n_fixes)
{
  g_autoptr (AciesState) copy = acies_state_copy (state);
  GArray *commands = acies_commands_new ();
  guint   n;

  for (n = 0; n < ACIES_MAX_FIXES; n++)
    {
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      const AciesFinding *fixable = NULL;

      acies_scenario_find (copy, findings);
      for (guint i = 0; i < findings->list->len && fixable == NULL; i++)
        if (acies_finding_has_fix (g_ptr_array_index (findings->list, i)))
          fixable = g_ptr_array_index (findings->list, i);
      if (fixable == NULL)
        break;
      for (guint i = 0; i < fixable->fix->len; i++)
        {
          AciesCommand command = acies_command_copy (&g_array_index (fixable->fix, AciesCommand, i));

          /* What a finding offers can be done, or the finding is wrong. */
          if (!acies_engine_apply (copy, &command, NULL, NULL))
            g_return_val_if_reached (commands);
          g_array_append_val (commands, command);
        }
    }
  if (n_fixes != NULL)
    *n_fixes = n;

  return commands;
}
