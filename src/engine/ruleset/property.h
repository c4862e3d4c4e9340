/* property.h - units and their properties
 *
 * A ruleset declares properties. A property is a number, a choice, or a facing: the corner of its hex that a unit faces. A unit
 * type names the properties of its units, with a default value and limits for each. All other properties of its units are 0. The
 * declaration of a property contains all data that the editor, files, reports and screen readers need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* The location of a unit. ABSENT: the array element is unused. */
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
  guint16   marks;    /* one bit per mark of the ruleset */
  guint8    status;   /* meaning defined by the ruleset */
  guint8    properties[ACIES_MAX_PROPERTIES]; /* a unit in reserve has the values of a new unit, unless play has changed them */
};

/* Returns: the content of an unused array element */
static inline AciesUnit
acies_unit_absent (void)
{
  return (AciesUnit) { .place = ACIES_PLACE_ABSENT, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE, .hex = ACIES_NO_HEX };
}

/* The corners of a hex, clockwise. The two neighbours at the corner that a unit faces are in front of the unit. */
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

/* Returns: the facing after a clockwise rotation by @steps times 60 degrees; negative @steps rotate anticlockwise */
static inline AciesFacing
acies_facing_turn (AciesFacing self, int steps)
{
  return (AciesFacing) ((((int) self + steps) % ACIES_N_FACINGS + ACIES_N_FACINGS) % ACIES_N_FACINGS);
}

/* Returns: the facing, mirrored left to right */
static inline AciesFacing
acies_facing_flip (AciesFacing self)
{
  return (AciesFacing) ((ACIES_N_FACINGS - (int) self) % ACIES_N_FACINGS);
}

/* @left: (out): the direction of the left neighbour in front, from the unit's point of view
 * @right: (out): the direction of the right neighbour in front, from the unit's point of view */
void        acies_facing_front          (AciesFacing          self,
                                         AciesDirection      *left,
                                         AciesDirection      *right);

/* Returns: whether units of @type have the property */
static inline gboolean
acies_unit_type_has_property (const AciesRuleset *ruleset, AciesId type, guint property)
{
  return (ruleset->unit_types[type].has_properties >> property & 1) != 0;
}

/* Returns: the value of a new unit: the default of @type; for a facing, the direction away from the home edge of @side; 0 if units
 *   of @type do not have the property */
guint       acies_property_fallback     (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         AciesSide            side,
                                         guint                property);

/* Sets the properties of @unit to the values for a new unit. The type and side of @unit must be set. */
void        acies_unit_set_fallbacks    (const AciesRuleset  *ruleset,
                                         AciesUnit           *unit);

/* Returns: whether @value is valid for units of @type; if they do not have the property, only 0 is valid */
gboolean    acies_property_allows       (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         guint                property,
                                         int                  value);

/* Returns: whether scenario files contain the value: the property is not fixed and the value is not the default */
static inline gboolean
acies_unit_tells_property (const AciesRuleset *ruleset, const AciesUnit *unit, guint property)
{
  return !ruleset->properties[property].fixed &&
         unit->properties[property] != acies_property_fallback (ruleset, unit->type, unit->side, property);
}

/* Returns: (transfer full): the value for files and commands, such as "3", "wedge" or "ne" */
char       *acies_property_value_to_string (const AciesProperty *self,
                                         int                  value);
/* @text: a value in this form. Returns: whether @text is valid */
gboolean    acies_property_value_parse  (const AciesProperty *self,
                                         const char          *text,
                                         gint16              *value);

/* Returns: (transfer full): the value for users, such as "3", "Wedge" or "North-east" */
char       *acies_property_value_dup_name (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): the property and its value for users, such as "Formation: Wedge" */
char       *acies_property_describe     (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): the properties that a scenario sets, for files, such as "grade:a facing:ne"; can be "" */
char       *acies_unit_properties_to_string (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit);

/* @word: a property and its value, such as "grade:a"
 * @value: (out): the value in @word
 * Returns: the property, or %ACIES_NO_ID if @word has no valid property and value */
AciesId     acies_property_parse_word   (const AciesRuleset  *ruleset,
                                         const char          *word,
                                         gint16              *value);

/* @facing: whether to include the facing
 * Returns: (transfer full) (nullable): the properties of the unit for users; %NULL if none are shown */
char       *acies_unit_value_dup_properties (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit,
                                         gboolean             facing);

G_END_DECLS
