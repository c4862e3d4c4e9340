/* sheet-watch.c - finds texts that do not fit on the printed sheet, in a background thread
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/sheet-watch.h"

#include "render/sheet.h"

#include <gio/gio.h>

/* In milliseconds. A check takes 20 ms or more if it loads fonts; the delay lets a new window draw its first frame. */
#define DELAY 300

struct _AciesSheetWatch
{
  void (*found) (gpointer data);
  gpointer          data;
  AciesFindings    *findings;
  AciesState       *state;   /* (nullable): the scenario to check next */
  AciesSheetFinder *finder;  /* owned by the thread during a check */
  GCancellable     *look;    /* (nullable): the current check */
  guint             timeout; /* source id of the delay before the next check, or 0 */
};

typedef struct
{
  AciesSheetFinder *finder;
  AciesState       *state;
} Look;

static void
look_free (gpointer data)
{
  Look *look = data;

  acies_sheet_finder_free (look->finder);
  acies_state_free (look->state);
  g_free (look);
}

static void
look_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Look          *look = data;
  AciesFindings *findings = acies_findings_new ();

  acies_sheet_finder_find (look->finder, look->state, findings);
  g_task_return_pointer (task, findings, (GDestroyNotify) acies_findings_free);
}

static gboolean
are_same (const AciesFindings *a,
          const AciesFindings *b)
{
  if (a->list->len != b->list->len)
    return FALSE;
  for (guint i = 0; i < a->list->len; i++)
    {
      const AciesFinding *one = g_ptr_array_index (a->list, i);
      const AciesFinding *other = g_ptr_array_index (b->list, i);

      if (!g_str_equal (one->message, other->message) || one->side != other->side)
        return FALSE;
    }
  return TRUE;
}

static void begin_look (AciesSheetWatch *self);

/* If the watch was freed, the check was cancelled and @data must not be used. */
static void
looked_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  AciesSheetWatch *self = data;
  GTask           *task = G_TASK (result);
  Look            *look = g_task_get_task_data (task);
  AciesFindings   *findings = g_task_propagate_pointer (task, NULL);
  gboolean         is_news;

  if (findings == NULL)
    return;
  g_clear_object (&self->look);
  self->finder = g_steal_pointer (&look->finder);
  is_news = !are_same (self->findings, findings);
  acies_findings_free (self->findings);
  self->findings = findings;
  if (self->state != NULL && acies_sheet_finder_knows (self->finder, self->state))
    g_clear_pointer (&self->state, acies_state_free);
  if (self->state != NULL)
    begin_look (self);
  if (is_news)
    self->found (self->data);
}

static void
begin_look (AciesSheetWatch *self)
{
  g_autoptr (GTask) task = NULL;
  Look *look = g_new0 (Look, 1);

  self->look = g_cancellable_new ();
  look->finder = g_steal_pointer (&self->finder);
  look->state = g_steal_pointer (&self->state);
  task = g_task_new (NULL, self->look, looked_cb, self);
  g_task_set_task_data (task, look, look_free);
  g_task_run_in_thread (task, look_thread);
}

static gboolean
timeout_cb (gpointer data)
{
  AciesSheetWatch *self = data;

  self->timeout = 0;
  begin_look (self);
  return G_SOURCE_REMOVE;
}

void
acies_sheet_watch_look (AciesSheetWatch  *self,
                        const AciesState *state)
{
  g_clear_pointer (&self->state, acies_state_free);
  if (state == NULL || (self->look == NULL && acies_sheet_finder_knows (self->finder, state)))
    {
      g_clear_handle_id (&self->timeout, g_source_remove);
      return;
    }
  self->state = acies_state_copy (state);
  if (self->look == NULL && self->timeout == 0)
    self->timeout = g_timeout_add (DELAY, timeout_cb, self);
}

const AciesFindings *
acies_sheet_watch_get (AciesSheetWatch *self)
{
  return self->findings;
}

AciesSheetWatch *
acies_sheet_watch_new (void (*found) (gpointer data),
                       gpointer data)
{
  AciesSheetWatch *self = g_new0 (AciesSheetWatch, 1);

  self->found = found;
  self->data = data;
  self->findings = acies_findings_new ();
  self->finder = acies_sheet_finder_new ();
  return self;
}

void
acies_sheet_watch_free (AciesSheetWatch *self)
{
  if (self == NULL)
    return;
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (self->look != NULL)
    g_cancellable_cancel (self->look);
  g_clear_object (&self->look);
  g_clear_pointer (&self->state, acies_state_free);
  g_clear_pointer (&self->finder, acies_sheet_finder_free);
  acies_findings_free (self->findings);
  g_free (self);
}
