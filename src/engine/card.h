/* card.h - kinds of cards and decks, and whose they are
 *
 * Each side has a deck of its own, which has no name. A ruleset may declare others,
 * which each side has, too, or which are in common: they belong to no side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/types.h"

G_BEGIN_DECLS

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

/**
 * acies_ruleset_has_common_cards:
 * Returns: whether there are cards that belong to no side
 */
gboolean         acies_ruleset_has_common_cards (const AciesRuleset *self);

/**
 * acies_ruleset_has_own_cards:
 * Returns: whether sides may have decks of their own; not where there are cards, and all are in common
 */
gboolean         acies_ruleset_has_own_cards  (const AciesRuleset *self);

/* How many of the zones (state.h) have cards at all: none lies open where no deck says so. */
guint            acies_ruleset_count_zones    (const AciesRuleset *self);

/* Whether no hand has @card: its deck is of that kind. */
gboolean         acies_ruleset_is_unheld      (const AciesRuleset *self,
                                               AciesId             card);

/**
 * acies_ruleset_find_owner:
 * @word: as commands name who has cards: the id of a side, or "common"
 * Returns: the side, %ACIES_COMMON, or %ACIES_NO_SIDE for neither
 */
AciesSide        acies_ruleset_find_owner     (const AciesRuleset *self,
                                               const char         *word);

/* The word of @owner, which is a side or ACIES_COMMON. */
const char      *acies_ruleset_owner_id       (const AciesRuleset *self,
                                               AciesSide           owner);

/* What people call @owner: the name of the side, or of what is common to all. */
const char      *acies_ruleset_owner_name     (const AciesRuleset *self,
                                               AciesSide           owner);

G_END_DECLS
