/* step-names.c - names of steps for "Undo ...", "Redo ..." and the history
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/session-private.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>

/* What a label is made from. */
typedef struct
{
  const AciesCommand *command; /* the first */
  const AciesRuleset *ruleset;
  guint               n;      /* commands of its kind, about the same thing */
  const char         *choice; /* what its number stands for; NULL for none */
  const AciesUnit    *unit;   /* the unit that it changed, as it was before; NULL for none */
  gboolean            undone;
  gboolean            face_down; /* what came to the hex is face down */
  guint               from;      /* the zone from which the card came; NO_ZONE for none */
  AciesHexName        hex;
  AciesHexName        to;
} Step;

/* "Principes", or "Roman Velites" if several armies can have the type. In a game the other side reads it too, so a face-down
 * unit has the name of its back. */
static char *
dup_unit (const Step *step)
{
  const AciesRuleset *ruleset = step->ruleset;
  gboolean            hides = step->command->kind >= ACIES_N_EDIT_COMMANDS && ruleset->face_down != ACIES_NO_ID;
  gboolean            is_of_one;
  AciesId             type;

  if (step->unit == NULL)
    return g_strdup (C_ ("step", "Unit"));
  type = hides && (step->unit->marks >> ruleset->face_down & 1) != 0 ? acies_ruleset_back_type (ruleset) : step->unit->type;
  is_of_one = acies_unit_type_only_side (&ruleset->unit_types[type]) != ACIES_NO_SIDE;

  return acies_unit_type_dup_name (ruleset, type, is_of_one ? ACIES_NO_SIDE : step->unit->side);
}

static const char *
side_name (const Step *step)
{
  return step->ruleset->sides[step->command->side].name;
}

static const char *
card_name (const Step *step)
{
  return step->ruleset->cards[step->command->id].name;
}

/* --- in the editor -------------------------------------------------------------------------- */

