/* board-dialogs.c - dialogs that resize, shift and mirror the whole board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/dialogs/board-dialogs.h"

#include "engine/edit/transform.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* --- shared parts --------------------------------------------------------------------------- */

/* A longer list of losses scrolls. */
#define LIST_HEIGHT 120
#define WIDTH 380

/* Functions of one of the dialogs. @controls: its own data */
typedef struct
{
  /* Sets @transform from the controls. */
  void (*make) (gpointer          controls,
                const AciesState *state,
                AciesTransform   *transform);
  /* (nullable): returns an additional sentence about the change, or NULL */
  const char *(*describe) (gpointer          controls,
                           const AciesState *state);
  /* (nullable): returns the label of the undo step; NULL for the title of the dialog */
  const char *(*name) (gpointer controls);
} Ask;

typedef struct
{
  AdwMessageDialog *dialog; /* owns this */
  AciesSession     *session;
  const Ask        *ask;
  gpointer          controls;
  GtkLabel         *note;
  GtkLabel         *verdict;
  GtkWidget        *scroller;
  GtkLabel         *losses;
} BoardDialog;

static void
dialog_free (BoardDialog *self)
{
  g_object_unref (self->session);
  g_free (self->controls);
  g_free (self);
}

static void
apply_cb (BoardDialog *self)
{
  const AciesState          *state = acies_session_get_state (self->session);
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (GError) error = NULL;

  self->ask->make (self->controls, state, transform);
  commands = acies_transform_commands (transform, state);
  if (!acies_session_apply_all (self->session, commands, self->ask->name != NULL ? self->ask->name (self->controls) : adw_message_dialog_get_heading (self->dialog), &error))
    g_warning ("The board was not changed: %s", error->message);
}

static void
show_lost (BoardDialog *self,
           GPtrArray   *lost)
{
  g_autofree char *verdict = NULL;
  g_autofree char *list = NULL;

  verdict = lost->len == 0 ? g_strdup (_ ("Nothing will be lost."))
                           : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u item will be lost:", "%u items will be lost:", lost->len),
                                              lost->len);
  gtk_widget_set_visible (self->scroller, lost->len > 0);
  gtk_label_set_text (self->verdict, verdict);
  g_ptr_array_add (lost, NULL);
  list = g_strjoinv ("\n", (char **) lost->pdata);
  gtk_label_set_text (self->losses, list);
}

/* Call this function when a control has changed. */
static void
refresh (BoardDialog *self)
{
  const AciesState          *state = acies_session_get_state (self->session);
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);
  g_autoptr (GPtrArray) lost = NULL;
  g_autoptr (GArray) commands = NULL;
  const char *note = self->ask->describe != NULL ? self->ask->describe (self->controls, state) : NULL;

  self->ask->make (self->controls, state, transform);
  lost = acies_transform_list_lost (transform, state);
  commands = acies_transform_commands (transform, state);
  adw_message_dialog_set_response_enabled (self->dialog, "apply", commands->len > 0);
  adw_message_dialog_set_response_appearance (self->dialog, "apply",
                                              lost->len > 0 ? ADW_RESPONSE_DESTRUCTIVE : ADW_RESPONSE_SUGGESTED);
  gtk_label_set_text (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
  show_lost (self, lost);
}

static GtkLabel *
new_label (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

static void
add_losses (BoardDialog *self,
            GtkWidget   *box)
{
  GtkWidget *list = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->note = new_label (box);
  self->verdict = new_label (box);
  gtk_widget_add_css_class (GTK_WIDGET (self->note), "dim-label");
  gtk_widget_add_css_class (GTK_WIDGET (self->verdict), "heading");
  self->losses = new_label (list);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (self->scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (self->scroller), LIST_HEIGHT);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), list);
  gtk_widget_set_focusable (self->scroller, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Items that will be lost"), -1);
  gtk_box_append (GTK_BOX (box), self->scroller);
}

