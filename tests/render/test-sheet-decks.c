/* test-sheet-decks.c - what the sheet says of wounds and dice, of decks from which no hand has a card, of victory and the first side
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "render/export.h"
#include "support/battles.h"

#include <string.h>

static AciesLibrary *library;

static char *
dup_text (const AciesState *state)
{
  AciesPage page = acies_page (ACIES_PAPER_A4, ACIES_ORIENTATION_BOARD, state->board);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (state, &page);

  return acies_sheet_dup_text (sheet);
}

/* The same, with the lines of a text put together again. */
static char *
dup_joined (const AciesState *state)
{
  g_autofree char *text = dup_text (state);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  return g_strjoinv ("", lines);
}

static void
assert_said (const char        *text,
             const char *const *lines)
{
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_test_message ("“%s” in:\n%s", lines[i], text);
      g_assert_nonnull (strstr (text, lines[i]));
    }
}

static void
counts_wounds (void)
{
  g_autoptr (AciesState) state = battle_load (library, "telamon");
  g_autofree char *text = dup_text (state);

  assert_said (text, (const char *[]) { "Units Wounds Units", "Republican Legionaries 6 3 × 2", NULL });
  g_assert_null (strstr (text, "Figures"));
  g_assert_null (strstr (text, "No cards")); /* sides have no decks of their own there */
}

/* Beside each type the dice it rolls and what its S does; the nation of a card is said by its army. */
static void
dice_of_types (void)
{
  g_autoptr (AciesState) state = battle_load (library, "telamon");
  g_autofree char *text = dup_joined (state);

  assert_said (text, (const char *[]) { "Good going: Yellow, White; Difficult terrain: White; S beats infantry", "Good going: Green; Difficult terrain: White", "Assault: Green", NULL });
  g_assert_null (strstr (text, "White; Rome"));
}

/* By the generals, and not the one that the scenario names: that is the attacker. The worse one lays out first, the better one
 * then picks first. */
static void
first_by_generals (void)
{
  g_autoptr (AciesState) state = battle_load (library, "telamon");
  AciesId          deployment = acies_ruleset_find_switch (state->ruleset, "deployment");
  g_autofree char *text = dup_text (state);
  g_autofree char *laid = NULL;

  assert_said (text, (const char *[]) { "Moves first Rome", "Attacker Rome", NULL });
  state->switches[deployment] = !state->switches[deployment];
  laid = dup_text (state);
  assert_said (laid, (const char *[]) { "Moves first Barbaricum", "Attacker Rome", NULL });
}

/* With the numbers of the battle. */
static void
victory (void)
{
  static const struct
  {
    const char *battle;
    const char *words;
  } rows[] = {
    { "telamon", "only 1 main battle card " },
    { "telamon", "the attacker, Rome," },
    { "cannae", "only 3 main battle cards " },
    { "new-carthage", "only 2 troop cards " },
    { "new-carthage", "the defenders hold" },
    { "new-carthage", "Rome assaults" },
    { "new-carthage", "to 1 main battle card " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesState) state = battle_load (library, rows[i].battle);
      g_autofree char *text = dup_joined (state);

      assert_said (text, (const char *[]) { rows[i].words, NULL });
    }
}

/* There are no cards in this game, and units consist of bases. */
static void
counts_bases (void)
{
  g_autoptr (AciesState) state = battle_load (library, "magnesia");
  g_autofree char *text = dup_text (state);

  assert_said (text, (const char *[]) { "Units Bases Units", NULL });
  g_assert_null (strstr (text, "Figures"));
  g_assert_null (strstr (text, "No cards"));
}

/* Tiles come as they do with the game, unless the battle says otherwise. */
static void
tiles (void)
{
  g_autoptr (AciesState) state = battle_load (library, "telamon");
  AciesCommand more = acies_command_with_id (ACIES_COMMAND_CARDS, acies_ruleset_find_card (state->ruleset, "rocky-1"));
  g_autoptr (GArray) events = acies_events_new ();
  g_autofree char *usual = dup_text (state);
  g_autofree char *other = NULL;

  assert_said (usual, (const char *[]) { "Tactica", "Second Wind × 5: After your own roll: roll one of its dice again.", NULL });
  g_assert_null (strstr (usual, "Brown Tiles"));
  more.side = ACIES_COMMON;
  more.number = 3;
  g_assert_true (acies_engine_apply (state, &more, events, NULL));
  other = dup_text (state);
  assert_said (other, (const char *[]) { "Brown Tiles", "Rocky Ground 1 × 3: Rocky Ground for file 1.", "Rocky Ground 2: Rocky Ground for file 2.", NULL });
}

