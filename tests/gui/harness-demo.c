/* A small program for the test of the window harness: it shows what reaches it.
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gtk/gtk.h>
#include <time.h>

typedef struct
{
  GtkLabel *status;
  int       count;
  guint     slices_left; /* of its toil */
} Demo;

static void
show_status (Demo       *self,
             const char *format,
             ...)
{
  g_autofree char *text = NULL;
  va_list          arguments;

  va_start (arguments, format);
  text = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  gtk_label_set_text (self->status, text);
}

static void
button_clicked_cb (GtkButton *button,
                   Demo      *self)
{
  show_status (self, "count %d", ++self->count);
}

static void
warn_clicked_cb (GtkButton *button,
                 Demo      *self)
{
  g_warning ("a planted warning");
  show_status (self, "warned");
}

static void
leak_clicked_cb (GtkButton *button,
                 Demo      *self)
{
  if (g_strdup ("a planted leak") != NULL)
    show_status (self, "leaked");
}

/* --- work and rest -------------------------------------------------------------------------- */

/* In slices, so that it answers meanwhile. */
static gboolean
toil_cb (gpointer user_data)
{
  Demo   *self = user_data;
  clock_t end = clock () + CLOCKS_PER_SEC / 100;

  while (clock () < end)
    ;
  if (self->slices_left == 0)
    show_status (self, "toiled");
  return self->slices_left == 0 ? G_SOURCE_REMOVE : (self->slices_left--, G_SOURCE_CONTINUE);
}

static void
toil_clicked_cb (GtkButton *button,
                 Demo      *self)
{
  self->slices_left = 100; /* a second, of its own time */
  g_idle_add (toil_cb, self);
}

static void
toil_for_ever_clicked_cb (GtkButton *button,
                          Demo      *self)
{
  self->slices_left = G_MAXUINT;
  g_idle_add (toil_cb, self);
}

static gboolean
rested_cb (gpointer self)
{
  show_status (self, "rested");
  return G_SOURCE_REMOVE;
}

static void
rest_clicked_cb (GtkButton *button,
                 Demo      *self)
{
  show_status (self, "rests");
  g_timeout_add_seconds (60, rested_cb, self); /* a clock is no work, and not waited for */
}

/* --- what reaches it ------------------------------------------------------------------------ */

static void
entry_activated_cb (GtkEntry *entry,
                    Demo     *self)
{
  show_status (self, "typed %s", gtk_editable_get_text (GTK_EDITABLE (entry)));
}

static void
file_chosen_cb (GtkNativeDialog *dialog,
                int              response,
                Demo            *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autofree char *name = file != NULL ? g_file_get_basename (file) : g_strdup ("nothing");
  gboolean         saves = gtk_file_chooser_get_action (GTK_FILE_CHOOSER (dialog)) == GTK_FILE_CHOOSER_ACTION_SAVE;

  show_status (self, "%s %s", saves ? "saving" : "opening", name);
  g_object_unref (dialog);
}

static void
choose_file (GtkWidget           *button,
             GtkFileChooserAction action,
             const char          *accept,
             Demo                *self)
{
  GtkWindow            *window = GTK_WINDOW (gtk_widget_get_root (button));
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new ("Choose", window, action, accept, NULL);

  g_signal_connect (dialog, "response", G_CALLBACK (file_chosen_cb), self);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
save_clicked_cb (GtkWidget *button,
                 Demo      *self)
{
  choose_file (button, GTK_FILE_CHOOSER_ACTION_SAVE, "_Save", self);
}

static void
open_clicked_cb (GtkWidget *button,
                 Demo      *self)
{
  choose_file (button, GTK_FILE_CHOOSER_ACTION_OPEN, "_Open", self);
}

static void
area_pressed_cb (GtkGestureClick *gesture,
                 int              n_presses,
                 double           x,
                 double           y,
                 Demo            *self)
{
  guint button = gtk_gesture_single_get_current_button (GTK_GESTURE_SINGLE (gesture));

  show_status (self, "pressed %u at %.0f,%.0f", button, x, y);
}

static void
area_dragged_cb (GtkGestureDrag *gesture,
                 double          dx,
                 double          dy,
                 Demo           *self)
{
  if (dx != 0 || dy != 0)
    show_status (self, "dragged %.0f,%.0f", dx, dy);
}

static gboolean
area_scrolled_cb (GtkEventControllerScroll *controller,
                  double                    dx,
                  double                    dy,
                  Demo                     *self)
{
  GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  show_status (self, "scrolled %.0f%s", dy, state & GDK_CONTROL_MASK ? " with control" : "");
  return TRUE;
}

static gboolean
undo_cb (GtkWidget *widget,
         GVariant  *arguments,
         gpointer   self)
{
  show_status (self, "undone");
  return TRUE;
}

static void
draw_area (GtkDrawingArea *area,
           cairo_t        *cr,
           int             width,
           int             height,
           gpointer        data)
{
  cairo_set_source_rgb (cr, 0.62, 0.157, 0.157);
  cairo_paint (cr);
}

static GtkWidget *
create_area (Demo *self)
{
  GtkWidget          *area = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkGesture         *click = gtk_gesture_click_new ();
  GtkGesture         *drag = gtk_gesture_drag_new ();
  GtkEventController *scroll = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), 0);
  g_signal_connect (click, "pressed", G_CALLBACK (area_pressed_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (area_dragged_cb), self);
  g_signal_connect (scroll, "scroll", G_CALLBACK (area_scrolled_cb), self);
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (area, GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (area, scroll);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (area), draw_area, NULL, NULL);
  gtk_widget_set_vexpand (area, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (area), GTK_ACCESSIBLE_PROPERTY_LABEL, "Area", -1);
  return area;
}

