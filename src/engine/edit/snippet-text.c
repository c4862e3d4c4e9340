/* snippet-text.c - snippets as lines of text, and back
 *
 * What is read may come from anywhere: it is bounded, and each word is checked.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/units.h"
#include "engine/edit/snippet-private.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAGIC "acies-snippet"
#define VERSION "1"
/* No way between two hexes of the largest board is longer, however it is turned. */
#define REACH 127

/* --- writing -------------------------------------------------------------------------------- */

/* Clear ground, which games call by different names, is written as none. */
static void
write_terrain (GString               *out,
               const AciesRuleset    *ruleset,
               const AciesSnippetHex *hex)
{
  g_string_append_printf (out, "hex %d %d", hex->at.q, hex->at.r);
  if (hex->terrain != 0)
    g_string_append_printf (out, " %s", ruleset->terrains[hex->terrain].id);
  g_string_append_c (out, '\n');
}

static void
write_unit (GString               *out,
            const AciesRuleset    *ruleset,
            const AciesSnippetHex *hex)
{
  AciesUnit        unit = { .type = hex->type, .side = hex->side };
  g_autofree char *properties = NULL;

  g_string_append_printf (out, "unit %d %d %s %s %u", hex->at.q, hex->at.r, ruleset->unit_types[hex->type].id,
                          ruleset->sides[hex->side].id, hex->figures);
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    {
      if ((hex->marks >> mark) & 1)
        g_string_append_printf (out, " %s", ruleset->marks[mark].id);
    }
  memcpy (unit.properties, hex->properties, sizeof unit.properties);
  properties = acies_unit_properties_to_string (ruleset, &unit);
  if (*properties != '\0')
    g_string_append_printf (out, " %s", properties);
  g_string_append_c (out, '\n');
}

char *
acies_snippet_to_string (const AciesSnippet *self)
{
  GString *out = g_string_new (MAGIC " " VERSION " ");

  g_string_append_printf (out, "%s\n", self->ruleset->id);
  for (guint i = 0; i < self->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (self, i);

      if (hex->terrain != ACIES_NO_ID)
        write_terrain (out, self->ruleset, hex);
      if (hex->type != ACIES_NO_ID)
        write_unit (out, self->ruleset, hex);
      if (hex->label != NULL)
        g_string_append_printf (out, "label %d %d %s\n", hex->at.q, hex->at.r, hex->label);
    }

  return g_string_free (out, FALSE);
}

/* --- reading -------------------------------------------------------------------------------- */

typedef struct
{
  AciesSnippet *snippet;
  GHashTable   *places;  /* of a hex by its vector: index + 1 */
  GHashTable   *unknown; /* sentences told already */
  GPtrArray    *lost;    /* or NULL */
  guint         n_units;
  guint         n_labels;
} Parser;

/* Takes @sentence; each is told once. */
static void
lose (const Parser *self,
      char         *sentence)
{
  if (!g_hash_table_add (self->unknown, sentence))
    return;
  if (self->lost != NULL)
    g_ptr_array_add (self->lost, g_strdup (sentence));
}

static void
lose_word (const Parser *self,
           const char   *format,
           const char   *word)
{
  g_autofree char *shown = acies_text_shorten (word, ACIES_LONGEST_QUOTE);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  lose (self, g_strdup_printf (format, shown));
#pragma GCC diagnostic pop
}

/* Returns: (nullable): the hex of words 1 and 2, a new one where there is none yet */
static AciesSnippetHex *
find_hex (const Parser *self,
          char        **words)
{
  GArray         *hexes = self->snippet->hexes;
  AciesSnippetHex hex = { .terrain = ACIES_NO_ID, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE };
  gint64          q, r;
  gpointer        key;
  guint           place;

  if (words[1] == NULL || words[2] == NULL ||
      !g_ascii_string_to_signed (words[1], 10, -REACH, REACH, &q, NULL) ||
      !g_ascii_string_to_signed (words[2], 10, -REACH, REACH, &r, NULL))
    return NULL;

  key = GINT_TO_POINTER ((int) (r * 1000 + q));
  place = GPOINTER_TO_UINT (g_hash_table_lookup (self->places, key));
  if (place > 0)
    return &g_array_index (hexes, AciesSnippetHex, place - 1);
  if (g_hash_table_size (self->places) == ACIES_MAX_HEXES)
    return NULL;

  hex.at = (AciesVector) { (gint16) q, (gint16) r };
  g_array_append_val (hexes, hex);
  g_hash_table_insert (self->places, key, GUINT_TO_POINTER (hexes->len));

  return &g_array_index (hexes, AciesSnippetHex, hexes->len - 1);
}

