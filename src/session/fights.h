/* fights.h - the fights of a game: attacker and target, dice and results
 *
 * Made from the commands and from what events changed, never from log entries. All statistics of dice, losses and luck read
 * this record. It follows its session: undo removes fights.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* A unit as it was at a moment of a fight. It can be elsewhere now, or lost. */
typedef struct
{
  AciesUnitId unit;
  AciesId     type;
  AciesSide   side;
  AciesSide   told_side; /* its side if texts must name the side (acies_unit_telling_side()), else ACIES_NO_SIDE */
  AciesHex    hex;
} AciesFightUnit;

/**
 * AciesFightRoll:
 * @asked: dice were requested
 * @rolled: the dice were rolled; a roll of zero dice is never requested
 * @is_defence: defence dice of the target's side, whose hits are wounds
 * @command: number in the log, from 1, of the command that rolled them
 * @side: the side that rolls
 * @point: the number to compare the dice with (AciesProcs.point_format)
 * @n_dice: how many dice are requested
 * @n_again: how many of them are rerolled; the result of the reroll counts
 * @dice: the dice and the result of each; empty before the roll
 * @hits: hits before any are ignored
 * @retreats: retreats before any are ignored
 *
 * Dice rolled together.
 */
typedef struct
{
  gboolean  asked;
  gboolean  rolled;
  gboolean  is_defence;
  guint     command;
  AciesSide side;
  int       point;
  guint     n_dice;
  guint     n_again;
  AciesDice dice;
  guint     hits;
  guint     retreats;
} AciesFightRoll;

/* In the results below, @command and @event (the index among its events) give the order. */

/* A card played in the fight. */
typedef struct
{
  guint          command;
  AciesSide      side;
  AciesId        card;
  AciesFightUnit on;  /* unit: ACIES_NO_UNIT if not played on a unit */
} AciesFightCard;

/* Figures lost at one time, or a unit eliminated or removed for another cause. */
typedef struct
{
  guint          command;
  AciesFightUnit unit;
  guint          figures;
  gboolean       eliminated;
  AciesCause     cause;
  guint          event;
} AciesFightLoss;

/* A move from @unit.hex to @to: a retreat of the target unless @cause names another reason, or an advance or withdrawal of
 * the attacker. */
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
  guint16        marks;  /* bits of the marks it lost */
} AciesFightMarks;

typedef struct
{
  guint     command;
  AciesSide side;
  int       change;
  int       left;
  guint     event;
} AciesFightMorale;

/* A card that could not be played, so its player was not asked. */
typedef struct
{
  guint           command;
  AciesPassedOver it;
} AciesFightPassed;

/* A line of the log, for people. */
typedef struct
{
  guint     command;
  guint     event;
  AciesLogEntry entry;
} AciesFightTold;

/**
 * AciesFight:
 * @kind: strikes and counters are made by the attacked unit during an attack
 * @melee: adjacent, not at range
 * @index: index in the record
 * @attack: index of the attack that contains it; for an attack its own index
 * @round: the round
 * @turn: the side whose turn it is; in a game without turns, the side that decided
 * @phase: the phase of the round
 * @attacker: the attacking unit as it was at the declaration
 * @target: the attacked unit as it was at the declaration
 * @roll: the dice of the attacker
 * @defence: the dice of the target's side against the hits, in games with such dice
 * @aside: later dice were requested for another purpose (ACIES_TRAIT_ROLLS_ONCE); they are not recorded
 * @cards: (element-type AciesFightCard): the cards played; cards of the attacked side are recorded with the strike that
 *   follows, or with the attack if none follows
 * @losses: (element-type AciesFightLoss)
 * @moves: (element-type AciesFightMove)
 * @marks: (element-type AciesFightMarks): marks lost
 * @morale: (element-type AciesFightMorale)
 * @passed: (element-type AciesFightPassed)
 * @outcome: the outcome if the fight ended the game, else %ACIES_END_NOT_YET
 * @first: number in the log, from 1, of its first command
 * @last: number of its last command so far
 * @over: whether the fight has ended
 * @told: (element-type AciesFightTold): its lines of the log, for people only
 *
 * One attack, strike or counter. Results of a strike are recorded with the strike, not with its attack.
 */
