/* disk-notice.c - a notice above the board, shown if another program has changed or removed the scenario's file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/disk-notice.h"

#include "app/shared/place-text.h"

#include <glib/gi18n.h>

struct _AciesDiskNotice
{
  AdwBin parent_instance;

  AciesDocument *document;
  AciesLibrary  *library;
  GFileMonitor  *monitor;
  GFile         *watched; /* by @monitor */
  GtkRevealer   *revealer;
  GtkLabel      *label; /* (nullable), like the button: created when the notice is first shown */
  GtkWidget     *reload_button;
};

G_DEFINE_FINAL_TYPE (AciesDiskNotice, acies_disk_notice, ADW_TYPE_BIN)

static void
watch (AciesDiskNotice *self)
{
  GFile *file = acies_document_get_file (self->document);

  if (file == self->watched)
    return;
  g_clear_object (&self->monitor);
  g_set_object (&self->watched, file);
  if (file != NULL)
    self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_swapped (self->monitor, "changed", G_CALLBACK (acies_disk_notice_check), self);
}

/* --- buttons -------------------------------------------------------------------------------- */

static void
reload_cb (AciesDiskNotice *self)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;

  if (!acies_document_reload (self->document, self->library, findings, &error))
    g_signal_emit_by_name (self, "told", error->message);
  acies_disk_notice_check (self);
  g_signal_emit_by_name (self, "changed");
}

static void
keep_cb (AciesDiskNotice *self)
{
  acies_document_keep (self->document);
  acies_disk_notice_check (self);
  g_signal_emit_by_name (self, "changed");
}

/* --- the notice ----------------------------------------------------------------------------- */

static GtkWidget *
add_button (AciesDiskNotice *self,
            GtkBox          *box,
            const char      *text,
            GCallback        clicked)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (text);

  g_signal_connect_swapped (button, "clicked", clicked, self);
  gtk_box_append (box, button);
  return button;
}

/* Creates the content of the notice. It is created late because most documents never need it. */
static void
make_box (AciesDiskNotice *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  self->label = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->label, 0);
  gtk_label_set_ellipsize (self->label, PANGO_ELLIPSIZE_MIDDLE);
  gtk_widget_set_hexpand (GTK_WIDGET (self->label), TRUE);
  gtk_widget_add_css_class (box, "toolbar");
  gtk_widget_set_margin_start (icon, 12);
  gtk_box_append (GTK_BOX (box), icon);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->label));
  self->reload_button = add_button (self, GTK_BOX (box), _ ("_Reload"), G_CALLBACK (reload_cb));
  add_button (self, GTK_BOX (box), _ ("_Keep Mine"), G_CALLBACK (keep_cb));
  gtk_revealer_set_child (self->revealer, box);
}

static void
show (AciesDiskNotice *self,
      AciesDisk        disk)
{
  g_autofree char *name = acies_place_name (acies_document_get_file (self->document));
  g_autofree char *text = NULL;

  if (self->label == NULL)
    make_box (self);
  if (disk == ACIES_DISK_CHANGED)
    text = g_strdup_printf (_ ("“%s” was changed by another program."), name);
  else
    text = g_strdup_printf (_ ("“%s” no longer exists. Save the battle to keep it."), name);
  gtk_label_set_text (self->label, text);
  gtk_widget_set_visible (self->reload_button, disk == ACIES_DISK_CHANGED);
}

void
acies_disk_notice_check (AciesDiskNotice *self)
{
  gboolean  modified;
  AciesDisk disk;

  g_return_if_fail (ACIES_IS_DISK_NOTICE (self));

  watch (self);
  modified = acies_document_is_modified (self->document);
  disk = acies_document_check_disk (self->document, ACIES_WORK_SCENARIO);
  if (disk != ACIES_DISK_SAME)
    show (self, disk);
  gtk_revealer_set_reveal_child (self->revealer, disk != ACIES_DISK_SAME);
  if (modified != acies_document_is_modified (self->document))
    g_signal_emit_by_name (self, "changed");
}

void
acies_disk_notice_set_document (AciesDiskNotice *self,
                                AciesDocument   *document,
                                AciesLibrary    *library)
{
  g_return_if_fail (ACIES_IS_DISK_NOTICE (self) && self->document == NULL);

  self->document = g_object_ref (document);
  self->library = acies_library_ref (library);
  watch (self);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_disk_notice_dispose (GObject *object)
{
  AciesDiskNotice *self = ACIES_DISK_NOTICE (object);

  if (self->monitor != NULL)
    g_signal_handlers_disconnect_by_data (self->monitor, self);
  g_clear_object (&self->monitor);
  g_clear_object (&self->watched);
  g_clear_object (&self->document);
  g_clear_pointer (&self->library, acies_library_unref);
  G_OBJECT_CLASS (acies_disk_notice_parent_class)->dispose (object);
}

static void
acies_disk_notice_class_init (AciesDiskNoticeClass *klass)
{
  const GType type = ACIES_TYPE_DISK_NOTICE;

  G_OBJECT_CLASS (klass)->dispose = acies_disk_notice_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "disk-notice");
  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("told", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
acies_disk_notice_init (AciesDiskNotice *self)
{
  self->revealer = GTK_REVEALER (gtk_revealer_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->revealer));
}
