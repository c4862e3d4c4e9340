/* ruleset-xml.c - reading a ruleset: its board and what is no list, the rules (rules.xml), and what things are worth (computer.xml)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/ruleset/ruleset-xml.h"

#include "engine/board/board.h"
#include "engine/core/units.h"
#include "engine/ruleset/ruleset.h"
#include "formats/files/file.h"
#include "formats/files/format-error.h"
#include "formats/ruleset/ruleset-reader.h"
#include "rulesets/rulesets.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define LONGEST_RULE_ID 30
#define MAX_CHANGE 24

/* clang-format off */
static const AciesField board_fields[] = {
  { "columns", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesRuleset, columns), ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, ACIES_MIN_COLUMNS },
  { "rows", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesRuleset, rows), ACIES_MIN_ROWS, ACIES_MAX_ROWS, ACIES_MIN_ROWS },
  { "rounds", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesRuleset, rounds), 1, ACIES_MAX_END_ROUND, 1 },
  { NULL },
};

static const AciesField size_fields[] = {
  { "columns", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesBoardSize, columns), ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, ACIES_MIN_COLUMNS },
  { "rows", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesBoardSize, rows), ACIES_MIN_ROWS, ACIES_MAX_ROWS, ACIES_MIN_ROWS },
  { NULL },
};

static const AciesField box_fields[] = {
  { "figures", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesRuleset, box_figures), 0, 1000 },
  { "tiles", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesRuleset, box_tiles), 0, 1000 },
  { "rounds", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesRuleset, box_rounds), 1, ACIES_MAX_END_ROUND },
  { "cards", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesRuleset, box_cards), 0, 1000 },
  { NULL },
};

static const char *const difficulties[] = { [ACIES_DIFFICULTY_EASY] = "easy", [ACIES_DIFFICULTY_MEDIUM] = "medium", [ACIES_DIFFICULTY_DEMANDING] = "demanding", NULL };

static const AciesField overview_fields[] = {
  { "difficulty", ACIES_FIELD_NEEDED_WORD, ACIES_FIELD_TO (AciesOverview, difficulty), .words = difficulties },
  { "players", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesOverview, players), 2, ACIES_MAX_SIDES, 2 },
  { "most-players", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesOverview, most_players), 2, ACIES_MAX_SIDES },
  { "minutes", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesOverview, minutes), 1, ACIES_MAX_MINUTES, 1 },
  { "most-minutes", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesOverview, most_minutes), 1, ACIES_MAX_MINUTES },
  { "learn", ACIES_FIELD_STRING, ACIES_FIELD_TO (AciesOverview, learn) },
  { "first", ACIES_FIELD_FLAG, ACIES_FIELD_TO (AciesOverview, first) },
  { NULL },
};

static const AciesField army_fields[] = {
  { "morale", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesRuleset, army.morale), 1, ACIES_MAX_MORALE, 1 },
  { "hand-size", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesRuleset, army.hand_size), 0, ACIES_MAX_HAND },
  { "actions", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (AciesRuleset, army.actions), 1, ACIES_MAX_ACTIONS },
  { NULL },
};
/* clang-format on */

/* --- the board ------------------------------------------------------------------------------ */

static void
read_size (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  AciesRuleset  *ruleset = self->ruleset;
  AciesBoardSize size;

  acies_ruleset_check_leaf (self, node, size_fields, "");
  if (!acies_ruleset_read_fields (self, node, size_fields, &size))
    return;
  if (ruleset->layout != ACIES_BOARD_SQUARES)
    acies_reader_fault (&self->reader, node, "bad-value", _ ("Boards of hexes can have any size: <size> is only for boards of squares"));
  else if (ruleset->n_sizes > 0 && acies_ruleset_has_size (ruleset, size.columns, size.rows))
    /* Translators: columns, and rows */
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("The size %1$u × %2$u appears twice"), size.columns, size.rows);
  else if (ruleset->n_sizes == ACIES_MAX_BOARD_SIZES)
    acies_reader_fault (&self->reader, node, "too-many", g_dngettext (GETTEXT_PACKAGE, "A ruleset can have at most %d board size", "A ruleset can have at most %d board sizes", ACIES_MAX_BOARD_SIZES), ACIES_MAX_BOARD_SIZES);
  else
    ruleset->sizes[ruleset->n_sizes++] = size;
}

