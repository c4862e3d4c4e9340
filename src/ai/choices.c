/* choices.c - the commands to choose from, and how good each looks at once
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/choices.h"

#include "ai/evaluate.h"
#include "ai/static-eval.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <string.h>

#define command_at(list, i) (&g_array_index ((list), AciesCommand, (i)))

/* As well as it can. */
static const AciesAiManner able = { .spread = 0, .fear = 1, .cards = 1, .bars = 1 };

#define NEVER 1000.0f

/* Commands of which it is seen what harm comes of them at once; more of them while what comes next may be better than all these. */
#define LOOKED_AT 4
#define MOST_LOOKED_AT 24

/* How good an attack looks while units may still be moved to where they do more. */
#define LESS 0.1f

/* Of what a position is worth: a point of such a game is so much as some figures of others. */
#define OF_A_THOUSANDTH 0.01f

/* By how much a card must be better for another to go back for it. */
#define BETTER 0.05f

static gboolean
is_order (const AciesCardType *card)
{
  return card->kind == ACIES_CARD_ORDER || card->kind == ACIES_CARD_SCENARIO;
}

/* An order card is as good as the best units it may order. */
static float
card_worth (AciesAiStaticEval *self,
            AciesId            id)
{
  const AciesProcs    *procs = self->state->ruleset->procs;
  const AciesCardType *card = &self->state->ruleset->cards[id];
  float                best[3] = { 0 };

  if (!is_order (card))
    return procs->card_helps == NULL || procs->card_helps (self->state, id) ? self->habits[ACIES_HABIT_CARD] : -self->habits[ACIES_HABIT_CARD];
  for (guint i = 0; i < self->state->n_units; i++)
    {
      const AciesUnit *unit = &self->state->units[i];
      float            what;

      if (unit->place != ACIES_PLACE_BOARD || unit->side != self->side ||
          (card->unit_types != 0 && ((card->unit_types >> unit->type) & 1) == 0))
        continue;
      what = acies_ai_static_eval_promise (self, (AciesUnitId) i);
      for (guint j = 0; j < G_N_ELEMENTS (best); j++)
        if (what > best[j])
          {
            float less = best[j];

            best[j] = what;
            what = less;
          }
    }

  return best[0] + best[1] + best[2] + self->habits[ACIES_HABIT_ORDER_CARD];
}

static AciesUnitId
unit_of (const AciesAiStaticEval *self,
         const AciesCommand      *command)
{
  return command->type == ACIES_NO_ID ? acies_ai_static_eval_unit (self, command->hex) : acies_command_unit (command, self->state);
}

static float
score_step (const AciesAiStaticEval *self,
            AciesUnitId              id,
            AciesHex                 to)
{
  const AciesUnit *unit = &self->state->units[id];

  return acies_ai_static_eval_line (self, unit, to) - acies_ai_static_eval_line (self, unit, unit->hex);
}

static float
score_move (AciesAiStaticEval  *self,
            const AciesCommand *command)
{
  AciesUnitId        id = unit_of (self, command);
  const AciesUnit   *unit = id != ACIES_NO_UNIT ? &self->state->units[id] : NULL;
  const AciesAiType *type;
  float              worth;

  if (unit == NULL)
    return 0;
  if (self->by_lines)
    return score_step (self, id, command->to);
  type = &self->cache->types[unit->type];
  worth = acies_ai_static_eval_place (self, unit, command->to, acies_board_distance (self->state->board, command->hex, command->to) + type->range <= type->strike) -
          acies_ai_static_eval_stay (self, unit);
  if (self->habits[ACIES_HABIT_BAR] * self->manner.bars != 0)
    worth += self->habits[ACIES_HABIT_BAR] * self->manner.bars * acies_ai_static_eval_bar (self, unit, command->to);
  /* A unit rolls first only if that leads to a better hex than it can be sent to. */
  if (self->may_roll)
    worth += self->habits[ACIES_HABIT_VERB];

  return worth;
}

