/* export-choice.c - the table of all file types for export
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/actions/export-choice.h"

#include "app/shared/place-text.h"
#include "formats/files/file.h"
#include "render/export.h"

#include <glib/gi18n.h>
#include <string.h>

#define HEX_POINTS 60    /* default width of a hex, large enough to play on */
#define MOST_POINTS 1440 /* maximum width of a board image */

static const AciesExportChoice pictures[] = {
  { ACIES_EXPORT_MAP, N_ ("Board Image (PNG)"), ".png", NULL },
  { ACIES_EXPORT_MAP, N_ ("Board Drawing (SVG)"), ".svg", NULL },
  { ACIES_EXPORT_SHEET, N_ ("Scenario Sheet (PDF)"), ".pdf", NULL },
  { ACIES_EXPORT_MAP, N_ ("Board (PDF)"), ".pdf", NULL },
  { ACIES_EXPORT_SETUP, N_ ("Set-up Page (PDF)"), ".pdf", NULL },
  { ACIES_EXPORT_REFERENCE, N_ ("Reference Card (PDF)"), ".pdf", NULL },
};

static const AciesExportChoice reports[] = {
  { ACIES_EXPORT_REPORT, N_ ("Game Report (PDF)"), ".pdf", NULL },
  { ACIES_EXPORT_LOG, N_ ("Game Report (Text)"), ".txt", NULL },
};

static AciesExportChoice
choice_of_format (const AciesExport *format)
{
  return (AciesExportChoice) { ACIES_EXPORT_FORMAT, format->name, format->ending, format };
}

GArray *
acies_export_choices (const AciesState *state)
{
  GArray            *choices = g_array_new (FALSE, FALSE, sizeof (AciesExportChoice));
  guint              n;
  const AciesExport *formats = acies_exports (&n);

  if (state->outcome.reason != ACIES_END_NOT_YET)
    g_array_append_vals (choices, reports, G_N_ELEMENTS (reports));
  g_array_append_vals (choices, pictures, G_N_ELEMENTS (pictures));
  for (guint i = 0; i < n; i++)
    if (acies_export_can_hold (&formats[i], state, "", NULL))
      g_array_append_vals (choices, (AciesExportChoice[]) { choice_of_format (&formats[i]) }, 1);
  if (state->mode == ACIES_MODE_PLAY && state->outcome.reason == ACIES_END_NOT_YET)
    g_array_append_vals (choices, reports, G_N_ELEMENTS (reports));
  return choices;
}

GArray *
acies_export_choices_reference (void)
{
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (AciesExportChoice));

  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    if (pictures[i].kind == ACIES_EXPORT_REFERENCE)
      g_array_append_val (choices, pictures[i]);
  return choices;
}

AciesExportChoice
acies_export_choice_find (const GArray            *choices,
                          const AciesExportChoice *chosen,
                          const char              *name)
{
  const AciesExport *format = acies_exports_find (name);

  if (chosen != NULL && g_str_has_suffix (name, chosen->ending))
    return *chosen;
  if (format != NULL)
    return choice_of_format (format);
  for (guint i = 0; i < choices->len; i++)
    if (g_str_has_suffix (name, g_array_index (choices, AciesExportChoice, i).ending))
      return g_array_index (choices, AciesExportChoice, i);
  return chosen != NULL ? *chosen : g_array_index (choices, AciesExportChoice, 0);
}

AciesExportOrder *
acies_export_order_new (const AciesExportChoice *choice,
                        const AciesState        *state,
                        const AciesState        *scenario,
                        const AciesTheme        *theme,
                        GFile                   *file)
{
  AciesExportOrder *self = g_new0 (AciesExportOrder, 1);

  self->choice = *choice;
  self->state = acies_state_copy (state);
  self->scenario = acies_state_copy (scenario);
  self->theme = acies_theme_new_like (theme, state->ruleset);
  self->dpi = 150;
  self->names = TRUE;
  self->file = g_object_ref (file);
  self->findings = acies_findings_new ();
  return self;
}

void
acies_export_order_free (AciesExportOrder *self)
{
  acies_state_free (self->state);
  acies_state_free (self->scenario);
  acies_theme_free (self->theme);
  g_clear_pointer (&self->hexes, g_array_unref);
  g_clear_pointer (&self->report, acies_report_free);
  g_object_unref (self->file);
  acies_findings_free (self->findings);
  g_free (self);
}