static void
read_board (const AciesRulesetReader *self,
            const AciesXmlNode       *node)
{
  AciesRuleset       *ruleset = self->ruleset;
  const char         *layout = acies_xml_get (node, "layout");
  const AciesXmlNode *child = NULL;

  acies_reader_check_content (&self->reader, node);
  acies_ruleset_check_fields (self, node, board_fields, "layout");
  ruleset->layout = g_strcmp0 (layout, "squares") == 0 ? ACIES_BOARD_SQUARES : ACIES_BOARD_HEXES;
  if (layout != NULL && !g_str_equal (layout, "hexes") && !g_str_equal (layout, "squares"))
    /* Translators: an attribute, its element, and the value; hexes and squares stay as they are */
    acies_reader_refuse (&self->reader, node, "bad-value", "layout", layout, _ ("“%1$s” of <%2$s> must be hexes or squares, not “%3$s”"));
  acies_ruleset_read_fields (self, node, board_fields, ruleset);
  ruleset->n_sizes = 0;
  if (ruleset->layout == ACIES_BOARD_SQUARES)
    ruleset->sizes[ruleset->n_sizes++] = (AciesBoardSize) { ruleset->columns, ruleset->rows };
  while ((child = acies_reader_next (&self->reader, node, child, "size")) != NULL)
    read_size (self, child);
}

static gboolean
read_corner (const AciesRulesetReader *self,
             const AciesXmlNode       *node,
             const char               *name,
             AciesBoardSize            size,
             AciesHex                 *hex)
{
  const char *text = acies_reader_require (&self->reader, node, name);

  if (text == NULL)
    return FALSE;
  if (acies_hex_parse (text, hex) && acies_hex_column (*hex) < size.columns && acies_hex_row (*hex) < size.rows)
    return TRUE;
  /* Translators: an attribute, its element, and the value */
  acies_reader_refuse (&self->reader, node, "bad-value", name, text, _ ("“%1$s” of <%2$s> is not a square on a board of this size: “%3$s”"));

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
read_area (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  AciesRuleset  *ruleset = self->ruleset;
  AciesBoardArea area = { .first = ACIES_NO_HEX, .last = ACIES_NO_HEX };
  gboolean       is_good;

  acies_ruleset_check_leaf (self, node, size_fields, "side first last");
  acies_reader_require (&self->reader, node, "side");
  area.side = acies_ruleset_look_up (self, node, "side", acies_ruleset_find_side);
  if (area.side == ACIES_NO_SIDE || !acies_ruleset_read_fields (self, node, size_fields, &area.size) ||
      !read_corner (self, node, "first", area.size, &area.first) || !read_corner (self, node, "last", area.size, &area.last))
    return;
  is_good = ruleset->n_sizes > 0 && acies_ruleset_has_size (ruleset, area.size.columns, area.size.rows) &&
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

/* --- single elements ------------------------------------------------------------------------ */

static void
set_text (const AciesRulesetReader *self,
          const AciesXmlNode       *node,
          char                    **text)
{
  g_autofree char *value = acies_reader_dup_text (&self->reader, node, "");

  if (*text != NULL)
    acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), node->name);
  else
    *text = g_steal_pointer (&value);
}

/* Reads the facts that help users choose a game. */
static void
read_overview (const AciesRulesetReader *self,
               const AciesXmlNode       *node)
{
  AciesOverview   *overview = &self->ruleset->overview;
  g_autofree char *line = acies_reader_dup_content (&self->reader, node, "");

  acies_ruleset_check_fields (self, node, overview_fields, "");
  if (overview->line != NULL)
    {
      acies_reader_fault (&self->reader, node, "duplicate-element", _ ("<%s> appears twice"), node->name);
      return;
    }
  acies_ruleset_read_fields (self, node, overview_fields, overview);
  overview->line = g_steal_pointer (&line);
  overview->most_players = MAX (overview->players, overview->most_players);
  overview->most_minutes = MAX (overview->minutes, overview->most_minutes);
}

