/* parts-layout.c - one part below the other, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/panels/parts-layout.h"

struct _AciesPartsLayout
{
  GtkLayoutManager parent_instance;

  int gap;
};

G_DEFINE_FINAL_TYPE (AciesPartsLayout, acies_parts_layout, GTK_TYPE_LAYOUT_MANAGER)

static GtkWidget *
next_part (GtkWidget *part)
{
  while (part != NULL && !gtk_widget_should_layout (part))
    part = gtk_widget_get_next_sibling (part);
  return part;
}

static GtkSizeRequestMode
acies_parts_layout_get_request_mode (GtkLayoutManager *manager,
                                     GtkWidget        *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
acies_parts_layout_measure (GtkLayoutManager *manager,
                            GtkWidget        *widget,
                            GtkOrientation    orientation,
                            int               for_size,
                            int              *minimum,
                            int              *natural,
                            int              *minimum_baseline,
                            int              *natural_baseline)
{
  AciesPartsLayout *self = ACIES_PARTS_LAYOUT (manager);
  GtkWidget        *first = next_part (gtk_widget_get_first_child (widget));

  for (GtkWidget *part = first; part != NULL; part = next_part (gtk_widget_get_next_sibling (part)))
    {
      int least;
      int size;

      gtk_widget_measure (part, orientation, for_size, &least, &size, NULL, NULL);
      if (orientation == GTK_ORIENTATION_HORIZONTAL)
        {
          *minimum = MAX (*minimum, least);
          *natural = MAX (*natural, size);
          continue;
        }
      *minimum += part == first ? least : 0;
      *natural += part == first ? size : self->gap + size;
    }
}

static void
acies_parts_layout_allocate (GtkLayoutManager *manager,
                             GtkWidget        *widget,
                             int               width,
                             int               height,
                             int               baseline)
{
  AciesPartsLayout *self = ACIES_PARTS_LAYOUT (manager);
  GtkWidget        *first = next_part (gtk_widget_get_first_child (widget));
  int               y = 0;

  for (GtkWidget *part = first; part != NULL; part = next_part (gtk_widget_get_next_sibling (part)))
    {
      GtkAllocation place = { 0, y, width, 0 };
      int           least;
      int           size;
      gboolean      fits;

      gtk_widget_measure (part, GTK_ORIENTATION_VERTICAL, width, &least, &size, NULL, NULL);
      fits = part == first || y + least <= height;
      gtk_widget_set_child_visible (part, fits);
      if (!fits)
        continue;
      place.height = MAX (least, MIN (size, height - y));
      gtk_widget_size_allocate (part, &place, -1);
      y += place.height + self->gap;
    }
}

static void
acies_parts_layout_class_init (AciesPartsLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  layout_class->get_request_mode = acies_parts_layout_get_request_mode;
  layout_class->measure = acies_parts_layout_measure;
  layout_class->allocate = acies_parts_layout_allocate;
}

static void
acies_parts_layout_init (AciesPartsLayout *self)
{
}

GtkLayoutManager *
acies_parts_layout_new (int gap)
{
  AciesPartsLayout *self = g_object_new (ACIES_TYPE_PARTS_LAYOUT, NULL);

  self->gap = gap;
  return GTK_LAYOUT_MANAGER (self);
}
