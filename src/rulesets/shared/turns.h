/* turns.h - the course of a game: its begin, rounds, who acts, its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* Ends that more than one game has. */
extern const AciesGameEnd acies_end_morale_zero, acies_end_more_morale, acies_end_draw;

/* From editing to play: the scenario is the set-up. */
void     acies_game_begin         (AciesResolver *resolver);

/* The game is over: nothing is left to resolve. Of a team that wins its first side is the winner. */
void     acies_game_end           (AciesResolver *resolver, guint reason, AciesSide winner);
/* The same, won by the first side with a lead above 0, by the second below it. FALSE: it is 0, and the game not over. */
gboolean acies_game_end_by        (AciesResolver *resolver, guint reason, int lead);

/* The next round, without a word about it. */
void     acies_turn_next_round    (AciesResolver *resolver);
/* @phase: an index into the procedures' phases */
void     acies_turn_set_phase     (AciesResolver *resolver, guint phase);

/* @side has so many of it from now on. */
void     acies_side_set_resource  (AciesResolver *resolver, AciesSide side, guint resource, guint number);

/* Nobody acts. */
void     acies_turn_clear_acting  (AciesTurn *turn);
/* @unit acts from now on, in what else @turn says. */
void     acies_turn_begin_acting  (AciesResolver *resolver, AciesTurn turn, AciesUnitId unit);
/* Who acts has moved so many hexes; has attacked once more. */
void     acies_turn_set_moved     (AciesResolver *resolver, guint hexes);
void     acies_turn_count_attack  (AciesResolver *resolver);

G_END_DECLS
