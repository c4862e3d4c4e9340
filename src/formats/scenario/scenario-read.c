/* scenario-read.c - reading a scenario: the document, its texts, board and rules
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

gboolean
acies_scenario_read_hex (const AciesScenarioReader *self,
                         const AciesXmlNode        *node,
                         AciesWord                  word,
                         AciesHex                  *hex)
{
  gboolean         is_hex = acies_hex_parse_len (word.start, word.length, hex);
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;

  if (is_hex && acies_board_contains (self->state->board, *hex))
    return TRUE;

  name = g_strndup (word.start, word.length);
  shown = acies_reader_shorten (name);
  if (is_hex)
    acies_reader_fault (&self->reader, node, "hex-off-board", _ ("%s is not on the board"), shown);
  else
    acies_reader_fault (&self->reader, node, "bad-hex",
                        acies_board_say (self->state->board, _ ("“%s” is not a hex; hexes have names such as A1 or E5"),
                                         _ ("“%s” is not a square; squares have names such as A1 or E5")),
                        shown);

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
  g_autofree char *shown = acies_reader_shorten (language);
  g_autofree char *lower = g_ascii_strdown (language, -1);
  g_autofree char *text = NULL;
  gboolean         is_seen;

  if (tag != NULL && !acies_text_is_language (tag))
    acies_reader_fault (&self->reader, node, "bad-language", _ ("“%s” is not a language tag such as de or pt-BR"), shown);
  else if ((is_seen = !g_hash_table_add (self->seen, acies_scenario_name_text (kind, lower))) && *language == '\0')
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), node->name);
  else if (is_seen)
    /* Translators: an element, and the code of a language */
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%1$s> appears twice in the language “%2$s”"), node->name, shown);
  else if (count_languages (texts, kind) == ACIES_MAX_LANGUAGES)
    /* Translators: an element, and a number */
    acies_reader_fault (&self->reader, node, "too-many", _ ("<%1$s> can be in at most %2$d languages"), node->name, ACIES_MAX_LANGUAGES);
  else
    {
      acies_reader_check_attributes (&self->reader, node, "xml:lang");
      text = acies_reader_dup_short_text (&self->reader, node);
      if (text != NULL)
        acies_texts_add_alternative (texts, kind, language, text);
    }
}

static void
read_terrain (AciesScenarioReader *self,
              const AciesXmlNode  *node)
{
  const char *id = acies_reader_require (&self->reader, node, "type");
  const char *names = acies_reader_require (&self->reader, node, "hexes");
  AciesWord   word = { names != NULL ? names : "" };
  AciesId     terrain = ACIES_NO_ID;
  AciesHex    hex;

  acies_reader_check_attributes (&self->reader, node, "type hexes");
  acies_reader_check_empty (&self->reader, node);
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
  g_autofree char *text = acies_reader_dup_content (&self->reader, node);
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
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);

  acies_reader_check_attributes (&self->reader, node, "columns rows");
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "terrain"))
        read_terrain (self, child);
      else if (g_str_equal (child->name, "label"))
        read_label (self, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
}

static void
read_switch (AciesScenarioReader *self,
             const AciesXmlNode  *node,
             guint64             *seen)
{
  const char      *id = acies_reader_require (&self->reader, node, "id");
  const char      *value = acies_reader_require (&self->reader, node, "value");
  AciesId          index = id != NULL ? acies_ruleset_find_switch (self->ruleset, id) : ACIES_NO_ID;
  g_autofree char *shown = NULL;
  guint64          bit = G_GUINT64_CONSTANT (1) << (index & 63);

  acies_reader_check_attributes (&self->reader, node, "id value");
  acies_reader_check_empty (&self->reader, node);
  if (id == NULL || value == NULL)
    return;

  shown = acies_reader_shorten (index == ACIES_NO_ID ? id : value);
  if (index == ACIES_NO_ID)
    acies_reader_fault (&self->reader, node, "unknown-switch", _ ("The ruleset has no switch “%s”"), shown);
  else if (*seen & bit)
    acies_reader_fault (&self->reader, node, "duplicate-switch", _ ("The switch “%s” is set twice"), id);
  else if (!acies_switch_value_parse (&self->ruleset->switches[index], value, &self->state->switches[index]))
    /* Translators: a rule of the battle, and the value that is not possible */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("The switch “%1$s” cannot be “%2$s”"), id, shown);
  if (index != ACIES_NO_ID)
    *seen |= bit;
}

static void
read_rules (AciesScenarioReader *self,
            const AciesXmlNode  *node)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);
  guint64   seen = 0;
  AciesSide first;
  int       end_round = self->state->setup.end_round;

  acies_reader_check_attributes (&self->reader, node, "first end-round");
  acies_reader_number (&self->reader, node, "end-round", 1, ACIES_MAX_END_ROUND, &end_round);
  self->state->setup.end_round = (guint8) end_round;
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "switch"))
        read_switch (self, child, &seen);
      else
        acies_reader_unknown (&self->reader, child);
    }
  /* Switches may say which sides there are, and whose the armies are. */
  acies_state_name_sides (self->state);
  self->ruleset = self->state->ruleset;
  first = acies_scenario_read_side (self, node, "first");
  if (first != ACIES_NO_SIDE)
    self->state->setup.first = first;
}

