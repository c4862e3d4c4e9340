/* fuzz-theme.c - themes: how a game looks, and a board drawn so
 *
 * Pictures are found in the folder beside the file, as those of a ruleset are.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/theme-xml.h"
#include "fuzz/fuzz.h"
#include "render/render.h"
#include "render/units.h"

#include <unistd.h>

#define SIZE 96

static char *
write_theme (GBytes *bytes)
{
  char            *path = fuzz_write_file ("theme/theme.xml", bytes);
  g_autofree char *ours = acies_library_dup_ruleset_folder (fuzz_library (), "rome-vs-macedon");
  g_autofree char *art = g_build_filename (ours, "art", NULL);
  g_autofree char *link = fuzz_dup_path ("theme/art");

  if (!g_file_test (link, G_FILE_TEST_EXISTS) && symlink (art, link) != 0)
    fuzz_wrong ("%s cannot be made", link);

  return path;
}

static void
draw (AciesTheme   *theme,
      AciesRuleset *ruleset)
{
  g_autoptr (AciesState) state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIZE, SIZE);
  cairo_t         *cr = cairo_create (surface);
  AciesRenderView  view;

  for (AciesId i = 0; i < ruleset->n_terrains; i++)
    state->board->terrain[acies_hex (i % ruleset->columns, i / ruleset->columns)] = i;
  acies_render_view_init (&view, state->board, SIZE, SIZE);
  acies_render_board (cr, state, &view, theme);
  for (AciesId i = 0; i < ruleset->n_unit_types; i++)
    {
      AciesPiece piece = acies_piece (ruleset, theme, i, i % ruleset->n_sides, SIZE / 2, SIZE / 2, SIZE / 4);

      piece.figures = 2;
      piece.marks = (1u << ruleset->n_marks) - 1;
      acies_piece_draw (&piece, cr);
    }
  if (cairo_status (cr) != CAIRO_STATUS_SUCCESS)
    fuzz_wrong ("cairo says: %s", cairo_status_to_string (cairo_status (cr)));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  AciesRuleset *ruleset = acies_library_get_ruleset (fuzz_library (), "rome-vs-macedon", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autofree char *path = write_theme (bytes);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) refused = NULL;
  g_autoptr (AciesTheme) theme = NULL;
  g_autoptr (AciesLook) look = acies_look_load (path, ruleset, &error);

  fuzz_check_error (look, error);
  if (look == NULL)
    return 0;
  theme = acies_theme_new (look, ruleset, &refused);
  fuzz_check_error (theme, refused);
  if (theme != NULL)
    draw (theme, ruleset);

  return 0;
}
