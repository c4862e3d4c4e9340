/* problem.h - a finding as a row of the list of problems
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"

#include <glib-object.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PROBLEM (acies_problem_get_type ())
G_DECLARE_FINAL_TYPE (AciesProblem, acies_problem, ACIES, PROBLEM, GObject)

/**
 * AciesProblem::fix:
 * Somebody wants it put right.
 *
 * AciesProblem::changed:
 * The words are others, as of numbers that have changed.
 */

/* @finding is copied. */
AciesProblem       *acies_problem_new         (const AciesFinding *finding);
const AciesFinding *acies_problem_get_finding (AciesProblem       *self);

/* Do they say the same of the same place, and offer the same? */
gboolean            acies_problem_is_same     (AciesProblem       *self,
                                               const AciesFinding *finding);

/**
 * acies_problem_follow:
 *
 * Takes over the words of @finding where it is the same problem still: of the
 * same kind and place, and to be fixed or not as before.
 *
 * Returns: whether it is
 */
gboolean            acies_problem_follow      (AciesProblem       *self,
                                               const AciesFinding *finding);

/* Asks for its fix. */
void                acies_problem_fix         (AciesProblem       *self);

G_END_DECLS
