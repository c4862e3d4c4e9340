/* deck-panel.c - the cards of both sides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/deck-panel.h"

#include "editor/number-spin.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* One card of one side. */
typedef struct
{
  AciesSide      side;
  AciesId        card;
  GtkSpinButton *copies;
  GtkSpinButton *hand;
} CardRow;

struct _AciesDeckPanel
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  GArray      *rows; /* of CardRow */
  GtkLabel    *sums[ACIES_MAX_SIDES];
  GtkStack    *stack; /* a page for each side */
  GtkWidget   *switcher;
  GtkWidget   *box;
};

G_DEFINE_FINAL_TYPE (AciesDeckPanel, acies_deck_panel, GTK_TYPE_WIDGET)

static const struct
{
  const char *title;
  const char *css_class;
} kinds[] = {
  [ACIES_CARD_ORDER] = { N_ ("Order cards"), "card-order" },
  [ACIES_CARD_OFFENSIVE] = { N_ ("Offensive cards"), "card-offensive" },
  [ACIES_CARD_DEFENSIVE] = { N_ ("Defensive cards"), "card-defensive" },
  [ACIES_CARD_SCENARIO] = { N_ ("Scenario cards"), "card-scenario" },
};

/* --- what the panel does -------------------------------------------------------------------- */

static CardRow *
row_of_spin (AciesDeckPanel *self,
             GtkSpinButton  *spin)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      CardRow *row = &g_array_index (self->rows, CardRow, i);

      if (row->copies == spin || row->hand == spin)
        return row;
    }
  return NULL;
}

static int
number_of_spin (const AciesState *state,
                const CardRow    *row,
                GtkSpinButton    *spin)
{
  if (spin == row->hand)
    return state->cards[row->side][ACIES_ZONE_HAND][row->card];
  return (int) acies_state_count_copies (state, row->side, row->card);
}

static void
spin_changed_cb (GtkSpinButton  *spin,
                 AciesDeckPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  CardRow          *row = row_of_spin (self, spin);
  AciesCommand      command;

  if (state == NULL || row == NULL || gtk_spin_button_get_value_as_int (spin) == number_of_spin (state, row, spin))
    return;
  command = acies_command_with_id (spin == row->hand ? ACIES_COMMAND_HAND : ACIES_COMMAND_CARDS, row->card);
  command.side = row->side;
  command.number = (gint16) gtk_spin_button_get_value_as_int (spin);
  if (!acies_editor_apply (self->editor, &command))
    acies_deck_panel_refresh (self);
}

static void
refresh_sum (AciesDeckPanel   *self,
             const AciesState *state,
             AciesSide         side)
{
  guint            hand = acies_state_count_cards (state, side, ACIES_ZONE_HAND);
  guint            sum = 0;
  g_autofree char *text = NULL;

  for (guint zone = 0; zone < ACIES_N_ZONES; zone++)
    sum += acies_state_count_cards (state, side, zone);
  text = g_strdup_printf (_ ("%u cards in all, %u of %u in the starting hand"), sum, hand,
                          state->sides[side].hand_size);
  gtk_label_set_text (self->sums[side], text);
}

void
acies_deck_panel_refresh (AciesDeckPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  if (state == NULL)
    return;
  for (guint i = 0; i < self->rows->len; i++)
    {
      const CardRow *row = &g_array_index (self->rows, CardRow, i);

      acies_number_spin_show (row->copies, number_of_spin (state, row, row->copies));
      acies_number_spin_show (row->hand, number_of_spin (state, row, row->hand));
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    refresh_sum (self, state, side);
}

/* --- building ------------------------------------------------------------------------------- */

static GtkSpinButton *
add_spin (AciesDeckPanel *self,
          AdwActionRow   *row,
          const char     *format,
          const char     *card,
          int             most)
{
  g_autofree char *name = g_strdup_printf (format, card);
  GtkWidget       *spin = acies_number_spin_new (name, 0, most);

  g_signal_connect (spin, "value-changed", G_CALLBACK (spin_changed_cb), self);
  adw_action_row_add_suffix (row, spin);
  return GTK_SPIN_BUTTON (spin);
}

static GtkWidget *
new_row (AciesDeckPanel      *self,
         const AciesCardType *card,
         AciesSide            side,
         AciesId              id)
{
  GtkWidget *widget = adw_action_row_new ();
  GtkWidget *mark = gtk_separator_new (GTK_ORIENTATION_VERTICAL);
  CardRow    row = { .side = side, .card = id };

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (widget), card->name);
  gtk_widget_set_tooltip_text (widget, card->text);
  gtk_widget_add_css_class (mark, "card-mark");
  gtk_widget_add_css_class (mark, kinds[card->kind].css_class);
  adw_action_row_add_prefix (ADW_ACTION_ROW (widget), mark);
  /* Translators: %s is the name of a card */
  row.copies = add_spin (self, ADW_ACTION_ROW (widget), _ ("%s: copies"), card->name, ACIES_MAX_COPIES);
  row.hand = add_spin (self, ADW_ACTION_ROW (widget), _ ("%s: in the starting hand"), card->name, ACIES_MAX_HAND);
  g_array_append_val (self->rows, row);
  return widget;
}

