/* choices.h - lists legal commands and scores each without trying it out
 *
 * The score comes from what the units on the board can do to each other. It is fast enough for playouts.
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
 * Leaves out commands that reverse an earlier one (AciesVerb.takes_back), which could repeat without end, and
 * commands without effect (AciesVerb.is_pointless).
 */
void    acies_ai_list_choices (const AciesState *state,
                               GArray           *list);

/* A command with its quick score. */
typedef struct
{
  guint place; /* index in the list */
  float score;
} AciesAiChoice;

/**
 * acies_ai_rank_choices:
 * @list: (element-type AciesCommand): empty; receives the legal commands
 * @most: most choices to return
 *
 * While cards can move both from hand to deck and back, only the best choice is returned, to prevent
 * endless loops in a search.
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
 * @scores: (out): one score for each command, in figures; higher is better
 */
void acies_ai_score_quickly (AciesAiRulesetCache      *cache,
                             const AciesState *state,
                             const GArray     *list,
                             float            *scores);

/* Returns the index in @list of the command that a player with @manner chooses. */
guint acies_ai_pick_quickly (AciesAiRulesetCache         *cache,
                             const AciesState    *state,
                             const GArray        *list,
                             const AciesAiManner *manner,
                             AciesAiRng          *rng);

G_END_DECLS
