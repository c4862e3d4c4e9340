/* game-xml.c - games as XML documents: what is in one, reading and writing it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/game-xml.h"

#include "engine/board/texts.h"
#include "formats/files/format-error.h"
#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TURNS 1000
#define MAX_COMMANDS ACIES_NOTE_LAST_MOMENT /* more lines than a file can hold */

/* --- what is in a game --------------------------------------------------------------------- */

gboolean
acies_game_settings_equal (const AciesGameSettings *a,
                           const AciesGameSettings *b)
{
  return a->dice == b->dice && a->undo == b->undo && memcmp (a->players, b->players, sizeof a->players) == 0 &&
         a->hands_open == b->hands_open && a->passes_alone == b->passes_alone && a->lesson == b->lesson &&
         a->depth == b->depth;
}

guint
acies_game_settings_count_people (const AciesGameSettings *self,
                                  guint                    n_sides)
{
  guint n = 0;

  for (guint side = 0; side < n_sides; side++)
    n += self->players[side] == ACIES_PLAYER_HUMAN;

  return n;
}

static void
note_free (AciesNote *self)
{
  g_free (self->text);
  g_free (self);
}

GPtrArray *
acies_notes_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) note_free);
}

GPtrArray *
acies_notes_copy (const GPtrArray *self)
{
  GPtrArray *copy = acies_notes_new ();

  for (guint i = 0; i < self->len; i++)
    {
      AciesNote *note = g_memdup2 (self->pdata[i], sizeof *note);

      note->text = g_strdup (note->text);
      g_ptr_array_add (copy, note);
    }

  return copy;
}

static int
compare_notes (gconstpointer a,
               gconstpointer b)
{
  const AciesNote *one = *(const AciesNote *const *) a;
  const AciesNote *other = *(const AciesNote *const *) b;

  if (one->command != other->command)
    return one->command < other->command ? -1 : 1;

  return one->id < other->id ? -1 : one->id > other->id;
}

void
acies_notes_sort (GPtrArray *self)
{
  g_ptr_array_sort (self, compare_notes);
}

AciesNote *
acies_notes_add (GPtrArray  *self,
                 guint       command,
                 const char *text)
{
  AciesNote *note = g_new0 (AciesNote, 1);

  for (guint i = 0; i < self->len; i++)
    note->id = MAX (note->id, ((AciesNote *) self->pdata[i])->id);
  note->id++;
  note->command = command;
  note->text = g_strdup (text);
  g_ptr_array_add (self, note);

  return note;
}

AciesNote *
acies_notes_find (const GPtrArray *self,
                  guint            id)
{
  for (guint i = 0; i < self->len; i++)
    if (((AciesNote *) self->pdata[i])->id == id)
      return self->pdata[i];

  return NULL;
}

gboolean
acies_note_is_sound (const char *text)
{
  gboolean is_blank = TRUE;

  g_return_val_if_fail (text != NULL, FALSE);

  if (!acies_text_is_readable (text) || g_utf8_strlen (text, -1) > ACIES_NOTE_LONGEST)
    return FALSE;
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar     c = g_utf8_get_char (text);
      GUnicodeType type = g_unichar_type (c);

      if (c == '\n' || c == '\t' || type == G_UNICODE_LINE_SEPARATOR || type == G_UNICODE_PARAGRAPH_SEPARATOR)
        return FALSE;
      is_blank = is_blank && g_unichar_isspace (c);
    }

  return !is_blank;
}

static void
turn_free (AciesGameTurn *turn)
{
  g_ptr_array_unref (turn->lines);
  g_array_unref (turn->places);
  g_free (turn);
}

AciesGameFile *
acies_game_file_new (AciesState *scenario,
                     guint64     seed)
{
  AciesGameFile *self = g_new0 (AciesGameFile, 1);

  self->scenario = scenario;
  self->format = ACIES_GAME_FORMAT;
  self->seed = seed;
  self->edition = scenario->ruleset->edition;
  self->fingerprint = scenario->ruleset->fingerprint;
  self->turns = g_ptr_array_new_with_free_func ((GDestroyNotify) turn_free);
  self->notes = acies_notes_new ();

  return self;
}

