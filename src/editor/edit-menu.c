/* edit-menu.c - context menu, label popover and keys of the Edit view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/edit-menu.h"

#include "editor/panels/tool-bar.h"
#include "editor/tools/edit-clipboard.h"
#include "editor/tools/editor.h"
#include "engine/core/procs.h"
#include "engine/core/units.h"
#include "widgets/menus.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  AciesEditor *editor;
  AciesCanvas *canvas;
  AciesHex     hex;
} Place;

static void
place_free (Place *self)
{
  g_object_unref (self->editor);
  g_object_unref (self->canvas);
  g_free (self);
}

/* @owner: frees the place, which its handlers get */
static Place *
new_place (gpointer     owner,
           AciesEditor *editor,
           AciesCanvas *canvas,
           AciesHex     hex)
{
  Place *place = g_new (Place, 1);

  *place = (Place) { g_object_ref (editor), g_object_ref (canvas), hex };
  g_object_set_data_full (owner, "acies-place", place, (GDestroyNotify) place_free);

  return place;
}

/* --- the label of a place -------------------------------------------------------------------- */

/* Pasted text can contain line breaks, and spaces at both ends. */
static char *
words_of (GtkEntry *entry)
{
  char *words = g_strdup (gtk_editable_get_text (GTK_EDITABLE (entry)));

  g_strdelimit (words, "\n\r\t", ' ');
  return g_strstrip (words);
}

static void
label_entered_cb (GtkEntry *entry,
                  Place    *self)
{
  g_auto (AciesCommand) command = acies_command_on_hex (ACIES_COMMAND_LABEL, self->hex);
  const AciesState *state = acies_editor_get_state (self->editor);

  command.text = words_of (entry);
  if (*command.text == '\0')
    g_clear_pointer (&command.text, g_free);
  if (state != NULL && g_strcmp0 (command.text, acies_texts_get_label (state->texts, self->hex)) != 0)
    acies_editor_apply (self->editor, &command);
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (GTK_WIDGET (entry), GTK_TYPE_POPOVER)));
}

