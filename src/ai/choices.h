/* choices.h - legal commands and their quick scores
 *
 * A quick score estimates the value of a command without a search. Computing the scores is fast enough for playouts.
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
 * @list: (element-type AciesCommand): the array to which the commands are appended
 *
 * Lists the legal commands that a computer player can choose. Omits commands that undo an earlier answer
 * (AciesVerb.takes_back), because a player could repeat them forever. Also omits commands without any effect
 * (AciesVerb.is_pointless).
 */
void    acies_ai_list_choices (const AciesState *state,
                               GArray           *list);

/* A command and its quick score. */
typedef struct
{
  guint place; /* index of the command in the list of commands */
  float score;
} AciesAiChoice;

/**
 * acies_ai_rank_choices:
 * @list: (element-type AciesCommand): an empty array; the commands from acies_ai_list_choices() are appended to it
 * @most: maximum number of choices to return
 *
 * Ranks the commands by quick score. Commands with very low scores are omitted. If cards can currently be moved both
 * from hand to deck and from deck to hand, only the best choice is returned. Otherwise, a search could move cards back
 * and forth forever.
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
 * @scores: (out caller-allocates): the score of each command in @list; higher is better
 *
 * Computes the quick scores of commands. A score is a number of figures or, if AciesProcs.evaluate is set, the log odds
 * of winning in units of 0.1.
 */
void acies_ai_score_quickly (AciesAiRulesetCache      *cache,
                             const AciesState *state,
                             const GArray     *list,
                             float            *scores);

/* Picks a command for a computer player that plays in the given @manner. Returns the index of the command in @list,
 * which must not be empty. */
guint acies_ai_pick_quickly (AciesAiRulesetCache         *cache,
                             const AciesState    *state,
                             const GArray        *list,
                             const AciesAiManner *manner,
                             AciesAiRng          *rng);

G_END_DECLS
