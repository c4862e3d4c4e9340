/* session-remarks.h - what people write beside a game while it goes on
 *
 * They are no part of the state, and undo does not take them back. A remark stays
 * with the command count it was written at. While the game is taken back before
 * that it stands at the last moment there is, and it stays there when the game
 * goes on otherwise; redo brings it back to its place.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "formats/game/game-xml.h"
#include "session/session.h"

G_BEGIN_DECLS

/**
 * acies_session_get_remarks:
 * Returns: (transfer none) (element-type AciesRemark): what people have written
 *   beside the game, by moment; "remarks-changed" tells when they differ
 */
const GPtrArray  *acies_session_get_remarks     (AciesSession       *self);

/* At which moment one stands now: after so many commands. */
guint             acies_session_get_remark_moment (AciesSession     *self,
                                                 const AciesRemark  *remark);

/**
 * acies_session_add_remark:
 * @command: after so many commands of the game
 * @text: one line; see acies_remark_is_sound()
 * @error: %ACIES_FORMAT_ERROR: @text is not that, or there are too many
 */
gboolean          acies_session_add_remark      (AciesSession       *self,
                                                 guint               command,
                                                 const char         *text,
                                                 GError            **error);
gboolean          acies_session_edit_remark     (AciesSession       *self,
                                                 guint               id,
                                                 const char         *text,
                                                 GError            **error);
void              acies_session_remove_remark   (AciesSession       *self,
                                                 guint               id);

G_END_DECLS
