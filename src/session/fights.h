/* fights.h - the record of the fights of a game, with their dice and results
 *
 * A fight is one attack, strike or counter. The record depends on commands and the changes that events make, not on log
 * entries. All statistics of dice, losses and luck use the record. Undo removes fights from the record.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* The state of a unit at one moment of a fight. The unit can have moved or been lost since then. */
typedef struct
{
  AciesUnitId unit;
  AciesId     type;
  AciesSide   side;
  AciesSide   told_side; /* side to name in texts about the unit (acies_unit_telling_side()), or ACIES_NO_SIDE */
  AciesHex    hex;
} AciesFightUnit;

/* Dice that are rolled together. */
typedef struct
{
  gboolean  asked;      /* the game has requested the dice */
  gboolean  rolled;     /* the dice were rolled; a roll of zero dice is never requested */
  gboolean  is_defence; /* these are defence dice of the target's side; their hits are wounds */
  guint     command;    /* log number, from 1, of the command that rolled the dice */
  AciesSide side;       /* the side that rolls */
  int       point;      /* the number that is compared with the dice (AciesProcs.point_format) */
  guint     n_dice;     /* number of dice requested */
  guint     n_again;    /* number of dice rerolled; the new results count */
  AciesDice dice;       /* the dice with their results; empty before the roll */
  guint     hits;       /* number of hits, including ignored hits */
  guint     retreats;   /* number of retreat results, including ignored results */
} AciesFightRoll;

/* The structs below are parts of a fight. @command is the log number of the command that caused the part, and @event is the index
 * of the event within the events of @command. Both numbers together sort the parts by time. */

/* A card that was played during the fight. */
typedef struct
{
  guint          command;
  AciesSide      side;
  AciesId        card;
  AciesFightUnit on;  /* unit on which the card was played; on.unit is ACIES_NO_UNIT if it was not played on a unit */
} AciesFightCard;

/* The loss of figures at one moment, or the elimination or removal of a unit. */
typedef struct
{
  guint          command;
  AciesFightUnit unit;
  guint          figures;
  gboolean       eliminated;
  AciesCause     cause;
  guint          event;
} AciesFightLoss;

/* A move from @unit.hex to @to. A move of the target is a retreat unless @cause names another reason. A move of the attacker is
 * an advance or a withdrawal. */
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
  guint16        marks;  /* marks that the unit lost, one bit for each mark */
} AciesFightMarks;

typedef struct
{
  guint     command;
  AciesSide side;
  int       change; /* change of the morale of @side */
  int       left;   /* morale of @side after the change */
  guint     event;
} AciesFightMorale;

/* A card for which the player was not asked, because it could not be played. */
typedef struct
{
  guint           command;
  AciesPassedOver it; /* the card, and the reason why it could not be played */
} AciesFightPassed;

/* A log entry of the fight, for display only. */
typedef struct
{
  guint     command;
  guint     event;
  AciesLogEntry entry;
} AciesFightTold;

/* One attack, strike or counter. A strike during an attack is a separate fight with its own results. */
typedef struct
{
  AciesCombatKind kind;     /* an attack, or a strike or counter by the attacked unit during an attack */
  gboolean        melee;    /* whether the units are adjacent; FALSE for an attack at range */
  guint           index;    /* index of the fight in the record */
  guint           attack;   /* index of the attack that contains the fight; equal to @index for an attack */
  guint           round;    /* round in which the fight started */
  AciesSide       turn;     /* side whose turn it was; in a game without turns, the side that decided */
  guint           phase;    /* phase in which the fight started */
  AciesFightUnit  attacker; /* state of the attacking unit when the fight was declared */
  AciesFightUnit  target;   /* state of the attacked unit when the fight was declared */
  AciesFightRoll  roll;     /* dice of the attacker */
  AciesFightRoll  defence;  /* defence dice of the target's side, in games that have them */
  gboolean        aside;    /* whether new dice do not belong to the fight (ACIES_TRAIT_ROLLS_ONCE) and are not recorded */
  GArray         *cards;    /* (element-type AciesFightCard): cards played; a card of the attacked side is recorded
                               with the next strike, or with the attack if no strike follows */
  GArray         *losses;   /* (element-type AciesFightLoss) */
  GArray         *moves;    /* (element-type AciesFightMove) */
  GArray         *marks;    /* (element-type AciesFightMarks) */
  GArray         *morale;   /* (element-type AciesFightMorale) */
  GArray         *passed;   /* (element-type AciesFightPassed) */
  AciesOutcome    outcome;  /* outcome of the game if the fight ended it; otherwise outcome.reason is %ACIES_END_NOT_YET */
  guint           first;    /* log number, from 1, of the first command of the fight */
  guint           last;     /* log number of the last command of the fight so far */
  gboolean        over;     /* whether the fight has ended */
  GArray         *told;     /* (element-type AciesFightTold): log entries, for display only */
} AciesFight;

