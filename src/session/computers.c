/* computers.c - computers that play a game as people would, and advise them, each on a thread of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/computers.h"

#include "ai/expectimax.h"
#include "ai/players.h"

/* --- a thought ---------------------------------------------------------------------------------- */

struct _AciesBackgroundTask
{
  gatomicrefcount ref_count; /* one of who waits, one of the thread */
  AciesThink      think;
  gpointer        data;
  GDestroyNotify  free_data;
  GFunc           ended; /* NULL: nobody waits any more */
  gpointer        user_data;
  GCancellable   *hurry;
  GMutex          lock;
  GCond           end;
  gboolean        has_ended;
};

static void
thought_unref (AciesBackgroundTask *self)
{
  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  self->free_data (self->data);
  g_object_unref (self->hurry);
  g_mutex_clear (&self->lock);
  g_cond_clear (&self->end);
  g_free (self);
}

static void
think (GTask        *task,
       gpointer      source_object,
       gpointer      task_data,
       GCancellable *cancellable)
{
  AciesBackgroundTask *self = task_data;

  self->think (self->data, self->hurry);
  g_mutex_lock (&self->lock);
  self->has_ended = TRUE;
  g_cond_signal (&self->end);
  g_mutex_unlock (&self->lock);
  g_task_return_boolean (task, TRUE);
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      unused)
{
  AciesBackgroundTask *self = g_task_get_task_data (G_TASK (result));

  if (self->ended != NULL)
    self->ended (self, self->user_data);
}

AciesBackgroundTask *
acies_background_task_new (AciesThink     thinks,
                           gpointer       data,
                           GDestroyNotify free_data,
                           GFunc          ended,
                           gpointer       user_data)
{
  AciesBackgroundTask *self = g_new0 (AciesBackgroundTask, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, ended_cb, NULL);

  g_atomic_ref_count_init (&self->ref_count);
  g_atomic_ref_count_inc (&self->ref_count);
  g_mutex_init (&self->lock);
  g_cond_init (&self->end);
  self->think = thinks;
  self->data = data;
  self->free_data = free_data;
  self->ended = ended;
  self->user_data = user_data;
  self->hurry = g_cancellable_new ();
  g_task_set_task_data (task, self, (GDestroyNotify) thought_unref);
  g_task_run_in_thread (task, think);
  return self;
}

gpointer
acies_background_task_get_data (AciesBackgroundTask *self)
{
  return self->data;
}

void
acies_background_task_hurry (AciesBackgroundTask *self)
{
  g_cancellable_cancel (self->hurry);
}

void
acies_background_task_free (AciesBackgroundTask *self)
{
  self->ended = NULL;
  acies_background_task_hurry (self);
  thought_unref (self);
}

void
acies_background_task_free_and_wait (AciesBackgroundTask *self)
{
  self->ended = NULL;
  acies_background_task_hurry (self);
  g_mutex_lock (&self->lock);
  while (!self->has_ended)
    g_cond_wait (&self->end, &self->lock);
  g_mutex_unlock (&self->lock);
  thought_unref (self);
}

/* --- a computer that plays ---------------------------------------------------------------------- */

/* What a thread works on, for a computer that plays or one that advises. The same position gets the same answer. */
typedef struct
{
  AciesAiCache        *cache;
  AciesView           *view;
  AciesAiRng           rng;
  gboolean             is_puzzle;
  const AciesAiPlayer *player;
  AciesCommand         chosen;
  AciesAiAdvice        advice;
  gboolean             is_complete;
} Question;

struct _AciesComputerSeat
{
  GObject parent_instance;

  AciesSession        *session;
  gboolean             active;
  guint                pause;      /* milliseconds */
  gint64               paused_at;  /* monotonic time */
  gint64               busy_until; /* monotonic time; no search starts before it */
  guint                limit;      /* milliseconds; 0: none */
  guint                waiting;    /* id of the source that ends the pause; 0: none */
  guint                clock;      /* id of the source that ends the thought under way; 0: none */
  AciesBackgroundTask *thought;    /* under way; NULL: none */
};

G_DEFINE_FINAL_TYPE (AciesComputerSeat, acies_computer_seat, G_TYPE_OBJECT)