/* Cards that do the same share a row, kinds of dice with the same faces, too; who is first the dice say, not the file. */
static void
words_for_the_table (void)
{
  g_autoptr (AciesState) state = battle_load (library, "two-legates");
  g_autofree char *text = dup_text (state);

  assert_said (text, (const char *[]) { "Moves first decided", "Actions. Muster:", "What actions cost. ", "Points. ", "Dice",
                                        "Black, Red, Blue, White 1 2 3 4 5 6",
                                        "Left Wing, Upper (Red, Grey, Green, Gold, Purple) × 3: Left end of a legion: open on the right only. Half a red square above.",
                                        "Drill × 2: Infantry token, cost 1: raise one of your black dice by 2.", "Staff of Three: Have 3 red dice.",
                                        "Events", "Battle Cards", "Open Field: Rewards by legion colour. Red: a red die.", NULL });
  g_assert_null (strstr (text, "Figures"));
}

/* Dice say who acts first, unless the scenario gives the initiative: then it is the other side. */
static void
first_by_dice (void)
{
  g_autoptr (AciesState) state = battle_load (library, "magnesia");
  g_autofree char *diced = dup_text (state);
  g_autofree char *given = NULL;
  g_autofree char *later = NULL;

  assert_said (diced, (const char *[]) { "Moves first decided", "Last round 12", NULL });
  g_assert_null (strstr (diced, "moves first"));
  g_assert_null (strstr (diced, "Starts with"));
  state->switches[acies_ruleset_find_switch (state->ruleset, "initiative")] = 2; /* the far side has it */
  given = dup_text (state);
  assert_said (given, (const char *[]) { "Rome moves first", "Moves first Rome", NULL });
  state->turn.round = 2;
  state->turn.phase = 2;
  later = dup_text (state);
  assert_said (later, (const char *[]) { "Starts with round 2, Manoeuvre", NULL });
}

/* Only the dice of the table in use, with all their faces. */
static void
dice_in_use (void)
{
  g_autoptr (AciesState) state = battle_load (library, "telamon");
  g_autofree char *first = dup_joined (state);
  g_autofree char *second = NULL;

  assert_said (first, (const char *[]) { "Black Blank × 4, Special, Cross", "Green Blank × 2, Special, Cross × 2, Skull", "Red Special, Cross × 3, Skull × 2", NULL });
  g_assert_null (strstr (first, "Blank × 3, Special, Cross, Skull"));
  state->switches[acies_ruleset_find_switch (state->ruleset, "dice-table")] = 1;
  second = dup_joined (state);
  assert_said (second, (const char *[]) { "White Blank × 3, Special, Cross × 2", "Green Blank × 3, Special, Cross, Skull", "Red Blank × 2, Special, Cross, Skull × 2", NULL });
  g_assert_null (strstr (second, "Red Special"));
}

/* Rules in short are those of the battle: of its ground, its deployment, its town and its Tactica. */
static void
rules_of_the_battle (void)
{
  static const struct
  {
    const char *battle;
    const char *words[4];
    const char *missing;
  } rows[] = {
    { "telamon", { "star of your general.", "Deployment. Rome lays 1 card ", "at most 2 troop cards " }, "Tiles." },
    { "vicus-gothi-from-the-map", { "Prepared Battlefield", "Tiles.", "Hills.", "Deployment. Barbaricum lays 2 cards " }, "waterway" },
    { "vicus-gothi", { "Phases. Artillery, bowfire", "Melee. First,", "Special (S). In good going", "Ground. Woods" }, "Second Wind" },
    { "new-carthage", { "Garrison. ", "melee: Black.", "A special (S) does nothing.", "Only infantry and artillery" }, "The outer files" },
    { "cannae", { "your general, and one more.", "at most 4 troop cards ", "Second Wind × ", "Generals." }, "Tiles." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesState) state = battle_load (library, rows[i].battle);
      g_autofree char *text = dup_joined (state);

      assert_said (text, (const char *[]) { rows[i].words[0], rows[i].words[1], rows[i].words[2], rows[i].words[3], NULL });
      g_assert_null (strstr (text, rows[i].missing));
    }
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/sheet/counts-wounds", counts_wounds);
  g_test_add_func ("/sheet/counts-bases", counts_bases);
  g_test_add_func ("/sheet/dice-of-types", dice_of_types);
  g_test_add_func ("/sheet/first-by-generals", first_by_generals);
  g_test_add_func ("/sheet/victory", victory);
  g_test_add_func ("/sheet/tiles", tiles);
  g_test_add_func ("/sheet-decks/dice-in-use", dice_in_use);
  g_test_add_func ("/sheet-decks/rules-of-the-battle", rules_of_the_battle);
  g_test_add_func ("/sheet-decks/words-for-the-table", words_for_the_table);
  g_test_add_func ("/sheet/first-by-dice", first_by_dice);
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
