/* edit-keys.c - the keys of the Edit view
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/edit-menu.h"

#include "editor/panels/tool-bar.h"
#include "editor/tools/edit-clipboard.h"
#include "engine/core/procs.h"

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
