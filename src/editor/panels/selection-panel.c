/* selection-panel.c - what is selected: a hex, several, or nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/selection-panel.h"

#include "editor/panels/hex-panel.h"
#include "editor/panels/selected-panel.h"

struct _AciesSelectionPanel
{
  GtkWidget parent_instance;

  AciesEditor        *editor;
  AciesTheme         *theme;
  GtkStack           *stack;
  AciesHexPanel      *hex;      /* (nullable): made for the first hex that is selected */
  AciesSelectedPanel *selected; /* (nullable): made for the first hexes that are selected together */
};

G_DEFINE_FINAL_TYPE (AciesSelectionPanel, acies_selection_panel, GTK_TYPE_WIDGET)

static void
make_hex (AciesSelectionPanel *self)
{
  if (self->hex != NULL)
    return;
  self->hex = g_object_new (ACIES_TYPE_HEX_PANEL, NULL);
  acies_hex_panel_set_editor (self->hex, self->editor);
  acies_hex_panel_rebuild (self->hex, self->theme);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->hex), "hex");
}

static void
make_selected (AciesSelectionPanel *self)
{
  if (self->selected != NULL)
    return;
  self->selected = g_object_new (ACIES_TYPE_SELECTED_PANEL, NULL);
  acies_selected_panel_set_editor (self->selected, self->editor);
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->selected), "selected");
}

static void
show_page (AciesSelectionPanel *self)
{
  if (acies_editor_get_state (self->editor) == NULL || acies_editor_get_selected (self->editor) == ACIES_NO_HEX)
    {
      gtk_stack_set_visible_child_name (self->stack, "nothing");
    }
  else if (acies_editor_count_selected (self->editor) > 1)
    {
      make_selected (self);
      gtk_stack_set_visible_child_name (self->stack, "selected");
    }
  else
    {
      make_hex (self);
      gtk_stack_set_visible_child_name (self->stack, "hex");
    }
}

void
acies_selection_panel_refresh (AciesSelectionPanel *self)
{
  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  show_page (self);
  if (self->hex != NULL)
    acies_hex_panel_refresh (self->hex);
  if (self->selected != NULL)
    acies_selected_panel_refresh (self->selected);
}

void
acies_selection_panel_rebuild (AciesSelectionPanel *self,
                               AciesTheme          *theme)
{
  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  self->theme = theme;
  if (self->hex != NULL)
    acies_hex_panel_rebuild (self->hex, theme);
  if (self->selected != NULL)
    acies_selected_panel_rebuild (self->selected);
  acies_selection_panel_refresh (self);
}

void
acies_selection_panel_set_editor (AciesSelectionPanel *self,
                                  AciesEditor         *editor)
{
  g_return_if_fail (ACIES_IS_SELECTION_PANEL (self));

  self->editor = editor;
  g_signal_connect_object (editor, "notify::selected", G_CALLBACK (acies_selection_panel_refresh), self,
                           G_CONNECT_SWAPPED);
}

static void
acies_selection_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_SELECTION_PANEL);
  G_OBJECT_CLASS (acies_selection_panel_parent_class)->dispose (object);
}

static void
acies_selection_panel_class_init (AciesSelectionPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_selection_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/selection-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSelectionPanel, stack);
}

static void
acies_selection_panel_init (AciesSelectionPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
