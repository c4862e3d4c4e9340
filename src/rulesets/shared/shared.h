/* shared.h - what three or more games do alike
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/odds/odds.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

/* --- the course of a game -------------------------------------------------------------------- */

/* An end that more than two games have. */
extern const AciesGameEnd acies_end_draw;

/* From editing to play: the scenario is the set-up. */
void     acies_game_begin (AciesResolver *resolver);

/* The game is over: nothing is left to resolve. Of a team that wins its first side is the winner. */
void     acies_game_end (AciesResolver *resolver, guint reason, AciesSide winner);
/* The same, won by the first side with a lead above 0, by the second below it. FALSE: it is 0, and the game not over. */
gboolean acies_game_end_by (AciesResolver *resolver, guint reason, int lead);

/* The next round, without a word about it. */
void     acies_turn_next_round (AciesResolver *resolver);
/* @phase: an index into the procedures' phases */
void     acies_turn_set_phase (AciesResolver *resolver, guint phase);

/* @side has so many of it from now on. */
void     acies_side_set_resource (AciesResolver *resolver, AciesSide side, guint resource, guint number);

/* Nobody acts. */
void     acies_turn_clear_acting (AciesTurn *turn);
/* @unit acts from now on, in what else @turn says. */
void     acies_turn_begin_acting (AciesResolver *resolver, AciesTurn turn, AciesUnitId unit);
/* The unit that acts has moved so many hexes. */
void     acies_turn_set_moved (AciesResolver *resolver, guint hexes);

/* Puts a step on the stack, to be run before those that are there. */
void     acies_step_push (AciesResolver *resolver, guint kind);
/* The same of all from @first to @last; the first is run first. */
void     acies_step_push_all (AciesResolver *resolver, guint first, guint last);

/* --- units ----------------------------------------------------------------------------------- */

/* Have units of @type the skill; has @unit? */
gboolean acies_type_has_skill (const AciesRuleset *ruleset, AciesId type, guint skill);
gboolean acies_unit_has_skill (const AciesState *state, AciesUnitId unit, guint skill);

/* Puts @mark on @unit, or takes it off; its other marks stay. */
void     acies_unit_set_mark (AciesResolver *resolver, AciesUnitId unit, guint mark, gboolean on);

/* Gives it @value of a property (engine/ruleset/property.h). */
void     acies_unit_set_property (AciesResolver *resolver, AciesUnitId unit, guint property, guint value);

/* All of @unit is lost, which the entry @kind says: the usual one, or one of the game's own. */
void     acies_unit_destroy (AciesResolver *resolver, AciesUnitId unit, AciesLogKind kind);

/**
 * acies_unit_lose_figures:
 * @n: more than it has takes all
 * @note: why, for the log: its kind, of which number is how many
 *
 * Returns: %TRUE when that was the last one and the unit is off the board
 */
gboolean acies_unit_lose_figures (AciesResolver *resolver, AciesUnitId unit, guint n, AciesLogKind note);

/* It stands on @to now; all else stays as it is. */
void     acies_unit_set_hex (AciesResolver *resolver, AciesUnitId unit, AciesHex to);

/* Places a full unit of @type on a board of its own, for those that meet nowhere. */
AciesUnitId acies_suppositions_place (AciesState *state, AciesId type, AciesSide side, AciesHex hex);

/* @kind on each of the hexes. */
void     acies_list_on (AciesCommandKind kind, const AciesHex *hexes, guint n, GArray *commands);

/* @kind from @from to each of the hexes; @commands is an array of AciesCommand. */
void     acies_list_to (AciesCommandKind kind, AciesHex from, const AciesHex *hexes, guint n, GArray *commands);

/* --- cards that are drawn one after the other, and rows of open cards beside a deck in common -- */

/* A game asks with acies_resolver_ask_draw() and has this in the row of "draw"; a step of its own may follow when all are
 * drawn. Moves the card to where it was asked for: into the hand, unseen by others, or openly onto the discard or out of
 * the game. Says so, and asks for the next. */
void     acies_draw_move (const AciesCommand *command, AciesResolver *resolver);

/* Asks chance for as many cards of the deck as its row has room for; @side: the one that draws, as far as people are told.
 * Returns: whether any is asked for; not if the row is full or the deck empty */
