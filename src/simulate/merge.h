/* merge.h - the parts of a simulation joined again
 *
 * What comes out is what the simulation would have come to in one piece, game by game. Each
 * part is read twice: all of them are known to fit before the first game is told.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "simulate/part.h"

G_BEGIN_DECLS

typedef struct _AciesSimulationMerge AciesSimulationMerge;

/**
 * acies_simulation_merge_new:
 * @paths: of the parts, in any order
 * @error: in one sentence which part is damaged, "FILE: what is wrong" or "FILE:LINE: what is wrong", or
 *   (%G_IO_ERROR_FAILED) which is missing, or which do not fit together
 */
AciesSimulationMerge       *acies_simulation_merge_new       (char                      **paths,
                                                              AciesLibrary               *library,
                                                              GError                    **error);
void                        acies_simulation_merge_free      (AciesSimulationMerge       *self);

/* (transfer none): those of the whole, in one part */
const AciesSimulationTerms *acies_simulation_merge_get_terms (const AciesSimulationMerge *self);

/**
 * acies_simulation_merge_run:
 *
 * As acies_simulation_run(), but for the playing.
 *
 * Returns: %FALSE when a part cannot be read any more as it was before
 */
gboolean                    acies_simulation_merge_run       (const AciesSimulationMerge *self,
                                                              AciesSimulationPlayed       played,
                                                              gpointer                    data,
                                                              GError                    **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulationMerge, acies_simulation_merge_free)

G_END_DECLS
