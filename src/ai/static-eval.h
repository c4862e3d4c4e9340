/* static-eval.h - fast evaluation of units, hexes and attacks without a search
 *
 * Unless stated otherwise, values are measured in figures. The value of an attack includes the target's expected losses
 * and the morale that these losses cost. Intermediate results are cached for one position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/* The settings that determine how strongly a computer player plays. */
typedef struct
{
  float spread; /* maximum random bonus added to the score of a command, in figures */
  float error;  /* replaces @spread in games with AciesProcs.evaluate; in units of 0.1 log odds of winning */
  float fear;   /* weight of attacks by the enemy, from 0 to 1 */
  float cards;  /* weight of the values of cards, from 0 to 1 */
  float bars;   /* weight of blocking enemy retreats, from 0 to 1; any value above 0 makes the evaluation slow */
} AciesAiManner;

/* The placeholder for a value that has not been computed yet. */
#define ACIES_AI_UNKNOWN -G_MAXFLOAT

/* The maximum number of terrain types for which AciesAiExchange is cached. */
#define ACIES_AI_N_ROWS 4

/* An enemy unit on the board. */
typedef struct
{
  AciesHex           hex;
  AciesUnitId        id;
  const AciesUnit   *unit;
  const AciesAiType *type;
  float              most; /* the highest possible gain from attacking this unit */
  gboolean           has_strikers; /* whether @strikers and @prices have been computed */
  AciesUnitId        strikers[2]; /* the two units with the best expected gain against this enemy, or NO_UNIT */
  guint              prices[2]; /* the number of figures this enemy loses if it retreats from each of @strikers */
} AciesAiEnemy;

/* The expected gains from attacks between a unit on one type of terrain and each enemy. */
typedef struct
{
  AciesId terrain;
  float   gain[ACIES_MAX_UNITS]; /* gain if the unit attacks the enemy with this index */
  float   fear[ACIES_MAX_UNITS]; /* gain for the enemy with this index if it attacks the unit */
} AciesAiExchange;

/* A group of face-down enemies of the same type. */
typedef struct
{
  const AciesUnit *unit; /* one of these enemies */
  guint            n;    /* the number of these enemies */
} AciesAiUnknown;

/* An evaluation of one position from the point of view of the side that must decide. */
typedef struct
{
  AciesAiRulesetCache      *cache;
  const AciesState *state;
  const float      *habits; /* weights, indexed by AciesHabit */
  /* (nullable): whether a unit faces a hex; see procs.h */
  gboolean          (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
  AciesAiManner     manner;
  float             fear; /* the weight ACIES_HABIT_FEAR times @manner.fear, or 0 if @is_last is set */
  AciesSide         side; /* the side that must decide */
  gboolean          is_last; /* whether this is the last turn of the game */
  gboolean          is_early; /* whether it is the last turn and units can still move before they attack */
  gboolean          may_roll; /* whether units can roll dice before they move */
  AciesHex          camp; /* the camp of an enemy side, or NO_HEX */
  AciesUnitId       at[ACIES_MAX_HEXES]; /* the main unit on each hex, or NO_UNIT */
  guint             n_enemies;
  AciesAiEnemy      enemies[ACIES_MAX_UNITS];
  float             promises[ACIES_MAX_UNITS]; /* the value of ordering each unit, or ACIES_AI_UNKNOWN */
  const AciesUnit  *unit; /* the unit for which @rows and @stay were computed, or NULL */
  float             soundness; /* soundness of the deciding side minus that of the other sides, or ACIES_AI_UNKNOWN */
  float             stay; /* the value of leaving @unit on its hex, or ACIES_AI_UNKNOWN */
  guint             n_rows;
  AciesAiExchange   rows[ACIES_AI_N_ROWS];
  gboolean          by_lines; /* whether units fight the enemy in front of them (AciesProcs.reach.ahead) */
  guint             n_unknown;
  AciesAiUnknown    unknown[ACIES_MAX_UNIT_TYPES]; /* if @by_lines is set: the face-down enemies, grouped by type */
  float             coming; /* if @by_lines is set: probability that an enemy in reserve enters a given empty hex */
  gboolean          imagines; /* whether @imagined has been initialised */
  AciesState        imagined; /* a copy of @state in which units are moved to test a position */
} AciesAiStaticEval;

/* Initialises @self for the side that must decide in @state. */
void        acies_ai_static_eval_at        (AciesAiStaticEval    *self,
                                            AciesAiRulesetCache      *cache,
                                            const AciesState *state,
                                            AciesAiManner     manner);

/* Returns the main unit on @hex, or %ACIES_NO_UNIT. */
AciesUnitId acies_ai_static_eval_unit      (const AciesAiStaticEval *self,
                                            AciesHex          hex);

/* Returns the expected gain from an attack. The parameters are those of acies_ai_ruleset_cache_blow(). */
float       acies_ai_static_eval_gain      (const AciesAiStaticEval *self,
                                            const AciesUnit  *attacker,
                                            AciesHex          from,
                                            const AciesUnit  *target,
                                            AciesHex          at,
                                            guint             price);

/* Returns the expected gain from a legal attack, including all modifiers that apply in the current position. */
float       acies_ai_static_eval_gain_now  (const AciesAiStaticEval *self,
                                            const AciesCommand  *attack);

/**
 * acies_ai_static_eval_place:
 * @unit: a unit of the side that must decide
 * @may_strike: whether the unit could attack from @hex in the same activation
 *
 * Returns: the value of having @unit on @hex
 */
float       acies_ai_static_eval_place     (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex,
                                            gboolean          may_strike);

/* Returns the gain from the best legal move of unit @id, or 0 if no move is better than staying. */
float       acies_ai_static_eval_outlook   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* Returns the gain from @command, which changes the facing or formation of unit @id, or 0 in games without facings. */
float       acies_ai_static_eval_turn      (AciesAiStaticEval    *self,
                                            AciesUnitId       id,
                                            const AciesCommand *command);

/* Returns how much @command immediately improves the soundness of the deciding side compared with the other sides,
 * weighted by ACIES_HABIT_SOUND (see acies_ai_ruleset_cache_soundness()). If a move requires dice, each die is assumed
 * to show its middle face. Returns 0 for DONE and PASS, and in games without soundness. */
float       acies_ai_static_eval_harm      (AciesAiStaticEval    *self,
                                            const AciesCommand *command);

/* Returns the value of having @unit of the deciding side on @hex. Call this only if @self->by_lines is set. */
float acies_ai_static_eval_line (const AciesAiStaticEval *self,
                                 const AciesUnit     *unit,
                                 AciesHex             hex);

/* Returns the change in the expected gain from attacks if @unit moves to @hex and thereby blocks or unblocks the
 * retreats of enemies. */
float       acies_ai_static_eval_bar       (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex);

/* Returns the number of figures that @target loses by retreating from an attacker on @from, at most
 * %ACIES_AI_MOST_PRICE. */
guint       acies_ai_static_eval_price     (const AciesAiStaticEval *self,
                                            const AciesUnit  *target,
                                            AciesHex          from);

/* Returns the value of leaving @unit on its current hex. */
float       acies_ai_static_eval_stay      (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit);

/* Returns the value of ordering unit @id. */
float       acies_ai_static_eval_promise   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* Returns the value of ordering the unit on @hex, plus a share of the values of ordering its friendly neighbours. */
float       acies_ai_static_eval_promise_around (AciesAiStaticEval    *self,
                                                 AciesHex          hex);

G_END_DECLS
