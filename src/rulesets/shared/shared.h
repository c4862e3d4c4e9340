/* shared.h - helper functions for the procedures of several rulesets
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* --- rounds, turns and steps ------------------------------------------------------------------ */

/* The kind of game end for a draw, for use in AciesProcs.ends. */
extern const AciesGameEnd acies_end_draw;

/* Changes the mode of the state from edit to play. */
void     acies_game_begin (AciesResolver *resolver);

/* Ends the game and removes all steps from the stack.
 * @reason: an index in AciesProcs.ends
 * @winner: the winner, or NO_SIDE; if a team wins, its first side is stored */
void     acies_game_end (AciesResolver *resolver, guint reason, AciesSide winner);
/* Ends the game unless @lead is 0.
 * @lead: the lead of the first side; if it is negative, the second side wins
 * Returns: %FALSE if @lead is 0 */
gboolean acies_game_end_by (AciesResolver *resolver, guint reason, int lead);

/* These macros set one field of the turn, of a unit or of a combat. */
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

/* Starts the next round. Does not add a log entry. */
static inline void
acies_turn_next_round (AciesResolver *resolver)
{
  ACIES_TURN_SET (resolver, round, resolver->state->turn.round + 1);
}

/* Sets the phase of the turn. @number: an index in AciesNames.phases */
static inline void
acies_turn_set_phase (AciesResolver *resolver, guint number)
{
  ACIES_TURN_SET (resolver, phase, number);
}

/* Sets the amount of @resource for @side to @number. */
void     acies_side_set_resource (AciesResolver *resolver, AciesSide side, guint resource, guint number);

/* Clears the acting unit of @turn, including its starting hex, its movement and its attacks. */
void     acies_turn_clear_acting (AciesTurn *turn);
/* Sets the turn of the state to @turn, with @unit as the acting unit and the hex of @unit as its starting hex. */
void     acies_turn_begin_acting (AciesResolver *resolver, AciesTurn turn, AciesUnitId unit);
/* Sets the number of hexes that the acting unit has moved. */
static inline void
acies_turn_set_moved (AciesResolver *resolver, guint hexes)
{
  ACIES_TURN_SET (resolver, moved, hexes);
}

/* Pushes a step onto the stack. The new step runs before the other steps on the stack. */
void     acies_step_push (AciesResolver *resolver, guint kind);
/* Pushes all steps from @first to @last onto the stack. The steps run in ascending order. */
void     acies_step_push_all (AciesResolver *resolver, guint first, guint last);

/* --- units ----------------------------------------------------------------------------------- */

/* These functions return whether a unit type, or the type of a unit, has @skill. */
gboolean acies_type_has_skill (const AciesRuleset *ruleset, AciesId type, guint skill);
gboolean acies_unit_has_skill (const AciesState *state, AciesUnitId unit, guint skill);

/* Adds @mark to @unit if @on is %TRUE, or removes it if @on is %FALSE. */
void     acies_unit_set_mark (AciesResolver *resolver, AciesUnitId unit, guint mark, gboolean on);

/* Sets a property of @unit (engine/ruleset/property.h). */
static inline void
acies_unit_set_property (AciesResolver *resolver, AciesUnitId unit, guint property, guint value)
{
  ACIES_UNIT_SET (resolver, unit, properties[property], value);
}

/* Removes @unit from the board, and logs that it is lost. @kind: %ACIES_LOG_ELIMINATED or a game-specific kind */
void     acies_unit_destroy (AciesResolver *resolver, AciesUnitId unit, AciesLogKind kind);

/**
 * acies_unit_lose_figures:
 * @n: the number of figures to remove; if it is too large, all figures are removed
 * @kind: the kind of the log entry; AciesLogEntry.number is the number of lost figures
 *
 * Removes figures from @unit. If no figure is left, removes the unit from the board and logs %ACIES_LOG_ELIMINATED. In
 * that case, an entry of @kind is logged only if @kind is specific to the game.
 *
 * Returns: %TRUE if the unit was removed from the board
 */
gboolean acies_unit_lose_figures (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLogKind kind);

/* Sets the hex of @unit. Does not change anything else. */
static inline void
acies_unit_set_hex (AciesResolver *resolver, AciesUnitId unit, AciesHex to)
{
  ACIES_UNIT_SET (resolver, unit, hex, to);
}

/* Places a unit of @type at full strength on @hex. Used to calculate odds for units that are not on the board.
 * @state: a temporary state
 * Returns: the unit */
AciesUnitId acies_suppositions_place (AciesState *state, AciesId type, AciesSide side, AciesHex hex);

/* Appends a command of @kind for each hex in @hexes. */
void     acies_list_on (AciesCommandKind kind, const AciesHex *hexes, guint n, GArray *commands);

