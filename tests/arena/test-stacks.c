/* test-stacks.c - several units on a hex: commands, refusals, pieces of a board, all of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "arena/stacks.h"
#include "engine/edit/armies.h"
#include "engine/edit/snippet.h"
#include "engine/edit/transform.h"
#include "engine/find/findings.h"
#include "engine/ruleset/ruleset.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/tiny.h"
#include "support/wild.h"

#include <string.h>

#define N_RANDOM 500

static const char three[] = "place murmillo D4 3 blue\nplace trainer D4 1 blue\nplace eagle D4 1\n";

typedef struct
{
  const char *path;
  const char *lines;
  const char *dump; /* after three and these */
} Case;

static const Case cases[] = {
  { "main", "figures D4 2", "murmillo@D4x2 trainer@D4x1 eagle@D4x1" },
  { "named", "figures D4 2 trainer\nmark braced D4 1 eagle", "murmillo@D4x3 trainer@D4x2 eagle@D4x1+braced" },
  { "named-main", "mark braced D4 1 murmillo", "murmillo@D4x3+braced trainer@D4x1 eagle@D4x1" },
  { "remove-main", "remove D4", "trainer@D4x1 eagle@D4x1" },
  { "remove-named", "remove D4 trainer", "murmillo@D4x3 eagle@D4x1" },
  { "remove-all", "remove D4\nremove D4\nremove D4", "" },
  { "shift-main", "shift D4 B2", "murmillo@B2x3 trainer@D4x1 eagle@D4x1" },
  { "shift-named", "shift D4 B2 eagle", "eagle@B2x1 murmillo@D4x3 trainer@D4x1" },
  { "shift-to-join", "place retiarius B2 2 blue\nshift D4 B2 trainer", "retiarius@B2x2 trainer@B2x1 murmillo@D4x3 eagle@D4x1" },
  { "shift-nowhere", "shift D4 D4 eagle", "murmillo@D4x3 trainer@D4x1 eagle@D4x1" },
  { "place-same-type", "place trainer D4 2 blue", "murmillo@D4x3 trainer@D4x2 eagle@D4x1" },
  { "place-same-layer", "place retiarius D4 2 blue", "retiarius@D4x2 trainer@D4x1 eagle@D4x1" },
  { "place-enemy", "place trainer D4 2 red", "trainer@D4x2" },
  { "place-below", "remove D4\nplace murmillo D4 1 blue", "murmillo@D4x1 trainer@D4x1 eagle@D4x1" },
};

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  Stacks      fixture;

  stacks_set_up (&fixture, three);
  stacks_assert (&fixture, one->lines, one->dump);
  stacks_tear_down (&fixture, NULL);
}

static void
test_refusals (Stacks       *self,
               gconstpointer data)
{
  data_assert_refused (self->state, "remove D4 dragon", NULL, "D4 Murmillo Trainer Eagle Dragon");
  data_assert_refused (self->state, "figures D4 2 retiarius", NULL, "D4 Murmillo Trainer Eagle Retiarius");
  data_assert_refused (self->state, "remove A1 eagle", NULL, "A1");
  data_assert_refused (self->state, "remove A1", NULL, "A1");
  data_assert_refused (self->state, "figures D4 99 eagle", NULL, "Figures 1 12 99");
  data_assert_refused (self->state, "remove D4 nobody", NULL, "nobody remove");
  data_assert_refused (self->state, "remove D4 eagle eagle", NULL, "eagle remove");
  data_assert_refused (self->state, "shift D4", NULL, "shift HEX HEX [UNIT]");
  data_assert_refused (self->state, "play shields eagle", NULL, "eagle play");
  lines_apply (self->state, "place dimachaerus B2 2 blue\nplace dragon F2 1", NULL);
  data_assert_refused (self->state, "shift B2 D4", NULL, "D4 Murmillo Trainer Eagle Heavy");
  data_assert_refused (self->state, "shift F2 D4", NULL, "D4 Murmillo Trainer Eagle");
  data_assert_refused (self->state, "shift D4 F2 trainer", NULL, "F2 Dragon");
}

