/* find-start.c - Legions: whether a battlefield has its starting card and its General
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/find.h"

#include <glib/gi18n-lib.h>

/* One that lies elsewhere is told of as such. */
static gboolean
is_starting_card (const AciesState *state,
                  AciesUnitId       unit,
                  AciesSide         side)
{
  return acies_state_unit_is_on_board (state, unit) && state->units[unit].side == side && acies_state_unit_type (state, unit)->values[LEG_BIG_CARD] > 0 &&
         acies_leg_may_stand (state, side, state->units[unit].type, state->units[unit].hex);
}

AciesUnitId
acies_leg_find_start_card (const AciesState *state,
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

static AciesCommand
shift (const AciesState *state,
       AciesUnitId       unit,
       AciesHex          hex)
{
  AciesCommand command = acies_command_on_unit (ACIES_COMMAND_SHIFT, state, unit);

  command.to = hex;

  return command;
}

/* --- the starting card ---------------------------------------------------------------------- */

/* Nothing lies there that it would have to fit. */
static gboolean
has_room (const AciesLegField *field,
          AciesSide            side,
          AciesHex             hex)
{
  const AciesBoard *board = field->state->board;

  return acies_board_owner (board, field->state->ruleset, hex) == side && acies_leg_card_at (field, hex) == ACIES_NO_UNIT &&
         acies_leg_type_at (field, acies_board_neighbour (board, hex, ACIES_DIRECTION_W)) == NULL &&
         acies_leg_type_at (field, acies_board_neighbour (board, hex, ACIES_DIRECTION_E)) == NULL;
}

/* As near to @wanted as it can lie, or %ACIES_NO_HEX. */
static AciesHex
find_room (const AciesLegField *field,
           AciesSide            side,
           AciesHex             wanted)
{
  const AciesBoard *board = field->state->board;
  AciesHex          best = ACIES_NO_HEX;
  guint             best_distance = G_MAXUINT;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      guint distance;

      if (!has_room (field, side, hex))
        continue;
      distance = acies_board_distance (board, hex, wanted);
      if (distance >= best_distance)
        continue;
      best = hex;
      best_distance = distance;
    }

  return best;
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

/* LEG-F2, LEG-F4: with the General, who lies on it. */
static void
offer_starting_card (const AciesLegField *field,
                     AciesSide            side,
                     AciesFinding        *finding)
{
  const AciesState *state = field->state;
  AciesUnitId       general = acies_leg_find_general (state, side);
  gboolean          under = general != ACIES_NO_UNIT && has_room (field, side, state->units[general].hex);
  AciesHex          hex = under ? state->units[general].hex : find_room (field, side, middle_of_area (state, side));

  if (hex == ACIES_NO_HEX || acies_leg_find_start_card (state, side) != ACIES_NO_UNIT)
    return;
  if (!under && acies_leg_die_at (field, hex, LEG_DIE_BLUE) != ACIES_NO_UNIT)
    return;
  acies_finding_add_fix (finding, _ ("Add the Starting Card"), place (starting_type (state->ruleset, state->switches[LEG_COLOUR_OF_FIRST + side]), hex, side));
  if (general == ACIES_NO_UNIT)
    acies_finding_add_fix (finding, NULL, place (acies_leg_type_of_class (state->ruleset, LEG_GENERAL_DIE), hex, side));
  else if (!under)
    acies_finding_add_fix (finding, NULL, shift (state, general, hex));
}

static void
find_colour (const AciesState *state,
             AciesSide         side,
             AciesUnitId       card,
             AciesFindings    *findings)
{
  int           colour = acies_state_unit_type (state, card)->class_;
  AciesFinding *finding;

  if (colour == state->switches[LEG_COLOUR_OF_FIRST + side])
    return;
  finding = acies_leg_find_at (findings, state, "other-starting-colour", ACIES_SEVERITY_WARNING, card, "LEG-F2",
                               _ ("The starting card does not have the player’s starting colour"));
  if (acies_leg_find_colour_free (state, colour))
    acies_finding_add_fix (finding, _ ("Use the Card’s Colour"), acies_leg_set_switch (LEG_COLOUR_OF_FIRST + side, colour));
}

/* LEG-F2, LEG-B17 */
static void
find_card (const AciesLegField *field,
           AciesSide            side,
           AciesUnitId          card,
           AciesFindings       *findings)
{
  const AciesState *state = field->state;
  AciesFinding     *finding;

  if (card == ACIES_NO_UNIT)
    {
      /* Translators: a side */
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-starting-card", ACIES_NO_HEX, side, "LEG-F2", _ ("%s has no starting card"),
                                          state->ruleset->sides[side].name);
      offer_starting_card (field, side, finding);
      return;
    }
  for (AciesUnitId i = (AciesUnitId) (card + 1); i < state->n_units; i++)
    if (is_starting_card (state, i, side))
      acies_leg_find_removal (acies_leg_find_at (findings, state, "second-starting-card", ACIES_SEVERITY_ERROR, i, "LEG-F2", _ ("Each player needs exactly one starting card")),
                              state, i);
  if (acies_leg_find_sharer (state, side) == ACIES_NO_SIDE)
    find_colour (state, side, card, findings);
}

/* --- the General ---------------------------------------------------------------------------- */

/* LEG-F4: where he lies if there is no card is told with the card. */
static void
find_general (const AciesLegField *field,
              AciesSide            side,
              AciesUnitId          card,
              AciesFindings       *findings)
{
  const AciesState *state = field->state;
  AciesUnitId       general = acies_leg_find_general (state, side);
  gboolean          is_free = card != ACIES_NO_UNIT && acies_leg_die_at (field, state->units[card].hex, LEG_DIE_BLUE) == ACIES_NO_UNIT;
  AciesFinding     *finding;

  for (AciesUnitId i = (AciesUnitId) (general + 1); general != ACIES_NO_UNIT && i < state->n_units; i++)
    if (acies_leg_is_die (state, i, side, LEG_GENERAL_DIE))
      acies_leg_find_removal (acies_leg_find_at (findings, state, "second-general", ACIES_SEVERITY_ERROR, i, "LEG-F4", _ ("Each player needs exactly one General die")), state, i);
  if (card == ACIES_NO_UNIT)
    return;
  if (general == ACIES_NO_UNIT)
    {
      /* Translators: a side */
      finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-general", ACIES_NO_HEX, side, "LEG-F4", _ ("%s has no General die"),
                                          state->ruleset->sides[side].name);
      if (is_free)
        acies_finding_add_fix (finding, _ ("Put a General on the Starting Card"),
                               place (acies_leg_type_of_class (state->ruleset, LEG_GENERAL_DIE), state->units[card].hex, side));
    }
  else if (state->units[general].hex != state->units[card].hex)
    {
      finding = acies_leg_find_at (findings, state, "general-elsewhere", ACIES_SEVERITY_ERROR, general, "LEG-F4", _ ("The General must be on the starting card"));
      if (is_free)
        acies_finding_add_fix (finding, _ ("Move It to the Starting Card"), shift (state, general, state->units[card].hex));
    }
}

void
acies_leg_find_start (const AciesLegField *field,
                      AciesSide            side,
                      AciesFindings       *findings)
{
  AciesUnitId card = acies_leg_find_start_card (field->state, side);

  find_card (field, side, card, findings);
  find_general (field, side, card, findings);
}
