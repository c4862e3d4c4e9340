/* parts.h - Legions: declarations shared by its files
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/combat.h"
#include "engine/board/texts.h"
#include "engine/find/findings.h"
#include "engine/odds/odds.h"
#include "engine/core/units.h"
#include "rulesets/legions/legions.h"

G_BEGIN_DECLS

#define LEG_DIE_MOST 6
#define LEG_POOL 12 /* maximum number of dice gained at once: the dice of a legion as long as a row, and two red dice */

/* A rolled die that is not on a square yet. */
typedef struct
{
  guint8 kind;   /* index of a kind of die in the ruleset */
  guint8 value;  /* 0: no die */
} AciesLegDie;

/* The ruleset's block in a state. */
typedef struct
{
  guint8      rolls[ACIES_MAX_SIDES];   /* by side: the roll for First Player; 0: no roll yet, or no part in the reroll */
  guint8      first;                    /* the First Player, plus 1; 0: not known */
  guint8      banners[ACIES_MAX_SIDES]; /* by side: one bit for each kind of token taken from its banners */
  guint8      used;                     /* used in this turn: one bit for each permanent card, and LEG_REQUISITIONED */
  /* Dice that are gained, rolled and placed together. */
  guint8      gained[2];                /* number of black dice and number of red dice */
  guint8      made_at[2];               /* column and row, plus 1, of the card that created squares for the dice; 0: no card */
  AciesLegDie pool[LEG_POOL];
  /* The finished legion whose effects are carried out. */
  guint8      size;
  guint8      colour;
  guint8      token;                    /* the token to give to a die; stays set while surplus tokens are removed */
  guint8      card;                     /* the card whose effect is carried out, plus 1 */
} AciesLegBlock;

#define LEG_REQUISITIONED 1 /* the Requisition action was taken in this turn; the bits of the permanent cards are higher */

#define LEG_BLOCK(state) ACIES_BLOCK (state, AciesLegBlock)
#define LEG_SET(resolver, field, ...) ACIES_BLOCK_SET (resolver, AciesLegBlock, field, __VA_ARGS__)

/* An index of cards and dice by square. It is valid while no card or die is placed, moved or removed. */
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

/* Returns: the class of the dice of @kind */
static inline guint
acies_leg_class_of_die (guint kind)
{
  return LEG_LEGION_DIE + kind;
}

/* Returns: the class of the dice that can have @token */
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

/* The scores that decide the winner: each score breaks ties of the previous score. The scores of the sides in a team are added. */
enum { LEG_SCORE_POINTS, LEG_SCORE_BLACK, LEG_SCORE_RED, LEG_SCORE_COINS, LEG_N_SCORES };

typedef struct
{
  AciesHex first;     /* the leftmost card */
  guint    n;         /* number of cards */
  guint    colour;
  gboolean finished;
} AciesLegLegion;

/* A way to pay for a card: with pips of one die, and with coins for the rest. */
typedef struct
{
  AciesUnitId die;   /* the die that loses pips, or NO_UNIT */
  guint       pips;
  guint       coins;
} AciesLegPrice;
#define LEG_MOST_PRICES 14

/* Tables in phases.c, words.c and find.c. */
extern const AciesQuestion    acies_leg_questions[LEG_N_QUESTIONS];
extern const AciesOwnLogEntry     acies_leg_log_entries[LEG_N_LOG_KINDS];
extern const AciesVerb        acies_leg_verbs[LEG_N_VERBS];
extern const AciesFindingKind acies_leg_finding_kinds[];

/* legions.c: helpers */
/* Returns: %FALSE, with the error that a die of @kind needs a free square of its colour */
gboolean     acies_leg_refuse_square     (guint kind, GError **error);

/* phases.c: setup, rounds, turns, actions, coins and the General */
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

