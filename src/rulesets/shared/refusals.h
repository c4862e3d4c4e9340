/* refusals.h - what games refuse in the same words
 *
 * The statement that forbids it is the game's (@rule). What is named acies_check_...
 * is %TRUE where nothing is refused, what is named acies_refuse_... is always %FALSE.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* A sentence about @unit, in which "%s" stands for its name and hex.
 * @one and @many as for acies_agree(). */
gboolean acies_refuse_unit        (GError **error, const char *rule, const AciesState *state, AciesUnitId unit,
                                   const char *one, const char *many);
/* As in engine/board/texts.h: with no error to fill the words are not even looked up. */
#define acies_refuse_unit(error, ...) ((error) != NULL ? (acies_refuse_unit) ((error), __VA_ARGS__) : FALSE)
/* The enemy of whoever acts has @unit. */
gboolean acies_refuse_enemy       (GError **error, const char *rule, const AciesState *state, AciesUnitId unit);
/* There is no unit on @hex. */
gboolean acies_refuse_nobody      (GError **error, const char *rule, AciesHex hex);

/* Is @unit, which stands on @hex, of the side whose turn it is? @unit: or none. */
gboolean acies_check_own          (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* The same of the main unit on @hex. */
gboolean acies_check_own_on       (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Does an enemy of @side? */
gboolean acies_check_enemy_on     (const AciesState *state, AciesSide side, AciesHex hex, const char *rule, GError **error);
/* Does nobody? */
gboolean acies_check_empty        (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Would a unit of @type and @side find room there (engine/core/units.h)? In a game of one unit on a hex: does nobody? */
gboolean acies_check_room         (const AciesState *state, AciesHex hex, AciesId type, AciesSide side, const char *rule,
                                   GError **error);
/* @rule: NULL: the one about the ground there */
gboolean acies_check_passable     (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* For those out of reach of a move: is @to another hex than its own (@rule), with room for it (@held_rule) and passable? */
gboolean acies_check_destination  (const AciesState *state, AciesUnitId unit, AciesHex to, const char *rule,
                                   const char *held_rule, GError **error);

/* Is a move of @moved hexes no longer than the attack move of @unit? */
gboolean acies_check_attack_move  (const AciesState *state, AciesUnitId unit, guint moved, int attack_move, const char *rule,
                                   GError **error);

/* Is @card in the hand of @side? */
gboolean acies_check_holds        (const AciesState *state, AciesSide side, AciesId card, const char *rule, GError **error);

G_END_DECLS
