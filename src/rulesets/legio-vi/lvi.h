/* lvi.h - Legio VI: what its procedures know by number, and share
 *
 * A game without turns: in each of the seven phases of a round one side acts, then the
 * other. Units have a facing, so nothing here is a path of engine/path.h but the moves of
 * leaders. LVI-... is the id of a statement in rules.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/error.h"
#include "engine/find/finding-kinds.h"
#include "engine/odds/odds.h"
#include "engine/procs.h"
#include "engine/property.h"
#include "engine/stack.h"
#include "rulesets/legio-vi/own.h"

G_BEGIN_DECLS

/* In the order of the names in lvi.c. */
enum { LVI_MARCH, LVI_MOVING, LVI_TIRES, LVI_ROUGH, LVI_CHANGE, LVI_ABOUT_FACE, LVI_WHEEL, LVI_RANGE, LVI_NEAR_SHOTS, LVI_FAR_SHOTS,
       LVI_FIGHT, LVI_CHARGE, LVI_CHARGED, LVI_FOLLOW_UP, LVI_PURSUIT, LVI_RIDING_DOWN, LVI_STEADIER, LVI_CRITICAL, LVI_DESTROYED,
       LVI_RAMPAGE, LVI_RAMPAGE_DICE, LVI_COMMAND, LVI_LOSS, LVI_OWN_HITS };
enum { LVI_AVERAGE, LVI_D6 };
enum { LVI_SKILL_LEGION, LVI_SKILL_PHALANX, LVI_SKILL_TRIARII, LVI_SKILL_BOW, LVI_SKILL_WEDGE, LVI_SKILL_OPEN_GROUND };
enum { LVI_MARK_MOVED, LVI_MARK_SHOT, LVI_MARK_ACTED, LVI_MARK_HALTED, LVI_MARK_REPEATS, LVI_MARK_CHARGING, LVI_MARK_RE_FORMED,
       LVI_MARK_STEADIED, LVI_MARK_INSPIRED, LVI_MARK_ENGAGED, LVI_MARK_UNFORMED, LVI_MARK_SHAKEN, LVI_MARK_ROUTED, LVI_MARK_PURSUING,
       LVI_MARK_LOOTING, LVI_MARK_RAMPAGING };
enum { LVI_HEAVY_INFANTRY, LVI_MEDIUM_INFANTRY, LVI_LIGHT_INFANTRY, LVI_BOWMEN, LVI_HEAVY_CAVALRY, LVI_MEDIUM_CAVALRY, LVI_LIGHT_CAVALRY,
       LVI_CATAPHRACTS, LVI_CAMELS, LVI_ELEPHANTS, LVI_CHARIOTS, LVI_LEADERS };
enum { LVI_CLEAR, LVI_ROUGH_GROUND, LVI_WOODS, LVI_HILL, LVI_STEEP_HILL, LVI_MARSH, LVI_STREAM, LVI_FORD, LVI_RIVER, LVI_DEFENCES };
enum
{
  LVI_SWITCH_NEAR_NATION, LVI_SWITCH_FAR_NATION, LVI_SWITCH_INITIATIVE, LVI_SWITCH_NEAR_BREAK, LVI_SWITCH_FAR_BREAK, LVI_SWITCH_LOOTING,
  LVI_SWITCH_SWAYS, LVI_SWITCH_NEAR, LVI_SWITCH_FAR, LVI_SWITCH_CHARGE_REACH, LVI_SWITCH_PASS_THROUGH, LVI_SWITCH_FLIGHT,
  LVI_SWITCH_FRONT_BASES, LVI_SWITCH_MOST_DICE, LVI_SWITCH_HIT, LVI_SWITCH_MOST_DISORDER, LVI_SWITCH_MOST_INSPIRED, LVI_SWITCH_VICTORY,
  LVI_SWITCH_DEFEAT_LOSSES, LVI_SWITCH_FREE_HACK, LVI_SWITCH_SHOT_HIT, LVI_SWITCH_GAPS, LVI_SWITCH_SHAKEN_AT, LVI_SWITCH_DEEP_PHALANX,
  LVI_SWITCH_RALLY, LVI_SWITCH_SUCCESS, LVI_SWITCH_EVEN, LVI_SWITCH_SET_BACK, LVI_SWITCH_DEFEAT, LVI_SWITCH_PASSED, LVI_SWITCH_RELIEF,
  LVI_SWITCH_RETIRING, LVI_SWITCH_LOST, LVI_SWITCH_PASSAGE, LVI_SWITCH_WATER, LVI_SWITCH_RAMPAGE, LVI_SWITCH_STOP, LVI_SWITCH_STOP_MORE,
  LVI_SWITCH_CONTROL_HALT, LVI_SWITCH_CONTROL_REPEAT, LVI_SWITCH_RISK, LVI_SWITCH_KILLED, LVI_SWITCH_WOUNDED, LVI_SWITCH_SECOND
};
enum { LVI_DICED, LVI_NEAR_HAS_IT, LVI_FAR_HAS_IT }; /* initiative */
enum { LVI_GRADE, LVI_LINES, LVI_FORMATION, LVI_FACING, LVI_DISORDER, LVI_ACTIONS, LVI_WOUNDS, LVI_START };
enum { LVI_GRADE_A, LVI_GRADE_B, LVI_GRADE_C, LVI_GRADE_D };
enum { LVI_LINE, LVI_COLUMN, LVI_WEDGE, LVI_OPEN_RANKS };
enum { LVI_IF_A, LVI_IF_B, LVI_IF_D, LVI_IF_INSPIRED, LVI_IF_SUPPORTED, LVI_IF_IMPETUS, LVI_IF_RIDING_DOWN, LVI_IF_DISORDERED,
       LVI_IF_SHAKEN, LVI_IF_SHOOTING_IN_DISORDER, LVI_IF_AT_ELEPHANTS, LVI_IF_HAMPERED };
