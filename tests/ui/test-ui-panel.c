/* test-ui-panel.c - when a panel is refreshed, and what it has when it is disposed
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/view/game-table.h"
#include "widgets/panel.h"

#include <adwaita.h>

/* --- a panel that counts -------------------------------------------------------------------- */

#define TYPE_COUNTER (counter_get_type ())
G_DECLARE_FINAL_TYPE (Counter, counter, TEST, COUNTER, AciesPanel)

struct _Counter
{
  AciesPanel      parent_instance;
  AciesGameTable *table;
  guint           n;       /* times it was refreshed */
  guint           n_whole; /* and of them without events */
  guint           n_told;  /* times it heard of the selection */
};

G_DEFINE_FINAL_TYPE (Counter, counter, ACIES_TYPE_PANEL)

static void
counter_refresh (AciesPanel *panel,
                 GArray     *events,
                 gboolean    forward)
{
  Counter *self = TEST_COUNTER (panel);

  g_assert_nonnull (self->table);
  self->n++;
  self->n_whole += events == NULL;
}

static void
told_cb (Counter *self)
{
  self->n_told++;
}

static void
counter_model_set (AciesPanel *panel)
{
  g_signal_connect_object (TEST_COUNTER (panel)->table, "selection-changed", G_CALLBACK (told_cb), panel, G_CONNECT_SWAPPED);
}

static void
counter_class_init (CounterClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = counter_refresh;
  panel_class->model_set = counter_model_set;
  acies_panel_class_bind_model (klass, Counter, table);
}

static void
counter_init (Counter *self)
{
  gtk_widget_set_parent (gtk_label_new (NULL), GTK_WIDGET (self));
}

/* --- the cases ------------------------------------------------------------------------------ */

static void
change (AciesGameTable *table)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, 1);

  g_signal_emit_by_name (table, "changed", events, TRUE);
}

static void
test_seen (void)
{
  g_autoptr (AciesGameTable) table = acies_game_table_new ();
  g_autoptr (GtkWidget) window = g_object_ref_sink (gtk_window_new ());
  Counter *self = g_object_new (TYPE_COUNTER, "model", table, NULL);

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (self));
  change (table);
  change (table);
  g_assert_cmpuint (self->n, ==, 0);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpuint (self->n, ==, 1); /* for all that it missed */
  g_assert_cmpuint (self->n_whole, ==, 1);
  change (table);
  g_assert_cmpuint (self->n, ==, 2);
  g_assert_cmpuint (self->n_whole, ==, 1);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  g_assert_cmpuint (self->n, ==, 2); /* nothing was missed */
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  change (table);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  g_assert_cmpuint (self->n, ==, 3);
  g_assert_cmpuint (self->n_whole, ==, 1); /* it is the same game */
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_listens (void)
{
  g_autoptr (AciesGameTable) table = acies_game_table_new ();
  g_autoptr (Counter) self = g_object_ref_sink (g_object_new (TYPE_COUNTER, "model", table, NULL));

  g_signal_emit_by_name (table, "selection-changed");
  g_assert_cmpuint (self->n_told, ==, 1);
}

/* Also when it is disposed while something else still holds it. */
static void
test_cleared (void)
{
  g_autoptr (AciesGameTable) table = acies_game_table_new ();
  g_autoptr (Counter) self = g_object_ref_sink (g_object_new (TYPE_COUNTER, "model", table, NULL));

  g_object_run_dispose (G_OBJECT (self));
  g_assert_null (self->table);
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (self)));
  change (table);
  g_signal_emit_by_name (table, "selection-changed");
  g_assert_cmpuint (self->n, ==, 0);
  g_assert_cmpuint (self->n_told, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  g_test_add_func ("/ui/panel/refreshed-when-seen", test_seen);
  g_test_add_func ("/ui/panel/listens-to-more", test_listens);
  g_test_add_func ("/ui/panel/cleared-when-disposed", test_cleared);

  return g_test_run ();
}
