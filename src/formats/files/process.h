/* process.h - initialisation at program start
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_process_guard_files:
 *
 * Prepares the process for file output. Call this function before the program opens any file.
 *
 * If a standard stream is closed, the function opens /dev/null in its place, so that no other file gets its descriptor.
 * It also ignores SIGPIPE and SIGXFSZ. Writing to a closed pipe or beyond the file size limit then fails with an error
 * instead of ending the program.
 */
void acies_process_guard_files (void);

/**
 * acies_process_set_language:
 *
 * Sets the locale from the environment and binds the message catalogues. The catalogues are in the folder that the
 * environment variable ACIES_LOCALE_DIR names or, if it is not set, in the installed locale folder.
 */
void acies_process_set_language (void);

G_END_DECLS
