/* legio-vi.c - Legio VI: the table of its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"
#include "engine/odds/odds.h"
#include "rulesets/legio-vi/parts.h"

#include <glib/gi18n-lib.h>

ACIES_BLOCK_FITS (AciesLviBlock);

static const AciesBlockAddition added[] = { ACIES_BLOCK_ADDED (AciesLviBlock, aim, 2), { 0 } };

/* clang-format off */
static const char *const attributes[] = {
  "march", "moving", "tires", "rough", "change", "about-face", "wheel", "range", "near-shots", "far-shots", "fight", "charge", "charged",
  "follow-up", "riding-down", "steadier", "critical", "destroyed", "rampage", "rampage-dice", "command", "loss", "own-hits", NULL
};
static const char *const marks[] = {
  "moved", "shot", "acted", "halted", "repeats", "charging", "re-formed", "steadied", "inspired", "engaged", "unformed", "shaken", "routed",
  "pursuing", "looting", "rampaging", NULL
};
static const char *const properties[] = { "grade", "lines", "formation", "facing", "disorder", "actions", "wounds", "start", NULL };
static const char *const switches[] = { "near-nation", "far-nation", "initiative", "near-break", "far-break", "looting", "leader-sways", NULL };
static const char *const numbers[] = {
  "near-distance", "far-distance", "charge-reach", "pass-through-hexes", "flight-inches", "front-bases", "most-dice", "hit",
  "most-disorder", "most-inspired", "victory-hits", "defeat-losses", "free-hack", "shot-hit", "gaps", "shaken-at", "deep-phalanx",
  "rally-disorder", "success-disorder", "even-disorder", "set-back-disorder", "defeat-disorder", "passed-disorder", "relief",
  "retiring-disorder", "loss-disorder", "passage-disorder", "stream-disorder", "rampage-disorder", "stop-rampage", "stop-each-turn",
  "control-halt", "control-repeat", "leader-risk", "leader-killed", "leader-wounded", "second-in-command", NULL
};
static const char *const dice[] = { "average", "d6", NULL };
static const char *const skills[] = { "legion", "phalanx", "triarii", "bow", "wedge", "open-ground", NULL };
static const char *const classes[] = {
  "heavy-infantry", "medium-infantry", "light-infantry", "bowmen", "heavy-cavalry", "medium-cavalry", "light-cavalry", "cataphracts", "camels",
  "elephants", "chariots", "leaders", NULL
};
static const char *const terrains[] = {
  "clear", "rough", "woods", "hill", "steep-hill", "marsh", "stream", "ford", "river", "defences", NULL
};
static const char *const none[] = { NULL };
static const char *const phases[] = {
  "command-phase", "skirmish-phase", "manoeuvre-phase", "charge-phase", "combat-phase", "after-combat", "rally-phase", NULL
};
static const char *const phase_names[] = {
  NC_ ("phase", "Command"), NC_ ("phase", "Skirmish"), NC_ ("phase", "Manoeuvre"), NC_ ("phase", "Charge"), NC_ ("phase", "Combat"), NC_ ("phase", "After Combat"), NC_ ("phase", "Rally"), NULL
};
static const char *const steps[] = {
  "initiative", "initiative-read", "next-phase", "next-side", "next-act", "rally", "turn-end", "move-rolled", "shot-read", "end-shot", "risk-read",
  "wound-read", "control-tests", "control-read", "repeated-moves", "successors", "tasks", "critical-read", "fate-read", "rampage-read", "gaps-read",
  "stop-rampages", "stop-read", "rushes", "answers", "evades", "evade-read", "charges", "charge-gaps-read", "next-combat", "combat-roll",
  "combat-read", "other-roll", "end-other", "compare-hits", "end-combat", "next-move-after", "flight-read", "chase-read", "hack-read", "contacts-end",
  "routs", NULL };
static const char *const conditions[] = {
  "grade-a", "grade-b", "grade-d", "inspired", "supported", "impetus", "riding-down", "disordered", "shaken-in-combat", "shooting-in-disorder",
  "shooting-at-elephants", "hampered", NULL
};
/* clang-format on */

static void
pop_combat (AciesResolver   *resolver,
            const AciesStep *step)
{
  acies_resolver_pop_combat (resolver);
}

