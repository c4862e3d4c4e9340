/* theme.h - how a ruleset's board and pieces look: pictures and colours
 *
 * Made of what theme.xml says (engine/look/look.h). Apart from the rules: a
 * ruleset can be played without a theme, and what a theme leaves out is drawn
 * plainly.
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
  AciesColour gold;    /* ordered, chosen, may be entered */
  AciesColour alert;   /* target, threat, fault */
  AciesColour ground[ACIES_MAX_TERRAINS];
  AciesColour ink[ACIES_MAX_TERRAINS];  /* of the pattern on it */
  AciesColour side[ACIES_MAX_SIDES];
  AciesColour class_[ACIES_MAX_CLASSES];     /* of its pieces, where has_class; else they have that of their side */
  gboolean    has_class[ACIES_MAX_CLASSES];
  AciesColour die[ACIES_MAX_DIE_TYPES];
  AciesColour die_ink[ACIES_MAX_DIE_TYPES];  /* of what stands on it */
} AciesStyle;

typedef struct
{
  AciesLook    *look;      /* what it was made of; NULL for a plain one */
  guint8        layout;    /* AciesBoardLayout: what tiles look like */
  AciesStyle    light;
  AciesStyle    dark;
  AciesShield   shields[ACIES_MAX_SIDES];
  AciesPattern  patterns[ACIES_MAX_TERRAINS];
  AciesMarkLook mark_looks[ACIES_MAX_MARKS];
  gboolean      gold_trim[ACIES_MAX_UNIT_TYPES];  /* such as leaders have */
  AciesId       die_of[ACIES_MAX_UNIT_TYPES];     /* the kind of die that such a piece is, or NO_ID */
  gboolean      own_dice[ACIES_MAX_DIE_TYPES];    /* this kind has a look of its own */
  AciesDieShape die_shapes[ACIES_MAX_DIE_TYPES];

  /* Pictures, each of which may be NULL. */
  AciesPicture *emblems[ACIES_MAX_SIDES];          /* see also acies_theme_emblem() */
  GHashTable   *option_emblems[ACIES_MAX_SIDES];   /* id of an option -> AciesPicture */
  AciesPicture *terrains[ACIES_MAX_TERRAINS];
  AciesPicture *unit_types[ACIES_MAX_UNIT_TYPES];  /* and behind them the back (engine/core/units.h) */
  AciesPicture *marks[ACIES_MAX_MARKS];
  AciesPicture *symbols[ACIES_MAX_SYMBOLS];        /* on dice */
  GHashTable   *tokens;  /* id -> AciesPicture: what is neither, such as "morale" */

  GHashTable   *pieces;  /* units as drawn before, see units.c */
} AciesTheme;

/**
 * acies_theme_new_plain:
 *
 * Returns: (transfer full): a theme without pictures, for any ruleset
 */
AciesTheme       *acies_theme_new_plain      (const AciesRuleset  *ruleset);

/**
 * acies_theme_new:
 * @look: (transfer none): what a theme.xml says
 *
 * Returns: (transfer full): the theme, or %NULL with an
 *   %ACIES_RENDER_ERROR_DRAWING about one of its pictures
 */
AciesTheme       *acies_theme_new            (AciesLook           *look,
                                              const AciesRuleset  *ruleset,
                                              GError             **error);
/**
 * acies_theme_new_like:
 *
 * A theme keeps what it drew, and so belongs to one thread.
 *
 * Returns: (transfer full): the same for another thread, its pictures made again;
 *   a plain one where they cannot be
 */
AciesTheme       *acies_theme_new_like       (const AciesTheme    *self,
                                              const AciesRuleset  *ruleset);
void              acies_theme_free           (AciesTheme          *self);

const AciesStyle *acies_theme_style          (const AciesTheme    *self,
                                              gboolean             dark);

/**
 * acies_theme_emblem:
 * @option: (nullable): id of the option that holds in the switch by which the
 *   side is named; %NULL: it is not named by one, or nobody knows
 *
 * Returns: (transfer none) (nullable): the emblem of that option, else the one
 *   of the side
 */
AciesPicture     *acies_theme_emblem         (const AciesTheme    *self,
                                              AciesSide            side,
                                              const char          *option);

/**
 * acies_theme_token:
 * Returns: (transfer none) (nullable): the picture of that token
 */
AciesPicture     *acies_theme_token          (const AciesTheme    *self,
                                              const char          *id);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTheme, acies_theme_free)

/* --- whether there is anything to write with --------------------------------------------- */

/**
 * acies_fonts_fault:
 *
 * Without a single font Pango draws empty boxes in place of letters.
 *
 * Returns: (nullable): a sentence that says there is none; one is loaded to be sure
 */
const char *acies_fonts_fault (void);

G_END_DECLS
