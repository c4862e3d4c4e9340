/* test-formats-ruleset.c - rulesets: read as written, and every fault told
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "formats/files/format-error.h"
#include "formats/ruleset/changed-ruleset.h"
#include "formats/ruleset/ruleset-xml.h"
#include "formats/scenario/scenario-xml.h"
#include "support/data.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <string.h>

#define ID CHANGED_RULESET

static AciesRuleset *
get_ruleset (AciesLibrary *library)
{
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_library_get_ruleset (library, ID, &error);

  g_assert_no_error (error);

  return ruleset;
}

static void
what_is_in_it (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset  *ruleset = get_ruleset (library);
  const AciesUnitType *hetairoi = &ruleset->unit_types[acies_ruleset_find_unit_type (ruleset, "hetairoi")];
  AciesId              march = acies_ruleset_find_attribute (ruleset, "march");
  AciesId              charge = acies_ruleset_find_card (ruleset, "charge");
  AciesId              outflank = acies_ruleset_find_card (ruleset, "outflank");
  AciesId              river = acies_ruleset_find_terrain (ruleset, "river");

  g_assert_cmpstr (ruleset->name, ==, "Rome vs Macedon");
  g_assert_cmpuint (ruleset->n_sides, ==, 2);
  g_assert_cmpuint (ruleset->n_unit_types, ==, 12);
  g_assert_cmpuint (ruleset->box_figures, ==, 85);
  g_assert_cmpuint (ruleset->box_tiles, ==, 40);
  g_assert_cmpuint (ruleset->box_cards, ==, 118);
  g_assert_cmpstr (ruleset->sides[acies_unit_type_only_side (hetairoi)].id, ==, "macedon");
  g_assert_cmpstr (ruleset->classes[hetairoi->class_].id, ==, "cavalry");
  g_assert_cmpstr (ruleset->unit_types[hetairoi->pair].id, ==, "equites");
  g_assert_cmpint (hetairoi->values[march], ==, 3);
  g_assert_cmpuint (hetairoi->abilities >> charge & 1, ==, 1);
  g_assert_cmpuint (hetairoi->abilities >> outflank & 1, ==, 0);
  /* Outflank orders cavalry of Macedon, and that is the Hetairoi. */
  g_assert_cmpuint (ruleset->cards[outflank].unit_types, ==, 1ull << acies_ruleset_find_unit_type (ruleset, "hetairoi"));
  g_assert_true (ruleset->terrains[river].impassable);
  g_assert_cmpstr (ruleset->switches[ruleset->terrains[river].passable_switch].id, ==, "rivers-passable");
  g_assert_cmpstr (ruleset->terrains[0].id, ==, "clear");
  g_assert_nonnull (acies_ruleset_find_rule (ruleset, "RVM-R1"));
}

/* What procedures know by number comes in the order of their names. */
static void
procedures_come_first (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const AciesRuleset *ruleset = get_ruleset (library);
  const AciesProcs   *procs = ruleset->procs;

  for (guint i = 0; procs->names.attributes[i] != NULL; i++)
    g_assert_cmpstr (ruleset->attributes[i].id, ==, procs->names.attributes[i]);
  for (guint i = 0; procs->names.marks[i] != NULL; i++)
    g_assert_cmpstr (ruleset->marks[i].id, ==, procs->names.marks[i]);
  for (guint i = 0; procs->names.switches[i] != NULL; i++)
    g_assert_cmpstr (ruleset->switches[i].id, ==, procs->names.switches[i]);
  for (guint i = 0; procs->names.skills[i] != NULL; i++)
    g_assert_cmpstr (ruleset->skills[i].id, ==, procs->names.skills[i]);
  for (guint i = 0; procs->names.classes[i] != NULL; i++)
    g_assert_cmpstr (ruleset->classes[i].id, ==, procs->names.classes[i]);
}

static void
one_copy_for_all (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_strv_length (ids), ==, 5);
  g_assert_cmpstr (ids[0], ==, "battleplay");
  g_assert_cmpstr (ids[1], ==, "legio-vi");
  g_assert_cmpstr (ids[2], ==, "legions");
  g_assert_cmpstr (ids[3], ==, "rome-vs-carthage");
  g_assert_cmpstr (ids[4], ==, ID);
  g_assert_true (get_ruleset (library) == get_ruleset (library));
  g_assert_null (acies_library_get_ruleset (library, "../rulesets/" ID, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_UNKNOWN_RULESET);
}

