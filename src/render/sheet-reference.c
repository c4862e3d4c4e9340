/* sheet-reference.c - the reference card of a game: two pages from which it can be played at a table
 *
 * The first page has the statements, as many as there is room for. The second page has the tables. Statements have their
 * exact text, because plain words leave out numbers that a table needs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/view/rulebook.h"
#include "engine/view/words.h"
#include "render/legend.h"
#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COLUMNS 3
#define GUTTER 14
#define TILE 1.75 /* width of a picture, in sizes of the text */
#define FACE 1.35 /* of a face of a die */
#define TITLE_SIZE 10.5
#define TITLE_GAP 8

static const double sizes[] = { 9.5, 9, 8.5, 8, ACIES_SHEET_SMALLEST };

/* A statement, or a word of the glossary. */
typedef struct
{
  const char *heading;
  const char *name;
  const char *text;
  const char *rule; /* (nullable): id of the statement */
} Entry;

/* --- statements ----------------------------------------------------------------------------- */

static void
note (GHashTable *ids,
      const char *id)
{
  if (id != NULL)
    g_hash_table_add (ids, (gpointer) id);
}

/* The statements that tables or headings of the card tell anyway. */
static GHashTable *
collect_told (const AciesRuleset *ruleset)
{
  GHashTable *ids = g_hash_table_new (g_str_hash, g_str_equal);

  note (ids, ruleset->procs->rules.end);
  note (ids, ruleset->procs->rules.order);
  for (guint i = 0; i < ruleset->n_cards; i++)
    note (ids, ruleset->cards[i].text != NULL ? ruleset->cards[i].rule : NULL);
  for (guint i = 0; i < ruleset->n_terrains; i++)
    note (ids, ruleset->terrains[i].text != NULL ? ruleset->terrains[i].rule : NULL);
  return ids;
}

/* Returns: (element-type Entry): all that could be on the card: the statements in the order of the rulebook, which says
 *   the most important first, then the glossary */
static GArray *
collect_entries (const AciesRuleset *ruleset)
{
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_autoptr (GHashTable) told = collect_told (ruleset);

  for (guint i = 0; i < ruleset->rules->len; i++)
    {
      const AciesRule *rule = ruleset->rules->pdata[i];
      Entry            entry = { rule->chapter != NULL ? rule->chapter : _ ("Rules"), rule->title, rule->text, rule->id };

      /* Statements about single battles are not explained. */
      if (rule->status == ACIES_RULE_BINDING && rule->plain != NULL && !g_hash_table_contains (told, rule->id))
        g_array_append_val (entries, entry);
    }
  for (guint i = 0; i < ruleset->terms->len; i++)
    {
      const AciesTerm *term = ruleset->terms->pdata[i];
      Entry            entry = { acies_article_kind_name (ACIES_ARTICLE_WORD), term->name, term->text, NULL };

      g_array_append_val (entries, entry);
    }
  return entries;
}

/* @n: how many of them there is room for */
static void
add_entries (AciesSheetMatter *self,
             const GArray     *entries,
             guint             n)
{
  const char *heading = NULL;

  for (guint i = 0; i < n; i++)
    {
      const Entry *entry = &g_array_index (entries, Entry, i);

      if (g_strcmp0 (entry->heading, heading) != 0)
        acies_sheet_add_heading (self, entry->heading, NULL);
      heading = entry->heading;
      acies_sheet_add_entry (self, entry->name, entry->text);
    }
}

static void
add_turn (AciesSheetMatter *self)
{
  const AciesProcs *procs = self->state->ruleset->procs;
  const AciesRule  *order = acies_ruleset_find_rule (self->state->ruleset, procs->rules.order);
  g_autoptr (GString) phases = g_string_new (NULL);

  acies_sheet_add_heading (self, _ ("Phases"), NULL);
  for (guint i = 0; procs->names.phase_names[i] != NULL; i++)
    g_string_append_printf (phases, "%s%s", i > 0 ? " · " : "", acies_procs_phase_name (procs, i));
  acies_sheet_add_text (self, ACIES_SHEET_FONT_STRONG, phases->str);
  if (order != NULL)
    acies_sheet_add_entry (self, order->title, order->text);
}

