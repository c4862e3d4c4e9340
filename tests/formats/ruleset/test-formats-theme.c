/* test-formats-theme.c - what a theme.xml says, and what is refused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/ruleset/theme-xml.h"
#include "support/data.h"
#include "support/pictures.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define PICTURE "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'><title>%s</title></svg>"
#define BEGIN "<theme xmlns=\"" ACIES_THEME_NS "\" ruleset=\"rome-vs-macedon\" format=\"1\">\n"

typedef struct
{
  AciesRuleset *ruleset;
  char         *folder;
  char         *path;
  GError       *error; /* of the last reading */
} Fixture;

/* Dice, and a choice that a side may be named by: the ruleset of pictures has neither. */
static void
add_dice_and_choice (AciesRuleset *ruleset)
{
  AciesOption *option = g_new0 (AciesOption, 1);

  ruleset->n_die_types = 2;
  ruleset->die_types[0].id = g_strdup ("pale");
  ruleset->die_types[1].id = g_strdup ("dark");
  ruleset->n_symbols = 2;
  ruleset->symbols[0].id = g_strdup ("cross");
  ruleset->symbols[1].id = g_strdup ("skull");
  ruleset->n_switches = 1;
  ruleset->switches[0].id = g_strdup ("nation");
  option->id = g_strdup ("gaul");
  g_ptr_array_add (ruleset->switches[0].options, option);
}

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->ruleset = pictures_ruleset_new ();
  add_dice_and_choice (self->ruleset);
  self->folder = g_dir_make_tmp ("acies-theme-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "theme.xml", NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_clear_error (&self->error);
  g_remove (self->path);
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->path);
  g_free (self->folder);
  acies_ruleset_unref (self->ruleset);
}

static AciesLook *
read_text (Fixture    *self,
           const char *text)
{
  g_assert_true (g_file_set_contents (self->path, text, -1, NULL));
  g_clear_error (&self->error);
  return acies_look_load (self->path, self->ruleset, &self->error);
}

static void
assert_refused (Fixture    *self,
                const char *text,
                gint        code)
{
  g_autoptr (AciesLook) look = NULL;

  look = read_text (self, text);
  g_assert_null (look);
  g_assert_error (self->error, ACIES_FORMAT_ERROR, code);
  g_assert_nonnull (strstr (self->error->message, "theme.xml"));
}

static void
assert_unread (Fixture    *self,
               const char *text,
               const char *pattern)
{
  g_autoptr (AciesLook) look = read_text (self, text);

  g_assert_null (look);
  data_assert_like (self->error->message, pattern);
}

/* Makes the pictures that a theme names, or removes them. Each holds its own name. */
static void
set_pictures (Fixture *self,
              gboolean there)
{
  static const char *const names[] = { "art/e.svg", "r.svg", "p.svg", "m.svg" };
  g_autofree char         *art = g_build_filename (self->folder, "art", NULL);

  if (there)
    g_assert_cmpint (g_mkdir (art, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, names[i], NULL);
      g_autofree char *svg = g_strdup_printf (PICTURE, names[i]);

      if (there)
        g_assert_true (g_file_set_contents (path, svg, -1, NULL));
      else
        g_assert_cmpint (g_remove (path), ==, 0);
    }
  if (!there)
    g_assert_cmpint (g_rmdir (art), ==, 0);
}

static void
assert_picture (GBytes     *picture,
                const char *name)
{
  g_autofree char *expected = g_strdup_printf (PICTURE, name);

  g_assert_nonnull (picture);
  g_assert_cmpmem (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture), expected, strlen (expected));
}

