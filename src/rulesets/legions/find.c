/* find.c - Legions: what is wrong with a table that is laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/parts.h"

#include "engine/core/engine.h"
#include "engine/find/box.h"
#include "engine/find/findings.h"

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

static AciesCommand
set_switch (guint id,
            int   value)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;

  return command;
}

/* (nullable) */
static const AciesBoardArea *
find_area (const AciesState *state,
           AciesSide         side)
{
  const AciesRuleset *ruleset = state->ruleset;

  for (guint i = 0; i < ruleset->n_areas; i++)
    if (ruleset->areas[i].side == side && acies_board_has_area (state->board, ruleset, &ruleset->areas[i]))
      return &ruleset->areas[i];

  return NULL;
}

/* --- what lies where it cannot ---------------------------------------------------------------- */

/* One that lies elsewhere is told of as such. */
static gboolean
is_starting_card (const AciesState *state,
                  AciesUnitId       unit,
                  AciesSide         side)
{
  return acies_state_unit_is_on_board (state, unit) && state->units[unit].side == side && acies_state_unit_type (state, unit)->values[LEG_BIG_CARD] > 0 &&
         acies_leg_may_stand (state, side, state->units[unit].type, state->units[unit].hex);
}

/* The starting card in the battlefield of @side, or %ACIES_NO_UNIT. */
static AciesUnitId
find_start_card (const AciesState *state,
                 AciesSide         side)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (is_starting_card (state, i, side))
      return i;

  return ACIES_NO_UNIT;
}

/* About @unit: "E5: ", and @sentence. */
static AciesFinding *
find_at (AciesFindings    *findings,
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
                                   _ ("%1$s: %2$s"), acies_hex_name (state->units[unit].hex, name), sentence);
}

/* LEG-B5, LEG-K3: of the General it is told where the starting card is. */
static gboolean
has_square (const AciesLegField *field,
            AciesHex             hex,
            guint                class_)
{
  if (class_ == LEG_LEGION_DIE)
    return acies_leg_is_black_square (field, hex);

  return class_ != LEG_COMMANDER_DIE || acies_leg_is_red_square (field, hex);
}

/* A die of @left that has lost the square that it had in @before. */
static AciesUnitId
find_displaced (const AciesLegField *before,
                const AciesState    *left)
{
  AciesLegField field;

  acies_leg_field_find (&field, left);
  for (AciesUnitId i = 0; i < left->n_units; i++)
    {
      guint class_;

      if (!acies_state_unit_is_on_board (left, i)) /* an absent one has no type */
        continue;
      class_ = acies_state_unit_type (left, i)->class_;
      if (has_square (before, left->units[i].hex, class_) && !has_square (&field, left->units[i].hex, class_))
        return i;
    }

  return ACIES_NO_UNIT;
}

/* Adds to @finding the fix of the @n @commands, which also removes the dice that have no square after them.
 * There is no fix if it would leave an army that has pieces without any. */
static void
find_fix (AciesFinding       *finding,
          const AciesState   *state,
          const char         *label,
          const AciesCommand *commands,
          guint               n)
{
  g_autoptr (AciesState) left = acies_state_copy (state);
  g_autoptr (GArray) fix = acies_commands_new ();
  guint         before = 0, after = 0; /* bit by side */
  AciesLegField field;

  acies_leg_field_find (&field, state);
  g_array_append_vals (fix, commands, n);
  for (guint i = 0; i < n; i++)
    acies_engine_apply (left, &commands[i], NULL, NULL);
  for (AciesUnitId die = find_displaced (&field, left); die != ACIES_NO_UNIT; die = find_displaced (&field, left))
    {
      AciesCommand removal = acies_command_on_unit (ACIES_COMMAND_REMOVE, left, die);

      g_array_append_val (fix, removal);
      acies_engine_apply (left, &removal, NULL, NULL);
    }
  for (AciesUnitId i = 0; i < state->n_units; i++)
    before |= acies_state_unit_is_on_board (state, i) ? 1u << state->units[i].side : 0;
  for (AciesUnitId i = 0; i < left->n_units; i++)
    after |= acies_state_unit_is_on_board (left, i) ? 1u << left->units[i].side : 0;
  for (guint i = 0; i < fix->len && (before & ~after & ((1u << left->ruleset->n_sides) - 1)) == 0; i++)
    acies_finding_add_fix (finding, label, g_array_index (fix, AciesCommand, i));
}

