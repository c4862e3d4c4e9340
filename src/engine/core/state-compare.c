/* state-compare.c - order, equality, hash and invariants of a state
 *
 * All walk the same fields, one by one, never over raw memory: padding bytes
 * are not state.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/state.h"

#include "engine/core/procs.h"

#include <string.h>

/* Those who wait come by type alone. */
static int
layer_of (const AciesState *state,
          const AciesUnit  *unit)
{
  return unit->place == ACIES_PLACE_BOARD ? (int) acies_stack_layer (state->ruleset, unit->type) : 0;
}

static int
compare_units (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const AciesState *state = data;
  const AciesUnit  *one = &state->units[*(const AciesUnitId *) a];
  const AciesUnit  *other = &state->units[*(const AciesUnitId *) b];

  if (one->side != other->side)
    return one->side - other->side;
  if (one->place != other->place)
    return one->place - other->place;
  if (one->hex != other->hex)
    return one->hex - other->hex;
  if (layer_of (state, one) != layer_of (state, other))
    return layer_of (state, one) - layer_of (state, other);
  if (one->type != other->type)
    return one->type - other->type;
  if (one->figures != other->figures)
    return one->figures - other->figures;
  if (memcmp (one->properties, other->properties, sizeof one->properties) != 0)
    return memcmp (one->properties, other->properties, sizeof one->properties);

  return *(const AciesUnitId *) a - *(const AciesUnitId *) b;
}

guint
acies_state_list_units (const AciesState *self,
                        AciesUnitId      *ids)
{
  guint n = 0;

  for (guint i = 0; i < self->n_units; i++)
    {
      if (self->units[i].place != ACIES_PLACE_ABSENT)
        ids[n++] = (AciesUnitId) i;
    }
  g_qsort_with_data (ids, (int) n, sizeof *ids, compare_units, (gpointer) self);

  return n;
}

/* Where the fields go, one after the other: always into the hash, and into
 * @bytes when two states are compared in full. Fields that came later than
 * @edition are left out. */
typedef struct
{
  guint64     hash;
  GByteArray *bytes;
  guint       edition;
} Sink;

static void
mix (Sink   *sink,
     guint64 value)
{
  sink->hash = (sink->hash ^ value) * G_GUINT64_CONSTANT (0x100000001b3);
  sink->hash ^= sink->hash >> 29;
  if (sink->bytes != NULL)
    g_byte_array_append (sink->bytes, (const guint8 *) &value, sizeof value);
}

static void
mix_unit (Sink               *sink,
          const AciesUnit    *unit,
          const AciesRuleset *ruleset)
{
  mix (sink, unit->place);
  mix (sink, unit->type);
  mix (sink, unit->side);
  mix (sink, unit->figures);
  mix (sink, unit->hex);
  mix (sink, unit->marks);
  mix (sink, unit->status);
  for (guint i = 0; i < ruleset->n_properties; i++)
    if (ruleset->properties[i].since <= sink->edition)
      mix (sink, unit->properties[i]);
}

static void
mix_combat (Sink              *sink,
            const AciesCombat *combat)
{
  mix (sink, combat->kind);
  mix (sink, combat->melee);
  mix (sink, combat->over);
  mix (sink, combat->withdrew);
  mix (sink, combat->attacker);
  mix (sink, combat->target);
  mix (sink, combat->from);
  mix (sink, combat->at);
  mix (sink, combat->hits);
  mix (sink, combat->retreats);
  mix (sink, combat->n_flankers);
  for (guint i = 0; i < combat->n_flankers; i++)
    mix (sink, combat->flankers[i]);
  mix (sink, combat->cards);
}

static void
mix_resolution (Sink             *sink,
                const AciesState *self)
{
  mix (sink, self->n_combats);
  for (guint i = 0; i < self->n_combats; i++)
    mix_combat (sink, &self->combats[i]);
  mix (sink, self->n_steps);
  for (guint i = 0; i < self->n_steps; i++)
    {
      mix (sink, self->steps[i].kind);
      mix (sink, self->steps[i].combat);
      mix (sink, self->steps[i].side);
    }
  mix (sink, self->decision.kind);
  mix (sink, self->decision.side);
  mix (sink, self->decision.unit);
  mix (sink, self->decision.card);
  mix (sink, self->decision.count);
  mix (sink, self->decision.hex);
  mix (sink, (guint8) self->decision.point);
  mix (sink, self->decision.n_dice);
  for (guint i = 0; i < self->decision.n_dice; i++)
    mix (sink, self->decision.dice[i]);
  if (self->decision.kind == ACIES_DECISION_DRAW)
    {
      mix (sink, self->decision.deck);
      mix (sink, self->decision.zone);
    }
  mix (sink, self->dice.n);
  for (guint i = 0; i < self->dice.n; i++)
    {
      mix (sink, self->dice.types[i]);
      mix (sink, self->dice.faces[i]);
      mix (sink, self->dice.results[i]);
    }
}

