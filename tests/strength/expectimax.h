/* expectimax.h - what a position is worth for certain, to the end of the turn
 *
 * All that may come is gone through: the side whose turn it is does what is best for
 * it, the other answers worst for it, knowing both hands, and dice fall by their
 * exact chances. Each position is worked out once (acies_state_hash()).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* By what the side whose turn it is decides. Of two ways as good to win it takes the one that
 * brings less morale, so that what it has of that is what one may rely on. */
typedef enum
{
  EXPECTIMAX_MORALE,
  EXPECTIMAX_WIN,
} ExpectimaxAim;

typedef struct
{
  double morale; /* won less lost: half of what the lead grows by, as what one loses the other gains */
  double win;    /* chance to win, if the game ends with the turn; half where it does not */
} ExpectedWorth;

typedef struct
{
  guint    positions;  /* different ones */
  guint    ends;       /* of them, where the turn is over */
  double   leaves;     /* ends of all ways, those that meet again counted each */
  gboolean rolls;      /* dice may fall */
  gboolean windows;    /* the enemy may be asked, and has a choice */
} ExpectimaxSize;

typedef struct _Expectimax Expectimax;

/**
 * expectimax_new:
 * @start: a game; its turn is the one that is gone through
 * @most: positions; with more it gives up
 */
Expectimax    *expectimax_new  (const AciesState *start,
                                ExpectimaxAim     aim,
                                guint             most);
void           expectimax_free (Expectimax       *self);

/**
 * expectimax_find:
 * @state: the start, or what may come of it
 * @worth: (out): to the side whose turn it is, counted from the start
 *
 * Returns: %FALSE: it has given up
 */
gboolean       expectimax_find (Expectimax       *self,
                                const AciesState *state,
                                ExpectedWorth    *worth);

/* The same once @command was given, which is allowed. */
gboolean       expectimax_find_after (Expectimax         *self,
                                const AciesState   *state,
                                const AciesCommand *command,
                                ExpectedWorth      *worth);

/* What the side that decides in @state does: its best for the one, for the other the worst for that one. */
AciesCommand   expectimax_decide (Expectimax       *self,
                                const AciesState *state);

/* Is the turn that it is about over? */
gboolean       expectimax_is_over (const Expectimax *self,
                                const AciesState *state);

/* Whose turn it is about. */
AciesSide      expectimax_get_side (const Expectimax *self);

/* What was gone through so far; leaves are those of the start. */
ExpectimaxSize expectimax_measure (Expectimax       *self,
                                const AciesState *start);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Expectimax, expectimax_free)

G_END_DECLS
