/* report.c - what is told of a game, in its order, as text and on pages of two columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "report/report.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "render/die.h"
#include "render/files.h"
#include "render/render.h"
#include "session/fights.h"
#include "session/log.h"
#include "session/luck.h"
#include "session/record.h"

#include <glib/gi18n-lib.h>
#include <pango/pangocairo.h>
#include <string.h>

#define MOST_KEY_ROLLS 8
#define RARE 0.05 /* a roll that comes less often is worth telling */
#define GUTTER 18
#define DIE 10
#define DIE_GAP 2
#define AFTER_BOARD 6
#define BEFORE_FOOT 14 /* room for the number of the page */

static void
clear_item (gpointer data)
{
  AciesReportItem *item = data;

  g_free (item->text);
  g_clear_pointer (&item->position, acies_state_free);
}

static AciesReportItem *
add (AciesReport    *self,
     AciesReportKind kind,
     const char     *text)
{
  AciesReportItem item = { .kind = kind, .text = g_strdup (text) };

  g_array_append_val (self->items, item);

  return &g_array_index (self->items, AciesReportItem, self->items->len - 1);
}

/* --- title, result, numbers ----------------------------------------------------------------- */

static void
add_result (AciesReport      *self,
            AciesRecord      *record,
            const AciesState *state)
{
  const char      *title = state->texts->text[ACIES_TEXT_TITLE];
  g_autofree char *reason = acies_state_dup_verdict (state);
  g_autofree char *moment = NULL;
  g_autofree char *result = NULL;

  add (self, ACIES_REPORT_TITLE, title != NULL && *title != '\0' ? title : state->ruleset->name);
  if (state->outcome.reason == ACIES_END_NOT_YET)
    {
      moment = acies_record_dup_moment (record, G_MAXUINT);
      /* Translators: that the game goes on, and when it is: "The game goes on: Round 2, Rome’s turn" */
      result = g_strdup_printf (_ ("%1$s: %2$s"), reason, moment);
    }
  else
    result = g_strdup_printf (_ ("%1$s (%2$s)"), reason, state->ruleset->procs->rules.end);
  add (self, ACIES_REPORT_RESULT, result);
}

/* For each side: morale before and after, what was lost and what was used. A game without fights has no losses. */
static void
add_numbers (AciesReport      *self,
             const AciesLuck  *luck,
             const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  gboolean            fights = acies_ruleset_has_fights (ruleset);
  const char         *morale = ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale");

  add (self, ACIES_REPORT_SECTION, _ ("The Game in Numbers"));
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideLuck *it = &luck->sides[side];
      guint                n_dice = fights ? it->n_dice + it->n_defence_dice : it->n_all_dice;
      g_autofree char     *words = acies_luck_dup_words (it);
      g_autofree char     *dice = g_strdup_printf (_ ("Luck: %s"), words);
      g_autoptr (GString) text = g_string_new (NULL);

      /* Translators: morale, or what a game counts instead, when the game began and when it ended: “Morale 12 → 8” */
      g_string_append_printf (text, _ ("%1$s %2$d → %3$d"), morale, it->morale_before, it->morale);
      if (fights && !acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
        acies_list_addf (text, ACIES_LIST_COMMA, acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%u figure lost", "%u figures lost", it->figures), g_dngettext (GETTEXT_PACKAGE, "%u base lost", "%u bases lost", it->figures)),
                         it->figures);
      if (fights)
        acies_list_addf (text, ACIES_LIST_COMMA, g_dngettext (GETTEXT_PACKAGE, "%u unit lost", "%u units lost", it->units), it->units);
      acies_list_addf (text, ACIES_LIST_COMMA, g_dngettext (GETTEXT_PACKAGE, "%u card played", "%u cards played", it->cards), it->cards);
      acies_list_addf (text, ACIES_LIST_COMMA, g_dngettext (GETTEXT_PACKAGE, "%u die rolled", "%u dice rolled", n_dice), n_dice);
      for (const AciesCount *count = ruleset->procs->counts; count != NULL && count->name != NULL; count++)
        /* Translators: what a game counts, and how many there are */
        acies_list_addf (text, ACIES_LIST_COMMA, _ ("%1$s: %2$u"), _ (count->name), count->count (state, side));
      add (self, ACIES_REPORT_TURN, ruleset->sides[side].name);
      add (self, ACIES_REPORT_LINE, text->str);
      if (fights)
        add (self, ACIES_REPORT_LINE, dice);
    }
}

