/* test-play-fights.c - the last combat, read from the notes of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/fights.h"
#include "support/tiny.h"

#define RED 0
#define BLUE 1
#define FRIEND 2 /* of red */

typedef struct
{
  AciesRuleset *ruleset;
  GArray       *notes;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  self->ruleset = tiny_ruleset_new ();
  self->notes = g_array_new (FALSE, FALSE, sizeof (AciesNote));
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_ruleset_unref (self->ruleset);
  g_array_unref (self->notes);
}

static AciesNote *
add (Fixture      *self,
     AciesNoteKind kind,
     AciesUnitId   unit,
     AciesUnitId   other)
{
  AciesNote note = ACIES_NOTE_INIT (kind);

  note.unit = note.unit_type = unit;
  note.other = note.other_type = other;
  note.side = unit == BLUE ? BLUE : RED;
  g_array_append_val (self->notes, note);

  return &g_array_index (self->notes, AciesNote, self->notes->len - 1);
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
add_roll (Fixture      *self,
          AciesNoteKind kind,
          AciesUnitId   unit,
          AciesUnitId   other,
          const char   *dice)
{
  AciesNote *note;

  add (self, kind, unit, other);
  note = add (self, ACIES_NOTE_ROLLED, unit, other);
  note->dice = dice_of (dice);
  note->number = (gint16) acies_dice_count (&note->dice, ACIES_DIE_HIT);
  note->number2 = (gint16) acies_dice_count (&note->dice, ACIES_DIE_RETREAT);
}

/* A card that @side plays on @unit, which stands on C2. */
static void
add_card (Fixture    *self,
          AciesSide   side,
          AciesId     card,
          AciesUnitId unit)
{
  AciesNote *note = add (self, ACIES_NOTE_CARD, unit, ACIES_NO_UNIT);

  note->side = side;
  note->unit_type = side;
  note->card = card;
  note->hex = acies_hex (2, 1);
}

static AciesFight *
nth (GPtrArray *fights,
     guint      i)
{
  return g_ptr_array_index (fights, i);
}

static void
assert_words (GPtrArray  *words,
              const char *expected)
{
  g_autofree char *found = NULL;

  g_ptr_array_add (words, NULL);
  found = g_strjoinv ("|", (char **) words->pdata);
  g_ptr_array_set_size (words, (int) words->len - 1);
  g_assert_cmpstr (found, ==, expected);
}

static void
no_fight (Fixture      *self,
          gconstpointer unused)
{
  g_autoptr (GPtrArray) empty = acies_fights_read (self->notes, self->ruleset);
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_TURN, ACIES_NO_UNIT, ACIES_NO_UNIT);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (empty->len, ==, 0);
  g_assert_cmpuint (fights->len, ==, 0);
}

static void
best_dice_first (Fixture      *self,
                 gconstpointer unused)
{
  static const guint8 faces[] = { 6, 5, 4, 4, 1 };
  static const guint8 results[] = { ACIES_DIE_HIT, ACIES_DIE_HIT, ACIES_DIE_RETREAT, ACIES_DIE_RETREAT, ACIES_DIE_MISS };
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "4- 6+ 1 4- 5+");
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  g_assert_true (nth (fights, 0)->roll.rolled);
  g_assert_cmpmem (nth (fights, 0)->roll.dice.faces, nth (fights, 0)->roll.dice.n, faces, sizeof faces);
  g_assert_cmpmem (nth (fights, 0)->roll.dice.results, nth (fights, 0)->roll.dice.n, results, sizeof results);
  g_assert_cmpuint (nth (fights, 0)->roll.hits, ==, 2);
  g_assert_cmpuint (nth (fights, 0)->roll.retreats, ==, 2);
  g_assert_cmpuint (nth (fights, 0)->roll.at, ==, 2);
}

/* What hits is the ruleset's business: here low dice do. */
static void
the_notes_say_what_hits (Fixture      *self,
                         gconstpointer unused)
{
  static const guint8 faces[] = { 2, 1, 6 };
  static const guint8 results[] = { ACIES_DIE_HIT, ACIES_DIE_HIT, ACIES_DIE_RETREAT };
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "1+ 6- 2+");
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpmem (nth (fights, 0)->roll.dice.faces, nth (fights, 0)->roll.dice.n, faces, sizeof faces);
  g_assert_cmpmem (nth (fights, 0)->roll.dice.results, nth (fights, 0)->roll.dice.n, results, sizeof results);
}

static void
not_rolled_yet (Fixture      *self,
                gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "1");
  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_card (self, RED, 0, RED);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  g_assert_cmpuint (nth (fights, 0)->begin.kind, ==, ACIES_NOTE_DECLARED);
  g_assert_false (nth (fights, 0)->roll.rolled);
  g_assert_cmpuint (nth (fights, 0)->roll.dice.n, ==, 0);
  assert_words (nth (fights, 0)->cards, self->ruleset->cards[0].name);
}

static void
consequences_end_with_the_combat (Fixture      *self,
                                  gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add (self, ACIES_NOTE_NOT_ASKED, BLUE, ACIES_NO_UNIT);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "6+");
  add (self, ACIES_NOTE_HIT, BLUE, ACIES_NO_UNIT);
  add (self, ACIES_NOTE_ELIMINATED, BLUE, ACIES_NO_UNIT);
  add (self, ACIES_NOTE_HAND_SET, ACIES_NO_UNIT, ACIES_NO_UNIT);
  add (self, ACIES_NOTE_MORALE, ACIES_NO_UNIT, ACIES_NO_UNIT);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  assert_words (nth (fights, 0)->lines, "Blue Spear lose figures: 0|Blue Spear are eliminated");
}

