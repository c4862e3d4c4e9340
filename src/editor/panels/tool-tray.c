/* tool-tray.c - the options of the current tool
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/tool-tray.h"

#include "editor/panels/fields.h"
#include "editor/panels/palette.h"
#include "engine/core/engine.h"
#include "engine/view/words.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

/* Between its parts in pixels, and what a palette has beside the others, else it stands below them. */
#define GAP 9
#define PALETTE_ROOM 220

struct _AciesToolTray
{
  AciesPanel parent_instance;

  GtkWidget       *box;
  AciesEditor     *editor;
  gboolean         low;
  gboolean         narrow;
  GtkBox          *sides;
  GtkToggleButton *side_buttons[ACIES_MAX_SIDES]; /* NULL for unused sides */
  GtkWidget       *brush_box;
  GtkToggleButton *brush_1;
  GtkToggleButton *brush_7;
  GtkToggleButton *brush_19;
  GtkWidget       *figures; /* figures of placed units: a label, and a button for each number */
  GtkLabel        *figures_label;
  GtkWidget       *figures_line;
  GtkStack        *stack;
  GtkWidget       *actions; /* actions on the selection */
  GtkWidget       *cut;
  GtkWidget       *copy;
  GtkWidget       *paste;
  GtkWidget       *rotate;
  GtkWidget       *flip;
  GtkWidget       *select_all;
  GtkCheckButton  *ground;
  GtkLabel        *words;
  AciesPalette    *terrains;   /* (nullable): created when a tool first needs it */
  AciesPalette    *unit_types; /* (nullable): likewise */
};

G_DEFINE_FINAL_TYPE (AciesToolTray, acies_tool_tray, ACIES_TYPE_PANEL)

/* The options of each tool. */
static const struct
{
  const char *page;
  gboolean    has_brush;
  gboolean    has_side;
  const char *words;      /* text of the page "words" */
  const char *of_squares; /* the text on boards of squares; NULL for the same text */
} contents[ACIES_N_TOOLS] = {
  [ACIES_TOOL_SELECT] = { "select", FALSE, FALSE, NULL },
  [ACIES_TOOL_TERRAIN] = { "terrain", TRUE, FALSE, NULL },
  [ACIES_TOOL_UNIT] = { "unit", FALSE, TRUE, NULL },
  [ACIES_TOOL_ERASER] = { "words", TRUE, FALSE, N_ ("Start on a unit to erase units, elsewhere to clear terrain.") },
  [ACIES_TOOL_FILL] = { "terrain", FALSE, FALSE, NULL },
  [ACIES_TOOL_PICK] = { "words", FALSE, FALSE, N_ ("Click a unit to place more of its kind, or terrain to paint more of it.") },
  [ACIES_TOOL_LABEL] = { "words", FALSE, FALSE, N_ ("Click a hex and type the name of the place. An empty name removes the label."),
                         N_ ("Click a square and type the name of the place. An empty name removes the label.") },
  [ACIES_TOOL_ENTRY] = { "words", FALSE, TRUE, N_ ("The reserve of this side enters at the marked hexes. Click a marked hex to remove the mark."),
                         N_ ("The reserve of this side enters at the marked squares. Click a marked square to remove the mark.") },
  [ACIES_TOOL_CAMP] = { "words", FALSE, TRUE, N_ ("Each side can have one camp. Click the camp to remove it.") },
};

/* --- user actions --------------------------------------------------------------------------- */

static void
terrain_chosen_cb (AciesToolTray *self,
                   guint          id)
{
  acies_editor_set_terrain (self->editor, (AciesId) id);
}

static void
unit_type_chosen_cb (AciesToolTray *self,
                     guint          key)
{
  acies_editor_set_unit_type (self->editor, (AciesId) (key % ACIES_MAX_UNIT_TYPES),
                              (AciesSide) (key / ACIES_MAX_UNIT_TYPES));
}

gboolean
acies_tool_tray_start_search (AciesToolTray *self)
{
  GtkWidget *page;

  g_return_val_if_fail (ACIES_IS_TOOL_TRAY (self), FALSE);

  page = gtk_stack_get_visible_child (self->stack);
  return ACIES_IS_PALETTE (page) && acies_palette_start_search (ACIES_PALETTE (page));
}

/* --- showing -------------------------------------------------------------------------------- */

