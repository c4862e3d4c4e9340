/* contents.h - what is on several hexes, counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct
{
  guint units;
  guint figures;
} AciesContentsUnits;

/**
 * AciesContents:
 * @hexes: how many
 * @terrains: of them, by terrain
 * @reduced: units with fewer figures than their strength
 */
typedef struct
{
  guint           hexes;
  guint           terrains[ACIES_MAX_TERRAINS];
  AciesContentsUnits types[ACIES_MAX_SIDES][ACIES_MAX_UNIT_TYPES];
  AciesContentsUnits sides[ACIES_MAX_SIDES];
  AciesContentsUnits all;
  guint           reduced;
} AciesContents;

/**
 * acies_contents_of_hexes:
 * @hexes: (array length=n): of the board, each once
 */
void acies_contents_of_hexes (AciesContents    *self,
                              const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n);

G_END_DECLS
