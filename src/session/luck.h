/* luck.h - statistics of a game: losses, dice and luck
 *
 * To find the odds of a roll, the engine replays the roll with every possible result of each die. The odds are
 * therefore exact for all rules, not estimated from samples.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/fights.h"

G_BEGIN_DECLS

typedef struct
{
  guint     command;         /* one-based log index of the command that rolled the dice */
  AciesSide side;            /* the side that rolled */
  AciesDice dice;            /* the dice with their results */
  gboolean  is_defence;      /* whether the target's side rolled these dice in defence; if so, their hits are wounds */
  gboolean  drives_back;     /* whether these dice can cause a retreat */
  double    expected;        /* average number of hits with these dice */
  double    chance;          /* if the roll had more hits than @expected: probability of at least that many hits;
                              * otherwise, probability of at most that many */
  guint     n_eliminated;    /* number of units that the roll eliminated, immediately or after a later decision */
  AciesFightUnit eliminated; /* the first unit that the roll eliminated, if there is one */
} AciesRoll;

/* The statistics of one side. @n_rolls and @n_dice exclude defence dice. @hits counts the hits that the side rolled,
 * including ignored hits. @wounds counts the wounds that the side suffered because its defence dice did not prevent
 * them. @figures and @units exclude units that were not in the scenario and units that withdrew. */
typedef struct
{
  guint  n_rolls;
  guint  n_dice;
  guint  hits;
  double expected_hits;
  guint  n_defence_dice;
  guint  wounds;
  double expected_wounds;
  guint  figures;       /* number of figures lost */
  guint  units;         /* number of units lost */
  int    morale_before; /* morale at the start of the game */
  int    morale;        /* current morale */
  guint  cards;         /* number of cards played */
  guint  n_all_dice;    /* number of dice rolled for any purpose */
} AciesSideLuck;

typedef struct
{
  AciesSideLuck sides[ACIES_MAX_SIDES];
  GArray       *rolls; /* (element-type AciesRoll): oldest first */
} AciesLuck;

/**
 * acies_luck_new:
 * @session: a game; not modified
 *
 * Returns: (transfer full): the statistics of the game so far
 */
AciesLuck *acies_luck_new      (AciesSession        *session);
void       acies_luck_free     (AciesLuck           *self);

/**
 * acies_luck_dup_words:
 * Returns: (transfer full): a translated summary such as "expected 12.3 hits, rolled 15"; includes the wounds if there
 *   were defence dice
 */
char      *acies_luck_dup_words (const AciesSideLuck *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLuck, acies_luck_free)

G_END_DECLS
