/* event.h - what happened, and what procedures emit. The only code that writes to a state.
 *
 * Every event carries the old and the new value, so it can be applied and
 * reverted. That is all undo needs: commands contain no undo code. An event is
 * a fact about the state, never a story ("attack"); stories are log entries.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/log-entry.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_EVENT_UNIT_SET,      /* one unit: appears, moves, loses figures, gets a mark, goes */
  ACIES_EVENT_TERRAIN_SET,
  ACIES_EVENT_BOARD_SIZED,
  ACIES_EVENT_CARDS_MOVED,   /* between two zones of a side, the deck in common, or the box */
  ACIES_EVENT_SIDE_SET,      /* morale, hand size, camp, entries */
  ACIES_EVENT_SETUP_SET,
  ACIES_EVENT_TURN_SET,
  ACIES_EVENT_SWITCH_SET,
  ACIES_EVENT_TEXT_SET,
  ACIES_EVENT_LABEL_SET,
  ACIES_EVENT_SCENARIO_SET,  /* all of it, and the ruleset with it */
  ACIES_EVENT_MODE_SET,
  ACIES_EVENT_BLOCK_SET,     /* bytes of the ruleset's own */
  ACIES_EVENT_STEP_PUSHED,
  ACIES_EVENT_STEP_POPPED,
  ACIES_EVENT_COMBAT_PUSHED,
  ACIES_EVENT_COMBAT_POPPED,
  ACIES_EVENT_COMBAT_SET,
  ACIES_EVENT_DECISION_SET,
  ACIES_EVENT_DICE_SET,
  ACIES_EVENT_OUTCOME_SET,
  ACIES_EVENT_PASSED_OVER,   /* changes nothing: a card that nobody is asked for */
  ACIES_EVENT_LOG_ENTRY,
} AciesEventKind;
#define ACIES_N_EVENTS (ACIES_EVENT_LOG_ENTRY + 1)

/* What takes figures from a unit, or moves it, as far as people are told. */
typedef enum
{
  ACIES_CAUSE_USUAL,   /* hits; and it goes as units do */
  ACIES_CAUSE_BARRED,  /* it pays for a retreat that cannot be made */
  ACIES_CAUSE_OWN,     /* how many, or by what, the game tells in its own words; that it is eliminated is told as usual */
  ACIES_CAUSE_BESIDE,  /* what becomes of it the game tells in its own words alone: it runs mad, or gets away */
  ACIES_CAUSE_WITHDRAWN, /* the same, and it is not lost: it leaves the board because its work is done */
  ACIES_CAUSE_DESTROYED, /* it is eliminated as by hits, but a log entry of the game alone says so */
} AciesCause;

/* In an attack @side is not asked for @card, as it could not be played whoever holds it. */
typedef struct
{
  AciesSide   side;
  AciesId     card;
  AciesUnitId unit;    /* about whom it would have been asked, or ACIES_NO_UNIT */
  const char *reason;  /* interned: a sentence for people, as a refusal says it */
  const char *rule;    /* (nullable): static, or owned by the ruleset */
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
    struct { AciesHex hex; GRefString *before, *after; }                     label;  /* NULL for none */
    struct { AciesState *before, *after; }                                   scenario;
    struct { guint8 before, after; }                                         mode;
    struct { guint16 offset; guint8 n, before[ACIES_MAX_CHANGE], after[ACIES_MAX_CHANGE]; } block;
    AciesStep                                                                step;
    struct { guint8 index; AciesCombat before, after; }                      combat;
    struct { AciesDecision before, after; }                                  decision;
    struct { AciesDice before, after; int point; }                           dice;   /* point: of no dice, for which nobody is asked */
    struct { AciesOutcome before, after; }                                   outcome;
    AciesPassedOver                                                          passed_over;
    AciesLogEntry                                                                entry;
  } u;
};

void        acies_event_apply  (const AciesEvent *self,
                                AciesState       *state);
void        acies_event_revert (const AciesEvent *self,
                                AciesState       *state);
const char *acies_event_name   (AciesEventKind    kind);

/* Returns: (transfer full) (element-type AciesEvent): an empty list that clears what it holds */
GArray     *acies_events_new   (void);

/* --- what procedures emit ------------------------------------------------------------------- */

/* What a procedure works with: it reads the state and emits events. */
struct _AciesResolver
{
  const AciesState *state;   /* read only: change it by emitting */
  AciesState       *target;  /* private to acies_resolver_emit() */
  GArray           *events;  /* of AciesEvent; or NULL when nobody wants them */
};

/* Applies @event at once and records it. Takes what @event owns. */
void acies_resolver_emit         (AciesResolver          *self,
                                  AciesEvent              event);

