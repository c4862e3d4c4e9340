/* test-engine-findings.c - what is wrong with a scenario, values of switches, broken states
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/find/findings.h"
#include "support/data.h"
#include "support/lines.h"

#include <string.h>

/* A small scenario with nothing to find. */
static const char good[] = "text title Skirmish\nend-round 4\nhand-size rome 1\nhand-size macedon 1\n"
                           "cards rome mixed-order 4\nhand rome mixed-order 1\n"
                           "cards macedon line-order 4\nhand macedon line-order 1\n"
                           "place principes E6 3\nplace pezhetairoi E2 3";

typedef struct
{
  const char *path;
  const char *lines; /* on top of the good ones */
  const char *found; /* severity, code, rule and place of each */
} Case;

/* clang-format off */
static const Case cases[] = {
  { "good", "", "" },
  { "no-title", "text title", "warning no-title" },
  { "unit-in-a-river", "paint river E6", "error unit-on-impassable RVM-T8 E6 rome" },
  { "unit-in-a-ford", "paint river E6\nswitch rivers-passable yes", "" },
  { "unit-on-a-hill", "paint hill E2", "" },
  { "unit-on-an-impassable-hill", "paint hill E2\nswitch hills-impassable yes", "error unit-on-impassable RVM-T2 E2 macedon" },
  { "too-many-figures", "figures E6 4", "warning figures-over-strength E6 rome" },
  { "fewer-figures", "figures E6 1", "" },
  { "leader-of-three", "place roman-leader A9 3", "" },
  { "leader-of-three-where-one-is-full", "place roman-leader A9 3\nswitch leader-figures 1", "warning figures-over-strength A9 rome" },
  { "no-units", "remove E2", "error side-without-units macedon" },
  { "only-a-reserve", "remove E2\nreserve pezhetairoi 2", "error side-without-units macedon, warning reserve-without-entries RVM-K20 macedon, warning reserve-without-card RVM-K20 macedon" },
  { "no-morale", "morale rome 0", "error morale-zero RVM-R22 rome" },
  { "small-hand", "hand-size rome 2", "warning hand-below-size RVM-R2 rome" },
  { "large-hand", "hand macedon line-order 2", "warning hand-over-size RVM-R2 macedon" },
  { "foreign-card", "cards rome phalanx 1", "error card-of-other-side RVM-K16 rome" },
  { "card-of-another-battle", "cards rome beheading 1", "" },
  { "begins-after-its-end", "opening rome 5", "error round-after-end" },
  { "begins-in-its-last-round", "opening rome 4", "" },
  { "few-orders", "cards rome mixed-order 3", "warning too-few-orders RVM-A13 rome" },
  { "few-orders-are-enough-later", "cards rome mixed-order 3\nopening rome 2", "" },
  { "played-orders-are-gone", "discard macedon line-order 1", "warning discards-at-start macedon, warning too-few-orders RVM-A13 macedon" },
  { "camp-for-nothing", "camp rome E9", "warning camp-without-condition RVM-R27 E9" },
  { "camp-loss-without-camp", "switch camp-loss 1", "warning condition-without-camp RVM-R27" },
  { "camp-and-loss", "switch camp-loss 1\ncamp macedon E1", "" },
  { "several", "text title\nmorale macedon 0\nfigures E6 5",
    "warning no-title, error morale-zero RVM-R22 macedon, warning figures-over-strength E6 rome" },
};

static const struct { const char *id, *text; int value; } values[] = {
  { "hills-impassable", "no", 0 }, { "hills-impassable", "yes", 1 },
  { "camp-loss", "0", 0 }, { "camp-loss", "5", 5 },
  { "leader-figures", "1", 1 }, { "leader-figures", "4", 4 },
  { "phalanx-lost", "any-movement", 0 }, { "phalanx-lost", "own-movement", 1 }, { "phalanx-lost", "never", 2 },
  { "leader-retreat", "asked", 0 }, { "leader-retreat", "always", 1 },
};

