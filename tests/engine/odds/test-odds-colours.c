/* test-odds-colours.c - chances where dice have colours: of pairs, as of cards that stand so in play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "rulesets/battleplay/battleplay.h"
#include "support/chances.h"
#include "support/lines.h"

static void
set_up (ChancesFixture *self,
        gconstpointer   unused)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "battleplay", NULL);
}

static AciesOdds *
odds_of_pair (const ChancesFixture *self,
              const AciesDuel      *duel,
              const char           *suppositions,
              GError              **error)
{
  g_autoptr (GArray) list = chances_suppose (self->ruleset, suppositions);

  return acies_odds_new_for_duel (self->ruleset, duel, list, error);
}

static void
assert_alike (const AciesOdds *a,
              const AciesOdds *b)
{
  chances_assert_sound (a);
  chances_assert_equal (a, b);
  g_assert_cmpint (a->melee, ==, b->melee);
  g_assert_cmpuint (a->target_figures, ==, b->target_figures);
  g_assert_cmpmem (a->kinds, a->n_dice, b->kinds, b->n_dice);
  for (guint i = 0; i < a->reasons->len; i++)
    {
      const AciesReason *one = &g_array_index (a->reasons, AciesReason, i);
      const AciesReason *other = &g_array_index (b->reasons, AciesReason, i);

      g_assert_cmpstr (one->text, ==, other->text);
      g_assert_cmpstr (one->rule, ==, other->rule);
      g_assert_cmpint (one->number, ==, other->number);
    }
}

/* --- all pairs on all ground ---------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *phase;
  const char *from, *at;
  const char *own_hill, *hill; /* where they lie when they were won */
  const char *suppositions;
  gboolean    ranged;
  guint       first_class, last_class; /* of who rolls */
} Kind;

/* clang-format off */
static const Kind kinds[] = {
  { "artillery", "artillery-phase", "D3", "D1", "D3", "D1", "", FALSE, BP_ARTILLERY, BP_ARTILLERY },
  { "artillery-aside", "artillery-phase", "C3", "D1", "C3", "D1", "", TRUE, BP_ARTILLERY, BP_ARTILLERY },
  { "bowfire", "bowfire-phase", "D3", "D1", "D3", "D1", "", TRUE, BP_INFANTRY, BP_INFANTRY },
  { "skirmishers", "skirmishers-phase", "D3", "D1", "D3", "D1", "", FALSE, BP_FOOT_SKIRMISHERS, BP_MOUNTED_SKIRMISHERS },
  { "charge", "charge-combat", "D3", "D1", "D3", "D1", "", FALSE, BP_INFANTRY, BP_ELEPHANTS },
  { "front", "melee-combat", "D3", "D1", "D3", "D1", "", FALSE, BP_INFANTRY, BP_ELEPHANTS },
  { "flank", "melee-combat", "C1", "D1", "C3", "D1", "open-flank", FALSE, BP_INFANTRY, BP_ELEPHANTS },
  { "support", "melee-combat", "C3", "D1", "C3", "D1", "supporting-file", FALSE, BP_INFANTRY, BP_ARTILLERY },
};
/* clang-format on */

static AciesOdds *
odds_in_play (const ChancesFixture *self,
              const Kind           *kind,
              const AciesDuel      *duel)
{
  static const char *const grounds[] = { "open-ground", "woods", "rocky-ground", "open-ground", "woods", "rocky-ground" };
  g_autofree char         *lines = g_strdup_printf ("opening near 1 %s\npaint %s D2\nplace %s %s 2 near\nplace %s %s 2 far\npaint %s %s", kind->phase,
                                                    grounds[duel->target_terrain], self->ruleset->unit_types[duel->attacker].id, kind->from,
                                                    self->ruleset->unit_types[duel->target].id, kind->at,
                                            duel->attacker_terrain >= BP_HILL ? "hill" : "open-ground", kind->own_hill);
  g_autofree char         *hill = g_strdup_printf ("paint %s %s", duel->target_terrain >= BP_HILL ? "hill" : "open-ground", kind->hill);
  g_autoptr (AciesState) scenario = chances_new_scenario (self, lines);
  g_autoptr (AciesState) game = NULL;

  lines_apply (scenario, hill, NULL);
  game = acies_engine_new_game (scenario, NULL);
  g_assert_cmpstr (self->ruleset->procs->names.phases[game->turn.phase], ==, kind->phase);

  return chances_of_attack (game, kind->from, kind->at, "");
}

