/* test-formats-random.c - any scenario survives writing and reading; tests/fuzz/ says the same of any bytes
 *
 * Every random thing is drawn from g_test_rand_*, so --seed repeats a failure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/battles.h"
#include "support/data.h"
#include "support/wild.h"

#include <stdlib.h>

#define N_STATES many (60, 1200)

static void
paint (AciesState *state)
{
  guint n = wild_below (600);

  for (guint i = 0; i < n; i++)
    state->board->terrain[wild_hex (state->board)] = (AciesId) wild_below (state->ruleset->n_terrains);
}

static guint16
random_marks (const AciesRuleset *ruleset)
{
  guint16 marks = 0;

  for (guint i = 0; i < ruleset->n_marks; i++)
    {
      if (ruleset->marks[i].kept && wild_below (4) == 0)
        marks |= (guint16) (1u << i);
    }

  return marks;
}

static void
place_units (AciesState *state)
{
  guint n = wild_below (ACIES_MAX_UNITS + 1);

  for (guint i = 0; i < n; i++)
    {
      AciesUnit unit = { .type = (AciesId) wild_below (state->ruleset->n_unit_types),
                         .side = (AciesSide) wild_below (state->ruleset->n_sides),
                         .figures = (guint8) (1 + wild_below (ACIES_MAX_FIGURES)),
                         .hex = ACIES_NO_HEX,
                         .place = ACIES_PLACE_RESERVE };
      AciesHex  hex = wild_hex (state->board);

      if (wild_below (8) > 0)
        {
          if (acies_state_unit_at (state, hex) != ACIES_NO_UNIT)
            continue;
          unit.place = ACIES_PLACE_BOARD;
          unit.hex = hex;
          unit.marks = random_marks (state->ruleset);
        }
      state->units[state->n_units++] = unit;
    }
}

static int
compare_hexes (gconstpointer a,
               gconstpointer b)
{
  return *(const AciesHex *) a - *(const AciesHex *) b;
}

static void
fill_side (AciesState *state,
           AciesSide   side)
{
  AciesSideNumbers *numbers = &state->sides[side];
  guint             n_entries = wild_below (ACIES_MAX_ENTRIES + 1);

  numbers->morale = (gint16) wild_below (ACIES_MAX_MORALE + 1);
  numbers->hand_size = (guint8) wild_below (ACIES_MAX_HAND + 1);
  if (wild_below (2))
    numbers->camp = wild_hex (state->board);
  for (guint i = 0; i < n_entries; i++)
    {
      AciesHex hex = wild_hex (state->board);
      gboolean known = FALSE;

      for (guint j = 0; j < numbers->n_entries; j++)
        known = known || numbers->entries[j] == hex;
      if (!known)
        numbers->entries[numbers->n_entries++] = hex;
    }
  qsort (numbers->entries, numbers->n_entries, sizeof (AciesHex), compare_hexes);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint count = wild_below (2) ? wild_below (ACIES_MAX_COPIES + 1) : 0;
      guint hand = wild_below (count + 1);
      guint discard = wild_below (count - hand + 1);

      state->cards[side][ACIES_ZONE_HAND][i] = (guint8) hand;
      state->cards[side][ACIES_ZONE_DISCARD][i] = (guint8) discard;
      state->cards[side][ACIES_ZONE_DECK][i] = (guint8) (count - hand - discard);
    }
}

static char *
random_text (void)
{
  static const char *const pieces[] = { "a", "Z", " ", "\n", "\t", "<", ">", "&", "\"", "'", "é", "Ἀ", "𐤀", "]]>", "--", "&amp;", "\u2028" };
  GString                 *text = g_string_new (NULL);
  guint                    n = wild_below (40);

  for (guint i = 0; i < n; i++)
    g_string_append (text, pieces[wild_below (G_N_ELEMENTS (pieces))]);

  return g_string_free (text, FALSE);
}

static void
write_labels (AciesState *state)
{
  guint n = wild_below (ACIES_MAX_LABELS + 1);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = random_text ();

      g_strstrip (text);
      if (acies_text_is_label (text))
        acies_texts_set_label (state->texts, wild_hex (state->board), text);
    }
}

static AciesState *
random_state (AciesRuleset *ruleset)
{
  guint       columns = ACIES_MIN_COLUMNS + wild_below (ACIES_MAX_COLUMNS - ACIES_MIN_COLUMNS + 1);
  guint       rows = ACIES_MIN_ROWS + wild_below (ACIES_MAX_ROWS - ACIES_MIN_ROWS + 1);
  AciesState *state = acies_state_new (ruleset, columns, rows);

  paint (state);
  place_units (state);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    fill_side (state, side);
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &ruleset->switches[i];

      state->switches[i] = (gint16) (one->min + (int) wild_below ((guint) (one->max - one->min + 1)));
    }
  for (guint i = 0; i < ACIES_N_TEXTS; i++)
    {
      g_autofree char *text = random_text ();

      acies_texts_set (state->texts, i, text);
      if (wild_below (3) > 0)
        continue;
      acies_texts_add_alternative (state->texts, i, "x-other", "random");
      acies_texts_add_alternative (state->texts, i, "", NULL);
    }
  write_labels (state);
  state->setup.first = (AciesSide) wild_below (ruleset->n_sides);
  state->setup.end_round = (guint8) (1 + wild_below (ACIES_MAX_END_ROUND));
  state->turn.round = (guint8) (1 + wild_below (3));
  state->turn.active = (AciesSide) wild_below (ruleset->n_sides);

  return state;
}

static AciesRuleset *
get_ruleset (AciesLibrary *library)
{
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", &error);

  g_assert_no_error (error);

  return ruleset;
}

static void
round_trips (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = get_ruleset (library);

  for (guint i = 0; i < N_STATES; i++)
    {
      g_autoptr (AciesState) state = random_state (ruleset);

      data_assert_comes_back (library, state);
    }
}

/* Every size there may be, and the names of the last column and row. */
static void
every_size (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = get_ruleset (library);

  for (guint n = ACIES_MIN_COLUMNS; n <= ACIES_MAX_COLUMNS; n++)
    {
      g_autoptr (AciesState) state = acies_state_new (ruleset, n, ACIES_MAX_ROWS + ACIES_MIN_ROWS - n);
      AciesHex corner = acies_hex (acies_board_columns_in_row (state->board, state->board->rows - 1u) - 1,
                                   state->board->rows - 1u);

      state->board->terrain[corner] = 1;
      state->units[0] = (AciesUnit) { .place = ACIES_PLACE_BOARD, .figures = 1, .hex = corner };
      state->n_units = 1;
      data_assert_comes_back (library, state);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/random/round-trips", round_trips);
  g_test_add_func ("/formats/random/every-size", every_size);

  return g_test_run ();
}
