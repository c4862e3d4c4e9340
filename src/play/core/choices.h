/* choices.h - the legal commands, and the command that a click selects
 *
 * All commands come from acies_command_list(). A command can name one hex (a unit to order, a retreat), two hexes (a
 * move, an attack, the ends of a line), the hexes that an attack passes over, a card or a unit type in reserve with or
 * without a hex, or nothing (pass, done, yes, a game-specific button). Only this list determines the meaning of
 * a click, and only the engine determines whether the resulting command is legal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "render/render.h"

G_BEGIN_DECLS

typedef struct
{
  GArray  *commands;  /* (element-type AciesCommand): the legal commands */
  const AciesProcs *procs; /* procedures of the ruleset; NULL if @waits */
  gboolean covered;   /* whether legal commands that would reveal hidden cards or units are left out */
  gboolean waits;     /* whether the player can only wait; @commands is then empty */
  gboolean by_keys;   /* whether hints name keys instead of clicks */
} AciesChoices;

/* The player's selection. */
typedef struct
{
  AciesHex hex;   /* hex of the selected unit or of the first end of a line, or NO_HEX */
  AciesId  id;    /* the selected card in hand or unit type in reserve, or NO_ID */
  AciesId  type;  /* type of the selected unit, or NO_ID for the main unit on @hex (AciesCommand.type) */
  gboolean waits; /* whether @id is a unit type in reserve instead of a card */
} AciesTaken;

#define ACIES_TAKEN_NOTHING ((AciesTaken) { ACIES_NO_HEX, ACIES_NO_ID, ACIES_NO_ID })

/* The effect of a click on a hex. */
typedef enum
{
  ACIES_CLICK_SEND,      /* sends a legal command */
  ACIES_CLICK_SELECT,    /* selects a unit or one end of a line */
  ACIES_CLICK_DESELECT,
  ACIES_CLICK_REFUSED,   /* sends a command that the rules forbid, so that the player sees the reason */
  ACIES_CLICK_UNCLEAR,   /* several commands are possible, so the player must first select a card or unit type */
  ACIES_CLICK_IDLE,      /* no command is possible */
} AciesClickKind;

typedef struct
{
  AciesClickKind kind;
  AciesCommand   command;  /* for SEND and REFUSED; for UNCLEAR, one of the possible commands */
  AciesId        type;     /* for SELECT: see AciesTaken.type */
} AciesClick;

/**
 * acies_choices_new:
 * Returns: (transfer full): the legal commands of the deciding side
 */
AciesChoices *acies_choices_new       (const AciesState   *state);

/**
 * acies_choices_new_covered:
 * Returns: (transfer full): the legal commands, except those that would reveal cards in hand or face-down units
 */
AciesChoices *acies_choices_new_covered (const AciesState *state);

/**
 * acies_choices_may_tell_units:
 * Returns: whether the list of legal commands would reveal face-down units, because the deciding side has some and the
 *   question is about units
 */
gboolean      acies_choices_may_tell_units (const AciesState *state);

/* Returns: (transfer full): an empty list, for a player who can only wait */
AciesChoices *acies_choices_new_none  (void);
void          acies_choices_free      (AciesChoices       *self);

/* Returns whether a command of @kind is legal. */
gboolean      acies_choices_has       (const AciesChoices *self,
                                       AciesCommandKind    kind);

/* Returns whether @command is a game-specific command (verb) of the given shape. */
gboolean      acies_choices_has_shape (const AciesChoices *self,
                                       const AciesCommand *command,
                                       AciesVerbShape      shape);

/* Returns whether another command that only this game has is legal at the hex of @command, which is such a command. */
gboolean      acies_choices_has_other_verb (const AciesChoices *self,
                                       const AciesCommand *command);

/* Returns: (transfer none) (nullable): the first legal verb of the given shape */
const AciesCommand *acies_choices_find_verb (const AciesChoices *self,
                                       AciesVerbShape      shape);

