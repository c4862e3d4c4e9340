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
 * Call this before the program opens any file. Opens closed standard streams, so that no file gets their descriptors.
 * Afterwards, a closed pipe or an exceeded file size limit is an error, as a full disk is, and no longer ends the program.
 */
void acies_process_guard_files (void);

/**
 * acies_process_set_language:
 *
 * Sets the language and number format of the user. Translations come from the folder in the environment variable
 * ACIES_LOCALE_DIR or, if it is not set, from the installed folder.
 */
void acies_process_set_language (void);

G_END_DECLS
