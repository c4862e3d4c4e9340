/* fairness-run.h - games that computers play of the edited board beside the window, to see whether it is fair
 *
 * Editing goes on meanwhile. A session keeps its own, with what came of the last games and
 * of those before, as long as it is open; nothing of it is saved.
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
 * More games are over, all are, or the board was edited. While games are played some times a second.
 */

/**
 * acies_fairness_run_of:
 * @session: of an edited scenario
 *
 * Returns: (transfer none): the one that the session keeps; no games were played yet when it is new
 */
AciesFairnessRun    *acies_fairness_run_of          (AciesSession           *session);

/**
 * acies_fairness_run_start:
 * @n_games: how many
 * @alternate: the sides take turns in being first
 * @seed: of dice and players
 *
 * Begins to play. What there was so far becomes what was before, where it has any game.
 *
 * Returns: %FALSE when the board cannot be played as it stands, or games are being played
 */
gboolean             acies_fairness_run_start       (AciesFairnessRun       *self,
                                                     guint                   n_games,
                                                     gboolean                alternate,
                                                     guint64                 seed);

/* Ends soon with the games that are over, and says "changed" then. */
void                 acies_fairness_run_cancel      (AciesFairnessRun       *self);
gboolean             acies_fairness_run_is_running  (AciesFairnessRun       *self);

/* How many seconds the games will still take, at the present speed; -1: not known yet. */
int                  acies_fairness_run_seconds_left (AciesFairnessRun      *self);

/* (transfer none) (nullable): what has come of the games; good until "changed" */
const AciesFairness *acies_fairness_run_get_result  (AciesFairnessRun       *self);

/* (transfer none) (nullable): the same of the time before */
const AciesFairness *acies_fairness_run_get_before  (AciesFairnessRun       *self);

/* Whether the board is another now than the one the result is of. */
gboolean             acies_fairness_run_is_outdated (AciesFairnessRun       *self);

G_END_DECLS
