/* finished.h - the records of finished games: one file for each game, in a folder of the user
 *
 * A record is a game file with a <record> element that sums up the game (data/schema/README.md), so that a list of
 * records needs neither the rulesets nor a replay, and every record can be opened as a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/review.h"

#include <gio/gio.h>

G_BEGIN_DECLS

#define ACIES_FINISHED_NS "https://aciesgame.github.io/record"

/* Maximum number of records to read; older ones stay in the folder. */
#define ACIES_FINISHED_MOST 10000

/* One side of a finished game, with the numbers of AciesSideLuck. */
typedef struct
{
  char    *id;
  char    *name;
  char    *player;      /* (nullable): the id of the computer player; NULL for a human player */
  gboolean won;
  int      figures;     /* number of figures lost; -1 if the game has no figures */
  int      units;       /* number of units lost */
  int      morale_before;
  int      morale;
  int      n_dice;      /* number of attack dice; if 0, @hits and @expected are 0 too */
  int      hits;
  double   expected;
} AciesFinishedSide;

/* A turning point: a costly decision of AciesTurningPoint. */
typedef struct
{
  guint  command; /* number of commands before the decision */
  guint  round;
  guint  active;  /* index of the side whose turn it was */
  guint  side;    /* index of the side that decided */
  double win;     /* the chance of winning after the decision, from 0 to 1 */
  double best;    /* the chance after the best decision */
} AciesFinishedPoint;

typedef struct
{
  char              *path;    /* (nullable): the file; NULL if the record was not read from a folder */
  GDateTime         *ended;
  char              *ruleset; /* id */
  char              *game;    /* name of the ruleset */
  char              *title;   /* title of the scenario; can be empty */
  int                rounds;  /* the last round */
  guint              n_sides;
  AciesFinishedSide  sides[ACIES_MAX_SIDES];
  gboolean           reviewed; /* whether turning points were searched for */
  GArray            *points;  /* (element-type AciesFinishedPoint) */
} AciesFinished;

/**
 * acies_finished_new:
 * @session: a game that is over
 * @ended: when it ended
 * @points: (nullable) (element-type AciesTurningPoint): the turning points, if they are known
 *
 * Returns: (transfer full): the summary of the game
 */
AciesFinished *acies_finished_new       (AciesSession        *session,
                                         GDateTime           *ended,
                                         const GArray        *points);

/**
 * acies_finished_read:
 * @name: the file name, for error messages
 * @error: %ACIES_FORMAT_ERROR
 *
 * Returns: (transfer full) (nullable): the summary in a record
 */
AciesFinished *acies_finished_read      (GBytes              *bytes,
                                         const char          *name,
                                         GError             **error);

/* Returns: (transfer full): the record of @session with the summary @self, as a file */
GBytes        *acies_finished_to_bytes  (const AciesFinished *self,
                                         AciesSession        *session);
void           acies_finished_free      (AciesFinished       *self);

/* Returns: the index of the only side with a human player; -1 if several people played */
int            acies_finished_get_person (const AciesFinished *self);

/* Returns: whether no side won */
gboolean       acies_finished_is_draw   (const AciesFinished *self);

/* --- the folder ----------------------------------------------------------------------------- */

/* Returns: (transfer full): the path of the folder for records in the user's data directory */
char          *acies_finished_dup_folder (void);

/* Returns: whether @file is in the user's folder for records */
gboolean       acies_finished_has       (GFile               *file);

/**
 * acies_finished_keep:
 * @folder: the folder; created if necessary
 * @path: (inout) (transfer full): the file of the game's record, which is replaced; if it is %NULL, set to a new file
 * @is_new: whether the game was started just now; otherwise, if @path is %NULL, the latest record with the same commands
 *   is replaced
 * @points: (nullable) (element-type AciesTurningPoint): see acies_finished_new()
 *
 * Records a game that is over, if a human player took part in it and it is no puzzle. With @points, the date of the record does not change.
 *
 * Returns: %FALSE on error; nothing has changed then
 */
gboolean       acies_finished_keep      (const char          *folder,
                                         AciesSession        *session,
                                         char               **path,
                                         gboolean             is_new,
                                         const GArray        *points,
                                         GError             **error);

/**
 * acies_finished_list:
 * @unreadable: (out): the number of records that cannot be read
 *
 * Can be called on any thread.
 *
 * Returns: (transfer full) (element-type AciesFinished): the records in the folder, the latest first
 */
GPtrArray     *acies_finished_list      (const char          *folder,
                                         guint               *unreadable);

/* Hides a record from acies_finished_list(). acies_finished_restore() undoes this, acies_finished_purge() deletes the
 * file. */
gboolean       acies_finished_remove    (const char          *path,
                                         GError             **error);
gboolean       acies_finished_restore   (const char          *path,
                                         GError             **error);
void           acies_finished_purge     (const char          *path);

/**
 * acies_finished_to_csv:
 * @games: (element-type AciesFinished): the games
 *
 * Returns: (transfer full): a table with a row for each side of each game, in English, for other programs
 */
char          *acies_finished_to_csv    (const GPtrArray     *games);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFinished, acies_finished_free)

G_END_DECLS
