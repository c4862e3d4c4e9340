/* data.c - the data that comes with the program, and the sentences about it, for tests
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/data.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "formats/scenario/scenario-xml.h"
#include "formats/tiled/tmx.h"

#include <libintl.h>
#include <string.h>

#define MAX_VALUES 16
#define MAX_NAME_WORDS 2
#define WORDS "…"

static int
compare_strings (gconstpointer a,
                 gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

char **
data_list_files (const char *folder,
                 const char *suffix)
{
  g_autofree char *path = g_path_is_absolute (folder) ? g_strdup (folder)
                                                      : g_test_build_filename (G_TEST_DIST, folder, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (path, 0, &error);
  GPtrArray  *files = g_ptr_array_new ();
  const char *name;

  g_assert_no_error (error);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      if (g_str_has_suffix (name, suffix))
        g_ptr_array_add (files, g_build_filename (path, name, NULL));
    }
  g_ptr_array_sort (files, compare_strings);
  g_ptr_array_add (files, NULL);

  return (char **) g_ptr_array_free (files, FALSE);
}

char **
data_list_scenarios (AciesLibrary *library)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);
  GPtrArray *paths = g_ptr_array_new ();

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      char **lists[] = { acies_library_list_scenarios (library, rulesets[i]),
                         acies_library_list_templates (library, rulesets[i]) };

      for (guint j = 0; j < G_N_ELEMENTS (lists); j++)
        {
          for (guint k = 0; lists[j][k] != NULL; k++)
            g_ptr_array_add (paths, lists[j][k]);
          g_free (lists[j]);
        }
    }
  g_ptr_array_add (paths, NULL);

  return (char **) g_ptr_array_free (paths, FALSE);
}

GBytes *
data_load (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *data = NULL;
  gsize length = 0;

  g_file_get_contents (path, &data, &length, &error);
  g_assert_no_error (error);

  return g_bytes_new_take (data, length);
}

GBytes *
data_bytes (const char *text)
{
  return g_bytes_new (text, strlen (text));
}

void
data_assert_none (AciesFindings *findings,
                  const char    *name)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      g_test_message ("%s:%d: %s", name, finding->line, finding->message);
    }
  g_assert_cmpuint (findings->list->len, ==, 0);
}

AciesState *
data_read_good (AciesLibrary *library,
                GBytes       *bytes,
                const char   *name)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesState *state = acies_scenario_read (bytes, name, library, findings, &error);
  const char *why = "";

  g_assert_no_error (error);
  data_assert_none (findings, name);
  acies_state_is_ok (state, &why);
  g_assert_cmpstr (why, ==, "");

  return state;
}

void
data_assert_comes_back (AciesLibrary     *library,
                        const AciesState *state)
{
  g_autofree char *once = acies_scenario_write (state);
  g_autoptr (GBytes) bytes = data_bytes (once);
  g_autoptr (AciesState) again = data_read_good (library, bytes, "written");
  g_autofree char *twice = acies_scenario_write (again);

  g_assert_true (acies_state_equal (state, again));
  g_assert_cmpstr (once, ==, twice);
}

/* What libxml2 and json-glib say, in any of their versions. */
static const char *const tell_tales[] = {
  "xmlParse",
  "htmlParse",
  "xmlSAX",
  "libxml",
  "json_",
  "json-glib",
  "Json",
  "' expected",
  "expected '",
  "tag expected",
  "expecting",
  "not found",
  "EntityRef",
  "CharRef",
  "AttValue",
  "PCDATA",
  "Premature",
  "Couldn't",
  "attributes construct",
  "Specification",
  "mandates",
  "internal error",
  "mismatch",
  "tart tag",
  "tart Tag",
  "nd tag",
  "StartTag",
  "EndTag",
  "Extra content",
  "redefined",
  "invalid xmlChar",
  "Char 0x",
  "Input is not proper",
  "Bytes: 0x",
  "bytes: 0x",
  "Sequence",
  "Namespace",
  "Unescaped",
  "unparsable",
  "Unregistered",
  "Parse error",
  "parse error",
  "parser error",
  "Error in",
  "Unexpected",
  "Invalid",
  "(null)",
};

void
data_assert_plain (const char *message)
{
  for (guint i = 0; i < G_N_ELEMENTS (tell_tales); i++)
    if (strstr (message, tell_tales[i]) != NULL)
      g_error ("“%s” is said in the words of a parser: %s", tell_tales[i], message);
  g_assert_null (strchr (message, '\n'));
  g_assert_true (g_utf8_validate (message, -1, NULL));
}

void
data_assert_all_plain (const AciesFindings *findings)
{
  for (guint i = 0; i < findings->list->len; i++)
    data_assert_plain (((const AciesFinding *) g_ptr_array_index (findings->list, i))->message);
}

AciesState *
data_read_text (AciesLibrary  *library,
                const char    *text,
                AciesFindings *findings)
{
  g_autoptr (GBytes) bytes = data_bytes (text);
  g_autoptr (GError) error = NULL;
  AciesState *state = acies_scenario_read (bytes, "test.acies", library, findings, &error);

  g_assert_no_error (error);

  return state;
}

