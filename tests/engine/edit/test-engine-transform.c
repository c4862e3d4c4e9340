/* test-engine-transform.c - the whole board resized, shifted and mirrored
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/edit/transform.h"
#include "formats/ruleset/library.h"
#include "support/data.h"
#include "support/lines.h"
#include "support/wild.h"

#include <stdio.h>

#define N_RANDOM 150

typedef struct
{
  const char *path;
  const char *what; /* "resize 12 10 2", "shift 3 1" or "mirror 1 0": numbers as of the functions' arguments */
  const char *before;
  const char *dump;
  const char *lost; /* a pattern */
} Case;

/* clang-format off */
static const Case cases[] = {
  { "resize/top-left", "resize 14 11 0", "paint hill A1\npaint hill L9", "14x11 hill@A1 hill@L9", "" },
  { "resize/bottom-right", "resize 14 11 8", "paint hill A1\npaint hill L9", "14x11 hill@C3 hill@N11", "" },
  { "resize/centre", "resize 14 13 4", "paint hill A1\npaint hill L9", "14x13 hill@B3 hill@M11", "" },
  { "resize/the-same", "resize 12 9 4", "paint hill A1\nplace velites L9 2", "hill@A1 velites@L9x2", "" },
  { "resize/row-on-top", "resize 12 10 6", "paint hill A1\npaint river A2\npaint river A3\nplace velites K9 2", "12x10 hill@A2 river@B3 river@A4 velites@K10x2", "" },
  { "resize/row-on-top-of-the-right", "resize 12 10 8", "paint hill L1\npaint river K2\npaint river L3\nplace velites B9 2", "12x10 hill@K2 river@K3 river@K4 velites@A10x2", "" },
  { "resize/row-on-top-drops-the-last", "resize 12 10 6", "paint hill L1\nplace velites L9 2", "12x10", "Velites on L9; *terrain * 1 hex" },
  { "resize/row-on-top-drops-the-first", "resize 12 10 8", "paint hill A1\nplace velites A9 2", "12x10", "Velites on A9; *terrain * 1 hex" },
  { "resize/row-on-top-and-a-column-drops-nothing", "resize 13 10 7", "paint hill A1\npaint hill L1", "13x10 hill@A2 hill@L2", "" },
  { "resize/everything-by-name", "resize 11 8 0",
    "place velites L1 2\nlabel L1 Tempe\ncamp rome A9\nentry macedon L3 1\nentry macedon A1 1\npaint hill L5\npaint hill A9\nplace hetairoi K8 3\nplace hetairoi A1 3",
    "11x8 hetairoi@A1x3 macedon:entry=A1",
    "Velites on L1; Hetairoi on K8; *“Tempe” * L1; * camp * Rome * A9; * L3 * Macedon; *terrain * 2 hexes" },
  { "resize/everything-moves", "resize 13 9 2",
    "place velites A1 2\nmark testudo A1 1\nlabel A1 Tempe\ncamp rome A9\nentry macedon L3 1\npaint hill L5",
    "13x9 hill@M5 B1=\"Tempe\" velites@B1x2+testudo rome:camp=B9 macedon:entry=M3", "" },
  { "shift/east", "shift 0 2", "paint hill A1\nplace velites K2 2\nlabel A2 Tempe", "hill@C1 C2=\"Tempe\"", "Velites on K2" },
  { "shift/south-east", "shift 5 1", "paint hill A1\npaint hill A2\npaint hill L3", "hill@A2 hill@B3", "*terrain * 1 hex" },
  { "shift/not-at-all", "shift 5 0", "paint hill A1\nplace velites K2 2", "hill@A1 velites@K2x2", "" },
  { "mirror/left-right", "mirror 1 0", "paint hill A1\nplace principes A2 3\nmark testudo A2 1\nlabel C3 Tempe\ncamp rome A9\nentry rome B9 1\nentry rome F9 1",
    "hill@L1 J3=\"Tempe\" principes@K2x3+testudo rome:camp=L9 rome:entry=G9 rome:entry=K9", "" },
  { "mirror/top-bottom", "mirror 2 0", "paint hill A1\nplace principes A2 3", "hill@A9 principes@A8x3", "" },
  { "mirror/half-turn", "mirror 3 0", "paint hill A1\nplace principes A2 3", "hill@L9 principes@K8x3", "" },
  { "mirror/onto-each-other", "mirror 1 0", "place principes A1 3\nplace hetairoi L1 2\ncamp rome A1\ncamp macedon L1", "principes@L1x3 hetairoi@A1x2 rome:camp=L1 macedon:camp=A1", "" },
  { "mirror/last-row-without-image", "mirror 2 0", "resize 12 8\nplace principes A8 3\nplace velites A1 2", "12x8 velites@A7x2", "Principes on A8" },
  { "swap/units", "mirror 2 1", "place principes A9 3\nplace equites B9 2\nplace equites C9 1\nplace hetairoi A1 2\nreserve velites 2",
    "equites@A9x2 pezhetairoi@A1x3 hetairoi@B1x3 hetairoi@C1x1 peltasts@-x2 peltasts@-x2 first=macedon opening=macedon/1", "" },
  { "swap/reserve-keeps-its-figures", "mirror 2 1", "reserve velites 1 1\nreserve velites 3\nreserve equites 2 1\nreserve hetairoi 2 2",
    "equites@-x2 equites@-x2 peltasts@-x1 peltasts@-x2 peltasts@-x2 hetairoi@-x1 hetairoi@-x1 first=macedon opening=macedon/1", "" },
  { "swap/marks", "mirror 2 1", "place principes A9 3\nmark testudo A9 1", "pezhetairoi@A1x3 first=macedon opening=macedon/1", "Testudo of Principes on A9" },
  { "swap/numbers", "mirror 2 1", "morale rome 3\nhand-size rome 2\nmorale macedon 9", "rome:morale=9 macedon:morale=3 macedon:hand=2 first=macedon opening=macedon/1", "" },
  { "swap/camps-and-entries", "mirror 2 1", "camp rome A9\nentry rome B9 1\nentry macedon L1 1", "rome:entry=L9 macedon:camp=A1 macedon:entry=B1 first=macedon opening=macedon/1", "" },
  { "swap/cards", "mirror 2 1", "cards rome charge 4\nhand rome charge 2\ncards macedon charge 3\ndiscard macedon charge 1", "rome:charge=2/0/1 macedon:charge=2/2/0 first=macedon opening=macedon/1", "" },
  { "swap/cards-of-one-side-stay", "mirror 2 1", "cards rome testudo 2\ncards macedon phalanx 1", "rome:testudo=2/0/0 macedon:phalanx=1/0/0 first=macedon opening=macedon/1", "" },
  { "swap/who-begins", "mirror 2 1", "", "first=macedon opening=macedon/1", "" },
  { "swap/a-later-turn", "mirror 2 1", "opening macedon 3", "first=macedon opening=rome/3", "" },
};
/* clang-format on */