static const struct { const char *id, *text; } no_values[] = {
  { "hills-impassable", "" }, { "hills-impassable", "Yes" }, { "hills-impassable", "1" }, { "hills-impassable", "true" },
  { "camp-loss", "" }, { "camp-loss", "-1" }, { "camp-loss", "6" }, { "camp-loss", "1.0" }, { "camp-loss", "one" },
  { "camp-loss", "99999999999999999999" }, { "leader-figures", "0" }, { "leader-figures", "5" },
  { "phalanx-lost", "" }, { "phalanx-lost", "0" }, { "phalanx-lost", "Never" }, { "phalanx-lost", "asked" },
};
/* clang-format on */

typedef struct
{
  AciesLibrary *library;
  AciesRuleset *ruleset;
  AciesState   *state;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, "rome-vs-macedon", NULL);
  self->state = acies_state_new (self->ruleset, 12, 9);
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
dup_found (const AciesRuleset  *ruleset,
           const AciesFindings *findings)
{
  GString *found = g_string_new (NULL);

  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      AciesHexName        name;

      g_string_append_printf (found, "%s%s %s", i > 0 ? ", " : "", acies_severity_id (finding->severity), finding->code);
      if (finding->rule != NULL)
        g_string_append_printf (found, " %s", finding->rule);
      if (finding->hex != ACIES_NO_HEX)
        g_string_append_printf (found, " %s", acies_hex_name (finding->hex, name));
      if (finding->side != ACIES_NO_SIDE)
        g_string_append_printf (found, " %s", ruleset->sides[finding->side].id);
      g_assert_cmpuint (strlen (finding->message), >, 0);
      g_assert_cmpint (finding->line, ==, 0);
    }

  return g_string_free (found, FALSE);
}

static void
test_case (Fixture      *self,
           gconstpointer data)
{
  const Case *one = data;
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *found = NULL;

  lines_apply (self->state, one->lines, NULL);
  acies_scenario_find (self->state, findings);
  found = dup_found (self->ruleset, findings);
  g_assert_cmpstr (found, ==, one->found);
}

/* No command makes one, but a file could. */
static void
test_unit_of_other_side (Fixture      *self,
                         gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autofree char *found = NULL;

  lines_apply (self->state, "place velites C6 2", NULL);
  self->state->units[acies_state_unit_at (self->state, acies_hex (2, 5))].side = 1;
  acies_scenario_find (self->state, findings);
  found = dup_found (self->ruleset, findings);
  g_assert_cmpstr (found, ==, "error unit-of-other-side C6 macedon");
}

static void
test_counts (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesFinding *finding;

  acies_findings_add (findings, ACIES_SEVERITY_WARNING, "first", "%s %d", "number", 1);
  finding = acies_findings_add (findings, ACIES_SEVERITY_NOTE, "second", "two");
  acies_findings_add (findings, ACIES_SEVERITY_WARNING, "third", "three");
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_WARNING), ==, 2);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_NOTE), ==, 1);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 0);
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_CORRECTION), ==, 0);
  g_assert_cmpstr (((AciesFinding *) g_ptr_array_index (findings->list, 0))->message, ==, "number 1");
  g_assert_true (g_ptr_array_index (findings->list, 1) == finding);
  g_assert_cmpstr (acies_severity_id (ACIES_SEVERITY_CORRECTION), ==, "correction");
}

/* However much is wrong, the list stays short, and errors never vanish behind warnings. */
static void
test_flood (Fixture      *self,
            gconstpointer data)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesFinding *last;

  for (guint i = 0; i < 3 * ACIES_MAX_FINDINGS; i++)
    acies_findings_add (findings, ACIES_SEVERITY_WARNING, "flood", "%u", i)->line = (int) i;
  g_assert_cmpuint (findings->list->len, ==, ACIES_MAX_FINDINGS + 1);
  last = g_ptr_array_index (findings->list, ACIES_MAX_FINDINGS);
  g_assert_cmpstr (last->code, ==, "too-many-findings");
  g_assert_cmpint (last->severity, ==, ACIES_SEVERITY_WARNING);
  g_assert_cmpint (last->line, ==, ACIES_MAX_FINDINGS);

  acies_findings_add (findings, ACIES_SEVERITY_ERROR, "drop", "drop");
  g_assert_cmpuint (acies_findings_count (findings, ACIES_SEVERITY_ERROR), ==, 1);
}

