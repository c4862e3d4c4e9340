/* scenario-decks.c - the decks in common of a scenario, read and written
 *
 * A card that is not listed has as many copies as the ruleset says. Those that
 * hands hold are among them, and stand in the armies.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-parts.h"

#include <glib/gi18n-lib.h>

/* --- reading -------------------------------------------------------------------------------- */

/* NO_ID after a fault: what is in it is read too, for the faults there. */
static AciesId
find_deck (AciesScenarioReader *self,
           const AciesXmlNode  *node)
{
  const char      *id = acies_reader_require (&self->reader, node, "id");
  AciesId          deck = id != NULL ? acies_ruleset_find_deck (self->ruleset, id) : ACIES_NO_ID;
  g_autofree char *shown = acies_reader_shorten (id != NULL ? id : "");

  if (id == NULL)
    return ACIES_NO_ID;
  if (deck == ACIES_NO_ID || !self->ruleset->decks[deck].common)
    {
      acies_reader_fault (&self->reader, node, "unknown-deck", _ ("The ruleset has no shared deck “%s”"), shown);
      return ACIES_NO_ID;
    }
  if (self->seen_decks & (1u << deck))
    {
      acies_reader_fault (&self->reader, node, "duplicate-deck", _ ("The deck “%s” appears twice"), id);
      return ACIES_NO_ID;
    }
  self->seen_decks |= 1u << deck;

  return deck;
}

static void
read_card (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesId              deck,
           guint64             *seen)
{
  AciesId  card = acies_scenario_find_card (self, node, acies_reader_require (&self->reader, node, "id"), seen);
  int      discard = acies_reader_number_or (&self->reader, node, "discard", 0, ACIES_MAX_COPIES, 0);
  int      count = 0;
  gboolean good = acies_reader_number (&self->reader, node, "count", 0, ACIES_MAX_COPIES, &count);

  acies_reader_check_attributes (&self->reader, node, "id count discard");
  acies_reader_check_empty (&self->reader, node);
  if (!good || card == ACIES_NO_ID || deck == ACIES_NO_ID)
    return;
  if (self->ruleset->cards[card].deck != deck)
    acies_reader_fault (&self->reader, node, "card-of-other-deck", _ ("“%1$s” does not belong to the deck “%2$s”"), self->ruleset->cards[card].name,
                        self->ruleset->decks[deck].name);
  else if (discard > count)
    acies_reader_fault (&self->reader, node, "count-below-hand",
                        /* Translators: copies of a card in all, and discarded */
                        g_dngettext (GETTEXT_PACKAGE, "%1$d copy, but %2$d discarded", "%1$d copies, but %2$d discarded", (gulong) count), count, discard);
  else
    {
      self->common[card] = (guint8) count;
      self->discarded[card] = (guint8) discard;
    }
}

void
acies_scenario_read_deck (AciesScenarioReader *self,
                          const AciesXmlNode  *node)
{
  AciesId deck = find_deck (self, node);
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);
  guint64 seen = 0;

  acies_reader_check_attributes (&self->reader, node, "id");
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "card"))
        read_card (self, child, deck, &seen);
      else
        acies_reader_unknown (&self->reader, child);
    }
}

/* More than there are stay out of the hands. */
static void
empty_hands (AciesScenarioReader *self,
             guint                card)
{
  for (guint side = 0; side < self->ruleset->n_sides; side++)
    self->state->cards[side][ACIES_ZONE_HAND][card] = 0;
}

void
acies_scenario_lay_decks (AciesScenarioReader *self,
                          const AciesXmlNode  *root)
{
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    {
      guint held;
      guint left = self->common[i] - (guint) self->discarded[i];

      if (!self->ruleset->cards[i].common)
        continue;
      held = acies_state_count_copies_in (self->state, ACIES_COMMON, (AciesId) i, ACIES_ZONE_HAND);
      if (held > left)
        {
          /* Translators: copies in hands, a card, and how many copies the hands can hold */
          acies_reader_fault (&self->reader, root, "hands-above-deck", g_dngettext (GETTEXT_PACKAGE, "Hands hold %1$u copy of “%2$s”, but only %3$u can be in hand", "Hands hold %1$u copies of “%2$s”, but only %3$u can be in hand", held), held,
                              self->ruleset->cards[i].name, left);
          empty_hands (self, i);
          held = 0;
        }
      self->state->cards[0][ACIES_ZONE_DECK][i] = (guint8) (left - held);
      self->state->cards[0][ACIES_ZONE_DISCARD][i] = self->discarded[i];
    }
}

/* --- writing -------------------------------------------------------------------------------- */

static void
write_card (AciesScenarioWriter *self,
            const char          *deck,
            AciesId              card)
{
  const char      *id = self->state->ruleset->cards[card].id;
  g_autofree char *child = g_strconcat ("card ", id, NULL);
  guint            discard = acies_state_count_copies_in (self->state, ACIES_COMMON, card, ACIES_ZONE_DISCARD);

  acies_extras_write_before (self, deck, child, 2);
  acies_xml_append_indent (self->out, self->level + 2);
  g_string_append (self->out, "<card");
  acies_xml_append_attribute (self->out, "id", id);
  acies_xml_append_number (self->out, "count", (int) acies_state_count_copies (self->state, ACIES_COMMON, card));
  if (discard > 0)
    acies_xml_append_number (self->out, "discard", (int) discard);
  g_string_append (self->out, "/>\n");
}

static gboolean
is_deck_told (const AciesState *state,
              guint             deck)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (state->ruleset->cards[i].deck == deck && acies_state_changes_card (state, (AciesId) i))
        return TRUE;
    }

  return FALSE;
}

static void
write_deck (AciesScenarioWriter *self,
            guint                deck)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autofree char    *name = g_strconcat ("deck ", ruleset->decks[deck].id, NULL);

  acies_extras_write_before (self, "scenario", name, 1);
  acies_xml_append_indent (self->out, self->level + 1);
  g_string_append (self->out, "<deck");
  acies_xml_append_attribute (self->out, "id", ruleset->decks[deck].id);
  g_string_append (self->out, ">\n");
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if (ruleset->cards[i].deck == deck && acies_state_changes_card (self->state, (AciesId) i))
        write_card (self, name, (AciesId) i);
    }
  acies_extras_write_end (self, name, 2);
  acies_xml_append_indent (self->out, self->level + 1);
  g_string_append (self->out, "</deck>\n");
}

void
acies_scenario_write_decks (AciesScenarioWriter *self)
{
  for (guint i = 0; i < self->state->ruleset->n_decks; i++)
    {
      if (self->state->ruleset->decks[i].common && is_deck_told (self->state, i))
        write_deck (self, i);
    }
}
