/* test-answers.c - how a target may answer an attack: which cards, and how likely what they cost
 *
 * Each chance is compared with every way the dice of attack and answer can fall.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/answers.h"
#include "support/lines.h"
#include "support/opening.h"

/* Of all ways the dice can fall. */
typedef struct
{
  AciesUnitId attacker;
  AciesUnitId target;
  guint8      figures; /* of the attacker, before the attack */
  guint8      target_figures;
  double      loss; /* of the attacker */
  double      elimination;
  double      retreat;
  double      costly_retreat;
  double      attack;                        /* is rolled */
  double      losses[ACIES_MAX_FIGURES + 1]; /* of the target */
} Tally;

/* A game in which E6 can attack E5. A third unit could be ordered, and is not where there is one. */
static AciesState *
new_macedon_of (const char *position,
                const char *orders)
{
  g_autofree char *all = g_strconcat ("first rome\ncards rome mixed-order 1\nhand rome mixed-order 1\n"
                                      "place principes A9 3\nplace pezhetairoi A1 3\n",
                                      position, NULL);

  return opening_new_game ("rome-vs-macedon", all, orders);
}

static AciesState *
new_macedon (const char *position)
{
  return new_macedon_of (position, "play mixed-order\norder E6\norder A9");
}

static AciesState *
new_crowded_macedon (const char *position)
{
  return new_macedon_of (position, "play mixed-order\norder E6\norder A9\ndone");
}

static AciesState *
new_carthage (const char *position)
{
  g_autofree char *all = g_strconcat ("opening rome 1 move\nactions rome 3\nactions carthage 3\n"
                                      "place infantry A9 3 rome\nplace infantry A1 3 carthage\n",
                                      position, NULL);

  return opening_new_game ("rome-vs-carthage", all, "");
}

static AciesCommand
attack (void)
{
  return acies_command_on_hexes (ACIES_COMMAND_ATTACK, acies_hex (4, 5), acies_hex (4, 4));
}

static const AciesAnswer *
nth (const GArray *answers,
     guint         i)
{
  g_assert_cmpuint (i, <, answers->len);

  return &g_array_index (answers, AciesAnswer, i);
}

static void
assert_card (const AciesState  *state,
             const AciesAnswer *answer,
             const char        *id,
             gboolean           before)
{
  if (id != NULL)
    g_assert_cmpstr (state->ruleset->cards[answer->card].id, ==, id);
  else
    g_assert_cmpuint (answer->card, ==, ACIES_NO_ID);
  g_assert_cmpint (answer->before, ==, before);
}

static void
walk (const AciesState *state,
      double            weight,
      Tally            *tally);

/* The dice after the first @n, in all ways. */
static void
throw_all (const AciesState *state,
           AciesCommand     *dice,
           guint             n,
           double            weight,
           Tally            *tally)
{
  if (n < state->decision.n_dice)
    {
      for (guint8 face = 1; face <= 6; face++)
        {
          dice->dice.faces[n] = face;
          throw_all (state, dice, n + 1, weight / 6, tally);
        }
      return;
    }

  {
    g_autoptr (AciesState) next = acies_state_copy (state);

    g_assert_true (acies_engine_apply (next, dice, NULL, NULL));
    walk (next, weight, tally);
  }
}

static guint8
figures_left (const AciesState *state,
              AciesUnitId       unit)
{
  return state->units[unit].place == ACIES_PLACE_BOARD ? state->units[unit].figures : 0;
}

static void
count (const AciesState *state,
       double            weight,
       Tally            *tally)
{
  guint8 left = figures_left (state, tally->attacker);

  tally->loss += left < tally->figures ? weight : 0;
  tally->elimination += left == 0 ? weight : 0;
  tally->losses[tally->target_figures - figures_left (state, tally->target)] += weight;
}

/* What may be played or taken is; of ways back any is as good. */
static gboolean
is_wanted (const AciesCommand *command)
{
  return command->kind == ACIES_COMMAND_PLAY || command->kind == ACIES_COMMAND_YES;
}

static void
walk (const AciesState *state,
      double            weight,
      Tally            *tally)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (AciesState) next = NULL;

  if (state->decision.kind == ACIES_DECISION_DICE)
    {
      AciesCommand dice = acies_command (ACIES_COMMAND_DICE);

      dice.dice.n = state->decision.n_dice;
      if (state->n_combats == 1 && state->decision.unit == tally->attacker)
        {
          g_autoptr (AciesOdds) odds = acies_odds_new_for_attack (state, state->combats[0].from, state->combats[0].at, NULL, NULL);

          tally->attack += weight;
          tally->retreat += weight * (double) acies_odds_count_retreats (odds) / (double) odds->total;
          tally->costly_retreat += weight * (double) acies_odds_count_costly_retreats (odds) / (double) odds->total;
        }
      throw_all (state, &dice, 0, weight, tally);
      return;
    }
  if (state->n_combats == 0 || state->outcome.reason != ACIES_END_NOT_YET)
    {
      count (state, weight, tally);
      return;
    }
  acies_command_list (state, list);
  next = acies_state_copy (state);
  for (guint i = 0; i < list->len; i++)
    if (is_wanted (&g_array_index (list, AciesCommand, i)) || i + 1 == list->len)
      {
        g_assert_true (acies_engine_apply (next, &g_array_index (list, AciesCommand, i), NULL, NULL));
        break;
      }
  walk (next, weight, tally);
}

