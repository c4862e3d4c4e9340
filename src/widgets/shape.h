/* shape.h - a container that classifies its size, so that its contents can adapt
 *
 * A change is signalled from an idle callback, never during allocation, so that handlers can show, hide and rotate
 * widgets. Until then, a child that needs more space is clipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_SHAPE_WIDE,     /* at least 1180 pixels wide; all widths here are divided by the text scale */
  ACIES_SHAPE_MEDIUM,   /* at least 900 */
  ACIES_SHAPE_NARROW,   /* at least 600, and wider than high */
  ACIES_SHAPE_PORTRAIT, /* at least 600, and higher than wide */
  ACIES_SHAPE_SMALL,    /* less than 600 */
} AciesShapeKind;

/* Set the property "child" once. "wide" and "medium" replace the minimum widths above. */
#define ACIES_TYPE_SHAPE (acies_shape_get_type ())
G_DECLARE_FINAL_TYPE (AciesShape, acies_shape, ACIES, SHAPE, GtkWidget)

/**
 * AciesShape::changed:
 *
 * The result of acies_shape_get_kind(), acies_shape_is_low() or acies_shape_is_coarse() has changed.
 */

AciesShapeKind acies_shape_get_kind  (AciesShape *self);

/* Returns: whether the user uses touch: the last press was a touch, or there is only a touch screen. If so, the widget
 *   has the style class "coarse". */
gboolean       acies_shape_is_coarse (AciesShape *self);

/* Returns: whether @device is a touch screen; with GTK_DEBUG=touchscreen, every device is */
gboolean       acies_is_finger       (GdkDevice  *device);

/* Returns: whether the container is less than 640 pixels high */
gboolean       acies_shape_is_low   (AciesShape *self);

G_END_DECLS