static gboolean
may_roll (const AciesUnitType *type,
          const Kind          *kind)
{
  return type->class_ >= kind->first_class && type->class_ <= kind->last_class && (!g_str_equal (kind->name, "bowfire") || type->values[BP_SHOOT_GOOD] != 0);
}

static void
pairs_as_in_play (ChancesFixture *self,
                  gconstpointer   data)
{
  const Kind *kind = data;
  guint       n = 0;

  for (AciesDuel duel = { .ranged = kind->ranged }; duel.attacker < self->ruleset->n_unit_types; duel.attacker++)
    {
      if (!may_roll (&self->ruleset->unit_types[duel.attacker], kind))
        continue;
      for (duel.target = 0; duel.target < self->ruleset->n_unit_types; duel.target++)
        for (duel.attacker_terrain = BP_CLEAR; duel.attacker_terrain < BP_WATERWAY; duel.attacker_terrain++)
          for (duel.target_terrain = BP_CLEAR; duel.target_terrain < BP_WATERWAY; duel.target_terrain++)
            {
              g_autoptr (AciesOdds) told = NULL;
              g_autoptr (AciesOdds) pair = NULL;
              g_autoptr (GError) error = NULL;

              if (self->ruleset->unit_types[duel.target].class_ == BP_GENERALS)
                continue;
              told = odds_in_play (self, kind, &duel);
              pair = odds_of_pair (self, &duel, kind->suppositions, &error);
              g_assert_no_error (error);
              assert_alike (pair, told);
              n++;
            }
    }
  g_assert_cmpuint (n, >, 500);
}

/* --- towns, generals, cards ----------------------------------------------------------------- */

typedef struct
{
  const char *name;
  const char *lines;    /* of the scenario; near attacks */
  const char *commands; /* then */
  const char *from, *at;
  const char *attacker, *target;
  const char *terrain;
  const char *suppositions; /* of the pair */
  const char *cards;        /* of these, what is supposed before the commands */
} Row;

#define MEET(attacker, target) "opening near 1 charge-combat\nplace " attacker " D3 2 near\nplace " target " D1 2 far\n"
#define TOWN "switch siege yes\n"