static void
mix_side (Sink             *sink,
          const AciesState *self,
          AciesSide         side)
{
  const AciesSideNumbers *numbers = &self->sides[side];

  mix (sink, (guint16) numbers->morale);
  mix (sink, numbers->hand_size);
  mix (sink, numbers->actions);
  mix (sink, numbers->spent);
  mix (sink, numbers->camp);
  mix (sink, numbers->n_entries);
  for (guint i = 0; i < numbers->n_entries; i++)
    mix (sink, numbers->entries[i]);
  for (guint i = 0; i < self->ruleset->n_resources; i++)
    if (self->ruleset->resources[i].since <= sink->edition)
      mix (sink, numbers->resources[i]);
  for (guint zone = 0; zone < acies_ruleset_count_zones (self->ruleset); zone++)
    {
      for (guint card = 0; card < self->ruleset->n_cards; card++)
        if (self->ruleset->cards[card].since <= sink->edition)
          mix (sink, self->cards[side][zone][card]);
    }
}

/* Did the edition of @sink have that byte of the block? */
static gboolean
has_byte (const Sink       *sink,
          const AciesProcs *procs,
          gsize             i)
{
  for (const AciesBlockAddition *added = procs->added; added != NULL && added->size > 0; added++)
    if (added->since > sink->edition && i >= added->at && i < added->at + added->size)
      return FALSE;

  return TRUE;
}

static void
mix_state (Sink             *sink,
           const AciesState *self)
{
  mix (sink, self->board->columns);
  mix (sink, self->board->rows);
  for (AciesHex hex = acies_board_next (self->board, ACIES_NO_HEX); hex != ACIES_NO_HEX;
       hex = acies_board_next (self->board, hex))
    mix (sink, self->board->terrain[hex]);
  mix (sink, self->mode);
  mix (sink, self->setup.end_round);
  mix (sink, self->setup.first);
  mix (sink, self->turn.round);
  mix (sink, self->turn.active);
  mix (sink, self->turn.phase);
  mix (sink, self->turn.order_card);
  mix (sink, self->turn.acting);
  mix (sink, self->turn.moved);
  mix (sink, self->turn.attacks);
  mix (sink, self->turn.started_at);
  mix (sink, self->outcome.reason);
  mix (sink, self->outcome.winner);
  for (guint i = 0; i < self->ruleset->n_switches; i++)
    if (self->ruleset->switches[i].since <= sink->edition)
      mix (sink, (guint16) self->switches[i]);
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    mix_side (sink, self, side);
  /* Games with such decks keep the order since their second edition. */
  for (guint i = 0; sink->edition > 1 && i < self->n_under; i++)
    mix (sink, self->under[i]);
  mix_resolution (sink, self);
  for (gsize i = 0; i < self->ruleset->procs->block_size; i++)
    if (has_byte (sink, self->ruleset->procs, i))
      mix (sink, self->block[i]);
  mix (sink, self->n_units);
  for (guint i = 0; i < self->n_units; i++)
    mix_unit (sink, &self->units[i], self->ruleset);
}

guint64
acies_state_hash_in (const AciesState *self,
                     guint             edition)
{
  Sink sink = { G_GUINT64_CONSTANT (0xcbf29ce484222325), NULL, edition };

  mix_state (&sink, self);

  return sink.hash;
}

guint64
acies_state_hash (const AciesState *self)
{
  return acies_state_hash_in (self, ACIES_THIS_EDITION);
}

