/* find.c - Legions: what is wrong with a table that is laid out: players, and limits
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/find.h"

#include "engine/find/scenario-find.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_leg_finding_kinds[] = {
  { "no-starting-card", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has no starting card") },
  { "second-starting-card", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has more than one starting card") },
  { "other-starting-colour", ACIES_SEVERITY_WARNING, TRUE, N_ ("A starting card does not have its player’s starting colour") },
  { "shared-colour", ACIES_SEVERITY_ERROR, TRUE, N_ ("Two players have the same starting colour"), ACIES_ABOUT_VICTORY },
  { "no-general", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has no General die") },
  { "second-general", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has more than one General die") },
  { "general-elsewhere", ACIES_SEVERITY_ERROR, TRUE, N_ ("A General die is not on the starting card") },
  { "other-battlefield", ACIES_SEVERITY_ERROR, TRUE, N_ ("A card or die is outside its player’s battlefield") },
  { "edges-do-not-meet", ACIES_SEVERITY_ERROR, TRUE, N_ ("The edges of two Army cards do not fit together") },
  { "lone-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("An Army card has no other card next to it") },
  { "no-square-for-die", ACIES_SEVERITY_ERROR, TRUE, N_ ("A die is not on a square of its colour") },
  { "too-many-dice", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has too many dice of one colour"), ACIES_ABOUT_ARMIES },
  { "too-many-tokens", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has too many tokens"), ACIES_ABOUT_ARMIES },
  { "card-twice", ACIES_SEVERITY_WARNING, TRUE, N_ ("An Army card is on a battlefield and also in the deck") },
  { "teams-of-four", ACIES_SEVERITY_ERROR, TRUE, N_ ("The team setting does not fit the number of players"), ACIES_ABOUT_VICTORY },
  { "no-battlefield", ACIES_SEVERITY_ERROR, TRUE, N_ ("The board has no battlefield for a player"), ACIES_ABOUT_VICTORY },
  { NULL },
};
/* clang-format on */

/* LEG-K3 */
gboolean
acies_leg_may_stand (const AciesState *state,
                     AciesSide         side,
                     AciesId           unit_type,
                     AciesHex          hex)
{
  return acies_board_owner (state->board, state->ruleset, hex) == side;
}

AciesCommand
acies_leg_set_switch (guint id,
                      int   value)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;

  return command;
}

/* --- players -------------------------------------------------------------------------------- */

/* LEG-B1 */
static void
find_teams (const AciesState *state,
            AciesFindings    *findings)
{
  gboolean      four = state->ruleset->n_sides == ACIES_MAX_SIDES;
  AciesFinding *finding;

  if (four == (state->switches[LEG_TEAMS] != 0))
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "teams-of-four", ACIES_NO_HEX, ACIES_NO_SIDE, "LEG-B1",
                                      four ? _ ("Four players must play in two teams") : _ ("Only four players can play in teams"));
  acies_finding_add_fix (finding, four ? _ ("Play in Teams") : _ ("Play without Teams"), acies_leg_set_switch (LEG_TEAMS, four));
}

gboolean
acies_leg_find_colour_free (const AciesState *state,
                            int               colour)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (state->switches[LEG_COLOUR_OF_FIRST + side] == colour)
      return FALSE;

  return TRUE;
}

/* That of the card with which @side begins already, if it may. */
static int
choose_colour (const AciesState *state,
               AciesSide         side)
{
  AciesUnitId card = acies_leg_find_start_card (state, side);
  int         colour = card != ACIES_NO_UNIT ? acies_state_unit_type (state, card)->class_ : 0;

  for (int i = 0; i < LEG_N_COLOURS && !acies_leg_find_colour_free (state, colour); i++)
    colour = i;

  return colour;
}

AciesSide
acies_leg_find_sharer (const AciesState *state,
                       AciesSide         side)
{
  for (AciesSide other = 0; other < side; other++)
    if (state->switches[LEG_COLOUR_OF_FIRST + side] == state->switches[LEG_COLOUR_OF_FIRST + other])
      return other;

  return ACIES_NO_SIDE;
}

/* LEG-F2 */
static void
find_shared_colour (const AciesState *state,
                    AciesSide         side,
                    AciesFindings    *findings)
{
  AciesFinding *finding;

  if (acies_leg_find_sharer (state, side) == ACIES_NO_SIDE)
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "shared-colour", ACIES_NO_HEX, side, "LEG-F2",
                                      /* Translators: a side */
                                      _ ("%s has the same starting colour as another player"), state->ruleset->sides[side].name);
  acies_finding_add_fix (finding, _ ("Choose a Free Colour"), acies_leg_set_switch (LEG_COLOUR_OF_FIRST + side, choose_colour (state, side)));
}

