/* test-shortcuts.c - the table of keys: whole, readable, and without two meanings of a key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shared/shortcuts.h"
#include "editor/panels/tool-bar.h"

#include <string.h>

/* Calls @look for each accelerator of the table. */
typedef void (*Look) (const AciesShortcut *shortcut, const char *accelerator, gpointer data);

static void
look_at_keys (const AciesShortcut *shortcut,
              const char          *keys,
              Look                 look,
              gpointer             data)
{
  g_auto (GStrv) words = g_strsplit (keys, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      g_auto (GStrv) ends = g_strsplit (words[i], "...", 2);

      for (guint end = 0; ends[end] != NULL; end++)
        look (shortcut, ends[end], data);
    }
}

static void
look_at_all (Look     look,
             gpointer data)
{
  guint                n;
  const AciesShortcut *shortcuts = acies_shortcuts_list (&n);

  g_assert_cmpuint (n, >, 60);
  for (guint i = 0; i < n; i++)
    {
      look_at_keys (&shortcuts[i], shortcuts[i].keys, look, data);
      if (shortcuts[i].also != NULL)
        look_at_keys (&shortcuts[i], shortcuts[i].also, look, data);
    }
}

static void
is_key (const AciesShortcut *shortcut,
        const char          *accelerator,
        gpointer             data)
{
  guint           key = 0;
  GdkModifierType modifiers;

  if (!gtk_accelerator_parse (accelerator, &key, &modifiers) || key == 0)
    g_error ("%s: “%s” is no key", shortcut->title, accelerator);
}

static void
test_keys (void)
{
  look_at_all (is_key, NULL);
}

/* What runs an action is looked for in the whole window, so it may mean nothing else anywhere. */
static void
is_alone (const AciesShortcut *shortcut,
          const char          *accelerator,
          gpointer             data)
{
  GHashTable          *owners = data;
  const AciesShortcut *owner = g_hash_table_lookup (owners, accelerator);

  if (owner != NULL && owner != shortcut && (owner->action != NULL || shortcut->action != NULL))
    g_error ("“%s” stands for “%s” and “%s”", accelerator, owner->title, shortcut->title);
  g_hash_table_insert (owners, (gpointer) accelerator, (gpointer) shortcut);
}

static void
keep_owner (const AciesShortcut *shortcut,
            const char          *accelerator,
            gpointer             data)
{
  is_alone (shortcut, g_intern_string (accelerator), data);
}

static void
test_one_meaning (void)
{
  g_autoptr (GHashTable) owners = g_hash_table_new (g_str_hash, g_str_equal);

  look_at_all (keep_owner, owners);
}

static void
count_tool (const AciesShortcut *shortcut,
            const char          *accelerator,
            gpointer             data)
{
  gboolean       *listed = data;
  guint           key;
  GdkModifierType modifiers;

  if (shortcut->subject == ACIES_SHORTCUTS_TOOLS && gtk_accelerator_parse (accelerator, &key, &modifiers) && modifiers == 0)
    listed[acies_tool_for_key (key)] = TRUE;
}

static void
test_tools (void)
{
  gboolean listed[ACIES_N_TOOLS + 1] = { FALSE };

  look_at_all (count_tool, listed);
  for (AciesToolKind tool = 0; tool < ACIES_N_TOOLS; tool++)
    g_assert_true (listed[tool]);
}

/* The list shows them in one group each. */
static void
test_subjects (void)
{
  guint                n;
  const AciesShortcut *shortcuts = acies_shortcuts_list (&n);
  guint                changes = 1;

  for (guint i = 1; i < n; i++)
    changes += shortcuts[i].subject != shortcuts[i - 1].subject;
  g_assert_cmpuint (changes, ==, ACIES_N_SHORTCUT_SUBJECTS);
  for (AciesShortcutSubject subject = 0; subject < ACIES_N_SHORTCUT_SUBJECTS; subject++)
    g_assert_cmpstr (acies_shortcuts_subject_title (subject), !=, NULL);
}

static void
test_labels (void)
{
  const AciesShortcut shortcut = { ACIES_SHORTCUTS_TABS, "", "<Alt>1...9 <Control>z KP_7", NULL, NULL };
  g_auto (GStrv) labels = acies_shortcut_dup_labels (&shortcut);

  g_assert_cmpuint (g_strv_length (labels), ==, 3);
  g_assert_cmpstr (labels[0], ==, "Alt+1 – 9");
  g_assert_cmpstr (labels[1], ==, "Ctrl+Z");
  g_assert_nonnull (strchr (labels[2], '7'));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shortcuts/keys", test_keys);
  g_test_add_func ("/shortcuts/one-meaning", test_one_meaning);
  g_test_add_func ("/shortcuts/tools", test_tools);
  g_test_add_func ("/shortcuts/subjects", test_subjects);
  g_test_add_func ("/shortcuts/labels", test_labels);
  return g_test_run ();
}