/* clang-format off */
static const Row rows[] = {
  { "siege", MEET ("legionaries", "soldurii") TOWN, "", "D3", "D1", "legionaries", "soldurii", "open-ground", "siege", "" },
  { "siege-and-artillery", "opening near 1 artillery-phase\nplace scorpio D3 2 near\nplace soldurii D1 2 far\n" TOWN, "", "D3", "D1", "scorpio", "soldurii", "open-ground", "siege", "" },
  { "siege-without-garrison", MEET ("legionaries", "soldurii") TOWN "switch walls yes", "", "D1", "D3", "soldurii", "legionaries", "open-ground", "walls", "" },
  { "cavalry-of-the-town", MEET ("legionaries", "barbarian-cavalry") TOWN, "", "D1", "D3", "barbarian-cavalry", "legionaries", "open-ground", "siege", "" },
  { "garrison", MEET ("legionaries", "soldurii") TOWN "switch garrison 3", "", "D1", "D3", "soldurii", "legionaries", "open-ground", "garrison=3", "" },
  { "garrison-and-walls", MEET ("legionaries", "soldurii") TOWN "switch garrison 4\nswitch walls yes", "", "D1", "D3", "soldurii", "legionaries", "open-ground", "garrison=4 walls", "" },
  { "garrison-and-siegecraft", MEET ("legionaries", "soldurii") TOWN "switch garrison 2\nswitch siegecraft yes", "", "D1", "D3", "soldurii", "legionaries", "open-ground", "siege garrison=2 siegecraft", "" },
  { "garrison-and-slingers", "opening near 1 skirmishers-phase\nplace legionaries D3 2 near\nplace slingers D1 2 far\nswitch garrison 2\n" TOWN, "", "D1", "D3", "slingers", "legionaries", "open-ground", "garrison=2", "" },
  { "general", MEET ("legionaries", "soldurii") "place talented-general D3 1 near", "attack D3 D1\nyes", "D3", "D1", "legionaries", "soldurii", "open-ground", "general=4", "general" },
  { "general-before-a-hill", MEET ("legionaries", "soldurii") "place legendary-general D3 1 near\npaint hill D1", "attack D3 D1\nyes", "D3", "D1", "legionaries", "soldurii", "hill", "general=5", "general" },
  { "ferocity", MEET ("legionaries", "soldurii") "hand near ferocity 2", "attack D3 D1\nplay ferocity\nplay ferocity", "D3", "D1", "legionaries", "soldurii", "open-ground", "ferocity=2", "ferocity ferocity" },
  { "disorder", MEET ("legionaries", "soldurii") "hand far disorder 1", "attack D3 D1\nplay disorder", "D3", "D1", "legionaries", "soldurii", "open-ground", "disorder", "disorder" },
  { "ambush", MEET ("legionaries", "soldurii") "hand near ambush 1\npaint woods D2\npaint hill D1", "attack D3 D1\nplay ambush", "D3", "D1", "legionaries", "soldurii", "wooded-hill", "ambush", "ambush" },
  { "second-table", MEET ("legionaries", "soldurii") "switch dice-table table-b\npaint hill D1", "", "D3", "D1", "legionaries", "soldurii", "hill", "second-table", "" },
  { "nothing-holds", MEET ("legionaries", "soldurii"), "", "D3", "D1", "legionaries", "soldurii", "open-ground", "siege=0 garrison=0 open-flank=0 general=0 ferocity=0 hold-the-line=0", "ferocity=0" },
};
/* clang-format on */

static void
supposed_as_in_play (ChancesFixture *self,
                     gconstpointer   data)
{
  const Row *row = data;
  AciesDuel  duel = {
     .attacker = acies_ruleset_find_unit_type (self->ruleset, row->attacker),
     .target = acies_ruleset_find_unit_type (self->ruleset, row->target),
     .target_terrain = acies_ruleset_find_terrain (self->ruleset, row->terrain),
  };
  g_autoptr (AciesState) scenario = chances_new_scenario (self, row->lines);
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);
  g_autoptr (AciesOdds) before = chances_of_attack (game, row->from, row->at, row->cards);
  g_autoptr (AciesOdds) told = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesOdds) pair = odds_of_pair (self, &duel, row->suppositions, &error);

  g_assert_no_error (error);
  lines_apply (game, row->commands, NULL);
  told = chances_of_attack (game, row->from, row->at, "");
  assert_alike (pair, told);
  assert_alike (before, told);
}

