/* edit-view.c - the Edit view: the pages of a scenario and the column beside them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/edit-view.h"

#include "editor/edit-menu.h"
#include "editor/panels/board-menu.h"
#include "editor/panels/deck-table.h"
#include "editor/panels/panels.h"
#include "editor/panels/tool-bar.h"
#include "editor/panels/tool-tray.h"
#include "editor/tools/edit-clipboard.h"
#include "editor/tools/scout.h"
#include "editor/tools/tool.h"
#include "widgets/rule-link.h"
#include "widgets/split.h"

#include <glib/gi18n-lib.h>

#define SHORT_TITLES 32 /* letters of all titles of the pages */

struct _AciesEditView
{
  GtkWidget parent_instance;

  GtkWidget        *box;
  GtkStack         *column;
  AdwViewStack     *pages;    /* (nullable): not owned; the first page is the board */
  AdwViewSwitcher  *switcher; /* of the pages; icons are above the titles unless the window is wide */
  AciesEditor      *editor;
  AciesCanvas      *canvas; /* (nullable): not owned */
  GSignalGroup     *canvas_signals;
  AciesScout       *scout;
  GtkBox           *selection_box;
  GtkStack         *selection;
  GtkWidget        *strip;  /* toolbar, beside the board */
  AciesToolTray    *tray;   /* tool options, below the board */
  AciesBattlePanel *battle; /* (nullable): created when its page is first shown */

  AciesFindingsPanel *findings;
  GtkStackPage       *findings_page;
  AciesRulesPane     *rules;
  GtkWidget          *badge; /* for the header bar */
};

static guint findings_wanted;

static const char *const page_names[] = { ACIES_EDIT_BOARD, "battle", "armies", "victory" };

G_DEFINE_FINAL_TYPE (AciesEditView, acies_edit_view, GTK_TYPE_WIDGET)

/* Cycles through all combinations of sides. */
static void
show_next_threat (AciesEditView *self)
{
  const AciesState *state = acies_editor_get_state (self->editor);

  if (state != NULL)
    acies_scout_set_threats (self->scout, (acies_scout_get_threats (self->scout) + 1) % (1u << state->ruleset->n_sides));
}

/* Handles the keys that show reach and threats. They do not change the scenario. */
static gboolean
scout (AciesEditView *self,
       guint          keyval)
{
  if (gdk_keyval_to_lower (keyval) == GDK_KEY_w)
    acies_scout_set_reach (self->scout, !acies_scout_get_reach (self->scout));
  else if (gdk_keyval_to_lower (keyval) == GDK_KEY_d)
    show_next_threat (self);
  else
    return FALSE;
  return TRUE;
}

/* --- pages ---------------------------------------------------------------------------------- */

gboolean
acies_edit_view_shows_board (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), FALSE);

  return self->pages == NULL || g_strcmp0 (adw_view_stack_get_visible_child_name (self->pages), ACIES_EDIT_BOARD) == 0;
}

static void
show_page (AciesEditView *self,
           const char    *name)
{
  if (self->pages != NULL)
    adw_view_stack_set_visible_child_name (self->pages, name);
}

void
acies_edit_view_take_focus (AciesEditView *self)
{
  GtkWidget *page;
  GtkWidget *focus;

  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  if (acies_edit_view_shows_board (self))
    {
      if (self->canvas != NULL)
        gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
      return;
    }
  page = adw_view_stack_get_visible_child (self->pages);
  focus = gtk_root_get_focus (gtk_widget_get_root (page));
  if (focus == NULL || !gtk_widget_is_ancestor (focus, page)) /* the stack may have focused it already */
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
}

static gboolean
turn_to_page (AciesEditView *self,
              guint          keyval)
{
  if (self->canvas == NULL || keyval < GDK_KEY_1 || keyval >= GDK_KEY_1 + G_N_ELEMENTS (page_names))
    return FALSE;
  gtk_root_set_focus (gtk_widget_get_root (GTK_WIDGET (self)), NULL); /* so that the page focuses its first field */
  show_page (self, page_names[keyval - GDK_KEY_1]);
  acies_edit_view_take_focus (self);
  return TRUE;
}

/* GTK 4.8 passes Ctrl+A in an empty entry on to the view, which would select all hexes and close the entry. */
static gboolean
is_typing (AciesEditView *self)
{
  GtkRoot   *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);
}