void
acies_game_file_free (AciesGameFile *self)
{
  acies_state_free (self->scenario);
  g_ptr_array_unref (self->turns);
  g_ptr_array_unref (self->notes);
  g_free (self);
}

AciesGameRules
acies_game_file_compare_rules (const AciesGameFile *self)
{
  const AciesRuleset *ruleset = self->scenario->ruleset;

  if (self->edition < ruleset->edition)
    return ACIES_GAME_RULES_CORRECTED;
  if (self->edition > ruleset->edition)
    return ACIES_GAME_RULES_EARLIER;

  return self->format >= ACIES_GAME_FORMAT_EDITIONS && self->fingerprint != ruleset->fingerprint ? ACIES_GAME_RULES_OTHER
                                                                                                 : ACIES_GAME_RULES_SAME;
}

AciesGameTurn *
acies_game_file_add_turn (AciesGameFile *self,
                          guint          round,
                          AciesSide      side,
                          guint64        hash)
{
  AciesGameTurn *turn = g_new0 (AciesGameTurn, 1);

  turn->round = (guint8) round;
  turn->side = side;
  turn->hash = hash;
  turn->lines = g_ptr_array_new_with_free_func (g_free);
  turn->places = g_array_new (FALSE, FALSE, sizeof (int));
  g_ptr_array_add (self->turns, turn);

  return turn;
}

void
acies_game_turn_add_line (AciesGameTurn *self,
                          const char    *line,
                          int            place)
{
  g_ptr_array_add (self->lines, g_strdup (line));
  g_array_append_val (self->places, place);
}

/* --- reading -------------------------------------------------------------------------------- */

/* Sixteen digits, so that all hashes have the same length. */
static gboolean
read_hex_number (const AciesReader  *reader,
                 const AciesXmlNode *node,
                 const char         *name,
                 guint64            *value)
{
  const char *text = acies_reader_require (reader, node, name);

  if (text == NULL)
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, value, NULL) && strlen (text) == 16)
    return TRUE;
  /* Translators: an attribute, its element, and the value that is not possible */
  acies_reader_refuse (reader, node, "bad-number", name, text, _ ("“%1$s” of <%2$s> must be 16 hexadecimal digits, not “%3$s”"));

  return FALSE;
}

static void
end_line (AciesGameTurn *turn,
          GString       *line,
          int            place)
{
  const char *command = g_strstrip (line->str);

  if (*command != '\0')
    acies_game_turn_add_line (turn, command, place);
  g_string_truncate (line, 0);
}

/* @node can have several text nodes, separated by comments. */
static void
read_lines (const AciesReader  *reader,
            const AciesXmlNode *node,
            AciesGameTurn      *turn)
{
  g_autofree char *text = acies_reader_dup_content (reader, node, "");
  g_autoptr (GString) line = g_string_new (NULL);
  int place = node->line;

  for (const AciesXmlNode *child = text != NULL ? node->children : NULL; child != NULL; child = child->next)
    {
      if (child->kind != ACIES_XML_TEXT)
        continue;
      place = child->line;
      for (const char *c = child->text; *c != '\0'; c++)
        if (*c != '\n')
          g_string_append_c (line, *c);
        else
          end_line (turn, line, place++);
    }
  end_line (turn, line, place);
}

static AciesSide
read_side (const AciesReader  *reader,
           const AciesXmlNode *node,
           const AciesRuleset *ruleset)
{
  return acies_reader_find (reader, node, "side", ruleset, acies_ruleset_find_side, "unknown-side", _ ("The ruleset has no side “%s”"));
}