/* Appends a command of @kind from @from to each hex in @hexes. @commands: (inout) (element-type AciesCommand) */
void     acies_list_to (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

/* Appends @command if it is allowed. AciesProcs.commands must contain a check for its kind. */
void     acies_list_allowed (const AciesState *state, AciesCommand command, GArray *commands);
/* Appends all allowed options of the verbs whose shape is ACIES_VERB_CHOICE. Can be used as AciesQuestion.list. */
void     acies_list_choices (const AciesState *state, GArray *commands);

/* --- drawing cards, and rows of face-up cards beside a common deck ----------------------------- */

/* Carries out a "draw" command that answers acies_resolver_ask_draw(). Moves the card to the requested zone and logs
 * the draw. The log entry names the card unless the zone is a hand. If more cards were requested, asks for the next
 * draw. */
void     acies_draw_move (const AciesCommand *command, AciesResolver *resolver);

/* Asks @side to draw cards until the row of @deck is full. Returns: %FALSE if the row is full or no card is left */
gboolean acies_row_fill (AciesResolver *resolver, AciesSide side, AciesId deck);
/* Checks that the card of a "take" command is in the row of @deck. @rule: the id of the rule that a refusal cites */
gboolean acies_row_check (const AciesCommand *command, const AciesState *state, AciesId deck, const char *rule, GError **error);
/* Appends a "take" command for each different card in the row of @deck. */
void     acies_row_list (const AciesState *state, AciesId deck, GArray *commands);
/* Moves @card from the row of its deck to @zone of @side. The log entry names the card. */
void     acies_row_take (AciesResolver *resolver, AciesSide side, AciesId card, AciesZone zone);

/* --- log entries; engine/core/log-entry.h describes the fields of each kind ------------------- */

void     acies_log_round (AciesResolver *resolver);

void     acies_log_side (AciesResolver *resolver, AciesLogKind kind, AciesSide side);

/* Adds a log entry with @unit and its hex. */
void     acies_log_unit (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit);

/* Adds a log entry with @unit and two hexes. */
void     acies_log_move (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, AciesHex from, AciesHex to);

/* Logs that @unit ignores hits or retreats.
 * @n: the number of ignored hits or retreats; 0 if they are not counted
 * @rule: the id of the rule that allows the unit to ignore them
 * @why: (nullable): a translated reason */
void     acies_log_spared (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, guint n, const char *rule, const char *why);

/* Logs the declaration of an attack. */
void     acies_log_declared (AciesResolver *resolver, const AciesCombat *combat);
/* These two functions log that dice are rolled for an attack, a strike or a counter-attack.
 * @point: the number with which the dice are compared (AciesDecision.point)
 * @why: (nullable): the odds of the attack, which contain the reasons for @point and @n_dice */
void     acies_log_attack (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice);
void     acies_log_attack_why (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice, const AciesOdds *why);

/* Logs the current dice. @retreats: the number of retreats, or -1 if this roll does not determine the number */
void     acies_log_rolled (AciesResolver *resolver, AciesSide side, guint hits, int retreats);

/* Logs that @side plays @card. @unit: the unit for which the card is played, or NO_UNIT */
void     acies_log_card (AciesResolver *resolver, AciesSide side, AciesId card, AciesUnitId unit);

/* --- refusals -------------------------------------------------------------------------------- */

/* In this section, @rule is the id of the rule that a refusal cites. The acies_check functions return %FALSE if they
 * refuse. The acies_refuse functions always return %FALSE. */

/* Refuses with a sentence about @unit. @one, @many: formats for acies_agree(), with "%s" for the unit and hex */
gboolean acies_refuse_unit (GError **error, const char *rule, const AciesState *state, AciesUnitId unit, const char *one, const char *many);
/* If @error is %NULL, this macro does not evaluate its other arguments (engine/board/texts.h). */
#define acies_refuse_unit(error, ...) ((error) != NULL ? (acies_refuse_unit) ((error), __VA_ARGS__) : FALSE)
/* Refuses because @unit does not belong to the active side. */
gboolean acies_refuse_enemy (GError **error, const char *rule, const AciesState *state, AciesUnitId unit);
/* Refuses because there is no unit on @hex. */
gboolean acies_refuse_nobody (GError **error, const char *rule, AciesHex hex);

/* Checks that @unit, which is on @hex, belongs to the active side. Refuses if @unit is NO_UNIT. */
gboolean acies_check_own (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* Like acies_check_own(), for the main unit on @hex. */
gboolean acies_check_own_on (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that the main unit on @hex does not belong to @side. Refuses if there is no unit. */
gboolean acies_check_enemy_on (const AciesState *state, AciesSide side, AciesHex hex, const char *rule, GError **error);
/* Checks that there is no unit on @hex. */
gboolean acies_check_empty (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that @hex has room for a unit of @type that belongs to @side (engine/core/units.h). */
gboolean acies_check_room (const AciesState *state, AciesHex hex, AciesId type, AciesSide side, const char *rule, GError **error);
/* Checks that @hex is passable. @rule: (nullable): if %NULL, the rule about the terrain is cited */
gboolean acies_check_passable (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Checks that @side has @card in hand. */
gboolean acies_check_holds (const AciesState *state, AciesSide side, AciesId card, const char *rule, GError **error);

G_END_DECLS