/* What one begins a battle of one's own with is no battle, and the other way round. */
static void
templates_apart (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_auto (GStrv) battles = acies_library_list_scenarios (library, "rome-vs-carthage");
  g_auto (GStrv) templates = acies_library_list_templates (library, "rome-vs-carthage");
  g_auto (GStrv) others = acies_library_list_templates (library, ID);
  g_auto (GStrv) nowhere = acies_library_list_templates (library, "..");

  g_assert_cmpuint (g_strv_length (battles), ==, 2);
  g_assert_true (g_str_has_suffix (battles[0], "/scenarios/ticinus-variant.acies"));
  g_assert_true (g_str_has_suffix (battles[1], "/scenarios/ticinus.acies"));
  g_assert_cmpuint (g_strv_length (templates), ==, 3);
  g_assert_true (g_str_has_suffix (templates[0], "/templates/epic.acies"));
  g_assert_true (g_str_has_suffix (templates[1], "/templates/first-actions.acies"));
  g_assert_true (g_str_has_suffix (templates[2], "/templates/quick.acies"));
  g_assert_cmpuint (g_strv_length (others), ==, 1);
  g_assert_true (g_str_has_suffix (others[0], "/templates/first-orders.acies"));
  g_assert_cmpuint (g_strv_length (nowhere), ==, 0);
}

/* The first type of units, which has the property @it of those that are declared by @all. */
#define PRINCIPES                                                                                             \
  "<unit-type id=\"principes\" name=\"Principes\" sides=\"rome\" class=\"infantry\" figures=\"3\" box=\"5\" " \
  "morale-switch=\"morale-for-unit\" skills=\"battleline\" "                                                  \
  "abilities=\"advance-attack flanking envelopment counter-attack testudo withdraw\" pair=\"pezhetairoi\">"
#define WITH(all, it) all PRINCIPES it

