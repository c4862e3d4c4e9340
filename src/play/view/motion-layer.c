/* motion-layer.c - draws acts over the board: moving units, words, dice, cards and marks of the fallen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/motion-layer.h"

#include "engine/core/units.h"
#include "render/units.h"
#include "widgets/sketch.h"

#include <adwaita.h>
#include <math.h>
#include <string.h>

/* A picture that is drawn once. */
typedef struct
{
  AciesUnit      unit;  /* the unit, with the same place for all pictures */
  double         size;  /* width of a hex */
  const char    *text;  /* (nullable): the text instead of a unit; owned by its act */
  GskRenderNode *node;  /* around the origin */
  float          width; /* of a text */
  float          height;
} Picture;

G_DEFINE_FINAL_TYPE (AciesMotionLayer, acies_motion_layer, GTK_TYPE_WIDGET)

/* --- what all parts need -------------------------------------------------------------------- */

gboolean
acies_motion_is_dark (void)
{
  return adw_style_manager_get_dark (adw_style_manager_get_default ());
}

static double
scale_of (AciesMotionLayer *self)
{
  return gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static const AciesAct *
get_act (const AciesMotionLayer *self,
         guint                   i)
{
  return &g_array_index (self->acts->acts, AciesAct, i);
}

static guint
count_acts (const AciesMotionLayer *self)
{
  return self->acts != NULL ? self->acts->acts->len : 0;
}

static GdkRGBA
rgba (const AciesColour *colour,
      double             alpha)
{
  return (GdkRGBA) { (float) colour->red, (float) colour->green, (float) colour->blue, (float) alpha };
}

static void
clear_picture (gpointer picture)
{
  g_clear_pointer (&((Picture *) picture)->node, gsk_render_node_unref);
}

/* Forgets pictures of another size or style. */
static void
follow_style (AciesMotionLayer *self)
{
  double            hex_width = acies_canvas_get_layout (self->canvas)->hex_width;
  const AciesStyle *style = acies_theme_style (self->theme, acies_motion_is_dark ());
  gboolean          high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());

  if (hex_width == self->hex_width && style == self->style && high_contrast == self->high_contrast)
    return;
  g_array_set_size (self->pictures, 0);
  self->hex_width = hex_width;
  self->style = style;
  self->high_contrast = high_contrast;
}

static void
append_at (GtkSnapshot   *snapshot,
           GskRenderNode *node,
           double         x,
           double         y,
           double         opacity)
{
  if (opacity <= 0)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (opacity < 1)
    gtk_snapshot_push_opacity (snapshot, opacity);
  gtk_snapshot_append_node (snapshot, node);
  if (opacity < 1)
    gtk_snapshot_pop (snapshot);
  gtk_snapshot_restore (snapshot);
}

/* --- units ---------------------------------------------------------------------------------- */

/* How far a piece and its shadow extend from its centre, as a share of the width of a hex. */
#define PIECE_REACH 0.7

static GskRenderNode *
draw_piece (AciesMotionLayer  *self,
            const AciesSprite *sprite,
            double             hex_width)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  float             reach = (float) ceil (PIECE_REACH * hex_width);
  AciesRenderView   view;
  GskRenderNode    *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-reach, -reach, 2 * reach, 2 * reach));
  cairo_t          *cr = gsk_cairo_node_get_draw_context (node);

  acies_render_view_init (&view, state->board, 1, 1);
  view.hex_width = hex_width;
  view.scale = scale_of (self);
  view.dark = acies_motion_is_dark ();
  view.high_contrast = self->high_contrast;
  acies_render_sprite (cr, state, &view, self->theme, sprite, hex_width);
  cairo_destroy (cr);
  return node;
}

static GskRenderNode *
find_piece (AciesMotionLayer  *self,
            const AciesSprite *sprite,
            double             hex_width)
{
  Picture picture = { .unit = sprite->unit, .size = hex_width };

  picture.unit.hex = ACIES_NO_HEX;
  for (guint i = 0; i < self->pictures->len; i++)
    {
      const Picture *other = &g_array_index (self->pictures, Picture, i);

      if (other->text == NULL && other->size == hex_width && memcmp (&other->unit, &picture.unit, sizeof (AciesUnit)) == 0)
        return other->node;
    }
  picture.node = draw_piece (self, sprite, hex_width);
  g_array_append_val (self->pictures, picture);
  return picture.node;
}

