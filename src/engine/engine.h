/* engine.h - apply a command, get events
 *
 *   AciesCommand --check--> resolve --emit--> AciesEvent... --apply--> AciesState
 *
 * The engine is a function of its commands: it has no dice, clock or file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/command.h"
#include "engine/event.h"

G_BEGIN_DECLS

/* What a procedure works with: it reads the state and emits events. */
struct _AciesResolver
{
  const AciesState *state;   /* read only: change it by emitting */
  AciesState       *target;  /* private to acies_resolver_emit() */
  GArray           *events;  /* of AciesEvent; or NULL when nobody wants them */
};

/* Applies @event at once and records it. Takes what @event owns. */
void acies_resolver_emit         (AciesResolver          *self,
                                  AciesEvent              event);

/* Each of these emits one event, or none when nothing would change. */
void acies_resolver_set_unit     (AciesResolver          *self,
                                  AciesUnitId             unit,
                                  AciesUnit               value);
/* @cause: of what it loses, or why it goes; else %ACIES_CAUSE_USUAL */
void acies_resolver_set_unit_by  (AciesResolver          *self,
                                  AciesUnitId             unit,
                                  AciesUnit               value,
                                  AciesCause              cause);
void acies_resolver_set_terrain  (AciesResolver          *self,
                                  AciesHex                hex,
                                  AciesId                 terrain);
void acies_resolver_move_cards   (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesId                 card,
                                  guint                   n,
                                  guint8                  from,
                                  guint8                  to);
void acies_resolver_set_side     (AciesResolver          *self,
                                  AciesSide               side,
                                  const AciesSideNumbers *value);
void acies_resolver_set_setup    (AciesResolver          *self,
                                  AciesSetup              value);
void acies_resolver_set_turn     (AciesResolver          *self,
                                  AciesTurn               value);
void acies_resolver_set_switch   (AciesResolver          *self,
                                  AciesId                 id,
                                  int                     value);
void acies_resolver_set_outcome  (AciesResolver          *self,
                                  guint                   reason,
                                  AciesSide               winner);
/* Of the ruleset's block (block.h). */
void acies_resolver_set_block    (AciesResolver          *self,
                                  gsize                   offset,
                                  gconstpointer           bytes,
                                  gsize                   n);
void acies_resolver_push_step    (AciesResolver          *self,
                                  AciesStep               step);
/* Both clear what the ruleset keeps of that combat (AciesProcs.combats_at). */
void acies_resolver_push_combat  (AciesResolver          *self,
                                  const AciesCombat      *combat);
void acies_resolver_pop_combat   (AciesResolver          *self);
void acies_resolver_set_combat   (AciesResolver          *self,
                                  guint                   index,
                                  const AciesCombat      *combat);
void acies_resolver_ask          (AciesResolver          *self,
                                  AciesDecision           decision);
/* Nobody is asked any more. */
void acies_resolver_answered     (AciesResolver          *self);
/* Asks @side for @n dice of one kind, which are compared with @point, or 0. */
void acies_resolver_ask_dice     (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  guint8                  die,
                                  guint                   n,
                                  int                     point);
/* The same for @n dice, of which @dice says of what kind each is. */
void acies_resolver_ask_dice_of  (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  const guint8           *dice,
                                  guint                   n,
                                  int                     point);
/**
 * acies_resolver_ask_draw:
 * @unit: about whom, or ACIES_NO_UNIT
 * @deck: one of the ruleset, or ACIES_NO_ID for @side's own
 * @n: cards that are to be drawn, one after the other
 * @zone: where the procedure of "draw" will put the card: into the hand of @side, unseen by others, or
 *   openly on the discard, in the row or before @side or, with ACIES_NO_ZONE, out of the decks. It moves
 *   nothing by itself.
 *
 * Asks chance for one card of the deck, each as likely as it has copies there. The
 * procedure asks for those that are left (AciesDecision.count, less the one).
 *
 * Returns: whether somebody is asked; %FALSE when the deck is empty or @n is 0
 */
gboolean acies_resolver_ask_draw (AciesResolver          *self,
                                  AciesSide               side,
                                  AciesUnitId             unit,
                                  AciesId                 deck,
                                  guint                   n,
                                  guint8                  zone);
/* A roll of no dice, which nobody is asked for, and what they would have been compared with. */
void acies_resolver_roll_nothing (AciesResolver          *self,
                                  int                     point);
/* Dice that have fallen before lie there again, such as those beside one that was rolled again. */
void acies_resolver_lay_dice     (AciesResolver          *self,
                                  const AciesDice        *dice);
/* Says what each of the dice that lie there has come to, in their order. */
void acies_resolver_judge_dice   (AciesResolver          *self,
                                  const guint8           *results);
/* Nobody is asked for that card. */
void acies_resolver_pass_over    (AciesResolver          *self,
                                  const AciesPassedOver  *card);
void acies_resolver_note         (AciesResolver          *self,
                                  AciesNote               note);

/* Throws away what was left to resolve: the game has ended. */
void acies_resolver_drop_steps   (AciesResolver          *self);

/* Runs the steps that are left until somebody is asked, or none is left. */
void acies_resolver_run          (AciesResolver          *self);

/**
 * acies_engine_apply:
 * @events: (nullable) (element-type AciesEvent): what happened is appended
 * @error: why it was refused; then nothing has changed
 */
gboolean acies_engine_apply      (AciesState             *state,
                                  const AciesCommand     *command,
                                  GArray                 *events,
                                  GError                **error);

/**
 * acies_engine_revert:
 * @events: as one acies_engine_apply() gave them
 */
void     acies_engine_revert     (AciesState             *state,
                                  const GArray           *events);
void     acies_engine_replay     (AciesState             *state,
                                  const GArray           *events);

/**
 * acies_engine_new_game:
 * @scenario: a scenario in edit mode; not changed
 * @events: (nullable) (element-type AciesEvent): what the beginning brought is appended
 *
 * Puts the units in the order of the file, so that a game does not depend on
 * how its scenario was edited, and starts play.
 *
 * Returns: (transfer full): a game waiting for its first decision
 */
AciesState *acies_engine_new_game (const AciesState      *scenario,
                                   GArray                *events);

G_END_DECLS
