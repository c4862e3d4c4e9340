/* format-kinds.c - the kinds of finding of files, and the list of all kinds
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-xml.h"

#include "engine/find/findings.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
const AciesFindingKind acies_format_kinds[] = {
  /* the document */
  { "newer-format", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file has a newer format; anything new in it is lost") },
  { "old-game", ACIES_SEVERITY_WARNING, FALSE, N_ ("The game has an older format; its positions cannot be checked") },
  { "missing-element", ACIES_SEVERITY_ERROR, FALSE, N_ ("A required element is missing") },
  { "missing-attribute", ACIES_SEVERITY_ERROR, FALSE, N_ ("A required attribute is missing") },
  { "duplicate-element", ACIES_SEVERITY_ERROR, FALSE, N_ ("An element appears twice") },
  { "unknown-element", ACIES_SEVERITY_ERROR, FALSE, N_ ("An element is not allowed where it appears") },
  { "unknown-attribute", ACIES_SEVERITY_ERROR, FALSE, N_ ("An attribute is not allowed on this element") },
  { "foreign-attribute", ACIES_SEVERITY_WARNING, FALSE, N_ ("An attribute from another program will be left out") },
  { "unexpected-text", ACIES_SEVERITY_ERROR, FALSE, N_ ("There is text where none is allowed") },
  { "control-character", ACIES_SEVERITY_ERROR, FALSE, N_ ("Text contains a control character") },
  { "text-too-long", ACIES_SEVERITY_ERROR, FALSE, N_ ("Text is too long") },
  { "bad-number", ACIES_SEVERITY_ERROR, FALSE, N_ ("A value is not a number") },
  { "out-of-range", ACIES_SEVERITY_ERROR, FALSE, N_ ("A number is too small or too large") },
  { "bad-value", ACIES_SEVERITY_ERROR, FALSE, N_ ("A value is not one of the allowed values") },
  { "bad-language", ACIES_SEVERITY_ERROR, FALSE, N_ ("A language tag is malformed") },
  { "bad-id", ACIES_SEVERITY_ERROR, FALSE, N_ ("An id is malformed") },
  { "duplicate-id", ACIES_SEVERITY_ERROR, FALSE, N_ ("The same id is used twice") },
  { "unknown-id", ACIES_SEVERITY_ERROR, FALSE, N_ ("An id refers to something that does not exist") },
  { "unknown-rule", ACIES_SEVERITY_ERROR, FALSE, N_ ("An id refers to a rule statement that does not exist") },
  { "too-many", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are too many elements of one kind") },
  /* faults after which only a recovery continues */
  { "not-well-formed", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file is not well-formed XML; the readable parts were kept") },
  { "not-text", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file is not valid UTF-8 text; invalid characters were replaced") },
  { "wrong-namespace", ACIES_SEVERITY_ERROR, FALSE, N_ ("The elements are in no namespace or in an unknown one") },
  { "missing-ruleset", ACIES_SEVERITY_ERROR, FALSE, N_ ("The file does not say which game it is for") },
  { "missing-board", ACIES_SEVERITY_ERROR, FALSE, N_ ("There is no board; an empty one is used") },
  { "damaged-comments", ACIES_SEVERITY_ERROR, FALSE, N_ ("Comments and elements from other programs were damaged and left out") },
  /* the board and the units */
  { "board-size", ACIES_SEVERITY_ERROR, FALSE, N_ ("The board has a size that the game does not allow") },
  { "bad-hex", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex name is invalid") },
  { "hex-off-board", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex is not on the board; its contents were left out") },
  { "hex-occupied", ACIES_SEVERITY_ERROR, FALSE, N_ ("Two units are on one hex; the second was left out") },
  { "duplicate-hex", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex appears twice") },
  { "unknown-terrain", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such terrain") },
  { "bad-label", ACIES_SEVERITY_ERROR, FALSE, N_ ("The label of a hex is too long or not a single line of text") },
  { "duplicate-label", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hex has two labels") },
  { "too-many-labels", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are too many labels") },
  { "unknown-unit-type", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such unit") },
  { "unknown-mark", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such mark") },
  { "duplicate-mark", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has the same mark twice") },
  { "unknown-resource", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such resource") },
  { "resource-not-kept", ACIES_SEVERITY_ERROR, FALSE, N_ ("A side sets a resource that changes only during play") },
  { "duplicate-resource", ACIES_SEVERITY_ERROR, FALSE, N_ ("A side has the same resource twice") },
  { "unknown-property", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such property") },
  { "property-not-kept", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a property that is used only during play") },
  { "duplicate-property", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has the same property twice") },
  { "bad-property", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a property that its type cannot have") },
  { "mark-not-kept", ACIES_SEVERITY_ERROR, FALSE, N_ ("A unit has a mark that is used only during play") },
  { "too-many-units", ACIES_SEVERITY_ERROR, FALSE, N_ ("There are too many units") },
  { "unit-dead", ACIES_SEVERITY_WARNING, FALSE, N_ ("A unit without strength was left out") },
  /* armies and cards */
  { "unknown-side", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such side") },
  { "duplicate-army", ACIES_SEVERITY_ERROR, FALSE, N_ ("The army of a side appears twice") },
  { "missing-army", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A side has no army; an empty one is used") },
  { "too-many-entries", ACIES_SEVERITY_ERROR, FALSE, N_ ("A side has too many entry hexes") },
  { "unknown-card", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such card") },
  { "duplicate-card", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card appears twice") },
  { "too-many-cards", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has too many copies of a card") },
  { "unknown-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such shared deck") },
  { "duplicate-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("A deck appears twice") },
  { "card-of-other-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card is in a deck to which it does not belong") },
  { "hands-above-deck", ACIES_SEVERITY_ERROR, FALSE, N_ ("Hands hold more copies of a shared card than exist") },
  { "unheld-in-hand", ACIES_SEVERITY_ERROR, FALSE, N_ ("A hand has a card from a deck whose cards are never held in hand") },
  { "count-below-hand", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card has fewer copies than are in hand and discarded") },
  { "hand-differs", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("The number of cards in a hand did not match the cards listed") },
  { "hand-above-maximum", ACIES_SEVERITY_NOTE, FALSE, N_ ("A hand has more cards than the hand size of its army") },
  { "unknown-switch", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game has no such switch") },
  { "duplicate-switch", ACIES_SEVERITY_ERROR, FALSE, N_ ("A switch is set twice") },
  { "switch-set", ACIES_SEVERITY_NOTE, FALSE, N_ ("A switch was set to match the designer’s program") },
  { "unknown-phase", ACIES_SEVERITY_ERROR, FALSE, N_ ("A scenario of this game cannot start in this phase") },
  /* files of the designer’s program */
  { "key-twice", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A key appears twice; the last one counts") },
  { "missing-key", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A key is missing; a default value is used") },
  { "unknown-key", ACIES_SEVERITY_WARNING, FALSE, N_ ("An unknown key was left out") },
  { "wrong-kind", ACIES_SEVERITY_WARNING, FALSE, N_ ("An unexpected value was left out") },
  { "other-spelling", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A name was read despite its different spelling") },
  { "number-in-quotes", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A number is in quotes") },
  { "unknown-state", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("An unknown state was replaced by the usual one") },
  { "state-read-as", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A state was read as the closest match") },
  { "one-player", ACIES_SEVERITY_NOTE, FALSE, N_ ("The file says which side is first in each round, but not whose turn it is") },
  { "last-round", ACIES_SEVERITY_NOTE, FALSE, N_ ("The designer’s program ends the game before its “EndRound”, so the number was adjusted") },
  { "combat-not-kept", ACIES_SEVERITY_NOTE, FALSE, N_ ("An attack in progress was left out") },
  { "game-over", ACIES_SEVERITY_NOTE, FALSE, N_ ("The game in the file was already over") },
  { "not-held", ACIES_SEVERITY_WARNING, FALSE, N_ ("Part of the scenario cannot be stored in the output format") },
  /* maps of Tiled */
  { "ruleset-guessed", ACIES_SEVERITY_NOTE, FALSE, N_ ("The map does not say which game it is for; the best match was used") },
  { "map-tiles", ACIES_SEVERITY_NOTE, FALSE, N_ ("You can choose the terrain for each tile") },
  { "tileset-missing", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tileset cannot be read; its tiles are shown only as numbers") },
  { "tile-unmapped", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tile has no matching terrain; it was read as the game’s default terrain") },
  { "tile-dropped", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tile that sticks out beyond the edge of the largest board was left out") },
  { "board-widened", ACIES_SEVERITY_NOTE, FALSE, N_ ("The board is one column wider than the map, to hold the tiles that stick out") },
  { "map-turned", ACIES_SEVERITY_NOTE, FALSE, N_ ("A map with staggered columns was rotated to have staggered rows") },
  { "map-of-diamonds", ACIES_SEVERITY_NOTE, FALSE, N_ ("A staggered map was read as a hex map") },
  { "layers-covered", ACIES_SEVERITY_NOTE, FALSE, N_ ("Tiles of several layers overlap; the topmost tile is used") },
  { "layer-hidden", ACIES_SEVERITY_NOTE, FALSE, N_ ("A hidden layer was left out") },
  { "layer-offset", ACIES_SEVERITY_WARNING, FALSE, N_ ("A tile layer has an offset, which was ignored") },
  { "template-unread", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object template was not read") },
  { "too-many-objects", ACIES_SEVERITY_WARNING, FALSE, N_ ("A map has too many objects; the rest were left out") },
  { "unknown-object", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object has no equivalent in a scenario; it was left out") },
  { "object-off-board", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object is off the board; it was left out") },
  { "no-side", ACIES_SEVERITY_WARNING, FALSE, N_ ("An object does not name its side; it was left out") },
  { "bad-figures", ACIES_SEVERITY_CORRECTION, FALSE, N_ ("A unit’s number of figures is invalid; the unit now has its full strength") },
  { "second-camp", ACIES_SEVERITY_WARNING, FALSE, N_ ("A side has two camps; the second was left out") },
  { "bad-text", ACIES_SEVERITY_WARNING, FALSE, N_ ("Text is too long or cannot be read; it was left out") },
  /* games */
  { "game-differs", ACIES_SEVERITY_WARNING, FALSE, N_ ("The log of a game does not follow the rules") },
  { "older-edition", ACIES_SEVERITY_NOTE, FALSE, N_ ("The rules were corrected after a game was saved, and the whole game follows the corrected rules") },
  { "rules-corrected", ACIES_SEVERITY_WARNING, FALSE, N_ ("The rules were corrected after a game was saved; the game opens as far as it follows them") },
  { "command-refused", ACIES_SEVERITY_ERROR, FALSE, N_ ("A command in the log is against the rules") },
  { "dice-differ", ACIES_SEVERITY_ERROR, FALSE, N_ ("Dice in the log do not match the seed") },
  { "draw-differs", ACIES_SEVERITY_ERROR, FALSE, N_ ("A card drawn in the log does not match the seed") },
  { "log-cut", ACIES_SEVERITY_ERROR, FALSE, N_ ("The game log does not lead to the final position that the file records") },
  { "turn-differs", ACIES_SEVERITY_ERROR, FALSE, N_ ("After a turn, the position does not match the one in the file") },
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
