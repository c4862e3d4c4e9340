/* cli-tiled.h - a map of Tiled as the FILE of a verb
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/cli-input.h"
#include "formats/tiled/tmx.h"

G_BEGIN_DECLS

/**
 * AciesCliTiled:
 * @ruleset: (nullable): id of the one it shall be a battle of
 * @words: (nullable): "TILE=TERRAIN"; every tile must be in the map
 * @file: (nullable): a file of such lines, of which the words change single ones
 *
 * What a map shall become, as it stands in the options.
 */
struct _AciesCliTiled
{
  char  *ruleset;
  char **words;
  char  *file;
};

void     acies_cli_tiled_clear  (AciesCliTiled        *self);

/* Is anything asked for that only a map can be? */
gboolean acies_cli_tiled_is_set (const AciesCliTiled  *self);

/**
 * acies_cli_tiled_read:
 * @self: (nullable): what it shall become; %NULL to find out
 * @input: its scenario is set
 * @error: what is wrong with the map or with @self, with its place
 */
gboolean acies_cli_tiled_read   (const AciesCliTiled  *self,
                                 AciesCliInput        *input,
                                 GBytes               *bytes,
                                 GFile                *file,
                                 GError              **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCliTiled, acies_cli_tiled_clear)

G_END_DECLS
