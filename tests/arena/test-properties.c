/* test-properties.c - what single units have, and what a side has, as a ruleset declares it
 *
 * The gladiators of the ranks have a grade, armour, a facing, fatigue and a wound; the
 * dimachaerus has nothing of that. Their schools have sesterces, which a bout says, and
 * cheers, which only play changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/edit/snippet.h"
#include "engine/edit/symmetry.h"
#include "engine/edit/transform.h"
#include "engine/ruleset/property.h"
#include "engine/view/words.h"
#include "formats/ruleset/library.h"
#include "session/session.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#include <string.h>

#define N_RANDOM 200

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *state;
} Ranks;

static void
set_up (Ranks        *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "ranks", NULL);
  g_assert_nonnull (self->ruleset);
  self->state = acies_state_new (self->ruleset, 7, 7);
}

static void
tear_down (Ranks        *self,
           gconstpointer data)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

/* --- what a ruleset says -------------------------------------------------------------------- */

static void
test_declared (Ranks        *self,
               gconstpointer data)
{
  const AciesProperty *grade = &self->ruleset->properties[acies_ruleset_find_property (self->ruleset, "grade")];
  AciesId              facing = acies_ruleset_find_property (self->ruleset, "facing");
  AciesId              murmillo = acies_ruleset_find_unit_type (self->ruleset, "murmillo");
  AciesId              retiarius = acies_ruleset_find_unit_type (self->ruleset, "retiarius");
  AciesId              dimachaerus = acies_ruleset_find_unit_type (self->ruleset, "dimachaerus");

  g_assert_cmpuint (self->ruleset->n_properties, ==, 5);
  g_assert_cmpint (grade->kind, ==, ACIES_PROPERTY_CHOICE);
  g_assert_cmpint (grade->shown, ==, ACIES_SHOWN_SIGN);
  g_assert_cmpuint (acies_property_fallback (self->ruleset, murmillo, 0, 0), ==, 1);
  g_assert_cmpuint (acies_property_fallback (self->ruleset, retiarius, 0, 0), ==, 2);
  g_assert_false (acies_property_allows (self->ruleset, retiarius, 0, 0));
  g_assert_true (acies_property_allows (self->ruleset, murmillo, 0, 0));
  g_assert_false (acies_unit_type_has_property (self->ruleset, dimachaerus, 0));
  g_assert_true (acies_property_allows (self->ruleset, dimachaerus, 0, 0));
  g_assert_false (acies_property_allows (self->ruleset, dimachaerus, 0, 1));
  /* Whoever comes looks away from home. */
  g_assert_cmpuint (acies_property_fallback (self->ruleset, murmillo, 0, facing), ==, ACIES_FACING_N);
  g_assert_cmpuint (acies_property_fallback (self->ruleset, murmillo, 1, facing), ==, ACIES_FACING_S);
}

static void
test_facings (void)
{
  AciesDirection left, right;

  for (guint i = 0; i < ACIES_N_FACINGS; i++)
    {
      AciesFacing facing = (AciesFacing) i;
      AciesHex    middle = lines_hex ("D4");

      acies_facing_front (facing, &left, &right);
      g_assert_cmpuint (acies_hex_distance (acies_hex_neighbour (middle, left), acies_hex_neighbour (middle, right)), ==, 1);
      g_assert_cmpint (acies_facing_turn (acies_facing_turn (facing, 5), 1), ==, facing);
      g_assert_cmpint (acies_facing_turn (facing, -6), ==, facing);
      g_assert_cmpint (acies_facing_flip (acies_facing_flip (facing)), ==, facing);
    }
  acies_facing_front (ACIES_FACING_N, &left, &right);
  g_assert_cmpint (left, ==, ACIES_DIRECTION_NW);
  g_assert_cmpint (right, ==, ACIES_DIRECTION_NE);
  acies_facing_front (ACIES_FACING_SE, &left, &right);
  g_assert_cmpint (left, ==, ACIES_DIRECTION_E);
  g_assert_cmpint (right, ==, ACIES_DIRECTION_SE);
  g_assert_cmpint (acies_facing_flip (ACIES_FACING_NE), ==, ACIES_FACING_NW);
  g_assert_cmpint (acies_facing_flip (ACIES_FACING_S), ==, ACIES_FACING_S);
}

