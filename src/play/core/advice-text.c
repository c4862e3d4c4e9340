/* advice-text.c - sentences that give the computer's advice and its reasons
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/hints.h"

#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Smaller numbers count as zero, because they would be rounded to zero. */
#define LEAST 0.05

/* --- the command ---------------------------------------------------------------------------- */

/* An underscore marks a mnemonic; two underscores stand for one. */
static char *
dup_without_mnemonic (const char *label)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *at = label; *at != '\0'; at++)
    {
      if (*at == '_' && at[1] != '\0')
        at++;
      g_string_append_c (text, *at);
    }

  return g_strdup (text->str);
}

/* Returns the label of the button that gives the answer. */
static char *
dup_answer (const AciesCommand *command,
            const AciesState   *state)
{
  g_autoptr (AciesChoices) choices = acies_choices_new (state);
  g_autofree char *label = acies_choices_dup_button (choices, state, command);

  return dup_without_mnemonic (label);
}

char *
acies_advice_dup_command (const AciesCommand *command,
                          const AciesState   *state)
{
  const char *card = command->id != ACIES_NO_ID && command->id < state->ruleset->n_cards ? state->ruleset->cards[command->id].name : "";

  if (command->hex != ACIES_NO_HEX)
    return acies_command_dup_hint (command, state);
  switch (command->kind)
    {
    case ACIES_COMMAND_PLAY:
      /* Translators: what to do: a card */
      return g_strdup_printf (_ ("Play %s"), card);

    case ACIES_COMMAND_TAKE:
      if (acies_command_takes_open (command, state))
        /* Translators: what to do: a card that lies open for all */
        return g_strdup_printf (_ ("Take %s"), card);
      /* Translators: what to do: a card of one’s own choice */
      return g_strdup_printf (_ ("Take %s into your hand"), card);

    case ACIES_COMMAND_PUT_BACK:
      return g_strdup_printf (_ ("Put %s back into the deck"), card);

    default:
      return dup_answer (command, state);
    }
}

/* --- the reason ----------------------------------------------------------------------------- */

char *
acies_advice_dup_chance (double chance)
{
  /* Translators: a chance; a space before the percent sign, if your language has one, is one at which no line breaks */
  return g_strdup_printf (_ ("%.0f%%"), CLAMP (chance, 0, 1) * 100);
}

/* Returns the number that selects the plural form for a number with one decimal. */
static gulong
form_of (double number)
{
  return fabs (number - 1) < LEAST ? 1 : 2;
}

/* Describes the expected losses of units and morale. */
static char *
dup_units_and_morale (const AciesAiAdvice *self,
                      const char          *chance)
{
  double units = self->eliminated;

  if (self->morale >= LEAST)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: units (of the enemy), then morale, with a decimal each, then a chance */
                                         "On average the enemy loses %1$.1f unit, and %2$.1f more morale than you; your chance of winning is %3$s",
                                         "On average the enemy loses %1$.1f units, and %2$.1f more morale than you; your chance of winning is %3$s",
                                         form_of (units)),
                            units, self->morale, chance);
  if (self->morale <= -LEAST)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                         /* Translators: units (of the enemy), then morale, with a decimal each, then a chance */
                                         "On average the enemy loses %1$.1f unit, and you lose %2$.1f more morale than they do; your chance of winning is %3$s",
                                         "On average the enemy loses %1$.1f units, and you lose %2$.1f more morale than they do; your chance of winning is %3$s",
                                         form_of (units)),
                            units, -self->morale, chance);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: units (of the enemy), with a decimal, then a chance */
                                       "On average the enemy loses %1$.1f unit, and both sides lose equal morale; your chance of winning is %2$s",
                                       "On average the enemy loses %1$.1f units, and both sides lose equal morale; your chance of winning is %2$s",
                                       form_of (units)),
                          units, chance);
}

/* Describes the expected losses in a game that counts something else instead of morale. */
static char *
dup_named (const AciesAiAdvice *self,
           const char          *name,
           const char          *chance)
{
  if (self->morale >= LEAST)
    /* Translators: what a game counts instead of morale, then of it, with a decimal, then a chance */
    return g_strdup_printf (_ ("%1$s: on average the enemy loses %2$.1f more than you; your chance of winning is %3$s"), name, self->morale, chance);
  if (self->morale <= -LEAST)
    /* Translators: what a game counts instead of morale, then of it, with a decimal, then a chance */
    return g_strdup_printf (_ ("%1$s: on average you lose %2$.1f more than the enemy; your chance of winning is %3$s"), name, -self->morale, chance);
  /* Translators: what a game counts instead of morale, then a chance */
  return g_strdup_printf (_ ("%1$s: on average both sides lose the same number; your chance of winning is %2$s"), name, chance);
}

static char *
dup_units_and_named (const AciesAiAdvice *self,
                     const char          *name,
                     const char          *chance)
{
  g_autofree char *rest = dup_named (self, name, chance);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       /* Translators: units (of the enemy), with a decimal, then a sentence that tells more */
                                       "On average the enemy loses %1$.1f unit. %2$s",
                                       "On average the enemy loses %1$.1f units. %2$s",
                                       form_of (self->eliminated)),
                          self->eliminated, rest);
}

/* Describes the expected gains in a game in which points are gained but never lost. */
static char *
dup_gained (const AciesAiAdvice *self,
            const char          *name,
            const char          *chance)
{
  if (self->morale >= LEAST)
    /* Translators: what a game counts instead of morale, then of it, with a decimal, then a chance */
    return g_strdup_printf (_ ("%1$s: on average you gain %2$.1f more than the enemy; your chance of winning is %3$s"), name, self->morale, chance);
  if (self->morale <= -LEAST)
    /* Translators: what a game counts instead of morale, then of it, with a decimal, then a chance */
    return g_strdup_printf (_ ("%1$s: on average the enemy gains %2$.1f more than you; your chance of winning is %3$s"), name, -self->morale, chance);
  /* Translators: what a game counts instead of morale, then a chance */
  return g_strdup_printf (_ ("%1$s: on average both sides gain the same number; your chance of winning is %2$s"), name, chance);
}

char *
acies_advice_dup_reason (const AciesAiAdvice *self,
                         const AciesRuleset  *ruleset)
{
  const char      *name = ruleset->morale_name;
  g_autofree char *chance = acies_advice_dup_chance (self->win);

  if (name != NULL && ruleset->procs->evaluate != NULL)
    return dup_gained (self, name, chance);
  if (name != NULL)
    return self->eliminated >= LEAST ? dup_units_and_named (self, name, chance) : dup_named (self, name, chance);
  if (self->eliminated >= LEAST)
    return dup_units_and_morale (self, chance);
  if (self->morale >= LEAST)
    /* Translators: morale, with a decimal, then a chance */
    return g_strdup_printf (_ ("On average the enemy loses %1$.1f more morale than you; your chance of winning is %2$s"), self->morale, chance);
  if (self->morale <= -LEAST)
    /* Translators: morale, with a decimal, then a chance */
    return g_strdup_printf (_ ("On average you lose %1$.1f more morale than the enemy; your chance of winning is %2$s"), -self->morale, chance);
  /* Translators: a chance */
  return g_strdup_printf (_ ("On average both sides lose equal morale; your chance of winning is %s"), chance);
}
