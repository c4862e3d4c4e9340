/* answer-keys.h - number keys for the answers that have buttons and exist in one game only
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/choices.h"

G_BEGIN_DECLS

#define ACIES_N_ANSWER_KEYS 9

/**
 * acies_answer_keys_find:
 * @place: number of the answer's button, from 1
 *
 * Returns: (transfer none) (nullable): the command of that key; %NULL if cards of the hand or units of the
 *   reserve use the number keys
 */
const AciesCommand *acies_answer_keys_find (const AciesChoices *choices,
                                            const AciesState   *state,
                                            guint               place);

G_END_DECLS
