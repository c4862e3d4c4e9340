/* parts.h - the parts of a ruleset, from sides and units to the weights of the computer player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/* --- for people who choose a game ----------------------------------------------------------- */

typedef enum
{
  ACIES_DIFFICULTY_EASY,
  ACIES_DIFFICULTY_MEDIUM,
  ACIES_DIFFICULTY_DEMANDING,
} AciesDifficulty;

#define ACIES_MAX_MINUTES 1000

typedef struct
{
  char   *line;          /* (nullable): one sentence that presents the game; NULL: the ruleset has no overview */
  char   *learn;         /* (nullable): name, without extension, of the template for learning the game */
  guint8  difficulty;    /* AciesDifficulty */
  guint8  players;
  guint8  most_players;  /* equals @players if the number is fixed */
  guint16 minutes;       /* length of a battle */
  guint16 most_minutes;  /* equals @minutes if the length is fixed */
  guint8  first;         /* whether this is the game to learn first */
} AciesOverview;

/* --- sides ---------------------------------------------------------------------------------- */

/* The home edge of a side. The side's units retreat towards this edge. */
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
  char     *letter;     /* such as "R"; identifies the side if colours are not available */
  AciesHome home;
  AciesId   named_by;   /* switch that selects the name of the side; ACIES_NO_ID: the name is fixed */
  AciesId   plays_by;   /* switch that sets how many sides take part; ACIES_NO_ID: this side always takes part */
  guint8    team;       /* number of the side's team; 0: no team, or teams are disabled in the scenario */
  AciesId   team_by;    /* switch that enables teams; ACIES_NO_ID: teams are always enabled */
} AciesSideType;

/* Defaults for the armies of a new scenario. */
typedef struct
{
  guint8 morale;
  guint8 hand_size;
  guint8 actions;  /* actions per round; 0: the game does not count actions */
} AciesArmyNumbers;

/* A number that each side has and that all players can see, such as coins. */
typedef struct
{
  char     *id;
  char     *name;   /* such as "Coins" */
  char     *text;   /* (nullable) */
  char     *rule;   /* (nullable) */
  gboolean  fixed;  /* whether the number can change only during play; scenarios cannot set it */
  guint8    min;
  guint8    max;
  guint8    start;  /* value in a new scenario */
  guint16   since;  /* first ruleset edition that has the resource */
} AciesResource;

/* --- units ---------------------------------------------------------------------------------- */

/* An option of a property or switch whose value is a choice. */
typedef struct
{
  char *id;
  char *name;
  char *adjective;  /* (nullable): adjective for a side that takes its name from this option */
  char *letter;     /* (nullable): letter for a side that takes its name from this option */
  AciesId skill;    /* skill of the units that only a side named after the option has, or ACIES_NO_ID */
} AciesOption;

typedef enum
{
  ACIES_PROPERTY_NUMBER,
  ACIES_PROPERTY_CHOICE,  /* the value is the index of an option */
  ACIES_PROPERTY_FACING,  /* the value is a corner of the hex (AciesFacing); only on hex boards */
} AciesPropertyKind;

/* How a property is shown on a piece. */
typedef enum
{
  ACIES_SHOWN_NOT,
  ACIES_SHOWN_SIGN,  /* the number, or the letter of the option, in a corner */
  ACIES_SHOWN_PIPS,  /* as many dots as the value */
  ACIES_SHOWN_POINT, /* the corner to which the piece points */
  ACIES_SHOWN_FACE,  /* the top face of the die, for pieces that are drawn as dice */
} AciesShowing;

typedef struct
{
  char             *id;
  char             *name;
  char             *text;
  char             *rule;
  AciesPropertyKind kind;
  AciesShowing      shown;
  gboolean          fixed;    /* whether the property can change only during play; scenarios cannot set it */
  gboolean          quiet;    /* whether to hide the value while it is the default */
  guint8            min;
  guint8            max;
  guint8            fallback; /* default value */
  guint16           since;    /* first ruleset edition that has the property */
  GPtrArray        *options;  /* (element-type AciesOption): the options, if the property is a choice */
} AciesProperty;

