/* tracker.h - games at a table, of which only the trackers are known
 *
 * A game in %ACIES_MODE_TABLE stands for a boxed game on a real table. The program does not know where the units are, but
 * counts what people tap: rounds, steps, morale, resources, losses, cards and clocks. Each tap is a command, whose line
 * starts with "tracker", so such a game is saved, replayed and undone like any other. No rules are checked, apart from
 * what there can be of a thing; the result comes from the ruleset (AciesProcs.judge).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/event.h"

G_BEGIN_DECLS

/* What is known of such a game besides the numbers, cards and units of the state. It is stored as the block of the state
 * (combat.h), which the procedures of the ruleset do not use in this mode. */
typedef struct
{
  guint8 done;       /* the sides that have done the current steps of the round, one bit each */
  guint8 increment;  /* seconds that each clock gains when its turn ends */
  guint8 running;    /* the side whose clock runs, plus 1; 0: no clock runs */
  guint8 clock[ACIES_MAX_SIDES][2];                /* seconds left, low byte first */
  guint8 held[ACIES_MAX_SIDES][ACIES_MAX_DECKS + 1]; /* cards in hand whose names nobody has entered, by deck; the last
                                                    * element is for the deck of the side */
} AciesTracker;

/* The highest number of seconds on a clock. */
#define ACIES_MAX_CLOCK 32400

/* Returns: what is known of @state, a game at a table */
static inline const AciesTracker *
acies_tracker (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesTracker);
}

/* Returns: the seconds left on the clock of @side; 0 if it has no clock */
static inline guint
acies_tracker_clock (const AciesState *state, AciesSide side)
{
  const guint8 *clock = acies_tracker (state)->clock[side];

  return clock[0] + 256u * clock[1];
}

/* Starts a game at a table. If the game computes morale, each side begins with what its units count for.
 * @events: (nullable) (element-type AciesEvent): receives the events of the start
 * Returns: (transfer full): the game */
AciesState *acies_tracker_new          (const AciesState   *scenario,
                                        GArray             *events);

/* Returns: whether @command, a tracker command, makes sense in @state */
gboolean    acies_tracker_check        (const AciesCommand *command,
                                        const AciesState   *state,
                                        GError            **error);

/* Carries out @command, which acies_tracker_check() accepts. */
void        acies_tracker_resolve      (const AciesCommand *command,
                                        AciesResolver      *resolver);

/* Where "tracker next" leads: the next step, side or round. */
typedef struct
{
  AciesTurn turn;      /* round, active side and step (phase) */
  guint8    done;      /* as in AciesTracker */
  gboolean  ends_game; /* whether the last round is over */
} AciesTrackerNext;

/* Returns: where "tracker next" leads from @state */
AciesTrackerNext acies_tracker_find_next (const AciesState *state);

/* Returns: (nullable): the current step, or %NULL if the ruleset names no steps */
const AciesRoundStep *acies_tracker_get_step (const AciesState *state);

/* @outcome: (out): how the numbers of @state end the game
 * Returns: whether they end it now, although nobody has ended it with "tracker end" */
gboolean    acies_tracker_find_outcome (const AciesState   *state,
                                        AciesOutcome       *outcome);

/* Returns: (transfer full): whose step it is now, such as “Rome: Order Card” */
char       *acies_tracker_describe     (const AciesState   *state);

/* Returns: the number of cards in the hand of @side, with and without a name
 * @deck: a deck of the ruleset, or %ACIES_NO_ID for the side's own deck */
guint       acies_tracker_count_hand   (const AciesState   *state,
                                        AciesSide           side,
                                        AciesId             deck);

/* Returns: the number of cards that can still be drawn. @deck: see acies_tracker_count_hand() */
guint       acies_tracker_count_deck   (const AciesState   *state,
                                        AciesSide           side,
                                        AciesId             deck);

/* Returns: the number of figures of @side with which units of @type, or of any type (%ACIES_NO_ID), still fight */
guint       acies_tracker_count_figures (const AciesState  *state,
                                        AciesSide           side,
                                        AciesId             type);

G_END_DECLS
