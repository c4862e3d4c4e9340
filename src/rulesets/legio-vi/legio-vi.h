/* legio-vi.h - Legio VI: enums, the ruleset's block in a state, commands and log entries
 *
 * A turn has seven phases. In each of the first four phases, the side without the initiative acts first, and then the
 * other side acts. The other three phases are for combats, moves after combat, and rallies. The functions of
 * engine/core/reach.h find the moves of leaders, and ways.c finds the moves of other units. Ids such as LVI-R5 refer to
 * statements in rules.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/find/findings.h"
#include "engine/odds/odds.h"
#include "engine/core/engine.h"
#include "engine/ruleset/property.h"
#include "engine/core/units.h"

G_BEGIN_DECLS

/* Each enum is in the same order as the corresponding list of names in legio-vi.c. */
enum { LVI_MARCH, LVI_MOVING, LVI_TIRES, LVI_ROUGH, LVI_CHANGE, LVI_ABOUT_FACE, LVI_WHEEL, LVI_RANGE, LVI_NEAR_SHOTS, LVI_FAR_SHOTS,
       LVI_FIGHT, LVI_CHARGE, LVI_CHARGED, LVI_FOLLOW_UP, LVI_RIDING_DOWN, LVI_STEADIER, LVI_CRITICAL, LVI_DESTROYED,
       LVI_RAMPAGE, LVI_RAMPAGE_DICE, LVI_COMMAND, LVI_LOSS, LVI_OWN_HITS };
enum { LVI_AVERAGE, LVI_D6 };
enum { LVI_SKILL_LEGION, LVI_SKILL_PHALANX, LVI_SKILL_TRIARII, LVI_SKILL_BOW, LVI_SKILL_WEDGE, LVI_SKILL_OPEN_GROUND };
enum { LVI_MARK_MOVED, LVI_MARK_SHOT, LVI_MARK_ACTED, LVI_MARK_HALTED, LVI_MARK_REPEATS, LVI_MARK_CHARGING, LVI_MARK_RE_FORMED,
       LVI_MARK_STEADIED, LVI_MARK_INSPIRED, LVI_MARK_ENGAGED, LVI_MARK_UNFORMED, LVI_MARK_SHAKEN, LVI_MARK_ROUTED, LVI_MARK_PURSUING,
       LVI_MARK_LOOTING, LVI_MARK_RAMPAGING };
enum { LVI_HEAVY_INFANTRY, LVI_MEDIUM_INFANTRY, LVI_LIGHT_INFANTRY, LVI_BOWMEN, LVI_HEAVY_CAVALRY, LVI_MEDIUM_CAVALRY, LVI_LIGHT_CAVALRY,
       LVI_CATAPHRACTS, LVI_CAMELS, LVI_ELEPHANTS, LVI_CHARIOTS, LVI_LEADERS };
enum { LVI_CLEAR, LVI_ROUGH_GROUND, LVI_WOODS, LVI_HILL, LVI_STEEP_HILL, LVI_MARSH, LVI_STREAM, LVI_FORD, LVI_RIVER, LVI_DEFENCES };
enum { LVI_SWITCH_NEAR_NATION, LVI_SWITCH_FAR_NATION, LVI_SWITCH_INITIATIVE, LVI_SWITCH_NEAR_BREAK, LVI_SWITCH_FAR_BREAK,
       LVI_SWITCH_LOOTING, LVI_SWITCH_SWAYS };
