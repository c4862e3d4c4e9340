/* board-menu.c - contents of the two popovers of the toolbar: symmetry and whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/board-menu.h"

#include "editor/dialogs/board-dialogs.h"
#include "editor/panels/fields.h"
#include "engine/core/engine.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* --- the symmetry --------------------------------------------------------------------------- */

struct _AciesSymmetryBox
{
  AciesPanel parent_instance;

  AciesEditor     *editor;
  GtkToggleButton *none;
  GtkToggleButton *left_right;
  GtkToggleButton *top_bottom;
  GtkToggleButton *half_turn;
  GtkCheckButton  *swaps;
  GtkLabel        *rest;
};

G_DEFINE_FINAL_TYPE (AciesSymmetryBox, acies_symmetry_box, ACIES_TYPE_PANEL)

static gboolean
places_for_a_side (AciesEditor *editor)
{
  AciesToolKind tool = acies_editor_get_tool (editor);

  return tool == ACIES_TOOL_UNIT || tool == ACIES_TOOL_ENTRY || tool == ACIES_TOOL_CAMP;
}

static void
show_symmetry (AciesSymmetryBox *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  AciesSymmetry     kind = acies_editor_get_symmetry (self->editor);
  const char       *rest = state != NULL ? acies_symmetry_describe_rest (kind, state->board) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->swaps), kind != ACIES_SYMMETRY_NONE && places_for_a_side (self->editor) &&
                                                        acies_editor_knows_counterparts (self->editor));
  gtk_label_set_text (self->rest, rest != NULL ? rest : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rest), rest != NULL);
}

static void
acies_symmetry_box_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  show_symmetry (ACIES_SYMMETRY_BOX (panel));
}

static void
acies_symmetry_box_model_set (AciesPanel *panel)
{
  AciesSymmetryBox *self = ACIES_SYMMETRY_BOX (panel);
  GtkToggleButton  *buttons[ACIES_N_SYMMETRIES] = {
     [ACIES_SYMMETRY_NONE] = self->none,
     [ACIES_SYMMETRY_LEFT_RIGHT] = self->left_right,
     [ACIES_SYMMETRY_TOP_BOTTOM] = self->top_bottom,
     [ACIES_SYMMETRY_HALF_TURN] = self->half_turn,
  };

  for (guint kind = 0; kind < ACIES_N_SYMMETRIES; kind++)
    acies_bind_choice (G_OBJECT (self->editor), "symmetry", buttons[kind], kind);
  g_object_bind_property (self->editor, "swaps", self->swaps, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->editor, "notify::symmetry", G_CALLBACK (show_symmetry), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "notify::tool", G_CALLBACK (show_symmetry), self, G_CONNECT_SWAPPED);
}

static void
acies_symmetry_box_class_init (AciesSymmetryBoxClass *klass)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_symmetry_box_refresh;
  panel_class->model_set = acies_symmetry_box_model_set;
  acies_panel_class_bind_model (klass, AciesSymmetryBox, editor);
  acies_panel_class_set_template (panel_class, "symmetry-box.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSymmetryBox, none);
  gtk_widget_class_bind_template_child (widget_class, AciesSymmetryBox, left_right);
  gtk_widget_class_bind_template_child (widget_class, AciesSymmetryBox, top_bottom);
  gtk_widget_class_bind_template_child (widget_class, AciesSymmetryBox, half_turn);
  gtk_widget_class_bind_template_child (widget_class, AciesSymmetryBox, swaps);
  gtk_widget_class_bind_template_child (widget_class, AciesSymmetryBox, rest);
}