/* clang-format off */
static const ChangedRow rows[] = {
  { "newer-format", "format=\"1\"", "format=\"2\"", "newer-format" },
  { "unknown-attribute", "<board columns", "<board shape=\"round\" columns", "unknown-attribute" },
  { "unknown-element", "<box ", "<lid/><box ", "unknown-element" },
  { "text", "<box ", "boxed <box ", "unexpected-text" },
  { "overview-difficulty", "difficulty=\"easy\"", "difficulty=\"simple\"", "bad-value" },
  { "overview-players", "players=\"2\"", "players=\"5\"", "out-of-range" },
  { "overview-without-minutes", " minutes=\"45\"", "", "missing-attribute" },
  { "overview-twice", "<board columns", "<overview difficulty=\"easy\" players=\"2\" minutes=\"1\">x</overview><board columns", "duplicate-element" },
  { "board-too-wide", "columns=\"12\"", "columns=\"65\"", "out-of-range" },
  { "board-without-rounds", " rounds=\"11\"", "", "missing-attribute" },
  { "board-rounds", "rounds=\"11\"", "rounds=\"61\"", "out-of-range" },
  { "army-lacks", "<army morale=\"5\" hand-size=\"5\"/>", "", "missing-element" },
  { "army-without-morale", "<army morale=\"5\" hand-size=\"5\"/>", "<army hand-size=\"5\"/>", "missing-attribute" },
  { "army-morale", "<army morale=\"5\"", "<army morale=\"61\"", "out-of-range" },
  { "army-hand-size", "<army morale=\"5\" hand-size=\"5\"", "<army morale=\"5\" hand-size=\"21\"", "out-of-range" },
  { "army-actions", "<army morale=\"5\"", "<army actions=\"0\" morale=\"5\"", "out-of-range" },
  { "army-units-of", "<army morale=\"5\"", "<army units-of=\"camels\" morale=\"5\"", "bad-value" },
  { "army-unknown-attribute", "<army morale=\"5\"", "<army camels=\"4\" morale=\"5\"", "unknown-attribute" },
  { "side-twice", "<side id=\"macedon\"", "<side id=\"rome\" name=\"\" adjective=\"\" letter=\"\" home=\"top\"/><side id=\"macedon\"", "duplicate-id" },
  { "side-without-home", " home=\"top\"", "", "missing-attribute" },
  { "side-home", "home=\"top\"", "home=\"left\"", "bad-value" },
  { "id-in-capitals", "<class id=\"infantry\"", "<class id=\"X\" name=\"\"/><class id=\"infantry\"", "bad-id" },
  { "class-layer", "<class id=\"infantry\"", "<class layer=\"4\" id=\"infantry\"", "out-of-range" },
  { "pair-of-two-layers", "<class id=\"elephant\"", "<class layer=\"1\" id=\"elephant\"", "bad-value" },
  { "attribute-lacks", "<attribute id=\"range\"", "<attribute id=\"reach\"", "missing-element" },
  { "mark-lacks", "<mark id=\"ordered\"", "<mark id=\"told\"", "missing-element" },
  { "mark-card", "kept=\"yes\" card=\"testudo\"", "kept=\"yes\" card=\"tortoise\"", "unknown-id" },
  { "switch-lacks", "<switch id=\"morale-given\"", "<switch id=\"morale-taken\"", "missing-element" },
  { "mark-hides", "<mark id=\"ordered\"", "<mark hides=\"sometimes\" id=\"ordered\"", "bad-value" },
  { "mark-hides-twice", "<mark id=\"ordered\"", "<mark id=\"one\" name=\"\" hides=\"yes\"/><mark id=\"two\" name=\"\" hides=\"yes\"/><mark id=\"ordered\"", "bad-value" },
  { "mark-back-of-nothing", "<mark id=\"ordered\"", "<mark back=\"Card\" id=\"ordered\"", "bad-value" },
  { "mark-back-without-words", "<mark id=\"ordered\"", "<mark id=\"one\" name=\"\" hides=\"yes\" back=\"\"/><mark id=\"ordered\"", "bad-value" },
  { "mark-kept", "kept=\"yes\"", "kept=\"maybe\"", "bad-value" },
  { "rule-unknown", "rule=\"RVM-R4\"", "rule=\"RVM-R400\"", "unknown-rule" },
  { "terrain-switch", "passable-switch=\"rivers-passable\"", "passable-switch=\"rivers-frozen\"", "unknown-id" },
  { "terrain-stops-switch", "stops=\"yes\" blocks-range=\"yes\" rule=\"RVM-T5\"", "stops-switch=\"bog\" rule=\"RVM-T5\"", "unknown-id" },
  { "terrain-blocks-range-switch", "stops=\"yes\" blocks-range=\"yes\" rule=\"RVM-T5\"",
    "blocks-range-switch=\"fog\" rule=\"RVM-T5\"", "unknown-id" },
  { "side-plays-by-no-number", "letter=\"M\" home=\"top\"/>", "letter=\"M\" home=\"top\" plays-by=\"hills-impassable\"/>", "bad-value" },
  { "side-called-after-nothing", "letter=\"R\" home=\"bottom\"/>", "letter=\"R\" home=\"bottom\" named-by=\"nobody\"/>", "unknown-id" },
  { "side-called-after-no-choice", "letter=\"R\" home=\"bottom\"/>", "letter=\"R\" home=\"bottom\" named-by=\"rivers-passable\"/>", "missing-attribute" },
  { "side-called-after-half-words", "letter=\"R\" home=\"bottom\"/>", "letter=\"R\" home=\"bottom\" named-by=\"phalanx-lost\"/>", "missing-attribute" },
  { "attribute-kind", "name=\"March\" unit=\"hexes\"/>", "name=\"March\" unit=\"hexes\" kind=\"cards\"/>", "bad-value" },
  { "dice-for-a-number", "name=\"March\" unit=\"hexes\"/>", "name=\"March\" unit=\"hexes\" kind=\"dice\"/>", "missing-attribute" },
  { "number-for-dice", "<value attribute=\"march\" number=\"3\"", "<value attribute=\"march\" dice=\"d6\"", "missing-attribute" },
  { "switch-type", "type=\"boolean\" default=\"no\"", "type=\"colour\" default=\"no\"", "bad-value" },
  { "switch-default", "type=\"boolean\" default=\"no\"", "type=\"boolean\" default=\"7\"", "bad-value" },
  { "switch-default-before", "default=\"no\"", "default=\"no\" default-before=\"7\" default-since=\"2\"", "bad-value" },
  { "switch-default-before-no-edition", "default=\"no\"", "default=\"no\" default-before=\"yes\"", "missing-attribute" },
  { "switch-default-since-alone", "default=\"no\"", "default=\"no\" default-since=\"2\"", "missing-attribute" },
  { "switch-default-since-a-later-edition", "default=\"no\"", "default=\"no\" default-before=\"yes\" default-since=\"999\"", "out-of-range" },
  { "switch-default-before-the-switch", "default=\"no\" since=\"2\"", "default=\"no\" since=\"2\" default-before=\"yes\" default-since=\"1\"", "out-of-range" },
  { "switch-option-skill", "<option id=\"never\"", "<option skill=\"of-mars\" id=\"never\"", "unknown-id" },
  { "switch-range", "min=\"0\" max=\"5\" default=\"0\"", "min=\"0\" max=\"-1\" default=\"0\"", "out-of-range" },
  { "switch-default-out-of-range", "min=\"0\" max=\"5\" default=\"0\"", "min=\"0\" max=\"5\" default=\"6\"", "bad-value" },
  { "switch-limits-of-no-number", "type=\"boolean\" default=\"no\"", "type=\"boolean\" min=\"0\" default=\"no\"", "unknown-attribute" },
  { "option-twice", "<option id=\"never\"", "<option id=\"any-movement\"", "bad-id" },
  { "unit-side", "sides=\"rome\" class=\"infantry\" figures=\"3\" box=\"5\"", "sides=\"carthage\" class=\"infantry\" figures=\"3\" box=\"5\"", "unknown-id" },
  { "unit-of-no-side", "sides=\"rome\" class", "sides=\" \" class", "bad-value" },
  { "unit-without-sides", "sides=\"rome\" class", "class", "missing-attribute" },
  { "unit-side-in-the-singular", "sides=\"rome\" class", "sides=\"rome\" side=\"rome\" class", "unknown-attribute" },
  { "unit-class", "class=\"elephant\"", "class=\"camel\"", "unknown-id" },
  { "unit-figures", "figures=\"3\" box=\"5\"", "figures=\"13\" box=\"5\"", "out-of-range" },
  { "unit-skill", "skills=\"battleline\"", "skills=\"battleline whistling\"", "unknown-id" },
  { "unit-ability", "abilities=\"withdraw\"", "abilities=\"withdraw sing\"", "unknown-id" },
  { "property-kind", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"colour\"/><unit-type id=\"principes\"", "bad-value" },
  { "property-without-kind", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\"/><unit-type id=\"principes\"", "missing-attribute" },
  { "property-number-without-limits", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"number\"/><unit-type id=\"principes\"", "missing-attribute" },
  { "property-limits", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"number\" min=\"3\" max=\"2\"/><unit-type id=\"principes\"", "out-of-range" },
  { "property-too-large", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"number\" min=\"3\" max=\"61\"/><unit-type id=\"principes\"", "out-of-range" },
  { "property-fallback", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"number\" min=\"1\" max=\"2\" fallback=\"3\"/><unit-type id=\"principes\"", "bad-value" },
  { "property-one-option", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"choice\"><option id=\"a\" name=\"\"/></property><unit-type id=\"principes\"", "missing-element" },
  { "property-option-twice", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"choice\"><option id=\"a\" name=\"\"/><option id=\"b\" name=\"\"/><option id=\"a\" name=\"\"/></property><unit-type id=\"principes\"", "bad-id" },
  { "property-shown", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"number\" min=\"0\" max=\"2\" shown=\"loud\"/><unit-type id=\"principes\"", "bad-value" },
  { "property-number-points", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"number\" min=\"0\" max=\"2\" shown=\"point\"/><unit-type id=\"principes\"", "bad-value" },
  { "property-facing-in-pips", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"facing\" shown=\"pips\"/><unit-type id=\"principes\"", "bad-value" },
  { "property-facing-with-limits", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"facing\" min=\"1\" max=\"2\"/><unit-type id=\"principes\"", "unknown-attribute" },
  { "property-fixed", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"facing\" fixed=\"often\"/><unit-type id=\"principes\"", "bad-value" },
  { "property-twice", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"facing\"/><property id=\"p\" name=\"\" kind=\"facing\"/><unit-type id=\"principes\"", "duplicate-id" },
  { "property-rule", "<unit-type id=\"principes\"", "<property id=\"p\" name=\"\" kind=\"facing\" rule=\"RVM-Z9\"/><unit-type id=\"principes\"", "unknown-rule" },
  { "too-many-properties", "<unit-type id=\"principes\"", "<property id=\"p0\" name=\"\" kind=\"facing\"/><property id=\"p1\" name=\"\" kind=\"facing\"/><property id=\"p2\" name=\"\" kind=\"facing\"/><property id=\"p3\" name=\"\" kind=\"facing\"/><property id=\"p4\" name=\"\" kind=\"facing\"/><property id=\"p5\" name=\"\" kind=\"facing\"/><property id=\"p6\" name=\"\" kind=\"facing\"/><property id=\"p7\" name=\"\" kind=\"facing\"/><property id=\"p8\" name=\"\" kind=\"facing\"/><unit-type id=\"principes\"", "too-many" },
  { "unit-property-unknown", PRINCIPES, WITH ("", "<property id=\"p\"/>"), "unknown-id" },
  { "unit-property-without-id", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"number\" min=\"1\" max=\"5\"/>", "<property/>"), "missing-attribute" },
  { "unit-property-twice", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"number\" min=\"1\" max=\"5\"/>", "<property id=\"p\"/><property id=\"p\"/>"), "duplicate-id" },
  { "unit-property-value", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"number\" min=\"1\" max=\"5\"/>", "<property id=\"p\" value=\"6\"/>"), "bad-value" },
  { "unit-property-outside-its-limits", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"number\" min=\"1\" max=\"5\"/>", "<property id=\"p\" value=\"2\" min=\"3\"/>"), "out-of-range" },
  { "unit-property-option", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"choice\"><option id=\"a\" name=\"\"/><option id=\"b\" name=\"\"/></property>", "<property id=\"p\" options=\"a c\"/>"), "unknown-id" },
  { "unit-property-without-its-option", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"choice\"><option id=\"a\" name=\"\"/><option id=\"b\" name=\"\"/></property>", "<property id=\"p\" value=\"a\" options=\"b\"/>"), "out-of-range" },
  { "unit-property-attribute", PRINCIPES, WITH ("<property id=\"p\" name=\"\" kind=\"number\" min=\"1\" max=\"5\"/>", "<property id=\"p\" colour=\"a\"/>"), "unknown-attribute" },
  { "unit-ability-is-an-order", "abilities=\"withdraw\"", "abilities=\"withdraw line-order\"", "bad-value" },
  { "unit-morale-switch", "morale-switch=\"morale-for-leader\"", "morale-switch=\"morale-for-nobody\"", "unknown-id" },
  { "unit-morale-switch-is-no-number", "morale-switch=\"morale-for-leader\"", "morale-switch=\"morale-given\"", "bad-value" },
  { "unit-morale-twice", "morale-switch=\"morale-for-leader\"", "morale=\"2\" morale-switch=\"morale-for-leader\"", "bad-value" },
  { "unit-pair", "pair=\"pezhetairoi\"", "pair=\"immortals\"", "unknown-id" },
  { "unit-value-lacks", "<value attribute=\"march\" number=\"2\" source=\"converted\"/>", "", "missing-element" },
  { "unit-value-twice", "<value attribute=\"march\" number=\"2\" source=\"converted\"/>",
    "<value attribute=\"march\" number=\"2\" source=\"converted\"/><value attribute=\"march\" number=\"3\" source=\"converted\"/>", "duplicate-id" },
  { "unit-value-number", "number=\"2\" source=\"converted\"", "number=\"99\" source=\"converted\"", "out-of-range" },
  { "unit-value-source", "source=\"converted\"", "source=\"hearsay\"", "bad-value" },
  { "deck-of-a-side-copies", "<card id=\"line-order\"", "<deck id=\"lots\" name=\"\" copies-beyond-two=\"2\"/><card id=\"line-order\"", "bad-value" },
  { "deck-no-copies", "<card id=\"line-order\"", "<deck id=\"lots\" name=\"\" common=\"yes\" copies-beyond-two=\"0\"/><card id=\"line-order\"", "out-of-range" },
  { "deck-too-many-copies", "<card id=\"line-order\"", "<deck id=\"lots\" name=\"\" common=\"yes\" copies-beyond-two=\"2\"/><card copies=\"31\" deck=\"lots\" id=\"line-order\"", "bad-value" },
  { "card-kind", "id=\"line-order\" name=\"Line Order\" kind=\"order\"", "id=\"line-order\" name=\"Line Order\" kind=\"wish\"", "bad-value" },
  { "card-effect", "effect=\"line\"", "effect=\"circle\"", "bad-value" },
  { "card-side", "sides=\"macedon\" effect", "sides=\"macedon persia\" effect", "unknown-id" },
  { "card-of-no-side", "sides=\"macedon\" effect", "sides=\"\" effect", "bad-value" },
  { "card-returns", "sides=\"macedon\" effect", "sides=\"macedon\" returns=\"sometimes\" effect", "bad-value" },
  { "card-class", "classes=\"infantry\"", "classes=\"navy\"", "unknown-id" },
  { "card-type", "types=\"principes triarii\"", "types=\"principes tertii\"", "unknown-id" },
  { "card-terrain", "terrain=\"hill\" rule=\"RVM-K23\"", "terrain=\"dune\" rule=\"RVM-K23\"", "unknown-id" },
  { "card-value", "<value attribute=\"limit\"", "<value attribute=\"colour\"", "bad-value" },
  { "card-scenario", " scenario=\"elis\"", "", "bad-value" },
  { "modifier-target", "<modifier to=\"dice\"", "<modifier to=\"mice\"", "bad-value" },
  { "modifier-condition", "when=\"flanked\"", "when=\"sad\"", "bad-value" },
  { "modifier-card", "card=\"flanking\"", "card=\"banking\"", "unknown-id" },
  { "modifier-terrain", "terrain=\"camp\" rule", "terrain=\"lamp\" rule", "unknown-id" },
  { "modifier-unless-card", "unless-card=\"charge\"", "unless-card=\"barge\"", "unknown-id" },
  { "modifier-attacker-terrain", "attacker-terrain=\"hill\"", "attacker-terrain=\"mill\"", "unknown-id" },
  { "standard-card-unknown", "card=\"testudo\" copies", "card=\"tortoise\" copies", "unknown-id" },
  { "standard-card-of-other-side", "sides=\"rome\" card=\"testudo\"", "sides=\"rome macedon\" card=\"testudo\"", "bad-value" },
  { "standard-card-twice", "sides=\"rome\" card=\"testudo\" copies=\"3\"/>", "sides=\"rome\" card=\"testudo\" copies=\"3\"/><standard-card sides=\"rome\" card=\"testudo\" copies=\"3\"/>", "duplicate-element" },
  { "standard-card-no-copies", "card=\"testudo\" copies=\"3\"", "card=\"testudo\" copies=\"0\"", "out-of-range" },
  { "standard-card-hand", "card=\"testudo\" copies=\"3\"", "card=\"testudo\" copies=\"3\" hand=\"4\"", "bad-value" },
  { "standard-card-of-battle", "card=\"testudo\" copies=\"3\"", "card=\"beheading\" copies=\"1\"", "bad-value" },
  { "modifier-add", "add=\"-1\"", "add=\"-25\"", "out-of-range" },
};