gboolean
acies_edit_view_key (AciesEditView  *self,
                     guint           keyval,
                     GdkModifierType modifiers)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), FALSE);

  if (modifiers == GDK_CONTROL_MASK && turn_to_page (self, keyval))
    return TRUE;
  if (!acies_edit_view_shows_board (self) || (is_typing (self) && keyval != GDK_KEY_Escape))
    return FALSE;
  return (modifiers == 0 && scout (self, keyval)) ||
         acies_edit_keys_press (self->editor, self->tray, self->canvas, keyval, modifiers);
}

void
acies_edit_view_act (AciesEditView *self,
                     const char    *name)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  if (self->canvas != NULL && acies_edit_view_shows_board (self))
    acies_edit_act (self->editor, self->canvas, name);
}

static void
name_wanted_cb (AciesEditView *self,
                guint          hex)
{
  if (self->canvas != NULL)
    acies_label_popover_open (self->editor, self->canvas, (AciesHex) hex);
}

static void
menu_wanted_cb (AciesEditView *self,
                guint          hex)
{
  if (acies_editor_get_state (self->editor) != NULL)
    acies_edit_menu_open (self->editor, self->canvas, (AciesHex) hex);
}

/* --- findings ------------------------------------------------------------------------------- */

static void
counted_cb (AciesEditView *self)
{
  guint            n = acies_findings_panel_count (self->findings);
  g_autofree char *title = n > 0 ? g_strdup_printf (_ ("Problems (%u)"), n) : g_strdup (_ ("Problems"));

  gtk_stack_page_set_title (self->findings_page, title);
  gtk_stack_page_set_needs_attention (self->findings_page, acies_findings_panel_count_errors (self->findings) > 0);
}

static void
go_to_cb (AciesEditView *self,
          guint          subject)
{
  static const char *const pages[] = {
    [ACIES_ABOUT_BOARD] = ACIES_EDIT_BOARD,
    [ACIES_ABOUT_BATTLE] = "battle",
    [ACIES_ABOUT_ARMIES] = "armies",
    [ACIES_ABOUT_VICTORY] = "victory",
  };

  show_page (self, pages[subject]);
  if (!acies_split_uncover (GTK_WIDGET (self)))
    acies_edit_view_show_findings (self);
}

void
acies_edit_view_show_findings (AciesEditView *self)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  gtk_stack_set_visible_child_name (self->column, "findings");
  g_signal_emit (self, findings_wanted, 0);
}

void
acies_edit_view_go_to_finding (AciesEditView *self,
                               gboolean       forward)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  if (!acies_findings_panel_go_on (self->findings, forward))
    acies_edit_view_show_findings (self);
}

AciesRulesPane *
acies_edit_view_get_rules (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return self->rules;
}

char *
acies_edit_view_dup_topic (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  if (self->canvas == NULL || !acies_edit_view_shows_board (self))
    return NULL;
  return acies_topic_of_hex (acies_editor_get_state (self->editor), acies_canvas_get_hovered (self->canvas));
}

GtkWidget *
acies_edit_view_get_badge (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return self->badge;
}

/* --- the selection -------------------------------------------------------------------------- */

static void
show_selection (AciesEditView *self)
{
  guint n = acies_editor_get_state (self->editor) != NULL ? acies_editor_count_selected (self->editor) : 0;

  gtk_stack_set_visible_child_name (self->selection, n == 0 ? "nothing" : n == 1 ? "hex"
                                                                                 : "selected");
}

static void
make_panel (AciesEditView *self,
            AdwBin        *page,
            GType          type)
{
  if (adw_bin_get_child (page) == NULL)
    adw_bin_set_child (page, g_object_new (type, "model", self->editor, NULL));
}

static void
make_hex (AciesEditView *self,
          AdwBin        *page)
{
  make_panel (self, page, ACIES_TYPE_HEX_PANEL);
}

static void
make_selected (AciesEditView *self,
               AdwBin        *page)
{
  make_panel (self, page, ACIES_TYPE_SELECTED_PANEL);
}

/* --- the scenario --------------------------------------------------------------------------- */

static void
changed_cb (AciesEditView *self,
            GArray        *events,
            gboolean       forward)
{
  if (events == NULL)
    return;
  show_selection (self);
}

/* --- delayed creation of pages -------------------------------------------------------------- */

/* The first frame shows the board. Other pages are created when they are first shown, before they are drawn. */
static GtkWidget *
new_scroller (GtkWidget *content)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_valign (content, GTK_ALIGN_START);
  gtk_widget_set_margin_start (content, 18);
  gtk_widget_set_margin_end (content, 18);
  gtk_widget_set_margin_top (content, 12);
  gtk_widget_set_margin_bottom (content, 24);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);

  return scroller;
}

static void
fill_page (AdwBin    *page,
           GtkWidget *content)
{
  GtkWidget *clamp = adw_clamp_new ();

  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  adw_bin_set_child (page, new_scroller (clamp));
}

