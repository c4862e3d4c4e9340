/* theme.h - pictures and colours of a ruleset's board and pieces
 *
 * Made from theme.xml (engine/look/look.h). A ruleset works without a theme, and elements missing from a theme
 * are drawn plainly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/look/look.h"
#include "render/art.h"

G_BEGIN_DECLS

/* Colours of one style. */
typedef struct
{
  AciesColour paper;   /* around the board */
  AciesColour grid;
  AciesColour label;
  AciesColour device;  /* on a shield */
  AciesColour gold;    /* ordered, chosen, can be entered */
  AciesColour alert;   /* target, threat, fault */
  AciesColour ground[ACIES_MAX_TERRAINS];
  AciesColour ink[ACIES_MAX_TERRAINS];  /* of the pattern on the ground */
  AciesColour side[ACIES_MAX_SIDES];
  AciesColour class_[ACIES_MAX_CLASSES];     /* of pieces, if has_class; else they have the side's colour */
  gboolean    has_class[ACIES_MAX_CLASSES];
  AciesColour die[ACIES_MAX_DIE_TYPES];
  AciesColour die_ink[ACIES_MAX_DIE_TYPES];  /* of the symbols on dice */
} AciesStyle;

typedef struct
{
  AciesLook    *look;      /* source of the theme; NULL for a plain one */
  guint8        layout;    /* AciesBoardLayout: shape of the tiles */
  AciesStyle    light;
  AciesStyle    dark;
  AciesShield   shields[ACIES_MAX_SIDES];
  AciesPattern  patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook mark_looks[ACIES_MAX_MARKS];
  gboolean      gold_trim[ACIES_MAX_UNIT_TYPES];  /* as for leaders */
  AciesId       die_of[ACIES_MAX_UNIT_TYPES];     /* type of die that a piece represents, or NO_ID */
  gboolean      own_dice[ACIES_MAX_DIE_TYPES];    /* has a look in the theme */
  AciesDieShape die_shapes[ACIES_MAX_DIE_TYPES];

  /* Pictures, each nullable. */
  AciesPicture *emblems[ACIES_MAX_SIDES];          /* see also acies_theme_emblem() */
  GHashTable   *option_emblems[ACIES_MAX_SIDES];   /* id of an option -> AciesPicture */
  AciesPicture *terrains[ACIES_MAX_TERRAINS];
  AciesPicture *unit_types[ACIES_MAX_UNIT_TYPES];  /* then the backs (engine/core/units.h) */
  AciesPicture *marks[ACIES_MAX_MARKS];
  AciesPicture *symbols[ACIES_MAX_SYMBOLS];        /* on dice */
  GHashTable   *tokens;  /* id -> AciesPicture: other pictures, such as "morale" */

  GHashTable   *pieces;  /* cache of drawn units, see units.c */
} AciesTheme;

/**
 * acies_theme_new_plain:
 *
 * Returns: (transfer full): a theme without pictures, for any ruleset
 */
AciesTheme       *acies_theme_new_plain      (const AciesRuleset  *ruleset);

/**
 * acies_theme_new:
 * @look: (transfer none): contents of a theme.xml
 *
 * Returns: (transfer full): the theme, or %NULL with %ACIES_RENDER_ERROR_DRAWING if a picture is invalid
 */
AciesTheme       *acies_theme_new            (AciesLook           *look,
                                              const AciesRuleset  *ruleset,
                                              GError             **error);
/**
 * acies_theme_new_like:
 *
 * A theme caches drawings, so each thread needs its own.
 *
 * Returns: (transfer full): a copy of @self for another thread; a plain theme if its pictures cannot be made
 */
AciesTheme       *acies_theme_new_like       (const AciesTheme    *self,
                                              const AciesRuleset  *ruleset);
void              acies_theme_free           (AciesTheme          *self);

const AciesStyle *acies_theme_style          (const AciesTheme    *self,
                                              gboolean             dark);

/**
 * acies_theme_emblem:
 * @option: (nullable): id of the chosen option of the switch that names the side; %NULL if there is none or it
 *   is unknown
 *
 * Returns: (transfer none) (nullable): the emblem of @option, else that of the side
 */
AciesPicture     *acies_theme_emblem         (const AciesTheme    *self,
                                              AciesSide            side,
                                              const char          *option);

/**
 * acies_theme_token:
 * Returns: (transfer none) (nullable): the picture with that id
 */
AciesPicture     *acies_theme_token          (const AciesTheme    *self,
                                              const char          *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTheme, acies_theme_free)

/* --- whether there is anything to write with --------------------------------------------- */

/**
 * acies_fonts_fault:
 *
 * Loads a font to check: without fonts Pango draws empty boxes.
 *
 * Returns: (nullable): a translated error if no font is installed
 */
const char *acies_fonts_fault (void);

G_END_DECLS
