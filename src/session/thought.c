/* thought.c - something that a computer works out on a thread of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/thought.h"

struct _AciesThought
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
thought_unref (AciesThought *self)
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
  AciesThought *self = task_data;

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
  AciesThought *self = g_task_get_task_data (G_TASK (result));

  if (self->ended != NULL)
    self->ended (self, self->user_data);
}

AciesThought *
acies_thought_new (AciesThink     thinks,
                   gpointer       data,
                   GDestroyNotify free_data,
                   GFunc          ended,
                   gpointer       user_data)
{
  AciesThought *self = g_new0 (AciesThought, 1);
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
acies_thought_get_data (AciesThought *self)
{
  return self->data;
}

void
acies_thought_hurry (AciesThought *self)
{
  g_cancellable_cancel (self->hurry);
}

void
acies_thought_free (AciesThought *self)
{
  self->ended = NULL;
  acies_thought_hurry (self);
  thought_unref (self);
}

void
acies_thought_free_and_wait (AciesThought *self)
{
  self->ended = NULL;
  acies_thought_hurry (self);
  g_mutex_lock (&self->lock);
  while (!self->has_ended)
    g_cond_wait (&self->end, &self->lock);
  g_mutex_unlock (&self->lock);
  thought_unref (self);
}
