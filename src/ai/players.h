/* players.h - the computer players that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"
#include "ai/choices.h"
#include "ai/random.h"
#include "engine/core/command.h"
#include "engine/view/view.h"

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * AciesAiChoose:
 * @mind: what it may keep for the next time
 * @view: what the side that decides knows of a game that is not over and waits
 *   for no dice
 * @cancellable: (nullable): nobody wants the answer any more; looked at often
 *   enough that it takes no longer than a moment to end
 *
 * Picks a command, on any thread: it works on what it is given and nothing else.
 *
 * Returns: a command the rules allow now, without a text to clear; any when
 *   cancelled
 */
typedef AciesCommand (*AciesAiChoose) (AciesAiCache     *cache,
                                       const AciesView *view,
                                       AciesAiRng      *rng,
                                       GCancellable    *cancellable);

/**
 * AciesAiPlayer:
 * @id: as settings name it
 * @name: (transfer none): untranslated, as people choose it
 * @description: (transfer none): untranslated, how well it plays, in a few words
 * @for_tests: it is no opponent to be offered to people
 * @choose: how it plays
 */
typedef struct
{
  const char   *id;
  const char   *name;
  const char   *description;
  gboolean      for_tests;
  AciesAiChoose choose;
} AciesAiPlayer;

/* The id of the one who plays where nobody says who. */
#define ACIES_AI_USUAL_PLAYER "normal"

/* They are numbered from 1 on: 0 stands for a person. */
guint                acies_ai_count_players (void);

/* (transfer none): the one with that number; for a number that there is not, the first */
const AciesAiPlayer *acies_ai_player_get    (guint       number);

/* The number of the one with that id; 0 when there is none. */
guint                acies_ai_player_find   (const char *id);

/* --- how each chooses ------------------------------------------------------------------------ */

/* The opponent where no better one is at hand, and the driver of the tests that play whole games. It looks only at the
 * kinds of the commands on offer and at where the enemy stands; it knows no ruleset. */

/**
 * acies_ai_choose_random:
 * @view: what the side that decides knows of a game that is not over and waits
 *   for no dice
 *
 * Returns: a command the rules allow now. It holds no text, so there is
 *   nothing to clear.
 */
AciesCommand acies_ai_choose_random (const AciesView *view,
                                     AciesAiRng      *rng);

AciesCommand acies_ai_choose_quickly (AciesAiCache         *cache,
                                      const AciesView     *view,
                                      const AciesAiManner *manner,
                                      AciesAiRng          *rng);

/* As AciesAiChoose, with so many positions: how strong a player is, and how slow. Cancelled, it chooses by what it has seen. */
AciesCommand acies_ai_choose_by_search (AciesAiCache     *cache,
                                        const AciesView *view,
                                        guint            n_positions,
                                        AciesAiRng      *rng,
                                        GCancellable    *cancellable);

G_END_DECLS
