/* find.c - BattlePlay: what is wrong with a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/find.h"

#include "engine/find/scenario-find.h"

#include <glib/gi18n-lib.h>

#define GROUND_ROW 1

/* clang-format off */
const AciesFindingKind acies_bp_finding_kinds[] = {
  { "other-nation", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card and its army belong to different nations") },
  { "no-assault", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card that cannot assault towns is in an attacking army") },
  { "not-in-own-row", ACIES_SEVERITY_ERROR, TRUE, N_ ("A card is outside the row of its army") },
  { "in-the-waterway", ACIES_SEVERITY_ERROR, TRUE, N_ ("A card is in the waterway’s file") },
  { "outer-file", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card cannot be in this outer file") },
  { "needs-a-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card needs another card on its square") },
  { "second-defender", ACIES_SEVERITY_WARNING, TRUE, N_ ("Two defenders of a town are in the same file") },
  { "lies-face-down", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card is face down although the armies have been laid out") },
  { "too-many-main-cards", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has too many main battle cards"), ACIES_ABOUT_ARMIES },
  { "too-few-main-cards", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has so few main battle cards that losing one routs it"), ACIES_ABOUT_ARMIES },
  { "too-few-defenders", ACIES_SEVERITY_ERROR, FALSE, N_ ("Too few cards defend a town"), ACIES_ABOUT_ARMIES },
  { "two-generals", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has more than one general"), ACIES_ABOUT_ARMIES },
  { "too-many-reserves", ACIES_SEVERITY_WARNING, TRUE, N_ ("Too many cards are in reserve"), ACIES_ABOUT_ARMIES },
  { "cards-without-places", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has cards that fit neither on the board nor in reserve"), ACIES_ABOUT_ARMIES },
  { "too-few-to-lay-open", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has fewer cards than it must lay face up"), ACIES_ABOUT_ARMIES },
  { "ground-in-row", ACIES_SEVERITY_WARNING, TRUE, N_ ("Terrain other than a hill is in the row of an army") },
  { "hill-in-the-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("A hill is in the waterway’s file") },
  { "inner-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("A waterway is in an inner file") },
  { "second-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("There are waterways in both outer files") },
  { "ground-of-a-siege", ACIES_SEVERITY_WARNING, TRUE, N_ ("A siege board has terrain") },
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
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "ground-of-a-siege", hex, ACIES_NO_SIDE, "BP-R42", _ ("%1$s on %2$s: a siege board has no terrain"), terrain, name);
  else if (in_row && ground != BP_HILL)
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "ground-in-row", hex, ACIES_NO_SIDE, "BP-R12", _ ("%1$s on %2$s: only hills can be in the row of an army"), terrain, name);
  else if (in_row && acies_bp_is_water (state, acies_hex_column (hex)))
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "hill-in-the-waterway", hex, ACIES_NO_SIDE, "BP-A28", _ ("%1$s on %2$s: no other terrain can be in the waterway’s file"), terrain, name);
  else if (ground == BP_WATERWAY && !acies_bp_is_outer (state, acies_hex_column (hex)))
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "inner-waterway", hex, ACIES_NO_SIDE, "BP-R9", _ ("%1$s on %2$s: it can only be in the first or the last file"), terrain, name);
  else if (ground == BP_WATERWAY && hex != acies_hex (0, GROUND_ROW) && acies_bp_is_water (state, 0))
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "second-waterway", hex, ACIES_NO_SIDE, "BP-R9", _ ("%1$s on %2$s: the first file already has a waterway"), terrain, name);
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
      if (state->units[i].place == ACIES_PLACE_BOARD || state->units[i].place == ACIES_PLACE_RESERVE)
        acies_bp_find_card (state, (AciesUnitId) i, findings);
    }
  for (AciesSide side = 0; side < 2; side++)
    {
      for (guint file = 0; file < state->board->columns; file++)
        acies_bp_find_lone_card (state, side, acies_bp_square (state, file, side), findings);
      acies_bp_find_army (state, side, findings);
    }
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    find_ground (state, hex, findings);
}
