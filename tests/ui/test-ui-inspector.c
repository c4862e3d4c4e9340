/* test-ui-inspector.c - the pages of the Edit view fit beside the board, and each field is undone
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/page/history-button.h"
#include "editor/edit-view.h"
#include "editor/panels/panels.h"
#include "formats/scenario/scenario-xml.h"
#include "support/battles.h"
#include "support/edit-pages.h"
#include "support/in-application.h"

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

/* The pages of an edit view, which is on the first of them here. */
static GtkWidget *
new_pages (AciesEditView *view)
{
  GtkWidget *pages = adw_view_stack_new ();

  adw_view_stack_set_hhomogeneous (ADW_VIEW_STACK (pages), FALSE);
  adw_view_stack_add_named (ADW_VIEW_STACK (pages), GTK_WIDGET (view), ACIES_EDIT_BOARD);
  acies_edit_view_set_pages (view, ADW_VIEW_STACK (pages));

  return pages;
}

/* What waits until somebody looks at it: each page, and what each tool works with. */
static void
look_at_all (GtkWidget   *view,
             AciesEditor *editor)
{
  for (guint i = 0; edit_pages_names[i] != NULL; i++)
    {
      edit_pages_turn (view, edit_pages_names[i]);
      assert_fits (view);
    }
  for (AciesToolKind tool = 0; tool < ACIES_N_TOOLS; tool++)
    if (acies_editor_knows_tool (editor, tool))
      {
        acies_editor_set_tool (editor, tool);
        assert_fits (view);
      }
  acies_editor_set_tool (editor, ACIES_TOOL_SELECT);
}

static void
test_fits (gconstpointer name)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, name));
  const AciesState *state = acies_session_get_state (session);
  GtkWidget        *window = gtk_window_new ();
  AciesEditView    *view = g_object_new (ACIES_TYPE_EDIT_VIEW, NULL);
  AciesEditor      *editor = acies_edit_view_get_editor (view);
  GtkWidget        *pages = new_pages (view);

  gtk_window_set_child (GTK_WINDOW (window), pages);
  gtk_window_present (GTK_WINDOW (window));
  acies_edit_view_set_session (view, session, NULL);
  look_at_all (pages, editor);
  for (guint i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, (AciesUnitId) i))
      {
        acies_editor_set_selected (editor, state->units[i].hex);
        assert_fits (pages);
      }
  acies_editor_select_all (editor);
  assert_fits (pages);
  acies_edit_view_set_session (view, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- every field ---------------------------------------------------------------------------- */

typedef struct
{
  AciesSession *session;
  guint         n_changed;
} Walk;

static gboolean
is_field (GtkWidget *widget)
{
  return gtk_widget_is_sensitive (widget) &&
         (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SWITCH (widget) || ADW_IS_COMBO_ROW (widget) ||
          ADW_IS_ENTRY_ROW (widget) || GTK_IS_TEXT_VIEW (widget));
}

static char *
dup_value (GtkWidget *field)
{
  char *text = NULL;

  if (GTK_IS_SPIN_BUTTON (field))
    return g_strdup_printf ("%d", gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (field)));
  if (GTK_IS_SWITCH (field))
    return g_strdup (gtk_switch_get_active (GTK_SWITCH (field)) ? "on" : "off");
  if (ADW_IS_COMBO_ROW (field))
    return g_strdup_printf ("%u", adw_combo_row_get_selected (ADW_COMBO_ROW (field)));
  if (ADW_IS_ENTRY_ROW (field))
    return g_strdup (gtk_editable_get_text (GTK_EDITABLE (field)));
  g_object_get (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), "text", &text, NULL);

  return text;
}

/* As a person would: to the next value, or another text. FALSE where there is nothing else to choose. */
static gboolean
change_field (GtkWidget *field)
{
  double least, most, value;
  guint  n;

  if (GTK_IS_SPIN_BUTTON (field))
    {
      gtk_spin_button_get_range (GTK_SPIN_BUTTON (field), &least, &most);
      value = gtk_spin_button_get_value (GTK_SPIN_BUTTON (field));
      gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), value < most ? value + 1 : value - 1);
      return least < most;
    }
  if (GTK_IS_SWITCH (field))
    gtk_switch_set_active (GTK_SWITCH (field), !gtk_switch_get_active (GTK_SWITCH (field)));
  else if (ADW_IS_COMBO_ROW (field))
    {
      n = g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (field)));
      adw_combo_row_set_selected (ADW_COMBO_ROW (field), (adw_combo_row_get_selected (ADW_COMBO_ROW (field)) + 1) % n);
    }
  else if (ADW_IS_ENTRY_ROW (field))
    {
      gtk_editable_set_text (GTK_EDITABLE (field), "Other words");
      g_signal_emit_by_name (field, "entry-activated");
    }
  else
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (field)), "Other words\nin two lines", -1);

  return TRUE;
}

