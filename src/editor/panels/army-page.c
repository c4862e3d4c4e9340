/* army-page.c - one army: its numbers, cards, reserve and places
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/army-page.h"

#include "editor/panels/choice-row.h"
#include "editor/panels/deck-list.h"
#include "editor/panels/number-spin.h"
#include "editor/panels/place-rows.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/edit/armies.h"
#include "engine/find/findings.h"
#include "engine/view/words.h"
#include "widgets/hex-text.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* A number of the reserve knows its type: the box is told of. */
typedef struct
{
  GtkWidget *row;
  AciesId    type;
} ReserveRow;

struct _AciesArmyPage
{
  GtkWidget parent_instance;

  AciesEditor    *editor;
  AciesSide       side;
  GtkWidget      *box;
  GtkLabel       *sum;
  GtkWidget      *nation;  /* (nullable): the option after which the side is named */
  GPtrArray      *numbers; /* of rows */
  GArray         *reserve; /* of ReserveRow */
  AciesDeckList  *deck;
  AciesPlaceRows *places;
};

G_DEFINE_FINAL_TYPE (AciesArmyPage, acies_army_page, GTK_TYPE_WIDGET)

/* --- showing -------------------------------------------------------------------------------- */

/* What is told, where the game makes nothing of all of it or calls morale otherwise: "9 units on the board · 2 in reserve" */
static char *
dup_other_sum (const AciesRuleset *ruleset,
               const AciesArmy    *army,
               const char         *units,
               const char         *figures)
{
  GString         *text = g_string_new (NULL);
  g_autofree char *reserve = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u in reserve", "%u in reserve", army->reserve), army->reserve);
  g_autofree char *morale = NULL;

  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES))
    /* Translators: "9 units" */
    g_string_append_printf (text, _ ("%s on the board"), units);
  else
    /* Translators: "9 units", "25 figures" */
    g_string_append_printf (text, _ ("%1$s with %2$s on the board"), units, figures);
  if (army->reserve > 0)
    acies_list_add (text, ACIES_LIST_DOT, reserve);
  if (acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    return g_string_free (text, FALSE);
  if (ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, and what the loss of all would cost of it */
    morale = g_strdup_printf (_ ("%1$s: losing all units costs %2$u"), ruleset->morale_name, army->morale);
  else
    morale = g_strdup_printf (_ ("losing all units costs %u morale"), army->morale);
  acies_list_add (text, ACIES_LIST_DOT, morale);

  return g_string_free (text, FALSE);
}

static void
refresh_sum (AciesArmyPage    *self,
             const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  AciesArmy           army = acies_army_count (state, self->side);
  g_autofree char    *units = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", army.units), army.units);
  g_autofree char    *figures = acies_figures_to_string (ruleset, army.figures);
  g_autofree char    *text = NULL;

  if (ruleset->morale_name != NULL || acies_ruleset_lacks (ruleset, ACIES_LACKS_FIGURES | ACIES_LACKS_MORALE))
    text = dup_other_sum (ruleset, &army, units, figures);
  else if (army.reserve > 0)
    /* Translators: "9 units", "25 figures", units in reserve, and what the loss of all would cost */
    text = g_strdup_printf (_ ("%1$s with %2$s on the board, %3$u in reserve; losing all units costs %4$u morale"),
                            units, figures, army.reserve, army.morale);
  else
    /* Translators: “9 units”, “25 figures”, and a number */
    text = g_strdup_printf (_ ("%1$s with %2$s on the board; losing all units costs %3$u morale"), units, figures, army.morale);
  gtk_label_set_text (self->sum, text);
}

static void
refresh_reserve (AciesArmyPage    *self,
                 const AciesState *state,
                 const ReserveRow *row)
{
  guint            box = state->ruleset->unit_types[row->type].box;
  g_autofree char *note = NULL;

  if (box > 0)
    /* Translators: units of a type in use, and how many there are */
    note = g_strdup_printf (_ ("uses %1$u of the %2$u in the box"), acies_box_count_units (state, row->type), box);
  acies_number_row_refresh (row->row, note);
}

void
acies_army_page_refresh (AciesArmyPage *self)
{
  const AciesState *state;

  g_return_if_fail (ACIES_IS_ARMY_PAGE (self));

  state = acies_editor_get_state (self->editor);
  if (state == NULL)
    return;
  if (self->nation != NULL)
    acies_choice_row_show (self->nation, acies_ruleset_side_option (state->ruleset, self->side));
  for (guint i = 0; i < self->numbers->len; i++)
    acies_number_row_refresh (g_ptr_array_index (self->numbers, i), NULL);
  for (guint i = 0; i < self->reserve->len; i++)
    refresh_reserve (self, state, &g_array_index (self->reserve, ReserveRow, i));
  acies_deck_list_refresh (self->deck);
  acies_place_rows_refresh (self->places);
  refresh_sum (self, state);
}

/* --- building ------------------------------------------------------------------------------- */

static GtkWidget *
add_titled_group (AciesArmyPage *self,
                  const char    *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  gtk_box_append (GTK_BOX (self->box), group);

  return group;
}

static void
add_number_of (AciesArmyPage   *self,
               GtkWidget       *group,
               AciesCommandKind kind,
               AciesId          id,
               const char      *title)
{
  const char  *owner = acies_editor_get_state (self->editor)->ruleset->sides[self->side].name;
  AciesCommand field = acies_command_with_id (kind, id);
  GtkWidget   *row;

  field.side = self->side;
  row = acies_number_row_new (self->editor, &field, title, owner);
  g_ptr_array_add (self->numbers, row);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
}

static void
add_number (AciesArmyPage   *self,
            GtkWidget       *group,
            AciesCommandKind kind,
            const char      *title)
{
  add_number_of (self, group, kind, ACIES_NO_ID, title);
}

static void
nation_cb (gpointer data,
           guint    id,
           guint    value)
{
  AciesArmyPage *self = data;
  AciesCommand   command = acies_command_with_id (ACIES_COMMAND_SWITCH, (AciesId) id);

  command.number = (gint16) value;
  acies_editor_apply (self->editor, &command);
}

/* The option after which a side is named says which units it can have. */
static void
add_nation (AciesArmyPage *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  AciesId             id = ruleset->sides[self->side].named_by;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *group;

  if (id == ACIES_NO_ID)
    return;
  group = adw_preferences_group_new ();
  for (guint i = 0; i < ruleset->switches[id].options->len; i++)
    gtk_string_list_append (names, ((const AciesOption *) g_ptr_array_index (ruleset->switches[id].options, i))->name);
  self->nation = acies_choice_row_new (ruleset->switches[id].name, nation_cb, self, id);
  acies_choice_row_set_names (self->nation, names);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), self->nation);
  gtk_box_append (GTK_BOX (self->box), group);
}

