/* test-formats-foreign.c - files of other programs are known for what they are, and ours for ours
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/save.h"
#include "formats/xml/xml.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  const char *kind; /* NULL: none that is known, or one of ours */
  const char *name; /* of the file */
  const char *bytes;
  gsize       n;
} Sample;

/* clang-format off */
#define SAMPLE(kind, name, bytes) { kind, name, bytes, sizeof bytes - 1 }
/* clang-format on */

#define DTD "http://mapeditor.org/dtd/1.0/map.dtd"
#define CODES "Gg, Gg^Vh, Ww, Hh, Mm^Xm, 1 Ke, Ch, Gs^Fp, Re, Rd\n"
#define ZIP_OF(name) "PK\x03\x04\x14\0\0\0\x08\0" name "PK\x05\x06"

static const Sample samples[] = {
  SAMPLE ("memoir-44", "hill.m44", "{\"game_info\": {\"victory_player1\": 5}, \"board\": {\"type\": \"STANDARD\", \"hexagons\": [{\"row\": 0, \"col\": 2}]}}"),
  SAMPLE ("memoir-44", "hill.json", "\xef\xbb\xbf {\"board\": {\"hexagons\": []}, \"game_info\": {}}"),
  SAMPLE ("memoir-44", "odd.m44", "{}"),
  SAMPLE ("tiled-json", "map.json", "{ \"layers\":[ ], \"orientation\":\"hexagonal\", \"tilesets\":[{\"tilecount\":4, \"tilewidth\":14}], \"tilewidth\":14 }"),
  SAMPLE ("tiled-json", "MAP.TMJ", "[]"),
  SAMPLE ("tiled-old", "old.tmx", "<?xml version=\"1.0\"?>\n<!DOCTYPE map SYSTEM \"" DTD "\">\n<map version=\"1.0\" orientation=\"hexagonal\">"),
  SAMPLE ("tiled-old", "old.acies", "<!-- a > b --><!DOCTYPE map [<!ELEMENT map ANY>]><map/>"),
  SAMPLE ("tiled-tileset", "ground.tsx", "<?xml version=\"1.0\"?>\n<tileset name=\"ground\" tilewidth=\"14\"/>"),
  SAMPLE ("tiled-tileset", "ground.xml", "<!DOCTYPE tileset SYSTEM \"" DTD "\">\n<tileset name=\"ground\"/>"),
  SAMPLE ("tiled-tileset", "ground.json", "{\"tilecount\": 4, \"tilewidth\": 14, \"type\": \"tileset\"}"),
  SAMPLE ("tiled-tileset", "broken.tsx", "<tilese"),
  SAMPLE ("tiled-other", "all.world", "{\"maps\": []}"),
  SAMPLE ("tiled-other", "tree.tx", "<template><object/></template>"),
  SAMPLE ("vassal", "war.vmod", ZIP_OF ("images/a.png")),
  SAMPLE ("vassal", "war.zip", ZIP_OF ("moduledata")),
  SAMPLE ("vassal", "war.dat", ZIP_OF ("savedata")),
  SAMPLE ("vassal", "buildFile.xml", "<VASSAL.build.GameModule name=\"War\"/>"),
  SAMPLE ("wesnoth", "isle.map", "border_size=1\nusage=map\n\n" CODES),
  SAMPLE ("wesnoth", "isle", CODES CODES),
  SAMPLE ("wesnoth", "isle.cfg", "#textdomain wesnoth-tutorial\n[scenario]\n    id=isle\n[/scenario]\n"),
  SAMPLE ("wesnoth", "saved", "version=\"1.16\"\nmap_data=\"" CODES "\"\n"),
  SAMPLE ("panzer-general", "game01.set", "\x01\0\x02\0\x03\0"),
  SAMPLE ("panzer-general", "norway.map", "\x2d\0\x2d\0\x01\x01"),
  SAMPLE ("panzer-general", "norway", "# General scenario data\nname\tNORWAY\nnation_db\tnations\nunit_db\tpg\n"),
  SAMPLE ("panzer-general", "norway.pgscn", "\xff\xfe#\0 \0G\0"),
  SAMPLE ("picture", "board.acies", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR"),
  SAMPLE ("picture", "board.json", "\xff\xd8\xff\xe0\0\x10JFIF"),
  SAMPLE ("picture", "board", "GIF89a\x01\0"),
  SAMPLE ("picture", "board", "RIFF\x10\0\0\0WEBPVP8 "),
  SAMPLE ("picture", "board", "BM\x36\0\0\0\0\0\0\0\x36"),
  SAMPLE ("picture", "board", "II*\0\x08\0\0\0"),
  SAMPLE ("picture", "board", "\0\0\0\x1c"
                              "ftypavif"),
  SAMPLE ("picture", "board.xml", "<?xml version='1.0'?><!DOCTYPE svg PUBLIC \"a\" \"b\" [<!ENTITY c \"d\">]><s:svg xmlns:s='http://www.w3.org/2000/svg'/>"),
  SAMPLE ("picture", "board.svg", "<sv"),
  SAMPLE ("pdf", "rules", "%PDF-1.7\n"),
  SAMPLE ("office", "rules.odt", ZIP_OF ("mimetypeapplication/vnd.oasis.opendocument.text")),
  SAMPLE ("office", "rules", ZIP_OF ("[Content_Types].xml")),
  SAMPLE ("archive", "battles.zip", ZIP_OF ("pydna.acies")),
  SAMPLE ("archive", "pydna.acies.gz", "\x1f\x8b\x08\0"),
  SAMPLE ("archive", "battles", "7z\xbc\xaf\x27\x1c"),
  SAMPLE ("web-page", "pydna.acies", "<!doctype html>\n<title>Pydna</title>"),
  SAMPLE ("web-page", "pydna.acies", "<HTML><body/>"),

  /* what is ours, or might be, whatever its name is or its texts say */
  SAMPLE (NULL, "pydna.png", "<?xml version=\"1.0\"?><!-- --><scenario xmlns=\"urn:x\"><notes>\n[scenario]\nmap_data= border_size=1</notes></scenario>"),
  SAMPLE (NULL, "game.zip", "<game/>"),
  SAMPLE (NULL, "map.tsx", "<map version=\"1.8\"/>"),
  SAMPLE (NULL, "plain.json", "{\"Units\": {}, \"Notes\": \"terrain_db map_data=\"}"),
  SAMPLE (NULL, "broken.acies", "<scenari"),
  SAMPLE (NULL, "broken.tmx", "<!DOCTYPE "),
  SAMPLE (NULL, "broken", "<!-- <svg/>"),
  SAMPLE (NULL, "list.csv", "Row, Col, Hex, Unit, Side, Hp\n1, 2, A1, Velites, Rome, 3\n"),
  SAMPLE (NULL, "table.map", "no codes at all\n"),
  SAMPLE (NULL, "empty.png", ""),
  SAMPLE (NULL, "notes.txt", "BM, PK, and GIF\n"),
  SAMPLE (NULL, "zero", "\0"),
};

static const char *
kind_of (const Sample *sample)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (sample->bytes, sample->n);
  const AciesForeign *found = acies_foreign_find (bytes, sample->name);

  return found != NULL ? found->kind : NULL;
}

