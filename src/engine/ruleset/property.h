/* property.h - a unit, and what it has beside figures and marks
 *
 * A ruleset declares properties: a number, a choice, or the corner of its hex to
 * which a unit faces. A type of units has those that it names, each with a default
 * and limits of its own; of others its units have 0. What a scenario may set, how a
 * piece shows it and what it is called is data, so that editor, files, report and
 * screen reader work from the declaration alone.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* Where a unit is. An ABSENT slot holds no unit at all. */
typedef enum
{
  ACIES_PLACE_ABSENT,
  ACIES_PLACE_BOARD,
  ACIES_PLACE_RESERVE,
  ACIES_PLACE_LOST,
} AciesPlace;

struct _AciesUnit
{
  guint8    place;    /* AciesPlace */
  AciesId   type;
  AciesSide side;
  guint8    figures;
  AciesHex  hex;      /* while on the board, else ACIES_NO_HEX */
  guint16   marks;    /* bit by mark of the ruleset */
  guint8    status;   /* the ruleset's own */
  guint8    properties[ACIES_MAX_PROPERTIES]; /* property.h; in reserve those of a new unit, unless play changes them */
};

/* What an empty slot holds. */
static inline AciesUnit
acies_unit_absent (void)
{
  return (AciesUnit) { .place = ACIES_PLACE_ABSENT, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE, .hex = ACIES_NO_HEX };
}

/**
 * AciesFacing:
 *
 * The corners of a hex, clockwise. Between two of its neighbours lies each of them:
 * those are in front of a unit that faces it.
 */
typedef enum
{
  ACIES_FACING_N,
  ACIES_FACING_NE,
  ACIES_FACING_SE,
  ACIES_FACING_S,
  ACIES_FACING_SW,
  ACIES_FACING_NW,
} AciesFacing;
#define ACIES_N_FACINGS (ACIES_FACING_NW + 1)

/* Turned clockwise by @steps of 60 degrees; negative: the other way. */
static inline AciesFacing
acies_facing_turn (AciesFacing self, int steps)
{
  return (AciesFacing) ((((int) self + steps) % ACIES_N_FACINGS + ACIES_N_FACINGS) % ACIES_N_FACINGS);
}

/* As a mirror shows it whose axis runs from top to bottom. */
static inline AciesFacing
acies_facing_flip (AciesFacing self)
{
  return (AciesFacing) ((ACIES_N_FACINGS - (int) self) % ACIES_N_FACINGS);
}

/**
 * acies_facing_front:
 * @left: (out): the direction of the neighbour in front to the left of who faces there
 * @right: (out): that of the one to the right
 */
void        acies_facing_front          (AciesFacing          self,
                                         AciesDirection      *left,
                                         AciesDirection      *right);

/* Has a unit of @type the property? */
gboolean    acies_unit_type_has_property (const AciesRuleset *ruleset,
                                         AciesId              type,
                                         guint                property);

/* Returns: what a new unit of @type and @side has: what the type says, or 0 where it
 * has no such property; who faces somewhere looks away from his home edge */
guint       acies_property_fallback     (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         AciesSide            side,
                                         guint                property);

/* Gives @unit, which has a type and a side, the properties of a new one. */
void        acies_unit_set_fallbacks    (const AciesRuleset  *ruleset,
                                         AciesUnit           *unit);

/* Returns: whether a unit of @type can have @value: within the limits of the type, or
 * one of its options; 0 alone where it has no such property */
gboolean    acies_property_allows       (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         guint                property,
                                         int                  value);

/* Whether a scenario says the value: it may, and it is not that of a new unit. */
gboolean    acies_unit_tells_property   (const AciesRuleset  *ruleset,
                                         const AciesUnit     *unit,
                                         guint                property);

/* Returns: (transfer full): the value as files and commands write it: "3", "wedge", "ne" */
char       *acies_property_value_to_string (const AciesProperty *self,
                                         int                  value);
gboolean    acies_property_value_parse  (const AciesProperty *self,
                                         const char          *text,
                                         gint16              *value);

/* (transfer full): the value as people read it: "3", "Wedge", "North-east" */
char       *acies_property_value_dup_name (const AciesProperty *self,
                                         int                  value);

/* (transfer full): the same with what it is a value of: "Formation: Wedge" */
char       *acies_property_describe     (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): what a scenario says of the unit beyond its type, in words
 * such as "grade:a facing:ne"; "" for nothing */
char       *acies_unit_properties_to_string (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit);

/**
 * acies_property_parse_word:
 * @word: "grade:a"
 * @value: (out): of it
 * Returns: the property, or %ACIES_NO_ID where @word names none, or no value of it
 */
AciesId     acies_property_parse_word   (const AciesRuleset  *ruleset,
                                         const char          *word,
                                         gint16              *value);

/* The same of a unit that need not be on any board; @facing: also where it faces. */
char       *acies_unit_value_dup_properties (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit,
                                         gboolean             facing);

G_END_DECLS
