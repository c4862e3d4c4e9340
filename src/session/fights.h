/* fights.h - a record of the fights in a game, with their dice and results
 *
 * A fight is one attack, strike or counter. The record is built from the commands and events of the game, not from the
 * text of log entries. All statistics about dice, losses and luck use this record. Undo removes fights from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* A unit as it was at one point during a fight. The unit may have moved or been lost since then. */
typedef struct
{
  AciesUnitId unit;
  AciesId     type;
  AciesSide   side;
  AciesSide   told_side; /* side to name in texts, or ACIES_NO_SIDE; see acies_unit_telling_side() */
  AciesHex    hex;
} AciesFightUnit;

/* A roll of dice. The number of dice can be 0. */
typedef struct
{
  gboolean  asked;      /* whether the game has requested the roll */
  gboolean  rolled;     /* whether the dice have been rolled; a roll of no dice is never requested */
  gboolean  is_defence; /* whether these are defence dice of the target's side; their hits are wounds */
  guint     command;    /* number, from 1, of the command that rolled the dice */
  AciesSide side;       /* side that rolls the dice */
  int       point;      /* number that the dice are compared with (AciesProcs.point_format) */
  guint     n_dice;     /* number of dice requested */
  guint     n_again;    /* number of dice in the latest reroll; the new results count */
  AciesDice dice;       /* dice with their results; empty before the roll */
  guint     hits;       /* number of hits, including ignored hits */
  guint     retreats;   /* number of retreat results, including ignored retreats */
} AciesFightRoll;

/* The structs below are parts of a fight. @command is the number, from 1, of the command that caused the part. Some
 * parts also have @event, the index of the event among the events of the command. Sort by both numbers for
 * chronological order. */

/* A card that was played during the fight. */
typedef struct
{
  guint          command;
  AciesSide      side;
  AciesId        card;
  AciesFightUnit on;  /* unit on which the card was played; if there is none, on.unit is ACIES_NO_UNIT */
} AciesFightCard;

/* A loss of figures, or the elimination or removal of a unit. */
typedef struct
{
  guint          command;
  AciesFightUnit unit;
  guint          figures;
  gboolean       eliminated;
  AciesCause     cause;
  guint          event;
} AciesFightLoss;

/* A move from @unit.hex to @to. A move by the target is a retreat, unless @cause names another reason. A move by the
 * attacker is an advance or a withdrawal. */
typedef struct
{
  guint          command;
  AciesFightUnit unit;
  AciesHex       to;
  guint          event;
  AciesCause     cause;
} AciesFightMove;

typedef struct
{
  guint          command;
  AciesFightUnit unit;
  guint16        marks;  /* bit mask of the marks that the unit lost */
} AciesFightMarks;

typedef struct
{
  guint     command;
  AciesSide side;
  int       change; /* change in the morale of @side */
  int       left;   /* morale of @side after the change */
  guint     event;
} AciesFightMorale;

/* A card that the player was not offered, because it could not be played. */
typedef struct
{
  guint           command;
  AciesPassedOver it; /* the card and why it could not be played */
} AciesFightPassed;

/* A log entry that belongs to the fight, for display only. */
typedef struct
{
  guint     command;
  guint     event;
  AciesLogEntry entry;
} AciesFightTold;

/* An attack, strike or counter. A strike or counter during an attack is a separate fight with its own results. */
typedef struct
{
  AciesCombatKind kind;     /* an attack, or a strike or counter by the attacked unit */
  gboolean        melee;    /* whether the units are adjacent; FALSE for a ranged attack */
  guint           index;    /* index of the fight in the record */
  guint           attack;   /* index of the attack that contains this fight; @index for an attack */
  guint           round;    /* round in which the fight started */
  AciesSide       turn;     /* the active side when the fight started */
  guint           phase;    /* phase in which the fight started */
  AciesFightUnit  attacker; /* the attacking unit when the fight was declared */
  AciesFightUnit  target;   /* the attacked unit when the fight was declared */
  AciesFightRoll  roll;     /* dice of the attacker */
  AciesFightRoll  defence;  /* defence dice of the target's side, in games with defence dice */
  gboolean        aside;    /* whether the only roll of the fight has fallen; later dice are ignored */
  GArray         *cards;    /* (element-type AciesFightCard): cards played; a card of the attacked side belongs to
                               the next strike or counter, or to the attack if neither follows */
  GArray         *losses;   /* (element-type AciesFightLoss) */
  GArray         *moves;    /* (element-type AciesFightMove) */
  GArray         *marks;    /* (element-type AciesFightMarks) */
  GArray         *morale;   /* (element-type AciesFightMorale) */
  GArray         *passed;   /* (element-type AciesFightPassed) */
  AciesOutcome    outcome;  /* outcome of the game, if the fight ended it; else outcome.reason is %ACIES_END_NOT_YET */
  guint           first;    /* number, from 1, of the first command of the fight */
  guint           last;     /* number of the last command of the fight so far */
  gboolean        over;     /* whether the fight has ended */
  GArray         *told;     /* (element-type AciesFightTold): log entries, for display only */
} AciesFight;

