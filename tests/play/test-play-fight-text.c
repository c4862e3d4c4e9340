/* test-play-fight-text.c - a fight as the combat panel shows it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/fight-text.h"
#include "support/data.h"
#include "support/tiny.h"

#define RED 0
#define BLUE 1
#define FRIEND 2 /* of red */

typedef struct
{
  AciesRuleset *ruleset;
  AciesFight   *fight; /* red attacks blue */
} Fixture;

static AciesFightUnit
unit_of (AciesUnitId unit)
{
  AciesSide side = unit == BLUE ? BLUE : RED;

  return (AciesFightUnit) { .unit = unit, .type = side, .side = side, .told_side = ACIES_NO_SIDE, .hex = acies_hex (2, 1) };
}

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->ruleset = tiny_ruleset_new ();
  self->fight = acies_fight_new ();
  self->fight->attacker = unit_of (RED);
  self->fight->target = unit_of (BLUE);
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_fight_free (self->fight);
  acies_ruleset_unref (self->ruleset);
}

/* The faces; one that hits has a plus behind it, one that drives back a minus. */
static AciesDice
dice_of (const char *text)
{
  AciesDice dice = { 0 };

  for (; *text != '\0'; text++)
    {
      if (g_ascii_isdigit (*text))
        dice.faces[dice.n++] = (guint8) (*text - '0');
      if (g_ascii_isdigit (*text))
        dice.results[dice.n - 1] = ACIES_DIE_MISS;
      else if (*text != ' ')
        dice.results[dice.n - 1] = *text == '+' ? ACIES_DIE_HIT : ACIES_DIE_RETREAT;
    }

  return dice;
}

static void
add_card (Fixture    *self,
          AciesSide   side,
          AciesUnitId on,
          guint       command)
{
  AciesFightCard card = { command, side, 0, unit_of (on) };

  g_array_append_val (self->fight->cards, card);
}

static void
add_note (Fixture     *self,
          AciesLogKind kind,
          AciesUnitId  unit)
{
  AciesFightTold told = { 1, 0, ACIES_LOG_ENTRY_INIT (kind) };

  told.entry.unit = told.entry.unit_type = unit;
  told.entry.side = BLUE;
  g_array_append_val (self->fight->told, told);
}

static void
add_loss (Fixture    *self,
          AciesUnitId unit,
          guint       figures,
          gboolean    eliminated,
          AciesCause  cause,
          guint       event)
{
  AciesFightLoss loss = { 1, unit_of (unit), figures, eliminated, cause, event };

  g_array_append_val (self->fight->losses, loss);
}

static void
assert_words (GPtrArray  *words,
              const char *patterns)
{
  g_ptr_array_add (words, NULL);
  data_assert_says (g_strjoinv ("\n", (char **) words->pdata), patterns);
  g_ptr_array_set_size (words, (int) words->len - 1);
}

static void
assert_dice (const AciesDice *dice,
             const char      *expected)
{
  AciesDice other = dice_of (expected);

  g_assert_cmpmem (dice->faces, dice->n, other.faces, other.n);
  g_assert_cmpmem (dice->results, dice->n, other.results, other.n);
}

static void
best_dice_first (Fixture      *self,
                 gconstpointer unused)
{
  g_autoptr (AciesFightText) text = NULL;

  self->fight->roll.dice = dice_of ("4- 6+ 1 4- 5+");
  self->fight->defence.dice = dice_of ("6 4- 2+");
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_dice (&text->dice[FALSE], "6+ 5+ 4- 4- 1");
  assert_dice (&text->dice[TRUE], "2+ 4- 6");
}

/* What hits is the ruleset's business: here low dice do. */
static void
the_results_say_what_hits (Fixture      *self,
                           gconstpointer unused)
{
  g_autoptr (AciesFightText) text = NULL;

  self->fight->roll.dice = dice_of ("1+ 6- 2+");
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_dice (&text->dice[FALSE], "2+ 1+ 6-");
  assert_dice (&text->dice[TRUE], "");
}

