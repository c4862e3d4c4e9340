/* fight-facts.h - the record of fights as lines, to be compared
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

/* All that a fight holds but the lines of the log, on one line; units by number, hexes by name. */
char *fight_dup_facts  (const AciesFight *fight);

/* (transfer full): of all of them, and which command belongs to which, for as many commands as there are */
char *fights_dup_facts (AciesFights      *fights);

G_END_DECLS