/* The values that a property can have for units of one type. */
typedef struct
{
  guint8  min;
  guint8  max;
  guint8  fallback; /* default value */
  guint16 options;  /* allowed options, one bit per option */
} AciesPropertyLimits;

typedef struct
{
  char  *id;
  char  *name;
  guint8 layer;  /* layer of the units in this class; a hex holds one unit per layer (units.h) */
  guint8 spot;   /* AciesSpot for the badges of units in this class */
} AciesClassType;

typedef struct
{
  char    *id;
  char    *name;
  char    *unit;    /* (nullable): unit of measurement, such as "hexes" */
  gboolean is_dice; /* whether the values are indices of dice pools */
  gboolean quiet;   /* whether to hide the value if it is 0 */
} AciesAttribute;

typedef struct
{
  char *id;
  char *name;
  char *text;
  char *rule;  /* (nullable): id of the statement */
} AciesSkill;

typedef struct
{
  char    *id;
  char    *name;
  char    *rule;
  gboolean kept;  /* whether the mark outlasts the turn and can be set in a scenario */
  gboolean hides; /* whether units with this mark are face down (units.h); at most one mark in a ruleset */
  char    *back;  /* (nullable): name of a face-down piece */
  AciesId  card;  /* card that a unit must be able to use to have the mark; ACIES_NO_ID: any unit can have it */
} AciesMarkType;

typedef struct
{
  char    *id;
  char    *name;
  char    *text;
  char    *rule;
  char   **aliases;            /* (nullable): names used by other programs, in lower case */
  guint8   box;                /* number of tiles in the boxed game; 0: unlimited */
  gboolean stops;              /* whether a unit that enters the terrain must end its move */
  gboolean blocks_range;
  gboolean impassable;
  AciesId  impassable_switch;  /* switch that makes the terrain impassable, or ACIES_NO_ID */
  AciesId  passable_switch;    /* switch that makes the terrain passable, or ACIES_NO_ID */
  AciesId  stops_switch;       /* switch that overrides @stops, or ACIES_NO_ID */
  AciesId  blocks_range_switch; /* switch that overrides @blocks_range, or ACIES_NO_ID */
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
  char           *group;     /* (nullable): heading of the switch's group, such as "Terrain"; NULL: the general group */
  char           *unit;      /* (nullable): unit of measurement if the value is a number */
  AciesSwitchType type;
  gint16          min;
  gint16          max;
  gint16          fallback;  /* default value */
  gint16          fallback_before; /* default value in editions before @fallback_since */
  guint16         fallback_since; /* first edition in which @fallback is the default value */
  guint16         since;     /* first edition that has the switch */
  GPtrArray      *options;   /* (element-type AciesOption): the options of a choice; the value is an index into them */
} AciesSwitch;

typedef struct
{
  char     *id;
  char     *name;
  char     *text;
  gboolean  is_one;     /* whether the name is singular, like "Leader" but unlike "Velites" */
  guint8    sides;      /* sides whose armies can include this type, one bit per side */
  AciesId   class_;
  AciesId   pair;       /* equivalent type in the other army, or ACIES_NO_ID */
  guint8    figures;    /* figures at full strength */
  guint8    morale;     /* morale lost with a unit of this type, unless @morale_switch is set */
  AciesId   morale_switch; /* switch that determines the morale lost with a unit, or ACIES_NO_ID */
  guint8    box;        /* number of units of this type in the boxed game */
  guint32   skills;     /* one bit per skill */
  guint64   abilities;  /* cards that the unit can use, one bit per card */
  gint8     values[ACIES_MAX_ATTRIBUTES];
  guint8    has_properties; /* one bit per property */
  AciesPropertyLimits properties[ACIES_MAX_PROPERTIES];
} AciesUnitType;

typedef enum
{
  ACIES_RULE_BINDING,
  ACIES_RULE_FLAVOUR,
  ACIES_RULE_WORKED, /* a worked example */
} AciesRuleStatus;

/* A statement that paraphrases the rulebook or a ruling. */
typedef struct
{
  char           *id;      /* such as "ABC-R6": a prefix for the rulebook, a hyphen, a letter and a number */
  char           *title;
  char           *text;
  char           *source;  /* line in the rulebook, or a word for another origin, such as "reconstructed" */
  char           *chapter; /* (nullable): title of the chapter that contains the statement */
  char           *plain;   /* (nullable): what the statement means for the player */
  char           *example; /* (nullable): one concrete case */
  AciesRuleStatus status;
} AciesRule;

