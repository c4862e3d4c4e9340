/* test-edit-range.c - what fields offer is what the editor's commands accept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "engine/find/box.h"
#include "engine/find/findings.h"
#include "support/battles.h"
#include "support/data.h"

static gboolean
is_accepted (const AciesState *state,
             AciesCommand      field,
             int               number)
{
  field.number = (gint16) number;

  return acies_command_check (&field, state, NULL);
}

/* Outside of its range a number is refused, by these very limits. */
static void
assert_refused (const AciesState     *state,
                AciesCommand          field,
                int                   number,
                const AciesEditRange *range)
{
  g_autofree char *limits = g_strdup_printf ("*: * %d * %d, * %d", range->min, range->max, number);
  g_autoptr (GError) error = NULL;

  field.number = (gint16) number;
  g_assert_false (acies_command_check (&field, state, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
  data_assert_like (error->message, limits);
}

/* The number that is shown is the one that changes nothing. */
static void
check_number_now (const AciesState *state,
                  AciesCommand      field)
{
  g_autoptr (AciesState) same = acies_state_copy (state);
  g_autoptr (GArray) events = acies_events_new ();

  field.number = (gint16) acies_edit_number (&field, state);
  if (field.kind == ACIES_COMMAND_OPENING)
    {
      field.side = state->turn.active;
      field.id = state->turn.phase;
    }
  g_assert_true (acies_engine_apply (same, &field, events, NULL));
  g_assert_cmpuint (events->len, ==, 0);
}

static void
check_field (const AciesState *state,
             AciesCommand      field,
             guint            *n_fields)
{
  AciesEditRange range;

  g_assert_true (acies_edit_range (&field, state, &range));
  g_assert_cmpint (range.min, <=, range.usual_min);
  g_assert_cmpint (range.usual_min, <=, range.usual_max);
  g_assert_cmpint (range.usual_max, <=, range.max);
  g_assert_true (is_accepted (state, field, range.min));
  g_assert_true (is_accepted (state, field, range.max));
  g_assert_true (is_accepted (state, field, range.usual_min));
  g_assert_true (is_accepted (state, field, range.usual_max));
  if (field.kind == ACIES_COMMAND_HAND && acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE))
    g_assert_cmpint (range.usual_max, ==, range.max); /* nothing says how many are usual */
  assert_refused (state, field, range.min - 1, &range);
  if (field.kind != ACIES_COMMAND_ENTRY || state->sides[field.side].n_entries < ACIES_MAX_ENTRIES)
    assert_refused (state, field, range.max + 1, &range);
  if (field.kind != ACIES_COMMAND_PLACE)
    check_number_now (state, field);
  (*n_fields)++;
}

static gboolean
has_number (const AciesRuleset *ruleset,
            AciesCommandKind    kind)
{
  if (kind == ACIES_COMMAND_MORALE)
    return !acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE);
  if (kind == ACIES_COMMAND_HAND_SIZE)
    return !acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE);
  if (kind == ACIES_COMMAND_END_ROUND)
    return !acies_ruleset_lacks (ruleset, ACIES_LACKS_ROUNDS);

  return ruleset->army.actions > 0;
}

static void
check_sides (const AciesState *state,
             guint            *n_fields)
{
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_MORALE, ACIES_COMMAND_HAND_SIZE, ACIES_COMMAND_ACTIONS,
                                            ACIES_COMMAND_SPENT };
  static const AciesCommandKind card_kinds[] = { ACIES_COMMAND_CARDS, ACIES_COMMAND_HAND, ACIES_COMMAND_DISCARD };
  AciesEditRange                range;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        {
          AciesCommand field = acies_command (kinds[i]);

          field.side = side;
          if (has_number (state->ruleset, kinds[i]))
            check_field (state, field, n_fields);
          else
            g_assert_false (is_accepted (state, field, 1) && acies_edit_range (&field, state, &range));
        }
      for (AciesId resource = 0; resource < state->ruleset->n_resources; resource++)
        {
          AciesCommand field = acies_command_with_id (ACIES_COMMAND_RESOURCE, resource);

          field.side = side;
          if (state->ruleset->resources[resource].fixed)
            g_assert_false (is_accepted (state, field, state->ruleset->resources[resource].start) || acies_edit_range (&field, state, &range));
          else
            check_field (state, field, n_fields);
        }
      for (AciesId card = 0; card < state->ruleset->n_cards; card++)
        for (guint i = 0; i < G_N_ELEMENTS (card_kinds); i++)
          {
            AciesCommand field = acies_command_with_id (card_kinds[i], card);

            field.side = side;
            if (card_kinds[i] == ACIES_COMMAND_HAND && acies_ruleset_is_unheld (state->ruleset, card))
              g_assert_false (is_accepted (state, field, 1) || acies_edit_range (&field, state, &range));
            else if (!state->ruleset->cards[card].common || card_kinds[i] == ACIES_COMMAND_HAND)
              check_field (state, field, n_fields);
          }
    }
}

