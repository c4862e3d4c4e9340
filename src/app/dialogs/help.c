/* help.c - the shortcuts dialog and the About dialog
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/help.h"

#include "app/shared/dialog.h"
#include "app/shared/shortcuts.h"
#include "engine/board/texts.h"
#include "widgets/accessible.h"
#include "widgets/wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* --- a list that can be searched ------------------------------------------------------------ */

typedef struct
{
  GtkWidget *row;
  GtkWidget *group;
  char      *words; /* text to search, case-folded */
} Entry;

/* The data of a window, which owns it. */
typedef struct
{
  GtkWindow *window;
  GtkWidget *search;
  GtkStack  *stack;
  GtkBox    *page;
  GtkWidget *group; /* the last one, to which rows are added */
  GArray    *entries;
} Dialog;

static void
entry_clear (Entry *entry)
{
  g_free (entry->words);
}

static void
dialog_free (Dialog *self)
{
  g_array_unref (self->entries);
  g_free (self);
}

static void
search_changed_cb (Dialog *self)
{
  g_autofree char *sought = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  guint            n = 0;

  g_strstrip (sought);
  for (guint i = 0; i < self->entries->len; i++)
    gtk_widget_set_visible (g_array_index (self->entries, Entry, i).group, FALSE);
  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      gboolean     found = strstr (entry->words, sought) != NULL;

      gtk_widget_set_visible (entry->row, found);
      if (found)
        gtk_widget_set_visible (entry->group, TRUE);
      n += found;
    }
  gtk_stack_set_visible_child_name (self->stack, n > 0 ? "list" : "nothing");
}

/* Escape first clears the search, then closes the window. */
static void
search_stopped_cb (Dialog *self)
{
  if (gtk_editable_get_text (GTK_EDITABLE (self->search))[0] != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_window_close (self->window);
}

static Dialog *
new_dialog (GtkWindow  *parent,
            const char *title,
            const char *nothing,
            const char *advice)
{
  g_autoptr (GtkBuilder) builder = gtk_builder_new_from_resource ("/io/github/aciesgame/Acies/keys-dialog.ui");
  Dialog *self = g_new0 (Dialog, 1);

  self->window = GTK_WINDOW (gtk_builder_get_object (builder, "window"));
  self->search = GTK_WIDGET (gtk_builder_get_object (builder, "search"));
  self->stack = GTK_STACK (gtk_builder_get_object (builder, "stack"));
  self->page = GTK_BOX (gtk_builder_get_object (builder, "groups"));
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  g_array_set_clear_func (self->entries, (GDestroyNotify) entry_clear);
  g_object_set (gtk_builder_get_object (builder, "nothing"), "title", nothing, "description", advice, NULL);
  g_object_set_data_full (G_OBJECT (self->window), "dialog", self, (GDestroyNotify) dialog_free);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (search_stopped_cb), self);
  gtk_window_set_title (self->window, title);
  gtk_window_set_transient_for (self->window, parent);
  return self;
}

static void
add_group (Dialog     *self,
           const char *title)
{
  self->group = adw_preferences_group_new ();
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), title);
  gtk_box_append (self->page, self->group);
}

/* @words: what the row is found by, beside its title */
static AdwActionRow *
add_row (Dialog     *self,
         const char *title,
         const char *words)
{
  GtkWidget       *row = adw_action_row_new ();
  g_autofree char *all = g_strdup_printf ("%s %s", title, words);
  Entry            entry = { row, self->group, g_utf8_casefold (all, -1) };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
  g_array_append_val (self->entries, entry);
  return ADW_ACTION_ROW (row);
}

static void
present (Dialog *self)
{
  acies_dialog_present (self->window);
  gtk_widget_grab_focus (self->search);
}

/* --- shortcuts ------------------------------------------------------------------------------ */

static GtkWidget *
new_keys (char **labels)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  for (guint i = 0; labels[i] != NULL; i++)
    {
      GtkWidget *label = gtk_label_new (labels[i]);

      gtk_widget_add_css_class (label, "key-cap");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_layout_manager (box, acies_wrap_layout_new (6, 0));
  return box;
}

