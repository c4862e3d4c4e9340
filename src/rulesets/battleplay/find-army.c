/* find-army.c - BattlePlay: what is wrong with an army of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/find.h"

#include <glib/gi18n-lib.h>

#define MOST_MAIN 6 /* BP-R6 */

gboolean
acies_bp_stays_laid (const AciesState *state)
{
  return state->switches[BP_SWITCH_DEPLOYMENT] == BP_GIVEN || state->turn.phase > BP_PHASE_DEPLOYMENT;
}

gboolean
acies_bp_is_troops (const AciesState *state,
                    AciesUnitId       unit)
{
  return !acies_bp_is_general (state, unit);
}

guint
acies_bp_count_of_army (const AciesState *state,
                        AciesSide         side,
                        gboolean (*is) (const AciesState *state, AciesUnitId unit))
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      n += unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE) && is (state, (AciesUnitId) i);
    }

  return n;
}

/* The last card of the army of which @is says so, those that wait before all others. */
static AciesUnitId
last_of (const AciesState *state,
         AciesSide         side,
         gboolean (*is) (const AciesState *state, AciesUnitId unit))
{
  AciesUnitId last = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side != side || !is (state, (AciesUnitId) i))
        continue;
      if (unit->place == ACIES_PLACE_RESERVE ||
          (unit->place == ACIES_PLACE_BOARD && (last == ACIES_NO_UNIT || state->units[last].place == ACIES_PLACE_BOARD)))
        last = (AciesUnitId) i;
    }

  return last;
}

/* --- how many ------------------------------------------------------------------------------- */

/* BP-R6, BP-R23, BP-R48 */
static void
find_main (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const char *name = state->ruleset->sides[side].name;
  guint       most = acies_bp_is_double (state) ? 2 * MOST_MAIN : MOST_MAIN;
  guint       n = acies_bp_count_of_army (state, side, acies_bp_is_main);

  if (n > most)
    acies_bp_offer_to_remove (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-main-cards", ACIES_NO_HEX, side, "BP-R6",
                                                        /* Translators: a side, and two numbers */
                                                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u main battle card; the maximum is %3$u", "%1$s has %2$u main battle cards; the maximum is %3$u", n), name, n, most),
                              state, last_of (state, side, acies_bp_is_main));
  if (n > acies_bp_rout_limit (state))
    return;
  if (n == 0)
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "too-few-main-cards", ACIES_NO_HEX, side, "BP-R23", _ ("%s has no main battle cards"), name);
  else
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "too-few-main-cards", ACIES_NO_HEX, side, "BP-R23",
                              /* Translators: a side, and a number */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s has only %2$u main battle card: losing it would rout the army",
                                           "%1$s has only %2$u main battle cards: losing one would rout the army", n),
                              name, n);
}

/* BP-R46 */
static void
find_defenders (const AciesState *state,
                AciesSide         side,
                AciesFindings    *findings)
{
  const char *name = state->ruleset->sides[side].name;
  guint       n = acies_bp_count_of_army (state, side, acies_bp_is_troops);

  if (n <= BP_FALLEN_TOWN)
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "too-few-defenders", ACIES_NO_HEX, side, "BP-R46",
                              /* Translators: a side, and a number */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s defends the town with only %2$u card; a town falls when only two are left", "%1$s defends the town with only %2$u cards; a town falls when only two are left", n),
                              name, n);
}

/* BP-R47: he with most stars stays, and of several the first. */
static void
find_generals (const AciesState *state,
               AciesSide         side,
               AciesFindings    *findings)
{
  guint       n = acies_bp_count_of_army (state, side, acies_bp_is_general);
  AciesUnitId leader = acies_bp_general_of (state, side);
  AciesUnitId least = ACIES_NO_UNIT;

  if (n <= 1)
    return;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE) && i != leader &&
          acies_bp_is_general (state, (AciesUnitId) i))
        least = (AciesUnitId) i;
    }
  /* Translators: a side, and a number */
  acies_bp_offer_to_remove (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "two-generals", ACIES_NO_HEX, side, "BP-R47", g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u general; an army can have only one", "%1$s has %2$u generals; an army can have only one", n),
                                                      state->ruleset->sides[side].name, n),
                            state, least);
}

/* --- what waits, and what can be laid ------------------------------------------------------- */

