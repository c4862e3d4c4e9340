/* state.h - the whole truth about a scenario or a game
 *
 * Plain data: one flat part (small integers, no pointers) and three shared,
 * reference-counted parts that are copied before they change. Everybody may read it; only
 * events write to it (event.h). A copy is one memcpy and three references.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/combat.h"
#include "engine/ruleset/property.h"
#include "engine/ruleset/side.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_MODE_EDIT,
  ACIES_MODE_PLAY,
} AciesMode;

/* Cards are counts: how many of each kind lie in each zone of a side. */
typedef enum
{
  ACIES_ZONE_DECK,
  ACIES_ZONE_HAND,
  ACIES_ZONE_DISCARD,
  ACIES_ZONE_ROW,     /* open beside a deck in common, for all to take from (AciesDeckType.row) */
  ACIES_ZONE_LAID,    /* open before the side that laid it there (AciesDeckType.laid) */
  ACIES_ZONE_UNDER,   /* face down under a deck in common: drawn when nothing else of it is left */
} AciesZone;
#define ACIES_N_ZONES (ACIES_ZONE_UNDER + 1)
#define ACIES_NO_ZONE G_MAXUINT8  /* not in the game: the box */

/* The numbers of one side. */
typedef struct
{
  gint16   morale;
  guint8   hand_size;
  guint8   actions;                     /* of a round; 0 where the game counts none */
  guint8   spent;                       /* of them, in the round that is played */
  guint8   n_entries;
  AciesHex camp;                        /* or ACIES_NO_HEX */
  AciesHex entries[ACIES_MAX_ENTRIES];  /* where its reserve comes in, ascending */
  guint8   resources[ACIES_MAX_RESOURCES];
} AciesSideNumbers;

/* Fixed before the first turn. */
typedef struct
{
  guint8    end_round;
  AciesSide first;
} AciesSetup;

/* Where the game stands, and what the unit acting now has done so far. */
typedef struct
{
  guint8      round;
  AciesSide   active;
  guint8      phase;        /* index into the procedures' phases; in edit mode, the one the scenario begins with */
  AciesId     order_card;   /* this turn's, or NO_ID */
  AciesUnitId acting;       /* or NO_UNIT */
  guint8      moved;        /* hexes the acting unit has moved */
  guint8      attacks;      /* attacks it has made */
  AciesHex    started_at;   /* hex it began its activation on */
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
  /* Deck, discard and row of what is in common lie with side 0, whoever plays; ask acies_state_count_copies_in(). */
  guint8           cards[ACIES_MAX_SIDES][ACIES_N_ZONES][ACIES_MAX_CARDS];
  /* The cards of ACIES_ZONE_UNDER, deck by deck; the first of a deck was put there first and is drawn first. */
  guint8           n_under;
  AciesId          under[ACIES_MAX_UNDER];

  guint8           n_combats;
  guint8           n_steps;
  AciesCombat      combats[ACIES_MAX_COMBATS];
  AciesStep        steps[ACIES_MAX_STEPS];
  AciesDecision    decision;
  AciesDice        dice;     /* the last roll */

  guint8           block[ACIES_MAX_BLOCK]; /* the ruleset's own (combat.h) */

  guint8           n_units;  /* one more than the last slot in use */
  AciesUnit        units[ACIES_MAX_UNITS];
};

/* Returns: (transfer full): an empty scenario in edit mode on a clear board,
 * switches, last round and the numbers of both sides as the ruleset has them */
AciesState   *acies_state_new        (AciesRuleset     *ruleset,
                                      guint             columns,
                                      guint             rows);
AciesState   *acies_state_copy       (const AciesState *self);

/* Has the ruleset with the names of sides that the switches say (side.h); for events alone. */
void          acies_state_name_sides (AciesState       *self);

void          acies_state_free       (AciesState       *self);

/**
 * acies_state_assign:
 *
 * Makes @self the same as @other without allocating: what a playout does.
 */
void          acies_state_assign     (AciesState       *self,
                                      const AciesState *other);

/**
 * acies_state_equal:
 *
 * Compares what a file can hold and where a game stands; the order of units in
 * memory counts only in play.
 */
gboolean      acies_state_equal      (const AciesState *a,
                                      const AciesState *b);

/* A number that is the same on every machine for equal states in play. */
guint64       acies_state_hash       (const AciesState *self);

/**
 * acies_state_is_ok:
 * @why: (out) (optional): a static string naming the broken invariant
 */
gboolean      acies_state_is_ok      (const AciesState *self,
                                      const char      **why);

/* For who finds one: puts @what in @why, if that is asked for; always %FALSE. */
gboolean      acies_state_broken     (const char      **why,
                                      const char       *what);

/**
 * acies_state_list_units:
 * @ids: room for %ACIES_MAX_UNITS
 * Returns: how many units there are; @ids names them in the order of files: by
 *   side, those on the board by row and column, then the reserve by type
 */
guint         acies_state_list_units (const AciesState *self, AciesUnitId *ids);