gboolean acies_row_fill (AciesResolver *resolver, AciesSide side, AciesId deck);
/* Refuses by @rule what is not in the row of @deck. For a question: "take" for each kind of card there. */
gboolean acies_row_check (const AciesCommand *command, const AciesState *state, AciesId deck, const char *rule, GError **error);
void     acies_row_list (const AciesState *state, AciesId deck, GArray *commands);
/* Moves the card of "take" to @zone of @side, and says so: everybody has seen it. */
void     acies_row_take (AciesResolver *resolver, AciesSide side, AciesId card, AciesZone zone);

/* --- lines of the log: a kind of entry says which of its fields count (core/log-entry.h) ------------------ */

/* About the round that begins, or is taken up. */
void     acies_log_round (AciesResolver *resolver);

/* About @side alone. */
void     acies_log_side (AciesResolver *resolver, AciesLogKind kind, AciesSide side);

/* About @unit, where it stands now. */
void     acies_log_unit (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit);

/* @unit has gone, or goes, from one hex to another. */
void     acies_log_move (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, AciesHex from, AciesHex to);

/* @unit is spared @n hits or retreats, by the statement @rule; @why (nullable): by whom, or by what. */
void     acies_log_spared (AciesResolver *resolver, AciesLogKind kind, AciesUnitId unit, guint n, const char *rule, const char *why);

/* An attack is declared; its dice are about to be rolled, as an attack, a strike or a counter;
 * @why (nullable): with the reasons for the dice and what they are compared with. */
void     acies_log_declared (AciesResolver *resolver, const AciesCombat *combat);
void     acies_log_attack (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice);
void     acies_log_attack_why (AciesResolver *resolver, const AciesCombat *combat, int point, guint n_dice, const AciesOdds *why);

/* The dice of @side lie; @retreats: -1 where a second roll says */
void     acies_log_rolled (AciesResolver *resolver, AciesSide side, guint hits, int retreats);

/* @card came up for what @asked asked; one that goes into a hand is not named. */
void     acies_log_drew (AciesResolver *resolver, const AciesDecision *asked, AciesId card);
void     acies_log_took (AciesResolver *resolver, AciesSide side, AciesId card);

/* @side has played @card, for @unit or, with NO_UNIT, for none. */
void     acies_log_card (AciesResolver *resolver, AciesSide side, AciesId card, AciesUnitId unit);

/* --- refusals -------------------------------------------------------------------------------- */

/* The statement that forbids it is the game's (@rule). What is named acies_check_... is %TRUE if nothing is refused, what is
 * named acies_refuse_... is always %FALSE. */

/* A sentence about @unit, in which "%s" stands for its name and hex.
 * @one and @many as for acies_agree(). */
gboolean acies_refuse_unit (GError **error, const char *rule, const AciesState *state, AciesUnitId unit, const char *one, const char *many);
/* As in engine/board/texts.h: with no error to fill the words are not even looked up. */
#define acies_refuse_unit(error, ...) ((error) != NULL ? (acies_refuse_unit) ((error), __VA_ARGS__) : FALSE)
/* The enemy of whoever acts has @unit. */
gboolean acies_refuse_enemy (GError **error, const char *rule, const AciesState *state, AciesUnitId unit);
/* There is no unit on @hex. */
gboolean acies_refuse_nobody (GError **error, const char *rule, AciesHex hex);

/* Is @unit, which stands on @hex, of the side whose turn it is? @unit: or none. */
gboolean acies_check_own (const AciesState *state, AciesUnitId unit, AciesHex hex, const char *rule, GError **error);
/* The same of the main unit on @hex. */
gboolean acies_check_own_on (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Does an enemy of @side? */
gboolean acies_check_enemy_on (const AciesState *state, AciesSide side, AciesHex hex, const char *rule, GError **error);
/* Does nobody? */
gboolean acies_check_empty (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Would a unit of @type and @side find room there (engine/core/units.h)? In a game of one unit on a hex: does nobody? */
gboolean acies_check_room (const AciesState *state, AciesHex hex, AciesId type, AciesSide side, const char *rule, GError **error);
/* @rule: NULL: the one about the ground there */
gboolean acies_check_passable (const AciesState *state, AciesHex hex, const char *rule, GError **error);
/* Is @card in the hand of @side? */
gboolean acies_check_holds (const AciesState *state, AciesSide side, AciesId card, const char *rule, GError **error);

G_END_DECLS
