/* overview-panel.c - what the player can do now, and why the likely rest is not possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "play/core/hints.h"
#include "play/core/overview.h"
#include "widgets/controls.h"
#include "widgets/rule-link.h"
#include "widgets/split.h"

#include <glib/gi18n-lib.h>

/* The most rows of a group of possible commands, and of refusals. */
#define MOST_POSSIBLE 24
#define MOST_REFUSED 10

struct _AciesOverviewPanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  GPtrArray      *rows; /* (nullable) (element-type AciesOverviewRow) */

  GtkLabel   *question;
  GtkLabel   *next_step;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AciesOverviewPanel, acies_overview_panel, ACIES_TYPE_PANEL)

static guint card_chosen_signal;

/* --- what a row does ------------------------------------------------------------------------ */

/* The column must not cover what was chosen. */
static void
leave_column (AciesOverviewPanel *self)
{
  if (!acies_split_uncover (GTK_WIDGET (self)))
    gtk_widget_activate_action (GTK_WIDGET (self), "win.other-part", NULL);
}

static void
go_to_hex (AciesOverviewPanel *self,
           AciesTaken          taken)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  leave_column (self);
  acies_game_table_walk_to (self->table, taken.hex);
  if (choices != NULL && acies_choices_starts_at (choices, taken.hex))
    acies_game_table_select_unit (self->table, taken.hex, taken.type);
}

static void
go_to_reserve (AciesOverviewPanel *self,
               AciesId             type)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);

  leave_column (self);
  if (!taken.waits || taken.id != type)
    acies_game_table_use_waiting (self->table, type);
}

/* Only answers are given at once, as their buttons do. */
static void
row_activated_cb (AciesOverviewPanel *self,
                  GtkListBoxRow      *list_row)
{
  const AciesOverviewRow *row = g_object_get_data (G_OBJECT (list_row), "row");
  AciesTaken              taken = row->taken;

  if (row->group == ACIES_OVERVIEW_ANSWER)
    {
      AciesCommand command = row->command; /* the row is freed by the change */

      acies_game_table_send (self->table, &command);
    }
  else if (taken.hex != ACIES_NO_HEX)
    {
      go_to_hex (self, taken);
    }
  else if (taken.waits)
    {
      go_to_reserve (self, taken.id);
    }
  else
    {
      leave_column (self);
      g_signal_emit (self, card_chosen_signal, 0, (guint) taken.id);
    }
}

static void
leave_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  leave_column (ACIES_OVERVIEW_PANEL (widget));
}

/* --- the list ------------------------------------------------------------------------------- */

static GtkWidget *
new_label (const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static void
add_text (GtkWidget          *box,
          const char         *text,
          const char         *style,
          const AciesRuleset *ruleset)
{
  GtkWidget *label = new_label (style);

  acies_rule_link_set_text (GTK_LABEL (label), text, ruleset);
  gtk_widget_set_can_focus (label, FALSE); /* the row is in its place */
  gtk_box_append (GTK_BOX (box), label);
}

/* F1 opens the rule of a refusal, or what the unit or card is. */
static void
set_topic (GtkWidget              *widget,
           const AciesState       *state,
           const AciesOverviewRow *row)
{
  const char      *reason = row->text != NULL ? row->text : row->title;
  const AciesRule *rule = row->group == ACIES_OVERVIEW_NOT_NOW ? acies_ruleset_next_rule_in (state->ruleset, &reason) : NULL;
  g_autofree char *topic = NULL;

  if (rule != NULL)
    topic = g_strdup (rule->id);
  else if (row->taken.hex != ACIES_NO_HEX)
    topic = acies_topic_of_hex (state, row->taken.hex);
  else if (row->taken.id != ACIES_NO_ID && row->taken.waits)
    topic = g_strconcat ("unit:", state->ruleset->unit_types[row->taken.id].id, NULL);
  else if (row->taken.id != ACIES_NO_ID)
    topic = g_strconcat ("card:", state->ruleset->cards[row->taken.id].id, NULL);
  acies_topic_set (widget, topic);
}

static void
add_row (AciesOverviewPanel *self,
         AciesOverviewRow   *row)
{
  const AciesState *state = acies_game_table_get_seen (self->table);
  GtkWidget        *widget = gtk_list_box_row_new ();
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  /* Translators: a unit or card, and what it can do or why it cannot */
  g_autofree char *name = row->text != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), row->title, row->text) : g_strdup (row->title);

  add_text (box, row->title, NULL, state->ruleset);
  if (row->text != NULL)
    add_text (box, row->text, row->group == ACIES_OVERVIEW_NOT_NOW ? "overview-reason" : "dim-label", state->ruleset);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  g_object_set_data (G_OBJECT (widget), "row", row);
  set_topic (widget, state, row);
  gtk_list_box_append (self->list, widget);
}

static void
add_more (AciesOverviewPanel *self,
          AciesOverviewRow   *first_hidden,
          guint               n)
{
  GtkWidget       *widget = gtk_list_box_row_new ();
  GtkWidget       *label = new_label ("dim-label");
  g_autofree char *text = g_strdup_printf (ngettext ("and %u more", "and %u more", n), n);

  gtk_label_set_text (GTK_LABEL (label), text);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (widget), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (widget), FALSE);
  g_object_set_data (G_OBJECT (widget), "row", first_hidden);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_list_box_append (self->list, widget);
}