enum { LVI_PHASE_COMMAND, LVI_PHASE_SKIRMISH, LVI_PHASE_MANOEUVRE, LVI_PHASE_CHARGE, LVI_PHASE_COMBAT, LVI_PHASE_AFTER, LVI_PHASE_RALLY };
enum { LVI_STEP_INITIATIVE, LVI_STEP_INITIATIVE_READ, LVI_STEP_NEXT_PHASE, LVI_STEP_SIDE, LVI_STEP_ACT, LVI_STEP_RALLY, LVI_STEP_TURN_END,
       LVI_STEP_MOVE_ROLLED, LVI_STEP_SHOT_READ, LVI_STEP_END_SHOT, LVI_STEP_RISK_READ, LVI_STEP_WOUND_READ,
       LVI_STEP_TESTS, LVI_STEP_TESTS_READ, LVI_STEP_REPEATS, LVI_STEP_SUCCESSORS };
enum { LVI_ASK_ADD = ACIES_DECISION_FIRST_OWN, LVI_ASK_GO_ON, LVI_ASK_REFORM, LVI_N_QUESTIONS };
enum { LVI_END_BROKEN = ACIES_END_FIRST_OWN, LVI_END_BOTH_BROKEN, LVI_END_SMALLER_SHARE, LVI_END_EQUAL_SHARE };

/* The choices of "wheel", "form" and "add". */
enum { LVI_WHEEL_LEFT = 1, LVI_WHEEL_RIGHT };
enum { LVI_FORM_LINES = 1, LVI_FORM_LINE = 4, LVI_FORM_COLUMN, LVI_FORM_WEDGE, LVI_FORM_OPEN, LVI_FORM_CLOSE, LVI_N_FORMS = LVI_FORM_CLOSE };
#define LVI_MAX_ADDED 2

#define LVI_LAYER_LEADERS 1
#define LVI_MAX_WAY       14  /* hexes of one move */

/* What a unit did last (LVI-H16), in the low bits of its status: nothing, or so many hexes forward up to LVI_DID_FORWARD, or: */
enum { LVI_DID_NOTHING, LVI_DID_FORWARD = 7, LVI_DID_BACK, LVI_DID_SHOOT = 10, LVI_DID_CHARGE, LVI_DID_PURSUE, LVI_DID_FLEE, LVI_DID_TURN };
#define LVI_DID 15
/* In that of a leader: actions of this turn, how often he inspires, whether he has moved. */
#define LVI_SPENT         15
#define LVI_INSPIRED_ONCE 16
#define LVI_RODE          64
#define LVI_SECOND        128 /* he has replaced another, and outlives the turn so */
#define LVI_MAX_FALLEN    6

/* The last step of a move: none yet, into the hex to the left or right, or something that ends going straight on (LVI-R23). */
enum { LVI_LAST_NONE, LVI_LAST_LEFT, LVI_LAST_RIGHT, LVI_LAST_OTHER };
/* Ground whose disorder a move has brought (LVI-R26), bit by bit. */
enum { LVI_TOOK_ROUGH = 1, LVI_TOOK_WATER = 2 };

typedef enum { LVI_FRONT, LVI_FLANK, LVI_REAR } AciesLviArc;

/* A leader who is to be replaced. */
typedef struct
{
  guint8        type;   /* and 1 more; 0: nobody */
  guint8        side;
  guint8        round;  /* in which he fell */
  guint8        with;   /* the unit, and 1 more; 0: none */
  AciesBlockHex hex;
} AciesLviFallen;

