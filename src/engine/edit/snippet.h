/* snippet.h - a part of a board: to copy, move, turn, flip and paste
 *
 * Hexes are stored as vectors from an anchor, so a snippet keeps its shape in every place. The text form is for the clipboard:
 *
 *   acies-snippet 1 RULESET
 *   hex 0 0 forest
 *   unit 0 0 principes rome 3 testudo
 *   label 0 0 Camp of Perseus
 *
 * On a board of squares only clearing works; paste and move are refused (board.h).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

#define ACIES_SNIPPET_MAX_BYTES (256 * 1024)  /* of a text form */

typedef enum
{
  ACIES_SNIPPET_TERRAIN = 1 << 0,
  ACIES_SNIPPET_UNITS   = 1 << 1,
  ACIES_SNIPPET_LABELS  = 1 << 2,
  ACIES_SNIPPET_ALL     = ACIES_SNIPPET_TERRAIN | ACIES_SNIPPET_UNITS | ACIES_SNIPPET_LABELS,
} AciesSnippetParts;

typedef struct
{
  AciesVector at;       /* from the anchor */
  AciesId     terrain;  /* ACIES_NO_ID: not in the snippet */
  AciesId     type;     /* of the unit, or ACIES_NO_ID */
  AciesSide   side;
  guint8      figures;
  guint16     marks;
  guint8      properties[ACIES_MAX_PROPERTIES];
  char       *label;    /* (nullable) */
} AciesSnippetHex;

typedef struct
{
  AciesRuleset *ruleset;
  GArray       *hexes;    /* of AciesSnippetHex, by row, then from left to right; a hex with several units has one more entry
                           * for each further unit, without terrain and label */
} AciesSnippet;

/* @hexes: (array length=n): hexes of the board
 * @anchor: a hex, or %ACIES_NO_HEX for acies_snippet_middle()
 * Returns: (transfer full): the contents of @hexes */
AciesSnippet *acies_snippet_new_from_state (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesHex            anchor);
AciesSnippet *acies_snippet_copy           (const AciesSnippet *self);
void          acies_snippet_free           (AciesSnippet       *self);

/* Returns: the hex of @hexes nearest to their centre */
AciesHex      acies_snippet_middle         (const AciesHex     *hexes,
                                            guint               n);

/* Turns the snippet about its anchor, clockwise by @steps of 60 degrees; negative steps turn anticlockwise. */
void          acies_snippet_rotate         (AciesSnippet       *self,
                                            int                 steps);
/* Mirrors the snippet left to right; the anchor stays. */
void          acies_snippet_flip           (AciesSnippet       *self);

static inline const AciesSnippetHex *
acies_snippet_get (const AciesSnippet *self, guint index)
{
  return &g_array_index (self->hexes, AciesSnippetHex, index);
}

/* @index: of an entry of the snippet
 * @anchor: a hex of @board
 * Returns: the place of the entry on @board, %ACIES_NO_HEX if it is off the board */
static inline AciesHex
acies_snippet_place (const AciesSnippet *self, guint index, const AciesBoard *board, AciesHex anchor)
{
  AciesHex hex = acies_hex_add (anchor, acies_snippet_get (self, index)->at);

  return hex != ACIES_NO_HEX && acies_board_contains (board, hex) ? hex : ACIES_NO_HEX;
}

/* Pasted units and labels replace existing ones, as "place" does. A hex without a unit or label in the snippet keeps its own.
 * @state: a scenario of the snippet's ruleset
 * @lost: (nullable) (element-type utf8): receives a sentence for each thing that cannot be pasted: off the board, or no room
 * Returns: (transfer full) (element-type AciesCommand): the commands; all are valid */
GArray       *acies_snippet_paste_commands (const AciesSnippet *self,
                                            const AciesState   *state,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost);

/* Never loses units.
 * @self: the contents of @from, possibly turned and flipped
 * @from: (array length=n): hexes to clear; can overlap with the destination
 * @lost: (nullable) (element-type utf8): as for acies_snippet_paste_commands()
 * @error: the board has squares, or a unit would be off the board or have no room
 * Returns: (transfer full) (nullable) (element-type AciesCommand): the commands */
GArray       *acies_snippet_move_commands  (const AciesSnippet *self,
                                            const AciesState   *state,
                                            const AciesHex     *from,
                                            guint               n,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost,
                                            GError            **error);

/* @hexes: (array length=n): hexes of the board
 * Returns: (transfer full) (element-type AciesCommand): the commands that empty @hexes, for "cut" and "delete" */
GArray       *acies_snippet_clear_commands (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesSnippetParts   parts);

/* Returns: (transfer full): the text form; equal snippets give equal text */
char         *acies_snippet_to_string      (const AciesSnippet *self);

/* @text: untrusted
 * @ruleset: of the target scenario; the text can be from another game
 * @lost: (nullable) (element-type utf8): receives a sentence for each thing that @ruleset does not have and that is left out
 * @error: %ACIES_RULE_ERROR: one sentence with the number of the invalid line
 * Returns: (transfer full) (nullable): the snippet */
AciesSnippet *acies_snippet_parse          (const char         *text,
                                            AciesRuleset       *ruleset,
                                            GPtrArray          *lost,
                                            GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSnippet, acies_snippet_free)

G_END_DECLS
