/* parts.h - declarations shared by the BattlePlay source files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/findings.h"
#include "engine/odds/odds.h"
#include "engine/core/units.h"
#include "rulesets/battleplay/battleplay.h"

G_BEGIN_DECLS

/* The dice roll of one combat. */
typedef struct
{
  guint8 kind;                /* AciesBpFight */
  guint8 leads;               /* TRUE: a general has joined the fight */
  guint8 raised, lowered;     /* number of colour steps by which Tactica cards raise and lower the dice */
  guint8 ambushes;            /* TRUE: Ambush lets the attacker roll as many dice in woods as in good going */
  guint8 cancelled;           /* number of crosses that Tactica cards cancel */
  guint8 n;                   /* number of dice in the roll */
  guint8 n_of_others;         /* number of dice from other cards on the square; the last in @types (BP-A29) */
  guint8 types[BP_MAX_POOL];  /* the type of each die */
  guint8 faces[BP_MAX_POOL];  /* the face that each die shows, from 1 */
  guint8 again;               /* bit mask of the dice that have been rerolled */
  guint8 rolls_again;         /* 1 + the index of the die that is being rerolled; 0 if there is none */
} AciesBpRoll;

/* The data that only this ruleset stores in a state. */
typedef struct
{
  guint8 stage;               /* the stage of the phase: BP_STAGE_...; 0 in phases without stages */
  guint8 first;               /* the side that picks first in every stage of the phase (BP-A34) */
  guint8 ceased[2];           /* by side: TRUE if the side has passed for the rest of the stage */
  guint8 held[2];             /* by side: TRUE if the side will play no more Tactica cards in this phase */
  guint8 lost[2];             /* by side: number of destroyed main battle cards */
  guint8 withdrew[2];         /* by side: number of skirmishers that withdrew, which are not counted as lost (BP-R38) */
  guint8 open;                /* number of cards that must still be deployed face up */
  guint8 seized;              /* TRUE: the side that is picking also has the next pick */
  guint8 trees, mountains;    /* numbers of tree and mountain symbols in the region, after preparation */
  guint8 half;                /* the half of a double board for which tiles are being drawn: 0 or 1 */
  guint8 file;                /* the file of the hill that the sides are rolling for */
  guint8 symbol;              /* the best symbol in the first of the two rolls for that hill */
  AciesBpRoll combats[ACIES_MAX_COMBATS];
} AciesBpBlock;

static inline const AciesBpBlock *
acies_bp_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesBpBlock);
}

/* Returns: the innermost fight in progress */
static inline const AciesCombat *
acies_bp_combat (const AciesState *state)
{
  return &state->combats[state->n_combats - 1];
}

/* Returns: the roll of the innermost fight in progress */
static inline const AciesBpRoll *
acies_bp_roll (const AciesState *state)
{
  return &acies_bp_block (state)->combats[state->n_combats - 1];
}

#define BP_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesBpBlock, field, __VA_ARGS__)

/* A reason for additional dice, or for a change in the colour of the dice. */
typedef struct
{
  const char *reason;         /* translated */
  const char *rule;
  int         steps;          /* colour steps for all dice; negative to lower the dice, 0 to add dice instead */
  guint       n;              /* number of dice that are added, if steps is 0 */
} AciesBpReason;

/* The dice that will be rolled. */
typedef struct
{
  guint    n;                 /* number of dice */
  guint    n_of_others;       /* as in AciesBpRoll */
  guint8   printed[BP_MAX_POOL]; /* the colours before the colour steps */
  guint8   dice[BP_MAX_POOL];    /* the types of the dice, after the colour steps */
  guint    n_reasons;
  AciesBpReason reasons[BP_MAX_POOL];
} AciesBpPool;

/* --- units, squares and files ------------------------------------------------------------------ */

static inline guint
acies_bp_class (const AciesState *state, AciesUnitId unit)
{
  return acies_state_unit_type (state, unit)->class_;
}

static inline gboolean
acies_bp_class_is_main (guint class_)
{
  return class_ <= BP_ELEPHANTS;
}

static inline gboolean
acies_bp_is_mounted (guint class_)
{
  return class_ == BP_CAVALRY || class_ == BP_CHARIOTS || class_ == BP_MOUNTED_SKIRMISHERS;
}

static inline gboolean
acies_bp_is_main (const AciesState *state, AciesUnitId unit)
{
  return acies_bp_class_is_main (acies_bp_class (state, unit));
}

static inline gboolean
acies_bp_is_general (const AciesState *state, AciesUnitId unit)
{
  return acies_bp_class (state, unit) == BP_GENERALS;
}

static inline AciesSide
acies_bp_enemy (AciesSide side)
{
  return (AciesSide) (1 - side);
}

/* Returns: the defending side. The attacking side is state->setup.first. */
static inline AciesSide
acies_bp_defender (const AciesState *state)
{
  return acies_bp_enemy (state->setup.first);
}

