/* snippet.h - a part of a board that can be copied, moved, rotated, flipped and pasted
 *
 * A snippet stores the position of each hex as a vector from an anchor hex. The clipboard uses a text form:
 *
 *   acies-snippet 1 RULESET
 *   hex 0 0 forest
 *   unit 0 0 principes rome 3 testudo
 *   label 0 0 Camp of Perseus
 *
 * In each line after the first, a keyword is followed by the two numbers of the vector. The unit in this example has 3
 * figures and the mark "testudo".
 *
 * A part of a square board can be cleared, but not pasted or moved (acies_reshape_check()).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

#define ACIES_SNIPPET_MAX_BYTES (256 * 1024)  /* maximum size of the text form */

typedef enum
{
  ACIES_SNIPPET_TERRAIN = 1 << 0,
  ACIES_SNIPPET_UNITS   = 1 << 1,
  ACIES_SNIPPET_LABELS  = 1 << 2,
  ACIES_SNIPPET_ALL     = ACIES_SNIPPET_TERRAIN | ACIES_SNIPPET_UNITS | ACIES_SNIPPET_LABELS,
} AciesSnippetParts;

typedef struct
{
  AciesVector at;       /* vector from the anchor to the hex */
  AciesId     terrain;  /* terrain of the hex, or ACIES_NO_ID if the entry has no terrain */
  AciesId     type;     /* type of the unit, or ACIES_NO_ID if the entry has no unit */
  AciesSide   side;
  guint8      figures;
  guint16     marks;
  guint8      properties[ACIES_MAX_PROPERTIES];
  char       *label;    /* (nullable): text of the label */
} AciesSnippetHex;

typedef struct
{
  AciesRuleset *ruleset;
  GArray       *hexes;    /* (element-type AciesSnippetHex): sorted by row, then from left to right. Each unit on a hex
                           * has its own entry. Only the first entry of a hex contains the terrain and the label. */
} AciesSnippet;

/* Creates a snippet with the contents of @hexes.
 * @hexes: (array length=n): hexes of the board
 * @anchor: the anchor, or %ACIES_NO_HEX to use the result of acies_snippet_middle()
 * Returns: (transfer full): the snippet */
AciesSnippet *acies_snippet_new_from_state (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesHex            anchor);
void          acies_snippet_free           (AciesSnippet       *self);

/* Returns: the hex in @hexes that is closest to the centre of @hexes; %ACIES_NO_HEX if @n is 0 */
AciesHex      acies_snippet_middle         (const AciesHex     *hexes,
                                            guint               n);

/* Rotates the snippet around its anchor, including the facing of its units.
 * @steps: the number of 60-degree steps; a positive number rotates clockwise, a negative number anticlockwise */
void          acies_snippet_rotate         (AciesSnippet       *self,
                                            int                 steps);
/* Flips the snippet horizontally around its anchor, including the facing of its units. */
void          acies_snippet_flip           (AciesSnippet       *self);

static inline const AciesSnippetHex *
acies_snippet_get (const AciesSnippet *self, guint index)
{
  return &g_array_index (self->hexes, AciesSnippetHex, index);
}

/* @index: the index of an entry of the snippet
 * @anchor: the hex of @board on which to place the anchor
 * Returns: the hex of @board on which the entry is placed, or %ACIES_NO_HEX if it is off the board */
static inline AciesHex
acies_snippet_place (const AciesSnippet *self, guint index, const AciesBoard *board, AciesHex anchor)
{
  AciesHex hex = acies_hex_add (anchor, acies_snippet_get (self, index)->at);

  return hex != ACIES_NO_HEX && acies_board_contains (board, hex) ? hex : ACIES_NO_HEX;
}

/* Creates the commands that paste the snippet. A pasted unit or label replaces the unit or label on its hex. All other
 * units and labels are kept.
 * @state: a scenario in edit mode, with the same ruleset as the snippet
 * @anchor: the hex on which to place the anchor
 * @parts: the parts to paste
 * @lost: (nullable) (element-type utf8): receives a sentence for each item that cannot be pasted
 * Returns: (transfer full) (element-type AciesCommand): valid commands; empty if the board has squares */
GArray       *acies_snippet_paste_commands (const AciesSnippet *self,
                                            const AciesState   *state,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost);

/* Creates the commands that clear the hexes @from and then paste the snippet.
 * @self: the contents of @from; the caller can rotate and flip the snippet before the move
 * @from: (array length=n): the hexes to clear; they can overlap the destination
 * @lost: (nullable) (element-type utf8): see acies_snippet_paste_commands()
 * @error: set if the board has squares, or if the destination of a unit is off the board or has no room for it
 * Returns: (transfer full) (nullable) (element-type AciesCommand): the commands, or %NULL on error */
GArray       *acies_snippet_move_commands  (const AciesSnippet *self,
                                            const AciesState   *state,
                                            const AciesHex     *from,
                                            guint               n,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost,
                                            GError            **error);

/* Creates the commands that clear @hexes, for the Cut and Delete actions.
 * @hexes: (array length=n): hexes of the board
 * @parts: the parts to clear
 * Returns: (transfer full) (element-type AciesCommand): the commands */
GArray       *acies_snippet_clear_commands (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesSnippetParts   parts);

/* Returns: (transfer full): the text form of the snippet; equal snippets have the same text form */
char         *acies_snippet_to_string      (const AciesSnippet *self);

/* Parses the text form of a snippet.
 * @text: untrusted text
 * @ruleset: the ruleset of the scenario into which to paste; the snippet can come from another ruleset
 * @lost: (nullable) (element-type utf8): receives a sentence for each item that @ruleset does not support
 * @error: %ACIES_RULE_ERROR with one sentence, which contains the line number if a line is invalid
 * Returns: (transfer full) (nullable): the snippet, or %NULL on error */
AciesSnippet *acies_snippet_parse          (const char         *text,
                                            AciesRuleset       *ruleset,
                                            GPtrArray          *lost,
                                            GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSnippet, acies_snippet_free)

G_END_DECLS
