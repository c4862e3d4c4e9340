/* versions-dialog.c - dialogs with earlier versions of a scenario, and with unsaved work from earlier runs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/versions-dialog.h"

#include "app/shared/dialog.h"
#include "app/shared/place-text.h"
#include "formats/files/file.h"
#include "formats/game/recover.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#define ITEM_KEY "acies-item" /* key of a row's data: its Item */
#define GAP 12
#define LIST_WIDTH 560
#define PICTURE_WIDTH 200
#define WORDS_WIDTH 220 /* minimum width beside the picture; otherwise the text is below it */

/* An item of the list. */
typedef struct
{
  gpointer dialog;
  char    *title; /* title of the scenario */
  union
  {
    GFile            *version; /* an earlier version */
    AciesJournalFile *left;    /* unsaved work */
  };

  GtkWidget         *row; /* owns this */
  AciesBoardPicture *picture;
  GtkBox            *words;
  GtkBox            *buttons;
  GtkWidget         *recover; /* (nullable): buttons for unsaved work */
  GtkWidget         *discard;
  gboolean           discarded;
} Item;

/* --- a row ---------------------------------------------------------------------------------- */

static Item *
item_of (GtkWidget *row)
{
  return g_object_get_data (G_OBJECT (row), ITEM_KEY);
}

/* What is not to be cut wraps. */
static GtkLabel *
add_label (Item              *item,
           const char        *text,
           const char        *style,
           PangoEllipsizeMode cut)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), cut);
  gtk_label_set_wrap (GTK_LABEL (label), cut == PANGO_ELLIPSIZE_NONE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  gtk_box_append (item->words, label);
  return GTK_LABEL (label);
}

/* Adds a warning to the text. */
static void
warn (Item       *item,
      const char *text)
{
  add_label (item, text, "warning", PANGO_ELLIPSIZE_NONE);
}

/* @format: the format of the accessible name, with @what as argument */
static GtkWidget *
add_button (Item       *item,
            const char *label,
            const char *format,
            const char *what,
            GCallback   clicked)
{
  GtkWidget       *button = gtk_button_new_with_label (label);
  g_autofree char *name = g_strdup_printf (format, what);

  acies_accessible_name (button, name);
  g_signal_connect_swapped (button, "clicked", clicked, item);
  gtk_box_append (item->buttons, button);
  return button;
}

static GtkWidget *
new_content (Item *item)
{
  GtkWidget *content = g_object_new (GTK_TYPE_BOX, "margin-start", GAP, "margin-end", GAP, "margin-top", GAP, "margin-bottom", GAP, NULL);
  GtkWidget *side = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  GtkWidget *clamp = adw_clamp_new ();

  item->picture = g_object_new (ACIES_TYPE_BOARD_PICTURE, "valign", GTK_ALIGN_CENTER, NULL);
  item->words = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3, "vexpand", TRUE, NULL);
  item->buttons = g_object_new (GTK_TYPE_BOX, "halign", GTK_ALIGN_END, NULL);
  g_object_set (clamp, "maximum-size", PICTURE_WIDTH, "tightening-threshold", PICTURE_WIDTH, "child", item->picture, NULL);
  gtk_widget_set_size_request (side, WORDS_WIDTH, -1);
  gtk_widget_set_hexpand (side, TRUE);
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (item->words));
  gtk_box_append (GTK_BOX (side), GTK_WIDGET (item->buttons));
  gtk_box_append (GTK_BOX (content), clamp);
  gtk_box_append (GTK_BOX (content), side);
  gtk_widget_set_layout_manager (GTK_WIDGET (item->buttons), acies_wrap_layout_new (GAP, 0));
  gtk_widget_set_layout_manager (content, acies_wrap_layout_new (GAP, 0));
  return content;
}

/* Adds a row with title, age and place of an item. */
static void
add_row (GtkListBox    *list,
         Item          *item,
         gint64         time,
         const char    *place,
         GDestroyNotify item_free)
{
  g_autofree char *age = acies_age_to_string (time, g_get_real_time ());
  GtkLabel        *label;

  item->row = gtk_list_box_row_new ();
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (item->row), new_content (item));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (item->row), FALSE);
  g_object_set_data_full (G_OBJECT (item->row), ITEM_KEY, item, item_free);
  label = add_label (item, item->title, "heading", PANGO_ELLIPSIZE_END);
  acies_tooltip_when_cut (label);
  add_label (item, age, "body", PANGO_ELLIPSIZE_NONE);
  label = add_label (item, place, "dim-label", PANGO_ELLIPSIZE_START);
  acies_tooltip_set (GTK_WIDGET (label), place);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item->row), GTK_ACCESSIBLE_PROPERTY_LABEL, item->title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, age, -1);
  gtk_list_box_append (list, item->row);
}

