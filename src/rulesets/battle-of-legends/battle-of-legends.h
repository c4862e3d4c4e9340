/* battle-of-legends.h - procedures shared by Rome vs Macedon and Rome vs Carthage
 *
 * Both games belong to the Battle of Legends series. The functions here look up the differences between the two games
 * in AciesProcs.shared, which acies_legends() returns. Code that only one game needs is in the files of that game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/reach.h"
#include "engine/core/engine.h"
#include "rulesets/battle-of-legends/fights.h"
#include "rulesets/shared/shared.h"

G_BEGIN_DECLS

/* The attributes of a unit type in both games. */
enum
{
  LEGENDS_MARCH, LEGENDS_ATTACK_MOVE, LEGENDS_RANGE, LEGENDS_MELEE_ATTACK, LEGENDS_MELEE_DEFENCE, LEGENDS_RANGED_ATTACK,
  LEGENDS_RANGED_DEFENCE,
};

/* The command "enter TYPE HEX", the first game-specific command of both games. */
#define LEGENDS_COMMAND_ENTER ACIES_OWN_COMMAND (0)

/* A bit in AciesUnit.status: the unit stays in reserve for the whole game. */
#define LEGENDS_STAYS_OUT (1 << 2)

/* Function types for the tables of a game. They allow several functions to be declared on a single line. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);

typedef struct
{
  guint8 moment;  /* the decision that the step asks for, or ACIES_DECISION_NONE */
  guint8 phase;   /* the phase that the step starts, or 0 for no change; ignored in a strike */
} AciesStepProc;

/* The side that can play an ability card. */
typedef enum
{
  ACIES_CARD_OF_ACTIVE,    /* the active side, while no attack is in progress */
  ACIES_CARD_OF_ATTACKER,  /* the attacking side, during an attack */
  ACIES_CARD_OF_TARGET,    /* the side under attack, during an attack */
} AciesCardOwner;

/* Bits for AciesCardProc.asks. */
enum
{
  ACIES_CARD_MELEE = 1 << 0,  /* the combat must be a melee */
  ACIES_CARD_ABLE  = 1 << 1,  /* the attacker, or the target if its side plays the card, must have the card's ability */
  ACIES_CARD_NAMES = 1 << 2,  /* the command must name a hex */
  ACIES_CARD_AGAIN = 1 << 3,  /* after the card, the same question is asked again */
};

/* When an ability card can be played, and the conditions for playing it. */
typedef struct
{
  guint8 effect;  /* the effect of the card in the ruleset */
  guint8 moment;  /* the decision that the card answers; ACIES_DECISION_NONE: the card answers no question */
  guint8 owner;   /* an AciesCardOwner */
  guint8 asks;    /* bit mask of ACIES_CARD_MELEE to ACIES_CARD_AGAIN */
} AciesCardProc;

/* The differences between the two games. */
struct _AciesSharedProcs
{
  /* The ids of the statements to cite when a command is refused. */
  struct
  {
    const char *moment;    /* each card can be played only at its own moment */
    const char *hand;      /* a card must be in the hand to be played */
    const char *ability;   /* a card can be played only for a unit that has its ability */
    const char *owner;     /* only units of the active side can act */
    const char *enemy;     /* only enemies can be attacked */
    const char *far;       /* enemies out of range cannot be attacked */
    const char *way;       /* obstacles block attacks */
    const char *bound;     /* a unit that starts next to enemies can attack only these enemies */
    const char *near;      /* only the nearest enemies can be attacked; NULL: any enemy in range can be attacked */
    const char *once;      /* each flanker counts only once */
    const char *put_back;  /* which cards can be put back into the deck */
    const char *take;      /* which cards can be taken from the deck */
    const char *reserve;   /* how units enter from the reserve */
    const char *strike;    /* cards for attacks cannot be played in a strike or counter */
  } rules;

  /* The steps, indexed by kind. The steps of attacks and strikes are consecutive, and the steps that end them come
   * last. */
  const AciesStepProc *steps;
  void (*run) (AciesResolver *resolver, const AciesStep *step);
  guint8               attack;   /* first step of an attack */
  guint8               result;   /* step that applies the result of a roll */
  guint8               emptied;  /* first step of an attack that still runs after the target has withdrawn */
  guint8               ends;     /* first step of an attack that still runs after the attack is over */