/* Returns: whether @side is defending a town in a siege */
static inline gboolean
acies_bp_is_besieged (const AciesState *state, AciesSide side)
{
  return state->switches[BP_SWITCH_SIEGE] && side == acies_bp_defender (state);
}

static inline guint
acies_bp_row (const AciesState *state, AciesSide side)
{
  return state->ruleset->sides[side].home == ACIES_HOME_TOP ? 0 : state->board->rows - 1u;
}

static inline AciesHex
acies_bp_square (const AciesState *state, guint file, AciesSide row_of)
{
  return acies_hex (file, acies_bp_row (state, row_of));
}

/* Returns: whether the game uses a double board (BP-R48) */
static inline gboolean
acies_bp_is_double (const AciesState *state)
{
  return state->board->columns > state->ruleset->columns;
}

/* Returns: whether @file is the first or the last file of the board (BP-A26) */
static inline gboolean
acies_bp_is_outer (const AciesState *state, guint file)
{
  return file == 0 || file + 1 == state->board->columns;
}

static inline AciesUnitId
acies_bp_main_on (const AciesState *state, AciesHex hex)
{
  return acies_stack_in_layer (state, hex, 0);
}

/* phases.c, words.c, computer.c, find.c */
extern const AciesQuestion    acies_bp_questions[BP_N_QUESTIONS];
extern const AciesOwnLogEntry     acies_bp_log_entries[BP_N_LOG_KINDS];
extern const AciesVerb        acies_bp_verbs[BP_N_VERBS];
extern const char *const      acies_bp_supposed[];
extern const AciesConditionWords acies_bp_conditions[];
extern const AciesFindingKind acies_bp_finding_kinds[];

/* battleplay.c: the end of the battle */
/* Returns: the rout limit. An army with at most this many main battle cards is routed (BP-R23, BP-R48, BP-A14). */
guint        acies_bp_rout_limit         (const AciesState *state);
gboolean     acies_bp_end_if_over        (AciesResolver *resolver);

