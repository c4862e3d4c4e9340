/* card.h - dice, cards and modifiers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* --- dice -----------------------------------------------------------------------------------
 *
 * A ruleset declares its kinds of dice. Each face has a number or a symbol. Faces are numbered from 1. If several faces
 * are equal, the state stores only the first of these. For each die in a fight, it stores the face and the result of the face. */

typedef struct
{
  gint16  number;  /* 0 for a symbol */
  AciesId symbol;  /* index of the symbol, or ACIES_NO_ID for a number */
  char   *word;    /* word for commands and files: the number, such as "5", or the id of the symbol */
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

/* The effect of a die. The ruleset sets it for rolls that cause hits and retreats. A symbol can have further effects. Numbers
 * with the same result must have the same effect, so that odds can treat them as equal. */
typedef enum
{
  ACIES_DIE_UNREAD,   /* no result: only the number on the die matters, or the die is not evaluated */
  ACIES_DIE_MISS,     /* in a defence roll: a blocked hit */
  ACIES_DIE_RETREAT,
  ACIES_DIE_HIT,      /* in a defence roll: a wound */
} AciesDieResult;
#define ACIES_N_DIE_RESULTS (ACIES_DIE_HIT + 1)

/* A roll, either random or entered by a user. */
typedef struct
{
  guint8 n;                        /* number of dice */
  guint8 types[ACIES_MAX_DICE];    /* kind of each die */
  guint8 faces[ACIES_MAX_DICE];    /* face of each die, from 1; 0: the entered number is not on the die */
  guint8 results[ACIES_MAX_DICE];  /* AciesDieResult of each die */
} AciesDice;

/* A pool is a group of dice that are rolled together. An attribute of a unit type can have a pool as its value. */
typedef struct
{
  guint8 n;
  guint8 dice[ACIES_MAX_POOL]; /* indexes of the kinds of dice, in the order of the ruleset */
} AciesDicePool;

/* Returns: (transfer full): the number of dice as text, such as "3 dice" */
char            *acies_dice_count_to_string (guint n);

/* Returns: the number of dice with @result */
guint            acies_dice_count       (const AciesDice    *self,
                                         AciesDieResult      result);

/* @word: the word of a face (AciesFace.word)
 * Returns: the first face with @word, from 1; 0 if no face has this word */
guint            acies_die_find_face    (const AciesDieType *self,
                                         const char         *word);

/* Returns: the first face that is equal to @face */
guint            acies_die_same_face    (const AciesDieType *self,
                                         guint               face);

/* Returns: (transfer full): the words of all different faces, such as "1 2 3 4 5 6" */
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

/* Returns: the name of the face for users, such as "5" or "Sword" */
const char      *acies_face_to_string   (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* Returns: the text to draw on the face: its number, or the sign of its symbol */
const char      *acies_face_to_sign     (const AciesFace    *self,
                                         const AciesRuleset *ruleset);

/* --- cards ----------------------------------------------------------------------------------
 *
 * Each side has an unnamed deck. A ruleset can declare more decks for each side, and common decks that belong to no side. */

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
  gboolean  common;  /* whether all sides share one deck; else each side has its own deck */
  gboolean  unheld;  /* whether drawn cards go directly to the board, never to a hand */
  guint8    beyond_two; /* common deck: factor for the number of copies of each card if more than two sides play */
  guint8    row;     /* common deck: maximum number of open cards beside the deck; 0: no row */
  char     *row_name; /* name of the row, or NULL */
  gboolean  laid;    /* whether played cards can stay open in front of the player */
} AciesDeckType;

typedef struct
{
  char         *id;
  char         *name;
  char         *text;
  char         *rule;
  char         *scenario;    /* title of the battle with this scenario card, in lower case with hyphens; or NULL */
  char        **aliases;     /* (nullable): other names of the card, in the form of ids */
  AciesCardKind kind;
  guint8        effect;      /* index into AciesProcs.names.effects */
  guint8        sides;       /* sides that can have the card, one bit per side */
  gboolean      returns;     /* whether the card returns to the hand after use */
  guint64       unit_types;  /* unit types that the card can order, one bit per type */
  AciesId       terrain;     /* ordered units must be on or beside this terrain; ACIES_NO_ID: they can be anywhere */
  gint8         values[ACIES_MAX_CARD_VALUES];
  AciesId       deck;        /* ACIES_NO_ID: the unnamed deck of the side */
  gboolean      common;      /* whether @deck is a common deck */
  guint16       since;       /* edition of the ruleset that added the card */
  guint8        copies;      /* default number of copies in a common deck */
} AciesCardType;

/* --- modifiers ------------------------------------------------------------------------------ */

/* The value that a modifier changes. */
typedef enum
{
  ACIES_MODIFIES_DICE,
  ACIES_MODIFIES_IGNORED_HITS,
  ACIES_MODIFIES_IGNORED_RETREATS,
  ACIES_MODIFIES_TARGET_NUMBER,  /* the number that a die needs to hit, if the game has one */
} AciesModifierTarget;

/* A modifier such as "+1 die when the attacker is beside its leader" adds @add times the count of the condition. If set, @card
 * must be played in the combat or be the order of the attack, and @unless_card must be neither. The attacked unit must be on
 * @terrain, if set, and the attacker on @attacker_terrain, if set. A modifier of dice or of the target number always applies in
 * melee. It applies to ranged attacks only if @at_range is set. */
typedef struct
{
  AciesModifierTarget target;
  gint8               add;
  guint8              condition;         /* index into AciesProcs.names.conditions */
  AciesId             card;              /* ACIES_NO_ID if not set; this is also so for the next three fields */
  AciesId             unless_card;
  AciesId             terrain;
  AciesId             attacker_terrain;
  gboolean            at_range;
  char               *rule;
} AciesModifier;

G_END_DECLS