static void
known_for_what_they_are (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    {
      g_test_message ("%u: %s", i, samples[i].name);
      g_assert_cmpstr (kind_of (&samples[i]), ==, samples[i].kind);
    }
}

/* A row of the table that nothing is known by would be of no use. */
static void
each_kind_has_a_sample (void)
{
  guint               n;
  const AciesForeign *kinds = acies_foreign_kinds (&n);

  for (guint i = 0; i < n; i++)
    {
      guint found = 0;

      for (guint j = 0; j < G_N_ELEMENTS (samples); j++)
        found += g_strcmp0 (samples[j].kind, kinds[i].kind) == 0;
      g_test_message ("%s", kinds[i].kind);
      g_assert_cmpuint (found, >, 0);
      g_assert_nonnull (strstr (kinds[i].sentence, "; please "));
    }
}

/* However such a file is cut, it harms nobody. */
static void
cut_anywhere (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (samples); i++)
    for (gsize n = 0; n <= samples[i].n; n++)
      {
        g_autofree char *copy = g_memdup2 (samples[i].bytes, n);
        const Sample     cut = { NULL, samples[i].name, copy, n };

        kind_of (&cut);
      }
}

/* --- loading -------------------------------------------------------------------------------- */

static GBytes *
load (const char        *name,
      const void        *data,
      gsize              n,
      AciesDocumentKind *kind,
      GError           **error)
{
  g_autofree char *folder = g_dir_make_tmp ("acies-foreign-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (g_file_set_contents (path, data, (gssize) n, NULL));
  bytes = acies_document_load (file, name, kind, error);
  g_remove (path);
  g_rmdir (folder);

  return g_steal_pointer (&bytes);
}

static const char *
sentence_of (const char *kind)
{
  guint               n;
  const AciesForeign *kinds = acies_foreign_kinds (&n);

  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (kinds[i].kind, kind) == 0)
      return kinds[i].sentence;

  return "*Acies*.tmx*JSON*"; /* what could have been opened */
}

