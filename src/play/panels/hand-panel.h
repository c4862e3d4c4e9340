/* hand-panel.h - the hand of the side that may be seen
 *
 * The model is the table whose cards are shown. The keys 1 to 9 use the card in that place from the left.
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
  ACIES_HAND_PEEKS,  /* the heads of the cards in a row; they rise over what is above them */
  ACIES_HAND_BUTTON, /* a button, above which the cards rise */
  ACIES_HAND_OPEN,   /* whole cards in a row */
  ACIES_HAND_LIST,   /* the heads below each other */
} AciesHandKind;

void acies_hand_panel_set_kind (AciesHandPanel *self,
                                AciesHandKind   kind);

G_END_DECLS
