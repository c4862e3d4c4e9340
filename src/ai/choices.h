/* choices.h - the commands to choose from, and how good each looks at once
 *
 * It looks at each command once, by what the units on the board may do to each other, and never tries one out. Fast
 * enough to play on for others who do.
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
 * @list: (element-type AciesCommand): every command the rules allow now is added, but those
 *   that take back what was done before (AciesVerb.takes_back): with them a player who is
 *   never sure could go on for ever; and those of which nothing comes (AciesVerb.is_pointless)
 */
void    acies_ai_list_choices (const AciesState *state,
                               GArray           *list);

/* How good a command looks at a glance. */
typedef struct
{
  guint place; /* in the list */
  float score;
} AciesAiChoice;

/**
 * acies_ai_rank_choices:
 * @list: (element-type AciesCommand): all there are are added; empty before
 * @most: how many are wanted
 *
 * Returns: (transfer full) (element-type AciesAiChoice): those of @list that look best at a glance, the
 *   best first; of cards that can go to and fro between hand and deck only the best
 */
GArray *acies_ai_rank_choices (AciesAiRulesetCache      *cache,
                               const AciesState *state,
                               GArray           *list,
                               guint             most);

/**
 * acies_ai_score_quickly:
 * @list: (element-type AciesCommand): what may be commanded now
 * @scores: (out): room for one of each; the more the better, in figures
 */
void acies_ai_score_quickly (AciesAiRulesetCache      *cache,
                             const AciesState *state,
                             const GArray     *list,
                             float            *scores);

/* The place in @list of the command that it takes. */
guint acies_ai_pick_quickly (AciesAiRulesetCache         *cache,
                             const AciesState    *state,
                             const GArray        *list,
                             const AciesAiManner *manner,
                             AciesAiRng          *rng);

G_END_DECLS
