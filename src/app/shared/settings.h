/* settings.h - what the program remembers of its windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* (transfer full) (nullable): NULL where the settings are not installed, or are those of an older version, and nothing is
   remembered */
GSettings *acies_settings_new_if_installed (void);

/* Whether anybody has installed settings with that id: who asks for those that are not there aborts. */
gboolean   acies_settings_are_installed    (const char *id);

/* (transfer full): the id of the ruleset of the last battle, "" where nothing is remembered */
char      *acies_settings_dup_ruleset      (void);
void       acies_settings_set_ruleset      (const char *id);

G_END_DECLS