/* clang-format off */
static AciesLviStepProc *const step_procs[] = {
  [LVI_STEP_INITIATIVE] = acies_lvi_begin_turn, [LVI_STEP_INITIATIVE_READ] = acies_lvi_read_initiative,
  [LVI_STEP_NEXT_PHASE] = acies_lvi_next_phase, [LVI_STEP_SIDE] = acies_lvi_begin_side,
  [LVI_STEP_ACT] = acies_lvi_next_act, [LVI_STEP_RALLY] = acies_lvi_rally,
  [LVI_STEP_TURN_END] = acies_lvi_end_turn, [LVI_STEP_MOVE_ROLLED] = acies_lvi_read_move,
  [LVI_STEP_SHOT_READ] = acies_lvi_read_shot, [LVI_STEP_END_SHOT] = pop_combat,
  [LVI_STEP_RISK_READ] = acies_lvi_read_risk, [LVI_STEP_WOUND_READ] = acies_lvi_read_wound,
  [LVI_STEP_TESTS] = acies_lvi_test_control, [LVI_STEP_TESTS_READ] = acies_lvi_read_control,
  [LVI_STEP_REPEATS] = acies_lvi_repeat_moves, [LVI_STEP_SUCCESSORS] = acies_lvi_replace_leaders,
  [LVI_STEP_TASKS] = acies_lvi_next_task, [LVI_STEP_CRITICAL_READ] = acies_lvi_read_critical,
  [LVI_STEP_FATE_READ] = acies_lvi_read_fate, [LVI_STEP_RAMPAGE_READ] = acies_lvi_read_rampage,
  [LVI_STEP_GAPS_READ] = acies_lvi_read_rampage_gaps, [LVI_STEP_STOP] = acies_lvi_stop_rampages,
  [LVI_STEP_STOP_READ] = acies_lvi_read_stop, [LVI_STEP_RUSHES] = acies_lvi_rush,
  [LVI_STEP_ANSWERS] = acies_lvi_ask_charged, [LVI_STEP_EVADES] = acies_lvi_begin_evading,
  [LVI_STEP_EVADE_READ] = acies_lvi_read_evading, [LVI_STEP_CHARGES] = acies_lvi_next_charge,
  [LVI_STEP_CHARGE_GAPS_READ] = acies_lvi_read_charge_gaps, [LVI_STEP_NEXT_COMBAT] = acies_lvi_begin_combat,
  [LVI_STEP_ROLL] = acies_lvi_roll_combat, [LVI_STEP_READ] = acies_lvi_read_combat_roll,
  [LVI_STEP_ANSWER] = acies_lvi_roll_other, [LVI_STEP_END_ANSWER] = pop_combat,
  [LVI_STEP_COMPARE] = acies_lvi_compare_hits, [LVI_STEP_END_COMBAT] = pop_combat,
  [LVI_STEP_NEXT_AFTER] = acies_lvi_next_after, [LVI_STEP_FLIGHT_READ] = acies_lvi_end_flight,
  [LVI_STEP_CHASE_READ] = acies_lvi_read_chase, [LVI_STEP_HACK_READ] = acies_lvi_read_hack,
  [LVI_STEP_CONTACTS_END] = acies_lvi_end_contacts, [LVI_STEP_ROUTS] = acies_lvi_next_rout,
};
/* clang-format on */

static void
run_step (AciesResolver   *resolver,
          const AciesStep *step)
{
  step_procs[step->kind](resolver, step);
}

static gboolean
is_ok (const AciesState *state,
       const char      **why)
{
  for (AciesUnitId unit = 0; unit < state->n_units && state->mode == ACIES_MODE_PLAY; unit++)
    {
      guint disorder;

      if (state->units[unit].place != ACIES_PLACE_BOARD || acies_lvi_is_leader (state, unit))
        continue;
      disorder = acies_lvi_property (state, unit, LVI_DISORDER);
      if (disorder > acies_lvi_limit (state, unit))
        return acies_state_broken (why, "a unit has more disorder than shakes it");
      if (disorder == acies_lvi_limit (state, unit) && !acies_lvi_has (state, unit, LVI_MARK_SHAKEN))
        return acies_state_broken (why, "a unit should be shaken");
      if (acies_lvi_has (state, unit, LVI_MARK_UNFORMED) && (acies_lvi_is_light (state, unit) || acies_lvi_is_beast (state, unit)))
        return acies_state_broken (why, "a unit is unformed that never is");
    }

  return state->mode != ACIES_MODE_PLAY || acies_lvi_contacts_are_ok (state, why);
}

