/* bp.c - BattlePlay: the table of its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "engine/core/question.h"
#include "engine/find/scenario-procs.h"
#include "engine/odds/odds-procs.h"
#include "rulesets/battleplay/suppose.h"
#include "rulesets/shared/notes.h"

#include <glib/gi18n-lib.h>

ACIES_BLOCK_FITS (AciesBpBlock);

/* clang-format off */
static const char *const attributes[] = { "good-going", "difficult-terrain", "bowfire", "bowfire-difficult", "assault", "stars", NULL };
static const char *const marks[] = { "acted", "face-down", NULL };
static const char *const switches[] = {
  "near-nation", "far-nation", "deployment", "deal-tactica", "dice-table", "battle-ground", "trees", "mountains", "prepared-near", "prepared-far",
  "waterway-beside", "siege", "garrison", "walls", "siegecraft", "rout", NULL
};
static const char *const symbols[] = { "blank", "special", "cross", "skull", NULL };
static const char *const dice[] = { "black", "white", "green", "yellow", "red", "green-b", "yellow-b", "red-b", NULL };
static const char *const skills[] = {
  "of-rome", "of-carthage", "of-greece", "of-barbaricum", "beats-infantry", "beats-cavalry", "beats-elephants", NULL
};
static const char *const classes[] = {
  "infantry", "cavalry", "chariots", "elephants", "foot-skirmishers", "mounted-skirmishers", "artillery", "generals", NULL
};
static const char *const terrains[] = { "open-ground", "woods", "rocky-ground", "hill", "wooded-hill", "rocky-hill", "waterway", NULL };
static const char *const card_values[] = { "file-number", NULL };
static const char *const decks[] = { "brown-tiles", "green-tiles", "tactica", NULL };
static const char *const effects[] = {
  "rocky-tile", "woods-tile", "hill-tile", "second-wind", "confusion", "ferocity", "disorder", "rally", "ambush", "scouts", "redeploy-card",
  "hold-the-line", "forced-march", "seize-initiative", NULL
};
static const char *const phases[] = {
  "battlefield", "deployment", "artillery-phase", "bowfire-phase", "skirmishers-phase", "charge-combat", "exploitation", "melee-combat", NULL
};
static const char *const phase_names[] = {
  NC_ ("phase", "The Battlefield"), NC_ ("phase", "Deployment"), NC_ ("phase", "1.1 Artillery"), NC_ ("phase", "1.2 Bowfire"), NC_ ("phase", "1.3 Skirmishers"), NC_ ("phase", "1.4 Charge Combat"),
  NC_ ("phase", "2.1 Exploitation"), NC_ ("phase", "2.2 Melee Combat"), NULL
};
static const char *const steps[] = {
  "prepare-ground", "lay-waterway", "brown-draw", "green-draw", "second-half", "hill-dice", "hill-answer", "hill-result", "tactica-draw",
  "deploy-side", "deploy-in-turn", "redeploy-moment", "reveal", "next-phase", "next-pick",
  "join-moment", "before-moment", "roll-dice", "read-dice", "after-moment", "again-moment", "laid-again", "roll-back", "apply-result",
  "end-roll-back", "end-fight", NULL
};
static const char *const conditions[] = { NULL };
/* clang-format on */

static void
pass (const AciesCommand *command,
      AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
}

/* BP-R30, BP-R38: only moves, reserves and support may be left; all other fights are fought. */
static gboolean
check_done (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  if (state->decision.kind == BP_ASK_DEPLOY)
    return acies_bp_check_deployed (state, error);

  return state->turn.phase == BP_PHASE_EXPLOITATION || acies_bp_fight_of_phase (state) == BP_SUPPORT ||
         acies_refuse (error, "BP-R30", _ ("This phase cannot be ended early: the sides take turns to choose a fight until none is left"));
}

static void
done (const AciesCommand *command,
      AciesResolver      *resolver)
{
  AciesSide side = resolver->state->turn.active;

  if (resolver->state->decision.kind == BP_ASK_DEPLOY)
    {
      acies_bp_deployed (resolver);
      return;
    }
  acies_note_side (resolver, BP_NOTE_CEASED, side);
  BP_SET (resolver, ceased[side], 1);
  acies_bp_next_pick (resolver);
}

static gboolean
check_hold (const AciesCommand *command,
            const AciesState   *state,
            GError            **error)
{
  return TRUE;
}

static char *
describe_draw (const AciesState *state,
               const char       *side)
{
  return acies_draw_describe (state);
}

