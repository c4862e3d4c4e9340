/* session-private.h - the internals of a session, for the files that implement it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "session/log.h"

G_BEGIN_DECLS

/* One step: the command or group that a user action caused, such as a painted stroke or an attack with its dice. */
typedef struct
{
  guint64  id;        /* new whenever the entry changes; 0 is the start of the history */
  guint64  first_id;  /* its first id, unique and constant while it is in the history */
  char    *label;     /* (nullable): of a group */
  AciesRuleset *ruleset; /* the ruleset of its first command; NULL before */
  char    *choice;    /* (nullable): what its first command chose, if a number (acies_question_dup_choice()) */
  AciesSide side;     /* the side that decided on its first command; ACIES_NO_SIDE while editing */
  GArray  *commands;  /* of AciesCommand, for replays */
  GArray  *events;    /* of AciesEvent, for undo and the views */
  GArray  *ends;      /* of guint: the number of events after each command */
  guint    n_rolls;   /* DICE and DRAW commands */
  guint    n_draws;   /* DRAW commands */
  gboolean reveals;   /* has dice, or reveals a hidden card */
  gboolean merged;    /* all its commands set one number; the last value is the current one */
} AciesEntry;

typedef struct
{
  GPtrArray *entries;   /* of AciesEntry, oldest first */
  guint      n_done;    /* entries before this index are applied */
  guint64    last_id;
  guint64    saved_id;  /* id of the current entry at the last save */
} AciesHistory;

struct _AciesSession
{
  GObject         parent_instance;

  AciesState     *state;
  AciesState     *scenario;     /* the scenario as the game started; NULL while editing */
  GArray         *start_events; /* of AciesEvent: the events of the start of the game; NULL while editing */
  AciesHistory    history;
  AciesEntry     *group;        /* open, not yet in the history; or NULL */
  guint           group_depth;
  guint           group_told;   /* number of its events already emitted */

  guint64         seed;
  guint           n_rolls;      /* DICE and DRAW commands in the log: the number of the next roll */
  AciesGameSettings settings;

  GPtrArray      *notes;         /* of AciesNote, sorted */
  guint           notes_version; /* changes with every change of the notes */
  guint           notes_saved;   /* notes_version at the last save */

  AciesFindings  *reading;      /* The same for a side played by a person. */

  gint64          merge_time;   /* microseconds; 0: each change is a step */
  gint64          merge_until;  /* monotonic time; 0: the next change is a new step */

  gboolean        was_modified; /* as last emitted */
  AciesRuleset   *was_ruleset;  /* as last emitted */
  gboolean        emitting;     /* signal handlers are running */
};

/* Emits "changed" for @events from @start up to before @end. The state and the history must be final, because handlers can
 * read them. */
void acies_session_emit_changed (AciesSession *self,
                                 GArray       *events,
                                 guint         start,
                                 guint         end,
                                 gboolean      forward);
void acies_session_emit_history (AciesSession *self);

/* (nullable): the entry of @step; %NULL for step 0 */
AciesEntry *acies_session_get_entry (AciesSession *self,
                                     guint         step);

/* Goes to @step and emits the signals, without checking whether it is allowed. */
void     acies_session_jump_to_step   (AciesSession *self,
                                       guint         step);

/* Is @command an answer of chance: dice, or a drawn card? */
gboolean acies_command_is_of_chance (const AciesCommand *command);

void acies_entry_free (AciesEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEntry, acies_entry_free)

/**
 * acies_entry_dup_name:
 * @entry: an entry with a command and no label
 * @undone: whether it was undone, so that cards it revealed are hidden again
 *
 * Describes the first command, or how many similar commands there are.
 *
 * Returns: (transfer full): a few translated words, such as "Move Principes to E5"
 */
char *acies_entry_dup_name (const AciesEntry   *entry,
                         const AciesRuleset *ruleset,
                         gboolean            undone);

G_END_DECLS
