/* hex-text.h - a hex in words: what the status line shows and a screen reader hears
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/**
 * acies_unit_type_text:
 * Returns: (transfer full): what units of @type in the army of @side are called:
 *   their name, or where several armies may have them, "Roman Velites"
 */
char *acies_unit_type_text (const AciesRuleset *ruleset,
                            AciesId             type,
                            AciesSide           side);

/**
 * acies_unit_type_numbers_text:
 * Returns: (transfer full): what is printed about units of @type: their numbers
 *   and skills, and in a second line the cards they can use
 */
char *acies_unit_type_numbers_text (const AciesRuleset *ruleset,
                                    AciesId             type);

/**
 * acies_hex_text:
 * @hex: a hex, or %ACIES_NO_HEX
 *
 * Names the hex, its ground, and the units on it, the main one first, with their strength and
 * marks: "E5, Forest, Principes, 3 of 3 figures, Ordered; Leader, 1 of 1 figures".
 *
 * Returns: (transfer full): the words; "" off the board
 */
char *acies_hex_text      (const AciesState *state,
                           AciesHex          hex);

G_END_DECLS
