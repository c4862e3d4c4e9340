/* sheet-view.c - a print preview of the scenario sheet, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/sheet-view.h"

#include "widgets/accessible.h"
#include "widgets/tooltip.h"

#include <glib/gi18n-lib.h>

/* Milliseconds after a change, which can be part of a longer stroke. */
#define PAUSE 150
/* Pixels per point on a screen of unknown resolution. */
#define FULL_SIZE (96.0 / 72.0)
#define CLOSE "win.sheet" /* the action that toggles the preview */

typedef enum
{
  ZOOM_PAGE,
  ZOOM_WIDTH,
  ZOOM_FULL,
} Zoom;

struct _AciesSheetView
{
  AdwBin parent_instance;

  GtkWidget       *box;
  GtkDropDown     *papers;
  GtkDropDown     *zooms;
  GtkWidget       *window; /* the scrolled window */
  GtkWidget       *page;   /* the drawing area for the page */
  GtkLabel        *losses;
  AciesSession    *session;
  gulong           changed_handler;
  AciesTheme      *theme; /* (nullable): for the thread, which owns it during a task */
  cairo_surface_t *drawn; /* (nullable): the page as last drawn */
  guint            timeout;
  guint            resizing; /* source id */
  gboolean         running;  /* a task is running, */
  gboolean         outdated; /* and its result will be outdated */
};

G_DEFINE_FINAL_TYPE (AciesSheetView, acies_sheet_view, ADW_TYPE_BIN)

/* --- layout and drawing in another thread --------------------------------------------------- */

/* Input and results of the thread. */
typedef struct
{
  AciesState      *state;
  AciesTheme      *theme; /* owned during the task */
  AciesPaper       paper;
  int              width; /* available pixels */
  int              height;
  cairo_surface_t *surface;
  char            *losses;
  char            *text;
} Work;

static void
work_free (gpointer data)
{
  Work *work = data;

  acies_state_free (work->state);
  acies_theme_free (work->theme);
  g_clear_pointer (&work->surface, cairo_surface_destroy);
  g_free (work->losses);
  g_free (work->text);
  g_free (work);
}

