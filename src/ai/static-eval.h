/* static-eval.h - quick evaluation of units, hexes and attacks without search
 *
 * All values are in figures: the expected losses of an attack and the morale that goes with them. Intermediate
 * results are kept until the position changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/* How well a player plays. */
typedef struct
{
  float spread; /* largest random bonus of a command, in figures */
  float error;  /* the same in tenths of the log odds, if the game has its own evaluation (AciesProcs.evaluate) */
  float fear;   /* weight of enemy attacks, from 0 to 1 */
  float cards;  /* weight of the values of cards, from 0 to 1 */
  float bars;   /* weight of barred retreats, from 0 to 1; slow unless 0 */
} AciesAiManner;

/* Marks a value that is not computed yet. */
#define ACIES_AI_UNKNOWN -G_MAXFLOAT

/* Types of terrain with kept exchanges. */
#define ACIES_AI_N_ROWS 4

typedef struct
{
  AciesHex           hex;
  AciesUnitId        id;
  const AciesUnit   *unit;
  const AciesAiType *type;
  float              most; /* most that an attack on it can gain, in figures */
  gboolean           has_strikers; /* @strikers is computed */
  AciesUnitId        strikers[2]; /* the two units with the highest gain against it, or NO_UNIT */
  guint              prices[2]; /* what a retreat from each of them costs it now */
} AciesAiEnemy;

/* Expected effects between a unit on one type of terrain and each enemy, in figures. */
typedef struct
{
  AciesId terrain;
  float   gain[ACIES_MAX_UNITS];
  float   fear[ACIES_MAX_UNITS];
} AciesAiExchange;

/* Face-down enemies of one type. */
typedef struct
{
  const AciesUnit *unit; /* one of them */
  guint            n;
} AciesAiUnknown;

/* The evaluation of one position for the side to decide. */
typedef struct
{
  AciesAiRulesetCache      *cache;
  const AciesState *state;
  const float      *habits;
  gboolean          (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at); /* (nullable) */
  AciesAiManner     manner;
  float             fear; /* habit FEAR, weighted by the manner */
  AciesSide         side; /* the side to decide */
  gboolean          is_last; /* no enemy has another turn */
  gboolean          is_early; /* units can still move before they attack */
  gboolean          may_roll; /* units can also roll first, then move */
  AciesHex          camp; /* of an enemy, or NO_HEX */
  AciesUnitId       at[ACIES_MAX_HEXES];
  guint             n_enemies;
  AciesAiEnemy      enemies[ACIES_MAX_UNITS];
  float             promises[ACIES_MAX_UNITS];
  const AciesUnit  *unit; /* the unit of @rows and @stay, or NULL */
  float             soundness; /* lead of the own side in soundness, or %ACIES_AI_UNKNOWN */
  float             stay; /* value of not moving @unit, or %ACIES_AI_UNKNOWN */
  guint             n_rows;
  AciesAiExchange   rows[ACIES_AI_N_ROWS];
  gboolean          by_lines; /* units fight straight ahead */
  guint             n_unknown;
  AciesAiUnknown    unknown[ACIES_MAX_UNIT_TYPES]; /* if @by_lines: hidden enemies */
  float             coming;                        /* if @by_lines: chance that a hidden enemy enters an empty hex */
  gboolean          imagines; /* @imagined holds a changed copy of the state */
  AciesState        imagined;
} AciesAiStaticEval;

/* Initializes @self for the side to decide in @state. No earlier initialization is needed. */
void        acies_ai_static_eval_at        (AciesAiStaticEval    *self,
                                            AciesAiRulesetCache      *cache,
                                            const AciesState *state,
                                            AciesAiManner     manner);

/* Returns the main unit on @hex, or %ACIES_NO_UNIT. */
AciesUnitId acies_ai_static_eval_unit      (const AciesAiStaticEval *self,
                                            AciesHex          hex);

/* Returns the expected gain of an attack, in figures. */
float       acies_ai_static_eval_gain      (const AciesAiStaticEval *self,
                                            const AciesUnit  *attacker,
                                            AciesHex          from,
                                            const AciesUnit  *target,
                                            AciesHex          at,
                                            guint             price);

/* Returns the same for a legal attack, with all modifiers of the position. */
float       acies_ai_static_eval_gain_now  (const AciesAiStaticEval *self,
                                            const AciesCommand  *attack);

/**
 * acies_ai_static_eval_place:
 * @unit: a unit of the side to decide
 * @may_strike: whether the unit can attack from @hex at once
 *
 * Returns: the value of @hex for @unit, in figures
 */
float       acies_ai_static_eval_place     (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex,
                                            gboolean          may_strike);

/* Returns the gain of the unit's best legal move, in figures. */
float       acies_ai_static_eval_outlook   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* In a game with facings: returns the gain of @command, which changes the facing or formation of @id. */
float       acies_ai_static_eval_turn      (AciesAiStaticEval    *self,
                                            AciesUnitId       id,
                                            const AciesCommand *command);

/* In a game with soundness: returns how much @command at once improves the soundness of the own units against
 * the enemy's, in figures. A dice roll of a move has its usual result. */
float       acies_ai_static_eval_harm      (AciesAiStaticEval    *self,
                                            const AciesCommand *command);

/* If @by_lines: returns the value of @hex for @unit of the side to decide, in figures. */
float acies_ai_static_eval_line (const AciesAiStaticEval *self,
                                 const AciesUnit     *unit,
                                 AciesHex             hex);

/* Returns the change in expected gain against enemies whose retreat @unit bars by moving to @hex, or bars no
 * longer, in figures. */
float       acies_ai_static_eval_bar       (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex);

/* Returns the figures that a retreat costs @target after an attack from @from, at most %ACIES_AI_MOST_PRICE. */
guint       acies_ai_static_eval_price     (const AciesAiStaticEval *self,
                                            const AciesUnit  *target,
                                            AciesHex          from);

/* Returns the value of the unit's present hex, in figures. */
float       acies_ai_static_eval_stay      (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit);

/* Returns the value of ordering the unit, in figures. */
float       acies_ai_static_eval_promise   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* Returns the same for the unit on @hex, plus a part for its friendly neighbours. */
float       acies_ai_static_eval_promise_around (AciesAiStaticEval    *self,
                                                 AciesHex          hex);

G_END_DECLS
