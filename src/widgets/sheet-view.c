/* sheet-view.c - a print preview of the scenario sheet, beside the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/sheet-view.h"

#include "widgets/accessible.h"
#include "widgets/controls.h"

#include <glib/gi18n-lib.h>

/* Milliseconds after a change, which can be part of a longer stroke. */
#define PAUSE 150
/* Pixels per point on a screen of unknown resolution. */
#define FULL_SIZE (96.0 / 72.0)

typedef enum
{
  ZOOM_PAGE,
  ZOOM_WIDTH,
  ZOOM_FULL,
} Zoom;

struct _AciesSheetView
{
  AdwBin parent_instance;

  GtkDropDown     *papers;
  GtkDropDown     *zooms;
  GtkAdjustment   *across; /* of the scrolled window */
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
  acies_style_set (GTK_WIDGET (self->losses), "warning", !fits);
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
  if (self->session == NULL)
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
  wide = gtk_adjustment_get_page_size (self->across);
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
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.sheet", NULL);
  gtk_widget_class_set_template_from_resource (widget_class, "/io/github/aciesgame/Acies/sheet-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AciesSheetView, papers);
  gtk_widget_class_bind_template_child (widget_class, AciesSheetView, zooms);
  gtk_widget_class_bind_template_child (widget_class, AciesSheetView, across);
  gtk_widget_class_bind_template_child (widget_class, AciesSheetView, page);
  gtk_widget_class_bind_template_child (widget_class, AciesSheetView, losses);
  gtk_widget_class_bind_template_callback (widget_class, change);
  gtk_widget_class_bind_template_callback (widget_class, choice_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_changed_cb);
}

static void
acies_sheet_view_init (AciesSheetView *self)
{
  g_autoptr (GtkStringList) papers = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  acies_accessible_name (GTK_WIDGET (self->zooms), _ ("Zoom"));
  acies_accessible_name (GTK_WIDGET (self->papers), _ ("Paper"));
  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    gtk_string_list_append (papers, _ (acies_paper_name (paper)));
  gtk_drop_down_set_model (self->papers, G_LIST_MODEL (papers));
  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (self->page), draw_page_cb, self, NULL);
}
