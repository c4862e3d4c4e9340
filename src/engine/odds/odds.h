/* odds.h - exact odds of the rolls of one fight
 *
 * Gives each possible result with its exact probability, and the reasons for the number of dice. A fight has one roll, or a
 * second roll by the target that answers each hit of the first. Nothing is sampled. Each ruleset computes its odds with the
 * procedures that it also plays with (AciesOddsProcs); they and their helpers are at the end of this file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- ways ------------------------------------------------------------------------------------ */

/* Numbers of equally likely ways for dice to fall. For 32 dice in two rolls they exceed 64 bits. */

/* A compiler extension; our compilers have it on every 64-bit machine. */
__extension__ typedef unsigned __int128 AciesWays;

/* Returns: %FALSE if the product overflows; @product is then undefined */
static inline gboolean
acies_ways_multiply (AciesWays *product, AciesWays a, AciesWays b)
{
  return !__builtin_mul_overflow (a, b, product);
}

/* Returns: the greatest common divisor; for 0 and a number, that number */
AciesWays acies_ways_divisor    (AciesWays  a,
                                 AciesWays  b);

/* Returns: (transfer full): @ways in decimal digits */
char     *acies_ways_to_string  (AciesWays  ways);

/* --- fights ---------------------------------------------------------------------------------- */

/* What a reason changes. */
typedef enum
{
  ACIES_REASON_DICE,
  ACIES_REASON_IGNORED_HITS,      /* subtracted from the hits, down to 0 */
  ACIES_REASON_IGNORED_RETREATS,
  ACIES_REASON_TARGET_NUMBER,     /* the number that an attack die needs to hit */
  ACIES_REASON_OTHER,             /* nothing that can be counted; AciesReason.number is 0 */
} AciesReasonKind;
#define ACIES_N_REASONS (ACIES_REASON_OTHER + 1)

typedef struct
{
  AciesReasonKind kind;
  int             number;
  char           *text;  /* the cause in a few translated words */
  char           *rule;  /* id of the statement */
} AciesReason;

/* Untranslated words of a game for a kind of reason. Required for the kinds that its modifiers and procedures use, except
 * dice and OTHER, which have the same words in every game. */
typedef struct
{
  const char *name;      /* for a table: "hits ignored" */
  const char *forms[2];  /* formats with the number, the text and the rule: singular and plural, or one form only */
} AciesReasonWords;

/* One possible result. */
typedef struct
{
  guint8    hits;         /* of the attack roll, without ignored hits */
  guint8    wounds;       /* hits that cost a figure, after the second roll if there is one */
  guint8    retreats;     /* without ignored retreats */
  guint8    losses;       /* figures lost to wounds and retreats */
  gboolean  eliminated;
  guint8    result;       /* index into AciesOddsProcs.results; 0 if the fight has no results */
  AciesWays numerator;    /* of the reduced probability */
  AciesWays denominator;
} AciesChance;

/* No target number: the game has none, or the roll is over. */
#define ACIES_NO_POINT G_MININT

typedef struct _AciesOdds
{
  AciesId  attacker;          /* unit types */
  AciesId  target;
  guint    attacker_figures;
  guint    target_figures;
  gboolean melee;
  guint    n_dice;            /* of the next roll */
  gboolean has_kinds;         /* the game has several kinds of dice, and the kinds of this roll are known */
  guint8   kinds[ACIES_MAX_DICE]; /* of each die, if has_kinds */
  int      point;             /* the number that attack dice are compared with (AciesProcs.point_format), or ACIES_NO_POINT */
  gboolean has_results;       /* the fight compares two rolls; only the result is reported, not the hits */
  gboolean drives_back;       /* the game has retreats, and their odds are reported */
  gboolean has_position;      /* the units are on a board, so the cost of a retreat is known */
  int      defence;           /* defence dice below it wound, dice equal to it force a retreat; ACIES_NO_POINT: no second roll */
  GArray  *reasons;           /* of AciesReason; those for dice add up to n_dice */
  GArray  *chances;           /* of AciesChance, without duplicates, in ascending order; they add up to 1 */
  AciesWays total;            /* equally likely ways of all dice together; a multiple of each denominator */
  struct _AciesOdds *first;   /* (nullable): an automatic strike by the target before this roll */
  struct _AciesOdds *whole;   /* (nullable): if first is set, the odds of the attack after that strike; only its chances are set */
} AciesOdds;