static void
acies_symmetry_box_init (AciesSymmetryBox *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- the whole board ------------------------------------------------------------------------ */

struct _AciesBoardMenu
{
  AciesPanel parent_instance;

  AciesEditor *editor;
  AciesScout  *scout; /* owned */
  GtkWidget   *resize;
  GtkWidget   *shift;
  GtkWidget   *mirror;
  GtkWidget   *scout_box;
  GtkWidget   *reach;
  GtkBox      *sides; /* one check button for each side */
  GtkLabel    *legend;
};

G_DEFINE_FINAL_TYPE (AciesBoardMenu, acies_board_menu, ACIES_TYPE_PANEL)

/* Disabled buttons say why. */
static void
name_buttons (AciesBoardMenu   *self,
              const AciesBoard *board)
{
  const struct
  {
    GtkWidget   *button;
    AciesReshape reshape;
    const char  *tooltip;
  } buttons[] = {
    { self->resize, ACIES_RESHAPE_SIZE, _ ("Change the number of columns and rows") },
    { self->shift, ACIES_RESHAPE_SHIFT, _ ("Shift everything on the board") },
    { self->mirror, ACIES_RESHAPE_MIRROR, _ ("Mirror or rotate the board, or swap the armies") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      const char *refusal = acies_reshape_refusal (board, buttons[i].reshape);

      gtk_widget_set_sensitive (buttons[i].button, refusal == NULL);
      acies_tooltip_set (buttons[i].button, refusal != NULL ? refusal : buttons[i].tooltip);
      gtk_accessible_update_property (GTK_ACCESSIBLE (buttons[i].button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      refusal != NULL ? refusal : buttons[i].tooltip, -1);
    }
}

static void
close_menu (AciesBoardMenu *self)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER);

  if (popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (popover));
}

static void
change_board_cb (AciesBoardMenu *self,
                 GtkWidget      *button)
{
  GtkWindow    *window = GTK_WINDOW (gtk_widget_get_root (button));
  AciesSession *session = acies_editor_get_session (self->editor);

  close_menu (self);
  if (button == self->resize)
    acies_resize_dialog_present (window, session);
  else if (button == self->shift)
    acies_shift_dialog_present (window, session);
  else
    acies_mirror_dialog_present (window, session);
}

/* --- reach and threat ----------------------------------------------------------------------- */

static gboolean
to_checked (GBinding     *binding,
            const GValue *threats,
            GValue       *checked,
            gpointer      side)
{
  g_value_set_boolean (checked, (g_value_get_uint (threats) >> GPOINTER_TO_UINT (side)) & 1);
  return TRUE;
}

static gboolean
from_checked (GBinding     *binding,
              const GValue *checked,
              GValue       *threats,
              gpointer      side)
{
  g_autoptr (AciesScout) scout = ACIES_SCOUT (g_binding_dup_source (binding));
  guint bit = 1u << GPOINTER_TO_UINT (side);
  guint others = acies_scout_get_threats (scout) & ~bit;

  g_value_set_uint (threats, g_value_get_boolean (checked) ? others | bit : others);
  return TRUE;
}

static gboolean
has_threats (GBinding     *binding,
             const GValue *threats,
             GValue       *visible,
             gpointer      nothing)
{
  g_value_set_boolean (visible, g_value_get_uint (threats) != 0);
  return TRUE;
}

/* The label always has text, so that the column does not jump as the pointer moves over units. */
static gboolean
to_text (GBinding     *binding,
         const GValue *summary,
         GValue       *text,
         gpointer      nothing)
{
  const char *said = g_value_get_string (summary);

  g_value_set_string (text, said != NULL ? said : _ ("No unit under the pointer"));
  return TRUE;
}

static void
rebuild_threats (AciesBoardMenu     *self,
                 const AciesRuleset *ruleset)
{
  /* Hidden if units cannot move or attack. */
  gtk_widget_set_visible (self->scout_box, ruleset->procs->reach.march != NULL);
  gtk_label_set_text (self->legend, acies_board_say (ruleset, _ ("The darker a hex, the more units could hit it."),
                                                     _ ("The darker a square, the more units could hit it.")));
  acies_box_clear (self->sides);
  for (guint side = 0; side < ruleset->n_sides; side++)
    {
      /* Translators: a side */
      g_autofree char *label = g_strdup_printf (_ ("Threat from %s"), ruleset->sides[side].name);
      GtkWidget       *check = gtk_check_button_new_with_label (label);

      acies_tooltip_set (check, acies_board_say (ruleset, _ ("Shades the hexes that this side’s units could hit if ordered (D)"),
                                                 _ ("Shades the squares that this side’s units could hit if ordered (D)")));
      g_object_bind_property_full (self->scout, "threats", check, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                                   to_checked, from_checked, GUINT_TO_POINTER (side), NULL);
      gtk_box_append (self->sides, check);
    }
}

static void
acies_board_menu_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesBoardMenu   *self = ACIES_BOARD_MENU (panel);
  const AciesState *state = acies_editor_get_state (self->editor);

  gtk_widget_set_sensitive (GTK_WIDGET (self), state != NULL);
  if (state == NULL || events != NULL)
    return;
  name_buttons (self, state->board);
  rebuild_threats (self, state->ruleset);
}

GtkWidget *
acies_board_menu_new (AciesEditor *editor,
                      AciesScout  *scout)
{
  AciesBoardMenu *self = g_object_new (ACIES_TYPE_BOARD_MENU, NULL);

  self->scout = g_object_ref (scout);
  g_object_bind_property (scout, "reach", self->reach, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (scout, "threats", self->legend, "visible", G_BINDING_SYNC_CREATE, has_threats, NULL, NULL, NULL);
  g_object_set (self, "model", editor, NULL);
  return GTK_WIDGET (self);
}

GtkWidget *
acies_scout_summary_new (AciesScout *scout)
{
  GtkWidget *summary = gtk_label_new (NULL);

  gtk_widget_add_css_class (summary, "dim-label");
  gtk_widget_add_css_class (summary, "caption");
  gtk_label_set_xalign (GTK_LABEL (summary), 0);
  gtk_label_set_wrap (GTK_LABEL (summary), TRUE);
  g_object_bind_property (scout, "reach", summary, "visible", G_BINDING_SYNC_CREATE);
  g_object_bind_property_full (scout, "summary", summary, "label", G_BINDING_SYNC_CREATE, to_text, NULL, NULL, NULL);
  return summary;
}

static void
acies_board_menu_dispose (GObject *object)
{
  g_clear_object (&ACIES_BOARD_MENU (object)->scout);
  G_OBJECT_CLASS (acies_board_menu_parent_class)->dispose (object);
}

static void
acies_board_menu_class_init (AciesBoardMenuClass *klass)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_board_menu_dispose;
  panel_class->refresh = acies_board_menu_refresh;
  acies_panel_class_bind_model (klass, AciesBoardMenu, editor);
  acies_panel_class_set_template (panel_class, "board-menu.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, resize);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, shift);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, mirror);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, scout_box);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, reach);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, sides);
  gtk_widget_class_bind_template_child (widget_class, AciesBoardMenu, legend);
  gtk_widget_class_bind_template_callback (widget_class, close_menu);
  gtk_widget_class_bind_template_callback (widget_class, change_board_cb);
}

static void
acies_board_menu_init (AciesBoardMenu *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
