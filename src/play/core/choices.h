/* choices.h - what may be done now, sorted by what a player clicks on
 *
 * Everything comes from acies_command_list(): a command names one hex (a unit
 * to order, a place to retreat to), two hexes (a move, an attack, both ends of
 * a line), the hexes that an attack goes over, a card or a type of unit in reserve with a hex or without one, or
 * nothing (pass, done, yes, what only this game asks for with a button). What a click means follows from the listed commands
 * alone; whether it is allowed, the rules say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/engine.h"
#include "render/render.h"

G_BEGIN_DECLS

typedef struct
{
  GArray  *commands;  /* of AciesCommand: all that is allowed */
  const AciesProcs *procs; /* of the game; NULL where it waits */
  gboolean covered;   /* the hand is not seen: what is about it is not among them, though it may be allowed */
  gboolean waits;     /* somebody else decides: there are none */
} AciesChoices;

/* What a player has taken up, to say next what to do with it. */
typedef struct
{
  AciesHex hex;   /* of a unit, or of one end of a line; or NO_HEX */
  AciesId  id;    /* of a card of the hand, or of a type in reserve; or NO_ID */
  AciesId  type;  /* of the unit, where the hex alone means another, as in commands; else NO_ID */
  gboolean waits; /* the id is that of a type in reserve, not of a card */
} AciesTaken;

#define ACIES_TAKEN_NOTHING ((AciesTaken) { ACIES_NO_HEX, ACIES_NO_ID, ACIES_NO_ID })

/* What comes of a click on a hex. */
typedef enum
{
  ACIES_CLICK_SEND,      /* the command, which is allowed */
  ACIES_CLICK_SELECT,    /* a unit to act, or one end of a line */
  ACIES_CLICK_DESELECT,
  ACIES_CLICK_REFUSED,   /* the command that was meant, which the rules forbid */
  ACIES_CLICK_UNCLEAR,   /* one of several cards or types, of which one must be taken up first */
  ACIES_CLICK_IDLE,      /* nothing could have been meant */
} AciesClickKind;

typedef struct
{
  AciesClickKind kind;
  AciesCommand   command;  /* of SEND and REFUSED; of UNCLEAR one of those it may be */
  AciesId        type;     /* of SELECT: of the unit, as AciesTaken has it */
} AciesClick;

/**
 * acies_choices_new:
 *
 * Returns: (transfer full): what the side to decide may do in @state
 */
AciesChoices *acies_choices_new       (const AciesState   *state);

/**
 * acies_choices_new_covered:
 *
 * Returns: (transfer full): what may be done without a look at the hand and at what
 *   lies face down; nothing of it depends on what is there
 */
AciesChoices *acies_choices_new_covered (const AciesState *state);

/**
 * acies_choices_may_tell_units:
 * Returns: whether who decides says something about his units now, and some lie face
 *   down: what they can do would tell who they are
 */
gboolean      acies_choices_may_tell_units (const AciesState *state);

/* Returns: (transfer full): what somebody may do who only looks on: nothing */
AciesChoices *acies_choices_new_none  (void);
void          acies_choices_free      (AciesChoices       *self);

/* Is any command of this kind allowed? */
gboolean      acies_choices_has       (const AciesChoices *self,
                                       AciesCommandKind    kind);

/* Is @command one that only this game has, and of that shape? */
gboolean      acies_choices_has_shape (const AciesChoices *self,
                                       const AciesCommand *command,
                                       AciesVerbShape      shape);

/* (nullable): the first allowed command of that shape */
const AciesCommand *acies_choices_find_verb (const AciesChoices *self,
                                       AciesVerbShape      shape);

/**
 * acies_choices_list_waiting:
 * @types: room for %ACIES_MAX_UNIT_TYPES
 * Returns: how many types of units may come in from the reserve, in the order in which they are listed
 */
guint acies_choices_list_waiting (const AciesChoices *self,
                                  AciesId            *types);

/* Is @command one that only this game has, and that a button of its own gives? */
gboolean      acies_choices_has_button (const AciesChoices *self,
                                       const AciesCommand *command);

/**
 * acies_choices_find_card: (in card-choices.c, as what follows about cards)
 * Returns: (nullable): the allowed command of @kind with @card, the first of
 *   those that name a hex
 */
const AciesCommand *acies_choices_find_card (const AciesChoices *self,
                                             AciesCommandKind    kind,
                                             AciesId             card);

/* Does @self take a card that lies open in a row beside its deck? */
gboolean      acies_command_takes_open (const AciesCommand *self,
                                       const AciesState   *state);

/* May such a card be taken? */
gboolean      acies_choices_takes_open (const AciesChoices *self,
                                       const AciesState   *state);

/* May a card be laid on a hex, when no combat goes on? */
gboolean      acies_choices_lays_card (const AciesChoices *self,
                                       const AciesState   *state);

/* Is @self about a card that others may not see: of a hand, or of a deck? */
gboolean      acies_command_is_about_hand (const AciesCommand *self,
                                       const AciesState   *state);