/* The unit that a command is about is named where the hex alone does not say it. */
static void
test_lines (Stacks       *self,
            gconstpointer data)
{
  static const char *const lines[] = {
    "remove D4 eagle", "remove D4", "shift D4 C3 trainer", "figures D4 2 eagle", "mark braced D4 1 trainer", "mark braced D4 0",
    "play shields", "play shields D4", "play shields D4 eagle", "move D4 C3 trainer", "attack D4 C3 eagle", "brace D4 trainer",
    "brace D4", "throw D4 C2 trainer", "throw D4 C2"
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autofree char *again = NULL;
      g_autoptr (GError) error = NULL;

      acies_command_parse (lines[i], self->ruleset, &command, &error);
      g_assert_no_error (error);
      again = acies_command_to_string (&command, self->ruleset);
      g_assert_cmpstr (again, ==, lines[i]);
    }
}

static void
test_units (Stacks       *self,
            gconstpointer data)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  AciesHex    hex = lines_hex ("D4");
  guint       n = acies_stack_list (self->state, hex, ids);
  AciesId     trainer = acies_ruleset_find_unit_type (self->ruleset, "trainer");

  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (acies_state_unit_at (self->state, hex), ==, ids[0]);
  g_assert_cmpuint (acies_stack_highest (self->state, hex), ==, ids[2]);
  g_assert_cmpuint (acies_stack_in_layer (self->state, hex, 1), ==, ids[1]);
  g_assert_cmpuint (acies_stack_in_layer (self->state, hex, 2), ==, ACIES_NO_UNIT);
  g_assert_cmpuint (acies_stack_in_layer (self->state, hex, 3), ==, ids[2]);
  g_assert_cmpuint (acies_stack_of_type (self->state, hex, trainer), ==, ids[1]);
  g_assert_cmpuint (acies_stack_obstacle (self->state, hex, trainer, 0, ACIES_NO_UNIT), ==, ids[1]);
  g_assert_cmpuint (acies_stack_obstacle (self->state, hex, trainer, 0, ids[1]), ==, ACIES_NO_UNIT);
  g_assert_cmpuint (acies_stack_obstacle (self->state, hex, trainer, 1, ids[1]), !=, ACIES_NO_UNIT);
  g_assert_true (acies_stack_is_shared (self->state, ids[0]));
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_REMOVE, self->state, ids[i]);
      AciesCommand named = command;

      g_assert_cmpuint (acies_command_unit (&command, self->state), ==, ids[i]);
      g_assert_true ((command.type == ACIES_NO_ID) == (i == 0));
      named.type = self->state->units[ids[i]].type;
      acies_command_normalize (&named, self->state);
      g_assert_true (acies_command_equal (&named, &command));
    }
}

/* Whoever comes first into memory: only the layers count. */
static void
test_order (Stacks       *self,
            gconstpointer data)
{
  g_autoptr (AciesState) other = acies_state_new (self->ruleset, 7, 6);
  const char *why = "";

  lines_apply (other, "place eagle D4 1\nplace trainer D4 1 blue\nplace murmillo D4 3 blue", NULL);
  g_assert_true (acies_state_equal (self->state, other));
  g_assert_cmpuint (acies_state_unit_at (other, lines_hex ("D4")), ==, 2);
  self->state->units[1].side = 1;
  g_assert_false (acies_state_is_ok (self->state, &why));
  g_assert_cmpstr (why, ==, "units of two sides on one hex");
  other->units[1].type = other->units[0].type;
  g_assert_false (acies_state_is_ok (other, &why));
  g_assert_cmpstr (why, ==, "two units of one layer on one hex");
}

