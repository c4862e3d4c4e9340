/* odds.h - exact odds for the next rolls of a fight
 *
 * AciesOdds lists every possible result of a fight with its exact probability, and explains the number of dice. A fight
 * has one or two rolls. In the second roll, if there is one, the target rolls one die for each hit of the first roll.
 * Each ruleset computes odds with its own procedures (AciesOddsProcs), which apply the same rules as in play. This
 * header declares the public functions, these procedures and their helper functions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* --- counting ways --------------------------------------------------------------------------- */

/* A count of ways. A way is one of the equally likely combinations of faces that the dice can show. For 32 dice in two
 * rolls, the number of ways does not fit into 64 bits. The type is a compiler extension that all supported compilers
 * provide on 64-bit machines. */
__extension__ typedef unsigned __int128 AciesWays;

/* Returns: %TRUE, or %FALSE if the product overflows, which leaves @product undefined */
static inline gboolean
acies_ways_multiply (AciesWays *product, AciesWays a, AciesWays b)
{
  return !__builtin_mul_overflow (a, b, product);
}

/* Returns: the greatest common divisor of @a and @b; the other number if one of them is 0 */
AciesWays acies_ways_divisor    (AciesWays  a,
                                 AciesWays  b);

/* Returns: (transfer full): @ways as a decimal number */
char     *acies_ways_to_string  (AciesWays  ways);

/* --- fights ---------------------------------------------------------------------------------- */

/* The kinds of value that a reason explains. */
typedef enum
{
  ACIES_REASON_DICE,
  ACIES_REASON_IGNORED_HITS,      /* the number of ignored hits, at most the number of hits rolled */
  ACIES_REASON_IGNORED_RETREATS,  /* the number of ignored retreats */
  ACIES_REASON_TARGET_NUMBER,     /* the number that a die must show to hit */
  ACIES_REASON_OTHER,             /* an effect that is not a number; AciesReason.number is 0 */
} AciesReasonKind;
#define ACIES_N_REASONS (ACIES_REASON_OTHER + 1)

typedef struct
{
  AciesReasonKind kind;
  int             number;
  char           *text;  /* short translated description of the cause */
  char           *rule;  /* id of the statement in the rulebook */
} AciesReason;

/* The untranslated words with which a game describes one kind of reason. A game must provide them for each kind that
 * its modifiers and procedures use. DICE and OTHER are exceptions, because default words exist for them. */
typedef struct
{
  const char *name;      /* column title in a table, such as "hits ignored" */
  const char *forms[2];  /* formats for number, text and rule: singular and plural, or a single form and NULL */
} AciesReasonWords;

/* A possible result of a fight, with its probability. */
typedef struct
{
  guint8    hits;         /* hits of the attack roll that are not ignored */
  guint8    wounds;       /* hits that cost a figure, after the second roll if there is one */
  guint8    retreats;     /* retreats that are not ignored */
  guint8    losses;       /* figures that the target loses to wounds and retreats */
  gboolean  eliminated;   /* whether the target is eliminated */
  guint8    result;       /* index into AciesOddsProcs.results; 0 if the game does not define results */
  AciesWays numerator;    /* probability as a fraction, reduced by acies_odds_finish() */
  AciesWays denominator;
} AciesChance;

/* The effects of one die of a roll, by the number of the face from 0. */
typedef struct
{
  guint8 results[ACIES_MAX_FACES], hits[ACIES_MAX_FACES];  /* @results: AciesDieResult */
} AciesDieEffects;

/* The value of AciesOdds.point if the game has no target number or the attack roll has already been made. */
#define ACIES_NO_POINT G_MININT

typedef struct _AciesOdds
{
  AciesId  attacker;          /* unit type of the attacker */
  AciesId  target;            /* unit type of the target */
  guint    attacker_figures;
  guint    target_figures;
  gboolean melee;
  guint    n_dice;            /* number of dice in the next roll */
  guint    spared;            /* number of hits that cost no figures but have another effect (AciesOddsProcs.describe_spared) */
  gboolean has_kinds;         /* whether texts name @kinds; not in games whose fights have one kind of dice */
  guint8   kinds[ACIES_MAX_DICE]; /* the kind of each die; the second roll has the first kind */
  int      point;             /* number to compare attack dice with (AciesProcs.point_format), or ACIES_NO_POINT */
  gboolean has_results;       /* whether two rolls are compared; if so, AciesChance.result is shown instead of hits */
  gboolean drives_back;       /* whether the odds include retreats */
  gboolean has_position;      /* whether the units are on a board, which is necessary to know the cost of a retreat */
  /* number with which the dice of the second roll are compared, or ACIES_NO_POINT; a lower die wounds, an equal die
   * forces a retreat */
  int      defence;
  AciesDieEffects effects[ACIES_MAX_DICE]; /* of each die of the next roll, unless it is that of the defence */
  guint    n_ignored_hits;    /* hits of the attack roll that are ignored, if there are so many */
  guint    n_ignored_retreats;
  GArray  *reasons;           /* (element-type AciesReason): the numbers of all DICE reasons add up to @n_dice */
  GArray  *chances;           /* (element-type AciesChance): distinct results, sorted; the probabilities add up to 1 */
  AciesWays total;            /* number of ways for all dice together; a multiple of each denominator */
  struct _AciesOdds *first;   /* (nullable): odds of the target's strike, if it precedes this roll */
  struct _AciesOdds *whole;   /* (nullable): if @first is set, the results of the strike and the attack together */
} AciesOdds;

