/* choices.h - what may be done now, sorted by what a player clicks on
 *
 * Everything comes from acies_command_list(): a command names one hex (a unit
 * to order, a place to retreat to), two hexes (a move, an attack, both ends of
 * a line), a card, or nothing (pass, done, yes). What a click means follows
 * from the listed commands alone; whether it is allowed, the rules say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/command.h"
#include "render/render.h"

G_BEGIN_DECLS

typedef struct
{
  GArray *commands;  /* of AciesCommand: all that is allowed */
} AciesChoices;

/* What comes of a click on a hex. */
typedef enum
{
  ACIES_CLICK_SEND,      /* the command, which is allowed */
  ACIES_CLICK_SELECT,    /* a unit to act, or one end of a line */
  ACIES_CLICK_DESELECT,
  ACIES_CLICK_REFUSED,   /* the command that was meant, which the rules forbid */
  ACIES_CLICK_IDLE,      /* nothing could have been meant */
} AciesClickKind;

typedef struct
{
  AciesClickKind kind;
  AciesCommand   command;  /* of SEND and REFUSED */
} AciesClick;

/**
 * acies_choices_new:
 *
 * Returns: (transfer full): what the side to decide may do in @state
 */
AciesChoices *acies_choices_new       (const AciesState   *state);
void          acies_choices_free      (AciesChoices       *self);

/* Is any command of this kind allowed? */
gboolean      acies_choices_has       (const AciesChoices *self,
                                       AciesCommandKind    kind);

/**
 * acies_choices_find_card:
 * Returns: (nullable): the allowed command of @kind with @card
 */
const AciesCommand *acies_choices_find_card (const AciesChoices *self,
                                             AciesCommandKind    kind,
                                             AciesId             card);

/**
 * acies_choices_find_at:
 * Returns: (nullable): the allowed command that names @hex and no other
 */
const AciesCommand *acies_choices_find_at (const AciesChoices *self,
                                           AciesHex            hex);

/**
 * acies_choices_find_between:
 * Returns: (nullable): the allowed command from @from to @to; the ends of an
 *   order may be named either way round
 */
const AciesCommand *acies_choices_find_between (const AciesChoices *self,
                                                AciesHex            from,
                                                AciesHex            to);

/**
 * acies_choices_starts_at:
 * Returns: whether an allowed command names @hex and then another
 */
gboolean      acies_choices_starts_at (const AciesChoices *self,
                                       AciesHex            hex);

/**
 * acies_choices_next:
 * @after: a hex, or %ACIES_NO_HEX
 * @forward: %FALSE: the one before
 *
 * Returns: the next hex, by row and column and around, that a player can begin
 *   with; %ACIES_NO_HEX when there is none
 */
AciesHex      acies_choices_next      (const AciesChoices *self,
                                       AciesHex            after,
                                       gboolean            forward);

/**
 * acies_choices_add_highlights:
 * @selected: the selected hex, or %ACIES_NO_HEX
 * @highlights: (element-type AciesHighlight): the marks of the board are added
 */
void          acies_choices_add_highlights (const AciesChoices *self,
                                            AciesHex            selected,
                                            GArray             *highlights);

/**
 * acies_choices_click:
 * @state: the state the choices are of
 * @selected: the selected hex, or %ACIES_NO_HEX
 * @hex: the hex clicked on
 */
AciesClick    acies_choices_click     (const AciesChoices *self,
                                       const AciesState   *state,
                                       AciesHex            selected,
                                       AciesHex            hex);

/**
 * acies_choices_decider:
 * Returns: the side that decides now, %ACIES_NO_SIDE when the game is over
 */
AciesSide     acies_choices_decider   (const AciesState   *state);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesChoices, acies_choices_free)

G_END_DECLS
