/* players.c - the computer players that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"

#include "ai/choices.h"
#include "ai/search.h"

#include <glib/gi18n-lib.h>

/* --- any legal command ----------------------------------------------------------------------- */

/* How much each kind is liked, whatever the number of commands of the kind: a
 * unit has dozens of moves and perhaps one attack. Nothing weighs 0, so nearly
 * every legal game can come up; and since DONE and PASS are always at hand where a
 * choice could go on for long, every game ends. */
static const guint8 weights[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PLAY] = 24,
  [ACIES_COMMAND_ORDER] = 48,
  [ACIES_COMMAND_MOVE] = 32,
  [ACIES_COMMAND_ATTACK] = 200,
  [ACIES_COMMAND_RETREAT] = 4,
  [ACIES_COMMAND_PUT_BACK] = 1,
  [ACIES_COMMAND_TAKE] = 16,
  [ACIES_COMMAND_PASS] = 2,
  [ACIES_COMMAND_DONE] = 1,
  [ACIES_COMMAND_YES] = 2,
};

/* Commands of each kind looked at before one of them is taken. */
static const guint8 tries[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PLAY] = 2,
  [ACIES_COMMAND_ORDER] = 3,
  [ACIES_COMMAND_MOVE] = 8,
  [ACIES_COMMAND_PUT_BACK] = 3,
  [ACIES_COMMAND_TAKE] = 2,
};

#define command_at(list, i) (&g_array_index ((list), AciesCommand, (i)))

static guint
weight_of (const AciesState *state,
           AciesCommandKind  kind)
{
  const AciesVerb *verb = acies_command_verb (kind, state->ruleset->procs);

  return verb != NULL ? verb->weight : MAX (weights[kind], 1);
}

static AciesCommandKind
pick_kind (const AciesState *state,
           const GArray     *list,
           AciesAiRng       *rng)
{
  gboolean present[ACIES_N_COMMANDS] = { FALSE };
  guint    total = 0;
  guint    place;

  for (guint i = 0; i < list->len; i++)
    present[command_at (list, i)->kind] = TRUE;
  /* If cards can be both put back and taken, they could go to and fro for ever: then none goes back. */
  if (present[ACIES_COMMAND_PUT_BACK] && acies_command_check_asked (ACIES_COMMAND_TAKE, state, NULL))
    present[ACIES_COMMAND_PUT_BACK] = FALSE;
  for (guint kind = 0; kind < ACIES_N_COMMANDS; kind++)
    total += present[kind] ? weight_of (state, kind) : 0;

  place = acies_ai_rng_below (rng, total);
  for (guint kind = 0; kind < ACIES_N_COMMANDS; kind++)
    {
      guint weight = present[kind] ? weight_of (state, kind) : 0;

      if (place < weight)
        return (AciesCommandKind) kind;
      place -= weight;
    }

  g_assert_not_reached ();
}

static guint
distance_to_enemy (const AciesState *state,
                   AciesHex          hex,
                   AciesSide         side)
{
  guint nearest = G_MAXUINT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_BOARD && acies_side_is_enemy (state, side, unit->side))
        nearest = MIN (nearest, acies_board_distance (state->board, hex, unit->hex));
    }

  return nearest;
}

static gboolean
is_order (const AciesState *state,
          AciesId           card)
{
  AciesCardKind kind = state->ruleset->cards[card].kind;

  return kind == ACIES_CARD_ORDER || kind == ACIES_CARD_SCENARIO;
}

static guint
count_orders (const AciesState *state,
              AciesSide         side)
{
  guint n = 0;

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    n += is_order (state, (AciesId) card) ? state->cards[side][ACIES_ZONE_HAND][card] : 0;

  return n;
}

/* The more the better, between commands of one kind. Only as much sense as the armies need to meet before the last round:
 * units go to the enemy, and hands hold an order. Rare cards come first: else they would hardly ever be played. */
static int
liking (const AciesState   *state,
        const AciesCommand *command)
{
  switch (command->kind)
    {
    case ACIES_COMMAND_ORDER:
      return -(int) distance_to_enemy (state, command->hex, state->turn.active);

    case ACIES_COMMAND_MOVE:
      return -(int) distance_to_enemy (state, command->to, state->turn.active);

    case ACIES_COMMAND_PLAY:
    case ACIES_COMMAND_TAKE:
      if (command->kind == ACIES_COMMAND_TAKE && is_order (state, command->id) && count_orders (state, state->decision.side) == 0)
        return 0;
      return -(int) acies_state_count_copies (state, acies_state_deciding_side (state), command->id);

    case ACIES_COMMAND_PUT_BACK:
      return !is_order (state, command->id) || count_orders (state, state->decision.side) > 1;

    default:
      return 0;
    }
}

