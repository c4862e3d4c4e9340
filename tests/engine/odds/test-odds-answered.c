/* test-odds-answered.c - exact chances where the target rolls against each hit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "ai/random.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/carthage.h"
#include "support/chances.h"
#include "support/lines.h"
#include "support/tally.h"

#include <string.h>

#define N_DUELS 1500
#define MOST_THROWN 3 /* dice of a duel that are thrown in all ways, each with all answers */

/* --- the tables of the rules page ------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *lines;
  const char *from;
  const char *at;
  const char *suppositions; /* in the position */
  const char *types[2];     /* the same without one */
  const char *in_duel;
  gboolean    ranged;
  guint       dice;
  int         point;
  int         defence;
  guint64     total;
  guint64     hits[4]; /* in so many of total, as everything below */
  guint64     wounds[4];
  guint64     retreats[4];
  guint64     both[4][4]; /* of wounds, of retreats */
  guint64     killed;
  guint64     driven; /* alive with at least one retreat */
  guint64     untouched;
} Table;

/* clang-format off */
static const Table tables[] = {
  { .name = "RVC-T13", .lines = "place infantry E6 3 rome\nplace infantry E5 3 carthage", .from = "E6", .at = "E5",
    .suppositions = "", .types = { "infantry", "infantry" }, .in_duel = "",
    .dice = 3, .point = 4, .defence = 4, .total = 1728,
    .hits = { 216, 648, 648, 216 }, .wounds = { 729, 729, 243, 27 }, .retreats = { 1331, 363, 33, 1 },
    .both = { { 512, 192, 24, 1 }, { 576, 144, 9 }, { 216, 27 }, { 27 } },
    .killed = 27, .driven = 397, .untouched = 512 },
  { .name = "RVC-T14", .lines = "place equites E2 2 rome\nplace velites E3 2 carthage", .from = "E2", .at = "E3",
    .suppositions = "cavalry-charge", .types = { "equites", "velites" }, .in_duel = "cavalry-charge",
    .dice = 3, .point = 3, .defence = 5, .total = 729,
    .hits = { 27, 162, 324, 216 }, .wounds = { 125, 300, 240, 64 }, .retreats = { 512, 192, 24, 1 },
    .both = { { 64, 48, 12, 1 }, { 192, 96, 12 }, { 192, 48 }, { 64 } },
    .killed = 304, .driven = 169, .untouched = 64 },
  { .name = "RVC-T15", .lines = "place velites E7 2 rome\nplace numidians E5 2 carthage\nplace leader F5 3 carthage", .from = "E7", .at = "E5",
    .suppositions = "", .types = { "velites", "numidians" }, .in_duel = "target-beside-leader", .ranged = TRUE,
    .dice = 2, .point = 5, .defence = 4, .total = 324,
    .hits = { 144, 144, 36 }, .wounds = { 225, 90, 9 }, .retreats = { 323, 1 },
    .both = { { 224, 1 }, { 90 }, { 9 } },
    .killed = 9, .driven = 1, .untouched = 224 },
};
/* clang-format on */

/* In how many of @total ways. */
static guint64
count_of (const AciesOdds *odds,
          guint64          total,
          gboolean (*is_wanted) (const AciesChance *chance, guint number),
          guint number)
{
  guint64 ways = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      g_assert_cmpuint (odds->total % chance->denominator, ==, 0);
      ways += is_wanted (chance, number) ? chance->numerator * (odds->total / chance->denominator) : 0;
    }
  g_assert_cmpuint (ways * total % odds->total, ==, 0);

  return ways * total / odds->total;
}

static gboolean
has_hits (const AciesChance *chance,
          guint              number)
{
  return chance->hits == number;
}

static gboolean
has_wounds (const AciesChance *chance,
            guint              number)
{
  return chance->wounds == number;
}

static gboolean
has_retreats (const AciesChance *chance,
              guint              number)
{
  return chance->retreats == number;
}

/* Wounds, and ten times retreats. */
static gboolean
has_both (const AciesChance *chance,
          guint              number)
{
  return chance->wounds == number % 10 && chance->retreats == number / 10;
}

static gboolean
is_killed (const AciesChance *chance,
           guint              unused)
{
  return chance->eliminated;
}

static gboolean
is_driven (const AciesChance *chance,
           guint              unused)
{
  return !chance->eliminated && chance->retreats > 0;
}