/* Where one unit stands on a hex its line has no word for another, and nothing of layers is said. */
static void
test_one_layer (void)
{
  g_autoptr (AciesState) tiny = tiny_scenario_new ();
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;
  g_autofree char *line = g_strdup_printf ("remove A1 %s", tiny->ruleset->unit_types[0].id);
  g_autofree char *usage = acies_command_dup_usage (ACIES_COMMAND_REMOVE, tiny->ruleset);

  g_assert_cmpuint (tiny->ruleset->n_layers, ==, 1);
  g_assert_cmpstr (usage, ==, "HEX");
  g_assert_false (acies_command_parse (line, tiny->ruleset, &command, &error));
  g_assert_nonnull (strstr (error->message, "after “remove”"));
}

/* A move ends where others of its side leave room, and never where enemies stand. */
static void
test_way (Stacks       *self,
          gconstpointer data)
{
  AciesUnitId murmillo = acies_state_unit_at (self->state, lines_hex ("D4"));
  AciesUnitId trainer = acies_stack_in_layer (self->state, lines_hex ("D4"), 1);

  lines_apply (self->state, "place retiarius D3 2 blue\nplace dragon E4 1", NULL);
  g_assert_cmpuint (acies_path_cost (self->state, murmillo, lines_hex ("D3"), 2, ACIES_PASSAGE_FREE), ==, 0);
  g_assert_cmpuint (acies_path_cost (self->state, trainer, lines_hex ("D3"), 2, ACIES_PASSAGE_FREE), ==, 1);
  g_assert_cmpuint (acies_path_cost (self->state, trainer, lines_hex ("E4"), 2, ACIES_PASSAGE_FREE), ==, 0);
}

static void
apply_all (AciesState   *state,
           const GArray *commands,
           GArray       *events)
{
  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;
      const char *why = "";

      acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), events, &error);
      g_assert_no_error (error);
      acies_state_is_ok (state, &why);
      g_assert_cmpstr (why, ==, "");
    }
}

static void
test_snippet (Stacks       *self,
              gconstpointer data)
{
  AciesHex from = lines_hex ("D4");
  g_autoptr (AciesSnippet) snippet = NULL;
  g_autoptr (AciesSnippet) read = NULL;
  g_autoptr (GArray) paste = NULL;
  g_autoptr (GArray) move = NULL;
  g_autoptr (GArray) clear = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  lines_apply (self->state, "mark braced D4 1 trainer", NULL);
  snippet = acies_snippet_new_from_state (self->state, &from, 1, from);
  text = acies_snippet_to_string (snippet);
  g_assert_cmpstr (text, ==,
                   "acies-snippet 1 ludus\nhex 0 0\nunit 0 0 murmillo blue 3\nunit 0 0 trainer blue 1 braced\nunit 0 0 eagle blue 1\n");
  read = acies_snippet_parse (text, self->ruleset, NULL, &error);
  g_assert_no_error (error);
  paste = acies_snippet_paste_commands (read, self->state, lines_hex ("B2"), ACIES_SNIPPET_ALL, NULL);
  apply_all (self->state, paste, NULL);
  stacks_assert (self, "", "murmillo@B2x3 trainer@B2x1+braced eagle@B2x1 murmillo@D4x3 trainer@D4x1+braced eagle@D4x1");
  data_only_values (TRUE);
  g_assert_null (acies_snippet_move_commands (snippet, self->state, &from, 1, lines_hex ("B2"), ACIES_SNIPPET_ALL, NULL, &error));
  data_only_values (FALSE);
  g_assert_cmpstr (error->message, ==, "B2 Murmillo Trainer Eagle Heavy");
  move = acies_snippet_move_commands (snippet, self->state, &from, 1, lines_hex ("F6"), ACIES_SNIPPET_ALL, NULL, NULL);
  apply_all (self->state, move, NULL);
  stacks_assert (self, "", "murmillo@B2x3 trainer@B2x1+braced eagle@B2x1 murmillo@F6x3 trainer@F6x1+braced eagle@F6x1");
  from = lines_hex ("B2");
  clear = acies_snippet_clear_commands (self->state, &from, 1, ACIES_SNIPPET_UNITS);
  apply_all (self->state, clear, NULL);
  stacks_assert (self, "", "murmillo@F6x3 trainer@F6x1+braced eagle@F6x1");
}