static const ChangedRow rules_rows[] = {
  { "rules-of-another", "ruleset=\"rome-vs-macedon\"", "ruleset=\"rome-vs-parthia\"", "bad-value" },
  { "rules-newer-format", "format=\"1\"", "format=\"2\"", "newer-format" },
  { "rule-twice", "</rules>", "<rule id=\"RVM-R1\" title=\"\" source=\"\" status=\"binding\">x</rule></rules>", "bad-id" },
  { "rule-id-malformed", "</rules>", "<rule id=\"rvm r1\" title=\"\" source=\"\" status=\"binding\">x</rule></rules>", "bad-id" },
  { "rule-without-source", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" status=\"binding\">x</rule></rules>", "missing-attribute" },
  { "rule-status", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"odd\">x</rule></rules>", "bad-value" },
  { "rule-without-text", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\"/></rules>", "missing-element" },
  { "rules-unknown-element", "</rules>", "<ruling/></rules>", "unknown-element" },
  { "rule-element-unknown", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\">x<b/></rule></rules>", "unknown-element" },
  { "rule-control-character", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\">x&#127;</rule></rules>", "control-character" },
  { "rule-only-plain", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\"><plain>x</plain></rule></rules>", "missing-element" },
  { "rule-plain-empty", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\">x<plain> </plain></rule></rules>", "missing-element" },
  { "rule-plain-twice", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\">x<plain>x</plain><plain>y</plain></rule></rules>", "unknown-element" },
  { "rule-example-attribute", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\">x<example of=\"x\">x</example></rule></rules>", "unknown-attribute" },
  { "rule-example-element", "</rules>", "<rule id=\"RVM-Z1\" title=\"\" source=\"\" status=\"binding\">x<example>x<plain/></example></rule></rules>", "unknown-element" },
  { "chapter-without-title", "</rules>", "<chapter/></rules>", "missing-attribute" },
  { "chapter-with-text", "</rules>", "<chapter title=\"x\">x</chapter></rules>", "unexpected-text" },
  { "term-without-name", "</rules>", "<term>x</term></rules>", "missing-attribute" },
  { "term-without-text", "</rules>", "<term name=\"x\"/></rules>", "missing-element" },
  { "term-of-no-rule", "</rules>", "<term name=\"x\" rule=\"RVM-Z1\">x</term></rules>", "unknown-rule" },
  { "term-twice", "</rules>", "<term name=\"x\">x</term><term name=\"x\">y</term></rules>", "bad-id" },
};