static char *
dup_losses (const AciesSheet *sheet)
{
  GString              *text = g_string_new (NULL);
  guint                 n;
  const AciesSheetLoss *losses = acies_sheet_get_losses (sheet, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = acies_sheet_dup_loss (sheet, &losses[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", sentence);
    }
  return g_string_free (text, FALSE);
}

static void
draw (Work             *work,
      const AciesSheet *sheet)
{
  const AciesPage *page = acies_sheet_get_page (sheet);
  double           scale = MIN (work->width / page->width, work->height / page->height);
  cairo_t         *cr;

  work->surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, MAX (1, (int) (page->width * scale)), MAX (1, (int) (page->height * scale)));
  cr = cairo_create (work->surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  acies_sheet_draw (sheet, cr, work->theme, scale);
  cairo_destroy (cr);
}

static void
work_thread (GTask        *task,
             gpointer      source,
             gpointer      data,
             GCancellable *cancellable)
{
  Work     *work = data;
  AciesPage page = acies_page (work->paper, ACIES_ORIENTATION_BOARD, work->state->board);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (work->state, &page);

  draw (work, sheet);
  work->losses = dup_losses (sheet);
  work->text = acies_sheet_dup_text (sheet);
  g_task_return_boolean (task, TRUE);
}

/* --- updates after changes ------------------------------------------------------------------ */

static void start (AciesSheetView *self);

static void
tell (AciesSheetView *self,
      const Work     *work)
{
  const char *title = work->state->texts->text[ACIES_TEXT_TITLE];
  gboolean    fits = *work->losses == '\0';
  /* Translators: the title of a battle, and a paper such as “A4” */
  g_autofree char *name = g_strdup_printf (_ ("Scenario sheet of “%1$s” on %2$s"), title, _ (acies_paper_name (work->paper)));

  gtk_label_set_text (self->losses, fits ? _ ("Everything fits on the page") : work->losses);
  if (fits)
    gtk_widget_remove_css_class (GTK_WIDGET (self->losses), "warning");
  else
    gtk_widget_add_css_class (GTK_WIDGET (self->losses), "warning");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, work->text, -1);
}

static void
done_cb (GObject      *object,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (AciesSheetView) self = data;
  Work *work = g_task_get_task_data (G_TASK (result));

  self->running = FALSE;
  /* Takes the theme back, unless the ruleset is another one now. */
  if (self->theme == NULL && self->session != NULL && acies_session_get_state (self->session)->ruleset == work->state->ruleset)
    self->theme = g_steal_pointer (&work->theme);
  if (self->session == NULL || self->box == NULL)
    return;
  g_clear_pointer (&self->drawn, cairo_surface_destroy);
  self->drawn = g_steal_pointer (&work->surface);
  gtk_widget_queue_draw (self->page);
  tell (self, work);
  if (self->outdated)
    start (self);
}

static AciesPaper
get_paper (AciesSheetView *self)
{
  g_return_val_if_fail (ACIES_IS_SHEET_VIEW (self), ACIES_PAPER_A4);

  return (AciesPaper) MIN (gtk_drop_down_get_selected (self->papers), ACIES_N_PAPERS - 1);
}

static void
start (AciesSheetView *self)
{
  g_autoptr (GTask) task = NULL;
  int   scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  Work *work;

  g_clear_handle_id (&self->timeout, g_source_remove);
  self->outdated = self->running;
  if (self->running || self->session == NULL || self->theme == NULL || gtk_widget_get_width (self->page) <= 0)
    return;
  work = g_new0 (Work, 1);
  work->state = acies_state_copy (acies_session_get_state (self->session));
  work->theme = g_steal_pointer (&self->theme);
  work->paper = get_paper (self);
  work->width = gtk_widget_get_width (self->page) * scale;
  work->height = gtk_widget_get_height (self->page) * scale;
  self->running = TRUE;
  task = g_task_new (NULL, NULL, done_cb, g_object_ref (self)); /* not the source: the thread could drop its last reference */
  g_task_set_task_data (task, work, work_free);
  g_task_run_in_thread (task, work_thread);
}

static gboolean
timeout_cb (gpointer data)
{
  AciesSheetView *self = data;

  self->timeout = 0;
  start (self);
  return G_SOURCE_REMOVE;
}

/* Each change restarts the pause. */
static void
change (AciesSheetView *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->timeout = g_timeout_add (PAUSE, timeout_cb, self);
}

/* Sizes the page: fit the whole page, fit its width, or the size on paper. */
static void
resize_page (AciesSheetView *self)
{
  Zoom      zoom = (Zoom) gtk_drop_down_get_selected (self->zooms);
  AciesPage page;
  double    wide, scale;

  if (self->session == NULL)
    return;
  page = acies_page (get_paper (self), ACIES_ORIENTATION_BOARD, acies_session_get_state (self->session)->board);
  wide = gtk_adjustment_get_page_size (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->window)));
  scale = zoom == ZOOM_FULL ? FULL_SIZE : wide / page.width;
  gtk_drawing_area_set_content_width (GTK_DRAWING_AREA (self->page), zoom == ZOOM_FULL ? (int) (page.width * scale) : 0);
  gtk_drawing_area_set_content_height (GTK_DRAWING_AREA (self->page), zoom == ZOOM_PAGE ? 0 : (int) (page.height * scale));
}

static gboolean
resize_cb (gpointer data)
{
  AciesSheetView *self = data;

  self->resizing = 0;
  resize_page (self);
  return G_SOURCE_REMOVE;
}

/* Delays the change, because the signal is emitted during an allocation. */
static void
wide_changed_cb (AciesSheetView *self)
{
  if (self->resizing == 0)
    self->resizing = g_idle_add_full (GTK_PRIORITY_RESIZE, resize_cb, self, NULL);
}

static void
choice_changed_cb (AciesSheetView *self)
{
  resize_page (self);
  change (self);
}

void
acies_sheet_view_set_session (AciesSheetView   *self,
                              AciesSession     *session,
                              const AciesTheme *theme)
{
  g_return_if_fail (ACIES_IS_SHEET_VIEW (self));

  if (self->session != NULL)
    g_clear_signal_handler (&self->changed_handler, self->session);
  g_clear_pointer (&self->theme, acies_theme_free);
  g_set_object (&self->session, session);
  if (session == NULL)
    return;
  self->theme = acies_theme_new_like (theme, acies_session_get_state (session)->ruleset);
  self->changed_handler = g_signal_connect_swapped (session, "changed", G_CALLBACK (choice_changed_cb), self);
  choice_changed_cb (self);
}

/* --- the widget ----------------------------------------------------------------------------- */

static void
acies_sheet_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (acies_sheet_view_parent_class)->map (widget);
  change (ACIES_SHEET_VIEW (widget));
}

static void
acies_sheet_view_unmap (GtkWidget *widget)
{
  g_clear_handle_id (&ACIES_SHEET_VIEW (widget)->timeout, g_source_remove);
  GTK_WIDGET_CLASS (acies_sheet_view_parent_class)->unmap (widget);
}

