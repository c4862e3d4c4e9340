/* test-rules.c - every rule statement, case by case
 *
 * Scans tests/rules/RULESET/ for files of cases. A case begins with a line
 * "== ID/what-it-shows" and is a script (support/script.h) up to the next; it
 * becomes the test /rules/RULESET/ID/what-it-shows. Lines "with WORD..." after it
 * make it one for each of them, in which $1 is the first word. Called with "mirrored" it
 * plays the same cases on a board of hexes whose left is right, as
 * /mirrored/RULESET/ID/what-it-shows: who faces to the right there faces to the
 * left, and wheels the other way. A case with a line "handed ID" depends on a
 * statement that knows left from right, and must fail there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/board.h"
#include "engine/ruleset/property.h"
#include "support/data.h"
#include "support/script.h"

#include <stdlib.h>
#include <string.h>

static gboolean mirrored;

typedef struct
{
  AciesLibrary *library;
  char         *ruleset_id;
  guint         columns; /* of its usual board */
  gboolean      handed;
  char         *name; /* ID/what-it-shows */
  char         *file;
  guint         line; /* of the first line of its script */
  GString      *lines;
  GPtrArray    *rows; /* of GStrv: the words of each case that is made of it; none: it is one itself */
} Case;

static void
case_free (Case *self)
{
  g_free (self->name);
  g_free (self->file);
  g_string_free (self->lines, TRUE);
  g_ptr_array_unref (self->rows);
  acies_library_unref (self->library);
  g_free (self->ruleset_id);
  g_free (self);
}

static gboolean
mirror_hex (const GMatchInfo *match,
            GString          *result,
            gpointer          data)
{
  g_autofree char *word = g_match_info_fetch (match, 0);
  guint            columns = GPOINTER_TO_UINT (data); /* every second row, one less */
  AciesHexName     name;
  AciesHex         hex;
  guint            row;

  /* What is off the board stays there. */
  if (!acies_hex_parse (word, &hex) || acies_hex_column (hex) >= columns - acies_hex_row (hex) % 2)
    {
      g_string_append (result, word);
      return FALSE;
    }
  row = acies_hex_row (hex);
  g_string_append (result, acies_hex_name (acies_hex (columns - 1 - row % 2 - acies_hex_column (hex), row), name));

  return FALSE;
}

static gboolean
mirror_corner (const GMatchInfo *match,
               GString          *result,
               gpointer          data)
{
  g_autofree char *before = g_match_info_fetch (match, 1);
  g_autofree char *side = g_match_info_fetch (match, 2);

  g_string_append_printf (result, "%s%s", before, g_str_equal (side, "e") ? "w" : "e");

  return FALSE;
}

/* What a command says by a number: 1 to the left and 2 to the right, or a corner, clockwise from 1 in the north. */
static gboolean
mirror_number (const GMatchInfo *match,
               GString          *result,
               gpointer          data)
{
  g_autofree char *word = g_match_info_fetch (match, 1);
  g_autofree char *digit = g_match_info_fetch (match, 2);
  int              number = atoi (digit);

  g_string_append_printf (result, "%s %d", word, g_str_equal (word, "wheel") ? 3 - number : (int) acies_facing_flip ((AciesFacing) (number - 1)) + 1);

  return FALSE;
}

static const struct
{
  const char        *pattern;
  GRegexEvalCallback mirror;
} mirrors[] = {
  { "(?<![-A-Z])[A-Z][0-9]+", mirror_hex },
  { "(facing (?:[A-Z][0-9]+ )?[ns])([ew])\\b", mirror_corner },
  { "\\b(wheel|re-form) ([1-6])\\b", mirror_number },
};

static char *
dup_mirrored (const char *script,
              guint       columns)
{
  char *text = g_strdup (script);

  for (guint i = 0; i < G_N_ELEMENTS (mirrors); i++)
    {
      g_autoptr (GRegex) regex = g_regex_new (mirrors[i].pattern, 0, 0, NULL);
      g_autofree char *before = text;

      text = g_regex_replace_eval (regex, before, -1, 0, 0, mirrors[i].mirror, GUINT_TO_POINTER (columns), NULL);
    }

  return text;
}

/* The battles that come with the game are not symmetrical. */
static gboolean
can_be_mirrored (const char *script)
{
  return strstr (script, "scenario ") == NULL && strstr (script, "template ") == NULL && strstr (script, "resize ") == NULL;
}