static guint
count_group (const GPtrArray *rows,
             guint            from)
{
  guint n = 0;

  while (from + n < rows->len && ((const AciesOverviewRow *) rows->pdata[from + n])->group == ((const AciesOverviewRow *) rows->pdata[from])->group)
    n++;

  return n;
}

static void
add_rows (AciesOverviewPanel *self)
{
  for (guint i = 0, n; i < self->rows->len; i += n)
    {
      const AciesOverviewRow *first = self->rows->pdata[i];
      guint                   most = first->group == ACIES_OVERVIEW_NOT_NOW ? MOST_REFUSED : MOST_POSSIBLE;

      n = count_group (self->rows, i);
      for (guint at = 0; at < MIN (n, most); at++)
        add_row (self, self->rows->pdata[i + at]);
      if (n > most)
        add_more (self, self->rows->pdata[i + most], n - most);
    }
}

/* Each group has a heading. */
static void
header_cb (GtkListBoxRow *row,
           GtkListBoxRow *before,
           gpointer       data)
{
  const AciesOverviewRow *own = g_object_get_data (G_OBJECT (row), "row");
  const AciesOverviewRow *other = before != NULL ? g_object_get_data (G_OBJECT (before), "row") : NULL;
  GtkWidget              *title;

  if (other != NULL && other->group == own->group)
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  title = new_label ("heading");
  gtk_widget_add_css_class (title, "overview-heading");
  gtk_label_set_text (GTK_LABEL (title), acies_overview_group_name (own->group));
  gtk_list_box_row_set_header (row, title);
}

static void
show_text (GtkLabel           *label,
           const char         *text,
           const AciesRuleset *ruleset)
{
  acies_rule_link_set_text (label, text != NULL ? text : "", ruleset);
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

static void
focus_row (AciesOverviewPanel *self,
           int                 index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  if (row == NULL)
    row = gtk_list_box_get_row_at_index (self->list, 0);
  gtk_widget_grab_focus (row != NULL ? GTK_WIDGET (row) : GTK_WIDGET (self->question));
}

/* Returns the index of the focused row, or -1. */
static int
find_focus (AciesOverviewPanel *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->list)) ? focus : NULL;

  return row != NULL && GTK_IS_LIST_BOX_ROW (row) ? gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row)) : -1;
}

static void
acies_overview_panel_refresh (AciesPanel *panel,
                              GArray     *events,
                              gboolean    forward)
{
  AciesOverviewPanel *self = ACIES_OVERVIEW_PANEL (panel);
  const AciesState   *state = acies_game_table_get_state (self->table);
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  gboolean            hidden = acies_game_table_get_seat (self->table).kind == ACIES_VIEWER_HAND_OVER;
  int                 focused = find_focus (self);
  g_autofree char    *question = state != NULL ? acies_state_describe (state) : NULL;
  g_autofree char    *step = state != NULL && choices != NULL ? acies_choices_dup_next_step (choices, state, ACIES_TAKEN_NOTHING) : NULL;
  GtkListBoxRow      *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  if (state == NULL)
    return;
  show_text (self->question, state->outcome.reason == ACIES_END_NOT_YET ? question : _ ("The game is over"), state->ruleset);
  show_text (self->next_step, hidden ? NULL : step, state->ruleset);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, gtk_label_get_text (self->question), -1);
  if (choices == NULL || hidden)
    return;
  self->rows = acies_overview_new (choices, state, acies_game_table_get_viewer (self->table));
  add_rows (self);
  if (focused >= 0)
    focus_row (self, focused);
}

void
acies_overview_panel_show (AciesOverviewPanel *self)
{
  g_return_if_fail (ACIES_IS_OVERVIEW_PANEL (self));

  gtk_stack_set_visible_child (GTK_STACK (gtk_widget_get_parent (GTK_WIDGET (self))), GTK_WIDGET (self));
  acies_panel_refresh (ACIES_PANEL (self), NULL, TRUE);
  focus_row (self, 0);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_overview_panel_finalize (GObject *object)
{
  g_clear_pointer (&ACIES_OVERVIEW_PANEL (object)->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (acies_overview_panel_parent_class)->finalize (object);
}

static void
acies_overview_panel_class_init (AciesOverviewPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_overview_panel_finalize;
  panel_class->refresh = acies_overview_panel_refresh;
  acies_panel_class_bind_model (klass, AciesOverviewPanel, table);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_install_action (widget_class, "overview.leave", NULL, leave_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "overview.leave", NULL);
  card_chosen_signal = g_signal_new ("card-chosen", ACIES_TYPE_OVERVIEW_PANEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
acies_overview_panel_init (AciesOverviewPanel *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_add_css_class (box, "overview");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_parent (scroller, GTK_WIDGET (self));
  self->question = GTK_LABEL (new_label ("title-4"));
  gtk_widget_set_focusable (GTK_WIDGET (self->question), TRUE); /* if nothing can be done, so that it is read out */
  self->next_step = GTK_LABEL (new_label ("dim-label"));
  self->list = GTK_LIST_BOX (gtk_list_box_new ());
  gtk_list_box_set_selection_mode (self->list, GTK_SELECTION_NONE);
  gtk_list_box_set_header_func (self->list, header_cb, NULL, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self->list), "overview-list");
  g_signal_connect_swapped (self->list, "row-activated", G_CALLBACK (row_activated_cb), self);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->question));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->next_step));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->list));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("What you can do"), -1);
}
