/* new-dialog.c - a dialog for the starting point of a new battle, with a preview
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/dialogs/new-dialog.h"

#include "app/document/battles.h"
#include "app/shared/dialog.h"
#include "editor/dialogs/board-dialogs.h"
#include "widgets/accessible.h"
#include "widgets/board-picture.h"
#include "widgets/wrap-layout.h"

#include <glib/gi18n.h>

struct _AciesNewDialog
{
  AdwWindow parent_instance;

  AciesCatalog       *catalog;
  GPtrArray          *rulesets; /* of AciesRuleset, owned by the library; NULL until filled */
  GPtrArray          *starts;   /* of AciesStartingPoint, for the selected ruleset, in the order of the list */
  AciesStartingPoint *chosen;   /* the selected one, owned by @starts */
  gboolean            filling;

  GtkWidget           *begin_button;
  GtkWidget           *panes; /* the list, with the preview beside or below it */
  GtkDropDown         *games;
  GtkListBox          *list;
  AciesBoardPicture   *picture;
  GtkLabel            *title;
  GtkLabel            *place;
  AdwPreferencesGroup *size;
  GtkSpinButton       *columns;
  GtkSpinButton       *rows;
  AdwComboRow         *sizes; /* used instead of @columns and @rows if the ruleset has fixed board sizes */
  GtkGrid             *facts;
  GtkLabel            *briefing;
  GtkScrolledWindow   *details;
};

G_DEFINE_FINAL_TYPE (AciesNewDialog, acies_new_dialog, ADW_TYPE_WINDOW)

const AciesStartingPoint *
acies_new_dialog_get_chosen (AciesNewDialog *self)
{
  g_return_val_if_fail (ACIES_IS_NEW_DIALOG (self), NULL);

  return self->chosen;
}

/* --- the preview ---------------------------------------------------------------------------- */

static GtkWidget *
new_fact (const char *text,
          const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  if (class != NULL)
    gtk_widget_add_css_class (label, class);
  return label;
}

/* @value: (transfer full) */
static void
add_fact (AciesNewDialog *self,
          int             row,
          const char     *name,
          char           *value)
{
  GtkWidget *label = new_fact (value, NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_grid_attach (self->facts, new_fact (name, "dim-label"), 0, row, 1, 1);
  gtk_grid_attach (self->facts, label, 1, row, 1, 1);
  g_free (value);
}

/* Shows the facts about the battle. The size of an empty board is shown elsewhere. */
static void
show_facts (AciesNewDialog *self)
{
  const AciesState *state = self->chosen->state;
  GtkWidget        *child;
  int               row = 0;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->facts))) != NULL)
    gtk_grid_remove (self->facts, child);
  if (self->chosen->kind != ACIES_START_FROM_EMPTY)
    add_fact (self, row++, _ ("Board"), acies_battle_dup_size (state->board->columns, state->board->rows));
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_fact (self, row++, state->ruleset->sides[side].name, acies_battle_dup_army (state, side));
  add_fact (self, row, _ ("Turns"), acies_battle_dup_course (state));
}

static void
show_text (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), text[0] != '\0');
}

static void
refresh (AciesNewDialog *self)
{
  const AciesState *state = self->chosen->state;
  g_autofree char  *title = acies_starting_point_dup_title (self->chosen);
  g_autofree char  *place = acies_battle_dup_place (state);

  gtk_label_set_text (self->title, title);
  show_text (self->place, place);
  show_text (self->briefing, state->texts->text[ACIES_TEXT_BRIEFING]);
  show_facts (self);
  gtk_widget_set_visible (GTK_WIDGET (self->size), self->chosen->kind == ACIES_START_FROM_EMPTY);
  acies_board_picture_set_state (self->picture, state, acies_catalog_get_theme (self->catalog, state->ruleset));
}

static void
selected_cb (AciesNewDialog *self,
             GtkListBoxRow  *row)
{
  if (row == NULL)
    return;
  self->chosen = g_ptr_array_index (self->starts, gtk_list_box_row_get_index (row));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->details), 0);
  refresh (self);
}

