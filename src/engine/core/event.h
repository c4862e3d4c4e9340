/* event.h - events that change a state, and the resolver that emits them
 *
 * A state is only ever modified by events. An event stores both the old and the new value, so it can be applied or
 * reverted, and commands need no undo code of their own. Two kinds of event leave the state unchanged: log
 * entries and records of passed-over cards. A log entry reports something that happened in the game, such as an attack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/log-entry.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_EVENT_UNIT_SET,      /* a unit is added, changed or removed */
  ACIES_EVENT_TERRAIN_SET,
  ACIES_EVENT_BOARD_SIZED,
  ACIES_EVENT_CARDS_MOVED,   /* cards move from one zone to another (ACIES_NO_ZONE: not in the game) */
  ACIES_EVENT_SIDE_SET,      /* the numbers of a side change (AciesSideNumbers) */
  ACIES_EVENT_SETUP_SET,
  ACIES_EVENT_TURN_SET,
  ACIES_EVENT_SWITCH_SET,
  ACIES_EVENT_TEXT_SET,
  ACIES_EVENT_LABEL_SET,
  ACIES_EVENT_SCENARIO_SET,  /* the whole scenario is replaced, together with its ruleset */
  ACIES_EVENT_MODE_SET,
  ACIES_EVENT_BLOCK_SET,     /* bytes of the ruleset's block change */
  ACIES_EVENT_STEP_PUSHED,
  ACIES_EVENT_STEP_POPPED,
  ACIES_EVENT_COMBAT_PUSHED,
  ACIES_EVENT_COMBAT_POPPED,
  ACIES_EVENT_COMBAT_SET,
  ACIES_EVENT_DECISION_SET,
  ACIES_EVENT_DICE_SET,
  ACIES_EVENT_OUTCOME_SET,
  ACIES_EVENT_PASSED_OVER,   /* a side is not asked to play a card (AciesPassedOver); the state does not change */
  ACIES_EVENT_LOG_ENTRY,
} AciesEventKind;
#define ACIES_N_EVENTS (ACIES_EVENT_LOG_ENTRY + 1)

/* The reason why a unit loses figures, moves or leaves the board. Determines which log entries report the change. */
typedef enum
{
  ACIES_CAUSE_USUAL,   /* the unit is hit, or moves normally */
  ACIES_CAUSE_BARRED,  /* the unit loses figures because it cannot retreat */
  ACIES_CAUSE_OWN,     /* a game-specific entry reports the losses; ACIES_LOG_ELIMINATED reports eliminations */
  ACIES_CAUSE_BESIDE,  /* the ruleset writes all log entries itself, for example when a unit rampages or escapes */
  ACIES_CAUSE_WITHDRAWN, /* like BESIDE, but the unit leaves the board without counting as lost */
  ACIES_CAUSE_DESTROYED, /* the unit counts as eliminated by hits, but a game-specific entry reports the elimination */
} AciesCause;

/* Records that @side was not asked whether to play @card during an attack, because the rules did not allow the card at
 * that point. */
typedef struct
{
  AciesSide   side;
  AciesId     card;
  AciesUnitId unit;    /* the unit that the question would have been about, or ACIES_NO_UNIT */
  const char *reason;  /* why the card cannot be played, as a translated sentence; an interned string */
  const char *rule;    /* (nullable): id of the rule that forbids the card; static, or owned by the ruleset */
} AciesPassedOver;

