/* review.c - where a game turned: the decisions that cost a side most of its chance to win
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session/review.h"

#include "ai/expectimax.h"
#include "ai/search.h"
#include "engine/core/engine.h"
#include "session/computers.h"

/* So many positions are looked at for each decision, and again for those that look worst. */
#define POSITIONS_AT_FIRST 300
#define POSITIONS_AGAIN 3000
#define N_AGAIN 8 /* of each side */

/* What costs less of the chance to win is no turning point. */
#define LEAST 0.01

/* Milliseconds between two looks at how far it has come. */
#define PACE 100

typedef struct
{
  AciesView        *view; /* of who decided; NULL in a puzzle */
  AciesTurningPoint point;
} Decision;

/* What the thread works on. */
typedef struct
{
  AciesAiCache *cache;
  guint64       seed;
  AciesState   *state; /* with which the game began; it goes through the game */
  GArray       *log;
  gboolean      is_reviewed[ACIES_MAX_SIDES];
  GPtrArray    *decisions[ACIES_MAX_SIDES]; /* of Decision */
  gint          n_done;                     /* positions, atomic */
  gint          n_all;                      /* likewise; 0: not known yet */
  AciesWorths   worths;                     /* of a puzzle */
  gboolean      is_complete;
} Work;

struct _AciesReview
{
  GObject parent_instance;

  AciesSession        *session; /* weak pointer: the game */
  AciesBackgroundTask *thought; /* under way; NULL: none */
  guint                pace;    /* id of the source that looks how far it has come; 0: none */
  double               progress;
  GArray              *points; /* NULL before it has ended */
  AciesWorths          worths;
};

G_DEFINE_FINAL_TYPE (AciesReview, acies_review, G_TYPE_OBJECT)

static guint changed_signal;

static void
decision_free (Decision *self)
{
  g_clear_pointer (&self->view, acies_view_free);
  g_free (self);
}

static void
work_free (gpointer data)
{
  Work *self = data;

  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    g_ptr_array_unref (self->decisions[side]);
  acies_state_free (self->state);
  g_array_unref (self->log);
  acies_ai_cache_free (self->cache);
  g_free (self);
}

/* Both commands are weighed with the same numbers, so that chance does not make the difference. */
static gboolean
weigh (Work         *self,
       Decision     *decision,
       guint         n_positions,
       GCancellable *cancellable)
{
  AciesTurningPoint *point = &decision->point;
  AciesAiRng         rng = acies_ai_rng_seeded (self->seed ^ acies_ai_rng_mix (point->command + 1));
  AciesAiRng         same = rng;
  AciesAiAdvice      best, done;

  if (!acies_ai_advise (self->cache, decision->view, n_positions, &rng, cancellable, &best))
    return FALSE;
  done = best;
  if (!acies_command_equal (&best.command, &point->done) &&
      !acies_ai_weigh (self->cache, decision->view, &point->done, n_positions, &same, cancellable, &done))
    return FALSE;
  point->better = best.command;
  point->best = best.win;
  point->win = done.win;
  g_atomic_int_add (&self->n_done, (gint) n_positions);
  return TRUE;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const AciesTurningPoint *first = &(*(const Decision *const *) a)->point;
  const AciesTurningPoint *second = &(*(const Decision *const *) b)->point;
  double                   difference = (second->best - second->win) - (first->best - first->win);

  if (difference != 0)
    return difference > 0 ? 1 : -1;
  return first->command < second->command ? -1 : 1;
}

