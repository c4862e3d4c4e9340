/* edit-check.c - what the editor's commands accept: the same for every ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/edit.h"

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

static guint
count_units (const AciesState *state)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place != ACIES_PLACE_ABSENT;

  return n;
}

/* As many as there is room for. What the box holds is told, and no limit. */
static AciesEditRange
range_of_reserve (const AciesCommand *field,
                  const AciesState   *state)
{
  AciesSide side = acies_edit_side (field, state);
  guint     others = count_units (state) - acies_edit_count_reserve (state, field->id, side);

  return from_to (0, (int) (ACIES_MAX_UNITS - others));
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

static gboolean
range_of_figures (const AciesState *state,
                  AciesId           type,
                  AciesEditRange   *range)
{
  *range = usually (from_to (1, ACIES_MAX_FIGURES), 1, (int) acies_state_most_figures (state, type));

  return TRUE;
}

static gboolean
range_of_actions (const AciesCommand *field,
                  const AciesState   *state,
                  AciesEditRange     *range)
{
  const AciesSideNumbers *numbers = &state->sides[field->side];

  if (state->ruleset->army.actions == 0)
    return FALSE;
  *range = field->kind == ACIES_COMMAND_SPENT ? from_to (0, numbers->actions)
                                              : from_to (MAX (1, numbers->spent), ACIES_MAX_ACTIONS);

  return TRUE;
}

static gboolean
range_of_property (const AciesCommand *field,
                   const AciesState   *state,
                   AciesId             type,
                   AciesEditRange     *range)
{
  const AciesPropertyLimits *limits = &state->ruleset->unit_types[type].properties[field->id];

  if (!acies_unit_type_has_property (state->ruleset, type, field->id) || state->ruleset->properties[field->id].fixed)
    return FALSE;
  *range = from_to (limits->min, limits->max);

  return TRUE;
}

static gboolean
range_of_unit (const AciesCommand *field,
               const AciesState   *state,
               AciesEditRange     *range)
{
  AciesUnitId unit = acies_command_unit (field, state);

  if (unit == ACIES_NO_UNIT)
    return FALSE;
  if (field->kind == ACIES_COMMAND_FIGURES)
    return range_of_figures (state, state->units[unit].type, range);
  if (field->kind == ACIES_COMMAND_PROPERTY)
    return range_of_property (field, state, state->units[unit].type, range);
  *range = from_to (0, 1);

  return TRUE;
}

gboolean
acies_edit_range (const AciesCommand *field,
                  const AciesState   *state,
                  AciesEditRange     *range)
{
  switch (field->kind)
    {
    case ACIES_COMMAND_PLACE:
      return range_of_figures (state, field->id, range);

    case ACIES_COMMAND_FIGURES:
    case ACIES_COMMAND_MARK:
    case ACIES_COMMAND_PROPERTY:
      return range_of_unit (field, state, range);

    case ACIES_COMMAND_RESERVE:
      *range = range_of_reserve (field, state);
      return TRUE;

    case ACIES_COMMAND_CARDS:
      *range = from_to (0, ACIES_MAX_COPIES);
      return TRUE;

    case ACIES_COMMAND_HAND:
      *range = range_of_zone (field, state, ACIES_ZONE_HAND);
      return !acies_ruleset_is_unheld (state->ruleset, field->id);

    case ACIES_COMMAND_DISCARD:
      *range = range_of_zone (field, state, ACIES_ZONE_DISCARD);
      return TRUE;

    case ACIES_COMMAND_MORALE:
      *range = usually (from_to (0, ACIES_MAX_MORALE), 1, ACIES_MAX_MORALE);
      return TRUE;

    case ACIES_COMMAND_HAND_SIZE:
      *range = usually (from_to (0, ACIES_MAX_HAND), 1, ACIES_MAX_HAND);
      return TRUE;

    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
      return range_of_actions (field, state, range);

    case ACIES_COMMAND_RESOURCE:
      *range = from_to (state->ruleset->resources[field->id].min, state->ruleset->resources[field->id].max);
      return !state->ruleset->resources[field->id].fixed;

    case ACIES_COMMAND_ENTRY:
      *range = from_to (0, 1);
      return TRUE;

    case ACIES_COMMAND_END_ROUND:
      *range = usually (from_to (1, ACIES_MAX_END_ROUND), state->turn.round, ACIES_MAX_END_ROUND);
      return TRUE;

    case ACIES_COMMAND_OPENING:
      *range = usually (from_to (1, acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) ? 1 : ACIES_MAX_END_ROUND), 1, state->setup.end_round);
      return TRUE;

    case ACIES_COMMAND_SWITCH:
      *range = from_to (state->ruleset->switches[field->id].min, state->ruleset->switches[field->id].max);
      return TRUE;

    default:
      return FALSE;
    }
}

