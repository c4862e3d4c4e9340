/* test-ui-set-up.c - the page that guides through setting up a battle
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "companion/box-check.h"
#include "companion/set-up-page.h"
#include "engine/core/engine.h"
#include "support/battles.h"
#include "support/in-application.h"

#include <adwaita.h>

typedef struct
{
  AciesTheme     *theme;
  GtkWindow      *window;
  AciesSetUpPage *page;
  guint           n_finished;
  guint           n_skipped;
} Fixture;

static void
count_cb (guint *n)
{
  (*n)++;
}

static Fixture *
set_up (const AciesState *state)
{
  Fixture *self = g_new0 (Fixture, 1);

  self->theme = acies_theme_new_plain (state->ruleset);
  self->window = GTK_WINDOW (gtk_window_new ());
  self->page = ACIES_SET_UP_PAGE (acies_set_up_page_new ());
  g_signal_connect_swapped (self->page, "finished", G_CALLBACK (count_cb), &self->n_finished);
  g_signal_connect_swapped (self->page, "skipped", G_CALLBACK (count_cb), &self->n_skipped);
  gtk_window_set_child (self->window, GTK_WIDGET (self->page));
  acies_set_up_page_set_state (self->page, state, self->theme);

  return self;
}

static void
tear_down (Fixture *self)
{
  gtk_window_destroy (self->window);
  acies_theme_free (self->theme);
  g_free (self);
}

static GtkWidget *
child (Fixture    *self,
       const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (self->page), ACIES_TYPE_SET_UP_PAGE, name));
}

static GtkWidget *
nth_tick (Fixture *self,
          guint    n)
{
  GtkWidget *tick = gtk_widget_get_first_child (child (self, "ticks"));

  while (n-- > 0)
    tick = gtk_widget_get_next_sibling (tick);

  return tick;
}

static void
press (Fixture    *self,
       const char *button)
{
  g_signal_emit_by_name (child (self, button), "clicked");
}

/* --- the cases ------------------------------------------------------------------------------ */

/* Step by step, each battle of each game is on the table in the end, exactly as it is. */
static void
whole_battles (AciesApplication *application)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) rulesets = acies_library_list_rulesets (library);

  for (guint i = 0; rulesets[i] != NULL; i++)
    {
      g_auto (GStrv) names = battles_list (library, rulesets[i]);

      for (guint j = 0; names[j] != NULL; j++)
        {
          g_autoptr (AciesState) state = battle_load (library, names[j]);
          Fixture *self = set_up (state);

          for (guint k = 0; k < 100 && self->n_finished == 0; k++)
            press (self, "done_button");
          g_assert_cmpuint (self->n_finished, ==, 1);
          g_assert_true (acies_state_equal (acies_set_up_page_get_shown (self->page), state));
          tear_down (self);
        }
    }
}

static void
go_to_step (Fixture *self,
            int      n)
{
  GtkListBox *steps = GTK_LIST_BOX (child (self, "steps"));

  g_signal_emit_by_name (steps, "row-activated", gtk_list_box_get_row_at_index (steps, n));
}

static gboolean
has_unit (Fixture    *self,
          const char *name)
{
  AciesHex hex;

  g_assert_true (acies_hex_parse (name, &hex));

  return acies_state_unit_at (acies_set_up_page_get_shown (self->page), hex) != ACIES_NO_UNIT;
}

/* A tick is a piece on the board, and without the tick it is gone; a click on the board is a tick. */
static void
ticks (AciesApplication *application)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  Fixture *self = set_up (pydna);
  AciesHex hex;

  g_assert_false (gtk_widget_get_sensitive (child (self, "back_button")));
  go_to_step (self, 4);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (child (self, "title"))), ==, "Place 5 Principes, 3 figures each");
  gtk_check_button_set_active (GTK_CHECK_BUTTON (nth_tick (self, 0)), TRUE);
  g_assert_true (has_unit (self, "E7"));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (nth_tick (self, 0)), FALSE);
  g_assert_false (has_unit (self, "E7"));
  acies_hex_parse ("G7", &hex);
  g_signal_emit_by_name (child (self, "canvas"), "hex-activated", (guint) hex, (guint) GDK_BUTTON_PRIMARY, 0);
  g_assert_true (has_unit (self, "G7"));
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (nth_tick (self, 2))));
  press (self, "back_button");
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (child (self, "title"))), ==, "Lay 12 tiles of River");
  press (self, "done_button");
  press (self, "done_button");
  g_assert_true (has_unit (self, "E7"));
  g_assert_cmpuint (self->n_finished, ==, 0);
  tear_down (self);
}

