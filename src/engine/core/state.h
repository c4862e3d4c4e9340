/* state.h - the complete state of a scenario or a game
 *
 * Plain data: one flat part (small integers, no pointers) and three reference-counted parts
 * that are copied on write. Any code can read it; only events write to it (event.h). A copy
 * is one memcpy and three references.
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

/* Zones of a side's cards. Cards are counts: how many of each kind are in each zone. */
typedef enum
{
  ACIES_ZONE_DECK,
  ACIES_ZONE_HAND,
  ACIES_ZONE_DISCARD,
  ACIES_ZONE_ROW,     /* face up next to a common deck, for all sides to take (AciesDeckType.row) */
  ACIES_ZONE_LAID,    /* face up in front of the side that laid it (AciesDeckType.laid) */
  ACIES_ZONE_UNDER,   /* face down under a common deck: drawn when the rest of the deck is empty */
} AciesZone;
#define ACIES_N_ZONES (ACIES_ZONE_UNDER + 1)
#define ACIES_NO_ZONE G_MAXUINT8  /* the box: not in the game */

typedef struct
{
  gint16   morale;
  guint8   hand_size;
  guint8   actions;                     /* in a round; 0 if the game counts no actions */
  guint8   spent;                       /* actions spent in the current round */
  guint8   n_entries;
  AciesHex camp;                        /* or ACIES_NO_HEX */
  AciesHex entries[ACIES_MAX_ENTRIES];  /* where its reserve enters, ascending */
  guint8   resources[ACIES_MAX_RESOURCES];
} AciesSideNumbers;

/* Constant from the first turn on. */
typedef struct
{
  guint8    end_round;
  AciesSide first;
} AciesSetup;

/* The position in the turn order, and the progress of the acting unit. */
typedef struct
{
  guint8      round;
  AciesSide   active;
  guint8      phase;        /* index into the procedures' phases; in edit mode, the opening phase */
  AciesId     order_card;   /* the card of this turn, or NO_ID */
  AciesUnitId acting;       /* or NO_UNIT */
  guint8      moved;        /* hexes that the acting unit has moved */
  guint8      attacks;      /* attacks of the acting unit */
  AciesHex    started_at;   /* hex on which the acting unit started its activation */
} AciesTurn;

/* How a game ends. The numbers of a game's own ends are part of the hashes of states. */
enum
{
  ACIES_END_NOT_YET,
  ACIES_END_FIRST_OWN,
};
#define ACIES_MAX_ENDS 16

typedef struct
{
  guint8    reason;  /* index into AciesProcs.ends, or ACIES_END_NOT_YET */
  AciesSide winner;  /* or NO_SIDE */
} AciesOutcome;

struct _AciesState
{
  /* shared */
  AciesRuleset    *ruleset;
  AciesBoard      *board;
  AciesTexts      *texts;

  /* flat */
  guint8           mode;     /* AciesMode */
  AciesSetup       setup;
  AciesTurn        turn;
  AciesOutcome     outcome;
  gint16           switches[ACIES_MAX_SWITCHES];
  AciesSideNumbers sides[ACIES_MAX_SIDES];
  /* Common deck, discard and row are stored with side 0; use acies_state_count_copies_in() to read. */
  guint8           cards[ACIES_MAX_SIDES][ACIES_N_ZONES][ACIES_MAX_CARDS];
  /* The cards of ACIES_ZONE_UNDER, deck by deck. Within a deck, the card that was put there first is first, and is drawn first. */
  guint8           n_under;
  AciesId          under[ACIES_MAX_UNDER];

  guint8           n_combats;
  guint8           n_steps;
  AciesCombat      combats[ACIES_MAX_COMBATS];
  AciesStep        steps[ACIES_MAX_STEPS];
  AciesDecision    decision;
  AciesDice        dice;     /* the last roll */

  guint8           block[ACIES_MAX_BLOCK]; /* the ruleset's block (combat.h) */

  guint8           n_units;  /* last used slot + 1 */
  AciesUnit        units[ACIES_MAX_UNITS];
};

/* Returns: (transfer full): an empty scenario in edit mode on a clear board, with the ruleset's default numbers and switches */
AciesState   *acies_state_new        (AciesRuleset     *ruleset,
                                      guint             columns,
                                      guint             rows);
AciesState   *acies_state_copy       (const AciesState *self);

/* Replaces the ruleset by one with the side names that the switches choose (acies_ruleset_called()). For events only. */
void          acies_state_name_sides (AciesState       *self);

void          acies_state_free       (AciesState       *self);

/* Makes @self equal to @other without allocating memory, for playouts. */
void          acies_state_assign     (AciesState       *self,
                                      const AciesState *other);

/* Compares what a file can contain and the position of the game. The order of units in memory counts only in play. */
gboolean      acies_state_equal      (const AciesState *a,
                                      const AciesState *b);

/* Returns: a hash that is the same on every machine for equal states in play */
static inline guint64
acies_state_hash (const AciesState *self)
{
  return acies_state_hash_in (self, ACIES_THIS_EDITION);
}

/* @why: (out) (optional): a static string that names the broken invariant */
gboolean      acies_state_is_ok      (const AciesState *self,
                                      const char      **why);