static void
a_card_names_another_unit (Fixture      *self,
                           gconstpointer unused)
{
  const char      *name = self->ruleset->cards[0].name;
  g_autofree char *both = g_strdup_printf ("%s\n%s: Red Spear C2", name, name);
  g_autoptr (AciesFightText) text = NULL;

  add_card (self, RED, RED, 1);
  add_card (self, RED, FRIEND, 2);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->cards, both);
  assert_words (text->lines, "");
}

/* What the attacker plays when it has gone on is no more for this fight. */
static void
cards_end_with_the_move (Fixture      *self,
                         gconstpointer unused)
{
  AciesFightMove   back = { 3, unit_of (BLUE), acies_hex (2, 2) };
  AciesFightMove   after = { 5, unit_of (RED), acies_hex (2, 1) };
  const char      *name = self->ruleset->cards[0].name;
  g_autofree char *two = g_strdup_printf ("%s\n%s", name, name);
  g_autoptr (AciesFightText) text = NULL;

  g_array_append_val (self->fight->moves, back);
  g_array_append_val (self->fight->moves, after);
  add_card (self, RED, RED, 4);
  add_card (self, RED, RED, 5);
  add_card (self, RED, RED, 6);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->cards, two);
}

/* No roll at all, but it is told why. */
static void
an_attack_that_meets_nobody (Fixture      *self,
                             gconstpointer unused)
{
  g_autoptr (AciesFightText) text = NULL;
  AciesFightMove   back = { 2, unit_of (BLUE), acies_hex (2, 2), 0 };
  g_autofree char *told = g_strdup_printf ("Blue*%s*Blue Spear C2\nBlue Spear*C2*C3",
                                           self->ruleset->cards[0].name);

  add_card (self, BLUE, BLUE, 2);
  add_note (self, ACIES_LOG_CARD, BLUE);
  add_note (self, ACIES_LOG_RETREATED, BLUE);
  g_array_append_val (self->fight->moves, back);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, told);
  assert_words (text->cards, "");
}

/* The rest of the log is left to the log. */
static void
consequences_are_lines (Fixture      *self,
                        gconstpointer unused)
{
  g_autoptr (AciesFightText) text = NULL;

  add_note (self, ACIES_LOG_NOT_ASKED, ACIES_NO_UNIT);
  add_note (self, ACIES_LOG_ATTACK, RED);
  add_note (self, ACIES_LOG_ROLLED, RED);
  add_note (self, ACIES_LOG_HIT, BLUE);
  add_note (self, ACIES_LOG_ELIMINATED, BLUE);
  add_note (self, ACIES_LOG_ADVANCED, RED);
  add_loss (self, BLUE, 2, TRUE, ACIES_CAUSE_USUAL, 3);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, "Blue Spear*2*eliminated");
}

/* With no note at all, in the order in which they came; where the attacker goes is not of it. */
static void
facts_are_lines (Fixture      *self,
                 gconstpointer unused)
{
  AciesFightMove   back = { 1, unit_of (BLUE), acies_hex (2, 2), 4 };
  AciesFightMove   after = { 1, unit_of (RED), acies_hex (2, 1), 9 };
  AciesFightMorale morale = { 1, BLUE, -2, 5, 8 };
  g_autoptr (AciesFightText) text = NULL;

  g_array_append_val (self->fight->morale, morale);
  g_array_append_val (self->fight->moves, back);
  g_array_append_val (self->fight->moves, after);
  add_loss (self, BLUE, 1, FALSE, ACIES_CAUSE_USUAL, 2);
  add_loss (self, BLUE, 3, TRUE, ACIES_CAUSE_BARRED, 7);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, "Blue Spear*1 figure\nBlue Spear*C2*C3\nBlue Spear*cannot retreat*3*eliminated\nBlue*2*5*");
}

