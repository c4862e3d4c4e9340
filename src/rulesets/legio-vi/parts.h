/* parts.h - declarations shared by the Legio VI source files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/odds/checks.h"
#include "rulesets/legio-vi/legio-vi.h"

G_BEGIN_DECLS

/* An index for fast lookups of the units on each hex and of the distance to the nearest enemy. Valid until a unit
 * moves. */
typedef struct
{
  const AciesState *state;
  AciesOccupants    occupants;
  guint             n_enemies;                /* number of enemies that count when distances are measured (LVI-R4) */
  AciesHex          enemies[ACIES_MAX_UNITS];
  guint8            nearest[ACIES_MAX_HEXES]; /* distance in hexes to the nearest enemy, plus 1; 0: not yet known */
} AciesLviSurvey;

/* The hexes that a unit can reach, and the paths to them. A hex is two inches wide. A formed unit that moves
 * straight ahead can use the odd inch of a roll to move one hex farther (LVI-R23). */
typedef struct
{
  AciesLviSurvey   *survey;
  const AciesState *state;
  AciesUnitId       unit;
  AciesHex          start;
  guint             left;
  gboolean          march;
  guint             n;                        /* length of @list: @start, then all hexes reached or passed */
  AciesHex          list[512];
  guint8            cost[ACIES_MAX_HEXES];    /* number of hexes moved, plus 1; 0: out of reach */
  /* The elements of the arrays from @stops to @rank are valid only for hexes whose cost is not 0. */
  guint8            stops[ACIES_MAX_HEXES];   /* TRUE: the unit can stop on this hex */
  AciesHex          from[ACIES_MAX_HEXES];
  guint8            taken[ACIES_MAX_HEXES];   /* for formed units: LVI_TOOK_... bits */
  guint8            points[ACIES_MAX_HEXES];  /* for formed units: disorder caused along the path */
  guint8            right[ACIES_MAX_HEXES];   /* for formed units: 1 if the last step is to the right, otherwise 0 */
  guint8            rank[ACIES_MAX_HEXES];
  guint             n_straight;               /* number of hexes that can only be reached with the odd inch */
  AciesHex          straight[2];
  AciesHex          ways[2][LVI_MAX_WAY];
} AciesLviWays;

typedef struct
{
  const char *text;  /* translated */
  const char *rule;
  int         number;
} AciesLviReason;

#define LVI_MAX_REASONS 12
typedef struct
{
  int            n;  /* number of dice */
  guint          n_reasons;
  AciesLviReason reasons[LVI_MAX_REASONS];
} AciesLviPool;

#define LVI_ALL_BASES G_MAXUINT

#define LVI_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesLviBlock, field, __VA_ARGS__)

/* Bit masks of unit classes, with one bit for each class. */
#define LVI_CLASS(class_) (1u << (class_))
#define LVI_INFANTRY                                                                                                   \
  (LVI_CLASS (LVI_HEAVY_INFANTRY) | LVI_CLASS (LVI_MEDIUM_INFANTRY) | LVI_CLASS (LVI_LIGHT_INFANTRY) | LVI_CLASS (LVI_BOWMEN))
#define LVI_CAVALRY                                                                                                    \
  (LVI_CLASS (LVI_HEAVY_CAVALRY) | LVI_CLASS (LVI_MEDIUM_CAVALRY) | LVI_CLASS (LVI_LIGHT_CAVALRY) | LVI_CLASS (LVI_CATAPHRACTS) | \
   LVI_CLASS (LVI_CAMELS))
#define LVI_BEASTS (LVI_CLASS (LVI_ELEPHANTS) | LVI_CLASS (LVI_CHARIOTS))
#define LVI_LIGHTS (LVI_CLASS (LVI_LIGHT_INFANTRY) | LVI_CLASS (LVI_LIGHT_CAVALRY))

/* These functions are inline because most of them are called for each unit and each hex that it could move to.
 * acies_lvi_value() returns an attribute of the unit's type. */