struct _AciesEvent
{
  AciesEventKind kind;
  union
  {
    struct { AciesUnitId unit; AciesUnit before, after; AciesCause cause; }  unit;
    struct { AciesHex hex; AciesId before, after; }                          terrain;
    struct { AciesBoardSize before, after; }                                 size;
    struct { AciesSide side; AciesId card; guint8 from, to, n; }             cards;
    struct { AciesSide side; AciesSideNumbers before, after; }               side;
    struct { AciesSetup before, after; }                                     setup;
    struct { AciesTurn before, after; }                                      turn;
    struct { AciesId id; gint16 before, after; }                             switch_;
    struct { guint8 kind; GRefString *before, *after; }                      text;
    struct { AciesHex hex; GRefString *before, *after; }                     label;  /* NULL if the hex has no label */
    struct { AciesState *before, *after; }                                   scenario;
    struct { guint8 before, after; }                                         mode;
    struct { guint16 offset; guint8 n, before[ACIES_MAX_CHANGE], after[ACIES_MAX_CHANGE]; } block;
    AciesStep                                                                step;
    struct { guint8 index; AciesCombat before, after; }                      combat;
    struct { AciesDecision before, after; }                                  decision;
    struct { AciesDice before, after; int point; }                           dice;   /* point: only for zero dice */
    struct { AciesOutcome before, after; }                                   outcome;
    AciesPassedOver                                                          passed_over;
    AciesLogEntry                                                                entry;
  } u;
};

/* Sets the new values in @state or, if @back is %TRUE, restores the old values. */
void        acies_event_apply  (const AciesEvent *self,
                                AciesState       *state,
                                gboolean          back);

/* Returns: (transfer full) (element-type AciesEvent): an empty array that frees the contents of its events when they
 *   are removed */
GArray     *acies_events_new   (void);

/* --- emitting events ------------------------------------------------------------------------ */

/* The context of a procedure: the state to read, and the array that receives the events. */
struct _AciesResolver
{
  const AciesState *state;
  AciesState       *target;  /* the same object as @state; only acies_resolver_emit() modifies it */
  GArray           *events;  /* (nullable): the AciesEvents emitted so far, or NULL to discard events */
};

/* Applies @event to the state immediately and appends it to the event array. Takes ownership of the contents of
 * @event. */
void acies_resolver_emit         (AciesResolver          *self,
                                  AciesEvent              event);

/* Each setter below emits an event only if the value changes.
 * @cause: why the unit loses figures, moves or leaves the board; %ACIES_CAUSE_USUAL for any other change */
void acies_resolver_set_unit_by  (AciesResolver          *self,
                                  AciesUnitId             unit,
                                  AciesUnit               value,
                                  AciesCause              cause);

static inline void
acies_resolver_set_unit (AciesResolver *self, AciesUnitId unit, AciesUnit value)
{
  acies_resolver_set_unit_by (self, unit, value, ACIES_CAUSE_USUAL);
}

void acies_resolver_set_terrain  (AciesResolver          *self,
                                  AciesHex                hex,
                                  AciesId                 terrain);
void acies_resolver_move_cards   (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesId                 card,
                                  guint                   n,
                                  guint8                  from,
                                  guint8                  to);
void acies_resolver_set_side     (AciesResolver          *self,
                                  AciesSide               side,
                                  const AciesSideNumbers *value);
void acies_resolver_set_setup    (AciesResolver          *self,
                                  AciesSetup              value);
void acies_resolver_set_turn     (AciesResolver          *self,
                                  AciesTurn               value);
void acies_resolver_set_switch   (AciesResolver          *self,
                                  AciesId                 id,
                                  int                     value);
void acies_resolver_set_outcome  (AciesResolver          *self,
                                  guint                   reason,
                                  AciesSide               winner);
/* Overwrites @n bytes of the ruleset's block (combat.h), starting at @offset. */
void acies_resolver_set_block    (AciesResolver          *self,
                                  gsize                   offset,
                                  gconstpointer           bytes,
                                  gsize                   n);

static inline void
acies_resolver_push_step (AciesResolver *self, AciesStep step)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_STEP_PUSHED, .u.step = step });
}

/* acies_resolver_push_combat() and acies_resolver_pop_combat() also set the ruleset's own data for the combat to zero
 * (AciesProcs.combats_at). */
void acies_resolver_push_combat  (AciesResolver          *self,
                                  const AciesCombat      *combat);
void acies_resolver_pop_combat   (AciesResolver          *self);
void acies_resolver_set_combat   (AciesResolver          *self,
                                  guint                   index,
                                  const AciesCombat      *combat);

static inline void
acies_resolver_ask (AciesResolver *self, AciesDecision decision)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DECISION_SET, .u.decision = { self->state->decision, decision } });
}

