/* lessons.h - how a ruleset's numbers for the computer are found by playing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* Habits, then what the cards are taken for. */
#define N_LESSON_NUMBERS (ACIES_N_HABITS + ACIES_MAX_CARDS)

typedef struct
{
  AciesRuleset *ruleset;
  GPtrArray    *battles; /* of AciesState */
  guint64       seed;
  float         numbers[N_LESSON_NUMBERS];
  float         worths[ACIES_N_WORTHS];
} Lesson;

/**
 * lesson_find_habits:
 * @rounds: in each the habits are moved a little to where more games are won
 * @games: of a round
 *
 * By simultaneous perturbation (Spall 1992): all numbers are changed at once, each up
 * or down by chance, two players with the opposite changes play each other, and
 * each against players that stay the same, and the numbers go towards who won more.
 */
void lesson_find_habits (Lesson *self,
                         guint   rounds,
                         guint   games);

/* Has @mind play by the numbers of @self, as long as nobody thinks with it about another ruleset. */
AciesAiRulesetCache *lesson_teach (const Lesson     *self,
                                   AciesAiCache      *cache,
                                   const AciesState *battle);

/**
 * lesson_find_worths:
 * @games: that a player with those habits plays against itself
 *
 * By logistic regression: from what is measured where turns begin to who won.
 */
void lesson_find_worths (Lesson *self,
                         guint   games);

G_END_DECLS
