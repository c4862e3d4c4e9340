/* round-track.h - the time track: a space for each round, the marker on this one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ACIES_TYPE_ROUND_TRACK (acies_round_track_get_type ())
G_DECLARE_FINAL_TYPE (AciesRoundTrack, acies_round_track, ACIES, ROUND_TRACK, GtkWidget)

/**
 * acies_round_track_set_round:
 * @round: the round now, from 1
 * @end_round: the last one
 */
void       acies_round_track_set_round (AciesRoundTrack *self,
                                        guint            round,
                                        guint            end_round);

G_END_DECLS