static void
one_sentence (void)
{
  static const struct
  {
    const char *name;
    const char *text;
    const char *kind;
  } rows[] = {
    { "a.m44", "{\"hexagons\": 1, \"game_info\": 2}", "memoir-44" },
    { "a.tmj", "{}", "tiled-json" },
    { "notes.txt", "Notes on Pydna", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AciesDocumentKind kind;
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = load (rows[i].name, rows[i].text, strlen (rows[i].text), &kind, &error);
      g_autofree char *told = g_strconcat (rows[i].name, ": ", sentence_of (rows[i].kind), NULL);

      g_assert_null (bytes);
      g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT);
      data_assert_like (error->message, told);
    }
}

/* Modules and pictures are larger than any file of ours: what they are counts, not how long. */
static void
larger_than_ours (void)
{
  gsize              n = ACIES_XML_MAX_BYTES + 10;
  g_autofree guint8 *data = g_malloc0 (n);
  AciesDocumentKind  kind;
  g_autoptr (GError) error = NULL;

  g_assert_null (load ("long", data, n, &kind, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
  g_clear_error (&error);
  memcpy (data, "PK\x03\x04", 4);
  g_assert_null (load ("war.vmod", data, n, &kind, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT);
  g_assert_nonnull (strstr (error->message, "VASSAL"));
}

static void
ours (void)
{
  static const struct
  {
    const char       *text;
    AciesDocumentKind kind;
  } rows[] = {
    { "<scenario xmlns='https://example.org/'/>", ACIES_DOCUMENT_OTHER },
    { "<map/>", ACIES_DOCUMENT_TILED },
    { "<map", ACIES_DOCUMENT_OTHER },
    { "{}", ACIES_DOCUMENT_DESIGNER },
    { "", ACIES_DOCUMENT_OTHER },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      AciesDocumentKind kind = ACIES_DOCUMENT_FOREIGN;
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = load ("file", rows[i].text, strlen (rows[i].text), &kind, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (g_bytes_get_size (bytes), ==, strlen (rows[i].text));
      g_assert_cmpint (kind, ==, rows[i].kind);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/foreign/known-for-what-they-are", known_for_what_they_are);
  g_test_add_func ("/foreign/each-kind-has-a-sample", each_kind_has_a_sample);
  g_test_add_func ("/foreign/cut-anywhere", cut_anywhere);
  g_test_add_func ("/foreign/one-sentence", one_sentence);
  g_test_add_func ("/foreign/larger-than-ours", larger_than_ours);
  g_test_add_func ("/foreign/ours", ours);

  return g_test_run ();
}
