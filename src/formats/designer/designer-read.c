/* designer-read.c - a file of the designer's program as a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "formats/files/format-error.h"
#include "formats/json/json.h"
#include "formats/xml/reader.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST_NAME 100
#define MOST_KEYS 16
#define LARGEST 1e15 /* every whole number up to this has an exact double */
#define MOST_HEALTH 1000

typedef struct
{
  AciesFindings           *findings;
  const AciesJsonDocument *document;
  const AciesRuleset      *ruleset;
  AciesState              *state;                    /* being built, owned by the reader */
  JsonObject              *object;                   /* the object being read: at first the root */
  char                    *path;                     /* the path of that object, as in AciesJsonDocument */
  guint                    seen_sides;               /* bit mask of the sides whose players have been read */
  int                      players[ACIES_MAX_SIDES]; /* for each side, the index of its player */
  int                      hands[ACIES_MAX_SIDES];   /* by side: number of cards stated for its player, or -1 */
} Reader;

/* An array of structs that begin with an id, or of ids. */
typedef struct
{
  gconstpointer first;
  gsize         size;
  guint         n;
} List;

#define LIST(first, n) ((List) { first, sizeof *(first), n })

/* --- reporting ------------------------------------------------------------------------------ */

/* (transfer full): @key can be a path below the object; %NULL is the object itself */
static char *
dup_path (const Reader *self,
          const char   *key)
{
  return g_strconcat (self->path, key != NULL ? "/" : NULL, key, NULL);
}

/* If a member is missing, the finding gets the line of the enclosing object. */
static int
find_line (const Reader *self,
           const char   *path)
{
  g_autofree char *place = g_strdup (path);
  int              line = GPOINTER_TO_INT (g_hash_table_lookup (self->document->lines, place));

  while (line == 0 && *place != '\0')
    {
      *strrchr (place, '/') = '\0';
      line = GPOINTER_TO_INT (g_hash_table_lookup (self->document->lines, place));
    }

  return line;
}

/* Adds a finding about @key. @format: a translated sentence, which follows the path in the message */
static AciesFinding *G_GNUC_PRINTF (5, 6)
    say (const Reader *self,
         AciesSeverity severity,
         const char   *code,
         const char   *key,
         const char   *format,
         ...)
{
  g_autofree char *path = dup_path (self, key);
  const char      *place = ACIES_QUOTE (path + (*path == '/'));
  g_autofree char *sentence = NULL;
  AciesFinding    *finding;
  va_list          args;

  va_start (args, format);
  sentence = g_strdup_vprintf (format, args);
  va_end (args);
  if (*place != '\0')
    /* Translators: the place in a file, such as “Units/(1,4)/State”, and what is said about it */
    finding = acies_findings_add (self->findings, severity, code, _ ("%1$s: %2$s"), place, sentence);
  else
    finding = acies_findings_add (self->findings, severity, code, "%s", sentence);
  finding->line = find_line (self, path);

  return finding;
}

/* --- names ---------------------------------------------------------------------------------- */

/* Returns whether the two are equal apart from case and characters that are not letters. */
static gboolean
is_like (const char *a,
         const char *b)
{
  while (TRUE)
    {
      while (*a != '\0' && !g_ascii_isalnum (*a))
        a++;
      while (*b != '\0' && !g_ascii_isalnum (*b))
        b++;
      if (g_ascii_tolower (*a) != g_ascii_tolower (*b))
        return FALSE;
      if (*a == '\0')
        return TRUE;
      a++;
      b++;
    }
}

/* Returns: the index of the item with the id @text, in CamelCase, or NO_ID. Reports other spellings. */
static AciesId
find (const Reader *self,
      const char   *key,
      List          list,
      const char   *text)
{
  for (guint i = 0; i < list.n; i++)
    {
      const char      *id = *(const char *const *) ((const char *) list.first + i * list.size);
      g_autofree char *camel = NULL;

      if (!is_like (id, text))
        continue;
      camel = acies_designer_camel (id);
      if (!g_str_equal (camel, text))
        say (self, ACIES_SEVERITY_CORRECTION, "other-spelling", key, _ ("“%1$s” was read as “%2$s”"), ACIES_QUOTE (text), camel);
      return (AciesId) i;
    }

  return ACIES_NO_ID;
}

/* --- members -------------------------------------------------------------------------------- */

