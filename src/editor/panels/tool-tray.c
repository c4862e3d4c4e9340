/* tool-tray.c - the options of the current tool
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/tool-tray.h"

#include "editor/panels/fields.h"
#include "editor/tools/tool.h"
#include "engine/core/engine.h"
#include "engine/find/box.h"
#include "engine/view/words.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"
#include "widgets/wrap-layout.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>
#include <string.h>

/* --- the palette: a row of buttons to choose a terrain or unit type, drawn as on the board ------- */

#define ACIES_TYPE_PALETTE (acies_palette_get_type ())
G_DECLARE_FINAL_TYPE (AciesPalette, acies_palette, ACIES, PALETTE, GtkBox)

#define SWATCH_SIZE 34
#define COUNT_WIDTH 18 /* of two digits, on both sides of the picture; in a low tray, at the end */
#define N_KEYS (ACIES_MAX_SIDES * ACIES_MAX_UNIT_TYPES)

/* Fewer entries can be seen at a glance. */
#define LEAST_TO_SEARCH 8

typedef struct
{
  GtkToggleButton *button; /* (nullable): NULL for an unused key */
  GtkLabel        *count;
  GtkWidget       *caption;
  char            *words; /* text to search, with case folded */
} Entry;

struct _AciesPalette
{
  GtkBox parent_instance;

  AciesEditor *editor;
  GtkWidget   *scroller;
  GtkWidget   *line;    /* contains the entries */
  GtkWidget   *nothing; /* shown if a search finds nothing */
  GtkWidget   *search;
  GtkLabel    *total;
  gboolean     of_units;
  gboolean     has_total; /* shows how many figures of the box are used */
  gboolean     low;
  gboolean     narrow;
  guint        chosen;
  guint        idle;            /* source id of the next scrolling to the chosen entry, or 0 */
  Entry        entries[N_KEYS]; /* by key */
  gboolean     quiet;
};

G_DEFINE_FINAL_TYPE (AciesPalette, acies_palette, GTK_TYPE_BOX)

/* Several sides can have the same unit type. */
static guint
unit_key (AciesId   type,
          AciesSide side)
{
  return (guint) side * ACIES_MAX_UNIT_TYPES + type;
}

/* A click does not move the strip, else the next click would take a neighbour of the entry. */
static void
toggled_cb (GtkToggleButton *button,
            AciesPalette    *self)
{
  if (self->quiet || !gtk_toggle_button_get_active (button))
    return;
  if (!gtk_widget_has_focus (GTK_WIDGET (button)) && self->editor->canvas != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (self->editor->canvas));
  for (guint key = 0; key < N_KEYS; key++)
    {
      if (self->entries[key].button == button)
        self->chosen = key;
      if (self->entries[key].button == button && self->of_units)
        acies_editor_set_unit_type (self->editor, (AciesId) (key % ACIES_MAX_UNIT_TYPES), (AciesSide) (key / ACIES_MAX_UNIT_TYPES));
      else if (self->entries[key].button == button)
        acies_editor_set_terrain (self->editor, (AciesId) key);
    }
}

/* --- searching ------------------------------------------------------------------------------ */

static guint
count_entries (AciesPalette *self)
{
  guint n = 0;

  for (guint key = 0; key < N_KEYS; key++)
    n += self->entries[key].button != NULL;
  return n;
}

/* Shows the units of one side, or the search results of all sides. */
static void
show_entries (AciesPalette *self)
{
  g_autofree char *sought = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  guint            n_found = 0;

  g_strstrip (sought);
  for (guint key = 0; key < N_KEYS; key++)
    {
      const Entry *entry = &self->entries[key];
      gboolean     found;

      if (entry->button == NULL)
        continue;
      found = *sought != '\0' ? strstr (entry->words, sought) != NULL : !self->of_units || key / ACIES_MAX_UNIT_TYPES == acies_editor_get_side (self->editor);
      gtk_widget_set_visible (GTK_WIDGET (entry->button), found);
      n_found += found;
    }
  gtk_widget_set_visible (self->nothing, n_found == 0);
}

