/* simulation.h - many games between computer players, one at a time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/mind.h"
#include "simulate/terms.h"

#include <gio/gio.h>

G_BEGIN_DECLS

typedef struct _AciesSimulation AciesSimulation;

/**
 * AciesSimulatedGame:
 * @number: of the game, from 1
 * @end: how it ended (AciesProcs.ends); %ACIES_END_NOT_YET: it went on for longer
 *   than any game should, and was left
 * @winner: %ACIES_NO_SIDE where nobody has won
 * @round: the last that was played
 * @n_commands: dice among them
 * @morale: left of each side
 * @figures: left of each side on the board
 * @units_lost: by side and unit type
 * @figures_lost: by side and unit type, those of lost units among them
 * @cards_used: by side and card: how often the side has played it
 *
 * What a game came to. Everything is counted from events and commands, so that it
 * holds in every ruleset; what follows from the number (acies_simulation_terms_seat(),
 * acies_simulation_terms_first()) is not in it.
 */
typedef struct
{
  guint     number;
  guint8    end;
  AciesSide winner;
  guint8    round;
  guint     n_commands;
  guint16   morale[ACIES_MAX_SIDES];
  guint16   figures[ACIES_MAX_SIDES];
  guint16   units_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  guint16   figures_lost[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  guint16   cards_used[ACIES_MAX_SIDES][ACIES_MAX_CARDS];
} AciesSimulatedGame;

/**
 * acies_simulation_new:
 * @scenario: in edit mode, without errors; that of @terms
 * @terms: their players must exist; both are copied
 *
 * What it returns is not changed by playing, so several threads can share it.
 */
AciesSimulation            *acies_simulation_new       (const AciesState           *scenario,
                                                        const AciesSimulationTerms *terms);
void                        acies_simulation_free      (AciesSimulation            *self);

/* (transfer none) */
const AciesSimulationTerms *acies_simulation_get_terms (const AciesSimulation      *self);

/**
 * acies_simulation_play:
 * @number: of any game, from 1; its dice and choices depend on that and on the seed alone
 * @mind: that of this thread
 * @cancellable: (nullable): nobody wants to know any more
 * @game: (out caller-allocates): what it came to
 *
 * Plays that game from beginning to end, on any thread.
 *
 * Returns: %FALSE when it was cancelled before the end
 */
gboolean                    acies_simulation_play      (const AciesSimulation      *self,
                                                        guint                       number,
                                                        AciesAiMind                *mind,
                                                        GCancellable               *cancellable,
                                                        AciesSimulatedGame         *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSimulation, acies_simulation_free)

G_END_DECLS