static void
test_snippet_faults (Stacks       *self,
                     gconstpointer data)
{
  static const char *const texts[] = {
    "acies-snippet 1 ludus\nunit 0 0 murmillo blue 3\nunit 0 0 retiarius blue 1\n",
    "acies-snippet 1 ludus\nunit 0 0 murmillo blue 3\nunit 0 0 trainer red 1\n",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GError) error = NULL;

      data_only_values (TRUE);
      g_assert_null (acies_snippet_parse (texts[i], self->ruleset, NULL, &error));
      data_only_values (FALSE);
      g_assert_cmpstr (error->message, ==, "3");
    }
}

static guint
count_units (const AciesState *state)
{
  AciesUnitId ids[ACIES_MAX_UNITS];

  return acies_state_list_units (state, ids);
}

/* What is cut comes back the same; what is moved is as much as before, and undone to the byte. */
static void
test_snippet_chance (Stacks       *self,
                     gconstpointer data)
{
  guint n_moved = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);
      g_autoptr (AciesState) before = acies_state_copy (state);
      g_autoptr (GArray) events = acies_events_new ();
      AciesHex hexes[] = { wild_hex (state->board), wild_hex (state->board), state->n_units > 0 && state->units[0].hex != ACIES_NO_HEX ? state->units[0].hex : 0 };
      g_autoptr (AciesSnippet) snippet = acies_snippet_new_from_state (state, hexes, 3, hexes[2]);
      g_autofree char *text = acies_snippet_to_string (snippet);
      g_autoptr (AciesSnippet) read = acies_snippet_parse (text, self->ruleset, NULL, NULL);
      g_autofree char *again = acies_snippet_to_string (read);
      g_autoptr (GArray) clear = acies_snippet_clear_commands (state, hexes, 3, ACIES_SNIPPET_ALL);
      g_autoptr (GArray) move = acies_snippet_move_commands (snippet, state, hexes, 3, wild_hex (state->board), ACIES_SNIPPET_ALL, NULL, NULL);
      g_autoptr (GArray) paste = NULL;

      g_assert_cmpstr (again, ==, text);
      if (move != NULL)
        {
          apply_all (state, move, events);
          g_assert_cmpuint (count_units (state), ==, count_units (before));
          acies_engine_revert (state, events);
          g_assert_true (acies_state_equal (state, before));
          n_moved++;
        }
      apply_all (state, clear, NULL);
      paste = acies_snippet_paste_commands (read, state, hexes[2], ACIES_SNIPPET_ALL, NULL);
      apply_all (state, paste, NULL);
      g_assert_true (acies_state_equal (state, before));
    }
  g_assert_cmpuint (n_moved, >, N_RANDOM / 10);
}

/* Each edit has its image on the unit of the same layer. */
static void
test_symmetry (Stacks       *self,
               gconstpointer data)
{
  static const char *const lines[] = { "place murmillo B2 3 blue", "place eagle B2 1", "mark braced B2 1 eagle", "figures B2 2 eagle",
                                       "remove B2", "shift B2 C2" };
  static const char *const dumps[] = { "murmillo@B2x3 murmillo@B4x3", "murmillo@B2x3 eagle@B2x1 murmillo@B4x3 dragon@B4x1", "murmillo@B2x3 eagle@B2x1+braced murmillo@B4x3 dragon@B4x1+braced", "murmillo@B2x3 eagle@B2x2+braced murmillo@B4x3 dragon@B4x2+braced",
                                       "eagle@B2x2+braced dragon@B4x2+braced", "eagle@C2x2+braced dragon@C4x2+braced" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GArray) commands = acies_commands_new ();
      AciesCommand command;

      g_assert_true (acies_command_parse (lines[i], self->ruleset, &command, NULL));
      g_array_append_val (commands, command);
      acies_symmetry_expand (ACIES_SYMMETRY_TOP_BOTTOM, self->state, TRUE, commands);
      g_assert_cmpuint (commands->len, ==, 2);
      apply_all (self->state, commands, NULL);
      stacks_assert (self, "", dumps[i]);
    }
}

