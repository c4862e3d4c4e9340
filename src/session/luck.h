/* luck.h - statistics of a game: losses, dice, and luck
 *
 * The engine repeats each roll with every face, so the possible results of a die in that position are exact under any rules.
 * Nothing is sampled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

typedef struct
{
  guint     command;         /* number in the log, from 1, of the command that rolled the dice */
  AciesSide side;            /* the side that rolled */
  AciesDice dice;            /* the dice and the result of each */
  gboolean  is_defence;      /* defence dice of the target's side, whose hits are wounds */
  gboolean  drives_back;     /* whether such dice can cause a retreat */
  double    expected;        /* the average hits of such a roll */
  double    chance;          /* the chance of a result at least as far from @expected in the same direction */
  guint     n_eliminated;    /* how many units the roll eliminated, possibly after a later decision */
  AciesFightUnit eliminated; /* the first of them */
} AciesRoll;

/* One side. Hits are of its own attacks, strikes and counters, before any are ignored. Wounds are those that its own defence
 * dice let through. */
typedef struct
{
  guint  n_rolls;
  guint  n_dice;
  guint  hits;
  double expected_hits;
  guint  n_defence_dice;
  guint  wounds;
  double expected_wounds;
  guint  figures;
  guint  units;         /* units of the setup lost; withdrawn units do not count */
  int    morale_before; /* at the start of the game */
  int    morale;        /* now */
  guint  cards;         /* played */
  guint  n_all_dice;    /* rolled for any purpose */
} AciesSideLuck;

typedef struct
{
  AciesSideLuck sides[ACIES_MAX_SIDES];
  GArray       *rolls; /* of AciesRoll, oldest first */
} AciesLuck;

/**
 * acies_luck_new:
 * @session: a game; not changed
 *
 * Returns: (transfer full): the statistics of the game so far
 */
AciesLuck *acies_luck_new      (AciesSession        *session);
void       acies_luck_free     (AciesLuck           *self);

/**
 * acies_luck_dup_words:
 * Returns: (transfer full): a text such as "expected 12.3 hits, rolled 15", with the wounds of defence dice if there were any
 */
char      *acies_luck_dup_words (const AciesSideLuck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLuck, acies_luck_free)

G_END_DECLS
