/* overview.h - what the player can do now, and why the likely rest is not possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/choices.h"

G_BEGIN_DECLS

/* The groups of the overview, in this order. */
typedef enum
{
  ACIES_OVERVIEW_PLAY,
  ACIES_OVERVIEW_ORDER,
  ACIES_OVERVIEW_MOVE,
  ACIES_OVERVIEW_ATTACK,
  ACIES_OVERVIEW_ACT,     /* game-specific commands on a hex, and retreats */
  ACIES_OVERVIEW_ENTER,   /* units in reserve */
  ACIES_OVERVIEW_HAND,    /* taking cards and putting them back */
  ACIES_OVERVIEW_ANSWER,  /* commands with a button */
  ACIES_OVERVIEW_NOT_NOW, /* refused; those that the player most likely wants are first */
} AciesOverviewGroup;
#define ACIES_N_OVERVIEW_GROUPS (ACIES_OVERVIEW_NOT_NOW + 1)

/* What a unit or a card can do in one group, or a reason for which units or cards can do nothing. */
typedef struct
{
  AciesOverviewGroup group;
  char              *title;   /* the unit, the card or the answer; for NOT_NOW with the reason if that begins with it */
  char              *text;    /* (nullable): the targets or, for NOT_NOW, the reason with the id of its rule */
  AciesCommand       command; /* the first command of the row: legal, or for NOT_NOW refused */
  AciesTaken         taken;   /* the unit, hex, card or unit type that the row is about */

  /*< private >*/
  guint              rank;
  GPtrArray         *names;   /* (element-type utf8): the targets or, for NOT_NOW, the units and cards */
} AciesOverviewRow;

/**
 * acies_overview_new:
 * @choices: the legal commands of the player at the screen
 * @hand: the side whose hand is shown, or %ACIES_NO_SIDE
 *
 * Returns: (transfer full) (element-type AciesOverviewRow): the rows, by group; none if the player can only wait
 */
GPtrArray  *acies_overview_new        (const AciesChoices *choices,
                                       const AciesState   *state,
                                       AciesSide           hand);

/* Returns: the translated heading of a group */
const char *acies_overview_group_name (AciesOverviewGroup  group);

G_END_DECLS