static void
set_picture (Item             *item,
             const AciesState *state,
             AciesCatalog     *catalog)
{
  acies_board_picture_set_state (item->picture, state, acies_catalog_get_theme (catalog, state->ruleset));
}

/* --- earlier versions ----------------------------------------------------------------------- */

struct _AciesVersionsDialog
{
  AdwMessageDialog parent_instance;

  AciesDocument *document;
  AciesCatalog  *catalog;
};

G_DEFINE_FINAL_TYPE (AciesVersionsDialog, acies_versions_dialog, ADW_TYPE_MESSAGE_DIALOG)

static void
version_free (Item *item)
{
  g_object_unref (item->version);
  g_free (item->title);
  g_free (item);
}

static void
open_cb (Item *item)
{
  g_signal_emit_by_name (item->dialog, "open", item->version);
}

static void
bring_back_cb (Item *item)
{
  g_signal_emit_by_name (item->dialog, "bring-back", item->version);
}

static gint64
time_of (const char *path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 ? (gint64) about.st_mtime * G_USEC_PER_SEC : 0;
}

static void
add_version (AciesVersionsDialog *self,
             GtkListBox          *list,
             const char          *path)
{
  Item            *item = g_new0 (Item, 1);
  gint64           time = time_of (path);
  g_autofree char *date = acies_age_dup_date (time);
  g_autofree char *origin = acies_place_name (acies_document_get_file (self->document));
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesDocument) version = NULL;

  item->dialog = self;
  item->version = g_file_new_for_path (path);
  version = acies_document_new_from_version (item->version, origin, acies_catalog_get_library (self->catalog), findings, NULL);
  item->title = version != NULL ? acies_document_dup_title (version) : g_strdup (origin);
  add_row (list, item, time, date, (GDestroyNotify) version_free);
  if (version == NULL)
    {
      warn (item, _ ("This backup is too damaged to open."));
      return;
    }
  set_picture (item, acies_session_get_state (acies_document_get_edit (version)), self->catalog);
  add_button (item, _ ("Open a Copy"), _ ("Open the version from %s"), date, G_CALLBACK (open_cb));
  if (acies_document_get_damage (version) == NULL)
    add_button (item, _ ("Restore"), _ ("Restore the version from %s"), date, G_CALLBACK (bring_back_cb));
  else
    warn (item, _ ("This version is damaged. Open a copy to see the parts that could be read."));
}

static void
acies_versions_dialog_finalize (GObject *object)
{
  g_clear_object (&ACIES_VERSIONS_DIALOG (object)->document);
  G_OBJECT_CLASS (acies_versions_dialog_parent_class)->finalize (object);
}

static void
acies_versions_dialog_class_init (AciesVersionsDialogClass *klass)
{
  GType type = ACIES_TYPE_VERSIONS_DIALOG;

  G_OBJECT_CLASS (klass)->finalize = acies_versions_dialog_finalize;
  g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
  g_signal_new ("bring-back", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_FILE);
}

static void
acies_versions_dialog_init (AciesVersionsDialog *self)
{
}

AciesVersionsDialog *
acies_versions_dialog_new (GtkWindow     *parent,
                           AciesDocument *document,
                           AciesCatalog  *catalog)
{
  g_autofree char *name = acies_place_name (acies_document_get_file (document));
  g_autofree char *heading = g_strdup_printf (_ ("Earlier Versions of “%s”"), name);
  g_autoptr (GPtrArray) paths = acies_backup_list (acies_document_get_file (document));
  const char          *body = paths->len > 0 ? _ ("Open a copy to look at a version. Restoring a version replaces the open battle; you can undo this. The file does not change until you save.")
                                             : _ ("No earlier versions yet. From now on, saving keeps the last three versions.");
  AciesVersionsDialog *self = g_object_new (ACIES_TYPE_VERSIONS_DIALOG, "transient-for", parent, "heading", heading, "body", body, NULL);

  self->document = g_object_ref (document);
  self->catalog = catalog;
  if (paths->len > 0)
    {
      GtkWidget  *scroller;
      GtkListBox *list = acies_dialog_list_new (ADW_MESSAGE_DIALOG (self), _ ("Earlier versions"), LIST_WIDTH, &scroller);

      for (guint i = 0; i < paths->len; i++)
        add_version (self, list, g_ptr_array_index (paths, i));
      adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self), scroller);
    }
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (self), "close", _ ("_Close"));
  return self;
}

AciesDocument *
acies_versions_dialog_get_document (AciesVersionsDialog *self)
{
  g_return_val_if_fail (ACIES_IS_VERSIONS_DIALOG (self), NULL);

  return self->document;
}