/* A word of the glossary. */
typedef struct
{
  char *name;
  char *text;
  char *rule;  /* (nullable): id of the statement that says more */
} AciesTerm;

/* --- numbers --------------------------------------------------------------------------------
 *
 * Numbers from the rulebook that no scenario can change. Procedures read them from the ruleset's data. */

typedef struct
{
  char       *id;
  char       *name;
  char       *text;    /* (nullable) */
  char       *unit;    /* (nullable): unit of measurement, such as "hexes" */
  char       *rule;    /* id of the statement */
  const char *source;  /* origin: "rulebook", "derived", "converted", "found-elsewhere" or "reconstructed" */
  gint16      value;
} AciesNumber;

/* --- equivalents ----------------------------------------------------------------------------
 *
 * Items with the same id in two rulesets are equivalent. For items with different ids, either ruleset can declare
 * that they are equivalent. */

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

/* Declares that an item of this ruleset is equivalent to an item of another ruleset. */
typedef struct
{
  AciesThing thing;
  AciesId    id;      /* index of the item in the declaring ruleset */
  char      *ruleset; /* id of the other ruleset */
  char      *as;      /* id of the item in the other ruleset */
} AciesEquivalent;

/* --- weights for the computer player ----------------------------------------------------------- */

/* The weights are read from computer.xml and were tuned by playing many games (tests/strength/). There are two kinds:
 * - A "worth" is the weight of an advantage, in units of 0.001 log odds of winning. An advantage worth 1000 raises the
 *   chance of winning from 50 % to 73 %.
 * - A "habit" is a weight for choosing commands, in thousandths of a figure. If its comment calls it a factor, it is a
 *   multiplier, in thousandths.
 * "Quality" is the value of one figure of a unit type; the average is 1. See AciesProcs.soundness for "soundness". */

/* Advantages of a side over its enemy in a position. */
typedef enum
{
  ACIES_WORTH_MORALE,       /* morale, as a share of the total of both sides */
  ACIES_WORTH_MORALE_LATE,  /* morale; the weight grows as the last round approaches */
  ACIES_WORTH_FIGURES,      /* figures times quality, as a share of the total of both sides */
  ACIES_WORTH_FIGURES_LATE, /* figures; the weight grows as the last round approaches */
  ACIES_WORTH_UNITS,        /* units on the board, as a share of the total of both sides */
  ACIES_WORTH_SOUND,        /* figures times quality times soundness, as a share of the total of both sides */
  ACIES_WORTH_RESERVE,      /* figures in reserve */
  ACIES_WORTH_THREAT,       /* figures that the side could hit, with each unit's best attack, if it acts now */
  ACIES_WORTH_THREAT_LATER, /* figures that the side could hit, with each unit's best attack, if the enemy acts first */
  ACIES_WORTH_KILL,         /* morale that the enemy could lose through eliminations if the side acts now */
  ACIES_WORTH_KILL_LATER,   /* morale that the enemy could lose through eliminations if the enemy acts first */
  ACIES_WORTH_NEAR,      /* how near the side's units are to the enemy */
  ACIES_WORTH_CAMP,      /* having a unit on the enemy's camp */
  ACIES_WORTH_CAMP_NEAR, /* how near the side's closest unit is to the enemy's camp */
  ACIES_WORTH_CARDS,     /* estimated value of the cards in hand, in figures */
  ACIES_WORTH_TEMPO,     /* being the side that acts now */
} AciesWorth;
#define ACIES_N_WORTHS (ACIES_WORTH_TEMPO + 1)

