/* theme.h - pictures and colours of a ruleset's board and pieces
 *
 * A theme is created from theme.xml (engine/look/look.h). A ruleset does not need a theme. Elements that are missing from a
 * theme are drawn in a plain style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/look/look.h"
#include "render/art.h"

G_BEGIN_DECLS

/* The colours of the light or the dark style. */
typedef struct
{
  AciesColour paper;   /* area around the board */
  AciesColour grid;
  AciesColour label;
  AciesColour device;  /* picture on a shield */
  AciesColour gold;    /* highlight for ordered and chosen units and for hexes that can be entered */
  AciesColour alert;   /* highlight for targets, threats and problems */
  AciesColour ground[ACIES_MAX_TERRAINS];
  AciesColour ink[ACIES_MAX_TERRAINS];  /* pattern on the ground */
  AciesColour side[ACIES_MAX_SIDES];
  AciesColour class_[ACIES_MAX_CLASSES];     /* pieces of a class with has_class; other pieces have the colour of their side */
  gboolean    has_class[ACIES_MAX_CLASSES];
  AciesColour die[ACIES_MAX_DIE_TYPES];
  AciesColour die_ink[ACIES_MAX_DIE_TYPES];  /* symbols on dice */
} AciesStyle;

typedef struct
{
  AciesLook    *look;      /* source of the theme; NULL for a plain theme */
  guint8        layout;    /* AciesBoardLayout: shape of the tiles */
  AciesStyle    light;
  AciesStyle    dark;
  AciesShield   shields[ACIES_MAX_SIDES];
  AciesPattern  patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook mark_looks[ACIES_MAX_MARKS];
  gboolean      gold_trim[ACIES_MAX_UNIT_TYPES];  /* whether pieces have a gold trim, such as leaders */
  AciesId       die_of[ACIES_MAX_UNIT_TYPES];     /* type of die that a piece represents, or ACIES_NO_ID */
  gboolean      own_dice[ACIES_MAX_DIE_TYPES];    /* whether the theme defines the type of die */
  AciesDieShape die_shapes[ACIES_MAX_DIE_TYPES];

  /* The pictures. Each can be NULL. */
  AciesPicture *emblems[ACIES_MAX_SIDES];          /* see also acies_theme_emblem() */
  GHashTable   *option_emblems[ACIES_MAX_SIDES];   /* id of an option -> AciesPicture */
  AciesPicture *terrains[ACIES_MAX_TERRAINS];
  AciesPicture *unit_types[ACIES_MAX_UNIT_TYPES];  /* unit types, followed by backs (engine/core/units.h) */
  AciesPicture *marks[ACIES_MAX_MARKS];
  AciesPicture *symbols[ACIES_MAX_SYMBOLS];        /* symbols on dice */
  GHashTable   *tokens;  /* id -> AciesPicture: other pictures, such as "morale" */

  GHashTable   *pieces;  /* (nullable): cache of drawn units (units.c) */
} AciesTheme;

/**
 * acies_theme_new_plain:
 *
 * Returns: (transfer full): a theme without pictures, for any ruleset
 */
AciesTheme       *acies_theme_new_plain      (const AciesRuleset  *ruleset);

/**
 * acies_theme_new:
 * @look: (transfer none): the contents of a theme.xml file
 *
 * Returns: (transfer full): the theme, or %NULL with %ACIES_RENDER_ERROR_DRAWING if a picture is invalid
 */
AciesTheme       *acies_theme_new            (AciesLook           *look,
                                              const AciesRuleset  *ruleset,
                                              GError             **error);
/**
 * acies_theme_new_like:
 *
 * A theme caches drawings, so each thread needs its own theme.
 *
 * Returns: (transfer full): a copy of @self for another thread; a plain theme if the pictures cannot be created
 */
AciesTheme       *acies_theme_new_like       (const AciesTheme    *self,
                                              const AciesRuleset  *ruleset);
void              acies_theme_free           (AciesTheme          *self);

const AciesStyle *acies_theme_style          (const AciesTheme    *self,
                                              gboolean             dark);

/**
 * acies_theme_emblem:
 * @option: (nullable): id of the option chosen for the switch that names the side; %NULL if there is no such
 *   switch or its option is unknown
 *
 * Returns: (transfer none) (nullable): the emblem of @option if there is one, else the emblem of the side
 */
AciesPicture     *acies_theme_emblem         (const AciesTheme    *self,
                                              AciesSide            side,
                                              const char          *option);

/**
 * acies_theme_token:
 * Returns: (transfer none) (nullable): the picture in @tokens with this id
 */
AciesPicture     *acies_theme_token          (const AciesTheme    *self,
                                              const char          *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTheme, acies_theme_free)

/* --- fonts ------------------------------------------------------------------------------- */

/**
 * acies_fonts_fault:
 *
 * Tries to load a font, because Pango draws empty boxes if no font is installed.
 *
 * Returns: (nullable): a translated error if no font is installed
 */
const char *acies_fonts_fault (void);

G_END_DECLS
