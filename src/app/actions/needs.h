/* needs.h - what an action needs, and what of it there is now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/window/window.h"

G_BEGIN_DECLS

/* To be added up. */
typedef enum
{
  ACIES_NEEDS_NOTHING = 0,
  ACIES_NEEDS_LIBRARY = 1 << 0,  /* it is shown */
  ACIES_NEEDS_TABS = 1 << 1,     /* there are some */
  ACIES_NEEDS_OPEN = 1 << 2,     /* a document is shown */
  ACIES_NEEDS_EDIT = 1 << 3,     /* in that view */
  ACIES_NEEDS_PLAY = 1 << 4,
  ACIES_NEEDS_GAME = 1 << 5,     /* one was begun */
  ACIES_NEEDS_IDLE = 1 << 6,     /* no step of people's goes on */
  ACIES_NEEDS_VERSIONS = 1 << 7, /* its file may have some */
  ACIES_NEEDS_UNDO = 1 << 8,     /* a step can be taken back, perhaps after asking */
  ACIES_NEEDS_REDO = 1 << 9,
  ACIES_NEEDS_PIECES = 1 << 11,  /* of its board some can be taken elsewhere */
  ACIES_NEEDS_PERSON = 1 << 10,  /* who decides in the game that is shown is one */
} AciesNeeds;

/* Of all needs those that what @window shows meets now. */
guint acies_needs_met (AciesWindow *window);

G_END_DECLS
