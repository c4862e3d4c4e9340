/* test-odds.c - exact chances of positions and pairs that were counted by hand
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/macedon.h"
#include "support/chances.h"
#include "support/data.h"
#include "support/lines.h"

typedef struct
{
  const char *name;
  const char *lines;
  const char *from;
  const char *at;
  const char *suppositions;
  guint       dice;
  int         point;
  guint64     ways[4]; /* to lose 0, 1, 2, 3 figures */
} Row;

/* clang-format off */
static const Row rows[] = {
  /* Combat Point 5, a way back: only a 6 costs a figure. */
  { "one-die", "place principes E6 1\nplace hetairoi E5 3", "E6", "E5", "", 1, 5, { 5, 1 } },
  /* At its own edge a 5 does, too. */
  { "at-the-edge", "place principes E2 1\nplace hetairoi E1 3", "E2", "E1", "", 1, 5, { 4, 2 } },
  { "at-the-edge-with-two", "place principes E2 2\nplace hetairoi E1 3", "E2", "E1", "", 2, 5, { 16, 16, 4 } },
  /* No more than there are. */
  { "only-one-figure", "place principes E2 2\nplace hetairoi E1 1", "E2", "E1", "", 2, 5, { 16, 20 } },
  /* RVM-A22: no hit comes through, but nothing stops what retreats cost there. */
  { "testudo-and-camp", "place hetairoi E8 2\nplace principes E9 3\nmark testudo E9 1\npaint camp E9", "E8", "E9", "", 2, 3, { 25, 10, 1 } },
  { "camp", "place hetairoi E8 2\nplace principes E9 3\npaint camp E9", "E8", "E9", "", 2, 3, { 16, 19, 1 } },
  /* RVM-A47: here what no hit has used up saves a figure from a retreat. */
  { "camp-that-saves", "switch retreat-losses-ignorable yes\nplace hetairoi E8 2\nplace principes E9 3\npaint camp E9", "E8", "E9", "", 2, 3, { 20, 16 } },
  /* His Leader ignores one. */
  { "leader-at-the-edge", "place principes E2 1\nplace hetairoi E1 3\nplace macedonian-leader D1 3", "E2", "E1", "", 1, 5, { 5, 1 } },
  { "supported", "place principes E6 2\nplace hetairoi E5 3\nplace peltasts D4 2\nplace peltasts E4 2", "E6", "E5", "", 2, 5, { 25, 10, 1 } },
  /* The hill on E4 would stop him and cost a figure for the second retreat; over D4 he loses none. */
  { "the-better-way", "place principes E6 2\nplace hetairoi E5 3\npaint hill E4", "E6", "E5", "", 2, 5, { 25, 10, 1 } },
  { "the-only-way-stops", "place principes E6 2\nplace hetairoi E5 3\npaint hill E4\npaint river D4", "E6", "E5", "", 2, 5, { 24, 11, 1 } },
  /* Each retreat is a hit. */
  { "beheading", "place principes E6 1\nplace macedonian-leader E5 3", "E6", "E5", "beheading", 2, 5, { 16, 16, 4 } },
  { "beheading-at-the-edge", "place principes E2 1\nplace macedonian-leader E1 3", "E2", "E1", "beheading", 2, 5, { 16, 16, 4 } },
  { "a-flanker-supposed", "place principes E6 1\nplace principes D5 3\nplace hetairoi E5 3", "E6", "E5", "flanking", 2, 5, { 25, 10, 1 } },
  { "enveloped-without-the-counted", "place principes E6 1\nplace principes D5 3\nplace principes F5 3\nplace hetairoi E5 3\npaint river D4\npaint river E4", "E6", "E5", "flanking envelopment", 3, 5, { 64, 96, 48, 8 } },
  { "the-leader-charges", "place macedonian-leader E5 3\nplace principes E6 1", "E5", "E6", "leader-charge", 3, 3, { 27, 189 } },
};
/* clang-format on */

