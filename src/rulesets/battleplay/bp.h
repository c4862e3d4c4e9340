/* bp.h - BattlePlay: what its procedures know by number, and share
 *
 * Two rows of a board of squares belong to the armies, the one between them to the
 * ground: a column is a file, near army, ground and far army. A battle is one pass of
 * phases; in each the sides pick in turn whose card acts or which file is fought.
 * BP-... is the id of a statement in rules.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/finding-kinds.h"
#include "engine/odds/odds.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "rulesets/battleplay/own.h"

G_BEGIN_DECLS

/* In the order of the names in bp.c. */
enum { BP_GOOD, BP_DIFFICULT, BP_SHOOT_GOOD, BP_SHOOT_DIFFICULT, BP_ASSAULT, BP_STARS };
enum { BP_MARK_ACTED, BP_MARK_FACE_DOWN };
enum { BP_SWITCH_NEAR, BP_SWITCH_FAR, BP_SWITCH_DEPLOYMENT, BP_SWITCH_TACTICA, BP_SWITCH_DICE, BP_SWITCH_GROUND, BP_SWITCH_TREES,
       BP_SWITCH_MOUNTAINS, BP_SWITCH_PREPARED_NEAR, BP_SWITCH_PREPARED_FAR, BP_SWITCH_WATERWAY, BP_SWITCH_SIEGE, BP_SWITCH_GARRISON,
       BP_SWITCH_WALLS, BP_SWITCH_SIEGECRAFT, BP_SWITCH_ROUT };
enum { BP_GIVEN, BP_BY_PLAYERS };   /* deployment */
enum { BP_GROUND_GIVEN, BP_GROUND_DRAWN };
enum { BP_DICE_A, BP_DICE_B };
enum { BP_BLANK, BP_SPECIAL, BP_CROSS, BP_SKULL };  /* symbols: a higher one beats a lower one */
enum { BP_BLACK, BP_WHITE, BP_GREEN, BP_YELLOW, BP_RED, BP_GREEN_B, BP_YELLOW_B, BP_RED_B };
enum { BP_SKILL_ROME, BP_SKILL_CARTHAGE, BP_SKILL_GREECE, BP_SKILL_BARBARICUM, BP_SKILL_BEATS_INFANTRY, BP_SKILL_BEATS_CAVALRY,
       BP_SKILL_BEATS_ELEPHANTS };
enum { BP_INFANTRY, BP_CAVALRY, BP_CHARIOTS, BP_ELEPHANTS, BP_FOOT_SKIRMISHERS, BP_MOUNTED_SKIRMISHERS, BP_ARTILLERY, BP_GENERALS, BP_N_CLASSES };
enum { BP_CLEAR, BP_WOODS, BP_ROCKY, BP_HILL, BP_WOODED_HILL, BP_ROCKY_HILL, BP_WATERWAY };
enum { BP_VALUE_FILE };
enum { BP_DECK_BROWN, BP_DECK_GREEN, BP_DECK_TACTICA };
enum { BP_TILE_ROCKY, BP_TILE_WOODS, BP_TILE_HILL, BP_SECOND_WIND, BP_CONFUSION, BP_FEROCITY, BP_DISORDER, BP_RALLY, BP_AMBUSH, BP_SCOUTS,
       BP_REDEPLOY, BP_HOLD_THE_LINE, BP_FORCED_MARCH, BP_SEIZE_INITIATIVE };
enum { BP_PHASE_GROUND, BP_PHASE_DEPLOYMENT, BP_PHASE_ARTILLERY, BP_PHASE_BOWFIRE, BP_PHASE_SKIRMISHERS, BP_PHASE_CHARGE,
       BP_PHASE_EXPLOITATION, BP_PHASE_MELEE };