/* A general is a reason until it is decided whether they join. */
static void
general_may_join (ChancesFixture *self,
                  gconstpointer   unused)
{
  static const struct
  {
    const char *command, *last; /* reason */
  } moments[] = {
    { "", "The general can join and add Yellow" },
    { "attack D3 D1", "The general can join and add Yellow" },
    { "pass", "Good going" },
  };
  g_autoptr (AciesState) scenario = chances_new_scenario (self, MEET ("legionaries", "soldurii") "place talented-general D3 1 near");
  g_autoptr (AciesState) game = acies_engine_new_game (scenario, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    {
      g_autoptr (AciesOdds) odds = NULL;

      lines_apply (game, moments[i].command, NULL);
      odds = chances_of_attack (game, "D3", "D1", "");
      g_assert_cmpstr (g_array_index (odds->reasons, AciesReason, odds->reasons->len - 1).text, ==, moments[i].last);
    }
}

/* Yellow and white: each S and skull kills. Of 36 ways two crosses lie in 6, one in 11, none in 3. */
static void
crosses_that_come_to_nothing (ChancesFixture *self,
                              gconstpointer   unused)
{
  static const struct
  {
    const char *suppositions;
    guint64     ways[3];
  } held[] = {
    { "", { 3, 11, 22 } },
    { "hold-the-line", { 14, 6, 16 } },
    { "hold-the-line=2", { 20, 0, 16 } },
    { "hold-the-line=6", { 20, 0, 16 } },
  };
  AciesDuel duel = { .attacker = acies_ruleset_find_unit_type (self->ruleset, "legionaries"), .target = acies_ruleset_find_unit_type (self->ruleset, "soldurii") };

  for (guint i = 0; i < G_N_ELEMENTS (held); i++)
    {
      g_autoptr (AciesOdds) odds = odds_of_pair (self, &duel, held[i].suppositions, NULL);

      for (guint losses = 0; losses <= 2; losses++)
        g_assert_cmpuint (chances_of_losing (odds, losses) * 36 / odds->total, ==, held[i].ways[losses]);
    }
}

/* A ruleset of one's own may lend more dice than a roll has room for: as many as there is are rolled. */
static void
more_dice_than_there_is_room_for (ChancesFixture *self,
                                  gconstpointer   unused)
{
  AciesDuel           duel = { .attacker = acies_ruleset_find_unit_type (self->ruleset, "soldurii"), .target = acies_ruleset_find_unit_type (self->ruleset, "legionaries") };
  AciesId             general = acies_ruleset_find_unit_type (self->ruleset, "talented-general");
  const AciesDicePool six = { 6, { BP_RED, BP_RED, BP_RED, BP_RED, BP_RED, BP_RED } };
  g_autoptr (AciesOdds) odds = NULL;

  self->ruleset->pools[self->ruleset->unit_types[duel.attacker].values[BP_DIFFICULT]] = six;
  self->ruleset->pools[self->ruleset->unit_types[general].values[BP_ASSAULT]] = six;
  odds = odds_of_pair (self, &duel, "garrison=4 general=4", NULL);
  g_assert_cmpuint (odds->n_dice, ==, BP_MAX_POOL);
  chances_assert_sound (odds);
}

/* --- what cannot be ------------------------------------------------------------------------- */

typedef struct
{
  const char *attacker, *target;
  const char *own_terrain, *terrain;
  gboolean    ranged;
  const char *suppositions;
  const char *rule; /* NULL: it cannot be supposed at all */
} Refusal;

#define PLAIN "open-ground", "open-ground"

/* clang-format off */
static const Refusal refusals[] = {
  { "legionaries", "soldurii", PLAIN, TRUE, "", "BP-R25" },
  { "talented-general", "soldurii", PLAIN, FALSE, "", "BP-R27" },
  { "legionaries", "talented-general", PLAIN, FALSE, "", "BP-R27" },
  { "legionaries", "soldurii", "open-ground", "waterway", FALSE, "", "BP-A28" },
  { "scorpio", "soldurii", "waterway", "open-ground", FALSE, "", "BP-A28" },
  { "velites", "soldurii", PLAIN, FALSE, "open-flank", "BP-R39" },
  { "cretan-archers", "soldurii", PLAIN, TRUE, "open-flank", "BP-R39" },
  { "scorpio", "soldurii", PLAIN, TRUE, "supporting-file", "BP-R40" },
  { "legionaries", "soldurii", PLAIN, FALSE, "open-flank supporting-file", "BP-R40" },
  { "velites", "soldurii", PLAIN, FALSE, "general=3", "BP-A21" },
  { "legionaries", "soldurii", PLAIN, FALSE, "supporting-file general=3", "BP-A21" },
  { "legionaries", "soldurii", "open-ground", "rocky-ground", FALSE, "ambush", "BP-K6" },
  { "legionaries", "soldurii", "open-ground", "woods", FALSE, "siege", "BP-R42" },
  { "legionaries", "soldurii", "hill", "open-ground", FALSE, "siege", "BP-R42" },
  { "equites", "barbarian-cavalry", PLAIN, FALSE, "siege", "BP-R43" },
  { "legionaries", "barbarian-cavalry", PLAIN, FALSE, "garrison=1", "BP-R43" },
  { "legionaries", "soldurii", PLAIN, FALSE, "garrison=5", "BP-R45" },
  { "legionaries", "soldurii", PLAIN, FALSE, "general", NULL },
  { "legionaries", "soldurii", PLAIN, FALSE, "general=6", NULL },
  { "legionaries", "soldurii", PLAIN, FALSE, "second-wind", NULL },
  { "legionaries", "soldurii", PLAIN, FALSE, "rally", NULL },
  { "legionaries", "soldurii", PLAIN, FALSE, "woods-1", NULL },
};
/* clang-format on */

static void
pairs_that_cannot_be (ChancesFixture *self,
                      gconstpointer   unused)
{
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      const Refusal *row = &refusals[i];
      g_autoptr (GError) error = NULL;
      AciesDuel duel = { acies_ruleset_find_unit_type (self->ruleset, row->attacker), acies_ruleset_find_unit_type (self->ruleset, row->target), 0, 0, row->ranged,
                         acies_ruleset_find_terrain (self->ruleset, row->own_terrain), acies_ruleset_find_terrain (self->ruleset, row->terrain) };

      g_test_message ("%s on %s: %s", row->attacker, row->target, row->suppositions);
      g_assert_null (odds_of_pair (self, &duel, row->suppositions, &error));
      g_assert_cmpstr (acies_rule_error_get_rule (error), ==, row->rule);
      if (row->rule == NULL)
        g_assert_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX);
    }
}

