/* test-dice.c - Rome vs Macedon: what the dice of a roll depend on
 *
 * Cases that a script cannot play yet, and the reasons behind each number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battle-of-legends/macedon.h"
#include "support/data.h"
#include "support/lines.h"

typedef struct
{
  const char *name; /* of the case: statement and what it shows */
  const char *position;
  const char *attack;   /* HEX HEX: who rolls, and on whom */
  const char *cards;    /* played on the combat */
  const char *order;    /* the turn's order card */
  const char *flankers; /* hexes counted by Flanking */
  guint8      kind;
  gboolean    no_order; /* the attacker is not ordered */
  int         point;
  guint       dice;
  int         ignored_hits;
  int         ignored_retreats;
} Row;

#define DUEL "place principes E6 3\nplace pezhetairoi E5 3\n"

/* clang-format off */
static const Row rows[] = {
  { "RVM-R13/figures", DUEL, "E6 E5", .point = 4, .dice = 3 },
  { "RVM-R25/leader-of-the-attacker", DUEL "place roman-leader E7 3", "E6 E5", .point = 4, .dice = 4 },
  { "RVM-R25/leader-of-the-target", DUEL "place macedonian-leader E4 3", "E6 E5", .point = 4, .dice = 3, .ignored_retreats = 1 },
  { "RVM-D9/two-neighbours", "place pezhetairoi E5 3\nplace principes E6 3\nplace principes D6 3\nplace triarii F6 3", "E5 E6", .point = 4, .dice = 1 },
  { "RVM-D9/charge-sets-battleline-aside", "place hetairoi E5 3\nplace principes E6 3\nplace principes D6 3\nplace triarii F6 3", "E5 E6", .cards = "charge", .point = 3, .dice = 4 },
  { "RVM-A30/never-below-one", "place pezhetairoi E5 1\nplace principes E6 3\nplace principes D6 3\nplace triarii F6 3", "E5 E6", .point = 4, .dice = 1 },
  { "RVM-A30/below-one-by-the-switch", "place pezhetairoi E5 1\nplace principes E6 3\nplace principes D6 3\nswitch fewest-melee-dice 0", "E5 E6", .point = 4, .dice = 0 },
  { "RVM-A30/a-shot-is-its-figures", "place velites E7 2\nplace roman-leader E8 3\nplace pezhetairoi E5 3", "E7 E5", .cards = "charge flanking envelopment", .point = 5, .dice = 2 },
  { "RVM-K9/a-die", DUEL, "E6 E5", .cards = "charge", .point = 4, .dice = 4 },
  { "RVM-K11/one-die-each", DUEL "place principes D5 1\nplace equites F5 2", "E6 E5", .cards = "flanking", .flankers = "D5 F5", .point = 4, .dice = 5 },
  { "RVM-K12/not-without-the-card", DUEL "place principes D5 1\nplace equites F5 2", "E6 E5", .point = 4, .dice = 3 },
  { "RVM-K12/one-die-for-each", DUEL "place principes D5 1\nplace equites F5 2", "E6 E5", .cards = "envelopment", .point = 4, .dice = 5 },
  { "RVM-K12/not-those-of-flanking", DUEL "place principes D5 1\nplace equites F5 2\nplace triarii D4 3", "E6 E5", .cards = "flanking envelopment", .flankers = "D5", .point = 4, .dice = 6 },
  { "RVM-K12/only-the-eligible", DUEL "place velites D5 2\nplace roman-leader D4 3\nplace equites F5 2", "E6 E5", .cards = "envelopment", .point = 4, .dice = 4 },
  { "RVM-K12/only-beside-the-target", DUEL "place principes E7 3\nplace equites F5 2", "E6 E5", .cards = "envelopment", .point = 4, .dice = 4 },
  { "RVM-K12/no-enemies", DUEL "place hypaspists D5 3\nplace equites F5 2", "E6 E5", .cards = "envelopment", .point = 4, .dice = 4 },
  { "RVM-K15/testudo", "place pezhetairoi E5 3\nplace principes E6 3\nmark testudo E6 1", "E5 E6", .point = 4, .dice = 3, .ignored_hits = 1 },
  { "RVM-K16/phalanx", DUEL "mark phalanx E5 1", "E6 E5", .point = 4, .dice = 3, .ignored_retreats = 1 },
  { "RVM-A23/phalanx-and-leader", DUEL "mark phalanx E5 1\nplace macedonian-leader E4 3", "E6 E5", .point = 4, .dice = 3, .ignored_retreats = 2 },
  { "RVM-A22/testudo-and-ground", "place pezhetairoi E5 3\nplace principes E6 3\nmark testudo E6 1\npaint camp E6", "E5 E6", .point = 4, .dice = 3, .ignored_hits = 2 },
  { "RVM-A27/uphill", DUEL "paint hill E5", "E6 E5", .point = 4, .dice = 3, .ignored_hits = 1 },
  { "RVM-A27/from-hill-to-hill", DUEL "paint hill E5\npaint hill E6", "E6 E5", .point = 4, .dice = 3 },

  { "RVM-A60/strike-with-leader-against-battleline", "place principes E6 3\nplace principes D6 3\nplace pezhetairoi E5 3\nplace macedonian-leader E4 3", "E5 E6", .kind = ACIES_COMBAT_STRIKE, .no_order = TRUE, .point = 4, .dice = 3 },
  { "RVM-A60/struck-on-a-hill", "place principes E6 3\nplace pezhetairoi E5 3\npaint hill E6\nmark testudo E6 1", "E5 E6", .kind = ACIES_COMBAT_COUNTER, .no_order = TRUE, .point = 4, .dice = 3, .ignored_hits = 2 },
  { "RVM-A60/struck-in-phalanx", DUEL "mark phalanx E5 1\nplace macedonian-leader E4 3", "E6 E5", .kind = ACIES_COMBAT_COUNTER, .no_order = TRUE, .point = 4, .dice = 3, .ignored_retreats = 2 },

  { "RVM-K18/a-die-on-the-leader", "place principes E6 3\nplace macedonian-leader E5 3", "E6 E5", .order = "beheading", .point = 5, .dice = 4 },
  { "RVM-K18/on-nobody-else", DUEL, "E6 E5", .order = "beheading", .point = 4, .dice = 3 },
  { "RVM-K18/not-of-a-unit-without-order", "place principes E6 3\nplace macedonian-leader E5 3", "E6 E5", .order = "beheading", .no_order = TRUE, .point = 5, .dice = 3 },
  { "RVM-K18/not-in-a-strike", "place principes E6 3\nplace macedonian-leader E5 3", "E6 E5", .order = "beheading", .kind = ACIES_COMBAT_COUNTER, .point = 5, .dice = 3 },
  { "RVM-K18/not-a-shot", "place velites E7 2\nplace macedonian-leader E5 3", "E7 E5", .order = "beheading", .point = 6, .dice = 2 },
  { "RVM-K19/the-leader-with-attack-3", "first macedon\nopening macedon 1\nplace macedonian-leader E5 3\nplace principes E6 3", "E5 E6", .order = "leader-charge", .point = 3, .dice = 3 },
  { "RVM-K19/the-cavalry-as-ever", "first macedon\nopening macedon 1\nplace hetairoi E5 3\nplace principes E6 3", "E5 E6", .order = "leader-charge", .point = 3, .dice = 3 },
  { "RVM-K22/from-the-front", DUEL, "E6 E5", .order = "unknown-tribune", .point = 4, .dice = 3 },
  { "RVM-K22/from-the-row-of-the-target", "place principes D5 3\nplace pezhetairoi E5 3", "D5 E5", .order = "unknown-tribune", .point = 4, .dice = 4 },
  { "RVM-K22/from-behind", "place principes E4 3\nplace pezhetairoi E5 3", "E4 E5", .order = "unknown-tribune", .point = 4, .dice = 4 },
  { "RVM-K22/no-shot", "place velites E3 2\nplace pezhetairoi E5 3", "E3 E5", .order = "unknown-tribune", .point = 5, .dice = 2 },
  { "RVM-K23/from-a-hill", "first macedon\nopening macedon 1\nplace pezhetairoi E5 3\nplace principes E6 3\npaint hill E5", "E5 E6", .order = "downhill-momentum", .point = 4, .dice = 4 },
  { "RVM-K23/from-a-hill-into-a-forest", "first macedon\nopening macedon 1\nplace pezhetairoi E5 3\nplace principes E6 3\npaint hill E5\npaint forest E6", "E5 E6", .order = "downhill-momentum", .point = 4, .dice = 4 },
  { "RVM-K23/from-hill-to-hill", "first macedon\nopening macedon 1\nplace pezhetairoi E5 3\nplace principes E6 3\npaint hill E5\npaint hill E6", "E5 E6", .order = "downhill-momentum", .point = 4, .dice = 3 },
  { "RVM-K23/from-the-plain", "first macedon\nopening macedon 1\nplace pezhetairoi E5 3\nplace principes E6 3", "E5 E6", .order = "downhill-momentum", .point = 4, .dice = 3 },
  { "RVM-K23/no-shot", "first macedon\nopening macedon 1\nplace peltasts E5 2\nplace principes E7 3\npaint hill E5", "E5 E7", .order = "downhill-momentum", .point = 5, .dice = 2 },
  { "RVM-K24/on-a-hill", DUEL "paint hill E5", "E6 E5", .order = "feint-retreat", .point = 4, .dice = 4, .ignored_hits = 1 },
  { "RVM-K24/in-a-forest", DUEL "paint forest E5", "E6 E5", .order = "feint-retreat", .point = 4, .dice = 4 },
  { "RVM-K24/in-a-river", "switch rivers-passable yes\npaint river E5\n" DUEL, "E6 E5", .order = "feint-retreat", .point = 4, .dice = 4 },
  { "RVM-K24/not-in-the-open", DUEL "paint hill E6", "E6 E5", .order = "feint-retreat", .point = 4, .dice = 3 },
  { "RVM-K24/not-of-a-unit-without-order", DUEL "paint hill E5", "E6 E5", .order = "feint-retreat", .no_order = TRUE, .point = 4, .dice = 3, .ignored_hits = 1 },
  { "RVM-K24/no-shot", "place velites E7 2\nplace pezhetairoi E5 3\npaint forest E5", "E7 E5", .order = "feint-retreat", .point = 5, .dice = 2, .ignored_hits = 1 },
};
/* clang-format on */

