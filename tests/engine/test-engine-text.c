/* test-engine-text.c - commands as lines, and back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/command.h"
#include "engine/core/lesson.h"
#include "formats/ruleset/library.h"
#include "support/data.h"
#include "support/lines.h"

#include <string.h>

/* Patterns of sentences that several cases expect. */
#define NEEDS(command, words) "“" command "” * " words
#define UNEXPECTED(word, command) "Unexpected “" word "” after “" command "”"
#define UNKNOWN(command) "Unknown command “" command "”"

/* clang-format off */
static const char *const lines[] = {
  "paint forest E5", "paint clear A1", "place principes E5 3", "place principes E5 3 rome", "place macedonian-leader BL64 12", "remove AA10",
  "shift E5 F6", "figures E5 1", "mark testudo E5 1", "mark phalanx E5 0", "reserve velites 2", "reserve velites 2 rome", "reserve velites 2 1", "reserve velites 2 1 rome", "cards rome charge 60",
  "hand macedon first-strike 0", "discard rome line-order 1", "morale rome 5", "hand-size macedon 4", "actions rome 3", "spent macedon 2", "camp rome E9",
  "camp rome", "entry rome A1 1", "first macedon", "end-round 11", "opening rome 3", "opening rome 3 order", "switch hills-impassable yes",
  "switch hills-impassable no", "switch camp-loss 2", "switch phalanx-lost own-movement", "text title Zama, 202 BC",
  "text briefing  two blanks before and after ", "text notes ", "label E5 Camp of Perseus", "label E5", "resize 12 9", "replace", "start", "play line-order", "order E5",
  "order E5 E9", "move E5 F6", "swap E5 E6", "step E5 E6", "attack F6 F5", "enter equites A1", "retreat E6", "put-back charge", "take withdraw", "pass", "done", "yes",
  "dice 1", "dice 6 5 4 3 2 1", "draw charge",
  "tracker next", "tracker round 2", "tracker turn rome", "tracker turn rome order", "tracker morale rome -1", "tracker morale macedon +2 unit",
  "tracker actions rome +1", "tracker losses rome principes +2", "tracker losses rome principes -1", "tracker hand rome +3",
  "tracker card rome charge discard", "tracker card rome charge hand row", "tracker shuffle macedon", "tracker clock rome 1294", "tracker clock rome 1294 macedon", "tracker increment 10",
  "tracker next @754", "tracker losses rome principes +2 @60", "tracker dice 1 6 @61", "tracker turn rome @3700", "tracker dice 1 6",
  "tracker fight principes pezhetairoi", "tracker fight principes pezhetairoi 3 5 5", "tracker end",
};

static const struct { const char *line, *normal; } loose[] = {
  { "  move   e5\tf6  ", "move E5 F6" },
  { "order aa10", "order AA10" },
  { "done ", "done" },
  { "text title", "text title " },
  { "label e5 ", "label E5" },
};