static gboolean
parse_hex (Parser *self,
           char  **words)
{
  AciesSnippetHex *hex = find_hex (self, words);

  if (hex == NULL || hex->terrain != ACIES_NO_ID)
    return FALSE;
  hex->terrain = words[3] != NULL ? acies_ruleset_find_terrain (self->snippet->ruleset, words[3]) : 0;
  if (hex->terrain == ACIES_NO_ID)
    lose_word (self, _ ("This game has no terrain “%s”"), words[3]);

  return words[3] == NULL || words[4] == NULL;
}

static void
parse_mark (const Parser    *self,
            const char      *word,
            AciesSnippetHex *hex)
{
  const AciesRuleset *ruleset = self->snippet->ruleset;
  AciesId             mark = acies_ruleset_find_mark (ruleset, word);

  if (mark != ACIES_NO_ID && ruleset->marks[mark].kept)
    hex->marks |= (guint16) (1u << mark);
  else
    lose_word (self, _ ("In this game, no unit can start with the mark “%s”"), word);
}

static void
parse_property (const Parser    *self,
                const char      *word,
                AciesSnippetHex *hex)
{
  const AciesRuleset *ruleset = self->snippet->ruleset;
  gint16              value = 0;
  AciesId             property = acies_property_parse_word (ruleset, word, &value);

  if (property != ACIES_NO_ID && !ruleset->properties[property].fixed && acies_property_allows (ruleset, hex->type, property, value))
    hex->properties[property] = (guint8) value;
  else
    lose_word (self, _ ("This unit cannot have the property “%s” in this game"), word);
}

/* What is true of the unit beyond its strength. */
static void
parse_rest (const Parser    *self,
            char           **words,
            AciesSnippetHex *hex)
{
  for (; *words != NULL; words++)
    {
      if (strchr (*words, ':') != NULL)
        parse_property (self, *words, hex);
      else
        parse_mark (self, *words, hex);
    }
}

/* Returns: (nullable): what takes a unit of @type and @side on the place of @hex; NULL where it finds no room beside
 * those that are there already */
static AciesSnippetHex *
find_room (const Parser    *self,
           AciesSnippetHex *hex,
           AciesId          type,
           AciesSide        side)
{
  const AciesRuleset *ruleset = self->snippet->ruleset;
  GArray             *hexes = self->snippet->hexes;
  AciesSnippetHex     more = { .at = hex->at, .terrain = ACIES_NO_ID };

  if (hex->type == ACIES_NO_ID)
    return hex;
  for (guint i = 0; i < hexes->len; i++)
    {
      const AciesSnippetHex *other = acies_snippet_get (self->snippet, i);

      if (other->at.q == more.at.q && other->at.r == more.at.r &&
          (other->side != side || acies_stack_layer (ruleset, other->type) == acies_stack_layer (ruleset, type)))
        return NULL;
    }
  g_array_append_val (hexes, more);

  return &g_array_index (hexes, AciesSnippetHex, hexes->len - 1);
}

