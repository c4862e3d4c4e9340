/* test-play-acts.c - what changes of a game look like on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/units.h"
#include "engine/odds/answers.h"
#include "play/core/acts.h"
#include "support/battles.h"
#include "support/lines.h"
#include "support/random-games.h"
#include "support/tiny.h"

#include <string.h>

#define ROLL 700
#define ENOUGH many (400, 4000)
#define N_GAMES many (3, 20)
#define MOST_ROLLS many (60, 600)

/* --- random games of every ruleset ---------------------------------------------------------- */

typedef struct
{
  AciesSession *session;
  AciesState   *before;
  AciesSide     viewer;
  guint         n[ACIES_ACT_END + 1]; /* acts of each kind */
  guint         n_told;               /* moves that the log tells of */
  guint         n_rolls;              /* rolls of fights of which all ways were tried */
  guint         n_misses;             /* those that would be marked if no die hit */
} Watched;

static void
assert_same_look (const AciesState  *state,
                  AciesUnitId        unit,
                  gboolean           shown,
                  const AciesSprite *sprite)
{
  const AciesUnit *it = &state->units[unit];

  g_assert_cmpint (shown, ==, it->place == ACIES_PLACE_BOARD);
  if (!shown)
    return;
  g_assert_cmpmem (&sprite->unit, sizeof (AciesUnit), it, sizeof (AciesUnit));
  g_assert_cmpuint (sprite->part < 0.5 ? sprite->from : sprite->to, ==, it->hex);
  g_assert_cmpfloat (sprite->opacity, ==, 1);
}

/* Before the first act the board looks as it was, and after the last one as it is. */
static void
assert_ends (const AciesActs  *acts,
             const AciesState *before,
             const AciesState *after)
{
  guint8 units[ACIES_MAX_UNITS];

  acies_acts_mark_units (acts, units);
  for (guint i = 0; i < MAX (before->n_units, after->n_units); i++)
    {
      AciesSprite sprite = { 0 };

      if (!units[i])
        continue;
      if (acts->duration > 0 && g_array_index (acts->acts, AciesAct, 0).start + g_array_index (acts->acts, AciesAct, 0).duration > 0)
        {
          gboolean shown = acies_acts_find_sprite (acts, (AciesUnitId) i, 0, &sprite);

          if (shown && sprite.opacity == 1 && sprite.part == 0)
            g_assert_cmpuint (sprite.from, ==, before->units[i].hex);
        }
      assert_same_look (after, (AciesUnitId) i, acies_acts_find_sprite (acts, (AciesUnitId) i, acts->duration, &sprite), &sprite);
    }
}

static void
assert_places (const AciesActs  *acts,
               const AciesState *state)
{
  for (guint i = 0; i < acts->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (acts->acts, AciesAct, i);

      g_assert_cmpuint (act->start + act->duration, <=, acts->duration);
      if (act->hex != ACIES_NO_HEX)
        g_assert_true (acies_board_contains (state->board, act->hex));
      if (act->kind == ACIES_ACT_GLIDE)
        {
          g_assert_cmpuint (act->n_path, >=, 2);
          g_assert_cmpuint (g_array_index (acts->path, AciesHex, act->first), ==, act->before.hex);
          g_assert_cmpuint (g_array_index (acts->path, AciesHex, act->first + act->n_path - 1), ==, act->after.hex);
        }
      if (act->kind == ACIES_ACT_WORDS || act->kind == ACIES_ACT_RARE)
        {
          g_assert_nonnull (act->text);
          g_assert_cmpuint (act->hex, !=, ACIES_NO_HEX);
        }
      if (act->kind == ACIES_ACT_DICE)
        g_assert_cmpuint (act->dice.n, >, 0);
    }
}

static gboolean
goes_to (const AciesActs *acts,
         AciesUnitId      unit,
         AciesHex         hex)
{
  for (guint i = 0; i < acts->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (acts->acts, AciesAct, i);

      for (guint j = 0; act->kind == ACIES_ACT_GLIDE && act->unit == unit && j < act->n_path; j++)
        {
          if (g_array_index (acts->path, AciesHex, act->first + j) == hex)
            return TRUE;
        }
    }

  return FALSE;
}