/* --- commands ------------------------------------------------------------------------------- */

static void
test_set (Ranks        *self,
          gconstpointer data)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) before = NULL;

  lines_apply (self->state, "place murmillo D4 3 blue\nplace retiarius C2 2 red\nplace dimachaerus A1 2 blue", NULL);
  lines_assert_dump (self->state, "dimachaerus@A1x2 murmillo@D4x3 retiarius@C2x2");
  before = acies_state_copy (self->state);
  lines_apply (self->state, "property grade D4 champion\nproperty armour D4 4\nproperty facing D4 nw\nproperty facing C2 n\nproperty fatigue C2 3", events);
  lines_assert_dump (self->state, "dimachaerus@A1x2 murmillo@D4x3[grade:champion armour:4 facing:nw] retiarius@C2x2[facing:n fatigue:3]");
  g_assert_cmpuint (acies_state_hash (before), !=, acies_state_hash (self->state));
  acies_engine_revert (self->state, events);
  g_assert_true (acies_state_equal (before, self->state));
  /* Another unit in its place is a new one. */
  lines_apply (self->state, "property grade D4 recruit\nplace murmillo D4 2 red", NULL);
  lines_assert_dump (self->state, "dimachaerus@A1x2 retiarius@C2x2 murmillo@D4x2");
}

static void
test_refused (Ranks        *self,
              gconstpointer data)
{
  lines_apply (self->state, "place murmillo D4 3 blue\nplace retiarius C2 2 red\nplace dimachaerus A1 2 blue", NULL);
  data_assert_refused (self->state, "property armour B2 2", NULL, "B2");
  data_assert_refused (self->state, "property armour D4 1", NULL, "Armour 2 4 1");
  data_assert_refused (self->state, "property fatigue C2 4", NULL, "Fatigue 0 3 4");
  data_assert_refused (self->state, "property fatigue D4 61", NULL, "61 property");
  data_assert_refused (self->state, "property grade D4 king", NULL, "king property");
  data_assert_refused (self->state, "property grade C2 champion", NULL, "Retiarius Grade Champion");
  data_assert_refused (self->state, "property armour C2 2", NULL, "Retiarius Armour");
  data_assert_refused (self->state, "property facing A1 n", NULL, "Dimachaerus Facing");
  data_assert_refused (self->state, "property wound D4 1", NULL, "Wound");
  data_assert_refused (self->state, "property luck D4 1", NULL, "luck property");
  data_assert_refused (self->state, "property armour D4", NULL, "property PROPERTY HEX VALUE");
}

static void
test_lines (Ranks        *self,
            gconstpointer data)
{
  static const char *const lines[] = { "property grade D4 recruit", "property facing D4 sw", "property armour AB12 4" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autofree char *line = NULL;

      g_assert_true (acies_command_parse (lines[i], self->ruleset, &command, NULL));
      line = acies_command_to_string (&command, self->ruleset);
      g_assert_cmpstr (line, ==, lines[i]);
    }
}

static void
test_words (Ranks        *self,
            gconstpointer data)
{
  static const struct
  {
    const char *hex;
    const char *text;
  } units[] = {
    { "D4", "Grade: Champion, Armour: 3, Facing: North-west, Fatigue: 2" },
    { "C2", "Grade: Recruit, Facing: South" },
    { "A1", "" },
  };

  lines_apply (self->state,
               "place murmillo D4 3 blue\nplace retiarius C2 2 red\nplace dimachaerus A1 2 blue\n"
               "property grade D4 champion\nproperty facing D4 nw\nproperty fatigue D4 2",
               NULL);
  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    {
      g_autofree char *text = acies_unit_dup_condition (self->state, acies_state_unit_at (self->state, lines_hex (units[i].hex)));

      g_assert_cmpstr (text, ==, units[i].text);
    }
}