/* What a position of this game alone keeps. */
typedef struct
{
  guint8 initiative;  /* side that has it in this turn, and 1 more; 0: not yet rolled for */
  guint8 count[2];    /* units that counted when the battle began (LVI-R55) */
  /* The move that goes on by dice, of the unit that acts. */
  guint8 hexes, left; /* that its dice give, and what is left of them */
  guint8 odd;         /* an inch is left over */
  guint8 last;        /* LVI_LAST_... */
  guint8 taken;       /* LVI_TOOK_... */
  guint8 tested;      /* the first unit that no control test has been rolled for yet */
  guint8 at_risk;     /* the leader for whom dice are rolled (LVI-L16) */
  AciesLviFallen fallen[LVI_MAX_FALLEN];
} AciesLviBlock;

static inline const AciesLviBlock *
acies_lvi_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesLviBlock);
}

#define LVI_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesLviBlock, field, __VA_ARGS__)

/* Why a unit takes disorder: of a move it costs no base (LVI-R5). */
typedef enum { LVI_CAUSE_MOVE, LVI_CAUSE_SHOT, LVI_CAUSE_MORALE } AciesLviCause;

/* Where a unit can go, and how. */
typedef struct
{
  const AciesState *state;
  AciesUnitId       unit;
  AciesHex          start;
  guint             left;
  gboolean          march;
  guint             n;                        /* hexes it reaches or passes, its own first */
  AciesHex          list[512];
  guint8            cost[ACIES_MAX_HEXES];    /* hexes to get there, and 1 more; 0: it does not */
  guint8            stops[ACIES_MAX_HEXES];   /* there is room for it; so below, where cost is not 0 */
  AciesHex          from[ACIES_MAX_HEXES];
  guint8            taken[ACIES_MAX_HEXES];   /* of formed units: LVI_TOOK_..., disorder, and how the last step led there */
  guint8            points[ACIES_MAX_HEXES];
  guint8            right[ACIES_MAX_HEXES];
  guint8            rank[ACIES_MAX_HEXES];
  guint             n_straight;               /* hexes that only an odd inch leads to, and the ways there */
  AciesHex          straight[2];
  AciesHex          ways[2][LVI_MAX_WAY];
} AciesLviWays;

/* What the dice of a shot depend on. */
typedef struct
{
  guint       bases, per_base;
  guint       disorder;     /* of the shooters */
  guint       at_elephants; /* 1, or 0 */
  const char *halved;       /* (nullable): why, translated, and by which statement; once, however many there are */
  const char *halved_by;
} AciesLviShot;

typedef struct
{
  const char *text;  /* translated */
  const char *rule;
  int         number;
} AciesLviReason;

typedef struct
{
  int            n;  /* dice */
  guint          n_reasons;
  AciesLviReason reasons[8];
} AciesLviPool;

/* lvi.c, questions.c */
extern const AciesProcs    acies_lvi_procs;
extern const AciesQuestion acies_lvi_questions[LVI_N_QUESTIONS];