static void
test_all (Fixture      *self,
          gconstpointer data)
{
  g_autoptr (AciesLook) look = NULL;

  set_pictures (self, TRUE);
  look = read_text (self, BEGIN
                    "<side id='macedon' shield='aspis' emblem='art/e.svg'/><terrain id='river' pattern='waves' art='r.svg'/>"
                    "<unit-type id='principes' art='p.svg' trim='gold'/><mark id='activated' show='dim'/>"
                    "<token id='morale' art='m.svg'/>"
                    "<style id='dark'><colour of='alert' value='#0a0B0c'/><terrain id='hill' ground='#000001' ink='#FFFFFF'/>"
                    "<side id='rome' colour='#000000'/></style><x:more xmlns:x='urn:x'/></theme>");
  set_pictures (self, FALSE);
  g_assert_no_error (self->error);
  g_assert_cmpint (look->shields[1], ==, ACIES_SHIELD_ASPIS);
  assert_picture (look->emblems[1], "art/e.svg");
  g_assert_null (look->emblems[0]);
  g_assert_cmpint (look->patterns[3], ==, ACIES_PATTERN_WAVES);
  assert_picture (look->terrains[3], "r.svg");
  g_assert_true (look->gold_trim[0]);
  g_assert_false (look->gold_trim[1]);
  assert_picture (look->unit_types[0], "p.svg");
  g_assert_cmpint (look->mark_looks[1], ==, ACIES_MARK_DIM);
  assert_picture (g_hash_table_lookup (look->tokens, "morale"), "m.svg");
  g_assert_cmphex (look->dark.tint[ACIES_TINT_ALERT], ==, 0x0a0b0c);
  g_assert_cmphex (look->light.tint[ACIES_TINT_ALERT], ==, ACIES_NO_COLOUR);
  g_assert_cmphex (look->dark.ground[1], ==, 1);
  g_assert_cmphex (look->dark.ink[1], ==, 0xffffff);
  g_assert_cmphex (look->dark.side[0], ==, 0);
  g_assert_cmphex (look->dark.side[1], ==, ACIES_NO_COLOUR);
}

static void
test_dice (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (AciesLook) look = NULL;

  set_pictures (self, TRUE);
  look = read_text (self, BEGIN
                    "<die id='dark' shape='hexagon'/><symbol id='skull' art='m.svg'/><unit-type id='principes' left='wall' above='dark'/>"
                    "<style id='light'><die id='dark' colour='#102030' ink='#FFFFFE'/></style></theme>");
  set_pictures (self, FALSE);
  g_assert_no_error (self->error);
  g_assert_true (look->own_dice[1]);
  g_assert_cmpint (look->die_shapes[1], ==, ACIES_DIE_HEXAGON);
  g_assert_cmphex (look->light.die[1], ==, 0x102030);
  g_assert_cmphex (look->light.die_ink[1], ==, 0xfffffe);
  g_assert_cmphex (look->dark.die[1], ==, ACIES_NO_COLOUR);
  assert_picture (look->symbols[1], "m.svg");
  g_assert_cmpint (look->edges[ACIES_EDGE_LEFT][0], ==, ACIES_EDGE_WALL);
  g_assert_cmpint (look->edges[ACIES_EDGE_ABOVE][0], ==, 1);
  g_assert_cmpint (look->edges[ACIES_EDGE_BELOW][0], ==, ACIES_NO_ID);
  g_assert_cmpint (look->edges[ACIES_EDGE_LEFT][1], ==, ACIES_NO_ID);
  g_assert_false (look->own_dice[0]);
  g_assert_cmphex (look->light.die[0], ==, ACIES_NO_COLOUR);
  g_assert_null (look->symbols[0]);
}

/* A side that is named by a choice has an emblem for each option. */
static void
test_emblems (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesLook) look = NULL;

  set_pictures (self, TRUE);
  look = read_text (self, BEGIN
                    "<side id='rome' shield='tablet' emblem='art/e.svg'><emblem option='gaul' art='p.svg' corners='hollow'/><x:more xmlns:x='urn:x'/></side>"
                    "<side id='macedon' shield='card'/><terrain id='hill' pattern='slopes' art='r.svg'/></theme>");
  set_pictures (self, FALSE);
  g_assert_no_error (self->error);
  assert_picture (look->emblems[0], "art/e.svg");
  assert_picture (g_hash_table_lookup (look->option_emblems[0], "gaul"), "p.svg");
  g_assert_cmpuint (g_hash_table_size (look->option_emblems[1]), ==, 0);
  g_assert_cmpuint (GPOINTER_TO_UINT (g_hash_table_lookup (look->option_corners[0], "gaul")), ==, ACIES_CORNERS_HOLLOW);
  g_assert_cmpint (look->shields[0], ==, ACIES_SHIELD_TABLET);
  g_assert_cmpint (look->shields[1], ==, ACIES_SHIELD_CARD);
  g_assert_cmpint (look->patterns[1], ==, ACIES_PATTERN_SLOPES);
}