/* The first card of the reserve that can be laid, else the last. */
static void
offer_to_thin (AciesFinding     *finding,
               const AciesState *state,
               AciesSide         side)
{
  AciesUnitId last = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_RESERVE || unit->side != side || acies_bp_is_general (state, (AciesUnitId) i))
        continue;
      last = (AciesUnitId) i;
      for (guint file = 0; file < state->board->columns; file++)
        {
          AciesHex hex = acies_bp_square (state, file, side);

          if (acies_state_is_passable (state, hex) && acies_bp_fits (state, side, unit->type, hex))
            {
              acies_bp_offer_to_lay (finding, state, last);
              return;
            }
        }
    }
  acies_bp_offer_to_remove (finding, state, last);
}

/* BP-R21, BP-R42 */
static void
find_reserve (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  guint         n = acies_bp_count_troops (state, side, ACIES_PLACE_RESERVE);
  guint         most = acies_bp_most_in_reserve (state, side);
  AciesFinding *finding;

  if (n <= most || state->turn.phase > BP_PHASE_EXPLOITATION)
    return;
  if (most == 0)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-reserves", ACIES_NO_HEX, side, "BP-R42",
                                        /* Translators: a side, and a number */
                                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in reserve, but the defenders of a town have no reserve",
                                                     "%1$s has %2$u cards in reserve, but the defenders of a town have no reserve", n),
                                        name, n);
  else
    /* Translators: a side, and two numbers */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-reserves", ACIES_NO_HEX, side, "BP-R21", g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in reserve; the maximum is %3$u", "%1$s has %2$u cards in reserve; the maximum is %3$u", n), name, n,
                                        most);
  offer_to_thin (finding, state, side);
}

/* The last card of a class of which one less would help. */
static AciesUnitId
find_unplaced (const AciesState *state,
               AciesSide         side,
               guint             n)
{
  for (guint class_ = BP_GENERALS; class_ > 0; class_--)
    {
      AciesUnitId last = ACIES_NO_UNIT;

      if (acies_bp_count_unplaced (state, side, class_ - 1) >= n)
        continue;
      for (guint i = 0; i < state->n_units; i++)
        {
          if (state->units[i].side == side && (state->units[i].place == ACIES_PLACE_BOARD || state->units[i].place == ACIES_PLACE_RESERVE) &&
              acies_bp_class (state, (AciesUnitId) i) == class_ - 1)
            last = (AciesUnitId) i;
        }
      if (last != ACIES_NO_UNIT)
        return last;
    }

  return ACIES_NO_UNIT;
}

/* BP-R21: what fits nowhere stays out. What ground will be drawn nobody knows. */
static void
find_places (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  gboolean      besieged = acies_bp_is_besieged (state, side);
  guint         n = acies_bp_count_unplaced (state, side, BP_N_CLASSES);
  guint         most = acies_bp_most_in_reserve (state, side);
  AciesUnitId   unit;
  AciesFinding *finding;

  if (n <= most || (state->switches[BP_SWITCH_GROUND] == BP_GROUND_DRAWN && !state->switches[BP_SWITCH_SIEGE]))
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "cards-without-places", ACIES_NO_HEX, side, besieged ? "BP-R42" : "BP-R21",
                                      /* Translators: a side, and a number */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card that fits neither on the board nor in reserve and stays out of the battle",
                                                   "%1$s has %2$u cards that fit neither on the board nor in reserve and stay out of the battle", n - most),
                                      state->ruleset->sides[side].name, n - most);
  unit = find_unplaced (state, side, n);
  if (unit != ACIES_NO_UNIT)
    acies_bp_offer_to_remove (finding, state, unit);
}

/* BP-R14 */
static void
find_open (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  guint stars = acies_bp_stars (state, side);
  guint open = acies_bp_stars (state, acies_bp_enemy (side)) - stars;
  guint n = acies_bp_count_of_army (state, side, acies_bp_is_troops);

  if (stars < acies_bp_stars (state, acies_bp_enemy (side)) && n < open)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-few-to-lay-open", ACIES_NO_HEX, side, "BP-R14",
                              /* Translators: a side, and two numbers */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s has only %2$u troop card, but must lay %3$u face up because its general has fewer stars",
                                           "%1$s has only %2$u troop cards, but must lay %3$u face up because its general has fewer stars", n),
                              state->ruleset->sides[side].name, n, open);
}

void
acies_bp_find_army (const AciesState *state,
                    AciesSide         side,
                    AciesFindings    *findings)
{
  if (acies_bp_is_besieged (state, side))
    find_defenders (state, side, findings);
  else
    find_main (state, side, findings);
  find_generals (state, side, findings);
  if (acies_bp_stays_laid (state))
    {
      find_reserve (state, side, findings);
      return;
    }
  find_places (state, side, findings);
  find_open (state, side, findings);
}
