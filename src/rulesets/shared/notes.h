/* notes.h - lines of the log, as the procedures of rulesets tell them
 *
 * A kind of note says which of its fields count (note.h); each function here fills
 * in those of the kinds it is for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* About the round that begins, or is taken up. */
void acies_note_round    (AciesResolver *resolver);

/* About @side alone. */
void acies_note_side     (AciesResolver *resolver, AciesNoteKind kind, AciesSide side);

/* About @unit, where it stands now. */
void acies_note_unit     (AciesResolver *resolver, AciesNoteKind kind, AciesUnitId unit);

/* @unit has gone, or goes, from one hex to another. */
void acies_note_move     (AciesResolver *resolver, AciesNoteKind kind, AciesUnitId unit, AciesHex from, AciesHex to);

/* @unit is spared @n hits or retreats, by the statement @rule; @why (nullable): by whom, or by what. */
void acies_note_spared   (AciesResolver *resolver, AciesNoteKind kind, AciesUnitId unit, guint n, const char *rule, const char *why);

/* An attack is declared; its dice are about to be rolled, as an attack, a strike or a counter;
 * @why (nullable): with the reasons for the dice and what they are compared with. */
void acies_note_declared (AciesResolver *resolver, const AciesCombat *combat);
void acies_note_attack   (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice);
void acies_note_attack_why (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice, const AciesOdds *why);

/* The dice of @side lie; @retreats: -1 where a second roll says */
void acies_note_rolled   (AciesResolver *resolver, AciesSide side, guint hits, int retreats);

/* @card came up for what @asked asked; one that goes into a hand is not named. */
void acies_note_drew     (AciesResolver *resolver, const AciesDecision *asked, AciesId card);
void acies_note_took     (AciesResolver *resolver, AciesSide side, AciesId card);

/* @side has played @card, for @unit or, with NO_UNIT, for none. */
void acies_note_card     (AciesResolver *resolver, AciesSide side, AciesId card, AciesUnitId unit);

G_END_DECLS