/* --- pieces of a board, and all of it ------------------------------------------------------- */

static AciesSnippet *
snippet_of (Ranks *self)
{
  const AciesHex hexes[] = { lines_hex ("D4"), lines_hex ("E4") };

  lines_apply (self->state, "place murmillo D4 3 blue\nplace murmillo E4 3 blue\nproperty facing D4 ne\nproperty grade E4 champion\nproperty fatigue E4 1", NULL);

  return acies_snippet_new_from_state (self->state, hexes, 2, hexes[0]);
}

static void
paste (Ranks              *self,
       const AciesSnippet *snippet,
       const char         *hex)
{
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GArray) commands = NULL;
  g_autoptr (AciesState) fresh = acies_state_new (self->ruleset, 7, 7);

  acies_state_assign (self->state, fresh);
  commands = acies_snippet_paste_commands (snippet, self->state, lines_hex (hex), ACIES_SNIPPET_ALL, lost);
  g_assert_cmpuint (lost->len, ==, 0);
  for (guint i = 0; i < commands->len; i++)
    acies_engine_apply (self->state, &g_array_index (commands, AciesCommand, i), NULL, NULL);
}

static void
test_snippet (Ranks        *self,
              gconstpointer data)
{
  g_autoptr (AciesSnippet) snippet = snippet_of (self);
  g_autofree char *text = acies_snippet_to_string (snippet);
  g_autoptr (AciesSnippet) again = acies_snippet_parse (text, self->ruleset, NULL, NULL);

  g_assert_nonnull (strstr (text, "murmillo blue 3 facing:ne\n"));
  g_assert_nonnull (strstr (text, "murmillo blue 3 grade:champion fatigue:1\n"));
  paste (self, again, "C3");
  lines_assert_dump (self->state, "murmillo@C3x3[facing:ne] murmillo@D3x3[grade:champion fatigue:1]");
  acies_snippet_rotate (again, 1);
  paste (self, again, "C3");
  lines_assert_dump (self->state, "murmillo@C3x3[facing:se] murmillo@C4x3[grade:champion facing:ne fatigue:1]");
  acies_snippet_flip (again);
  paste (self, again, "C3");
  lines_assert_dump (self->state, "murmillo@C3x3[facing:sw] murmillo@B4x3[grade:champion facing:nw fatigue:1]");
}

static void
test_snippet_lost (Ranks        *self,
                   gconstpointer data)
{
  static const char text[] = "acies-snippet 1 ranks\nunit 0 0 retiarius red 2 grade:champion facing:se luck:3 wound:1\n";
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesSnippet) snippet = NULL;

  data_only_values (TRUE);
  snippet = acies_snippet_parse (text, self->ruleset, lost, NULL);
  data_only_values (FALSE);
  g_assert_nonnull (snippet);
  g_assert_cmpuint (lost->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (lost, 0), ==, "grade:champion");
  paste (self, snippet, "C3");
  lines_assert_dump (self->state, "retiarius@C3x2[facing:se]");
}

static void
transform (Ranks                *self,
           const AciesTransform *how)
{
  g_autoptr (GArray) commands = acies_transform_commands (how, self->state);

  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (self->state, &g_array_index (commands, AciesCommand, i), NULL, &error);
      g_assert_no_error (error);
    }
}

static void
test_board (Ranks        *self,
            gconstpointer data)
{
  AciesTransform how;

  lines_apply (self->state, "place murmillo B2 3 blue\nproperty facing B2 ne\nproperty grade B2 recruit", NULL);
  acies_transform_mirror (&how, self->state->board, ACIES_SYMMETRY_LEFT_RIGHT, FALSE);
  transform (self, &how);
  lines_assert_dump (self->state, "murmillo@E2x3[grade:recruit facing:nw]");
  acies_transform_mirror (&how, self->state->board, ACIES_SYMMETRY_TOP_BOTTOM, FALSE);
  transform (self, &how);
  lines_assert_dump (self->state, "murmillo@E6x3[grade:recruit facing:sw]");
  acies_transform_mirror (&how, self->state->board, ACIES_SYMMETRY_HALF_TURN, TRUE);
  transform (self, &how);
  lines_assert_dump (self->state, "murmillo@B2x3[grade:recruit facing:ne] first=red opening=red/1");
  g_assert_cmpuint (self->state->units[0].side, ==, 1);
  acies_transform_shift (&how, self->state->board, ACIES_DIRECTION_E, 1);
  transform (self, &how);
  lines_assert_dump (self->state, "murmillo@C2x3[grade:recruit facing:ne] first=red opening=red/1");
}

