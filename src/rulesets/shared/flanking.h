/* flanking.h - friends beside the target that lend a die to an attack
 *
 * A card Flanking counts the one it names, an Envelopment all that are there, or all
 * that no Flanking has counted. What rulesets with both share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"

G_BEGIN_DECLS

/* For the row of the card: may Flanking be played on @hex? Asks nothing about the kind of the attack. */
gboolean acies_flank_check (const AciesState      *state,
                            AciesId                card,
                            AciesHex               hex,
                            GError               **error);
void     acies_flank_play  (AciesResolver         *resolver,
                            AciesId                card,
                            AciesHex               hex);

/* Friends that an Envelopment of the attack @combat counts. */
guint    acies_flank_count (const AciesState      *state,
                            const AciesCombat     *combat);

/* Would the Envelopment @card count somebody, and are there as many as it needs? */
gboolean acies_flank_may_envelop (const AciesState      *state,
                            AciesId                card);

G_END_DECLS
