/* puzzle-panel.c - the task of a puzzle, and what the turn was worth
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "play/core/hints.h"
#include "session/review.h"
#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

struct _AciesPuzzlePanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesReview    *review; /* (nullable): NULL until the turn is over */

  GtkLabel  *heading;
  GtkLabel  *text;
  GtkWidget *spinner;
  GtkLabel  *detail; /* the enemy’s hand, then the costliest decision */
  GtkLabel  *meaning;
  GtkWidget *again_button;
  GtkWidget *where_button;
  GtkWidget *next_button;
};

G_DEFINE_FINAL_TYPE (AciesPuzzlePanel, acies_puzzle_panel, ACIES_TYPE_PANEL)

/* --- the verdict ---------------------------------------------------------------------------- */

static void
show (GtkLabel   *label,
      const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* Returns: (nullable): the costliest decision, unless the turn was the best */
static const AciesTurningPoint *
find_costliest (AciesPuzzlePanel *self)
{
  const GArray *points = self->review != NULL ? acies_review_get_points (self->review) : NULL;
  AciesWorths   worths;

  if (points == NULL || points->len == 0 || !acies_review_get_worths (self->review, &worths))
    return NULL;
  return worths.best - worths.played >= ACIES_SAME_WORTH ? &g_array_index (points, AciesTurningPoint, 0) : NULL;
}

/* Returns a decimal if the two would be the same without it. */
static char *
dup_worth (double worth,
           double other)
{
  g_autofree char *rounded = acies_advice_dup_chance (worth);
  g_autofree char *compared = acies_advice_dup_chance (other);

  if (!g_str_equal (rounded, compared))
    return g_steal_pointer (&rounded);
  /* Translators: a chance; a space before the percent sign, if your language has one, is one at which no line breaks */
  return g_strdup_printf (_ ("%.1f%%"), worth * 100);
}

static void
show_loss (AciesPuzzlePanel        *self,
           const AciesTurningPoint *point)
{
  g_autoptr (AciesState) state = acies_session_dup_position (acies_game_table_get_session (self->table), point->command);
  g_autofree char *done = acies_advice_dup_command (&point->done, state);
  g_autofree char *better = acies_advice_dup_command (&point->better, state);
  g_autofree char *before = dup_worth (point->best, point->win);
  g_autofree char *after = dup_worth (point->win, point->best);
  /* Translators: a decision, the worth of the turn after it, a better decision, and the worth after that */
  g_autofree char *text = g_strdup_printf (_ ("You chose: %1$s (%2$s). Better: %3$s (%4$s)."), done, after, better, before);

  show (self->detail, text);
}

static gboolean
is_played_by_person (AciesPuzzlePanel *self)
{
  AciesSession *session = acies_game_table_get_session (self->table);

  return acies_game_settings_count_people (acies_session_get_settings (session), acies_session_get_state (session)->ruleset->n_sides) > 0;
}

static void
show_worths (AciesPuzzlePanel  *self,
             const AciesWorths *worths)
{
  gboolean         is_best = worths->best - worths->played < ACIES_SAME_WORTH;
  g_autofree char *best = is_best ? acies_advice_dup_chance (worths->best) : dup_worth (worths->best, worths->played);
  g_autofree char *played = dup_worth (worths->played, worths->best);
  g_autofree char *text = is_best ? g_strdup_printf (_ ("This turn was worth %s. No turn is worth more."), best)
                                  /* Translators: what the turn of the user was worth, and the best turn, both as a chance */
                                  : g_strdup_printf (_ ("Your turn was worth %1$s, the best %2$s."), played, best);

  acies_style_set (self->again_button, "suggested-action", !is_best);
  acies_style_set (self->next_button, "suggested-action", is_best);
  gtk_label_set_text (self->heading, !is_best                     ? _ ("There Is a Better Turn")
                                     : is_played_by_person (self) ? _ ("You Found the Best Turn")
                                                                  : _ ("The Best Turn"));
  show (self->text, text);
  show (self->meaning, _ ("Worth is the chance of winning if both sides do their best from there on, so the dice that were rolled do not "
                          "change it. A draw counts as half a win."));
}

static void
show_verdict (AciesPuzzlePanel *self)
{
  const AciesTurningPoint *costliest = find_costliest (self);
  gboolean                 has_ended = acies_review_get_points (self->review) != NULL;
  AciesWorths              worths = { 0, 0 };

  gtk_widget_set_visible (self->spinner, !has_ended);
  gtk_widget_set_visible (self->where_button, costliest != NULL);
  show (self->detail, "");
  if (!has_ended)
    show (self->text, _ ("Working out what your turn was worth…"));
  else if (!acies_review_get_worths (self->review, &worths))
    show (self->text, _ ("This puzzle has too many possibilities to find the best turn."));
  else
    show_worths (self, &worths);
  if (costliest != NULL)
    show_loss (self, costliest);
}

static void
reviewed_cb (AciesPuzzlePanel *self)
{
  AciesWorths worths;

  show_verdict (self);
  if (acies_review_get_worths (self->review, &worths) && worths.best - worths.played < ACIES_SAME_WORTH && is_played_by_person (self))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.puzzle-solved", NULL);
}

/* --- the task ------------------------------------------------------------------------------- */

/* Returns: (transfer full): the hand of an enemy, who can answer with it; "" if it is empty */
static char *
dup_hand (const AciesState *state,
          AciesSide         side)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autoptr (GString) cards = g_string_new (NULL);

  for (guint card = 0; card < ruleset->n_cards; card++)
    for (guint i = 0; i < state->cards[side][ACIES_ZONE_HAND][card]; i++)
      acies_list_add (cards, ACIES_LIST_COMMA, ruleset->cards[card].name);
  /* Translators: a side, and the cards in its hand */
  return cards->len > 0 ? g_strdup_printf (_ ("%1$s holds: %2$s."), ruleset->sides[side].name, cards->str) : g_strdup ("");
}

