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
 * @cache: cache of the calling thread
 * @view: knowledge of the side to decide; the game is not over and awaits no dice
 * @cancellable: (nullable): stops the choice within a moment
 *
 * Chooses a command. Can run on any thread.
 *
 * Returns: a legal command without a text to clear; when cancelled, any legal command
 */
typedef AciesCommand (*AciesAiChoose) (AciesAiCache     *cache,
                                       const AciesView *view,
                                       AciesAiRng      *rng,
                                       GCancellable    *cancellable);

typedef struct
{
  const char   *id;          /* id in settings */
  const char   *name;        /* (transfer none): untranslated name for the window */
  const char   *description; /* (transfer none): untranslated, how well it plays, in a few words */
  gboolean      for_tests;   /* not offered as an opponent */
  AciesAiChoose choose;      /* chooses its commands */
} AciesAiPlayer;

/* Id of the default player. */
#define ACIES_AI_USUAL_PLAYER "normal"

/* Players are numbered from 1; 0 means a human. */
guint                acies_ai_count_players (void);

/* (transfer none): the player with that number; for an unknown number, the first player */
const AciesAiPlayer *acies_ai_player_get    (guint       number);

/* Returns the number of the player with that id, or 0 if there is none. */
guint                acies_ai_player_find   (const char *id);

/* --- how each chooses ------------------------------------------------------------------------ */

/* The opponent of last resort, and the driver of tests that play whole games. Works with any ruleset: it uses
 * only the kinds of the legal commands and the distance to the enemy. */

/**
 * acies_ai_choose_random:
 * @view: as for AciesAiChoose
 *
 * Returns: a legal command without a text to clear
 */
AciesCommand acies_ai_choose_random (const AciesView *view,
                                     AciesAiRng      *rng);

AciesCommand acies_ai_choose_quickly (AciesAiCache         *cache,
                                      const AciesView     *view,
                                      const AciesAiManner *manner,
                                      AciesAiRng          *rng);

/* As AciesAiChoose. @n_positions: positions to examine; more are stronger and slower. When cancelled, chooses
 * by the positions examined so far. */
AciesCommand acies_ai_choose_by_search (AciesAiCache     *cache,
                                        const AciesView *view,
                                        guint            n_positions,
                                        AciesAiRng      *rng,
                                        GCancellable    *cancellable);

G_END_DECLS