static void
think (gpointer      data,
       GCancellable *cancellable)
{
  static const struct
  {
    guint most;
    guint n_positions;
  } looks[] = { { G_MAXUINT, POSITIONS_AT_FIRST }, { N_AGAIN, POSITIONS_AGAIN } };
  Work *self = data;
  guint n_all = 0;

  for (guint i = 0; i < self->log->len; i++)
    {
      const AciesCommand *command = &g_array_index (self->log, AciesCommand, i);
      g_autoptr (GArray) allowed = acies_commands_new ();

      if (command->kind != ACIES_COMMAND_DICE && command->kind != ACIES_COMMAND_DRAW && self->state->outcome.reason == ACIES_END_NOT_YET)
        acies_command_list (self->state, allowed);
      if (allowed->len > 1 && self->is_reviewed[acies_state_deciding_side (self->state)]) /* there was a choice */
        {
          Decision *decision = g_new0 (Decision, 1);

          decision->view = acies_view_new_deciding (self->state);
          decision->point = (AciesTurningPoint) { .command = i, .side = acies_state_deciding_side (self->state), .done = *command };
          g_ptr_array_add (self->decisions[decision->point.side], decision);
        }
      if (!acies_engine_apply (self->state, command, NULL, NULL))
        break;
    }
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    n_all += self->decisions[side]->len * POSITIONS_AT_FIRST + MIN (self->decisions[side]->len, N_AGAIN) * POSITIONS_AGAIN;
  g_atomic_int_set (&self->n_all, (gint) n_all);
  /* The worst of each side are weighed again, and compared only with each other. */
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    for (guint look = 0; look < G_N_ELEMENTS (looks); look++)
      {
        GPtrArray *decisions = self->decisions[side];

        g_ptr_array_set_size (decisions, (gint) MIN (decisions->len, looks[look].most));
        for (guint i = 0; i < decisions->len; i++)
          if (g_cancellable_is_cancelled (cancellable) || !weigh (self, decisions->pdata[i], looks[look].n_positions, cancellable))
            return;
        g_ptr_array_sort (decisions, compare);
      }
  self->is_complete = TRUE;
}

/* Adds what @done costs, if the side whose turn it is had a choice. */
static void
judge (Work               *self,
       AciesExpectimax    *expectimax,
       const AciesCommand *done,
       guint               number)
{
  g_autoptr (GArray) allowed = acies_commands_new ();
  Decision        *decision;
  AciesExpectation best, after;

  if (acies_state_deciding_side (self->state) == acies_expectimax_get_side (expectimax))
    acies_command_list (self->state, allowed);
  if (allowed->len < 2)
    return;
  if (!acies_expectimax_find (expectimax, self->state, &best) || !acies_expectimax_find_after (expectimax, self->state, done, &after))
    {
      self->worths.best = 0; /* not known after all */
      return;
    }
  decision = g_new0 (Decision, 1);
  decision->point = (AciesTurningPoint) { .command = number,
                                          .side = acies_expectimax_get_side (expectimax),
                                          .done = *done,
                                          .better = acies_expectimax_decide (expectimax, self->state),
                                          .win = after.win,
                                          .best = best.win };
  self->worths.played -= best.win - after.win;
  g_ptr_array_add (self->decisions[decision->point.side], decision);
}

/* Dice do not count: only what a decision costs is taken off. */
static void
solve (gpointer      data,
       GCancellable *cancellable)
{
  Work *self = data;
  g_autoptr (AciesExpectimax) expectimax = acies_expectimax_new (self->state, ACIES_AIM_WIN, ACIES_MAX_PUZZLE, cancellable);
  AciesExpectation worth;

  if (!acies_expectimax_find (expectimax, self->state, &worth))
    return;
  self->worths = (AciesWorths) { .best = worth.win, .played = worth.win };
  for (guint i = 0; i < self->log->len && !acies_expectimax_is_over (expectimax, self->state); i++)
    {
      const AciesCommand *command = &g_array_index (self->log, AciesCommand, i);

      if (!acies_state_awaits_chance (self->state))
        judge (self, expectimax, command, i);
      if (!acies_engine_apply (self->state, command, NULL, NULL))
        break;
    }
  g_ptr_array_sort (self->decisions[acies_expectimax_get_side (expectimax)], compare);
  self->is_complete = !g_cancellable_is_cancelled (cancellable);
}