/* The unit on @hex, of several the one of the lowest layer (units.h), or ACIES_NO_UNIT. */
AciesUnitId   acies_state_unit_at    (const AciesState *self, AciesHex hex);

/* Where a new unit would go, or ACIES_NO_UNIT when there are 250. */
AciesUnitId   acies_state_free_slot  (const AciesState *self);

/* Units of @side that are at @place. */
guint         acies_state_count_units  (const AciesState *self, AciesSide side, AciesPlace place);
/* Figures on the board, without the reserve. */
guint         acies_state_count_figures (const AciesState *self, AciesSide side);
/**
 * acies_state_count_copies_in:
 * @side: or %ACIES_COMMON
 *
 * Copies of one card in one zone. A side has what lies in its hand and before it, and
 * deck and discard of the decks of its own. What is in common has deck, discard and row
 * of those, and in its hand, or laid, whatever of them any side has there.
 */
guint         acies_state_count_copies_in (const AciesState *self, AciesSide side, AciesId card, AciesZone zone);
/* The same of all kinds together. */
guint         acies_state_count_cards   (const AciesState *self, AciesSide side, AciesZone zone);
/* Copies of one card in all zones: what the scenario gives @side, or what there is in common. */
guint         acies_state_count_copies  (const AciesState *self, AciesSide side, AciesId card);
/* Whether of @card, which is in common, there are more or fewer than come with the game, or some are discarded. */
gboolean      acies_state_changes_card  (const AciesState *self, AciesId card);
/* Cards of @deck, which is one of the ruleset or NO_ID for @side's own, that lie in @zone for @side to
 * draw, or that it holds or has played; deck and discard of one in common are the same for all. */
guint         acies_state_count_deck    (const AciesState *self, AciesSide side, AciesId deck, AciesZone zone);
/* All cards of it that can still be drawn, including those under it. */
guint         acies_state_count_left    (const AciesState *self, AciesSide side, AciesId deck);
/* The card under @deck that is drawn first, or NO_ID. */
AciesId       acies_state_first_under   (const AciesState *self, AciesId deck);
/* Keeps the order of ACIES_ZONE_UNDER, but not its numbers; for events and views alone. @last: the one drawn last */
void          acies_state_put_under     (AciesState *self, AciesId card, gboolean last);
void          acies_state_take_from_under (AciesState *self, AciesId card, gboolean last);
/* How many of the zones have cards at all: none lies open where no deck says so. */
guint         acies_ruleset_count_zones (const AciesRuleset *self);
/* Could @side hold @card, by what everybody can see: how many cards of its deck it holds, and what has not been played? */
gboolean      acies_state_may_hold      (const AciesState *self, AciesSide side, AciesId card);

/* Does the engine wait for dice, or for a card to be drawn? */
static inline gboolean
acies_state_awaits_chance (const AciesState *self)
{
  return self->decision.kind == ACIES_DECISION_DICE || self->decision.kind == ACIES_DECISION_DRAW;
}

/* Has each side a place of its own for what lies in @zone, also of decks in common? */
static inline gboolean
acies_zone_is_of_side (guint zone)
{
  return zone == ACIES_ZONE_HAND || zone == ACIES_ZONE_LAID;
}

/* The copies of @card that lie in @zone for @side: those of a deck in common lie in one place for all. */
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

/* Bit by side that is an enemy of @side. */
static inline guint
acies_side_enemies (const AciesState *self, AciesSide side)
{
  return acies_ruleset_enemies (self->ruleset, side);
}

/* A side is no enemy of its own. */
static inline gboolean
acies_side_is_enemy (const AciesState *self, AciesSide side, AciesSide other)
{
  return ((acies_ruleset_enemies (self->ruleset, side) >> other) & 1) != 0;
}

/* Whose turn comes after that of @side, where sides take turns round the table. */
static inline AciesSide
acies_side_next (const AciesState *self, AciesSide side)
{
  return (AciesSide) ((side + 1u) % self->ruleset->n_sides);
}

/* As acies_unit_value_dup_properties(), of a unit of the state. */
static inline char *
acies_unit_dup_properties (const AciesState *self, AciesUnitId unit)
{
  return acies_unit_value_dup_properties (self->ruleset, &self->units[unit], TRUE);
}

/* Terrain under the switches of this scenario. Off the board: impassable. */
const AciesTerrainType *acies_state_terrain_at    (const AciesState *self,
                                                   AciesHex          hex);
gboolean                acies_state_is_passable   (const AciesState *self,
                                                   AciesHex          hex);
/* The same of all hexes of that terrain. */
gboolean                acies_state_is_terrain_passable (const AciesState *self,
                                                   AciesId           terrain);
/* Does a unit that enters @hex, which is on the board, stop there? */
gboolean                acies_state_stops_at      (const AciesState *self,
                                                   AciesHex          hex);
gboolean                acies_state_blocks_range_at (const AciesState *self,
                                                   AciesHex          hex);
gboolean                acies_state_terrain_blocks_range (const AciesState *self,
                                                   AciesId           terrain);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesState, acies_state_free)

G_END_DECLS
