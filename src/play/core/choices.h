/* choices.h - legal commands, sorted by what a player clicks
 *
 * Everything comes from acies_command_list(). A command names one hex (a unit to order, a retreat), two hexes
 * (a move, an attack, the ends of a line), the hexes that an attack passes over, a card or a unit type of the
 * reserve with or without a hex, or nothing (pass, done, yes, a button of one game). The listed commands alone
 * decide the meaning of a click; the rules decide whether it is allowed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "render/render.h"

G_BEGIN_DECLS

typedef struct
{
  GArray  *commands;  /* of AciesCommand: the legal commands */
  const AciesProcs *procs; /* of the game; NULL if @waits */
  gboolean covered;   /* without commands about hidden cards and units, although they can be legal */
  gboolean waits;     /* another player decides: no commands */
  gboolean by_keys;   /* hints name keys, not clicks */
} AciesChoices;

/* What a player has selected. */
typedef struct
{
  AciesHex hex;   /* hex of a unit or of one end of a line; or NO_HEX */
  AciesId  id;    /* a card of the hand or a unit type of the reserve; or NO_ID */
  AciesId  type;  /* type of the unit if @hex alone means another unit, as in commands; else NO_ID */
  gboolean waits; /* @id is a unit type of the reserve */
} AciesTaken;

#define ACIES_TAKEN_NOTHING ((AciesTaken) { ACIES_NO_HEX, ACIES_NO_ID, ACIES_NO_ID })

/* Effect of a click on a hex. */
typedef enum
{
  ACIES_CLICK_SEND,      /* sends the legal command */
  ACIES_CLICK_SELECT,    /* selects a unit or one end of a line */
  ACIES_CLICK_DESELECT,
  ACIES_CLICK_REFUSED,   /* the rules forbid the command */
  ACIES_CLICK_UNCLEAR,   /* a card or unit type must be selected first */
  ACIES_CLICK_IDLE,      /* no command fits */
} AciesClickKind;

typedef struct
{
  AciesClickKind kind;
  AciesCommand   command;  /* of SEND and REFUSED; of UNCLEAR one of the possible commands */
  AciesId        type;     /* of SELECT: unit type, as in AciesTaken */
} AciesClick;

/**
 * acies_choices_new:
 *
 * Returns: (transfer full): the legal commands of the side to decide
 */
AciesChoices *acies_choices_new       (const AciesState   *state);

/**
 * acies_choices_new_covered:
 *
 * Returns: (transfer full): the legal commands that reveal nothing about the hand or face-down units
 */
AciesChoices *acies_choices_new_covered (const AciesState *state);

/**
 * acies_choices_may_tell_units:
 * Returns: whether the side to decide is asked about its units while some are face down, so that their commands
 *   would reveal them
 */
gboolean      acies_choices_may_tell_units (const AciesState *state);

/* (transfer full): no commands, for a player who waits */
AciesChoices *acies_choices_new_none  (void);
void          acies_choices_free      (AciesChoices       *self);

/* Returns whether a command of that kind is legal. */
gboolean      acies_choices_has       (const AciesChoices *self,
                                       AciesCommandKind    kind);

/* Returns whether @command exists in this game only and has that shape. */
gboolean      acies_choices_has_shape (const AciesChoices *self,
                                       const AciesCommand *command,
                                       AciesVerbShape      shape);

/* Returns whether another command of this game only is legal at the hex of @command, which is one. */
gboolean      acies_choices_has_other_verb (const AciesChoices *self,
                                       const AciesCommand *command);

/* (transfer none) (nullable): the first legal command of that shape */
const AciesCommand *acies_choices_find_verb (const AciesChoices *self,
                                       AciesVerbShape      shape);

/**
 * acies_choices_list_waiting:
 * @types: (out): while units can enter from the reserve, the types that wait there, in the order of the ruleset; also
 *   those that find no place now, so that all others keep theirs. Room for %ACIES_MAX_UNIT_TYPES
 * Returns: the number of types
 */
guint acies_choices_list_waiting (const AciesChoices *self,
                                  const AciesState   *state,
                                  AciesId            *types);

/* (transfer none) (nullable): the first legal command with which a unit of @type enters from the reserve */
const AciesCommand *acies_choices_find_waiting (const AciesChoices *self,
                                                AciesId             type);

/* Returns whether @command exists in this game only and has its own button. */
gboolean      acies_choices_has_button (const AciesChoices *self,
                                       const AciesCommand *command);

/* Returns the number of such commands. */
guint         acies_choices_count_buttons (const AciesChoices *self);

/**
 * acies_choices_find_card: (functions about cards are in card-choices.c)
 * Returns: (transfer none) (nullable): the legal command of @kind with @card; the first one, if several name a
 *   hex
 */
const AciesCommand *acies_choices_find_card (const AciesChoices *self,
                                             AciesCommandKind    kind,
                                             AciesId             card);

/* Returns whether @self takes an open card from the row beside its deck. */
gboolean      acies_command_takes_open (const AciesCommand *self,
                                       const AciesState   *state);

/* Returns whether such a card can be taken. */
gboolean      acies_choices_takes_open (const AciesChoices *self,
                                       const AciesState   *state);

/* Returns whether a card can be laid on a hex outside a combat. */
gboolean      acies_choices_lays_card (const AciesChoices *self,
                                       const AciesState   *state);

/* Returns whether @self is about a card of a hand or of a face-down deck. */
gboolean      acies_command_is_about_hand (const AciesCommand *self,
                                       const AciesState   *state);

/* Returns whether a legal command is about such a card. */
gboolean      acies_choices_is_about_hand (const AciesChoices *self,
                                       const AciesState   *state);

