/* edit-view.h - the pages of a scenario that is edited, and the column beside them
 *
 * The pages are in a stack that the window lends: its first one is the board; the
 * view adds the texts of the battle, its armies, and its turns and rules. The view
 * itself is the column, with the tools, the selection and the problems. It owns the
 * editor, and the window lends it the canvas.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/findings-panel.h"
#include "widgets/shape.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The name of the page that has the board. */
#define ACIES_EDIT_BOARD "board"

#define ACIES_TYPE_EDIT_VIEW (acies_edit_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditView, acies_edit_view, ACIES, EDIT_VIEW, GtkWidget)

/**
 * AciesEditView::findings-wanted:
 *
 * The list of problems is shown in the column, which should be seen.
 */

/**
 * acies_edit_view_set_session:
 * @session: (nullable): a session in edit mode
 * @theme: (nullable) (transfer none): art of its ruleset; must outlive the view
 */
void         acies_edit_view_set_session   (AciesEditView *self,
                                            AciesSession  *session,
                                            AciesTheme    *theme);

/**
 * acies_edit_view_attach_canvas:
 * @canvas: (nullable): the canvas, which shows the session already; %NULL takes
 *   the marks off it and stops listening
 */
void         acies_edit_view_attach_canvas (AciesEditView *self,
                                            AciesCanvas   *canvas);

/**
 * acies_edit_view_set_pages:
 * @pages: (transfer none): has the page #ACIES_EDIT_BOARD; gets the other pages
 */
void         acies_edit_view_set_pages     (AciesEditView *self,
                                            AdwViewStack  *pages);

/* (transfer none): the switch of the pages, for the header bar */
GtkWidget   *acies_edit_view_get_switcher  (AciesEditView *self);

/* (transfer none): the tools, for beside the board; and what they work with, for below it */
GtkWidget   *acies_edit_view_get_strip     (AciesEditView *self);
GtkWidget   *acies_edit_view_get_tray      (AciesEditView *self);

/* @low: whether the window is not high */
void         acies_edit_view_set_shape     (AciesEditView *self,
                                            AciesShapeKind shape,
                                            gboolean       low);

/* Whether the page with the board is shown: on the others no tool does anything. */
gboolean     acies_edit_view_shows_board   (AciesEditView *self);

/* The focus goes to the board, or to the first field of the page that is shown. */
void         acies_edit_view_take_focus    (AciesEditView *self);

/* See acies_deck_start_from_file(). */
gboolean     acies_edit_view_take_deck    (AciesEditView *self,
                                           guint          side,
                                           GFile         *file,
                                           GError       **error);

/* (transfer none): for its hint and its refusals */
AciesEditor *acies_edit_view_get_editor    (AciesEditView *self);

/**
 * acies_edit_view_flush:
 *
 * What was typed and not taken over yet becomes part of the scenario, and a
 * stroke that is under way is taken back: to be called before the document is
 * saved, closed, undone or played.
 */
void         acies_edit_view_flush         (AciesEditView *self);

/* See acies_edit_act(); nothing while the view does not have the canvas. */
void         acies_edit_view_act           (AciesEditView  *self,
                                            const char     *name);

/**
 * acies_edit_view_key:
 * @modifiers: no others than Control and Shift
 *
 * The keys of the view: see edit-keys.c.
 *
 * Returns: whether @keyval means anything here
 */
gboolean     acies_edit_view_key           (AciesEditView  *self,
                                            guint           keyval,
                                            GdkModifierType modifiers);

/* (transfer none): what is wrong with the scenario; it looks for that also while it is not shown */
AciesFindingsPanel *acies_edit_view_get_findings (AciesEditView *self);

/* (transfer none): a button for the header bar: how many problems there are */
GtkWidget       *acies_edit_view_get_badge     (AciesEditView *self);

/* Turns to the list of what is wrong with the scenario. */
void             acies_edit_view_show_findings (AciesEditView *self);

/* Goes to the next problem or to the previous one; where there is none, the list says so. */
void             acies_edit_view_go_to_finding (AciesEditView *self,
                                                gboolean       forward);

G_END_DECLS
