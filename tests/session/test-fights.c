/* test-fights.c - the record of the fights of a game: by hand, and that it follows undo and redo
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "session/fights.h"
#include "session/game.h"
#include "session/log.h"
#include "support/battles.h"
#include "support/fight-facts.h"
#include "support/random-games.h"
#include "support/session-lines.h"
#include "support/tiny.h"

#define N_JUMPS 60

static AciesLibrary *library;

/* --- support -------------------------------------------------------------------------------- */

/* The last attack and its strikes. */
static void
assert_last_in_words (AciesFights *fights,
                      const char  *expected)
{
  const AciesRuleset *ruleset = acies_session_get_state (acies_fights_get_session (fights))->ruleset;
  g_autoptr (GPtrArray) list = acies_fights_list_last (fights);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *words = acies_fight_to_string (list->pdata[i], ruleset);

      g_string_append_printf (text, "%s%s", i > 0 ? "|" : "", words);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

#define NTH(array, type, i) (&g_array_index (array, type, i))

/* --- by hand -------------------------------------------------------------------------------- */

#define MACEDON "first macedon\ncards macedon mixed-order 1\nhand macedon mixed-order 1\n"
#define ORDERS "play mixed-order\norder E5\norder A1\n"

/* Triarii strike first, are answered, and strike again; the attacker loses two figures and the attacked one. */
static void
strike_attack_and_counter (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-macedon",
                                                        MACEDON "switch strike-bars-counter no\ncards rome first-strike 1\nhand rome first-strike 1\ncards rome counter-attack 1\nhand rome counter-attack 1\n"
                                                                "place triarii E6 3\nplace principes A9 3\nplace hypaspists E5 3\nplace pezhetairoi A1 3",
                                                        ORDERS "attack E5 E6\nplay first-strike\ndice 6 1 2\ndice 6 1\nplay counter-attack\ndice 6 1");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  g_autoptr (GPtrArray) list = acies_fights_list_last (fights);
  const AciesFight *strike;
  const AciesFight *attack;
  const AciesFight *counter;

  g_assert_cmpuint (list->len, ==, 3);
  strike = list->pdata[0];
  attack = list->pdata[1];
  counter = list->pdata[2];
  g_assert_cmpint (strike->kind, ==, ACIES_COMBAT_STRIKE);
  g_assert_cmpint (attack->kind, ==, ACIES_COMBAT_ATTACK);
  g_assert_cmpint (counter->kind, ==, ACIES_COMBAT_COUNTER);
  g_assert_cmpuint (strike->attack, ==, attack->index);
  g_assert_cmpuint (counter->attack, ==, attack->index);

  /* with what */
  g_assert_cmpuint (strike->cards->len, ==, 1);
  g_assert_cmpuint (attack->cards->len, ==, 0);
  g_assert_cmpuint (counter->cards->len, ==, 1);
  g_assert_cmpuint (NTH (strike->cards, AciesFightCard, 0)->on.unit, ==, strike->attacker.unit);

  /* what came of it */
  g_assert_cmpuint (strike->roll.hits, ==, 1);
  g_assert_cmpuint (NTH (strike->losses, AciesFightLoss, 0)->figures, ==, 1);
  g_assert_cmpuint (NTH (strike->losses, AciesFightLoss, 0)->unit.unit, ==, attack->attacker.unit);
  g_assert_cmpuint (attack->roll.dice.n, ==, 2);
  g_assert_cmpuint (NTH (attack->losses, AciesFightLoss, 0)->unit.unit, ==, attack->target.unit);
  g_assert_cmpuint (NTH (counter->losses, AciesFightLoss, 0)->unit.unit, ==, attack->attacker.unit);

  /* when: card, order twice, attack, card, dice, dice, card, dice */
  g_assert_cmpuint (attack->first, ==, 4);
  g_assert_cmpuint (strike->first, ==, 5);
  g_assert_cmpuint (strike->last, ==, 6);
  g_assert_cmpuint (counter->first, ==, 8);
  g_assert_cmpuint (attack->last, >=, 9);
  g_assert_true (acies_fights_find (fights, 3) == NULL);
  g_assert_true (acies_fights_find (fights, 4) == attack);
  g_assert_true (acies_fights_find (fights, 5) == attack);
  g_assert_true (acies_fights_find (fights, 6) == strike);
  g_assert_true (acies_fights_find (fights, 7) == attack);
  g_assert_true (acies_fights_find (fights, 9) == counter);
  assert_last_in_words (fights, "Triarii E6 strike Hypaspists E5 first with 3 dice: Combat Point 3|"
                                "Hypaspists E5 attack Triarii E6|"
                                "Triarii E6 counter-attack Hypaspists E5 with 2 dice: Combat Point 3");
}

