/* odds.h - exact chances of the rolls of one fight
 *
 * What they may come to, each possibility with its exact fraction, and why so many dice are rolled. One roll decides,
 * or a second one of the target answers each hit of the first. Nothing is sampled. A ruleset answers by its own
 * procedures (AciesOddsProcs), those that it plays by; what helps it to count is at the end of this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- ways ------------------------------------------------------------------------------------ */

/* What dice may come to is counted, not sampled; 32 dice in two rolls are more ways than 64 bits hold. */

/* An extension that the compilers we build with have on each 64-bit machine. */
__extension__ typedef unsigned __int128 AciesWays;

/* %FALSE, and @product is nothing, where it has more bits. */
gboolean  acies_ways_multiply   (AciesWays *product,
                                 AciesWays  a,
                                 AciesWays  b);

/* The greatest number that divides both; of 0 and a number, the number. */
AciesWays acies_ways_divisor    (AciesWays  a,
                                 AciesWays  b);

/* (transfer full): in decimal digits */
char     *acies_ways_to_string  (AciesWays  ways);

/* --- fights ---------------------------------------------------------------------------------- */

/* What a reason adds to. */
typedef enum
{
  ACIES_REASON_DICE,
  ACIES_REASON_IGNORED_HITS,      /* taken off, as far as there are so many */
  ACIES_REASON_IGNORED_RETREATS,
  ACIES_REASON_TARGET_NUMBER,     /* to what an attack die must show */
  ACIES_REASON_OTHER,             /* nothing that can be counted; its number is 0 */
} AciesReasonKind;
#define ACIES_N_REASONS (ACIES_REASON_OTHER + 1)

typedef struct
{
  AciesReasonKind kind;
  int             number;
  char           *text;  /* a few translated words: the cause */
  char           *rule;  /* id of the statement */
} AciesReason;

/* What a game calls a kind of reason, to be translated; each that its modifiers and its
 * procedures have but dice and what cannot be counted, which are called the same in all. */
typedef struct
{
  const char *name;      /* for a table: "hits ignored" */
  const char *forms[2];  /* of the number, the text and the rule; one and many, or the first alone */
} AciesReasonWords;

/* One possible result. */
typedef struct
{
  guint8    hits;         /* of the attack roll, left after those ignored */
  guint8    wounds;       /* a figure each: what a second roll makes of them; where there is none, the hits */
  guint8    retreats;     /* left after those ignored */
  guint8    losses;       /* figures lost to wounds and retreats */
  gboolean  eliminated;
  guint8    result;       /* index into AciesOddsProcs.results; 0 where the fight has none */
  AciesWays numerator;    /* its probability, reduced */
  AciesWays denominator;
} AciesChance;

/* For a game without such a number, and a roll that is over. */
#define ACIES_NO_POINT G_MININT

typedef struct _AciesOdds
{
  AciesId  attacker;          /* types of who rolls and of the target */
  AciesId  target;
  guint    attacker_figures;
  guint    target_figures;
  gboolean melee;
  guint    n_dice;            /* of the roll that comes next */
  gboolean has_kinds;         /* the game has several kinds of dice, and the roll says which */
  guint8   kinds[ACIES_MAX_DICE]; /* then of each of them */
  int      point;             /* what the dice of an attack are compared with (AciesProcs.point_format), or ACIES_NO_POINT */
  gboolean has_results;       /* two rolls are compared, and only what that comes to is told, not their hits */
  gboolean drives_back;       /* the game has retreats, and says how likely they are */
  gboolean has_position;      /* units are on a board, so that what a retreat costs is known */
  int      defence;           /* defence dice below it are wounds, equal to it retreats; ACIES_NO_POINT: no second roll */
  GArray  *reasons;           /* of AciesReason; those for dice add up to n_dice */
  GArray  *chances;           /* of AciesChance, each result once, least first; they add up to 1 */
  AciesWays total;            /* equally likely ways of all dice together; each denominator divides it */
  struct _AciesOdds *first;   /* (nullable): the strike of the target that comes before this roll without being asked for */
  struct _AciesOdds *whole;   /* (nullable): with @first, what the attack then comes to: chances alone */
} AciesOdds;

/* What is supposed to hold: a condition of the ruleset's modifiers, or what else it lets suppose, or a card that is played. */
typedef struct
{
  gboolean is_card;
  AciesId  id;        /* index of the condition, or of the name in AciesOddsProcs.supposed, or of the card */
  gboolean has_count;
  guint8   count;     /* how often; 1 when it was not said */
} AciesSupposition;

/* As often as a condition can be supposed to hold. */
#define ACIES_MAX_SUPPOSED 6

/* Two types that meet, wherever that is. */
typedef struct
{
  AciesId  attacker;
  AciesId  target;
  guint    attacker_figures;  /* 0: at full strength */
  guint    target_figures;
  gboolean ranged;
  AciesId  attacker_terrain;
  AciesId  target_terrain;
} AciesDuel;

/* @text: name of a condition or of a card, and maybe "=" and a number; @error: %ACIES_COMMAND_ERROR, one sentence */
gboolean   acies_supposition_parse (const char         *text,
                                    const AciesRuleset *ruleset,
                                    AciesSupposition   *self,
                                    GError            **error);