static void
assert_attack (const AciesAnswer *answer,
               const Tally       *tally)
{
  g_assert_cmpfloat (tally->attack, >, 0);
  g_assert_cmpfloat (tally->attack, <=, 1 + 1e-9);
  g_assert_cmpfloat_with_epsilon (answer->attack, tally->attack, 1e-9);
  g_assert_cmpfloat (tally->retreat, >, 0);
  g_assert_cmpfloat_with_epsilon (answer->retreat, tally->retreat, 1e-9);
  g_assert_cmpfloat_with_epsilon (answer->costly_retreat, tally->costly_retreat, 1e-9);
  for (guint losses = 0; losses <= ACIES_MAX_FIGURES; losses++)
    g_assert_cmpfloat_with_epsilon (answer->losses[losses], tally->losses[losses], 1e-9);
}

/* One answer, and what it costs is what all dice together say. */
static void
assert_answer (const AciesState *state,
               const char       *card,
               gboolean          before)
{
  AciesCommand command = attack ();
  g_autoptr (GArray) answers = acies_answers_new (state, &command, FALSE);
  g_autoptr (AciesState) next = acies_state_copy (state);
  Tally tally = { .attacker = acies_state_unit_at (state, command.hex), .target = acies_state_unit_at (state, command.to) };

  tally.figures = state->units[tally.attacker].figures;
  tally.target_figures = state->units[tally.target].figures;
  g_assert_cmpuint (answers->len, ==, 1);
  assert_card (state, nth (answers, 0), card, before);
  g_assert_nonnull (nth (answers, 0)->odds);
  g_assert_true (acies_engine_apply (next, &command, NULL, NULL));
  walk (next, 1, &tally);
  if (before)
    assert_attack (nth (answers, 0), &tally);
  g_assert_cmpfloat (tally.loss, >, 0);
  g_assert_cmpfloat_with_epsilon (nth (answers, 0)->loss, tally.loss, 1e-9);
  g_assert_cmpfloat_with_epsilon (nth (answers, 0)->elimination, tally.elimination, 1e-9);
}

typedef struct
{
  const char *path;
  AciesState *(*make) (const char *position);
  const char *position;
  const char *card; /* (nullable) */
  gboolean    before;
} Row;

#define FIRST(side) "\ncards " side " first-strike 1\nhand " side " first-strike 1"
#define COUNTER "\ncards macedon counter-attack 1\nhand macedon counter-attack 1"

static const Row rows[] = {
  { "/answers/first-strike", new_macedon, "place principes E6 2\nplace hypaspists E5 2" FIRST ("macedon"), "first-strike", TRUE },
  /* It stands between enemies, so that it cannot be driven off: it loses figures, and attacks. */
  { "/answers/first-strike/trapped", new_macedon,
    "place principes E6 3\nplace hypaspists E5 2\nplace hypaspists E7 3\nplace hypaspists F7 3\nplace hypaspists D7 3" FIRST ("macedon"),
    "first-strike", TRUE },
  /* The general holds it where it stands. */
  { "/answers/first-strike/beside-leader", new_crowded_macedon,
    "place principes E6 3\nplace hypaspists E5 2\nplace roman-leader F6 3" FIRST ("macedon"), "first-strike", TRUE },
  /* Both roll for their defence. */
  { "/answers/first-strike/carthage", new_carthage, "place infantry E6 2 rome\nplace velites E5 1 carthage" FIRST ("carthage"), "first-strike", TRUE },
  { "/answers/counter-attack", new_macedon, "place principes E6 2\nplace hypaspists E5 3" COUNTER, "counter-attack", FALSE },
  /* Who cannot be driven off counters with what is left. */
  { "/answers/counter-attack/trapped", new_crowded_macedon,
    "place principes E6 2\nplace hypaspists E5 3\nplace principes D4 3\nplace principes E4 3" COUNTER, "counter-attack", FALSE },
  /* The general holds it, so that it counters more often. */
  { "/answers/counter-attack/beside-leader", new_macedon,
    "place principes E6 2\nplace hypaspists E5 3\nplace macedonian-leader D5 3" COUNTER, "counter-attack", FALSE },
  { "/answers/phalanx", new_macedon, "place principes E6 2\nplace pezhetairoi E5 2\nmark phalanx E5 1", NULL, TRUE },
  { "/answers/cavalry-counter", new_carthage,
    "place infantry E6 1 rome\nplace equites E5 2 carthage\ncards carthage cavalry-counter 1\nhand carthage cavalry-counter 1",
    "cavalry-counter", FALSE },
};

