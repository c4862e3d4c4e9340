/* legions.h - Legions: what its procedures know by number, and share
 *
 * Each side has an area of the board, its battlefield: Army cards lie on its squares,
 * dice on the cards. The square between two cards side by side is black and belongs to
 * the right one, that between one above the other is red and belongs to the lower one.
 * Most of the game is not public: what had to be made up is marked in rules.xml, and
 * every number of it is data. LEG-... is the id of a statement there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/board/texts.h"
#include "engine/find/finding-kinds.h"
#include "engine/odds/odds.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "rulesets/legions/field.h"
#include "rulesets/legions/own.h"

G_BEGIN_DECLS

/* In the order of the names in legions.c. */
enum { LEG_LEFT, LEG_RIGHT, LEG_ABOVE, LEG_BELOW, LEG_BIG_CARD, LEG_STEADY };    /* attributes of Army cards */
enum { LEG_VALUE, LEG_TOKEN };                                                   /* properties of dice */
enum { LEG_COINS, LEG_BLAZONS, LEG_BANNERS };                        /* resources */
enum { LEG_PLAYERS, LEG_TEAMS, LEG_COLOUR_OF_FIRST, LEG_COLOUR_OF_LAST = LEG_COLOUR_OF_FIRST + 3, LEG_BIG_PENALTY };
enum { LEG_MOST_RED, LEG_MOST_BLACK, LEG_MOST_OF_KIND, LEG_MOST_OF_CLASS, LEG_BIG, LEG_MASSIVE,
       LEG_OBJECTIVES, LEG_OBJECTIVES_KEPT, LEG_TEAM_OBJECTIVES, LEG_TEAM_OBJECTIVES_KEPT, LEG_FIRST_ARMY_CARDS, LEG_FIRST_COMMAND_CARDS,
       LEG_GENERAL_AT_FIRST, LEG_GENERAL_REST, LEG_ACTION_PRICE, LEG_MUSTER_CARDS, LEG_CONSULT_PRICE, LEG_EMPOWER_BY, LEG_REQUISITION_COINS,
       LEG_DRAW_AT_END, LEG_ARMY_HAND, LEG_REWARD_DICE, LEG_REWARD_CARDS, LEG_REWARD_COINS, LEG_REWARD_RAISE,
       LEG_LEVY_CARDS, LEG_TRIBUTE_COINS, LEG_AMBUSH_BY, LEG_DRILL_BY, LEG_FORAGE_CARDS, LEG_FORAGE_COINS, LEG_VOLLEY_BY,
       LEG_HARVEST_COINS, LEG_OMENS_BY, LEG_FESTIVAL_BY, LEG_MARKET_COINS,
       LEG_LEGION_POINTS, LEG_BIG_POINTS, LEG_MASSIVE_POINTS, LEG_OBJECTIVE_POINTS, LEG_ALL_COLOURS_POINTS,
       LEG_SPARE_COINS, LEG_SHAKEN_COINS };
enum { LEG_DIE_BLACK, LEG_DIE_RED, LEG_DIE_BLUE, LEG_DIE_CHECK };
enum { LEG_RED, LEG_GREY, LEG_GREEN, LEG_GOLD, LEG_PURPLE, LEG_N_COLOURS, LEG_LEGION_DIE = LEG_N_COLOURS, LEG_COMMANDER_DIE, LEG_GENERAL_DIE };
enum { LEG_NO_TOKEN, LEG_WARLORD, LEG_TACTICIAN, LEG_QUARTERMASTER, LEG_INFANTRY, LEG_ARCHER, LEG_CAVALRY, LEG_N_TOKENS };
enum { LEG_LAYER_CARD, LEG_LAYER_BLACK, LEG_LAYER_RED, LEG_LAYER_GENERAL };
enum { LEG_DECK_ARMY, LEG_DECK_COMMAND, LEG_DECK_OBJECTIVE, LEG_DECK_EVENT, LEG_DECK_BATTLE };
enum { LEG_CARD_TOKEN, LEG_CARD_COST, LEG_CARD_NEEDS, LEG_CARD_REWARD };         /* values of cards; the last begins those of the five colours */