static void
by_hand (ChancesFixture *self,
         gconstpointer   data)
{
  const Row *row = data;
  g_autoptr (AciesState) scenario = chances_new_scenario (self, row->lines);
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) before = chances_of_attack (scenario, row->from, row->at, row->suppositions);
  g_autoptr (AciesOdds) odds = chances_of_attack (game, row->from, row->at, row->suppositions);

  g_assert_cmpuint (odds->n_dice, ==, row->dice);
  g_assert_cmpint (odds->point, ==, row->point);
  for (guint i = 0; i < G_N_ELEMENTS (row->ways); i++)
    {
      g_assert_cmpuint (chances_of_losing (odds, i), ==, row->ways[i]);
      g_assert_cmpuint (chances_of_losing (before, i), ==, row->ways[i]);
    }
  g_assert_cmpint (game->mode, ==, ACIES_MODE_PLAY);
  g_assert_cmpint (scenario->mode, ==, ACIES_MODE_EDIT);
}

/* --- as many dice as there can be, and the numbers of another game --------------------------------------------- */

static void
most_dice (ChancesFixture *self,
           gconstpointer   unused)
{
  g_autoptr (GArray) list = chances_suppose (self->ruleset, "flanking=6 envelopment=5 charge attacker-beside-leader");
  AciesDuel duel = { acies_ruleset_find_unit_type (self->ruleset, "elephants"),
                     acies_ruleset_find_unit_type (self->ruleset, "hetairoi"), ACIES_MAX_FIGURES, ACIES_MAX_FIGURES };
  g_autoptr (AciesOdds) odds = NULL;

  odds = acies_odds_new_for_duel (self->ruleset, &duel, list, NULL);
  g_assert_cmpuint (odds->n_dice, ==, 25);
  chances_assert_sound (odds);
}

/* Three dice, each a wound in 3, a retreat in 1 and nothing in 8 of 12 ways. */
static void
a_throw (ChancesFixture *self,
         gconstpointer   unused)
{
  static const guint64 expected[4][4] = { { 512, 192, 24, 1 }, { 576, 144, 9 }, { 216, 27 }, { 27 } };
  AciesThrow throw;

  g_assert_true (acies_throw_init (&throw, 3, 3, 1, 8));
  g_assert_cmpuint (throw.total, ==, 1728);
  for (guint hits = 0; hits <= 3; hits++)
    {
      for (guint retreats = 0; retreats <= 3 - hits; retreats++)
        g_assert_cmpuint (throw.ways[hits][retreats], ==, expected[hits][retreats]);
    }
}

/* 17 to the power of 32 has 131 bits; most dice need fewer ways. */
static void
most_of_a_throw (ChancesFixture *self,
                 gconstpointer   unused)
{
  AciesThrow throw;

  g_assert_true (acies_throw_init (&throw, 31, 3, 1, 13));
  g_assert_false (acies_throw_init (&throw, ACIES_MAX_DICE, 3, 1, 13));
  g_assert_true (acies_throw_init (&throw, ACIES_MAX_DICE, 10, 0, 10));
  g_assert_cmpuint (throw.total, ==, G_GUINT64_CONSTANT (1) << 32);
  g_assert_cmpuint (throw.ways[16][0], ==, 601080390);
  g_assert_true (acies_throw_init (&throw, ACIES_MAX_DICE, 0, 0, 20));
  g_assert_cmpuint (throw.total, ==, 1);
}

/* What so many dice come to, each answered by a second: hits, wounds, retreats. */
typedef struct
{
  guint64 ways[4][4][4];
  guint64 total;
} Answered;

/* A die of six faces, of which the least so many hit; then one, of which the least wound and the next drive back. */
static void
answer_all (Answered *self,
            guint     n,
            guint     hit,
            guint     wound,
            guint     retreat,
            guint     hits,
            guint     wounds,
            guint     retreats)
{
  if (n == 0)
    {
      self->ways[hits][wounds][retreats]++;
      self->total++;
      return;
    }
  for (guint first = 0; first < 6; first++)
    {
      for (guint second = 0; second < 6; second++)
        {
          gboolean is_hit = first < hit;
          gboolean is_wound = is_hit && second < wound;

          answer_all (self, n - 1, hit, wound, retreat, hits + is_hit, wounds + is_wound,
                      retreats + (is_hit && !is_wound && second < wound + retreat));
        }
    }
}

static void
assert_answered (guint n,
                 guint hit,
                 guint wound,
                 guint retreat)
{
  Answered      all = { 0 };
  AciesTwoRolls rolls;

  answer_all (&all, n, hit, wound, retreat, 0, 0, 0);
  g_assert_true (acies_two_rolls_init (&rolls, n, 6, hit, wound, retreat));
  g_assert_cmpuint (all.total % rolls.total, ==, 0);
  for (guint hits = 0; hits <= n; hits++)
    {
      AciesThrow answers;
      guint64    ways = acies_two_rolls_answer (&rolls, hits, &answers);

      for (guint wounds = 0; wounds <= hits; wounds++)
        {
          for (guint retreats = 0; wounds + retreats <= hits; retreats++)
            g_assert_cmpuint (ways * answers.ways[wounds][retreats] * (all.total / rolls.total), ==,
                              all.ways[hits][wounds][retreats]);
        }
    }
}

