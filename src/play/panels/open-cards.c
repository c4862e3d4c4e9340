/* open-cards.c - the face-up cards: those beside the decks, and those that the sides have laid
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

/* The copies of one card in one place. */
typedef struct
{
  AciesZone zone; /* ROW or LAID */
  guint8    of;   /* the deck or the side */
  AciesId   card;
  guint     n;
} Lying;

struct _AciesOpenCards
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  gboolean        narrow; /* whether there is no room for the names of decks */
  GArray         *lying;  /* (element-type Lying): the contents of the rows */
  GPtrArray      *rows;   /* (element-type AciesCardRow): one for each element of @lying */

  GtkBox *box;
};

G_DEFINE_FINAL_TYPE (AciesOpenCards, acies_open_cards, ACIES_TYPE_PANEL)

/* --- the cards --------------------------------------------------------------------------------- */

static void
add_lying (GArray           *lying,
           const AciesState *state,
           AciesZone         zone,
           guint8            of)
{
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      gboolean is_there = zone == ACIES_ZONE_LAID || state->ruleset->cards[i].deck == of;
      Lying    one = { zone, of, (AciesId) i, is_there ? acies_state_pile (state, zone == ACIES_ZONE_LAID ? of : 0, (AciesId) i, zone) : 0 };

      if (one.n > 0)
        g_array_append_val (lying, one);
    }
}

/* Lists the cards beside decks, in the order of the ruleset, then the cards of sides. */
static GArray *
list_lying (const AciesState *state)
{
  GArray *lying = g_array_new (FALSE, FALSE, sizeof (Lying));

  for (guint deck = 0; deck < state->ruleset->n_decks; deck++)
    add_lying (lying, state, ACIES_ZONE_ROW, (guint8) deck);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_lying (lying, state, ACIES_ZONE_LAID, side);

  return lying;
}

/* Returns whether both lists need the same rows, whatever the numbers of copies. The rows then keep the focus. */
static gboolean
are_alike (const GArray *some,
           const GArray *others)
{
  if (some->len != others->len)
    return FALSE;
  for (guint i = 0; i < some->len; i++)
    {
      const Lying *one = &g_array_index (some, Lying, i);
      const Lying *other = &g_array_index (others, Lying, i);

      if (one->zone != other->zone || one->of != other->of || one->card != other->card)
        return FALSE;
    }

  return TRUE;
}

/* --- the rows ---------------------------------------------------------------------------------- */

static void
taken_cb (AciesOpenCards *self,
          AciesCardRow   *row)
{
  const AciesCommand *command = acies_choices_find_card (acies_game_table_get_choices (self->table), ACIES_COMMAND_TAKE, acies_card_row_get_card (row));

  if (command != NULL)
    acies_game_table_send (self->table, command);
}

static GtkWidget *
new_label (const char *text,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "xalign", 0.0f, "ellipsize", PANGO_ELLIPSIZE_END, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* Adds a heading, which is closer to the list below than to the one above. @aside: (nullable): a text after it */
static void
add_heading (AciesOpenCards *self,
             const char     *text,
             const char     *aside)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6));

  gtk_widget_set_margin_top (GTK_WIDGET (box), gtk_widget_get_first_child (GTK_WIDGET (self->box)) != NULL ? 6 : 0);
  gtk_box_append (box, new_label (text, "heading"));
  if (aside != NULL)
    gtk_box_append (box, new_label (aside, "dim-label"));
  gtk_box_append (self->box, GTK_WIDGET (box));
}

static GtkListBox *
add_list (AciesOpenCards *self,
          const char     *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_set_margin_start (list, 2);
  gtk_widget_set_margin_end (list, 2);
  gtk_widget_set_margin_bottom (list, 2);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_box_append (self->box, list);

  return GTK_LIST_BOX (list);
}

static gboolean
several_are_laid (const AciesRuleset *ruleset)
{
  guint n = 0;

  for (guint i = 0; i < ruleset->n_decks; i++)
    n += ruleset->decks[i].laid;

  return n > 1;
}

