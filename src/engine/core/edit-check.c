/* edit-check.c - what the editor's commands accept: the same for every ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"

#include "engine/board/texts.h"
#include "engine/core/procs.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- numbers --------------------------------------------------------------------------------- */

static AciesEditRange
usually (AciesEditRange range,
         int            min,
         int            max)
{
  range.usual_min = CLAMP (min, range.min, range.max);
  range.usual_max = CLAMP (max, range.usual_min, range.max);

  return range;
}

static AciesEditRange
from_to (int min,
         int max)
{
  return (AciesEditRange) { min, max, min, max };
}

/* Cards come into a zone from the deck, and go back to it. */
static AciesEditRange
range_of_zone (const AciesCommand *field,
               const AciesState   *state,
               AciesZone           zone)
{
  AciesSide      owner = state->ruleset->cards[field->id].common ? ACIES_COMMON : field->side;
  AciesEditRange range = from_to (0, (int) (acies_state_count_copies_in (state, owner, field->id, ACIES_ZONE_DECK) +
                                            acies_state_count_copies_in (state, field->side, field->id, zone)));

  if (zone != ACIES_ZONE_HAND || acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    return range;

  return usually (range, 0, state->sides[field->side].hand_size);
}

/* What @field numbers is called, what it is now, and what it may be. FALSE: as of acies_edit_range() */
static gboolean
look_up (const AciesCommand *field,
         const AciesState   *state,
         const char        **name,
         int                *number,
         AciesEditRange     *range)
{
  const AciesRuleset     *ruleset = state->ruleset;
  const AciesSideNumbers *side = field->side < ruleset->n_sides ? &state->sides[field->side] : NULL;
  AciesUnitId             id = ACIES_NO_UNIT;
  const AciesUnit        *unit = NULL;
  int                     room = ACIES_MAX_UNITS;

  *number = 0;
  if (field->kind == ACIES_COMMAND_FIGURES || field->kind == ACIES_COMMAND_MARK || field->kind == ACIES_COMMAND_PROPERTY)
    {
      id = acies_command_unit (field, state);
      if (id == ACIES_NO_UNIT)
        return FALSE;
      unit = &state->units[id];
    }
  switch (field->kind)
    {
    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_FIGURES:
      *name = acies_units_say (ruleset, _ ("Figures"), _ ("Bases"));
      *number = unit != NULL ? unit->figures : 0;
      *range = usually (from_to (1, ACIES_MAX_FIGURES), 1, (int) acies_state_most_figures (state, unit != NULL ? unit->type : field->id));
      return TRUE;

    case ACIES_COMMAND_MARK:
      *name = ruleset->marks[field->id].name;
      *number = acies_state_unit_has_mark (state, id, field->id);
      *range = from_to (0, 1);
      return TRUE;

    case ACIES_COMMAND_PROPERTY:
      *name = ruleset->properties[field->id].name;
      *number = unit->properties[field->id];
      *range = from_to (ruleset->unit_types[unit->type].properties[field->id].min, ruleset->unit_types[unit->type].properties[field->id].max);
      return acies_unit_type_has_property (ruleset, unit->type, field->id) && !ruleset->properties[field->id].fixed;

    case ACIES_COMMAND_RESERVE:
      *name = _ ("Units in reserve");
      *number = (int) acies_edit_count_reserve (state, field->id, acies_edit_side (field, state));
      /* As many as there is room for. What the box holds is told, and no limit. */
      for (guint i = 0; i < state->n_units; i++)
        room -= state->units[i].place != ACIES_PLACE_ABSENT;
      *range = from_to (0, room + *number);
      return TRUE;

    case ACIES_COMMAND_CARDS:
      *name = ruleset->cards[field->id].name;
      *number = (int) acies_state_count_copies (state, field->side, field->id);
      *range = from_to (0, ACIES_MAX_COPIES);
      return TRUE;

    case ACIES_COMMAND_HAND:
      *name = ruleset->cards[field->id].name;
      *number = (int) acies_state_count_copies_in (state, field->side, field->id, ACIES_ZONE_HAND);
      *range = range_of_zone (field, state, ACIES_ZONE_HAND);
      return !acies_ruleset_is_unheld (ruleset, field->id);

    case ACIES_COMMAND_DISCARD:
      *name = ruleset->cards[field->id].name;
      *number = (int) acies_state_count_copies_in (state, field->side, field->id, ACIES_ZONE_DISCARD);
      *range = range_of_zone (field, state, ACIES_ZONE_DISCARD);
      return TRUE;

    case ACIES_COMMAND_MORALE:
      *name = ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale");
      *number = side->morale;
      *range = usually (from_to (0, ACIES_MAX_MORALE), 1, ACIES_MAX_MORALE);
      return TRUE;

    case ACIES_COMMAND_HAND_SIZE:
      *name = _ ("Hand");
      *number = side->hand_size;
      *range = usually (from_to (0, ACIES_MAX_HAND), 1, ACIES_MAX_HAND);
      return TRUE;

    case ACIES_COMMAND_ACTIONS:
      *name = _ ("Actions");
      *number = side->actions;
      *range = from_to (MAX (1, side->spent), ACIES_MAX_ACTIONS);
      return ruleset->army.actions != 0;

    case ACIES_COMMAND_SPENT:
      *name = _ ("Actions spent");
      *number = side->spent;
      *range = from_to (0, side->actions);
      return ruleset->army.actions != 0;

    case ACIES_COMMAND_RESOURCE:
      *name = ruleset->resources[field->id].name;
      *number = side->resources[field->id];
      *range = from_to (ruleset->resources[field->id].min, ruleset->resources[field->id].max);
      return !ruleset->resources[field->id].fixed;

    case ACIES_COMMAND_ENTRY:
      *name = acies_board_say (state->board, _ ("Entry hex"), _ ("Entry square"));
      *range = from_to (0, 1);
      return TRUE;

    case ACIES_COMMAND_END_ROUND:
      *name = _ ("Last round");
      *number = state->setup.end_round;
      *range = usually (from_to (1, ACIES_MAX_END_ROUND), state->turn.round, ACIES_MAX_END_ROUND);
      return TRUE;

    case ACIES_COMMAND_OPENING:
      *name = _ ("Round");
      *number = state->turn.round;
      *range = usually (from_to (1, acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS) ? 1 : ACIES_MAX_END_ROUND), 1, state->setup.end_round);
      return TRUE;

    case ACIES_COMMAND_SWITCH:
      *name = ruleset->switches[field->id].name;
      *number = state->switches[field->id];
      *range = from_to (ruleset->switches[field->id].min, ruleset->switches[field->id].max);
      return TRUE;

    default:
      return FALSE;
    }
}

