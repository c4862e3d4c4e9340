/* state.h - the complete state of a scenario or a game
 *
 * A state has one flat part (small integers, no pointers) and three parts with reference counts,
 * which are copied before they are changed. Any code can read a state, but only events write to a
 * state (event.h). Copying a state takes one memcpy() and three new references.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/combat.h"
#include "engine/ruleset/property.h"
#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_MODE_EDIT,
  ACIES_MODE_PLAY,
} AciesMode;

/* The zones of a side's cards. The state stores the number of copies of each card in each zone. */
typedef enum
{
  ACIES_ZONE_DECK,
  ACIES_ZONE_HAND,
  ACIES_ZONE_DISCARD,
  ACIES_ZONE_ROW,     /* face-up cards beside a common deck; all sides can take these cards (AciesDeckType.row) */
  ACIES_ZONE_LAID,    /* cards that a side has laid face up (AciesDeckType.laid) */
  ACIES_ZONE_UNDER,   /* cards face down under a common deck, which are drawn when the deck is empty */
} AciesZone;
#define ACIES_N_ZONES (ACIES_ZONE_UNDER + 1)
#define ACIES_NO_ZONE G_MAXUINT8  /* the box: the card is not in the game */

typedef struct
{
  gint16   morale;
  guint8   hand_size;
  guint8   actions;                     /* actions per round; 0 if the game does not count actions */
  guint8   spent;                       /* actions already spent in the current round */
  guint8   n_entries;
  AciesHex camp;                        /* the hex of the camp, or ACIES_NO_HEX */
  AciesHex entries[ACIES_MAX_ENTRIES];  /* hexes on which the reserve enters, in ascending order */
  guint8   resources[ACIES_MAX_RESOURCES];
} AciesSideNumbers;

/* Settings of the scenario that do not change after the first turn starts. */
typedef struct
{
  guint8    end_round;
  AciesSide first;
} AciesSetup;

/* The current round, phase and active side, and the progress of the acting unit. */
typedef struct
{
  guint8      round;
  AciesSide   active;
  guint8      phase;        /* index into AciesNames.phases; in edit mode, the opening phase */
  AciesId     order_card;   /* the order card of this turn, or NO_ID */
  AciesUnitId acting;       /* the acting unit, or NO_UNIT */
  guint8      moved;        /* number of hexes that the acting unit has moved */
  guint8      attacks;      /* number of attacks by the acting unit */
  AciesHex    started_at;   /* hex on which the acting unit started its activation */
} AciesTurn;

/* The ways in which a game ends. Do not renumber game-specific ends: hashes of states include them. */
enum
{
  ACIES_END_NOT_YET,
  ACIES_END_FIRST_OWN,
};
#define ACIES_MAX_ENDS 16

typedef struct
{
  guint8    reason;  /* index into AciesProcs.ends, or ACIES_END_NOT_YET */
  AciesSide winner;  /* the winning side, or NO_SIDE */
} AciesOutcome;

struct _AciesState
{
  /* shared parts, with reference counts */
  AciesRuleset    *ruleset;
  AciesBoard      *board;
  AciesTexts      *texts;

  /* flat part */
  guint8           mode;     /* AciesMode */
  AciesSetup       setup;
  AciesTurn        turn;
  AciesOutcome     outcome;
  gint16           switches[ACIES_MAX_SWITCHES];
  AciesSideNumbers sides[ACIES_MAX_SIDES];
  /* The numbers of copies. Side 0 also has the copies in the common decks, discards and rows. Read this array with
   * acies_state_count_copies_in(). */
  guint8           cards[ACIES_MAX_SIDES][ACIES_N_ZONES][ACIES_MAX_CARDS];
  /* The cards of ACIES_ZONE_UNDER, sorted by deck. The cards under one deck are in the order in which they will be drawn. */
  guint8           n_under;
  AciesId          under[ACIES_MAX_UNDER];

  guint8           n_combats;
  guint8           n_steps;
  AciesCombat      combats[ACIES_MAX_COMBATS];
  AciesStep        steps[ACIES_MAX_STEPS];
  AciesDecision    decision;
  AciesDice        dice;     /* the last roll */

  guint8           block[ACIES_MAX_BLOCK]; /* the ruleset's block (combat.h) */

  guint8           n_units;  /* highest index of a unit in units, plus 1 */
  AciesUnit        units[ACIES_MAX_UNITS];
};

/* Returns: (transfer full): a scenario without units in edit mode, on a board of clear ground, with the ruleset's default numbers
 * and switches */
