/* cli-tell.h - what happens in a game, told line by line as it happens
 *
 * The sentences are those of the record, which the log of the window shows, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

typedef struct _AciesCliTeller AciesCliTeller;

/**
 * acies_cli_teller_new:
 * @session: a game; of one that has gone on already only what comes is told
 */
AciesCliTeller *acies_cli_teller_new  (AciesSession   *session);
void            acies_cli_teller_free (AciesCliTeller *self);

/**
 * acies_cli_teller_tell:
 * @all: also a line that may still grow: a list of units that are ordered
 *
 * Prints what has happened since it was called last.
 *
 * Returns: how many lines have been told so far
 */
guint           acies_cli_teller_tell (AciesCliTeller *self,
                                       gboolean        all);

/* What was taken back, or came back, is not told again. */
void            acies_cli_teller_skip (AciesCliTeller *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesCliTeller, acies_cli_teller_free)

G_END_DECLS