static void
two_rolls (ChancesFixture *self,
           gconstpointer   unused)
{
  for (guint hit = 0; hit <= 6; hit++)
    {
      for (guint wound = 0; wound <= 6; wound++)
        {
          for (guint retreat = 0; retreat <= 1 && wound + retreat <= 6; retreat++)
            {
              for (guint n = 0; n <= 3; n++)
                assert_answered (n, hit, wound, retreat);
            }
        }
    }
}

/* 36 to the power of 12 is a number of 63 bits, to the power of 13 it is none; most dice need fewer ways. */
static void
most_of_two_rolls (ChancesFixture *self,
                   gconstpointer   unused)
{
  g_autofree char *text = NULL;
  AciesTwoRolls    rolls;

  g_assert_true (acies_two_rolls_init (&rolls, 12, 6, 1, 4, 1));
  g_assert_cmpuint (rolls.total, ==, G_GUINT64_CONSTANT (4738381338321616896));
  /* 36 to the power of 24 has 125 bits. */
  g_assert_true (acies_two_rolls_init (&rolls, 24, 6, 1, 4, 1));
  text = acies_ways_to_string (rolls.total);
  g_assert_cmpstr (text, ==, "22452257707354557240087211123792674816");
  g_assert_false (acies_two_rolls_init (&rolls, 25, 6, 1, 4, 1));
  /* Three ways to miss, and of three to hit, half a wound, a sixth a retreat, a third neither: 12 a die. */
  g_assert_true (acies_two_rolls_init (&rolls, 17, 6, 3, 3, 1));
  g_assert_cmpuint (rolls.total, ==, G_GUINT64_CONSTANT (2218611106740436992));
  g_assert_true (acies_two_rolls_init (&rolls, ACIES_MAX_DICE, 6, 3, 3, 1));
  g_assert_true (acies_two_rolls_init (&rolls, ACIES_MAX_DICE, 6, 0, 3, 1));
  g_assert_cmpuint (rolls.total, ==, 1);
}

/* What an attack would be worth can be asked at the end, too. */
static void
of_a_game_that_is_over (ChancesFixture *self,
                        gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place principes E6 3\nplace pezhetairoi E5 3");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) before = NULL;
  g_autoptr (AciesOdds) after = NULL;
  AciesResolver resolver = { game, game, NULL };

  lines_apply (game, "play mixed-order\norder E6", NULL);
  before = chances_of_attack (game, "E6", "E5", "");
  acies_resolver_drop_steps (&resolver);
  acies_resolver_set_outcome (&resolver, ACIES_END_FIRST_OWN, ACIES_NO_SIDE);
  after = chances_of_attack (game, "E6", "E5", "");
  chances_assert_equal (before, after);
}

/* Combat Point 5 of two dice: 25 ways without a 5, of the other 11 two have to retreat twice; at its edge each costs a
 * figure, and with friends behind there is none. A unit that the hits destroy does not retreat. */
