/* ruleset-xml.c - reading ruleset.xml: the document and its lists
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-xml.h"

#include "engine/core/units.h"
#include "engine/ruleset/ruleset.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/ruleset/ruleset-language.h"
#include "formats/ruleset/ruleset-reader.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n-lib.h>

/* One list of the ruleset; the things in all of them begin with id and name.
 * Lists are filled in this order: cards ask what unit types are. */
typedef struct
{
  const char      *element;
  const char      *attributes; /* besides id and name */
  gsize            list;
  gsize            count;
  gsize            size;
  guint            max;
  gssize           names; /* offset of the names the procedures know, -1 for none */
  AciesRulesetFill fill;  /* NULL: id and name are all */
} List;

#define LIST(element, attributes, field, n_field, type, max, names, fill)                                \
  {                                                                                                      \
    element, attributes, G_STRUCT_OFFSET (AciesRuleset, field), G_STRUCT_OFFSET (AciesRuleset, n_field), \
        sizeof (type), max, names, fill                                                                  \
  }
#define NAMES(field) G_STRUCT_OFFSET (AciesNames, field)

/* clang-format off */
static const List lists[] = {
  LIST ("side", "adjective letter home named-by plays-by team team-by", sides, n_sides, AciesSideType, ACIES_MAX_SIDES, -1, acies_ruleset_fill_side),
  LIST ("resource", "min max start fixed since rule", resources, n_resources, AciesResource, ACIES_MAX_RESOURCES, NAMES (resources), acies_ruleset_fill_resource),
  LIST ("class", "layer spot", classes, n_classes, AciesClassType, ACIES_MAX_CLASSES, NAMES (classes), acies_ruleset_fill_class),
  LIST ("attribute", "kind unit quiet", attributes, n_attributes, AciesAttribute, ACIES_MAX_ATTRIBUTES,
        NAMES (attributes), acies_ruleset_fill_attribute),
  LIST ("symbol", "sign", symbols, n_symbols, AciesSymbol, ACIES_MAX_SYMBOLS, NAMES (symbols), acies_ruleset_fill_symbol),
  LIST ("die", "faces", die_types, n_die_types, AciesDieType, ACIES_MAX_DIE_TYPES, NAMES (dice), acies_ruleset_fill_die),
  LIST ("skill", "rule", skills, n_skills, AciesSkill, ACIES_MAX_SKILLS, NAMES (skills), acies_ruleset_fill_skill),
  LIST ("mark", "rule kept card hides back", marks, n_marks, AciesMarkType, ACIES_MAX_MARKS, NAMES (marks), acies_ruleset_fill_mark),
  LIST ("terrain", "aliases box stops stops-switch blocks-range blocks-range-switch impassable impassable-switch passable-switch rule",
        terrains, n_terrains, AciesTerrainType, ACIES_MAX_TERRAINS, NAMES (terrains), acies_ruleset_fill_terrain),
  LIST ("switch", "type min max default default-before default-since since rule group unit", switches, n_switches, AciesSwitch, ACIES_MAX_SWITCHES,
        NAMES (switches), acies_ruleset_fill_switch),
  LIST ("number", "value unit rule source", numbers, n_numbers, AciesNumber, ACIES_MAX_NUMBERS, NAMES (numbers), acies_ruleset_fill_number),
  LIST ("property", "kind min max fallback shown fixed quiet since rule", properties, n_properties, AciesProperty, ACIES_MAX_PROPERTIES,
        NAMES (properties), acies_ruleset_fill_property),
  LIST ("unit-type", "number sides class figures box morale morale-switch skills abilities pair",
        unit_types, n_unit_types, AciesUnitType, ACIES_MAX_UNIT_TYPES, -1, acies_ruleset_fill_unit_type),
  LIST ("deck", "common copies-beyond-two unheld row row-name laid", decks, n_decks, AciesDeckType, ACIES_MAX_DECKS, NAMES (decks), acies_ruleset_fill_deck),
  LIST ("card", "aliases kind sides effect rule scenario classes types terrain returns deck copies since", cards, n_cards, AciesCardType, ACIES_MAX_CARDS,
        -1, acies_ruleset_fill_card),
};
/* clang-format on */

