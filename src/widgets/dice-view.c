/* dice-view.c - the dice of a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/dice-view.h"

#include "widgets/sketch.h"

#include <glib/gi18n-lib.h>

#define GAP 6
#define WIDTH 260 /* of a row of dice */

struct _AciesDiceView
{
  GtkDrawingArea parent_instance;

  const AciesTheme *theme;
  AciesRuleset     *ruleset;
  AciesDice         dice;
  int               size;
  int               n_in_row;
};

G_DEFINE_FINAL_TYPE (AciesDiceView, acies_dice_view, GTK_TYPE_DRAWING_AREA)

static void
draw_dice (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        unused)
{
  AciesDiceView *self = ACIES_DICE_VIEW (area);

  for (guint i = 0; i < self->dice.n; i++)
    acies_sketch_die (cr, GTK_WIDGET (self), self->theme, self->ruleset, self->dice.types[i], acies_ruleset_get_face (self->ruleset, &self->dice, i),
                      self->dice.results[i] != ACIES_DIE_UNREAD ? self->dice.results[i] : ACIES_SKETCH_PLAIN, (i % (guint) self->n_in_row) * (self->size + GAP) + GAP / 2.0, (double) (i / (guint) self->n_in_row) * (self->size + GAP) + GAP / 2.0, self->size);
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
      if (self->ruleset->n_die_types > 1) /* the type is otherwise only visible */
        g_string_append_printf (text, " (%s)", self->ruleset->die_types[self->dice.types[i]].name);
      g_string_append_printf (text, " %s", words[self->dice.results[i]]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
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

  G_OBJECT_CLASS (klass)->finalize = acies_dice_view_finalize;
  gtk_widget_class_set_css_name (widget_class, "dice");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
acies_dice_view_init (AciesDiceView *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_START);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self), draw_dice, NULL, NULL);
}

GtkWidget *
acies_dice_view_new (const AciesTheme *theme,
                     AciesRuleset     *ruleset,
                     const AciesDice  *dice,
                     int               size,
                     gboolean          is_defence)
{
  AciesDiceView *self = g_object_new (ACIES_TYPE_DICE_VIEW, NULL);
  int            n = dice->n;

  self->theme = theme;
  self->ruleset = acies_ruleset_ref (ruleset);
  self->dice = *dice;
  self->size = size;
  self->n_in_row = MAX (WIDTH / (size + GAP), 1);
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self), MIN (n, self->n_in_row) * (size + GAP));
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self), (n + self->n_in_row - 1) / self->n_in_row * (size + GAP));
  speak (self, is_defence);

  return GTK_WIDGET (self);
}
