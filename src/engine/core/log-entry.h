/* log-entry.h - entries of the game log
 *
 * A log entry reports an event to the players and does not change the state. It stores ids instead of a finished
 * sentence. A view can therefore format the entry later, in any language, and highlight the units and hexes involved.
 * The log is visible to all players, so an entry about a face-down unit names its back, not its type.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/procs.h"

G_BEGIN_DECLS

/* The kinds of log entry that all games have. Each comment lists the fields of AciesLogEntry that the kind uses. */
typedef enum
{
  ACIES_LOG_ROUND,          /* number: the new round */
  ACIES_LOG_TURN,           /* side: the side whose turn starts */
  ACIES_LOG_CARD,           /* side; card: the card played; unit, hex: the target of the card and its hex, if any */
  ACIES_LOG_ORDERED,        /* unit: the ordered unit */
  ACIES_LOG_ENTERED,        /* unit: a unit that enters from the reserve; hex: its entry hex */
  ACIES_LOG_MOVED,          /* unit; hex, to: the start and end of its move */
  ACIES_LOG_ADVANCED,       /* unit; hex, to: the start and end of its advance */
  ACIES_LOG_DECLARED,       /* side, unit, hex: the attacker; other, to: the target; number: 1 if both units fight */
  ACIES_LOG_ATTACK,         /* as DECLARED, but number: AciesDecision.point; number2: n_dice; reason: explains both */
  ACIES_LOG_STRIKE,         /* as ATTACK, for a strike by the target */
  ACIES_LOG_COUNTER,        /* as ATTACK, for a counter-attack by the target */
  ACIES_LOG_ROLLED,         /* side; dice; number: hits; number2: retreats, or -1 if this roll cannot force retreats */
  ACIES_LOG_DEFENCE,        /* side, unit: the target; dice; number: wounds; number2: retreats; reason: explanation */
  ACIES_LOG_IGNORED_RETREATS, /* unit; number: retreats that the unit ignores; rule; reason */
  ACIES_LOG_SUPPORTED,      /* unit; number: retreats ignored due to support, or 0 to leave them out of the text */
  ACIES_LOG_HIT,            /* unit: a surviving unit; number: figures it loses to hits or wounds */
  ACIES_LOG_NO_RETREAT,     /* unit: a surviving unit; number: figures it loses because it cannot retreat */
  ACIES_LOG_RETREATED,      /* unit; hex, to: the start and end of its retreat */
  ACIES_LOG_ELIMINATED,     /* unit; number: figures lost, 0 to leave them out; number2: 1 if it could not retreat */
  ACIES_LOG_MORALE,         /* side; number: change in morale; number2: new morale; reason: an explanation, or NULL */
  ACIES_LOG_HAND_SET,       /* side: a side that has finished choosing its hand */
  ACIES_LOG_NOT_ASKED,      /* side, card, unit, reason, rule: see AciesPassedOver */
  ACIES_LOG_DREW,           /* side; card, or NO_ID if the other sides cannot see it; number: the deck, or NO_ID for the
                             * side's unnamed deck; number2: the AciesZone to which the card moves, or NO_ZONE */
  ACIES_LOG_TOOK,           /* side; card: a face-up card that the side takes */
  ACIES_LOG_TRACKED,        /* side, or NO_SIDE; reason: what people have tapped (tracker.h) */
  ACIES_LOG_GAME_OVER,      /* side: the winner, or NO_SIDE; number: AciesOutcome.reason; reason: the score */
} AciesLogKind;
#define ACIES_N_LOG_KINDS (ACIES_LOG_GAME_OVER + 1)

/* The log entry kind that is described by AciesProcs.log_entries[@i]. */
#define ACIES_OWN_LOG_KIND(i) ((AciesLogKind) (ACIES_N_LOG_KINDS + (i)))

typedef struct
{
  guint8      kind;
  AciesSide   side;
  AciesUnitId unit;
  AciesUnitId other;
  AciesId     unit_type;   /* types of @unit and @other (unit ids can be reused); for a face-down unit, its back */
  AciesId     other_type;
  AciesSide   unit_side;   /* sides to mention with @unit and @other; see acies_unit_telling_side() */
  AciesSide   other_side;
  AciesId     card;
  AciesHex    hex;
  AciesHex    to;
  gint16      number;
  gint16      number2;
  AciesDice   dice;
  const char *rule;        /* (nullable): the id of a statement; a static string or a string owned by the ruleset */
  const char *reason;      /* (nullable): translated text, such as the reason for a refusal; an interned string */
} AciesLogEntry;

/* Initialises all fields that contain a side, unit, id or hex to NO_SIDE, NO_UNIT, NO_ID or NO_HEX. */
#define ACIES_LOG_OF_NONE \
  .side = ACIES_NO_SIDE, .unit = ACIES_NO_UNIT, .other = ACIES_NO_UNIT, \
  .unit_type = ACIES_NO_ID, .other_type = ACIES_NO_ID, .card = ACIES_NO_ID, \
  .unit_side = ACIES_NO_SIDE, .other_side = ACIES_NO_SIDE, \
  .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX

#define ACIES_LOG_ENTRY_INIT(kind_) { .kind = (kind_), ACIES_LOG_OF_NONE }

