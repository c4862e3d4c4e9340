/* sheet-flow.c - puts rows into columns
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "render/sheet-private.h"

#define HALVES 12 /* columns are even within their height by 2 to this power */

/* What must fit below each other: a row and those it stays with. */
static double
height_of_group (const AciesSheetRow *rows,
                 guint                n_rows,
                 gboolean             has_gap)
{
  double height = has_gap ? rows[0].gap : 0;

  for (guint i = 0; i < n_rows; i++)
    {
      height += (i > 0 ? rows[i].gap : 0) + rows[i].height;
      if (!rows[i].clings)
        break;
    }
  return height;
}

static void
put (const AciesSheetRow *row,
     AciesSheetColumn    *column,
     GArray              *placed)
{
  column->top += column->begun ? row->gap : 0;
  if (placed != NULL)
    g_array_append_vals (placed, &(AciesSheetPlaced) { *row, column->x, column->top, column->width }, 1);
  column->top += row->height;
  column->begun = TRUE;
}

guint
acies_sheet_flow (const AciesSheetRow *rows,
                  guint                n_rows,
                  AciesSheetColumn    *columns,
                  guint                n_columns,
                  GArray              *placed)
{
  guint    column = 0;
  gboolean in_group = FALSE;

  for (guint i = 0; i < n_rows; i++)
    {
      while (!in_group && column < n_columns &&
             columns[column].top + height_of_group (rows + i, n_rows - i, columns[column].begun) > columns[column].bottom + 0.01)
        column++;
      if (column == n_columns)
        return i;
      put (&rows[i], &columns[column], placed);
      in_group = rows[i].clings;
    }
  return n_rows;
}

static guint
flow_to_height (const AciesSheetRow    *rows,
                guint                   n_rows,
                const AciesSheetColumn *columns,
                guint                   n_columns,
                double                  share,
                AciesSheetColumn       *tries)
{
  for (guint i = 0; i < n_columns; i++)
    {
      tries[i] = columns[i];
      tries[i].bottom = columns[i].top + (columns[i].bottom - columns[i].top) * share;
    }
  return acies_sheet_flow (rows, n_rows, tries, n_columns, NULL);
}

guint
acies_sheet_flow_evenly (const AciesSheetRow *rows,
                         guint                n_rows,
                         AciesSheetColumn    *columns,
                         guint                n_columns,
                         GArray              *placed)
{
  g_autofree AciesSheetColumn *tries = g_new (AciesSheetColumn, n_columns + 1);
  double                       low = 0;
  double                       high = 1;
  guint                        n;

  if (flow_to_height (rows, n_rows, columns, n_columns, 1, tries) == n_rows)
    for (guint i = 0; i < HALVES; i++)
      {
        double middle = (low + high) / 2;

        if (flow_to_height (rows, n_rows, columns, n_columns, middle, tries) == n_rows)
          high = middle;
        else
          low = middle;
      }
  flow_to_height (rows, 0, columns, n_columns, high, tries);
  n = acies_sheet_flow (rows, n_rows, tries, n_columns, placed);
  for (guint i = 0; i < n_columns; i++)
    {
      columns[i].top = tries[i].top;
      columns[i].begun = tries[i].begun;
    }
  return n;
}
