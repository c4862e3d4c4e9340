/* hand-over.c - handing over a shared screen, and the key that shows the hand while it is held down
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "play/panels/sketch.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n-lib.h>

/* The gap between text and button, and the least width of the text; the button is below it if there is less room. */
#define GAP 12
#define SENTENCE_ROOM 140

struct _AciesHandOver
{
  AciesPanel parent_instance;

  AciesGameTable     *table;
  GtkEventController *keys; /* (nullable): a controller of the window */
  gulong              active_id;

  GtkWidget *row;
  GtkWidget *emblem;
  GtkLabel  *title;
  GtkLabel  *question;
  GtkButton *take;
  GtkLabel  *take_label;
};

G_DEFINE_FINAL_TYPE (AciesHandOver, acies_hand_over, ACIES_TYPE_PANEL)

static void
draw_emblem (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesHandOver *self = data;
  AciesTheme    *theme = acies_game_table_get_theme (self->table);
  AciesViewer    seat = acies_game_table_get_seat (self->table);

  if (theme != NULL && seat.side != ACIES_NO_SIDE)
    acies_sketch_emblem (cr, GTK_WIDGET (area), theme, acies_game_table_get_state (self->table)->ruleset, seat.side, width / 2.0, height / 2.0, MIN (width, height));
}

static void
show_words (AciesHandOver    *self,
            const AciesState *state,
            AciesSide         side)
{
  const char *name = state->ruleset->sides[side].name;
  /* Translators: a side, whose player is to sit down at the screen now */
  g_autofree char *title = g_strdup_printf (_ ("Hand the screen to %s"), name);
  g_autofree char *asked = acies_state_describe (state);
  /* Translators: what a side is asked, a sentence without its full stop */
  g_autofree char *question = g_strdup_printf (_ ("%s. All cards stay hidden until you confirm."), asked);
  /* Translators: of the button with which the player of that side takes the screen */
  g_autofree char *take = g_strdup_printf (_ ("Continue as %s"), name);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->question, question);
  gtk_label_set_text (self->take_label, take);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->take), GTK_ACCESSIBLE_PROPERTY_LABEL, take,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
}

/* --- tracking whether a key is down --------------------------------------------------------- */

static gboolean
key_pressed_cb (AciesHandOver *self)
{
  acies_game_table_hold_key (self->table, TRUE);

  return GDK_EVENT_PROPAGATE;
}

static void
key_released_cb (AciesHandOver *self)
{
  acies_game_table_hold_key (self->table, FALSE);
}

static void
acies_hand_over_root (GtkWidget *widget)
{
  AciesHandOver *self = ACIES_HAND_OVER (widget);

  GTK_WIDGET_CLASS (acies_hand_over_parent_class)->root (widget);

  self->keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (self->keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  g_signal_connect_swapped (self->keys, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (gtk_widget_get_root (widget)), self->keys);
  if (GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    /* If another window becomes active, it receives the release of the key. */
    self->active_id = g_signal_connect_swapped (gtk_widget_get_root (widget), "notify::is-active", G_CALLBACK (key_released_cb), self);
}

static void
acies_hand_over_unroot (GtkWidget *widget)
{
  AciesHandOver *self = ACIES_HAND_OVER (widget);
  GtkRoot       *root = gtk_widget_get_root (widget);

  g_clear_signal_handler (&self->active_id, root);
  gtk_widget_remove_controller (GTK_WIDGET (root), self->keys);
  self->keys = NULL;
  key_released_cb (self);

  GTK_WIDGET_CLASS (acies_hand_over_parent_class)->unroot (widget);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
take_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  acies_game_table_take_seat (ACIES_HAND_OVER (widget)->table);
}

static void
acies_hand_over_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesHandOver    *self = ACIES_HAND_OVER (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesViewer       seat = acies_game_table_get_seat (self->table);
  gboolean          wanted = state != NULL && seat.kind == ACIES_VIEWER_HAND_OVER;

  if (wanted)
    show_words (self, state, seat.side);
  else
    gtk_label_set_text (self->title, "");
  gtk_widget_queue_draw (self->emblem);
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "seat.take", wanted);
}

void
acies_hand_over_set_low (AciesHandOver *self,
                         gboolean       low)
{
  g_return_if_fail (ACIES_IS_HAND_OVER (self));

  gtk_label_set_lines (self->question, low ? 1 : 2);
  gtk_label_set_wrap (self->question, !low);
}

static void
acies_hand_over_class_init (AciesHandOverClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_hand_over_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesHandOver, table);
  widget_class->root = acies_hand_over_root;
  widget_class->unroot = acies_hand_over_unroot;

  acies_panel_class_set_template (panel_class, "play-hand-over.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, row);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, title);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, question);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, take);
  gtk_widget_class_bind_template_child (widget_class, AciesHandOver, take_label);
  gtk_widget_class_install_action (widget_class, "seat.take", NULL, take_cb);
}

static void
acies_hand_over_init (AciesHandOver *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->row, acies_wrap_layout_new (GAP, SENTENCE_ROOM));
  acies_tooltip_when_cut (self->question);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->emblem), draw_emblem, self, NULL);
}

/* --- the key that shows the hand while it is held down -------------------------------------- */

typedef struct
{
  AciesGameTable     *table;
  GtkWidget          *window; /* (nullable): the window of the widget */
  GtkEventController *keys;   /* a controller of @window */
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

/* A key that is held down repeats, so the hand is shown again for the next question after a card is played. */
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

/* The other window would receive the release of the key. */
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