static void
make_battle (AciesEditView *self,
             AdwBin        *page)
{
  if (self->battle != NULL)
    return;
  self->battle = g_object_new (ACIES_TYPE_BATTLE_PANEL, "model", self->editor, NULL);
  fill_page (page, GTK_WIDGET (self->battle));
}

static void
make_armies (AciesEditView *self,
             AdwBin        *page)
{
  make_panel (self, page, ACIES_TYPE_ARMY_PANEL);
}

static void
make_victory (AciesEditView *self,
              AdwBin        *page)
{
  if (adw_bin_get_child (page) == NULL)
    fill_page (page, g_object_new (ACIES_TYPE_VICTORY_PANEL, "model", self->editor, NULL));
}

/* The panel updates from the start, but is not visible before. */
static void
show_findings (AciesEditView *self,
               AdwBin        *page)
{
  if (adw_bin_get_child (page) == NULL)
    adw_bin_set_child (page, new_scroller (GTK_WIDGET (self->findings)));
}

static void
add_page (AciesEditView *self,
          const char    *name,
          const char    *title,
          const char    *icon,
          void (*make) (AciesEditView *, AdwBin *))
{
  GtkWidget        *bin = adw_bin_new ();
  AdwViewStackPage *page = adw_view_stack_add_titled (self->pages, bin, name, title);

  adw_view_stack_page_set_icon_name (page, icon);
  g_signal_connect_object (bin, "map", G_CALLBACK (make), self, G_CONNECT_SWAPPED);
}

void
acies_edit_view_set_pages (AciesEditView *self,
                           AdwViewStack  *pages)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self) && self->pages == NULL);

  self->pages = pages;
  g_object_add_weak_pointer (G_OBJECT (pages), (gpointer *) &self->pages);
  add_page (self, "battle", _ ("Battle"), "text-x-generic-symbolic", make_battle);
  add_page (self, "armies", _ ("Armies"), "system-users-symbolic", make_armies);
  add_page (self, "victory", _ ("Victory"), "starred-symbolic", make_victory);
  adw_view_switcher_set_stack (self->switcher, pages);
}

GtkWidget *
acies_edit_view_get_switcher (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return GTK_WIDGET (self->switcher);
}

/* In some languages, the titles are too long to stand beside their icons. */
static gboolean
has_short_titles (AdwViewStack *pages)
{
  g_autoptr (GtkSelectionModel) model = adw_view_stack_get_pages (pages);
  glong length = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (model)); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (G_LIST_MODEL (model), i);

      length += g_utf8_strlen (adw_view_stack_page_get_title (page), -1);
    }
  return length <= SHORT_TITLES;
}

void
acies_edit_view_set_shape (AciesEditView *self,
                           AciesShapeKind shape,
                           gboolean       low)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  adw_view_switcher_set_policy (self->switcher, shape == ACIES_SHAPE_WIDE && has_short_titles (self->pages) ? ADW_VIEW_SWITCHER_POLICY_WIDE : ADW_VIEW_SWITCHER_POLICY_NARROW);
  acies_tool_tray_set_compact (self->tray, low, shape == ACIES_SHAPE_SMALL);
  acies_tool_bar_set_orientation (ACIES_TOOL_BAR (self->strip),
                                  shape == ACIES_SHAPE_PORTRAIT || shape == ACIES_SHAPE_SMALL ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
}

/* --- the session and the canvas ------------------------------------------------------------- */

void
acies_edit_view_set_session (AciesEditView *self,
                             AciesSession  *session,
                             AciesTheme    *theme)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  acies_editor_set_session (self->editor, session, theme);
  acies_rules_pane_set_session (self->rules, session, theme);
  show_selection (self);
}

void
acies_edit_view_attach_canvas (AciesEditView *self,
                               AciesCanvas   *canvas)
{
  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  self->canvas = canvas;
  g_signal_group_set_target (self->canvas_signals, canvas);
  acies_editor_set_canvas (self->editor, canvas);
  acies_scout_set_canvas (self->scout, canvas);
}

GtkWidget *
acies_edit_view_get_strip (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return self->strip;
}

GtkWidget *
acies_edit_view_get_tray (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return GTK_WIDGET (self->tray);
}

AciesEditor *
acies_edit_view_get_editor (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return self->editor;
}

gboolean
acies_edit_view_take_deck (AciesEditView *self,
                           guint          side,
                           GFile         *file,
                           GError       **error)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), FALSE);

  return acies_deck_start_from_file (self->editor, (AciesSide) side, file, error);
}