static void
add_statements (AciesSheetMatter *self,
                const GArray     *entries,
                guint             n)
{
  g_autofree char *victory = acies_sheet_dup_victory (self->state);

  if (victory != NULL)
    {
      acies_sheet_add_heading (self, _ ("Victory"), NULL);
      acies_sheet_add_text (self, ACIES_SHEET_FONT_TABLE, victory);
    }
  add_turn (self);
  add_entries (self, entries, n);
}

/* --- tables --------------------------------------------------------------------------------- */

static void
add_terrain (AciesSheetMatter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  if (ruleset->n_terrains > 1)
    acies_sheet_add_heading (self, acies_article_kind_name (ACIES_ARTICLE_TERRAIN), NULL);
  for (guint i = 0; i < ruleset->n_terrains && ruleset->n_terrains > 1; i++)
    {
      const AciesTerrainType *terrain = &ruleset->terrains[i];
      /* Translators: the name of a terrain, and what it does */
      g_autofree char *text = terrain->text != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), terrain->name, terrain->text) : g_strdup (terrain->name);
      AciesSheetRow   *row;

      row = acies_sheet_add_numbers (self, self->size * TILE, text, (const char *[ACIES_SHEET_N_NUMBERS]) { NULL });
      row->terrain = (AciesId) i;
      row->gap = self->size * 0.2;
    }
}

/* Dice with numbers need no pictures. */
static void
add_dice (AciesSheetMatter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  if (ruleset->n_symbols == 0)
    {
      acies_sheet_add_dice (self);
      return;
    }
  acies_sheet_add_heading (self, _ ("Dice"), NULL);
  for (AciesId i = 0; i < ruleset->n_die_types; i++)
    {
      const AciesDieType *die = &ruleset->die_types[i];
      g_autofree char    *faces = acies_sheet_dup_faces (ruleset, die);
      /* Translators: the name of a kind of die, and its faces */
      g_autofree char   *text = g_strdup_printf (_ ("%1$s: %2$s"), die->name, faces);
      double             pitch = self->size * FACE, width = die->n_faces * pitch + self->size * 0.5;
      AciesSheetLetters *letters = acies_sheet_set (self, ACIES_SHEET_FONT_TABLE, text, self->width - width);
      AciesSheetRow     *row;

      if (!acies_sheet_has_die (self->state, i))
        continue;
      row = acies_sheet_add_row (self, MAX (acies_sheet_text_height (letters), pitch) + 1);
      row->gap = self->size * 0.2;
      row->picture = die->n_faces * pitch;
      row->die = i;
      acies_sheet_add_cell (row, letters, width, acies_sheet_text_base (letters), ACIES_SHEET_INK);
    }
}

static void
add_skills (AciesSheetMatter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  gboolean            begun = FALSE;

  for (guint i = 0; i < ruleset->n_skills; i++)
    if (ruleset->skills[i].text != NULL)
      {
        if (!begun)
          acies_sheet_add_heading (self, _ ("Skills"), NULL);
        begun = TRUE;
        acies_sheet_add_entry (self, ruleset->skills[i].name, ruleset->skills[i].text);
      }
}

/* Cards that do the same share an entry. Tiles that are only drawn and placed say themselves what they are. */
static void
add_cards (AciesSheetMatter *self)
{
  const AciesRuleset  *ruleset = self->state->ruleset;
  const AciesCardType *cards = ruleset->cards;
  guint                deck = ruleset->n_decks + 1; /* that of the last heading; none */

  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      g_autofree char *joined = NULL;
      guint            own = cards[i].deck != ACIES_NO_ID ? cards[i].deck : ruleset->n_decks;
      gboolean         is_shown = cards[i].text == NULL || (own < ruleset->n_decks && ruleset->decks[own].unheld && ruleset->decks[own].row == 0);

      for (guint j = 0; j < ruleset->n_cards && !is_shown; j++)
        if (cards[j].deck == cards[i].deck && g_strcmp0 (cards[j].text, cards[i].text) == 0)
          {
            is_shown = j < i;
            g_ptr_array_add (names, cards[j].name);
          }
      if (is_shown)
        continue;
      if (own != deck)
        acies_sheet_add_heading (self, own < ruleset->n_decks ? ruleset->decks[own].name : acies_article_kind_name (ACIES_ARTICLE_CARD), NULL);
      deck = own;
      joined = acies_sheet_join_names (names);
      acies_sheet_add_entry (self, joined, cards[i].text);
    }
}