/* A hex where the unit may stand, if there is one. */
static gboolean
find_place (const AciesState *state,
            AciesCommand     *place)
{
  for (guint row = 0; row < state->board->rows; row++)
    for (guint column = 0; column < acies_board_columns_in_row (state->board, row); column++)
      {
        place->hex = acies_hex (column, row);
        if (is_accepted (state, *place, 1))
          return TRUE;
      }

  return FALSE;
}

static void
check_units (const AciesState *state,
             guint            *n_fields)
{
  for (AciesId type = 0; type < state->ruleset->n_unit_types; type++)
    for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
      {
        AciesCommand field = acies_command_with_id (ACIES_COMMAND_RESERVE, type);

        field.side = side;
        if ((state->ruleset->unit_types[type].sides >> side) & 1)
          check_field (state, field, n_fields);
        field.kind = ACIES_COMMAND_PLACE;
        if (((state->ruleset->unit_types[type].sides >> side) & 1) && find_place (state, &field))
          check_field (state, field, n_fields);
      }
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesCommand field = acies_command_on_hex (ACIES_COMMAND_FIGURES, state->units[i].hex);

      if (state->units[i].place != ACIES_PLACE_BOARD)
        continue;
      check_field (state, field, n_fields);
      field.kind = ACIES_COMMAND_MARK;
      for (field.id = 0; field.id < state->ruleset->n_marks; field.id++)
        if (state->ruleset->marks[field.id].kept)
          check_field (state, field, n_fields);
    }
}

static void
test_borders (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = battle_load (library, name);
  AciesCommand opening = acies_command (ACIES_COMMAND_OPENING);
  guint        n_fields = 0;

  check_sides (state, &n_fields);
  check_units (state, &n_fields);
  for (AciesId id = 0; id < state->ruleset->n_switches; id++)
    check_field (state, acies_command_with_id (ACIES_COMMAND_SWITCH, id), &n_fields);
  opening.side = 0;
  if (has_number (state->ruleset, ACIES_COMMAND_END_ROUND))
    {
      check_field (state, acies_command (ACIES_COMMAND_END_ROUND), &n_fields);
      check_field (state, opening, &n_fields);
    }
  g_assert_cmpuint (n_fields, >, 100);
}

/* --- the usual limits are those that nothing is found beyond ---------------------------------- */

static gboolean
is_found (const AciesState *state,
          const char       *code)
{
  AciesFindings *findings = acies_findings_new ();
  gboolean       found = FALSE;

  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    found = found || g_str_equal (((const AciesFinding *) g_ptr_array_index (findings->list, i))->code, code);
  acies_findings_free (findings);

  return found;
}

static gboolean
is_found_at (const AciesState *state,
             AciesCommand      field,
             int               number,
             const char       *code)
{
  g_autoptr (AciesState) changed = acies_state_copy (state);
  g_autoptr (GArray) events = acies_events_new ();

  field.number = (gint16) number;
  g_assert_true (acies_engine_apply (changed, &field, events, NULL));

  return is_found (changed, code);
}

