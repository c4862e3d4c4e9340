/* snippet.c - a piece of a board: what is on it, how it is turned, and as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/snippet.h"

#include "engine/board/texts.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
hex_clear (AciesSnippetHex *hex)
{
  g_clear_pointer (&hex->label, g_free);
}

static AciesSnippet *
snippet_new (AciesRuleset *ruleset)
{
  AciesSnippet *self = g_new0 (AciesSnippet, 1);

  self->ruleset = acies_ruleset_ref (ruleset);
  self->hexes = g_array_new (FALSE, FALSE, sizeof (AciesSnippetHex));
  g_array_set_clear_func (self->hexes, (GDestroyNotify) hex_clear);

  return self;
}

void
acies_snippet_free (AciesSnippet *self)
{
  acies_ruleset_unref (self->ruleset);
  g_array_unref (self->hexes);
  g_free (self);
}

AciesSnippet *
acies_snippet_copy (const AciesSnippet *self)
{
  AciesSnippet *copy = snippet_new (self->ruleset);

  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex hex = *acies_snippet_get (self, i);

      hex.label = g_strdup (hex.label);
      g_array_append_val (copy->hexes, hex);
    }

  return copy;
}

static int
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  AciesVector one = ((const AciesSnippetHex *) a)->at;
  AciesVector other = ((const AciesSnippetHex *) b)->at;

  return one.r != other.r ? one.r - other.r : one.q - other.q;
}

/* The sort is stable: of one hex the lowest layer stays first. */
static void
snippet_sort (AciesSnippet *self)
{
  g_array_sort (self->hexes, compare_hexes);
}

static void
take_unit (AciesSnippetHex *taken,
           const AciesUnit *unit)
{
  taken->type = unit->type;
  taken->side = unit->side;
  taken->figures = unit->figures;
  taken->marks = unit->marks;
  memcpy (taken->properties, unit->properties, sizeof taken->properties);
}

static void
take_hex (AciesSnippet     *self,
          const AciesState *state,
          AciesHex          hex,
          AciesHex          anchor)
{
  AciesUnitId     ids[ACIES_MAX_LAYERS];
  guint           n = acies_stack_list (state, hex, ids);
  AciesSnippetHex taken = {
    .at = acies_hex_vector (anchor, hex),
    .terrain = state->board->terrain[hex],
    .type = ACIES_NO_ID,
    .side = ACIES_NO_SIDE,
    .label = g_strdup (acies_texts_get_label (state->texts, hex)),
  };

  if (n > 0)
    take_unit (&taken, &state->units[ids[0]]);
  g_array_append_val (self->hexes, taken);
  for (guint i = 1; i < n; i++)
    {
      AciesSnippetHex more = { .at = taken.at, .terrain = ACIES_NO_ID };

      take_unit (&more, &state->units[ids[i]]);
      g_array_append_val (self->hexes, more);
    }
}

AciesSnippet *
acies_snippet_new_from_state (const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n,
                              AciesHex          anchor)
{
  AciesSnippet      *self = snippet_new (state->ruleset);
  g_autofree guint8 *seen = g_new0 (guint8, ACIES_MAX_HEXES);

  if (anchor == ACIES_NO_HEX && n > 0)
    anchor = acies_snippet_middle (hexes, n);
  for (guint i = 0; i < n; i++)
    {
      if (acies_board_contains (state->board, hexes[i]) && !seen[hexes[i]]++)
        take_hex (self, state, hexes[i], anchor);
    }
  snippet_sort (self);

  return self;
}

/* In half hexes from the left, and in rows: near enough to a distance. */
static double
half_columns (AciesHex hex)
{
  return 2.0 * acies_hex_column (hex) + (acies_hex_row (hex) & 1);
}

AciesHex
acies_snippet_middle (const AciesHex *hexes,
                      guint           n)
{
  double   x = 0;
  double   y = 0;
  double   least = G_MAXDOUBLE;
  AciesHex middle = ACIES_NO_HEX;

  for (guint i = 0; i < n; i++)
    {
      x += half_columns (hexes[i]) / n;
      y += (double) acies_hex_row (hexes[i]) / n;
    }
  for (guint i = 0; i < n; i++)
    {
      double dx = half_columns (hexes[i]) - x;
      double dy = acies_hex_row (hexes[i]) - y;
      double distance = dx * dx / 4 + dy * dy * 3 / 4;

      if (distance < least - 1e-9)
        {
          least = distance;
          middle = hexes[i];
        }
    }

  return middle;
}

