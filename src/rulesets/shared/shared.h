/* shared.h - procedures that three or more games share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* --- the course of a game -------------------------------------------------------------------- */

extern const AciesGameEnd acies_end_draw;

/* Switches the state from edit mode to play. */
void     acies_game_begin (AciesResolver *resolver);

/* Ends the game and drops all remaining steps. If a team wins, the first side of the team is stored as the winner. */
void     acies_game_end (AciesResolver *resolver, guint reason, AciesSide winner);
/* Ends the game unless @lead is 0. The first side wins if @lead is above 0, else the second. Returns: %FALSE if @lead is 0 */
gboolean acies_game_end_by (AciesResolver *resolver, guint reason, int lead);

/* Set one field of the turn, of a unit, or of a combat. */
#define ACIES_TURN_SET(resolver, field, value) \
  G_STMT_START \
  { \
    AciesTurn turn_ = (resolver)->state->turn; \
    turn_.field = (__typeof__ (turn_.field)) (value); \
    acies_resolver_set_turn ((resolver), turn_); \
  } \
  G_STMT_END
#define ACIES_UNIT_SET(resolver, unit, field, value) \
  G_STMT_START \
  { \
    AciesUnit unit_ = (resolver)->state->units[unit]; \
    unit_.field = (__typeof__ (unit_.field)) (value); \
    acies_resolver_set_unit ((resolver), (unit), unit_); \
  } \
  G_STMT_END
#define ACIES_COMBAT_SET(resolver, index, field, value) \
  G_STMT_START \
  { \
    AciesCombat combat_ = (resolver)->state->combats[index]; \
    combat_.field = (__typeof__ (combat_.field)) (value); \
    acies_resolver_set_combat ((resolver), (index), &combat_); \
  } \
  G_STMT_END

/* Starts the next round without a log entry. */
#define acies_turn_next_round(resolver) ACIES_TURN_SET (resolver, round, (resolver)->state->turn.round + 1)
/* @phase_: an index into the phases of the procedures */
#define acies_turn_set_phase(resolver, phase_) ACIES_TURN_SET (resolver, phase, phase_)

/* Sets the amount of @resource that @side has. */
void     acies_side_set_resource (AciesResolver *resolver, AciesSide side, guint resource, guint number);

void     acies_turn_clear_acting (AciesTurn *turn);
/* Sets the turn to @turn with @unit as the acting unit. */
void     acies_turn_begin_acting (AciesResolver *resolver, AciesTurn turn, AciesUnitId unit);
/* Sets the number of hexes that the acting unit has moved. */
#define acies_turn_set_moved(resolver, hexes) ACIES_TURN_SET (resolver, moved, hexes)

/* Pushes a step, which runs before the other steps on the stack. */
void     acies_step_push (AciesResolver *resolver, guint kind);
/* Pushes the steps from @first to @last; @first runs first. */
void     acies_step_push_all (AciesResolver *resolver, guint first, guint last);

/* --- units ----------------------------------------------------------------------------------- */

/* Returns: whether units of @type, or @unit, have @skill */
gboolean acies_type_has_skill (const AciesRuleset *ruleset, AciesId type, guint skill);
gboolean acies_unit_has_skill (const AciesState *state, AciesUnitId unit, guint skill);

/* Adds or removes @mark; other marks stay. */
void     acies_unit_set_mark (AciesResolver *resolver, AciesUnitId unit, guint mark, gboolean on);

/* Sets a property of @unit (engine/ruleset/property.h). */
#define acies_unit_set_property(resolver, unit, property, value) ACIES_UNIT_SET (resolver, unit, properties[property], value)

/* Destroys @unit. @kind: the kind of log entry, the common kind or a kind of the game */
void     acies_unit_destroy (AciesResolver *resolver, AciesUnitId unit, AciesLogKind kind);

/**
 * acies_unit_lose_figures:
 * @n: the number of figures; capped at the figures of @unit
 * @kind: the kind of log entry; the number in the entry is the figures lost
 *
 * Returns: %TRUE if the unit has lost its last figure and is off the board
 */
gboolean acies_unit_lose_figures (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLogKind kind);

/* Moves @unit to @to and changes nothing else. */
#define acies_unit_set_hex(resolver, unit, to) ACIES_UNIT_SET (resolver, unit, hex, to)

/* Places a full unit of @type on the board of @state, a scratch state for the odds of units that are not on a board. */
AciesUnitId acies_suppositions_place (AciesState *state, AciesId type, AciesSide side, AciesHex hex);

/* Appends a command of @kind for each of the @hexes. */
void     acies_list_on (AciesCommandKind kind, const AciesHex *hexes, guint n, GArray *commands);