static void
retreats (ChancesFixture *self,
          gconstpointer   unused)
{
  static const struct
  {
    const char *lines;
    const char *from;
    const char *at;
    guint       retreats;
    guint       costly;
  } held[] = {
    { "place principes E6 2\nplace hetairoi E5 3", "E6", "E5", 11, 0 },
    { "place principes E2 2\nplace hetairoi E1 3", "E2", "E1", 11, 11 },
    { "place principes E2 2\nplace hetairoi E1 1", "E2", "E1", 9, 9 },
    { "place principes E6 2\nplace hetairoi E5 3\nplace peltasts D4 2\nplace peltasts E4 2", "E6", "E5", 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    {
      g_autoptr (AciesState) scenario = chances_new_scenario (self, held[i].lines);
      g_autoptr (AciesOdds) odds = chances_of_attack (scenario, held[i].from, held[i].at, "");

      g_assert_true (odds->drives_back);
      g_assert_true (odds->has_position);
      g_assert_cmpuint (acies_odds_count_retreats (odds) * 36 / odds->total, ==, held[i].retreats);
      g_assert_cmpuint (acies_odds_count_costly_retreats (odds) * 36 / odds->total, ==, held[i].costly);
    }
}

/* RVM-R18: with friends in both rear hexes no retreat of the roll is left. */
static void
supported (ChancesFixture *self,
           gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place principes E6 2\nplace hetairoi E5 3\nplace peltasts D4 2\nplace peltasts E4 2");
  g_autoptr (AciesOdds) odds = chances_of_attack (scenario, "E6", "E5", "");
  const AciesReason *last = &g_array_index (odds->reasons, AciesReason, odds->reasons->len - 1);

  for (guint i = 0; i < odds->chances->len; i++)
    g_assert_cmpuint (g_array_index (odds->chances, AciesChance, i).retreats, ==, 0);
  g_assert_cmpstr (last->rule, ==, "RVM-R18");
  g_assert_cmpstr (last->text, ==, "Supported by Peltasts D4 and Peltasts E4");
  g_assert_cmpint (last->number, ==, 2);
  g_assert_true (acies_odds_count_retreats (odds) == 0);
}

/* RVM-R16: what bars both rear hexes is named, and each retreat costs a figure. */
static void
barred (ChancesFixture *self,
        gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place principes E6 2\nplace pezhetairoi E5 3\nplace peltasts D4 2\nplace velites F4 2");
  g_autoptr (AciesState) edge = chances_new_scenario (self, "place principes E2 2\nplace pezhetairoi E1 3");
  g_autoptr (AciesState) open = chances_new_scenario (self, "place principes E6 2\nplace pezhetairoi E5 3");
  g_autoptr (AciesOdds) odds = chances_of_attack (scenario, "E6", "E5", "");
  g_autoptr (AciesOdds) at_edge = chances_of_attack (edge, "E2", "E1", "");
  g_autoptr (AciesOdds) free_to_go = chances_of_attack (open, "E6", "E5", "");
  const AciesReason *last = &g_array_index (odds->reasons, AciesReason, odds->reasons->len - 1);

  g_assert_cmpstr (last->rule, ==, "RVM-R16");
  data_assert_like (last->text, "*: D4 * Peltasts; E4 * enemy *");
  /* Of two dice at least one shows the Combat Point in 11 ways of 36, and two hits do not kill three figures. */
  g_assert_true (acies_odds_count_retreats (odds) * 36 == odds->total * 11);
  g_assert_true (acies_odds_count_costly_retreats (odds) == acies_odds_count_retreats (odds));
  last = &g_array_index (at_edge->reasons, AciesReason, at_edge->reasons->len - 1);
  g_assert_cmpstr (last->rule, ==, "RVM-R16");
  data_assert_like (last->text, "*: * off *; * off *");
  g_assert_true (acies_odds_count_costly_retreats (at_edge) * 36 == at_edge->total * 11);
  g_assert_true (acies_odds_count_retreats (free_to_go) * 36 == free_to_go->total * 11);
  g_assert_true (acies_odds_count_costly_retreats (free_to_go) == 0);
}

/* --- in the middle of a turn ------------------------------------------------------------------- */

static void
while_dice_are_awaited (ChancesFixture *self,
                        gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place principes E6 3\nplace roman-leader E7 3\nplace pezhetairoi E5 3");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) before = chances_of_attack (game, "E6", "E5", "");
  g_autoptr (AciesOdds) after = NULL;

  lines_apply (game, "play mixed-order\norder E6\ndone\nattack E6 E5", NULL);
  g_assert_cmpint (game->decision.kind, ==, ACIES_DECISION_DICE);
  after = chances_of_attack (game, "E6", "E5", "");
  g_assert_cmpuint (after->n_dice, ==, game->decision.n_dice);
  chances_assert_equal (before, after);
}

/* What the order has given is counted, without being supposed. */
static void
with_the_order_of_the_turn (ChancesFixture *self,
                            gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "cards rome beheading 1\nhand rome beheading 1\n"
                                                                "place principes E6 3\nplace principes D5 3\n"
                                                                "place macedonian-leader E5 3");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) supposed_order = chances_of_attack (game, "E6", "E5", "beheading");
  g_autoptr (AciesOdds) ordered = NULL;
  g_autoptr (AciesOdds) other = NULL;

  lines_apply (game, "play beheading\norder E6\ndone", NULL);
  ordered = chances_of_attack (game, "E6", "E5", "");
  other = chances_of_attack (game, "D5", "E5", "");
  chances_assert_equal (ordered, supposed_order);
  g_assert_cmpuint (ordered->n_dice, ==, 4);
  g_assert_cmpuint (other->n_dice, ==, 3);
}