/* Numbers that no statement on the card has. */
static void
add_numbers (AciesSheetMatter *self,
             const GArray     *entries,
             guint             n)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  gboolean            begun = FALSE;
  g_autoptr (GHashTable) told = collect_told (ruleset);

  for (guint i = 0; i < n; i++)
    note (told, g_array_index (entries, Entry, i).rule);
  for (guint i = 0; i < ruleset->n_numbers; i++)
    {
      g_autofree char *value = g_strdup_printf ("%d", ruleset->numbers[i].value);

      if (g_hash_table_contains (told, ruleset->numbers[i].rule))
        continue;
      if (!begun)
        acies_sheet_add_heading (self, _ ("Numbers"), NULL);
      begun = TRUE;
      acies_sheet_add_pair (self, ruleset->numbers[i].name, value);
    }
}

/* --- the table of units --------------------------------------------------------------------- */

/* The numbers of units that are not attributes. */
#define STRENGTH ACIES_MAX_ATTRIBUTES
#define MORALE (ACIES_MAX_ATTRIBUTES + 1)
#define MOST_COLUMNS (ACIES_SHEET_MAX_CELLS - 2) /* besides the name and the words */
#define NUMBERS_SHARE 0.54                       /* of the width at most, for numbers */
#define NAME_SHARE 0.182                         /* for the name and the picture */
#define TURNED_HEIGHT 7.5                        /* of captions that are read from below, in sizes of the text */
#define WIDEST_VALUE 8
#define NARROW_GAP 0.4 /* between columns with turned captions */
#define WIDE_GAP 0.8   /* between others */
#define TIGHTNESS 0.88

typedef struct
{
  guint       attribute; /* or STRENGTH or MORALE */
  const char *caption;
  guint       used;   /* by so many types */
  double      width;  /* of the values */
  double      turned; /* width with a turned caption */
  double      upright;
} Column;

typedef struct
{
  AciesSheetMatter *matter;
  GArray           *columns; /* of Column */
  gboolean          is_turned;
  guint64           in_columns; /* one bit for each attribute with a column */
  double            name_width;
} Table;

/* Returns: (transfer full): the dice of a pool, such as "Average die, Six-sided die × 2" */
static char *
dup_pool (const AciesRuleset *ruleset,
          guint               pool)
{
  const AciesDicePool *dice = &ruleset->pools[pool];
  GString             *text = g_string_new (NULL);

  for (guint i = 0, n; i < dice->n; i += n)
    {
      g_autofree char *several = NULL;

      for (n = 1; i + n < dice->n && dice->dice[i + n] == dice->dice[i]; n++)
        continue;
      several = acies_sheet_dup_several (ruleset->die_types[dice->dice[i]].name, n);
      acies_list_add (text, ACIES_LIST_COMMA, several);
    }
  return g_string_free (text, FALSE);
}

/* Returns: (transfer full) (nullable): the value of the type; %NULL if it has none */
static char *
dup_value (const AciesState *state,
           AciesId           type,
           guint             attribute)
{
  const AciesUnitType *unit = &state->ruleset->unit_types[type];

  if (attribute == STRENGTH)
    return g_strdup_printf ("%u", acies_state_strength (state, type));
  if (attribute == MORALE)
    return g_strdup_printf ("%u", acies_state_morale_for (state, type));
  if (!acies_attribute_is_shown (state->ruleset, attribute, unit->values[attribute]))
    return NULL;
  return state->ruleset->attributes[attribute].is_dice ? dup_pool (state->ruleset, unit->values[attribute]) : g_strdup_printf ("%d", unit->values[attribute]);
}

/* Sets a text of a cell that can have several lines, which are a little closer than elsewhere. */
static AciesSheetLetters *
set_cell (AciesSheetMatter *matter,
          AciesSheetFont    font,
          const char       *text,
          double            width)
{
  AciesSheetLetters *letters = acies_sheet_set (matter, font, text, width);

  if (letters->layout != NULL)
    pango_layout_set_line_spacing (letters->layout, TIGHTNESS);
  return letters;
}

