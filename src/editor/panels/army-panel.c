/* army-panel.c - all armies: the first player, the facts about each army, and the decks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/army-page.h"
#include "editor/panels/deck-table.h"
#include "editor/panels/fields.h"
#include "engine/core/engine.h"
#include "widgets/controls.h"
#include "widgets/shape.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* In pixels, divided by the text scale. */
#define FACTS_BESIDE 1000
#define BOTH_SIDES 700
#define FACTS_WIDTH 320

struct _AciesArmyPanel
{
  AciesPanel parent_instance;

  AciesEditor    *editor;
  AciesShape     *shape;
  GtkWidget      *toggles;     /* buttons that choose the side, if there is no room for all sides */
  GtkWidget      *content;     /* the facts, and the decks beside or below them */
  GtkWidget      *clamp;       /* contains the facts */
  GtkWidget      *first_group; /* hidden if the game determines the first side */
  GtkWidget      *first;
  GtkWidget      *armies;
  GtkWidget      *pages[ACIES_MAX_SIDES]; /* of AciesArmyPage; NULL for unused sides */
  AciesDeckTable *decks;                  /* (nullable): NULL if the game has no cards */
  AciesSide       shown;
};

G_DEFINE_FINAL_TYPE (AciesArmyPanel, acies_army_panel, ACIES_TYPE_PANEL)

static void
first_cb (gpointer data,
          guint    id,
          guint    chosen)
{
  AciesArmyPanel *self = data;
  AciesCommand    command = acies_command (ACIES_COMMAND_FIRST);

  command.side = (AciesSide) chosen;
  acies_editor_apply (self->editor, &command);
}

static void
show (AciesArmyPanel *self)
{
  const AciesState *state;

  state = acies_editor_get_state (self->editor);
  if (state == NULL)
    return;
  gtk_widget_set_visible (self->first_group, acies_ruleset_names_first (state->ruleset));
  acies_choice_row_show (self->first, state->setup.first);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    acies_army_page_refresh (ACIES_ARMY_PAGE (self->pages[side]));
  if (self->decks != NULL)
    acies_deck_table_refresh (self->decks);
}

/* --- adapting to the width ------------------------------------------------------------------ */

/* A table of more than two sides never fits. */
static gboolean
shows_one_side (AciesArmyPanel     *self,
                const AciesRuleset *ruleset)
{
  return acies_shape_get_kind (self->shape) > ACIES_SHAPE_MEDIUM || ruleset->n_sides > 2;
}

static void
fold (AciesArmyPanel *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  gboolean          beside = self->decks != NULL && acies_shape_get_kind (self->shape) == ACIES_SHAPE_WIDE;
  gboolean          one;

  if (state == NULL)
    return;
  one = shows_one_side (self, state->ruleset);
  gtk_widget_set_visible (self->toggles, one);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->content), beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->armies), beside || one ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_widget_set_hexpand (self->clamp, !beside);
  adw_clamp_set_maximum_size (ADW_CLAMP (self->clamp), beside ? FACTS_WIDTH : G_MAXINT);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (self->clamp), beside ? FACTS_WIDTH : G_MAXINT);
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    gtk_widget_set_visible (self->pages[side], !one || side == self->shown);
  if (self->decks != NULL)
    acies_deck_table_show_side (self->decks, one ? self->shown : ACIES_NO_SIDE);
}

static void
side_chosen_cb (AciesArmyPanel  *self,
                GtkToggleButton *toggle)
{
  if (!gtk_toggle_button_get_active (toggle))
    return;
  self->shown = (AciesSide) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "acies-side"));
  fold (self);
}

/* --- building ------------------------------------------------------------------------------- */

static void
remove_all (AciesArmyPanel *self)
{
  memset (self->pages, 0, sizeof self->pages);
  acies_box_clear (GTK_BOX (self->armies));
  acies_box_clear (GTK_BOX (self->toggles));
  if (self->decks != NULL)
    gtk_box_remove (GTK_BOX (self->content), GTK_WIDGET (self->decks));
  self->decks = NULL;
}

static void
add_toggle (AciesArmyPanel *self,
            AciesSide       side,
            const char     *name)
{
  GtkWidget *first = gtk_widget_get_first_child (self->toggles);
  GtkWidget *toggle = gtk_toggle_button_new_with_label (name);

  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (toggle), GTK_TOGGLE_BUTTON (first));
  g_object_set_data (G_OBJECT (toggle), "acies-side", GUINT_TO_POINTER (side));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), side == self->shown);
  g_signal_connect_swapped (toggle, "toggled", G_CALLBACK (side_chosen_cb), self);
  gtk_box_append (GTK_BOX (self->toggles), toggle);
}

/* If the rules determine the first side, the scenario sets the attacker instead. */
static void
name_first (AciesArmyPanel     *self,
            const AciesRuleset *ruleset)
{
  gboolean attacks = ruleset->procs->first != NULL;

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->first), attacks ? _ ("Attacker") : C_ ("label", "Moves first"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->first), attacks ? "" : _ ("In every round"));
}

static void
rebuild (AciesArmyPanel *self)
{
  const AciesState *state;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  state = acies_editor_get_state (self->editor);
  remove_all (self);
  if (state == NULL)
    return;
  if (self->shown >= state->ruleset->n_sides)
    self->shown = 0;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const char *name = state->ruleset->sides[side].name;

      self->pages[side] = acies_army_page_new (self->editor, side);
      gtk_widget_set_hexpand (self->pages[side], TRUE);
      gtk_box_append (GTK_BOX (self->armies), self->pages[side]);
      add_toggle (self, side, name);
      gtk_string_list_append (names, name);
    }
  if (state->ruleset->n_cards > 0)
    {
      self->decks = ACIES_DECK_TABLE (acies_deck_table_new (self->editor));
      gtk_widget_set_hexpand (GTK_WIDGET (self->decks), TRUE);
      gtk_box_append (GTK_BOX (self->content), GTK_WIDGET (self->decks));
    }
  acies_choice_row_set_names (self->first, names);
  name_first (self, state->ruleset);
  fold (self);
}

static void
acies_army_panel_refresh (AciesPanel *panel,
                          GArray     *events,
                          gboolean    forward)
{
  AciesArmyPanel *self = ACIES_ARMY_PANEL (panel);

  if (events == NULL)
    rebuild (self);
  show (self);
}

static void
acies_army_panel_class_init (AciesArmyPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_army_panel_refresh;
  acies_panel_class_bind_model (klass, AciesArmyPanel, editor);
  g_type_ensure (ACIES_TYPE_SHAPE);
  acies_panel_class_set_template (panel_class, "army-panel.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, shape);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, toggles);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, content);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, clamp);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, first_group);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), AciesArmyPanel, armies);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), fold);
}

static void
acies_army_panel_init (AciesArmyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_object_set (self->shape, "wide", FACTS_BESIDE, "medium", BOTH_SIDES, NULL);
  self->first = acies_choice_row_new ("", first_cb, self, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->first_group), self->first);
}
