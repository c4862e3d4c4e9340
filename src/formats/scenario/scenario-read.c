/* scenario-read.c - reading a scenario: the document, its texts, board and rules, and what others wrote into it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/ruleset/ruleset-xml.h"
#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
refuse_hex (const AciesScenarioReader *self,
            const AciesXmlNode        *node,
            AciesWord                  word,
            gboolean                   is_hex)
{
  g_autofree char *name = g_strndup (word.start, word.length);

  if (is_hex)
    acies_reader_fault (&self->reader, node, "hex-off-board", _ ("%s is not on the board"), ACIES_QUOTE (name));
  else
    acies_reader_fault (&self->reader, node, "bad-hex",
                        acies_board_say (self->state->board, _ ("“%s” is not a hex; hexes have names such as A1 or E5"),
                                         _ ("“%s” is not a square; squares have names such as A1 or E5")),
                        ACIES_QUOTE (name));
}

gboolean
acies_scenario_read_hex (const AciesScenarioReader *self,
                         const AciesXmlNode        *node,
                         AciesWord                  word,
                         AciesHex                  *hex)
{
  gboolean is_hex = acies_hex_parse_len (word.start, word.length, hex);

  if (is_hex && acies_board_contains (self->state->board, *hex))
    return TRUE;
  refuse_hex (self, node, word, is_hex);

  return FALSE;
}

AciesSide
acies_scenario_read_side (const AciesScenarioReader *self,
                          const AciesXmlNode        *node,
                          const char                *name)
{
  return acies_reader_find (&self->reader, node, name, self->ruleset, acies_ruleset_find_side, "unknown-side", _ ("The ruleset has no side “%s”"));
}

static guint
count_languages (const AciesTexts *texts,
                 AciesTextKind     kind)
{
  guint n = 0;

  for (guint i = 0; i < texts->alternatives->len; i++)
    n += g_array_index (texts->alternatives, AciesAlternative, i).kind == kind;

  return n;
}

static void
read_text (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesTextKind        kind)
{
  AciesTexts      *texts = self->state->texts;
  const char      *tag = acies_xml_get_language (node);
  const char      *language = tag != NULL ? tag : ""; /* the default */
  g_autofree char *lower = g_ascii_strdown (language, -1);
  g_autofree char *text = NULL;
  gboolean         is_seen;

  if (tag != NULL && !acies_text_is_language (tag))
    acies_reader_fault (&self->reader, node, "bad-language", _ ("“%s” is not a language tag such as de or pt-BR"), ACIES_QUOTE (language));
  else if ((is_seen = !g_hash_table_add (self->seen, acies_scenario_name_text (kind, lower))) && *language == '\0')
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), node->name);
  else if (is_seen)
    /* Translators: an element, and the code of a language */
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%1$s> appears twice in the language “%2$s”"), node->name, ACIES_QUOTE (language));
  else if (count_languages (texts, kind) == ACIES_MAX_LANGUAGES)
    /* Translators: an element, and a number */
    acies_reader_fault (&self->reader, node, "too-many", _ ("<%1$s> can be in at most %2$d languages"), node->name, ACIES_MAX_LANGUAGES);
  else if ((text = acies_reader_dup_text (&self->reader, node, "xml:lang")) != NULL)
    acies_texts_add_alternative (texts, kind, language, text);
}

static void
read_terrain (AciesScenarioReader *self,
              const AciesXmlNode  *node)
{
  const char *id = acies_reader_require (&self->reader, node, "type");
  const char *names = acies_reader_require (&self->reader, node, "hexes");
  AciesWord   word = { names };
  AciesId     terrain = ACIES_NO_ID;
  AciesHex    hex;

  acies_reader_check_leaf (&self->reader, node, "type hexes");
  if (id != NULL)
    terrain = acies_reader_find (&self->reader, node, "type", self->ruleset, acies_ruleset_find_terrain, "unknown-terrain", _ ("The ruleset has no terrain “%s”"));
  while (acies_reader_next_word (&word))
    {
      if (!acies_scenario_read_hex (self, node, word, &hex))
        continue;
      if (self->painted[hex]++)
        {
          g_autofree char *name = g_strndup (word.start, word.length);

          acies_reader_fault (&self->reader, node, "duplicate-hex", _ ("The terrain of %s is set twice"), name);
        }
      else if (terrain != ACIES_NO_ID)
        self->state->board->terrain[hex] = terrain;
    }
}