static AciesState *
new_state (const char *position)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, "rome-vs-macedon", NULL);
  AciesState   *state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  lines_apply (state, position, NULL);

  return state;
}

static AciesId
find_card (const AciesState *state,
           const char       *id)
{
  AciesId card = acies_ruleset_find_card (state->ruleset, id);

  g_assert_cmpuint (card, !=, ACIES_NO_ID);

  return card;
}

static AciesHex
parse_hex (const char *name)
{
  AciesHex hex = ACIES_NO_HEX;

  g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

static AciesUnitId
unit_on (const AciesState *state,
         const char       *name)
{
  AciesUnitId unit = acies_state_unit_at (state, parse_hex (name));

  g_assert_cmpuint (unit, !=, ACIES_NO_UNIT);

  return unit;
}

static AciesCombat
new_combat (const AciesState *state,
            const Row        *row)
{
  g_auto (GStrv) hexes = g_strsplit (row->attack, " ", -1);
  g_auto (GStrv) cards = g_strsplit (row->cards != NULL ? row->cards : "", " ", -1);
  g_auto (GStrv) flankers = g_strsplit (row->flankers != NULL ? row->flankers : "", " ", -1);
  AciesCombat combat = { .kind = row->kind, .from = parse_hex (hexes[0]), .at = parse_hex (hexes[1]) };

  combat.attacker = unit_on (state, hexes[0]);
  combat.target = unit_on (state, hexes[1]);
  combat.melee = acies_hex_is_adjacent (combat.from, combat.at);
  for (guint i = 0; cards[i] != NULL; i++)
    combat.cards |= 1ull << find_card (state, cards[i]);
  for (guint i = 0; flankers[i] != NULL; i++)
    combat.flankers[combat.n_flankers++] = unit_on (state, flankers[i]);

  return combat;
}

/* What the position says, the numbers and their reasons are one. */
static void
counted (gconstpointer data)
{
  const Row *row = data;
  g_autoptr (AciesState) state = new_state (row->position);
  AciesCombat        combat = new_combat (state, row);
  AciesFactorsReason reasons[FACTORS_MAX_REASONS];
  AciesFactors       factors;
  int                sums[ACIES_MODIFIES_TARGET_NUMBER + 1] = { 0 };
  guint              n;

  if (row->order != NULL)
    state->turn.order_card = find_card (state, row->order);
  if (!row->no_order)
    state->units[combat.attacker].marks |= 1u << RVM_MARK_ORDERED;
  factors = acies_rvm_read_factors (state, &combat);
  g_assert_cmpint (acies_rvm_factors_combat_point (&factors), ==, row->point);
  g_assert_cmpuint (acies_factors_n_dice (&factors), ==, row->dice);
  g_assert_cmpint (acies_factors_modify (&factors, ACIES_MODIFIES_IGNORED_HITS), ==, row->ignored_hits);
  g_assert_cmpint (acies_factors_modify (&factors, ACIES_MODIFIES_IGNORED_RETREATS), ==, row->ignored_retreats);

  n = acies_factors_list_reasons (&factors, "RVM-A30", reasons);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (reasons[i].number, !=, 0);
      g_assert_nonnull (acies_ruleset_find_rule (state->ruleset, reasons[i].rule));
      sums[reasons[i].target] += reasons[i].number;
    }
  g_assert_cmpint (sums[ACIES_MODIFIES_DICE], ==, row->dice);
  g_assert_cmpint (sums[ACIES_MODIFIES_IGNORED_HITS], ==, row->ignored_hits);
  g_assert_cmpint (sums[ACIES_MODIFIES_IGNORED_RETREATS], ==, row->ignored_retreats);
}