static void
assert_table (const AciesOdds *odds,
              const Table     *table)
{
  chances_assert_sound (odds);
  g_assert_cmpuint (odds->n_dice, ==, table->dice);
  g_assert_cmpint (odds->point, ==, table->point);
  g_assert_cmpint (odds->defence, ==, table->defence);
  for (guint i = 0; i < 4; i++)
    {
      g_assert_cmpuint (count_of (odds, table->total, has_hits, i), ==, table->hits[i]);
      g_assert_cmpuint (count_of (odds, table->total, has_wounds, i), ==, table->wounds[i]);
      g_assert_cmpuint (count_of (odds, table->total, has_retreats, i), ==, table->retreats[i]);
      for (guint j = 0; j < 4; j++)
        g_assert_cmpuint (count_of (odds, table->total, has_both, i + 10 * j), ==, table->both[i][j]);
    }
  g_assert_cmpuint (count_of (odds, table->total, is_killed, 0), ==, table->killed);
  g_assert_cmpuint (count_of (odds, table->total, is_driven, 0), ==, table->driven);
  g_assert_cmpuint (acies_odds_count_retreats (odds) * table->total / odds->total, ==, table->driven);
  g_assert_cmpuint (count_of (odds, table->total, has_both, 0), ==, table->untouched);
}

static void
as_in_the_table (ChancesFixture *self,
                 gconstpointer   data)
{
  const Table *table = data;
  g_autoptr (AciesState) scenario = chances_new_scenario (self, table->lines);
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) before = chances_of_attack (scenario, table->from, table->at, table->suppositions);
  g_autoptr (AciesOdds) odds = chances_of_attack (game, table->from, table->at, table->suppositions);
  g_autoptr (GArray) list = chances_suppose (self->ruleset, table->in_duel);
  AciesDuel duel = { .attacker = acies_ruleset_find_unit_type (self->ruleset, table->types[0]),
                     .target = acies_ruleset_find_unit_type (self->ruleset, table->types[1]),
                     .ranged = table->ranged };
  g_autoptr (AciesOdds) pair = acies_odds_new_for_duel (self->ruleset, &duel, list, NULL);

  assert_table (before, table);
  assert_table (odds, table);
  assert_table (pair, table);
}

/* --- every face of both rolls ----------------------------------------------------------------- */

static Tally the_tally;

/* Both rolls as the rules page has them; nothing here is read from the ruleset's modifiers. */
typedef struct
{
  int dice;
  int attack;
  int defence;
  int ignored;
  int figures; /* of the target */
} Rolls;

static void
tally_answers (const Rolls *rolls,
               guint        hits,
               guint64      weight,
               Tally       *tally)
{
  AciesDice answer = chances_first_dice (hits);

  do
    {
      int wounds = 0;
      int retreats = 0;

      for (guint i = 0; i < answer.n; i++)
        {
          wounds += answer.faces[i] < rolls->defence;
          retreats += answer.faces[i] == rolls->defence;
        }
      tally->ways[hits][wounds][MAX (retreats - rolls->ignored, 0)][MIN (wounds, rolls->figures)] += weight;
      tally->total += weight;
    }
  while (chances_turn_dice (&answer));
}

static void
throw_in_all_ways (const Rolls *rolls,
                   Tally       *tally)
{
  AciesDice dice = chances_first_dice ((guint) rolls->dice);

  memset (tally, 0, sizeof *tally);
  do
    {
      guint hits = 0;

      for (guint i = 0; i < dice.n; i++)
        hits += dice.faces[i] >= rolls->attack;
      tally_answers (rolls, hits, tally_weight (dice.n, hits), tally);
    }
  while (chances_turn_dice (&dice));
}

typedef struct
{
  const char *text;
  int         dice;
  int         attack;
  int         ignored;
} Supposed;

/* Only one of each group, so that none undoes what another says. */
static const Supposed supposed[][3] = {
  { { "attacker-beside-leader", 0, -1 }, { "attacker-beside-leader=3", 0, -3 }, { "attacker-beside-leader=0" } },
  { { "target-beside-leader", 0, 0, 1 }, { "target-beside-leader=2", 0, 0, 2 } },
  { { "cavalry-charge", 1 }, { "charging", 1 } },
  { { "flanking=2", 2 }, { "flanked", 1 }, { "flanking", 1 } },
  { { "envelopment", 2 }, { "enveloped=1", 1 }, { "envelopment=3", 3 } },
};