/* clang-format off */
static inline guint    acies_lvi_class     (const AciesState *state, AciesUnitId unit)                   { return acies_state_unit_type (state, unit)->class_; }
static inline gboolean acies_lvi_is_of     (const AciesState *state, AciesUnitId unit, guint classes)    { return (classes & LVI_CLASS (acies_lvi_class (state, unit))) != 0; }
static inline gboolean acies_lvi_is_leader (const AciesState *state, AciesUnitId unit)                   { return acies_lvi_class (state, unit) == LVI_LEADERS; }
static inline gboolean acies_lvi_is_light  (const AciesState *state, AciesUnitId unit)                   { return acies_lvi_is_of (state, unit, LVI_LIGHTS); }
static inline gboolean acies_lvi_is_beast  (const AciesState *state, AciesUnitId unit)                   { return acies_lvi_is_of (state, unit, LVI_BEASTS); }
static inline gboolean acies_lvi_has       (const AciesState *state, AciesUnitId unit, guint mark)       { return acies_state_unit_has_mark (state, unit, mark); }
static inline guint    acies_lvi_property  (const AciesState *state, AciesUnitId unit, guint property)   { return state->units[unit].properties[property]; }
static inline int      acies_lvi_value     (const AciesState *state, AciesUnitId unit, guint attribute)  { return acies_state_unit_type (state, unit)->values[attribute]; }

/* Returns %TRUE if @unit counts towards the size of its army (LVI-R55). */
static inline gboolean acies_lvi_counts    (const AciesState *state, AciesUnitId unit)                   { return !acies_lvi_is_leader (state, unit) && !acies_lvi_is_light (state, unit); }

static inline const AciesLviContact *acies_lvi_contact (const AciesState *state, guint i)                { return &acies_lvi_block (state)->contacts[i]; }
static inline guint     acies_lvi_inches_left (const AciesState *state)                                  { return 2u * acies_lvi_block (state)->left + acies_lvi_block (state)->odd; }
static inline AciesSide acies_lvi_enemy    (AciesSide side)                                              { return 1 - side; }
/* Returns the side that goes first, which is the side without the initiative (LVI-U1). */
static inline AciesSide acies_lvi_first_side (const AciesState *state)                                   { return acies_lvi_enemy (acies_lvi_block (state)->initiative - 1); }
/* clang-format on */

/* Returns %TRUE if @unit is on the board and counts when distances are measured. Leaders and rampaging units do not
 * count (LVI-R4). */
static inline gboolean
acies_lvi_is_near (const AciesState *state, AciesUnitId unit)
{
  return state->units[unit].place == ACIES_PLACE_BOARD && !acies_lvi_is_leader (state, unit) &&
         !acies_lvi_has (state, unit, LVI_MARK_RAMPAGING);
}

/* --- functions for the tables in legio-vi.c ------------------------------------------------------ */