static AciesSheetLetters *
set_value (AciesSheetMatter *matter,
           const char       *value)
{
  AciesSheetLetters *letters = acies_sheet_set (matter, ACIES_SHEET_FONT_TABLE, value, 0);
  double             most = matter->size * WIDEST_VALUE;

  return acies_sheet_text_width (letters) <= most ? letters : set_cell (matter, ACIES_SHEET_FONT_TABLE, value, most);
}

static double
longest_word (AciesSheetMatter *matter,
              const char       *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  double width = 0;

  for (guint i = 0; words[i] != NULL; i++)
    width = MAX (width, acies_sheet_text_width (acies_sheet_set (matter, ACIES_SHEET_FONT_CAPTION, words[i], 0)));
  return width;
}

/* Adds a column, unless no type has a value or all have 1. */
static void
add_column (Table      *self,
            guint       attribute,
            const char *caption)
{
  AciesSheetMatter  *matter = self->matter;
  const AciesState  *state = matter->state;
  AciesSheetLetters *turned = acies_sheet_set (matter, ACIES_SHEET_FONT_CAPTION, caption, matter->size * TURNED_HEIGHT);
  Column             column = { .attribute = attribute, .caption = caption };
  gboolean           tells = FALSE;

  for (AciesId type = 0; type < state->ruleset->n_unit_types; type++)
    {
      g_autofree char *value = dup_value (state, type, attribute);

      tells |= value != NULL && !g_str_equal (value, "1");
      column.used += value != NULL;
      if (value != NULL)
        column.width = MAX (column.width, acies_sheet_text_width (set_value (matter, value)));
    }
  column.turned = MAX (column.width, acies_sheet_text_height (turned)) + matter->size * NARROW_GAP;
  column.upright = MAX (column.width, longest_word (matter, caption)) + matter->size * WIDE_GAP;
  if (column.used > 0 && (tells || attribute < STRENGTH))
    g_array_append_val (self->columns, column);
}

static double
total_width (const Table *self,
             gboolean     turned)
{
  double width = 0;

  for (guint i = 0; i < self->columns->len; i++)
    width += turned ? g_array_index (self->columns, Column, i).turned : g_array_index (self->columns, Column, i).upright;
  return width;
}

/* Removes the columns that the fewest types need until there is room. */
static void
choose_columns (Table *self)
{
  const AciesRuleset *ruleset = self->matter->state->ruleset;
  double              room = self->matter->width * NUMBERS_SHARE;

  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    add_column (self, STRENGTH, acies_legend_strength_name (ruleset));
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    add_column (self, MORALE, ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"));
  for (guint i = 0; i < ruleset->n_attributes; i++)
    add_column (self, i, ruleset->attributes[i].name);
  self->is_turned = self->columns->len > MOST_COLUMNS || total_width (self, FALSE) > room;
  while (self->columns->len > MOST_COLUMNS || total_width (self, self->is_turned) > room)
    {
      guint least = 0;

      for (guint i = 1; i < self->columns->len; i++)
        if (g_array_index (self->columns, Column, i).used <= g_array_index (self->columns, Column, least).used)
          least = i;
      g_array_remove_index (self->columns, least);
    }
  for (guint i = 0; i < self->columns->len; i++)
    self->in_columns |= 1ull << g_array_index (self->columns, Column, i).attribute;
}

static double
width_of (const Table  *self,
          const Column *column)
{
  return self->is_turned ? column->turned : column->upright;
}

static void
add_captions (Table *self)
{
  AciesSheetMatter  *matter = self->matter;
  AciesSheetLetters *heading = acies_sheet_set (matter, ACIES_SHEET_FONT_HEADING, acies_article_kind_name (ACIES_ARTICLE_UNIT), 0);
  AciesSheetLetters *captions[ACIES_SHEET_MAX_CELLS];
  double             height = acies_sheet_text_height (heading), x = self->name_width;
  AciesSheetRow     *row;

  for (guint i = 0; i < self->columns->len; i++)
    {
      const Column *column = &g_array_index (self->columns, Column, i);

      captions[i] = acies_sheet_set (matter, ACIES_SHEET_FONT_CAPTION, column->caption, self->is_turned ? matter->size * TURNED_HEIGHT : column->upright - matter->size * WIDE_GAP / 2);
      height = MAX (height, self->is_turned ? acies_sheet_text_width (captions[i]) : acies_sheet_text_height (captions[i]));
    }
  height += matter->size * 0.25;
  row = acies_sheet_add_row (matter, height);
  row->clings = TRUE;
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, heading, 0, height - acies_sheet_text_height (heading) + acies_sheet_text_base (heading) - matter->size * 0.25, ACIES_SHEET_INK);
  for (guint i = 0; i < self->columns->len; i++)
    {
      double width = width_of (self, &g_array_index (self->columns, Column, i));
      double across = self->is_turned ? acies_sheet_text_height (captions[i]) : acies_sheet_text_width (captions[i]);
      double top = self->is_turned ? height - matter->size * 0.25 : height - matter->size * 0.25 - acies_sheet_text_height (captions[i]);

      acies_sheet_add_cell (row, captions[i], x + (width - across) / 2, top + acies_sheet_text_base (captions[i]), ACIES_SHEET_INK);
      row->cells[row->n_cells - 1].is_turned = self->is_turned;
      x += width;
    }
}

