/* test-formats-words.c - what is told of files that are no text or no XML
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/xml/xml.h"

#include <string.h>

typedef struct
{
  const char *text;
  const char *told; /* "LINE: PATTERN" of what is wrong */
} Row;

static const Row rows[] = {
  /* references */
  { "<a>x & y</a>", "1: *an & must*&amp;" },
  { "<a>\nx&y z</a>", "2: *an & must*&amp;" },
  { "<a b='x & y'/>", "1: *an & must*&amp;" },
  { "<a>&nbsp;</a>", "1: *&nbsp;*&amp;" },
  { "<a>&#x;</a>", "1: *&#*number*" },
  { "<a>&#12a;</a>", "1: *&#*number*" },
  { "<a>&#8;</a>", "1: *U+0008" },
  { "<a>]]></a>", "1: *“]]>”*]]&gt;*" },
  /* characters */
  { "<a>x\n\by</a>", "2: *U+0008" },
  { "<a b='\x01'/>", "1: *U+0001" },
  /* tags */
  { "<a>\n x < y</a>", "2: *start*&lt;" },
  { "<a>\n<b c='x>\n<d/></a>", "2: *<b>*quote*&lt;" },
  { "<a>\n<b c='x d='y'/></a>", "2: *<b>*valid*" },
  { "<a><b c=x/></a>", "1: *<b>*valid*" },
  { "<a><b c/></a>", "1: *<b>*valid*" },
  { "<a><b c=''d=''/></a>", "1: *<b>*valid*" },
  { "<a>\n<b c='1' c='2'/></a>", "2: *“c”*" },
  { "<a>\n<b>\n</a>", "3: *</a>*<b>*2*" },
  { "<x:a xmlns:x='u'>\n<x:b>\n</x:a>", "3: *</x:a>*<x:b>*2*" },
  { "<a></b></a>", "1: *</b>*<a>*1*" },
  { "<a></></a>", "1: *<a>*1*not closed" },
  { "<a></b", "1: *middle*</b>" },
  /* ends */
  { "<a>\n<b c='x", "2: *middle*<b>" },
  { "<a>\n<b c=", "2: *middle*<b>" },
  { "<a>\n<b c", "2: *middle*<b>" },
  { "<a>\n<b ", "2: *middle*<b>" },
  { "<a>\n<b", "2: *middle*<b>" },
  { "<a>\n<", "2: *middle*tag" },
  { "<a>\n</", "2: *middle*tag" },
  { "<a>\n</a", "2: *middle*</a>" },
  { "<a>\n<b>text\n", "3: *ends*<b>*2*" },
  { "<a>text &am", "1: *ends*<a>*1*" },
  { "<a>\n<!-- x", "2: *“-->”*" },
  { "<a><![CDATA[ x", "1: *CDATA*“]]>”*" },
  { "<a><?x y", "1: *“?>”*" },
  { "<!-- only a comment -->", "1: *ends*first*" },
  { "<?xml version='1.0'?>\n", "2: *ends*first*" },
  { "", "1: *empty*" },
  /* around the root */
  { "no XML", "1: *other*first*" },
  { "<a/>\n<b/>", "2: *extra*</a>*" },
  { "<a/>\ntext", "2: *extra*</a>*" },
  { "\n<?xml version='1.0'?>\n<a/>", "2: *<?xml … ?>*" },
  { "<?xml encoding='UTF-8'?><a/>", "1: *“<?xml version=\"1.0\" encoding=\"UTF-8\"?>”*" },
  { "<?xml version='1.0'><a/>", "1: *“<?xml version=\"1.0\" encoding=\"UTF-8\"?>”*" },
  { "<a><!-- a -- b --></a>", "1: *“--”*" },
  { "<a><? ?></a>", "1: *<? *name*" },
  /* namespaces */
  { "<x:a/>", "1: *“x:”*xmlns:x*" },
  { "<a x:b=''/>", "1: *“x:”*xmlns:x*" },
  { "<a xmlns:x='u' xmlns:y='u' x:b='' y:b=''/>", "1: *“b”*" },
  { "<a xmlns:x=''/>", "1: *declaration*" },
  { "<a xmlns:xml='u'/>", "1: *declaration*" },
};

/* All that differ are told, not the first alone. */
static void
assert_told (GBytes     *bytes,
             const char *pattern)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesXmlNode) document = acies_xml_parse (bytes, "it", &error);
  g_autofree char *told = g_strconcat ("it:", pattern, NULL);

  g_assert_null (document);
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML);
  if (!g_pattern_match_simple (told, error->message))
    g_test_fail_printf ("told is “%s”, not “%s”", error->message, told);
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
      g_autoptr (AciesXmlNode) damaged G_GNUC_UNUSED = acies_xml_parse_damaged (bytes, "it", findings, NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesXmlNode) document G_GNUC_UNUSED = acies_xml_parse (bytes, "it", &error);
      g_auto (GStrv) parts = g_strsplit (error->message, ": ", 3); /* the line, that it is no XML, and why */
      const AciesFinding *first;
      g_autofree char    *line = NULL;

      if (*rows[i].text == '\0')
        continue;
      g_assert_cmpuint (findings->list->len, >, 0);
      first = g_ptr_array_index (findings->list, 0);
      line = g_strdup_printf ("it:%d", first->line);
      g_assert_cmpstr (first->code, ==, "not-well-formed");
      g_assert_cmpstr (line, ==, parts[0]);
      g_assert_true (g_str_has_suffix (first->message, parts[2]));
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
    { "\0\0\0\0\0\0\0\0", 8, "1: *zero bytes" },
    { "<\0a\0/\0>\0", 8, "1: *UTF-16*UTF-8*" },
    { "\0<\0a\0/\0>", 8, "1: *UTF-16*UTF-8*" },
    { "\xff\xfe<\0a\0/\0>\0", 10, "1: *UTF-16*UTF-8*" },
    { "<a>\n\0</a>", 9, "2: * 5 *zero" },
    { "<a>\n\xe9t</a>", 10, "2: * 5 *0xE9*" },
    { "<a>\n\xc3", 5, "2: *UTF-8*middle*" },
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
