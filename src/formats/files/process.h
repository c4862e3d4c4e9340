/* process.h - setup at the start of a program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_process_guard_files:
 *
 * To be called before the program opens any file. Opens standard streams that are closed, so that no file gets their
 * descriptors. From then on a closed pipe or a file size limit is an error like a full disk and no longer kills the program.
 */
void acies_process_guard_files (void);

/**
 * acies_process_set_language:
 *
 * Uses the language and number format of the user. Translations come from the folder in the environment variable
 * ACIES_LOCALE_DIR, else from the installed one.
 */
void acies_process_set_language (void);

G_END_DECLS