typedef struct
{
  AciesCombatKind kind;
  gboolean        melee;
  guint           index;
  guint           attack;
  guint           round;
  AciesSide       turn;
  guint           phase;
  AciesFightUnit  attacker;
  AciesFightUnit  target;
  AciesFightRoll  roll;
  AciesFightRoll  defence;
  gboolean        aside;
  GArray         *cards;
  GArray         *losses;
  GArray         *moves;
  GArray         *marks;
  GArray         *morale;
  GArray         *passed;
  AciesOutcome    outcome;
  guint           first;
  guint           last;
  gboolean        over;
  GArray         *told;
} AciesFight;

/* (transfer full): an empty fight */
AciesFight       *acies_fight_new        (void);
void              acies_fight_free       (AciesFight         *self);

/**
 * acies_fight_to_string:
 * Returns: (transfer full): attacker and target in the words of the log, such as "Velites D4 attack Peltasts D5"; for a
 *   strike or counter also its dice
 */
char             *acies_fight_to_string  (const AciesFight   *self,
                                          const AciesRuleset *ruleset);

/**
 * acies_fight_passed_to_string:
 * Returns: (transfer full): why the player was not asked for the card, in the words of the log
 */
char             *acies_fight_passed_to_string (const AciesFightPassed *self,
                                                const AciesRuleset     *ruleset);

#define ACIES_TYPE_FIGHTS (acies_fights_get_type ())
G_DECLARE_FINAL_TYPE (AciesFights, acies_fights, ACIES, FIGHTS, GObject)

/**
 * acies_fights_of:
 * @session: a game
 *
 * Returns: (transfer full): the record of @session, up to date. All callers share one record while one of them holds it.
 */
AciesFights      *acies_fights_of          (AciesSession     *session);
AciesSession     *acies_fights_get_session (AciesFights      *self);

/* Brings the record up to date. Other handlers of "changed" call it before they read the record, because they can run
 * first. Pointers to fights returned earlier become invalid. */
void              acies_fights_follow      (AciesFights      *self);

guint             acies_fights_count       (AciesFights      *self);

/* (transfer none): fights in the order of their start */
const AciesFight *acies_fights_get         (AciesFights      *self,
                                            guint             i);

/**
 * acies_fights_find:
 * @command: number of a command in the log, from 1
 *
 * Returns: (transfer none) (nullable): the fight that the command belongs to: for dice the fight they are rolled in, for
 *   the start of an attack that attack
 */
const AciesFight *acies_fights_find        (AciesFights      *self,
                                            guint             command);

/**
 * acies_fights_find_roll:
 * @command: number of a command in the log, from 1
 * @nth: index among the rolls of that command; rolls of zero dice share a command with others
 *
 * Returns: (transfer none) (nullable)
 */
const AciesFightRoll *acies_fights_find_roll (AciesFights    *self,
                                              guint           command,
                                              guint           nth);

/**
 * acies_fights_list_last:
 * Returns: (transfer container) (element-type AciesFight): the last attack and the strikes within it, in the order of their
 *   rolls; empty before the first attack
 */
GPtrArray        *acies_fights_list_last   (AciesFights      *self);

/* The progress of reading a game. */
typedef struct
{
  AciesState *state;    /* the position after the commands read */
  GPtrArray  *fights;   /* of AciesFight, owned, in the order of their start */
  GPtrArray  *commands; /* of AciesFight, one for each command; NULL if outside a fight */
  GPtrArray  *rolls;    /* of AciesFightRoll, owned by the fights, in the order rolled */
  GPtrArray  *open;     /* of AciesFight in progress, each within the one before */
  AciesFight *closed;   /* the innermost of the fights that ended in the last events, or NULL */
  guint       command;  /* number of the command being read */
  guint       event;    /* index of the event being read */
} AciesFightReader;

/* @state (transfer full): the game at its start */
void acies_fight_reader_init  (AciesFightReader   *self,
                               AciesState         *state);
void acies_fight_reader_clear (AciesFightReader   *self);

/* Reads the next command and its events. */
void acies_fight_reader_read  (AciesFightReader   *self,
                               const AciesCommand *command,
                               const AciesEvent   *events,
                               guint               n_events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFight, acies_fight_free)

G_END_DECLS
