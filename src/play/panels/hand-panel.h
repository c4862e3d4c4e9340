/* hand-panel.h - the hand that is shown (acies_game_table_get_viewer())
 *
 * The model is the game table. The keys 1 to 9 use the cards from left to right, unless other answers need these keys.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/panel.h"

G_BEGIN_DECLS

#define ACIES_TYPE_HAND_PANEL (acies_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandPanel, acies_hand_panel, ACIES, HAND_PANEL, AciesPanel)

typedef enum
{
  ACIES_HAND_PEEKS,  /* a row of card titles; the cards rise over the board when the user points at them */
  ACIES_HAND_BUTTON, /* a button; the cards rise above it when the user points at it */
  ACIES_HAND_OPEN,   /* a row of whole cards */
  ACIES_HAND_LIST,   /* a column of card titles */
} AciesHandKind;

void acies_hand_panel_set_kind (AciesHandPanel *self,
                                AciesHandKind   kind);

G_END_DECLS