static void
show_task (AciesPuzzlePanel *self,
           const AciesState *state,
           const AciesState *scenario)
{
  g_autoptr (GString) hands = g_string_new (NULL);

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      g_autofree char *hand = side != scenario->turn.active ? dup_hand (state, side) : g_strdup ("");

      g_string_append_printf (hands, "%s%s", hands->len > 0 ? "\n" : "", hand);
    }
  gtk_label_set_text (self->heading, _ ("Find the Best Turn"));
  show (self->text, scenario->texts->text[ACIES_TEXT_BRIEFING]);
  show (self->detail, hands->str);
  show (self->meaning, "");
  gtk_widget_set_visible (self->spinner, FALSE);
  gtk_widget_set_visible (self->where_button, FALSE);
}

static void
begin_review (AciesPuzzlePanel *self,
              AciesSession     *session)
{
  self->review = acies_review_new (session);
  g_signal_connect_object (self->review, "changed", G_CALLBACK (reviewed_cb), self, G_CONNECT_SWAPPED);
  gtk_label_set_text (self->heading, _ ("The Turn Is Over"));
  show_verdict (self);
}

/* If the end of the turn is undone, the verdict is discarded. */
static void
acies_puzzle_panel_refresh (AciesPanel *panel,
                            GArray     *events,
                            gboolean    forward)
{
  AciesPuzzlePanel *self = ACIES_PUZZLE_PANEL (panel);
  AciesSession     *session = acies_game_table_get_session (self->table);
  gboolean          is_puzzle = session != NULL && acies_session_is_puzzle (session);
  gboolean          is_over = is_puzzle && acies_session_get_state (session)->outcome.reason != ACIES_END_NOT_YET;

  gtk_widget_set_visible (GTK_WIDGET (self), is_puzzle);
  gtk_widget_set_visible (self->again_button, is_puzzle && acies_session_count_commands (session) > 0);
  gtk_widget_set_visible (self->next_button, is_over);
  if (!is_over)
    g_clear_object (&self->review);
  if (is_over && self->review == NULL)
    begin_review (self, session);
  else if (is_puzzle && !is_over)
    show_task (self, acies_session_get_state (session), acies_session_get_scenario (session));
}

static void
where_cb (AciesPuzzlePanel *self)
{
  const AciesTurningPoint *point = find_costliest (self);

  acies_game_table_look_back (self->table, point->command);
  acies_game_table_point_out (self->table, &point->better);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_puzzle_panel_dispose (GObject *object)
{
  g_clear_object (&ACIES_PUZZLE_PANEL (object)->review);
  G_OBJECT_CLASS (acies_puzzle_panel_parent_class)->dispose (object);
}

static void
acies_puzzle_panel_class_init (AciesPuzzlePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_puzzle_panel_dispose;
  panel_class->refresh = acies_puzzle_panel_refresh;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesPuzzlePanel, table);

  acies_panel_class_set_template (panel_class, "play-puzzle.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, heading);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, text);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, spinner);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, detail);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, meaning);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, again_button);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, where_button);
  gtk_widget_class_bind_template_child (widget_class, AciesPuzzlePanel, next_button);
  gtk_widget_class_bind_template_callback (widget_class, where_cb);
}

static void
acies_puzzle_panel_init (AciesPuzzlePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
