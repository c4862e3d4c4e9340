/* swatch.c - one unit or one hex of terrain, drawn as on the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/swatch.h"

#include "render/render.h"
#include "render/units.h"

#include <adwaita.h>
#include <string.h>

struct _AciesSwatch
{
  GtkWidget parent_instance;

  int         size;
  AciesTheme *theme; /* NULL to show nothing */
  AciesId     terrain;
  AciesPiece  piece; /* if @terrain is ACIES_NO_ID */
  guint8      properties[ACIES_MAX_PROPERTIES];
};

G_DEFINE_FINAL_TYPE (AciesSwatch, acies_swatch, GTK_TYPE_WIDGET)

static void
acies_swatch_measure (GtkWidget     *widget,
                      GtkOrientation orientation,
                      int            for_size,
                      int           *minimum,
                      int           *natural,
                      int           *minimum_baseline,
                      int           *natural_baseline)
{
  *minimum = *natural = ACIES_SWATCH (widget)->size;
}

/* Size of a unit relative to a hex that fills the swatch. A shield is smaller than its hex and is enlarged, unless it
 * points at a corner. */
#define SHIELD_GROWTH 1.05
#define POINTED_GROWTH 0.9

static void
draw (AciesSwatch *self,
      cairo_t     *cr,
      double       width,
      double       height)
{
  double   scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gboolean dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  double   hex_width = self->theme->layout == ACIES_BOARD_SQUARES ? self->size : self->size / ACIES_HEX_HEIGHT;

  if (self->terrain != ACIES_NO_ID)
    {
      acies_render_tile (cr, self->theme, self->terrain, width / 2, height / 2, hex_width, scale, dark);
      return;
    }
  self->piece.style = acies_theme_style (self->theme, dark);
  self->piece.high_contrast = adw_style_manager_get_high_contrast (adw_style_manager_get_default ());
  self->piece.hex_width = self->size * (self->piece.properties != NULL && self->piece.ruleset->n_properties > 0 ? POINTED_GROWTH : SHIELD_GROWTH);
  self->piece.x = width / 2;
  self->piece.y = height / 2;
  self->piece.scale = scale;
  acies_piece_draw (&self->piece, cr);
}

static void
acies_swatch_snapshot (GtkWidget   *widget,
                       GtkSnapshot *snapshot)
{
  AciesSwatch *self = ACIES_SWATCH (widget);
  double       width = gtk_widget_get_width (widget);
  double       height = gtk_widget_get_height (widget);
  float        beyond = (float) self->size * 0.1f; /* for shadows, rings and badges */
  cairo_t     *cr;

  if (self->theme == NULL)
    return;
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (-beyond, -beyond, (float) width + 2 * beyond, (float) height + 2 * beyond));
  draw (self, cr, width, height);
  cairo_destroy (cr);
}

void
acies_swatch_show_unit (AciesSwatch        *self,
                        const AciesRuleset *ruleset,
                        AciesTheme         *theme,
                        AciesId             unit_type,
                        AciesSide           side,
                        guint               figures,
                        guint               full,
                        guint               marks,
                        const guint8       *properties)
{
  g_return_if_fail (ACIES_IS_SWATCH (self));

  self->theme = theme;
  self->terrain = ACIES_NO_ID;
  self->piece = acies_piece (ruleset, theme, unit_type, side, 0, 0, self->size);
  self->piece.figures = figures;
  self->piece.full = full;
  self->piece.marks = marks;
  if (properties != NULL)
    self->piece.properties = memcpy (self->properties, properties, sizeof self->properties);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_swatch_show_terrain (AciesSwatch *self,
                           AciesTheme  *theme,
                           AciesId      terrain)
{
  g_return_if_fail (ACIES_IS_SWATCH (self));

  self->theme = theme;
  self->terrain = terrain;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
acies_swatch_show_nothing (AciesSwatch *self)
{
  g_return_if_fail (ACIES_IS_SWATCH (self));

  self->theme = NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
acies_swatch_class_init (AciesSwatchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = acies_swatch_measure;
  widget_class->snapshot = acies_swatch_snapshot;
  gtk_widget_class_set_css_name (widget_class, "swatch");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_swatch_init (AciesSwatch *self)
{
  self->terrain = ACIES_NO_ID;
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_object_connect (adw_style_manager_get_default (),
                    "swapped-object-signal::notify::dark", gtk_widget_queue_draw, self,
                    "swapped-object-signal::notify::high-contrast", gtk_widget_queue_draw, self,
                    NULL);
}

GtkWidget *
acies_swatch_new (int size)
{
  AciesSwatch *self = g_object_new (ACIES_TYPE_SWATCH, NULL);

  self->size = size;
  return GTK_WIDGET (self);
}