/* lay.c: cards and dice on the battlefields, and laying cards */
void         acies_leg_field_find        (AciesLegField *self, const AciesState *state);
/* Returns: whether a card is to the left or right of @hex, or above or below it */
gboolean     acies_leg_has_neighbour     (const AciesLegField *self, AciesHex hex);
/* Returns: the first unit type of @class_; a class of dice has only one type */
AciesId      acies_leg_type_of_class     (const AciesRuleset *ruleset, guint class_);
gboolean     acies_leg_is_red_square     (const AciesLegField *self, AciesHex hex);
/* Sets @legion to the legion of the card on @hex. */
void         acies_leg_legion_at         (const AciesLegField *self, AciesHex hex, AciesLegLegion *legion);
/* Returns: whether @hex is between two cards of a finished legion */
gboolean     acies_leg_is_black_square   (const AciesLegField *self, AciesHex hex);
/* @kind: LEG_DIE_BLACK or LEG_DIE_RED */
gboolean     acies_leg_is_free_square    (const AciesLegField *self, AciesSide side, AciesHex hex, guint kind);
/* @hexes: (out): the free squares, sorted by row and column; the array has room for all hexes of the board */
guint        acies_leg_list_free         (const AciesLegField *self, AciesSide side, guint kind, AciesHex *hexes);
guint        acies_leg_count_free        (const AciesState *state, AciesSide side, guint kind);
/* @finished: %TRUE for finished legions, %FALSE for open legions. @legions: (out): an array of %ACIES_MAX_UNITS elements */
guint        acies_leg_list_legions      (const AciesLegField *self, AciesSide side, gboolean finished, AciesLegLegion *legions);
/* Returns: one bit for each colour in which @side has finished a legion */
guint        acies_leg_colours           (const AciesState *state, AciesSide side);
guint        acies_leg_count_dice        (const AciesState *state, AciesSide side, guint class_);
/* @dice: (out): the dice, sorted by row and column; an array of %ACIES_MAX_UNITS elements */
guint        acies_leg_list_dice         (const AciesState *state, AciesSide side, guint class_, AciesUnitId *dice);
AciesUnitId  acies_leg_find_general      (const AciesState *state, AciesSide side);
guint        acies_leg_count_tokens      (const AciesState *state, AciesSide side, guint token);
guint        acies_leg_count_tokens_of_class (const AciesState *state, AciesSide side, guint token);
/* Returns: the colour of the starting card of @side */
guint        acies_leg_starting_colour   (const AciesState *state, AciesSide side);
AciesId      acies_leg_type_of_card      (const AciesRuleset *ruleset, AciesId card);
gboolean     acies_leg_check_lay         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_lay          (const AciesState *state, GArray *commands);
/* Adds a card or die of @type on @hex. @kind: the kind of the log entry. @value: the value of a die; 0 for a card */
void         acies_leg_put               (AciesResolver *resolver, AciesLogKind kind, AciesSide side, AciesId type, AciesHex hex, guint value);
void         acies_leg_lay               (const AciesCommand *command, AciesResolver *resolver);

