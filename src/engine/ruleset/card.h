/* card.h - types for dice, cards and modifiers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* --- dice -----------------------------------------------------------------------------------
 *
 * A ruleset declares one or more kinds of dice. Each face shows a number or a symbol. Faces are numbered from 1. If
 * several faces of a die are identical, states store only the number of the first of these faces. AciesDice stores the face
 * of each die and the result that the face has in the current roll. */

typedef struct
{
  gint16  number;  /* 0 if the face has a symbol */
  AciesId symbol;  /* index of the symbol, or ACIES_NO_ID if the face has a number */
  char   *word;    /* word for commands and files: the number, such as "5", or the id of the symbol */
} AciesFace;

typedef struct
{
  char     *id;
  char     *name;
  guint     n_faces;
  AciesFace faces[ACIES_MAX_FACES];
} AciesDieType;

/* A symbol that a face shows instead of a number. */
typedef struct
{
  char *id;
  char *name;
  char *sign;  /* (nullable): one or two characters to draw; if NULL, the name is drawn */
} AciesSymbol;

/* The result of one die in a roll that can cause hits and retreats. Symbols can have additional effects. Numbers with
 * the same result must have the same effect, because odds treat such numbers as equal. */
typedef enum
{
  ACIES_DIE_UNREAD,   /* no result, because only the number counts or because the die was not evaluated */
  ACIES_DIE_MISS,     /* in a defence roll, a blocked hit */
  ACIES_DIE_RETREAT,
  ACIES_DIE_HIT,      /* in a defence roll, a wound */
} AciesDieResult;
#define ACIES_N_DIE_RESULTS (ACIES_DIE_HIT + 1)

/* A roll of dice, whether random or entered by a user. */
typedef struct
{
  guint8 n;                        /* number of dice */
  guint8 types[ACIES_MAX_DICE];    /* kind of each die */
  guint8 faces[ACIES_MAX_DICE];    /* face of each die, from 1; 0 if the number entered is not on the die */
  guint8 results[ACIES_MAX_DICE];  /* AciesDieResult of each die */
} AciesDice;

/* A group of dice that are rolled together. A pool can be the value of a unit type's attribute. */
typedef struct
{
  guint8 n;
  guint8 dice[ACIES_MAX_POOL]; /* the kind of each die, in the order in which the ruleset declares the kinds */
} AciesDicePool;

/* Returns: (transfer full): the translated number of dice, such as "3 dice" */
char            *acies_dice_count_to_string (guint n);

/* Returns: the number of dice that have @result */
guint            acies_dice_count       (const AciesDice    *self,
                                         AciesDieResult      result);

/* @word: the word of a face (AciesFace.word)
 * Returns: the number of the first face with @word, from 1; 0 if there is none */
guint            acies_die_find_face    (const AciesDieType *self,
                                         const char         *word);

/* Returns: the number of the first face that is equal to @face */
guint            acies_die_same_face    (const AciesDieType *self,
                                         guint               face);

/* Returns: (transfer full): the words of all distinct faces, such as "1 2 3 4 5 6" */
char            *acies_die_dup_faces    (const AciesDieType *self);

/* Adds a face to @self. Copies @word. */
void             acies_die_add_face     (AciesDieType       *self,
                                         int                 number,
                                         AciesId             symbol,
                                         const char         *word);

/* Returns: the face of the die at index @i of @dice */
const AciesFace *acies_ruleset_get_face (const AciesRuleset *ruleset,
                                         const AciesDice    *dice,
                                         guint               i);

/* Returns: the name of the face for display, such as "5" or "Sword" */
const char      *acies_face_to_string   (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* Returns: the text to draw on a die: the number of the face, or the sign or name of its symbol */
const char      *acies_face_to_sign     (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* --- cards ----------------------------------------------------------------------------------
 *
 * Every side has an unnamed deck. A ruleset can declare additional decks. Each of these exists either once for every
 * side, or once for all sides as a common deck. */

typedef enum
{
  ACIES_CARD_ORDER,
  ACIES_CARD_OFFENSIVE,
  ACIES_CARD_DEFENSIVE,
  ACIES_CARD_SCENARIO,
} AciesCardKind;

/* A deck other than the unnamed decks. */
typedef struct
{
  char     *id;
  char     *name;
  gboolean  common;  /* whether all sides share one deck; if not, each side has its own */
  gboolean  unheld;  /* whether cards are never held in hand but placed on the board when drawn */
  guint8    beyond_two; /* common deck: factor for the number of copies of each card if more than two sides play */
  guint8    row;     /* common deck: maximum number of face-up cards beside the deck; 0 for none */
  char     *row_name; /* (nullable): name of the row of face-up cards */
  gboolean  laid;    /* whether played cards can stay face up in front of the player */
} AciesDeckType;

typedef struct
{
  char         *id;
  char         *name;
  char         *text;
  char         *rule;
  char         *scenario;    /* (nullable): title of the battle that uses this scenario card, written as an id */
  char        **aliases;     /* (nullable): other names of the card, written as ids */
  AciesCardKind kind;
  guint8        effect;      /* index into AciesProcs.names.effects */
  guint8        sides;       /* bit mask of the sides that can have the card */
  gboolean      returns;     /* whether the card stays in the hand after it is used */
  guint64       unit_types;  /* bit mask of the unit types that the card can order */
  AciesId       terrain;     /* ordered units must be on or next to this terrain; ACIES_NO_ID for no restriction */
  gint8         values[ACIES_MAX_CARD_VALUES];
  AciesId       deck;        /* ACIES_NO_ID for the unnamed deck of the side */
  gboolean      common;      /* whether @deck is a common deck */
  guint16       since;       /* the first edition of the ruleset that has the card */
  guint8        copies;      /* default number of copies in a common deck */
} AciesCardType;

/* --- modifiers ------------------------------------------------------------------------------ */

/* The values that a modifier can change. */
typedef enum
{
  ACIES_MODIFIES_DICE,
  ACIES_MODIFIES_IGNORED_HITS,
  ACIES_MODIFIES_IGNORED_RETREATS,
  ACIES_MODIFIES_TARGET_NUMBER,  /* the number that a die must show to hit, in games that have such a number */
} AciesModifierTarget;

/* A change to one value in a fight, such as "+1 die for each Leader beside the attacker". It adds @add each time
 * @condition applies. The other fields restrict the modifier. @card must have been played in the combat or be the
 * order card; this must not be true of @unless_card. The target must be on @terrain, and the attacker on
 * @attacker_terrain. In ranged attacks, modifiers of dice and of the target number apply only if @at_range is set. */
typedef struct
{
  AciesModifierTarget target;
  gint8               add;
  guint8              condition;         /* index into AciesProcs.names.conditions */
  AciesId             card;              /* ACIES_NO_ID for no restriction, as for the next three fields */
  AciesId             unless_card;
  AciesId             terrain;
  AciesId             attacker_terrain;
  gboolean            at_range;
  char               *rule;
} AciesModifier;

G_END_DECLS
