/* position-maker.h - small positions at the end of battles, made of those that players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/core/state.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* A scenario, the commands that lead on from it, and where they lead. */
typedef struct
{
  AciesState *scenario;
  GPtrArray  *leads; /* of char *: commands as lines */
  AciesState *start;
} Draft;

/**
 * draft_new:
 * @battle: in edit mode
 * @title: of the scenario
 *
 * Computer players play the battle for some turns, at random how many; then it is
 * made the last turn of the game, and all but a few units and cards are taken away,
 * by commands of the editor. The enemy holds all cards that he has left, and so does
 * who decides, so that nothing is hidden from him.
 *
 * Returns: (transfer full) (nullable): one in which at least two units may act, or %NULL
 */
Draft *draft_new  (const AciesState *battle,
                   AciesLibrary     *library,
                   const char       *title,
                   AciesAiCache      *cache,
                   AciesAiRng       *rng);
void   draft_free (Draft            *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Draft, draft_free)

G_END_DECLS
