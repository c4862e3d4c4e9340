/* side.h - a side of a game, what it is called, what it has, and who is against whom
 *
 * Most rulesets name their sides. Where any of several armies may fight any
 * other, a side is only the edge it fights from, and a choice of the scenario
 * says whose army that is: the side is called after the option chosen there.
 * Such a scenario has a ruleset that is the same but for these names, so that
 * nobody who names a side has to know of this. In the same way a number of the
 * scenario may say how many sides take part: its ruleset has so many.
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
  AciesId   plays_by;   /* the number of sides that take part, or NO_ID: this one always does */
  guint8    team;       /* of the sides that are one, 0: it is alone; in the ruleset of a scenario, what it is there */
  AciesId   team_by;    /* the switch that says whether there are teams, or NO_ID: there are */
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
  guint16   since;  /* the edition of the ruleset that brought it */
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
 * acies_side_enemies:
 *
 * Who is against whom is asked here, and nowhere else: of two sides that is the other,
 * of more each that is not of the same team.
 *
 * Returns: bit by side that is an enemy of @side
 */
guint         acies_side_enemies        (const AciesState   *state,
                                         AciesSide           side);

/* Whether the two are enemies; a side is none of its own. */
gboolean      acies_side_is_enemy       (const AciesState   *state,
                                         AciesSide           side,
                                         AciesSide           other);

/* The same of the sides of a scenario's ruleset. */
guint         acies_ruleset_enemies     (const AciesRuleset *self,
                                         AciesSide           side);

/**
 * acies_ruleset_dup_team:
 * Returns: (transfer full) (nullable): @side with those that win or lose with it: "Blue School and Green School";
 *   %NULL where it is alone
 */
char         *acies_ruleset_dup_team    (const AciesRuleset *self,
                                         AciesSide           side);

/* Whose turn comes after that of @side, where sides take turns round the table. */
AciesSide     acies_side_next           (const AciesState   *state,
                                         AciesSide           side);

/**
 * acies_ruleset_opposite:
 * Returns: the side that sits opposite @side: of two the other; of three none does, and it is @side itself
 */
AciesSide     acies_ruleset_opposite    (const AciesRuleset *self,
                                         AciesSide           side);

/**
 * acies_ruleset_called:
 * @switches: the values of a scenario
 *
 * Finds the ruleset with the sides that take part in that scenario, and the names they
 * have in it: one and the same for the same sides and names, @self where switches say
 * nothing of them. May be asked by several threads.
 *
 * Returns: (transfer none): lives as long as somebody has a reference to it or @self
 */
AciesRuleset *acies_ruleset_called      (AciesRuleset       *self,
                                         const gint16       *switches);

G_END_DECLS
