/* parts.h - parts of a ruleset: sides, units, properties, terrain, switches, numbers, rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/* --- sides ---------------------------------------------------------------------------------- */

/* The home edge of a side: its units retreat toward it. */
typedef enum
{
  ACIES_HOME_TOP,
  ACIES_HOME_BOTTOM,
} AciesHome;

typedef struct
{
  char     *id;
  char     *name;       /* Rome */
  char     *adjective;  /* Roman */
  char     *letter;     /* R: distinguishes sides without colour */
  AciesHome home;
  AciesId   named_by;   /* choice that gives the side its name, or ACIES_NO_ID: the name is fixed */
  AciesId   plays_by;   /* switch with the number of sides that take part, or ACIES_NO_ID: this side always does */
  guint8    team;       /* sides with the same number are a team; 0: no team; in the ruleset of a scenario, its team there */
  AciesId   team_by;    /* switch that turns teams on, or ACIES_NO_ID: always on */
} AciesSideType;

/* Values for an army of a new scenario. */
typedef struct
{
  guint8 morale;
  guint8 hand_size;
  guint8 actions;  /* in a round; 0: the game does not count actions */
} AciesArmyNumbers;

/* A public number of each side, such as coins or points to spend. */
typedef struct
{
  char     *id;
  char     *name;   /* of the number: "Coins" */
  char     *text;   /* (nullable) */
  char     *rule;   /* (nullable) */
  gboolean  fixed;  /* scenarios cannot set it, only play changes it */
  guint8    min;
  guint8    max;
  guint8    start;  /* in a new scenario */
  guint16   since;  /* edition of the ruleset that added it */
} AciesResource;

/* --- units ---------------------------------------------------------------------------------- */

/* An option of a choice, in a property or a switch. */
typedef struct
{
  char *id;
  char *name;
  char *adjective;  /* this and letter: for a side named after the option, else NULL */
  char *letter;
} AciesOption;

typedef enum
{
  ACIES_PROPERTY_NUMBER,
  ACIES_PROPERTY_CHOICE,  /* the value is the index of an option */
  ACIES_PROPERTY_FACING,  /* a corner of the hex (AciesFacing); not on squares */
} AciesPropertyKind;

/* How a piece shows a property. */
typedef enum
{
  ACIES_SHOWN_NOT,
  ACIES_SHOWN_SIGN,  /* the letter of the option, or the number, in a corner */
  ACIES_SHOWN_PIPS,  /* a dot for each point */
  ACIES_SHOWN_POINT, /* the corner to which the piece points */
  ACIES_SHOWN_FACE,  /* the upper face of the die that the piece represents */
} AciesShowing;

typedef struct
{
  char             *id;
  char             *name;
  char             *text;
  char             *rule;
  AciesPropertyKind kind;
  AciesShowing      shown;
  gboolean          fixed;    /* scenarios cannot set it, only play changes it */
  gboolean          quiet;    /* not shown to users if it has the value of a new unit */
  guint8            min;
  guint8            max;
  guint8            fallback;
  guint16           since;    /* edition of the ruleset that added it */
  GPtrArray        *options;  /* of AciesOption, for a choice */
} AciesProperty;

/* A property of a unit type. */
typedef struct
{
  guint8  min;
  guint8  max;
  guint8  fallback;
  guint16 options;  /* possible options, bit by option */
} AciesPropertyLimits;

typedef struct
{
  char  *id;
  char  *name;
  guint8 layer;  /* a hex can hold one unit of each layer (units.h) */
  guint8 spot;   /* AciesSpot of its badges */
} AciesClassType;

typedef struct
{
  char    *id;
  char    *name;
  char    *unit;    /* unit of measure, such as "hexes", or NULL */
  gboolean is_dice; /* the values are indexes of pools */
  gboolean quiet;   /* not shown to users if it is 0 */
} AciesAttribute;

typedef struct
{
  char *id;
  char *name;
  char *text;
  char *rule;  /* id of the statement, or NULL; also in the types below */
} AciesSkill;

typedef struct
{
  char    *id;
  char    *name;
  char    *rule;
  gboolean kept;  /* lasts beyond the turn and can be in a scenario */
  gboolean hides; /* the unit is face down (units.h); at most one mark of a ruleset */
  char    *back;  /* (nullable): name of a face-down piece */
  AciesId  card;  /* card that forms it, so only units that can use the card have it; ACIES_NO_ID: any unit can */
} AciesMarkType;

typedef struct
{
  char    *id;
  char    *name;
  char    *text;
  char    *rule;
  char   **aliases;            /* (nullable): names in other programs, in lower case */
  guint8   box;                /* tiles in the box; 0: unlimited */
  gboolean stops;              /* entering ends the move */
  gboolean blocks_range;
  gboolean impassable;
  AciesId  impassable_switch;  /* switch that makes it impassable, or ACIES_NO_ID */
  AciesId  passable_switch;    /* switch that makes it passable, or ACIES_NO_ID */
  AciesId  stops_switch;       /* switch for stops, or ACIES_NO_ID */
  AciesId  blocks_range_switch; /* switch for blocks_range, or ACIES_NO_ID */
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
  char           *group;     /* subject: "Terrain"; NULL: general */
  char           *unit;      /* unit of measure of a number, or NULL */
  AciesSwitchType type;
  gint16          min;
  gint16          max;
  gint16          fallback;  /* default value */
  gint16          fallback_before; /* default value in editions before fallback_since */
  guint16         fallback_since;
  guint16         since;     /* edition that added it */
  GPtrArray      *options;   /* of AciesOption, for a choice; the value is an index */
} AciesSwitch;

typedef struct
{
  char     *id;
  char     *name;
  char     *text;
  gboolean  is_one;     /* the name is singular: "Leader", not "Velites" */
  guint8    sides;      /* whose armies can have it, bit by side */
  AciesId   class_;
  AciesId   pair;       /* counterpart in the other army, or ACIES_NO_ID */
  guint8    figures;    /* at full strength */
  guint8    morale;     /* cost of its loss, without morale_switch */
  AciesId   morale_switch; /* switch with the cost of its loss, or ACIES_NO_ID */
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
  ACIES_RULE_WORKED, /* an example with its numbers */
} AciesRuleStatus;

/* A statement of the rulebook or of a ruling, in our own words. */
typedef struct
{
  char           *id;      /* letters of the book, hyphen, letter and number */
  char           *title;
  char           *text;
  char           *source;  /* line of the rulebook, "reconstructed" ... */
  AciesRuleStatus status;
} AciesRule;

/* --- numbers --------------------------------------------------------------------------------
 *
 * Numbers of a rulebook, constant in all scenarios. The procedures read them from the data instead of constants in code. */

typedef struct
{
  char       *id;
  char       *name;
  char       *text;    /* (nullable) */
  char       *unit;    /* (nullable): unit of measure, such as "hexes" */
  char       *rule;    /* id of the statement */
  const char *source;  /* origin: "rulebook", "derived", "converted", "found-elsewhere" or "reconstructed" */
  gint16      value;
} AciesNumber;

/* --- equivalents ----------------------------------------------------------------------------
 *
 * Items with the same id in two rulesets are equivalent. For others, either ruleset declares the equivalent. */

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

/* One declaration. */
typedef struct
{
  AciesThing thing;
  AciesId    id;      /* in the declaring ruleset */
  char      *ruleset; /* id of the other ruleset */
  char      *as;      /* id of the item there */
} AciesEquivalent;

G_END_DECLS
