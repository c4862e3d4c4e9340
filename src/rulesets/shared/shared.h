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

/* The game ends in a draw. */
extern const AciesGameEnd acies_end_draw;

/* Switches the state from edit mode to play. */
void     acies_game_begin (AciesResolver *resolver);

/* Ends the game and drops all remaining steps. If a team wins, the first side of the team is stored as the winner. */
void     acies_game_end (AciesResolver *resolver, guint reason, AciesSide winner);
/* Ends the game unless @lead, the lead of the first side, is 0. If it is negative, the second side wins. Returns: %FALSE if 0 */
gboolean acies_game_end_by (AciesResolver *resolver, guint reason, int lead);

/* ACIES_TURN_SET sets one field of the turn, ACIES_UNIT_SET one field of a unit, and ACIES_COMBAT_SET one field of a combat. */
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
static inline void
acies_turn_next_round (AciesResolver *resolver)
{
  ACIES_TURN_SET (resolver, round, resolver->state->turn.round + 1);
}

/* Sets the phase of the turn. @number: an index in the list of phases of AciesProcs */
static inline void
acies_turn_set_phase (AciesResolver *resolver, guint number)
{
  ACIES_TURN_SET (resolver, phase, number);
}

/* Sets the amount of @resource that @side has. */
void     acies_side_set_resource (AciesResolver *resolver, AciesSide side, guint resource, guint number);

/* Removes the acting unit from @turn. */
void     acies_turn_clear_acting (AciesTurn *turn);
/* Makes @turn, with @unit as the acting unit, the turn of the state. */
void     acies_turn_begin_acting (AciesResolver *resolver, AciesTurn turn, AciesUnitId unit);
/* Sets the number of hexes that the acting unit has moved. */
static inline void
acies_turn_set_moved (AciesResolver *resolver, guint hexes)
{
  ACIES_TURN_SET (resolver, moved, hexes);
}

/* Pushes a step. It runs before the steps that are already on the stack. */
void     acies_step_push (AciesResolver *resolver, guint kind);
/* Pushes the steps from @first to @last; @first runs first. */
void     acies_step_push_all (AciesResolver *resolver, guint first, guint last);

/* --- units ----------------------------------------------------------------------------------- */

/* The first returns whether units of @type have @skill, the second whether @unit has @skill. */
gboolean acies_type_has_skill (const AciesRuleset *ruleset, AciesId type, guint skill);
gboolean acies_unit_has_skill (const AciesState *state, AciesUnitId unit, guint skill);

/* Adds @mark to @unit if @on is %TRUE, else removes it. The other marks of @unit do not change. */
void     acies_unit_set_mark (AciesResolver *resolver, AciesUnitId unit, guint mark, gboolean on);

/* Sets a property of @unit (engine/ruleset/property.h). */
static inline void
acies_unit_set_property (AciesResolver *resolver, AciesUnitId unit, guint property, guint value)
{
  ACIES_UNIT_SET (resolver, unit, properties[property], value);
}

/* Destroys @unit. @kind: the kind of the log entry: %ACIES_LOG_ELIMINATED or a kind that only this game has */
void     acies_unit_destroy (AciesResolver *resolver, AciesUnitId unit, AciesLogKind kind);

/**
 * acies_unit_lose_figures:
 * @n: the number of figures; capped at the figures of @unit
 * @kind: the kind of the log entry, whose field number is the number of figures lost
 *
 * Returns: %TRUE if the unit has lost its last figure and is off the board
 */
gboolean acies_unit_lose_figures (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLogKind kind);

/* Sets the hex of @unit to @to and changes nothing else. */
static inline void
acies_unit_set_hex (AciesResolver *resolver, AciesUnitId unit, AciesHex to)
{
  ACIES_UNIT_SET (resolver, unit, hex, to);
}

/* Places a unit of @type with all its figures. @state: a temporary state for the odds of units that are not on a board */
AciesUnitId acies_suppositions_place (AciesState *state, AciesId type, AciesSide side, AciesHex hex);

/* Appends a command of @kind for each of the @hexes. */
void     acies_list_on (AciesCommandKind kind, const AciesHex *hexes, guint n, GArray *commands);