static void
read_label (AciesScenarioReader *self,
            const AciesXmlNode  *node)
{
  AciesTexts      *texts = self->state->texts;
  const char      *name = acies_reader_require (&self->reader, node, "hex");
  g_autofree char *text = acies_reader_dup_content (&self->reader, node, "");
  AciesHex         hex;

  acies_reader_check_attributes (&self->reader, node, "hex");
  if (name == NULL || text == NULL || !acies_scenario_read_hex (self, node, (AciesWord) { name, strlen (name) }, &hex))
    return;

  g_strstrip (text);
  if (!acies_text_is_label (text))
    acies_reader_fault (&self->reader, node, "bad-label", g_dngettext (GETTEXT_PACKAGE, "A label must be one line of 1 to %d character", "A label must be one line of 1 to %d characters", ACIES_MAX_LABEL), ACIES_MAX_LABEL);
  else if (acies_texts_get_label (texts, hex) != NULL)
    acies_reader_fault (&self->reader, node, "duplicate-label", _ ("%s has two labels"), name);
  else if (texts->labels->len == ACIES_MAX_LABELS)
    acies_reader_fault (&self->reader, node, "too-many-labels", g_dngettext (GETTEXT_PACKAGE, "A scenario can have at most %d label", "A scenario can have at most %d labels", ACIES_MAX_LABELS), ACIES_MAX_LABELS);
  else
    acies_texts_set_label (texts, hex, text);
}

static void
read_board (AciesScenarioReader *self,
            const AciesXmlNode  *node)
{
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (&self->reader, node);
  acies_reader_check_attributes (&self->reader, node, "columns rows");
  while ((child = acies_reader_next (&self->reader, node, child, "terrain label")) != NULL)
    if (g_str_equal (child->name, "terrain"))
      read_terrain (self, child);
    else
      read_label (self, child);
}

static void
read_switch (AciesScenarioReader *self,
             const AciesXmlNode  *node,
             guint64             *seen)
{
  const char *id = acies_reader_require (&self->reader, node, "id");
  const char *value = acies_reader_require (&self->reader, node, "value");
  AciesId     index = id != NULL ? acies_ruleset_find_switch (self->ruleset, id) : ACIES_NO_ID;
  guint64     bit = G_GUINT64_CONSTANT (1) << (index & 63);

  acies_reader_check_leaf (&self->reader, node, "id value");
  if (id == NULL || value == NULL)
    return;

  if (index == ACIES_NO_ID)
    acies_reader_fault (&self->reader, node, "unknown-switch", _ ("The ruleset has no switch “%s”"), ACIES_QUOTE (id));
  else if (*seen & bit)
    acies_reader_fault (&self->reader, node, "duplicate-switch", _ ("The switch “%s” is set twice"), id);
  else if (!acies_switch_value_parse (&self->ruleset->switches[index], value, &self->state->switches[index]))
    /* Translators: a rule of the battle, and the value that is not possible */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("The switch “%1$s” cannot be “%2$s”"), id, ACIES_QUOTE (value));
  if (index != ACIES_NO_ID)
    *seen |= bit;
}