/* Reads the values of an army in a new scenario, and the names of its parts. */
static void
read_army (const AciesRulesetReader *self,
           const AciesXmlNode       *node)
{
  const char *name = acies_xml_get (node, "morale-name");
  const char *word = acies_xml_get (node, "units-of");

  acies_ruleset_check_leaf (self, node, army_fields, "morale-name units-of");
  acies_ruleset_read_fields (self, node, army_fields, self->ruleset);
  if (name != NULL && !acies_text_is_label (name))
    acies_reader_fault (&self->reader, node, "bad-value", g_dngettext (GETTEXT_PACKAGE, "“morale-name” must be one line of at most %d printable character", "“morale-name” must be one line of at most %d printable characters", ACIES_MAX_LABEL), ACIES_MAX_LABEL);
  else if (name != NULL)
    self->ruleset->morale_name = g_strdup (name);
  self->ruleset->units_of = g_strcmp0 (word, "bases") == 0 ? ACIES_UNITS_OF_BASES : ACIES_UNITS_OF_FIGURES;
  if (word != NULL && !g_str_equal (word, "figures") && !g_str_equal (word, "bases"))
    /* Translators: an attribute, its element, and the value; figures and bases stay as they are */
    acies_reader_refuse (&self->reader, node, "bad-value", "units-of", word, _ ("“%1$s” of <%2$s> must be figures or bases, not “%3$s”"));
}

/* Elements that are not lists. Lists and modifiers are read later, when all ids are known. */
static void
read_single (const AciesRulesetReader *self,
             const AciesXmlNode       *node)
{
  if (g_str_equal (node->name, "name"))
    set_text (self, node, &self->ruleset->name);
  else if (g_str_equal (node->name, "summary"))
    set_text (self, node, &self->ruleset->summary);
  else if (g_str_equal (node->name, "overview"))
    read_overview (self, node);
  else if (g_str_equal (node->name, "board"))
    read_board (self, node);
  else if (g_str_equal (node->name, "army"))
    read_army (self, node);
  else if (g_str_equal (node->name, "box"))
    {
      acies_ruleset_check_leaf (self, node, box_fields, "");
      acies_ruleset_read_fields (self, node, box_fields, self->ruleset);
    }
  else if (!g_str_equal (node->name, "area") && !g_str_equal (node->name, "modifier") && !g_str_equal (node->name, "standard-card") &&
           !g_str_equal (node->name, "equivalent"))
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
    if (!needed[i].there)
      acies_reader_fault (&self->reader, root, "missing-element", _ ("A ruleset needs a <%s>"), needed[i].element);
  if (ruleset->summary == NULL)
    self->ruleset->summary = g_strdup ("");
  acies_ruleset_check_names (self, root);
}

/* Checks that sides and switches agree. */
static void
check_sides (const AciesRulesetReader *self,
             const AciesXmlNode       *root)
{
  const AciesRuleset *ruleset = self->ruleset;
  AciesId             by = ruleset->n_sides > 0 ? ruleset->sides[ruleset->n_sides - 1].plays_by : ACIES_NO_ID;
  guint               always = 0;

  /* A side can be named after any option of the switch. */
  for (guint i = 0; i < ruleset->n_sides; i++)
    {
      AciesId            named_by = ruleset->sides[i].named_by;
      const AciesSwitch *one = &ruleset->switches[named_by != ACIES_NO_ID ? named_by : 0];
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
                            ruleset->sides[i].id, one->id);
    }
  /* Optional sides must come last, because a single number says how many sides take part. */
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

/* The other ruleset may not be installed, so its ids are not checked. */
static void
read_equivalent (const AciesRulesetReader *self,
                 const AciesXmlNode       *node)
{
  const char      *ruleset = acies_reader_require (&self->reader, node, "ruleset");
  const char      *as = acies_reader_require (&self->reader, node, "as");
  AciesEquivalent *equivalent;

  acies_reader_check_leaf (&self->reader, node, "ruleset side terrain unit-type mark switch card as");
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

/* A unit that changes sides needs a place in its layer. */
static void
check_pair (const AciesRulesetReader *self,
            const AciesXmlNode       *node)
{
  const AciesRuleset  *ruleset = self->ruleset;
  const char          *id = acies_xml_get (node, "id");
  AciesId              index = id != NULL ? acies_ruleset_find_unit_type (ruleset, id) : ACIES_NO_ID;
  const AciesUnitType *type = index != ACIES_NO_ID ? &ruleset->unit_types[index] : NULL;

  if (type != NULL && type->pair != ACIES_NO_ID && acies_stack_layer (ruleset, index) != acies_stack_layer (ruleset, type->pair))
    /* Translators: the ids of two unit types */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“%1$s” and its pair “%2$s” are not in the same layer"), type->id,
                        ruleset->unit_types[type->pair].id);
}

