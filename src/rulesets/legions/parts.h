/* parts.h - Legions: declarations for all files of the ruleset
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/combat.h"
#include "engine/core/units.h"
#include "engine/find/findings.h"
#include "engine/odds/checks.h"
#include "engine/odds/odds.h"
#include "rulesets/legions/legions.h"

G_BEGIN_DECLS

#define LEG_DIE_MOST 6
#define LEG_POOL 12 /* maximum number of dice gained at once: the dice of a legion that fills a row, and two red dice */

/* A die that has been rolled, but is not on a square yet. */
typedef struct
{
  guint8 kind;   /* LEG_DIE_BLACK or LEG_DIE_RED */
  guint8 value;  /* 0: the array element is unused */
} AciesLegDie;

/* The ruleset's block in a state. */
typedef struct
{
  guint8      rolls[ACIES_MAX_SIDES];   /* by side: roll for First Player; 0: not rolled; 7: no longer rolling */
  guint8      first;                    /* the First Player, plus 1; 0: not decided yet */
  guint8      banners[ACIES_MAX_SIDES]; /* by side: bit mask of the tokens taken from the banners */
  guint8      used;                     /* bit mask for this turn: LEG_REQUISITIONED, and bit N for permanent card N */
  /* Dice that are gained together, rolled together and then placed. */
  guint8      gained[2];                /* numbers of black and red dice; after the roll, [0] is the total */
  guint8      made_at[2];               /* column and row, plus 1, of the card that created squares for them; 0: none */
  AciesLegDie pool[LEG_POOL];
  /* The finished legion that is being resolved. */
  guint8      size;
  guint8      colour;
  guint8      token;                    /* the token to put on a die; not cleared until surplus tokens are removed */
  guint8      card;                     /* the card that is being resolved, plus 1 */
} AciesLegBlock;

#define LEG_REQUISITIONED 1 /* bit of AciesLegBlock.used: the side has taken the Requisition action */

#define LEG_BLOCK(state) ACIES_BLOCK (state, AciesLegBlock)
#define LEG_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesLegBlock, field, __VA_ARGS__)

/* A table for finding the card and dice on a square. It is valid until a card or die is placed, moved or removed. */
typedef struct
{
  const AciesState *state;
  AciesOccupants    who;
} AciesLegField;

static inline AciesUnitId
acies_leg_card_at (const AciesLegField *self, AciesHex hex)
{
  return acies_occupants_in_layer (&self->who, hex, LEG_LAYER_CARD);
}

/* Returns: (nullable): the type of the Army card on @hex */
static inline const AciesUnitType *
acies_leg_type_at (const AciesLegField *self, AciesHex hex)
{
  AciesUnitId card = acies_leg_card_at (self, hex);

  return card != ACIES_NO_UNIT ? acies_state_unit_type (self->state, card) : NULL;
}

static inline AciesUnitId
acies_leg_die_at (const AciesLegField *self, AciesHex hex, guint kind)
{
  return acies_occupants_in_layer (&self->who, hex, LEG_LAYER_BLACK + kind);
}

static inline gboolean
acies_leg_is_die (const AciesState *state, AciesUnitId unit, AciesSide side, guint class_)
{
  return acies_state_unit_is_on_board (state, unit) && state->units[unit].side == side && acies_state_unit_type (state, unit)->class_ == class_;
}

/* Returns: the unit class of dice of @kind, which is LEG_DIE_BLACK or LEG_DIE_RED */
static inline guint
acies_leg_class_of_die (guint kind)
{
  return LEG_LEGION_DIE + kind;
}

/* Returns: the unit class of the dice that can carry @token */
static inline guint
acies_leg_class_of_token (guint token)
{
  return token < LEG_INFANTRY ? LEG_COMMANDER_DIE : LEG_LEGION_DIE;
}

static inline void
acies_leg_push (AciesResolver *resolver, guint step, AciesSide side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .side = side });
}

#define LEG_ALL_COLOURS ((1u << LEG_N_COLOURS) - 1)

/* The scores that decide the winner. A score counts only if all earlier scores are tied. A team's score is the sum
 * of its sides' scores. */
enum { LEG_SCORE_POINTS, LEG_SCORE_BLACK, LEG_SCORE_RED, LEG_SCORE_COINS, LEG_N_SCORES };

typedef struct
{
  AciesHex first;     /* the square of the leftmost card */
  guint    n;         /* number of cards */
  guint    colour;
  gboolean finished;
} AciesLegLegion;

