/* dice-view.c - a roll, die by die: hits, retreats, misses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/dice-view.h"

#include "play/sketch.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SIZE 30
#define GAP 6
#define DICE_IN_ROW 8

struct _AciesDiceView
{
  GtkWidget parent_instance;

  const AciesTheme *theme;
  guint             n;
  guint8            faces[ACIES_MAX_DICE];
  guint8            results[ACIES_MAX_DICE];
};

G_DEFINE_FINAL_TYPE (AciesDiceView, acies_dice_view, GTK_TYPE_WIDGET)

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
  int            rows = ((int) self->n + DICE_IN_ROW - 1) / DICE_IN_ROW;
  int            columns = MIN ((int) self->n, DICE_IN_ROW);

  *minimum = *natural = (orientation == GTK_ORIENTATION_HORIZONTAL ? columns : rows) * (SIZE + GAP);
}

static void
acies_dice_view_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  AciesDiceView *self = ACIES_DICE_VIEW (widget);
  float          width = gtk_widget_get_width (widget);
  float          height = gtk_widget_get_height (widget);
  cairo_t       *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  for (guint i = 0; i < self->n; i++)
    acies_sketch_die (cr, widget, self->theme, self->faces[i], self->results[i],
                      (i % DICE_IN_ROW) * (SIZE + GAP) + GAP / 2.0, (i / DICE_IN_ROW) * (SIZE + GAP) + GAP / 2.0, SIZE);
  cairo_destroy (cr);
}

static void
speak (AciesDiceView *self,
       gboolean       is_defence)
{
  const char *words[] = {
    [ACIES_DIE_MISS] = is_defence ? _ ("blocked") : _ ("miss"),
    [ACIES_DIE_RETREAT] = _ ("retreat"),
    [ACIES_DIE_HIT] = is_defence ? _ ("wound") : _ ("hit"),
  };
  g_autoptr (GString) text = g_string_new (is_defence ? _ ("Defence dice:") : _ ("Dice:"));

  for (guint i = 0; i < self->n; i++)
    g_string_append_printf (text, "%s %u %s", i > 0 ? "," : "", self->faces[i], words[self->results[i]]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

static void
acies_dice_view_class_init (AciesDiceViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

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
acies_dice_view_new (const AciesTheme     *theme,
                     const AciesFightRoll *roll,
                     gboolean              is_defence)
{
  AciesDiceView *self = g_object_new (ACIES_TYPE_DICE_VIEW, NULL);

  self->theme = theme;
  self->n = roll->n_dice;
  memcpy (self->faces, roll->faces, sizeof self->faces);
  memcpy (self->results, roll->results, sizeof self->results);
  speak (self, is_defence);

  return GTK_WIDGET (self);
}
