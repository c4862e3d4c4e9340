/* prepare-panel.c - the deck while a hand is set: what may be taken from it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/prepare-panel.h"

#include "engine/procs.h"
#include "play/core/hints.h"
#include "play/panels/card-view.h"
#include "widgets/accessible.h"

#include <glib/gi18n-lib.h>

/* One kind of card of the deck. */
typedef struct
{
  AciesId                   card;
  GtkWidget                *row;
  GtkEventControllerMotion *motion;
  GtkLabel                 *count;
  GtkWidget                *take;
} Row;

struct _AciesPreparePanel
{
  GtkWidget parent_instance;

  AciesGameTable *table;
  AciesSide       side; /* whose deck the rows are of, or NO_SIDE */
  GArray         *rows; /* of Row */

  GtkWidget  *box;
  GtkLabel   *title;
  GtkLabel   *advice;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AciesPreparePanel, acies_prepare_panel, GTK_TYPE_WIDGET)

/* Some games ask for cards in both directions at once, others for one after the other. */
static gboolean
is_asked (AciesPreparePanel *self,
          AciesCommandKind   kind)
{
  return acies_command_check_asked (kind, acies_game_table_get_state (self->table), NULL);
}

/* Where both are asked one after the other, to take a card says that no other is put back any more. */
static void
take (AciesPreparePanel *self,
      AciesId            card)
{
  AciesCommand done = acies_command (ACIES_COMMAND_DONE);
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_TAKE, card);

  if (is_asked (self, ACIES_COMMAND_TAKE))
    acies_game_table_send (self->table, &command);
  else
    acies_game_table_send_both (self->table, &done, &command);
}

static void
take_clicked_cb (AciesPreparePanel *self,
                 GtkWidget         *button)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (row->take == button)
        {
          take (self, row->card);
          return;
        }
    }
}

static GtkWidget *
new_stripe (AciesCardKind kind)
{
  GtkWidget *stripe = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_add_css_class (stripe, "card-mark");
  gtk_widget_add_css_class (stripe, acies_card_kind_css_class (kind));

  return stripe;
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, css_class);

  return label;
}

static GtkWidget *
new_take_button (AciesPreparePanel   *self,
                 const AciesCardType *type)
{
  GtkWidget       *button = gtk_button_new_with_label (_ ("Take"));
  g_autofree char *label = g_strdup_printf (_ ("Take %s"), type->name);

  acies_accessible_name (button, label);
  acies_accessible_describe (button, type->text);
  g_signal_connect_object (button, "clicked", G_CALLBACK (take_clicked_cb), self, G_CONNECT_SWAPPED);

  return button;
}

/* --- what a card of the deck does is told beside the board ----------------------------------- */

static void
pointed_cb (AciesPreparePanel        *self,
            GParamSpec               *property,
            GtkEventControllerMotion *motion)
{
  AciesId card = (AciesId) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (motion), "card"));

  if (gtk_event_controller_motion_contains_pointer (motion))
    acies_game_table_point_card (self->table, card, NULL);
  else
    acies_game_table_leave_card (self->table, card);
}

static GtkEventControllerMotion *
listen (AciesPreparePanel *self,
        GtkWidget         *row,
        AciesId            card)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_object_set_data (G_OBJECT (motion), "card", GUINT_TO_POINTER (card));
  g_signal_connect_object (motion, "notify::contains-pointer", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (row, motion);
  return GTK_EVENT_CONTROLLER_MOTION (motion);
}

static void
add_row (AciesPreparePanel *self,
         const AciesState  *state,
         AciesId            card)
{
  const AciesCardType *type = &state->ruleset->cards[card];
  GtkWidget           *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget           *name = gtk_label_new (type->name);
  GtkWidget           *item = gtk_list_box_row_new ();
  Row                  row = { card, item, listen (self, item, card), GTK_LABEL (new_label (NULL, "numeric")), new_take_button (self, type) };

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (name, TRUE);
  gtk_box_append (GTK_BOX (box), new_stripe (type->kind));
  gtk_box_append (GTK_BOX (box), name);
  gtk_box_append (GTK_BOX (box), new_label (acies_card_sort_name (state->ruleset, card), "dim-label"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (row.count));
  gtk_box_append (GTK_BOX (box), row.take);
  gtk_widget_add_css_class (row.row, "deck-row");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row.row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row.row), FALSE);
  gtk_widget_set_focusable (row.row, FALSE);
  gtk_list_box_append (self->list, row.row);
  g_array_append_val (self->rows, row);
}

static void
remove_rows (AciesPreparePanel *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);

      if (gtk_event_controller_motion_contains_pointer (row->motion))
        acies_game_table_leave_card (self->table, row->card);
      gtk_list_box_remove (self->list, row->row);
    }
  g_array_set_size (self->rows, 0);
}

