/* test-view.c - what a view holds, and how it is filled
 *
 * That nothing depends on what it hides is proved by test-hidden.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/view/view.h"
#include "support/battles.h"

#include <string.h>

/* The @n-th card of the second side's. */
static AciesId
nth_card (const AciesRuleset *ruleset,
          guint               n)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      if ((ruleset->cards[i].sides >> 1 & 1) && n-- == 0)
        return (AciesId) i;
    }

  g_assert_not_reached ();
}

/* Cards of a deck in common lie with the first side. */
static guint8 *
deck_of (AciesState *game,
         AciesSide   side,
         AciesId     card)
{
  return &game->cards[game->ruleset->cards[card].common ? 0 : side][ACIES_ZONE_DECK][card];
}

/* A game whose second side has three cards: two Charges and a Withdraw, whatever
 * these are called here. @in_hand, 0 or 1, is in its hand. */
static AciesState *
new_small_game (AciesLibrary *library,
                const char   *ruleset_id,
                guint         in_hand)
{
  g_autoptr (AciesState) scenario = battle_load_first (library, ruleset_id);
  AciesState *game;
  AciesId     charge = nth_card (scenario->ruleset, 0);
  AciesId     withdraw = nth_card (scenario->ruleset, 1);
  AciesId     held = nth_card (scenario->ruleset, in_hand);

  game = acies_engine_new_game (scenario, NULL);
  game->n_units = 0; /* those that lie face down would be dealt as well */
  memset (game->cards[1], 0, sizeof game->cards[1]);
  if (game->ruleset->cards[charge].common)
    memset (game->cards[0], 0, sizeof game->cards[0]);
  *deck_of (game, 1, charge) = 2;
  *deck_of (game, 1, withdraw) = 1;
  --*deck_of (game, 1, held);
  game->cards[1][ACIES_ZONE_HAND][held]++;

  return game;
}

static void
test_holds_counts (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) one = new_small_game (library, ruleset_id, 0);
  g_autoptr (AciesState) other = new_small_game (library, ruleset_id, 1);
  g_autoptr (AciesView) view = acies_view_new (one, 0);
  g_autoptr (AciesView) same = acies_view_new (other, 0);
  g_autoptr (AciesView) own = acies_view_new (one, 1);
  g_autoptr (AciesView) differs = acies_view_new (other, 1);
  AciesId charge = nth_card (one->ruleset, 0);
  AciesId withdraw = nth_card (one->ruleset, 1);

  g_assert_cmpuint (acies_view_get_side (view), ==, 0);
  g_assert_cmpuint (acies_view_count_hand (view, 0), ==, acies_state_count_cards (one, 0, ACIES_ZONE_HAND));
  g_assert_cmpuint (acies_view_count_hand (view, 1), ==, 1);
  g_assert_cmpuint (acies_view_count_unseen (view, 1, charge), ==, 2);
  g_assert_cmpuint (acies_view_count_unseen (view, 1, withdraw), ==, 1);
  g_assert_true (acies_view_equal (view, same));
  g_assert_false (acies_view_equal (own, differs));
  g_assert_false (acies_view_equal (view, own));
}

static void
test_tells_hands_of_different_size_apart (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) one = new_small_game (library, ruleset_id, 0);
  g_autoptr (AciesState) two = new_small_game (library, ruleset_id, 0);
  AciesId charge = nth_card (one->ruleset, 0);
  g_autoptr (AciesView) small = acies_view_new (one, 0);
  g_autoptr (AciesView) large = NULL;

  --*deck_of (two, 1, charge);
  two->cards[1][ACIES_ZONE_HAND][charge]++;
  large = acies_view_new (two, 0);
  g_assert_false (acies_view_equal (small, large));
}

static guint
pick_fixed (gpointer source,
            guint    n)
{
  guint *place = source;

  g_assert_cmpuint (n, ==, 3);

  return *place;
}

/* Every copy in the deck is as likely as the others; the own hand stays. */
static void
test_fills_from_what_is_left (gconstpointer ruleset_id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) game = new_small_game (library, ruleset_id, 1);
  g_autoptr (AciesView) view = acies_view_new (game, 0);
  AciesId charge = nth_card (game->ruleset, 0);
  AciesId withdraw = nth_card (game->ruleset, 1);
  guint   n_charges = 0;

  for (guint place = 0; place < 3; place++)
    {
      g_autoptr (AciesState) filled = acies_view_fill (view, pick_fixed, &place);

      g_assert_cmpuint (acies_state_count_cards (filled, 1, ACIES_ZONE_HAND), ==, 1);
      g_assert_cmpuint (*deck_of (filled, 1, charge) + filled->cards[1][ACIES_ZONE_HAND][charge], ==, 2);
      g_assert_cmpuint (*deck_of (filled, 1, withdraw) + filled->cards[1][ACIES_ZONE_HAND][withdraw], ==, 1);
      if (!game->ruleset->cards[charge].common)
        g_assert_cmpmem (filled->cards[0], sizeof filled->cards[0], game->cards[0], sizeof game->cards[0]);
      n_charges += filled->cards[1][ACIES_ZONE_HAND][charge];
    }
  g_assert_cmpuint (n_charges, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_test_init (&argc, &argv, NULL);
  rulesets_add_tests_where (library, ruleset_has_cards, "/view", "holds-counts-of-what-is-hidden", test_holds_counts);
  rulesets_add_tests_where (library, ruleset_has_cards, "/view", "tells-hands-of-different-size-apart", test_tells_hands_of_different_size_apart);
  rulesets_add_tests_where (library, ruleset_has_cards, "/view", "fills-from-what-is-left", test_fills_from_what_is_left);

  return g_test_run ();
}