typedef struct
{
  const char *name;
  const char *lines;
  const char *before; /* commands up to the attack */
  const char *from;
  const char *at;
  const char *suppositions;
  const char *play; /* the attack and the cards, up to the roll */
} Played;

/* clang-format off */
static const Played played[] = {
  { "charge", "cards rome charge 1\nhand rome charge 1\nplace equites E8 2\nplace principes A9 3\nplace hypaspists E5 3\nplace pezhetairoi E4 3\nmark phalanx E4 1",
    "play mixed-order\norder E8\ndone\nmove E8 E6", "E6", "E5", "charge", "attack E6 E5\nplay charge" },
  { "flanking", "cards rome flanking 2\nhand rome flanking 2\nplace principes E6 3\nplace principes D5 3\nplace triarii F5 3\nplace hetairoi E5 3",
    "play mixed-order\norder E6\ndone", "E6", "E5", "flanking=2", "attack E6 E5\nplay flanking D5\nplay flanking F5" },
  { "envelopment", "cards rome flanking 1\nhand rome flanking 1\ncards rome envelopment 1\nhand rome envelopment 1\nplace principes E6 3\nplace principes D5 3\nplace triarii F5 3\nplace equites E4 2\nplace hetairoi E5 3",
    "play mixed-order\norder E6\ndone", "E6", "E5", "flanking envelopment", "attack E6 E5\nplay flanking F5\nplay envelopment" },
};
/* clang-format on */

/* A card that is supposed counts as the card that is played. */
static void
as_the_card_counts (ChancesFixture *self,
                    gconstpointer   data)
{
  const Played *row = data;
  g_autoptr (AciesState) scenario = chances_new_scenario (self, row->lines);
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) without = NULL;
  g_autoptr (AciesOdds) before = NULL;
  g_autoptr (AciesOdds) after = NULL;

  lines_apply (game, row->before, NULL);
  without = chances_of_attack (game, row->from, row->at, "");
  before = chances_of_attack (game, row->from, row->at, row->suppositions);
  lines_apply (game, row->play, NULL);
  /* What is played counts from now on, whether there is something left to ask or not. */
  after = chances_of_attack (game, row->from, row->at, "");
  chances_assert_equal (before, after);
  g_assert_cmpuint (after->n_dice, >, without->n_dice);
}

/* RVM-K17: the roll of an attack that the target withdraws from never comes, so its cards count no more. */
static void
of_an_attack_that_is_spent (ChancesFixture *self,
                            gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "cards rome charge 1\nhand rome charge 1\n"
                                                                "cards macedon withdraw 1\nhand macedon withdraw 1\n"
                                                                "place equites E8 2\nplace principes A9 3\n"
                                                                "place pezhetairoi E5 3");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) charged = NULL;
  g_autoptr (AciesOdds) spent = NULL;

  lines_apply (game, "play mixed-order\norder E8\ndone\nmove E8 E6\nattack E6 E5\nplay charge", NULL);
  charged = chances_of_attack (game, "E6", "E5", "");
  g_assert_cmpuint (charged->n_dice, ==, 3);
  lines_apply (game, "play withdraw", NULL);
  g_assert_cmpint (game->decision.kind, ==, RVM_ASK_RETREAT);
  spent = chances_of_attack (game, "E6", "E5", "");
  g_assert_cmpuint (spent->n_dice, ==, 2);
}

/* A strike that is under way: who rolls is the one that was attacked. */
static void
of_a_strike (ChancesFixture *self,
             gconstpointer   unused)
{
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place principes E6 3\nplace pezhetairoi E5 2\nmark testudo E6 1");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  AciesResolver resolver = { game, game, NULL };
  AciesCombat   strike = { .kind = ACIES_COMBAT_STRIKE, .melee = TRUE, .from = chances_hex ("E5"), .at = chances_hex ("E6") };
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (AciesOdds) attack = NULL;

  lines_apply (game, "play mixed-order\norder E6\nattack E6 E5", NULL);
  strike.attacker = acies_state_unit_at (game, chances_hex ("E5"));
  strike.target = acies_state_unit_at (game, chances_hex ("E6"));
  acies_resolver_push_combat (&resolver, &strike);
  acies_resolver_push_step (&resolver, (AciesStep) { .kind = RVM_STEP_RESULT, .combat = 1 });
  odds = chances_of_attack (game, "E5", "E6", "");
  g_assert_cmpuint (odds->n_dice, ==, 2);
  /* The Testudo went when the attack was declared. */
  g_assert_cmpint (chances_sum_reasons (odds, ACIES_REASON_IGNORED_HITS), ==, 0);
  attack = chances_of_attack (game, "E6", "E5", "");
  g_assert_cmpuint (attack->n_dice, ==, 3);
}