AciesFindingsPanel *
acies_edit_view_get_findings (AciesEditView *self)
{
  g_return_val_if_fail (ACIES_IS_EDIT_VIEW (self), NULL);

  return self->findings;
}

/* Returns whether @widget is on a page or in the column. */
static gboolean
is_inside (AciesEditView *self,
           GtkWidget     *widget)
{
  return gtk_widget_is_ancestor (widget, GTK_WIDGET (self)) ||
         (self->pages != NULL && gtk_widget_is_ancestor (widget, GTK_WIDGET (self->pages)));
}

void
acies_edit_view_flush (AciesEditView *self)
{
  GtkRoot   *root;
  GtkWidget *focus;
  GtkWidget *spin;
  GtkWidget *entry;

  g_return_if_fail (ACIES_IS_EDIT_VIEW (self));

  acies_editor_cancel_stroke (self->editor);
  if (self->battle != NULL)
    acies_battle_panel_flush (self->battle);
  root = gtk_widget_get_root (GTK_WIDGET (self));
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  if (focus == NULL || !is_inside (self, focus))
    return;
  spin = gtk_widget_get_ancestor (focus, GTK_TYPE_SPIN_BUTTON);
  if (spin != NULL)
    gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  entry = gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW);
  if (entry != NULL)
    g_signal_emit_by_name (entry, "entry-activated");
}

static void
acies_edit_view_dispose (GObject *object)
{
  AciesEditView *self = ACIES_EDIT_VIEW (object);

  g_clear_object (&self->canvas_signals);
  g_clear_weak_pointer (&self->pages);
  if (self->scout != NULL)
    acies_scout_set_canvas (self->scout, NULL);
  g_clear_object (&self->scout);
  self->battle = NULL;
  gtk_widget_dispose_template (GTK_WIDGET (object), ACIES_TYPE_EDIT_VIEW);
  g_clear_object (&self->badge);
  g_clear_object (&self->findings);
  g_clear_object (&self->switcher);
  g_clear_object (&self->strip);
  g_clear_object (&self->tray);
  g_clear_object (&self->editor);
  G_OBJECT_CLASS (acies_edit_view_parent_class)->dispose (object);
}

static void
acies_edit_view_class_init (AciesEditViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_edit_view_dispose;
  g_type_ensure (ACIES_TYPE_RULES_PANE);
  findings_wanted = g_signal_new ("findings-wanted", ACIES_TYPE_EDIT_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/edit-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesEditView, box);
  gtk_widget_class_bind_template_child (widget_class, AciesEditView, column);
  gtk_widget_class_bind_template_child (widget_class, AciesEditView, selection_box);
  gtk_widget_class_bind_template_child (widget_class, AciesEditView, selection);
  gtk_widget_class_bind_template_child (widget_class, AciesEditView, findings_page);
  gtk_widget_class_bind_template_child (widget_class, AciesEditView, rules);
  gtk_widget_class_bind_template_callback (widget_class, make_hex);
  gtk_widget_class_bind_template_callback (widget_class, make_selected);
  gtk_widget_class_bind_template_callback (widget_class, show_findings);
}

static void
acies_edit_view_init (AciesEditView *self)
{
  self->editor = acies_editor_new ();
  self->scout = acies_scout_new (self->editor);
  self->switcher = g_object_ref_sink (ADW_VIEW_SWITCHER (adw_view_switcher_new ()));
  self->canvas_signals = g_signal_group_new (ACIES_TYPE_CANVAS);
  g_signal_group_connect_swapped (self->canvas_signals, "menu-wanted", G_CALLBACK (menu_wanted_cb), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect_object (self->editor, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "name-wanted", G_CALLBACK (name_wanted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "notify::selected", G_CALLBACK (show_selection), self, G_CONNECT_SWAPPED);
  gtk_box_append (self->selection_box, acies_scout_summary_new (self->scout));
  self->tray = g_object_ref_sink (g_object_new (ACIES_TYPE_TOOL_TRAY, "model", self->editor, NULL));
  self->strip = g_object_ref_sink (acies_tool_bar_new (self->editor, self->scout));
  self->findings = g_object_ref_sink (g_object_new (ACIES_TYPE_FINDINGS_PANEL, "model", self->editor, NULL));
  self->badge = g_object_ref_sink (acies_findings_panel_new_badge (self->findings));
  g_signal_connect_object (self->badge, "clicked", G_CALLBACK (acies_edit_view_show_findings), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->findings, "counted", G_CALLBACK (counted_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->findings, "go-to", G_CALLBACK (go_to_cb), self, G_CONNECT_SWAPPED);
}