static void
test_row (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (AciesState) state = row->make (row->position);

  assert_answer (state, row->card, row->before);
}

/* It costs the attacker nothing, and is told all the same. */
static void
withdraw (void)
{
  g_autoptr (AciesState) state = new_macedon ("place principes E6 3\nplace pezhetairoi E5 3\n"
                                              "cards macedon withdraw 2\nhand macedon withdraw 1");
  AciesCommand command = attack ();
  g_autoptr (GArray) answers = acies_answers_new (state, &command, FALSE);

  g_assert_cmpuint (answers->len, ==, 1);
  assert_card (state, nth (answers, 0), "withdraw", TRUE);
  g_assert_null (nth (answers, 0)->odds);
  g_assert_cmpfloat (nth (answers, 0)->loss, ==, 0);
  g_assert_cmpfloat (nth (answers, 0)->attack, ==, 0);
  g_assert_cmpfloat (nth (answers, 0)->losses[0], ==, 1);
}

static void
none (void)
{
  g_autoptr (AciesState) state = new_macedon ("place principes E6 3\nplace pezhetairoi E5 3\n"
                                              "cards macedon counter-attack 1\ndiscard macedon counter-attack 1");
  AciesCommand command = attack ();
  AciesCommand nobody = acies_command_on_hexes (ACIES_COMMAND_ATTACK, acies_hex (0, 8), acies_hex (4, 4));
  g_autoptr (GArray) answers = acies_answers_new (state, &command, FALSE);
  g_autoptr (GArray) refused = acies_answers_new (state, &nobody, FALSE);
  g_autoptr (GArray) no_attack = acies_answers_new (state, NULL, FALSE);

  g_assert_cmpuint (answers->len, ==, 0);
  g_assert_cmpuint (refused->len, ==, 0);
  g_assert_cmpuint (no_attack->len, ==, 0);
}

/* Where the cards lie that nobody sees makes no difference; that a hand is empty everybody sees. */
static void
tells_no_hand (void)
{
  const char      *position = "place principes E6 2\nplace hypaspists E5 3\ncards macedon counter-attack 1\ncards macedon first-strike 1\n";
  g_autofree char *one = g_strconcat (position, "hand macedon first-strike 1", NULL);
  g_autofree char *other = g_strconcat (position, "hand macedon counter-attack 1", NULL);
  g_autoptr (AciesState) in_deck = new_macedon (one);
  g_autoptr (AciesState) in_hand = new_macedon (other);
  AciesCommand command = attack ();
  g_autoptr (GArray) a = acies_answers_new (in_deck, &command, FALSE);
  g_autoptr (GArray) b = acies_answers_new (in_hand, &command, FALSE);
  g_autoptr (AciesState) empty = new_macedon (position);
  g_autoptr (GArray) none_held = acies_answers_new (empty, &command, FALSE);

  g_assert_cmpuint (none_held->len, ==, 0);
  g_assert_cmpuint (a->len, ==, 2);
  g_assert_cmpuint (b->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_cmpuint (nth (a, i)->card, ==, nth (b, i)->card);
      g_assert_cmpfloat (nth (a, i)->loss, ==, nth (b, i)->loss);
      g_assert_cmpfloat (nth (a, i)->elimination, ==, nth (b, i)->elimination);
    }
}

/* Asked when the attack has been rolled: the figures that are left are known. */
static void
after_the_roll (void)
{
  g_autoptr (AciesState) state = new_macedon ("place principes E6 2\nplace hypaspists E5 3\n"
                                              "cards macedon counter-attack 1\nhand macedon counter-attack 1");
  g_autoptr (GArray) answers = NULL;
  guint64 none_lost = 0;
  guint64 all = 1;

  lines_apply (state, "attack E6 E5\ndice 6 1", NULL);
  answers = acies_answers_new (state, NULL, TRUE);
  g_assert_cmpuint (answers->len, ==, 1);
  assert_card (state, nth (answers, 0), "counter-attack", FALSE);
  g_assert_cmpuint (nth (answers, 0)->odds->attacker_figures, ==, 2);
  for (guint i = 0; i < nth (answers, 0)->odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (nth (answers, 0)->odds->chances, AciesChance, i);

      all = nth (answers, 0)->odds->total;
      none_lost += chance->losses == 0 ? chance->numerator * (all / chance->denominator) : 0;
    }
  g_assert_cmpfloat_with_epsilon (nth (answers, 0)->loss, 1 - (double) none_lost / (double) all, 1e-12);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    g_test_add_data_func (rows[i].path, &rows[i], test_row);
  g_test_add_func ("/answers/withdraw", withdraw);
  g_test_add_func ("/answers/none", none);
  g_test_add_func ("/answers/tells-no-hand", tells_no_hand);
  g_test_add_func ("/answers/after-the-roll", after_the_roll);

  return g_test_run ();
}
