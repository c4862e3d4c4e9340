/* palette.c - things to paint or place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/palette.h"

#include "engine/find/findings.h"
#include "widgets/hex-text.h"
#include "widgets/swatch.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define COLUMNS 3
#define SWATCH_SIZE 48
#define N_KEYS (ACIES_MAX_SIDES * ACIES_MAX_UNIT_TYPES)

/* Fewer things are seen at a glance. */
#define LEAST_TO_SEARCH 8

typedef struct
{
  GtkToggleButton *button; /* NULL: nothing has this key */
  GtkLabel        *count;
  char            *words; /* what a search looks at, without case */
  GtkGrid         *grid;
} Entry;

struct _AciesPalette
{
  GtkWidget parent_instance;

  GtkWidget *box;
  GtkWidget *search;
  GtkWidget *nothing; /* said when a search finds nothing */
  GtkWidget *groups;
  GtkGrid   *grid;  /* being filled */
  GtkLabel  *total; /* NULL where the box is not counted as a whole */
  gboolean   of_units;
  guint      n_entries;
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

/* Lays out what is sought, without gaps. */
static void
search_changed_cb (AciesPalette *self)
{
  g_autofree char *sought = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (self->search)), -1);
  GtkGrid         *grid = NULL;
  guint            n = 0, n_found = 0;

  g_strstrip (sought);
  for (guint key = 0; key < N_KEYS; key++)
    {
      Entry   *entry = &self->entries[key];
      gboolean found;

      if (entry->button == NULL)
        continue;
      if (entry->grid != grid)
        n = 0;
      grid = entry->grid;
      found = strstr (entry->words, sought) != NULL;
      g_object_ref (entry->button);
      gtk_grid_remove (grid, GTK_WIDGET (entry->button));
      gtk_grid_attach (grid, GTK_WIDGET (entry->button), (int) n % COLUMNS, (int) n / COLUMNS, 1, 1);
      g_object_unref (entry->button);
      gtk_widget_set_visible (GTK_WIDGET (entry->button), found);
      n += found;
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

/* Enter takes the first that was found, before all one with a word that begins so. */
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

  return gtk_widget_get_visible (self->search) && gtk_widget_grab_focus (self->search);
}

/* --- building ------------------------------------------------------------------------------- */

static void
clear (AciesPalette *self)
{
  GtkWidget *child;

  for (guint key = 0; key < N_KEYS; key++)
    g_free (self->entries[key].words);
  memset (self->entries, 0, sizeof self->entries);
  self->n_entries = 0;
  self->total = NULL;
  while ((child = gtk_widget_get_first_child (self->groups)) != NULL)
    gtk_box_remove (GTK_BOX (self->groups), child);
}

static void
begin_group (AciesPalette *self,
             const char   *title)
{
  if (title != NULL)
    {
      GtkWidget *label = gtk_label_new (title);

      gtk_widget_add_css_class (label, "heading");
      gtk_widget_set_halign (label, GTK_ALIGN_START);
      gtk_box_append (GTK_BOX (self->groups), label);
    }
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_grid_set_row_spacing (self->grid, 6);
  gtk_box_append (GTK_BOX (self->groups), GTK_WIDGET (self->grid));
}

static void
end_groups (AciesPalette *self,
            gboolean      has_total)
{
  if (has_total)
    {
      self->total = GTK_LABEL (gtk_label_new (NULL));
      gtk_label_set_xalign (self->total, 0);
      gtk_label_set_wrap (self->total, TRUE);
      gtk_widget_add_css_class (GTK_WIDGET (self->total), "caption");
      gtk_box_append (GTK_BOX (self->groups), GTK_WIDGET (self->total));
    }
  gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  gtk_widget_set_visible (self->search, self->n_entries >= LEAST_TO_SEARCH);
  search_changed_cb (self);
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
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 11);
  return label;
}

