/* ruleset-change.c - a scenario of one ruleset as a scenario of another
 *
 * The new scenario is built by the editor's own commands, so that it obeys the
 * same limits as one that was drawn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/transform.h"

#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "engine/ruleset/ruleset.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  const AciesState *from;
  AciesState       *to;
  GPtrArray        *losses; /* NULL: nobody asks */
} Change;

static void G_GNUC_PRINTF (2, 3)
    lose (Change     *self,
          const char *format,
          ...)
{
  va_list arguments;

  if (self->losses == NULL)
    return;
  va_start (arguments, format);
  g_ptr_array_add (self->losses, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

/* What the new ruleset refuses is lost, with its reason. */
static gboolean
give (Change      *self,
      AciesCommand command)
{
  g_autoptr (GError) error = NULL;

  if (acies_engine_apply (self->to, &command, NULL, &error))
    return TRUE;
  lose (self, "%s", error->message);

  return FALSE;
}

static AciesSide
side_of (const Change *self,
         AciesSide     side)
{
  return acies_equivalent_find (ACIES_THING_SIDE, self->from->ruleset, side, self->to->ruleset, ACIES_NO_SIDE);
}

static AciesId
type_of (const Change *self,
         AciesId       type,
         AciesSide     side)
{
  return acies_equivalent_find (ACIES_THING_UNIT_TYPE, self->from->ruleset, type, self->to->ruleset, side);
}

/* --- ground and words ----------------------------------------------------------------------- */

static void
take_ground (Change *self)
{
  guint lost[ACIES_MAX_TERRAINS] = { 0 };

  for (AciesHex hex = acies_board_next (self->from->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (self->from->board, hex))
    {
      AciesId      before = self->from->board->terrain[hex];
      AciesCommand paint = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

      paint.id = acies_equivalent_find (ACIES_THING_TERRAIN, self->from->ruleset, before, self->to->ruleset, ACIES_NO_SIDE);
      if (paint.id == ACIES_NO_ID)
        lost[before]++;
      else
        give (self, paint);
    }
  for (guint i = 0; i < self->from->ruleset->n_terrains; i++)
    if (lost[i] > 0)
      lose (self,
            acies_board_say (self->from->board,
                             /* Translators: a number, and two kinds of terrain */
                             g_dngettext (GETTEXT_PACKAGE, "%1$u hex of %2$s becomes %3$s", "%1$u hexes of %2$s become %3$s", lost[i]),
                             /* Translators: a number, and two kinds of terrain */
                             g_dngettext (GETTEXT_PACKAGE, "%1$u square of %2$s becomes %3$s", "%1$u squares of %2$s become %3$s", lost[i])),
            lost[i], self->from->ruleset->terrains[i].name, self->to->ruleset->terrains[0].name);
}

static void
take_words (Change *self)
{
  AciesCommand command = acies_command (ACIES_COMMAND_TEXT);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      command.id = (AciesId) kind;
      command.text = self->from->texts->text[kind];
      give (self, command);
    }
  acies_texts_make_writable (&self->to->texts);
  self->to->texts->goal = self->from->texts->goal;
  acies_texts_copy_alternatives (self->to->texts, self->from->texts);
  acies_texts_set_lesson (self->to->texts, self->from->texts->lesson);
  command = acies_command (ACIES_COMMAND_LABEL);
  for (guint i = 0; i < self->from->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (self->from->texts->labels, AciesLabel, i);

      command.hex = label->hex;
      command.text = label->text;
      give (self, command);
    }
}

/* --- units ---------------------------------------------------------------------------------- */

/* As strong as it was: whole stays whole. */
static guint
figures_of (const Change    *self,
            const AciesUnit *unit,
            AciesId          type)
{
  guint full = acies_state_strength (self->to, type);

  return unit->figures >= acies_state_strength (self->from, unit->type) ? full : MIN (unit->figures, full);
}

static gboolean
is_weaker (const Change    *self,
           const AciesUnit *unit,
           guint            figures)
{
  return figures < unit->figures && unit->figures < acies_state_strength (self->from, unit->type);
}

static void
take_unit (Change          *self,
           const AciesUnit *unit,
           AciesId          type,
           AciesSide        side)
{
  const AciesRuleset *from = self->from->ruleset;
  const AciesRuleset *to = self->to->ruleset;
  AciesCommand        place = acies_command_of_side (ACIES_COMMAND_PLACE, side, type, figures_of (self, unit, type));
  AciesCommand        command;
  AciesUnitId         taken;
  AciesHexName        name;

  place.hex = unit->hex;
  acies_hex_name (unit->hex, name);
  if (is_weaker (self, unit, (guint) place.number))
    /* Translators: a hex, and a number */
    lose (self, acies_units_say (to, g_dngettext (GETTEXT_PACKAGE, "The unit on %1$s keeps only %2$d figure", "The unit on %1$s keeps only %2$d figures", (gulong) place.number),
                                 /* Translators: a hex, and a number */
                                 g_dngettext (GETTEXT_PACKAGE, "The unit on %1$s keeps only %2$d base", "The unit on %1$s keeps only %2$d bases", (gulong) place.number)),
          name, place.number);
  if (!give (self, place))
    return;

  taken = acies_stack_of_type (self->to, unit->hex, type);
  for (guint i = 0; i < from->n_marks; i++)
    {
      if ((unit->marks & (1u << i)) == 0)
        continue;
      command = acies_command_on_unit (ACIES_COMMAND_MARK, self->to, taken);
      command.id = acies_equivalent_find (ACIES_THING_MARK, from, (AciesId) i, to, ACIES_NO_SIDE);
      command.number = 1;
      if (command.id != ACIES_NO_ID)
        give (self, command);
      else
        /* Translators: a hex, and a mark such as “Testudo” */
        lose (self, _ ("The unit on %1$s loses the mark “%2$s”"), name, from->marks[i].name);
    }
  for (guint i = 0; i < from->n_properties; i++)
    {
      g_autofree char *value = NULL;

      if (!acies_unit_tells_property (from, unit, i))
        continue;
      /* The value that it can have of a property with the same id, or of an option with the same id. */
      value = acies_property_value_to_string (&from->properties[i], unit->properties[i]);
      command = acies_command_on_unit (ACIES_COMMAND_PROPERTY, self->to, taken);
      command.id = acies_ruleset_find_property (to, from->properties[i].id);
      if (command.id != ACIES_NO_ID && acies_property_value_parse (&to->properties[command.id], value, &command.number) &&
          acies_property_allows (to, self->to->units[taken].type, command.id, command.number))
        give (self, command);
      else
        /* Translators: a hex, then something that units of the other game have, such as "Formation" */
        lose (self, _ ("The unit on %1$s loses the property “%2$s”"), name, from->properties[i].name);
    }
}

/* Several units of one hex stay there as far as the new game lets them: the lower layer comes first. */
static gboolean
finds_room (Change          *self,
            const AciesUnit *unit,
            AciesId          type)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (self->from, unit->hex, ids);

  for (guint i = 0; i < n && &self->from->units[ids[i]] != unit; i++)
    {
      const AciesUnit *lower = &self->from->units[ids[i]];
      AciesSide        side = side_of (self, lower->side);
      AciesId          as = side != ACIES_NO_SIDE ? type_of (self, lower->type, side) : ACIES_NO_ID;

      if (as != ACIES_NO_ID && acies_stack_layer (self->to->ruleset, as) == acies_stack_layer (self->to->ruleset, type))
        return FALSE;
    }

  return TRUE;
}

static void
take_units (Change   *self,
            AciesId   type,
            AciesSide side)
{
  AciesSide to_side = side_of (self, side);
  AciesId   to_type = to_side != ACIES_NO_SIDE ? type_of (self, type, to_side) : ACIES_NO_ID;
  guint     lost = 0;

  for (guint i = 0; i < self->from->n_units; i++)
    {
      const AciesUnit *unit = &self->from->units[i];

      if (unit->place == ACIES_PLACE_ABSENT || unit->type != type || unit->side != side)
        continue;
      if (to_type == ACIES_NO_ID)
        lost++;
      else if (unit->place == ACIES_PLACE_BOARD && !finds_room (self, unit, to_type))
        {
          g_autofree char *name = acies_unit_type_dup_name (self->from->ruleset, unit->type, unit->side);
          AciesHexName     hex;

          /* Translators: a unit, a hex */
          lose (self, _ ("%1$s on %2$s is left out: the new ruleset has no room for another unit there"), name, acies_hex_name (unit->hex, hex));
        }
      else if (unit->place == ACIES_PLACE_BOARD)
        take_unit (self, unit, to_type, to_side);
      else if (unit->place == ACIES_PLACE_RESERVE)
        {
          /* Several types may become one: it joins those that wait already. */
          AciesCommand reserve = acies_command_of_side (ACIES_COMMAND_RESERVE, to_side, to_type, acies_edit_count_reserve (self->to, to_type, to_side) + 1);

          reserve.number2 = (gint16) figures_of (self, unit, to_type);
          if (is_weaker (self, unit, (guint) reserve.number2))
            lose (self, acies_units_say (self->to->ruleset, g_dngettext (GETTEXT_PACKAGE, "A unit in reserve keeps only %d figure", "A unit in reserve keeps only %d figures", (gulong) reserve.number2), g_dngettext (GETTEXT_PACKAGE, "A unit in reserve keeps only %d base", "A unit in reserve keeps only %d bases", (gulong) reserve.number2)), reserve.number2);
          give (self, reserve);
        }
    }
  if (lost > 0)
    {
      g_autofree char *name = acies_unit_type_dup_name (self->from->ruleset, type, side);

      /* Translators: how many units, their name */
      lose (self, g_dngettext (GETTEXT_PACKAGE, "%1$u unit has no equivalent: %2$s", "%1$u units have no equivalent: %2$s", lost), lost, name);
    }
}

/* --- armies --------------------------------------------------------------------------------- */

static void
take_cards (Change   *self,
            AciesId   card,
            AciesSide side,
            AciesSide to_side)
{
  const AciesState *from = self->from;
  guint             n = acies_state_count_copies (from, side, card);
  AciesId           like = acies_equivalent_find (ACIES_THING_CARD, from->ruleset, card, self->to->ruleset, to_side);

  if (n == 0)
    return;
  /* Cards in common stay as many as the other ruleset has; what hands hold of them, and whatever is like none of the side's own, is lost. */
  if (like == ACIES_NO_ID || from->ruleset->cards[card].common || self->to->ruleset->cards[like].common)
    {
      /* Translators: how many copies, of which card, whose */
      lose (self, g_dngettext (GETTEXT_PACKAGE, "%1$u card has no equivalent: %2$s of %3$s", "%1$u cards have no equivalent: %2$s of %3$s", n), n,
            from->ruleset->cards[card].name, from->ruleset->sides[side].name);
      return;
    }
  if (!give (self, acies_command_of_side (ACIES_COMMAND_CARDS, to_side, like, n + acies_state_count_copies (self->to, to_side, like))))
    return;
  give (self, acies_command_of_side (ACIES_COMMAND_HAND, to_side, like, self->to->cards[to_side][ACIES_ZONE_HAND][like] + from->cards[side][ACIES_ZONE_HAND][card]));
  give (self, acies_command_of_side (ACIES_COMMAND_DISCARD, to_side, like,
                                     self->to->cards[to_side][ACIES_ZONE_DISCARD][like] + from->cards[side][ACIES_ZONE_DISCARD][card]));
}

/* Do both games make something of that number? */
static gboolean
both_have (const Change *self,
           guint         number)
{
  return !acies_ruleset_lacks (self->from->ruleset, number) && !acies_ruleset_lacks (self->to->ruleset, number);
}

/* One that began as any is not missed. */
static void
take_resources (Change   *self,
                AciesSide side,
                AciesSide to_side)
{
  const AciesRuleset *to = self->to->ruleset;

  for (guint i = 0; i < self->from->ruleset->n_resources; i++)
    {
      const AciesResource *resource = &self->from->ruleset->resources[i];
      AciesId              like = acies_ruleset_find_resource (to, resource->id);
      guint                number = self->from->sides[side].resources[i];

      if (resource->fixed || number == resource->start)
        continue;
      if (like != ACIES_NO_ID && !to->resources[like].fixed)
        give (self, acies_command_of_side (ACIES_COMMAND_RESOURCE, to_side, like, number));
      else
        /* Translators: something that a side has so many of, such as "Coins", a number, a side */
        lose (self, _ ("The new ruleset has no “%1$s”: %3$s loses %2$u"), resource->name, number, self->from->ruleset->sides[side].name);
    }
}

static void
take_army (Change   *self,
           AciesSide side)
{
  const AciesSideNumbers *numbers = &self->from->sides[side];
  AciesSide               to_side = side_of (self, side);
  AciesCommand            camp = acies_command_of_side (ACIES_COMMAND_CAMP, to_side, ACIES_NO_ID, 0);
  AciesCommand            entry = acies_command_of_side (ACIES_COMMAND_ENTRY, to_side, ACIES_NO_ID, 1);
  gboolean                had_actions = self->from->ruleset->army.actions > 0;
  gboolean                has_actions = self->to->ruleset->army.actions > 0;

  if (to_side == ACIES_NO_SIDE)
    {
      /* Translators: a side */
      lose (self, _ ("The new ruleset has no army for %s"), self->from->ruleset->sides[side].name);
      return;
    }
  if (both_have (self, ACIES_LACKS_MORALE))
    give (self, acies_command_of_side (ACIES_COMMAND_MORALE, to_side, ACIES_NO_ID, (guint) numbers->morale));
  if (both_have (self, ACIES_LACKS_HAND_SIZE))
    give (self, acies_command_of_side (ACIES_COMMAND_HAND_SIZE, to_side, ACIES_NO_ID, numbers->hand_size));
  if (had_actions && has_actions)
    {
      give (self, acies_command_of_side (ACIES_COMMAND_ACTIONS, to_side, ACIES_NO_ID, numbers->actions));
      give (self, acies_command_of_side (ACIES_COMMAND_SPENT, to_side, ACIES_NO_ID, numbers->spent));
    }
  else if (had_actions)
    /* Translators: a number of actions, and a side */
    lose (self, _ ("The new ruleset does not count actions: the action count of %2$s (%1$d) is left out"), numbers->actions, self->from->ruleset->sides[side].name);
  take_resources (self, side, to_side);
  camp.hex = numbers->camp;
  give (self, camp);
  for (guint i = 0, gone = FALSE; i < numbers->n_entries && !gone; i++)
    {
      entry.hex = numbers->entries[i];
      gone = !give (self, entry) && acies_ruleset_lacks (self->to->ruleset, ACIES_LACKS_ENTRIES); /* told once */
    }
  for (guint card = 0; card < self->from->ruleset->n_cards; card++)
    take_cards (self, (AciesId) card, side, to_side);
}

/* --- rules and rounds ----------------------------------------------------------------------- */

static void
take_switches (Change *self)
{
  const AciesRuleset *from = self->from->ruleset;
  const AciesRuleset *to = self->to->ruleset;

  for (guint i = 0; i < from->n_switches; i++)
    {
      AciesId          like = acies_equivalent_find (ACIES_THING_SWITCH, from, (AciesId) i, to, ACIES_NO_SIDE);
      gint16           value = self->from->switches[i];
      g_autofree char *text = acies_switch_value_to_string (&from->switches[i], value); /* a choice is known by the id of its option */
      gint16           to_value;

      if (like != ACIES_NO_ID && from->switches[i].type == to->switches[like].type && acies_switch_value_parse (&to->switches[like], text, &to_value))
        give (self, acies_command_of_side (ACIES_COMMAND_SWITCH, ACIES_NO_SIDE, like, (guint) to_value));
      else if (value != from->switches[i].fallback)
        lose (self, _ ("A rule of this battle has no equivalent: %s"), from->switches[i].name);
    }
}

AciesState *
acies_ruleset_change (const AciesState *state,
                      AciesRuleset     *ruleset,
                      GPtrArray        *losses)
{
  Change    change = { state, NULL, losses };
  gboolean  rounds;
  AciesSide first;
  AciesSide active;

  g_return_val_if_fail (state != NULL && state->mode == ACIES_MODE_EDIT, NULL);
  g_return_val_if_fail (ruleset != NULL, NULL);
  g_return_val_if_fail (acies_ruleset_check_layout (ruleset, state->board, NULL), NULL);

  change.to = acies_state_new (ruleset, state->board->columns, state->board->rows);
  take_words (&change);
  take_ground (&change);
  take_switches (&change);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      for (guint type = 0; type < state->ruleset->n_unit_types; type++)
        take_units (&change, (AciesId) type, side);
      take_army (&change, side);
    }
  rounds = both_have (&change, ACIES_LACKS_ROUNDS);
  first = side_of (&change, state->setup.first);
  active = side_of (&change, state->turn.active);
  if (rounds)
    give (&change, acies_command_of_side (ACIES_COMMAND_END_ROUND, ACIES_NO_SIDE, ACIES_NO_ID, state->setup.end_round));
  if (first != ACIES_NO_SIDE)
    give (&change, acies_command_of_side (ACIES_COMMAND_FIRST, first, ACIES_NO_ID, 0));
  if (active != ACIES_NO_SIDE)
    give (&change, acies_command_of_side (ACIES_COMMAND_OPENING, active, 0, rounds ? state->turn.round : 1));
  if (state->turn.phase > 0)
    lose (&change, "%s", _ ("The battle now starts with the first phase of a turn"));

  return change.to;
}
