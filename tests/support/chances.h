/* chances.h - exact chances, asked for and looked over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "formats/ruleset/library.h"

G_BEGIN_DECLS

/* The ruleset that every test of chances has. */
typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
} ChancesFixture;

/* Rome vs Macedon, where one roll decides. */
void        chances_set_up       (ChancesFixture     *self,
                                  gconstpointer       unused);
/* Rome vs Carthage, where the target rolls against each hit. */
void        chances_set_up_answered (ChancesFixture  *self,
                                  gconstpointer       unused);
void        chances_tear_down    (ChancesFixture     *self,
                                  gconstpointer       unused);

/* (transfer full): the exact chances of the attack whose dice are asked for */
AciesOdds  *chances_of_roll      (const AciesState   *state);

AciesHex    chances_hex          (const char         *name);

/**
 * chances_new_scenario:
 * @lines: commands of the editor, one a line
 * Returns: (transfer full): in Rome vs Macedon both sides have mixed orders and nothing else, Rome holds some
 */
AciesState *chances_new_scenario (const ChancesFixture *self,
                                  const char         *lines);

/* Each word of @words must be one that can be supposed. */
GArray     *chances_suppose      (const AciesRuleset *ruleset,
                                  const char         *words);

/* The attack must be possible; the answer is sound. */
AciesOdds  *chances_of_attack    (const AciesState   *state,
                                  const char         *from,
                                  const char         *at,
                                  const char         *suppositions);

/* Were the unit on @unit on @from, there would be chances of an attack on those whom reach.h
 * lists from there, and on nobody else; @n: how many these are. */
void        chances_assert_from  (const AciesState   *state,
                                  const char         *unit,
                                  const char         *from,
                                  guint               n);

/* Reduced fractions that add up to 1, in their order, and reasons that add up to the dice. */
void        chances_assert_sound (const AciesOdds    *odds);
void        chances_assert_equal (const AciesOdds    *a,
                                  const AciesOdds    *b);

int         chances_sum_reasons  (const AciesOdds    *odds,
                                  AciesReasonKind     kind);

/* One of its reasons is as @pattern says. */
void        chances_assert_reason (const AciesOdds   *odds,
                                  const char         *pattern);

/* Of all ways of the dice, in how many so many figures are lost. */
guint64     chances_of_losing    (const AciesOdds    *odds,
                                  guint               losses);

/* Were @counts, by figures lost, of @n attacks as often as @odds tell, but for
 * what chance may do: four standard deviations? */
void        chances_assert_as_often (const AciesOdds *odds,
                                  const guint        *counts,
                                  guint               n);

/* An attack that has no chances to be told of. */
typedef struct
{
  const char *name;
  const char *lines;         /* of the scenario */
  const char *from;
  const char *at;
  const char *suppositions;
  const char *rule;          /* that is named; NULL: it cannot be supposed at all */
} ChancesRefusal;

/* Are there no chances of that attack or strike, by @rule? */
void        chances_assert_refused (const AciesState *state,
                                  const char         *from,
                                  const char         *at,
                                  const char         *suppositions,
                                  const char         *rule);

/* A test of such a row. */
void        chances_is_refused   (ChancesFixture     *self,
                                  gconstpointer       refusal);

/* Dice that all show 1. */
AciesDice   chances_first_dice   (guint               n);
/* The faces after @dice, as on a counter; FALSE after the last. */
gboolean    chances_turn_dice    (AciesDice          *dice);

/* Whether two chances are of the same result. */
gboolean    chances_same_result  (const AciesChance  *a,
                                  const AciesChance  *b);

G_END_DECLS