static void
check_beheading (const char *position,
                 const char *order,
                 guint8      kind,
                 gboolean    expected)
{
  Row row = { .attack = "E6 E5", .kind = kind };
  g_autoptr (AciesState) state = new_state (position);
  AciesCombat  combat = new_combat (state, &row);
  AciesFactors factors;

  state->turn.order_card = order != NULL ? find_card (state, order) : ACIES_NO_ID;
  state->units[combat.attacker].marks |= 1u << RVM_MARK_ORDERED;
  factors = acies_rvm_read_factors (state, &combat);
  g_assert_cmpint (acies_rvm_factors_retreats_hit (&factors), ==, expected);
}

static void
retreats_are_hits (void)
{
  check_beheading ("place principes E6 3\nplace macedonian-leader E5 3", "beheading", ACIES_COMBAT_ATTACK, TRUE);
  check_beheading ("place principes E6 3\nplace macedonian-leader E5 3", NULL, ACIES_COMBAT_ATTACK, FALSE);
  check_beheading ("place principes E6 3\nplace macedonian-leader E5 3", "mixed-order", ACIES_COMBAT_ATTACK, FALSE);
  check_beheading ("place principes E6 3\nplace macedonian-leader E5 3", "beheading", ACIES_COMBAT_COUNTER, FALSE);
  check_beheading (DUEL, "beheading", ACIES_COMBAT_ATTACK, FALSE);
}