/**
 * acies_choices_sets_hand:
 * Returns: whether cards can move between a side's own deck and its hand; draws from a common deck do not count
 */
gboolean      acies_choices_sets_hand (const AciesChoices *self,
                                       const AciesState   *state);

/**
 * acies_choices_find_at:
 * @taken: the selected card or type, or none for any
 *
 * Returns: (transfer none) (nullable): the first legal command that names only @hex
 */
const AciesCommand *acies_choices_find_at (const AciesChoices *self,
                                           AciesTaken          taken,
                                           AciesHex            hex);

/* Returns whether several cards or unit types can be used on @hex. */
gboolean      acies_choices_is_unclear_at (const AciesChoices *self,
                                           AciesHex            hex);

/**
 * acies_choices_find_way_over:
 * Returns: (transfer none) (nullable): the legal attack over @hex, if there is only one
 */
const AciesCommand *acies_choices_find_way_over (const AciesChoices *self,
                                                 AciesHex            hex);

/**
 * acies_choices_get_only_answer:
 * Returns: (transfer none) (nullable): the pass, if no other command is legal; always %NULL for covered choices
 */
const AciesCommand *acies_choices_get_only_answer (const AciesChoices *self);

/**
 * acies_choices_suggests:
 * @kind: YES, PASS or DONE
 * Returns: whether that answer is legal, and there is nothing that one would do before it
 */
gboolean      acies_choices_suggests (const AciesChoices *self,
                                       const AciesState   *state,
                                       AciesTaken          taken,
                                       AciesCommandKind    kind);

/**
 * acies_choices_find_main_answer:
 * Returns: (transfer none) (nullable): what Enter answers: the only answer, or a suggested YES or DONE
 */
const AciesCommand *acies_choices_find_main_answer (const AciesChoices *self,
                                                    const AciesState   *state,
                                                    AciesTaken          taken);

/**
 * acies_choices_find_between:
 * Returns: (transfer none) (nullable): the legal command from the selected unit or hex to @to; the ends of an
 *   order can be in either order
 */
const AciesCommand *acies_choices_find_between (const AciesChoices *self,
                                                AciesTaken          taken,
                                                AciesHex            to);

/**
 * acies_choices_list_actors:
 * @types: (out): the types as in AciesTaken, in the order of their layers; room for %ACIES_MAX_LAYERS
 * Returns: the number of units on @hex that can be selected
 */
guint         acies_choices_list_actors (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesHex            hex,
                                         AciesId            *types);

/**
 * acies_choices_has_ways:
 * Returns: whether the selected unit can attack @hex over different hexes
 */
gboolean      acies_choices_has_ways   (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_is_by:
 * @command: a command of the selected hex
 * Returns: whether the selected unit carries it out; a command without a unit type also fits an upper unit if
 *   the lowest cannot be selected
 */
gboolean      acies_choices_is_by     (const AciesChoices *self,
                                       const AciesCommand *command,
                                       AciesTaken          taken);

/**
 * acies_choices_starts_at:
 * Returns: whether a legal command names @hex first and then another hex
 */
gboolean      acies_choices_starts_at (const AciesChoices *self,
                                       AciesHex            hex);

/**
 * acies_choices_only_actor:
 * Returns: the only hex whose unit can move or attack, or %ACIES_NO_HEX
 */
AciesHex      acies_choices_only_actor (const AciesChoices *self);

/**
 * acies_choices_next:
 * @taken: the selected card or type, or none for any
 * @after: a hex, or %ACIES_NO_HEX
 * @forward: %FALSE for the previous hex
 *
 * Returns: the next hex on which a player can start a command, by row and column, wrapping around; or
 *   %ACIES_NO_HEX
 */
AciesHex      acies_choices_next      (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            after,
                                       gboolean            forward);

/**
 * acies_choices_list_at:
 *
 * Returns: (transfer full) (element-type AciesCommand): the legal commands that name only @hex, pass over it or
 *   end there, of the selected unit or, without a selection, of any
 */
GArray       *acies_choices_list_at   (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_gives_up_attack:
 * Returns: whether @command is a move of a unit that can attack before the move but not after it
 */
gboolean      acies_choices_gives_up_attack (const AciesState   *state,
                                             const AciesCommand *command);

/**
 * acies_command_list_joining:
 * @self: a legal order
 * @units: (out): room for %ACIES_MAX_UNITS
 *
 * Returns: the number of units that it orders; 0 if @self is no order
 */
guint         acies_command_list_joining (const AciesCommand *self,
                                          const AciesState   *state,
                                          AciesUnitId        *units);

/**
 * acies_choices_add_highlights:
 * @state: the state of @self
 * @highlights: (element-type AciesHighlight): receives the highlights of the board
 */
void          acies_choices_add_highlights (const AciesChoices *self,
                                            const AciesState   *state,
                                            AciesTaken          taken,
                                            GArray             *highlights);

/**
 * acies_choices_click: (in clicks.c)
 * @state: the state of @self
 * @hex: the clicked hex
 */
AciesClick    acies_choices_click     (const AciesChoices *self,
                                       const AciesState   *state,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_decider:
 * Returns: the side to decide; %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_decider   (const AciesState   *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesChoices, acies_choices_free)

/**
 * acies_choices_whose_turn:
 * Returns: the side in whose turn the decision is made; in a combat the active side, even while another side
 *   decides. %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_whose_turn  (const AciesState *state);

/**
 * acies_choices_whose_phase:
 * Returns: the side of the present phase; in a game with phases within combats, this can be an enemy of the
 *   active side. %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_whose_phase (const AciesState *state);

G_END_DECLS