static void
read_log (const AciesReader  *reader,
          const AciesXmlNode *node,
          AciesGameFile      *game)
{
  const AciesXmlNode *child = NULL;
  int                 n_commands;

  acies_reader_check_content (reader, node);
  acies_reader_check_attributes (reader, node, "commands hash");
  /* Older files have neither attribute. Each one needs the other. */
  if (acies_xml_get (node, "commands") != NULL || acies_xml_get (node, "hash") != NULL)
    {
      game->sealed = acies_reader_number (reader, node, "commands", 0, MAX_COMMANDS, &n_commands);
      game->sealed = read_hex_number (reader, node, "hash", &game->hash) && game->sealed;
      if (game->sealed)
        game->n_commands = (guint) n_commands;
    }
  while ((child = acies_reader_next (reader, node, child, "turn")) != NULL)
    {
      AciesSide      side;
      guint64        hash;
      int            round;
      gboolean       good;
      AciesGameTurn *turn;

      if (game->turns->len == MAX_TURNS)
        {
          acies_reader_fault (reader, child, "too-many", g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d turn", "A game can have at most %d turns", MAX_TURNS), MAX_TURNS);
          return;
        }
      side = read_side (reader, child, game->scenario->ruleset);
      good = acies_reader_number (reader, child, "round", 1, ACIES_MAX_END_ROUND, &round);
      acies_reader_check_attributes (reader, child, "round side hash");
      good = read_hex_number (reader, child, "hash", &hash) && good;
      if (!good || side == ACIES_NO_SIDE)
        continue;
      turn = acies_game_file_add_turn (game, (guint) round, side, hash);
      turn->line = child->line;
      read_lines (reader, child, turn);
    }
}

static const char *const dice_words[] = { "rolled", "entered", "both", NULL };
static const char *const undo_words[] = { "last-dice", "take-backs", "agreed", NULL };
static const char *const hands_words[] = { "hidden", "open", NULL };
static const char *const passes_words[] = { "asked", "alone", NULL };
static const char *const lesson_words[] = { "off", "on", NULL };
static const char *const depth_words[] = { [ACIES_DEPTH_SCREEN] = "screen", [ACIES_DEPTH_TRACKERS] = "trackers", [ACIES_DEPTH_POSITION] = "position", NULL };

#define DICE_BOTH 2

G_STATIC_ASSERT (G_N_ELEMENTS (undo_words) == ACIES_N_UNDO_POLICIES + 1);

static void
read_table (const AciesReader  *reader,
            const AciesXmlNode *node,
            AciesGameFile      *game)
{
  AciesGameSettings  *settings = &game->settings;
  guint               dice;
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (reader, node);
  dice = acies_reader_word (reader, node, "dice", dice_words);
  acies_reader_check_attributes (reader, node, game->format < ACIES_GAME_FORMAT_TABLES ? "dice undo hands passes lesson" : "depth dice undo hands passes lesson");
  if (game->format >= ACIES_GAME_FORMAT_TABLES)
    settings->depth = (AciesDepth) acies_reader_word (reader, node, "depth", depth_words);
  game->dice_mixed = dice == DICE_BOTH;
  settings->dice = dice == ACIES_DICE_ENTERED ? ACIES_DICE_ENTERED : ACIES_DICE_ROLLED;
  settings->undo = (AciesUndoPolicy) acies_reader_word (reader, node, "undo", undo_words);
  settings->hands_open = acies_reader_word (reader, node, "hands", hands_words) != 0;
  settings->passes_alone = acies_reader_word (reader, node, "passes", passes_words) != 0;
  settings->lesson = acies_reader_word (reader, node, "lesson", lesson_words) != 0;
  while ((child = acies_reader_next (reader, node, child, "player")) != NULL)
    {
      const char *id = acies_reader_require (reader, child, "side");
      AciesSide   side;
      int         player;

      acies_reader_check_leaf (reader, child, "side computer");
      if (!acies_reader_number (reader, child, "computer", 1, G_MAXUINT8, &player) || id == NULL)
        continue;
      side = read_side (reader, child, game->scenario->ruleset);
      if (side != ACIES_NO_SIDE)
        settings->players[side] = (guint8) player;
    }
}

static void
read_notes (const AciesReader  *reader,
            const AciesXmlNode *node,
            GPtrArray          *self)
{
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (reader, node);
  acies_reader_check_attributes (reader, node, "");
  while ((child = acies_reader_next (reader, node, child, "remark")) != NULL)
    {
      g_autofree char *text = NULL;
      int              command;
      gboolean         good;

      if (self->len == ACIES_NOTES_MOST)
        {
          acies_reader_fault (reader, child, "too-many", g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d note", "A game can have at most %d notes", ACIES_NOTES_MOST), ACIES_NOTES_MOST);
          break;
        }
      text = acies_reader_dup_content (reader, child, "");
      good = acies_reader_number (reader, child, "after", 0, ACIES_NOTE_LAST_MOMENT, &command);
      acies_reader_check_attributes (reader, child, "after");
      if (text != NULL && !acies_note_is_sound (text))
        acies_reader_fault (reader, child, "bad-value", g_dngettext (GETTEXT_PACKAGE, "A note must be one line of at most %d character", "A note must be one line of at most %d characters", ACIES_NOTE_LONGEST), ACIES_NOTE_LONGEST);
      else if (good && text != NULL)
        acies_notes_add (self, (guint) command, text);
    }
  acies_notes_sort (self);
}

static void
read_children (const AciesReader  *reader,
               const AciesXmlNode *root,
               AciesGameFile      *game)
{
  AciesReader         with_scenario = { reader->ns, reader->findings, ACIES_SCENARIO_NS };
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (&with_scenario, root);
  while ((child = acies_reader_next (reader, root, child, "table remarks log")) != NULL)
    if (acies_reader_child (reader, root, child->name) != child)
      acies_reader_fault (reader, child, "duplicate-element", _ ("<%s> appears twice"), child->name);
    else if (g_str_equal (child->name, "log"))
      read_log (reader, child, game);
    else if (g_str_equal (child->name, "remarks"))
      read_notes (reader, child, game->notes);
    else
      read_table (reader, child, game);
  if (acies_reader_child (reader, root, "log") == NULL)
    acies_reader_fault (reader, root, "missing-element", _ ("A game needs a <log>"));
}

AciesGameFile *
acies_game_read_document (const AciesXmlNode *document,
                          const char         *name,
                          AciesLibrary       *library,
                          AciesFindings      *findings,
                          GError            **error)
{
  AciesReader         reader = { ACIES_GAME_NS, findings };
  guint               first = findings->list->len;
  const AciesXmlNode *root = acies_xml_root (document);
  const AciesXmlNode *node = NULL;
  AciesState         *scenario;
  AciesGameFile      *game;
  const char         *seed;
  int                 edition = 1;
  int                 format;

  for (const AciesXmlNode *child = root->children; child != NULL; child = child->next)
    if (g_strcmp0 (child->ns, ACIES_SCENARIO_NS) == 0 && !g_str_equal (child->name, "scenario"))
      acies_reader_unknown (&reader, child);
    else if (g_strcmp0 (child->ns, ACIES_SCENARIO_NS) == 0 && node != NULL)
      acies_reader_fault (&reader, child, "duplicate-element", _ ("<%s> appears twice"), child->name);
    else if (g_strcmp0 (child->ns, ACIES_SCENARIO_NS) == 0)
      node = child;
  if (node == NULL)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NO_BOARD,
                   /* Translators: the name of a file, and a line; <scenario> stays as it is */
                   _ ("%1$s:%2$d: the game has no <scenario>"), name, root->line);
      return NULL;
    }
  format = acies_reader_check_format (&reader, root, ACIES_GAME_FORMAT);
  if (format >= ACIES_GAME_FORMAT_EDITIONS)
    acies_reader_number (&reader, root, "edition", 1, ACIES_MAX_EDITION, &edition);
  scenario = acies_scenario_read_root (root, node, (guint) edition, name, library, findings, error);
  if (scenario == NULL)
    return NULL;

  game = acies_game_file_new (scenario, 0);
  game->format = format;
  game->edition = (guint) edition;
  acies_reader_check_attributes (&reader, root,
                                 game->format < ACIES_GAME_FORMAT_EDITIONS ? "format seed fingerprint" : "format seed edition fingerprint");
  if (game->format < ACIES_GAME_FORMAT_HASHES)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "old-game",
                        _ ("The file has the older game format %d: each command is checked, but the resulting positions are not"), game->format)
        ->line = root->line;
  seed = acies_reader_require (&reader, root, "seed");
  if (seed != NULL && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &game->seed, NULL))
    acies_reader_fault (&reader, root, "bad-number", _ ("The seed must be a whole number without a sign, not “%s”"), ACIES_QUOTE (seed));
  read_hex_number (&reader, root, "fingerprint", &game->fingerprint);
  read_children (&reader, root, game);
  acies_reader_sort (findings, first);

  return game;
}

