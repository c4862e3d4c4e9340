/* find-habits.c - habits are moved to where more games are won
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/lessons.h"

#include "ai/players.h"
#include "strength/match.h"

#include <math.h>
#include <string.h>

/* A number is changed by a share of itself, but not less than a little. */
#define SHARE 0.25f
#define LITTLE 0.15f

/* Figures of the changes become smaller with the rounds, and the last half is averaged. */
#define SLOWER 100.0
#define STEP 2.0

typedef struct
{
  const Lesson *lesson;
  const float  *start;
  const float  *raised;
  const float  *lowered;
  guint         round;
} Trial;

static AciesCommand
choose_at_random (AciesAiCache    *cache,
                  const AciesView *view,
                  AciesAiRng      *rng,
                  GCancellable    *cancellable)
{
  return acies_ai_choose_random (view, rng);
}

static AciesCommand
choose_quickly (AciesAiCache    *cache,
                const AciesView *view,
                AciesAiRng      *rng,
                GCancellable    *cancellable)
{
  static const AciesAiManner manner = { .spread = 0.05f, .error = 0.05f, .fear = 1, .cards = 1, .bars = 1 };

  return acies_ai_choose_quickly (cache, view, &manner, rng);
}

static AciesAiRulesetCache *
teach (AciesAiCache     *cache,
       const AciesState *battle,
       const float      *numbers)
{
  AciesAiRulesetCache *taught = acies_ai_cache_get_ruleset_cache (cache, battle, 0);

  for (guint i = 0; i < ACIES_N_HABITS; i++)
    taught->habits[i] = numbers[i];
  for (guint i = 0; i < battle->ruleset->n_cards; i++)
    taught->cards[i] = numbers[ACIES_N_HABITS + i];

  return taught;
}

AciesAiRulesetCache *
lesson_teach (const Lesson     *self,
              AciesAiCache     *cache,
              const AciesState *battle)
{
  return teach (cache, battle, self->numbers);
}

static double
play (const AciesState *battle,
      guint64           seed,
      gboolean          swapped,
      AciesAiCache    **minds,
      const float      *numbers,
      const float      *others,
      AciesAiChoose     other)
{
  MatchPlayer players[2] = { { .choose = choose_quickly, .cache = minds[0] }, { .choose = other, .cache = minds[1] } };

  teach (minds[0], battle, numbers);
  teach (minds[1], battle, others);

  return match_play (battle, seed, swapped, players, NULL, NULL);
}

/* Half the games they play each other; the others the same opponent, a quarter him who plays at
 * random, so that nothing is learnt that only helps against oneself. */
static double
play_one (gpointer       data,
          guint          number,
          AciesAiCache **minds)
{
  const Trial      *trial = data;
  const Lesson     *lesson = trial->lesson;
  const AciesState *battle = g_ptr_array_index (lesson->battles, (number >> 3) % lesson->battles->len);
  guint64           seed = lesson->seed + ((guint64) trial->round << 32) + (number >> 1);
  gboolean          swapped = number & 1;
  AciesAiChoose     other = ((number >> 1) & 3) == 2 ? choose_at_random : choose_quickly;

  if (((number >> 1) & 3) < 2)
    return play (battle, seed, swapped, minds, trial->raised, trial->lowered, choose_quickly) - 0.5;

  return play (battle, seed, swapped, minds, trial->raised, trial->start, other) -
         play (battle, seed, swapped, minds, trial->lowered, trial->start, other);
}

void
lesson_find_habits (Lesson *self,
                    guint   rounds,
                    guint   games)
{
  float      start[N_LESSON_NUMBERS];
  double     sums[N_LESSON_NUMBERS] = { 0 };
  guint      n_sums = 0;
  AciesAiRng rng = acies_ai_rng_seeded (self->seed);

  memcpy (start, self->numbers, sizeof start);
  for (guint round = 0; round < rounds; round++)
    {
      float  raised[N_LESSON_NUMBERS];
      float  lowered[N_LESSON_NUMBERS];
      float  change[N_LESSON_NUMBERS];
      Trial  trial = { self, start, raised, lowered, round };
      double pace = pow (1 + round / SLOWER, -0.25);
      double won;

      for (guint i = 0; i < N_LESSON_NUMBERS; i++)
        {
          change[i] = MAX (LITTLE, SHARE * fabsf (self->numbers[i])) * (float) pace * ((acies_ai_rng_next (&rng) & 1) ? 1 : -1);
          raised[i] = self->numbers[i] + change[i];
          lowered[i] = self->numbers[i] - change[i];
        }
      won = match_play_all (play_one, &trial, games) / games;
      for (guint i = 0; i < N_LESSON_NUMBERS; i++)
        self->numbers[i] += (float) (STEP * pace * won) * change[i];
      if (round < rounds / 2)
        continue;
      n_sums++;
      for (guint i = 0; i < N_LESSON_NUMBERS; i++)
        sums[i] += (double) self->numbers[i];
    }
  for (guint i = 0; i < N_LESSON_NUMBERS && n_sums > 0; i++)
    self->numbers[i] = (float) (sums[i] / n_sums);
}