enum
{
  BP_STEP_PREPARE, BP_STEP_WATERWAY, BP_STEP_BROWN, BP_STEP_GREEN, BP_STEP_SECOND_HALF, BP_STEP_HILL, BP_STEP_HILL_ANSWER, BP_STEP_HILL_WON,
  BP_STEP_TACTICA, BP_STEP_DEPLOY, BP_STEP_ALTERNATE, BP_STEP_REDEPLOY, BP_STEP_REVEAL, BP_STEP_NEXT_PHASE, BP_STEP_PICK,
  BP_STEP_JOIN, BP_STEP_BEFORE, BP_STEP_ROLL, BP_STEP_READ, BP_STEP_AFTER, BP_STEP_AGAIN, BP_STEP_LAID_AGAIN, BP_STEP_ANSWER, BP_STEP_RESULT,
  BP_STEP_END_ANSWER, BP_STEP_END_FIGHT
};
enum
{
  BP_ASK_PREPARE = ACIES_DECISION_FIRST_OWN, BP_ASK_WATERWAY, BP_ASK_DEPLOY, BP_ASK_REDEPLOY, BP_ASK_SWAP, BP_ASK_JOIN, BP_ASK_BEFORE,
  BP_ASK_AFTER, BP_ASK_AGAIN, BP_N_QUESTIONS
};
enum { BP_END_ROUT = ACIES_END_FIRST_OWN, BP_END_BOTH_ROUT, BP_END_TOWN, BP_END_LOSSES, BP_END_TIE, BP_END_HELD };

/* The choices of "prepare". */
enum { BP_PREPARE_MORE_TREES = 1, BP_PREPARE_FEWER_TREES, BP_PREPARE_MORE_MOUNTAINS, BP_PREPARE_FEWER_MOUNTAINS };

enum { BP_STAGE_RESERVES, BP_STAGE_MOVES };                 /* of exploitation */
enum { BP_STAGE_FLANKS, BP_STAGE_SUPPORTS, BP_STAGE_FRONTS }; /* of melee */

/* What a card does to another. */
typedef enum
{
  BP_NO_FIGHT,
  BP_SHOT_ARTILLERY,
  BP_SHOT_BOWS,
  BP_SHOT_SKIRMISHERS,
  BP_CHARGE,
  BP_FLANK,
  BP_SUPPORT,
  BP_FRONT,
} AciesBpFight;

#define BP_FULL      2  /* figures of a card without a wound */
#define BP_MAX_POOL  8
#define BP_LAYER_GENERALS 3 /* of those that a square has */
#define BP_FALLEN_TOWN 2 /* troop cards of its defenders with which a town has fallen (BP-R46, BP-A15) */
#define BP_MAX_SYMBOLS 6 /* of trees or mountains */

typedef struct
{
  guint8 kind;                /* AciesBpFight */
  guint8 leads;               /* a general has joined */
  guint8 raised, lowered;     /* colours, by Tactica */
  guint8 ambushes;            /* its good dice count in woods */
  guint8 cancelled;           /* crosses */
  guint8 n;                   /* dice that lie, as they lie now */
  guint8 n_of_others;         /* the last of them, which cards roll that the attacker stands with (BP-A29) */
  guint8 types[BP_MAX_POOL];
  guint8 faces[BP_MAX_POOL];
  guint8 again;               /* bit by die that was rolled again */
  guint8 rolls_again;         /* and 1 more: the one that is rolled again now */
} AciesBpRoll;

/* What a position of this game alone keeps. */
typedef struct
{
  guint8 stage;
  guint8 first;               /* side that picks first in all stages of the phase (BP-A34) */
  guint8 ceased[2];           /* does no more in this stage */
  guint8 held[2];             /* plays no more Tactica in this phase */
  guint8 lost[2];             /* main battle cards destroyed */
  guint8 withdrew[2];         /* skirmishers that left the board, which are not lost (BP-R38) */
  guint8 open;                /* cards that are still laid face up */
  guint8 seized;              /* picks again */
  guint8 trees, mountains;    /* of the region, once prepared */
  guint8 half;                /* of a double board, for which tiles are drawn; 0 or 1 */
  guint8 file;                /* whose hill is diced for */
  guint8 symbol;              /* of the first die for it */
  AciesBpRoll combats[ACIES_MAX_COMBATS];
} AciesBpBlock;

