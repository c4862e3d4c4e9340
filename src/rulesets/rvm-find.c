/* rvm-find.c - Rome vs Macedon: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvm.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_rvm_kinds[] = {
  { "too-few-orders", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has fewer order cards than turns") },
  { "camp-without-condition", ACIES_SEVERITY_WARNING, FALSE, N_ ("There is a camp, but no morale is lost for it") },
  { "condition-without-camp", ACIES_SEVERITY_WARNING, FALSE, N_ ("Morale is lost for camps, but there is none") },
  { NULL },
};
/* clang-format on */

static guint
count_orders (const AciesState *state,
              AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      AciesCardKind kind = state->ruleset->cards[i].kind;

      if (kind == ACIES_CARD_ORDER || kind == ACIES_CARD_SCENARIO)
        n += state->cards[side][ACIES_ZONE_DECK][i] + state->cards[side][ACIES_ZONE_HAND][i];
    }

  return n;
}

static void
find_orders (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  guint         turns = state->setup.end_round >= state->turn.round ? state->setup.end_round - state->turn.round + 1u : 0;
  guint         orders = count_orders (state, side);
  AciesFinding *finding;

  if (orders >= turns)
    return;
  finding = acies_findings_add (findings, ACIES_SEVERITY_WARNING, "too-few-orders",
                                _ ("%s has %u order cards for %u turns"),
                                state->ruleset->sides[side].name, orders, turns);
  finding->side = side;
  finding->rule = "RVM-A13";
}

static void
find_camps (const AciesState *state,
            AciesFindings    *findings)
{
  gboolean any = FALSE;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    any |= state->sides[side].camp != ACIES_NO_HEX;
  if (any && state->switches[RVM_CAMP_LOSS] == 0)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "camp-without-condition",
                        _ ("There is a camp to hold, but no morale is lost for it"))
        ->rule = "RVM-R27";
  if (!any && state->switches[RVM_CAMP_LOSS] != 0)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "condition-without-camp",
                        _ ("Morale is lost for an occupied camp, but no side has one"))
        ->rule = "RVM-R27";
}

void
acies_rvm_find (const AciesState *state,
                AciesFindings    *findings)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    find_orders (state, side, findings);
  find_camps (state, findings);
}
