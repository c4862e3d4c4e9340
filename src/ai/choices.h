/* choices.h - lists of legal commands and quick scores for them
 *
 * Scores use the expected effects of attacks between units on the board. Scoring is fast enough for playouts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "ai/random.h"
#include "ai/static-eval.h"
#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_ai_list_choices:
 * @list: (element-type AciesCommand): receives the legal commands
 *
 * Omits commands that reverse an earlier command (AciesVerb.takes_back), because they could repeat endlessly, and
 * commands without effect (AciesVerb.is_pointless).
 */
void    acies_ai_list_choices (const AciesState *state,
                               GArray           *list);

/* A command with its quick score. */
typedef struct
{
  guint place; /* index of the command in the list */
  float score;
} AciesAiChoice;

/**
 * acies_ai_rank_choices:
 * @list: (element-type AciesCommand): an empty array; receives the legal commands
 * @most: maximum number of choices to return
 *
 * If the legal commands can move cards from the hand to the deck and also from the deck to the hand, returns only the
 * best choice. This prevents endless loops in a search.
 *
 * Returns: (transfer full) (element-type AciesAiChoice): the choices with the highest scores, best first
 */
GArray *acies_ai_rank_choices (AciesAiRulesetCache      *cache,
                               const AciesState *state,
                               GArray           *list,
                               guint             most);

/**
 * acies_ai_score_quickly:
 * @list: (element-type AciesCommand): legal commands
 * @scores: (out): one score per command, in figures; with AciesProcs.evaluate, in tenths of the log odds of winning. A higher score
 *   is better.
 */
void acies_ai_score_quickly (AciesAiRulesetCache      *cache,
                             const AciesState *state,
                             const GArray     *list,
                             float            *scores);

/* Returns the index in @list of the command that a computer player with @manner chooses. */
guint acies_ai_pick_quickly (AciesAiRulesetCache         *cache,
                             const AciesState    *state,
                             const GArray        *list,
                             const AciesAiManner *manner,
                             AciesAiRng          *rng);

G_END_DECLS
