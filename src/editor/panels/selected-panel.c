/* selected-panel.c - several selected hexes, with actions for all of them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/panels.h"

#include "editor/panels/fields.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/view/words.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* The row of one kind of unit, visible if any is selected. */
typedef struct
{
  AciesId    type;
  AciesSide  side;
  GtkWidget *row;
  GtkLabel  *number;
} TypeRow;

struct _AciesSelectedPanel
{
  AciesPanel parent_instance;

  AciesEditor *editor;
  GtkWidget   *box;
  GtkLabel    *count;   /* number of hexes */
  GtkWidget   *grounds; /* group that contains the next row */
  GtkWidget   *ground;  /* the terrains, and "Mixed" as the last item */
  GtkWidget   *groups[ACIES_MAX_SIDES];
  GArray      *types; /* of TypeRow */
  GtkWidget   *edits;
  GtkWidget   *fill_up;
};

G_DEFINE_FINAL_TYPE (AciesSelectedPanel, acies_selected_panel, ACIES_TYPE_PANEL)

/* --- showing -------------------------------------------------------------------------------- */

/* "3 units, 9 figures" */
static char *
dup_units_text (const AciesRuleset       *ruleset,
                const AciesContentsUnits *sum)
{
  g_autofree char *units = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", sum->units), sum->units);
  g_autofree char *figures = acies_figures_to_string (ruleset, sum->figures);

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    return g_steal_pointer (&units);

  /* Translators: "3 units", "9 figures" */
  return g_strdup_printf (_ ("%1$s, %2$s"), units, figures);
}

/* Selects the common terrain or "Mixed", and shows the number of hexes of each terrain. */
static void
show_ground (AciesSelectedPanel  *self,
             const AciesRuleset  *ruleset,
             const AciesContents *contents)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *escaped = NULL;
  guint            chosen = ruleset->n_terrains;

  for (guint terrain = 0; terrain < ruleset->n_terrains; terrain++)
    {
      if (contents->terrains[terrain] == contents->hexes)
        chosen = terrain;
      if (contents->terrains[terrain] > 0)
        {
          /* Translators: the name of a terrain, and on how many hexes it is: “Forest 3” */
          g_autofree char *item = g_strdup_printf (_ ("%1$s %2$u"), ruleset->terrains[terrain].name, contents->terrains[terrain]);

          acies_list_add (text, ACIES_LIST_COMMA, item);
        }
    }
  escaped = g_markup_escape_text (text->str, -1);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->grounds), escaped);
  acies_choice_row_show (self->ground, chosen);
}

static void
show_count (AciesSelectedPanel *self,
            const AciesState   *state,
            guint               n)
{
  g_autofree char *text = g_strdup_printf (acies_board_say (state->board, g_dngettext (GETTEXT_PACKAGE, "%u hex selected", "%u hexes selected", n),
                                                            g_dngettext (GETTEXT_PACKAGE, "%u square selected", "%u squares selected", n)),
                                           n);

  gtk_label_set_text (self->count, text);
}

static void
show_units (AciesSelectedPanel  *self,
            const AciesState    *state,
            const AciesContents *contents)
{
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    {
      g_autofree char *text = dup_units_text (state->ruleset, &contents->sides[side]);

      gtk_widget_set_visible (self->groups[side], contents->sides[side].units > 0);
      adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self->groups[side]), text);
    }
  for (guint i = 0; i < self->types->len; i++)
    {
      const TypeRow            *row = &g_array_index (self->types, TypeRow, i);
      const AciesContentsUnits *sum = &contents->types[row->side][row->type];
      g_autofree char          *text = dup_units_text (state->ruleset, sum);

      gtk_widget_set_visible (row->row, sum->units > 0);
      gtk_label_set_text (row->number, text);
    }
  gtk_widget_set_visible (self->edits, contents->all.units > 0);
  gtk_widget_set_sensitive (self->fill_up, contents->reduced > 0);
}

/* --- changing ------------------------------------------------------------------------------- */

/* "Mixed" cannot be chosen. */
static void
ground_chosen_cb (gpointer data,
                  guint    id,
                  guint    chosen)
{
  AciesSelectedPanel *self = data;

  if (chosen < acies_editor_get_state (self->editor)->ruleset->n_terrains)
    acies_editor_paint_selected (self->editor, (AciesId) chosen);
}

/* --- building ------------------------------------------------------------------------------- */

static GtkWidget *
add_group (AciesSelectedPanel *self,
           const char         *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self->box), group);

  return group;
}

