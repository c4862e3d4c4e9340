/* odds.c - exact chances of the rolls of one fight
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/odds.h"

#include "engine/board/texts.h"
#include "engine/core/command.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- ways ------------------------------------------------------------------------------------ */

AciesWays
acies_ways_divisor (AciesWays a,
                    AciesWays b)
{
  while (b != 0)
    {
      AciesWays rest = a % b;

      a = b;
      b = rest;
    }

  return a;
}

char *
acies_ways_to_string (AciesWays ways)
{
  GString *text = g_string_new (NULL);

  do
    {
      g_string_prepend_c (text, (char) ('0' + (int) (ways % 10)));
      ways /= 10;
    }
  while (ways > 0);

  return g_string_free (text, FALSE);
}

/* --- fights ---------------------------------------------------------------------------------- */

gboolean
acies_supposition_parse (const char         *text,
                         const AciesRuleset *ruleset,
                         AciesSupposition   *self,
                         GError            **error)
{
  const AciesOddsProcs *odds = ruleset->procs->odds;
  const char *const    *names = odds != NULL && odds->supposed != NULL ? odds->supposed : ruleset->procs->names.conditions;
  const char           *equals = strchr (text, '=');
  g_autofree char      *name = equals != NULL ? g_strndup (text, (gsize) (equals - text)) : g_strdup (text);
  guint64               count;

  *self = (AciesSupposition) { .id = ACIES_NO_ID, .count = 1 };
  for (guint i = 0; names[i] != NULL && self->id == ACIES_NO_ID; i++)
    if (g_str_equal (names[i], name))
      self->id = (AciesId) i;
  if (self->id == ACIES_NO_ID)
    {
      self->is_card = TRUE;
      self->id = acies_ruleset_find_card (ruleset, name);
    }
  if (self->id == ACIES_NO_ID)
    {
      g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX,
                   /* Translators: what was typed, and a game */
                   _ ("“%1$s” is neither a combat condition nor a card in %2$s"), name, ruleset->name);
      return FALSE;
    }
  if (equals == NULL)
    return TRUE;

  self->has_count = TRUE;
  if (!g_ascii_isdigit (equals[1]) || !g_ascii_string_to_unsigned (equals + 1, 10, 0, ACIES_MAX_SUPPOSED, &count, NULL))
    {
      g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX,
                   /* Translators: what was typed, and the largest number */
                   _ ("“%1$s” is not a number from 0 to %2$d"), equals + 1, ACIES_MAX_SUPPOSED);
      return FALSE;
    }
  self->count = (guint8) count;

  return TRUE;
}

static gboolean
check_can_tell (const AciesRuleset *ruleset,
                GError            **error)
{
  return ruleset->procs->odds != NULL ||
         acies_refuse_limit (error, _ ("Odds are not available for %s"), ruleset->name);
}

static gboolean
check_on_board (const AciesState *state,
                AciesHex          hex,
                GError          **error)
{
  AciesHexName name;

  return acies_board_contains (state->board, hex) ||
         acies_refuse (error, state->ruleset->procs->rules.board, _ ("%s is not on the board"), acies_hex_name (hex, name));
}

AciesOdds *
acies_odds_new_for_attack (const AciesState *state,
                           AciesHex          from,
                           AciesHex          at,
                           const GArray     *suppositions,
                           GError          **error)
{
  AciesOdds *odds;

  if (!check_can_tell (state->ruleset, error) || !check_on_board (state, from, error) ||
      !check_on_board (state, at, error))
    return NULL;
  odds = state->ruleset->procs->odds->of_attack (state, from, at, suppositions, error);
  if (odds != NULL)
    odds->has_position = TRUE;

  return odds;
}