/* BP-R10, BP-R47 */
static const char *
find_rule_of_draw (const AciesState *state)
{
  return state->decision.deck == BP_DECK_TACTICA ? "BP-R47" : "BP-R10";
}

static void
run_step (AciesResolver   *resolver,
          const AciesStep *step)
{
  if (step->kind <= BP_STEP_SECOND_HALF)
    acies_bp_ground_step (resolver, step);
  else if (step->kind <= BP_STEP_HILL_WON)
    acies_bp_hill_step (resolver, step);
  else if (step->kind == BP_STEP_TACTICA || step->kind == BP_STEP_NEXT_PHASE || step->kind == BP_STEP_PICK)
    acies_bp_phase_step (resolver, step);
  else if (step->kind <= BP_STEP_REVEAL)
    acies_bp_deploy_step (resolver, step);
  else
    acies_bp_fight_step (resolver, step);
}

gboolean
acies_bp_is_ok (const AciesState *state,
                const char      **why)
{
  for (guint i = 0; i < state->n_units && state->mode == ACIES_MODE_PLAY; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && acies_hex_row (state->units[i].hex) == 1)
        return acies_state_broken (why, "a card lies on the ground between the armies");
    }
  for (AciesSide side = 0; side < 2 && state->mode == ACIES_MODE_PLAY; side++)
    {
      if (state->turn.phase > BP_PHASE_DEPLOYMENT && state->decision.kind == ACIES_DECISION_NONE && state->n_steps == 0 &&
          state->sides[side].morale != (int) acies_bp_count_main (state, side))
        return acies_state_broken (why, "main battle cards are counted wrongly");
    }

  return TRUE;
}

/* BP-R23, BP-R41 */
static const AciesGameEnd rout = { "rout", N_ ("%s wins: the enemy is routed") };
static const AciesGameEnd both_rout = { "both-rout", N_ ("A tie: both armies are routed, and the attacker withdraws") };
static const AciesGameEnd town = { "town-falls", N_ ("%s wins: the town falls") };
static const AciesGameEnd losses = { "fewer-losses", N_ ("%s wins: it lost fewer main battle cards") };
static const AciesGameEnd held = { "town-holds", N_ ("%s wins: the town holds") };
static const AciesGameEnd tie = { "tie", N_ ("A tie: both sides have lost the same number of main battle cards, and the attacker withdraws") };

static const AciesBlockAddition added[] = {
  ACIES_BLOCK_ADDED (AciesBpBlock, withdrew, 2),
  ACIES_BLOCK_ADDED (AciesBpBlock, combats[0].n_of_others, 2),
  ACIES_BLOCK_ADDED (AciesBpBlock, combats[1].n_of_others, 2),
  { 0 },
};

static const AciesOddsProcs odds_procs = {
  .of_attack = acies_bp_odds_of_attack,
  .of_duel = acies_bp_odds_of_duel,
  .ground = acies_bp_ground_at,
  .supposed = acies_bp_supposed,
};

/* BP-A32: a battle uses one of two sets of dice. */
static gboolean
has_die (const AciesState *state,
         AciesId           die_type)
{
  return acies_bp_die_of (state, acies_bp_colour (state, die_type)) == die_type;
}

/* BP-R10, BP-R47: Tactica cards are dealt only when the scenario says so, but hands may hold some. Tiles show their files. */
static gboolean
has_deck (const AciesState *state,
          AciesId           deck)
{
  guint n_held = acies_state_count_cards (state, 0, ACIES_ZONE_HAND) + acies_state_count_cards (state, 1, ACIES_ZONE_HAND);

  return deck == BP_DECK_TACTICA && (n_held > 0 || state->switches[BP_SWITCH_TACTICA] != 0);
}

static const AciesScenarioProcs scenario_procs = {
  .attack_range = acies_bp_attack_range,
  .serves = acies_bp_serves,
  .may_stand = acies_bp_may_stand,
  .reserve_rule = "BP-R38",
  .describe_rules = acies_bp_describe_rules,
  .has_die = has_die,
  .has_deck = has_deck,
  .find = acies_bp_find,
  .finding_kinds = acies_bp_finding_kinds,
};

