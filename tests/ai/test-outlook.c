/* test-outlook.c - what a player expects of a move to come, of a turn where it stands, and of harm
 *
 * On small positions, with all habits at nothing but the one that is looked at: so what comes out can be counted by hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/choices.h"
#include "ai/static-eval.h"
#include "engine/core/engine.h"
#include "engine/core/reach.h"
#include "engine/core/units.h"
#include "support/opening.h"

#define EPSILON 0.0001

typedef struct
{
  AciesState          *state;
  AciesAiRulesetCache *cache;
  AciesAiStaticEval    static_eval;
} Look;

static void
look_at (Look       *self,
         AciesState *state,
         AciesHabit  habit,
         float       worth)
{
  static const AciesAiManner manner = { .fear = 1 };

  self->state = state;
  self->cache = acies_ai_ruleset_cache_new (state);
  for (guint i = 0; i < ACIES_N_HABITS; i++)
    self->cache->habits[i] = 0;
  self->cache->habits[habit] = worth;
  self->cache->habits[ACIES_HABIT_FEAR] = habit == ACIES_HABIT_BEHIND; /* else nobody minds his back */
  acies_ai_static_eval_at (&self->static_eval, self->cache, state, manner);
}

static void
look_away (Look *self)
{
  acies_ai_ruleset_cache_free (self->cache);
  acies_state_free (self->state);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Look, look_away)

