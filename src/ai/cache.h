/* cache.h - what a computer player works out about a ruleset, once
 *
 * Everything comes from what the ruleset declares and its procedures answer: what one type may do to another from the
 * exact odds, how far it comes from its reach on an empty plain.
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

/* Blows that are kept, a power of two. Of two at one place the later one stays. */
#define ACIES_AI_N_KEPT (1u << 14)

typedef struct
{
  guint64     key; /* 0: nothing */
  AciesAiBlow blow;
} AciesAiKeptBlow;

/* Who looks for better numbers (tests/strength/) sets habits and cards. */
typedef struct
{
  AciesRuleset   *ruleset;
  gint16          switches[ACIES_MAX_SWITCHES];
  AciesAiType     types[ACIES_MAX_UNIT_TYPES];
  AciesAiKeptBlow kept[ACIES_AI_N_KEPT];
  float           habits[ACIES_N_HABITS]; /* in figures */
  float           cards[ACIES_MAX_CARDS]; /* what each is worth in the hand, in figures */
  gint16          worths[ACIES_N_WORTHS];
} AciesAiRulesetCache;

AciesAiRulesetCache *acies_ai_ruleset_cache_new (const AciesState *state);
void         acies_ai_ruleset_cache_free (AciesAiRulesetCache *self);

/* Of an attack of @attacker, as if it stood on @from, on @target, as if that stood on @at.
 * @price: figures that a retreat costs it, at most %ACIES_AI_MOST_PRICE */
AciesAiBlow acies_ai_ruleset_cache_blow (AciesAiRulesetCache      *self,
                                         const AciesState *state,
                                         const AciesUnit  *attacker,
                                         AciesHex          from,
                                         const AciesUnit  *target,
                                         AciesHex          at,
                                         guint             price);

/* What the attack that may be made now does, with all that the position says of it: slower. */
AciesAiBlow acies_ai_ruleset_cache_blow_now (const AciesState *state,
                                             AciesHex          from,
                                             AciesHex          at);

/* What is left of a unit on the board, in figures by their quality; 0 in a game that asks for no more than figures. */
float acies_ai_ruleset_cache_soundness (const AciesAiRulesetCache *self,
                                        const AciesState  *state,
                                        AciesUnitId        unit);

/* Do fights come to more than losses, so that it matters how each is fought? */
gboolean acies_ai_ruleset_cache_has_results (const AciesAiRulesetCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiRulesetCache, acies_ai_ruleset_cache_free)

/* --- a cache for each thread ----------------------------------------------------------------- */

/* Nothing in it is about one game: a player chooses the same with a new mind. It is slow to make up again, though, so
 * that whoever plays many games keeps one. A mind is used by one thread at a time. */

typedef struct _AciesAiCache AciesAiCache;

AciesAiCache *acies_ai_cache_new (void);
void         acies_ai_cache_free (AciesAiCache *self);

/* Threads that one may think with. */
#define ACIES_AI_MOST_THREADS 4

/**
 * acies_ai_cache_get_ruleset_cache:
 * @i: below %ACIES_AI_MOST_THREADS: each for a thread of its own
 *
 * Returns: (transfer none): about the ruleset of @state, until the mind is asked
 *   about another
 */
AciesAiRulesetCache *acies_ai_cache_get_ruleset_cache (AciesAiCache      *self,
                                                       const AciesState *state,
                                                       guint             i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiCache, acies_ai_cache_free)

G_END_DECLS
