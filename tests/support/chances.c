/* chances.c - exact chances, asked for and looked over
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/chances.h"

#include "engine/board/texts.h"
#include "engine/core/command.h"
#include "engine/core/reach.h"
#include "support/lines.h"

#include <string.h>

#define ORDERS "cards rome mixed-order 5\nhand rome mixed-order 5\ncards macedon mixed-order 5\n"

static void
set_up (ChancesFixture *self,
        const char     *ruleset)
{
  self->library = acies_library_new (NULL);
  self->ruleset = acies_library_get_ruleset (self->library, ruleset, NULL);
  g_assert_nonnull (self->ruleset);
}

void
chances_set_up (ChancesFixture *self,
                gconstpointer   unused)
{
  set_up (self, "rome-vs-macedon");
}

void
chances_set_up_answered (ChancesFixture *self,
                         gconstpointer   unused)
{
  set_up (self, "rome-vs-carthage");
}

void
chances_tear_down (ChancesFixture *self,
                   gconstpointer   unused)
{
  acies_library_unref (self->library);
}

AciesHex
chances_hex (const char *name)
{
  AciesHex hex = ACIES_NO_HEX;

  g_assert_true (acies_hex_parse (name, &hex));

  return hex;
}

AciesState *
chances_new_scenario (const ChancesFixture *self,
                      const char           *lines)
{
  AciesState *state = acies_state_new (self->ruleset, self->ruleset->columns, self->ruleset->rows);

  if (acies_ruleset_find_side (self->ruleset, "macedon") != ACIES_NO_SIDE)
    lines_apply (state, ORDERS, NULL);
  lines_apply (state, lines, NULL);

  return state;
}

GArray *
chances_suppose (const AciesRuleset *ruleset,
                 const char         *words)
{
  g_auto (GStrv) all = g_strsplit (words, " ", -1);
  GArray *list = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));

  for (guint i = 0; all[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      AciesSupposition one;

      acies_supposition_parse (all[i], ruleset, &one, &error);
      g_assert_no_error (error);
      g_array_append_val (list, one);
    }

  return list;
}

AciesOdds *
chances_of_attack (const AciesState *state,
                   const char       *from,
                   const char       *at,
                   const char       *suppositions)
{
  g_autoptr (GArray) list = chances_suppose (state->ruleset, suppositions);
  g_autoptr (GError) error = NULL;
  AciesOdds *odds = acies_odds_new_for_attack (state, chances_hex (from), chances_hex (at), list, &error);

  g_assert_no_error (error);
  chances_assert_sound (odds);

  return odds;
}

static gboolean
is_target (const GArray *targets,
           AciesUnitId   unit)
{
  for (guint i = 0; i < targets->len; i++)
    {
      if (g_array_index (targets, AciesTarget, i).unit == unit)
        return TRUE;
    }

  return FALSE;
}

void
chances_assert_from (const AciesState *state,
                     const char       *unit,
                     const char       *from,
                     guint             n)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  AciesUnitId attacker = acies_state_unit_at (state, chances_hex (unit));

  acies_unit_list_targets (state, attacker, chances_hex (from), targets);
  g_assert_cmpuint (targets->len, ==, n);
  for (guint i = 0; i < state->n_units; i++)
    {
      g_autoptr (AciesOdds) odds = acies_odds_new_from (state, attacker, chances_hex (from), state->units[i].hex, NULL, NULL);

      g_assert_cmpint (odds != NULL, ==, is_target (targets, (AciesUnitId) i));
    }
}

gboolean
chances_same_result (const AciesChance *a,
                     const AciesChance *b)
{
  return a->hits == b->hits && a->wounds == b->wounds && a->retreats == b->retreats && a->losses == b->losses && a->eliminated == b->eliminated;
}

/* Hits count most, then wounds, then retreats; two of the same differ in losses. */
static guint
rank (const AciesChance *chance)
{
  return ((chance->hits * 100u + chance->wounds) * 100u + chance->retreats) * 100u + chance->losses;
}

/* Where a second roll answers the first, fewer ways may do than there are of all faces; dice of several kinds may be
 * thrown twice. */
static void
assert_sound_total (const AciesOdds *odds)
{
  gboolean  answered = odds->defence != ACIES_NO_POINT && odds->point != ACIES_NO_POINT;
  AciesWays total = 1;

  if (answered && odds->n_dice > 24)
    return;
  for (guint i = 0; i < odds->n_dice; i++)
    total *= answered ? 36 : 6;
  if (answered)
    g_assert_true (total % odds->total == 0);
  else
    g_assert_true (odds->total == total || (odds->has_kinds && odds->total == total * total));
}

static void
assert_sound_chance (const AciesOdds   *odds,
                     const AciesChance *chance)
{
  g_assert_cmpuint (chance->numerator, >, 0);
  g_assert_true (odds->total % chance->denominator == 0);
  /* The faces of a die have no other divisors. */
  g_assert_true (chance->denominator % 2 != 0 || chance->numerator % 2 != 0);
  g_assert_true (chance->denominator % 3 != 0 || chance->numerator % 3 != 0);
  g_assert_cmpint (chance->eliminated, ==, chance->losses >= odds->target_figures);
  g_assert_cmpuint (chance->losses, <=, odds->target_figures);
  if (odds->defence == ACIES_NO_POINT)
    g_assert_cmpuint (chance->wounds, ==, chance->hits);
  else
    g_assert_cmpuint (chance->wounds + chance->retreats, <=, chance->hits);
}