static const ChangedRow computer_rows[] = {
  { "computer-of-another", "ruleset=\"rome-vs-macedon\"", "ruleset=\"rome-vs-parthia\"", "bad-value" },
  { "computer-newer-format", "format=\"1\"", "format=\"2\"", "newer-format" },
  { "computer-unknown-element", "</computer>", "<mind/></computer>", "unknown-element" },
  { "computer-unknown-attribute", "</computer>", "<worth id=\"morale\" number=\"1\" unit=\"x\"/></computer>", "unknown-attribute" },
  { "computer-unknown-worth", "</computer>", "<worth id=\"fear\" number=\"1\"/></computer>", "unknown-id" },
  { "computer-unknown-habit", "</computer>", "<habit id=\"figures\" number=\"1\"/></computer>", "unknown-id" },
  { "computer-unknown-card", "</computer>", "<card id=\"fear\" number=\"1\"/></computer>", "unknown-id" },
  { "computer-without-number", "</computer>", "<worth id=\"morale\"/></computer>", "missing-attribute" },
  { "computer-without-id", "</computer>", "<worth number=\"1\"/></computer>", "missing-attribute" },
  { "computer-unknown-level", "</computer>", "<level id=\"easy\" number=\"1\"/></computer>", "unknown-id" },
  { "computer-level-of-nothing", "</computer>", "<level id=\"hard\" number=\"0\"/></computer>", "out-of-range" },
  { "computer-number", "</computer>", "<worth id=\"morale\" number=\"32768\"/></computer>", "out-of-range" },
};
/* clang-format on */