/* Is anything that may be done about such a card? */
gboolean      acies_choices_is_about_hand (const AciesChoices *self,
                                       const AciesState   *state);

/**
 * acies_choices_sets_hand:
 * Returns: whether cards go from a side's own deck into its hand, or back: not where
 *   those of a deck in common do
 */
gboolean      acies_choices_sets_hand (const AciesChoices *self,
                                       const AciesState   *state);

/**
 * acies_choices_find_at:
 * @taken: with the card or type taken up, or none for any
 *
 * Returns: (nullable): the allowed command that names @hex and no other; the
 *   first when there are several
 */
const AciesCommand *acies_choices_find_at (const AciesChoices *self,
                                           AciesTaken          taken,
                                           AciesHex            hex);

/* Do several cards or types fit on @hex? */
gboolean      acies_choices_is_unclear_at (const AciesChoices *self,
                                           AciesHex            hex);

/**
 * acies_choices_find_way_over:
 * Returns: (nullable): the only allowed way of an attack that goes over @hex
 */
const AciesCommand *acies_choices_find_way_over (const AciesChoices *self,
                                                 AciesHex            hex);

/**
 * acies_choices_get_only_answer:
 * Returns: (nullable): the allowed command, when nothing but to pass is allowed;
 *   never where the hand is covered, as it may hold something else
 */
const AciesCommand *acies_choices_get_only_answer (const AciesChoices *self);

/**
 * acies_choices_find_between:
 * Returns: (nullable): the allowed command from the unit or hex taken up to @to; the
 *   ends of an order may be named either way round
 */
const AciesCommand *acies_choices_find_between (const AciesChoices *self,
                                                AciesTaken          taken,
                                                AciesHex            to);

/**
 * acies_choices_list_actors:
 * @types: room for %ACIES_MAX_LAYERS: of each as AciesTaken has it
 * Returns: how many of the units on @hex can be taken up, in the order of their layers
 */
guint         acies_choices_list_actors (const AciesChoices *self,
                                         const AciesState   *state,
                                         AciesHex            hex,
                                         AciesId            *types);

/**
 * acies_choices_has_ways:
 * Returns: whether the unit taken up can attack what is on @hex from several hexes
 */
gboolean      acies_choices_has_ways   (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_is_by:
 * @command: of the hex that is taken up
 * Returns: whether the unit that is taken up does it: what the hex alone says is done by a unit above, too, where the
 *   lowest cannot be taken up
 */
gboolean      acies_choices_is_by     (const AciesChoices *self,
                                       const AciesCommand *command,
                                       AciesTaken          taken);

/**
 * acies_choices_starts_at:
 * Returns: whether an allowed command names @hex and then another
 */
gboolean      acies_choices_starts_at (const AciesChoices *self,
                                       AciesHex            hex);

/**
 * acies_choices_only_actor:
 * Returns: where the only unit stands that may move or attack, if there is just one
 */
AciesHex      acies_choices_only_actor (const AciesChoices *self);

/**
 * acies_choices_next:
 * @taken: with the card or type taken up, or none for any
 * @after: a hex, or %ACIES_NO_HEX
 * @forward: %FALSE: the one before
 *
 * Returns: the next hex, by row and column and around, that a player can begin
 *   with; %ACIES_NO_HEX when there is none
 */
AciesHex      acies_choices_next      (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            after,
                                       gboolean            forward);

/**
 * acies_choices_list_at:
 *
 * Returns: (transfer full) (element-type AciesCommand): all that is allowed on
 *   @hex: what names it alone, goes over it, or leads to it, from the unit taken
 *   up or, while none is, from any
 */
GArray       *acies_choices_list_at   (const AciesChoices *self,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_gives_up_attack:
 * Returns: whether @command is a move so long that the unit, which may attack
 *   where it stands, may not when it has arrived
 */
gboolean      acies_choices_gives_up_attack (const AciesState   *state,
                                             const AciesCommand *command);

/**
 * acies_choices_add_highlights:
 * @state: the state the choices are of
 * @highlights: (element-type AciesHighlight): the marks of the board are added
 */
void          acies_choices_add_highlights (const AciesChoices *self,
                                            const AciesState   *state,
                                            AciesTaken          taken,
                                            GArray             *highlights);

/**
 * acies_choices_click: (in clicks.c)
 * @state: the state the choices are of
 * @hex: the hex clicked on
 */
AciesClick    acies_choices_click     (const AciesChoices *self,
                                       const AciesState   *state,
                                       AciesTaken          taken,
                                       AciesHex            hex);

/**
 * acies_choices_decider:
 * Returns: the side that decides now, %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_decider   (const AciesState   *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesChoices, acies_choices_free)

/**
 * acies_choices_whose_turn:
 * Returns: the side whose turn it is, who may have to wait for an answer of the
 *   other; %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_whose_turn  (const AciesState *state);

/**
 * acies_choices_whose_phase:
 * Returns: the side that the phase belongs to; in a game whose combats have phases
 *   that may be the enemy of whose turn it is. %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_whose_phase (const AciesState *state);

G_END_DECLS
