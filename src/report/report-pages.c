/* report-pages.c - sets a report on pages, two columns each, and draws it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/die.h"
#include "render/files.h"
#include "render/render.h"
#include "report/report-private.h"

#include <pango/pangocairo.h>

#define GUTTER 18
#define DIE 10
#define DIE_GAP 2
#define AFTER_BOARD 6
#define BEFORE_FOOT 14 /* room for the number of the page */

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
  [ACIES_REPORT_REMARK] = { "Sans Bold Italic 8.5", 1, 2.5, FALSE, FALSE },
  [ACIES_REPORT_BOARD] = { "Sans Italic 8", 6, AFTER_BOARD, FALSE, FALSE },
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

/* --- dice ----------------------------------------------------------------------------------- */

static guint
dice_in_line (const Pen *self)
{
  return MAX (1, (guint) (column_width (self) / (DIE + DIE_GAP)));
}

static double
height_of_dice (const Pen *self,
                guint      n)
{
  return ((n + dice_in_line (self) - 1) / dice_in_line (self)) * (DIE + DIE_GAP);
}

/* As in the window: a die of a kind with a look of its own. */
static void
draw_own_die (Pen             *self,
              const AciesDice *dice,
              guint            i,
              double           x,
              double           y)
{
  AciesDieDrawing die = {
    .theme = self->theme,
    .style = acies_theme_style (self->theme, FALSE),
    .ruleset = self->report->ruleset,
    .type = dice->types[i],
    .face = acies_ruleset_get_face (self->report->ruleset, dice, i),
    .result = dice->results[i],
    .line = { 0.15, 0.15, 0.15 },
    .x = x,
    .y = y,
    .size = DIE,
    .scale = self->scale,
  };

  acies_die_draw (&die, self->cr);
}

/* A hit is dark, a retreat gold, a miss an outline, as in the window. */
static void
draw_die (Pen             *self,
          const AciesDice *dice,
          guint            i,
          double           x,
          double           y)
{
  const AciesStyle *style = acies_theme_style (self->theme, FALSE);
  gboolean          hit = dice->results[i] == ACIES_DIE_HIT;
  gboolean          retreat = dice->results[i] == ACIES_DIE_RETREAT;
  const char       *face = acies_face_to_sign (acies_ruleset_get_face (self->report->ruleset, dice, i), self->report->ruleset);
  g_autoptr (PangoLayout) layout = new_layout (self, "Sans Bold 7", face, DIE);

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

static void
draw_dice (Pen             *self,
           const AciesDice *dice)
{
  guint in_line = dice_in_line (self);

  for (guint i = 0; i < dice->n; i++)
    {
      double x = self->x + (i % in_line) * (DIE + DIE_GAP);
      double y = self->y + (i / in_line) * (DIE + DIE_GAP);

      if (self->theme->own_dice[dice->types[i]])
        draw_own_die (self, dice, i, x, y);
      else
        draw_die (self, dice, i, x, y);
    }
  self->y += height_of_dice (self, dice->n);
}

/* --- the board ------------------------------------------------------------------------------ */

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
  view.scale = self->scale;
  cairo_save (self->cr);
  cairo_translate (self->cr, self->x, self->y);
  cairo_rectangle (self->cr, 0, 0, column_width (self), height);
  cairo_clip (self->cr);
  acies_render_board (self->cr, position, &view, self->theme);
  cairo_restore (self->cr);
  self->y += height + 2;
}

/* --- items ---------------------------------------------------------------------------------- */

/* The room a heading needs: itself and a line or two of what it leads. */
static double
room_for (const Pen             *self,
          const AciesReportItem *item,
          double                 text_height)
{
  double room = text_height + looks[item->kind].below + (looks[item->kind].leads ? 30 : 0);

  if (item->kind == ACIES_REPORT_ROLL)
    room += height_of_dice (self, item->dice.n);
  if (item->kind == ACIES_REPORT_BOARD)
    room += height_of_board (self, item->position) + 2;

  return room;
}

static void
draw_item (Pen                   *self,
           const AciesReportItem *item)
{
  double width = looks[item->kind].is_wide ? self->page.width - self->page.left - self->page.right : column_width (self);
  g_autoptr (PangoLayout) layout = new_layout (self, looks[item->kind].font, item->text, width);
  double height = height_of (layout);

  if (self->y > self->top)
    self->y += looks[item->kind].above;
  if (self->y > self->top && self->y + room_for (self, item, height) > foot (self))
    next_column (self);
  if (item->kind == ACIES_REPORT_ROLL)
    draw_dice (self, &item->dice);
  if (item->kind == ACIES_REPORT_BOARD)
    draw_board (self, item->position);
  cairo_set_source_rgb (self->cr, 0.1, 0.1, 0.1);
  cairo_move_to (self->cr, self->x, self->y);
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
