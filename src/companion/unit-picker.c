/* unit-picker.c - a grid of unit types, of which one is chosen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/unit-picker.h"

#include "engine/core/units.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

#define PIECE_SIZE 36

struct _AciesUnitPicker
{
  GtkWidget parent_instance;

  const AciesState *battle;
  AciesTheme       *theme;
  AciesSide         side;
  AciesId           chosen;
  gboolean          shows_all;
  gboolean          compact;
  guint64           allowed; /* bit mask of types */

  GtkWidget *grid;
  GtkWidget *more; /* shows all types */
};

G_DEFINE_FINAL_TYPE (AciesUnitPicker, acies_unit_picker, GTK_TYPE_WIDGET)

static AciesId
type_of (GtkWidget *button)
{
  return (AciesId) (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "acies-type")));
}

/* Returns the button of the grid's child number @i. */
static GtkWidget *
nth (AciesUnitPicker *self,
     int              i)
{
  GtkFlowBoxChild *child = gtk_flow_box_get_child_at_index (GTK_FLOW_BOX (self->grid), i);

  return child != NULL ? gtk_flow_box_child_get_child (child) : NULL;
}

static void
show_choice (AciesUnitPicker *self)
{
  GtkWidget *button;

  for (int i = 0; (button = nth (self, i)) != NULL; i++)
    {
      AciesId    type = type_of (button);
      GtkWidget *name = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), type == self->chosen);
      gtk_widget_set_sensitive (button, ((self->allowed >> type) & 1) || type == self->chosen);
      gtk_widget_set_visible (name, !self->compact);
    }
}

static void
clicked_cb (GtkWidget       *button,
            AciesUnitPicker *self)
{
  AciesId type = type_of (button);

  /* A second tap keeps the choice. */
  self->chosen = type;
  show_choice (self);
  g_signal_emit_by_name (self, "picked");
}

static void
add_type (AciesUnitPicker *self,
          AciesId          type)
{
  const AciesRuleset *ruleset = self->battle->ruleset;
  GtkWidget          *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  GtkWidget          *swatch = acies_swatch_new (PIECE_SIZE);
  GtkWidget          *name = gtk_label_new (ruleset->unit_types[type].name);
  GtkWidget          *button = g_object_new (GTK_TYPE_TOGGLE_BUTTON, "child", box, NULL);

  acies_swatch_show_unit (ACIES_SWATCH (swatch), ruleset, self->theme, type, self->side, 0, 0, 0, NULL);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (name), 7);
  gtk_label_set_max_width_chars (GTK_LABEL (name), 12);
  gtk_widget_add_css_class (name, "caption");
  gtk_box_append (GTK_BOX (box), swatch);
  gtk_box_append (GTK_BOX (box), name);
  gtk_widget_add_css_class (button, "unit-button");
  g_object_set_data (G_OBJECT (button), "acies-type", GUINT_TO_POINTER (type));
  acies_accessible_name (button, ruleset->unit_types[type].name);
  acies_tooltip_set (button, ruleset->unit_types[type].name);
  g_signal_connect (button, "clicked", G_CALLBACK (clicked_cb), self);
  gtk_flow_box_insert (GTK_FLOW_BOX (self->grid), button, -1);
  gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
}

static gboolean
is_in_battle (const AciesState *battle,
              AciesSide         side,
              AciesId           type)
{
  for (guint i = 0; i < battle->n_units; i++)
    {
      if (battle->units[i].type == type && battle->units[i].side == side)
        return TRUE;
    }

  return FALSE;
}

static void
fill (AciesUnitPicker *self)
{
  const AciesRuleset *ruleset = self->battle->ruleset;
  guint               n_in_battle = 0;
  guint               n_others = 0;
  GtkWidget          *button;

  while ((button = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_flow_box_remove (GTK_FLOW_BOX (self->grid), button);
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      if (!is_in_battle (self->battle, self->side, (AciesId) i))
        continue;
      add_type (self, (AciesId) i);
      n_in_battle++;
    }
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      if (!((ruleset->unit_types[i].sides >> self->side) & 1) || is_in_battle (self->battle, self->side, (AciesId) i))
        continue;
      if (n_in_battle == 0 || self->shows_all || i == self->chosen)
        add_type (self, (AciesId) i);
      n_others++;
    }
  gtk_widget_set_visible (self->more, n_in_battle > 0 && n_others > 0 && !self->shows_all);
  show_choice (self);
}

static void
more_cb (AciesUnitPicker *self)
{
  self->shows_all = TRUE;
  fill (self);
}

static void
acies_unit_picker_dispose (GObject *object)
{
  AciesUnitPicker *self = ACIES_UNIT_PICKER (object);

  g_clear_pointer (&self->grid, gtk_widget_unparent);
  g_clear_pointer (&self->more, gtk_widget_unparent);

  G_OBJECT_CLASS (acies_unit_picker_parent_class)->dispose (object);
}

static void
acies_unit_picker_class_init (AciesUnitPickerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_unit_picker_dispose;
  g_signal_new ("picked", ACIES_TYPE_UNIT_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_unit_picker_init (AciesUnitPicker *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  self->chosen = ACIES_NO_ID;
  self->allowed = G_MAXUINT64;
  self->grid = g_object_new (GTK_TYPE_FLOW_BOX, "selection-mode", GTK_SELECTION_NONE, "homogeneous", TRUE, "min-children-per-line", 3,
                             "max-children-per-line", 8, "column-spacing", 4, "row-spacing", 4, NULL);
  self->more = gtk_button_new_with_label (_ ("All Unit Types"));
  gtk_widget_add_css_class (self->more, "flat");
  gtk_widget_set_halign (self->more, GTK_ALIGN_START);
  g_signal_connect_swapped (self->more, "clicked", G_CALLBACK (more_cb), self);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  gtk_widget_set_parent (self->more, GTK_WIDGET (self));
}

void
acies_unit_picker_set (AciesUnitPicker  *self,
                       const AciesState *battle,
                       AciesTheme       *theme,
                       AciesSide         side)
{
  g_return_if_fail (ACIES_IS_UNIT_PICKER (self));

  self->battle = battle;
  self->theme = theme;
  self->side = side;
  self->chosen = ACIES_NO_ID;
  self->allowed = G_MAXUINT64;
  fill (self);
}

AciesId
acies_unit_picker_get (AciesUnitPicker *self)
{
  return self->chosen;
}

void
acies_unit_picker_choose (AciesUnitPicker *self,
                          AciesId          type)
{
  g_return_if_fail (ACIES_IS_UNIT_PICKER (self));

  self->chosen = type;
  if (type != ACIES_NO_ID && !is_in_battle (self->battle, self->side, type) && !self->shows_all)
    fill (self);
  else
    show_choice (self);
}

void
acies_unit_picker_allow (AciesUnitPicker *self,
                         guint64          types)
{
  g_return_if_fail (ACIES_IS_UNIT_PICKER (self));

  self->allowed = types;
  show_choice (self);
}

void
acies_unit_picker_set_compact (AciesUnitPicker *self,
                               gboolean         compact)
{
  g_return_if_fail (ACIES_IS_UNIT_PICKER (self));

  self->compact = compact;
  show_choice (self);
}