static GtkWidget *
create_menu (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, "Reset", "app.reset");
  g_menu_append (menu, "Quit", "app.quit");
  gtk_menu_button_set_label (GTK_MENU_BUTTON (button), "Menu");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  return button;
}

static GtkWidget *
create_button (const char *label,
               GCallback   clicked,
               Demo       *self)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  g_signal_connect (button, "clicked", clicked, self);
  return button;
}

static GtkWidget *
create_page (const char *label,
             const char *icon_label)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *button = gtk_button_new_from_icon_name ("edit-undo-symbolic");
  GtkWidget *dead = gtk_button_new_with_label (icon_label);

  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, icon_label, -1);
  gtk_widget_set_sensitive (dead, FALSE);
  gtk_box_append (GTK_BOX (box), gtk_label_new (label));
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), dead);
  gtk_box_append (GTK_BOX (box), gtk_spin_button_new_with_range (0, 9, 1));
  return box;
}

/* Two pages, each with an icon, something insensitive and a number. */
static GtkWidget *
create_pages (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *switcher = gtk_stack_switcher_new ();

  gtk_stack_add_titled (GTK_STACK (stack), create_page ("on page one", "Icon one"), "one", "One");
  gtk_stack_add_titled (GTK_STACK (stack), create_page ("on page two", "Icon two"), "two", "Two");
  gtk_stack_switcher_set_stack (GTK_STACK_SWITCHER (switcher), GTK_STACK (stack));
  gtk_box_append (GTK_BOX (box), switcher);
  gtk_box_append (GTK_BOX (box), stack);
  return box;
}

static void
row_clicked_cb (GtkButton *button,
                Demo      *self)
{
  show_status (self, "clicked %s", gtk_button_get_label (button));
}

/* More rows than can be seen. */
static GtkWidget *
create_rows (Demo *self)
{
  GtkWidget *pane = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *label = g_strdup_printf ("row %u", i);

      gtk_box_append (GTK_BOX (box), create_button (label, G_CALLBACK (row_clicked_cb), self));
    }
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (pane), 70);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (pane), box);
  return pane;
}

static GtkWidget *
create_toil (Demo *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_box_append (GTK_BOX (box), create_button ("Toil", G_CALLBACK (toil_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_button ("Toil for Ever", G_CALLBACK (toil_for_ever_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_button ("Rest", G_CALLBACK (rest_clicked_cb), self));
  return box;
}

static GtkWidget *
create_content (Demo *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *entry = gtk_entry_new ();

  self->status = GTK_LABEL (gtk_label_new ("ready"));
  g_signal_connect (entry, "activate", G_CALLBACK (entry_activated_cb), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, "Name", -1);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->status));
  gtk_box_append (GTK_BOX (box), create_button ("Count", G_CALLBACK (button_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_button ("Leak", G_CALLBACK (leak_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_button ("Warn", G_CALLBACK (warn_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_button ("Save", G_CALLBACK (save_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_button ("Open", G_CALLBACK (open_clicked_cb), self));
  gtk_box_append (GTK_BOX (box), create_toil (self));
  gtk_box_append (GTK_BOX (box), entry);
  gtk_box_append (GTK_BOX (box), create_pages ());
  gtk_box_append (GTK_BOX (box), create_rows (self));
  gtk_box_append (GTK_BOX (box), create_area (self));
  return box;
}

static void
activate_cb (GtkApplication *application,
             Demo           *self)
{
  GtkWidget          *window = gtk_application_window_new (application);
  GtkWidget          *header = gtk_header_bar_new ();
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>z"),
                                                          gtk_callback_action_new (undo_cb, self, NULL)));
  gtk_widget_add_controller (window, keys);
  gtk_header_bar_pack_end (GTK_HEADER_BAR (header), create_menu ());
  gtk_window_set_titlebar (GTK_WINDOW (window), header);
  gtk_window_set_title (GTK_WINDOW (window), "Harness");
  gtk_window_set_default_size (GTK_WINDOW (window), 500, 600);
  gtk_window_set_child (GTK_WINDOW (window), create_content (self));
  gtk_window_present (GTK_WINDOW (window));
}

static void
reset_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       self)
{
  show_status (self, "reset");
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       self)
{
  g_application_quit (g_application_get_default ());
}

int
main (int    argc,
      char **argv)
{
  static const GActionEntry entries[] = { { .name = "quit", .activate = quit_cb }, { .name = "reset", .activate = reset_cb } };
  static const char *const  quit_keys[] = { "<Control>q", NULL };
  g_autoptr (GtkApplication) application = gtk_application_new ("io.github.aciesgame.HarnessDemo", 0);
  Demo demo = { 0 };

  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries), &demo);
  gtk_application_set_accels_for_action (application, "app.quit", quit_keys);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), &demo);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
