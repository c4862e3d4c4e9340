/* play-view.c - the view in which users at one computer play a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/play-view.h"

#include "play/panels/panels.h"
#include "play/view/board-motion.h"
#include "play/view/game-table.h"
#include "play/view/table-board.h"
#include "render/layout.h"
#include "widgets/controls.h"
#include "widgets/split.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* The height of the facts in the column, normally and if cards need the space, and their width in a row. In pixels. */
#define FACTS 360 /* for the longest card of a unit */
#define LOW_FACTS 240
#define COMPACT_FACTS 176
#define FACTS_WIDTH 420
#define WIDE_FACTS_WIDTH 560

/* Time between what the board has shown and the next command of a computer, in milliseconds. */
#define SEEN 200

/* The setting of the speed that is slower in a lesson, and how slow it is then. */
#define NORMAL_SPEED "normal"
#define LESSON_SPEED "slow"

/* A board is wide if its width is at least this many times its height, and tall if it is higher than wide. */
#define WIDE 2

struct _AciesPlayView
{
  GtkWidget parent_instance;

  AciesGameTable   *table;
  AciesTableBoard  *board;
  AciesBoardMotion *motion;
  GtkWidget        *strip;
  GtkWidget        *banner;
  GtkWidget        *hand;  /* contains the hand or the row */
  GtkWidget        *aside; /* contains the hand and the face-up cards */
  GtkWidget        *actions_title;
  GtkWidget        *actions; /* contains the game-specific buttons, in the column */
  GtkWidget        *bar;     /* contains the pill and, in a low window, the hand */
  GtkWidget        *row;     /* contains the hand, reserve and facts, for a wide board */
  GtkWidget        *pill;    /* contains the question or the look-back bar */
  GtkWidget        *hand_panel;
  GtkWidget        *reserve;
  GtkWidget        *verbs;
  GtkWidget        *computers; /* in @deciding */
  AciesLessonPanel *lesson;    /* in @deciding */
  GtkWidget        *hand_over; /* in @deciding */
  GtkWidget        *decision;  /* in @deciding */
  GtkWidget        *look_back; /* in the pill */
  GtkWidget        *replay;    /* in @hand or @row */
  GtkWidget        *deciding;  /* in the pill, unless the user looks back */
  gboolean          looked_back;
  const char       *speed; /* as set, and as it is in a lesson */
  const char       *shown_speed;

  AciesShapeKind       shape;
  gboolean             low;
  AciesPlayArrangement arrangement;
  AciesHandKind        hand_kind;
  guint                wants_column; /* 0: not, 1: for a hand or a task, 2: for a result */
  gboolean             column_shown;

  GtkBox             *panels;
  GtkScrolledWindow  *facts_place;
  GtkStack           *facts; /* shows the hint, the last combat, or what the user points at */
  GtkLabel           *hint;
  GtkWidget          *pointed;
  gboolean            combat_is_news;
  AciesEndPage       *end;
  AciesReviewPanel   *review;
  GtkWidget          *puzzle;
  AciesCombatPanel   *combat;
  AciesOpenCards     *open;
  AciesPreparePanel  *prepare;
  AciesLogPanel      *log;
  AciesOverviewPanel *overview;
  AciesRulesPane     *rules;
};

G_DEFINE_FINAL_TYPE (AciesPlayView, acies_play_view, GTK_TYPE_WIDGET)

enum
{
  AGAIN,
  LEAVE,
  COLUMN_WANTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- layout --------------------------------------------------------------------------------------- */

static AciesPlayArrangement
find_arrangement (AciesPlayView *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesLayout       layout;
  double            width;
  double            height;

  if (state == NULL || self->shape == ACIES_SHAPE_NARROW || self->shape == ACIES_SHAPE_SMALL)
    return ACIES_PLAY_BESIDE;
  layout = acies_layout (state->board, 1, 0, 0);
  acies_layout_size (&layout, &width, &height);
  if (width >= WIDE * height)
    return ACIES_PLAY_ROW;

  return height > width && state->ruleset->n_cards > 0 && self->shape == ACIES_SHAPE_WIDE ? ACIES_PLAY_LIST : ACIES_PLAY_BESIDE;
}

static void
put (GtkWidget *widget,
     GtkWidget *box,
     GtkWidget *after)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (parent == box)
    return;
  g_object_ref (widget);
  if (parent != NULL)
    gtk_box_remove (GTK_BOX (parent), widget);
  gtk_box_insert_child_after (GTK_BOX (box), widget, after);
  g_object_unref (widget);
}

