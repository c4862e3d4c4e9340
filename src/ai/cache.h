/* cache.h - values that the computer players derive from a ruleset and cache
 *
 * The values come from the ruleset's data, from the exact odds between unit types, and from the reach of each unit type
 * on an empty board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ACIES_AI_MOST_PRICE 3 /* maximum number of figures that a retreat is assumed to cost */

/* The expected effect of an attack. */
typedef struct
{
  float losses;     /* expected number of figures that the target loses */
  float eliminated; /* chance that the target is eliminated, from 0 to 1 */
  float result;     /* expected result for the attacker, from -1 (worst) to 1 (best); 0 in games whose fights only cause losses */
} AciesAiBlow;

typedef struct
{
  guint8 march;   /* maximum number of hexes in one move */
  guint8 strike;  /* maximum distance in hexes to an enemy that the unit can attack in one activation; 0: cannot attack */
  guint8 range;   /* maximum distance in hexes to an enemy that the unit can attack without moving */
  float  quality; /* value of one figure; 1 is average */
  guint8 morale;  /* morale that the loss of a unit costs */
  gboolean fights;  /* whether attacks by this type can have an effect */
} AciesAiType;

/* Number of slots in the hash table of AciesAiBlow, a power of two. A new element replaces the old element in its slot. */
#define ACIES_AI_N_KEPT (1u << 14)

typedef struct
{
  guint64     key; /* 0: empty slot */
  AciesAiBlow blow;
} AciesAiKeptBlow;

/* The values for one ruleset and one setting of its switches. The tuning tools in tests/strength/ overwrite @habits and @cards. */
typedef struct
{
  AciesRuleset   *ruleset;
  gint16          switches[ACIES_MAX_SWITCHES];
  AciesAiType     types[ACIES_MAX_UNIT_TYPES];
  AciesAiKeptBlow kept[ACIES_AI_N_KEPT];
  float           habits[ACIES_N_HABITS]; /* weights for decisions by static evaluation (AciesHabit), divided by 1000 */
  float           cards[ACIES_MAX_CARDS]; /* value of each card in hand, in figures */
  gint16          worths[ACIES_N_WORTHS]; /* weights for the evaluation of positions (AciesWorth) */
} AciesAiRulesetCache;

AciesAiRulesetCache *acies_ai_ruleset_cache_new (const AciesState *state);
void         acies_ai_ruleset_cache_free (AciesAiRulesetCache *self);

/* Returns the expected effect of an attack by @attacker on hex @from against @target on hex @at. Ignores the current
 * hexes of the two units. @price: figures that each retreat costs the target, at most %ACIES_AI_MOST_PRICE */
AciesAiBlow acies_ai_ruleset_cache_blow (AciesAiRulesetCache      *self,
                                         const AciesState *state,
                                         const AciesUnit  *attacker,
                                         AciesHex          from,
                                         const AciesUnit  *target,
                                         AciesHex          at,
                                         guint             price);

/* Returns the expected effect of a legal attack, with all modifiers that apply in @state. Slower than
 * acies_ai_ruleset_cache_blow(). */
AciesAiBlow acies_ai_ruleset_cache_blow_now (const AciesState *state,
                                             AciesHex          from,
                                             AciesHex          at);

/* Returns the figures of @unit times its quality and its soundness, which is the share of its abilities that the unit still has
 * (AciesProcs.soundness). Returns 0 if the unit is off the board or if the ruleset does not define soundness. */
float acies_ai_ruleset_cache_soundness (const AciesAiRulesetCache *self,
                                        const AciesState  *state,
                                        AciesUnitId        unit);

/* Returns whether fights in the ruleset have results besides losses. */
gboolean acies_ai_ruleset_cache_has_results (const AciesAiRulesetCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiRulesetCache, acies_ai_ruleset_cache_free)

/* --- a cache for each thread ----------------------------------------------------------------- */

/* A cache contains no data about a single game, so a new cache leads to the same choices. Filling a cache is slow, so
 * use one cache for several games. Only one caller can use a cache at a time. The
 * threads of a search use different ruleset caches in it. */

typedef struct _AciesAiCache AciesAiCache;

AciesAiCache *acies_ai_cache_new (void);
void         acies_ai_cache_free (AciesAiCache *self);

/* Maximum number of threads in one search. */
#define ACIES_AI_MOST_THREADS 4

/**
 * acies_ai_cache_get_ruleset_cache:
 * @i: index of the thread, less than %ACIES_AI_MOST_THREADS
 *
 * Returns: (transfer none): the values for the ruleset and switches of @state, valid until the next call with
 *   the same @i and a different ruleset or different switches
 */
AciesAiRulesetCache *acies_ai_cache_get_ruleset_cache (AciesAiCache      *self,
                                                       const AciesState *state,
                                                       guint             i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiCache, acies_ai_cache_free)

G_END_DECLS
