/* look.h - the appearance of a ruleset's board and pieces, from its theme.xml
 *
 * The reader of theme.xml (formats/ruleset/) creates an AciesLook, and the renderer draws with it (render/theme.h). The
 * rules do not use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* The outline of the pieces of a side. Sides can differ in outline as well as in colour. */
typedef enum
{
  ACIES_SHIELD_ASPIS,   /* round */
  ACIES_SHIELD_SCUTUM,  /* tall, with rounded corners */
  ACIES_SHIELD_CARD,    /* an upright card instead of a shield; its pictures have an aspect ratio of 3:4 */
  ACIES_SHIELD_TABLET,  /* a card with cut corners */
  ACIES_SHIELD_TILE,    /* a square that fills its space on the board; its picture continues on the next tile */
} AciesShield;
#define ACIES_N_SHIELDS (ACIES_SHIELD_TILE + 1)

/* The corners of the field of a card, which differ between nations. */
typedef enum
{
  ACIES_CORNERS_PLAIN,
  ACIES_CORNERS_ROUND,
  ACIES_CORNERS_HOLLOW,   /* a quarter of a disc is missing */
  ACIES_CORNERS_STEPPED,  /* a small square is missing */
} AciesCorners;
#define ACIES_N_CORNERS (ACIES_CORNERS_STEPPED + 1)

/* The edges of a tile. */
typedef enum
{
  ACIES_EDGE_LEFT,
  ACIES_EDGE_RIGHT,
  ACIES_EDGE_ABOVE,
  ACIES_EDGE_BELOW,
} AciesEdge;
#define ACIES_N_EDGES (ACIES_EDGE_BELOW + 1)

/* The value of an edge that is closed by a wall. An edge with half a socket for a die has the kind of the die, and any
 * other edge is open and has the value ACIES_NO_ID. */
#define ACIES_EDGE_WALL ((AciesId) (ACIES_NO_ID - 1))

/* The pattern of a terrain, drawn over its colour. */
typedef enum
{
  ACIES_PATTERN_PLAIN,
  ACIES_PATTERN_TUFTS,     /* sparse tufts of grass */
  ACIES_PATTERN_CONTOURS,  /* contour lines that continue on adjacent hexes */
  ACIES_PATTERN_TREES,     /* woods */
  ACIES_PATTERN_WAVES,     /* rivers and lakes */
  ACIES_PATTERN_PALISADE,  /* a camp inside a rampart with stakes */
  ACIES_PATTERN_SLOPES,    /* a steep hill */
  ACIES_PATTERN_STREAM,    /* narrow water, which joins the other patterns of water */
  ACIES_PATTERN_FORD,      /* a crossing in a river or stream */
  ACIES_PATTERN_ROCKS,     /* rocky ground */
  ACIES_PATTERN_REEDS,     /* marsh */
  ACIES_PATTERN_RAMPART,   /* field works: a bank with stakes behind a ditch */
  ACIES_PATTERN_WOODED_HILL,
  ACIES_PATTERN_ROCKY_HILL,
} AciesPattern;
#define ACIES_N_PATTERNS (ACIES_PATTERN_ROCKY_HILL + 1)

static inline gboolean
acies_pattern_is_hill (AciesPattern pattern)
{
  return pattern == ACIES_PATTERN_CONTOURS || pattern == ACIES_PATTERN_SLOPES || pattern == ACIES_PATTERN_WOODED_HILL ||
         pattern == ACIES_PATTERN_ROCKY_HILL;
}

static inline gboolean
acies_pattern_is_water (AciesPattern pattern)
{
  return pattern == ACIES_PATTERN_WAVES || pattern == ACIES_PATTERN_STREAM || pattern == ACIES_PATTERN_FORD;
}

/* The appearance of a mark on a unit. */
typedef enum
{
  ACIES_MARK_HIDDEN,
  ACIES_MARK_RING,   /* a gold ring around the shield */
  ACIES_MARK_DIM,    /* the whole unit in paler colours */
  ACIES_MARK_BADGE,  /* the mark's picture at the upper right of the shield */
} AciesMarkLook;
#define ACIES_N_MARK_LOOKS (ACIES_MARK_BADGE + 1)

/* The outline of a die. Kinds of dice can differ in outline as well as in colour. */
typedef enum
{
  ACIES_DIE_SQUARE,
  ACIES_DIE_CIRCLE,
  ACIES_DIE_DIAMOND,
  ACIES_DIE_PENTAGON,
  ACIES_DIE_HEXAGON,
} AciesDieShape;
#define ACIES_N_DIE_SHAPES (ACIES_DIE_HEXAGON + 1)

