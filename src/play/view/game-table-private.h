/* game-table-private.h - the struct of AciesGameTable, and functions shared by its source files
 *
 * game-table.c contains the state that is shown and the selection. game-table-acts.c sends commands and contains the
 * viewer, looking back and advice.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play/core/answers.h"
#include "play/view/game-table.h"

G_BEGIN_DECLS

struct _AciesGameTable
{
  GObject parent_instance;

  AciesSession *session;
  AciesSession *replay; /* (nullable): the session that is shown while the user looks back */
  AciesRecord  *record; /* (nullable): the log of @session */
  AciesGuide   *guide;  /* (nullable): see acies_game_table_get_guide() */
  AciesAdviser *adviser; /* (nullable): created by the first request for advice */
  gboolean      renews;  /* whether acies_game_table_renew() is running, so that "advised" is not emitted */
  gboolean      points_out; /* whether @pointed_out is set */
  AciesCommand  pointed_out; /* see acies_game_table_point_out() */
  AciesLastTurn *last_turn; /* (nullable): see acies_game_table_get_last_turn() */
  GSignalGroup *session_signals;
  AciesTheme   *theme;
  AciesState   *seen; /* (nullable): a copy of the state without hidden information */

  AciesChoices *choices;
  AciesRepeated repeated;
  AciesTaken    taken;
  AciesUnitId   selected_unit; /* the selected unit, which keeps its selection when it moves; or NO_UNIT */
  AciesHex      walked;        /* the last hex that acies_game_table_select_next() has found, or NO_HEX */
  AciesHex      pointed;       /* the hex that the user points at, or NO_HEX */
  AciesId       pointed_card;  /* the card that the user points at, or NO_ID */
  guint         pointed_row;   /* the row of the log that the user points at, or NO_ROW */
  char         *card_refusal;  /* (nullable): why @pointed_card cannot be used */

  AciesSide   seated; /* the side whose player has the screen, or NO_SIDE */
  AciesViewer viewer;
  gint64      handed_at;   /* monotonic time at which the current hand-over started */
  gboolean    by_keys;     /* whether the user last used the keyboard instead of the pointer */
  gboolean    key_is_held;
  gboolean    key_repeats; /* whether the key must not give another answer */
  gboolean    held_before; /* whether the key has been down since before @handed_at */
  gboolean    looks;       /* whether the player who must answer looks at their hand (ACIES_VIEWER_ASKED) */
};

/* Updates the table after a change and emits "changed" with these arguments. */
void acies_game_table_renew       (AciesGameTable   *self,
                                   GArray           *events,
                                   gboolean          forward);

/* Updates the table after a change of what is visible or legal, and emits "changed" with no events. */
void acies_game_table_refresh_view   (AciesGameTable   *self);

/* Emits "refused". */
void acies_game_table_show_message        (AciesGameTable   *self,
                                           const char       *text);

/* Updates @viewer and @seated for @state. */
void acies_game_table_find_viewer (AciesGameTable   *self,
                                   const AciesState *state);

G_END_DECLS
