/* forty.h - a large battle for the table: forty units a side on 24 by 18 hexes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/**
 * forty_new_game:
 * Returns: (transfer full): a game of Legio VI that begins in the Manoeuvre phase, where 30 units of each side are formed
 */
AciesState *forty_new_game (AciesLibrary *library);

G_END_DECLS
