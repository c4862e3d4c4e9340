/* test-script.c - proves that every kind of line of a rule case can fail
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script.h"

#define RULESET "rome-vs-macedon"
#define OTHER_RULESET "rome-vs-carthage"

typedef struct
{
  const char *path;
  const char *lines;   /* before them stand a Roman and a Macedonian unit */
  const char *message; /* what the message has, a pattern, or NULL: every line holds */
} Case;

/* Two kinds of cards in the Roman hand. */
#define HANDS "cards rome line-order 1\nhand rome line-order 1\n"

static const char position[] = "place principes E6 3\nplace pezhetairoi E5 3\nplace principes A9 3\n";

/* clang-format off */
static const Case cases[] = {
  { "/script/holds/nothing", "", NULL },
  { "/script/holds/comment", "\n  # is round 7\n", NULL },
  { "/script/holds/has", "has E6 principes\nhas E6 principes 3\nhas E7 nothing", NULL },
  { "/script/holds/is", "is asked play\nis asking rome\nis round 1\nis active rome\nis morale rome 5\n"
                        "is hand rome 5\nis deck rome mixed-order 20\nis discard rome 0\nis strength velites 2\n"
                        "is won nobody not-yet\nis marked E6 ordered 0\nis state E6 idle\nis owner E6 rome\n"
                        "is actions rome 0\nis spent rome 0\nis phase order\nis value velites march 3", NULL },
  { "/script/holds/rolled", "act E6\nattack E6 E5\ndice 5 4 1\nis hits 1", NULL },
  { "/script/holds/chance", "chance E6 E5 hits 3 1/27\nchance E6 E5 wounds 3 1/27\nchance E6 E5 retreats 0 125/216\nchance E6 E5 dead 1 1/27", NULL },
  { "/script/holds/attack", "act E6\nattack E6 E5\nis dice 3\nis point 4\ndice 5 1 1\nis noted hit 1\nis noted ignored-hits 0", NULL },
  { "/script/holds/notes-since-the-command", "act E6 A9\nis noted ordered 2\nis noted moved 0\nmove A9 B9\nis noted ordered 0\nis noted moved 1", NULL },
  { "/script/holds/steps", "act E6 A9\nmove A9 B9\nsteps since move are check-moves", NULL },
  { "/script/holds/seen", HANDS "seen macedon play line-order", NULL },
  { "/script/holds/unseen", HANDS "act E6\ndone\nunseen macedon put-back line-order", NULL },
  { "/script/holds/finds", "finds RVM-R6 nothing", NULL },
  { "/script/holds/turn", "turn macedon\nis active macedon\nturn rome\nis round 2", NULL },

  { "/script/fails/has-other", "has E6 velites", "it is principes" },
  { "/script/fails/has-figures", "has E6 principes 2", "it is 3" },
  { "/script/fails/has-nothing", "has E7 principes", "it has nothing" },
  { "/script/fails/has-something", "has E6 nothing", "it has principes" },
  { "/script/fails/has-no-hex", "has E10 nothing", "there is no hex E10" },
  { "/script/fails/has-too-little", "has E6", "too few words" },
  { "/script/fails/asked", "is asked dice", "it is play" },
  { "/script/fails/asking", "is asking macedon", "it is rome" },
  { "/script/fails/asking-nobody", "act E6\nis asking rome", "nobody is asked" },
  { "/script/fails/round", "is round 2", "it is 1" },
  { "/script/fails/no-number", "is round one", "4: is round one: " },
  { "/script/fails/active", "is active macedon", "it is rome" },
  { "/script/fails/dice", "act E6\nattack E6 E5\nis dice 2", "it is 3" },
  { "/script/fails/no-dice", "is dice 3", "no dice are asked for" },
  { "/script/fails/point", "act E6\nattack E6 E5\nis point 3", "it is 4" },
  { "/script/fails/no-point", "is point 3", "nobody has attacked" },
  { "/script/fails/morale", "is morale rome 4", "it is 5" },
  { "/script/fails/no-side", "is morale carthage 5", "there is no side carthage" },
  { "/script/fails/hand", "is hand rome 4", "it is 5" },
  { "/script/fails/deck", "is deck rome mixed-order 4", "it is 20" },
  { "/script/fails/discard", "is discard rome 1", "it is 0" },
  { "/script/fails/no-card", "is hand rome trumpet 1", "there is no card trumpet" },
  { "/script/fails/strength", "is strength velites 3", "it is 2" },
  { "/script/fails/no-type", "is strength hoplites 3", "there is no type hoplites" },
  { "/script/fails/marked", "is marked E6 ordered 1", "it is 0" },
  { "/script/fails/no-mark", "is marked E6 tired 1", "there is no such unit or mark" },
  { "/script/fails/state", "act E6\nis state E6 idle", "it is ordered" },
  { "/script/fails/state-of-nothing", "is state E7 idle", "it has nothing" },
  { "/script/fails/owner", "is owner E6 macedon", "it is rome" },
  { "/script/fails/owner-of-nothing", "is owner E7 rome", "it has nothing" },
  { "/script/fails/phase", "is phase move", "it is order" },
  { "/script/fails/actions", "is actions rome 3", "it is 0" },
  { "/script/fails/spent", "is spent rome 1", "it is 0" },
  { "/script/fails/value", "is value velites march 2", "it is 3" },
  { "/script/fails/no-value", "is value velites courage 2", "there is no such type or attribute" },
  { "/script/fails/hits", "act E6\nattack E6 E5\ndice 5 4 1\nis hits 2", "it is 1" },
  { "/script/fails/no-hits", "is hits 2", "nobody has rolled" },
  { "/script/fails/no-wounds", "is wounds 0", "nobody has defended" },
  { "/script/fails/no-retreats", "is retreats 0", "nobody has defended" },
  { "/script/fails/chance", "chance E6 E5 hits 3 1/8", "it is 8/216" },
  { "/script/fails/no-chance", "chance E6 E5 luck 3 1/8", "it is \"chance HEX HEX hits|wounds|retreats|dead|result NUMBER N/OF [SUPPOSED...]\"" },
  { "/script/fails/no-result", "chance E6 E5 result victory 1/8", "it is \"chance HEX HEX hits|wounds|retreats|dead|result NUMBER N/OF [SUPPOSED...]\"" },
  { "/script/fails/nothing-to-suppose", "chance E6 E5 hits 3 1/8 luck", ": *“luck”*Rome vs Macedon" },
  { "/script/fails/chance-of-nobody", "chance E7 E5 hits 3 1/8", "1/8: *no unit *E7" },
  { "/script/fails/won", "is won rome not-yet", "it is nobody" },
  { "/script/fails/won-why", "is won nobody draw", "it is not-yet" },
  { "/script/fails/noted", "act E6\nis noted ordered 2", "it is 1" },
  { "/script/fails/no-note", "is noted sung 0", "there are no notes sung" },
  { "/script/notes", "act E6\nattack E6 E5\ndice 5 4 1\nnotes ordered Principes E6\nnotes rolled 5 4 1 1 1\nnotes rolled 5 * 1", NULL },
  { "/script/fails/notes", "act E6\nnotes ordered Principes E7", "the log has no such note; Principes E6" },
  { "/script/fails/notes-by-pattern", "act E6\nnotes ordered * E7", "the log has no such note; Principes E6" },
  { "/script/fails/notes-of-another-kind", "act E6\nnotes moved Principes E6", "the log has no such note" },
  { "/script/fails/notes-of-no-kind", "act E6\nnotes sung", "there are no notes sung" },
  { "/script/reason", "reason E6 E5 RVM-R13 3 *", NULL },
  { "/script/fails/reason", "reason E6 E5 RVM-R13 2 *", "the reasons are: RVM-R13 3 " },
  { "/script/says", "act E6\nno RVM-R6 move E6 E5\nnotes ordered Principes E6\nsays E6", NULL },
  { "/script/fails/says", "act E6\nnotes ordered Principes E6\nsays moved", "it says: Principes E6 " },
  { "/script/about", "act E6\nno RVM-R5 move E6 E9\nabout E9 Principes 2", NULL },
  { "/script/fails/about", "act E6\nno RVM-R5 move E6 E9\nabout E9 Principes 3", "it is about: E9 Principes 2" },
  { "/script/fails/about-nothing", "act E6\nabout E9", "it is about: nothing" },
  { "/script/fails/unknown", "is sunny today", "nothing is known of \"sunny\"" },
  { "/script/fails/too-many-words", "is round 1 2", "that is not how to ask for \"round\"" },
  { "/script/fails/seen", HANDS "act E6\ndone\nseen macedon put-back line-order", "1 others look the same" },
  { "/script/fails/finds", "finds RVM-R6 unit-on-barrier E6", "nothing" },
  { "/script/fails/finds-too-late", "act E6\nfinds RVM-R6 nothing", "play has begun" },
  { "/script/fails/unseen", HANDS "unseen macedon play line-order", "1 others look different" },
  { "/script/fails/seen-by-oneself", HANDS "act E6\ndone\nunseen rome put-back line-order", "1 others look different" },
  { "/script/fails/seen-alone", "seen macedon play mixed-order", "nothing else of the kind is allowed" },
  { "/script/fails/seen-refused", "seen macedon play line-order", "refused" },
  { "/script/fails/seen-by-nobody", "seen carthage play mixed-order", "there is no side carthage" },
  { "/script/fails/steps", "act E6 A9\nmove A9 B9\nsteps since move are roll", "it is check-moves" },
  { "/script/fails/steps-missing", "act E6 A9\nmove A9 B9\nsteps since move are check-moves roll", "it is check-moves" },
  { "/script/fails/no-steps", "steps before move are roll", "it is \"steps since COMMAND are STEP...\"" },
  { "/script/fails/steps-after-the-end", "end-round 1\nturn rome\nsteps since take are take", "steps are not known once the game is over" },
  { "/script/fails/command", "act E6\nmove E6 E9", ": refused (RVM-R5): E9 *Principes* 2" },
  { "/script/fails/no-command", "sing", "Unknown command “sing”" },
  { "/script/fails/no-allowed", "act E6\nno RVM-R5 move E6 F6", "allowed" },
  { "/script/fails/no-by-another-rule", "act E6\nno RVM-R6 move E6 E9", "refused by RVM-R5: E9 *Principes* 2" },
  { "/script/fails/no-without-a-rule", "act E6\nno - move E6 E9", "refused by RVM-R5: E9 *Principes* 2" },
  { "/script/fails/can", "act E6\ncan move E6 E9", "E9 *Principes* 2" },
  { "/script/fails/act", "act E6 E7", ": refused (RVM-R4): *no unit *E7" },
  { "/script/fails/turn", "turn carthage", "there is no side carthage" },
  { "/script/fails/number-unknown", "number near 3", "there is no number near" },
  { "/script/fails/number-too-late", "act E6\nnumber near 3", "play has begun" },
  { "/script/fails/number-without-value", "number near", "too few words" },
  { "/script/fails/template-too-late", "template quick", "a battle is named first" },
  { "/script/fails/scenario-too-late", "scenario pydna", "a battle is named first" },
};

