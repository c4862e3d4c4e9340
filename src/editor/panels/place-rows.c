/* place-rows.c - where a side's camp lies and its reserve comes in, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/place-rows.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "widgets/tooltip.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

typedef enum
{
  PLACE_CAMP,
  PLACE_ENTRIES,
  N_PLACES,
} PlaceKind;

struct _AciesPlaceRows
{
  GtkWidget parent_instance;

  AciesEditor *editor;
  AciesSide    side;
  GtkWidget   *group;
  GtkWidget   *rows[N_PLACES]; /* NULL where the game has no such places */
  GtkWidget   *show[N_PLACES];
  GtkWidget   *clear[N_PLACES];
};

G_DEFINE_FINAL_TYPE (AciesPlaceRows, acies_place_rows, GTK_TYPE_WIDGET)

static guint
list_hexes (AciesPlaceRows *self,
            PlaceKind       kind,
            AciesHex       *hexes)
{
  const AciesSideNumbers *side = &acies_editor_get_state (self->editor)->sides[self->side];

  if (kind == PLACE_ENTRIES)
    {
      memcpy (hexes, side->entries, side->n_entries * sizeof *hexes);
      return side->n_entries;
    }
  hexes[0] = side->camp;

  return side->camp != ACIES_NO_HEX;
}

static PlaceKind
kind_of (GtkWidget *const *buttons,
         GtkWidget        *button)
{
  return buttons[PLACE_CAMP] == button ? PLACE_CAMP : PLACE_ENTRIES;
}

/* Selects the hex; of several the next one each time. */
static void
show_cb (AciesPlaceRows *self,
         GtkWidget      *button)
{
  AciesHex hexes[ACIES_MAX_ENTRIES];
  guint    n = list_hexes (self, kind_of (self->show, button), hexes);
  AciesHex selected = acies_editor_get_selected (self->editor);
  guint    next = 0;

  for (guint i = 0; i < n; i++)
    if (hexes[i] == selected)
      next = (i + 1) % n;
  if (n > 0)
    acies_editor_show_hex (self->editor, hexes[next]);
}

static void
clear_cb (AciesPlaceRows *self,
          GtkWidget      *button)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  PlaceKind         kind = kind_of (self->clear, button);
  AciesHex          hexes[ACIES_MAX_ENTRIES];
  guint             n = list_hexes (self, kind, hexes);
  AciesCommand      command = acies_command (kind == PLACE_CAMP ? ACIES_COMMAND_CAMP : ACIES_COMMAND_ENTRY);
  g_autoptr (GArray) commands = acies_commands_new ();
  g_autofree char *label = NULL;

  command.side = self->side;
  for (guint i = 0; i < n; i++)
    {
      if (kind == PLACE_ENTRIES)
        command.hex = hexes[i];
      g_array_append_val (commands, command);
    }
  /* Translators: a side */
  label = g_strdup_printf (kind == PLACE_CAMP ? _ ("Remove Camp of %s")
                                              /* Translators: a side */
                                              : acies_board_say (state->board, _ ("Remove Entry Hexes of %s"), _ ("Remove Entry Squares of %s")),
                           state->ruleset->sides[self->side].name);
  acies_editor_apply_all (self->editor, commands, label);
}

static void
refresh_row (AciesPlaceRows *self,
             PlaceKind       kind)
{
  AciesHex hexes[ACIES_MAX_ENTRIES];
  guint    n = list_hexes (self, kind, hexes);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      AciesHexName name;

      acies_list_add (text, ACIES_LIST_COMMA, acies_hex_name (hexes[i], name));
    }
  if (n == 0)
    g_string_append (text, acies_board_say (acies_editor_get_state (self->editor)->board,
                                            _ ("None; select a hex on the Board page to set one"),
                                            _ ("None; select a square on the Board page to set one")));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rows[kind]), text->str);
  gtk_widget_set_visible (self->show[kind], n > 0);
  gtk_widget_set_visible (self->clear[kind], n > 0);
}

void
acies_place_rows_refresh (AciesPlaceRows *self)
{
  g_return_if_fail (ACIES_IS_PLACE_ROWS (self));

  for (guint kind = 0; kind < N_PLACES; kind++)
    if (self->rows[kind] != NULL)
      refresh_row (self, kind);
}

static GtkWidget *
new_button (AciesPlaceRows *self,
            const char     *icon,
            const char     *tooltip,
            GCallback       clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  acies_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, tooltip, -1);
  g_signal_connect_swapped (button, "clicked", clicked, self);

  return button;
}

static void
add_row (AciesPlaceRows *self,
         PlaceKind       kind,
         const char     *title,
         const char     *show,
         const char     *clear)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  self->rows[kind] = row;
  self->show[kind] = new_button (self, "find-location-symbolic", show, G_CALLBACK (show_cb));
  self->clear[kind] = new_button (self, "edit-clear-symbolic", clear, G_CALLBACK (clear_cb));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->show[kind]);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->clear[kind]);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
}

GtkWidget *
acies_place_rows_new (AciesEditor *editor,
                      AciesSide    side)
{
  AciesPlaceRows   *self = g_object_new (ACIES_TYPE_PLACE_ROWS, NULL);
  const AciesBoard *board = acies_editor_get_state (editor)->board;
  const char       *name = acies_editor_get_state (editor)->ruleset->sides[side].name;
  g_autofree char  *show_camp = g_strdup_printf (_ ("Show the camp of %s"), name);
  g_autofree char  *clear_camp = g_strdup_printf (_ ("Remove the camp of %s"), name);
  g_autofree char  *show_entry = g_strdup_printf (acies_board_say (board, _ ("Show the next entry hex of %s"), _ ("Show the next entry square of %s")), name);
  g_autofree char  *clear_entries = g_strdup_printf (acies_board_say (board, _ ("Remove the entry hexes of %s"), _ ("Remove the entry squares of %s")), name);

  self->editor = editor;
  self->side = side;
  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (self->group), C_ ("camp and entries", "Labels"));
  if (acies_editor_knows_camps (editor))
    add_row (self, PLACE_CAMP, _ ("Camp"), show_camp, clear_camp);
  if (!acies_ruleset_lacks (acies_editor_get_state (editor)->ruleset, ACIES_LACKS_ENTRIES))
    add_row (self, PLACE_ENTRIES, acies_board_say (board, _ ("Entry hexes"), _ ("Entry squares")), show_entry, clear_entries);
  gtk_widget_set_visible (self->group, self->rows[PLACE_CAMP] != NULL || self->rows[PLACE_ENTRIES] != NULL);

  return GTK_WIDGET (self);
}

static void
acies_place_rows_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_PLACE_ROWS (object)->group, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_place_rows_parent_class)->dispose (object);
}

static void
acies_place_rows_class_init (AciesPlaceRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_place_rows_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
acies_place_rows_init (AciesPlaceRows *self)
{
  self->group = adw_preferences_group_new ();
  gtk_widget_set_parent (self->group, GTK_WIDGET (self));
}