/* What is set on one half of a symmetric board is set on the other, as a mirror shows it. */
static void
test_symmetry (Ranks        *self,
               gconstpointer data)
{
  g_autoptr (GArray) commands = acies_commands_new ();
  AciesCommand turn;

  lines_apply (self->state, "place murmillo B2 3 blue\nplace murmillo E2 3 blue", NULL);
  g_assert_true (acies_command_parse ("property facing B2 se", self->ruleset, &turn, NULL));
  g_array_append_val (commands, turn);
  acies_symmetry_expand (ACIES_SYMMETRY_LEFT_RIGHT, self->state, FALSE, commands);
  g_assert_cmpuint (commands->len, ==, 2);
  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (self->state, &g_array_index (commands, AciesCommand, i), NULL, NULL));
  lines_assert_dump (self->state, "murmillo@B2x3[facing:se] murmillo@E2x3[facing:sw]");
}

/* A game without them does not have them any more, and says so. */
static void
test_other_game (Ranks        *self,
                 gconstpointer data)
{
  AciesRuleset *arena = acies_library_get_ruleset (self->library, "hoods", NULL);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) there = NULL;
  g_autoptr (AciesState) same = NULL;

  lines_apply (self->state, "place murmillo B2 3 blue\nproperty facing B2 se\nproperty grade B2 champion", NULL);
  same = acies_ruleset_change (self->state, self->ruleset, NULL);
  g_assert_true (acies_state_equal (same, self->state));
  data_only_values (TRUE);
  there = acies_ruleset_change (self->state, arena, lost);
  data_only_values (FALSE);
  lines_assert_dump (there, "7x7 murmillo@B2x3");
  g_assert_cmpuint (lost->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (lost, 0), ==, "B2 Grade");
  g_assert_cmpstr (g_ptr_array_index (lost, 1), ==, "B2 Facing");
}

static void
assert_told (const AciesState *state,
             AciesSide         side,
             const char       *words)
{
  g_autofree char *told = acies_ruleset_dup_resources (state->ruleset, state->sides[side].resources);

  g_assert_cmpstr (told, ==, words);
}

/* --- what sides have ------------------------------------------------------------------------ */

static void
test_resources (Ranks        *self,
                gconstpointer data)
{
  const AciesResource *purse = &self->ruleset->resources[acies_ruleset_find_resource (self->ruleset, "purse")];

  g_assert_cmpuint (self->ruleset->n_resources, ==, 2);
  g_assert_cmpstr (purse->name, ==, "Sesterces");
  g_assert_cmpuint (purse->max, ==, 120);
  g_assert_cmpuint (acies_ruleset_find_resource (self->ruleset, "luck"), ==, ACIES_NO_ID);
  for (AciesSide side = 0; side < 2; side++)
    assert_told (self->state, side, "Sesterces 20, Cheers 1");
}

static void
test_resource_set (Ranks        *self,
                   gconstpointer data)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) before = acies_state_copy (self->state);

  lines_apply (self->state, "resource red purse 120\nresource blue purse 0", events);
  lines_assert_dump (self->state, "blue:purse=0 red:purse=120");
  assert_told (self->state, 1, "Sesterces 120, Cheers 1");
  g_assert_false (acies_state_equal (before, self->state));
  g_assert_cmpuint (acies_state_hash (before), !=, acies_state_hash (self->state));
  acies_engine_revert (self->state, events);
  g_assert_true (acies_state_equal (before, self->state));
}

