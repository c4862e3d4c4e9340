/* test-odds-refused.c - chances that nobody can have, and what may be supposed of an attack
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "support/chances.h"

/* clang-format off */
static const ChancesRefusal refusals[] = {
  { "off-the-board", "", "E6", "N20", "", "RVM-R8" },
  { "nobody-attacks", "place pezhetairoi E5 3", "E6", "E5", "", "RVM-R10" },
  { "nobody-there", "place principes E6 3", "E6", "E5", "", "RVM-R10" },
  { "a-friend", "place principes E6 3\nplace principes E5 3", "E6", "E5", "", "RVM-R10" },
  { "too-far", "place principes E6 3\nplace pezhetairoi E3 3", "E6", "E3", "", "RVM-R12" },
  { "not-the-nearest", "place cretans E6 2\nplace velites E4 2\nplace velites E3 2", "E6", "E3", "", "RVM-R11" },
  { "a-leader", "place roman-leader E6 3\nplace pezhetairoi E5 3", "E6", "E5", "", "RVM-R24" },
  { "nobody-flanks", "place principes E6 3\nplace principes E7 3\nplace pezhetairoi E5 3", "E6", "E5", "flanking", "RVM-K11" },
  { "one-flanker-for-two", "place principes E6 3\nplace principes D5 3\nplace pezhetairoi E5 3", "E6", "E5", "flanking=2", "RVM-K11" },
  { "one-flanker-for-an-envelopment", "place principes E6 3\nplace principes D5 3\nplace pezhetairoi E5 3", "E6", "E5", "envelopment", "RVM-K12" },
  { "foot-that-charges", "place principes E6 3\nplace pezhetairoi E5 3", "E6", "E5", "charge", "RVM-R23" },
  { "light-troops-that-envelop", "place velites E6 2\nplace principes D5 3\nplace triarii F5 3\nplace pezhetairoi E5 3", "E6", "E5", "envelopment", "RVM-R23" },
  { "a-charge-from-afar", "place equites D5 2\nplace velites E6 2\nplace pezhetairoi E4 3", "E6", "E4", "charge", "RVM-K9" },
  { "flanked-from-afar", "place velites E6 2\nplace pezhetairoi E4 3", "E6", "E4", "flanked", "RVM-K11" },
  { "no-phalanx", "place hetairoi E5 3\nplace principes E6 3", "E5", "E6", "target-phalanx", "RVM-R23" },
  { "no-testudo", "place hetairoi E5 3\nplace velites E6 2", "E5", "E6", "target-testudo", "RVM-R23" },
  { "two-leaders", "place hetairoi E5 3\nplace roman-leader E6 3", "E5", "E6", "target-beside-leader", "RVM-A24" },
  { "the-order-of-the-other-side", "place hetairoi E5 3\nplace roman-leader E6 3", "E5", "E6", "beheading", "RVM-K18" },
  { "an-order-for-others", "place equites E6 2\nplace hetairoi E5 3", "E6", "E5", "unknown-tribune", "RVM-K22" },
  { "ranged-combat-in-melee", "place principes E6 3\nplace pezhetairoi E5 3", "E6", "E5", "ranged-combat", "RVM-T6" },
  { "no-leader-there", "place principes E6 3\nplace pezhetairoi E5 3", "E6", "E5", "melee-on-leader", "RVM-K18" },
  { "no-card-of-a-roll", "place principes E6 3\nplace pezhetairoi E5 3", "E6", "E5", "withdraw", NULL },
  { "no-number-for-a-charge", "place principes E6 3\nplace pezhetairoi E5 3", "E6", "E5", "charge=2", NULL },
  { "two-orders", "place principes E6 3\nplace pezhetairoi E5 3", "E6", "E5", "beheading unknown-tribune", NULL },
};
/* clang-format on */

/* The same where there is no position. */
typedef struct
{
  const char *attacker;
  const char *target;
  gboolean    ranged;
  const char *suppositions;
  const char *rule;
} DuelRefusal;

/* clang-format off */
static const DuelRefusal duel_refusals[] = {
  { "principes", "hetairoi", FALSE, "charge", "RVM-R23" },
  { "principes", "hetairoi", FALSE, "charging", "RVM-R23" },
  { "velites", "hetairoi", FALSE, "envelopment", "RVM-R23" },
  { "velites", "hetairoi", FALSE, "enveloped=3", "RVM-R23" },
  { "principes", "hetairoi", FALSE, "envelopment=1", "RVM-K12" },
  { "velites", "hetairoi", TRUE, "flanking", "RVM-K11" },
  { "velites", "hetairoi", TRUE, "flanked=2", "RVM-K11" },
  { "velites", "hetairoi", TRUE, "melee-from-behind", "RVM-K22" },
  { "velites", "hetairoi", TRUE, "melee-combat", "RVM-K24" },
  { "velites", "hetairoi", FALSE, "ranged-combat", "RVM-T6" },
  { "equites", "hetairoi", FALSE, "unknown-tribune", "RVM-K22" },
  { "equites", "hetairoi", FALSE, "melee-from-behind", "RVM-K22" },
  { "principes", "hetairoi", FALSE, "downhill-momentum", "RVM-K23" },
  { "pezhetairoi", "principes", FALSE, "leader-charge", "RVM-K19" },
  { "hetairoi", "principes", FALSE, "target-phalanx", "RVM-R23" },
  { "principes", "peltasts", FALSE, "target-phalanx", "RVM-R23" },
  { "hetairoi", "velites", FALSE, "target-testudo", "RVM-R23" },
  { "principes", "macedonian-leader", FALSE, "target-beside-leader", "RVM-A24" },
  { "macedonian-leader", "principes", FALSE, "leader-charge attacker-beside-leader", "RVM-A24" },
  { "principes", "hetairoi", FALSE, "melee-on-leader", "RVM-K18" },
  { "principes", "hetairoi", FALSE, "attacker-beside-leader=2", "RVM-R25" },
  { "principes", "pezhetairoi", FALSE, "target-phalanx=2", "RVM-K16" },
  { "principes", "pezhetairoi", FALSE, "target-battleline", "RVM-D9" },
  { "equites", "hetairoi", FALSE, "charging=2", "RVM-K9" },
  { "principes", "velites", FALSE, "", "RVM-R10" },
  { "cretans", "hetairoi", TRUE, "", "RVM-R10" },
};
/* clang-format on */