/* A move, an advance or a retreat of which the log tells is a glide. */
static void
assert_told_moves (Watched         *self,
                   const AciesActs *acts,
                   const GArray    *events)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent    *event = &g_array_index (events, AciesEvent, i);
      const AciesLogEntry *entry = &event->u.entry;

      if (event->kind != ACIES_EVENT_LOG_ENTRY || entry->hex == entry->to ||
          (entry->kind != ACIES_LOG_MOVED && entry->kind != ACIES_LOG_ADVANCED && entry->kind != ACIES_LOG_RETREATED))
        continue;
      g_assert_true (goes_to (acts, entry->unit, entry->to));
      self->n_told++;
    }
}

static const AciesAct *
find (const AciesActs *acts,
      AciesActKind     kind)
{
  for (guint i = 0; i < acts->acts->len; i++)
    {
      if (g_array_index (acts->acts, AciesAct, i).kind == kind)
        return &g_array_index (acts->acts, AciesAct, i);
    }

  return NULL;
}

/* Returns: whether all dice have been judged, and none hits */
static gboolean
is_miss (const GArray *events)
{
  const AciesDice *dice = acies_outcomes_find_judged (events);

  return dice != NULL && dice->results[0] != ACIES_DIE_UNREAD && acies_dice_count (dice, ACIES_DIE_HIT) == 0;
}

/* Returns: the share of all ways that the dice can fall in which none hits */
static double
count_misses (const AciesState *state)
{
  const AciesDecision *asked = &state->decision;
  g_autoptr (AciesState) copy = acies_state_copy (state);
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);
  guint        n_ways = 1, n_misses = 0;

  command.dice.n = asked->n_dice;
  memcpy (command.dice.types, asked->dice, asked->n_dice);
  for (guint i = 0; i < asked->n_dice; i++)
    n_ways *= state->ruleset->die_types[asked->dice[i]].n_faces;
  for (guint way = 0; way < n_ways; way++)
    {
      g_autoptr (GArray) events = acies_events_new ();
      guint rest = way;

      for (guint i = 0; i < asked->n_dice; i++)
        {
          const AciesDieType *die = &state->ruleset->die_types[asked->dice[i]];

          command.dice.faces[i] = (guint8) acies_die_same_face (die, rest % die->n_faces + 1);
          rest /= die->n_faces;
        }
      g_assert_true (acies_engine_apply (copy, &command, events, NULL));
      n_misses += is_miss (events);
      acies_engine_revert (copy, events);
    }

  return (double) n_misses / n_ways;
}

/* Lets the dice of a fight miss, which is marked if less than one in twenty ways does. */
static void
assert_miss (Watched          *self,
             const AciesState *state)
{
  const AciesDecision *asked = &state->decision;

  if (asked->kind != ACIES_DECISION_DICE || state->n_combats == 0 || asked->n_dice < 2 || asked->n_dice > 5 || self->n_rolls >= MOST_ROLLS)
    return;
  for (guint face = 1; face <= acies_outcomes_most_faces (state); face++)
    {
      AciesUnitId target = state->combats[state->n_combats - 1].target;
      g_autoptr (AciesState) next = acies_state_copy (state);
      g_autoptr (GArray) events = acies_events_new ();
      g_autoptr (AciesActs) acts = NULL;
      g_autofree char *text = NULL;
      const AciesAct  *rare;
      double           chance;

      if (!acies_outcomes_throw_face (next, face, events) || !is_miss (events) || next->units[target].figures < state->units[target].figures)
        continue;
      self->n_rolls++;
      chance = count_misses (state);
      text = g_strdup_printf ("1 in %.0f: no %s", 1 / chance, asked->unit == target ? "wound" : "hit");
      acts = acies_acts_new (next, events, ACIES_EVERY_SIDE, ROLL);
      rare = find (acts, ACIES_ACT_RARE);
      g_assert_cmpstr (rare != NULL ? rare->text : NULL, ==, chance < 0.05 ? text : NULL);
      self->n_misses += rare != NULL;
      return;
    }
}