static void
assert_value (GtkWidget  *field,
              const char *expected)
{
  g_autofree char *value = dup_value (field);

  g_assert_cmpstr (value, ==, expected);
}

static void
assert_file (AciesSession *session,
             const char   *expected)
{
  g_autofree char *file = acies_scenario_write (acies_session_get_state (session));

  g_assert_cmpstr (file, ==, expected);
}

/* One step with a name, that undo and redo take back and do again, in the file and in the field. */
static void
check_field (Walk          *walk,
             AciesEditView *view,
             GtkWidget     *field)
{
  AciesSession    *session = walk->session;
  guint            step = acies_session_get_step (session);
  g_autofree char *before = dup_value (field);
  g_autofree char *file_before = acies_scenario_write (acies_session_get_state (session));
  g_autofree char *after = NULL;
  g_autofree char *file_after = NULL;
  g_autofree char *label = NULL;

  if (!change_field (field))
    return;
  acies_edit_view_flush (view);
  after = dup_value (field);
  file_after = acies_scenario_write (acies_session_get_state (session));
  g_test_message ("%s %s: %s, then %s", G_OBJECT_TYPE_NAME (field), gtk_widget_get_css_name (field), before, after);
  g_assert_cmpstr (after, !=, before);
  g_assert_cmpstr (file_after, !=, file_before);
  g_assert_cmpuint (acies_session_get_step (session), ==, step + 1);
  label = acies_session_dup_undo_label (session);
  g_assert_cmpuint (strlen (label), >, 3);
  acies_session_undo (session);
  assert_value (field, before);
  assert_file (session, file_before);
  acies_session_redo (session);
  assert_value (field, after);
  assert_file (session, file_after);
  acies_session_undo (session);
  walk->n_changed++;
}

static void
walk_fields (Walk          *walk,
             AciesEditView *view,
             GtkWidget     *widget)
{
  GtkWidget *next = gtk_widget_get_next_sibling (widget);

  /* Of several hexes, of which there is one here: see test_several(). What comes before the kind of a unit chooses the unit. */
  if (!gtk_widget_get_visible (widget) || g_str_equal (gtk_widget_get_css_name (widget), "selected-panel") ||
      (next != NULL && g_strcmp0 (gtk_buildable_get_buildable_id (GTK_BUILDABLE (next)), "kind_group") == 0))
    return;
  if (is_field (widget))
    {
      check_field (walk, view, widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    walk_fields (walk, view, child);
}

/* A unit that has something to form, so that its marks can be set; where pieces have no figures any. */
static AciesHex
find_unit (const AciesState *state)
{
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].figures > 1)
      return state->units[i].hex;
  for (guint i = 0; i < state->n_units; i++)
    if (state->units[i].place == ACIES_PLACE_BOARD)
      return state->units[i].hex;
  g_assert_not_reached ();
}

static void
test_fields (gconstpointer name)
{
  static const char *const names[] = { "tools", "battle", "armies", "victory" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, name));
  GtkWidget     *window = gtk_window_new ();
  AciesEditView *view = g_object_new (ACIES_TYPE_EDIT_VIEW, NULL);
  GtkWidget     *pages = new_pages (view);
  Walk           walk = { session, 0 };

  gtk_window_set_child (GTK_WINDOW (window), pages);
  gtk_window_present (GTK_WINDOW (window));
  acies_edit_view_set_session (view, session, NULL);
  acies_editor_set_selected (acies_edit_view_get_editor (view), find_unit (acies_session_get_state (session)));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      walk_fields (&walk, view, edit_pages_turn (pages, names[i]));
      g_test_message ("%s: %u fields so far", names[i], walk.n_changed);
    }
  /* Most fields are of cards and of what waits in reserve, which not every game has. */
  g_assert_cmpuint (walk.n_changed, >, acies_session_get_state (session)->ruleset->n_cards > 0 ? 90 : 25);
  acies_edit_view_set_session (view, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- several hexes -------------------------------------------------------------------------- */

static gboolean
is_row (GtkWidget    *widget,
        gconstpointer title)
{
  return ADW_IS_ACTION_ROW (widget) && gtk_widget_get_mapped (widget) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title);
}

