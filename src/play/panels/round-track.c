/* round-track.c - the time track: a space for each round, the marker on this one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/round-track.h"

/* A space and the gap after it; a long track gets narrower ones, as the sides
 * need the room beside it. */
#define SPACE 13
#define LEAST_SPACE 4
#define MOST_WIDTH 104
#define HEIGHT 10

struct _AciesRoundTrack
{
  GtkWidget parent_instance;

  guint round;
  guint end_round;
};

G_DEFINE_FINAL_TYPE (AciesRoundTrack, acies_round_track, GTK_TYPE_WIDGET)

static int
space_width (AciesRoundTrack *self)
{
  return self->end_round == 0 ? SPACE : CLAMP (MOST_WIDTH / (int) self->end_round, LEAST_SPACE, SPACE);
}

static void
acies_round_track_measure (GtkWidget     *widget,
                           GtkOrientation orientation,
                           int            for_size,
                           int           *minimum,
                           int           *natural,
                           int           *minimum_baseline,
                           int           *natural_baseline)
{
  AciesRoundTrack *self = ACIES_ROUND_TRACK (widget);

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? HEIGHT : space_width (self) * (int) self->end_round;
}

static void
append_space (GtkSnapshot   *snapshot,
              const GdkRGBA *colour,
              float          alpha,
              float          x,
              float          y,
              float          width,
              float          height)
{
  GskRoundedRect rect;
  GdkRGBA        paint = *colour;

  paint.alpha *= alpha;
  gsk_rounded_rect_init_from_rect (&rect, &GRAPHENE_RECT_INIT (x, y, width, height), height / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &rect);
  gtk_snapshot_append_color (snapshot, &paint, &rect.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
acies_round_track_snapshot (GtkWidget   *widget,
                            GtkSnapshot *snapshot)
{
  AciesRoundTrack *self = ACIES_ROUND_TRACK (widget);
  float            space = space_width (self);
  float            middle = gtk_widget_get_height (widget) / 2.0f;
  float            left = (gtk_widget_get_width (widget) - space * self->end_round) / 2;
  GdkRGBA          colour;

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &colour);
  for (guint i = 1; i <= self->end_round; i++)
    {
      float height = i == self->round ? HEIGHT : HEIGHT - 4;
      float alpha = i == self->round ? 1.0f : i < self->round ? 0.55f
                                                              : 0.2f;

      append_space (snapshot, &colour, alpha, left + (i - 1) * space + 1, middle - height / 2, space - 2, height);
    }
}

void
acies_round_track_set_round (AciesRoundTrack *self,
                             guint            round,
                             guint            end_round)
{
  g_return_if_fail (ACIES_IS_ROUND_TRACK (self));

  if (self->end_round != end_round)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  self->round = round;
  self->end_round = end_round;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
acies_round_track_class_init (AciesRoundTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = acies_round_track_measure;
  widget_class->snapshot = acies_round_track_snapshot;
  gtk_widget_class_set_css_name (widget_class, "roundtrack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_round_track_init (AciesRoundTrack *self)
{
}
