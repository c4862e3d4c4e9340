/* test-ui-play.c - the Play view: dice, what moves on the board, and the last turn of the other side, step by step
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "play/play-view.h"
#include "play/view/game-table.h"
#include "play/view/motion-layer.h"
#include "render/theme.h"
#include "support/battles.h"
#include "support/in-application.h"
#include "support/listeners.h"
#include "support/until.h"
#include "widgets/canvas-private.h"
#include "widgets/rule-link.h"

#include <adwaita.h>

#define FIRST_MOVE 3 /* the step before is the list of ordered units, and the first is the card */

typedef struct
{
  AciesLibrary   *library;
  AciesTheme     *theme;
  AciesSession   *session;
  AciesPlayView  *view;
  AciesGameTable *table;
  AciesCanvas    *canvas;
  GtkWindow      *window;
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

static gpointer
find (GtkWidget  *widget,
      const char *type)
{
  return widget_find_type (widget, g_type_from_name (type));
}

/* The label that tells the sum of the dice: it ends with the number they are compared with. */
static gboolean
is_sum (GtkWidget    *widget,
        gconstpointer end)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_visible (widget) && g_str_has_suffix (gtk_label_get_text (GTK_LABEL (widget)), end);
}

static GtkWidget *
dice_panel (Fixture *self)
{
  return find (GTK_WIDGET (self->window), "AciesDicePanel");
}

static void
open_game (Fixture        *self,
           AciesDiceSource dice,
           gboolean        moves)
{
  g_autoptr (AciesState) scenario = NULL;
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  AciesGameSettings settings;

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", moves, NULL);
  self->library = acies_library_new (NULL);
  scenario = battle_load (self->library, "pydna");
  self->theme = acies_theme_new_plain (scenario->ruleset);
  self->session = acies_session_new_game (scenario, 1, dice);
  acies_session_set_undo_policy (self->session, ACIES_UNDO_TAKE_BACKS);
  settings = *acies_session_get_settings (self->session);
  settings.hands_open = TRUE; /* nobody has to take the screen first */
  acies_session_set_settings (self->session, &settings);
  self->view = g_object_new (ACIES_TYPE_PLAY_VIEW, NULL);
  self->window = GTK_WINDOW (g_object_ref_sink (gtk_window_new ()));
  acies_play_view_set_theme (self->view, self->theme);
  acies_play_view_set_session (self->view, self->session);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->view));
  gtk_box_append (GTK_BOX (box), acies_play_view_get_strip (self->view));
  gtk_box_append (GTK_BOX (box), acies_play_view_get_banner (self->view));
  gtk_box_append (GTK_BOX (box), acies_play_view_get_hand (self->view));
  gtk_box_append (GTK_BOX (box), acies_play_view_get_bar (self->view));
  self->canvas = g_object_new (ACIES_TYPE_CANVAS, NULL);
  acies_canvas_set_theme (self->canvas, self->theme);
  acies_canvas_set_session (self->canvas, self->session);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->canvas));
  gtk_window_set_child (self->window, box);
  gtk_window_present (self->window);
  acies_play_view_attach_canvas (self->view, self->canvas);
  self->table = listeners_find_teller (ACIES_TYPE_GAME_TABLE);
  say (self, "play mixed-order\norder G4\norder I4\ndone");
}

/* Peltasts are about to throw their two dice. */
static void
set_up_dice (Fixture      *self,
             gconstpointer unused)
{
  open_game (self, ACIES_DICE_ENTERED, TRUE);
  say (self, "attack G4 G6");
}

