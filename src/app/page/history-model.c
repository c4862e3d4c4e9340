/* history-model.c - the steps of a session as a list, the newest first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/history-model.h"

struct _AciesHistoryModel
{
  GObject parent_instance;
  guint   n_items; /* steps, and the beginning; 0 without a session */
};

static GType
get_item_type (GListModel *model)
{
  return G_TYPE_OBJECT;
}

static guint
get_n_items (GListModel *model)
{
  return ACIES_HISTORY_MODEL (model)->n_items;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  return position < ACIES_HISTORY_MODEL (model)->n_items ? g_object_new (G_TYPE_OBJECT, NULL) : NULL;
}

static void
implement_list (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AciesHistoryModel, acies_history_model, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, implement_list))

void
acies_history_model_show (AciesHistoryModel *self,
                          AciesSession      *session)
{
  guint before;

  g_return_if_fail (ACIES_IS_HISTORY_MODEL (self));

  before = self->n_items;
  self->n_items = session != NULL ? acies_session_count_steps (session) + 1 : 0;
  g_list_model_items_changed (G_LIST_MODEL (self), 0, before, self->n_items);
}

guint
acies_history_model_get_step (AciesHistoryModel *self,
                              guint              position)
{
  g_return_val_if_fail (ACIES_IS_HISTORY_MODEL (self) && position < self->n_items, 0);

  return self->n_items - 1 - position;
}

static void
acies_history_model_class_init (AciesHistoryModelClass *klass)
{
}

static void
acies_history_model_init (AciesHistoryModel *self)
{
}

AciesHistoryModel *
acies_history_model_new (void)
{
  return g_object_new (ACIES_TYPE_HISTORY_MODEL, NULL);
}
