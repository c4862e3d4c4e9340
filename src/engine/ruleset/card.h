/* card.h - kinds of dice and cards, and what changes a roll
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* --- dice -----------------------------------------------------------------------------------
 *
 * A ruleset declares its dice: each kind with its faces, a number or a symbol
 * each. Which face lies up is told by its place on the die, from 1; faces that
 * show the same are one and the same, the first of them. What a die has come to
 * in a fight is a fact of the position, like the face it shows. */

typedef struct
{
  gint16  number;  /* what it counts; 0 for a symbol */
  AciesId symbol;  /* index of the symbol it shows, or NO_ID for a number */
  char   *word;    /* as commands and files write it: "5", or the id of the symbol */
} AciesFace;

typedef struct
{
  char     *id;
  char     *name;
  guint     n_faces;
  AciesFace faces[ACIES_MAX_FACES];
} AciesDieType;

/* What stands on a face that has no number. */
typedef struct
{
  char *id;
  char *name;
  char *sign;  /* one or two characters to draw; without one, the name is drawn */
} AciesSymbol;

/* What a die has come to; a ruleset says it of a roll that hits and drives back. It may make more of a sign
 * than that; numbers that have come to the same must lead to the same, so that chances need not be counted number by number. */
typedef enum
{
  ACIES_DIE_UNREAD,   /* nobody has counted it, or it counts for itself */
  ACIES_DIE_MISS,     /* of a defence: blocked */
  ACIES_DIE_RETREAT,
  ACIES_DIE_HIT,      /* of a defence: a wound */
} AciesDieResult;
#define ACIES_N_DIE_RESULTS (ACIES_DIE_HIT + 1)

/* Dice that have fallen together, or were entered. */
typedef struct
{
  guint8 n;
  guint8 types[ACIES_MAX_DICE];    /* indexes of the kinds of the ruleset */
  guint8 faces[ACIES_MAX_DICE];    /* from 1, in the order of the kind's faces; 0: said, and on none of them */
  guint8 results[ACIES_MAX_DICE];  /* AciesDieResult */
} AciesDice;

/* Dice of certain kinds that are rolled together: what a unit type has in place of a number. */
typedef struct
{
  guint8 n;
  guint8 dice[ACIES_MAX_POOL]; /* indexes of the kinds, as the ruleset says them */
} AciesDicePool;

/* (transfer full): "3 dice" */
char            *acies_dice_count_to_string (guint n);

/* How many of the dice have come to @result. */
guint            acies_dice_count       (const AciesDice    *self,
                                         AciesDieResult      result);

/**
 * acies_die_find_face:
 * @word: as in #AciesFace
 * Returns: the first face that shows it, from 1; 0 when none does
 */
guint            acies_die_find_face    (const AciesDieType *self,
                                         const char         *word);

/* The first face that shows what @face shows. */
guint            acies_die_same_face    (const AciesDieType *self,
                                         guint               face);

/* (transfer full): what they show, each once: "1 2 3 4 5 6" */
char            *acies_die_dup_faces    (const AciesDieType *self);

/* Gives @self one more face; the strings are copied. */
void             acies_die_add_face     (AciesDieType       *self,
                                         int                 number,
                                         AciesId             symbol,
                                         const char         *word);

/* What the @i-th of @dice shows: its face. */
const AciesFace *acies_ruleset_get_face (const AciesRuleset *ruleset,
                                         const AciesDice    *dice,
                                         guint               i);

/* What @self is called: "5", "Sword". */
const char      *acies_face_to_string   (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* What is drawn on it: a number or a sign. */
const char      *acies_face_to_sign     (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* --- cards ----------------------------------------------------------------------------------
 *
 * Each side has a deck of its own, which has no name. A ruleset may declare others,
 * which each side has, too, or which are in common: they belong to no side. */

typedef enum
{
  ACIES_CARD_ORDER,
  ACIES_CARD_OFFENSIVE,
  ACIES_CARD_DEFENSIVE,
  ACIES_CARD_SCENARIO,
} AciesCardKind;

/* A deck beside each side's own, which has no name. */
typedef struct
{
  char     *id;
  char     *name;
  gboolean  common;  /* one for all, which belongs to no side; else each side has its own */
  gboolean  unheld;  /* its cards go onto the board when they are drawn: no hand has one */
  guint8    beyond_two; /* of a deck in common: for more than two sides it has this many times the copies of each card */
  guint8    row;     /* of a deck in common: so many of its cards lie open beside it at most; 0: none does */
  char     *row_name; /* what people call that row; NULL where there is none */
  gboolean  laid;    /* its cards may lie open before the side that has played them */
} AciesDeckType;

typedef struct
{
  char         *id;
  char         *name;
  char         *text;
  char         *rule;
  char         *scenario;    /* the battle it belongs to, or NULL */
  char        **aliases;     /* (nullable): what else people call it, each as an id */
  AciesCardKind kind;
  guint8        effect;      /* index into the procedures' effects */
  guint8        sides;       /* bit by side */
  gboolean      returns;     /* goes back to the hand after use */
  guint64       unit_types;  /* bit by unit type it may order */
  AciesId       terrain;     /* on it or beside it they must stand, or NO_ID */
  gint8         values[ACIES_MAX_CARD_VALUES];
  AciesId       deck;        /* in which it lies, or NO_ID for the side's own */
  gboolean      common;      /* that is one in common */
  guint16       since;       /* the edition of the ruleset that brought it */
  guint8        copies;      /* in it, if a scenario states no number; of a deck in common alone */
} AciesCardType;

/* --- modifiers ------------------------------------------------------------------------------ */

/* What a modifier changes. */
typedef enum
{
  ACIES_MODIFIES_DICE,
  ACIES_MODIFIES_IGNORED_HITS,
  ACIES_MODIFIES_IGNORED_RETREATS,
  ACIES_MODIFIES_TARGET_NUMBER,  /* what a die must show to hit, where the game has such a number */
} AciesModifierTarget;

/**
 * AciesModifier:
 *
 * "+1 die when the attacker stands beside his leader": @add times what the
 * procedures' condition counts. With @card it holds while that card is played
 * on the combat or has ordered the attack, with @unless_card while it is not;
 * with @terrain while the target stands on it, with @attacker_terrain while the
 * attacker does. What changes dice or the number to hit counts in melee, and at
 * range only with @at_range.
 */
typedef struct
{
  AciesModifierTarget target;
  gint8               add;
  guint8              condition;         /* index into the procedures' conditions */
  AciesId             card;              /* or NO_ID; so below */
  AciesId             unless_card;
  AciesId             terrain;
  AciesId             attacker_terrain;
  gboolean            at_range;
  char               *rule;
} AciesModifier;

G_END_DECLS