static AciesPalette *
add_palette (AciesToolTray *self,
             const char    *page,
             const char    *name,
             GCallback      chosen)
{
  GtkWidget *palette = g_object_new (ACIES_TYPE_PALETTE, NULL);

  acies_accessible_name (palette, name);
  acies_palette_set_compact (ACIES_PALETTE (palette), self->low, self->narrow);
  g_signal_connect_object (palette, "chosen", chosen, self, G_CONNECT_SWAPPED);
  gtk_stack_add_named (self->stack, palette, page);
  return ACIES_PALETTE (palette);
}

/* Creates a palette when a tool first needs it. */
static void
make_palette (AciesToolTray *self,
              AciesToolKind  tool)
{
  const AciesState *state = acies_editor_get_state (self->editor);
  const char       *page = contents[tool].page;

  if (self->terrains == NULL && g_str_equal (page, "terrain"))
    {
      self->terrains = add_palette (self, page, _ ("Terrain to paint"), G_CALLBACK (terrain_chosen_cb));
      acies_palette_show_terrains (self->terrains, state->ruleset, acies_editor_get_theme (self->editor));
      acies_palette_count (self->terrains, state);
    }
  if (self->unit_types == NULL && g_str_equal (page, "unit"))
    {
      self->unit_types = add_palette (self, page, _ ("Unit to place"), G_CALLBACK (unit_type_chosen_cb));
      acies_palette_show_unit_types (self->unit_types, state->ruleset, acies_editor_get_theme (self->editor));
      acies_palette_count (self->unit_types, state);
    }
}

static const char *
words_of (AciesToolTray *self,
          AciesToolKind  tool)
{
  const AciesBoard *board = acies_editor_get_state (self->editor)->board;
  const char       *words = contents[tool].of_squares != NULL && board->layout == ACIES_BOARD_SQUARES ? contents[tool].of_squares
                                                                                                      : contents[tool].words;

  return words != NULL ? gettext (words) : "";
}

/* Shows a button for each number that the type can have. Hidden if the type always has one figure. */
static void
show_figures (AciesToolTray *self)
{
  guint most = acies_state_strength (acies_editor_get_state (self->editor), acies_editor_get_unit_type (self->editor));
  guint number = 1;

  gtk_widget_set_visible (self->figures, acies_editor_get_tool (self->editor) == ACIES_TOOL_UNIT && most > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->figures_label), !self->narrow); /* it still labels the buttons for screen readers */
  for (GtkWidget *child = gtk_widget_get_first_child (self->figures_line); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_visible (child, number++ <= most);
}

static void
show_editor (AciesToolTray *self)
{
  AciesToolKind tool = acies_editor_get_tool (self->editor);
  AciesSide     side = acies_editor_get_side (self->editor);

  if (acies_editor_get_state (self->editor) == NULL)
    return;
  gtk_widget_set_visible (self->brush_box, contents[tool].has_brush);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), contents[tool].has_side);
  show_figures (self);
  gtk_label_set_text (self->words, words_of (self, tool));
  make_palette (self, tool);
  gtk_stack_set_visible_child_name (self->stack, contents[tool].page);
  if (self->terrains != NULL)
    acies_palette_set_chosen (self->terrains, acies_editor_get_terrain (self->editor));
  if (self->unit_types != NULL)
    {
      acies_palette_set_side (self->unit_types, side);
      acies_palette_set_chosen (self->unit_types, acies_palette_unit_key (acies_editor_get_unit_type (self->editor), side));
    }
}

