/* theme.h - how a ruleset's board and pieces look: pictures and colours
 *
 * Read from theme.xml beside the ruleset, and resolved to the ruleset's indexes
 * once. Apart from the rules: a ruleset can be played without a theme, and what
 * a theme leaves out is drawn plainly.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset.h"
#include "render/art.h"

G_BEGIN_DECLS

/* Sides differ by shape before they differ by colour. */
typedef enum
{
  ACIES_SHIELD_ASPIS,   /* round */
  ACIES_SHIELD_SCUTUM,  /* tall, with rounded corners */
} AciesShield;
#define ACIES_N_SHIELDS (ACIES_SHIELD_SCUTUM + 1)

/* What is drawn on a kind of ground besides its colour. */
typedef enum
{
  ACIES_PATTERN_PLAIN,
  ACIES_PATTERN_TUFTS,     /* of grass, far between */
  ACIES_PATTERN_CONTOURS,  /* lines of height, shared by neighbouring hexes */
  ACIES_PATTERN_TREES,     /* the terrain's picture, scattered */
  ACIES_PATTERN_WAVES,     /* water between banks */
  ACIES_PATTERN_PALISADE,  /* stakes around, the terrain's picture within */
} AciesPattern;
#define ACIES_N_PATTERNS (ACIES_PATTERN_PALISADE + 1)

/* How a mark of the ruleset shows on a unit. */
typedef enum
{
  ACIES_MARK_HIDDEN,
  ACIES_MARK_RING,   /* of gold around the shield */
  ACIES_MARK_DIM,    /* the whole unit paler */
  ACIES_MARK_BADGE,  /* the mark's picture at the corner of the shield */
} AciesMarkLook;
#define ACIES_N_MARK_LOOKS (ACIES_MARK_BADGE + 1)

/* Colours of one style. */
typedef struct
{
  AciesColour paper;   /* around the board */
  AciesColour grid;
  AciesColour label;
  AciesColour device;  /* on a shield */
  AciesColour gold;    /* ordered, chosen, may be entered */
  AciesColour alert;   /* target, threat, fault */
  AciesColour ground[ACIES_MAX_TERRAINS];
  AciesColour ink[ACIES_MAX_TERRAINS];  /* of the pattern on it */
  AciesColour side[ACIES_MAX_SIDES];
} AciesStyle;

typedef struct
{
  char         *path;      /* of its file; NULL for a plain one */
  AciesStyle    light;
  AciesStyle    dark;
  AciesShield   shields[ACIES_MAX_SIDES];
  AciesPattern  patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook mark_looks[ACIES_MAX_MARKS];
  gboolean      gold_trim[ACIES_MAX_UNIT_TYPES];  /* such as leaders have */

  /* Pictures, each of which may be NULL. */
  AciesPicture *emblems[ACIES_MAX_SIDES];
  AciesPicture *terrains[ACIES_MAX_TERRAINS];
  AciesPicture *unit_types[ACIES_MAX_UNIT_TYPES];
  AciesPicture *marks[ACIES_MAX_MARKS];
  GHashTable   *tokens;  /* id -> AciesPicture: what is neither, such as "morale" */

  GHashTable   *pieces;  /* units as drawn before, see units.c */
} AciesTheme;

#define ACIES_THEME_ERROR (acies_theme_error_quark ())
GQuark            acies_theme_error_quark    (void);

typedef enum
{
  ACIES_THEME_ERROR_INVALID,
} AciesThemeError;

/**
 * acies_theme_new_plain:
 *
 * Returns: (transfer full): a theme without pictures, for any ruleset
 */
AciesTheme       *acies_theme_new_plain      (const AciesRuleset  *ruleset);

/**
 * acies_theme_new_from_file:
 * @path: of a theme.xml; its pictures are named relative to it
 *
 * Returns: (transfer full): the theme, or %NULL with an error of
 *   %ACIES_THEME_ERROR or %G_MARKUP_ERROR that names file and line, or of
 *   reading a file
 */
AciesTheme       *acies_theme_new_from_file  (const char          *path,
                                              const AciesRuleset  *ruleset,
                                              GError             **error);
/**
 * acies_theme_new_like:
 *
 * A theme keeps what it drew, and so belongs to one thread.
 *
 * Returns: (transfer full): the same for another thread, read again; a plain one
 *   where it cannot be read
 */
AciesTheme       *acies_theme_new_like       (const AciesTheme    *self,
                                              const AciesRuleset  *ruleset);
void              acies_theme_free           (AciesTheme          *self);

const AciesStyle *acies_theme_style          (const AciesTheme    *self,
                                              gboolean             dark);

/**
 * acies_theme_token:
 * Returns: (transfer none) (nullable): the picture of that token
 */
AciesPicture     *acies_theme_token          (const AciesTheme    *self,
                                              const char          *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTheme, acies_theme_free)

G_END_DECLS