/* Returns: (transfer full): skills, values without a column, and ability cards */
static char *
dup_words (const Table *self,
           AciesId      type)
{
  const AciesState   *state = self->matter->state;
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *cards = acies_unit_type_dup_abilities (ruleset, type);
  GString            *text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_skills; i++)
    if ((ruleset->unit_types[type].skills >> i) & 1)
      acies_list_add (text, ACIES_LIST_COMMA, ruleset->skills[i].name);
  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      g_autofree char *value = ((self->in_columns >> i) & 1) == 0 ? dup_value (state, type, i) : NULL;
      /* Translators: what a type of units has, such as “March”, and how much: “4” */
      g_autofree char *item = value != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), ruleset->attributes[i].name, value) : NULL;

      if (item != NULL)
        acies_list_add (text, ACIES_LIST_COMMA, item);
    }
  if (*cards != '\0')
    g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", cards);
  return g_string_free (text, FALSE);
}

/* Adds a cell in the middle of the height of its row. */
static void
add_middle (AciesSheetRow     *row,
            AciesSheetLetters *letters,
            double             x)
{
  acies_sheet_add_cell (row, letters, x, (row->height - acies_sheet_text_height (letters)) / 2 + acies_sheet_text_base (letters), ACIES_SHEET_INK);
}

static void
add_type (Table      *self,
          AciesId     type,
          const char *name)
{
  AciesSheetMatter    *matter = self->matter;
  const AciesUnitType *unit = &matter->state->ruleset->unit_types[type];
  double               picture = matter->size * TILE, indent = picture + matter->size * 0.4;
  double               x = self->name_width, right = self->name_width + total_width (self, self->is_turned) + matter->size;
  g_autofree char     *words = dup_words (self, type);
  AciesSheetLetters   *named = set_cell (matter, ACIES_SHEET_FONT_STRONG, name, self->name_width - indent);
  AciesSheetLetters   *told = set_cell (matter, ACIES_SHEET_FONT_TABLE, words, matter->width - right);
  AciesSheetLetters   *values[ACIES_SHEET_MAX_CELLS];
  double               height = MAX (MAX (acies_sheet_text_height (named), acies_sheet_text_height (told)), picture);
  AciesSheetRow       *row;

  for (guint i = 0; i < self->columns->len; i++)
    {
      g_autofree char *value = dup_value (matter->state, type, g_array_index (self->columns, Column, i).attribute);

      values[i] = set_value (matter, value != NULL ? value : "–");
      height = MAX (height, acies_sheet_text_height (values[i]));
    }
  row = acies_sheet_add_row (matter, height + 1);
  row->look = ACIES_SHEET_LISTED;
  row->picture = picture;
  row->type = type;
  row->side = (AciesSide) g_bit_nth_lsf (unit->sides, -1);
  row->figures = acies_state_strength (matter->state, type);
  add_middle (row, named, indent);
  for (guint i = 0; i < self->columns->len; i++)
    {
      double width = width_of (self, &g_array_index (self->columns, Column, i));

      add_middle (row, values[i], x + (width - acies_sheet_text_width (values[i])) / 2);
      x += width;
    }
  add_middle (row, told, right);
}

