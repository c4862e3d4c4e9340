/* ending.h - the program is told to end from outside: by a signal, or with the session
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/application.h"

G_BEGIN_DECLS

/**
 * acies_ending_watch:
 *
 * From now on the signals TERM, HUP and INT end the program in order: nobody is
 * asked anything, unsaved work is written for the next start, and what is open
 * is open again then. Work is written before the desktop's session ends, too.
 */
void acies_ending_watch (AciesApplication *application);

G_END_DECLS
