/* parts.h - parts of a ruleset: sides, units, properties, terrain, switches, numbers, rules, numbers for the computer player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/* --- sides ---------------------------------------------------------------------------------- */

/* The home edge of a side. The side's units retreat toward this edge. */
typedef enum
{
  ACIES_HOME_TOP,
  ACIES_HOME_BOTTOM,
} AciesHome;

typedef struct
{
  char     *id;
  char     *name;       /* such as "Rome" */
  char     *adjective;  /* such as "Roman" */
  char     *letter;     /* such as "R"; distinguishes the sides if no colours are shown */
  AciesHome home;
  AciesId   named_by;   /* switch that sets the name of the side; ACIES_NO_ID: the name is fixed */
  AciesId   plays_by;   /* switch that sets how many sides take part; ACIES_NO_ID: this side always takes part */
  guint8    team;       /* number of the team; 0: no team; a scenario's own ruleset has the team in that scenario */
  AciesId   team_by;    /* switch that turns teams on; ACIES_NO_ID: teams are always on */
} AciesSideType;

/* Values for an army in a new scenario. */
typedef struct
{
  guint8 morale;
  guint8 hand_size;
  guint8 actions;  /* actions in a round; 0: the game does not count actions */
} AciesArmyNumbers;

/* A public number of each side, such as coins or points to spend. */
typedef struct
{
  char     *id;
  char     *name;   /* such as "Coins" */
  char     *text;   /* (nullable) */
  char     *rule;   /* (nullable) */
  gboolean  fixed;  /* whether only play, not a scenario, can set the number */
  guint8    min;
  guint8    max;
  guint8    start;  /* value in a new scenario */
  guint16   since;  /* edition of the ruleset that added the resource */
} AciesResource;

/* --- units ---------------------------------------------------------------------------------- */

/* An option of a property or switch that is a choice. */
typedef struct
{
  char *id;
  char *name;
  char *adjective;  /* adjective of a side that is named after the option, or NULL */
  char *letter;     /* letter of a side that is named after the option, or NULL */
  AciesId skill;    /* skill of the units that only a side named after the option has, or ACIES_NO_ID */
} AciesOption;

typedef enum
{
  ACIES_PROPERTY_NUMBER,
  ACIES_PROPERTY_CHOICE,  /* the value is the index of an option */
  ACIES_PROPERTY_FACING,  /* the value is a corner of the hex (AciesFacing); only on hex boards */
} AciesPropertyKind;

/* How a piece shows a property. */
typedef enum
{
  ACIES_SHOWN_NOT,
  ACIES_SHOWN_SIGN,  /* the letter of the option, or the number, in a corner */
  ACIES_SHOWN_PIPS,  /* a dot for each point of the value */
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
  gboolean          fixed;    /* whether only play, not a scenario, can set the property */
  gboolean          quiet;    /* whether the value is not shown to users if it is that of a new unit */
  guint8            min;
  guint8            max;
  guint8            fallback; /* default value */
  guint16           since;    /* edition of the ruleset that added the property */
  GPtrArray        *options;  /* (element-type AciesOption): for a choice */
} AciesProperty;

/* The limits of a property for a unit type. */
typedef struct
{
  guint8  min;
  guint8  max;
  guint8  fallback; /* default value */
  guint16 options;  /* possible options, one bit per option */
} AciesPropertyLimits;

typedef struct
{
  char  *id;
  char  *name;
  guint8 layer;  /* a hex can contain one unit of each layer (units.h) */
  guint8 spot;   /* AciesSpot of the badges of units in this class */
} AciesClassType;

typedef struct
{
  char    *id;
  char    *name;
  char    *unit;    /* unit of measure, such as "hexes", or NULL */
  gboolean is_dice; /* whether the values are indexes of dice pools */
  gboolean quiet;   /* whether the value 0 is not shown to users */
} AciesAttribute;

typedef struct
{
  char *id;
  char *name;
  char *text;
  char *rule;  /* id of the statement, or NULL */
} AciesSkill;

typedef struct
{
  char    *id;
  char    *name;
  char    *rule;
  gboolean kept;  /* whether the mark lasts beyond the turn and can be in a scenario */
  gboolean hides; /* whether units with the mark are face down (units.h); at most one mark per ruleset */
  char    *back;  /* (nullable): name of a face-down piece */
  AciesId  card;  /* card that units must be able to use to have the mark; ACIES_NO_ID: any unit can have it */
} AciesMarkType;