/* An assumption about a fight: that a card is played, or that a condition is true. The names of the conditions are in
 * AciesOddsProcs.supposed or, if that is NULL, are those of the ruleset's modifiers. */
typedef struct
{
  gboolean is_card;
  AciesId  id;        /* index of the card or condition */
  gboolean has_count; /* whether the user entered a count */
  guint8   count;     /* how many times the assumption applies; the default is 1 */
} AciesSupposition;

/* The highest value of AciesSupposition.count. */
#define ACIES_MAX_SUPPOSED 6

/* A fight between two unit types that are not on a board. */
typedef struct
{
  AciesId  attacker;
  AciesId  target;
  guint    attacker_figures;  /* 0 for full strength */
  guint    target_figures;    /* 0 for full strength */
  gboolean ranged;
  AciesId  attacker_terrain;
  AciesId  target_terrain;
} AciesDuel;

/* Parses an assumption.
 * @text: the name of a condition or card, which can be followed by "=" and a count
 * @error: %ACIES_COMMAND_ERROR if @text is invalid */
gboolean   acies_supposition_parse (const char         *text,
                                    const AciesRuleset *ruleset,
                                    AciesSupposition   *self,
                                    GError            **error);

/* Computes the odds of an attack by the unit on @from against the unit on @at. If this attack is in progress, the odds
 * are for its next roll, which is the second roll if the hits are known. Otherwise, the odds are for an attack that is
 * declared now. The odds assume that the target's owner loses as few figures as possible, and that the attacker's owner
 * attacks along the open path that costs the target the most figures on average.
 * @state: a game or a scenario; in a scenario, the attacker is assumed to have been ordered
 * @suppositions: (nullable) (element-type AciesSupposition): the assumptions
 * @error: %ACIES_RULE_ERROR if the attack is impossible or has no exact odds, %ACIES_COMMAND_ERROR for an invalid
 *   assumption
 * Returns: (transfer full) (nullable): the odds, or %NULL on error */
