/* journal.h - unsaved work of one session, kept where a crash cannot reach it
 *
 * Listens to a session that edits. At most %ACIES_JOURNAL_SECONDS after the
 * first change that is not in it yet, the journal is written anew, whole, from
 * a copy of the state and beside the main thread. When nothing is unsaved any
 * more there is no journal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/journal-folder.h"
#include "session/session.h"

G_BEGIN_DECLS

/* What a crash costs at most. */
#define ACIES_JOURNAL_SECONDS 3

#define ACIES_TYPE_JOURNAL (acies_journal_get_type ())
G_DECLARE_FINAL_TYPE (AciesJournal, acies_journal, ACIES, JOURNAL, GObject)

/**
 * AciesJournal::failed:
 * @message: why, one sentence
 *
 * Unsaved work could not be written; told once until it can be again. It is
 * tried again and again.
 */

/* Returns: whether the last try to write it came to nothing */
gboolean      acies_journal_is_failing (AciesJournal     *self);

/**
 * acies_journal_new:
 * @session: that edits a scenario
 * @path: (nullable): a journal the session's state was recovered from, to go on
 *   with; %NULL for a new one
 *
 * Unsaved work that there is already is written soon, too.
 */
AciesJournal *acies_journal_new      (AciesSession        *session,
                                      AciesJournalFolder  *folder,
                                      const char          *path);

/**
 * acies_journal_set_file:
 * @file: (nullable): where the session's scenario belongs
 */
void          acies_journal_set_file (AciesJournal        *self,
                                      GFile               *file);

/**
 * acies_journal_set_delay:
 * @milliseconds: what is waited after a change; for tests
 */
void          acies_journal_set_delay (AciesJournal       *self,
                                      guint                milliseconds);

/* Writes what is not written yet now, without waiting until it is done. */
void          acies_journal_flush    (AciesJournal        *self);

/**
 * acies_journal_leave:
 * @error: why what is unsaved could not be written
 *
 * The program is told to end: writes what is not written yet, waits until that is
 * done, and listens no more. The journal stays for the next start.
 */
gboolean      acies_journal_leave    (AciesJournal        *self,
                                      GError             **error);

/* The work was saved, or is not wanted: removes the journal, and listens no more. */
void          acies_journal_close    (AciesJournal        *self);

G_END_DECLS
