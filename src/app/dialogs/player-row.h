/* player-row.h - who plays a side: a person, or a computer of some strength
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_PLAYER_ROW (acies_player_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesPlayerRow, acies_player_row, ACIES, PLAYER_ROW, AdwComboRow)

/**
 * acies_player_row_new:
 * @side: the name of the side
 * @is_first: it moves first
 *
 * Returns: (transfer floating): a row on which a person is chosen
 */
AciesPlayerRow *acies_player_row_new        (const char     *side,
                                             gboolean        is_first);

/* Who is chosen, as in the settings of a game. */
guint           acies_player_row_get_player (AciesPlayerRow *self);

/* Chooses @player, who may be one that is offered to nobody else. */
void            acies_player_row_set_player (AciesPlayerRow *self,
                                             guint           player);

G_END_DECLS
