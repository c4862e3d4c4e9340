/* mirror-dialog.c - asks how the board is mirrored, and whether the armies change sides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/dialogs/board-dialog.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  AciesBoardDialog *dialog;
  GtkCheckButton   *kinds[ACIES_N_SYMMETRIES];
  GtkSwitch        *swap;
} Controls;

static const char *const kind_names[ACIES_N_SYMMETRIES] = {
  [ACIES_SYMMETRY_LEFT_RIGHT] = N_ ("Left and Right"),
  [ACIES_SYMMETRY_TOP_BOTTOM] = N_ ("Top and Bottom"),
  [ACIES_SYMMETRY_HALF_TURN] = N_ ("Half Turn"),
};

static AciesSymmetry
get_kind (const Controls *self)
{
  for (guint i = ACIES_SYMMETRY_LEFT_RIGHT; i < ACIES_N_SYMMETRIES; i++)
    {
      if (gtk_check_button_get_active (self->kinds[i]))
        return i;
    }

  return ACIES_SYMMETRY_LEFT_RIGHT;
}

static void
make (gpointer          controls,
      const AciesState *state,
      AciesTransform   *transform)
{
  const Controls *self = controls;

  acies_transform_mirror (transform, state->board, get_kind (self), gtk_switch_get_active (self->swap));
}

static const char *
describe (gpointer          controls,
          const AciesState *state)
{
  return acies_symmetry_describe_rest (get_kind (controls), state->board);
}

static const char *
name (gpointer controls)
{
  const Controls *self = controls;

  return gtk_switch_get_active (self->swap) ? _ ("Mirror Board and Swap Armies") : _ ("Mirror Board");
}

static const AciesBoardDialogAsk ask = { make, describe, name };

static void
changed_cb (Controls *self)
{
  acies_board_dialog_refresh (self->dialog);
}

static void
add_kind (Controls     *self,
          GtkWidget    *group,
          AciesSymmetry kind)
{
  GtkWidget  *row = adw_action_row_new ();
  GtkWidget  *check = gtk_check_button_new ();
  const char *title = gettext (kind_names[kind]);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (check), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), self->kinds[ACIES_SYMMETRY_LEFT_RIGHT]);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  self->kinds[kind] = GTK_CHECK_BUTTON (check);
}

static void
add_swap (Controls  *self,
          GtkWidget *group)
{
  GtkWidget *row = adw_action_row_new ();

  self->swap = GTK_SWITCH (gtk_switch_new ());
  gtk_widget_set_valign (GTK_WIDGET (self->swap), GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->swap), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Swap Armies"), -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Swap Armies"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), _ ("Each unit becomes its counterpart in the other army; morale, cards, the first turn and the like are also swapped"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), GTK_WIDGET (self->swap));
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), GTK_WIDGET (self->swap));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

void
acies_mirror_dialog_present (GtkWindow    *parent,
                             AciesSession *session)
{
  Controls  *self = g_new0 (Controls, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *kinds = adw_preferences_group_new ();
  GtkWidget *armies = adw_preferences_group_new ();

  for (guint kind = ACIES_SYMMETRY_LEFT_RIGHT; kind < ACIES_N_SYMMETRIES; kind++)
    add_kind (self, kinds, kind);
  add_swap (self, armies);
  gtk_box_append (GTK_BOX (box), kinds);
  gtk_box_append (GTK_BOX (box), armies);
  gtk_check_button_set_active (self->kinds[ACIES_SYMMETRY_LEFT_RIGHT], TRUE);
  self->dialog = acies_board_dialog_new (parent, session, _ ("Mirror Board"), _ ("_Mirror"), &ask, box, self);
  for (guint kind = ACIES_SYMMETRY_LEFT_RIGHT; kind < ACIES_N_SYMMETRIES; kind++)
    g_signal_connect_swapped (self->kinds[kind], "toggled", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->swap, "notify::active", G_CALLBACK (changed_cb), self);
  acies_board_dialog_refresh (self->dialog);
  acies_board_dialog_present (self->dialog);
}
