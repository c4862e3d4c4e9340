/* place-text.h - what people read of files: name, place and age
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * acies_file_is_from_portal:
 *
 * Whether a program in a sandbox has a file from the file portal. It is alone in a folder that the portal made up:
 * that folder means nothing to people, and no other file can be written into it.
 */
gboolean acies_file_is_from_portal (GFile *file);

/**
 * acies_place_find:
 *
 * Returns: (transfer full) (nullable): where the file is for people; NULL where the portal lends it and does not say
 */
GFile *acies_place_find (GFile *file);

/**
 * acies_place_name:
 *
 * Returns: (transfer full): what the file is called, in letters, whatever bytes its name has
 */
char *acies_place_name       (GFile      *file);

/**
 * acies_place_text:
 *
 * Returns: (transfer full): the whole way to it, from the home folder on when it is in there: "~/Battles/pydna.acies";
 *   its bare name where no more is known
 */
char *acies_place_text       (GFile      *file);

/**
 * acies_place_text_shorten:
 * @place: what acies_place_text() says
 * @most: letters it may have
 *
 * Leaves out folders in the middle: their beginning and their end say most.
 *
 * Returns: (transfer full): "~/Documents/…/Punic Wars"; longer than @most only
 *   when the first and last folder alone are
 */
char *acies_place_text_shorten (const char *place,
                                guint       most);

/* --- age ------------------------------------------------------------------------------------ */

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
