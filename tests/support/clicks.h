/* clicks.h - what clicks on the board mean while Pydna, or another battle, is played, as lines
 *
 * A case is a list of lines:
 *
 *   on BATTLE                the first, where it is another one: its file
 *   set COMMAND              given to the scenario before the game begins
 *   do COMMAND               given to the game as it stands
 *   click HEX select         the click takes up what stands there; so "deselect", "idle"
 *   click HEX send COMMAND   the click is that command; it is applied
 *   click HEX refused RULE   the rules forbid what the click meant
 *   click HEX unclear        it may mean several cards or types
 *   marks KIND N             so many hexes are marked so: able, offer, reach, march, target
 *   next HEX HEX             the choice after the first hex is the second; "back" before it
 *   hint HEX PATTERN         what a click there is said to do (see data_assert_says()); "-" for nothing
 *   step PATTERN             how what is taken up, or nothing, says to go on; "-" for nothing
 *   left PATTERN             what "done" would say of units that have not acted; "-" for nothing
 *   keys                     people use the keyboard from now on
 *   enter COMMAND            what Enter answers while no hex has a choice; "-" for nothing
 *   take NAME                takes up a card, or a type of the reserve
 *   without                  the choices are none, but for what is added
 *   also COMMAND             the choices hold it too, whether the rules would allow it or not
 *   menu HEX PATTERN         what its menu offers, with " | " between; "-" for nothing
 *   button KIND PATTERN      what the button of pass, done or yes is called
 *   card KIND CARD PATTERN   play, take or put-back of the card is refused, and the pattern is somewhere in
 *                            the refusal; "asked": because something else is asked; "ok": it is allowed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* One case of g_test_add_data_func(). */
typedef struct
{
  const char *path;
  const char *lines;
} Clicks;

void        clicks_run       (gconstpointer  clicks);

/**
 * clicks_new_pydna:
 * @lines: (nullable): those that begin with "set" are given to the scenario
 * Returns: (transfer full): a game about to begin
 */
AciesState *clicks_new_pydna   (char *const   *lines);
/* The same of a game whose rounds are counted in actions. */
AciesState *clicks_new_ticinus (char *const   *lines);

G_END_DECLS
