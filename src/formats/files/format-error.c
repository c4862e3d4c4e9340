/* format-error.c - why a file cannot be opened or saved at all
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/files/format-error.h"

G_DEFINE_QUARK (acies - format - error - quark, acies_format_error)
