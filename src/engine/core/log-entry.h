/* log-entry.h - what happened, for people: the lines of a log
 *
 * A log entry is an event that changes nothing. It names what it is about, so that
 * the sentence can be made later, in any language, and a view can point at it. A
 * unit that lies face down is named by its back, as the log is read by all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_LOG_ROUND,          /* number: the round that begins */
  ACIES_LOG_TURN,           /* side: whose turn begins */
  ACIES_LOG_CARD,           /* side, card: played; unit: on whom, if on one; hex: where it stands */
  ACIES_LOG_ORDERED,        /* unit */
  ACIES_LOG_ENTERED,        /* unit, hex: from the reserve */
  ACIES_LOG_MOVED,          /* unit, hex, to */
  ACIES_LOG_ADVANCED,       /* unit, hex, to */
  ACIES_LOG_DECLARED,       /* side, unit, hex, other, to: attacks; who answers and who rolls is still to come; number: 1 where both fight */
  ACIES_LOG_ATTACK,         /* the same, rolls; number: the point its dice are compared with, number2: dice; reason: why both are so */
  ACIES_LOG_STRIKE,         /* the same, struck first */
  ACIES_LOG_COUNTER,        /* the same, countered */
  ACIES_LOG_ROLLED,         /* side; dice; number: hits, number2: retreats, -1 where a second roll says */
  ACIES_LOG_DEFENCE,        /* side, unit: the target's side rolls; dice; number: wounds, number2: retreats; reason: what they are compared with, and why */
  ACIES_LOG_IGNORED_RETREATS, /* unit, number, rule; reason: why */
  ACIES_LOG_SUPPORTED,      /* unit, number: retreats ignored, 0 where it is not counted in them */
  ACIES_LOG_HIT,            /* unit, number: figures lost to hits, or to the wounds they become; some are left */
  ACIES_LOG_NO_RETREAT,     /* unit, number: figures lost to retreats that cannot be made; some are left */
  ACIES_LOG_RETREATED,      /* unit, hex, to */
  ACIES_LOG_ELIMINATED,     /* unit, number: figures it lost by that, 0 where they are told before or do not count; number2: 1 as it cannot retreat */
  ACIES_LOG_MORALE,         /* side, number: change, number2: new value; reason: what for, if the game says so */
  ACIES_LOG_HAND_SET,       /* side: has set its hand */
  ACIES_LOG_NOT_ASKED,      /* side, card, reason, rule: no card is asked for; unit: about whom it would have been */
  ACIES_LOG_DREW,           /* side; card: or NO_ID, as only that side knows it; number: of the deck, or NO_ID for its own;
                              * number2: the AciesZone, or NO_ZONE, to which it goes */
  ACIES_LOG_TOOK,           /* side, card: that lay open */
  ACIES_LOG_GAME_OVER,      /* side: winner or NO_SIDE, number: the end (AciesOutcome.reason); reason: the score */
} AciesLogKind;
#define ACIES_N_LOG_KINDS (ACIES_LOG_GAME_OVER + 1)

/* The kind of the entry that stands at @i in AciesProcs.notes: one that only this game has. */
#define ACIES_OWN_LOG_KIND(i) ((AciesLogKind) (ACIES_N_LOG_KINDS + (i)))

typedef struct
{
  guint8      kind;
  AciesSide   side;
  AciesUnitId unit;
  AciesUnitId other;
  AciesId     unit_type;   /* of unit and other, as slots may be used again; or their back */
  AciesId     other_type;
  AciesSide   unit_side;   /* whose they are, where both armies of the battle have such units; else NO_SIDE */
  AciesSide   other_side;
  AciesId     card;
  AciesHex    hex;
  AciesHex    to;
  gint16      number;
  gint16      number2;
  AciesDice   dice;
  const char *rule;        /* (nullable): static, or owned by the ruleset */
  const char *reason;      /* (nullable): interned: a sentence for people, as a refusal says it */
} AciesLogEntry;

/* Of no side, unit, card and hex. */
#define ACIES_LOG_OF_NONE \
  .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .other = ACIES_NO_UNIT, \
  .unit_type = ACIES_NO_ID, .other_type = ACIES_NO_ID, .card = ACIES_NO_ID, \
  .unit_side = ACIES_NO_SIDE, .other_side = ACIES_NO_SIDE, \
  .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX

#define ACIES_LOG_ENTRY_INIT(kind_) { .kind = (kind_), ACIES_LOG_OF_NONE }

/* The words that a sentence about a log entry is made of; "?" where the entry has none. */
struct _AciesNoteWords
{
  const AciesLogEntry     *entry;
  const AciesRuleset  *ruleset;
  const AciesUnitType *type;  /* with which the sentence agrees (acies_agree()) */
  const char          *side;
  const char          *unit;
  const char          *other;
  const char          *hex;
  const char          *to;
};

/* Returns: whether the entry tells what came of a fight: hits, losses, retreats */
gboolean acies_log_entry_is_of_fight (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Whether the entry is one of the game's own with which a part of it begins. */
gboolean acies_log_entry_is_heading  (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Returns: (transfer full): the entry as one translated sentence */
char *acies_log_entry_to_string (const AciesLogEntry    *self,
                                 const AciesRuleset *ruleset);

/* Returns: the id of the end, or "not-yet" */
const char *acies_outcome_id (const AciesOutcome *self,
                              const AciesRuleset *ruleset);

/* Returns: (transfer full): "Rome wins: the enemy has no morale left" */
char *acies_end_reason_to_string (const AciesOutcome *outcome,
                                  const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): the score of a game that is over, the winner
 * first: "lost 2 against 3 main battle cards"; %NULL if the game has none, or goes on */
char *acies_state_dup_score (const AciesState *state);

/* Returns: (transfer full): as acies_end_reason_to_string(), with the score */
char *acies_state_dup_verdict (const AciesState *state);

/**
 * acies_roll_to_string:
 * @is_defence: they answer hits
 * @drives_back: such dice can drive back
 *
 * Returns: (transfer full): "Rolled 2 5 6: hits 2, retreats 1"
 */
char *acies_roll_to_string (const AciesDice    *dice,
                            gboolean            is_defence,
                            gboolean            drives_back,
                            const AciesRuleset *ruleset);

/**
 * acies_unit_type_dup_name:
 * @side: whose units they are, where that has to be said; else %ACIES_NO_SIDE
 * Returns: (transfer full): "Velites", or with a side "Roman Velites"
 */
char *acies_unit_type_dup_name (const AciesRuleset *ruleset,
                                AciesId             type,
                                AciesSide           side);

/* Returns: (transfer full): what the unit of the entry is called: "Velites", or
 * "Roman Velites"; "?" where the entry is of none */
char *acies_log_entry_dup_unit (const AciesLogEntry    *self,
                                const AciesRuleset *ruleset);

/* Returns: the side of @unit, if its type alone does not tell it because both
 * armies of the battle have such units, or because it lies face down; else
 * %ACIES_NO_SIDE */
AciesSide acies_unit_telling_side (const AciesState *state,
                                   AciesUnitId       unit);

/* Returns: (transfer full): "Principes F7", or only the name off the board;
 * where both armies have such units, "Roman Velites D8". What lies face down in
 * a game is named by its back. */
char *acies_unit_label (const AciesState *state,
                        AciesUnitId       unit);

/* The same, but what lies face down by its type: for who may see that. */
char *acies_unit_true_label (const AciesState *state,
                             AciesUnitId       unit);

/**
 * acies_agree:
 * @one: a sentence about a unit whose name is one of something: "%s has moved"
 * @many: the same about others: "%s have moved"
 *
 * Both stand where texts to be translated do, like those of a count.
 *
 * Returns: (transfer none): the one that agrees with the name, translated
 */
const char *acies_agree (const AciesUnitType *type,
                         const char          *one,
                         const char          *many) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* The same of the type of @unit, or its back. */
const char *acies_agree_unit (const AciesState *state,
                              AciesUnitId       unit,
                              const char       *one,
                              const char       *many) G_GNUC_FORMAT (3) G_GNUC_FORMAT (4);

/**
 * acies_point_to_string:
 * @point: of an attack, a strike or a counter
 *
 * Returns: (transfer full) (nullable): what its dice are compared with, in the words of
 *   the game: "Combat Point 3"; %NULL where dice are compared with nothing
 */
char *acies_point_to_string (int                 point,
                             const AciesRuleset *ruleset);

/* Returns: (transfer full): "Morale 5", or "Main battle cards: 5" where a game calls it so */
char *acies_ruleset_dup_morale (const AciesRuleset *self,
                                int                 morale);

G_END_DECLS
