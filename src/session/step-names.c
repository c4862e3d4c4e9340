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
  const AciesUnit    *unit;   /* that it changed, as it was before; NULL for none */
  gboolean            undone;
  gboolean            face_down; /* what came to the hex lies there face down */
  gboolean            open;      /* the card that was taken lay open */
  AciesHexName        hex;
  AciesHexName        to;
} Step;

/* In a game what lies face down is read by the other side, too. */
static AciesId
type_of (const Step *step)
{
  const AciesRuleset *ruleset = step->ruleset;
  gboolean            hides = step->command->kind >= ACIES_N_EDIT_COMMANDS && ruleset->face_down != ACIES_NO_ID;

  return hides && (step->unit->marks >> ruleset->face_down & 1) != 0 ? acies_ruleset_back_type (ruleset) : step->unit->type;
}

/* "Principes", or where several armies may have them, "Roman Velites". */
static char *
dup_unit (const Step *step)
{
  gboolean is_of_one;

  if (step->unit == NULL)
    return g_strdup (C_ ("step", "Unit"));
  is_of_one = acies_unit_type_only_side (&step->ruleset->unit_types[type_of (step)]) != ACIES_NO_SIDE;

  return acies_unit_type_dup_name (step->ruleset, type_of (step), is_of_one ? ACIES_NO_SIDE : step->unit->side);
}

static const char *
side_name (const Step *step)
{
  return step->ruleset->sides[step->command->side].name;
}

/* Of cards: whose they are. */
static const char *
owner_name (const Step *step)
{
  return acies_ruleset_owner_name (step->ruleset, step->command->side);
}

static const char *
card_name (const Step *step)
{
  return step->ruleset->cards[step->command->id].name;
}

/* --- the board ------------------------------------------------------------------------------ */

