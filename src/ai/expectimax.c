/* expectimax.c - the exact value of a small position, to the end of the turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/expectimax.h"

#include "engine/core/engine.h"
#include "engine/odds/answers.h"
#include "engine/view/view.h"

/* Sums of chances that differ by less are the same. */
#define NOTHING 1e-9

typedef struct
{
  guint64          hash;
  AciesExpectation worth;
  double           leaves;
} Known;

struct _AciesExpectimax
{
  AciesExpectimaxAim  aim;
  guint               most;
  GCancellable       *cancellable;
  AciesSide           side;
  guint8              round;
  guint8              spent;
  int                 lead; /* in morale, when it began */
  AciesExpectimaxSize size;
  GHashTable         *known; /* of Known, by hash */
};

AciesExpectimax *
acies_expectimax_new (const AciesState  *start,
                      AciesExpectimaxAim aim,
                      guint              most,
                      GCancellable      *cancellable)
{
  AciesExpectimax *self = g_new0 (AciesExpectimax, 1);
  AciesSide        side = start->turn.active;

  self->aim = aim;
  self->most = most;
  self->cancellable = cancellable;
  self->side = side;
  self->round = start->turn.round;
  self->spent = start->sides[side].spent;
  self->lead = start->sides[side].morale - start->sides[acies_ruleset_enemy_of (start->ruleset, side)].morale;
  self->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  return self;
}

void
acies_expectimax_free (AciesExpectimax *self)
{
  g_hash_table_unref (self->known);
  g_free (self);
}

AciesSide
acies_expectimax_get_side (const AciesExpectimax *self)
{
  return self->side;
}

static gboolean
has_given_up (const AciesExpectimax *self)
{
  return self->size.positions > self->most || g_cancellable_is_cancelled (self->cancellable);
}

gboolean
acies_expectimax_is_over (const AciesExpectimax *self,
                          const AciesState      *state)
{
  return state->outcome.reason != ACIES_END_NOT_YET || state->turn.active != self->side || state->turn.round != self->round ||
         state->sides[self->side].spent != self->spent;
}

static AciesExpectation
worth_of_end (const AciesExpectimax *self,
              const AciesState      *state)
{
  int              lead = state->sides[self->side].morale - state->sides[acies_ruleset_enemy_of (state->ruleset, self->side)].morale;
  AciesExpectation worth = { 0.5 * (lead - self->lead), 0.5 };

  if (state->outcome.reason != ACIES_END_NOT_YET && state->outcome.winner != ACIES_NO_SIDE)
    worth.win = state->outcome.winner == self->side;

  return worth;
}

/* How much better one is than the other. */
static double
compare (const AciesExpectimax *self,
         AciesExpectation       one,
         AciesExpectation       other)
{
  double by_morale = one.morale - other.morale;
  double by_win = one.win - other.win;

  if (self->aim == ACIES_AIM_WIN)
    return ABS (by_win) > NOTHING ? by_win : -by_morale;

  return ABS (by_morale) > NOTHING ? by_morale : by_win;
}

static const Known *know (AciesExpectimax  *self,
                          const AciesState *state);

typedef struct
{
  AciesExpectimax *self;
  Known            sum;
} Fall;

static void
fallen_cb (AciesState *state,
           double      chance,
           gpointer    data)
{
  Fall        *fall = data;
  const Known *known = know (fall->self, state);

  fall->sum.worth.morale += chance * known->worth.morale;
  fall->sum.worth.win += chance * known->worth.win;
  fall->sum.leaves += known->leaves;
}

static const Known *
know_after (AciesExpectimax    *self,
            const AciesState   *state,
            const AciesCommand *command)
{
  g_autoptr (AciesState) next = acies_state_copy (state);

  if (!acies_engine_apply (next, command, NULL, NULL))
    g_error ("a command that is listed is refused");

  return know (self, next);
}

static gboolean
is_of_hand (AciesCommandKind kind)
{
  return kind == ACIES_COMMAND_PUT_BACK || kind == ACIES_COMMAND_TAKE;
}

