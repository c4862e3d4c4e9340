/* ending.h - the program ends without asking anybody: by a signal, or with the session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_ending_watch:
 * @application: has an AciesOpenFiles
 *
 * From now on the signals TERM, HUP and INT end the program in order: nobody is
 * asked anything, unsaved work is written for the next start, and what is open
 * is open again then. Work is written before the desktop's session ends, too.
 */
void acies_ending_watch (GtkApplication *application);

/* Does now what these signals do. */
void acies_ending_begin (GtkApplication *application);

G_END_DECLS