void
acies_label_popover_open (AciesEditor *editor,
                          AciesCanvas *canvas,
                          AciesHex     hex)
{
  const AciesState *state = acies_editor_get_state (editor);
  GtkWidget        *popover = gtk_popover_new ();
  GtkWidget        *entry = gtk_entry_new ();
  const char       *label;

  g_return_if_fail (state != NULL);

  label = acies_texts_get_label (state->texts, hex);
  gtk_entry_set_max_length (GTK_ENTRY (entry), ACIES_MAX_LABEL);
  gtk_editable_set_text (GTK_EDITABLE (entry), label != NULL ? label : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 24);
  gtk_entry_set_placeholder_text (GTK_ENTRY (entry), _ ("Name of the place"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Label"), -1);
  gtk_popover_set_child (GTK_POPOVER (popover), entry);
  g_signal_connect (entry, "activate", G_CALLBACK (label_entered_cb), new_place (entry, editor, canvas, hex));
  acies_hex_popover_open (GTK_POPOVER (popover), canvas, hex);
  gtk_widget_grab_focus (entry);
}

/* --- the menu ------------------------------------------------------------------------------- */

/* Items show their keys (below), except I, which only chooses a tool. NULL starts a section. */
static const struct
{
  const char *name;
  const char *label;
  const char *key;
  const char *of_squares; /* the label on boards of squares; NULL for the same label */
} items[] = {
  { "pick", N_ ("Pick This"), NULL },
  { "carry", N_ ("Move"), "m" },
  { "label", N_ ("Label This Place…"), NULL },
  { NULL },
  { "cut", N_ ("Cut"), "<Control>x" },
  { "copy", N_ ("Copy"), "<Control>c" },
  { "paste", N_ ("Paste"), "<Control>v" },
  { NULL },
  { "rotate", N_ ("Rotate by 60°"), "r" },
  { "flip", N_ ("Flip Horizontally"), "h" },
  { NULL },
  { "delete", N_ ("Remove Units or Clear Terrain"), "Delete" },
  { "clear", N_ ("Clear Hexes"), "<Shift>Delete", N_ ("Clear Squares") },
};

/* Actions on a part of the board. */
static const char *const pieces[] = { "cut", "copy", "paste", "rotate", "flip", NULL };

static void
activated_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  Place      *place = data;
  const char *name = g_action_get_name (G_ACTION (action));

  if (g_str_equal (name, "pick"))
    acies_editor_pick (place->editor, place->hex);
  else if (g_str_equal (name, "carry"))
    acies_editor_carry (place->editor, place->hex);
  else if (g_str_equal (name, "carry-all"))
    acies_editor_carry_all (place->editor, place->hex);
  else if (g_str_equal (name, "label"))
    acies_label_popover_open (place->editor, place->canvas, place->hex);
  else
    acies_edit_act (place->editor, place->canvas, name);
}

/* Returns whether the action would have an effect on the selection. */
static gboolean
can_do (AciesEditor *editor,
        AciesHex     hex,
        const char  *name)
{
  const gboolean many = acies_editor_count_selected (editor) > 1;

  if (g_strv_contains (pieces, name) && !acies_editor_can_reshape (editor, ACIES_RESHAPE_PIECE))
    return FALSE;
  if (g_str_equal (name, "rotate") || g_str_equal (name, "flip"))
    return acies_editor_can_turn (editor);
  if (g_str_equal (name, "carry"))
    return (many && acies_editor_can_reshape (editor, ACIES_RESHAPE_PIECE)) || acies_state_unit_at (acies_editor_get_state (editor), hex) != ACIES_NO_UNIT;
  if (g_str_equal (name, "cut") || g_str_equal (name, "clear"))
    return acies_editor_can_clear_selected (editor);
  if (g_str_equal (name, "delete"))
    return acies_editor_can_remove_selected (editor);
  return TRUE;
}

/* --- items for several units on a hex ------------------------------------------------------- */

static void
unit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  Place            *place = data;
  const char       *name = g_action_get_name (G_ACTION (action));
  const AciesState *state = acies_editor_get_state (place->editor);
  AciesUnitId       unit = acies_stack_of_type (state, place->hex, (AciesId) g_variant_get_uint32 (parameter));
  AciesCommand      command;

  if (unit == ACIES_NO_UNIT)
    return;
  command = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit);
  if (g_str_equal (name, "remove-unit"))
    acies_editor_apply (place->editor, &command);
  else if (g_str_equal (name, "carry-unit"))
    acies_editor_carry_unit (place->editor, place->hex, command.type);
  else
    acies_editor_select_unit (place->editor, place->hex, command.type);
}

/* An underscore in the name of a unit is not a mnemonic. */
static void
append_unit (GMenu      *section,
             const char *format,
             const char *name,
             const char *action,
             AciesId     type)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);
  g_autofree char *plain = g_strjoinv ("__", parts);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_autofree char *label = g_strdup_printf (format, plain);
#pragma GCC diagnostic pop
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target_value (item, action, g_variant_new_uint32 (type));
  g_menu_append_item (section, item);
}

/* Adds items for each unit on the hex, and one for all of them. */
static void
append_units (GMenu            *menu,
              const AciesState *state,
              AciesHex          hex)
{
  static const struct
  {
    const char *format;
    const char *action;
  } entries[] = { { N_ ("Select %s"), "hex.select-unit" }, { N_ ("Move %s"), "hex.carry-unit" }, { N_ ("Remove %s"), "hex.remove-unit" } };
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = acies_stack_list (state, hex, ids);
  g_autoptr (GMenu) all = g_menu_new ();

  for (guint i = 0; i < n && n > 1; i++)
    {
      g_autoptr (GMenu) section = g_menu_new ();

      for (guint j = 0; j < G_N_ELEMENTS (entries); j++)
        append_unit (section, _ (entries[j].format), acies_state_unit_type (state, ids[i])->name, entries[j].action, state->units[ids[i]].type);
      g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
    }
  if (n < 2)
    return;
  g_menu_append (all, _ ("Move the Whole Stack"), "hex.carry-all");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (all));
}

