/* record.h - what has happened in a game, row by row, and at which moment
 *
 * The rows of a log: each is a sentence and knows after how many commands it was
 * true, so that the board of that moment can be shown. A record follows its
 * session: rows come with commands and go when they are taken back. It is a
 * GListModel of AciesRecordRow. When a round began, and whose turn it was, it has
 * from what the events changed, not from the sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "session/fights.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ROW_ROUND,  /* heading: a round begins */
  ACIES_ROW_TURN,   /* heading: a turn begins */
  ACIES_ROW_PART,   /* heading: what only this game has begins, such as a phase for both sides */
  ACIES_ROW_PLAIN,
  ACIES_ROW_ROLL,   /* dice fell: its entry is ROLLED or DEFENCE */
  ACIES_ROW_END,    /* the game is over */
} AciesRowKind;

#define ACIES_TYPE_RECORD_ROW (acies_record_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecordRow, acies_record_row, ACIES, RECORD_ROW, GObject)

#define ACIES_TYPE_RECORD (acies_record_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecord, acies_record, ACIES, RECORD, GObject)

/**
 * AciesRecordRound:
 * @round: its number
 * @command: with which it began; 0 for the beginning of the game
 * @event: with which of the events of that
 */
typedef struct
{
  guint round;
  guint command;
  guint event;
} AciesRecordRound;

AciesRowKind     acies_record_row_get_kind    (AciesRecordRow  *self);

/* (transfer none): one sentence */
const char      *acies_record_row_get_text    (AciesRecordRow  *self);

/* (nullable) (transfer none): the dice that fell; %NULL where it is no roll */
const AciesDice *acies_record_row_get_dice    (AciesRecordRow  *self);

/**
 * acies_record_row_dup_result:
 * Returns: (transfer full) (nullable): what dice came to: "2 hits, 1 retreat";
 *   %NULL where none were rolled
 */
char            *acies_record_row_dup_result  (AciesRecordRow  *self);

/* After so many commands of the log it has happened. */
guint            acies_record_row_get_command (AciesRecordRow  *self);

/* (transfer none): what it tells of; of several the last */
const AciesLogEntry *acies_record_row_get_log_entry    (AciesRecordRow  *self);

/* The next command may bring a longer one in its place: a list goes on. */
gboolean         acies_record_row_may_grow    (AciesRecordRow  *self);

/* (nullable) (transfer none): what people have written at its moment, a line each; "notify::notes" tells */
const char      *acies_record_row_get_notes (AciesRecordRow  *self);

/* Did it happen before @round began? */
gboolean         acies_record_row_is_before   (AciesRecordRow         *self,
                                               const AciesRecordRound *round);

/* The round it happened in. */
guint            acies_record_row_get_round   (AciesRecordRow  *self);

/* Whose turn it was, or ACIES_NO_SIDE. */
AciesSide        acies_record_row_get_side    (AciesRecordRow  *self);

/**
 * acies_record_new:
 * @session: a game; listened to
 */
AciesRecord     *acies_record_new             (AciesSession    *session);

/* Knows what has happened, though the session may not have told it yet: who hears of that, too, asks for it first. */
void             acies_record_follow          (AciesRecord     *self);

guint            acies_record_count           (AciesRecord     *self);

/* (transfer none) */
AciesRecordRow  *acies_record_get_row         (AciesRecord     *self,
                                               guint            i);

/**
 * acies_record_find:
 * @command: a number of commands
 *
 * Returns: the last row that had happened by then; a game always has a first
 */
guint            acies_record_find            (AciesRecord     *self,
                                               guint            command);

/**
 * acies_moment_to_string:
 * @side: whose turn it is, or %ACIES_NO_SIDE
 *
 * Returns: (transfer full): "Round 2, Rome’s turn"
 */
char            *acies_moment_to_string       (guint               round,
                                               AciesSide           side,
                                               const AciesRuleset *ruleset);

/**
 * acies_record_dup_moment:
 * Returns: (transfer full): when it was: "Round 2, Rome’s turn"
 */
char            *acies_record_dup_moment      (AciesRecord     *self,
                                               guint            command);

/* The rounds that have begun, the first of the game at 0. */
guint            acies_record_count_rounds    (AciesRecord        *self);

/* (transfer none) */
const AciesRecordRound *acies_record_get_round (AciesRecord       *self,
                                                guint              i);

G_END_DECLS
