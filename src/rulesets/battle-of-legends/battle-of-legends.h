/* battle-of-legends.h - procedures that Rome vs Macedon and Rome vs Carthage share
 *
 * Both games are Battle of Legends games. AciesProcs.shared describes the differences between
 * them; acies_legends() returns it. Code for only one game is in the files of that game.
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

/* The attributes of a unit type. */
enum
{
  LEGENDS_MARCH, LEGENDS_ATTACK_MOVE, LEGENDS_RANGE, LEGENDS_MELEE_ATTACK, LEGENDS_MELEE_DEFENCE, LEGENDS_RANGED_ATTACK,
  LEGENDS_RANGED_DEFENCE,
};

/* In both games, the first own command is "enter TYPE HEX". */
#define LEGENDS_COMMAND_ENTER ACIES_OWN_COMMAND (0)

/* Bit of AciesUnit.status: the unit stays in reserve for the whole game. */
#define LEGENDS_STAYS_OUT (1 << 2)

/* Types of functions in the tables of a game. With these types, one line can declare several functions. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);

typedef struct
{
  guint8 moment;  /* the decision that the step asks for; ACIES_DECISION_NONE: the step asks for no decision */
  guint8 phase;   /* the phase that starts with the step; 0: the phase does not change. No phase starts in a strike. */
} AciesStepProc;

/* The side that can play an ability card. */
typedef enum
{
  ACIES_CARD_OF_ACTIVE,    /* the active side, while no attack is in progress */
  ACIES_CARD_OF_ATTACKER,  /* the attacking side, during an attack */
  ACIES_CARD_OF_TARGET,    /* the attacked side, during an attack */
} AciesCardOwner;

/* Bits of AciesCardProc.asks. */
enum
{
  ACIES_CARD_MELEE = 1 << 0,  /* the combat must be a melee */
  ACIES_CARD_ABLE  = 1 << 1,  /* the attacker, or the target if its side plays the card, must have the ability of the card */
  ACIES_CARD_NAMES = 1 << 2,  /* the command must name a hex */
  ACIES_CARD_AGAIN = 1 << 3,  /* the question of the moment is asked again after the card */
};

/* When an ability card can be played, and what it requires. */
typedef struct
{
  guint8 effect;  /* the effect of the card in the ruleset */
  guint8 moment;  /* the decision that the card answers; ACIES_DECISION_NONE: it is played in a turn, not to answer a question */
  guint8 owner;   /* AciesCardOwner */
  guint8 asks;    /* bits ACIES_CARD_MELEE to ACIES_CARD_AGAIN */

} AciesCardProc;

/* The differences between the two games. */
struct _AciesSharedProcs
{
  /* The ids of the statements that refusals cite. */
  struct
  {
    const char *moment;    /* each card can be played only at its moment */
    const char *hand;      /* only cards in the hand can be played */
    const char *ability;   /* a card can be played only for a unit that has the ability of the card */
    const char *owner;     /* only units of the active side can act */
    const char *enemy;     /* only enemies can be attacked */
    const char *far;       /* enemies out of range cannot be attacked */
    const char *way;       /* obstacles block attacks */
    const char *bound;     /* a unit that starts next to enemies can attack only those enemies */
    const char *near;      /* only the nearest enemies can be attacked; NULL: any enemy in range can be attacked */
    const char *once;      /* each flanker counts only once */
    const char *put_back;  /* which cards can be put back into the deck */
    const char *take;      /* which cards can be taken from the deck */
    const char *reserve;   /* how reserve units enter the board */
    const char *strike;    /* cards cannot be played on a strike or counter */
  } rules;

  /* The steps, indexed by kind. The steps of an attack and of strikes are consecutive; the steps that end them are the last. */
  const AciesStepProc *steps;
  void (*run) (AciesResolver *resolver, const AciesStep *step);
  guint8               attack;   /* the first step of an attack */
  guint8               result;   /* the step that applies the result of a roll */
  guint8               emptied;  /* the first step of an attack that still runs if the target has withdrawn */
  guint8               ends;     /* the first step of an attack that still runs if the attack is over */