/* The turn the scenario begins with, where that is not the first. */
static void
read_position (AciesScenarioReader *self,
               const AciesXmlNode  *node)
{
  AciesSide side = acies_scenario_read_side (self, node, "side");
  AciesId   phase = 0;
  int       round = 1;

  acies_reader_check_attributes (&self->reader, node, "round side phase");
  acies_reader_check_empty (&self->reader, node);
  acies_reader_number (&self->reader, node, "round", 1, ACIES_MAX_END_ROUND, &round);
  if (acies_xml_get (node, "phase") != NULL)
    phase = acies_reader_find (&self->reader, node, "phase", self->ruleset, acies_ruleset_find_opening_phase, "unknown-phase",
                               _ ("A scenario of this game cannot start in the phase “%s”"));
  self->state->turn.round = (guint8) round;
  self->state->turn.phase = phase != ACIES_NO_ID ? phase : 0;
  if (side != ACIES_NO_SIDE)
    self->state->turn.active = side;
}

static const AciesXmlNode *
find_child (GPtrArray  *children,
            const char *name)
{
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, name))
        return child;
    }

  return NULL;
}

static void
read_child (AciesScenarioReader *self,
            const AciesXmlNode  *node)
{
  g_autofree char *shown = acies_reader_shorten (node->name);
  guint            text = 0;

  while (text < ACIES_N_TEXTS && !g_str_equal (node->name, acies_text_id (text)))
    text++;
  if (g_str_equal (node->name, "army"))
    acies_scenario_read_army (self, node);
  else if (g_str_equal (node->name, "deck"))
    acies_scenario_read_deck (self, node);
  else if (text < ACIES_N_TEXTS)
    read_text (self, node, text);
  else if (!g_hash_table_add (self->seen, g_strdup (node->name)))
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), shown);
  else if (g_str_equal (node->name, "board"))
    read_board (self, node);
  else if (g_str_equal (node->name, "rules"))
    read_rules (self, node);
  else if (!g_str_equal (node->name, "position"))
    acies_reader_unknown (&self->reader, node);
}

static void
read_children (AciesScenarioReader *self,
               const AciesXmlNode  *root,
               GPtrArray           *children)
{
  const AciesXmlNode *position = find_child (children, "position");
  const AciesXmlNode *rules = find_child (children, "rules");

  if (rules != NULL)
    read_child (self, rules); /* wherever they stand: they say which sides have armies */
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    self->common[i] = self->ruleset->cards[i].copies;
  for (guint i = 0; i < children->len; i++)
    if (g_ptr_array_index (children, i) != rules)
      read_child (self, g_ptr_array_index (children, i));
  acies_scenario_lay_decks (self, root);
  if (rules == NULL)
    acies_reader_fault (&self->reader, root, "missing-element", _ ("A scenario needs <rules>"));
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    {
      if (!(self->seen_armies & (1u << side)))
        /* Translators: a side */
        acies_reader_fault (&self->reader, root, "missing-element", _ ("There is no <army> for %s"),
                            self->ruleset->sides[side].name)
            ->side = side;
    }
  self->state->turn.active = self->state->setup.first;
  if (position != NULL)
    read_position (self, position);
}

/* Of boards of fixed sizes: the smallest that holds what the file says of one of its own, else the usual one. */
static void
check_size (const AciesReader  *reader,
            const AciesXmlNode *board,
            const AciesRuleset *ruleset,
            int                *columns,
            int                *rows)
{
  g_autoptr (GError) error = NULL;
  AciesBoardSize size = { ruleset->columns, ruleset->rows };
  guint          least = G_MAXUINT;

  if (acies_ruleset_check_size (ruleset, (guint) *columns, (guint) *rows, &error))
    return;
  acies_reader_fault (reader, board, "board-size", "%s", error->message);
  for (guint i = 0; i < ruleset->n_sizes; i++)
    {
      guint n = (guint) ruleset->sizes[i].columns * ruleset->sizes[i].rows;

      if (ruleset->sizes[i].columns < *columns || ruleset->sizes[i].rows < *rows || n >= least)
        continue;
      size = ruleset->sizes[i];
      least = n;
    }
  *columns = size.columns;
  *rows = size.rows;
}

/* Returns: (nullable): an empty scenario with a board of the size that is given */
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
  int           columns;
  int           rows;

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
  check_size (reader, board, ruleset, &columns, &rows);

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
  g_autoptr (GPtrArray) children = NULL;
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  self->reader = (AciesReader) { ACIES_SCENARIO_NS, findings };
  children = acies_reader_children (&self->reader, root);
  self->state = new_state (&self->reader, root, find_child (children, "board"), name, library, error);
  if (self->state == NULL)
    return NULL;

  for (guint i = 0; i < self->state->ruleset->n_switches; i++)
    self->state->switches[i] = acies_switch_fallback_in (&self->state->ruleset->switches[i], edition);
  acies_state_name_sides (self->state);
  self->ruleset = self->state->ruleset;
  self->seen = seen;
  acies_reader_check_attributes (&self->reader, root, "format ruleset");
  acies_reader_check_format (&self->reader, root, ACIES_FORMAT_VERSION);
  read_children (self, root, children);
  acies_texts_choose (self->state->texts, g_get_language_names ());
  acies_extras_read (around, root, self->state->texts);
  acies_reader_sort (&self->reader, first);

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

  if (document == NULL)
    return NULL;

  return acies_scenario_read_root (document, acies_xml_root (document), ACIES_THIS_EDITION, name, library, findings, error);
}

/* --- scenarios that come with the program ----------------------------------------------------- */

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