static inline const AciesBpBlock *
acies_bp_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesBpBlock);
}

#define BP_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesBpBlock, field, __VA_ARGS__)

/* Dice that a card rolls, and why. */
typedef struct
{
  const char *reason;         /* translated */
  const char *rule;
  int         steps;          /* colours; 0: dice that are added */
  guint       n;              /* of these */
} AciesBpReason;

typedef struct
{
  guint    n;
  guint    n_of_others;       /* the last of them, as in the roll */
  guint8   printed[BP_MAX_POOL]; /* colours before anything changes them */
  guint8   dice[BP_MAX_POOL];
  guint    n_reasons;
  AciesBpReason reasons[BP_MAX_POOL];
} AciesBpPool;

/* bp.c, questions.c, find.c */
extern const AciesProcs           acies_bp_procs;
extern const AciesQuestion        acies_bp_questions[BP_N_QUESTIONS];
extern const AciesFindingKind     acies_bp_finding_kinds[];

/* field.c: squares, files, and who stands there */
guint       acies_bp_class              (const AciesState *state, AciesUnitId unit);
gboolean    acies_bp_class_is_main      (guint class_);
gboolean    acies_bp_is_main            (const AciesState *state, AciesUnitId unit);
gboolean    acies_bp_is_general         (const AciesState *state, AciesUnitId unit);
gboolean    acies_bp_is_skirmisher      (const AciesState *state, AciesUnitId unit);
AciesSide   acies_bp_enemy              (AciesSide side);
guint       acies_bp_row                (const AciesState *state, AciesSide side);
AciesHex    acies_bp_square             (const AciesState *state, guint file, AciesSide row_of);
AciesHex    acies_bp_front              (const AciesState *state, AciesHex hex, AciesSide side);
gboolean    acies_bp_is_double          (const AciesState *state);
gboolean    acies_bp_is_outer           (const AciesState *state, guint file);
gboolean    acies_bp_ground_is_difficult (AciesId ground);
gboolean    acies_bp_is_difficult       (const AciesState *state, guint file);
gboolean    acies_bp_has_woods          (const AciesState *state, guint file);
gboolean    acies_bp_has_tile           (const AciesState *state, guint file);
gboolean    acies_bp_is_water           (const AciesState *state, guint file);
gboolean    acies_bp_holds_hill         (const AciesState *state, AciesSide side, guint file);
gboolean    acies_bp_enemy_stands_on    (const AciesState *state, AciesHex hex, AciesSide side);
AciesUnitId acies_bp_main_on            (const AciesState *state, AciesHex hex);
AciesUnitId acies_bp_troops_on          (const AciesState *state, AciesHex hex);
AciesUnitId acies_bp_general_of         (const AciesState *state, AciesSide side);
guint       acies_bp_stars              (const AciesState *state, AciesSide side);
AciesSide   acies_bp_better             (const AciesState *state);
guint       acies_bp_count_main         (const AciesState *state, AciesSide side);
guint       acies_bp_count_troops       (const AciesState *state, AciesSide side, AciesPlace place);
AciesSide   acies_bp_defender           (const AciesState *state);
/* Does @side defend a town? */
gboolean    acies_bp_is_besieged        (const AciesState *state, AciesSide side);
/* With how many main battle cards an army is routed (BP-R23, BP-R48, BP-A14). */
guint       acies_bp_rout_limit         (const AciesState *state);
guint       acies_bp_tactica_held       (const AciesState *state, AciesSide side);
void        acies_bp_note_hex           (AciesResolver *resolver, AciesNoteKind kind, AciesSide side, AciesHex hex, int number);

