/* log-entry.h - the lines of a log: what happened, for people
 *
 * A log entry is an event that changes nothing. It refers to its objects by id, so that the
 * sentence can be made later, in any language, and a view can highlight them. All players
 * read the log, so it names a face-down unit by its back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_LOG_ROUND,          /* number: the new round */
  ACIES_LOG_TURN,           /* side: the side whose turn starts */
  ACIES_LOG_CARD,           /* side, card: played; unit: its target, if any; hex: that of the target */
  ACIES_LOG_ORDERED,        /* unit */
  ACIES_LOG_ENTERED,        /* unit, hex: from the reserve */
  ACIES_LOG_MOVED,          /* unit, hex, to */
  ACIES_LOG_ADVANCED,       /* unit, hex, to */
  ACIES_LOG_DECLARED,       /* side, unit, hex, other, to: declares an attack; number: 1 if both units fight */
  ACIES_LOG_ATTACK,         /* the same, rolls; number: what its dice are compared with, number2: dice; reason: of both */
  ACIES_LOG_STRIKE,         /* the same, as a strike */
  ACIES_LOG_COUNTER,        /* the same, as a counter */
  ACIES_LOG_ROLLED,         /* side; dice; number: hits, number2: retreats, or -1 if a second roll decides */
  ACIES_LOG_DEFENCE,        /* unit of the target, its side; dice; number: wounds, number2: retreats; reason: target number */
  ACIES_LOG_IGNORED_RETREATS, /* unit, number, rule, reason */
  ACIES_LOG_SUPPORTED,      /* unit, number: retreats ignored, or 0 if not counted as ignored */
  ACIES_LOG_HIT,            /* unit, number: figures lost to hits or wounds; the unit survives */
  ACIES_LOG_NO_RETREAT,     /* unit, number: figures lost to impossible retreats; the unit survives */
  ACIES_LOG_RETREATED,      /* unit, hex, to */
  ACIES_LOG_ELIMINATED,     /* unit, number: figures lost, 0 if logged before or not counted; number2: 1 if it cannot retreat */
  ACIES_LOG_MORALE,         /* side, number: change, number2: new value; reason: in the game's words, if any */
  ACIES_LOG_HAND_SET,       /* side */
  ACIES_LOG_NOT_ASKED,      /* side, card, reason, rule: the card is not asked for; unit: that of the missing question */
  ACIES_LOG_DREW,           /* side; card, or NO_ID if only the side sees it; number: the deck, or NO_ID for its own; number2:
                             * the AciesZone to which the card goes, or NO_ZONE */
  ACIES_LOG_TOOK,           /* side, card: from the open cards */
  ACIES_LOG_GAME_OVER,      /* side: winner or NO_SIDE, number: AciesOutcome.reason; reason: the score */
} AciesLogKind;
#define ACIES_N_LOG_KINDS (ACIES_LOG_GAME_OVER + 1)

/* The kind of the entry at index @i in AciesProcs.log_entries. */
#define ACIES_OWN_LOG_KIND(i) ((AciesLogKind) (ACIES_N_LOG_KINDS + (i)))

typedef struct
{
  guint8      kind;
  AciesSide   side;
  AciesUnitId unit;
  AciesUnitId other;
  AciesId     unit_type;   /* types of unit and other, because slots can be reused; or their back */
  AciesId     other_type;
  AciesSide   unit_side;   /* sides of unit and other if both armies have such units; else NO_SIDE */
  AciesSide   other_side;
  AciesId     card;
  AciesHex    hex;
  AciesHex    to;
  gint16      number;
  gint16      number2;
  AciesDice   dice;
  const char *rule;        /* (nullable): static, or owned by the ruleset */
  const char *reason;      /* (nullable): interned: a translated sentence, as in a refusal */
} AciesLogEntry;

