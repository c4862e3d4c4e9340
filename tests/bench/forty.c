/* forty.c - a large battle for the table: forty units a side on 24 by 18 hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "bench/forty.h"

#include "engine/core/engine.h"

#define ACROSS 20

/* Of each line, from the left; the first line is the nearest to the enemy. */
static const char *const lines[][4] = {
  { "velites", "javelinmen", "slingers", "archers" },
  { "legionaries", "phalangites", "hoplites", "heavy-cavalry" },
};

static void
do_line (AciesState *state,
         const char *line)
{
  g_autoptr (GError) error = NULL;
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  if (!acies_command_parse (line, state->ruleset, &command, &error) || !acies_engine_apply (state, &command, NULL, &error))
    g_error ("%s: %s", line, error->message);
}

/* Light troops at every second place before the first line, so that there are ten of them. */
static void
place_army (AciesState *state,
            const char *side,
            guint       front,
            int         back)
{
  for (guint line = 0; line < 3; line++)
    for (guint i = 0; i < ACROSS; i += line == 1 ? 1 : 2)
      {
        const char      *type = lines[line > 0][i / (line == 1 ? 1 : 2) % G_N_ELEMENTS (lines[0])];
        g_autofree char *place = g_strdup_printf ("place %s %c%d 4 %s", type, 'B' + i, (int) front + back * (int) line, side);

        do_line (state, place);
      }
}

AciesState *
forty_new_game (AciesLibrary *library)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "legio-vi", NULL);
  g_autoptr (AciesState) scenario = acies_state_new (ruleset, 24, 18);

  do_line (scenario, "switch initiative far-side");
  do_line (scenario, "opening near 1 manoeuvre-phase");
  place_army (scenario, "near", 13, 1);
  place_army (scenario, "far", 6, -1);
  do_line (scenario, "place general K14 1 near");
  do_line (scenario, "place general K5 1 far");

  return acies_engine_new_game (scenario, NULL);
}
