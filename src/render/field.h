/* field.h - noise, heights over the board, and lines of equal height, for drawing terrain that flows over hex edges
 *
 * A field gives each place of the board a number. Places are in widths of a hex, measured from the upper left corner of
 * the board. Chance comes from a hash of the place alone, so the board can be drawn in parts, in any order, and a change
 * of one hex changes only its surroundings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/art.h"

G_BEGIN_DECLS

/* --- chance ---------------------------------------------------------------------------------- */

/* Returns: a number from 0 to 1 that depends only on the arguments; @salt selects one of several independent results */
double acies_field_dice    (int    i,
                            int    j,
                            guint  salt);

/* Returns: smooth noise from 0 to 1, which changes over a distance of 1 */
double acies_field_noise   (double x,
                            double y,
                            guint  salt);

/* Returns: noise from 0 to 1 with finer detail in it */
double acies_field_fractal (double x,
                            double y,
                            guint  salt);

/* Returns: 0 below @low, 1 above @high, and a smooth curve between them */
double acies_field_ramp    (double value,
                            double low,
                            double high);

/* --- fields ---------------------------------------------------------------------------------- */

/* A place on the board. */
typedef struct
{
  double x;
  double y;
} AciesPoint;

/* A part of the board. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} AciesPart;

/* Returns: the value of a field at a place */
typedef double (*AciesFieldFunc) (gconstpointer data,
                                  double        x,
                                  double        y);

/* The values of a field at the points of a lattice, kept so that each is calculated once. */
typedef struct
{
  double  x;        /* left edge */
  double  y;        /* upper edge */
  double  step;     /* distance of two points */
  guint   columns;  /* numbers of points */
  guint   rows;
  float  *values;   /* row by row */
} AciesField;

/**
 * acies_field_init:
 * @beyond: how far beyond @part the values are needed
 * @step: distance of two points of the lattice; the lattice has its origin at 0, so that parts that overlap agree
 * @value: the value at all points, until it is set
 */
void   acies_field_init    (AciesField      *self,
                            const AciesPart *part,
                            double           beyond,
                            double           step,
                            double           value);
void   acies_field_clear   (AciesField    *self);

/* Sets the values of the field. */
void   acies_field_set     (AciesField      *self,
                            AciesFieldFunc   func,
                            gconstpointer    data);

/* Points of a lattice in one direction, of which there are none if the last is less than the first. */
typedef struct
{
  int first;
  int last;
} AciesRun;

/* Returns: the points between two places, of @n that begin at @start */
AciesRun acies_run_within  (double           start,
                            double           step,
                            guint            n,
                            double           from,
                            double           to);

/* Returns: the value at a place, between those of the points around it */
double acies_field_at      (const AciesField *self,
                            double            x,
                            double            y);

/**
 * acies_field_area:
 * @level: the value at the border of the area
 *
 * Adds the area where the field is at least @level to the path of @cr, as closed curves. At the edge of the
 * field, the area is closed along the edge.
 */
void   acies_field_area    (const AciesField *self,
                            cairo_t          *cr,
                            double            level);

/* Adds the border of that area to the path as open lines, without the edge of the field. */
void   acies_field_line    (const AciesField *self,
                            cairo_t          *cr,
                            double            level);

/* --- what has no sharp edge -------------------------------------------------------------------- */

/* A small opaque picture of a part of the board, which is scaled up when it is painted. Like a field, it has a lattice of points
 * with its origin at 0, so that parts that overlap agree. */
typedef struct
{
  double       x;        /* left edge */
  double       y;        /* upper edge */
  double       step;     /* distance of two points */
  guint        columns;  /* numbers of points */
  guint        rows;
  AciesColour *colours;  /* row by row */
} AciesSoft;

/* Starts a picture in one colour. */
void   acies_soft_init     (AciesSoft         *self,
                            const AciesPart   *part,
                            double             step,
                            const AciesColour *colour);
void   acies_soft_clear    (AciesSoft         *self);

/* Paints @part of the picture on @cr. */
void   acies_soft_paint    (const AciesSoft   *self,
                            cairo_t           *cr,
                            const AciesPart   *part);

/* Draws something in units of @cr. */
typedef void (*AciesDrawFunc) (cairo_t       *cr,
                               gconstpointer  data);

/**
 * acies_draw_softly:
 * @coarse: how many device pixels one pixel of the small picture covers, at least 1
 * @scale: device pixels per unit of @cr
 *
 * Draws @part at a fraction of its size and scales it up, which takes a fraction of the time. A file of
 * drawings (SVG, PDF) gets the drawing itself. The small picture has its origin at 0, so parts that overlap agree.
 */
void   acies_draw_softly   (cairo_t         *cr,
                            const AciesPart *part,
                            double           coarse,
                            double           scale,
                            AciesDrawFunc    draw,
                            gconstpointer    data);

G_END_DECLS
