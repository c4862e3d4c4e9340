/* terms.c - what is simulated: which games, played by whom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/terms.h"

#include "ai/players.h"
#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

#define USUAL_GAMES 100

/* What is in common comes into any hand that may have it. */
static gboolean
may_play (const AciesState *start,
          AciesSide         side,
          AciesId           card)
{
  const AciesCardType *type = &start->ruleset->cards[card];

  if (acies_ruleset_is_unheld (start->ruleset, card))
    return FALSE;
  if (type->common && (type->sides >> side) & 1)
    return acies_state_count_copies (start, ACIES_COMMON, card) > 0;

  return acies_state_count_copies (start, side, card) > 0;
}

/* Pieces that come and go, of which a box has any number. */
static void
add_supplies (AciesSimulationTerms *self,
              const AciesRuleset   *ruleset)
{
  for (guint type = 0; ruleset->procs->supplies && type < ruleset->n_unit_types; type++)
    for (AciesSide side = 0; side < ruleset->n_sides; side++)
      if (ruleset->unit_types[type].box == 0 && ((ruleset->unit_types[type].sides >> side) & 1))
        self->types[side] |= G_GUINT64_CONSTANT (1) << type;
}

static void
find_pieces (AciesSimulationTerms *self,
             const AciesState     *start)
{
  for (guint i = 0; i < start->n_units; i++)
    if (start->units[i].place != ACIES_PLACE_ABSENT)
      self->types[start->units[i].side] |= G_GUINT64_CONSTANT (1) << start->units[i].type;
  add_supplies (self, start->ruleset);
  for (AciesSide side = 0; side < start->ruleset->n_sides; side++)
    for (guint card = 0; card < start->ruleset->n_cards; card++)
      if (may_play (start, side, (AciesId) card))
        self->cards[side] |= G_GUINT64_CONSTANT (1) << card;
}

AciesSimulationTerms *
acies_simulation_terms_new (const AciesState *scenario)
{
  AciesSimulationTerms *self = g_new0 (AciesSimulationTerms, 1);
  g_autoptr (AciesState) start = acies_engine_new_game (scenario, NULL);

  self->ruleset = acies_ruleset_ref (scenario->ruleset);
  self->title = g_strdup (acies_texts_get_default (scenario->texts, ACIES_TEXT_TITLE));
  self->fingerprint = acies_state_hash (start);
  self->end_round = scenario->setup.end_round;
  self->first = scenario->setup.first;
  for (guint seat = 0; seat < scenario->ruleset->n_sides; seat++)
    self->players[seat] = g_strdup (ACIES_AI_USUAL_PLAYER);
  self->n_games = USUAL_GAMES;
  self->shard = self->n_shards = 1;
  find_pieces (self, start);

  return self;
}

AciesSimulationTerms *
acies_simulation_terms_copy (const AciesSimulationTerms *self)
{
  AciesSimulationTerms *copy = g_memdup2 (self, sizeof *self);

  acies_ruleset_ref (copy->ruleset);
  copy->title = g_strdup (self->title);
  for (guint seat = 0; seat < ACIES_MAX_SIDES; seat++)
    copy->players[seat] = g_strdup (self->players[seat]);

  return copy;
}

void
acies_simulation_terms_free (AciesSimulationTerms *self)
{
  g_clear_pointer (&self->ruleset, acies_ruleset_unref);
  g_free (self->title);
  for (guint seat = 0; seat < ACIES_MAX_SIDES; seat++)
    g_free (self->players[seat]);
  g_free (self);
}

void
acies_simulation_terms_set_player (AciesSimulationTerms *self,
                                   guint                 seat,
                                   const char           *id)
{
  char *copy = g_strdup (id);

  g_return_if_fail (seat < self->ruleset->n_sides);

  g_free (self->players[seat]);
  self->players[seat] = copy;
}

static gboolean
has_same_players (const AciesSimulationTerms *self,
                  const AciesSimulationTerms *other)
{
  for (guint seat = 0; seat < ACIES_MAX_SIDES; seat++)
    if (g_strcmp0 (self->players[seat], other->players[seat]) != 0)
      return FALSE;

  return TRUE;
}

static gboolean
has_same_scenario (const AciesSimulationTerms *self,
                   const AciesSimulationTerms *other)
{
  for (AciesSide side = 0; side < ACIES_MAX_SIDES; side++)
    if (self->types[side] != other->types[side] || self->cards[side] != other->cards[side])
      return FALSE;

  return self->fingerprint == other->fingerprint && self->ruleset->fingerprint == other->ruleset->fingerprint &&
         g_str_equal (self->ruleset->id, other->ruleset->id) &&
         self->end_round == other->end_round && self->first == other->first;
}

const char *
acies_simulation_terms_describe_difference (const AciesSimulationTerms *self,
                                            const AciesSimulationTerms *other)
{
  if (!has_same_scenario (self, other))
    return _ ("they have different scenarios");
  if (!has_same_players (self, other))
    return _ ("they have different players");
  if (self->seed != other->seed)
    return _ ("they have different seeds");
  if (self->n_games != other->n_games)
    return _ ("they have different numbers of games");
  if (self->n_shards != other->n_shards)
    return _ ("they have different numbers of parts");
  if (self->swap != other->swap || self->alternate != other->alternate)
    return _ ("only one of them swaps sides or alternates the first player");

  return NULL;
}

/* How many games all shards before that one have. */
static guint
count_before (const AciesSimulationTerms *self,
              guint                       shard)
{
  return (guint) ((guint64) self->n_games * (shard - 1) / self->n_shards);
}

guint
acies_simulation_terms_count (const AciesSimulationTerms *self)
{
  return count_before (self, self->shard + 1) - count_before (self, self->shard);
}

guint
acies_simulation_terms_number (const AciesSimulationTerms *self,
                               guint                       i)
{
  return count_before (self, self->shard) + i + 1;
}

gboolean
acies_simulation_terms_has_type (const AciesSimulationTerms *self,
                                 AciesSide                   side,
                                 guint                       type)
{
  return (self->types[side] >> type & 1) != 0;
}

gboolean
acies_simulation_terms_has_card (const AciesSimulationTerms *self,
                                 AciesSide                   side,
                                 guint                       card)
{
  return (self->cards[side] >> card & 1) != 0;
}

guint
acies_simulation_terms_seat (const AciesSimulationTerms *self,
                             guint                       number,
                             AciesSide                   side)
{
  return self->swap ? (side + number - 1) % self->ruleset->n_sides : side;
}

gboolean
acies_simulation_can_alternate (const AciesState *scenario)
{
  return acies_ruleset_names_first (scenario->ruleset);
}

AciesSide
acies_simulation_terms_first (const AciesSimulationTerms *self,
                              guint                       number)
{
  guint n = self->ruleset->n_sides;
  guint turns = self->swap ? (number - 1) / n : number - 1;

  return self->alternate ? (AciesSide) ((self->first + turns) % n) : self->first;
}
