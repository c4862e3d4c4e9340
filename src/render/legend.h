/* legend.h - what the pieces of a game are, and what the signs on them mean
 *
 * Each entry is a piece and a text. The pieces are drawn by the same code as those on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/property.h"
#include "render/units.h"

G_BEGIN_DECLS

typedef struct
{
  gboolean is_sign;  /* whether the text explains a sign on the piece, otherwise it is the name of its type */
  AciesId  type;
  AciesSide side;
  guint    figures;
  guint    full;     /* see AciesPiece */
  guint    marks;
  guint8   properties[ACIES_MAX_PROPERTIES];
  char    *text;
  char    *strength; /* (nullable): the strength of a type, such as "Figures: 3" */
} AciesLegendEntry;

/**
 * acies_legend_new:
 * @state: (nullable): the battle whose pieces to explain; %NULL for all pieces of the game
 *
 * Lists the types of pieces in the order of the ruleset, and after them the signs.
 *
 * Returns: (transfer full) (element-type AciesLegendEntry): the entries
 */
GArray     *acies_legend_new           (const AciesRuleset     *ruleset,
                                        const AciesTheme       *theme,
                                        const AciesState       *state);

/* Returns: the translated heading of the types or, if @is_sign, of the signs */
const char *acies_legend_heading       (gboolean                is_sign);

/* Returns: (transfer none): the translated word for the strength of units in @ruleset, such as "Figures" */
const char *acies_legend_strength_name (const AciesRuleset     *ruleset);

/**
 * acies_legend_to_bytes:
 * @legend: (element-type AciesLegendEntry): the entries
 * @name: file name; its extension (.png, .svg or .pdf) determines the format
 * @width: width of the picture in points
 * @error: %ACIES_RENDER_ERROR
 *
 * Draws the legend in as many columns as the width has room for.
 *
 * Returns: (transfer full): the contents of the file, or %NULL
 */
GBytes     *acies_legend_to_bytes      (const GArray           *legend,
                                        const AciesRuleset     *ruleset,
                                        AciesTheme             *theme,
                                        const char             *name,
                                        int                     width,
                                        gboolean                dark,
                                        GError                **error);

G_END_DECLS