static void
read_rules (AciesScenarioReader *self,
            const AciesXmlNode  *node)
{
  const AciesXmlNode *child = NULL;
  guint64             seen = 0;
  AciesSide           first;
  int                 end_round = self->state->setup.end_round;

  acies_reader_check_content (&self->reader, node);
  acies_reader_check_attributes (&self->reader, node, "first end-round");
  acies_reader_number (&self->reader, node, "end-round", 1, ACIES_MAX_END_ROUND, &end_round);
  self->state->setup.end_round = (guint8) end_round;
  while ((child = acies_reader_next (&self->reader, node, child, "switch")) != NULL)
    read_switch (self, child, &seen);
  /* Switches can decide which sides take part, and which side has which army. */
  acies_state_name_sides (self->state);
  self->ruleset = self->state->ruleset;
  first = acies_scenario_read_side (self, node, "first");
  if (first != ACIES_NO_SIDE)
    self->state->setup.first = first;
}

static void
read_step (AciesScenarioReader *self,
           const AciesXmlNode  *node,
           AciesLesson         *lesson)
{
  const AciesXmlNode *child = NULL;
  AciesLessonStep    *step = acies_lesson_add_step (lesson);

  acies_reader_check_content (&self->reader, node);
  acies_reader_check_attributes (&self->reader, node, "when points");
  step->when = g_strdup (acies_xml_get (node, "when"));
  step->points = g_strdup (acies_xml_get (node, "points"));
  while ((child = acies_reader_next (&self->reader, node, child, "text accept wrong")) != NULL)
    {
      g_autofree char *text = acies_reader_dup_text (&self->reader, child, "");
      char           **place = g_str_equal (child->name, "text") ? &step->text : &step->wrong;

      if (text == NULL)
        continue;
      if (!g_str_equal (child->name, "accept") && *place == NULL)
        *place = g_steal_pointer (&text);
      else if (!g_str_equal (child->name, "accept"))
        acies_reader_fault (&self->reader, child, "duplicate-element", _ ("<%s> appears twice"), child->name);
      else if (step->accepts->len < ACIES_MAX_LESSON_ACCEPTS)
        g_ptr_array_add (step->accepts, g_steal_pointer (&text));
      else
        acies_reader_fault (&self->reader, child, "too-many", g_dngettext (GETTEXT_PACKAGE, "A step can have at most %d <accept>", "A step can have at most %d <accept>", ACIES_MAX_LESSON_ACCEPTS), ACIES_MAX_LESSON_ACCEPTS);
    }
  if (step->text != NULL)
    return;
  acies_reader_fault (&self->reader, node, "missing-element", _ ("A step of a lesson needs <text>"));
  step->text = g_strdup ("");
}

/* What the words of a lesson mean is checked with the rest of the scenario, so that an editor loses no step. */
static void
read_lesson (AciesScenarioReader *self,
             const AciesXmlNode  *node)
{
  const char         *side = acies_reader_require (&self->reader, node, "side");
  const char         *seed = acies_reader_require (&self->reader, node, "seed");
  const AciesXmlNode *child = NULL;
  guint64             number = 0;
  g_autoptr (AciesLesson) lesson = NULL;

  acies_reader_check_content (&self->reader, node);
  acies_reader_check_attributes (&self->reader, node, "side seed");
  if (seed != NULL && !g_ascii_string_to_unsigned (seed, 10, 0, G_MAXUINT64, &number, NULL))
    acies_reader_fault (&self->reader, node, "bad-number", _ ("The seed must be a whole number without a sign, not “%s”"), ACIES_QUOTE (seed));
  lesson = acies_lesson_new (side != NULL ? side : "", number);
  while ((child = acies_reader_next (&self->reader, node, child, "step")) != NULL)
    if (lesson->steps->len < ACIES_MAX_LESSON_STEPS)
      read_step (self, child, lesson);
    else
      {
        acies_reader_fault (&self->reader, child, "too-many", g_dngettext (GETTEXT_PACKAGE, "A lesson can have at most %d step", "A lesson can have at most %d steps", ACIES_MAX_LESSON_STEPS), ACIES_MAX_LESSON_STEPS);
        break;
      }
  acies_texts_set_lesson (self->state->texts, lesson);
}

