/* static-eval.h - what a player sees who looks at the board once
 *
 * What each unit and each enemy may do to each other, in figures: what a blow is
 * expected to take, and the morale that goes with it. What was worked out for one
 * command is kept for the next, until the position changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "ai/cache.h"

G_BEGIN_DECLS

/* How it plays, though it may know better. */
typedef struct
{
  float spread; /* how far, in figures, chance may raise what it thinks of each command */
  float error;  /* the same in tenths of the logarithm of the odds, if the game evaluates positions (AciesProcs.evaluate) */
  float fear;   /* how much of what the enemy may do it minds, from 0 to 1 */
  float cards;  /* how well it knows one card from another, from 0 to 1 */
  float bars;   /* how much of the ways that a move bars it sees, from 0 to 1; slow but for 0 */
} AciesAiManner;

/* What has not been worked out yet. */
#define ACIES_AI_UNKNOWN -G_MAXFLOAT

/* Kinds of ground whose exchanges are kept at a time. */
#define ACIES_AI_N_ROWS 4

typedef struct
{
  AciesHex           hex;
  AciesUnitId        id;
  const AciesUnit   *unit;
  const AciesAiType *type;
  float              most; /* that an attack may do to it, in figures */
  gboolean           has_strikers; /* it was looked for who may attack it */
  AciesUnitId        strikers[2]; /* who may do most to it, or NO_UNIT */
  guint              prices[2]; /* that a retreat before each costs it now */
} AciesAiEnemy;

/* What a unit on ground of one kind and each enemy may do to each other, in figures. */
typedef struct
{
  AciesId terrain;
  float   gain[ACIES_MAX_UNITS];
  float   fear[ACIES_MAX_UNITS];
} AciesAiExchange;

/* Enemies of one type that lie face down. */
typedef struct
{
  const AciesUnit *unit; /* one of them */
  guint            n;
} AciesAiUnknown;

/* What it sees at a glance. */
typedef struct
{
  AciesAiRulesetCache      *cache;
  const AciesState *state;
  const float      *habits;
  gboolean          (*faces) (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at); /* (nullable) */
  AciesAiManner     manner;
  float             fear; /* habit of it, as far as it is minded */
  AciesSide         side; /* that decides */
  gboolean          is_last; /* no enemy has a turn after this one */
  gboolean          is_early; /* units may still be moved before they attack */
  gboolean          may_roll; /* units may also roll first, and then move */
  AciesHex          camp; /* of an enemy, or NO_HEX */
  AciesUnitId       at[ACIES_MAX_HEXES];
  guint             n_enemies;
  AciesAiEnemy      enemies[ACIES_MAX_UNITS];
  float             promises[ACIES_MAX_UNITS];
  const AciesUnit  *unit; /* the one the exchanges are of, or NULL */
  float             soundness; /* of its units more than of others, or %ACIES_AI_UNKNOWN */
  float             stay; /* what it is worth that it stays, or %ACIES_AI_UNKNOWN */
  guint             n_rows;
  AciesAiExchange   rows[ACIES_AI_N_ROWS];
  gboolean          by_lines; /* fights are fought straight ahead */
  guint             n_unknown;
  AciesAiUnknown    unknown[ACIES_MAX_UNIT_TYPES]; /* by lines: enemies that may be met, but nobody knows where */
  float             coming;                        /* by lines: how likely one of them comes where nobody stands yet */
  gboolean          imagines; /* it has looked at another position */
  AciesState        imagined;
} AciesAiStaticEval;

/* @self need not be anything before. */
void        acies_ai_static_eval_at        (AciesAiStaticEval    *self,
                                            AciesAiRulesetCache      *cache,
                                            const AciesState *state,
                                            AciesAiManner     manner);

/* The unit on @hex, which may be none. */
AciesUnitId acies_ai_static_eval_unit      (const AciesAiStaticEval *self,
                                            AciesHex          hex);

/* What an attack does, in figures. */
float       acies_ai_static_eval_gain      (const AciesAiStaticEval *self,
                                            const AciesUnit  *attacker,
                                            AciesHex          from,
                                            const AciesUnit  *target,
                                            AciesHex          at,
                                            guint             price);

/* The same of an attack that may be made now, with all that the position says of it. */
float       acies_ai_static_eval_gain_now  (const AciesAiStaticEval *self,
                                            const AciesCommand  *attack);

/**
 * acies_ai_static_eval_place:
 * @unit: of the side that decides
 * @may_strike: it may attack from there at once
 *
 * Returns: how good it is for it to stand on @hex, in figures
 */
float       acies_ai_static_eval_place     (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex,
                                            gboolean          may_strike);

/* How much better it can stand after a move that it begins now, in figures. */
float       acies_ai_static_eval_outlook   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* Where units face somewhere: how much better @id stands after @command, which turns it or changes how it stands. */
float       acies_ai_static_eval_turn      (AciesAiStaticEval    *self,
                                            AciesUnitId       id,
                                            const AciesCommand *command);

/* Where units take more harm than losses: how much sounder its units become by @command at once, and those of its enemies less
 * so, in figures. Dice of a move fall as they usually do. */
float       acies_ai_static_eval_harm      (AciesAiStaticEval    *self,
                                            const AciesCommand *command);

/* By lines: how good it is for @unit of the side that decides, wherever it is now, to stand on @hex, in figures. */
float acies_ai_static_eval_line (const AciesAiStaticEval *self,
                                 const AciesUnit     *unit,
                                 AciesHex             hex);

/* By lines: looks for enemies that lie face down. */
void acies_ai_static_eval_find_unknown (AciesAiStaticEval *self);

/* What others, and itself, will do more to enemies that have nowhere to go back to when @unit has moved to @hex,
 * or less where it stood in their way before. */
float       acies_ai_static_eval_bar       (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit,
                                            AciesHex          hex);

/* That a retreat costs @target, attacked from @from. */
guint       acies_ai_static_eval_price     (const AciesAiStaticEval *self,
                                            const AciesUnit  *target,
                                            AciesHex          from);

/* The same of where it stands. */
float       acies_ai_static_eval_stay      (AciesAiStaticEval    *self,
                                            const AciesUnit  *unit);

/* What comes of telling a unit to act. */
float       acies_ai_static_eval_promise   (AciesAiStaticEval    *self,
                                            AciesUnitId       id);

/* The same of the unit on @hex, and a little of its neighbours. */
float       acies_ai_static_eval_promise_around (AciesAiStaticEval    *self,
                                                 AciesHex          hex);

G_END_DECLS
