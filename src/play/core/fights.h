/* fights.h - the last attack, read from the notes: what the combat panel shows
 *
 * An attack is its own roll, the strike of the attacked before it and the counter
 * after it; a game may have the target roll against each of them. Which dice hit, the notes say; nothing is decided here.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/note.h"

G_BEGIN_DECLS

/* Dice that fell together; of a defence, its hits are wounds and its misses are blocked. */
typedef struct
{
  gboolean  rolled;
  guint     at;       /* of its note among those that were read */
  AciesDice dice;     /* hits first, then retreats; the highest first */
  guint     hits;
  guint     retreats;
} AciesFightRoll;

/* One blow: an attack, a strike or a counter-attack. */
typedef struct
{
  AciesNote      begin;                  /* ATTACK, STRIKE or COUNTER; DECLARED: the attack has not rolled */
  AciesFightRoll roll;
  AciesFightRoll defence;                /* of the target's side, where the game has one */
  GPtrArray     *cards;                  /* of char *: cards played for it */
  GPtrArray     *lines;                  /* of char *: what came of it, in words */
} AciesFight;

void         acies_fight_free (AciesFight         *self);

/**
 * acies_fights_read:
 * @notes: (element-type AciesNote): of the game so far, or of a part of it
 *
 * Returns: (transfer full) (element-type AciesFight): of the last attack, in the
 *   order they were rolled; empty when there was none
 */
GPtrArray   *acies_fights_read (const GArray       *notes,
                                const AciesRuleset *ruleset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFight, acies_fight_free)

G_END_DECLS