/* The transform that @what names, for the board of @state. */
static void
make (AciesTransform   *transform,
      const AciesBoard *board,
      const char       *what)
{
  int a, b, c;

  if (sscanf (what, "resize %d %d %d", &a, &b, &c) == 3)
    acies_transform_resize (transform, board, (guint) a, (guint) b, c);
  else if (sscanf (what, "shift %d %d", &a, &b) == 2)
    acies_transform_shift (transform, board, a, (guint) b);
  else if (sscanf (what, "mirror %d %d", &a, &b) == 2)
    acies_transform_mirror (transform, board, a, b);
  else
    g_assert_not_reached ();
}

static void
apply (AciesState           *state,
       const AciesTransform *transform,
       GArray               *events)
{
  g_autoptr (GArray) commands = acies_transform_commands (transform, state);

  for (guint i = 0; i < commands->len; i++)
    {
      g_autoptr (GError) error = NULL;

      acies_engine_apply (state, &g_array_index (commands, AciesCommand, i), events, &error);
      g_assert_no_error (error);
    }
}

static char *
list_lost (const AciesTransform *transform,
           const AciesState     *state)
{
  g_autoptr (GPtrArray) lost = acies_transform_list_lost (transform, state);

  g_ptr_array_add (lost, NULL);

  return g_strjoinv ("; ", (char **) lost->pdata);
}