static void
test_resource_refused (Ranks        *self,
                       gconstpointer data)
{
  data_assert_refused (self->state, "resource red purse 121", NULL, "Sesterces 0 120 121");
  data_assert_refused (self->state, "resource red cheers 2", NULL, "Cheers");
  data_assert_refused (self->state, "resource red luck 2", NULL, "luck resource");
  data_assert_refused (self->state, "resource green purse 2", NULL, "green resource");
  data_assert_refused (self->state, "resource red purse", NULL, "resource SIDE RESOURCE NUMBER");
  lines_assert_dump (self->state, "");
}

static void
test_resource_line (Ranks        *self,
                    gconstpointer data)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autofree char *line = NULL;

  g_assert_true (acies_command_parse ("resource  red purse 12", self->ruleset, &command, NULL));
  line = acies_command_to_string (&command, self->ruleset);
  g_assert_cmpstr (line, ==, "resource red purse 12");
}

static void
test_undo_is_named (Ranks        *self,
                    gconstpointer data)
{
  g_autoptr (AciesSession) session = acies_session_new_edit (acies_state_copy (self->state));
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autofree char *name = NULL;

  g_assert_true (acies_command_parse ("resource red purse 12", self->ruleset, &command, NULL));
  g_assert_true (acies_session_apply (session, &command, NULL));
  name = acies_session_dup_undo_label (session);
  g_assert_cmpstr (name, ==, "Sesterces: Red School 12");
  acies_session_undo (session);
  lines_assert_dump (acies_session_get_state (session), "");
}

static void
test_armies_swapped (Ranks        *self,
                     gconstpointer data)
{
  AciesTransform how;
  g_autoptr (GArray) commands = NULL;

  lines_apply (self->state, "resource red purse 5\nresource blue purse 70", NULL);
  acies_transform_mirror (&how, self->state->board, ACIES_SYMMETRY_HALF_TURN, TRUE);
  commands = acies_transform_commands (&how, self->state);
  for (guint i = 0; i < commands->len; i++)
    g_assert_true (acies_engine_apply (self->state, &g_array_index (commands, AciesCommand, i), NULL, NULL));
  lines_assert_dump (self->state, "blue:purse=5 red:purse=70 first=red opening=red/1");
}

static void
test_resource_other_game (Ranks        *self,
                          gconstpointer data)
{
  AciesRuleset *hoods = acies_library_get_ruleset (self->library, "hoods", NULL);
  g_autoptr (GPtrArray) lost = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (AciesState) there = NULL;
  g_autoptr (AciesState) same = NULL;

  lines_apply (self->state, "resource red purse 5", NULL);
  same = acies_ruleset_change (self->state, self->ruleset, NULL);
  g_assert_true (acies_state_equal (same, self->state));
  data_only_values (TRUE);
  there = acies_ruleset_change (self->state, hoods, lost);
  data_only_values (FALSE);
  lines_assert_dump (there, "7x7");
  assert_told (there, 1, NULL);
  g_assert_cmpuint (lost->len, ==, 1);
  g_assert_cmpstr (g_ptr_array_index (lost, 0), ==, "Sesterces 5 Red School");
}

/* --- files ---------------------------------------------------------------------------------- */

static void
test_files (Ranks        *self,
            gconstpointer data)
{
  guint n_told = 0;

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (self->ruleset);

      data_assert_comes_back (self->library, state);
      n_told += state->sides[0].resources[0] != self->ruleset->resources[0].start;
    }
  g_assert_cmpuint (n_told, >, N_RANDOM / 10);
}

#define FILE_OF(inside)                                                                                                                   \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"                                                                                          \
  "<scenario xmlns=\"https://aciesgame.github.io/ns/scenario\" format=\"1\" ruleset=\"ranks\">\n"                                         \
  "  <title>T</title>\n"                                                                                                                  \
  "  <board columns=\"7\" rows=\"7\"/>\n"                                                                                                 \
  "  <rules first=\"blue\" end-round=\"12\"/>\n"                                                                                          \
  "  <army side=\"blue\" morale=\"1\" hand-size=\"2\">\n    " inside "\n  </army>\n  <army side=\"red\" morale=\"1\" hand-size=\"2\"/>\n" \
  "</scenario>\n"

