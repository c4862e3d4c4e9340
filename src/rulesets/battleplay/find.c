/* find.c - BattlePlay: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "engine/find/scenario-procs.h"

#include <glib/gi18n-lib.h>

#define GROUND_ROW 1
#define MOST_MAIN 6 /* BP-R6 */

/* clang-format off */
const AciesFindingKind acies_bp_finding_kinds[] = {
  { "other-nation", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card belongs to another nation than its army") },
  { "not-in-own-row", ACIES_SEVERITY_ERROR, TRUE, N_ ("A card lies outside the row of its army") },
  { "outer-file", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card lies in an outer file where it may not be laid") },
  { "needs-a-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card lies without the other that it needs") },
  { "too-many-main-cards", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has more main battle cards than six") },
  { "too-few-main-cards", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has so few main battle cards that it is as good as routed") },
  { "too-many-reserves", ACIES_SEVERITY_WARNING, TRUE, N_ ("More cards are kept in reserve than may be") },
  { "two-generals", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has more than one general") },
  { "ground-in-row", ACIES_SEVERITY_WARNING, TRUE, N_ ("Terrain that is no hill lies in the row of an army") },
  { "inner-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("A waterway lies in an inner file") },
  { "ground-of-a-siege", ACIES_SEVERITY_WARNING, TRUE, N_ ("Terrain lies on the board of a siege, which has none") },
  { "no-assault", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card that does not assault towns lies in the army that attacks one") },
  { NULL },
};
/* clang-format on */

guint
acies_bp_attack_range (const AciesState *state,
                       AciesId           type)
{
  return state->ruleset->unit_types[type].class_ != BP_GENERALS;
}

/* BP-R15 */
gboolean
acies_bp_may_stand (const AciesState *state,
                    AciesSide         side,
                    AciesId           type,
                    AciesHex          hex)
{
  return acies_hex_row (hex) == acies_bp_row (state, side) && !acies_bp_is_water (state, acies_hex_column (hex));
}

/* BP-R47: a Tactica card serves whoever leads. */
gboolean
acies_bp_serves (const AciesState *state,
                 AciesSide         side,
                 AciesId           card,
                 AciesId           type)
{
  return TRUE;
}

/* --- one card ------------------------------------------------------------------------------- */

static void
offer_to_remove (AciesFinding     *finding,
                 const AciesState *state,
                 AciesUnitId       unit)
{
  AciesCommand command;

  if (state->units[unit].place == ACIES_PLACE_BOARD)
    command = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit);
  else
    {
      command = acies_command_with_id (ACIES_COMMAND_RESERVE, state->units[unit].type);
      command.side = state->units[unit].side;
      for (guint i = 0; i < state->n_units; i++)
        command.number += state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == command.side && state->units[i].type == command.id;
      command.number--;
    }
  acies_finding_add_fix (finding, _ ("Remove the Card"), command);
}

static const char *
name_of (const AciesState *state,
         AciesUnitId       unit)
{
  return acies_state_unit_type (state, unit)->name;
}

/* Generals and whatever else has no nation serve anybody. */
static void
find_nation (const AciesState *state,
             AciesUnitId       unit,
             AciesFindings    *findings)
{
  static const guint switches[] = { BP_SWITCH_NEAR, BP_SWITCH_FAR };
  const guint        nations = (1u << (BP_SKILL_BARBARICUM + 1)) - 1u;
  AciesSide          side = state->units[unit].side;
  guint              own = acies_state_unit_type (state, unit)->skills & nations;

  if (own == 0 || ((own >> state->switches[switches[side]]) & 1))
    return;
  offer_to_remove (acies_findings_warn (findings, "other-nation", state->units[unit].hex, side, "BP-A31", _ ("%s is no card of %s"), name_of (state, unit),
                                        state->ruleset->sides[side].name),
                   state, unit);
}

static gboolean
is_given (const AciesState *state)
{
  return state->switches[BP_SWITCH_DEPLOYMENT] == BP_GIVEN;
}

/* Those that are laid out by the players stand wherever they were put. */
static void
find_place (const AciesState *state,
            AciesUnitId       unit,
            AciesFindings    *findings)
{
  const AciesUnit *it = &state->units[unit];
  AciesHexName     name;
  AciesFinding    *finding;

  if (!is_given (state) || it->place != ACIES_PLACE_BOARD || state->turn.phase > BP_PHASE_EXPLOITATION)
    return;
  if (!acies_bp_may_stand (state, it->side, it->type, it->hex))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "not-in-own-row", _ ("%s on %s lies outside the row of %s"), name_of (state, unit),
                                    acies_hex_name (it->hex, name), state->ruleset->sides[it->side].name);
      finding->hex = it->hex;
      finding->side = it->side;
      finding->rule = "BP-R15";
      offer_to_remove (finding, state, unit);
    }
  else if (!acies_bp_may_lie (state, it->side, it->type, it->hex) && !state->switches[BP_SWITCH_SIEGE])
    offer_to_remove (acies_findings_warn (findings, "outer-file", it->hex, it->side, acies_bp_is_water (state, acies_hex_column (it->hex)) ? "BP-A28" : "BP-R19",
                                          _ ("%s on %s may not be laid there"), name_of (state, unit), acies_hex_name (it->hex, name)),
                     state, unit);
}

/* BP-R43 */
static void
find_assault (const AciesState *state,
              AciesUnitId       unit,
              AciesFindings    *findings)
{
  guint class_ = acies_bp_class (state, unit);

  if (!state->switches[BP_SWITCH_SIEGE] || state->units[unit].side == acies_bp_defender (state) || class_ == BP_INFANTRY || class_ == BP_ARTILLERY ||
      class_ == BP_GENERALS)
    return;
  offer_to_remove (acies_findings_warn (findings, "no-assault", state->units[unit].hex, state->units[unit].side, "BP-R43",
                                        _ ("%s does not take part in an assault on a town"), name_of (state, unit)),
                   state, unit);
}

/* --- armies --------------------------------------------------------------------------------- */

static AciesUnitId
last_of (const AciesState *state,
         AciesSide         side,
         gboolean          general,
         gboolean          reserve)
{
  AciesUnitId last = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side != side || (unit->place != ACIES_PLACE_BOARD && unit->place != ACIES_PLACE_RESERVE))
        continue;
      if (general ? acies_bp_is_general (state, (AciesUnitId) i)
                  : (reserve ? unit->place == ACIES_PLACE_RESERVE && !acies_bp_is_general (state, (AciesUnitId) i) : acies_bp_is_main (state, (AciesUnitId) i)))
        last = (AciesUnitId) i;
    }

  return last;
}

static guint
count_all (const AciesState *state,
           AciesSide         side,
           gboolean          general)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->side == side && (unit->place == ACIES_PLACE_BOARD || unit->place == ACIES_PLACE_RESERVE))
        n += general ? acies_bp_is_general (state, (AciesUnitId) i) : acies_bp_is_main (state, (AciesUnitId) i);
    }

  return n;
}