/* ground.c, hills.c: the battlefield */
gboolean    acies_bp_check_prepare      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_prepare            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_bp_check_waterway     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_waterway           (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_draw               (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_list_prepare       (const AciesState *state, GArray *commands);
void        acies_bp_list_waterway      (const AciesState *state, GArray *commands);
void        acies_bp_ground_step        (AciesResolver *resolver, const AciesStep *step);
void        acies_bp_hill_step          (AciesResolver *resolver, const AciesStep *step);

/* places.c, deploy.c: laying out the armies */
gboolean    acies_bp_check_square       (const AciesState *state, AciesSide side, AciesId type, AciesHex hex, gboolean in_battle, GError **error);
gboolean    acies_bp_check_outer        (const AciesState *state, AciesId type, guint file, GError **error);
gboolean    acies_bp_may_lie            (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);
guint       acies_bp_most_in_reserve    (const AciesState *state, AciesSide side);
AciesUnitId acies_bp_waiting            (const AciesState *state, AciesSide side, AciesId type);
gboolean    acies_bp_find_lone          (const AciesState *state, AciesSide side, gboolean promised, AciesUnitId *unit, const char **rule);
const char *acies_bp_find_lone_on       (const AciesState *state, AciesHex hex, AciesUnitId *unit);
const char *acies_bp_find_lone_with     (const AciesState *state, AciesId type, AciesHex hex);
gboolean    acies_bp_fits               (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);
guint       acies_bp_count_unplaced     (const AciesState *state, AciesSide side, guint without);
gboolean    acies_bp_check_rest         (const AciesState *state, AciesSide side, AciesId type, AciesHex hex, GError **error);
gboolean    acies_bp_can_deploy         (const AciesState *state, AciesSide side);
gboolean    acies_bp_check_deploy       (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_deploy             (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_bp_check_take_back    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_take_back          (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_bp_check_deployed     (const AciesState *state, GError **error);
void        acies_bp_deployed           (AciesResolver *resolver);
gboolean    acies_bp_check_swap         (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_swap               (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_list_deploy        (const AciesState *state, GArray *commands);
void        acies_bp_list_swap          (const AciesState *state, GArray *commands);
void        acies_bp_begin_deployment   (AciesResolver *resolver);
void        acies_bp_deploy_step        (AciesResolver *resolver, const AciesStep *step);
void        acies_bp_settle_generals    (AciesResolver *resolver);

/* phase.c, pick.c: whose pick it is, and what may be picked */
void        acies_bp_start              (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_phase_step         (AciesResolver *resolver, const AciesStep *step);
void        acies_bp_next_pick          (AciesResolver *resolver);
gboolean    acies_bp_has_pick           (const AciesState *state, AciesSide side);
AciesBpFight     acies_bp_fight_of_phase     (const AciesState *state);
gboolean    acies_bp_may_fight          (const AciesState *state, AciesUnitId unit, AciesHex from, AciesBpFight fight);
AciesUnitId acies_bp_target_on          (const AciesState *state, AciesSide side, AciesHex hex, AciesBpFight fight);
gboolean    acies_bp_reaches            (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to, AciesBpFight fight);
AciesBpFight     acies_bp_fight_between      (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to);
gboolean    acies_bp_check_attack       (const AciesCommand *command, const AciesState *state, GError **error);
gboolean    acies_bp_check_fight        (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_list_fights        (const AciesState *state, GArray *commands);
void        acies_bp_list_picks         (const AciesState *state, GArray *commands);

/* fight.c, result.c, again.c: a fight, what comes of it, dice that are rolled again */
void        acies_bp_attack             (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_fight              (const AciesCommand *command, AciesResolver *resolver);
AciesUnitId acies_bp_answer_of          (const AciesState *state, AciesUnitId unit, AciesUnitId target, AciesBpFight fight);
gboolean    acies_bp_may_lead           (AciesBpFight fight);
void        acies_bp_join               (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_fight_step         (AciesResolver *resolver, const AciesStep *step);
gboolean    acies_bp_special_kills      (const AciesState *state, const AciesCombat *combat);
gboolean    acies_bp_die_kills          (const AciesState *state, const AciesCombat *combat, const AciesBpRoll *roll, guint die);
guint       acies_bp_symbol_of          (const AciesRuleset *ruleset, guint type, guint face);
guint       acies_bp_stars_after        (guint stars);
void        acies_bp_result             (AciesResolver *resolver);
gboolean    acies_bp_end_if_over        (AciesResolver *resolver);
char       *acies_bp_describe_victory   (const AciesState *state);
void        acies_bp_end_battle         (AciesResolver *resolver);
char       *acies_bp_describe_score     (const AciesState *state, AciesSide first);
gboolean    acies_bp_may_roll_again     (const AciesState *state, const AciesCombat *combat, AciesBpFight fight);
gboolean    acies_bp_check_again        (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_again              (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_ask_again          (AciesResolver *resolver, AciesSide side);
void        acies_bp_list_again         (const AciesState *state, GArray *commands);
char       *acies_bp_describe_die       (const AciesState *state, int number);

/* words.c: rules for the printed sheet */
void        acies_bp_describe_rules     (const AciesState *state, GPtrArray *paragraphs);

/* pool.c: dice */
guint8      acies_bp_colour             (const AciesState *state, guint die);
guint8      acies_bp_die_of             (const AciesState *state, guint colour);
guint8      acies_bp_shift              (guint8 colour, int steps);
void        acies_bp_pool_of_general    (const AciesState *state, AciesSide side, AciesBpPool *pool);
guint       acies_bp_list_others        (const AciesState *state, const AciesCombat *combat, AciesBpFight fight, AciesUnitId others[ACIES_MAX_LAYERS]);
void        acies_bp_pool_of            (const AciesState *state, const AciesCombat *combat, const AciesBpRoll *roll, AciesBpPool *pool);
guint8      acies_bp_garrison_die       (const AciesState *state);

/* tactica.c */
gboolean    acies_bp_check_play         (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_play               (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_list_plays         (const AciesState *state, GArray *commands);
gboolean    acies_bp_card_helps         (const AciesState *state, AciesId card);
gboolean    acies_bp_may_ask            (const AciesState *state, AciesSide side);
void        acies_bp_hold               (const AciesCommand *command, AciesResolver *resolver);

/* exploit.c, reach.c, odds.c, find.c */
gboolean    acies_bp_check_way          (const AciesState *state, AciesUnitId unit, AciesHex to, GError **error);
gboolean    acies_bp_check_may_move     (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_bp_can_move           (const AciesState *state, AciesUnitId unit);
gboolean    acies_bp_check_move         (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_bp_move               (const AciesCommand *command, AciesResolver *resolver);
void        acies_bp_list_moves         (const AciesState *state, GArray *commands);
void        acies_bp_pull_off           (AciesResolver *resolver);
gboolean    acies_bp_list_destinations  (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean    acies_bp_check_attack_from  (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint       acies_bp_list_targets       (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void        acies_bp_mark_targets       (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
guint       acies_bp_march              (const AciesState *state, AciesUnitId unit);
guint       acies_bp_distance           (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
AciesOdds  *acies_bp_odds_of_attack     (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds  *acies_bp_odds_of_duel       (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);
AciesId     acies_bp_ground_at          (const AciesState *state, AciesHex hex);
guint       acies_bp_attack_range       (const AciesState *state, AciesId type);
gboolean    acies_bp_may_stand          (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);
gboolean    acies_bp_serves             (const AciesState *state, AciesSide side, AciesId card, AciesId type);
void        acies_bp_find               (const AciesState *state, AciesFindings *findings);
gboolean    acies_bp_is_ok              (const AciesState *state, const char **why);

G_END_DECLS