AciesOdds *
acies_odds_new_from (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          from,
                     AciesHex          at,
                     const GArray     *suppositions,
                     GError          **error)
{
  const AciesProcs *procs = state->ruleset->procs;
  g_autoptr (AciesState) copy = NULL;
  AciesResolver resolver;
  AciesUnit     moved;
  AciesTurn     turn;
  AciesHexName  name;

  g_return_val_if_fail (acies_state_unit_is_on_board (state, unit), NULL);

  if (!check_on_board (state, from, error))
    return NULL;
  if (from == state->units[unit].hex)
    return acies_odds_new_for_attack (state, from, at, suppositions, error);
  if (acies_stack_obstacle_to (state, unit, from) != ACIES_NO_UNIT || !acies_state_is_passable (state, from))
    {
      /* Says why not, as of a move that ends there. */
      if (acies_unit_check_attack_from (state, unit, from, ACIES_MOMENT_ORDERED, error))
        /* Translators: a hex or a square */
        acies_refuse (error, procs->rules.board, _ ("No unit can be on %s"), acies_hex_name (from, name));
      return NULL;
    }

  /* A copy in which nothing is going on, and the unit acts, began where it began, and is on @from. */
  copy = acies_state_copy (state);
  resolver = (AciesResolver) { copy, copy, NULL };
  moved = state->units[unit];
  moved.hex = from;
  turn = state->turn;
  if (turn.acting != unit)
    {
      turn.acting = unit;
      turn.started_at = procs->reach.start_of != NULL ? procs->reach.start_of (state, unit) : state->units[unit].hex;
      turn.attacks = 0;
    }
  acies_resolver_drop_steps (&resolver);
  acies_resolver_set_turn (&resolver, turn);
  acies_resolver_set_unit (&resolver, unit, moved);

  return acies_odds_new_for_attack (copy, from, at, suppositions, error);
}

AciesOdds *
acies_odds_new_for_duel_in (const AciesState *battle,
                            const AciesDuel  *duel,
                            const GArray     *suppositions,
                            GError          **error)
{
  AciesRuleset *ruleset = battle->ruleset;
  g_autoptr (AciesState) state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  AciesDuel full = *duel;

  g_return_val_if_fail (duel->attacker < ruleset->n_unit_types && duel->target < ruleset->n_unit_types, NULL);
  g_return_val_if_fail (duel->attacker_figures <= ACIES_MAX_FIGURES && duel->target_figures <= ACIES_MAX_FIGURES, NULL);

  if (!check_can_tell (ruleset, error))
    return NULL;
  memcpy (state->switches, battle->switches, sizeof state->switches);
  if (full.attacker_figures == 0)
    full.attacker_figures = acies_state_strength (state, full.attacker);
  if (full.target_figures == 0)
    full.target_figures = acies_state_strength (state, full.target);

  return ruleset->procs->odds->of_duel (state, &full, suppositions, error);
}

AciesOdds *
acies_odds_new_for_duel (AciesRuleset    *ruleset,
                         const AciesDuel *duel,
                         const GArray    *suppositions,
                         GError         **error)
{
  g_autoptr (AciesState) state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  return acies_odds_new_for_duel_in (state, duel, suppositions, error);
}

static void
clear_reason (gpointer data)
{
  AciesReason *reason = data;

  g_free (reason->text);
  g_free (reason->rule);
}

AciesOdds *
acies_odds_new (void)
{
  AciesOdds *self = g_new0 (AciesOdds, 1);

  self->attacker = ACIES_NO_ID;
  self->target = ACIES_NO_ID;
  self->point = ACIES_NO_POINT;
  self->defence = ACIES_NO_POINT;
  self->reasons = g_array_new (FALSE, FALSE, sizeof (AciesReason));
  g_array_set_clear_func (self->reasons, clear_reason);
  self->chances = g_array_new (FALSE, FALSE, sizeof (AciesChance));

  return self;
}

void
acies_odds_free (AciesOdds *self)
{
  g_clear_pointer (&self->first, acies_odds_free);
  g_clear_pointer (&self->whole, acies_odds_free);
  g_array_unref (self->reasons);
  g_array_unref (self->chances);
  g_free (self);
}

