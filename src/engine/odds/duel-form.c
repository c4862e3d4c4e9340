/* duel-form.c - the choices that a user has for a fight without a position
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/odds/duel-form.h"

#include "engine/core/procs.h"

#include <glib/gi18n-lib.h>

/* --- trying a choice ------------------------------------------------------------------------- */

typedef struct
{
  const AciesState *battle;
  const AciesDuel  *duel;
  const GArray     *chosen; /* (nullable) (element-type AciesSupposition) */
} Choices;

static gboolean
is_about_same (const AciesSupposition *a,
               const AciesSupposition *b)
{
  return a->is_card == b->is_card && a->id == b->id;
}

/* Returns: (nullable): the odds with what is chosen. @with: (nullable): replaces what is chosen for the same condition or
 * card; if its count is 0, the condition or card is left out */
static AciesOdds *
try_with (const Choices          *self,
          const AciesDuel        *duel,
          const AciesSupposition *with)
{
  g_autoptr (GArray) list = g_array_new (FALSE, FALSE, sizeof (AciesSupposition));

  for (guint i = 0; self->chosen != NULL && i < self->chosen->len; i++)
    {
      AciesSupposition one = g_array_index (self->chosen, AciesSupposition, i);

      if (with == NULL || !is_about_same (&one, with))
        g_array_append_val (list, one);
    }
  if (with != NULL && with->count > 0)
    g_array_append_val (list, *with);

  return acies_odds_new_for_duel_in (self->battle, duel, list, NULL);
}

/* @b: (nullable) */
static gboolean
is_same (const AciesOdds *a,
         const AciesOdds *b)
{
  if (b == NULL || a->n_dice != b->n_dice || a->point != b->point || a->defence != b->defence || a->chances->len != b->chances->len ||
      (a->has_kinds && memcmp (a->kinds, b->kinds, a->n_dice) != 0))
    return FALSE;
  for (guint i = 0; i < a->chances->len; i++)
    {
      const AciesChance *one = &g_array_index (a->chances, AciesChance, i);
      const AciesChance *other = &g_array_index (b->chances, AciesChance, i);

      if (one->hits != other->hits || one->wounds != other->wounds || one->retreats != other->retreats ||
          one->losses != other->losses || one->result != other->result || one->eliminated != other->eliminated ||
          one->numerator != other->numerator || one->denominator != other->denominator)
        return FALSE;
    }

  return TRUE;
}

/* --- terrains -------------------------------------------------------------------------------- */

/* Returns whether units can be on @terrain: in a battle, on its board; else, under some switches. If a game has its own
 * idea of ground, its board can still change. */
static gboolean
can_be_on (const AciesState *battle,
           AciesId           terrain)
{
  const AciesTerrainType *type = &battle->ruleset->terrains[terrain];

  if (battle->n_units == 0)
    return !type->impassable || type->passable_switch != ACIES_NO_ID;
  if (!acies_state_is_terrain_passable (battle, terrain))
    return FALSE;
  for (AciesHex hex = acies_board_next (battle->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (battle->board, hex))
    {
      if (battle->board->terrain[hex] == terrain)
        return TRUE;
    }

  return battle->ruleset->procs->odds->ground != NULL;
}

/* Finds the terrains of one of the two units that are possible. The other unit is on each terrain in turn, because a
 * terrain can matter on some of them only. */
static guint64
find_terrains (const Choices *self,
               gboolean       of_target)
{
  guint    n = self->battle->ruleset->n_terrains;
  guint64  terrains = 0;
  gboolean matters = FALSE;

  for (guint other = 0; other < n && !matters; other++)
    {
      g_autoptr (AciesOdds) first = NULL;

      for (guint i = 0; i < n; i++)
        {
          AciesDuel at = *self->duel;
          g_autoptr (AciesOdds) odds = NULL;

          at.attacker_terrain = (AciesId) (of_target ? other : i);
          at.target_terrain = (AciesId) (of_target ? i : other);
          odds = can_be_on (self->battle, (AciesId) i) && can_be_on (self->battle, (AciesId) other) ? try_with (self, &at, NULL) : NULL;
          if (odds == NULL)
            continue;
          terrains |= G_GUINT64_CONSTANT (1) << i;
          matters |= first != NULL && !is_same (first, odds);
          if (first == NULL)
            first = g_steal_pointer (&odds);
        }
    }

  return matters ? terrains : 0;
}

/* --- conditions and cards -------------------------------------------------------------------- */

/* Offers the supposition if it changes the odds, with the range of counts that change them further. */
static void
offer (const Choices   *self,
       GArray          *options,
       AciesSupposition with,
       const char      *name,
       const char      *rule)
{
  AciesDuelOption option = { .supposition = with, .name = name, .rule = rule };
  g_autoptr (AciesOdds) plain = NULL;
  g_autoptr (AciesOdds) before = NULL;

  with.count = 0;
  plain = try_with (self, self->duel, &with);
  with.has_count = TRUE;
  for (with.count = 1; with.count <= ACIES_MAX_SUPPOSED; with.count++)
    {
      g_autoptr (AciesOdds) odds = try_with (self, self->duel, &with);

      if (odds != NULL && !is_same (odds, before != NULL ? before : plain))
        {
          option.least = option.least > 0 ? option.least : with.count;
          option.most = with.count;
          g_clear_pointer (&before, acies_odds_free);
          before = g_steal_pointer (&odds);
        }
      else if (before != NULL)
        break;
    }
  if (before == NULL) /* perhaps it takes no number */
    {
      option.least = option.most = 1;
      before = try_with (self, self->duel, &option.supposition);
      if (before == NULL || is_same (before, plain))
        return;
    }
  option.supposition.has_count = option.most > 1;
  option.supposition.count = (guint8) option.least;
  g_array_append_val (options, option);
}

static void
offer_all (const Choices *self,
           GArray        *options)
{
  const AciesRuleset        *ruleset = self->battle->ruleset;
  const AciesOddsProcs      *procs = ruleset->procs->odds;
  const char *const         *ids = procs->supposed != NULL ? procs->supposed : ruleset->procs->names.conditions;
  const AciesConditionWords *words = procs->conditions;

  for (guint i = 0; words != NULL && ids[i] != NULL; i++)
    {
      if (words[i].name != NULL && !(words[i].is_of_battle && self->battle->n_units > 0))
        offer (self, options, (AciesSupposition) { .id = (AciesId) i, .count = 1 },
               g_dpgettext2 (GETTEXT_PACKAGE, "condition of a fight", words[i].name), words[i].rule);
    }
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      const AciesCardType *card = &ruleset->cards[i];

      offer (self, options, (AciesSupposition) { .is_card = TRUE, .id = (AciesId) i, .count = 1 }, card->name, card->rule);
    }
}