static void
read_goal (AciesScenarioReader *self,
           const AciesXmlNode  *node)
{
  acies_reader_check_leaf (&self->reader, node, "level");
  if (acies_reader_require (&self->reader, node, "level") != NULL)
    self->state->texts->goal = ACIES_GOAL_EASY + acies_reader_word (&self->reader, node, "level", acies_goal_ids);
}

static void
read_child (AciesScenarioReader *self,
            const AciesXmlNode  *node)
{
  guint text = 0;

  while (text < ACIES_N_TEXTS && !g_str_equal (node->name, acies_text_id (text)))
    text++;
  if (g_str_equal (node->name, "army"))
    acies_scenario_read_army (self, node);
  else if (g_str_equal (node->name, "deck"))
    acies_scenario_read_deck (self, node);
  else if (text < ACIES_N_TEXTS)
    read_text (self, node, text);
  else if (!g_hash_table_add (self->seen, g_strdup (node->name)))
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), ACIES_QUOTE (node->name));
  else if (g_str_equal (node->name, "board"))
    read_board (self, node);
  else if (g_str_equal (node->name, "rules"))
    read_rules (self, node);
  else if (g_str_equal (node->name, "lesson"))
    read_lesson (self, node);
  else if (g_str_equal (node->name, "goal"))
    read_goal (self, node);
  else if (!g_str_equal (node->name, "position"))
    acies_reader_unknown (&self->reader, node);
}

static void
read_children (AciesScenarioReader *self,
               const AciesXmlNode  *root)
{
  const AciesXmlNode *position = acies_reader_child (&self->reader, root, "position");
  const AciesXmlNode *rules = acies_reader_child (&self->reader, root, "rules");
  const AciesXmlNode *child = NULL;
  AciesSide           first;
  AciesId             phase = 0;
  int                 round = 1;

  if (rules != NULL)
    read_child (self, rules); /* read the rules first: they decide which sides have armies */
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    self->common[i] = self->ruleset->cards[i].copies;
  while ((child = acies_reader_next (&self->reader, root, child, NULL)) != NULL)
    if (child != rules)
      read_child (self, child);
  acies_scenario_lay_decks (self, root);
  if (rules == NULL)
    acies_reader_fault (&self->reader, root, "missing-element", _ ("A scenario needs <rules>"));
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    if (!(self->seen_armies & (1u << side)))
      /* Translators: a side */
      acies_reader_fault (&self->reader, root, "missing-element", _ ("There is no <army> for %s"), self->ruleset->sides[side].name)->side = side;
  self->state->turn.active = self->state->setup.first;
  if (position == NULL)
    return;

  /* The turn in which the scenario starts, if it is not the usual one. */
  first = acies_scenario_read_side (self, position, "side");
  acies_reader_check_leaf (&self->reader, position, "round side phase");
  acies_reader_number (&self->reader, position, "round", 1, ACIES_MAX_END_ROUND, &round);
  if (acies_xml_get (position, "phase") != NULL)
    phase = acies_reader_find (&self->reader, position, "phase", self->ruleset, acies_ruleset_find_opening_phase, "unknown-phase",
                               _ ("A scenario of this game cannot start in the phase “%s”"));
  self->state->turn.round = (guint8) round;
  self->state->turn.phase = phase != ACIES_NO_ID ? phase : 0;
  if (first != ACIES_NO_SIDE)
    self->state->turn.active = first;
}

/* --- what others wrote ------------------------------------------------------------------------
 *
 * Comments and foreign elements in and around a scenario are kept. Each has an anchor "PARENT/CHILD": the element after it,
 * or the end of its parent, such as "scenario/board", "army rome/unit E7", "rules/end". A comment after an element on the
 * same line belongs to that element. */

