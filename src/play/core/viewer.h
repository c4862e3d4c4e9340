/* viewer.h - whose hand may be seen on the screen, and whose pieces that lie face down
 *
 * Everything on the table is open but the hands, and what lies face down: that is
 * seen by whose hand is seen. With one person at the screen his
 * hand is always seen and no other. Where people share it, the screen is handed
 * over when a turn passes to the other side; a question to the other side in the
 * middle of a turn stands on the open board, and nobody's hand is seen meanwhile
 * unless the one who is asked looks at his. This is decided here alone; every panel
 * asks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-settings.h"
#include "play/core/choices.h"

G_BEGIN_DECLS

/**
 * AciesViewerKind:
 * @ACIES_VIEWER_OPEN: nothing is hidden: the game is over, was agreed on to be
 *   played with open hands, or has nobody to hide from or nothing to hide
 * @ACIES_VIEWER_SEATED: @side sits at the screen
 * @ACIES_VIEWER_HAND_OVER: the screen has first to be handed to @side
 * @ACIES_VIEWER_ASKED: @side is asked in the other's turn, on the open board
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
  AciesSide       side;   /* of OPEN: whose hand there is reason to show, or NO_SIDE */
  gboolean        cards;  /* of ASKED: a card may be the answer, or a unit that lies face down act, so there is reason to look */
} AciesViewer;

/**
 * acies_viewer_find:
 * @seated: the side whose player took the screen last, %ACIES_NO_SIDE at the
 *   beginning, after loading, and whenever it is not known
 */
AciesViewer   acies_viewer_find        (const AciesState        *state,
                                        const AciesGameSettings *settings,
                                        AciesSide                seated);

/**
 * acies_viewer_get_seen:
 * @looks: of ASKED: the player looks at his hand
 *
 * Returns: whose hand is shown now, %ACIES_NO_SIDE for nobody's
 */
AciesSide     acies_viewer_get_seen    (const AciesViewer       *self,
                                        gboolean                 looks);

/**
 * acies_viewer_get_viewing_side:
 * Returns: for whose eyes the board is shown now (engine/core/units.h): %ACIES_EVERY_SIDE
 *   where nothing is hidden, %ACIES_NO_SIDE where several look on
 */
AciesSide     acies_viewer_get_viewing_side  (const AciesViewer       *self,
                                              gboolean                 looks);

/**
 * acies_viewer_decides:
 * Returns: whether what is decided now may be decided at the screen: not before
 *   it is handed over, and not for a computer player
 */
gboolean      acies_viewer_decides     (const AciesViewer       *self,
                                        const AciesState        *state,
                                        const AciesGameSettings *settings);

/**
 * acies_viewer_new_choices:
 *
 * Returns: (transfer full): what may be done at the screen now. Where the hand of
 *   who decides is not seen nothing of it depends on the cards there.
 */
AciesChoices *acies_viewer_new_choices (const AciesViewer       *self,
                                        const AciesState        *state,
                                        const AciesGameSettings *settings,
                                        gboolean                 looks);

G_END_DECLS