AciesState   *acies_state_new        (AciesRuleset     *ruleset,
                                      guint             columns,
                                      guint             rows);
AciesState   *acies_state_copy       (const AciesState *self);

/* Replaces the ruleset with its variant whose names of sides match the switches (acies_ruleset_called()). Only
 * events call this function. */
void          acies_state_name_sides (AciesState       *self);

void          acies_state_free       (AciesState       *self);

/* Makes @self equal to @other without allocating memory. Playouts, which play many trial games, use this function. */
void          acies_state_assign     (AciesState       *self,
                                      const AciesState *other);

/* Compares the data that scenario files store and, for games, the position. The order of units matters only in play mode. */
gboolean      acies_state_equal      (const AciesState *a,
                                      const AciesState *b);

/* Returns: a hash, which is the same on all machines for equal states in play */
static inline guint64
acies_state_hash (const AciesState *self)
{
  return acies_state_hash_in (self, ACIES_THIS_EDITION);
}

/* Checks the invariants. @why: (out) (optional): a static string that names a broken invariant */
gboolean      acies_state_is_ok      (const AciesState *self,
                                      const char      **why);

/* A helper for code that has found a broken invariant. Sets @why to @what if @why is not %NULL. Returns: always %FALSE */
gboolean      acies_state_broken     (const char      **why,
                                      const char       *what);

/* @ids: room for %ACIES_MAX_UNITS
 * Returns: the number of units; @ids contains them in file order: by side, first the units on the board by row and column, then
 *   the reserve by type */
guint         acies_state_list_units (const AciesState *self, AciesUnitId *ids);

/* Returns: the unit of the lowest layer on @hex (units.h), or ACIES_NO_UNIT */
AciesUnitId   acies_state_unit_at    (const AciesState *self, AciesHex hex);

/* Returns: an unused index for a new unit, or ACIES_NO_UNIT if all indices are in use */
AciesUnitId   acies_state_free_slot  (const AciesState *self);

/* Returns: the number of units of @side at @place */
guint         acies_state_count_units  (const AciesState *self, AciesSide side, AciesPlace place);
/* Returns: the figures of @side on the board, without the reserve */
guint         acies_state_count_figures (const AciesState *self, AciesSide side);
/* Counts the copies of one card in one zone. For a side, counts its hand, its laid cards, and its own (not common) cards in
 * deck and discard. For %ACIES_COMMON, counts the decks, discards and rows of common cards, and the hands and laid cards of all
 * sides.
 * @side: a side, or %ACIES_COMMON */
guint         acies_state_count_copies_in (const AciesState *self, AciesSide side, AciesId card, AciesZone zone);
/* Like acies_state_count_copies_in(), for all cards together. */
guint         acies_state_count_cards   (const AciesState *self, AciesSide side, AciesZone zone);
/* Returns: the number of copies of one card in all zones together. @side: a side, or %ACIES_COMMON */
guint         acies_state_count_copies  (const AciesState *self, AciesSide side, AciesId card);

/* Returns: whether the scenario changes the common @card: the number of copies differs from the ruleset, or some are discarded */
static inline gboolean
acies_state_changes_card (const AciesState *self, AciesId card)
{
  return acies_state_count_copies (self, ACIES_COMMON, card) != self->ruleset->cards[card].copies ||
         acies_state_count_copies_in (self, ACIES_COMMON, card, ACIES_ZONE_DISCARD) > 0;
}

/* Returns: the number of cards of @deck in @zone. A hand and laid cards belong to @side; the other zones of a common deck belong to
 * all sides. @deck: a deck of the ruleset, or NO_ID for the deck of @side */
guint         acies_state_count_deck    (const AciesState *self, AciesSide side, AciesId deck, AciesZone zone);

/* Returns: the number of cards that can still be drawn from @deck, including the cards under the deck */
static inline guint
acies_state_count_left (const AciesState *self, AciesSide side, AciesId deck)
{
  return acies_state_count_deck (self, side, deck, ACIES_ZONE_DECK) + acies_state_count_deck (self, side, deck, ACIES_ZONE_UNDER);
}

/* Returns: the card under @deck that will be drawn first, or NO_ID if there are no cards under @deck */
AciesId       acies_state_first_under   (const AciesState *self, AciesId deck);
/* The first function adds @card to AciesState.under, the second removes it. Only for events and views. @last: %TRUE for the
 * card that is drawn last, %FALSE for the card that is drawn first */
