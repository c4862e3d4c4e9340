/* game-xml.c - games as XML documents
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/game-xml.h"

#include "formats/files/format-error.h"
#include "formats/game/game-settings-xml.h"
#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_TURNS 1000
#define MAX_COMMANDS ACIES_REMARK_LAST_MOMENT /* more lines than a file can hold */

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
  self->remarks = acies_remarks_new ();

  return self;
}

void
acies_game_file_free (AciesGameFile *self)
{
  acies_state_free (self->scenario);
  g_ptr_array_unref (self->turns);
  g_ptr_array_unref (self->remarks);
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

/* Sixteen digits, so that every hash is as long. */
static gboolean
read_hex_number (const AciesReader  *reader,
                 const AciesXmlNode *node,
                 const char         *name,
                 guint64            *value)
{
  const char      *text = acies_reader_require (reader, node, name);
  g_autofree char *shown = NULL;

  if (text == NULL)
    return FALSE;
  if (g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, value, NULL) && strlen (text) == 16)
    return TRUE;

  shown = acies_reader_shorten (text);
  /* Translators: an attribute, its element, and the value that is not possible */
  acies_reader_fault (reader, node, "bad-number", _ ("“%1$s” of <%2$s> must be 16 hexadecimal digits, not “%3$s”"),
                      name, node->name, shown);

  return FALSE;
}

static void
read_seed (const AciesReader  *reader,
           const AciesXmlNode *node,
           guint64            *value)
{
  const char      *text = acies_reader_require (reader, node, "seed");
  g_autofree char *shown = NULL;

  if (text == NULL || g_ascii_string_to_unsigned (text, 10, 0, G_MAXUINT64, value, NULL))
    return;

  shown = acies_reader_shorten (text);
  acies_reader_fault (reader, node, "bad-number", _ ("The seed must be a whole number without a sign, not “%s”"), shown);
}

static guint
read_edition (const AciesReader  *reader,
              const AciesXmlNode *root,
              int                 format)
{
  int edition = 1;

  if (format >= ACIES_GAME_FORMAT_EDITIONS)
    acies_reader_number (reader, root, "edition", 1, ACIES_MAX_EDITION, &edition);

  return (guint) edition;
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

/* @node may hold several texts, with comments between them. */
static void
read_lines (const AciesReader  *reader,
            const AciesXmlNode *node,
            AciesGameTurn      *turn)
{
  g_autofree char *text = acies_reader_dup_content (reader, node);
  g_autoptr (GString) line = g_string_new (NULL);
  int place = node->line;

  for (const AciesXmlNode *child = text != NULL ? node->children : NULL; child != NULL; child = child->next)
    {
      if (child->kind != ACIES_XML_TEXT)
        continue;
      place = child->line;
      for (const char *c = child->text; *c != '\0'; c++)
        {
          if (*c != '\n')
            {
              g_string_append_c (line, *c);
              continue;
            }
          end_line (turn, line, place);
          place++;
        }
    }
  end_line (turn, line, place);
}

static AciesSide
read_side (const AciesReader  *reader,
           const AciesXmlNode *node,
           const AciesRuleset *ruleset)
{
  const char      *id = acies_reader_require (reader, node, "side");
  AciesSide        side = id != NULL ? acies_ruleset_find_side (ruleset, id) : ACIES_NO_SIDE;
  g_autofree char *shown = NULL;

  if (id == NULL || side != ACIES_NO_SIDE)
    return side;

  shown = acies_reader_shorten (id);
  acies_reader_fault (reader, node, "unknown-side", _ ("The ruleset has no side “%s”"), shown);

  return ACIES_NO_SIDE;
}

static void
read_turn (const AciesReader  *reader,
           const AciesXmlNode *node,
           AciesGameFile      *game)
{
  AciesSide      side = read_side (reader, node, game->scenario->ruleset);
  guint64        hash;
  int            round;
  gboolean       good = acies_reader_number (reader, node, "round", 1, ACIES_MAX_END_ROUND, &round);
  AciesGameTurn *turn;

  acies_reader_check_attributes (reader, node, "round side hash");
  good = read_hex_number (reader, node, "hash", &hash) && good;
  if (!good || side == ACIES_NO_SIDE)
    return;

  turn = acies_game_file_add_turn (game, (guint) round, side, hash);
  turn->line = node->line;
  read_lines (reader, node, turn);
}

/* Files of before have none. One of the two does not stand alone. */
static void
read_seal (const AciesReader  *reader,
           const AciesXmlNode *node,
           AciesGameFile      *game)
{
  int n_commands;

  if (acies_xml_get (node, "commands") == NULL && acies_xml_get (node, "hash") == NULL)
    return;
  game->sealed = acies_reader_number (reader, node, "commands", 0, MAX_COMMANDS, &n_commands);
  game->sealed = read_hex_number (reader, node, "hash", &game->hash) && game->sealed;
  if (game->sealed)
    game->n_commands = (guint) n_commands;
}

static void
read_log (const AciesReader  *reader,
          const AciesXmlNode *node,
          AciesGameFile      *game)
{
  g_autoptr (GPtrArray) children = acies_reader_children (reader, node);

  acies_reader_check_attributes (reader, node, "commands hash");
  read_seal (reader, node, game);
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (!g_str_equal (child->name, "turn"))
        acies_reader_unknown (reader, child);
      else if (game->turns->len < MAX_TURNS)
        read_turn (reader, child, game);
      else
        {
          acies_reader_fault (reader, child, "too-many", g_dngettext (GETTEXT_PACKAGE, "A game can have at most %d turn", "A game can have at most %d turns", MAX_TURNS), MAX_TURNS);
          return;
        }
    }
}