static void
assert_whole (const AciesOdds *odds,
              guint            ways,
              guint            total)
{
  g_assert_nonnull (odds->whole);
  chances_assert_sound (odds->first);
  g_assert_true (acies_odds_count_eliminations (odds->whole) * total == odds->whole->total * ways);
}

/* RVM-K13, RVM-K16: the attack as the strike before it leaves the attacker. */
static void
after_a_strike (ChancesFixture *self,
                gconstpointer   unused)
{
  g_autoptr (AciesState) full = chances_new_scenario (self, "place principes E6 3\nplace pezhetairoi E5 3\nmark phalanx E5 1");
  g_autoptr (AciesState) weak = chances_new_scenario (self, "place principes E6 3\nplace pezhetairoi E5 1\nmark phalanx E5 1");
  g_autoptr (AciesState) barred = chances_new_scenario (self, "place principes E9 3\nplace pezhetairoi E8 1\nmark phalanx E8 1");
  g_autoptr (AciesState) none = chances_new_scenario (self, "place principes E6 3\nplace pezhetairoi E5 3");
  g_autoptr (AciesState) game = acies_engine_new_game (full, NULL);
  g_autoptr (AciesOdds) of_full = chances_of_attack (full, "E6", "E5", "");
  g_autoptr (AciesOdds) of_weak = chances_of_attack (weak, "E6", "E5", "");
  g_autoptr (AciesOdds) of_barred = chances_of_attack (barred, "E9", "E8", "");
  g_autoptr (AciesOdds) of_none = chances_of_attack (none, "E6", "E5", "");
  g_autoptr (AciesOdds) declared = NULL;
  g_autoptr (AciesOdds) after = NULL;

  /* Three strikes that do nothing, 1 in 8, and three hits, 1 in 27. */
  assert_whole (of_full, 1, 216);
  /* A hit leaves two dice, a retreat none: 1/2 × 19/27 + 1/3 × 5/9. */
  assert_whole (of_weak, 29, 54);
  /* A retreat costs a figure on the base line, and the attack goes on: 1/2 × 19/27 + 1/2 × 5/9. */
  assert_whole (of_barred, 17, 27);
  g_assert_null (of_none->whole);

  lines_apply (game, "play mixed-order\norder E6\nattack E6 E5", NULL);
  g_assert_cmpuint (game->n_combats, ==, 2);
  declared = chances_of_attack (game, "E6", "E5", "");
  assert_whole (declared, 1, 216);
  lines_apply (game, "dice 5 1 1", NULL);
  after = chances_of_attack (game, "E6", "E5", "");
  g_assert_null (after->whole);
  g_assert_cmpuint (after->n_dice, ==, 2);
}

/* RVM-A45: no card is played on it, whatever it gives an attack. */
static void
no_card_on_a_strike (ChancesFixture *self,
                     gconstpointer   unused)
{
  static const char *const cards[] = { "charge", "charging", "flanking", "unknown-tribune", "feint-retreat", "melee-combat" };
  g_autoptr (AciesState) scenario = chances_new_scenario (self, "place equites E6 2\nplace hetairoi E5 3\nplace hetairoi F6 3\nplace principes A9 3");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  AciesResolver resolver = { game, game, NULL };
  AciesCombat   strike = { .kind = ACIES_COMBAT_STRIKE, .melee = TRUE, .from = chances_hex ("E5"), .at = chances_hex ("E6") };
  g_autoptr (AciesOdds) odds = NULL;

  lines_apply (game, "play mixed-order\norder E6\ndone\nattack E6 E5", NULL);
  strike.attacker = acies_state_unit_at (game, chances_hex ("E5"));
  strike.target = acies_state_unit_at (game, chances_hex ("E6"));
  acies_resolver_push_combat (&resolver, &strike);
  acies_resolver_push_step (&resolver, (AciesStep) { .kind = RVM_STEP_RESULT, .combat = 1 });
  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    chances_assert_refused (game, "E5", "E6", cards[i], "RVM-A45");
  odds = chances_of_attack (game, "E5", "E6", "target-beside-leader");
  g_assert_cmpuint (odds->n_dice, ==, 3);
}