/* @content: the widget with the controls; @controls: (transfer full): passed to @ask, freed with g_free() */
static BoardDialog *
new_dialog (GtkWindow    *parent,
            AciesSession *session,
            const char   *title,
            const char   *apply,
            const Ask    *ask,
            GtkWidget    *content,
            gpointer      controls)
{
  BoardDialog *self = g_new0 (BoardDialog, 1);
  GtkWidget   *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, title, NULL));
  self->session = g_object_ref (session);
  self->ask = ask;
  self->controls = controls;
  gtk_widget_set_size_request (box, WIDTH, -1);
  gtk_box_append (GTK_BOX (box), content);
  add_losses (self, box);
  adw_message_dialog_set_extra_child (self->dialog, box);
  adw_message_dialog_add_responses (self->dialog, "cancel", _ ("_Cancel"), "apply", apply, NULL);
  adw_message_dialog_set_default_response (self->dialog, "apply");
  adw_message_dialog_set_close_response (self->dialog, "cancel");
  g_signal_connect_swapped (self->dialog, "response::apply", G_CALLBACK (apply_cb), self);
  g_object_set_data_full (G_OBJECT (self->dialog), "acies-board-dialog", self, (GDestroyNotify) dialog_free);

  return self;
}

static void
present (BoardDialog *self)
{
  refresh (self);
  gtk_window_present (GTK_WINDOW (self->dialog));
}

GtkSpinButton *
acies_board_dialog_add_number (GtkWidget  *group,
                               const char *title,
                               int         min,
                               int         max,
                               int         value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *spin = acies_spin_new (title, min, max);
  /* Translators: the least and the greatest number that may be given */
  g_autofree char *range = g_strdup_printf (_ ("%1$d to %2$d"), min, max);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), range);
  gtk_widget_set_focusable (row, FALSE); /* its field has the focus */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), value);
  gtk_text_set_activates_default (GTK_TEXT (gtk_editable_get_delegate (GTK_EDITABLE (spin))), TRUE);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), spin);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), spin);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);

  return GTK_SPIN_BUTTON (spin);
}

/* --- resize --------------------------------------------------------------------------------- */

typedef struct
{
  BoardDialog     *dialog;
  GtkSpinButton   *columns;
  GtkSpinButton   *rows;
  AdwActionRow    *anchor_row;
  GtkToggleButton *anchors[ACIES_N_ANCHORS];
} Resize;

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
get_anchor (const Resize *self)
{
  for (guint i = 0; i < ACIES_N_ANCHORS; i++)
    {
      if (gtk_toggle_button_get_active (self->anchors[i]))
        return i;
    }

  return ACIES_ANCHOR_TOP_LEFT;
}

static void
resize_make (gpointer          controls,
             const AciesState *state,
             AciesTransform   *transform)
{
  const Resize *self = controls;

  acies_transform_resize (transform, state->board, (guint) gtk_spin_button_get_value_as_int (self->columns),
                          (guint) gtk_spin_button_get_value_as_int (self->rows), get_anchor (self));
}

static const Ask resize_ask = { resize_make, NULL, NULL };

/* A change in a group of toggle buttons emits "toggled" twice: also for the button that becomes inactive. */
static void
toggled_cb (Resize          *self,
            GtkToggleButton *button)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), gtk_toggle_button_get_active (button) ? "media-record-symbolic" : "");
  if (!gtk_toggle_button_get_active (button))
    return;
  adw_action_row_set_subtitle (self->anchor_row, gettext (anchor_names[get_anchor (self)]));
  refresh (self->dialog);
}

static GtkWidget *
new_anchors (Resize *self)
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
add_anchors (Resize    *self,
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
  BoardDialog      *dialog;
  const AciesBoard *board = acies_session_get_state (session)->board;
  Resize           *self = g_new0 (Resize, 1);
  GtkWidget        *group = adw_preferences_group_new ();

  self->columns = acies_board_dialog_add_number (group, _ ("Columns"), ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, board->columns);
  self->rows = acies_board_dialog_add_number (group, _ ("Rows"), ACIES_MIN_ROWS, ACIES_MAX_ROWS, board->rows);
  add_anchors (self, group);
  dialog = new_dialog (parent, session, _ ("Resize Board"), _ ("_Resize"), &resize_ask, group, self);
  self->dialog = dialog;
  g_signal_connect_swapped (self->columns, "value-changed", G_CALLBACK (refresh), dialog);
  g_signal_connect_swapped (self->rows, "value-changed", G_CALLBACK (refresh), dialog);
  for (guint i = 0; i < ACIES_N_ANCHORS; i++)
    g_signal_connect_swapped (self->anchors[i], "toggled", G_CALLBACK (toggled_cb), self);
  gtk_toggle_button_set_active (self->anchors[ACIES_ANCHOR_TOP_LEFT], TRUE);
  present (dialog);
}

/* --- shift ---------------------------------------------------------------------------------- */

typedef struct
{
  AdwComboRow   *direction;
  GtkSpinButton *steps;
} Shift;