static gboolean
begins_a_word (const char *words,
               const char *sought)
{
  const char *found = words;

  if (*sought == '\0')
    return TRUE;
  while ((found = strstr (found, sought)) != NULL)
    {
      if (found == words || found[-1] == ' ')
        return TRUE;
      found++;
    }
  return FALSE;
}

/* Enter chooses the first match, preferably one at the start of a word. */
static void
search_activated_cb (AciesPalette *self)
{
  g_autofree char *sought = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  const Entry     *best = NULL;

  g_strstrip (sought);
  for (guint key = 0; key < N_KEYS; key++)
    {
      const Entry *entry = &self->entries[key];

      if (entry->button == NULL || strstr (entry->words, sought) == NULL)
        continue;
      if (best == NULL || (begins_a_word (entry->words, sought) && !begins_a_word (best->words, sought)))
        best = entry;
    }
  if (best == NULL)
    return;
  gtk_toggle_button_set_active (best->button, TRUE);
  gtk_widget_grab_focus (GTK_WIDGET (best->button));
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static void
search_stopped_cb (AciesPalette *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
}

static gboolean
start_search (AciesPalette *self)
{
  if (count_entries (self) < LEAST_TO_SEARCH)
    return FALSE;
  gtk_widget_set_visible (self->search, TRUE);
  return gtk_widget_grab_focus (self->search);
}

/* --- building ------------------------------------------------------------------------------- */

static void
clear (AciesPalette *self)
{
  for (guint key = 0; key < N_KEYS; key++)
    {
      if (self->entries[key].button != NULL)
        gtk_box_remove (GTK_BOX (self->line), GTK_WIDGET (self->entries[key].button));
      g_free (self->entries[key].words);
    }
  memset (self->entries, 0, sizeof self->entries);
}

static void
show_end (AciesPalette *self)
{
  gtk_widget_set_visible (self->search, !self->narrow && !self->low && count_entries (self) >= LEAST_TO_SEARCH);
  gtk_widget_set_visible (GTK_WIDGET (self->total), !self->narrow && !self->low && self->has_total);
}

static GtkToggleButton *
any_button (AciesPalette *self)
{
  for (guint key = 0; key < N_KEYS; key++)
    if (self->entries[key].button != NULL)
      return self->entries[key].button;
  return NULL;
}

static GtkWidget *
new_caption (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_widget_add_css_class (label, "caption");
  return label;
}

static GtkWidget *
new_content (AciesSwatch *swatch,
             GtkWidget   *count,
             GtkWidget   *caption)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_valign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (swatch), GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (content), GTK_WIDGET (swatch));
  gtk_box_append (GTK_BOX (content), caption);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), content);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), count);
  return overlay;
}

/* The caption is below the picture, and the number of pieces left at the upper right. In a low tray, both are beside
 * the picture, or only the number if the tray is narrow. */