/* Names each brush by the number of hexes or squares that it paints. */
static void
name_brushes (AciesToolTray    *self,
              const AciesBoard *board)
{
  static const char *const icons[][ACIES_MAX_BRUSH_RADIUS + 1] = {
    [ACIES_BOARD_HEXES] = { "acies-brush-1-symbolic", "acies-brush-7-symbolic", "acies-brush-19-symbolic" },
    [ACIES_BOARD_SQUARES] = { "acies-brush-square-symbolic", "acies-brush-5-symbolic", "acies-brush-13-symbolic" },
  };
  GtkToggleButton *brushes[ACIES_MAX_BRUSH_RADIUS + 1] = { self->brush_1, self->brush_7, self->brush_19 };

  for (guint radius = 0; radius <= ACIES_MAX_BRUSH_RADIUS; radius++)
    {
      guint            n = acies_brush_count ((AciesBoardLayout) board->layout, radius);
      g_autofree char *tooltip = NULL;
      g_autofree char *name = NULL;

      tooltip = radius == 0 ? g_strdup (acies_board_say (board, _ ("One hex (1)"), _ ("One square (1)")))
                            /* Translators: how many hexes a brush paints, and the key of that brush */
                            : g_strdup_printf (acies_board_say (board, g_dngettext (GETTEXT_PACKAGE, "%1$u hex (%2$u)", "%1$u hexes (%2$u)", n),
                                                                /* Translators: how many squares a brush paints, and the key of that brush */
                                                                g_dngettext (GETTEXT_PACKAGE, "%1$u square (%2$u)", "%1$u squares (%2$u)", n)),
                                               n, radius + 1);
      name = radius == 0 ? g_strdup (acies_board_say (board, _ ("Brush of one hex"), _ ("Brush of one square")))
                         : g_strdup_printf (acies_board_say (board, g_dngettext (GETTEXT_PACKAGE, "Brush of %u hex", "Brush of %u hexes", n), g_dngettext (GETTEXT_PACKAGE, "Brush of %u square", "Brush of %u squares", n)), n);
      gtk_button_set_icon_name (GTK_BUTTON (brushes[radius]), icons[board->layout][radius]);
      acies_tooltip_set (GTK_WIDGET (brushes[radius]), tooltip);
      acies_accessible_name (GTK_WIDGET (brushes[radius]), name);
    }
}

/* These actions are impossible on boards of squares; the tooltips then say why. */
static void
name_pieces (AciesToolTray    *self,
             const AciesBoard *board)
{
  const char *refusal = acies_reshape_refusal (board, ACIES_RESHAPE_PIECE);
  const struct
  {
    GtkWidget  *button;
    const char *tooltip;
  } pieces[] = {
    { self->cut, _ ("Cut (Ctrl+X)") },
    { self->copy, _ ("Copy (Ctrl+C)") },
    { self->paste, _ ("Paste (Ctrl+V)") },
    { self->rotate, _ ("Rotate by 60° (R)") },
    { self->flip, _ ("Flip horizontally (H)") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      acies_tooltip_set (pieces[i].button, refusal != NULL ? refusal : pieces[i].tooltip);
      gtk_accessible_update_property (GTK_ACCESSIBLE (pieces[i].button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      refusal != NULL ? refusal : "", -1);
    }
  acies_tooltip_set (self->select_all, acies_board_say (board, _ ("Select all hexes (Ctrl+A)"), _ ("Select all squares (Ctrl+A)")));
  gtk_widget_set_visible (GTK_WIDGET (self->ground), refusal == NULL);
}

/* Two sides are one above the other if there is room. */
static void
arrange_sides (AciesToolTray *self)
{
  gboolean across = self->low || self->side_buttons[MIN (2, ACIES_MAX_SIDES - 1)] != NULL;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->sides), across ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

static void
rebuild_sides (AciesToolTray      *self,
               const AciesRuleset *ruleset)
{
  for (AciesSide side = 0; side < G_N_ELEMENTS (self->side_buttons); side++)
    if (self->side_buttons[side] != NULL)
      gtk_box_remove (self->sides, GTK_WIDGET (self->side_buttons[side]));
  memset (self->side_buttons, 0, sizeof self->side_buttons);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      GtkWidget *button = gtk_toggle_button_new_with_label (ruleset->sides[side].name);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), self->side_buttons[0]);
      gtk_box_append (self->sides, button);
      self->side_buttons[side] = GTK_TOGGLE_BUTTON (button);
      acies_bind_choice (G_OBJECT (self->editor), "side", self->side_buttons[side], side);
    }
  arrange_sides (self);
}