static void
ended_cb (gpointer thought,
          gpointer user_data)
{
  AciesReview *self = user_data;
  const Work  *work = acies_background_task_get_data (thought);
  double       least = work->worths.best > 0 ? ACIES_SAME_WORTH : LEAST;

  g_clear_handle_id (&self->pace, g_source_remove);
  self->points = g_array_new (FALSE, FALSE, sizeof (AciesTurningPoint));
  for (AciesSide side = 0; side < ACIES_MAX_SIDES && work->is_complete; side++)
    for (guint i = 0; i < MIN (work->decisions[side]->len, ACIES_MAX_TURNING_POINTS); i++)
      {
        const AciesTurningPoint *point = &((const Decision *) work->decisions[side]->pdata[i])->point;

        if (point->best - point->win >= least)
          g_array_append_val (self->points, *point);
      }
  self->worths = work->worths;
  self->progress = 1;
  if (work->is_complete && self->session != NULL)
    g_signal_emit_by_name (self->session, "reviewed", self->points);
  g_clear_pointer (&self->thought, acies_background_task_free);
  g_signal_emit (self, changed_signal, 0);
}

static gboolean
pace_cb (gpointer user_data)
{
  AciesReview *self = user_data;
  Work        *work = acies_background_task_get_data (self->thought);

  gint n_all = g_atomic_int_get (&work->n_all);

  self->progress = n_all > 0 ? (double) g_atomic_int_get (&work->n_done) / n_all : 0;
  g_signal_emit (self, changed_signal, 0);
  return G_SOURCE_CONTINUE;
}

double
acies_review_get_progress (AciesReview *self)
{
  g_return_val_if_fail (ACIES_IS_REVIEW (self), 0);

  return self->progress;
}

const GArray *
acies_review_get_points (AciesReview *self)
{
  g_return_val_if_fail (ACIES_IS_REVIEW (self), NULL);

  return self->points;
}

gboolean
acies_review_get_worths (AciesReview *self,
                         AciesWorths *worths)
{
  g_return_val_if_fail (ACIES_IS_REVIEW (self), FALSE);

  *worths = self->worths;
  return self->worths.best > 0;
}

static void
acies_review_dispose (GObject *object)
{
  AciesReview *self = ACIES_REVIEW (object);

  g_clear_weak_pointer (&self->session);
  g_clear_handle_id (&self->pace, g_source_remove);
  g_clear_pointer (&self->thought, acies_background_task_free_and_wait);
  g_clear_pointer (&self->points, g_array_unref);
  G_OBJECT_CLASS (acies_review_parent_class)->dispose (object);
}

static void
acies_review_class_init (AciesReviewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_review_dispose;

  changed_signal = g_signal_new ("changed", ACIES_TYPE_REVIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_review_init (AciesReview *self)
{
}

AciesReview *
acies_review_new (AciesSession *session)
{
  AciesReview             *self;
  Work                    *work;
  const AciesGameSettings *settings;
  guint                    n_people;

  g_return_val_if_fail (ACIES_IS_SESSION (session) && acies_session_get_scenario (session) != NULL, NULL);

  self = g_object_new (ACIES_TYPE_REVIEW, NULL);
  g_set_weak_pointer (&self->session, session);
  work = g_new0 (Work, 1);
  work->cache = acies_ai_cache_new ();
  work->seed = acies_session_get_seed (session);
  work->state = acies_session_dup_position (session, 0);
  work->log = acies_session_dup_log (session);
  settings = acies_session_get_settings (session);
  n_people = acies_game_settings_count_people (settings, work->state->ruleset->n_sides);
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    {
      work->is_reviewed[side] = n_people == 0 || settings->players[side] == ACIES_PLAYER_HUMAN;
      work->decisions[side] = g_ptr_array_new_with_free_func ((GDestroyNotify) decision_free);
    }
  self->thought = acies_background_task_new (acies_session_is_puzzle (session) ? solve : think, work, work_free, ended_cb, self);
  self->pace = g_timeout_add (PACE, pace_cb, self);
  return self;
}