/* In the column, the height of the facts is fixed, so that the log below does not move when the user points at
 * different units. In a row, their width is fixed. */
static void
size_facts (AciesPlayView *self)
{
  gboolean is_short = gtk_widget_get_visible (GTK_WIDGET (self->prepare)) ||
                      (gtk_widget_get_visible (GTK_WIDGET (self->open)) && self->arrangement != ACIES_PLAY_LIST);
  gboolean is_low = self->low || self->shape == ACIES_SHAPE_PORTRAIT;

  if (self->arrangement == ACIES_PLAY_ROW)
    gtk_widget_set_size_request (GTK_WIDGET (self->facts_place), self->shape == ACIES_SHAPE_WIDE ? WIDE_FACTS_WIDTH : FACTS_WIDTH, -1);
  else
    gtk_widget_set_size_request (GTK_WIDGET (self->facts_place), -1, is_short ? COMPACT_FACTS : is_low ? LOW_FACTS
                                                                                                       : FACTS);
}

/* Lists beside the board, or a hand beside the question, leave little room for the question. */
static AciesDecisionSize
find_decision_size (AciesPlayView *self)
{
  if (self->shape == ACIES_SHAPE_SMALL)
    return ACIES_DECISION_SMALL;
  if (self->hand_kind == ACIES_HAND_BUTTON)
    return ACIES_DECISION_LOW;
  return self->shape == ACIES_SHAPE_WIDE && self->arrangement != ACIES_PLAY_LIST ? ACIES_DECISION_WIDE : ACIES_DECISION_NARROW;
}

static void
arrange_answers (AciesPlayView *self)
{
  gboolean list = self->arrangement == ACIES_PLAY_LIST;

  acies_decision_bar_set_size (ACIES_DECISION_BAR (self->decision), find_decision_size (self));
  acies_lesson_panel_set_folded (self->lesson, !self->column_shown, !self->column_shown && self->arrangement != ACIES_PLAY_ROW,
                                 self->hand_kind == ACIES_HAND_BUTTON);
  gtk_widget_set_visible (self->actions, list && self->column_shown);
  if (list && self->column_shown)
    put (self->verbs, self->actions, gtk_widget_get_first_child (self->actions));
  else
    put (self->verbs, self->deciding, self->hand_over);
}

static AciesHandKind
find_hand_kind (AciesPlayView       *self,
                AciesPlayArrangement arrangement)
{
  if (arrangement == ACIES_PLAY_ROW)
    return ACIES_HAND_OPEN;
  if (arrangement == ACIES_PLAY_LIST)
    return ACIES_HAND_LIST;
  return self->low && self->shape != ACIES_SHAPE_SMALL ? ACIES_HAND_BUTTON : ACIES_HAND_PEEKS;
}

static void
place_hand (AciesPlayView *self)
{
  const struct
  {
    GtkWidget *place;
    GtkWidget *after;
  } places[] = {
    [ACIES_HAND_PEEKS] = { self->hand, self->row },
    [ACIES_HAND_BUTTON] = { self->bar, NULL },
    [ACIES_HAND_OPEN] = { self->row, self->reserve },
    [ACIES_HAND_LIST] = { self->aside, NULL },
  };

  put (self->hand_panel, places[self->hand_kind].place, places[self->hand_kind].after);
  gtk_widget_set_hexpand (self->hand_panel, self->hand_kind == ACIES_HAND_OPEN);
  gtk_widget_set_vexpand (self->hand_panel, self->hand_kind == ACIES_HAND_LIST);
  gtk_widget_set_valign (self->hand_panel, self->hand_kind == ACIES_HAND_PEEKS ? GTK_ALIGN_END : GTK_ALIGN_FILL);
  acies_hand_panel_set_kind (ACIES_HAND_PANEL (self->hand_panel), self->hand_kind);
}