/**
 * acies_choices_list_waiting:
 * @types: (out): the unit types in reserve, in the order of the ruleset; must have room for %ACIES_MAX_UNIT_TYPES
 *
 * Lists the unit types in reserve while units can enter the board. Includes types that cannot enter at the moment, so
 * that the other types keep their positions.
 *
 * Returns: the number of types
 */
guint acies_choices_list_waiting (const AciesChoices *self,
                                  const AciesState   *state,
                                  AciesId            *types);

/* Returns: (transfer none) (nullable): the first legal command that lets a unit of @type enter from the reserve */
const AciesCommand *acies_choices_find_waiting (const AciesChoices *self,
                                                AciesId             type);

/* Returns whether @command is a verb that has its own button. */
gboolean      acies_choices_has_button (const AciesChoices *self,
                                       const AciesCommand *command);

/* Returns the number of legal commands that have their own buttons. */
guint         acies_choices_count_buttons (const AciesChoices *self);

/**
 * acies_choices_find_card:
 * Returns: (transfer none) (nullable): the first legal command of @kind with @card
 */
const AciesCommand *acies_choices_find_card (const AciesChoices *self,
                                             AciesCommandKind    kind,
                                             AciesId             card);

/* Returns whether @self takes a face-up card from the row beside its deck. */
gboolean      acies_command_takes_open (const AciesCommand *self,
                                       const AciesState   *state);

/* Returns whether a legal command takes such a card. */
gboolean      acies_choices_takes_open (const AciesChoices *self,
                                       const AciesState   *state);

/* Returns whether @self plays or puts back a card of the hand, or takes a card from a face-down deck. */
gboolean      acies_command_is_about_hand (const AciesCommand *self,
                                       const AciesState   *state);

/* Returns whether acies_command_is_about_hand() is true for a legal command. */
gboolean      acies_choices_is_about_hand (const AciesChoices *self,
                                       const AciesState   *state);

/**
 * acies_choices_sets_hand:
 * Returns: whether a legal command takes or puts back a card of the side's own deck, as opposed to a common deck
 */
gboolean      acies_choices_sets_hand (const AciesChoices *self,
                                       const AciesState   *state);

/**
 * acies_choices_find_at:
 * @taken: the selected card or unit type; if there is none, all commands count
 *
 * Returns: (transfer none) (nullable): the first legal command that names only @hex
 */
const AciesCommand *acies_choices_find_at (const AciesChoices *self,
                                           AciesTaken          taken,
                                           AciesHex            hex);

/* Returns whether more than one card or unit type can be used on @hex. */
gboolean      acies_choices_is_unclear_at (const AciesChoices *self,
                                           AciesHex            hex);

/**
 * acies_choices_find_way_over:
 * Returns: (transfer none) (nullable): the legal %ACIES_VERB_OVER command that passes over @hex, if there is only one
 */
const AciesCommand *acies_choices_find_way_over (const AciesChoices *self,
                                                 AciesHex            hex);

/**
 * acies_choices_get_only_answer:
 * Returns: (transfer none) (nullable): the pass command, if no other command is legal; always %NULL if @self is covered
 */
const AciesCommand *acies_choices_get_only_answer (const AciesChoices *self);

/**
 * acies_choices_suggests:
 * @kind: YES, PASS or DONE
 * Returns: whether the answer is legal and there is nothing that the player would normally do first
 */
gboolean      acies_choices_suggests (const AciesChoices *self,
                                       const AciesState   *state,
                                       AciesTaken          taken,
                                       AciesCommandKind    kind);

/**
 * acies_choices_find_main_answer:
 * Returns: (transfer none) (nullable): the answer that Enter gives: a suggested YES or DONE, or else the only answer
 */
const AciesCommand *acies_choices_find_main_answer (const AciesChoices *self,
                                                    const AciesState   *state,
                                                    AciesTaken          taken);

/**
 * acies_choices_find_between:
 * Returns: (transfer none) (nullable): the legal command from the selected unit or hex to @to; for an order or an
 *   %ACIES_VERB_OVER command, the two hexes can also be the other way round
 */