/* LVI-U9, LVI-H11 */
static const AciesGameEnd broken = { "broken", N_ ("%s wins: the enemy is broken") };
static const AciesGameEnd both_broken = { "both-broken", N_ ("A draw: both armies are broken") };
static const AciesGameEnd smaller_share = { "smaller-share", N_ ("%s wins: it lost a smaller share of its units") };
static const AciesGameEnd equal_share = { "equal-share", N_ ("A draw: both lost the same share of their units") };

static const AciesScenarioProcs scenario_procs = {
  .attack_range = acies_lvi_attack_range,
  .camp_rule = "LVI-R54",
  .reserve_rule = "LVI-U11",
  .figures_rule = "LVI-U3",
  .adjacent_rule = "LVI-R56",
  .find = acies_lvi_find,
  .finding_kinds = acies_lvi_finding_kinds,
};

static const AciesFightResult results[] = {
  [LVI_IS_DEFEATED] = { "defeat", NC_ ("result of combat", "Defeat") },
  [LVI_IS_SET_BACK] = { "set-back", NC_ ("result of combat", "Set-back") },
  [LVI_IS_EVEN] = { "inconclusive", NC_ ("result of combat", "Inconclusive") },
  [LVI_SUCCEEDS] = { "success", NC_ ("result of combat", "Success") },
  [LVI_IS_VICTORIOUS] = { "victory", NC_ ("result of combat", "Victory") },
  { 0 },
};

static const AciesOddsProcs odds_procs = {
  .results = results,
  .of_attack = acies_lvi_odds_of_attack,
  .of_duel = acies_lvi_odds_of_duel,
  .describe_spared = acies_lvi_describe_spared,
  .supposed = none,
  .reasons = {
      /* Translators: what is added to the number that hits, with its sign; why, the rule */
      [ACIES_REASON_TARGET_NUMBER] = { N_ ("number to hit"), { /* Translators: what is added to the number that hits, with its sign; why, the rule */
                                                               N_ ("%1$+d to the number needed to hit: %2$s (%3$s)") } },
  },
};

