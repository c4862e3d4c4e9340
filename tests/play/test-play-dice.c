/* test-play-dice.c - dice that are entered, and how dice are seen to fall
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/dice.h"
#include "session/dice-entry.h"
#include "support/tiny.h"

/* Of all the same kind. */
static const guint8 types[ACIES_MAX_DICE];

static void
entry_goes_on (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  AciesDiceEntry entry;
  AciesCommand   command;

  acies_dice_entry_init (&entry, ruleset, types, 3);
  g_assert_false (acies_dice_entry_is_complete (&entry));
  g_assert_null (acies_dice_entry_get_face (&entry, 0));
  g_assert_true (acies_dice_entry_put (&entry, 5));
  g_assert_cmpint (acies_dice_entry_get_face (&entry, 0)->number, ==, 5);
  g_assert_true (acies_dice_entry_put (&entry, 1));
  g_assert_false (acies_dice_entry_is_complete (&entry));
  g_assert_true (acies_dice_entry_put (&entry, 6));
  g_assert_true (acies_dice_entry_is_complete (&entry));
  g_assert_cmpuint (entry.cursor, ==, 3);

  command = acies_dice_entry_to_command (&entry);
  g_assert_cmpint (command.kind, ==, ACIES_COMMAND_DICE);
  g_assert_cmpuint (command.dice.n, ==, 3);
  g_assert_cmpuint (command.dice.faces[0], ==, 5);
  g_assert_cmpuint (command.dice.faces[1], ==, 1);
  g_assert_cmpuint (command.dice.faces[2], ==, 6);
}

static void
entry_refuses (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  AciesDiceEntry entry;

  acies_dice_entry_init (&entry, ruleset, types, 1);
  g_assert_false (acies_dice_entry_put (&entry, 0));
  g_assert_false (acies_dice_entry_put (&entry, 7));
  g_assert_false (acies_dice_entry_back (&entry));
  g_assert_cmpuint (entry.faces[0], ==, 0);
  g_assert_true (acies_dice_entry_put (&entry, 6));
  g_assert_false (acies_dice_entry_put (&entry, 2));
  g_assert_cmpuint (entry.faces[0], ==, 6);

  acies_dice_entry_init (&entry, ruleset, NULL, 0);
  g_assert_false (acies_dice_entry_is_complete (&entry));
  g_assert_false (acies_dice_entry_put (&entry, 1));
}

static void
entry_is_mended (void)
{
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  AciesDiceEntry entry;

  acies_dice_entry_init (&entry, ruleset, types, 3);
  acies_dice_entry_put (&entry, 5);
  acies_dice_entry_put (&entry, 1);
  g_assert_true (acies_dice_entry_back (&entry));
  g_assert_cmpuint (entry.faces[1], ==, 0);
  g_assert_cmpuint (entry.cursor, ==, 1);

  acies_dice_entry_put (&entry, 2);
  acies_dice_entry_put (&entry, 3);
  acies_dice_entry_choose (&entry, 0);
  g_assert_true (acies_dice_entry_is_complete (&entry));
  g_assert_true (acies_dice_entry_put (&entry, 4));
  g_assert_cmpuint (entry.faces[0], ==, 4);
  g_assert_cmpuint (entry.faces[1], ==, 2);
  g_assert_cmpuint (entry.cursor, ==, 3);

  acies_dice_entry_init (&entry, ruleset, types, 3);
  acies_dice_entry_choose (&entry, 2);
  acies_dice_entry_put (&entry, 6);
  g_assert_cmpuint (entry.cursor, ==, 0);
}