static void
rebuild_figures (AciesToolTray    *self,
                 const AciesState *state)
{
  gboolean         wounds = acies_ruleset_has (state->ruleset, ACIES_TRAIT_COUNTS_WOUNDS);
  GtkToggleButton *first = NULL;
  guint            most = 0;

  acies_box_clear (GTK_BOX (self->figures_line));
  gtk_label_set_text (self->figures_label, wounds ? _ ("Wounds left") : acies_units_say (state->ruleset, _ ("Figures"), _ ("Bases")));
  for (AciesId type = 0; type < state->ruleset->n_unit_types; type++)
    most = MAX (most, acies_state_strength (state, type));
  for (guint number = 1; number <= most; number++)
    {
      g_autofree char *digit = g_strdup_printf ("%u", number);
      g_autofree char *name = wounds ? acies_wounds_to_string (number) : acies_figures_to_string (state->ruleset, number);
      GtkWidget       *button = gtk_toggle_button_new_with_label (digit);

      gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), first);
      first = first != NULL ? first : GTK_TOGGLE_BUTTON (button);
      acies_accessible_name (button, name);
      gtk_box_append (GTK_BOX (self->figures_line), button);
      acies_bind_choice (G_OBJECT (self->editor), "figures", GTK_TOGGLE_BUTTON (button), number);
    }
}

static void
rebuild (AciesToolTray    *self,
         const AciesState *state)
{
  name_brushes (self, state->board);
  name_pieces (self, state->board);
  rebuild_sides (self, state->ruleset);
  rebuild_figures (self, state);
  if (self->terrains != NULL)
    acies_palette_show_terrains (self->terrains, state->ruleset, acies_editor_get_theme (self->editor));
  if (self->unit_types != NULL)
    acies_palette_show_unit_types (self->unit_types, state->ruleset, acies_editor_get_theme (self->editor));
  show_editor (self);
}

static void
acies_tool_tray_refresh (AciesPanel *panel,
                         GArray     *events,
                         gboolean    forward)
{
  AciesToolTray    *self = ACIES_TOOL_TRAY (panel);
  const AciesState *state = acies_editor_get_state (self->editor);

  if (state == NULL)
    return;
  if (events == NULL)
    rebuild (self, state);
  if (self->terrains != NULL)
    acies_palette_count (self->terrains, state);
  if (self->unit_types != NULL)
    acies_palette_count (self->unit_types, state);
  show_figures (self); /* a switch can change the maximum */
}

void
acies_tool_tray_set_compact (AciesToolTray *self,
                             gboolean       low,
                             gboolean       narrow)
{
  g_return_if_fail (ACIES_IS_TOOL_TRAY (self));

  self->low = low;
  self->narrow = narrow;
  arrange_sides (self);
  if (acies_editor_get_state (self->editor) != NULL)
    show_figures (self);
  if (self->terrains != NULL)
    acies_palette_set_compact (self->terrains, low, narrow);
  if (self->unit_types != NULL)
    acies_palette_set_compact (self->unit_types, low, narrow);
  acies_style_set (self->box, "compact", low);
}

static void
acies_tool_tray_model_set (AciesPanel *panel)
{
  static const char *const shown[] = { "notify::tool", "notify::terrain", "notify::unit-type", "notify::side" };
  AciesToolTray           *self = ACIES_TOOL_TRAY (panel);
  GtkToggleButton         *brushes[ACIES_MAX_BRUSH_RADIUS + 1] = { self->brush_1, self->brush_7, self->brush_19 };

  for (guint radius = 0; radius <= ACIES_MAX_BRUSH_RADIUS; radius++)
    acies_bind_choice (G_OBJECT (self->editor), "brush", brushes[radius], radius);
  g_object_bind_property (self->editor, "units-alone", self->ground, "active",
                          G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    g_signal_connect_object (self->editor, shown[i], G_CALLBACK (show_editor), self, G_CONNECT_SWAPPED);
}

static void
acies_tool_tray_class_init (AciesToolTrayClass *klass)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  panel_class->refresh = acies_tool_tray_refresh;
  panel_class->model_set = acies_tool_tray_model_set;
  acies_panel_class_bind_model (klass, AciesToolTray, editor);
  acies_panel_class_set_template (panel_class, "tool-tray.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, box);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, sides);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, brush_box);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, brush_1);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, brush_7);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, brush_19);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, figures);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, figures_label);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, figures_line);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, stack);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, actions);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, cut);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, copy);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, paste);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, rotate);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, flip);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, select_all);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, ground);
  gtk_widget_class_bind_template_child (widget_class, AciesToolTray, words);
}

static void
acies_tool_tray_init (AciesToolTray *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->box, acies_wrap_layout_new (GAP, PALETTE_ROOM));
  acies_scroll_sideways (GTK_SCROLLED_WINDOW (self->actions));
  acies_tooltip_when_cut (self->words);
}