/* What cards do. */
enum
{
  LEG_EFFECT_ARMY,
  LEG_STRATEGIZE, LEG_REDEPLOY, LEG_LEVY, LEG_TRIBUTE, LEG_OATH, LEG_AMBUSH,                /* Command cards that are played once */
  LEG_STANDARDS, LEG_DRILL, LEG_FORAGERS, LEG_VOLLEY, LEG_OUTRIDERS, LEG_PLANS,             /* and those that stay */
  LEG_CALM, LEG_HARVEST, LEG_OMENS, LEG_FESTIVAL, LEG_MUD, LEG_MARKET,                      /* events */
  LEG_RED_DICE, LEG_BLACK_DICE, LEG_MASSIVE_LEGION, LEG_LEGIONS, LEG_TWINS, LEG_RICHES, LEG_READY_GENERAL, LEG_STANDING_ORDERS,
  LEG_COLOURS, LEG_RED_SUM,                                                                 /* objectives */
  LEG_BATTLE,
};
#define LEG_FIRST_PERMANENT LEG_STANDARDS
#define LEG_LAST_PERMANENT  LEG_PLANS

/* Rewards of a Battle card. */
enum { LEG_REWARD_NONE, LEG_REWARD_RED_DIE, LEG_REWARD_BLACK_DIE, LEG_REWARD_ARMY_CARDS, LEG_REWARD_OF_COINS, LEG_REWARD_TOKEN,
       LEG_REWARD_GENERAL, LEG_REWARD_COMMAND_CARD, LEG_N_REWARDS };

enum { LEG_ACTION_MUSTER, LEG_ACTION_CONSULT, LEG_ACTION_EMPOWER, LEG_ACTION_REQUISITION };

enum { LEG_PHASE_SET_UP, LEG_PHASE_ARMY, LEG_PHASE_ACTIONS, LEG_PHASE_END };
enum
{
  LEG_STEP_ROLL_FIRST, LEG_STEP_NOTE_ROLL, LEG_STEP_READ_FIRST, LEG_STEP_BATTLE, LEG_STEP_SHARED, LEG_STEP_OBJECTIVES, LEG_STEP_KEEP, LEG_STEP_FIRST_CARDS,
  LEG_STEP_DRAFT, LEG_STEP_ROUND, LEG_STEP_EVENT, LEG_STEP_BEGIN_TURN, LEG_STEP_LAY, LEG_STEP_ACT, LEG_STEP_DRAW_LAST, LEG_STEP_HAND,
  LEG_STEP_NEXT_TURN,
  LEG_STEP_ROLL_DICE, LEG_STEP_READ_DICE, LEG_STEP_PLACE, LEG_STEP_LIMIT, LEG_STEP_TOKEN, LEG_STEP_GIVE, LEG_STEP_OVER,
  LEG_STEP_REWARD, LEG_STEP_CHECK, LEG_STEP_READ_CHECK, LEG_STEP_LOSE,
  LEG_STEP_PAY, LEG_STEP_EFFECT, LEG_STEP_PICK, LEG_STEP_FILL_LINE
};
enum
{
  LEG_ASK_KEEP = ACIES_DECISION_FIRST_OWN, LEG_ASK_DRAFT, LEG_ASK_LAY, LEG_ASK_PLACE, LEG_ASK_LIMIT, LEG_ASK_TOKEN, LEG_ASK_GIVE, LEG_ASK_OVER,
  LEG_ASK_REWARD, LEG_ASK_LOSE, LEG_ASK_PAY, LEG_ASK_GAIN, LEG_ASK_RAISE, LEG_ASK_LOWER, LEG_ASK_CARRY, LEG_ASK_PICK, LEG_ASK_REQUISITION,
  LEG_ASK_HAND, LEG_ASK_SPARE, LEG_N_QUESTIONS
};
enum { LEG_END_DECK = ACIES_END_FIRST_OWN, LEG_END_COLOURS, LEG_END_ROUNDS, LEG_END_DRAW };

