/* event.h - events, which change a state, and the resolver, with which procedures emit events
 *
 * Only events write to a state. An event contains the old and the new value, so it can be applied
 * and reverted, and commands need no code for undo. Most events change the state. Log entries are
 * events that do not change the state: they report what happened in the game, such as an attack.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/log-entry.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_EVENT_UNIT_SET,      /* a unit appears, moves, loses figures, gains or loses a mark, or is removed */
  ACIES_EVENT_TERRAIN_SET,
  ACIES_EVENT_BOARD_SIZED,
  ACIES_EVENT_CARDS_MOVED,   /* cards move between two zones of a side, the common deck or the box */
  ACIES_EVENT_SIDE_SET,      /* numbers of a side change: AciesSideNumbers */
  ACIES_EVENT_SETUP_SET,
  ACIES_EVENT_TURN_SET,
  ACIES_EVENT_SWITCH_SET,
  ACIES_EVENT_TEXT_SET,
  ACIES_EVENT_LABEL_SET,
  ACIES_EVENT_SCENARIO_SET,  /* the whole scenario and its ruleset change */
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
  ACIES_EVENT_PASSED_OVER,   /* a side is not asked whether to play a card (AciesPassedOver); the state does not change */
  ACIES_EVENT_LOG_ENTRY,
} AciesEventKind;
#define ACIES_N_EVENTS (ACIES_EVENT_LOG_ENTRY + 1)

/* The reason why a unit loses figures or moves. The reason determines which log entries report the change. */
typedef enum
{
  ACIES_CAUSE_USUAL,   /* the unit is hit, or moves normally */
  ACIES_CAUSE_BARRED,  /* the unit loses figures because it cannot retreat */
  ACIES_CAUSE_OWN,     /* a game-specific entry reports the lost figures; ACIES_LOG_ELIMINATED reports an elimination */
  ACIES_CAUSE_BESIDE,  /* the ruleset writes all log entries, for example when a unit rampages or escapes */
  ACIES_CAUSE_WITHDRAWN, /* like ACIES_CAUSE_BESIDE, but the unit leaves the board without counting as lost */
  ACIES_CAUSE_DESTROYED, /* the unit counts as eliminated by hits, but a game-specific entry reports the elimination */
} AciesCause;

/* Reports that, during an attack, @side is not asked whether to play @card, because the rules forbid playing this card now. */
typedef struct
{
  AciesSide   side;
  AciesId     card;
  AciesUnitId unit;    /* the unit that the question would be about, or ACIES_NO_UNIT */
  const char *reason;  /* why the card cannot be played: a translated sentence, as in a refusal; an interned string */
  const char *rule;    /* (nullable): the id of the statement for reason; the string is static, or the ruleset owns it */
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
    struct { AciesHex hex; GRefString *before, *after; }                     label;  /* NULL: no label */
    struct { AciesState *before, *after; }                                   scenario;
    struct { guint8 before, after; }                                         mode;
    struct { guint16 offset; guint8 n, before[ACIES_MAX_CHANGE], after[ACIES_MAX_CHANGE]; } block;
    AciesStep                                                                step;
    struct { guint8 index; AciesCombat before, after; }                      combat;
    struct { AciesDecision before, after; }                                  decision;
    struct { AciesDice before, after; int point; }                           dice;   /* point: set only for a roll of no dice */
    struct { AciesOutcome before, after; }                                   outcome;
    AciesPassedOver                                                          passed_over;
    AciesLogEntry                                                                entry;
  } u;
};

/* Writes the new values to @state, or the old values if @back is %TRUE. */
void        acies_event_apply  (const AciesEvent *self,
                                AciesState       *state,
                                gboolean          back);

/* Returns: (transfer full) (element-type AciesEvent): an empty array, which frees the contents of events that are removed */
GArray     *acies_events_new   (void);

/* --- functions with which procedures emit events -------------------------------------------- */

/* The context in which a procedure reads the state and emits events. */
struct _AciesResolver
{
  const AciesState *state;
  AciesState       *target;  /* the same state, which only acies_resolver_emit() changes */
  GArray           *events;  /* (nullable): the AciesEvents emitted so far; NULL if they are not recorded */
};

/* Applies @event to the state immediately, and appends it to the recorded events. Takes ownership of the contents of @event. */
void acies_resolver_emit         (AciesResolver          *self,
                                  AciesEvent              event);

