/* log-entry.h - log entries, which report the events of a game to people
 *
 * A log entry is an event that does not change the state. It stores ids, so that a view can
 * write the sentence later, in any language, and highlight units and hexes. All players can
 * read the log, so a log entry names the back of a face-down unit instead of its type.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* The kinds of log entry that all games share. Each comment names the fields of AciesLogEntry that the kind uses. */
typedef enum
{
  ACIES_LOG_ROUND,          /* number: the new round */
  ACIES_LOG_TURN,           /* side: the side whose turn starts */
  ACIES_LOG_CARD,           /* side; card: the played card; unit, hex: the target unit and its hex, if the card has a target */
  ACIES_LOG_ORDERED,        /* unit: the ordered unit */
  ACIES_LOG_ENTERED,        /* unit, hex: the unit enters from the reserve */
  ACIES_LOG_MOVED,          /* unit; hex, to: start and end of the move */
  ACIES_LOG_ADVANCED,       /* unit; hex, to: start and end of the advance */
  ACIES_LOG_DECLARED,       /* side, unit, hex: the attacker; other, to: the target and its hex; number: 1 if both units fight */
  ACIES_LOG_ATTACK,         /* the fields of DECLARED; number: AciesDecision.point; number2: number of dice; reason: of both */
  ACIES_LOG_STRIKE,         /* the fields of ATTACK, for a strike */
  ACIES_LOG_COUNTER,        /* the fields of ATTACK, for a counter */
  ACIES_LOG_ROLLED,         /* side; dice; number: hits; number2: retreats, or -1 if a second roll decides them */
  ACIES_LOG_DEFENCE,        /* side, unit: the target; dice; number: wounds; number2: retreats; reason: explains the needed roll */
  ACIES_LOG_IGNORED_RETREATS, /* unit; number: retreats that the unit ignores; rule; reason */
  ACIES_LOG_SUPPORTED,      /* unit; number: retreats ignored because of support, or 0 if they are not counted */
  ACIES_LOG_HIT,            /* unit; number: figures lost to hits or wounds; the unit survives */
  ACIES_LOG_NO_RETREAT,     /* unit; number: figures lost to impossible retreats; the unit survives */
  ACIES_LOG_RETREATED,      /* unit; hex, to: start and end of the retreat */
  ACIES_LOG_ELIMINATED,     /* unit; number: lost figures, 0 if already logged or not counted; number2: 1 if without retreat */
  ACIES_LOG_MORALE,         /* side; number: the change; number2: the new value; reason: an explanation, in some games */
  ACIES_LOG_HAND_SET,       /* side: the side that has chosen its hand */
  ACIES_LOG_NOT_ASKED,      /* side, card, unit, reason, rule: as in AciesPassedOver */
  ACIES_LOG_DREW,           /* side; card, or NO_ID if other sides cannot see it; number: the deck, or NO_ID for the side's deck;
                             * number2: the AciesZone that receives the card, or NO_ZONE */
  ACIES_LOG_TOOK,           /* side; card: the face-up card that the side takes */
  ACIES_LOG_GAME_OVER,      /* side: the winner, or NO_SIDE; number: AciesOutcome.reason; reason: the score */
} AciesLogKind;
#define ACIES_N_LOG_KINDS (ACIES_LOG_GAME_OVER + 1)

/* The kind of log entry for the row at index @i of AciesProcs.log_entries. */
#define ACIES_OWN_LOG_KIND(i) ((AciesLogKind) (ACIES_N_LOG_KINDS + (i)))

typedef struct
{
  guint8      kind;
  AciesSide   side;
  AciesUnitId unit;
  AciesUnitId other;
  AciesId     unit_type;   /* types of @unit and @other, whose indices can be reused; the back of a face-down unit */
  AciesId     other_type;
  AciesSide   unit_side;   /* sides of unit and other, as acies_unit_telling_side() returns them */
  AciesSide   other_side;
  AciesId     card;
  AciesHex    hex;
  AciesHex    to;
  gint16      number;
  gint16      number2;
  AciesDice   dice;
  const char *rule;        /* (nullable): the id of a statement; the string is static, or the ruleset owns it */
  const char *reason;      /* (nullable): a translated text, such as the sentence of a refusal; an interned string */
} AciesLogEntry;

/* Initialises all sides, units, ids and hexes to NO_SIDE, NO_UNIT, NO_ID and NO_HEX. */
#define ACIES_LOG_OF_NONE \
  .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .other = ACIES_NO_UNIT, \
  .unit_type = ACIES_NO_ID, .other_type = ACIES_NO_ID, .card = ACIES_NO_ID, \
  .unit_side = ACIES_NO_SIDE, .other_side = ACIES_NO_SIDE, \
  .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX

#define ACIES_LOG_ENTRY_INIT(kind_) { .kind = (kind_), ACIES_LOG_OF_NONE }

/* The words for the sentence of a log entry. Words for fields that the entry does not use are "?". */
struct _AciesNoteWords
{
  const AciesLogEntry     *entry;
  const AciesRuleset  *ruleset;
  const AciesUnitType *type;  /* the unit type whose name decides between singular and plural (acies_agree()) */
  const char          *side;
  const char          *unit;
  const char          *other;
  const char          *hex;
  const char          *to;
};

/* Returns: whether the entry reports a result of a fight, such as hits, losses or retreats */
gboolean acies_log_entry_is_of_fight (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Returns: whether the entry is game-specific and starts a section of the log */
gboolean acies_log_entry_is_heading  (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Returns: (transfer full): the entry as one translated sentence */
char *acies_log_entry_to_string (const AciesLogEntry    *self,
                                 const AciesRuleset *ruleset);

/* Returns: the id of the way in which the game ended, or "not-yet" */
const char *acies_outcome_id (const AciesOutcome *self,
                              const AciesRuleset *ruleset);

/* Returns: (transfer full): the result of the game as a sentence: "Rome wins: the enemy has no morale left" */
char *acies_end_reason_to_string (const AciesOutcome *outcome,
                                  const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): the score of a finished game, with the winner first: "lost 2 against 3 main battle cards";
 * %NULL if the game has no score or is not finished */
char *acies_state_dup_score (const AciesState *state);

/* Returns: (transfer full): the sentence of acies_end_reason_to_string(), with the score */
char *acies_state_dup_verdict (const AciesState *state);

/* @is_defence: whether the roll is a defence against hits
 * @drives_back: whether the roll can force a retreat
 * Returns: (transfer full): the roll and its result: "Rolled 2 5 6: hits 2, retreats 1" */
char *acies_roll_to_string (const AciesDice    *dice,
                            gboolean            is_defence,
                            gboolean            drives_back,
                            const AciesRuleset *ruleset);

/* @side: the side to include in the name, or %ACIES_NO_SIDE
 * Returns: (transfer full): the name of the type: "Velites" without a side, "Roman Velites" with a side */
char *acies_unit_type_dup_name (const AciesRuleset *ruleset,
                                AciesId             type,
                                AciesSide           side);

/* Returns: (transfer full): the name of the entry's unit, such as "Velites" or "Roman Velites"; "?" if the entry has no unit */
char *acies_log_entry_dup_unit (const AciesLogEntry    *self,
                                const AciesRuleset *ruleset);

/* Returns: the side of @unit if its name must include the side: several sides have the type, or @unit is face down; else
 * %ACIES_NO_SIDE */
AciesSide acies_unit_telling_side (const AciesState *state,
                                   AciesUnitId       unit);

/* Returns: (transfer full): the name and the hex of @unit: "Principes F7", or "Roman Velites D8" if several sides have units of the
 * type. Off the board, only the name. If @unit is face down in a game, the name is the name of its back. */
char *acies_unit_label (const AciesState *state,
                        AciesUnitId       unit);

/* Like acies_unit_label(), but names the type even of a face-down unit. Only for viewers who may know this type. */
char *acies_unit_true_label (const AciesState *state,
                             AciesUnitId       unit);

/* Chooses the sentence that fits the name of @type, which is singular or plural. xgettext extracts both sentences, as for
 * ngettext().
 * @one: a sentence about a unit with a singular name: "%s has moved"
 * @many: the same sentence for a plural name: "%s have moved"
 * Returns: (transfer none): the chosen sentence, translated */
const char *acies_agree (const AciesUnitType *type,
                         const char          *one,
                         const char          *many) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* Like acies_agree(), for the type of @unit, or for its back if @unit is face down. */
const char *acies_agree_unit (const AciesState *state,
                              AciesUnitId       unit,
                              const char       *one,
                              const char       *many) G_GNUC_FORMAT (3) G_GNUC_FORMAT (4);

/* @point: the number with which the dice of an attack, strike or counter are compared
 * Returns: (transfer full) (nullable): @point as the game calls it: "Combat Point 3"; %NULL if the game does not compare dice with
 *   a number */
char *acies_point_to_string (int                 point,
                             const AciesRuleset *ruleset);

/* Returns: (transfer full): a translated text for @morale: "Morale 5", or with the game's own term: "Main battle cards: 5" */
char *acies_ruleset_dup_morale (const AciesRuleset *self,
                                int                 morale);

G_END_DECLS