typedef enum
{
  LVI_NUMBER_NEAR, LVI_NUMBER_FAR, LVI_NUMBER_CHARGE_REACH, LVI_NUMBER_PASS_THROUGH, LVI_NUMBER_FLIGHT, LVI_NUMBER_FRONT_BASES,
  LVI_NUMBER_MOST_DICE, LVI_NUMBER_HIT, LVI_NUMBER_MOST_DISORDER, LVI_NUMBER_MOST_INSPIRED, LVI_NUMBER_VICTORY, LVI_NUMBER_DEFEAT_LOSSES,
  LVI_NUMBER_FREE_HACK, LVI_NUMBER_SHOT_HIT, LVI_NUMBER_GAPS, LVI_NUMBER_SHAKEN_AT, LVI_NUMBER_DEEP_PHALANX, LVI_NUMBER_RALLY,
  LVI_NUMBER_SUCCESS, LVI_NUMBER_EVEN, LVI_NUMBER_SET_BACK, LVI_NUMBER_DEFEAT, LVI_NUMBER_PASSED, LVI_NUMBER_RELIEF, LVI_NUMBER_RETIRING,
  LVI_NUMBER_LOST, LVI_NUMBER_PASSAGE, LVI_NUMBER_WATER, LVI_NUMBER_RAMPAGE, LVI_NUMBER_STOP, LVI_NUMBER_STOP_MORE, LVI_NUMBER_CONTROL_HALT,
  LVI_NUMBER_CONTROL_REPEAT, LVI_NUMBER_RISK, LVI_NUMBER_KILLED, LVI_NUMBER_WOUNDED, LVI_NUMBER_SECOND
} AciesLviNumber;
enum { LVI_DICED, LVI_NEAR_HAS_IT, LVI_FAR_HAS_IT }; /* options of LVI_SWITCH_INITIATIVE */
enum { LVI_GRADE, LVI_LINES, LVI_FORMATION, LVI_FACING, LVI_DISORDER, LVI_ACTIONS, LVI_WOUNDS, LVI_START };
enum { LVI_GRADE_A, LVI_GRADE_B, LVI_GRADE_C, LVI_GRADE_D };
enum { LVI_LINE, LVI_COLUMN, LVI_WEDGE, LVI_OPEN_RANKS };
enum { LVI_IF_A, LVI_IF_B, LVI_IF_D, LVI_IF_INSPIRED, LVI_IF_SUPPORTED, LVI_IF_IMPETUS, LVI_IF_RIDING_DOWN, LVI_IF_DISORDERED,
       LVI_IF_SHAKEN, LVI_IF_SHOOTING_IN_DISORDER, LVI_IF_AT_ELEPHANTS, LVI_IF_HAMPERED };
enum { LVI_PHASE_COMMAND, LVI_PHASE_SKIRMISH, LVI_PHASE_MANOEUVRE, LVI_PHASE_CHARGE, LVI_PHASE_COMBAT, LVI_PHASE_AFTER, LVI_PHASE_RALLY };
enum { LVI_STEP_INITIATIVE, LVI_STEP_INITIATIVE_READ, LVI_STEP_NEXT_PHASE, LVI_STEP_SIDE, LVI_STEP_ACT, LVI_STEP_RALLY, LVI_STEP_TURN_END,
       LVI_STEP_MOVE_ROLLED, LVI_STEP_SHOT_READ, LVI_STEP_END_SHOT, LVI_STEP_RISK_READ, LVI_STEP_WOUND_READ,
       LVI_STEP_TESTS, LVI_STEP_TESTS_READ, LVI_STEP_REPEATS, LVI_STEP_SUCCESSORS,
       LVI_STEP_TASKS, LVI_STEP_CRITICAL_READ, LVI_STEP_FATE_READ, LVI_STEP_RAMPAGE_READ, LVI_STEP_GAPS_READ, LVI_STEP_STOP, LVI_STEP_STOP_READ,
       LVI_STEP_RUSHES,
       LVI_STEP_ANSWERS, LVI_STEP_EVADES, LVI_STEP_EVADE_READ, LVI_STEP_CHARGES, LVI_STEP_CHARGE_GAPS_READ,
       LVI_STEP_NEXT_COMBAT, LVI_STEP_ROLL, LVI_STEP_READ, LVI_STEP_ANSWER, LVI_STEP_END_ANSWER, LVI_STEP_COMPARE, LVI_STEP_END_COMBAT,
       LVI_STEP_NEXT_AFTER, LVI_STEP_FLIGHT_READ, LVI_STEP_CHASE_READ, LVI_STEP_HACK_READ, LVI_STEP_CONTACTS_END, LVI_STEP_ROUTS };
