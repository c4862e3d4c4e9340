/* designer-army.c - players, units and cards of the designer's files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "formats/designer/designer-parts.h"

#include <glib/gi18n-lib.h>

#define MOST_HEALTH 1000

/* --- players -------------------------------------------------------------------------------- */

static void
read_numbers (AciesDesignerReader *self,
              JsonObject          *object,
              const char          *path,
              AciesSide            side)
{
  AciesSideNumbers *numbers = &self->state->sides[side];
  int               morale = numbers->morale;
  int               hand_size = numbers->hand_size;
  int               actions = numbers->actions;
  int               spent = 0;
  JsonNode         *hand = acies_designer_get (object, "Hand");
  gint64            number;

  acies_designer_number (self, object, path, "Morale", 0, ACIES_MAX_MORALE, &morale);
  acies_designer_number (self, object, path, "MaxHand", 0, ACIES_MAX_HAND, &hand_size);
  acies_designer_number (self, object, path, "MaxAction", 1, ACIES_MAX_ACTIONS, &actions);
  acies_designer_number (self, object, path, "Action", 0, actions, &spent);
  numbers->morale = (gint16) morale;
  numbers->hand_size = (guint8) hand_size;
  numbers->actions = (guint8) actions;
  numbers->spent = (guint8) spent;
  if (hand != NULL && acies_designer_node_number (hand, &number))
    self->hands[side] = (int) CLAMP (number, 0, G_MAXINT);
}

static void
read_player (AciesDesignerReader *self,
             JsonNode            *node,
             guint                index)
{
  static const char *const keys[] = { "Faction", "Morale", "MaxHand", "Hand", "MaxAction", "Action", NULL };
  g_autofree char         *path = g_strdup_printf ("/Players/%u", index);
  JsonObject              *object = acies_designer_as_object (self, node, path);
  AciesSide                side;

  if (object == NULL)
    return;
  acies_designer_check_keys (self, object, path, keys);
  side = acies_designer_read_side (self, object, path, "Faction");
  if (side == ACIES_NO_SIDE)
    return;
  if (self->seen_sides & (1u << side))
    {
      /* Translators: a side */
      acies_designer_say (self, ACIES_SEVERITY_WARNING, "duplicate-army", path, _ ("%s appears twice; this entry was left out"),
                          self->ruleset->sides[side].name)
          ->side = side;
      return;
    }
  self->seen_sides |= 1u << side;
  self->players[side] = (int) index;
  read_numbers (self, object, path, side);
}

void
acies_designer_read_players (AciesDesignerReader *self,
                             JsonObject          *root)
{
  JsonArray *players = acies_designer_get_array (self, root, "", "Players");

  for (guint i = 0; players != NULL && i < json_array_get_length (players); i++)
    read_player (self, json_array_get_element (players, i), i);
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    {
      if (self->seen_sides & (1u << side))
        continue;
      acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-army", "/Players",
                          /* Translators: a side */
                          _ ("%s is missing; its army has the default values"), self->ruleset->sides[side].name)
          ->side = side;
    }
}

/* --- units ---------------------------------------------------------------------------------- */

/* The word at "State", or that of @words which stands for nothing in particular: the first. */
static const AciesDesignerWord *
read_state (const AciesDesignerReader *self,
            JsonObject                *object,
            const char                *path,
            const AciesDesignerWord   *words,
            guint                      n)
{
  const char      *text = acies_designer_text (object, "State");
  g_autofree char *own = acies_designer_path (path, "State");
  AciesId          index = text != NULL ? acies_designer_find (self, own, words, sizeof *words, n, text) : ACIES_NO_ID;
  g_autofree char *shown = text != NULL ? acies_text_shorten (text, ACIES_LONGEST_QUOTE) : NULL;

  if (index != ACIES_NO_ID)
    return &words[index];
  if (text != NULL)
    /* Translators: the word of a file, and the one that is used instead */
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "unknown-state", own, _ ("unknown state “%1$s”; replaced by “%2$s”"), shown, words[0].word);
  else
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", own, _ ("missing; set to “%s”"), words[0].word);

  return &words[0];
}

