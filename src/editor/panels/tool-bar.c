/* tool-bar.c - a toolbar with a button for each tool, labelled with its key
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/tool-bar.h"

#include "editor/panels/board-menu.h"
#include "editor/panels/fields.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* In pixels. */
#define BREADTH 48 /* of the toolbar */
#define LENGTH 45  /* of a button */
#define LEAST_LENGTH 28
#define LENGTH_WITH_KEY 36 /* a shorter button does not show its key */

struct _AciesToolBar
{
  GtkWidget parent_instance;

  GtkOrientation   orientation;
  AciesEditor     *editor;
  GtkToggleButton *buttons[ACIES_N_TOOLS];
  GtkWidget       *symmetry_button;
  GtkWidget       *board_button;
};

G_DEFINE_FINAL_TYPE (AciesToolBar, acies_tool_bar, GTK_TYPE_WIDGET)

/* In display order. */
static const struct
{
  AciesToolKind tool;
  const char   *icon;
  const char   *label;
  const char   *text; /* the tooltip, without the key */
  guint         keys[2];
} tools[ACIES_N_TOOLS] = {
  { ACIES_TOOL_SELECT, "acies-select-symbolic", NC_ ("tool", "Select"), N_ ("Select and move"), { GDK_KEY_v } },
  { ACIES_TOOL_TERRAIN, "acies-brush-symbolic", NC_ ("tool", "Terrain"), N_ ("Paint terrain"), { GDK_KEY_t } },
  { ACIES_TOOL_FILL, "acies-fill-symbolic", NC_ ("tool", "Fill"), N_ ("Fill a connected area of one terrain"), { GDK_KEY_f } },
  { ACIES_TOOL_UNIT, "acies-shield-symbolic", NC_ ("tool", "Units"), N_ ("Place units"), { GDK_KEY_u } },
  { ACIES_TOOL_ERASER, "acies-eraser-symbolic", NC_ ("tool", "Erase"), N_ ("Erase units or terrain; Shift+right-click does so with any tool"), { GDK_KEY_e } },
  { ACIES_TOOL_PICK, "acies-pick-symbolic", NC_ ("tool", "Pick"), N_ ("Pick a unit or terrain from the board; right-click does so with any tool"), { GDK_KEY_i, GDK_KEY_k } },
  { ACIES_TOOL_LABEL, "acies-label-symbolic", NC_ ("tool", "Label"), N_ ("Label a place"), { GDK_KEY_l } },
  { ACIES_TOOL_ENTRY, "acies-entry-symbolic", NC_ ("tool", "Entry"), N_ ("Mark where the reserve enters"), { GDK_KEY_n } },
  { ACIES_TOOL_CAMP, "acies-camp-symbolic", NC_ ("tool", "Camp"), N_ ("Mark the camp of a side"), { GDK_KEY_c } },
};

AciesToolKind
acies_tool_for_key (guint keyval)
{
  for (guint i = 0; i < ACIES_N_TOOLS; i++)
    for (guint j = 0; j < G_N_ELEMENTS (tools[i].keys); j++)
      if (tools[i].keys[j] != 0 && tools[i].keys[j] == keyval)
        return tools[i].tool;
  return ACIES_N_TOOLS;
}

/* --- content -------------------------------------------------------------------------------- */

/* Sets the accessible name, and the tooltip with the key. */
static void
name_button (GtkWidget  *button,
             const char *name,
             const char *text,
             guint       key)
{
  g_autofree char *key_name = gtk_accelerator_get_label (key, 0);
  /* Translators: what a button does, and its key: "Place units (U)" */
  g_autofree char *tooltip = g_strdup_printf (_ ("%1$s (%2$s)"), text, key_name);

  acies_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, tooltip, -1);
}