static void
strike_attack_and_counter_belong_together (Fixture      *self,
                                           gconstpointer unused)
{
  static const guint8 kinds[] = { ACIES_NOTE_STRIKE, ACIES_NOTE_ATTACK, ACIES_NOTE_COUNTER };
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "1");
  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_STRIKE, BLUE, RED, "2+");
  add (self, ACIES_NOTE_HIT, RED, ACIES_NO_UNIT);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "3");
  add_roll (self, ACIES_NOTE_COUNTER, BLUE, RED, "4-");
  add (self, ACIES_NOTE_SUPPORTED, RED, ACIES_NO_UNIT);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpuint (nth (fights, i)->roll.dice.faces[0], ==, i + 2);
      g_assert_cmpuint (nth (fights, i)->begin.kind, ==, kinds[i]);
    }
  assert_words (nth (fights, 0)->lines, "Red Spear lose figures: 0");
  assert_words (nth (fights, 1)->lines, "");
  assert_words (nth (fights, 2)->lines, "Red Spear are supported from behind and go no farther");
}

/* Each with its own: the attacker's with the attack, though a strike comes between. */
static void
cards_belong_to_their_roll (Fixture      *self,
                            gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;
  const char      *name = self->ruleset->cards[0].name;
  g_autofree char *both = g_strdup_printf ("%s|%s: Red Spear C2", name, name);

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_card (self, RED, 0, RED);
  add_card (self, BLUE, 0, BLUE);
  add_roll (self, ACIES_NOTE_STRIKE, BLUE, RED, "2");
  add_card (self, RED, 0, FRIEND);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "3");
  add_card (self, BLUE, 0, BLUE);
  add_roll (self, ACIES_NOTE_COUNTER, BLUE, RED, "4");
  fights = acies_fights_read (self->notes, self->ruleset);
  assert_words (nth (fights, 0)->cards, name);
  assert_words (nth (fights, 1)->cards, both);
  assert_words (nth (fights, 2)->cards, name);
}

/* No roll at all, but it is told why. */
static void
an_attack_that_meets_nobody (Fixture      *self,
                             gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;
  g_autofree char *told = g_strdup_printf ("Blue plays %s on Blue Spear C2|Blue Spear retreat from - to -",
                                           self->ruleset->cards[0].name);

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_card (self, BLUE, 0, BLUE);
  add (self, ACIES_NOTE_RETREATED, BLUE, ACIES_NO_UNIT);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  g_assert_false (nth (fights, 0)->roll.rolled);
  assert_words (nth (fights, 0)->lines, told);
}

/* The target's dice stand beside those of the blow they answer. */
static void
a_defence_belongs_to_its_roll (Fixture      *self,
                               gconstpointer unused)
{
  static const guint8 faces[] = { 2, 4, 6 };
  static const guint8 results[] = { ACIES_DIE_HIT, ACIES_DIE_RETREAT, ACIES_DIE_MISS };
  g_autoptr (GPtrArray) fights = NULL;
  AciesNote *defence;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_STRIKE, BLUE, RED, "1");
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "6+ 5+ 4+");
  defence = add (self, ACIES_NOTE_DEFENCE, BLUE, ACIES_NO_UNIT);
  defence->dice = dice_of ("6 4- 2+");
  defence->number = defence->number2 = 1;
  add (self, ACIES_NOTE_HIT, BLUE, ACIES_NO_UNIT);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 2);
  g_assert_false (nth (fights, 0)->defence.rolled);
  g_assert_true (nth (fights, 1)->defence.rolled);
  g_assert_cmpuint (nth (fights, 1)->roll.hits, ==, 3);
  g_assert_cmpmem (nth (fights, 1)->defence.dice.faces, nth (fights, 1)->defence.dice.n, faces, sizeof faces);
  g_assert_cmpmem (nth (fights, 1)->defence.dice.results, nth (fights, 1)->defence.dice.n, results, sizeof results);
  g_assert_cmpuint (nth (fights, 1)->defence.hits, ==, 1);
  g_assert_cmpuint (nth (fights, 1)->defence.retreats, ==, 1);
  assert_words (nth (fights, 1)->lines, "Blue Spear lose figures: 0");
}

static void
two_attacks_are_apart (Fixture      *self,
                       gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;

  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "1");
  add (self, ACIES_NOTE_DECLARED, RED, BLUE);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, "5");
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  g_assert_cmpuint (nth (fights, 0)->roll.dice.faces[0], ==, 5);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/play/fights/none", no_fight);
  ADD ("/play/fights/best-dice-first", best_dice_first);
  ADD ("/play/fights/the-notes-say-what-hits", the_notes_say_what_hits);
  ADD ("/play/fights/not-rolled-yet", not_rolled_yet);
  ADD ("/play/fights/consequences-end-with-the-combat", consequences_end_with_the_combat);
  ADD ("/play/fights/strike-attack-and-counter-belong-together", strike_attack_and_counter_belong_together);
  ADD ("/play/fights/cards-belong-to-their-roll", cards_belong_to_their_roll);
  ADD ("/play/fights/an-attack-that-meets-nobody", an_attack_that_meets_nobody);
  ADD ("/play/fights/a-defence-belongs-to-its-roll", a_defence_belongs_to_its_roll);
  ADD ("/play/fights/two-attacks-are-apart", two_attacks_are_apart);

  return g_test_run ();
}
