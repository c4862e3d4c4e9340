/* round.h - the steps of a round, and the reasons for changes, as people at a table know them
 *
 * Trackers (engine/core/tracker.h) use them. The procedures have phases of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who does a step of a round. A step of one side is done by each side in its turn: first all such steps that follow each
 * other by one side, then by the next. */
typedef enum
{
  ACIES_STEP_OF_ALL,   /* done once, by all sides together */
  ACIES_STEP_OF_TURN,  /* a step in the turn of a side */
  ACIES_STEP_OF_EACH,  /* done by one side after the other, before the next step */
} AciesStepOf;

/* A step of a round as people at a table know it. */
typedef struct
{
  char   *id;
  char   *name;  /* such as "Order Card" */
  char   *text;  /* (nullable): what can be done now, in one or two sentences */
  char   *rule;  /* (nullable) */
  guint8  of;    /* AciesStepOf */
} AciesRoundStep;

/* The trackers for which reasons are chosen. */
typedef enum
{
  ACIES_TRACKS_MORALE,
  ACIES_TRACKS_RESOURCES,
  ACIES_TRACKS_LOSSES,
} AciesTracks;

/* A reason why people at a table change a number. */
typedef struct
{
  char   *id;
  char   *name;    /* such as "a unit was eliminated" */
  char   *rule;    /* (nullable) */
  guint8  tracks;  /* AciesTracks */
  guint8  amount;  /* the usual size of the change; 0 if there is none */
  guint8  gains;   /* whether the usual change is a gain */
} AciesTrackerReason;

G_END_DECLS