static void
test_case (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) state = acies_state_new (acies_library_get_ruleset (library, "rome-vs-macedon", NULL), 12, 9);
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);
  g_autofree char           *dump = NULL;
  g_autofree char           *lost = NULL;

  lines_apply (state, one->before, NULL);
  make (transform, state->board, one->what);
  lost = list_lost (transform, state);
  apply (state, transform, NULL);
  dump = lines_dump (state);
  g_assert_cmpstr (dump, ==, one->dump);
  data_assert_like (lost, one->lost);
}

/* --- chance --------------------------------------------------------------------------------- */

static char *
random_what (void)
{
  switch (wild_below (3))
    {
    case 0:
      return g_strdup_printf ("resize %u %u %u", 3 + wild_below (30), 3 + wild_below (30), wild_below (ACIES_N_ANCHORS));

    case 1:
      return g_strdup_printf ("shift %u %u", wild_below (ACIES_N_DIRECTIONS), wild_below (8));

    default:
      return g_strdup_printf ("mirror %u 0", 1 + wild_below (3));
    }
}

static void
check_map (const AciesTransform *transform,
           const AciesBoard     *before)
{
  g_autoptr (AciesBoard) after = acies_board_new (ACIES_BOARD_HEXES, transform->columns, transform->rows);
  g_autofree guint8 *taken = g_new0 (guint8, ACIES_MAX_HEXES);

  for (AciesHex hex = acies_board_next (before, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (before, hex))
    {
      AciesHex to = transform->to[hex];

      if (to == ACIES_NO_HEX)
        continue;
      g_assert_true (acies_board_contains (after, to));
      g_assert_cmpuint (taken[to]++, ==, 0);
      for (guint direction = 0; direction < ACIES_N_DIRECTIONS; direction++)
        {
          AciesHex next = acies_board_neighbour (before, hex, direction);

          if (next != ACIES_NO_HEX && transform->to[next] != ACIES_NO_HEX)
            g_assert_true (acies_hex_is_adjacent (to, transform->to[next]));
        }
    }
}

/* What was on a hex is where the hex went, and there is nothing else. */
static void
check_content (const AciesTransform *transform,
               const AciesState     *before,
               const AciesState     *after)
{
  guint n_units = 0;
  guint n_labels = 0;
  guint n_terrain = 0;
  guint n_left = 0;

  for (AciesHex hex = acies_board_next (before->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (before->board, hex))
    {
      AciesHex    to = transform->to[hex];
      AciesUnitId unit = acies_state_unit_at (before, hex);

      if (to == ACIES_NO_HEX)
        continue;
      g_assert_cmpuint (after->board->terrain[to], ==, before->board->terrain[hex]);
      n_terrain += before->board->terrain[hex] != 0;
      g_assert_cmpstr (acies_texts_get_label (after->texts, to), ==, acies_texts_get_label (before->texts, hex));
      n_labels += acies_texts_get_label (before->texts, hex) != NULL;
      if (unit == ACIES_NO_UNIT)
        continue;
      n_units++;
      g_assert_cmpuint (acies_state_unit_at (after, to), !=, ACIES_NO_UNIT);
      g_assert_cmpuint (after->units[acies_state_unit_at (after, to)].type, ==, before->units[unit].type);
      g_assert_cmpuint (after->units[acies_state_unit_at (after, to)].side, ==, before->units[unit].side);
      g_assert_cmpuint (after->units[acies_state_unit_at (after, to)].figures, ==, before->units[unit].figures);
      g_assert_cmpuint (after->units[acies_state_unit_at (after, to)].marks, ==, before->units[unit].marks);
    }
  g_assert_cmpuint (after->texts->labels->len, ==, n_labels);
  for (guint hex = 0; hex < ACIES_MAX_HEXES; hex++)
    n_terrain -= after->board->terrain[hex] != 0;
  g_assert_cmpuint (n_terrain, ==, 0);
  for (guint i = 0; i < after->n_units; i++)
    n_left += after->units[i].place == ACIES_PLACE_BOARD;
  g_assert_cmpuint (n_left, ==, n_units);
}

static void
check_places (const AciesTransform *transform,
              const AciesState     *before,
              const AciesState     *after)
{
  for (AciesSide side = 0; side < before->ruleset->n_sides; side++)
    {
      AciesHex camp = before->sides[side].camp;
      guint    n = 0;

      g_assert_cmpuint (after->sides[side].camp, ==, camp != ACIES_NO_HEX ? transform->to[camp] : ACIES_NO_HEX);
      for (guint i = 0; i < before->sides[side].n_entries; i++)
        n += transform->to[before->sides[side].entries[i]] != ACIES_NO_HEX;
      g_assert_cmpuint (after->sides[side].n_entries, ==, n);
    }
}

static void
test_chance (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset              *ruleset = acies_library_get_ruleset (library, id, NULL);
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (ruleset);
      g_autoptr (AciesState) before = acies_state_copy (state);
      g_autoptr (GArray) events = acies_events_new ();
      g_autofree char *what = random_what ();
      const char      *why = "";

      make (transform, state->board, what);
      check_map (transform, state->board);
      apply (state, transform, events);
      acies_state_is_ok (state, &why);
      g_assert_cmpstr (why, ==, "");
      check_content (transform, before, state);
      check_places (transform, before, state);
      acies_engine_revert (state, events);
      g_assert_true (acies_state_equal (state, before));
    }
}

static void
mirror_twice (AciesState   *state,
              AciesSymmetry kind,
              gboolean      swap)
{
  g_autofree AciesTransform *transform = g_new0 (AciesTransform, 1);

  acies_transform_mirror (transform, state->board, kind, swap);
  apply (state, transform, NULL);
  apply (state, transform, NULL);
}

/* On a board with an odd number of rows a mirror image has a mirror image: the scenario as it was. With
 * swapped armies, too, as long as all units are full and their marks suit both. */
static void
test_twice (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);

  for (guint i = 0; i < N_RANDOM; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (ruleset);
      g_autoptr (AciesState) before = NULL;
      gboolean      swap = wild_below (2);
      AciesSymmetry kind = 1 + wild_below (3);

      if (state->board->rows % 2 == 0 && kind != ACIES_SYMMETRY_LEFT_RIGHT)
        continue;
      for (guint unit = 0; unit < state->n_units && swap; unit++)
        {
          if (state->units[unit].place == ACIES_PLACE_ABSENT)
            continue;
          state->units[unit].marks = 0;
          state->units[unit].figures = (guint8) acies_state_strength (state, state->units[unit].type);
        }
      before = acies_state_copy (state);
      mirror_twice (state, kind, swap);
      g_assert_true (acies_state_equal (state, before));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/transform/", cases[i].path, NULL);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  g_test_add_data_func ("/engine/transform/chance/rome-vs-macedon", "rome-vs-macedon", test_chance);
  g_test_add_data_func ("/engine/transform/chance/rome-vs-carthage", "rome-vs-carthage", test_chance);
  g_test_add_data_func ("/engine/transform/twice/rome-vs-macedon", "rome-vs-macedon", test_twice);
  g_test_add_data_func ("/engine/transform/twice/rome-vs-carthage", "rome-vs-carthage", test_twice);

  return g_test_run ();
}