static guint *
count_of (const List   *list,
          AciesRuleset *ruleset)
{
  return G_STRUCT_MEMBER_P (ruleset, list->count);
}

/* The id of a thing; its name follows. */
static char **
strings_of (const List   *list,
            AciesRuleset *ruleset,
            guint         index)
{
  return G_STRUCT_MEMBER_P (ruleset, list->list + index * list->size);
}

static const char *const *
names_of (const List       *list,
          const AciesProcs *procs)
{
  static const char *const none[] = { NULL };

  const char *const *names = list->names < 0 ? none : G_STRUCT_MEMBER (const char *const *, &procs->names, list->names);

  return names != NULL ? names : none;
}

static const List *
find_list (const char *element)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      if (g_str_equal (lists[i].element, element))
        return &lists[i];
    }

  return NULL;
}

static guint
n_names (const char *const *names)
{
  return g_strv_length ((char **) names);
}

/* Where the thing called @id belongs: the procedures' own come first. */
static guint
find_index (const List               *list,
            const AciesRulesetReader *self,
            const char               *id)
{
  const char *const *names = names_of (list, self->procs);

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], id))
        return i;
    }

  return MAX (*count_of (list, self->ruleset), n_names (names));
}

static gboolean
has_id (const List   *list,
        AciesRuleset *ruleset,
        const char   *id)
{
  for (guint i = 0; i < list->max; i++)
    {
      if (g_strcmp0 (*strings_of (list, ruleset, i), id) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Gives the thing of @node its place; %FALSE after a fault. */
static gboolean
declare (const AciesRulesetReader *self,
         const List               *list,
         const AciesXmlNode       *node,
         guint                    *index)
{
  const char      *id = acies_reader_require (&self->reader, node, "id");
  const char      *name = acies_reader_require (&self->reader, node, "name");
  g_autofree char *known = g_strconcat ("id name ", list->attributes, NULL);

  acies_reader_check_attributes (&self->reader, node, known);
  if (id == NULL || name == NULL)
    return FALSE;
  if (!acies_reader_is_id (id))
    {
      acies_reader_fault (&self->reader, node, "bad-id", _ ("An id can contain only lower-case letters, digits and dashes"));
      return FALSE;
    }
  if (has_id (list, self->ruleset, id))
    {
      acies_reader_fault (&self->reader, node, "duplicate-id", _ ("There is already a <%1$s> “%2$s”"), node->name, id);
      return FALSE;
    }
  *index = find_index (list, self, id);
  if (*index >= list->max)
    {
      acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$u <%2$s> elements"), list->max, node->name);
      return FALSE;
    }

  strings_of (list, self->ruleset, *index)[0] = g_strdup (id);
  strings_of (list, self->ruleset, *index)[1] = g_strdup (name);
  *count_of (list, self->ruleset) = MAX (*count_of (list, self->ruleset), *index + 1);

  return TRUE;
}

/* A thing the procedures know by name must be there. */
static void
check_names (const AciesRulesetReader *self,
             const AciesXmlNode       *root)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      const char *const *names = names_of (&lists[i], self->procs);

      for (guint j = 0; names[j] != NULL; j++)
        {
          if (j >= lists[i].max || *strings_of (&lists[i], self->ruleset, j) == NULL)
            acies_reader_fault (&self->reader, root, "missing-element",
                                /* Translators: the name of procedures, the name of an element, and an id */
                                _ ("The procedures “%1$s” need the <%2$s> “%3$s”"),
                                self->procs->id, lists[i].element, names[j]);
        }
    }
}

static void
set_text (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          char                    **text)
{
  g_autofree char *value = acies_reader_dup_text (&self->reader, node);

  if (*text != NULL)
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), node->name);
  else
    *text = g_steal_pointer (&value);
}

static void
read_box (const AciesRulesetReader *self,
          const AciesXmlNode       *node)
{
  acies_reader_check_attributes (&self->reader, node, "figures tiles rounds cards");
  acies_reader_check_empty (&self->reader, node);
  self->ruleset->box_figures = (guint16) acies_reader_number_or (&self->reader, node, "figures", 0, 1000, 0);
  self->ruleset->box_tiles = (guint16) acies_reader_number_or (&self->reader, node, "tiles", 0, 1000, 0);
  self->ruleset->box_rounds = (guint8) acies_reader_number_or (&self->reader, node, "rounds", 1, ACIES_MAX_END_ROUND, 0);
  self->ruleset->box_cards = (guint16) acies_reader_number_or (&self->reader, node, "cards", 0, 1000, 0);
}

