/* history-button.c - a button with a popover that lists all undo and redo steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/history-button.h"

#include "widgets/controls.h"
#include "widgets/tooltip.h"

#include <glib/gi18n.h>

/* Height of a row in pixels, and maximum number of visible rows. */
#define ROW_HEIGHT 36
#define MOST_ROWS 12

struct _AciesHistoryButton
{
  AdwBin parent_instance;

  GtkWidget         *button;
  GtkWidget         *popover; /* (nullable): created when it is first opened */
  GtkScrolledWindow *scroller;
  GtkListView       *list;
  GtkStringList     *model; /* a row for each step and for the start, the newest first; the strings are not used */
  AciesSession      *session;
  GSignalGroup      *signals;
  GPtrArray         *bound; /* of GtkListItem: the visible rows */
};

G_DEFINE_FINAL_TYPE (AciesHistoryButton, acies_history_button, ADW_TYPE_BIN)

/* The widgets of a list item. */
typedef struct
{
  GtkWidget *here;
  GtkLabel  *label;
  GtkWidget *saved;
} RowParts;

/* --- rows ----------------------------------------------------------------------------------- */

static void
setup_cb (GtkListItemFactory *factory,
          GtkListItem        *item)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  RowParts  *parts = g_new0 (RowParts, 1);

  parts->here = gtk_image_new_from_icon_name ("object-select-symbolic");
  parts->label = GTK_LABEL (g_object_new (GTK_TYPE_LABEL, "xalign", 0.0, "hexpand", TRUE, "ellipsize",
                                          PANGO_ELLIPSIZE_END, NULL));
  parts->saved = gtk_label_new (_ ("saved"));
  gtk_widget_add_css_class (parts->saved, "caption");
  gtk_widget_add_css_class (parts->saved, "dim-label");
  gtk_box_append (GTK_BOX (box), parts->here);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (parts->label));
  gtk_box_append (GTK_BOX (box), parts->saved);
  g_object_set_data_full (G_OBJECT (box), "parts", parts, g_free);
  gtk_list_item_set_child (item, box);
}

/* Sets the number of rows. The texts come from the session when a row becomes visible. */
static void
set_n_rows (AciesHistoryButton *self,
            guint               n)
{
  g_autofree const char **texts = g_new0 (const char *, n + 1);

  for (guint i = 0; i < n; i++)
    texts[i] = "";
  gtk_string_list_splice (self->model, 0, g_list_model_get_n_items (G_LIST_MODEL (self->model)), texts);
}

static guint
step_at (AciesHistoryButton *self,
         guint               position)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->model)) - 1 - position;
}

static char *
dup_title (AciesHistoryButton *self,
           guint               step)
{
  if (step > 0)
    return acies_session_dup_step_label (self->session, step);

  return g_strdup (acies_session_get_scenario (self->session) != NULL ? _ ("Start of the game") : _ ("Opened"));
}

