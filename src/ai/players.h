/* players.h - the computer players and the functions that choose their commands
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
 * @cache: the calling thread's cache
 * @view: the view of the side that must decide; the game is not over and is not waiting for dice or a card draw
 * @rng: the source of random numbers
 * @cancellable: (nullable): if it is cancelled, the function returns as soon as possible
 *
 * Chooses a command for a computer player. The function can be called from any thread.
 *
 * Returns: a legal command, which need not be cleared; after cancellation, it can be any legal command
 */
typedef AciesCommand (*AciesAiChoose) (AciesAiCache     *cache,
                                       const AciesView *view,
                                       AciesAiRng      *rng,
                                       GCancellable    *cancellable);

typedef struct
{
  const char   *id;          /* the player's id in settings */
  const char   *name;        /* the player's name, not yet translated */
  const char   *description; /* a short description of how strong the player is, not yet translated */
  gboolean      for_tests;   /* whether the player exists only for tests and is not offered as an opponent */
  AciesAiChoose choose;
} AciesAiPlayer;

/* The id of the default player. */
#define ACIES_AI_USUAL_PLAYER "normal"

/* Returns: the number of computer players; they are numbered from 1, and 0 means a human player */
guint                acies_ai_count_players (void);

/* Returns: (transfer none): the player with @number, which must not be 0; the first player if @number is unknown */
const AciesAiPlayer *acies_ai_player_get    (guint       number);

/* Returns: the number of the player with @id, or 0 if there is none */
guint                acies_ai_player_find   (const char *id);

/* --- how players choose ---------------------------------------------------------------------- */

/**
 * acies_ai_choose_random:
 * @view: a view as described in AciesAiChoose
 *
 * Chooses a legal command at random, with a preference for approaching the enemy and for playing rare cards. The
 * function works for every ruleset, and tests use it to play whole games.
 *
 * Returns: a legal command, which need not be cleared
 */
AciesCommand acies_ai_choose_random (const AciesView *view,
                                     AciesAiRng      *rng);

/* Chooses the command with the best quick score (choices.h), without a search. @manner can add a random bonus to each
 * score. */
AciesCommand acies_ai_choose_quickly (AciesAiCache         *cache,
                                      const AciesView     *view,
                                      const AciesAiManner *manner,
                                      AciesAiRng          *rng);

/* Chooses a command by searching, as described in AciesAiChoose. After cancellation, the choice is based on the
 * positions examined up to that point.
 * @n_positions: the approximate number of positions to examine; a higher number makes the player stronger but slower */
AciesCommand acies_ai_choose_by_search (AciesAiCache     *cache,
                                        const AciesView *view,
                                        guint            n_positions,
                                        AciesAiRng      *rng,
                                        GCancellable    *cancellable);

G_END_DECLS