/* Why it came so only a note can say, between the facts. */
static void
comments_are_lines (Fixture      *self,
                    gconstpointer unused)
{
  AciesFightTold told = { 1, 5, ACIES_LOG_ENTRY_INIT (ACIES_LOG_IGNORED_RETREATS) };
  g_autoptr (AciesFightText) text = NULL;

  told.entry.unit_type = BLUE;
  told.entry.number = 1;
  g_array_append_val (self->fight->told, told);
  add_loss (self, BLUE, 1, FALSE, ACIES_CAUSE_BARRED, 7);
  add_loss (self, BLUE, 1, FALSE, ACIES_CAUSE_USUAL, 2);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, "Blue Spear lose 1 figure\nBlue Spear ignore 1 retreat\nBlue Spear*cannot retreat*1 figure");
}

static void
a_roll_without_hits_is_a_line (Fixture      *self,
                               gconstpointer unused)
{
  AciesFightTold told = { 1, 5, ACIES_LOG_ENTRY_INIT (ACIES_LOG_IGNORED_RETREATS) };
  g_autoptr (AciesFightText) text = NULL;

  told.entry.unit_type = BLUE;
  told.entry.number = 1;
  g_array_append_val (self->fight->told, told);
  self->fight->roll.rolled = TRUE;
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, "Blue Spear ignore 1 retreat\nNo effect*");
}

/* A leader that is killed, an animal that runs mad: what the game tells in its own words is not told a second time. */
static void
what_comes_beside_it_is_told_once (Fixture      *self,
                                   gconstpointer unused)
{
  AciesFightMove off = { 1, unit_of (BLUE), acies_hex (2, 2), 4, ACIES_CAUSE_BESIDE };
  g_autoptr (AciesFightText) text = NULL;

  g_array_append_val (self->fight->moves, off);
  add_loss (self, FRIEND, 1, FALSE, ACIES_CAUSE_OWN, 1);
  add_loss (self, BLUE, 1, TRUE, ACIES_CAUSE_OWN, 2);
  add_loss (self, RED, 1, TRUE, ACIES_CAUSE_BESIDE, 3);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, "Blue Spear are eliminated");
}

/* Who runs mad does not go on. */
static void
cards_outlast_what_comes_beside_it (Fixture      *self,
                                    gconstpointer unused)
{
  AciesFightMove mad = { 3, unit_of (RED), acies_hex (2, 1), 0, ACIES_CAUSE_BESIDE };
  const char    *name = self->ruleset->cards[0].name;
  g_autoptr (AciesFightText) text = NULL;

  g_array_append_val (self->fight->moves, mad);
  add_card (self, RED, RED, 4);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->cards, name);
}

static void
the_end_of_the_game_is_a_line (Fixture      *self,
                               gconstpointer unused)
{
  g_autoptr (AciesFightText) text = NULL;

  self->fight->outcome = (AciesOutcome) { ACIES_END_FIRST_OWN, RED };
  add_loss (self, BLUE, 0, TRUE, ACIES_CAUSE_USUAL, 3);
  text = acies_fight_text_new (self->fight, self->ruleset);
  assert_words (text->lines, "Blue Spear are eliminated\nRed wins: the enemy has no units left");
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/play/fight-text/best-dice-first", best_dice_first);
  ADD ("/play/fight-text/the-results-say-what-hits", the_results_say_what_hits);
  ADD ("/play/fight-text/a-card-names-another-unit", a_card_names_another_unit);
  ADD ("/play/fight-text/cards-end-with-the-move", cards_end_with_the_move);
  ADD ("/play/fight-text/an-attack-that-meets-nobody", an_attack_that_meets_nobody);
  ADD ("/play/fight-text/consequences-are-lines", consequences_are_lines);
  ADD ("/play/fight-text/facts-are-lines", facts_are_lines);
  ADD ("/play/fight-text/comments-are-lines", comments_are_lines);
  ADD ("/play/fight-text/a-roll-without-hits-is-a-line", a_roll_without_hits_is_a_line);
  ADD ("/play/fight-text/what-comes-beside-it-is-told-once", what_comes_beside_it_is_told_once);
  ADD ("/play/fight-text/cards-outlast-what-comes-beside-it", cards_outlast_what_comes_beside_it);
  ADD ("/play/fight-text/the-end-of-the-game-is-a-line", the_end_of_the_game_is_a_line);

  return g_test_run ();
}
