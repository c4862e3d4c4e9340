/* record.h - the log of a game as a list model
 *
 * AciesRecord is a GListModel of AciesRecordRow. Each row has a sentence and the number of commands up to this row. A
 * caller can use the number to show the board at that point. The record follows its session. Commands add rows, and
 * undo removes rows. To recognise rounds and turns, the record examines the events, not the text of the log.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "session/fights.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ROW_ROUND,  /* heading of a round */
  ACIES_ROW_TURN,   /* heading of a turn */
  ACIES_ROW_PART,   /* other heading that only some games have, such as the heading of a phase */
  ACIES_ROW_PLAIN,  /* ordinary log entry */
  ACIES_ROW_ROLL,   /* roll of dice (ACIES_LOG_ROLLED or ACIES_LOG_DEFENCE) */
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
  guint event;   /* index of the event that started the round, among the events of the command */
} AciesRecordRound;

/* A row of the record. Its fields are read-only. */
struct _AciesRecordRow
{
  GObject       parent_instance;

  AciesRowKind  kind;
  AciesSide     side;     /* the side whose turn it was, or ACIES_NO_SIDE */
  guint         round;
  guint         command;  /* number of commands up to and including the command that added the log entry */
  guint         event;    /* index of the log entry among the events of that command */
  guint         first;    /* index of the first log entry of the row among all log entries of the game */
  AciesLogEntry entry;    /* the log entry; the last entry if the row combines several entries */
  char         *text;
  char         *notes;    /* (nullable): the notes for this row, one per line; changes emit "notify::notes" */
};

/**
 * acies_record_row_dup_result:
 * Returns: (transfer full) (nullable): the result of the dice, such as "2 hits, 1 retreat"; %NULL if there are no dice
 */
char            *acies_record_row_dup_result  (AciesRecordRow  *self);

/* Returns: whether the next command can replace the row with a longer one, such as a longer list of ordered units */
gboolean         acies_record_row_may_grow    (AciesRecordRow  *self);

/**
 * acies_record_new:
 * @session: a session with a game
 *
 * Returns: (transfer full): a record that follows @session
 */
AciesRecord     *acies_record_new             (AciesSession    *session);

/* Updates the record from its session. The record also updates itself when the session emits "changed". Handlers of
 * this signal can run before that update. A handler that reads the record must therefore call this function first. */
void             acies_record_follow          (AciesRecord     *self);

guint            acies_record_count           (AciesRecord     *self);

/* Returns: (transfer none): the row with the zero-based index @i */
AciesRecordRow  *acies_record_get_row         (AciesRecord     *self,
                                               guint            i);

/**
 * acies_record_find:
 * @command: a number of commands
 *
 * Returns: the index of the last row that exists after @command commands; 0 if no row exists by then
 */
guint            acies_record_find            (AciesRecord     *self,
                                               guint            command);

/**
 * acies_moment_to_string:
 * @side: the side whose turn it is, or %ACIES_NO_SIDE
 *
 * Returns: (transfer full): a translated text such as "Round 2, Rome’s turn"
 */
char            *acies_moment_to_string       (guint               round,
                                               AciesSide           side,
                                               const AciesRuleset *ruleset);

/**
 * acies_record_dup_moment:
 * @command: a number of commands
 *
 * Returns: (transfer full): the round and the turn after @command commands, such as "Round 2, Rome’s turn"
 */
char            *acies_record_dup_moment      (AciesRecord     *self,
                                               guint            command);

/* Returns: the number of rounds that have started */
guint            acies_record_count_rounds    (AciesRecord        *self);

/* Returns: (transfer none): the round with the zero-based index @i */
const AciesRecordRound *acies_record_get_round (AciesRecord       *self,
                                                guint              i);

/**
 * acies_record_find_last_turn:
 * @first: (out): number of commands before it
 * @last: (out): number of commands at its end
 *
 * Finds what other sides have done since @side last acted, or before it acted last. Dice and passes are no actions, nor
 * are answers during the turn of another side.
 *
 * Returns: %FALSE if no other side has acted
 */
gboolean         acies_record_find_last_turn  (AciesRecord        *self,
                                               AciesSide           side,
                                               guint              *first,
                                               guint              *last);

/**
 * acies_record_list_hexes:
 * @row: index of a row
 * @hexes: (element-type AciesHex): the array to which to append the hexes that the row is about
 */
void             acies_record_list_hexes      (AciesRecord        *self,
                                               guint               row,
                                               GArray             *hexes);

G_END_DECLS