/* A row for every kind in the deck or hand: it stays while its last card is taken. */
static void
rebuild (AciesPreparePanel *self,
         const AciesState  *state)
{
  remove_rows (self);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      if (acies_state_count_copies_in (state, self->side, (AciesId) i, ACIES_ZONE_DECK) + state->cards[self->side][ACIES_ZONE_HAND][i] > 0 &&
          !state->ruleset->cards[i].common)
        add_row (self, state, (AciesId) i);
    }
}

/* Before it is asked for a card the rules cannot say yes; a full hand says no. */
static gboolean
can_take (AciesPreparePanel *self,
          const AciesState  *state,
          AciesId            card)
{
  if (is_asked (self, ACIES_COMMAND_TAKE))
    return acies_choices_find_card (acies_game_table_get_choices (self->table), ACIES_COMMAND_TAKE, card) != NULL;

  return acies_state_count_copies_in (state, self->side, card, ACIES_ZONE_DECK) > 0 &&
         (acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE) ||
          acies_state_count_cards (state, self->side, ACIES_ZONE_HAND) < state->sides[self->side].hand_size);
}

static void
show_rows (AciesPreparePanel *self,
           const AciesState  *state)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row       *row = &g_array_index (self->rows, Row, i);
      g_autofree char *count = g_strdup_printf ("×%u", acies_state_count_copies_in (state, self->side, row->card, ACIES_ZONE_DECK));

      gtk_label_set_text (row->count, count);
      gtk_widget_set_sensitive (row->take, can_take (self, state, row->card));
    }
}

static const char *
advice (AciesPreparePanel *self)
{
  gboolean takes = is_asked (self, ACIES_COMMAND_TAKE);

  if (takes && is_asked (self, ACIES_COMMAND_PUT_BACK))
    return _ ("Take cards from the deck and put back cards from below the board, in any order, until you are done.");
  if (takes)
    return _ ("Take from the deck until the hand is full.");

  return _ ("Cards below the board can be put back first. Then take from the deck.");
}

static void
show_words (AciesPreparePanel *self,
            const AciesState  *state)
{
  guint            hand = acies_state_count_cards (state, self->side, ACIES_ZONE_HAND);
  guint            size = state->sides[self->side].hand_size;
  g_autofree char *title = acies_ruleset_lacks (state->ruleset, ACIES_LACKS_HAND_SIZE) ? g_strdup (_ ("Set the Hand"))
                                                                                       : g_strdup_printf (_ ("Set the Hand: %u of %u"), hand, size);

  gtk_label_set_text (self->title, title);
  gtk_label_set_text (self->advice, advice (self));
}

static gboolean
is_wanted (AciesPreparePanel *self)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  return choices != NULL &&
         (acies_choices_has (choices, ACIES_COMMAND_PUT_BACK) || acies_choices_has (choices, ACIES_COMMAND_TAKE));
}

static void
table_changed_cb (AciesPreparePanel *self,
                  GArray            *events,
                  gboolean           forward)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          wanted = is_wanted (self);
  AciesSide         side = wanted ? acies_choices_decider (state) : ACIES_NO_SIDE;

  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  if (side != self->side || events == NULL)
    {
      self->side = side;
      remove_rows (self);
      if (wanted)
        rebuild (self, state);
    }
  if (!wanted)
    return;
  show_rows (self, state);
  show_words (self, state);
}

void
acies_prepare_panel_set_table (AciesPreparePanel *self,
                               AciesGameTable    *table)
{
  g_return_if_fail (ACIES_IS_PREPARE_PANEL (self) && self->table == NULL);

  self->table = g_object_ref (table);
  g_signal_connect_object (table, "changed", G_CALLBACK (table_changed_cb), self, G_CONNECT_SWAPPED);
  table_changed_cb (self, NULL, TRUE);
}

static void
acies_prepare_panel_dispose (GObject *object)
{
  AciesPreparePanel *self = ACIES_PREPARE_PANEL (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ACIES_TYPE_PREPARE_PANEL);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (acies_prepare_panel_parent_class)->dispose (object);
}

static void
acies_prepare_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_PREPARE_PANEL (object)->rows);

  G_OBJECT_CLASS (acies_prepare_panel_parent_class)->finalize (object);
}

static void
acies_prepare_panel_class_init (AciesPreparePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_prepare_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_prepare_panel_finalize;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/play-prepare.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, box);
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, title);
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, advice);
  gtk_widget_class_bind_template_child (widget_class, AciesPreparePanel, list);
}

static void
acies_prepare_panel_init (AciesPreparePanel *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->side = ACIES_NO_SIDE;
  gtk_widget_init_template (GTK_WIDGET (self));
}
