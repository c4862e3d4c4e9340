/* tool-bar.c - one button for each tool
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/tool-bar.h"

#include "editor/panels/bind-choice.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

#define COLUMNS 5

struct _AciesToolBar
{
  GtkWidget parent_instance;

  GtkWidget       *grid;
  AciesEditor     *editor;
  GtkToggleButton *buttons[ACIES_N_TOOLS];
};

G_DEFINE_FINAL_TYPE (AciesToolBar, acies_tool_bar, GTK_TYPE_WIDGET)

/* In the order they are shown in. */
static const struct
{
  AciesToolKind tool;
  const char   *icon;
  const char   *label;
  const char   *text; /* the tooltip, but for the key */
  guint         keys[2];
} tools[ACIES_N_TOOLS] = {
  { ACIES_TOOL_SELECT, "acies-select-symbolic", NC_ ("tool", "Select"), N_ ("Select and move"), { GDK_KEY_v } },
  { ACIES_TOOL_TERRAIN, "acies-brush-symbolic", NC_ ("tool", "Terrain"), N_ ("Paint terrain"), { GDK_KEY_t } },
  { ACIES_TOOL_FILL, "acies-fill-symbolic", NC_ ("tool", "Fill"), N_ ("Fill a connected area of one terrain"), { GDK_KEY_f } },
  { ACIES_TOOL_UNIT, "acies-shield-symbolic", NC_ ("tool", "Units"), N_ ("Place units"), { GDK_KEY_u } },
  { ACIES_TOOL_ERASER, "acies-eraser-symbolic", NC_ ("tool", "Erase"), N_ ("Erase units or terrain"), { GDK_KEY_e } },
  { ACIES_TOOL_PICK, "acies-pick-symbolic", NC_ ("tool", "Pick"), N_ ("Pick a unit or terrain from the board"), { GDK_KEY_i, GDK_KEY_k } },
  { ACIES_TOOL_LABEL, "acies-label-symbolic", NC_ ("tool", "Label"), N_ ("Label a place"), { GDK_KEY_l } },
  { ACIES_TOOL_ENTRY, "acies-entry-symbolic", NC_ ("tool", "Entry"), N_ ("Mark where the reserve enters"), { GDK_KEY_n } },
  { ACIES_TOOL_CAMP, "acies-camp-symbolic", NC_ ("tool", "Camp"), N_ ("Mark the camp of a side"), { GDK_KEY_c } },
};

AciesToolKind
acies_tool_for_key (guint keyval)
{
  for (guint i = 0; i < ACIES_N_TOOLS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tools[i].keys); j++)
      if (tools[i].keys[j] != 0 && tools[i].keys[j] == keyval)
        return tools[i].tool;
  return ACIES_N_TOOLS;
}

/* One that a game does not know leaves no gap. */
static void
put_at (AciesToolBar *self,
        GtkWidget    *button,
        int           place)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);
  GtkLayoutChild   *child = gtk_layout_manager_get_layout_child (layout, button);

  gtk_grid_layout_child_set_column (GTK_GRID_LAYOUT_CHILD (child), place % COLUMNS);
  gtk_grid_layout_child_set_row (GTK_GRID_LAYOUT_CHILD (child), place / COLUMNS);
}

void
acies_tool_bar_rebuild (AciesToolBar *self)
{
  int n = 0;

  g_return_if_fail (ACIES_IS_TOOL_BAR (self));

  for (guint i = 0; i < ACIES_N_TOOLS; i++)
    {
      GtkWidget *button = GTK_WIDGET (self->buttons[tools[i].tool]);

      gtk_widget_set_visible (button, acies_editor_knows_tool (self->editor, tools[i].tool));
      if (gtk_widget_get_visible (button))
        put_at (self, button, n++);
    }
}

void
acies_tool_bar_set_editor (AciesToolBar *self,
                           AciesEditor  *editor)
{
  g_return_if_fail (ACIES_IS_TOOL_BAR (self));

  self->editor = editor;
  for (AciesToolKind tool = 0; tool < ACIES_N_TOOLS; tool++)
    acies_bind_choice (G_OBJECT (editor), "tool", self->buttons[tool], tool);
}

static GtkToggleButton *
new_button (const char *icon,
            const char *name,
            const char *text,
            guint       key)
{
  GtkWidget       *button = gtk_toggle_button_new ();
  GtkWidget       *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget       *label = gtk_label_new (name);
  g_autofree char *key_name = gtk_accelerator_get_label (key, 0);
  /* Translators: what a button does, and its key: "Place units (U)" */
  g_autofree char *tooltip = g_strdup_printf (_ ("%1$s (%2$s)"), text, key_name);

  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (content), gtk_image_new_from_icon_name (icon));
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "tool-button");
  acies_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
  return GTK_TOGGLE_BUTTON (button);
}

static void
acies_tool_bar_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_TOOL_BAR (object)->grid, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_tool_bar_parent_class)->dispose (object);
}

static void
acies_tool_bar_class_init (AciesToolBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_tool_bar_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "tool-bar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
acies_tool_bar_init (AciesToolBar *self)
{
  self->grid = gtk_grid_new ();
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 3);
  gtk_grid_set_row_spacing (GTK_GRID (self->grid), 3);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
  for (guint i = 0; i < ACIES_N_TOOLS; i++)
    {
      GtkToggleButton *button = new_button (tools[i].icon, g_dpgettext2 (GETTEXT_PACKAGE, "tool", tools[i].label), gettext (tools[i].text),
                                            tools[i].keys[0]);

      gtk_toggle_button_set_group (button, i > 0 ? self->buttons[tools[0].tool] : NULL);
      gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (button), (int) i % COLUMNS, (int) i / COLUMNS, 1, 1);
      self->buttons[tools[i].tool] = button;
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Tools"), -1);
}
