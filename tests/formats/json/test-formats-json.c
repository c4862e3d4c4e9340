/* test-formats-json.c - only JSON is read, with the line of each value, and nothing breaks the reader
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "formats/files/format-error.h"
#include "formats/json/json.h"
#include "support/data.h"

#include <string.h>

static AciesJsonDocument *
parse (const char *text,
       GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return acies_json_parse (bytes, "it", error);
}

static AciesJsonDocument *
parse_good (const char *text)
{
  g_autoptr (GError) error = NULL;
  AciesJsonDocument *document = parse (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (document);

  return document;
}

/* What is told of a text that cannot be read, as "LINE: PATTERN". */
static void
assert_refused (const char *text,
                int         code,
                const char *pattern)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *told = g_strconcat ("it:", pattern, NULL);
  g_autofree char *shown = acies_text_shorten (text, 80);

  g_test_message ("%s", shown);
  g_assert_null (parse (text, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, code);
  data_assert_like (error->message, told);
}

static void
values (void)
{
  g_autoptr (AciesJsonDocument) document = parse_good ("{\"a\": [1, -2.5, 3e2, \"x\", true, false, null, {}, []]}\n");
  JsonObject *object = json_node_get_object (document->root);
  JsonArray  *array = json_object_get_array_member (object, "a");

  g_assert_cmpuint (json_array_get_length (array), ==, 9);
  g_assert_cmpint (json_array_get_int_element (array, 0), ==, 1);
  g_assert_cmpfloat (json_array_get_double_element (array, 1), ==, -2.5);
  g_assert_cmpfloat (json_array_get_double_element (array, 2), ==, 300);
  g_assert_cmpstr (json_array_get_string_element (array, 3), ==, "x");
  g_assert_true (json_array_get_boolean_element (array, 4));
  g_assert_true (json_array_get_null_element (array, 6));
}

static void
characters (void)
{
  g_autoptr (AciesJsonDocument) document = parse_good ("[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\", \"\\u00e9\\uD834\\udd1e\", \"é𝄞\"]");
  JsonArray *array = json_node_get_array (document->root);

  g_assert_cmpstr (json_array_get_string_element (array, 0), ==, "\"\\/\b\f\n\r\t");
  g_assert_cmpstr (json_array_get_string_element (array, 1), ==, "é𝄞");
  g_assert_cmpstr (json_array_get_string_element (array, 2), ==, "é𝄞");
}

static void
mark_at_the_beginning (void)
{
  g_autoptr (AciesJsonDocument) document = parse_good ("\xef\xbb\xbf{\"a\": 1}");

  g_assert_cmpint (json_object_get_int_member (json_node_get_object (document->root), "a"), ==, 1);
}

static int
line_of (const AciesJsonDocument *document,
         const char              *path)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (document->lines, path));
}

static void
lines (void)
{
  g_autoptr (AciesJsonDocument) document = parse_good ("{\n\"Units\": {\n\"(1,\\u0034)\": {\n\"State\":\n\"Idle\"\n}\n},\n\"Cards\": [\n{},\n[[1]]]\n}");

  g_assert_cmpint (line_of (document, ""), ==, 1);
  g_assert_cmpint (line_of (document, "/Units"), ==, 2);
  g_assert_cmpint (line_of (document, "/Units/(1,4)"), ==, 3);
  g_assert_cmpint (line_of (document, "/Units/(1,4)/State"), ==, 5);
  g_assert_cmpint (line_of (document, "/Cards/0"), ==, 9);
  g_assert_cmpint (line_of (document, "/Cards/1/0"), ==, 10);
  g_assert_cmpint (line_of (document, "/Cards/1/0/0"), ==, 0); /* deeper than anybody asks */
}

static void
keys_that_are_there_twice (void)
{
  g_autoptr (AciesJsonDocument) document = parse_good ("{\"a\": {\"b\": 1, \"c\": 2, \"b\": 3}, \"d\": {\"b\": 4}, \"\\u0061\": {\"b\": 5}}");
  JsonObject *object = json_node_get_object (document->root);

  g_assert_cmpuint (document->twice->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (document->twice, 0), ==, "/a/b");
  g_assert_cmpstr (g_ptr_array_index (document->twice, 1), ==, "/a");
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (object, "a"), "b"), ==, 5);
}