/* Badges of other sizes are not drawn for each step between them. */
static void
append_unit (AciesMotionLayer  *self,
             GtkSnapshot       *snapshot,
             const AciesSprite *sprite)
{
  const AciesLayout *layout = acies_canvas_get_layout (self->canvas);
  AciesSprite        rest = *sprite;
  double             x, y, width, rest_width;

  rest.part = 0;
  acies_sprite_place (&rest, layout, scale_of (self), &x, &y, &rest_width);
  acies_sprite_place (sprite, layout, scale_of (self), &x, &y, &width);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  if (width != rest_width)
    gtk_snapshot_scale (snapshot, (float) (width / rest_width), (float) (width / rest_width));
  append_at (snapshot, find_piece (self, sprite, rest_width), 0, 0, sprite->opacity);
  gtk_snapshot_restore (snapshot);
}

static gboolean
is_moving (const AciesSprite *sprite)
{
  return sprite->from != sprite->to && sprite->part > 0 && sprite->part < 1;
}

/* Units that move are above those that stand, and badges above main units. */
static void
append_units (AciesMotionLayer *self,
              GtkSnapshot      *snapshot)
{
  guint8 units[ACIES_MAX_UNITS];

  if (self->acts == NULL || self->time >= self->acts->duration || !acies_acts_mark_units (self->acts, units))
    return;
  for (guint pass = 0; pass < 4; pass++)
    {
      for (guint i = 0; i < ACIES_MAX_UNITS; i++)
        {
          AciesSprite sprite;

          if (units[i] && acies_acts_find_sprite (self->acts, (AciesUnitId) i, self->time, &sprite) &&
              (guint) is_moving (&sprite) * 2 + (sprite.badge > 0) == pass)
            append_unit (self, snapshot, &sprite);
        }
    }
}

/* --- marks of the fallen -------------------------------------------------------------------- */

/* Returns how much of the mark is seen: it appears while the unit fades. */
static double
find_opacity (AciesMotionLayer  *self,
              const AciesFallen *fallen)
{
  for (guint i = count_acts (self); i > 0; i--)
    {
      const AciesAct *act = get_act (self, i - 1);

      if (act->kind == ACIES_ACT_FALL && act->hex == fallen->hex)
        return acies_act_progress (act, self->time);
    }

  return fallen->is_old ? 0.55 : 1;
}

static void
add_cross (cairo_t *cr,
           double   x,
           double   y,
           double   reach)
{
  cairo_move_to (cr, x - reach, y - reach);
  cairo_line_to (cr, x + reach, y + reach);
  cairo_move_to (cr, x + reach, y - reach);
  cairo_line_to (cr, x - reach, y + reach);
}

/* A cross in the colour of the side; small, at the lower edge, if another unit stands on the hex. */
static void
append_fallen (AciesMotionLayer  *self,
               GtkSnapshot       *snapshot,
               const AciesFallen *fallen)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  double            opacity = find_opacity (self, fallen);
  gboolean          is_taken = acies_state_unit_at (state, fallen->hex) != ACIES_NO_UNIT;
  double            reach = self->hex_width * (is_taken ? 0.07 : 0.15);
  double            line = MAX (self->hex_width * (is_taken ? 0.035 : 0.06), 2);
  AciesColour       paper = self->style->paper;
  AciesColour       side = self->style->side[fallen->side];
  double            x, y;
  float             room = (float) (reach + 3 * line);
  cairo_t          *cr;

  if (opacity <= 0)
    return;
  acies_layout_centre (acies_canvas_get_layout (self->canvas), fallen->hex, &x, &y);
  y += is_taken ? self->hex_width * 0.43 : 0;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) x - room, (float) y - room, 2 * room, 2 * room));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  add_cross (cr, x, y, reach);
  acies_colour_set (&paper, cr, 0.85 * opacity);
  cairo_set_line_width (cr, line * 2);
  cairo_stroke_preserve (cr);
  acies_colour_set (&side, cr, opacity);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

/* --- words ---------------------------------------------------------------------------------- */

#define LEAST_TEXT 12.0
#define MOST_TEXT 24.0

/* How far words rise, as a share of the width of a hex. */
#define RISE 0.55

PangoLayout *
acies_motion_new_text (AciesMotionLayer *self,
                       const char       *text,
                       double            size,
                       gboolean          is_bold)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  return layout;
}