/* clang-format off */
const AciesProcs acies_bp_procs = {
  .id = "battleplay",
  .names = {
    .attributes = attributes,
    .marks = marks,
    .switches = switches,
    .symbols = symbols,
    .dice = dice,
    .skills = skills,
    .classes = classes,
    .terrains = terrains,
    .card_values = card_values,
    .decks = decks,
    .effects = effects,
    .phases = phases,
    .phase_names = phase_names,
    .steps = steps,
    .conditions = conditions,
  },
  .n_opening_phases = BP_PHASE_MELEE + 1,
  .n_round_phases = BP_PHASE_MELEE + 1,
  .lacks = ACIES_LACKS_ROUNDS | ACIES_LACKS_HAND_SIZE | ACIES_LACKS_ENTRIES | ACIES_LACKS_MORALE | ACIES_LACKS_FIGURES,
  .counts_wounds = TRUE,
  .block_size = sizeof (AciesBpBlock),
  .added = added,
  ACIES_COMBATS_IN (AciesBpBlock),
  .rules = { .setup = "BP-R15", .board = "BP-R6", .order = "BP-R32", .dice = "BP-R3", .end = "BP-R41" },
  .commands = {
    [ACIES_COMMAND_START]  = { NULL,               acies_bp_start     },
    [ACIES_COMMAND_ATTACK] = { acies_bp_check_attack,    acies_bp_attack    },
    [ACIES_COMMAND_MOVE]   = { acies_bp_check_move,      acies_bp_move      },
    [ACIES_COMMAND_PLAY]   = { acies_bp_check_play,      acies_bp_play      },
    [ACIES_COMMAND_PASS]   = { NULL,               pass         },
    [ACIES_COMMAND_YES]    = { NULL,               acies_bp_join      },
    [ACIES_COMMAND_DONE]   = { check_done,         done         },
    [ACIES_COMMAND_DRAW]   = { NULL,               acies_bp_draw      },
    [BP_COMMAND_DEPLOY]    = { acies_bp_check_deploy,    acies_bp_deploy    },
    [BP_COMMAND_TAKE_BACK] = { acies_bp_check_take_back, acies_bp_take_back },
    [BP_COMMAND_FIGHT]     = { acies_bp_check_fight,     acies_bp_fight     },
    [BP_COMMAND_SWAP]      = { acies_bp_check_swap,      acies_bp_swap      },
    [BP_COMMAND_AGAIN]     = { acies_bp_check_again,     acies_bp_again     },
    [BP_COMMAND_PREPARE]   = { acies_bp_check_prepare,   acies_bp_prepare   },
    [BP_COMMAND_WATERWAY]  = { acies_bp_check_waterway,  acies_bp_waterway  },
    [BP_COMMAND_HOLD]      = { check_hold,         acies_bp_hold      },
  },
  .help = N_ ("The board has three rows of squares; its columns are called files.\n"
"Set up the terrain (“prepare”, “waterway”) and lay out your army (“deploy”, then “done”),\n"
"unless the scenario has already done so. Each phase is then played once: artillery, bowfire, skirmishers,\n"
"charge, exploitation and melee. In each phase, the sides take turns to choose the next fight:\n"
"“attack” with one of your cards, or “fight” if only the enemy rolls.\n"
"In the exploitation phase, bring in reserves (“deploy”) and then move cards (“move”); end each with “done”.\n"
"“yes” and “pass” decide whether a general joins a fight.\n"
"Play Tactica cards before and after rolls (“play”)."),
  .verbs = { &acies_bp_verbs[0], &acies_bp_verbs[1], &acies_bp_verbs[2], &acies_bp_verbs[3], &acies_bp_verbs[4], &acies_bp_verbs[5], &acies_bp_verbs[6], &acies_bp_verbs[7] },
  .notes = acies_bp_notes,
  .n_notes = BP_N_NOTES,
  .ends = {
    [BP_END_ROUT]      = &rout,
    [BP_END_BOTH_ROUT] = &both_rout,
    [BP_END_TOWN]      = &town,
    [BP_END_LOSSES]    = &losses,
    [BP_END_TIE]       = &tie,
    [BP_END_HELD]      = &held,
  },
  .questions = acies_bp_questions,
  .n_questions = BP_N_QUESTIONS,
  .draw = { .name = "tile-or-card", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DRAW), .find_rule = find_rule_of_draw, .describe = describe_draw },
  .card_helps = acies_bp_card_helps,
  .run_step = run_step,
  .may_lie = acies_bp_may_lie,
  .reach = {
    .list_destinations = acies_bp_list_destinations,
    .check_attack_from = acies_bp_check_attack_from,
    .list_targets = acies_bp_list_targets,
    .mark_targets = acies_bp_mark_targets,
    .march = acies_bp_march,
    .attack_distance = acies_bp_distance,
    .ahead = acies_bp_front,
  },
  .first = acies_bp_better,
  .describe_victory = acies_bp_describe_victory,
  .is_ok = acies_bp_is_ok,
  .describe_score = acies_bp_describe_score,
  .odds = &odds_procs,
  .scenario = &scenario_procs,
};
/* clang-format on */