static gboolean
is_ours (const AciesXmlNode *node)
{
  return node->kind == ACIES_XML_ELEMENT && (node->ns == NULL || g_str_has_prefix (node->ns, ACIES_NS_BASE));
}

static gboolean
is_extra (const AciesXmlNode *node)
{
  return node->kind != ACIES_XML_TEXT && !is_ours (node);
}

/* The key attribute of an element that may occur more than once. */
static const char *
key_of (const AciesXmlNode *node)
{
  static const char *const keys[][2] = {
    { "army", "side" }, { "deck", "id" }, { "unit", "hex" }, { "card", "id" }, { "terrain", "type" }, { "switch", "id" }, { "reserve", "type" }, { "label", "hex" }
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (g_str_equal (node->name, keys[i][0]))
      return acies_xml_get (node, keys[i][1]);

  return NULL;
}

/* Returns: a name such as "unit E7". @nth: the position among equal reserves or among the units on a hex, from 1.
 * Later units have their type: "unit E7 velites" */
static char *
name_of (const AciesXmlNode *node,
         guint               nth)
{
  const char *key = key_of (node);
  AciesHex    hex;

  if (g_str_equal (node->name, "step"))
    return g_strdup_printf ("step %u", nth);
  if (key == NULL)
    {
      const char *language = acies_xml_get_language (node);

      for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
        if (g_str_equal (node->name, acies_text_id (kind)))
          return acies_scenario_name_text (kind, language != NULL ? language : "");
      return g_strdup (node->name);
    }
  if (g_str_equal (node->name, "reserve"))
    return g_strdup_printf ("reserve %s %u", key, nth);
  if ((g_str_equal (node->name, "unit") || g_str_equal (node->name, "label")) && acies_hex_parse (key, &hex))
    {
      AciesHexName name;
      const char  *type = nth > 1 ? acies_xml_get (node, "type") : NULL;

      acies_hex_name (hex, name);
      return type != NULL ? g_strdup_printf ("%s %s %s", node->name, name, type) : g_strdup_printf ("%s %s", node->name, name);
    }

  return g_strdup_printf ("%s %s", node->name, key);
}

/* Returns: the number of reserves of its type, of units on its hex, or of steps, up to @node. One table counts them all, because
 * no type is spelled like a hex, and a lesson has only steps. */
static guint
count_alike (GHashTable         *counts,
             const AciesXmlNode *node)
{
  const char *key = g_str_equal (node->name, "step") ? node->name : key_of (node);
  guint       n;

  if (!acies_reader_is_word_of (node->name, "reserve unit step") || key == NULL)
    return 0;
  n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, key)) + 1;
  g_hash_table_insert (counts, (gpointer) key, GUINT_TO_POINTER (n));

  return n;
}

/* Returns: (nullable): the first of our elements from @node on; with @on_line, also the first extra on another line */
static const AciesXmlNode *
skip_extras (const AciesXmlNode *node,
             int                 on_line)
{
  while (node != NULL && !is_ours (node) && (on_line == 0 || node->kind == ACIES_XML_TEXT || node->line == on_line))
    node = node->next;

  return node;
}

static void
keep (AciesTexts         *texts,
      const char         *anchor,
      const AciesXmlNode *from,
      const AciesXmlNode *until)
{
  for (; from != until; from = from->next)
    if (is_extra (from))
      {
        g_autofree char *markup = acies_xml_dup_markup (from, ACIES_SCENARIO_NS);

        acies_texts_add_extra (texts, anchor, markup);
      }
}

static gboolean
is_parent (const AciesXmlNode *node,
           const char         *path)
{
  return g_str_equal (path, "scenario") && acies_reader_is_word_of (node->name, "board rules army deck lesson");
}

/* Reads the extras in a parent. Each of our elements gets the extras before it, in it, and after it on the same
 * line. */