/* Draws a text with an edge that stands out from any ground. */
static const Picture *
find_words (AciesMotionLayer  *self,
            const char        *text,
            double             size,
            const AciesColour *colour,
            const AciesColour *edge)
{
  Picture picture = { .text = text, .size = size };
  g_autoptr (PangoLayout) layout = NULL;
  const float line = 4;
  int         width, height;
  cairo_t    *cr;

  for (guint i = 0; i < self->pictures->len; i++)
    {
      if (g_array_index (self->pictures, Picture, i).text == text)
        return &g_array_index (self->pictures, Picture, i);
    }
  layout = acies_motion_new_text (self, text, size, TRUE);
  pango_layout_get_pixel_size (layout, &width, &height);
  picture.width = (float) width;
  picture.height = (float) height;
  picture.node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (-line, -line, picture.width + 2 * line, picture.height + 2 * line));
  cr = gsk_cairo_node_get_draw_context (picture.node);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, line);
  pango_cairo_layout_path (cr, layout);
  acies_colour_set (edge, cr, 0.9);
  cairo_stroke_preserve (cr);
  acies_colour_set (colour, cr, 1);
  cairo_fill (cr);
  cairo_destroy (cr);
  g_array_append_val (self->pictures, picture);
  return &g_array_index (self->pictures, Picture, self->pictures->len - 1);
}

static double
text_size (AciesMotionLayer *self)
{
  return CLAMP (self->hex_width * 0.26, LEAST_TEXT, MOST_TEXT);
}

/* Counts the words over the same hex that the act must not cover. */
static guint
count_below (AciesMotionLayer *self,
             guint             index)
{
  const AciesAct *act = get_act (self, index);
  guint           n = 0;

  for (guint i = 0; i < index; i++)
    {
      const AciesAct *other = get_act (self, i);

      n += other->kind == ACIES_ACT_WORDS && other->hex == act->hex && other->start + other->duration > act->start;
    }

  return n;
}

static void
append_words (AciesMotionLayer *self,
              GtkSnapshot      *snapshot,
              guint             index)
{
  const AciesAct *act = get_act (self, index);
  double          progress = acies_act_progress (act, self->time);
  double          size = text_size (self);
  const Picture  *words;
  double          x, y;

  if (self->time < act->start || progress >= 1)
    return;
  words = find_words (self, act->text, size, act->is_bad ? &self->style->alert : &self->style->label, &self->style->paper);
  acies_layout_centre (acies_canvas_get_layout (self->canvas), act->hex, &x, &y);
  y -= self->hex_width * (0.2 + RISE * (1 - (1 - progress) * (1 - progress)));
  y += count_below (self, index) * size * 1.4;
  x = CLAMP (x - words->width / 2, 4, gtk_widget_get_width (GTK_WIDGET (self)) - words->width - 4);
  append_at (snapshot, words->node, x, MAX (y - words->height / 2, 4), progress < 0.7 ? 1 : (1 - progress) / 0.3);
}

/* A label on the upper edge of the dice, on the gold that stands for something special. */
static void
append_rare (AciesMotionLayer *self,
             GtkSnapshot      *snapshot,
             const AciesAct   *act)
{
  static const AciesColour dark = { 0.16, 0.11, 0.02 };
  graphene_rect_t          dice;
  GskRoundedRect           pill;
  const Picture           *words;
  double                   x, y;

  if (self->time < act->start || !acies_motion_layer_find_dice (self, &dice))
    return;
  words = find_words (self, act->text, MAX (text_size (self) * 0.8, LEAST_TEXT), &dark, &self->style->gold);
  x = dice.origin.x + dice.size.width - words->width - 14;
  y = dice.origin.y - words->height / 2 - 2;
  gsk_rounded_rect_init_from_rect (&pill, &GRAPHENE_RECT_INIT ((float) x - 8, (float) y - 2, words->width + 16, words->height + 4),
                                   words->height / 2 + 2);
  gtk_snapshot_push_rounded_clip (snapshot, &pill);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { (float) self->style->gold.red, (float) self->style->gold.green, (float) self->style->gold.blue, 1 },
                             &pill.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &pill, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { rgba (&dark, 1), rgba (&dark, 1), rgba (&dark, 1), rgba (&dark, 1) });
  append_at (snapshot, words->node, x, y, 1);
}

/* --- cards ---------------------------------------------------------------------------------- */

#define CARD_WIDTH 96
#define CARD_HEIGHT 64

/* Returns where a card of @side is: the shown hand at the lower edge, a hidden hand and the piles at the upper edge, where the
 * score is. */
