/* ruleset.h - what a ruleset's data says: pieces, terrain, cards, switches, numbers, rules
 *
 * The reader of ruleset.xml builds and checks it once; then it is shared and never changed. Every reference is an index.
 * Lists that procedures know by name (attributes, marks, switches) begin in the order of their enums (see AciesProcs).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board.h"
#include "engine/card.h"
#include "engine/dice.h"
#include "engine/modifier.h"
#include "engine/number.h"
#include "engine/property.h"
#include "engine/side.h"
#include "engine/worth.h"

G_BEGIN_DECLS

typedef struct
{
  char  *id;
  char  *name;
  guint8 layer;  /* one unit of each layer stands on a hex (stack.h) */
  guint8 spot;   /* AciesSpot of those that are not the main one there */
} AciesClassType;

typedef struct
{
  char    *id;
  char    *name;
  char    *unit;    /* of measure, such as "hexes"; NULL for none */
  gboolean is_dice; /* its values are indexes of pools */
  gboolean quiet;   /* people are not told of it where it is 0 */
} AciesAttribute;

typedef struct
{
  char *id;
  char *name;
  char *text;
  char *rule;  /* id of the statement, or NULL; so below */
} AciesSkill;

typedef struct
{
  char    *id;
  char    *name;
  char    *rule;
  gboolean kept;  /* outlives the turn and may stand in a scenario */
  gboolean hides; /* the unit lies face down (face-down.h); of one mark at most */
  char    *back;  /* (nullable): what such a piece is called */
  AciesId  card;  /* that forms it, on units that may use it; NO_ID: any unit may have the mark */
} AciesMarkType;

typedef struct
{
  char    *id;
  char    *name;
  char    *text;
  char    *rule;
  char   **aliases;            /* (nullable): what other programs may call it, in small letters */
  guint8   box;                /* tiles in the box, 0 for without limit */
  gboolean stops;              /* entering it ends the move */
  gboolean blocks_range;
  gboolean impassable;
  AciesId  impassable_switch;  /* switch that makes it impassable, or NO_ID */
  AciesId  passable_switch;    /* switch that makes it passable, or NO_ID */
  AciesId  stops_switch;       /* switch that says whether entering it ends the move, or NO_ID */
  AciesId  blocks_range_switch; /* switch that says whether it blocks range, or NO_ID */
} AciesTerrainType;

typedef enum
{
  ACIES_SWITCH_BOOLEAN,
  ACIES_SWITCH_NUMBER,
  ACIES_SWITCH_CHOICE,
} AciesSwitchType;

typedef struct
{
  char           *id;
  char           *name;
  char           *text;
  char           *rule;
  char           *group;     /* what it is about: "Terrain"; NULL for nothing in particular */
  char           *unit;      /* of measure of a number, or NULL */
  AciesSwitchType type;
  gint16          min;
  gint16          max;
  gint16          fallback;  /* the value where a scenario says nothing */
  gint16          fallback_before; /* that of the editions before fallback_since */
  guint16         fallback_since;
  guint16         since;     /* the edition that brought it; so in cards, properties and resources */
  GPtrArray      *options;   /* of AciesOption, for a choice; the value is its index */
} AciesSwitch;

typedef struct
{
  char     *id;
  char     *name;
  char     *text;
  gboolean  is_one;     /* its name is one of something: "Leader", not "Velites" */
  guint8    sides;      /* bit by side whose armies may have it */
  AciesId   class_;
  AciesId   pair;       /* its like in the other army, or NO_ID */
  guint8    figures;    /* strength */
  guint8    morale;     /* what its loss costs, unless a switch says it */
  AciesId   morale_switch; /* the number that says it, or NO_ID */
  guint8    box;        /* units of the type in the box */
  guint32   skills;     /* bit by skill */
  guint64   abilities;  /* bit by card */
  gint8     values[ACIES_MAX_ATTRIBUTES];
  guint8    has_properties; /* bit by property */
  AciesPropertyLimits properties[ACIES_MAX_PROPERTIES];
} AciesUnitType;

typedef enum
{
  ACIES_RULE_BINDING,
  ACIES_RULE_FLAVOUR,
  ACIES_RULE_WORKED, /* an example of others, with its numbers */
} AciesRuleStatus;

/* One statement of the rulebook or of a ruling, in our own words. */
typedef struct
{
  char           *id;      /* letters of the book, a hyphen, a letter and a number */
  char           *title;
  char           *text;
  char           *source;  /* line of the rulebook, or "reconstructed" ... */
  AciesRuleStatus status;
} AciesRule;

struct _AciesRuleset
{
  gatomicrefcount   ref_count;
  AciesRuleset     *base;         /* (nullable): the one that was read, of which this has the strings (side.h) */
  GPtrArray        *family;       /* of those, with the one that was read */
  const AciesProcs *procs;
  char             *id;
  char             *name;
  char             *summary;
  guint             edition;      /* of the rules: it rises with each change of them, of procedures as of data */
  guint64           fingerprint;  /* of the edition and of the data that rules use; wording does not change it */
  guint8            columns;      /* the usual board */
  guint8            rows;
  guint8            layout;       /* AciesBoardLayout of every board */
  guint             n_sizes;      /* of those below */
  AciesBoardSize    sizes[ACIES_MAX_BOARD_SIZES]; /* of boards of squares, the usual one first; of hexes none, as any will do */
  guint             n_areas;
  AciesBoardArea         areas[ACIES_MAX_AREAS]; /* of boards of squares, those of one board apart from one another */
  guint8            rounds;       /* and the last round of a new scenario */
  AciesArmyNumbers  army;
  char             *morale_name;  /* (nullable): what the morale of a side is called, where it is no morale */
  guint8            units_of;     /* AciesUnitsOf: what people read that its units consist of */
  guint16           box_figures;
  guint16           box_tiles;    /* 0: it comes in no box */
  guint8            box_rounds;   /* of its time track, 0 where there is none */
  guint16           box_cards;    /* of all armies, 0 where it says none */

