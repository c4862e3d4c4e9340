/* test-play-fights.c - the last combat, read from the notes of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/fights.h"
#include "support/tiny.h"

#define RED 0
#define BLUE 1

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
  note.side = RED;
  g_array_append_val (self->notes, note);

  return &g_array_index (self->notes, AciesNote, self->notes->len - 1);
}

static void
add_roll (Fixture      *self,
          AciesNoteKind kind,
          AciesUnitId   unit,
          AciesUnitId   other,
          AciesDice     dice,
          gint16        hits,
          gint16        retreats)
{
  AciesNote *note;

  add (self, kind, unit, other);
  note = add (self, ACIES_NOTE_ROLLED, unit, other);
  note->dice = dice;
  note->number = hits;
  note->number2 = retreats;
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
  AciesFight *fight;

  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, (AciesDice) { 5, { 4, 6, 1, 4, 5 } }, 2, 2);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  fight = fights->pdata[0];
  g_assert_true (fight->rolled);
  g_assert_cmpmem (fight->faces, fight->n_dice, faces, sizeof faces);
  g_assert_cmpmem (fight->results, fight->n_dice, results, sizeof results);
  g_assert_cmpuint (fight->hits, ==, 2);
  g_assert_cmpuint (fight->retreats, ==, 2);
}

static void
not_rolled_yet (Fixture      *self,
                gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;
  AciesFight *fight;

  add (self, ACIES_NOTE_ATTACK, RED, BLUE);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  fight = fights->pdata[0];
  g_assert_false (fight->rolled);
  g_assert_cmpuint (fight->n_dice, ==, 0);
}

static void
consequences_end_with_the_combat (Fixture      *self,
                                  gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;
  AciesFight *fight;

  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, (AciesDice) { 1, { 6 } }, 1, 0);
  add (self, ACIES_NOTE_HIT, BLUE, ACIES_NO_UNIT);
  add (self, ACIES_NOTE_ELIMINATED, BLUE, ACIES_NO_UNIT);
  add (self, ACIES_NOTE_MOVES_END, ACIES_NO_UNIT, ACIES_NO_UNIT);
  add (self, ACIES_NOTE_MORALE, ACIES_NO_UNIT, ACIES_NO_UNIT);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  fight = fights->pdata[0];
  g_assert_cmpuint (fight->lines->len, ==, 2);
  g_assert_cmpstr (fight->lines->pdata[1], ==, "Blue Spear are eliminated");
}

static void
strike_attack_and_counter_belong_together (Fixture      *self,
                                           gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;

  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, (AciesDice) { 1, { 1 } }, 0, 0);
  add_roll (self, ACIES_NOTE_STRIKE, BLUE, RED, (AciesDice) { 1, { 2 } }, 0, 0);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, (AciesDice) { 1, { 3 } }, 0, 0);
  add_roll (self, ACIES_NOTE_COUNTER, BLUE, RED, (AciesDice) { 1, { 4 } }, 0, 0);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    g_assert_cmpuint (((AciesFight *) fights->pdata[i])->faces[0], ==, i + 2);
}

static void
two_attacks_are_apart (Fixture      *self,
                       gconstpointer unused)
{
  g_autoptr (GPtrArray) fights = NULL;

  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, (AciesDice) { 1, { 1 } }, 0, 0);
  add_roll (self, ACIES_NOTE_ATTACK, RED, BLUE, (AciesDice) { 1, { 5 } }, 0, 0);
  fights = acies_fights_read (self->notes, self->ruleset);
  g_assert_cmpuint (fights->len, ==, 1);
  g_assert_cmpuint (((AciesFight *) fights->pdata[0])->faces[0], ==, 5);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/play/fights/none", no_fight);
  ADD ("/play/fights/best-dice-first", best_dice_first);
  ADD ("/play/fights/not-rolled-yet", not_rolled_yet);
  ADD ("/play/fights/consequences-end-with-the-combat", consequences_end_with_the_combat);
  ADD ("/play/fights/strike-attack-and-counter-belong-together", strike_attack_and_counter_belong_together);
  ADD ("/play/fights/two-attacks-are-apart", two_attacks_are_apart);

  return g_test_run ();
}
