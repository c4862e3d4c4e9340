/* test-ui-inspector.c - the pages of the Edit view fit beside the board
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/edit-view.h"
#include "support/battles.h"

#include <adwaita.h>

/* What the window gives the pages, in pixels; see document-page.ui. */
#define SIDEBAR 384

static int
least_width (GtkWidget *widget)
{
  int least;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);

  return least;
}

/* Names the innermost widgets that want too much, for the message of a failure. */
static void
tell_wide (GtkWidget *widget)
{
  gboolean inner = FALSE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (least_width (child) > SIDEBAR - 36)
      {
        inner = TRUE;
        tell_wide (child);
      }
  if (!inner)
    g_test_message ("%s wants %d: %s", G_OBJECT_TYPE_NAME (widget), least_width (widget),
                    ADW_IS_PREFERENCES_ROW (widget) ? adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)) : "");
}

static void
assert_fits (GtkWidget *view)
{
  if (least_width (view) > SIDEBAR)
    tell_wide (view);
  g_assert_cmpint (least_width (view), <=, SIDEBAR);
}

static void
test_fits (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, name));
  const AciesState *state = acies_session_get_state (session);
  GtkWidget        *view = g_object_ref_sink (g_object_new (ACIES_TYPE_EDIT_VIEW, NULL));
  AciesEditor      *editor = acies_edit_view_get_editor (ACIES_EDIT_VIEW (view));

  acies_edit_view_set_session (ACIES_EDIT_VIEW (view), session, NULL);
  assert_fits (view);
  for (guint i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, (AciesUnitId) i))
      {
        acies_editor_set_selected (editor, state->units[i].hex);
        assert_fits (view);
      }
  acies_edit_view_set_session (ACIES_EDIT_VIEW (view), NULL, NULL);
  g_object_unref (view);
}

/* As the application does by itself. */
static void
load_style (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, "/io/github/aciesgame/Acies/style.css");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AciesLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  adw_init ();
  load_style ();
  library = acies_library_new (NULL);

  battles_add_tests (library, "/ui/inspector", "fits", test_fits);

  return g_test_run ();
}
