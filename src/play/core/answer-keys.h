/* answer-keys.h - the keys of answers that only this game has and that name no place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/choices.h"

G_BEGIN_DECLS

#define ACIES_N_ANSWER_KEYS 9

/**
 * acies_answer_keys_find:
 * @place: from 1: of the button among those of such answers
 *
 * Returns: (nullable): what its key gives; none where such a key is for a card of the hand or a unit of the reserve
 */
const AciesCommand *acies_answer_keys_find (const AciesChoices *choices,
                                            const AciesState   *state,
                                            guint               place);

G_END_DECLS