AciesGameFile *
acies_game_read (GBytes        *bytes,
                 const char    *name,
                 AciesLibrary  *library,
                 AciesFindings *findings,
                 GError       **error)
{
  g_autoptr (AciesXmlNode) document = acies_reader_parse (bytes, name, ACIES_GAME_NS, "game", error);

  return document != NULL ? acies_game_read_document (document, name, library, findings, error) : NULL;
}

/* --- writing -------------------------------------------------------------------------------- */

#define HEX_NUMBER "%016" G_GINT64_MODIFIER "x"

static void
append_word (GString           *out,
             const char        *name,
             const char *const *words,
             guint              word)
{
  if (word != 0)
    acies_xml_append (out, " %s=\"%s\"", name, words[word]);
}

/* Writes nothing if all settings have their defaults. */
static void
append_table (GString             *out,
              const AciesGameFile *self)
{
  const AciesRuleset      *ruleset = self->scenario->ruleset;
  const AciesGameSettings *settings = &self->settings;
  const AciesGameSettings  without = ACIES_GAME_SETTINGS_DEFAULT;
  gboolean                 alone = acies_game_settings_count_people (settings, ruleset->n_sides) == ruleset->n_sides;
  gboolean                 mixed = self->dice_mixed && settings->dice == ACIES_DICE_ROLLED;

  if (acies_game_settings_equal (settings, &without) && !mixed)
    return;
  g_string_append (out, "  <table");
  append_word (out, "depth", depth_words, settings->depth);
  append_word (out, "dice", dice_words, mixed ? DICE_BOTH : settings->dice);
  append_word (out, "undo", undo_words, settings->undo);
  append_word (out, "hands", hands_words, settings->hands_open ? 1 : 0);
  append_word (out, "passes", passes_words, settings->passes_alone ? 1 : 0);
  append_word (out, "lesson", lesson_words, settings->lesson ? 1 : 0);
  g_string_append (out, alone ? "/>\n" : ">\n");
  for (guint side = 0; side < ruleset->n_sides; side++)
    if (settings->players[side] != ACIES_PLAYER_HUMAN)
      acies_xml_append (out, "    <player side=\"%s\" computer=\"%d\"/>\n", ruleset->sides[side].id, settings->players[side]);
  if (!alone)
    g_string_append (out, "  </table>\n");
}

