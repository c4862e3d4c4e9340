/* script.h - a test case as lines: a position, commands, and what must hold
 *
 * A script begins on an empty board of the ruleset's usual size. Where nobody acts
 * without an order, each side has five mixed orders in hand and more in its deck;
 * where hands are filled before the first turn, a script begins after that, with no
 * cards at all ("opening" says otherwise). Lines are
 *
 *   scenario pydna                first line only: begin with this battle instead
 *   template quick                the same, with a template for new battles
 *   paint hill E5                 an editing command, before play begins
 *   number near 3                 before play begins: this case is played with another number of the rulebook
 *   deal rome charge 2            before play begins: that side has so many, all in hand
 *   play mixed-order              a command of play, dice included; the first starts the game
 *   act E5 E6                     order these units by a mixed order and begin the moves
 *   turn macedon                  pass on to that side's next turn, doing as little as possible
 *   no RVM-R6 move E5 E6          this command is refused, by this rule ("-" for none)
 *   why RVM-K17 play withdraw     who asks why it cannot be done is told this rule
 *   about E9 Principes 2          the values in the sentence of the refusal before it, in the order of its arguments
 *   notes hit Velites D8 1        a line of the log since play began is of this kind and has these values; "*" is any words
 *   says melee                    the sentence of the refusal or the line of the log before it holds this word or two,
 *                                 which its values do not say
 *   can move E5 F5                this command is allowed, and listed
 *   has E5 principes 2            a unit with so many figures; "has E5 nothing"
 *   stands C3 scorpio 2           of several on a hex the one of that type; "stands C3 scorpio nothing"
 *   is ground D2 hill, is rolling yellow white, is waiting near triarii 1   terrain, dice asked for, reserve
 *   is asked retreat              the decision waiting: none, dice, or the ruleset's
 *   is asking rome                who must answer it
 *   is round 2, is active rome, is dice 4, is point 3
 *   is morale rome 5, is hand rome 4, is deck rome charge 2, is discard rome charge 1
 *   is deck common charge 2       the same of a deck in common, as of its discard
 *   is under common charge 1      what lies face down under such a deck
 *   is row common charge 1, is laid rome charge 1   what lies open beside such a deck, or before a side
 *   is resource rome coins 3      what a side has
 *   is actions rome 3, is spent rome 1, is phase move
 *   is strength velites 2         figures of a full unit of the type
 *   is value velites march 3      a number of the table of types
 *   is owner E5 rome              whose unit stands there
 *   is marked E5 ordered 1        has the mark or (0) has it not
 *   is state E5 passive+retreated has these marks and no others; "idle" without any
 *   is property E5 grade a         that is what it has; followed by a type where several units stand there
 *   is hits 2, is wounds 1, is retreats 1   of the last attack roll, and of the last defence roll
 *   is won rome morale-zero       over, by whom and why; "is won nobody not-yet" while it goes on
 *   is noted supported 1          so many notes of a kind since the start, or since the last command
 *                                 before which there was such a line
 *   chance E6 E5 hits 2 3/8       of an attack declared now, that its roll comes to so many; cards and
 *                                 conditions that are supposed may follow
 *                                 hits, wounds or retreats; "dead 1": that the target is lost
 *   reason E6 E5 RVM-K9 1 *       of an attack declared now, that this rule changes the roll by so much, and what it says
 *   finds BP-A31 other-nation D3  what is found in the scenario by this rule, and where: a hex, a side or neither;
 *                                 "finds BP-A31 nothing". Before play begins
 *   fix other-nation              does what the first finding with that code offers; "fix other-nation nothing":
 *                                 the first of them offers nothing. Before play begins
 *   unseen rome take charge       to Rome this command looks like every other of its kind
 *   seen rome play line-order     to Rome it looks like no other
 *   steps since attack are A B    the steps run since the last such command, exactly these
 *
 * A line with "#" before it says nothing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/ruleset/library.h"

G_BEGIN_DECLS

#define SCRIPT_ERROR (script_error_quark ())
GQuark   script_error_quark (void);

/**
 * script_play:
 * @ruleset_id: the ruleset played
 * @first_line: number of the first line in its file
 * @error: "N: ...", for the first line that does not hold
 *
 * Returns: (transfer full) (nullable): where the script ends, or %NULL when a
 *   line does not hold
 */
AciesState *script_play     (AciesLibrary *library,
                             const char   *ruleset_id,
                             guint         first_line,
                             const char   *lines,
                             GError      **error);

/* Does every line hold? */
gboolean script_run         (AciesLibrary *library,
                             const char   *ruleset_id,
                             guint         first_line,
                             const char   *lines,
                             GError      **error);

G_END_DECLS
