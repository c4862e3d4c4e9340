/* snippet.h - a part of a board to copy, move, rotate, flip and paste
 *
 * A snippet stores hexes as vectors from an anchor, so it has the same shape at every anchor. The text form for the clipboard is:
 *
 *   acies-snippet 1 RULESET
 *   hex 0 0 forest
 *   unit 0 0 principes rome 3 testudo
 *   label 0 0 Camp of Perseus
 *
 * On a board of squares, contents can only be cleared. Pasting and moving are refused (acies_reshape_check()).
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
  AciesVector at;       /* vector from the anchor */
  AciesId     terrain;  /* terrain of the hex, or ACIES_NO_ID if the snippet does not contain it */
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
  GArray       *hexes;    /* (element-type AciesSnippetHex): sorted by row, then from left to right; each additional unit on a hex
                           * has its own entry, without terrain and label */
} AciesSnippet;

/* @hexes: (array length=n): hexes of the board
 * @anchor: the anchor, or %ACIES_NO_HEX for the hex that acies_snippet_middle() returns
 * Returns: (transfer full): a snippet with the contents of @hexes */
AciesSnippet *acies_snippet_new_from_state (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesHex            anchor);
AciesSnippet *acies_snippet_copy           (const AciesSnippet *self);
void          acies_snippet_free           (AciesSnippet       *self);

/* Returns: the hex in @hexes that is nearest to the centre of @hexes */
AciesHex      acies_snippet_middle         (const AciesHex     *hexes,
                                            guint               n);

/* Rotates the snippet clockwise around its anchor by 60 degrees, @steps times. Negative @steps rotate it anticlockwise. */
void          acies_snippet_rotate         (AciesSnippet       *self,
                                            int                 steps);
/* Mirrors the snippet left to right around its anchor. */
void          acies_snippet_flip           (AciesSnippet       *self);

static inline const AciesSnippetHex *
acies_snippet_get (const AciesSnippet *self, guint index)
{
  return &g_array_index (self->hexes, AciesSnippetHex, index);
}

/* @index: the index of an entry of the snippet
 * @anchor: the hex of @board at which to place the anchor
 * Returns: the hex of the entry on @board, or %ACIES_NO_HEX if it is off the board */
static inline AciesHex
acies_snippet_place (const AciesSnippet *self, guint index, const AciesBoard *board, AciesHex anchor)
{
  AciesHex hex = acies_hex_add (anchor, acies_snippet_get (self, index)->at);

  return hex != ACIES_NO_HEX && acies_board_contains (board, hex) ? hex : ACIES_NO_HEX;
}

/* Lists the commands that paste the snippet. Each unit or label of the snippet replaces the unit or label that is already on the
 * hex. All other units and labels remain.
 * @state: a scenario of the snippet's ruleset
 * @lost: (nullable) (element-type utf8): receives a sentence for each item that would be off the board or has no room
 * Returns: (transfer full) (element-type AciesCommand): the commands, which are all valid */
GArray       *acies_snippet_paste_commands (const AciesSnippet *self,
                                            const AciesState   *state,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost);

/* Lists the commands that clear the hexes @from and paste @self. The move is refused if a unit would be lost.
 * @self: the contents of @from; the caller can rotate and flip them
 * @from: (array length=n): hexes to clear; they can overlap with the destination
 * @lost: (nullable) (element-type utf8): see acies_snippet_paste_commands()
 * @error: set if the board has squares, or if a unit would be off the board or have no room
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
 * Returns: (transfer full) (element-type AciesCommand): the commands that clear @hexes, for "cut" and "delete" */
GArray       *acies_snippet_clear_commands (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesSnippetParts   parts);

/* Returns: (transfer full): the text form; equal snippets have equal text forms */
char         *acies_snippet_to_string      (const AciesSnippet *self);

/* @text: untrusted text
 * @ruleset: the ruleset of the target scenario; the text can come from a scenario of another ruleset
 * @lost: (nullable) (element-type utf8): receives a sentence for each item that is omitted because @ruleset does not have it
 * @error: %ACIES_RULE_ERROR with one sentence that contains the number of the invalid line
 * Returns: (transfer full) (nullable): the snippet */
AciesSnippet *acies_snippet_parse          (const char         *text,
                                            AciesRuleset       *ruleset,
                                            GPtrArray          *lost,
                                            GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSnippet, acies_snippet_free)

G_END_DECLS
