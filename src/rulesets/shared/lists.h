/* lists.h - answers as commands in a list (question.h)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/procs.h"

G_BEGIN_DECLS

/* @kind from @from to each of the hexes; @commands is an array of AciesCommand. */
void acies_list_to    (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

G_END_DECLS