static GBytes *
draw_map (const AciesExportOrder *self,
          GError                **error)
{
  AciesFrame      frame = { .dpi = self->dpi };
  AciesRenderView view;
  guint           columns = self->state->board->columns;
  guint           first = ACIES_MAX_COLUMNS, last = 0;

  if (self->hexes != NULL && self->hexes->len > 0)
    {
      frame.hexes = (const AciesHex *) self->hexes->data;
      frame.n_hexes = self->hexes->len;
      for (guint i = 0; i < frame.n_hexes; i++)
        {
          first = MIN (first, acies_hex_column (frame.hexes[i]));
          last = MAX (last, acies_hex_column (frame.hexes[i]));
        }
      columns = last + 1 - first;
    }
  frame.width = (int) MIN ((columns + 1) * HEX_POINTS, MOST_POINTS);
  acies_render_view_init (&view, self->state->board, frame.width, frame.width);
  view.show_names = self->names;
  view.is_plain = self->plain;
  return acies_render_to_bytes (self->state, self->theme, &view, self->choice.ending, &frame, error);
}

static GBytes *
draw_sheet (const AciesExportOrder *self,
            GError                **error)
{
  AciesPage page = acies_page (self->paper, ACIES_ORIENTATION_BOARD, self->scenario->board);
  g_autoptr (AciesSheet) sheet = acies_sheet_new (self->scenario, &page);
  guint                 n;
  const AciesSheetLoss *losses = acies_sheet_get_losses (sheet, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *sentence = acies_sheet_dup_loss (sheet, &losses[i]);

      acies_findings_add (self->findings, ACIES_SEVERITY_WARNING, "text-overflows-sheet", "%s", sentence);
    }
  return acies_sheet_to_bytes (sheet, self->theme, self->choice.ending, self->dpi, error);
}

static GBytes *
draw_setup (const AciesExportOrder *self,
            GError                **error)
{
  AciesPage page = acies_page (self->paper, ACIES_ORIENTATION_PORTRAIT, NULL);
  g_autoptr (AciesSheet) sheet = acies_sheet_new_setup (self->scenario, &page);

  return acies_sheet_to_bytes (sheet, self->theme, self->choice.ending, self->dpi, error);
}

static GBytes *
draw_reference (const AciesExportOrder *self,
                GError                **error)
{
  AciesPage page = acies_page (self->paper, ACIES_ORIENTATION_PORTRAIT, NULL);
  g_autoptr (GPtrArray) pages = acies_reference_new (self->scenario, &page);

  return acies_reference_to_bytes (pages, self->theme, error);
}

static GBytes *
tell_game (const AciesExportOrder *self)
{
  char *text = acies_report_dup_text (self->report);

  return g_bytes_new_take (text, strlen (text));
}

static GBytes *
draw (const AciesExportOrder *self,
      GError                **error)
{
  switch (self->choice.kind)
    {
    case ACIES_EXPORT_SHEET:
      return draw_sheet (self, error);

    case ACIES_EXPORT_SETUP:
      return draw_setup (self, error);

    case ACIES_EXPORT_REFERENCE:
      return draw_reference (self, error);

    case ACIES_EXPORT_REPORT:
      return acies_report_to_bytes (self->report, self->theme, self->paper, NULL, error);

    case ACIES_EXPORT_LOG:
      return tell_game (self);

    case ACIES_EXPORT_MAP:
    case ACIES_EXPORT_FORMAT:
    default:
      return draw_map (self, error);
    }
}

static GBytes *
paint_cb (const AciesRuleset *ruleset,
          guint               columns,
          int                 width,
          int                 height,
          gpointer            theme,
          GError            **error)
{
  return acies_render_tiles (ruleset, theme, columns, width, height, error);
}

gboolean
acies_export_order_run (AciesExportOrder *self,
                        GCancellable     *cancellable,
                        GError          **error)
{
  g_autofree char *shown = acies_place_name (self->file);
  g_autoptr (GBytes) bytes = NULL;
  const AciesExportPainter painter = { paint_cb, self->theme };

  if (self->choice.kind == ACIES_EXPORT_FORMAT)
    return acies_export_save (self->choice.format, self->state, self->file, shown, &painter, self->findings, cancellable, error);
  bytes = draw (self, error);
  return bytes != NULL && acies_file_save (self->file, bytes, cancellable, error);
}
