/* battle-of-legends.h - procedures that Rome vs Macedon and Rome vs Carthage share
 *
 * Both games are Battle of Legends games. AciesProcs.shared has their differences; functions
 * find it through the state. Code for only one game is in the files of that game.
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

/* "enter TYPE HEX" is the first of the game's own commands in both games. */
#define LEGENDS_COMMAND_ENTER ACIES_OWN_COMMAND (0)

/* Bit of AciesUnit.status: the unit stays in reserve for the whole game. */
#define LEGENDS_STAYS_OUT (1 << 2)

/* Function types for the tables of a game. One declaration can list several functions. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);

typedef struct
{
  guint8 moment;  /* kind of decision that the step asks for, if any */
  guint8 phase;   /* the phase that starts with the step, except in a strike; 0: unchanged */
} AciesStepProc;

/* The side that plays an ability card. */
typedef enum
{
  ACIES_CARD_OF_ACTIVE,    /* the active side, outside attacks */
  ACIES_CARD_OF_ATTACKER,  /* the attacker, in an attack */
  ACIES_CARD_OF_TARGET,    /* the attacked side, in an attack */
} AciesCardOwner;

/* Requirements of an ability card. */
enum
{
  ACIES_CARD_MELEE = 1 << 0,  /* the combat is a melee */
  ACIES_CARD_ABLE  = 1 << 1,  /* the attacker or target that plays the card has its ability */
  ACIES_CARD_NAMES = 1 << 2,  /* the command has a hex */
  ACIES_CARD_AGAIN = 1 << 3,  /* the question of the moment is asked again after the card */
};

/* An ability card, for the moments of a combat. */
typedef struct
{
  guint8 effect;
  guint8 moment;  /* the decision that the card answers; ACIES_DECISION_NONE: a card played in a turn without a question */
  guint8 owner;   /* AciesCardOwner */
  guint8 asks;

} AciesCardProc;

/* The differences between the two games. */
struct _AciesSharedProcs
{
  /* The ids of statements, by subject. */
  struct
  {
    const char *moment;    /* each card is played at its moment */
    const char *hand;      /* only cards in the hand are played */
    const char *ability;   /* a unit needs the ability of the card */
    const char *owner;     /* only units of the active side act */
    const char *enemy;     /* only enemies are attacked */
    const char *far;       /* enemies out of range are not attacked */
    const char *way;       /* obstacles block attacks */
    const char *bound;     /* adjacent enemies bind units */
    const char *near;      /* only the nearest enemies are attacked; NULL: any enemy in range */
    const char *once;      /* each flanker counts once for a card */
    const char *put_back;
    const char *take;
    const char *reserve;   /* reserves enter */
    const char *strike;    /* no card is played on a strike or counter */
  } rules;

  /* The steps by kind. Steps of an attack and its strikes are consecutive, with the end steps last. */
  const AciesStepProc *steps;
  void (*run) (AciesResolver *resolver, const AciesStep *step);
  guint8               attack;   /* the first step of an attack */
  guint8               result;   /* the step that reads a roll */
  guint8               emptied;  /* the first step that runs after the target's withdrawal */
  guint8               ends;     /* the first step that runs even if the attack is over */

  const AciesCardProc *cards;    /* the ability cards */
  guint                n_cards;
  /* Returns: whether the card fits the current attack. If it fits but cannot be played, the log has the reason. card_fits and
   * card_check use only public facts. */
  gboolean (*card_fits)    (const AciesState *state, AciesId card, GError **error);
  /* Returns: whether the card can be played now on @hex. For a card that needs a hex, NO_HEX means any hex. */
  gboolean (*card_check)   (const AciesState *state, AciesId card, AciesHex hex, GError **error);
  void     (*card_play)    (AciesResolver *resolver, AciesId card, AciesHex hex);
  guint8               ordered;  /* the mark of units named by an order card */