static void
test_bundled_battles (Fixture      *self,
                      gconstpointer data)
{
  g_auto (GStrv) paths = data_list_scenarios (self->library);

  g_assert_cmpuint (g_strv_length (paths), ==, 36);
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GBytes) bytes = data_load (paths[i]);
      g_autoptr (AciesState) state = data_read_good (self->library, bytes, paths[i]);
      g_autoptr (AciesFindings) findings = acies_findings_new ();

      acies_scenario_find (state, findings);
      data_assert_none (findings, paths[i]);
    }
}

static const AciesSwitch *
get_switch (const Fixture *self,
            const char    *id)
{
  AciesId one = acies_ruleset_find_switch (self->ruleset, id);

  g_assert_cmpuint (one, !=, ACIES_NO_ID);

  return &self->ruleset->switches[one];
}

static void
test_values (Fixture      *self,
             gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    {
      gint16           value = -1;
      g_autofree char *text = acies_switch_value_to_string (get_switch (self, values[i].id), values[i].value);

      g_assert_cmpstr (text, ==, values[i].text);
      g_assert_true (acies_switch_value_parse (get_switch (self, values[i].id), text, &value));
      g_assert_cmpint (value, ==, values[i].value);
    }
}

static void
test_no_values (Fixture      *self,
                gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (no_values); i++)
    {
      gint16 value;

      if (acies_switch_value_parse (get_switch (self, no_values[i].id), no_values[i].text, &value))
        g_error ("%s accepts “%s”", no_values[i].id, no_values[i].text);
    }
}

static void
test_every_value (Fixture      *self,
                  gconstpointer data)
{
  for (guint i = 0; i < self->ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &self->ruleset->switches[i];

      g_assert_cmpint (one->fallback, >=, one->min);
      g_assert_cmpint (one->fallback, <=, one->max);
      for (int n = one->min; n <= one->max; n++)
        {
          g_autofree char *text = acies_switch_value_to_string (one, n);
          gint16           value = -1;

          g_assert_true (acies_switch_value_parse (one, text, &value));
          g_assert_cmpint (value, ==, n);
        }
    }
}

/* Breaks a state in one way each. */
static void
break_unit_place (AciesState *state)
{
  state->units[0].place = ACIES_PLACE_RESERVE;
}

static void
break_unit_hex (AciesState *state)
{
  state->units[0].hex = acies_hex (11, 1);
}

static void
break_unit_figures (AciesState *state)
{
  state->units[0].figures = 0;
}

static void
break_unit_many (AciesState *state)
{
  state->units[0].figures = ACIES_MAX_FIGURES + 1;
}

static void
break_unit_type (AciesState *state)
{
  state->units[0].type = (AciesId) state->ruleset->n_unit_types;
}

static void
break_unit_absent (AciesState *state)
{
  state->units[0].place = ACIES_PLACE_ABSENT;
}

static void
break_list (AciesState *state)
{
  state->n_units++;
}

static void
break_morale (AciesState *state)
{
  state->sides[1].morale = -1;
}

static void
break_steps (AciesState *state)
{
  state->n_steps = ACIES_MAX_STEPS + 1;
}

static void
break_question (AciesState *state)
{
  state->mode = ACIES_MODE_PLAY;
  state->n_steps = 1;
}

static void
break_end (AciesState *state)
{
  state->outcome.reason = ACIES_END_FIRST_OWN;
  state->decision.kind = ACIES_DECISION_DICE;
}

