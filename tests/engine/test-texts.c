/* test-texts.c - the texts of a scenario are shared by threads
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/texts.h"

#define N_TIMES 100000

static gpointer
come_and_go (gpointer unused)
{
  for (guint i = 0; i < N_TIMES; i++)
    {
      AciesTexts *texts = acies_texts_new ();

      acies_texts_unref (texts);
    }

  return NULL;
}

/* What the thread that writes does with a state disturbs no other. */
static void
come_and_go_in_two_threads (void)
{
  GThread *thread = g_thread_new ("texts", come_and_go, NULL);

  come_and_go (NULL);
  g_assert_null (g_thread_join (thread));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/texts/come-and-go-in-two-threads", come_and_go_in_two_threads);

  return g_test_run ();
}
