/* snippet.h - a piece of a board: to copy, move, turn, flip and paste
 *
 * Its hexes lie relative to an anchor, in steps that mean the same in every row,
 * so a piece keeps its shape wherever it is put. As text it goes through
 * clipboards, and between documents:
 *
 *   acies-snippet 1 RULESET
 *   hex 0 0 forest
 *   unit 0 0 principes rome 3 testudo
 *   label 0 0 Camp of Perseus
 *
 * On a board of squares none is pasted and none moves (board.h); to clear hexes
 * goes there, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

#define ACIES_SNIPPET_MAX_BYTES (256 * 1024)  /* of a text that is read */

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
  AciesId     terrain;  /* NO_ID: nothing is known of it */
  AciesId     type;     /* of the unit there, or NO_ID */
  AciesSide   side;
  guint8      figures;
  guint16     marks;
  guint8      properties[ACIES_MAX_PROPERTIES];
  char       *label;    /* or NULL */
} AciesSnippetHex;

typedef struct
{
  AciesRuleset *ruleset;
  GArray       *hexes;    /* of AciesSnippetHex, by row, then from left to right; where several units stand on one
                           * (units.h) it comes once more for each after the first, without terrain and label */
} AciesSnippet;

/**
 * acies_snippet_new_from_state:
 * @hexes: (array length=n): of the board
 * @anchor: a hex, or %ACIES_NO_HEX for the one in the middle of them
 *
 * Returns: (transfer full): what is on them
 */
AciesSnippet *acies_snippet_new_from_state (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesHex            anchor);
AciesSnippet *acies_snippet_copy           (const AciesSnippet *self);
void          acies_snippet_free           (AciesSnippet       *self);

/* The one of @hexes that lies nearest to the middle of all. */
AciesHex      acies_snippet_middle         (const AciesHex     *hexes,
                                            guint               n);

/* Turns it about its anchor, clockwise by 60 degrees a step; negative: the other way. */
void          acies_snippet_rotate         (AciesSnippet       *self,
                                            int                 steps);
/* Left becomes right; the anchor stays. */
void          acies_snippet_flip           (AciesSnippet       *self);

static inline const AciesSnippetHex *
acies_snippet_get (const AciesSnippet *self, guint index)
{
  return &g_array_index (self->hexes, AciesSnippetHex, index);
}

/**
 * acies_snippet_place:
 * @index: of one of its hexes
 * @anchor: a hex of @board
 *
 * Returns: where that hex comes to lie, %ACIES_NO_HEX off the board
 */
AciesHex      acies_snippet_place          (const AciesSnippet *self,
                                            guint               index,
                                            const AciesBoard   *board,
                                            AciesHex            anchor);

/**
 * acies_snippet_paste_commands:
 * @state: a scenario of the snippet's ruleset
 * @lost: (nullable) (element-type utf8): a sentence for each thing that cannot be
 *   pasted is added: what lies off the board, what there is no room for
 *
 * Units and labels replace those where they come to lie, as "place" does; a hex without
 * them leaves what is there.
 *
 * Returns: (transfer full) (element-type AciesCommand): none of which is refused
 */
GArray       *acies_snippet_paste_commands (const AciesSnippet *self,
                                            const AciesState   *state,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost);

/**
 * acies_snippet_move_commands:
 * @self: what was on @from, turned and flipped as wanted
 * @from: (array length=n): they are cleared; may overlap with where it goes
 * @lost: (nullable) (element-type utf8): as for acies_snippet_paste_commands()
 * @error: why not: a unit would fall off the board, or find no room where others
 *   stay; or the board is one of squares
 *
 * Units are never lost.
 *
 * Returns: (transfer full) (element-type AciesCommand): or %NULL
 */
GArray       *acies_snippet_move_commands  (const AciesSnippet *self,
                                            const AciesState   *state,
                                            const AciesHex     *from,
                                            guint               n,
                                            AciesHex            anchor,
                                            AciesSnippetParts   parts,
                                            GPtrArray          *lost,
                                            GError            **error);

/**
 * acies_snippet_clear_commands:
 * @hexes: (array length=n): of the board
 *
 * Returns: (transfer full) (element-type AciesCommand): what empties them: what
 *   "cut" and "delete" do
 */
GArray       *acies_snippet_clear_commands (const AciesState   *state,
                                            const AciesHex     *hexes,
                                            guint               n,
                                            AciesSnippetParts   parts);

/**
 * acies_snippet_to_string:
 * Returns: (transfer full): the lines above; equal snippets give equal text
 */
char         *acies_snippet_to_string      (const AciesSnippet *self);

/**
 * acies_snippet_parse:
 * @text: from anywhere
 * @ruleset: of the scenario it is for; the text may come from another game
 * @lost: (nullable) (element-type utf8): a sentence for each thing that @ruleset
 *   does not know is added; it is left out
 * @error: %ACIES_RULE_ERROR, one sentence with the line that is wrong
 *
 * Returns: (transfer full): the snippet, or %NULL
 */
AciesSnippet *acies_snippet_parse          (const char         *text,
                                            AciesRuleset       *ruleset,
                                            GPtrArray          *lost,
                                            GError            **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSnippet, acies_snippet_free)

G_END_DECLS