/* Draws the last page, centred. After a change of size it is redrawn soon. */
static void
draw_page_cb (GtkDrawingArea *area,
              cairo_t        *cr,
              int             width,
              int             height,
              gpointer        data)
{
  AciesSheetView *self = data;
  double          drawn_width, drawn_height, scale;

  if (self->drawn == NULL)
    return;
  drawn_width = cairo_image_surface_get_width (self->drawn);
  drawn_height = cairo_image_surface_get_height (self->drawn);
  scale = MIN (width / drawn_width, height / drawn_height);
  cairo_translate (cr, (int) ((width - drawn_width * scale) / 2), 0);
  cairo_scale (cr, scale, scale);
  cairo_set_source_surface (cr, self->drawn, 0, 0);
  cairo_paint (cr);
  /* Draws the edge of the page, because windows can be as white as paper. */
  cairo_set_line_width (cr, 1 / scale);
  cairo_rectangle (cr, 0.5 / scale, 0.5 / scale, drawn_width - 1 / scale, drawn_height - 1 / scale);
  cairo_set_source_rgba (cr, 0, 0, 0, 0.25);
  cairo_stroke (cr);
}

static void
acies_sheet_view_dispose (GObject *object)
{
  AciesSheetView *self = ACIES_SHEET_VIEW (object);

  acies_sheet_view_set_session (self, NULL, NULL);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_handle_id (&self->resizing, g_source_remove);
  g_clear_pointer (&self->drawn, cairo_surface_destroy);
  G_OBJECT_CLASS (acies_sheet_view_parent_class)->dispose (object);
}

static void
acies_sheet_view_class_init (AciesSheetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_sheet_view_dispose;
  widget_class->map = acies_sheet_view_map;
  widget_class->unmap = acies_sheet_view_unmap;
  gtk_widget_class_set_css_name (widget_class, "sheet-view");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, CLOSE, NULL);
}

static GtkDropDown *
new_choice (AciesSheetView    *self,
            GtkWidget         *head,
            const char        *name,
            const char *const *words)
{
  GtkWidget *choice = gtk_drop_down_new_from_strings (words);

  acies_accessible_name (choice, name);
  acies_tooltip_set (choice, name);
  g_signal_connect_swapped (choice, "notify::selected", G_CALLBACK (choice_changed_cb), self);
  gtk_box_append (GTK_BOX (head), choice);
  return GTK_DROP_DOWN (choice);
}

static GtkWidget *
new_head (AciesSheetView *self)
{
  const char *papers[ACIES_N_PAPERS + 1] = { NULL };
  const char *zooms[] = { _ ("Whole Page"), _ ("Page Width"), _ ("100%"), NULL };
  GtkWidget  *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget  *title = gtk_label_new (_ ("Scenario Sheet"));
  GtkWidget  *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    papers[paper] = _ (acies_paper_name (paper));
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  acies_tooltip_set (close, _ ("Close the Sheet"));
  acies_accessible_name (close, _ ("Close the Sheet"));
  gtk_widget_add_css_class (close, "flat");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (close), CLOSE);
  gtk_box_append (GTK_BOX (head), title);
  self->zooms = new_choice (self, head, _ ("Zoom"), zooms);
  self->papers = new_choice (self, head, _ ("Paper"), papers);
  gtk_box_append (GTK_BOX (head), close);
  return head;
}

static GtkWidget *
new_losses (AciesSheetView *self)
{
  GtkWidget *losses = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (losses), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (losses), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (losses), 0);
  gtk_widget_add_css_class (losses, "caption");
  self->losses = GTK_LABEL (losses);
  return losses;
}

static void
acies_sheet_view_init (AciesSheetView *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->page = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "vexpand", TRUE, "hexpand", TRUE,
                             "focusable", TRUE, NULL);
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->page), draw_page_cb, self, NULL);
  g_signal_connect_swapped (self->page, "resize", G_CALLBACK (change), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Scenario sheet"), -1);
  gtk_widget_set_margin_start (self->box, 12);
  gtk_widget_set_margin_end (self->box, 12);
  gtk_widget_set_margin_top (self->box, 12);
  gtk_widget_set_margin_bottom (self->box, 12);
  gtk_box_append (GTK_BOX (self->box), new_head (self));
  self->window = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->window), self->page);
  g_signal_connect_swapped (gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (self->window)), "notify::page-size",
                            G_CALLBACK (wide_changed_cb), self);
  gtk_box_append (GTK_BOX (self->box), self->window);
  gtk_box_append (GTK_BOX (self->box), new_losses (self));
  adw_bin_set_child (ADW_BIN (self), self->box);
}