static void
what_is_no_json (void)
{
  static const struct
  {
    const char *text;
    const char *told;
  } rows[] = {
    { "", "1: *empty*" },
    { " \n\t\n", "3: *empty*" },
    { "{", "1: *quoted key*" },
    { "{\n\"a\"\n: 1\n", "4: *brace*" },
    { "{\"a\" 1}", "1: *colon*" },
    { "{\"a\": }", "1: *a value*" },
    { "{\"a\":", "1: *early*" },
    { "{\"a\": 1,}", "1: *quoted key*" },
    { "{'a': 1}", "1: *quoted key*" },
    { "{a: 1}", "1: *quoted key*" },
    { "{\"a\": 1 \"b\": 2}", "1: *brace*" },
    { "[1,]", "1: *a value*" },
    { "[1 2]", "1: *bracket*" },
    { "[1", "1: *bracket*" },
    { "[1}", "1: *bracket*" },
    { "{} {}", "1: *extra*" },
    { "{}\n// comment", "2: *extra*" },
    { "/* comment */ {}", "1: *a value*" },
    { "[NaN]", "1: *a value*" },
    { "[Infinity]", "1: *a value*" },
    { "[-Infinity]", "1: *number*" },
    { "[nullx]", "1: *a value*" },
    { "[True]", "1: *a value*" },
    { "[01]", "1: *number*" },
    { "[0x10]", "1: *number*" },
    { "[+1]", "1: *a value*" },
    { "[1.]", "1: *number*" },
    { "[.5]", "1: *a value*" },
    { "[1e]", "1: *number*" },
    { "[-]", "1: *number*" },
    { "[\"a", "1: *closing quote*" },
    { "[\"a\nb\"]", "1: *line*" },
    { "[\"\\", "1: *backslash*" },
    { "[\"\\x\"]", "1: *backslash*" },
    { "[\"\\u12\"]", "1: *character*string*" },
    { "[\"\\u0000\"]", "1: *character*string*" },
    { "[\"\\ud800\"]", "1: *character*string*" },
    { "[\"\\udc00\"]", "1: *character*string*" },
    { "[\"\\ud800\\u0041\"]", "1: *character*string*" },
    { "<scenario/>", "1: *a value*" },
    { "[\n\xff]", "2: * 3 *0xFF*" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    assert_refused (rows[i].text, ACIES_FORMAT_ERROR_NOT_JSON, rows[i].told);
}

static char *
nested (guint depth)
{
  g_autofree char *open = g_strnfill (depth, '[');
  g_autofree char *close = g_strnfill (depth, ']');

  return g_strdup_printf ("%s1%s", open, close);
}

static void
depth (void)
{
  g_autofree char *deepest = nested (ACIES_JSON_MAX_DEPTH);
  g_autofree char *deeper = nested (ACIES_JSON_MAX_DEPTH + 1);
  g_autofree char *abyss = g_strnfill (ACIES_JSON_MAX_BYTES, '[');
  g_autoptr (AciesJsonDocument) document = parse_good (deepest);

  g_assert_nonnull (document);
  assert_refused (deeper, ACIES_FORMAT_ERROR_REFUSED, "1: * 16 *");
  assert_refused (abyss, ACIES_FORMAT_ERROR_REFUSED, "1: * 16 *");
}

/* An array of that many numbers. */
static char *
many (guint n)
{
  GString *text = g_string_new ("[0");

  for (guint i = 1; i < n; i++)
    g_string_append (text, ",0");
  g_string_append_c (text, ']');

  return g_string_free (text, FALSE);
}

static void
number_of_values (void)
{
  g_autofree char *most = many (ACIES_JSON_MAX_VALUES - 1);
  g_autofree char *more = many (ACIES_JSON_MAX_VALUES);
  g_autoptr (AciesJsonDocument) document = parse_good (most);

  g_assert_nonnull (document);
  assert_refused (more, ACIES_FORMAT_ERROR_REFUSED, "1: *50000*");
}

static void
long_numbers (void)
{
  g_autoptr (AciesJsonDocument) document = parse_good ("[999999999999999999, -999999999999999999, 0.30000000000000004, 1e999]");
  JsonArray       *array = json_node_get_array (document->root);
  g_autofree char *zeros = g_strnfill (ACIES_JSON_MAX_NUMBER, '0');
  g_autofree char *longer = g_strdup_printf ("[0.%s]", zeros);

  g_assert_cmpint (json_array_get_int_element (array, 0), ==, G_GINT64_CONSTANT (999999999999999999));
  g_assert_cmpint (json_array_get_int_element (array, 1), ==, G_GINT64_CONSTANT (-999999999999999999));
  g_assert_cmpfloat (json_array_get_double_element (array, 2), ==, 0.30000000000000004);
  assert_refused ("[\n9999999999999999999]", ACIES_FORMAT_ERROR_REFUSED, "2: * 18 *");
  assert_refused (longer, ACIES_FORMAT_ERROR_REFUSED, "1: * 64 *");
}

static void
four_mebibytes_and_no_more (void)
{
  g_autofree char *text = g_strnfill (ACIES_JSON_MAX_BYTES + 1, ' ');
  g_autoptr (AciesJsonDocument) document = NULL;

  text[0] = '[';
  text[ACIES_JSON_MAX_BYTES] = ']';
  assert_refused (text, ACIES_FORMAT_ERROR_TOO_BIG, "1: * 4 MiB");
  text[ACIES_JSON_MAX_BYTES - 1] = ']';
  text[ACIES_JSON_MAX_BYTES] = '\0';
  document = parse_good (text);
}

/* However long its keys are, a document takes no more room than its bytes allow for. */
static void
long_keys (void)
{
  g_autofree char *key = g_strnfill (1000 * 1000, 'k');
  g_autofree char *text = g_strdup_printf ("{\"%s\": {\"%s\": 1, \"%s\": 2}}", key, key, key);
  g_autoptr (AciesJsonDocument) document = parse_good (text);
  GHashTableIter iter;
  gpointer       path;

  g_hash_table_iter_init (&iter, document->lines);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    g_assert_cmpuint (strlen (path), <, 1000);
  g_assert_cmpuint (document->twice->len, ==, 1);
  g_assert_cmpuint (strlen (g_ptr_array_index (document->twice, 0)), <, 1000);
}

static void
what_looks_like_json (void)
{
  static const char *const meant[] = { "", " ", "// a battle", "1" };
  static const char *const yes[] = { "{", " \n[", "\xef\xbb\xbf{}" };
  static const char *const no[] = { "", " ", "<scenario/>", "\xef\xbb\xbf<a/>", "1" };

  for (guint i = 0; i < G_N_ELEMENTS (yes); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (yes[i], strlen (yes[i]));

      g_assert_true (acies_json_is (bytes, "it.acies"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (no); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (no[i], strlen (no[i]));

      g_assert_false (acies_json_is (bytes, "it.acies"));
    }
  for (guint i = 0; i < G_N_ELEMENTS (meant); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (meant[i], strlen (meant[i]));

      g_assert_true (acies_json_is (bytes, "it.json"));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/json/values", values);
  g_test_add_func ("/formats/json/characters", characters);
  g_test_add_func ("/formats/json/mark-at-the-beginning", mark_at_the_beginning);
  g_test_add_func ("/formats/json/lines", lines);
  g_test_add_func ("/formats/json/keys-that-are-there-twice", keys_that_are_there_twice);
  g_test_add_func ("/formats/json/what-is-no-json", what_is_no_json);
  g_test_add_func ("/formats/json/depth", depth);
  g_test_add_func ("/formats/json/number-of-values", number_of_values);
  g_test_add_func ("/formats/json/long-numbers", long_numbers);
  g_test_add_func ("/formats/json/four-mebibytes-and-no-more", four_mebibytes_and_no_more);
  g_test_add_func ("/formats/json/long-keys", long_keys);
  g_test_add_func ("/formats/json/what-looks-like-json", what_looks_like_json);

  return g_test_run ();
}