static AciesSwatch *
add_button (AciesPalette *self,
            guint         key,
            const char   *name,
            const char   *full_name,
            const char   *text)
{
  Entry     *entry = &self->entries[key];
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *swatch = acies_swatch_new (SWATCH_SIZE);
  GtkWidget *count = new_caption (NULL);

  gtk_widget_add_css_class (count, "dim-label");
  gtk_widget_set_visible (count, FALSE);
  gtk_widget_set_valign (content, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (content), swatch);
  gtk_box_append (GTK_BOX (content), new_caption (name));
  gtk_box_append (GTK_BOX (content), count);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "palette-button");
  acies_tooltip_set (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, full_name, -1);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), any_button (self));
  *entry = (Entry) { .button = GTK_TOGGLE_BUTTON (button), .count = GTK_LABEL (count), .words = g_utf8_casefold (full_name, -1), .grid = self->grid };
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (self->grid, button, (int) self->n_entries, 0, 1, 1); /* search_changed_cb() lays out */
  self->n_entries++;
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
  begin_group (self, NULL);
  for (AciesId id = 0; id < ruleset->n_terrains; id++)
    {
      const AciesTerrainType *type = &ruleset->terrains[id];

      acies_swatch_show_terrain (add_button (self, id, type->name, type->name, type->text), theme, id);
    }
  end_groups (self, FALSE);
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
    {
      begin_group (self, ruleset->sides[side].name);
      for (AciesId id = 0; id < ruleset->n_unit_types; id++)
        {
          const AciesUnitType *type = &ruleset->unit_types[id];
          g_autofree char     *full_name = acies_unit_type_text (ruleset, id, side);
          g_autofree char     *numbers = acies_unit_type_numbers_text (ruleset, id);
          g_autofree char     *tooltip = type->text != NULL ? g_strdup_printf ("%s\n\n%s", numbers, type->text) : g_strdup (numbers);
          guint                key = acies_palette_unit_key (id, side);

          if (acies_ruleset_may_have_type (ruleset, side, id))
            acies_swatch_show_unit (add_button (self, key, type->name, full_name, tooltip), ruleset, theme, id, side,
                                    type->figures, 0, NULL);
        }
    }
  end_groups (self, ruleset->box_figures > 0);
}

/* --- counting ------------------------------------------------------------------------------- */

static void
show_left (GtkLabel *label,
           int       left)
{
  g_autofree char *text = NULL;

  /* Translators: pieces of the box of the game */
  text = left >= 0 ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d left", "%d left", (gulong) left), left)
                   : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d too many", "%d too many", (gulong) -left), -left);
  if (g_str_equal (gtk_label_get_text (label), text) && gtk_widget_get_visible (GTK_WIDGET (label)))
    return;
  gtk_label_set_text (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), TRUE);
  if (left >= 0)
    {
      gtk_widget_add_css_class (GTK_WIDGET (label), "dim-label");
      gtk_widget_remove_css_class (GTK_WIDGET (label), "error");
    }
  else
    {
      gtk_widget_add_css_class (GTK_WIDGET (label), "error");
      gtk_widget_remove_css_class (GTK_WIDGET (label), "dim-label");
    }
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
  if (used > state->ruleset->box_figures)
    gtk_widget_add_css_class (GTK_WIDGET (self->total), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->total), "error");
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
        show_left (entry->count, (int) box - (int) (self->of_units ? acies_box_count_units (state, id)
                                                                   : acies_box_count_tiles (state, id)));
    }
  if (self->total != NULL && state != NULL)
    show_total (self, state);
}

/* --- the widget ----------------------------------------------------------------------------- */

void
acies_palette_set_chosen (AciesPalette *self,
                          guint         key)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  if (key >= N_KEYS || self->entries[key].button == NULL)
    return;
  self->quiet = TRUE;
  gtk_toggle_button_set_active (self->entries[key].button, TRUE);
  self->quiet = FALSE;
}

static void
acies_palette_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_PALETTE (object)->box, gtk_widget_unparent);
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
  G_OBJECT_CLASS (klass)->dispose = acies_palette_dispose;
  G_OBJECT_CLASS (klass)->finalize = acies_palette_finalize;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "palette");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHOSEN] = g_signal_new ("chosen", ACIES_TYPE_PALETTE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_UINT);
}

static void
acies_palette_init (AciesPalette *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->search = gtk_search_entry_new ();
  acies_tooltip_set (self->search, _ ("Search (/)"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Search"), -1);
  g_signal_connect_swapped (self->search, "search-changed", G_CALLBACK (search_changed_cb), self);
  g_signal_connect_swapped (self->search, "activate", G_CALLBACK (search_activated_cb), self);
  g_signal_connect_swapped (self->search, "stop-search", G_CALLBACK (search_stopped_cb), self);
  self->nothing = gtk_label_new (_ ("No matches"));
  gtk_widget_set_visible (self->nothing, FALSE);
  gtk_widget_add_css_class (self->nothing, "dim-label");
  self->groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  gtk_box_append (GTK_BOX (self->box), self->search);
  gtk_box_append (GTK_BOX (self->box), self->nothing);
  gtk_box_append (GTK_BOX (self->box), self->groups);
}