/* clang-format off */
const AciesProcs acies_lvi_procs = {
  .id = "legio-vi",
  .names = {
    .attributes = attributes,
    .marks = marks,
    .properties = properties,
    .switches = switches,
    .numbers = numbers,
    .symbols = none,
    .dice = dice,
    .skills = skills,
    .classes = classes,
    .terrains = terrains,
    .card_values = none,
    .effects = none,
    .phases = phases,
    .phase_names = phase_names,
    .steps = steps,
    .conditions = conditions,
  },
  /* In those that follow units may be in combat, which no scenario says. */
  .n_opening_phases = LVI_PHASE_CHARGE + 1,
  .n_round_phases = LVI_PHASE_RALLY + 1,
  .traits = ACIES_TRAIT_HOLDS_CAMPS | ACIES_TRAIT_ROLLS_ONCE | ACIES_TRAIT_MUTUAL,
  .lacks = ACIES_LACKS_HAND_SIZE | ACIES_LACKS_ENTRIES | ACIES_LACKS_MORALE | ACIES_LACKS_FIRST,
  .block_size = sizeof (AciesLviBlock),
  .added = added,
  .rules = { .setup = "LVI-R56", .board = "LVI-H2", .order = "LVI-L1", .dice = "LVI-U1", .end = "LVI-H11" },
  .commands = {
    [ACIES_COMMAND_START] = { NULL,                    acies_lvi_start   },
    [ACIES_COMMAND_DONE]  = { acies_lvi_check_done,    acies_lvi_done    },
    [ACIES_COMMAND_YES]   = { NULL,                    acies_lvi_yes     },
    [ACIES_COMMAND_PASS]  = { NULL,                    acies_lvi_pass    },
    [ACIES_COMMAND_MOVE]  = { acies_lvi_check_move,    acies_lvi_move    },
    [ACIES_COMMAND_ATTACK] = { acies_lvi_check_attack, acies_lvi_attack  },
    [LVI_COMMAND_GO]      = { acies_lvi_check_go,      acies_lvi_go      },
    [LVI_COMMAND_ADD]     = { acies_lvi_check_add,     acies_lvi_add     },
    [LVI_COMMAND_WHEEL]   = { acies_lvi_check_wheel,   acies_lvi_wheel   },
    [LVI_COMMAND_TURN]    = { acies_lvi_check_turn,    acies_lvi_turn    },
    [LVI_COMMAND_FORM]    = { acies_lvi_check_form,    acies_lvi_form    },
    [LVI_COMMAND_STEP]    = { acies_lvi_check_step,    acies_lvi_step    },
    [LVI_COMMAND_REDRESS] = { acies_lvi_check_redress, acies_lvi_redress },
    [LVI_COMMAND_FORM_UP] = { acies_lvi_check_form_up, acies_lvi_form_up },
    [LVI_COMMAND_RE_FORM] = { acies_lvi_check_re_form, acies_lvi_re_form },
    [LVI_COMMAND_STEADY]  = { acies_lvi_check_steady,  acies_lvi_steady  },
    [LVI_COMMAND_INSPIRE] = { acies_lvi_check_inspire, acies_lvi_inspire },
    [LVI_COMMAND_THEN]    = { acies_lvi_check_post_combat,    acies_lvi_choose_post_combat },
    [LVI_COMMAND_QUARRY]  = { acies_lvi_check_quarry,  acies_lvi_quarry  },
    [LVI_COMMAND_SWAY]    = { acies_lvi_check_sway,    acies_lvi_sway    },
  },
  .help = N_ ("A turn has seven phases. In each of the first four, both sides act; the side with the initiative acts second.\n"
"Command phase: leaders “steady” or “inspire” their units, or “move” to other units.\n"
"Skirmish phase: light troops “move” and shoot (“attack”).\n"
"Manoeuvre phase: other units “move”, “step”, “redress” their ranks or “form-up”.\n"
"A unit too close to the enemy for a march rolls one die for its “move”, and goes as far as the die allows.\n"
"To add dice or to choose the path after the roll, start with “go”. The unit then moves hex by hex,\n"
"and can “wheel”, “face-about” and “form” on its way.\n"
"Charge phase: “attack” declares a charge. You can name a third hex, beside the enemy, where the charge ends.\n"
"The owner of a charged unit decides whether it evades or counter-charges (“yes”, “pass”).\n"
"Then dice are rolled for the combats, and each winner decides what to do next (“then”, “quarry”).\n"
"“done” ends your part of a phase."),
  .verbs = {
    &acies_lvi_verbs[0], &acies_lvi_verbs[1], &acies_lvi_verbs[2], &acies_lvi_verbs[3], &acies_lvi_verbs[4], &acies_lvi_verbs[5],
    &acies_lvi_verbs[6], &acies_lvi_verbs[7], &acies_lvi_verbs[8], &acies_lvi_verbs[9], &acies_lvi_verbs[10], &acies_lvi_verbs[11],
    &acies_lvi_verbs[12], &acies_lvi_verbs[13],
  },
  .reach = {
    .list_destinations = acies_lvi_list_destinations, .march = acies_lvi_march,
    .check_attack_from = acies_lvi_check_attack_from, .list_targets = acies_lvi_list_targets, .mark_targets = acies_lvi_mark_targets,
    .mark_charges = acies_lvi_mark_charges, .attack_distance = acies_lvi_distance, .faces = acies_lvi_faces,
  },
  .log_entries = acies_lvi_log_entries,
  .n_log_entries = LVI_N_LOG_KINDS,
  .ends = {
    [LVI_END_BROKEN]        = &broken,
    [LVI_END_BOTH_BROKEN]   = &both_broken,
    [LVI_END_SMALLER_SHARE] = &smaller_share,
    [LVI_END_EQUAL_SHARE]   = &equal_share,
  },
  .questions = acies_lvi_questions,
  .n_questions = LVI_N_QUESTIONS,
  .soundness = acies_lvi_soundness,
  .foresee = acies_lvi_foresee,
  .first = acies_lvi_first_of,
  .judge = acies_lvi_end_battle,
  .run_step = run_step,
  .is_ok = is_ok,
  .odds = &odds_procs,
  .checks = acies_lvi_checks,
  .most_figures = acies_lvi_most_figures,
  .start_property = LVI_START + 1,
  .describe_score = acies_lvi_describe_score,
  .scenario = &scenario_procs,
};
/* clang-format on */
