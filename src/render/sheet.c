/* sheet.c - a battle on one printed page, and what of it does not fit
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-private.h"

#include <glib/gi18n-lib.h>

#define TITLE_GAP 10 /* from the line under the title to what follows */

void
acies_sheet_add_loss (GArray        *losses,
                      AciesSheetPart part,
                      guint          index,
                      guint          lines)
{
  for (guint i = 0; i < losses->len; i++)
    {
      AciesSheetLoss *loss = &g_array_index (losses, AciesSheetLoss, i);

      if (loss->part == part && loss->index == index)
        {
          loss->lines += lines;
          return;
        }
    }
  g_array_append_vals (losses, &(AciesSheetLoss) { part, index, lines }, 1);
}

/* Rows of one part that stand below each other are one block. */
static void
collect_blocks (AciesSheet *self)
{
  AciesSheetBlock *last = NULL;

  for (guint i = 0; i < self->placed->len; i++)
    {
      const AciesSheetPlaced *place = &g_array_index (self->placed, AciesSheetPlaced, i);

      if (last != NULL && last->part == place->row.part && last->index == place->row.index && last->x == place->x && place->y > last->y)
        last->height = place->y + place->row.height - last->y;
      else
        {
          AciesSheetBlock block = { place->row.part, place->row.index, place->x, place->y, place->width, place->row.height };

          g_array_append_val (self->blocks, block);
          last = &g_array_index (self->blocks, AciesSheetBlock, self->blocks->len - 1);
        }
    }
  if (self->map.width > 0)
    g_array_insert_val (self->blocks, MIN (1, self->blocks->len), self->map);
}

AciesSheet *
acies_sheet_new (const AciesState *state,
                 const AciesPage  *page)
{
  AciesSheet   *self = g_new0 (AciesSheet, 1);
  PangoContext *context = acies_sheet_new_context ();
  double        width = page->width - page->left - page->right;
  AciesSheetRow title;

  self->state = acies_state_copy (state);
  self->page = *page;
  self->placed = g_array_new (FALSE, FALSE, sizeof (AciesSheetPlaced));
  self->blocks = g_array_new (FALSE, FALSE, sizeof (AciesSheetBlock));
  self->losses = g_array_new (FALSE, FALSE, sizeof (AciesSheetLoss));
  self->title = acies_sheet_set_title (context, self->state, width, self->losses);
  title = g_array_index (self->title->battle, AciesSheetRow, 0);
  g_array_append_vals (self->placed, &(AciesSheetPlaced) { title, page->left, page->top, width }, 1);
  acies_sheet_fit (self, context, page->top + title.height + TITLE_GAP);
  collect_blocks (self);
  g_object_unref (context);
  return self;
}

void
acies_sheet_free (AciesSheet *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->placed);
  g_array_unref (self->blocks);
  g_array_unref (self->losses);
  g_clear_pointer (&self->title, acies_sheet_matter_free);
  g_clear_pointer (&self->matter, acies_sheet_matter_free);
  acies_state_free (self->state);
  g_free (self);
}

const AciesPage *
acies_sheet_get_page (const AciesSheet *self)
{
  return &self->page;
}

double
acies_sheet_get_size (const AciesSheet *self)
{
  return self->size;
}

const AciesSheetBlock *
acies_sheet_get_blocks (const AciesSheet *self,
                        guint            *n_blocks)
{
  *n_blocks = self->blocks->len;
  return (const AciesSheetBlock *) self->blocks->data;
}

const AciesSheetLoss *
acies_sheet_get_losses (const AciesSheet *self,
                        guint            *n_losses)
{
  *n_losses = self->losses->len;
  return (const AciesSheetLoss *) self->losses->data;
}

/* --- words ---------------------------------------------------------------------------------- */

static char *
dup_part (const AciesState *state,
          AciesSheetPart    part,
          guint             index)
{
  switch (part)
    {
    case ACIES_SHEET_ARMY:
      /* Translators: %s is a side; the beginning of "The army of Rome is too long ..." */
      return g_strdup_printf (_ ("The army list of %s"), state->ruleset->sides[index].name);

    case ACIES_SHEET_TEXT:
      return g_strdup (index == ACIES_TEXT_NOTES ? _ ("The notes") : _ ("The briefing"));

    case ACIES_SHEET_BATTLE:
      return g_strdup (_ ("The section on turns and rules"));

    case ACIES_SHEET_MAP:
    case ACIES_SHEET_TITLE:
    default:
      return g_strdup (_ ("The title with date, place and author"));
    }
}

/* Subjects may be one thing or several, so the verb has none of them. */
char *
acies_sheet_dup_sentence (const AciesState     *state,
                          const AciesSheetLoss *loss,
                          const char           *paper)
{
  g_autofree char *part = dup_part (state, loss->part, loss->index);

  if (paper != NULL)
    /* Translators: a part of the scenario sheet, the paper, a number: "The briefing: ..." */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %3$u line too long for the scenario sheet on %2$s",
                                         "%1$s: %3$u lines too long for the scenario sheet on %2$s", loss->lines),
                            part, paper, loss->lines);
  /* Translators: a part of the scenario sheet, a number: "The briefing: ..." */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$s: %2$u line too long for this page",
                                       "%1$s: %2$u lines too long for this page", loss->lines),
                          part, loss->lines);
}

char *
acies_sheet_dup_loss (const AciesSheet     *self,
                      const AciesSheetLoss *loss)
{
  return acies_sheet_dup_sentence (self->state, loss, NULL);
}

static void
append_cell (GString              *text,
             const AciesSheetCell *cell)
{
  const char *all = pango_layout_get_text (cell->letters->layout);

  if (cell->line != NULL)
    g_string_append_len (text, all + cell->line->start_index, cell->line->length);
  else
    g_string_append (text, all);
}

char *
acies_sheet_dup_text (const AciesSheet *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->placed->len; i++)
    {
      const AciesSheetRow *row = &g_array_index (self->placed, AciesSheetPlaced, i).row;

      for (guint j = 0; j < row->n_cells; j++)
        {
          g_string_append (text, j > 0 ? " " : "");
          append_cell (text, &row->cells[j]);
        }
      g_string_append_c (text, '\n');
    }
  return g_string_free (text, FALSE);
}
