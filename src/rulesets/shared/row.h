/* row.h - cards that lie open beside a deck in common, for all to take from
 *
 * What rulesets with such rows share. Chance fills a row from its deck (draws.h); who
 * may take a card says "take CARD".
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/**
 * acies_row_fill:
 * @side: that draws, as far as people are told
 *
 * Asks chance for as many cards of the deck as the row has room for.
 *
 * Returns: whether any is asked for; not where the row is full or the deck empty
 */
gboolean acies_row_fill   (AciesResolver      *resolver,
                           AciesSide           side,
                           AciesId             deck);

/* Refuses by @rule what does not lie in the row of @deck. */
gboolean acies_row_check  (const AciesCommand *command,
                           const AciesState   *state,
                           AciesId             deck,
                           const char         *rule,
                           GError            **error);

/* For a question: "take" for each kind of card of that row. */
void     acies_row_list   (const AciesState   *state,
                           AciesId             deck,
                           GArray             *commands);

/* Moves the card of "take" to @zone of @side, and tells it: everybody has seen it. */
void     acies_row_take   (AciesResolver      *resolver,
                           AciesSide           side,
                           AciesId             card,
                           AciesZone           zone);

G_END_DECLS