static const char *const direction_names[] = {
  [ACIES_DIRECTION_E] = N_ ("Right"),
  [ACIES_DIRECTION_NE] = N_ ("Up and Right"),
  [ACIES_DIRECTION_NW] = N_ ("Up and Left"),
  [ACIES_DIRECTION_W] = N_ ("Left"),
  [ACIES_DIRECTION_SW] = N_ ("Down and Left"),
  [ACIES_DIRECTION_SE] = N_ ("Down and Right"),
};

static void
shift_make (gpointer          controls,
            const AciesState *state,
            AciesTransform   *transform)
{
  const Shift *self = controls;

  acies_transform_shift (transform, state->board, adw_combo_row_get_selected (self->direction),
                         (guint) gtk_spin_button_get_value_as_int (self->steps));
}

static const Ask shift_ask = { shift_make, NULL, NULL };

static void
add_direction (Shift     *self,
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
  BoardDialog      *dialog;
  const AciesBoard *board = acies_session_get_state (session)->board;
  Shift            *self = g_new0 (Shift, 1);
  GtkWidget        *group = adw_preferences_group_new ();

  add_direction (self, group);
  self->steps = acies_board_dialog_add_number (group, _ ("Hexes"), 1, MAX (board->columns, board->rows) - 1, 1);
  dialog = new_dialog (parent, session, _ ("Shift Board"), _ ("_Shift"), &shift_ask, group, self);
  g_signal_connect_swapped (self->direction, "notify::selected", G_CALLBACK (refresh), dialog);
  g_signal_connect_swapped (self->steps, "value-changed", G_CALLBACK (refresh), dialog);
  present (dialog);
}

/* --- mirror --------------------------------------------------------------------------------- */

typedef struct
{
  GtkCheckButton *kinds[ACIES_N_SYMMETRIES];
  GtkSwitch      *swap;
} Mirror;

static const char *const kind_names[ACIES_N_SYMMETRIES] = {
  [ACIES_SYMMETRY_LEFT_RIGHT] = N_ ("Left and Right"),
  [ACIES_SYMMETRY_TOP_BOTTOM] = N_ ("Top and Bottom"),
  [ACIES_SYMMETRY_HALF_TURN] = N_ ("Half Turn"),
};

static AciesSymmetry
get_kind (const Mirror *self)
{
  for (guint i = ACIES_SYMMETRY_LEFT_RIGHT; i < ACIES_N_SYMMETRIES; i++)
    {
      if (gtk_check_button_get_active (self->kinds[i]))
        return i;
    }

  return ACIES_SYMMETRY_LEFT_RIGHT;
}

static void
mirror_make (gpointer          controls,
             const AciesState *state,
             AciesTransform   *transform)
{
  const Mirror *self = controls;

  acies_transform_mirror (transform, state->board, get_kind (self), gtk_switch_get_active (self->swap));
}

static const char *
mirror_describe (gpointer          controls,
                 const AciesState *state)
{
  return acies_symmetry_describe_rest (get_kind (controls), state->board);
}

static const char *
mirror_name (gpointer controls)
{
  const Mirror *self = controls;

  return gtk_switch_get_active (self->swap) ? _ ("Mirror Board and Swap Armies") : _ ("Mirror Board");
}

static const Ask mirror_ask = { mirror_make, mirror_describe, mirror_name };

static void
add_kind (Mirror       *self,
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
add_swap (Mirror    *self,
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
  BoardDialog *dialog;
  Mirror      *self = g_new0 (Mirror, 1);
  GtkWidget   *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget   *kinds = adw_preferences_group_new ();
  GtkWidget   *armies = adw_preferences_group_new ();

  for (guint kind = ACIES_SYMMETRY_LEFT_RIGHT; kind < ACIES_N_SYMMETRIES; kind++)
    add_kind (self, kinds, kind);
  add_swap (self, armies);
  gtk_box_append (GTK_BOX (box), kinds);
  gtk_box_append (GTK_BOX (box), armies);
  gtk_check_button_set_active (self->kinds[ACIES_SYMMETRY_LEFT_RIGHT], TRUE);
  dialog = new_dialog (parent, session, _ ("Mirror Board"), _ ("_Mirror"), &mirror_ask, box, self);
  for (guint kind = ACIES_SYMMETRY_LEFT_RIGHT; kind < ACIES_N_SYMMETRIES; kind++)
    g_signal_connect_swapped (self->kinds[kind], "toggled", G_CALLBACK (refresh), dialog);
  g_signal_connect_swapped (self->swap, "notify::active", G_CALLBACK (refresh), dialog);
  present (dialog);
}
