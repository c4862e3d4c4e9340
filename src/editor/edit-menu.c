/* edit-menu.c - the menu at a hex while a scenario is edited
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/edit-menu.h"

#include "editor/panels/label-popover.h"
#include "editor/tools/edit-clipboard.h"
#include "widgets/hex-popover.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesEditor *editor;
  AciesCanvas *canvas;
  AciesHex     hex;
} Place;

/* The keys do the same (edit-keys.c) and are told here, but for I, which only takes up a tool. NULL begins a section. */
static const struct
{
  const char *name;
  const char *label;
  const char *key;
  const char *of_squares; /* the label on a board of squares, NULL where it is the same */
} items[] = {
  { "pick", N_ ("Take Up What Is Here"), NULL },
  { "carry", N_ ("Move"), "m" },
  { "label", N_ ("Name the Place…"), NULL },
  { NULL },
  { "cut", N_ ("Cut"), "<Control>x" },
  { "copy", N_ ("Copy"), "<Control>c" },
  { "paste", N_ ("Paste"), "<Control>v" },
  { NULL },
  { "rotate", N_ ("Turn by 60 Degrees"), "r" },
  { "flip", N_ ("Flip Left and Right"), "h" },
  { NULL },
  { "delete", N_ ("Remove the Units, or Else Clear the Ground"), "Delete" },
  { "clear", N_ ("Empty the Hexes"), "<Shift>Delete", N_ ("Empty the Squares") },
};

/* What is done with a piece of the board. */
static const char *const pieces[] = { "cut", "copy", "paste", "rotate", "flip", NULL };

static void
place_free (Place    *self,
            GClosure *closure)
{
  g_object_unref (self->editor);
  g_object_unref (self->canvas);
  g_free (self);
}

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              Place         *place)
{
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "pick"))
    acies_editor_pick (place->editor, place->hex);
  else if (g_str_equal (name, "carry"))
    acies_editor_carry (place->editor, place->hex);
  else if (g_str_equal (name, "label"))
    acies_label_popover_open (place->editor, place->canvas, place->hex);
  else
    acies_edit_act (place->editor, place->canvas, name);
}

/* Would it do anything, with what is selected? */
static gboolean
can_do (AciesEditor *editor,
        AciesHex     hex,
        const char  *name)
{
  const gboolean many = acies_editor_count_selected (editor) > 1;

  if (g_strv_contains (pieces, name) && !acies_editor_can_reshape (editor, ACIES_RESHAPE_PIECE))
    return FALSE;
  if (g_str_equal (name, "rotate") || g_str_equal (name, "flip"))
    return many;
  if (g_str_equal (name, "carry"))
    return (many && acies_editor_can_reshape (editor, ACIES_RESHAPE_PIECE)) || acies_state_unit_at (acies_editor_get_state (editor), hex) != ACIES_NO_UNIT;
  if (g_str_equal (name, "cut") || g_str_equal (name, "clear"))
    return acies_editor_can_clear_selected (editor);
  if (g_str_equal (name, "delete"))
    return acies_editor_can_remove_selected (editor);
  return TRUE;
}

static GSimpleActionGroup *
new_actions (AciesEditor *editor,
             AciesCanvas *canvas,
             AciesHex     hex)
{
  GSimpleActionGroup *group = g_simple_action_group_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      g_autoptr (GSimpleAction) action = NULL;
      Place *place;

      if (items[i].name == NULL)
        continue;
      place = g_new (Place, 1);
      *place = (Place) { g_object_ref (editor), g_object_ref (canvas), hex };
      action = g_simple_action_new (items[i].name, NULL);
      g_simple_action_set_enabled (action, can_do (editor, hex, items[i].name));
      g_signal_connect_data (action, "activate", G_CALLBACK (activated_cb), place,
                             (GClosureNotify) (void (*) (void)) place_free, 0);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }

  return group;
}

static void
append_item (GMenu            *section,
             const AciesBoard *board,
             guint             i)
{
  const char      *label = board->layout == ACIES_BOARD_SQUARES && items[i].of_squares != NULL ? items[i].of_squares : items[i].label;
  g_autofree char *action = g_strconcat ("hex.", items[i].name, NULL);
  g_autoptr (GMenuItem) item = g_menu_item_new (_ (label), action);

  if (items[i].key != NULL)
    g_menu_item_set_attribute (item, "accel", "s", items[i].key);
  g_menu_append_item (section, item);
}

static GMenu *
new_model (const AciesBoard *board)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      if (items[i].name != NULL)
        {
          append_item (section, board, i);
          continue;
        }
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
      g_clear_object (&section);
      section = g_menu_new ();
    }
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));

  return menu;
}

void
acies_edit_menu_open (AciesEditor *editor,
                      AciesCanvas *canvas,
                      AciesHex     hex)
{
  g_autoptr (GMenu) model = new_model (acies_editor_get_state (editor)->board);
  g_autoptr (GSimpleActionGroup) actions = NULL;

  /* What M carries is no stroke of the pointer, and still open. */
  acies_editor_put_down (editor);
  if (!acies_editor_is_selected (editor, hex))
    acies_editor_set_selected (editor, hex);
  actions = new_actions (editor, canvas, hex);
  acies_hex_menu_open (G_MENU_MODEL (model), G_ACTION_GROUP (actions), canvas, hex);
}
