/* test-duel-form.c - the choices for a fight without a position: all that are offered work
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/procs.h"
#include "engine/odds/duel-form.h"
#include "support/battles.h"
#include "support/chances.h"
#include "support/data.h"

static AciesLibrary *library;

static AciesOdds *
suppose (const AciesState *battle,
         const AciesDuel  *duel,
         AciesSupposition  supposition,
         GError          **error)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));

  g_array_append_val (list, supposition);

  return acies_odds_new_for_duel_in (battle, duel, list, error);
}

static const AciesDuelOption *
find_option (const AciesDuelForm *form,
             gboolean             is_card,
             AciesId              id)
{
  for (guint i = 0; i < form->options->len; i++)
    {
      const AciesDuelOption *option = &g_array_index (form->options, AciesDuelOption, i);

      if (option->supposition.is_card == is_card && option->supposition.id == id)
        return option;
    }

  return NULL;
}

/* Whatever is supposed gives odds or one refusal. What is offered works, with each number of its range. */
static void
check_option (const AciesState    *battle,
              const AciesDuel     *duel,
              const AciesDuelForm *form,
              gboolean             is_card,
              AciesId              id)
{
  const AciesDuelOption *option = find_option (form, is_card, id);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesOdds) alone = suppose (battle, duel, (AciesSupposition) { .is_card = is_card, .id = id, .count = 1 }, &error);

  g_assert_true ((alone != NULL) != (error != NULL));
  g_assert_true (error == NULL || error->message[0] != '\0');
  if (option == NULL)
    return;
  g_assert_nonnull (acies_ruleset_find_rule (battle->ruleset, option->rule));
  g_assert_true (g_utf8_strlen (option->name, -1) > 1);
  g_assert_cmpuint (option->least, <=, option->most);
  for (guint count = option->supposition.count; count <= MAX (option->most, 1); count++)
    {
      AciesSupposition supposition = option->supposition;
      g_autoptr (AciesOdds) odds = NULL;

      supposition.count = (guint8) count;
      odds = suppose (battle, duel, supposition, NULL);
      g_assert_nonnull (odds);
      chances_assert_sound (odds);
    }
}

static void
check_pair (const AciesState *battle,
            const AciesDuel  *duel)
{
  const AciesRuleset *ruleset = battle->ruleset;
  const char *const  *ids = ruleset->procs->odds->supposed;
  g_autoptr (AciesDuelForm) form = acies_duel_form_new (battle, duel, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesOdds) plain = acies_odds_new_for_duel_in (battle, duel, NULL, &error);

  g_test_message ("%s on %s, ranged %d", ruleset->unit_types[duel->attacker].id, ruleset->unit_types[duel->target].id, duel->ranged);
  g_assert_true ((plain != NULL) != (error != NULL));
  g_assert_true (plain == NULL || plain->melee == duel->ranged || (duel->ranged ? form->ranged : form->melee));
  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      AciesDuel at = *duel;
      g_autoptr (AciesOdds) odds = NULL;

      at.target_terrain = (AciesId) i;
      odds = acies_odds_new_for_duel_in (battle, &at, NULL, NULL);
      g_assert_true (odds != NULL || !((form->target_terrains >> i) & 1));
    }
  ids = ids != NULL ? ids : ruleset->procs->names.conditions;
  for (guint i = 0; ids[i] != NULL; i++)
    check_option (battle, duel, form, FALSE, (AciesId) i);
  for (guint i = 0; i < ruleset->n_cards; i++)
    check_option (battle, duel, form, TRUE, (AciesId) i);
}

static gboolean
has_odds (const AciesRuleset *ruleset)
{
  return ruleset->procs->odds != NULL;
}

/* In a usual run each attacker meets every third target. */
static void
all_pairs (gconstpointer id)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  g_autoptr (AciesState) empty = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  guint step = many (3, 1);

  for (guint attacker = 0; attacker < ruleset->n_unit_types; attacker++)
    {
      for (guint target = attacker % step; target < ruleset->n_unit_types; target += step)
        {
          for (guint ranged = 0; ranged < 2; ranged++)
            {
              AciesDuel duel = { .attacker = (AciesId) attacker, .target = (AciesId) target, .ranged = ranged > 0 };

              check_pair (empty, &duel);
            }
        }
    }
}

/* --- rolls ------------------------------------------------------------------------------------- */

/* Throws the dice in all ways; each has one of the results, and as often as the chances say.
 * @defence: whether the dice are those of the target, against @hits hits */
static void
throw_all (const AciesRuleset *ruleset,
           const AciesOdds    *odds,
           AciesDice          *dice,
           guint               i,
           double              part,
           double             *found)
{
  const AciesDieType *type = &ruleset->die_types[dice->types[i]];
  AciesChance         result;

  for (guint face = 1; i < dice->n && face <= type->n_faces; face++)
    {
      dice->faces[i] = (guint8) face;
      throw_all (ruleset, odds, dice, i + 1, part / type->n_faces, found);
    }
  if (i < dice->n)
    return;
  if (!acies_odds_judge (odds, dice, &result))
    {
      found[result.hits] += part;
      return;
    }
  for (guint j = 0; j < odds->chances->len; j++)
    found[j] += chances_same_result (&g_array_index (odds->chances, AciesChance, j), &result) ? part : 0;
}

