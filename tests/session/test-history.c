/* test-history.c - jumping in the history, and the names of its steps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-xml.h"
#include "session/session.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/session-lines.h"

#include <string.h>

#define N_SEQUENCES 100
#define MOST_STEPS 40
#define N_JUMPS 60

/* A view that knows nothing but what it is told. */
static void
changed_cb (AciesSession *session,
            GArray       *events,
            gboolean      forward,
            AciesState   *copy)
{
  if (forward)
    acies_engine_replay (copy, events);
  else
    acies_engine_revert (copy, events);
}

/* --- jumps ---------------------------------------------------------------------------------- */

static char *
make_any_line (GRand            *rand,
               const AciesState *state)
{
  AciesSide   side = (AciesSide) g_rand_int_range (rand, 0, (gint32) state->ruleset->n_sides);
  AciesId     terrain = (AciesId) g_rand_int_range (rand, 0, (gint32) state->ruleset->n_terrains);
  guint       n_cards = state->ruleset->n_cards;
  const char *card = n_cards > 0 ? state->ruleset->cards[g_rand_int_range (rand, 0, (gint32) n_cards)].id : "none";
  const char *side_id = state->ruleset->sides[side].id;
  int         number = g_rand_int_range (rand, 1, 9);

  switch (g_rand_int_range (rand, 0, 6))
    {
    case 0:
      return g_strdup_printf ("paint %s %c%d", state->ruleset->terrains[terrain].id, 'A' + number - 1,
                              g_rand_int_range (rand, 1, 7));
    case 1:
      return g_strdup_printf ("morale %s %d", side_id, number);
    case 2:
      return g_strdup_printf ("cards %s %s %d", side_id, card, number);
    case 3:
      return g_strdup_printf ("text title Battle %d", number);
    case 4:
      return g_strdup_printf ("resize %d %d", 8 + number, 6 + number);
    default:
      return g_strdup_printf ("camp %s B%d", side_id, number % 6 + 1);
    }
}

static gboolean
is_allowed (const AciesState *state,
            const char       *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  return acies_command_parse (line, state->ruleset, &command, NULL) && acies_command_check (&command, state, NULL);
}

/* One that the game allows: not each has morale, or boards of any size. */
static char *
make_line (GRand            *rand,
           const AciesState *state)
{
  char *line = make_any_line (rand, state);

  while (!is_allowed (state, line))
    {
      g_free (line);
      line = make_any_line (rand, state);
    }

  return line;
}

static void
jump_at_random (AciesSession *session,
                GPtrArray    *files,
                AciesState   *copy,
                GRand        *rand)
{
  for (guint i = 0; i < N_JUMPS; i++)
    {
      guint            step = (guint) g_rand_int_range (rand, 0, (gint32) files->len);
      g_autofree char *file = NULL;

      g_assert_true (acies_session_can_go_to_step (session, step));
      acies_session_go_to_step (session, step);
      g_assert_cmpuint (acies_session_get_step (session), ==, step);
      g_assert_cmpuint (acies_session_count_steps (session), ==, files->len - 1);
      file = acies_scenario_write (acies_session_get_state (session));
      g_assert_cmpstr (file, ==, g_ptr_array_index (files, step));
      g_assert_true (acies_state_equal (copy, acies_session_get_state (session)));
    }
}

/* Wherever one jumps, the scenario is, byte by byte, what it was there. */
static void
test_jumps (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (197);

  for (guint n = 0; n < N_SEQUENCES; n++)
    {
      g_autoptr (AciesSession) session = acies_session_new_edit (battle_load_first (library, id));
      const AciesState *state = acies_session_get_state (session);
      g_autoptr (AciesState) copy = acies_state_copy (state);
      g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
      guint n_lines = (guint) g_rand_int_range (rand, 1, MOST_STEPS);

      g_signal_connect (session, "changed", G_CALLBACK (changed_cb), copy);
      g_ptr_array_add (files, acies_scenario_write (state));
      for (guint i = 0; i < n_lines; i++)
        {
          g_autofree char *line = make_line (rand, state);

          session_apply_lines (session, line);
          if (acies_session_count_steps (session) == files->len)
            g_ptr_array_add (files, acies_scenario_write (state));
        }
      jump_at_random (session, files, copy, rand);
    }
}

/* Views are told once, however far it goes. */
static void
count_cb (AciesSession *session,
          GArray       *events,
          gboolean      forward,
          guint        *n)
{
  (*n)++;
}

static void
test_long (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  guint n_told = 0;

  for (guint i = 0; i < 10000; i++)
    session_apply_lines (session, i % 2 == 0 ? "morale rome 3" : "morale rome 4");
  g_assert_cmpuint (acies_session_count_steps (session), ==, 10000);
  g_signal_connect (session, "changed", G_CALLBACK (count_cb), &n_told);
  acies_session_go_to_step (session, 0);
  acies_session_go_to_step (session, 10000);
  acies_session_go_to_step (session, 10000);
  g_assert_cmpuint (n_told, ==, 2);
  g_assert_false (acies_session_can_go_to_step (session, 10001));
}