void          acies_state_put_under     (AciesState *self, AciesId card, gboolean last);
void          acies_state_take_from_under (AciesState *self, AciesId card, gboolean last);
/* Returns: the number of zones that the ruleset uses. If no deck has face-up cards, it does not use ROW and the zones after ROW. */
guint         acies_ruleset_count_zones (const AciesRuleset *self);
/* Returns: whether public facts allow @side to have @card in its hand: the hand has cards of the same deck, and not all
 * copies of @card are played */
gboolean      acies_state_may_hold      (const AciesState *self, AciesSide side, AciesId card);

/* Returns: whether the state waits for dice or a draw */
static inline gboolean
acies_state_awaits_chance (const AciesState *self)
{
  return self->decision.kind == ACIES_DECISION_DICE || self->decision.kind == ACIES_DECISION_DRAW;
}

/* Returns: whether each side has its own zone of the kind @zone, even for cards of common decks */
static inline gboolean
acies_zone_is_of_side (guint zone)
{
  return zone == ACIES_ZONE_HAND || zone == ACIES_ZONE_LAID;
}

/* Returns: the number of copies of @card in @zone. A hand and laid cards belong to @side; the other zones of a common card belong
 * to all sides. */
static inline guint
acies_state_pile (const AciesState *self, AciesSide side, AciesId card, AciesZone zone)
{
  return self->cards[!acies_zone_is_of_side (zone) && self->ruleset->cards[card].common ? 0 : side][zone][card];
}

static inline const AciesUnitType *
acies_state_unit_type (const AciesState *self, AciesUnitId unit)
{
  return &self->ruleset->unit_types[self->units[unit].type];
}

static inline gboolean
acies_state_unit_is_on_board (const AciesState *self, AciesUnitId unit)
{
  return unit < self->n_units && self->units[unit].place == ACIES_PLACE_BOARD;
}

static inline gboolean
acies_state_unit_has_mark (const AciesState *self, AciesUnitId unit, guint mark)
{
  return (self->units[unit].marks & (1u << mark)) != 0;
}

/* Returns: one bit for each enemy of @side */
static inline guint
acies_side_enemies (const AciesState *self, AciesSide side)
{
  return acies_ruleset_enemies (self->ruleset, side);
}

/* Returns: whether @other is an enemy of @side; a side is not an enemy of itself */
static inline gboolean
acies_side_is_enemy (const AciesState *self, AciesSide side, AciesSide other)
{
  return ((acies_ruleset_enemies (self->ruleset, side) >> other) & 1) != 0;
}

/* Returns: the side after @side in the order of sides; the first side follows the last side */
static inline AciesSide
acies_side_next (const AciesState *self, AciesSide side)
{
  return (AciesSide) ((side + 1u) % self->ruleset->n_sides);
}

/* Like acies_unit_value_dup_properties(), for the unit with index @unit. */
static inline char *
acies_unit_dup_properties (const AciesState *self, AciesUnitId unit)
{
  return acies_unit_value_dup_properties (self->ruleset, &self->units[unit], TRUE);
}

/* Returns: the terrain on @hex, a hex of the board. The functions below also apply switches that change the effects of a
 * terrain. */
const AciesTerrainType *acies_state_terrain_at    (const AciesState *self,
                                                   AciesHex          hex);

static inline gboolean
acies_state_is_terrain_passable (const AciesState *self, AciesId id)
{
  const AciesTerrainType *terrain = &self->ruleset->terrains[id];

  if (terrain->passable_switch != ACIES_NO_ID && self->switches[terrain->passable_switch])
    return TRUE;
  if (terrain->impassable_switch != ACIES_NO_ID && self->switches[terrain->impassable_switch])
    return FALSE;

  return !terrain->impassable;
}

static inline gboolean
acies_state_is_passable (const AciesState *self, AciesHex hex)
{
  return hex != ACIES_NO_HEX && acies_board_contains (self->board, hex) &&
         acies_state_is_terrain_passable (self, self->board->terrain[hex]);
}

/* Returns: whether a unit that enters @hex, which is on the board, must stop there */
gboolean                acies_state_stops_at      (const AciesState *self,
                                                   AciesHex          hex);
gboolean                acies_state_blocks_range_at (const AciesState *self,
                                                   AciesHex          hex);

static inline gboolean
acies_state_terrain_blocks_range (const AciesState *self, AciesId id)
{
  const AciesTerrainType *terrain = &self->ruleset->terrains[id];

  return terrain->blocks_range_switch != ACIES_NO_ID ? self->switches[terrain->blocks_range_switch] != 0
                                                     : terrain->blocks_range;
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesState, acies_state_free)

G_END_DECLS
