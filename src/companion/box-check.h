/* box-check.h - says what a battle lacks of the owner's boxed game, and lets them correct what they have
 *
 * The corrections are those of formats/box.h, and are saved at once. The widget is hidden for a game that comes in no box.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define ACIES_TYPE_BOX_CHECK (acies_box_check_get_type ())
G_DECLARE_FINAL_TYPE (AciesBoxCheck, acies_box_check, ACIES, BOX_CHECK, AdwBin)

/**
 * acies_box_check_set_state:
 * @state: a scenario; copied
 */
void acies_box_check_set_state (AciesBoxCheck    *self,
                                const AciesState *state);

G_END_DECLS
