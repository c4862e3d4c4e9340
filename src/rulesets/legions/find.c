/* find.c - Legions: what is wrong with a table that is laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/legions.h"

#include "engine/find/scenario-procs.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_leg_finding_kinds[] = {
  { "no-starting-card", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has no starting card") },
  { "second-starting-card", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has more than one starting card") },
  { "other-starting-colour", ACIES_SEVERITY_WARNING, TRUE, N_ ("A starting card is not of the colour that a player has chosen") },
  { "shared-colour", ACIES_SEVERITY_ERROR, TRUE, N_ ("Two players have chosen one starting colour"), ACIES_ABOUT_VICTORY },
  { "no-general", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has no General die") },
  { "second-general", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has more than one General die") },
  { "general-elsewhere", ACIES_SEVERITY_ERROR, TRUE, N_ ("A General die does not lie on the starting card") },
  { "other-battlefield", ACIES_SEVERITY_ERROR, TRUE, N_ ("Something lies outside of its player’s battlefield") },
  { "edges-do-not-meet", ACIES_SEVERITY_ERROR, TRUE, N_ ("The edges of two Army cards do not fit together") },
  { "lone-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("An Army card lies beside no other") },
  { "no-square-for-die", ACIES_SEVERITY_ERROR, TRUE, N_ ("A die lies on no square of its colour") },
  { "too-many-dice", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has more dice of a colour than it may"), ACIES_ABOUT_ARMIES },
  { "too-many-tokens", ACIES_SEVERITY_ERROR, TRUE, N_ ("A battlefield has more tokens than it may"), ACIES_ABOUT_ARMIES },
  { "card-twice", ACIES_SEVERITY_WARNING, TRUE, N_ ("An Army card lies on a battlefield and among the cards, too") },
  { "teams-of-four", ACIES_SEVERITY_ERROR, TRUE, N_ ("Four players are two teams, and others none"), ACIES_ABOUT_VICTORY },
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

static AciesCommand
set_switch (guint id,
            int   value)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;

  return command;
}

static void
offer_to_remove (AciesFinding     *finding,
                 const AciesState *state,
                 AciesUnitId       unit)
{
  acies_finding_add_fix (finding, _ ("Remove It"), acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit));
}

static AciesFinding *
found_at (AciesFindings    *findings,
          const AciesState *state,
          const char       *code,
          AciesSeverity     severity,
          AciesUnitId       unit,
          const char       *rule,
          const char       *sentence)
{
  AciesHexName name;

  return acies_findings_add_about (findings, severity, code, state->units[unit].hex, state->units[unit].side, rule,
                                   /* Translators: a square, and what is wrong there */
                                   _ ("%s: %s"), acies_hex_name (state->units[unit].hex, name), sentence);
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
                                      four ? _ ("Four players play in two teams") : _ ("Two or three players play each for himself"));
  acies_finding_add_fix (finding, four ? _ ("Let Them Play in Teams") : _ ("Let Them Play Alone"), set_switch (LEG_TEAMS, four));
}

static int
free_colour (const AciesState *state)
{
  for (int colour = 0; colour < LEG_N_COLOURS; colour++)
    {
      gboolean taken = FALSE;

      for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
        taken |= state->switches[LEG_COLOUR_OF_FIRST + side] == colour;
      if (!taken)
        return colour;
    }

  return 0;
}

/* LEG-F2 */
static void
find_shared_colours (const AciesState *state,
                     AciesFindings    *findings)
{
  for (AciesSide side = 1; side < state->ruleset->n_sides; side++)
    for (AciesSide other = 0; other < side; other++)
      {
        AciesFinding *finding;

        if (state->switches[LEG_COLOUR_OF_FIRST + side] != state->switches[LEG_COLOUR_OF_FIRST + other])
          continue;
        finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "shared-colour", ACIES_NO_HEX, side, "LEG-F2",
                                            _ ("Two players have chosen the colour of %s"), state->ruleset->sides[side].name);
        acies_finding_add_fix (finding, _ ("Choose a Free Colour"), set_switch (LEG_COLOUR_OF_FIRST + side, free_colour (state)));
        break;
      }
}

static AciesHex
middle_of_area (const AciesState *state,
                AciesSide         side)
{
  for (guint i = 0; i < state->ruleset->n_areas; i++)
    {
      const AciesBoardArea *area = &state->ruleset->areas[i];

      if (area->side == side && acies_board_has_area (state->board, state->ruleset, area))
        return acies_hex ((acies_hex_column (area->first) + acies_hex_column (area->last)) / 2, (acies_hex_row (area->first) + acies_hex_row (area->last)) / 2);
    }

  return ACIES_NO_HEX;
}

static int
count_battlefields (const AciesState *state)
{
  int n = 0;

  for (guint i = 0; i < state->ruleset->n_areas; i++)
    n += state->ruleset->areas[i].size.columns == state->board->columns && state->ruleset->areas[i].size.rows == state->board->rows;

  return n;
}