static AciesHex
hex_of (const char *name)
{
  AciesHex hex;

  g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

static AciesUnitId
unit_on (const Look *self,
         const char *name)
{
  AciesUnitId unit = acies_state_unit_at (self->state, hex_of (name));

  g_assert_cmpuint (unit, !=, ACIES_NO_UNIT);

  return unit;
}

static AciesCommand
command_of (const Look *self,
            const char *line)
{
  g_autoptr (GError) error = NULL;
  AciesCommand command;

  g_assert_true (acies_command_parse (line, self->state->ruleset, &command, &error));
  g_assert_no_error (error);

  return command;
}

/* --- a move to come ------------------------------------------------------------------------- */

/* Equites ride three hexes, and strike after two of them. */
static void
look_at_equites (Look       *self,
                 const char *enemy,
                 AciesHabit  habit,
                 float       worth)
{
  g_autofree char *position = g_strdup_printf ("first rome\nplace equites E9 2\nplace pezhetairoi %s 3", enemy);

  look_at (self, opening_new_game ("rome-vs-macedon", position, ""), habit, worth);
}

static float
outlook (Look       *self,
         const char *hex)
{
  return acies_ai_static_eval_outlook (&self->static_eval, unit_on (self, hex));
}

/* Three hexes nearer; or away, where there is room. */
static void
test_best_of_all (void)
{
  g_auto (Look) nearer = { 0 };
  g_auto (Look) farther = { 0 };

  look_at_equites (&nearer, "E1", ACIES_HABIT_NEAR, 1);
  look_at_equites (&farther, "E6", ACIES_HABIT_NEAR, -1);
  g_assert_cmpfloat_with_epsilon (outlook (&nearer, "E9"), 3, EPSILON);
  g_assert_cmpfloat (outlook (&farther, "E9"), >, 0);
}

/* Where it stands is best: nothing is to be hoped for, and nothing is lost. */
static void
test_nothing_better (void)
{
  g_auto (Look) look = { 0 };

  look_at_equites (&look, "E8", ACIES_HABIT_NEAR, 1);
  g_assert_cmpfloat (outlook (&look, "E9"), ==, 0);
}

/* Nor where it can go nowhere. */
static void
test_nowhere_to_go (void)
{
  g_auto (Look) look = { 0 };
  g_autoptr (GArray) destinations = g_array_new (FALSE, FALSE, sizeof (AciesDestination));

  look_at (&look, opening_new_game ("rome-vs-macedon", "first rome\nplace equites A1 2\nplace principes B1 3\nplace principes A2 3\nplace pezhetairoi E9 3", ""),
           ACIES_HABIT_NEAR, 1);
  acies_unit_list_destinations (look.state, unit_on (&look, "A1"), ACIES_MOMENT_ORDERED, destinations, NULL);
  g_assert_cmpuint (destinations->len, ==, 0);
  g_assert_cmpfloat (outlook (&look, "A1"), ==, 0);
}

static float
blow_on (Look       *self,
         const char *enemy)
{
  return acies_ai_static_eval_gain (&self->static_eval, &self->state->units[unit_on (self, "E9")], hex_of ("E9"), &self->state->units[unit_on (self, enemy)], hex_of (enemy), 0);
}

/* It strikes at once as far as it may, and no farther; what it can do from here it need not move for. */
static void
test_strike_after_a_move (void)
{
  static const struct
  {
    const char *enemy;
    gboolean    strikes;
  } cases[] = { { "E8", FALSE }, { "E7", TRUE }, { "E6", TRUE }, { "E5", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Look) look = { 0 };
      float blow;

      look_at_equites (&look, cases[i].enemy, ACIES_HABIT_NEAR, 0);
      blow = blow_on (&look, cases[i].enemy);
      g_assert_cmpfloat (blow, >, 0.1);
      g_assert_cmpfloat_with_epsilon (outlook (&look, "E9"), cases[i].strikes ? blow : 0, EPSILON);
    }
}

/* --- a turn --------------------------------------------------------------------------------- */

#define TO_MANOEUVRE "switch initiative far-side\nopening near 1 manoeuvre-phase\n"
#define MOVES "go E15\nadd 1\ndice average:4"

static void
look_at_hoplites (Look       *self,
                  const char *facing,
                  AciesHabit  habit,
                  float       worth)
{
  g_autofree char *position = g_strdup_printf (TO_MANOEUVRE "place hoplites E15 4 near\nproperty facing E15 %s\nplace slingers E12 4 far\nplace warriors M1 8 far", facing);

  look_at (self, opening_new_game ("legio-vi", position, MOVES), habit, worth);
}

/* What it is worth to stand as after @line, less what it is to stand as now. */
static float
difference (Look       *self,
            AciesUnitId unit,
            const char *line,
            AciesHabit  habit,
            float       worth)
{
  g_auto (Look) later = { 0 };
  AciesState  *after = acies_state_copy (self->state);
  AciesCommand command = command_of (self, line);

  g_assert_true (acies_engine_apply (after, &command, NULL, NULL));
  look_at (&later, after, habit, worth);

  return acies_ai_static_eval_stay (&later.static_eval, &after->units[unit]) - acies_ai_static_eval_stay (&self->static_eval, &self->state->units[unit]);
}

/* Slingers do more to who turns his back on them. */
static void
test_turn (void)
{
  static const char *const facings[] = { "n", "s" };

  for (guint i = 0; i < G_N_ELEMENTS (facings); i++)
    {
      g_auto (Look) look = { 0 };
      AciesUnitId  unit;
      AciesCommand about;
      guint64      hash;
      float        turned, stay;

      look_at_hoplites (&look, facings[i], ACIES_HABIT_BEHIND, 1);
      unit = unit_on (&look, "E15");
      about = command_of (&look, "face-about");
      hash = acies_state_hash (look.state);
      stay = acies_ai_static_eval_stay (&look.static_eval, &look.state->units[unit]);
      turned = acies_ai_static_eval_turn (&look.static_eval, unit, &about);

      /* It sees the same as before. */
      g_assert_true (look.static_eval.state == look.state);
      g_assert_null (look.static_eval.unit);
      g_assert_cmpuint (acies_state_hash (look.state), ==, hash);
      g_assert_cmpfloat_with_epsilon (acies_ai_static_eval_stay (&look.static_eval, &look.state->units[unit]), stay, EPSILON);

      g_assert_cmpfloat_with_epsilon (turned, difference (&look, unit, "face-about", ACIES_HABIT_BEHIND, 1), EPSILON);
      g_assert_cmpfloat_with_epsilon (turned, i == 0 ? -1 : 1, EPSILON);
    }
}

/* Archers behind the enemy's back who turn away would have to turn first before they shoot. */
static void
test_turn_of_archers (void)
{
  g_auto (Look) look = { 0 };
  AciesUnitId  unit;
  AciesCommand about;
  float        turned;

  look_at (&look, opening_new_game ("legio-vi", TO_MANOEUVRE "place massed-archers E15 4 near\nplace warriors E12 8 far\nproperty facing E12 n\nplace warriors M1 8 far", MOVES), ACIES_HABIT_BEHIND, 1);
  unit = unit_on (&look, "E15");
  about = command_of (&look, "face-about");
  turned = acies_ai_static_eval_turn (&look.static_eval, unit, &about);
  g_assert_cmpfloat (turned, <, -0.5);
  g_assert_cmpfloat_with_epsilon (turned, difference (&look, unit, "face-about", ACIES_HABIT_BEHIND, 1), EPSILON);
}

static void
test_turn_refused (void)
{
  g_auto (Look) look = { 0 };
  AciesCommand again;

  look_at_hoplites (&look, "s", ACIES_HABIT_BEHIND, 1);
  again = command_of (&look, "go M1");
  g_assert_cmpfloat (acies_ai_static_eval_turn (&look.static_eval, unit_on (&look, "E15"), &again), ==, 0);
}

/* Where units face nowhere there is nothing to turn, though a move changes what a place is worth. */
static void
test_turn_nowhere (void)
{
  g_auto (Look) look = { 0 };
  AciesCommand move;
  AciesUnitId  unit;

  look_at (&look, opening_new_game ("rome-vs-macedon", "first macedon\ncards macedon mixed-order 1\nhand macedon mixed-order 1\nplace principes E9 3\nplace hypaspists E5 3\nplace pezhetairoi A1 3", "play mixed-order\norder E5\norder A1"),
           ACIES_HABIT_NEAR, 1);
  unit = unit_on (&look, "E5");
  move = command_of (&look, "move E5 E6");
  g_assert_cmpfloat (difference (&look, unit, "move E5 E6", ACIES_HABIT_NEAR, 1), >, 0.5);
  g_assert_cmpfloat (acies_ai_static_eval_turn (&look.static_eval, unit, &move), ==, 0);
}

/* The hoplites on E13 have one base left, and take no more disorder. */
#define SHOT                                                                                                         \
  "switch initiative far-side\nopening near 1 skirmish-phase\nplace velites E15 4 near\nplace hoplites Q15 4 near\n" \
  "place hoplites E13 1 far\nproperty disorder E13 5\nplace hoplites Q3 4 far\nplace hoplites S3 4 far"

static void
test_turn_of_who_is_gone (void)
{
  g_auto (Look) look = { 0 };
  g_auto (Look) later = { 0 };
  AciesState  *after;
  AciesUnitId  unit;
  AciesCommand hit, done;

  look_at (&look, opening_new_game ("legio-vi", SHOT, "attack E15 E13"), ACIES_HABIT_NEAR, 1);
  unit = unit_on (&look, "E13");
  hit = command_of (&look, "dice d6:6 d6:6");
  after = acies_state_copy (look.state);
  g_assert_true (acies_engine_apply (after, &hit, NULL, NULL));
  g_assert_false (acies_state_unit_is_on_board (after, unit));
  g_assert_cmpfloat (acies_ai_static_eval_turn (&look.static_eval, unit, &hit), ==, 0);

  look_at (&later, after, ACIES_HABIT_NEAR, 1);
  done = command_of (&later, "done");
  g_assert_true (acies_command_check (&done, after, NULL));
  g_assert_cmpfloat (acies_ai_static_eval_turn (&later.static_eval, unit, &done), ==, 0);
  g_assert_null (later.static_eval.unit); /* nobody has asked what its place is worth */
}

/* --- harm ----------------------------------------------------------------------------------- */

static float
harm (Look       *self,
      const char *line)
{
  AciesCommand command = command_of (self, line);

  return acies_ai_static_eval_harm (&self->static_eval, &command);
}

static float
quality_on (const Look *self,
            const char *hex)
{
  return self->cache->types[self->state->units[unit_on (self, hex)].type].quality;
}

/* Each of five points of disorder takes a fifth of the four bases of hoplites: of an enemy it is won, of one's own lost. */
static void
test_harm (void)
{
  g_auto (Look) shot = { 0 };
  g_auto (Look) wheel = { 0 };
  guint64 hash;
  float   fifth;

  look_at (&shot, opening_new_game ("legio-vi", "switch initiative far-side\nopening near 1 skirmish-phase\nplace velites E15 4 near\nplace velites I15 4 near\nplace hoplites E13 4 far\nplace hoplites Q3 4 far", "attack E15 E13"),
           ACIES_HABIT_SOUND, 2);
  fifth = quality_on (&shot, "E13") * 4 / 5;
  hash = acies_state_hash (shot.state);
  g_assert_cmpfloat_with_epsilon (harm (&shot, "dice d6:6 d6:1"), 2 * fifth, EPSILON);
  g_assert_cmpfloat_with_epsilon (harm (&shot, "dice d6:6 d6:6"), 4 * fifth, EPSILON);
  g_assert_cmpfloat (harm (&shot, "dice d6:1 d6:1"), ==, 0);
  g_assert_cmpuint (acies_state_hash (shot.state), ==, hash);
  g_assert_cmpfloat_with_epsilon (shot.static_eval.soundness, 2 * 4 * quality_on (&shot, "E15") - 2 * 5 * fifth, EPSILON);

  look_at_hoplites (&wheel, "n", ACIES_HABIT_SOUND, 1);
  g_assert_cmpfloat_with_epsilon (harm (&wheel, "wheel 1"), -quality_on (&wheel, "E15") * 4 / 5, EPSILON);
  g_assert_cmpfloat (harm (&wheel, "go M1"), ==, 0);
}

/* What the ground costs a move by one die is seen before the die has fallen. */
#define ROUGH "paint rough D14\npaint rough E14\npaint rough D13\npaint rough E13\npaint rough F13\npaint rough D12\npaint rough E12\n"
static void
test_harm_of_a_move_by_dice (void)
{
  g_auto (Look) look = { 0 };
  guint64 hash;

  look_at (&look, opening_new_game ("legio-vi", TO_MANOEUVRE "paint rough D14\nplace hoplites E15 4 near\nplace hoplites A15 4 near\nplace warriors I15 8 far", ""), ACIES_HABIT_SOUND, 1);
  hash = acies_state_hash (look.state);
  g_assert_cmpfloat_with_epsilon (harm (&look, "move E15 D14"), -quality_on (&look, "E15") * 4 * 2 / 5, EPSILON);
  g_assert_cmpfloat (harm (&look, "move E15 E14"), ==, 0);
  g_assert_cmpuint (acies_state_hash (look.state), ==, hash);
}

/* Each hex in front is nearer to the enemy and costs more than that is worth: none of the best commands is taken. */
static void
test_harm_of_all_the_best (void)
{
  static const AciesAiManner manner = { .fear = 1 };
  g_auto (Look) look = { 0 };
  g_autoptr (GArray) list = acies_commands_new ();
  AciesAiRng   rng = acies_ai_rng_seeded (1);
  AciesCommand chosen;
  guint        n_moves = 0;

  look_at (&look, opening_new_game ("legio-vi", TO_MANOEUVRE ROUGH "place hoplites E15 4 near\nplace warriors E6 8 far\nplace warriors I6 8 far", ""), ACIES_HABIT_SOUND, 1);
  look.cache->habits[ACIES_HABIT_NEAR] = 0.3f;
  acies_command_list (look.state, list);
  for (guint i = 0; i < list->len; i++)
    n_moves += g_array_index (list, AciesCommand, i).kind == ACIES_COMMAND_MOVE;
  g_assert_cmpuint (n_moves, >, 8);
  chosen = g_array_index (list, AciesCommand, acies_ai_pick_quickly (look.cache, look.state, list, &manner, &rng));
  g_assert_cmpint (chosen.kind, !=, ACIES_COMMAND_MOVE);
}

/* --- leaders -------------------------------------------------------------------------------- */

#define TO_COMMAND "switch initiative far-side\nopening near 1 command-phase\n"
#define LED "place hoplites E15 4 near\nplace general E15 1 near\nplace hoplites I15 4 near\n"

/* With a unit, behind the line, beside it; before it, and near an enemy. */
static void
test_leader_in_danger (void)
{
  static const struct
  {
    const char *hex;
    float       worth;
  } places[] = { { "E15", 1 }, { "I15", 1 }, { "E16", 0 }, { "F15", 0 }, { "E14", -100 }, { "E13", -100 } };
  g_auto (Look) look = { 0 };
  AciesUnitId leader;

  look_at (&look, opening_new_game ("legio-vi", TO_COMMAND LED "place warriors E11 8 far\nplace warriors I3 8 far", ""), ACIES_HABIT_LEAD, 1);
  leader = acies_stack_in_layer (look.state, hex_of ("E15"), 1);
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    g_assert_cmpfloat_with_epsilon (acies_ai_static_eval_place (&look.static_eval, &look.state->units[leader], hex_of (places[i].hex), FALSE), places[i].worth, EPSILON);
}

/* A friend beside him is no line, if the enemy is two hexes away. */
static void
test_leader_beside_his_unit (void)
{
  g_auto (Look) look = { 0 };
  AciesUnitId leader;

  look_at (&look, opening_new_game ("legio-vi", TO_COMMAND LED "place warriors E13 8 far\nplace warriors I3 8 far", ""), ACIES_HABIT_LEAD, 1);
  leader = acies_stack_in_layer (look.state, hex_of ("E15"), 1);
  g_assert_cmpfloat_with_epsilon (acies_ai_static_eval_place (&look.static_eval, &look.state->units[leader], hex_of ("F15"), FALSE), -100, EPSILON);
  g_assert_cmpfloat_with_epsilon (acies_ai_static_eval_place (&look.static_eval, &look.state->units[leader], hex_of ("E16"), FALSE), 0, EPSILON);
}

static float
score_of (const Look *self,
          const char *line)
{
  g_autoptr (GArray) list = acies_commands_new ();
  AciesCommand command = command_of (self, line);
  float        what;

  g_assert_true (acies_command_check (&command, self->state, NULL));
  g_array_append_val (list, command);
  acies_ai_score_quickly (self->cache, self->state, list, &what);

  return what;
}

/* Can a computer player choose @line? It must be allowed either way. */
static gboolean
is_choice (const Look *self,
           const char *line)
{
  g_autoptr (GArray) list = acies_commands_new ();
  AciesCommand command = command_of (self, line);

  g_assert_true (acies_command_check (&command, self->state, NULL));
  acies_ai_list_choices (self->state, list);
  g_assert_cmpuint (list->len, >, 0);
  for (guint i = 0; i < list->len; i++)
    {
      if (acies_command_equal (&g_array_index (list, AciesCommand, i), &command))
        return TRUE;
    }

  return FALSE;
}

/* A leader inspires or steadies his unit only if an enemy can be reached: within four hexes. */
static void
test_leader_helps (void)
{
  g_auto (Look) far = { 0 };
  g_auto (Look) near = { 0 };

  look_at (&far, opening_new_game ("legio-vi", TO_COMMAND LED "property disorder E15 2\nplace warriors E10 8 far\nplace warriors I3 8 far", ""), ACIES_HABIT_VERB, 1);
  look_at (&near, opening_new_game ("legio-vi", TO_COMMAND LED "property disorder E15 2\nplace warriors E11 8 far\nplace warriors I3 8 far", ""), ACIES_HABIT_VERB, 1);
  g_assert_false (is_choice (&far, "inspire E15"));
  g_assert_false (is_choice (&far, "steady E15"));
  g_assert_true (is_choice (&near, "inspire E15"));
  g_assert_true (is_choice (&near, "steady E15"));
  g_assert_cmpfloat_with_epsilon (score_of (&near, "inspire E15"), 1, EPSILON);
  g_assert_cmpfloat_with_epsilon (score_of (&near, "steady E15"), 1, EPSILON);
}

/* Where nobody takes more harm than losses it is not looked for. */
static void
test_no_harm (void)
{
  g_auto (Look) look = { 0 };

  look_at_equites (&look, "E6", ACIES_HABIT_SOUND, 1);
  g_assert_null (look.state->ruleset->procs->soundness);
  g_assert_cmpfloat (harm (&look, "done"), ==, 0);
  g_assert_cmpfloat (harm (&look, "move E9 E8"), ==, 0);
  g_assert_cmpfloat (look.static_eval.soundness, ==, ACIES_AI_UNKNOWN);
}

static float
soundness_after (const Look *self,
                 const char *line,
                 AciesSide   side)
{
  g_autoptr (AciesState) after = acies_state_copy (self->state);
  AciesCommand command = command_of (self, line);
  float        sum = 0;

  g_assert_true (acies_engine_apply (after, &command, NULL, NULL));
  for (guint i = 0; i < after->n_units; i++)
    sum += after->units[i].side == side ? acies_ai_ruleset_cache_soundness (self->cache, after, (AciesUnitId) i) : 0;

  return sum;
}

static float
soundness_now (const Look *self,
               AciesSide   side)
{
  float sum = 0;

  for (guint i = 0; i < self->state->n_units; i++)
    sum += self->state->units[i].side == side ? acies_ai_ruleset_cache_soundness (self->cache, self->state, (AciesUnitId) i) : 0;

  return sum;
}

/* Who is done did not rally the hoplites with the end of the round. */
static void
test_harm_of_who_is_done (void)
{
  g_auto (Look) look = { 0 };

  look_at (&look, opening_new_game ("legio-vi", "switch initiative far-side\nopening near 1 manoeuvre-phase\nplace hoplites E15 4 near\nproperty disorder E15 5\nplace hoplites I15 4 near\nplace hoplites Q1 4 far\nplace hoplites S1 4 far", "done"),
           ACIES_HABIT_SOUND, 1);
  g_assert_cmpfloat (soundness_after (&look, "done", 0), >, soundness_now (&look, 0) + 1);
  g_assert_cmpfloat (harm (&look, "done"), ==, 0);
}

/* Nor has who lets light infantry stand destroyed the chariots that are charged, too. */
static void
test_harm_of_who_passes (void)
{
  g_auto (Look) look = { 0 };

  look_at (&look, opening_new_game ("legio-vi", "switch initiative far-side\nopening near 1 charge-phase\nplace heavy-cavalry E15 4 near\nplace hoplites K15 4 near\nplace velites E13 4 far\nplace scythed-chariots K13 2 far\nplace hoplites Q1 4 far\nplace hoplites S1 4 far", "attack E15 E13\nattack K15 K13\ndone"),
           ACIES_HABIT_SOUND, 1);
  g_assert_cmpfloat (soundness_after (&look, "pass", 1), <, soundness_now (&look, 1) - 0.5);
  g_assert_cmpfloat (harm (&look, "pass"), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/ai/outlook/best-of-all", test_best_of_all);
  g_test_add_func ("/ai/outlook/nothing-better", test_nothing_better);
  g_test_add_func ("/ai/outlook/nowhere-to-go", test_nowhere_to_go);
  g_test_add_func ("/ai/outlook/strike-after-a-move", test_strike_after_a_move);
  g_test_add_func ("/ai/outlook/turn", test_turn);
  g_test_add_func ("/ai/outlook/turn-of-archers", test_turn_of_archers);
  g_test_add_func ("/ai/outlook/turn-refused", test_turn_refused);
  g_test_add_func ("/ai/outlook/turn-nowhere", test_turn_nowhere);
  g_test_add_func ("/ai/outlook/turn-of-who-is-gone", test_turn_of_who_is_gone);
  g_test_add_func ("/ai/outlook/harm", test_harm);
  g_test_add_func ("/ai/outlook/harm-of-a-move-by-dice", test_harm_of_a_move_by_dice);
  g_test_add_func ("/ai/outlook/harm-of-all-the-best", test_harm_of_all_the_best);
  g_test_add_func ("/ai/outlook/leader-in-danger", test_leader_in_danger);
  g_test_add_func ("/ai/outlook/leader-beside-his-unit", test_leader_beside_his_unit);
  g_test_add_func ("/ai/outlook/leader-helps", test_leader_helps);
  g_test_add_func ("/ai/outlook/no-harm", test_no_harm);
  g_test_add_func ("/ai/outlook/harm-of-who-is-done", test_harm_of_who_is_done);
  g_test_add_func ("/ai/outlook/harm-of-who-passes", test_harm_of_who_passes);

  return g_test_run ();
}