void
acies_odds_add_reason (AciesOdds      *self,
                       AciesReasonKind kind,
                       int             number,
                       char           *text,
                       const char     *rule)
{
  AciesReason reason = { kind, number, text, g_strdup (rule) };

  g_array_append_val (self->reasons, reason);
}

static int
compare_results (gconstpointer a,
                 gconstpointer b)
{
  const AciesChance *one = a;
  const AciesChance *other = b;

  if (one->result != other->result)
    return (int) one->result - (int) other->result;
  if (one->hits != other->hits)
    return (int) one->hits - (int) other->hits;
  if (one->wounds != other->wounds)
    return (int) one->wounds - (int) other->wounds;
  if (one->retreats != other->retreats)
    return (int) one->retreats - (int) other->retreats;
  if (one->losses != other->losses)
    return (int) one->losses - (int) other->losses;

  return (one->eliminated != FALSE) - (other->eliminated != FALSE);
}

void
acies_odds_add_chance (AciesOdds         *self,
                       const AciesChance *chance)
{
  for (guint i = 0; i < self->chances->len; i++)
    {
      AciesChance *known = &g_array_index (self->chances, AciesChance, i);

      if (compare_results (known, chance) != 0)
        continue;
      g_return_if_fail (known->denominator == chance->denominator);
      known->numerator += chance->numerator;
      return;
    }

  g_array_append_val (self->chances, *chance);
}

void
acies_odds_finish (AciesOdds *self)
{
  g_return_if_fail (self->chances->len > 0);

  g_array_sort (self->chances, compare_results);
  self->total = g_array_index (self->chances, AciesChance, 0).denominator;
  for (guint i = 0; i < self->chances->len; i++)
    {
      AciesChance *chance = &g_array_index (self->chances, AciesChance, i);
      AciesWays    divisor = acies_ways_divisor (chance->numerator, chance->denominator);

      chance->numerator /= divisor;
      chance->denominator /= divisor;
    }
}

void
acies_odds_set_effects (AciesOdds          *self,
                        guint               die,
                        const AciesDieType *type,
                        int                 least,
                        int                 most,
                        int                 equal)
{
  for (guint i = 0; i < type->n_faces; i++)
    {
      const AciesFace *face = &type->faces[i];
      gboolean         hits = face->symbol == ACIES_NO_ID && face->number >= least && face->number <= most;
      gboolean         retreats = face->symbol == ACIES_NO_ID && face->number == equal;

      self->effects[die].results[i] = retreats ? ACIES_DIE_RETREAT : hits ? ACIES_DIE_HIT
                                                                          : ACIES_DIE_MISS;
      self->effects[die].hits[i] = hits && !retreats;
    }
}

/* Sets @result to the chance with its wounds and retreats. More hits than the target can take come to the same. */
static void
find_result (const AciesOdds *self,
             AciesChance     *result)
{
  for (guint i = self->chances->len; i > 0; i--)
    {
      const AciesChance *chance = &g_array_index (self->chances, AciesChance, i - 1);

      if (chance->hits > result->hits || chance->wounds > result->wounds || chance->retreats != result->retreats)
        continue;
      *result = *chance;
      return;
    }
}

gboolean
acies_odds_judge (const AciesOdds *self,
                  AciesDice       *dice,
                  AciesChance     *result)
{
  guint hits = 0;
  guint retreats = 0;

  g_return_val_if_fail (dice->n == self->n_dice, FALSE);

  for (guint i = 0; i < dice->n; i++)
    {
      const AciesDieEffects *effects = &self->effects[i];

      dice->results[i] = effects->results[dice->faces[i] - 1];
      hits += effects->hits[dice->faces[i] - 1];
      retreats += dice->results[i] == ACIES_DIE_RETREAT;
    }
  *result = (AciesChance) { .hits = (guint8) hits };
  if (self->defence != ACIES_NO_POINT || self->has_results)
    return FALSE;
  result->hits = (guint8) (hits - MIN (hits, self->n_ignored_hits));
  result->wounds = result->hits;
  result->retreats = (guint8) (retreats - MIN (retreats, self->n_ignored_retreats));
  find_result (self, result);

  return TRUE;
}

