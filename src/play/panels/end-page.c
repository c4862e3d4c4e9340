/* end-page.c - the result and the turning points of a finished game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "play/core/hints.h"
#include "session/luck.h"
#include "session/review.h"
#include "widgets/rule-link.h"
#include "widgets/sketch.h"

#include <glib/gi18n-lib.h>

/* --- the result ----------------------------------------------------------------------------- */

struct _AciesEndPage
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  gboolean        is_aside;

  GtkWidget *emblem;
  GtkLabel  *winner;
  GtkLabel  *reason;
  GtkLabel  *round;
  GtkGrid   *numbers;
  GtkLabel  *luck;
};

G_DEFINE_FINAL_TYPE (AciesEndPage, acies_end_page, ACIES_TYPE_PANEL)

/* --- the numbers ---------------------------------------------------------------------------- */

static void
add_cell (AciesEndPage *self,
          const char   *text,
          const char   *name,
          int           column,
          int           row,
          const char   *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, column == 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_grid_attach (self->numbers, label, column, row, 1, 1);
}

/* Adds a row below the names of the sides. @texts: (transfer full): one for each side */
static void
add_row (AciesEndPage       *self,
         const AciesRuleset *ruleset,
         int                *row,
         const char         *title,
         char              **texts)
{
  (*row)++;
  add_cell (self, title, NULL, 0, *row, NULL);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      /* Translators: a side, the name of a number of it, and the number: "Rome, figures lost: 5" */
      g_autofree char *name = g_strdup_printf (_ ("%1$s, %2$s: %3$s"), ruleset->sides[side].name, title, texts[side]);

      add_cell (self, texts[side], name, side + 1, *row, "numeric");
      g_free (texts[side]);
    }
}

/* With the words that the game uses. A game without fights has no losses but its own counts. */
static void
add_numbers (AciesEndPage     *self,
             const AciesLuck  *luck,
             const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  gboolean            fights = acies_ruleset_has_fights (ruleset);
  const AciesCount   *count = ruleset->procs->counts;
  int                 row = 0;
  enum
  {
    MORALE,
    FIGURES,
    UNITS,
    CARDS,
    DICE,
    N_NUMBERS
  };
  const char *titles[] = {
    [MORALE] = ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"),
    [FIGURES] = acies_units_say (ruleset, _ ("Figures lost"), _ ("Bases lost")),
    [UNITS] = _ ("Units lost"),
    [CARDS] = _ ("Cards played"),
    [DICE] = _ ("Dice rolled"),
  };
  char *texts[ACIES_MAX_SIDES];

  for (guint i = 0; i < N_NUMBERS; i++)
    {
      if ((i == FIGURES && acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES)) || (!fights && (i == FIGURES || i == UNITS || i == DICE)))
        continue;
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        {
          const AciesSideLuck *one = &luck->sides[side];
          const guint          numbers[] = { 0, one->figures, one->units, one->cards, one->n_dice + one->n_defence_dice };

          texts[side] = i == MORALE
                            /* Translators: morale when the game began and when it ended */
                            ? g_strdup_printf (_ ("%1$d → %2$d"), one->morale_before, one->morale)
                            : g_strdup_printf ("%u", numbers[i]);
        }
      add_row (self, ruleset, &row, titles[i], texts);
    }
  for (; count != NULL && count->name != NULL; count++)
    {
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        texts[side] = g_strdup_printf ("%u", count->count (state, side));
      add_row (self, ruleset, &row, _ (count->name), texts);
    }
}

/* Shows one sentence for each side. */
static void
show_luck (AciesEndPage       *self,
           const AciesLuck    *luck,
           const AciesRuleset *ruleset)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      g_autofree char *words = acies_luck_dup_words (&luck->sides[side]);

      /* Translators: a side, then "expected 12.3 hits, rolled 15" */
      g_string_append_printf (text, _ ("%1$s: %2$s"), ruleset->sides[side].name, words);
      if (side + 1u < ruleset->n_sides)
        g_string_append_c (text, '\n');
    }
  gtk_label_set_text (self->luck, text->str);
}

static void
show_numbers (AciesEndPage     *self,
              const AciesState *state)
{
  g_autoptr (AciesLuck) luck = acies_luck_new (acies_game_table_get_session (self->table));
  /* Translators: this round, and the last round */
  g_autofree char *rounds = g_strdup_printf (_ ("Round %1$u of %2$u"), state->turn.round, state->setup.end_round);
  GtkWidget       *cell;

  while ((cell = gtk_widget_get_first_child (GTK_WIDGET (self->numbers))) != NULL)
    gtk_grid_remove (self->numbers, cell);
  gtk_label_set_text (self->round, rounds);
  gtk_widget_set_visible (GTK_WIDGET (self->round), !acies_ruleset_lacks (state->ruleset, ACIES_LACKS_ROUNDS));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_cell (self, state->ruleset->sides[side].name, NULL, side + 1, 0, "heading");
  add_numbers (self, luck, state);
  show_luck (self, luck, state->ruleset);
  gtk_widget_set_visible (GTK_WIDGET (self->luck), acies_ruleset_has_fights (state->ruleset));
}

