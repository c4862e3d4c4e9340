/* test-formats-box.c - what the owner of boxed games has, and what a battle lacks of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"
#include "formats/box.h"
#include "formats/files/format-error.h"
#include "support/battles.h"
#include "support/data.h"
#include "support/wild.h"

#include <glib/gstdio.h>

static char *
dup_good (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "good", "box.xml", NULL);
  char            *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

static AciesBoxFile *
read_text (const char *text,
           GError    **error)
{
  g_autoptr (GBytes) bytes = data_bytes (text);

  return acies_box_file_read (bytes, "box.xml", error);
}

static guint
number_of (const GArray *box,
           AciesBoxKind  kind,
           AciesId       id)
{
  for (guint i = 0; i < box->len; i++)
    {
      const AciesBoxThing *thing = &g_array_index (box, AciesBoxThing, i);

      if (thing->kind == kind && thing->id == id)
        return thing->number;
    }
  g_assert_not_reached ();
}

/* What is read is written again, and only what differs from the box of the shop; other games keep their corrections. */
static void
corrections (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  AciesId             velites = acies_ruleset_find_unit_type (ruleset, "velites");
  g_autofree char    *good = dup_good ();
  g_autoptr (AciesBoxFile) file = read_text (good, NULL);
  g_autofree char *again = acies_box_file_write (file);
  g_autoptr (GArray) box = acies_box_file_get (file, ruleset);
  g_autofree char *changed = NULL;

  g_assert_cmpstr (again, ==, good);
  g_assert_cmpuint (number_of (box, ACIES_BOX_FIGURES, velites), ==, 7);
  g_assert_cmpuint (number_of (box, ACIES_BOX_TILES, acies_ruleset_find_terrain (ruleset, "river")), ==, 16);
  g_assert_cmpuint (number_of (box, ACIES_BOX_TILES, acies_ruleset_find_terrain (ruleset, "hill")), ==, 16);
  g_assert_cmpuint (number_of (box, ACIES_BOX_ROUNDS, ACIES_NO_ID), ==, 12);
  for (guint i = 0; i < box->len; i++)
    {
      AciesBoxThing    thing = g_array_index (box, AciesBoxThing, i);
      g_autofree char *name = acies_box_dup_name (ruleset, &thing);
      g_autoptr (GArray) usual = acies_box_new (ruleset);

      g_assert_cmpstr (name, !=, "");
      thing.number = number_of (usual, thing.kind, thing.id);
      acies_box_file_set (file, ruleset, &thing);
    }
  acies_box_file_set (file, ruleset, &(AciesBoxThing) { ACIES_BOX_FIGURES, velites, 0 });
  changed = acies_box_file_write (file);
  g_assert_null (strstr (changed, "rounds"));
  g_assert_nonnull (strstr (changed, "<figures of=\"velites\" number=\"0\"/>"));
  g_assert_nonnull (strstr (changed, "<box ruleset=\"another-game\">\n    <figures of=\"archers\" number=\"3\"/>"));
}

/* clang-format off */
static const char *const bad[] = {
  "", "<boxes", "<box xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"/>", "<boxes format=\"1\"/>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\"/>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"2\"/>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"><box/></boxes>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"><box ruleset=\"a\"><coins number=\"1\"/></box></boxes>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"><box ruleset=\"a\"><cards number=\"1000\"/></box></boxes>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"><box ruleset=\"a\"><cards of=\"a\" number=\"1\"/></box></boxes>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"><box ruleset=\"a\"><tiles number=\"1\"/></box></boxes>",
  "<boxes xmlns=\"https://aciesgame.github.io/ns/box\" format=\"1\"><box ruleset=\"a\"><cards number=\"1\"/><cards number=\"2\"/></box></boxes>",
};
/* clang-format on */

static void
refused (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesBoxFile) file = read_text (bad[i], &error);

      g_test_message ("%s", bad[i]);
      g_assert_null (file);
      g_assert_true (error != NULL && error->domain == ACIES_FORMAT_ERROR);
      data_assert_plain (error->message);
    }
}

/* A file that cannot be read stays, under another name, and a sentence says so. */
static void
kept_aside (void)
{
  g_autofree char *folder = g_dir_make_tmp ("acies-box-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "data", "box.xml", NULL);
  g_autofree char *aside = g_strconcat (path, ".1", NULL);
  g_autofree char *good = dup_good ();
  g_autofree char *problem = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (AciesBoxFile) none = acies_box_file_load (path, &problem);
  g_autoptr (AciesBoxFile) file = read_text (good, NULL);
  g_autoptr (AciesBoxFile) loaded = NULL;
  g_autoptr (AciesBoxFile) damaged = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_assert_null (problem);
  g_assert_true (acies_box_file_save (file, path, &error));
  g_assert_no_error (error);
  loaded = acies_box_file_load (path, &problem);
  first = acies_box_file_write (loaded);
  g_assert_cmpstr (first, ==, good);
  g_assert_null (problem);

  g_assert_true (g_file_set_contents (path, "<boxes", -1, NULL));
  damaged = acies_box_file_load (path, &problem);
  second = acies_box_file_write (damaged);
  g_assert_nonnull (strstr (problem, aside));
  g_assert_null (strstr (second, "<box "));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (aside, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, "<boxes");
  g_remove (aside);
  g_rmdir (g_path_get_dirname (path));
  g_rmdir (folder);
}

/* With the box of the shop a battle lacks what the findings say, each thing once. */
static void
assert_lacks_found (const AciesState *state)
{
  static const char *const codes[] = { "figures-over-box", "tiles-over-box", "end-round-beyond-track", NULL };
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GArray) box = acies_box_new (state->ruleset);
  g_autoptr (GPtrArray) lacks = acies_box_list_lacks (box, state);
  guint n = 0;

  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    n += g_strv_contains (codes, ((const AciesFinding *) findings->list->pdata[i])->code);
  n += state->ruleset->box_cards > 0 && acies_box_count_cards (state) > state->ruleset->box_cards;
  g_assert_cmpuint (lacks->len, ==, n);
}

static void
lacks (gconstpointer id)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GPtrArray) battles = battles_load_all (library, id);

  for (guint i = 0; i < battles->len; i++)
    assert_lacks_found (battles->pdata[i]);
  for (guint i = 0; i < 40; i++)
    {
      g_autoptr (AciesState) state = wild_scenario (acies_library_get_ruleset (library, id, NULL));

      assert_lacks_found (state);
    }
}

static void
lost_pieces (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autofree char *good = dup_good ();
  g_autoptr (AciesBoxFile) file = read_text (good, NULL);
  g_autoptr (GArray) box = acies_box_file_get (file, pydna->ruleset);
  g_autoptr (GPtrArray) lacking = acies_box_list_lacks (box, pydna);

  g_assert_cmpuint (lacking->len, ==, 1);
  g_assert_cmpstr (lacking->pdata[0], ==, "Your box lacks 1 figure of Velites");
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  g_test_add_func ("/box/corrections", corrections);
  g_test_add_func ("/box/refused", refused);
  g_test_add_func ("/box/kept-aside", kept_aside);
  g_test_add_func ("/box/lost-pieces", lost_pieces);
  rulesets_add_tests (library, "/box", "lacks", lacks);

  return g_test_run ();
}