static void
place_parts (AciesPlayView *self)
{
  gboolean row = self->arrangement == ACIES_PLAY_ROW;
  gboolean list = self->arrangement == ACIES_PLAY_LIST;

  gtk_widget_set_visible (self->row, row);
  put (self->reserve, row ? self->row : self->deciding, row ? NULL : self->decision);
  place_hand (self);
  put (self->replay, row ? self->row : self->hand, row ? self->hand_panel : self->row);
  put (GTK_WIDGET (self->facts_place), row ? self->row : GTK_WIDGET (self->panels), row ? self->replay : NULL);
  put (GTK_WIDGET (self->open), list ? self->aside : GTK_WIDGET (self->panels), list ? NULL : GTK_WIDGET (self->review));
  gtk_widget_set_hexpand (self->reserve, row);
  acies_open_cards_set_narrow (self->open, list);
  acies_combat_panel_set_low (self->combat, row);
  acies_pointed_panel_set_low (ACIES_POINTED_PANEL (self->pointed), row);
  size_facts (self);
}

/* Keeps the space of a hand that peeks while the hand is hidden. */
static void
keep_room_for_hand (AciesPlayView *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);

  acies_style_set (self->hand, "peeks", self->hand_kind == ACIES_HAND_PEEKS && state != NULL && state->ruleset->n_cards > 0);
}

static void
arrange (AciesPlayView *self)
{
  AciesPlayArrangement arrangement = find_arrangement (self);
  AciesHandKind        hand_kind = find_hand_kind (self, arrangement);

  if (arrangement != self->arrangement || hand_kind != self->hand_kind || gtk_widget_get_parent (self->hand_panel) == NULL)
    {
      self->arrangement = arrangement;
      self->hand_kind = hand_kind;
      place_parts (self);
    }
  keep_room_for_hand (self);
  arrange_answers (self);
}

AciesPlayArrangement
acies_play_view_get_arrangement (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), ACIES_PLAY_BESIDE);

  return self->arrangement;
}

gboolean
acies_play_view_wants_column (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), FALSE);

  return self->wants_column > 0;
}

void
acies_play_view_set_column_shown (AciesPlayView *self,
                                  gboolean       shown)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  self->column_shown = shown;
  arrange_answers (self);
}

/* --- contents ------------------------------------------------------------------------------------- */

/* The board must not move when the user looks back, so the bar keeps its height. In a narrow window it would be too high:
 * there it grows when it is used. */
static void
show_bar (AciesPlayView *self)
{
  gboolean looks_back = acies_game_table_is_looking_back (self->table);

  if (looks_back && !self->looked_back)
    {
      gtk_widget_set_size_request (self->pill, -1, gtk_widget_get_height (self->pill));
      acies_split_uncover (GTK_WIDGET (self));
    }
  else if (!looks_back)
    gtk_widget_set_size_request (self->pill, -1, -1);
  self->looked_back = looks_back;
  gtk_stack_set_visible_child (GTK_STACK (self->pill), looks_back ? self->look_back : self->deciding);
}

/* Shows the result of a combat until the user points at something else. */
static void
show_facts (AciesPlayView *self)
{
  gboolean fought;

  if (self->facts == NULL) /* the view is being disposed of */
    return;
  fought = gtk_widget_get_visible (GTK_WIDGET (self->combat));

  if (gtk_widget_get_visible (self->pointed) && !(fought && self->combat_is_news))
    gtk_stack_set_visible_child (self->facts, self->pointed);
  else
    gtk_stack_set_visible_child (self->facts, fought ? GTK_WIDGET (self->combat) : GTK_WIDGET (self->hint));
}

/* The buttons are either actions of a turn or answers to a question. */
static void
show_actions_title (AciesPlayView *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);

  acies_mark_title (self->actions_title, state != NULL && state->decision.kind == ACIES_DECISION_NONE ? _ ("Actions") : C_ ("heading", "Answers"), TRUE);
}

/* Emits "column-wanted" only once for each hand, task or result, because the user can hide the column again. */
static void
want_column (AciesPlayView *self,
             guint          wanted)
{
  gboolean is_new = wanted != self->wants_column;

  self->wants_column = wanted;
  if (is_new && wanted > 0)
    g_signal_emit (self, signals[COLUMN_WANTED], 0);
  else if (is_new)
    acies_split_uncover (GTK_WIDGET (self));
}

static void
pointed_cb (AciesPlayView *self)
{
  self->combat_is_news = FALSE;
  show_facts (self);
}

/* Returns: whether there is something in the column that the user must see: 2 for a result, 1 for a hand to choose or the task
 * of a puzzle */
static guint
find_wanted (AciesPlayView *self,
             gboolean       is_over)
{
  AciesSession *session = acies_game_table_get_session (self->table);
  gboolean      has_task = gtk_widget_get_visible (self->puzzle) &&
                      acies_game_settings_count_people (acies_session_get_settings (session), acies_session_get_state (session)->ruleset->n_sides) > 0;

  return is_over ? 2 : gtk_widget_get_visible (GTK_WIDGET (self->prepare)) || has_task;
}