/* Each of these emits one event, or none when nothing would change. */
void acies_resolver_set_unit     (AciesResolver          *self,
                                  AciesUnitId             unit,
                                  AciesUnit               value);
/* @cause: of what it loses, or why it goes; else %ACIES_CAUSE_USUAL */
void acies_resolver_set_unit_by  (AciesResolver          *self,
                                  AciesUnitId             unit,
                                  AciesUnit               value,
                                  AciesCause              cause);
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
/* Of the ruleset's block (combat.h). */
void acies_resolver_set_block    (AciesResolver          *self,
                                  gsize                   offset,
                                  gconstpointer           bytes,
                                  gsize                   n);
void acies_resolver_push_step    (AciesResolver          *self,
                                  AciesStep               step);
/* Both clear what the ruleset keeps of that combat (AciesProcs.combats_at). */
void acies_resolver_push_combat  (AciesResolver          *self,
                                  const AciesCombat      *combat);
void acies_resolver_pop_combat   (AciesResolver          *self);
void acies_resolver_set_combat   (AciesResolver          *self,
                                  guint                   index,
                                  const AciesCombat      *combat);
void acies_resolver_ask          (AciesResolver          *self,
                                  AciesDecision           decision);
/* Nobody is asked any more. */
void acies_resolver_answered     (AciesResolver          *self);
/* Asks @side for @n dice of one kind, which are compared with @point, or 0. */
void acies_resolver_ask_dice     (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  guint8                  die,
                                  guint                   n,
                                  int                     point);
/* The same for @n dice, of which @dice says of what kind each is. */
void acies_resolver_ask_dice_of  (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  const guint8           *dice,
                                  guint                   n,
                                  int                     point);
/**
 * acies_resolver_ask_draw:
 * @unit: about whom, or ACIES_NO_UNIT
 * @deck: one of the ruleset, or ACIES_NO_ID for @side's own
 * @n: cards that are to be drawn, one after the other
 * @zone: where the procedure of "draw" will put the card: into the hand of @side, unseen by others, or
 *   openly on the discard, in the row or before @side or, with ACIES_NO_ZONE, out of the decks. It moves
 *   nothing by itself.
 *
 * Asks chance for one card of the deck, each as likely as it has copies there. The
 * procedure asks for those that are left (AciesDecision.count, less the one).
 *
 * Returns: whether somebody is asked; %FALSE when the deck is empty or @n is 0
 */
gboolean acies_resolver_ask_draw (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  AciesId                 deck,
                                  guint                   n,
                                  guint8                  zone);
/* A roll of no dice, which nobody is asked for, and what they would have been compared with. */
void acies_resolver_roll_nothing (AciesResolver          *self,
                                  int                     point);
/* Dice that have fallen before lie there again, such as those beside one that was rolled again. */
void acies_resolver_lay_dice     (AciesResolver          *self,
                                  const AciesDice        *dice);
/* Says what each of the dice that lie there has come to, in their order. */
void acies_resolver_judge_dice   (AciesResolver          *self,
                                  const guint8           *results);
/* Nobody is asked for that card. */
void acies_resolver_pass_over    (AciesResolver          *self,
                                  const AciesPassedOver  *card);
void acies_resolver_log          (AciesResolver          *self,
                                  AciesLogEntry               entry);

/* Reports an entry that has these fields: acies_log_entry (resolver, ACIES_LOG_MOVED, .unit = unit, .hex = from, .to = to); */
#define acies_log_entry(resolver, kind_, ...) \
  G_STMT_START \
  { \
    _Pragma ("GCC diagnostic push") \
    _Pragma ("GCC diagnostic ignored \"-Woverride-init\"") \
    acies_resolver_log ((resolver), (AciesLogEntry) { .kind = (kind_), ACIES_LOG_OF_NONE, __VA_ARGS__ }); \
    _Pragma ("GCC diagnostic pop") \
  } \
  G_STMT_END

/* Asks whom the row says. */
void                 acies_question_ask     (AciesResolver    *resolver,
                                             guint             kind);

/* The same by @card, for up to @count things, about @hex, each of which there may be none of. */
void                 acies_question_ask_for (AciesResolver    *resolver,
                                             guint             kind,
                                             AciesId           card,
                                             guint             count,
                                             AciesHex          hex);

/* Asks @side about @unit, which may be NO_UNIT, for up to @count things. */
void                 acies_question_ask_side (AciesResolver   *resolver,
                                             guint             kind,
                                             AciesSide         side,
                                             AciesUnitId       unit,
                                             guint             count);

/* Throws away what was left to resolve: the game has ended. */
void acies_resolver_drop_steps   (AciesResolver          *self);

/* Runs the steps that are left until somebody is asked, or none is left. */
void acies_resolver_run          (AciesResolver          *self);

G_END_DECLS