static void
show_symmetry (AciesToolBar *self)
{
  static const struct
  {
    const char *icon;
    const char *name;
  } kinds[ACIES_N_SYMMETRIES] = {
    [ACIES_SYMMETRY_NONE] = { "acies-symmetry-none-symbolic", N_ ("No symmetry") },
    [ACIES_SYMMETRY_LEFT_RIGHT] = { "acies-symmetry-left-right-symbolic", N_ ("Mirror left and right") },
    [ACIES_SYMMETRY_TOP_BOTTOM] = { "acies-symmetry-top-bottom-symbolic", N_ ("Mirror top and bottom") },
    [ACIES_SYMMETRY_HALF_TURN] = { "acies-symmetry-half-turn-symbolic", N_ ("Half turn") },
  };
  AciesSymmetry symmetry = acies_editor_get_symmetry (self->editor);
  GtkWidget    *overlay = gtk_menu_button_get_child (GTK_MENU_BUTTON (self->symmetry_button));
  GtkWidget    *icon = gtk_overlay_get_child (GTK_OVERLAY (overlay));

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), kinds[symmetry].icon);
  name_button (self->symmetry_button, _ ("Symmetry"), gettext (kinds[symmetry].name), GDK_KEY_s);
  acies_style_set (self->symmetry_button, "in-use", symmetry != ACIES_SYMMETRY_NONE);
}

/* Shows only the tools that are of use in the ruleset. */
static void
show_tools (AciesToolBar *self)
{
  for (guint tool = 0; tool < ACIES_N_TOOLS; tool++)
    gtk_widget_set_visible (GTK_WIDGET (self->buttons[tool]), acies_editor_knows_tool (self->editor, tool));
  gtk_widget_set_visible (self->symmetry_button, acies_editor_can_reshape (self->editor, ACIES_RESHAPE_SYMMETRY));
}

/* --- layout --------------------------------------------------------------------------------- */

static guint
count_buttons (AciesToolBar *self)
{
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self)); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += gtk_widget_should_layout (child);
  return n;
}

/* Returns 2 if one line would be too short. */
static guint
count_lines (AciesToolBar *self,
             int           length)
{
  return (int) count_buttons (self) * LEAST_LENGTH > length ? 2 : 1;
}

static void
acies_tool_bar_measure (GtkWidget     *widget,
                        GtkOrientation orientation,
                        int            for_size,
                        int           *minimum,
                        int           *natural,
                        int           *minimum_baseline,
                        int           *natural_baseline)
{
  AciesToolBar *self = ACIES_TOOL_BAR (widget);
  int           n = (int) count_buttons (self);

  if (orientation != self->orientation)
    {
      *minimum = *natural = BREADTH;
      return;
    }
  *minimum = (n + 1) / 2 * LEAST_LENGTH;
  *natural = n * LENGTH;
}

/* Shows or hides the key in the corner of a button. */
static void
show_key (GtkWidget *child,
          gboolean   shown)
{
  GtkWidget *content = GTK_IS_MENU_BUTTON (child) ? gtk_menu_button_get_child (GTK_MENU_BUTTON (child)) : gtk_button_get_child (GTK_BUTTON (child));
  GtkWidget *key = GTK_IS_OVERLAY (content) ? gtk_widget_get_last_child (content) : NULL;

  if (key != NULL)
    gtk_widget_set_child_visible (key, shown);
}

static void
acies_tool_bar_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height,
                              int        baseline)
{
  AciesToolBar *self = ACIES_TOOL_BAR (widget);
  gboolean      across = self->orientation == GTK_ORIENTATION_HORIZONTAL;
  int           length = across ? width : height;
  int           n = (int) count_buttons (self);
  int           lines = (int) count_lines (self, length);
  int           per_line = MAX ((n + lines - 1) / lines, 1);
  int           pitch = MIN (length / per_line, LENGTH);
  int           breadth = (across ? height : width) / lines;
  int           i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      int           at = i % per_line * pitch, line = i / per_line * breadth;
      GtkAllocation place;

      if (!gtk_widget_should_layout (child))
        continue;
      if (lines == 1 && child == self->board_button)
        at = length - pitch;
      place = across ? (GtkAllocation) { at, line, pitch, breadth } : (GtkAllocation) { line, at, breadth, pitch };
      show_key (child, lines == 1 && pitch >= LENGTH_WITH_KEY);
      gtk_widget_size_allocate (child, &place, -1);
      i++;
    }
}

