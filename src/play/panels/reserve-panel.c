/* reserve-panel.c - the unit types in reserve, from which the player chooses one and then its hex
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/panels.h"

#include "engine/core/engine.h"
#include "engine/view/words.h"
#include "play/core/hints.h"
#include "widgets/controls.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

#define PIECE_SIZE 56

/* The button of one unit type. */
typedef struct
{
  AciesId    type;
  GtkWidget *button;
  GtkWidget *swatch;
  GtkLabel  *label;
} Item;

struct _AciesReservePanel
{
  AciesPanel parent_instance;

  AciesGameTable *table;
  AciesSide       side;  /* the side whose reserve is shown */
  GArray         *items; /* (element-type Item): from left to right */

  GtkWidget *scroller;
  GtkBox    *units;
};

G_DEFINE_FINAL_TYPE (AciesReservePanel, acies_reserve_panel, ACIES_TYPE_PANEL)

static void
show_taken (AciesReservePanel *self)
{
  AciesTaken taken = acies_game_table_get_taken (self->table);

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);
      gboolean    is_taken = taken.waits && item->type == taken.id;

      acies_style_set (item->button, "taken", is_taken);
      gtk_accessible_update_state (GTK_ACCESSIBLE (item->button), GTK_ACCESSIBLE_STATE_PRESSED,
                                   is_taken ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
    }
}

static void
clicked_cb (AciesReservePanel *self,
            GtkWidget         *button)
{
  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = &g_array_index (self->items, Item, i);

      if (item->button != button)
        continue;
      acies_game_table_use_waiting (self->table, item->type);
      return;
    }
}

/* Counts the units of a type in reserve. @figures: (out): the figures of the strongest, which enters first */
static guint
count_waiting (const AciesState *state,
               AciesId           type,
               guint            *figures)
{
  guint n = 0;

  *figures = 0;
  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place != ACIES_PLACE_RESERVE || unit->type != type || unit->side != acies_choices_decider (state))
        continue;
      *figures = MAX (*figures, unit->figures);
      n++;
    }

  return n;
}