static const struct { const char *line, *message; } faults[] = {
  { "", UNKNOWN ("") },
  { "   ", UNKNOWN ("") },
  { "march E5 E6", UNKNOWN ("march") },
  { "Move E5 E6", UNKNOWN ("Move") },
  { "\x1b[31mmove E5 E6", UNKNOWN (" [31mmove") },
  { "\xffmove E5 E6", UNKNOWN ("�move") },
  { "0123456789012345678901234567890123456789012345678901234567890", UNKNOWN ("012345678901234567890123456789012345678901234567890123456789…") },
  { "move", NEEDS ("move", "HEX HEX") },
  { "move E5", NEEDS ("move", "HEX HEX") },
  { "move E5 E65", LINES_NOT_VALID ("E65", "move") },
  { "move E5 E6 E7", UNEXPECTED ("E7", "move") },
  { "order", NEEDS ("order", "HEX [HEX]") },
  { "order E5 F5 G5", UNEXPECTED ("G5", "order") },
  { "paint swamp E5", LINES_NOT_VALID ("swamp", "paint") },
  { "paint forest", NEEDS ("paint", "TERRAIN HEX") },
  { "place hoplites E5 3", LINES_NOT_VALID ("hoplites", "place") },
  { "place principes E5", NEEDS ("place", "TYPE HEX FIGURES [SIDE]") },
  { "place principes E5 three", LINES_NOT_VALID ("three", "place") },
  { "place principes E5 -1", LINES_NOT_VALID ("-1", "place") },
  { "place principes E5 1001", LINES_NOT_VALID ("1001", "place") },
  { "place principes E5 99999999999999999999", LINES_NOT_VALID ("99999999999999999999", "place") },
  { "mark tired E5 1", LINES_NOT_VALID ("tired", "mark") },
  { "cards carthage charge 1", LINES_NOT_VALID ("carthage", "cards") },
  { "cards rome trumpet 1", LINES_NOT_VALID ("trumpet", "cards") },
  { "label", NEEDS ("label", "HEX [WORDS...]") },
  { "label Tempe", LINES_NOT_VALID ("Tempe", "label") },
  { "camp", NEEDS ("camp", "SIDE [HEX]") },
  { "camp rome 5E", LINES_NOT_VALID ("5E", "camp") },
  { "switch fog yes", LINES_NOT_VALID ("fog", "switch") },
  { "switch hills-impassable maybe", LINES_NOT_VALID ("maybe", "switch") },
  { "switch camp-loss 6", LINES_NOT_VALID ("6", "switch") },
  { "switch phalanx-lost sometimes", LINES_NOT_VALID ("sometimes", "switch") },
  { "switch hills-impassable", NEEDS ("switch", "SWITCH VALUE") },
  { "text colophon x", LINES_NOT_VALID ("colophon", "text") },
  { "resize 12", NEEDS ("resize", "COLUMNS ROWS") },
  { "start now", UNEXPECTED ("now", "start") },
  { "play", NEEDS ("play", "CARD [HEX]") },
  { "play charge charge", LINES_NOT_VALID ("charge", "play") },
  { "play charge E5 E6", UNEXPECTED ("E6", "play") },
  { "done 1", UNEXPECTED ("1", "done") },
  { "dice", NEEDS ("dice", "FACE...") },
  { "dice 1 x 3", LINES_NOT_VALID ("x", "dice") },
  { "dice 1 99999", LINES_NOT_VALID ("99999", "dice") },
  { "dice 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", UNEXPECTED ("1", "dice") },
};
/* clang-format on */

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  g_assert_nonnull (self->ruleset);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  acies_library_unref (self->library);
}

/* What a line reads as, written again. */
static char *
normalise (const Fixture *self,
           const char    *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_auto (AciesCommand) again = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;
  char *text;

  acies_command_parse (line, self->ruleset, &command, &error);
  g_assert_no_error (error);
  text = acies_command_to_string (&command, self->ruleset);
  acies_command_parse (text, self->ruleset, &again, &error);
  g_assert_no_error (error);
  g_assert_true (acies_command_equal (&command, &again));

  return text;
}

static void
test_lines (Fixture      *self,
            gconstpointer data)
{
  gboolean seen[ACIES_N_COMMANDS] = { FALSE };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autofree char *text = normalise (self, lines[i]);

      g_assert_cmpstr (text, ==, lines[i]);
      g_assert_true (acies_command_parse (lines[i], self->ruleset, &command, NULL));
      g_assert_true (g_str_has_prefix (lines[i], acies_command_name (command.kind, self->ruleset->procs)));
      seen[command.kind] = TRUE;
    }
  for (guint kind = 0; kind < ACIES_N_COMMANDS; kind++)
    {
      const char *name = acies_command_name (kind, self->ruleset->procs);

      if ((kind == ACIES_COMMAND_PROPERTY && self->ruleset->n_properties == 0) ||
          ((kind == ACIES_COMMAND_RESOURCE || kind == ACIES_COMMAND_TRACK_RESOURCE) && self->ruleset->n_resources == 0))
        continue; /* there is no such line; "/properties/lines" and "/resources/line" have those of another game */
      if (name != NULL && !seen[kind])
        g_error ("no line for “%s”", name);
    }
}