int
acies_edit_number (const AciesCommand *field,
                   const AciesState   *state)
{
  const AciesSideNumbers *side = field->side < state->ruleset->n_sides ? &state->sides[field->side] : NULL;

  switch (field->kind)
    {
    case ACIES_COMMAND_FIGURES:
      return state->units[acies_command_unit (field, state)].figures;

    case ACIES_COMMAND_MARK:
      return acies_state_unit_has_mark (state, acies_command_unit (field, state), field->id);

    case ACIES_COMMAND_PROPERTY:
      return state->units[acies_command_unit (field, state)].properties[field->id];

    case ACIES_COMMAND_RESERVE:
      return (int) acies_edit_count_reserve (state, field->id, acies_edit_side (field, state));

    case ACIES_COMMAND_CARDS:
      return (int) acies_state_count_copies (state, field->side, field->id);

    case ACIES_COMMAND_HAND:
      return (int) acies_state_count_copies_in (state, field->side, field->id, ACIES_ZONE_HAND);

    case ACIES_COMMAND_DISCARD:
      return (int) acies_state_count_copies_in (state, field->side, field->id, ACIES_ZONE_DISCARD);

    case ACIES_COMMAND_MORALE:
      return side->morale;

    case ACIES_COMMAND_HAND_SIZE:
      return side->hand_size;

    case ACIES_COMMAND_ACTIONS:
      return side->actions;

    case ACIES_COMMAND_SPENT:
      return side->spent;

    case ACIES_COMMAND_RESOURCE:
      return side->resources[field->id];

    case ACIES_COMMAND_END_ROUND:
      return state->setup.end_round;

    case ACIES_COMMAND_OPENING:
      return state->turn.round;

    case ACIES_COMMAND_SWITCH:
      return state->switches[field->id];

    default:
      g_return_val_if_reached (0);
    }
}

