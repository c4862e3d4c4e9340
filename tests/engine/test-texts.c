/* test-texts.c - the texts of a scenario are shared by threads, and lists of words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"

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

static void
join_items (void)
{
  static const struct
  {
    AciesListKind     kind;
    const char *const items[4];
    const char       *list;
  } cases[] = {
    { ACIES_LIST_COMMA, { NULL }, "" },
    { ACIES_LIST_AND, { "a", NULL }, "a" },
    { ACIES_LIST_COMMA, { "a", "b", "c", NULL }, "a, b, c" },
    { ACIES_LIST_SEMICOLON, { "63, 1", "63, 3", NULL }, "63, 1; 63, 3" },
    { ACIES_LIST_DOT, { "a", "b", NULL }, "a · b" },
    { ACIES_LIST_AND, { "a", "b", NULL }, "a and b" },
    { ACIES_LIST_AND, { "a", "b", "c", NULL }, "a, b and c" },
    { ACIES_LIST_OR, { "a", "b", "c", NULL }, "a, b or c" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *list = acies_list_join (cases[i].items, cases[i].kind);

      g_assert_cmpstr (list, ==, cases[i].list);
    }
}

/* No item is read as a format. */
static void
add_items (void)
{
  g_autoptr (GString) list = g_string_new ("5%s");

  acies_list_add (list, ACIES_LIST_COMMA, "%1$s");
  acies_list_add (list, ACIES_LIST_SEMICOLON, "100%");
  g_assert_cmpstr (list->str, ==, "5%s, %1$s; 100%");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/texts/come-and-go-in-two-threads", come_and_go_in_two_threads);
  g_test_add_func ("/texts/join-items", join_items);
  g_test_add_func ("/texts/add-items", add_items);

  return g_test_run ();
}