AciesOdds *acies_odds_new_for_attack (const AciesState *state,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/* Computes the odds of an attack that @unit would make after a move to @from. Does not check whether @unit can move
 * there and still attack; see reach.h. In other respects, this function is like acies_odds_new_for_attack().
 * @unit: the attacker, which must be on the board
 * @from: the hex from which @unit would attack; the current hex of @unit counts as empty
 * Returns: (transfer full) (nullable): the odds, or %NULL on error */
AciesOdds *acies_odds_new_from      (const AciesState *state,
                                    AciesUnitId         unit,
                                    AciesHex            from,
                                    AciesHex            at,
                                    const GArray       *suppositions,
                                    GError            **error);

/* Computes the odds of a fight that does not take place on a board. Losses include wounds but not the cost of retreats.
 * @error: as for acies_odds_new_for_attack()
 * Returns: (transfer full) (nullable): the odds, or %NULL on error */
AciesOdds *acies_odds_new_for_duel (AciesRuleset       *ruleset,
                                    const AciesDuel    *duel,
                                    const GArray       *suppositions,
                                    GError            **error);

/* Like acies_odds_new_for_duel(), but with the switches of @battle, such as the strength of leaders. */
AciesOdds *acies_odds_new_for_duel_in (const AciesState *battle,
                                    const AciesDuel    *duel,
                                    const GArray       *suppositions,
                                    GError            **error);
void       acies_odds_free         (AciesOdds          *self);

/* Returns: the number of ways, out of AciesOdds.total, in which the target is eliminated */
AciesWays  acies_odds_count_eliminations (const AciesOdds *self);

/* Returns: the number of ways, out of AciesOdds.total, in which the target survives its wounds and must retreat */
AciesWays  acies_odds_count_retreats (const AciesOdds *self);
/* Returns: the number of ways, out of AciesOdds.total, in which the target must retreat and the retreat costs
 * figures */
AciesWays  acies_odds_count_costly_retreats (const AciesOdds *self);

/* Returns: whether the target survives its wounds and must retreat */
static inline gboolean
acies_chance_is_retreat (const AciesChance *chance, const AciesOdds *odds)
{
  return odds->drives_back && chance->retreats > 0 && chance->wounds < odds->target_figures;
}

/* Returns: whether the target must retreat and loses figures by retreating */
static inline gboolean
acies_chance_is_costly_retreat (const AciesChance *chance, const AciesOdds *odds)
{
  return acies_chance_is_retreat (chance, odds) && chance->losses > chance->wounds;
}

/**
 * acies_odds_judge:
 * @dice: (inout): the attack roll of @self, whose results are set
 * @result: (out): the hits, wounds, retreats and losses; if it is not final, only the hits
 *
 * Returns: whether the result is final; if not, the target rolls: for each hit, or as many dice as the reasons say
 */
gboolean   acies_odds_judge        (const AciesOdds    *self,
                                    AciesDice          *dice,
                                    AciesChance        *result);

/* Like acies_odds_judge(), for the second roll, in which the target rolls one die for each of @hits. */
void       acies_odds_judge_defence (const AciesOdds   *self,
                                    const AciesRuleset *ruleset,
                                    guint               hits,
                                    AciesDice          *dice,
                                    AciesChance        *result);

/* Returns: (transfer full): the translated text of all reasons, each with its number and rule, separated by
 * @separator */
char      *acies_odds_dup_reasons  (const AciesOdds    *self,
                                    const AciesRuleset *ruleset,
                                    const char         *separator);

/* --- for the procedures of rulesets ---------------------------------------------------------- */

/* Returns: (transfer full): new odds without reasons or chances */
AciesOdds *acies_odds_new          (void);
/* @text: (transfer full): a short translated description of the cause
 * @rule: the id of the statement; the function copies it */
void       acies_odds_add_reason   (AciesOdds          *self,
                                    AciesReasonKind     kind,
                                    int                 number,
                                    char               *text,
                                    const char         *rule);

/* Adds a result. If the odds already contain an equal result, the probabilities are added. All chances must have the
 * same denominator. */
void       acies_odds_add_chance   (AciesOdds          *self,
                                    const AciesChance  *chance);
/* Sets the effects of die number @die, from 0: the numbers from @least to @most hit, and @equal is a retreat. */
void       acies_odds_set_effects  (AciesOdds          *self,
                                    guint               die,
                                    const AciesDieType *type,
                                    int                 least,
                                    int                 most,
                                    int                 equal);
/* Sorts the chances, reduces their fractions and sets the total. No chances can be added afterwards. */
void       acies_odds_finish       (AciesOdds          *self);

/* Sets @error to report that a fight has too many dice for exact odds. Returns: %FALSE */
gboolean   acies_odds_refuse_count (const AciesOdds    *self,
                                    GError            **error);

/* For a roll of @n dice, the number of ways to get each combination of hits and retreats. */
typedef struct
{
  guint     n;
  AciesWays total;                                         /* sum of all elements of @ways */
  AciesWays ways[ACIES_MAX_DICE + 1][ACIES_MAX_DICE + 1];  /* indexed by hits, then by retreats */
} AciesThrow;

/* Counts the ways to get each result with @n dice. First divides @hit, @retreat and @neither by their common factors,
 * so that more dice fit into 128 bits.
 * @hit, @retreat, @neither: the number of ways to get each result with one die; at least one number is not 0
 * Returns: %FALSE if any count does not fit into 128 bits; @self is then undefined */
gboolean   acies_throw_init        (AciesThrow         *self,
                                    guint               n,
                                    guint               hit,
                                    guint               retreat,
                                    guint               neither);

/* Two successive rolls. For each hit of the first roll, one die is rolled in the second roll. The fields from @missed
 * to @blocked count the ways in which one die of the first roll, together with its die in the second roll, has the
 * result after which the field is named. Common factors are removed, so that more dice fit into 128 bits. */
typedef struct
{
  guint   n;        /* number of dice in the first roll */
  guint   missed;
  guint   wound;
  guint   retreat;
  guint   blocked;
  AciesWays total;  /* number of ways for all dice together */
} AciesTwoRolls;

/* @faces: the number of faces of each die, in both rolls
 * @hit: the number of faces that hit in the first roll
 * @wound, @retreat: the number of faces that cause a wound or a retreat in the second roll
 * Returns: %FALSE if the number of ways does not fit into 128 bits; @self is then undefined */
gboolean   acies_two_rolls_init    (AciesTwoRolls      *self,
                                    guint               n,
                                    guint               faces,
                                    guint               hit,
                                    guint               wound,
                                    guint               retreat);

/* Counts the ways to get @hits hits in the first roll, and the ways to get each result in the second roll.
 * @answers: (out caller-allocates): the ways for the second roll alone
 * Returns: the number of ways for the first roll. Its product with a count from @answers is the number of ways, out of
 *   AciesTwoRolls.total, to get both results. */
AciesWays  acies_two_rolls_answer  (const AciesTwoRolls *self,
                                    guint               hits,
                                    AciesThrow         *answers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesOdds, acies_odds_free)

/* Returns: the translated name of @kind as a column title, such as "hits ignored"; "" if @kind has no name in this
 * game */
const char *acies_reason_kind_name (AciesReasonKind     kind,
                                   const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): a translated description of the second roll; %NULL if there is no second
 *   roll */
char *acies_odds_describe_defence (const AciesOdds    *self,
                                   const AciesRuleset *ruleset);

/* --- procedures of a ruleset ------------------------------------------------------------------- */

/* A result of a fight in which two rolls are compared, from the point of view of the attacker. */
typedef struct
{
  const char *id;    /* id for scripts, such as "set-back" */
  const char *name;  /* untranslated name; its translation context is “result of combat” */
} AciesFightResult;

/* A condition that users can choose for a fight without a position. */
typedef struct
{
  const char *name;          /* (nullable): untranslated name, with the context "condition of a fight"; NULL if other
                              * choices decide the condition */
  const char *rule;          /* id of the statement */
  gboolean    is_of_battle;  /* whether the switches of a scenario decide it */
} AciesConditionWords;

/* A ruleset's procedures for computing odds (AciesProcs.odds). @of_attack and @of_duel are required; the other fields
 * are optional. */
struct _AciesOddsProcs
{
  /* Implements acies_odds_new_for_attack() and acies_odds_new_from(). */
  AciesOdds *(*of_attack) (const AciesState *state,
                           AciesHex          from,
                           AciesHex          at,
                           const GArray     *suppositions,
                           GError          **error);
  /* Implements acies_odds_new_for_duel_in(). @state is empty except for its switches. The numbers of figures in @duel
   * are never 0. */
  AciesOdds *(*of_duel)   (const AciesState *state,
                           const AciesDuel  *duel,
                           const GArray     *suppositions,
                           GError          **error);
  /* (nullable): returns the number of figures that @target loses by retreating from an attacker on @from. For a ranged
   * attack, returns the maximum for all paths of the attack. If NULL, retreats never cost figures. */
  guint      (*retreat_price) (const AciesState *state,
                               AciesUnitId       target,
                               AciesHex          from);
  /* (nullable): returns the terrain that counts for attacks by and against a unit on @hex. If NULL, the terrain of @hex
   * counts. */
  AciesId (*ground) (const AciesState *state,
                     AciesHex          hex);
  /* (nullable): the NULL-terminated names of assumptions other than cards. If NULL, the conditions of modifiers are
   * used. */
  const char *const *supposed;
  const AciesConditionWords *conditions; /* (nullable): words for these assumptions, in the same order */
  /* (nullable): returns whether the owner of the target can answer @duel with @card. If NULL, no card answers. */
  gboolean   (*can_answer)     (const AciesState *state,
                               const AciesDuel  *duel,
                               AciesId           card);
  /* (nullable): the untranslated format for the effect of the second roll on one hit. Both arguments are
   * AciesOdds.defence. It is NULL if there is no second roll. The format for the first roll is
   * AciesProcs.point_format. */
  const char *defence_format;
  /* (nullable): returns a translated text for the effect of @hits hits, at most @spared, which cost no figures; required
   * if the odds can have AciesOdds.spared */
  char *(*describe_spared) (guint hits,
                            guint spared);
  AciesReasonWords reasons[ACIES_N_REASONS];
  const AciesFightResult *results;  /* (nullable): results, worst for the attacker first; a NULL id ends the list */
};

/* Returns: (nullable): the name of a required field that is not set; %NULL if all are set or the ruleset has no odds */
const char *acies_odds_procs_find_missing (const AciesProcs *procs);

/* Returns: the translated name of @result */
const char *acies_fight_result_name (const AciesFightResult *result);

G_END_DECLS
