/* test-play-lone-pass.c - a side that can only pass passes, if that was agreed on and reveals no hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/units.h"
#include "engine/view/view.h"
#include "session/session.h"
#include "support/battles.h"

#include <string.h>

static gboolean
lists_a_pass_alone (const AciesState *state)
{
  g_autoptr (GArray) list = acies_commands_new ();
  guint n_passes = 0;

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      AciesCommandKind kind = g_array_index (list, AciesCommand, i).kind;
      const AciesVerb *verb = acies_command_verb (kind, state->ruleset->procs);

      if (kind != ACIES_COMMAND_PASS && (verb == NULL || !verb->declines))
        return FALSE;
      n_passes += kind == ACIES_COMMAND_PASS;
    }

  return n_passes > 0;
}

/* Nothing is passed for a computer, or without agreement. Between people with hidden hands only the side whose turn it is
 * passes, and never in a combat. */
static void
assert_found_only_if_agreed (const AciesState        *state,
                             const AciesGameSettings *agreed)
{
  AciesGameSettings other = *agreed;
  AciesCommand      command;
  gboolean          answers = state->n_combats > 0 || acies_state_deciding_side (state) != state->turn.active;

  other.passes_alone = FALSE;
  g_assert_false (acies_forced_pass_find (state, &other, &command));
  other = *agreed;
  memset (other.players, 1, sizeof other.players);
  g_assert_false (acies_forced_pass_find (state, &other, &command));
  memset (other.players, ACIES_PLAYER_HUMAN, sizeof other.players);
  g_assert_cmpint (acies_forced_pass_find (state, &other, &command), ==,
                   !answers || !acies_ruleset_has_secrets (state->ruleset));
  other.hands_open = TRUE;
  g_assert_true (acies_forced_pass_find (state, &other, &command));
}

/* Against computers it is found wherever the rules list a pass and nothing else. */
static guint
look_for_them (const AciesState *scenario,
               guint64           seed)
{
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, seed, ACIES_DICE_ROLLED);
  AciesGameSettings settings = ACIES_GAME_SETTINGS_DEFAULT;
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (seed);
  guint             n_found = 0;

  settings.passes_alone = TRUE;
  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command;
      gboolean     found;

      memset (settings.players, 1, sizeof settings.players);
      settings.players[acies_state_deciding_side (state)] = ACIES_PLAYER_HUMAN;
      found = acies_forced_pass_find (state, &settings, &command);
      g_assert_cmpint (found, ==, lists_a_pass_alone (state));
      if (found)
        assert_found_only_if_agreed (state, &settings);
      else
        command = acies_ai_choose_random (view, &rng);
      g_assert_true (acies_session_apply (session, &command, NULL));
      n_found += found;
    }

  return n_found;
}

static void
test_found (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  guint n_found = 0;

  for (guint64 seed = 11; seed < 20; seed++)
    n_found += look_for_them (scenario, seed);
  /* Who is asked may have a card or not, and nobody must see which. Where nothing is hidden nobody is asked for show. */
  if (acies_ruleset_has_secrets (scenario->ruleset) && ruleset_has_fights (scenario->ruleset))
    g_assert_cmpuint (n_found, >, 3);
  else if (!acies_ruleset_has_secrets (scenario->ruleset))
    g_assert_cmpuint (n_found, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/play/lone-pass", "found", test_found);

  return g_test_run ();
}