/* @words: what each of the dice has come to */
static void
assert_results (const AciesDice *dice,
                const char      *words)
{
  static const char *const names[] = { "unread", "miss", "retreat", "hit" };
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < dice->n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", names[dice->results[i]]);
  g_assert_cmpstr (text->str, ==, words);
}

static const AciesLogEntry *
find_note (const GArray *events,
           AciesLogKind  kind)
{
  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind == kind)
        return &event->u.entry;
    }
  g_error ("no note of kind %d", kind);
}

/* Rolled and applied by the engine: hits first of all, so nothing is left to retreat from. */
static void
beheading_in_play (void)
{
  g_autoptr (AciesState) state = new_state ("place principes E6 3\nplace macedonian-leader E5 3\npaint hill E5\n"
                                            "cards rome beheading 1\nhand rome beheading 1");
  g_autoptr (AciesState) game = NULL;
  g_autoptr (GArray) events = acies_events_new ();
  const AciesLogEntry *entry;

  game = acies_engine_new_game (state, NULL);
  lines_apply (game, "play beheading\norder E6\nattack E6 E5", NULL);
  g_assert_cmpuint (game->decision.n_dice, ==, 4);
  /* Combat Point 5: two retreats and a hit are three hits, the hill takes one off. */
  lines_apply (game, "dice 5 1 5 6", events);
  g_assert_cmpuint (game->units[unit_on (game, "E5")].figures, ==, 1);
  entry = find_note (events, ACIES_LOG_ROLLED);
  g_assert_cmpint (entry->number, ==, 3);
  assert_results (&entry->dice, "hit miss hit hit");
}

