/* session-private.h - the inside of a session, for the files it is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/history.h"
#include "session/session-remarks.h"

G_BEGIN_DECLS

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

  GPtrArray      *remarks;         /* of AciesRemark, sorted */
  guint           remarks_version; /* another whenever they differ */
  guint           remarks_saved;   /* the one at the last save */

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

/* Where undo and redo lead to, whether or not that is allowed: one step back or
 * forth, but where computers play on to where a person decides. */
gboolean acies_session_find_undo_step (AciesSession *self,
                                       guint        *step);
gboolean acies_session_find_redo_step (AciesSession *self,
                                       guint        *step);

/* Makes @entry (transfer full) the last step; what could be redone is forgotten. */
void     acies_session_push           (AciesSession *self,
                                       AciesEntry   *entry);

/* As a file has them; they are saved, and none stands after the last command. */
void     acies_session_load_remarks   (AciesSession    *self,
                                       const GPtrArray *remarks);

/**
 * acies_session_restore_remark:
 * @text: (nullable): %NULL: removes it
 *
 * As a journal has it; nobody is told.
 *
 * Returns: %FALSE when it cannot be
 */
gboolean acies_session_restore_remark (AciesSession *self,
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

G_END_DECLS