/* What only some games have: each reads its own, and not those of others. */
static void
test_verbs (Fixture      *self,
            gconstpointer data)
{
  static const char *const other[] = { "enter leader A1", "way E5", "way E5 E6" };
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  g_assert_false (acies_command_parse ("way E5", self->ruleset, &command, &error));
  g_assert_cmpstr (error->message, ==, UNKNOWN ("way"));
  self->ruleset = acies_library_get_ruleset (self->library, "rome-vs-carthage", NULL);
  g_clear_error (&error);
  g_assert_false (acies_command_parse ("swap E5 E6", self->ruleset, &command, &error));
  g_assert_cmpstr (error->message, ==, UNKNOWN ("swap"));
  for (guint i = 0; i < G_N_ELEMENTS (other); i++)
    {
      g_autofree char *text = normalise (self, other[i]);

      g_assert_cmpstr (text, ==, other[i]);
    }
}

static void
test_loose (Fixture      *self,
            gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (loose); i++)
    {
      g_autofree char *text = normalise (self, loose[i].line);

      g_assert_cmpstr (text, ==, loose[i].normal);
    }
}

static void
test_faults (Fixture      *self,
             gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      AciesCommand command;
      g_autoptr (GError) error = NULL;

      if (acies_command_parse (faults[i].line, self->ruleset, &command, &error))
        g_error ("“%s” is accepted", faults[i].line);
      g_assert_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX);
      data_assert_like (error->message, faults[i].message);
      g_assert_null (command.text);
    }
}

/* Each field of each kind, anywhere in its range. */
static void
fill_at_random (const Fixture *self,
                GRand         *rand,
                AciesCommand  *command)
{
  const char *usage = acies_command_usage (command->kind, self->ruleset->procs);

  if (strstr (usage, "HEX") != NULL)
    command->hex = (AciesHex) g_rand_int_range (rand, 0, ACIES_MAX_HEXES);
  if (strstr (usage, "HEX HEX") != NULL || (strstr (usage, "HEX [HEX]") != NULL && g_rand_boolean (rand)))
    command->to = (AciesHex) g_rand_int_range (rand, 0, ACIES_MAX_HEXES);
  if (strstr (usage, "SIDE") != NULL)
    command->side = (AciesSide) g_rand_int_range (rand, 0, (gint) self->ruleset->n_sides);
  if (strstr (usage, "CARD") == usage || strstr (usage, " CARD ") != NULL)
    command->id = (AciesId) g_rand_int_range (rand, 0, (gint) self->ruleset->n_cards);
  if (strstr (usage, "TERRAIN") != NULL)
    command->id = (AciesId) g_rand_int_range (rand, 0, (gint) self->ruleset->n_terrains);
  if (strstr (usage, "TYPE") != NULL)
    command->id = (AciesId) g_rand_int_range (rand, 0, (gint) self->ruleset->n_unit_types);
  if (g_str_has_suffix (usage, "FIGURES") || g_str_has_suffix (usage, "UNITS") || g_str_has_suffix (usage, "COPIES") ||
      g_str_has_suffix (usage, "MORALE") || g_str_has_suffix (usage, "CARDS") || g_str_has_suffix (usage, "ROUND"))
    command->number = (gint16) g_rand_int_range (rand, 0, 1001);
  if (strstr (usage, "FACE") != NULL)
    {
      command->dice.n = (guint8) g_rand_int_range (rand, 1, ACIES_MAX_DICE + 1);
      for (guint i = 0; i < command->dice.n; i++)
        command->dice.faces[i] = (guint8) g_rand_int_range (rand, 1, 7);
    }
}