/* An assumption: a condition of the ruleset's modifiers, a name of AciesOddsProcs.supposed, or a played card. */
typedef struct
{
  gboolean is_card;
  AciesId  id;        /* index of the condition, of the name in AciesOddsProcs.supposed, or of the card */
  gboolean has_count;
  guint8   count;     /* how many times; 1 by default */
} AciesSupposition;

/* The largest count of a supposition. */
#define ACIES_MAX_SUPPOSED 6

/* A fight between two unit types without a board. */
typedef struct
{
  AciesId  attacker;
  AciesId  target;
  guint    attacker_figures;  /* 0: full strength */
  guint    target_figures;
  gboolean ranged;
  AciesId  attacker_terrain;
  AciesId  target_terrain;
} AciesDuel;

/* @text: name of a condition or card, optionally "=" and a number. @error: %ACIES_COMMAND_ERROR with one sentence */
gboolean   acies_supposition_parse (const char         *text,
                                    const AciesRuleset *ruleset,
                                    AciesSupposition   *self,
                                    GError            **error);

/* The odds of the next roll of this attack or strike, if one is under way: the first roll, or the second roll if the hits are
 * known. Otherwise the odds of an attack declared now. The target's owner is assumed to choose the smallest loss of figures,
 * the attacker's owner the open path with the largest average loss.
 * @state: a game, or a scenario; in a scenario the attacker counts as ordered
 * @from: hex of the attacker
 * @at: hex of the target
 * @suppositions: (nullable) (element-type AciesSupposition)
 * @error: %ACIES_RULE_ERROR for an impossible attack, %ACIES_COMMAND_ERROR for an invalid supposition
 * Returns: (transfer full) (nullable) */
