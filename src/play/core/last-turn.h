/* last-turn.h - what happened since a side last had its turn, step by step
 *
 * A step is what a player would tell of: a card, a move, or an attack with its dice and results. Its words come from the
 * log, which all sides can read. What happened on the board comes from the events.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "render/render.h"
#include "session/record.h"

G_BEGIN_DECLS

typedef struct
{
  guint  command; /* number of commands up to the end of the step */
  char  *title;   /* a few words, such as "E6 → E5" */
  char  *text;    /* all sentences of the log */
  char  *result;  /* (nullable): what came of it, which the title tells too: a loss, or else the first roll */
} AciesTurnStep;

typedef struct
{
  guint      first; /* number of commands before the first step */
  GPtrArray *steps; /* (element-type AciesTurnStep): at least one */
} AciesLastTurn;

/**
 * acies_last_turn_new:
 * @record: the log of @game
 * @side: see acies_record_find_last_turn()
 *
 * Returns: (transfer full) (nullable): the steps; %NULL if there are none
 */
AciesLastTurn *acies_last_turn_new       (AciesSession  *game,
                                          AciesRecord   *record,
                                          AciesSide      side);
void           acies_last_turn_free      (AciesLastTurn *self);

/* Returns the number of commands at the end of @step, counted from 1; before the first step if @step is 0, and after the
 * last if it is too high. */
guint          acies_last_turn_get_end   (const AciesLastTurn *self,
                                          guint                step);

/* Returns the number of steps that have ended after @command commands. */
guint          acies_last_turn_count_ended (const AciesLastTurn *self,
                                          guint                command);

/* Returns whether the position after @command commands is one between the first and the last step. */
gboolean       acies_last_turn_has       (const AciesLastTurn *self,
                                          guint                command);

/**
 * acies_list_events:
 * @first: number of commands to skip
 * @last: number of the last command
 *
 * Returns: (transfer container) (element-type AciesEvent): the events of the commands, which belong to @game
 */
GArray        *acies_list_events         (AciesSession  *game,
                                          guint          first,
                                          guint          last);

/**
 * acies_trails_append:
 * @events: (element-type AciesEvent): events that have led to @state
 * @whole: whether to include attacks, and to draw all of it stronger
 * @trails: (element-type AciesTrail): the array to append to
 */
void           acies_trails_append       (const AciesState *state,
                                          const GArray     *events,
                                          gboolean          whole,
                                          GArray           *trails);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLastTurn, acies_last_turn_free)

G_END_DECLS