/* Where the first attack begins with the game, before any command. */
static void
begun_with_the_game (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-macedon", MACEDON "place triarii E6 3\nplace hypaspists E5 3\nplace pezhetairoi A1 3",
                                                        ORDERS "attack E5 E6");
  g_autoptr (AciesState) state = acies_state_copy (acies_session_get_state (game));
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (GError) error = NULL;
  AciesFightReader  reader;
  AciesCommand      dice;
  const AciesFight *attack;

  acies_fight_reader_init (&reader, acies_state_copy (state));
  g_assert_true (acies_command_parse ("dice 6 1 1", state->ruleset, &dice, &error));
  g_assert_true (acies_engine_apply (state, &dice, events, &error));
  acies_fight_reader_read (&reader, &dice, (const AciesEvent *) events->data, events->len);
  g_assert_cmpuint (reader.fights->len, ==, 1);
  attack = reader.fights->pdata[0];
  g_assert_cmpuint (attack->first, ==, 0);
  g_assert_cmpuint (attack->roll.dice.n, ==, 3);
  g_assert_cmpuint (attack->roll.hits, ==, 1);
  acies_fight_reader_clear (&reader);
}

/* And in a game without odds, which the event alone tells. */
static void
no_dice_without_odds (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  AciesFightReader reader;
  AciesState      *state = acies_state_new (ruleset, 8, 8);
  AciesCombat      combat = { .attacker = 0, .target = 1 };
  AciesCommand     command = acies_command (ACIES_COMMAND_DONE);
  AciesEvent       events[] = { { ACIES_EVENT_COMBAT_PUSHED, .u.combat = { .after = combat } },
                                { ACIES_EVENT_DICE_SET, .u.dice = { .point = 7 } } };

  state->n_units = 2;
  for (guint i = 0; i < state->n_units; i++)
    state->units[i].type = state->units[i].side = (guint8) i;
  acies_fight_reader_init (&reader, state);
  acies_fight_reader_read (&reader, &command, events, G_N_ELEMENTS (events));
  g_assert_cmpuint (reader.rolls->len, ==, 1);
  g_assert_cmpint (((AciesFightRoll *) reader.rolls->pdata[0])->point, ==, 7);
  acies_fight_reader_clear (&reader);
}

/* Nobody is asked for dice that are none; what they would have been compared with is known all the same. */
static void
no_dice_at_all (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-macedon",
                                                        MACEDON "switch fewest-melee-dice 0\nplace hetairoi E5 1\nplace pezhetairoi A1 3\n"
                                                                "place principes E6 3\nplace principes D6 3\nplace principes F6 3",
                                                        ORDERS "attack E5 E6");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);

  g_assert_false (fight->roll.asked);
  g_assert_true (fight->roll.rolled);
  g_assert_cmpuint (fight->roll.dice.n, ==, 0);
  g_assert_cmpuint (fight->roll.hits + fight->roll.retreats, ==, 0);
  g_assert_cmpint (fight->roll.point, ==, 3);
  g_assert_cmpuint (fight->roll.command, ==, 4);
  g_assert_true (acies_fights_find_roll (fights, 4, 0) == &fight->roll);
  g_assert_null (acies_fights_find_roll (fights, 4, 1));
  g_assert_null (acies_fights_find_roll (fights, 3, 0));
}