  const AciesCardProc *cards;    /* the ability cards */
  guint                n_cards;
  /* Returns: whether @card fits the current attack. If it fits but card_check refuses it, acies_card_moments_ask() logs the reason.
   * card_fits and card_check use only public facts. */
  gboolean (*card_fits)    (const AciesState *state, AciesId card, GError **error);
  /* Returns: whether @card can be played now on @hex. If the card needs a hex, NO_HEX asks whether it can be played on any hex. */
  gboolean (*card_check)   (const AciesState *state, AciesId card, AciesHex hex, GError **error);
  void     (*card_play)    (AciesResolver *resolver, AciesId card, AciesHex hex);
  guint8               ordered;  /* the mark of units that an order card names */

  /* Returns: whether @unit, which is on the board, can still move */
  gboolean (*may_move)     (const AciesState *state, AciesUnitId unit, GError **error);
  /* Returns: whether @unit can still attack */
  gboolean (*may_attack)   (const AciesState *state, AciesUnitId unit, GError **error);
  /* Returns: whether @unit can attack after moving @moved hexes */
  gboolean (*attack_after) (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
  /* Refuses a move of @unit to @to, which @unit cannot reach within @steps hexes. Always returns %FALSE. */
  gboolean (*refuse_move)  (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);

  /* Returns: the range of @unit, or 0 if it never attacks. @least: set to the minimum range if that is not 1 */
  guint    (*range)       (const AciesState *state, AciesUnitId unit, guint *least);
  /* Returns: whether @unit, if enemies are next to its starting hex, can attack only those enemies. NULL: never. */
  gboolean (*is_bound)    (const AciesState *state, AciesUnitId unit);
  /* Returns: whether attacks go in a straight line, which obstacles can block. NULL: attacks can go around obstacles. */
  gboolean (*is_straight) (const AciesState *state);

  guint8   flanking;       /* the effect of the card Flanking */
  guint8   envelopment;    /* the effect of the card Envelopment */
  /* TRUE: every friend adjacent to the target counts as a flanker for both cards. FALSE: only friends with the ability Flanking
   * count, each for only one of the two cards. */
  gboolean all_flank;
  /* Returns: the number of flankers that the Envelopment @card needs, with those that Flanking named if all_flank is FALSE */
  guint  (*needs_flankers) (const AciesCardType *card);

  /* Returns: the factors of the dice of @combat. @combat: an attack, strike or counter, whose attacker rolls the dice */
  AciesFactors (*read)     (const AciesState *state, const AciesCombat *combat);
  /* Sets the conditions that follow from other factors. derived has one bit for each of these conditions. */
  void     (*derive)       (AciesFactors *factors);
  guint    derived;
  /* Returns: how many times a condition that has no bit in derived can hold. If 0, @error can give the reason. NULL: no maximum. */
  guint    (*most)         (const AciesFactors *factors, guint condition, GError **error);
  /* Returns: whether @card adds to the attack value of units of @unit_type. NULL: no card does so. */
  gboolean (*lends_attack) (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
};

static inline const AciesSharedProcs *
acies_legends (const AciesState *state)
{
  return state->ruleset->procs->shared;
}

/* --- phases.c -------------------------------------------------------------------------------- */

/* Implements AciesProcs.run_step: starts the phase of @step and runs @step. Skips steps of an attack that is over. */
void     acies_step_run (AciesResolver *resolver, const AciesStep *step);

extern const AciesGameEnd acies_end_morale_zero, acies_end_more_morale;
/* Takes @n morale from @loser, but not more than @loser has. @given: whether the enemy gains this morale */
void     acies_morale_take (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* Asks @side to put back or take cards, as @decision allows, if @side has such cards. The step asks again after each card. */
void     acies_hand_ask (AciesResolver *resolver, guint decision, AciesSide side);
AciesCheckFunc acies_hand_check;
AciesResolveFunc acies_hand_move;
AciesListFunc acies_hand_list;

/* The verb "enter": a reserve unit enters on an entry hex of its side. */
extern const AciesVerb acies_reserve_verb;
/* Returns: whether @unit is in the reserve of @side and can still enter */
gboolean acies_reserve_is_waiting (const AciesState *state, AciesSide side, AciesUnitId unit);
/* Appends an "enter" command for each unit type of which @side has a waiting unit and each free entry hex of @side. */
void     acies_reserve_list (const AciesState *state, AciesSide side, GArray *commands);
AciesListFunc acies_reserve_list_asked;  /* does the same as acies_reserve_list() for the side that is asked */
AciesCheckFunc acies_reserve_check;
/* Moves the waiting unit of @type that has the most figures to @hex. Returns: that unit */
AciesUnitId acies_reserve_enter (AciesResolver *resolver, AciesSide side, AciesId type, AciesHex hex);

/* Returns: the first card with @effect, or NO_ID */
AciesId  acies_ruleset_find_effect (const AciesRuleset *ruleset, guint effect);
/* Returns: whether @card is an order card or scenario card, which applies to a whole turn */
gboolean acies_card_is_order (const AciesCardType *card);

/* --- moves.c --------------------------------------------------------------------------------- */

/* Returns: whether units of @type have the ability of a card with @effect */
gboolean acies_type_has_ability (const AciesRuleset *ruleset, AciesId type, guint effect);
/* Returns: whether @hex is passable and has no unit; %FALSE for NO_HEX */
gboolean acies_hex_is_free (const AciesState *state, AciesHex hex);
/* Returns: whether @hex has a unit of the side of @unit; %FALSE for NO_HEX */
gboolean acies_unit_has_friend_on (const AciesState *state, AciesUnitId unit, AciesHex hex);
/* Returns: whether @unit belongs to @side and is on the board next to @hex */
gboolean acies_unit_is_beside (const AciesState *state, AciesUnitId unit, AciesHex hex, AciesSide side);
/* Returns: whether any unit of @side is on the board next to @hex */
gboolean acies_units_any_beside (const AciesState *state, AciesHex hex, AciesSide side);
/* Returns: the number of friends with @skill next to @unit; 0 if @unit is off the board */
guint    acies_unit_count_beside (const AciesState *state, AciesUnitId unit, guint skill);
/* Lists the enemies of @side that are on the board. @ids: an array with room for %ACIES_MAX_UNITS units */
guint    acies_units_list_enemies (const AciesState *state, AciesSide side, AciesUnitId *ids);

/* Implements AciesScenarioProcs.attack_range. */
guint    acies_type_range (const AciesState *state, AciesId unit_type);
/* Returns: how many hexes @unit has to move to reach @to; 0 if it cannot reach @to within @steps hexes */
guint    acies_unit_move_cost (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps);
/* Checks that @unit can reach @to within @steps hexes. */
gboolean acies_unit_check_way (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* Finds out why @unit cannot move to @to: checks that it is not already there (the refusal cites @rule), that @to has room for it
 * (the refusal cites @held_rule), and that @to is passable. */
gboolean acies_check_destination (const AciesState *state, AciesUnitId unit, AciesHex to, const char *rule, const char *held_rule, GError **error);
/* Checks that @moved, the length of a move in hexes, is not more than @attack_move, the attack move of @unit. */
gboolean acies_check_attack_move (const AciesState *state, AciesUnitId unit, guint moved, int attack_move, const char *rule, GError **error);
/* Returns: whether there is a hex to which @unit can move within @steps hexes */
gboolean acies_unit_can_go (const AciesState *state, AciesUnitId unit, guint steps);
/* Returns: whether there is an enemy that @unit can attack from its hex */
gboolean acies_unit_has_target (const AciesState *state, AciesUnitId unit);
/* Returns: whether @unit can move or attack now */
gboolean acies_unit_may_act (const AciesState *state, AciesUnitId unit);
AciesCheckFunc acies_act_check_move;  /* checks a "move" command */
/* Lists the moves and attacks of all units of the active side. */
AciesListFunc acies_act_list;
/* Appends the moves of @unit to all hexes that it can reach within @steps hexes and on which it can stop. */
void     acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, GArray *commands);
/* Appends the attacks of @unit from its hex. */
void     acies_list_attacks (const AciesState *state, AciesUnitId unit, GArray *commands);

/* Checks that @unit can attack after moving @moved hexes. */
typedef gboolean AciesMovedCheck (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* Lists the hexes of acies_list_moves() as destinations. @may_attack: (nullable): %NULL if moves do not allow a later attack */
void     acies_list_destinations (const AciesState *state, AciesUnitId unit, guint steps, AciesMovedCheck *may_attack, GArray *destinations);

/* Implement functions of AciesReachProcs. */
gboolean acies_act_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_act_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint    acies_target_distance (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
guint    acies_target_list (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void     acies_target_mark (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
/* Checks that no enemy next to the starting hex of @unit prevents an attack on @target. */
gboolean acies_target_check_bound (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
/* Checks that @unit, if it is on @from, can attack the unit on @at. */
gboolean acies_target_check (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at, GError **error);

/* --- cards.c --------------------------------------------------------------------------------- */

/* Asks a side for cards of @moment if, by public facts, the side can hold such a card and the card can be played now. If the
 * position rules out every card that fits the current attack, logs the reason for the first of these cards. */
void     acies_card_moments_ask (AciesResolver *resolver, guint moment);
/* Implement AciesProcs.check_card and AciesProcs.describe_not_asked. */
gboolean acies_card_moments_check_card (const AciesState *state, AciesSide side, AciesId card, GError **error);
char    *acies_card_moments_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
/* Check, resolve and list "play" commands. */
AciesCheckFunc acies_card_moments_check;
AciesResolveFunc acies_card_moments_play;
AciesListFunc acies_card_moments_list;

/* Return the texts of questions that both games ask. The last function is for order cards, whose units are named one by one. */
char    *acies_card_moments_describe_attack (const AciesState *state, const char *side);
char    *acies_card_moments_describe_defence (const AciesState *state, const char *side);
char    *acies_card_moments_describe_roll (const AciesState *state, const char *side);
char    *acies_card_moments_describe_counter (const AciesState *state, const char *side);
char    *acies_card_moments_describe_order (const AciesState *state, const char *side);
/* The initialiser of a question at a moment: its name, the asked side, the name of the step that passing ends, and other fields. */
#define ACIES_MOMENT_ROW(name_, whom_, ends_, ...) \
  { .name = (name_), .asked = ACIES_ASKS_##whom_, .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), \
    .ends = (ends_), .list = acies_card_moments_list, __VA_ARGS__ }

/* Returns: whether a card with @effect has been played in @combat */
gboolean acies_combat_has_card (const AciesState *state, const AciesCombat *combat, guint effect);
/* Returns: whether @card fits the current attack. If @now is %TRUE, it must also be playable now, on some hex if it needs a hex. */
gboolean acies_card_moments_fits (const AciesState *state, AciesId card, gboolean now, GError **error);
/* Checks that units of @type have the ability of @card. */
gboolean acies_type_check_ability (const AciesRuleset *ruleset, AciesId type, AciesId card, GError **error);
/* Records that @card has been played in the current attack. */
void     acies_attack_add_card (AciesResolver *resolver, AciesId card);

/* Lists the friends of the attacker that can flank the target. @with_counted: whether to include friends that Flanking has already
 * named. @ids: an array with room for %ACIES_N_DIRECTIONS units */
guint    acies_units_list_flankers (const AciesState *state, const AciesCombat *combat, gboolean with_counted, AciesUnitId *ids);
/* Returns: the number of flankers for an Envelopment in @combat; without flankers named by Flanking if all_flank is %FALSE */
guint    acies_flank_count (const AciesState *state, const AciesCombat *combat);
/* Returns: whether the current attack has as many flankers as the Envelopment @card needs, and acies_flank_count() is above 0 */
gboolean acies_flank_may_envelop (const AciesState *state, AciesId card);
/* Check and play the card Flanking. */
gboolean acies_flank_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_flank_play (AciesResolver *resolver, AciesId card, AciesHex hex);

G_END_DECLS