/* Appends a command of @kind from @from to each of the @hexes. @commands: (element-type AciesCommand): the list */
void     acies_list_to (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

/* Appends @command if its check accepts it. The command must have a check. */
void     acies_list_allowed (const AciesState *state, AciesCommand command, GArray *commands);
/* Implements AciesQuestion.list for a verb of shape CHOICE: appends the numbers that the check of the verb accepts. */
void     acies_list_choices (const AciesState *state, GArray *commands);

/* --- drawing cards one at a time, and rows of open cards next to a common deck ---------------- */

/* Resolves "draw" in a game that uses acies_resolver_ask_draw(). Moves the card to its zone, logs it, and asks for the next
 * card. The log does not name a card for the hand. A step of the game can follow the last draw. */
void     acies_draw_move (const AciesCommand *command, AciesResolver *resolver);

/* Asks for the cards that fill the row of @deck. @side: the drawing side, for the log. Returns: %FALSE if it asks for no card */
gboolean acies_row_fill (AciesResolver *resolver, AciesSide side, AciesId deck);
/* Check and list the cards in the row of @deck, for a question with "take". @rule: the statement that a refusal cites */
gboolean acies_row_check (const AciesCommand *command, const AciesState *state, AciesId deck, const char *rule, GError **error);
void     acies_row_list (const AciesState *state, AciesId deck, GArray *commands);
/* Moves @card from the row to @zone of @side. The log names the card. */
void     acies_row_take (AciesResolver *resolver, AciesSide side, AciesId card, AciesZone zone);

/* --- lines of the log; core/log-entry.h has the fields of each kind -------------------------- */

void     acies_log_round (AciesResolver *resolver);

void     acies_log_side (AciesResolver *resolver, AciesLogKind kind, AciesSide side);

/* Logs an entry with @unit and its hex. */
void     acies_log_unit (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit);

/* Logs an entry with @unit and both hexes. */
void     acies_log_move (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, AciesHex from, AciesHex to);

/* Logs that @unit ignores @n hits or retreats. @rule: the statement; @why (nullable): the cause, translated */
void     acies_log_spared (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, guint n, const char *rule, const char *why);

/* Log a declared attack, or the roll of an attack, strike or counter. @why (nullable): the reasons for @n_dice and @point */
void     acies_log_declared (AciesResolver *resolver, const AciesCombat *combat);
void     acies_log_attack (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice);
void     acies_log_attack_why (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice, const AciesOdds *why);

/* Logs the rolled dice. @retreats: -1 if a second roll decides on retreats */
void     acies_log_rolled (AciesResolver *resolver, AciesSide side, guint hits, int retreats);

/* Logs that @side has played @card on @unit, which can be NO_UNIT. */
void     acies_log_card (AciesResolver *resolver, AciesSide side, AciesId card, AciesUnitId unit);

/* --- refusals -------------------------------------------------------------------------------- */

/* @rule: a statement of the game. acies_check_...() returns %FALSE for a refusal; acies_refuse_...() always returns %FALSE. */

/* Refuses with a sentence in which "%s" is the name and hex of @unit. @one, @many: see acies_agree() */
gboolean acies_refuse_unit (GError **error, const char *rule, const AciesState *state, AciesUnitId unit, const char *one, const char *many);
/* Does not evaluate the other arguments if @error is NULL, like the macros in engine/board/texts.h. */
#define acies_refuse_unit(error, ...) ((error) != NULL ? (acies_refuse_unit) ((error), __VA_ARGS__) : FALSE)
/* Refuses because @unit does not belong to the active side. */
gboolean acies_refuse_enemy (GError **error, const char *rule, const AciesState *state, AciesUnitId unit);
/* Refuses because @hex has no unit. */
gboolean acies_refuse_nobody (GError **error, const char *rule, AciesHex hex);

/* Checks that @unit, on @hex, belongs to the active side. @unit can be NO_UNIT. */
gboolean acies_check_own (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* Same as acies_check_own(), for the main unit on @hex. */
gboolean acies_check_own_on (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that an enemy of @side is on @hex. */
gboolean acies_check_enemy_on (const AciesState *state, AciesSide side, AciesHex hex, const char *rule, GError **error);
/* Checks that @hex has no unit. */
gboolean acies_check_empty (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that @hex has room for a unit of @type and @side (engine/core/units.h). */
gboolean acies_check_room (const AciesState *state, AciesHex hex, AciesId type, AciesSide side, const char *rule, GError **error);
/* Checks that @hex is passable. @rule: (nullable): NULL for the statement about the terrain */
gboolean acies_check_passable (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that @card is in the hand of @side. */
gboolean acies_check_holds (const AciesState *state, AciesSide side, AciesId card, const char *rule, GError **error);

G_END_DECLS