typedef struct
{
  char    *id;
  char    *name;
  char    *text;
  char    *rule;
  char   **aliases;            /* (nullable): names in other programs, in lower case */
  guint8   box;                /* number of tiles in the box; 0: unlimited */
  gboolean stops;              /* whether a unit that enters must end its move */
  gboolean blocks_range;
  gboolean impassable;
  AciesId  impassable_switch;  /* switch that makes the terrain impassable, or ACIES_NO_ID */
  AciesId  passable_switch;    /* switch that makes the terrain passable, or ACIES_NO_ID */
  AciesId  stops_switch;       /* switch that replaces @stops, or ACIES_NO_ID */
  AciesId  blocks_range_switch; /* switch that replaces @blocks_range, or ACIES_NO_ID */
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
  char           *group;     /* subject, such as "Terrain"; NULL: general */
  char           *unit;      /* unit of measure of a number, or NULL */
  AciesSwitchType type;
  gint16          min;
  gint16          max;
  gint16          fallback;  /* default value */
  gint16          fallback_before; /* default value in editions before fallback_since */
  guint16         fallback_since; /* first edition with the default value @fallback */
  guint16         since;     /* edition that added the switch */
  GPtrArray      *options;   /* (element-type AciesOption): for a choice; the value is the index of an option */
} AciesSwitch;

typedef struct
{
  char     *id;
  char     *name;
  char     *text;
  gboolean  is_one;     /* whether the name is singular: "Leader", not "Velites" */
  guint8    sides;      /* sides whose armies can have the type, one bit per side */
  AciesId   class_;
  AciesId   pair;       /* counterpart in the other army, or ACIES_NO_ID */
  guint8    figures;    /* number of figures at full strength */
  guint8    morale;     /* morale that the loss of a unit costs, if @morale_switch is not set */
  AciesId   morale_switch; /* switch for the morale that the loss of a unit costs, or ACIES_NO_ID */
  guint8    box;        /* number of units of the type in the box */
  guint32   skills;     /* one bit per skill */
  guint64   abilities;  /* cards that units can use, one bit per card */
  gint8     values[ACIES_MAX_ATTRIBUTES];
  guint8    has_properties; /* one bit per property */
  AciesPropertyLimits properties[ACIES_MAX_PROPERTIES];
} AciesUnitType;

typedef enum
{
  ACIES_RULE_BINDING,
  ACIES_RULE_FLAVOUR,
  ACIES_RULE_WORKED, /* an example with numbers */
} AciesRuleStatus;

/* A statement of the rulebook or of a ruling, in our own words. */
typedef struct
{
  char           *id;      /* letters for the rulebook, a hyphen, a letter and a number */
  char           *title;
  char           *text;
  char           *source;  /* line of the rulebook, or another source, such as "reconstructed" */
  AciesRuleStatus status;
} AciesRule;

/* --- numbers --------------------------------------------------------------------------------
 *
 * Numbers of a rulebook that are the same in all scenarios. Procedures read the numbers from the data of the ruleset. */

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
 * Items with the same id in two rulesets are equivalent. For other items, either ruleset can declare the equivalent. */

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

/* The declaration of one equivalent. */
typedef struct
{
  AciesThing thing;
  AciesId    id;      /* index of the item in the declaring ruleset */
  char      *ruleset; /* id of the other ruleset */
  char      *as;      /* id of the item in the other ruleset */
} AciesEquivalent;

/* --- numbers for the computer player ----------------------------------------------------------- */

/* Numbers of a ruleset (computer.xml), tuned by playing many games (tests/strength/). A worth is the weight of an advantage, in
 * thousandths of the log odds of winning: an advantage of 1000 raises the chance of winning from 50 % to 73 %. A habit is a weight
 * for choosing a command, in thousandths of a figure or of the value that its comment names. The value of a card in hand is in
 * thousandths of a figure. Quality is the value of one figure of a unit type; 1 is average. Soundness is the share of its
 * abilities that a unit still has (AciesProcs.soundness). */

/* Advantages of a side over its enemy in a position. */
typedef enum
{
  ACIES_WORTH_MORALE,       /* morale, as a share of both sides' total */
  ACIES_WORTH_MORALE_LATE,  /* morale; the weight grows as fewer rounds remain */
  ACIES_WORTH_FIGURES,      /* figures times quality, as a share of both sides' total */
  ACIES_WORTH_FIGURES_LATE, /* figures; the weight grows as fewer rounds remain */
  ACIES_WORTH_UNITS,        /* units on the board, as a share of both sides' total */
  ACIES_WORTH_SOUND,        /* figures times quality and soundness, as a share of both sides' total */
  ACIES_WORTH_RESERVE,      /* figures in reserve */
  ACIES_WORTH_THREAT,       /* figures that the side's units can hit, each with its best attack, if the side acts now */
  ACIES_WORTH_THREAT_LATER, /* figures that the side's units can hit, each with its best attack, if the enemy acts first */
  ACIES_WORTH_KILL,         /* morale that eliminations by the side's units can cost the enemy, if the side acts now */
  ACIES_WORTH_KILL_LATER,   /* morale that eliminations by the side's units can cost the enemy, if the enemy acts first */
  ACIES_WORTH_NEAR,      /* nearness of the side's units to the enemy */
  ACIES_WORTH_CAMP,      /* a unit on the enemy's camp */
  ACIES_WORTH_CAMP_NEAR, /* nearness of the side's closest unit to the enemy's camp */
  ACIES_WORTH_CARDS,     /* estimated value of the cards in hand, in figures */
  ACIES_WORTH_TEMPO,     /* whether the side acts now */
} AciesWorth;
#define ACIES_N_WORTHS (ACIES_WORTH_TEMPO + 1)

