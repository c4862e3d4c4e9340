/* side.h - a side of a game, what it is called, and what it has
 *
 * Most rulesets name their sides. Where any of several armies may fight any
 * other, a side is only the edge it fights from, and a choice of the scenario
 * says whose army that is: the side is called after the option chosen there.
 * Such a scenario has a ruleset that is the same but for these names, so that
 * nobody who names a side has to know of this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/types.h"

G_BEGIN_DECLS

/* Where a side's home edge lies: units retreat toward it. */
typedef enum
{
  ACIES_HOME_TOP,
  ACIES_HOME_BOTTOM,
} AciesHome;

typedef struct
{
  char     *id;
  char     *name;       /* Rome */
  char     *adjective;  /* Roman */
  char     *letter;     /* R: tells sides apart where colour cannot */
  AciesHome home;
  AciesId   named_by;   /* the choice it is called after, or NO_ID: it is always called as above */
} AciesSideType;

/* What an army of a new scenario begins with. */
typedef struct
{
  guint8 morale;
  guint8 hand_size;
  guint8 actions;  /* of a round; 0: the game counts none */
} AciesArmyNumbers;

/* Something of which every side has a number, open to all: coins, points to spend. */
typedef struct
{
  char     *id;
  char     *name;   /* what a number is said of: "Coins" */
  char     *text;   /* (nullable) */
  char     *rule;   /* (nullable) */
  gboolean  fixed;  /* only play changes it, so that no scenario sets it */
  guint8    min;
  guint8    max;
  guint8    start;  /* in a new scenario */
} AciesResource;

/**
 * acies_ruleset_side_option:
 * @self: with the names that sides have in a scenario
 * Returns: the option that @side is called after, 0 where it is called after none
 */
guint         acies_ruleset_side_option (const AciesRuleset *self,
                                         AciesSide           side);

/* (nullable): the id of that option, %NULL where the side is called after none */
const char   *acies_ruleset_side_option_id (const AciesRuleset *self,
                                         AciesSide           side);

/**
 * acies_ruleset_dup_resources:
 * @numbers: of a side, in the order of the ruleset's resources
 * Returns: (transfer full) (nullable): "Coins 3, Favour 2"; %NULL in a game in which sides have nothing of that kind
 */
char         *acies_ruleset_dup_resources (const AciesRuleset *self,
                                         const guint8       *numbers);

/**
 * acies_ruleset_called:
 * @switches: the values of a scenario
 *
 * Finds the ruleset with the names that its sides have in that scenario: one and the
 * same for the same names, @self where no side is called after a choice. May be asked
 * by several threads.
 *
 * Returns: (transfer none): lives as long as somebody has a reference to it or @self
 */
AciesRuleset *acies_ruleset_called      (AciesRuleset       *self,
                                         const gint16       *switches);

G_END_DECLS