/* Can it be of such an attack? */
static gboolean
can_be (const char *text,
        const char *attacker,
        gboolean    ranged)
{
  static const char *const riders[] = { "leader", "cavalry", "numidians", "phoenicians", "equites", NULL };

  if (strstr (text, "charg") != NULL)
    return !ranged && g_strv_contains (riders, attacker);

  return strstr (text, "flank") == NULL || !g_str_equal (attacker, "velites");
}

static void
suppose_at_random (GString    *words,
                   AciesAiRng *rng,
                   const char *attacker,
                   gboolean    ranged,
                   Rolls      *rolls)
{
  for (guint i = 0; i < G_N_ELEMENTS (supposed); i++)
    {
      const Supposed *one = &supposed[i][acies_ai_rng_below (rng, G_N_ELEMENTS (supposed[i]))];

      if (one->text == NULL || acies_ai_rng_below (rng, 4) > 0 || !can_be (one->text, attacker, ranged))
        continue;
      g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", one->text);
      rolls->dice += one->dice;
      rolls->attack += ranged ? 0 : one->attack;
      rolls->ignored += one->ignored;
    }
}

static AciesDuel
choose_duel (const AciesRuleset *ruleset,
             AciesAiRng         *rng,
             Rolls              *rolls)
{
  AciesId      attacker = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
  AciesId      target = (AciesId) acies_ai_rng_below (rng, ruleset->n_unit_types);
  AciesDuel    duel = { .attacker = attacker, .target = target };
  const gint8 *attack = ruleset->unit_types[attacker].values;
  const gint8 *defence = ruleset->unit_types[target].values;

  duel.ranged = attack[LEGENDS_RANGE] > 1 && acies_ai_rng_below (rng, 2) > 0;
  duel.attacker_figures = 1 + acies_ai_rng_below (rng, 3);
  duel.target_figures = 1 + acies_ai_rng_below (rng, 3);
  *rolls = (Rolls) { .dice = (int) duel.attacker_figures, .figures = (int) duel.target_figures };
  rolls->attack = attack[duel.ranged ? LEGENDS_RANGED_ATTACK : LEGENDS_MELEE_ATTACK];
  rolls->defence = defence[duel.ranged ? LEGENDS_RANGED_DEFENCE : LEGENDS_MELEE_DEFENCE];
  /* A Leader never retreats. */
  rolls->ignored = g_str_equal (ruleset->unit_types[duel.target].id, "leader") ? ACIES_MAX_DICE : 0;

  return duel;
}

static void
duels_in_all_ways (ChancesFixture *self,
                   gconstpointer   unused)
{
  AciesAiRng rng = acies_ai_rng_seeded (11);
  guint      by_dice[MOST_THROWN + 1] = { 0 };
  guint      n_shots = 0;

  for (guint i = 0; i < N_DUELS; i++)
    {
      Rolls     rolls;
      AciesDuel duel = choose_duel (self->ruleset, &rng, &rolls);
      g_autoptr (GString) words = g_string_new (NULL);
      g_autoptr (GArray) list = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesOdds) odds = NULL;

      suppose_at_random (words, &rng, self->ruleset->unit_types[duel.attacker].id, duel.ranged, &rolls);
      list = chances_suppose (self->ruleset, words->str);
      odds = acies_odds_new_for_duel (self->ruleset, &duel, list, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (odds->n_dice, ==, (guint) rolls.dice);
      g_assert_cmpint (odds->point, ==, MAX (rolls.attack, 1));
      g_assert_cmpint (odds->defence, ==, rolls.defence);
      chances_assert_sound (odds);
      if (rolls.dice > MOST_THROWN)
        continue;
      throw_in_all_ways (&rolls, &the_tally);
      tally_assert_same (&the_tally, odds);
      by_dice[rolls.dice]++;
      n_shots += duel.ranged;
    }
  for (guint i = 1; i < G_N_ELEMENTS (by_dice); i++)
    g_assert_cmpuint (by_dice[i], >, N_DUELS / 10);
  g_assert_cmpuint (n_shots, >, N_DUELS / 10);
}

/* --- ways, bounds, refusals ------------------------------------------------------------------- */

