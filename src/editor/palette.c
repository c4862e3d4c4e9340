/* palette.c - things to paint or place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/palette.h"

#include "widgets/hex-text.h"
#include "widgets/swatch.h"

#include <glib/gi18n-lib.h>

#define COLUMNS 3
#define SWATCH_SIZE 56

struct _AciesPalette
{
  GtkWidget parent_instance;

  GtkWidget       *box;
  GtkGrid         *grid; /* being filled */
  guint            n_in_grid;
  GtkToggleButton *buttons[ACIES_MAX_SIDES * ACIES_MAX_UNIT_TYPES]; /* by key */
  gboolean         quiet;
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
  for (guint key = 0; key < G_N_ELEMENTS (self->buttons); key++)
    if (self->buttons[key] == button)
      g_signal_emit (self, signals[CHOSEN], 0, key);
}

static void
clear (AciesPalette *self)
{
  GtkWidget *child;

  for (guint id = 0; id < G_N_ELEMENTS (self->buttons); id++)
    self->buttons[id] = NULL;
  while ((child = gtk_widget_get_first_child (self->box)) != NULL)
    gtk_box_remove (GTK_BOX (self->box), child);
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
      gtk_box_append (GTK_BOX (self->box), label);
    }
  self->grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_column_homogeneous (self->grid, TRUE);
  gtk_grid_set_column_spacing (self->grid, 6);
  gtk_grid_set_row_spacing (self->grid, 6);
  self->n_in_grid = 0;
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->grid));
}

static GtkToggleButton *
any_button (AciesPalette *self)
{
  for (guint id = 0; id < G_N_ELEMENTS (self->buttons); id++)
    if (self->buttons[id] != NULL)
      return self->buttons[id];
  return NULL;
}

static AciesSwatch *
add_button (AciesPalette *self,
            guint         key,
            const char   *name,
            const char   *full_name,
            const char   *text)
{
  GtkWidget *button = gtk_toggle_button_new ();
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *swatch = acies_swatch_new (SWATCH_SIZE);
  GtkWidget *label = gtk_label_new (name);

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 11);
  gtk_widget_set_valign (content, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (content), swatch);
  gtk_box_append (GTK_BOX (content), label);
  gtk_button_set_child (GTK_BUTTON (button), content);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "palette-button");
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, full_name, -1);
  gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), any_button (self));
  self->buttons[key] = GTK_TOGGLE_BUTTON (button);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), self);
  gtk_grid_attach (self->grid, button, (int) self->n_in_grid % COLUMNS, (int) self->n_in_grid / COLUMNS, 1, 1);
  self->n_in_grid++;
  return ACIES_SWATCH (swatch);
}

void
acies_palette_show_terrains (AciesPalette       *self,
                             const AciesRuleset *ruleset,
                             AciesTheme         *theme)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  clear (self);
  begin_group (self, NULL);
  for (AciesId id = 0; id < ruleset->n_terrains; id++)
    {
      const AciesTerrainType *type = &ruleset->terrains[id];

      acies_swatch_show_terrain (add_button (self, id, type->name, type->name, type->text), theme, id);
    }
}

void
acies_palette_show_unit_types (AciesPalette       *self,
                               const AciesRuleset *ruleset,
                               AciesTheme         *theme)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  clear (self);
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

          if ((type->sides >> side) & 1)
            acies_swatch_show_unit (add_button (self, key, type->name, full_name, tooltip), ruleset, theme, id, side,
                                    type->figures, 0);
        }
    }
}

void
acies_palette_set_chosen (AciesPalette *self,
                          guint         key)
{
  g_return_if_fail (ACIES_IS_PALETTE (self));

  if (key >= G_N_ELEMENTS (self->buttons) || self->buttons[key] == NULL)
    return;
  self->quiet = TRUE;
  gtk_toggle_button_set_active (self->buttons[key], TRUE);
  self->quiet = FALSE;
}

static void
acies_palette_dispose (GObject *object)
{
  g_clear_pointer (&ACIES_PALETTE (object)->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_palette_parent_class)->dispose (object);
}

static void
acies_palette_class_init (AciesPaletteClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = acies_palette_dispose;
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
}
