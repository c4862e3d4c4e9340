/* event.h - what happened. The only code that writes to a state.
 *
 * Every event carries the old and the new value, so it can be applied and
 * reverted. That is all undo needs: commands contain no undo code. An event is
 * a fact about the state, never a story ("attack"); stories are notes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/note.h"
#include "engine/state.h"

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
  ACIES_EVENT_NOTE,
} AciesEventKind;
#define ACIES_N_EVENTS (ACIES_EVENT_NOTE + 1)

/* What takes figures from a unit, or moves it, as far as people are told. */
typedef enum
{
  ACIES_CAUSE_USUAL,   /* hits; and it goes as units do */
  ACIES_CAUSE_BARRED,  /* it pays for a retreat that cannot be made */
  ACIES_CAUSE_OWN,     /* how many, or by what, the game tells in its own words; that it is eliminated is told as usual */
  ACIES_CAUSE_BESIDE,  /* what becomes of it the game tells in its own words alone: it runs mad, or gets away */
  ACIES_CAUSE_WITHDRAWN, /* the same, and it is not lost: it leaves the board because its work is done */
  ACIES_CAUSE_DESTROYED, /* it is eliminated as by hits, but a note of the game alone says so */
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
    AciesNote                                                                note;
  } u;
};

void        acies_event_apply  (const AciesEvent *self,
                                AciesState       *state);
void        acies_event_revert (const AciesEvent *self,
                                AciesState       *state);
void        acies_event_clear  (AciesEvent       *self);
const char *acies_event_name   (AciesEventKind    kind);

/**
 * acies_events_new:
 * Returns: (transfer full) (element-type AciesEvent): an empty list that clears
 *   what it holds
 */
GArray     *acies_events_new   (void);

G_END_DECLS