/* The mirror image of the mirror image is the same, armies and all. */
static void
test_transform (Stacks       *self,
                gconstpointer data)
{
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);
      g_autoptr (AciesState) before = acies_state_copy (state);
      gboolean swap = wild_below (2);

      acies_transform_mirror (transform, state->board, ACIES_SYMMETRY_LEFT_RIGHT, swap);
      for (guint pass = 0; pass < 2; pass++)
        {
          g_autoptr (GPtrArray) lost = acies_transform_list_lost (transform, state);
          g_autoptr (GArray) commands = acies_transform_commands (transform, state);

          g_assert_cmpuint (lost->len, ==, 0);
          apply_all (state, commands, NULL);
          g_assert_cmpuint (count_units (state), ==, count_units (before));
        }
      for (guint unit = 0; unit < ACIES_MAX_UNITS && swap; unit++)
        swap = swap && (before->units[unit].place == ACIES_PLACE_ABSENT || before->units[unit].figures == acies_state_strength (before, before->units[unit].type));
      if (!swap)
        continue;
      g_assert_true (acies_state_equal (state, before));
    }
}

/* Into a game of one unit on a hex the main one goes; the others are named. */
static void
test_change (Stacks       *self,
             gconstpointer data)
{
  g_autoptr (AciesRuleset) narrow = tiny_ruleset_new ();
  g_autoptr (GPtrArray) losses = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) same = acies_ruleset_change (self->state, self->ruleset, losses);
  g_autoptr (AciesState) changed = NULL;
  g_autofree char *dump = lines_dump (same);
  g_autofree char *all = NULL;

  g_assert_cmpstr (dump, ==, "murmillo@D4x3 trainer@D4x1 eagle@D4x1");
  g_assert_cmpuint (losses->len, ==, 0);
  narrow->unit_types[0].sides = 3;
  for (guint i = 0; i < 3; i++)
    {
      AciesEquivalent *equivalent = g_new0 (AciesEquivalent, 1);
      AciesId          type = self->state->units[i].type;

      *equivalent = (AciesEquivalent) { ACIES_THING_UNIT_TYPE, type, g_strdup (narrow->id), g_strdup (narrow->unit_types[0].id) };
      g_ptr_array_add (self->ruleset->equivalents, equivalent);
    }
  for (guint i = 0; i < 2; i++)
    {
      AciesEquivalent *equivalent = g_new0 (AciesEquivalent, 1);

      *equivalent = (AciesEquivalent) { ACIES_THING_SIDE, (AciesId) i, g_strdup (narrow->id), g_strdup (narrow->sides[i].id) };
      g_ptr_array_add (self->ruleset->equivalents, equivalent);
    }
  data_only_values (TRUE);
  changed = acies_ruleset_change (self->state, narrow, losses);
  data_only_values (FALSE);
  g_ptr_array_add (losses, NULL);
  all = g_strjoinv ("\n", (char **) losses->pdata);
  g_test_message ("%s", all);
  g_assert_cmpuint (count_units (changed), ==, 1);
  g_assert_nonnull (strstr (all, "Trainer D4\n"));
  g_assert_nonnull (strstr (all, "Eagle D4"));
}