static void
is_told (gconstpointer data)
{
  const ChangedRow *row = data;
  gboolean          of_rules = row >= rules_rows && row < rules_rows + G_N_ELEMENTS (rules_rows);
  gboolean          of_computer = row >= computer_rows && row < computer_rows + G_N_ELEMENTS (computer_rows);

  changed_ruleset_assert_told (row, of_rules ? "rules.xml" : of_computer ? "computer.xml"
                                                                         : "ruleset.xml");
}

static void
all_faults_in_one_pass (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;

  g_assert_null (changed_ruleset_load ("ruleset.xml", "<board columns=\"12\" rows=\"9\" rounds=\"11\"/>",
                                       "<board columns=\"1\" rows=\"99\" rounds=\"11\" depth=\"3\"/>", findings, &error));
  g_assert_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID);
  g_assert_cmpuint (findings->list->len, ==, 3);
}

static void
cannot_be_opened (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) no_procs = NULL;
  g_autoptr (GError) no_xml = NULL;
  g_autoptr (GError) no_folder = NULL;

  g_assert_null (changed_ruleset_load ("ruleset.xml", "procedures=\"rome-vs-macedon\"", "procedures=\"chess\"", findings, &no_procs));
  g_assert_error (no_procs, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID);
  g_assert_null (changed_ruleset_load ("rules.xml", "</rules>", "", findings, &no_xml));
  g_assert_error (no_xml, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_NOT_XML);
  g_assert_null (acies_ruleset_load ("/nonexistent", findings, &no_folder));
  g_assert_error (no_folder, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  data_assert_none (findings, "none of these is a finding");
}

