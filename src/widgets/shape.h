/* shape.h - the shape of a window or of a page, by which its contents fold
 *
 * Holds one child, and measures the room that it has. A change is announced from an idle, never while widgets are
 * being allocated, so that the listeners can show, hide and turn what they want. Until then, contents that need more
 * room than there is are cut.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  ACIES_SHAPE_WIDE,     /* at least 1180 pixels wide, divided by the scale of texts, as in all widths here */
  ACIES_SHAPE_MEDIUM,   /* at least 900 */
  ACIES_SHAPE_NARROW,   /* at least 600, and wider than high */
  ACIES_SHAPE_PORTRAIT, /* at least 600, and higher than wide */
  ACIES_SHAPE_SMALL,    /* less than 600 */
} AciesShapeKind;

/* The property "child" is the contents; "wide" and "medium" are other least widths than those above. */
#define ACIES_TYPE_SHAPE (acies_shape_get_type ())
G_DECLARE_FINAL_TYPE (AciesShape, acies_shape, ACIES, SHAPE, GtkWidget)

/**
 * AciesShape::changed:
 *
 * acies_shape_get_kind(), acies_shape_is_low() or acies_shape_is_coarse() returns something else.
 */

AciesShapeKind acies_shape_get_kind  (AciesShape *self);

/* Whether people use fingers: the last press was one, or there is nothing else. The style class "coarse" says the same. */
gboolean       acies_shape_is_coarse (AciesShape *self);

/* Whether @device is a touch screen. GTK_DEBUG=touchscreen takes a pointer for one. */
gboolean       acies_is_finger       (GdkDevice  *device);

/* Whether the window is less than 640 pixels high. */
gboolean       acies_shape_is_low   (AciesShape *self);

G_END_DECLS