/* For code that finds a broken invariant. Sets @why, if not NULL, to @what. Returns: %FALSE */
gboolean      acies_state_broken     (const char      **why,
                                      const char       *what);

/* @ids: room for %ACIES_MAX_UNITS
 * Returns: number of units; @ids has them in the order of files: by side, those on the board by row and column, then the
 *   reserve by type */
guint         acies_state_list_units (const AciesState *self, AciesUnitId *ids);

/* The unit of the lowest layer on @hex (units.h), or ACIES_NO_UNIT. */
AciesUnitId   acies_state_unit_at    (const AciesState *self, AciesHex hex);

/* The slot for a new unit, or ACIES_NO_UNIT if all 250 are in use. */
AciesUnitId   acies_state_free_slot  (const AciesState *self);

/* Number of units of @side at @place. */
guint         acies_state_count_units  (const AciesState *self, AciesSide side, AciesPlace place);
/* Figures on the board, without the reserve. */
guint         acies_state_count_figures (const AciesState *self, AciesSide side);
/* Counts the copies of one card in one zone. A side has its hand, its laid cards, and the deck and discard of its own decks.
 * %ACIES_COMMON has the deck, discard and row of common decks, and counts the hands and laid cards of all sides.
 * @side: or %ACIES_COMMON */
guint         acies_state_count_copies_in (const AciesState *self, AciesSide side, AciesId card, AciesZone zone);
/* As acies_state_count_copies_in(), for all cards together. */
guint         acies_state_count_cards   (const AciesState *self, AciesSide side, AciesZone zone);
/* Copies of one card in all zones: of @side in the scenario, or common. */
guint         acies_state_count_copies  (const AciesState *self, AciesSide side, AciesId card);

/* Returns: whether the scenario changes @card, a common card: its number differs from the game's, or some copies are discarded */
static inline gboolean
acies_state_changes_card (const AciesState *self, AciesId card)
{
  return acies_state_count_copies (self, ACIES_COMMON, card) != self->ruleset->cards[card].copies ||
         acies_state_count_copies_in (self, ACIES_COMMON, card, ACIES_ZONE_DISCARD) > 0;
}

/* Cards of @deck in @zone that @side can draw, holds or has played. @deck: a deck of the ruleset, or NO_ID for the side's own.
 * Deck and discard of a common deck are the same for all sides. */
guint         acies_state_count_deck    (const AciesState *self, AciesSide side, AciesId deck, AciesZone zone);

/* All cards of @deck that can still be drawn, including those under it. */
static inline guint
acies_state_count_left (const AciesState *self, AciesSide side, AciesId deck)
{
  return acies_state_count_deck (self, side, deck, ACIES_ZONE_DECK) + acies_state_count_deck (self, side, deck, ACIES_ZONE_UNDER);
}

/* The card under @deck that is drawn first, or NO_ID. */
AciesId       acies_state_first_under   (const AciesState *self, AciesId deck);
/* Adds or removes @card in under, without changing cards; for events and views only. @last: at the end that is drawn last */
void          acies_state_put_under     (AciesState *self, AciesId card, gboolean last);
void          acies_state_take_from_under (AciesState *self, AciesId card, gboolean last);
/* Number of zones that the ruleset uses: without ROW and later zones if no deck has open cards. */
guint         acies_ruleset_count_zones (const AciesRuleset *self);
/* Returns: whether @side could hold @card by public facts: it holds cards of its deck, and not all copies have been played */
gboolean      acies_state_may_hold      (const AciesState *self, AciesSide side, AciesId card);

/* Returns: whether the state waits for dice or a draw */
static inline gboolean
acies_state_awaits_chance (const AciesState *self)
{
  return self->decision.kind == ACIES_DECISION_DICE || self->decision.kind == ACIES_DECISION_DRAW;
}

/* Returns: whether each side has its own @zone, also for cards of common decks */
static inline gboolean
acies_zone_is_of_side (guint zone)
{
  return zone == ACIES_ZONE_HAND || zone == ACIES_ZONE_LAID;
}

/* Copies of @card in @zone for @side. Cards of a common deck are in one pile for all sides. */
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

/* One bit for each enemy of @side. */
static inline guint
acies_side_enemies (const AciesState *self, AciesSide side)
{
  return acies_ruleset_enemies (self->ruleset, side);
}

/* A side is not its own enemy. */
static inline gboolean
acies_side_is_enemy (const AciesState *self, AciesSide side, AciesSide other)
{
  return ((acies_ruleset_enemies (self->ruleset, side) >> other) & 1) != 0;
}

/* The side whose turn follows that of @side in the order of sides. */
static inline AciesSide
acies_side_next (const AciesState *self, AciesSide side)
{
  return (AciesSide) ((side + 1u) % self->ruleset->n_sides);
}

/* As acies_unit_value_dup_properties(), for a unit of the state. */
static inline char *
acies_unit_dup_properties (const AciesState *self, AciesUnitId unit)
{
  return acies_unit_value_dup_properties (self->ruleset, &self->units[unit], TRUE);
}

/* Terrain under the switches of this scenario. Off the board: impassable. */
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
