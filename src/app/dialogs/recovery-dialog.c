/* recovery-dialog.c - offers the unsaved work of programs that ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/recovery-dialog.h"

#include "app/dialogs/version-row.h"
#include "app/shared/place-text.h"
#include "formats/game/recover.h"
#include "widgets/accessible.h"

#include <glib/gi18n.h>

struct _AciesRecoveryDialog
{
  AdwMessageDialog parent_instance;

  AciesCatalog *catalog;
  GtkListBox   *list;
  guint         n_open; /* neither taken nor discarded */
};

G_DEFINE_FINAL_TYPE (AciesRecoveryDialog, acies_recovery_dialog, ADW_TYPE_MESSAGE_DIALOG)

enum
{
  WANTED,
  DISCARDED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* One of the documents; its row has it. */
typedef struct
{
  AciesRecoveryDialog *dialog;
  AciesJournalFile    *left;
  char                *title;
  AciesVersionRow     *row;
  GtkWidget           *recover; /* (nullable): the buttons */
  GtkWidget           *discard;
  gboolean             discarded;
} Item;

static void
item_free (Item *item)
{
  acies_journal_file_free (item->left);
  g_free (item->title);
  g_free (item);
}

/* --- what can be done with one -------------------------------------------------------------- */

static void
count_open (AciesRecoveryDialog *self,
            int                  change)
{
  self->n_open += (guint) change;
  adw_message_dialog_set_response_label (ADW_MESSAGE_DIALOG (self), "later", self->n_open > 0 ? _ ("_Later") : _ ("_Close"));
}

static void
recover_cb (Item *item)
{
  g_signal_emit (item->dialog, signals[WANTED], 0, item->left, item->title);
}

static void
name_button (GtkWidget  *button,
             const char *label,
             const char *format,
             const char *title)
{
  g_autofree char *name = g_strdup_printf (format, title);

  gtk_button_set_label (GTK_BUTTON (button), label);
  acies_accessible_name (button, name);
}

static void
show_discarded (Item *item)
{
  acies_version_row_set_faded (item->row, item->discarded);
  if (item->recover != NULL)
    gtk_widget_set_visible (item->recover, !item->discarded);
  if (item->discarded)
    name_button (item->discard, _ ("Undo"), _ ("Keep %s"), item->title);
  else
    name_button (item->discard, _ ("Discard"), _ ("Discard %s"), item->title);
}

/* Nothing is deleted while the dialog is open: until then it can be had back. */
static void
discard_cb (Item *item)
{
  item->discarded = !item->discarded;
  count_open (item->dialog, item->discarded ? -1 : 1);
  show_discarded (item);
}

static Item *
item_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), "item");
}

/* Whatever the answer is, the dialog closes. */
static void
acies_recovery_dialog_response (AdwMessageDialog *dialog,
                                const char       *response)
{
  GtkListBox *list = ACIES_RECOVERY_DIALOG (dialog)->list;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (item_of (row)->discarded)
      g_signal_emit (dialog, signals[DISCARDED], 0, item_of (row)->left);
}

void
acies_recovery_dialog_remove (AciesRecoveryDialog    *self,
                              const AciesJournalFile *left)
{
  GtkWidget *row;

  g_return_if_fail (ACIES_IS_RECOVERY_DIALOG (self));

  row = gtk_widget_get_first_child (GTK_WIDGET (self->list));
  while (item_of (row)->left != left)
    row = gtk_widget_get_next_sibling (row);
  count_open (self, -1);
  gtk_list_box_remove (self->list, row); /* the item goes with it */
  if (gtk_widget_get_first_child (GTK_WIDGET (self->list)) == NULL)
    gtk_window_close (GTK_WINDOW (self));
}

/* --- showing them --------------------------------------------------------------------------- */

static char *
describe_place (const AciesJournalFile *left)
{
  return left->file != NULL ? g_file_get_parse_name (left->file) : g_strdup (_ ("Never saved to a file"));
}

/* The picture, or why there is none. */
static void
look_into (Item *item)
{
  AciesCatalog *catalog = item->dialog->catalog;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = acies_scenario_recover (item->left->document, item->title,
                                                         acies_catalog_get_library (catalog), findings, NULL);
  g_autofree char *name = g_strdup_printf (_ ("Recover %s"), item->title);

  if (acies_journal_file_is_outdated (item->left))
    acies_version_row_warn (item->row, _ ("The file has changed since this backup was made."));
  if (state == NULL)
    {
      acies_version_row_warn (item->row, _ ("This backup is too damaged to open."));
      return;
    }
  if (findings->list->len > 0)
    acies_version_row_warn (item->row, _ ("This backup is damaged: only part of it can be opened."));
  acies_version_row_set_picture (item->row, state, acies_catalog_get_theme (catalog, state->ruleset));
  item->recover = acies_version_row_add_button (item->row, _ ("Recover"), name);
  gtk_widget_add_css_class (item->recover, "suggested-action");
  g_signal_connect_swapped (item->recover, "clicked", G_CALLBACK (recover_cb), item);
}

static void
add_row (AciesRecoveryDialog *self,
         AciesJournalFile    *left)
{
  Item            *item = g_new0 (Item, 1);
  g_autofree char *age = acies_age_to_string (left->time, g_get_real_time ());
  g_autofree char *place = describe_place (left);

  item->dialog = self;
  item->left = left;
  item->title = g_strdup (left->title != NULL && left->title[0] != '\0' ? left->title : _ ("New Battle"));
  item->row = ACIES_VERSION_ROW (acies_version_row_new (item->title, age, place));
  g_object_set_data_full (G_OBJECT (item->row), "item", item, (GDestroyNotify) item_free);
  item->discard = acies_version_row_add_button (item->row, "", "");
  g_signal_connect_swapped (item->discard, "clicked", G_CALLBACK (discard_cb), item);
  look_into (item);
  show_discarded (item);
  gtk_list_box_append (self->list, GTK_WIDGET (item->row));
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_recovery_dialog_class_init (AciesRecoveryDialogClass *klass)
{
  GType type = ACIES_TYPE_RECOVERY_DIALOG;

  ADW_MESSAGE_DIALOG_CLASS (klass)->response = acies_recovery_dialog_response;
  signals[WANTED] = g_signal_new ("wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_STRING);
  signals[DISCARDED] = g_signal_new ("discarded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
acies_recovery_dialog_init (AciesRecoveryDialog *self)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (self);
  GtkWidget        *scroller;

  adw_message_dialog_set_heading (dialog, _ ("Unsaved Work Was Found"));
  self->list = acies_version_list_new (dialog, _ ("Unsaved work"), &scroller);
  adw_message_dialog_add_response (dialog, "later", _ ("_Later"));
  adw_message_dialog_set_close_response (dialog, "later");
  adw_message_dialog_set_extra_child (dialog, scroller);
}

AciesRecoveryDialog *
acies_recovery_dialog_new (GtkWindow    *parent,
                           GPtrArray    *left,
                           AciesCatalog *catalog)
{
  const char          *reason = g_dngettext (GETTEXT_PACKAGE, "Acies closed before this was saved.", "Acies closed before these were saved.", left->len);
  AciesRecoveryDialog *self = g_object_new (ACIES_TYPE_RECOVERY_DIALOG, "transient-for", parent, "body", reason, NULL);

  self->catalog = catalog;
  while (left->len > 0)
    {
      add_row (self, g_ptr_array_steal_index (left, 0));
      count_open (self, 1);
    }
  return self;
}
