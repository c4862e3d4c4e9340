/* palette.c - a horizontally scrolling row of buttons to choose a terrain or unit type
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/palette.h"

#include "engine/find/findings.h"
#include "widgets/accessible.h"
#include "widgets/controls.h"
#include "widgets/hex-text.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define SWATCH_SIZE 34
#define COUNT_WIDTH 14 /* on both sides of the picture */
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
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *scroller;
  GtkWidget *line;    /* contains the entries */
  GtkWidget *nothing; /* shown if a search finds nothing */
  GtkWidget *search;
  GtkLabel  *total;
  gboolean   of_units;
  gboolean   has_total; /* shows how many figures of the box are used */
  gboolean   low;
  gboolean   narrow;
  AciesSide  side; /* side whose units are shown */
  guint      chosen;
  Entry      entries[N_KEYS]; /* by key */
  gboolean   quiet;
};

enum
{
  CHOSEN,
  N_SIGNALS
};
static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (AciesPalette, acies_palette, GTK_TYPE_WIDGET)

static void
toggled_cb (GtkToggleButton *button,
            AciesPalette    *self)
{
  if (self->quiet || !gtk_toggle_button_get_active (button))
    return;
  for (guint key = 0; key < N_KEYS; key++)
    if (self->entries[key].button == button)
      g_signal_emit (self, signals[CHOSEN], 0, key);
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
      found = *sought != '\0' ? strstr (entry->words, sought) != NULL : !self->of_units || key / ACIES_MAX_UNIT_TYPES == self->side;
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

gboolean
acies_palette_start_search (AciesPalette *self)
{
  g_return_val_if_fail (ACIES_IS_PALETTE (self), FALSE);

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

static void
finish (AciesPalette *self,
        gboolean      has_total)
{
  self->has_total = has_total;
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  show_end (self);
  show_entries (self);
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

/* The number of pieces left is at the upper right of the picture. */
static GtkWidget *
new_content (AciesSwatch *swatch,
             GtkWidget   *count,
             GtkWidget   *caption)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *overlay = gtk_overlay_new ();

  gtk_widget_set_valign (content, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (overlay, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (overlay, SWATCH_SIZE + 2 * COUNT_WIDTH, -1);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), GTK_WIDGET (swatch));
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), count);
  gtk_box_append (GTK_BOX (content), overlay);
  gtk_box_append (GTK_BOX (content), caption);
  return content;
}

/* Puts the caption below the picture. In a low tray, puts it beside the picture, or hides it if the tray is narrow. */
static void
place_caption (AciesPalette *self,
               GtkWidget    *caption)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_parent (caption)), self->low ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_visible (caption, !self->low || !self->narrow);
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

  gtk_widget_set_halign (count, GTK_ALIGN_END);
  gtk_widget_set_valign (count, GTK_ALIGN_START);
  gtk_widget_set_visible (count, FALSE);
  gtk_button_set_child (GTK_BUTTON (button), new_content (ACIES_SWATCH (swatch), count, caption));
  place_caption (self, caption);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "palette-button");
  acies_tooltip_set (button, tooltip);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, full_name, -1);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), any_button (self));
  *entry = (Entry) { GTK_TOGGLE_BUTTON (button), GTK_LABEL (count), caption, g_utf8_casefold (full_name, -1) };
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_box_append (GTK_BOX (self->line), button);
  return ACIES_SWATCH (swatch);
}

void
acies_palette_show_terrains (AciesPalette       *self,
                             const AciesRuleset *ruleset,
                             AciesTheme         *theme)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  clear (self);
  self->of_units = FALSE;
  for (AciesId id = 0; id < ruleset->n_terrains; id++)
    {
      const AciesTerrainType *type = &ruleset->terrains[id];

      acies_swatch_show_terrain (add_button (self, id, type->name, type->name, type->text), theme, id);
    }
  finish (self, FALSE);
}

void
acies_palette_show_unit_types (AciesPalette       *self,
                               const AciesRuleset *ruleset,
                               AciesTheme         *theme)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  clear (self);
  self->of_units = TRUE;
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (AciesId id = 0; id < ruleset->n_unit_types; id++)
      {
        const AciesUnitType *type = &ruleset->unit_types[id];
        g_autofree char     *full_name = acies_unit_type_text (ruleset, id, side);
        g_autofree char     *numbers = acies_unit_type_numbers_text (ruleset, id);
        g_autofree char     *text = type->text != NULL ? g_strdup_printf ("%s\n\n%s", numbers, type->text) : g_strdup (numbers);
        guint                key = acies_palette_unit_key (id, side);

        if (acies_ruleset_may_have_type (ruleset, side, id))
          acies_swatch_show_unit (add_button (self, key, type->name, full_name, text), ruleset, theme, id, side, 0, 0, NULL);
      }
  finish (self, ruleset->box_figures > 0);
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

void
acies_palette_count (AciesPalette     *self,
                     const AciesState *state)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  for (guint key = 0; key < N_KEYS && state != NULL; key++)
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
  if (self->has_total && state != NULL)
    show_total (self, state);
}

/* --- the widget ----------------------------------------------------------------------------- */

static void
scroll_to_chosen (AciesPalette *self)
{
  const Entry    *entry = &self->entries[self->chosen];
  graphene_rect_t bounds;

  if (entry->button != NULL && gtk_widget_get_mapped (GTK_WIDGET (entry->button)) &&
      gtk_widget_compute_bounds (GTK_WIDGET (entry->button), self->line, &bounds))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller)),
                               bounds.origin.x, bounds.origin.x + bounds.size.width);
}

void
acies_palette_set_chosen (AciesPalette *self,
                          guint         key)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  if (key >= N_KEYS || self->entries[key].button == NULL)
    return;
  self->chosen = key;
  self->quiet = TRUE;
  gtk_toggle_button_set_active (self->entries[key].button, TRUE);
  self->quiet = FALSE;
  scroll_to_chosen (self);
}

void
acies_palette_set_side (AciesPalette *self,
                        AciesSide     side)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  if (self->side == side)
    return;
  self->side = side;
  show_entries (self);
}

void
acies_palette_set_compact (AciesPalette *self,
                           gboolean      low,
                           gboolean      narrow)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  self->low = low;
  self->narrow = narrow;
  for (guint key = 0; key < N_KEYS; key++)
    if (self->entries[key].button != NULL)
      place_caption (self, self->entries[key].caption);
  show_end (self);
}

static void
acies_palette_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_PALETTE);
  G_OBJECT_CLASS (acies_palette_parent_class)->dispose (object);
}

static void
acies_palette_finalize (GObject *object)
{
  for (guint key = 0; key < N_KEYS; key++)
    g_free (ACIES_PALETTE (object)->entries[key].words);
  G_OBJECT_CLASS (acies_palette_parent_class)->finalize (object);
}

static void
acies_palette_class_init (AciesPaletteClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_palette_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_palette_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "palette");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/palette.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, box);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, scroller);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, line);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, nothing);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, search);
  gtk_widget_class_bind_template_child (widget_class, AciesPalette, total);
  gtk_widget_class_bind_template_callback (widget_class, show_entries);
  gtk_widget_class_bind_template_callback (widget_class, search_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
acies_palette_init (AciesPalette *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  acies_tooltip_set (self->search, _ ("Search (/)"));
  acies_scroll_sideways (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->scroller)), "changed",
                           G_CALLBACK (scroll_to_chosen), self, G_CONNECT_SWAPPED);
}