/* Rings the parts of the column that the lesson points at, and follows it. */
static void
follow_lesson (AciesPlayView *self)
{
  if (self->facts == NULL) /* the view is being disposed of */
    return;
  acies_style_set (GTK_WIDGET (self->log), "guided", acies_game_table_guides_to (self->table, ACIES_POINT_LOG, 0));
  acies_style_set (GTK_WIDGET (self->facts_place), "guided", acies_game_table_guides_to (self->table, ACIES_POINT_ODDS, 0));
  acies_table_board_keep_focus (self->board);
}

/* Somebody who learns can follow what the other sides do. */
static void
show_speed (AciesPlayView *self)
{
  gboolean    learns = acies_game_table_get_guide (self->table) != NULL;
  const char *name = learns && g_strcmp0 (self->speed, NORMAL_SPEED) == 0 ? LESSON_SPEED : self->speed;

  if (g_strcmp0 (name, self->shown_speed) == 0)
    return;
  self->shown_speed = name;
  acies_board_motion_set_speed (self->motion, name);
  acies_computer_bar_set_speed (ACIES_COMPUTER_BAR (self->computers), name);
  acies_replay_strip_set_speed (ACIES_REPLAY_STRIP (self->replay), name);
}

/* While a hand is chosen, the deck gets all the space that the log does not need, as do face-up cards. At the end of
 * the game, the result or the review replaces the last combat. */
static void
settled_cb (AciesPlayView *self)
{
  gboolean prepares = gtk_widget_get_visible (GTK_WIDGET (self->prepare));
  gboolean lie_open = gtk_widget_get_visible (GTK_WIDGET (self->open)) && self->arrangement != ACIES_PLAY_LIST;
  gboolean is_puzzle = gtk_widget_get_visible (self->puzzle);
  gboolean is_over = gtk_widget_get_visible (GTK_WIDGET (self->end)) || gtk_widget_get_visible (GTK_WIDGET (self->review)) ||
                     (is_puzzle && acies_session_get_state (acies_game_table_get_session (self->table))->outcome.reason != ACIES_END_NOT_YET);

  gtk_widget_set_vexpand (GTK_WIDGET (self->log), !prepares);
  acies_log_panel_keep_room (self->log, prepares || lie_open || is_over || is_puzzle);
  self->combat_is_news = acies_combat_panel_has_news (self->combat);
  show_facts (self);
  gtk_widget_set_visible (GTK_WIDGET (self->facts_place), !is_over);
  size_facts (self);
  show_actions_title (self);
  want_column (self, find_wanted (self, is_over));
  show_bar (self);
  follow_lesson (self);
  show_speed (self);
}

/* The column does not tell what the board has not shown yet, and the computers do not play on. */
static void
motion_started_cb (AciesPlayView *self,
                   guint          duration)
{
  acies_combat_panel_hold_back (self->combat, TRUE);
  acies_computer_bar_set_busy (ACIES_COMPUTER_BAR (self->computers), duration + SEEN);
  acies_replay_strip_set_busy (ACIES_REPLAY_STRIP (self->replay), duration + SEEN);
}

static void
replayed_cb (AciesPlayView *self,
             GArray        *events)
{
  acies_board_motion_play (self->motion, acies_game_table_get_state (self->table), events);
}

static void
motion_settled_cb (AciesPlayView *self)
{
  if (self->facts == NULL) /* the view is being disposed of */
    return;
  acies_combat_panel_hold_back (self->combat, FALSE);
  if (!acies_board_motion_is_moving (self->motion))
    acies_computer_bar_set_busy (ACIES_COMPUTER_BAR (self->computers), 0);
}

/* The buttons of the end page. */
static void
end_cb (GtkWidget  *widget,
        const char *action,
        GVariant   *parameter)
{
  AciesPlayView *self = ACIES_PLAY_VIEW (widget);

  if (g_str_equal (action, "end.again"))
    g_signal_emit (self, signals[AGAIN], 0, (guint64) g_random_int () << 32 | g_random_int ());
  else if (g_str_equal (action, "end.same-dice"))
    g_signal_emit (self, signals[AGAIN], 0, acies_session_get_seed (acies_game_table_get_session (self->table)));
  else if (g_str_equal (action, "end.leave"))
    g_signal_emit (self, signals[LEAVE], 0);
  else if (g_str_equal (action, "end.review"))
    acies_review_panel_open (self->review);
  else
    {
      acies_game_table_look_back (self->table, 0);
      gtk_widget_grab_focus (self->look_back);
    }
}