/* Of a game, nobody sees a hand who does not ask for it. */
static void
hands (AciesApplication *application)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) elis = battle_load (library, "elis");
  g_autoptr (AciesState) game = acies_engine_new_game (elis, NULL);
  Fixture *self = set_up (game);

  while (!g_str_has_prefix (gtk_label_get_text (GTK_LABEL (child (self, "title"))), "Give Rome"))
    press (self, "done_button");
  g_assert_true (GTK_IS_BUTTON (nth_tick (self, 0)));
  g_assert_null (nth_tick (self, 1));
  g_signal_emit_by_name (nth_tick (self, 0), "clicked");
  g_assert_true (GTK_IS_CHECK_BUTTON (nth_tick (self, 0)));
  g_assert_nonnull (nth_tick (self, 1));
  tear_down (self);
}

static GtkWidget *
find_spin (GtkWidget *widget)
{
  GtkWidget *found = GTK_IS_SPIN_BUTTON (widget) ? widget : NULL;

  for (GtkWidget *one = gtk_widget_get_first_child (widget); one != NULL && found == NULL; one = gtk_widget_get_next_sibling (one))
    found = find_spin (one);

  return found;
}

static GtkWidget *
find_row (GtkWidget *widget)
{
  GtkWidget *found = ADW_IS_EXPANDER_ROW (widget) ? widget : NULL;

  for (GtkWidget *one = gtk_widget_get_first_child (widget); one != NULL && found == NULL; one = gtk_widget_get_next_sibling (one))
    found = find_row (one);

  return found;
}

/* What the owner says is kept for the next time. */
static void
box (AciesApplication *application)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (AciesState) pydna = battle_load (library, "pydna");
  g_autoptr (AciesState) leucus = battle_load (library, "leucus");
  Fixture *self = set_up (pydna);
  Fixture *again;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_spin (child (self, "box_check"))), 13);
  tear_down (self);
  again = set_up (pydna);
  g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_row (child (again, "box_check")))), ==, "Your box lacks 2 figures of Principes");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (find_spin (child (again, "box_check"))), 15);
  g_assert_null (strstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (find_row (child (again, "box_check")))), "Principes"));
  tear_down (again);
  self = set_up (leucus);
  g_assert_false (gtk_widget_get_visible (child (self, "box_check")));
  tear_down (self);
}

static int
least (GtkWidget     *widget,
       GtkOrientation orientation)
{
  int size;

  gtk_widget_measure (widget, orientation, -1, &size, NULL, NULL, NULL);

  return size;
}

/* Every step of the largest battles fits into a narrow phone. */
static void
small (AciesApplication *application)
{
  static const char *const names[] = { "pydna", "magnesia", "first-cards", "cannae", "four-eagles" };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (AciesState) state = battle_load (library, names[i]);
      Fixture *self = set_up (state);

      acies_set_up_page_set_shape (self->page, ACIES_SHAPE_SMALL);
      for (guint j = 0; j < 100 && self->n_finished == 0; j++)
        {
          g_assert_cmpint (least (GTK_WIDGET (self->page), GTK_ORIENTATION_HORIZONTAL), <=, 360);
          g_assert_cmpint (least (GTK_WIDGET (self->page), GTK_ORIENTATION_VERTICAL), <=, 520);
          for (GtkWidget *tick = nth_tick (self, 0); tick != NULL; tick = gtk_widget_get_next_sibling (tick))
            g_assert_cmpint (least (tick, GTK_ORIENTATION_VERTICAL), >=, 44);
          press (self, "done_button");
        }
      tear_down (self);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const CaseInApplication cases[] = {
    { "/ui/set-up/whole-battles", whole_battles },
    { "/ui/set-up/ticks", ticks },
    { "/ui/set-up/hands", hands },
    { "/ui/set-up/box", box },
    { "/ui/set-up/small", small },
  };

  return run_in_application (&argc, &argv, cases, G_N_ELEMENTS (cases));
}