/* --- the rolls that decided most ------------------------------------------------------------ */

static double
weight_of (const AciesRoll *roll)
{
  return (roll->n_eliminated > 0 ? 1 : 0) + (roll->chance < RARE ? 1 : 0) + (1 - roll->chance);
}

static int
compare_weight (gconstpointer a,
                gconstpointer b)
{
  double x = weight_of (*(const AciesRoll *const *) a);
  double y = weight_of (*(const AciesRoll *const *) b);

  return x < y ? 1 : x > y ? -1
                           : 0;
}

static int
compare_time (gconstpointer a,
              gconstpointer b)
{
  return (int) (*(const AciesRoll *const *) a)->command - (int) (*(const AciesRoll *const *) b)->command;
}

static void
add_key_rolls (AciesReport        *self,
               AciesFights        *fights,
               const AciesLuck    *luck,
               const AciesRuleset *ruleset)
{
  const AciesProcs *procs = ruleset->procs;
  g_autoptr (GPtrArray) rolls = g_ptr_array_new ();

  for (guint i = 0; i < luck->rolls->len; i++)
    {
      AciesRoll *roll = &g_array_index (luck->rolls, AciesRoll, i);

      if (roll->n_eliminated > 0 || roll->chance < RARE)
        g_ptr_array_add (rolls, roll);
    }
  if (rolls->len == 0)
    return;
  g_ptr_array_sort (rolls, compare_weight);
  g_ptr_array_set_size (rolls, (int) MIN (rolls->len, MOST_KEY_ROLLS));
  g_ptr_array_sort (rolls, compare_time);
  add (self, ACIES_REPORT_SECTION, _ ("Key Rolls"));
  for (guint i = 0; i < rolls->len; i++)
    {
      const AciesRoll  *roll = rolls->pdata[i];
      const AciesFight *fight = acies_fights_find (fights, roll->command);
      gboolean          by_phase = !acies_procs_has_turns (procs) && procs->names.phase_names != NULL; /* if no side has a turn */
      g_autofree char  *moment = by_phase ? g_strdup (_ (procs->names.phase_names[fight->phase])) : acies_moment_to_string (fight->round, fight->turn, ruleset);
      g_autofree char  *told = acies_roll_to_string (&roll->dice, roll->is_defence, roll->drives_back, ruleset);
      g_autofree char  *fought = acies_fight_to_string (fight, ruleset);
      /* Translators: a moment of the game, who attacks whom, whose dice, a sentence about them, how many hits such dice have on
       * average, and how often a roll is at least as far from that; %%: the per cent sign */
      g_autofree char *text = g_strdup_printf (_ ("%1$s. %2$s. %3$s: %4$s (on average %5$.1f; chance of a roll this good or bad: %6$.0f%%)"), moment, fought,
                                               ruleset->sides[roll->side].name, told, roll->expected, roll->chance * 100);
      AciesLogEntry    entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_ELIMINATED);
      g_autofree char *lost = NULL;
      g_autofree char *all = NULL;

      entry.unit_type = roll->eliminated.type;
      entry.unit_side = roll->eliminated.told_side;
      entry.hex = roll->eliminated.hex;
      if (roll->n_eliminated > 1)
        lost = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit is eliminated", "%u units are eliminated", roll->n_eliminated), roll->n_eliminated);
      else if (roll->n_eliminated == 1)
        lost = acies_log_entry_to_string (&entry, ruleset);
      if (lost != NULL)
        /* Translators: a sentence about dice, and what they did: "Velites are eliminated" */
        all = g_strdup_printf (_ ("%1$s. %2$s"), text, lost);
      add (self, ACIES_REPORT_ROLL, all != NULL ? all : text)->dice = roll->dice;
    }
}

/* Shows the board after @command. @round: that ends then; 0 at the start of the game */
static void
add_board (AciesReport  *self,
           AciesSession *replay,
           guint         round,
           guint         command)
{
  g_autofree char *text = NULL;

  if (round == 0)
    text = g_strdup (_ ("The board at the start"));
  else if (acies_ruleset_lacks (self->ruleset, ACIES_LACKS_ROUNDS))
    text = g_strdup (_ ("The board at the end"));
  else
    text = g_strdup_printf (_ ("The board after round %u"), round);
  acies_session_go_to_step (replay, command);
  add (self, ACIES_REPORT_BOARD, text)->position = acies_state_new_seen (acies_session_get_state (replay), self->viewing_side);
}

