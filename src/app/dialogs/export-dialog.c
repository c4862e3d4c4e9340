/* export-dialog.c - a dialog for the file type and options of an export
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/export-dialog.h"

#include <glib/gi18n.h>

static const int resolutions[] = { 96, 150, 300, 600 };

#define USUAL_RESOLUTION 1 /* index of the default */

/* A file type. */
typedef struct
{
  GtkCheckButton *button;
  guint           asks; /* AciesExportAsks */
} Kind;

struct _AciesExportDialog
{
  AdwWindow parent_instance;

  GArray              *list; /* of Kind */
  GtkWidget           *export_button;
  AdwPreferencesGroup *kinds;
  GtkWidget           *options;
  AdwComboRow         *resolutions;
  AdwComboRow         *papers;
  GtkWidget           *names_row;
  GtkSwitch           *names;
  GtkWidget           *plain_row;
  GtkSwitch           *plain;
  GtkWidget           *selected_row;
  GtkSwitch           *selected;
};

G_DEFINE_FINAL_TYPE (AciesExportDialog, acies_export_dialog, ADW_TYPE_WINDOW)

static guint
find_kind (AciesExportDialog *self)
{
  for (guint i = 0; i < self->list->len; i++)
    if (gtk_check_button_get_active (g_array_index (self->list, Kind, i).button))
      return i;
  return 0;
}

AciesExportOptions
acies_export_dialog_get_options (AciesExportDialog *self)
{
  g_return_val_if_fail (ACIES_IS_EXPORT_DIALOG (self), (AciesExportOptions) { 0 });

  return (AciesExportOptions) {
    .kind = find_kind (self),
    .dpi = resolutions[adw_combo_row_get_selected (self->resolutions)],
    .paper = (AciesPaper) adw_combo_row_get_selected (self->papers),
    .names = gtk_switch_get_active (self->names),
    .plain = gtk_switch_get_active (self->plain),
    .selected = gtk_switch_get_active (self->selected),
  };
}

/* --- file types and options ----------------------------------------------------------------- */

/* Shows only the options of the selected type. */
static void
show_options (AciesExportDialog *self)
{
  guint asks = g_array_index (self->list, Kind, find_kind (self)).asks;

  gtk_widget_set_visible (self->options, asks != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->resolutions), (asks & ACIES_EXPORT_ASKS_RESOLUTION) != 0);
  gtk_widget_set_visible (GTK_WIDGET (self->papers), (asks & ACIES_EXPORT_ASKS_PAPER) != 0);
  gtk_widget_set_visible (self->names_row, (asks & ACIES_EXPORT_ASKS_LOOK) != 0);
  gtk_widget_set_visible (self->plain_row, (asks & ACIES_EXPORT_ASKS_LOOK) != 0);
  gtk_widget_set_visible (self->selected_row, (asks & ACIES_EXPORT_ASKS_SELECTED) != 0);
}

void
acies_export_dialog_add (AciesExportDialog *self,
                         const char        *name,
                         guint              asks)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_check_button_new ();
  Kind       kind = { GTK_CHECK_BUTTON (button), asks };

  g_return_if_fail (ACIES_IS_EXPORT_DIALOG (self));

  if (self->list->len > 0)
    gtk_check_button_set_group (kind.button, g_array_index (self->list, Kind, 0).button);
  g_array_append_val (self->list, kind);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  adw_preferences_group_add (self->kinds, row);
  g_signal_connect_object (button, "toggled", G_CALLBACK (show_options), self, G_CONNECT_SWAPPED);
  if (self->list->len == 1)
    gtk_check_button_set_active (kind.button, TRUE);
}

static void
fill_resolutions (AciesExportDialog *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (resolutions); i++)
    /* Translators: resolution of an image in dots per inch */
    gtk_string_list_take (list, g_strdup_printf (_ ("%d dpi"), resolutions[i]));
  adw_combo_row_set_model (self->resolutions, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->resolutions, USUAL_RESOLUTION);
}

static void
fill_papers (AciesExportDialog *self)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    gtk_string_list_append (list, _ (acies_paper_name (paper)));
  adw_combo_row_set_model (self->papers, G_LIST_MODEL (list));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
export_cb (AciesExportDialog *self)
{
  g_autoptr (AciesExportDialog) held = g_object_ref (self);

  g_signal_emit_by_name (self, "export");
  gtk_window_close (GTK_WINDOW (self));
}

static void
acies_export_dialog_finalize (GObject *object)
{
  g_array_unref (ACIES_EXPORT_DIALOG (object)->list);
  G_OBJECT_CLASS (acies_export_dialog_parent_class)->finalize (object);
}

static void
acies_export_dialog_class_init (AciesExportDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_export_dialog_finalize;
  g_signal_new ("export", ACIES_TYPE_EXPORT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/export-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, export_button);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, kinds);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, options);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, resolutions);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, papers);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, names_row);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, names);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, plain_row);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, plain);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, selected_row);
  gtk_widget_class_bind_template_child (widget_class, AciesExportDialog, selected);
  gtk_widget_class_bind_template_callback (widget_class, export_cb);
}

static void
acies_export_dialog_init (AciesExportDialog *self)
{
  self->list = g_array_new (FALSE, FALSE, sizeof (Kind));
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_resolutions (self);
  fill_papers (self);
  gtk_widget_grab_focus (self->export_button);
}

AciesExportDialog *
acies_export_dialog_new (GtkWindow *parent)
{
  return g_object_new (ACIES_TYPE_EXPORT_DIALOG, "transient-for", parent, NULL);
}