/* It goes away before anybody rolls: the card stands with the attack, as it brought no strike. */
static void
who_withdraws_is_not_struck (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-macedon",
                                                        MACEDON "cards rome withdraw 1\nhand rome withdraw 1\n"
                                                                "place principes E6 3\nplace principes A9 3\nplace hypaspists E5 3\nplace pezhetairoi A1 3",
                                                        ORDERS "attack E5 E6\nplay withdraw\nretreat E7");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);

  g_assert_cmpuint (acies_fights_count (fights), ==, 1);
  g_assert_false (fight->roll.asked || fight->roll.rolled);
  g_assert_cmpuint (fight->cards->len, ==, 1);
  g_assert_cmpuint (NTH (fight->cards, AciesFightCard, 0)->side, ==, fight->target.side);
  g_assert_cmpuint (fight->moves->len, ==, 1);
  g_assert_cmpuint (NTH (fight->moves, AciesFightMove, 0)->unit.unit, ==, fight->target.unit);
  g_assert_cmpuint (NTH (fight->moves, AciesFightMove, 0)->unit.hex, ==, fight->target.hex);
  g_assert_cmpuint (NTH (fight->moves, AciesFightMove, 0)->to, ==, acies_hex (4, 6));
  g_assert_cmpuint (NTH (fight->moves, AciesFightMove, 0)->command, ==, 6);
}

/* Before it has rolled: what is asked is known, what fell is not. */
static void
not_rolled_yet (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-macedon",
                                                        MACEDON "place principes E6 3\nplace principes A9 3\nplace hypaspists E5 3\nplace pezhetairoi A1 3",
                                                        ORDERS "attack E5 E6");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);

  g_assert_true (fight->roll.asked);
  g_assert_false (fight->roll.rolled);
  g_assert_false (fight->over);
  g_assert_cmpuint (fight->roll.n_dice, ==, 3);
  g_assert_cmpuint (fight->roll.dice.n, ==, 0);
  g_assert_cmpuint (fight->roll.side, ==, fight->attacker.side);
}

#define CARTHAGE "opening carthage 1 move\nactions rome 2\nactions carthage 2\n"

/* Three hits, answered by three dice: a wound, a retreat, a block. */
static void
a_defence_answers_its_roll (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-carthage",
                                                        CARTHAGE "place infantry E6 3 rome\nplace infantry A9 3 rome\nplace infantry E5 3 carthage\nplace infantry L1 3 carthage",
                                                        "attack E5 E6\ndice 6 5 4\ndice 1 6 4");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);

  g_assert_cmpuint (fight->roll.hits, ==, 3);
  g_assert_cmpuint (fight->roll.retreats, ==, 0);
  g_assert_cmpuint (fight->roll.side, ==, fight->attacker.side);
  g_assert_cmpuint (fight->roll.command, ==, 2);
  g_assert_true (fight->defence.rolled);
  g_assert_cmpuint (fight->defence.side, ==, fight->target.side);
  g_assert_cmpuint (fight->defence.command, ==, 3);
  g_assert_cmpuint (fight->defence.hits, ==, acies_dice_count (&fight->defence.dice, ACIES_DIE_HIT));
  g_assert_cmpuint (fight->defence.hits, ==, NTH (fight->losses, AciesFightLoss, 0)->figures);
  g_assert_true (acies_fights_find (fights, 3) == fight);
}