enum { LVI_ASK_ADD = ACIES_DECISION_FIRST_OWN, LVI_ASK_GO_ON, LVI_ASK_REFORM, LVI_ASK_EVADE, LVI_ASK_COUNTER, LVI_ASK_STAY,
       LVI_ASK_HOLD, LVI_ASK_BEHIND, LVI_ASK_THEN, LVI_ASK_QUARRY, LVI_ASK_SWAY, LVI_N_QUESTIONS };
enum { LVI_END_BROKEN = ACIES_END_FIRST_OWN, LVI_END_BOTH_BROKEN, LVI_END_SMALLER_SHARE, LVI_END_EQUAL_SHARE };

/* The arguments of the commands "wheel", "then", "sway" and "form", and the maximum number of dice that "add" adds. */
enum { LVI_WHEEL_LEFT = 1, LVI_WHEEL_RIGHT };
enum { LVI_CHOOSES_HALT = 1, LVI_CHOOSES_FOLLOW, LVI_CHOOSES_PURSUIT, LVI_N_CHOICES = LVI_CHOOSES_PURSUIT };
enum { LVI_SWAYS_DOWN = 1, LVI_SWAYS_NOT, LVI_SWAYS_UP };
enum { LVI_FORM_LINES = 1, LVI_FORM_LINE = 4, LVI_FORM_COLUMN, LVI_FORM_WEDGE, LVI_FORM_OPEN, LVI_FORM_CLOSE, LVI_N_FORMS = LVI_FORM_CLOSE };
#define LVI_MAX_ADDED 2

#define LVI_LAYER_LEADERS 1
#define LVI_MAX_WAY       14  /* maximum length of the path of a move, in hexes */

/* The last action of a unit (LVI-H16), in the low bits of its status. After a move forward, the value is the number of
 * hexes moved, but at most LVI_DID_FORWARD. */
enum { LVI_DID_NOTHING, LVI_DID_FORWARD = 7, LVI_DID_BACK, LVI_DID_SHOOT = 10, LVI_DID_CHARGE, LVI_DID_PURSUE, LVI_DID_FLEE, LVI_DID_TURN };
#define LVI_DID 15
/* The next action of a unit after combat (LVI-H22), in the high bits of its status. GO_BACK: the unit falls back,
 * because its owner decided not to relieve its ranks. CHASE: the unit pursues an enemy that continues an earlier rout.
 * HAS_RETIRED and HAS_ROUTED: the unit has fled, and its pursuers move next. CAUGHT: a pursuer has caught the unit. */
typedef enum
{
  LVI_THEN_NOTHING, LVI_THEN_PURSUE, LVI_THEN_FOLLOW_OR_PURSUE, LVI_THEN_HALT_OR_PURSUE, LVI_THEN_ANY, LVI_THEN_PASS, LVI_THEN_HALT,
  LVI_THEN_FALL_BACK, LVI_THEN_GO_BACK, LVI_THEN_RETIRE, LVI_THEN_ROUT, LVI_THEN_CHASE, LVI_THEN_HAS_RETIRED, LVI_THEN_HAS_ROUTED, LVI_THEN_CAUGHT
} AciesLviPostCombat;
#define LVI_THEN_SHIFT 4
/* Bits in the status of a leader. LVI_SPENT: bits for the number of actions spent in this turn. LVI_RODE: the leader
 * has moved in this turn. */
#define LVI_SPENT      15
#define LVI_RODE       64
#define LVI_SECOND     128 /* this leader replaced a lost leader; set for the rest of the game */
#define LVI_MAX_FALLEN 6
#define LVI_MAX_AGAIN  20

/* The last step of a formed unit in its current move: to the front left or the front right hex (LVI-R23).
 * LVI_LAST_OTHER: the path is not straight. */