/* The same of the target's dice. */
static void
throw_defence (const AciesRuleset *ruleset,
               const AciesOdds    *odds,
               guint               hits,
               AciesDice          *dice,
               guint               i,
               double              part,
               double             *found)
{
  const AciesDieType *type = &ruleset->die_types[dice->types[i]];
  AciesChance         result;

  for (guint face = 1; i < dice->n && face <= type->n_faces; face++)
    {
      dice->faces[i] = (guint8) face;
      throw_defence (ruleset, odds, hits, dice, i + 1, part / type->n_faces, found);
    }
  if (i < dice->n)
    return;
  acies_odds_judge_defence (odds, ruleset, hits, dice, &result);
  for (guint j = 0; j < odds->chances->len; j++)
    found[j] += chances_same_result (&g_array_index (odds->chances, AciesChance, j), &result) ? part : 0;
}

#define MOST_DICE 4

static void
check_rolls (const AciesRuleset *ruleset,
             const AciesOdds    *odds)
{
  g_autofree double *found = g_new0 (double, MAX (odds->chances->len, ACIES_MAX_DICE + 1));
  g_autofree double *both = g_new0 (double, odds->chances->len);
  AciesDice          dice = { .n = (guint8) odds->n_dice };

  memcpy (dice.types, odds->kinds, odds->n_dice);
  for (guint i = 0; i < odds->n_dice; i++)
    g_assert_cmpuint (odds->kinds[i], <, ruleset->n_die_types);
  throw_all (ruleset, odds, &dice, 0, 1, found);
  for (guint hits = 0; odds->defence != ACIES_NO_POINT && hits <= odds->n_dice; hits++)
    {
      AciesDice second = { .n = (guint8) hits };

      memset (second.types, odds->kinds[0], hits);
      throw_defence (ruleset, odds, hits, &second, 0, found[hits], both);
    }
  for (guint i = 0; !odds->has_results && i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      g_assert_cmpfloat_with_epsilon (odds->defence != ACIES_NO_POINT ? both[i] : found[i], (double) chance->numerator / (double) chance->denominator, 1e-9);
    }
}

static void
check_options (const AciesState *battle,
               const AciesDuel  *duel)
{
  g_autoptr (AciesDuelForm) form = acies_duel_form_new (battle, duel, NULL);

  for (guint i = 0; i < form->options->len; i++)
    {
      g_autoptr (AciesOdds) odds = suppose (battle, duel, g_array_index (form->options, AciesDuelOption, i).supposition, NULL);

      if (odds->n_dice <= MOST_DICE - (odds->defence != ACIES_NO_POINT))
        check_rolls (battle->ruleset, odds);
    }
}

static void
rolls (gconstpointer id)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (library, id, NULL);
  g_autoptr (AciesState) empty = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  guint n = 0;

  for (guint i = 0; i < ruleset->n_unit_types * ruleset->n_unit_types * 2; i++)
    {
      AciesDuel duel = { .attacker = (AciesId) (i / 2 / ruleset->n_unit_types), .target = (AciesId) (i / 2 % ruleset->n_unit_types), .ranged = i % 2 > 0 };
      g_autoptr (AciesOdds) odds = acies_odds_new_for_duel_in (empty, &duel, NULL, NULL);

      /* With three dice or fewer the target's dice are thrown in all ways, too. */
      if (odds == NULL || odds->n_dice > MOST_DICE - (odds->defence != ACIES_NO_POINT))
        continue;
      g_test_message ("%s on %s, ranged %d", ruleset->unit_types[duel.attacker].id, ruleset->unit_types[duel.target].id, duel.ranged);
      check_rolls (ruleset, odds);
      /* Dice of several kinds may be rolled again, which the chances count. */
      if (!odds->has_kinds && n % 5 == 0)
        check_options (empty, &duel);
      n++;
    }
  g_assert_cmpuint (n, >, 0);
}

/* --- what is offered --------------------------------------------------------------------------- */

typedef struct
{
  const char *ruleset;
  const char *attacker, *target;
  const char *terrain; /* of the target */
  const char *chosen;
  const char *options;  /* with their ranges */
  const char *terrains; /* of the attacker / of the target */
  const char *answers;
} Offer;