typedef gboolean AciesLviCheck    (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesLviWork     (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesLviStepProc (AciesResolver *resolver, const AciesStep *step);

AciesLviCheck acies_lvi_check_move, acies_lvi_check_go, acies_lvi_check_add, acies_lvi_check_wheel, acies_lvi_check_turn,
  acies_lvi_check_form, acies_lvi_check_step, acies_lvi_check_redress, acies_lvi_check_form_up, acies_lvi_check_re_form,
  acies_lvi_check_attack, acies_lvi_check_steady, acies_lvi_check_inspire, acies_lvi_check_sway, acies_lvi_check_declare,
  acies_lvi_check_done, acies_lvi_check_post_combat, acies_lvi_check_quarry;
AciesLviWork acies_lvi_move, acies_lvi_go, acies_lvi_add, acies_lvi_wheel, acies_lvi_turn, acies_lvi_form, acies_lvi_step,
  acies_lvi_redress, acies_lvi_form_up, acies_lvi_re_form, acies_lvi_attack, acies_lvi_steady, acies_lvi_inspire,
  acies_lvi_sway, acies_lvi_declare, acies_lvi_yes, acies_lvi_pass, acies_lvi_choose_post_combat, acies_lvi_quarry, acies_lvi_start,
  acies_lvi_done;
AciesLviStepProc acies_lvi_begin_turn, acies_lvi_read_initiative, acies_lvi_next_phase, acies_lvi_begin_side,
  acies_lvi_next_act, acies_lvi_rally, acies_lvi_end_turn, acies_lvi_read_move, acies_lvi_read_shot, acies_lvi_read_risk,
  acies_lvi_read_wound, acies_lvi_test_control, acies_lvi_read_control, acies_lvi_repeat_moves, acies_lvi_replace_leaders,
  acies_lvi_next_task, acies_lvi_read_critical, acies_lvi_read_fate, acies_lvi_read_rampage, acies_lvi_read_rampage_gaps,
  acies_lvi_stop_rampages, acies_lvi_read_stop, acies_lvi_rush, acies_lvi_ask_charged, acies_lvi_begin_evading,
  acies_lvi_read_evading, acies_lvi_next_charge, acies_lvi_read_charge_gaps, acies_lvi_begin_combat, acies_lvi_roll_combat,
  acies_lvi_read_combat_roll, acies_lvi_roll_other, acies_lvi_compare_hits, acies_lvi_next_after, acies_lvi_end_flight,
  acies_lvi_read_chase, acies_lvi_read_hack, acies_lvi_end_contacts, acies_lvi_next_rout;

extern const AciesQuestion    acies_lvi_questions[LVI_N_QUESTIONS];
extern const AciesOwnLogEntry     acies_lvi_log_entries[LVI_N_LOG_KINDS];
extern const AciesVerb        acies_lvi_verbs[LVI_N_VERBS];
extern const AciesFindingKind acies_lvi_finding_kinds[];

/* units.c: types of units, facing, disorder and losses */
gboolean    acies_lvi_is_formed       (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_quincunx     (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_broken       (const AciesState *state, AciesUnitId unit);
/* Returns the number of disorder points at which @unit becomes shaken. */
guint       acies_lvi_limit           (const AciesState *state, AciesUnitId unit);
/* Returns how much more disorder @unit can take, as a percentage of acies_lvi_limit(); 0 if it is shaken, routed or
 * rampaging. */
guint       acies_lvi_soundness       (const AciesState *state, AciesUnitId unit);
AciesSide   acies_lvi_first_of        (const AciesState *state);
gboolean    acies_lvi_enemy_within    (const AciesState *state, AciesSide side, AciesHex hex, guint hexes);
AciesHex    acies_lvi_ahead           (const AciesState *state, AciesUnitId unit, AciesHex hex, guint right);
AciesLviArc acies_lvi_arc             (AciesFacing facing, AciesHex from, AciesHex to);
AciesLviArc acies_lvi_arc_of          (const AciesState *state, AciesUnitId target, AciesHex hex);
AciesLviArc acies_lvi_struck_arc      (const AciesState *state, AciesUnitId target, AciesHex began, AciesHex ended);
guint       acies_lvi_step_of         (AciesHex from, AciesHex to);
int         acies_lvi_off_line        (AciesHex from, AciesHex through, AciesHex to);
/* Chooses between two equally good hexes. Returns %TRUE if a unit of @side takes @a rather than @b (LVI-R61). */
gboolean    acies_lvi_prefers         (const AciesState *state, AciesSide side, AciesHex a, AciesHex b);
void        acies_lvi_face            (AciesResolver *resolver, AciesUnitId unit, AciesHex from, AciesHex to);
gboolean    acies_lvi_is_in_front     (const AciesState *state, AciesUnitId unit, AciesHex at, AciesHex hex);
gboolean    acies_lvi_faces           (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
guint       acies_lvi_list_ahead      (const AciesState *state, AciesUnitId unit, AciesHex at, AciesUnitId *enemies);
/* Marks @unit as shaken if its disorder has reached acies_lvi_limit() or if it is broken. */
void        acies_lvi_settle          (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_points          (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLviCause cause);
void        acies_lvi_lose_bases      (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLogKind kind);
void        acies_lvi_shake_friends   (AciesResolver *resolver, AciesUnitId unit, AciesHex hex, int points);
void        acies_lvi_kill_leader     (AciesResolver *resolver, AciesUnitId leader);
void        acies_lvi_dislodge        (AciesResolver *resolver, AciesUnitId leader);

/* ways.c: an index of units by hex, and paths of moves */
gboolean    acies_lvi_has_room        (const AciesState *state, AciesUnitId unit, AciesHex hex);
void        acies_lvi_survey          (AciesLviSurvey *self, const AciesState *state, AciesSide side);
gboolean    acies_lvi_survey_enemy_within (AciesLviSurvey *self, AciesHex hex, guint hexes);
gboolean    acies_lvi_survey_has_room (const AciesLviSurvey *self, AciesUnitId unit, AciesHex hex);
gboolean    acies_lvi_may_enter       (const AciesState *state, AciesUnitId unit, AciesHex hex);
guint       acies_lvi_ground          (const AciesState *state, AciesHex hex);
guint       acies_lvi_ground_points   (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to, guint8 *taken);
AciesHex    acies_lvi_way_back        (const AciesLviSurvey *survey, AciesUnitId light, AciesHex from);
void        acies_lvi_find_ways       (AciesLviWays *self, AciesLviSurvey *survey, AciesUnitId unit, guint inches, gboolean march);
gboolean    acies_lvi_leads_to        (const AciesLviWays *self, AciesHex to);
guint       acies_lvi_trace           (const AciesLviWays *self, AciesHex to, AciesHex *way);

/* phases.c: the units that can act in a phase, and their actions */
gboolean    acies_lvi_check_obeys     (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_may_act   (const AciesState *state, AciesHex hex, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_may_move  (const AciesState *state, AciesHex hex, AciesUnitId unit, GError **error);
void        acies_lvi_list_go_on      (const AciesState *state, GArray *commands);
void        acies_lvi_add_allowed     (const AciesState *state, AciesCommand command, GArray *commands);

/* moves.c: marches, and moves whose length is determined by dice */
guint       acies_lvi_most_inches     (const AciesState *state, AciesUnitId unit);
char       *acies_lvi_foresee         (const AciesState *state, const AciesCommand *command);
void        acies_lvi_go_on           (AciesResolver *resolver);
void        acies_lvi_end_move        (AciesResolver *resolver);
void        acies_lvi_pass_friend     (AciesResolver *resolver, AciesUnitId unit, AciesUnitId other);
void        acies_lvi_put             (AciesResolver *resolver, AciesUnitId unit, AciesHex to);
void        acies_lvi_step_on_ground  (AciesResolver *resolver, AciesUnitId unit, AciesHex from, AciesHex to);
void        acies_lvi_has_moved       (AciesResolver *resolver, AciesUnitId unit, guint did);
void        acies_lvi_set_did         (AciesResolver *resolver, AciesUnitId unit, guint did);

/* forms.c: actions in which a unit stays on its hex */
void        acies_lvi_repeat_back     (AciesResolver *resolver, AciesUnitId unit);

/* dice.c: rolled dice. acies_lvi_inches() returns the sum of the dice. */
void        acies_lvi_ask_d6          (AciesResolver *resolver, AciesUnitId unit, guint n, guint step);
int         acies_lvi_shown           (const AciesState *state, guint die);
guint       acies_lvi_inches          (const AciesState *state);
void        acies_lvi_log_dice        (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, guint number, guint number2);
guint       acies_lvi_judge           (AciesResolver *resolver, int hit);
void        acies_lvi_shot_pool       (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesLviPool *pool);
void        acies_lvi_log_pool        (AciesResolver *resolver, AciesUnitId unit, const AciesLviPool *pool, int hit, const char *hampered);
guint       acies_lvi_distance        (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
gboolean    acies_lvi_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint       acies_lvi_list_targets    (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void        acies_lvi_mark_targets    (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);

/* leaders.c: the Command phase */
gboolean    acies_lvi_check_ride      (const AciesState *state, AciesUnitId leader, AciesHex to, GError **error);
void        acies_lvi_ride            (AciesResolver *resolver, AciesUnitId leader, AciesHex to);
gboolean    acies_lvi_leader_is_idle  (const AciesState *state, const AciesCommand *command);
void        acies_lvi_list_of_leader  (const AciesState *state, AciesUnitId leader, GArray *commands);
void        acies_lvi_list_rides      (const AciesState *state, AciesUnitId leader, GArray *list);
void        acies_lvi_repeat_move     (AciesResolver *resolver, AciesUnitId unit, guint hexes);

/* beasts.c: consequences of a roll */
void        acies_lvi_add_task        (AciesResolver *resolver, AciesLviTaskKind kind, AciesUnitId unit, gboolean first);
void        acies_lvi_remove          (AciesResolver *resolver, AciesUnitId unit);

/* fights.c: contacts between units, and combats */
#define LVI_NO_CONTACT LVI_MAX_CONTACTS
guint       acies_lvi_free_contact    (const AciesState *state);
int         acies_lvi_rank            (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_fight        (const AciesState *state, const AciesLviContact *contact);
AciesUnitId acies_lvi_opponent        (const AciesLviContact *contact, AciesUnitId unit);
void        acies_lvi_drop_contact    (AciesResolver *resolver, guint i);
void        acies_lvi_mark_engaged    (AciesResolver *resolver);
gboolean    acies_lvi_contacts_are_ok (const AciesState *state, const char **why);
void        acies_lvi_age_contacts    (AciesResolver *resolver);

/* routs.c: fleeing units */
guint       acies_lvi_find_flight     (const AciesState *state, AciesUnitId unit, AciesHex from, guint hexes, gboolean straight, AciesHex *way);
void        acies_lvi_ask_flight      (AciesResolver *resolver, AciesUnitId unit, guint step);
guint       acies_lvi_read_flight     (AciesResolver *resolver, AciesUnitId unit, gboolean hurried);
void        acies_lvi_walk            (AciesResolver *resolver, AciesUnitId unit, const AciesHex *way, guint n);
void        acies_lvi_run             (AciesResolver *resolver, AciesUnitId unit, const AciesHex *way, guint n, guint did);

/* charges.c: the Charge phase */
gboolean    acies_lvi_check_charges   (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
gboolean    acies_lvi_must_charge     (const AciesState *state, AciesUnitId unit);
void        acies_lvi_list_charges    (const AciesState *state, AciesUnitId unit, GArray *commands);
AciesHex    acies_lvi_charge_hex      (const AciesState *state, AciesUnitId unit, AciesUnitId target, guint step);
gboolean    acies_lvi_check_may_charge (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
void        acies_lvi_mark_charges    (const AciesState *state, AciesUnitId unit, guint8 *hexes);
AciesHex    acies_lvi_far_side        (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);

/* Fills @combat with the contacts of @unit. If @unit has a single opponent, fills it with all contacts of that
 * opponent instead. */
void        acies_lvi_gather          (const AciesState *state, AciesUnitId unit, AciesLviCombat *combat);
void        acies_lvi_read_combat     (const AciesState *state, guint order, AciesLviCombat *combat);
void        acies_lvi_suppose_combat  (const AciesState *state, AciesUnitId unit, AciesUnitId target, AciesHex from, AciesLviCombat *combat);
guint       acies_lvi_count_combats   (const AciesState *state);
guint       acies_lvi_list_fighters   (const AciesState *state, const AciesLviCombat *combat, AciesSide side, AciesUnitId *units);
gboolean    acies_lvi_fights_elsewhere (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit);
AciesLviMomentum acies_lvi_momentum   (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit);
gboolean    acies_lvi_is_supported    (const AciesState *state, const AciesLviCombat *combat, AciesSide side);
guint       acies_lvi_first_line      (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit);
AciesUnitId acies_lvi_melee_pool      (const AciesState *state, const AciesLviCombat *combat, AciesSide side, AciesLviPool *pool);
int         acies_lvi_melee_hit       (const AciesState *state, const AciesLviCombat *combat, AciesUnitId lead, const char **why);
guint       acies_lvi_leader_hits     (const AciesState *state, AciesUnitId unit);

/* results.c: the result of a combat */
AciesLviLevel acies_lvi_level         (const AciesState *state, int lead);
guint       acies_lvi_count_losses    (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit, AciesLviLevel level);

/* after.c, routs.c: moves after combat */
typedef struct
{
  AciesUnitId unit;
  AciesUnitId with;   /* the unit that the mover supports, or the mover itself if it fought */
  guint       order;  /* number of the mover's combat within this turn */
  AciesHex    from;   /* the hex of the mover's enemy in this combat */
} AciesLviMover;
/* Returns the next action of @unit after combat. Returns LVI_THEN_NOTHING for leaders and rampaging units. */
AciesLviPostCombat acies_lvi_then     (const AciesState *state, AciesUnitId unit);
void        acies_lvi_set_then        (AciesResolver *resolver, AciesUnitId unit, AciesLviPostCombat then);
gboolean    acies_lvi_find_mover      (const AciesState *state, AciesLviMover *mover);
void        acies_lvi_relieve         (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_fall_back       (AciesResolver *resolver, const AciesLviMover *mover);
gboolean    acies_lvi_may_go_behind   (const AciesState *state, const AciesLviMover *mover);
void        acies_lvi_go_behind       (AciesResolver *resolver, const AciesLviMover *mover);
void        acies_lvi_take_flight     (AciesResolver *resolver, const AciesLviMover *mover);
void        acies_lvi_answer_after    (AciesResolver *resolver, guint asked, gboolean yes);
void        acies_lvi_leave_field     (AciesResolver *resolver, AciesUnitId unit);
gboolean    acies_lvi_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
guint       acies_lvi_march           (const AciesState *state, AciesUnitId unit);

void        acies_lvi_push_side       (AciesResolver *resolver, guint step, AciesSide side);
guint16     acies_lvi_marks_of        (const AciesState *state, AciesUnitId unit);

/* find.c: findings */
guint       acies_lvi_attack_range    (const AciesState *state, AciesId type);
guint       acies_lvi_most_figures    (const AciesState *state, AciesId type);
/* AciesProcs.judge */
void        acies_lvi_end_battle      (AciesResolver *resolver, gboolean is_over);
char       *acies_lvi_describe_score  (const AciesState *state, AciesSide first);
void        acies_lvi_find            (const AciesState *state, AciesFindings *findings);

/* computer.c: odds */
AciesOdds  *acies_lvi_odds_of_attack  (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
char       *acies_lvi_describe_spared (guint hits, guint spared);
AciesOdds  *acies_lvi_odds_of_duel    (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);
extern const AciesCheckKind acies_lvi_checks[];

G_END_DECLS