static void
add_type (AciesSelectedPanel *self,
          const AciesRuleset *ruleset,
          AciesId             type,
          AciesSide           side)
{
  TypeRow row = { .type = type, .side = side, .row = adw_action_row_new () };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row.row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row.row), ruleset->unit_types[type].name);
  gtk_widget_set_focusable (row.row, FALSE);
  row.number = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (row.number), "dim-label");
  adw_action_row_add_suffix (ADW_ACTION_ROW (row.row), GTK_WIDGET (row.number));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->groups[side]), row.row);
  g_array_append_val (self->types, row);
}

static void
add_units (AciesSelectedPanel *self,
           const AciesRuleset *ruleset)
{
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      self->groups[side] = add_group (self, ruleset->sides[side].name);
      for (AciesId type = 0; type < ruleset->n_unit_types; type++)
        add_type (self, ruleset, type, side);
    }
}

static void
add_ground (AciesSelectedPanel *self,
            const AciesRuleset *ruleset)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  self->grounds = add_group (self, _ ("Terrain"));
  for (guint terrain = 0; terrain < ruleset->n_terrains; terrain++)
    gtk_string_list_append (names, ruleset->terrains[terrain].name);
  gtk_string_list_append (names, _ ("Mixed"));
  self->ground = acies_choice_row_new (_ ("Terrain of the selection"), ground_chosen_cb, self, 0);
  acies_choice_row_set_names (self->ground, names);
  adw_combo_row_set_use_subtitle (ADW_COMBO_ROW (self->ground), TRUE); /* so that a long name has the whole line */
  gtk_widget_set_visible (self->grounds, ruleset->n_terrains > 1);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->grounds), self->ground);
}

static GtkWidget *
add_edit (AciesSelectedPanel *self,
          const char         *label,
          const char         *tooltip,
          void (*act) (AciesEditor *))
{
  GtkWidget *button = gtk_button_new_with_label (label);

  acies_tooltip_set (button, tooltip);
  g_signal_connect_object (button, "clicked", G_CALLBACK (act), self->editor, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self->edits), button);

  return button;
}

static void
add_edits (AciesSelectedPanel *self,
           const AciesRuleset *ruleset)
{
  self->edits = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->box), self->edits);
  self->fill_up = add_edit (self, _ ("Full Strength"), acies_units_say (ruleset, _ ("Give each selected unit all its figures"), _ ("Give each selected unit all its bases")),
                            acies_editor_fill_up_selected);
  add_edit (self, _ ("Remove Units"), _ ("Remove the selected units from the board (Delete)"), acies_editor_disband_selected);
}

static void
rebuild (AciesSelectedPanel *self,
         const AciesState   *state)
{
  acies_box_clear (GTK_BOX (self->box));
  g_array_set_size (self->types, 0);
  if (state == NULL)
    return;
  self->count = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_xalign (self->count, 0);
  gtk_widget_add_css_class (GTK_WIDGET (self->count), "heading");
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->count));
  add_ground (self, state->ruleset);
  add_units (self, state->ruleset);
  add_edits (self, state->ruleset);
}

/* The selection is counted only while the panel is visible. */
static void
acies_selected_panel_refresh (AciesPanel *panel,
                              GArray     *events,
                              gboolean    forward)
{
  AciesSelectedPanel *self = ACIES_SELECTED_PANEL (panel);
  const AciesState   *state = acies_editor_get_state (self->editor);
  AciesContents       contents;

  if (events == NULL)
    rebuild (self, state);
  if (state == NULL)
    return;
  acies_editor_count_contents (self->editor, &contents);
  show_count (self, state, contents.hexes);
  show_ground (self, state->ruleset, &contents);
  show_units (self, state, &contents);
}

static void
selected_cb (AciesPanel *panel)
{
  g_autoptr (GArray) nothing = g_array_new (FALSE, FALSE, 1);

  acies_panel_refresh (panel, nothing, TRUE);
}

static void
acies_selected_panel_model_set (AciesPanel *panel)
{
  g_signal_connect_object (ACIES_SELECTED_PANEL (panel)->editor, "notify::n-selected", G_CALLBACK (selected_cb), panel, G_CONNECT_SWAPPED);
}

static void
acies_selected_panel_finalize (GObject *object)
{
  g_array_unref (ACIES_SELECTED_PANEL (object)->types);
  G_OBJECT_CLASS (acies_selected_panel_parent_class)->finalize (object);
}

static void
acies_selected_panel_class_init (AciesSelectedPanelClass *klass)
{
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_selected_panel_finalize;
  panel_class->refresh = acies_selected_panel_refresh;
  panel_class->model_set = acies_selected_panel_model_set;
  acies_panel_class_bind_model (klass, AciesSelectedPanel, editor);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "selected-panel");
}

static void
acies_selected_panel_init (AciesSelectedPanel *self)
{
  self->types = g_array_new (FALSE, FALSE, sizeof (TypeRow));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