/* Returns whether there are odds, perhaps only with a card, as for a unit that attacks only by a card's order. */
static gboolean
is_possible (const AciesState *battle,
             const AciesDuel  *duel,
             gboolean          ranged)
{
  AciesDuel at = { duel->attacker, duel->target, .ranged = ranged };
  Choices   none = { battle, &at, NULL };
  g_autoptr (AciesOdds) odds = try_with (&none, &at, NULL);

  for (guint i = 0; odds == NULL && i < battle->ruleset->n_cards; i++)
    odds = try_with (&none, &at, &(AciesSupposition) { .is_card = TRUE, .id = (AciesId) i, .count = 1 });

  return odds != NULL && odds->melee == !ranged;
}

gboolean
acies_duel_is_possible (const AciesState *battle,
                        AciesId           attacker,
                        AciesId           target)
{
  AciesDuel duel = { .attacker = attacker, .target = target };

  return battle->ruleset->procs->odds != NULL && (is_possible (battle, &duel, FALSE) || is_possible (battle, &duel, TRUE));
}

AciesDuelForm *
acies_duel_form_new (const AciesState *battle,
                     const AciesDuel  *duel,
                     const GArray     *chosen)
{
  AciesDuelForm        *self = g_new0 (AciesDuelForm, 1);
  const AciesOddsProcs *procs = battle->ruleset->procs->odds;
  Choices               choices = { battle, duel, chosen };

  self->options = g_array_new (FALSE, FALSE, sizeof (AciesDuelOption));
  self->answers = g_array_new (FALSE, FALSE, sizeof (AciesId));
  self->melee = procs != NULL && is_possible (battle, duel, FALSE);
  self->ranged = procs != NULL && is_possible (battle, duel, TRUE);
  if (!(duel->ranged ? self->ranged : self->melee))
    return self;

  self->attacker_terrains = find_terrains (&choices, FALSE);
  self->target_terrains = find_terrains (&choices, TRUE);
  offer_all (&choices, self->options);
  for (guint i = 0; procs->can_answer != NULL && i < battle->ruleset->n_cards; i++)
    {
      AciesId card = (AciesId) i;

      if (procs->can_answer (battle, duel, card))
        g_array_append_val (self->answers, card);
    }

  return self;
}

void
acies_duel_form_free (AciesDuelForm *self)
{
  g_array_unref (self->options);
  g_array_unref (self->answers);
  g_free (self);
}

char *
acies_duel_option_dup_name (const AciesDuelOption *self,
                            guint                  count)
{
  return self->most > self->least ? g_strdup_printf ("%s ×%u", self->name, count) : g_strdup (self->name);
}