/* One line, as it stands before a number. */
static void
read_morale_name (const AciesRulesetReader *self,
                  const AciesXmlNode       *node)
{
  const char *name = acies_xml_get (node, "morale-name");

  if (name != NULL && !acies_text_is_label (name))
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "“morale-name” must be one line of at most %d printable character", "“morale-name” must be one line of at most %d printable characters", ACIES_MAX_LABEL), ACIES_MAX_LABEL);
  else if (name != NULL)
    self->ruleset->morale_name = g_strdup (name);
}

static void
read_units_of (const AciesRulesetReader *self,
               const AciesXmlNode       *node)
{
  const char      *word = acies_xml_get (node, "units-of");
  g_autofree char *shown = acies_reader_shorten (word != NULL ? word : "");

  if (word == NULL || g_str_equal (word, "figures"))
    self->ruleset->units_of = ACIES_UNITS_OF_FIGURES;
  else if (g_str_equal (word, "bases"))
    self->ruleset->units_of = ACIES_UNITS_OF_BASES;
  else
    /* Translators: an attribute, its element, and the value; figures and bases stay as they are */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” of <%2$s> must be figures or bases, not “%3$s”"), "units-of",
                        node->name, shown);
}

static void
read_army (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  AciesArmyNumbers *army = &self->ruleset->army;
  int               morale = 1;
  int               hand_size = 0;

  acies_reader_check_attributes (&self->reader, node, "morale hand-size actions morale-name units-of");
  acies_reader_check_empty (&self->reader, node);
  acies_reader_number (&self->reader, node, "morale", 1, ACIES_MAX_MORALE, &morale);
  acies_reader_number (&self->reader, node, "hand-size", 0, ACIES_MAX_HAND, &hand_size);
  read_morale_name (self, node);
  read_units_of (self, node);
  army->morale = (guint8) morale;
  army->hand_size = (guint8) hand_size;
  army->actions = (guint8) acies_reader_number_or (&self->reader, node, "actions", 1, ACIES_MAX_ACTIONS, 0);
}

/* What is no list. Lists and modifiers come later, when all ids are known. */
static void
read_single (const AciesRulesetReader *self,
             const AciesXmlNode       *node)
{
  if (g_str_equal (node->name, "name"))
    set_text (self, node, &self->ruleset->name);
  else if (g_str_equal (node->name, "summary"))
    set_text (self, node, &self->ruleset->summary);
  else if (g_str_equal (node->name, "board"))
    acies_ruleset_read_board (self, node);
  else if (g_str_equal (node->name, "army"))
    read_army (self, node);
  else if (g_str_equal (node->name, "box"))
    read_box (self, node);
  else if (!g_str_equal (node->name, "area") && !g_str_equal (node->name, "modifier") && !g_str_equal (node->name, "equivalent"))
    acies_reader_unknown (&self->reader, node);
}

static void
check_whole (const AciesRulesetReader *self,
             const AciesXmlNode       *root)
{
  const AciesRuleset *ruleset = self->ruleset;
  const struct
  {
    const char *element;
    gboolean    there;
  } needed[] = {
    { "name", ruleset->name != NULL },
    { "board", ruleset->columns > 0 && ruleset->rows > 0 },
    { "army", ruleset->army.morale > 0 },
    { "side", ruleset->n_sides > 0 },
    { "terrain", ruleset->n_terrains > 0 },
    { "unit-type", ruleset->n_unit_types > 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      if (!needed[i].there)
        acies_reader_fault (&self->reader, root, "missing-element", _ ("A ruleset needs a <%s>"), needed[i].element);
    }
  if (ruleset->summary == NULL)
    self->ruleset->summary = g_strdup ("");
  check_names (self, root);
}

/* Gives every thing its index; @indexes: by element. */
static void
declare_all (const AciesRulesetReader *self,
             GPtrArray                *children,
             GHashTable               *indexes)
{
  for (guint i = 0; i < children->len; i++)
    {
      AciesXmlNode *node = g_ptr_array_index (children, i);
      const List   *list = find_list (node->name);
      guint         index;

      if (list == NULL)
        read_single (self, node);
      else if (declare (self, list, node, &index))
        g_hash_table_insert (indexes, node, GUINT_TO_POINTER (index));
    }
}

static void
fill_list (const AciesRulesetReader *self,
           const List               *list,
           GPtrArray                *children,
           GHashTable               *indexes)
{
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *node = g_ptr_array_index (children, i);
      gpointer            index;

      if (find_list (node->name) != list || !g_hash_table_lookup_extended (indexes, node, NULL, &index))
        continue;
      if (list->fill != NULL)
        list->fill (self, node, GPOINTER_TO_UINT (index));
      else
        acies_reader_check_empty (&self->reader, node);
    }
}