static gboolean
read_marks (const AciesDesignerReader *self,
            JsonObject                *object,
            const char                *path,
            AciesHex                   hex,
            guint16                   *marks)
{
  static const AciesDesignerWord words[] = {
    { "Idle", NULL, FALSE },
    { "None", NULL, TRUE },
    { "Locked", NULL, TRUE },
    { "Defending", NULL, TRUE },
    { "Ready", "ready", FALSE },
    { "Active", "active", FALSE },
    { "Attacking", "active", TRUE },
    { "Moved", "moved", FALSE },
    { "Marched", "marched", FALSE },
    { "Attacked", "attacked", FALSE },
    { "Advancing", "attacked", TRUE },
    { "Passive", "passive", FALSE },
    { "PushedBack", "passive", TRUE },
    { "Retreated", "retreated", FALSE },
    { "Retreating", "retreated", TRUE },
    { "Advanced", "advanced", FALSE },
    { "Dead", "dead", FALSE },
  };
  const AciesDesignerWord *word = read_state (self, object, path, words, G_N_ELEMENTS (words));
  g_autofree char         *own = acies_designer_path (path, "State");
  AciesId                  mark = word->id != NULL ? acies_ruleset_find_mark (self->ruleset, word->id) : ACIES_NO_ID;

  if (g_str_equal (word->word, "Dead"))
    {
      acies_designer_say (self, ACIES_SEVERITY_NOTE, "unit-dead", path, _ ("the unit was already eliminated; it was left out"))->hex = hex;
      return FALSE;
    }
  *marks = mark != ACIES_NO_ID ? (guint16) (1u << mark) : 0;
  if (word->told)
    /* Translators: the word of a file, and a state of a unit */
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "state-read-as", own, _ ("“%1$s” was read as “%2$s”"), word->word,
                        mark != ACIES_NO_ID ? self->ruleset->marks[mark].name : _ ("Idle"))
        ->hex = hex;

  return TRUE;
}

static gboolean
read_health (const AciesDesignerReader *self,
             JsonObject                *object,
             const char                *path,
             AciesUnit                 *unit)
{
  JsonNode        *node = acies_designer_get (object, "Health");
  g_autofree char *own = acies_designer_path (path, "Health");
  guint            strength = acies_state_strength (self->state, unit->type);
  gint64           health = strength;

  if (node == NULL)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", own, _ ("missing; set to %u"), strength)->hex = unit->hex;
  else if (!acies_designer_node_number (node, &health))
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "bad-number", own, _ ("not a whole number; set to %u"), strength)->hex = unit->hex;
  else if (health <= 0)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unit-dead", own, _ ("the unit has no strength left; it was left out"))->hex = unit->hex;
  else if (health > strength)
    /* Translators: the number that is used, a unit type, and the number of the file */
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "figures-over-strength", own, _ ("set to %1$u, the strength of %2$s, instead of %3$d"),
                        strength, self->ruleset->unit_types[unit->type].name, (int) MIN (health, MOST_HEALTH))
        ->hex = unit->hex;
  unit->figures = (guint8) CLAMP (health, 0, strength);

  return unit->figures > 0;
}

static AciesId
read_unit_type (const AciesDesignerReader *self,
                JsonObject                *object,
                const char                *path)
{
  const AciesRuleset *ruleset = self->ruleset;
  const char         *text = acies_designer_text (object, "Unit");
  g_autofree char    *own = acies_designer_path (path, "Unit");
  AciesId             type = text != NULL ? acies_designer_find (self, own, ruleset->unit_types, sizeof *ruleset->unit_types, ruleset->n_unit_types, text)
                                          : ACIES_NO_ID;

  if (type == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-unit-type", own, _ ("unknown unit; it was left out"));

  return type;
}

static void
read_unit (AciesDesignerReader *self,
           JsonNode            *node,
           const char          *path,
           const char          *key)
{
  static const char *const keys[] = { "Faction", "Unit", "State", "Health", NULL };
  JsonObject              *object = acies_designer_as_object (self, node, path);
  AciesUnit                unit = { .place = ACIES_PLACE_BOARD };

  if (object == NULL)
    return;
  acies_designer_check_keys (self, object, path, keys);
  if (!acies_designer_read_hex (self, path, key, ACIES_SEVERITY_WARNING, &unit.hex))
    return;
  unit.side = acies_designer_read_side (self, object, path, "Faction");
  unit.type = read_unit_type (self, object, path);
  if (unit.side == ACIES_NO_SIDE || unit.type == ACIES_NO_ID ||
      !read_marks (self, object, path, unit.hex, &unit.marks) || !read_health (self, object, path, &unit))
    return;
  acies_unit_set_fallbacks (self->ruleset, &unit);
  if (acies_stack_obstacle (self->state, unit.hex, unit.type, unit.side, ACIES_NO_UNIT) != ACIES_NO_UNIT)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "hex-occupied", path, _ ("the hex already has a unit; this one was left out"))->hex = unit.hex;
  else if (self->state->n_units == ACIES_MAX_UNITS)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "too-many-units", path, g_dngettext (GETTEXT_PACKAGE, "a scenario can have at most %d unit; this one was left out", "a scenario can have at most %d units; this one was left out", ACIES_MAX_UNITS), ACIES_MAX_UNITS);
  else
    self->state->units[self->state->n_units++] = unit;
}