/* Tries the rolls of fights that a change asks for. */
static void
assert_misses (Watched      *self,
               const GArray *events)
{
  g_autoptr (AciesState) state = acies_state_copy (self->before);

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      acies_event_apply (event, state, FALSE);
      if (event->kind == ACIES_EVENT_DECISION_SET)
        assert_miss (self, state);
    }
}

static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            Watched      *self)
{
  const AciesState *state = acies_session_get_state (session);
  g_autoptr (AciesActs) acts = acies_acts_new (state, events, self->viewer, ROLL);
  g_autoptr (AciesActs) at_once = acies_acts_new (state, events, self->viewer, 0);
  g_autoptr (AciesState) before = acies_state_new_seen (self->before, self->viewer);
  g_autoptr (AciesState) after = acies_state_new_seen (state, self->viewer);

  assert_ends (acts, before, after);
  assert_ends (at_once, before, after);
  assert_places (acts, after);
  assert_told_moves (self, acts, events);
  assert_misses (self, events);
  g_assert_cmpuint (at_once->duration, ==, 0);
  g_assert_cmpuint (at_once->acts->len, ==, acts->acts->len);
  for (guint i = 0; i < acts->acts->len; i++)
    {
      const AciesAct *act = &g_array_index (acts->acts, AciesAct, i);

      self->n[act->kind]++;
      if (act->kind == ACIES_ACT_CARD && act->from == ACIES_ZONE_DECK && act->side != self->viewer)
        g_assert_null (act->text);
    }
  acies_state_assign (self->before, state);
}

static void
test_random_games (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) names = battles_list (library, ruleset_id);
  Watched  watched = { 0 };
  gboolean has_fights = FALSE, has_dice = FALSE, has_cards = FALSE;

  for (guint game = 0; game < N_GAMES; game++)
    {
      g_autoptr (AciesSession) session = random_game_new (library, names[game % g_strv_length (names)], game);
      const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
      AciesAiRng          rng = acies_ai_rng_seeded (game);

      watched.viewer = (AciesSide) (game % 2);
      watched.before = acies_state_copy (acies_session_get_state (session));
      g_signal_connect (session, "changed", G_CALLBACK (changed_cb), &watched);
      for (guint i = 0; i < ENOUGH && random_game_step (session, &rng); i++)
        ;
      has_fights |= ruleset_has_fights (ruleset);
      has_dice |= ruleset->n_die_types > 0;
      has_cards |= ruleset_has_cards (ruleset);
      g_signal_handlers_disconnect_by_data (session, &watched);
      acies_state_free (watched.before);
    }
  g_assert_cmpint (watched.n[ACIES_ACT_DICE] > 0, ==, has_dice);
  g_assert_cmpint (watched.n[ACIES_ACT_CARD] > 0, ==, has_cards);
  g_assert_cmpuint (watched.n[ACIES_ACT_FALL] + watched.n[ACIES_ACT_LEAVE], >, 0);
  if (!has_fights)
    return;
  g_assert_cmpuint (watched.n[ACIES_ACT_GLIDE], >, 0);
  g_assert_cmpuint (watched.n[ACIES_ACT_FALL], >, 0);
  g_assert_cmpuint (watched.n[ACIES_ACT_WORDS], >, 0);
  g_assert_cmpuint (watched.n_told, >, 0);
  g_assert_cmpuint (watched.n_rolls, >, 0);
}

/* --- the smallest game ---------------------------------------------------------------------- */

/* Returns: the acts of @lines, from the start of the game */
static AciesActs *
acts_of (const char *lines,
         const char *last,
         guint       roll)
{
  g_autoptr (AciesState) state = tiny_scenario_new ();
  g_autoptr (GArray) events = acies_events_new ();

  lines_apply (state, lines, NULL);
  lines_apply (state, last, events);
  return acies_acts_new (state, events, ACIES_EVERY_SIDE, roll);
}

