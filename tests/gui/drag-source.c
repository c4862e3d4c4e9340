/* A small program for the tests of the window: files to be dragged out of it, as out of a file manager.
 * It offers all its arguments at once, shows the name of the first, and says how the drag stands.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>

typedef struct
{
  GSList   *files;
  GtkLabel *status;
  gboolean  cancelled;
} Source;

static GdkContentProvider *
prepare_cb (GtkDragSource *drag_source,
            double         x,
            double         y,
            Source        *self)
{
  GdkFileList        *list = gdk_file_list_new_from_list (self->files);
  GdkContentProvider *content = gdk_content_provider_new_typed (GDK_TYPE_FILE_LIST, list);

  g_boxed_free (GDK_TYPE_FILE_LIST, list);
  return content;
}

/* What is under the pointer has answered. */
static void
answered_cb (GdkDrag    *drag,
             GParamSpec *property,
             Source     *self)
{
  gtk_label_set_text (self->status, gdk_drag_get_selected_action (drag) != 0 ? "wanted" : "not wanted");
}

static void
begin_cb (GtkDragSource *drag_source,
          GdkDrag       *drag,
          Source        *self)
{
  self->cancelled = FALSE;
  g_signal_connect (drag, "notify::selected-action", G_CALLBACK (answered_cb), self);
}

static gboolean
cancel_cb (GtkDragSource      *drag_source,
           GdkDrag            *drag,
           GdkDragCancelReason reason,
           Source             *self)
{
  self->cancelled = TRUE;
  return FALSE;
}

static void
end_cb (GtkDragSource *drag_source,
        GdkDrag       *drag,
        gboolean       delete_data,
        Source        *self)
{
  gtk_label_set_text (self->status, self->cancelled ? "not taken" : "taken");
}

static GtkWidget *
create_row (Source *self)
{
  g_autofree char *name = g_file_get_basename (self->files->data);
  GtkWidget       *row = gtk_label_new (name);
  GtkDragSource   *drag_source = gtk_drag_source_new ();

  gtk_drag_source_set_actions (drag_source, GDK_ACTION_COPY);
  g_signal_connect (drag_source, "prepare", G_CALLBACK (prepare_cb), self);
  g_signal_connect (drag_source, "drag-begin", G_CALLBACK (begin_cb), self);
  g_signal_connect (drag_source, "drag-cancel", G_CALLBACK (cancel_cb), self);
  g_signal_connect (drag_source, "drag-end", G_CALLBACK (end_cb), self);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (drag_source));
  gtk_widget_set_size_request (row, 200, 60);
  return row;
}

static void
show (Source *self)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  self->status = GTK_LABEL (gtk_label_new ("ready"));
  gtk_box_append (GTK_BOX (box), create_row (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->status));
  gtk_window_set_title (GTK_WINDOW (window), "Files");
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  Source self = { 0 };

  gtk_init ();
  for (int i = 1; i < argc; i++)
    self.files = g_slist_append (self.files, g_file_new_for_commandline_arg (argv[i]));
  g_return_val_if_fail (self.files != NULL, 1);
  show (&self);
  while (g_list_model_get_n_items (gtk_window_get_toplevels ()) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_slist_free_full (self.files, g_object_unref);
  return 0;
}