/* Clears the pending decision. Call this function when the decision has been made. */
void acies_resolver_answered     (AciesResolver          *self);
/* Asks @side to roll @n dice of type @die. @point: the number to compare the dice with, or 0 */
void acies_resolver_ask_dice     (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  guint8                  die,
                                  guint                   n,
                                  int                     point);
/* Like acies_resolver_ask_dice(), but for dice of different types. @dice: the type of each of the @n dice */
void acies_resolver_ask_dice_of  (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  const guint8           *dice,
                                  guint                   n,
                                  int                     point);
/* Asks for a card to be drawn from a deck. Every copy in the deck has the same chance of being drawn. This function
 * only asks: the procedure of the "draw" command moves the card, and asks again while there are cards left to draw.
 * @unit: the unit that the draw is for, or ACIES_NO_UNIT
 * @deck: a deck of the ruleset, or ACIES_NO_ID for the deck of @side
 * @n: the number of cards to draw, one at a time (AciesDecision.count)
 * @zone: the zone that receives the cards: the hand of @side, hidden from other sides; the discard pile, the row or the
 *   laid cards of @side, face up; or ACIES_NO_ZONE to remove the cards from the game
 * Returns: %FALSE if there is nothing to draw, because the deck is empty or @n is 0 */
gboolean acies_resolver_ask_draw (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  AciesId                 deck,
                                  guint                   n,
                                  guint8                  zone);

/* Records a roll of zero dice. @point: the number that dice would have been compared with */
static inline void
acies_resolver_roll_nothing (AciesResolver *self, int point)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .point = point } });
}

/* Replaces the current roll without asking for dice, for example to keep the other dice when one die is rerolled. */
static inline void
acies_resolver_lay_dice (AciesResolver *self, const AciesDice *dice)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .after = *dice } });
}

/* Sets the result of each die in the current roll. @results: one AciesDieResult for each die */
void acies_resolver_judge_dice   (AciesResolver          *self,
                                  const guint8           *results);

/* Records that @card->side is not asked whether to play @card->card. */
static inline void
acies_resolver_pass_over (AciesResolver *self, const AciesPassedOver *card)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_PASSED_OVER, .u.passed_over = *card });
}

void acies_resolver_log          (AciesResolver          *self,
                                  AciesLogEntry               entry);

/* Emits a log entry with the given fields, for example:
 * acies_log_entry (resolver, ACIES_LOG_MOVED, .unit = unit, .hex = from, .to = to); */
#define acies_log_entry(resolver, kind_, ...) \
  G_STMT_START \
  { \
    _Pragma ("GCC diagnostic push") \
    _Pragma ("GCC diagnostic ignored \"-Woverride-init\"") \
    acies_resolver_log ((resolver), (AciesLogEntry) { .kind = (kind_), ACIES_LOG_OF_NONE, __VA_ARGS__ }); \
    _Pragma ("GCC diagnostic pop") \
  } \
  G_STMT_END

/* Asks the question that @kind stands for. AciesQuestion.asked selects the side that must answer. */
void                 acies_question_ask     (AciesResolver    *resolver,
                                             guint             kind);

/* Like acies_question_ask(), but also sets the card, count and hex of the decision. Pass ACIES_NO_ID, 0 or
 * ACIES_NO_HEX for unused fields. */
void                 acies_question_ask_for (AciesResolver    *resolver,
                                             guint             kind,
                                             AciesId           card,
                                             guint             count,
                                             AciesHex          hex);

/* Like acies_question_ask(), but asks @side about @unit, or about no unit if @unit is ACIES_NO_UNIT.
 * @count: the number to store in AciesDecision.count */
void                 acies_question_ask_side (AciesResolver   *resolver,
                                             guint             kind,
                                             AciesSide         side,
                                             AciesUnitId       unit,
                                             guint             count);

/* Clears the pending decision and removes all remaining steps and combats. Call this function when the game ends. */
void acies_resolver_drop_steps   (AciesResolver          *self);

/* Runs the remaining steps until a decision is pending or no steps are left. */
void acies_resolver_run          (AciesResolver          *self);

G_END_DECLS
