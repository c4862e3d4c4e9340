/* fairness-run.h - plays the edited scenario many times in the background to find out whether it is fair
 *
 * Editing can continue meanwhile. Each session owns one run, which keeps the current and the previous result while the
 * session is open. Nothing is saved.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"
#include "simulate/fairness.h"

G_BEGIN_DECLS

#define ACIES_TYPE_FAIRNESS_RUN (acies_fairness_run_get_type ())
G_DECLARE_FINAL_TYPE (AciesFairnessRun, acies_fairness_run, ACIES, FAIRNESS_RUN, GObject)

/**
 * AciesFairnessRun::changed:
 *
 * More games or all games have ended, or the scenario was edited. Emitted several times a second during the games.
 */

/**
 * acies_fairness_run_of:
 * @session: a session in edit mode
 *
 * Returns: (transfer none): the run of the session, which has no games at first
 */
AciesFairnessRun    *acies_fairness_run_of          (AciesSession           *session);

/**
 * acies_fairness_run_start:
 * @n_games: the number of games
 * @alternate: whether the sides alternate as the first player
 * @seed: the seed for dice and computer players
 *
 * Starts the games. The current result becomes the previous one, if it has games.
 *
 * Returns: %FALSE if the scenario has errors or games are already running
 */
gboolean             acies_fairness_run_start       (AciesFairnessRun       *self,
                                                     guint                   n_games,
                                                     gboolean                alternate,
                                                     guint64                 seed);

/* Stops the games soon, keeps the results of completed games, and then emits "changed". */
void                 acies_fairness_run_cancel      (AciesFairnessRun       *self);
gboolean             acies_fairness_run_is_running  (AciesFairnessRun       *self);

/* Returns: the estimated seconds until the games end; -1 if unknown */
int                  acies_fairness_run_seconds_left (AciesFairnessRun      *self);

/* Returns: (transfer none) (nullable): the current result, valid until "changed" */
const AciesFairness *acies_fairness_run_get_result  (AciesFairnessRun       *self);

/* Returns: (transfer none) (nullable): the previous result */
const AciesFairness *acies_fairness_run_get_before  (AciesFairnessRun       *self);

/* Returns: whether the scenario has changed since the current result */
gboolean             acies_fairness_run_is_outdated (AciesFairnessRun       *self);

G_END_DECLS