char *
acies_game_write (const AciesGameFile *self)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  acies_xml_append (out, "<game xmlns=\"%s\" format=\"%d\"", ACIES_GAME_NS,
                    self->settings.depth == ACIES_DEPTH_SCREEN ? ACIES_GAME_FORMAT_TABLES - 1 : ACIES_GAME_FORMAT);
  g_string_append_printf (out, " seed=\"%" G_GUINT64_FORMAT "\" edition=\"%u\" fingerprint=\"" HEX_NUMBER "\">\n", self->seed, self->edition, self->fingerprint);
  acies_scenario_append (out, self->scenario, 1, self->edition, NULL);
  append_table (out, self);
  g_string_append (out, self->notes->len > 0 ? "  <remarks>\n" : "");
  for (guint i = 0; i < self->notes->len; i++)
    {
      const AciesNote *note = self->notes->pdata[i];

      acies_xml_append (out, "    <remark after=\"%u\">%s</remark>\n", note->command, note->text);
    }
  g_string_append (out, self->notes->len > 0 ? "  </remarks>\n" : "");
  g_string_append (out, "  <log");
  if (self->sealed)
    g_string_append_printf (out, " commands=\"%u\" hash=\"" HEX_NUMBER "\"", self->n_commands, self->hash);
  g_string_append (out, ">\n");
  for (guint i = 0; i < self->turns->len; i++)
    {
      const AciesGameTurn *turn = g_ptr_array_index (self->turns, i);

      acies_xml_append (out, "    <turn round=\"%d\" side=\"%s\"", turn->round, self->scenario->ruleset->sides[turn->side].id);
      g_string_append_printf (out, " hash=\"" HEX_NUMBER "\">\n", turn->hash);
      for (guint j = 0; j < turn->lines->len; j++)
        acies_xml_append (out, "%s\n", (const char *) g_ptr_array_index (turn->lines, j));
      g_string_append (out, "    </turn>\n");
    }
  g_string_append (out, "  </log>\n</game>\n");

  return g_string_free (out, FALSE);
}
