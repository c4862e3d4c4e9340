/* odds.h - exact odds of the rolls of one fight
 *
 * Odds contain each possible result with its exact probability, and the reasons for the number of dice. A fight has one roll or
 * two rolls. In the second roll, the target rolls one die against each hit of the first roll. Each ruleset computes its odds
 * with the procedures that it uses in play (AciesOddsProcs). These procedures and their helper functions are below.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- ways ------------------------------------------------------------------------------------ */

/* Numbers of equally likely combinations of dice (“ways”). For 32 dice in two rolls, these numbers exceed 64 bits.
 * The type is a compiler extension. The supported compilers provide it on every 64-bit machine. */
__extension__ typedef unsigned __int128 AciesWays;

/* Returns: %FALSE if the product overflows; @product is then undefined */
static inline gboolean
acies_ways_multiply (AciesWays *product, AciesWays a, AciesWays b)
{
  return !__builtin_mul_overflow (a, b, product);
}

/* Returns: the greatest common divisor; if one argument is 0, the other argument */
AciesWays acies_ways_divisor    (AciesWays  a,
                                 AciesWays  b);

/* Returns: (transfer full): @ways in decimal digits */
char     *acies_ways_to_string  (AciesWays  ways);

/* --- fights ---------------------------------------------------------------------------------- */

/* The value that a reason changes. */
typedef enum
{
  ACIES_REASON_DICE,
  ACIES_REASON_IGNORED_HITS,      /* the number that is subtracted from the hits; the result is at least 0 */
  ACIES_REASON_IGNORED_RETREATS,  /* the number that is subtracted from the retreats */
  ACIES_REASON_TARGET_NUMBER,     /* the number that an attack die needs to hit */
  ACIES_REASON_OTHER,             /* an effect without a number; AciesReason.number is 0 */
} AciesReasonKind;
#define ACIES_N_REASONS (ACIES_REASON_OTHER + 1)

typedef struct
{
  AciesReasonKind kind;
  int             number;
  char           *text;  /* short translated description of the cause */
  char           *rule;  /* id of the statement */
} AciesReason;

/* A game's untranslated words for a kind of reason. The words are required for each kind that the game's modifiers and
 * procedures use, except for DICE and OTHER, which have the same words in every game. */
typedef struct
{
  const char *name;      /* name for a table, such as "hits ignored" */
  const char *forms[2];  /* formats with three arguments (number, text, rule): singular and plural, or only one form */
} AciesReasonWords;

/* One possible result. */
typedef struct
{
  guint8    hits;         /* hits of the attack roll, except ignored hits */
  guint8    wounds;       /* hits that cost a figure, after the second roll if there is one */
  guint8    retreats;     /* retreats, except ignored retreats */
  guint8    losses;       /* figures lost to wounds and retreats */
  gboolean  eliminated;   /* whether the target is eliminated */
  guint8    result;       /* index into AciesOddsProcs.results; 0 if the fight has no results */
  AciesWays numerator;    /* numerator of the probability in lowest terms */
  AciesWays denominator;
} AciesChance;

/* The value of AciesOdds.point if the game has no target number, or if the attack roll is over. */
#define ACIES_NO_POINT G_MININT

typedef struct _AciesOdds
{
  AciesId  attacker;          /* unit type of the attacker */
  AciesId  target;            /* unit type of the target */
  guint    attacker_figures;
  guint    target_figures;
  gboolean melee;
  guint    n_dice;            /* number of dice in the next roll */
  gboolean has_kinds;         /* whether the game has several kinds of dice and the kinds in this roll are known */
  guint8   kinds[ACIES_MAX_DICE]; /* kind of each die, if @has_kinds */
  int      point;             /* number to which attack dice are compared (AciesProcs.point_format), or ACIES_NO_POINT */
  gboolean has_results;       /* whether the fight compares two rolls; if so, only the result is reported, not the hits */
  gboolean drives_back;       /* whether the game has retreats and their odds are reported */
  gboolean has_position;      /* whether the units are on a board, so that the cost of a retreat is known */
  int      defence;           /* second roll: a lower die wounds, an equal die forces a retreat; ACIES_NO_POINT: no second roll */
  GArray  *reasons;           /* (element-type AciesReason): the numbers of the reasons for dice add up to @n_dice */
  GArray  *chances;           /* (element-type AciesChance): unique results in ascending order; the probabilities add up to 1 */
  AciesWays total;            /* number of equally likely ways for all dice; a multiple of each denominator */
  struct _AciesOdds *first;   /* (nullable): odds of an automatic strike by the target before this roll */
  struct _AciesOdds *whole;   /* (nullable): if @first is set, odds of the attack after that strike; only its @chances are set */
} AciesOdds;

/* An assumption about a fight: that a condition of the ruleset's modifiers is true, that a condition named in
 * AciesOddsProcs.supposed is true, or that a card is played. */
