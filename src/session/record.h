/* record.h - the log of a game as rows for a list
 *
 * A GListModel of AciesRecordRow. Each row has a sentence and the number of commands after which it was true, so that the
 * board of that moment can be shown. The record follows its session: commands add rows, undo removes them. Rounds and turns
 * come from what the events changed, not from the sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "session/fights.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ROW_ROUND,  /* heading: start of a round */
  ACIES_ROW_TURN,   /* heading: start of a turn */
  ACIES_ROW_PART,   /* heading that only some games have, such as the start of a phase for both sides */
  ACIES_ROW_PLAIN,
  ACIES_ROW_ROLL,   /* dice: its log entry is ROLLED or DEFENCE */
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
  guint event;   /* index of the event among those of @command */
} AciesRecordRound;

/* A row; its fields are for reading only. */
struct _AciesRecordRow
{
  GObject       parent_instance;

  AciesRowKind  kind;
  AciesSide     side;     /* the side whose turn it was, or ACIES_NO_SIDE */
  guint         round;
  guint         command;  /* the number of commands of the log after which it had happened */
  guint         event;    /* index of its log entry among the events of the last command */
  guint         first;    /* index of its first log entry among those of the record */
  AciesLogEntry entry;    /* with the dice of a roll; the last one if the row combines several */
  char         *text;
  char         *notes;    /* (nullable): the notes at its moment, one on each line; changes emit "notify::notes" */
};

/**
 * acies_record_row_dup_result:
 * Returns: (transfer full) (nullable): the result of the dice, such as "2 hits, 1 retreat"; %NULL for rows without dice
 */
char            *acies_record_row_dup_result  (AciesRecordRow  *self);

/* Can the next command replace the row by a longer one? True for lists, such as of ordered units. */
gboolean         acies_record_row_may_grow    (AciesRecordRow  *self);

/**
 * acies_record_new:
 * @session: a game
 */
AciesRecord     *acies_record_new             (AciesSession    *session);

/* Brings the record up to date. Other handlers of "changed" call it before they read the record, because they can run
 * first. */
void             acies_record_follow          (AciesRecord     *self);

guint            acies_record_count           (AciesRecord     *self);

/* (transfer none) */
AciesRecordRow  *acies_record_get_row         (AciesRecord     *self,
                                               guint            i);

/**
 * acies_record_find:
 * @command: a number of commands
 *
 * Returns: the index of the last row that had happened after @command commands; there is always a first row
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
 * Returns: (transfer full): round and turn after @command commands, such as "Round 2, Rome’s turn"
 */
char            *acies_record_dup_moment      (AciesRecord     *self,
                                               guint            command);

/* The number of rounds started so far. Index 0 is the first round of the game. */
guint            acies_record_count_rounds    (AciesRecord        *self);

/* (transfer none) */
const AciesRecordRound *acies_record_get_round (AciesRecord       *self,
                                                guint              i);

G_END_DECLS
