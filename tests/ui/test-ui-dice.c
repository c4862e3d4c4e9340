/* test-ui-dice.c - dice in the Play view: entered by people, and seen to fall
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/play-view.h"
#include "render/theme.h"
#include "support/battles.h"
#include "support/until.h"
#include "widgets/canvas-private.h"

#include <adwaita.h>

typedef struct
{
  AciesLibrary  *library;
  AciesTheme    *theme;
  AciesSession  *session;
  AciesPlayView *view;
  AciesCanvas   *canvas;
  GtkWindow     *window;
} Fixture;

static void
say (Fixture    *self,
     const char *lines)
{
  g_auto (GStrv) commands = g_strsplit (lines, "\n", -1);

  for (guint i = 0; commands[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesCommand command;

      acies_command_parse (commands[i], acies_session_get_state (self->session)->ruleset, &command, &error);
      g_assert_no_error (error);
      acies_session_apply (self->session, &command, &error);
      g_assert_no_error (error);
    }
}

static GtkWidget *
find (GtkWidget  *widget,
      const char *type)
{
  GtkWidget *found = g_str_equal (G_OBJECT_TYPE_NAME (widget), type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find (child, type);

  return found;
}

/* The label that tells the sum of the dice: it ends with the number they are compared with. */
static GtkWidget *
find_sum (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) &&
      g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), "(Combat Point 4)"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_sum (child);

  return found;
}

static GtkWidget *
dice_panel (Fixture *self)
{
  return find (GTK_WIDGET (self->window), "AciesDicePanel");
}

/* Peltasts are about to throw their two dice. */
static void
set_up (Fixture      *self,
        gconstpointer unused)
{
  g_autoptr (AciesState) scenario = NULL;
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AciesGameSettings settings;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  self->library = acies_library_new (NULL);
  scenario = battle_load (self->library, "pydna");
  self->theme = acies_theme_new_plain (scenario->ruleset);
  self->session = acies_session_new_game (scenario, 1, ACIES_DICE_ENTERED);
  settings = *acies_session_get_settings (self->session);
  settings.hands_open = TRUE; /* nobody has to take the screen first */
  acies_session_set_settings (self->session, &settings);
  self->view = g_object_new (ACIES_TYPE_PLAY_VIEW, NULL);
  self->window = GTK_WINDOW (g_object_ref_sink (gtk_window_new ()));
  acies_play_view_set_theme (self->view, self->theme);
  acies_play_view_set_session (self->view, self->session);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (box), acies_play_view_get_hand (self->view));
  gtk_box_append (GTK_BOX (box), acies_play_view_get_bar (self->view));
  self->canvas = g_object_new (ACIES_TYPE_CANVAS, NULL);
  acies_canvas_set_theme (self->canvas, self->theme);
  acies_canvas_set_session (self->canvas, self->session);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->canvas));
  gtk_window_set_child (self->window, box);
  gtk_window_present (self->window);
  acies_play_view_attach_canvas (self->view, self->canvas);
  say (self, "play mixed-order\norder G4\norder I4\ndone\nattack G4 G6");
}

static void
tear_down (Fixture      *self,
           gconstpointer unused)
{
  acies_play_view_attach_canvas (self->view, NULL);
  acies_play_view_set_session (self->view, NULL);
  gtk_window_destroy (self->window);
  g_object_unref (self->window);
  g_object_unref (self->session);
  acies_theme_free (self->theme);
  acies_library_unref (self->library);
}

static void
put (Fixture *self,
     guint    face)
{
  gtk_widget_activate_action (dice_panel (self), "dice.put", "i", (gint32) face);
}

static void
dice_are_entered (Fixture      *self,
                  gconstpointer unused)
{
  const AciesState *state = acies_session_get_state (self->session);
  GtkWidget        *panel = dice_panel (self);

  g_assert_true (gtk_widget_get_visible (panel));
  g_assert_false (gtk_widget_get_visible (find (GTK_WIDGET (self->window), "AciesHandPanel")));
  put (self, 5);
  put (self, 6);
  gtk_widget_activate_action (panel, "dice.back", NULL);
  gtk_widget_activate_action (panel, "dice.use", NULL);
  g_assert_cmpint (state->decision.kind, ==, ACIES_DECISION_DICE);

  put (self, 2);
  put (self, 6);
  g_assert_cmpint (state->decision.kind, ==, ACIES_DECISION_DICE);
  gtk_widget_activate_action (panel, "dice.use", NULL);
  g_assert_cmpint (state->decision.kind, !=, ACIES_DECISION_DICE);
  g_assert_cmpuint (state->dice.n, ==, 2);
  g_assert_cmpuint (state->dice.faces[0], ==, 5);
  g_assert_cmpuint (state->dice.faces[1], ==, 2);
  g_assert_false (gtk_widget_get_visible (panel));
  g_assert_true (gtk_widget_get_visible (find (GTK_WIDGET (self->window), "AciesHandPanel")));
}