AciesOdds *acies_odds_new_for_attack (const AciesState *state,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/* As acies_odds_new_for_attack(), for an attack declared from @from. Does not check whether @unit can move there and still
 * attack; see reach.h.
 * @unit: the attacker, on the board
 * @from: its assumed hex; its real hex counts as empty
 * Returns: (transfer full) (nullable) */
AciesOdds *acies_odds_new_from      (const AciesState *state,
                                    AciesUnitId         unit,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/* Without a board, losses are those from wounds only.
 * @error: as for acies_odds_new_for_attack()
 * Returns: (transfer full) (nullable) */
AciesOdds *acies_odds_new_for_duel (AciesRuleset       *ruleset,
                                    const AciesDuel    *duel,
                                    const GArray       *suppositions,
                                    GError            **error);
void       acies_odds_free         (AciesOdds          *self);

/* Returns: the number of ways, out of AciesOdds.total, in which the target is eliminated */
AciesWays  acies_odds_count_eliminations (const AciesOdds *self);

/* The same for a surviving target that must retreat, and for retreats that cost figures, possibly the last one. */
AciesWays  acies_odds_count_retreats (const AciesOdds *self);
AciesWays  acies_odds_count_costly_retreats (const AciesOdds *self);

/* Returns: whether the target must retreat; whether the retreat costs figures in addition to its wounds */
static inline gboolean
acies_chance_is_retreat (const AciesChance *chance, const AciesOdds *odds)
{
  return odds->drives_back && chance->retreats > 0 && chance->wounds < odds->target_figures;
}

static inline gboolean
acies_chance_is_costly_retreat (const AciesChance *chance, const AciesOdds *odds)
{
  return acies_chance_is_retreat (chance, odds) && chance->losses > chance->wounds;
}

/* Returns: (transfer full): the reasons for the dice, for the target number and for what is ignored, each with its rule,
 * joined by @separator */
char      *acies_odds_dup_reasons  (const AciesOdds    *self,
                                    const AciesRuleset *ruleset,
                                    const char         *separator);

/* --- for rulesets ---------------------------------------------------------------------------- */

/* Returns: (transfer full): odds without reasons and chances */
AciesOdds *acies_odds_new          (void);
/* @text: (transfer full) */
void       acies_odds_add_reason   (AciesOdds          *self,
                                    AciesReasonKind     kind,
                                    int                 number,
                                    char               *text,
                                    const char         *rule);

/* Adds the probability of @chance to that of the same result. All chances must have the same denominator. */
void       acies_odds_add_chance   (AciesOdds          *self,
                                    const AciesChance  *chance);
/* Sorts the chances, reduces their fractions and sets the total. Call it last. */
void       acies_odds_finish       (AciesOdds          *self);

/* Sets @error: too many dice. Returns: %FALSE */
gboolean   acies_odds_refuse_count (const AciesOdds    *self,
                                    GError            **error);

/* The ways in which n dice give each number of hits and retreats. */
typedef struct
{
  guint     n;
  AciesWays total;                                         /* all ways together */
  AciesWays ways[ACIES_MAX_DICE + 1][ACIES_MAX_DICE + 1];  /* by hits, then by retreats */
} AciesThrow;

/* Reduces the three numbers first, so that as many dice as possible fit into 128 bits.
 * @hit, @retreat, @neither: number of equally likely ways for one die to give this result; not all 0
 * Returns: %FALSE if the number of ways does not fit; @self is then undefined */
gboolean   acies_throw_init        (AciesThrow         *self,
                                    guint               n,
                                    guint               hit,
                                    guint               retreat,
                                    guint               neither);

/* Two rolls: a die of the second roll answers each hit of the first. The fields after n are numbers of equally likely ways for
 * one die of the first roll, reduced so that as many dice as possible fit into 128 bits. */
typedef struct
{
  guint   n;        /* dice of the first roll */
  guint   missed;
  guint   wound;
  guint   retreat;
  guint   blocked;
  AciesWays total;  /* of all dice */
} AciesTwoRolls;

/* @faces: of each die, in both rolls
 * @hit: faces of a die of the first roll that hit
 * @wound, @retreat: faces of a die of the second roll with this effect
 * Returns: %FALSE if the number of ways does not fit into 128 bits; @self is then undefined */
gboolean   acies_two_rolls_init    (AciesTwoRolls      *self,
                                    guint               n,
                                    guint               faces,
                                    guint               hit,
                                    guint               wound,
                                    guint               retreat);

/* @answers: (out caller-allocates): the results of the second roll after @hits hits
 * Returns: the ways of the first roll with @hits hits; multiplied by ways of @answers, they are ways out of
 *   AciesTwoRolls.total */
AciesWays  acies_two_rolls_answer  (const AciesTwoRolls *self,
                                    guint               hits,
                                    AciesThrow         *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesOdds, acies_odds_free)

/* Returns: the name of @kind in the words of the game, for a table: "hits ignored"; "" for %ACIES_REASON_OTHER */
const char *acies_reason_kind_name (AciesReasonKind     kind,
                                   const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): the effect of the second roll on a hit, translated; %NULL without a second roll */
char *acies_odds_describe_defence (const AciesOdds    *self,
                                   const AciesRuleset *ruleset);

/* --- procedures of a ruleset ------------------------------------------------------------------- */

/* A possible result, for the attacker, of a fight that compares two rolls. */
typedef struct
{
  const char *id;    /* one word for scripts: "set-back" */
  const char *name;  /* untranslated; the context is “result of combat” */
} AciesFightResult;

/* The type of AciesProcs.odds. @of_attack and @of_duel are required. @suppositions as above. */
struct _AciesOddsProcs
{
  AciesOdds *(*of_attack) (const AciesState *state,
                           AciesHex          from,
                           AciesHex          at,
                           const GArray     *suppositions,
                           GError          **error);
  /* @state has the default switches. @duel has figures other than 0. */
  AciesOdds *(*of_duel)   (const AciesState *state,
                           const AciesDuel  *duel,
                           const GArray     *suppositions,
                           GError          **error);
  /* The figures that one retreat before an attack from @from would cost @target. For a ranged attack, the largest possible
   * number. NULL: retreats never cost figures. */
  guint      (*retreat_price) (const AciesState *state,
                               AciesUnitId       target,
                               AciesHex          from);
  /* The terrain for fights between a unit on @hex and others: of attacks by it and on it. NULL: the terrain of @hex. */
  AciesId (*ground) (const AciesState *state,
                     AciesHex          hex);
  /* Names of what can be supposed besides cards, ending with NULL; NULL: the conditions of the modifiers. */
  const char *const *supposed;
  /* Untranslated: the effect of a second roll on a hit; its number is given twice. NULL: no second roll. For the number of the
   * first roll see AciesProcs.point_format. */
  const char *defence_format;
  AciesReasonWords reasons[ACIES_N_REASONS];
  const AciesFightResult *results;  /* from the worst to the best, ending with one without id; NULL: fights have no results */
};

/* Returns: (nullable): the name of a required field that is missing; %NULL if none is, or if the ruleset has no odds */
const char *acies_odds_procs_find_missing (const AciesProcs *procs);

/* Returns: the translated name of @result */
const char *acies_fight_result_name (const AciesFightResult *result);

G_END_DECLS