static void
show_result (AciesEndPage     *self,
             const AciesState *state)
{
  gboolean         draw = state->outcome.winner == ACIES_NO_SIDE;
  g_autofree char *reason = acies_state_dup_verdict (state);
  g_autofree char *told = NULL;
  g_autofree char *winner = acies_outcome_dup_title (&state->outcome, state->ruleset);

  gtk_label_set_text (self->winner, winner);
  /* Translators: why the game is over, and the id of the rule */
  told = g_strdup_printf (_ ("%1$s (%2$s)"), reason, state->ruleset->procs->rules.end);
  acies_rule_link_set_text (self->reason, told, state->ruleset);
  gtk_widget_set_visible (self->emblem, !draw);
  acies_sketch_show_emblem (self->emblem, self->table, state->outcome.winner);
}

static void
acies_end_page_refresh (AciesPanel *panel,
                        GArray     *events,
                        gboolean    forward)
{
  AciesEndPage     *self = ACIES_END_PAGE (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          over = state != NULL && state->outcome.reason != ACIES_END_NOT_YET && !self->is_aside &&
                  !acies_game_table_is_looking_back (self->table) &&
                  !acies_session_is_puzzle (acies_game_table_get_session (self->table));

  gtk_widget_set_visible (GTK_WIDGET (self), over);
  if (!over)
    return;
  show_result (self, state);
  show_numbers (self, state);
}

void
acies_end_page_set_aside (AciesEndPage *self,
                          gboolean      aside)
{
  g_return_if_fail (ACIES_IS_END_PAGE (self));

  self->is_aside = aside;
  acies_panel_refresh (ACIES_PANEL (self), NULL, TRUE);
}

static void
acies_end_page_class_init (AciesEndPageClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_end_page_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesEndPage, table);

  acies_panel_class_set_template (panel_class, "play-end.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, winner);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, reason);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, round);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, numbers);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, luck);
}

static void
acies_end_page_init (AciesEndPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* --- the turning points --------------------------------------------------------------------- */

struct _AciesReviewPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesSession   *session; /* (nullable): the session of @review */
  AciesReview    *review;  /* (nullable): NULL before the search */
  gboolean        is_open;

  GtkStack       *stack;
  GtkWidget      *close_button;
  GtkWidget      *cancel_button;
  GtkWidget      *progress_page;
  GtkProgressBar *progress;
  GtkWidget      *nothing;
  GtkWidget      *points_page;
  GtkListBox     *points;
};

G_DEFINE_FINAL_TYPE (AciesReviewPanel, acies_review_panel, ACIES_TYPE_PANEL)

static guint toggled_signal;

/* --- a row ---------------------------------------------------------------------------------- */

static const AciesTurningPoint *
point_of (AciesReviewPanel *self,
          GtkListBoxRow    *row)
{
  return &g_array_index (acies_review_get_points (self->review), AciesTurningPoint, gtk_list_box_row_get_index (row));
}

static void
append_line (GtkWidget  *box,
             const char *text,
             const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static char *
dup_done (const AciesTurningPoint *point,
          const AciesState        *state)
{
  g_autofree char *command = acies_advice_dup_command (&point->done, state);
  g_autofree char *chance = acies_advice_dup_chance (point->win);

  /* Translators: what somebody did, and his chance to win after it: “Move Velites D4 to D5 (41% to win)” */
  return g_strdup_printf (_ ("%1$s (%2$s to win)"), command, chance);
}

static char *
dup_better (const AciesTurningPoint *point,
            const AciesState        *state)
{
  g_autofree char *command = acies_advice_dup_command (&point->better, state);
  g_autofree char *chance = acies_advice_dup_chance (point->best);

  /* Translators: what would have been better, and the chance to win after that */
  return g_strdup_printf (_ ("Better: %1$s (%2$s to win)"), command, chance);
}

/* Returns the side that decided and the position, which can be in another side's turn. */
static char *
dup_when (AciesReviewPanel        *self,
          const AciesTurningPoint *point,
          const AciesState        *state)
{
  g_autofree char *moment = acies_record_dup_moment (acies_game_table_get_record (self->table), point->command);

  /* Translators: who decided, and when: “Rome · Round 2, Macedon’s turn” */
  return g_strdup_printf (_ ("%1$s · %2$s"), state->ruleset->sides[point->side].name, moment);
}

static GtkWidget *
new_row (AciesReviewPanel        *self,
         const AciesTurningPoint *point)
{
  g_autoptr (AciesState) state = acies_session_dup_position (self->session, point->command);
  g_autofree char *when = dup_when (self, point, state);
  g_autofree char *done = dup_done (point, state);
  g_autofree char *better = dup_better (point, state);
  /* Translators: of a moment of the game: when it was, what was done, and what would have been better */
  g_autofree char *name = g_strdup_printf (_ ("%1$s. %2$s. %3$s"), when, done, better);
  GtkWidget       *row = gtk_list_box_row_new ();
  GtkWidget       *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  append_line (lines, when, "heading");
  append_line (lines, done, NULL);
  append_line (lines, better, "dim-label");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), lines);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return row;
}