/* Returns: (nullable): the object's spelling of @key, ignoring case */
static const char *
find_key (JsonObject *object,
          const char *key)
{
  JsonObjectIter iter;
  const char    *name;

  if (json_object_has_member (object, key))
    return key;
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    if (is_like (name, key))
      return name;

  return NULL;
}

/* Returns: (nullable): the member @key; %NULL also for a null value */
static JsonNode *
get (JsonObject *object,
     const char *key)
{
  const char *name = find_key (object, key);
  JsonNode   *node = name != NULL ? json_object_get_member (object, name) : NULL;

  return node != NULL && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

/* Reports members that are not in @keys, or are spelled with a different case. */
static void
check_keys (const Reader      *self,
            const char *const *keys)
{
  const char    *names[MOST_KEYS] = { NULL };
  JsonObjectIter iter;
  const char    *name;

  for (guint i = 0; keys[i] != NULL; i++)
    names[i] = find_key (self->object, keys[i]);
  json_object_iter_init_ordered (&iter, self->object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      guint i = 0;

      while (keys[i] != NULL && g_strcmp0 (names[i], name) != 0)
        i++;
      if (keys[i] == NULL)
        say (self, ACIES_SEVERITY_WARNING, "unknown-key", name, _ ("unknown key; it was left out"));
      else if (!g_str_equal (keys[i], name))
        /* Later findings use the usual name, so it gets the line of this spelling. */
        g_hash_table_insert (self->document->lines, dup_path (self, keys[i]),
                             GINT_TO_POINTER (say (self, ACIES_SEVERITY_CORRECTION, "other-spelling", name, _ ("read as “%s”"), keys[i])->line));
    }
}

/* Returns: (nullable): the required value at @key, which must be of the kind @kind; otherwise, reports the fault and
 * returns %NULL */
static JsonNode *
get_required (const Reader *self,
              const char   *key,
              JsonNodeType  kind)
{
  JsonNode *node = get (self->object, key);

  if (node == NULL)
    say (self, ACIES_SEVERITY_CORRECTION, "missing-key", key, _ ("missing; treated as empty"));
  else if (json_node_get_node_type (node) == kind)
    return node;
  else
    say (self, ACIES_SEVERITY_WARNING, "wrong-kind", key, _ ("unexpected value; it was left out"));

  return NULL;
}

/* Makes the object in @node, at the path @place, the current object, and checks its keys. Returns %FALSE if it is not
 * an object. */
static gboolean
enter (Reader            *self,
       JsonNode          *node,
       const char        *place,
       const char *const *keys)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      say (self, ACIES_SEVERITY_WARNING, "wrong-kind", place, _ ("unexpected value; it was left out"));
      return FALSE;
    }
  self->object = json_node_get_object (node);
  g_free (self->path);
  self->path = g_strconcat ("/", place, NULL);
  check_keys (self, keys);

  return TRUE;
}

/* Makes the root the current object again. */
static void
leave (Reader *self)
{
  self->object = json_node_get_object (self->document->root);
  g_free (self->path);
  self->path = g_strdup ("");
}

