/* test-engine-block.c - the part of a state that belongs to its ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "support/tiny.h"

#define SIZE 200

/* A copy of tiny's procedures that need so many bytes. */
static AciesState *
new_state (AciesProcs *procs)
{
  AciesState *state = tiny_scenario_new ();

  *procs = *state->ruleset->procs;
  procs->block_size = SIZE;
  state->ruleset->procs = procs;

  return state;
}

static void
set (AciesState *state,
     GArray     *events,
     gsize       offset,
     gsize       n,
     guint8      value)
{
  AciesResolver resolver = { state, state, events };
  guint8        bytes[SIZE];

  memset (bytes, value, n);
  acies_resolver_set_block (&resolver, offset, bytes, n);
}

static void
is_set_and_taken_back (void)
{
  AciesProcs procs;
  g_autoptr (AciesState) state = new_state (&procs);
  g_autoptr (AciesState) before = acies_state_copy (state);
  g_autoptr (GArray) events = acies_events_new ();
  guint64 hash = acies_state_hash (state);

  set (state, events, 3, 100, 7);
  g_assert_cmpuint (events->len, ==, 4);
  g_assert_cmpuint (state->block[2], ==, 0);
  g_assert_cmpuint (state->block[3], ==, 7);
  g_assert_cmpuint (state->block[102], ==, 7);
  g_assert_cmpuint (state->block[103], ==, 0);
  g_assert_cmphex (acies_state_hash (state), !=, hash);
  g_assert_false (acies_state_equal (state, before));

  acies_engine_revert (state, events);
  g_assert_true (acies_state_equal (state, before));
  g_assert_cmphex (acies_state_hash (state), ==, hash);
  acies_engine_replay (state, events);
  g_assert_cmpuint (state->block[102], ==, 7);
}

/* What would change nothing is no event. */
static void
only_what_changes (void)
{
  AciesProcs procs;
  g_autoptr (AciesState) state = new_state (&procs);
  g_autoptr (GArray) events = acies_events_new ();

  set (state, events, 0, 64, 0);
  g_assert_cmpuint (events->len, ==, 0);
  set (state, events, 40, 1, 9);
  set (state, events, 0, 32, 0);
  g_assert_cmpuint (events->len, ==, 1);
  set (state, events, 0, 64, 0);
  g_assert_cmpuint (events->len, ==, 2);
}

/* Bytes that the procedures did not ask for count for nothing, and cannot be set. */
static void
ends_where_it_ends (void)
{
  AciesProcs procs;
  g_autoptr (AciesState) state = new_state (&procs);

  set (state, NULL, SIZE - 1, 1, 5);
  g_assert_cmpuint (state->block[SIZE - 1], ==, 5);
  if (g_test_subprocess ())
    {
      set (state, NULL, SIZE, 1, 5);
      return;
    }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
}

static void
hexes (void)
{
  for (AciesHex hex = 0; hex < ACIES_MAX_HEXES; hex++)
    g_assert_cmpuint (acies_block_get_hex (acies_block_hex (hex)), ==, hex);
  g_assert_cmpuint (acies_block_get_hex (acies_block_hex (ACIES_NO_HEX)), ==, ACIES_NO_HEX);
  g_assert_cmpuint (acies_block_get_hex ((AciesBlockHex) { 0 }), ==, ACIES_NO_HEX);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/block/set", is_set_and_taken_back);
  g_test_add_func ("/engine/block/only-what-changes", only_what_changes);
  g_test_add_func ("/engine/block/end", ends_where_it_ends);
  g_test_add_func ("/engine/block/hexes", hexes);

  return g_test_run ();
}
