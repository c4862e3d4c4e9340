/* draw.h - cards that are drawn from a shuffled deck
 *
 * No order of a deck is in the state, only how many of each card it has. So a draw
 * is a decision that chance answers, like dice (ACIES_DECISION_DRAW): any card that
 * is left, each as likely as it has copies. Who answers dice answers it: a seed, a
 * player with real cards, a log, a test. Cards that were put under a deck have an
 * order: when nothing else is left, the first of them is the only one to draw.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/command.h"

G_BEGIN_DECLS

typedef struct
{
  AciesId card;
  guint   n;     /* copies that are left: its weight */
} AciesDraw;

/**
 * acies_draw_list:
 * @state: awaits a card
 * @draws: room for %ACIES_MAX_CARDS
 * Returns: how many kinds of cards may be drawn; @draws has them in the order of the ruleset
 */
guint        acies_draw_list      (const AciesState  *state,
                                   AciesDraw         *draws);

/* The zone that the card comes from: the deck, or when that is drawn out, what was put under it. */
AciesZone    acies_draw_zone      (const AciesState  *state);

/* Does @state await a card that only who draws it will see? */
gboolean     acies_draw_is_secret (const AciesState  *state);

/* Is @card one of them? */
gboolean     acies_draw_check     (const AciesState  *state,
                                   AciesId            card,
                                   GError           **error);

/**
 * acies_draw_pick:
 * @state: awaits a card
 * @pick: is asked once, for one of all cards that are left, which lie in the order of the ruleset
 * Returns: the command that draws it
 */
AciesCommand acies_draw_pick      (const AciesState  *state,
                                   AciesPick          pick,
                                   gpointer           source);

/**
 * acies_draw_describe:
 * @state: awaits a card
 * Returns: (transfer full): a sentence that says who draws, from what, and how many more follow
 */
char        *acies_draw_describe  (const AciesState  *state);

G_END_DECLS