static char *
dup_notes (const GArray     *events,
           const AciesState *game)
{
  g_autoptr (GString) lines = g_string_new (NULL);

  for (guint i = 0; i < events->len; i++)
    {
      const AciesEvent *event = &g_array_index (events, AciesEvent, i);
      g_autofree char  *line = event->kind == ACIES_EVENT_LOG_ENTRY ? acies_log_entry_to_string (&event->u.entry, game->ruleset) : NULL;

      if (line != NULL)
        g_string_append_printf (lines, "%s\n", line);
    }

  return g_strdup (lines->str);
}

/* An attack is told when it is declared, as cards may be played on it before anybody rolls. */
static void
log_of_an_attack (void)
{
  g_autoptr (AciesState) state = new_state (DUEL "opening rome 1\nplace equites F5 2\n"
                                                 "cards rome mixed-order 1\nhand rome mixed-order 1\n"
                                                 "cards rome flanking 2\nhand rome flanking 1");
  g_autoptr (AciesState) game = acies_engine_new_game (state, NULL);
  g_autoptr (GArray) events = acies_events_new ();
  g_autofree char     *lines = NULL;
  const AciesLogEntry *entry;

  lines_apply (game, "play mixed-order\norder E6\ndone", NULL);
  lines_apply (game, "attack E6 E5\nplay flanking F5\ndice 4 5 2 6", events);
  lines = dup_notes (events, game);
  if (!g_pattern_match_simple ("Principes E6 attack *Pezhetairoi E5\n"
                               "Rome *Flanking *F5\n"
                               "Principes E6 * 4 *: *Point 4. +3 *Principes (RVM-R13); +1 Flanking (RVM-K11); * 5 * 4 (4 + * 2 − * 2) (RVM-R13)\n"
                               "*4 5 2 6: 2 *hits, 1 *retreat\n"
                               "Pezhetairoi lose 2 *\n"
                               "Pezhetairoi retreat *E5 *D4\n"
                               "Rome *attacks\n",
                               lines))
    g_error ("told was:\n%s", lines);
  entry = find_note (events, ACIES_LOG_ROLLED);
  assert_results (&entry->dice, "retreat hit miss hit");
  assert_results (&game->dice, "retreat hit miss hit");
}