static void
test_usual (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  AciesCommand             fields[] = { acies_command (ACIES_COMMAND_MORALE), acies_command (ACIES_COMMAND_OPENING),
                                        acies_command_on_hex (ACIES_COMMAND_FIGURES, acies_hex (5, 6)) };
  static const char *const codes[] = { "morale-zero", "round-after-end", "figures-over-strength" };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    {
      AciesEditRange range;

      fields[i].side = 0;
      g_assert_true (acies_edit_range (&fields[i], pydna, &range));
      g_assert_false (is_found_at (pydna, fields[i], range.usual_min, codes[i]));
      g_assert_false (is_found_at (pydna, fields[i], range.usual_max, codes[i]));
      g_assert_true (range.min < range.usual_min || range.max > range.usual_max);
      g_assert_true (is_found_at (pydna, fields[i], range.min, codes[i]) ||
                     is_found_at (pydna, fields[i], range.max, codes[i]));
    }
}

static void
test_nothing_to_number (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  static const AciesCommandKind kinds[] = { ACIES_COMMAND_REMOVE, ACIES_COMMAND_TEXT, ACIES_COMMAND_MOVE };
  AciesCommand                  figures = acies_command_on_hex (ACIES_COMMAND_FIGURES, acies_hex (0, 8));
  AciesEditRange                range;

  g_assert_cmpuint (acies_state_unit_at (pydna, figures.hex), ==, ACIES_NO_UNIT);
  g_assert_false (acies_edit_range (&figures, pydna, &range));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      AciesCommand command = acies_command (kinds[i]);

      g_assert_false (acies_edit_range (&command, pydna, &range));
    }
}

/* --- armies --------------------------------------------------------------------------------- */

static void
test_army (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  AciesId   velites = acies_ruleset_find_unit_type (pydna->ruleset, "velites");
  AciesArmy army = acies_army_count (pydna, 0);
  guint     unit;
  guint     n = 0;

  g_assert_cmpuint (army.units, ==, 17);
  g_assert_cmpuint (army.figures, ==, acies_state_count_figures (pydna, 0));
  g_assert_cmpuint (army.reserve, ==, 0);
  g_assert_cmpuint (army.morale, ==, 14);
  g_assert_cmpuint (acies_box_count_units (pydna, velites), ==, 4);
  for (unit = 0; pydna->units[unit].type != velites; unit++)
    ;
  pydna->units[unit].place = ACIES_PLACE_RESERVE;
  army = acies_army_count (pydna, 0);
  g_assert_cmpuint (army.units, ==, 16);
  g_assert_cmpuint (army.reserve, ==, 1);
  g_assert_cmpuint (army.morale, ==, 14);
  g_assert_cmpuint (acies_box_count_units (pydna, velites), ==, 4);
  g_assert_cmpstr (pydna->ruleset->cards[acies_army_find_battle_card (pydna, 0, &n)].id, ==, "feint-retreat");
  g_assert_cmpuint (n, ==, 1);
}

/* --- marks ---------------------------------------------------------------------------------- */

static const struct
{
  const char *battle;
  const char *type;
  const char *mark;
  gboolean    may;
} marks[] = {
  { "pydna", "principes", "testudo", TRUE },
  { "pydna", "velites", "testudo", FALSE },
  { "pydna", "pezhetairoi", "phalanx", TRUE },
  { "pydna", "pezhetairoi", "testudo", FALSE },
  { "pydna", "velites", "ordered", TRUE },
  { "ticinus", "velites", "moved", TRUE },
};

static void
test_marks (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      g_autoptr (AciesState) state = battle_load (library, marks[i].battle);
      AciesId type = acies_ruleset_find_unit_type (state->ruleset, marks[i].type);
      AciesId mark = acies_ruleset_find_mark (state->ruleset, marks[i].mark);

      g_assert_cmpuint (type, !=, ACIES_NO_ID);
      g_assert_cmpuint (mark, !=, ACIES_NO_ID);
      g_assert_cmpint (acies_ruleset_may_have_mark (state->ruleset, type, mark), ==, marks[i].may);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);

  battles_add_tests (library, "/edit-range", "borders", test_borders);
  g_test_add_func ("/edit-range/usual", test_usual);
  g_test_add_func ("/edit-range/nothing-to-number", test_nothing_to_number);
  g_test_add_func ("/edit-range/army", test_army);
  g_test_add_func ("/edit-range/marks", test_marks);

  return g_test_run ();
}
