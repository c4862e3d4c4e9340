/* age.h - how long ago something was, for people
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_age_to_string:
 * @time: in microseconds since 1970
 * @now: likewise
 * Returns: (transfer full): "4 minutes ago"; after a week the date
 */
char *acies_age_to_string (gint64 time,
                           gint64 now);

/* (transfer full): the day and the time of day */
char *acies_age_dup_date  (gint64 time);

G_END_DECLS