static gboolean
is_alike (const AciesState *state,
          AciesId           one,
          AciesId           other)
{
  const AciesUnitType *a = &state->ruleset->unit_types[one], *b = &state->ruleset->unit_types[other];

  return a->sides == b->sides && a->skills == b->skills && a->abilities == b->abilities && memcmp (a->values, b->values, sizeof a->values) == 0 &&
         acies_state_strength (state, one) == acies_state_strength (state, other) && acies_state_morale_for (state, one) == acies_state_morale_for (state, other);
}

/* Returns: whether a card says all about the type, or there is nothing to say */
static gboolean
goes_without_row (const Table *self,
                  AciesId      type)
{
  const AciesRuleset  *ruleset = self->matter->state->ruleset;
  const AciesUnitType *unit = &ruleset->unit_types[type];
  gboolean             is_empty = unit->skills == 0 && unit->abilities == 0;

  for (guint i = 0; i < ruleset->n_attributes && is_empty; i++)
    is_empty = !acies_attribute_is_shown (ruleset, i, unit->values[i]);
  for (guint i = 0; i < ruleset->n_cards && !is_empty; i++)
    is_empty = ruleset->cards[i].text != NULL && g_str_equal (ruleset->cards[i].name, unit->name);
  return is_empty;
}

/* Types with the same values share a row. */
static void
add_units (AciesSheetMatter *matter)
{
  const AciesState *state = matter->state;
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  Table self = { .matter = matter, .columns = columns, .name_width = matter->width * NAME_SHARE };

  acies_sheet_begin (matter, ACIES_SHEET_ARMY, 0, &matter->battle);
  choose_columns (&self);
  add_captions (&self);
  for (AciesId type = 0; type < state->ruleset->n_unit_types; type++)
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      g_autofree char *joined = NULL;
      gboolean         is_shown = goes_without_row (&self, type);

      for (AciesId other = 0; other < state->ruleset->n_unit_types && !is_shown; other++)
        if (is_alike (state, type, other))
          {
            is_shown = other < type;
            g_ptr_array_add (names, state->ruleset->unit_types[other].name);
          }
      if (is_shown)
        continue;
      joined = acies_sheet_join_names (names);
      add_type (&self, type, joined);
    }
}

/* --- pages ---------------------------------------------------------------------------------- */

static AciesSheetMatter *
set_title (PangoContext     *context,
           const AciesState *state,
           double            width)
{
  AciesSheetMatter  *self = acies_sheet_matter_new (context, state, TITLE_SIZE, width);
  const char        *line = state->ruleset->overview.line != NULL ? state->ruleset->overview.line : state->ruleset->summary;
  AciesSheetLetters *right = acies_sheet_set (self, ACIES_SHEET_FONT_HEADING, _ ("Reference Card"), 0);
  AciesSheetLetters *below = acies_sheet_set (self, ACIES_SHEET_FONT_BODY, line != NULL ? line : "", width);
  AciesSheetLetters *title;
  AciesSheetRow     *row;
  double             height;

  self->size = 20;
  title = acies_sheet_set (self, ACIES_SHEET_FONT_TITLE, state->ruleset->name, width - acies_sheet_text_width (right) - 2 * TITLE_SIZE);
  self->size = TITLE_SIZE;
  height = acies_sheet_text_height (title) + 2;
  acies_sheet_begin (self, ACIES_SHEET_TITLE, 0, &self->battle);
  row = acies_sheet_add_row (self, height + acies_sheet_text_height (below) + ACIES_SHEET_FOOT);
  row->look = ACIES_SHEET_RULED;
  acies_sheet_add_cell (row, title, 0, acies_sheet_text_base (title), ACIES_SHEET_INK);
  acies_sheet_add_cell (row, right, width - acies_sheet_text_width (right), acies_sheet_text_base (title), ACIES_SHEET_INK);
  acies_sheet_add_cell (row, below, 0, height + acies_sheet_text_base (below), ACIES_SHEET_PALE);
  return self;
}

