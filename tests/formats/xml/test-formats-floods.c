/* test-formats-floods.c - small files made to cost much: time and memory stay bounded
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/game/recover.h"
#include "formats/xml/xml.h"
#include "support/data.h"

#include <string.h>
#include <time.h>

/* Seconds of its own time, whatever else the machine does: far more than any of it takes, far less than it took before
 * it was bounded. The sanitizer, told to be strict, reads a string to its end at each look into it. */
#ifdef __SANITIZE_ADDRESS__
#define PATIENCE 600
#else
#define PATIENCE 20
#endif

static const char head[] = "<scenario xmlns='https://aciesgame.github.io/ns/scenario' format='1' ruleset='rome-vs-macedon'";

static char *
repeat (const char *text,
        guint       n)
{
  GString *all = g_string_sized_new (n * strlen (text));

  for (guint i = 0; i < n; i++)
    g_string_append (all, text);

  return g_string_free (all, FALSE);
}

/* Reads a scenario that begins with @start, then says @flood @n times, then @end. */
static AciesFindings *
read_flood (const char *start,
            const char *flood,
            guint       n,
            const char *end,
            GError    **error)
{
  g_autofree char *middle = repeat (flood, n);
  g_autofree char *text = g_strconcat (head, start, middle, end, "</scenario>", NULL);
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesFindings *findings = acies_findings_new ();
  g_autoptr (GBytes) bytes = data_bytes (text);
  clock_t began = clock ();
  g_autoptr (AciesState) state = acies_scenario_read (bytes, "flood", library, findings, error);

  g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, PATIENCE);
  g_assert_true (state != NULL || *error != NULL);

  return findings;
}

static void
words_of_a_list (void)
{
  static const char *const rows[][3] = {
    { "><board columns='3' rows='3'><terrain type='hill' hexes='", "A1 ", "'/></board>" },
    { "><board columns='3' rows='3'/><army side='rome'><unit type='triarii' hex='A1' figures='1' marks='", "x ", "'/></army>" },
    { "><board columns='3' rows='3'/><army side='rome' entry='", "B2 ", "'/>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesFindings) findings = read_flood (rows[i][0], rows[i][1], 1000000, rows[i][2], &error);

      g_assert_no_error (error);
      g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), >, 1);
      g_assert_cmpuint (findings->list->len, <=, ACIES_MAX_FINDINGS + 1);
    }
}

static void
ampersands (void)
{
  static const char *const starts[] = { " hexes='", " xmlns:a='urn:" };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesFindings) findings = read_flood (starts[i], "&amp;", 700000, "'><board columns='3' rows='3'/>", &error);

      g_assert_no_error (error);
      g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), >, 1);
    }
}

/* Each of them is a fault for the parser, which reads on where it is to keep what it can. */
static void
bare_ampersands (void)
{
  g_autofree char *middle = repeat ("&", 3000000);
  g_autofree char *text = g_strconcat (head, "><board columns='3' rows='3'/>", middle, "<notes>lost</notes></scenario>", NULL);
  g_autoptr (GBytes) bytes = data_bytes (text);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesXmlNode) document = acies_xml_parse_damaged (bytes, "flood", findings, &error);
  const AciesFinding *last;
  gboolean            has_board = FALSE;

  g_assert_no_error (error);
  g_assert_cmpuint (findings->list->len, ==, 2);
  last = g_ptr_array_index (findings->list, 1);
  g_assert_cmpstr (last->code, ==, "not-well-formed");
  g_assert_nonnull (strstr (last->message, "rest"));
  for (const AciesXmlNode *child = acies_xml_find_root (document)->children; child != NULL; child = child->next)
    {
      has_board = has_board || g_strcmp0 (child->name, "board") == 0;
      g_assert_cmpstr (child->name, !=, "notes");
    }
  g_assert_true (has_board);
}

/* One long name of a namespace, which every element is in. */
static void
namespaces (void)
{
  g_autofree char *name = g_strnfill (60000, 'n');
  g_autofree char *start = g_strconcat (" xmlns:x='", name, "'><board columns='3' rows='3'/>", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesFindings) few = read_flood (start, "<x:y/>", 200, "", &error);
  g_autoptr (AciesFindings) many = NULL;

  g_assert_no_error (error);
  g_assert_cmpuint (few->list->len, <, 10);
  many = read_flood (start, "<x:y/>", 60000, "", &error);
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  g_clear_error (&error);
  g_clear_pointer (&many, acies_findings_free);
  many = read_flood (start, "<y x:a='' x:b='' x:c=''/>", 30000, "", &error);
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
}

/* A fault after the other, on one line and on as many; each is looked for in what comes before it. */
static void
faults (void)
{
#define LONG "x='a value that makes the text long, as what is looked for lies far behind its beginning'"
  static const char *const floods[] = { "<a " LONG "></b>", "<a " LONG "></b>\n", "<a " LONG " y='\n<'/>", "<a " LONG "\nx/>", LONG "&\n" };

  for (guint i = 0; i < G_N_ELEMENTS (floods); i++)
    {
      g_autofree char *middle = repeat (floods[i], 40000);
      g_autofree char *text = g_strconcat (head, ">", middle, "</scenario>", NULL);
      g_autoptr (AciesLibrary) library = acies_library_new (NULL);
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GBytes) bytes = data_bytes (text);
      clock_t began = clock ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) state G_GNUC_UNUSED = acies_scenario_recover (bytes, "flood", library, findings, &error);

      g_test_message ("%s: %ld s", floods[i], (clock () - began) / CLOCKS_PER_SEC);
      g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, PATIENCE);
      g_assert_true (error != NULL || acies_findings_count (findings, ACIES_SEVERITY_ERROR) > 0);
    }
}

/* For each pair of dashes in a comment, libxml2 copies what it has read of the comment. */
static void
dashes (void)
{
  g_autofree char *middle = repeat ("<!--", 700000);
  g_autofree char *text = g_strconcat (head, ">", middle, "</scenario>", NULL);
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GBytes) bytes = data_bytes (text);
  clock_t began = clock ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) state = acies_scenario_recover (bytes, "flood", library, findings, &error);

  g_assert_cmpint ((clock () - began) / CLOCKS_PER_SEC, <, PATIENCE);
  g_assert_null (state);
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  data_assert_like (error->message, "flood:1: *“--”*100*");
}

/* What the parser complains of may quote the file from there to its end. */
static void
messages (void)
{
  static const char *const starts[] = { "><![CDATA[ ", "><board\n\x7f" };

  for (guint i = 0; i < G_N_ELEMENTS (starts); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesFindings) findings = read_flood (starts[i], "several\nlines\n", 1000, "", &error);

      g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML);
      g_assert_cmpuint (findings->list->len, ==, 0);
      g_assert_null (strchr (error->message, '\n'));
      g_assert_cmpuint (strlen (error->message), <, 300);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/floods/words-of-a-list", words_of_a_list);
  g_test_add_func ("/formats/floods/ampersands", ampersands);
  g_test_add_func ("/formats/floods/bare-ampersands", bare_ampersands);
  g_test_add_func ("/formats/floods/namespaces", namespaces);
  g_test_add_func ("/formats/floods/faults", faults);
  g_test_add_func ("/formats/floods/dashes", dashes);
  g_test_add_func ("/formats/floods/messages", messages);

  return g_test_run ();
}
