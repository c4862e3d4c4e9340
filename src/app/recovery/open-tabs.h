/* open-tabs.h - which files are open, kept from one start of the program to the next
 *
 * Only files are kept; what was not saved is the journal's business.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/canvas.h"

G_BEGIN_DECLS

/* More tabs than this are not opened again, whatever the file says. */
#define ACIES_MOST_OPEN_TABS 50
/* What was in more windows than this comes together in the last of them. */
#define ACIES_MOST_WINDOWS   8

typedef struct
{
  GFile           *file;    /* a scenario or a game */
  guint            window;  /* which of the windows it was in, counted from 1; the last one was used last */
  gboolean         current; /* it was the one that was shown there */
  gboolean         play;    /* in Play; else in Edit */
  AciesCanvasPlace place;   /* what was seen of the board */
} AciesOpenTab;

/* @file is shared; in the first window. */
AciesOpenTab *acies_open_tab_new   (GFile        *file);
AciesOpenTab *acies_open_tab_copy  (const AciesOpenTab *self);
void          acies_open_tab_free  (AciesOpenTab *self);

/* (transfer full): where the list is kept: in the state folder */
char         *acies_open_tabs_dup_path (void);

/**
 * acies_open_tabs_read:
 * @path: of the list
 *
 * A list that is not there, or damaged, is read as far as it goes.
 *
 * Returns: (transfer full) (element-type AciesOpenTab): window by window, in the
 *   order of the tabs
 */
GPtrArray    *acies_open_tabs_read (const char   *path);

/**
 * acies_open_tabs_write:
 * @tabs: (element-type AciesOpenTab): in their order
 *
 * Replaces the list as a whole or not at all.
 */
gboolean      acies_open_tabs_write (const GPtrArray *tabs,
                                     const char      *path,
                                     GError         **error);

G_END_DECLS
