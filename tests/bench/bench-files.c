/* bench-files.c - reading and writing scenarios and games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/players.h"
#include "bench/bench.h"
#include "formats/scenario/scenario-xml.h"
#include "session/game.h"
#include "support/battles.h"

#include <string.h>

typedef struct
{
  AciesLibrary *library;
  AciesState   *scenario;
  AciesSession *game;
  GBytes       *scenario_bytes;
  GBytes       *game_bytes;
} Bench;

static GBytes *
bytes_of (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static guint
read_ruleset (gpointer data)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  g_assert_nonnull (acies_library_get_ruleset (library, "rome-vs-macedon", NULL));

  return 1;
}

static guint
read_scenario (gpointer data)
{
  Bench *bench = data;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = acies_scenario_read (bench->scenario_bytes, "pydna", bench->library, findings, NULL);

  g_assert_nonnull (state);

  return 1;
}

static guint
write_scenario (gpointer data)
{
  Bench           *bench = data;
  g_autofree char *text = acies_scenario_write (bench->scenario);

  return text[0] == '<';
}

static guint
open_game (gpointer data)
{
  Bench *bench = data;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesGameFile) file = acies_game_read (bench->game_bytes, "pydna", bench->library, findings, NULL);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) game = acies_game_open (file, ACIES_DICE_ROLLED, &report);

  g_assert_cmpint (report.verdict, ==, ACIES_GAME_AGREES);

  return game != NULL;
}

static guint
write_game (gpointer data)
{
  Bench *bench = data;
  g_autoptr (AciesGameFile) file = acies_game_to_file (bench->game);
  g_autofree char *text = acies_game_write (file);

  return text[0] == '<';
}

static AciesSession *
play_out (const AciesState *scenario)
{
  AciesSession     *session = acies_session_new_game (scenario, 1, ACIES_DICE_ROLLED);
  const AciesState *state = acies_session_get_state (session);
  AciesAiRng        rng = acies_ai_rng_seeded (1);

  while (state->outcome.reason == ACIES_END_NOT_YET)
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state);
      AciesCommand command = acies_ai_choose_random (view, &rng);

      acies_session_apply (session, &command, NULL);
    }

  return session;
}

int
main (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) scenario = battle_load (library, "pydna");
  g_autoptr (AciesSession) game = play_out (scenario);
  g_autoptr (AciesGameFile) file = acies_game_to_file (game);
  g_autoptr (GBytes) scenario_bytes = bytes_of (acies_scenario_write (scenario));
  g_autoptr (GBytes) game_bytes = bytes_of (acies_game_write (file));
  Bench bench = { library, scenario, game, scenario_bytes, game_bytes };

  bench_begin ();
  bench_run ("rulesets read", read_ruleset, &bench);
  bench_run ("scenarios read", read_scenario, &bench);
  bench_run ("scenarios written", write_scenario, &bench);
  bench_run ("games opened, replayed, verified", open_game, &bench);
  bench_run ("games written", write_game, &bench);

  return 0;
}
