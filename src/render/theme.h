/* theme.h - the pictures and colours used to draw the board and the pieces of a ruleset
 *
 * A theme is created from the contents of a theme.xml file (engine/look/look.h). The file and all its elements are
 * optional. Anything missing is drawn in a plain style.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/look/look.h"
#include "render/art.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The colours of a theme for the light or the dark style. */
typedef struct
{
  AciesColour paper;   /* background around the board */
  AciesColour grid;
  AciesColour label;
  AciesColour device;  /* the picture on a shield */
  AciesColour gold;    /* ordered units, selected units and possible destinations */
  AciesColour alert;   /* targets, threats and problems */
  AciesColour lit;     /* slopes that face the light */
  AciesColour shade;   /* slopes and places in shade, and strokes of the pen */
  AciesColour sand;
  AciesColour damp;    /* land beside water */
  AciesColour timber;
  AciesColour earth;   /* of field works */
  AciesColour canvas;  /* of tents */
  AciesColour ground[ACIES_MAX_TERRAINS];
  AciesColour ink[ACIES_MAX_TERRAINS];  /* the pattern drawn on the terrain */
  AciesColour side[ACIES_MAX_SIDES];
  AciesColour class_[ACIES_MAX_CLASSES];     /* used instead of the side's colour if has_class is TRUE */
  gboolean    has_class[ACIES_MAX_CLASSES];
  AciesColour die[ACIES_MAX_DIE_TYPES];
  AciesColour die_ink[ACIES_MAX_DIE_TYPES];  /* numbers and symbols on a die */
} AciesStyle;

typedef struct
{
  AciesLook    *look;      /* the contents of theme.xml; NULL for a plain theme */
  guint8        layout;    /* AciesBoardLayout: hexes or squares */
  AciesStyle    light;
  AciesStyle    dark;
  AciesStyle    print;     /* the light style with less ink on the land */
  AciesShield   shields[ACIES_MAX_SIDES];
  AciesPattern  patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook mark_looks[ACIES_MAX_MARKS];
  gboolean      gold_trim[ACIES_MAX_UNIT_TYPES];  /* whether pieces have a gold edge, as leaders do */
  AciesId       edges[ACIES_N_EDGES][ACIES_MAX_UNIT_TYPES];  /* see AciesLook.edges */
  AciesId       die_of[ACIES_MAX_UNIT_TYPES];     /* the type of die that the piece represents, or ACIES_NO_ID */
  gboolean      own_dice[ACIES_MAX_DIE_TYPES];    /* whether the theme defines the appearance of the die */
  AciesDieShape die_shapes[ACIES_MAX_DIE_TYPES];

  /* Pictures. A pointer is NULL if the theme has no such picture. */
  AciesPicture *emblems[ACIES_MAX_SIDES];          /* see acies_theme_emblem() */
  GHashTable   *option_emblems[ACIES_MAX_SIDES];   /* id of a switch option -> AciesPicture */
  AciesPicture *unit_types[ACIES_MAX_UNIT_TYPES];  /* after the last unit type: the back of face-down units */
  AciesPicture *marks[ACIES_MAX_MARKS];
  AciesPicture *symbols[ACIES_MAX_SYMBOLS];        /* symbols on dice */
  GHashTable   *tokens;  /* id -> AciesPicture: all other pictures, for example "morale" */

  GHashTable   *pieces;  /* (nullable): cache of drawn pieces (units.c) */
  GHashTable   *stamps;  /* (nullable): cache of drawn trees and stones (terrain.c) */
} AciesTheme;

/**
 * acies_theme_new_plain:
 * @ruleset: the ruleset to draw
 *
 * Creates a theme without pictures, which can draw any ruleset.
 *
 * Returns: (transfer full): the theme
 */
AciesTheme       *acies_theme_new_plain      (const AciesRuleset  *ruleset);

/**
 * acies_theme_new:
 * @look: (transfer none): the contents of a theme.xml file
 * @ruleset: the ruleset to draw
 * @error: %ACIES_RENDER_ERROR_DRAWING if a picture cannot be drawn
 *
 * Creates a theme from the contents of a theme.xml file.
 *
 * Returns: (transfer full): the theme, or %NULL on error
 */
AciesTheme       *acies_theme_new            (AciesLook           *look,
                                              const AciesRuleset  *ruleset,
                                              GError             **error);
/**
 * acies_theme_new_like:
 * @self: a theme
 * @ruleset: the ruleset to draw
 *
 * Copies a theme for use in another thread. Threads cannot share a theme, because it caches drawn pieces; only the
 * ground can be drawn with it on several (acies_render_ground()).
 *
 * Returns: (transfer full): the copy, or a plain theme if the pictures cannot be loaded
 */
AciesTheme       *acies_theme_new_like       (const AciesTheme    *self,
                                              const AciesRuleset  *ruleset);
void              acies_theme_free           (AciesTheme          *self);

const AciesStyle *acies_theme_style          (const AciesTheme    *self,
                                              gboolean             dark);

/* Returns the corners of the cards of @side. @option: (nullable): see acies_theme_emblem() */
AciesCorners      acies_theme_corners        (const AciesTheme    *self,
                                              AciesSide            side,
                                              const char          *option);

/**
 * acies_theme_emblem:
 * @side: a side
 * @option: (nullable): the id of the switch option that determines the name of @side, if there is one
 *
 * Gets the emblem of a side.
 *
 * Returns: (transfer none) (nullable): the emblem for @option if the theme has one, else the emblem of @side
 */
AciesPicture     *acies_theme_emblem         (const AciesTheme    *self,
                                              AciesSide            side,
                                              const char          *option);

/**
 * acies_theme_token:
 * @id: the id of the picture
 *
 * Gets a picture from AciesTheme.tokens, for example "morale".
 *
 * Returns: (transfer none) (nullable): the picture
 */
AciesPicture     *acies_theme_token          (const AciesTheme    *self,
                                              const char          *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTheme, acies_theme_free)

/* --- fonts ------------------------------------------------------------------------------- */

/* For titles and names on the map: the first is in data/fonts. */
#define ACIES_FONT_SERIF "EB Garamond 08,EB Garamond,P052,Palatino Linotype,Palatino,Noto Serif,Serif"

/**
 * acies_fonts_new_context:
 *
 * Finds fonts among those of the system and those in the data folder, which is the one that has the rulesets
 * (formats/ruleset/library.h). If the data folder has none, no error is reported.
 *
 * Returns: (transfer full): a context of Pango
 */
PangoContext *acies_fonts_new_context (void);

/**
 * acies_fonts_new_layout:
 * @font: a font without its size, as in "Sans Bold"
 * @size: in units of @cr
 * @spacing: room between two letters, as a share of @size
 *
 * Returns: (transfer full): @text in one paragraph, to be shown on @cr
 */
PangoLayout  *acies_fonts_new_layout  (cairo_t     *cr,
                                       const char  *font,
                                       const char  *text,
                                       double       size,
                                       double       spacing);

/**
 * acies_fonts_fault:
 *
 * Checks whether Pango can load a font. Without fonts, Pango draws an empty box for each character.
 *
 * Returns: (nullable): a translated error message, or %NULL if a font can be loaded
 */
const char *acies_fonts_fault (void);

G_END_DECLS