void
chances_assert_sound (const AciesOdds *odds)
{
  guint64 sum = 0;

  assert_sound_total (odds);
  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      assert_sound_chance (odds, chance);
      if (i > 0)
        g_assert_cmpuint (rank (chance - 1), <, rank (chance));
      sum += chance->numerator * (odds->total / chance->denominator);
    }
  g_assert_cmpuint (sum, ==, odds->total);
  g_assert_cmpint (chances_sum_reasons (odds, ACIES_REASON_DICE), ==, (int) odds->n_dice);
  g_assert_cmpint (chances_sum_reasons (odds, ACIES_REASON_OTHER), ==, 0);
  for (guint i = 0; i < odds->reasons->len; i++)
    {
      g_assert_cmpstr (g_array_index (odds->reasons, AciesReason, i).text, !=, "");
      g_assert_cmpstr (g_array_index (odds->reasons, AciesReason, i).rule, !=, "");
    }
}

void
chances_assert_equal (const AciesOdds *a,
                      const AciesOdds *b)
{
  g_assert_cmpuint (a->n_dice, ==, b->n_dice);
  g_assert_cmpint (a->point, ==, b->point);
  g_assert_cmpint (a->defence, ==, b->defence);
  g_assert_cmpuint (a->reasons->len, ==, b->reasons->len);
  g_assert_cmpuint (a->chances->len, ==, b->chances->len);
  for (guint i = 0; i < a->chances->len; i++)
    {
      const AciesChance *one = &g_array_index (a->chances, AciesChance, i);
      const AciesChance *other = &g_array_index (b->chances, AciesChance, i);

      g_assert_true (chances_same_result (one, other));
      g_assert_cmpuint (one->numerator, ==, other->numerator);
      g_assert_cmpuint (one->denominator, ==, other->denominator);
    }
}

int
chances_sum_reasons (const AciesOdds *odds,
                     AciesReasonKind  kind)
{
  int sum = 0;

  for (guint i = 0; i < odds->reasons->len; i++)
    {
      const AciesReason *reason = &g_array_index (odds->reasons, AciesReason, i);

      sum += reason->kind == kind ? reason->number : 0;
    }

  return sum;
}

void
chances_assert_reason (const AciesOdds *odds,
                       const char      *pattern)
{
  for (guint i = 0; i < odds->reasons->len; i++)
    if (g_pattern_match_simple (pattern, g_array_index (odds->reasons, AciesReason, i).text))
      return;

  g_test_fail_printf ("no reason “%s”", pattern);
}

guint64
chances_of_losing (const AciesOdds *odds,
                   guint            losses)
{
  guint64 ways = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      ways += chance->losses == losses ? chance->numerator * (odds->total / chance->denominator) : 0;
    }

  return ways;
}

void
chances_assert_as_often (const AciesOdds *odds,
                         const guint     *counts,
                         guint            n)
{
  for (guint losses = 0; losses <= odds->target_figures; losses++)
    {
      double p = (double) chances_of_losing (odds, losses) / (double) odds->total;
      double expected = n * p;
      double off = counts[losses] - expected;

      g_test_message ("%u figures: %u of %u, expected %.1f", losses, counts[losses], n, expected);
      g_assert_cmpfloat (off * off, <=, 16 * n * p * (1 - p));
    }
}

void
chances_assert_refused (const AciesState *state,
                        const char       *from,
                        const char       *at,
                        const char       *suppositions,
                        const char       *rule)
{
  g_autoptr (GArray) list = chances_suppose (state->ruleset, suppositions);
  g_autoptr (GError) error = NULL;

  g_assert_null (acies_odds_new_for_attack (state, chances_hex (from), chances_hex (at), list, &error));
  if (rule == NULL)
    g_assert_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX);
  else
    g_assert_cmpstr (acies_rule_error_get_rule (error), ==, rule);
}

void
chances_is_refused (ChancesFixture *self,
                    gconstpointer   refusal)
{
  const ChancesRefusal *row = refusal;
  g_autoptr (AciesState) state = chances_new_scenario (self, row->lines);

  chances_assert_refused (state, row->from, row->at, row->suppositions, row->rule);
}

AciesDice
chances_first_dice (guint n)
{
  AciesDice dice = { .n = (guint8) n };

  memset (dice.faces, 1, n);

  return dice;
}

gboolean
chances_turn_dice (AciesDice *dice)
{
  for (guint i = 0; i < dice->n; i++)
    {
      if (dice->faces[i] < 6)
        {
          dice->faces[i]++;
          return TRUE;
        }
      dice->faces[i] = 1;
    }

  return FALSE;
}

AciesOdds *
chances_of_roll (const AciesState *state)
{
  const AciesCombat *combat = &state->combats[state->n_combats - 1];
  g_autoptr (GError) error = NULL;
  AciesOdds *odds = acies_odds_new_for_attack (state, state->units[combat->attacker].hex,
                                               state->units[combat->target].hex, NULL, &error);

  g_assert_no_error (error);
  chances_assert_sound (odds);
  g_assert_cmpuint (odds->n_dice, ==, state->decision.n_dice);

  return odds;
}