  const AciesCardProc *cards;    /* the ability cards, ended by a row with the effect ACIES_NO_ID */
  /* Returns %TRUE if @card suits the current attack. If card_check then refuses the card, acies_card_moments_ask() can
   * log the reason. card_fits and card_check must depend only on public facts. */
  gboolean (*card_fits)    (const AciesState *state, AciesId card, GError **error);
  /* Returns %TRUE if @card can be played on @hex now. For a card that needs a hex, pass NO_HEX to get the reason why
   * the card cannot be played on any hex. */
  gboolean (*card_check)   (const AciesState *state, AciesId card, AciesHex hex, GError **error);
  void     (*card_play)    (AciesResolver *resolver, AciesId card, AciesHex hex);
  guint8               ordered;  /* the mark for units that have been ordered by an order card */

  /* Returns %TRUE if @unit, which must be on the board, can still move. */
  gboolean (*may_move)     (const AciesState *state, AciesUnitId unit, GError **error);
  /* Returns %TRUE if @unit can still attack. */
  gboolean (*may_attack)   (const AciesState *state, AciesUnitId unit, GError **error);
  /* Returns %TRUE if @unit can attack after a move of @moved hexes. */
  gboolean (*attack_after) (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
  /* Sets @error to the reason why @unit cannot reach @to within @steps hexes. Always returns %FALSE. */
  gboolean (*refuse_move)  (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);

  /* Returns the range of @unit, or 0 if it never attacks. Sets @least to the minimum range if that is not 1. */
  guint    (*range)       (const AciesState *state, AciesUnitId unit, guint *least);
  /* Returns %TRUE if any enemies next to the starting hex of @unit prevent it from attacking other enemies. NULL:
   * always %FALSE. */
  gboolean (*is_bound)    (const AciesState *state, AciesUnitId unit);
  /* Returns %TRUE if attacks follow a straight line, so that obstacles can block them. NULL: attacks can go around
   * obstacles. */
  gboolean (*is_straight) (const AciesState *state);

  guint8   flanking;       /* the effect of the card Flanking */
  guint8   envelopment;    /* the effect of the card Envelopment */
  /* TRUE: every friend next to the target is a flanker, and counts for both cards. FALSE: only friends with the
   * ability Flanking are flankers, and each counts for only one of the two cards. */
  gboolean all_flank;
  /* Returns the number of flankers needed to play the Envelopment @card. Unless all_flank is TRUE, flankers named by
   * the card Flanking count towards this number. */
  guint  (*needs_flankers) (const AciesCardType *card);

  /* Returns the factors for the dice of @combat, an attack, strike or counter. The attacker of @combat rolls the
   * dice. */
  AciesFactors (*read)     (const AciesState *state, const AciesCombat *combat);
  /* Sets the conditions that follow from other factors. The field @derived is a bit mask of these conditions. */
  void     (*derive)       (AciesFactors *factors);
  guint    derived;
  /* Returns the maximum number of times that @condition, which must not be in @derived, can apply. If this
   * number is 0, @error can be set to the reason. NULL: no maximum. */
  guint    (*most)         (const AciesFactors *factors, guint condition, GError **error);
  /* Returns %TRUE if @card increases the attack value of units of @unit_type. NULL: there are no such cards. */
  gboolean (*lends_attack) (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
};

static inline const AciesSharedProcs *
acies_legends (const AciesState *state)
{
  return state->ruleset->procs->shared;
}

/* --- phases.c -------------------------------------------------------------------------------- */

/* Implements AciesProcs.run_step. Starts the phase of @step and runs the step, unless it belongs to an attack that
 * is over. */
void     acies_step_run (AciesResolver *resolver, const AciesStep *step);

extern const AciesGameEnd acies_end_morale_zero, acies_end_more_morale;
/* Takes @n morale from @loser, but no more than @loser has. @given: whether the enemy gains this morale */
void     acies_morale_take (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* Asks @side to put back or take a card, depending on @decision. Does nothing if there is no such card. The question
 * is repeated after each card. */
void     acies_hand_ask (AciesResolver *resolver, guint decision, AciesSide side);
AciesCheckFunc acies_hand_check;
AciesResolveFunc acies_hand_move;
AciesListFunc acies_hand_list;

/* The verb "enter", which brings a unit from the reserve onto an entry hex of its side. */
extern const AciesVerb acies_reserve_verb;
/* Returns %TRUE if @unit is in the reserve of @side and can still enter the board. */
gboolean acies_reserve_is_waiting (const AciesState *state, AciesSide side, AciesUnitId unit);
/* Appends an "enter" command for each type of waiting unit and each free entry hex of @side. */
void     acies_reserve_list (const AciesState *state, AciesSide side, GArray *commands);
AciesListFunc acies_reserve_list_asked;  /* like acies_reserve_list(), for the side that must decide */
AciesCheckFunc acies_reserve_check;
/* Moves a waiting unit of @type to @hex and returns it. Chooses the unit with the most figures. */
AciesUnitId acies_reserve_enter (AciesResolver *resolver, AciesSide side, AciesId type, AciesHex hex);

/* Returns the first card with @effect, or NO_ID. */
AciesId  acies_ruleset_find_effect (const AciesRuleset *ruleset, guint effect);
/* Returns %TRUE if @card is an order card or a scenario card. Such a card applies to a whole turn. */
gboolean acies_card_is_order (const AciesCardType *card);

/* --- moves.c --------------------------------------------------------------------------------- */

/* Returns %TRUE if units of @type have the ability of a card with @effect. */
gboolean acies_type_has_ability (const AciesRuleset *ruleset, AciesId type, guint effect);
/* Returns %TRUE if @hex is passable and has no unit. Returns %FALSE for NO_HEX. */
gboolean acies_hex_is_free (const AciesState *state, AciesHex hex);
/* Returns %TRUE if a unit of the same side as @unit is on @hex. Returns %FALSE for NO_HEX. */
gboolean acies_unit_has_friend_on (const AciesState *state, AciesUnitId unit, AciesHex hex);
/* Returns %TRUE if @unit belongs to @side and is on the board next to @hex. */
gboolean acies_unit_is_beside (const AciesState *state, AciesUnitId unit, AciesHex hex, AciesSide side);
/* Returns %TRUE if a unit of @side is on the board next to @hex. */
gboolean acies_units_any_beside (const AciesState *state, AciesHex hex, AciesSide side);
/* Returns the number of friends with @skill next to @unit, or 0 if @unit is not on the board. */
guint    acies_unit_count_beside (const AciesState *state, AciesUnitId unit, guint skill);
/* Fills @ids with the enemies of @side on the board and returns their number. @ids: room for %ACIES_MAX_UNITS units */
guint    acies_units_list_enemies (const AciesState *state, AciesSide side, AciesUnitId *ids);

/* Implements AciesScenarioProcs.attack_range. */
guint    acies_type_range (const AciesState *state, AciesId unit_type);
/* Returns the number of hexes that @unit must move to reach @to, or 0 if it cannot reach @to within @steps hexes. */
guint    acies_unit_move_cost (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps);
/* Checks that @unit can reach @to within @steps hexes. */
gboolean acies_unit_check_way (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* Checks that @unit is not already on @to, that @to has room for it, and that @to is passable. @rule, @held_rule:
 * the ids of the statements to cite if the first or the second check fails */
gboolean acies_check_destination (const AciesState *state, AciesUnitId unit, AciesHex to, const char *rule, const char *held_rule, GError **error);
/* Checks that a move of @moved hexes is not longer than @attack_move, the longest move after which @unit can attack.
 * @rule: the id of the statement to cite */
gboolean acies_check_attack_move (const AciesState *state, AciesUnitId unit, guint moved, int attack_move, const char *rule, GError **error);
/* Returns %TRUE if @unit can move to at least one hex within @steps hexes. */
gboolean acies_unit_can_go (const AciesState *state, AciesUnitId unit, guint steps);
/* Returns %TRUE if @unit can attack at least one enemy from its hex. */
gboolean acies_unit_has_target (const AciesState *state, AciesUnitId unit);
/* Returns %TRUE if @unit can move or attack now. */
gboolean acies_unit_may_act (const AciesState *state, AciesUnitId unit);
AciesCheckFunc acies_act_check_move;  /* checks a "move" command */
/* Appends the moves and attacks of all units of the active side. */
AciesListFunc acies_act_list;
/* Appends a move of @unit to each hex within @steps hexes that it can reach and stop on. */
void     acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, GArray *commands);
/* Appends the attacks that @unit can make from its hex. */
void     acies_list_attacks (const AciesState *state, AciesUnitId unit, GArray *commands);

/* A function that checks whether @unit can attack after a move of @moved hexes. */
typedef gboolean AciesMovedCheck (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* Like acies_list_moves(), but appends destinations. @may_attack: (nullable): %NULL if the unit cannot attack after
 * a move */
void     acies_list_destinations (const AciesState *state, AciesUnitId unit, guint steps, AciesMovedCheck *may_attack, GArray *destinations);

/* Implementations of functions in AciesReachProcs. */
gboolean acies_act_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_act_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint    acies_target_distance (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
guint    acies_target_list (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void     acies_target_mark (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
/* Checks that enemies next to the starting hex of @unit do not rule out an attack on @target. */
gboolean acies_target_check_bound (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
/* Checks that @unit, from the hex @from, can attack the unit on the hex @at. */
gboolean acies_target_check (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at, GError **error);

/* --- cards.c --------------------------------------------------------------------------------- */

/* Asks a side whether to play a card at @moment. The side is asked only if, according to public facts, it could hold a
 * card that can be played now. If the position rules out every card that suits the attack, logs the reason for the
 * first of these cards. */
void     acies_card_moments_ask (AciesResolver *resolver, guint moment);
/* Implementations of AciesProcs.check_card and AciesProcs.describe_not_asked. */
gboolean acies_card_moments_check_card (const AciesState *state, AciesSide side, AciesId card, GError **error);
char    *acies_card_moments_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
/* Check, carry out and list "play" commands. */
AciesCheckFunc acies_card_moments_check;
AciesResolveFunc acies_card_moments_play;
AciesListFunc acies_card_moments_list;

/* Return the texts of questions that both games ask. The last function is for order cards, which let a side order
 * units one at a time. */
char    *acies_card_moments_describe_attack (const AciesState *state, const char *side);
char    *acies_card_moments_describe_defence (const AciesState *state, const char *side);
char    *acies_card_moments_describe_roll (const AciesState *state, const char *side);
char    *acies_card_moments_describe_counter (const AciesState *state, const char *side);
char    *acies_card_moments_describe_order (const AciesState *state, const char *side);
/* Initialises a question about playing a card: its name, the side that is asked, the word for the step that ends if
 * the side passes (AciesQuestion.ends), and any other fields. */
#define ACIES_MOMENT_ROW(name_, whom_, ends_, ...) \
  { .name = (name_), .asked = ACIES_ASKS_##whom_, .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), \
    .ends = (ends_), .list = acies_card_moments_list, __VA_ARGS__ }

/* Returns %TRUE if a card with @effect has been played in @combat. */
gboolean acies_combat_has_card (const AciesState *state, const AciesCombat *combat, guint effect);
/* Returns %TRUE if @card suits the current attack. If @now is %TRUE, @card must also be playable now. For a card
 * that needs a hex, @now must be %FALSE. */
gboolean acies_card_moments_fits (const AciesState *state, AciesId card, gboolean now, GError **error);
/* Checks that units of @type have the ability of @card. */
gboolean acies_type_check_ability (const AciesRuleset *ruleset, AciesId type, AciesId card, GError **error);
/* Records that @card has been played in the current attack. */
void     acies_attack_add_card (AciesResolver *resolver, AciesId card);

/* Fills @ids with the attacker's friends that can flank the target, and returns their number. @with_counted: whether
 * to include friends already named by the card Flanking. @ids: room for %ACIES_N_DIRECTIONS units */
guint    acies_units_list_flankers (const AciesState *state, const AciesCombat *combat, gboolean with_counted, AciesUnitId *ids);
/* Returns the number of flankers for Envelopment in @combat. Unless all_flank is TRUE, flankers named by the card
 * Flanking are not counted. */
guint    acies_flank_count (const AciesState *state, const AciesCombat *combat);
/* Returns %TRUE if there are enough flankers to play the Envelopment @card, and acies_flank_count() is
 * not 0. */
gboolean acies_flank_may_envelop (const AciesState *state, AciesId card);
/* Check and play the card Flanking. */
gboolean acies_flank_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_flank_play (AciesResolver *resolver, AciesId card, AciesHex hex);

G_END_DECLS
