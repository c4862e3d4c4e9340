/* dice-input.h - entering the faces of real dice by buttons and keys
 *
 * A button for each die shows what was entered; the buttons below set the next die. The keys 1 to 9 set the next die, and
 * Backspace clears the last one, wherever the focus is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/theme.h"
#include "session/dice-entry.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DICE_INPUT (acies_dice_input_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceInput, acies_dice_input, ACIES, DICE_INPUT, GtkBox)

/**
 * AciesDiceInput::changed:
 *
 * The entry has changed.
 */

/**
 * acies_dice_input_ask:
 * @ruleset: (nullable): must outlive the input; %NULL if @n is 0
 * @theme: (nullable): must outlive the input
 * @types: (nullable): the types of the @n dice
 *
 * Starts to enter a roll.
 */
void                  acies_dice_input_ask       (AciesDiceInput     *self,
                                                  const AciesRuleset *ruleset,
                                                  const AciesTheme   *theme,
                                                  const guint8       *types,
                                                  guint               n);

const AciesDiceEntry *acies_dice_input_get_entry (AciesDiceInput     *self);

G_END_DECLS
