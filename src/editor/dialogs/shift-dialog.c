/* shift-dialog.c - asks where everything on the board is to move
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/dialogs/board-dialog.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

typedef struct
{
  AciesBoardDialog *dialog;
  AdwComboRow      *direction;
  GtkSpinButton    *steps;
} Controls;

static const char *const direction_names[] = {
  [ACIES_DIRECTION_E] = N_ ("Right"),
  [ACIES_DIRECTION_NE] = N_ ("Up and Right"),
  [ACIES_DIRECTION_NW] = N_ ("Up and Left"),
  [ACIES_DIRECTION_W] = N_ ("Left"),
  [ACIES_DIRECTION_SW] = N_ ("Down and Left"),
  [ACIES_DIRECTION_SE] = N_ ("Down and Right"),
};

static void
make (gpointer          controls,
      const AciesState *state,
      AciesTransform   *transform)
{
  const Controls *self = controls;

  acies_transform_shift (transform, state->board, adw_combo_row_get_selected (self->direction),
                         (guint) gtk_spin_button_get_value_as_int (self->steps));
}

static const char *
name (gpointer controls)
{
  return _ ("Shift Board");
}

static const AciesBoardDialogAsk ask = { make, NULL, name };

static void
changed_cb (Controls *self)
{
  acies_board_dialog_refresh (self->dialog);
}

static void
add_direction (Controls  *self,
               GtkWidget *group)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row = adw_combo_row_new ();

  for (guint i = 0; i < ACIES_N_DIRECTIONS; i++)
    gtk_string_list_append (names, gettext (direction_names[i]));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _ ("Direction"));
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (names));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  self->direction = ADW_COMBO_ROW (row);
}

void
acies_shift_dialog_present (GtkWindow    *parent,
                            AciesSession *session)
{
  const AciesBoard *board = acies_session_get_state (session)->board;
  Controls         *self = g_new0 (Controls, 1);
  GtkWidget        *group = adw_preferences_group_new ();

  add_direction (self, group);
  self->steps = acies_board_dialog_add_number (group, _ ("Hexes"), 1, MAX (board->columns, board->rows) - 1, 1);
  self->dialog = acies_board_dialog_new (parent, session, _ ("Shift Board"), _ ("_Shift"), &ask, group, self);
  g_signal_connect_swapped (self->direction, "notify::selected", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->steps, "value-changed", G_CALLBACK (changed_cb), self);
  acies_board_dialog_refresh (self->dialog);
  acies_board_dialog_present (self->dialog);
}