/* In edit mode the units come in the order of files: only what a file holds counts. */
static GByteArray *
dup_fields (const AciesState *self)
{
  g_autoptr (AciesState) copy = acies_state_copy (self);
  Sink sink = { 0, g_byte_array_new (), ACIES_THIS_EDITION };

  if (self->mode == ACIES_MODE_EDIT)
    {
      AciesUnitId ids[ACIES_MAX_UNITS];

      copy->n_units = (guint8) acies_state_list_units (self, ids);
      for (guint i = 0; i < copy->n_units; i++)
        copy->units[i] = self->units[ids[i]];
    }
  mix_state (&sink, copy);

  return sink.bytes;
}

gboolean
acies_state_equal (const AciesState *a,
                   const AciesState *b)
{
  g_autoptr (GByteArray) one = dup_fields (a);
  g_autoptr (GByteArray) other = dup_fields (b);

  return a->ruleset == b->ruleset &&
         acies_texts_equal (a->texts, b->texts) &&
         one->len == other->len && memcmp (one->data, other->data, one->len) == 0;
}

gboolean
acies_state_broken (const char **why,
                    const char  *what)
{
  if (why != NULL)
    *why = what;

  return FALSE;
}

/* Those before it in the list have been compared with it already. */
static gboolean
place_is_ok (const AciesState *self,
             guint             i,
             const char      **why)
{
  const AciesUnit *unit = &self->units[i];

  for (guint j = i + 1; j < self->n_units; j++)
    {
      const AciesUnit *other = &self->units[j];

      if (other->hex != unit->hex)
        continue;
      if (self->ruleset->n_layers == 1)
        return acies_state_broken (why, "two units on one hex");
      if (other->side != unit->side)
        return acies_state_broken (why, "units of two sides on one hex");
      if (other->type < self->ruleset->n_unit_types && layer_of (self, other) == layer_of (self, unit))
        return acies_state_broken (why, "two units of one layer on one hex");
    }

  return TRUE;
}

static gboolean
properties_are_ok (const AciesState *self,
                   const AciesUnit  *unit,
                   const char      **why)
{
  for (guint i = 0; i < ACIES_MAX_PROPERTIES; i++)
    {
      if (i < self->ruleset->n_properties ? !acies_property_allows (self->ruleset, unit->type, i, unit->properties[i]) : unit->properties[i] != 0)
        return acies_state_broken (why, "a unit has a property that it cannot have");
    }

  return TRUE;
}

static gboolean
unit_is_ok (const AciesState *self,
            guint             i,
            const char      **why)
{
  const AciesUnit *unit = &self->units[i];

  if (unit->place == ACIES_PLACE_ABSENT)
    return unit->hex == ACIES_NO_HEX || acies_state_broken (why, "an absent unit stands on a hex");
  if (unit->type >= self->ruleset->n_unit_types || unit->side >= self->ruleset->n_sides)
    return acies_state_broken (why, "a unit of no type or side");
  if ((unit->place == ACIES_PLACE_BOARD) != (unit->hex != ACIES_NO_HEX))
    return acies_state_broken (why, "a unit's place and hex disagree");
  if (unit->place == ACIES_PLACE_BOARD && !acies_board_contains (self->board, unit->hex))
    return acies_state_broken (why, "a unit stands off the board");
  if (unit->place == ACIES_PLACE_BOARD && !place_is_ok (self, i, why))
    return FALSE;
  if ((unit->figures == 0) != (unit->place == ACIES_PLACE_LOST))
    return acies_state_broken (why, "figures and loss disagree");
  if (!properties_are_ok (self, unit, why))
    return FALSE;

  return unit->figures <= ACIES_MAX_FIGURES || acies_state_broken (why, "too many figures");
}

static gboolean
labels_are_ok (const AciesState *self,
               const char      **why)
{
  for (guint i = 0; i < self->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (self->texts->labels, AciesLabel, i);

      if (!acies_board_contains (self->board, label->hex))
        return acies_state_broken (why, "a label lies off the board");
      if (!acies_text_is_label (label->text))
        return acies_state_broken (why, "a label of no words");
    }

  return self->texts->labels->len <= ACIES_MAX_LABELS || acies_state_broken (why, "too many labels");
}