/* --- contents ------------------------------------------------------------------------------- */

static void
show_points (AciesReviewPanel *self,
             const GArray     *points)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->points, 0)) != NULL)
    gtk_list_box_remove (self->points, GTK_WIDGET (row));
  for (guint i = 0; i < points->len; i++)
    gtk_list_box_append (self->points, new_row (self, &g_array_index (points, AciesTurningPoint, i)));
  gtk_stack_set_visible_child (self->stack, points->len > 0 ? self->points_page : self->nothing);
}

/* Moves the focus from the cancel button to the close button, unless there is a list: GTK moves it there by itself. */
static void
review_changed_cb (AciesReviewPanel *self)
{
  const GArray *points = acies_review_get_points (self->review);
  gboolean      had_focus = gtk_widget_has_focus (self->cancel_button);

  gtk_progress_bar_set_fraction (self->progress, acies_review_get_progress (self->review));
  gtk_widget_set_visible (self->close_button, points != NULL); /* before that, there is a cancel button */
  if (points == NULL)
    return;
  show_points (self, points);
  if (had_focus && points->len == 0)
    gtk_widget_grab_focus (self->close_button);
}

static void
forget (AciesReviewPanel *self)
{
  g_clear_object (&self->review);
  g_clear_object (&self->session);
}

/* Closing the panel cancels a search that is still running. */
static void
set_open (AciesReviewPanel *self,
          gboolean          is_open)
{
  if (self->is_open == is_open)
    return;
  self->is_open = is_open;
  gtk_widget_set_visible (GTK_WIDGET (self), is_open);
  if (!is_open && self->review != NULL && acies_review_get_points (self->review) == NULL)
    forget (self);
  g_signal_emit (self, toggled_signal, 0);
}

void
acies_review_panel_open (AciesReviewPanel *self)
{
  g_return_if_fail (ACIES_IS_REVIEW_PANEL (self));

  if (self->review == NULL)
    {
      self->session = g_object_ref (acies_game_table_get_session (self->table));
      self->review = acies_review_new (self->session);
      g_signal_connect_object (self->review, "changed", G_CALLBACK (review_changed_cb), self, G_CONNECT_SWAPPED);
      gtk_progress_bar_set_fraction (self->progress, 0);
      gtk_widget_set_visible (self->close_button, FALSE);
      gtk_stack_set_visible_child (self->stack, self->progress_page);
    }
  set_open (self, TRUE);
  gtk_widget_child_focus (GTK_WIDGET (self->stack), GTK_DIR_TAB_FORWARD);
}

static void
close_cb (AciesReviewPanel *self)
{
  acies_game_table_end_looking_back (self->table);
  set_open (self, FALSE);
}

static void
activated_cb (AciesReviewPanel *self,
              GtkListBoxRow    *row)
{
  const AciesTurningPoint *point = point_of (self, row);

  acies_game_table_look_back (self->table, point->command);
  acies_game_table_point_out (self->table, &point->better);
}

/* Deselects the row if another position is shown. */
static void
follow_moment (AciesReviewPanel *self)
{
  GtkListBoxRow *row = gtk_list_box_get_selected_row (self->points);

  if (row != NULL && self->review != NULL && acies_review_get_points (self->review) != NULL &&
      point_of (self, row)->command != acies_game_table_get_moment (self->table))
    gtk_list_box_unselect_all (self->points);
}

/* If the end of the game is undone, the game continues and the review is discarded. */
static void
acies_review_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesReviewPanel *self = ACIES_REVIEW_PANEL (panel);
  AciesSession     *session = acies_game_table_get_session (self->table);
  gboolean          is_over = session != NULL && acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET;

  if (self->review != NULL && (session != self->session || !is_over))
    {
      forget (self);
      set_open (self, FALSE);
    }
  follow_moment (self);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_review_panel_dispose (GObject *object)
{
  forget (ACIES_REVIEW_PANEL (object));
  G_OBJECT_CLASS (acies_review_panel_parent_class)->dispose (object);
}

static void
acies_review_panel_class_init (AciesReviewPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_review_panel_dispose;
  panel_class->refresh = acies_review_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesReviewPanel, table);

  acies_panel_class_set_template (panel_class, "play-review.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, close_button);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, progress_page);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, progress);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, nothing);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, points_page);
  gtk_widget_class_bind_template_child (widget_class, AciesReviewPanel, points);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, activated_cb);

  toggled_signal = g_signal_new ("toggled", ACIES_TYPE_REVIEW_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
acies_review_panel_init (AciesReviewPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
