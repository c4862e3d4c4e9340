/* sheet-view.c - the scenario sheet beside the map, as it would be printed now
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/sheet-view.h"

#include "widgets/surface.h"

#include <glib/gi18n-lib.h>

/* Milliseconds after a change: somebody may be in the middle of a stroke. */
#define PAUSE 150

struct _AciesSheetView
{
  GtkWidget parent_instance;

  GtkWidget    *box;
  GtkDropDown  *papers;
  GtkWidget    *page; /* where the page is drawn */
  GtkLabel     *losses;
  AciesSession *session;
  gulong        changed_handler;
  AciesTheme   *theme;   /* for the other thread, and there only used by one task at a time */
  GdkTexture   *texture; /* the page as it was drawn last, or NULL */
  guint         timeout;
  gboolean      running;  /* a task is under way, */
  gboolean      outdated; /* and its result will be old */
};

G_DEFINE_FINAL_TYPE (AciesSheetView, acies_sheet_view, GTK_TYPE_WIDGET)

/* --- setting and drawing, on another thread ------------------------------------------------- */

/* What is to be drawn, and then what was. */
typedef struct
{
  AciesState      *state;
  AciesTheme      *theme; /* the view's */
  AciesPaper       paper;
  int              width; /* pixels there are */
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

/* --- following the scenario ----------------------------------------------------------------- */

static void start (AciesSheetView *self);

static void
tell (AciesSheetView *self,
      const Work     *work)
{
  const char      *title = work->state->texts->text[ACIES_TEXT_TITLE];
  gboolean         fits = *work->losses == '\0';
  g_autofree char *name = g_strdup_printf (_ ("Scenario sheet of “%s” on %s"), title, acies_paper_name (work->paper));

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
  AciesSheetView *self = ACIES_SHEET_VIEW (object);
  Work           *work = g_task_get_task_data (G_TASK (result));

  self->running = FALSE;
  /* The theme comes back, unless there is another ruleset by now. */
  if (self->theme == NULL && self->session != NULL && acies_session_get_state (self->session)->ruleset == work->state->ruleset)
    self->theme = g_steal_pointer (&work->theme);
  if (self->session == NULL || self->box == NULL)
    return;
  g_clear_object (&self->texture);
  self->texture = acies_texture_from_surface (g_steal_pointer (&work->surface));
  gtk_widget_queue_draw (self->page);
  tell (self, work);
  if (self->outdated)
    start (self);
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
  work->paper = acies_sheet_view_get_paper (self);
  work->width = gtk_widget_get_width (self->page) * scale;
  work->height = gtk_widget_get_height (self->page) * scale;
  self->running = TRUE;
  task = g_task_new (self, NULL, done_cb, NULL);
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

/* Each change begins the pause again. */
static void
change (AciesSheetView *self)
{
  g_clear_handle_id (&self->timeout, g_source_remove);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->timeout = g_timeout_add (PAUSE, timeout_cb, self);
}

AciesPaper
acies_sheet_view_get_paper (AciesSheetView *self)
{
  g_return_val_if_fail (ACIES_IS_SHEET_VIEW (self), ACIES_PAPER_A4);

  return (AciesPaper) MIN (gtk_drop_down_get_selected (self->papers), ACIES_N_PAPERS - 1);
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
  self->changed_handler = g_signal_connect_swapped (session, "changed", G_CALLBACK (change), self);
  change (self);
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

/* The page as it was drawn last, in the middle; in another size it is drawn anew soon. */
static void
acies_sheet_view_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  AciesSheetView *self = ACIES_SHEET_VIEW (widget);
  graphene_rect_t area;

  GTK_WIDGET_CLASS (acies_sheet_view_parent_class)->snapshot (widget, snapshot);
  if (self->texture != NULL && gtk_widget_compute_bounds (self->page, widget, &area))
    {
      double width = gdk_texture_get_width (self->texture);
      double height = gdk_texture_get_height (self->texture);
      double scale = MIN (area.size.width / width, area.size.height / height);

      width *= scale;
      height *= scale;
      gtk_snapshot_append_texture (snapshot, self->texture,
                                   &GRAPHENE_RECT_INIT (area.origin.x + (float) (int) ((area.size.width - width) / 2), area.origin.y,
                                                        (float) width, (float) height));
    }
}

static void
acies_sheet_view_dispose (GObject *object)
{
  AciesSheetView *self = ACIES_SHEET_VIEW (object);

  acies_sheet_view_set_session (self, NULL, NULL);
  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->texture);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  G_OBJECT_CLASS (acies_sheet_view_parent_class)->dispose (object);
}

static void
acies_sheet_view_class_init (AciesSheetViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = acies_sheet_view_dispose;
  widget_class->map = acies_sheet_view_map;
  widget_class->unmap = acies_sheet_view_unmap;
  widget_class->snapshot = acies_sheet_view_snapshot;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "sheet-view");
}

static GtkWidget *
new_head (AciesSheetView *self)
{
  const char *names[ACIES_N_PAPERS + 1] = { NULL };
  GtkWidget  *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget  *title = gtk_label_new (_ ("Scenario Sheet"));
  GtkWidget  *papers;

  for (AciesPaper paper = 0; paper < ACIES_N_PAPERS; paper++)
    names[paper] = acies_paper_name (paper);
  papers = gtk_drop_down_new_from_strings (names);
  gtk_accessible_update_property (GTK_ACCESSIBLE (papers), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Paper"), -1);
  gtk_widget_set_tooltip_text (papers, _ ("Paper"));
  g_signal_connect_swapped (papers, "notify::selected", G_CALLBACK (change), self);
  gtk_widget_add_css_class (title, "heading");
  gtk_widget_set_hexpand (title, TRUE);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_box_append (GTK_BOX (head), title);
  gtk_box_append (GTK_BOX (head), papers);
  self->papers = GTK_DROP_DOWN (papers);
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
  self->page = g_object_new (GTK_TYPE_DRAWING_AREA, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, "vexpand", TRUE, "hexpand", TRUE, NULL);
  g_signal_connect_swapped (self->page, "resize", G_CALLBACK (change), self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->page), GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Scenario sheet"), -1);
  gtk_widget_set_margin_start (self->box, 12);
  gtk_widget_set_margin_end (self->box, 12);
  gtk_widget_set_margin_top (self->box, 12);
  gtk_widget_set_margin_bottom (self->box, 12);
  gtk_box_append (GTK_BOX (self->box), new_head (self));
  gtk_box_append (GTK_BOX (self->box), new_losses (self));
  gtk_box_append (GTK_BOX (self->box), self->page);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}
