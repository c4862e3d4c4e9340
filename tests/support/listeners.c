/* listeners.c - who listens to an object, and the other order of hearing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/listeners.h"

typedef struct
{
  gpointer instance; /* borrowed: compared only, and used while it is connected */
  guint    signal;
  gulong   handler;
} Handler;

/* Blocks all that are not, and adds them. */
static void
block_all (gpointer instance,
           guint    signal,
           GArray  *handlers)
{
  Handler handler = { instance, signal, 0 };

  while ((handler.handler = g_signal_handler_find (instance, G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_UNBLOCKED, signal, 0,
                                                   NULL, NULL, NULL)) != 0)
    {
      g_signal_handler_block (instance, handler.handler);
      g_array_append_val (handlers, handler);
    }
}

guint
listeners_count (gpointer    instance,
                 const char *name)
{
  g_autoptr (GArray) handlers = g_array_new (FALSE, FALSE, sizeof (Handler));

  block_all (instance, g_signal_lookup (name, G_OBJECT_TYPE (instance)), handlers);
  for (guint i = 0; i < handlers->len; i++)
    g_signal_handler_unblock (instance, g_array_index (handlers, Handler, i).handler);
  return handlers->len;
}

/* --- the other way round -------------------------------------------------------------------- */

static gboolean    reverses;
static gboolean    repeats; /* what is emitted now was already heard of, and goes to one of those who listen */
static GArray     *blocked; /* of Handler: by us */
static guint       n_reversed;
static GHashTable *last_tellers; /* type -> object, borrowed */

static gboolean
is_of (const Handler *self,
       gpointer       instance,
       guint          signal)
{
  return self->instance == instance && self->signal == signal;
}

/* What we have blocked of one signal of one object, as far as it is still connected. */
static void
unblock (gpointer instance,
         guint    signal)
{
  for (guint i = blocked->len; i > 0; i--)
    {
      const Handler *handler = &g_array_index (blocked, Handler, i - 1);

      if (!is_of (handler, instance, signal))
        continue;
      if (g_signal_handler_is_connected (instance, handler->handler))
        g_signal_handler_unblock (instance, handler->handler);
      g_array_remove_index (blocked, i - 1);
    }
}

/* All are blocked, and stay so. */
static void
tell_one (const Handler *listener,
          const GValue  *values,
          GQuark         detail)
{
  for (guint i = 0; i < blocked->len; i++)
    if (g_array_index (blocked, Handler, i).handler == listener->handler)
      {
        g_array_remove_index (blocked, i);
        break;
      }
  g_signal_handler_unblock (listener->instance, listener->handler);
  repeats = TRUE;
  g_signal_emitv (values, listener->signal, detail, NULL);
  unblock (listener->instance, listener->signal); /* he may have told more, or brought others */
  block_all (listener->instance, listener->signal, blocked);
}

/* Each has the signal for himself, who came last first; then nobody is left to hear it as usual. */
static gboolean
reverse (GSignalInvocationHint *hint,
         guint                  n_values,
         const GValue          *values,
         gpointer               nothing)
{
  gpointer instance = g_value_get_object (&values[0]);
  g_autoptr (GArray) listeners = g_array_new (FALSE, FALSE, sizeof (Handler));

  g_hash_table_insert (last_tellers, GSIZE_TO_POINTER (G_OBJECT_TYPE (instance)), instance);
  if (!reverses || repeats)
    {
      repeats = FALSE;
      return TRUE;
    }
  unblock (instance, hint->signal_id);
  block_all (instance, hint->signal_id, listeners);
  g_array_append_vals (blocked, listeners->data, listeners->len);
  n_reversed += listeners->len > 1;
  for (guint i = listeners->len; i > 0; i--)
    if (g_signal_handler_is_connected (instance, g_array_index (listeners, Handler, i - 1).handler))
      tell_one (&g_array_index (listeners, Handler, i - 1), values, hint->detail);

  return TRUE;
}

void
listeners_watch (GType       type,
                 const char *signal)
{
  if (blocked == NULL)
    {
      blocked = g_array_new (FALSE, FALSE, sizeof (Handler));
      last_tellers = g_hash_table_new (NULL, NULL);
    }
  g_type_class_unref (g_type_class_ref (type)); /* which makes its signals */
  g_signal_add_emission_hook (g_signal_lookup (signal, type), 0, reverse, NULL, NULL);
}

void
listeners_reverse (gboolean on)
{
  reverses = on;
  if (on)
    n_reversed = 0;
}

guint
listeners_count_reversed (void)
{
  return n_reversed;
}

gpointer
listeners_find_teller (GType type)
{
  return g_hash_table_lookup (last_tellers, GSIZE_TO_POINTER (type));
}
