/* test-tab-names.c - tabs with one title are told apart
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/place-text.h"

#define MOST 4

/* Of a tab: its title; its file or none; what is said in place of that, or nothing; its name. */
typedef struct
{
  const char *title;
  const char *path;
  const char *word;
  const char *name;
} Row;

typedef struct
{
  const char *path;
  Row         rows[MOST];
} Case;

static const Case cases[] = {
  { "/tab-names/one", { { "Pydna", "/a/pydna.acies", NULL, "Pydna" } } },
  { "/tab-names/other-titles", { { "Pydna", "/a/a.acies", NULL, "Pydna" }, { "Elis", "/b/a.acies", NULL, "Elis" } } },
  { "/tab-names/other-files",
    { { "Pydna", "/a/pydna.acies", NULL, "Pydna · pydna.acies" },
      { "Elis", "/a/elis.acies", NULL, "Elis" },
      { "Pydna", "/a/try.acies", NULL, "Pydna · try.acies" } } },
  { "/tab-names/other-folders",
    { { "Pydna", "/a/old/pydna.acies", NULL, "Pydna · old/pydna.acies" },
      { "Pydna", "/a/new/pydna.acies", NULL, "Pydna · new/pydna.acies" },
      { "Pydna", "/a/new/try.acies", NULL, "Pydna · try.acies" } } },
  { "/tab-names/as-many-folders-as-it-takes",
    { { "Pydna", "/a/x/y/pydna.acies", NULL, "Pydna · a/x/y/pydna.acies" },
      { "Pydna", "/b/x/y/pydna.acies", NULL, "Pydna · b/x/y/pydna.acies" },
      { "Pydna", "/b/x/z/pydna.acies", NULL, "Pydna · z/pydna.acies" } } },
  { "/tab-names/one-folder-in-the-other",
    { { "Pydna", "/pydna.acies", NULL, "Pydna · /pydna.acies" },
      { "Pydna", "/a/pydna.acies", NULL, "Pydna · a/pydna.acies" } } },
  { "/tab-names/words",
    { { "Pydna", "/a/pydna.acies", "bundled", "Pydna · bundled" },
      { "Pydna", "/b/pydna.acies", NULL, "Pydna · pydna.acies" },
      { "Pydna", NULL, "unsaved", "Pydna · unsaved" },
      { "Pydna", NULL, "unsaved", "Pydna · unsaved (2)" } } },
  { "/tab-names/games", { { "Pydna", NULL, NULL, "Pydna" }, { "Pydna", NULL, NULL, "Pydna (2)" }, { "Pydna", NULL, "unsaved", "Pydna · unsaved" } } },
  { "/tab-names/one-file-twice",
    { { "Pydna", "/a/pydna.acies", NULL, "Pydna · pydna.acies" }, { "Pydna", "/a/pydna.acies", NULL, "Pydna · pydna.acies (2)" } } },
};

static void
test_case (gconstpointer data)
{
  const Case   *self = data;
  AciesTabPlace places[MOST] = { 0 };
  guint         n = 0;
  g_auto (GStrv) names = NULL;

  for (; n < MOST && self->rows[n].title != NULL; n++)
    places[n] = (AciesTabPlace) { .title = self->rows[n].title,
                                  .file = self->rows[n].path != NULL ? g_file_new_for_path (self->rows[n].path) : NULL,
                                  .word = self->rows[n].word };
  names = acies_tab_names (places, n);
  g_assert_cmpuint (g_strv_length (names), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpstr (names[i], ==, self->rows[i].name);
      g_clear_object (&places[i].file);
    }
}

static void
test_none (void)
{
  g_auto (GStrv) names = acies_tab_names (NULL, 0);

  g_assert_cmpuint (g_strv_length (names), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  g_test_add_func ("/tab-names/none", test_none);
  return g_test_run ();
}
