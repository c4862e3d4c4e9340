/* cache.h - data about a ruleset that the computer players compute once and then reuse
 *
 * The data comes from the ruleset, from the exact odds of fights between unit types, and from tests on an empty board.
 * These tests measure how far a unit of each type can move and attack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ACIES_AI_MOST_PRICE 3 /* maximum number of figures that the target is assumed to lose per retreat */

/* The expected outcome of an attack. */
typedef struct
{
  float losses;     /* expected number of figures that the target loses */
  float eliminated; /* probability that the target is eliminated */
  float result;     /* expected result for the attacker, from -1 (worst) to 1 (best); 0 if fights only cause losses */
} AciesAiBlow;

typedef struct
{
  guint8 march;   /* maximum length of a move, in hexes */
  guint8 strike;  /* maximum distance to a target that the unit can attack after a move, in hexes; 0 if none */
  guint8 range;   /* maximum distance to a target that the unit can attack without moving, in hexes */
  float  quality; /* relative value of one figure; 1 is average */
  guint8 morale;  /* morale that a side loses when a unit of this type is eliminated */
  gboolean fights;  /* whether an attack by this type can cause losses */
} AciesAiType;

/* Number of slots in the cache of AciesAiBlow; must be a power of two. A new entry replaces the entry in its slot. */
#define ACIES_AI_N_KEPT (1u << 14)

typedef struct
{
  guint64     key; /* identifies the attack; 0 for an empty slot */
  AciesAiBlow blow;
} AciesAiKeptBlow;

/* The data for one ruleset and one combination of switch values. All elements of @types are 0 if the ruleset has its
 * own position evaluation (AciesProcs.evaluate). The tuning tools in tests/strength/ overwrite @habits and @cards. */
typedef struct
{
  AciesRuleset   *ruleset;
  gint16          switches[ACIES_MAX_SWITCHES];
  AciesAiType     types[ACIES_MAX_UNIT_TYPES];
  AciesAiKeptBlow kept[ACIES_AI_N_KEPT];
  float           habits[ACIES_N_HABITS]; /* weights of the static evaluation (AciesHabit), divided by 1000 */
  float           cards[ACIES_MAX_CARDS]; /* estimated value of each card in hand, in figures */
  gint16          worths[ACIES_N_WORTHS]; /* weights of the position evaluation (AciesWorth) */
} AciesAiRulesetCache;

AciesAiRulesetCache *acies_ai_ruleset_cache_new (const AciesState *state);
void         acies_ai_ruleset_cache_free (AciesAiRulesetCache *self);

/* Returns the expected outcome of an attack by @attacker from @from against @target on @at. The units do not have to be
 * on these hexes. If the ruleset has no odds, the target is assumed to lose half a figure.
 * @price: number of figures that the target loses per retreat, at most %ACIES_AI_MOST_PRICE */
AciesAiBlow acies_ai_ruleset_cache_blow (AciesAiRulesetCache      *self,
                                         const AciesState *state,
                                         const AciesUnit  *attacker,
                                         AciesHex          from,
                                         const AciesUnit  *target,
                                         AciesHex          at,
                                         guint             price);

/* Returns the expected outcome of a legal attack by the unit on @from against the unit on @at. Includes all modifiers
 * that apply in @state. This function is slower than acies_ai_ruleset_cache_blow(). */
AciesAiBlow acies_ai_ruleset_cache_blow_now (const AciesState *state,
                                             AciesHex          from,
                                             AciesHex          at);

/* Returns the number of figures of @unit, multiplied by their quality and by the soundness of the unit. Soundness, from
 * 0 to 1, measures how well the unit can still fight (AciesProcs.soundness). The result is 0 if the unit is off the
 * board or the ruleset does not define soundness. */
float acies_ai_ruleset_cache_soundness (const AciesAiRulesetCache *self,
                                        const AciesState  *state,
                                        AciesUnitId        unit);

/* Returns whether fights in the ruleset can have results other than losses. */
gboolean acies_ai_ruleset_cache_has_results (const AciesAiRulesetCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiRulesetCache, acies_ai_ruleset_cache_free)

/* --- a ruleset cache for each thread --------------------------------------------------------- */

/* An AciesAiCache contains a separate AciesAiRulesetCache for each thread of a search. Filling a cache is slow, so use
 * one cache for several games. A cache contains no data about a particular game, so reusing it does not affect the
 * choices of computer players. Only one caller at a time can use a cache. */

typedef struct _AciesAiCache AciesAiCache;

AciesAiCache *acies_ai_cache_new (void);
void         acies_ai_cache_free (AciesAiCache *self);

/* Maximum number of threads in a search. */
#define ACIES_AI_MOST_THREADS 4

/**
 * acies_ai_cache_get_ruleset_cache:
 * @i: index of the thread, less than %ACIES_AI_MOST_THREADS
 *
 * Returns: (transfer none): the data for the ruleset and the switches of @state, valid until the next call with the
 *   same @i and a different ruleset or different switch values
 */
AciesAiRulesetCache *acies_ai_cache_get_ruleset_cache (AciesAiCache      *self,
                                                       const AciesState *state,
                                                       guint             i);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesAiCache, acies_ai_cache_free)

G_END_DECLS
