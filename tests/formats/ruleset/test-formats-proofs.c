/* test-formats-proofs.c - proofs.txt, good, missing and broken
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"
#include "formats/ruleset/proofs.h"
#include "support/data.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  char         *folder;
  char         *path;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  self->folder = g_dir_make_tmp ("acies-proofs-XXXXXX", NULL);
  self->path = g_build_filename (self->folder, "proofs.txt", NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_unlink (self->path);
  g_rmdir (self->folder);
  g_free (self->path);
  g_free (self->folder);
  acies_library_unref (self->library);
}

static AciesProofs *
load_text (const Fixture *self,
           const char    *text,
           gssize         length,
           GError       **error)
{
  g_assert_true (g_file_set_contents (self->path, text, length, NULL));

  return acies_proofs_load (self->folder, self->ruleset, error);
}

/* Every binding statement of the program's own ruleset is named, every other is not. */
static void
test_own (Fixture      *self,
          gconstpointer data)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (self->library, "rome-vs-macedon");
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesProofs) proofs = acies_proofs_load (folder, self->ruleset, &error);
  guint n_proved = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < self->ruleset->rules->len; i++)
    {
      const AciesRule  *rule = g_ptr_array_index (self->ruleset->rules, i);
      const AciesProof *proof = acies_proofs_find (proofs, rule->id);

      g_assert_cmpint (proof->code->len > 0, ==, rule->status == ACIES_RULE_BINDING);
      n_proved += proof->tests->len > 0;
    }
  g_assert_cmpuint (n_proved, >, 100);
}

static void
test_good (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesProofs) proofs = load_text (self, "# a remark\n\nRVM-R1\n  code a.c\n  test /one\n  test /two\nRVM-R2", -1, &error);
  const AciesProof *proof;

  g_assert_no_error (error);
  proof = acies_proofs_find (proofs, "RVM-R1");
  g_assert_cmpuint (proof->code->len, ==, 1);
  g_assert_cmpuint (proof->tests->len, ==, 2);
  g_assert_cmpstr (g_ptr_array_index (proof->code, 0), ==, "a.c");
  g_assert_cmpstr (g_ptr_array_index (proof->tests, 1), ==, "/two");
  g_assert_cmpuint (acies_proofs_find (proofs, "RVM-R2")->tests->len, ==, 0);
  g_assert_cmpuint (acies_proofs_find (proofs, "RVM-R3")->tests->len, ==, 0);
}

static void
test_missing (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesProofs) proofs = acies_proofs_load (self->folder, self->ruleset, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (acies_proofs_find (proofs, "RVM-R1")->code->len, ==, 0);
}

static void
assert_refused (const Fixture *self,
                const char    *text,
                gssize         length,
                guint          line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *place = g_strdup_printf ("%s:%u: ", self->path, line);

  g_assert_null (load_text (self, text, length, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID);
  if (!g_str_has_prefix (error->message, place))
    g_error ("“%s” does not begin with “%s”", error->message, place);
}

static void
test_broken (Fixture      *self,
             gconstpointer data)
{
  g_autofree char *long_name = g_strnfill (600, 'x');
  g_autofree char *long_line = g_strconcat ("RVM-R1\n  test /", long_name, NULL);

  assert_refused (self, "RVM-R1\nRVM-R99\n", -1, 2);
  assert_refused (self, "RVM-R1\nRVM-R2\nRVM-R1\n", -1, 3);
  assert_refused (self, "\n  test /one\n", -1, 2);
  assert_refused (self, "RVM-R1\n  proof /one\n", -1, 2);
  assert_refused (self, "RVM-R1\n  test\n", -1, 2);
  assert_refused (self, "RVM-R1\n  test \n", -1, 2);
  assert_refused (self, "RVM-R1\n  test /one two\n", -1, 2);
  assert_refused (self, "RVM-R1\n   test /one\n", -1, 2);
  assert_refused (self, "RVM-R1\r\n", -1, 1);
  assert_refused (self, "RVM-R1\n  test /\xff\n", -1, 2);
  assert_refused (self, "RVM-R1\n  test /\x1b[31m\n", -1, 2);
  assert_refused (self, "RVM-R1\n\0\n", 9, 1);
  assert_refused (self, long_line, -1, 2);
}

static void
test_too_big (Fixture      *self,
              gconstpointer data)
{
  g_autofree char *text = g_strnfill (5 << 20, '\n');
  g_autoptr (GError) error = NULL;

  g_assert_null (load_text (self, text, -1, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_TOO_BIG);
  g_assert_true (g_str_has_prefix (error->message, self->path));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/formats/proofs/own", Fixture, NULL, set_up, test_own, tear_down);
  g_test_add ("/formats/proofs/good", Fixture, NULL, set_up, test_good, tear_down);
  g_test_add ("/formats/proofs/missing", Fixture, NULL, set_up, test_missing, tear_down);
  g_test_add ("/formats/proofs/broken", Fixture, NULL, set_up, test_broken, tear_down);
  g_test_add ("/formats/proofs/too-big", Fixture, NULL, set_up, test_too_big, tear_down);

  return g_test_run ();
}
