/* test-bp-findings.c - BattlePlay: each limit of laying out an army is told, and nothing that keeps to it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"
#include "rulesets/battleplay/battleplay.h"
#include "support/data.h"
#include "support/lines.h"

/* Two armies with nothing to find. */
static const char good[] = "text title Skirmish\n"
                           "place legionaries B3 2 near\nplace legionaries C3 2 near\n"
                           "place lowland-warriors B1 2 far\nplace lowland-warriors C1 2 far";

typedef struct
{
  const char *path;
  const char *lines; /* on top of the good ones */
  const char *found; /* code, rule, place and side of each */
  const char *left;  /* of these when all is fixed */
} Case;

#define BY_PLAYERS "switch deployment by-the-players\n"
#define SIEGE "switch siege yes\nplace slingers D1 2 far\n"
#define CARTHAGE "switch far-nation carthage\nremove B1\nremove C1\nplace scutarii B1 2 far\nplace scutarii C1 2 far\n"
#define FIVE "place triarii D3 2 near\nplace triarii E3 2 near\nplace triarii F3 2 near\n"

/* clang-format off */
static const Case cases[] = {
  { "good", "", "", "" },

  /* cards face up, by the stars of the generals */
  { "BP-R14/fewer-cards-than-stars", BY_PLAYERS "place talented-general B3 1 near", "too-few-to-lay-open BP-R14 far", "too-few-to-lay-open BP-R14 far" },
  { "BP-R14/as-many-cards-as-stars", BY_PLAYERS "place talented-general B3 1 near\nplace mediocre-general B1 1 far", "", "" },
  { "BP-R14/laid-already", "place talented-general B3 1 near", "", "" },

  /* the row of the army */
  { "BP-R15/between-the-rows", "place triarii D2 2 near", "not-in-own-row BP-R15 D2 near", "" },
  { "BP-R15/row-of-the-enemy", "place triarii F1 2 near", "not-in-own-row BP-R15 F1 near", "" },
  { "BP-R15/taken-up-anyway", BY_PLAYERS "place triarii D2 2 near", "", "" },
  { "BP-R15/not-taken-up-any-more", BY_PLAYERS "opening near 1 artillery-phase\nplace triarii D2 2 near", "not-in-own-row BP-R15 D2 near", "" },
  { "BP-R15/moved-there", "opening near 1 melee-combat\nplace triarii F1 2 near", "", "" },

  /* one main battle card a file: a second one takes the first one's square, or lies outside the row */
  { "BP-R16/second-one-takes-the-square", "place triarii C3 2 near", "", "" },
  { "BP-R16/second-one-in-the-file", "place triarii D3 2 near\nplace triarii D2 2 near", "not-in-own-row BP-R15 D2 near", "" },

  /* artillery and elephants */
  { "BP-R17/artillery-with-infantry", "place scorpio C3 2 near", "", "" },
  { "BP-R17/artillery-alone", "place scorpio D3 2 near", "needs-a-card BP-R17 D3 near", "" },
  { "BP-R17/artillery-alone-in-woods", "paint woods D2\nplace scorpio D3 2 near", "needs-a-card BP-R17 D3 near", "" },
  { "BP-R17/artillery-with-cavalry", "place equites D3 2 near\nplace scorpio D3 2 near", "needs-a-card BP-R17 D3 near", "" },
  { "BP-R17/artillery-in-an-outer-file", "paint woods A2\nplace triarii A3 2 near\nplace scorpio A3 2 near", "outer-file BP-R17 A3 near", "" },
  { "BP-R17/elephants-in-an-outer-file", CARTHAGE "paint woods G2\nplace war-elephants G1 2 far", "outer-file BP-R17 G1 far", "" },
  { "BP-R17/elephants-beside-it", CARTHAGE "place war-elephants F1 2 far", "", "" },

  /* skirmishers on foot */
  { "BP-R18/with-infantry", "place velites C3 2 near", "", "" },
  { "BP-R18/alone", "place velites D3 2 near", "needs-a-card BP-R18 D3 near", "" },
  { "BP-R18/alone-on-a-hill", "paint hill D2\nplace velites D3 2 near", "needs-a-card BP-R18 D3 near", "" },
  { "BP-R18/alone-in-woods", "paint woods D2\nplace velites D3 2 near", "", "" },
  { "BP-R18/alone-in-woods-on-a-hill", "paint wooded-hill D2\nplace velites D3 2 near", "", "" },
  { "BP-R18/alone-on-rocks", "paint rocky-ground D2\nplace velites D3 2 near", "", "" },
  { "BP-R18/with-cavalry-in-woods", "paint woods D2\nplace equites D3 2 near\nplace velites D3 2 near", "needs-a-card BP-R18 D3 near", "" },
  { "BP-R18/alone-after-a-loss", "opening near 1 bowfire-phase\nplace velites D3 2 near", "", "" },
  { "BP-R18/each-is-told", "place velites D3 2 near\nplace velites E3 2 near", "needs-a-card BP-R18 D3 near, needs-a-card BP-R18 E3 near", "" },

  /* the outer files */
  { "BP-R19/infantry", "place triarii A3 2 near", "outer-file BP-R19 A3 near", "" },
  { "BP-R19/infantry-on-the-other-flank", "place triarii G3 2 near", "outer-file BP-R19 G3 near", "" },
  { "BP-R19/infantry-in-woods", "paint woods A2\nplace triarii A3 2 near", "", "" },
  { "BP-R19/infantry-before-a-hill", "paint hill A2\nplace triarii A3 2 near", "", "" },
  { "BP-R19/infantry-on-a-hill", "paint hill A3\nplace triarii A3 2 near", "", "" },
  { "BP-R19/infantry-and-velites", "place triarii A3 2 near\nplace velites A3 2 near", "outer-file BP-R19 A3 near, outer-file BP-R19 A3 near", "" },
  { "BP-R19/cavalry", "place equites A3 2 near", "", "" },
  { "BP-R19/chariots", "place war-chariots G1 2 far", "", "" },
  { "BP-R19/no-room-elsewhere", FIVE "place triarii A3 2 near", "outer-file BP-R19 A3 near", "" },
  { "BP-R9/first-file", "paint waterway A2", "", "" },
  { "BP-R9/last-file", "paint waterway G2", "", "" },
  { "BP-R9/both", "paint waterway A2\npaint waterway G2", "second-waterway BP-R9 G2", "" },
  { "BP-R9/one-in-an-inner-file", "paint waterway A2\npaint waterway D2", "inner-waterway BP-R9 D2", "" },
  { "BP-R9/three", "paint waterway A2\npaint waterway D2\npaint waterway G2", "inner-waterway BP-R9 D2, second-waterway BP-R9 G2", "" },
  { "BP-R9/in-a-siege", SIEGE "paint waterway A2\npaint waterway G2", "ground-of-a-siege BP-R42 A2, ground-of-a-siege BP-R42 G2", "" },
  { "BP-R9/in-the-rows", "paint waterway A2\npaint waterway G1", "ground-in-row BP-R12 G1", "" },
  { "BP-A28/a-hill-before-the-waterway", "paint waterway A2\npaint hill A1", "hill-in-the-waterway BP-A28 A1", "" },
  { "BP-A28/before-the-waterway", "paint waterway A2\nplace equites A3 2 near", "in-the-waterway BP-A28 A3 near", "" },

  /* mounted skirmishers */
  { "BP-R20/alone-in-an-outer-file", CARTHAGE "place numidians A1 2 far", "", "" },
  { "BP-R20/alone-in-an-outer-file-with-woods", CARTHAGE "paint woods A2\nplace numidians A1 2 far", "needs-a-card BP-R20 A1 far", "" },
  { "BP-R20/alone-in-an-inner-file", CARTHAGE "place numidians D1 2 far", "needs-a-card BP-R20 D1 far", "" },
  { "BP-R20/with-cavalry", CARTHAGE "place punic-cavalry D1 2 far\nplace numidians D1 2 far", "", "" },
  { "BP-R20/with-infantry", CARTHAGE "place numidians C1 2 far", "needs-a-card BP-R20 C1 far", "" },

  /* the reserve */
  { "BP-R21/two", "reserve triarii 2 2 near", "", "" },
  { "BP-R21/three", "reserve triarii 3 2 near", "too-many-reserves BP-R21 near", "" },
  { "BP-R21/two-and-a-general", "reserve triarii 2 2 near\nreserve mediocre-general 1 1 near", "", "" },
  { "BP-R21/three-to-be-laid", BY_PLAYERS "reserve triarii 3 2 near", "", "" },
  { "BP-R21/three-that-come-in", BY_PLAYERS "opening near 1 exploitation\nreserve triarii 3 2 near", "too-many-reserves BP-R21 near", "" },
  { "BP-R21/artillery-without-enough-infantry", BY_PLAYERS "reserve scorpio 5 2 near", "cards-without-places BP-R21 near", "" },
  { "BP-R21/artillery-that-waits", BY_PLAYERS "reserve scorpio 4 2 near", "", "" },
  { "BP-R21/skirmishers-without-enough-infantry", BY_PLAYERS "reserve velites 5 2 near", "cards-without-places BP-R21 near", "" },
  { "BP-R21/skirmishers-in-woods", BY_PLAYERS "paint woods D2\nreserve velites 5 2 near", "", "" },
  { "BP-R21/ground-that-is-drawn", BY_PLAYERS "switch battle-ground drawn\nreserve velites 5 2 near", "", "" },

  /* face down */
  { "BP-R22/face-down", "mark face-down C3 1", "lies-face-down BP-R22 C3 near", "" },
  { "BP-R22/face-down-before-it-is-laid", BY_PLAYERS "mark face-down C3 1", "", "" },

  /* the general */
  { "BP-R28/general-alone", "place talented-general E3 1 near", "needs-a-card BP-R28 E3 near", "" },
  { "BP-R28/general-with-skirmishers", "paint woods D2\nplace velites D3 2 near\nplace talented-general D3 1 near", "", "" },

  /* nations */
  { "BP-A31/of-another", "place hoplites D3 2 near", "other-nation BP-A31 D3 near", "" },
  { "BP-A31/of-another-in-reserve", "reserve hoplites 1 2 near\nreserve equites 1 2 near", "other-nation BP-A31 near", "" },
  { "BP-A31/whoever-lays-it", BY_PLAYERS "reserve hoplites 2 2 near", "other-nation BP-A31 near", "" },
  { "BP-A31/later-in-a-battle", "opening near 1 melee-combat\nplace scorpio C1 2 far", "other-nation BP-A31 C1 far", "" },
  { "BP-A31/all-of-another", "switch near-nation greece", "other-nation BP-A31 B3 near", "" },
  { "BP-A31/of-two-others", FIVE "switch near-nation greece\nplace scutarii G3 2 near\npaint woods G2",
    "other-nation BP-A31 B3 near", "" },
  { "BP-A31/without-a-like", "place lithobolos C3 2 near\nreserve cretan-archers 1 2 near\nswitch near-nation carthage", "other-nation BP-A31 B3 near", "" },
  { "BP-A31/who-cannot-be-spared", CARTHAGE "remove B1\nplace war-elephants B1 2 far\nswitch far-nation greece", "other-nation BP-A31 B1 far", "other-nation BP-A31 B1 far" },
  { "BP-A31/generals-of-any", "place legendary-general B3 1 near\nplace mediocre-general B1 1 far", "", "" },
  { "BP-A31/both-of-one", "switch far-nation rome\nremove B1\nremove C1\nplace triarii B1 2 far\nplace triarii C1 2 far", "", "" },

  /* sieges */
  { "BP-R42/one-in-each-file", SIEGE, "", "" },
  { "BP-R42/anybody-anywhere", SIEGE "place slingers A1 2 far\nplace barbarian-cavalry E1 2 far", "", "" },
  { "BP-R42/two-in-a-file", SIEGE "place slingers B1 2 far", "second-defender BP-R42 B1 far", "" },
  { "BP-R42/a-reserve", SIEGE "reserve soldurii 2 2 far", "too-many-reserves BP-R42 far", "" },
  { "BP-R43/cavalry-in-the-assault", SIEGE "place equites A3 2 near", "no-assault BP-R43 A3 near", "" },
  { "BP-R43/cavalry-before-the-walls", SIEGE "place barbarian-cavalry A1 2 far", "", "" },
  { "BP-R46/two-defenders", "switch siege yes", "too-few-defenders BP-R46 far", "too-few-defenders BP-R46 far" },
};
/* clang-format on */

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->state = acies_state_new (acies_library_get_ruleset (self->library, "battleplay", NULL), 7, 3);
  lines_apply (self->state, good, NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

static char *
dup_found (const AciesState *state)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  GString *found = g_string_new (NULL);

  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      AciesHexName        name;

      g_string_append_printf (found, "%s%s %s", i > 0 ? ", " : "", finding->code, finding->rule != NULL ? finding->rule : "-");
      if (finding->hex != ACIES_NO_HEX)
        g_string_append_printf (found, " %s", acies_hex_name (finding->hex, name));
      if (finding->side != ACIES_NO_SIDE)
        g_string_append_printf (found, " %s", state->ruleset->sides[finding->side].id);
    }

  return g_string_free (found, FALSE);
}