/* phases.c: picks and the order of picks */
AciesBpFight acies_bp_fight_of_phase     (const AciesState *state);
gboolean     acies_bp_may_fight          (const AciesState *state, AciesUnitId unit, AciesHex from, AciesBpFight fight);
AciesUnitId  acies_bp_target_on          (const AciesState *state, AciesSide side, AciesHex hex, AciesBpFight fight);
gboolean     acies_bp_reaches            (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to, AciesBpFight fight);
AciesBpFight acies_bp_fight_between      (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to);
/* Returns: the enemy unit in the same file that rolls at the same time as @unit, or NO_UNIT */
AciesUnitId  acies_bp_answer_of          (const AciesState *state, AciesUnitId unit, AciesUnitId target, AciesBpFight fight);
gboolean     acies_bp_check_attack       (const AciesCommand *command, const AciesState *state, GError **error);
gboolean     acies_bp_check_fight        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_push_side          (AciesResolver *resolver, guint step, AciesSide side);
void         acies_bp_start              (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_next_pick          (AciesResolver *resolver);
void         acies_bp_phase_step         (AciesResolver *resolver, const AciesStep *step);

/* ground.c: squares, files, cards on squares, and terrain tiles */
AciesHex     acies_bp_front              (const AciesState *state, AciesHex hex, AciesSide side);
gboolean     acies_bp_is_difficult       (const AciesState *state, guint file);
gboolean     acies_bp_has_woods          (const AciesState *state, guint file);
gboolean     acies_bp_is_water           (const AciesState *state, guint file);
gboolean     acies_bp_holds_hill         (const AciesState *state, AciesSide side, guint file);
gboolean     acies_bp_has_tile           (const AciesState *state, guint file);
gboolean     acies_bp_enemy_stands_on    (const AciesState *state, AciesHex hex, AciesSide side);
AciesUnitId  acies_bp_troops_on          (const AciesState *state, AciesHex hex);
/* Returns: whether @side has a troop card in either row of @file */
gboolean     acies_bp_has_troops         (const AciesState *state, AciesSide side, guint file);
AciesUnitId  acies_bp_general_of         (const AciesState *state, AciesSide side);
guint        acies_bp_stars              (const AciesState *state, AciesSide side);
/* Returns: the side whose general has more stars, or state->setup.first if the numbers are equal */
AciesSide    acies_bp_better             (const AciesState *state);
/* AciesProcs.judge */
void         acies_bp_judge              (AciesResolver *resolver, gboolean is_over);
guint        acies_bp_count_main         (const AciesState *state, AciesSide side);
guint        acies_bp_count_troops       (const AciesState *state, AciesSide side, AciesPlace place);
void         acies_bp_update_main        (AciesResolver *resolver, AciesSide side);
gboolean     acies_bp_check_prepare      (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_prepare            (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_bp_check_waterway     (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_list_waterway      (const AciesState *state, GArray *commands);
void         acies_bp_waterway           (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_draw               (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_ground_step        (AciesResolver *resolver, const AciesStep *step);
void         acies_bp_hill_step          (AciesResolver *resolver, const AciesStep *step);

/* deploy.c: deployment */
guint        acies_bp_most_in_reserve    (const AciesState *state, AciesSide side);
gboolean     acies_bp_check_outer        (const AciesState *state, AciesId type, guint file, GError **error);
gboolean     acies_bp_may_lie            (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);
const char  *acies_bp_find_lone_on       (const AciesState *state, AciesHex hex, AciesUnitId *unit);
gboolean     acies_bp_fits               (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);
guint        acies_bp_count_unplaced     (const AciesState *state, AciesSide side, guint without);
gboolean     acies_bp_check_deploy       (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_deploy             (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_bp_check_take_back    (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_take_back          (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_bp_check_deployed     (const AciesState *state, GError **error);
void         acies_bp_deployed           (AciesResolver *resolver);
void         acies_bp_list_deploy        (const AciesState *state, GArray *commands);
gboolean     acies_bp_check_swap         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_list_swap          (const AciesState *state, GArray *commands);
void         acies_bp_swap               (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_begin_deployment   (AciesResolver *resolver);
/* Moves generals to the reserve if their side has no troop card in their file (BP-R28). */
void         acies_bp_settle_generals    (AciesResolver *resolver);
void         acies_bp_deploy_step        (AciesResolver *resolver, const AciesStep *step);

/* moves.c: moves in the exploitation phase, destinations and targets */
/* Removes all foot skirmishers from the board (BP-R38), then calls acies_bp_settle_generals(). */
void         acies_bp_pull_off           (AciesResolver *resolver);
gboolean     acies_bp_can_move           (const AciesState *state, AciesUnitId unit);
gboolean     acies_bp_check_move         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_move               (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_list_moves         (const AciesState *state, GArray *commands);
gboolean     acies_bp_list_destinations  (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean     acies_bp_check_attack_from  (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint        acies_bp_list_targets       (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void         acies_bp_mark_targets       (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
guint        acies_bp_distance           (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);

/* fights.c: fights, dice, results and rerolls */
guint8       acies_bp_die_of             (const AciesState *state, guint colour);
void         acies_bp_pool_of_general    (const AciesState *state, AciesSide side, AciesBpPool *pool);
guint8       acies_bp_garrison_die       (const AciesState *state);
void         acies_bp_pool_of            (const AciesState *state, const AciesCombat *combat, const AciesBpRoll *roll, AciesBpPool *pool);
gboolean     acies_bp_may_roll_again     (const AciesState *state, const AciesCombat *combat, AciesBpFight fight);
gboolean     acies_bp_has_die_left       (const AciesState *state);
void         acies_bp_ask_again          (AciesResolver *resolver, AciesSide side);
gboolean     acies_bp_check_again        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_bp_again              (const AciesCommand *command, AciesResolver *resolver);
char        *acies_bp_describe_die       (const AciesState *state, int number);
gboolean     acies_bp_special_kills      (const AciesState *state, const AciesCombat *combat);
gboolean     acies_bp_die_kills          (const AciesState *state, const AciesCombat *combat, const AciesBpRoll *roll, guint die);
guint        acies_bp_stars_after        (guint stars);
void         acies_bp_fight              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_bp_may_lead           (AciesBpFight fight);
void         acies_bp_join               (const AciesCommand *command, AciesResolver *resolver);
guint        acies_bp_symbol_of          (const AciesRuleset *ruleset, guint type, guint face);
void         acies_bp_fight_step         (AciesResolver *resolver, const AciesStep *step);

/* cards.c: Tactica cards */
gboolean     acies_bp_may_ask            (const AciesState *state, AciesSide side);
gboolean     acies_bp_check_play         (const AciesCommand *command, const AciesState *state, GError **error);
gboolean     acies_bp_card_helps         (const AciesState *state, AciesId card);
void         acies_bp_play               (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_hold               (const AciesCommand *command, AciesResolver *resolver);
void         acies_bp_list_plays         (const AciesState *state, GArray *commands);

/* computer.c: odds */
/* Checks that the target of @combat is in a file with woods, so that Ambush can be played (BP-K6). */
gboolean     acies_bp_check_ambush       (const AciesState *state, const AciesCombat *combat, GError **error);
AciesOdds   *acies_bp_odds_of_attack     (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesId      acies_bp_ground_at          (const AciesState *state, AciesHex hex);
gboolean     acies_bp_can_answer         (const AciesState *state, const AciesDuel *duel, AciesId card);
AciesOdds   *acies_bp_odds_of_duel       (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

/* words.c: rules for the printed sheet */
void         acies_bp_describe_rules     (const AciesState *state, GPtrArray *paragraphs);

/* find.c: findings */
void         acies_bp_find               (const AciesState *state, AciesFindings *findings);

G_END_DECLS