AciesState *
data_through_tiled (const AciesState *state,
                    AciesFindings    *findings)
{
  g_autoptr (AciesFindings) lost = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *text = acies_tmx_write (state, "test.tmx", lost, &error);
  g_autoptr (GBytes) bytes = data_bytes (text);
  g_autoptr (AciesTmx) map = acies_tmx_read (bytes, "test.tmx", NULL, findings, &error);
  g_autoptr (AciesTmxMapping) mapping = acies_tmx_mapping_new ();

  g_assert_no_error (error);

  return acies_tmx_build (map, state->ruleset, mapping, findings);
}

/* --- sentences without their words ----------------------------------------------------------- */

static gboolean only_values;

void
data_only_values (gboolean on)
{
  only_values = on;
}

char *
data_dup_coded (const char *values)
{
  const char *words = strstr (values, WORDS);

  return words != NULL ? g_strndup (values, (gsize) (words - values) + strlen (WORDS)) : g_strdup (values);
}

void
data_assert_like (const char *text,
                  const char *patterns)
{
  g_auto (GStrv) lines = g_strsplit (text != NULL ? text : "", "\n", -1);
  g_auto (GStrv) expected = g_strsplit (patterns != NULL ? patterns : "", "\n", -1);
  gboolean matches = (text == NULL) == (patterns == NULL) && g_strv_length (lines) == g_strv_length (expected);

  for (guint i = 0; matches && lines[i] != NULL; i++)
    matches = g_pattern_match_simple (expected[i], lines[i]);
  if (!matches)
    g_error ("“%s” is not like “%s”", text, patterns);
}

void
data_assert_says (char       *text,
                  const char *patterns)
{
  data_assert_like (text != NULL ? text : "-", patterns);
  g_free (text);
}

void
data_assert_refused (const AciesState *state,
                     const char       *line,
                     const char       *rule,
                     const char       *values)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;

  data_only_values (TRUE);
  if (acies_command_parse (line, state->ruleset, &command, &error))
    acies_command_check (&command, state, &error);
  data_only_values (FALSE);
  g_assert_nonnull (error);
  data_assert_like (error->message, values);
  g_assert_cmpstr (acies_rule_error_get_rule (error), ==, rule);
}

/* Keeps the directive that begins at @at, under the number of its argument. Returns: where it ends */
static const char *
keep_directive (const char *at,
                char      **values,
                guint      *n_values)
{
  const char *end = at + 1 + strcspn (at + 1, "%diuoxXfeEgGsc");
  char       *after;
  guint64     number = g_ascii_strtoull (at + 1, &after, 10);
  guint       i = number > 0 && *after == '$' ? (guint) number - 1 : *n_values;

  if (*end == '\0' || *end == '%') /* a percent sign */
    return *end == '%' ? end + 1 : end;
  g_assert_cmpuint (i, <, MAX_VALUES);
  g_free (values[i]);
  values[i] = g_strndup (at, (gsize) (end + 1 - at));
  *n_values = MAX (*n_values, i + 1);

  return end + 1;
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

static const char *
keep_values (const char *sentence)
{
  char       *values[MAX_VALUES + 1] = { NULL };
  guint       n = 0;
  GString    *kept = g_string_new (NULL);
  const char *result;

  for (const char *at = strchr (sentence, '%'); at != NULL; at = strchr (at, '%'))
    at = keep_directive (at, values, &n);
  for (guint i = 0; i < n; i++)
    {
      if (values[i] != NULL)
        g_string_append_printf (kept, "%s%s", kept->len > 0 ? " " : "", values[i]);
      g_free (values[i]);
    }
  if (kept->len == 0)
    g_string_append_printf (kept, "%s%s", count_words (sentence) <= MAX_NAME_WORDS ? "" : WORDS, sentence);
  result = g_intern_string (kept->str);
  g_string_free (kept, TRUE);

  return result;
}

/* Every sentence passes the look-up of its translation. The definitions of a program come before those of GLib. */
const char *
g_dgettext (const char *domain,
            const char *msgid)
{
  return only_values ? keep_values (msgid) : dgettext (domain, msgid);
}

const char *
g_dngettext (const char *domain,
             const char *msgid,
             const char *msgid_plural,
             gulong      n)
{
  return only_values ? keep_values (msgid_plural) : dngettext (domain, msgid, msgid_plural, n);
}

const char *
g_dpgettext (const char *domain,
             const char *msgctxtid,
             gsize       msgidoffset)
{
  return only_values ? keep_values (msgctxtid + msgidoffset) : dgettext (domain, msgctxtid + msgidoffset);
}

const char *
g_dpgettext2 (const char *domain,
              const char *context,
              const char *msgid)
{
  g_autofree char *both = g_strjoin ("\004", context, msgid, NULL);

  return g_dpgettext (domain, g_intern_string (both), strlen (context) + 1);
}