static void
read_modifier (const AciesRulesetReader *self,
               const AciesXmlNode       *node)
{
  static const char *const targets[] = { "dice", "ignored-hits", "ignored-retreats", "target-number", NULL };
  AciesModifier            modifier = { 0 };

  /* clang-format off */
  static const AciesField fields[] = {
    { "to", ACIES_FIELD_NEEDED_WORD, ACIES_FIELD_TO (AciesModifier, target), .words = targets },
    { "when", ACIES_FIELD_NEEDED_NAME, ACIES_FIELD_TO (AciesModifier, condition), .names = G_STRUCT_OFFSET (AciesNames, conditions) },
    { "add", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (AciesModifier, add), .min = -MAX_CHANGE, .max = MAX_CHANGE },
    { "card", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, card), .find = acies_ruleset_find_card },
    { "unless-card", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, unless_card), .find = acies_ruleset_find_card },
    { "terrain", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, terrain), .find = acies_ruleset_find_terrain },
    { "attacker-terrain", ACIES_FIELD_ID, ACIES_FIELD_TO (AciesModifier, attacker_terrain), .find = acies_ruleset_find_terrain },
    { "at-range", ACIES_FIELD_FLAG, ACIES_FIELD_TO (AciesModifier, at_range) },
    { "rule", ACIES_FIELD_RULE, ACIES_FIELD_TO (AciesModifier, rule) },
    { NULL },
  };
  /* clang-format on */

  acies_ruleset_check_leaf (self, node, fields, "");
  acies_ruleset_read_fields (self, node, fields, &modifier);
  if (self->ruleset->n_modifiers == ACIES_MAX_MODIFIERS)
    {
      /* Translators: a number, and the name of an element */
      acies_reader_fault (&self->reader, node, "too-many", _ ("There are more than %1$d <%2$s> elements"),
                          ACIES_MAX_MODIFIERS, node->name);
      g_free (modifier.rule);
      return;
    }

  self->ruleset->modifiers[self->ruleset->n_modifiers++] = modifier;
}

/* Returns: the number of copies of a card in the standard decks of some sides */
typedef struct
{
  AciesId card;
  guint8  sides;
  guint8  copies;
  guint8  hand;
} StandardCard;

static void
read_standard_card (const AciesRulesetReader *self,
                    const AciesXmlNode       *node)
{
  /* clang-format off */
  static const AciesField fields[] = {
    { "card", ACIES_FIELD_NEEDED_ID, ACIES_FIELD_TO (StandardCard, card), .find = acies_ruleset_find_card },
    { "sides", ACIES_FIELD_SIDES, ACIES_FIELD_TO (StandardCard, sides) },
    { "copies", ACIES_FIELD_NEEDED_NUMBER, ACIES_FIELD_TO (StandardCard, copies), .min = 1, .max = ACIES_MAX_COPIES, .fallback = 1 },
    { "hand", ACIES_FIELD_NUMBER, ACIES_FIELD_TO (StandardCard, hand), .max = ACIES_MAX_COPIES },
    { NULL },
  };
  /* clang-format on */
  StandardCard         it = { 0 };
  AciesRuleset        *ruleset = self->ruleset;
  const AciesCardType *card;

  acies_ruleset_check_leaf (self, node, fields, "");
  if (!acies_ruleset_read_fields (self, node, fields, &it))
    return;
  card = &ruleset->cards[it.card];
  if (card->common || card->kind == ACIES_CARD_SCENARIO || (it.sides & ~card->sides) != 0 || it.hand > it.copies)
    /* Translators: the id of a card */
    acies_reader_fault (&self->reader, node, "bad-value", _ ("“%s” cannot be in this standard deck. It must be a card of the side’s own deck, not a scenario card, and “hand” cannot be more than “copies”."), card->id);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (!((it.sides >> side) & 1))
        continue;
      if (ruleset->standard_copies[side][it.card] > 0)
        /* Translators: the ids of a side, and of a card */
        acies_reader_fault (&self->reader, node, "duplicate-element", _ ("The standard deck of “%1$s” lists “%2$s” twice"), ruleset->sides[side].id, card->id);
      ruleset->standard_copies[side][it.card] = it.copies;
      ruleset->standard_hand[side][it.card] = it.hand;
    }
}