/* Appends a command of @kind from @from to each of the @hexes. @commands: (element-type AciesCommand): the list to append to */
void     acies_list_to (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

/* Appends @command if the check of its kind accepts it. AciesProcs.commands must have a check for this kind. */
void     acies_list_allowed (const AciesState *state, AciesCommand command, GArray *commands);
/* Implements AciesQuestion.list for verbs of shape CHOICE: appends a command for each number that the check of the verb accepts. */
void     acies_list_choices (const AciesState *state, GArray *commands);

/* --- drawing cards one at a time, and rows of open cards next to a common deck ---------------- */

/* Resolves "draw" in a game that uses acies_resolver_ask_draw(). Moves the card to the zone of the question, logs the draw, and
 * asks for the next card. The log entry names the card unless it goes to a hand. After the last card, the other steps run. */
void     acies_draw_move (const AciesCommand *command, AciesResolver *resolver);

/* Asks for as many draws as the row of @deck has free places. @side: the side that draws. Returns: %FALSE if it asks for none */
gboolean acies_row_fill (AciesResolver *resolver, AciesSide side, AciesId deck);
/* Checks that the card of a "take" command is in the row of @deck. @rule: the statement that a refusal cites */
gboolean acies_row_check (const AciesCommand *command, const AciesState *state, AciesId deck, const char *rule, GError **error);
/* Appends a "take" command for each card in the row of @deck. */
void     acies_row_list (const AciesState *state, AciesId deck, GArray *commands);
/* Moves @card from the row to @zone of @side. The log entry names the card. */
void     acies_row_take (AciesResolver *resolver, AciesSide side, AciesId card, AciesZone zone);

/* --- log entries; engine/core/log-entry.h describes the fields of each kind ------------------ */

void     acies_log_round (AciesResolver *resolver);

void     acies_log_side (AciesResolver *resolver, AciesLogKind kind, AciesSide side);

/* Logs an entry with @unit and its hex. */
void     acies_log_unit (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit);

/* Logs an entry with @unit and the hexes @from and @to. */
void     acies_log_move (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, AciesHex from, AciesHex to);

/* Logs that @unit ignores @n hits or retreats. @rule: the statement that allows it. @why: (nullable): the translated cause */
void     acies_log_spared (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, guint n, const char *rule, const char *why);

/* Logs that the attack @combat is declared. */
void     acies_log_declared (AciesResolver *resolver, const AciesCombat *combat);
/* Both log the roll of an attack, strike or counter. @why: (nullable): the reasons for @n_dice and @point */
void     acies_log_attack (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice);
void     acies_log_attack_why (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice, const AciesOdds *why);

/* Logs the rolled dice. @retreats: the number of retreats, or -1 if a second roll decides that number */
void     acies_log_rolled (AciesResolver *resolver, AciesSide side, guint hits, int retreats);

/* Logs that @side has played @card on @unit, which can be NO_UNIT. */
void     acies_log_card (AciesResolver *resolver, AciesSide side, AciesId card, AciesUnitId unit);

/* --- refusals -------------------------------------------------------------------------------- */

/* In this section, @rule is the id of the statement that the refusal cites. Functions whose names start with acies_check return
 * %FALSE if they refuse. Functions whose names start with acies_refuse always return %FALSE. */

/* Refuses with a sentence in which "%s" is the name and hex of @unit. @one, @many: the forms of the sentence for acies_agree() */
gboolean acies_refuse_unit (GError **error, const char *rule, const AciesState *state, AciesUnitId unit, const char *one, const char *many);
/* Like the macros in engine/board/texts.h, does not evaluate the other arguments if @error is %NULL. */
#define acies_refuse_unit(error, ...) ((error) != NULL ? (acies_refuse_unit) ((error), __VA_ARGS__) : FALSE)
/* Refuses because @unit does not belong to the active side. */
gboolean acies_refuse_enemy (GError **error, const char *rule, const AciesState *state, AciesUnitId unit);
/* Refuses because @hex has no unit. */
gboolean acies_refuse_nobody (GError **error, const char *rule, AciesHex hex);

/* Checks that @unit, which is on @hex, belongs to the active side. Refuses if @unit is NO_UNIT. */
gboolean acies_check_own (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* Does the same as acies_check_own() for the main unit on @hex. */
gboolean acies_check_own_on (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that an enemy of @side is on @hex. */
gboolean acies_check_enemy_on (const AciesState *state, AciesSide side, AciesHex hex, const char *rule, GError **error);
/* Checks that @hex has no unit. */
gboolean acies_check_empty (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that @hex has room for a unit of @type that belongs to @side (see engine/core/units.h). */
gboolean acies_check_room (const AciesState *state, AciesHex hex, AciesId type, AciesSide side, const char *rule, GError **error);
/* Checks that @hex is passable. @rule: (nullable): %NULL to cite the statement about the terrain */
gboolean acies_check_passable (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that @card is in the hand of @side. */
gboolean acies_check_holds (const AciesState *state, AciesSide side, AciesId card, const char *rule, GError **error);

G_END_DECLS
