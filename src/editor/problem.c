/* problem.c - a finding as a row of the list of problems
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/problem.h"

struct _AciesProblem
{
  GObject parent_instance;

  AciesFindings *findings; /* this one alone */
};

enum
{
  FIX,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesProblem, acies_problem, G_TYPE_OBJECT)

const AciesFinding *
acies_problem_get_finding (AciesProblem *self)
{
  g_return_val_if_fail (ACIES_IS_PROBLEM (self), NULL);

  return g_ptr_array_index (self->findings->list, 0);
}

gboolean
acies_problem_is_same (AciesProblem       *self,
                       const AciesFinding *finding)
{
  const AciesFinding *own = acies_problem_get_finding (self);

  return g_str_equal (own->code, finding->code) && g_str_equal (own->message, finding->message) &&
         own->hex == finding->hex && own->side == finding->side &&
         g_strcmp0 (own->fix_label, finding->fix_label) == 0;
}

AciesProblem *
acies_problem_new (const AciesFinding *finding)
{
  AciesProblem *self = g_object_new (ACIES_TYPE_PROBLEM, NULL);

  acies_findings_add_copy (self->findings, finding);
  return self;
}

void
acies_problem_fix (AciesProblem *self)
{
  g_return_if_fail (ACIES_IS_PROBLEM (self));

  g_signal_emit (self, signals[FIX], 0);
}

static void
acies_problem_finalize (GObject *object)
{
  acies_findings_free (ACIES_PROBLEM (object)->findings);
  G_OBJECT_CLASS (acies_problem_parent_class)->finalize (object);
}

static void
acies_problem_class_init (AciesProblemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = acies_problem_finalize;
  signals[FIX] = g_signal_new ("fix", ACIES_TYPE_PROBLEM, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_problem_init (AciesProblem *self)
{
  self->findings = acies_findings_new ();
}