/* Each die has its own faces; a number key means the face that shows it, else the one at that place. */
static void
entry_of_several_kinds (void)
{
  static const guint8 mixed[] = { 1, 2, 2 };
  g_autoptr (AciesRuleset) ruleset = tiny_ruleset_new ();
  AciesDiceEntry entry;
  AciesCommand   command;

  tiny_add_dice (ruleset);
  acies_dice_entry_init (&entry, ruleset, mixed, G_N_ELEMENTS (mixed));
  g_assert_cmpstr (acies_dice_entry_get_type (&entry)->id, ==, "average");
  g_assert_true (acies_dice_entry_type (&entry, 5));
  g_assert_cmpuint (entry.faces[0], ==, 6);
  g_assert_cmpstr (acies_dice_entry_get_type (&entry)->id, ==, "red");
  g_assert_false (acies_dice_entry_put (&entry, 5));
  g_assert_true (acies_dice_entry_type (&entry, 2));
  /* The second face shows a sword, too. */
  g_assert_cmpuint (entry.faces[1], ==, 1);
  g_assert_true (acies_dice_entry_put (&entry, 4));
  g_assert_null (acies_dice_entry_get_type (&entry));

  command = acies_dice_entry_to_command (&entry);
  g_assert_cmpmem (command.dice.types, command.dice.n, mixed, sizeof mixed);
  acies_dice_entry_choose (&entry, 0);
  g_assert_cmpstr (acies_dice_entry_get_type (&entry)->id, ==, "average");
}

static void
speeds (void)
{
  g_assert_cmpint (acies_dice_duration ("at-once"), ==, 0);
  g_assert_cmpint (acies_dice_duration ("quick"), >, 0);
  g_assert_cmpint (acies_dice_duration ("quick"), <, acies_dice_duration ("normal"));
  g_assert_cmpint (acies_dice_duration ("normal"), <, acies_dice_duration ("slow"));
  g_assert_cmpint (acies_dice_duration ("of the next version"), ==, acies_dice_duration ("normal"));
  g_assert_cmpint (acies_dice_duration (NULL), ==, acies_dice_duration ("normal"));
}

/* Whatever was shown before, at its end each die lies flat and shows what was rolled. */
static void
dice_rest (void)
{
  for (guint n = 1; n <= ACIES_MAX_DICE; n++)
    {
      for (guint die = 0; die < n; die++)
        {
          guint          face = die % 6 + 1;
          AciesDieMoment at_once = acies_die_moment (face, 6, die, n, 0, 0);
          AciesDieMoment end = acies_die_moment (face, 6, die, n, 700000, 700000);

          g_assert_true (at_once.rests && end.rests);
          g_assert_cmpuint (at_once.face, ==, face);
          g_assert_cmpuint (end.face, ==, face);
          g_assert_cmpfloat (end.turn, ==, 0);
          g_assert_cmpfloat (end.height, ==, 0);
        }
    }
}

/* On its way a die shows faces that it has, and the roll ends die by die. */
static void
dice_tumble (void)
{
  guint resting = 0;

  g_assert_cmpuint (acies_die_moment (4, 6, 0, 3, -1, 700000).face, ==, 0);
  for (gint64 elapsed = 0; elapsed <= 700000; elapsed += 10000)
    {
      guint now = 0;

      for (guint die = 0; die < 3; die++)
        {
          AciesDieMoment moment = acies_die_moment (die == 2 ? 12 : 4, die == 2 ? 12 : 6, die, 3, elapsed, 700000);

          g_assert_cmpuint (moment.face, >=, 1);
          g_assert_cmpuint (moment.face, <=, die == 2 ? 12 : 6);
          now += moment.rests;
        }
      g_assert_cmpuint (now, >=, resting);
      resting = now;
      g_assert_true (elapsed > 0 || resting == 0);
    }
  g_assert_cmpuint (resting, ==, 3);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/dice/entry-goes-on", entry_goes_on);
  g_test_add_func ("/play/dice/entry-refuses", entry_refuses);
  g_test_add_func ("/play/dice/entry-is-mended", entry_is_mended);
  g_test_add_func ("/play/dice/of-several-kinds", entry_of_several_kinds);
  g_test_add_func ("/play/dice/speeds", speeds);
  g_test_add_func ("/play/dice/rest", dice_rest);
  g_test_add_func ("/play/dice/tumble", dice_tumble);

  return g_test_run ();
}