static void
add_row (AciesReport    *self,
         AciesRecordRow *row)
{
  const char *text = row->text;
  g_auto (GStrv) lines = NULL;

  switch (row->kind)
    {
    case ACIES_ROW_ROUND:
      break; /* its rounds the record has itself */

    case ACIES_ROW_TURN:
    case ACIES_ROW_PART:
    case ACIES_ROW_END:
      add (self, ACIES_REPORT_TURN, text);
      break;

    case ACIES_ROW_ROLL:
      add (self, ACIES_REPORT_ROLL, text)->dice = row->entry.dice;
      break;

    case ACIES_ROW_PLAIN:
      add (self, ACIES_REPORT_LINE, text);
      break;

    default:
      g_assert_not_reached ();
    }
  lines = g_strsplit (row->notes != NULL ? row->notes : "", "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      /* Translators: what people have written beside a moment of the game */
      g_autofree char *note = g_strdup_printf (_ ("Note: %s"), lines[i]);

      add (self, ACIES_REPORT_NOTE, note);
    }
}

static void
add_rounds (AciesReport  *self,
            AciesRecord  *record,
            AciesSession *replay)
{
  guint n_rows = acies_record_count (record);
  guint round = 0;
  guint row = 0;

  add_board (self, replay, 0, 0);
  for (guint i = 0; i < acies_record_count_rounds (record); i++)
    {
      const AciesRecordRound *next = acies_record_get_round (record, i);
      AciesLogEntry           entry = ACIES_LOG_ENTRY_INIT (ACIES_LOG_ROUND);
      g_autofree char        *text = NULL;

      for (; row < n_rows; row++)
        {
          AciesRecordRow *before = acies_record_get_row (record, row);

          if (before->command > next->command || (before->command == next->command && before->event >= next->event))
            break;
          add_row (self, before);
        }
      if (round > 0)
        add_board (self, replay, round, next->command);
      round = next->round;
      entry.number = (gint16) round;
      text = acies_log_entry_to_string (&entry, self->ruleset);
      add (self, ACIES_REPORT_SECTION, text);
    }
  for (; row < n_rows; row++)
    add_row (self, acies_record_get_row (record, row));
  if (round > 0)
    add_board (self, replay, round, acies_session_count_steps (replay));
}

/* Adds the statements that the report names, in the order of the rulebook, because nobody knows their ids by heart. */
static void
add_rules (AciesReport *self)
{
  g_autoptr (GHashTable) named = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const char      *at = g_array_index (self->items, AciesReportItem, i).text;
      const AciesRule *rule;

      while ((rule = acies_ruleset_next_rule_in (self->ruleset, &at)) != NULL)
        {
          g_hash_table_add (named, (gpointer) rule);
          at += strlen (rule->id);
        }
    }
  if (g_hash_table_size (named) > 0)
    add (self, ACIES_REPORT_SECTION, _ ("The Rules Named Above"));
  for (guint i = 0; i < self->ruleset->rules->len; i++)
    {
      const AciesRule *rule = self->ruleset->rules->pdata[i];
      /* Translators: the id of a rule, its title, and what it says */
      g_autofree char *text = g_strdup_printf (_ ("%1$s, %2$s: %3$s"), rule->id, rule->title, acies_rule_get_plain (rule));

      if (g_hash_table_contains (named, rule))
        add (self, ACIES_REPORT_RULE, text);
    }
}

AciesReport *
acies_report_new (AciesSession *session)
{
  AciesReport *self;
  g_autoptr (AciesRecord) record = NULL;
  g_autoptr (AciesSession) replay = NULL;
  g_autoptr (AciesLuck) luck = NULL;
  g_autoptr (AciesFights) fights = NULL;
  const AciesState *state;

  g_return_val_if_fail (ACIES_IS_SESSION (session) && acies_session_get_scenario (session) != NULL, NULL);

  state = acies_session_get_state (session);
  record = acies_record_new (session);
  replay = acies_replay_new (session);
  luck = acies_luck_new (session);
  fights = acies_fights_of (session);
  self = g_new0 (AciesReport, 1);
  self->ruleset = acies_ruleset_ref (state->ruleset);
  self->viewing_side = state->outcome.reason != ACIES_END_NOT_YET ? ACIES_EVERY_SIDE : ACIES_NO_SIDE;
  self->items = g_array_new (FALSE, FALSE, sizeof (AciesReportItem));
  g_array_set_clear_func (self->items, clear_item);
  add_result (self, record, state);
  add_numbers (self, luck, state);
  add_key_rolls (self, fights, luck, state->ruleset);
  add_rounds (self, record, replay);
  add_rules (self);

  return self;
}