static void
test_random (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (197);

  for (guint n = 0; n < 20000; n++)
    {
      g_auto (AciesCommand) command = acies_command (n % ACIES_FIRST_TRACKER_COMMAND); /* those of a table are in test-tracker */
      g_auto (AciesCommand) again = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
      g_autofree char *text = NULL;
      g_autoptr (GError) error = NULL;

      /* These take words that the usage does not name one by one; the table above has them. */
      if (command.kind == ACIES_COMMAND_MARK || command.kind == ACIES_COMMAND_PROPERTY || command.kind == ACIES_COMMAND_RESOURCE || command.kind == ACIES_COMMAND_SWITCH ||
          command.kind == ACIES_COMMAND_TEXT || command.kind == ACIES_COMMAND_LABEL || acies_command_name (command.kind, self->ruleset->procs) == NULL)
        continue;
      fill_at_random (self, rand, &command);
      text = acies_command_to_string (&command, self->ruleset);
      acies_command_parse (text, self->ruleset, &again, &error);
      g_assert_no_error (error);
      g_assert_true (acies_command_equal (&command, &again));
    }
}

/* Bytes thrown together never crash the reader, and what it accepts it can write. */
static void
test_noise (Fixture      *self,
            gconstpointer data)
{
  static const char *const words[] = { "move", "E5", "place", "principes", "3", "rome", "dice", "6", "switch", "camp-loss",
                                       "text", "title", " ", "\t", "-1", "E65", "\xff", "mark", "testudo", "order", "cards" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (208);
  guint accepted = 0;

  for (guint n = 0; n < 50000; n++)
    {
      g_autoptr (GString) line = g_string_new (NULL);
      g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

      for (gint i = g_rand_int_range (rand, 0, 6); i > 0; i--)
        g_string_append_printf (line, "%s ", words[g_rand_int_range (rand, 0, G_N_ELEMENTS (words))]);
      if (acies_command_parse (line->str, self->ruleset, &command, NULL))
        {
          g_autofree char *text = normalise (self, line->str);

          g_assert_nonnull (text);
          accepted++;
        }
    }
  g_assert_cmpuint (accepted, >, 100);
}

/* Words that are left out, and "*", stand for any. */
static void
test_patterns (Fixture      *self,
               gconstpointer unused)
{
  static const struct
  {
    const char *pattern;
    const char *line;
    gboolean    fits;
  } cases[] = {
    { "move", "move E5 E4", TRUE },
    { "move E5", "move E5 E4", TRUE },
    { "move E5", "move D6 E5", FALSE },
    { "move * E4", "move E5 E4", TRUE },
    { "move * E4", "move E4 E5", FALSE },
    { "move * *", "move E4 E5", TRUE },
    { "move", "attack E5 E4", FALSE },
    { "order E5", "order E5 E6", TRUE },
    { "order E5 E6", "order E5", FALSE },
    { "play", "play withdraw", TRUE },
    { "play withdraw", "play flanking E5", FALSE },
    { "play flanking", "play flanking E5", TRUE },
    { "done", "done", TRUE },
    { "pass", "done", FALSE },
  };
  static const char *const bad[] = { "", "*", "fly", "move E5 E4 E3", "move 5", "done E5", "dice 6", "draw withdraw", "start", "paint forest E5" };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      AciesCommand pattern, command;

      g_assert_true (acies_command_parse_pattern (cases[i].pattern, self->ruleset, &pattern, NULL));
      g_assert_true (acies_command_parse (cases[i].line, self->ruleset, &command, NULL));
      g_assert_cmpint (acies_command_fits (&command, &pattern), ==, cases[i].fits);
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      AciesCommand pattern;

      g_assert_false (acies_command_parse_pattern (bad[i], self->ruleset, &pattern, &error));
      g_assert_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/engine/command/lines", Fixture, NULL, set_up, test_lines, tear_down);
  g_test_add ("/engine/command/verbs", Fixture, NULL, set_up, test_verbs, tear_down);
  g_test_add ("/engine/command/loose", Fixture, NULL, set_up, test_loose, tear_down);
  g_test_add ("/engine/command/faults", Fixture, NULL, set_up, test_faults, tear_down);
  g_test_add ("/engine/command/random", Fixture, NULL, set_up, test_random, tear_down);
  g_test_add ("/engine/command/patterns", Fixture, NULL, set_up, test_patterns, tear_down);
  g_test_add ("/engine/command/noise", Fixture, NULL, set_up, test_noise, tear_down);

  return g_test_run ();
}
