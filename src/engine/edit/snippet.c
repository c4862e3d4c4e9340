/* snippet.c - a piece of a board: what is on it, how it is turned, and as text
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/snippet.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
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
      AciesUnitId ids[ACIES_MAX_LAYERS];
      guint       n_units;

      if (!acies_board_contains (state->board, hexes[i]) || seen[hexes[i]]++)
        continue;
      n_units = acies_stack_list (state, hexes[i], ids);
      for (guint j = 0; j < MAX (n_units, 1); j++)
        {
          const AciesUnit *unit = n_units > 0 ? &state->units[ids[j]] : NULL;
          AciesSnippetHex  taken = { .at = acies_hex_vector (anchor, hexes[i]), .terrain = ACIES_NO_ID, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE };

          if (j == 0)
            {
              taken.terrain = state->board->terrain[hexes[i]];
              taken.label = g_strdup (acies_texts_get_label (state->texts, hexes[i]));
            }
          if (unit != NULL)
            {
              taken.type = unit->type;
              taken.side = unit->side;
              taken.figures = unit->figures;
              taken.marks = unit->marks;
              memcpy (taken.properties, unit->properties, sizeof taken.properties);
            }
          g_array_append_val (self->hexes, taken);
        }
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

/* First flipped, then by @steps; units that face somewhere turn with the piece. */
static void
turn (AciesSnippet *self,
      gboolean      flip,
      int           steps)
{
  const AciesRuleset *ruleset = self->ruleset;

  for (guint i = 0; i < self->hexes->len; i++)
    {
      AciesSnippetHex *hex = &g_array_index (self->hexes, AciesSnippetHex, i);

      hex->at = acies_vector_rotate (flip ? acies_vector_flip (hex->at) : hex->at, steps);
      for (guint j = 0; j < ruleset->n_properties && hex->type != ACIES_NO_ID; j++)
        {
          AciesFacing facing = (AciesFacing) hex->properties[j];

          if (ruleset->properties[j].kind == ACIES_PROPERTY_FACING && acies_unit_type_has_property (ruleset, hex->type, j))
            hex->properties[j] = (guint8) acies_facing_turn (flip ? acies_facing_flip (facing) : facing, steps);
        }
    }
  snippet_sort (self);
}

void
acies_snippet_rotate (AciesSnippet *self,
                      int           steps)
{
  turn (self, FALSE, steps);
}

void
acies_snippet_flip (AciesSnippet *self)
{
  turn (self, TRUE, 0);
}

/* --- as text --------------------------------------------------------------------------------- */

/* What is read may come from anywhere: it is bounded, and each word is checked. */

#define MAGIC "acies-snippet"
#define VERSION "1"
/* No way between two hexes of the largest board is longer, however it is turned. */
#define FARTHEST 127

/* --- writing -------------------------------------------------------------------------------- */

