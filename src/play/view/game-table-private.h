/* game-table-private.h - what the files of the table share
 *
 * game-table.c keeps what is shown and taken up, game-table-acts.c does what is asked, knows who sits at the screen, looks
 * back and has advice.
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
  AciesSession *replay; /* while one looks back, else NULL */
  AciesRecord  *record; /* of the session */
  AciesAdviser *adviser; /* likewise; NULL before it is asked */
  gboolean      renews;  /* what it forgets is told with all else */
  gboolean      points_out;
  AciesCommand  pointed_out; /* if it does */
  GSignalGroup *session_signals;
  AciesTheme   *theme;
  AciesState   *seen; /* (nullable): what is seen of the board where something is hidden */

  AciesChoices *choices;
  AciesRepeated repeated;
  AciesTaken    taken;
  AciesUnitId   selected_unit; /* what stands there: the selection moves with it */
  AciesHex      walked;        /* where the walk over the choices has come to */
  AciesHex      pointed;       /* under the pointer */
  AciesId       pointed_card;  /* the same, where it is on a card; or NO_ID */
  char         *card_refusal;  /* why that cannot be used, or NULL */

  AciesSide   seated; /* whose player is at the screen, or NO_SIDE */
  AciesViewer viewer;
  gint64      handed_at;   /* when the screen was to be handed over, monotonic */
  gboolean    by_keys;     /* people last used the keyboard, not the pointer */
  gboolean    key_is_held;
  gboolean    held_before; /* and was already then */
  gboolean    looks;       /* who is asked on the open board looks at his hand */
};

/* Everything is looked up again after @events, as in "changed", and that is told. */
void acies_game_table_renew       (AciesGameTable   *self,
                                   GArray           *events,
                                   gboolean          forward);

/* Nothing has happened, but something else may be seen and done. */
void acies_game_table_refresh_view   (AciesGameTable   *self);

/* The adviser has begun to think, has come to something, or has forgotten it. */
void acies_game_table_tell_advised (AciesGameTable *self);

/* Says why something cannot be done; %NULL: that is over. */
void acies_game_table_show_message        (AciesGameTable   *self,
                                           const char       *text);

/* Says that units could have acted before the player ended the step; %NULL: that is over. */
void acies_game_table_tell_left_out (AciesGameTable *self,
                                     const char     *text);

/* Says where the walk over the choices has come to. */
void acies_game_table_tell_walked (AciesGameTable   *self,
                                   AciesHex          hex);

/* Who sees the screen, as @state stands. */
void acies_game_table_find_viewer (AciesGameTable   *self,
                                   const AciesState *state);

G_END_DECLS
