/* process.h - what a program does first, so that what it writes goes where it should
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_process_guard_files:
 *
 * To be called before the program opens anything. A standard stream that was
 * handed to us closed is opened, so that no file gets its number. A reader
 * that goes away, or a limit to the size of files, is an error like a full
 * disk from now on, and no sudden death.
 */
void acies_process_guard_files (void);

/**
 * acies_process_set_language:
 *
 * Takes the language and the number format of the person. The translations
 * come from the folder that the environment variable ACIES_LOCALE_DIR names,
 * else from the installed one.
 */
void acies_process_set_language (void);

G_END_DECLS