static void
test_glide (void)
{
  g_autoptr (AciesActs) acts = acts_of ("start", "move A1 B2", ROLL);
  AciesSprite sprite;

  g_assert_cmpuint (acts->acts->len, ==, 1);
  g_assert_true (acies_acts_find_sprite (acts, 0, acts->duration / 2, &sprite));
  g_assert_cmpuint (sprite.from, ==, lines_hex ("A1"));
  g_assert_cmpuint (sprite.to, ==, lines_hex ("B2"));
  g_assert_cmpfloat_with_epsilon (sprite.part, 0.5, 0.02);
  g_assert_false (acies_acts_find_sprite (acts, 1, 0, &sprite));
}

/* Both dice hit, which has a chance of 1 in 36: the loss is seen after the dice. */
static void
test_loss (void)
{
  g_autoptr (AciesActs) acts = acts_of ("start\nattack A1 C3\npass", "dice 6 6", ROLL);
  const AciesAct *dice = find (acts, ACIES_ACT_DICE);
  const AciesAct *words = find (acts, ACIES_ACT_WORDS);
  const AciesAct *rare = find (acts, ACIES_ACT_RARE);
  AciesSprite     sprite;

  g_assert_nonnull (dice);
  g_assert_nonnull (words);
  g_assert_nonnull (rare);
  g_assert_cmpuint (dice->hex, ==, lines_hex ("C3"));
  g_assert_cmpuint (dice->duration, ==, ROLL);
  g_assert_cmpuint (words->start, ==, ROLL);
  g_assert_cmpstr (words->text, ==, "−2");
  g_assert_cmpstr (rare->text, ==, "1 in 36");
  g_assert_true (acies_acts_find_sprite (acts, 1, ROLL - 1, &sprite));
  g_assert_cmpuint (sprite.unit.figures, ==, 3);
  g_assert_true (acies_acts_find_sprite (acts, 1, ROLL, &sprite));
  g_assert_cmpuint (sprite.unit.figures, ==, 1);
}

/* One figure is lost by a chance of 11 in 36. */
static void
test_usual_loss (void)
{
  g_autoptr (AciesActs) acts = acts_of ("start\nattack A1 C3\npass", "dice 6 1", ROLL);

  g_assert_nonnull (find (acts, ACIES_ACT_WORDS));
  g_assert_null (find (acts, ACIES_ACT_RARE));
}

static void
test_fall (void)
{
  g_autoptr (AciesActs) acts = acts_of ("start\nattack A1 C3\npass\ndice 6 6\nattack A1 C3\npass", "dice 6 6", ROLL);
  const AciesAct *fall = find (acts, ACIES_ACT_FALL);
  const AciesAct *end = find (acts, ACIES_ACT_END);
  AciesSprite     sprite;

  g_assert_nonnull (fall);
  g_assert_nonnull (end);
  g_assert_cmpuint (fall->hex, ==, lines_hex ("C3"));
  g_assert_cmpuint (fall->side, ==, 1);
  g_assert_true (acies_acts_find_sprite (acts, 1, fall->start + fall->duration / 2, &sprite));
  g_assert_cmpfloat_with_epsilon (sprite.opacity, 0.5, 0.02);
  g_assert_false (acies_acts_find_sprite (acts, 1, fall->start + fall->duration, &sprite));
  g_assert_cmpuint (end->start, >=, fall->start);
}

static void
test_card (void)
{
  g_autoptr (AciesActs) acts = acts_of ("start\nattack A1 C3", "play gambit", ROLL);
  const AciesAct *card = find (acts, ACIES_ACT_CARD);

  g_assert_nonnull (card);
  g_assert_cmpuint (card->side, ==, 1);
  g_assert_cmpuint (card->to, ==, ACIES_ZONE_DISCARD);
  g_assert_nonnull (card->text);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/acts/glide", test_glide);
  g_test_add_func ("/play/acts/loss", test_loss);
  g_test_add_func ("/play/acts/usual-loss", test_usual_loss);
  g_test_add_func ("/play/acts/fall", test_fall);
  g_test_add_func ("/play/acts/card", test_card);
  rulesets_add_tests (library, "/play/acts", "random-games", test_random_games);

  return g_test_run ();
}