/* It goes back, and the attacker goes after it, on, and away: all of that is of one fight. */
static void
who_goes_where (void)
{
  const struct
  {
    guint    command;
    gboolean by_attacker;
    AciesHex from;
    AciesHex to;
  } moves[] = {
    { 3, FALSE, acies_hex (4, 6), acies_hex (4, 7) },
    { 4, TRUE, acies_hex (4, 5), acies_hex (4, 6) },
    { 6, TRUE, acies_hex (4, 6), acies_hex (3, 7) },
    { 9, TRUE, acies_hex (3, 7), acies_hex (3, 5) },
  };
  g_autoptr (AciesSession) game = session_new_of_lines (library, "rome-vs-carthage",
                                                        CARTHAGE "cards rome withdraw 1\nhand rome withdraw 1\n"
                                                                 "cards carthage advance 1\nhand carthage advance 1\ncards carthage cavalry-pursue 1\n"
                                                                 "hand carthage cavalry-pursue 1\ncards carthage hit-and-run 1\nhand carthage hit-and-run 1\n"
                                                                 "place velites E7 2 rome\nplace leader A9 3 rome\nplace numidians E6 2 carthage\nplace leader L1 3 carthage",
                                                        "attack E6 E7\nplay withdraw\nretreat E8\nplay advance\nplay cavalry-pursue\nmove E7 D8\ndone\n"
                                                        "play hit-and-run\nmove D8 D6");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);

  g_assert_cmpuint (acies_fights_count (fights), ==, 1);
  g_assert_cmpuint (fight->moves->len, ==, G_N_ELEMENTS (moves));
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      const AciesFightMove *move = NTH (fight->moves, AciesFightMove, i);

      g_assert_cmpuint (move->command, ==, moves[i].command);
      g_assert_cmpuint (move->unit.unit, ==, moves[i].by_attacker ? fight->attacker.unit : fight->target.unit);
      g_assert_cmpuint (move->unit.hex, ==, moves[i].from);
      g_assert_cmpuint (move->to, ==, moves[i].to);
    }
  g_assert_cmpuint (fight->cards->len, ==, 4);
  g_assert_true (fight->over);
  g_assert_cmpuint (fight->last, ==, 9);
}

#define MAD_ELEPHANT "switch initiative far-side\nopening near 1 skirmish-phase\nplace velites E15 4 near\nplace velites H15 4 near\n" \
                     "place indian-elephants E13 1 far\nplace commander E13 1 far\nplace hoplites E11 4 far\nplace hoplites Q3 4 far"

/* The last elephant is hit, runs mad and comes to rest elsewhere: no retreat, and the dice that say so are no defence. */
static void
what_comes_beside_the_roll (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "legio-vi", MAD_ELEPHANT, "attack E15 E13\ndice d6:6 d6:1 d6:1 d6:1 d6:1\ndice d6:1\ndice d6:6\ndice d6:1 d6:2");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);
  guint             n_off = 0;

  g_assert_cmpuint (acies_fights_count (fights), ==, 1);
  g_assert_true (fight->aside);
  g_assert_cmpuint (fight->roll.dice.n, ==, 5);
  g_assert_cmpuint (fight->roll.hits, ==, 1);
  g_assert_false (fight->defence.asked);
  g_assert_cmpuint (fight->losses->len, ==, 0);
  for (guint i = 0; i < fight->moves->len; i++)
    {
      const AciesFightMove *move = NTH (fight->moves, AciesFightMove, i);

      g_assert_cmpint (move->cause, ==, move->unit.unit == fight->target.unit ? ACIES_CAUSE_BESIDE : ACIES_CAUSE_USUAL);
      n_off += move->unit.unit == fight->target.unit;
    }
  g_assert_cmpuint (n_off, ==, 1);
}

/* Its commander finds no unit to join and is killed with it. Notes of the game alone say that both are destroyed. */
static void
who_is_killed_beside_it (void)
{
  g_autoptr (AciesSession) game = session_new_of_lines (library, "legio-vi",
                                                        "switch initiative far-side\nopening near 1 skirmish-phase\nplace velites E15 4 near\nplace velites H15 4 near\n"
                                                        "place indian-elephants E13 1 far\nplace commander E13 1 far\nplace hoplites Q3 4 far\nplace hoplites S3 4 far",
                                                        "attack E15 E13\ndice d6:6 d6:1 d6:1 d6:1 d6:1\ndice d6:1\ndice d6:1");
  g_autoptr (AciesFights) fights = acies_fights_of (game);
  const AciesFight *fight = acies_fights_get (fights, 0);

  g_assert_cmpuint (fight->losses->len, ==, 2);
  g_assert_cmpuint (NTH (fight->losses, AciesFightLoss, 0)->unit.unit, ==, fight->target.unit);
  g_assert_cmpuint (NTH (fight->losses, AciesFightLoss, 1)->unit.unit, !=, fight->target.unit);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpint (NTH (fight->losses, AciesFightLoss, i)->cause, ==, ACIES_CAUSE_DESTROYED);
      g_assert_true (NTH (fight->losses, AciesFightLoss, i)->eliminated);
    }
}