void
acies_shortcuts_dialog_show (GtkWindow *parent)
{
  Dialog              *self = new_dialog (parent, _ ("Keyboard Shortcuts"), _ ("No Shortcuts Found"), _ ("Search for an action or a key."));
  guint                n;
  const AciesShortcut *shortcuts = acies_shortcuts_list (&n);

  for (guint i = 0; i < n; i++)
    {
      g_auto (GStrv) labels = acies_shortcut_dup_labels (&shortcuts[i]);
      g_autofree char *keys = acies_list_join ((const char *const *) labels, ACIES_LIST_COMMA);
      AdwActionRow    *row;

      if (i == 0 || shortcuts[i].subject != shortcuts[i - 1].subject)
        add_group (self, acies_shortcuts_subject_title (shortcuts[i].subject));
      row = add_row (self, gettext (shortcuts[i].title), keys);
      gtk_widget_add_css_class (GTK_WIDGET (row), "shortcut-row");
      adw_action_row_add_suffix (row, new_keys (labels));
      acies_accessible_describe (GTK_WIDGET (row), keys);
    }
  present (self);
}

/* --- about the program ---------------------------------------------------------------------- */

#define WEBSITE "https://aciesgame.github.io/"
#define PROJECT "https://github.com/aciesgame/acies"

/* The text of the newest release; check-metainfo.py compares it with the metainfo. */
static const char *const news[] = {
  N_ ("A battle editor that finds mistakes and fixes most of them"),
  N_ ("The odds of an attack before you roll, and the rule behind each refused move"),
  N_ ("A scenario sheet to print, and a report of the game"),
  N_ ("A command-line program, acies-cli, that does nearly everything the app does"),
};

static char *
dup_news (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *first = g_markup_escape_text (
      _ ("The first release. Five games, three on hexes and two on squares, can be played to the end with all their known rules, at one screen or against computer players of three strengths."),
      -1);

  g_string_append_printf (text, "<p>%s</p><ul>", first);
  for (guint i = 0; i < G_N_ELEMENTS (news); i++)
    {
      g_autofree char *line = g_markup_escape_text (gettext (news[i]), -1);

      g_string_append_printf (text, "<li>%s</li>", line);
    }
  return g_strdup (g_string_append (text, "</ul>")->str);
}

/* Returns: the names of the translators, or "" without a translation */
static const char *
find_translators (void)
{
  /* Translators: your names, one on each line; an address may follow in angle brackets. */
  const char *names = _ ("translator-credits");

  return g_str_equal (names, "translator-credits") ? "" : names;
}

static void
add_pages (AdwAboutWindow *self)
{
  const char *libraries[] = { "GTK https://www.gtk.org/", "Libadwaita https://gnome.pages.gitlab.gnome.org/libadwaita/",
                              "cairo https://www.cairographics.org/", "Pango https://www.gtk.org/docs/architecture/pango",
                              "librsvg https://wiki.gnome.org/Projects/LibRsvg", "libxml2 https://gitlab.gnome.org/GNOME/libxml2",
                              "JSON-GLib https://gitlab.gnome.org/GNOME/json-glib", NULL };

  adw_about_window_add_link (self, _ ("Translate"), PROJECT "/tree/main/po");
  adw_about_window_add_link (self, _ ("Contribute"), PROJECT "/blob/main/CONTRIBUTING.md");
  adw_about_window_add_acknowledgement_section (self, _ ("Built With"), libraries);
  adw_about_window_add_legal_section (self, "EB Garamond", "© 2010–2012 Georg Duffner", GTK_LICENSE_CUSTOM, "SIL Open Font License 1.1");
  adw_about_window_add_legal_section (
      self, _ ("The Board Games"), NULL, GTK_LICENSE_CUSTOM,
      _ ("The games belong to their designers and publishers. Acies describes their rules in its own words and uses its own pictures."));
}

void
acies_about_dialog_show (GtkWindow *parent)
{
  const char      *contributors[] = { _ ("The Acies contributors"), NULL };
  g_autofree char *text = dup_news ();
  GtkWidget       *window = g_object_new (ADW_TYPE_ABOUT_WINDOW,
                                          "application-name", "Acies",
                                          "application-icon", ACIES_APP_ID,
                                          "version", ACIES_VERSION,
                                          "comments", _ ("Design and play battles for board games of ancient warfare."),
                                          "developer-name", contributors[0],
                                          "developers", contributors,
                                          "copyright", _ ("© 2026 The Acies contributors"),
                                          "license-type", GTK_LICENSE_GPL_3_0,
                                          "release-notes", text,
                                          "release-notes-version", ACIES_VERSION,
                                          "website", WEBSITE,
                                          "issue-url", PROJECT "/issues",
                                          "translator-credits", find_translators (),
                                          "transient-for", parent,
                                          "modal", TRUE,
                                          "destroy-with-parent", TRUE,
                                          NULL);

  add_pages (ADW_ABOUT_WINDOW (window));
  acies_dialog_present (GTK_WINDOW (window));
}
