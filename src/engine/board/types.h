/* types.h - the small types every engine module shares
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
typedef struct _AciesScenarioProcs AciesScenarioProcs;
typedef struct _AciesSharedProcs   AciesSharedProcs;
typedef struct _AciesState    AciesState;
typedef struct _AciesUnit     AciesUnit;
typedef struct _AciesCommand  AciesCommand;
typedef struct _AciesEvent    AciesEvent;
typedef struct _AciesResolver AciesResolver;

/**
 * AciesSide:
 *
 * A side of the ruleset: 0 up to the number of its sides less one.
 */
typedef guint8 AciesSide;
#define ACIES_MAX_SIDES 4
#define ACIES_MAX_BOARD_SIZES 8
#define ACIES_MAX_AREAS 16          /* of boards of fixed sizes that belong to sides */
#define ACIES_NO_SIDE   ((AciesSide) G_MAXUINT8)
/* In place of a side, where cards are spoken of: nobody's, of a deck in common. */
#define ACIES_COMMON    ((AciesSide) (G_MAXUINT8 - 1))

/**
 * AciesUnitId:
 *
 * The place of a unit in the state. It stays the same while a game is played, but where
 * pieces come from a supply and go back there (ACIES_TRAIT_SUPPLIES).
 */
typedef guint8 AciesUnitId;
#define ACIES_MAX_UNITS 250
#define ACIES_NO_UNIT   ((AciesUnitId) G_MAXUINT8)

/* Indexes into the lists of a ruleset. NO_ID stands for none of them. */
typedef guint8 AciesId;
#define ACIES_NO_ID ((AciesId) G_MAXUINT8)

#define ACIES_MAX_CLASSES     16
#define ACIES_MAX_LAYERS      4     /* units that stand on one hex */
#define ACIES_MAX_ATTRIBUTES  24
#define ACIES_MAX_SKILLS      32
#define ACIES_MAX_MARKS       16
#define ACIES_MAX_PROPERTIES  8
#define ACIES_MAX_RESOURCES   16    /* of a side */
#define ACIES_MAX_RESOURCE    200   /* largest number of one */
#define ACIES_MAX_PROPERTY    60    /* largest number of one */
#define ACIES_MAX_OPTIONS     16    /* of a choice among them */
#define ACIES_MAX_TERRAINS    32
#define ACIES_MAX_SWITCHES    48
#define ACIES_MAX_NUMBERS     64
#define ACIES_MAX_UNIT_TYPES  64
#define ACIES_MAX_CARDS       64
#define ACIES_MAX_CARD_VALUES 8
#define ACIES_MAX_DECKS       8     /* beside each side's own */
#define ACIES_MAX_MODIFIERS   64

#define ACIES_MAX_FIGURES   12
#define ACIES_MAX_COPIES    60    /* of one card on one side */
#define ACIES_MAX_UNDER     250   /* cards under all decks in common */
#define ACIES_MAX_HAND      20
#define ACIES_MAX_ROW       12    /* cards that lie open beside a deck */
#define ACIES_MAX_MORALE    60
#define ACIES_MAX_ACTIONS   30
#define ACIES_MAX_END_ROUND 60
#define ACIES_MAX_DICE      32    /* of a roll */
#define ACIES_MAX_DIE_TYPES 8
#define ACIES_MAX_SYMBOLS   16
#define ACIES_MAX_FACES     20    /* of a die */
#define ACIES_MAX_POOLS     64    /* of dice that unit types roll */
#define ACIES_MAX_POOL      6     /* dice of one */
#define ACIES_MAX_EDITION   1000  /* of a ruleset */
#define ACIES_THIS_EDITION  G_MAXUINT /* the one that is installed, whatever its number */
#define ACIES_MAX_STEPS     32
#define ACIES_MAX_COMBATS   2
#define ACIES_MAX_ENTRIES   12    /* entry hexes of one side's reserve */
#define ACIES_MAX_TEXT      20000 /* bytes of one text */
#define ACIES_MAX_LANGUAGES 16    /* in which one text is given */
#define ACIES_MAX_LANGUAGE_TAG 35 /* characters */
#define ACIES_MAX_LABEL     40    /* characters of the words on one hex */
#define ACIES_MAX_LABELS    250

/**
 * AciesPick:
 * @source: whatever the numbers come from; the engine has no chance of its own
 * @n: at least 1
 *
 * Returns: 0 up to @n - 1, each as likely as the others
 */
typedef guint (*AciesPick) (gpointer source,
                            guint    n);

/* Where on its hex a unit lies that is not the main one there. */
typedef enum
{
  ACIES_SPOT_BESIDE,  /* with the others, one below the other */
  ACIES_SPOT_LEFT,    /* at the left edge, of a board of squares; so below */
  ACIES_SPOT_TOP,
  ACIES_SPOT_MIDDLE,
} AciesSpot;
#define ACIES_N_SPOTS (ACIES_SPOT_MIDDLE + 1)

/* From one number up to another, both among them. */
typedef struct
{
  gint16 min;
  gint16 max;
} AciesLimits;

/* What people read that units consist of, where the game counts no wounds (ACIES_TRAIT_COUNTS_WOUNDS). */
typedef enum
{
  ACIES_UNITS_OF_FIGURES,
  ACIES_UNITS_OF_BASES,
} AciesUnitsOf;

/**
 * acies_units_say:
 * @figures: a whole sentence that calls what units consist of figures
 * @bases: the same sentence that calls it bases
 *
 * Of the two only the one that is said is made.
 */
#define acies_units_say(ruleset, figures, bases) \
  ((ruleset)->units_of == ACIES_UNITS_OF_BASES ? (bases) : (figures))

G_END_DECLS
