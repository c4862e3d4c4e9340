/* parts.h - Legio VI: what its files do for each other
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulesets/legio-vi/classes.h"

G_BEGIN_DECLS

/* lvi.c, questions.c */
extern const AciesProcs    acies_lvi_procs;
extern const AciesQuestion acies_lvi_questions[LVI_N_QUESTIONS];

/* field.c: what units are, and how near the enemy is */
gboolean    acies_lvi_is_formed       (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_quincunx     (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_broken       (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_counts          (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_stands          (const AciesState *state, AciesUnitId unit);
AciesSide   acies_lvi_enemy           (AciesSide side);
guint       acies_lvi_limit           (const AciesState *state, AciesUnitId unit);
guint       acies_lvi_soundness       (const AciesState *state, AciesUnitId unit);
AciesSide   acies_lvi_first_of        (const AciesState *state);
gboolean    acies_lvi_enemy_within    (const AciesState *state, AciesSide side, AciesHex hex, guint hexes);
gboolean    acies_lvi_unbroken_within (const AciesState *state, AciesSide side, AciesHex hex, guint hexes);

/* facing.c: where a unit looks */
AciesHex    acies_lvi_ahead           (const AciesState *state, AciesUnitId unit, AciesHex hex, guint right);
AciesLviArc acies_lvi_arc             (AciesFacing facing, AciesHex from, AciesHex to);
AciesLviArc acies_lvi_arc_of          (const AciesState *state, AciesUnitId target, AciesHex hex);
AciesLviArc acies_lvi_struck_arc      (const AciesState *state, AciesUnitId target, AciesHex began, AciesHex ended);
guint       acies_lvi_step_of         (AciesHex from, AciesHex to);
int         acies_lvi_off_line        (AciesHex from, AciesHex through, AciesHex to);
guint       acies_lvi_list_behind     (const AciesState *state, AciesHex hex, AciesHex enemy, AciesHex *list);
gboolean    acies_lvi_prefers         (const AciesState *state, AciesSide side, AciesHex a, AciesHex b);
void        acies_lvi_face            (AciesResolver *resolver, AciesUnitId unit, AciesHex from, AciesHex to);
gboolean    acies_lvi_is_in_front     (const AciesState *state, AciesUnitId unit, AciesHex at, AciesHex hex);
gboolean    acies_lvi_faces           (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
guint       acies_lvi_list_ahead      (const AciesState *state, AciesUnitId unit, AciesHex at, AciesUnitId *enemies);

/* points.c: disorder, and who is lost */
void        acies_lvi_settle          (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_points          (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLviCause cause);
void        acies_lvi_destroy         (AciesResolver *resolver, AciesUnitId unit, AciesNoteKind kind);
void        acies_lvi_lose_bases      (AciesResolver *resolver, AciesUnitId unit, guint n);
void        acies_lvi_mourn           (AciesResolver *resolver, AciesUnitId model, AciesHex hex);
void        acies_lvi_shake_friends   (AciesResolver *resolver, AciesUnitId unit, int points);
void        acies_lvi_kill_leader     (AciesResolver *resolver, AciesUnitId leader);
void        acies_lvi_dislodge        (AciesResolver *resolver, AciesUnitId leader);

/* survey.c: who is where, for who asks of many hexes; and room on one */
gboolean    acies_lvi_has_room        (const AciesState *state, AciesUnitId unit, AciesHex hex);
void        acies_lvi_survey          (AciesLviSurvey *self, const AciesState *state, AciesSide side);
gboolean    acies_lvi_survey_enemy_within (AciesLviSurvey *self, AciesHex hex, guint hexes);
AciesUnitId acies_lvi_survey_main     (const AciesLviSurvey *self, AciesHex hex);
gboolean    acies_lvi_survey_has_room (const AciesLviSurvey *self, AciesUnitId unit, AciesHex hex);
gboolean    acies_lvi_survey_is_friend_on (const AciesLviSurvey *self, AciesUnitId unit, AciesHex hex);

/* way.c: the ways of a move */
gboolean    acies_lvi_may_enter       (const AciesState *state, AciesUnitId unit, AciesHex hex);
guint       acies_lvi_ground_points   (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex to, guint8 *taken);
AciesHex    acies_lvi_way_back        (const AciesState *state, AciesUnitId light, AciesHex from);
void        acies_lvi_find_ways_of_inches (AciesLviWays *self, AciesLviSurvey *survey, AciesUnitId unit, guint inches);
void        acies_lvi_find_ways       (AciesLviWays *self, AciesLviSurvey *survey, AciesUnitId unit, guint left, gboolean march);
gboolean    acies_lvi_leads_to        (const AciesLviWays *self, AciesHex to);
guint       acies_lvi_trace           (const AciesLviWays *self, AciesHex to, AciesHex *way);

/* acts.c: who may act in a phase, and what a side may do in it */
gboolean    acies_lvi_check_obeys     (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_acts      (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_moves     (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_may_act   (const AciesState *state, AciesHex hex, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_may_move  (const AciesState *state, AciesHex hex, AciesUnitId unit, GError **error);
void        acies_lvi_list_add        (const AciesState *state, GArray *commands);
void        acies_lvi_list_go_on      (const AciesState *state, GArray *commands);
void        acies_lvi_list_acts       (const AciesState *state, GArray *commands);
gboolean    acies_lvi_has_acts        (const AciesState *state);
void        acies_lvi_list_re_form    (const AciesState *state, GArray *commands);

/* go.c: marches, and moves by dice */
gboolean    acies_lvi_check_move      (const AciesCommand *command, const AciesState *state, GError **error);
guint       acies_lvi_most_inches     (const AciesState *state, AciesUnitId unit);
char       *acies_lvi_foresee         (const AciesState *state, const AciesCommand *command);
void        acies_lvi_move            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_go        (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_go              (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_add       (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_add             (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_move_rolled     (AciesResolver *resolver);
void        acies_lvi_go_on           (AciesResolver *resolver);
void        acies_lvi_end_move        (AciesResolver *resolver);
void        acies_lvi_pass_friend     (AciesResolver *resolver, AciesUnitId unit, AciesUnitId other);
void        acies_lvi_put             (AciesResolver *resolver, AciesUnitId unit, AciesHex to);
void        acies_lvi_step_on_ground  (AciesResolver *resolver, AciesUnitId unit, AciesHex from, AciesHex to);
void        acies_lvi_set_did         (AciesResolver *resolver, AciesUnitId unit, guint did);
/* form.c: what a unit does where it stands */
gboolean    acies_lvi_check_wheel     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_wheel           (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_turn      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_turn            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_form      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_form            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_steps     (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_step      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_repeat_back     (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_step            (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_redresses (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_redress   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_redress         (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_forms_up  (const AciesState *state, AciesUnitId unit, GError **error);
gboolean    acies_lvi_check_form_up   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_form_up         (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_re_form   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_re_form         (const AciesCommand *command, AciesResolver *resolver);

/* dice.c: those that have fallen; inches are their sum, and of @units each has its own die */
typedef void (*AciesLviApply)         (AciesResolver *resolver, AciesUnitId unit, int shown);
int         acies_lvi_shown           (const AciesState *state, guint die);
guint       acies_lvi_inches          (const AciesState *state);
void        acies_lvi_note_dice       (AciesResolver *resolver, AciesNoteKind kind, AciesUnitId unit, guint number, guint number2);
void        acies_lvi_note_die        (AciesResolver *resolver, AciesNoteKind kind, AciesUnitId unit, int shown, int sum, const char *reason);
guint       acies_lvi_judge           (AciesResolver *resolver, int hit);
void        acies_lvi_apply_dice      (AciesResolver *resolver, const AciesUnitId *units, guint n, AciesLviApply apply);

/* pool.c, shoot.c, risk.c, odds.c: shots, and what comes of them */
void        acies_lvi_shot_of         (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesLviShot *shot);
void        acies_lvi_halve_by_class  (AciesLviShot *shot, guint class_);
void        acies_lvi_halve_by_cover  (AciesLviShot *shot, AciesId terrain);
void        acies_lvi_pool_add        (AciesLviPool *pool, const char *text, const char *rule, int number);
void        acies_lvi_pool_modify     (AciesLviPool *pool, const AciesRuleset *ruleset, guint condition, const char *text, guint times);
void        acies_lvi_note_pool       (AciesResolver *resolver, AciesUnitId unit, const AciesLviPool *pool, int hit, const char *hampered);
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
/* melee-odds.c */
AciesOdds  *acies_lvi_odds_of_melee   (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit, AciesUnitId target, int enemy_hits, GError **error);
AciesOdds  *acies_lvi_odds_of_charge  (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
AciesOdds  *acies_lvi_odds_of_meeting (const AciesState *state, const AciesDuel *duel, GError **error);
AciesOdds  *acies_lvi_odds_of_attack  (const AciesState *state, AciesHex from, AciesHex at, const GArray *suppositions, GError **error);
AciesOdds  *acies_lvi_odds_of_duel    (const AciesState *state, const AciesDuel *duel, const GArray *suppositions, GError **error);

/* leader.c, control.c: the Command phase */
gboolean    acies_lvi_check_ride      (const AciesState *state, AciesUnitId leader, AciesHex to, GError **error);
void        acies_lvi_ride            (AciesResolver *resolver, AciesUnitId leader, AciesHex to);
gboolean    acies_lvi_check_steady    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_steady          (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_inspire   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_inspire         (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_leader_is_idle  (const AciesState *state, const AciesCommand *command);
void        acies_lvi_list_of_leader  (const AciesState *state, AciesUnitId leader, GArray *commands);
void        acies_lvi_list_rides      (const AciesState *state, AciesUnitId leader, GArray *list);
void        acies_lvi_repeat_move     (AciesResolver *resolver, AciesUnitId unit, guint hexes);
gboolean    acies_lvi_check_sway      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_sway            (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_list_sway       (const AciesState *state, GArray *commands);
void        acies_lvi_control_step    (AciesResolver *resolver, const AciesStep *step);
/* tasks.c: what still follows from a roll */
void        acies_lvi_add_task        (AciesResolver *resolver, AciesLviTaskKind kind, AciesUnitId unit);
void        acies_lvi_put_task_first  (AciesResolver *resolver, AciesLviTaskKind kind, AciesUnitId unit);
void        acies_lvi_next_task       (AciesResolver *resolver);

/* critical.c, rampage.c: what becomes of elephants and chariots */
void        acies_lvi_critical        (AciesResolver *resolver, AciesUnitId unit, gboolean certain);
void        acies_lvi_critical_step   (AciesResolver *resolver, const AciesStep *step);
void        acies_lvi_rampage         (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_remove          (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_rampage_step    (AciesResolver *resolver, const AciesStep *step);

/* contact.c: who fights whom */
typedef gboolean (*AciesLviWants)     (const AciesState *state, const AciesLviContact *contact);
#define LVI_NO_CONTACT LVI_MAX_CONTACTS
const AciesLviContact *acies_lvi_contact (const AciesState *state, guint i);
guint       acies_lvi_find_contact    (const AciesState *state, AciesUnitId a);
guint       acies_lvi_free_contact    (const AciesState *state);
guint       acies_lvi_next_contact    (const AciesState *state, AciesLviWants wants);
int         acies_lvi_rank            (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_is_fight        (const AciesState *state, const AciesLviContact *contact);
gboolean    acies_lvi_is_support_of   (const AciesLviContact *contact, AciesUnitId unit, guint order);
AciesUnitId acies_lvi_opponent        (const AciesLviContact *contact, AciesUnitId unit);
void        acies_lvi_set_contact     (AciesResolver *resolver, guint i, AciesLviContact contact);
void        acies_lvi_drop_contact    (AciesResolver *resolver, guint i);
void        acies_lvi_mark_engaged    (AciesResolver *resolver);
gboolean    acies_lvi_contacts_are_ok (const AciesState *state, const char **why);
void        acies_lvi_grow_old        (AciesResolver *resolver);

/* flight.c: away from an enemy */
guint       acies_lvi_find_flight     (const AciesState *state, AciesUnitId unit, AciesHex from, guint hexes, gboolean straight, AciesHex *way);
gboolean    acies_lvi_can_flee        (const AciesState *state, AciesUnitId unit, AciesHex from);
void        acies_lvi_ask_flight      (AciesResolver *resolver, AciesUnitId unit, guint step);
guint       acies_lvi_read_flight     (AciesResolver *resolver, AciesUnitId unit, gboolean hurried);
void        acies_lvi_has_run         (AciesResolver *resolver, AciesUnitId unit, guint did);
void        acies_lvi_walk            (AciesResolver *resolver, AciesUnitId unit, const AciesHex *way, guint n);
void        acies_lvi_run             (AciesResolver *resolver, AciesUnitId unit, const AciesHex *way, guint n, guint did);

/* declare.c, answer.c, charge.c: the Charge phase */
gboolean    acies_lvi_check_charges   (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
gboolean    acies_lvi_must_charge     (const AciesState *state, AciesUnitId unit);
gboolean    acies_lvi_check_declare   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_declare         (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_lvi_check_done      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_list_charges    (const AciesState *state, AciesUnitId unit, GArray *commands);
AciesHex    acies_lvi_charge_hex      (const AciesState *state, AciesUnitId unit, AciesUnitId target, guint step);
guint       acies_lvi_list_contact_hexes (const AciesState *state, AciesUnitId unit, AciesHex at, AciesHex *list);
gboolean    acies_lvi_check_may_charge (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
void        acies_lvi_mark_charges    (const AciesState *state, AciesUnitId unit, guint8 *hexes);
void        acies_lvi_answer_step     (AciesResolver *resolver, const AciesStep *step);
void        acies_lvi_yes             (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_pass            (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_stay            (AciesResolver *resolver, gboolean stays);
AciesHex    acies_lvi_far_side        (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at);
void        acies_lvi_charge_step     (AciesResolver *resolver, const AciesStep *step);

/* fight.c: who fights in one combat */
gboolean    acies_lvi_next_combat     (const AciesState *state, AciesLviCombat *combat);
gboolean    acies_lvi_combat_between  (const AciesState *state, AciesUnitId unit, AciesUnitId enemy, AciesLviCombat *combat);
void        acies_lvi_read_combat     (const AciesState *state, guint order, AciesLviCombat *combat);
void        acies_lvi_suppose_combat  (const AciesState *state, AciesUnitId unit, AciesUnitId target, AciesHex from, AciesLviCombat *combat);
guint       acies_lvi_count_combats   (const AciesState *state);
guint       acies_lvi_list_fighters   (const AciesState *state, const AciesLviCombat *combat, AciesSide side, AciesUnitId *units);
gboolean    acies_lvi_fights_elsewhere (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit);
AciesHex    acies_lvi_enemy_hex       (const AciesState *state, const AciesLviContact *contact, AciesUnitId unit);
AciesLviMomentum acies_lvi_momentum   (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit);
gboolean    acies_lvi_is_charge       (const AciesLviCombat *combat);
gboolean    acies_lvi_is_charged_by   (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit, guint classes);
AciesUnitId acies_lvi_supporter       (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit);
gboolean    acies_lvi_is_supported    (const AciesState *state, const AciesLviCombat *combat, AciesSide side);
/* strength.c: dice in combat */
guint       acies_lvi_striking_bases  (const AciesState *state, AciesUnitId unit);
AciesUnitId acies_lvi_melee_pool      (const AciesState *state, const AciesLviCombat *combat, AciesSide side, AciesLviPool *pool);
int         acies_lvi_melee_hit       (const AciesState *state, const AciesLviCombat *combat, AciesUnitId lead, const char **why);
guint       acies_lvi_leader_hits     (const AciesState *state, AciesUnitId unit);

/* combat.c, result.c: the Combat phase */
void        acies_lvi_combat_step     (AciesResolver *resolver, const AciesStep *step);
AciesLviLevel acies_lvi_level         (const AciesState *state, int lead);
guint       acies_lvi_count_losses    (const AciesState *state, const AciesLviCombat *combat, AciesUnitId unit, AciesLviLevel level);
void        acies_lvi_apply_result    (AciesResolver *resolver, const AciesLviCombat *combat);

/* after.c, back.c, pursuit.c: moves after combat */
typedef struct
{
  AciesUnitId unit;
  AciesUnitId with;   /* whom it supports; itself, if it fought */
  guint       order;  /* of its combat */
  AciesHex    from;   /* where its enemy stood */
} AciesLviMover;
AciesLviThen acies_lvi_then           (const AciesState *state, AciesUnitId unit);
void        acies_lvi_set_then        (AciesResolver *resolver, AciesUnitId unit, AciesLviThen then);
gboolean    acies_lvi_find_mover      (const AciesState *state, AciesLviMover *mover);
void        acies_lvi_relieve         (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_fall_back       (AciesResolver *resolver, const AciesLviMover *mover);
gboolean    acies_lvi_may_go_behind   (const AciesState *state, const AciesLviMover *mover);
void        acies_lvi_go_behind       (AciesResolver *resolver, const AciesLviMover *mover);
void        acies_lvi_rout            (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_take_flight     (AciesResolver *resolver, const AciesLviMover *mover);
void        acies_lvi_fly             (AciesResolver *resolver, AciesUnitId unit, AciesHex from, gboolean hurried);
void        acies_lvi_answer_after    (AciesResolver *resolver, guint asked, gboolean yes);
void        acies_lvi_leave_field     (AciesResolver *resolver, AciesUnitId unit);
void        acies_lvi_after_step      (AciesResolver *resolver, const AciesStep *step);
void        acies_lvi_go_after        (AciesResolver *resolver, const AciesLviMover *mover);
gboolean    acies_lvi_check_then      (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_choose_then     (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_list_then       (const AciesState *state, GArray *commands);
gboolean    acies_lvi_check_quarry    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_lvi_quarry          (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_list_quarries   (const AciesState *state, GArray *commands);
void        acies_lvi_pursuit_step    (AciesResolver *resolver, const AciesStep *step);
/* successor.c */
void        acies_lvi_successors      (AciesResolver *resolver);
/* reach.c */
gboolean    acies_lvi_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
guint       acies_lvi_march           (const AciesState *state, AciesUnitId unit);

/* phase.c: the course of a battle, and whose it is */
void        acies_lvi_start           (const AciesCommand *command, AciesResolver *resolver);
void        acies_lvi_done            (const AciesCommand *command, AciesResolver *resolver);
guint16     acies_lvi_marks_of        (const AciesState *state, AciesUnitId unit);
void        acies_lvi_phase_step      (AciesResolver *resolver, const AciesStep *step);
/* turn-end.c: rally, what armies have lost, the end */
void        acies_lvi_rally           (AciesResolver *resolver);
void        acies_lvi_end_turn        (AciesResolver *resolver);
void        acies_lvi_count           (AciesResolver *resolver);

/* find.c: what is wrong with a scenario */
extern const AciesFindingKind acies_lvi_finding_kinds[];
guint       acies_lvi_attack_range    (const AciesState *state, AciesId type);
guint       acies_lvi_most_figures    (const AciesState *state, AciesId type);
char       *acies_lvi_describe_score  (const AciesState *state, AciesSide first);
void        acies_lvi_find            (const AciesState *state, AciesFindings *findings);

G_END_DECLS
