/* symmetry-box.c - which symmetry the tools paint by
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/symmetry-box.h"

#include "editor/panels/choice-row.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

struct _AciesSymmetryBox
{
  GtkWidget parent_instance;

  GtkWidget       *box;
  AciesEditor     *editor;
  GtkToggleButton *buttons[ACIES_N_SYMMETRIES];
  GtkCheckButton  *swaps;
  GtkLabel        *rest;
};

G_DEFINE_FINAL_TYPE (AciesSymmetryBox, acies_symmetry_box, GTK_TYPE_WIDGET)

static const struct
{
  const char *icon;
  const char *name;
} kinds[ACIES_N_SYMMETRIES] = {
  [ACIES_SYMMETRY_NONE] = { "acies-symmetry-none-symbolic", N_ ("No symmetry") },
  [ACIES_SYMMETRY_LEFT_RIGHT] = { "acies-symmetry-left-right-symbolic", N_ ("Mirror left and right") },
  [ACIES_SYMMETRY_TOP_BOTTOM] = { "acies-symmetry-top-bottom-symbolic", N_ ("Mirror top and bottom") },
  [ACIES_SYMMETRY_HALF_TURN] = { "acies-symmetry-half-turn-symbolic", N_ ("Half turn") },
};

const char *
acies_symmetry_icon (AciesSymmetry symmetry)
{
  return kinds[symmetry].icon;
}

const char *
acies_symmetry_name (AciesSymmetry symmetry)
{
  return gettext (kinds[symmetry].name);
}

static gboolean
places_for_a_side (AciesEditor *editor)
{
  AciesToolKind tool = acies_editor_get_tool (editor);

  return tool == ACIES_TOOL_UNIT || tool == ACIES_TOOL_ENTRY || tool == ACIES_TOOL_CAMP;
}

void
acies_symmetry_box_refresh (AciesSymmetryBox *self)
{
  const AciesState *state;
  AciesSymmetry     kind;
  const char       *rest;

  g_return_if_fail (ACIES_IS_SYMMETRY_BOX (self));

  state = acies_editor_get_state (self->editor);
  kind = acies_editor_get_symmetry (self->editor);
  rest = state != NULL ? acies_symmetry_describe_rest (kind, state->board) : NULL;
  gtk_widget_set_visible (GTK_WIDGET (self->swaps), kind != ACIES_SYMMETRY_NONE && places_for_a_side (self->editor) &&
                                                        acies_editor_knows_counterparts (self->editor));
  gtk_label_set_text (self->rest, rest != NULL ? rest : "");
  gtk_widget_set_visible (GTK_WIDGET (self->rest), rest != NULL);
}

void
acies_symmetry_box_set_editor (AciesSymmetryBox *self,
                               AciesEditor      *editor)
{
  g_return_if_fail (ACIES_IS_SYMMETRY_BOX (self));

  self->editor = editor;
  g_signal_connect_object (editor, "notify::symmetry", G_CALLBACK (acies_symmetry_box_refresh), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (editor, "notify::tool", G_CALLBACK (acies_symmetry_box_refresh), self, G_CONNECT_SWAPPED);
  for (guint kind = 0; kind < ACIES_N_SYMMETRIES; kind++)
    acies_bind_choice (G_OBJECT (editor), "symmetry", self->buttons[kind], kind);
  g_object_bind_property (editor, "swaps", self->swaps, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE);
  acies_symmetry_box_refresh (self);
}

static GtkWidget *
new_buttons (AciesSymmetryBox *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (box, "linked");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  for (guint kind = 0; kind < ACIES_N_SYMMETRIES; kind++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      gtk_button_set_icon_name (GTK_BUTTON (button), kinds[kind].icon);
      acies_tooltip_set (button, gettext (kinds[kind].name));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      gettext (kinds[kind].name), -1);
      gtk_widget_add_css_class (button, "brush-button");
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->buttons[0]);
      gtk_box_append (GTK_BOX (box), button);
      self->buttons[kind] = GTK_TOGGLE_BUTTON (button);
    }
  return box;
}

static void
acies_symmetry_box_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_SYMMETRY_BOX (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_symmetry_box_parent_class)->dispose (object);
}

static void
acies_symmetry_box_class_init (AciesSymmetryBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_symmetry_box_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "symmetry");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
acies_symmetry_box_init (AciesSymmetryBox *self)
{
  GtkWidget *heading = gtk_label_new (_ ("Symmetry"));

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_add_css_class (heading, "heading");
  gtk_label_set_xalign (GTK_LABEL (heading), 0);
  self->swaps = GTK_CHECK_BUTTON (gtk_check_button_new_with_label (_ ("Mirrored units belong to the other army")));
  self->rest = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_wrap (self->rest, TRUE);
  gtk_label_set_max_width_chars (self->rest, 36);
  gtk_label_set_xalign (self->rest, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->rest), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->rest), "dim-label");
  gtk_box_append (GTK_BOX (self->box), heading);
  gtk_box_append (GTK_BOX (self->box), new_buttons (self));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->swaps));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->rest));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Symmetry"), -1);
}
