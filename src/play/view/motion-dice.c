/* motion-dice.c - dice beside their hex, as a part of the motion layer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/motion-layer.h"

#include "play/core/dice.h"
#include "widgets/sketch.h"

#include <math.h>

#define LEAST_DIE 18.0
#define MOST_DIE 26.0
#define GAP 6
#define PADDING 10
#define DICE_IN_ROW 8
#define MOST_ROLLS 3

/* Places of the dice around their hex: directions, and distances from its centre in hex widths. */
#define DIRECTIONS 16
static const double distances[] = { 0.5, 0.7, 1, 1.5, 2.2 };

/* The rolls beside one hex that are shown together. */
typedef struct
{
  const AciesAct *rolls[MOST_ROLLS];
  guint           n;
} Rolls;

static void
find_rolls (AciesMotionLayer *self,
            Rolls            *rolls)
{
  rolls->n = 0;
  for (guint i = self->acts != NULL ? self->acts->acts->len : 0; i > 0 && rolls->n < MOST_ROLLS; i--)
    {
      const AciesAct *act = &g_array_index (self->acts->acts, AciesAct, i - 1);

      if (act->kind == ACIES_ACT_DICE && act->start <= self->time && (rolls->n == 0 || act->hex == rolls->rolls[0]->hex))
        rolls->rolls[rolls->n++] = act;
    }
}

static float
die_size (AciesMotionLayer *self)
{
  return (float) CLAMP (self->hex_width * 0.5, LEAST_DIE, MOST_DIE);
}

static guint
count_rows (const AciesAct *act)
{
  return (act->dice.n + DICE_IN_ROW - 1) / DICE_IN_ROW;
}

static PangoLayout *
new_result (AciesMotionLayer *self,
            const AciesAct   *act)
{
  return acies_motion_new_text (self, act->text, 13, FALSE);
}

/* Returns the size of one roll: its dice, and the result below. */
static graphene_size_t
measure_roll (AciesMotionLayer *self,
              const AciesAct   *act)
{
  float           step = die_size (self) + GAP;
  graphene_size_t size = { (float) MIN (act->dice.n, DICE_IN_ROW) * step - GAP, (float) count_rows (act) * step - GAP };
  int             width = 0, height = 0;

  if (act->text != NULL)
    {
      g_autoptr (PangoLayout) layout = new_result (self, act);

      pango_layout_get_pixel_size (layout, &width, &height);
      height += 4;
    }
  return GRAPHENE_SIZE_INIT (MAX (size.width, (float) width), size.height + (float) height);
}

static graphene_size_t
measure_rolls (AciesMotionLayer *self,
               const Rolls      *rolls)
{
  graphene_size_t size = { 2 * PADDING, PADDING };

  for (guint i = 0; i < rolls->n; i++)
    {
      graphene_size_t one = measure_roll (self, rolls->rolls[i]);

      size.width = MAX (size.width, one.width + 2 * PADDING);
      size.height += one.height + PADDING;
    }

  return size;
}

/* Returns how much of what is on @hex a place hides, from 0 to 1. */
static double
hide (AciesMotionLayer      *self,
      const graphene_rect_t *place,
      AciesHex               hex)
{
  float           side = (float) (self->hex_width * 0.75);
  graphene_rect_t hidden;
  double          x, y;

  acies_layout_centre (acies_canvas_get_layout (self->canvas), hex, &x, &y);
  if (!graphene_rect_intersection (place, &GRAPHENE_RECT_INIT ((float) x - side / 2, (float) y - side / 2, side, side), &hidden))
    return 0;
  return (double) (graphene_rect_get_area (&hidden) / (side * side));
}

/* Returns how bad a place is: the units and the hexes to click that it hides, and whether it leaves @room. A click passes
 * through the dice, but nobody clicks on what is hidden. */