/* LEG-K3: a board keeps its size, so there are too many players for it. */
static gboolean
find_battlefield (const AciesState *state,
                  AciesSide         side,
                  AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesFinding       *finding;

  if (middle_of_area (state, side) != ACIES_NO_HEX)
    return TRUE;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-battlefield", ACIES_NO_HEX, side, "LEG-K3",
                                      _ ("The board has no battlefield for %s"), ruleset->sides[side].name);
  acies_finding_add_fix (finding, _ ("Let Fewer Players Take Part"), set_switch (LEG_PLAYERS, count_battlefields (state)));

  return FALSE;
}

/* --- the starting card and the General ------------------------------------------------------ */

static gboolean
is_starting_card (const AciesState *state,
                  AciesUnitId       unit,
                  AciesSide         side)
{
  return acies_state_unit_is_on_board (state, unit) && state->units[unit].side == side && acies_state_unit_type (state, unit)->values[LEG_BIG_CARD] > 0;
}

static AciesUnitId
find_starting_card (const AciesState *state,
                    AciesSide         side)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (is_starting_card (state, i, side))
      return i;

  return ACIES_NO_UNIT;
}

static AciesId
starting_type (const AciesRuleset *ruleset,
               int                 colour)
{
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    if (ruleset->unit_types[i].class_ == colour && ruleset->unit_types[i].values[LEG_BIG_CARD] > 0)
      return (AciesId) i;

  return ACIES_NO_ID;
}

static AciesCommand
place (AciesId   type,
       AciesHex  hex,
       AciesSide side)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  command.id = type;
  command.number = 1;
  command.side = side;

  return command;
}

/* LEG-F2, LEG-B17 */
static void
find_start (const AciesState *state,
            AciesSide         side,
            AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  AciesUnitId   card = find_starting_card (state, side);
  int           colour = state->switches[LEG_COLOUR_OF_FIRST + side];
  AciesFinding *finding;

  if (card == ACIES_NO_UNIT)
    {
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-starting-card", ACIES_NO_HEX, side, "LEG-F2", _ ("%s has no starting card"), name);
      acies_finding_add_fix (finding, _ ("Lay It in the Middle"), place (starting_type (state->ruleset, colour), middle_of_area (state, side), side));
      return;
    }
  for (AciesUnitId i = (AciesUnitId) (card + 1); i < state->n_units; i++)
    if (is_starting_card (state, i, side))
      offer_to_remove (found_at (findings, state, "second-starting-card", ACIES_SEVERITY_ERROR, i, "LEG-F2", _ ("A player has one starting card")), state, i);
  if (acies_state_unit_type (state, card)->class_ == colour)
    return;
  finding = found_at (findings, state, "other-starting-colour", ACIES_SEVERITY_WARNING, card, "LEG-F2", _ ("The starting card is not of the player’s colour"));
  acies_finding_add_fix (finding, _ ("Let the Player Have This Colour"), set_switch (LEG_COLOUR_OF_FIRST + side, acies_state_unit_type (state, card)->class_));
}

/* LEG-F4 */
static void
find_general (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  AciesUnitId   general = acies_leg_find_general (state, side);
  AciesUnitId   card = find_starting_card (state, side);
  AciesFinding *finding;

  for (AciesUnitId i = (AciesUnitId) (general + 1); general != ACIES_NO_UNIT && i < state->n_units; i++)
    if (acies_leg_is_die (state, i, side, LEG_GENERAL_DIE))
      offer_to_remove (found_at (findings, state, "second-general", ACIES_SEVERITY_ERROR, i, "LEG-F4", _ ("A player has one General die")), state, i);
  if (card == ACIES_NO_UNIT)
    return;
  if (general == ACIES_NO_UNIT)
    {
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-general", ACIES_NO_HEX, side, "LEG-F4", _ ("%s has no General die"),
                                          state->ruleset->sides[side].name);
      acies_finding_add_fix (finding, _ ("Put It on the Starting Card"), place (acies_leg_type_of_class (state->ruleset, LEG_GENERAL_DIE), state->units[card].hex, side));
    }
  else if (state->units[general].hex != state->units[card].hex)
    {
      AciesCommand shift = acies_command_on_unit (ACIES_COMMAND_SHIFT, state, general);

      shift.to = state->units[card].hex;
      finding = found_at (findings, state, "general-elsewhere", ACIES_SEVERITY_ERROR, general, "LEG-F4", _ ("The General lies on the starting card"));
      acies_finding_add_fix (finding, _ ("Move It There"), shift);
    }
}

/* --- what lies there ------------------------------------------------------------------------ */

/* LEG-K3: of two neighbours the right one is told of. */
static gboolean
edges_meet (const AciesLegField *field,
            AciesHex             hex)
{
  AciesHex             west = acies_board_neighbour (field->state->board, hex, ACIES_DIRECTION_W);
  const AciesUnitType *left = west != ACIES_NO_HEX ? acies_leg_type_at (field, west) : NULL;
  const AciesUnitType *right = acies_leg_type_at (field, hex);

  if (left == NULL)
    return TRUE;

  return (left->values[LEG_RIGHT] > 0) == (right->values[LEG_LEFT] > 0) && (left->values[LEG_RIGHT] == 0 || left->class_ == right->class_);
}