/* A worked example of others is a statement of its own kind. */
static void
worked_example (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesRuleset) ruleset = changed_ruleset_load ("rules.xml", "</rules>",
                                                           "<rule id=\"RVM-Z1\" title=\"Worked\" source=\"line 1\" status=\"worked\">x</rule></rules>",
                                                           findings, &error);

  g_assert_no_error (error);
  g_assert_cmpint (acies_ruleset_find_rule (ruleset, "RVM-Z1")->status, ==, ACIES_RULE_WORKED);
}

/* The fingerprint differs when, and only when, something differs that the rules use. */
static void
fingerprint_of_what_rules_use (void)
{
  static const struct
  {
    const char *before;
    const char *after;
    gboolean    is_rule;
  } changes[] = {
    { "figures=\"85\"", "figures=\"85\"", FALSE },
    { "figures=\"85\"", "figures=\"86\"", FALSE }, /* pieces in the box */
    { "minutes=\"45\"", "minutes=\"40\"", FALSE },
    { "name=\"Leadership\"", "name=\"Command\"", FALSE },
    { "<name>Rome vs Macedon</name>", "<name>Rome against Macedon</name>", FALSE },
    { "adjective=\"Roman\"", "adjective=\"of Rome\"", FALSE },
    { "unit=\"hexes\"", "unit=\"spaces\"", FALSE },
    { "rolls one die fewer", "loses one die", FALSE },
    { "<!-- RVM-A61", "<!-- see RVM-A61", FALSE },
    { "<army morale=\"5\" hand-size=\"5\"/>", "<army hand-size='5'   morale='5'/>", FALSE },
    { "<army morale=\"5\"", "<army morale=\"6\"", TRUE },
    { "home=\"bottom\"", "home=\"top\"", TRUE },
    { "faces=\"1 2 3 4 5 6\"", "faces=\"1 2 3 4 5 5\"", TRUE },
    { "attribute=\"march\" number=\"2\"", "attribute=\"march\" number=\"3\"", TRUE },
    { "<modifier to=\"dice\" add=\"1\"", "<modifier to=\"dice\" add=\"2\"", TRUE },
    { "card=\"testudo\" copies=\"3\"", "card=\"testudo\" copies=\"4\"", FALSE },
    { " default=\"no\"", " default=\"yes\"", TRUE },
    { " default=\"no\"", " default=\"no\" default-before=\"yes\" default-since=\"2\"", FALSE },
    { " edition=\"", " edition=\"9", TRUE },
  };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autoptr (AciesFindings) findings = acies_findings_new ();
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesRuleset) changed = changed_ruleset_load ("ruleset.xml", changes[i].before, changes[i].after, findings, &error);

      g_test_message ("%s", changes[i].after);
      g_assert_no_error (error);
      g_assert_cmpint (changed->fingerprint != get_ruleset (library)->fingerprint, ==, changes[i].is_rule);
    }
}

/* A ruleset that does not name its edition is the first one, in which nothing can be there since the second. */
static void
edition (void)
{
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autofree char *present = g_strdup_printf (" edition=\"%u\"", get_ruleset (library)->edition);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesRuleset) later = changed_ruleset_load ("ruleset.xml", present, " edition=\"999\"", findings, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (later->edition, ==, 999);
  g_assert_null (changed_ruleset_load ("ruleset.xml", present, " edition=\"0\"", findings, NULL));
  g_assert_null (changed_ruleset_load ("ruleset.xml", present, "", findings, &error));
  g_assert_nonnull (strstr (error->message, "must be from 1 to 1"));
}

/* No data of somebody's own brings a game to a stop: such an order orders nobody. */
static void
order_with_the_effect_of_an_ability (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesRuleset) ruleset = changed_ruleset_load ("ruleset.xml", "effect=\"line\"", "effect=\"charge\"", findings, &error);
  g_autoptr (AciesState) scenario = NULL;
  g_autoptr (AciesState) game = NULL;
  AciesCommand play;

  g_assert_no_error (error);
  play = acies_command_with_id (ACIES_COMMAND_PLAY, acies_ruleset_find_card (ruleset, "line-order"));
  scenario = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  scenario->cards[0][ACIES_ZONE_HAND][play.id] = 2;
  game = acies_engine_new_game (scenario, NULL);
  acies_engine_apply (game, &play, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (game->turn.order_card, ==, play.id);
  g_assert_cmpuint (game->n_steps, >, 0);
  g_assert_cmpuint (game->turn.active, ==, 0);
}

static const char side_end[] = "letter=\"R\" home=\"bottom\"/>";
static const char with_choice[] =
    "letter=\"R\" home=\"bottom\" named-by=\"who\"/>"
    "<switch id=\"who\" name=\"Who\" type=\"choice\" default=\"old\" rule=\"RVM-T9\" group=\"Armies\">"
    "<option id=\"old\" name=\"Republic\" adjective=\"Republican\" letter=\"P\"/>"
    "<option id=\"new\" name=\"Empire\" adjective=\"Imperial\" letter=\"E\"/></switch>";

