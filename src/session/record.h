/* record.h - the log of a game as rows for a list
 *
 * A record is a GListModel of AciesRecordRow. Each row has a sentence and the number of commands in the log up to that row, so that
 * a caller can show the board after these commands. The record follows its session: commands add rows, and undo removes rows. The
 * record finds rounds and turns in the changes that events make, not in the sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "session/fights.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ROW_ROUND,  /* heading at the start of a round */
  ACIES_ROW_TURN,   /* heading at the start of a turn */
  ACIES_ROW_PART,   /* another heading, which only some games have, such as the start of a phase of both sides */
  ACIES_ROW_PLAIN,  /* any other log entry */
  ACIES_ROW_ROLL,   /* roll of dice, with a log entry of kind ROLLED or DEFENCE */
  ACIES_ROW_END,    /* end of the game */
} AciesRowKind;

#define ACIES_TYPE_RECORD_ROW (acies_record_row_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecordRow, acies_record_row, ACIES, RECORD_ROW, GObject)

#define ACIES_TYPE_RECORD (acies_record_get_type ())
G_DECLARE_FINAL_TYPE (AciesRecord, acies_record, ACIES, RECORD, GObject)

typedef struct
{
  guint round;   /* number of the round */
  guint command; /* number of the command that started the round; 0 for the start of the game */
  guint event;   /* index of the event within the events of @command */
} AciesRecordRound;

/* A row of the record. Its fields are read-only. */
struct _AciesRecordRow
{
  GObject       parent_instance;

  AciesRowKind  kind;
  AciesSide     side;     /* the side whose turn it was, or ACIES_NO_SIDE */
  guint         round;
  guint         command;  /* number of commands in the log up to and including the last command of the row */
  guint         event;    /* index of the log entry within the events of that last command */
  guint         first;    /* index of the first log entry of the row within all log entries of the record */
  AciesLogEntry entry;    /* log entry of the row, with the dice of a roll; the last entry if the row combines several entries */
  char         *text;
  char         *notes;    /* (nullable): notes shown at this row, one per line; a change emits "notify::notes" */
};

/**
 * acies_record_row_dup_result:
 * Returns: (transfer full) (nullable): the result of the dice, such as "2 hits, 1 retreat"; %NULL for rows without dice
 */
char            *acies_record_row_dup_result  (AciesRecordRow  *self);

/* Returns whether the next command can replace the row with a longer row, such as a longer list of ordered units. */
gboolean         acies_record_row_may_grow    (AciesRecordRow  *self);

/**
 * acies_record_new:
 * @session: a game
 */
AciesRecord     *acies_record_new             (AciesSession    *session);

/* Updates the record. Call this in a handler of "changed" before reading the record, because the record can receive the signal
 * after that handler. */
void             acies_record_follow          (AciesRecord     *self);

guint            acies_record_count           (AciesRecord     *self);

/* (transfer none): row number @i, from 0 */
AciesRecordRow  *acies_record_get_row         (AciesRecord     *self,
                                               guint            i);

/**
 * acies_record_find:
 * @command: a number of commands
 *
 * Returns: the index of the last row that exists after @command commands; the record is never empty
 */
guint            acies_record_find            (AciesRecord     *self,
                                               guint            command);

/**
 * acies_moment_to_string:
 * @side: the side whose turn it is, or %ACIES_NO_SIDE
 *
 * Returns: (transfer full): a text such as "Round 2, Rome’s turn"
 */
char            *acies_moment_to_string       (guint               round,
                                               AciesSide           side,
                                               const AciesRuleset *ruleset);

/**
 * acies_record_dup_moment:
 * Returns: (transfer full): the round and the turn after @command commands, such as "Round 2, Rome’s turn"
 */
char            *acies_record_dup_moment      (AciesRecord     *self,
                                               guint            command);

/* Returns the number of rounds that have started so far. */
guint            acies_record_count_rounds    (AciesRecord        *self);

/* (transfer none): the round with index @i; index 0 is the first round of the game */
const AciesRecordRound *acies_record_get_round (AciesRecord       *self,
                                                guint              i);

G_END_DECLS