static void
resized_cb (AciesNewDialog *self)
{
  if (self->filling || self->chosen->kind != ACIES_START_FROM_EMPTY)
    return;
  acies_starting_point_resize (self->chosen, (guint) gtk_spin_button_get_value_as_int (self->columns),
                               (guint) gtk_spin_button_get_value_as_int (self->rows));
  refresh (self);
}

static void
size_chosen_cb (AciesNewDialog *self)
{
  guint number = adw_combo_row_get_selected (self->sizes);

  if (self->filling || self->chosen->kind != ACIES_START_FROM_EMPTY || number >= self->chosen->state->ruleset->n_sizes)
    return;
  acies_starting_point_resize (self->chosen, self->chosen->state->ruleset->sizes[number].columns,
                               self->chosen->state->ruleset->sizes[number].rows);
  refresh (self);
}

static void
begin_cb (AciesNewDialog *self)
{
  gtk_spin_button_update (self->columns); /* applies a number that is still being typed */
  gtk_spin_button_update (self->rows);
  g_signal_emit_by_name (self, "begin");
  gtk_window_close (GTK_WINDOW (self));
}

/* Tab leaves the list instead of moving to, and selecting, the next row. */
static gboolean
list_key_cb (GtkEventControllerKey *controller,
             guint                  keyval,
             guint                  keycode,
             GdkModifierType        modifiers,
             AciesNewDialog        *self)
{
  if (keyval == GDK_KEY_Tab || keyval == GDK_KEY_KP_Tab)
    return gtk_widget_child_focus (GTK_WIDGET (self->details), GTK_DIR_TAB_FORWARD) ||
           gtk_widget_grab_focus (self->begin_button);
  if (keyval == GDK_KEY_ISO_Left_Tab)
    return gtk_widget_grab_focus (gtk_widget_get_visible (GTK_WIDGET (self->games)) ? GTK_WIDGET (self->games) : self->begin_button);
  return GDK_EVENT_PROPAGATE;
}

/* --- the list ------------------------------------------------------------------------------- */

static GtkWidget *
new_row (const AciesStartingPoint *start)
{
  g_autofree char *title = acies_starting_point_dup_title (start);
  g_autofree char *subtitle = acies_starting_point_dup_subtitle (start);
  GtkWidget       *row = acies_text_row_new (title, subtitle);

  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  return row;
}

static AciesStartingPointKind
kind_of (AciesNewDialog *self,
         GtkListBoxRow  *row)
{
  return ((AciesStartingPoint *) g_ptr_array_index (self->starts, gtk_list_box_row_get_index (row)))->kind;
}

static void
set_header (GtkListBoxRow *row,
            GtkListBoxRow *before,
            gpointer       data)
{
  const char *const names[] = {
    [ACIES_START_FROM_TEMPLATE] = _ ("Templates"),
    [ACIES_START_FROM_BATTLE] = _ ("Start from a Battle"),
  };
  AciesNewDialog *self = data;
  GtkWidget      *label;

  if (before == NULL || kind_of (self, row) == kind_of (self, before))
    {
      gtk_list_box_row_set_header (row, NULL);
      return;
    }
  label = new_fact (names[kind_of (self, row)], "heading");
  gtk_widget_set_margin_start (label, 14);
  gtk_widget_set_margin_top (label, 12);
  gtk_widget_set_margin_bottom (label, 3);
  gtk_list_box_row_set_header (row, label);
}

static GtkWidget *
row_of (GtkSpinButton *spin)
{
  return gtk_widget_get_ancestor (GTK_WIDGET (spin), ADW_TYPE_ACTION_ROW);
}

static void
set_size (AciesNewDialog     *self,
          const AciesRuleset *ruleset)
{
  gboolean is_fixed = ruleset->layout == ACIES_BOARD_SQUARES;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ruleset->n_sizes; i++)
    gtk_string_list_take (names, acies_board_size_dup_name (ruleset->sizes[i].columns, ruleset->sizes[i].rows));
  self->filling = TRUE;
  gtk_spin_button_set_value (self->columns, ruleset->columns);
  gtk_spin_button_set_value (self->rows, ruleset->rows);
  adw_combo_row_set_model (self->sizes, G_LIST_MODEL (names));
  self->filling = FALSE;
  gtk_widget_set_visible (row_of (self->columns), !is_fixed);
  gtk_widget_set_visible (row_of (self->rows), !is_fixed);
  gtk_widget_set_visible (GTK_WIDGET (self->sizes), is_fixed);
  adw_preferences_group_set_description (self->size, is_fixed ? NULL : _ ("Every second row is one hex shorter."));
}

