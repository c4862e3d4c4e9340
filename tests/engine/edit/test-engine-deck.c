/* test-engine-deck.c - the cards of one army for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/edit/armies.h"
#include "formats/ruleset/library.h"
#include "formats/scenario/scenario-xml.h"
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

/* --- decks to start from */

static char *
dump_after (const char *lines,
            GArray *(*list) (const AciesState *state, AciesSide side))
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = acies_state_new (acies_library_get_ruleset (library, "rome-vs-macedon", NULL), 12, 9);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (GArray) rest = NULL;

  lines_apply (state, lines, NULL);
  commands = list (state, 0);
  apply (state, commands, NULL);
  rest = list (state, 0);
  g_assert_cmpuint (rest->len, ==, 0);

  return lines_dump (state);
}

static void
assert_after (const char *before,
              GArray *(*list) (const AciesState *state, AciesSide side),
              const char *after)
{
  g_autofree char *dump = dump_after (before, list);

  g_assert_cmpstr (dump, ==, after);
}

static void
test_standard (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autofree char *whole = dump_after ("cards rome beheading 1\ncards rome charge 9\ndiscard rome charge 1", acies_deck_standard_commands);
  g_autofree char *small = dump_after ("hand-size rome 2\ncards rome cavalry-assault 3\nhand rome cavalry-assault 2", acies_deck_standard_commands);

  /* The scenario card stays. */
  g_assert_nonnull (strstr (whole, "rome:beheading=1/0/0"));
  g_assert_nonnull (strstr (whole, "rome:charge=2/0/0"));
  g_assert_nonnull (strstr (whole, "rome:line-order=2/1/0"));
  g_assert_nonnull (strstr (small, "rome:group-order=2/1/0"));
  g_assert_nonnull (strstr (small, "rome:mixed-order=3/0/0"));
  g_assert_nonnull (strstr (small, "rome:cavalry-assault=3/0/0"));
  g_assert_true (acies_ruleset_has_standard_deck (acies_library_get_ruleset (library, "rome-vs-carthage", NULL), 1));
  g_assert_false (acies_ruleset_has_standard_deck (acies_library_get_ruleset (library, "battleplay", NULL), 0));
}

static void
test_clear (void)
{
  assert_after ("cards rome beheading 1\ncards rome charge 3\nhand rome charge 2\ndiscard rome charge 1\ncards macedon charge 1", acies_deck_clear_commands,
                "macedon:charge=1/0/0");
}

static void
test_fill (void)
{
  assert_after ("hand-size rome 3\ncards rome line-order 3\ncards rome group-order 2\ncards rome charge 4", acies_hand_fill_commands,
                "rome:hand=3 rome:line-order=2/1/0 rome:group-order=1/1/0 rome:charge=3/1/0");
  /* The hand keeps its cards, and the others come before a second copy. */
  assert_after ("hand-size rome 4\ncards rome line-order 3\nhand rome line-order 2\ncards rome group-order 2\ncards rome charge 4", acies_hand_fill_commands,
                "rome:hand=4 rome:line-order=1/2/0 rome:group-order=1/1/0 rome:charge=3/1/0");
  assert_after ("hand-size rome 5\ncards rome line-order 1\ncards rome charge 2", acies_hand_fill_commands, "rome:line-order=0/1/0 rome:charge=0/2/0");
}

/* A scenario that takes over both decks of another has the same cards. */
static void
test_battle (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) paths = acies_library_list_scenarios (library, id);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AciesState) battle = acies_scenario_read_bundled (paths[i], library, NULL);
      g_autoptr (AciesState) state = wild_scenario (acies_library_get_ruleset (library, id, NULL));

      for (AciesSide side = 0; side < 2; side++)
        {
          AciesCommand size = acies_command_of_side (ACIES_COMMAND_HAND_SIZE, side, ACIES_NO_ID, ACIES_MAX_HAND);
          g_autoptr (GArray) commands = NULL;

          acies_engine_apply (state, &size, NULL, NULL);
          commands = acies_deck_battle_commands (state, battle, side);
          apply (state, commands, NULL);
        }
      g_assert_cmpmem (state->cards, sizeof state->cards, battle->cards, sizeof battle->cards);
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
  g_test_add_func ("/engine/deck/standard", test_standard);
  g_test_add_func ("/engine/deck/clear", test_clear);
  g_test_add_func ("/engine/deck/fill", test_fill);
  g_test_add_data_func ("/engine/deck/battle/rome-vs-macedon", "rome-vs-macedon", test_battle);
  g_test_add_data_func ("/engine/deck/battle/rome-vs-carthage", "rome-vs-carthage", test_battle);

  return g_test_run ();
}