static const struct
{
  const char *path;
  const char *text;
  const char *code;
  const char *values;
  const char *dump;
} faults[] = {
  { "unknown", FILE_OF ("<unit type=\"murmillo\" hex=\"B2\" figures=\"3\" properties=\"luck:1 armour:2\"/>"), "unknown-property",
    "luck:1", "murmillo@B2x3[armour:2] title=\"T\"" },
  { "no-value", FILE_OF ("<unit type=\"murmillo\" hex=\"B2\" figures=\"3\" properties=\"grade:king\"/>"), "unknown-property",
    "grade:king", "murmillo@B2x3 title=\"T\"" },
  { "twice", FILE_OF ("<unit type=\"murmillo\" hex=\"B2\" figures=\"3\" properties=\"armour:2 armour:4\"/>"), "duplicate-property",
    "armour", "murmillo@B2x3[armour:2] title=\"T\"" },
  { "fixed", FILE_OF ("<unit type=\"murmillo\" hex=\"B2\" figures=\"3\" properties=\"wound:1\"/>"), "property-not-kept",
    "wound:1", "murmillo@B2x3 title=\"T\"" },
  { "limit", FILE_OF ("<unit type=\"retiarius\" hex=\"B2\" figures=\"2\" properties=\"fatigue:4\"/>"), "bad-property",
    "Retiarius fatigue:4", "retiarius@B2x2 title=\"T\"" },
  { "lacking", FILE_OF ("<unit type=\"dimachaerus\" hex=\"B2\" figures=\"2\" properties=\"facing:ne\"/>"), "bad-property",
    "Dimachaerus facing:ne", "dimachaerus@B2x2 title=\"T\"" },
  { "unknown-resource", FILE_OF ("<resource id=\"luck\" number=\"2\"/>"), "unknown-resource", "luck", "title=\"T\"" },
  { "fixed-resource", FILE_OF ("<resource id=\"cheers\" number=\"2\"/>"), "resource-not-kept", "cheers", "title=\"T\"" },
  { "resource-twice", FILE_OF ("<resource id=\"purse\" number=\"2\"/><resource id=\"purse\" number=\"3\"/>"), "duplicate-resource",
    "purse", "blue:purse=3 title=\"T\"" },
  { "limit-of-resource", FILE_OF ("<resource id=\"purse\" number=\"121\"/>"), "out-of-range", "number resource 0 120 121",
    "title=\"T\"" },
  { "without-number", FILE_OF ("<resource id=\"purse\"/>"), "missing-attribute", "resource number", "title=\"T\"" },
};

static void
test_fault (gconstpointer data)
{
  gsize i = GPOINTER_TO_SIZE (data);
  Ranks fixture;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) state = NULL;
  const AciesFinding *finding;

  set_up (&fixture, NULL);
  data_only_values (TRUE);
  state = data_read_text (fixture.library, faults[i].text, findings);
  data_only_values (FALSE);
  g_assert_cmpuint (findings->list->len, ==, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->code, ==, faults[i].code);
  g_assert_cmpstr (finding->message, ==, faults[i].values);
  g_assert_cmpint (finding->line, ==, 7);
  lines_assert_dump (state, faults[i].dump);
  tear_down (&fixture, NULL);
}

static void
test_tiled (Ranks        *self,
            gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (AciesState) again = NULL;

  lines_apply (self->state, "place murmillo B2 3 blue\nproperty facing B2 se\nproperty grade B2 champion\nplace retiarius D4 2 red", NULL);
  again = data_through_tiled (self->state, findings);
  lines_assert_dump (again, "murmillo@B2x3[grade:champion facing:se] retiarius@D4x2 title=\"test\"");
  data_assert_none (findings, "test.tmx");
}

