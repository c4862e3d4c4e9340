/* test-rulebook.c - the articles of a ruleset, and the statements that texts name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/rulebook.h"
#include "support/data.h"

static const AciesRule *
find (const AciesRuleset *ruleset,
      const char         *id)
{
  const AciesRule *rule = acies_ruleset_find_rule (ruleset, id);

  g_assert_nonnull (rule);
  return rule;
}

static void
names_in_a_text (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  const char         *text = "An RVM-R6X is none. See RVM-R6. Or (RVM-R16), RVM-R1–RVM-R6";
  const char         *at = text;
  const char *const   expected[] = { "RVM-R6", "RVM-R16", "RVM-R1", "RVM-R6" };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AciesRule *rule = acies_ruleset_next_rule_in (ruleset, &at);

      g_assert_true (rule == find (ruleset, expected[i]));
      g_assert_true (g_str_has_prefix (at, expected[i]));
      at += strlen (expected[i]);
    }
  g_assert_null (acies_ruleset_next_rule_in (ruleset, &at));
}

/* What a statement names comes before what names it; each stands there once, and not itself. */
static void
related (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, "legio-vi", NULL);
  const AciesRule    *rule = find (ruleset, "LVI-H7");
  g_autoptr (GPtrArray) list = acies_ruleset_list_related (ruleset, rule);
  g_autoptr (GPtrArray) back = acies_ruleset_list_related (ruleset, find (ruleset, "LVI-H12"));

  g_assert_cmpuint (list->len, >, 2);
  g_assert_true (list->pdata[0] == find (ruleset, "LVI-H12"));
  g_assert_true (g_ptr_array_find (list, find (ruleset, "LVI-R57"), NULL)); /* names this one */
  g_assert_false (g_ptr_array_find (list, rule, NULL));
  g_assert_true (g_ptr_array_find (back, rule, NULL));
  for (guint i = 0; i < list->len; i++)
    for (guint j = 0; j < i; j++)
      g_assert_true (list->pdata[i] != list->pdata[j]);
}

static void
articles (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  g_autoptr (GPtrArray) all = acies_rulebook_new (ruleset);
  g_autoptr (GPtrArray) found = acies_rulebook_search (all, "TESTUDO  lasts");
  g_autoptr (GPtrArray) of_id = acies_rulebook_search (all, "rvm-r6");
  g_autoptr (GPtrArray) nothing = acies_rulebook_search (all, "testudo submarine");
  const AciesArticle *card = acies_rulebook_find (all, "card:charge");

  g_assert_cmpstr (((AciesArticle *) found->pdata[0])->topic, ==, "RVM-D6");
  g_assert_cmpstr (((AciesArticle *) of_id->pdata[0])->topic, ==, "RVM-R6");
  g_assert_cmpuint (nothing->len, ==, 0);
  g_assert_nonnull (card);
  g_assert_cmpint (card->kind, ==, ACIES_ARTICLE_CARD);
  g_assert_cmpstr (ruleset->cards[card->id].id, ==, "charge");
  g_assert_nonnull (acies_rulebook_find (all, "unit:principes"));
  g_assert_nonnull (acies_rulebook_find (all, "terrain:forest"));
  g_assert_nonnull (acies_rulebook_find (all, "mark:testudo"));
  g_assert_null (acies_rulebook_find (all, "card:principes"));
}

/* Every topic is of one article alone, in each game. */
static void
topics (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);

  for (guint i = 0; ids[i] != NULL; i++)
    {
      const AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);
      g_autoptr (GPtrArray) all = acies_rulebook_new (ruleset);

      for (guint j = 0; j < all->len; j++)
        {
          const AciesArticle *article = all->pdata[j];

          g_assert_true (acies_rulebook_find (all, article->topic) == article);
          g_assert_true (article->title != NULL && *article->title != '\0');
        }
    }
}

static void
named_and_marked (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  g_autoptr (GPtrArray) all = acies_rulebook_new (ruleset);
  const AciesArticle *charge = acies_rulebook_find (all, "card:charge");
  g_autoptr (GPtrArray) naming = acies_rulebook_list_naming (all, ruleset, charge->statement);
  AciesRule made_up = { .id = (char *) "X-1", .title = (char *) "x", .text = (char *) "x" };

  g_assert_true (g_ptr_array_find (naming, charge, NULL));
  g_assert_null (acies_rule_get_origin (find (ruleset, "RVM-R6")));
  made_up.source = (char *) "reconstructed; digital game";
  g_assert_nonnull (acies_rule_get_origin (&made_up));
  made_up.source = (char *) "ruling; rulebook line 5";
  g_assert_nonnull (acies_rule_get_origin (&made_up));
  g_assert_cmpstr (acies_rule_get_plain (&made_up), ==, "x");
  made_up.plain = (char *) "y";
  g_assert_cmpstr (acies_rule_get_plain (&made_up), ==, "y");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulebook/names-in-a-text", names_in_a_text);
  g_test_add_func ("/rulebook/related", related);
  g_test_add_func ("/rulebook/articles", articles);
  g_test_add_func ("/rulebook/topics", topics);
  g_test_add_func ("/rulebook/named-and-marked", named_and_marked);

  return g_test_run ();
}