/* Over D6 the target is driven up to the right, over E6 up to the left, where water holds it. */
static void
the_way_that_costs_more (ChancesFixture *self,
                         gconstpointer   unused)
{
  const char *both = "switch retreat-losses yes\nplace velites E7 2 rome\nplace numidians E5 2 carthage\npaint water D4";
  g_autoptr (AciesState) free_choice = chances_new_scenario (self, both);
  g_autoptr (AciesState) game = acies_engine_new_game (free_choice, NULL);
  g_autoptr (AciesState) asked = NULL;
  g_autoptr (AciesOdds) odds = chances_of_attack (free_choice, "E7", "E5", "");
  g_autoptr (AciesOdds) to_the_left = NULL;
  g_autoptr (AciesOdds) to_the_right = NULL;

  lines_apply (game, "attack E7 E5", NULL);
  g_assert_cmpint (game->decision.kind, ==, RVC_ASK_WAY);
  asked = acies_state_copy (game);
  lines_apply (game, "way D6", NULL);
  to_the_right = chances_of_attack (game, "E7", "E5", "");
  lines_apply (asked, "way E6", NULL);
  to_the_left = chances_of_attack (asked, "E7", "E5", "");
  g_assert_cmpuint (acies_odds_count_eliminations (odds), ==, acies_odds_count_eliminations (to_the_left));
  g_assert_cmpuint (odds->total, ==, 324);
  chances_assert_reason (odds, "* over E6, *");
  /* Two wounds in 9 ways; two retreats are six hexes, and four rows are left. */
  g_assert_cmpuint (acies_odds_count_eliminations (to_the_right), ==, 9 + 1);
  /* Here each retreat costs three figures: one of two dice in 28 ways, both in 1, beside a wound in 6. */
  g_assert_cmpuint (acies_odds_count_eliminations (to_the_left), ==, 9 + 28 + 1 + 6);
}

/* What a retreat meets stands among the reasons, and how likely it costs figures is said. */
static void
what_a_retreat_meets (ChancesFixture *self,
                      gconstpointer   unused)
{
  static const struct
  {
    const char *lines;
    guint       costly; /* of 1728 ways */
    const char *reason;
  } held[] = {
    /* Each of three dice drives back in 1 of 12 ways and wounds in 3: 397 ways with a retreat that is left. */
    { "place infantry E6 3 rome\nplace infantry E5 3 carthage\npaint water D4", 0, "* in full *" },
    { "switch retreat-losses yes\nplace infantry E6 3 rome\nplace infantry E5 3 carthage\npaint water D4", 397, "* E5 * 1 figure" },
    { "switch retreat-losses yes\nplace infantry E6 3 rome\nplace infantry E5 3 carthage\nplace cavalry D4 2 carthage", 0,
      "Cavalry D4 *" },
    { "switch retreat-losses yes\nplace infantry E6 3 rome\nplace infantry E5 3 carthage", 0, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    {
      g_autoptr (AciesState) scenario = chances_new_scenario (self, held[i].lines);
      g_autoptr (AciesOdds) odds = chances_of_attack (scenario, "E6", "E5", "");

      g_assert_true (odds->has_position);
      g_assert_cmpuint (acies_odds_count_retreats (odds) * 1728 / odds->total, ==, 397);
      g_assert_cmpuint (acies_odds_count_costly_retreats (odds) * 1728 / odds->total, ==, held[i].costly);
      if (held[i].reason != NULL)
        chances_assert_reason (odds, held[i].reason);
    }
}

/* Never a number that is not exact. */
static void
most_dice (ChancesFixture *self,
           gconstpointer   unused)
{
  AciesDuel duel = { acies_ruleset_find_unit_type (self->ruleset, "equites"),
                     acies_ruleset_find_unit_type (self->ruleset, "velites"), ACIES_MAX_FIGURES, ACIES_MAX_FIGURES };
  g_autoptr (GArray) many = chances_suppose (self->ruleset, "flanking=6 enveloped=6 attacker-beside-leader=1");
  g_autoptr (GArray) too_many = chances_suppose (self->ruleset, "flanking=6 enveloped=6 attacker-beside-leader=1 charging=1");
  g_autoptr (GArray) most = chances_suppose (self->ruleset, "flanking=6 enveloped=6 attacker-beside-leader=4 charging=1");
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesOdds) odds = acies_odds_new_for_duel (self->ruleset, &duel, many, NULL);
  g_autoptr (AciesOdds) bounded = NULL;

  /* 36 ways a die. */
  g_assert_cmpuint (odds->n_dice, ==, 24);
  chances_assert_sound (odds);
  g_assert_null (acies_odds_new_for_duel (self->ruleset, &duel, too_many, &error));
  g_assert_error (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_LIMIT);
  g_assert_cmpint (strlen (error->message), >, 0);
  bounded = acies_odds_new_for_duel (self->ruleset, &duel, most, NULL);
  g_assert_cmpuint (bounded->n_dice, ==, 25);
  g_assert_cmpint (bounded->point, ==, 1);
  chances_assert_sound (bounded);
}

/* RVC-C25: no cards on a strike or a counter. */
static void
no_card_on_a_strike (ChancesFixture *self,
                     gconstpointer   unused)
{
  static const char *const cards[] = { "cavalry-charge", "charging", "flanking", "envelopment", "flanked" };
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place equites E6 2 rome\nplace equites E5 2 carthage\n"
                                                                "place infantry D6 3 carthage\nplace infantry F6 3 carthage");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  AciesResolver resolver = { game, game, NULL };
  AciesCombat   counter = { .kind = ACIES_COMBAT_COUNTER, .melee = TRUE, .from = chances_hex ("E5"), .at = chances_hex ("E6") };
  g_autoptr (AciesOdds) odds = NULL;

  lines_apply (game, "attack E6 E5", NULL);
  counter.attacker = acies_state_unit_at (game, chances_hex ("E5"));
  counter.target = acies_state_unit_at (game, chances_hex ("E6"));
  acies_resolver_push_combat (&resolver, &counter);
  acies_resolver_push_step (&resolver, (AciesStep) { .kind = RVC_STEP_RESULT, .combat = 1 });
  acies_resolver_push_step (&resolver, (AciesStep) { .kind = RVC_STEP_HITS, .combat = 1 });
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    chances_assert_refused (game, "E5", "E6", cards[i], "RVC-C25");
  odds = chances_of_attack (game, "E5", "E6", "attacker-beside-leader");
  g_assert_cmpuint (odds->n_dice, ==, 2);
}