/* Weights for the static evaluation, which compares commands without a search. */
typedef enum
{
  ACIES_HABIT_MORALE,      /* one point of morale */
  ACIES_HABIT_FEAR,        /* factor for the harm that a unit's most dangerous enemy can do to it */
  ACIES_HABIT_SECOND,      /* factor for the harm from the second most dangerous enemy, relative to FEAR */
  ACIES_HABIT_SOON,        /* factor for an attack that is not possible now but will be next turn */
  ACIES_HABIT_FAR,         /* factor for a later attack; divided by the target's distance beyond the unit's reach */
  ACIES_HABIT_NEAR,        /* being one hex closer to the nearest enemy */
  ACIES_HABIT_SUPPORT,     /* each friendly unit that is adjacent to the unit */
  ACIES_HABIT_ATTACK,      /* making any attack */
  ACIES_HABIT_ANSWER,      /* factor for the harm that the target does when it attacks in return */
  ACIES_HABIT_BAR,         /* factor for the additional effect of an attack if the preceding move blocks retreat */
  ACIES_HABIT_ORDER_FEAR,  /* in the value of an order: factor for the harm an enemy could do to the ordered unit */
  ACIES_HABIT_NEIGHBOUR,   /* in the value of an order: factor for the value of ordering an adjacent unit */
  ACIES_HABIT_CARD,        /* playing a card that affects a fight or a unit */
  ACIES_HABIT_ORDER_CARD,  /* playing an order card */
  ACIES_HABIT_FIRST_ORDER, /* the first order card in hand */
  ACIES_HABIT_NEXT_ORDER,  /* each additional order card in hand */
  ACIES_HABIT_CAMP,        /* being one hex closer to the enemy's camp */
  ACIES_HABIT_BRING_IN,       /* bringing in a unit from the reserve */
  ACIES_HABIT_VERB,        /* using a verb, which is an action on the board that only some games have */
  ACIES_HABIT_YES,         /* a "yes" command */
  ACIES_HABIT_PASS, /* a "pass" or "done" command */
  /* AHEAD, FLANK, BESIDE and FREE are used only in games in which a unit fights the enemy straight ahead of it. */
  ACIES_HABIT_AHEAD,  /* factor for the effect on the enemy straight ahead */
  ACIES_HABIT_FLANK,  /* factor for the effect of a flank attack on an enemy beside the unit */
  ACIES_HABIT_BESIDE, /* factor for the effect on an enemy beside the hex ahead, if that hex contains no enemy */
  ACIES_HABIT_FREE,   /* having no enemy straight ahead */
  /* Moving a unit that cannot fight to the hex of a friendly unit. In the games that use AHEAD, this is a factor for
   * the effect that the friendly unit has on the enemy. */
  ACIES_HABIT_LEAD,
  ACIES_HABIT_RESULT, /* in fights decided by comparing two rolls: a sure win; a sure defeat has the opposite value */
  ACIES_HABIT_SOUND,  /* in games with soundness: a fully sound figure, compared with a wholly unsound figure */
  ACIES_HABIT_BEHIND, /* in games with facings: attacking a unit that does not face the attacker */
  ACIES_HABIT_DICE,   /* rerolling one of the side's own dice that missed, or an enemy die that hit */
} AciesHabit;
#define ACIES_N_HABITS (ACIES_HABIT_DICE + 1)

/* The levels of search: two for computer players, and one for hints. */
typedef enum
{
  ACIES_LEVEL_NORMAL,
  ACIES_LEVEL_HARD,
  ACIES_LEVEL_HINT,
} AciesLevel;
#define ACIES_N_LEVELS (ACIES_LEVEL_HINT + 1)

/* Maximum number of positions searched for one decision. */
#define ACIES_LEVEL_MOST 1000000

/* The weights of a ruleset for the computer player. */
typedef struct
{
  gint16 worths[ACIES_N_WORTHS];
  gint16 habits[ACIES_N_HABITS];
  gint16 cards[ACIES_MAX_CARDS]; /* estimated value of each card in hand, in thousandths of a figure */
  guint  levels[ACIES_N_LEVELS]; /* number of positions to search for one decision */
} AciesComputerNumbers;

/* Return the id that computer.xml uses for @level, @worth or @habit. */
const char *acies_level_name (AciesLevel level);
const char *acies_worth_name (AciesWorth worth);
const char *acies_habit_name (AciesHabit habit);

/* Returns the number of positions to search if the ruleset does not set a number. */
guint       acies_level_usual (AciesLevel level);

G_END_DECLS