static void
test_patterns (Fixture      *self,
               gconstpointer data)
{
  static const char *const words[ACIES_N_PATTERNS] = { "plain", "tufts", "contours", "trees", "waves", "palisade", "slopes", "stream",
                                                       "ford", "rocks", "reeds", "rampart", "wooded-hill", "rocky-hill" };

  for (guint i = 0; i < ACIES_N_PATTERNS; i++)
    {
      g_autofree char *text = g_strdup_printf (BEGIN "<terrain id='hill' pattern='%s'/></theme>", words[i]);
      g_autoptr (AciesLook) look = read_text (self, text);

      g_assert_no_error (self->error);
      g_assert_cmpint (look->patterns[1], ==, i);
    }
}

/* Each fault is told with its line, and in words of ours. */
static void
test_faults (Fixture      *self,
             gconstpointer data)
{
  static const char *const bad[] = {
    "<side id='carthage'/>", "<side/>", "<side id='rome' shield='egg'/>", "<side id='rome' colour='#000000'/>",
    "<terrain id='hill' pattern='stripes'/>", "<mark id='ordered' show='loud'/>", "<mystery/>", "<style id='pink'/>", "<style/>",
    "<colour of='paper' value='#FFFFFF'/>", "<style id='dark'><colour of='ink' value='#FFFFFF'/></style>",
    "<style id='dark'><colour of='paper' value='white'/></style>", "<style id='dark'><colour of='paper' value='#12345'/></style>",
    "<style id='dark'><colour of='paper' value='#-12345'/></style>", "<style id='dark'><colour of='paper' value='#12345 '/></style>",
    "<style id='dark'><terrain id='hill' ground='#123456'/></style>", "<style id='dark'><style id='light'/></style>",
    "<style id='dark'><mark id='ordered'/></style>", "<unit-type id='principes' trim='lace'/>", "<unit-type id='principes' left='door'/>", "<unit-type id='principes' die='wall'/>", "<token art='m.svg'/>",
    "<unit-type id='principes' art='../../other.svg'/>", "<unit-type id='principes' art='/etc/passwd'/>",
    "<unit-type id='principes' art='two&#10;lines.svg'/>", "<token id='a' art='a&#127;.svg'/>", "words",
    "<die id='blue'/>", "<die shape='circle'/>", "<die id='dark' shape='egg'/>", "<die id='dark' colour='#000000'/>", "<symbol id='dagger'/>",
    "<symbol id='skull' art='../skull.svg'/>", "<die id='dark'><die id='pale'/></die>", "<style id='dark'><die id='dark' colour='#000000'/></style>",
    "<style id='dark'><die id='dark' colour='black' ink='#FFFFFF'/></style>", "<style id='dark'><symbol id='skull'/></style>",
    "<side id='rome'><emblem option='gaul'/></side>", "<side id='rome'><emblem option='goth' art='m.svg'/></side>",
    "<side id='rome'><emblem option='gaul' art='m.svg' corners='sharp'/></side>", "<side id='rome'><emblem art='m.svg'/></side>", "<side id='rome'><emblem option='gaul' art='/m.svg'/></side>",
    "<emblem option='gaul' art='m.svg'/>", "<style id='dark'><side id='rome' colour='#000000'><emblem/></side></style>",
    "<side id='rome'>words</side>", "<side id='rome'><side id='rome'/></side>", "<side id='rome' size='3'/>"
  };

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *text = g_strconcat (BEGIN, bad[i], "</theme>", NULL);

      assert_refused (self, text, ACIES_FORMAT_ERROR_INVALID);
      g_assert_nonnull (strstr (self->error->message, "theme.xml:2: "));
    }
  assert_refused (self, BEGIN "\n<mystery/><mystery/></theme>", ACIES_FORMAT_ERROR_INVALID);
  data_assert_like (self->error->message, "*theme.xml:3: *<mystery>*(2 *)");
}

