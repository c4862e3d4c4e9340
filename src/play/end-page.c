/* end-page.c - the game is over: who won, why, what it cost, and what next
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/end-page.h"

#include "play/sketch.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesEndPage
{
  GtkWidget parent_instance;

  AciesGameTable *table;

  GtkWidget  *box;
  GtkWidget  *emblem;
  GtkLabel   *winner;
  GtkLabel   *reason;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AciesEndPage, acies_end_page, GTK_TYPE_WIDGET)

enum
{
  AGAIN,
  LEAVE,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
draw_emblem (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        data)
{
  AciesEndPage     *self = data;
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesTheme       *theme = acies_game_table_get_theme (self->table);

  if (theme != NULL && state != NULL && state->outcome.winner != ACIES_NO_SIDE)
    acies_sketch_emblem (cr, GTK_WIDGET (area), theme, state->outcome.winner, width / 2.0, height / 2.0, MIN (width, height));
}

static void
again_cb (AciesEndPage *self)
{
  g_signal_emit (self, signals[AGAIN], 0, (guint64) g_random_int () << 32 | g_random_int ());
}

static void
same_dice_cb (AciesEndPage *self)
{
  AciesSession *session = acies_game_table_get_session (self->table);

  g_signal_emit (self, signals[AGAIN], 0, acies_session_get_seed (session));
}

static void
leave_cb (AciesEndPage *self)
{
  g_signal_emit (self, signals[LEAVE], 0);
}

static void
add_row (AciesEndPage *self,
         const char   *title,
         const char   *subtitle,
         const char   *value)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *label = gtk_label_new (value);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_add_css_class (label, "numeric");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), label);
  gtk_list_box_append (self->list, row);
}

static guint
count_lost_units (const AciesState *state,
                  AciesSide         side)
{
  guint n = 0;

  for (guint i = 0; i < state->n_units; i++)
    n += state->units[i].place == ACIES_PLACE_LOST && state->units[i].side == side;

  return n;
}

static void
add_side_row (AciesEndPage     *self,
              const AciesState *start,
              const AciesState *state,
              AciesSide         side)
{
  guint            units = count_lost_units (state, side);
  int              figures = (int) acies_state_count_figures (start, side) - (int) acies_state_count_figures (state, side);
  g_autofree char *lost_units = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", units), units);
  g_autofree char *lost_figures = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d figure", "%d figures", (gulong) MAX (figures, 0)),
                                                   figures);
  /* Translators: what a side has lost: "13 figures", "5 units" */
  g_autofree char *losses = g_strdup_printf (_ ("Lost %s, %s"), lost_figures, lost_units);
  g_autofree char *morale = g_strdup_printf (_ ("Morale %d"), state->sides[side].morale);

  add_row (self, state->ruleset->sides[side].name, losses, morale);
}

static void
show_numbers (AciesEndPage     *self,
              const AciesState *state)
{
  g_autoptr (AciesState) start = acies_session_dup_position (acies_game_table_get_session (self->table), 0);
  g_autofree char *rounds = g_strdup_printf (_ ("%u of %u"), state->turn.round, state->setup.end_round);
  GtkWidget       *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->list))) != NULL)
    gtk_list_box_remove (self->list, row);
  add_row (self, _ ("Round"), NULL, rounds);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_side_row (self, start, state, side);
}

static void
show_result (AciesEndPage     *self,
             const AciesState *state)
{
  gboolean         draw = state->outcome.winner == ACIES_NO_SIDE;
  g_autofree char *reason = acies_end_reason_to_string (&state->outcome, state->ruleset);
  g_autofree char *winner = draw ? g_strdup (_ ("A Draw"))
                                 : g_strdup_printf (_ ("%s Wins"), state->ruleset->sides[state->outcome.winner].name);

  gtk_label_set_text (self->winner, winner);
  gtk_label_set_text (self->reason, reason);
  gtk_widget_set_visible (self->emblem, !draw);
  gtk_widget_queue_draw (self->emblem);
}

static void
table_changed_cb (AciesEndPage *self,
                  GArray       *events,
                  gboolean      forward)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          over = state != NULL && state->outcome.reason != ACIES_END_NOT_YET;

  gtk_widget_set_visible (GTK_WIDGET (self), over);
  if (!over)
    return;
  show_result (self, state);
  show_numbers (self, state);
}

void
acies_end_page_set_table (AciesEndPage   *self,
                          AciesGameTable *table)
{
  g_return_if_fail (ACIES_IS_END_PAGE (self) && self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  table_changed_cb (self, NULL, TRUE);
}

static void
acies_end_page_dispose (GObject *object)
{
  AciesEndPage *self = ACIES_END_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_END_PAGE);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_end_page_parent_class)->dispose (object);
}

static void
acies_end_page_class_init (AciesEndPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_end_page_dispose;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-end.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, box);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, emblem);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, winner);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, reason);
  gtk_widget_class_bind_template_child (widget_class, AciesEndPage, list);
  gtk_widget_class_bind_template_callback (widget_class, again_cb);
  gtk_widget_class_bind_template_callback (widget_class, same_dice_cb);
  gtk_widget_class_bind_template_callback (widget_class, leave_cb);

  signals[AGAIN] = g_signal_new ("again", ACIES_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, G_TYPE_UINT64);
  signals[LEAVE] = g_signal_new ("leave", ACIES_TYPE_END_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
acies_end_page_init (AciesEndPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->emblem), draw_emblem, self, NULL);
}