/* The other ruleset may not be there: what stands there for it is not looked up. */
static void
read_equivalent (const AciesRulesetReader *self,
                 const AciesXmlNode       *node)
{
  const char      *ruleset = acies_reader_require (&self->reader, node, "ruleset");
  const char      *as = acies_reader_require (&self->reader, node, "as");
  AciesEquivalent *equivalent;

  acies_reader_check_attributes (&self->reader, node, "ruleset side terrain unit-type mark switch card as");
  acies_reader_check_empty (&self->reader, node);
  for (guint i = 0; i < ACIES_N_THINGS; i++)
    {
      const char *id = acies_xml_get (node, acies_thing_name (i));
      AciesId     own = id != NULL ? acies_thing_find (i, self->ruleset, id) : ACIES_NO_ID;

      if (id == NULL || ruleset == NULL || as == NULL)
        continue;
      if (own == ACIES_NO_ID)
        {
          acies_reader_fault (&self->reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), acies_thing_name (i), id);
          return;
        }
      equivalent = g_new0 (AciesEquivalent, 1);
      *equivalent = (AciesEquivalent) { (AciesThing) i, own, g_strdup (ruleset), g_strdup (as) };
      g_ptr_array_add (self->ruleset->equivalents, equivalent);
      return;
    }
  acies_reader_fault (&self->reader, node, "missing-attribute", _ ("An <equivalent> must name a side, terrain, unit type, mark, switch or card of this ruleset"));
}

/* A side may be called after any option there is. */
static void
check_side_words (const AciesRulesetReader *self,
                  const AciesXmlNode       *root)
{
  for (guint i = 0; i < self->ruleset->n_sides; i++)
    {
      AciesId            named_by = self->ruleset->sides[i].named_by;
      const AciesSwitch *one = &self->ruleset->switches[named_by != ACIES_NO_ID ? named_by : 0];
      gboolean           whole = named_by == ACIES_NO_ID || one->options->len > 0;

      for (guint option = 0; named_by != ACIES_NO_ID && option < one->options->len; option++)
        {
          const AciesOption *words = g_ptr_array_index (one->options, option);

          whole = whole && words->adjective != NULL && words->letter != NULL;
        }
      if (!whole)
        acies_reader_fault (&self->reader, root, "missing-attribute",
                            /* Translators: the ids of a side, and of a switch; adjective and letter stay as they are */
                            _ ("The side “%1$s” is named after “%2$s”, which must be a choice whose options all have “adjective” and “letter”"),
                            self->ruleset->sides[i].id, one->id);
    }
}

/* Of sides that do not always take part, the last ones leave first: one number counts all that do. */
static void
check_players (const AciesRulesetReader *self,
               const AciesXmlNode       *root)
{
  const AciesRuleset *ruleset = self->ruleset;
  AciesId             by = ruleset->n_sides > 0 ? ruleset->sides[ruleset->n_sides - 1].plays_by : ACIES_NO_ID;
  guint               always = 0;

  while (always < ruleset->n_sides && ruleset->sides[always].plays_by == ACIES_NO_ID)
    always++;
  for (guint i = always; i < ruleset->n_sides; i++)
    if (ruleset->sides[i].plays_by != by || always < 2 || ruleset->switches[by].type != ACIES_SWITCH_NUMBER ||
        ruleset->switches[by].min < (int) always || ruleset->switches[by].max > (int) ruleset->n_sides)
      {
        acies_reader_fault (&self->reader, root, "bad-value",
                            _ ("Sides with “plays-by” must come after at least two sides without it, and all of them must name the switch that sets how many sides play"));
        return;
      }
}

