/* listeners.h - who listens to an object, and the other order of hearing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* How many listen to a signal; those that are blocked do not count. */
guint    listeners_count          (gpointer     instance,
                                   const char  *signal);

/* Signals that are heard in the reverse order while listeners_reverse() says so. To be called before any is told. */
void     listeners_watch          (GType        type,
                                   const char  *signal);
void     listeners_reverse        (gboolean     reverses);

/* How often more than one heard a signal in the reverse order since that began. */
guint    listeners_count_reversed (void);

/* (transfer none): the object of that type that told a watched signal last */
gpointer listeners_find_teller    (GType        type);

G_END_DECLS