static void
from_behind_only_with_the_card (void)
{
  Row row = { .attack = "E4 E5" };
  g_autoptr (AciesState) state = new_state ("place principes E4 3\nplace pezhetairoi E5 3");
  AciesCombat combat = new_combat (state, &row);

  state->units[combat.attacker].marks |= 1u << RVM_MARK_ORDERED;
  g_assert_false (acies_rvm_is_from_behind (state, &combat));
  state->turn.order_card = find_card (state, "unknown-tribune");
  g_assert_true (acies_rvm_is_from_behind (state, &combat));
  state->units[combat.attacker].marks = 0;
  g_assert_false (acies_rvm_is_from_behind (state, &combat));
}

/* Macedon's edge is the upper one, so what is behind a Roman lies below him. */
static void
behind_is_toward_the_own_edge (void)
{
  Row above = { .attack = "E4 E5" };
  Row below = { .attack = "E6 E5" };
  g_autoptr (AciesState) state = new_state ("opening macedon 1\nplace principes E5 3\nplace pezhetairoi E4 3\nplace pezhetairoi E6 3");
  AciesCombat combat = new_combat (state, &above);

  /* The card is Rome's; what it means by "behind" is nobody's. */
  state->turn.order_card = find_card (state, "unknown-tribune");
  state->units[combat.attacker].marks |= 1u << RVM_MARK_ORDERED;
  g_assert_false (acies_rvm_is_from_behind (state, &combat));
  combat = new_combat (state, &below);
  state->units[combat.attacker].marks |= 1u << RVM_MARK_ORDERED;
  g_assert_true (acies_rvm_is_from_behind (state, &combat));
}

static void
lent_to_the_leader_alone (void)
{
  g_autoptr (AciesState) state = new_state ("place macedonian-leader E5 3\nplace hetairoi F5 3");
  AciesUnitId leader = unit_on (state, "E5");
  AciesUnitId hetairoi = unit_on (state, "F5");

  state->turn.order_card = find_card (state, "leader-charge");
  g_assert_cmpint (acies_rvm_melee_attack (state, leader), ==, 0);
  state->units[leader].marks |= 1u << RVM_MARK_ORDERED;
  state->units[hetairoi].marks |= 1u << RVM_MARK_ORDERED;
  g_assert_cmpint (acies_rvm_melee_attack (state, leader), ==, 3);
  g_assert_cmpint (acies_rvm_attack_move (state, leader), ==, 2);
  g_assert_cmpint (acies_rvm_melee_attack (state, hetairoi), ==, 3);
  g_assert_cmpint (acies_rvm_attack_move (state, hetairoi), ==, 2);
}

static void
a_condition_has_a_name (void)
{
  g_autoptr (AciesState) state = new_state ("");
  const char *const *names = state->ruleset->procs->names.conditions;

  g_assert_cmpuint (g_strv_length ((char **) names), ==, RVM_N_CONDITIONS);
  /* Each is used by a modifier: one that is not says nothing. */
  for (guint i = 0; i < RVM_N_CONDITIONS; i++)
    {
      guint n = 0;

      for (guint j = 0; j < state->ruleset->n_modifiers; j++)
        n += state->ruleset->modifiers[j].condition == i;
      g_test_message ("%s", names[i]);
      g_assert_cmpuint (n, >, 0);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *path = g_strconcat ("/dice/", rows[i].name, NULL);

      g_test_add_data_func (path, &rows[i], counted);
    }
  g_test_add_func ("/dice/RVM-K18/retreats-are-hits", retreats_are_hits);
  g_test_add_func ("/dice/RVM-K18/in-play", beheading_in_play);
  g_test_add_func ("/dice/RVM-K11/log-of-an-attack", log_of_an_attack);
  g_test_add_func ("/dice/RVM-K22/from-behind-only-with-the-card", from_behind_only_with_the_card);
  g_test_add_func ("/dice/RVM-K22/behind-is-toward-the-own-edge", behind_is_toward_the_own_edge);
  g_test_add_func ("/dice/RVM-K19/lent-to-the-leader-alone", lent_to_the_leader_alone);
  g_test_add_func ("/dice/a-condition-has-a-name", a_condition_has_a_name);

  return g_test_run ();
}