/* A failed case does not keep the others from being played. */
static void
test_case (gconstpointer data)
{
  const Case *self = data;
  g_autoptr (GError) error = NULL;
  gboolean fails = !script_run (self->library, self->ruleset_id, self->line, self->lines->str, &error);

  if (mirrored && self->handed && !fails)
    g_test_fail_printf ("%s:%u: it does not know left from right", self->file, self->line);
  else if (fails && !(mirrored && self->handed))
    g_test_fail_printf ("%s:%s", self->file, error->message);
}

static void
add_case (Case *self)
{
  g_autofree char *path = g_strdup_printf (mirrored ? "/mirrored/%s/%s" : "/rules/%s/%s", self->ruleset_id, self->name);

  if (mirrored)
    {
      g_autofree char *script = NULL;

      if (!can_be_mirrored (self->lines->str))
        {
          case_free (self);
          return;
        }
      script = dup_mirrored (self->lines->str, self->columns);
      g_string_assign (self->lines, script);
    }

  g_test_add_data_func_full (path, self, test_case, (GDestroyNotify) case_free);
}

/* The word after "with" for $1, and so on. */
static GString *
fill (const char *text,
      char      **words)
{
  GString *filled = g_string_new (text);

  for (guint i = 1; words[i] != NULL; i++)
    {
      const char place[] = { '$', (char) ('0' + i), '\0' };

      g_string_replace (filled, place, words[i], 0);
    }
  g_assert_null (strchr (filled->str, '$'));

  return filled;
}

static Case *
case_new (AciesLibrary *library,
          const char   *ruleset_id,
          const char   *name,
          const char   *file,
          guint         line)
{
  Case *self = g_new (Case, 1);

  *self = (Case) { acies_library_ref (library), g_strdup (ruleset_id), acies_library_get_ruleset (library, ruleset_id, NULL)->columns, FALSE,
                   g_strdup (name), g_strdup (file), line, g_string_new (NULL), g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev) };
  return self;
}

/* The case, or those that its rows make of it. */
static void
add_cases (Case *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      char   **words = self->rows->pdata[i];
      GString *name = fill (self->name, words);
      Case    *one = case_new (self->library, self->ruleset_id, name->str, self->file, self->line);

      one->handed = self->handed;
      g_string_free (one->lines, TRUE);
      one->lines = fill (self->lines->str, words);
      g_string_free (name, TRUE);
      add_case (one);
    }
  if (self->rows->len > 0)
    case_free (self);
  else
    add_case (self);
}

static void
add_file (AciesLibrary *library,
          const char   *ruleset_id,
          const char   *path)
{
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, NULL);
  g_autoptr (GBytes) content = data_load (path);
  g_autofree char *text = g_strndup (g_bytes_get_data (content, NULL), g_bytes_get_size (content));
  g_autofree char *file = g_path_get_basename (path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Case *current = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "== "))
        {
          g_clear_pointer (&current, add_cases);
          current = case_new (library, ruleset_id, lines[i] + strlen ("== "), file, i + 2);
        }
      else if (current != NULL && g_str_has_prefix (lines[i], "with "))
        {
          g_ptr_array_add (current->rows, g_strsplit (lines[i], " ", -1));
          g_string_append_c (current->lines, '\n');
        }
      else if (current != NULL && g_str_has_prefix (lines[i], "handed "))
        {
          g_assert_nonnull (acies_ruleset_find_rule (ruleset, lines[i] + strlen ("handed ")));
          current->handed = TRUE;
          g_string_append_c (current->lines, '\n');
        }
      else if (current != NULL)
        g_string_append_printf (current->lines, "%s\n", lines[i]);
    }
  g_clear_pointer (&current, add_cases);
}

static void
add_ruleset (AciesLibrary *library,
             const char   *id)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "rules", id, NULL);
  g_autoptr (GError) error = NULL;
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, id, &error);
  g_auto (GStrv) files = NULL;

  g_assert_no_error (error);
  /* Statements without cases are told by check-rules.py. */
  if (!g_file_test (folder, G_FILE_TEST_IS_DIR) || (mirrored && ruleset->layout != ACIES_BOARD_HEXES))
    return;
  files = data_list_files (folder, ".rules");
  for (guint i = 0; files[i] != NULL; i++)
    add_file (library, id, files[i]);
}

int
main (int argc, char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  g_test_init (&argc, &argv, NULL);
  if (g_getenv ("G_TEST_SRCDIR") == NULL)
    g_error ("G_TEST_SRCDIR must be the path of tests/, or no case is found");
  mirrored = argc > 1 && g_str_equal (argv[1], "mirrored");
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; rulesets[i] != NULL; i++)
    add_ruleset (library, rulesets[i]);

  return g_test_run ();
}