enum { LVI_LAST_NONE, LVI_LAST_LEFT, LVI_LAST_RIGHT, LVI_LAST_OTHER };
/* Bits for the kinds of terrain that have already caused disorder in the current move (LVI-R26). */
enum { LVI_TOOK_ROUGH = 1, LVI_TOOK_WATER = 2 };

typedef enum { LVI_FRONT, LVI_FLANK, LVI_REAR } AciesLviArc;

/* A lost leader, who will be replaced by a second in command. */
typedef struct
{
  guint8        type;   /* unit type of the leader, plus 1; 0: the array element is unused */
  guint8        side;
  guint8        round;  /* round in which the leader was lost */
  guint8        with;   /* index of the unit that the leader was with, plus 1; 0: no unit */
  AciesBlockHex hex;
} AciesLviFallen;

/* Consequences of a roll, which are resolved one at a time (LVI-R58). */
typedef enum { LVI_TASK_CRITICAL, LVI_TASK_FATE, LVI_TASK_RAMPAGE, LVI_TASK_RISK } AciesLviTaskKind;
#define LVI_MAX_TASKS 16

typedef struct
{
  guint8 kind;
  guint8 unit;
} AciesLviTask;

/* The relation between two units in contact. From LVI_MET_CHARGED to LVI_B_FOLLOWED, the units are enemies that fight
 * each other. LVI_SUPPORT: the units are friends, and one supports the other. */
typedef enum
{
  LVI_DECLARED, LVI_BOTH_CHARGE, LVI_EVADED, LVI_MET_CHARGED, LVI_MET_BOTH_CHARGED, LVI_MELEE, LVI_A_FOLLOWED, LVI_B_FOLLOWED, LVI_SUPPORT
} AciesLviContactKind;
/* Bits of AciesLviContact.marks. ANSWERED: the target's owner has decided how the target reacts. AWAY: the
 * target has finished its evasion. NO_GAPS: the target did not let the charging unit through its ranks. COUNTERED: the
 * target counter-charged. AGAIN: the two units also fought in the previous turn. FRESH: the two units met after the
 * combats of this turn. */
enum { LVI_ANSWERED = 1, LVI_AWAY = 2, LVI_NO_GAPS = 4, LVI_COUNTERED = 8, LVI_AGAIN = 16, LVI_FRESH = 32 };
#define LVI_MAX_CONTACTS 40

/* The result of a combat for one side (LVI-L37). */
typedef enum { LVI_IS_DEFEATED, LVI_IS_SET_BACK, LVI_IS_EVEN, LVI_SUCCEEDS, LVI_IS_VICTORIOUS } AciesLviLevel;

typedef struct
{
  guint8        a, b;   /* indices of the charging unit and its target, each plus 1; 0: no unit */
  guint8        kind;
  guint8        arc : 2;  /* AciesLviArc: the side of unit @b that unit @a attacked */
  guint8        step : 3; /* direction of the last step of the charge (planned or taken), plus 1; 0: none */
  guint8        marks;
  guint8        order;  /* number of the combat in this turn, from 1; 0: not fought yet */
  guint8        cost_a : 4, cost_b : 4; /* disorder of @a and @b from the result of their combat (LVI-R37) */
  guint8        way;    /* direction from @b to @a during the combat */
  AciesBlockHex at;     /* hex of @b during the combat */
} AciesLviContact;

/* All contacts in the combat of one unit: at most one for each adjacent hex. */
typedef struct
{
  guint           n;
  AciesLviContact contacts[ACIES_N_DIRECTIONS];
} AciesLviCombat;
#define LVI_MAX_FIGHTERS (ACIES_N_DIRECTIONS + 1)

/* How a unit entered a combat (LVI-L59, LVI-R40). If several values apply, the first one is used. */
typedef enum { LVI_CHARGES, LVI_FOLLOWS, LVI_IS_CHARGED, LVI_STANDS } AciesLviMomentum;

/* The cause of disorder. Disorder from moves never costs a base (LVI-R5). */
typedef enum { LVI_CAUSE_MOVE, LVI_CAUSE_SHOT, LVI_CAUSE_MORALE, LVI_CAUSE_COMBAT } AciesLviCause;