void
acies_odds_judge_defence (const AciesOdds    *self,
                          const AciesRuleset *ruleset,
                          guint               hits,
                          AciesDice          *dice,
                          AciesChance        *result)
{
  guint retreats = 0;

  *result = (AciesChance) { .hits = (guint8) hits };
  for (guint i = 0; i < dice->n; i++)
    {
      int number = acies_ruleset_get_face (ruleset, dice, i)->number;

      dice->results[i] = number < self->defence ? ACIES_DIE_HIT : number == self->defence ? ACIES_DIE_RETREAT
                                                                                          : ACIES_DIE_MISS;
      result->wounds += dice->results[i] == ACIES_DIE_HIT;
      retreats += dice->results[i] == ACIES_DIE_RETREAT;
    }
  result->retreats = (guint8) (retreats - MIN (retreats, self->n_ignored_retreats));
  find_result (self, result);
}

gboolean
acies_odds_refuse_count (const AciesOdds *self,
                         GError         **error)
{
  return acies_refuse_limit (error, _ ("%u dice have too many possible results for exact odds"), self->n_dice);
}

static AciesWays
count_ways (const AciesOdds *self,
            gboolean (*is_meant) (const AciesChance *chance, const AciesOdds *odds))
{
  AciesWays ways = 0;

  for (guint i = 0; i < self->chances->len; i++)
    {
      const AciesChance *chance = &g_array_index (self->chances, AciesChance, i);

      ways += is_meant (chance, self) ? chance->numerator * (self->total / chance->denominator) : 0;
    }

  return ways;
}

static gboolean
is_elimination (const AciesChance *chance,
                const AciesOdds   *odds)
{
  return chance->eliminated;
}

AciesWays
acies_odds_count_eliminations (const AciesOdds *self)
{
  return count_ways (self, is_elimination);
}

AciesWays
acies_odds_count_retreats (const AciesOdds *self)
{
  return count_ways (self, acies_chance_is_retreat);
}

AciesWays
acies_odds_count_costly_retreats (const AciesOdds *self)
{
  return count_ways (self, acies_chance_is_costly_retreat);
}

static gboolean
throw_dice (AciesThrow *self,
            guint       n,
            guint       hit,
            guint       retreat,
            guint       neither)
{
  *self = (AciesThrow) { .total = 1 };
  self->ways[0][0] = 1;
  while (self->n < n)
    {
      if (!acies_ways_multiply (&self->total, self->total, hit + retreat + neither))
        return FALSE;
      self->n++;
      /* From the most down, so that no die is counted twice. */
      for (guint hits = self->n + 1; hits-- > 0;)
        for (guint retreats = self->n - hits + 1; retreats-- > 0;)
          {
            AciesWays ways = self->ways[hits][retreats] * neither;

            if (hits > 0)
              ways += self->ways[hits - 1][retreats] * hit;
            if (retreats > 0)
              ways += self->ways[hits][retreats - 1] * retreat;
            self->ways[hits][retreats] = ways;
          }
    }

  return TRUE;
}

gboolean
acies_throw_init (AciesThrow *self,
                  guint       n,
                  guint       hit,
                  guint       retreat,
                  guint       neither)
{
  guint divisor = (guint) acies_ways_divisor (acies_ways_divisor (hit, retreat), neither);

  g_return_val_if_fail (n <= ACIES_MAX_DICE && divisor > 0, FALSE);

  return throw_dice (self, n, hit / divisor, retreat / divisor, neither / divisor);
}

