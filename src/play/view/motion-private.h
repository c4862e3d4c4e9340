/* motion-private.h - the struct of AciesMotionLayer, and functions shared by its source files
 *
 * motion-layer.c draws everything but the dice, which motion-dice.c places and draws.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/motion-layer.h"

G_BEGIN_DECLS

struct _AciesMotionLayer
{
  GtkWidget parent_instance;

  AciesGameTable  *table;
  AciesCanvas     *canvas; /* the parent */
  const AciesActs *acts;   /* (nullable) */
  guint            time;
  GArray          *fallen;
  GArray          *pictures;

  /* what the pictures were drawn for */
  double            hex_width;
  const AciesStyle *style;
  AciesTheme       *theme;
  gboolean          high_contrast;
};

gboolean     acies_motion_is_dark     (void);

/* Returns: (transfer full): a text in the font of the window. @size: in pixels */
PangoLayout *acies_motion_new_text    (AciesMotionLayer *self,
                                       const char       *text,
                                       double            size,
                                       gboolean          is_bold);

void         acies_motion_append_dice (AciesMotionLayer *self,
                                       GtkSnapshot      *snapshot);

G_END_DECLS
