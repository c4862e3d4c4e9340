/* parts.h - what a ruleset's data is made of: sides, units, properties, ground, switches, numbers, rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/* --- sides ---------------------------------------------------------------------------------- */

/* Where a side's home edge lies: units retreat toward it. */
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
  char     *letter;     /* R: tells sides apart where colour cannot */
  AciesHome home;
  AciesId   named_by;   /* the choice it is called after, or NO_ID: it is always called as above */
  AciesId   plays_by;   /* the number of sides that take part, or NO_ID: this one always does */
  guint8    team;       /* of the sides that are one, 0: it is alone; in the ruleset of a scenario, what it is there */
  AciesId   team_by;    /* the switch that says whether there are teams, or NO_ID: there are */
} AciesSideType;

/* What an army of a new scenario begins with. */
typedef struct
{
  guint8 morale;
  guint8 hand_size;
  guint8 actions;  /* of a round; 0: the game counts none */
} AciesArmyNumbers;

/* Something of which every side has a number, open to all: coins, points to spend. */
typedef struct
{
  char     *id;
  char     *name;   /* what a number is said of: "Coins" */
  char     *text;   /* (nullable) */
  char     *rule;   /* (nullable) */
  gboolean  fixed;  /* only play changes it, so that no scenario sets it */
  guint8    min;
  guint8    max;
  guint8    start;  /* in a new scenario */
  guint16   since;  /* the edition of the ruleset that brought it */
} AciesResource;

/* --- units ---------------------------------------------------------------------------------- */

/* One of the values of a choice, of a unit or of a scenario's rules. */
typedef struct
{
  char *id;
  char *name;
  char *adjective;  /* and what follows: of a side that is called after the option, else NULL */
  char *letter;
} AciesOption;

typedef enum
{
  ACIES_PROPERTY_NUMBER,
  ACIES_PROPERTY_CHOICE,  /* the value is the index of an option */
  ACIES_PROPERTY_FACING,  /* a corner of the hex (AciesFacing); on hexes alone */
} AciesPropertyKind;

/* How a piece shows it. */
typedef enum
{
  ACIES_SHOWN_NOT,
  ACIES_SHOWN_SIGN,  /* as the letter of the option or the number, in a corner */
  ACIES_SHOWN_PIPS,  /* as so many dots */
  ACIES_SHOWN_POINT, /* as the corner to which the piece points */
  ACIES_SHOWN_FACE,  /* as what lies up of the die that the piece is */
} AciesShowing;

typedef struct
{
  char             *id;
  char             *name;
  char             *text;
  char             *rule;
  AciesPropertyKind kind;
  AciesShowing      shown;
  gboolean          fixed;    /* only play changes it, so that no scenario sets it */
  gboolean          quiet;    /* people are not told of it where it is that of a new unit */
  guint8            min;
  guint8            max;
  guint8            fallback;
  guint16           since;    /* the edition of the ruleset that brought it */
  GPtrArray        *options;  /* of AciesOption, for a choice */
} AciesProperty;

/* What a type says of a property that it has. */
typedef struct
{
  guint8  min;
  guint8  max;
  guint8  fallback;
  guint16 options;  /* bit by option that it may have */
} AciesPropertyLimits;

typedef struct
{
  char  *id;
  char  *name;
  guint8 layer;  /* one unit of each layer stands on a hex (units.h) */
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
  gboolean hides; /* the unit lies face down (units.h); of one mark at most */
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

/* --- numbers --------------------------------------------------------------------------------
 *
 * Of a rulebook; no scenario changes them. The procedures read them, so that none stands in code. */

typedef struct
{
  char       *id;
  char       *name;
  char       *text;    /* (nullable) */
  char       *unit;    /* (nullable): of measure, such as "hexes" */
  char       *rule;    /* id of the statement that says it */
  const char *source;  /* where it comes from: "rulebook", "derived", "converted", "found-elsewhere" or "reconstructed" */
  gint16      value;
} AciesNumber;

/* --- equivalents ----------------------------------------------------------------------------
 *
 * Things that have the same id in two rulesets stand for each other; the data names the others, once, in the one
 * ruleset or the other. */

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

G_END_DECLS
