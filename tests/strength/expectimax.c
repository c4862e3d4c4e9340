/* expectimax.c - what a position is worth for certain, to the end of the turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "strength/expectimax.h"

#include "engine/core/engine.h"
#include "engine/odds/answers.h"
#include "engine/view/view.h"

/* Sums of chances that differ by less are the same. */
#define NOTHING 1e-9

typedef struct
{
  guint64       hash;
  ExpectedWorth worth;
  double        leaves;
} Known;

struct _Expectimax
{
  ExpectimaxAim  aim;
  guint          most;
  AciesSide      side;
  guint8         round;
  guint8         spent;
  int            lead; /* in morale, when it began */
  ExpectimaxSize size;
  GHashTable    *known; /* of Known, by hash */
};

Expectimax *
expectimax_new (const AciesState *start,
                ExpectimaxAim     aim,
                guint             most)
{
  Expectimax *self = g_new0 (Expectimax, 1);
  AciesSide   side = start->turn.active;

  self->aim = aim;
  self->most = most;
  self->side = side;
  self->round = start->turn.round;
  self->spent = start->sides[side].spent;
  self->lead = start->sides[side].morale - start->sides[acies_ruleset_enemy_of (start->ruleset, side)].morale;
  self->known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  return self;
}

void
expectimax_free (Expectimax *self)
{
  g_hash_table_unref (self->known);
  g_free (self);
}

AciesSide
expectimax_get_side (const Expectimax *self)
{
  return self->side;
}

gboolean
expectimax_is_over (const Expectimax *self,
                    const AciesState *state)
{
  return state->outcome.reason != ACIES_END_NOT_YET || state->turn.active != self->side || state->turn.round != self->round ||
         state->sides[self->side].spent != self->spent;
}

static ExpectedWorth
worth_of_end (const Expectimax *self,
              const AciesState *state)
{
  int           lead = state->sides[self->side].morale - state->sides[acies_ruleset_enemy_of (state->ruleset, self->side)].morale;
  ExpectedWorth worth = { 0.5 * (lead - self->lead), 0.5 };

  if (state->outcome.reason != ACIES_END_NOT_YET && state->outcome.winner != ACIES_NO_SIDE)
    worth.win = state->outcome.winner == self->side;

  return worth;
}

/* How much better one is than the other. */
static double
compare (const Expectimax *self,
         ExpectedWorth     one,
         ExpectedWorth     other)
{
  double by_morale = one.morale - other.morale;
  double by_win = one.win - other.win;

  if (self->aim == EXPECTIMAX_WIN)
    return ABS (by_win) > NOTHING ? by_win : -by_morale;

  return ABS (by_morale) > NOTHING ? by_morale : by_win;
}

static const Known *know (Expectimax       *self,
                          const AciesState *state);

typedef struct
{
  Expectimax *self;
  Known       sum;
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
know_after (Expectimax         *self,
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
choose (Expectimax       *self,
        const AciesState *state,
        AciesCommand     *chosen)
{
  g_autoptr (GArray) list = list_ways (state);
  gboolean own = acies_state_deciding_side (state) == self->side;
  Known    best = { 0 };
  double   leaves = 0;

  self->size.windows |= !own && list->len > 1;
  for (guint i = 0; i < list->len && self->size.positions <= self->most; i++)
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
work_out (Expectimax       *self,
          const AciesState *state)
{
  Fall fall = { .self = self };

  if (expectimax_is_over (self, state))
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
know (Expectimax       *self,
      const AciesState *state)
{
  static const Known nothing = { 0 };
  guint64            hash = acies_state_hash (state);
  Known             *known = g_hash_table_lookup (self->known, &hash);

  if (known != NULL)
    return known;
  if (++self->size.positions > self->most)
    return &nothing;
  known = g_new (Known, 1);
  *known = work_out (self, state);
  known->hash = hash;
  g_hash_table_add (self->known, known);

  return known;
}

gboolean
expectimax_find (Expectimax       *self,
                 const AciesState *state,
                 ExpectedWorth    *worth)
{
  *worth = know (self, state)->worth;

  return self->size.positions <= self->most;
}

gboolean
expectimax_find_after (Expectimax         *self,
                       const AciesState   *state,
                       const AciesCommand *command,
                       ExpectedWorth      *worth)
{
  *worth = know_after (self, state, command)->worth;

  return self->size.positions <= self->most;
}

AciesCommand
expectimax_decide (Expectimax       *self,
                   const AciesState *state)
{
  AciesCommand answer = acies_command (ACIES_COMMAND_PASS);

  choose (self, state, &answer);

  return answer;
}

ExpectimaxSize
expectimax_measure (Expectimax       *self,
                    const AciesState *start)
{
  self->size.leaves = know (self, start)->leaves;

  return self->size;
}