static gboolean
lies_well (const AciesLegField *field,
           AciesUnitId          die)
{
  AciesHex hex = field->state->units[die].hex;

  switch (acies_state_unit_type (field->state, die)->class_)
    {
    case LEG_LEGION_DIE:
      return acies_leg_is_black_square (field, hex);

    case LEG_COMMANDER_DIE:
      return acies_leg_is_red_square (field, hex);

    default:
      return acies_leg_card_at (field, hex) != ACIES_NO_UNIT;
    }
}

static void
find_piece (const AciesLegField *field,
            AciesUnitId          unit,
            AciesFindings       *findings)
{
  const AciesState *state = field->state;
  AciesSide         side = state->units[unit].side;
  AciesHex          hex = state->units[unit].hex;
  gboolean          is_card = acies_state_unit_type (state, unit)->class_ < LEG_N_COLOURS;

  if (!acies_leg_may_stand (state, side, state->units[unit].type, hex))
    offer_to_remove (found_at (findings, state, "other-battlefield", ACIES_SEVERITY_ERROR, unit, "LEG-K3", _ ("This is not the player’s battlefield")), state, unit);
  else if (is_card && !edges_meet (field, hex))
    offer_to_remove (found_at (findings, state, "edges-do-not-meet", ACIES_SEVERITY_ERROR, unit, "LEG-K3", _ ("The edge of the card on its left does not fit")), state, unit);
  else if (is_card && acies_state_unit_type (state, unit)->values[LEG_BIG_CARD] == 0 && !acies_leg_has_neighbour (field, hex))
    offer_to_remove (found_at (findings, state, "lone-card", ACIES_SEVERITY_WARNING, unit, "LEG-K3", _ ("No card lies beside this one")), state, unit);
  else if (!is_card && !lies_well (field, unit))
    offer_to_remove (found_at (findings, state, "no-square-for-die", ACIES_SEVERITY_ERROR, unit, "LEG-B5", _ ("No square of its colour is here")), state, unit);
}

/* LEG-B6, LEG-B11, LEG-B12 */
static void
find_limits (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  for (guint class_ = LEG_LEGION_DIE; class_ <= LEG_COMMANDER_DIE; class_++)
    {
      AciesUnitId dice[ACIES_MAX_UNITS];
      guint       n = acies_leg_list_dice (state, side, class_, dice);

      if ((int) n > LEG_NUMBER (state, class_ == LEG_COMMANDER_DIE ? LEG_MOST_RED : LEG_MOST_BLACK))
        offer_to_remove (found_at (findings, state, "too-many-dice", ACIES_SEVERITY_ERROR, dice[n - 1], "LEG-B11", _ ("There are too many dice of this colour")),
                         state, dice[n - 1]);
      for (guint i = 0; i < n; i++)
        {
          guint         token = state->units[dice[i]].properties[LEG_TOKEN];
          AciesCommand  take_off = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, dice[i]);
          AciesFinding *finding;

          if (token == LEG_NO_TOKEN || ((int) acies_leg_count_tokens (state, side, token) <= LEG_NUMBER (state, LEG_MOST_OF_KIND) &&
                                        (int) acies_leg_count_tokens_of_class (state, side, token) <= LEG_NUMBER (state, LEG_MOST_OF_CLASS)))
            continue;
          take_off.id = LEG_TOKEN;
          finding = found_at (findings, state, "too-many-tokens", ACIES_SEVERITY_ERROR, dice[i], "LEG-B6", _ ("There are too many tokens like this one"));
          acies_finding_add_fix (finding, _ ("Take It Off"), take_off);
          break;
        }
    }
}

/* LEG-K4: there is one of each. */
static void
find_twice (const AciesState *state,
            AciesUnitId       unit,
            AciesFindings    *findings)
{
  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      AciesCommand  fewer = acies_command_with_id (ACIES_COMMAND_CARDS, (AciesId) card);
      AciesFinding *finding;

      if (state->ruleset->cards[card].deck != LEG_DECK_ARMY || acies_leg_type_of_card (state->ruleset, (AciesId) card) != state->units[unit].type ||
          acies_state_count_copies (state, ACIES_COMMON, (AciesId) card) < state->ruleset->cards[card].copies)
        continue;
      fewer.side = ACIES_COMMON;
      fewer.number = (gint16) (state->ruleset->cards[card].copies - 1);
      finding = found_at (findings, state, "card-twice", ACIES_SEVERITY_WARNING, unit, "LEG-K4", _ ("This card is also among those that are drawn"));
      acies_finding_add_fix (finding, _ ("Take It out of the Deck"), fewer);
    }
}

void
acies_leg_find (const AciesState *state,
                AciesFindings    *findings)
{
  AciesLegField field;

  acies_leg_field_find (&field, state);
  find_teams (state, findings);
  find_shared_colours (state, findings);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      if (!find_battlefield (state, side, findings))
        continue;
      find_start (state, side, findings);
      find_general (state, side, findings);
      find_limits (state, side, findings);
    }
  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (!acies_state_unit_is_on_board (state, i))
        continue;
      find_piece (&field, i, findings);
      find_twice (state, i, findings);
    }
}