/* Returns: (nullable): the string at @key */
static const char *
get_text (const Reader *self,
          const char   *key)
{
  JsonNode *node = get (self->object, key);

  return node != NULL && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

/* Returns: the index of the item that @key names. @missing: the message if there is no such item */
static AciesId
read_id (const Reader *self,
         const char   *key,
         List          list,
         const char   *code,
         const char   *missing)
{
  const char *text = get_text (self, key);
  AciesId     id = text != NULL ? find (self, key, list, text) : ACIES_NO_ID;

  if (id == ACIES_NO_ID)
    say (self, ACIES_SEVERITY_WARNING, code, key, "%s", missing);

  return id;
}

static AciesSide
read_side (const Reader *self)
{
  return read_id (self, "Faction", LIST (self->ruleset->sides, self->ruleset->n_sides), "unknown-side",
                  _ ("this must name one of the two armies; the entry was left out"));
}

/* --- numbers and hexes ---------------------------------------------------------------------- */

/* Returns whether @node is an integer, as a number or a string. Programs may write 3 as 3.0. Numbers that are too
 * large stay out of range. */
static gboolean
get_number (JsonNode *node,
            gint64   *number)
{
  GType  type = JSON_NODE_HOLDS_VALUE (node) ? json_node_get_value_type (node) : G_TYPE_INVALID;
  double value = type == G_TYPE_DOUBLE ? json_node_get_double (node) : 0;

  if (type == G_TYPE_INT64)
    {
      *number = json_node_get_int (node);
      return TRUE;
    }
  if (type == G_TYPE_STRING)
    {
      g_autofree char *text = g_strstrip (g_strndup (json_node_get_string (node), LONGEST_NAME));
      char            *end;

      value = g_ascii_strtod (text, &end);
      if (strspn (text, "+-.0123456789eE") != strlen (text) || *text == '\0' || *end != '\0')
        return FALSE;
    }
  if ((type != G_TYPE_DOUBLE && type != G_TYPE_STRING) || trunc (value) != value)
    return FALSE;
  *number = (gint64) CLAMP (value, -LARGEST, LARGEST);

  return TRUE;
}

/* @value: (inout): unchanged if there is no valid number; a number out of range becomes the nearest valid one */
static void
read_number (const Reader *self,
             const char   *key,
             int           min,
             int           max,
             int          *value)
{
  JsonNode *node = get (self->object, key);
  gint64    number;

  if (node == NULL)
    say (self, ACIES_SEVERITY_CORRECTION, "missing-key", key, _ ("missing; set to %d"), *value);
  else if (!get_number (node, &number))
    say (self, ACIES_SEVERITY_CORRECTION, "bad-number", key, _ ("not a whole number; set to %d"), *value);
  else
    {
      *value = (int) CLAMP (number, min, max);
      if (*value != number)
        {
          g_autofree char *given = g_strdup_printf ("%" G_GINT64_FORMAT, number);

          say (self, ACIES_SEVERITY_CORRECTION, "out-of-range", key,
               /* Translators: the number that is used, the one that the file has, and the limits */
               _ ("set to %1$d, because %2$s is not between %3$d and %4$d"), *value, given, min, max);
        }
      else if (json_node_get_value_type (node) == G_TYPE_STRING)
        say (self, ACIES_SEVERITY_CORRECTION, "number-in-quotes", key, _ ("the number is in quotes"));
    }
}

/* "(row,column)", with or without the parentheses */
static gboolean
parse_hex (const char *key,
           int        *row,
           int        *column)
{
  g_autofree char *text = g_strstrip (g_strndup (key, LONGEST_NAME));
  g_autoptr (GRegex) regex = g_regex_new ("\\A(\\()?(-?\\d{1,4}) *, *(-?\\d{1,4})(?(1)\\))\\z", G_REGEX_RAW, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (!g_regex_match (regex, text, 0, &match))
    return FALSE;
  first = g_match_info_fetch (match, 2);
  second = g_match_info_fetch (match, 3);
  *row = atoi (first);
  *column = atoi (second);

  return TRUE;
}

/* Parses @key, "(row,column)", as a hex of the board. Reports an invalid key at @place with @severity. */
static gboolean
read_hex (const Reader *self,
          const char   *place,
          const char   *key,
          AciesSeverity severity,
          AciesHex     *hex)
{
  g_autofree char *usual = NULL;
  int              row;
  int              column;

  if (!parse_hex (key, &row, &column))
    {
      say (self, ACIES_SEVERITY_WARNING, "bad-hex", place, _ ("not a hex such as (1,4); it was left out"));
      return FALSE;
    }
  *hex = row >= 0 && row < ACIES_MAX_ROWS && column >= 0 && column < ACIES_MAX_COLUMNS ? acies_hex ((guint) column, (guint) row)
                                                                                       : ACIES_NO_HEX;
  if (*hex == ACIES_NO_HEX || !acies_board_contains (self->state->board, *hex))
    {
      say (self, severity, "hex-off-board", place,
           row & 1 && column == self->state->board->columns - 1
               ? _ ("there is no such hex: every second row is one hex shorter; it was left out")
               : _ ("there is no such hex on the board; it was left out"));
      return FALSE;
    }
  usual = g_strdup_printf ("(%d,%d)", row, column);
  if (!g_str_equal (usual, key))
    say (self, ACIES_SEVERITY_CORRECTION, "other-spelling", place, _ ("read as “%s”"), usual)->hex = *hex;

  return TRUE;
}

/* --- the board ------------------------------------------------------------------------------ */

static void
read_tiles (const Reader *self)
{
  const AciesRuleset *ruleset = self->ruleset;
  g_autofree guint8  *painted = g_new0 (guint8, ACIES_MAX_HEXES);
  JsonNode           *tiles = get_required (self, "Tiles", JSON_NODE_OBJECT);
  JsonObjectIter      iter;
  const char         *key;
  JsonNode           *node;

  if (tiles == NULL)
    return;
  json_object_iter_init_ordered (&iter, json_node_get_object (tiles));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      g_autofree char *place = g_strconcat ("Tiles/", key, NULL);
      const char      *text = json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
      AciesId          terrain = find (self, place, LIST (ruleset->terrains, ruleset->n_terrains), text);
      AciesHex         hex;

      if (!read_hex (self, place, key, terrain == 0 ? ACIES_SEVERITY_NOTE : ACIES_SEVERITY_WARNING, &hex))
        continue;
      if (painted[hex]++)
        say (self, ACIES_SEVERITY_WARNING, "duplicate-hex", place, _ ("the hex already has terrain; this entry was left out"))->hex = hex;
      else if (terrain == ACIES_NO_ID)
        /* Translators: a kind of terrain */
        say (self, ACIES_SEVERITY_WARNING, "unknown-terrain", place, _ ("unknown terrain; replaced by “%s”"), ruleset->terrains[0].name)->hex = hex;
      else
        self->state->board->terrain[hex] = terrain;
    }
}

/* --- players -------------------------------------------------------------------------------- */

static void
read_player (Reader *self,
             guint   index)
{
  AciesSide         side = read_side (self);
  AciesSideNumbers *numbers = side != ACIES_NO_SIDE ? &self->state->sides[side] : NULL;
  JsonNode         *hand = get (self->object, "Hand");
  int               morale, hand_size, actions;
  int               spent = 0;
  gint64            number;

  if (side == ACIES_NO_SIDE)
    return;
  if (self->seen_sides & (1u << side))
    {
      /* Translators: a side */
      say (self, ACIES_SEVERITY_WARNING, "duplicate-army", NULL, _ ("%s appears twice; this entry was left out"), self->ruleset->sides[side].name)->side = side;
      return;
    }
  self->seen_sides |= 1u << side;
  self->players[side] = (int) index;
  morale = numbers->morale;
  hand_size = numbers->hand_size;
  actions = numbers->actions;
  read_number (self, "Morale", 0, ACIES_MAX_MORALE, &morale);
  read_number (self, "MaxHand", 0, ACIES_MAX_HAND, &hand_size);
  read_number (self, "MaxAction", 1, ACIES_MAX_ACTIONS, &actions);
  read_number (self, "Action", 0, actions, &spent);
  numbers->morale = (gint16) morale;
  numbers->hand_size = (guint8) hand_size;
  numbers->actions = (guint8) actions;
  numbers->spent = (guint8) spent;
  if (hand != NULL && get_number (hand, &number))
    self->hands[side] = (int) CLAMP (number, 0, G_MAXINT);
}

static void
read_players (Reader *self)
{
  static const char *const keys[] = { "Faction", "Morale", "MaxHand", "Hand", "MaxAction", "Action", NULL };
  JsonNode                *players = get_required (self, "Players", JSON_NODE_ARRAY);

  for (guint i = 0; players != NULL && i < json_array_get_length (json_node_get_array (players)); i++)
    {
      g_autofree char *place = g_strdup_printf ("Players/%u", i);

      if (!enter (self, json_array_get_element (json_node_get_array (players), i), place, keys))
        continue;
      read_player (self, i);
      leave (self);
    }
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    if (!(self->seen_sides & (1u << side)))
      say (self, ACIES_SEVERITY_CORRECTION, "missing-army", "Players",
           /* Translators: a side */
           _ ("%s is missing; its army has the default values"), self->ruleset->sides[side].name)
          ->side = side;
}

/* --- units ---------------------------------------------------------------------------------- */

/* A word in designer files, and its equivalent in Acies. */
typedef struct
{
  const char *word;
  const char *id;   /* in the ruleset, or NULL */
  gboolean    told; /* whether reading it is reported */
} Word;

/* Returns: the entry of @words for "State", or the first one, which means nothing special */
static const Word *
read_state (const Reader *self,
            const Word   *words,
            guint         n)
{
  const char *text = get_text (self, "State");
  AciesId     index = text != NULL ? find (self, "State", LIST (words, n), text) : ACIES_NO_ID;

  if (index != ACIES_NO_ID)
    return &words[index];
  if (text != NULL)
    /* Translators: the word of a file, and the one that is used instead */
    say (self, ACIES_SEVERITY_CORRECTION, "unknown-state", "State", _ ("unknown state “%1$s”; replaced by “%2$s”"), ACIES_QUOTE (text), words[0].word);
  else
    say (self, ACIES_SEVERITY_CORRECTION, "missing-key", "State", _ ("missing; set to “%s”"), words[0].word);

  return &words[0];
}

static gboolean
read_marks (const Reader *self,
            AciesHex      hex,
            guint16      *marks)
{
  static const Word words[] = {
    { "Idle", NULL, FALSE },
    { "None", NULL, TRUE },
    { "Locked", NULL, TRUE },
    { "Defending", NULL, TRUE },
    { "Ready", "ready", FALSE },
    { "Active", "active", FALSE },
    { "Attacking", "active", TRUE },
    { "Moved", "moved", FALSE },
    { "Marched", "marched", FALSE },
    { "Attacked", "attacked", FALSE },
    { "Advancing", "attacked", TRUE },
    { "Passive", "passive", FALSE },
    { "PushedBack", "passive", TRUE },
    { "Retreated", "retreated", FALSE },
    { "Retreating", "retreated", TRUE },
    { "Advanced", "advanced", FALSE },
    { "Dead", "dead", FALSE },
  };
  const Word *word = read_state (self, words, G_N_ELEMENTS (words));
  AciesId     mark = word->id != NULL ? acies_ruleset_find_mark (self->ruleset, word->id) : ACIES_NO_ID;

  if (g_str_equal (word->word, "Dead"))
    {
      say (self, ACIES_SEVERITY_NOTE, "unit-dead", NULL, _ ("the unit was already eliminated; it was left out"))->hex = hex;
      return FALSE;
    }
  *marks = mark != ACIES_NO_ID ? (guint16) (1u << mark) : 0;
  if (word->told)
    /* Translators: the word of a file, and a state of a unit */
    say (self, ACIES_SEVERITY_CORRECTION, "state-read-as", "State", _ ("“%1$s” was read as “%2$s”"), word->word,
         mark != ACIES_NO_ID ? self->ruleset->marks[mark].name : _ ("Idle"))
        ->hex = hex;

  return TRUE;
}

static gboolean
read_health (const Reader *self,
             AciesUnit    *unit)
{
  JsonNode *node = get (self->object, "Health");
  guint     strength = acies_state_strength (self->state, unit->type);
  gint64    health = strength;

  if (node == NULL)
    say (self, ACIES_SEVERITY_CORRECTION, "missing-key", "Health", _ ("missing; set to %u"), strength)->hex = unit->hex;
  else if (!get_number (node, &health))
    say (self, ACIES_SEVERITY_CORRECTION, "bad-number", "Health", _ ("not a whole number; set to %u"), strength)->hex = unit->hex;
  else if (health <= 0)
    say (self, ACIES_SEVERITY_WARNING, "unit-dead", "Health", _ ("the unit has no strength left; it was left out"))->hex = unit->hex;
  else if (health > strength)
    /* Translators: the number that is used, a unit type, and the number of the file */
    say (self, ACIES_SEVERITY_CORRECTION, "figures-over-strength", "Health", _ ("set to %1$u, the strength of %2$s, instead of %3$d"),
         strength, self->ruleset->unit_types[unit->type].name, (int) MIN (health, MOST_HEALTH))
        ->hex = unit->hex;
  unit->figures = (guint8) CLAMP (health, 0, strength);

  return unit->figures > 0;
}

static void
read_unit (const Reader *self,
           const char   *key)
{
  const AciesRuleset *ruleset = self->ruleset;
  AciesUnit           unit = { .place = ACIES_PLACE_BOARD };

  if (!read_hex (self, NULL, key, ACIES_SEVERITY_WARNING, &unit.hex))
    return;
  unit.side = read_side (self);
  unit.type = read_id (self, "Unit", LIST (ruleset->unit_types, ruleset->n_unit_types), "unknown-unit-type", _ ("unknown unit; it was left out"));
  if (unit.side == ACIES_NO_SIDE || unit.type == ACIES_NO_ID || !read_marks (self, unit.hex, &unit.marks) || !read_health (self, &unit))
    return;
  acies_unit_set_fallbacks (ruleset, &unit);
  if (acies_stack_obstacle (self->state, unit.hex, unit.type, unit.side, ACIES_NO_UNIT) != ACIES_NO_UNIT)
    say (self, ACIES_SEVERITY_WARNING, "hex-occupied", NULL, _ ("the hex already has a unit; this one was left out"))->hex = unit.hex;
  else if (self->state->n_units == ACIES_MAX_UNITS)
    say (self, ACIES_SEVERITY_WARNING, "too-many-units", NULL, g_dngettext (GETTEXT_PACKAGE, "a scenario can have at most %d unit; this one was left out", "a scenario can have at most %d units; this one was left out", ACIES_MAX_UNITS), ACIES_MAX_UNITS);
  else
    self->state->units[self->state->n_units++] = unit;
}

static void
read_units (Reader *self)
{
  static const char *const keys[] = { "Faction", "Unit", "State", "Health", NULL };
  JsonNode                *units = get_required (self, "Units", JSON_NODE_OBJECT);
  JsonObjectIter           iter;
  const char              *key;
  JsonNode                *node;

  if (units == NULL)
    return;
  json_object_iter_init_ordered (&iter, json_node_get_object (units));
  while (json_object_iter_next_ordered (&iter, &key, &node))
    {
      g_autofree char *place = g_strconcat ("Units/", key, NULL);

      if (!enter (self, node, place, keys))
        continue;
      read_unit (self, key);
      leave (self);
    }
}

/* --- cards ---------------------------------------------------------------------------------- */

static void
read_card (const Reader *self)
{
  static const Word words[] = {
    { "InDeck", "deck", FALSE },
    { "InHand", "hand", FALSE },
    { "ReadyToPlay", "hand", TRUE },
    { "Resolving", "hand", TRUE },
    { "Played", "hand", TRUE },
    { "Discarded", "discard", FALSE },
  };
  const AciesRuleset *ruleset = self->ruleset;
  AciesSide           side = read_side (self);
  AciesId             card = read_id (self, "Card", LIST (ruleset->cards, ruleset->n_cards), "unknown-card", _ ("unknown card; it was left out"));
  const Word         *word;
  AciesZone           zone;

  if (side == ACIES_NO_SIDE || card == ACIES_NO_ID)
    return;
  word = read_state (self, words, G_N_ELEMENTS (words));
  if (word->told)
    say (self, ACIES_SEVERITY_NOTE, "state-read-as", "State", _ ("“%s” was read as “in hand”"), word->word);
  zone = g_str_equal (word->id, "hand") ? ACIES_ZONE_HAND : g_str_equal (word->id, "discard") ? ACIES_ZONE_DISCARD
                                                                                              : ACIES_ZONE_DECK;
  if (acies_state_count_copies (self->state, side, card) < ACIES_MAX_COPIES)
    self->state->cards[side][zone][card]++;
  else
    say (self, ACIES_SEVERITY_WARNING, "too-many-cards", NULL, g_dngettext (GETTEXT_PACKAGE, "an army can have at most %d copy of a card; this one was left out", "an army can have at most %d copies of a card; this one was left out", ACIES_MAX_COPIES), ACIES_MAX_COPIES)->side = side;
}

/* The list of cards decides; the number that the player states is only compared with it. */
static void
check_hand (const Reader *self,
            AciesSide     side)
{
  const char      *name = self->ruleset->sides[side].name;
  g_autofree char *hand = g_strdup_printf ("Players/%d/Hand", self->players[side]);
  g_autofree char *most_hand = g_strdup_printf ("Players/%d/MaxHand", self->players[side]);
  guint            has = acies_state_count_cards (self->state, side, ACIES_ZONE_HAND);
  guint            most = self->state->sides[side].hand_size;

  if (self->hands[side] >= 0 && (guint) self->hands[side] != has)
    say (self, ACIES_SEVERITY_CORRECTION, "hand-differs", hand,
         /* Translators: a side, how many cards of the list are in its hand, and the number that the file has */
         g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in hand, as listed, not %3$d", "%1$s has %2$u cards in hand, as listed, not %3$d", has), name, has, self->hands[side])
        ->side = side;
  if (has > most && (self->seen_sides & (1u << side)))
    say (self, ACIES_SEVERITY_NOTE, "hand-above-maximum", most_hand,
         /* Translators: a side, the cards in its hand, and the number that the file has */
         g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in hand, more than the limit of %3$u; it was kept", "%1$s has %2$u cards in hand, more than the limit of %3$u; all were kept", has), name, has, most)
        ->side = side;
}

static void
read_cards (Reader *self)
{
  static const char *const keys[] = { "Faction", "Card", "State", NULL };
  JsonNode                *cards = get_required (self, "Cards", JSON_NODE_ARRAY);

  for (guint i = 0; cards != NULL && i < json_array_get_length (json_node_get_array (cards)); i++)
    {
      g_autofree char *place = g_strdup_printf ("Cards/%u", i);

      if (!enter (self, json_array_get_element (json_node_get_array (cards), i), place, keys))
        continue;
      read_card (self);
      leave (self);
    }
  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    check_hand (self, side);
}

/* --- rounds and turn ------------------------------------------------------------------------ */

/* The designer's game ends when the counter reaches the end round, but always plays the first round. */
static void
read_rounds (const Reader *self)
{
  int end = acies_designer_end_round (self->state);
  int round = 1;

  read_number (self, "EndRound", 1, ACIES_MAX_END_ROUND + 1, &end);
  if (end > 1)
    say (self, ACIES_SEVERITY_NOTE, "last-round", "EndRound",
         _ ("the designer’s program ends the game before this round, so the last round is %d"), --end);
  read_number (self, "CurrentGameRound", 1, ACIES_MAX_END_ROUND + 1, &round);
  if (round > end)
    say (self, ACIES_SEVERITY_CORRECTION, "round-after-end", "CurrentGameRound",
         /* Translators: two rounds */
         _ ("set to %1$d, because %2$d is after the last round"), end, round);
  self->state->setup.end_round = (guint8) end;
  self->state->turn.round = (guint8) MIN (round, end);
}

/* Returns: the side at @key, or NO_SIDE */
static AciesSide
read_player_of (const Reader *self,
                const char   *key)
{
  const char *text = get_text (self, key);
  AciesId     side = text != NULL ? find (self, key, LIST (self->ruleset->sides, self->ruleset->n_sides), text) : ACIES_NO_ID;

  if (side == ACIES_NO_ID && get (self->object, key) != NULL)
    say (self, ACIES_SEVERITY_WARNING, "unknown-side", key, _ ("unknown army; it was left out"));

  return side != ACIES_NO_ID ? (AciesSide) side : ACIES_NO_SIDE;
}

/* The files name the side that goes first in each round. The designer's program lets it start in every round. */
static void
read_sides (const Reader *self)
{
  AciesSide current = read_player_of (self, "CurrentPlayer");
  AciesSide first = read_player_of (self, "FirstPlayer");
  AciesSide turn = read_player_of (self, "CurrentTurn");
  gboolean  has_begun = self->state->turn.round > 1;

  for (AciesSide side = 0; side < self->ruleset->n_sides; side++)
    has_begun = has_begun || self->state->sides[side].spent > 0;
  if (current == ACIES_NO_SIDE && first == ACIES_NO_SIDE)
    {
      current = self->state->setup.first;
      say (self, ACIES_SEVERITY_CORRECTION, "missing-key", "CurrentPlayer", _ ("missing; set to “%s”"), self->ruleset->sides[current].name);
    }
  else if (turn == ACIES_NO_SIDE && (current == ACIES_NO_SIDE || first == ACIES_NO_SIDE) && has_begun)
    say (self, ACIES_SEVERITY_NOTE, "one-player", current != ACIES_NO_SIDE ? "CurrentPlayer" : "FirstPlayer",
         _ ("this army is first in each round; the file does not say whose turn it is, so it is this army’s turn"));
  self->state->setup.first = first != ACIES_NO_SIDE ? first : current;
  self->state->turn.active = turn != ACIES_NO_SIDE ? turn : current != ACIES_NO_SIDE ? current
                                                                                     : first;
}

static void
read_phases (const Reader *self)
{
  static const Word words[] = {
    { "Select", "select", FALSE },
    { "Order", "order", FALSE },
    { "Turn", "move", FALSE },
    { "End", "move", TRUE },
  };
  const AciesProcs *procs = self->ruleset->procs;
  const char       *text = get_text (self, "CurrentGamePhase");
  AciesId           index = text != NULL ? find (self, "CurrentGamePhase", LIST (words, G_N_ELEMENTS (words)), text) : ACIES_NO_ID;
  const Word       *word = &words[index != ACIES_NO_ID ? index : 0];
  AciesId           phase;

  if (index == ACIES_NO_ID)
    say (self, ACIES_SEVERITY_CORRECTION, text != NULL ? "unknown-phase" : "missing-key", "CurrentGamePhase", _ ("unknown phase; replaced by “%s”"), word->word);
  if (word->told)
    say (self, ACIES_SEVERITY_NOTE, "game-over", "CurrentGamePhase", _ ("the game was over; the scenario starts from its final position"));
  phase = acies_ruleset_find_opening_phase (self->ruleset, word->id);
  self->state->turn.phase = phase != ACIES_NO_ID ? phase : 0;

  text = get_text (self, "CurrentTurnPhase");
  if (text == NULL || g_ascii_strcasecmp (text, "None") == 0)
    return;
  phase = find (self, "CurrentTurnPhase", LIST (procs->names.phases, g_strv_length ((char **) procs->names.phases)), text);
  if (phase == ACIES_NO_ID)
    say (self, ACIES_SEVERITY_CORRECTION, "unknown-phase", "CurrentTurnPhase", _ ("unknown phase; it was left out"));
  else if (phase >= procs->n_opening_phases)
    say (self, ACIES_SEVERITY_NOTE, "combat-not-kept", "CurrentTurnPhase", _ ("an attack in progress was left out; the turn starts again"));
}

/* --- the document --------------------------------------------------------------------------- */

static void
read_all (Reader       *self,
          AciesRuleset *ruleset,
          const char   *name)
{
  static const char *const keys[] = { "NumberOfRows", "NumberOfColumns", "Players", "Tiles", "Units", "Cards", "CurrentPlayer", "FirstPlayer",
                                      "CurrentTurn", "EndRound", "CurrentGameRound", "CurrentGamePhase", "CurrentTurnPhase", NULL };
  g_autofree char         *title = acies_designer_dup_title (name);
  int                      rows = ruleset->rows;
  int                      columns = ruleset->columns;

  check_keys (self, keys);
  read_number (self, "NumberOfRows", ACIES_MIN_ROWS, ACIES_MAX_ROWS, &rows);
  read_number (self, "NumberOfColumns", ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, &columns);
  self->state = acies_state_new (ruleset, (guint) columns, (guint) rows);
  acies_texts_set (self->state->texts, ACIES_TEXT_TITLE, title);
  read_tiles (self);
  read_players (self);
  read_units (self);
  read_cards (self);
  read_rounds (self);
  read_sides (self);
  read_phases (self);
  acies_designer_set_switches (self->state, self->findings, find_line (self, ""));
  for (guint i = 0; i < self->document->twice->len; i++)
    say (self, ACIES_SEVERITY_CORRECTION, "key-twice", (const char *) g_ptr_array_index (self->document->twice, i) + 1,
         _ ("this key appears more than once; the last one counts"));
}

AciesState *
acies_designer_read (GBytes        *bytes,
                     const char    *name,
                     AciesLibrary  *library,
                     AciesFindings *findings,
                     GError       **error)
{
  static const char *const telling[] = { "NumberOfRows", "NumberOfColumns", "Players", "Tiles", "Units" };

  g_autoptr (AciesJsonDocument) document = acies_json_parse (bytes, name, error);
  Reader        self = { .findings = findings, .document = document, .hands = { -1, -1, -1, -1 } };
  guint         first = findings->list->len;
  AciesRuleset *ruleset;
  guint         n = 0;

  if (document == NULL)
    return NULL;
  for (guint i = 0; JSON_NODE_HOLDS_OBJECT (document->root) && i < G_N_ELEMENTS (telling); i++)
    n += get (json_node_get_object (document->root), telling[i]) != NULL;
  if (n < 2)
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_WRONG_ROOT,
                   _ ("%s:1: this JSON file is not a Rome vs Carthage scenario: it has no board and no armies"), name);
      return NULL;
    }
  ruleset = acies_library_get_ruleset (library, ACIES_DESIGNER_RULESET, error);
  if (ruleset == NULL)
    {
      g_prefix_error (error, "%s:1: ", name);
      return NULL;
    }
  self.ruleset = ruleset;
  leave (&self);
  read_all (&self, ruleset, name);
  g_free (self.path);
  acies_reader_sort (findings, first);

  return self.state;
}