static void
test_contents (Stacks       *self,
               gconstpointer data)
{
  AciesHex      hex = lines_hex ("D4");
  AciesContents contents;

  lines_apply (self->state, "figures D4 2", NULL);
  acies_contents_of_hexes (&contents, self->state, &hex, 1);
  g_assert_cmpuint (contents.all.units, ==, 3);
  g_assert_cmpuint (contents.all.figures, ==, 4);
  g_assert_cmpuint (contents.reduced, ==, 1);
}

/* Each unit that stands where it cannot is found, and what puts it right is about that one. */
static void
test_findings (Stacks       *self,
               gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  guint n = 0;

  lines_apply (self->state, "place murmillo A1 3 red\npaint wall D4", NULL);
  acies_scenario_find (self->state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (!g_str_equal (finding->code, "unit-on-impassable"))
        continue;
      g_assert_true (acies_finding_has_fix (finding));
      apply_all (self->state, finding->fix, NULL);
      n++;
    }
  g_assert_cmpuint (n, ==, 3);
  g_assert_cmpuint (acies_state_unit_at (self->state, lines_hex ("D4")), ==, ACIES_NO_UNIT);
}

/* Whoever came first: who is named as in the way would else tell which number a unit has. */
static void
test_obstacle (Stacks       *self,
               gconstpointer data)
{
  AciesId     retiarius = acies_ruleset_find_unit_type (self->state->ruleset, "retiarius");
  AciesHex    d4 = acies_hex (3, 3);
  AciesUnitId obstacle;

  stacks_assert (self, "remove D4\nremove D4\nremove D4\nplace eagle D4 1\nplace trainer D4 1 blue\nplace murmillo D4 3 blue",
                 "murmillo@D4x3 trainer@D4x1 eagle@D4x1");
  for (AciesSide side = 0; side < 2; side++)
    {
      obstacle = acies_stack_obstacle (self->state, d4, retiarius, side, ACIES_NO_UNIT);
      g_assert_cmpint (obstacle, !=, ACIES_NO_UNIT);
      g_assert_cmpstr (acies_state_unit_type (self->state, obstacle)->id, ==, "murmillo");
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/stacks/edit/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add ("/stacks/refusals", Stacks, three, stacks_set_up, test_refusals, stacks_tear_down);
  g_test_add ("/stacks/obstacle", Stacks, three, stacks_set_up, test_obstacle, stacks_tear_down);
  g_test_add ("/stacks/lines", Stacks, three, stacks_set_up, test_lines, stacks_tear_down);
  g_test_add ("/stacks/units", Stacks, three, stacks_set_up, test_units, stacks_tear_down);
  g_test_add ("/stacks/order", Stacks, three, stacks_set_up, test_order, stacks_tear_down);
  g_test_add_func ("/stacks/one-layer", test_one_layer);
  g_test_add ("/stacks/way", Stacks, three, stacks_set_up, test_way, stacks_tear_down);
  g_test_add ("/stacks/snippet", Stacks, three, stacks_set_up, test_snippet, stacks_tear_down);
  g_test_add ("/stacks/snippet/faults", Stacks, NULL, stacks_set_up, test_snippet_faults, stacks_tear_down);
  g_test_add ("/stacks/snippet/chance", Stacks, NULL, stacks_set_up, test_snippet_chance, stacks_tear_down);
  g_test_add ("/stacks/symmetry", Stacks, NULL, stacks_set_up, test_symmetry, stacks_tear_down);
  g_test_add ("/stacks/transform", Stacks, NULL, stacks_set_up, test_transform, stacks_tear_down);
  g_test_add ("/stacks/change", Stacks, three, stacks_set_up, test_change, stacks_tear_down);
  g_test_add ("/stacks/contents", Stacks, three, stacks_set_up, test_contents, stacks_tear_down);
  g_test_add ("/stacks/findings", Stacks, three, stacks_set_up, test_findings, stacks_tear_down);

  return g_test_run ();
}