/* Macedon has moved two units, and ended its turn. */
static void
set_up_turn (Fixture      *self,
             gconstpointer moves)
{
  const AciesState *state;
  AciesSide         side;

  open_game (self, ACIES_DICE_ROLLED, moves != NULL);
  state = acies_session_get_state (self->session);
  side = state->turn.active;
  say (self, "move I4 I5\nmove G4 G5\ndone");
  while (state->turn.active == side)
    {
      g_autoptr (GArray) commands = acies_commands_new ();
      AciesCommand done = acies_command (ACIES_COMMAND_DONE);

      acies_command_list (state, commands);
      g_assert_true (acies_session_apply (self->session, &done, NULL) ||
                     acies_session_apply (self->session, &g_array_index (commands, AciesCommand, 0), NULL));
    }
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
  gtk_widget_activate_action (find (dice_panel (self), "AciesDiceInput"), "dice.put", "i", (gint32) face);
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
  gtk_widget_activate_action (find (panel, "AciesDiceInput"), "dice.back", NULL);
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
  sum = widget_find (GTK_WIDGET (self->window), is_sum, "(Combat Point 4)");
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
  g_assert_cmpfloat (gtk_widget_get_opacity (widget_find (GTK_WIDGET (self->window), is_sum, "(Combat Point 4)")), ==, 1);
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

static gboolean
shows_dice (Fixture *self)
{
  graphene_rect_t area;

  return acies_motion_layer_find_dice (ACIES_MOTION_LAYER (find (GTK_WIDGET (self->canvas), "AciesMotionLayer")), &area);
}

/* They lie where they lay when looking back ends, unless the game has changed. */
static void
dice_come_back (Fixture      *self,
                gconstpointer unused)
{
  guint n;

  put (self, 5);
  put (self, 2);
  gtk_widget_activate_action (dice_panel (self), "dice.use", NULL);
  g_assert_true (shows_dice (self));
  n = acies_session_count_commands (self->session);
  acies_game_table_look_back (self->table, n - 1);
  acies_game_table_look_back (self->table, 1);
  g_assert_false (shows_dice (self));
  acies_game_table_end_looking_back (self->table);
  g_assert_true (shows_dice (self));
  acies_game_table_look_back (self->table, 1);
  acies_session_undo (self->session);
  g_assert_false (acies_game_table_is_looking_back (self->table));
  g_assert_false (shows_dice (self));
}

/* --- the question ----------------------------------------------------------------------------- */

static GtkWidget *
find_said (GtkWidget  *widget,
           const char *text)
{
  GtkWidget *found = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL; child = gtk_widget_get_next_sibling (child))
    found = find_said (child, text);

  return found;
}

static gboolean
is_readable (gconstpointer data)
{
  GtkLabel    *label = GTK_LABEL ((gpointer) data);
  PangoLayout *layout = gtk_label_get_layout (label);
  int          height;

  pango_layout_get_pixel_size (layout, NULL, &height);

  return gtk_widget_get_mapped (GTK_WIDGET (label)) && pango_layout_get_line_count (layout) > 2 && !pango_layout_is_ellipsized (layout) &&
         gtk_widget_get_height (GTK_WIDGET (label)) >= height;
}

/* A refusal that is longer than the bar is high can be read to its end, also in a narrow window. */
static void
refusal_is_whole (Fixture      *self,
                  gconstpointer unused)
{
  const char *text = "This unit has fought already, and what has fought can neither move nor fight in this turn, but it can "
                     "still defend itself, and a card that is played now could let it do so with a die more than before";
  GtkWidget  *bar = find (GTK_WIDGET (self->window), "AciesDecisionBar");

  gtk_window_set_default_size (self->window, 360, 800);
  g_signal_emit_by_name (self->table, "refused", text);
  run_until (is_readable, find_said (bar, text));
  g_signal_emit_by_name (self->table, "refused", NULL);
}

static gboolean
is_laid_out (gconstpointer canvas)
{
  return gtk_widget_get_height ((GtkWidget *) canvas) > 0;
}

/* What one may attack is not under the dice, wherever it is. */
static void
dice_make_way (Fixture      *self,
               gconstpointer unused)
{
  AciesMotionLayer *layer = ACIES_MOTION_LAYER (find (GTK_WIDGET (self->canvas), "AciesMotionLayer"));
  graphene_rect_t   area;
  AciesHex          hex;

  gtk_widget_set_size_request (GTK_WIDGET (self->canvas), 800, 600);
  run_until (is_laid_out, self->canvas);
  put (self, 5);
  put (self, 2);
  gtk_widget_activate_action (dice_panel (self), "dice.use", NULL);
  g_assert_true (acies_motion_layer_find_dice (layer, &area));
  hex = acies_layout_hex_at (acies_canvas_get_layout (self->canvas), area.origin.x + area.size.width / 2, area.origin.y + area.size.height / 2);
  acies_canvas_set_highlights (self->canvas, &(AciesHighlight) { hex, ACIES_HIGHLIGHT_TARGET }, 1);
  {
    double x, y;

    acies_layout_centre (acies_canvas_get_layout (self->canvas), hex, &x, &y);
    g_assert_true (acies_motion_layer_find_dice (layer, &area));
    g_assert_false (graphene_rect_contains_point (&area, &GRAPHENE_POINT_INIT ((float) x, (float) y)));
  }
}

