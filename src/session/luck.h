/* luck.h - what a game has come to in numbers: losses, dice, and how lucky they were
 *
 * Each roll of a game is played over again by the engine with every face, so what
 * a die could have come to at that moment is known exactly, whatever the rules.
 * Nothing is sampled.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

/**
 * AciesRoll:
 * @command: number of the command in the log, from 1, that the dice are
 * @side: whose dice they are
 * @dice: which, and what each of them came to
 * @is_defence: the target's side rolled against the hits: its hits are wounds
 * @drives_back: such dice can drive back
 * @expected: hits that such a roll has on average
 * @chance: of a roll at least as far from that, on its side
 * @n_eliminated: units that were lost by it, be it after an answer that came later
 * @eliminated: the first of them
 */
typedef struct
{
  guint     command;
  AciesSide side;
  AciesDice dice;
  gboolean  is_defence;
  gboolean  drives_back;
  double    expected;
  double    chance;
  guint     n_eliminated;
  AciesFightUnit eliminated;
} AciesRoll;

/* Of one side. Hits are those of its own attacks, strikes and counters, before any are ignored; wounds are those its
 * own defence dice let through. */
typedef struct
{
  guint  n_rolls;
  guint  n_dice;
  guint  hits;
  double expected_hits;
  guint  n_defence_dice;
  guint  wounds;
  double expected_wounds;
  guint  figures;       /* lost */
  guint  units;         /* lost: those of the beginning, but who withdraw */
  int    morale_before; /* when the game began */
  int    morale;        /* now */
  guint  cards;         /* played */
  guint  n_all_dice;    /* rolled for whatever it is */
} AciesSideLuck;

typedef struct
{
  AciesSideLuck sides[ACIES_MAX_SIDES];
  GArray       *rolls; /* of AciesRoll, oldest first */
} AciesLuck;

/**
 * acies_luck_new:
 * @session: a game; it is not changed
 *
 * Returns: (transfer full): of the game so far
 */
AciesLuck *acies_luck_new      (AciesSession        *session);
void       acies_luck_free     (AciesLuck           *self);

/**
 * acies_luck_dup_words:
 * Returns: (transfer full): "expected 12.3 hits, rolled 15", and the wounds of
 *   defence dice where there were any
 */
char      *acies_luck_dup_words (const AciesSideLuck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLuck, acies_luck_free)

G_END_DECLS