char *
acies_snippet_to_string (const AciesSnippet *self)
{
  const AciesRuleset *ruleset = self->ruleset;
  GString            *out = g_string_new (MAGIC " " VERSION " ");

  g_string_append_printf (out, "%s\n", ruleset->id);
  for (guint i = 0; i < self->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (self, i);
      AciesUnit              unit = { .type = hex->type, .side = hex->side };
      g_autofree char       *properties = NULL;

      /* Clear ground, which games call by different names, is written as none. */
      if (hex->terrain != ACIES_NO_ID)
        g_string_append_printf (out, "hex %d %d%s%s\n", hex->at.q, hex->at.r, hex->terrain != 0 ? " " : "",
                                hex->terrain != 0 ? ruleset->terrains[hex->terrain].id : "");
      if (hex->type != ACIES_NO_ID)
        {
          g_string_append_printf (out, "unit %d %d %s %s %u", hex->at.q, hex->at.r, ruleset->unit_types[hex->type].id,
                                  ruleset->sides[hex->side].id, hex->figures);
          for (guint mark = 0; mark < ruleset->n_marks; mark++)
            if ((hex->marks >> mark) & 1)
              g_string_append_printf (out, " %s", ruleset->marks[mark].id);
          memcpy (unit.properties, hex->properties, sizeof unit.properties);
          properties = acies_unit_properties_to_string (ruleset, &unit);
          g_string_append_printf (out, "%s%s\n", *properties != '\0' ? " " : "", properties);
        }
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

/* Each sentence is told once. */
static void
lose_word (const Parser *self,
           const char   *format,
           const char   *word)
{
  g_autofree char *shown = acies_text_shorten (word, ACIES_LONGEST_QUOTE);
  char            *sentence;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  sentence = g_strdup_printf (format, shown);
#pragma GCC diagnostic pop
  if (g_hash_table_add (self->unknown, sentence) && self->lost != NULL)
    g_ptr_array_add (self->lost, g_strdup (sentence));
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

/* What is true of the unit beyond its strength. */
static void
parse_rest (const Parser    *self,
            char           **words,
            AciesSnippetHex *hex)
{
  const AciesRuleset *ruleset = self->snippet->ruleset;

  for (; *words != NULL; words++)
    {
      if (strchr (*words, ':') != NULL)
        {
          gint16  value = 0;
          AciesId property = acies_property_parse_word (ruleset, *words, &value);

          if (property != ACIES_NO_ID && !ruleset->properties[property].fixed && acies_property_allows (ruleset, hex->type, property, value))
            hex->properties[property] = (guint8) value;
          else
            lose_word (self, _ ("This unit cannot have the property “%s” in this game"), *words);
        }
      else
        {
          AciesId mark = acies_ruleset_find_mark (ruleset, *words);

          if (mark != ACIES_NO_ID && ruleset->marks[mark].kept)
            hex->marks |= (guint16) (1u << mark);
          else
            lose_word (self, _ ("In this game, no unit can start with the mark “%s”"), *words);
        }
    }
}

static gboolean
parse_unit (Parser *self,
            char  **words)
{
  const AciesRuleset *ruleset = self->snippet->ruleset;
  GArray             *hexes = self->snippet->hexes;
  AciesSnippetHex    *hex = find_hex (self, words);
  AciesSnippetHex     more = { .terrain = ACIES_NO_ID };
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
  /* A further unit of a hex, if it finds room beside those that are there already, has an entry of its own. */
  if (hex->type != ACIES_NO_ID)
    {
      more.at = hex->at;
      for (guint i = 0; i < hexes->len; i++)
        {
          const AciesSnippetHex *other = acies_snippet_get (self->snippet, i);

          if (other->at.q == more.at.q && other->at.r == more.at.r &&
              (other->side != side || acies_stack_layer (ruleset, other->type) == acies_stack_layer (ruleset, type)))
            return FALSE;
        }
      g_array_append_val (hexes, more);
      hex = &g_array_index (hexes, AciesSnippetHex, hexes->len - 1);
    }
  hex->type = type;
  hex->side = side;
  hex->figures = (guint8) figures;
  for (guint i = 0; i < ruleset->n_properties; i++)
    hex->properties[i] = (guint8) acies_property_fallback (ruleset, type, side, i);
  parse_rest (self, words + 6, hex);

  return TRUE;
}

static gboolean
parse_line (Parser     *self,
            const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", 64);
  AciesSnippetHex *hex;
  const char      *text = line;

  if (g_strcmp0 (words[0], "unit") == 0)
    return parse_unit (self, words);
  if (g_strcmp0 (words[0], "hex") == 0)
    {
      hex = find_hex (self, words);
      if (hex == NULL || hex->terrain != ACIES_NO_ID)
        return FALSE;
      hex->terrain = words[3] != NULL ? acies_ruleset_find_terrain (self->snippet->ruleset, words[3]) : 0;
      if (hex->terrain == ACIES_NO_ID)
        lose_word (self, _ ("This game has no terrain “%s”"), words[3]);

      return words[3] == NULL || words[4] == NULL;
    }
  if (g_strcmp0 (words[0], "label") != 0)
    return FALSE;

  hex = find_hex (self, words);
  /* What follows the first three words and one blank each. */
  for (guint i = 0; i < 3 && *text != '\0'; i++)
    {
      text += strcspn (text, " ");
      text += *text == ' ';
    }
  if (hex == NULL || hex->label != NULL || !acies_text_is_label (text) || self->n_labels++ == ACIES_MAX_LABELS)
    return FALSE;
  hex->label = g_strdup (text);

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
  g_auto (GStrv) head = NULL;

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
  head = g_strsplit (lines[0], " ", 4);
  if (g_strcmp0 (head[1], VERSION) != 0)
    {
      acies_refuse_limit (error, _ ("The copied part of a board comes from a different version of Acies"));
      return NULL;
    }
  for (guint i = 1; lines[i] != NULL; i++)
    {
      gsize length = strlen (lines[i]);

      if (length > 0 && lines[i][length - 1] == '\r')
        lines[i][--length] = '\0';
      if (length > 0 && !parse_line (&self, lines[i]))
        {
          acies_refuse_limit (error, _ ("Line %u of the copied part of a board cannot be read"), i + 1);
          return NULL;
        }
    }
  snippet_sort (snippet);

  return g_steal_pointer (&snippet);
}

/* --- snippets as commands: paste, move, clear -------------------------------------------------- */

/* Commands are tried on a copy of the scenario, so that limits are met where they are. */
typedef struct
{
  const AciesSnippet *snippet;
  AciesState         *state;
  GArray             *commands;
  GPtrArray          *lost; /* or NULL */
} Paste;

/* Takes @sentence. */
static void
lose (const Paste *self,
      char        *sentence)
{
  if (self->lost != NULL)
    g_ptr_array_add (self->lost, sentence);
  else
    g_free (sentence);
}

/* Takes what @command owns. */
static void
add_or_lose (const Paste *self,
             AciesCommand command)
{
  g_autoptr (GError) error = NULL;

  if (acies_engine_apply (self->state, &command, NULL, &error))
    {
      g_array_append_val (self->commands, command);
      return;
    }
  lose (self, g_strdup (error->message));
  acies_command_clear (&command);
}

static char *
dup_unit_name (const AciesSnippet    *snippet,
               const AciesSnippetHex *hex)
{
  gboolean is_of_one = acies_unit_type_only_side (&snippet->ruleset->unit_types[hex->type]) != ACIES_NO_SIDE;

  return acies_unit_type_dup_name (snippet->ruleset, hex->type, is_of_one ? ACIES_NO_SIDE : hex->side);
}

static void
place (const Paste           *self,
       const AciesSnippetHex *hex,
       AciesHex               to)
{
  AciesCommand command = acies_command_of_side (ACIES_COMMAND_PLACE, hex->side, hex->type, hex->figures);
  AciesUnitId  unit;

  command.hex = to;
  add_or_lose (self, command);
  unit = acies_stack_of_type (self->state, to, hex->type);
  if (unit == ACIES_NO_UNIT)
    return;
  for (guint mark = 0; mark < self->state->ruleset->n_marks; mark++)
    {
      AciesCommand on = acies_command_on_unit (ACIES_COMMAND_MARK, self->state, unit);

      on.id = (AciesId) mark;
      on.number = 1;
      if ((hex->marks >> mark) & 1)
        add_or_lose (self, on);
    }
  for (guint i = 0; i < self->state->ruleset->n_properties; i++)
    {
      AciesCommand set = acies_command_on_unit (ACIES_COMMAND_PROPERTY, self->state, unit);

      set.id = (AciesId) i;
      set.number = hex->properties[i];
      if (!self->state->ruleset->properties[i].fixed && self->state->units[unit].properties[i] != hex->properties[i])
        add_or_lose (self, set);
    }
}

static void
paste (const Paste      *self,
       AciesHex          anchor,
       AciesSnippetParts parts)
{
  guint n_off = 0;

  for (guint i = 0; i < self->snippet->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (self->snippet, i);
      AciesHex               to = acies_snippet_place (self->snippet, i, self->state->board, anchor);

      if (to == ACIES_NO_HEX)
        {
          g_autofree char *name = hex->type != ACIES_NO_ID ? dup_unit_name (self->snippet, hex) : NULL;

          n_off += hex->terrain != ACIES_NO_ID && hex->terrain != 0;
          if (name != NULL && (parts & ACIES_SNIPPET_UNITS))
            /* Translators: a unit that is off the board */
            lose (self, g_strdup_printf (_ ("%s is off the board"), name));
          if (hex->label != NULL && (parts & ACIES_SNIPPET_LABELS))
            lose (self, g_strdup_printf (_ ("The label “%s” is off the board"), hex->label));
          continue;
        }
      if (parts & ACIES_SNIPPET_TERRAIN)
        {
          AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, to);

          command.id = hex->terrain;
          if (hex->terrain != ACIES_NO_ID && hex->terrain != self->state->board->terrain[to])
            add_or_lose (self, command);
        }
      if (hex->type != ACIES_NO_ID && (parts & ACIES_SNIPPET_UNITS))
        place (self, hex, to);
      if (hex->label != NULL && (parts & ACIES_SNIPPET_LABELS))
        {
          AciesCommand command = acies_command_on_hex (ACIES_COMMAND_LABEL, to);

          command.text = g_strdup (hex->label);
          add_or_lose (self, command);
        }
    }
  if (n_off > 0 && (parts & ACIES_SNIPPET_TERRAIN))
    lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The terrain of %u hex is off the board",
                                              "The terrain of %u hexes is off the board", n_off),
                                 n_off));
}