/* RVC-C15: what binds is where it began, wherever it is imagined to stand. */
static void
from_where_it_began (ChancesFixture *self,
                     gconstpointer   unused)
{
  g_autoptr (AciesState) held = chances_new_scenario (self, "switch engaged-bind yes\nplace cavalry E6 2 rome\nplace infantry E5 3 carthage\n"
                                                            "place infantry H6 3 carthage");
  g_autoptr (AciesState) unheld = chances_new_scenario (self, "switch engaged-bind yes\nplace cavalry E7 2 rome\nplace infantry E5 3 carthage\n"
                                                              "place infantry G5 3 carthage");

  chances_assert_from (held, "E6", "G6", 0);
  chances_assert_from (held, "E6", "F6", 1);
  chances_assert_from (unheld, "E7", "E6", 2);
}

/* clang-format off */
static const ChancesRefusal refusals[] = {
  { "off-the-board", "", "E6", "N20", "", "RVC-C14" },
  { "nobody-attacks", "place infantry E5 3 carthage", "E6", "E5", "", "RVC-C15" },
  { "nobody-there", "place infantry E6 3 rome", "E6", "E5", "", "RVC-C15" },
  { "a-friend", "place infantry E6 3 rome\nplace infantry E5 3 rome", "E6", "E5", "", "RVC-C15" },
  { "too-far", "place infantry E6 3 rome\nplace infantry E4 3 carthage", "E6", "E4", "", "RVC-C15" },
  { "behind-a-hill", "place velites E7 2 rome\nplace infantry E5 3 carthage\npaint hill D6\npaint hill E6", "E7", "E5", "", "RVC-C15" },
  { "nobody-flanks", "place infantry E6 3 rome\nplace infantry E7 3 rome\nplace infantry E5 3 carthage", "E6", "E5", "flanking", "RVC-K5" },
  { "one-flanker-for-an-envelopment", "place infantry E6 3 rome\nplace infantry D5 3 rome\nplace infantry E5 3 carthage", "E6", "E5", "envelopment", "RVC-K6" },
  { "foot-that-charges", "place infantry E6 3 rome\nplace infantry E5 3 carthage", "E6", "E5", "cavalry-charge", "RVC-U3" },
  { "a-charge-from-afar", "place cavalry E7 2 rome\nplace infantry E5 3 carthage", "E7", "E5", "cavalry-charge", "RVC-K2" },
  { "no-leader-there", "place infantry E6 3 rome\nplace infantry E5 3 carthage", "E6", "E5", "target-steadfast", "RVC-C19" },
  { "two-charges", "place equites E6 2 rome\nplace infantry E5 3 carthage", "E6", "E5", "charging=2", "RVC-K2" },
  { "no-card-of-a-roll", "place infantry E6 3 rome\nplace infantry E5 3 carthage", "E6", "E5", "withdraw", NULL },
  { "an-order", "place infantry E6 3 rome\nplace infantry E5 3 carthage", "E6", "E5", "mixed-order", NULL },
  { "no-number-for-a-charge", "place equites E6 2 rome\nplace infantry E5 3 carthage", "E6", "E5", "cavalry-charge=2", NULL },
};
/* clang-format on */