static void
break_hex_twice (AciesState *state)
{
  state->units[1].hex = state->units[0].hex;
}

static void
test_broken (Fixture      *self,
             gconstpointer data)
{
  const struct
  {
    void (*break_it) (AciesState *);
    const char *why;
  } rows[] = {
    { break_unit_place, "a unit's place and hex disagree" },
    { break_unit_hex, "a unit stands off the board" },
    { break_unit_figures, "figures and loss disagree" },
    { break_unit_many, "too many figures" },
    { break_unit_type, "a unit of no type or side" },
    { break_unit_absent, "an absent unit stands on a hex" },
    { break_list, "the list of units ends with an absent one" },
    { break_morale, "morale below zero" },
    { break_steps, "too many steps or combats" },
    { break_question, "steps are left and nobody is asked" },
    { break_end, "a game that has ended still asks" },
    { break_hex_twice, "two units on one hex" },
  };

  g_assert_true (acies_state_is_ok (self->state, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (AciesState) state = acies_state_copy (self->state);
      const char *why = NULL;

      rows[i].break_it (state);
      g_assert_false (acies_state_is_ok (state, &why));
      g_assert_cmpstr (why, ==, rows[i].why);
    }
}

static void
test_lookups (Fixture      *self,
              gconstpointer data)
{
  const AciesRuleset *ruleset = self->ruleset;

  g_assert_cmpuint (acies_ruleset_find_side (ruleset, "macedon"), ==, 1);
  g_assert_cmpuint (acies_ruleset_find_side (ruleset, "carthage"), ==, ACIES_NO_SIDE);
  g_assert_cmpstr (ruleset->cards[acies_ruleset_find_card (ruleset, "withdraw")].name, ==, "Withdraw");
  g_assert_cmpuint (acies_ruleset_find_card (ruleset, ""), ==, ACIES_NO_ID);
  g_assert_cmpuint (acies_ruleset_find_terrain (ruleset, "clear"), ==, 0);
  g_assert_cmpuint (acies_ruleset_find_unit_type (ruleset, "Principes"), ==, ACIES_NO_ID);
  g_assert_cmpuint (acies_ruleset_find_mark (ruleset, "ordered"), ==, 0);
  g_assert_cmpuint (acies_ruleset_find_skill (ruleset, "battleline"), ==, 0);
  g_assert_cmpuint (acies_ruleset_find_class (ruleset, "leader"), ==, 3);
  g_assert_cmpuint (acies_ruleset_find_attribute (ruleset, "march"), ==, 0);
  g_assert_cmpuint (acies_ruleset_find_switch (ruleset, "march"), ==, ACIES_NO_ID);
  g_assert_cmpstr (acies_ruleset_find_rule (ruleset, "RVM-R1")->title, ==, "One unit in a hex");
  g_assert_null (acies_ruleset_find_rule (ruleset, "RVM-R"));
  g_assert_cmpuint (acies_ruleset_enemy_of (ruleset, 0), ==, 1);
  g_assert_cmpuint (acies_ruleset_enemy_of (ruleset, 1), ==, 0);
}

static void
add (const char   *path,
     gconstpointer data,
     void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, data, set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/engine/findings/", cases[i].path, NULL);

      add (path, &cases[i], test_case);
    }
  add ("/engine/findings/unit-of-other-side", NULL, test_unit_of_other_side);
  add ("/engine/findings/counts", NULL, test_counts);
  add ("/engine/findings/flood", NULL, test_flood);
  add ("/engine/findings/bundled-battles", NULL, test_bundled_battles);
  add ("/engine/switches/values", NULL, test_values);
  add ("/engine/switches/no-values", NULL, test_no_values);
  add ("/engine/switches/every-value", NULL, test_every_value);
  add ("/engine/state/broken", NULL, test_broken);
  add ("/engine/ruleset/lookups", NULL, test_lookups);

  return g_test_run ();
}
