/* resize-dialog.c - asks for the new size of the board, and which edge stays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/dialogs/board-dialog.h"

#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  AciesBoardDialog *dialog;
  GtkSpinButton    *columns;
  GtkSpinButton    *rows;
  AdwActionRow     *anchor_row;
  GtkToggleButton  *anchors[ACIES_N_ANCHORS];
} Controls;

static const char *const anchor_names[ACIES_N_ANCHORS] = {
  [ACIES_ANCHOR_TOP_LEFT] = N_ ("Top left corner"),
  [ACIES_ANCHOR_TOP] = N_ ("Top edge"),
  [ACIES_ANCHOR_TOP_RIGHT] = N_ ("Top right corner"),
  [ACIES_ANCHOR_LEFT] = N_ ("Left edge"),
  [ACIES_ANCHOR_CENTRE] = N_ ("Middle"),
  [ACIES_ANCHOR_RIGHT] = N_ ("Right edge"),
  [ACIES_ANCHOR_BOTTOM_LEFT] = N_ ("Bottom left corner"),
  [ACIES_ANCHOR_BOTTOM] = N_ ("Bottom edge"),
  [ACIES_ANCHOR_BOTTOM_RIGHT] = N_ ("Bottom right corner"),
};

static AciesAnchor
get_anchor (const Controls *self)
{
  for (guint i = 0; i < ACIES_N_ANCHORS; i++)
    {
      if (gtk_toggle_button_get_active (self->anchors[i]))
        return i;
    }

  return ACIES_ANCHOR_TOP_LEFT;
}

static void
make (gpointer          controls,
      const AciesState *state,
      AciesTransform   *transform)
{
  const Controls *self = controls;

  acies_transform_resize (transform, state->board, (guint) gtk_spin_button_get_value_as_int (self->columns),
                          (guint) gtk_spin_button_get_value_as_int (self->rows), get_anchor (self));
}

static const char *
name (gpointer controls)
{
  return _ ("Resize Board");
}

static const AciesBoardDialogAsk ask = { make, NULL, name };

static void
changed_cb (Controls *self)
{
  acies_board_dialog_refresh (self->dialog);
}

/* Toggle buttons of a group tell twice: of the one that goes, too. */
static void
toggled_cb (Controls        *self,
            GtkToggleButton *button)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), gtk_toggle_button_get_active (button) ? "media-record-symbolic" : "");
  if (!gtk_toggle_button_get_active (button))
    return;
  adw_action_row_set_subtitle (self->anchor_row, gettext (anchor_names[get_anchor (self)]));
  acies_board_dialog_refresh (self->dialog);
}

static GtkWidget *
new_anchors (Controls *self)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_widget_set_valign (grid, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (grid, 6);
  gtk_widget_set_margin_bottom (grid, 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 3);
  for (guint i = 0; i < ACIES_N_ANCHORS; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      gtk_widget_set_size_request (button, 34, 34);
      acies_tooltip_set (button, gettext (anchor_names[i]));
      gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, gettext (anchor_names[i]), -1);
      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->anchors[0]);
      gtk_grid_attach (GTK_GRID (grid), button, (int) i % 3, (int) i / 3, 1, 1);
      self->anchors[i] = GTK_TOGGLE_BUTTON (button);
    }

  return grid;
}

static void
add_anchors (Controls  *self,
             GtkWidget *group)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Keep in Place"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), new_anchors (self));
  self->anchor_row = ADW_ACTION_ROW (row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

void
acies_resize_dialog_present (GtkWindow    *parent,
                             AciesSession *session)
{
  const AciesBoard *board = acies_session_get_state (session)->board;
  Controls         *self = g_new0 (Controls, 1);
  GtkWidget        *group = adw_preferences_group_new ();

  self->columns = acies_board_dialog_add_number (group, _ ("Columns"), ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, board->columns);
  self->rows = acies_board_dialog_add_number (group, _ ("Rows"), ACIES_MIN_ROWS, ACIES_MAX_ROWS, board->rows);
  add_anchors (self, group);
  self->dialog = acies_board_dialog_new (parent, session, _ ("Resize Board"), _ ("_Resize"), &ask, group, self);
  g_signal_connect_swapped (self->columns, "value-changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->rows, "value-changed", G_CALLBACK (changed_cb), self);
  for (guint i = 0; i < ACIES_N_ANCHORS; i++)
    g_signal_connect_swapped (self->anchors[i], "toggled", G_CALLBACK (toggled_cb), self);
  gtk_toggle_button_set_active (self->anchors[ACIES_ANCHOR_TOP_LEFT], TRUE);
  acies_board_dialog_present (self->dialog);
}