/* Turns who faces somewhere with the piece: first flipped, then by @steps. */
static void
turn_unit (const AciesSnippet *self,
           AciesSnippetHex    *hex,
           gboolean            flip,
           int                 steps)
{
  for (guint i = 0; hex->type != ACIES_NO_ID && i < self->ruleset->n_properties; i++)
    {
      AciesFacing facing = (AciesFacing) hex->properties[i];

      if (self->ruleset->properties[i].kind == ACIES_PROPERTY_FACING && acies_unit_type_has_property (self->ruleset, hex->type, i))
        hex->properties[i] = (guint8) acies_facing_turn (flip ? acies_facing_flip (facing) : facing, steps);
    }
}

void
acies_snippet_rotate (AciesSnippet *self,
                      int           steps)
{
  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex *hex = &g_array_index (self->hexes, AciesSnippetHex, i);

      hex->at = acies_vector_rotate (hex->at, steps);
      turn_unit (self, hex, FALSE, steps);
    }
  snippet_sort (self);
}

void
acies_snippet_flip (AciesSnippet *self)
{
  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex *hex = &g_array_index (self->hexes, AciesSnippetHex, i);

      hex->at = acies_vector_flip (hex->at);
      turn_unit (self, hex, TRUE, 0);
    }
  snippet_sort (self);
}

AciesHex
acies_snippet_place (const AciesSnippet *self,
                     guint               index,
                     const AciesBoard   *board,
                     AciesHex            anchor)
{
  AciesHex hex = acies_hex_add (anchor, acies_snippet_get (self, index)->at);

  return hex != ACIES_NO_HEX && acies_board_contains (board, hex) ? hex : ACIES_NO_HEX;
}

/* --- as text --------------------------------------------------------------------------------- */

/* What is read may come from anywhere: it is bounded, and each word is checked. */

#define MAGIC "acies-snippet"
#define VERSION "1"
/* No way between two hexes of the largest board is longer, however it is turned. */
#define FARTHEST 127

/* --- writing -------------------------------------------------------------------------------- */

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
        {
          /* Clear ground, which games call by different names, is written as none. */
          g_string_append_printf (out, "hex %d %d", hex->at.q, hex->at.r);
          if (hex->terrain != 0)
            g_string_append_printf (out, " %s", self->ruleset->terrains[hex->terrain].id);
          g_string_append_c (out, '\n');
        }
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
      !g_ascii_string_to_signed (words[1], 10, -FARTHEST, FARTHEST, &q, NULL) ||
      !g_ascii_string_to_signed (words[2], 10, -FARTHEST, FARTHEST, &r, NULL))
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

/* What is true of the unit beyond its strength. */
static void
parse_rest (const Parser    *self,
            char           **words,
            AciesSnippetHex *hex)
{
  for (; *words != NULL; words++)
    {
      if (strchr (*words, ':') != NULL)
        {
          const AciesRuleset *ruleset = self->snippet->ruleset;
          gint16              value = 0;
          AciesId             property = acies_property_parse_word (ruleset, *words, &value);

          if (property != ACIES_NO_ID && !ruleset->properties[property].fixed && acies_property_allows (ruleset, hex->type, property, value))
            hex->properties[property] = (guint8) value;
          else
            lose_word (self, _ ("This unit cannot have the property “%s” in this game"), *words);
        }
      else
        {
          const AciesRuleset *ruleset = self->snippet->ruleset;
          AciesId             mark = acies_ruleset_find_mark (ruleset, *words);

          if (mark != ACIES_NO_ID && ruleset->marks[mark].kept)
            hex->marks |= (guint16) (1u << mark);
          else
            lose_word (self, _ ("In this game, no unit can start with the mark “%s”"), *words);
        }
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
  snippet_sort (self->snippet);

  return TRUE;
}

AciesSnippet *
acies_snippet_parse (const char   *text,
                     AciesRuleset *ruleset,
                     GPtrArray    *lost,
                     GError      **error)
{
  g_autoptr (AciesSnippet) snippet = snippet_new (ruleset);
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) unknown = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Parser self = { .snippet = snippet, .places = places, .unknown = unknown, .lost = lost };
  g_auto (GStrv) lines = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (!g_str_has_prefix (text, MAGIC " ") || !g_utf8_validate (text, -1, NULL))
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
