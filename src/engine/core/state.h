/* state.h - the complete state of a scenario or a game
 *
 * A state has a flat part, which contains small integers and no pointers, and three reference-counted parts. Copies of
 * a state share the reference-counted parts. A shared part is copied before it is changed. Therefore copying a state
 * takes only one memcpy() and three new references.
 *
 * Any code can read a state, but a scenario or game that is in use must be changed only through events (event.h).
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
  ACIES_MODE_TABLE,  /* a game on a real table, of which only the trackers are known (tracker.h) */
} AciesMode;

/* The zones in which a card can be. The state stores the number of copies of each card in each zone. */
typedef enum
{
  ACIES_ZONE_DECK,
  ACIES_ZONE_HAND,
  ACIES_ZONE_DISCARD,
  ACIES_ZONE_ROW,     /* face-up cards beside a common deck; every side can take them (AciesDeckType.row) */
  ACIES_ZONE_LAID,    /* cards that stay face up in front of a side (AciesDeckType.laid) */
  ACIES_ZONE_UNDER,   /* face-down cards under a common deck; drawn when the deck is empty */
} AciesZone;
#define ACIES_N_ZONES (ACIES_ZONE_UNDER + 1)
#define ACIES_NO_ZONE G_MAXUINT8  /* in the box: the card is not part of the game */

typedef struct
{
  gint16   morale;
  guint8   hand_size;
  guint8   actions;                     /* actions per round; 0 if the game does not count actions */
  guint8   spent;                       /* actions spent in the current round */
  guint8   n_entries;
  AciesHex camp;                        /* hex of the camp, or ACIES_NO_HEX */
  AciesHex entries[ACIES_MAX_ENTRIES];  /* hexes where the reserve can enter the board, in ascending order */
  guint8   resources[ACIES_MAX_RESOURCES];
} AciesSideNumbers;

/* Settings of the scenario that stay the same once the first turn has started. */
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
  guint8      phase;        /* index in AciesNames.phases; in edit mode, the phase in which the game will start */
  AciesId     order_card;   /* order card of this turn, or NO_ID */
  AciesUnitId acting;       /* the acting unit, or NO_UNIT */
  guint8      moved;        /* number of hexes the acting unit has moved */
  guint8      attacks;      /* number of attacks the acting unit has made */
  AciesHex    started_at;   /* hex where the acting unit started its activation */
} AciesTurn;

/* The reasons why a game ended. Game-specific reasons start at ACIES_END_FIRST_OWN. Do not renumber them, because
 * hashes of states include them. */
enum
{
  ACIES_END_NOT_YET,
  ACIES_END_FIRST_OWN,
};
#define ACIES_MAX_ENDS 16

typedef struct
{
  guint8    reason;  /* index in AciesProcs.ends, or ACIES_END_NOT_YET */
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
  /* The number of copies, by side, zone and card. In zones that all sides share, common cards are counted for side 0.
   * Use acies_state_count_copies_in() to read this array. */
  guint8           cards[ACIES_MAX_SIDES][ACIES_N_ZONES][ACIES_MAX_CARDS];
  /* The cards in ACIES_ZONE_UNDER, sorted by deck. The cards under one deck are in drawing order. */
  guint8           n_under;
  AciesId          under[ACIES_MAX_UNDER];

  guint8           n_combats;
  guint8           n_steps;
  AciesCombat      combats[ACIES_MAX_COMBATS];
  AciesStep        steps[ACIES_MAX_STEPS];
  AciesDecision    decision;
  AciesDice        dice;     /* the last roll */

  guint8           block[ACIES_MAX_BLOCK]; /* game-specific data (combat.h) */

  guint8           n_units;  /* highest index of a unit, plus 1 */
  AciesUnit        units[ACIES_MAX_UNITS];
};

/* Creates an empty scenario in edit mode, with a board of clear ground. Numbers and switches have the ruleset's
 * default values.
 * Returns: (transfer full): the new state */
AciesState   *acies_state_new        (AciesRuleset     *ruleset,
                                      guint             columns,
                                      guint             rows);
AciesState   *acies_state_copy       (const AciesState *self);

/* Replaces the ruleset with the variant for the current switches (acies_ruleset_called()). Events and the reader
 * of scenario files call this function after they change switches. */
void          acies_state_name_sides (AciesState       *self);

void          acies_state_free       (AciesState       *self);

/* Makes @self a copy of @other without allocating memory. This is faster than freeing @self and copying @other. */
void          acies_state_assign     (AciesState       *self,
                                      const AciesState *other);

/* Returns: whether @a and @b have the same game position or, in edit mode, the same scenario data (the data that a
 *   scenario file stores). The order of units matters only in play mode. */
gboolean      acies_state_equal      (const AciesState *a,
                                      const AciesState *b);

/* Returns: a hash of the position. Equal game positions have the same hash on all machines. */
static inline guint64
acies_state_hash (const AciesState *self)
{
  return acies_state_hash_in (self, ACIES_THIS_EDITION);
}

/* Checks the invariants of a state. @why: (out) (optional): a static string that describes a broken invariant */
gboolean      acies_state_is_ok      (const AciesState *self,
                                      const char      **why);

/* Sets @why to the static string @what, unless @why is %NULL. Returns: always %FALSE, so that a check can end
 * with "return acies_state_broken (...)" */
gboolean      acies_state_broken     (const char      **why,
                                      const char       *what);

/* Lists the units in the order in which scenario files list them. They are sorted by side. For each side, the units on
 * the board come first, by row and column, and then the reserve, by type.
 * @ids: (out): the indices of the units; must have room for %ACIES_MAX_UNITS
 * Returns: the number of units */
guint         acies_state_list_units (const AciesState *self, AciesUnitId *ids);

