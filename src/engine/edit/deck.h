/* deck.h - the cards of one army for another
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/**
 * acies_deck_add_transfer:
 * @commands: (element-type AciesCommand): what changes is added
 * @card: one that @to may have
 *
 * Gives @to as many copies of @card as @from has in @state, in the starting hand
 * and among the discards, too.
 */
void    acies_deck_add_transfer  (GArray           *commands,
                                  const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to,
                                  AciesId           card);

/**
 * acies_deck_copy_commands:
 *
 * The deck of @from for @to: of each card that both may have. Cards that only
 * one may have, and those made for one battle, stay as they are.
 *
 * Returns: (transfer full) (element-type AciesCommand): none of which is refused;
 *   empty where the decks are alike already
 */
GArray *acies_deck_copy_commands (const AciesState *state,
                                  AciesSide         from,
                                  AciesSide         to);

G_END_DECLS
