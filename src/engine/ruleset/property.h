/* property.h - units and their properties
 *
 * A ruleset declares properties, which are numbers, choices or facings. A facing is the hex corner that a unit faces.
 * Each unit type lists the properties that its units have, with limits and a default value for each property.
 * Properties that are not in the list are always 0. The declaration of a property contains all data that the editor,
 * files, reports and screen readers need.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

/* The location of a unit. %ACIES_PLACE_ABSENT marks an unused array element. */
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
  AciesHex  hex;      /* ACIES_NO_HEX if the unit is off the board */
  guint16   marks;    /* bit mask of the ruleset's marks */
  guint8    status;   /* the ruleset defines its meaning */
  guint8    properties[ACIES_MAX_PROPERTIES]; /* in reserve: the values of a new unit, unless changed in play */
};

/* Returns: the value of an unused array element */
static inline AciesUnit
acies_unit_absent (void)
{
  return (AciesUnit) { .place = ACIES_PLACE_ABSENT, .type = ACIES_NO_ID, .side = ACIES_NO_SIDE, .hex = ACIES_NO_HEX };
}

/* The corners of a hex, clockwise. A unit faces a corner of its hex. The two adjacent hexes that share this corner are
 * in front of the unit. */
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

/* Returns: the facing after a clockwise rotation by @steps times 60 degrees; negative values rotate anticlockwise */
static inline AciesFacing
acies_facing_turn (AciesFacing self, int steps)
{
  return (AciesFacing) ((((int) self + steps) % ACIES_N_FACINGS + ACIES_N_FACINGS) % ACIES_N_FACINGS);
}

/* Returns: the mirror image of the facing, with left and right exchanged */
static inline AciesFacing
acies_facing_flip (AciesFacing self)
{
  return (AciesFacing) ((ACIES_N_FACINGS - (int) self) % ACIES_N_FACINGS);
}

/* Gets the directions of the two hexes in front of a unit.
 * @left: (out): the direction of the front hex on the unit's left
 * @right: (out): the direction of the front hex on the unit's right */
void        acies_facing_front          (AciesFacing          self,
                                         AciesDirection      *left,
                                         AciesDirection      *right);

/* Returns: whether units of @type have the property */
static inline gboolean
acies_unit_type_has_property (const AciesRuleset *ruleset, AciesId type, guint property)
{
  return (ruleset->unit_types[type].has_properties >> property & 1) != 0;
}

/* Gets the value of a property for a new unit.
 * Returns: the default for @type; for a facing, the direction away from the home edge of @side; 0 if @type lacks the
 *   property */
guint       acies_property_fallback     (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         AciesSide            side,
                                         guint                property);

/* Sets the properties of @unit to the values of a new unit. The type and the side of @unit must already be set. */
void        acies_unit_set_fallbacks    (const AciesRuleset  *ruleset,
                                         AciesUnit           *unit);

/* Returns: whether @value is valid for units of @type; if @type lacks the property, only 0 is valid */
gboolean    acies_property_allows       (const AciesRuleset  *ruleset,
                                         AciesId              type,
                                         guint                property,
                                         int                  value);

/* Returns: whether scenario files store the value of @property for @unit. They omit fixed properties and defaults. */
static inline gboolean
acies_unit_tells_property (const AciesRuleset *ruleset, const AciesUnit *unit, guint property)
{
  return !ruleset->properties[property].fixed &&
         unit->properties[property] != acies_property_fallback (ruleset, unit->type, unit->side, property);
}

/* Returns: (transfer full): the value as text for files and commands, such as "3", "wedge" or "ne" */
char       *acies_property_value_to_string (const AciesProperty *self,
                                         int                  value);
/* Parses the text that acies_property_value_to_string() returns.
 * @value: (out): the value, if @text is valid
 * Returns: whether @text is valid */
gboolean    acies_property_value_parse  (const AciesProperty *self,
                                         const char          *text,
                                         gint16              *value);

/* Returns: (transfer full): the value as text for users, such as "3", "Wedge" or "North-east" */
char       *acies_property_value_dup_name (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): the property and its value as text for users, such as "Formation: Wedge" */
char       *acies_property_describe     (const AciesProperty *self,
                                         int                  value);

/* Returns: (transfer full): the properties as text for scenario files, such as "grade:a facing:ne"; can be "" */
char       *acies_unit_properties_to_string (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit);

/* @word: a property and its value, such as "grade:a"
 * @value: (out): the value in @word
 * Returns: the property in @word, or %ACIES_NO_ID if the property or the value is invalid */
AciesId     acies_property_parse_word   (const AciesRuleset  *ruleset,
                                         const char          *word,
                                         gint16              *value);

/* Lists the properties of @unit for users. Omits default values of quiet properties (AciesProperty.quiet).
 * @facing: whether to include the facing
 * Returns: (transfer full) (nullable): the list, or %NULL if it is empty */
char       *acies_unit_value_dup_properties (const AciesRuleset *ruleset,
                                         const AciesUnit     *unit,
                                         gboolean             facing);

G_END_DECLS