/* (nullable): the strength of the strongest unit; in a game that counts wounds, NULL for a unit without wounds */
static char *
dup_strength (const AciesState *state,
              AciesId           type,
              guint             figures)
{
  guint most = acies_state_strength (state, type);

  if (!acies_ruleset_has (state->ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    return acies_figures_to_string (state->ruleset, figures);

  return figures < most ? acies_wounds_to_string (most - figures) : NULL;
}

static char *
dup_text (const AciesState *state,
          AciesId           type,
          guint            *figures)
{
  const char      *name = state->ruleset->unit_types[type].name;
  guint            n = count_waiting (state, type, figures);
  g_autofree char *strength = dup_strength (state, type, *figures);
  /* Translators: how many units wait in reserve, and their name */
  g_autofree char *units = n > 1 ? g_strdup_printf (_ ("%1$u × %2$s"), n, name) : g_strdup (name);

  return strength != NULL ? g_strdup_printf ("%s\n%s", units, strength) : g_steal_pointer (&units);
}

static Item
new_item (AciesReservePanel *self,
          AciesId            type)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  GtkWidget        *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  Item              item = { type, gtk_button_new (), acies_swatch_new (PIECE_SIZE), GTK_LABEL (gtk_label_new (NULL)) };

  gtk_box_append (GTK_BOX (box), item.swatch);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (item.label));
  gtk_button_set_child (GTK_BUTTON (item.button), box);
  gtk_widget_set_focus_on_click (item.button, FALSE);
  gtk_widget_add_css_class (item.button, "playing-card");
  gtk_widget_add_css_class (item.button, "reserve-unit");
  gtk_accessible_update_property (GTK_ACCESSIBLE (item.button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  state->ruleset->unit_types[type].name, -1);
  g_signal_connect_object (item.button, "clicked", G_CALLBACK (clicked_cb), self, G_CONNECT_SWAPPED);

  return item;
}

/* A type that cannot enter now keeps its place, but is dimmed and explains why. */
static void
show_item (AciesReservePanel *self,
           const Item        *item)
{
  const AciesState *state = acies_game_table_get_state (self->table);
  AciesTheme       *theme = acies_game_table_get_theme (self->table);
  guint             figures;
  g_autofree char  *text = dup_text (state, item->type, &figures);
  g_autofree char  *refusal = acies_choices_dup_waiting_refusal (acies_game_table_get_choices (self->table), state, item->type);

  if (theme != NULL)
    acies_swatch_show_unit (ACIES_SWATCH (item->swatch), state->ruleset, theme, item->type, self->side, figures, figures, 0, NULL);
  gtk_label_set_text (item->label, text);
  acies_style_set (item->button, "unfit", refusal != NULL);
  acies_tooltip_set (item->button, refusal);
  gtk_accessible_update_property (GTK_ACCESSIBLE (item->button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  refusal != NULL ? refusal : "", -1);
}

static gboolean
are_shown (AciesReservePanel *self,
           AciesSide          side,
           const AciesId     *types,
           guint              n)
{
  gboolean same = side == self->side && n == self->items->len;

  for (guint i = 0; same && i < n; i++)
    same = g_array_index (self->items, Item, i).type == types[i];

  return same;
}

static void
rebuild (AciesReservePanel *self,
         const AciesId     *types,
         guint              n)
{
  for (guint i = 0; i < self->items->len; i++)
    gtk_box_remove (self->units, g_array_index (self->items, Item, i).button);
  g_array_set_size (self->items, 0);
  for (guint i = 0; i < n; i++)
    {
      Item item = new_item (self, types[i]);

      g_array_append_val (self->items, item);
      gtk_box_append (self->units, item.button);
    }
}

static void
acies_reserve_panel_refresh (AciesPanel *panel,
                             GArray     *events,
                             gboolean    forward)
{
  AciesReservePanel  *self = ACIES_RESERVE_PANEL (panel);
  const AciesChoices *choices = acies_game_table_get_choices (self->table);
  const AciesState   *state = acies_game_table_get_state (self->table);
  AciesId             types[ACIES_MAX_UNIT_TYPES];
  guint               n = choices != NULL && state != NULL ? acies_choices_list_waiting (choices, state, types) : 0;
  AciesSide           side = n > 0 ? acies_choices_decider (state) : ACIES_NO_SIDE;

  if (!are_shown (self, side, types, n))
    {
      self->side = side;
      rebuild (self, types, n);
    }
  for (guint i = 0; i < n; i++)
    show_item (self, &g_array_index (self->items, Item, i));
  show_taken (self);
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0);
}

static void
acies_reserve_panel_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_RESERVE_PANEL (panel)->table, "selection-changed", G_CALLBACK (show_taken), panel, G_CONNECT_SWAPPED);
}

static void
acies_reserve_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_RESERVE_PANEL (object)->items);

  G_OBJECT_CLASS (acies_reserve_panel_parent_class)->finalize (object);
}

static void
acies_reserve_panel_class_init (AciesReservePanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_reserve_panel_finalize;
  panel_class->refresh = acies_reserve_panel_refresh;
  panel_class->model_set = acies_reserve_panel_model_set;
  panel_class->refreshes_unseen = TRUE;
  acies_panel_class_bind_model (klass, AciesReservePanel, table);

  acies_panel_class_set_template (panel_class, "play-reserve.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesReservePanel, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesReservePanel, units);
}

static void
acies_reserve_panel_init (AciesReservePanel *self)
{
  self->side = ACIES_NO_SIDE;
  self->items = g_array_new (FALSE, FALSE, sizeof (Item));
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_scroll_sideways (GTK_SCROLLED_WINDOW (self->scroller));
}
