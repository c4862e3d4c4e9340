/* about-dialog.c - what the program is, what is new in it, who made it, and where more is to be found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/about-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#define WEBSITE "https://aciesgame.github.io/"
#define PROJECT "https://github.com/aciesgame/acies"

/* The words of the newest release in the metainfo, which check-metainfo.py compares with these. */
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

/* In its language a translation names who made it; ours names nobody. */
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

  adw_about_window_add_link (self, _ ("Getting Started"), PROJECT "#readme");
  adw_about_window_add_link (self, _ ("Translate"), PROJECT "/tree/main/po");
  adw_about_window_add_link (self, _ ("Contribute"), PROJECT "/blob/main/CONTRIBUTING.md");
  adw_about_window_add_acknowledgement_section (self, _ ("Built With"), libraries);
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
  gtk_window_present (GTK_WINDOW (window));
}