static void
set_ruleset (AciesNewDialog *self,
             AciesRuleset   *ruleset)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  g_clear_pointer (&self->starts, g_ptr_array_unref);
  self->starts = acies_starting_point_list (acies_catalog_get_library (self->catalog), ruleset);
  self->chosen = g_ptr_array_index (self->starts, 0);
  for (guint i = 0; i < self->starts->len; i++)
    gtk_list_box_append (self->list, new_row (g_ptr_array_index (self->starts, i)));
  set_size (self, ruleset);
  gtk_list_box_select_row (self->list, gtk_list_box_get_row_at_index (self->list, 0));
}

static void
game_chosen_cb (AciesNewDialog *self)
{
  guint number = gtk_drop_down_get_selected (self->games);

  if (!self->filling && number != GTK_INVALID_LIST_POSITION)
    set_ruleset (self, g_ptr_array_index (self->rulesets, number));
}

static void
fill_games (AciesNewDialog *self,
            AciesRuleset   *chosen)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint number = 0;

  self->rulesets = acies_catalog_list_rulesets (self->catalog);
  for (guint i = 0; i < self->rulesets->len; i++)
    {
      AciesRuleset *ruleset = g_ptr_array_index (self->rulesets, i);

      number = ruleset == chosen ? i : number;
      gtk_string_list_append (names, ruleset->name);
    }
  self->filling = TRUE;
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (names));
  gtk_drop_down_set_selected (self->games, number);
  self->filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->games), self->rulesets->len > 1);
}

/* --- the class ------------------------------------------------------------------------------ */

static void
acies_new_dialog_finalize (GObject *object)
{
  AciesNewDialog *self = ACIES_NEW_DIALOG (object);

  g_clear_pointer (&self->starts, g_ptr_array_unref);
  g_ptr_array_unref (self->rulesets);
  G_OBJECT_CLASS (acies_new_dialog_parent_class)->finalize (object);
}

static void
acies_new_dialog_class_init (AciesNewDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ACIES_TYPE_BOARD_PICTURE);
  G_OBJECT_CLASS (klass)->finalize = acies_new_dialog_finalize;
  g_signal_new ("begin", ACIES_TYPE_NEW_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/new-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, begin_button);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, panes);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, games);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, list);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, picture);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, title);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, place);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, size);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, facts);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, briefing);
  gtk_widget_class_bind_template_child (widget_class, AciesNewDialog, details);
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_key_cb);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
acies_new_dialog_init (AciesNewDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->panes, acies_wrap_layout_new (0, 0));
  gtk_list_box_set_header_func (self->list, set_header, self, NULL);
  acies_accessible_name (GTK_WIDGET (self->games), _ ("Game"));
  self->columns = acies_board_dialog_add_number (GTK_WIDGET (self->size), _ ("Columns"), ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, ACIES_MIN_COLUMNS);
  self->rows = acies_board_dialog_add_number (GTK_WIDGET (self->size), _ ("Rows"), ACIES_MIN_ROWS, ACIES_MAX_ROWS, ACIES_MIN_ROWS);
  self->sizes = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->sizes), _ ("Size"));
  adw_preferences_group_add (self->size, GTK_WIDGET (self->sizes));
  g_signal_connect_swapped (self->sizes, "notify::selected", G_CALLBACK (size_chosen_cb), self);
  g_signal_connect_swapped (self->columns, "value-changed", G_CALLBACK (resized_cb), self);
  g_signal_connect_swapped (self->rows, "value-changed", G_CALLBACK (resized_cb), self);
}

AciesNewDialog *
acies_new_dialog_new (GtkWindow    *parent,
                      AciesRuleset *ruleset,
                      AciesCatalog *catalog)
{
  AciesNewDialog *self = g_object_new (ACIES_TYPE_NEW_DIALOG, "transient-for", parent, NULL);

  self->catalog = catalog;
  ruleset = acies_ruleset_base (ruleset); /* without the side names of an open battle */
  fill_games (self, ruleset);
  set_ruleset (self, ruleset);
  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, 0)));
  return self;
}