static void
test_saved (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  guint step = 9;

  g_assert_true (acies_session_find_saved_step (session, &step));
  g_assert_cmpuint (step, ==, 0);
  session_apply_lines (session, "morale rome 9");
  session_apply_lines (session, "morale rome 8");
  acies_session_mark_saved (session);
  session_apply_lines (session, "morale rome 7");
  acies_session_go_to_step (session, 1);
  g_assert_true (acies_session_find_saved_step (session, &step));
  g_assert_cmpuint (step, ==, 2);
  session_apply_lines (session, "morale rome 2");
  g_assert_false (acies_session_find_saved_step (session, NULL));
}

static void
test_group_forbids (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));

  session_apply_lines (session, "morale rome 9");
  acies_session_begin_group (session, NULL);
  g_assert_false (acies_session_can_go_to_step (session, 0));
  acies_session_end_group (session);
  g_assert_true (acies_session_can_go_to_step (session, 0));
}

/* --- games ---------------------------------------------------------------------------------- */

static void
play_at_random (AciesSession *session,
                GRand        *rand,
                guint         n)
{
  const AciesState *state = acies_session_get_state (session);

  for (guint i = 0; i < n && state->outcome.reason == ACIES_END_NOT_YET; i++)
    {
      g_autoptr (GArray) list = acies_commands_new ();

      acies_command_list (state, list);
      g_assert_cmpuint (list->len, >, 0);
      g_assert_true (acies_session_apply (session, &g_array_index (list, AciesCommand, g_rand_int_range (rand, 0, (gint32) list->len)), NULL));
    }
}

/* One may jump as far as one could step, and not over what was revealed. */
static void
test_barriers (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (202);
  guint n_barriers = 0;

  for (guint n = 0; n < 20; n++)
    {
      g_autoptr (AciesState) scenario = battle_load_first (library, id);
      g_autoptr (AciesSession) session = acies_session_new_game (scenario, n, ACIES_DICE_ROLLED);
      guint last;
      guint earliest;

      play_at_random (session, rand, 120);
      last = acies_session_get_step (session);
      while (acies_session_can_undo (session))
        acies_session_undo (session);
      earliest = acies_session_get_step (session);
      acies_session_go_to_step (session, last);
      for (guint step = 0; step <= last; step++)
        g_assert_cmpint (acies_session_can_go_to_step (session, step), ==, step >= earliest);
      acies_session_go_to_step (session, earliest);
      n_barriers += earliest > 0;
    }
  g_assert_cmpuint (n_barriers, >, 0);
}

/* In a row, or before a side. */
static gboolean
lay_open (const AciesRuleset *ruleset,
          guint               card,
          const char         *label)
{
  return ruleset->decks[ruleset->cards[card].deck].row > 0 && (g_str_has_prefix (label, "Take ") || g_str_has_prefix (label, "Use "));
}

/* Neither a card that is chosen in secret nor one that was taken back is named. */
static void
test_secrets (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load_first (library, id);
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 5, ACIES_DICE_ROLLED);
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);
  guint n_secret = 0;

  acies_session_set_undo_policy (session, ACIES_UNDO_TAKE_BACKS);
  play_at_random (session, rand, 400);
  while (acies_session_can_undo (session))
    acies_session_undo (session);
  for (guint step = acies_session_get_step (session) + 1; step <= acies_session_count_steps (session); step++)
    {
      g_autofree char *label = acies_session_dup_step_label (session, step);

      for (guint card = 0; card < scenario->ruleset->n_cards; card++)
        if (strstr (label, scenario->ruleset->cards[card].name) != NULL && !lay_open (scenario->ruleset, card, label))
          g_error ("“%s” is told of step %u", label, step);
      n_secret += strstr (label, "a Card") != NULL;
    }
  g_assert_cmpuint (n_secret, >, 0);
}

/* --- the hand in any order ------------------------------------------------------------------ */

#define TO_THE_HAND "play mixed-order\norder F3\ndone\ndone\npass"
#define TWO_BACK "put-back line-order\nput-back group-order"