/* clang-format off */
static const ChancesRefusal in_play[] = {
  { "siege-of-a-position", MEET ("legionaries", "soldurii"), "D3", "D1", "siege", NULL },
  { "support-of-a-position", MEET ("legionaries", "soldurii"), "D3", "D1", "supporting-file", NULL },
  { "stars-of-a-position", MEET ("legionaries", "soldurii") "place talented-general D3 1 near", "D3", "D1", "general=4", NULL },
  { "no-general-there", MEET ("legionaries", "soldurii"), "D3", "D1", "general", "BP-A21" },
  { "a-general-among-those-who-shoot", "opening near 1 skirmishers-phase\nplace velites D3 2 near\nplace talented-general D3 1 near\nplace soldurii D1 2 far", "D3", "D1", "general", "BP-A21" },
  { "an-ambush-in-the-open", MEET ("legionaries", "soldurii"), "D3", "D1", "ambush", "BP-K6" },
  { "a-card-of-choices", MEET ("legionaries", "soldurii"), "D3", "D1", "confusion", NULL },
};
/* clang-format on */

#define ADD(path, data, function) g_test_add (path, ChancesFixture, data, set_up, function, chances_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/colours/pairs/", kinds[i].name, NULL);

      ADD (path, &kinds[i], pairs_as_in_play);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/colours/supposed/", rows[i].name, NULL);

      ADD (path, &rows[i], supposed_as_in_play);
    }
  for (guint i = 0; i < G_N_ELEMENTS (in_play); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/colours/refused/", in_play[i].name, NULL);

      ADD (path, &in_play[i], chances_is_refused);
    }
  ADD ("/odds/colours/general-may-join", NULL, general_may_join);
  ADD ("/odds/colours/crosses-that-come-to-nothing", NULL, crosses_that_come_to_nothing);
  ADD ("/odds/colours/more-dice-than-there-is-room-for", NULL, more_dice_than_there_is_room_for);
  ADD ("/odds/colours/pairs-that-cannot-be", NULL, pairs_that_cannot_be);

  return g_test_run ();
}