static void
find_army (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  guint         most = acies_bp_is_double (state) ? 2 * MOST_MAIN : MOST_MAIN;
  gboolean      besieged = state->switches[BP_SWITCH_SIEGE] && side == acies_bp_defender (state);
  guint         main_cards = count_all (state, side, FALSE);
  AciesUnitId   lone;
  const char   *rule;
  AciesHexName  hex;
  AciesFinding *finding;

  if (main_cards > most && !besieged)
    offer_to_remove (acies_findings_warn (findings, "too-many-main-cards", ACIES_NO_HEX, side, "BP-R6", _ ("%s has %u main battle cards; an army has at most %u"),
                                          name, main_cards, most),
                     state, last_of (state, side, FALSE, FALSE));
  if (main_cards <= (acies_bp_is_double (state) ? 3u : 1u))
    {
      finding = acies_findings_add (findings, ACIES_SEVERITY_ERROR, "too-few-main-cards", _ ("%s has too few main battle cards to fight on after a loss"), name);
      finding->side = side;
      finding->rule = "BP-R23";
    }
  if (count_all (state, side, TRUE) > 1)
    offer_to_remove (acies_findings_warn (findings, "two-generals", ACIES_NO_HEX, side, "BP-R47", _ ("%s has more than one general"), name), state,
                     last_of (state, side, TRUE, FALSE));
  if (!is_given (state))
    return;
  if (acies_bp_count_troops (state, side, ACIES_PLACE_RESERVE) > acies_bp_most_in_reserve (state, side))
    offer_to_remove (acies_findings_warn (findings, "too-many-reserves", ACIES_NO_HEX, side, "BP-R21", _ ("%s keeps more than %u cards in reserve"), name,
                                          acies_bp_most_in_reserve (state, side)),
                     state, last_of (state, side, FALSE, TRUE));
  if (state->turn.phase < BP_PHASE_EXPLOITATION && acies_bp_find_lone (state, side, FALSE, &lone, &rule))
    offer_to_remove (acies_findings_warn (findings, "needs-a-card", state->units[lone].hex, side, rule,
                                          g_str_equal (rule, "BP-R20") ? _ ("%s on %s lacks cavalry or chariots in its file")
                                                                       : _ ("%s on %s lacks infantry in its file"),
                                          name_of (state, lone), acies_hex_name (state->units[lone].hex, hex)),
                     state, lone);
}

/* --- ground --------------------------------------------------------------------------------- */

static void
find_ground (const AciesState *state,
             AciesHex          hex,
             AciesFindings    *findings)
{
  AciesId       ground = state->board->terrain[hex];
  gboolean      in_row = acies_hex_row (hex) != GROUND_ROW;
  const char   *terrain = state->ruleset->terrains[ground].name;
  AciesCommand  clear = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);
  AciesFinding *finding = NULL;
  AciesHexName  name;

  acies_hex_name (hex, name);
  if (ground == BP_CLEAR)
    return;
  if (state->switches[BP_SWITCH_SIEGE])
    finding = acies_findings_warn (findings, "ground-of-a-siege", hex, ACIES_NO_SIDE, "BP-R42", _ ("%s on %s means nothing in a siege"), terrain, name);
  else if (in_row && ground != BP_HILL)
    finding = acies_findings_warn (findings, "ground-in-row", hex, ACIES_NO_SIDE, "BP-R12", _ ("%s on %s means nothing: only hills lie in the row of an army"),
                                   terrain, name);
  else if (ground == BP_WATERWAY && !acies_bp_is_outer (state, acies_hex_column (hex)))
    finding = acies_findings_warn (findings, "inner-waterway", hex, ACIES_NO_SIDE, "BP-R9", _ ("%s on %s does not lie in the first or the last file"), terrain, name);
  if (finding == NULL)
    return;
  clear.id = BP_CLEAR;
  acies_finding_add_fix (finding, _ ("Clear the Square"), clear);
}

void
acies_bp_find (const AciesState *state,
               AciesFindings    *findings)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place != ACIES_PLACE_BOARD && state->units[i].place != ACIES_PLACE_RESERVE)
        continue;
      find_nation (state, (AciesUnitId) i, findings);
      find_place (state, (AciesUnitId) i, findings);
      find_assault (state, (AciesUnitId) i, findings);
    }
  for (AciesSide side = 0; side < 2; side++)
    find_army (state, side, findings);
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    find_ground (state, hex, findings);
}