static double
judge_place (AciesMotionLayer      *self,
             const graphene_rect_t *place,
             const graphene_rect_t *room)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  const GArray     *marks = acies_canvas_get_highlights (self->canvas);
  double            bad = graphene_rect_contains_rect (room, place) ? 0 : 1000;

  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD)
      bad += hide (self, place, state->units[i].hex);
  for (guint i = 0; i < marks->len; i++)
    {
      const AciesHighlight *mark = &g_array_index (marks, AciesHighlight, i);

      bad += hide (self, place, mark->hex) * (mark->kind == ACIES_HIGHLIGHT_TARGET || mark->kind == ACIES_HIGHLIGHT_OFFER ? 3 : 1);
    }

  return bad;
}

/* Finds the nearest place beside the hex that hides fewest units; without a hex, the middle of the upper edge. */
static graphene_rect_t
place_rolls (AciesMotionLayer *self,
             const Rolls      *rolls)
{
  graphene_size_t size = measure_rolls (self, rolls);
  graphene_rect_t room, best;
  double          least = G_MAXDOUBLE;
  double          x, y;

  acies_canvas_get_free_area (self->canvas, &room);
  graphene_rect_init (&best, room.origin.x + (room.size.width - size.width) / 2, room.origin.y + 12, size.width, size.height);
  if (rolls->rolls[0]->hex == ACIES_NO_HEX)
    return best;
  acies_layout_centre (acies_canvas_get_layout (self->canvas), rolls->rolls[0]->hex, &x, &y);
  for (guint i = 0; i < DIRECTIONS * G_N_ELEMENTS (distances); i++)
    {
      double          angle = (i % DIRECTIONS) * 2 * G_PI / DIRECTIONS;
      double          away = distances[i / DIRECTIONS] * self->hex_width;
      double          across = cos (angle), down = sin (angle);
      graphene_rect_t place = GRAPHENE_RECT_INIT ((float) (x + across * (away + size.width / 2) - size.width / 2),
                                                  (float) (y + down * (away + size.height / 2) - size.height / 2), size.width, size.height);
      double          bad = judge_place (self, &place, &room) + distances[i / DIRECTIONS] * 0.25;

      if (bad >= least)
        continue;
      least = bad;
      best = place;
    }
  best.origin.x = CLAMP (best.origin.x, room.origin.x, MAX (room.origin.x, room.origin.x + room.size.width - size.width));
  best.origin.y = CLAMP (best.origin.y, room.origin.y, MAX (room.origin.y, room.origin.y + room.size.height - size.height));

  return best;
}

static void
draw_die (AciesMotionLayer *self,
          cairo_t          *cr,
          const AciesAct   *act,
          guint             die,
          double            x,
          double            y)
{
  const AciesRuleset *ruleset = acies_game_table_get_state (self->table)->ruleset;
  AciesId             type = act->dice.types[die];
  double              size = die_size (self);
  const AciesDieType *faces = &ruleset->die_types[type];
  AciesDieMoment      moment = acies_die_moment (act->dice.faces[die], MAX (faces->n_faces, 2), die, act->dice.n,
                                                 ((gint64) self->time - act->start) * G_TIME_SPAN_MILLISECOND,
                                                 (gint64) act->duration * G_TIME_SPAN_MILLISECOND);

  if (moment.rests)
    {
      acies_sketch_die (cr, GTK_WIDGET (self), self->theme, ruleset, type, acies_ruleset_get_face (ruleset, &act->dice, die),
                        act->dice.results[die] == ACIES_DIE_UNREAD ? ACIES_SKETCH_PLAIN : act->dice.results[die], x, y, size);
      return;
    }
  if (moment.face == 0)
    return;
  cairo_save (cr);
  cairo_translate (cr, x + size / 2, y + size / 2 - moment.height * GAP * 1.5);
  cairo_rotate (cr, moment.turn);
  acies_sketch_die (cr, GTK_WIDGET (self), self->theme, ruleset, type, &faces->faces[moment.face - 1], ACIES_SKETCH_PLAIN,
                    -size * 0.4, -size * 0.4, size * 0.8);
  cairo_restore (cr);
}

