/* test-ui-paper.c - what leaves the window: pages that are printed, pictures and sheets that are exported
 *
 * Needs a display; tests/gui/in-box.py gives it one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/export-choice.h"
#include "app/actions/print.h"
#include "support/data.h"
#include "support/pictures.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  AciesLibrary *library;
  AciesState   *state;
  AciesTheme   *theme;
  char         *folder;
} Fixture;

static void
set_up (Fixture      *self,
        gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("ACIES_DATA_DIR"), "rulesets", "rome-vs-macedon", "scenarios", "pydna.acies", NULL);
  g_autoptr (GBytes) bytes = data_load (path);

  self->library = acies_library_new (NULL);
  self->state = data_read_good (self->library, bytes, path);
  self->theme = pictures_theme_new (self->state->ruleset);
  self->folder = g_dir_make_tmp ("acies-paper-XXXXXX", NULL);
}

static void
tear_down (Fixture      *self,
           gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (remove (path), ==, 0);
    }
  g_assert_cmpint (remove (self->folder), ==, 0);
  g_free (self->folder);
  acies_theme_free (self->theme);
  acies_state_free (self->state);
  acies_library_unref (self->library);
}

/* Returns: what follows the mark, or NULL */
static const char *
find_after (const char *data,
            gsize       length,
            const char *mark)
{
  for (gsize i = 0; i + strlen (mark) < length; i++)
    if (memcmp (data + i, mark, strlen (mark)) == 0)
      return data + i + strlen (mark);
  return NULL;
}

/* Newer cairo packs even what says how large a page is.
 *
 * Returns: (transfer full): what follows the mark in the first packed part that has it, or NULL */
static char *
find_packed (const char *data,
             gsize       length,
             const char *mark)
{
  const char *end = data + length;

  for (const char *part = find_after (data, length, "stream\n"); part != NULL; part = find_after (part, end - part, "stream\n"))
    {
      g_autoptr (GZlibDecompressor) unpacker = g_zlib_decompressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB);
      g_autofree char *text = g_malloc0 (65536);
      gsize            n_read, n_written = 0;
      const char      *found;

      if (g_converter_convert (G_CONVERTER (unpacker), part, end - part, text, 65535, 0, &n_read, &n_written, NULL) == G_CONVERTER_ERROR)
        continue;
      found = find_after (text, n_written, mark);
      if (found != NULL)
        return g_strdup (found);
    }
  return NULL;
}

/* Width and height of the only page of a PDF. */
static void
assert_pdf (const char *path,
            double      width,
            double      height)
{
  g_autofree char *contents = NULL;
  g_autofree char *box = NULL;
  gsize            length;
  const char       mark[] = "/MediaBox [ 0 0 ";
  char            *end;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpmem (contents, 5, "%PDF-", 5);
  box = g_strdup (find_after (contents, length, mark));
  if (box == NULL)
    box = find_packed (contents, length, mark);
  g_assert_nonnull (box);
  g_assert_cmpfloat_with_epsilon (g_ascii_strtod (box, &end), width, 1);
  g_assert_cmpfloat_with_epsilon (g_ascii_strtod (end, NULL), height, 1);
  g_assert_cmpuint (length, >, 20000);
}

/* --- printing ------------------------------------------------------------------------------- */

static void
print_to (Fixture           *self,
          const char        *path,
          GtkPageSetup      *setup,
          GtkPrintOperation *print)
{
  g_autoptr (GError) error = NULL;

  if (setup != NULL)
    gtk_print_operation_set_default_page_setup (print, setup);
  gtk_print_operation_set_export_filename (print, path);
  g_assert_cmpint (gtk_print_operation_run (print, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL, &error), ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_no_error (error);
}

/* The paper lies as the board does. */
static void
test_print_sheet (Fixture      *self,
                  gconstpointer data)
{
  g_autoptr (GtkPrintOperation) print = acies_print_new (self->state, self->theme, "Pydna", ACIES_PRINT_SHEET);
  g_autofree char *path = g_build_filename (self->folder, "sheet.pdf", NULL);
  GtkPageSetup    *setup = gtk_print_operation_get_default_page_setup (print);

  print_to (self, path, NULL, print);
  assert_pdf (path, gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS), gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
  g_assert_cmpfloat (gtk_page_setup_get_paper_width (setup, GTK_UNIT_POINTS), >, gtk_page_setup_get_paper_height (setup, GTK_UNIT_POINTS));
}

/* The page of the dialog counts, turned or small. */
static void
test_print_other_papers (Fixture      *self,
                         gconstpointer data)
{
  static const char *const names[] = { GTK_PAPER_NAME_LETTER, GTK_PAPER_NAME_A5, GTK_PAPER_NAME_A3 };
  g_autofree char         *path = g_build_filename (self->folder, "other.pdf", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (AciesPrintKind kind = ACIES_PRINT_SHEET; kind <= ACIES_PRINT_REFERENCE; kind++)
      {
        g_autoptr (GtkPrintOperation) print = acies_print_new (self->state, self->theme, "Pydna", kind);
        g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
        GtkPaperSize *paper = gtk_paper_size_new (names[i]);

        gtk_page_setup_set_paper_size (setup, paper);
        gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_PORTRAIT);
        print_to (self, path, setup, print);
        assert_pdf (path, gtk_paper_size_get_width (paper, GTK_UNIT_POINTS), gtk_paper_size_get_height (paper, GTK_UNIT_POINTS));
        gtk_paper_size_free (paper);
      }
}

/* --- exporting ------------------------------------------------------------------------------ */

/* The name says what is meant where it can; else the list does. */
static void
test_choices (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (GArray) choices = acies_export_choices (self->state);
  const AciesExportChoice *last = NULL; /* picture */

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, AciesExportChoice, i).kind == ACIES_EXPORT_MAP)
      last = &g_array_index (choices, AciesExportChoice, i);
  g_assert_nonnull (last);
  g_assert_cmpint (acies_export_choice_find (choices, NULL, "a.pdf").kind, ==, ACIES_EXPORT_SHEET);
  g_assert_cmpint (acies_export_choice_find (choices, last, "a.pdf").kind, ==, ACIES_EXPORT_MAP);
  g_assert_cmpstr (acies_export_choice_find (choices, last, "a.svg").ending, ==, ".svg");
  g_assert_cmpstr (acies_export_choice_find (choices, last, "a").ending, ==, ".pdf");
  g_assert_cmpint (acies_export_choice_find (choices, last, "a.json").kind, ==, ACIES_EXPORT_FORMAT);
}

