/* cli-batch.c - many files looked through at once, and told one after the other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-batch.h"

#include "render/sheet.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

#define MOST_THREADS 8
#define AHEAD 32 /* files that are read, or being read, and not told yet */

typedef struct
{
  const char    *name;
  AciesCliInput *input; /* NULL with @error */
  GError        *error;
  gboolean       is_done;
} Item;

struct _AciesCliBatch
{
  AciesLibrary *library;
  Item         *items;
  guint         n_items;
  GThread      *threads[MOST_THREADS];
  guint         n_threads;

  GMutex   mutex; /* guards what follows, and what is done of the items */
  GCond    cond;  /* something of it has changed */
  guint    n_begun;
  guint    n_told;
  gboolean is_over;
};

/* What one file has taken the next one takes again: to give it back to the system in between costs a tenth of the time. */
static void
keep_memory (void)
{
#ifdef __GLIBC__
  mallopt (M_TRIM_THRESHOLD, 16 * 1024 * 1024);
  mallopt (M_TOP_PAD, 1024 * 1024);
#endif
}

static void
look_through (AciesCliBatch *self,
              Item          *item)
{
  item->input = acies_cli_input_open (item->name, self->library, &item->error);
  if (item->input == NULL)
    return;
  acies_cli_input_add_findings (item->input);
  acies_sheet_find (item->input->scenario, item->input->findings);
}

static gboolean
may_begin (const AciesCliBatch *self)
{
  return self->n_begun < MIN (self->n_items, self->n_told + AHEAD);
}

/* The lock is held, but not while it works. */
static void
do_one (AciesCliBatch *self)
{
  Item *item = &self->items[self->n_begun++];

  g_mutex_unlock (&self->mutex);
  look_through (self, item);
  g_mutex_lock (&self->mutex);
  item->is_done = TRUE;
  g_cond_broadcast (&self->cond);
}

static gpointer
work_thread (gpointer data)
{
  AciesCliBatch                  *self = data;
  g_autoptr (GMutexLocker) locker G_GNUC_UNUSED = g_mutex_locker_new (&self->mutex);

  while (!self->is_over && self->n_begun < self->n_items)
    if (may_begin (self))
      do_one (self);
    else
      g_cond_wait (&self->cond, &self->mutex);

  return NULL;
}

AciesCliBatch *
acies_cli_batch_new (char        **names,
                     AciesLibrary *library)
{
  AciesCliBatch *self = g_new0 (AciesCliBatch, 1);
  guint          most;

  keep_memory ();
  self->library = acies_library_ref (library);
  self->n_items = g_strv_length (names);
  self->items = g_new0 (Item, self->n_items);
  for (guint i = 0; i < self->n_items; i++)
    self->items[i].name = names[i];
  g_mutex_init (&self->mutex);
  g_cond_init (&self->cond);

  /* Who asks for the next one works, too; so it goes on where no thread can be had. */
  most = MIN (MIN (g_get_num_processors (), MOST_THREADS), self->n_items);
  while (self->n_threads + 1 < most)
    {
      GThread *thread = g_thread_try_new ("validate", work_thread, self, NULL);

      if (thread == NULL)
        break;
      self->threads[self->n_threads++] = thread;
    }

  return self;
}

static void
stop (AciesCliBatch *self)
{
  g_mutex_lock (&self->mutex);
  self->is_over = TRUE;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
  for (guint i = 0; i < self->n_threads; i++)
    g_thread_join (self->threads[i]);
}

void
acies_cli_batch_free (AciesCliBatch *self)
{
  stop (self);
  for (guint i = 0; i < self->n_items; i++)
    {
      g_clear_pointer (&self->items[i].input, acies_cli_input_free);
      g_clear_error (&self->items[i].error);
    }
  g_free (self->items);
  g_mutex_clear (&self->mutex);
  g_cond_clear (&self->cond);
  acies_library_unref (self->library);
  g_free (self);
}

AciesCliInput *
acies_cli_batch_next (AciesCliBatch *self,
                      GError       **error)
{
  Item *item;

  g_return_val_if_fail (self->n_told < self->n_items, NULL);

  item = &self->items[self->n_told];
  g_mutex_lock (&self->mutex);
  while (!item->is_done)
    if (may_begin (self))
      do_one (self);
    else
      g_cond_wait (&self->cond, &self->mutex);
  self->n_told++;
  g_cond_broadcast (&self->cond);
  g_mutex_unlock (&self->mutex);
  if (item->error != NULL)
    g_propagate_error (error, g_steal_pointer (&item->error));

  return g_steal_pointer (&item->input);
}