static gboolean
dice_are_ok (const AciesState *self,
             const char      **why)
{
  const AciesDice *dice = &self->dice;

  if (dice->n > ACIES_MAX_DICE)
    return acies_state_broken (why, "too many dice lie there");
  for (guint i = 0; i < dice->n; i++)
    {
      if (dice->types[i] >= self->ruleset->n_die_types)
        return acies_state_broken (why, "a die of no kind");
      if (dice->faces[i] > self->ruleset->die_types[dice->types[i]].n_faces)
        return acies_state_broken (why, "a die lies on no face");
      if (dice->results[i] >= ACIES_N_DIE_RESULTS)
        return acies_state_broken (why, "a die has come to nothing there is");
    }

  return TRUE;
}

/* Deck, zone and number of what is to be drawn, and one card of it at least. */
static gboolean
draw_is_ok (const AciesState *self,
            const char      **why)
{
  const AciesDecision *decision = &self->decision;

  if (self->ruleset->procs->commands[ACIES_COMMAND_DRAW].resolve == NULL)
    return acies_state_broken (why, "a card is asked for in a game that draws none");
  if (decision->deck != ACIES_NO_ID && decision->deck >= self->ruleset->n_decks)
    return acies_state_broken (why, "a card of no deck is asked for");
  if (decision->zone >= ACIES_N_ZONES && decision->zone != ACIES_NO_ZONE)
    return acies_state_broken (why, "a card is drawn to nowhere");
  if (decision->side == ACIES_NO_SIDE)
    return TRUE; /* named below */

  return (decision->count > 0 && acies_state_count_left (self, decision->side, decision->deck) > 0) ||
         acies_state_broken (why, "a card is asked for where there is none");
}

/* Where no deck may lie in such a zone, none of its cards does; a row has room for so many. */
static gboolean
open_cards_are_ok (const AciesState *self,
                   AciesId           card,
                   const char      **why)
{
  const AciesDeckType *deck = self->ruleset->cards[card].deck == ACIES_NO_ID ? NULL : &self->ruleset->decks[self->ruleset->cards[card].deck];

  if ((deck == NULL || !deck->common) && self->cards[0][ACIES_ZONE_UNDER][card] > 0)
    return acies_state_broken (why, "a card lies under a deck of a side");
  if ((deck == NULL || deck->row == 0) && self->cards[0][ACIES_ZONE_ROW][card] > 0)
    return acies_state_broken (why, "a card lies in a row that is none");
  for (guint side = 0; side < self->ruleset->n_sides && (deck == NULL || !deck->laid); side++)
    {
      if (self->cards[side][ACIES_ZONE_LAID][card] > 0)
        return acies_state_broken (why, "a card is laid before a side that may not be");
    }

  return deck == NULL || deck->row == 0 || acies_state_count_deck (self, 0, self->ruleset->cards[card].deck, ACIES_ZONE_ROW) <= deck->row ||
         acies_state_broken (why, "a row has more cards than it has places");
}

/* Deck, discard and row of what is in common lie in one place; what lies under decks is the same by number and in order. */
static gboolean
cards_are_ok (const AciesState *self,
              const char      **why)
{
  guint8 under[ACIES_MAX_CARDS] = { 0 };

  for (guint card = 0; self->ruleset->n_decks > 0 && card < self->ruleset->n_cards; card++)
    {
      if (!open_cards_are_ok (self, (AciesId) card, why))
        return FALSE;
      for (guint side = 1; side < self->ruleset->n_sides && self->ruleset->cards[card].common; side++)
        {
          const guint8 (*zones)[ACIES_MAX_CARDS] = self->cards[side];

          if (zones[ACIES_ZONE_DECK][card] + zones[ACIES_ZONE_DISCARD][card] + zones[ACIES_ZONE_ROW][card] + zones[ACIES_ZONE_UNDER][card] > 0)
            return acies_state_broken (why, "a side has what is in common");
        }
    }
  for (guint i = 0; i < self->n_under; i++)
    under[self->under[i]]++;

  return (self->n_under <= ACIES_MAX_UNDER && memcmp (under, self->cards[0][ACIES_ZONE_UNDER], self->ruleset->n_cards) == 0) ||
         acies_state_broken (why, "cards lie under a deck in no order");
}

