/* sheet-plan.h - the plans there are for a scenario sheet
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/sheet-private.h"

G_BEGIN_DECLS

#define ACIES_SHEET_GAP 14         /* between columns, and below the map */
#define ACIES_SHEET_MOST_COLUMNS 6 /* of a page */

/**
 * AciesSheetPlan:
 * @army_columns: the last ones, for armies
 * @map_area: of the board in the map
 * @score: how good it looks, before anything is set; what is set then can only make it less
 */
typedef struct
{
  double size;
  guint  columns;
  guint  map_columns;
  guint  army_columns;
  double column_width;
  double map_width;
  double map_height;
  double map_area;
  double score;
} AciesSheetPlan;

/* (transfer full): of AciesSheetPlan, for the room below the title, the best first */
GArray *acies_sheet_plans_new (const AciesState *state,
                               double            room_width,
                               double            room_height);

/* (transfer full): the same for the smallest letters in the room of @least_height, but only those that there are
 * in every room up to @most_height */
GArray *acies_sheet_plans_new_within (const AciesState *state,
                                      double            room_width,
                                      double            least_height,
                                      double            most_height);

G_END_DECLS