gboolean
acies_two_rolls_init (AciesTwoRolls *self,
                      guint          n,
                      guint          faces,
                      guint          hit,
                      guint          wound,
                      guint          retreat)
{
  guint missed = (faces - hit) * faces;
  guint blocked = hit * (faces - wound - retreat);
  guint divisor = (guint) acies_ways_divisor (acies_ways_divisor (missed, blocked), acies_ways_divisor (hit * wound, hit * retreat));

  g_return_val_if_fail (n <= ACIES_MAX_DICE && hit <= faces && wound + retreat <= faces && faces > 0, FALSE);

  *self = (AciesTwoRolls) {
    .n = n,
    .missed = missed / divisor,
    .wound = hit * wound / divisor,
    .retreat = hit * retreat / divisor,
    .blocked = blocked / divisor,
    .total = 1,
  };
  for (guint i = 0; i < n; i++)
    {
      if (!acies_ways_multiply (&self->total, self->total, self->missed + self->wound + self->retreat + self->blocked))
        return FALSE;
    }

  return TRUE;
}

AciesWays
acies_two_rolls_answer (const AciesTwoRolls *self,
                        guint                hits,
                        AciesThrow          *answers)
{
  AciesThrow first;
  gboolean   fits;

  g_return_val_if_fail (hits <= self->n, 0);

  /* Not reduced: both are parts of the same total, which fits. */
  fits = throw_dice (&first, self->n, 1, 0, self->missed) &&
         throw_dice (answers, hits, self->wound, self->retreat, self->blocked);
  g_return_val_if_fail (fits, 0);

  return first.ways[hits][0];
}

char *
acies_odds_describe_defence (const AciesOdds    *self,
                             const AciesRuleset *ruleset)
{
  const AciesOddsProcs *procs = ruleset->procs->odds;

  if (self->defence == ACIES_NO_POINT || procs->defence_format == NULL)
    return NULL;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_ (procs->defence_format), self->defence, self->defence);
#pragma GCC diagnostic pop
}

const char *
acies_fight_result_name (const AciesFightResult *result)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "result of combat", result->name);
}

const char *
acies_odds_procs_find_missing (const AciesProcs *procs)
{
  const AciesOddsProcs *self = procs->odds;

  if (self == NULL)
    return NULL;
  if (self->of_attack == NULL)
    return "of_attack";
  if (self->of_duel == NULL)
    return "of_duel";
  for (guint i = 0; i < ACIES_N_REASONS; i++)
    {
      if ((self->reasons[i].name == NULL) != (self->reasons[i].forms[0] == NULL))
        return "reasons";
    }

  return NULL;
}

/* NULL: the game has none. */
static const AciesReasonWords *
find_words (AciesReasonKind     kind,
            const AciesRuleset *ruleset)
{
  const AciesOddsProcs *procs = ruleset->procs->odds;

  return procs != NULL && procs->reasons[kind].name != NULL ? &procs->reasons[kind] : NULL;
}

const char *
acies_reason_kind_name (AciesReasonKind     kind,
                        const AciesRuleset *ruleset)
{
  const AciesReasonWords *words = find_words (kind, ruleset);

  if (words != NULL)
    return _ (words->name);

  return kind == ACIES_REASON_DICE ? _ ("dice") : "";
}

char *
acies_odds_dup_reasons (const AciesOdds    *self,
                        const AciesRuleset *ruleset,
                        const char         *separator)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->reasons->len; i++)
    {
      const AciesReason      *reason = &g_array_index (self->reasons, AciesReason, i);
      const AciesReasonWords *words = find_words (reason->kind, ruleset);
      const char             *format;

      g_string_append (text, i > 0 ? separator : "");
      if (reason->kind == ACIES_REASON_OTHER)
        /* Translators: a reason and its rule */
        g_string_append_printf (text, _ ("%1$s (%2$s)"), reason->text, reason->rule);
      else if (words == NULL)
        /* Translators: a number of dice with its sign, why, the rule */
        g_string_append_printf (text, _ ("%1$+d %2$s (%3$s)"), reason->number, reason->text, reason->rule);
      else
        {
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
          format = words->forms[1] == NULL ? _ (words->forms[0])
                                           : g_dngettext (GETTEXT_PACKAGE, words->forms[0], words->forms[1], (gulong) MAX (reason->number, 0));
          g_string_append_printf (text, format, reason->number, reason->text, reason->rule);
#pragma GCC diagnostic pop
        }
    }

  return g_string_free (text, FALSE);
}