/* --- the last turn ---------------------------------------------------------------------------- */

static gboolean
is_shown (Fixture    *self,
          const char *type)
{
  return gtk_widget_get_visible (find (GTK_WIDGET (self->window), type));
}

static guint
count_units (Fixture *self,
             AciesHex hex)
{
  return acies_state_unit_at (acies_game_table_get_state (self->table), hex) != ACIES_NO_UNIT;
}

/* The number of the step whose button is pressed. */
static guint
find_pressed (Fixture *self)
{
  GtkWidget *button = find (find (GTK_WIDGET (self->window), "AciesReplayStrip"), "GtkToggleButton");

  for (guint n = 1; button != NULL; n++, button = gtk_widget_get_next_sibling (button))
    if (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)))
      return n;

  return 0;
}

static gboolean
is_told (gconstpointer panel)
{
  return gtk_widget_get_visible ((GtkWidget *) panel);
}

/* Terrain without a unit is told of, with the statement about it. */
static void
ground_is_told (Fixture      *self,
                gconstpointer unused)
{
  GtkWidget       *panel = find (GTK_WIDGET (self->window), "AciesPointedPanel");
  g_autofree char *topic = NULL;

  acies_game_table_point (self->table, acies_hex (2, 7));
  run_until (is_told, panel);
  topic = acies_topic_find (gtk_widget_get_next_sibling (gtk_widget_get_first_child (gtk_widget_get_last_child (panel))),
                            acies_session_get_state (self->session)->ruleset);
  g_assert_cmpstr (topic, ==, "RVM-T1");
}

/* The list behind the score of a side leads to the rule of victory, and so does F1 on the score. */
static void
victory_is_told (Fixture      *self,
                 gconstpointer unused)
{
  const AciesRuleset *ruleset = acies_session_get_state (self->session)->ruleset;
  GtkWidget          *button = find (acies_play_view_get_strip (self->view), "GtkMenuButton");
  GtkWidget          *list = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  g_autofree char    *topic = acies_topic_find (button, ruleset);
  GtkWidget          *victory;
  g_autofree char    *named = NULL;

  g_assert_cmpstr (topic, ==, ruleset->procs->rules.end);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  victory = gtk_widget_get_next_sibling (find (list, "GtkLabel"));
  named = acies_topic_find (victory, ruleset);
  g_assert_cmpstr (named, ==, ruleset->procs->rules.end);
  g_assert_true (gtk_label_get_use_markup (GTK_LABEL (victory)));
}

/* What Macedon moved stays on the board until Rome acts, and the banner says whose turn has begun. */
static void
trails_stay (Fixture      *self,
             gconstpointer unused)
{
  GtkRevealer *banner = GTK_REVEALER (find (GTK_WIDGET (self->window), "GtkRevealer"));

  g_assert_cmpuint (self->canvas->trails->len, ==, 2);
  g_assert_cmpuint (g_array_index (self->canvas->trails, AciesTrail, 0).to, ==, acies_hex (8, 4));
  g_assert_true (gtk_revealer_get_reveal_child (banner));
  say (self, "play infantry-assault");
  g_assert_cmpuint (self->canvas->trails->len, ==, 0);
  g_assert_false (gtk_revealer_get_reveal_child (banner));
  acies_session_undo (self->session);
  g_assert_cmpuint (self->canvas->trails->len, ==, 2);
}

static gboolean
has_trail (gconstpointer canvas)
{
  return ((const AciesCanvas *) canvas)->trails->len == 1;
}

static void
trail_follows (Fixture      *self,
               gconstpointer unused)
{
  acies_play_view_set_speed (self->view, "slow");
  acies_play_view_show_last_turn (self->view);
  acies_game_table_go_to_step (self->table, FIRST_MOVE);
  g_assert_nonnull (self->canvas->absent);
  g_assert_cmpuint (self->canvas->trails->len, ==, 0);
  run_until (has_trail, self->canvas);
  g_assert_null (self->canvas->absent);
}

