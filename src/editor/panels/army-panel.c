/* army-panel.c - the armies: who moves first, and a page for each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/army-panel.h"

#include "editor/panels/army-page.h"
#include "editor/panels/choice-row.h"
#include "editor/panels/deck-list.h"
#include "engine/core/engine.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

struct _AciesArmyPanel
{
  AciesPanel parent_instance;

  AciesEditor   *editor;
  GtkWidget     *box;
  GtkWidget     *first_group; /* not seen where the game finds out by itself */
  GtkWidget     *first;
  GtkWidget     *switcher;
  GtkStack      *stack;
  AciesArmyPage *pages[ACIES_MAX_SIDES]; /* NULL for sides the game has not */
  AciesDeckList *common;                 /* (nullable): what belongs to no side */
  char          *shown;                  /* (nullable): the name of the page, while pages are made anew */
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
    acies_army_page_refresh (self->pages[side]);
  if (self->common != NULL)
    acies_deck_list_refresh (self->common);
}

static void
remove_pages (AciesArmyPanel *self)
{
  const char *shown = gtk_stack_get_visible_child_name (self->stack);
  GtkWidget  *page;

  if (shown != NULL)
    {
      g_free (self->shown);
      self->shown = g_strdup (shown);
    }
  memset (self->pages, 0, sizeof self->pages);
  self->common = NULL;
  while ((page = gtk_widget_get_first_child (GTK_WIDGET (self->stack))) != NULL)
    gtk_stack_remove (self->stack, page);
}

static void
add_common (AciesArmyPanel *self)
{
  GtkWidget *list = acies_deck_list_new (self->editor, ACIES_COMMON);

  self->common = ACIES_DECK_LIST (list);
  gtk_stack_add_titled (self->stack, list, "common", _ ("Shared"));
}

static void
rebuild (AciesArmyPanel *self)
{
  const AciesState *state;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  state = acies_editor_get_state (self->editor);
  remove_pages (self);
  if (state == NULL)
    return;
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      const AciesSideType *type = &state->ruleset->sides[side];
      GtkWidget           *page = acies_army_page_new (self->editor, side);

      self->pages[side] = ACIES_ARMY_PAGE (page);
      gtk_stack_add_titled (self->stack, page, type->id, type->name);
      gtk_string_list_append (names, type->name);
    }
  if (acies_ruleset_has_common_cards (state->ruleset))
    add_common (self);
  if (state->ruleset->n_sides > 2)
    gtk_widget_add_css_class (self->switcher, "many");
  else
    gtk_widget_remove_css_class (self->switcher, "many");
  if (self->shown != NULL && gtk_stack_get_child_by_name (self->stack, self->shown) != NULL)
    gtk_stack_set_visible_child_name (self->stack, self->shown);
  acies_choice_row_set_names (self->first, names);
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
acies_army_panel_finalize (GObject *object)
{
  g_free (ACIES_ARMY_PANEL (object)->shown);
  G_OBJECT_CLASS (acies_army_panel_parent_class)->finalize (object);
}

static void
acies_army_panel_class_init (AciesArmyPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_army_panel_finalize;
  panel_class->refresh = acies_army_panel_refresh;
  acies_panel_class_bind_model (klass, AciesArmyPanel, editor);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "army-panel");
}

static void
acies_army_panel_init (AciesArmyPanel *self)
{
  self->first_group = adw_preferences_group_new ();
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  self->stack = GTK_STACK (gtk_stack_new ());
  self->switcher = g_object_new (GTK_TYPE_STACK_SWITCHER, "stack", self->stack, "halign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->switcher, "army-switcher");
  self->first = acies_choice_row_new (C_ ("label", "Moves first"), first_cb, self, 0);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->first_group), self->first);
  gtk_box_append (GTK_BOX (self->box), self->first_group);
  gtk_box_append (GTK_BOX (self->box), self->switcher);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->stack));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
