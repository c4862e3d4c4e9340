/* environment.h - what there must be before there can be a window
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* With which the program ends, as acies-cli does, when it was called wrongly or has nothing to work with. */
#define ACIES_STATUS_UNUSABLE 2

/**
 * acies_environment_check:
 *
 * Initializes GTK. Where there is no display, or not a single font, without
 * which GTK shows no window, it says so on standard error and ends the program
 * with that status.
 *
 * Without a session bus, which @application has looked for by now, GTK may find
 * that of assistive technology all the same, and crash on it: it goes without.
 */
void acies_environment_check (GApplication *application);

G_END_DECLS
