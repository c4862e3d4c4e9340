/* test-undo-policy.c - how far a game can be taken back, and what that tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "session/session.h"
#include "support/battles.h"

#include <string.h>

#define N_COMMANDS 300
#define COMPUTER 1

static AciesSession *
begin (gconstpointer   id,
       AciesUndoPolicy policy)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  AciesSession *session = acies_session_new_game (scenario, 8, ACIES_DICE_ROLLED);

  acies_session_set_undo_policy (session, policy);
  return session;
}

static gboolean
is_over (AciesSession *session)
{
  return acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET;
}

static void
play_one (AciesSession *session,
          AciesAiRng   *rng)
{
  g_autoptr (AciesView) view = acies_view_new_deciding (acies_session_get_state (session));
  AciesCommand command = acies_ai_choose_random (view, rng);
  g_autoptr (GError) error = NULL;

  acies_session_apply (session, &command, &error);
  g_assert_no_error (error);
}

static guint64
hash_of (AciesSession *session)
{
  return acies_state_hash (acies_session_get_state (session));
}

static gboolean
rolls (AciesSession *session,
       guint         n_commands)
{
  g_autoptr (GArray) log = acies_session_dup_log (session);

  for (guint i = n_commands; i < log->len; i++)
    if (g_array_index (log, AciesCommand, i).kind == ACIES_COMMAND_DICE)
      return TRUE;
  return FALSE;
}

/* --- what stands in the way ----------------------------------------------------------------- */

static void
test_last_dice (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_LAST_DICE);
  AciesAiRng rng = acies_ai_rng_seeded (3);
  guint      n_dice = 0;
  guint      n_free = 0;

  g_assert_cmpint (acies_session_get_undo_obstacle (session), ==, ACIES_UNDO_NOTHING_DONE);
  for (guint i = 0; i < N_COMMANDS && !is_over (session); i++)
    {
      guint             n = acies_session_count_commands (session);
      AciesUndoObstacle obstacle;

      play_one (session, &rng);
      obstacle = acies_session_get_undo_obstacle (session);
      g_assert_cmpint (obstacle, !=, ACIES_UNDO_NOTHING_DONE);
      g_assert_cmpint (obstacle == ACIES_UNDO_AFTER_DICE, ==, rolls (session, n));
      g_assert_cmpint (acies_session_can_undo (session), ==, obstacle == ACIES_UNDO_FREE);
      g_assert_false (acies_session_can_ask_to_undo (session));
      n_dice += obstacle == ACIES_UNDO_AFTER_DICE;
      n_free += obstacle == ACIES_UNDO_FREE;
    }
  g_assert_cmpuint (n_dice, >, 2);
  g_assert_cmpuint (n_free, >, 20);
}

/* What is agreed to goes back one step, over dice as well; and the same dice fall again. */
static void
test_agreed (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_AGREED);
  AciesAiRng rng = acies_ai_rng_seeded (3);
  guint      n_asked = 0;

  for (guint i = 0; i < N_COMMANDS && !is_over (session); i++)
    {
      guint64   before = hash_of (session);
      AciesSide side = acies_state_deciding_side (acies_session_get_state (session));
      guint64   after;

      play_one (session, &rng);
      after = hash_of (session);
      g_assert_cmpint (acies_session_get_undo_side (session), ==, side);
      g_assert_true (acies_session_can_undo (session) != acies_session_can_ask_to_undo (session));
      if (acies_session_can_undo (session))
        continue;
      g_assert_false (acies_session_can_go_to_step (session, acies_session_get_step (session) - 1));
      acies_session_undo_agreed (session);
      g_assert_cmphex (hash_of (session), ==, before);
      acies_session_redo (session);
      g_assert_cmphex (hash_of (session), ==, after);
      n_asked++;
    }
  g_assert_cmpuint (n_asked, >, 2);
}