static const struct
{
  const char *path;
  const char *given; /* after TO_THE_HAND */
  const char *card;
  const char *becomes; /* (nullable): the same, as if decided at once; NULL: the card cannot be put back so */
  guint       n_steps; /* of that */
} hands[] = {
  { "taken", TWO_BACK "\ndone\ntake charge\ntake phalanx", "charge", TWO_BACK "\ndone\ntake phalanx", 3 },
  { "taken-alone", TWO_BACK "\ndone\ntake charge", "charge", TWO_BACK, 2 },
  { "taken-where-all-is-held", "done", "charge", NULL, 0 },
  { "held", TWO_BACK "\ndone\ntake charge", "infantry-assault", TWO_BACK "\nput-back infantry-assault\ndone\ntake charge", 4 },
  { "held-before-taking", "put-back line-order\ndone", "cavalry-assault", "put-back line-order\nput-back cavalry-assault", 2 },
  { "put-back-and-taken", TWO_BACK "\ndone\ntake line-order\ntake charge", "line-order", TWO_BACK "\ndone\ntake charge", 3 },
  { "not-held", TWO_BACK "\ndone\ntake charge", "phalanx", NULL, 0 },
  { "asked-for", "put-back line-order", "group-order", NULL, 0 },
};

static void
test_hand (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) session = acies_session_new_game (scenario, 1, ACIES_DICE_ENTERED);
  g_autoptr (AciesSession) expected = acies_session_new_game (scenario, 1, ACIES_DICE_ENTERED);
  AciesId card = acies_ruleset_find_card (scenario->ruleset, hands[i].card);
  guint   n_before;

  session_apply_lines (session, TO_THE_HAND);
  n_before = acies_session_get_step (session);
  session_apply_lines (session, hands[i].given);
  g_assert_cmpint (acies_session_can_put_back (session, card), ==, hands[i].becomes != NULL);
  if (hands[i].becomes == NULL)
    return;
  acies_session_put_back (session, card);
  session_apply_lines (expected, TO_THE_HAND);
  session_apply_lines (expected, hands[i].becomes);
  {
    g_autoptr (GArray) log = acies_session_dup_log (session);
    g_autoptr (GArray) expected_log = acies_session_dup_log (expected);

    g_assert_true (acies_state_equal (acies_session_get_state (session), acies_session_get_state (expected)));
    g_assert_cmpuint (log->len, ==, expected_log->len);
    for (guint n = 0; n < log->len; n++)
      g_assert_true (acies_command_equal (&g_array_index (log, AciesCommand, n), &g_array_index (expected_log, AciesCommand, n)));
  }
  g_assert_cmpuint (acies_session_count_steps (session), ==, n_before + hands[i].n_steps);
}

/* --- names ---------------------------------------------------------------------------------- */

static const struct
{
  const char *line;
  const char *label; /* a pattern */
} stories[] = {
  { "shift F7 G9", "Move Principes to G9" },
  { "mark testudo G9 1", "Principes on G9: Testudo" },
  { "mark testudo G9 0", "Principes on G9: No Testudo" },
  { "place velites A9 1", "Place Velites on A9" },
  { "switch rivers-passable no", "*ivers*: No" },
  { "switch morale-for-leader 3", "*Leader*: 3" },
  { "switch phalanx-lost never", "*halanx*: Never" },
  { "cards rome line-order 2", "2 × Line Order for Rome" },
  { "reserve velites 2", "2 × Velites in Reserve" },
  { "reserve velites 1", "1 × Velites in Reserve" },
  { "camp rome A9", "*Camp*Rome*A9" },
  { "camp rome", "*Camp*Rome" },
  { "entry rome B9 1", "Add*Rome*B9" },
  { "entry rome B9 0", "Remove*Rome*B9" },
  { "label B9 Pydna", "*“Pydna”*B9" },
  { "label B9", "Remove*B9" },
  { "opening rome 2", "Start*2*Rome" },
  { "first rome", "Rome Moves First" },
  { "text briefing Somewhere", "Change Briefing" },
};

static void
test_story (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));

  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    session_apply_lines (session, stories[i].line);
  acies_session_begin_group (session, NULL);
  session_apply_lines (session, "paint forest A9");
  session_apply_lines (session, "paint forest B9");
  acies_session_end_group (session);
  for (guint i = 0; i < G_N_ELEMENTS (stories); i++)
    {
      g_autofree char *label = acies_session_dup_step_label (session, i + 1);

      data_assert_like (label, stories[i].label);
    }
  {
    g_autofree char *label = acies_session_dup_step_label (session, G_N_ELEMENTS (stories) + 1);

    g_assert_cmpstr (label, ==, "Paint Forest on 2 Hexes");
  }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  rulesets_add_tests (library, "/history", "jumps", test_jumps);
  rulesets_add_tests (library, "/history", "barriers", test_barriers);
  rulesets_add_tests_where (library, ruleset_has_cards, "/history", "secrets", test_secrets);
  for (guint i = 0; i < G_N_ELEMENTS (hands); i++)
    {
      g_autofree char *path = g_strconcat ("/history/hand/", hands[i].path, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_hand);
    }
  g_test_add_func ("/history/long", test_long);
  g_test_add_func ("/history/saved", test_saved);
  g_test_add_func ("/history/group-forbids", test_group_forbids);
  g_test_add_func ("/history/story", test_story);

  return g_test_run ();
}
