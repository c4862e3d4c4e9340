/* portal.h - what the desktop offers to programs in a sandbox
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ACIES_PORTAL_FILES "org.freedesktop.portal.FileChooser"
#define ACIES_PORTAL_PRINT "org.freedesktop.portal.Print"

/* Whether GTK asks the desktop for its dialogs instead of having its own. */
gboolean acies_portal_is_used (void);

/**
 * acies_portal_is_missing:
 * @interface: one of those above
 *
 * Asks the bus, and waits up to two seconds for an answer. One that does not come is
 * no reason to do without.
 *
 * Returns: whether GTK would ask the desktop for something that it does not
 *   have; GTK then waits for ever
 */
gboolean acies_portal_is_missing (const char *interface);

G_END_DECLS