/* (transfer full): a new, empty fight */
AciesFight       *acies_fight_new        (void);
void              acies_fight_free       (AciesFight         *self);

/**
 * acies_fight_to_string:
 * Returns: (transfer full): a text in the style of the log, such as "Velites D4 attack Peltasts D5"; for a strike or
 *   counter the text also contains the dice
 */
char             *acies_fight_to_string  (const AciesFight   *self,
                                          const AciesRuleset *ruleset);

/**
 * acies_fight_passed_to_string:
 * Returns: (transfer full): the reason why the player was not asked for the card, in the style of the log
 */
char             *acies_fight_passed_to_string (const AciesFightPassed *self,
                                                const AciesRuleset     *ruleset);

#define ACIES_TYPE_FIGHTS (acies_fights_get_type ())
G_DECLARE_FINAL_TYPE (AciesFights, acies_fights, ACIES, FIGHTS, GObject)

/**
 * acies_fights_of:
 * @session: a game
 *
 * Returns: (transfer full): the record of @session, which is up to date. While any caller holds a reference, all callers
 *   receive the same record.
 */
AciesFights      *acies_fights_of          (AciesSession     *session);
AciesSession     *acies_fights_get_session (AciesFights      *self);

/* Updates the record. Call this in a handler of "changed" before reading the record, because the record can receive the signal
 * after that handler. Pointers to fights from earlier calls become invalid. */
void              acies_fights_follow      (AciesFights      *self);

guint             acies_fights_count       (AciesFights      *self);

/* (transfer none): fight number @i, from 0, in the order in which the fights started */
const AciesFight *acies_fights_get         (AciesFights      *self,
                                            guint             i);

/**
 * acies_fights_find:
 * @command: log number of a command, from 1
 *
 * Returns: (transfer none) (nullable): the fight to which the command belongs. Dice belong to the fight in which they are
 *   rolled. The command that starts an attack belongs to that attack.
 */
const AciesFight *acies_fights_find        (AciesFights      *self,
                                            guint             command);

/**
 * acies_fights_find_roll:
 * @command: log number of a command, from 1
 * @nth: index, from 0, of the roll among the rolls of the command. A command can have several rolls, because rolls of zero dice
 *   have no command of their own.
 *
 * Returns: (transfer none) (nullable): the roll
 */
const AciesFightRoll *acies_fights_find_roll (AciesFights    *self,
                                              guint           command,
                                              guint           nth);

/**
 * acies_fights_list_last:
 * Returns: (transfer container) (element-type AciesFight): the last attack with its strikes and counters, in
 *   the order of their rolls; empty before the first attack
 */
GPtrArray        *acies_fights_list_last   (AciesFights      *self);

/* Creates fights from the commands and events of a game. */
typedef struct
{
  AciesState *state;    /* the position after the commands that were read */
  GPtrArray  *fights;   /* of AciesFight, owned, in the order in which they started */
  GPtrArray  *commands; /* of AciesFight: the fight of each command, or NULL */
  GPtrArray  *rolls;    /* of AciesFightRoll, owned by the fights, oldest first */
  GPtrArray  *open;     /* of AciesFight: the fights in progress; each contains the next one */
  AciesFight *closed;   /* the innermost fight that ended in the preceding events, or NULL */
  guint       command;  /* log number of the command that is being read */
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
