/* format-kinds.c - the kinds of finding of files, and the list of all kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/format-kinds.h"

#include "engine/find/scenario-procs.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_format_kinds[] = {
  /* the document */
  { "newer-format", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file is of a newer format; what is new in it is lost") },
  { "old-game", ACIES_SEVERITY_WARNING, FALSE, N_ ("The game is of an older format, whose positions cannot be compared with ours") },
  { "missing-element", ACIES_SEVERITY_ERROR, FALSE, N_ ("An element that must be there is missing") },
  { "missing-attribute", ACIES_SEVERITY_ERROR, FALSE, N_ ("An attribute that must be there is missing") },
  { "duplicate-element", ACIES_SEVERITY_ERROR, FALSE, N_ ("An element is there twice") },
  { "unknown-element", ACIES_SEVERITY_ERROR, FALSE, N_ ("An element is not known at its place") },
  { "unknown-attribute", ACIES_SEVERITY_ERROR, FALSE, N_ ("An attribute is not known at its place") },
  { "foreign-attribute", ACIES_SEVERITY_WARNING, FALSE, N_ ("An attribute of another program will be left out") },
  { "unexpected-text", ACIES_SEVERITY_ERROR, FALSE, N_ ("There is text where none may be") },
  { "control-character", ACIES_SEVERITY_ERROR, FALSE, N_ ("A text holds a character nobody can read") },
  { "text-too-long", ACIES_SEVERITY_ERROR, FALSE, N_ ("A text is too long") },
  { "bad-number", ACIES_SEVERITY_ERROR, FALSE, N_ ("Something else stands where a number should be") },
  { "out-of-range", ACIES_SEVERITY_ERROR, FALSE, N_ ("A number is too small or too large") },
  { "bad-value", ACIES_SEVERITY_ERROR, FALSE, N_ ("A value is none of those that are possible") },
  { "bad-id", ACIES_SEVERITY_ERROR, FALSE, N_ ("An id is not written as ids are") },
  { "duplicate-id", ACIES_SEVERITY_ERROR, FALSE, N_ ("Two things have one id") },
  { "unknown-id", ACIES_SEVERITY_ERROR, FALSE, N_ ("Something is named that is not there") },
  { "unknown-rule", ACIES_SEVERITY_ERROR, FALSE, N_ ("A statement is named that is not there") },
  { "too-many", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are more of something than there is room for") },
  /* what only a recovery reads on after */
  { "not-well-formed", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file is no well-formed XML; what could be read was kept") },
  { "not-text", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file is no text; what can be no letter was replaced") },
  { "wrong-namespace", ACIES_SEVERITY_ERROR, FALSE, N_ ("The elements are in no namespace, or in that of a stranger") },
  { "missing-ruleset", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file does not say which game it is of") },
  { "missing-board", ACIES_SEVERITY_ERROR, FALSE, N_ ("There is no board; it has an empty one now") },
  { "damaged-comments", ACIES_SEVERITY_ERROR, FALSE, N_ ("Comments, and elements of other programs, were damaged and left out") },
  /* the board and what stands on it */
  { "board-size", ACIES_SEVERITY_ERROR, FALSE, N_ ("The board has a size that boards of the game do not have") },
  { "bad-hex", ACIES_SEVERITY_ERROR, FALSE, N_ ("Something is not the name of a hex") },
  { "hex-off-board", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex is not on the board; what is said of it was left out") },
  { "hex-occupied", ACIES_SEVERITY_ERROR, FALSE, N_ ("Two units stand on one hex; the second was left out") },
  { "duplicate-hex", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex is given twice") },
  { "unknown-terrain", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such terrain") },
  { "bad-label", ACIES_SEVERITY_ERROR, FALSE, N_ ("The label of a hex is no line of text, or too long") },
  { "duplicate-label", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex has two labels") },
  { "too-many-labels", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are more labels than a scenario holds") },
  { "unknown-unit-type", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such unit") },
  { "unknown-mark", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such mark") },
  { "duplicate-mark", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a mark twice") },
  { "unknown-resource", ACIES_SEVERITY_ERROR, FALSE, N_ ("The sides of the ruleset have no such resource") },
  { "resource-not-kept", ACIES_SEVERITY_ERROR, FALSE, N_ ("A side has a number of a resource that only play changes") },
  { "duplicate-resource", ACIES_SEVERITY_ERROR, FALSE, N_ ("A side has a resource twice") },
  { "unknown-property", ACIES_SEVERITY_ERROR, FALSE, N_ ("The ruleset has no such property") },
  { "property-not-kept", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a property that only comes up in play") },
  { "duplicate-property", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a property twice") },
  { "bad-property", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a property that its type cannot have") },
  { "mark-not-kept", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a mark that only comes up in play") },
  { "too-many-units", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are more units than a scenario holds") },
  { "unit-dead", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit without strength was left out") },
  /* armies and cards */
  { "unknown-side", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such side") },
  { "duplicate-army", ACIES_SEVERITY_ERROR, FALSE, N_ ("The army of a side is there twice") },
  { "missing-army", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A side has no army; it has an empty one now") },
  { "too-many-entries", ACIES_SEVERITY_ERROR, FALSE, N_ ("A side has more entry hexes than there is room for") },
  { "unknown-card", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such card") },
  { "duplicate-card", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card is listed twice") },
  { "too-many-cards", ACIES_SEVERITY_WARNING, FALSE, N_ ("There are more copies of a card than an army holds") },
  { "unknown-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such deck in common") },
  { "duplicate-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("A deck is there twice") },
  { "card-of-other-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card stands in a deck to which it does not belong") },
  { "hands-above-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("Hands hold more copies of a card in common than there are") },
  { "unheld-in-hand", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hand has a card of a deck of which no hand has any") },
  { "count-below-hand", ACIES_SEVERITY_ERROR, FALSE, N_ ("The starting hand is not contained in the deck") },
  { "hand-differs", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("The size of a hand was not that of the cards in it") },
  { "hand-above-maximum", ACIES_SEVERITY_NOTE, FALSE, N_ ("A hand has more cards than its army may hold") },
  { "unknown-switch", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such switch") },
  { "duplicate-switch", ACIES_SEVERITY_ERROR, FALSE, N_ ("A switch is set twice") },
  { "switch-set", ACIES_SEVERITY_NOTE, FALSE, N_ ("A switch was set to what the other program does") },
  { "unknown-phase", ACIES_SEVERITY_ERROR, FALSE, N_ ("A scenario of the game cannot begin with the phase") },
  /* files of the designer’s program */
  { "key-twice", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A key is there twice; the last one counts") },
  { "missing-key", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A key is missing; it has a usual value now") },
  { "unknown-key", ACIES_SEVERITY_WARNING, FALSE, N_ ("A key is not known and was left out") },
  { "wrong-kind", ACIES_SEVERITY_WARNING, FALSE, N_ ("Something else is expected; it was left out") },
  { "other-spelling", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A name was read in spite of its spelling") },
  { "number-in-quotes", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A number stands in quotes") },
  { "unknown-state", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A state is not known; it is the usual one now") },
  { "state-read-as", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A state was read as the nearest there is") },
  { "one-player", ACIES_SEVERITY_NOTE, FALSE, N_ ("The file says who leads the rounds, and not whose turn it is") },
  { "last-round", ACIES_SEVERITY_NOTE, FALSE, N_ ("The other program ends when its end round would begin, so that another number stands for as many rounds") },
  { "combat-not-kept", ACIES_SEVERITY_NOTE, FALSE, N_ ("The middle of a combat was not kept") },
  { "game-over", ACIES_SEVERITY_NOTE, FALSE, N_ ("The game in the file was over") },
  { "not-held", ACIES_SEVERITY_WARNING, FALSE, N_ ("The format that is written cannot hold this") },
  /* maps of Tiled */
  { "ruleset-guessed", ACIES_SEVERITY_NOTE, FALSE, N_ ("The map names no game; it became a battle of the one that knows most of its names") },
  { "map-tiles", ACIES_SEVERITY_NOTE, FALSE, N_ ("What tiles stand for can be said") },
  { "tileset-missing", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tileset cannot be read; its tiles have numbers only") },
  { "tile-unmapped", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tile stands for no terrain; it is clear ground now") },
  { "tile-dropped", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tile that sticks out at the edge of the largest board was left out") },
  { "board-widened", ACIES_SEVERITY_NOTE, FALSE, N_ ("The board is one column wider than the map, for the tiles that stick out") },
  { "map-turned", ACIES_SEVERITY_NOTE, FALSE, N_ ("A map with staggered columns was turned, so that they are rows") },
  { "map-of-diamonds", ACIES_SEVERITY_NOTE, FALSE, N_ ("A staggered map was read as one of hexes") },
  { "layers-covered", ACIES_SEVERITY_NOTE, FALSE, N_ ("Tiles of several layers lie above each other; the topmost counts") },
  { "layer-hidden", ACIES_SEVERITY_NOTE, FALSE, N_ ("A hidden layer was left out") },
  { "layer-offset", ACIES_SEVERITY_WARNING, FALSE, N_ ("A layer of tiles is moved by some pixels; that was not read") },
  { "template-unread", ACIES_SEVERITY_WARNING, FALSE, N_ ("A template of objects is not read") },
  { "too-many-objects", ACIES_SEVERITY_WARNING, FALSE, N_ ("A map has more objects than are read") },
  { "unknown-object", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object is nothing that a scenario has; it was left out") },
  { "object-off-board", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object lies off the board; it was left out") },
  { "no-side", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object does not say of which side it is; it was left out") },
  { "bad-figures", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("The figures of a unit are no number it can have; it has its strength now") },
  { "second-camp", ACIES_SEVERITY_WARNING, FALSE, N_ ("A side has two camps; the second was left out") },
  { "bad-text", ACIES_SEVERITY_WARNING, FALSE, N_ ("A text is too long or cannot be read; it was left out") },
  /* games */
  { "game-differs", ACIES_SEVERITY_WARNING, FALSE, N_ ("The log of a game does not agree with the rules") },
  { "older-edition", ACIES_SEVERITY_NOTE, FALSE, N_ ("The rules were corrected since a game was saved, and all of it follows the corrected rules") },
  { "rules-corrected", ACIES_SEVERITY_WARNING, FALSE, N_ ("The rules were corrected since a game was saved, and it opens as far as it follows them") },
  { "command-refused", ACIES_SEVERITY_ERROR, FALSE, N_ ("A command of the log is against the rules") },
  { "dice-differ", ACIES_SEVERITY_ERROR, FALSE, N_ ("Dice of the log are not those of the seed") },
  { "draw-differs", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card that was drawn in the log is not that of the seed") },
  { "log-cut", ACIES_SEVERITY_ERROR, FALSE, N_ ("The log of a game does not end as its file says") },
  { "turn-differs", ACIES_SEVERITY_ERROR, FALSE, N_ ("After a turn the game is not what its file says") },
  { NULL },
};
/* clang-format on */

static void
add_kinds (GPtrArray              *list,
           const AciesFindingKind *kinds)
{
  for (; kinds != NULL && kinds->code != NULL; kinds++)
    g_ptr_array_add (list, (gpointer) kinds);
}

GPtrArray *
acies_finding_kinds_list (void)
{
  GPtrArray *list = g_ptr_array_new ();

  add_kinds (list, acies_scenario_kinds);
  for (const AciesProcs *const *procs = acies_rulesets_list_procs (); *procs != NULL; procs++)
    add_kinds (list, (*procs)->scenario->finding_kinds);
  add_kinds (list, acies_format_kinds);

  return list;
}