/* field.c: what units are, and how near the enemy is */
guint       acies_lvi_class           (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_class_is_light  (guint class_);
gboolean    acies_lvi_is_leader       (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_light        (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_infantry     (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_beast        (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_formed       (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_quincunx     (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_broken       (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_counts          (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_stands          (const AciesState *state, AciesUnitId unit);
AciesSide   acies_lvi_enemy           (AciesSide side);
int         acies_lvi_value           (const AciesState *state, AciesUnitId unit, guint attribute);
guint       acies_lvi_property        (const AciesState *state, AciesUnitId unit, guint property);
gboolean    acies_lvi_has             (const AciesState *state, AciesUnitId unit, guint mark);
guint       acies_lvi_limit           (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_near         (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_enemy_within    (const AciesState *state, AciesSide side, AciesHex hex, guint hexes);
gboolean    acies_lvi_unbroken_within (const AciesState *state, AciesSide side, AciesHex hex, guint hexes);
void        acies_lvi_set_property    (AciesResolver *resolver, AciesUnitId unit, guint property, guint value);

/* facing.c: where a unit looks */
AciesHex    acies_lvi_ahead           (const AciesState *state, AciesUnitId unit, AciesHex hex, guint right);
AciesLviArc acies_lvi_arc             (AciesFacing facing, AciesHex from, AciesHex to);
gboolean    acies_lvi_is_in_front     (const AciesState *state, AciesUnitId unit, AciesHex at, AciesHex hex);
guint       acies_lvi_list_ahead      (const AciesState *state, AciesUnitId unit, AciesHex at, AciesUnitId *enemies);

/* points.c: disorder, and who is lost */
void        acies_lvi_settle          (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_points          (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLviCause cause);
void        acies_lvi_kill_leader     (AciesResolver *resolver, AciesUnitId leader);
void        acies_lvi_dislodge        (AciesResolver *resolver, AciesUnitId leader);

/* way.c: the ways of a move */
gboolean    acies_lvi_may_enter       (const AciesState *state, AciesUnitId unit, AciesHex hex);
gboolean    acies_lvi_has_room        (const AciesState *state, AciesUnitId unit, AciesHex hex);
guint       acies_lvi_ground_points   (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to, guint8 *taken);
AciesHex    acies_lvi_way_back        (const AciesState *state, AciesUnitId light, AciesHex from);
void        acies_lvi_find_ways       (AciesLviWays *self, const AciesState *state, AciesUnitId unit, guint left, gboolean march);
gboolean    acies_lvi_leads_to        (const AciesLviWays *self, AciesHex to);
guint       acies_lvi_trace           (const AciesLviWays *self, AciesHex to, AciesHex *way);

/* go.c: marches, and moves by dice */
gboolean    acies_lvi_check_may_act   (const AciesState *state, AciesHex hex, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_may_move  (const AciesState *state, AciesHex hex, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_move      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_move            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_go        (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_go              (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_add       (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_add             (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_move_rolled     (AciesResolver *resolver);
void        acies_lvi_go_on           (AciesResolver *resolver);
void        acies_lvi_end_move        (AciesResolver *resolver);
void        acies_lvi_put             (AciesResolver *resolver, AciesUnitId unit, AciesHex to);
void        acies_lvi_step_on_ground  (AciesResolver *resolver, AciesUnitId unit, AciesHex from, AciesHex to);
void        acies_lvi_set_did         (AciesResolver *resolver, AciesUnitId unit, guint did);
void        acies_lvi_list_add        (const AciesState *state, GArray *commands);
void        acies_lvi_list_go_on      (const AciesState *state, GArray *commands);
void        acies_lvi_list_acts       (const AciesState *state, GArray *commands);
gboolean    acies_lvi_has_acts        (const AciesState *state);

/* form.c: what a unit does where it stands */
gboolean    acies_lvi_check_wheel     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_wheel           (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_turn      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_turn            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_form      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_form            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_step      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_step            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_redress   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_redress         (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_form_up   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_form_up         (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_re_form   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_re_form         (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_list_re_form    (const AciesState *state, GArray *commands);

/* pool.c, shoot.c, risk.c, odds.c: shots, and what comes of them */
void        acies_lvi_shot_of         (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesLviShot *shot);
void        acies_lvi_halve_by_class  (AciesLviShot *shot, guint class_);
void        acies_lvi_halve_by_cover  (AciesLviShot *shot, AciesId terrain);
void        acies_lvi_pool_of         (const AciesRuleset *ruleset, const AciesLviShot *shot, AciesLviPool *pool);
guint       acies_lvi_distance        (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
gboolean    acies_lvi_check_attack    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_attack          (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_shot_step       (AciesResolver *resolver, const AciesStep *step);
gboolean    acies_lvi_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint       acies_lvi_list_targets    (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void        acies_lvi_mark_targets    (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
void        acies_lvi_risk            (AciesResolver *resolver, AciesUnitId leader);
void        acies_lvi_risk_step       (AciesResolver *resolver, const AciesStep *step);
AciesOdds  *acies_lvi_odds_of_attack  (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds  *acies_lvi_odds_of_duel    (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

/* leader.c, control.c: the Command phase */
gboolean    acies_lvi_check_ride      (const AciesState *state, AciesUnitId leader, AciesHex to, GError **error);
void        acies_lvi_ride            (AciesResolver *resolver, AciesUnitId leader, AciesHex to);
gboolean    acies_lvi_check_steady    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_steady          (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_inspire   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_inspire         (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_list_of_leader  (const AciesState *state, AciesUnitId leader, GArray *commands);
void        acies_lvi_list_rides      (const AciesState *state, AciesUnitId leader, GArray *list);
void        acies_lvi_repeat_move     (AciesResolver *resolver, AciesUnitId unit, guint hexes);
void        acies_lvi_control_step    (AciesResolver *resolver, const AciesStep *step);

/* successor.c */
void        acies_lvi_successors      (AciesResolver *resolver);

/* reach.c */
gboolean    acies_lvi_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
guint       acies_lvi_march           (const AciesState *state, AciesUnitId unit);

/* phase.c: the course of a battle, and whose it is */
void        acies_lvi_start           (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_done            (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_phase_step      (AciesResolver *resolver, const AciesStep *step);

/* turn-end.c: rally, what armies have lost, the end */
void        acies_lvi_rally           (AciesResolver *resolver);
void        acies_lvi_end_turn        (AciesResolver *resolver);
void        acies_lvi_count           (AciesResolver *resolver);
gboolean    acies_lvi_end_if_over     (AciesResolver *resolver);

G_END_DECLS
