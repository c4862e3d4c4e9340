/* test-engine-edit-random.c - long chains of the editor's commands, undone and done again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "formats/ruleset/library.h"

#include <string.h>

#define N_SEQUENCES 2000
#define MOST_STEPS 100

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
  GRand        *rand;
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
  self->rand = g_rand_new_with_seed (168);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_rand_free (self->rand);
  acies_library_unref (self->library);
}

static guint
pick (Fixture *self,
      guint    n)
{
  return g_rand_int_range (self->rand, 0, n);
}

/* A unit's hex, or any of a small board and a little beyond: commands shall meet. */
static AciesHex
pick_hex (Fixture *self)
{
  const AciesUnit *unit = &self->state->units[pick (self, MAX (self->state->n_units, 1))];

  if (unit->place == ACIES_PLACE_BOARD && pick (self, 2) == 0)
    return unit->hex;

  return acies_hex (pick (self, 7), pick (self, 7));
}

/* Of each layer about as often, where it has types, so that there is something to stack. */
static AciesId
pick_unit_type (Fixture *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  guint               layer = pick (self, ruleset->n_layers);
  AciesId             type = pick (self, ruleset->n_unit_types);

  for (guint i = 0; i < ruleset->n_unit_types && ruleset->classes[ruleset->unit_types[type].class_].layer != layer; i++)
    type = pick (self, ruleset->n_unit_types);

  return type;
}

/* Of the cards that hands may hold. */
static AciesId
last_held (const AciesRuleset *ruleset)
{
  guint last = ruleset->n_cards - 1;

  while (last > 2 && acies_ruleset_is_unheld (ruleset, (AciesId) last))
    last--;

  return (AciesId) last;
}

static AciesId
pick_id (Fixture         *self,
         AciesCommandKind kind)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  switch (kind)
    {
    case ACIES_COMMAND_PAINT:
      return pick (self, ruleset->n_terrains);

    case ACIES_COMMAND_PLACE:
    case ACIES_COMMAND_RESERVE:
      return pick_unit_type (self);

    case ACIES_COMMAND_MARK:
      return pick (self, MAX (1, ruleset->n_marks));

    case ACIES_COMMAND_PROPERTY:
      return pick (self, ruleset->n_properties);

    case ACIES_COMMAND_RESOURCE:
      return pick (self, ruleset->n_resources);

    case ACIES_COMMAND_CARDS:
    case ACIES_COMMAND_HAND:
    case ACIES_COMMAND_DISCARD:
      return last_held (ruleset) - pick (self, 3);

    case ACIES_COMMAND_SWITCH:
      return pick (self, ruleset->n_switches);

    case ACIES_COMMAND_TEXT:
      return pick (self, ACIES_N_TEXTS);

    case ACIES_COMMAND_OPENING:
      return pick (self, 3) == 0 ? ACIES_NO_ID : pick (self, ruleset->procs->n_opening_phases);

    default:
      return ACIES_NO_ID;
    }
}

/* A side whose armies may have the type; of several nobody need be named, and then it is refused. */
static AciesSide
pick_side_of (Fixture *self,
              AciesId  type)
{
  const AciesUnitType *one = &self->state->ruleset->unit_types[type];
  AciesSide            only = acies_unit_type_only_side (one);

  if (only != ACIES_NO_SIDE)
    return only;

  return pick (self, 8) == 0 ? ACIES_NO_SIDE : pick (self, self->state->ruleset->n_sides);
}

/* Which of several on the hex, or any type; where only one can stand there, none. */
static AciesId
pick_type (Fixture            *self,
           const AciesCommand *command)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  AciesUnitId         ids[ACIES_MAX_LAYERS];
  guint               n;

  if (ruleset->n_layers == 1 || !acies_command_names_unit (command->kind, ruleset->procs))
    return ACIES_NO_ID;
  n = acies_stack_list (self->state, command->hex, ids);
  self->stacked += n > 1;
  if (n == 0 || pick (self, 6) == 0)
    return pick (self, 2) ? pick (self, ruleset->n_unit_types) : ACIES_NO_ID;

  return self->state->units[ids[pick (self, n)]].type;
}