static graphene_point_t
place_of_zone (AciesMotionLayer *self,
               AciesSide         side,
               guint8            zone)
{
  guint n = acies_game_table_get_state (self->table)->ruleset->n_sides;
  float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float height = (float) gtk_widget_get_height (GTK_WIDGET (self));

  if (zone == ACIES_ZONE_HAND && side == acies_game_table_get_viewer (self->table))
    return GRAPHENE_POINT_INIT (width / 2, height + CARD_HEIGHT / 2.0f);
  return GRAPHENE_POINT_INIT (width * (float) (side + 1) / (float) (n + 1), -CARD_HEIGHT / 2.0f);
}

static double
between (double from,
         double to,
         double part)
{
  part = CLAMP (part, 0, 1);
  return from + (to - from) * part * part * (3 - 2 * part);
}

/* Returns the centre of the card. A card that is played rests in the middle, so that it can be read. */
static graphene_point_t
place_card (AciesMotionLayer *self,
            const AciesAct   *act,
            double            progress)
{
  graphene_point_t from = place_of_zone (self, act->side, act->from);
  graphene_point_t to = place_of_zone (self, act->side, act->to);
  graphene_point_t middle = { (float) gtk_widget_get_width (GTK_WIDGET (self)) / 2, (float) gtk_widget_get_height (GTK_WIDGET (self)) * 0.3f };

  if (act->from != ACIES_ZONE_HAND)
    return GRAPHENE_POINT_INIT ((float) between (from.x, to.x, progress), (float) between (from.y, to.y, progress));
  if (progress < 0.5)
    return GRAPHENE_POINT_INIT ((float) between (from.x, middle.x, progress / 0.25), (float) between (from.y, middle.y, progress / 0.25));
  return GRAPHENE_POINT_INIT ((float) between (middle.x, to.x, (progress - 0.75) / 0.25), (float) between (middle.y, to.y, (progress - 0.75) / 0.25));
}

static void
draw_card (AciesMotionLayer *self,
           cairo_t          *cr,
           const AciesAct   *act)
{
  const AciesRuleset *ruleset = acies_game_table_get_state (self->table)->ruleset;
  const AciesColour  *side = act->side < ruleset->n_sides ? &self->style->side[act->side] : &self->style->shade;
  int                 height;

  acies_colour_set (act->text != NULL ? &self->style->paper : side, cr, 1);
  cairo_paint (cr);
  if (act->text == NULL)
    {
      acies_colour_set (&self->style->paper, cr, 0.9);
      cairo_arc (cr, 0, 0, CARD_HEIGHT * 0.38, 0, 2 * G_PI);
      cairo_fill (cr);
      if (act->side < ruleset->n_sides)
        acies_sketch_emblem (cr, GTK_WIDGET (self), self->theme, ruleset, act->side, 0, 0, CARD_HEIGHT * 0.55);
      return;
    }
  acies_colour_set (side, cr, 1);
  cairo_rectangle (cr, -CARD_WIDTH / 2.0, -CARD_HEIGHT / 2.0, CARD_WIDTH, 8);
  cairo_fill (cr);
  {
    g_autoptr (PangoLayout) layout = acies_motion_new_text (self, act->text, 13, TRUE);

    pango_layout_set_width (layout, (CARD_WIDTH - 10) * PANGO_SCALE);
    pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
    pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_get_pixel_size (layout, NULL, &height);
    acies_colour_set (&self->style->label, cr, 1);
    cairo_move_to (cr, -CARD_WIDTH / 2.0 + 5, 4 - height / 2.0);
    pango_cairo_show_layout (cr, layout);
  }
}

static void
append_card (AciesMotionLayer *self,
             GtkSnapshot      *snapshot,
             const AciesAct   *act)
{
  double           progress = acies_act_progress (act, self->time);
  graphene_rect_t  bounds = GRAPHENE_RECT_INIT (-CARD_WIDTH / 2.0f, -CARD_HEIGHT / 2.0f, CARD_WIDTH, CARD_HEIGHT);
  GdkRGBA          edge = { 0, 0, 0, 0.6f };
  graphene_point_t place;
  GskRoundedRect   outline;
  cairo_t         *cr;

  if (self->time < act->start || progress >= 1)
    return;
  place = place_card (self, act, progress);
  gsk_rounded_rect_init_from_rect (&outline, &bounds, 7);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &place);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA) { 0, 0, 0, 0.35f }, 0, 3, 0, 7);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  draw_card (self, cr, act);
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { edge, edge, edge, edge });
  gtk_snapshot_restore (snapshot);
}

/* --- the end -------------------------------------------------------------------------------- */

#define BANNER 76

