/* combat.h - parts of a state: fights, remaining steps, the pending decision and the ruleset's block
 *
 * The steps that remain to be done are stored as a stack of plain data, so a game can be saved,
 * undone or replayed in the middle of an attack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_COMBAT_ATTACK,
  ACIES_COMBAT_STRIKE,
  ACIES_COMBAT_COUNTER,
} AciesCombatKind;

/* The state of a fight in progress. */
typedef struct
{
  guint8      kind;      /* AciesCombatKind */
  guint8      melee;
  guint8      over;      /* TRUE: the fight has ended, so its remaining steps do nothing */
  guint8      withdrew;  /* TRUE: the target moved away before the roll */
  AciesUnitId attacker;
  AciesUnitId target;
  AciesHex    from;      /* hexes of the attacker (from) and the target (at) when the attack was declared */
  AciesHex    at;
  guint8      hits;      /* hits that were rolled, without the hits that are ignored */
  guint8      retreats;  /* retreats that are still to be carried out */
  guint8      n_flankers;
  AciesUnitId flankers[6];
  guint64     cards;     /* one bit for each card that was played in this fight */
} AciesCombat;

/* A step that remains to be done to resolve a command. The engine uses a stack of such steps instead of callbacks. */
typedef struct
{
  guint8    kind;    /* index into AciesNames.steps */
  guint8    combat;  /* index into AciesState.combats of the fight to which the step belongs */
  AciesSide side;    /* the side that acts, if sides act in turn in this game; else 0 */
} AciesStep;

/* The kinds of decision that all rulesets share. The kinds that a ruleset adds are numbered from ACIES_DECISION_FIRST_OWN. */
typedef enum
{
  ACIES_DECISION_NONE,
  ACIES_DECISION_DICE,  /* a roll of dice; the result comes from a random generator, real dice or a log */
  ACIES_DECISION_FIRST_OWN,
  /* A draw from a shuffled deck. Its number is the highest, so that game-specific decisions keep their numbers, which are
   * part of hashes. */
  ACIES_DECISION_DRAW = G_MAXUINT8,
} AciesDecisionKind;

/* The decision for which the engine waits. The possible answers are not stored. */
typedef struct
{
  guint8      kind;
  AciesSide   side;    /* the side that must answer */
  AciesUnitId unit;    /* the unit that the decision is about, or ACIES_NO_UNIT */
  AciesId     card;    /* the card that causes the decision, or ACIES_NO_ID */
  guint8      count;   /* number of answers that can still be given, or number of cards that are still to be drawn */
  AciesHex    hex;
  gint8       point;   /* the number to compare the dice with (AciesProcs.point_format), or 0 */
  guint8      n_dice;
  guint8      dice[ACIES_MAX_DICE]; /* the kind of each die */
  AciesId     deck;    /* for a draw: the deck of the ruleset, or ACIES_NO_ID for the deck of the side; else 0 */
  guint8      zone;    /* for a draw: the AciesZone that receives the card, or ACIES_NO_ZONE; else 0 */
} AciesDecision;

/* --- the block ------------------------------------------------------------------------------
 *
 * Data that only one game needs to describe a position is stored in the block of AciesState. The
 * ruleset declares the size of the block in bytes (AciesProcs.block_size). Its procedures access the
 * block as a structure of single bytes, which has no padding and no byte order. In a new scenario,
 * all bytes are 0. Only events change the block. Undo, hashes and comparisons include it. All sides
 * can see its contents. */

#define ACIES_MAX_BLOCK  512
#define ACIES_MAX_CHANGE 32   /* maximum number of bytes that one event can set */

/* A hex as a block stores it. A column of 0 means "no hex", so a new block contains no hexes. */
typedef struct
{
  guint8 column;  /* column + 1; 0 for no hex */
  guint8 row;
} AciesBlockHex;

static inline AciesBlockHex
acies_block_hex (AciesHex hex)
{
  return hex == ACIES_NO_HEX ? (AciesBlockHex) { 0 } : (AciesBlockHex) { (guint8) (acies_hex_column (hex) + 1), (guint8) acies_hex_row (hex) };
}

static inline AciesHex
acies_block_get_hex (AciesBlockHex hex)
{
  return hex.column == 0 ? ACIES_NO_HEX : acies_hex (hex.column - 1u, hex.row);
}

/* Checks at compile time that @Type fits into a block. Use this macro once, after the declaration of @Type. */
#define ACIES_BLOCK_FITS(Type) \
  G_STATIC_ASSERT (sizeof (Type) <= ACIES_MAX_BLOCK); \
  G_STATIC_ASSERT (_Alignof (Type) == 1)

/* Bytes that an edition of a ruleset added to the block. acies_state_hash_in() omits these bytes for older editions, so that the
 * hashes of games that were played with older editions stay valid.
 * @at: offset of the first byte
 * @size: number of bytes; 0 ends a list
 * @since: the edition that added these bytes */
typedef struct
{
  gsize  at;
  gsize  size;
  guint  since;
} AciesBlockAddition;

/* Initialises an AciesBlockAddition for @field of @Type. */
#define ACIES_BLOCK_ADDED(Type, field, edition) \
  { G_STRUCT_OFFSET (Type, field), sizeof (((Type *) NULL)->field), (edition) }

/* @edition: an edition of the ruleset
 * Returns: the hash that acies_state_hash() returned for this position in @edition. It omits what later editions added to the
 *   block and to the lists of switches, cards, properties and resources (attribute "since" in ruleset.xml). */
guint64 acies_state_hash_in (const AciesState *state,
                             guint             edition);

/* Initialises the fields of AciesProcs that describe the array "combats" of @Type, which has one element for each combat. */
#define ACIES_COMBATS_IN(Type) \
  .combats_at = G_STRUCT_OFFSET (Type, combats), .combat_size = sizeof (((Type *) NULL)->combats[0])

/* The block of @state, as a pointer to a constant @Type. */
#define ACIES_BLOCK(state, Type) ((const Type *) (state)->block)

/* Sets one field of the block, and emits an event if the value changes. */
#define ACIES_BLOCK_SET(resolver, Type, field, ...) \
  G_STMT_START \
  { \
    ACIES_TYPE_OF_FIELD (Type, field) value_ = __VA_ARGS__; \
    acies_resolver_set_block ((resolver), G_STRUCT_OFFSET (Type, field), &value_, sizeof value_); \
  } \
  G_STMT_END
#define ACIES_TYPE_OF_FIELD(Type, field) __typeof__ (((Type *) NULL)->field)

G_END_DECLS