/* The words over the two columns of numbers. */
static GtkWidget *
new_column_heads (void)
{
  GtkWidget  *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  const char *heads[] = { _ ("Copies"), _ ("In hand") };

  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    {
      GtkWidget *label = gtk_label_new (heads[i]);

      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, "dim-label");
      gtk_widget_add_css_class (label, "column-head");
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_valign (box, GTK_ALIGN_END);
  return box;
}

static void
add_group (AciesDeckPanel   *self,
           GtkWidget        *page,
           const AciesState *state,
           AciesSide         side,
           AciesCardKind     kind)
{
  GtkWidget *group = adw_preferences_group_new ();
  guint      n = 0;

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), gettext (kinds[kind].title));
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), new_column_heads ());
  for (AciesId card = 0; card < state->ruleset->n_cards; card++)
    {
      const AciesCardType *type = &state->ruleset->cards[card];

      if (type->kind != kind || (type->sides & (1u << side)) == 0)
        continue;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row (self, type, side, card));
      n++;
    }
  if (n > 0)
    gtk_box_append (GTK_BOX (page), group);
  else
    g_object_unref (g_object_ref_sink (group));
}

static void
add_page (AciesDeckPanel   *self,
          const AciesState *state,
          AciesSide         side)
{
  const AciesSideType *type = &state->ruleset->sides[side];
  GtkWidget           *page = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget           *sum = gtk_label_new (NULL);

  gtk_widget_add_css_class (sum, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (sum), TRUE);
  self->sums[side] = GTK_LABEL (sum);
  gtk_box_append (GTK_BOX (page), sum);
  for (guint kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    add_group (self, page, state, side, kind);
  gtk_stack_add_titled (self->stack, page, type->id, type->name);
}

static void
remove_pages (AciesDeckPanel *self)
{
  GtkWidget *page;

  g_array_set_size (self->rows, 0);
  while ((page = gtk_widget_get_first_child (GTK_WIDGET (self->stack))) != NULL)
    gtk_stack_remove (self->stack, page);
}

void
acies_deck_panel_rebuild (AciesDeckPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  g_return_if_fail (ACIES_IS_DECK_PANEL (self));

  remove_pages (self);
  if (state == NULL)
    return;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_page (self, state, side);
  acies_deck_panel_refresh (self);
}

void
acies_deck_panel_set_editor (AciesDeckPanel *self,
                             AciesEditor    *editor)
{
  g_return_if_fail (ACIES_IS_DECK_PANEL (self));

  self->editor = editor;
}

static void
acies_deck_panel_dispose (GObject *object)
{
  AciesDeckPanel *self = ACIES_DECK_PANEL (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_deck_panel_parent_class)->dispose (object);
}

static void
acies_deck_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_DECK_PANEL (object)->rows);
  G_OBJECT_CLASS (acies_deck_panel_parent_class)->finalize (object);
}

static void
acies_deck_panel_class_init (AciesDeckPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_deck_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_deck_panel_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "deck-panel");
}

static void
acies_deck_panel_init (AciesDeckPanel *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (CardRow));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->stack = GTK_STACK (gtk_stack_new ());
  self->switcher = g_object_new (GTK_TYPE_STACK_SWITCHER, "stack", self->stack, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_box_append (GTK_BOX (self->box), self->switcher);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->stack));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
