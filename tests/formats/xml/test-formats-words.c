/* test-formats-words.c - what is told of files that are no text or no XML, word by word
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/xml/xml.h"

#include <string.h>

/* Sentences that several cases expect. */
#define CUT_IN(tag) "the file ends in the middle of the tag " tag
#define BAD_TAG(tag) "the tag " tag " is not valid XML; perhaps a quote is missing"
#define MORE_AFTER(tag) "there is extra content after </" tag ">, which ends the document"
#define BAD_CHARACTER(code) "there is a character that XML does not allow: U+" code
#define UTF_16 "this is UTF-16 text; save it again as UTF-8"
#define BARE_AMPERSAND "an & must be written &amp;"
#define BAD_NUMBER "&# must be followed by a number and a semicolon"
#define TWICE(attribute) "a tag has the attribute “" attribute "” twice"
#define CLOSED_BEFORE(end, tag, line) end " comes before " tag ", opened on line " line ", is closed"
#define ENDS_BEFORE(tag, line) "the file ends before " tag ", opened on line " line ", is closed"
#define NO_FIRST_TAG "the file ends before its first tag"
#define CUT_IN_TAG "the file ends in the middle of a tag"
#define NO_NAMESPACE(prefix, declaration) "the prefix “" prefix "” has no namespace: " declaration " is missing"
#define BAD_NAMESPACE "a namespace declaration is not valid XML"
#define BAD_FIRST_LINE "the first line is not "

typedef struct
{
  const char *text;
  const char *told; /* "LINE: what is wrong" */
} Row;

static const Row rows[] = {
  /* references */
  { "<a>x & y</a>", "1: " BARE_AMPERSAND },
  { "<a>\nx&y z</a>", "2: " BARE_AMPERSAND },
  { "<a b='x & y'/>", "1: " BARE_AMPERSAND },
  { "<a>&nbsp;</a>", "1: &nbsp; is not defined; an & itself must be written &amp;" },
  { "<a>&#x;</a>", "1: " BAD_NUMBER },
  { "<a>&#12a;</a>", "1: " BAD_NUMBER },
  { "<a>&#8;</a>", "1: " BAD_CHARACTER ("0008") },
  { "<a>]]></a>", "1: “]]>” in text must be written ]]&gt;" },
  /* characters */
  { "<a>x\n\by</a>", "2: " BAD_CHARACTER ("0008") },
  { "<a b='\x01'/>", "1: " BAD_CHARACTER ("0001") },
  /* tags */
  { "<a>\n x < y</a>", "2: a < that does not start a tag must be written &lt;" },
  { "<a>\n<b c='x>\n<d/></a>", "2: in the tag <b>, a quote is missing, or a < in a value is not written &lt;" },
  { "<a>\n<b c='x d='y'/></a>", "2: " BAD_TAG ("<b>") },
  { "<a><b c=x/></a>", "1: " BAD_TAG ("<b>") },
  { "<a><b c/></a>", "1: " BAD_TAG ("<b>") },
  { "<a><b c=''d=''/></a>", "1: " BAD_TAG ("<b>") },
  { "<a>\n<b c='1' c='2'/></a>", "2: " TWICE ("c") },
  { "<a>\n<b>\n</a>", CLOSED_BEFORE ("3: </a>", "<b>", "2") },
  { "<x:a xmlns:x='u'>\n<x:b>\n</x:a>", CLOSED_BEFORE ("3: </x:a>", "<x:b>", "2") },
  { "<a></b></a>", CLOSED_BEFORE ("1: </b>", "<a>", "1") },
  { "<a></></a>", "1: <a> on line 1 is not closed" },
  { "<a></b", "1: " CUT_IN ("</b>") },
  /* ends */
  { "<a>\n<b c='x", "2: " CUT_IN ("<b>") },
  { "<a>\n<b c=", "2: " CUT_IN ("<b>") },
  { "<a>\n<b c", "2: " CUT_IN ("<b>") },
  { "<a>\n<b ", "2: " CUT_IN ("<b>") },
  { "<a>\n<b", "2: " CUT_IN ("<b>") },
  { "<a>\n<", "2: " CUT_IN_TAG },
  { "<a>\n</", "2: " CUT_IN_TAG },
  { "<a>\n</a", "2: " CUT_IN ("</a>") },
  { "<a>\n<b>text\n", "3: " ENDS_BEFORE ("<b>", "2") },
  { "<a>text &am", "1: " ENDS_BEFORE ("<a>", "1") },
  { "<a>\n<!-- x", "2: a comment does not end: “-->” is missing" },
  { "<a><![CDATA[ x", "1: a <![CDATA[ section does not end: “]]>” is missing" },
  { "<a><?x y", "1: a processing instruction (<?) does not end: “?>” is missing" },
  { "<!-- only a comment -->", "1: " NO_FIRST_TAG },
  { "<?xml version='1.0'?>\n", "2: " NO_FIRST_TAG },
  { "", "1: the file is empty" },
  /* around the root */
  { "no XML", "1: there is other content where the first tag should be" },
  { "<a/>\n<b/>", "2: " MORE_AFTER ("a") },
  { "<a/>\ntext", "2: " MORE_AFTER ("a") },
  { "\n<?xml version='1.0'?>\n<a/>", "2: <?xml … ?> is allowed only at the very beginning of a file" },
  { "<?xml encoding='UTF-8'?><a/>", "1: " BAD_FIRST_LINE "“<?xml version=\"1.0\" encoding=\"UTF-8\"?>”" },
  { "<?xml version='1.0'><a/>", "1: " BAD_FIRST_LINE "“<?xml version=\"1.0\" encoding=\"UTF-8\"?>”" },
  { "<a><!-- a -- b --></a>", "1: “--” is not allowed in a comment" },
  { "<a><? ?></a>", "1: <? must be followed by a name" },
  /* namespaces */
  { "<x:a/>", "1: " NO_NAMESPACE ("x:", "xmlns:x") },
  { "<a x:b=''/>", "1: " NO_NAMESPACE ("x:", "xmlns:x") },
  { "<a xmlns:x='u' xmlns:y='u' x:b='' y:b=''/>", "1: " TWICE ("b") },
  { "<a xmlns:x=''/>", "1: " BAD_NAMESPACE },
  { "<a xmlns:xml='u'/>", "1: " BAD_NAMESPACE },
};

