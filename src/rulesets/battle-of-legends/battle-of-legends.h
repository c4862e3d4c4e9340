/* battle-of-legends.h - what Rome vs Macedon and Rome vs Carthage share
 *
 * Both are games of Battle of Legends. What they set to different things is one table
 * (AciesProcs.shared); the functions find it by the state they are asked about. What
 * only one of them has is in its own files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/path.h"
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

/* "enter TYPE HEX" is the first command of its own of each game. */
#define LEGENDS_COMMAND_ENTER ACIES_OWN_COMMAND (0)

/* Bit of AciesUnit.status of those in reserve that never come in. */
#define LEGENDS_STAYS_OUT (1 << 2)

/* What tables of a game are made of, to be declared in a row: checks and procedures of commands, lists of answers, steps. */
typedef gboolean AciesCheckFunc   (const AciesCommand *command, const AciesState *state, GError **error);
typedef void     AciesResolveFunc (const AciesCommand *command, AciesResolver *resolver);
typedef void     AciesListFunc    (const AciesState *state, GArray *commands);
typedef void     AciesStepFunc    (AciesResolver *resolver, const AciesStep *step);

typedef struct
{
  AciesStepFunc *run;     /* NULL: asks for cards at @moment */
  guint8         moment;  /* kind of decision that it asks for, if any */
  guint8         phase;   /* of the game, which begins with the step, but not within a strike; 0: the phase stays */
} AciesStepProc;

/* Who plays an ability card. */
typedef enum
{
  ACIES_CARD_OF_ACTIVE,    /* the side whose turn it is, outside of attacks */
  ACIES_CARD_OF_ATTACKER,  /* in an attack */
  ACIES_CARD_OF_TARGET,    /* in an attack, as an answer */
} AciesCardOwner;

/* What else it asks for. */
enum
{
  ACIES_CARD_MELEE = 1 << 0,  /* a melee */
  ACIES_CARD_ABLE  = 1 << 1,  /* that the unit whose card it is, attacker or target, has its ability */
  ACIES_CARD_NAMES = 1 << 2,  /* a hex is named with it */
  ACIES_CARD_AGAIN = 1 << 3,  /* and the moment is asked again after it */
};

/* What the moments need to know of an ability card. */
typedef struct
{
  guint8 effect;
  guint8 moment;  /* the decision it answers; ACIES_DECISION_NONE: played in a turn without being asked for */
  guint8 owner;   /* AciesCardOwner */
  guint8 asks;

  /* Is it, by what else it asks for, a card for this attack? If it is, but cannot be played,
   * the log says why. NULL: it is. This and the next ask public facts alone. */
  gboolean (*fits)  (const AciesState *state, AciesId card, GError **error);
  /* May it be played now, on @hex? Of a card that names one, without: refuses, by what keeps
   * it from all. NULL: whenever it fits. */
  gboolean (*check) (const AciesState *state, AciesId card, AciesHex hex, GError **error);
  /* NULL: the combat remembers it (acies_attack_add_card()), and that is all. */
  void     (*play)  (AciesResolver *resolver, AciesId card, AciesHex hex);
} AciesCardProc;

/* What the two games set to different things. */
struct _AciesSharedProcs
{
  /* Statements of the rulebook */
  struct
  {
    const char *moment;    /* each card at its moment */
    const char *hand;      /* only what the hand holds */
    const char *ability;   /* which units have the ability of a card */
    const char *owner;     /* only units of the side whose turn it is act */
    const char *enemy;     /* only enemies are attacked */
    const char *far;       /* the range */
    const char *way;       /* what is in the way */
    const char *bound;     /* which units are bound */
    const char *near;      /* only the nearest are attacked; NULL: any in range */
    const char *once;      /* each flanker counts once by a card */
    const char *put_back;
    const char *take;
    const char *reserve;   /* coming in */
    const char *strike;    /* a strike or counter has no cards */
  } rules;