static void
place_caption (AciesPalette *self,
               const Entry  *entry)
{
  GtkWidget *content = gtk_widget_get_parent (entry->caption);
  GtkWidget *swatch = gtk_widget_get_first_child (content);

  gtk_orientable_set_orientation (GTK_ORIENTABLE (content), self->low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_margin_end (content, self->low ? COUNT_WIDTH : 0);
  gtk_widget_set_margin_start (swatch, self->low ? 0 : COUNT_WIDTH);
  gtk_widget_set_margin_end (swatch, self->low ? 0 : COUNT_WIDTH);
  gtk_widget_set_valign (GTK_WIDGET (entry->count), self->low ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_visible (entry->caption, !self->low || !self->narrow);
}

static AciesSwatch *
add_button (AciesPalette *self,
            guint         key,
            const char   *name,
            const char   *full_name,
            const char   *text)
{
  Entry           *entry = &self->entries[key];
  GtkWidget       *button = gtk_toggle_button_new ();
  GtkWidget       *swatch = acies_swatch_new (SWATCH_SIZE);
  GtkWidget       *count = new_caption (NULL);
  GtkWidget       *caption = new_caption (name);
  g_autofree char *tooltip = text != NULL ? g_strdup_printf ("%s\n%s", full_name, text) : g_strdup (full_name);

  gtk_widget_set_focus_on_click (button, FALSE);
  gtk_widget_set_halign (count, GTK_ALIGN_END);
  gtk_widget_set_visible (count, FALSE);
  gtk_button_set_child (GTK_BUTTON (button), new_content (ACIES_SWATCH (swatch), count, caption));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "palette-button");
  acies_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, full_name, -1);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), any_button (self));
  *entry = (Entry) { GTK_TOGGLE_BUTTON (button), GTK_LABEL (count), caption, g_utf8_casefold (full_name, -1) };
  place_caption (self, entry);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->line), button);
  return ACIES_SWATCH (swatch);
}

/* Adds the terrains, or the unit types of all sides. */
static void
rebuild_palette (AciesPalette *self)
{
  const AciesRuleset *ruleset = acies_editor_get_state (self->editor)->ruleset;
  AciesTheme         *theme = acies_editor_get_theme (self->editor);

  clear (self);
  for (AciesId id = 0; !self->of_units && id < ruleset->n_terrains; id++)
    {
      const AciesTerrainType *type = &ruleset->terrains[id];

      acies_swatch_show_terrain (add_button (self, id, type->name, type->name, type->text), theme, id);
    }
  for (AciesSide side = 0; self->of_units && side < ruleset->n_sides; side++)
    for (AciesId id = 0; id < ruleset->n_unit_types; id++)
      {
        const AciesUnitType *type = &ruleset->unit_types[id];
        g_autofree char     *full_name = acies_unit_type_text (ruleset, id, side);
        g_autofree char     *numbers = acies_unit_type_numbers_text (ruleset, id);
        g_autofree char     *text = type->text != NULL ? g_strdup_printf ("%s\n\n%s", numbers, type->text) : g_strdup (numbers);

        if (acies_ruleset_may_have_type (ruleset, side, id))
          acies_swatch_show_unit (add_button (self, unit_key (id, side), type->name, full_name, text), ruleset, theme, id, side, 0, 0, 0, NULL);
      }
  self->has_total = self->of_units && ruleset->box_figures > 0;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  show_end (self);
  show_entries (self);
}

/* --- counting ------------------------------------------------------------------------------- */

static void
show_left (const Entry *entry,
           int          left)
{
  g_autofree char *text = NULL;
  g_autofree char *number = g_strdup_printf ("%s%d", left < 0 ? "−" : "", ABS (left));

  /* Translators: pieces of the box of the game */
  text = left >= 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d left", "%d left", (gulong) left), left)
                   : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d too many", "%d too many", (gulong) -left), -left);
  if (g_str_equal (gtk_label_get_text (entry->count), number) && gtk_widget_get_visible (GTK_WIDGET (entry->count)))
    return;
  gtk_label_set_text (entry->count, number);
  acies_accessible_name (GTK_WIDGET (entry->count), text);
  acies_accessible_describe (GTK_WIDGET (entry->button), text);
  gtk_widget_set_visible (GTK_WIDGET (entry->count), TRUE);
  acies_style_set (GTK_WIDGET (entry->count), "error", left < 0);
}