/**
 * acies_odds_new_for_attack:
 * @state: a game, or a scenario as if the attacker were ordered
 * @from: hex of the attacker
 * @at: hex of the target
 * @suppositions: (nullable) (element-type AciesSupposition)
 * @error: %ACIES_RULE_ERROR for an attack that cannot be made from there,
 *   %ACIES_COMMAND_ERROR for what cannot be supposed
 *
 * Of an attack or a strike whose roll is still to come, this roll; where the
 * hits are known and a second roll answers them, that one; else of an attack
 * declared now. Where the target's owner has a choice he is taken to lose as few
 * figures as he can; of several open ways the attacker's owner is taken to choose
 * the one that costs most on average.
 *
 * Returns: (transfer full) (nullable)
 */
AciesOdds *acies_odds_new_for_attack (const AciesState *state,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/**
 * acies_odds_new_from:
 * @unit: the attacker, on the board
 * @from: where it is imagined to stand; its own hex is empty then
 *
 * As acies_odds_new_for_attack(), of an attack that is declared there. Whether it
 * may come there and still attack, reach.h tells.
 *
 * Returns: (transfer full) (nullable)
 */
AciesOdds *acies_odds_new_from      (const AciesState *state,
                                    AciesUnitId         unit,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/**
 * acies_odds_new_for_duel:
 * @error: as above
 *
 * There is no position, so losses are those of wounds alone.
 *
 * Returns: (transfer full) (nullable)
 */
AciesOdds *acies_odds_new_for_duel (AciesRuleset       *ruleset,
                                    const AciesDuel    *duel,
                                    const GArray       *suppositions,
                                    GError            **error);
void       acies_odds_free         (AciesOdds          *self);

/* In how many of the ways of all dice the target is lost. */
AciesWays  acies_odds_count_eliminations (const AciesOdds *self);

/* In how many the target lives on with a retreat to make; in how many of these the retreat itself costs figures, which
 * may be its last. */
AciesWays  acies_odds_count_retreats (const AciesOdds *self);
AciesWays  acies_odds_count_costly_retreats (const AciesOdds *self);

/* Does the target have to retreat in @chance? Does that cost it figures beside its wounds? */
gboolean   acies_chance_is_retreat (const AciesChance *chance, const AciesOdds *odds);
gboolean   acies_chance_is_costly_retreat (const AciesChance *chance, const AciesOdds *odds);

/* (transfer full): where the dice come from, what they are compared with and what is ignored, each reason with its rule,
 * with @separator between them */
char      *acies_odds_dup_reasons  (const AciesOdds    *self,
                                    const AciesRuleset *ruleset,
                                    const char         *separator);

/* For rulesets. */

/* Without reasons and chances. */
AciesOdds *acies_odds_new          (void);
/* Takes @text. */
void       acies_odds_add_reason   (AciesOdds          *self,
                                    AciesReasonKind     kind,
                                    int                 number,
                                    char               *text,
                                    const char         *rule);

/* Adds the fraction of @chance to that of the same result; all have the same denominator. */
void       acies_odds_add_chance   (AciesOdds          *self,
                                    const AciesChance  *chance);
/* Sorts the chances, reduces their fractions and sets the total. */
void       acies_odds_finish       (AciesOdds          *self);

/* Says that the dice are too many; always %FALSE. */
gboolean   acies_odds_refuse_count (const AciesOdds    *self,
                                    GError            **error);

/* In how many ways so many dice come to so many hits and retreats. */
typedef struct
{
  guint     n;
  AciesWays total;                                         /* all ways together */
  AciesWays ways[ACIES_MAX_DICE + 1][ACIES_MAX_DICE + 1];  /* of hits, of retreats */
} AciesThrow;

/**
 * acies_throw_init:
 * @hit, @retreat, @neither: how a die falls in so many equally likely ways, one
 *   at least; reduced, so that as many dice as can be fit 128 bits
 *
 * Returns: %FALSE when there are more ways than these hold; then nothing is
 *   counted
 */
gboolean   acies_throw_init        (AciesThrow         *self,
                                    guint               n,
                                    guint               hit,
                                    guint               retreat,
                                    guint               neither);

/* Two rolls: each die of the first that hits is answered by one of the second.
 * What becomes of a die of the first, in so many equally likely ways; reduced, so
 * that as many dice as can be fit 128 bits. */
typedef struct
{
  guint   n;        /* dice of the first roll */
  guint   missed;
  guint   wound;
  guint   retreat;
  guint   blocked;
  AciesWays total;  /* all ways together */
} AciesTwoRolls;

/**
 * acies_two_rolls_init:
 * @faces: of each die of both rolls
 * @hit: faces of a die of the first roll that hit
 * @wound, @retreat: faces of a die of the second
 *
 * Returns: %FALSE when there are more ways than 128 bits hold; then nothing is
 *   counted
 */
gboolean   acies_two_rolls_init    (AciesTwoRolls      *self,
                                    guint               n,
                                    guint               faces,
                                    guint               hit,
                                    guint               wound,
                                    guint               retreat);

/**
 * acies_two_rolls_answer:
 * @answers: what so many hits may come to
 * Returns: in how many ways there are so many hits; times a number of
 *   @answers: of all ways together
 */
AciesWays  acies_two_rolls_answer  (const AciesTwoRolls *self,
                                    guint               hits,
                                    AciesThrow         *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesOdds, acies_odds_free)

/* What it adds to, in the words of the game, for a table: "hits ignored"; "" where it cannot be counted. */
const char *acies_reason_kind_name (AciesReasonKind     kind,
                                   const AciesRuleset *ruleset);

/* (transfer full) (nullable): what a hit comes to by the second roll, in the words of the game; %NULL if there is none */
char *acies_odds_describe_defence (const AciesOdds    *self,
                                   const AciesRuleset *ruleset);

G_END_DECLS
