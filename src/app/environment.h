/* environment.h - checks that windows can be shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Exit status for usage errors and an unusable environment, as in acies-cli. */
#define ACIES_STATUS_UNUSABLE 2

/**
 * acies_environment_check:
 *
 * Initializes GTK. If there is no display or no font, prints an error and exits with %ACIES_STATUS_UNUSABLE.
 *
 * If @application, which must be registered, has no session bus, turns off accessibility: GTK could find another
 * accessibility bus and crash.
 */
void acies_environment_check (GApplication *application);

G_END_DECLS
