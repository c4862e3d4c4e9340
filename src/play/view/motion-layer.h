/* motion-layer.h - draws acts (play/core/acts.h) over the board: moving units, words, dice, cards and marks of the fallen
 *
 * The layer of a canvas. Pictures are drawn once, and each frame only moves them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/acts.h"
#include "play/view/game-table.h"
#include "widgets/canvas.h"

G_BEGIN_DECLS

/* The hex of a unit that was lost. */
typedef struct
{
  AciesHex  hex;
  AciesSide side;     /* the side that lost it */
  guint     command;  /* number of the command that cost the unit */
  gboolean  is_old;   /* whether it was lost in the turn before, and the mark is fainter */
} AciesFallen;

#define ACIES_TYPE_MOTION_LAYER (acies_motion_layer_get_type ())
G_DECLARE_FINAL_TYPE (AciesMotionLayer, acies_motion_layer, ACIES, MOTION_LAYER, GtkWidget)

/* @canvas: the canvas whose layer the new widget becomes */
AciesMotionLayer *acies_motion_layer_new        (AciesGameTable   *table,
                                                 AciesCanvas      *canvas);

/**
 * acies_motion_layer_show:
 * @acts: (nullable) (transfer none): the acts to draw; must exist until the next call
 * @time: the moment to draw, in milliseconds since the change; at the end of the acts only dice and rare results are drawn
 */
void              acies_motion_layer_show       (AciesMotionLayer *self,
                                                 const AciesActs  *acts,
                                                 guint             time);

/* @fallen: (element-type AciesFallen): copied */
void              acies_motion_layer_set_fallen (AciesMotionLayer *self,
                                                 const GArray     *fallen);

/* Finds the place of the dice beside their hex. @area: (out)
 * Returns: %FALSE if no dice are shown */
gboolean          acies_motion_layer_find_dice  (AciesMotionLayer *self,
                                                 graphene_rect_t  *area);

/* --- shared by motion-layer.c and motion-dice.c, which places and draws the dice ---------------- */

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