static Question *
question_new (AciesSession *session)
{
  Question *self = g_new0 (Question, 1);
  guint64   place = acies_ai_rng_mix (acies_session_count_commands (session) + 1);

  self->cache = acies_ai_cache_new ();
  self->view = acies_view_new_deciding (acies_session_get_state (session));
  self->is_puzzle = acies_session_is_puzzle (session);
  self->rng = acies_ai_rng_seeded (acies_session_get_seed (session) ^ place);
  return self;
}

static void
question_free (gpointer data)
{
  Question *self = data;

  acies_view_free (self->view);
  acies_ai_cache_free (self->cache);
  g_free (self);
}

static void
choose (gpointer      data,
        GCancellable *cancellable)
{
  Question *self = data;

  self->chosen = self->is_puzzle ? acies_ai_advise_exactly (self->view, cancellable).command
                                 : self->player->choose (self->cache, self->view, &self->rng, cancellable);
}

/* The side that decides, if such a player sits there. */
static AciesSide
find_decider (AciesSession *session,
              gboolean      is_person)
{
  const AciesState *state = acies_session_get_state (session);
  AciesSide         side;

  if (acies_session_get_scenario (session) == NULL || state->outcome.reason != ACIES_END_NOT_YET ||
      acies_state_awaits_chance (state))
    return ACIES_NO_SIDE;
  side = acies_state_deciding_side (state);
  return (acies_session_get_settings (session)->players[side] == ACIES_PLAYER_HUMAN) == is_person ? side : ACIES_NO_SIDE;
}

AciesSide
acies_session_find_computer (AciesSession *session)
{
  return find_decider (session, FALSE);
}

AciesSide
acies_session_find_person (AciesSession *session)
{
  return find_decider (session, TRUE);
}

/* The thread may go on for a moment; nobody hears what it comes to. */
static void
stop (AciesComputerSeat *self)
{
  g_clear_handle_id (&self->waiting, g_source_remove);
  g_clear_handle_id (&self->clock, g_source_remove);
  g_clear_pointer (&self->thought, acies_background_task_free);
}

static void
chosen_cb (gpointer thought,
           gpointer user_data)
{
  g_autoptr (AciesComputerSeat) self = g_object_ref (user_data);
  g_autoptr (GError) error = NULL;
  AciesCommand command = ((const Question *) acies_background_task_get_data (thought))->chosen;

  stop (self);
  if (!acies_session_apply (self->session, &command, &error))
    g_warning ("The rules refuse what a computer player has chosen: %s", error->message);
}

/* Its time is up: the best that it has found by now is played. */
static gboolean
clock_cb (gpointer user_data)
{
  AciesComputerSeat *self = user_data;

  self->clock = 0;
  acies_background_task_hurry (self->thought);
  return G_SOURCE_REMOVE;
}

static gboolean
paused_cb (gpointer user_data)
{
  AciesComputerSeat *self = user_data;
  Question          *question = question_new (self->session);

  question->player = acies_ai_player_get (acies_session_get_settings (self->session)->players[acies_session_find_computer (self->session)]);
  self->waiting = 0;
  self->thought = acies_background_task_new (choose, question, question_free, chosen_cb, self);
  if (self->limit > 0)
    self->clock = g_timeout_add (self->limit, clock_cb, self);
  return G_SOURCE_REMOVE;
}

static void
wait_for_pause (AciesComputerSeat *self)
{
  gint64 end = MAX (self->paused_at + self->pause * G_TIME_SPAN_MILLISECOND, self->busy_until);

  g_clear_handle_id (&self->waiting, g_source_remove);
  self->waiting = g_timeout_add ((guint) (MAX (end - g_get_monotonic_time (), 0) / G_TIME_SPAN_MILLISECOND), paused_cb, self);
}

/* Whatever was thought of, it was about another position. */
static void
refresh (AciesComputerSeat *self)
{
  stop (self);
  self->paused_at = g_get_monotonic_time ();
  if (self->active && acies_session_find_computer (self->session) != ACIES_NO_SIDE)
    wait_for_pause (self);
}

void
acies_computer_seat_set_active (AciesComputerSeat *self,
                                gboolean           active)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  if (active == self->active)
    return;
  self->active = active;
  refresh (self);
}

void
acies_computer_seat_set_pause (AciesComputerSeat *self,
                               guint              milliseconds)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  self->pause = milliseconds;
}

void
acies_computer_seat_set_busy_until (AciesComputerSeat *self,
                                    gint64             time)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  self->busy_until = time;
  if (self->waiting != 0)
    wait_for_pause (self);
}

