/* board-picture.c - a small picture of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/board-picture.h"

#include "engine/core/units.h"
#include "render/render.h"

#include <adwaita.h>

/* Requested size; the picture uses the size that it gets. */
#define LEAST_WIDTH 200
#define NATURAL_WIDTH 264
#define HEIGHT_OF_WIDE 0.66
#define MOST_HEIGHT 1000
/* Margin around a board, for which a small picture has no room. */
#define OUTSIDE 12

struct _AciesBoardPicture
{
  GtkWidget parent_instance;

  AciesState *state;
  AciesTheme *theme;
  int         height;  /* fixed height, or 0 if the height depends on the width */
  GdkTexture *texture; /* (nullable): the cached picture */
  guint       drawing; /* source id while a redraw is waiting, or 0 */
};

enum
{
  PROP_0,
  PROP_HEIGHT,
};

G_DEFINE_FINAL_TYPE (AciesBoardPicture, acies_board_picture, GTK_TYPE_WIDGET)

/* @surface: (transfer full): an ARGB32 image */
static GdkTexture *
new_texture (cairo_surface_t *surface)
{
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);
  g_autoptr (GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), (gsize) stride * height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT,
                                 bytes, stride);
}

static GdkTexture *
draw (AciesBoardPicture *self,
      int                width,
      int                height)
{
  int              scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width * scale, height * scale);
  int              over = self->height > 0 ? OUTSIDE : 0;
  int              whole = self->height > 0 ? MAX (height, (int) (width * HEIGHT_OF_WIDE)) : height;
  AciesRenderView  view;
  cairo_t         *cr;

  acies_render_view_init (&view, self->state->board, width + 2 * over, whole + 2 * over);
  view.scale = scale;
  view.dark = adw_style_manager_get_dark (adw_style_manager_get_default ());
  view.show_rulers = FALSE;
  view.show_names = FALSE;
  cairo_surface_set_device_scale (surface, scale, scale);
  cr = cairo_create (surface);
  cairo_translate (cr, -over, (height - whole) / 2.0 - over); /* shows the middle of a board that is too high */
  acies_render_board (cr, self->state, &view, self->theme);
  cairo_destroy (cr);
  return new_texture (surface);
}

static gboolean
draw_cb (gpointer user_data)
{
  AciesBoardPicture *self = user_data;
  int                width = gtk_widget_get_width (GTK_WIDGET (self));
  int                height = gtk_widget_get_height (GTK_WIDGET (self));

  self->drawing = 0;
  g_clear_object (&self->texture);
  if (self->state != NULL && width > 0 && height > 0)
    self->texture = draw (self, width, height);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* Draws in idle time, so that text appears before pictures and resizing a window does not wait for them. */
static void
draw_anew (AciesBoardPicture *self)
{
  if (self->drawing == 0)
    self->drawing = g_idle_add_full (G_PRIORITY_LOW, draw_cb, self, NULL);
}

static void
acies_board_picture_snapshot (GtkWidget   *widget,
                              GtkSnapshot *snapshot)
{
  AciesBoardPicture *self = ACIES_BOARD_PICTURE (widget);
  int                width = gtk_widget_get_width (widget);
  int                height = gtk_widget_get_height (widget);

  if (self->texture != NULL)
    gtk_snapshot_append_texture (snapshot, self->texture,
                                 &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
}

static void
acies_board_picture_size_allocate (GtkWidget *widget,
                                   int        width,
                                   int        height,
                                   int        baseline)
{
  draw_anew (ACIES_BOARD_PICTURE (widget));
}

static GtkSizeRequestMode
acies_board_picture_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_board_picture_measure (GtkWidget     *widget,
                             GtkOrientation orientation,
                             int            for_size,
                             int           *minimum,
                             int           *natural,
                             int           *minimum_baseline,
                             int           *natural_baseline)
{
  AciesBoardPicture *self = ACIES_BOARD_PICTURE (widget);

  if (self->height > 0)
    {
      *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) (self->height / HEIGHT_OF_WIDE) : self->height;
      return;
    }
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST_WIDTH;
      *natural = NATURAL_WIDTH;
      return;
    }
  *minimum = *natural = (int) ((for_size > 0 ? for_size : LEAST_WIDTH) * HEIGHT_OF_WIDE);
}

void
acies_board_picture_set_state (AciesBoardPicture *self,
                               const AciesState  *state,
                               AciesTheme        *theme)
{
  g_return_if_fail (ACIES_IS_BOARD_PICTURE (self));

  g_clear_pointer (&self->state, acies_state_free);
  if (state != NULL && theme != NULL)
    self->state = acies_state_new_seen (state, ACIES_NO_SIDE);
  self->theme = theme;
  g_clear_object (&self->texture); /* the picture of another battle */
  gtk_widget_queue_draw (GTK_WIDGET (self));
  draw_anew (self);
}

static void
acies_board_picture_set_property (GObject      *object,
                                  guint         number,
                                  const GValue *value,
                                  GParamSpec   *spec)
{
  ACIES_BOARD_PICTURE (object)->height = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (object));
}

static void
acies_board_picture_finalize (GObject *object)
{
  AciesBoardPicture *self = ACIES_BOARD_PICTURE (object);

  g_clear_handle_id (&self->drawing, g_source_remove);
  g_clear_object (&self->texture);
  g_clear_pointer (&self->state, acies_state_free);
  G_OBJECT_CLASS (acies_board_picture_parent_class)->finalize (object);
}

static void
acies_board_picture_class_init (AciesBoardPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = acies_board_picture_set_property;
  G_OBJECT_CLASS (klass)->finalize = acies_board_picture_finalize;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_HEIGHT,
                                   g_param_spec_int ("height", NULL, NULL, 0, MOST_HEIGHT, 0,
                                                     G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  widget_class->snapshot = acies_board_picture_snapshot;
  widget_class->size_allocate = acies_board_picture_size_allocate;
  widget_class->measure = acies_board_picture_measure;
  widget_class->get_request_mode = acies_board_picture_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "board-picture");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
acies_board_picture_init (AciesBoardPicture *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (draw_anew), self,
                           G_CONNECT_SWAPPED);
}
