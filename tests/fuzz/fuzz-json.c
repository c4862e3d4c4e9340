/* fuzz-json.c - scenarios and saved games of the designer's own program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer.h"
#include "fuzz/fuzz.h"

#include <string.h>

#define COMMANDS 40

static AciesState *
read_designer (GBytes *bytes)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesState *scenario = acies_designer_read (bytes, "fuzz.json", fuzz_library (), findings, &error);

  fuzz_check_error (scenario, error);
  fuzz_check_findings (findings);

  return scenario;
}

/* What is written for that program reads as the same, and writes the same once more. */
static void
check_written (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = acies_designer_write (scenario, "fuzz.json", findings, &error);
  g_autofree char *text_again = NULL;
  g_autoptr (AciesState) again = NULL;
  g_autoptr (GBytes) bytes = NULL;

  fuzz_check_error (text, error);
  fuzz_check_findings (findings);
  bytes = g_bytes_new (text, strlen (text));
  again = read_designer (bytes);
  if (again == NULL || !acies_state_equal (again, scenario))
    fuzz_wrong (again == NULL ? "what was written cannot be read" : "what was written reads as another scenario");
  text_again = acies_designer_write (again, "fuzz.json", findings, NULL);
  if (g_strcmp0 (text, text_again) != 0)
    fuzz_wrong ("what was written and read writes other bytes");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (AciesState) scenario = read_designer (bytes);

  if (scenario != NULL)
    {
      fuzz_check_scenario (scenario, fuzz_library ());
      check_written (scenario);
      fuzz_check_play (scenario, fuzz_seed (data, size), COMMANDS);
    }

  return 0;
}
