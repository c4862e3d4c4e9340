/* find-worths.c - from what is measured where turns begin to who won
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/lessons.h"

#include "ai/evaluate.h"
#include "strength/match.h"

#include <math.h>

/* Newton's method needs few. */
#define ROUNDS 12

/* Of the rows, that hold each number back. */
#define RESTRAINT 1e-4

typedef struct
{
  double measures[ACIES_N_WORTHS];
  double won;
} Row;

typedef struct
{
  Lesson  *lesson;
  GArray **rows; /* by game, of Row */
} School;

typedef struct
{
  AciesAiRulesetCache *cache;
  AciesAiRng           rng;
  AciesTurn            turn;
  GArray              *rows;
} Watch;

static void
look (const AciesState *state,
      gpointer          data)
{
  Watch    *watch = data;
  AciesSide side;
  Row       row;

  if (state->turn.round == watch->turn.round && state->turn.active == watch->turn.active)
    return;
  watch->turn = state->turn;
  side = (AciesSide) acies_ai_rng_below (&watch->rng, 2);
  acies_ai_measure (watch->cache, state, side, row.measures);
  row.won = side; /* who looks; made a result when the game is over */
  g_array_append_val (watch->rows, row);
}

static double
play_one (gpointer       data,
          guint          number,
          AciesAiCache **minds)
{
  School           *school = data;
  const AciesState *battle = g_ptr_array_index (school->lesson->battles, number % school->lesson->battles->len);
  AciesAiChoose     choose = acies_ai_player_get (acies_ai_player_find ("normal"))->choose;
  MatchPlayer       players[2] = { { .choose = choose, .cache = minds[0] }, { .choose = choose, .cache = minds[1] } };
  GArray           *rows = g_array_new (FALSE, FALSE, sizeof (Row));
  Watch             watch = { lesson_teach (school->lesson, minds[0], battle), acies_ai_rng_seeded (school->lesson->seed + number), { .active = ACIES_NO_SIDE }, rows };
  double            won;

  lesson_teach (school->lesson, minds[1], battle);
  won = match_play (battle, school->lesson->seed + number, FALSE, players, look, &watch);

  for (guint i = 0; i < rows->len; i++)
    {
      Row *row = &g_array_index (rows, Row, i);

      row->won = row->won == 0 ? won : 1 - won;
    }
  school->rows[number] = rows;

  return won;
}

/* The equations of one step, the right side in the last column. */
typedef double Equations[ACIES_N_WORTHS][ACIES_N_WORTHS + 1];

static void
add_row (Equations     equations,
         const Row    *row,
         const double *worths)
{
  double sum = 0;
  double chance;

  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    sum += worths[i] * row->measures[i];
  chance = 1 / (1 + exp (-sum));
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    {
      for (guint j = 0; j < ACIES_N_WORTHS; j++)
        equations[i][j] += chance * (1 - chance) * row->measures[i] * row->measures[j];
      equations[i][ACIES_N_WORTHS] += (row->won - chance) * row->measures[i];
    }
}

/* By elimination; the matrix is positive definite, so that no row need be changed for another. */
static void
solve (Equations equations)
{
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    for (guint j = 0; j < ACIES_N_WORTHS; j++)
      {
        double factor = equations[j][i] / equations[i][i];

        for (guint k = i; j != i && k <= ACIES_N_WORTHS; k++)
          equations[j][k] -= factor * equations[i][k];
      }
}

static void
improve (const GArray *rows,
         double       *worths)
{
  Equations equations = { 0 };
  double    restraint = RESTRAINT * rows->len + 1e-6;

  for (guint i = 0; i < rows->len; i++)
    add_row (equations, &g_array_index (rows, Row, i), worths);
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    {
      equations[i][i] += restraint;
      equations[i][ACIES_N_WORTHS] -= restraint * worths[i];
    }
  solve (equations);
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    worths[i] += equations[i][ACIES_N_WORTHS] / equations[i][i];
}

void
lesson_find_worths (Lesson *self,
                    guint   games)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (Row));
  g_autofree GArray **by_game = g_new0 (GArray *, games);
  School              school = { .lesson = self, .rows = by_game };
  double              worths[ACIES_N_WORTHS] = { 0 };

  match_play_all (play_one, &school, games);
  for (guint i = 0; i < games; i++)
    {
      g_array_append_vals (rows, by_game[i]->data, by_game[i]->len);
      g_array_unref (by_game[i]);
    }
  for (guint round = 0; round < ROUNDS; round++)
    improve (rows, worths);
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    self->worths[i] = (float) worths[i];
}
