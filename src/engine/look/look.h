/* look.h - how a ruleset's board and pieces look, as its theme.xml says: words, numbers and pictures
 *
 * Formats read it and render draws by it (render/theme.h); this is what both can see, as neither knows the other. The
 * rules know nothing of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* Sides differ by shape before they differ by colour. */
typedef enum
{
  ACIES_SHIELD_ASPIS,   /* round */
  ACIES_SHIELD_SCUTUM,  /* tall, with rounded corners */
  ACIES_SHIELD_CARD,    /* no shield, but an upright card; pictures on it are 3 wide and 4 high */
  ACIES_SHIELD_TABLET,  /* the same with its corners cut off */
  ACIES_SHIELD_TILE,    /* a square that fills its place: what is printed on it goes on in the next one */
} AciesShield;
#define ACIES_N_SHIELDS (ACIES_SHIELD_TILE + 1)

/* What is drawn on a kind of ground besides its colour. */
typedef enum
{
  ACIES_PATTERN_PLAIN,
  ACIES_PATTERN_TUFTS,     /* of grass, far between */
  ACIES_PATTERN_CONTOURS,  /* lines of height, shared by neighbouring hexes */
  ACIES_PATTERN_TREES,     /* the terrain's picture, scattered */
  ACIES_PATTERN_WAVES,     /* water between banks */
  ACIES_PATTERN_PALISADE,  /* stakes around, the terrain's picture within */
  ACIES_PATTERN_SLOPES,    /* lines of height, and the terrain's picture scattered on them */
} AciesPattern;
#define ACIES_N_PATTERNS (ACIES_PATTERN_SLOPES + 1)

/* How a mark of the ruleset shows on a unit. */
typedef enum
{
  ACIES_MARK_HIDDEN,
  ACIES_MARK_RING,   /* of gold around the shield */
  ACIES_MARK_DIM,    /* the whole unit paler */
  ACIES_MARK_BADGE,  /* the mark's picture at the corner of the shield */
} AciesMarkLook;
#define ACIES_N_MARK_LOOKS (ACIES_MARK_BADGE + 1)

/* The outline of a die: where there are several kinds, it tells them apart without their colours. */
typedef enum
{
  ACIES_DIE_SQUARE,
  ACIES_DIE_CIRCLE,
  ACIES_DIE_DIAMOND,
  ACIES_DIE_PENTAGON,
  ACIES_DIE_HEXAGON,
} AciesDieShape;
#define ACIES_N_DIE_SHAPES (ACIES_DIE_HEXAGON + 1)

/* What is coloured beside terrains and sides. */
typedef enum
{
  ACIES_TINT_PAPER,   /* around the board */
  ACIES_TINT_GRID,
  ACIES_TINT_LABEL,
  ACIES_TINT_DEVICE,  /* on a shield */
  ACIES_TINT_GOLD,    /* ordered, chosen, may be entered */
  ACIES_TINT_ALERT,   /* target, threat, fault */
} AciesTint;
#define ACIES_N_TINTS (ACIES_TINT_ALERT + 1)

/* Nothing is said of it. Else colours are 0xRRGGBB. */
#define ACIES_NO_COLOUR G_MAXUINT32

typedef struct
{
  guint32 tint[ACIES_N_TINTS];
  guint32 ground[ACIES_MAX_TERRAINS];
  guint32 ink[ACIES_MAX_TERRAINS];  /* of the pattern on it */
  guint32 side[ACIES_MAX_SIDES];
  guint32 class_[ACIES_MAX_CLASSES];     /* of its pieces, instead of their side's */
  guint32 die[ACIES_MAX_DIE_TYPES];
  guint32 die_ink[ACIES_MAX_DIE_TYPES];  /* of what stands on it */
} AciesLookColours;

typedef struct
{
  AciesLookColours light;
  AciesLookColours dark;
  AciesShield      shields[ACIES_MAX_SIDES];
  AciesPattern     patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook    mark_looks[ACIES_MAX_MARKS];
  gboolean         gold_trim[ACIES_MAX_UNIT_TYPES];  /* such as leaders have */
  AciesId          die_of[ACIES_MAX_UNIT_TYPES];     /* the kind of die that such a piece is, or NO_ID */
  gboolean         own_dice[ACIES_MAX_DIE_TYPES];    /* this kind has a look of its own; else it is as plain as any */
  AciesDieShape    die_shapes[ACIES_MAX_DIE_TYPES];

  /* Pictures as SVG, each of which may be NULL. Who puts one here has seen that it only draws shapes. */
  GBytes          *emblems[ACIES_MAX_SIDES];
  GHashTable      *option_emblems[ACIES_MAX_SIDES];  /* id of an option -> GBytes: of a side that is named by a switch */
  GBytes          *terrains[ACIES_MAX_TERRAINS];
  GBytes          *unit_types[ACIES_MAX_UNIT_TYPES]; /* and behind them the back of pieces that lie face down */
  GBytes          *marks[ACIES_MAX_MARKS];
  GBytes          *symbols[ACIES_MAX_SYMBOLS];       /* on dice */
  GHashTable      *tokens;  /* id -> GBytes: what is neither, such as "morale" */
} AciesLook;

/**
 * acies_look_new:
 * Returns: (transfer full): one that says nothing yet; what is read may be
 *   shared by threads, as it never changes
 */
AciesLook *acies_look_new   (void);
AciesLook *acies_look_ref   (AciesLook *self);
void       acies_look_unref (AciesLook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLook, acies_look_unref)

/* --- tiles ----------------------------------------------------------------------------------- */

/* One of them: a terrain, or a unit type as a side has it. */
typedef struct
{
  AciesId   terrain;  /* or ACIES_NO_ID: a unit */
  AciesId   type;
  AciesSide side;
} AciesTile;

#define ACIES_MAX_TILES (ACIES_MAX_TERRAINS + ACIES_MAX_SIDES * ACIES_MAX_UNIT_TYPES)

/**
 * acies_tile_list:
 * @tiles: room for %ACIES_MAX_TILES
 *
 * The terrain in the ruleset's order, then for each side the types its army may have.
 *
 * Returns: how many there are
 */
guint acies_tile_list (const AciesRuleset *ruleset,
                       AciesTile          *tiles);

G_END_DECLS