static void
show_total (AciesPalette     *self,
            const AciesState *state)
{
  guint used = acies_box_count_figures (state);
  /* Translators: figures that the battle uses, and those in the box */
  g_autofree char *text = g_strdup_printf (acies_units_say (state->ruleset, g_dngettext (GETTEXT_PACKAGE, "%1$u of the %2$u figure in the box is used", "%1$u of the %2$u figures in the box are used", state->ruleset->box_figures),
                                                            /* Translators: bases that the battle uses, and those in the box */
                                                            g_dngettext (GETTEXT_PACKAGE, "%1$u of the %2$u base in the box is used", "%1$u of the %2$u bases in the box are used", state->ruleset->box_figures)),
                                           used,
                                           state->ruleset->box_figures);

  gtk_label_set_text (self->total, text);
  acies_style_set (GTK_WIDGET (self->total), "error", used > state->ruleset->box_figures);
}

static void
count_pieces (AciesPalette     *self,
              const AciesState *state)
{
  for (guint key = 0; key < N_KEYS; key++)
    {
      const Entry *entry = &self->entries[key];
      AciesId      id = (AciesId) (key % ACIES_MAX_UNIT_TYPES);
      guint        box;

      if (entry->button == NULL)
        continue;
      box = self->of_units ? state->ruleset->unit_types[id].box : state->ruleset->terrains[id].box;
      if (box > 0)
        show_left (entry, (int) box - (int) (self->of_units ? acies_box_count_units (state, id)
                                                            : acies_box_count_tiles (state, id)));
    }
  if (self->has_total)
    show_total (self, state);
}

/* --- the class ----------------------------------------------------------------------------- */

static int
width_of (GtkWidget *widget)
{
  int width;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  return width;
}

/* Entries that were just shown do not have their places yet, so the widths of those before are added up. */
static void
scroll_to_chosen (AciesPalette *self)
{
  GtkWidget *chosen = GTK_WIDGET (self->entries[self->chosen].button);
  int        start = 0;

  g_clear_handle_id (&self->idle, g_source_remove);
  if (chosen == NULL || !gtk_widget_get_visible (chosen))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (self->line); child != chosen; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      start += width_of (child) + gtk_box_get_spacing (GTK_BOX (self->line));
  gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller)), start, start + width_of (chosen));
}

/* A new value is lost while the strip gets its size. */
static void
resized_cb (AciesPalette *self)
{
  if (self->idle == 0)
    self->idle = g_idle_add_once ((GSourceOnceFunc) scroll_to_chosen, self);
}

static void
set_chosen (AciesPalette *self,
            guint         key)
{
  if (key >= N_KEYS || self->entries[key].button == NULL)
    return;
  self->quiet = TRUE;
  gtk_toggle_button_set_active (self->entries[key].button, TRUE);
  self->quiet = FALSE;
  if (self->chosen != key)
    {
      self->chosen = key;
      scroll_to_chosen (self);
    }
}

static void
fold_palette (AciesPalette *self,
              gboolean      low,
              gboolean      narrow)
{
  self->low = low;
  self->narrow = narrow;
  for (guint key = 0; key < N_KEYS; key++)
    if (self->entries[key].button != NULL)
      place_caption (self, &self->entries[key]);
  show_end (self);
}

static void
acies_palette_finalize (GObject *object)
{
  g_clear_handle_id (&ACIES_PALETTE (object)->idle, g_source_remove);
  for (guint key = 0; key < N_KEYS; key++)
    g_free (ACIES_PALETTE (object)->entries[key].words);
  G_OBJECT_CLASS (acies_palette_parent_class)->finalize (object);
}

static void
acies_palette_class_init (AciesPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = acies_palette_finalize;
  gtk_widget_class_set_css_name (widget_class, "palette");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/palette.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, line);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, nothing);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, search);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, total);
  gtk_widget_class_bind_template_callback (widget_class, show_entries);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
}

static void
acies_palette_init (AciesPalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_tooltip_set (self->search, _ ("Search (/)"));
  acies_scroll_sideways (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                           G_CALLBACK (resized_cb), self, G_CONNECT_SWAPPED);
}

/* --- the tray ---------------------------------------------------------------------------------- */

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
  AciesPalette    *palettes[2]; /* (nullable): terrains and unit types; created when a tool first needs them */
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