static void
read_all (const AciesRulesetReader *self,
          const AciesXmlNode       *root)
{
  g_autoptr (GHashTable) indexes = g_hash_table_new (NULL, NULL);
  const AciesXmlNode *node = NULL;

  acies_reader_check_content (&self->reader, root);
  while ((node = acies_reader_next (&self->reader, root, node, NULL)) != NULL)
    if (!acies_ruleset_declare (self, node, indexes))
      read_single (self, node);
  check_whole (self, root);
  acies_ruleset_fill (self, root, indexes);
  if (self->ruleset->n_unit_types < ACIES_MAX_UNIT_TYPES)
    acies_ruleset_make_back (self->ruleset);
  check_sides (self, root);
  while ((node = acies_reader_next (&self->reader, root, node, NULL)) != NULL)
    if (g_str_equal (node->name, "area"))
      read_area (self, node);
    else if (g_str_equal (node->name, "modifier"))
      read_modifier (self, node);
    else if (g_str_equal (node->name, "standard-card"))
      read_standard_card (self, node);
    else if (g_str_equal (node->name, "unit-type"))
      check_pair (self, node);
    else if (g_str_equal (node->name, "equivalent"))
      read_equivalent (self, node);
}

/* --- files beside ruleset.xml ---------------------------------------------------------------- */

/* Prefixes the messages from the finding @first on with the name of the file. */
static void
name_findings (const AciesRulesetReader *self,
               guint                     first,
               const char               *file)
{
  GPtrArray *list = self->reader.findings->list;

  for (guint i = first; i < list->len; i++)
    {
      AciesFinding    *finding = g_ptr_array_index (list, i);
      g_autofree char *message = g_steal_pointer (&finding->message);

      finding->message = g_strdup_printf ("%s: %s", file, message);
    }
}

/* Checks the root of such a file. @wrong: the message if the file is for another ruleset */
static void
check_root (const AciesRulesetReader *self,
            const AciesReader        *reader,
            const AciesXmlNode       *root,
            const char               *wrong)
{
  const char *id;

  acies_reader_check_content (reader, root);
  id = acies_reader_require (reader, root, "ruleset");
  acies_reader_check_attributes (reader, root, "ruleset format");
  acies_reader_check_format (reader, root, ACIES_FORMAT_VERSION);
  if (id != NULL && !g_str_equal (id, self->ruleset->id))
    acies_reader_fault (reader, root, "bad-value", "%s", wrong);
}

/* --- rules.xml ------------------------------------------------------------------------------ */

/* @seen: the same element, read before. Returns: (transfer full) (nullable): a text that must not be empty */
static char *
read_rule_text (const AciesReader  *reader,
                const AciesXmlNode *node,
                const char         *known,
                const char         *seen)
{
  g_autofree char *text = acies_reader_dup_text (reader, node, known);

  if (seen != NULL)
    acies_reader_unknown (reader, node);
  else if (text != NULL && *g_strstrip (text) == '\0')
    /* Translators: the name of an element */
    acies_reader_fault (reader, node, "missing-element", _ ("<%s> needs text"), node->name);
  else
    return g_steal_pointer (&text);

  return NULL;
}

/* Reads the elements that explain a rule. */
static void
read_explanation (const AciesReader  *reader,
                  const AciesXmlNode *node,
                  AciesRule          *rule)
{
  const AciesXmlNode *child = NULL;

  while ((child = acies_reader_next (reader, node, child, NULL)) != NULL)
    {
      char **to = g_str_equal (child->name, "plain") ? &rule->plain : g_str_equal (child->name, "example") ? &rule->example
                                                                                                           : NULL;
      char  *text = to != NULL ? read_rule_text (reader, child, "", *to) : NULL;

      if (text != NULL)
        *to = text;
    }
}