static char *
label_paint (const Step *step)
{
  const char *terrain = step->ruleset->terrains[step->command->id].name;

  if (step->n == 1)
    /* Translators: a terrain, then a hex: "Paint Forest on E5" */
    return g_strdup_printf (_ ("Paint %1$s on %2$s"), terrain, step->hex);

  return g_strdup_printf (acies_board_say (step->ruleset,
                                           /* Translators: a kind of terrain, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Paint %1$s on %2$u Hex", "Paint %1$s on %2$u Hexes", step->n),
                                           /* Translators: a kind of terrain, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Paint %1$s on %2$u Square", "Paint %1$s on %2$u Squares", step->n)),
                          terrain, step->n);
}

static char *
label_place (const Step *step)
{
  g_autofree char *unit = dup_unit (step);

  if (step->n == 1)
    /* Translators: a unit, then a hex: "Place Principes on E5" */
    return g_strdup_printf (_ ("Place %1$s on %2$s"), unit, step->hex);

  return g_strdup_printf (acies_board_say (step->ruleset,
                                           /* Translators: a unit, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Place %1$s on %2$u Hex", "Place %1$s on %2$u Hexes", step->n),
                                           /* Translators: a unit, and a number */
                                           g_dngettext (GETTEXT_PACKAGE, "Place %1$s on %2$u Square", "Place %1$s on %2$u Squares", step->n)),
                          unit, step->n);
}

static char *
label_remove (const Step *step)
{
  g_autofree char *unit = dup_unit (step);

  if (step->n == 1)
    /* Translators: a unit, then a hex: "Remove Principes from E5" */
    return g_strdup_printf (_ ("Remove %1$s from %2$s"), unit, step->hex);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Remove %u Unit", "Remove %u Units", step->n), step->n);
}

static char *
label_mark (const Step *step)
{
  g_autofree char *unit = dup_unit (step);
  const char      *mark = step->ruleset->marks[step->command->id].name;

  /* Translators: a unit, its hex, a mark: "Principes on E5: Testudo" */
  return g_strdup_printf (step->command->number ? _ ("%1$s on %2$s: %3$s")
                                                /* Translators: a unit, its hex, a mark: "Principes on E5: No Testudo" */
                                                : _ ("%1$s on %2$s: No %3$s"),
                          unit, step->hex, mark);
}

static char *
label_property (const Step *step)
{
  g_autofree char *unit = dup_unit (step);
  g_autofree char *property = acies_property_describe (&step->ruleset->properties[step->command->id], step->command->number);

  /* Translators: a unit, its hex, and what it is given: "Principes on E5: Formation: Wedge" */
  return g_strdup_printf (_ ("%1$s on %2$s: %3$s"), unit, step->hex, property);
}

static char *
label_figures (const Step *step)
{
  g_autofree char *unit = dup_unit (step);

  return g_strdup_printf (acies_units_say (step->ruleset,
                                           /* Translators: a unit, its hex, its strength: "Principes on E5: 2 Figures" */
                                           g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s: %3$d Figure", "%1$s on %2$s: %3$d Figures", (gulong) step->command->number),
                                           /* Translators: a unit, its hex, its strength: "Principes on E5: 2 Bases" */
                                           g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s: %3$d Base", "%1$s on %2$s: %3$d Bases", (gulong) step->command->number)),
                          unit, step->hex, step->command->number);
}

static char *
label_shift (const Step *step)
{
  g_autofree char *unit = dup_unit (step);

  /* Translators: a unit, then a hex: "Move Principes to E5" */
  return g_strdup_printf (_ ("Move %1$s to %2$s"), unit, step->to);
}

/* --- the armies ----------------------------------------------------------------------------- */

static char *
label_reserve (const Step *step)
{
  g_autofree char *unit = dup_unit (step);

  /* Translators: how many units of a type: "3 × Velites in Reserve" */
  return g_strdup_printf (_ ("%1$d × %2$s in Reserve"), step->command->number, unit);
}

static char *
label_cards (const Step *step)
{
  const char *format;

  if (step->command->kind == ACIES_COMMAND_CARDS)
    /* Translators: how many of a card, then a side: "2 × Line Order for Rome" */
    format = _ ("%1$d × %2$s for %3$s");
  else if (step->command->kind == ACIES_COMMAND_HAND)
    /* Translators: copies, a card, and a side: "2 × Charge in the Hand of Rome" */
    format = _ ("%1$d × %2$s in the Hand of %3$s");
  else
    /* Translators: copies, a card, and a side: "2 × Charge Discarded by Rome" */
    format = _ ("%1$d × %2$s Discarded by %3$s");

  return g_strdup_printf (format, step->command->number, card_name (step), owner_name (step));
}

static char *
label_side_number (const Step *step)
{
  const char *name = step->ruleset->morale_name;
  const char *format;

  if (step->command->kind == ACIES_COMMAND_MORALE && name != NULL)
    /* Translators: what a game counts instead of morale, a side, a number: "Main battle cards: Rome 5" */
    return g_strdup_printf (_ ("%1$s: %2$s %3$d"), name, side_name (step), step->command->number);
  if (step->command->kind == ACIES_COMMAND_MORALE)
    /* Translators: a side, then a number: "Set Morale of Rome to 4" */
    format = _ ("Set Morale of %1$s to %2$d");
  else if (step->command->kind == ACIES_COMMAND_HAND_SIZE)
    /* Translators: a side, and a number */
    format = _ ("Set Hand Size of %1$s to %2$d");
  else if (step->command->kind == ACIES_COMMAND_ACTIONS)
    /* Translators: a side, and a number */
    format = _ ("Set Actions of %1$s to %2$d");
  else
    /* Translators: a side, and a number */
    format = _ ("Set Spent Actions of %1$s to %2$d");

  return g_strdup_printf (format, side_name (step), step->command->number);
}

static char *
label_resource (const Step *step)
{
  /* Translators: something of which sides have a number, such as "Coins", a side, the number: "Coins: Rome 5" */
  return g_strdup_printf (_ ("%1$s: %2$s %3$d"), step->ruleset->resources[step->command->id].name, side_name (step), step->command->number);
}

static char *
label_camp (const Step *step)
{
  if (step->command->hex == ACIES_NO_HEX)
    /* Translators: a side */
    return g_strdup_printf (_ ("Remove Camp of %s"), side_name (step));

  /* Translators: a side, then a hex */
  return g_strdup_printf (_ ("Place Camp of %1$s on %2$s"), side_name (step), step->hex);
}

/* --- the battle ----------------------------------------------------------------------------- */

static char *
label_switch (const Step *step)
{
  const AciesSwitch *one = &step->ruleset->switches[step->command->id];
  int                value = step->command->number;
  g_autofree char   *number = g_strdup_printf ("%d", value);
  const char        *words = number;

  if (one->type == ACIES_SWITCH_BOOLEAN)
    words = value ? C_ ("switch", "Yes") : C_ ("switch", "No");
  else if (one->type == ACIES_SWITCH_CHOICE)
    words = ((const AciesOption *) g_ptr_array_index (one->options, (guint) value))->name;

  /* Translators: a rule of the battle, then its value: "Rivers can be forded: Yes" */
  return g_strdup_printf (_ ("%1$s: %2$s"), one->name, words);
}

static char *
label_opening (const Step *step)
{
  if (acies_ruleset_lacks (step->ruleset, ACIES_LACKS_ROUNDS))
    return g_strdup_printf (_ ("Start with %s"), side_name (step));

  /* Translators: a number, then a side */
  return g_strdup_printf (_ ("Start in Round %1$d with %2$s"), step->command->number, side_name (step));
}

static char *
label_text (const Step *step)
{
  static const char *const labels[ACIES_N_TEXTS] = {
    [ACIES_TEXT_TITLE] = N_ ("Change Title"),
    [ACIES_TEXT_DATE] = N_ ("Change Date"),
    [ACIES_TEXT_PLACE] = N_ ("Change Place"),
    [ACIES_TEXT_AUTHOR] = N_ ("Change Author"),
    [ACIES_TEXT_BRIEFING] = N_ ("Change Briefing"),
    [ACIES_TEXT_NOTES] = N_ ("Change Notes"),
  };
  g_autofree char *text = acies_text_shorten (step->command->text, 40);

  if (step->command->id == ACIES_TEXT_TITLE && *text != '\0')
    /* Translators: the title of a battle */
    return g_strdup_printf (_ ("Change Title to “%s”"), text);

  return g_strdup (gettext (labels[step->command->id]));
}

static char *
label_label (const Step *step)
{
  if (step->command->text == NULL || *step->command->text == '\0')
    /* Translators: a hex or a square */
    return g_strdup_printf (_ ("Remove Label from %s"), step->hex);

  /* Translators: words, then the hex they stand on */
  return g_strdup_printf (_ ("Set Label “%1$s” on %2$s"), step->command->text, step->hex);
}

static char *
label_replace (const Step *step)
{
  const AciesRuleset *ruleset = step->command->scenario->ruleset;

  if (ruleset == step->ruleset)
    return g_strdup (_ ("Replace Scenario"));

  /* Translators: a game, such as "Rome vs Macedon" */
  return g_strdup_printf (_ ("Change to %s"), ruleset->name);
}

static char *
label_edit (const Step *step)
{
  const AciesCommand *command = step->command;

  switch (command->kind)
    {
    case ACIES_COMMAND_PAINT:
      return label_paint (step);

    case ACIES_COMMAND_PLACE:
      return label_place (step);

    case ACIES_COMMAND_REMOVE:
      return label_remove (step);

    case ACIES_COMMAND_SHIFT:
      return label_shift (step);

    case ACIES_COMMAND_FIGURES:
      return label_figures (step);

    case ACIES_COMMAND_MARK:
      return label_mark (step);

    case ACIES_COMMAND_PROPERTY:
      return label_property (step);

    case ACIES_COMMAND_RESERVE:
      return label_reserve (step);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      return label_cards (step);

    case ACIES_COMMAND_MORALE:
    case ACIES_COMMAND_HAND_SIZE:
    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
      return label_side_number (step);

    case ACIES_COMMAND_RESOURCE:
      return label_resource (step);

    case ACIES_COMMAND_CAMP:
      return label_camp (step);

    case ACIES_COMMAND_ENTRY:
      /* Translators: a side, and a hex */
      return g_strdup_printf (command->number ? _ ("Add Entry of %1$s on %2$s")
                                              /* Translators: a side, and a hex */
                                              : _ ("Remove Entry of %1$s from %2$s"),
                              side_name (step), step->hex);

    case ACIES_COMMAND_FIRST:
      /* Translators: a side */
      return g_strdup_printf (_ ("%s Moves First"), side_name (step));

    case ACIES_COMMAND_END_ROUND:
      return g_strdup_printf (_ ("Set Last Round to %d"), command->number);

    case ACIES_COMMAND_OPENING:
      return label_opening (step);

    case ACIES_COMMAND_SWITCH:
      return label_switch (step);

    case ACIES_COMMAND_TEXT:
      return label_text (step);

    case ACIES_COMMAND_LABEL:
      return label_label (step);

    case ACIES_COMMAND_RESIZE:
      /* Translators: columns, then rows */
      return g_strdup_printf (_ ("Resize Board to %1$d × %2$d"), command->number, command->number2);

    case ACIES_COMMAND_REPLACE:
      return label_replace (step);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* --- a game --------------------------------------------------------------------------------- */

/* A card that was played and taken back is hidden in its hand again. */
static char *
label_play (const Step *step)
{
  if (step->undone)
    return g_strdup (_ ("Play a Card"));

  return g_strdup_printf (_ ("Play %s"), card_name (step));
}

/* What was chosen from a deck the other side must not read; what lay open it has seen. */
static char *
label_take (const Step *step)
{
  if (!step->open)
    return g_strdup (_ ("Take a Card"));

  /* Translators: a card that lay open for all */
  return g_strdup_printf (_ ("Take %s"), card_name (step));
}

/* What only this game has. */
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

static char *
label_game (const Step *step)
{
  AciesHexName via;

  switch (step->command->kind)
    {
    case ACIES_COMMAND_START:
      return g_strdup (_ ("Start Game"));

    case ACIES_COMMAND_PLAY:
      return label_play (step);

    case ACIES_COMMAND_ORDER:
      return g_strdup_printf (_ ("Order %s"), step->hex);

    case ACIES_COMMAND_MOVE:
      return label_shift (step);

    case ACIES_COMMAND_ATTACK:
      if (step->command->via != ACIES_NO_HEX)
        /* Translators: a hex, the hex of the attacker, and the one where that stops beside the first */
        return g_strdup_printf (_ ("Attack %1$s from %2$s via %3$s"), step->to, step->hex, acies_hex_name (step->command->via, via));
      /* Translators: a hex, then the hex of the attacker */
      return g_strdup_printf (_ ("Attack %1$s from %2$s"), step->to, step->hex);

    case ACIES_COMMAND_RETREAT:
      return g_strdup_printf (_ ("Retreat to %s"), step->hex);

    case ACIES_COMMAND_PUT_BACK: /* which one, the other side must not read */
      return g_strdup (_ ("Put a Card Back"));

    case ACIES_COMMAND_TAKE:
      return label_take (step);

    case ACIES_COMMAND_PASS:
      return g_strdup (C_ ("step", "Pass"));

    case ACIES_COMMAND_DONE:
      return g_strdup (C_ ("step", "Done"));

    case ACIES_COMMAND_YES:
      return g_strdup (C_ ("step", "Answer"));

    case ACIES_COMMAND_DICE:
      return g_strdup (C_ ("step", "Dice"));

    case ACIES_COMMAND_DRAW: /* which one, the other side must not read */
      return g_strdup (_ ("Draw a Card"));

    default:
      return label_verb (step);
    }
}

/* --- which it is ---------------------------------------------------------------------------- */

/* The unit that the first command is about: as it was, or where there was none before, as it came. */
static const AciesUnit *
find_unit (const AciesEntry   *entry,
           const AciesCommand *command)
{
  for (guint i = 0; i < entry->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (entry->events, AciesEvent, i);
      const AciesUnit  *unit = &event->u.unit.before;

      if (event->kind != ACIES_EVENT_UNIT_SET)
        continue;
      if (command->kind == ACIES_COMMAND_PLACE || unit->place == ACIES_PLACE_ABSENT)
        unit = &event->u.unit.after;
      if (command->hex == ACIES_NO_HEX || unit->hex == command->hex)
        return unit;
    }

  return NULL;
}

/* The other side reads it, too. */
static gboolean
puts_face_down (const AciesEntry   *entry,
                const AciesCommand *command,
                const AciesRuleset *ruleset)
{
  for (guint i = 0; ruleset->face_down != ACIES_NO_ID && i < entry->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (entry->events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_UNIT_SET && event->u.unit.after.hex == command->hex)
        return (event->u.unit.after.marks >> ruleset->face_down & 1) != 0;
    }

  return FALSE;
}

static gboolean
takes_open (const AciesEntry   *entry,
            const AciesCommand *command)
{
  for (guint i = 0; command->kind == ACIES_COMMAND_TAKE && i < entry->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (entry->events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_CARDS_MOVED && event->u.cards.card == command->id)
        return event->u.cards.from == ACIES_ZONE_ROW;
    }

  return FALSE;
}

static guint
count_alike (const GArray *commands)
{
  const AciesCommand *first = &g_array_index (commands, AciesCommand, 0);
  guint               n = 0;

  for (guint i = 0; i < commands->len; i++)
    {
      const AciesCommand *one = &g_array_index (commands, AciesCommand, i);

      n += one->kind == first->kind && one->id == first->id;
    }

  return n;
}

char *
acies_entry_dup_name (const AciesEntry   *entry,
                      const AciesRuleset *ruleset,
                      gboolean            undone)
{
  const AciesCommand *command;
  Step                step;

  g_return_val_if_fail (entry->commands->len > 0, NULL);

  command = &g_array_index (entry->commands, AciesCommand, entry->merged ? entry->commands->len - 1 : 0);
  step = (Step) { .command = command, .ruleset = ruleset, .choice = entry->choice, .undone = undone };
  step.n = entry->merged ? 1 : count_alike (entry->commands);
  step.unit = find_unit (entry, command);
  step.face_down = puts_face_down (entry, command, ruleset);
  step.open = takes_open (entry, command);
  if (command->hex != ACIES_NO_HEX)
    acies_hex_name (command->hex, step.hex);
  if (command->to != ACIES_NO_HEX)
    acies_hex_name (command->to, step.to);

  return command->kind < ACIES_N_EDIT_COMMANDS ? label_edit (&step) : label_game (&step);
}
