/* fuzz-game.c - games: read, replayed, written, and recovered when they are damaged; records of finished ones
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/recover.h"
#include "fuzz/fuzz.h"
#include "session/finished.h"
#include "session/game.h"
#include "session/log.h"

#include <string.h>

static guint64
hash_of (AciesSession *session)
{
  return acies_state_hash (acies_session_get_state (session));
}

static AciesGameFile *
read_again (const char *text)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  AciesGameFile *again = acies_game_read (bytes, "again", fuzz_library (), findings, &error);

  if (again == NULL)
    fuzz_wrong ("what was written cannot be read: %s", error->message);
  if (findings->list->len > 0)
    fuzz_wrong ("what was written has faults: %s", ((AciesFinding *) g_ptr_array_index (findings->list, 0))->message);

  return again;
}

/* The document as it is, with commands that may be none. */
static void
check_file (const AciesGameFile *file)
{
  g_autofree char *text = acies_game_write (file);
  g_autoptr (AciesGameFile) again = read_again (text);
  g_autofree char *text_again = acies_game_write (again);

  if (strcmp (text, text_again) != 0)
    fuzz_wrong ("what was written and read writes other bytes");
}

/* What has been played is a game like any other: it can be kept, and opens again as the same. */
static void
check_session (AciesSession *session)
{
  g_autoptr (AciesGameFile) file = acies_game_to_file (session);
  g_autofree char *text = acies_game_write (file);
  g_autoptr (AciesGameFile) again = read_again (text);
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) second = acies_game_open (again, ACIES_DICE_ENTERED, &report);
  g_autoptr (AciesSession) replay = NULL;

  if (report.verdict != ACIES_GAME_AGREES)
    fuzz_wrong ("what was saved does not agree: %d", (int) report.verdict);
  if (hash_of (second) != hash_of (session))
    fuzz_wrong ("what was saved opens at another position");
  replay = acies_replay_new (session);
  if (hash_of (replay) != hash_of (session))
    fuzz_wrong ("a replay stands elsewhere");
  acies_session_go_to_step (replay, 0);
  fuzz_check_state (acies_session_get_state (replay), "at the beginning of a replay");
}

static void
open_game (const AciesGameFile *file)
{
  g_auto (AciesGameReport) report = { 0 };
  g_autoptr (AciesSession) session = acies_game_open (file, ACIES_DICE_ENTERED, &report);
  g_autofree char *told = acies_game_report_to_string (&report, file->scenario->ruleset);

  if ((told == NULL) != (report.verdict == ACIES_GAME_AGREES && !acies_game_report_is_corrected (&report)))
    fuzz_wrong ("verdict %d is told as: %s", (int) report.verdict, told != NULL ? told : "nothing");
  fuzz_check_state (acies_session_get_state (session), "opened");
  check_session (session);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesFindings) damages = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) lost = NULL;
  g_autoptr (AciesGameFile) file = acies_game_read (bytes, "fuzz.aciesgame", fuzz_library (), findings, &error);

  g_autoptr (GError) other = NULL;
  g_autoptr (AciesFinished) record = acies_finished_read (bytes, "fuzz.aciesgame", &other);

  fuzz_check_error (record, other);
  fuzz_check_error (file, error);
  fuzz_check_findings (findings);
  if (file == NULL)
    {
      file = acies_game_recover (bytes, "fuzz.aciesgame", fuzz_library (), damages, &lost);
      fuzz_check_error (file, lost);
      fuzz_check_findings (damages);
    }
  if (file != NULL)
    {
      fuzz_check_scenario (file->scenario, fuzz_library ());
      check_file (file);
      open_game (file);
    }

  return 0;
}