static void
read_parent (AciesTexts         *texts,
             const AciesXmlNode *parent,
             const char         *path)
{
  g_autofree char *end = g_strconcat (path, "/end", NULL);
  g_autoptr (GHashTable) counts = g_hash_table_new (g_str_hash, g_str_equal);
  const AciesXmlNode *first = parent->children;
  const AciesXmlNode *own;

  for (; (own = skip_extras (first, 0)) != NULL; first = skip_extras (own->next, own->end_line))
    {
      g_autofree char *name = name_of (own, count_alike (counts, own));
      g_autofree char *anchor = g_strconcat (path, "/", name, NULL);

      keep (texts, anchor, first, own);
      if (!is_parent (own, path))
        keep (texts, anchor, own->children, NULL);
      keep (texts, anchor, own->next, skip_extras (own->next, own->end_line));
      if (is_parent (own, path))
        read_parent (texts, own, name);
    }
  keep (texts, end, first, NULL);
}

/* Most scenarios have no extras, so no anchors are needed. */
static gboolean
holds_extras (const AciesXmlNode *parent)
{
  for (const AciesXmlNode *node = parent->children; node != NULL; node = node->next)
    if (is_extra (node) || (node->children != NULL && holds_extras (node)))
      return TRUE;

  return FALSE;
}

static void
read_extras (const AciesXmlNode *around,
             const AciesXmlNode *root,
             AciesTexts         *texts)
{
  const char *anchor = ACIES_EXTRAS_BEFORE;

  for (const AciesXmlNode *node = around->children; node != NULL; node = node->next)
    {
      if (node == root)
        {
          if (holds_extras (root))
            read_parent (texts, root, "scenario");
          anchor = ACIES_EXTRAS_BEHIND;
        }
      else if (node->kind == ACIES_XML_COMMENT || node->kind == ACIES_XML_INSTRUCTION)
        keep (texts, anchor, node, node->next);
    }
}
/* --- the document --------------------------------------------------------------------------- */

/* Returns: an empty scenario. Its board has the size in the file, or the default size. If the ruleset allows only some
 * sizes, a wrong size becomes the smallest one that holds the file's board, or else the default. @board: (nullable) */
static AciesState *
new_state (const AciesReader  *reader,
           const AciesXmlNode *root,
           const AciesXmlNode *board,
           const char         *name,
           AciesLibrary       *library,
           GError            **error)
{
  const char   *id = acies_xml_get (root, "ruleset");
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id != NULL ? id : "", error);
  g_autoptr (GError) wrong_size = NULL;
  guint least = G_MAXUINT;
  int   columns;
  int   rows;

  if (ruleset == NULL)
    {
      g_prefix_error (error, "%s:%d: ", name, root->line);
      return NULL;
    }
  if (board == NULL)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NO_BOARD,
                   /* Translators: the name of a file, and a line; <board> stays as it is */
                   _ ("%1$s:%2$d: the scenario has no <board>"), name, root->line);
      return NULL;
    }

  columns = ruleset->columns;
  rows = ruleset->rows;
  acies_reader_number (reader, board, "columns", ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, &columns);
  acies_reader_number (reader, board, "rows", ACIES_MIN_ROWS, ACIES_MAX_ROWS, &rows);
  if (!acies_ruleset_check_size (ruleset, (guint) columns, (guint) rows, &wrong_size))
    {
      AciesBoardSize size = { ruleset->columns, ruleset->rows };

      acies_reader_fault (reader, board, "board-size", "%s", wrong_size->message);
      for (guint i = 0; i < ruleset->n_sizes; i++)
        {
          guint n = (guint) ruleset->sizes[i].columns * ruleset->sizes[i].rows;

          if (ruleset->sizes[i].columns < columns || ruleset->sizes[i].rows < rows || n >= least)
            continue;
          size = ruleset->sizes[i];
          least = n;
        }
      columns = size.columns;
      rows = size.rows;
    }

  return acies_state_new (ruleset, (guint) columns, (guint) rows);
}