/* Weights of the static evaluation, which compares commands without a search. */
typedef enum
{
  ACIES_HABIT_MORALE,      /* a point of morale */
  ACIES_HABIT_FEAR,        /* harm to a unit from its most dangerous enemy */
  ACIES_HABIT_SECOND,      /* harm to a unit from its second most dangerous enemy, as a share of FEAR */
  ACIES_HABIT_SOON,        /* an attack that is possible next turn, as a share of an attack now */
  ACIES_HABIT_FAR,         /* a later attack, as a share of an attack now; divided by the number of hexes beyond the unit's reach */
  ACIES_HABIT_NEAR,        /* one hex closer to the nearest enemy */
  ACIES_HABIT_SUPPORT,     /* each friendly unit beside the unit */
  ACIES_HABIT_ATTACK,      /* any attack */
  ACIES_HABIT_ANSWER,      /* the target's attack in reply, as a share of the harm that it does */
  ACIES_HABIT_BAR,         /* the additional effect of an attack after a move that blocks a retreat of the target */
  ACIES_HABIT_ORDER_FEAR,  /* in the value of an order: harm to the ordered unit from an enemy */
  ACIES_HABIT_NEIGHBOUR,   /* in the value of an order: a neighbour's actions, as a share of the ordered unit's actions */
  ACIES_HABIT_CARD,        /* the play of a card that affects a fight or a unit */
  ACIES_HABIT_ORDER_CARD,  /* the play of an order card */
  ACIES_HABIT_FIRST_ORDER, /* the only order card in the hand */
  ACIES_HABIT_NEXT_ORDER,  /* each further order card in the hand */
  ACIES_HABIT_CAMP,        /* one hex closer to the enemy's camp */
  ACIES_HABIT_BRING_IN,       /* the arrival of a unit from the reserve */
  ACIES_HABIT_VERB,        /* an action on the board that only some games have (a verb) */
  ACIES_HABIT_YES,         /* a "yes" command */
  ACIES_HABIT_PASS, /* a "pass" or "done" command */
  ACIES_HABIT_AHEAD,  /* if units fight straight ahead: effect on the enemy that the unit faces */
  ACIES_HABIT_FLANK,  /* if units fight straight ahead: effect of a flank attack on an enemy beside the unit */
  ACIES_HABIT_BESIDE, /* if units fight straight ahead: effect on an enemy beside the hex ahead, if no unit is ahead */
  ACIES_HABIT_FREE,   /* if units fight straight ahead: a unit that no enemy will face */
  ACIES_HABIT_LEAD,   /* a unit that cannot fight, on the hex of a fighting unit: share of the fighting unit's effect */
  ACIES_HABIT_RESULT, /* fights that compare two rolls: a certain win; a certain defeat has the value with a minus sign */
  ACIES_HABIT_SOUND,  /* games with soundness: a figure with full soundness, compared with a figure without soundness */
  ACIES_HABIT_BEHIND, /* units with a facing: an attack on a unit that does not face the attacker */
  ACIES_HABIT_DICE,   /* a reroll of the side's die that missed or of an enemy die that hit */
} AciesHabit;
#define ACIES_N_HABITS (ACIES_HABIT_DICE + 1)

/* The users of a search are two computer players and the hint. */
typedef enum
{
  ACIES_LEVEL_NORMAL,
  ACIES_LEVEL_HARD,
  ACIES_LEVEL_HINT,
} AciesLevel;
#define ACIES_N_LEVELS (ACIES_LEVEL_HINT + 1)

/* Maximum number of positions to search for a decision. */
#define ACIES_LEVEL_MOST 1000000

/* A ruleset's numbers for the computer player. */
typedef struct
{
  gint16 worths[ACIES_N_WORTHS];
  gint16 habits[ACIES_N_HABITS];
  gint16 cards[ACIES_MAX_CARDS]; /* estimated value of each card in hand */
  guint  levels[ACIES_N_LEVELS]; /* number of positions to search for a decision */
} AciesComputerNumbers;

/* Each returns the name of its argument in computer.xml. */
const char *acies_level_name (AciesLevel level);
const char *acies_worth_name (AciesWorth worth);
const char *acies_habit_name (AciesHabit habit);

/* Returns: the default number of positions, an estimate for rulesets that do not set the number */
guint       acies_level_usual (AciesLevel level);

G_END_DECLS