  guint             n_sides;
  AciesSideType     sides[ACIES_MAX_SIDES];
  guint             n_resources;
  AciesResource     resources[ACIES_MAX_RESOURCES]; /* of a side */
  guint             n_classes;
  AciesClassType    classes[ACIES_MAX_CLASSES];
  guint8            n_layers;     /* one more than the highest of them: 1 where only one unit stands on a hex */
  guint             n_attributes;
  AciesAttribute    attributes[ACIES_MAX_ATTRIBUTES];
  guint             n_symbols;
  AciesSymbol       symbols[ACIES_MAX_SYMBOLS];
  guint             n_die_types;
  AciesDieType      die_types[ACIES_MAX_DIE_TYPES];
  guint             n_pools;      /* the first has no dice */
  AciesDicePool     pools[ACIES_MAX_POOLS];
  guint             n_skills;
  AciesSkill        skills[ACIES_MAX_SKILLS];
  guint             n_marks;
  AciesMarkType     marks[ACIES_MAX_MARKS];
  AciesId           face_down;    /* the mark that hides, or NO_ID: nothing lies face down */
  guint             n_properties;
  AciesProperty     properties[ACIES_MAX_PROPERTIES];
  guint             n_terrains;
  AciesTerrainType  terrains[ACIES_MAX_TERRAINS];
  guint             n_switches;
  AciesSwitch       switches[ACIES_MAX_SWITCHES];
  guint             n_numbers;    /* those that the procedures name, in their order */
  AciesNumber       numbers[ACIES_MAX_NUMBERS];
  guint             n_unit_types;
  AciesUnitType     unit_types[ACIES_MAX_UNIT_TYPES]; /* behind them the back, where pieces lie face down */
  guint             n_decks;
  AciesDeckType     decks[ACIES_MAX_DECKS];
  guint             n_cards;
  AciesCardType     cards[ACIES_MAX_CARDS];
  guint             n_modifiers;
  AciesModifier     modifiers[ACIES_MAX_MODIFIERS];
  AciesComputerNumbers computer; /* what things are worth to who plays for it */
  GPtrArray        *rules;        /* of AciesRule, in the order of the book */
  GHashTable       *english;      /* "card/ambush" -> its English name, if it is shown in another language */
  GPtrArray        *equivalents;  /* of AciesEquivalent (equivalent.h): its like in other rulesets */
};

/* (transfer full): an empty ruleset for a reader to fill, which owns its strings */
AciesRuleset    *acies_ruleset_new            (void);
AciesRuleset    *acies_ruleset_ref            (AciesRuleset       *self);
void             acies_ruleset_unref          (AciesRuleset       *self);

/* As it was read, whatever its sides are called in a scenario. */
static inline AciesRuleset *
acies_ruleset_base (AciesRuleset *self)
{
  return self->base != NULL ? self->base : self;
}

/* Each returns the index of the thing with that id, or ACIES_NO_ID. */
AciesSide        acies_ruleset_find_side      (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_resource  (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_class     (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_attribute (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_skill     (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_mark      (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_property  (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_terrain   (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_switch    (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_number    (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_unit_type (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_card      (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_deck      (const AciesRuleset *self,
                                               const char         *id);
/* The phase of the procedures by that name, if a scenario may begin with it. */
AciesId          acies_ruleset_find_opening_phase (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_symbol    (const AciesRuleset *self,
                                               const char         *id);
AciesId          acies_ruleset_find_die_type  (const AciesRuleset *self,
                                               const char         *id);

/**
 * acies_ruleset_find_rule:
 * Returns: (transfer none) (nullable): the statement with that id
 */
const AciesRule *acies_ruleset_find_rule      (const AciesRuleset *self,
                                               const char         *id);

/* (transfer full): what a unit type has of an attribute, as people read it: "4", "Yellow, White" */
char            *acies_attribute_value_to_string (const AciesRuleset *self,
                                               guint               attribute,
                                               int                 value);

/* Whether a unit type's value is said of it: that it rolls no dice, and has none of what is merely counted, goes without saying. */
gboolean acies_attribute_is_told (const AciesRuleset *self,
                                  guint               attribute,
                                  int                 value);

/**
 * acies_unit_type_only_side:
 * Returns: the only side whose armies have the type, %ACIES_NO_SIDE when there are more
 */
AciesSide        acies_unit_type_only_side    (const AciesUnitType *self);

/**
 * acies_ruleset_may_have_mark:
 * Returns: whether units of @type can ever come to have @mark
 */
gboolean         acies_ruleset_may_have_mark  (const AciesRuleset *self,
                                               AciesId             type,
                                               AciesId             mark);

/* The other side of a game of two. */
AciesSide        acies_ruleset_enemy_of       (const AciesRuleset *self,
                                               AciesSide           side);

/**
 * acies_switch_value_to_string:
 * Returns: (transfer full): the value as files and commands write it: "yes",
 *   "3", "any-movement"
 */
char            *acies_switch_value_to_string (const AciesSwitch *self, int value);
gboolean         acies_switch_value_parse     (const AciesSwitch *self, const char *text, gint16 *value);
/* The value in a game of that edition whose file says nothing; of %ACIES_THIS_EDITION, today's. */
gint16           acies_switch_fallback_in     (const AciesSwitch *self, guint edition);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesRuleset, acies_ruleset_unref)

G_END_DECLS
