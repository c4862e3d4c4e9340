/* dice-roller.h - rolls the dice of a game at any time, with their history and statistics
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "render/theme.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_DICE_ROLLER (acies_dice_roller_get_type ())
G_DECLARE_FINAL_TYPE (AciesDiceRoller, acies_dice_roller, ACIES, DICE_ROLLER, GtkBox)

/**
 * AciesDiceRoller::roll:
 * @dice: an #AciesDice with number and types, whose faces the handler sets
 *
 * The user wants to roll. Without a handler, the roller uses a seed of its own, which it shows.
 *
 * AciesDiceRoller::rolled:
 * @dice: the #AciesDice that were rolled or typed in
 *
 * There is a new roll.
 */

/**
 * acies_dice_roller_set_state:
 * @theme: must outlive the roller, or its next state
 *
 * Sets the game whose dice are rolled. A game of another ruleset clears the history.
 */
void acies_dice_roller_set_state (AciesDiceRoller  *self,
                                  const AciesState *state,
                                  AciesTheme       *theme);

/* Shows the seed of the game whose handler rolls, instead of the roller's own. */
void acies_dice_roller_set_seed  (AciesDiceRoller  *self,
                                  guint64           seed);

/* Adds a roll that was made elsewhere, such as that of a fight. Does not signal. */
void acies_dice_roller_add       (AciesDiceRoller  *self,
                                  const AciesDice  *dice);

/* Rolls the chosen dice, as the button does. */
void acies_dice_roller_roll      (AciesDiceRoller  *self);

G_END_DECLS
