/* edit-view.h - the Edit view: the pages of a scenario and the column beside them
 *
 * The window owns the stack of pages and the canvas. The first page is the board. The view adds pages for the texts,
 * the armies, and the turns and rules. The widget itself is the column (AciesSplit), with the selection and the
 * problems. The view owns the editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "editor/panels/findings-panel.h"
#include "widgets/rules-pane.h"
#include "widgets/shape.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* The name of the board page. */
#define ACIES_EDIT_BOARD "board"

#define ACIES_TYPE_EDIT_VIEW (acies_edit_view_get_type ())
G_DECLARE_FINAL_TYPE (AciesEditView, acies_edit_view, ACIES, EDIT_VIEW, GtkWidget)

/**
 * AciesEditView::findings-wanted:
 *
 * The column now shows the list of problems. The handler should make the column visible.
 */

/**
 * acies_edit_view_set_session:
 * @session: (nullable): a session in edit mode
 * @theme: (nullable) (transfer none): the theme of its ruleset; must outlive the view
 */
void         acies_edit_view_set_session   (AciesEditView *self,
                                            AciesSession  *session,
                                            AciesTheme    *theme);

/**
 * acies_edit_view_attach_canvas:
 * @canvas: (nullable) (transfer none): a canvas that already shows the session; %NULL to remove the marks of the view
 *   from the canvas and disconnect from it
 */
void         acies_edit_view_attach_canvas (AciesEditView *self,
                                            AciesCanvas   *canvas);

/**
 * acies_edit_view_set_pages:
 * @pages: (transfer none): a stack with the page #ACIES_EDIT_BOARD; the view adds the other pages
 *
 * Call this function only once.
 */
void         acies_edit_view_set_pages     (AciesEditView *self,
                                            AdwViewStack  *pages);

/* Returns: (transfer none): the page switcher, for the header bar */
GtkWidget   *acies_edit_view_get_switcher  (AciesEditView *self);

/* Returns: (transfer none): the toolbar, to place beside the board */
GtkWidget   *acies_edit_view_get_strip     (AciesEditView *self);

/* Returns: (transfer none): the options of the current tool, to place below the board */
GtkWidget   *acies_edit_view_get_tray      (AciesEditView *self);

/* Adapts the toolbar and the tool options to the shape of the window. @low: see acies_shape_is_low() */
void         acies_edit_view_set_shape     (AciesEditView *self,
                                            AciesShapeKind shape,
                                            gboolean       low);

/* Returns: whether the board page is visible; tools do nothing on other pages */
gboolean     acies_edit_view_shows_board   (AciesEditView *self);

/* Focuses the board. On another page, focuses the first field, unless a field already has the focus. */
void         acies_edit_view_take_focus    (AciesEditView *self);

/* See acies_deck_start_from_file(). */
gboolean     acies_edit_view_take_deck    (AciesEditView *self,
                                           guint          side,
                                           GFile         *file,
                                           GError       **error);

/* Returns: (transfer none): the editor, for example to show its hint and its messages */
AciesEditor *acies_edit_view_get_editor    (AciesEditView *self);

/**
 * acies_edit_view_flush:
 *
 * Applies unfinished input in text and number fields, and cancels a stroke in progress. Call this function before the
 * document is saved, closed or played, and before undo and redo.
 */
void         acies_edit_view_flush         (AciesEditView *self);

/* Calls acies_edit_act(), but only if a canvas is attached and the board page is visible. */
void         acies_edit_view_act           (AciesEditView  *self,
                                            const char     *name);

/**
 * acies_edit_view_key:
 * @modifiers: only Control and Shift
 *
 * Handles a key press, see edit-menu.c.
 *
 * Returns: whether the key was handled
 */
gboolean     acies_edit_view_key           (AciesEditView  *self,
                                            guint           keyval,
                                            GdkModifierType modifiers);

/* Returns: (transfer none): the list of problems, which also updates while it is hidden */
AciesFindingsPanel *acies_edit_view_get_findings (AciesEditView *self);

/* Returns: (transfer none): a button for the header bar that shows the number of problems */
GtkWidget       *acies_edit_view_get_badge     (AciesEditView *self);

/* Returns: (transfer none): the rules, in the column */
AciesRulesPane  *acies_edit_view_get_rules     (AciesEditView *self);

/* Returns: (transfer full) (nullable): the topic of the unit or terrain at the pointer or the hex cursor */
char            *acies_edit_view_dup_topic     (AciesEditView *self);

/* Shows the list of problems in the column. */
void             acies_edit_view_show_findings (AciesEditView *self);

/* Goes to the next or previous problem. Shows the empty list if there are no problems. */
void             acies_edit_view_go_to_finding (AciesEditView *self,
                                                gboolean       forward);

G_END_DECLS
