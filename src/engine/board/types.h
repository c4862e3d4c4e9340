/* types.h - basic types and limits of the engine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _AciesBoard    AciesBoard;
typedef struct _AciesTexts    AciesTexts;
typedef struct _AciesRuleset  AciesRuleset;
typedef struct _AciesProcs         AciesProcs;
typedef struct _AciesOddsProcs     AciesOddsProcs;
typedef struct _AciesCheckKind     AciesCheckKind;
typedef struct _AciesScenarioProcs AciesScenarioProcs;
typedef struct _AciesSharedProcs   AciesSharedProcs;
typedef struct _AciesState    AciesState;
typedef struct _AciesUnit     AciesUnit;
typedef struct _AciesCommand  AciesCommand;
typedef struct _AciesEvent    AciesEvent;
typedef struct _AciesResolver AciesResolver;

/* The zero-based index of a side in the ruleset. */
typedef guint8 AciesSide;
#define ACIES_MAX_SIDES 4
#define ACIES_MAX_BOARD_SIZES 8
#define ACIES_MAX_AREAS 16          /* maximum number of AciesBoardArea entries in a ruleset */
#define ACIES_NO_SIDE   ((AciesSide) G_MAXUINT8)
/* Used instead of a side as the owner of the cards in a common deck, which all sides share. */
#define ACIES_COMMON    ((AciesSide) (G_MAXUINT8 - 1))

/* An index into AciesState.units. A unit keeps its index for the whole game, except in games whose units come from a
 * supply and return to it (ACIES_TRAIT_SUPPLIES). */
typedef guint8 AciesUnitId;
#define ACIES_MAX_UNITS 250
#define ACIES_NO_UNIT   ((AciesUnitId) G_MAXUINT8)

/* An index into one of a ruleset's lists, such as its unit types or terrains, or ACIES_NO_ID. */
typedef guint8 AciesId;
#define ACIES_NO_ID ((AciesId) G_MAXUINT8)

#define ACIES_MAX_CLASSES     16
#define ACIES_MAX_LAYERS      4     /* units on one hex */
#define ACIES_MAX_ATTRIBUTES  24
#define ACIES_MAX_SKILLS      32
#define ACIES_MAX_MARKS       16
#define ACIES_MAX_PROPERTIES  8
#define ACIES_MAX_RESOURCES   16    /* resources of one side */
#define ACIES_MAX_ROUND_STEPS  16
#define ACIES_MAX_TRACKER_REASONS 24
#define ACIES_MAX_RESOURCE    200   /* highest value of a resource */
#define ACIES_MAX_PROPERTY    60    /* highest value of a property */
#define ACIES_MAX_OPTIONS     16    /* options of one choice */
#define ACIES_MAX_TERRAINS    32
#define ACIES_MAX_SWITCHES    48
#define ACIES_MAX_NUMBERS     64
#define ACIES_MAX_UNIT_TYPES  64
#define ACIES_MAX_CARDS       64
#define ACIES_MAX_CARD_VALUES 8
#define ACIES_MAX_DECKS       8     /* named decks; the unnamed deck that each side has is not counted */
#define ACIES_MAX_MODIFIERS   64

#define ACIES_MAX_FIGURES   12
#define ACIES_MAX_COPIES    60    /* copies of one card that one side can have */
#define ACIES_MAX_UNDER     250   /* cards placed under decks (ACIES_ZONE_UNDER), in total */
#define ACIES_MAX_HAND      20
#define ACIES_MAX_ROW       12    /* face-up cards beside a deck (ACIES_ZONE_ROW) */
#define ACIES_MAX_MORALE    60
#define ACIES_MAX_ACTIONS   30
#define ACIES_MAX_END_ROUND 60
#define ACIES_MAX_DICE      32    /* dice in one roll */
#define ACIES_MAX_DIE_TYPES 8
#define ACIES_MAX_SYMBOLS   16
#define ACIES_MAX_FACES     20    /* faces of one die */
#define ACIES_MAX_POOLS     64    /* different dice pools used by the unit types of a ruleset */
#define ACIES_MAX_POOL      6     /* dice in one pool */
#define ACIES_MAX_EDITION   1000  /* highest edition number of a ruleset */
#define ACIES_THIS_EDITION  G_MAXUINT /* the edition of the installed ruleset, whatever its number */
#define ACIES_MAX_STEPS     32
#define ACIES_MAX_COMBATS   2
#define ACIES_MAX_ENTRIES   12    /* entry hexes for one side's reserve */
#define ACIES_MAX_TEXT      20000 /* size of one text in bytes */
#define ACIES_MAX_LANGUAGES 16    /* translations of one text */
#define ACIES_MAX_LANGUAGE_TAG 35 /* length of a language tag in characters */
#define ACIES_MAX_LABEL     40    /* length of a label in characters */
#define ACIES_MAX_LABELS    250

/* A callback that makes a random choice.
 * @source: the data passed along with the callback, such as a random number generator
 * @n: the number of possible results, at least 1
 * Returns: a number from 0 to @n - 1; all numbers are equally likely */
typedef guint (*AciesPick) (gpointer source,
                            guint    n);

/* The position of a badge on its hex. */
typedef enum
{
  ACIES_SPOT_BESIDE,  /* in a column with other badges */
  ACIES_SPOT_LEFT,    /* at the left edge of a square; LEFT, TOP and MIDDLE are only used on boards of squares */
  ACIES_SPOT_TOP,
  ACIES_SPOT_MIDDLE,
} AciesSpot;
#define ACIES_N_SPOTS (ACIES_SPOT_MIDDLE + 1)

/* An inclusive range of numbers. */
typedef struct
{
  gint16 min;
  gint16 max;
} AciesLimits;

/* The word that a game uses for figures. Not used in games that count wounds (ACIES_TRAIT_COUNTS_WOUNDS). */
typedef enum
{
  ACIES_UNITS_OF_FIGURES,
  ACIES_UNITS_OF_BASES,
} AciesUnitsOf;

/* Chooses between two versions of a sentence, depending on the word that @ruleset uses. Evaluates only one of the
 * expressions.
 * @figures: an expression that yields the complete sentence, with the word "figures"
 * @bases: an expression that yields the same sentence, with the word "bases" */
#define acies_units_say(ruleset, figures, bases) \
  ((ruleset)->units_of == ACIES_UNITS_OF_BASES ? (bases) : (figures))

G_END_DECLS