/* The current rampage of an elephant or chariot. */
typedef struct
{
  guint8        unit;   /* the unit to which the elephant or chariot belongs */
  guint8        facing; /* a corner; the rampage goes to the hex to the right of this corner */
  guint8        left;   /* number of hexes left to move */
  AciesBlockHex at;
  AciesBlockHex rest;   /* the last hex on the path with room for the elephant or chariot */
} AciesLviRush;

/* The ruleset's block in a state. */
typedef struct
{
  guint8 initiative;  /* side with the initiative in this turn, plus 1; 0: not decided yet */
  guint8 count[2];    /* by side: number of units at the start, without light troops and leaders (LVI-R55) */
  /* The current move of the acting unit, if dice determine its length. */
  guint8 hexes, left; /* number of hexes rolled, and number of hexes left */
  guint8 odd;         /* TRUE: an odd inch is left, which allows one more hex straight ahead (LVI-R23) */
  guint8 last;        /* LVI_LAST_... */
  guint8 taken;       /* bit mask of LVI_TOOK_... */
  AciesBlockHex aim;  /* destination of the move; no hex: the owner chooses the path after the roll (LVI-R70) */
  guint8 tested;      /* index of the next unit that might need a control test or a test to stop its rampage */
  guint8 of_roll;     /* index of the unit or leader for which the dice are rolled */
  guint8 n_tasks;
  AciesLviTask tasks[LVI_MAX_TASKS];
  AciesLviRush rush;
  guint8 of_contact;  /* index of the contact to which the question or roll applies */
  guint8 hits[2];     /* by side: number of hits in the current combat */
  guint8 quarry;      /* index of the pursued unit, plus 1; 0: none */
  AciesLviContact contacts[LVI_MAX_CONTACTS];
  AciesLviFallen fallen[LVI_MAX_FALLEN];
  guint8 again[LVI_MAX_AGAIN]; /* one element each time an inspired unit is inspired again: its index plus 1 */
} AciesLviBlock;

static inline const AciesLviBlock *
acies_lvi_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesLviBlock);
}

static inline int
acies_lvi_number (const AciesState *state,
                  AciesLviNumber    number)
{
  return state->ruleset->numbers[number].value;
}

/* The commands that only this game has. */
#define LVI_COMMAND_GO      ACIES_OWN_COMMAND (0)
#define LVI_COMMAND_ADD     ACIES_OWN_COMMAND (1)
#define LVI_COMMAND_WHEEL   ACIES_OWN_COMMAND (2)
#define LVI_COMMAND_TURN    ACIES_OWN_COMMAND (3)
#define LVI_COMMAND_FORM    ACIES_OWN_COMMAND (4)
#define LVI_COMMAND_STEP    ACIES_OWN_COMMAND (5)
#define LVI_COMMAND_REDRESS ACIES_OWN_COMMAND (6)
#define LVI_COMMAND_FORM_UP ACIES_OWN_COMMAND (7)
#define LVI_COMMAND_RE_FORM ACIES_OWN_COMMAND (8)
#define LVI_COMMAND_STEADY  ACIES_OWN_COMMAND (9)
#define LVI_COMMAND_INSPIRE ACIES_OWN_COMMAND (10)
#define LVI_COMMAND_THEN    ACIES_OWN_COMMAND (11)
#define LVI_COMMAND_QUARRY  ACIES_OWN_COMMAND (12)
#define LVI_COMMAND_SWAY    ACIES_OWN_COMMAND (13)
#define LVI_N_VERBS         14