#define LEG_DIE_MOST 6
#define LEG_POOL 12 /* dice that are gained at once, at most: those of a legion over a whole row, and two red ones */

/* A die that was rolled and lies on no square yet. */
typedef struct
{
  guint8 kind;   /* of the dice of the ruleset */
  guint8 value;  /* 0: none */
} AciesLegDie;

/* What the block of a position keeps. */
typedef struct
{
  guint8      rolls[ACIES_MAX_SIDES];   /* for who is first; 0: none yet, or not among those who roll again */
  guint8      first;                    /* the First Player, and 1 more; 0: not known */
  guint8      banners[ACIES_MAX_SIDES]; /* bit by kind of token that its own banners have given already */
  guint8      used;                     /* in this turn, bit by permanent card; LEG_REQUISITIONED too */
  /* Dice that are gained, rolled and placed together. */
  guint8      gained[2];                /* how many, black and red */
  guint8      made_at[2];               /* column and row of the card by which squares were made for them, and 1 more; 0: none */
  AciesLegDie pool[LEG_POOL];
  /* A legion that was finished, with what follows of it. */
  guint8      size;
  guint8      colour;
  guint8      token;                    /* that is to be given to a die, or was, until none is too many */
  guint8      card;                     /* whose effect is carried out, and 1 more */
} AciesLegBlock;

#define LEG_REQUISITIONED 1 /* permanent cards have the bits from 2 on */

#define LEG_BLOCK(state) ACIES_BLOCK (state, AciesLegBlock)
#define LEG_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesLegBlock, field, __VA_ARGS__)
#define LEG_NUMBER(state, name) ((state)->ruleset->numbers[name].value)

/* legions.c */
extern const AciesProcs acies_leg_procs;
void acies_leg_push       (AciesResolver *resolver, guint step, AciesSide side);

