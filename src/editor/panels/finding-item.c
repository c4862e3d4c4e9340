/* finding-item.c - a finding as a row of the list
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/finding-item.h"

struct _AciesFindingItem
{
  GObject parent_instance;

  AciesFindings *findings; /* this one alone */
};

enum
{
  FIX,
  CHANGED,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesFindingItem, acies_finding_item, G_TYPE_OBJECT)

const AciesFinding *
acies_finding_item_get_finding (AciesFindingItem *self)
{
  g_return_val_if_fail (ACIES_IS_FINDING_ITEM (self), NULL);

  return g_ptr_array_index (self->findings->list, 0);
}

gboolean
acies_finding_item_is_same (AciesFindingItem   *self,
                            const AciesFinding *finding)
{
  const AciesFinding *own = acies_finding_item_get_finding (self);

  return g_str_equal (own->code, finding->code) && g_str_equal (own->message, finding->message) &&
         own->hex == finding->hex && own->side == finding->side &&
         g_strcmp0 (own->fix_label, finding->fix_label) == 0;
}

AciesFindingItem *
acies_finding_item_new (const AciesFinding *finding)
{
  AciesFindingItem *self = g_object_new (ACIES_TYPE_FINDING_ITEM, NULL);

  acies_findings_add_copy (self->findings, finding);
  return self;
}

gboolean
acies_finding_item_follow (AciesFindingItem   *self,
                           const AciesFinding *finding)
{
  const AciesFinding *own = acies_finding_item_get_finding (self);
  AciesFindings      *findings;

  if (!g_str_equal (own->code, finding->code) || own->severity != finding->severity || own->hex != finding->hex ||
      own->side != finding->side || g_strcmp0 (own->rule, finding->rule) != 0 ||
      acies_finding_has_fix (own) != acies_finding_has_fix (finding))
    return FALSE;
  findings = acies_findings_new ();
  acies_findings_add_copy (findings, finding);
  acies_findings_free (self->findings);
  self->findings = findings;
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

void
acies_finding_item_fix (AciesFindingItem *self)
{
  g_return_if_fail (ACIES_IS_FINDING_ITEM (self));

  g_signal_emit (self, signals[FIX], 0);
}

static void
acies_finding_item_finalize (GObject *object)
{
  acies_findings_free (ACIES_FINDING_ITEM (object)->findings);
  G_OBJECT_CLASS (acies_finding_item_parent_class)->finalize (object);
}

static void
acies_finding_item_class_init (AciesFindingItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_finding_item_finalize;
  signals[FIX] = g_signal_new ("fix", ACIES_TYPE_FINDING_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[CHANGED] = g_signal_new ("changed", ACIES_TYPE_FINDING_ITEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_finding_item_init (AciesFindingItem *self)
{
  self->findings = acies_findings_new ();
}