/* Initialises the ids with NO_SIDE, NO_UNIT, NO_ID and NO_HEX. */
#define ACIES_LOG_OF_NONE \
  .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .other = ACIES_NO_UNIT, \
  .unit_type = ACIES_NO_ID, .other_type = ACIES_NO_ID, .card = ACIES_NO_ID, \
  .unit_side = ACIES_NO_SIDE, .other_side = ACIES_NO_SIDE, \
  .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX

#define ACIES_LOG_ENTRY_INIT(kind_) { .kind = (kind_), ACIES_LOG_OF_NONE }

/* The words for a sentence about a log entry; "?" for those that the entry lacks. */
struct _AciesNoteWords
{
  const AciesLogEntry     *entry;
  const AciesRuleset  *ruleset;
  const AciesUnitType *type;  /* the type with which the sentence agrees (acies_agree()) */
  const char          *side;
  const char          *unit;
  const char          *other;
  const char          *hex;
  const char          *to;
};

/* Returns: whether the entry reports a result of a fight: hits, losses, retreats */
gboolean acies_log_entry_is_of_fight (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Returns: whether the entry is of the game's own kinds and starts a section of the game */
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

/* Returns: (transfer full) (nullable): the score of a finished game, the winner first: "lost 2 against 3 main battle cards";
 * %NULL if the game has no score or is not finished */
char *acies_state_dup_score (const AciesState *state);

/* Returns: (transfer full): as acies_end_reason_to_string(), with the score */
char *acies_state_dup_verdict (const AciesState *state);

/* @is_defence: whether the dice are a defence against hits
 * @drives_back: whether such dice can force a retreat
 * Returns: (transfer full): "Rolled 2 5 6: hits 2, retreats 1" */
char *acies_roll_to_string (const AciesDice    *dice,
                            gboolean            is_defence,
                            gboolean            drives_back,
                            const AciesRuleset *ruleset);

/* @side: the side of the units if the name must contain it; else %ACIES_NO_SIDE
 * Returns: (transfer full): "Velites", or with a side "Roman Velites" */
char *acies_unit_type_dup_name (const AciesRuleset *ruleset,
                                AciesId             type,
                                AciesSide           side);

/* Returns: (transfer full): the name of the entry's unit: "Velites", or "Roman Velites"; "?" if the entry has no unit */
char *acies_log_entry_dup_unit (const AciesLogEntry    *self,
                                const AciesRuleset *ruleset);

/* Returns: the side of @unit if both armies have such units or it is face down; else %ACIES_NO_SIDE */
AciesSide acies_unit_telling_side (const AciesState *state,
                                   AciesUnitId       unit);

/* Returns: (transfer full): "Principes F7"; off the board only the name; "Roman Velites D8" if both armies have such units. A
 * unit that is face down in a game has the name of its back. */
char *acies_unit_label (const AciesState *state,
                        AciesUnitId       unit);

/* As acies_unit_label(), but with the type of a face-down unit: only for viewers who can see it. */
char *acies_unit_true_label (const AciesState *state,
                             AciesUnitId       unit);

/* xgettext extracts both arguments, as it does those of ngettext().
 * @one: a sentence about a unit with a singular name: "%s has moved"
 * @many: the same sentence for a plural name: "%s have moved"
 * Returns: (transfer none): the sentence that agrees with the name, translated */
const char *acies_agree (const AciesUnitType *type,
                         const char          *one,
                         const char          *many) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* As acies_agree(), for the type of @unit or its back. */
const char *acies_agree_unit (const AciesState *state,
                              AciesUnitId       unit,
                              const char       *one,
                              const char       *many) G_GNUC_FORMAT (3) G_GNUC_FORMAT (4);

/* @point: the number that dice of an attack, strike or counter are compared with
 * Returns: (transfer full) (nullable): the game's words for @point: "Combat Point 3"; %NULL if the game compares dice with no
 *   number */
char *acies_point_to_string (int                 point,
                             const AciesRuleset *ruleset);

/* Returns: (transfer full): "Morale 5", or the game's own words: "Main battle cards: 5" */
char *acies_ruleset_dup_morale (const AciesRuleset *self,
                                int                 morale);

G_END_DECLS
