/* accessible.c - names for assistive technology
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "widgets/accessible.h"

void
acies_accessible_name_drop_down (GtkDropDown *drop_down,
                                 const char  *name)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (drop_down));

  /* A relation goes before a label. */
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (drop_down), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}