/* Adds to the fix of @finding that @unit is taken away, and the dice that would lie on no square without it. */
static void
find_removal (AciesFinding     *finding,
              const AciesState *state,
              AciesUnitId       unit)
{
  AciesCommand removal = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit);

  find_fix (finding, state, _ ("Remove It"), &removal, 1);
}

/* LEG-K4: the copies that lie on battlefields are not in the deck. */
static void
find_twice (const AciesState *state,
            AciesUnitId       unit,
            AciesFindings    *findings)
{
  guint laid = acies_box_count_units (state, state->units[unit].type);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      AciesCommand  fewer = acies_command_with_id (ACIES_COMMAND_CARDS, (AciesId) card);
      AciesFinding *finding;

      if (state->ruleset->cards[card].deck != LEG_DECK_ARMY || acies_leg_type_of_card (state->ruleset, (AciesId) card) != state->units[unit].type)
        continue;
      fewer.side = ACIES_COMMON;
      fewer.number = (gint16) MAX ((int) state->ruleset->cards[card].copies - (int) laid, 0);
      if (acies_state_count_copies (state, ACIES_COMMON, (AciesId) card) <= (guint) fewer.number)
        continue;
      finding = find_at (findings, state, "card-twice", ACIES_SEVERITY_WARNING, unit, "LEG-K4", _ ("This card is also in the deck"));
      acies_finding_add_fix (finding, _ ("Remove It from the Deck"), fewer);
    }
}

static void
find_piece (const AciesLegField *field,
            AciesUnitId          unit,
            AciesFindings       *findings)
{
  const AciesState    *state = field->state;
  AciesSide            side = state->units[unit].side;
  AciesHex             hex = state->units[unit].hex;
  AciesHex             west = acies_board_neighbour (state->board, hex, ACIES_DIRECTION_W);
  guint                class_ = acies_state_unit_type (state, unit)->class_;
  gboolean             is_card = class_ < LEG_N_COLOURS;
  const AciesUnitType *left = is_card && west != ACIES_NO_HEX ? acies_leg_type_at (field, west) : NULL;
  const AciesUnitType *right = acies_leg_type_at (field, hex);
  gboolean             meets = left == NULL || ((left->values[LEG_RIGHT] > 0) == (right->values[LEG_LEFT] > 0) && (left->values[LEG_RIGHT] == 0 || left->class_ == right->class_));

  if (class_ == LEG_GENERAL_DIE || find_area (state, side) == NULL)
    return;
  if (!acies_leg_may_stand (state, side, state->units[unit].type, hex))
    find_removal (find_at (findings, state, "other-battlefield", ACIES_SEVERITY_ERROR, unit, "LEG-K3", _ ("This card or die is outside its player’s battlefield")),
                  state, unit);
  else if (!meets) /* LEG-K3: the right one of two neighbours is named; of two cards that do not fit the starting card stays */
    find_removal (find_at (findings, state, "edges-do-not-meet", ACIES_SEVERITY_ERROR, unit, "LEG-K3", _ ("The left edge does not fit the card beside it")),
                  state, find_start_card (state, side) == unit ? acies_leg_card_at (field, west) : unit);
  else if (is_card && acies_state_unit_type (state, unit)->values[LEG_BIG_CARD] == 0 && !acies_leg_has_neighbour (field, hex))
    find_removal (find_at (findings, state, "lone-card", ACIES_SEVERITY_WARNING, unit, "LEG-K3", _ ("No other card is next to this one")), state, unit);
  else if (!has_square (field, hex, class_))
    find_removal (find_at (findings, state, "no-square-for-die", ACIES_SEVERITY_ERROR, unit, "LEG-B5",
                           class_ == LEG_COMMANDER_DIE ? _ ("There is no red square here for the red die") : _ ("There is no black square here for the black die")),
                  state, unit);
  find_twice (state, unit, findings);
}

/* --- starting card and General ---------------------------------------------------------------- */

static gboolean
is_colour_free (const AciesState *state,
                int               colour)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    if (state->switches[LEG_COLOUR_OF_FIRST + side] == colour)
      return FALSE;

  return TRUE;
}

