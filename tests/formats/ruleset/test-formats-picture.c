/* test-formats-picture.c - pictures of a theme: which are read, and which ask for too much
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/ruleset/theme-xml.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#define SVG(inside) "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64'>" inside "</svg>"

typedef struct
{
  char   *folder;
  char   *path;
  GError *error; /* of the last reading */
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->folder = g_dir_make_tmp ("acies-picture-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "picture.svg", NULL);
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
}

static GBytes *
read_text (Fixture    *self,
           const char *text,
           gssize      length)
{
  g_assert_true (g_file_set_contents (self->path, text, length, NULL));
  g_clear_error (&self->error);

  return acies_picture_load (self->path, &self->error);
}

/* @pattern: of what comes after "picture.svg:" */
static void
assert_refused (Fixture    *self,
                const char *text,
                const char *pattern)
{
  g_autoptr (GBytes) picture = read_text (self, text, -1);
  g_autofree char *told = g_strconcat (self->path, ":", pattern, NULL);

  g_assert_null (picture);
  g_assert_error (self->error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED);
  data_assert_like (self->error->message, told);
}

static void
test_shapes (Fixture      *self,
             gconstpointer data)
{
  static const char *const good[] = {
    SVG (""),
    SVG ("<title>A &amp; B</title><!-- url(x) --><desc/><metadata/><defs/>"),
    SVG ("<g fill='#22507A'><g><path d='M1 2L-3.5 4e1Z' fill-rule='evenodd' fill-opacity='.5'/></g></g>"),
    SVG ("<circle cx='1' cy='1' r='50%'/><rect x='0' y='0' width='1' height='256'/><polygon points='1,2 3,4 5,-6'/>"),
    SVG ("<path xmlns:x='urn:x' x:label='url(x) 9999' id='a'/>"),
    "<?xml version='1.0' encoding='UTF-8'?><svg xmlns='http://www.w3.org/2000/svg' width='64mm' viewBox=' 0, 0, 16.5 ,16 ' version='1.1'/>",
  };

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autoptr (GBytes) picture = read_text (self, good[i], -1);

      g_assert_no_error (self->error);
      g_assert_cmpmem (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture), good[i], strlen (good[i]));
    }
}

/* What leads to another file, to an address, or to a style that does. */
static void
test_leads_elsewhere (Fixture      *self,
                      gconstpointer data)
{
  assert_refused (self, SVG ("\n<image href='/etc/passwd'/>"), "2: *<image>*");
  assert_refused (self, SVG ("<g><use xmlns:xlink='http://www.w3.org/1999/xlink' xlink:href='http://localhost/x.svg#a'/></g>"), "1: *<use>*");
  assert_refused (self, SVG ("<style>@import 'file:///etc/passwd';</style>"), "1: *<style>*");
  assert_refused (self, SVG ("<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='/etc/passwd'/>"), "1: *<include>*");
  assert_refused (self, SVG ("<path xmlns='' d='M0 0'/>"), "1: *<path>*");
  assert_refused (self, SVG ("<path fill='url(/etc/passwd#a)'/>"), "1: *“fill”*“url”*");
  assert_refused (self, SVG ("<path style='fill: url(x)'/>"), "1: *“style”*");
  assert_refused (self, SVG ("<path filter='url(x)'/>"), "1: *“filter”*");
  assert_refused (self, "<?xml-stylesheet href='x.css'?>" SVG (""), "1: *<? … ?>*");
  assert_refused (self, SVG ("<g><?x y?></g>"), "1: *<? … ?>*");
  assert_refused (self, "<!DOCTYPE svg SYSTEM 'file:///etc/passwd'>" SVG (""), "1: *DOCTYPE*");
  assert_refused (self, "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]>" SVG ("&a;"), "1: *DOCTYPE*");
}

/* What takes long, or much memory, to draw. */
static void
test_takes_long (Fixture      *self,
                 gconstpointer data)
{
  assert_refused (self, SVG ("<filter/>"), "1: *<filter>*");
  assert_refused (self, SVG ("<svg/>"), "1: *<svg>*");
  assert_refused (self, SVG ("<g opacity='.5'/>"), "1: *“opacity”*");
  assert_refused (self, SVG ("<path stroke='#000000'/>"), "1: *“stroke”*");
  assert_refused (self, SVG ("<path stroke-dasharray='0.0001'/>"), "1: *“stroke-dasharray”*");
  assert_refused (self, SVG ("<g transform='scale(1e9)'/>"), "1: *“transform”*");
  assert_refused (self, SVG ("<path d='M0 0L257 1'/>"), "1: *“d”*256*");
  assert_refused (self, SVG ("<path d='M0 0-1e99'/>"), "1: *“d”*256*");
  assert_refused (self, SVG ("<path d='M0 0Q9 9 18 0T30 0'/>"), "1: *“T”*“Q”*");
  assert_refused (self, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4097 16'/>", "1: *“viewBox”*4096*");
  assert_refused (self, "<svg xmlns='http://www.w3.org/2000/svg'/>", "1: *viewBox*16*16*");
  assert_refused (self, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 1e-9'/>", "1: *viewBox*16*16*");
  assert_refused (self, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 64 64 64'/>", "1: *viewBox*16*16*");
  assert_refused (self, "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 nan nan'/>", "1: *viewBox*16*16*");
}

static void
test_no_picture (Fixture      *self,
                 gconstpointer data)
{
  static const char packed[] = "\x1f\x8b\x08\0\0\0\0\0\0\x03";
  g_autofree char  *blanks = g_strnfill (ACIES_PICTURE_MAX_BYTES + 1, ' ');
  g_autofree char  *size = g_format_size_full (ACIES_PICTURE_MAX_BYTES, G_FORMAT_SIZE_IEC_UNITS);

  assert_refused (self, "<svg/>", "1: *SVG*");
  assert_refused (self, "<g xmlns='http://www.w3.org/2000/svg'/>", "1: *SVG*");
  g_assert_null (read_text (self, blanks, -1));
  g_assert_error (self->error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
  g_assert_nonnull (strstr (self->error->message, size));
  g_assert_null (read_text (self, packed, sizeof packed - 1));
  g_assert_nonnull (self->error);
  g_assert_null (read_text (self, "", 0));
  g_assert_nonnull (self->error);
}

/* Reading any of these whole would wait, or fill the memory. */
static void
test_no_files (Fixture      *self,
               gconstpointer data)
{
  g_autofree char *gone = g_build_filename (self->folder, "gone", NULL);
  const char      *paths[] = { self->path, gone, self->folder, "/dev/zero" };

  g_assert_cmpint (mkfifo (self->path, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_clear_error (&self->error);
      g_assert_null (acies_picture_load (paths[i], &self->error));
      g_assert_nonnull (self->error);
    }
}

#define ADD(path, function) g_test_add ("/picture/" path, Fixture, NULL, set_up, function, tear_down)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("shapes", test_shapes);
  ADD ("leads-elsewhere", test_leads_elsewhere);
  ADD ("takes-long", test_takes_long);
  ADD ("no-picture", test_no_picture);
  ADD ("no-files", test_no_files);

  return g_test_run ();
}