static void
read_all (const AciesRulesetReader *self,
          const AciesXmlNode       *root)
{
  g_autoptr (GPtrArray) children = acies_reader_children (&self->reader, root);
  g_autoptr (GHashTable) indexes = g_hash_table_new (NULL, NULL);

  declare_all (self, children, indexes);
  check_whole (self, root);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    fill_list (self, &lists[i], children, indexes);
  if (self->ruleset->n_unit_types < ACIES_MAX_UNIT_TYPES)
    acies_ruleset_make_back (self->ruleset);
  check_side_words (self, root);
  check_players (self, root);
  for (guint i = 0; i < children->len; i++)
    {
      const AciesXmlNode *node = g_ptr_array_index (children, i);

      if (g_str_equal (node->name, "area"))
        acies_ruleset_read_area (self, node);
      else if (g_str_equal (node->name, "modifier"))
        acies_ruleset_read_modifier (self, node);
      else if (g_str_equal (node->name, "unit-type"))
        acies_ruleset_check_pair (self, node);
      else if (g_str_equal (node->name, "equivalent"))
        read_equivalent (self, node);
    }
}

/* What people read, and what only says how a piece looks or where a number comes from. All that is not
 * named here counts as a rule, so that an attribute of tomorrow is not forgotten. */
static const struct
{
  const char *element; /* NULL: any */
  const char *words;   /* attributes; NULL: the element with all in it */
} wording[] = {
  { NULL, "name aliases rule since source" },
  { "name", NULL },
  { "summary", NULL },
  { "text", NULL },
  { "box", NULL },
  { "equivalent", NULL },
  { "ruleset", "format" },
  { "army", "morale-name units-of" },
  { "side", "adjective letter" },
  { "class", "spot" },
  { "attribute", "unit quiet" },
  { "symbol", "sign" },
  { "mark", "back" },
  { "switch", "unit group default-before default-since" },
  { "number", "unit" },
  { "option", "adjective letter" },
  { "property", "shown quiet" },
  { "unit-type", "number" },
  { "deck", "row-name" },
};

/* @attribute: (nullable): of the element, or the element itself */
static gboolean
is_wording (const AciesXmlNode *node,
            const char         *attribute)
{
  for (guint i = 0; i < G_N_ELEMENTS (wording); i++)
    {
      const char *words = wording[i].words;

      if (wording[i].element != NULL && !g_str_equal (wording[i].element, node->name))
        continue;
      if (attribute != NULL ? words != NULL && acies_reader_is_word_of (attribute, words) : words == NULL)
        return TRUE;
    }

  return FALSE;
}

static int
compare_words (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* Adds an element to @checksum, its attributes by their names. */
static void
digest_element (GChecksum          *checksum,
                const AciesXmlNode *node)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);

  for (const AciesXmlAttribute *attribute = node->attributes; attribute != NULL; attribute = attribute->next)
    if (attribute->ns == NULL && !is_wording (node, attribute->name))
      g_ptr_array_add (words, g_strdup_printf (" %s=\"%s\"", attribute->name, attribute->value));
  g_ptr_array_sort (words, compare_words);
  g_checksum_update (checksum, (const guchar *) "<", 1);
  g_checksum_update (checksum, (const guchar *) node->name, -1);
  for (guint i = 0; i < words->len; i++)
    g_checksum_update (checksum, g_ptr_array_index (words, i), -1);
  for (const AciesXmlNode *child = node->children; child != NULL; child = child->next)
    if (child->kind == ACIES_XML_ELEMENT && g_strcmp0 (child->ns, node->ns) == 0 && !is_wording (child, NULL))
      digest_element (checksum, child);
  g_checksum_update (checksum, (const guchar *) ">", 1);
}