const char *
acies_edit_range_name (const AciesCommand *field,
                       const AciesState   *state)
{
  switch (field->kind)
    {
    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_FIGURES:
      return acies_units_say (state->ruleset, _ ("Figures"), _ ("Bases"));

    case ACIES_COMMAND_MARK:
      return state->ruleset->marks[field->id].name;

    case ACIES_COMMAND_PROPERTY:
      return state->ruleset->properties[field->id].name;

    case ACIES_COMMAND_RESERVE:
      return _ ("Units in reserve");

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      return state->ruleset->cards[field->id].name;

    case ACIES_COMMAND_MORALE:
      return state->ruleset->morale_name != NULL ? state->ruleset->morale_name : _ ("Morale");

    case ACIES_COMMAND_HAND_SIZE:
      return _ ("Hand");

    case ACIES_COMMAND_ACTIONS:
      return _ ("Actions");

    case ACIES_COMMAND_SPENT:
      return _ ("Actions spent");

    case ACIES_COMMAND_RESOURCE:
      return state->ruleset->resources[field->id].name;

    case ACIES_COMMAND_ENTRY:
      return acies_board_say (state->board, _ ("Entry hex"), _ ("Entry square"));

    case ACIES_COMMAND_END_ROUND:
      return _ ("Last round");

    case ACIES_COMMAND_OPENING:
      return _ ("Round");

    case ACIES_COMMAND_SWITCH:
      return state->ruleset->switches[field->id].name;

    default:
      g_return_val_if_reached (NULL);
    }
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

  g_return_val_if_fail (acies_edit_range (command, state, &range), FALSE);

  return check_range (command->number, range.min, range.max, acies_edit_range_name (command, state), error);
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
check_place (const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  if (!check_type_side (command, state, error) ||
      !check_number (command, state, error))
    return FALSE;
  if (acies_stack_obstacle (state, command->hex, command->id, acies_edit_side (command, state), ACIES_NO_UNIT) == ACIES_NO_UNIT &&
      acies_state_free_slot (state) == ACIES_NO_UNIT)
    return acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d unit", "A scenario can have at most %d units", ACIES_MAX_UNITS), ACIES_MAX_UNITS);

  return TRUE;
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
check_mark (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  const AciesMarkType *mark = &state->ruleset->marks[command->id];

  if (!check_unit (state, command->hex, error))
    return FALSE;
  if (!mark->kept)
    return acies_refuse_limit (error, _ ("A scenario cannot set “%s”: it is used only during play"), mark->name);

  return check_number (command, state, error);
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

static gboolean
check_actions (const AciesCommand *command,
               const AciesState   *state,
               GError            **error)
{
  if (state->ruleset->army.actions == 0)
    return acies_refuse_limit (error, _ ("This game does not count actions"));

  return check_number (command, state, error);
}

static gboolean
check_resource (const AciesCommand *command,
                const AciesState   *state,
                GError            **error)
{
  if (state->ruleset->resources[command->id].fixed)
    return acies_refuse_limit (error, _ ("A scenario cannot set “%s”: it changes only during play"), state->ruleset->resources[command->id].name);

  return check_number (command, state, error);
}

/* What the game makes nothing of cannot be set either. */
static gboolean
check_army_number (const AciesCommand *command,
                   const AciesState   *state,
                   GError            **error)
{
  if (command->kind == ACIES_COMMAND_MORALE && acies_ruleset_lacks (state->ruleset, ACIES_LACKS_MORALE))
    return state->ruleset->morale_name != NULL
               ? acies_refuse_limit (error, _ ("%s: a scenario cannot set this number; the game counts it automatically"), state->ruleset->morale_name)
               : acies_refuse_limit (error, _ ("A scenario cannot set morale; the game counts it automatically"));
  if (command->kind == ACIES_COMMAND_HAND_SIZE && acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    return acies_refuse_limit (error, _ ("This game has no hand size"));

  return check_number (command, state, error);
}

static gboolean
check_round (const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  if (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS) &&
      (command->kind == ACIES_COMMAND_END_ROUND || command->number != 1))
    return acies_refuse_limit (error, _ ("A battle in this game lasts one round"));

  return check_number (command, state, error);
}

static gboolean
check_entry (const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  if (command->number == 1 && acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ENTRIES))
    return acies_board_say (state->board, acies_refuse_limit (error, _ ("This game has its own rules for reserves and uses no entry hexes")),
                            acies_refuse_limit (error, _ ("This game has its own rules for reserves and uses no entry squares")));
  if (command->number == 1 && state->sides[command->side].n_entries == ACIES_MAX_ENTRIES)
    return acies_board_say (state->board,
                            acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry hex", "A side can have at most %d entry hexes", ACIES_MAX_ENTRIES), ACIES_MAX_ENTRIES),
                            acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A side can have at most %d entry square", "A side can have at most %d entry squares", ACIES_MAX_ENTRIES), ACIES_MAX_ENTRIES));

  return check_number (command, state, error);
}

static gboolean
check_text (const AciesCommand *command,
            GError            **error)
{
  if (command->text == NULL || !acies_text_is_readable (command->text))
    return acies_refuse_limit (error, _ ("Text cannot contain control characters"));
  if (strlen (command->text) > ACIES_MAX_TEXT)
    return acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "Text can have at most %d byte", "Text can have at most %d bytes", ACIES_MAX_TEXT), ACIES_MAX_TEXT);

  return TRUE;
}

static gboolean
check_label (const AciesCommand *command,
             const AciesState   *state,
             GError            **error)
{
  g_autofree char *text = g_strstrip (g_strdup (command->text != NULL ? command->text : ""));

  if (*text == '\0')
    return TRUE;
  if (!acies_text_is_label (text))
    return acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A label must be one line of at most %d printable character", "A label must be one line of at most %d printable characters", ACIES_MAX_LABEL), ACIES_MAX_LABEL);
  if (state->texts->labels->len >= ACIES_MAX_LABELS && acies_texts_get_label (state->texts, command->hex) == NULL)
    return acies_refuse_limit (error, g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d label", "A scenario can have at most %d labels", ACIES_MAX_LABELS), ACIES_MAX_LABELS);

  return TRUE;
}

static gboolean
check_resize (const AciesCommand *command,
              const AciesState   *state,
              GError            **error)
{
  return acies_reshape_check (state->board, ACIES_RESHAPE_SIZE, error) &&
         check_range (command->number, ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, _ ("Columns"), error) &&
         check_range (command->number2, ACIES_MIN_ROWS, ACIES_MAX_ROWS, _ ("Rows"), error);
}

static gboolean
check_replace (const AciesCommand *command,
               GError            **error)
{
  if (command->scenario == NULL)
    return acies_refuse_limit (error, _ ("There is no scenario to replace this one with"));
  if (command->scenario->mode != ACIES_MODE_EDIT)
    return acies_refuse_limit (error, _ ("A scenario cannot be replaced by a game"));

  return acies_ruleset_check_size (command->scenario->ruleset, command->scenario->board->columns, command->scenario->board->rows, error);
}

gboolean
acies_edit_check (const AciesCommand *command,
                  const AciesState   *state,
                  GError            **error)
{
  switch (command->kind)
    {
    case ACIES_COMMAND_PLACE:
      return check_place (command, state, error);

    case ACIES_COMMAND_REMOVE:
      return check_unit (state, command->hex, error);

    case ACIES_COMMAND_SHIFT:
      return check_shift (command, state, error);

    case ACIES_COMMAND_FIGURES:
      return check_unit (state, command->hex, error) && check_number (command, state, error);

    case ACIES_COMMAND_MARK:
      return check_mark (command, state, error);

    case ACIES_COMMAND_PROPERTY:
      return check_property (command, state, error);

    case ACIES_COMMAND_RESERVE:
      return check_type_side (command, state, error) && check_number (command, state, error) &&
             check_range (command->number2, 0, ACIES_MAX_FIGURES, acies_units_say (state->ruleset, _ ("Figures"), _ ("Bases")), error);

    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
      return check_actions (command, state, error);

    case ACIES_COMMAND_RESOURCE:
      return check_resource (command, state, error);

    case ACIES_COMMAND_ENTRY:
      return check_entry (command, state, error);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      return check_cards (command, state, error);

    case ACIES_COMMAND_MORALE:
    case ACIES_COMMAND_HAND_SIZE:
      return check_army_number (command, state, error);

    case ACIES_COMMAND_END_ROUND:
    case ACIES_COMMAND_OPENING:
      return check_round (command, state, error);

    case ACIES_COMMAND_SWITCH:
      return check_number (command, state, error);

    case ACIES_COMMAND_TEXT:
      return check_text (command, error);

    case ACIES_COMMAND_LABEL:
      return check_label (command, state, error);

    case ACIES_COMMAND_RESIZE:
      return check_resize (command, state, error);

    case ACIES_COMMAND_REPLACE:
      return check_replace (command, error);

    case ACIES_COMMAND_PAINT:
    case ACIES_COMMAND_CAMP:
    case ACIES_COMMAND_FIRST:
      return TRUE;

    default:
      g_assert_not_reached ();
    }
}
