/* players.h - the computer players
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
 * @cache: the cache of the calling thread
 * @view: the view of the side that decides; the game is not over and is not waiting for dice
 * @cancellable: (nullable): if cancelled, the function returns soon
 *
 * Chooses a command. Can run on any thread.
 *
 * Returns: a legal command that owns no text; if cancelled, any legal command
 */
typedef AciesCommand (*AciesAiChoose) (AciesAiCache     *cache,
                                       const AciesView *view,
                                       AciesAiRng      *rng,
                                       GCancellable    *cancellable);

typedef struct
{
  const char   *id;          /* id of the player in settings */
  const char   *name;        /* name of the player for users, untranslated */
  const char   *description; /* short description of the playing strength, untranslated */
  gboolean      for_tests;   /* whether the player is only for tests and is not offered as an opponent */
  AciesAiChoose choose;
} AciesAiPlayer;

/* Id of the default player. */
#define ACIES_AI_USUAL_PLAYER "normal"

/* Players are numbered from 1; 0 means a human. */
guint                acies_ai_count_players (void);

/* Returns: (transfer none): the player with @number; for an unknown number, the first player */
const AciesAiPlayer *acies_ai_player_get    (guint       number);

/* Returns: the number of the player with @id, or 0 if no player has this id */
guint                acies_ai_player_find   (const char *id);

/* --- methods of choice ----------------------------------------------------------------------- */

/* The random player is the fallback opponent and plays whole games in tests. It supports every ruleset, because it
 * uses only the kinds of the legal commands and the distance to the enemy. */

/**
 * acies_ai_choose_random:
 * @view: the view of the side that decides; see AciesAiChoose
 *
 * Returns: a legal command that owns no text
 */
AciesCommand acies_ai_choose_random (const AciesView *view,
                                     AciesAiRng      *rng);

/* Chooses a command by quick scores (choices.h), without a search. */
AciesCommand acies_ai_choose_quickly (AciesAiCache         *cache,
                                      const AciesView     *view,
                                      const AciesAiManner *manner,
                                      AciesAiRng          *rng);

/* Chooses a command as described for AciesAiChoose. If cancelled, uses the positions examined so far.
 * @n_positions: number of positions to examine; higher numbers make the player stronger and slower */
AciesCommand acies_ai_choose_by_search (AciesAiCache     *cache,
                                        const AciesView *view,
                                        guint            n_positions,
                                        AciesAiRng      *rng,
                                        GCancellable    *cancellable);

G_END_DECLS