gboolean
acies_edit_range (const AciesCommand *field,
                  const AciesState   *state,
                  AciesEditRange     *range)
{
  const char *name;
  int         number;

  return look_up (field, state, &name, &number, range);
}

int
acies_edit_number (const AciesCommand *field,
                   const AciesState   *state)
{
  AciesEditRange range;
  const char    *name;
  int            number;

  look_up (field, state, &name, &number, &range);

  return number;
}

/* --- what is refused ------------------------------------------------------------------------- */

/* Whose unit it will be. */
AciesSide
acies_edit_side (const AciesCommand *command,
                 const AciesState   *state)
{
  return command->side != ACIES_NO_SIDE ? command->side
                                        : acies_unit_type_only_side (&state->ruleset->unit_types[command->id]);
}

guint
acies_edit_count_reserve (const AciesState *state,
                          AciesId           type,
                          AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].type == type &&
         state->units[i].side == side;

  return n;
}

static gboolean
check_range (int         number,
             int         min,
             int         max,
             const char *what,
             GError    **error)
{
  if (number >= min && number <= max)
    return TRUE;

  /* Translators: a quantity such as "Figures", then the limits, then the value given */
  return acies_refuse_limit (error, _ ("%1$s: must be from %2$d to %3$d, not %4$d"), what, min, max, number);
}

/* The number of @command, whatever it counts. */
static gboolean
check_number (const AciesCommand *command,
              const AciesState   *state,
              GError            **error)
{
  AciesEditRange range;
  const char    *name;
  int            number;

  g_return_val_if_fail (look_up (command, state, &name, &number, &range), FALSE);

  return check_range (command->number, range.min, range.max, name, error);
}

static gboolean
check_unit (const AciesState *state,
            AciesHex          hex,
            GError          **error)
{
  AciesHexName name;

  if (acies_state_unit_at (state, hex) != ACIES_NO_UNIT)
    return TRUE;

  return acies_refuse_limit (error, _ ("There is no unit on %s"), acies_hex_name (hex, name));
}

static gboolean
check_type_side (const AciesCommand *command,
                 const AciesState   *state,
                 GError            **error)
{
  const AciesUnitType *type = &state->ruleset->unit_types[command->id];
  AciesSide            side = acies_edit_side (command, state);

  if (side == ACIES_NO_SIDE)
    return acies_refuse_limit (error, _ ("%s can belong to more than one army: name the side"), type->name);

  return (type->sides & (1u << side)) != 0 ||
         /* Translators: a side, and a unit type */
         acies_refuse_limit (error, _ ("The army of %1$s cannot have %2$s"), state->ruleset->sides[side].name, type->name);
}

