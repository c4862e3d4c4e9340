/* cli-show.h - a position in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-json.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * acies_cli_show_looker:
 *
 * Whose hand may be seen by who sits at the terminal: that of the only person who
 * plays, else that of who decides.
 *
 * Returns: %ACIES_NO_SIDE where both may be seen: hands are open, nobody plays
 *   whom they could be hidden from, or the game is over
 */
AciesSide acies_cli_show_looker (const AciesState        *state,
                                 const AciesGameSettings *settings);

/* The same of what lies face down, where EVERY_SIDE sees all of it (engine/core/units.h). */
AciesSide acies_cli_looker       (const AciesState        *state,
                                 const AciesGameSettings *settings);

/**
 * acies_cli_show_print:
 * @looker: whose hand may be seen, and whose pieces that lie face down, or
 *   %ACIES_NO_SIDE for both
 *
 * Prints where the game stands: turn and question, for each side its units, cards
 * and numbers, then the ground.
 */
void      acies_cli_show_print  (const AciesState        *state,
                                 AciesSide                looker);

/* The same as one object; in cli-show-json.c. */
void      acies_cli_show_print_json (const AciesState    *state,
                                 AciesSide                looker);

/* Which hand @looker may see; ACIES_NO_SIDE sees both. */
static inline gboolean
acies_cli_show_sees (AciesSide looker, AciesSide side)
{
  return looker == ACIES_NO_SIDE || looker == side;
}

G_END_DECLS