static void
dice_are_rolled (Fixture      *self,
                 gconstpointer unused)
{
  gtk_widget_activate_action (dice_panel (self), "dice.roll", NULL);
  g_assert_cmpuint (acies_session_get_state (self->session)->dice.n, ==, 2);
  g_assert_cmpint (acies_session_get_state (self->session)->decision.kind, !=, ACIES_DECISION_DICE);
}

static gboolean
is_opaque (gconstpointer widget)
{
  return gtk_widget_get_opacity ((GtkWidget *) widget) == 1;
}

/* The game has gone on before the dice are seen to rest. */
static void
nothing_waits (Fixture      *self,
               gconstpointer unused)
{
  const AciesState *state = acies_session_get_state (self->session);
  GtkWidget        *sum;

  acies_play_view_set_speed (self->view, "slow");
  put (self, 5);
  put (self, 2);
  gtk_widget_activate_action (dice_panel (self), "dice.use", NULL);
  sum = find_sum (GTK_WIDGET (self->window));
  g_assert_nonnull (sum);
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (sum)), ==, "1 hit (Combat Point 4)");
  g_assert_cmpfloat (gtk_widget_get_opacity (sum), ==, 0);
  g_assert_cmpuint (state->units[acies_state_unit_at (state, acies_hex (6, 5))].figures, ==, 1);
  g_assert_cmpint (state->decision.kind, !=, ACIES_DECISION_DICE);

  run_until (is_opaque, sum);
}

static void
at_once (Fixture      *self,
         gconstpointer by_desktop)
{
  if (GPOINTER_TO_INT (by_desktop))
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  else
    acies_play_view_set_speed (self->view, "at-once");
  put (self, 5);
  put (self, 2);
  gtk_widget_activate_action (dice_panel (self), "dice.use", NULL);
  g_assert_cmpfloat (gtk_widget_get_opacity (find_sum (GTK_WIDGET (self->window))), ==, 1);
}

static gboolean
is_whole (gconstpointer canvas)
{
  return ((const AciesCanvas *) canvas)->absent == NULL;
}

/* The board leaves out a unit while it moves; unless nothing moves. */
static void
pieces_glide (Fixture      *self,
              gconstpointer still)
{
  const AciesState *state = acies_session_get_state (self->session);
  AciesUnitId       unit = acies_state_unit_at (state, acies_hex (8, 3));

  acies_play_view_set_speed (self->view, "slow");
  if (GPOINTER_TO_INT (still))
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  put (self, 5);
  put (self, 2);
  gtk_widget_activate_action (dice_panel (self), "dice.use", NULL);
  say (self, "move I4 I5");
  g_assert_cmpuint (state->units[unit].hex, ==, acies_hex (8, 4));
  if (GPOINTER_TO_INT (still))
    {
      g_assert_null (self->canvas->absent);
      return;
    }
  g_assert_nonnull (self->canvas->absent);
  for (guint i = 0; i < state->n_units; i++)
    g_assert_cmpuint (self->canvas->absent[i], ==, i == unit);
  run_until (is_whole, self->canvas);
}

/* Undo moves nothing. */
static void
undo_is_still (Fixture      *self,
               gconstpointer unused)
{
  acies_play_view_set_speed (self->view, "slow");
  put (self, 5);
  put (self, 2);
  gtk_widget_activate_action (dice_panel (self), "dice.use", NULL);
  say (self, "move I4 I5");
  g_assert_nonnull (self->canvas->absent);
  acies_session_undo (self->session);
  g_assert_null (self->canvas->absent);
}

#define ADD(path, data, function) g_test_add (path, Fixture, data, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  ADD ("/ui/dice/are-entered", NULL, dice_are_entered);
  ADD ("/ui/dice/are-rolled", NULL, dice_are_rolled);
  ADD ("/ui/dice/nothing-waits", NULL, nothing_waits);
  ADD ("/ui/dice/at-once-by-the-person", GINT_TO_POINTER (FALSE), at_once);
  ADD ("/ui/dice/at-once-by-the-desktop", GINT_TO_POINTER (TRUE), at_once);

  ADD ("/ui/dice/pieces-glide", GINT_TO_POINTER (FALSE), pieces_glide);
  ADD ("/ui/dice/pieces-stand-still", GINT_TO_POINTER (TRUE), pieces_glide);
  ADD ("/ui/dice/undo-is-still", NULL, undo_is_still);

  return g_test_run ();
}
