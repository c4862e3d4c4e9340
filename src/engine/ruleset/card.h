/* card.h - dice, cards and modifiers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* --- dice -----------------------------------------------------------------------------------
 *
 * A ruleset declares its kinds of dice. Each face has a number or a symbol. Faces are counted from 1; of equal faces only the
 * first is used. The state stores the result of each die in a fight with the face that it shows. */

typedef struct
{
  gint16  number;  /* 0 for a symbol */
  AciesId symbol;  /* index of the symbol, or ACIES_NO_ID for a number */
  char   *word;    /* in commands and files: "5", or the id of the symbol */
} AciesFace;

typedef struct
{
  char     *id;
  char     *name;
  guint     n_faces;
  AciesFace faces[ACIES_MAX_FACES];
} AciesDieType;

/* A symbol on a face without a number. */
typedef struct
{
  char *id;
  char *name;
  char *sign;  /* one or two characters to draw; NULL: the name is drawn */
} AciesSymbol;

/* The effect of a die, set by the ruleset for rolls that cause hits and retreats. A symbol can have further effects. Numbers
 * with the same result must have the same effect, so that odds can treat them as equal. */
typedef enum
{
  ACIES_DIE_UNREAD,   /* not evaluated, or its own number counts */
  ACIES_DIE_MISS,     /* in a defence: blocked */
  ACIES_DIE_RETREAT,
  ACIES_DIE_HIT,      /* in a defence: a wound */
} AciesDieResult;
#define ACIES_N_DIE_RESULTS (ACIES_DIE_HIT + 1)

/* A roll, thrown or entered. */
typedef struct
{
  guint8 n;
  guint8 types[ACIES_MAX_DICE];    /* indexes of the kinds of dice */
  guint8 faces[ACIES_MAX_DICE];    /* from 1; 0: a number that the die does not have */
  guint8 results[ACIES_MAX_DICE];  /* AciesDieResult */
} AciesDice;

/* Dice that are rolled together; an attribute of a unit type. */
typedef struct
{
  guint8 n;
  guint8 dice[ACIES_MAX_POOL]; /* indexes of the kinds of dice, in the order of the ruleset */
} AciesDicePool;

/* Returns: (transfer full): "3 dice" */
char            *acies_dice_count_to_string (guint n);

/* Returns: the number of dice with @result */
guint            acies_dice_count       (const AciesDice    *self,
                                         AciesDieResult      result);

/* @word: as in #AciesFace
 * Returns: the first face with @word, from 1; 0 if there is none */
guint            acies_die_find_face    (const AciesDieType *self,
                                         const char         *word);

/* Returns: the first face equal to @face */
guint            acies_die_same_face    (const AciesDieType *self,
                                         guint               face);

/* Returns: (transfer full): the different faces: "1 2 3 4 5 6" */
char            *acies_die_dup_faces    (const AciesDieType *self);

/* Adds a face to @self and copies the strings. */
void             acies_die_add_face     (AciesDieType       *self,
                                         int                 number,
                                         AciesId             symbol,
                                         const char         *word);

/* Returns: the face that die @i of @dice shows */
const AciesFace *acies_ruleset_get_face (const AciesRuleset *ruleset,
                                         const AciesDice    *dice,
                                         guint               i);

/* Returns: the face for users: "5", "Sword" */
const char      *acies_face_to_string   (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* Returns: the face as drawn: a number or a sign */
const char      *acies_face_to_sign     (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* --- cards ----------------------------------------------------------------------------------
 *
 * Each side has an unnamed deck. A ruleset can declare more decks: of each side, or in common, which belong to no side. */

typedef enum
{
  ACIES_CARD_ORDER,
  ACIES_CARD_OFFENSIVE,
  ACIES_CARD_DEFENSIVE,
  ACIES_CARD_SCENARIO,
} AciesCardKind;

/* A deck besides the unnamed deck of each side. */
typedef struct
{
  char     *id;
  char     *name;
  gboolean  common;  /* one deck for all sides; else each side has its own */
  gboolean  unheld;  /* drawn cards go directly to the board, never to a hand */
  guint8    beyond_two; /* in common: multiplies the copies of each card if there are more than two sides */
  guint8    row;     /* in common: the maximum of open cards beside the deck; 0: no row */
  char     *row_name; /* name of the row, or NULL */
  gboolean  laid;    /* played cards can stay open in front of the player */
} AciesDeckType;

typedef struct
{
  char         *id;
  char         *name;
  char         *text;
  char         *rule;
  char         *scenario;    /* the battle of a scenario card, or NULL */
  char        **aliases;     /* (nullable): other names, as ids */
  AciesCardKind kind;
  guint8        effect;      /* index into the effects of the procedures */
  guint8        sides;       /* bit by side */
  gboolean      returns;     /* returns to the hand after use */
  guint64       unit_types;  /* that it can order, bit by unit type */
  AciesId       terrain;     /* ordered units must be on or beside this terrain; ACIES_NO_ID: anywhere */
  gint8         values[ACIES_MAX_CARD_VALUES];
  AciesId       deck;        /* ACIES_NO_ID for the unnamed deck of the side */
  gboolean      common;      /* the deck is in common */
  guint16       since;       /* edition of the ruleset that added it */
  guint8        copies;      /* default number of copies, for a deck in common only */
} AciesCardType;

/* --- modifiers ------------------------------------------------------------------------------ */

/* What a modifier changes. */
typedef enum
{
  ACIES_MODIFIES_DICE,
  ACIES_MODIFIES_IGNORED_HITS,
  ACIES_MODIFIES_IGNORED_RETREATS,
  ACIES_MODIFIES_TARGET_NUMBER,  /* the number that a die needs to hit, if the game has one */
} AciesModifierTarget;

/* Adds @add times the count of the condition: "+1 die when the attacker is beside its leader". If set, @card is required and
 * @unless_card is forbidden, as a card played in the combat or as the order of the attack. If set, the target must be on
 * @terrain, the attacker on @attacker_terrain. A modifier of dice or of the target number applies in melee, and at range only
 * with @at_range. */
typedef struct
{
  AciesModifierTarget target;
  gint8               add;
  guint8              condition;         /* index into the conditions of the procedures */
  AciesId             card;              /* or ACIES_NO_ID, as in the next three */
  AciesId             unless_card;
  AciesId             terrain;
  AciesId             attacker_terrain;
  gboolean            at_range;
  char               *rule;
} AciesModifier;

G_END_DECLS
