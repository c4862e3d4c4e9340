/* equivalent.h - what stands for a thing of one ruleset in another, and its name in English
 *
 * Things that have the same id in both are each other's equivalents anyway; a
 * ruleset's data names the others, once, in the one ruleset or the other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_THING_SIDE,
  ACIES_THING_TERRAIN,
  ACIES_THING_UNIT_TYPE,
  ACIES_THING_MARK,
  ACIES_THING_SWITCH,
  ACIES_THING_CARD,
} AciesThing;
#define ACIES_N_THINGS (ACIES_THING_CARD + 1)

/* What a ruleset's data says. */
typedef struct
{
  AciesThing thing;
  AciesId    id;      /* in the ruleset that says it */
  char      *ruleset; /* the other one */
  char      *as;      /* the id there */
} AciesEquivalent;

void         acies_equivalent_free      (AciesEquivalent    *self);

/* "unit-type" */
const char  *acies_thing_name           (AciesThing          thing);

/* The index of the thing with that id, or ACIES_NO_ID. */
AciesId      acies_thing_find           (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         const char         *id);

/**
 * acies_thing_get_english:
 *
 * For files, which are the same in every language, and for names that people type.
 *
 * Returns: (transfer none): the English name of the thing, which may be shown in another language
 */
const char  *acies_thing_get_english    (AciesThing          thing,
                                         const AciesRuleset *ruleset,
                                         AciesId             id);

/**
 * acies_equivalent_find:
 * @id: of a thing in @from
 * @side: of @to, whose army the thing must be able to belong to; or %ACIES_NO_SIDE
 *
 * Returns: the like of it in @to, or %ACIES_NO_ID
 */
AciesId      acies_equivalent_find      (AciesThing          thing,
                                         const AciesRuleset *from,
                                         AciesId             id,
                                         const AciesRuleset *to,
                                         AciesSide           side);

G_END_DECLS