  /* Returns: whether @unit, which is on the board, can still move */
  gboolean (*may_move)     (const AciesState *state, AciesUnitId unit, GError **error);
  /* Returns: whether @unit can still attack */
  gboolean (*may_attack)   (const AciesState *state, AciesUnitId unit, GError **error);
  /* Returns: whether @unit can attack after moving @moved hexes */
  gboolean (*attack_after) (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
  /* Refuses @to because it is out of reach within @steps; always %FALSE. */
  gboolean (*refuse_move)  (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);

  /* Returns: the range of @unit, 0 if it never attacks. Sets @least if the minimum range is not 1. */
  guint    (*range)       (const AciesState *state, AciesUnitId unit, guint *least);
  /* Returns: whether enemies next to its starting hex prevent @unit from attacking other enemies now. NULL: never. */
  gboolean (*is_bound)    (const AciesState *state, AciesUnitId unit);
  /* Returns: whether obstacles on the straight line block an attack now. NULL: never; the path bends around them. */
  gboolean (*is_straight) (const AciesState *state);

  guint8   flanking;       /* effects of the cards Flanking and Envelopment */
  guint8   envelopment;
  gboolean all_flank;      /* all friends next to the target flank, for both cards; FALSE: only units with the ability, once */
  guint  (*needs_flankers) (const AciesCardType *card); /* number of flankers that an Envelopment needs; without all_flank,
                                                         * flankers named by Flanking count */

  /* Returns: the current factors. @combat: an attack, strike or counter; its attacker rolls */
  AciesFactors (*read)     (const AciesState *state, const AciesCombat *combat);
  /* Sets the conditions that follow from other factors. derived has one bit for each of these conditions. */
  void     (*derive)       (AciesFactors *factors);
  guint    derived;
  /* Returns: the maximum number of times that any other condition can hold; 0 and an error if never. NULL: no maximum. */
  guint    (*most)         (const AciesFactors *factors, guint condition, GError **error);
  /* Returns: whether @card gives units of @unit_type an attack that they lack. NULL: no card does so. */
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
/* Takes up to @n morale from @loser, never below 0. @given: whether the enemy gains the morale */
void     acies_morale_take (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* Asks @side to put back or take cards, as @decision allows, if it has cards to move. Each card is one command, after which the
 * step asks again. */
void     acies_hand_ask (AciesResolver *resolver, guint decision, AciesSide side);
AciesCheckFunc acies_hand_check;
AciesResolveFunc acies_hand_move;
AciesListFunc acies_hand_list;

/* Reserve units enter on their side's entry hexes. */
extern const AciesVerb acies_reserve_verb;
gboolean acies_reserve_is_waiting (const AciesState *state, AciesSide side, AciesUnitId unit);
/* Append a command for each waiting type and each free entry hex, of @side or of the asked side. */
void     acies_reserve_list (const AciesState *state, AciesSide side, GArray *commands);
AciesListFunc acies_reserve_list_asked;
AciesCheckFunc acies_reserve_check;
/* Returns: the unit of @type that enters on @hex, which is the unit with the highest number of figures */
AciesUnitId acies_reserve_enter (AciesResolver *resolver, AciesSide side, AciesId type, AciesHex hex);

/* Returns: the first card with @effect, or NO_ID */
AciesId  acies_ruleset_find_effect (const AciesRuleset *ruleset, guint effect);
/* Returns: whether the card is played for a whole turn */
gboolean acies_card_is_order (const AciesCardType *card);

/* --- moves.c --------------------------------------------------------------------------------- */

gboolean acies_type_has_ability (const AciesRuleset *ruleset, AciesId type, guint effect);
/* Return whether @hex is passable and empty, or has a friend of @unit. %FALSE for NO_HEX. */
gboolean acies_hex_is_free (const AciesState *state, AciesHex hex);
gboolean acies_unit_has_friend_on (const AciesState *state, AciesUnitId unit, AciesHex hex);
/* Return whether @unit, or any unit, belongs to @side and is on the board next to @hex. */
gboolean acies_unit_is_beside (const AciesState *state, AciesUnitId unit, AciesHex hex, AciesSide side);
gboolean acies_units_any_beside (const AciesState *state, AciesHex hex, AciesSide side);
/* Returns: the number of friends with @skill next to @unit; 0 if @unit is off the board */
guint    acies_unit_count_beside (const AciesState *state, AciesUnitId unit, guint skill);
/* Lists the units on the board that do not belong to @side. @ids: room for %ACIES_MAX_UNITS */
guint    acies_units_list_enemies (const AciesState *state, AciesSide side, AciesUnitId *ids);

/* Implements AciesScenarioProcs.attack_range. */
guint    acies_type_range (const AciesState *state, AciesId unit_type);
/* Returns: the number of hexes that @unit moves to reach @to within @steps; 0 if it cannot */
guint    acies_unit_move_cost (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps);
gboolean acies_unit_check_way (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* For hexes out of reach: checks that @unit is not on @to (@rule) and that @to has room (@held_rule) and is passable. */
gboolean acies_check_destination (const AciesState *state, AciesUnitId unit, AciesHex to, const char *rule, const char *held_rule, GError **error);
/* Checks that a move of @moved hexes is not longer than @attack_move, the attack move of @unit. */
gboolean acies_check_attack_move (const AciesState *state, AciesUnitId unit, guint moved, int attack_move, const char *rule, GError **error);
/* Returns: whether @unit can move to any hex within @steps */
gboolean acies_unit_can_go (const AciesState *state, AciesUnitId unit, guint steps);
/* Returns: whether @unit can attack any enemy from its hex */
gboolean acies_unit_has_target (const AciesState *state, AciesUnitId unit);
/* Returns: whether @unit can move or attack now */
gboolean acies_unit_may_act (const AciesState *state, AciesUnitId unit);
AciesCheckFunc acies_act_check_move;
/* Lists the moves and attacks of all units of the active side. */
AciesListFunc acies_act_list;
/* Appends the moves of @unit to all hexes within @steps on which it can stop. */
void     acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, GArray *commands);
/* Appends the attacks of @unit from its hex. */
void     acies_list_attacks (const AciesState *state, AciesUnitId unit, GArray *commands);

/* Checks that @unit can attack after moving @moved hexes. */
typedef gboolean AciesMovedCheck (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* Implements AciesReachProcs.list_destinations with the hexes of acies_list_moves(). @may_attack: %NULL for no attacks */
void     acies_list_destinations (const AciesState *state, AciesUnitId unit, guint steps, AciesMovedCheck *may_attack, GArray *destinations);

/* Hooks of AciesReachProcs. */
gboolean acies_act_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_act_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint    acies_target_distance (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
guint    acies_target_list (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void     acies_target_mark (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
/* Checks that enemies next to the starting hex of @unit do not prevent it from attacking @target. */
gboolean acies_target_check_bound (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
/* Checks that @unit can attack the unit on @at from @from. */
gboolean acies_target_check (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at, GError **error);

/* --- cards.c --------------------------------------------------------------------------------- */

/* Asks for cards of @moment if public facts allow a card: its conditions hold, the side has cards, and not all its copies are
 * discarded. If the position rules a card out, the log has the reason. */
void     acies_card_moments_ask (AciesResolver *resolver, guint moment);
/* Hooks of AciesProcs, and the functions of "play". */
gboolean acies_card_moments_check_card (const AciesState *state, AciesSide side, AciesId card, GError **error);
char    *acies_card_moments_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
AciesCheckFunc acies_card_moments_check;
AciesResolveFunc acies_card_moments_play;
AciesListFunc acies_card_moments_list;

/* Texts of questions that both games ask at a moment. describe_order is for order cards that name units one by one. */
char    *acies_card_moments_describe_attack (const AciesState *state, const char *side);
char    *acies_card_moments_describe_defence (const AciesState *state, const char *side);
char    *acies_card_moments_describe_roll (const AciesState *state, const char *side);
char    *acies_card_moments_describe_counter (const AciesState *state, const char *side);
char    *acies_card_moments_describe_order (const AciesState *state, const char *side);
/* The row of a question at a moment: its name, the asked side, the word for what passing ends, and other fields. */
#define ACIES_MOMENT_ROW(name_, whom_, ends_, ...) \
  { .name = (name_), .asked = ACIES_ASKS_##whom_, .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), \
    .ends = (ends_), .list = acies_card_moments_list, __VA_ARGS__ }

/* Returns: whether a card with @effect was played on @combat */
gboolean acies_combat_has_card (const AciesState *state, const AciesCombat *combat, guint effect);
/* Returns: whether @card fits the current attack and, if @now, can be played now on any hex */
gboolean acies_card_moments_fits (const AciesState *state, AciesId card, gboolean now, GError **error);
/* Checks that units of @type have the ability of @card. */
gboolean acies_type_check_ability (const AciesRuleset *ruleset, AciesId type, AciesId card, GError **error);
/* Records @card as played on the attack. */
void     acies_attack_add_card (AciesResolver *resolver, AciesId card);

/* Lists friends of the attacker that flank the target. @with_counted: includes friends that a card named. @ids: room for
 * %ACIES_N_DIRECTIONS */
guint    acies_units_list_flankers (const AciesState *state, const AciesCombat *combat, gboolean with_counted, AciesUnitId *ids);
/* Returns: the number of flankers that count for an Envelopment in @combat */
guint    acies_flank_count (const AciesState *state, const AciesCombat *combat);
/* Returns: whether the current attack has as many flankers as @card needs, and at least one */
gboolean acies_flank_may_envelop (const AciesState *state, AciesId card);
/* The functions of the card Flanking. */
gboolean acies_flank_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_flank_play (AciesResolver *resolver, AciesId card, AciesHex hex);

G_END_DECLS
