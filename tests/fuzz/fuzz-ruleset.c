/* fuzz-ruleset.c - rulesets: the data of a game, and play by whatever that says
 *
 * An input is a ruleset.xml, and after FUZZ_BETWEEN a rules.xml; without one, that of
 * Rome vs Macedon is taken.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/core/engine.h"
#include "fuzz/fuzz.h"

#define ID "fuzz"
#define UNITS 24
#define COMMANDS 60

static GBytes *
load_rules (void)
{
  g_autofree char *ours = acies_library_dup_ruleset_folder (fuzz_library (), "rome-vs-macedon");
  g_autofree char *path = g_build_filename (ours, "rules.xml", NULL);
  char            *text;
  gsize            length;

  if (!g_file_get_contents (path, &text, &length, NULL))
    fuzz_wrong ("%s cannot be read", path);

  return g_bytes_new_take (text, length);
}

/* (transfer full): a library with this ruleset and no other */
static AciesLibrary *
new_library (GBytes *ruleset,
             GBytes *rules)
{
  g_autofree char *top = fuzz_dup_path ("");

  g_free (fuzz_write_file ("rulesets/" ID "/ruleset.xml", ruleset));
  g_free (fuzz_write_file ("rulesets/" ID "/rules.xml", rules));

  return acies_library_new (top);
}

/* Of what the kind of command is about; 0 where there is none. */
static AciesId
any_id (const AciesRuleset *ruleset,
        AciesCommandKind    kind,
        AciesAiRng         *rng)
{
  guint n = kind == ACIES_COMMAND_PAINT                                    ? ruleset->n_terrains
            : kind == ACIES_COMMAND_PLACE || kind == ACIES_COMMAND_RESERVE ? ruleset->n_unit_types
            : kind == ACIES_COMMAND_CARDS || kind == ACIES_COMMAND_HAND    ? ruleset->n_cards
            : kind == ACIES_COMMAND_SWITCH                                 ? ruleset->n_switches
            : kind == ACIES_COMMAND_MARK                                   ? ruleset->n_marks
                                                                           : 0;

  return n > 0 ? (AciesId) acies_ai_rng_below (rng, n) : ACIES_NO_ID;
}

static AciesCommand
any_command (const AciesState *state,
             AciesAiRng       *rng)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_PLACE, ACIES_COMMAND_PLACE, ACIES_COMMAND_PAINT, ACIES_COMMAND_RESERVE,
                                            ACIES_COMMAND_CARDS, ACIES_COMMAND_HAND, ACIES_COMMAND_SWITCH, ACIES_COMMAND_CAMP,
                                            ACIES_COMMAND_ENTRY, ACIES_COMMAND_MARK };
  AciesCommand                  command = acies_command (kinds[acies_ai_rng_below (rng, G_N_ELEMENTS (kinds))]);
  guint                         row;

  row = acies_ai_rng_below (rng, state->board->rows);
  command.hex = acies_hex (acies_ai_rng_below (rng, state->board->columns), row);
  command.side = (AciesSide) acies_ai_rng_below (rng, state->ruleset->n_sides);
  command.id = any_id (state->ruleset, command.kind, rng);
  command.number = (gint16) acies_ai_rng_below (rng, 6);
  command.number2 = (gint16) acies_ai_rng_below (rng, 6);

  return command;
}

/* A battle of whatever kinds there are. */
static AciesState *
make_scenario (AciesRuleset *ruleset,
               guint64       seed)
{
  AciesState *scenario = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  AciesAiRng  rng = acies_ai_rng_seeded (seed);

  fuzz_check_state (scenario, "empty");
  for (guint i = 0; i < 3 * UNITS; i++)
    {
      const AciesCommand command = any_command (scenario, &rng);

      acies_engine_apply (scenario, &command, NULL, NULL);
      fuzz_check_state (scenario, "edited");
    }

  return scenario;
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  static GBytes *usual;
  g_autoptr (GBytes) second = NULL;
  g_autoptr (GBytes) first = fuzz_split (data, size, &second);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesLibrary) library = NULL;
  AciesRuleset *ruleset;

  if (usual == NULL)
    usual = load_rules ();
  library = new_library (first, second != NULL ? second : usual);
  ruleset = acies_library_get_ruleset (library, ID, &error);
  fuzz_check_error (ruleset, error);
  if (ruleset != NULL)
    {
      g_autoptr (AciesState) scenario = make_scenario (ruleset, fuzz_seed (data, size));

      fuzz_check_scenario (scenario, library);
      fuzz_check_play (scenario, fuzz_seed (data, size), COMMANDS);
    }

  return 0;
}