static void
read_rule (const AciesRulesetReader *self,
           const AciesReader        *reader,
           const AciesXmlNode       *node,
           const char               *chapter)
{
  static const char *const statuses[] = { "binding", "flavour", "worked", NULL };
  AciesRulesetReader       own = { *reader, self->ruleset, self->procs };
  const char              *id = acies_reader_require (reader, node, "id");
  const char              *title = acies_reader_require (reader, node, "title");
  const char              *source = acies_reader_require (reader, node, "source");
  int                      status = acies_ruleset_read_word (&own, node, "status", statuses);
  g_autofree char         *text = acies_reader_dup_content (reader, node, "plain example");
  AciesRule               *rule;
  gsize                    length;

  acies_reader_check_attributes (reader, node, "id source status title");
  if (id == NULL || title == NULL || source == NULL || status < 0 || text == NULL)
    return;
  length = strspn (id, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-");
  /* An id such as RVM-R10 has the letters of the ruleset, a dash, and the number of the statement. */
  if (!g_ascii_isupper (*id) || id[length] != '\0' || length > LONGEST_RULE_ID || acies_ruleset_find_rule (self->ruleset, id) != NULL)
    {
      acies_reader_fault (reader, node, "bad-id", _ ("The id of a rule is malformed or used twice"));
      return;
    }
  if (*g_strstrip (text) == '\0')
    acies_reader_fault (reader, node, "missing-element", _ ("A rule needs text"));

  rule = g_new0 (AciesRule, 1);
  rule->id = g_strdup (id);
  rule->title = g_strdup (title);
  rule->source = g_strdup (source);
  rule->text = g_steal_pointer (&text);
  rule->chapter = g_strdup (chapter);
  rule->status = (AciesRuleStatus) status;
  g_ptr_array_add (self->ruleset->rules, rule);
  read_explanation (reader, node, rule);
}

static void
read_term (const AciesRulesetReader *self,
           const AciesReader        *reader,
           const AciesXmlNode       *node)
{
  const char      *name = acies_reader_require (reader, node, "name");
  const char      *rule = acies_xml_get (node, "rule");
  g_autofree char *text = read_rule_text (reader, node, "name rule", NULL);
  AciesTerm       *term;

  if (rule != NULL && acies_ruleset_find_rule (self->ruleset, rule) == NULL)
    acies_reader_fault (reader, node, "unknown-rule", _ ("rules.xml has no rule “%s”"), ACIES_QUOTE (rule));
  for (guint i = 0; name != NULL && i < self->ruleset->terms->len; i++)
    if (g_str_equal (((const AciesTerm *) self->ruleset->terms->pdata[i])->name, name))
      /* Translators: a word of the glossary */
      acies_reader_fault (reader, node, "bad-id", _ ("The glossary has “%s” twice"), name);
  if (name == NULL || text == NULL)
    return;
  term = g_new0 (AciesTerm, 1);
  term->name = g_strdup (name);
  term->text = g_steal_pointer (&text);
  term->rule = g_strdup (rule);
  g_ptr_array_add (self->ruleset->terms, term);
}

static void
read_rules (const AciesRulesetReader *self,
            const AciesXmlNode       *root)
{
  AciesReader         reader = { ACIES_RULES_NS, self->reader.findings };
  guint               first = reader.findings->list->len;
  const AciesXmlNode *node = NULL;
  const char         *chapter = NULL;

  check_root (self, &reader, root, _ ("These rules are for another ruleset"));
  while ((node = acies_reader_next (&reader, root, node, "chapter rule term")) != NULL)
    if (g_str_equal (node->name, "rule"))
      read_rule (self, &reader, node, chapter);
    else if (g_str_equal (node->name, "chapter"))
      {
        acies_reader_check_leaf (&reader, node, "title");
        chapter = acies_reader_require (&reader, node, "title");
      }
  /* A term can name any rule. */
  while ((node = acies_reader_next (&reader, root, node, "chapter rule term")) != NULL)
    if (g_str_equal (node->name, "term"))
      read_term (self, &reader, node);
  name_findings (self, first, "rules.xml");
}

/* --- computer.xml --------------------------------------------------------------------------- */

/* Reads an element with weights of the computer players. */
static void
read_worth (const AciesReader  *reader,
            const AciesXmlNode *node,
            AciesRuleset       *ruleset)
{
  AciesComputerNumbers *computer = &ruleset->computer;
  const char           *id = acies_reader_require (reader, node, "id");
  gboolean              is_level = g_str_equal (node->name, "level");
  int                   number = 0;
  AciesId               card;

  acies_reader_check_leaf (reader, node, "id number");
  if (!acies_reader_number (reader, node, "number", is_level ? 1 : G_MININT16, is_level ? ACIES_LEVEL_MOST : G_MAXINT16, &number) || id == NULL)
    return;
  for (guint i = 0; is_level && i < ACIES_N_LEVELS; i++)
    if (g_str_equal (acies_level_name ((AciesLevel) i), id))
      {
        computer->levels[i] = (guint) number;
        return;
      }
  for (guint i = 0; g_str_equal (node->name, "worth") && i < ACIES_N_WORTHS; i++)
    if (g_str_equal (acies_worth_name ((AciesWorth) i), id))
      {
        computer->worths[i] = (gint16) number;
        return;
      }
  for (guint i = 0; g_str_equal (node->name, "habit") && i < ACIES_N_HABITS; i++)
    if (g_str_equal (acies_habit_name ((AciesHabit) i), id))
      {
        computer->habits[i] = (gint16) number;
        return;
      }
  card = g_str_equal (node->name, "card") ? acies_ruleset_find_card (ruleset, id) : ACIES_NO_ID;
  if (card != ACIES_NO_ID)
    computer->cards[card] = (gint16) number;
  else
    /* Translators: the name of an element, and an id */
    acies_reader_fault (reader, node, "unknown-id", _ ("There is no <%1$s> “%2$s”"), node->name, id);
}

static void
read_computer (const AciesRulesetReader *self,
               const AciesXmlNode       *root)
{
  AciesReader         reader = { ACIES_COMPUTER_NS, self->reader.findings };
  guint               first = reader.findings->list->len;
  const AciesXmlNode *node = NULL;

  check_root (self, &reader, root, _ ("This file is for another ruleset"));
  while ((node = acies_reader_next (&reader, root, node, "worth habit card level")) != NULL)
    read_worth (&reader, node, self->ruleset);
  name_findings (self, first, "computer.xml");
}

/* --- the fingerprint ------------------------------------------------------------------------ */

/* Texts for users, looks of pieces, sources of numbers, and data for editors. Everything else counts as a rule, so
 * that a new attribute is not forgotten. */
static const struct
{
  const char *element; /* NULL: any */
  const char *words;   /* attributes, or NULL for the whole element */
} wording[] = {
  { NULL, "name aliases rule since source" },
  { "name", NULL },
  { "summary", NULL },
  { "overview", NULL },
  { "text", NULL },
  { "box", NULL },
  { "equivalent", NULL },
  { "standard-card", NULL },
  { "round-step", NULL },
  { "reason", NULL },
  { "ruleset", "format" },
  { "army", "morale-name units-of" },
  { "side", "adjective letter" },
  { "class", "spot" },
  { "attribute", "unit quiet" },
  { "symbol", "sign" },
  { "mark", "back" },
  { "switch", "unit group default-before default-since" },
  { "number", "unit" },
  { "option", "adjective letter skill" },
  { "property", "shown quiet" },
  { "unit-type", "number" },
  { "deck", "row-name" },
};

/* @attribute: (nullable): an attribute of the element, or %NULL for the element itself */
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

/* Adds an element to @checksum, with its attributes sorted by name. */
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

/* Returns: the first bytes of a digest, as a number */
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

/* --- the whole ------------------------------------------------------------------------------ */

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
  g_autofree char   *computer_path = g_build_filename (folder, "computer.xml", NULL);
  g_autoptr (AciesXmlNode) data = load (folder, "ruleset.xml", ACIES_RULESET_NS, "ruleset", error);
  g_autoptr (AciesXmlNode) rules = NULL;
  g_autoptr (AciesXmlNode) computer = NULL;
  const AciesFinding *worst;

  if (data == NULL || !read_root (&self, acies_xml_root (data), folder, error))
    return NULL;
  rules = load (folder, "rules.xml", ACIES_RULES_NS, "rules", error);
  if (rules == NULL)
    return NULL;
  if (g_file_test (computer_path, G_FILE_TEST_EXISTS) && (computer = load (folder, "computer.xml", ACIES_COMPUTER_NS, "computer", error)) == NULL)
    return NULL;

  acies_ruleset_translate (ruleset, (AciesXmlNode *) acies_xml_root (data));
  read_rules (&self, acies_xml_root (rules));
  read_all (&self, acies_xml_root (data));
  if (computer != NULL)
    read_computer (&self, acies_xml_root (computer));
  if (findings->list->len == first)
    return g_steal_pointer (&ruleset);

  acies_reader_sort (findings, first);
  worst = g_ptr_array_index (findings->list, first);
  g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_INVALID,
               /* Translators: the folder of a ruleset, a line, what is wrong there, how many errors there are */
               g_dngettext (GETTEXT_PACKAGE, "%1$s/ruleset.xml:%2$d: %3$s (%4$u error)", "%1$s/ruleset.xml:%2$d: %3$s (%4$u errors)",
                            findings->list->len - first),
               folder, worst->line, worst->message, findings->list->len - first);

  return NULL;
}