static gboolean
check_shift (const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  AciesHexName     name;
  AciesUnitId      unit;
  AciesUnitId      obstacle;
  g_autofree char *why = NULL;

  if (!check_unit (state, command->hex, error))
    return FALSE;
  unit = acies_command_unit (command, state);
  obstacle = acies_stack_obstacle_to (state, unit, command->to);
  if (command->hex == command->to || obstacle == ACIES_NO_UNIT)
    return TRUE;
  if (state->ruleset->n_layers == 1)
    /* Translators: a hex or a square */
    return acies_refuse_limit (error, _ ("%s already has a unit"), acies_hex_name (command->to, name));
  why = acies_stack_dup_obstacle (state, obstacle, state->units[unit].side);

  return acies_refuse_limit (error, "%s", why);
}

static gboolean
check_property (const AciesCommand *command,
                const AciesState   *state,
                GError            **error)
{
  const AciesProperty *property = &state->ruleset->properties[command->id];
  AciesId              type;

  if (!check_unit (state, command->hex, error))
    return FALSE;
  type = state->units[acies_command_unit (command, state)].type;
  if (property->fixed)
    return acies_refuse_limit (error, _ ("A scenario cannot set “%s”: it changes only during play"), property->name);
  if (!acies_unit_type_has_property (state->ruleset, type, command->id))
    /* Translators: a type of units, then a property such as "Formation" */
    return acies_refuse_limit (error, _ ("%1$s: units of this type have no “%2$s”"), state->ruleset->unit_types[type].name, property->name);
  if (!check_number (command, state, error))
    return FALSE;
  if (!acies_property_allows (state->ruleset, type, command->id, command->number))
    {
      g_autofree char *value = acies_property_value_dup_name (property, command->number);

      /* Translators: a type of units, then a property and a value that it cannot have, as in "Formation: Wedge" */
      return acies_refuse_limit (error, _ ("%1$s cannot have “%2$s: %3$s”"), state->ruleset->unit_types[type].name, property->name, value);
    }

  return TRUE;
}

/* A card is some side's, or in common. A hand is always of a side. */
static gboolean
check_cards (const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  const AciesCardType *card = &state->ruleset->cards[command->id];

  if (command->kind != ACIES_COMMAND_HAND && card->common && command->side != ACIES_COMMON)
    /* Translators: a card, and a deck; “common” is typed in a command and stays as it is */
    return acies_refuse_limit (error, _ ("“%1$s” is in the deck “%2$s”, which all sides share: use “common” as the side"), card->name,
                               state->ruleset->decks[card->deck].name);
  if (command->kind == ACIES_COMMAND_HAND && acies_ruleset_is_unheld (state->ruleset, command->id))
    /* Translators: a card, and a deck */
    return acies_refuse_limit (error, _ ("“%1$s” is in the deck “%2$s”, whose cards are never held in hand"), card->name,
                               state->ruleset->decks[card->deck].name);
  if (command->side == ACIES_COMMON && !card->common)
    /* Translators: a card */
    return acies_refuse_limit (error, _ ("“%s” belongs to a side: name the side"), card->name);

  return check_number (command, state, error);
}

/* What the game makes nothing of cannot be set either. */
static gboolean
check_game_number (const AciesCommand *command,
                   const AciesState   *state,
                   GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;

  if (command->kind == ACIES_COMMAND_MORALE && acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    return ruleset->morale_name != NULL
               ? acies_refuse_limit (error, _ ("%s: a scenario cannot set this number; the game counts it automatically"), ruleset->morale_name)
               : acies_refuse_limit (error, _ ("A scenario cannot set morale; the game counts it automatically"));
  if (command->kind == ACIES_COMMAND_HAND_SIZE && acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE))
    return acies_refuse_limit (error, _ ("This game has no hand size"));
  if ((command->kind == ACIES_COMMAND_ACTIONS || command->kind == ACIES_COMMAND_SPENT) && ruleset->army.actions == 0)
    return acies_refuse_limit (error, _ ("This game does not count actions"));
  if (command->kind == ACIES_COMMAND_RESOURCE && ruleset->resources[command->id].fixed)
    return acies_refuse_limit (error, _ ("A scenario cannot set “%s”: it changes only during play"), ruleset->resources[command->id].name);
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS) &&
      (command->kind == ACIES_COMMAND_END_ROUND || (command->kind == ACIES_COMMAND_OPENING && command->number != 1)))
    return acies_refuse_limit (error, _ ("A battle in this game lasts one round"));

  return check_number (command, state, error);
}