/* Of a game with a second roll, actions, and types that serve both sides. */
static const char other_position[] = "place infantry E6 3 rome\nplace infantry A9 3 rome\nplace infantry E5 3 carthage\n"
                                     "place infantry L1 3 carthage\n";

static const Case other_cases[] = {
  { "/script/other/no-cards", "is asked none\nis phase move\nis hand rome 0\nis deck rome 0\nis owner E5 carthage", NULL },
  { "/script/other/defence", "attack E6 E5\ndice 4 4 1\ndice 3 4\nis wounds 1\nis retreats 1\nis spent rome 1\nis actions rome 3", NULL },
  { "/script/other/turn", "turn carthage\nis active carthage\nis spent rome 1\nturn rome\nturn rome\nis spent rome 2", NULL },
  { "/script/other/state", "mark passive E5 1\nmark retreated E5 1\nis state E5 passive+retreated", NULL },
  { "/script/other/chance", "chance E6 E5 wounds 1 27/64\nchance E6 E5 hits 3 1/8", NULL },
  { "/script/other/fails/wounds", "attack E6 E5\ndice 4 4 1\ndice 3 4\nis wounds 2", "it is 1" },
  { "/script/other/fails/retreats", "attack E6 E5\ndice 4 4 1\ndice 3 4\nis retreats 0", "it is 1" },
  { "/script/other/fails/spent", "turn carthage\nis spent rome 0", "it is 1" },
  { "/script/other/fails/state", "mark passive E5 1\nmark retreated E5 1\nis state E5 passive", "it is passive+retreated" },
  { "/script/other/fails/chance", "chance E6 E5 wounds 1 1/2", "it is 729/1728" },
  { "/script/other/fails/no-template", "remove E6\nremove A9\nremove E5\nremove L1\ntemplate zama", "there is no battle zama" },
};
/* clang-format on */