static void
append_end (AciesMotionLayer *self,
            GtkSnapshot      *snapshot,
            const AciesAct   *act)
{
  static const AciesColour white = { 1, 1, 1 }, black = { 0, 0, 0 };
  double                   progress = acies_act_progress (act, self->time);
  float                    width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  float                    top = (float) gtk_widget_get_height (GTK_WIDGET (self)) * 0.4f - BANNER / 2.0f;
  const Picture           *words;
  GdkRGBA                  side = act->side != ACIES_NO_SIDE ? rgba (&self->style->side[act->side], 1) : rgba (&self->style->shade, 1);

  if (self->time < act->start || progress >= 1)
    return;
  words = find_words (self, act->text, 34, &white, &black);
  gtk_snapshot_push_opacity (snapshot, MIN (1, MIN (progress / 0.08, (1 - progress) / 0.2)));
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0.08f, 0.07f, 0.06f, 0.82f }, &GRAPHENE_RECT_INIT (0, top, width, BANNER));
  gtk_snapshot_append_color (snapshot, &side, &GRAPHENE_RECT_INIT (0, top, width, 4));
  gtk_snapshot_append_color (snapshot, &side, &GRAPHENE_RECT_INIT (0, top + BANNER - 4, width, 4));
  append_at (snapshot, words->node, (width - words->width) / 2, top + (BANNER - words->height) / 2, 1);
  gtk_snapshot_pop (snapshot);
}

/* --- the frame ------------------------------------------------------------------------------ */

static void
append_acts (AciesMotionLayer *self,
             GtkSnapshot      *snapshot)
{
  for (guint i = 0; i < count_acts (self); i++)
    {
      if (get_act (self, i)->kind == ACIES_ACT_WORDS)
        append_words (self, snapshot, i);
    }
  for (guint i = 0; i < count_acts (self); i++)
    {
      const AciesAct *act = get_act (self, i);

      if (act->kind == ACIES_ACT_RARE)
        append_rare (self, snapshot, act);
      else if (act->kind == ACIES_ACT_CARD)
        append_card (self, snapshot, act);
      else if (act->kind == ACIES_ACT_END)
        append_end (self, snapshot, act);
    }
}

static void
acies_motion_layer_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  AciesMotionLayer *self = ACIES_MOTION_LAYER (widget);
  AciesTheme       *theme = acies_game_table_get_theme (self->table);

  if (theme == NULL || acies_game_table_get_state (self->table) == NULL || (self->acts == NULL && self->fallen->len == 0))
    return;
  if (theme != self->theme)
    self->style = NULL;
  self->theme = theme;
  follow_style (self);
  for (guint i = 0; i < self->fallen->len; i++)
    append_fallen (self, snapshot, &g_array_index (self->fallen, AciesFallen, i));
  append_units (self, snapshot);
  acies_motion_append_dice (self, snapshot);
  append_acts (self, snapshot);
}

void
acies_motion_layer_show (AciesMotionLayer *self,
                         const AciesActs  *acts,
                         guint             time)
{
  g_return_if_fail (ACIES_IS_MOTION_LAYER (self));

  if (acts != self->acts)
    g_array_set_size (self->pictures, 0);
  self->acts = acts;
  self->time = time;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_motion_layer_set_fallen (AciesMotionLayer *self,
                               const GArray     *fallen)
{
  g_return_if_fail (ACIES_IS_MOTION_LAYER (self));

  g_array_set_size (self->fallen, 0);
  g_array_append_vals (self->fallen, fallen->data, fallen->len);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
acies_motion_layer_finalize (GObject *object)
{
  AciesMotionLayer *self = ACIES_MOTION_LAYER (object);

  g_array_unref (self->pictures);
  g_array_unref (self->fallen);
  g_object_unref (self->table);
  G_OBJECT_CLASS (acies_motion_layer_parent_class)->finalize (object);
}

static void
acies_motion_layer_class_init (AciesMotionLayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_motion_layer_finalize;
  GTK_WIDGET_CLASS (klass)->snapshot = acies_motion_layer_snapshot;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_motion_layer_init (AciesMotionLayer *self)
{
  self->pictures = g_array_new (FALSE, FALSE, sizeof (Picture));
  g_array_set_clear_func (self->pictures, clear_picture);
  self->fallen = g_array_new (FALSE, FALSE, sizeof (AciesFallen));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

AciesMotionLayer *
acies_motion_layer_new (AciesGameTable *table,
                        AciesCanvas    *canvas)
{
  AciesMotionLayer *self = g_object_new (ACIES_TYPE_MOTION_LAYER, NULL);

  self->table = g_object_ref (table);
  self->canvas = canvas;
  acies_canvas_set_layer (canvas, GTK_WIDGET (self));
  return self;
}