/* Returns: (transfer full): a new, empty fight */
AciesFight       *acies_fight_new        (void);
void              acies_fight_free       (AciesFight         *self);

/**
 * acies_fight_to_string:
 * Returns: (transfer full): a log entry such as "Velites D4 attack Peltasts D5"; for a strike or counter, the entry
 *   also has the number of dice and the number that the dice are compared with
 */
char             *acies_fight_to_string  (const AciesFight   *self,
                                          const AciesRuleset *ruleset);

/**
 * acies_fight_passed_to_string:
 * Returns: (transfer full): a log entry that explains why the player was not offered the card
 */
char             *acies_fight_passed_to_string (const AciesFightPassed *self,
                                                const AciesRuleset     *ruleset);

#define ACIES_TYPE_FIGHTS (acies_fights_get_type ())
G_DECLARE_FINAL_TYPE (AciesFights, acies_fights, ACIES, FIGHTS, GObject)

/**
 * acies_fights_of:
 * @session: a game session
 *
 * Returns: (transfer full): the up-to-date record of @session. All callers share one record while any of them holds a
 *   reference to it.
 */
AciesFights      *acies_fights_of          (AciesSession     *session);
AciesSession     *acies_fights_get_session (AciesFights      *self);

/* Updates the record. Call this function before you use the record in a handler of AciesSession::changed, because the
 * record's own handler can run later. Pointers to fights from earlier calls become invalid. */
void              acies_fights_follow      (AciesFights      *self);

guint             acies_fights_count       (AciesFights      *self);

/* Returns: (transfer none): the fight with the zero-based index @i; fights are in the order in which they started */
const AciesFight *acies_fights_get         (AciesFights      *self,
                                            guint             i);

/**
 * acies_fights_find:
 * @command: the number of a command, from 1
 *
 * Returns: (transfer none) (nullable): the fight to which the command belongs, or %NULL. Dice belong to the fight in
 *   which they are rolled. The command that starts an attack belongs to that attack.
 */
const AciesFight *acies_fights_find        (AciesFights      *self,
                                            guint             command);

/**
 * acies_fights_find_roll:
 * @command: the number of a command, from 1
 * @nth: the zero-based index of the roll among the rolls of the command. A command can have several rolls, because a
 *   roll of no dice has no command of its own.
 *
 * Returns: (transfer none) (nullable): the roll, or %NULL if the command has no such roll
 */
const AciesFightRoll *acies_fights_find_roll (AciesFights    *self,
                                              guint           command,
                                              guint           nth);

/**
 * acies_fights_list_last:
 * Returns: (transfer container) (element-type AciesFight): the last attack and its strikes and counters, in the order
 *   of their rolls; empty before the first attack
 */
GPtrArray        *acies_fights_list_last   (AciesFights      *self);

/* Builds the record from the commands and events of a game. */
typedef struct
{
  AciesState *state;    /* the position after the commands read so far */
  GPtrArray  *fights;   /* of AciesFight, owned, in the order in which they started */
  GPtrArray  *commands; /* of AciesFight: for each command, its fight or NULL */
  GPtrArray  *rolls;    /* of AciesFightRoll, oldest first; the fights own the rolls */
  GPtrArray  *open;     /* of AciesFight: the fights in progress, outermost first */
  AciesFight *closed;   /* the innermost fight that the preceding events ended, or NULL */
  guint       command;  /* number of the command that is being read */
  guint       event;    /* index of the event that is being read */
} AciesFightReader;

/* @state: (transfer full): the position at the start of the game */
void acies_fight_reader_init  (AciesFightReader   *self,
                               AciesState         *state);
void acies_fight_reader_clear (AciesFightReader   *self);

/* Processes the next command and its events. */
void acies_fight_reader_read  (AciesFightReader   *self,
                               const AciesCommand *command,
                               const AciesEvent   *events,
                               guint               n_events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFight, acies_fight_free)

G_END_DECLS
