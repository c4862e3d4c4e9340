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

/* Dice rolled together. */
typedef struct
{
  gboolean  asked;      /* dice were requested */
  gboolean  rolled;     /* the dice were rolled; a roll of zero dice is never requested */
  gboolean  is_defence; /* defence dice of the target's side, whose hits are wounds */
  guint     command;    /* number in the log, from 1, of the command that rolled them */
  AciesSide side;       /* the side that rolls */
  int       point;      /* the number to compare the dice with (AciesProcs.point_format) */
  guint     n_dice;     /* how many dice are requested */
  guint     n_again;    /* how many of them are rerolled; the result of the reroll counts */
  AciesDice dice;       /* the dice and the result of each; empty before the roll */
  guint     hits;       /* hits before any are ignored */
  guint     retreats;   /* retreats before any are ignored */
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

/* One attack, strike or counter. Results of a strike are recorded with the strike, not with its attack. */
typedef struct
{
  AciesCombatKind kind;     /* strikes and counters are made by the attacked unit during an attack */
  gboolean        melee;    /* adjacent, not at range */
  guint           index;    /* index in the record */
  guint           attack;   /* index of the attack that contains it; for an attack its own index */
  guint           round;    /* the round */
  AciesSide       turn;     /* the side whose turn it is; in a game without turns, the side that decided */
  guint           phase;    /* the phase of the round */
  AciesFightUnit  attacker; /* the attacking unit as it was at the declaration */
  AciesFightUnit  target;   /* the attacked unit as it was at the declaration */
  AciesFightRoll  roll;     /* the dice of the attacker */
  AciesFightRoll  defence;  /* the dice of the target's side against the hits, in games with such dice */
  gboolean        aside;    /* later dice were for another purpose (ACIES_TRAIT_ROLLS_ONCE) and are not recorded */
  GArray         *cards;    /* (element-type AciesFightCard): the cards played; cards of the attacked side are recorded
                               with the strike that follows, or with the attack if none follows */
  GArray         *losses;   /* (element-type AciesFightLoss) */
  GArray         *moves;    /* (element-type AciesFightMove) */
  GArray         *marks;    /* (element-type AciesFightMarks): marks lost */
  GArray         *morale;   /* (element-type AciesFightMorale) */
  GArray         *passed;   /* (element-type AciesFightPassed) */
  AciesOutcome    outcome;  /* the outcome if the fight ended the game, else %ACIES_END_NOT_YET */
  guint           first;    /* number in the log, from 1, of its first command */
  guint           last;     /* number of its last command so far */
  gboolean        over;     /* whether the fight has ended */
  GArray         *told;     /* (element-type AciesFightTold): its lines of the log, for people only */
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