gboolean
acies_edit_check (const AciesCommand *command,
                  const AciesState   *state,
                  GError            **error)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *label = NULL;

  switch (command->kind)
    {
    case ACIES_COMMAND_PLACE:
      return check_type_side (command, state, error) && check_number (command, state, error) &&
             (acies_stack_obstacle (state, command->hex, command->id, acies_edit_side (command, state), ACIES_NO_UNIT) != ACIES_NO_UNIT ||
              acies_state_free_slot (state) != ACIES_NO_UNIT ||
              acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d unit", "A scenario can have at most %d units", ACIES_MAX_UNITS), ACIES_MAX_UNITS));

    case ACIES_COMMAND_REMOVE:
      return check_unit (state, command->hex, error);

    case ACIES_COMMAND_SHIFT:
      return check_shift (command, state, error);

    case ACIES_COMMAND_FIGURES:
      return check_unit (state, command->hex, error) && check_number (command, state, error);

    case ACIES_COMMAND_MARK:
      if (!check_unit (state, command->hex, error))
        return FALSE;
      if (!ruleset->marks[command->id].kept)
        return acies_refuse_limit (error, _ ("A scenario cannot set “%s”: it is used only during play"), ruleset->marks[command->id].name);
      return check_number (command, state, error);

    case ACIES_COMMAND_PROPERTY:
      return check_property (command, state, error);

    case ACIES_COMMAND_RESERVE:
      return check_type_side (command, state, error) && check_number (command, state, error) &&
             check_range (command->number2, 0, ACIES_MAX_FIGURES, acies_units_say (ruleset, _ ("Figures"), _ ("Bases")), error);

    case ACIES_COMMAND_ENTRY:
      if (command->number == 1 && acies_ruleset_lacks (ruleset, ACIES_LACKS_ENTRIES))
        return acies_board_say (state->board, acies_refuse_limit (error, _ ("This game has its own rules for reserves and uses no entry hexes")),
                                acies_refuse_limit (error, _ ("This game has its own rules for reserves and uses no entry squares")));
      if (command->number == 1 && state->sides[command->side].n_entries == ACIES_MAX_ENTRIES)
        return acies_board_say (state->board,
                                acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry hex", "A side can have at most %d entry hexes", ACIES_MAX_ENTRIES), ACIES_MAX_ENTRIES),
                                acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry square", "A side can have at most %d entry squares", ACIES_MAX_ENTRIES), ACIES_MAX_ENTRIES));
      return check_number (command, state, error);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      return check_cards (command, state, error);

    case ACIES_COMMAND_MORALE:
    case ACIES_COMMAND_HAND_SIZE:
    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
    case ACIES_COMMAND_RESOURCE:
    case ACIES_COMMAND_END_ROUND:
    case ACIES_COMMAND_OPENING:
      return check_game_number (command, state, error);

    case ACIES_COMMAND_SWITCH:
      return check_number (command, state, error);

    case ACIES_COMMAND_TEXT:
      if (command->text == NULL || !acies_text_is_readable (command->text))
        return acies_refuse_limit (error, _ ("Text cannot contain control characters"));
      return strlen (command->text) <= ACIES_MAX_TEXT ||
             acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "Text can have at most %d byte", "Text can have at most %d bytes", ACIES_MAX_TEXT), ACIES_MAX_TEXT);

    case ACIES_COMMAND_LABEL:
      label = g_strstrip (g_strdup (command->text != NULL ? command->text : ""));
      if (*label == '\0')
        return TRUE;
      if (!acies_text_is_label (label))
        return acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A label must be one line of at most %d printable character", "A label must be one line of at most %d printable characters", ACIES_MAX_LABEL), ACIES_MAX_LABEL);
      return state->texts->labels->len < ACIES_MAX_LABELS || acies_texts_get_label (state->texts, command->hex) != NULL ||
             acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d label", "A scenario can have at most %d labels", ACIES_MAX_LABELS), ACIES_MAX_LABELS);

    case ACIES_COMMAND_RESIZE:
      return acies_reshape_check (state->board, ACIES_RESHAPE_SIZE, error) &&
             check_range (command->number, ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, _ ("Columns"), error) &&
             check_range (command->number2, ACIES_MIN_ROWS, ACIES_MAX_ROWS, _ ("Rows"), error);

    case ACIES_COMMAND_REPLACE:
      if (command->scenario == NULL)
        return acies_refuse_limit (error, _ ("There is no scenario to replace this one with"));
      if (command->scenario->mode != ACIES_MODE_EDIT)
        return acies_refuse_limit (error, _ ("A scenario cannot be replaced by a game"));
      return acies_ruleset_check_size (command->scenario->ruleset, command->scenario->board->columns, command->scenario->board->rows, error);

    case ACIES_COMMAND_PAINT:
    case ACIES_COMMAND_CAMP:
    case ACIES_COMMAND_FIRST:
      return TRUE;

    default:
      g_assert_not_reached ();
    }
}
