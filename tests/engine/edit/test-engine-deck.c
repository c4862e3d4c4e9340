/* test-engine-deck.c - the cards of one army for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/armies.h"
#include "formats/ruleset/library.h"
#include "support/lines.h"
#include "support/wild.h"

#define N_RANDOM 200

static void
apply (AciesState *state,
       GArray     *commands,
       GArray     *events)
{
  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), events, &error);
      g_assert_no_error (error);
    }
}

static void
assert_copy (const char *before,
             const char *after,
             guint       n_commands)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = acies_state_new (acies_library_get_ruleset (library, "rome-vs-macedon", NULL), 12, 9);
  g_autoptr (GArray) commands = NULL;
  g_autofree char *dump = NULL;

  lines_apply (state, before, NULL);
  commands = acies_deck_copy_commands (state, 0, 1);
  g_assert_cmpuint (commands->len, ==, n_commands);
  apply (state, commands, NULL);
  dump = lines_dump (state);
  g_assert_cmpstr (dump, ==, after);
}

static void
test_copy (void)
{
  assert_copy ("", "", 0);
  assert_copy ("cards rome charge 3", "rome:charge=3/0/0 macedon:charge=3/0/0", 1);
  assert_copy ("cards macedon charge 3\nhand macedon charge 1", "", 2);
  assert_copy ("cards rome charge 4\nhand rome charge 2\ndiscard rome charge 1\ncards macedon charge 2\nhand macedon charge 2",
               "rome:charge=1/2/1 macedon:charge=1/2/1", 4);
}

static void
test_what_stays (void)
{
  /* of one army alone, or made for one battle */
  assert_copy ("cards rome testudo 2\ncards macedon phalanx 1\ncards rome secret-path 1\ncards macedon save-the-camp 1",
               "rome:secret-path=1/0/0 rome:testudo=2/0/0 macedon:save-the-camp=1/0/0 macedon:phalanx=1/0/0", 0);
}

/* Afterwards there is nothing left to copy, the other army is as it was, and undo brings all back. */
static void
test_chance (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (ruleset);
      g_autoptr (AciesState) before = acies_state_copy (state);
      g_autoptr (GArray) events = acies_events_new ();
      AciesSide from = (AciesSide) wild_below (2);
      g_autoptr (GArray) commands = acies_deck_copy_commands (state, from, !from);
      g_autoptr (GArray) rest = NULL;

      apply (state, commands, events);
      rest = acies_deck_copy_commands (state, from, !from);
      g_assert_cmpuint (rest->len, ==, 0);
      for (AciesId card = 0; card < ruleset->n_cards; card++)
        {
          gboolean goes = ruleset->cards[card].kind != ACIES_CARD_SCENARIO && acies_card_is_common (ruleset, card);

          for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
            {
              g_assert_cmpuint (state->cards[from][zone][card], ==, before->cards[from][zone][card]);
              g_assert_cmpuint (state->cards[!from][zone][card], ==, before->cards[goes ? from : !from][zone][card]);
            }
        }
      acies_engine_revert (state, events);
      g_assert_true (acies_state_equal (state, before));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/deck/copy", test_copy);
  g_test_add_func ("/engine/deck/what-stays", test_what_stays);
  g_test_add_data_func ("/engine/deck/chance/rome-vs-macedon", "rome-vs-macedon", test_chance);
  g_test_add_data_func ("/engine/deck/chance/rome-vs-carthage", "rome-vs-carthage", test_chance);

  return g_test_run ();
}