/* Within a turn the hand is set when all fights are over: whatever it becomes changes nothing of them. */
static GArray *
list_ways (const AciesState *state)
{
  GArray *list = acies_commands_new ();
  guint   end;

  acies_command_list (state, list);
  if (list->len == 0 || !is_of_hand (g_array_index (list, AciesCommand, 0).kind))
    return list;
  for (end = list->len - 1; end > 0 && is_of_hand (g_array_index (list, AciesCommand, end).kind); end--)
    ;
  g_array_set_size (list, end + 1);
  g_array_remove_range (list, 0, end);

  return list;
}

static Known
choose (AciesExpectimax  *self,
        const AciesState *state,
        AciesCommand     *chosen)
{
  g_autoptr (GArray) list = list_ways (state);
  gboolean own = acies_state_deciding_side (state) == self->side;
  Known    best = { 0 };
  double   leaves = 0;

  self->size.windows |= !own && list->len > 1;
  for (guint i = 0; i < list->len && (i == 0 || !has_given_up (self)); i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      const Known        *known = know_after (self, state, command);
      double              more = compare (self, known->worth, best.worth);

      leaves += known->leaves;
      if (i > 0 && (own ? more : -more) <= NOTHING)
        continue;
      best = *known;
      if (chosen != NULL)
        *chosen = acies_command_copy (command);
    }
  best.leaves = leaves;

  return best;
}

static Known
work_out (AciesExpectimax  *self,
          const AciesState *state)
{
  Fall fall = { .self = self };

  if (acies_expectimax_is_over (self, state) || state->decision.kind == ACIES_DECISION_DRAW)
    {
      self->size.ends++;
      return (Known) { .worth = worth_of_end (self, state), .leaves = 1 };
    }
  if (state->decision.kind != ACIES_DECISION_DICE)
    return choose (self, state, NULL);
  self->size.rolls = TRUE;
  acies_outcomes_foreach (state, fallen_cb, &fall);

  return fall.sum;
}

static const Known *
know (AciesExpectimax  *self,
      const AciesState *state)
{
  static const Known nothing = { 0 };
  guint64            hash = acies_state_hash (state);
  Known             *known = g_hash_table_lookup (self->known, &hash);

  if (known != NULL)
    return known;
  self->size.positions++;
  if (has_given_up (self))
    return &nothing;
  known = g_new (Known, 1);
  *known = work_out (self, state);
  known->hash = hash;
  g_hash_table_add (self->known, known);

  return known;
}

gboolean
acies_expectimax_find (AciesExpectimax  *self,
                       const AciesState *state,
                       AciesExpectation *worth)
{
  *worth = know (self, state)->worth;

  return !has_given_up (self);
}

gboolean
acies_expectimax_find_after (AciesExpectimax    *self,
                             const AciesState   *state,
                             const AciesCommand *command,
                             AciesExpectation   *worth)
{
  *worth = know_after (self, state, command)->worth;

  return !has_given_up (self);
}

AciesCommand
acies_expectimax_decide (AciesExpectimax  *self,
                         const AciesState *state)
{
  AciesCommand answer = acies_command (ACIES_COMMAND_PASS);

  choose (self, state, &answer);

  return answer;
}

AciesExpectimaxSize
acies_expectimax_measure (AciesExpectimax  *self,
                          const AciesState *start)
{
  self->size.leaves = know (self, start)->leaves;

  return self->size;
}

/* There is nothing to choose from: each hand is all that its side has left. */
static guint
pick_first (gpointer source,
            guint    n)
{
  return 0;
}

AciesAiAdvice
acies_ai_advise_exactly (const AciesView *view,
                         GCancellable    *cancellable)
{
  g_autoptr (AciesState) state = acies_view_fill (view, pick_first, NULL);
  g_autoptr (AciesExpectimax) expectimax = acies_expectimax_new (state, ACIES_AIM_WIN, ACIES_MAX_PUZZLE, cancellable);
  AciesAiAdvice    advice = { .command = acies_expectimax_decide (expectimax, state) };
  AciesExpectation worth;

  acies_expectimax_find (expectimax, state, &worth);
  advice.win = worth.win;
  advice.morale = worth.morale;
  if (acies_state_deciding_side (state) != expectimax->side)
    {
      advice.win = 1 - worth.win;
      advice.morale = -worth.morale;
    }

  return advice;
}