/* The best of a few: any of them may still come up. */
static const AciesCommand *
pick_liked (const AciesState *state,
            const GArray     *list,
            AciesCommandKind  kind,
            AciesAiRng       *rng)
{
  g_autoptr (GPtrArray) of_kind = g_ptr_array_new ();
  const AciesCommand *best;
  int                 most;

  for (guint i = 0; i < list->len; i++)
    if (command_at (list, i)->kind == kind)
      g_ptr_array_add (of_kind, command_at (list, i));
  best = of_kind->pdata[acies_ai_rng_below (rng, of_kind->len)];
  most = of_kind->len > 1 && tries[kind] > 1 ? liking (state, best) : 0;
  for (guint i = 1; i < tries[kind]; i++)
    {
      const AciesCommand *other = of_kind->pdata[acies_ai_rng_below (rng, of_kind->len)];
      int                 what = of_kind->len > 1 ? liking (state, other) : 0;

      if (what > most)
        {
          best = other;
          most = what;
        }
    }

  return best;
}

/* What is hidden changes nothing of what may be done: any hands will do. */
AciesCommand
acies_ai_choose_random (const AciesView *view,
                        AciesAiRng      *rng)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) list = acies_commands_new ();

  acies_ai_list_choices (state, list);
  g_return_val_if_fail (list->len > 0, acies_command (ACIES_COMMAND_PASS));

  return *pick_liked (state, list, pick_kind (state, list, rng), rng);
}

/* --- what looks best ------------------------------------------------------------------------- */

AciesCommand
acies_ai_choose_quickly (AciesAiCache        *cache,
                         const AciesView     *view,
                         const AciesAiManner *manner,
                         AciesAiRng          *rng)
{
  g_autoptr (AciesState) state = acies_view_fill (view, acies_ai_rng_pick, rng);
  g_autoptr (GArray) list = acies_commands_new ();

  acies_ai_list_choices (state, list);
  g_return_val_if_fail (list->len > 0, acies_command (ACIES_COMMAND_PASS));

  return g_array_index (list, AciesCommand,
                        acies_ai_pick_quickly (acies_ai_cache_get_ruleset_cache (cache, state, 0), state, list, manner, rng));
}

/* --- what comes of it ------------------------------------------------------------------------ */

AciesCommand
acies_ai_choose_by_search (AciesAiCache    *cache,
                           const AciesView *view,
                           guint            n_positions,
                           AciesAiRng      *rng,
                           GCancellable    *cancellable)
{
  g_autoptr (GArray) options = acies_ai_search (cache, view, n_positions, rng, cancellable);

  return g_array_index (options, AciesAiOption, 0).command;
}

/* --- all of them ----------------------------------------------------------------------------- */

/* It has chosen before anybody could change his mind. */
static AciesCommand
choose_at_random (AciesAiCache    *cache,
                  const AciesView *view,
                  AciesAiRng      *rng,
                  GCancellable    *cancellable)
{
  return acies_ai_choose_random (view, rng);
}

static AciesCommand
choose_easily (AciesAiCache    *cache,
               const AciesView *view,
               AciesAiRng      *rng,
               GCancellable    *cancellable)
{
  static const AciesAiManner hasty = { .spread = 1.62f, .error = 16, .fear = 0, .cards = 0.5f };

  return acies_ai_choose_quickly (cache, view, &hasty, rng);
}

static AciesCommand
choose_normally (AciesAiCache    *cache,
                 const AciesView *view,
                 AciesAiRng      *rng,
                 GCancellable    *cancellable)
{
  return acies_ai_choose_by_search (cache, view, acies_view_get_ruleset (view)->computer.levels[ACIES_LEVEL_NORMAL], rng, cancellable);
}

static AciesCommand
choose_hard (AciesAiCache    *cache,
             const AciesView *view,
             AciesAiRng      *rng,
             GCancellable    *cancellable)
{
  return acies_ai_choose_by_search (cache, view, acies_view_get_ruleset (view)->computer.levels[ACIES_LEVEL_HARD], rng, cancellable);
}

/* Games keep their numbers: new ones come last. */
static const AciesAiPlayer players[] = {
  /* Translators: a computer player that knows the rules but has no plan */
  { "random", N_ ("Computer, Random"), N_ ("Knows the rules but has no plan"), TRUE, choose_at_random },
  { "easy", N_ ("Computer, Easy"), N_ ("Does what looks best at the moment and ignores dangers"), FALSE, choose_easily },
  { "normal", N_ ("Computer, Normal"), N_ ("Looks a little ahead before it acts"), FALSE, choose_normally },
  { "hard", N_ ("Computer, Hard"), N_ ("Thinks ahead, for up to three seconds"), FALSE, choose_hard },
};

guint
acies_ai_count_players (void)
{
  return G_N_ELEMENTS (players);
}

const AciesAiPlayer *
acies_ai_player_get (guint number)
{
  g_return_val_if_fail (number > 0, &players[0]);

  return &players[number <= G_N_ELEMENTS (players) ? number - 1 : 0];
}

guint
acies_ai_player_find (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (g_str_equal (players[i].id, id))
      return i + 1;
  return 0;
}
