/* battles.h - the four battles that come with Rome vs Macedon
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/state.h"
#include "formats/library.h"

G_BEGIN_DECLS

#define N_BATTLES 4

/* elis, aous, cynoscephalae, pydna */
extern const char *const battle_names[N_BATTLES];

/* Fails the test when the battle cannot be read without a finding. */
AciesState *battle_load (AciesLibrary *library,
                         const char   *name);

G_END_DECLS