/* The words from which the sentence for a log entry is built. Words that the entry does not need are "?". */
struct _AciesLogWords
{
  const AciesLogEntry     *entry;
  const AciesRuleset  *ruleset;
  const AciesUnitType *type;  /* the unit type that decides between singular and plural; see acies_agree() */
  const char          *side;
  const char          *unit;
  const char          *other;
  const char          *hex;
  const char          *to;
};

/* Returns: whether the entry reports a consequence of a fight, such as a loss or a retreat */
gboolean acies_log_entry_is_of_fight (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Returns: whether the entry starts a new section of the log; only game-specific entries can */
gboolean acies_log_entry_is_heading  (const AciesLogEntry    *self,
                                      const AciesRuleset *ruleset);

/* Returns: (nullable): the entry in one or two translated words, for the board; %NULL if it has none */
const char *acies_log_entry_get_brief (const AciesLogEntry *self,
                                       const AciesRuleset  *ruleset);

/* Returns: (transfer full): the entry as a translated sentence */
char *acies_log_entry_to_string (const AciesLogEntry    *self,
                                 const AciesRuleset *ruleset);

/* Returns: an id for the reason why the game ended, or "not-yet" if it has not ended */
const char *acies_outcome_id (const AciesOutcome *self,
                              const AciesRuleset *ruleset);

/* Returns: (transfer full): who has won, as a title such as "Rome Wins" */
char *acies_outcome_dup_title (const AciesOutcome *self,
                               const AciesRuleset *ruleset);

/* Returns: (transfer full): the translated result of the game, such as "Rome wins: the enemy has no morale left" */
char *acies_end_reason_to_string (const AciesOutcome *outcome,
                                  const AciesRuleset *ruleset);

/* Returns: (transfer full) (nullable): the translated score, with the winner's morale first, such as
 *   "morale 5 against 3"; %NULL if the game is not finished or has no score */
char *acies_state_dup_score (const AciesState *state);

/* Returns: (transfer full): the text of acies_end_reason_to_string(), followed by the score if there is one */
char *acies_state_dup_verdict (const AciesState *state);

/* @is_defence: whether the roll is a defence roll, made by the target after it was hit
 * @drives_back: whether the roll can force a retreat
 * Returns: (transfer full): a translated description of the roll, such as "Rolled 2 5 6: 2 hits, 1 retreat" */
char *acies_roll_to_string (const AciesDice    *dice,
                            gboolean            is_defence,
                            gboolean            drives_back,
                            const AciesRuleset *ruleset);

/* @side: the side to mention, or %ACIES_NO_SIDE
 * Returns: (transfer full): the name of the unit type, such as "Velites", or "Roman Velites" if @side is given */
char *acies_unit_type_dup_name (const AciesRuleset *ruleset,
                                AciesId             type,
                                AciesSide           side);

/* Returns: (transfer full): the name of the entry's unit, such as "Roman Velites"; "?" if the entry has no unit */
char *acies_log_entry_dup_unit (const AciesLogEntry    *self,
                                const AciesRuleset *ruleset);

/* Returns: the side of @unit if texts must mention it, otherwise %ACIES_NO_SIDE. Texts mention the side of a face-down
 *   unit, and of a unit whose type is also present on another side. */
AciesSide acies_unit_telling_side (const AciesState *state,
                                   AciesUnitId       unit);

/* Returns: (transfer full): the name of @unit and its hex, such as "Principes F7". The name includes the side if
 *   necessary, as in "Roman Velites D8". If the unit is off the board, the hex is omitted. For a face-down unit,
 *   the name of its back is used. */
char *acies_unit_label (const AciesState *state,
                        AciesUnitId       unit);

/* Same as acies_unit_label(), but reveals the type of a face-down unit. Use it only for viewers who are allowed to see
 * the type. */
char *acies_unit_true_label (const AciesState *state,
                             AciesUnitId       unit);

/* Chooses between two forms of a sentence, depending on whether the name of @type is singular or plural. xgettext
 * extracts both forms, as it does for ngettext().
 * @one: the sentence for a singular name, such as "%s has moved"
 * @many: the sentence for a plural name, such as "%s have moved"
 * Returns: (transfer none): the translation of the chosen sentence */
const char *acies_agree (const AciesUnitType *type,
                         const char          *one,
                         const char          *many) G_GNUC_FORMAT (2) G_GNUC_FORMAT (3);

/* Same as acies_agree(), for the type of @unit; for a face-down unit, the type of its back is used. */
const char *acies_agree_unit (const AciesState *state,
                              AciesUnitId       unit,
                              const char       *one,
                              const char       *many) G_GNUC_FORMAT (3) G_GNUC_FORMAT (4);

/* @point: the number to which the dice of an attack, strike or counter-attack are compared
 * Returns: (transfer full) (nullable): the game's translated name for @point, such as "Combat Point 3"; %NULL if the
 *   game does not compare dice to a number */
char *acies_point_to_string (int                 point,
                             const AciesRuleset *ruleset);

/* Returns: (transfer full): @morale with a translated label, such as "Morale 5". If the game has its own term for
 *   morale, the label is that term, as in "Main battle cards: 5". */
char *acies_ruleset_dup_morale (const AciesRuleset *self,
                                int                 morale);

G_END_DECLS