/* Only play changes some. */
static guint
count_resources (const AciesRuleset *ruleset)
{
  guint n = 0;

  for (guint i = 0; i < ruleset->n_resources; i++)
    n += !ruleset->resources[i].fixed;

  return n;
}

static void
add_resources (AciesArmyPage      *self,
               GtkWidget          *group,
               const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_resources; i++)
    if (!ruleset->resources[i].fixed)
      add_number_of (self, group, ACIES_COMMAND_RESOURCE, (AciesId) i, ruleset->resources[i].name);
}

static void
add_numbers (AciesArmyPage *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  gboolean            morale = !acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE);
  gboolean            hand_size = !acies_ruleset_lacks (ruleset, ACIES_LACKS_HAND_SIZE);
  GtkWidget          *group;

  if (!morale && !hand_size && ruleset->army.actions == 0 && count_resources (ruleset) == 0)
    return;
  group = add_titled_group (self, _ ("Army"));
  add_resources (self, group, ruleset);
  if (morale)
    add_number (self, group, ACIES_COMMAND_MORALE, ruleset->morale_name != NULL ? ruleset->morale_name : _ ("Morale"));
  if (hand_size)
    add_number (self, group, ACIES_COMMAND_HAND_SIZE, _ ("Hand size"));
  if (ruleset->army.actions == 0)
    return;
  add_number (self, group, ACIES_COMMAND_ACTIONS, _ ("Actions per round"));
  add_number (self, group, ACIES_COMMAND_SPENT, _ ("Actions spent at the start"));
}

/* What a scenario has of it can be taken away, also where the game makes nothing of it. */
static gboolean
has_reserve (const AciesState *state,
             AciesSide         side)
{
  return acies_procs_has_verb (state->ruleset->procs, ACIES_VERB_RESERVE) || acies_army_count (state, side).reserve > 0;
}

static void
add_reserve (AciesArmyPage *self)
{
  const AciesState   *state = acies_editor_get_state (self->editor);
  const AciesRuleset *ruleset = state->ruleset;
  GtkWidget          *group;

  if (!has_reserve (state, self->side))
    return;
  group = add_titled_group (self, _ ("Reserve"));
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _ ("Units waiting off the board"));
  for (AciesId type = 0; type < ruleset->n_unit_types; type++)
    {
      AciesCommand     field = acies_command_with_id (ACIES_COMMAND_RESERVE, type);
      g_autofree char *name = NULL;
      ReserveRow       row = { .type = type };

      field.side = self->side;
      if (!acies_ruleset_may_have_type (ruleset, self->side, type) && acies_edit_number (&field, state) == 0)
        continue;
      name = acies_unit_type_text (ruleset, type, self->side);
      row.row = acies_number_row_new (self->editor, &field, name, _ ("Reserve"));
      g_array_append_val (self->reserve, row);
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row.row);
    }
}

GtkWidget *
acies_army_page_new (AciesEditor *editor,
                     AciesSide    side)
{
  AciesArmyPage *self = g_object_new (ACIES_TYPE_ARMY_PAGE, NULL);

  self->editor = editor;
  self->side = side;
  add_nation (self);
  add_numbers (self);
  self->deck = ACIES_DECK_LIST (acies_deck_list_new (editor, side));
  gtk_widget_set_visible (GTK_WIDGET (self->deck), acies_editor_get_state (editor)->ruleset->n_cards > 0);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->deck));
  add_reserve (self);
  self->places = ACIES_PLACE_ROWS (acies_place_rows_new (editor, side));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->places));

  return GTK_WIDGET (self);
}

static void
acies_army_page_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_ARMY_PAGE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_army_page_parent_class)->dispose (object);
}

static void
acies_army_page_finalize (GObject *object)
{
  g_ptr_array_unref (ACIES_ARMY_PAGE (object)->numbers);
  g_array_unref (ACIES_ARMY_PAGE (object)->reserve);
  G_OBJECT_CLASS (acies_army_page_parent_class)->finalize (object);
}

static void
acies_army_page_class_init (AciesArmyPageClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_army_page_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_army_page_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "army-page");
}

static void
acies_army_page_init (AciesArmyPage *self)
{
  GtkWidget *sum = gtk_label_new (NULL);

  self->numbers = g_ptr_array_new ();
  self->reserve = g_array_new (FALSE, FALSE, sizeof (ReserveRow));
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  gtk_widget_add_css_class (sum, "dim-label");
  gtk_label_set_wrap (GTK_LABEL (sum), TRUE);
  gtk_label_set_xalign (GTK_LABEL (sum), 0);
  self->sum = GTK_LABEL (sum);
  gtk_box_append (GTK_BOX (self->box), sum);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