void
acies_designer_read_units (AciesDesignerReader *self,
                           JsonObject          *root)
{
  JsonObject    *units = acies_designer_get_object (self, root, "", "Units");
  JsonObjectIter iter;
  const char    *key;
  JsonNode      *node;

  if (units == NULL)
    return;
  json_object_iter_init_ordered (&iter, units);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      g_autofree char *path = acies_designer_path ("/Units", key);

      read_unit (self, node, path, key);
    }
}

/* --- cards ---------------------------------------------------------------------------------- */

static AciesZone
read_zone (const AciesDesignerReader *self,
           JsonObject                *object,
           const char                *path)
{
  static const AciesDesignerWord words[] = {
    { "InDeck", "deck", FALSE },
    { "InHand", "hand", FALSE },
    { "ReadyToPlay", "hand", TRUE },
    { "Resolving", "hand", TRUE },
    { "Played", "hand", TRUE },
    { "Discarded", "discard", FALSE },
  };
  const AciesDesignerWord *word = read_state (self, object, path, words, G_N_ELEMENTS (words));
  g_autofree char         *own = acies_designer_path (path, "State");

  if (word->told)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "state-read-as", own, _ ("“%s” was read as “in hand”"), word->word);
  if (g_str_equal (word->id, "hand"))
    return ACIES_ZONE_HAND;

  return g_str_equal (word->id, "discard") ? ACIES_ZONE_DISCARD : ACIES_ZONE_DECK;
}

static AciesId
read_card_type (const AciesDesignerReader *self,
                JsonObject                *object,
                const char                *path)
{
  const AciesRuleset *ruleset = self->ruleset;
  const char         *text = acies_designer_text (object, "Card");
  g_autofree char    *own = acies_designer_path (path, "Card");
  AciesId             card = text != NULL ? acies_designer_find (self, own, ruleset->cards, sizeof *ruleset->cards, ruleset->n_cards, text)
                                          : ACIES_NO_ID;

  if (card == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-card", own, _ ("unknown card; it was left out"));

  return card;
}

static void
read_card (AciesDesignerReader *self,
           JsonNode            *node,
           const char          *path)
{
  static const char *const keys[] = { "Faction", "Card", "State", NULL };
  JsonObject              *object = acies_designer_as_object (self, node, path);
  AciesSide                side;
  AciesId                  card;
  AciesZone                zone;

  if (object == NULL)
    return;
  acies_designer_check_keys (self, object, path, keys);
  side = acies_designer_read_side (self, object, path, "Faction");
  card = read_card_type (self, object, path);
  if (side == ACIES_NO_SIDE || card == ACIES_NO_ID)
    return;
  zone = read_zone (self, object, path);
  if (acies_state_count_copies (self->state, side, card) < ACIES_MAX_COPIES)
    self->state->cards[side][zone][card]++;
  else
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "too-many-cards", path, g_dngettext (GETTEXT_PACKAGE, "an army can have at most %d copy of a card; this one was left out", "an army can have at most %d copies of a card; this one was left out", ACIES_MAX_COPIES), ACIES_MAX_COPIES)->side = side;
}

/* The cards are what there is; what the player says of them is only compared. */
static void
check_hand (const AciesDesignerReader *self,
            AciesSide                  side)
{
  const char      *name = self->ruleset->sides[side].name;
  g_autofree char *hand = g_strdup_printf ("/Players/%d/Hand", self->players[side]);
  g_autofree char *most_hand = g_strdup_printf ("/Players/%d/MaxHand", self->players[side]);
  guint            has = acies_state_count_cards (self->state, side, ACIES_ZONE_HAND);
  guint            most = self->state->sides[side].hand_size;

  if (self->hands[side] >= 0 && (guint) self->hands[side] != has)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "hand-differs", hand,
                        /* Translators: a side, how many cards of the list are in its hand, and the number that the file has */
                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in hand, as listed, not %3$d", "%1$s has %2$u cards in hand, as listed, not %3$d", has), name, has, self->hands[side])
        ->side = side;
  if (has > most && (self->seen_sides & (1u << side)))
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "hand-above-maximum", most_hand,
                        /* Translators: a side, the cards in its hand, and the number that the file has */
                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in hand, more than the limit of %3$u; it was kept", "%1$s has %2$u cards in hand, more than the limit of %3$u; all were kept", has), name, has, most)
        ->side = side;
}

void
acies_designer_read_cards (AciesDesignerReader *self,
                           JsonObject          *root)
{
  JsonArray *cards = acies_designer_get_array (self, root, "", "Cards");

  for (guint i = 0; cards != NULL && i < json_array_get_length (cards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/Cards/%u", i);

      read_card (self, json_array_get_element (cards, i), path);
    }
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    check_hand (self, side);
}
