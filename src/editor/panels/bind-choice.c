/* bind-choice.c - a group of toggle buttons, one for each value of a number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "editor/panels/bind-choice.h"

static gboolean
to_active (GBinding     *binding,
           const GValue *number,
           GValue       *active,
           gpointer      value)
{
  g_value_set_boolean (active, g_value_get_uint (number) == GPOINTER_TO_UINT (value));
  return TRUE;
}

/* One that goes out chooses nothing: another one comes on. */
static gboolean
from_active (GBinding     *binding,
             const GValue *active,
             GValue       *number,
             gpointer      value)
{
  g_value_set_uint (number, GPOINTER_TO_UINT (value));
  return g_value_get_boolean (active);
}

void
acies_bind_choice (GObject         *source,
                   const char      *property,
                   GtkToggleButton *toggle,
                   guint            value)
{
  g_object_bind_property_full (source, property, toggle, "active", G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                               to_active, from_active, GUINT_TO_POINTER (value), NULL);
}