typedef struct
{
  gboolean is_card;
  AciesId  id;        /* index of the condition, of the name in AciesOddsProcs.supposed, or of the card */
  gboolean has_count; /* whether the user gave a count */
  guint8   count;     /* how often the assumption applies; 1 by default */
} AciesSupposition;

/* Maximum of AciesSupposition.count. */
#define ACIES_MAX_SUPPOSED 6

/* A fight between two unit types without a board. */
typedef struct
{
  AciesId  attacker;
  AciesId  target;
  guint    attacker_figures;  /* number of figures; 0: full strength */
  guint    target_figures;    /* number of figures; 0: full strength */
  gboolean ranged;
  AciesId  attacker_terrain;
  AciesId  target_terrain;
} AciesDuel;

/* @text: the name of a condition or card, optionally followed by "=" and AciesSupposition.count
 * @error: %ACIES_COMMAND_ERROR */
gboolean   acies_supposition_parse (const char         *text,
                                    const AciesRuleset *ruleset,
                                    AciesSupposition   *self,
                                    GError            **error);

/* Computes the odds of a fight between two units. If this fight is in progress, the odds are for its next roll: the first
 * roll, or the second roll if the hits are known. Otherwise the odds are for an attack that is declared now. The odds assume that
 * the target's owner chooses the smallest loss of figures, and that the attacker's owner chooses the open path with the largest
 * average loss.
 * @state: a game or a scenario; in a scenario, the attacker is treated as ordered
 * @from: the hex of the attacker
 * @at: the hex of the target
 * @suppositions: (nullable) (element-type AciesSupposition): the assumptions
 * @error: %ACIES_RULE_ERROR for an impossible attack, %ACIES_COMMAND_ERROR for an invalid assumption
 * Returns: (transfer full) (nullable): the odds */