/* All that differ are told, not the first alone. */
static void
assert_same (const char *told,
             const char *expected)
{
  if (g_strcmp0 (told, expected) == 0)
    return;
  g_test_message ("told is “%s”, not “%s”", told, expected);
  g_test_fail ();
}

static void
assert_told (GBytes     *bytes,
             const char *told)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, "it", &error);
  g_auto (GStrv) parts = g_strsplit (told, ": ", 2);
  g_autofree char *message = g_strdup_printf ("it:%s: not well-formed XML: %s", parts[0], parts[1]);
  g_autofree char *bare = g_strdup_printf ("it:%s: %s", parts[0], parts[1]);

  g_assert_null (document);
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML);
  assert_same (error->message, strstr (error->message, "not well-formed") != NULL ? message : bare);
}

static void
one_sentence_each (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (rows[i].text, strlen (rows[i].text));

      g_test_message ("%s", rows[i].text);
      assert_told (bytes, rows[i].told);
    }
}

/* What a recovery tells first of a file is what refuses it. */
static void
the_same_when_recovered (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (rows[i].text, strlen (rows[i].text));
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (AciesXmlNode) document G_GNUC_UNUSED = acies_xml_parse_damaged (bytes, "it", findings, NULL);
      const AciesFinding               *first = findings->list->len > 0 ? g_ptr_array_index (findings->list, 0) : NULL;
      g_autofree char                  *told = first != NULL ? g_strdup_printf ("%d: %s", first->line, first->message) : NULL;
      g_auto (GStrv) parts = g_strsplit (rows[i].told, ": ", 2);
      g_autofree char *expected = g_strdup_printf ("%s: The XML is not well-formed: %s", parts[0], parts[1]);

      if (*rows[i].text != '\0')
        assert_same (told, expected);
    }
}

static void
no_text (void)
{
  static const struct
  {
    const char *bytes;
    gsize       length;
    const char *told;
  } bad[] = {
    { "\0\0\0\0\0\0\0\0", 8, "1: the file contains only zero bytes" },
    { "<\0a\0/\0>\0", 8, "1: " UTF_16 },
    { "\0<\0a\0/\0>", 8, "1: " UTF_16 },
    { "\xff\xfe<\0a\0/\0>\0", 10, "1: " UTF_16 },
    { "<a>\n\0</a>", 9, "2: not text: byte 5 of the file is zero" },
    { "<a>\n\xe9t</a>", 10, "2: not UTF-8 text: byte 5 of the file (0xE9) is not part of a character" },
    { "<a>\n\xc3", 5, "2: not UTF-8 text: the file ends in the middle of a character" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (bad[i].bytes, bad[i].length);

      assert_told (bytes, bad[i].told);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/words/one-sentence-each", one_sentence_each);
  g_test_add_func ("/formats/words/the-same-when-recovered", the_same_when_recovered);
  g_test_add_func ("/formats/words/no-text", no_text);

  return g_test_run ();
}