void
acies_report_free (AciesReport *self)
{
  g_array_unref (self->items);
  acies_ruleset_unref (self->ruleset);
  g_free (self);
}

/* Boards are for the eye. */
static const char *const formats[] = {
  [ACIES_REPORT_TITLE] = "%s\n",
  [ACIES_REPORT_RESULT] = "%s\n",
  [ACIES_REPORT_SECTION] = "\n%s\n",
  [ACIES_REPORT_TURN] = "\n%s\n",
  [ACIES_REPORT_LINE] = "  %s\n",
  [ACIES_REPORT_ROLL] = "  %s\n",
  [ACIES_REPORT_NOTE] = "  * %s\n",
  [ACIES_REPORT_BOARD] = NULL,
  [ACIES_REPORT_RULE] = "  %s\n",
};

char *
acies_report_dup_text (const AciesReport *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < self->items->len; i++)
    {
      const AciesReportItem *item = &g_array_index (self->items, AciesReportItem, i);

      if (formats[item->kind] == NULL)
        continue;
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
      g_string_append_printf (text, formats[item->kind], item->text);
#pragma GCC diagnostic pop
    }

  return g_strdup (text->str);
}

/* Under title and result, which may be anything. */
gboolean
acies_report_is_text (GBytes *bytes)
{
  g_autofree char *heading = g_strdup_printf (formats[ACIES_REPORT_SECTION], _ ("The Game in Numbers"));
  gsize            length;
  const char      *data = g_bytes_get_data (bytes, &length);

  return g_strstr_len (data, (gssize) length, heading) != NULL;
}

/* --- on pages ------------------------------------------------------------------------------------ */

static const struct
{
  const char *font;
  double      above; /* not at the head of a column */
  double      below;
  gboolean    is_wide; /* over both columns, on the first page */
  gboolean    leads;   /* never stands alone at the foot of a column */
} looks[] = {
  [ACIES_REPORT_TITLE] = { "Serif Bold 20", 0, 4, TRUE, FALSE },
  [ACIES_REPORT_RESULT] = { "Sans 11", 0, 10, TRUE, FALSE },
  [ACIES_REPORT_SECTION] = { "Serif Bold 13", 10, 2, FALSE, TRUE },
  [ACIES_REPORT_TURN] = { "Sans Bold 9", 5, 1, FALSE, TRUE },
  [ACIES_REPORT_LINE] = { "Sans 8.5", 0, 1.5, FALSE, FALSE },
  [ACIES_REPORT_ROLL] = { "Sans 8.5", 1, 2.5, FALSE, FALSE },
  [ACIES_REPORT_NOTE] = { "Sans Bold Italic 8.5", 1, 2.5, FALSE, FALSE },
  [ACIES_REPORT_BOARD] = { "Sans Italic 8", 6, AFTER_BOARD, FALSE, FALSE },
  [ACIES_REPORT_RULE] = { "Sans 8.5", 0, 2.5, FALSE, FALSE },
};

typedef struct
{
  const AciesReport *report;
  AciesTheme        *theme;
  AciesPage          page;
  PangoContext      *context;
  cairo_t           *cr;
  double             scale;
  double             top; /* of the columns on this page */
  double             x;
  double             y;
  guint              column;
  guint              n_pages;
} Pen;

static double
column_width (const Pen *self)
{
  return (self->page.width - self->page.left - self->page.right - GUTTER) / 2;
}

static double
foot (const Pen *self)
{
  return self->page.height - self->page.bottom - BEFORE_FOOT;
}

static PangoLayout *
new_layout (const Pen  *self,
            const char *font,
            const char *text,
            double      width)
{
  PangoLayout          *layout = pango_layout_new (self->context);
  PangoFontDescription *description = pango_font_description_from_string (font);

  pango_layout_set_font_description (layout, description);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  pango_font_description_free (description);

  return layout;
}

static double
height_of (PangoLayout *layout)
{
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return (double) extents.height / PANGO_SCALE;
}