AciesOdds *acies_odds_new_for_attack (const AciesState *state,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/* Computes the odds of an attack by @unit from @from, like acies_odds_new_for_attack(). Does not check whether @unit can move to
 * @from and still attack; see reach.h.
 * @unit: the attacker, a unit on the board
 * @from: the hex from which @unit would attack; its current hex is treated as empty
 * Returns: (transfer full) (nullable): the odds */
AciesOdds *acies_odds_new_from      (const AciesState *state,
                                    AciesUnitId         unit,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/* Computes the odds of a fight without a board. Losses include wounds but not the cost of retreats.
 * @error: the same errors as acies_odds_new_for_attack()
 * Returns: (transfer full) (nullable): the odds */
AciesOdds *acies_odds_new_for_duel (AciesRuleset       *ruleset,
                                    const AciesDuel    *duel,
                                    const GArray       *suppositions,
                                    GError            **error);
void       acies_odds_free         (AciesOdds          *self);

/* Returns: the number of ways, out of AciesOdds.total, in which the target is eliminated */
AciesWays  acies_odds_count_eliminations (const AciesOdds *self);

/* Returns: the number of ways in which the target must retreat */
AciesWays  acies_odds_count_retreats (const AciesOdds *self);
/* Returns: the number of ways in which the target must retreat and the retreat costs figures */
AciesWays  acies_odds_count_costly_retreats (const AciesOdds *self);

/* Returns: whether the target survives its wounds and must retreat */
static inline gboolean
acies_chance_is_retreat (const AciesChance *chance, const AciesOdds *odds)
{
  return odds->drives_back && chance->retreats > 0 && chance->wounds < odds->target_figures;
}

/* Returns: whether the target must retreat and the retreat costs figures */
static inline gboolean
acies_chance_is_costly_retreat (const AciesChance *chance, const AciesOdds *odds)
{
  return acies_chance_is_retreat (chance, odds) && chance->losses > chance->wounds;
}

/* Returns: (transfer full): all reasons as text, each with its number and its rule, separated by @separator */
char      *acies_odds_dup_reasons  (const AciesOdds    *self,
                                    const AciesRuleset *ruleset,
                                    const char         *separator);

/* --- for rulesets ---------------------------------------------------------------------------- */

/* Returns: (transfer full): odds without reasons and chances */
AciesOdds *acies_odds_new          (void);
/* @text: (transfer full): a short translated description of the cause */
void       acies_odds_add_reason   (AciesOdds          *self,
                                    AciesReasonKind     kind,
                                    int                 number,
                                    char               *text,
                                    const char         *rule);

/* Adds @chance to the odds. An equal result takes the sum of both probabilities. All chances must have the same denominator. */
void       acies_odds_add_chance   (AciesOdds          *self,
                                    const AciesChance  *chance);
/* Sorts the chances, reduces their fractions and sets the total. Call this function last. */
void       acies_odds_finish       (AciesOdds          *self);

/* Sets @error to say that there are too many dice for exact odds. Returns: %FALSE */
gboolean   acies_odds_refuse_count (const AciesOdds    *self,
                                    GError            **error);

/* The number of ways in which @n dice produce each number of hits and retreats. */
typedef struct
{
  guint     n;
  AciesWays total;                                         /* sum of all ways */
  AciesWays ways[ACIES_MAX_DICE + 1][ACIES_MAX_DICE + 1];  /* indexed by hits, then by retreats */
} AciesThrow;

/* Computes the ways of @n dice. First divides the three numbers by common factors, so that more dice fit into 128 bits.
 * @hit, @retreat, @neither: the number of equally likely ways for one die to have this result; not all 0
 * Returns: %FALSE if the number of ways does not fit; @self is then undefined */
gboolean   acies_throw_init        (AciesThrow         *self,
                                    guint               n,
                                    guint               hit,
                                    guint               retreat,
                                    guint               neither);

/* Two rolls: one die of the second roll answers each hit of the first roll. The fields from @missed to @blocked are numbers of
 * equally likely ways for one die of the first roll. Common factors are removed, so that more dice fit into 128 bits. */
typedef struct
{
  guint   n;        /* number of dice in the first roll */
  guint   missed;
  guint   wound;
  guint   retreat;
  guint   blocked;
  AciesWays total;  /* number of ways for all dice */
} AciesTwoRolls;

/* @faces: the number of faces of each die in both rolls
 * @hit: the number of faces that hit in the first roll
 * @wound, @retreat: the number of faces with this effect in the second roll
 * Returns: %FALSE if the number of ways does not fit into 128 bits; @self is then undefined */
gboolean   acies_two_rolls_init    (AciesTwoRolls      *self,
                                    guint               n,
                                    guint               faces,
                                    guint               hit,
                                    guint               wound,
                                    guint               retreat);

/* @answers: (out caller-allocates): the results of the second roll after @hits hits
 * Returns: the number of ways to roll @hits hits in the first roll; for ways out of AciesTwoRolls.total,
 *   multiply this number by a number of ways in @answers */
AciesWays  acies_two_rolls_answer  (const AciesTwoRolls *self,
                                    guint               hits,
                                    AciesThrow         *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesOdds, acies_odds_free)

/* Returns: the game's name for @kind in a table, such as "hits ignored"; "" for %ACIES_REASON_OTHER */
const char *acies_reason_kind_name (AciesReasonKind     kind,
                                   const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): a translated text about the effect of the second roll on a hit; %NULL if there is none */
char *acies_odds_describe_defence (const AciesOdds    *self,
                                   const AciesRuleset *ruleset);

/* --- procedures of a ruleset ------------------------------------------------------------------- */

/* A possible result for the attacker in a fight that compares two rolls. */
typedef struct
{
  const char *id;    /* one word for scripts, such as "set-back" */
  const char *name;  /* untranslated; the translation context is “result of combat” */
} AciesFightResult;

/* Procedures for odds (AciesProcs.odds). @of_attack and @of_duel are required. */
struct _AciesOddsProcs
{
  /* For acies_odds_new_for_attack() and acies_odds_new_from(). */
  AciesOdds *(*of_attack) (const AciesState *state,
                           AciesHex          from,
                           AciesHex          at,
                           const GArray     *suppositions,
                           GError          **error);
  /* For acies_odds_new_for_duel(). @state has the default switches. The figures in @duel are never 0. */
  AciesOdds *(*of_duel)   (const AciesState *state,
                           const AciesDuel  *duel,
                           const GArray     *suppositions,
                           GError          **error);
  /* Returns: the number of figures that a retreat from an attacker on @from costs @target; for a ranged attack, the maximum cost.
   * NULL: retreats never cost figures. */
  guint      (*retreat_price) (const AciesState *state,
                               AciesUnitId       target,
                               AciesHex          from);
  /* Returns: the terrain that applies to attacks by and against a unit on @hex. NULL: the terrain of @hex. */
  AciesId (*ground) (const AciesState *state,
                     AciesHex          hex);
  /* A NULL-terminated array of names of assumptions other than cards. NULL: they are the conditions of the modifiers. */
  const char *const *supposed;
  /* The untranslated format for the effect of a second roll on a hit. Both arguments are AciesOdds.defence. NULL: no second roll.
   * AciesProcs.point_format is the format for the first roll. */
  const char *defence_format;
  AciesReasonWords reasons[ACIES_N_REASONS];
  const AciesFightResult *results;  /* from worst to best for the attacker; the last has no id; NULL: no results */
};

/* Returns: (nullable): the name of a missing required field; %NULL if no field is missing or the ruleset has no odds */
const char *acies_odds_procs_find_missing (const AciesProcs *procs);

/* Returns: the translated name of @result */
const char *acies_fight_result_name (const AciesFightResult *result);

G_END_DECLS
