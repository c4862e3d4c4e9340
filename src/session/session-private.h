/* session-private.h - the internals of a session, for the files that implement the session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "session/log.h"

G_BEGIN_DECLS

/* One step of the history: the commands of one action of the user, such as a painted stroke or an attack with its dice. */
typedef struct
{
  guint64  id;        /* number that changes with each change of the entry; 0 stands for the start of the history */
  guint64  first_id;  /* first value of @id, unique and constant while the entry is in the history */
  char    *label;     /* (nullable): label of a group */
  AciesRuleset *ruleset; /* ruleset when the first command was applied; NULL until then */
  char    *choice;    /* (nullable): option chosen by the first command (acies_question_dup_choice()) */
  AciesSide side;     /* side that chose the first command; ACIES_NO_SIDE while editing */
  GArray  *commands;  /* of AciesCommand, for replays */
  GArray  *events;    /* of AciesEvent: the events of the commands, for undo and for signal handlers */
  GArray  *ends;      /* of guint: for each command, the number of events up to the end of that command */
  guint    n_rolls;   /* number of DICE and DRAW commands */
  guint    n_draws;   /* number of DRAW commands */
  gboolean reveals;   /* whether the entry contains dice or reveals a hidden card */
  gboolean merged;    /* whether all commands set the same field; only the last value counts */
} AciesEntry;

typedef struct
{
  GPtrArray *entries;   /* of AciesEntry, oldest first */
  guint      n_done;    /* number of applied entries; all later entries are undone */
  guint64    last_id;   /* the highest id so far */
  guint64    saved_id;  /* id of the current entry at the last save */
} AciesHistory;

struct _AciesSession
{
  GObject         parent_instance;

  AciesState     *state;
  AciesState     *scenario;     /* the scenario at the start of the game; NULL while editing */
  GArray         *start_events; /* of AciesEvent: events at the start of the game; NULL while editing */
  AciesHistory    history;
  AciesEntry     *group;        /* the open group, which is not in the history yet; or NULL */
  guint           group_depth;
  guint           group_told;   /* number of events of the group that were already emitted */

  guint64         seed;
  guint           n_rolls;      /* number of DICE and DRAW commands in the log; also the index of the next roll */
  AciesGameSettings settings;

  GPtrArray      *notes;         /* of AciesNote, sorted */
  guint           notes_version; /* increases with every change of the notes */
  guint           notes_saved;   /* notes_version at the last save */

  AciesFindings  *reading;      /* findings about the file that was read, until the next save; or NULL */

  gint64          merge_time;   /* maximum time between changes that merge, in microseconds; 0 for no merging */
  gint64          merge_until;  /* monotonic time until which changes merge; 0 if the next change is a new step */

  gboolean        was_modified; /* value of "modified" at its last notification */
  AciesRuleset   *was_ruleset;  /* ruleset at the last "ruleset-changed" */
  gboolean        emitting;     /* whether signal handlers are running */
};

/* Emits "changed" for @events with an index from @start to @end - 1. Handlers can read the state and the history, so both must
 * be up to date. */
void acies_session_emit_changed (AciesSession *self,
                                 GArray       *events,
                                 guint         start,
                                 guint         end,
                                 gboolean      forward);
void acies_session_emit_history (AciesSession *self);

/* (transfer none) (nullable): the entry of @step; %NULL for step 0 */
AciesEntry *acies_session_get_entry (AciesSession *self,
                                     guint         step);

/* Goes to @step and emits the signals. Does not check acies_session_can_go_to_step(). */
void     acies_session_jump_to_step   (AciesSession *self,
                                       guint         step);

/* Returns whether @command is a random result: dice or a drawn card. */
gboolean acies_command_is_of_chance (const AciesCommand *command);

void acies_entry_free (AciesEntry *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEntry, acies_entry_free)

/**
 * acies_entry_dup_name:
 * @entry: an entry with a command and no label
 * @undone: whether the entry was undone, so that the cards that it revealed are hidden again
 *
 * Describes the first command of @entry. If the entry has several similar commands, describes their number.
 *
 * Returns: (transfer full): a translated label, such as "Move Principes to E5"
 */
char *acies_entry_dup_name (const AciesEntry   *entry,
                         const AciesRuleset *ruleset,
                         gboolean            undone);

G_END_DECLS
