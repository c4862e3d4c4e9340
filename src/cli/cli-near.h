/* cli-near.h - which word somebody meant
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * acies_cli_squash:
 * Returns: (transfer full): the letters and digits of @text alone, in one case:
 *   "Counter Attack", "counter-attack" and "COUNTERATTACK" are the same
 */
char       *acies_cli_squash (const char      *text);

/**
 * acies_cli_near:
 * @words: (element-type utf8): those there are
 *
 * Returns: (nullable) (transfer none): which of them somebody meant who wrote @word
 */
const char *acies_cli_near   (const char      *word,
                              const GPtrArray *words);

G_END_DECLS