  /* The steps by kind. Those of an attack and of the strikes within it stand together, those that end them last. */
  const AciesStepProc *steps;
  guint8               attack;   /* the first of an attack */
  guint8               result;   /* in which a roll is read */
  guint8               emptied;  /* the first that a target's withdrawal does not take away */
  guint8               ends;     /* the first of those that are run whatever an attack has come to */

  const AciesCardProc *cards;    /* of abilities */
  guint                n_cards;
  guint8               ordered;  /* the mark of units that an order card has named */

  /* May @unit, which is on the board, still move, wherever to; attack, whatever enemy; attack when it has moved so far? */
  gboolean (*may_move)     (const AciesState *state, AciesUnitId unit, GError **error);
  gboolean (*may_attack)   (const AciesState *state, AciesUnitId unit, GError **error);
  gboolean (*attack_after) (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
  /* Says why @to is out of reach within @steps; always %FALSE. */
  gboolean (*refuse_move)  (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);

  /* The farthest @unit attacks, 0: never; and the nearest, which is 1 unless it is set. */
  guint    (*range)       (const AciesState *state, AciesUnitId unit, guint *least);
  /* Would enemies beside its first hex keep it from others now? NULL: never. */
  gboolean (*is_bound)    (const AciesState *state, AciesUnitId unit);
  /* Does what blocks on the straight line stop an attack now? NULL: never, the path bends round it. */
  gboolean (*is_straight) (const AciesState *state);

  guint8   flanking;       /* effects of the two cards */
  guint8   envelopment;
  gboolean all_flank;      /* every friend beside the target flanks, and counts by both cards; else only units with the ability, once */
  guint  (*needs_flankers) (const AciesCardType *card); /* for an Envelopment; unless all flank, those named by Flanking are among them */

  /* What holds in @state at this moment; @combat: attack, strike or counter, whose attacker rolls. */
  AciesFactors (*read)     (const AciesState *state, const AciesCombat *combat);
  /* Fills in the conditions that follow from the rest; a bit of each of them. */
  void     (*derive)       (AciesFactors *factors);
  guint    derived;
  /* As often as another condition can hold for such units; 0 with an error says why never. NULL: any number. */
  guint    (*most)         (const AciesFactors *factors, guint condition, GError **error);
  /* Does @card lend such units an attack of their own? NULL: none does. */
  gboolean (*lends_attack) (const AciesRuleset *ruleset, AciesId card, AciesId unit_type);
};

static inline const AciesSharedProcs *
acies_legends (const AciesState *state)
{
  return state->ruleset->procs->shared;
}

/* --- phases.c -------------------------------------------------------------------------------- */

/* For AciesProcs.run_step: the row of @step, of which the phase begins first. Steps of an attack that is over are left out. */
void     acies_step_run (AciesResolver *resolver, const AciesStep *step);

extern const AciesGameEnd acies_end_morale_zero, acies_end_more_morale;
/* Takes up to @n morale from @loser, never below zero; gives the enemy as much when @given. */
void     acies_morale_take (AciesResolver *resolver, AciesSide loser, int n, gboolean given);

/* A side sets its hand: puts cards back and takes others from its deck. Each card is a command, after which the step
 * that asked comes again. Asks @side while it holds cards; while the hand is not full and the deck not empty; for both. */
void     acies_hand_ask_put_back (AciesResolver *resolver, guint decision, AciesSide side);
void     acies_hand_ask_take (AciesResolver *resolver, guint decision, AciesSide side);
void     acies_hand_ask_both (AciesResolver *resolver, guint decision, AciesSide side);
AciesCheckFunc acies_hand_check;
AciesResolveFunc acies_hand_move;
AciesListFunc acies_hand_list_put_back, acies_hand_list_take, acies_hand_list_both;

/* Units that wait off the board come in over their side's entry hexes. */
extern const AciesVerb acies_reserve_verb;
gboolean acies_reserve_is_waiting (const AciesState *state, AciesSide side, AciesUnitId unit);
/* Each type that waits on each entry hex that is free; of the side that is asked. */
void     acies_reserve_list (const AciesState *state, AciesSide side, GArray *commands);
AciesListFunc acies_reserve_list_asked;
AciesCheckFunc acies_reserve_check;
/* Returns: the unit of the type that has come in on @hex: of several the one with most figures */
AciesUnitId acies_reserve_enter (AciesResolver *resolver, AciesSide side, AciesId type, AciesHex hex);

/* The first card with that effect, or NO_ID. */
AciesId  acies_ruleset_find_effect (const AciesRuleset *ruleset, guint effect);
/* Is it played for a whole turn? */
gboolean acies_card_is_order (const AciesCardType *card);

/* --- moves.c --------------------------------------------------------------------------------- */

gboolean acies_type_has_ability (const AciesRuleset *ruleset, AciesId type, guint effect);
/* Is @hex passable and empty? Is a friend of @unit there? NO_HEX: no. */
gboolean acies_hex_is_free (const AciesState *state, AciesHex hex);
gboolean acies_unit_has_friend_on (const AciesState *state, AciesUnitId unit, AciesHex hex);
/* Is @unit on the board, of @side and beside @hex? Is any? */
gboolean acies_unit_is_beside (const AciesState *state, AciesUnitId unit, AciesHex hex, AciesSide side);
gboolean acies_units_any_beside (const AciesState *state, AciesHex hex, AciesSide side);
/* Friends of @unit with @skill beside it; off the board none. */
guint    acies_unit_count_beside (const AciesState *state, AciesUnitId unit, guint skill);
/* Units on the board that are not of @side; room for %ACIES_MAX_UNITS. */
guint    acies_units_list_enemies (const AciesState *state, AciesSide side, AciesUnitId *ids);

/* For AciesScenarioProcs. */
guint    acies_type_range (const AciesState *state, AciesId unit_type);
/* What it costs @unit to get to @to within @steps, 0: it cannot. Can it? */
guint    acies_unit_move_cost (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps);
gboolean acies_unit_check_way (const AciesState *state, AciesUnitId unit, AciesHex to, guint steps, GError **error);
/* For those out of reach of a move: is @to another hex than its own (@rule), with room for it (@held_rule) and passable? */
gboolean acies_check_destination (const AciesState *state, AciesUnitId unit, AciesHex to, const char *rule, const char *held_rule, GError **error);
/* Is a move of @moved hexes no longer than the attack move of @unit? */
gboolean acies_check_attack_move (const AciesState *state, AciesUnitId unit, guint moved, int attack_move, const char *rule, GError **error);
/* Can it move anywhere; attack any enemy from where it stands? Is there anything that it could do now? */
gboolean acies_unit_can_go (const AciesState *state, AciesUnitId unit, guint steps);
gboolean acies_unit_has_target (const AciesState *state, AciesUnitId unit);
gboolean acies_unit_may_act (const AciesState *state, AciesUnitId unit);
AciesCheckFunc acies_act_check_move;
/* Moves and attacks of all units of the active side. */
AciesListFunc acies_act_list;
/* @kind on each of the hexes; moves of @unit to all hexes within @steps on which it can stop; its attacks from where it stands. */
void     acies_list_moves (const AciesState *state, AciesUnitId unit, guint steps, GArray *commands);
void     acies_list_attacks (const AciesState *state, AciesUnitId unit, GArray *commands);

/* Whether @unit may attack having moved so far; %FALSE with NULL. */
typedef gboolean AciesMovedCheck (const AciesState *state, AciesUnitId unit, guint moved, GError **error);
/* The same hexes as those of acies_list_moves(), for AciesReachProcs.list_destinations. */
void     acies_list_destinations (const AciesState *state, AciesUnitId unit, guint steps, AciesMovedCheck *may_attack, GArray *destinations);

/* Hooks of AciesReachProcs as they are. */
gboolean acies_act_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_act_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint    acies_target_distance (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId target, AciesHex *path);
guint    acies_target_list (const AciesState *state, AciesUnitId unit, AciesHex from, AciesUnitId *targets);
void     acies_target_mark (const AciesState *state, AciesUnitId unit, AciesHex from, guint8 *hexes);
/* Do enemies beside the first hex of @unit keep it from @target? May @unit standing on @from choose what is on @at? */
gboolean acies_target_check_bound (const AciesState *state, AciesUnitId unit, AciesUnitId target, GError **error);
gboolean acies_target_check (const AciesState *state, AciesUnitId unit, AciesHex from, AciesHex at, GError **error);

/* --- cards.c --------------------------------------------------------------------------------- */

/* A moment is asked by what everybody can see: its conditions hold, the side holds cards, and one of the kind is not yet
 * discarded. Only the side that answers knows whether its hand has it. If it is not asked because of how things are, the log says so. */
void     acies_card_moments_ask (AciesResolver *resolver, guint moment);
/* Hooks of AciesProcs, and the row of "play". */
gboolean acies_card_moments_check_card (const AciesState *state, AciesSide side, AciesId card, GError **error);
char    *acies_card_moments_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
AciesCheckFunc acies_card_moments_check;
AciesResolveFunc acies_card_moments_play;
AciesListFunc acies_card_moments_list;

/* Moments that both games have, as questions: who attacks whom, and what the side that is asked may do now; and any order
 * card that names units one by one: how many it has ordered, and how many more it may. */
char    *acies_card_moments_describe_attack (const AciesState *state, const char *side);
char    *acies_card_moments_describe_defence (const AciesState *state, const char *side);
char    *acies_card_moments_describe_roll (const AciesState *state, const char *side);
char    *acies_card_moments_describe_counter (const AciesState *state, const char *side);
char    *acies_card_moments_describe_order (const AciesState *state, const char *side);
/* The row of such a question: which side is asked, what passing ends, and how it reads. */
#define ACIES_MOMENT_ROW(name_, whom_, ends_, ...) \
  { .name = (name_), .asked = ACIES_ASKS_##whom_, .answers = ACIES_ANSWER (PLAY) | ACIES_ANSWER (PASS), \
    .ends = (ends_), .list = acies_card_moments_list, __VA_ARGS__ }

/* Was a card with that effect played on the combat? */
gboolean acies_combat_has_card (const AciesState *state, const AciesCombat *combat, guint effect);
/* Is @card one for the attack of @state? Could it be played as the units stand, if it names no hex? */
gboolean acies_card_moments_fits (const AciesState *state, AciesId card, GError **error);
gboolean acies_card_moments_allows (const AciesState *state, AciesId card, GError **error);
/* Has @unit, have units of @type the ability of @card? */
gboolean acies_card_check_ability (const AciesState *state, AciesUnitId unit, AciesId card, GError **error);
gboolean acies_type_check_ability (const AciesRuleset *ruleset, AciesId type, AciesId card, GError **error);
/* Remembers @card, which is played on the attack. */
void     acies_attack_add_card (AciesResolver *resolver, AciesId card);

/* Friends of the attacker beside the target that flank, with or without (@with_counted) those named by a card; room for
 * %ACIES_N_DIRECTIONS. How many an Envelopment of @combat counts; would @card count any, and are there as many as it needs? */
guint    acies_units_list_flankers (const AciesState *state, const AciesCombat *combat, gboolean with_counted, AciesUnitId *ids);
guint    acies_flank_count (const AciesState *state, const AciesCombat *combat);
gboolean acies_flank_may_envelop (const AciesState *state, AciesId card);
/* For the row of Flanking. */
gboolean acies_flank_check (const AciesState *state, AciesId card, AciesHex hex, GError **error);
void     acies_flank_play (AciesResolver *resolver, AciesId card, AciesHex hex);

G_END_DECLS
