/* fight-facts.c - the record of fights as lines, to be compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/fight-facts.h"

static void
add_unit (GString              *text,
          const AciesFightUnit *unit)
{
  AciesHexName hex;

  g_string_append_printf (text, " unit %u type %u side %u told %u at %s", unit->unit, unit->type, unit->side, unit->told_side, acies_hex_name (unit->hex, hex));
}

static void
add_roll (GString              *text,
          const char           *name,
          const AciesFightRoll *roll)
{
  if (!roll->asked && !roll->rolled)
    return;
  g_string_append_printf (text, "; %s", name);
  if (roll->asked)
    g_string_append (text, " asked");
  if (roll->is_defence)
    g_string_append (text, " against hits");
  g_string_append_printf (text, " of side %u, %u dice at %d:", roll->side, roll->n_dice, roll->point);
  for (guint i = 0; i < roll->dice.n; i++)
    g_string_append_printf (text, " %u/%u/%u", roll->dice.types[i], roll->dice.faces[i], roll->dice.results[i]);
  if (roll->rolled)
    g_string_append_printf (text, " hits %u retreats %u by %u", roll->hits, roll->retreats, roll->command);
}

static void
add_cards_and_losses (GString          *text,
                      const AciesFight *fight)
{
  for (guint i = 0; i < fight->cards->len; i++)
    {
      const AciesFightCard *card = &g_array_index (fight->cards, AciesFightCard, i);

      g_string_append_printf (text, "; card %u of %u by %u on", card->card, card->side, card->command);
      add_unit (text, &card->on);
    }
  for (guint i = 0; i < fight->losses->len; i++)
    {
      const AciesFightLoss *loss = &g_array_index (fight->losses, AciesFightLoss, i);

      g_string_append_printf (text, "; lost %u%s for %u by %u", loss->figures, loss->eliminated ? " eliminated" : "", loss->cause, loss->command);
      add_unit (text, &loss->unit);
    }
}

static void
add_moves_and_marks (GString          *text,
                     const AciesFight *fight)
{
  for (guint i = 0; i < fight->moves->len; i++)
    {
      const AciesFightMove *move = &g_array_index (fight->moves, AciesFightMove, i);
      AciesHexName          to;

      g_string_append_printf (text, "; to %s for %u by %u", acies_hex_name (move->to, to), move->cause, move->command);
      add_unit (text, &move->unit);
    }
  for (guint i = 0; i < fight->marks->len; i++)
    {
      const AciesFightMarks *marks = &g_array_index (fight->marks, AciesFightMarks, i);

      g_string_append_printf (text, "; marks %x by %u", marks->marks, marks->command);
      add_unit (text, &marks->unit);
    }
  for (guint i = 0; i < fight->morale->len; i++)
    {
      const AciesFightMorale *morale = &g_array_index (fight->morale, AciesFightMorale, i);

      g_string_append_printf (text, "; morale of %u %d to %d by %u", morale->side, morale->change, morale->left, morale->command);
    }
}

char *
fight_dup_facts (const AciesFight *fight)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u of %u: kind %u%s round %u turn %u by %u-%u%s, outcome %u of %u,", fight->index, fight->attack, fight->kind,
                          fight->melee ? " melee" : "", fight->round, fight->turn, fight->first, fight->last, fight->over ? " over" : "",
                          fight->outcome.reason, fight->outcome.winner);
  add_unit (text, &fight->attacker);
  g_string_append (text, " against");
  add_unit (text, &fight->target);
  add_roll (text, "roll", &fight->roll);
  add_roll (text, "defence", &fight->defence);
  add_cards_and_losses (text, fight);
  add_moves_and_marks (text, fight);

  return g_string_free (text, FALSE);
}

char *
fights_dup_facts (AciesFights *fights)
{
  GString *text = g_string_new (NULL);
  guint    n = acies_session_count_commands (acies_fights_get_session (fights));

  for (guint i = 0; i < acies_fights_count (fights); i++)
    {
      g_autofree char *line = fight_dup_facts (acies_fights_get (fights, i));

      g_string_append_printf (text, "%s\n", line);
    }
  for (guint i = 1; i <= n; i++)
    {
      const AciesFight *fight = acies_fights_find (fights, i);

      if (fight != NULL)
        g_string_append_printf (text, "%u:%u ", i, fight->index);
    }

  return g_string_free (text, FALSE);
}