/* --- lay.c: Army cards ----------------------------------------------------------------------- */
gboolean    acies_leg_may_lay       (const AciesLegField *self, AciesSide side, AciesId type, AciesHex hex, const char **why);
AciesId     acies_leg_type_of_card  (const AciesRuleset *ruleset, AciesId card);
gboolean    acies_leg_check_lay     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_lay           (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_lay      (const AciesState *state, GArray *commands);

/* --- gain.c: dice that are rolled, placed, and too many --------------------------------------- */
/* @made_at: the card that made squares for them, or NO_HEX: any free square will do. */
void        acies_leg_gain_dice     (AciesResolver *resolver, AciesSide side, guint n_black, guint n_red, AciesHex made_at);
void        acies_leg_gain_step     (AciesResolver *resolver, const AciesStep *step);
gboolean    acies_leg_check_set     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_set           (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_set      (const AciesState *state, GArray *commands);
gboolean    acies_leg_check_lose    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_lose          (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_lose     (const AciesState *state, GArray *commands);
void        acies_leg_remove_die    (AciesResolver *resolver, AciesUnitId die);
/* The die that found no free square is used up, or brings coins; then the next one is placed. */
void        acies_leg_use_spare     (AciesResolver *resolver, AciesSide side);
void        acies_leg_take_spare_coins (AciesResolver *resolver, AciesSide side);
/* Lowers it, or raises it up to six; a black or red one that comes to nothing is lost. */
void        acies_leg_change_die    (AciesResolver *resolver, AciesUnitId die, int by);

/* --- token.c --------------------------------------------------------------------------------- */
void        acies_leg_token_step    (AciesResolver *resolver, const AciesStep *step);
gboolean    acies_leg_can_take_token (const AciesState *state, AciesSide side);
/* For computer players: AciesVerb.is_pointless. */
gboolean    acies_leg_is_pointless_banner (const AciesState *state, const AciesCommand *command);
gboolean    acies_leg_is_pointless_drop (const AciesState *state, const AciesCommand *command);
gboolean    acies_leg_check_banner  (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_banner        (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_banner   (const AciesState *state, GArray *commands);
gboolean    acies_leg_check_give    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_give          (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_give     (const AciesState *state, GArray *commands);
/* The statement by which the side that is asked takes a token off. */
const char *acies_leg_find_surplus_rule (const AciesState *state);
gboolean    acies_leg_check_drop    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_drop          (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_drop     (const AciesState *state, GArray *commands);

/* --- reward.c: rewards and morale ------------------------------------------------------------ */
void        acies_leg_reward_step   (AciesResolver *resolver, const AciesStep *step);
gboolean    acies_leg_check_reward  (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_reward        (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_reward   (const AciesState *state, GArray *commands);
/* All enemies check morale, as for a legion of so many cards. */
void        acies_leg_push_checks   (AciesResolver *resolver, AciesSide side, guint size);
/* What makes up the most that passes a check. */
typedef struct
{
  int red_dice;
  int steady;
  int big_cards;  /* of who makes them check; these and omens lower it */
  int omens;
} AciesLegReasons;
int         acies_leg_threshold_reasons (const AciesState *state, AciesSide side, AciesSide by, AciesLegReasons *why);
int         acies_leg_threshold     (const AciesState *state, AciesSide side, AciesSide by);
/* (transfer full): why so much passes a check of @side: “red dice +3, big cards −1” */
char       *acies_leg_dup_reasons   (const AciesState *state, AciesSide side, AciesSide by);
guint       acies_leg_reward_of     (const AciesState *state, guint colour);

/* --- act.c: actions -------------------------------------------------------------------------- */
gboolean    acies_leg_check_action  (const AciesState *state, gboolean priced, GError **error);
void        acies_leg_pay_action    (AciesResolver *resolver, gboolean priced);
void        acies_leg_add_coins     (AciesResolver *resolver, AciesSide side, int n);
void        acies_leg_set_general   (AciesResolver *resolver, AciesSide side, int by);
gboolean    acies_leg_check_muster  (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_muster        (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_leg_check_consult (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_consult       (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_leg_check_empower (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_empower       (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_leg_check_requisition (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_requisition   (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_acts     (const AciesState *state, GArray *commands);

/* --- command.c: Command cards and their effects ----------------------------------------------- */
gboolean    acies_leg_check_play    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_play          (const AciesCommand *command, AciesResolver *resolver);
char       *acies_leg_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
gboolean    acies_leg_check_use     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_use           (const AciesCommand *command, AciesResolver *resolver);
gboolean    acies_leg_check_pay     (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_pay           (const AciesCommand *command, AciesResolver *resolver);
/* The card has no effect. */
void        acies_leg_do_not_pay    (AciesResolver *resolver, AciesSide side);
void        acies_leg_list_pay      (const AciesState *state, GArray *commands);
void        acies_leg_command_step  (AciesResolver *resolver, const AciesStep *step);
/* A way to pay: pips of one die, the rest in coins. */
typedef struct
{
  AciesUnitId die;   /* or NO_UNIT */
  guint       pips;
  guint       coins;
} AciesLegPrice;
#define LEG_MOST_PRICES 14
guint       acies_leg_list_prices   (const AciesState *state, AciesSide side, AciesId card, AciesLegPrice *prices);
/* The card of the permanent effect @n, from 1, laid before @side; or NO_ID */
AciesId     acies_leg_find_permanent (const AciesState *state, AciesSide side, int n);

/* --- effect.c: what cards do to dice ---------------------------------------------------------- */
gboolean    acies_leg_effect_is_possible (const AciesState *state, AciesSide side, AciesId card, GError **error);
void        acies_leg_do_effect     (AciesResolver *resolver, AciesSide side, AciesId card);
gboolean    acies_leg_check_gain    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_gain          (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_gain     (const AciesState *state, GArray *commands);
/* Has @side a die of that class that shows less than six? */
gboolean    acies_leg_can_raise     (const AciesState *state, AciesSide side, guint class_);
gboolean    acies_leg_check_raise   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_raise         (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_raise    (const AciesState *state, GArray *commands);
gboolean    acies_leg_check_lower   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_lower         (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_lower    (const AciesState *state, GArray *commands);
gboolean    acies_leg_check_carry   (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_carry         (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_carry    (const AciesState *state, GArray *commands);

/* --- decks.c ---------------------------------------------------------------------------------- */
/* The event that lies open, as one of the effects of events; LEG_CALM where none does. */
guint       acies_leg_event         (const AciesState *state);
/* The card of the deck that lies open, the first of several, or NO_ID. */
AciesId     acies_leg_open_card     (const AciesState *state, AciesId deck);
guint       acies_leg_count_held    (const AciesState *state, AciesSide side, AciesId deck);
gboolean    acies_leg_ask_army_cards (AciesResolver *resolver, AciesSide side, guint n);
/* Puts the discards back into the deck where that is empty. */
void        acies_leg_refill        (AciesResolver *resolver, AciesId deck);
/* Is there a Command card to take, in the Battle Line or to fill it? */
gboolean    acies_leg_check_line    (const AciesState *state, GError **error);
void        acies_leg_fill_line     (AciesResolver *resolver, AciesSide side);
gboolean    acies_leg_check_take    (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_take          (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_take     (const AciesState *state, GArray *commands);
gboolean    acies_leg_check_put_back (const AciesCommand *command, const AciesState *state, GError **error);
void        acies_leg_put_back      (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_list_put_back (const AciesState *state, GArray *commands);

/* --- set-up.c, turn.c ------------------------------------------------------------------------- */
void        acies_leg_start         (const AciesCommand *command, AciesResolver *resolver);
void        acies_leg_set_up_step   (AciesResolver *resolver, const AciesStep *step);
void        acies_leg_turn_step     (AciesResolver *resolver, const AciesStep *step);
void        acies_leg_done          (const AciesCommand *command, AciesResolver *resolver);
AciesSide   acies_leg_first_side    (const AciesState *state);

/* --- score.c ---------------------------------------------------------------------------------- */
/* @why: for the log: “legion 1, big 1” */
void        acies_leg_add_points    (AciesResolver *resolver, AciesSide side, guint n, const char *why);
/* (transfer full): AciesProcs.describe_score */
char       *acies_leg_describe_score (const AciesState *state, AciesSide first);
/* (transfer full): why a legion of @n_cards brings its points, and @of_all more for all colours: “legion 1, big 1” */
char       *acies_leg_dup_points    (const AciesState *state, guint n_cards, guint of_all);
guint       acies_leg_points_of     (const AciesState *state, guint n_cards);
void        acies_leg_count_laid_out (AciesResolver *resolver, AciesSide side);
gboolean    acies_leg_is_met        (const AciesState *state, guint sides, AciesId card);
void        acies_leg_end           (AciesResolver *resolver, guint reason);
/* For computer players: AciesProcs.appraise. */
int         acies_leg_appraise      (const AciesState *state, AciesSide side);

/* questions.c, find.c */
extern const AciesQuestion    acies_leg_questions[LEG_N_QUESTIONS];
/* foresee.c: AciesProcs.foresee, of an Army card that is laid */
char       *acies_leg_foresee       (const AciesState *state, const AciesCommand *command);
extern const AciesFindingKind acies_leg_finding_kinds[];
void        acies_leg_find          (const AciesState *state, AciesFindings *findings);
gboolean    acies_leg_may_stand     (const AciesState *state, AciesSide side, AciesId unit_type, AciesHex hex);

G_END_DECLS
