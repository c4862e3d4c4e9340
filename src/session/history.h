/* history.h - what was done, what was undone, and where the last save was
 *
 * An entry is one gesture of the user: a painted stroke, or an attack with the
 * dice it asked for. The history never touches a state; the session does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

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

AciesEntry *acies_entry_new        (const char         *label);
void        acies_entry_free       (AciesEntry         *self);

void        acies_history_init     (AciesHistory       *self);
void        acies_history_clear    (AciesHistory       *self);

/* Makes @entry (transfer full) the current one and forgets what could be redone. */
void        acies_history_push     (AciesHistory       *self,
                                    AciesEntry         *entry);

/* The current entry has grown: it is no longer the one that was saved. */
void        acies_history_touch    (AciesHistory       *self);

/* (transfer full): the current entry, out of a history without anything to redo */
AciesEntry *acies_history_take_last (AciesHistory      *self);

/* (nullable): the entry that undo reverts */
AciesEntry *acies_history_current  (const AciesHistory *self);

void        acies_history_save     (AciesHistory       *self);
/* No entry is the saved one. */
void        acies_history_unsave   (AciesHistory       *self);
gboolean    acies_history_is_saved (const AciesHistory *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesEntry, acies_entry_free)

G_END_DECLS