static void
test_everything (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_TAKE_BACKS);
  AciesAiRng rng = acies_ai_rng_seeded (3);
  guint64    beginning = hash_of (session);

  for (guint i = 0; i < N_COMMANDS && !is_over (session); i++)
    {
      play_one (session, &rng);
      g_assert_cmpint (acies_session_get_undo_obstacle (session), ==, ACIES_UNDO_FREE);
    }
  while (acies_session_can_undo (session))
    acies_session_undo (session);
  g_assert_cmphex (hash_of (session), ==, beginning);
}

/* --- where computers play ------------------------------------------------------------------- */

static gboolean
waits_for_a_person (AciesSession *session)
{
  AciesSide side = acies_state_deciding_side (acies_session_get_state (session));

  return acies_session_get_settings (session)->players[side] == ACIES_PLAYER_HUMAN;
}

/* A computer is not asked and would go on at once: undo and redo stop where a person decides, and nowhere else. */
static void
test_computer (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_AGREED);
  AciesGameSettings settings = *acies_session_get_settings (session);
  AciesAiRng        rng = acies_ai_rng_seeded (3);
  guint64           end;
  guint             step;
  guint             n_jumps = 0;

  settings.players[1] = COMPUTER;
  acies_session_set_settings (session, &settings);
  for (guint i = 0; i < N_COMMANDS && !is_over (session); i++)
    play_one (session, &rng);
  end = hash_of (session);
  step = acies_session_get_step (session);
  while (acies_session_can_undo (session))
    {
      g_assert_cmpint (acies_session_get_undo_side (session), ==, 0);
      acies_session_undo (session);
      g_assert_true (waits_for_a_person (session));
      g_assert_cmpuint (acies_session_get_step (session), <, step);
      n_jumps += step - acies_session_get_step (session) > 1;
      step = acies_session_get_step (session);
    }
  g_assert_cmpuint (n_jumps, >, 2);
  while (acies_session_can_redo (session))
    acies_session_redo (session);
  g_assert_cmphex (hash_of (session), ==, end);
}

/* The pass of a side that has nothing else comes at once, so that undo takes back the step before it too. */
static void
test_forced_pass (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_TAKE_BACKS);
  const AciesState *state = acies_session_get_state (session);
  AciesGameSettings settings = *acies_session_get_settings (session);
  AciesAiRng        rng = acies_ai_rng_seeded (3);
  AciesCommand      pass;
  guint             n_passes = 0;

  settings.passes_alone = settings.hands_open = TRUE;
  acies_session_set_settings (session, &settings);
  for (guint i = 0; i < N_COMMANDS && !is_over (session); i++)
    {
      gboolean forced = acies_forced_pass_find (state, &settings, &pass);
      guint    step = acies_session_get_step (session);
      guint64  after;

      if (forced)
        g_assert_true (acies_session_apply (session, &pass, NULL));
      else
        play_one (session, &rng);
      after = hash_of (session);
      if (!forced || step == 0)
        continue;
      n_passes++;
      acies_session_undo (session);
      g_assert_cmpuint (acies_session_get_step (session), <, step);
      g_assert_false (acies_forced_pass_find (state, &settings, &pass));
      while (acies_session_can_redo (session))
        acies_session_redo (session);
      g_assert_cmphex (hash_of (session), ==, after);
    }
  if (acies_ruleset_has_secrets (state->ruleset) && ruleset_has_fights (state->ruleset))
    g_assert_cmpuint (n_passes, >, 0);
}

static void
test_nobody (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_TAKE_BACKS);
  AciesGameSettings settings = *acies_session_get_settings (session);
  AciesAiRng        rng = acies_ai_rng_seeded (3);

  settings.players[0] = settings.players[1] = COMPUTER;
  acies_session_set_settings (session, &settings);
  for (guint i = 0; i < 20; i++)
    play_one (session, &rng);
  g_assert_false (acies_session_can_undo (session));
  for (guint step = 0; step < acies_session_count_steps (session); step++)
    g_assert_false (acies_session_can_go_to_step (session, step));
}