/* --- command by command --------------------------------------------------------------------- */

typedef struct
{
  AciesFights *fights;
  guint        n_dice;
} Walk;

/* The dice of the log are those of the fight that they are said to be of. */
static void
look_at_command (const AciesCommand *command,
                 const AciesEvent   *events,
                 guint               n_events,
                 guint               number,
                 gpointer            data)
{
  Walk                 *walk = data;
  const AciesFight     *fight = command != NULL ? acies_fights_find (walk->fights, number) : NULL;
  const AciesFightRoll *roll;

  if (fight != NULL)
    {
      g_assert_cmpuint (fight->first, <=, number);
      g_assert_cmpuint (fight->last, >=, number);
    }
  if (command == NULL || command->kind != ACIES_COMMAND_DICE)
    return;
  roll = acies_fights_find_roll (walk->fights, number, 0);
  if (roll == NULL)
    {
      g_assert_true (fight == NULL || fight->first == number ||                             /* of no fight, or of what led to it */
                     fight->roll.n_again > 0 || fight->defence.n_again > 0 ||               /* rolled again */
                     (fight->aside && fight->roll.rolled && fight->roll.command < number)); /* about something else */
      return;
    }
  g_assert_nonnull (fight);
  g_assert_true (roll == (fight->defence.command == number ? &fight->defence : &fight->roll));
  g_assert_true (roll->is_defence == (roll == &fight->defence));
  g_assert_cmpuint (roll->command, ==, number);
  if (roll->n_again == 0)
    g_assert_cmpmem (roll->dice.faces, roll->dice.n, command->dice.faces, command->dice.n);
  walk->n_dice++;
}

static void
finds_commands (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 3);
  g_autoptr (AciesFights) fights = acies_fights_of (session);
  Walk walk = { fights, 0 };

  acies_session_foreach_command (session, 0, look_at_command, &walk);
  g_assert_cmpuint (walk.n_dice, >, 3);
}

/* --- undo, redo, files ---------------------------------------------------------------------- */

static void
assert_same (AciesFights *a,
             AciesFights *b)
{
  g_autofree char *one = fights_dup_facts (a);
  g_autofree char *other = fights_dup_facts (b);

  g_assert_cmpstr (one, ==, other);
}

/* As those of the same game that was never gone back in. */
static void
assert_up_to_date (AciesFights  *fights,
                   AciesSession *session)
{
  g_autoptr (AciesSession) replay = acies_replay_new (session);
  g_autoptr (AciesFights) fresh = acies_fights_of (replay);

  assert_same (fights, fresh);
}

static void
follows_undo (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_new (library, battle, 9);
  g_autoptr (AciesFights) fights = acies_fights_of (session);
  AciesAiRng rng = acies_ai_rng_seeded (9);

  for (guint i = 0; i < N_JUMPS; i++)
    {
      for (guint n = acies_ai_rng_below (&rng, 8); n > 0; n--)
        {
          random_game_step (session, &rng);
          assert_up_to_date (fights, session);
        }
      acies_session_go_to_step (session, acies_ai_rng_below (&rng, acies_session_count_steps (session) + 1));
      assert_up_to_date (fights, session);
      if (acies_ai_rng_below (&rng, 3) > 0)
        acies_session_go_to_step (session, acies_session_count_steps (session));
    }
  acies_session_go_to_step (session, 0);
  g_assert_cmpuint (acies_fights_count (fights), ==, 0);
}