static gboolean
decision_is_ok (const AciesState *self,
                const char      **why)
{
  const AciesDecision *decision = &self->decision;

  if (decision->kind == ACIES_DECISION_DRAW && !draw_is_ok (self, why))
    return FALSE;
  if (decision->kind != ACIES_DECISION_NONE && decision->kind != ACIES_DECISION_DRAW && decision->kind >= self->ruleset->procs->n_questions)
    return acies_state_broken (why, "what is asked is no question");
  if ((decision->kind == ACIES_DECISION_NONE) != (decision->side == ACIES_NO_SIDE))
    return acies_state_broken (why, "a question and who is asked disagree");
  if (decision->side != ACIES_NO_SIDE && decision->side >= self->ruleset->n_sides)
    return acies_state_broken (why, "nobody is asked who plays");
  if (decision->unit != ACIES_NO_UNIT && decision->unit >= self->n_units)
    return acies_state_broken (why, "a question about no unit");
  if ((decision->kind == ACIES_DECISION_DICE) != (decision->n_dice > 0) || decision->n_dice > ACIES_MAX_DICE)
    return acies_state_broken (why, "a question and its dice disagree");
  for (guint i = 0; i < decision->n_dice; i++)
    {
      if (decision->dice[i] >= self->ruleset->n_die_types)
        return acies_state_broken (why, "a die of no kind is asked for");
    }

  return TRUE;
}

static gboolean
is_empty (const AciesState *self,
          gsize             from,
          gsize             to)
{
  for (gsize i = from; i < to; i++)
    {
      if (self->block[i] != 0)
        return FALSE;
    }

  return TRUE;
}

/* Bytes beyond the block that nobody asked for are neither hashed nor compared. */
static gboolean
block_is_ok (const AciesState *self,
             const char      **why)
{
  const AciesProcs *procs = self->ruleset->procs;
  gsize             over = procs->combats_at + self->n_combats * procs->combat_size;

  if (!is_empty (self, procs->block_size, ACIES_MAX_BLOCK))
    return acies_state_broken (why, "the block is longer than it may be");

  return is_empty (self, over, procs->combats_at + ACIES_MAX_COMBATS * procs->combat_size) ||
         acies_state_broken (why, "something is kept of a combat that is over");
}

static gboolean
sides_are_ok (const AciesState *self,
              const char      **why)
{
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &self->sides[side];

      if (numbers->morale < 0)
        return acies_state_broken (why, "morale below zero");
      for (guint i = 0; i < ACIES_MAX_RESOURCES; i++)
        {
          const AciesResource *resource = &self->ruleset->resources[i];

          if (i < self->ruleset->n_resources ? numbers->resources[i] < resource->min || numbers->resources[i] > resource->max : numbers->resources[i] != 0)
            return acies_state_broken (why, "a side has more or less of something than it may");
        }
    }

  return TRUE;
}

gboolean
acies_state_is_ok (const AciesState *self,
                   const char      **why)
{
  if (self->n_units > 0 && self->units[self->n_units - 1].place == ACIES_PLACE_ABSENT)
    return acies_state_broken (why, "the list of units ends with an absent one");
  for (guint i = 0; i < self->n_units; i++)
    {
      if (!unit_is_ok (self, i, why))
        return FALSE;
    }
  for (guint i = self->n_units; i < ACIES_MAX_UNITS; i++)
    {
      if (self->units[i].place != ACIES_PLACE_ABSENT)
        return acies_state_broken (why, "there is a unit beyond the end of the list");
    }
  if (!sides_are_ok (self, why))
    return FALSE;
  if (self->board->layout != self->ruleset->layout)
    return acies_state_broken (why, "the board is not laid out as its ruleset says");
  if (!labels_are_ok (self, why))
    return FALSE;
  if (self->n_steps > ACIES_MAX_STEPS || self->n_combats > ACIES_MAX_COMBATS)
    return acies_state_broken (why, "too many steps or combats");
  if (self->mode == ACIES_MODE_PLAY && self->n_steps > 0 && self->decision.kind == ACIES_DECISION_NONE)
    return acies_state_broken (why, "steps are left and nobody is asked");
  if (self->outcome.reason != ACIES_END_NOT_YET && (self->n_steps > 0 || self->decision.kind != ACIES_DECISION_NONE))
    return acies_state_broken (why, "a game that has ended still asks");
  if (!cards_are_ok (self, why) || !dice_are_ok (self, why) || !decision_is_ok (self, why) || !block_is_ok (self, why))
    return FALSE;

  return self->ruleset->procs->is_ok == NULL || self->ruleset->procs->is_ok (self, why);
}