static char *
label_unit (const Step *step)
{
  const AciesCommand *command = step->command;
  const AciesRuleset *ruleset = step->ruleset;
  g_autofree char    *unit = dup_unit (step);
  g_autofree char    *property = NULL;

  switch (command->kind)
    {
    case ACIES_COMMAND_PLACE:
      if (step->n == 1)
        /* Translators: a unit, then a hex: "Place Principes on E5" */
        return g_strdup_printf (_ ("Place %1$s on %2$s"), unit, step->hex);
      return g_strdup_printf (acies_board_say (ruleset,
                                               /* Translators: a unit, and a number */
                                               g_dngettext (GETTEXT_PACKAGE, "Place %1$s on %2$u Hex", "Place %1$s on %2$u Hexes", step->n),
                                               /* Translators: a unit, and a number */
                                               g_dngettext (GETTEXT_PACKAGE, "Place %1$s on %2$u Square", "Place %1$s on %2$u Squares", step->n)),
                              unit, step->n);

    case ACIES_COMMAND_REMOVE:
      if (step->n == 1)
        /* Translators: a unit, then a hex: "Remove Principes from E5" */
        return g_strdup_printf (_ ("Remove %1$s from %2$s"), unit, step->hex);
      return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Remove %u Unit", "Remove %u Units", step->n), step->n);

    case ACIES_COMMAND_SHIFT:
    case ACIES_COMMAND_MOVE:
      /* Translators: a unit, then a hex: "Move Principes to E5" */
      return g_strdup_printf (_ ("Move %1$s to %2$s"), unit, step->to);

    case ACIES_COMMAND_FIGURES:
      return g_strdup_printf (acies_units_say (ruleset,
                                               /* Translators: a unit, its hex, its strength: "Principes on E5: 2 Figures" */
                                               g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s: %3$d Figure", "%1$s on %2$s: %3$d Figures", (gulong) command->number),
                                               /* Translators: a unit, its hex, its strength: "Principes on E5: 2 Bases" */
                                               g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s: %3$d Base", "%1$s on %2$s: %3$d Bases", (gulong) command->number)),
                              unit, step->hex, command->number);

    case ACIES_COMMAND_MARK:
      /* Translators: a unit, its hex, a mark: "Principes on E5: Testudo" */
      return g_strdup_printf (command->number ? _ ("%1$s on %2$s: %3$s")
                                              /* Translators: a unit, its hex, a mark: "Principes on E5: No Testudo" */
                                              : _ ("%1$s on %2$s: No %3$s"),
                              unit, step->hex, ruleset->marks[command->id].name);

    case ACIES_COMMAND_PROPERTY:
      property = acies_property_describe (&ruleset->properties[command->id], command->number);
      /* Translators: a unit, its hex, and what it is given: "Principes on E5: Formation: Wedge" */
      return g_strdup_printf (_ ("%1$s on %2$s: %3$s"), unit, step->hex, property);

    case ACIES_COMMAND_RESERVE:
      /* Translators: how many units of a type: "3 × Velites in Reserve" */
      return g_strdup_printf (_ ("%1$d × %2$s in Reserve"), command->number, unit);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Titles, rules and the board as a whole. */
static char *
label_battle (const Step *step)
{
  static const char *const texts[ACIES_N_TEXTS] = {
    [ACIES_TEXT_TITLE] = N_ ("Change Title"),
    [ACIES_TEXT_DATE] = N_ ("Change Date"),
    [ACIES_TEXT_PLACE] = N_ ("Change Place"),
    [ACIES_TEXT_AUTHOR] = N_ ("Change Author"),
    [ACIES_TEXT_BRIEFING] = N_ ("Change Briefing"),
    [ACIES_TEXT_NOTES] = N_ ("Change Notes"),
  };
  const AciesCommand *command = step->command;
  const AciesRuleset *ruleset = step->ruleset;
  const AciesSwitch  *rule = command->kind == ACIES_COMMAND_SWITCH ? &ruleset->switches[command->id] : NULL;
  g_autofree char    *number = g_strdup_printf ("%d", command->number);
  g_autofree char    *text = acies_text_shorten (command->text != NULL ? command->text : "", 40);
  const char         *value = number;

  switch (command->kind)
    {
    case ACIES_COMMAND_FIRST:
      /* Translators: a side */
      return g_strdup_printf (_ ("%s Moves First"), side_name (step));

    case ACIES_COMMAND_END_ROUND:
      return g_strdup_printf (_ ("Set Last Round to %d"), command->number);

    case ACIES_COMMAND_OPENING:
      if (acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS))
        return g_strdup_printf (_ ("Start with %s"), side_name (step));
      /* Translators: a number, then a side */
      return g_strdup_printf (_ ("Start in Round %1$d with %2$s"), command->number, side_name (step));

    case ACIES_COMMAND_SWITCH:
      if (rule->type == ACIES_SWITCH_BOOLEAN)
        value = command->number ? C_ ("switch", "Yes") : C_ ("switch", "No");
      else if (rule->type == ACIES_SWITCH_CHOICE)
        value = ((const AciesOption *) g_ptr_array_index (rule->options, (guint) command->number))->name;
      /* Translators: a rule of the battle, then its value: "Rivers can be forded: Yes" */
      return g_strdup_printf (_ ("%1$s: %2$s"), rule->name, value);

    case ACIES_COMMAND_TEXT:
      if (command->id == ACIES_TEXT_TITLE && *text != '\0')
        /* Translators: the title of a battle */
        return g_strdup_printf (_ ("Change Title to “%s”"), text);
      return g_strdup (gettext (texts[command->id]));

    case ACIES_COMMAND_LABEL:
      if (*text == '\0')
        /* Translators: a hex or a square */
        return g_strdup_printf (_ ("Remove Label from %s"), step->hex);
      /* Translators: words, then the hex they stand on */
      return g_strdup_printf (_ ("Set Label “%1$s” on %2$s"), command->text, step->hex);

    case ACIES_COMMAND_RESIZE:
      /* Translators: columns, then rows */
      return g_strdup_printf (_ ("Resize Board to %1$d × %2$d"), command->number, command->number2);

    case ACIES_COMMAND_REPLACE:
      if (command->scenario->ruleset == ruleset)
        return g_strdup (_ ("Replace Scenario"));
      /* Translators: a game, such as "Rome vs Macedon" */
      return g_strdup_printf (_ ("Change to %s"), command->scenario->ruleset->name);

    default:
      return label_unit (step);
    }
}

static char *
label_edit (const Step *step)
{
  const AciesCommand *command = step->command;
  const AciesRuleset *ruleset = step->ruleset;
  const char         *format = NULL;

  switch (command->kind)
    {
    case ACIES_COMMAND_PAINT:
      if (step->n == 1)
        /* Translators: a terrain, then a hex: "Paint Forest on E5" */
        return g_strdup_printf (_ ("Paint %1$s on %2$s"), ruleset->terrains[command->id].name, step->hex);
      return g_strdup_printf (acies_board_say (ruleset,
                                               /* Translators: a kind of terrain, and a number */
                                               g_dngettext (GETTEXT_PACKAGE, "Paint %1$s on %2$u Hex", "Paint %1$s on %2$u Hexes", step->n),
                                               /* Translators: a kind of terrain, and a number */
                                               g_dngettext (GETTEXT_PACKAGE, "Paint %1$s on %2$u Square", "Paint %1$s on %2$u Squares", step->n)),
                              ruleset->terrains[command->id].name, step->n);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      if (command->kind == ACIES_COMMAND_CARDS)
        /* Translators: how many of a card, then a side: "2 × Line Order for Rome" */
        format = _ ("%1$d × %2$s for %3$s");
      else if (command->kind == ACIES_COMMAND_HAND)
        /* Translators: copies, a card, and a side: "2 × Charge in the Hand of Rome" */
        format = _ ("%1$d × %2$s in the Hand of %3$s");
      else
        /* Translators: copies, a card, and a side: "2 × Charge Discarded by Rome" */
        format = _ ("%1$d × %2$s Discarded by %3$s");
      return g_strdup_printf (format, command->number, card_name (step), acies_ruleset_owner_name (ruleset, command->side));

    case ACIES_COMMAND_MORALE:
      if (ruleset->morale_name != NULL)
        /* Translators: what a game counts instead of morale, a side, a number: "Main battle cards: Rome 5" */
        return g_strdup_printf (_ ("%1$s: %2$s %3$d"), ruleset->morale_name, side_name (step), command->number);
      /* Translators: a side, then a number: "Set Morale of Rome to 4" */
      return g_strdup_printf (_ ("Set Morale of %1$s to %2$d"), side_name (step), command->number);

    case ACIES_COMMAND_HAND_SIZE:
      /* Translators: a side, and a number */
      return g_strdup_printf (_ ("Set Hand Size of %1$s to %2$d"), side_name (step), command->number);

    case ACIES_COMMAND_ACTIONS:
      /* Translators: a side, and a number */
      return g_strdup_printf (_ ("Set Actions of %1$s to %2$d"), side_name (step), command->number);

    case ACIES_COMMAND_SPENT:
      /* Translators: a side, and a number */
      return g_strdup_printf (_ ("Set Spent Actions of %1$s to %2$d"), side_name (step), command->number);

    case ACIES_COMMAND_RESOURCE:
      /* Translators: something of which sides have a number, such as "Coins", a side, the number: "Coins: Rome 5" */
      return g_strdup_printf (_ ("%1$s: %2$s %3$d"), ruleset->resources[command->id].name, side_name (step), command->number);

    case ACIES_COMMAND_CAMP:
      if (command->hex == ACIES_NO_HEX)
        /* Translators: a side */
        return g_strdup_printf (_ ("Remove Camp of %s"), side_name (step));
      /* Translators: a side, then a hex */
      return g_strdup_printf (_ ("Place Camp of %1$s on %2$s"), side_name (step), step->hex);

    case ACIES_COMMAND_ENTRY:
      /* Translators: a side, and a hex */
      return g_strdup_printf (command->number ? _ ("Add Entry of %1$s on %2$s")
                                              /* Translators: a side, and a hex */
                                              : _ ("Remove Entry of %1$s from %2$s"),
                              side_name (step), step->hex);

    default:
      return label_battle (step);
    }
}

/* --- a game --------------------------------------------------------------------------------- */

/* A command that only this game has. */
static char *
label_verb (const Step *step)
{
  const AciesVerb *verb = acies_command_verb (step->command->kind, step->ruleset->procs);
  gboolean         of_reserve;
  AciesId          type;

  g_return_val_if_fail (verb != NULL, NULL);

  of_reserve = verb->shape == ACIES_VERB_RESERVE;
  type = step->face_down ? acies_ruleset_back_type (step->ruleset) : step->command->id;
  if (verb->shape == ACIES_VERB_BARE)
    return g_strdup (_ (verb->step));

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  if (verb->shape == ACIES_VERB_CHOICE)
    return g_strdup_printf (_ (verb->step), step->choice);
  return g_strdup_printf (_ (verb->step), of_reserve ? step->ruleset->unit_types[type].name : step->hex,
                          of_reserve ? step->hex : step->to);
#pragma GCC diagnostic pop
}

/* The other side reads it too, so it names no card that this side alone has seen. */
static char *
label_game (const Step *step)
{
  AciesHexName via;

  switch (step->command->kind)
    {
    case ACIES_COMMAND_START:
      return g_strdup (_ ("Start Game"));

    case ACIES_COMMAND_PLAY: /* when undone, the card is hidden in its hand again */
      return step->undone ? g_strdup (_ ("Play a Card")) : g_strdup_printf (_ ("Play %s"), card_name (step));

    case ACIES_COMMAND_ORDER:
      return g_strdup_printf (_ ("Order %s"), step->hex);

    case ACIES_COMMAND_MOVE:
      return label_unit (step);

    case ACIES_COMMAND_ATTACK:
      if (step->command->via != ACIES_NO_HEX)
        /* Translators: a hex, the hex of the attacker, and the one where that stops beside the first */
        return g_strdup_printf (_ ("Attack %1$s from %2$s via %3$s"), step->to, step->hex, acies_hex_name (step->command->via, via));
      /* Translators: a hex, then the hex of the attacker */
      return g_strdup_printf (_ ("Attack %1$s from %2$s"), step->to, step->hex);

    case ACIES_COMMAND_RETREAT:
      return g_strdup_printf (_ ("Retreat to %s"), step->hex);

    case ACIES_COMMAND_PUT_BACK:
      return g_strdup (_ ("Put a Card Back"));

    case ACIES_COMMAND_TAKE:
      if (step->from != ACIES_ZONE_ROW)
        return g_strdup (_ ("Take a Card"));
      /* Translators: a card that lay open for all */
      return g_strdup_printf (_ ("Take %s"), card_name (step));

    case ACIES_COMMAND_PASS:
      return g_strdup (C_ ("step", "Pass"));

    case ACIES_COMMAND_DONE:
      return g_strdup (C_ ("step", "Done"));

    case ACIES_COMMAND_YES:
      return g_strdup (C_ ("step", "Answer"));

    case ACIES_COMMAND_DICE:
      return g_strdup (C_ ("step", "Dice"));

    case ACIES_COMMAND_DRAW:
      return g_strdup (_ ("Draw a Card"));

    default:
      return label_verb (step);
    }
}

/* --- at a table ----------------------------------------------------------------------------- */

/* The others read it too, and must not learn which card is in a hand. */
static char *
label_card (const Step *step)
{
  gboolean was_hidden = step->from == ACIES_ZONE_HAND || step->from == ACIES_ZONE_DECK || step->from == ACIES_ZONE_UNDER;

  if (was_hidden && step->command->number2 == ACIES_ZONE_HAND)
    return g_strdup (_ ("Name a Card"));
  if (step->from == ACIES_ZONE_HAND && step->command->number2 == ACIES_ZONE_DECK)
    return g_strdup (_ ("Put a Card Back"));

  return g_strdup (was_hidden && step->undone ? _ ("Play a Card") : card_name (step));
}

static char *
label_tracker (const Step *step)
{
  const AciesCommand *command = step->command;
  const AciesRuleset *ruleset = step->ruleset;

  switch (command->kind)
    {
    case ACIES_COMMAND_TRACK_ROUND:
      return g_strdup_printf (_ ("Round %d"), command->number);

    case ACIES_COMMAND_TRACK_TURN:
      return g_strdup_printf (_ ("Turn of %s"), side_name (step));

    case ACIES_COMMAND_TRACK_MORALE:
      /* Translators: a side, then the name of a number such as “Morale”, and its change */
      return g_strdup_printf (_ ("%1$s: %2$s %3$+d"), side_name (step), ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"), command->number);

    case ACIES_COMMAND_TRACK_RESOURCE:
      /* Translators: a side, then the name of a number such as “Morale”, and its change */
      return g_strdup_printf (_ ("%1$s: %2$s %3$+d"), side_name (step), ruleset->resources[command->id].name, command->number);

    case ACIES_COMMAND_TRACK_ACTIONS:
      /* Translators: a side, and a change */
      return g_strdup_printf (_ ("%1$s: Actions Spent %2$+d"), side_name (step), command->number);

    case ACIES_COMMAND_TRACK_LOSSES:
      /* Translators: a type of units, and a change of their figures: “Principes: Losses +1” */
      return g_strdup_printf (_ ("%1$s: Losses %2$+d"), ruleset->unit_types[command->id].name, command->number);

    case ACIES_COMMAND_TRACK_HAND:
      /* Translators: a side, and a change */
      return g_strdup_printf (_ ("%1$s: Cards in Hand %2$+d"), side_name (step), command->number);

    case ACIES_COMMAND_TRACK_CARD:
      return label_card (step);

    case ACIES_COMMAND_TRACK_SHUFFLE:
      return g_strdup (_ ("Shuffle"));

    case ACIES_COMMAND_TRACK_CLOCK:
    case ACIES_COMMAND_TRACK_INCREMENT:
      return g_strdup (_ ("Clock"));

    case ACIES_COMMAND_TRACK_DICE:
      return g_strdup (C_ ("step", "Dice"));

    case ACIES_COMMAND_TRACK_FIGHT:
      /* Translators: two types of units */
      return g_strdup_printf (_ ("%1$s against %2$s"), ruleset->unit_types[command->id].name, ruleset->unit_types[command->type].name);

    case ACIES_COMMAND_TRACK_END:
      return g_strdup (_ ("End of the Game"));

    default:
      return g_strdup (_ ("Next Step"));
    }
}

char *
acies_entry_dup_name (const AciesEntry   *entry,
                      const AciesRuleset *ruleset,
                      gboolean            undone)
{
  const AciesCommand *first;
  const AciesCommand *command;
  Step                step = { .ruleset = ruleset, .choice = entry->choice, .undone = undone, .from = ACIES_NO_ZONE };

  g_return_val_if_fail (entry->commands->len > 0, NULL);

  first = &g_array_index (entry->commands, AciesCommand, 0);
  step.command = command = entry->merged ? &g_array_index (entry->commands, AciesCommand, entry->commands->len - 1) : first;
  for (guint i = 0; i < entry->commands->len; i++)
    {
      const AciesCommand *one = &g_array_index (entry->commands, AciesCommand, i);

      step.n += one->kind == first->kind && one->id == first->id;
    }
  if (entry->merged)
    step.n = 1;
  /* Backwards, because the first event of a kind counts. */
  for (guint i = entry->events->len; i-- > 0;)
    {
      const AciesEvent *event = &g_array_index (entry->events, AciesEvent, i);
      const AciesUnit  *before = &event->u.unit.before;
      const AciesUnit  *after = &event->u.unit.after;

      if (event->kind == ACIES_EVENT_CARDS_MOVED && event->u.cards.card == command->id)
        step.from = event->u.cards.from;
      if (event->kind != ACIES_EVENT_UNIT_SET)
        continue;
      if (command->kind == ACIES_COMMAND_PLACE || before->place == ACIES_PLACE_ABSENT)
        before = after; /* there was no unit before */
      if (command->hex == ACIES_NO_HEX || before->hex == command->hex)
        step.unit = before;
      if (after->hex == command->hex)
        step.face_down = ruleset->face_down != ACIES_NO_ID && (after->marks >> ruleset->face_down & 1) != 0;
    }
  if (command->hex != ACIES_NO_HEX)
    acies_hex_name (command->hex, step.hex);
  if (command->to != ACIES_NO_HEX)
    acies_hex_name (command->to, step.to);

  if (command->kind >= ACIES_FIRST_TRACKER_COMMAND)
    return label_tracker (&step);

  return command->kind < ACIES_N_EDIT_COMMANDS ? label_edit (&step) : label_game (&step);
}
