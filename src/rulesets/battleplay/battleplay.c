/* battleplay.c - BattlePlay: the table of its procedures, and how a battle ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "engine/core/question.h"
#include "engine/find/findings.h"
#include "engine/odds/odds.h"
#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

ACIES_BLOCK_FITS (AciesBpBlock);

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
  acies_log_side (resolver, BP_LOG_CEASED, side);
  BP_SET (resolver, ceased[side], 1);
  acies_bp_next_pick (resolver);
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

static gboolean
is_ok (const AciesState *state,
       const char      **why)
{
  gboolean counted = state->turn.phase > BP_PHASE_DEPLOYMENT && state->decision.kind == ACIES_DECISION_NONE && state->n_steps == 0;

  if (state->mode != ACIES_MODE_PLAY)
    return TRUE;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && acies_hex_row (state->units[i].hex) == BP_GROUND_ROW)
        return acies_state_broken (why, "a card lies on the ground between the armies");
    }
  for (AciesSide side = 0; side < 2; side++)
    {
      if (counted && state->sides[side].morale != (int) acies_bp_count_main (state, side))
        return acies_state_broken (why, "main battle cards are counted wrongly");
    }

  return TRUE;
}

/* --- the end ---------------------------------------------------------------------------------- */

guint
acies_bp_rout_limit (const AciesState *state)
{
  if (state->switches[BP_SWITCH_ROUT] > 0)
    return (guint) state->switches[BP_SWITCH_ROUT];

  return acies_bp_is_double (state) ? 3 : 1;
}

/* At a table people count the cards that are left. */
static guint
count_lost (const AciesState *state,
            AciesSide         side)
{
  guint n = 0;

  if (state->mode != ACIES_MODE_TABLE)
    return acies_bp_block (state)->lost[side];
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    n += state->units[unit].place != ACIES_PLACE_ABSENT && state->units[unit].side == side && acies_bp_is_main (state, unit);

  return n - MIN (n, (guint) state->sides[side].morale);
}

/* BP-R23, BP-A14, BP-R48; BP-A15: who defends a town is not routed. */
static gboolean
is_routed (const AciesState *state,
           AciesSide         side)
{
  return !acies_bp_is_besieged (state, side) && count_lost (state, side) > 0 && acies_bp_count_main (state, side) <= acies_bp_rout_limit (state);
}

/* BP-R46, BP-A15: skirmishers that have left count as cards of the town, and not as losses. */
gboolean
acies_bp_end_if_over (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          routed[] = { is_routed (state, 0), is_routed (state, 1) };
  AciesSide         town = acies_bp_defender (state);
  guint             withdrew = state->mode == ACIES_MODE_TABLE ? 0 : acies_bp_block (state)->withdrew[town];
  int               lead = (int) acies_bp_count_main (state, 0) - (int) acies_bp_count_main (state, 1);

  if (routed[0] && routed[1]) /* BP-A24 */
    {
      if (!acies_game_end_by (resolver, BP_END_ROUT, lead))
        acies_game_end (resolver, BP_END_BOTH_ROUT, ACIES_NO_SIDE);
    }
  else if (routed[0] || routed[1]) /* BP-A39: before a town can fall */
    acies_game_end (resolver, BP_END_ROUT, routed[0] ? 1 : 0);
  else if (state->switches[BP_SWITCH_SIEGE] && acies_bp_count_troops (state, town, ACIES_PLACE_BOARD) + withdrew <= BP_FALLEN_TOWN &&
           acies_bp_count_troops (state, town, ACIES_PLACE_LOST) > withdrew)
    acies_game_end (resolver, BP_END_TOWN, state->setup.first);

  return state->outcome.reason != ACIES_END_NOT_YET;
}

/* BP-R41, BP-A19: fewer main battle cards lost wins. BP-R46: a town that has not fallen holds, whatever was lost. */
void
acies_bp_judge (AciesResolver *resolver,
                gboolean       is_over)
{
  const AciesState *state = resolver->state;

  if (acies_bp_end_if_over (resolver) || !is_over)
    return;
  if (state->switches[BP_SWITCH_SIEGE])
    acies_game_end (resolver, BP_END_HELD, acies_bp_defender (state));
  else if (!acies_game_end_by (resolver, BP_END_LOSSES, (int) count_lost (state, 1) - (int) count_lost (state, 0)))
    acies_game_end (resolver, BP_END_TIE, ACIES_NO_SIDE);
}

