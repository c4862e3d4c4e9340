/* bind-choice.h - a group of toggle buttons, one for each value of a number
 *
 * For what is a property of an object. A scenario is plain data that only commands
 * change, so that its fields show it and guard against themselves by hand; see
 * choice-row.c, number-spin.c and text-field.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * acies_bind_choice:
 * @property: of @source: a guint, readable and writable
 * @toggle: one of a group; is active while the property is @value
 */
void acies_bind_choice (GObject         *source,
                        const char      *property,
                        GtkToggleButton *toggle,
                        guint            value);

G_END_DECLS