static gboolean
parse_unit (Parser *self,
            char  **words)
{
  const AciesRuleset *ruleset = self->snippet->ruleset;
  AciesSnippetHex    *hex = find_hex (self, words);
  gint64              figures;
  AciesId             type;
  AciesSide           side;

  if (hex == NULL || (ruleset->n_layers == 1 && hex->type != ACIES_NO_ID) || g_strv_length (words) < 6 || self->n_units++ == ACIES_MAX_UNITS ||
      !g_ascii_string_to_signed (words[5], 10, 1, ACIES_MAX_FIGURES, &figures, NULL))
    return FALSE;

  type = acies_ruleset_find_unit_type (ruleset, words[3]);
  side = acies_ruleset_find_side (ruleset, words[4]);
  if (type == ACIES_NO_ID)
    {
      lose_word (self, _ ("This game has no unit “%s”"), words[3]);
      return TRUE;
    }
  if (side == ACIES_NO_SIDE || !((ruleset->unit_types[type].sides >> side) & 1))
    {
      lose_word (self, _ ("In this game, the side “%s” has no such unit"), words[4]);
      return TRUE;
    }
  hex = find_room (self, hex, type, side);
  if (hex == NULL)
    return FALSE;
  hex->type = type;
  hex->side = side;
  hex->figures = (guint8) figures;
  for (guint i = 0; i < ruleset->n_properties; i++)
    hex->properties[i] = (guint8) acies_property_fallback (ruleset, type, side, i);
  parse_rest (self, words + 6, hex);

  return TRUE;
}

/* Returns: what follows the first @n words and one blank each */
static const char *
after_words (const char *line,
             guint       n)
{
  for (; n > 0 && *line != '\0'; n--)
    {
      line += strcspn (line, " ");
      line += *line == ' ';
    }

  return line;
}

static gboolean
parse_label (Parser     *self,
             const char *line,
             char      **words)
{
  AciesSnippetHex *hex = find_hex (self, words);
  const char      *text = after_words (line, 3);

  if (hex == NULL || hex->label != NULL || !acies_text_is_label (text) || self->n_labels++ == ACIES_MAX_LABELS)
    return FALSE;
  hex->label = g_strdup (text);

  return TRUE;
}

static gboolean
parse_line (Parser     *self,
            const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 64);

  if (g_strcmp0 (words[0], "hex") == 0)
    return parse_hex (self, words);
  if (g_strcmp0 (words[0], "unit") == 0)
    return parse_unit (self, words);

  return g_strcmp0 (words[0], "label") == 0 && parse_label (self, line, words);
}

static gboolean
check_head (const char *line,
            GError    **error)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 4);

  if (g_strcmp0 (words[0], MAGIC) != 0)
    return acies_refuse_limit (error, _ ("This text is not a copied part of a board"));
  if (g_strcmp0 (words[1], VERSION) != 0)
    return acies_refuse_limit (error, _ ("The copied part of a board comes from a different version of Acies"));

  return TRUE;
}

static gboolean
parse_lines (Parser  *self,
             char   **lines,
             GError **error)
{
  if (lines[0] == NULL || !check_head (lines[0], error))
    return FALSE;
  for (guint i = 1; lines[i] != NULL; i++)
    {
      gsize length = strlen (lines[i]);

      if (length > 0 && lines[i][length - 1] == '\r')
        lines[i][--length] = '\0';
      if (length > 0 && !parse_line (self, lines[i]))
        return acies_refuse_limit (error, _ ("Line %u of the copied part of a board cannot be read"), i + 1);
    }
  acies_snippet_sort (self->snippet);

  return TRUE;
}

/* Does @text begin as a snippet does? */
static gboolean
is_snippet (const char *text)
{
  return g_str_has_prefix (text, MAGIC " ");
}

AciesSnippet *
acies_snippet_parse (const char   *text,
                     AciesRuleset *ruleset,
                     GPtrArray    *lost,
                     GError      **error)
{
  g_autoptr (AciesSnippet) snippet = acies_snippet_new (ruleset);
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Parser self = { .snippet = snippet, .places = places, .unknown = unknown, .lost = lost };
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!is_snippet (text) || !g_utf8_validate (text, -1, NULL))
    {
      acies_refuse_limit (error, _ ("This text is not a copied part of a board"));
      return NULL;
    }
  if (strlen (text) > ACIES_SNIPPET_MAX_BYTES)
    {
      acies_refuse_limit (error, _ ("The copied part of a board is too large"));
      return NULL;
    }
  lines = g_strsplit (text, "\n", -1);

  return parse_lines (&self, lines, error) ? g_steal_pointer (&snippet) : NULL;
}