/* The same where there is no position; whoever attacks, others may envelop. */
static void
duels_that_cannot_be (ChancesFixture *self,
                      gconstpointer   unused)
{
  static const struct
  {
    const char *attacker;
    const char *target;
    gboolean    ranged;
    const char *suppositions;
    const char *rule; /* NULL: it can be */
  } duels[] = {
    { "infantry", "velites", FALSE, "cavalry-charge", "RVC-U3" },
    { "archer", "velites", FALSE, "charging", "RVC-U3" },
    { "cavalry", "velites", TRUE, "cavalry-charge", "RVC-K2" },
    { "cavalry", "velites", TRUE, "enveloped=2", NULL },
    { "velites", "infantry", TRUE, "flanking", "RVC-U3" },
    { "infantry", "velites", FALSE, "target-steadfast", "RVC-C19" },
    { "equites", "velites", FALSE, "charging=3", "RVC-K2" },
    { "velites", "infantry", FALSE, "envelopment", NULL },
    { "velites", "infantry", FALSE, "envelopment=1", "RVC-K6" },
    { "velites", "infantry", FALSE, "flanking envelopment=2", "RVC-U3" },
    { "spear", "infantry", FALSE, "flanking envelopment=1", "RVC-K6" },
    { "spear", "infantry", FALSE, "flanking envelopment=2", NULL },
    { "leader", "leader", FALSE, "attacker-beside-leader target-beside-leader=2", NULL },
    { "cavalry", "velites", TRUE, "target-beside-leader", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (duels); i++)
    {
      g_autoptr (GArray) list = chances_suppose (self->ruleset, duels[i].suppositions);
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesOdds) odds = NULL;
      AciesDuel duel = { .attacker = acies_ruleset_find_unit_type (self->ruleset, duels[i].attacker),
                         .target = acies_ruleset_find_unit_type (self->ruleset, duels[i].target),
                         .ranged = duels[i].ranged };

      g_test_message ("%s on %s: %s", duels[i].attacker, duels[i].target, duels[i].suppositions);
      odds = acies_odds_new_for_duel (self->ruleset, &duel, list, &error);
      g_assert_cmpint (odds == NULL, ==, duels[i].rule != NULL);
      g_assert_cmpstr (error != NULL ? acies_rule_error_get_rule (error) : NULL, ==, duels[i].rule);
    }
}

static void
no_shot_of_pikes (ChancesFixture *self,
                  gconstpointer   unused)
{
  AciesDuel duel = { .attacker = acies_ruleset_find_unit_type (self->ruleset, "pikes"),
                     .target = acies_ruleset_find_unit_type (self->ruleset, "infantry"),
                     .ranged = TRUE };
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_odds_new_for_duel (self->ruleset, &duel, NULL, &error));
  g_assert_cmpstr (acies_rule_error_get_rule (error), ==, "RVC-C15");
}

#define ADD(path, data, function) g_test_add (path, ChancesFixture, data, chances_set_up_answered, function, chances_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/rome-vs-carthage/", tables[i].name, NULL);

      ADD (path, &tables[i], as_in_the_table);
    }
  ADD ("/odds/rome-vs-carthage/duels-in-all-ways", NULL, duels_in_all_ways);
  ADD ("/odds/rome-vs-carthage/duels-that-cannot-be", NULL, duels_that_cannot_be);
  ADD ("/odds/rome-vs-carthage/RVC-C15/the-way-that-costs-more", NULL, the_way_that_costs_more);
  ADD ("/odds/rome-vs-carthage/RVC-C21/what-a-retreat-meets", NULL, what_a_retreat_meets);
  ADD ("/odds/rome-vs-carthage/RVC-C25/no-card-on-a-strike", NULL, no_card_on_a_strike);
  ADD ("/odds/rome-vs-carthage/RVC-C15/from-where-it-began", NULL, from_where_it_began);
  ADD ("/odds/rome-vs-carthage/most-dice", NULL, most_dice);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/rome-vs-carthage/refused/", refusals[i].name, NULL);

      ADD (path, &refusals[i], chances_is_refused);
    }
  ADD ("/odds/rome-vs-carthage/refused/a-shot-of-pikes", NULL, no_shot_of_pikes);

  return g_test_run ();
}
