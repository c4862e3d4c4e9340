/* combat.h - parts of a state: fights, pending steps, the pending decision, and game-specific data
 *
 * Pending steps are plain data on a stack, so a game can be saved, undone or replayed in the middle of an attack.
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

/* A fight in progress. A strike or a counter is an attack by the target in response to an attack. */
typedef struct
{
  guint8      kind;      /* an AciesCombatKind */
  guint8      melee;
  guint8      over;      /* TRUE if the fight has ended; only its final pending steps then still run */
  guint8      withdrew;  /* TRUE if the target withdrew before the roll */
  AciesUnitId attacker;
  AciesUnitId target;
  AciesHex    from;      /* hexes of the attacker (from) and the target (at) when the attack was declared */
  AciesHex    at;
  guint8      hits;      /* number of hits, excluding ignored hits */
  guint8      retreats;  /* number of retreats that are still to be carried out */
  guint8      n_flankers;
  AciesUnitId flankers[6];
  guint64     cards;     /* cards that were played in this fight, one bit per card */
} AciesCombat;

/* A step that the engine must still run to complete a command. Steps are data rather than callbacks, so that a state
 * can be copied at any time. */
typedef struct
{
  guint8    kind;    /* index into AciesNames.steps */
  guint8    combat;  /* the fight to which the step belongs, as an index into AciesState.combats */
  AciesSide side;    /* the side that the step is about; 0 if the step is not about a side */
} AciesStep;

/* The kinds of decision that exist in every game. Game-specific kinds start at ACIES_DECISION_FIRST_OWN. */
typedef enum
{
  ACIES_DECISION_NONE,
  ACIES_DECISION_DICE,  /* a roll of dice; the result comes from a random generator, real dice or a log */
  ACIES_DECISION_FIRST_OWN,
  /* A draw from a shuffled deck. This is the highest possible value, so it does not shift the values of game-specific
   * kinds, which are included in hashes. */
  ACIES_DECISION_DRAW = G_MAXUINT8,
} AciesDecisionKind;

/* The decision that the engine is waiting for. The possible answers are not stored; acies_question_list() lists
 * them. */
typedef struct
{
  guint8      kind;
  AciesSide   side;    /* the side that must decide */
  AciesUnitId unit;    /* the unit that the decision is about, or ACIES_NO_UNIT */
  AciesId     card;    /* the card that requires the decision, or ACIES_NO_ID */
  guint8      count;   /* for a draw, the number of cards still to be drawn; for a question, a number that depends on
                        * the question, usually the number of answers that are still allowed */
  AciesHex    hex;
  gint8       point;   /* the number that the dice are compared to (AciesProcs.point_format), or 0 */
  guint8      n_dice;
  guint8      dice[ACIES_MAX_DICE]; /* the kind of each die */
  AciesId     deck;    /* for a draw: the index of the deck, or ACIES_NO_ID for the deck of the side; otherwise 0 */
  guint8      zone;    /* for a draw: the AciesZone that receives the card, or ACIES_NO_ZONE if the card leaves the
                        * game; otherwise 0 */
} AciesDecision;

/* --- the block ------------------------------------------------------------------------------
 *
 * The block of an AciesState contains the part of a position that is specific to one game. The ruleset sets the
 * size of the block in bytes (AciesProcs.block_size). The procedures of the ruleset access the block as a structure
 * that has only single-byte fields, so it has no padding and does not depend on byte order. All bytes are 0 in a new
 * scenario. Only events change the block. Undo, hashes and comparisons include the block. All sides can see it. */

#define ACIES_MAX_BLOCK  512
#define ACIES_MAX_CHANGE 32   /* maximum number of bytes that one event can change */

/* A hex as stored in a block. A column of 0 means that there is no hex, so a block of zero bytes contains no
 * hexes. */
typedef struct
{
  guint8 column;  /* zero-based column plus 1; 0 for no hex */
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

/* Checks at compile time that the structure @Type fits into a block and needs no alignment. Use this macro once, after
 * the declaration of the structure. */
#define ACIES_BLOCK_FITS(Type) \
  G_STATIC_ASSERT (sizeof (Type) <= ACIES_MAX_BLOCK); \
  G_STATIC_ASSERT (_Alignof (Type) == 1)

/* Describes bytes of the block that were added in a later edition of the ruleset. acies_state_hash_in() skips these
 * bytes for earlier editions, so that the hashes of older games stay valid.
 * @at: offset of the first byte
 * @size: number of bytes; an element with size 0 ends an array
 * @since: the edition that added these bytes */
typedef struct
{
  gsize  at;
  gsize  size;
  guint  since;
} AciesBlockAddition;

/* Initialises an AciesBlockAddition for the field @field of @Type, which was added in edition @edition. */
#define ACIES_BLOCK_ADDED(Type, field, edition) \
  { G_STRUCT_OFFSET (Type, field), sizeof (((Type *) NULL)->field), (edition) }

/* Returns the hash of @state as acies_state_hash() computed it in edition @edition of the ruleset. The hash excludes
 * data added in later editions: bytes of the block, switches, cards, properties and resources (attribute "since" in
 * ruleset.xml). If @edition is 1, the hash also excludes the order of cards under decks. */
guint64 acies_state_hash_in (const AciesState *state,
                             guint             edition);

/* Initialises AciesProcs.combats_at and AciesProcs.combat_size for the array "combats" of @Type, which has one element
 * for each combat. */
#define ACIES_COMBATS_IN(Type) \
  .combats_at = G_STRUCT_OFFSET (Type, combats), .combat_size = sizeof (((Type *) NULL)->combats[0])

/* Returns the number of bytes of the block that @state uses. */
gsize acies_state_block_size (const AciesState *state);

/* Returns the block of @state as a pointer to const @Type. */
#define ACIES_BLOCK(state, Type) ((const Type *) (state)->block)

/* Sets one field of the block to the value of the last argument. Emits an event if the value changes. */
#define ACIES_BLOCK_SET(resolver, Type, field, ...) \
  G_STMT_START \
  { \
    ACIES_TYPE_OF_FIELD (Type, field) value_ = __VA_ARGS__; \
    acies_resolver_set_block ((resolver), G_STRUCT_OFFSET (Type, field), &value_, sizeof value_); \
  } \
  G_STMT_END
#define ACIES_TYPE_OF_FIELD(Type, field) __typeof__ (((Type *) NULL)->field)

G_END_DECLS