static void
number_page (Pen *self)
{
  g_autofree char *number = g_strdup_printf ("%u", ++self->n_pages);
  g_autoptr (PangoLayout) layout = new_layout (self, "Sans 8", number, self->page.width);

  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  cairo_move_to (self->cr, 0, self->page.height - self->page.bottom);
  pango_cairo_show_layout (self->cr, layout);
}

static void
next_column (Pen *self)
{
  if (self->column == 1)
    {
      number_page (self);
      cairo_show_page (self->cr);
      self->top = self->page.top;
    }
  self->column = 1 - self->column;
  self->x = self->page.left + self->column * (column_width (self) + GUTTER);
  self->y = self->top;
}

/* As in the window: a die of a kind with a look of its own; else a hit is dark, a retreat gold, a miss an outline. */
static void
draw_die (Pen             *self,
          const AciesDice *dice,
          guint            i,
          double           x,
          double           y)
{
  const AciesRuleset *ruleset = self->report->ruleset;
  const AciesStyle   *style = acies_theme_style (self->theme, FALSE);
  gboolean            hit = dice->results[i] == ACIES_DIE_HIT;
  gboolean            retreat = dice->results[i] == ACIES_DIE_RETREAT;
  AciesDieDrawing     die = {
        .theme = self->theme,
        .style = style,
        .ruleset = ruleset,
        .type = dice->types[i],
        .face = acies_ruleset_get_face (ruleset, dice, i),
        .result = dice->results[i],
        .line = { 0.15, 0.15, 0.15 },
        .x = x,
        .y = y,
        .size = DIE,
        .scale = self->scale,
  };
  g_autoptr (PangoLayout) layout = NULL;

  if (self->theme->own_dice[dice->types[i]])
    {
      acies_die_draw (&die, self->cr);
      return;
    }
  layout = new_layout (self, "Sans Bold 7", acies_face_to_sign (die.face, ruleset), DIE);
  cairo_rectangle (self->cr, x + 0.5, y + 0.5, DIE - 1, DIE - 1);
  if (hit || retreat)
    {
      acies_colour_set (hit ? &style->alert : &style->gold, self->cr, 1);
      cairo_fill_preserve (self->cr);
    }
  cairo_set_source_rgb (self->cr, 0.35, 0.35, 0.35);
  cairo_set_line_width (self->cr, 0.6);
  cairo_stroke (self->cr);
  cairo_set_source_rgb (self->cr, hit ? 1 : 0.15, hit ? 1 : 0.15, hit ? 1 : 0.15);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  cairo_move_to (self->cr, x, y + (DIE - height_of (layout)) / 2);
  pango_cairo_show_layout (self->cr, layout);
}

static double
height_of_board (const Pen        *self,
                 const AciesState *position)
{
  AciesLayout layout = acies_layout (position->board, 1, 0, 0);
  double      width, height;

  acies_layout_size (&layout, &width, &height);

  return MIN (column_width (self) * height / width, foot (self) - self->page.top - 40);
}

static void
draw_board (Pen              *self,
            const AciesState *position)
{
  double          height = height_of_board (self, position);
  AciesRenderView view;

  acies_render_view_init (&view, position->board, column_width (self), height);
  view.is_printed = TRUE;
  view.scale = self->scale;
  cairo_save (self->cr);
  cairo_translate (self->cr, self->x, self->y);
  cairo_rectangle (self->cr, 0, 0, column_width (self), height);
  cairo_clip (self->cr);
  acies_render_board (self->cr, position, &view, self->theme);
  cairo_restore (self->cr);
  self->y += height + 2;
}

