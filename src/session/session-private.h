/* session-private.h - the inside of a session, for the files it is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "session/log.h"

G_BEGIN_DECLS

/* An entry is one gesture of the user: a painted stroke, or an attack with the dice it asked for. The history never
 * touches a state; the session does. */
typedef struct
{
  guint64  id;        /* new whenever the entry changes: 0 is the beginning of the history */
  guint64  first_id;  /* as it came into the history: of this entry only, and as long as it is there */
  char    *label;     /* (nullable): of a group */
  AciesRuleset *ruleset; /* that its first command speaks of; NULL while there is none */
  char    *choice;    /* (nullable): what its first command chose, where that is a number (acies_question_dup_choice()) */
  AciesSide side;     /* who decided on its first command; ACIES_NO_SIDE while editing */
  GArray  *commands;  /* of AciesCommand: what a replay needs */
  GArray  *events;    /* of AciesEvent: what undo and the views need */
  GArray  *ends;      /* of guint: for each command how many events there were after it */
  guint    n_rolls;   /* DICE and DRAW commands among the commands */
  guint    n_draws;   /* DRAW commands of them */
  gboolean reveals;   /* dice, or a card nobody else could see before */
  gboolean merged;    /* all its commands set one number, the last as it is now */
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
  AciesState     *scenario;     /* what a game began with; NULL while editing */
  GArray         *start_events; /* of AciesEvent, what starting the game brought; NULL while editing */
  AciesHistory    history;
  AciesEntry     *group;        /* open, not yet part of the history; or NULL */
  guint           group_depth;
  guint           group_told;   /* so many of its events the views have been told */

  guint64         seed;
  guint           n_rolls;      /* DICE and DRAW commands in the log: the number of the next roll */
  AciesGameSettings settings;

  GPtrArray      *notes;         /* of AciesNote, sorted */
  guint           notes_version; /* another whenever they differ */
  guint           notes_saved;   /* the one at the last save */

  AciesFindings  *reading;      /* (nullable): of the file, until the session is saved */

  gint64          merge_time;   /* microseconds; 0: each change is a step */
  gint64          merge_until;  /* monotonic; 0: the next change is a step of its own */

  gboolean        was_modified; /* as last told to the views */
  AciesRuleset   *was_ruleset;  /* the same */
  gboolean        emitting;     /* a view is listening just now */
};

/* Tells the views about @events from @start up to before @end. By then the state
 * and the history must be final: a view may ask for anything. */
void acies_session_emit_changed (AciesSession *self,
                                 GArray       *events,
                                 guint         start,
                                 guint         end,
                                 gboolean      forward);
void acies_session_emit_history (AciesSession *self);
void acies_session_emit_group   (AciesSession *self);

/* Makes @entry (transfer full) the last step; what could be redone is forgotten. */
void     acies_session_push           (AciesSession *self,
                                       AciesEntry   *entry);

/* As a file has them; they are saved, and none stands after the last command. */
void     acies_session_load_notes     (AciesSession    *self,
                                       const GPtrArray *notes);

/**
 * acies_session_restore_note:
 * @text: (nullable): %NULL: removes it
 *
 * As a journal has it; nobody is told.
 *
 * Returns: %FALSE when it cannot be
 */
gboolean acies_session_restore_note (AciesSession *self,
                                     guint         id,
                                     guint         command,
                                     const char   *text);

/* Goes there and tells the views, without asking whether it is allowed. */
void     acies_session_jump_to_step   (AciesSession *self,
                                       guint         step);

/* Does @command set the number again that the current entry sets? */
gboolean acies_session_merges    (AciesSession       *self,
                                  const AciesCommand *command);

/* @command was applied: the next one may set the same number. */
void acies_session_await_merge   (AciesSession       *self,
                                  const AciesCommand *command);

/* (transfer full) (nullable): the current entry, taken out of the history when it changes nothing */
AciesEntry *acies_session_drop_idle (AciesSession    *self);

/* --- history.c ---------------------------------------------------------------------------------- */

AciesEntry *acies_entry_new        (const char         *label);
void        acies_entry_free       (AciesEntry         *self);

/* Makes @entry (transfer full) the current one and forgets what could be redone. */
void        acies_history_push     (AciesHistory       *self,
                                    AciesEntry         *entry);

/* The current entry has grown: it is no longer the one that was saved. */
void        acies_history_touch    (AciesHistory       *self);

/* (nullable): the entry that undo reverts */
AciesEntry *acies_history_current  (const AciesHistory *self);

gboolean    acies_history_is_saved (const AciesHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEntry, acies_entry_free)

/* --- step-names.c ------------------------------------------------------------------------------- */

/**
 * acies_entry_dup_name:
 * @entry: one with a command, and no label of its own
 * @undone: it was undone: what it showed of a hand is hidden again
 *
 * Says what the first command did, or how many alike did.
 *
 * Returns: (transfer full): a few translated words: "Move Principes to E5"
 */
char *acies_entry_dup_name (const AciesEntry   *entry,
                         const AciesRuleset *ruleset,
                         gboolean            undone);

G_END_DECLS