/* Shows the name of the deck if the cards of a side can come from several decks. */
static void
add_row (AciesOpenCards   *self,
         const AciesState *state,
         GtkListBox       *list,
         const Lying      *one)
{
  const AciesRuleset *ruleset = state->ruleset;
  gboolean            says_deck = !self->narrow && one->zone == ACIES_ZONE_LAID && several_are_laid (ruleset);
  GtkWidget          *row = acies_card_row_new (self->table, one->card, says_deck ? ruleset->decks[ruleset->cards[one->card].deck].name : NULL);

  g_signal_connect_object (row, "taken", G_CALLBACK (taken_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (list, row);
  g_ptr_array_add (self->rows, row);
}

/* Returns: whether there are any cards */
static gboolean
add_rows (AciesOpenCards   *self,
          const AciesState *state,
          AciesZone         zone,
          guint8            of,
          const char       *heading,
          const char       *aside)
{
  GtkListBox *list = NULL;

  for (guint i = 0; i < self->lying->len; i++)
    {
      const Lying *one = &g_array_index (self->lying, Lying, i);

      if (one->zone != zone || one->of != of)
        continue;
      if (list == NULL)
        {
          add_heading (self, heading, aside);
          list = add_list (self, heading);
        }
      add_row (self, state, list, one);
    }

  return list != NULL;
}

static void
remove_rows (AciesOpenCards *self)
{
  g_ptr_array_set_size (self->rows, 0);
  acies_box_clear (self->box);
}

static void
rebuild (AciesOpenCards   *self,
         const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;

  remove_rows (self);
  for (guint deck = 0; deck < ruleset->n_decks; deck++)
    {
      if (ruleset->decks[deck].row == 0 ||
          add_rows (self, state, ACIES_ZONE_ROW, (guint8) deck, ruleset->decks[deck].row_name, NULL))
        continue;
      add_heading (self, ruleset->decks[deck].row_name, NULL);
      gtk_box_append (self->box, new_label (C_ ("cards", "None"), "dim-label"));
    }
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    /* Translators: behind the name of a side, over the cards that it has laid before itself for all to see */
    add_rows (self, state, ACIES_ZONE_LAID, side, ruleset->sides[side].name, _ ("face up"));
}

static void
show_rows (AciesOpenCards   *self,
           const AciesState *state)
{
  const AciesChoices *choices = acies_game_table_get_choices (self->table);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Lying        *one = &g_array_index (self->lying, Lying, i);
      const AciesCommand *take = one->zone == ACIES_ZONE_ROW ? acies_choices_find_card (choices, ACIES_COMMAND_TAKE, one->card) : NULL;
      AciesCardRow       *row = g_ptr_array_index (self->rows, i);

      acies_card_row_set_count (row, one->n, one->n > 1);
      acies_card_row_offer (row, take != NULL, take != NULL);
    }
}

/* Marks the card that the computer advises to take, and the one that the lesson points at. */
static void
show_advised (AciesOpenCards *self)
{
  const AciesAiAdvice *advice = acies_game_table_get_advice (self->table);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Lying *one = &g_array_index (self->lying, Lying, i);
      GtkWidget   *row = g_ptr_array_index (self->rows, i);

      acies_style_set (row, "advised",
                       advice != NULL && advice->command.kind == ACIES_COMMAND_TAKE && one->zone == ACIES_ZONE_ROW &&
                           advice->command.id == one->card);
      acies_style_set (row, "guided", acies_game_table_guides_to (self->table, ACIES_POINT_CARD, one->card));
    }
}

static gboolean
is_wanted (const AciesState *state)
{
  return state != NULL && state->outcome.reason == ACIES_END_NOT_YET && acies_ruleset_count_zones (state->ruleset) > ACIES_ZONE_ROW;
}

static void
acies_open_cards_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesOpenCards   *self = ACIES_OPEN_CARDS (panel);
  const AciesState *state = acies_game_table_get_state (self->table);
  gboolean          wanted = is_wanted (state);
  g_autoptr (GArray) before = self->lying;

  self->lying = wanted ? list_lying (state) : g_array_new (FALSE, FALSE, sizeof (Lying));
  gtk_widget_set_visible (GTK_WIDGET (self), wanted);
  if (!wanted)
    {
      remove_rows (self);
      return;
    }
  if (events == NULL || !are_alike (before, self->lying) || gtk_widget_get_first_child (GTK_WIDGET (self->box)) == NULL)
    rebuild (self, state);
  show_rows (self, state);
  show_advised (self);
}

void
acies_open_cards_set_narrow (AciesOpenCards *self,
                             gboolean        narrow)
{
  g_return_if_fail (ACIES_IS_OPEN_CARDS (self));

  self->narrow = narrow;
  acies_panel_refresh (ACIES_PANEL (self), NULL, TRUE);
}

static void
acies_open_cards_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_OPEN_CARDS (panel)->table, "advised", G_CALLBACK (show_advised), panel, G_CONNECT_SWAPPED);
}

static void
acies_open_cards_finalize (GObject *object)
{
  AciesOpenCards *self = ACIES_OPEN_CARDS (object);

  g_array_unref (self->lying);
  g_ptr_array_unref (self->rows);

  G_OBJECT_CLASS (acies_open_cards_parent_class)->finalize (object);
}

static void
acies_open_cards_class_init (AciesOpenCardsClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  panel_class->refresh = acies_open_cards_refresh;
  panel_class->model_set = acies_open_cards_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesOpenCards, table);
  G_OBJECT_CLASS (klass)->finalize = acies_open_cards_finalize;

  acies_panel_class_set_template (panel_class, "play-open-cards.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesOpenCards, box);
}

static void
acies_open_cards_init (AciesOpenCards *self)
{
  self->lying = g_array_new (FALSE, FALSE, sizeof (Lying));
  self->rows = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}
