/* block.h - the part of a state that belongs to its ruleset
 *
 * What only one game keeps in a position has no field in the state: the
 * procedures declare how many bytes they need (AciesProcs) and lay a structure
 * of single bytes over them, so that no padding and no order of bytes comes in.
 * All are 0 when a scenario is made. Like the rest they change by events alone,
 * are undone, hashed and compared. Both sides see them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/hex.h"

G_BEGIN_DECLS

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
