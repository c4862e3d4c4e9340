/* settings.h - what the program remembers of its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* (transfer full) (nullable): NULL where the settings are not installed, and nothing is remembered */
GSettings *acies_settings_new_if_installed (void);

G_END_DECLS
