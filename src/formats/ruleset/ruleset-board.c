/* ruleset-board.c - reading ruleset.xml: how its boards are laid out, and how large they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-reader.h"

#include "engine/board/hex.h"

#include <glib/gi18n-lib.h>

static void
read_layout (const AciesRulesetReader *self,
             const AciesXmlNode       *node)
{
  const char      *layout = acies_xml_get (node, "layout");
  g_autofree char *shown = acies_reader_shorten (layout != NULL ? layout : "");

  if (layout == NULL || g_str_equal (layout, "hexes"))
    self->ruleset->layout = ACIES_BOARD_HEXES;
  else if (g_str_equal (layout, "squares"))
    self->ruleset->layout = ACIES_BOARD_SQUARES;
  else
    /* Translators: an attribute, its element, and the value; hexes and squares stay as they are */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s> must be hexes or squares, not “%3$s”"), "layout",
                        node->name, shown);
}

/* Returns: whether both numbers are good */
static gboolean
read_size (const AciesRulesetReader *self,
           const AciesXmlNode       *node,
           AciesBoardSize           *size)
{
  int      columns = ACIES_MIN_COLUMNS;
  int      rows = ACIES_MIN_ROWS;
  gboolean is_good = TRUE;

  is_good &= acies_reader_number (&self->reader, node, "columns", ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, &columns);
  is_good &= acies_reader_number (&self->reader, node, "rows", ACIES_MIN_ROWS, ACIES_MAX_ROWS, &rows);
  *size = (AciesBoardSize) { (guint8) columns, (guint8) rows };

  return is_good;
}

static void
add_size (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          AciesBoardSize            size)
{
  AciesRuleset *ruleset = self->ruleset;

  if (ruleset->n_sizes > 0 && acies_ruleset_has_size (ruleset, size.columns, size.rows))
    /* Translators: columns, and rows */
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("The size %1$u × %2$u appears twice"), size.columns, size.rows);
  else if (ruleset->n_sizes == ACIES_MAX_BOARD_SIZES)
    acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "A ruleset can have at most %d board size", "A ruleset can have at most %d board sizes", ACIES_MAX_BOARD_SIZES), ACIES_MAX_BOARD_SIZES);
  else
    ruleset->sizes[ruleset->n_sizes++] = size;
}

static void
read_further_size (const AciesRulesetReader *self,
                   const AciesXmlNode       *node)
{
  AciesBoardSize size;

  acies_reader_check_attributes (&self->reader, node, "columns rows");
  acies_reader_check_empty (&self->reader, node);
  if (!read_size (self, node, &size))
    return;
  if (self->ruleset->layout == ACIES_BOARD_SQUARES)
    add_size (self, node, size);
  else
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Boards of hexes can have any size: <size> is only for boards of squares"));
}

void
acies_ruleset_read_board (const AciesRulesetReader *self,
                          const AciesXmlNode       *node)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, node);
  AciesRuleset  *ruleset = self->ruleset;
  AciesBoardSize usual;
  int            rounds = 1;

  acies_reader_check_attributes (&self->reader, node, "layout columns rows rounds");
  read_layout (self, node);
  read_size (self, node, &usual);
  acies_reader_number (&self->reader, node, "rounds", 1, ACIES_MAX_END_ROUND, &rounds);
  ruleset->columns = usual.columns;
  ruleset->rows = usual.rows;
  ruleset->rounds = (guint8) rounds;
  ruleset->n_sizes = 0;
  if (ruleset->layout == ACIES_BOARD_SQUARES)
    ruleset->sizes[ruleset->n_sizes++] = usual;
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *child = g_ptr_array_index (children, i);

      if (g_str_equal (child->name, "size"))
        read_further_size (self, child);
      else
        acies_reader_unknown (&self->reader, child);
    }
}

static gboolean
read_corner (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             const char               *name,
             AciesBoardSize            size,
             AciesHex                 *hex)
{
  const char      *text = acies_reader_require (&self->reader, node, name);
  g_autofree char *shown = text != NULL ? acies_reader_shorten (text) : NULL;

  if (text == NULL)
    return FALSE;
  if (acies_hex_parse (text, hex) && acies_hex_column (*hex) < size.columns && acies_hex_row (*hex) < size.rows)
    return TRUE;
  /* Translators: an attribute, its element, and the value */
  acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s> is not a square on a board of this size: “%3$s”"), name, node->name, shown);

  return FALSE;
}

static gboolean
overlap (const AciesBoardArea *a,
         const AciesBoardArea *b)
{
  return a->size.columns == b->size.columns && a->size.rows == b->size.rows && acies_hex_column (a->first) <= acies_hex_column (b->last) &&
         acies_hex_column (b->first) <= acies_hex_column (a->last) && acies_hex_row (a->first) <= acies_hex_row (b->last) &&
         acies_hex_row (b->first) <= acies_hex_row (a->last);
}

static void
add_area (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          AciesBoardArea            area)
{
  AciesRuleset *ruleset = self->ruleset;
  gboolean      is_good = ruleset->n_sizes > 0 && acies_ruleset_has_size (ruleset, area.size.columns, area.size.rows) &&
                     acies_hex_column (area.first) <= acies_hex_column (area.last) && acies_hex_row (area.first) <= acies_hex_row (area.last);

  for (guint i = 0; i < ruleset->n_areas; i++)
    is_good = is_good && !overlap (&ruleset->areas[i], &area);
  if (!is_good)
    acies_reader_fault (&self->reader, node, "bad-value",
                        _ ("An area must name a board size of the ruleset, its “first” must not be after its “last” in column or row, and it must not overlap another area"));
  else if (ruleset->n_areas == ACIES_MAX_AREAS)
    /* Translators: a number, and the name of an element */
    acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$u <%2$s> elements"), ACIES_MAX_AREAS, "area");
  else
    ruleset->areas[ruleset->n_areas++] = area;
}

void
acies_ruleset_read_area (const AciesRulesetReader *self,
                         const AciesXmlNode       *node)
{
  AciesBoardArea area = { .first = ACIES_NO_HEX, .last = ACIES_NO_HEX };

  acies_reader_check_attributes (&self->reader, node, "side columns rows first last");
  acies_reader_check_empty (&self->reader, node);
  acies_reader_require (&self->reader, node, "side");
  area.side = acies_ruleset_look_up (self, node, "side", acies_ruleset_find_side);
  if (area.side != ACIES_NO_SIDE && read_size (self, node, &area.size) && read_corner (self, node, "first", area.size, &area.first) &&
      read_corner (self, node, "last", area.size, &area.last))
    add_area (self, node, area);
}