static void
read_children (const AciesReader  *reader,
               const AciesXmlNode *root,
               AciesGameFile      *game)
{
  AciesReader with_scenario = { reader->ns, reader->findings, ACIES_SCENARIO_NS };
  g_autoptr (GPtrArray) children = acies_reader_children (&with_scenario, root);
  const AciesXmlNode *log = NULL;
  const AciesXmlNode *table = NULL;
  const AciesXmlNode *remarks = NULL;

  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      const AciesXmlNode **one = g_str_equal (child->name, "table")     ? &table
                                 : g_str_equal (child->name, "remarks") ? &remarks
                                                                        : &log;

      if (one == &log && !g_str_equal (child->name, "log"))
        acies_reader_unknown (reader, child);
      else if (*one != NULL)
        acies_reader_fault (reader, child, "duplicate-element", _ ("<%s> appears twice"), child->name);
      else if ((*one = child) == log)
        read_log (reader, child, game);
      else if (child == remarks)
        acies_remarks_read (reader, child, game->remarks);
      else
        acies_game_settings_read (reader, child, game->scenario->ruleset, &game->settings, &game->dice_mixed);
    }
  if (log == NULL)
    acies_reader_fault (reader, root, "missing-element", _ ("A game needs a <log>"));
}

/* Returns: (nullable): the first scenario; another one is a fault */
static const AciesXmlNode *
find_scenario (const AciesReader  *reader,
               const AciesXmlNode *root)
{
  const AciesXmlNode *scenario = NULL;

  for (const AciesXmlNode *child = root->children; child != NULL; child = child->next)
    {
      if (g_strcmp0 (child->ns, ACIES_SCENARIO_NS) != 0)
        continue;
      if (!g_str_equal (child->name, "scenario"))
        acies_reader_unknown (reader, child);
      else if (scenario != NULL)
        acies_reader_fault (reader, child, "duplicate-element", _ ("<%s> appears twice"), child->name);
      else
        scenario = child;
    }

  return scenario;
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
  const AciesXmlNode *node = find_scenario (&reader, root);
  AciesState         *scenario;
  AciesGameFile      *game;
  guint               edition;
  int                 format;

  if (node == NULL)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NO_BOARD,
                   /* Translators: the name of a file, and a line; <scenario> stays as it is */
                   _ ("%1$s:%2$d: the game has no <scenario>"), name, root->line);
      return NULL;
    }
  format = acies_reader_check_format (&reader, root, ACIES_GAME_FORMAT);
  edition = read_edition (&reader, root, format);
  scenario = acies_scenario_read_root (root, node, edition, name, library, findings, error);
  if (scenario == NULL)
    return NULL;

  game = acies_game_file_new (scenario, 0);
  game->format = format;
  game->edition = edition;
  acies_reader_check_attributes (&reader, root,
                                 game->format < ACIES_GAME_FORMAT_EDITIONS ? "format seed fingerprint" : "format seed edition fingerprint");
  if (game->format < ACIES_GAME_FORMAT_HASHES)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "old-game",
                        _ ("The file has the older game format %d: each command is checked, but the resulting positions are not"), game->format)
        ->line = root->line;
  read_seed (&reader, root, &game->seed);
  read_hex_number (&reader, root, "fingerprint", &game->fingerprint);
  read_children (&reader, root, game);
  acies_reader_sort (&reader, first);

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

static void
append_hex_number (GString    *out,
                   const char *name,
                   guint64     value)
{
  g_string_append_printf (out, " %s=\"%016" G_GINT64_MODIFIER "x\"", name, value);
}

static void
append_turn (GString             *out,
             const AciesGameTurn *turn,
             const AciesRuleset  *ruleset)
{
  acies_xml_append_indent (out, 2);
  g_string_append (out, "<turn");
  acies_xml_append_number (out, "round", turn->round);
  acies_xml_append_attribute (out, "side", ruleset->sides[turn->side].id);
  append_hex_number (out, "hash", turn->hash);
  g_string_append (out, ">\n");
  for (guint i = 0; i < turn->lines->len; i++)
    {
      acies_xml_append_text (out, g_ptr_array_index (turn->lines, i));
      g_string_append_c (out, '\n');
    }
  acies_xml_append_indent (out, 2);
  g_string_append (out, "</turn>\n");
}

char *
acies_game_write (const AciesGameFile *self)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<game");

  acies_xml_append_attribute (out, "xmlns", ACIES_GAME_NS);
  acies_xml_append_number (out, "format", ACIES_GAME_FORMAT);
  g_string_append_printf (out, " seed=\"%" G_GUINT64_FORMAT "\"", self->seed);
  acies_xml_append_number (out, "edition", (int) self->edition);
  append_hex_number (out, "fingerprint", self->fingerprint);
  g_string_append (out, ">\n");
  acies_scenario_append (out, self->scenario, 1, self->edition, NULL);
  acies_game_settings_append (out, &self->settings, self->dice_mixed, self->scenario->ruleset);
  acies_remarks_append (out, self->remarks);
  g_string_append (out, "  <log");
  if (self->sealed)
    {
      acies_xml_append_number (out, "commands", (int) self->n_commands);
      append_hex_number (out, "hash", self->hash);
    }
  g_string_append (out, ">\n");
  for (guint i = 0; i < self->turns->len; i++)
    append_turn (out, g_ptr_array_index (self->turns, i), self->scenario->ruleset);
  g_string_append (out, "  </log>\n</game>\n");

  return g_string_free (out, FALSE);
}