static void
check_case (const Case *one,
            const char *ruleset,
            const char *beginning)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autofree char *lines = g_strconcat (beginning, one->lines, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *pattern = g_strconcat ("*", one->message, "*", NULL);
  gboolean         holds = script_run (library, ruleset, 1, lines, &error);

  if (one->message == NULL)
    {
      g_assert_no_error (error);
      g_assert_true (holds);
      return;
    }
  g_assert_false (holds);
  g_assert_nonnull (error);
  if (!g_pattern_match_simple (pattern, error->message))
    g_assert_cmpstr (error->message, ==, one->message);
}

static void
test_case (gconstpointer data)
{
  check_case (data, RULESET, position);
}

static void
test_other_case (gconstpointer data)
{
  check_case (data, OTHER_RULESET, other_position);
}

static void
test_lines_are_counted (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (script_run (library, RULESET, 40, "place principes E6 3\n\nhas E6 nothing", &error));
  g_assert_error (error, SCRIPT_ERROR, 0);
  g_assert_cmpstr (error->message, ==, "42: has E6 nothing: it has principes");
}

static void
test_unknown_battle (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (script_run (library, RULESET, 1, "scenario zama", &error));
  g_assert_cmpstr (error->message, ==, "1: scenario zama: there is no battle zama");
}

static void
test_unknown_ruleset (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (script_run (library, "rome-vs-parthia", 1, "", &error));
  g_assert_nonnull (error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_case);
  for (guint i = 0; i < G_N_ELEMENTS (other_cases); i++)
    g_test_add_data_func (other_cases[i].path, &other_cases[i], test_other_case);
  g_test_add_func ("/script/lines-are-counted", test_lines_are_counted);
  g_test_add_func ("/script/unknown-battle", test_unknown_battle);
  g_test_add_func ("/script/unknown-ruleset", test_unknown_ruleset);

  return g_test_run ();
}
