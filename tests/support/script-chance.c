/* script-chance.c - the lines of a script about the chances of a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script-private.h"

#include "engine/core/engine.h"
#include "engine/odds/odds.h"

#include <stdio.h>

static gboolean
find_hex (const char *name,
          AciesHex   *hex,
          GError    **error)
{
  return acies_hex_parse (name, hex) || script_fail (error, "there is no hex %s", name);
}

static gboolean
counts (const AciesChance *chance,
        const char        *what,
        guint              number)
{
  if (g_str_equal (what, "result"))
    return chance->result == number;
  if (g_str_equal (what, "hits"))
    return chance->hits == number;
  if (g_str_equal (what, "wounds"))
    return chance->wounds == number;
  if (g_str_equal (what, "retreats"))
    return chance->retreats == number;

  return chance->eliminated == (number > 0);
}

/* In how many of the ways of all dice the roll comes to so many. */
static AciesWays
count_ways (const AciesOdds *odds,
            const char      *what,
            guint            number)
{
  AciesWays ways = 0;

  for (guint i = 0; i < odds->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (odds->chances, AciesChance, i);

      if (counts (chance, what, number))
        ways += chance->numerator * (odds->total / chance->denominator);
    }

  return ways;
}

/* reason HEX HEX RULE NUMBER TEXT...: why the roll is what it is */
gboolean
script_reason (Script  *self,
               char   **words,
               GError **error)
{
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (GString) found = g_string_new ("");
  g_autofree char *text = g_strjoinv (" ", words + 3);
  AciesHex         from, at;

  if (!find_hex (words[1], &from, error) || !find_hex (words[2], &at, error))
    return FALSE;
  odds = acies_odds_new_for_attack (self->state, from, at, NULL, error);
  if (odds == NULL)
    return FALSE;
  for (guint i = 0; i < odds->reasons->len; i++)
    {
      const AciesReason *reason = &g_array_index (odds->reasons, AciesReason, i);
      g_autofree char   *one = g_strdup_printf ("%s %d %s", reason->rule, reason->number, reason->text);

      if (g_pattern_match_simple (text, one))
        return TRUE;
      g_string_append_printf (found, "%s%s", i > 0 ? ", " : "", one);
    }

  return script_fail (error, "the reasons are: %s", found->str);
}

static gboolean
find_result (const Script *self,
             const char   *name,
             guint        *number)
{
  const AciesFightResult *results = self->state->ruleset->procs->odds->results;

  for (*number = 0; results != NULL && results[*number].id != NULL; (*number)++)
    {
      if (g_str_equal (results[*number].id, name))
        return TRUE;
    }

  return FALSE;
}

/* What is supposed, one word each. */
static GArray *
read_suppositions (const Script *self,
                   char        **words,
                   GError      **error)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));

  for (; *words != NULL; words++)
    {
      AciesSupposition one;

      if (!acies_supposition_parse (*words, self->state->ruleset, &one, error))
        return NULL;
      g_array_append_val (list, one);
    }

  return g_steal_pointer (&list);
}

/* chance HEX HEX hits|wounds|retreats|dead|result NUMBER N/OF [SUPPOSED...]; of a result its name for a number */
gboolean
script_chance (Script  *self,
               char   **words,
               GError **error)
{
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (GArray) supposed = NULL;
  AciesHex         from, at;
  guint            number, n, of;
  AciesWays        ways;
  g_autofree char *found = NULL;
  g_autofree char *total = NULL;

  if (!find_hex (words[1], &from, error) || !find_hex (words[2], &at, error))
    return FALSE;
  if (!g_strv_contains ((const char *[]) { "hits", "wounds", "retreats", "dead", "result", NULL }, words[3]) ||
      !(g_str_equal (words[3], "result") ? find_result (self, words[4], &number) : sscanf (words[4], "%u", &number) == 1) ||
      sscanf (words[5], "%u/%u", &n, &of) != 2)
    return script_fail (error, "it is \"chance HEX HEX hits|wounds|retreats|dead|result NUMBER N/OF [SUPPOSED...]\"");
  supposed = read_suppositions (self, words + 6, error);
  if (supposed == NULL)
    return FALSE;
  odds = acies_odds_new_for_attack (self->state, from, at, supposed, error);
  if (odds == NULL)
    return FALSE;
  ways = count_ways (odds, words[3], number);

  found = acies_ways_to_string (ways);
  total = acies_ways_to_string (odds->total);

  return ways * of == odds->total * n || script_fail (error, "it is %s/%s", found, total);
}