static char *
describe_score (const AciesState *state,
                AciesSide         first)
{
  const guint lost[] = { count_lost (state, 0), count_lost (state, 1) };

  if (state->outcome.reason == BP_END_ROUT || state->outcome.reason == BP_END_BOTH_ROUT)
    /* Translators: of the winner, and of the other side */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u main battle card left on the board against %2$u", "%1$u main battle cards left on the board against %2$u", acies_bp_count_main (state, first)), acies_bp_count_main (state, first), acies_bp_count_main (state, 1 - first));

  /* Translators: by the winner, and by the other side */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "main battle cards lost: %1$u against %2$u", "main battle cards lost: %1$u against %2$u", lost[1 - first]), lost[first], lost[1 - first]);
}

/* BP-R23, BP-R41, BP-R46, with the numbers of this battle. */
static char *
describe_victory (const AciesState *state)
{
  guint            limit = acies_bp_rout_limit (state);
  const char      *attacker = state->ruleset->sides[state->setup.first].name;
  g_autofree char *rout = NULL;
  g_autofree char *rest = NULL;

  if (state->switches[BP_SWITCH_SIEGE])
    {
      /* Translators: a side, and with how many cards left it loses */
      rout = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The army of %1$s assaults the town and is routed when it is down to %2$u main battle card on the board.",
                                           "The army of %1$s assaults the town and is routed when it is down to %2$u main battle cards on the board.", limit),
                              attacker, limit);
      rest = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The town falls when its defenders have only %u troop card left; skirmishers that leave the board do not count as lost. If the town has not fallen when all cards have rolled, the defenders hold it, whatever the losses.",
                                           "The town falls when its defenders have only %u troop cards left; skirmishers that leave the board do not count as lost. If the town has not fallen when all cards have rolled, the defenders hold it, whatever the losses.",
                                           BP_FALLEN_TOWN),
                              BP_FALLEN_TOWN);
    }
  else
    {
      rout = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "An army with only %u main battle card left on the board is routed and loses the battle.",
                                           "An army with only %u main battle cards left on the board is routed and loses the battle.", limit),
                              limit);
      /* Translators: a side */
      rest = g_strdup_printf (_ ("If no army is routed, the side that lost fewer main battle cards wins. Equal losses are a tie, and the attacker, %s, withdraws."), attacker);
    }

  /* Translators: two sentences */
  return g_strdup_printf (_ ("%1$s %2$s"), rout, rest);
}

/* --- the table -------------------------------------------------------------------------------- */

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
  .conditions = acies_bp_conditions,
  .can_answer = acies_bp_can_answer,
};

/* BP-A32: a battle uses one of two sets of dice. */
static gboolean
has_die (const AciesState *state,
         AciesId           die_type)
{
  return acies_bp_die_of (state, die_type > BP_RED ? die_type - BP_GREEN_B + BP_GREEN : die_type) == die_type;
}

/* BP-R10, BP-R47: Tactica cards are dealt only when the scenario says so, but hands may hold some. Tiles show their files. */
static gboolean
has_deck (const AciesState *state,
          AciesId           deck)
{
  guint n_held = acies_state_count_cards (state, 0, ACIES_ZONE_HAND) + acies_state_count_cards (state, 1, ACIES_ZONE_HAND);

  return deck == BP_DECK_TACTICA && (n_held > 0 || state->switches[BP_SWITCH_TACTICA] != 0);
}

static guint
attack_range (const AciesState *state,
              AciesId           type)
{
  return state->ruleset->unit_types[type].class_ != BP_GENERALS;
}

/* BP-R15 */
static gboolean
may_stand (const AciesState *state,
           AciesSide         side,
           AciesId           type,
           AciesHex          hex)
{
  return acies_hex_row (hex) == acies_bp_row (state, side) && !acies_bp_is_water (state, acies_hex_column (hex));
}

