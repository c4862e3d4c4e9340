/* handicap-run.h - looks beside the window for the small change that makes the edited board fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/handicap.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HANDICAP_RUN (acies_handicap_run_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandicapRun, acies_handicap_run, ACIES, HANDICAP_RUN, GObject)

/**
 * AciesHandicapRun::changed:
 *
 * It is further, or at its end. Some times a second.
 */

/**
 * acies_handicap_run_new:
 * @scenario: in edit mode, without errors; copied
 * @fairness: of games of it, which have a favoured side
 * @seed: of dice and players
 *
 * Returns: (transfer full): a search that has begun
 */
AciesHandicapRun *acies_handicap_run_new          (const AciesState    *scenario,
                                                   const AciesFairness *fairness,
                                                   guint64              seed);

/* Ends soon with what is best by then, and says "changed". */
void              acies_handicap_run_cancel       (AciesHandicapRun    *self);
gboolean          acies_handicap_run_is_running   (AciesHandicapRun    *self);

/* From 0 to 1. */
double            acies_handicap_run_get_progress (AciesHandicapRun    *self);

/* How many seconds it will still take, as long as it took so far; -1: nobody knows yet. */
int               acies_handicap_run_seconds_left (AciesHandicapRun    *self);

/* (transfer none) (nullable) (element-type AciesHandicap): the best first, once it has ended */
const GArray     *acies_handicap_run_get_best     (AciesHandicapRun    *self);

/* (transfer none): what is changed */
const AciesState *acies_handicap_run_get_scenario (AciesHandicapRun    *self);

G_END_DECLS