/* The log entries that only this game has. The comments list the fields of AciesLogEntry that each entry sets. */
#define LVI_LOG_PHASE      ACIES_OWN_LOG_KIND (0)  /* number: the new phase */
#define LVI_LOG_INITIATIVE ACIES_OWN_LOG_KIND (1)  /* side; dice: the roll, or empty if a switch decides */
#define LVI_LOG_EQUAL      ACIES_OWN_LOG_KIND (2)  /* dice: the tied roll, which is repeated */
#define LVI_LOG_SHAKEN     ACIES_OWN_LOG_KIND (3)  /* unit, hex */
#define LVI_LOG_RALLIED    ACIES_OWN_LOG_KIND (4)  /* unit, hex */
#define LVI_LOG_DISORDER   ACIES_OWN_LOG_KIND (5)  /* unit, hex; number: points of disorder */
#define LVI_LOG_KILLED     ACIES_OWN_LOG_KIND (6)  /* unit: the leader; hex */
#define LVI_LOG_REFUGE     ACIES_OWN_LOG_KIND (7)  /* unit: a leader whose unit is gone; hex, to */
#define LVI_LOG_GAVE_WAY   ACIES_OWN_LOG_KIND (8)  /* unit: light troops that make way for others; hex, to */
#define LVI_LOG_TIRED      ACIES_OWN_LOG_KIND (9)  /* unit, hex */
#define LVI_LOG_TURNED     ACIES_OWN_LOG_KIND (10) /* unit, hex: wheels, faces about, or turns to face an enemy */
#define LVI_LOG_FORMED     ACIES_OWN_LOG_KIND (11) /* unit, hex: changes its formation */
#define LVI_LOG_REDRESSED  ACIES_OWN_LOG_KIND (12) /* unit, hex */
#define LVI_LOG_FORMED_UP  ACIES_OWN_LOG_KIND (13) /* unit, hex */
#define LVI_LOG_WOUNDED    ACIES_OWN_LOG_KIND (14) /* unit: the leader; hex */
#define LVI_LOG_STEADIED   ACIES_OWN_LOG_KIND (15) /* unit, hex */
#define LVI_LOG_INSPIRED   ACIES_OWN_LOG_KIND (16) /* unit, hex */
#define LVI_LOG_HALTED     ACIES_OWN_LOG_KIND (17) /* unit, hex: halts because of its control test */
#define LVI_LOG_REPEATS    ACIES_OWN_LOG_KIND (18) /* unit, hex: repeats its last move because of its control test */
#define LVI_LOG_OBEYS      ACIES_OWN_LOG_KIND (19) /* unit, hex: is under control again */
#define LVI_LOG_REPLACED   ACIES_OWN_LOG_KIND (20) /* unit: the second in command; hex */
#define LVI_LOG_CRITICAL   ACIES_OWN_LOG_KIND (21) /* unit, hex */
#define LVI_LOG_RAMPAGES   ACIES_OWN_LOG_KIND (22) /* unit, hex: an elephant or chariot of the unit starts a rampage */
#define LVI_LOG_RAMPAGED   ACIES_OWN_LOG_KIND (23) /* unit, hex; to: the hex where the rampage ends */
#define LVI_LOG_RAN_OFF    ACIES_OWN_LOG_KIND (24) /* unit, hex: rampages off the board */
#define LVI_LOG_GAPS       ACIES_OWN_LOG_KIND (25) /* unit, hex: lets elephants or chariots through its ranks */
#define LVI_LOG_STOPPED    ACIES_OWN_LOG_KIND (26) /* unit, hex: is killed to stop its rampage */
#define LVI_LOG_CHARGES    ACIES_OWN_LOG_KIND (27) /* unit, hex; to: the hex of the target */
#define LVI_LOG_OVERRUN    ACIES_OWN_LOG_KIND (28) /* unit, hex: chariots that are overrun */
#define LVI_LOG_COUNTERS   ACIES_OWN_LOG_KIND (29) /* unit, hex */
#define LVI_LOG_EVADED     ACIES_OWN_LOG_KIND (30) /* unit, hex, to */
#define LVI_LOG_MET_NOBODY ACIES_OWN_LOG_KIND (31) /* unit, hex, to */
#define LVI_LOG_PASSED     ACIES_OWN_LOG_KIND (32) /* unit, hex, to */
#define LVI_LOG_MET        ACIES_OWN_LOG_KIND (33) /* unit, hex, to */
#define LVI_LOG_LED        ACIES_OWN_LOG_KIND (34) /* unit: a leader who adds a hit; hex */
#define LVI_LOG_RESULT     ACIES_OWN_LOG_KIND (35) /* side: winner (tie: 0); number: its hits; number2: loser's hits */
#define LVI_LOG_RELIEVED   ACIES_OWN_LOG_KIND (36) /* unit, hex */
#define LVI_LOG_FELL_BACK  ACIES_OWN_LOG_KIND (37) /* unit, hex, to */
#define LVI_LOG_BEHIND     ACIES_OWN_LOG_KIND (38) /* unit, hex, to */
#define LVI_LOG_FLED       ACIES_OWN_LOG_KIND (39) /* unit, hex, to */
#define LVI_LOG_FOLLOWED   ACIES_OWN_LOG_KIND (40) /* unit, hex, to */
#define LVI_LOG_PURSUED    ACIES_OWN_LOG_KIND (41) /* unit, hex, to */
#define LVI_LOG_NO_WAY     ACIES_OWN_LOG_KIND (42) /* unit, hex */
#define LVI_LOG_ROUTS      ACIES_OWN_LOG_KIND (43) /* unit, hex */
#define LVI_LOG_LEFT       ACIES_OWN_LOG_KIND (44) /* unit, hex */
#define LVI_LOG_CAUGHT     ACIES_OWN_LOG_KIND (45) /* unit, hex */
#define LVI_LOG_LOOTS      ACIES_OWN_LOG_KIND (46) /* unit, hex */
#define LVI_LOG_HACKED     ACIES_OWN_LOG_KIND (47) /* unit, hex, dice; number: bases lost; number2: minimum to hit */
/* Log entries for rolls. All set unit and hex. The roll is in "dice", or in "number" if the comment says "the roll". */
#define LVI_LOG_CONTROL    ACIES_OWN_LOG_KIND (48) /* number: the roll; number2: modified roll; reason: why tested */
#define LVI_LOG_MOVE_ROLLED ACIES_OWN_LOG_KIND (49) /* dice; number: hexes */
#define LVI_LOG_FLIGHT_ROLLED ACIES_OWN_LOG_KIND (50) /* dice; number: hexes; number2: inches added */
#define LVI_LOG_CHASE_ROLLED ACIES_OWN_LOG_KIND (51) /* dice; number: hexes */
#define LVI_LOG_RISK       ACIES_OWN_LOG_KIND (52) /* unit: a leader; number: the roll */
#define LVI_LOG_DANGER     ACIES_OWN_LOG_KIND (53) /* unit: a leader in danger; number: the roll */
#define LVI_LOG_CRITICALS  ACIES_OWN_LOG_KIND (54) /* dice; number: the highest roll that is a critical hit */
#define LVI_LOG_FATE       ACIES_OWN_LOG_KIND (55) /* dice; number: the highest roll that destroys a model */
#define LVI_LOG_RUSH_ROLLED ACIES_OWN_LOG_KIND (56) /* dice: the direction, then the distance; number: hexes */
#define LVI_LOG_STOP_ROLLED ACIES_OWN_LOG_KIND (57) /* number: the roll; number2: the modified roll */
#define LVI_LOG_GAPS_ROLLED ACIES_OWN_LOG_KIND (58) /* number: the roll */
#define LVI_LOG_HITS_FROM  ACIES_OWN_LOG_KIND (59) /* number: lowest roll that hits; reason: explains the roll */
#define LVI_LOG_STRIKES    ACIES_OWN_LOG_KIND (60) /* unit: a pursuer that meets an enemy; hex; to: the enemy's hex */
#define LVI_LOG_LOSSES     ACIES_OWN_LOG_KIND (61) /* side; number: units lost; number2: units at the start */
#define LVI_LOG_DESTROYED  ACIES_OWN_LOG_KIND (62) /* unit, hex */
#define LVI_N_LOG_KINDS         63

extern const AciesProcs acies_lvi_procs;

G_END_DECLS