/* The review replaces the result. */
static void
review_cb (AciesPlayView *self)
{
  acies_end_page_set_aside (self->end, gtk_widget_get_visible (GTK_WIDGET (self->review)));
  settled_cb (self);
}

/* Cards outside the hand are in the first page of the column. */
static void
card_chosen_cb (AciesPlayView *self,
                guint          card)
{
  GtkStack *column = GTK_STACK (gtk_widget_get_parent (GTK_WIDGET (self->overview)));

  if (acies_hand_panel_show_card (ACIES_HAND_PANEL (self->hand_panel), (AciesId) card))
    return;
  gtk_stack_set_visible_child (column, gtk_widget_get_first_child (GTK_WIDGET (column)));
  acies_game_table_point_card (self->table, (AciesId) card, NULL);
}

static void
show_hint (AciesPlayView *self)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          by_keys = acies_game_table_is_by_keys (self->table);

  if (self->hint == NULL || state == NULL)
    return;
  if (state->ruleset->n_cards > 0)
    gtk_label_set_text (self->hint, by_keys ? _ ("Go to a unit with the arrow keys, or to a card with Tab, to see what it can do")
                                            : _ ("Point at a unit or card to see what it can do"));
  else
    gtk_label_set_text (self->hint, by_keys ? _ ("Go to a unit with the arrow keys to see what it can do")
                                            : _ ("Point at a unit to see what it can do"));
}

void
acies_play_view_set_session (AciesPlayView *self,
                             AciesSession  *session)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  acies_game_table_set_session (self->table, session);
  acies_rules_pane_set_session (self->rules, session, acies_game_table_get_theme (self->table));
  arrange (self);
  show_hint (self);
}

void
acies_play_view_set_theme (AciesPlayView *self,
                           AciesTheme    *theme)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  acies_game_table_set_theme (self->table, theme);
  acies_rules_pane_set_session (self->rules, acies_game_table_get_session (self->table), theme);
}

void
acies_play_view_attach_canvas (AciesPlayView *self,
                               AciesCanvas   *canvas)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  if (canvas == NULL)
    acies_game_table_leave_seat (self->table);
  acies_table_board_set_canvas (self->board, canvas);
  acies_board_motion_set_canvas (self->motion, canvas);
  acies_computer_bar_set_watched (ACIES_COMPUTER_BAR (self->computers), canvas != NULL);
}

void
acies_play_view_set_speed (AciesPlayView *self,
                           const char    *name)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  self->speed = g_intern_string (name);
  show_speed (self);
}

void
acies_play_view_advise (AciesPlayView *self)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  gtk_widget_activate_action (self->decision, "decision.advise", NULL);
}

void
acies_play_view_show_last_turn (AciesPlayView *self)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  acies_replay_strip_watch (ACIES_REPLAY_STRIP (self->replay));
}

void
acies_play_view_set_shape (AciesPlayView *self,
                           AciesShapeKind shape,
                           gboolean       low)
{
  gboolean below = shape == ACIES_SHAPE_PORTRAIT;

  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  self->shape = shape;
  self->low = low;
  arrange (self);
  size_facts (self);
  acies_hand_over_set_shape (ACIES_HAND_OVER (self->hand_over), shape, low);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->panels), below ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_box_set_homogeneous (self->panels, below);
  acies_turn_strip_set_shape (ACIES_TURN_STRIP (self->strip), shape);
  acies_lesson_panel_set_small (self->lesson, shape == ACIES_SHAPE_SMALL);
  acies_look_back_bar_set_small (ACIES_LOOK_BACK_BAR (self->look_back), shape == ACIES_SHAPE_SMALL);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->pill), shape != ACIES_SHAPE_SMALL);
}

GtkWidget *
acies_play_view_get_strip (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return self->strip;
}

GtkWidget *
acies_play_view_get_banner (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return self->banner;
}

GtkWidget *
acies_play_view_get_bar (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return self->bar;
}

GtkWidget *
acies_play_view_get_hand (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return self->hand;
}

AciesRulesPane *
acies_play_view_get_rules (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return self->rules;
}

