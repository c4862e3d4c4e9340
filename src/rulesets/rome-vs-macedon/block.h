/* block.h - Rome vs Macedon: what only this game keeps in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

typedef struct
{
  guint8        stepped;    /* RVM-K24: the acting unit has stepped back before its move */
  guint8        partner;    /* RVM-K7: the unit that acts together with it, and 1 more; 0: none */
  AciesBlockHex partner_at; /* where that one began */
  /* RVM-A55: where a unit that may attack later began its move, else none; by its place among the units of its
   * side, of which there is one less than of all, as there is an enemy. */
  AciesBlockHex began[ACIES_MAX_UNITS - 1];
  struct
  {
    guint8 struck;          /* RVM-K14: the target has struck, or struck back */
    guint8 advances;        /* RVM-A51: Advance Attacks before this one */
    guint8 stopped;         /* RVM-R17: the retreating unit is on ground that stops it */
    guint8 spare;           /* RVM-A47: ignored hits not used up, where a scenario lets them count on */
  } combats[ACIES_MAX_COMBATS];
} AciesRvmBlock;
ACIES_BLOCK_FITS (AciesRvmBlock);

static inline const AciesRvmBlock *
acies_rvm_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvmBlock);
}

#define RVM_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvmBlock, field, __VA_ARGS__)

G_END_DECLS