/* Whose army it is, says a choice: the side is called after its option, also when that is undone. */
static void
sides_called_after_a_choice (void)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (AciesRuleset) read = changed_ruleset_load ("ruleset.xml", side_end, with_choice, findings, &error);
  g_autoptr (AciesState) one = NULL;
  g_autoptr (AciesState) other = NULL;
  AciesRuleset *republic;
  AciesCommand  command = acies_command (ACIES_COMMAND_SWITCH);

  g_assert_no_error (error);
  g_assert_cmpuint (findings->list->len, ==, 0);
  one = acies_state_new (read, 12, 9);
  other = acies_state_new (read, 12, 9);
  republic = one->ruleset;
  g_assert_true (other->ruleset == republic); /* one for the same names */
  g_assert_true (acies_ruleset_base (republic) == read);
  g_assert_cmpstr (read->sides[0].name, ==, "Rome");
  g_assert_cmpstr (republic->sides[0].name, ==, "Republic");
  g_assert_cmpstr (republic->sides[0].id, ==, "rome");
  g_assert_cmpstr (republic->sides[1].name, ==, "Macedon");

  command.id = acies_ruleset_find_switch (read, "who");
  command.number = 1;
  g_assert_true (acies_engine_apply (one, &command, events, &error));
  g_assert_cmpstr (one->ruleset->sides[0].name, ==, "Empire");
  g_assert_cmpstr (one->ruleset->sides[0].adjective, ==, "Imperial");
  g_assert_cmpstr (one->ruleset->sides[0].letter, ==, "E");
  g_assert_false (acies_state_equal (one, other));
  acies_engine_revert (one, events);
  g_assert_true (one->ruleset == republic);
  g_assert_true (acies_state_equal (one, other));
}

/* So it is in a battle that is read, and in what is told of its faults. */
static void
sides_called_after_a_choice_in_a_file (void)
{
  static const char text[] = "<scenario xmlns='https://aciesgame.github.io/ns/scenario' format='1' ruleset='" ID "'><board columns='3' rows='3'/>"
                             "<rules first='rome' end-round='1'><switch id='who' value='new'/></rules>"
                             "<army side='macedon' morale='1' hand-size='1'/></scenario>";
  g_autofree char  *data = g_dir_make_tmp ("acies-data-XXXXXX", NULL);
  g_autofree char  *rulesets = g_build_filename (data, "rulesets", NULL);
  g_autofree char  *folder = g_build_filename (rulesets, ID, NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = data_bytes (text);
  g_autoptr (AciesLibrary) library = NULL;
  g_autoptr (AciesState) state = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  changed_ruleset_write (folder, "ruleset.xml", side_end, with_choice);
  library = acies_library_new (data);
  state = acies_scenario_read (bytes, "choice", library, findings, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (state->ruleset->sides[0].name, ==, "Empire");
  g_assert_cmpuint (findings->list->len, ==, 1);
  data_assert_like (((AciesFinding *) g_ptr_array_index (findings->list, 0))->message, "*<army>*Empire*");
  changed_ruleset_remove (folder);
  g_assert_cmpint (g_rmdir (rulesets), ==, 0);
  g_assert_cmpint (g_rmdir (data), ==, 0);
}

static void
add_rows (const ChangedRow *list,
          guint             n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *path = g_strconcat ("/formats/ruleset/told/", list[i].name, NULL);

      g_test_add_data_func (path, &list[i], is_told);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/formats/ruleset/what-is-in-it", what_is_in_it);
  g_test_add_func ("/formats/ruleset/procedures-come-first", procedures_come_first);
  g_test_add_func ("/formats/ruleset/one-copy-for-all", one_copy_for_all);
  g_test_add_func ("/formats/ruleset/templates-apart", templates_apart);
  g_test_add_func ("/formats/ruleset/all-faults-in-one-pass", all_faults_in_one_pass);
  g_test_add_func ("/formats/ruleset/cannot-be-opened", cannot_be_opened);
  g_test_add_func ("/formats/ruleset/fingerprint-of-what-rules-use", fingerprint_of_what_rules_use);
  g_test_add_func ("/formats/ruleset/edition", edition);
  g_test_add_func ("/formats/ruleset/worked-example", worked_example);
  g_test_add_func ("/formats/ruleset/order-with-the-effect-of-an-ability", order_with_the_effect_of_an_ability);
  g_test_add_func ("/formats/ruleset/sides-called-after-a-choice", sides_called_after_a_choice);
  g_test_add_func ("/formats/ruleset/sides-called-after-a-choice-in-a-file", sides_called_after_a_choice_in_a_file);
  add_rows (rows, G_N_ELEMENTS (rows));
  add_rows (rules_rows, G_N_ELEMENTS (rules_rows));
  add_rows (computer_rows, G_N_ELEMENTS (computer_rows));

  return g_test_run ();
}
