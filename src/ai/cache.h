/* cache.h - values that the computer players derive from a ruleset and keep
 *
 * The values come from the ruleset's declarations, from the exact odds of one unit type against another and
 * from the reach of each type on an empty plain.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ACIES_AI_MOST_PRICE 3

/* The expected effect of an attack. */
typedef struct
{
  float losses;     /* lost by the target */
  float eliminated; /* chance that the target is eliminated, from 0 to 1 */
  float result;     /* result of the fight if the game has results besides losses, from -1 (certain defeat) to 1; else 0 */
} AciesAiBlow;

typedef struct
{
  guint8 march;   /* most hexes in one move */
  guint8 strike;  /* greatest distance in hexes of an enemy that one activation can attack; 0: cannot attack */
  guint8 range;   /* the same without moving */
  float  quality; /* value of a figure; 1 for an average one */
  guint8 morale;  /* morale that its loss costs */
  gboolean fights;  /* an attack of this type can have an effect */
} AciesAiType;

/* Slots of the hash table of blows, a power of two. A new blow replaces the old one in its slot. */
#define ACIES_AI_N_KEPT (1u << 14)

typedef struct
{
  guint64     key; /* 0: empty slot */
  AciesAiBlow blow;
} AciesAiKeptBlow;

/* The tools that tune the computer (tests/strength/) write to habits and cards. */
typedef struct
{
  AciesRuleset   *ruleset;
  gint16          switches[ACIES_MAX_SWITCHES];
  AciesAiType     types[ACIES_MAX_UNIT_TYPES];
  AciesAiKeptBlow kept[ACIES_AI_N_KEPT];
  float           habits[ACIES_N_HABITS]; /* in figures */
  float           cards[ACIES_MAX_CARDS]; /* value of each card in hand, in figures */
  gint16          worths[ACIES_N_WORTHS];
} AciesAiRulesetCache;

AciesAiRulesetCache *acies_ai_ruleset_cache_new (const AciesState *state);
void         acies_ai_ruleset_cache_free (AciesAiRulesetCache *self);

/* Returns the expected effect of @attacker on @from attacking @target on @at, wherever the two units are now.
 * @price: figures that a retreat costs the target, at most %ACIES_AI_MOST_PRICE */
AciesAiBlow acies_ai_ruleset_cache_blow (AciesAiRulesetCache      *self,
                                         const AciesState *state,
                                         const AciesUnit  *attacker,
                                         AciesHex          from,
                                         const AciesUnit  *target,
                                         AciesHex          at,
                                         guint             price);

/* Returns the expected effect of a legal attack, with all modifiers of the position. Slower than
 * acies_ai_ruleset_cache_blow(). */
AciesAiBlow acies_ai_ruleset_cache_blow_now (const AciesState *state,
                                             AciesHex          from,
                                             AciesHex          at);

/* Returns the figures of @unit, weighted by quality and soundness; 0 off the board or in a game without soundness. */
float acies_ai_ruleset_cache_soundness (const AciesAiRulesetCache *self,
                                        const AciesState  *state,
                                        AciesUnitId        unit);

/* Returns whether fights have results besides losses. */
gboolean acies_ai_ruleset_cache_has_results (const AciesAiRulesetCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiRulesetCache, acies_ai_ruleset_cache_free)

/* --- a cache for each thread ----------------------------------------------------------------- */

/* Holds nothing about a single game: a new cache gives the same choices. Filling a cache is slow, so keep one
 * for several games. Only one thread can use a cache at a time. */

typedef struct _AciesAiCache AciesAiCache;

AciesAiCache *acies_ai_cache_new (void);
void         acies_ai_cache_free (AciesAiCache *self);

/* Threads of one search. */
#define ACIES_AI_MOST_THREADS 4

/**
 * acies_ai_cache_get_ruleset_cache:
 * @i: number of the thread, below %ACIES_AI_MOST_THREADS
 *
 * Returns: (transfer none): values for the ruleset and switches of @state, valid until the next call with the
 *   same @i and other rules
 */
AciesAiRulesetCache *acies_ai_cache_get_ruleset_cache (AciesAiCache      *self,
                                                       const AciesState *state,
                                                       guint             i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiCache, acies_ai_cache_free)

G_END_DECLS