static void
test_case (Fixture      *self,
           gconstpointer data)
{
  const Case *one = data;
  g_autoptr (GArray) fixes = NULL;
  g_autofree char *found = NULL;
  g_autofree char *left = NULL;

  lines_apply (self->state, one->lines, NULL);
  found = dup_found (self->state);
  g_assert_cmpstr (found, ==, one->found);
  fixes = acies_scenario_fix_all (self->state, NULL);
  for (guint i = 0; i < fixes->len; i++)
    g_assert_true (acies_engine_apply (self->state, &g_array_index (fixes, AciesCommand, i), NULL, NULL));
  left = dup_found (self->state);
  g_assert_cmpstr (left, ==, one->left);
}

static gboolean
may_have (const AciesState *state,
          AciesSide         side,
          const char       *type)
{
  return acies_ruleset_may_have_type (state->ruleset, side, acies_ruleset_find_unit_type (state->ruleset, type));
}

static void
count_classes (const AciesState *state,
               guint             n[BP_N_CLASSES])
{
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    if (state->units[unit].place != ACIES_PLACE_ABSENT && state->units[unit].side == 0)
      n[acies_state_unit_type (state, unit)->class_]++;
}

/* The fix gives an army the cards of its nation of the same classes, and takes away only those that have no like. */
static void
test_exchange (Fixture      *self,
               gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  guint               before[BP_N_CLASSES] = { 0 }, after[BP_N_CLASSES] = { 0 };
  const AciesFinding *finding;

  lines_apply (self->state, FIVE "place equites A3 2 near\nplace velites C3 2 near\nplace scorpio D3 2 near\nreserve velites 1 2 near\nswitch near-nation carthage", NULL);
  acies_scenario_find (self->state, findings);
  g_assert_cmpuint (findings->list->len, ==, 1);
  finding = g_ptr_array_index (findings->list, 0);
  g_assert_cmpstr (finding->message, ==, "9 cards do not belong to Carthage");
  count_classes (self->state, before);
  for (guint i = 0; i < finding->fix->len; i++)
    g_assert_true (acies_engine_apply (self->state, &g_array_index (finding->fix, AciesCommand, i), NULL, NULL));
  count_classes (self->state, after);
  before[BP_ARTILLERY]--;
  g_assert_cmpmem (before, sizeof before, after, sizeof after);
}

/* A palette offers an army the cards of its nation, and those of none. */
static void
test_cards_of_nations (Fixture      *self,
                       gconstpointer data)
{
  g_assert_true (may_have (self->state, 0, "triarii"));
  g_assert_false (may_have (self->state, 0, "scutarii"));
  g_assert_false (may_have (self->state, 1, "triarii"));
  lines_apply (self->state, "switch near-nation carthage\nswitch far-nation rome", NULL);
  g_assert_false (may_have (self->state, 0, "triarii"));
  g_assert_true (may_have (self->state, 0, "scutarii"));
  g_assert_true (may_have (self->state, 1, "triarii"));
  for (AciesSide side = 0; side < 2; side++)
    g_assert_true (may_have (self->state, side, "talented-general"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/bp-findings/", cases[i].path, NULL);

      g_test_add (path, Fixture, &cases[i], set_up, test_case, tear_down);
    }
  g_test_add ("/bp-findings/exchange", Fixture, NULL, set_up, test_exchange, tear_down);
  g_test_add ("/bp-findings/cards-of-nations", Fixture, NULL, set_up, test_cards_of_nations, tear_down);

  return g_test_run ();
}
