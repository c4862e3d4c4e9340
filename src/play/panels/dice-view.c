/* dice-view.c - a roll, die by die: hits, retreats, misses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/dice-view.h"

#include "play/core/dice.h"
#include "play/panels/sketch.h"

#include <glib/gi18n-lib.h>

#define SIZE 30
#define GAP 6
#define DICE_IN_ROW 7

struct _AciesDiceView
{
  GtkWidget parent_instance;

  const AciesTheme *theme;
  AciesRuleset     *ruleset;
  AciesDice         dice;
  gint64            start;    /* of the roll, while it is shown */
  gint64            duration; /* 0: the dice rest */
  guint             tick_id;
};

G_DEFINE_FINAL_TYPE (AciesDiceView, acies_dice_view, GTK_TYPE_WIDGET)

static guint rested_signal;

static void
acies_dice_view_measure (GtkWidget     *widget,
                         GtkOrientation orientation,
                         int            for_size,
                         int           *minimum,
                         int           *natural,
                         int           *minimum_baseline,
                         int           *natural_baseline)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);
  int            rows = ((int) self->dice.n + DICE_IN_ROW - 1) / DICE_IN_ROW;
  int            columns = MIN ((int) self->dice.n, DICE_IN_ROW);

  *minimum = *natural = (orientation == GTK_ORIENTATION_HORIZONTAL ? columns : rows) * (SIZE + GAP);
}

/* In the air it is tilted, and stays within its place and the gap around it. */
static void
draw_falling (AciesDiceView        *self,
              cairo_t              *cr,
              guint                 die,
              const AciesDieMoment *moment,
              double                x,
              double                y)
{
  AciesId             type = self->dice.types[die];
  const AciesDieType *faces = &self->ruleset->die_types[type];
  double              size = SIZE * 0.8;

  if (moment->face == 0)
    return;
  cairo_save (cr);
  cairo_translate (cr, x + SIZE / 2.0, y + SIZE / 2.0 - moment->height * GAP);
  cairo_rotate (cr, moment->turn);
  acies_sketch_plain_die (cr, GTK_WIDGET (self), self->theme, self->ruleset, type, &faces->faces[moment->face - 1], -size / 2, -size / 2, size);
  cairo_restore (cr);
}

static void
draw_die (AciesDiceView *self,
          cairo_t       *cr,
          guint          die,
          gint64         elapsed)
{
  const AciesDieType *type = &self->ruleset->die_types[self->dice.types[die]];
  const AciesFace    *face = acies_ruleset_get_face (self->ruleset, &self->dice, die);
  AciesDieMoment      moment = acies_die_moment (self->dice.faces[die], type->n_faces, die, self->dice.n, elapsed, self->duration);
  double              x = (die % DICE_IN_ROW) * (SIZE + GAP) + GAP / 2.0;
  double              y = (double) (die / DICE_IN_ROW) * (SIZE + GAP) + GAP / 2.0;

  if (moment.rests)
    acies_sketch_die (cr, GTK_WIDGET (self), self->theme, self->ruleset, self->dice.types[die], face, self->dice.results[die], x, y, SIZE);
  else
    draw_falling (self, cr, die, &moment, x, y);
}

static void
acies_dice_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);
  float          width = gtk_widget_get_width (widget);
  float          height = gtk_widget_get_height (widget);
  cairo_t       *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  for (guint i = 0; i < self->dice.n; i++)
    draw_die (self, cr, i, g_get_monotonic_time () - self->start);
  cairo_destroy (cr);
}

static void
speak (AciesDiceView *self,
       gboolean       is_defence)
{
  const char *words[] = {
    [ACIES_DIE_UNREAD] = "",
    [ACIES_DIE_MISS] = is_defence ? _ ("blocked") : _ ("miss"),
    [ACIES_DIE_RETREAT] = _ ("retreat"),
    [ACIES_DIE_HIT] = is_defence ? _ ("wound") : _ ("hit"),
  };
  g_autoptr (GString) text = g_string_new (is_defence ? _ ("Defence dice:") : _ ("Dice:"));

  for (guint i = 0; i < self->dice.n; i++)
    {
      const char *face = acies_face_to_string (acies_ruleset_get_face (self->ruleset, &self->dice, i), self->ruleset);

      g_string_append_printf (text, "%s %s", i > 0 ? "," : "", face);
      if (self->ruleset->n_die_types > 1) /* which kind it is shows in no other way */
        g_string_append_printf (text, " (%s)", self->ruleset->die_types[self->dice.types[i]].name);
      g_string_append_printf (text, " %s", words[self->dice.results[i]]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

void
acies_dice_view_rest (AciesDiceView *self)
{
  g_return_if_fail (ACIES_IS_DICE_VIEW (self));

  if (self->duration == 0)
    return;
  self->duration = 0;
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, rested_signal, 0);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       unused)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);

  if (g_get_monotonic_time () - self->start < self->duration)
    {
      gtk_widget_queue_draw (widget);
      return G_SOURCE_CONTINUE;
    }
  self->tick_id = 0;
  acies_dice_view_rest (self);

  return G_SOURCE_REMOVE;
}

void
acies_dice_view_tumble (AciesDiceView *self,
                        gint64         start,
                        gint64         duration)
{
  g_return_if_fail (ACIES_IS_DICE_VIEW (self) && duration > 0 && self->tick_id == 0);

  self->start = start;
  self->duration = duration;
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
acies_dice_view_finalize (GObject *object)
{
  acies_ruleset_unref (ACIES_DICE_VIEW (object)->ruleset);

  G_OBJECT_CLASS (acies_dice_view_parent_class)->finalize (object);
}

static void
acies_dice_view_class_init (AciesDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  rested_signal = g_signal_new ("rested", ACIES_TYPE_DICE_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  G_OBJECT_CLASS (klass)->finalize = acies_dice_view_finalize;
  widget_class->measure = acies_dice_view_measure;
  widget_class->snapshot = acies_dice_view_snapshot;
  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_dice_view_init (AciesDiceView *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
}

GtkWidget *
acies_dice_view_new (const AciesTheme *theme,
                     AciesRuleset     *ruleset,
                     const AciesDice  *dice,
                     gboolean          is_defence)
{
  AciesDiceView *self = g_object_new (ACIES_TYPE_DICE_VIEW, NULL);

  self->theme = theme;
  self->ruleset = acies_ruleset_ref (ruleset);
  self->dice = *dice;
  speak (self, is_defence);

  return GTK_WIDGET (self);
}