void
acies_play_view_show_overview (AciesPlayView *self)
{
  g_return_if_fail (ACIES_IS_PLAY_VIEW (self));

  acies_overview_panel_show (self->overview);
}

char *
acies_play_view_dup_topic (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return acies_decision_bar_dup_topic (ACIES_DECISION_BAR (self->decision));
}

GtkWidget *
acies_play_view_get_aside (AciesPlayView *self)
{
  g_return_val_if_fail (ACIES_IS_PLAY_VIEW (self), NULL);

  return self->aside;
}

static void
acies_play_view_dispose (GObject *object)
{
  AciesPlayView *self = ACIES_PLAY_VIEW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_PLAY_VIEW);
  g_clear_object (&self->board);
  g_clear_object (&self->motion);

  G_OBJECT_CLASS (acies_play_view_parent_class)->dispose (object);
}

static void
ensure_types (void)
{
  const GType types[] = {
    ACIES_TYPE_GAME_TABLE,
    ACIES_TYPE_TURN_STRIP,
    ACIES_TYPE_TURN_BANNER,
    ACIES_TYPE_REPLAY_STRIP,
    ACIES_TYPE_COMPUTER_BAR,
    ACIES_TYPE_ANNOUNCER,
    ACIES_TYPE_LESSON_PANEL,
    ACIES_TYPE_HAND_OVER,
    ACIES_TYPE_DECISION_BAR,
    ACIES_TYPE_RESERVE_PANEL,
    ACIES_TYPE_DICE_PANEL,
    ACIES_TYPE_DRAW_PANEL,
    ACIES_TYPE_LOOK_BACK_BAR,
    ACIES_TYPE_HAND_PANEL,
    ACIES_TYPE_VERB_BUTTONS,
    ACIES_TYPE_FORCED_PASS_LABEL,
    ACIES_TYPE_COMBAT_PANEL,
    ACIES_TYPE_POINTED_PANEL,
    ACIES_TYPE_END_PAGE,
    ACIES_TYPE_REVIEW_PANEL,
    ACIES_TYPE_PUZZLE_PANEL,
    ACIES_TYPE_OPEN_CARDS,
    ACIES_TYPE_PREPARE_PANEL,
    ACIES_TYPE_LOG_PANEL,
    ACIES_TYPE_OVERVIEW_PANEL,
    ACIES_TYPE_RULES_PANE,
  };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    g_type_ensure (types[i]);
}

static void
acies_play_view_class_init (AciesPlayViewClass *klass)
{
  static const char *const actions[] = { "end.again", "end.same-dice", "end.leave", "end.look-back", "end.review" };
  GtkWidgetClass          *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_play_view_dispose;

  ensure_types ();
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-view.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "column_box", FALSE, 0); /* so that it is disposed of with the template */
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, table);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, strip);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, banner);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, replay);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, bar);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, pill);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, deciding);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, computers);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, lesson);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, hand_over);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, decision);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, reserve);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, look_back);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, hand);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, row);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, aside);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, hand_panel);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, verbs);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, actions);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, actions_title);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, pointed);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, panels);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, facts_place);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, facts);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, hint);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, end);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, review);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, puzzle);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, combat);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, open);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, prepare);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, log);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, overview);
  gtk_widget_class_bind_template_child (widget_class, AciesPlayView, rules);
  gtk_widget_class_bind_template_callback (widget_class, review_cb);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i], NULL, end_cb);

  signals[AGAIN] = g_signal_new ("again", ACIES_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[LEAVE] = g_signal_new ("leave", ACIES_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
  signals[COLUMN_WANTED] = g_signal_new ("column-wanted", ACIES_TYPE_PLAY_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 0);
}

static void
acies_play_view_init (AciesPlayView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->motion = acies_board_motion_new (self->table);
  self->board = acies_table_board_new (self->table, self->motion);
  arrange (self);
  g_signal_connect_object (self->computers, "stopped", G_CALLBACK (acies_decision_bar_set_stopped), self->decision, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->pointed, "notify::visible", G_CALLBACK (show_facts), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->combat, "notify::visible", G_CALLBACK (show_facts), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "advised", G_CALLBACK (follow_lesson), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->motion, "started", G_CALLBACK (motion_started_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->motion, "settled", G_CALLBACK (motion_settled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "replayed", G_CALLBACK (replayed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->overview, "card-chosen", G_CALLBACK (card_chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "input-changed", G_CALLBACK (show_hint), self, G_CONNECT_SWAPPED);
}