void
acies_computer_seat_set_limit (AciesComputerSeat *self,
                               guint              milliseconds)
{
  g_return_if_fail (ACIES_IS_COMPUTER_SEAT (self));

  self->limit = milliseconds;
}

static void
acies_computer_seat_dispose (GObject *object)
{
  AciesComputerSeat *self = ACIES_COMPUTER_SEAT (object);

  g_clear_pointer (&self->thought, acies_background_task_free_and_wait);
  stop (self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_computer_seat_parent_class)->dispose (object);
}

static void
acies_computer_seat_class_init (AciesComputerSeatClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_computer_seat_dispose;
}

static void
acies_computer_seat_init (AciesComputerSeat *self)
{
}

AciesComputerSeat *
acies_computer_seat_new (AciesSession *session)
{
  AciesComputerSeat *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session), NULL);

  self = g_object_new (ACIES_TYPE_COMPUTER_SEAT, NULL);
  self->session = g_object_ref (session);
  g_signal_connect_object (session, "changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "settings-changed", G_CALLBACK (refresh), self, G_CONNECT_SWAPPED);
  return self;
}

/* --- a computer that advises -------------------------------------------------------------------- */

struct _AciesAdviser
{
  GObject parent_instance;

  AciesSession        *session;
  AciesBackgroundTask *thought; /* under way; NULL: none */
  AciesAiAdvice        advice;
  gboolean             has_advice;
};

G_DEFINE_FINAL_TYPE (AciesAdviser, acies_adviser, G_TYPE_OBJECT)

static guint changed_signal;

static void
advise (gpointer      data,
        GCancellable *cancellable)
{
  Question *self = data;

  guint n_positions = acies_view_get_ruleset (self->view)->computer.levels[ACIES_LEVEL_HINT];

  if (self->is_puzzle)
    {
      self->advice = acies_ai_advise_exactly (self->view, cancellable);
      self->is_complete = TRUE;
      return;
    }
  self->is_complete = acies_ai_advise (self->cache, self->view, n_positions, &self->rng, cancellable, &self->advice);
}

static void
advised_cb (gpointer thought,
            gpointer user_data)
{
  AciesAdviser   *self = user_data;
  const Question *question = acies_background_task_get_data (thought);

  self->has_advice = question->is_complete;
  self->advice = question->advice;
  g_clear_pointer (&self->thought, acies_background_task_free);
  g_signal_emit (self, changed_signal, 0);
}

void
acies_adviser_ask (AciesAdviser *self)
{
  g_return_if_fail (ACIES_IS_ADVISER (self));

  if (self->thought != NULL || self->has_advice || acies_session_find_person (self->session) == ACIES_NO_SIDE)
    return;
  self->thought = acies_background_task_new (advise, question_new (self->session), question_free, advised_cb, self);
  g_signal_emit (self, changed_signal, 0);
}

void
acies_adviser_forget (AciesAdviser *self)
{
  g_return_if_fail (ACIES_IS_ADVISER (self));

  if (self->thought == NULL && !self->has_advice)
    return;
  g_clear_pointer (&self->thought, acies_background_task_free);
  self->has_advice = FALSE;
  g_signal_emit (self, changed_signal, 0);
}

gboolean
acies_adviser_is_thinking (AciesAdviser *self)
{
  g_return_val_if_fail (ACIES_IS_ADVISER (self), FALSE);

  return self->thought != NULL;
}

const AciesAiAdvice *
acies_adviser_get_advice (AciesAdviser *self)
{
  g_return_val_if_fail (ACIES_IS_ADVISER (self), NULL);

  return self->has_advice ? &self->advice : NULL;
}

static void
acies_adviser_dispose (GObject *object)
{
  AciesAdviser *self = ACIES_ADVISER (object);

  g_clear_pointer (&self->thought, acies_background_task_free_and_wait);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (acies_adviser_parent_class)->dispose (object);
}

static void
acies_adviser_class_init (AciesAdviserClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_adviser_dispose;

  changed_signal = g_signal_new ("changed", ACIES_TYPE_ADVISER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_adviser_init (AciesAdviser *self)
{
}

AciesAdviser *
acies_adviser_new (AciesSession *session)
{
  AciesAdviser *self;

  g_return_val_if_fail (ACIES_IS_SESSION (session), NULL);

  self = g_object_new (ACIES_TYPE_ADVISER, NULL);
  self->session = g_object_ref (session);
  return self;
}
