/* fuzz-tmx.c - maps of Tiled, and what people say that their tiles stand for
 *
 * An input is a .tmx, and after FUZZ_BETWEEN the lines of a mapping. Its tilesets in
 * files of their own are looked for in tests/good/tmx/.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/tiled/tmx.h"
#include "fuzz/fuzz.h"

#include <string.h>

#define COMMANDS 40

static AciesTmx *
read_map (GBytes *bytes)
{
  const char      *tests = g_getenv ("G_TEST_SRCDIR");
  g_autofree char *path = g_build_filename (tests != NULL ? tests : "", "good", "tmx", "fuzz.tmx", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesTmx *map = acies_tmx_read (bytes, "fuzz.tmx", file, findings, &error);

  fuzz_check_error (map, error);
  fuzz_check_findings (findings);

  return map;
}

static AciesTmxMapping *
read_mapping (GBytes *bytes)
{
  AciesTmxMapping *mapping = acies_tmx_mapping_new ();
  g_autoptr (AciesTmxMapping) again = acies_tmx_mapping_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) lines = NULL;
  g_autofree char *text = NULL;
  g_autofree char *text_again = NULL;
  gboolean         good = acies_tmx_mapping_read (mapping, bytes, "fuzz.map", &error);

  fuzz_check_error (good ? mapping : NULL, error);
  text = acies_tmx_mapping_to_string (mapping);
  lines = g_bytes_new (text, strlen (text));
  if (!acies_tmx_mapping_read (again, lines, "again", NULL))
    fuzz_wrong ("a mapping cannot be read again: %s", text);
  text_again = acies_tmx_mapping_to_string (again);
  if (strcmp (text, text_again) != 0)
    fuzz_wrong ("a mapping reads as another: %s", text);

  return mapping;
}

static AciesState *
build (const AciesTmx        *map,
       const AciesTmxMapping *mapping)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_tmx_choose_ruleset (map, fuzz_library (), &error);
  AciesState   *scenario;

  fuzz_check_error (ruleset, error);
  if (ruleset == NULL || !acies_tmx_mapping_check (mapping, ruleset, NULL))
    return NULL;
  acies_tmx_mapping_check_tiles (mapping, map, NULL);
  scenario = acies_tmx_build (map, ruleset, mapping, findings);
  fuzz_check_findings (findings);

  return scenario;
}

/* A map that we write has the same board and as many units. */
static void
check_written (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *text = acies_tmx_write (scenario, "fuzz.tmx", findings, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (AciesTmx) map = read_map (bytes);
  g_autoptr (AciesTmxMapping) none = acies_tmx_mapping_new ();
  g_autoptr (AciesState) again = NULL;

  fuzz_check_findings (findings);
  if (map == NULL)
    fuzz_wrong ("what was written cannot be read");
  again = build (map, none);
  if (!acies_board_equal (scenario->board, again->board))
    fuzz_wrong ("what was written has another board");
  for (AciesSide side = 0; side < scenario->ruleset->n_sides; side++)
    if (acies_state_count_figures (scenario, side) != acies_state_count_figures (again, side))
      fuzz_wrong ("what was written has other units");
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  g_autoptr (GBytes) lines = NULL;
  g_autoptr (GBytes) bytes = fuzz_split (data, size, &lines);
  g_autoptr (AciesTmxMapping) mapping = lines != NULL ? read_mapping (lines) : acies_tmx_mapping_new ();
  g_autoptr (AciesTmx) map = read_map (bytes);
  g_autoptr (AciesState) scenario = map != NULL ? build (map, mapping) : NULL;

  if (scenario != NULL)
    {
      fuzz_check_scenario (scenario, fuzz_library ());
      check_written (scenario);
      fuzz_check_play (scenario, fuzz_seed (data, size), COMMANDS);
    }

  return 0;
}