/* --- unsaved work --------------------------------------------------------------------------- */

struct _AciesRecoveryDialog
{
  AdwMessageDialog parent_instance;

  AciesCatalog *catalog;
  GtkListBox   *list;
  guint         n_open; /* number of items neither recovered nor discarded */
};

G_DEFINE_FINAL_TYPE (AciesRecoveryDialog, acies_recovery_dialog, ADW_TYPE_MESSAGE_DIALOG)

static void
left_free (Item *item)
{
  acies_journal_file_free (item->left);
  g_free (item->title);
  g_free (item);
}

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
  g_signal_emit_by_name (item->dialog, "wanted", item->left, item->title);
}

static void
show_discarded (Item *item)
{
  g_autofree char *name = g_strdup_printf (item->discarded ? _ ("Keep %s") : _ ("Discard %s"), item->title);

  gtk_widget_set_opacity (GTK_WIDGET (item->picture), item->discarded ? 0.4 : 1);
  gtk_widget_set_sensitive (GTK_WIDGET (item->words), !item->discarded);
  if (item->recover != NULL)
    gtk_widget_set_visible (item->recover, !item->discarded);
  gtk_button_set_label (GTK_BUTTON (item->discard), item->discarded ? _ ("Undo") : _ ("Discard"));
  acies_accessible_name (item->discard, name);
}

/* Marks an item for deletion when the dialog closes, or undoes this. */
static void
discard_cb (Item *item)
{
  item->discarded = !item->discarded;
  count_open (item->dialog, item->discarded ? -1 : 1);
  show_discarded (item);
}

/* The dialog closes after any response. */
static void
acies_recovery_dialog_response (AdwMessageDialog *dialog,
                                const char       *response)
{
  GtkListBox *list = ACIES_RECOVERY_DIALOG (dialog)->list;

  for (GtkWidget *row = gtk_widget_get_first_child (GTK_WIDGET (list)); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (item_of (row)->discarded)
      g_signal_emit_by_name (dialog, "discarded", item_of (row)->left);
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
  gtk_list_box_remove (self->list, row); /* also frees the item */
  if (gtk_widget_get_first_child (GTK_WIDGET (self->list)) == NULL)
    gtk_window_close (GTK_WINDOW (self));
}

/* Adds the picture or warnings, and the Recover button if the work can be recovered. */
static void
look_into (Item *item)
{
  AciesCatalog *catalog = ACIES_RECOVERY_DIALOG (item->dialog)->catalog;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = acies_scenario_recover (item->left->document, item->title,
                                                         acies_catalog_get_library (catalog), findings, NULL);

  if (acies_journal_file_is_outdated (item->left))
    warn (item, _ ("The file has changed since this backup was made."));
  if (state == NULL)
    {
      warn (item, _ ("This backup is too damaged to open."));
      return;
    }
  if (findings->list->len > 0)
    warn (item, _ ("This backup is damaged: only part of it can be opened."));
  set_picture (item, state, catalog);
  item->recover = add_button (item, _ ("Recover"), _ ("Recover %s"), item->title, G_CALLBACK (recover_cb));
  gtk_widget_add_css_class (item->recover, "suggested-action");
}

static void
add_left (AciesRecoveryDialog *self,
          AciesJournalFile    *left)
{
  Item            *item = g_new0 (Item, 1);
  g_autofree char *place = left->file != NULL ? g_file_get_parse_name (left->file) : g_strdup (_ ("Never saved to a file"));

  item->dialog = self;
  item->left = left;
  item->title = g_strdup (left->title != NULL && left->title[0] != '\0' ? left->title : _ ("New Battle"));
  add_row (self->list, item, left->time, place, (GDestroyNotify) left_free);
  item->discard = add_button (item, "", "%s", item->title, G_CALLBACK (discard_cb));
  look_into (item);
  show_discarded (item);
  count_open (self, 1);
}

static void
acies_recovery_dialog_class_init (AciesRecoveryDialogClass *klass)
{
  GType type = ACIES_TYPE_RECOVERY_DIALOG;

  ADW_MESSAGE_DIALOG_CLASS (klass)->response = acies_recovery_dialog_response;
  g_signal_new ("wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_STRING);
  g_signal_new ("discarded", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
acies_recovery_dialog_init (AciesRecoveryDialog *self)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (self);
  GtkWidget        *scroller;

  adw_message_dialog_set_heading (dialog, _ ("Unsaved Work Was Found"));
  self->list = acies_dialog_list_new (dialog, _ ("Unsaved work"), LIST_WIDTH, &scroller);
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
    add_left (self, g_ptr_array_steal_index (left, 0));
  return self;
}