static void
duels_that_cannot_be (ChancesFixture *self,
                      gconstpointer   unused)
{
  for (guint i = 0; i < G_N_ELEMENTS (duel_refusals); i++)
    {
      const DuelRefusal *row = &duel_refusals[i];
      g_autoptr (GArray) list = chances_suppose (self->ruleset, row->suppositions);
      g_autoptr (GError) error = NULL;
      AciesDuel duel = { .attacker = acies_ruleset_find_unit_type (self->ruleset, row->attacker),
                         .target = acies_ruleset_find_unit_type (self->ruleset, row->target),
                         .ranged = row->ranged };

      g_test_message ("%s on %s: %s", row->attacker, row->target, row->suppositions);
      g_assert_null (acies_odds_new_for_duel (self->ruleset, &duel, list, &error));
      g_assert_cmpstr (acies_rule_error_get_rule (error), ==, row->rule);
    }
}

static void
suppositions_as_text (ChancesFixture *self,
                      gconstpointer   unused)
{
  static const char *const bad[] = { "", "sad", "=2", "flanked=", "flanked=x", "flanked=7", "flanked=-1", "flanked=+1", "flanked=1.0",
                                     "flanked = 1", "flanked=2=2", "Flanked" };
  AciesSupposition         supposition;

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_false (acies_supposition_parse (bad[i], self->ruleset, &supposition, &error));
      g_assert_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX);
    }
  for (guint i = 0; self->ruleset->procs->names.conditions[i] != NULL; i++)
    {
      g_autofree char *text = g_strconcat (self->ruleset->procs->names.conditions[i], "=6", NULL);

      g_assert_true (acies_supposition_parse (text, self->ruleset, &supposition, NULL));
      g_assert_false (supposition.is_card);
      g_assert_cmpuint (supposition.id, ==, i);
      g_assert_cmpuint (supposition.count, ==, 6);
    }
  /* A card and a condition of the same name could not be told apart. */
  for (guint i = 0; i < self->ruleset->n_cards; i++)
    {
      g_assert_true (acies_supposition_parse (self->ruleset->cards[i].id, self->ruleset, &supposition, NULL));
      g_assert_true (supposition.is_card);
      g_assert_cmpuint (supposition.id, ==, i);
    }
}

/* Each condition brings along the card and the ground of its modifier. */
static void
conditions_bring_along (ChancesFixture *self,
                        gconstpointer   unused)
{
  for (guint i = 0; self->ruleset->procs->names.conditions[i] != NULL; i++)
    {
      const char *name = self->ruleset->procs->names.conditions[i];
      gboolean    ranged = g_str_equal (name, "ranged-combat");
      gboolean    of_rome = g_str_equal (name, "target-testudo") || g_str_equal (name, "target-battleline");
      const char *target = of_rome ? "principes" : g_str_equal (name, "target-phalanx") ? "pezhetairoi"
                                               : g_str_equal (name, "melee-on-leader")  ? "macedonian-leader"
                                                                                        : "cretans";
      const char *attacker = of_rome || g_str_equal (name, "downhill-melee") ? "hypaspists"
                             : g_str_equal (name, "charging")                ? "equites"
                             : ranged                                        ? "velites"
                                                                             : "principes";
      AciesDuel   duel = { acies_ruleset_find_unit_type (self->ruleset, attacker),
                           acies_ruleset_find_unit_type (self->ruleset, g_str_equal (name, "downhill-melee") ? "triarii" : target), .ranged = ranged };
      g_autoptr (GArray) list = chances_suppose (self->ruleset, name);
      g_autoptr (AciesOdds) plain = acies_odds_new_for_duel (self->ruleset, &duel, NULL, NULL);
      g_autoptr (AciesOdds) odds = NULL;
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", name);
      odds = acies_odds_new_for_duel (self->ruleset, &duel, list, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (odds->reasons->len, >, plain->reasons->len);
    }
}

#define ADD(path, data, function) g_test_add (path, ChancesFixture, data, chances_set_up, function, chances_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/refused/", refusals[i].name, NULL);

      ADD (path, &refusals[i], chances_is_refused);
    }
  ADD ("/odds/duels-that-cannot-be", NULL, duels_that_cannot_be);
  ADD ("/odds/suppositions-as-text", NULL, suppositions_as_text);
  ADD ("/odds/conditions-bring-along", NULL, conditions_bring_along);

  return g_test_run ();
}