/* The first bytes of a digest. */
static guint64
fingerprint (const AciesXmlNode *root)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint8  digest[32];
  gsize   size = sizeof digest;
  guint64 value = 0;

  digest_element (checksum, root);
  g_checksum_get_digest (checksum, digest, &size);
  for (guint i = 0; i < 8; i++)
    value = value << 8 | digest[i];

  return value;
}

static AciesXmlNode *
load (const char *folder,
      const char *name,
      const char *ns,
      const char *root,
      GError    **error)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = acies_file_load_regular (file, NULL, ACIES_XML_MAX_BYTES, error);

  return bytes != NULL ? acies_reader_parse (bytes, path, ns, root, error) : NULL;
}

static gboolean
has_file (const char *folder,
          const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
read_root (AciesRulesetReader *self,
           const AciesXmlNode *root,
           const char         *folder,
           GError            **error)
{
  const char *id = acies_xml_get (root, "id");
  const char *procedures = acies_xml_get (root, "procedures");
  const char *missing = NULL;

  acies_reader_check_attributes (&self->reader, root, "format id procedures edition");
  acies_reader_check_format (&self->reader, root, ACIES_FORMAT_VERSION);
  if (id == NULL || !acies_reader_is_id (id) || procedures == NULL)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
                   /* Translators: a folder, and a line */
                   _ ("%1$s/ruleset.xml:%2$d: a ruleset needs an id and procedures"), folder, root->line);
      return FALSE;
    }
  self->ruleset->id = g_strdup (id);
  self->ruleset->edition = (guint) acies_reader_number_or (&self->reader, root, "edition", 1, ACIES_MAX_EDITION, 1);
  self->ruleset->fingerprint = fingerprint (root);
  self->procs = acies_rulesets_find_procs (procedures);
  self->ruleset->procs = self->procs;
  if (self->procs == NULL)
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
                 /* Translators: a folder, and a line */
                 _ ("%1$s/ruleset.xml:%2$d: there are no procedures with that name"), folder, root->line);
  else if ((missing = acies_rulesets_find_missing (self->procs)) != NULL)
    /* Translators: a folder, a line, and what is missing */
    g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID, _ ("%1$s/ruleset.xml:%2$d: the procedures have no “%3$s”"), folder,
                 root->line, missing);

  return self->procs != NULL && missing == NULL;
}

AciesRuleset *
acies_ruleset_load (const char    *folder,
                    AciesFindings *findings,
                    GError       **error)
{
  g_autoptr (AciesRuleset) ruleset = acies_ruleset_new ();
  AciesRulesetReader self = { .reader = { ACIES_RULESET_NS, findings }, .ruleset = ruleset };
  guint              first = findings->list->len;
  g_autoptr (AciesXmlNode) data = load (folder, "ruleset.xml", ACIES_RULESET_NS, "ruleset", error);
  g_autoptr (AciesXmlNode) rules = NULL;
  g_autoptr (AciesXmlNode) computer = NULL;
  const AciesFinding *worst;

  if (data == NULL || !read_root (&self, acies_xml_root (data), folder, error))
    return NULL;
  rules = load (folder, "rules.xml", ACIES_RULES_NS, "rules", error);
  if (rules == NULL)
    return NULL;
  if (has_file (folder, "computer.xml") && (computer = load (folder, "computer.xml", ACIES_COMPUTER_NS, "computer", error)) == NULL)
    return NULL;

  acies_ruleset_translate (ruleset, (AciesXmlNode *) acies_xml_root (data));
  acies_ruleset_read_rules (&self, acies_xml_root (rules));
  read_all (&self, acies_xml_root (data));
  if (computer != NULL)
    acies_ruleset_read_computer (&self, acies_xml_root (computer));
  if (findings->list->len == first)
    return g_steal_pointer (&ruleset);

  acies_reader_sort (&self.reader, first);
  worst = g_ptr_array_index (findings->list, first);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
               /* Translators: the folder of a ruleset, a line, what is wrong there, how many errors there are */
               g_dngettext (GETTEXT_PACKAGE, "%1$s/ruleset.xml:%2$d: %3$s (%4$u error)", "%1$s/ruleset.xml:%2$d: %3$s (%4$u errors)",
                            findings->list->len - first),
               folder, worst->line, worst->message, findings->list->len - first);

  return NULL;
}
