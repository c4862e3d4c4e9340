/* foresee.c - Legions: what comes of an Army card before it is laid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "rulesets/legions/legions.h"

#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

static void
add (GString    *text,
     const char *words)
{
  acies_list_add (text, ACIES_LIST_SEMICOLON, words);
}

/* LEG-B15 */
static void
add_legion (const AciesState *state,
            guint             n,
            GString          *text)
{
  if ((int) n >= LEG_NUMBER (state, LEG_MASSIVE))
    add (text, _ ("finishes a massive legion"));
  else
    add (text, (int) n >= LEG_NUMBER (state, LEG_BIG) ? _ ("finishes a big legion") : _ ("finishes a legion"));
}

/* LEG-B9: those that are rolled as soon as it lies. */
static void
add_dice (const AciesState *after,
          GString          *text)
{
  guint            n = 0;
  g_autofree char *words = NULL;

  for (guint i = 0; after->decision.kind == ACIES_DECISION_DICE && i < after->decision.n_dice; i++)
    n += after->decision.dice[i] == LEG_DIE_BLACK || after->decision.dice[i] == LEG_DIE_RED;
  if (n == 0)
    return;
  words = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "brings %u die", "brings %u dice", n), n);
  add (text, words);
}

/* LEG-B19, LEG-B20: what comes before a check changes nothing of it. */
static void
add_checks (const AciesState *after,
            AciesSide         by,
            GString          *text)
{
  for (AciesSide side = 0; side < after->ruleset->n_sides; side++)
    {
      g_autofree char *words = NULL;

      if (!acies_side_is_enemy (after, by, side))
        continue;
      /* Translators: a side, and how many of six rolls of a die let it pass a check of its morale */
      words = g_strdup_printf (_ ("%1$s has a %2$d in 6 chance of passing its morale check"), after->ruleset->sides[side].name,
                               MIN (acies_leg_threshold (after, side, by), LEG_DIE_MOST));
      add (text, words);
    }
}

char *
acies_leg_foresee (const AciesState   *state,
                   const AciesCommand *command)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AciesState) after = NULL;
  AciesSide      side = state->turn.active;
  AciesLegField  field;
  AciesLegLegion legion;

  if (command->kind != ACIES_COMMAND_PLAY || command->hex == ACIES_NO_HEX)
    return NULL;
  after = acies_state_copy (state);
  if (!acies_engine_apply (after, command, NULL, NULL))
    return NULL;
  acies_leg_field_find (&field, after);
  acies_leg_legion_at (&field, command->hex, &legion);
  if (legion.finished)
    add_legion (after, legion.n, text);
  add_dice (after, text);
  if (legion.finished && (int) legion.n >= LEG_NUMBER (after, LEG_BIG))
    add_checks (after, side, text);

  return text->len > 0 ? g_strdup (text->str) : NULL;
}
