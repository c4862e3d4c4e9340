/* test-leg-foresee.c - what is said of an Army card before it is laid comes true
 *
 * Of each card that is laid in random games of Legions: whether a legion is finished,
 * how many dice are rolled then, and later in the turn of each morale check how many
 * of six rolls pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "ai/random.h"
#include "engine/core/engine.h"
#include "engine/view/view.h"
#include "support/battles.h"

#include <stdio.h>
#include <string.h>

#define N_GAMES many (20, 40) /* of each battle */

typedef struct
{
  char *text; /* (nullable): what was said of the card that was laid last */
  guint n_dice;
  guint n_legions;
  guint n_big;
  guint n_checks;
  guint n_silent;
} Tally;

static gboolean
says (const Tally *self,
      const char  *words)
{
  return self->text != NULL && strstr (self->text, words) != NULL;
}

/* How long a legion is on which that card is laid, by what is said of it; 0: it is not finished. */
static guint
promises (const AciesState   *state,
          const AciesCommand *command)
{
  g_autofree char *said = state->ruleset->procs->foresee (state, command);

  if (said == NULL || strstr (said, "finishes a ") == NULL)
    return 0;
  return strstr (said, "massive") != NULL ? 3 : strstr (said, "big") != NULL ? 2
                                                                             : 1;
}

/* Who plays at random finishes none: the best of those that can be finished, or whatever was chosen. */
static void
look_for_legion (const AciesState *state,
                 AciesCommand     *command)
{
  g_autoptr (GArray) list = acies_commands_new ();
  guint best = 0;

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *one = &g_array_index (list, AciesCommand, i);
      guint               promised = promises (state, one);

      if (promised <= best)
        continue;
      best = promised;
      *command = *one;
    }
}

static AciesCommand
next_command (const AciesState *state,
              AciesAiRng       *rng)
{
  g_autoptr (AciesView) view = NULL;
  AciesCommand command;

  if (acies_state_awaits_chance (state))
    return acies_ai_roll (state, rng);
  view = acies_view_new_deciding (state);
  command = acies_ai_choose_random (view, rng);
  look_for_legion (state, &command);
  return command;
}

/* What follows at once: the dice that are rolled, and what the log says. */
static void
look_at_card (const AciesState *after,
              const GArray     *events,
              Tally            *tally)
{
  gboolean         rolls = after->decision.kind == ACIES_DECISION_DICE;
  g_autofree char *brings = g_strdup_printf (after->decision.n_dice == 1 ? "brings %u die" : "brings %u dice", after->decision.n_dice);
  g_autofree char *asked = acies_state_describe (after);
  gboolean         finished = FALSE;

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_LOG_ENTRY)
        {
          g_autofree char *words = acies_log_entry_to_string (&event->u.entry, after->ruleset);

          finished |= strstr (words, " finishes a ") != NULL;
        }
    }
  g_assert_cmpint (says (tally, "finishes a "), ==, finished);
  if (rolls && strstr (asked, "morale") == NULL)
    g_assert_true (says (tally, brings));
  else
    g_assert_false (says (tally, "brings "));
  tally->n_dice += says (tally, "brings ");
  tally->n_legions += finished;
  tally->n_big += says (tally, "a big legion") || says (tally, "a massive legion");
  tally->n_silent += *tally->text == '\0';
}

/* A check that is asked for now is as it was told when the card was laid. */
static void
look_at_check (const AciesState *state,
               Tally            *tally)
{
  g_autofree char *asked = acies_state_describe (state);
  g_autofree char *told = NULL;
  const char      *passes = strstr (asked, " morale ");
  unsigned         n;

  if (passes == NULL || state->decision.kind != ACIES_DECISION_DICE || tally->text == NULL)
    return;
  g_assert_cmpint (sscanf (passes, "%*[^0-9]%*u%*[^0-9]%u in 6", &n), ==, 1);
  told = g_strdup_printf ("%s has a %u in 6", state->ruleset->sides[state->decision.side].name, n);
  if (!says (tally, told))
    g_error ("“%s”, but told was: %s", asked, tally->text);
  tally->n_checks++;
}

static void
play (const AciesState *scenario,
      guint64           seed,
      Tally            *tally)
{
  g_autoptr (AciesState) state = acies_engine_new_game (scenario, NULL);
  g_autoptr (GArray) events = acies_events_new ();
  AciesAiRng rng = acies_ai_rng_seeded (seed);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      AciesCommand     command = next_command (state, &rng);
      g_autofree char *line = acies_command_to_string (&command, state->ruleset);
      gboolean         lays = command.kind == ACIES_COMMAND_PLAY && command.hex != ACIES_NO_HEX;

      look_at_check (state, tally);
      if (lays)
        {
          g_autofree char *said = state->ruleset->procs->foresee (state, &command);

          g_free (tally->text);
          tally->text = g_strdup (said != NULL ? said : "");
        }
      else if (g_str_has_prefix (line, "use "))
        {
          g_clear_pointer (&tally->text, g_free);
        }
      g_array_set_size (events, 0);
      g_assert_true (acies_engine_apply (state, &command, events, NULL));
      if (lays)
        look_at_card (state, events, tally);
    }
}

static void
test_comes_true (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, name);
  Tally tally = { 0 };

  for (guint64 seed = 1; seed <= N_GAMES; seed++)
    play (scenario, seed, &tally);
  g_test_message ("dice %u, legions %u, big %u, checks %u, nothing said %u", tally.n_dice, tally.n_legions, tally.n_big, tally.n_checks, tally.n_silent);
  g_assert_cmpuint (tally.n_dice, >, N_GAMES);
  g_assert_cmpuint (tally.n_legions, >, N_GAMES / 2);
  g_assert_cmpuint (tally.n_big, >, 3);
  g_assert_cmpuint (tally.n_checks, >=, tally.n_big);
  g_assert_cmpuint (tally.n_silent, >, 0);
  g_free (tally.text);
}

/* Other games foresee moves, for example. */
static gboolean
is_legions (const AciesRuleset *ruleset)
{
  return g_str_equal (ruleset->id, "legions");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  battles_add_tests_where (library, is_legions, "/foresee", "comes-true", test_comes_true);

  return g_test_run ();
}