static gsize
write_order (Fixture          *self,
             AciesExportOrder *order)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  gsize            length;

  g_assert_true (acies_export_order_run (order, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_load_contents (order->file, NULL, &contents, &length, NULL, NULL));
  acies_export_order_free (order);
  return length;
}

/* Each choice writes a file; more pixels and more hexes make it larger. */
static void
test_orders (Fixture      *self,
             gconstpointer data)
{
  g_autoptr (GArray) choices = acies_export_choices (self->state);

  for (guint i = 0; i < choices->len; i++)
    {
      const AciesExportChoice *choice = &g_array_index (choices, AciesExportChoice, i);
      g_autofree char         *path = g_strdup_printf ("%s/%u%s", self->folder, i, choice->ending);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      AciesExportOrder *order = acies_export_order_new (choice, self->state, self->state, self->theme, file);
      gsize             whole, part, without;
      AciesHex          hexes[] = { acies_hex (0, 0), acies_hex (1, 0) };

      order->dpi = 192;
      whole = write_order (self, order);
      order = acies_export_order_new (choice, self->state, self->state, self->theme, file);
      order->dpi = 192;
      order->hexes = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (AciesHex)), hexes, 2);
      part = write_order (self, order);
      order = acies_export_order_new (choice, self->state, self->state, self->theme, file);
      order->dpi = 192;
      order->names = FALSE;
      without = write_order (self, order);
      if (choice->kind == ACIES_EXPORT_MAP)
        {
          g_assert_cmpuint (part, <, whole);
          g_assert_cmpuint (without, <, whole);
        }
      else
        g_assert_cmpuint (part, >, whole / 2);
    }
}

/* A game offers its report besides, and before everything else once it is over. */
static void
test_reports (Fixture      *self,
              gconstpointer data)
{
  g_autoptr (AciesSession) session = acies_session_new_game (self->state, 1, ACIES_DICE_ROLLED);
  g_autoptr (AciesState) over = acies_state_copy (acies_session_get_state (session));
  g_autoptr (GArray) choices = acies_export_choices (acies_session_get_state (session));
  g_autoptr (GArray) choices_over = NULL;
  g_autoptr (GArray) choices_edit = acies_export_choices (self->state);

  over->outcome.reason = ACIES_END_FIRST_OWN;
  choices_over = acies_export_choices (over);
  g_assert_cmpuint (choices->len, ==, choices_edit->len + 2);
  g_assert_cmpuint (choices_over->len, ==, choices->len);
  g_assert_cmpint (g_array_index (choices_over, AciesExportChoice, 0).kind, ==, ACIES_EXPORT_REPORT);
  for (guint i = choices->len - 2; i < choices->len; i++)
    {
      const AciesExportChoice *choice = &g_array_index (choices, AciesExportChoice, i);
      g_autofree char         *path = g_strdup_printf ("%s/report-%u%s", self->folder, i, choice->ending);
      g_autoptr (GFile) file = g_file_new_for_path (path);
      AciesExportOrder *order = acies_export_order_new (choice, acies_session_get_state (session), self->state, self->theme, file);

      order->report = acies_report_new (session);
      g_assert_cmpuint (write_order (self, order), >, 100);
    }
}

/* Too many pixels are refused, and nothing is written. */
static void
test_order_too_large (Fixture      *self,
                      gconstpointer data)
{
  g_autoptr (GArray) choices = acies_export_choices (self->state);
  g_autofree char *path = g_build_filename (self->folder, "large.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AciesExportChoice map = acies_export_choice_find (choices, NULL, path);
  g_autoptr (AciesExportOrder) order = acies_export_order_new (&map, self->state, self->state, self->theme, file);
  g_autoptr (GError) error = NULL;

  order->dpi = ACIES_RENDER_MAX_DPI;
  g_assert_false (acies_export_order_run (order, NULL, &error));
  g_assert_error (error, ACIES_RENDER_ERROR, ACIES_RENDER_ERROR_SIZE);
  g_assert_false (g_file_query_exists (file, NULL));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add ("/ui/paper/print-sheet", Fixture, NULL, set_up, test_print_sheet, tear_down);
  g_test_add ("/ui/paper/print-other-papers", Fixture, NULL, set_up, test_print_other_papers, tear_down);
  g_test_add ("/ui/paper/choices", Fixture, NULL, set_up, test_choices, tear_down);
  g_test_add ("/ui/paper/orders", Fixture, NULL, set_up, test_orders, tear_down);
  g_test_add ("/ui/paper/reports", Fixture, NULL, set_up, test_reports, tear_down);
  g_test_add ("/ui/paper/order-too-large", Fixture, NULL, set_up, test_order_too_large, tear_down);
  return g_test_run ();
}
