/* board-motion.c - shows on the board what a change of the game does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/board-motion.h"

#include "play/core/acts.h"
#include "play/core/dice.h"
#include "play/view/motion-layer.h"

#include <adwaita.h>

struct _AciesBoardMotion
{
  GObject parent_instance;

  AciesGameTable     *table;
  AciesSession       *session; /* the session of the last change; only compared */
  AciesCanvas        *canvas;
  AciesMotionLayer   *layer;      /* of the canvas */
  AciesActs          *acts;       /* (nullable): the last change that showed something */
  AdwAnimation       *animation;  /* (nullable): while the acts are shown */
  GtkEventController *keys;       /* of the window, while the acts are shown */
  gboolean            is_settled; /* whether "settled" has been emitted for the acts */
  GArray             *fallen;
  AciesActs          *kept;        /* (nullable): the acts of the game while the user looks back, */
  GArray             *kept_fallen; /* its marks of the fallen, */
  guint               kept_at;     /* its number of commands, */
  AciesSession       *kept_of;     /* and its session; only compared */
  guint               roll;        /* duration of a roll in milliseconds */
  guint8              round;       /* the turn of the last change */
  AciesSide           active;
};

G_DEFINE_FINAL_TYPE (AciesBoardMotion, acies_board_motion, G_TYPE_OBJECT)

enum
{
  STARTED,
  SETTLED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

gboolean
acies_board_motion_is_moving (AciesBoardMotion *self)
{
  g_return_val_if_fail (ACIES_IS_BOARD_MOTION (self), FALSE);

  return self->animation != NULL;
}

gboolean
acies_board_motion_is_under_way (AciesBoardMotion *self,
                                 AciesHex          from,
                                 AciesHex          to)
{
  g_return_val_if_fail (ACIES_IS_BOARD_MOTION (self), FALSE);

  for (guint i = 0; self->animation != NULL && !self->is_settled && i < self->acts->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (self->acts->acts, AciesAct, i);
      gboolean        has_from = FALSE;

      for (guint j = 0; j < act->n_path; j++)
        {
          AciesHex hex = g_array_index (self->acts->path, AciesHex, act->first + j);

          if (has_from && hex == to)
            return TRUE;
          has_from |= hex == from;
        }
    }

  return FALSE;
}

static void
settle (AciesBoardMotion *self)
{
  if (self->is_settled)
    return;
  self->is_settled = TRUE;
  g_signal_emit (self, signals[SETTLED], 0);
}

void
acies_board_motion_end (AciesBoardMotion *self)
{
  g_autoptr (AdwAnimation) animation = NULL;

  g_return_if_fail (ACIES_IS_BOARD_MOTION (self));

  if (self->animation == NULL)
    return;
  animation = g_steal_pointer (&self->animation);
  g_signal_handlers_disconnect_by_data (animation, self);
  adw_animation_reset (animation);
  gtk_widget_remove_controller (gtk_event_controller_get_widget (self->keys), self->keys);
  self->keys = NULL;
  acies_motion_layer_show (self->layer, self->acts, self->acts->duration);
  acies_canvas_set_absent (self->canvas, NULL);
  settle (self);
}

static void
forget_acts (AciesBoardMotion *self)
{
  acies_board_motion_end (self);
  if (self->layer != NULL)
    acies_motion_layer_show (self->layer, NULL, 0);
  g_clear_pointer (&self->acts, acies_acts_free);
}

static void
show_fallen (AciesBoardMotion *self)
{
  if (self->layer != NULL)
    acies_motion_layer_set_fallen (self->layer, self->fallen);
}

void
acies_board_motion_clear (AciesBoardMotion *self)
{
  g_return_if_fail (ACIES_IS_BOARD_MOTION (self));

  forget_acts (self);
  g_array_set_size (self->fallen, 0);
  show_fallen (self);
}

/* --- while something moves ------------------------------------------------------------------ */

/* Space and Enter are for a text if one is being entered. */
static gboolean
only_ends (GtkEventController *controller,
           GdkEvent           *event)
{
  GtkRoot *root = GTK_ROOT (gtk_event_controller_get_widget (controller));
  guint    key = gdk_key_event_get_keyval (event);

  return (key == GDK_KEY_space || key == GDK_KEY_KP_Space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter) &&
         !GTK_IS_EDITABLE (gtk_root_get_focus (root)) && !GTK_IS_TEXT_VIEW (gtk_root_get_focus (root));
}

static gboolean
event_cb (GtkEventController *controller,
          GdkEvent           *event,
          AciesBoardMotion   *self)
{
  GdkEventType type = gdk_event_get_event_type (event);
  gboolean     stops = type == GDK_KEY_PRESS && only_ends (controller, event);

  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    acies_board_motion_end (self);

  return stops ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
}

static void
value_cb (double   value,
          gpointer motion)
{
  AciesBoardMotion *self = motion;

  if (self->animation == NULL)
    return;
  acies_motion_layer_show (self->layer, self->acts, (guint) value);
  if (value >= self->acts->settled)
    settle (self);
}

static void
start (AciesBoardMotion *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->canvas));
  guint8   absent[ACIES_MAX_UNITS];

  if (acies_acts_mark_units (self->acts, absent))
    acies_canvas_set_absent (self->canvas, absent);
  self->keys = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (self->keys, GTK_PHASE_CAPTURE);
  g_signal_connect (self->keys, "event", G_CALLBACK (event_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (root), self->keys);
  self->animation = adw_timed_animation_new (GTK_WIDGET (self->layer), 0, self->acts->duration, self->acts->duration,
                                             adw_callback_animation_target_new (value_cb, self, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->animation), ADW_LINEAR);
  g_signal_connect_swapped (self->animation, "done", G_CALLBACK (acies_board_motion_end), self);
  acies_motion_layer_show (self->layer, self->acts, 0);
  self->is_settled = FALSE;
  g_signal_emit (self, signals[STARTED], 0, self->acts->settled);
  adw_animation_play (self->animation);
}