static GSimpleActionGroup *
new_actions (AciesEditor *editor,
             AciesCanvas *canvas,
             AciesHex     hex)
{
  static const GActionEntry entries[] = {
    { "select-unit", unit_cb, "u" },
    { "carry-unit", unit_cb, "u" },
    { "remove-unit", unit_cb, "u" },
    { "carry-all", activated_cb },
  };
  GSimpleActionGroup *group = g_simple_action_group_new ();
  Place              *place = new_place (group, editor, canvas, hex);

  g_action_map_add_action_entries (G_ACTION_MAP (group), entries, G_N_ELEMENTS (entries), place);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      const GActionEntry entry = { items[i].name, activated_cb };

      if (items[i].name == NULL)
        continue;
      g_action_map_add_action_entries (G_ACTION_MAP (group), &entry, 1, place);
      g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (group), items[i].name)), can_do (editor, hex, items[i].name));
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
new_model (const AciesState *state,
           AciesHex          hex)
{
  GMenu *menu = g_menu_new ();
  g_autoptr (GMenu) section = g_menu_new ();

  append_units (menu, state, hex);
  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      if (items[i].name != NULL)
        {
          append_item (section, state->board, i);
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
  g_autoptr (GMenu) model = new_model (acies_editor_get_state (editor), hex);
  g_autoptr (GSimpleActionGroup) actions = NULL;

  /* The canvas cancels strokes of the pointer, but not a drag that was started with M. */
  acies_editor_put_down (editor);
  if (!acies_editor_is_selected (editor, hex))
    acies_editor_set_selected (editor, hex);
  actions = new_actions (editor, canvas, hex);
  acies_hex_menu_open (G_MENU_MODEL (model), G_ACTION_GROUP (actions), canvas, hex);
}

/* --- keys ------------------------------------------------------------------------------------- */

static gboolean
take_up_tool (AciesEditor *editor,
              guint        keyval)
{
  AciesToolKind tool = acies_tool_for_key (keyval);

  if (tool == ACIES_N_TOOLS || !acies_editor_knows_tool (editor, tool))
    return FALSE;
  acies_editor_set_tool (editor, tool);
  return TRUE;
}

static gboolean
leave (AciesEditor *editor)
{
  if (acies_editor_put_down (editor))
    return TRUE;
  if (acies_editor_count_selected (editor) == 0)
    return FALSE;
  acies_editor_set_selected (editor, ACIES_NO_HEX);
  return TRUE;
}

/* Starts to drag the unit or selection on the hovered hex, without a pressed button. */
static gboolean
carry (AciesEditor *editor,
       AciesCanvas *canvas)
{
  AciesHex hex = canvas != NULL ? acies_canvas_get_hovered (canvas) : ACIES_NO_HEX;

  if (hex == ACIES_NO_HEX)
    return FALSE;
  acies_editor_carry (editor, hex);
  return TRUE;
}

/* Sets the brush size, or with the unit tool the number of figures. */
static gboolean
choose_number (AciesEditor *editor,
               guint        number)
{
  gboolean places_units = acies_editor_get_tool (editor) == ACIES_TOOL_UNIT;

  if (number > (places_units ? acies_state_strength (acies_editor_get_state (editor), acies_editor_get_unit_type (editor)) : ACIES_MAX_BRUSH_RADIUS + 1))
    return FALSE;
  if (places_units)
    acies_editor_set_figures (editor, number);
  else
    acies_editor_set_brush (editor, number - 1);
  return TRUE;
}

static gboolean
press_plain (AciesEditor   *editor,
             AciesToolTray *tray,
             AciesCanvas   *canvas,
             guint          keyval)
{
  if (keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9)
    return choose_number (editor, keyval - GDK_KEY_0);
  switch (keyval)
    {
    case GDK_KEY_g:
      acies_editor_set_units_alone (editor, !acies_editor_get_units_alone (editor));
      return TRUE;
    case GDK_KEY_comma:
      acies_editor_choose_next (editor, -1);
      return TRUE;
    case GDK_KEY_period:
      acies_editor_choose_next (editor, 1);
      return TRUE;
    case GDK_KEY_s:
      acies_editor_set_symmetry (editor, (acies_editor_get_symmetry (editor) + 1) % ACIES_N_SYMMETRIES);
      return TRUE;
    case GDK_KEY_m:
      return carry (editor, canvas);
    case GDK_KEY_slash:
      return acies_tool_tray_start_search (tray);
    case GDK_KEY_Escape:
      return leave (editor);
    default:
      return take_up_tool (editor, keyval);
    }
}

/* Shift with arrow keys extends a rectangle from the hex that was selected first. */
static gboolean
extend (AciesEditor *editor,
        AciesCanvas *canvas,
        guint        keyval)
{
  static const struct
  {
    guint       key;
    const char *action;
  } steps[] = {
    { GDK_KEY_Left, "canvas.left" },
    { GDK_KEY_Right, "canvas.right" },
    { GDK_KEY_Up, "canvas.up" },
    { GDK_KEY_Down, "canvas.down" },
    { GDK_KEY_Home, "canvas.row-start" },
    { GDK_KEY_End, "canvas.row-end" },
  };

  if (canvas == NULL || !gtk_widget_has_focus (GTK_WIDGET (canvas)))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    if (steps[i].key == keyval)
      {
        AciesHex before = acies_canvas_get_cursor (canvas);

        gtk_widget_activate_action (GTK_WIDGET (canvas), steps[i].action, NULL);
        acies_editor_extend_selection (editor, before, acies_canvas_get_cursor (canvas));
        return TRUE;
      }
  return FALSE;
}

/* Handles the keys of menu items. */
static gboolean
act (AciesEditor    *editor,
     AciesCanvas    *canvas,
     guint           keyval,
     GdkModifierType modifiers)
{
  static const struct
  {
    guint           keyval;
    GdkModifierType modifiers;
    const char     *name;
  } keys[] = {
    { GDK_KEY_x, GDK_CONTROL_MASK, "cut" },
    { GDK_KEY_c, GDK_CONTROL_MASK, "copy" },
    { GDK_KEY_v, GDK_CONTROL_MASK, "paste" },
    { GDK_KEY_a, GDK_CONTROL_MASK, "select-all" },
    { GDK_KEY_r, 0, "rotate" },
    { GDK_KEY_r, GDK_SHIFT_MASK, "rotate-back" },
    { GDK_KEY_h, 0, "flip" },
    { GDK_KEY_Delete, 0, "delete" },
    { GDK_KEY_KP_Delete, 0, "delete" },
    { GDK_KEY_Delete, GDK_SHIFT_MASK, "clear" },
    { GDK_KEY_KP_Delete, GDK_SHIFT_MASK, "clear" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys) && canvas != NULL; i++)
    if (keys[i].keyval == keyval && keys[i].modifiers == modifiers)
      return acies_edit_act (editor, canvas, keys[i].name);
  return FALSE;
}

gboolean
acies_edit_keys_press (AciesEditor    *editor,
                       AciesToolTray  *tray,
                       AciesCanvas    *canvas,
                       guint           keyval,
                       GdkModifierType modifiers)
{
  keyval = gdk_keyval_to_lower (keyval);
  if (acies_editor_get_state (editor) == NULL)
    return FALSE;
  if (act (editor, canvas, keyval, modifiers))
    return TRUE;
  if (modifiers == 0)
    return press_plain (editor, tray, canvas, keyval);
  if (modifiers == GDK_SHIFT_MASK)
    return extend (editor, canvas, keyval);
  return FALSE;
}
