/* test-ui-speed.c - what follows from a change in the window is done once, and only what is seen
 *
 * How long it takes bench-window tells; here it is counted. Needs a display;
 * tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/actions.h"
#include "app/application.h"
#include "app/window/window-private.h"
#include "editor/edit-view.h"
#include "editor/panels/findings-panel.h"
#include "support/battles.h"
#include "support/in-application.h"
#include "support/until.h"
#include "widgets/canvas-private.h"

typedef struct
{
  AciesWindow        *window;
  AciesSession       *session;
  AciesCanvas        *canvas;
  AciesEditView      *edit_view;
  AciesFindingsPanel *findings;
  GtkListBox         *list;
} Fixture;

static void
open_pydna (Fixture          *fixture,
            AciesApplication *application)
{
  g_autofree char *path = g_strdup_printf ("%s/rulesets/rome-vs-macedon/scenarios/pydna.acies",
                                           acies_library_get_folder (acies_catalog_get_library (acies_application_get_catalog (application))));
  g_autoptr (GFile) file = g_file_new_for_path (path);

  fixture->window = acies_application_new_window (application);
  acies_action_open_file (fixture->window, file);
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture->session = acies_document_get_edit (acies_window_get_document (fixture->window));
  fixture->canvas = widget_find_type (GTK_WIDGET (fixture->window), ACIES_TYPE_CANVAS);
  fixture->edit_view = widget_find_type (GTK_WIDGET (fixture->window), ACIES_TYPE_EDIT_VIEW);
  fixture->findings = acies_edit_view_get_findings (fixture->edit_view);
  fixture->list = widget_find_type (GTK_WIDGET (fixture->findings), GTK_TYPE_LIST_BOX);
}

static void
close_window (Fixture *fixture)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
}

static void
paint (const Fixture *fixture,
       guint          column,
       guint          row,
       AciesId        terrain)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, acies_hex (column, row));

  command.id = terrain;
  g_assert_true (acies_session_apply (fixture->session, &command, NULL));
}

/* The first terrain of which the box has a number of tiles. */
static AciesId
counted_terrain (const Fixture *fixture)
{
  const AciesRuleset *ruleset = acies_session_get_state (fixture->session)->ruleset;
  AciesId             terrain = 0;

  while (terrain < ruleset->n_terrains && ruleset->terrains[terrain].box == 0)
    terrain++;
  g_assert_cmpuint (terrain, <, ruleset->n_terrains);
  return terrain;
}

/* --- findings ------------------------------------------------------------------------------- */

static guint looks_before;

/* No change waits for a time: it is looked at once nothing else is to be done. */
static void
look_after (const Fixture *fixture)
{
  g_assert_cmpuint (acies_findings_panel_count_looks (fixture->findings), ==, looks_before);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (acies_findings_panel_count_looks (fixture->findings), ==, looks_before + 1);
  looks_before++;
}

static gboolean
shows_findings (gconstpointer data)
{
  const Fixture *fixture = data;

  return gtk_widget_get_mapped (GTK_WIDGET (fixture->list));
}

static guint
count_rows (const Fixture *fixture)
{
  guint n = 0;

  while (gtk_list_box_get_row_at_index (fixture->list, (int) n) != NULL)
    n++;
  return n;
}

/* What all rows say. */
static void
add_words (GtkWidget *widget,
           GString   *words)
{
  if (GTK_IS_LABEL (widget))
    g_string_append_printf (words, "%s\n", gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    add_words (child, words);
}

/* Many changes are looked at once; rows are made for who sees them, and stay while only a number changes. */
static void
check_findings (AciesApplication *application)
{
  Fixture fixture;
  AciesId terrain;
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();

  open_pydna (&fixture, application);
  terrain = counted_terrain (&fixture);
  looks_before = acies_findings_panel_count_looks (fixture.findings);
  for (guint column = 0; column < 10; column++)
    for (guint i = 0; i < 4; i++)
      paint (&fixture, column, 3 + i, terrain);
  look_after (&fixture);
  g_assert_cmpuint (acies_findings_panel_count (fixture.findings), >, 0);
  g_assert_cmpuint (count_rows (&fixture), ==, 0);

  acies_edit_view_show_findings (fixture.edit_view);
  run_until (shows_findings, &fixture);
  g_assert_cmpuint (acies_findings_panel_count_looks (fixture.findings), ==, looks_before);
  g_assert_cmpuint (count_rows (&fixture), ==, acies_findings_panel_count (fixture.findings));
  for (guint i = 0; i < count_rows (&fixture); i++)
    g_ptr_array_add (rows, gtk_list_box_get_row_at_index (fixture.list, (int) i));
  add_words (GTK_WIDGET (fixture.list), before);
  paint (&fixture, 3, 1, terrain);
  look_after (&fixture);
  add_words (GTK_WIDGET (fixture.list), after);
  g_assert_cmpstr (after->str, !=, before->str);
  g_assert_cmpuint (count_rows (&fixture), ==, rows->len);
  for (guint i = 0; i < rows->len; i++)
    g_assert_true (gtk_list_box_get_row_at_index (fixture.list, (int) i) == g_ptr_array_index (rows, i));
  close_window (&fixture);
}

/* --- words ---------------------------------------------------------------------------------- */

static gboolean
is_button (GtkWidget    *widget,
           gconstpointer action)
{
  return GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), action) == 0;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Within a stroke the names of the steps stay, and so do the tooltips, icons and title that tell them. */
static void
check_words (AciesApplication *application)
{
  Fixture     fixture;
  AdwTabPage *tab;
  guint       n = 0;

  open_pydna (&fixture, application);
  acies_session_begin_group (fixture.session, "A stroke");
  paint (&fixture, 0, 3, 1);
  tab = adw_tab_view_get_selected_page (fixture.window->tabs);
  g_signal_connect_swapped (widget_find (GTK_WIDGET (fixture.window), is_button, "win.undo"), "notify::tooltip-text", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (tab, "notify::icon", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (tab, "notify::indicator-icon", G_CALLBACK (count_cb), &n);
  g_signal_connect_swapped (fixture.window, "notify::title", G_CALLBACK (count_cb), &n);
  for (guint column = 0; column < 8; column++)
    paint (&fixture, column, 4, column % 2 == 0 ? 1 : 2);
  g_assert_cmpuint (n, ==, 0);
  acies_session_end_group (fixture.session);
  g_assert_cmpuint (n, >, 0);
  close_window (&fixture);
}

int
main (int    argc,
      char **argv)
{
  static const CaseInApplication cases[] = {
    { "/ui/speed/problems", check_findings },
    { "/ui/speed/words", check_words },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
