/* scenario-find-victory.c - when a scenario begins and ends, and the camps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/scenario-find-private.h"

#include "engine/core/engine.h"
#include "engine/core/path.h"

#include <glib/gi18n-lib.h>

static void
offer_first_turn (const AciesState *state,
                  const char       *label,
                  AciesFinding     *finding)
{
  AciesCommand command = acies_command (ACIES_COMMAND_OPENING);

  command.side = state->setup.first;
  command.number = 1;
  acies_finding_add_fix (finding, label, command);
}

/* A file may say another round than the only one of the game. */
static void
find_other_round (const AciesState *state,
                  AciesFindings    *findings)
{
  AciesFinding *finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "round-after-end",
                                              _ ("The battle starts in round %u, but a battle in this game lasts one round"), state->turn.round);

  offer_first_turn (state, _ ("Start in Round 1"), finding);
}

static void
find_rounds (const AciesState *state,
             AciesFindings    *findings)
{
  const AciesSideType *first = &state->ruleset->sides[state->setup.first];
  AciesFinding        *finding;

  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) && state->turn.round > 1)
    find_other_round (state, findings);
  else if (state->turn.round > state->setup.end_round)
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "round-after-end",
                                    /* Translators: two rounds */
                                    _ ("The battle starts in round %1$u, after its last round, %2$u"), state->turn.round,
                                    state->setup.end_round);
      offer_first_turn (state, _ ("Start in Round 1"), finding);
    }
  else if (state->turn.round == 1 && state->turn.active != state->setup.first && acies_ruleset_names_first (state->ruleset))
    {
      g_autofree char *label = g_strdup_printf (_ ("Start with %s"), first->name);

      finding = acies_findings_add (findings, ACIES_SEVERITY_NOTE, "first-turn-skipped",
                                    _ ("%s is the first player, but its first turn is skipped"), first->name);
      finding->side = state->setup.first;
      offer_first_turn (state, label, finding);
    }
}

static AciesCommand
remove_camp (AciesSide side)
{
  AciesCommand command = acies_command (ACIES_COMMAND_CAMP);

  command.side = side;

  return command;
}

static void
find_camp (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const AciesProcs *procs = state->ruleset->procs;
  const char       *name = state->ruleset->sides[side].name;
  AciesHex          hex = state->sides[side].camp;
  AciesUnitId       unit = acies_state_unit_at (state, hex);
  AciesHexName      place;
  AciesFinding     *finding = NULL;

  if (!procs->holds_camps)
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "camp-without-use",
                                    _ ("%s has a camp, but this game has no camps"), name);
      acies_finding_add_fix (finding, _ ("Remove the Camp"), remove_camp (side));
    }
  else if (!acies_state_is_passable (state, hex))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "camp-impassable",
                                    /* Translators: a hex, and a side */
                                    _ ("%1$s, the camp of %2$s, is impassable"), acies_hex_name (hex, place), name);
      acies_finding_add_fix (finding, _ ("Remove the Camp"), remove_camp (side));
    }
  else if (unit != ACIES_NO_UNIT && acies_side_is_enemy (state, side, state->units[unit].side))
    finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "camp-held-by-enemy",
                                  /* Translators: a hex, and a side */
                                  _ ("An enemy starts on %1$s, the camp of %2$s"), acies_hex_name (hex, place), name);
  if (finding == NULL)
    return;
  finding->hex = hex;
  finding->side = side;
  finding->rule = procs->scenario->camp_rule;
}

static void
find_shared_camp (const AciesState *state,
                  AciesSide         side,
                  AciesFindings    *findings)
{
  AciesHexName  name;
  AciesFinding *finding;

  for (AciesSide other = 0; other < side; other++)
    {
      if (state->sides[other].camp != state->sides[side].camp)
        continue;
      finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "camp-shared",
                                    /* Translators: a hex, and two sides */
                                    _ ("%1$s is the camp of both %2$s and %3$s"), acies_hex_name (state->sides[side].camp, name),
                                    state->ruleset->sides[other].name, state->ruleset->sides[side].name);
      finding->hex = state->sides[side].camp;
      finding->rule = state->ruleset->procs->scenario->camp_rule;
    }
}

void
acies_scenario_find_victory (const AciesState *state,
                             AciesFindings    *findings)
{
  find_rounds (state, findings);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (state->sides[side].camp == ACIES_NO_HEX)
        continue;
      find_camp (state, side, findings);
      if (state->ruleset->procs->holds_camps)
        find_shared_camp (state, side, findings);
    }
}