GArray *
acies_snippet_paste_commands (const AciesSnippet *self,
                              const AciesState   *state,
                              AciesHex            anchor,
                              AciesSnippetParts   parts,
                              GPtrArray          *lost)
{
  g_autoptr (AciesState) after = NULL;
  Paste one = { self, NULL, NULL, lost };

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT && state->ruleset == self->ruleset, NULL);
  g_return_val_if_fail (anchor < ACIES_MAX_HEXES, NULL);

  after = acies_state_copy (state);
  one.state = after;
  one.commands = acies_commands_new ();
  if (!acies_reshape_check (state->board, ACIES_RESHAPE_PIECE, NULL))
    {
      lose (&one, g_strdup (acies_reshape_refusal (state->board, ACIES_RESHAPE_PIECE)));
      return one.commands;
    }
  paste (&one, anchor, parts);

  return one.commands;
}

static void
clear_all (const Paste      *self,
           const AciesHex   *hexes,
           guint             n,
           AciesSnippetParts parts)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_LABEL, hexes[i]);
      AciesUnitId  ids[ACIES_MAX_LAYERS];

      if (!acies_board_contains (self->state->board, hexes[i]))
        continue;
      for (guint j = parts & ACIES_SNIPPET_UNITS ? acies_stack_list (self->state, hexes[i], ids) : 0; j > 0; j--)
        add_or_lose (self, acies_command_on_unit (ACIES_COMMAND_REMOVE, self->state, ids[j - 1]));
      if ((parts & ACIES_SNIPPET_LABELS) && acies_texts_get_label (self->state->texts, hexes[i]) != NULL)
        add_or_lose (self, command);
      command = acies_command_on_hex (ACIES_COMMAND_PAINT, hexes[i]);
      command.id = 0;
      if ((parts & ACIES_SNIPPET_TERRAIN) && self->state->board->terrain[hexes[i]] != 0)
        add_or_lose (self, command);
    }
}