static void
test_other_documents (Fixture      *self,
                      gconstpointer data)
{
  assert_refused (self, "<theme xmlns='" ACIES_THEME_NS "' ruleset='rome-vs-carthage' format='1'/>", ACIES_FORMAT_ERROR_INVALID);
  assert_refused (self, "<theme xmlns='" ACIES_THEME_NS "' ruleset='rome-vs-macedon' format='2'/>", ACIES_FORMAT_ERROR_INVALID);
  assert_refused (self, "<theme xmlns='" ACIES_THEME_NS "' ruleset='rome-vs-macedon'/>", ACIES_FORMAT_ERROR_INVALID);
  assert_refused (self, "<theme xmlns='" ACIES_THEME_NS "' format='1'/>", ACIES_FORMAT_ERROR_INVALID);
  assert_refused (self, "<theme ruleset='rome-vs-macedon' format='1'/>", ACIES_FORMAT_ERROR_WRONG_ROOT);
  assert_refused (self, "<rules xmlns='" ACIES_THEME_NS "'/>", ACIES_FORMAT_ERROR_WRONG_ROOT);
  assert_refused (self, BEGIN "<side></theme>", ACIES_FORMAT_ERROR_NOT_XML);
  assert_refused (self, "", ACIES_FORMAT_ERROR_NOT_XML);
}

/* A theme is read as any document of ours: nothing is fetched, nothing swells. */
static void
test_hostile (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GString) deep = g_string_new (BEGIN);
  g_autoptr (GString) many = g_string_new (BEGIN);

  assert_refused (self, "<!DOCTYPE theme [<!ENTITY a 'aaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]>" BEGIN "&b;</theme>", ACIES_FORMAT_ERROR_REFUSED);
  assert_refused (self, "<!DOCTYPE theme SYSTEM 'file:///etc/passwd'>" BEGIN "</theme>", ACIES_FORMAT_ERROR_REFUSED);
  for (guint i = 0; i < 10000; i++)
    g_string_append (deep, "<style id='dark'>");
  assert_refused (self, deep->str, ACIES_FORMAT_ERROR_REFUSED);
  for (guint i = 0; i < 100000; i++)
    g_string_append (many, "<mark/>");
  g_string_append (many, "</theme>");
  assert_refused (self, many->str, ACIES_FORMAT_ERROR_REFUSED);
}

/* Reading any of these whole would wait, or fill the memory. */
static void
test_no_files (Fixture      *self,
               gconstpointer data)
{
  g_autofree char *pipe = g_build_filename (self->folder, "pipe", NULL);
  g_autofree char *large = g_build_filename (self->folder, "large", NULL);
  g_autofree char *gone = g_build_filename (self->folder, "gone", NULL);
  g_autofree char *words = g_strnfill (2 * 1024 * 1024, ' ');
  const char      *paths[] = { pipe, large, gone, self->folder, "/dev/zero" };

  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);
  g_assert_true (g_file_set_contents (large, words, -1, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_clear_error (&self->error);
      g_assert_null (acies_look_load (paths[i], self->ruleset, &self->error));
      g_assert_nonnull (self->error);
      g_assert_true (self->error->domain == ACIES_FORMAT_ERROR || self->error->domain == G_IO_ERROR);
    }
  g_assert_cmpint (g_remove (pipe), ==, 0);
  g_assert_cmpint (g_remove (large), ==, 0);
}

/* A picture that cannot be had is told by its own name. */
static void
test_no_picture (Fixture      *self,
                 gconstpointer data)
{
  g_autofree char *gone = g_strconcat ("*gone.svg: ", g_strerror (ENOENT), NULL);

  assert_unread (self, BEGIN "<token id='a' art='gone.svg'/></theme>", gone);
  assert_unread (self, BEGIN "<token id='a' art='theme.xml'/></theme>", "*theme.xml:1: *SVG*");
  assert_unread (self, BEGIN "<token id='a' art='gone.svg'/><mystery/></theme>", "*theme.xml:2: *<mystery>*(1 *)");
}

/* The same small file may be named by a large one very often. */
static void
test_many_pictures (Fixture      *self,
                    gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (BEGIN);

  set_pictures (self, TRUE);
  for (guint i = 0; i < 30000; i++)
    g_string_append (text, "<token id='a' art='m.svg'/>");
  g_string_append (text, "</theme>");
  assert_unread (self, text->str, "*theme.xml:2: * 256 *(1001 *)");
  set_pictures (self, FALSE);
}

#define ADD(path, function) g_test_add ("/theme/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("all", test_all);
  ADD ("dice", test_dice);
  ADD ("emblems", test_emblems);
  ADD ("patterns", test_patterns);
  ADD ("faults", test_faults);
  ADD ("other-documents", test_other_documents);
  ADD ("hostile", test_hostile);
  ADD ("no-files", test_no_files);
  ADD ("no-picture", test_no_picture);
  ADD ("many-pictures", test_many_pictures);
  return g_test_run ();
}