/* GTK 4.8 does not set the accessible name of the row. */
static void
name_row (GtkWidget  *box,
          const char *title,
          gboolean    is_here,
          gboolean    is_saved)
{
  GtkWidget       *row = gtk_widget_get_parent (box);
  g_autofree char *words = g_strconcat (title, is_here ? _ (", shown now") : "", is_saved ? _ (", saved") : "", NULL);

  if (row != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

/* Returns: (nullable): the reason why the user cannot go to @step */
static const char *
why_not (AciesHistoryButton *self,
         guint               step)
{
  const AciesGameSettings *settings = acies_session_get_settings (self->session);
  gboolean                 is_last = step >= acies_session_count_steps (self->session);
  AciesSide                side = is_last ? ACIES_NO_SIDE : acies_session_get_step_side (self->session, step + 1);

  if (acies_session_can_go_to_step (self->session, step))
    return NULL;
  if (side != ACIES_NO_SIDE && settings->players[side] != ACIES_PLAYER_HUMAN)
    return _ ("You cannot return here, because the computer would act again at once");
  if (settings->undo == ACIES_UNDO_AGREED)
    return _ ("Dice or cards were revealed after this. Use Undo, one step at a time; the other side must agree");
  return _ ("Dice or cards were revealed after this, so you cannot return here");
}

static void
show_row (AciesHistoryButton *self,
          GtkListItem        *item)
{
  GtkWidget       *box = gtk_list_item_get_child (item);
  const RowParts  *parts = g_object_get_data (G_OBJECT (box), "parts");
  guint            step = step_at (self, gtk_list_item_get_position (item));
  guint            now = acies_session_get_step (self->session);
  guint            saved = 0;
  gboolean         is_saved = acies_session_find_saved_step (self->session, &saved) && saved == step && step > 0;
  const char      *obstacle = why_not (self, step);
  g_autofree char *title = dup_title (self, step);

  gtk_label_set_text (parts->label, title);
  name_row (box, title, step == now, is_saved);
  gtk_widget_set_opacity (parts->here, step == now ? 1 : 0);
  gtk_widget_set_visible (parts->saved, is_saved);
  acies_style_set (box, "dim-label", step > now);
  gtk_widget_set_sensitive (box, obstacle == NULL);
  gtk_list_item_set_activatable (item, obstacle == NULL);
  acies_tooltip_set (box, obstacle);
}

static void
bind_cb (GtkListItemFactory *factory,
         GtkListItem        *item,
         AciesHistoryButton *self)
{
  g_ptr_array_add (self->bound, item);
  show_row (self, item);
}

static void
unbind_cb (GtkListItemFactory *factory,
           GtkListItem        *item,
           AciesHistoryButton *self)
{
  g_ptr_array_remove_fast (self->bound, item);
}

/* Keeps the rows, and so the focus, if the number of steps has not changed. */
static void
refresh (AciesHistoryButton *self)
{
  guint n_steps = self->session != NULL ? acies_session_count_steps (self->session) : 0;

  gtk_widget_set_sensitive (self->button, n_steps > 0);
  if (self->popover == NULL || !gtk_widget_get_visible (self->popover))
    return;
  if (g_list_model_get_n_items (G_LIST_MODEL (self->model)) != n_steps + 1)
    set_n_rows (self, n_steps + 1);
  else
    for (guint i = 0; i < self->bound->len; i++)
      show_row (self, g_ptr_array_index (self->bound, i));
}

static void
activate_cb (AciesHistoryButton *self,
             guint               position)
{
  guint step = step_at (self, position);

  if (acies_session_can_go_to_step (self->session, step))
    acies_session_go_to_step (self->session, step);
}

/* --- the popover ---------------------------------------------------------------------------- */

/* Sets the height to the number of rows, because a list view does not know its total height. */
static void
shown_cb (AciesHistoryButton *self)
{
  guint n_rows;
  guint above;

  if (self->session == NULL)
    return;
  n_rows = acies_session_count_steps (self->session) + 1;
  set_n_rows (self, n_rows);
  gtk_scrolled_window_set_min_content_height (self->scroller, ROW_HEIGHT * (int) CLAMP (n_rows, 3, MOST_ROWS));
  above = acies_session_count_steps (self->session) - acies_session_get_step (self->session);
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", above);
  gtk_widget_grab_focus (GTK_WIDGET (self->list));
}

static void
closed_cb (AciesHistoryButton *self)
{
  set_n_rows (self, 0);
}

void
acies_history_button_set_session (AciesHistoryButton *self,
                                  AciesSession       *session)
{
  g_return_if_fail (ACIES_IS_HISTORY_BUTTON (self));
  g_return_if_fail (session == NULL || ACIES_IS_SESSION (session));

  if (session != self->session && self->popover != NULL)
    gtk_popover_popdown (GTK_POPOVER (self->popover));
  if (session != self->session)
    set_n_rows (self, 0);
  g_set_object (&self->session, session);
  g_signal_group_set_target (self->signals, session);
  refresh (self);
}

static GtkWidget *
new_list (AciesHistoryButton *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkNoSelection     *rows = gtk_no_selection_new (G_LIST_MODEL (g_object_ref (self->model)));
  GtkWidget          *list = gtk_list_view_new (GTK_SELECTION_MODEL (rows), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  g_signal_connect_swapped (list, "activate", G_CALLBACK (activate_cb), self);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (list), TRUE);
  gtk_widget_add_css_class (list, "history");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("History"), -1);
  self->list = GTK_LIST_VIEW (list);

  return list;
}

static void
make_popover_cb (GtkMenuButton *button,
                 gpointer       data)
{
  AciesHistoryButton *self = data;
  GtkWidget          *scroller;

  if (self->popover != NULL)
    return;
  scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_widget_set_size_request (scroller, 320, -1);
  self->scroller = GTK_SCROLLED_WINDOW (scroller);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), new_list (self));
  self->popover = gtk_popover_new ();
  gtk_widget_add_css_class (self->popover, "menu");
  gtk_popover_set_child (GTK_POPOVER (self->popover), scroller);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (shown_cb), self);
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (closed_cb), self);
  gtk_menu_button_set_popover (button, self->popover);
}

static void
acies_history_button_dispose (GObject *object)
{
  g_clear_object (&ACIES_HISTORY_BUTTON (object)->signals);
  G_OBJECT_CLASS (acies_history_button_parent_class)->dispose (object);
}

static void
acies_history_button_finalize (GObject *object)
{
  AciesHistoryButton *self = ACIES_HISTORY_BUTTON (object);

  g_object_unref (self->model);
  g_clear_object (&self->session);
  g_ptr_array_unref (self->bound);
  G_OBJECT_CLASS (acies_history_button_parent_class)->finalize (object);
}

static void
acies_history_button_class_init (AciesHistoryButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_history_button_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_history_button_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "history-button");
}

static void
acies_history_button_init (AciesHistoryButton *self)
{
  self->bound = g_ptr_array_new ();
  self->model = gtk_string_list_new (NULL);
  self->signals = g_signal_group_new (ACIES_TYPE_SESSION);
  g_signal_group_connect_swapped (self->signals, "history-changed", G_CALLBACK (refresh), self);
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->button), "view-list-symbolic");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), make_popover_cb, self, NULL);
  acies_tooltip_set (self->button, _ ("History"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("History"), -1);
  adw_bin_set_child (ADW_BIN (self), self->button);
  refresh (self);
}