/* Who chose the colour of @side before it, or %ACIES_NO_SIDE. */
static AciesSide
find_sharer (const AciesState *state,
             AciesSide         side)
{
  for (AciesSide other = 0; other < side; other++)
    if (state->switches[LEG_COLOUR_OF_FIRST + side] == state->switches[LEG_COLOUR_OF_FIRST + other])
      return other;

  return ACIES_NO_SIDE;
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

/* LEG-F2, LEG-F4: with the General on it: where the General is, or else as near as can be to the middle. */
static void
offer_starting_card (const AciesLegField *field,
                     AciesSide            side,
                     AciesFinding        *finding)
{
  const AciesState     *state = field->state;
  const AciesRuleset   *ruleset = state->ruleset;
  const AciesBoard     *board = state->board;
  const AciesBoardArea *area = find_area (state, side);
  AciesUnitId           general = acies_leg_find_general (state, side);
  gboolean              under = general != ACIES_NO_UNIT && has_room (field, side, state->units[general].hex);
  AciesHex              wanted = acies_hex ((acies_hex_column (area->first) + acies_hex_column (area->last)) / 2, (acies_hex_row (area->first) + acies_hex_row (area->last)) / 2);
  AciesHex              best = under ? state->units[general].hex : ACIES_NO_HEX;
  guint                 best_distance = G_MAXUINT;
  AciesId               type = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX && !under; hex = acies_board_next (board, hex))
    {
      guint distance = acies_board_distance (board, hex, wanted);

      if (distance >= best_distance || !has_room (field, side, hex))
        continue;
      best = hex;
      best_distance = distance;
    }
  if (best == ACIES_NO_HEX || find_start_card (state, side) != ACIES_NO_UNIT)
    return;
  if (!under && acies_leg_die_at (field, best, LEG_DIE_BLUE) != ACIES_NO_UNIT)
    return;
  while (type < ruleset->n_unit_types && (ruleset->unit_types[type].class_ != state->switches[LEG_COLOUR_OF_FIRST + side] || ruleset->unit_types[type].values[LEG_BIG_CARD] == 0))
    type++;
  acies_finding_add_fix (finding, _ ("Add the Starting Card"), place (type < ruleset->n_unit_types ? type : ACIES_NO_ID, best, side));
  if (general == ACIES_NO_UNIT)
    acies_finding_add_fix (finding, NULL, place (acies_leg_type_of_class (ruleset, LEG_GENERAL_DIE), best, side));
  else if (!under)
    acies_finding_add_fix (finding, NULL, shift (state, general, best));
}

/* LEG-F2, LEG-B17 */
static void
find_card (const AciesLegField *field,
           AciesSide            side,
           AciesUnitId          card,
           AciesFindings       *findings)
{
  const AciesState *state = field->state;
  int               colour = card != ACIES_NO_UNIT ? acies_state_unit_type (state, card)->class_ : 0;
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
      find_removal (find_at (findings, state, "second-starting-card", ACIES_SEVERITY_ERROR, i, "LEG-F2", _ ("Each player needs exactly one starting card")), state, i);
  if (find_sharer (state, side) != ACIES_NO_SIDE || colour == state->switches[LEG_COLOUR_OF_FIRST + side])
    return;
  finding = find_at (findings, state, "other-starting-colour", ACIES_SEVERITY_WARNING, card, "LEG-F2", _ ("The starting card does not have the player’s starting colour"));
  if (is_colour_free (state, colour))
    acies_finding_add_fix (finding, _ ("Use the Card’s Colour"), set_switch (LEG_COLOUR_OF_FIRST + side, colour));
}

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
      find_removal (find_at (findings, state, "second-general", ACIES_SEVERITY_ERROR, i, "LEG-F4", _ ("Each player needs exactly one General die")), state, i);
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
      finding = find_at (findings, state, "general-elsewhere", ACIES_SEVERITY_ERROR, general, "LEG-F4", _ ("The General must be on the starting card"));
      if (is_free)
        acies_finding_add_fix (finding, _ ("Move It to the Starting Card"), shift (state, general, state->units[card].hex));
    }
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
  acies_finding_add_fix (finding, four ? _ ("Play in Teams") : _ ("Play without Teams"), set_switch (LEG_TEAMS, four));
}