/* Colours that do not depend on a terrain, side, class or kind of die. */
typedef enum
{
  ACIES_TINT_PAPER,   /* the area around the board */
  ACIES_TINT_GRID,
  ACIES_TINT_LABEL,
  ACIES_TINT_DEVICE,  /* pictures on shields */
  ACIES_TINT_GOLD,    /* highlight for ordered or selected units and possible destinations */
  ACIES_TINT_ALERT,   /* highlight for targets, threats and errors */
} AciesTint;
#define ACIES_N_TINTS (ACIES_TINT_ALERT + 1)

/* The value of a colour that is not set. All other colours have the form 0xRRGGBB. */
#define ACIES_NO_COLOUR G_MAXUINT32

typedef struct
{
  guint32 tint[ACIES_N_TINTS];
  guint32 ground[ACIES_MAX_TERRAINS];
  guint32 ink[ACIES_MAX_TERRAINS];  /* colour of the terrain's pattern */
  guint32 side[ACIES_MAX_SIDES];
  guint32 class_[ACIES_MAX_CLASSES];     /* colour of pieces of the class; if not set, they have the colour of their
                                          * side */
  guint32 die[ACIES_MAX_DIE_TYPES];
  guint32 die_ink[ACIES_MAX_DIE_TYPES];  /* colour of numbers and symbols on the die */
} AciesLookColours;

typedef struct
{
  AciesLookColours light;
  AciesLookColours dark;
  AciesShield      shields[ACIES_MAX_SIDES];
  AciesPattern     patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook    mark_looks[ACIES_MAX_MARKS];
  gboolean         gold_trim[ACIES_MAX_UNIT_TYPES];  /* whether the pieces have a gold edge, as leaders do */
  AciesId          edges[ACIES_N_EDGES][ACIES_MAX_UNIT_TYPES]; /* kind of die, ACIES_EDGE_WALL or ACIES_NO_ID */
  AciesId          die_of[ACIES_MAX_UNIT_TYPES];     /* kind of die that the piece represents, or ACIES_NO_ID */
  gboolean         own_dice[ACIES_MAX_DIE_TYPES];    /* whether the theme defines the kind of die; if not, it is drawn
                                                      * in a plain style */
  AciesDieShape    die_shapes[ACIES_MAX_DIE_TYPES];

  /* SVG pictures, or NULL for missing pictures. Code that sets a picture must first check that the SVG contains only
   * shapes. */
  GBytes          *emblems[ACIES_MAX_SIDES];
  GHashTable      *option_emblems[ACIES_MAX_SIDES];  /* emblems (GBytes) by option id, if the name of the side
                                                      * depends on a switch */
  GHashTable      *option_corners[ACIES_MAX_SIDES];  /* corners (AciesCorners) of cards by option id; plain if missing */
  GBytes          *terrains[ACIES_MAX_TERRAINS];
  GBytes          *unit_types[ACIES_MAX_UNIT_TYPES]; /* after the last unit type: the back of face-down pieces */
  GBytes          *marks[ACIES_MAX_MARKS];
  GBytes          *symbols[ACIES_MAX_SYMBOLS];       /* symbols on dice */
  GHashTable      *tokens;  /* other pictures (GBytes) by id, such as "morale" */
} AciesLook;

/* Returns: (transfer full): an empty AciesLook for a reader to fill. After that it must not change, because threads can
 *   share it. */
AciesLook *acies_look_new   (void);
AciesLook *acies_look_ref   (AciesLook *self);
void       acies_look_unref (AciesLook *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLook, acies_look_unref)

/* --- tiles ----------------------------------------------------------------------------------- */

/* A tile of a tile set: a terrain, or a unit type of one side. */
typedef struct
{
  AciesId   terrain;  /* the terrain, or ACIES_NO_ID for a unit type */
  AciesId   type;
  AciesSide side;
} AciesTile;

#define ACIES_MAX_TILES (ACIES_MAX_TERRAINS + ACIES_MAX_SIDES * ACIES_MAX_UNIT_TYPES)

/* Lists all terrains in the order in which the ruleset declares them. Then lists, for each side, all unit types that
 * its army can contain.
 * @tiles: an array with room for %ACIES_MAX_TILES elements
 * Returns: the number of tiles */
guint acies_tile_list (const AciesRuleset *ruleset,
                       AciesTile          *tiles);

G_END_DECLS
