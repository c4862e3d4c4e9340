/* wrap-layout.c - a layout manager that arranges children in lines that wrap
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/wrap-layout.h"

struct _AciesWrapLayout
{
  GtkLayoutManager parent_instance;

  int gap;
  int room;

  AciesSpareFunc spare;
};

G_DEFINE_FINAL_TYPE (AciesWrapLayout, acies_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* A line: the children from @first to before @end. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;
  int        spare; /* unused width; below 0 for none */
  int        least; /* minimum height */
  int        natural;
} Line;

static GtkWidget *
next_child (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

static GtkWidget *
child_after (GtkWidget *child)
{
  return next_child (gtk_widget_get_next_sibling (child));
}

static gboolean
expands (GtkWidget *child)
{
  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL);
}

/* Returns the width of the child if there is enough room. */
static int
wanted_width (AciesWrapLayout *self,
              GtkWidget       *child)
{
  int least;
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);

  return expands (child) ? least + self->room : natural;
}

/* Returns the width of the child in its line. The first expanding child gets the unused width. */
static int
width_in (AciesWrapLayout *self,
          const Line      *line,
          GtkWidget       *child,
          int              width)
{
  GtkWidget *other = line->first;
  int        wanted = MIN (wanted_width (self, child), width);

  if (line->first == child && line->end == child_after (child) && gtk_widget_compute_expand (child, GTK_ORIENTATION_VERTICAL))
    return width;
  while (other != line->end && !expands (other))
    other = child_after (other);

  return other == child ? wanted + MAX (line->spare, 0) : wanted;
}

/* Returns the empty room at the start of the next child in the line, which an expanding child can use. */
static int
lent_room (AciesWrapLayout *self,
           const Line      *line,
           GtkWidget       *child)
{
  GtkWidget *next = child_after (child);

  return self->spare != NULL && next != line->end && expands (child) ? self->spare (next) : 0;
}

static void
measure_line (AciesWrapLayout *self,
              Line            *line,
              int              width)
{
  for (GtkWidget *child = line->first; child != line->end; child = child_after (child))
    {
      int least;
      int natural;

      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width_in (self, line, child, width) + lent_room (self, line, child), &least, &natural, NULL, NULL);
      line->least = MAX (line->least, least);
      line->natural = MAX (line->natural, natural);
    }
}

static Line
line_from (AciesWrapLayout *self,
           GtkWidget       *first,
           int              width)
{
  Line line = { first, child_after (first), width - MIN (wanted_width (self, first), width), 0, 0 };

  while (line.end != NULL && wanted_width (self, line.end) + self->gap <= line.spare)
    {
      line.spare -= wanted_width (self, line.end) + self->gap;
      line.end = child_after (line.end);
    }
  measure_line (self, &line, width);

  return line;
}

static void
measure_height (AciesWrapLayout *self,
                GtkWidget       *widget,
                int              width,
                int             *minimum,
                int             *natural)
{
  int gap = 0;

  for (GtkWidget *child = next_child (gtk_widget_get_first_child (widget)); child != NULL;)
    {
      Line line = line_from (self, child, width);

      *minimum += gap + line.least;
      *natural += gap + line.natural;
      gap = self->gap;
      child = line.end;
    }
}

static void
measure_width (AciesWrapLayout *self,
               GtkWidget       *widget,
               int             *minimum,
               int             *natural)
{
  int gap = 0;

  for (GtkWidget *child = next_child (gtk_widget_get_first_child (widget)); child != NULL; child = child_after (child))
    {
      int least;
      int size;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &size, NULL, NULL);
      *minimum = MAX (*minimum, least);
      *natural += gap + MAX (size, wanted_width (self, child));
      gap = self->gap;
    }
}

static GtkSizeRequestMode
acies_wrap_layout_get_request_mode (GtkLayoutManager *manager,
                                    GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_wrap_layout_measure (GtkLayoutManager *manager,
                           GtkWidget        *widget,
                           GtkOrientation    orientation,
                           int               for_size,
                           int              *minimum,
                           int              *natural,
                           int              *minimum_baseline,
                           int              *natural_baseline)
{
  AciesWrapLayout *self = ACIES_WRAP_LAYOUT (manager);

  *minimum = *natural = 0;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      measure_width (self, widget, minimum, natural);
      return;
    }
  if (for_size < 0) /* GTK then wants the smallest height, which is that of one line */
    {
      for_size = 0;
      measure_width (self, widget, minimum, &for_size);
      *minimum = 0;
    }
  measure_height (self, widget, for_size, minimum, natural);
}

static void
allocate_line (AciesWrapLayout *self,
               const Line      *line,
               int              width,
               int              y,
               int              height)
{
  int x = 0;

  for (GtkWidget *child = line->first; child != line->end; child = child_after (child))
    {
      GtkAllocation place = { x, y, width_in (self, line, child, width), height };

      x += place.width + self->gap;
      place.width += lent_room (self, line, child);
      if (gtk_widget_get_direction (child) == GTK_TEXT_DIR_RTL)
        place.x = width - place.x - place.width;
      gtk_widget_size_allocate (child, &place, -1);
    }
}

/* The first line gets the rest of the height. */
static void
acies_wrap_layout_allocate (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            int               width,
                            int               height,
                            int               baseline)
{
  AciesWrapLayout *self = ACIES_WRAP_LAYOUT (manager);
  int              minimum = 0;
  int              natural = 0;
  int              spare;
  int              y = 0;

  measure_height (self, widget, width, &minimum, &natural);
  spare = MAX (height - (natural <= height ? natural : minimum), 0);
  for (GtkWidget *child = next_child (gtk_widget_get_first_child (widget)); child != NULL;)
    {
      Line line = line_from (self, child, width);
      int  own = natural <= height ? line.natural : line.least;

      allocate_line (self, &line, width, y, own + spare);
      y += own + spare + self->gap;
      spare = 0;
      child = line.end;
    }
}

static void
acies_wrap_layout_class_init (AciesWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = acies_wrap_layout_get_request_mode;
  layout_class->measure = acies_wrap_layout_measure;
  layout_class->allocate = acies_wrap_layout_allocate;
}

static void
acies_wrap_layout_init (AciesWrapLayout *self)
{
}

void
acies_wrap_layout_set_spare (AciesWrapLayout *self,
                             AciesSpareFunc   spare)
{
  g_return_if_fail (ACIES_IS_WRAP_LAYOUT (self));

  self->spare = spare;
}

GtkLayoutManager *
acies_wrap_layout_new (int gap,
                       int room)
{
  AciesWrapLayout *self = g_object_new (ACIES_TYPE_WRAP_LAYOUT, NULL);

  self->gap = gap;
  self->room = room;
  return GTK_LAYOUT_MANAGER (self);
}