static int
count_battlefields (const AciesState *state)
{
  int n = 0;

  for (guint i = 0; i < state->ruleset->n_areas; i++)
    n += state->ruleset->areas[i].size.columns == state->board->columns && state->ruleset->areas[i].size.rows == state->board->rows;

  return n;
}

gboolean
acies_leg_has_battlefield (const AciesState *state,
                           AciesSide         side)
{
  const AciesRuleset *ruleset = state->ruleset;

  for (guint i = 0; i < ruleset->n_areas; i++)
    if (ruleset->areas[i].side == side && acies_board_has_area (state->board, ruleset, &ruleset->areas[i]))
      return TRUE;

  return FALSE;
}

/* LEG-K3: a board keeps its size, so there are too many players for it. Their cards go with them, and another player's die may lose its square. */
static gboolean
find_battlefield (const AciesState *state,
                  AciesSide         side,
                  AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  int                 n = count_battlefields (state);
  const AciesCommand  commands[] = { acies_leg_set_switch (LEG_PLAYERS, n), acies_leg_set_switch (LEG_TEAMS, FALSE) };
  AciesFinding       *finding;

  if (acies_leg_has_battlefield (state, side))
    return TRUE;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-battlefield", ACIES_NO_HEX, side, "LEG-K3",
                                      /* Translators: a side */
                                      _ ("The board has no battlefield for %s"), ruleset->sides[side].name);
  if (n < ruleset->switches[LEG_PLAYERS].min)
    return FALSE;
  acies_leg_find_fix (finding, state, _ ("Reduce the Number of Players"), commands, n < ACIES_MAX_SIDES && state->switches[LEG_TEAMS] != 0 ? 2 : 1);

  return FALSE;
}

/* --- limits ------------------------------------------------------------------------------------ */

/* LEG-B11: of those that are too many the last one is told of. */
static void
find_dice (const AciesState  *state,
           guint              class_,
           const AciesUnitId *dice,
           guint              n,
           AciesFindings     *findings)
{
  guint         most = (guint) LEG_NUMBER (state, class_ == LEG_COMMANDER_DIE ? LEG_MOST_RED : LEG_MOST_BLACK);
  AciesFinding *finding;

  if (n <= most)
    return;
  finding = acies_leg_find_at (findings, state, "too-many-dice", ACIES_SEVERITY_ERROR, dice[n - 1], "LEG-B11", _ ("There are too many dice of this colour"));
  acies_leg_find_removal (finding, state, dice[n - 1]);
}

/* LEG-B6, LEG-B12 */
static gboolean
is_too_many (const AciesState *state,
             AciesUnitId       die)
{
  AciesSide side = state->units[die].side;
  guint     token = state->units[die].properties[LEG_TOKEN];

  return token != LEG_NO_TOKEN && ((int) acies_leg_count_tokens (state, side, token) > LEG_NUMBER (state, LEG_MOST_OF_KIND) ||
                                   (int) acies_leg_count_tokens_of_class (state, side, token) > LEG_NUMBER (state, LEG_MOST_OF_CLASS));
}

static void
find_tokens (const AciesState  *state,
             const AciesUnitId *dice,
             guint              n,
             AciesFindings     *findings)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand  take_off = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, dice[i]);
      AciesFinding *finding;

      if (!is_too_many (state, dice[i]))
        continue;
      take_off.id = LEG_TOKEN;
      finding = acies_leg_find_at (findings, state, "too-many-tokens", ACIES_SEVERITY_ERROR, dice[i], "LEG-B6", _ ("There are too many tokens like this one"));
      acies_finding_add_fix (finding, _ ("Remove the Token"), take_off);
      return;
    }
}

static void
find_limits (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  for (guint class_ = LEG_LEGION_DIE; class_ <= LEG_COMMANDER_DIE; class_++)
    {
      AciesUnitId dice[ACIES_MAX_UNITS];
      guint       n = acies_leg_list_dice (state, side, class_, dice);

      find_dice (state, class_, dice, n, findings);
      find_tokens (state, dice, n, findings);
    }
}

void
acies_leg_find (const AciesState *state,
                AciesFindings    *findings)
{
  AciesLegField field;

  acies_leg_field_find (&field, state);
  find_teams (state, findings);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      find_shared_colour (state, side, findings);
      if (!find_battlefield (state, side, findings))
        continue;
      acies_leg_find_start (&field, side, findings);
      find_limits (state, side, findings);
    }
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, i))
      acies_leg_find_piece (&field, i, findings);
}