/* Where several units may stand on a hex they shall do so. */
static void
join (Fixture      *self,
      AciesCommand *place)
{
  const AciesState *state = self->state;
  const AciesUnit  *unit;

  if (state->ruleset->n_layers == 1 || place->kind != ACIES_COMMAND_PLACE || state->n_units == 0)
    return;
  unit = &state->units[pick (self, state->n_units)];
  if (unit->place != ACIES_PLACE_BOARD || ((state->ruleset->unit_types[place->id].sides >> unit->side) & 1) == 0)
    return;
  place->hex = unit->hex;
  place->side = unit->side;
}

/* Of any size where the game has any, and half of the time where it has not. */
static AciesState *
new_scenario (Fixture *self)
{
  AciesRuleset *ruleset = self->state->ruleset;

  if (ruleset->n_sizes > 0 && pick (self, 2))
    return acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  return acies_state_new (ruleset, ACIES_MIN_COLUMNS + pick (self, 8), ACIES_MIN_ROWS + pick (self, 8));
}

static AciesCommand
make_command (Fixture *self)
{
  static const char *const texts[] = { "", "Zama", "Two\nlines", "Ζάμα" };
  AciesCommand             command = acies_command (pick (self, ACIES_N_EDIT_COMMANDS));

  if (command.kind == ACIES_COMMAND_PROPERTY && self->state->ruleset->n_properties == 0)
    command.kind = ACIES_COMMAND_MARK;
  if (command.kind == ACIES_COMMAND_RESOURCE && self->state->ruleset->n_resources == 0)
    command.kind = ACIES_COMMAND_MARK;
  if (self->state->ruleset->n_cards == 0 && strstr (acies_command_usage (command.kind, NULL), "CARD") != NULL)
    command.kind = ACIES_COMMAND_MARK;
  if (strstr (acies_command_usage (command.kind, NULL), "HEX") != NULL)
    command.hex = pick_hex (self);
  if (command.kind == ACIES_COMMAND_SHIFT)
    command.to = pick_hex (self);
  command.type = pick_type (self, &command);
  command.side = pick (self, 2);
  command.id = pick_id (self, command.kind);
  if (command.kind == ACIES_COMMAND_PLACE || command.kind == ACIES_COMMAND_RESERVE)
    command.side = pick_side_of (self, command.id);
  if (command.kind == ACIES_COMMAND_CARDS && self->state->ruleset->cards[command.id].common)
    command.side = ACIES_COMMON;
  join (self, &command);
  command.number = (gint16) pick (self, pick (self, 4) == 0 ? 70 : 6);
  command.number2 = (gint16) (2 + pick (self, 8));
  if (command.kind == ACIES_COMMAND_MARK || command.kind == ACIES_COMMAND_ENTRY)
    command.number = (gint16) pick (self, 2);
  if (command.kind == ACIES_COMMAND_RESIZE)
    command.number = (gint16) (2 + pick (self, 8));
  if (command.kind == ACIES_COMMAND_CAMP && pick (self, 3) == 0)
    command.hex = ACIES_NO_HEX;
  if (command.kind == ACIES_COMMAND_TEXT || command.kind == ACIES_COMMAND_LABEL)
    command.text = g_strdup (texts[pick (self, G_N_ELEMENTS (texts))]);
  if (command.kind == ACIES_COMMAND_REPLACE && pick (self, 4) == 0)
    command.scenario = new_scenario (self);

  return command;
}

static void
count_done (Fixture            *self,
            const AciesCommand *command)
{
  const AciesRuleset *ruleset = self->state->ruleset;

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
  guint      n = 1 + pick (self, MOST_STEPS);

  for (guint i = 0; i < n; i++)
    {
      g_auto (AciesCommand) command = make_command (self);
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

  /* Every command has changed something, many times, and refusals were met too. */
  for (guint kind = 0; kind < ACIES_N_EDIT_COMMANDS; kind++)
    {
      g_test_message ("%s: %u times", acies_command_name (kind, NULL), self->done[kind]);
      if (is_idle (ruleset, kind))
        g_assert_cmpuint (self->done[kind], ==, 0);
      else
        g_assert_cmpuint (self->done[kind], >, 20);
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