/* Places a title or the table of units over all columns, and sets up the columns below it. */
static gboolean
place_head (AciesSheet             *sheet,
            const AciesSheetMatter *head,
            double                  gap,
            AciesSheetColumn       *columns)
{
  const AciesPage *page = &sheet->page;
  double           full = page->width - page->left - page->right;
  double           width = (full - (COLUMNS - 1) * GUTTER) / COLUMNS;
  AciesSheetColumn all = { page->left, full, page->top, page->height - page->bottom, FALSE };
  const GArray    *rows = head->battle;
  gboolean         fits = acies_sheet_flow ((const AciesSheetRow *) rows->data, rows->len, &all, 1, sheet->placed) == rows->len;

  for (guint i = 0; i < COLUMNS; i++)
    columns[i] = (AciesSheetColumn) { page->left + i * (width + GUTTER), width, all.top + gap, all.bottom, FALSE };
  return fits;
}

/* Lays out both pages with the first @n entries.
 * Returns: whether there is room for all rows */
static gboolean
lay_out (AciesSheet   *first,
         AciesSheet   *second,
         PangoContext *context,
         const GArray *entries,
         guint         n)
{
  const AciesPage  *page = &first->page;
  double            full = page->width - page->left - page->right;
  AciesSheetColumn  columns[COLUMNS];
  AciesSheetMatter *matter = acies_sheet_matter_new (context, first->state, first->size, (full - (COLUMNS - 1) * GUTTER) / COLUMNS);
  const GArray     *rows;
  guint             placed;
  gboolean          fits;

  g_clear_pointer (&first->matter, acies_sheet_matter_free);
  g_clear_pointer (&second->title, acies_sheet_matter_free);
  g_array_set_size (first->placed, 0);
  g_array_set_size (second->placed, 0);
  first->matter = matter;
  second->title = acies_sheet_matter_new (context, first->state, first->size, full);
  add_units (second->title);
  acies_sheet_begin (matter, ACIES_SHEET_BATTLE, 0, &matter->battle);
  add_statements (matter, entries, n);
  add_terrain (matter);
  add_dice (matter);
  /* Where most statements have no room, the first of them say more than skills, whose names are in the table of units. */
  if (n >= entries->len / 2)
    add_skills (matter);
  add_cards (matter);
  add_numbers (matter, entries, n);
  rows = matter->battle;
  place_head (first, first->title, TITLE_GAP, columns);
  placed = acies_sheet_flow ((const AciesSheetRow *) rows->data, rows->len, columns, COLUMNS, first->placed);
  fits = place_head (second, second->title, TITLE_GAP, columns);
  placed += acies_sheet_flow ((const AciesSheetRow *) rows->data + placed, rows->len - placed, columns, COLUMNS, second->placed);
  g_array_set_size (second->losses, 0);
  if (placed < rows->len)
    acies_sheet_add_loss (second->losses, ACIES_SHEET_BATTLE, 0, rows->len - placed);
  return fits && placed == rows->len;
}

GPtrArray *
acies_reference_new (const AciesState *state,
                     const AciesPage  *page)
{
  GPtrArray    *pages = g_ptr_array_new_with_free_func ((GDestroyNotify) acies_sheet_free);
  PangoContext *context = acies_sheet_new_context ();
  AciesSheet   *first = acies_sheet_new_empty (state, page), *second = acies_sheet_new_empty (state, page);
  guint         few = 0, many;
  g_autoptr (GArray) entries = collect_entries (state->ruleset);

  g_ptr_array_add (pages, first);
  g_ptr_array_add (pages, second);
  first->title = set_title (context, first->state, page->width - page->left - page->right);
  many = entries->len + 1;
  for (guint i = 0; i < G_N_ELEMENTS (sizes) && few + 1 < many; i++)
    {
      first->size = second->size = sizes[i];
      if (lay_out (first, second, context, entries, entries->len))
        many = 0;
    }
  /* Not all have room even in the smallest letters. */
  while (few + 1 < many)
    {
      guint middle = (few + many) / 2;

      if (lay_out (first, second, context, entries, middle))
        few = middle;
      else
        many = middle;
    }
  if (many > 0)
    lay_out (first, second, context, entries, few);
  acies_sheet_collect_blocks (first);
  acies_sheet_collect_blocks (second);
  g_object_unref (context);
  return pages;
}