/* BP-R47: a Tactica card serves whoever leads. */
static gboolean
serves (const AciesState *state,
        AciesSide         side,
        AciesId           card,
        AciesId           type)
{
  return TRUE;
}

static guint
march (const AciesState *state,
       AciesUnitId       unit)
{
  return !acies_bp_is_general (state, unit);
}

/* BP-R15, BP-R30: the worse general lays his army out first, the better one picks first. */
static AciesSide
first (const AciesState *state)
{
  gboolean deploys = state->switches[BP_SWITCH_DEPLOYMENT] == BP_BY_PLAYERS && state->turn.phase <= BP_PHASE_DEPLOYMENT;

  return deploys ? acies_bp_enemy (acies_bp_better (state)) : acies_bp_better (state);
}

static const AciesScenarioProcs scenario_procs = {
  .attack_range = attack_range,
  .serves = serves,
  .may_stand = may_stand,
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
    .attributes = (const char *const[]) { "good-going", "difficult-terrain", "bowfire", "bowfire-difficult", "assault", "stars", NULL },
    .marks = (const char *const[]) { "acted", "face-down", NULL },
    .switches = (const char *const[]) {
      "near-nation", "far-nation", "deployment", "deal-tactica", "dice-table", "battle-ground", "trees", "mountains", "prepared-near", "prepared-far",
      "waterway-beside", "siege", "garrison", "walls", "siegecraft", "rout", NULL
    },
    .symbols = (const char *const[]) { "blank", "special", "cross", "skull", NULL },
    .dice = (const char *const[]) { "black", "white", "green", "yellow", "red", "green-b", "yellow-b", "red-b", NULL },
    .skills = (const char *const[]) {
      "of-rome", "of-carthage", "of-greece", "of-barbaricum", "beats-infantry", "beats-cavalry", "beats-elephants", NULL
    },
    .classes = (const char *const[]) {
      "infantry", "cavalry", "chariots", "elephants", "foot-skirmishers", "mounted-skirmishers", "artillery", "generals", NULL
    },
    .terrains = (const char *const[]) { "open-ground", "woods", "rocky-ground", "hill", "wooded-hill", "rocky-hill", "waterway", NULL },
    .card_values = (const char *const[]) { "file-number", NULL },
    .decks = (const char *const[]) { "brown-tiles", "green-tiles", "tactica", NULL },
    .effects = (const char *const[]) {
      "rocky-tile", "woods-tile", "hill-tile", "second-wind", "confusion", "ferocity", "disorder", "rally", "ambush", "scouts", "redeploy-card",
      "hold-the-line", "forced-march", "seize-initiative", NULL
    },
    .phases = (const char *const[]) {
      "battlefield", "deployment", "artillery-phase", "bowfire-phase", "skirmishers-phase", "charge-combat", "exploitation", "melee-combat", NULL
    },
    .phase_names = (const char *const[]) {
      NC_ ("phase", "The Battlefield"), NC_ ("phase", "Deployment"), NC_ ("phase", "1.1 Artillery"), NC_ ("phase", "1.2 Bowfire"), NC_ ("phase", "1.3 Skirmishers"), NC_ ("phase", "1.4 Charge Combat"),
      NC_ ("phase", "2.1 Exploitation"), NC_ ("phase", "2.2 Melee Combat"), NULL
    },
    .steps = (const char *const[]) {
      "prepare-ground", "lay-waterway", "brown-draw", "green-draw", "second-half", "hill-dice", "hill-answer", "hill-result", "tactica-draw",
      "deploy-side", "deploy-in-turn", "redeploy-moment", "reveal", "next-phase", "next-pick",
      "join-moment", "before-moment", "roll-dice", "read-dice", "after-moment", "again-moment", "laid-again", "roll-back", "apply-result",
      "end-roll-back", "end-fight", NULL
    },
    .conditions = (const char *const[]) { NULL },
  },
  .n_opening_phases = BP_PHASE_MELEE + 1,
  .n_round_phases = BP_PHASE_MELEE + 1,
  .lacks = ACIES_LACKS_ROUNDS | ACIES_LACKS_HAND_SIZE | ACIES_LACKS_ENTRIES | ACIES_LACKS_MORALE | ACIES_LACKS_FIGURES,
  .traits = ACIES_TRAIT_COUNTS_WOUNDS,
  .block_size = sizeof (AciesBpBlock),
  .added = added,
  ACIES_COMBATS_IN (AciesBpBlock),
  .rules = { .setup = "BP-R15", .board = "BP-R6", .order = "BP-R32", .dice = "BP-R3", .end = "BP-R41" },
  .commands = {
    [ACIES_COMMAND_START] = { NULL, acies_bp_start },
    [ACIES_COMMAND_ATTACK] = { acies_bp_check_attack, acies_bp_fight },
    [ACIES_COMMAND_MOVE] = { acies_bp_check_move, acies_bp_move },
    [ACIES_COMMAND_PLAY] = { acies_bp_check_play, acies_bp_play },
    [ACIES_COMMAND_PASS] = { NULL, pass },
    [ACIES_COMMAND_YES] = { NULL, acies_bp_join },
    [ACIES_COMMAND_DONE] = { check_done, done },
    [ACIES_COMMAND_DRAW] = { NULL, acies_bp_draw },
    [BP_COMMAND_DEPLOY] = { acies_bp_check_deploy, acies_bp_deploy },
    [BP_COMMAND_TAKE_BACK] = { acies_bp_check_take_back, acies_bp_take_back },
    [BP_COMMAND_FIGHT] = { acies_bp_check_fight, acies_bp_fight },
    [BP_COMMAND_SWAP] = { acies_bp_check_swap, acies_bp_swap },
    [BP_COMMAND_AGAIN] = { acies_bp_check_again, acies_bp_again },
    [BP_COMMAND_PREPARE] = { acies_bp_check_prepare, acies_bp_prepare },
    [BP_COMMAND_WATERWAY] = { acies_bp_check_waterway, acies_bp_waterway },
    [BP_COMMAND_HOLD] = { NULL, acies_bp_hold },
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
  .log_entries = acies_bp_log_entries,
  .n_log_entries = BP_N_LOG_KINDS,
  .ends = { /* BP-R23, BP-R41 */
    [BP_END_ROUT] = &(const AciesGameEnd) { "rout", N_ ("%s wins: the enemy is routed") },
    [BP_END_BOTH_ROUT] = &(const AciesGameEnd) { "both-rout", N_ ("A tie: both armies are routed, and the attacker withdraws") },
    [BP_END_TOWN] = &(const AciesGameEnd) { "town-falls", N_ ("%s wins: the town falls") },
    [BP_END_LOSSES] = &(const AciesGameEnd) { "fewer-losses", N_ ("%s wins: it lost fewer main battle cards") },
    [BP_END_TIE] = &(const AciesGameEnd) { "tie", N_ ("A tie: both sides have lost the same number of main battle cards, and the attacker withdraws") },
    [BP_END_HELD] = &(const AciesGameEnd) { "town-holds", N_ ("%s wins: the town holds") },
  },
  .questions = acies_bp_questions,
  .n_questions = BP_N_QUESTIONS,
  .draw = { .name = "tile-or-card", .asked = ACIES_ASKS_ANYBODY, .answers = ACIES_ANSWER (DRAW), .find_rule = find_rule_of_draw, .describe = acies_draw_describe },
  .card_helps = acies_bp_card_helps,
  .judge = acies_bp_judge,
  .run_step = run_step,
  .may_lie = acies_bp_may_lie,
  .reach = {
    .list_destinations = acies_bp_list_destinations,
    .check_attack_from = acies_bp_check_attack_from,
    .list_targets = acies_bp_list_targets,
    .mark_targets = acies_bp_mark_targets,
    .march = march,
    .attack_distance = acies_bp_distance,
    .ahead = acies_bp_front,
  },
  .first = first,
  .describe_victory = describe_victory,
  .is_ok = is_ok,
  .describe_score = describe_score,
  .odds = &odds_procs,
  .scenario = &scenario_procs,
};
/* clang-format on */