static float
score_attack (AciesAiStaticEval  *self,
              const AciesCommand *command)
{
  AciesUnitId      attacker = unit_of (self, command);
  AciesUnitId      target = acies_ai_static_eval_unit (self, command->to);
  const AciesUnit *own;
  const AciesUnit *his;
  float            worth;

  if (attacker == ACIES_NO_UNIT || target == ACIES_NO_UNIT)
    return 0;
  if (acies_ai_ruleset_cache_has_results (self->cache))
    return self->habits[ACIES_HABIT_ATTACK] + acies_ai_static_eval_gain_now (self, command);
  own = &self->state->units[attacker];
  his = &self->state->units[target];
  worth = self->habits[ACIES_HABIT_ATTACK] + acies_ai_static_eval_gain (self, own, own->hex, his, his->hex, acies_ai_static_eval_price (self, his, own->hex));
  if (self->habits[ACIES_HABIT_ANSWER] != 0 &&
      acies_board_distance (self->state->board, own->hex, his->hex) <= self->cache->types[his->type].range)
    worth -= self->habits[ACIES_HABIT_ANSWER] * acies_ai_static_eval_gain (self, his, his->hex, own, own->hex, 0);

  return self->is_early && worth > 0 ? LESS * worth : worth;
}

static guint
count_orders (const AciesAiStaticEval *self)
{
  guint n = 0;

  for (guint card = 0; card < self->state->ruleset->n_cards; card++)
    if (is_order (&self->state->ruleset->cards[card]))
      n += self->state->cards[self->side][ACIES_ZONE_HAND][card];

  return n;
}

/* What it is worth to hold @card beside so many orders. */
static float
held_worth (const AciesAiStaticEval *self,
            AciesId                  card,
            guint                    n_orders)
{
  float worth = self->manner.cards * self->cache->cards[card];

  if (is_order (&self->state->ruleset->cards[card]))
    worth += self->habits[n_orders == 0 ? ACIES_HABIT_FIRST_ORDER : ACIES_HABIT_NEXT_ORDER];

  return worth;
}

/* If cards may be taken for others, they could go to and fro for ever: a card is put back only for a better one. */
static float
put_back_worth (const AciesAiStaticEval *self,
                AciesId                  card)
{
  guint n_others = count_orders (self) - is_order (&self->state->ruleset->cards[card]);
  float worth = held_worth (self, card, n_others);
  float best = -NEVER;

  if (!acies_command_check_asked (ACIES_COMMAND_TAKE, self->state, NULL))
    return -worth;
  if (acies_state_count_cards (self->state, self->side, ACIES_ZONE_HAND) < self->state->sides[self->side].hand_size)
    return -NEVER;
  for (guint other = 0; other < self->state->ruleset->n_cards; other++)
    if (acies_state_count_copies_in (self->state, self->side, (AciesId) other, ACIES_ZONE_DECK) > 0)
      best = MAX (best, held_worth (self, (AciesId) other, n_others));

  return best - worth > BETTER ? best - worth : -NEVER;
}

static float
score_verb (AciesAiStaticEval  *self,
            const AciesCommand *command,
            const AciesVerb    *verb)
{
  const AciesState *state = self->state;
  AciesUnitId       from = acies_ai_static_eval_unit (self, command->hex);
  AciesUnitId       to = acies_ai_static_eval_unit (self, command->to);
  float             worth = self->habits[ACIES_HABIT_VERB];

  if (verb->of_dice)
    {
      guint    die = (guint) command->number - 1;
      gboolean is_own = state->n_combats > 0 && state->units[state->combats[state->n_combats - 1].attacker].side == self->side;
      gboolean hit = die < state->dice.n && state->dice.results[die] == ACIES_DIE_HIT;

      /* Good is to roll again a die that turned out badly for the side that decides. */
      return hit != is_own ? self->habits[ACIES_HABIT_DICE] : -self->habits[ACIES_HABIT_DICE];
    }
  /* What else a button says is not known to be good or bad: a search finds it. */
  if (verb->shape == ACIES_VERB_BARE || verb->shape == ACIES_VERB_CHOICE)
    return acies_ai_static_eval_turn (self, state->turn.acting != ACIES_NO_UNIT ? state->turn.acting : state->decision.unit, command);
  if (verb->begins_move && from != ACIES_NO_UNIT)
    return worth + acies_ai_static_eval_outlook (self, from);
  if (verb->shape == ACIES_VERB_RESERVE)
    {
      /* A unit of the reserve comes to where it will fight. */
      for (guint i = 0; self->by_lines && i < state->n_units; i++)
        if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == self->side && state->units[i].type == command->id)
          return self->habits[ACIES_HABIT_BRING_IN] + acies_ai_static_eval_line (self, &state->units[i], command->hex);
      return self->habits[ACIES_HABIT_BRING_IN];
    }
  if (verb->shape == ACIES_VERB_FROM_TO && self->by_lines)
    {
      /* Two units change places. */
      from = unit_of (self, command);
      if (from != ACIES_NO_UNIT && to != ACIES_NO_UNIT)
        worth += score_step (self, from, command->to) + score_step (self, to, command->hex);
      return worth;
    }
  if (verb->shape == ACIES_VERB_FROM_TO && to == ACIES_NO_UNIT)
    return worth + score_move (self, command);

  return worth;
}

