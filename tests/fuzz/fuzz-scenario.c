/* fuzz-scenario.c - scenarios: read as opening one does, and as recovering a damaged one does
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/game/recover.h"
#include "fuzz/fuzz.h"

#define COMMANDS 40

static AciesState *
read_scenario (GBytes *bytes)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesState *scenario = acies_scenario_read (bytes, "fuzz.acies", fuzz_library (), findings, &error);

  fuzz_check_error (scenario, error);
  fuzz_check_findings (findings);

  return scenario;
}

static void
recover (GBytes *bytes)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) scenario = acies_scenario_recover (bytes, "fuzz.acies", fuzz_library (), findings, &error);

  fuzz_check_error (scenario, error);
  fuzz_check_findings (findings);
  if (scenario == NULL)
    return;
  g_free (acies_recover_describe (bytes, scenario));
  fuzz_check_scenario (scenario, fuzz_library ());
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (AciesState) scenario = read_scenario (bytes);

  if (scenario == NULL)
    recover (bytes);
  else
    {
      fuzz_check_scenario (scenario, fuzz_library ());
      fuzz_check_play (scenario, fuzz_seed (data, size), COMMANDS);
    }

  return 0;
}