/* dice.c: gaining, placing, changing and losing dice, and tokens on dice */
/* @made_at: the hex of the card that created squares for the dice; NO_HEX for any free square */
void         acies_leg_gain_dice         (AciesResolver *resolver, AciesSide side, guint n_black, guint n_red, AciesHex made_at);
/* Removes the first die of the pool, which was placed or used otherwise. Continues with the next die. */
void         acies_leg_use_spare         (AciesResolver *resolver, AciesSide side);
/* Exchanges the first die of the pool, which has no free square, for coins. Continues with the next die. */
void         acies_leg_take_spare_coins  (AciesResolver *resolver, AciesSide side);
gboolean     acies_leg_check_set         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_set          (const AciesState *state, GArray *commands);
void         acies_leg_set               (const AciesCommand *command, AciesResolver *resolver);
void         acies_leg_gain_step         (AciesResolver *resolver, const AciesStep *step);
gboolean     acies_leg_check_lose        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_lose              (const AciesCommand *command, AciesResolver *resolver);
void         acies_leg_remove_die        (AciesResolver *resolver, AciesUnitId die);
/* Adds @by to the value of @die, up to a value of 6. A black or red die with a value of 0 is lost. */
void         acies_leg_change_die        (AciesResolver *resolver, AciesUnitId die, int by);
gboolean     acies_leg_can_take_token    (const AciesState *state, AciesSide side);
/* Returns: the id of the statement by which the side that is asked has to remove a token */
const char  *acies_leg_find_surplus_rule (const AciesState *state);
void         acies_leg_token_step        (AciesResolver *resolver, const AciesStep *step);
gboolean     acies_leg_check_banner      (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_banner            (const AciesCommand *command, AciesResolver *resolver);
/* Implements AciesVerb.is_pointless, for computer players. */
gboolean     acies_leg_is_pointless_banner (const AciesState *state, const AciesCommand *command);
gboolean     acies_leg_check_give        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_give              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_drop        (const AciesCommand *command, const AciesState *state, GError **error);
/* Lists the commands for the current question: each removes a die, or gives a token to a die, or takes a token from a die. */
void         acies_leg_list_dice_asked_for (const AciesState *state, GArray *commands);
void         acies_leg_drop              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_is_pointless_drop (const AciesState *state, const AciesCommand *command);

/* points.c: rewards, morale checks, points and the end */
guint        acies_leg_reward_of         (const AciesState *state, guint colour);
gboolean     acies_leg_check_reward      (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_reward            (const AciesCommand *command, AciesResolver *resolver);
/* Starts morale checks of all enemies of @side, as after @side has finished a legion of @size cards. */
void         acies_leg_push_checks       (AciesResolver *resolver, AciesSide side, guint size);
/* Returns: the highest roll that passes a morale check of @side. @why: (out) (nullable): the parts of this number: from red dice,
 * from steady cards, from big cards of @by and from omens */
int          acies_leg_threshold         (const AciesState *state, AciesSide side, AciesSide by, int why[4]);
void         acies_leg_reward_step       (AciesResolver *resolver, const AciesStep *step);
/* @why: the reasons for the points, for the log: "legion 1, big 1" */
void         acies_leg_add_points        (AciesResolver *resolver, AciesSide side, guint n, const char *why);
guint        acies_leg_points_of         (const AciesState *state, guint n_cards);
/* Sets the points and the Blazons of @side from the finished legions that the scenario has laid out. */
void         acies_leg_count_laid_out    (AciesResolver *resolver, AciesSide side);
/* Returns: whether the objective @card is met. @sides: the sides that count, one bit for each side */
gboolean     acies_leg_is_met            (const AciesState *state, guint sides, AciesId card);
/* Returns: the score @what (LEG_SCORE_...) of the team of @side */
int          acies_leg_count_score       (const AciesState *state, AciesSide side, guint what);
void         acies_leg_end               (AciesResolver *resolver, guint reason);

/* cards.c: decks, Command cards and their effects */
/* Returns: the first open card of @deck, or NO_ID */
AciesId      acies_leg_open_card         (const AciesState *state, AciesId deck);
/* Returns: the effect of the open event; LEG_CALM if no event is open */
guint        acies_leg_event             (const AciesState *state);
gboolean     acies_leg_ask_army_cards    (AciesResolver *resolver, AciesSide side, guint n);
/* If @deck is empty, moves its discarded cards back into it. */
void         acies_leg_refill            (AciesResolver *resolver, AciesId deck);
/* Checks that a Command card can be taken from the Battle Line or from the Command deck. */
gboolean     acies_leg_check_line        (const AciesState *state, GError **error);
gboolean     acies_leg_check_take        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_take         (const AciesState *state, GArray *commands);
void         acies_leg_take              (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_put_back    (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_list_put_back     (const AciesState *state, GArray *commands);
void         acies_leg_put_back          (const AciesCommand *command, AciesResolver *resolver);
/* Returns: whether @side has a die of @class_ with a value below 6 */
gboolean     acies_leg_can_raise         (const AciesState *state, AciesSide side, guint class_);
gboolean     acies_leg_check_play        (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_play              (const AciesCommand *command, AciesResolver *resolver);
/* Implements AciesProcs.describe_not_asked. */
char        *acies_leg_describe_not_asked (const AciesState *state, const AciesCommand *command, const char **rule);
/* Returns: the permanent card of @side with the permanent effect number @n, from 1; NO_ID if the side does not have the card */
AciesId      acies_leg_find_permanent    (const AciesState *state, AciesSide side, int n);
guint        acies_leg_list_prices       (const AciesState *state, AciesSide side, AciesId id, AciesLegPrice *prices);
gboolean     acies_leg_check_use         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_use               (const AciesCommand *command, AciesResolver *resolver);
gboolean     acies_leg_check_pay         (const AciesCommand *command, const AciesState *state, GError **error);
void         acies_leg_pay               (const AciesCommand *command, AciesResolver *resolver);
/* Ends the use of a card for which @side does not pay. The card has no effect. */
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

/* computer.c: the value of a position */
/* Implements AciesProcs.evaluate. */
int          acies_leg_evaluate          (const AciesState *state, AciesSide side);
char        *acies_leg_foresee           (const AciesState *state, const AciesCommand *command);

/* words.c: names and sentences */
/* Returns: (transfer full): the reasons for the highest roll that passes a morale check of @side: "red dice +3, big cards −1" */
char        *acies_leg_dup_reasons       (const AciesState *state, AciesSide side, AciesSide by);
const char  *acies_leg_token_name        (const AciesRuleset *ruleset, guint token);
/* Returns: (transfer full): the points for a legion of @n_cards, and @of_all points for having all colours: "legion 1, big 1" */
char        *acies_leg_dup_points        (const AciesState *state, guint n_cards, guint of_all);
/* Implements AciesProcs.describe_score. */
char        *acies_leg_describe_score    (const AciesState *state, AciesSide first);

/* find.c: findings */
gboolean     acies_leg_may_stand         (const AciesState *state, AciesSide side, AciesId unit_type, AciesHex hex);
void         acies_leg_find              (const AciesState *state, AciesFindings *findings);
G_END_DECLS
