/* battle-of-legends.h - procedures that Rome vs Macedon and Rome vs Carthage share
 *
 * Both are games of Battle of Legends. AciesProcs.shared has their differences; functions
 * find it through the state. Parts of one game are in its own files.
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

/* "enter TYPE HEX" is the first own command of each game. */
#define LEGENDS_COMMAND_ENTER ACIES_OWN_COMMAND (0)

/* Bit of AciesUnit.status: the unit stays in reserve for the whole game. */
#define LEGENDS_STAYS_OUT (1 << 2)

/* Function types for the tables of a game, which can be declared in rows. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);

typedef struct
{
  guint8 moment;  /* kind of decision that it asks for, if any */
  guint8 phase;   /* the phase that starts with the step, except within a strike; 0: unchanged */
} AciesStepProc;

/* The side that plays an ability card. */
typedef enum
{
  ACIES_CARD_OF_ACTIVE,    /* the active side, outside attacks */
  ACIES_CARD_OF_ATTACKER,  /* in an attack */
  ACIES_CARD_OF_TARGET,    /* in an attack, as an answer */
} AciesCardOwner;

/* Requirements of an ability card. */
enum
{
  ACIES_CARD_MELEE = 1 << 0,  /* the combat is a melee */
  ACIES_CARD_ABLE  = 1 << 1,  /* the card's unit, attacker or target, has its ability */
  ACIES_CARD_NAMES = 1 << 2,  /* the command has a hex */
  ACIES_CARD_AGAIN = 1 << 3,  /* the moment is asked again after it */
};

/* An ability card, for the moments of a combat. */
typedef struct
{
  guint8 effect;
  guint8 moment;  /* the decision it answers; ACIES_DECISION_NONE: played in a turn without a question */
  guint8 owner;   /* AciesCardOwner */
  guint8 asks;

} AciesCardProc;

/* The differences between the two games. */
struct _AciesSharedProcs
{
  /* Statements of the rulebook. */
  struct
  {
    const char *moment;    /* each card at its moment */
    const char *hand;      /* only cards in the hand */
    const char *ability;   /* units with the ability of a card */
    const char *owner;     /* only units of the active side act */
    const char *enemy;     /* only enemies are attacked */
    const char *far;       /* range */
    const char *way;       /* obstacles */
    const char *bound;     /* bound units */
    const char *near;      /* only the nearest enemies are attacked; NULL: any in range */
    const char *once;      /* each flanker counts once for a card */
    const char *put_back;
    const char *take;
    const char *reserve;   /* entry of reserves */
    const char *strike;    /* a strike or counter has no cards */
  } rules;

  /* The steps by kind. Those of an attack and its strikes are consecutive, with the end steps last. */
  const AciesStepProc *steps;
  void (*run) (AciesResolver *resolver, const AciesStep *step);
  guint8               attack;   /* the first step of an attack */
  guint8               result;   /* the step that reads a roll */
  guint8               emptied;  /* the first step that runs after the target's withdrawal */
  guint8               ends;     /* the first step that runs even if the attack is over */

  const AciesCardProc *cards;    /* of abilities */
  guint                n_cards;
  /* Whether the card fits the current attack; if it fits but cannot be played, the log has the reason. This function and the
   * next use public facts alone. */
  gboolean (*card_fits)    (const AciesState *state, AciesId card, GError **error);
  /* Whether the card can be played now on @hex, or with NO_HEX, for a card that needs a hex, at all. */
  gboolean (*card_check)   (const AciesState *state, AciesId card, AciesHex hex, GError **error);
  void     (*card_play)    (AciesResolver *resolver, AciesId card, AciesHex hex);
  guint8               ordered;  /* the mark of units named by an order card */