/* --- what the names of steps tell ------------------------------------------------------------ */

static gboolean
names_a_card (const AciesRuleset *ruleset,
              const char         *label)
{
  for (guint card = 0; card < ruleset->n_cards; card++)
    if (strstr (label, ruleset->cards[card].name) != NULL)
      return !g_str_has_prefix (label, "Use "); /* what is used lies open before its side */
  return FALSE;
}

/* A card goes back the first time that one may: computers do not do it where they could take it again. */
static void
play_one_or_put_back (AciesSession *session,
                      AciesAiRng   *rng,
                      gboolean     *has_put_back)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (acies_session_get_state (session), list);
  for (guint i = 0; i < list->len && !*has_put_back; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);

      if (command->kind != ACIES_COMMAND_PUT_BACK)
        continue;
      *has_put_back = TRUE;
      g_assert_true (acies_session_apply (session, command, NULL));
      return;
    }
  play_one (session, rng);
}

static gboolean
takes_open (const AciesCommand *command,
            const AciesState   *before)
{
  return command->kind == ACIES_COMMAND_TAKE && acies_state_pile (before, 0, command->id, ACIES_ZONE_ROW) > 0;
}

/* A card is named while it lies open after it was played, and where it lay open for all to take; never
 * else: not when it is chosen in secret, and no longer when it has gone back into its hand. */
static void
test_names (gconstpointer id)
{
  g_autoptr (AciesSession) session = begin (id, ACIES_UNDO_TAKE_BACKS);
  const AciesRuleset *ruleset = acies_session_get_state (session)->ruleset;
  AciesAiRng          rng = acies_ai_rng_seeded (3);
  gboolean            seen[ACIES_N_COMMANDS] = { FALSE };
  gboolean            has_put_back = FALSE;

  for (guint i = 0; i < 2 * N_COMMANDS && !is_over (session); i++)
    {
      g_autoptr (GArray) log = NULL;
      g_autofree char *undo = NULL;
      g_autofree char *redo = NULL;
      g_autoptr (AciesState) before = acies_state_copy (acies_session_get_state (session));
      guint               n = acies_session_count_commands (session);
      const AciesCommand *command;

      play_one_or_put_back (session, &rng, &has_put_back);
      log = acies_session_dup_log (session);
      command = &g_array_index (log, AciesCommand, n);
      seen[command->kind] = TRUE;
      undo = acies_session_dup_undo_label (session);
      g_assert_cmpint (names_a_card (ruleset, undo), ==, command->kind == ACIES_COMMAND_PLAY || takes_open (command, before));
      acies_session_undo (session);
      redo = acies_session_dup_redo_label (session);
      g_assert_cmpint (names_a_card (ruleset, redo), ==, takes_open (command, before));
      acies_session_redo (session);
    }
  g_assert_cmpint (seen[ACIES_COMMAND_PLAY], ==, ruleset->n_cards > 0);
  g_assert_cmpint (seen[ACIES_COMMAND_TAKE], ==, ruleset->procs->commands[ACIES_COMMAND_TAKE].resolve != NULL);
  g_assert_cmpint (seen[ACIES_COMMAND_PUT_BACK], ==, ruleset->procs->commands[ACIES_COMMAND_PUT_BACK].resolve != NULL);
  g_assert_true (seen[ACIES_COMMAND_PASS]);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/undo-policy", "last-dice", test_last_dice);
  rulesets_add_tests (library, "/undo-policy", "agreed", test_agreed);
  rulesets_add_tests (library, "/undo-policy", "everything", test_everything);
  rulesets_add_tests (library, "/undo-policy", "against-a-computer", test_computer);
  rulesets_add_tests (library, "/undo-policy", "forced-pass", test_forced_pass);
  rulesets_add_tests (library, "/undo-policy", "computers-alone", test_nobody);
  rulesets_add_tests (library, "/undo-policy", "names-tell-nothing-hidden", test_names);

  return g_test_run ();
}