GArray *
acies_snippet_clear_commands (const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n,
                              AciesSnippetParts parts)
{
  g_autoptr (AciesState) after = NULL;
  Paste one = { 0 };

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT, NULL);

  after = acies_state_copy (state);
  one.state = after;
  one.commands = acies_commands_new ();
  clear_all (&one, hexes, n, parts);

  return one.commands;
}

/* After the hexes it comes from have been cleared. */
static gboolean
check_units (const Paste *self,
             AciesHex     anchor,
             GError     **error)
{
  for (guint i = 0; i < self->snippet->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (self->snippet, i);
      AciesHex               to = acies_snippet_place (self->snippet, i, self->state->board, anchor);
      AciesHexName           hex_name;
      AciesUnitId            obstacle;
      g_autofree char       *name = NULL;
      g_autofree char       *why = NULL;

      if (hex->type == ACIES_NO_ID)
        continue;
      obstacle = acies_stack_obstacle (self->state, to, hex->type, hex->side, ACIES_NO_UNIT);
      if (to != ACIES_NO_HEX && obstacle == ACIES_NO_UNIT)
        continue;
      name = dup_unit_name (self->snippet, hex);
      if (to == ACIES_NO_HEX)
        return acies_refuse_limit (error, _ ("%s would be off the board"), name);
      if (self->state->ruleset->n_layers == 1)
        /* Translators: a unit, and a hex */
        return acies_refuse_limit (error, _ ("%1$s cannot move to %2$s: another unit is there"), name, acies_hex_name (to, hex_name));
      why = acies_stack_dup_obstacle (self->state, obstacle, hex->side);
      return acies_refuse_limit (error, "%s", why);
    }

  return TRUE;
}

GArray *
acies_snippet_move_commands (const AciesSnippet *self,
                             const AciesState   *state,
                             const AciesHex     *from,
                             guint               n,
                             AciesHex            anchor,
                             AciesSnippetParts   parts,
                             GPtrArray          *lost,
                             GError            **error)
{
  g_autoptr (AciesState) after = NULL;
  g_autoptr (GArray) commands = acies_commands_new ();
  Paste one = { self, NULL, commands, lost };

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT && state->ruleset == self->ruleset, NULL);
  g_return_val_if_fail (anchor < ACIES_MAX_HEXES, NULL);

  if (!acies_reshape_check (state->board, ACIES_RESHAPE_PIECE, error))
    return NULL;
  after = acies_state_copy (state);
  one.state = after;
  clear_all (&one, from, n, parts);
  if ((parts & ACIES_SNIPPET_UNITS) && !check_units (&one, anchor, error))
    return NULL;
  paste (&one, anchor, parts);

  return g_steal_pointer (&commands);
}
