/* static-eval.h - quick evaluation of units, hexes and attacks without a search
 *
 * All values are in figures. The value of an attack includes the expected losses and the morale that the losses cost.
 * Intermediate results are cached until the position changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/* The playing strength of a computer player. */
typedef struct
{
  float spread; /* maximum random bonus for a command, in figures */
  float error;  /* maximum random bonus for a command, in tenths of the log odds of winning, in games with AciesProcs.evaluate */
  float fear;   /* weight of enemy attacks, from 0 to 1 */
  float cards;  /* weight of card values, from 0 to 1 */
  float bars;   /* weight of blocked retreats, from 0 to 1; values above 0 are slow */
} AciesAiManner;

/* Marks a value that has not been computed. */
#define ACIES_AI_UNKNOWN -G_MAXFLOAT

/* Maximum number of terrain types for which AciesAiExchange is cached. */
#define ACIES_AI_N_ROWS 4

/* An enemy unit on the board. */
typedef struct
{
  AciesHex           hex;
  AciesUnitId        id;
  const AciesUnit   *unit;
  const AciesAiType *type;
  float              most; /* maximum gain of an attack on the unit, in figures */
  gboolean           has_strikers; /* whether @strikers and @prices are set */
  AciesUnitId        strikers[2]; /* the two units with the highest expected gain against this enemy, or NO_UNIT */
  guint              prices[2]; /* figures that a retreat from each of @strikers costs this enemy */
} AciesAiEnemy;

/* Expected effects of attacks between a unit on one type of terrain and each enemy, in figures. */
typedef struct
{
  AciesId terrain;
  float   gain[ACIES_MAX_UNITS]; /* gain of the unit's attack on each enemy */
  float   fear[ACIES_MAX_UNITS]; /* gain of each enemy's attack on the unit */
} AciesAiExchange;

/* Face-down enemies of one type. */
typedef struct
{
  const AciesUnit *unit; /* any of these enemies */
  guint            n;    /* number of these enemies */
} AciesAiUnknown;

/* The evaluation of one position for the side that decides. */
typedef struct
{
  AciesAiRulesetCache      *cache;
  const AciesState *state;
  const float      *habits; /* weights, indexed by AciesHabit */
  gboolean          (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at); /* (nullable): see procs.h */
  AciesAiManner     manner;
  float             fear; /* weight ACIES_HABIT_FEAR times @manner.fear; 0 if @is_last */
  AciesSide         side; /* the side that decides */
  gboolean          is_last; /* whether no enemy has another turn */
  gboolean          is_early; /* whether units can still move before they attack */
  gboolean          may_roll; /* whether units can also roll dice before they move */
  AciesHex          camp; /* camp of an enemy, or NO_HEX */
  AciesUnitId       at[ACIES_MAX_HEXES]; /* main unit on each hex, or NO_UNIT */
  guint             n_enemies;
  AciesAiEnemy      enemies[ACIES_MAX_UNITS];
  float             promises[ACIES_MAX_UNITS]; /* value of an order to each unit, or %ACIES_AI_UNKNOWN */
  const AciesUnit  *unit; /* the unit to which @rows and @stay apply, or NULL */
  float             soundness; /* soundness of the deciding side minus that of the other sides, or %ACIES_AI_UNKNOWN */
  float             stay; /* value of the current hex for @unit, or %ACIES_AI_UNKNOWN */
  guint             n_rows;
  AciesAiExchange   rows[ACIES_AI_N_ROWS];
  gboolean          by_lines; /* whether units fight straight ahead */
  guint             n_unknown;
  AciesAiUnknown    unknown[ACIES_MAX_UNIT_TYPES]; /* if @by_lines: the face-down enemies, by type */
  float             coming;                        /* if @by_lines: chance that a face-down enemy enters an empty hex */
  gboolean          imagines; /* whether @imagined is set */
  AciesState        imagined; /* copy of @state in which units can be moved */
} AciesAiStaticEval;

/* Initializes @self for the side that decides in @state. */
void        acies_ai_static_eval_at        (AciesAiStaticEval    *self,
                                            AciesAiRulesetCache      *cache,
                                            const AciesState *state,
                                            AciesAiManner     manner);

/* Returns the main unit on @hex, or %ACIES_NO_UNIT. */
AciesUnitId acies_ai_static_eval_unit      (const AciesAiStaticEval *self,
                                            AciesHex          hex);

/* Returns the expected gain of an attack, in figures. The parameters are the same as in acies_ai_ruleset_cache_blow(). */
float       acies_ai_static_eval_gain      (const AciesAiStaticEval *self,
                                            const AciesUnit  *attacker,
                                            AciesHex          from,
                                            const AciesUnit  *target,
                                            AciesHex          at,
                                            guint             price);

/* Returns the expected gain of a legal attack with all modifiers of the position, in figures. */
float       acies_ai_static_eval_gain_now  (const AciesAiStaticEval *self,
                                            const AciesCommand  *attack);

/**
 * acies_ai_static_eval_place:
 * @unit: a unit of the side that decides
 * @may_strike: whether the unit can attack from @hex immediately
 *
 * Returns: the value of @hex for @unit, in figures
 */
float       acies_ai_static_eval_place     (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex,
                                            gboolean          may_strike);

/* Returns the gain of the unit's best legal move, in figures; 0 if no move is better than staying. */
float       acies_ai_static_eval_outlook   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* Returns the gain, in figures, of @command, which changes the facing or formation of unit @id; 0 in games without facings. */
float       acies_ai_static_eval_turn      (AciesAiStaticEval    *self,
                                            AciesUnitId       id,
                                            const AciesCommand *command);

/* Returns how @command immediately changes the soundness of the deciding side minus the soundness of the other sides, in figures
 * (acies_ai_ruleset_cache_soundness()). If a move requires a roll, each die shows its middle face. Returns 0 in games without
 * soundness. */
float       acies_ai_static_eval_harm      (AciesAiStaticEval    *self,
                                            const AciesCommand *command);

/* Returns the value of @hex for @unit of the deciding side, in figures. Only for games in which units fight straight ahead. */
float acies_ai_static_eval_line (const AciesAiStaticEval *self,
                                 const AciesUnit     *unit,
                                 AciesHex             hex);

/* Returns the change in expected gain, in figures, if @unit moves to @hex and starts or stops blocking the retreats
 * of enemies. */
float       acies_ai_static_eval_bar       (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex);

/* Returns the figures that a retreat from an attacker on @from costs @target, at most %ACIES_AI_MOST_PRICE. */
guint       acies_ai_static_eval_price     (const AciesAiStaticEval *self,
                                            const AciesUnit  *target,
                                            AciesHex          from);

/* Returns the value of the unit's current hex, in figures. */
float       acies_ai_static_eval_stay      (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit);

/* Returns the value of an order to the unit, in figures. */
float       acies_ai_static_eval_promise   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* Returns the value of an order to the unit on @hex, plus a share of the values of its friendly neighbours, in figures. */
float       acies_ai_static_eval_promise_around (AciesAiStaticEval    *self,
                                                 AciesHex          hex);

G_END_DECLS
