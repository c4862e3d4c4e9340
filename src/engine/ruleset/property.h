/* property.h - units and their properties
 *
 * A ruleset declares properties: a number, a choice, or the corner of its hex to which a unit faces. A unit type has those that
 * it names, with a default and limits; its units have 0 for all others. The declaration contains everything that editor, files,
 * report and screen reader need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* Where a unit is. ABSENT: the slot is unused. */
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
  AciesHex  hex;      /* ACIES_NO_HEX unless on the board */
  guint16   marks;    /* bit by mark of the ruleset */
  guint8    status;   /* defined by the ruleset */
  guint8    properties[ACIES_MAX_PROPERTIES]; /* in reserve, the values of a new unit unless play changes them */
};

/* Returns: the content of an unused slot */
static inline AciesUnit
acies_unit_absent (void)
{
  return (AciesUnit) { .place = ACIES_PLACE_ABSENT, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE, .hex = ACIES_NO_HEX };
}

/* The corners of a hex, clockwise. The two neighbours at that corner are in front of the unit. */
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

/* Turns the facing clockwise by @steps of 60 degrees; negative steps turn anticlockwise. */
static inline AciesFacing
acies_facing_turn (AciesFacing self, int steps)
{
  return (AciesFacing) ((((int) self + steps) % ACIES_N_FACINGS + ACIES_N_FACINGS) % ACIES_N_FACINGS);
}

/* Mirrors the facing left to right. */
static inline AciesFacing
acies_facing_flip (AciesFacing self)
{
  return (AciesFacing) ((ACIES_N_FACINGS - (int) self) % ACIES_N_FACINGS);
}

/* @left: (out): direction of the neighbour in front, to the left as seen by the unit
 * @right: (out): direction of the neighbour in front, to the right */
void        acies_facing_front          (AciesFacing          self,
                                         AciesDirection      *left,
                                         AciesDirection      *right);

/* Returns: whether units of @type have the property */
static inline gboolean
acies_unit_type_has_property (const AciesRuleset *ruleset, AciesId type, guint property)
{
  return (ruleset->unit_types[type].has_properties >> property & 1) != 0;
}

/* Returns: the value for a new unit: the default of @type, for a facing away from the home edge, 0 without the property */
guint       acies_property_fallback     (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         AciesSide            side,
                                         guint                property);

/* Gives @unit, whose type and side are set, the properties of a new unit. */
void        acies_unit_set_fallbacks    (const AciesRuleset  *ruleset,
                                         AciesUnit           *unit);

/* Returns: whether @value is valid for units of @type; only 0 is if the type does not have the property */
gboolean    acies_property_allows       (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         guint                property,
                                         int                  value);

/* Returns: whether files of scenarios contain the value: it is not fixed and differs from the default */
static inline gboolean
acies_unit_tells_property (const AciesRuleset *ruleset, const AciesUnit *unit, guint property)
{
  return !ruleset->properties[property].fixed &&
         unit->properties[property] != acies_property_fallback (ruleset, unit->type, unit->side, property);
}

/* Returns: (transfer full): the value in files and commands: "3", "wedge", "ne" */
char       *acies_property_value_to_string (const AciesProperty *self,
                                         int                  value);
gboolean    acies_property_value_parse  (const AciesProperty *self,
                                         const char          *text,
                                         gint16              *value);

/* Returns: (transfer full): the value for users: "3", "Wedge", "North-east" */
char       *acies_property_value_dup_name (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): the property and its value: "Formation: Wedge" */
char       *acies_property_describe     (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): the properties that a scenario sets, in words for files: "grade:a facing:ne"; "" if none */
char       *acies_unit_properties_to_string (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit);

/* @word: "grade:a"
 * @value: (out): the value in @word
 * Returns: the property, or %ACIES_NO_ID if @word has no valid property and value */
AciesId     acies_property_parse_word   (const AciesRuleset  *ruleset,
                                         const char          *word,
                                         gint16              *value);

/* Returns: (transfer full) (nullable): all properties of the unit, for users; @facing: including its facing */
char       *acies_unit_value_dup_properties (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit,
                                         gboolean             facing);

G_END_DECLS