/* A card sets aside what would count, never what waits for a card of its own. */
static void
set_aside_is_what_would_count (ChancesFixture *self,
                               gconstpointer   unused)
{
  AciesRuleset *ruleset = self->ruleset;
  AciesId       charge = acies_ruleset_find_card (ruleset, "charge");
  AciesFactors  factors = { .ruleset = ruleset, .melee = TRUE, .cards = G_GUINT64_CONSTANT (1) << charge, .order_card = ACIES_NO_ID };
  guint         n = 0;

  factors.counts[RVM_IF_TARGET_BATTLELINE] = 1;
  for (guint i = 0; i < ruleset->n_modifiers; i++)
    {
      AciesModifier modifier = ruleset->modifiers[i];

      if (modifier.unless_card != charge)
        continue;
      n++;
      g_assert_true (acies_factors_is_set_aside (&factors, &modifier));
      modifier.card = acies_ruleset_find_card (ruleset, "flanking");
      g_assert_false (acies_factors_is_set_aside (&factors, &modifier));
    }
  g_assert_cmpuint (n, ==, 1);
}

/* --- from elsewhere --------------------------------------------------------------------------- */

/* RVM-A8: what binds is where it began, wherever it is imagined to stand. */
static void
from_where_it_began (ChancesFixture *self,
                     gconstpointer   unused)
{
  g_autoptr (AciesState) held = chances_new_scenario (self, "switch adjacent-enemy-binds yes\nplace velites E6 2\nplace hetairoi E5 3\n"
                                                            "place hetairoi H6 3\nplace principes A9 3");
  g_autoptr (AciesState) unheld = chances_new_scenario (self, "switch adjacent-enemy-binds yes\nplace cretans E3 2\nplace velites E7 2\n"
                                                              "place velites G7 2");
  g_autoptr (AciesState) game = acies_engine_new_game (held, NULL);

  chances_assert_from (held, "E6", "G6", 0);
  chances_assert_from (held, "E6", "F6", 1);
  chances_assert_from (unheld, "E3", "E6", 1);
  lines_apply (game, "play mixed-order\norder E6\norder A9\nmove E6 F6", NULL);
  chances_assert_from (game, "F6", "G6", 0);
  chances_assert_from (game, "F6", "F6", 1);
}

#define ADD(path, data, function) g_test_add (path, ChancesFixture, data, chances_set_up, function, chances_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/by-hand/", rows[i].name, NULL);

      ADD (path, &rows[i], by_hand);
    }
  for (guint i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/as-the-card-counts/", played[i].name, NULL);

      ADD (path, &played[i], as_the_card_counts);
    }
  ADD ("/odds/most-dice", NULL, most_dice);
  ADD ("/odds/a-throw", NULL, a_throw);
  ADD ("/odds/most-of-a-throw", NULL, most_of_a_throw);
  ADD ("/odds/of-a-game-that-is-over", NULL, of_a_game_that_is_over);
  ADD ("/odds/two-rolls", NULL, two_rolls);
  ADD ("/odds/most-of-two-rolls", NULL, most_of_two_rolls);
  ADD ("/odds/supported", NULL, supported);
  ADD ("/odds/barred", NULL, barred);
  ADD ("/odds/retreats", NULL, retreats);
  ADD ("/odds/while-dice-are-awaited", NULL, while_dice_are_awaited);
  ADD ("/odds/with-the-order-of-the-turn", NULL, with_the_order_of_the_turn);
  ADD ("/odds/of-an-attack-that-is-spent", NULL, of_an_attack_that_is_spent);
  ADD ("/odds/of-a-strike", NULL, of_a_strike);
  ADD ("/odds/after-a-strike", NULL, after_a_strike);
  ADD ("/odds/set-aside-is-what-would-count", NULL, set_aside_is_what_would_count);
  ADD ("/odds/RVM-A45/no-card-on-a-strike", NULL, no_card_on_a_strike);
  ADD ("/odds/RVM-A8/from-where-it-began", NULL, from_where_it_began);

  return g_test_run ();
}
