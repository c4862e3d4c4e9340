/* session-private.h - the inside of a session, for the files it is made of
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/history.h"
#include "session/session.h"

G_BEGIN_DECLS

struct _AciesSession
{
  GObject         parent_instance;

  AciesState     *state;
  AciesState     *scenario;     /* what a game began with; NULL while editing */
  GArray         *beginning;    /* of AciesEvent, what starting the game brought; NULL while editing */
  AciesHistory    history;
  AciesEntry     *group;        /* open, not yet part of the history; or NULL */
  guint           group_depth;

  guint64         seed;
  guint           n_rolls;      /* DICE commands in the log: the number of the next roll */
  AciesDiceSource dice_source;
  AciesUndoPolicy undo_policy;

  gboolean        was_modified; /* as last told to the views */
  gboolean        emitting;     /* a view is listening just now */
};

/* Tells the views about @events from @start on. By then the state and the
 * history must be final: a view may ask for anything. */
void acies_session_emit_changed (AciesSession *self,
                                 GArray       *events,
                                 guint         start,
                                 gboolean      forward);
void acies_session_emit_history (AciesSession *self);

G_END_DECLS
