/* standalone.c - a harness without libFuzzer: all seeds, and some thousand inputs made of them
 *
 * usage: fuzz-NAME HOW-MANY DICTIONARY FILE-OR-FOLDER...
 *
 * Every run has the same inputs. One that ends the program is left in NAME.find in
 * the build folder, as is one that takes longer than any file may.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz/fuzz.h"
#include "fuzz/mutate.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/* What any file may take: see tests/cli/test-cli-files.py, which says it of the whole program. */
#define MOST_SECONDS 2.0
#define MOST_KIBIBYTES (256 * 1024)

#if defined(__SANITIZE_ADDRESS__)
#define SLOWER 10
#define IS_WATCHED TRUE /* memory is counted otherwise there */
#else
#define SLOWER 1
#define IS_WATCHED FALSE
#endif

static GBytes *running;
static char   *find_path;

/* In a signal's handler nothing may be allocated. */
static void
keep_find (void)
{
  gsize       length;
  const void *data = g_bytes_get_data (running, &length);
  int         fd = open (find_path, O_WRONLY | O_CREAT | O_TRUNC, 0644);

  if (fd >= 0 && write (fd, data, length) == (gssize) length)
    close (fd);
}

static void
died_cb (int number)
{
  static const char told[] = "# an input has ended the program; it is kept in the build folder\n";

  if (write (STDOUT_FILENO, told, sizeof told - 1) > 0)
    keep_find ();
  signal (number, SIG_DFL);
  raise (number);
}

static void
run (GBytes *bytes)
{
  gsize       length;
  const void *data = g_bytes_get_data (bytes, &length);
  clock_t     before = clock ();
  double      seconds;

  running = bytes;
  LLVMFuzzerTestOneInput (data, length);
  seconds = (double) (clock () - before) / CLOCKS_PER_SEC;
  if (seconds > MOST_SECONDS * SLOWER)
    fuzz_wrong ("an input takes %.1f seconds", seconds);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* What is expected of a file of tests/good/ or tests/bad/ stands beside it. */
static gboolean
is_seed (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_REGULAR) && !g_str_has_suffix (path, ".errors");
}

static void
add_seed (GPtrArray  *seeds,
          const char *path)
{
  char *text;
  gsize length;

  if (is_seed (path) && g_file_get_contents (path, &text, &length, NULL))
    g_ptr_array_add (seeds, g_bytes_new_take (text, length));
}

/* A file, or those of a folder, in the order of their names. */
static void
add_seeds (GPtrArray  *seeds,
           const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_build_filename (path, name, NULL));
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    add_seed (seeds, g_ptr_array_index (names, i));
  if (dir == NULL)
    add_seed (seeds, path);
}

static void
run_mutants (const GPtrArray *seeds,
             const char      *dictionary,
             guint            n)
{
  g_autoptr (GPtrArray) words = mutate_read_words (dictionary);
  AciesAiRng rng = acies_ai_rng_seeded (20);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GBytes) bytes = mutate (seeds, words, &rng);

      run (bytes);
    }
}

static gboolean
check_memory (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  g_print ("# %ld KiB at most\n", usage.ru_maxrss);

  return IS_WATCHED || usage.ru_maxrss <= MOST_KIBIBYTES;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *name = g_path_get_basename (argv[0]);
  g_autofree char *file = g_strconcat (name, ".find", NULL);
  const char      *folder = g_getenv ("G_TEST_BUILDDIR");
  g_autoptr (GPtrArray) seeds = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  gboolean good;

  if (argc < 4)
    g_error ("usage: %s HOW-MANY DICTIONARY FILE-OR-FOLDER...", name);
  find_path = g_build_filename (folder != NULL ? folder : ".", file, NULL);
  signal (SIGABRT, died_cb);
  signal (SIGSEGV, died_cb);
  signal (SIGTRAP, died_cb);
  LLVMFuzzerInitialize (&argc, &argv);
  for (int i = 3; i < argc; i++)
    add_seeds (seeds, argv[i]);
  if (seeds->len == 0)
    g_error ("there is no seed");
  g_print ("1..3\n");
  for (guint i = 0; i < seeds->len; i++)
    run (g_ptr_array_index (seeds, i));
  g_print ("# %u seeds\nok 1 /%s/seeds\n", seeds->len, name);
  run_mutants (seeds, argv[2], (guint) atoi (argv[1]));
  g_print ("ok 2 /%s/mutants\n", name);
  good = check_memory ();
  g_print ("%s 3 /%s/memory\n", good ? "ok" : "not ok", name);
  g_free (find_path);

  return good ? 0 : 1;
}
