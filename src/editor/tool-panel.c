/* tool-panel.c - the tools, and what the current one works with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/tool-panel.h"

#include "editor/brush.h"
#include "editor/palette.h"
#include "editor/selection-panel.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesToolPanel
{
  GtkWidget parent_instance;

  GtkWidget   *box;
  AciesEditor *editor;
  gboolean     refreshing;

  GtkToggleButton     *tool_select;
  GtkToggleButton     *tool_terrain;
  GtkToggleButton     *tool_unit;
  GtkToggleButton     *tool_eraser;
  GtkWidget           *brush_box;
  GtkToggleButton     *brush_1;
  GtkToggleButton     *brush_7;
  GtkToggleButton     *brush_19;
  GtkStack            *stack;
  AciesSelectionPanel *selection;
  AciesPalette        *terrains;
  AciesPalette        *unit_types;
};

G_DEFINE_FINAL_TYPE (AciesToolPanel, acies_tool_panel, GTK_TYPE_WIDGET)

static GtkToggleButton *
tool_button (AciesToolPanel *self,
             guint           tool)
{
  GtkToggleButton *buttons[ACIES_N_TOOLS] = {
    [ACIES_TOOL_SELECT] = self->tool_select,
    [ACIES_TOOL_TERRAIN] = self->tool_terrain,
    [ACIES_TOOL_UNIT] = self->tool_unit,
    [ACIES_TOOL_ERASER] = self->tool_eraser,
  };

  return buttons[tool];
}

static GtkToggleButton *
brush_button (AciesToolPanel *self,
              guint           radius)
{
  GtkToggleButton *buttons[ACIES_MAX_BRUSH_RADIUS + 1] = { self->brush_1, self->brush_7, self->brush_19 };

  return buttons[radius];
}

/* --- what the panel does -------------------------------------------------------------------- */

static void
tool_toggled_cb (AciesToolPanel  *self,
                 GtkToggleButton *button)
{
  if (self->refreshing || !gtk_toggle_button_get_active (button))
    return;
  for (guint tool = 0; tool < ACIES_N_TOOLS; tool++)
    if (tool_button (self, tool) == button)
      acies_editor_set_tool (self->editor, tool);
}

static void
brush_toggled_cb (AciesToolPanel  *self,
                  GtkToggleButton *button)
{
  if (self->refreshing || !gtk_toggle_button_get_active (button))
    return;
  for (guint radius = 0; radius <= ACIES_MAX_BRUSH_RADIUS; radius++)
    if (brush_button (self, radius) == button)
      acies_editor_set_brush (self->editor, radius);
}

static void
terrain_chosen_cb (AciesToolPanel *self,
                   guint           id)
{
  acies_editor_set_terrain (self->editor, (AciesId) id);
}

static void
unit_type_chosen_cb (AciesToolPanel *self,
                     guint           key)
{
  acies_editor_set_unit_type (self->editor, (AciesId) (key % ACIES_MAX_UNIT_TYPES),
                              (AciesSide) (key / ACIES_MAX_UNIT_TYPES));
}

/* --- what it shows -------------------------------------------------------------------------- */

static void
show_editor (AciesToolPanel *self)
{
  static const char *const pages[ACIES_N_TOOLS] = {
    [ACIES_TOOL_SELECT] = "select",
    [ACIES_TOOL_TERRAIN] = "terrain",
    [ACIES_TOOL_UNIT] = "unit",
    [ACIES_TOOL_ERASER] = "eraser",
  };
  AciesToolKind tool = acies_editor_get_tool (self->editor);

  self->refreshing = TRUE;
  gtk_toggle_button_set_active (tool_button (self, tool), TRUE);
  gtk_toggle_button_set_active (brush_button (self, acies_editor_get_brush (self->editor)), TRUE);
  gtk_widget_set_visible (self->brush_box, tool == ACIES_TOOL_TERRAIN || tool == ACIES_TOOL_ERASER);
  gtk_stack_set_visible_child_name (self->stack, pages[tool]);
  acies_palette_set_chosen (self->terrains, acies_editor_get_terrain (self->editor));
  acies_palette_set_chosen (self->unit_types, acies_palette_unit_key (acies_editor_get_unit_type (self->editor),
                                                                      acies_editor_get_unit_side (self->editor)));
  self->refreshing = FALSE;
}

void
acies_tool_panel_refresh (AciesToolPanel *self)
{
  g_return_if_fail (ACIES_IS_TOOL_PANEL (self));

  acies_selection_panel_refresh (self->selection);
}

void
acies_tool_panel_rebuild (AciesToolPanel *self,
                          AciesTheme     *theme)
{
  const AciesState *state;

  g_return_if_fail (ACIES_IS_TOOL_PANEL (self));

  state = acies_editor_get_state (self->editor);
  acies_selection_panel_rebuild (self->selection, theme);
  if (state == NULL)
    return;
  acies_palette_show_terrains (self->terrains, state->ruleset, theme);
  acies_palette_show_unit_types (self->unit_types, state->ruleset, theme);
  show_editor (self);
}

void
acies_tool_panel_set_editor (AciesToolPanel *self,
                             AciesEditor    *editor)
{
  static const char *const shown[] = { "notify::tool", "notify::brush", "notify::terrain", "notify::unit-type" };

  g_return_if_fail (ACIES_IS_TOOL_PANEL (self));

  self->editor = editor;
  acies_selection_panel_set_editor (self->selection, editor);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    g_signal_connect_object (editor, shown[i], G_CALLBACK (show_editor), self, G_CONNECT_SWAPPED);
}

static void
acies_tool_panel_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_TOOL_PANEL);
  G_OBJECT_CLASS (acies_tool_panel_parent_class)->dispose (object);
}

static void
acies_tool_panel_class_init (AciesToolPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_PALETTE);
  g_type_ensure (ACIES_TYPE_SELECTION_PANEL);
  G_OBJECT_CLASS (klass)->dispose = acies_tool_panel_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/tool-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, tool_select);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, tool_terrain);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, tool_unit);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, tool_eraser);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, brush_box);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, brush_1);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, brush_7);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, brush_19);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, selection);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, terrains);
  gtk_widget_class_bind_template_child (widget_class, AciesToolPanel, unit_types);
  gtk_widget_class_bind_template_callback (widget_class, tool_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, brush_toggled_cb);
  gtk_widget_class_bind_template_callback (widget_class, terrain_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_type_chosen_cb);
}

static void
acies_tool_panel_init (AciesToolPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