static float
score (AciesAiStaticEval  *self,
       const AciesCommand *command)
{
  /* What a command makes of the position at once, whatever chance will say then. */
  if (self->state->ruleset->procs->evaluate != NULL)
    {
      g_autoptr (AciesState) after = acies_state_copy (self->state);

      return acies_engine_apply (after, command, NULL, NULL) ? acies_ai_evaluate (after, self->side) * OF_A_THOUSANDTH : -NEVER;
    }
  switch (command->kind)
    {
    case ACIES_COMMAND_MOVE:
      return score_move (self, command);

    case ACIES_COMMAND_ATTACK:
      return score_attack (self, command);

    case ACIES_COMMAND_ORDER:
      return acies_ai_static_eval_promise_around (self, command->hex) + (command->to != ACIES_NO_HEX ? acies_ai_static_eval_promise_around (self, command->to) : 0);

    case ACIES_COMMAND_PLAY:
      return card_worth (self, command->id);

    case ACIES_COMMAND_RETREAT:
      AciesUnitId unit = self->state->decision.unit;

      return acies_state_unit_is_on_board (self->state, unit) ? acies_ai_static_eval_place (self, &self->state->units[unit], command->hex, FALSE) : 0;

    case ACIES_COMMAND_TAKE:
      return 0.1f + held_worth (self, command->id, count_orders (self));

    case ACIES_COMMAND_PUT_BACK:
      return put_back_worth (self, command->id);

    case ACIES_COMMAND_YES:
      return self->habits[ACIES_HABIT_YES];

    case ACIES_COMMAND_PASS:
    case ACIES_COMMAND_DONE:
      return self->habits[ACIES_HABIT_PASS];

    default:
      {
        const AciesVerb *verb = acies_command_verb (command->kind, self->state->ruleset->procs);

        return verb != NULL ? score_verb (self, command, verb) : 0;
      }
    }
}

static void
look (AciesAiStaticEval   *self,
      AciesAiRulesetCache *cache,
      const AciesState    *state,
      const GArray        *list,
      AciesAiManner        manner)
{
  acies_ai_static_eval_at (self, cache, state, manner);
  for (guint i = 0; self->is_last && i < list->len && !self->is_early; i++)
    self->is_early = command_at (list, i)->kind == ACIES_COMMAND_MOVE;
  for (guint i = 0; i < list->len && !self->may_roll; i++)
    {
      const AciesVerb *verb = acies_command_verb (command_at (list, i)->kind, state->ruleset->procs);

      self->may_roll = verb != NULL && verb->begins_move;
    }
}

void
acies_ai_score_quickly (AciesAiRulesetCache *cache,
                        const AciesState    *state,
                        const GArray        *list,
                        float               *scores)
{
  AciesAiStaticEval static_eval;

  look (&static_eval, cache, state, list, able);
  for (guint i = 0; i < list->len; i++)
    scores[i] = score (&static_eval, command_at (list, i)) + acies_ai_static_eval_harm (&static_eval, command_at (list, i));
}