/* Makes each id in a text that was drawn a link to the statement at the end of the report. */
static void
link_rules (Pen                   *self,
            const AciesReportItem *item,
            PangoLayout           *layout)
{
  const char      *at = item->text;
  const AciesRule *rule;

  while ((rule = acies_ruleset_next_rule_in (self->report->ruleset, &at)) != NULL)
    {
      g_autofree char *attributes = NULL;
      PangoRectangle   first;
      PangoRectangle   last;
      char             numbers[4][G_ASCII_DTOSTR_BUF_SIZE];
      double           box[4];

      pango_layout_index_to_pos (layout, (int) (at - item->text), &first);
      pango_layout_index_to_pos (layout, (int) (at - item->text + strlen (rule->id) - 1), &last);
      box[0] = self->x + (double) first.x / PANGO_SCALE;
      box[1] = self->y + (double) first.y / PANGO_SCALE;
      box[2] = (double) (last.x + last.width - first.x) / PANGO_SCALE;
      box[3] = (double) (last.y + last.height - first.y) / PANGO_SCALE;
      for (guint i = 0; i < G_N_ELEMENTS (box); i++)
        g_ascii_formatd (numbers[i], sizeof numbers[i], "%.2f", box[i]);
      attributes = g_strdup_printf ("dest='%s' rect=[%s %s %s %s]", rule->id, numbers[0], numbers[1], numbers[2], numbers[3]);
      if (first.y == last.y) /* not over the end of a line */
        {
          cairo_tag_begin (self->cr, CAIRO_TAG_LINK, attributes);
          cairo_tag_end (self->cr, CAIRO_TAG_LINK);
        }
      at += strlen (rule->id);
    }
}

/* Makes a statement the place to which its links lead. */
static void
mark_rule (Pen                   *self,
           const AciesReportItem *item)
{
  const char      *at = item->text;
  g_autofree char *attributes = g_strdup_printf ("name='%s'", acies_ruleset_next_rule_in (self->report->ruleset, &at)->id);

  cairo_tag_begin (self->cr, CAIRO_TAG_DEST, attributes);
  cairo_tag_end (self->cr, CAIRO_TAG_DEST);
}

static void
draw_item (Pen                   *self,
           const AciesReportItem *item)
{
  double width = looks[item->kind].is_wide ? self->page.width - self->page.left - self->page.right : column_width (self);
  g_autoptr (PangoLayout) layout = new_layout (self, looks[item->kind].font, item->text, width);
  guint  in_line = MAX (1, (guint) (column_width (self) / (DIE + DIE_GAP)));
  double height = height_of (layout);
  double of_dice = item->kind == ACIES_REPORT_ROLL ? ((item->dice.n + in_line - 1) / in_line) * (DIE + DIE_GAP) : 0;
  double of_board = item->kind == ACIES_REPORT_BOARD ? height_of_board (self, item->position) + 2 : 0;
  /* A heading needs itself and a line or two of what it leads. */
  double needed = height + looks[item->kind].below + (looks[item->kind].leads ? 30 : 0) + of_dice + of_board;

  if (self->y > self->top)
    self->y += looks[item->kind].above;
  if (self->y > self->top && self->y + needed > foot (self))
    next_column (self);
  for (guint i = 0; of_dice > 0 && i < item->dice.n; i++)
    draw_die (self, &item->dice, i, self->x + (i % in_line) * (DIE + DIE_GAP), self->y + (i / in_line) * (DIE + DIE_GAP));
  self->y += of_dice;
  if (item->kind == ACIES_REPORT_BOARD)
    draw_board (self, item->position);
  cairo_set_source_rgb (self->cr, 0.1, 0.1, 0.1);
  cairo_move_to (self->cr, self->x, self->y);
  if (item->kind == ACIES_REPORT_RULE)
    mark_rule (self, item);
  else
    link_rules (self, item, layout);
  pango_cairo_show_layout (self->cr, layout);
  self->y += height + looks[item->kind].below;
  if (looks[item->kind].is_wide)
    self->top = self->y;
}

static void
draw_pages (cairo_t *cr,
            double   scale,
            gpointer data)
{
  Pen *self = data;

  self->cr = cr;
  self->scale = scale;
  self->x = self->page.left;
  self->y = self->top = self->page.top;
  for (guint i = 0; i < self->report->items->len; i++)
    draw_item (self, &g_array_index (self->report->items, AciesReportItem, i));
  number_page (self);
}

GBytes *
acies_report_to_bytes (const AciesReport *self,
                       AciesTheme        *theme,
                       AciesPaper         paper,
                       guint             *n_pages,
                       GError           **error)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  GBytes       *bytes;
  Pen           pen = { .report = self, .theme = theme, .context = context };

  pango_cairo_context_set_resolution (context, 72);
  pen.page = acies_page (paper, ACIES_ORIENTATION_PORTRAIT, NULL);

  bytes = acies_picture_to_bytes (ACIES_PICTURE_PDF, pen.page.width, pen.page.height, 1, draw_pages, &pen, error);
  g_object_unref (context);
  if (n_pages != NULL)
    *n_pages = pen.n_pages;

  return bytes;
}