static void
steps (Fixture      *self,
       gconstpointer unused)
{
  g_assert_false (is_shown (self, "AciesReplayStrip"));
  acies_play_view_show_last_turn (self->view);
  g_assert_true (is_shown (self, "AciesReplayStrip"));
  g_assert_false (is_shown (self, "AciesHandPanel"));
  g_assert_cmpuint (find_pressed (self), ==, 1);
  acies_game_table_go_to_step (self->table, FIRST_MOVE);
  g_assert_cmpuint (find_pressed (self), ==, FIRST_MOVE);
  g_assert_cmpuint (count_units (self, acies_hex (8, 4)), ==, 1);
  g_assert_cmpuint (count_units (self, acies_hex (6, 3)), ==, 1);
  g_assert_cmpuint (self->canvas->trails->len, ==, 1);
  acies_game_table_step (self->table, TRUE);
  g_assert_cmpuint (count_units (self, acies_hex (6, 3)), ==, 0);
  acies_game_table_step (self->table, FALSE);
  g_assert_cmpuint (find_pressed (self), ==, FIRST_MOVE);
  acies_game_table_end_looking_back (self->table);
  g_assert_false (is_shown (self, "AciesReplayStrip"));
  say (self, "play infantry-assault");
  acies_play_view_show_last_turn (self->view);
  acies_game_table_look_back (self->table, acies_session_count_commands (self->session)); /* a position of no step */
  g_assert_false (is_shown (self, "AciesReplayStrip"));
  g_assert_true (acies_game_table_is_looking_back (self->table));
}

/* A click acts in the game, and the hand is back. */
static void
click_ends (Fixture      *self,
            gconstpointer unused)
{
  acies_play_view_show_last_turn (self->view);
  acies_game_table_click (self->table, acies_hex (4, 4));
  g_assert_false (acies_game_table_is_looking_back (self->table));
  g_assert_false (is_shown (self, "AciesReplayStrip"));
  g_assert_true (is_shown (self, "AciesHandPanel"));
}

static void
rows_mark (Fixture      *self,
           gconstpointer unused)
{
  AciesRecord *record = acies_game_table_get_record (self->table);
  guint        row = 0;

  while (acies_record_get_row (record, row)->entry.kind != ACIES_LOG_MOVED)
    row++;
  acies_game_table_point_row (self->table, row);
  g_assert_cmpuint (self->canvas->advice->len, ==, 2);
  acies_game_table_leave_row (self->table, row + 1);
  g_assert_cmpuint (self->canvas->advice->len, ==, 2);
  acies_game_table_leave_row (self->table, row);
  g_assert_cmpuint (self->canvas->advice->len, ==, 0);
}

#define ADD(path, data, set_up, function) g_test_add (path, Fixture, data, set_up, function, tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  listeners_watch (ACIES_TYPE_GAME_TABLE, "changed");
  ADD ("/ui/dice/are-entered", NULL, set_up_dice, dice_are_entered);
  ADD ("/ui/dice/are-rolled", NULL, set_up_dice, dice_are_rolled);
  ADD ("/ui/dice/nothing-waits", NULL, set_up_dice, nothing_waits);
  ADD ("/ui/dice/at-once-by-the-person", GINT_TO_POINTER (FALSE), set_up_dice, at_once);
  ADD ("/ui/dice/at-once-by-the-desktop", GINT_TO_POINTER (TRUE), set_up_dice, at_once);

  ADD ("/ui/dice/pieces-glide", GINT_TO_POINTER (FALSE), set_up_dice, pieces_glide);
  ADD ("/ui/dice/pieces-stand-still", GINT_TO_POINTER (TRUE), set_up_dice, pieces_glide);
  ADD ("/ui/dice/undo-is-still", NULL, set_up_dice, undo_is_still);
  ADD ("/ui/dice/come-back", NULL, set_up_dice, dice_come_back);
  ADD ("/ui/dice/make-way", NULL, set_up_dice, dice_make_way);

  ADD ("/ui/question/refusal-is-whole", NULL, set_up_turn, refusal_is_whole);

  ADD ("/ui/score/victory-is-told", NULL, set_up_dice, victory_is_told);
  ADD ("/ui/pointed/ground-is-told", NULL, set_up_dice, ground_is_told);
  ADD ("/ui/replay/trails-stay", NULL, set_up_turn, trails_stay);
  ADD ("/ui/replay/trail-follows", GINT_TO_POINTER (TRUE), set_up_turn, trail_follows);
  ADD ("/ui/replay/steps", NULL, set_up_turn, steps);
  ADD ("/ui/replay/click-ends", NULL, set_up_turn, click_ends);
  ADD ("/ui/replay/rows-mark", NULL, set_up_turn, rows_mark);

  return g_test_run ();
}
