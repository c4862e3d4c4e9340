/* ending.h - shuts down without questions, on a signal or at session end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_ending_watch:
 * @application: must have an AciesOpenFiles
 *
 * Shuts down without questions on SIGTERM, SIGHUP and SIGINT. Unsaved work and the list of open files are stored for
 * the next start. Unsaved work is also stored before the desktop session ends.
 */
void acies_ending_watch (GtkApplication *application);

/* Shuts down as these signals do. */
void acies_ending_begin (GtkApplication *application);

G_END_DECLS