/* Whoever asks has the same record, and a session goes when nobody has it any more. */
static void
is_one_for_all (void)
{
  AciesSession *session = random_game_play_out (library, "elis", 1);
  AciesFights  *one = acies_fights_of (session);
  AciesFights  *other = acies_fights_of (session);
  AciesFights  *again;

  g_assert_true (one == other);
  g_object_unref (one);
  g_assert_finalize_object (other);
  again = acies_fights_of (session);
  g_assert_cmpuint (acies_fights_count (again), >, 0);
  g_object_unref (session);
  g_assert_true (acies_fights_get_session (again) == session);
  g_assert_finalize_object (again);
}

/* In a fight as well, where some of it is taken back: with each command, and without the last again. */
static void
goes_back_within_a_fight (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 5);
  g_autoptr (AciesSession) again = random_game_new (library, battle, 5);
  g_autoptr (AciesFights) fights = acies_fights_of (again);
  g_autoptr (GArray) log = acies_session_dup_log (session);
  guint n = MIN (log->len, 150);

  acies_session_set_dice_source (again, ACIES_DICE_ENTERED);
  for (guint i = 0; i < n; i++)
    {
      const AciesCommand *command = &g_array_index (log, AciesCommand, i);
      g_autofree char    *before = fights_dup_facts (fights);
      g_autofree char    *after = NULL;

      acies_session_begin_group (again, NULL); /* dice would belong to the step before */
      g_assert_true (acies_session_apply (again, command, NULL));
      acies_session_end_group (again);
      acies_session_undo (again);
      after = fights_dup_facts (fights);
      g_assert_cmpstr (before, ==, after);
      acies_session_redo (again);
      assert_up_to_date (fights, again);
    }
}

/* A game that was saved and opened had the same fights. */
static void
is_the_same_when_opened (gconstpointer battle)
{
  g_autoptr (AciesSession) session = random_game_play_out (library, battle, 2);
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) opened = acies_game_open (file, ACIES_DICE_ROLLED, &report);
  g_autoptr (AciesFights) a = acies_fights_of (session);
  g_autoptr (AciesFights) b = acies_fights_of (opened);

  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);
  g_assert_cmpuint (acies_fights_count (a), >, 3);
  assert_same (a, b);
}

int
main (int   argc,
      char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  g_test_add_func ("/fights/strike-attack-and-counter", strike_attack_and_counter);
  g_test_add_func ("/fights/begun-with-the-game", begun_with_the_game);
  g_test_add_func ("/fights/no-dice-at-all", no_dice_at_all);
  g_test_add_func ("/fights/no-dice-without-odds", no_dice_without_odds);
  g_test_add_func ("/fights/who-withdraws-is-not-struck", who_withdraws_is_not_struck);
  g_test_add_func ("/fights/not-rolled-yet", not_rolled_yet);
  g_test_add_func ("/fights/a-defence-answers-its-roll", a_defence_answers_its_roll);
  g_test_add_func ("/fights/who-goes-where", who_goes_where);
  g_test_add_func ("/fights/what-comes-beside-the-roll", what_comes_beside_the_roll);
  g_test_add_func ("/fights/who-is-killed-beside-it", who_is_killed_beside_it);
  battles_add_tests_where (library, ruleset_has_fights, "/fights", "finds-commands", finds_commands);
  g_test_add_func ("/fights/is-one-for-all", is_one_for_all);
  g_test_add_data_func ("/fights/rome-vs-macedon/follows-undo", "elis", follows_undo);
  g_test_add_data_func ("/fights/rome-vs-carthage/follows-undo", "quick", follows_undo);
  g_test_add_data_func ("/fights/rome-vs-macedon/goes-back-within-a-fight", "pydna", goes_back_within_a_fight);
  g_test_add_data_func ("/fights/rome-vs-carthage/goes-back-within-a-fight", "ticinus", goes_back_within_a_fight);
  g_test_add_data_func ("/fights/rome-vs-macedon/is-the-same-when-opened", "aous", is_the_same_when_opened);
  g_test_add_data_func ("/fights/rome-vs-carthage/is-the-same-when-opened", "epic", is_the_same_when_opened);

  result = g_test_run ();
  acies_library_unref (library);

  return result;
}