static void
draw_roll (AciesMotionLayer *self,
           cairo_t          *cr,
           const AciesAct   *act,
           double            x,
           double            y)
{
  double  step = die_size (self) + GAP;
  GdkRGBA colour;

  for (guint i = 0; i < act->dice.n; i++)
    draw_die (self, cr, act, i, x + (i % DICE_IN_ROW) * step, y + (double) (i / DICE_IN_ROW) * step);
  if (act->text == NULL || acies_act_progress (act, self->time) < 1)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (GTK_WIDGET (self)), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  {
    g_autoptr (PangoLayout) layout = new_result (self, act);

    cairo_move_to (cr, x, y + count_rows (act) * step - GAP + 4);
    pango_cairo_show_layout (cr, layout);
  }
}

static void
append_line (AciesMotionLayer      *self,
             GtkSnapshot           *snapshot,
             const graphene_rect_t *card,
             AciesHex               hex,
             const GdkRGBA         *colour)
{
  double   x, y, to_x = card->origin.x + card->size.width / 2, to_y = card->origin.y + card->size.height / 2;
  double   length;
  cairo_t *cr;

  acies_layout_centre (acies_canvas_get_layout (self->canvas), hex, &x, &y);
  length = hypot (to_x - x, to_y - y);
  if (length < self->hex_width * 0.4)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT ((float) MIN (x, to_x) - 3, (float) MIN (y, to_y) - 3,
                                                                 (float) fabs (x - to_x) + 6, (float) fabs (y - to_y) + 6));
  cairo_move_to (cr, x + (to_x - x) * self->hex_width * 0.4 / length, y + (to_y - y) * self->hex_width * 0.4 / length);
  cairo_line_to (cr, to_x, to_y);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, 2);
  cairo_stroke (cr);
  cairo_destroy (cr);
}

gboolean
acies_motion_layer_find_dice (AciesMotionLayer *self,
                              graphene_rect_t  *area)
{
  Rolls rolls;

  g_return_val_if_fail (ACIES_IS_MOTION_LAYER (self), FALSE);

  find_rolls (self, &rolls);
  if (rolls.n > 0)
    *area = place_rolls (self, &rolls);
  return rolls.n > 0;
}

void
acies_motion_append_dice (AciesMotionLayer *self,
                          GtkSnapshot      *snapshot)
{
  GdkRGBA         ground = acies_motion_is_dark () ? (GdkRGBA) { 0.18f, 0.18f, 0.19f, 0.96f } : (GdkRGBA) { 1, 1, 1, 0.96f };
  GdkRGBA         edge = acies_motion_is_dark () ? (GdkRGBA) { 1, 1, 1, 0.5f } : (GdkRGBA) { 0, 0, 0, 0.55f };
  graphene_rect_t card;
  GskRoundedRect  outline;
  Rolls           rolls;
  double          y;
  cairo_t        *cr;

  find_rolls (self, &rolls);
  if (rolls.n == 0)
    return;
  card = place_rolls (self, &rolls);
  gsk_rounded_rect_init_from_rect (&outline, &card, 9);
  if (rolls.rolls[0]->hex != ACIES_NO_HEX)
    append_line (self, snapshot, &card, rolls.rolls[0]->hex, &edge);
  gtk_snapshot_append_outset_shadow (snapshot, &outline, &(GdkRGBA) { 0, 0, 0, 0.3f }, 0, 2, 0, 6);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &ground, &card);
  cr = gtk_snapshot_append_cairo (snapshot, &card);
  y = card.origin.y + PADDING;
  for (guint i = rolls.n; i > 0; i--)
    {
      draw_roll (self, cr, rolls.rolls[i - 1], card.origin.x + PADDING, y);
      y += measure_roll (self, rolls.rolls[i - 1]).height + PADDING;
    }
  cairo_destroy (cr);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { edge, edge, edge, edge });
}
