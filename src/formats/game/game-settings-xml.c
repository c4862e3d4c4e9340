/* game-settings-xml.c - how a game is played at the table, in the file of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/game-settings-xml.h"

#include <glib/gi18n-lib.h>

static const char *const dice_words[] = { "rolled", "entered", "both", NULL };
static const char *const undo_words[] = { "last-dice", "take-backs", "agreed", NULL };
static const char *const hands_words[] = { "hidden", "open", NULL };
static const char *const passes_words[] = { "asked", "alone", NULL };

#define DICE_BOTH 2

G_STATIC_ASSERT (G_N_ELEMENTS (undo_words) == ACIES_N_UNDO_POLICIES + 1);

/* Returns: which of the words the attribute is; 0 when it is not there or none of them */
static guint
read_word (const AciesReader  *reader,
           const AciesXmlNode *node,
           const char         *name,
           const char *const  *words)
{
  const char      *value = acies_xml_get (node, name);
  g_autofree char *shown = NULL;

  for (guint i = 0; value != NULL && words[i] != NULL; i++)
    if (g_str_equal (value, words[i]))
      return i;
  if (value == NULL)
    return 0;
  shown = acies_reader_shorten (value);
  /* Translators: an attribute, its element, and the value that is not possible */
  acies_reader_fault (reader, node, "bad-value", _ ("“%1$s” of <%2$s> cannot be “%3$s”"), name, node->name, shown);

  return 0;
}

static void
read_player (const AciesReader  *reader,
             const AciesXmlNode *node,
             const AciesRuleset *ruleset,
             AciesGameSettings  *settings)
{
  const char      *id = acies_reader_require (reader, node, "side");
  AciesSide        side = id != NULL ? acies_ruleset_find_side (ruleset, id) : ACIES_NO_SIDE;
  g_autofree char *shown = NULL;
  int              player;

  acies_reader_check_attributes (reader, node, "side computer");
  acies_reader_check_empty (reader, node);
  if (!acies_reader_number (reader, node, "computer", 1, G_MAXUINT8, &player) || id == NULL)
    return;
  if (side != ACIES_NO_SIDE)
    {
      settings->players[side] = (guint8) player;
      return;
    }
  shown = acies_reader_shorten (id);
  acies_reader_fault (reader, node, "unknown-side", _ ("The ruleset has no side “%s”"), shown);
}

void
acies_game_settings_read (const AciesReader  *reader,
                          const AciesXmlNode *node,
                          const AciesRuleset *ruleset,
                          AciesGameSettings  *settings,
                          gboolean           *mixed)
{
  g_autoptr (GPtrArray) children = acies_reader_children (reader, node);
  guint dice = read_word (reader, node, "dice", dice_words);

  acies_reader_check_attributes (reader, node, "dice undo hands passes");
  *mixed = dice == DICE_BOTH;
  settings->dice = dice == ACIES_DICE_ENTERED ? ACIES_DICE_ENTERED : ACIES_DICE_ROLLED;
  settings->undo = (AciesUndoPolicy) read_word (reader, node, "undo", undo_words);
  settings->hands_open = read_word (reader, node, "hands", hands_words) != 0;
  settings->passes_alone = read_word (reader, node, "passes", passes_words) != 0;
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "player"))
        read_player (reader, child, ruleset, settings);
      else
        acies_reader_unknown (reader, child);
    }
}

static void
append_word (GString           *out,
             const char        *name,
             const char *const *words,
             guint              word)
{
  if (word != 0)
    acies_xml_append_attribute (out, name, words[word]);
}

void
acies_game_settings_append (GString                 *out,
                            const AciesGameSettings *settings,
                            gboolean                 mixed,
                            const AciesRuleset      *ruleset)
{
  const AciesGameSettings without = ACIES_GAME_SETTINGS_DEFAULT;
  gboolean                alone = acies_game_settings_count_people (settings, ruleset->n_sides) == ruleset->n_sides;

  mixed = mixed && settings->dice == ACIES_DICE_ROLLED;
  if (acies_game_settings_equal (settings, &without) && !mixed)
    return;
  g_string_append (out, "  <table");
  append_word (out, "dice", dice_words, mixed ? DICE_BOTH : settings->dice);
  append_word (out, "undo", undo_words, settings->undo);
  append_word (out, "hands", hands_words, settings->hands_open ? 1 : 0);
  append_word (out, "passes", passes_words, settings->passes_alone ? 1 : 0);
  g_string_append (out, alone ? "/>\n" : ">\n");
  for (guint side = 0; side < ruleset->n_sides; side++)
    if (settings->players[side] != ACIES_PLAYER_HUMAN)
      {
        g_string_append (out, "    <player");
        acies_xml_append_attribute (out, "side", ruleset->sides[side].id);
        acies_xml_append_number (out, "computer", settings->players[side]);
        g_string_append (out, "/>\n");
      }
  if (!alone)
    g_string_append (out, "  </table>\n");
}
