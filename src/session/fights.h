/* fights.h - the fights of a game: who struck whom, with what dice, and what came of it
 *
 * The one record of them, made from what the events changed and from the commands,
 * never from the entries: what is told of dice, losses and luck reads it. A record
 * follows its session: fights come with commands and go when they are taken back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "session/session.h"

G_BEGIN_DECLS

/* A unit as it was at a moment of a fight; it may stand elsewhere now, or be lost. */
typedef struct
{
  AciesUnitId unit;
  AciesId     type;
  AciesSide   side;
  AciesSide   told_side; /* its side, where that has to be said (acies_unit_telling_side()); else ACIES_NO_SIDE */
  AciesHex    hex;
} AciesFightUnit;

/**
 * AciesFightRoll:
 * @asked: dice were asked for
 * @rolled: they have fallen; where there are none to roll, without having been asked for
 * @is_defence: they are those of the target's side, against the hits: theirs are wounds
 * @command: number of the command in the log, from 1, with which they fell
 * @side: whose dice they are
 * @point: what they are compared with (AciesProcs.point_format)
 * @n_dice: so many are asked for
 * @n_again: so many of them are, or were, rolled again; those that lie there after that count
 * @dice: what each of them came to; none before they have fallen
 * @hits: before any are ignored
 * @retreats: the same
 *
 * Dice that fall together.
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

/* What came of a fight has its command and its place among the events of that: the order in which it came. */

/* A card that was played in it. */
typedef struct
{
  guint          command;
  AciesSide      side;
  AciesId        card;
  AciesFightUnit on;  /* unit: ACIES_NO_UNIT where it is played on none */
} AciesFightCard;

/* Figures that were lost at once, or a unit that is gone: eliminated, or out of the battle for another cause. */
typedef struct
{
  guint          command;
  AciesFightUnit unit;
  guint          figures;
  gboolean       eliminated;
  AciesCause     cause;
  guint          event;
} AciesFightLoss;

/* From @unit.hex to @to: a retreat of the target, but for another cause; the attacker goes after it, or away. */
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
  guint16        marks;  /* bits of those that it has no more */
} AciesFightMarks;

typedef struct
{
  guint     command;
  AciesSide side;
  int       change;
  int       left;
  guint     event;
} AciesFightMorale;

/* A card that nobody was asked for. */
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
 * @kind: a strike and a counter are those of the attacked within an attack
 * @melee: side by side, not from afar
 * @index: of the fight in the record
 * @attack: index of the attack that it belongs to; of an attack its own
 * @round: in which it was
 * @turn: in whose turn, or of a game without turns who decided then
 * @phase: of the round, in which it was
 * @attacker: who strikes, where it stood when it was declared
 * @target: the same of who is struck
 * @roll: of the attacker
 * @defence: of the target's side, against the hits; where the game has such dice
 * @aside: dice have been asked for since that are about something else (ACIES_TRAIT_ROLLS_ONCE), and are not told here
 * @cards: (element-type AciesFightCard): of the attacker's side those of the attack; the attacked side's stand
 *   with the strike that they were played for, or with the attack where they brought none
 * @losses: (element-type AciesFightLoss)
 * @moves: (element-type AciesFightMove)
 * @marks: (element-type AciesFightMarks): that were lost
 * @morale: (element-type AciesFightMorale)
 * @passed: (element-type AciesFightPassed)
 * @outcome: of the game, which it ended; else %ACIES_END_NOT_YET
 * @first: number of the command in the log, from 1, with which it began
 * @last: of the one with which it ended; of the last one so far
 * @over: it has ended
 * @told: (element-type AciesFightTold): the lines of the log while it was fought, for people: nothing is read from them
 *
 * One attack, strike or counter. What came of a strike within an attack stands with the strike.
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

/* (transfer full): one of which nothing is known */
AciesFight       *acies_fight_new        (void);
void              acies_fight_free       (AciesFight         *self);

/**
 * acies_fight_to_string:
 * Returns: (transfer full): who struck whom, in the words of the log: "Velites D4
 *   attack Peltasts D5"; of a strike or a counter with its dice
 */
char             *acies_fight_to_string  (const AciesFight   *self,
                                          const AciesRuleset *ruleset);

/**
 * acies_fight_passed_to_string:
 * Returns: (transfer full): why nobody was asked for the card, in the words of the log
 */
char             *acies_fight_passed_to_string (const AciesFightPassed *self,
                                                const AciesRuleset     *ruleset);

#define ACIES_TYPE_FIGHTS (acies_fights_get_type ())
G_DECLARE_FINAL_TYPE (AciesFights, acies_fights, ACIES, FIGHTS, GObject)

/**
 * acies_fights_of:
 * @session: a game; listened to
 *
 * Returns: (transfer full): its record, up to date: one for all who ask, as long
 *   as one of them keeps it
 */
AciesFights      *acies_fights_of          (AciesSession     *session);
AciesSession     *acies_fights_get_session (AciesFights      *self);

/* Knows what has happened, though the session may not have told it yet: who hears of that, too, asks for it first.
 * A fight that was given out before is good no more. */
void              acies_fights_follow      (AciesFights      *self);

guint             acies_fights_count       (AciesFights      *self);

/* (transfer none): in the order in which they began */
const AciesFight *acies_fights_get         (AciesFights      *self,
                                            guint             i);

/**
 * acies_fights_find:
 * @command: number of a command in the log, from 1
 *
 * Returns: (transfer none) (nullable): the fight that it went on with, so that of
 *   dice it is the one they are for; of a command that begins an attack this attack
 */
const AciesFight *acies_fights_find        (AciesFights      *self,
                                            guint             command);

/**
 * acies_fights_find_roll:
 * @command: number of a command in the log, from 1
 * @nth: which of the rolls that fell with it, from 0: those of no dice come with others
 *
 * Returns: (transfer none) (nullable)
 */
const AciesFightRoll *acies_fights_find_roll (AciesFights    *self,
                                              guint           command,
                                              guint           nth);

/**
 * acies_fights_list_last:
 * Returns: (transfer container) (element-type AciesFight): the last attack and the
 *   strikes within it, in the order of their rolls; empty when there was none
 */
GPtrArray        *acies_fights_list_last   (AciesFights      *self);

/* How far a game has been read. */
typedef struct
{
  AciesState *state;    /* as it stands there */
  GPtrArray  *fights;   /* of AciesFight, owned, in the order in which they began */
  GPtrArray  *commands; /* (nullable) AciesFight of each command */
  GPtrArray  *rolls;    /* of AciesFightRoll, of the fights, in the order in which they fell */
  GPtrArray  *open;     /* of AciesFight: those that go on, each within the one before */
  AciesFight *closed;   /* the fight that just now was on top, when nothing has happened since it ended; or NULL */
  guint       command;  /* that is read now */
  guint       event;    /* the same, among those of the command */
} AciesFightReader;

/* @state (transfer full): the game when it began */
void acies_fight_reader_init  (AciesFightReader   *self,
                               AciesState         *state);
void acies_fight_reader_clear (AciesFightReader   *self);

/* The next command of the game, and what came of it. */
void acies_fight_reader_read  (AciesFightReader   *self,
                               const AciesCommand *command,
                               const AciesEvent   *events,
                               guint               n_events);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFight, acies_fight_free)

G_END_DECLS
