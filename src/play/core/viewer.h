/* viewer.h - whose hand and face-down units are shown on the screen
 *
 * Hands and face-down units are the only hidden things on the table. With one human, only that player's hand is
 * ever shown. Humans who share a screen hand it over when the turn changes, and back after an answer. A question to
 * another side during a turn shows the open board and no hand, unless the player who is asked looks at it. All panels
 * use this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-settings.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * AciesViewerKind:
 * @ACIES_VIEWER_OPEN: nothing is hidden: the game is over, its hands are open, no human plays, or the game has
 *   no secrets
 * @ACIES_VIEWER_SEATED: @side is at the screen
 * @ACIES_VIEWER_HAND_OVER: the screen must first be handed to @side
 * @ACIES_VIEWER_ASKED: on the open board, @side is asked during another side's turn, or rolls or
 *   draws openly before taking the screen
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
  AciesSide       side;   /* of OPEN: the side whose hand is useful to show, or NO_SIDE */
  gboolean        cards;  /* of ASKED: a card or a face-down unit can be the answer, so there is a reason to look */
} AciesViewer;

/**
 * acies_viewer_find:
 * @seated: the side that took the screen, and has had it since; %ACIES_NO_SIDE for none
 */
AciesViewer   acies_viewer_find        (const AciesState        *state,
                                        const AciesGameSettings *settings,
                                        AciesSide                seated);

/**
 * acies_viewer_get_seated:
 *
 * A player who answers in another's turn sits at the screen, so the other player takes it anew. Dice and open draws
 * need nobody there.
 *
 * Returns: the side that still has the screen while @self is shown; @seated before that
 */
AciesSide     acies_viewer_get_seated  (const AciesViewer       *self,
                                        const AciesState        *state,
                                        AciesSide                seated);

/**
 * acies_viewer_get_seen:
 * @looks: of ASKED: whether the player looks at their hand
 *
 * Returns: the side whose hand is shown, or %ACIES_NO_SIDE
 */
AciesSide     acies_viewer_get_seen    (const AciesViewer       *self,
                                        gboolean                 looks);

/**
 * acies_viewer_get_viewing_side:
 * Returns: the side for which the board is drawn (engine/core/units.h); %ACIES_EVERY_SIDE if nothing is hidden,
 *   %ACIES_NO_SIDE while several players can see the screen
 */
AciesSide     acies_viewer_get_viewing_side  (const AciesViewer       *self,
                                              gboolean                 looks);

/**
 * acies_viewer_decides:
 * Returns: whether the decision can be made at the screen: not before the screen is handed over, and not for a
 *   computer player
 */
gboolean      acies_viewer_decides     (const AciesViewer       *self,
                                        const AciesState        *state,
                                        const AciesGameSettings *settings);

/**
 * acies_viewer_new_choices:
 *
 * Returns: (transfer full): the legal commands at the screen; while the deciding side's hand is hidden, none
 *   depends on its cards
 */
AciesChoices *acies_viewer_new_choices (const AciesViewer       *self,
                                        const AciesState        *state,
                                        const AciesGameSettings *settings,
                                        gboolean                 looks);

G_END_DECLS
