/* hand-panel.h - the hand of the side that may be seen
 *
 * The keys 1 to 9 use the card that stands there from the left.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/view/game-table.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_HAND_PANEL (acies_hand_panel_get_type ())
G_DECLARE_FINAL_TYPE (AciesHandPanel, acies_hand_panel, ACIES, HAND_PANEL, GtkWidget)

typedef enum
{
  ACIES_HAND_PEEKS, /* the heads of the cards in a row; they rise over what is above them */
  ACIES_HAND_OPEN,  /* whole cards in a row */
  ACIES_HAND_LIST,  /* the heads below each other */
} AciesHandKind;

/**
 * acies_hand_panel_new:
 * @table: the table whose cards are shown; listened to
 *
 * Returns: (transfer floating): a panel
 */
GtkWidget *acies_hand_panel_new (AciesGameTable *table);

/* Shows whether something below @title, a label that says @text, can be used now. */
void       acies_mark_title         (GtkWidget      *title,
                                     const char     *text,
                                     gboolean        marked);

void       acies_hand_panel_set_kind (AciesHandPanel *self,
                                      AciesHandKind   kind);

G_END_DECLS