/* --- play ----------------------------------------------------------------------------------- */

/* What play changes is undone with it, and is no part of the scenario. */
static void
test_played (Ranks        *self,
             gconstpointer data)
{
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesState) game = NULL;
  g_autoptr (AciesState) before = NULL;

  lines_apply (self->state, "place murmillo D6 3 blue\nplace murmillo D2 3 red\nresource red purse 7\nopening blue 1 bout", NULL);
  game = acies_engine_new_game (self->state, NULL);
  assert_told (game, 0, "Sesterces 20, Cheers 2");
  assert_told (game, 1, "Sesterces 7, Cheers 1");
  before = acies_state_copy (game);
  lines_apply (game, "done\ndone\ndone\ndone\ndone", events);
  assert_told (game, 0, "Sesterces 20, Cheers 3");
  assert_told (game, 1, "Sesterces 7, Cheers 3");
  acies_engine_revert (game, events);
  g_assert_true (acies_state_equal (before, game));
}

/* A position in which a side has more than there can be is none. */
static void
test_broken (Ranks        *self,
             gconstpointer data)
{
  const char *why = "";

  self->state->sides[1].resources[0] = 121;
  g_assert_false (acies_state_is_ok (self->state, &why));
  g_assert_cmpstr (why, ==, "a side has more or less of something than it may");
  self->state->sides[1].resources[0] = 0;
  g_assert_true (acies_state_is_ok (self->state, NULL));
  self->state->sides[1].resources[1] = 0;
  g_assert_false (acies_state_is_ok (self->state, NULL));
  self->state->sides[1].resources[1] = 1;
  self->state->sides[1].resources[2] = 1;
  g_assert_false (acies_state_is_ok (self->state, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/properties/declared", Ranks, NULL, set_up, test_declared, tear_down);
  g_test_add_func ("/properties/facings", test_facings);
  g_test_add ("/properties/set", Ranks, NULL, set_up, test_set, tear_down);
  g_test_add ("/properties/refused", Ranks, NULL, set_up, test_refused, tear_down);
  g_test_add ("/properties/lines", Ranks, NULL, set_up, test_lines, tear_down);
  g_test_add ("/properties/words", Ranks, NULL, set_up, test_words, tear_down);
  g_test_add ("/properties/snippet", Ranks, NULL, set_up, test_snippet, tear_down);
  g_test_add ("/properties/snippet-lost", Ranks, NULL, set_up, test_snippet_lost, tear_down);
  g_test_add ("/properties/board", Ranks, NULL, set_up, test_board, tear_down);
  g_test_add ("/properties/symmetry", Ranks, NULL, set_up, test_symmetry, tear_down);
  g_test_add ("/properties/other-game", Ranks, NULL, set_up, test_other_game, tear_down);
  g_test_add ("/properties/files", Ranks, NULL, set_up, test_files, tear_down);
  for (gsize i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *path = g_strconcat ("/properties/fault/", faults[i].path, NULL);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_fault);
    }
  g_test_add ("/resources/declared", Ranks, NULL, set_up, test_resources, tear_down);
  g_test_add ("/resources/set", Ranks, NULL, set_up, test_resource_set, tear_down);
  g_test_add ("/resources/refused", Ranks, NULL, set_up, test_resource_refused, tear_down);
  g_test_add ("/resources/line", Ranks, NULL, set_up, test_resource_line, tear_down);
  g_test_add ("/resources/undo-is-named", Ranks, NULL, set_up, test_undo_is_named, tear_down);
  g_test_add ("/resources/armies-swapped", Ranks, NULL, set_up, test_armies_swapped, tear_down);
  g_test_add ("/resources/other-game", Ranks, NULL, set_up, test_resource_other_game, tear_down);
  g_test_add ("/resources/played", Ranks, NULL, set_up, test_played, tear_down);
  g_test_add ("/resources/broken", Ranks, NULL, set_up, test_broken, tear_down);
  g_test_add ("/properties/tiled", Ranks, NULL, set_up, test_tiled, tear_down);

  return g_test_run ();
}
