/* test-engine-edit-random.c - long chains of the editor's commands, undone and done again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "formats/ruleset/library.h"
#include "support/wild.h"

#define N_SEQUENCES 2000
#define MOST_STEPS 100

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
  guint         refused;
  guint         of_side[2]; /* units and reserves of each, of types that both have */
  guint         opened;     /* in a phase that is not the first */
  guint         stacked;    /* about hexes on which several units stand */
  guint         done[ACIES_N_EDIT_COMMANDS];
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  acies_library_unref (self->library);
}

static void
count_done (Fixture            *self,
            const AciesCommand *command)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  AciesUnitId         ids[ACIES_MAX_LAYERS];

  if (ruleset->n_layers > 1 && acies_board_contains (self->state->board, command->hex))
    self->stacked += acies_stack_list (self->state, command->hex, ids) > 1;
  if ((command->kind == ACIES_COMMAND_PLACE || command->kind == ACIES_COMMAND_RESERVE) &&
      acies_unit_type_only_side (&ruleset->unit_types[command->id]) == ACIES_NO_SIDE)
    self->of_side[command->side]++;
  self->opened += command->kind == ACIES_COMMAND_OPENING && self->state->turn.phase > 0;
}

/* Gives the events of each step, refused ones left out. */
static GPtrArray *
edit_at_random (Fixture *self)
{
  GPtrArray *steps = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  guint      n = 1 + wild_below (MOST_STEPS);

  for (guint i = 0; i < n; i++)
    {
      g_auto (AciesCommand) command = wild_command (self->state);
      g_autoptr (GArray) events = acies_events_new ();
      const char *why = "";

      if (!acies_engine_apply (self->state, &command, events, NULL))
        {
          g_assert_cmpuint (events->len, ==, 0);
          self->refused++;
          continue;
        }
      acies_state_is_ok (self->state, &why);
      g_assert_cmpstr (why, ==, "");
      self->done[command.kind] += events->len > 0;
      count_done (self, &command);
      g_ptr_array_add (steps, g_steal_pointer (&events));
    }

  return steps;
}

/* The same for a file, for a hash, and in what a board hides beyond its edges. */
static void
assert_same (const AciesState *a,
             const AciesState *b)
{
  g_assert_true (acies_state_equal (a, b));
  g_assert_cmpuint (acies_state_hash (a), ==, acies_state_hash (b));
  g_assert_true (acies_board_equal (a->board, b->board));
  g_assert_cmpuint (a->n_units, ==, b->n_units);
}

/* Commands that change nothing of the game, whatever they ask for. */
static gboolean
is_idle (const AciesRuleset *ruleset,
         AciesCommandKind    kind)
{
  switch (kind)
    {
    case ACIES_COMMAND_ACTIONS:
    case ACIES_COMMAND_SPENT:
      return ruleset->army.actions == 0;

    case ACIES_COMMAND_DISCARD:
      return ruleset->n_cards == 0 || !acies_ruleset_has_own_cards (ruleset);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
      return ruleset->n_cards == 0;

    case ACIES_COMMAND_RESIZE:
      return ruleset->n_sizes > 0;

    case ACIES_COMMAND_PAINT:
      return ruleset->n_terrains == 1;

    case ACIES_COMMAND_MARK:
      return ruleset->n_marks == 0;

    case ACIES_COMMAND_PROPERTY:
      return ruleset->n_properties == 0;

    case ACIES_COMMAND_RESOURCE:
      return ruleset->n_resources == 0;

    case ACIES_COMMAND_MORALE:
      return acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE);

    case ACIES_COMMAND_HAND_SIZE:
      return acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE);

    case ACIES_COMMAND_END_ROUND:
      return acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS);

    case ACIES_COMMAND_ENTRY:
      return acies_ruleset_lacks (ruleset, ACIES_LACKS_ENTRIES);

    default:
      return FALSE;
    }
}

static void
test_sequences (Fixture      *self,
                gconstpointer id)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (self->library, id, NULL);

  for (guint n = 0; n < N_SEQUENCES; n++)
    {
      g_autoptr (AciesState) before = ruleset->n_sizes > 0 ? acies_state_new (ruleset, ruleset->columns, ruleset->rows) : acies_state_new (ruleset, 6, 6);
      g_autoptr (AciesState) after = NULL;
      g_autoptr (GPtrArray) steps = NULL;

      self->state = acies_state_copy (before);
      steps = edit_at_random (self);
      after = acies_state_copy (self->state);
      for (guint i = steps->len; i > 0; i--)
        acies_engine_revert (self->state, g_ptr_array_index (steps, i - 1));
      assert_same (self->state, before);
      for (guint i = 0; i < steps->len; i++)
        acies_engine_replay (self->state, g_ptr_array_index (steps, i));
      assert_same (self->state, after);
      g_clear_pointer (&self->state, acies_state_free);
    }

  /* Every command has changed something, several times, and refusals were met too. */
  for (guint kind = 0; kind < ACIES_N_EDIT_COMMANDS; kind++)
    {
      g_test_message ("%s: %u times", acies_command_name (kind, NULL), self->done[kind]);
      if (is_idle (ruleset, kind))
        g_assert_cmpuint (self->done[kind], ==, 0);
      else
        g_assert_cmpuint (self->done[kind], >, 5);
    }
  g_assert_cmpuint (self->refused, >, 1000);
  for (AciesSide side = 0; side < 2 && acies_unit_type_only_side (&ruleset->unit_types[0]) == ACIES_NO_SIDE; side++)
    g_assert_cmpuint (self->of_side[side], >, 1000);
  if (ruleset->n_layers > 1)
    g_assert_cmpuint (self->stacked, >, 100);
  if (ruleset->procs->n_opening_phases > 1)
    g_assert_cmpuint (self->opened, >, 200);
}

int
main (int argc, char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_autofree char *path = g_strjoin ("/", "/engine/edit/sequences", rulesets[i], NULL);

      g_test_add (path, Fixture, rulesets[i], set_up, test_sequences, tear_down);
    }

  return g_test_run ();
}