  /* Whether @unit, which is on the board, can still move. */
  gboolean (*may_move)     (const AciesState *state, AciesUnitId unit, GError **error);
  /* Whether @unit can still attack. */
  gboolean (*may_attack)   (const AciesState *state, AciesUnitId unit, GError **error);
  /* Whether @unit can attack after moving @moved hexes. */
  gboolean (*attack_after) (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
  /* Refuses @to because it is out of reach within @steps; always %FALSE. */
  gboolean (*refuse_move)  (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);

  /* Returns: the range of @unit, 0 if it never attacks. Sets @least if the minimum range is not 1. */
  guint    (*range)       (const AciesState *state, AciesUnitId unit, guint *least);
  /* Whether enemies next to its starting hex prevent it from attacking others now. NULL: never. */
  gboolean (*is_bound)    (const AciesState *state, AciesUnitId unit);
  /* Whether obstacles on the straight line block an attack now. NULL: never; the path bends around them. */
  gboolean (*is_straight) (const AciesState *state);

  guint8   flanking;       /* effects of the two cards */
  guint8   envelopment;
  gboolean all_flank;      /* all friends next to the target flank, for both cards; else only units with the ability, once */
  guint  (*needs_flankers) (const AciesCardType *card); /* number of flankers that an Envelopment needs; unless all_flank, those
                                                         * of Flanking count */

  /* The factors in @state now. @combat: an attack, strike or counter, whose attacker rolls */
  AciesFactors (*read)     (const AciesState *state, const AciesCombat *combat);
  /* Sets the conditions that follow from other factors; derived has one bit for each of them. */
  void     (*derive)       (AciesFactors *factors);
  guint    derived;
  /* Most times that another condition can hold for such units; 0 with an error if never. NULL: any number. */
  guint    (*most)         (const AciesFactors *factors, guint condition, GError **error);
  /* Whether @card gives such units an attack that they lack. NULL: no card does. */
  gboolean (*lends_attack) (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
};

static inline const AciesSharedProcs *
acies_legends (const AciesState *state)
{
  return state->ruleset->procs->shared;
}

/* --- phases.c -------------------------------------------------------------------------------- */

/* For AciesProcs.run_step: starts the phase of the step and runs it. Skips steps of an attack that is over. */
void     acies_step_run (AciesResolver *resolver, const AciesStep *step);

extern const AciesGameEnd acies_end_morale_zero, acies_end_more_morale;
/* Takes up to @n morale from @loser, never below 0. @given: gives it to the enemy */
void     acies_morale_take (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* Asks @side to put cards back into its deck or to take others, whichever answers @decision, if it can. Each card is one command,
 * after which the step asks again. */
void     acies_hand_ask (AciesResolver *resolver, guint decision, AciesSide side);
AciesCheckFunc acies_hand_check;
AciesResolveFunc acies_hand_move;
AciesListFunc acies_hand_list;

/* Reserve units enter on their side's entry hexes. */
extern const AciesVerb acies_reserve_verb;
gboolean acies_reserve_is_waiting (const AciesState *state, AciesSide side, AciesUnitId unit);
/* Append a command for each waiting type on each free entry hex, of @side or of the asked side. */
void     acies_reserve_list (const AciesState *state, AciesSide side, GArray *commands);
AciesListFunc acies_reserve_list_asked;
AciesCheckFunc acies_reserve_check;
/* Returns: the unit of @type that enters on @hex, the one with most figures */
AciesUnitId acies_reserve_enter (AciesResolver *resolver, AciesSide side, AciesId type, AciesHex hex);

/* The first card with that effect, or NO_ID. */
AciesId  acies_ruleset_find_effect (const AciesRuleset *ruleset, guint effect);
/* Whether the card is played for a whole turn. */
gboolean acies_card_is_order (const AciesCardType *card);

/* --- moves.c --------------------------------------------------------------------------------- */

gboolean acies_type_has_ability (const AciesRuleset *ruleset, AciesId type, guint effect);
/* Whether @hex is passable and empty; whether a friend of @unit is on @hex. NO_HEX: %FALSE. */
gboolean acies_hex_is_free (const AciesState *state, AciesHex hex);
gboolean acies_unit_has_friend_on (const AciesState *state, AciesUnitId unit, AciesHex hex);
/* Whether @unit, or any unit, is on the board, of @side and next to @hex. */
gboolean acies_unit_is_beside (const AciesState *state, AciesUnitId unit, AciesHex hex, AciesSide side);
gboolean acies_units_any_beside (const AciesState *state, AciesHex hex, AciesSide side);
/* Number of friends next to @unit with @skill; 0 off the board. */
guint    acies_unit_count_beside (const AciesState *state, AciesUnitId unit, guint skill);
/* Units on the board that are not of @side. @ids: room for %ACIES_MAX_UNITS */
guint    acies_units_list_enemies (const AciesState *state, AciesSide side, AciesUnitId *ids);

/* For AciesScenarioProcs. */
guint    acies_type_range (const AciesState *state, AciesId unit_type);
/* Returns: the hexes that @unit moves to reach @to within @steps, 0 if it cannot */
guint    acies_unit_move_cost (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps);
gboolean acies_unit_check_way (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* For hexes out of reach: checks that @to is not its own hex (@rule), has room for it (@held_rule) and is passable. */
gboolean acies_check_destination (const AciesState *state, AciesUnitId unit, AciesHex to, const char *rule, const char *held_rule, GError **error);
/* Checks that a move of @moved hexes is not longer than @attack_move, that of @unit. */
gboolean acies_check_attack_move (const AciesState *state, AciesUnitId unit, guint moved, int attack_move, const char *rule, GError **error);
/* Whether @unit can move to any hex within @steps. */
gboolean acies_unit_can_go (const AciesState *state, AciesUnitId unit, guint steps);
/* Whether @unit can attack any enemy from its hex. */
gboolean acies_unit_has_target (const AciesState *state, AciesUnitId unit);
/* Whether @unit can move or attack now. */
gboolean acies_unit_may_act (const AciesState *state, AciesUnitId unit);
AciesCheckFunc acies_act_check_move;
/* Moves and attacks of all units of the active side. */
AciesListFunc acies_act_list;
/* Appends the moves of @unit to all hexes within @steps on which it can stop. */
void     acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, GArray *commands);
/* Appends the attacks of @unit from its hex. */
void     acies_list_attacks (const AciesState *state, AciesUnitId unit, GArray *commands);

/* Checks whether @unit may attack after moving @moved hexes. */
typedef gboolean AciesMovedCheck (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* For AciesReachProcs.list_destinations: the hexes of acies_list_moves(). @may_attack: (nullable): %NULL: no attacks */
void     acies_list_destinations (const AciesState *state, AciesUnitId unit, guint steps, AciesMovedCheck *may_attack, GArray *destinations);

/* Hooks of AciesReachProcs. */
gboolean acies_act_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_act_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint    acies_target_distance (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
guint    acies_target_list (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void     acies_target_mark (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
/* Checks that adjacent enemies at the starting hex of @unit do not bind it to others than @target. */
gboolean acies_target_check_bound (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
/* Checks that @unit can attack the unit on @at from @from. */
gboolean acies_target_check (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at, GError **error);

/* --- cards.c --------------------------------------------------------------------------------- */

/* Asks for cards of @moment if by public facts one could be played: its conditions hold, the side has cards, and a copy is not
 * discarded yet. If the position rules it out, the log has the reason. */
void     acies_card_moments_ask (AciesResolver *resolver, guint moment);
/* Hooks of AciesProcs, and the row of "play". */
gboolean acies_card_moments_check_card (const AciesState *state, AciesSide side, AciesId card, GError **error);
char    *acies_card_moments_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
AciesCheckFunc acies_card_moments_check;
AciesResolveFunc acies_card_moments_play;
AciesListFunc acies_card_moments_list;

/* Texts of the questions for moments that both games have. The last is for order cards that name units one by one. */
char    *acies_card_moments_describe_attack (const AciesState *state, const char *side);
char    *acies_card_moments_describe_defence (const AciesState *state, const char *side);
char    *acies_card_moments_describe_roll (const AciesState *state, const char *side);
char    *acies_card_moments_describe_counter (const AciesState *state, const char *side);
char    *acies_card_moments_describe_order (const AciesState *state, const char *side);
/* The row of such a question: the asked side, the word for what passing ends, and other fields. */
#define ACIES_MOMENT_ROW(name_, whom_, ends_, ...) \
  { .name = (name_), .asked = ACIES_ASKS_##whom_, .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), \
    .ends = (ends_), .list = acies_card_moments_list, __VA_ARGS__ }

/* Whether a card with that effect was played on the combat. */
gboolean acies_combat_has_card (const AciesState *state, const AciesCombat *combat, guint effect);
/* Whether @card fits the current attack. @now: and could be played now, whatever its hex */
gboolean acies_card_moments_fits (const AciesState *state, AciesId card, gboolean now, GError **error);
/* Checks that units of @type have the ability of @card. */
gboolean acies_type_check_ability (const AciesRuleset *ruleset, AciesId type, AciesId card, GError **error);
/* Records @card as played on the attack. */
void     acies_attack_add_card (AciesResolver *resolver, AciesId card);

/* Lists friends of the attacker that flank the target. @with_counted: also those named by a card. @ids: room for
 * %ACIES_N_DIRECTIONS */
guint    acies_units_list_flankers (const AciesState *state, const AciesCombat *combat, gboolean with_counted, AciesUnitId *ids);
/* Number of flankers that count for an Envelopment of @combat. */
guint    acies_flank_count (const AciesState *state, const AciesCombat *combat);
/* Whether the current attack has the flankers that @card needs, at least one. */
gboolean acies_flank_may_envelop (const AciesState *state, AciesId card);
/* For the row of Flanking. */
gboolean acies_flank_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_flank_play (AciesResolver *resolver, AciesId card, AciesHex hex);

G_END_DECLS
