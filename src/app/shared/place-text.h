/* place-text.h - texts for the names, paths and ages of files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * acies_file_is_from_portal:
 *
 * Whether a sandboxed program got @file from the document portal. The portal makes up a folder for each file: its path
 * means nothing to the user, and no other file can be created there.
 */
gboolean acies_file_is_from_portal (GFile *file);

/**
 * acies_place_find:
 *
 * Returns: (transfer full) (nullable): the file that the user knows; %NULL if @file is from a portal that does not
 *   reveal the original path
 */
GFile *acies_place_find (GFile *file);

/**
 * acies_place_name:
 *
 * Returns: (transfer full): the name of the file in valid UTF-8
 */
char *acies_place_name       (GFile      *file);

/**
 * acies_place_text:
 *
 * Returns: (transfer full): the full path, abbreviated for files in the home folder: "~/Battles/pydna.acies"; only the
 *   name if the path is unknown
 */
char *acies_place_text       (GFile      *file);

/**
 * acies_place_text_shorten:
 * @place: a text from acies_place_text()
 * @most: the maximum number of characters
 *
 * Replaces folders in the middle of the path with an ellipsis.
 *
 * Returns: (transfer full): "~/Documents/…/Punic Wars"; longer than @most only if the first and last folder alone are
 *   too long
 */
char *acies_place_text_shorten (const char *place,
                                guint       most);

/* --- times ---------------------------------------------------------------------------------- */

/**
 * acies_age_to_string:
 * @time: a time in microseconds since 1970
 * @now: the current time in microseconds since 1970
 * Returns: (transfer full): the age, such as "4 minutes ago"; the date if that is a week or more ago
 */
char *acies_age_to_string (gint64 time,
                           gint64 now);

/* (transfer full): the date and time of day. @time: in microseconds since 1970 */
char *acies_age_dup_date  (gint64 time);

G_END_DECLS
