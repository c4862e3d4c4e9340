/* box.h - what a boxed game contains, and what a battle lacks of it
 *
 * The standard contents are those of the ruleset. An owner can have fewer pieces, because some are lost, or more of them,
 * because they own an extension (formats/box.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

#define ACIES_MAX_IN_BOX 999  /* highest number of one thing */

typedef enum
{
  ACIES_BOX_FIGURES,  /* figures of a unit type */
  ACIES_BOX_TILES,    /* tiles of a terrain */
  ACIES_BOX_CARDS,    /* all cards together */
  ACIES_BOX_ROUNDS,   /* rounds on the time track */
} AciesBoxKind;
#define ACIES_N_BOX_KINDS (ACIES_BOX_ROUNDS + 1)

/* @id: the unit type or the terrain, or %ACIES_NO_ID */
typedef struct
{
  AciesBoxKind kind;
  AciesId      id;
  guint        number;
} AciesBoxThing;

/* Returns: (transfer full) (element-type AciesBoxThing): the standard contents; empty if the game comes in no box */
GArray    *acies_box_new          (const AciesRuleset  *ruleset);

/* Returns: (transfer full): the translated name, such as "Figures of Velites" or "Cards" */
char      *acies_box_dup_name     (const AciesRuleset  *ruleset,
                                   const AciesBoxThing *thing);

/* Returns: how many @state needs of what @thing counts */
guint      acies_box_count_needed (const AciesState    *state,
                                   const AciesBoxThing *thing);

/* Lists what @state needs more than there is.
 * @box: (element-type AciesBoxThing): what the owner has
 * Returns: (transfer full) (element-type utf8): translated sentences such as "Your box lacks 2 figures of Velites"; empty if
 *   nothing is lacking */
GPtrArray *acies_box_list_lacks   (const GArray        *box,
                                   const AciesState    *state);

/* --- what a scenario needs ---------------------------------------------------------------------- */

/* Returns: the number of units of @type in all armies, including the reserves */
guint acies_box_count_units (const AciesState *state,
                             AciesId           type);

/* Returns: the number of hexes with @terrain */
guint acies_box_count_tiles (const AciesState *state,
                             AciesId           terrain);

/* Returns: the number of figures of all units, including the reserves */
guint acies_box_count_figures (const AciesState *state);

/* Returns: the number of cards in all armies, counting each copy */
guint acies_box_count_cards (const AciesState *state);

G_END_DECLS