static gboolean
may_move (AciesBoardMotion *self)
{
  return self->canvas != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->canvas)) && adw_get_enable_animations (GTK_WIDGET (self->canvas));
}

/* --- what has changed ----------------------------------------------------------------------- */

/* A mark stays for the turn in which the unit was lost, and fainter for the next one, so that the other side sees it. */
static void
age_fallen (AciesBoardMotion *self,
            const AciesState *state)
{
  if (state->turn.round == self->round && state->turn.active == self->active)
    return;
  self->round = state->turn.round;
  self->active = state->turn.active;
  for (guint i = self->fallen->len; i > 0; i--)
    {
      AciesFallen *fallen = &g_array_index (self->fallen, AciesFallen, i - 1);

      if (fallen->is_old)
        g_array_remove_index (self->fallen, i - 1);
      else
        fallen->is_old = TRUE;
    }
}

static void
add_fallen (AciesBoardMotion *self)
{
  guint command = acies_game_table_get_moment (self->table);

  for (guint i = 0; i < self->acts->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (self->acts->acts, AciesAct, i);
      AciesFallen     fallen = { act->hex, act->side, command, FALSE };

      if (act->kind == ACIES_ACT_FALL)
        g_array_append_val (self->fallen, fallen);
    }
}

guint
acies_board_motion_play (AciesBoardMotion *self,
                         const AciesState *state,
                         const GArray     *events)
{
  AciesActs *acts;

  g_return_val_if_fail (ACIES_IS_BOARD_MOTION (self) && state != NULL && events != NULL, 0);

  acts = acies_acts_new (state, events, acies_game_table_get_viewing_side (self->table), may_move (self) ? self->roll : 0);
  age_fallen (self, state);
  if (acts->acts->len > 0)
    {
      forget_acts (self);
      self->acts = acts;
      add_fallen (self);
    }
  else
    acies_acts_free (acts);
  show_fallen (self);
  if (acts != self->acts || self->layer == NULL)
    return 0;
  acies_motion_layer_show (self->layer, self->acts, self->acts->duration);
  if (self->acts->duration > 0)
    start (self);
  return self->acts->settled;
}

/* Marks of units that are back on the board are removed. */
static void
undo (AciesBoardMotion *self)
{
  guint n = acies_game_table_get_moment (self->table);

  forget_acts (self);
  for (guint i = self->fallen->len; i > 0; i--)
    {
      if (g_array_index (self->fallen, AciesFallen, i - 1).command > n)
        g_array_remove_index (self->fallen, i - 1);
    }
  show_fallen (self);
}

/* Marks the units that other sides have destroyed until now, for example in a game that was opened. */
static void
recall_fallen (AciesBoardMotion *self,
               const AciesState *state)
{
  g_autoptr (GArray) events = acies_game_table_list_last_events (self->table);

  if (events == NULL || acies_game_table_is_looking_back (self->table))
    return;
  self->acts = acies_acts_new (state, events, acies_game_table_get_viewing_side (self->table), 0);
  add_fallen (self);
  g_clear_pointer (&self->acts, acies_acts_free);
  show_fallen (self);
}