/* LEG-F2 */
static void
find_shared_colour (const AciesState *state,
                    AciesSide         side,
                    AciesFindings    *findings)
{
  AciesUnitId   card = find_start_card (state, side);
  int           colour = card != ACIES_NO_UNIT ? acies_state_unit_type (state, card)->class_ : 0;
  AciesFinding *finding;

  if (find_sharer (state, side) == ACIES_NO_SIDE)
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "shared-colour", ACIES_NO_HEX, side, "LEG-F2",
                                      /* Translators: a side */
                                      _ ("%s has the same starting colour as another player"), state->ruleset->sides[side].name);
  /* That of the card with which @side begins already, if it may. */
  for (int i = 0; i < LEG_N_COLOURS && !is_colour_free (state, colour); i++)
    colour = i;
  acies_finding_add_fix (finding, _ ("Choose a Free Colour"), set_switch (LEG_COLOUR_OF_FIRST + side, colour));
}

/* LEG-K3: a board keeps its size, so there are too many players for it. Their cards go with them, and another player's die may lose its square. */
static void
find_battlefield (const AciesState *state,
                  AciesSide         side,
                  AciesFindings    *findings)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesFinding       *finding;
  int                 n = 0;

  finding = acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "no-battlefield", ACIES_NO_HEX, side, "LEG-K3",
                                      /* Translators: a side */
                                      _ ("The board has no battlefield for %s"), ruleset->sides[side].name);
  for (guint i = 0; i < ruleset->n_areas; i++)
    n += ruleset->areas[i].size.columns == state->board->columns && ruleset->areas[i].size.rows == state->board->rows;
  if (n >= ruleset->switches[LEG_PLAYERS].min)
    {
      const AciesCommand commands[] = { set_switch (LEG_PLAYERS, n), set_switch (LEG_TEAMS, FALSE) };

      find_fix (finding, state, _ ("Reduce the Number of Players"), commands, n < ACIES_MAX_SIDES && state->switches[LEG_TEAMS] != 0 ? 2 : 1);
    }
}

/* LEG-B11: of dice that are too many the last one is told of. LEG-B6, LEG-B12: of tokens the first one. */
static void
find_limits (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  for (guint class_ = LEG_LEGION_DIE; class_ <= LEG_COMMANDER_DIE; class_++)
    {
      AciesUnitId   dice[ACIES_MAX_UNITS];
      guint         n = acies_leg_list_dice (state, side, class_, dice);
      AciesFinding *finding;

      if ((int) n > LEG_NUMBER (state, class_ == LEG_COMMANDER_DIE ? LEG_MOST_RED : LEG_MOST_BLACK))
        find_removal (find_at (findings, state, "too-many-dice", ACIES_SEVERITY_ERROR, dice[n - 1], "LEG-B11", _ ("There are too many dice of this colour")),
                      state, dice[n - 1]);
      for (guint i = 0; i < n; i++)
        {
          guint        token = state->units[dice[i]].properties[LEG_TOKEN];
          AciesCommand take_off = acies_command_on_unit (ACIES_COMMAND_PROPERTY, state, dice[i]);

          if (token == LEG_NO_TOKEN || ((int) acies_leg_count_tokens (state, side, token) <= LEG_NUMBER (state, LEG_MOST_OF_KIND) &&
                                        (int) acies_leg_count_tokens_of_class (state, side, token) <= LEG_NUMBER (state, LEG_MOST_OF_CLASS)))
            continue;
          take_off.id = LEG_TOKEN;
          finding = find_at (findings, state, "too-many-tokens", ACIES_SEVERITY_ERROR, dice[i], "LEG-B6", _ ("There are too many tokens like this one"));
          acies_finding_add_fix (finding, _ ("Remove the Token"), take_off);
          break;
        }
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
      AciesUnitId card = find_start_card (state, side);

      find_shared_colour (state, side, findings);
      if (find_area (state, side) == NULL)
        {
          find_battlefield (state, side, findings);
          continue;
        }
      find_card (&field, side, card, findings);
      find_general (&field, side, card, findings);
      find_limits (state, side, findings);
    }
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, i))
      find_piece (&field, i, findings);
}