/* A way to pay the cost of a card: by lowering at most one die and paying the rest in coins. */
typedef struct
{
  AciesUnitId die;   /* the die that is lowered, or NO_UNIT */
  guint       pips;  /* number by which @die is lowered */
  guint       coins;
} AciesLegPrice;
#define LEG_MOST_PRICES 14

/* Tables, which are defined in phases.c, words.c, find.c and points.c. */
extern const AciesQuestion    acies_leg_questions[LEG_N_QUESTIONS];
extern const AciesOwnLogEntry     acies_leg_log_entries[LEG_N_LOG_KINDS];
extern const AciesVerb        acies_leg_verbs[LEG_N_VERBS];
extern const AciesCheckKind   acies_leg_checks[];
extern const AciesFindingKind acies_leg_finding_kinds[];
extern const AciesCount       acies_leg_counts[];

/* legions.c: shared functions */
/* Refuses to place a die of @kind, because it needs a free square of its colour. Always returns %FALSE. */
gboolean     acies_leg_refuse_square     (guint kind, GError **error);

/* phases.c: setup, rounds, turns, actions, coins and Generals */
void         acies_leg_start             (const AciesCommand *command, AciesResolver *resolver);
void         acies_leg_set_up_step       (AciesResolver *resolver, const AciesStep *step);
void         acies_leg_done              (const AciesCommand *command, AciesResolver *resolver);
void         acies_leg_turn_step         (AciesResolver *resolver, const AciesStep *step);
gboolean     acies_leg_check_action      (const AciesState *state, gboolean priced, GError **error);
void         acies_leg_add_coins         (AciesResolver *resolver, AciesSide side, int n);
void         acies_leg_set_general       (AciesResolver *resolver, AciesSide side, int by);
void         acies_leg_pay_action        (AciesResolver *resolver, gboolean priced);
gboolean     acies_leg_check_muster      (const AciesCommand *command, const AciesState *state, GError **error);
gboolean     acies_leg_check_consult     (const AciesCommand *command, const AciesState *state, GError **error);
gboolean     acies_leg_check_empower     (const AciesCommand *command, const AciesState *state, GError **error);
gboolean     acies_leg_check_requisition (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_act               (const AciesCommand *command, AciesResolver *resolver);

/* lay.c: squares, legions, dice and tokens on battlefields, and the placement of Army cards */
void         acies_leg_field_find        (AciesLegField *self, const AciesState *state);
/* Returns: whether there is a card on a square directly above, below, left or right of @hex */
gboolean     acies_leg_has_neighbour     (const AciesLegField *self, AciesHex hex);
/* Returns: the first unit type of @class_ (its only type if @class_ is a class of dice); NO_ID if there is none */
AciesId      acies_leg_type_of_class     (const AciesRuleset *ruleset, guint class_);
gboolean     acies_leg_is_red_square     (const AciesLegField *self, AciesHex hex);
/* Finds the legion that includes the card on @hex, which must exist. @legion: (out caller-allocates): the legion */
void         acies_leg_legion_at         (const AciesLegField *self, AciesHex hex, AciesLegLegion *legion);
/* Returns: whether @hex has a black square. If so, the card on @hex and the card to its left belong to the same
 *   finished legion. */
gboolean     acies_leg_is_black_square   (const AciesLegField *self, AciesHex hex);
/* Returns: whether @hex is on the battlefield of @side and has an empty square for dice of @kind
 * @kind: LEG_DIE_BLACK or LEG_DIE_RED */
gboolean     acies_leg_is_free_square    (const AciesLegField *self, AciesSide side, AciesHex hex, guint kind);
/* Lists the free squares for dice of @kind, sorted by row and column.
 * @hexes: (out): array of %ACIES_MAX_UNITS elements
 * Returns: the number of squares */
guint        acies_leg_list_free         (const AciesLegField *self, AciesSide side, guint kind, AciesHex *hexes);
guint        acies_leg_count_free        (const AciesState *state, AciesSide side, guint kind);
/* Lists the legions of @side. @finished: %TRUE to list finished legions, %FALSE for unfinished legions
 * @legions: (out): array of %ACIES_MAX_UNITS elements
 * Returns: the number of legions */
guint        acies_leg_list_legions      (const AciesLegField *self, AciesSide side, gboolean finished, AciesLegLegion *legions);
/* Returns: bit mask of the colours in which @side has a finished legion */
guint        acies_leg_colours           (const AciesState *state, AciesSide side);
guint        acies_leg_count_dice        (const AciesState *state, AciesSide side, guint class_);
/* Lists the dice of @side in @class_, sorted by row and column. @dice: (out): array of %ACIES_MAX_UNITS elements
 * Returns: the number of dice */
guint        acies_leg_list_dice         (const AciesState *state, AciesSide side, guint class_, AciesUnitId *dice);
AciesUnitId  acies_leg_find_general      (const AciesState *state, AciesSide side);
guint        acies_leg_count_tokens      (const AciesState *state, AciesSide side, guint token);
guint        acies_leg_count_tokens_of_class (const AciesState *state, AciesSide side, guint token);
/* Returns: the colour of the card under the General of @side. Without a General, a switch sets the colour. */
guint        acies_leg_starting_colour   (const AciesState *state, AciesSide side);
AciesId      acies_leg_type_of_card      (const AciesRuleset *ruleset, AciesId card);
gboolean     acies_leg_check_lay         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_lay          (const AciesState *state, GArray *commands);
/* Places a new card or die of @type on @hex. @kind: the kind of log entry to add. @value: the value of the die, or 0
 * for a card */
void         acies_leg_put               (AciesResolver *resolver, AciesLogKind kind, AciesSide side, AciesId type, AciesHex hex, guint value);
void         acies_leg_lay               (const AciesCommand *command, AciesResolver *resolver);

/* dice.c: dice and tokens */
/* Starts the roll of the dice that @side gains.
 * @made_at: the hex of the card that created squares for the dice; NO_HEX if the dice can be placed on any free
 *   squares */
void         acies_leg_gain_dice         (AciesResolver *resolver, AciesSide side, guint n_black, guint n_red, AciesHex made_at);
/* Removes the first die from the pool, because it was placed or used, and continues with the next die. */
void         acies_leg_use_spare         (AciesResolver *resolver, AciesSide side);
/* Gives @side coins for the first die of the pool, because there is no free square for it. Continues with the next
 * die. */
void         acies_leg_take_spare_coins  (AciesResolver *resolver, AciesSide side);
gboolean     acies_leg_check_set         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_set          (const AciesState *state, GArray *commands);
void         acies_leg_set               (const AciesCommand *command, AciesResolver *resolver);
void         acies_leg_gain_step         (AciesResolver *resolver, const AciesStep *step);
gboolean     acies_leg_check_lose        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_lose              (const AciesCommand *command, AciesResolver *resolver);
void         acies_leg_remove_die        (AciesResolver *resolver, AciesUnitId die);
/* Adds @by to the value of @die. The maximum value is 6. A black or red die with value 0 is lost; the value of a
 * General is always at least 1. */
void         acies_leg_change_die        (AciesResolver *resolver, AciesUnitId die, int by);
gboolean     acies_leg_can_take_token    (const AciesState *state, AciesSide side);
/* Returns: the id of the statement whose token limit the deciding side exceeds */
const char  *acies_leg_find_surplus_rule (const AciesState *state);
void         acies_leg_token_step        (AciesResolver *resolver, const AciesStep *step);
gboolean     acies_leg_check_banner      (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_banner            (const AciesCommand *command, AciesResolver *resolver);
/* Implements AciesVerb.is_pointless for computer players. */
gboolean     acies_leg_is_pointless_banner (const AciesState *state, const AciesCommand *command);
gboolean     acies_leg_check_give        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_give              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_drop        (const AciesCommand *command, const AciesState *state, GError **error);
/* Lists the commands that answer the current question about dice. The commands remove a die, put a token on a die, or
 * remove the token from a die. */
void         acies_leg_list_dice_asked_for (const AciesState *state, GArray *commands);
void         acies_leg_drop              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_is_pointless_drop (const AciesState *state, const AciesCommand *command);

/* points.c: rewards, morale checks, points, objectives and the end of the game */
guint        acies_leg_reward_of         (const AciesState *state, guint colour);
gboolean     acies_leg_check_reward      (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_reward            (const AciesCommand *command, AciesResolver *resolver);
/* Starts a morale check for each enemy of @side. @size: the number of cards in the legion that causes the checks */
void         acies_leg_push_checks       (AciesResolver *resolver, AciesSide side, guint size);
/* Calculates the highest roll with which @side passes a morale check caused by @by.
 * @why: (out) (nullable): the terms of the sum: red dice, steady cards of @side, big cards of @by, and bad omens
 * Returns: the highest roll; 0 if no roll passes */
int          acies_leg_threshold         (const AciesState *state, AciesSide side, AciesSide by, int why[4]);
void         acies_leg_reward_step       (AciesResolver *resolver, const AciesStep *step);
/* Gives @side @n points. @why: the reason for the log, for example "legion 1, big 1" */
void         acies_leg_add_points        (AciesResolver *resolver, AciesSide side, guint n, const char *why);
guint        acies_leg_points_of         (const AciesState *state, guint n_cards);
/* Sets the points and the Blazons of @side at the start of a game, based on the finished legions in the scenario. */
void         acies_leg_count_laid_out    (AciesResolver *resolver, AciesSide side);
/* Returns: whether the objective @card is met. @sides: bit mask of the sides whose pieces count */
gboolean     acies_leg_is_met            (const AciesState *state, guint sides, AciesId card);
/* Returns: the total of score @what (LEG_SCORE_...) for the team of @side */
int          acies_leg_count_score       (const AciesState *state, AciesSide side, guint what);
void         acies_leg_end               (AciesResolver *resolver, guint reason);
/* AciesProcs.judge */
void         acies_leg_judge             (AciesResolver *resolver, gboolean is_over);

/* cards.c: decks, and Command cards with their effects */
/* Returns: the first face-up card of @deck, or NO_ID if there is none */
AciesId      acies_leg_open_card         (const AciesState *state, AciesId deck);
/* Returns: the effect of the current event; LEG_CALM if there is no event */
guint        acies_leg_event             (const AciesState *state);
gboolean     acies_leg_ask_army_cards    (AciesResolver *resolver, AciesSide side, guint n);
/* If @deck is empty, puts its discarded cards back into it. */
void         acies_leg_refill            (AciesResolver *resolver, AciesId deck);
/* Checks that Command cards are left: in the Battle Line, in the deck, or on the discard pile. */
gboolean     acies_leg_check_line        (const AciesState *state, GError **error);
gboolean     acies_leg_check_take        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_take         (const AciesState *state, GArray *commands);
void         acies_leg_take              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_put_back    (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_put_back     (const AciesState *state, GArray *commands);
void         acies_leg_put_back          (const AciesCommand *command, AciesResolver *resolver);
/* Returns: whether @side has a die of @class_ whose value is below 6 */
gboolean     acies_leg_can_raise         (const AciesState *state, AciesSide side, guint class_);
gboolean     acies_leg_check_play        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_play              (const AciesCommand *command, AciesResolver *resolver);
/* Implements AciesProcs.describe_not_asked. */
char        *acies_leg_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
/* Returns: the card with permanent effect number @n, counted from 1, if @side has it in play; else NO_ID */
AciesId      acies_leg_find_permanent    (const AciesState *state, AciesSide side, int n);
guint        acies_leg_list_prices       (const AciesState *state, AciesSide side, AciesId id, AciesLegPrice *prices);
gboolean     acies_leg_check_use         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_use               (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_pay         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_pay               (const AciesCommand *command, AciesResolver *resolver);
/* Ends the use of a card, which has no effect because @side does not pay for it. */
void         acies_leg_do_not_pay        (AciesResolver *resolver, AciesSide side);
void         acies_leg_command_step      (AciesResolver *resolver, const AciesStep *step);
gboolean     acies_leg_check_gain        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_gain              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_raise       (const AciesCommand *command, const AciesState *state, GError **error);
gboolean     acies_leg_check_lower       (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_changes      (const AciesState *state, GArray *commands);
void         acies_leg_change            (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_carry       (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_carry        (const AciesState *state, GArray *commands);
void         acies_leg_carry             (const AciesCommand *command, AciesResolver *resolver);

/* computer.c: evaluation of positions */
/* Implements AciesProcs.evaluate. */
int          acies_leg_evaluate          (const AciesState *state, AciesSide side);
char        *acies_leg_foresee           (const AciesState *state, const AciesCommand *command);

/* words.c: names and sentences */
/* Explains the result of acies_leg_threshold().
 * Returns: (transfer full): a translated list, for example "red dice +3, big cards −1" */
char        *acies_leg_dup_reasons       (const AciesState *state, AciesSide side, AciesSide by);
const char  *acies_leg_token_name        (const AciesRuleset *ruleset, guint token);
/* Explains the points for a legion. @of_all: the points for having legions of all colours, or 0
 * Returns: (transfer full): a translated list, for example "legion 1, big 1" */
char        *acies_leg_dup_points        (const AciesState *state, guint n_cards, guint of_all);
/* Implements AciesProcs.describe_score. */
char        *acies_leg_describe_score    (const AciesState *state, AciesSide first);

/* find.c: findings */
gboolean     acies_leg_may_stand         (const AciesState *state, AciesSide side, AciesId unit_type, AciesHex hex);
void         acies_leg_find              (const AciesState *state, AciesFindings *findings);
G_END_DECLS