guint
acies_ai_pick_quickly (AciesAiRulesetCache *cache,
                       const AciesState    *state,
                       const GArray        *list,
                       const AciesAiManner *manner,
                       AciesAiRng          *rng)
{
  AciesAiStaticEval static_eval;
  AciesAiChoice     favourites[MOST_LOOKED_AT]; /* those that look best, best first */
  guint             n = 0;
  float             spread = state->ruleset->procs->evaluate != NULL ? manner->error : manner->spread;
  guint             most = state->ruleset->procs->soundness != NULL ? MOST_LOOKED_AT : 1;
  guint             best = 0;
  float             best_score = -G_MAXFLOAT;

  if (list->len == 1)
    return 0;
  look (&static_eval, cache, state, list, *manner);
  for (guint i = 0; i < list->len; i++)
    {
      float what = score (&static_eval, command_at (list, i));
      guint at = n;

      /* By chance cards could go to and fro between hand and deck. */
      if (command_at (list, i)->kind != ACIES_COMMAND_TAKE && command_at (list, i)->kind != ACIES_COMMAND_PUT_BACK)
        what += spread * (float) acies_ai_rng_below (rng, 1024) / 1024;
      while (at > 0 && what > favourites[at - 1].score)
        at--;
      if (at == most)
        continue;
      n = MIN (n + 1, most);
      memmove (&favourites[at + 1], &favourites[at], (n - 1 - at) * sizeof favourites[0]);
      favourites[at] = (AciesAiChoice) { i, what };
    }
  for (guint i = 0; i < n && n > 1 && (i < LOOKED_AT || best_score < favourites[i].score); i++)
    {
      float what = favourites[i].score + acies_ai_static_eval_harm (&static_eval, command_at (list, favourites[i].place));

      if (what > best_score)
        {
          best_score = what;
          best = i;
        }
    }

  return favourites[best].place;
}

/* --- the best of them ------------------------------------------------------------------------ */

/* A command that leaves a leader in danger scores less than this. */
#define NO_CHOICE -50

void
acies_ai_list_choices (const AciesState *state,
                       GArray           *list)
{
  guint n = list->len;

  acies_command_list (state, list);
  for (guint i = n; i < list->len; i++)
    {
      const AciesCommand *command = command_at (list, i);
      const AciesVerb    *verb = acies_command_verb (command->kind, state->ruleset->procs);

      if (verb == NULL || !(verb->takes_back || (verb->is_pointless != NULL && verb->is_pointless (state, command))))
        g_array_index (list, AciesCommand, n++) = *command;
    }
  g_array_set_size (list, n);
}

static int
compare_choices (gconstpointer a,
                 gconstpointer b)
{
  const AciesAiChoice *first = a;
  const AciesAiChoice *second = b;

  if (first->score != second->score)
    return first->score > second->score ? -1 : 1;

  return first->place < second->place ? -1 : 1;
}

GArray *
acies_ai_rank_choices (AciesAiRulesetCache *cache,
                       const AciesState    *state,
                       GArray              *list,
                       guint                most)
{
  g_autofree float *scores = NULL;
  GArray           *choices;

  acies_ai_list_choices (state, list);
  scores = g_new (float, list->len);
  acies_ai_score_quickly (cache, state, list, scores);
  choices = g_array_sized_new (FALSE, FALSE, sizeof (AciesAiChoice), list->len);
  for (guint i = 0; i < list->len; i++)
    {
      AciesAiChoice choice = { i, scores[i] };

      g_array_append_val (choices, choice);
    }
  g_array_sort (choices, compare_choices);
  /* A few games may make a command look good that never is. */
  while (choices->len > 1 && g_array_index (choices, AciesAiChoice, choices->len - 1).score < NO_CHOICE)
    g_array_set_size (choices, choices->len - 1);
  /* Cards that are put back and taken at the same time could go to and fro for ever in a search: the best is taken at once. */
  if (acies_command_check_asked (ACIES_COMMAND_PUT_BACK, state, NULL) && acies_command_check_asked (ACIES_COMMAND_TAKE, state, NULL))
    most = 1;
  g_array_set_size (choices, MIN (choices->len, most));

  return choices;
}
