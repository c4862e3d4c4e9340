/* combat.h - parts of a state: what is being resolved, and what belongs to its ruleset
 *
 * Plain data: what is still to be done is a stack of steps, so a game can be saved,
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

/* What a fight has come to so far. The steps say what is still to be done. */
typedef struct
{
  guint8      kind;      /* AciesCombatKind */
  guint8      melee;
  guint8      over;      /* what is left of it does nothing */
  guint8      withdrew;  /* the target went back before the roll */
  AciesUnitId attacker;
  AciesUnitId target;
  AciesHex    from;      /* where they stood when it was declared */
  AciesHex    at;
  guint8      hits;      /* of the roll, less ignored ones once they are */
  guint8      retreats;  /* still open */
  guint8      n_flankers;
  AciesUnitId flankers[6];
  guint64     cards;     /* bit by card played on it */
} AciesCombat;

/* A piece of resolution still to be done; the stack of them replaces callbacks. */
typedef struct
{
  guint8    kind;    /* index into the procedures' steps */
  guint8    combat;  /* index of the record it works on */
  AciesSide side;    /* whose it is, where the game asks one side after the other; else 0 */
} AciesStep;

/* Decisions every ruleset has. Its own follow from FIRST_OWN. */
typedef enum
{
  ACIES_DECISION_NONE,  /* the active side acts freely */
  ACIES_DECISION_DICE,  /* chance: a generator, real dice or a log answers */
  ACIES_DECISION_FIRST_OWN,
  /* Chance, too: a card of a shuffled deck. A number of its own, as those of games are part of hashes. */
  ACIES_DECISION_DRAW = G_MAXUINT8,
} AciesDecisionKind;

/* The question the engine waits on: the numbers that define it, no options. */
typedef struct
{
  guint8      kind;
  AciesSide   side;    /* who must answer */
  AciesUnitId unit;    /* about whom, or NO_UNIT */
  AciesId     card;    /* by which card, or NO_ID */
  guint8      count;   /* how many more may be chosen, or are to be drawn */
  AciesHex    hex;
  gint8       point;   /* what dice are compared with (AciesProcs), or 0 */
  guint8      n_dice;
  guint8      dice[ACIES_MAX_DICE]; /* of which kind each is */
  AciesId     deck;    /* of a draw: one of the ruleset, or NO_ID for the side's own; else 0 */
  guint8      zone;    /* of a draw: where the card goes, an AciesZone, or NO_ZONE; else 0 */
} AciesDecision;

/* --- the block ------------------------------------------------------------------------------
 *
 * What only one game keeps in a position has no field in the state: the
 * procedures declare how many bytes they need (AciesProcs) and lay a structure
 * of single bytes over them, so that no padding and no order of bytes comes in.
 * All are 0 when a scenario is made. Like the rest they change by events alone,
 * are undone, hashed and compared. Both sides see them. */

#define ACIES_MAX_BLOCK  512
#define ACIES_MAX_CHANGE 32   /* bytes that one event sets */

/* A hex in a block; all 0 is none. */
typedef struct
{
  guint8 column;  /* and 1 more */
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

/* Fails to compile where @Type does not fit. To be said once, where it is declared. */
#define ACIES_BLOCK_FITS(Type) \
  G_STATIC_ASSERT (sizeof (Type) <= ACIES_MAX_BLOCK); \
  G_STATIC_ASSERT (_Alignof (Type) == 1)

/**
 * AciesBlockAddition:
 * @at: offset of the first byte
 * @size: how many bytes; 0 ends a list
 * @since: the edition of the ruleset that brought them
 *
 * Bytes of a block that older editions do not have. acies_state_hash_in() leaves
 * them out for those, so that their games can still be compared.
 */
typedef struct
{
  gsize  at;
  gsize  size;
  guint  since;
} AciesBlockAddition;

/* One of them: @field of @Type. */
#define ACIES_BLOCK_ADDED(Type, field, edition) \
  { G_STRUCT_OFFSET (Type, field), sizeof (((Type *) NULL)->field), (edition) }

/**
 * acies_state_hash_in:
 * @edition: of the ruleset
 *
 * Returns: what acies_state_hash() was in that edition for the same position:
 *   without what later editions have added to the block and to the lists of switches,
 *   cards, properties and resources ("since" in ruleset.xml)
 */
guint64 acies_state_hash_in (const AciesState *state,
                             guint             edition);

/* Says in AciesProcs that @Type has what it keeps of each combat in an array "combats". */
#define ACIES_COMBATS_IN(Type) \
  .combats_at = G_STRUCT_OFFSET (Type, combats), .combat_size = sizeof (((Type *) NULL)->combats[0])

/* The block of @state as the procedures read it: a const Type *. */
#define ACIES_BLOCK(state, Type) ((const Type *) (state)->block)

/* Sets one field of it; emits an event if that changes something. */
#define ACIES_BLOCK_SET(resolver, Type, field, ...) \
  G_STMT_START \
  { \
    ACIES_TYPE_OF_FIELD (Type, field) value_ = __VA_ARGS__; \
    acies_resolver_set_block ((resolver), G_STRUCT_OFFSET (Type, field), &value_, sizeof value_); \
  } \
  G_STMT_END
#define ACIES_TYPE_OF_FIELD(Type, field) __typeof__ (((Type *) NULL)->field)

G_END_DECLS
