/* lore.h - what a computer works out about a ruleset before it plays
 *
 * Everything comes from what the ruleset declares and its procedures answer: what
 * one type may do to another from the exact odds, how far it comes from its reach
 * on an empty plain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ACIES_AI_MOST_PRICE 3

/* What an attack may be expected to do. */
typedef struct
{
  float losses;     /* figures */
  float eliminated; /* chance that the target is lost, from 0 to 1 */
  float result;     /* of a fight that comes to more than losses, from -1 for certain defeat to 1 */
} AciesAiBlow;

typedef struct
{
  guint8 march;   /* most hexes it moves */
  guint8 strike;  /* how far from where it stands now an enemy may be that it can attack in one activation; 0: it never attacks */
  guint8 range;   /* the same without a move */
  float  quality; /* of a figure of it: 1 of the usual one */
  guint8 morale;  /* that its loss costs */
  gboolean fights;  /* it can do something to somebody */
} AciesAiType;

typedef struct _AciesAiLore AciesAiLore;

AciesAiLore *acies_ai_lore_new (const AciesState *state);
void         acies_ai_lore_free (AciesAiLore *self);

/* Is it about the ruleset of @state, under its switches? */
gboolean acies_ai_lore_fits (const AciesAiLore *self,
                             const AciesState  *state);

const AciesAiType *acies_ai_lore_type (const AciesAiLore *self,
                                       AciesId            type);

/* (transfer none): by AciesWorth */
const gint16 *acies_ai_lore_worths (const AciesAiLore *self);

/* (transfer none): by AciesHabit, in figures */
const float *acies_ai_lore_habits (const AciesAiLore *self);

/* What a card in the hand is worth, in figures. */
float acies_ai_lore_card (const AciesAiLore *self,
                          AciesId            card);

/* For who looks for better numbers (tests/strength/). */
void acies_ai_lore_set_habit (AciesAiLore *self,
                              AciesHabit   habit,
                              float        figures);
void acies_ai_lore_set_card (AciesAiLore *self,
                             AciesId      card,
                             float        figures);

/* Of an attack of @attacker, as if it stood on @from, on @target, as if that stood on @at.
 * @price: figures that a retreat costs it, at most %ACIES_AI_MOST_PRICE */
AciesAiBlow acies_ai_lore_blow (AciesAiLore      *self,
                                const AciesState *state,
                                const AciesUnit  *attacker,
                                AciesHex          from,
                                const AciesUnit  *target,
                                AciesHex          at,
                                guint             price);

/* What the attack that may be made now does, with all that the position says of it: slower. */
AciesAiBlow acies_ai_lore_blow_now (const AciesState *state,
                                    AciesHex          from,
                                    AciesHex          at);

/* What is left of a unit on the board, in figures by their quality; 0 in a game that asks for no more than figures. */
float acies_ai_lore_soundness (const AciesAiLore *self,
                               const AciesState  *state,
                               AciesUnitId        unit);

/* Do fights come to more than losses, so that it matters how each is fought? */
gboolean acies_ai_lore_has_results (const AciesAiLore *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiLore, acies_ai_lore_free)

G_END_DECLS
