/* session-private.h - internals of AciesSession, for the files that implement it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "session/log.h"

G_BEGIN_DECLS

/* A step of the history: all commands of one user action, such as a brush stroke or an attack with its dice. */
typedef struct
{
  guint64  id;        /* id that changes whenever the entry changes; 0 is the id of the start of the history */
  guint64  first_id;  /* the first value of @id; unique, and constant while the entry is in the history */
  char    *label;     /* (nullable): label, if the entry is a group or a list of commands */
  AciesRuleset *ruleset; /* ruleset before the first command; NULL until a command is applied */
  char    *choice;    /* (nullable): option chosen by the first command, from acies_question_dup_choice() */
  AciesSide side;     /* side that issued the first command; ACIES_NO_SIDE in edit mode */
  GArray  *commands;  /* (element-type AciesCommand): the commands, for replays */
  GArray  *events;    /* (element-type AciesEvent): the events of all commands, for undo and for signal handlers */
  GArray  *ends;      /* (element-type guint): for each command, the total number of events up to its end */
  guint    n_rolls;   /* number of DICE and DRAW commands */
  guint    n_draws;   /* number of DRAW commands */
  gboolean reveals;   /* whether the entry rolls dice, draws a card or reveals a hidden card */
  gboolean forced;    /* whether the entry is the automatic pass of a side without another choice */
  gboolean merged;    /* whether all commands set the same value, so that only the last one matters */
} AciesEntry;

typedef struct
{
  GPtrArray *entries;   /* (element-type AciesEntry): oldest first */
  guint      n_done;    /* number of entries that are applied; the entries after them have been undone */
  guint64    last_id;   /* the last id that was used */
  guint64    saved_id;  /* id of the last applied entry when the session was saved */
} AciesHistory;

struct _AciesSession
{
  GObject         parent_instance;

  AciesState     *state;
  AciesState     *scenario;     /* (nullable): scenario from which the game started; NULL in edit mode */
  GArray         *start_events; /* (nullable) (element-type AciesEvent): events at game start; NULL in edit mode */
  AciesHistory    history;
  AciesEntry     *group;        /* (nullable): the open group, which is not in the history yet */
  guint           group_depth;
  guint           group_told;   /* number of events in the group for which "changed" has already been emitted */

  guint64         seed;
  guint           n_rolls;      /* number of applied DICE and DRAW commands, which is also the index of the next roll */
  AciesGameSettings settings;

  GPtrArray      *notes;         /* (element-type AciesNote): the notes, sorted */
  guint           notes_version; /* number that increases with each change to the notes */
  guint           notes_saved;   /* value of @notes_version when the session was saved */

  AciesFindings  *reading;      /* (nullable): findings from reading the file; NULL after saving */

  gint64          merge_time;   /* time in microseconds during which changes to one value are merged; 0: never */
  gint64          merge_until;  /* monotonic time until which the next change can be merged; 0 if it cannot */

  gboolean        was_modified; /* value of "modified" when "notify::modified" was last emitted */
  AciesRuleset   *was_ruleset;  /* ruleset when "ruleset-changed" was last emitted */
  gboolean        emitting;     /* whether a signal is being emitted */
};

/* Emits "changed" for the elements of @events from @start to @end - 1. The state and the history must be up to date,
 * because signal handlers can read them. */
void acies_session_emit_changed (AciesSession *self,
                                 GArray       *events,
                                 guint         start,
                                 guint         end,
                                 gboolean      forward);
void acies_session_emit_history (AciesSession *self);

/* Returns: (transfer none) (nullable): the entry of @step, or %NULL for step 0 */
AciesEntry *acies_session_get_entry (AciesSession *self,
                                     guint         step);

/* Goes to @step and emits the signals. Does not check acies_session_can_go_to_step(). */
void     acies_session_jump_to_step   (AciesSession *self,
                                       guint         step);

/* Returns: whether @command reports a random result: a roll of dice or a drawn card */
gboolean acies_command_is_of_chance (const AciesCommand *command);

void acies_entry_free (AciesEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEntry, acies_entry_free)

/**
 * acies_entry_dup_name:
 * @entry: an entry that has a command but no label
 * @undone: whether the entry is undone; if so, the name does not reveal which card was played
 *
 * Creates a name from the first command of @entry or, if the entry is merged, from the last. If the entry contains
 * several similar commands, the name includes their number.
 *
 * Returns: (transfer full): a translated name, such as "Move Principes to E5"
 */
char *acies_entry_dup_name (const AciesEntry   *entry,
                         const AciesRuleset *ruleset,
                         gboolean            undone);

/* Starts a game of @scenario. @events: (nullable): receives what happens. Returns: (transfer full): the game */
AciesState *acies_session_begin (const AciesState *scenario,
                                 AciesDepth        depth,
                                 GArray           *events);

G_END_DECLS
