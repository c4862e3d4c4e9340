/* luck.h - statistics of a game: losses, dice, and luck
 *
 * The engine repeats each roll with every possible face of each die. The odds are therefore exact under any rules. They are not
 * estimates from samples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

typedef struct
{
  guint     command;         /* log number, from 1, of the command that rolled the dice */
  AciesSide side;            /* the side that rolled */
  AciesDice dice;            /* the dice with their results */
  gboolean  is_defence;      /* these are defence dice of the target's side; their hits are wounds */
  gboolean  drives_back;     /* whether these dice can cause a retreat */
  double    expected;        /* the average number of hits of a roll of these dice */
  double    chance;          /* the chance of at least this many hits if they are more than @expected, else of at most this many */
  guint     n_eliminated;    /* number of units that the roll eliminated, directly or after a later decision */
  AciesFightUnit eliminated; /* the first unit that the roll eliminated */
} AciesRoll;

/* The statistics of one side. @hits counts the hits by the side, including hits that are ignored later. @wounds counts the
 * wounds that the side suffered because its defence dice did not prevent them. */
typedef struct
{
  guint  n_rolls;
  guint  n_dice;
  guint  hits;
  double expected_hits;
  guint  n_defence_dice;
  guint  wounds;
  double expected_wounds;
  guint  figures;       /* figures lost */
  guint  units;         /* lost units that were part of the setup; withdrawn units do not count */
  int    morale_before; /* morale at the start of the game */
  int    morale;        /* current morale */
  guint  cards;         /* cards played */
  guint  n_all_dice;    /* dice rolled for any purpose */
} AciesSideLuck;

typedef struct
{
  AciesSideLuck sides[ACIES_MAX_SIDES];
  GArray       *rolls; /* of AciesRoll, oldest first */
} AciesLuck;

/**
 * acies_luck_new:
 * @session: a game, which is not changed
 *
 * Returns: (transfer full): the statistics of the game so far
 */
AciesLuck *acies_luck_new      (AciesSession        *session);
void       acies_luck_free     (AciesLuck           *self);

/**
 * acies_luck_dup_words:
 * Returns: (transfer full): a text such as "expected 12.3 hits, rolled 15", followed by wounds if defence dice were rolled
 */
char      *acies_luck_dup_words (const AciesSideLuck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLuck, acies_luck_free)

G_END_DECLS