/* The setters below emit events only for values that change.
 * @cause: the reason why the unit loses figures, moves or leaves the board; %ACIES_CAUSE_USUAL for other changes */
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
/* Sets @n bytes of the ruleset's block (combat.h), starting at @offset. */
void acies_resolver_set_block    (AciesResolver          *self,
                                  gsize                   offset,
                                  gconstpointer           bytes,
                                  gsize                   n);

static inline void
acies_resolver_push_step (AciesResolver *self, AciesStep step)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_STEP_PUSHED, .u.step = step });
}

/* Adding or removing a combat clears the ruleset's data for that combat (AciesProcs.combats_at). */
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

/* Clears the pending decision. */
void acies_resolver_answered     (AciesResolver          *self);
/* Asks @side to roll @n dice of the kind @die. @point: the number with which the dice are compared, or 0. */
void acies_resolver_ask_dice     (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  guint8                  die,
                                  guint                   n,
                                  int                     point);
/* Like acies_resolver_ask_dice(), but for dice of several kinds. @dice: the kind of each die. */
void acies_resolver_ask_dice_of  (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  const guint8           *dice,
                                  guint                   n,
                                  int                     point);
/* Asks for a draw of one card from a deck. The chance of each card is proportional to its copies in the deck. If @n is more than 1,
 * the procedure of the "draw" command asks for the next card (AciesDecision.count counts the cards still to be drawn).
 * @unit: the unit for which the card is drawn, or ACIES_NO_UNIT
 * @deck: a deck of the ruleset, or ACIES_NO_ID for the deck of @side
 * @n: the number of cards to be drawn one after the other
 * @zone: the zone to which the procedure of "draw" moves the card: the hand of @side, hidden from other sides; the discard, the
 *   row or the laid cards of @side, face up; or ACIES_NO_ZONE to remove the card from the game. This function moves no card.
 * Returns: %FALSE if there is nothing to draw, because the deck is empty or @n is 0 */
gboolean acies_resolver_ask_draw (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  AciesId                 deck,
                                  guint                   n,
                                  guint8                  zone);

/* Records a roll of no dice. @point: the number with which dice would have been compared. */
static inline void
acies_resolver_roll_nothing (AciesResolver *self, int point)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .point = point } });
}

/* Sets the current roll to @dice, such as the dice kept when one die is rerolled, without asking for a roll. */
static inline void
acies_resolver_lay_dice (AciesResolver *self, const AciesDice *dice)
{
  acies_resolver_emit (self, (AciesEvent) { ACIES_EVENT_DICE_SET, .u.dice = { .before = self->state->dice, .after = *dice } });
}

/* Sets the result of each die of the current roll, in the order of the dice. */
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

/* Emits a log entry with the given fields: acies_log_entry (resolver, ACIES_LOG_MOVED, .unit = unit, .hex = from, .to = to); */
#define acies_log_entry(resolver, kind_, ...) \
  G_STMT_START \
  { \
    _Pragma ("GCC diagnostic push") \
    _Pragma ("GCC diagnostic ignored \"-Woverride-init\"") \
    acies_resolver_log ((resolver), (AciesLogEntry) { .kind = (kind_), ACIES_LOG_OF_NONE, __VA_ARGS__ }); \
    _Pragma ("GCC diagnostic pop") \
  } \
  G_STMT_END

/* Asks the question for the decision of @kind. AciesQuestion.asked determines which side must answer. */
void                 acies_question_ask     (AciesResolver    *resolver,
                                             guint             kind);

/* Like acies_question_ask(), but also sets the fields card, count and hex of the decision: ACIES_NO_ID, 0 and ACIES_NO_HEX if
 * unused. */
void                 acies_question_ask_for (AciesResolver    *resolver,
                                             guint             kind,
                                             AciesId           card,
                                             guint             count,
                                             AciesHex          hex);

/* Asks @side for up to @count answers about @unit. @unit: a unit, or ACIES_NO_UNIT. */
void                 acies_question_ask_side (AciesResolver   *resolver,
                                             guint             kind,
                                             AciesSide         side,
                                             AciesUnitId       unit,
                                             guint             count);

/* Removes the pending decision and all remaining steps and combats when the game ends. */
void acies_resolver_drop_steps   (AciesResolver          *self);

/* Runs the remaining steps until a decision is pending or no step is left. */
void acies_resolver_run          (AciesResolver          *self);

G_END_DECLS