/* Keeps what is shown until the user returns to the game. */
static void
keep (AciesBoardMotion *self)
{
  acies_board_motion_end (self);
  g_clear_pointer (&self->kept, acies_acts_free);
  self->kept = g_steal_pointer (&self->acts);
  g_array_set_size (self->kept_fallen, 0);
  g_array_append_vals (self->kept_fallen, self->fallen->data, self->fallen->len);
  self->kept_at = acies_game_table_count_moments (self->table);
  self->kept_of = self->session;
}

/* Returns whether the game is as it was when the user left it. */
static gboolean
restore (AciesBoardMotion *self)
{
  gboolean is_same = self->kept_of == self->session && self->kept_at == acies_game_table_count_moments (self->table);
  g_autoptr (AciesActs) kept = NULL;

  if (acies_game_table_is_looking_back (self->table))
    return FALSE;
  kept = g_steal_pointer (&self->kept);
  self->kept_of = NULL;
  if (!is_same)
    return FALSE;
  g_array_append_vals (self->fallen, self->kept_fallen->data, self->kept_fallen->len);
  show_fallen (self);
  self->acts = g_steal_pointer (&kept);
  if (self->layer != NULL && self->acts != NULL)
    acies_motion_layer_show (self->layer, self->acts, self->acts->duration);
  return TRUE;
}

/* Another game or position, or going back, moves nothing. */
static void
changed_cb (AciesBoardMotion *self,
            GArray           *events,
            gboolean          forward)
{
  AciesSession     *session = acies_game_table_get_shown (self->table);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          is_same = session == self->session;

  if (!is_same && self->session == acies_game_table_get_session (self->table))
    keep (self);
  self->session = session;
  if (state == NULL || events == NULL || !is_same)
    {
      acies_board_motion_clear (self);
      self->round = state != NULL ? state->turn.round : 0;
      self->active = state != NULL ? state->turn.active : ACIES_NO_SIDE;
      if (state != NULL && !restore (self))
        recall_fallen (self, state);
    }
  else if (!forward)
    undo (self);
  else if (events->len > 0)
    acies_board_motion_play (self, state, events);
}

void
acies_board_motion_set_speed (AciesBoardMotion *self,
                              const char       *speed)
{
  g_return_if_fail (ACIES_IS_BOARD_MOTION (self));

  self->roll = (guint) (acies_dice_duration (speed) / G_TIME_SPAN_MILLISECOND);
}

void
acies_board_motion_set_canvas (AciesBoardMotion *self,
                               AciesCanvas      *canvas)
{
  g_return_if_fail (ACIES_IS_BOARD_MOTION (self));

  if (canvas == self->canvas)
    return;
  forget_acts (self);
  if (self->canvas != NULL)
    acies_canvas_set_layer (self->canvas, NULL);
  g_set_object (&self->canvas, canvas);
  self->layer = canvas != NULL ? acies_motion_layer_new (self->table, canvas) : NULL;
  show_fallen (self);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_board_motion_dispose (GObject *object)
{
  AciesBoardMotion *self = ACIES_BOARD_MOTION (object);

  acies_board_motion_set_canvas (self, NULL);
  g_clear_object (&self->table);
  G_OBJECT_CLASS (acies_board_motion_parent_class)->dispose (object);
}

static void
acies_board_motion_finalize (GObject *object)
{
  AciesBoardMotion *self = ACIES_BOARD_MOTION (object);

  g_array_unref (self->fallen);
  g_array_unref (self->kept_fallen);
  g_clear_pointer (&self->kept, acies_acts_free);
  G_OBJECT_CLASS (acies_board_motion_parent_class)->finalize (object);
}

static void
acies_board_motion_class_init (AciesBoardMotionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_board_motion_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_board_motion_finalize;
  signals[STARTED] = g_signal_new ("started", ACIES_TYPE_BOARD_MOTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[SETTLED] = g_signal_new ("settled", ACIES_TYPE_BOARD_MOTION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_board_motion_init (AciesBoardMotion *self)
{
  self->fallen = g_array_new (FALSE, FALSE, sizeof (AciesFallen));
  self->kept_fallen = g_array_new (FALSE, FALSE, sizeof (AciesFallen));
  self->active = ACIES_NO_SIDE;
}

AciesBoardMotion *
acies_board_motion_new (AciesGameTable *table)
{
  AciesBoardMotion *self = g_object_new (ACIES_TYPE_BOARD_MOTION, NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  return self;
}
