/* viewer.h - the side whose hand and face-down units are shown on the screen
 *
 * Hands and face-down units are the only secrets of a game. If there is one human player, only that player's hand is
 * ever shown. Players who share a screen hand it over when the turn changes, and again after an answer by another side.
 * A question to another side during a turn does not require this: no hand is shown until the player who must answer
 * chooses to look at theirs. All panels use these functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-settings.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * AciesViewerKind:
 * @ACIES_VIEWER_OPEN: nothing is hidden, because the game is over, is played with open hands, has no human players, or
 *   has no secrets
 * @ACIES_VIEWER_SEATED: the player of @side is at the screen
 * @ACIES_VIEWER_HAND_OVER: the screen must be handed to the player of @side
 * @ACIES_VIEWER_ASKED: no hand is shown; @side must answer during another side's turn, or must roll dice or draw a card
 *   openly before taking the screen; %ACIES_NO_SIDE if a computer decides before any player has taken the screen
 */
typedef enum
{
  ACIES_VIEWER_OPEN,
  ACIES_VIEWER_SEATED,
  ACIES_VIEWER_HAND_OVER,
  ACIES_VIEWER_ASKED,
} AciesViewerKind;

typedef struct
{
  AciesViewerKind kind;
  AciesSide       side;   /* see AciesViewerKind; for OPEN, the side whose hand is useful to show, or NO_SIDE */
  gboolean        cards;  /* for ASKED: whether the answer can involve the side's cards or face-down units */
} AciesViewer;

/**
 * acies_viewer_find:
 * @seated: the side whose player has the screen, or %ACIES_NO_SIDE
 */
AciesViewer   acies_viewer_find        (const AciesState        *state,
                                        const AciesGameSettings *settings,
                                        AciesSide                seated);

/**
 * acies_viewer_get_seated:
 *
 * @seated: the side whose player had the screen before @self was shown
 *
 * After a player has answered during another side's turn, the other player must take the screen again. Rolling dice and
 * drawing openly do not have this effect.
 *
 * Returns: the side whose player has the screen while @self is shown, or %ACIES_NO_SIDE
 */
AciesSide     acies_viewer_get_seated  (const AciesViewer       *self,
                                        const AciesState        *state,
                                        AciesSide                seated);

/**
 * acies_viewer_get_seen:
 * @looks: for ASKED: whether the player looks at their hand
 *
 * Returns: the side whose hand is shown, or %ACIES_NO_SIDE
 */
AciesSide     acies_viewer_get_seen    (const AciesViewer       *self,
                                        gboolean                 looks);

/**
 * acies_viewer_get_viewing_side:
 * Returns: the side for which to draw the board (engine/core/units.h): %ACIES_EVERY_SIDE if nothing is hidden,
 *   %ACIES_NO_SIDE if several players can see the screen
 */
AciesSide     acies_viewer_get_viewing_side  (const AciesViewer       *self,
                                              gboolean                 looks);

/**
 * acies_viewer_decides:
 * Returns: whether a human player must decide and does not have to take the screen first
 */
gboolean      acies_viewer_decides     (const AciesViewer       *self,
                                        const AciesState        *state,
                                        const AciesGameSettings *settings);

/* Returns: the side to which the actions of other sides are shown: the only human player, or else the side whose turn it is;
 *   %ACIES_NO_SIDE if there is none */
AciesSide     acies_viewer_find_told   (const AciesState        *state,
                                        const AciesGameSettings *settings);

/**
 * acies_viewer_new_choices:
 * Returns: (transfer full): the legal commands that can be given at this screen; while the deciding side's hand is
 *   hidden, commands that would reveal it or face-down units are left out
 */
AciesChoices *acies_viewer_new_choices (const AciesViewer       *self,
                                        const AciesState        *state,
                                        const AciesGameSettings *settings,
                                        gboolean                 looks);

G_END_DECLS