/* clang-format off */
static const Offer offers[] = {
  { "rome-vs-macedon", "principes", "pezhetairoi", "clear", "",
    "attacker-beside-leader target-phalanx target-beside-leader unknown-tribune flanking:1-6 envelopment:2-6",
    "clear hill forest river camp / clear hill forest river camp", "first-strike counter-attack withdraw" },
  { "rome-vs-macedon", "equites", "macedonian-leader", "hill", "",
    "attacker-beside-leader beheading feint-retreat charge flanking:1-6 envelopment:2-6",
    "clear hill forest river camp / clear hill forest river camp", "" },
  /* One order a turn. */
  { "rome-vs-macedon", "equites", "macedonian-leader", "hill", "feint-retreat flanking",
    "attacker-beside-leader feint-retreat charge flanking:1-6 envelopment:1-6",
    "clear hill forest river camp / clear hill forest river camp", "" },
  { "rome-vs-macedon", "hetairoi", "principes", "clear", "",
    "attacker-beside-leader target-battleline:1-2 target-testudo target-beside-leader charge flanking:1-6 envelopment:2-6",
    "clear hill forest river camp / clear hill forest river camp", "counter-attack withdraw" },
  { "rome-vs-macedon", "macedonian-leader", "velites", "clear", "", "leader-charge", "/", "withdraw" },
  { "rome-vs-macedon", "macedonian-leader", "velites", "clear", "leader-charge", 
    "target-battleline:1-2 target-beside-leader leader-charge flanking:1-6", "clear hill forest river camp / clear hill forest river camp", "withdraw" },
  { "rome-vs-carthage", "cavalry", "infantry", "grass", "",
    "attacker-beside-leader:1-3 target-beside-leader:1-2 cavalry-charge flanking:1-6 envelopment:2-6", "/", "withdraw first-strike" },
  { "battleplay", "legionaries", "phalangites", "open-ground", "",
    "siege garrison:1-4 walls siegecraft open-flank supporting-file general:2-5 second-table ferocity:1-3 disorder:1-3 hold-the-line:1-2",
    "/ open-ground woods rocky-ground hill wooded-hill rocky-hill", "confusion disorder hold-the-line" },
  { "battleplay", "equites", "phalangites", "woods", "", "open-flank general:2-5 ferocity:1-4 ambush hold-the-line",
    "/ open-ground woods rocky-ground hill wooded-hill rocky-hill", "confusion disorder hold-the-line" },
  { "legio-vi", "legionaries", "phalangites", "clear", "", "",
    "clear rough woods hill steep-hill marsh stream ford defences / clear rough woods hill steep-hill marsh stream ford defences", "" },
};
/* clang-format on */

static void
add_word (GString    *text,
          const char *word)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word);
}

static void
add_terrains (GString            *text,
              const AciesRuleset *ruleset,
              guint64             terrains)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      if ((terrains >> i) & 1)
        add_word (text, ruleset->terrains[i].id);
    }
}

static void
offered (gconstpointer data)
{
  const Offer  *row = data;
  AciesRuleset *ruleset = acies_library_get_ruleset (library, row->ruleset, NULL);
  g_autoptr (AciesState) empty = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  AciesDuel          duel = { .attacker = acies_ruleset_find_unit_type (ruleset, row->attacker),
                              .target = acies_ruleset_find_unit_type (ruleset, row->target),
                              .target_terrain = acies_ruleset_find_terrain (ruleset, row->terrain) };
  const char *const *ids = ruleset->procs->odds->supposed != NULL ? ruleset->procs->odds->supposed : ruleset->procs->names.conditions;
  g_autoptr (GArray) chosen = chances_suppose (ruleset, row->chosen);
  g_autoptr (AciesDuelForm) form = acies_duel_form_new (empty, &duel, chosen);
  g_autoptr (GString) options = g_string_new (NULL);
  g_autoptr (GString) terrains = g_string_new (NULL);
  g_autoptr (GString) answers = g_string_new (NULL);

  for (guint i = 0; i < form->options->len; i++)
    {
      const AciesDuelOption *option = &g_array_index (form->options, AciesDuelOption, i);

      add_word (options, option->supposition.is_card ? ruleset->cards[option->supposition.id].id : ids[option->supposition.id]);
      if (option->most > option->least)
        g_string_append_printf (options, ":%u-%u", option->least, option->most);
    }
  add_terrains (terrains, ruleset, form->attacker_terrains);
  add_word (terrains, "/");
  add_terrains (terrains, ruleset, form->target_terrains);
  for (guint i = 0; i < form->answers->len; i++)
    add_word (answers, ruleset->cards[g_array_index (form->answers, AciesId, i)].id);
  g_assert_cmpstr (options->str, ==, row->options);
  g_assert_cmpstr (terrains->str, ==, row->terrains);
  g_assert_cmpstr (answers->str, ==, row->answers);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = acies_library_new (NULL);
  rulesets_add_tests_where (library, has_odds, "/odds/form", "all-pairs", all_pairs);
  rulesets_add_tests_where (library, has_odds, "/odds/form", "rolls", rolls);
  for (guint i = 0; i < G_N_ELEMENTS (offers); i++)
    {
      g_autofree char *path = g_strconcat ("/odds/form/", offers[i].ruleset, "/", offers[i].attacker, "-on-", offers[i].target, offers[i].chosen[0] != '\0' ? "/" : "", offers[i].chosen, NULL);

      g_test_add_data_func (path, &offers[i], offered);
    }
  status = g_test_run ();
  acies_library_unref (library);

  return status;
}
