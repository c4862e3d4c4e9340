/* expectimax.h - the exact value of a small position, to the end of the turn
 *
 * Everything that can happen is tried. The side whose turn it is chooses what is best for it, the enemy answers what is
 * worst for that side and knows both hands, and dice have their exact chances. Each position is computed once
 * (acies_state_hash()). A card draw counts as the end of the turn.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/search.h"

G_BEGIN_DECLS

/* What the side whose turn it is plays for. If two ways have the same chance of winning, it takes the one with less
 * morale, so that its morale is the least that it can rely on. */
typedef enum
{
  ACIES_AIM_MORALE,
  ACIES_AIM_WIN,
} AciesExpectimaxAim;

typedef struct
{
  double morale; /* won less lost: half of what the lead grows by, as what one loses the other gains */
  double win;    /* chance to win, if the game ends with the turn; half where it does not */
} AciesExpectation;

typedef struct
{
  guint    positions;  /* different ones */
  guint    ends;       /* of them, where the turn is over */
  double   leaves;     /* ends of all ways, those that meet again counted each */
  gboolean rolls;      /* dice may fall */
  gboolean windows;    /* the enemy may be asked, and has a choice */
} AciesExpectimaxSize;

typedef struct _AciesExpectimax AciesExpectimax;

/* Positions of a puzzle at most, which take a few seconds. */
#define ACIES_MAX_PUZZLE 200000

/**
 * acies_expectimax_new:
 * @start: a game; its current turn is examined
 * @most: the maximum number of positions
 * @cancellable: (nullable): borrowed
 *
 * The examination gives up at more positions than @most, or once it is cancelled.
 */
AciesExpectimax    *acies_expectimax_new        (const AciesState      *start,
                                                 AciesExpectimaxAim     aim,
                                                 guint                  most,
                                                 GCancellable          *cancellable);
void                acies_expectimax_free       (AciesExpectimax       *self);

/**
 * acies_expectimax_find:
 * @state: the start, or a position that can follow from it
 * @worth: (out): the value for the side whose turn it is, counted from the start
 *
 * Returns: %FALSE if the examination has given up
 */
gboolean            acies_expectimax_find       (AciesExpectimax       *self,
                                                 const AciesState      *state,
                                                 AciesExpectation            *worth);

/* Like acies_expectimax_find(), but after @command, which must be legal. */
gboolean            acies_expectimax_find_after (AciesExpectimax       *self,
                                                 const AciesState      *state,
                                                 const AciesCommand    *command,
                                                 AciesExpectation            *worth);

/* Returns: the command of the side that decides in @state: the best one for the side whose turn it is, or the enemy's
 *   answer that is worst for that side */
AciesCommand        acies_expectimax_decide     (AciesExpectimax       *self,
                                                 const AciesState      *state);

/* Whether the examined turn is over. */
gboolean            acies_expectimax_is_over    (const AciesExpectimax *self,
                                                 const AciesState      *state);

/* Returns: the side whose turn is examined */
AciesSide           acies_expectimax_get_side   (const AciesExpectimax *self);

/* Returns: what was examined so far; the leaves are those of @start */
AciesExpectimaxSize acies_expectimax_measure    (AciesExpectimax       *self,
                                                 const AciesState      *start);

/**
 * acies_ai_advise_exactly:
 * @view: the view of the deciding side, from which the hands can be deduced if all decks are empty
 * @cancellable: (nullable): once it is cancelled, the command can be any legal one
 *
 * Returns: the command that acies_expectimax_decide() finds, so as to win, and what it is worth to the deciding side; it
 *   says nothing of units
 */
AciesAiAdvice       acies_ai_advise_exactly     (const AciesView       *view,
                                                 GCancellable          *cancellable);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesExpectimax, acies_expectimax_free)

G_END_DECLS
