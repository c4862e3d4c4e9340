/* learn.c - finds what things are worth to who plays a ruleset for the computer
 *
 * Plays the battles of the ruleset many times, beginning from the numbers that it
 * has, and writes its computer.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/library.h"
#include "formats/ruleset/ruleset-xml.h"
#include "strength/lessons.h"
#include "support/battles.h"

#include <math.h>

static int   n_rounds = 600;
static int   n_games = 640;
static int   n_worths = 3000;
static int   seed = 1;
static char *out = NULL;

static const GOptionEntry entries[] = {
  { "rounds", 0, 0, G_OPTION_ARG_INT, &n_rounds, "In which habits are moved", "N" },
  { "games", 0, 0, G_OPTION_ARG_INT, &n_games, "Of each of these rounds", "N" },
  { "worth-games", 0, 0, G_OPTION_ARG_INT, &n_worths, "From which worths are found", "N" },
  { "seed", 0, 0, G_OPTION_ARG_INT, &seed, "Of all chance", "S" },
  { "out", 0, 0, G_OPTION_ARG_FILENAME, &out, "Where to write; computer.xml of the ruleset unless given", "FILE" },
  { NULL },
};

static void
begin (Lesson *lesson)
{
  const AciesRuleset *ruleset = lesson->ruleset;

  for (guint i = 0; i < ACIES_N_HABITS; i++)
    lesson->numbers[i] = ruleset->computer.habits[i] / 1000.0f;
  for (guint i = 0; i < ruleset->n_cards; i++)
    lesson->numbers[ACIES_N_HABITS + i] = ruleset->computer.cards[i] / 1000.0f;
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    lesson->worths[i] = ruleset->computer.worths[i] / 1000.0f;
}

static void
add (GString    *text,
     const char *element,
     const char *id,
     float       number)
{
  g_string_append_printf (text, "  <%s id=\"%s\" number=\"%d\"/>\n", element, id,
                          (int) lroundf (CLAMP (number * 1000, G_MININT16, G_MAXINT16)));
}

static char *
write_numbers (const Lesson *lesson)
{
  GString *text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                "<!-- SPDX-License-Identifier: GPL-3.0-or-later -->\n"
                                "<!-- Found by playing: ./dev learn -->\n");

  g_string_append_printf (text, "<computer xmlns=\"" ACIES_COMPUTER_NS "\" format=\"1\" ruleset=\"%s\">\n", lesson->ruleset->id);
  for (guint i = 0; i < ACIES_N_WORTHS; i++)
    add (text, "worth", acies_worth_name ((AciesWorth) i), lesson->worths[i]);
  for (guint i = 0; i < ACIES_N_HABITS; i++)
    add (text, "habit", acies_habit_name ((AciesHabit) i), lesson->numbers[i]);
  for (guint i = 0; i < lesson->ruleset->n_cards; i++)
    add (text, "card", lesson->ruleset->cards[i].id, lesson->numbers[ACIES_N_HABITS + i]);
  for (guint i = 0; i < ACIES_N_LEVELS; i++)
    if (lesson->ruleset->computer.levels[i] != acies_level_usual ((AciesLevel) i))
      g_string_append_printf (text, "  <level id=\"%s\" number=\"%u\"/>\n", acies_level_name ((AciesLevel) i), lesson->ruleset->computer.levels[i]);
  g_string_append (text, "</computer>\n");

  return g_string_free (text, FALSE);
}

static gboolean
learn (const char *id,
       GError    **error)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, error);
  g_autoptr (GPtrArray) battles = NULL;
  g_autofree char *path = NULL;
  g_autofree char *text = NULL;
  Lesson           lesson = { .ruleset = ruleset, .seed = (guint64) seed };

  if (ruleset == NULL)
    return FALSE;
  lesson.battles = battles = battles_load_all (library, id);
  begin (&lesson);
  lesson_find_habits (&lesson, (guint) MAX (n_rounds, 0), (guint) MAX (n_games, 8));
  if (n_worths > 0)
    lesson_find_worths (&lesson, (guint) n_worths);
  text = write_numbers (&lesson);
  path = out != NULL ? g_strdup (out) : g_build_filename (g_getenv ("ACIES_DATA_DIR"), "rulesets", id, "computer.xml", NULL);

  return g_file_set_contents (path, text, -1, error);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new ("RULESET - find what things are worth to a computer player");
  g_autoptr (GError) error = NULL;

  g_option_context_add_main_entries (context, entries, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || (argc == 2 && !learn (argv[1], &error)) || argc != 2)
    {
      g_printerr ("%s\n", error != NULL ? error->message : "Name one ruleset");
      return 1;
    }

  return 0;
}