AciesState *
acies_scenario_read_root (const AciesXmlNode *around,
                          const AciesXmlNode *root,
                          guint               edition,
                          const char         *name,
                          AciesLibrary       *library,
                          AciesFindings      *findings,
                          GError            **error)
{
  g_autofree AciesScenarioReader *self = g_new0 (AciesScenarioReader, 1);
  guint                           first = findings->list->len;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  self->reader = (AciesReader) { ACIES_SCENARIO_NS, findings };
  acies_reader_check_content (&self->reader, root);
  self->state = new_state (&self->reader, root, acies_reader_child (&self->reader, root, "board"), name, library, error);
  if (self->state == NULL)
    return NULL;

  for (guint i = 0; i < self->state->ruleset->n_switches; i++)
    self->state->switches[i] = acies_switch_fallback_in (&self->state->ruleset->switches[i], edition);
  acies_state_name_sides (self->state);
  self->ruleset = self->state->ruleset;
  self->seen = seen;
  acies_reader_check_attributes (&self->reader, root, "format ruleset");
  acies_reader_check_format (&self->reader, root, ACIES_FORMAT_VERSION);
  read_children (self, root);
  acies_texts_choose (self->state->texts, g_get_language_names ());
  read_extras (around, root, self->state->texts);
  acies_reader_sort (findings, first);

  return self->state;
}

AciesState *
acies_scenario_read (GBytes        *bytes,
                     const char    *name,
                     AciesLibrary  *library,
                     AciesFindings *findings,
                     GError       **error)
{
  g_autoptr (AciesXmlNode) document = acies_reader_parse (bytes, name, ACIES_SCENARIO_NS, "scenario", error);

  return document == NULL ? NULL : acies_scenario_read_root (document, acies_xml_root (document), ACIES_THIS_EDITION, name, library, findings, error);
}

/* --- scenarios that come with the program ----------------------------------------------------- */

static char *
dup_translated (const char *context,
                const char *text)
{
  return text != NULL ? g_strdup (acies_catalogue_look_up (context, text)) : NULL;
}

static void
translate_lesson (AciesState *self)
{
  const AciesLesson *english = self->texts->lesson;
  g_autoptr (AciesLesson) lesson = english != NULL ? acies_lesson_new (english->side, english->seed) : NULL;
  g_autofree char *context = g_strdup_printf ("%s/lesson", self->ruleset->id);

  for (guint i = 0; lesson != NULL && i < english->steps->len; i++)
    {
      const AciesLessonStep *from = english->steps->pdata[i];
      AciesLessonStep       *step = acies_lesson_add_step (lesson);

      step->when = g_strdup (from->when);
      step->points = g_strdup (from->points);
      step->text = dup_translated (context, from->text);
      step->wrong = dup_translated (context, from->wrong);
      for (guint j = 0; j < from->accepts->len; j++)
        g_ptr_array_add (step->accepts, g_strdup (from->accepts->pdata[j]));
    }
  acies_texts_set_lesson (self->texts, lesson);
}

void
acies_scenario_translate (AciesState *self)
{
  if (!acies_catalogue_exists ())
    return;
  acies_texts_make_writable (&self->texts);
  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      g_autofree char *context = g_strdup_printf ("%s/%s", self->ruleset->id, acies_text_id (kind));
      const char      *english = self->texts->text[kind];
      const char      *shown = count_languages (self->texts, kind) == 0 ? acies_catalogue_look_up (context, english) : english;

      if (shown != english)
        acies_texts_set (self->texts, kind, shown);
    }
  translate_lesson (self);
}

AciesState *
acies_scenario_read_bundled (const char   *path,
                             AciesLibrary *library,
                             GError      **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, NULL, ACIES_XML_MAX_BYTES, error);
  AciesState *self = bytes != NULL ? acies_scenario_read (bytes, path, library, findings, error) : NULL;

  if (self != NULL)
    acies_scenario_translate (self);

  return self;
}
