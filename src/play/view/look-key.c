/* look-key.c - the key that shows the hand of who is asked while it is held down
 *
 * A shortcut knows no release, so the window itself is listened to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/look-key.h"

typedef struct
{
  AciesGameTable     *table;
  GtkWidget          *window; /* that is listened to, or NULL */
  GtkEventController *keys;   /* on it */
  gboolean            held;
} LookKey;

static gboolean
is_look_key (guint keyval)
{
  return keyval == GDK_KEY_h || keyval == GDK_KEY_H;
}

static gboolean
is_typing (LookKey *self)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  return GTK_IS_EDITABLE (focus) || (GTK_IS_TEXT_VIEW (focus) && gtk_text_view_get_editable (GTK_TEXT_VIEW (focus)));
}

static void
let_go (LookKey *self)
{
  if (self->held)
    acies_game_table_look (self->table, FALSE);
  self->held = FALSE;
}

/* The key repeats while it is down: after a card is played the next question finds it so. */
static gboolean
pressed_cb (LookKey        *self,
            guint           keyval,
            guint           keycode,
            GdkModifierType modifiers)
{
  AciesViewer seat = acies_game_table_get_seat (self->table);

  if (!is_look_key (keyval) || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0 ||
      seat.kind != ACIES_VIEWER_ASKED || !seat.cards || is_typing (self))
    return FALSE;
  if (!acies_game_table_is_looking (self->table))
    {
      self->held = TRUE;
      acies_game_table_look (self->table, TRUE);
    }

  return TRUE;
}

static void
released_cb (LookKey *self,
             guint    keyval)
{
  if (is_look_key (keyval))
    let_go (self);
}

/* The release of the key would go to the other window. */
static void
active_cb (LookKey *self)
{
  if (!gtk_window_is_active (GTK_WINDOW (self->window)))
    let_go (self);
}

static void
stop (LookKey *self)
{
  if (self->window == NULL)
    return;
  let_go (self);
  g_signal_handlers_disconnect_by_data (self->window, self);
  gtk_widget_remove_controller (self->window, self->keys);
  g_clear_object (&self->window);
}

static void
begin (LookKey   *self,
       GtkWidget *widget)
{
  stop (self);
  self->window = g_object_ref (GTK_WIDGET (gtk_widget_get_root (widget)));
  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (self->window, self->keys);
  if (GTK_IS_WINDOW (self->window))
    g_signal_connect_swapped (self->window, "notify::is-active", G_CALLBACK (active_cb), self);
}

static void
look_key_free (LookKey *self)
{
  stop (self);
  g_free (self);
}

void
acies_look_key_listen (GtkWidget      *widget,
                       AciesGameTable *table)
{
  LookKey *self = g_new0 (LookKey, 1);

  self->table = table;
  g_signal_connect_swapped (widget, "map", G_CALLBACK (begin), self);
  g_signal_connect_swapped (widget, "unmap", G_CALLBACK (stop), self);
  g_object_set_data_full (G_OBJECT (widget), "acies-look-key", self, (GDestroyNotify) look_key_free);
}