void
acies_tool_bar_set_orientation (AciesToolBar  *self,
                                GtkOrientation orientation)
{
  GtkPositionType direction = orientation == GTK_ORIENTATION_VERTICAL ? GTK_POS_RIGHT : GTK_POS_TOP;

  g_return_if_fail (ACIES_IS_TOOL_BAR (self));

  self->orientation = orientation;
  gtk_popover_set_position (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->symmetry_button)), direction);
  gtk_popover_set_position (gtk_menu_button_get_popover (GTK_MENU_BUTTON (self->board_button)), direction);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- the widget ----------------------------------------------------------------------------- */

static GtkWidget *
new_content (const char *icon,
             guint       key)
{
  GtkWidget       *content = gtk_overlay_new ();
  g_autofree char *key_name = gtk_accelerator_get_label (key, 0);
  GtkWidget       *label = gtk_label_new (key_name);

  gtk_widget_set_hexpand (content, TRUE); /* the key is in the corner of the button */
  gtk_widget_set_vexpand (content, TRUE);
  gtk_overlay_set_child (GTK_OVERLAY (content), gtk_image_new_from_icon_name (icon));
  gtk_widget_set_halign (label, GTK_ALIGN_END);
  gtk_widget_set_valign (label, GTK_ALIGN_END);
  gtk_widget_add_css_class (label, "tool-key");
  gtk_overlay_add_overlay (GTK_OVERLAY (content), label);
  return content;
}

static void
add_tool (AciesToolBar *self,
          guint         i)
{
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_content (tools[i].icon, tools[i].keys[0]));
  gtk_widget_add_css_class (button, "flat");
  name_button (button, g_dpgettext2 (GETTEXT_PACKAGE, "tool", tools[i].label), gettext (tools[i].text), tools[i].keys[0]);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), i > 0 ? self->buttons[tools[0].tool] : NULL);
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  self->buttons[tools[i].tool] = GTK_TOGGLE_BUTTON (button);
  acies_bind_choice (G_OBJECT (self->editor), "tool", self->buttons[tools[i].tool], tools[i].tool);
}

static GtkWidget *
add_menu (AciesToolBar *self,
          GtkWidget    *content)
{
  GtkWidget *button = gtk_menu_button_new ();
  GtkWidget *popover = gtk_popover_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), content);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), popover);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_parent (button, GTK_WIDGET (self));
  return button;
}

static void
add_symmetry (AciesToolBar *self)
{
  GtkWidget *content = new_content ("", GDK_KEY_s);

  self->symmetry_button = add_menu (self, g_object_new (ACIES_TYPE_SYMMETRY_BOX, "model", self->editor, NULL));
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->symmetry_button), content);
  gtk_widget_set_halign (gtk_widget_get_parent (content), GTK_ALIGN_FILL); /* GTK would centre it with its key */
  g_signal_connect_object (self->editor, "notify::symmetry", G_CALLBACK (show_symmetry), self, G_CONNECT_SWAPPED);
  show_symmetry (self);
}

static void
add_board (AciesToolBar *self,
           AciesScout   *scout)
{
  self->board_button = add_menu (self, acies_board_menu_new (self->editor, scout));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->board_button), "view-more-symbolic");
  acies_tooltip_set (self->board_button, _ ("Whole board, reach and threat"));
  acies_accessible_name (self->board_button, C_ ("heading", "Whole Board"));
}

GtkWidget *
acies_tool_bar_new (AciesEditor *editor,
                    AciesScout  *scout)
{
  AciesToolBar *self = g_object_new (ACIES_TYPE_TOOL_BAR, NULL);

  self->editor = editor;
  for (guint i = 0; i < ACIES_N_TOOLS; i++)
    add_tool (self, i);
  add_symmetry (self);
  add_board (self, scout);
  g_signal_connect_object (editor, "changed", G_CALLBACK (show_tools), self, G_CONNECT_SWAPPED);
  show_tools (self);
  acies_tool_bar_set_orientation (self, GTK_ORIENTATION_VERTICAL);
  return GTK_WIDGET (self);
}

static void
acies_tool_bar_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (acies_tool_bar_parent_class)->dispose (object);
}

static void
acies_tool_bar_class_init (AciesToolBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_tool_bar_dispose;
  widget_class->measure = acies_tool_bar_measure;
  widget_class->size_allocate = acies_tool_bar_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "tool-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
acies_tool_bar_init (AciesToolBar *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Tools"), -1);
}
