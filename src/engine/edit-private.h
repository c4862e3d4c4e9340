/* edit-private.h - what checking and resolving the editor's commands share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/edit.h"

G_BEGIN_DECLS

/* Whose unit a "place" or "reserve" is about; NO_SIDE where it should say so and does not. */
AciesSide acies_edit_side          (const AciesCommand *command,
                                    const AciesState   *state);

/* Units of the type that wait off the board. */
guint     acies_edit_count_reserve (const AciesState   *state,
                                    AciesId             type,
                                    AciesSide           side);

G_END_DECLS
