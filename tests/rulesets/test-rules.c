/* test-rules.c - every rule statement, case by case
 *
 * Scans tests/rules/RULESET/ for files of cases. A case begins with a line
 * "== ID/what-it-shows" and is a script (support/script.h) up to the next; it
 * becomes the test /rules/RULESET/ID/what-it-shows. Called with "mirrored" it
 * plays the same cases on a board whose left is right, as
 * /mirrored/RULESET/ID/what-it-shows; on hexes no rule knows left from right,
 * but for games in which units face somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board.h"
#include "engine/property.h"
#include "support/data.h"
#include "support/script.h"

#include <string.h>

static gboolean mirrored;

typedef struct
{
  AciesLibrary *library;
  char         *ruleset_id;
  guint         columns; /* of its usual board */
  char         *name;    /* ID/what-it-shows */
  char         *file;
  guint         line; /* of the first line of its script */
  GString      *lines;
} Case;

static void
case_free (Case *self)
{
  g_free (self->name);
  g_free (self->file);
  g_string_free (self->lines, TRUE);
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

  /* What lies off the board stays there. */
  if (!acies_hex_parse (word, &hex) || acies_hex_column (hex) >= columns - acies_hex_row (hex) % 2)
    {
      g_string_append (result, word);
      return FALSE;
    }
  row = acies_hex_row (hex);
  g_string_append (result, acies_hex_name (acies_hex (columns - 1 - row % 2 - acies_hex_column (hex), row), name));

  return FALSE;
}

static char *
dup_mirrored (const char *script,
              guint       columns)
{
  g_autoptr (GRegex) hex_name = g_regex_new ("(?<![-A-Z])[A-Z][0-9]+", 0, 0, NULL);

  return g_regex_replace_eval (hex_name, script, -1, 0, 0, mirror_hex, GUINT_TO_POINTER (columns), NULL);
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

  if (!script_run (self->library, self->ruleset_id, self->line, self->lines->str, &error))
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

static void
add_file (AciesLibrary *library,
          const char   *ruleset_id,
          guint         columns,
          const char   *path)
{
  g_autoptr (GBytes) content = data_load (path);
  g_autofree char *text = g_strndup (g_bytes_get_data (content, NULL), g_bytes_get_size (content));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  Case *current = NULL;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_has_prefix (lines[i], "== "))
        {
          g_clear_pointer (&current, add_case);
          current = g_new (Case, 1);
          *current = (Case) { acies_library_ref (library), g_strdup (ruleset_id), columns, g_strdup (lines[i] + strlen ("== ")),
                              g_path_get_basename (path), i + 2, g_string_new (NULL) };
        }
      else if (current != NULL)
        g_string_append_printf (current->lines, "%s\n", lines[i]);
    }
  g_clear_pointer (&current, add_case);
}

/* Where units face, and combats are fought from right to left, left is not right. */
static gboolean
knows_left_from_right (const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_properties; i++)
    {
      if (ruleset->properties[i].kind == ACIES_PROPERTY_FACING)
        return TRUE;
    }

  return FALSE;
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
  if (!g_file_test (folder, G_FILE_TEST_IS_DIR) || (mirrored && (ruleset->layout != ACIES_BOARD_HEXES || knows_left_from_right (ruleset))))
    return;
  files = data_list_files (folder, ".rules");
  for (guint i = 0; files[i] != NULL; i++)
    add_file (library, id, ruleset->columns, files[i]);
}

int
main (int argc, char *argv[])
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  g_test_init (&argc, &argv, NULL);
  mirrored = argc > 1 && g_str_equal (argv[1], "mirrored");
  g_test_set_nonfatal_assertions ();
  for (guint i = 0; rulesets[i] != NULL; i++)
    add_ruleset (library, rulesets[i]);

  return g_test_run ();
}
