/* block.h - Rome vs Carthage: what only this game keeps in a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* More than can be under way at once. */
#define RVC_MAX_WAITING 60

typedef struct
{
  struct
  {
    guint8        pushed;   /* RVC-C27: the attacker was driven back in it */
    guint8        n_way;    /* hexes in way */
    AciesBlockHex way[2];   /* RVC-C15: that the attack goes over, from the attacker */
  } combats[ACIES_MAX_COMBATS];
  /* RVC-C9: what units that are under way remember while another of the order acts,
   * until they attack */
  struct
  {
    guint8        unit;     /* and 1 more; 0: nobody */
    guint8        moved;    /* hexes */
    AciesBlockHex from;     /* where it began */
  } waiting[RVC_MAX_WAITING];
} AciesRvcBlock;
ACIES_BLOCK_FITS (AciesRvcBlock);

static inline const AciesRvcBlock *
acies_rvc_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesRvcBlock);
}

#define RVC_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesRvcBlock, field, __VA_ARGS__)

G_END_DECLS