const AciesCommand *acies_choices_find_between (const AciesChoices *self,
                                                AciesTaken          taken,
                                                AciesHex            to);

/**
 * acies_choices_list_actors:
 * @types: (out): the units on @hex that can be selected, as in AciesTaken.type, in the order of their layers; must have
 *   room for %ACIES_MAX_LAYERS
 * Returns: the number of units
 */
guint         acies_choices_list_actors (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesHex            hex,
                                         AciesId            *types);

/**
 * acies_choices_has_ways:
 * Returns: whether the selected unit can charge @hex, so that the player can choose where the charge ends
 *   (AciesCommand.via)
 */
gboolean      acies_choices_has_ways   (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_is_by:
 * @command: a legal command on the selected hex
 * Returns: whether the selected unit carries out @command. A command that names only a hex also fits a unit in a higher
 *   layer if the main unit cannot be selected
 */
gboolean      acies_choices_is_by     (const AciesChoices *self,
                                       const AciesCommand *command,
                                       AciesTaken          taken);

/**
 * acies_choices_starts_at:
 * Returns: whether the player can start a command with two hexes on @hex
 */
gboolean      acies_choices_starts_at (const AciesChoices *self,
                                       AciesHex            hex);

/**
 * acies_choices_only_actor:
 * Returns: the hex from which units can move or attack, if there is only one; otherwise %ACIES_NO_HEX
 */
AciesHex      acies_choices_only_actor (const AciesChoices *self);

/**
 * acies_choices_next:
 * @taken: the selected card or unit type; if there is none, all commands count
 * @after: the current hex, or %ACIES_NO_HEX
 * @forward: %TRUE for the next hex, %FALSE for the previous one
 *
 * Returns: the next hex on which the player can start a command, by row and column, wrapping around; %ACIES_NO_HEX if
 *   there is none
 */
AciesHex      acies_choices_next      (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            after,
                                       gboolean            forward);

/**
 * acies_choices_list_at:
 * Returns: (transfer full) (element-type AciesCommand): the legal commands that name only @hex, pass over @hex, or lead
 *   to @hex from the selected hex or, without a selection, from any hex
 */
GArray       *acies_choices_list_at   (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_gives_up_attack:
 * Returns: whether @command moves a unit that can attack before the move but not after it
 */
gboolean      acies_choices_gives_up_attack (const AciesState   *state,
                                             const AciesCommand *command);

/**
 * acies_command_list_joining:
 * @self: a legal command
 * @units: (out): the units that @self orders; must have room for %ACIES_MAX_UNITS
 *
 * Returns: the number of units; 0 if @self is not an order
 */
guint         acies_command_list_joining (const AciesCommand *self,
                                          const AciesState   *state,
                                          AciesUnitId        *units);

/**
 * acies_choices_add_highlights:
 * @state: the state from which @self was created
 * @highlights: (element-type AciesHighlight): an array to which the highlights of the board are appended
 */
void          acies_choices_add_highlights (const AciesChoices *self,
                                            const AciesState   *state,
                                            AciesTaken          taken,
                                            GArray             *highlights);

/**
 * acies_choices_click: (in clicks.c)
 * @state: the state from which @self was created
 * @hex: the clicked hex
 */
AciesClick    acies_choices_click     (const AciesChoices *self,
                                       const AciesState   *state,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_decider:
 * Returns: the side that must decide; %ACIES_NO_SIDE if the game is over
 */
AciesSide     acies_choices_decider   (const AciesState   *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesChoices, acies_choices_free)

/**
 * acies_choices_whose_turn:
 * Returns: the active side during a combat, even while another side decides; otherwise the deciding side.
 *   %ACIES_NO_SIDE if the game is over
 */
AciesSide     acies_choices_whose_turn  (const AciesState *state);

/**
 * acies_choices_whose_phase:
 * Returns: the side to which the current phase belongs. In a game with phases within combats, this can be an enemy of
 *   the active side. %ACIES_NO_SIDE if the game is over
 */
AciesSide     acies_choices_whose_phase (const AciesState *state);

G_END_DECLS