/* Returns: the main unit on @hex, which is the unit in the lowest layer (units.h), or ACIES_NO_UNIT */
AciesUnitId   acies_state_unit_at    (const AciesState *self, AciesHex hex);

/* Returns: whether reserves of @side enter on @hex */
gboolean      acies_state_is_entry   (const AciesState *self, AciesSide side, AciesHex hex);

/* Returns: an unused index for a new unit, or ACIES_NO_UNIT if all indices are in use */
AciesUnitId   acies_state_free_slot  (const AciesState *self);

/* Returns: the number of units of @side at @place */
guint         acies_state_count_units  (const AciesState *self, AciesSide side, AciesPlace place);
/* Returns: the number of figures of @side on the board */
guint         acies_state_count_figures (const AciesState *self, AciesSide side);
/* Returns: the number of copies of @card in @zone.
 * @side: a side or %ACIES_COMMON. For a side, counts its hand, its laid cards, and its own deck and discard pile. For
 *   %ACIES_COMMON, counts only common cards, including the copies that any side holds or has laid. */
guint         acies_state_count_copies_in (const AciesState *self, AciesSide side, AciesId card, AciesZone zone);
/* Like acies_state_count_copies_in(), but counts all cards in @zone. */
guint         acies_state_count_cards   (const AciesState *self, AciesSide side, AciesZone zone);
/* Returns: the number of copies of @card in all zones. @side: see acies_state_count_copies_in() */
guint         acies_state_count_copies  (const AciesState *self, AciesSide side, AciesId card);

/* Returns: whether a scenario has more or fewer copies of the common @card than the ruleset specifies, or starts with
 *   copies on the discard pile */
static inline gboolean
acies_state_changes_card (const AciesState *self, AciesId card)
{
  return acies_state_count_copies (self, ACIES_COMMON, card) != self->ruleset->cards[card].copies ||
         acies_state_count_copies_in (self, ACIES_COMMON, card, ACIES_ZONE_DISCARD) > 0;
}

/* Returns: the number of cards from @deck in @zone. Each side has its own hand and its own laid cards. The other zones
 *   of a common deck are the same for all sides.
 * @deck: a deck of the ruleset, or NO_ID for the side's own deck */
guint         acies_state_count_deck    (const AciesState *self, AciesSide side, AciesId deck, AciesZone zone);

/* Returns: the number of cards that can still be drawn from @deck, including the cards under it */
static inline guint
acies_state_count_left (const AciesState *self, AciesSide side, AciesId deck)
{
  return acies_state_count_deck (self, side, deck, ACIES_ZONE_DECK) + acies_state_count_deck (self, side, deck, ACIES_ZONE_UNDER);
}

/* Returns: the next card to be drawn from under @deck, or NO_ID if there are no cards under it */
AciesId       acies_state_first_under   (const AciesState *self, AciesId deck);
/* Adds @card to AciesState.under. If @last is %TRUE, @card will be drawn after the other cards under its deck;
 * otherwise, before them. Only events and views call this function. */
void          acies_state_put_under     (AciesState *self, AciesId card, gboolean last);
/* Removes a copy of @card from AciesState.under: if @last is %TRUE, the copy that would be drawn last, otherwise the
 * copy that would be drawn first. Only events call this function. */
void          acies_state_take_from_under (AciesState *self, AciesId card, gboolean last);
/* Returns: the number of zones that the ruleset uses. %ACIES_ZONE_ROW and the zones after it are used only if a deck
 *   can have face-up cards. */
guint         acies_ruleset_count_zones (const AciesRuleset *self);
/* Returns: whether @side could have @card in its hand, based on public information. The hand must contain cards from
 *   the same deck, and at least one copy of @card must be in a hand, in the deck or under the deck. */
gboolean      acies_state_may_hold      (const AciesState *self, AciesSide side, AciesId card);

/* Returns: whether the game is waiting for dice to be rolled or a card to be drawn */
static inline gboolean
acies_state_awaits_chance (const AciesState *self)
{
  return self->decision.kind == ACIES_DECISION_DICE || self->decision.kind == ACIES_DECISION_DRAW;
}

/* Returns: whether each side has its own @zone, even for common cards */
static inline gboolean
acies_zone_is_of_side (guint zone)
{
  return zone == ACIES_ZONE_HAND || zone == ACIES_ZONE_LAID;
}

/* Returns: the number of copies of @card in @zone. Each side has its own hand and its own laid cards. The other zones
 *   of a common card are the same for all sides. */
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

/* Returns: a bit mask of the enemies of @side */
static inline guint
acies_side_enemies (const AciesState *self, AciesSide side)
{
  return acies_ruleset_enemies (self->ruleset, side);
}

/* Returns: whether @other is an enemy of @side. A side is not an enemy of itself. */
static inline gboolean
acies_side_is_enemy (const AciesState *self, AciesSide side, AciesSide other)
{
  return ((acies_ruleset_enemies (self->ruleset, side) >> other) & 1) != 0;
}

/* Returns: the side after @side, or the first side if @side is the last */
static inline AciesSide
acies_side_next (const AciesState *self, AciesSide side)
{
  return (AciesSide) ((side + 1u) % self->ruleset->n_sides);
}

/* Like acies_unit_value_dup_properties(), but for the unit with index @unit. Includes the facing. */
static inline char *
acies_unit_dup_properties (const AciesState *self, AciesUnitId unit)
{
  return acies_unit_value_dup_properties (self->ruleset, &self->units[unit], TRUE);
}

/* Returns: the terrain on @hex, which must be on the board. Some switches change the effects of terrain; the functions
 *   below take them into account. */
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

/* Returns: whether a unit must stop when it enters @hex, which must be on the board */
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