gboolean
acies_tool_tray_start_search (AciesToolTray *self)
{
  GtkWidget *page;

  g_return_val_if_fail (ACIES_IS_TOOL_TRAY (self), FALSE);

  page = gtk_stack_get_visible_child (self->stack);
  return ACIES_IS_PALETTE (page) && start_search (ACIES_PALETTE (page));
}

/* --- showing -------------------------------------------------------------------------------- */

/* Creates a palette when a tool first needs it. */
static void
make_palette (AciesToolTray *self,
              const char    *page)
{
  gboolean      of_units = g_str_equal (page, "unit");
  AciesPalette *palette;

  if (self->palettes[of_units] != NULL || (!of_units && !g_str_equal (page, "terrain")))
    return;
  palette = self->palettes[of_units] = g_object_new (ACIES_TYPE_PALETTE, NULL);
  palette->editor = self->editor;
  palette->of_units = of_units;
  acies_accessible_name (GTK_WIDGET (palette), of_units ? _ ("Unit to place") : _ ("Terrain to paint"));
  fold_palette (palette, self->low, self->narrow);
  gtk_stack_add_named (self->stack, GTK_WIDGET (palette), page);
  rebuild_palette (palette);
  count_pieces (palette, acies_editor_get_state (self->editor));
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
  const guint   chosen[] = { acies_editor_get_terrain (self->editor),
                             unit_key (acies_editor_get_unit_type (self->editor), acies_editor_get_side (self->editor)) };

  if (acies_editor_get_state (self->editor) == NULL)
    return;
  gtk_widget_set_visible (self->brush_box, contents[tool].has_brush);
  gtk_widget_set_visible (GTK_WIDGET (self->sides), contents[tool].has_side);
  show_figures (self);
  gtk_label_set_text (self->words, words_of (self, tool));
  make_palette (self, contents[tool].page);
  gtk_stack_set_visible_child_name (self->stack, contents[tool].page);
  for (guint i = 0; i < G_N_ELEMENTS (self->palettes); i++)
    if (self->palettes[i] != NULL)
      {
        show_entries (self->palettes[i]);
        set_chosen (self->palettes[i], chosen[i]);
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
  for (guint i = 0; i < G_N_ELEMENTS (self->palettes); i++)
    if (self->palettes[i] != NULL)
      rebuild_palette (self->palettes[i]);
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
  for (guint i = 0; i < G_N_ELEMENTS (self->palettes); i++)
    if (self->palettes[i] != NULL)
      count_pieces (self->palettes[i], state);
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
  for (guint i = 0; i < G_N_ELEMENTS (self->palettes); i++)
    if (self->palettes[i] != NULL)
      fold_palette (self->palettes[i], low, narrow);
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

/* Tab follows the order of the parts. GTK would begin with the part whose centre is highest, even by half a pixel. */
static gboolean
acies_tool_tray_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  GtkWidget *box = ACIES_TOOL_TRAY (widget)->box;
  GtkWidget *part = gtk_widget_get_focus_child (box);
  gboolean   forward = direction == GTK_DIR_TAB_FORWARD;

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (acies_tool_tray_parent_class)->focus (widget, direction);
  if (part == NULL)
    part = forward ? gtk_widget_get_first_child (box) : gtk_widget_get_last_child (box);
  while (part != NULL && !gtk_widget_child_focus (part, direction))
    part = forward ? gtk_widget_get_next_sibling (part) : gtk_widget_get_prev_sibling (part);
  return part != NULL;
}

static void
acies_tool_tray_class_init (AciesToolTrayClass *klass)
{
  GtkWidgetClass  *widget_class = GTK_WIDGET_CLASS (klass);
  AciesPanelClass *panel_class = ACIES_PANEL_CLASS (klass);

  widget_class->focus = acies_tool_tray_focus;
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
