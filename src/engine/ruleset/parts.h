/* parts.h - parts of a ruleset: sides, units, properties, terrain, switches, numbers, rules, numbers for the computer player
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

/* --- numbers for the computer player ----------------------------------------------------------- */

/* Numbers of a ruleset (computer.xml), tuned by playing many games (tests/strength/). A worth is in thousandths of the
 * logarithm of the odds of winning: an even side with 1000 more wins 73 games of 100. A habit is in thousandths of a figure, or
 * of the value that its comment names. The value of a card in hand is in thousandths of a figure. */

/* Advantages of a side over its enemy in a position. */
typedef enum
{
  ACIES_WORTH_MORALE,       /* morale, as a share of both sides' total */
  ACIES_WORTH_MORALE_LATE,  /* morale; more with fewer rounds left */
  ACIES_WORTH_FIGURES,      /* strength of its units, as a share of both sides' total */
  ACIES_WORTH_FIGURES_LATE, /* figures; more with fewer rounds left */
  ACIES_WORTH_UNITS,        /* units on the board, as a share of both sides' total */
  ACIES_WORTH_SOUND,        /* strength of its units times their soundness, as a share of both sides' total */
  ACIES_WORTH_RESERVE,      /* figures in reserve */
  ACIES_WORTH_THREAT,       /* figures that its units can hit, each its best target, if the side acts now */
  ACIES_WORTH_THREAT_LATER, /* the same if the enemy acts first */
  ACIES_WORTH_KILL,         /* morale that its units can take in this way, if the side acts now */
  ACIES_WORTH_KILL_LATER,
  ACIES_WORTH_NEAR,      /* nearness of its units to the enemy */
  ACIES_WORTH_CAMP,      /* a unit on the enemy's camp */
  ACIES_WORTH_CAMP_NEAR, /* nearness of its closest unit to the enemy's camp */
  ACIES_WORTH_CARDS,     /* estimated figures of the cards in hand */
  ACIES_WORTH_TEMPO,     /* the side acts now */
} AciesWorth;
#define ACIES_N_WORTHS (ACIES_WORTH_TEMPO + 1)

/* Weights of the player that decides by static evaluation. */
typedef enum
{
  ACIES_HABIT_MORALE,      /* a point of morale */
  ACIES_HABIT_FEAR,        /* harm from the most harmful enemy of a unit */
  ACIES_HABIT_SECOND,      /* harm from the second most harmful enemy, as a share of the first */
  ACIES_HABIT_SOON,        /* an attack possible next turn, as a share of one possible now */
  ACIES_HABIT_FAR,         /* a later attack, as a share of one now; divided by the missing hexes */
  ACIES_HABIT_NEAR,        /* one hex closer to the nearest enemy */
  ACIES_HABIT_SUPPORT,     /* a friendly unit beside it */
  ACIES_HABIT_ATTACK,      /* any attack */
  ACIES_HABIT_ANSWER,      /* the target's reply, as a share of the attack */
  ACIES_HABIT_BAR,         /* the change of an attack's effect by a move that blocks a retreat */
  ACIES_HABIT_ORDER_FEAR,  /* for giving an order: harm from enemies to the unit */
  ACIES_HABIT_NEIGHBOUR,   /* for giving an order: a neighbour's actions, as a share of the unit's */
  ACIES_HABIT_CARD,        /* playing a card that affects a fight or a unit */
  ACIES_HABIT_ORDER_CARD,  /* playing an order card */
  ACIES_HABIT_FIRST_ORDER, /* holding the only order card in the hand */
  ACIES_HABIT_NEXT_ORDER,  /* holding a further order card */
  ACIES_HABIT_CAMP,        /* one hex closer to the enemy's camp */
  ACIES_HABIT_BRING_IN,       /* bringing a unit in from the reserve */
  ACIES_HABIT_VERB,        /* an action on the board that only this game has */
  ACIES_HABIT_YES,         /* answering yes */
  ACIES_HABIT_PASS, /* passing or being done */
  ACIES_HABIT_AHEAD,  /* fights straight ahead: effect on the enemy that the unit faces */
  ACIES_HABIT_FLANK,  /* the same: effect on an enemy beside it, from the flank */
  ACIES_HABIT_BESIDE, /* the same: effect on an enemy beside the place ahead, if that is empty */
  ACIES_HABIT_FREE,   /* the same: no enemy will face the unit */
  ACIES_HABIT_LEAD,   /* a unit that does not fight, on the hex of one that does: as a share of the fighter's effect */
  ACIES_HABIT_RESULT, /* fights with other results than losses: a certain win; a certain defeat counts as much against */
  ACIES_HABIT_SOUND,  /* units with other harm than losses: a sound figure, compared with a worthless one */
  ACIES_HABIT_BEHIND, /* units with a facing: attacking a unit that faces elsewhere */
  ACIES_HABIT_DICE,   /* rerolling an own die that missed or an enemy die that hit */
} AciesHabit;
#define ACIES_N_HABITS (ACIES_HABIT_DICE + 1)

/* How many positions a player or the hint searches. */
typedef enum
{
  ACIES_LEVEL_NORMAL,
  ACIES_LEVEL_HARD,
  ACIES_LEVEL_HINT,
} AciesLevel;
#define ACIES_N_LEVELS (ACIES_LEVEL_HINT + 1)

#define ACIES_LEVEL_MOST 1000000

/* The numbers of a ruleset. */
typedef struct
{
  gint16 worths[ACIES_N_WORTHS];
  gint16 habits[ACIES_N_HABITS];
  gint16 cards[ACIES_MAX_CARDS]; /* estimated value of each card in hand */
  guint  levels[ACIES_N_LEVELS]; /* positions to search for a decision */
} AciesComputerNumbers;

/* Returns: the names in computer.xml */
const char *acies_level_name (AciesLevel level);
const char *acies_worth_name (AciesWorth worth);
const char *acies_habit_name (AciesHabit habit);

/* Returns: the default for rulesets without one; an estimate, not tuned */
guint       acies_level_usual (AciesLevel level);

G_END_DECLS