static AciesHex
hex_named (const char *name)
{
  AciesHex hex = ACIES_NO_HEX;

  g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

/* The group of the ground says what is there, its row paints all of it, in one step; what cannot be chosen is not. */
static void
test_several (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  GtkWidget     *window = gtk_window_new ();
  AciesEditView *view = g_object_new (ACIES_TYPE_EDIT_VIEW, NULL);
  AciesEditor   *editor = acies_edit_view_get_editor (view);
  GtkWidget     *pages = new_pages (view);
  GtkWidget     *ground;
  guint          several;

  AdwPreferencesGroup *group;

  gtk_window_set_child (GTK_WINDOW (window), pages);
  gtk_window_present (GTK_WINDOW (window));
  acies_edit_view_set_session (view, session, NULL);
  edit_pages_turn (pages, "tools");
  acies_editor_select_rectangle (editor, hex_named ("E6"), hex_named ("G7"));
  ground = widget_find_type (widget_find_type (pages, ACIES_TYPE_SELECTED_PANEL), ADW_TYPE_COMBO_ROW);
  group = ADW_PREFERENCES_GROUP (gtk_widget_get_ancestor (ground, ADW_TYPE_PREFERENCES_GROUP));
  g_assert_true (gtk_widget_get_mapped (ground));
  g_assert_cmpstr (adw_preferences_group_get_description (group), ==, "Clear 5, Forest 1");
  several = g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (ground))) - 1;
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (ground)), ==, several);
  g_assert_nonnull (widget_find (pages, is_row, "Principes"));
  g_assert_null (widget_find (pages, is_row, "Hetairoi"));

  adw_combo_row_set_selected (ADW_COMBO_ROW (ground), 0);
  g_assert_cmpstr (adw_preferences_group_get_description (group), ==, "Clear 6");
  g_assert_cmpuint (acies_session_get_step (session), ==, 1);
  adw_combo_row_set_selected (ADW_COMBO_ROW (ground), several);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (ground)), ==, 0);
  g_assert_cmpuint (acies_session_get_step (session), ==, 1);
  acies_session_undo (session);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (ground)), ==, several);
  acies_editor_remove_selected (editor);
  g_assert_null (widget_find (pages, is_row, "Principes"));
  acies_editor_set_selected (editor, hex_named ("A1"));
  g_assert_false (gtk_widget_get_mapped (ground));
  acies_edit_view_set_session (view, NULL, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* --- the history ---------------------------------------------------------------------------- */

static guint
count_rows (GtkWidget *list)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL; row = gtk_widget_get_next_sibling (row))
    n++;

  return n;
}

/* Ten thousand steps are a screenful of rows, and a click away. */
static void
test_long_history (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesSession) session = acies_session_new_edit (battle_load (library, "pydna"));
  GtkWidget   *window = gtk_window_new ();
  GtkWidget   *history = g_object_new (ACIES_TYPE_HISTORY_BUTTON, NULL);
  GtkWidget   *list;
  AciesCommand command = acies_command (ACIES_COMMAND_MORALE);

  command.side = 0;
  for (guint i = 0; i < 10000; i++)
    {
      command.number = (gint16) (1 + i % 2);
      g_assert_true (acies_session_apply (session, &command, NULL));
    }
  gtk_window_set_child (GTK_WINDOW (window), history);
  gtk_window_present (GTK_WINDOW (window));
  acies_history_button_set_session (ACIES_HISTORY_BUTTON (history), session);
  gtk_menu_button_popup (GTK_MENU_BUTTON (widget_find_type (history, GTK_TYPE_MENU_BUTTON)));
  list = widget_find_type (history, GTK_TYPE_LIST_VIEW);
  g_assert_nonnull (list);
  while (count_rows (list) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (count_rows (list), <, 500);
  g_signal_emit_by_name (list, "activate", 9990u);
  g_assert_cmpuint (acies_session_get_step (session), ==, 10);
  g_signal_emit_by_name (list, "activate", 0u);
  g_assert_cmpuint (acies_session_get_step (session), ==, 10000);
  gtk_window_destroy (GTK_WINDOW (window));
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

/* Each third battle of a game in a usual run: its first one, and battles for two, three and four sides where it has such. */
static void
add_tests (AciesLibrary *library)
{
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) names = battles_list (library, rulesets[i]);

      for (guint j = 0; j < g_strv_length (names); j += many (3, 1))
        {
          g_autofree char *fits = g_strconcat ("/ui/inspector/", names[j], "/fits", NULL);
          g_autofree char *fields = g_strconcat ("/ui/inspector/", names[j], "/fields", NULL);

          g_test_add_data_func (fits, g_intern_string (names[j]), test_fits);
          g_test_add_data_func (fields, g_intern_string (names[j]), test_fields);
        }
    }
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

  add_tests (library);
  g_test_add_func ("/ui/inspector/several", test_several);
  g_test_add_func ("/ui/history/long", test_long_history);

  return g_test_run ();
}
