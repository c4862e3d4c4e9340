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
#include "engine/procs.h"
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
enum { LVI_STEP_INITIATIVE, LVI_STEP_INITIATIVE_READ, LVI_STEP_NEXT_PHASE, LVI_STEP_SIDE, LVI_STEP_ACT, LVI_STEP_RALLY, LVI_STEP_TURN_END };
enum { LVI_N_QUESTIONS = ACIES_DECISION_FIRST_OWN };
enum { LVI_END_BROKEN = ACIES_END_FIRST_OWN, LVI_END_BOTH_BROKEN, LVI_END_SMALLER_SHARE, LVI_END_EQUAL_SHARE };

#define LVI_LAYER_LEADERS 1

/* What a position of this game alone keeps. */
typedef struct
{
  guint8 initiative;  /* side that has it in this turn, and 1 more; 0: not yet rolled for */
  guint8 count[2];    /* units that counted when the battle began (LVI-R55) */
} AciesLviBlock;

static inline const AciesLviBlock *
acies_lvi_block (const AciesState *state)
{
  return ACIES_BLOCK (state, AciesLviBlock);
}

#define LVI_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesLviBlock, field, __VA_ARGS__)

/* Why a unit takes disorder: of a move it costs no base (LVI-R5). */
typedef enum
{
  LVI_CAUSE_MOVE,
  LVI_CAUSE_SHOT,
  LVI_CAUSE_MORALE,
} AciesLviCause;

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
