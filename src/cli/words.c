/* words.c - a command as people write it: with the names of the rulebook, in any case
 *
 * A line is put into the words of a log, which the engine reads. Nothing is
 * guessed: a unit that is named without its hex has to be the only one that may.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/log-entry.h"
#include "engine/core/units.h"
#include "engine/ruleset/ruleset.h"
#include "engine/view/view.h"
#include "engine/view/words.h"

#include <glib/gi18n.h>
#include <string.h>

#define MOST_SLOTS 2
#define MOST_OFFERED 4

/* --- names --------------------------------------------------------------------------------------- */

char *
acies_cli_squash (const char *text)
{
  g_autofree char *folded = g_utf8_casefold (text, -1);
  GString         *squashed = g_string_new (NULL);

  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      g_string_append_unichar (squashed, g_utf8_get_char (c));

  return g_string_free (squashed, FALSE);
}

/* The number of letters to insert, delete, replace or swap with the next letter. */
static guint
distance (const char *a,
          const char *b)
{
  gsize             n = strlen (b);
  g_autofree guint *before = g_new0 (guint, n + 1);
  g_autofree guint *last = g_new0 (guint, n + 1);
  g_autofree guint *row = g_new0 (guint, n + 1);

  for (gsize j = 0; j <= n; j++)
    last[j] = (guint) j;
  for (gsize i = 1; a[i - 1] != '\0'; i++)
    {
      row[0] = (guint) i;
      for (gsize j = 1; j <= n; j++)
        {
          row[j] = MIN (MIN (last[j], row[j - 1]) + 1, last[j - 1] + (a[i - 1] != b[j - 1]));
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            row[j] = MIN (row[j], before[j - 2] + 1);
        }
      memcpy (before, last, (n + 1) * sizeof *row);
      memcpy (last, row, (n + 1) * sizeof *row);
    }

  return last[n];
}

const char *
acies_cli_near (const char      *word,
                const GPtrArray *words)
{
  g_autofree char *mine = acies_cli_squash (word);
  const char      *nearest = NULL;
  guint            least = (guint) MIN (strlen (mine) / 2, 3) + 1;

  if (strlen (mine) > ACIES_LONGEST_QUOTE)
    return NULL;
  for (guint i = 0; i < words->len; i++)
    {
      g_autofree char *other = acies_cli_squash (words->pdata[i]);
      guint            d = distance (mine, other);

      if (d >= least)
        continue;
      least = d;
      nearest = words->pdata[i];
    }

  return nearest;
}

gboolean
acies_cli_sounds_like (const char *squashed,
                       const char *name)
{
  g_autofree char *other = acies_cli_squash (name);

  return *squashed != '\0' && g_str_equal (squashed, other);
}

/* Returns: (nullable): the @n-th name of a card, in the order id, name, English name, aliases */
static const char *
card_name (const AciesRuleset *ruleset,
           AciesId             card,
           guint               n)
{
  const AciesCardType *type = &ruleset->cards[card];

  if (n < 2)
    return n == 0 ? type->id : type->name;
  if (n == 2)
    return acies_thing_get_english (ACIES_THING_CARD, ruleset, card);

  return type->aliases != NULL ? type->aliases[n - 3] : NULL;
}

/* Returns: a card by one of its names, or %ACIES_NO_ID */
static AciesId
find_card (const AciesRuleset *ruleset,
           const char         *squashed)
{
  for (AciesId i = 0; i < ruleset->n_cards; i++)
    for (guint n = 0; card_name (ruleset, i, n) != NULL; n++)
      if (acies_cli_sounds_like (squashed, card_name (ruleset, i, n)))
        return i;

  return ACIES_NO_ID;
}

/* Like find_card(), but for unit types: "Velites", or "Roman Velites" if both armies have them. @side: (out): the
 * named side, or %ACIES_NO_SIDE */
static AciesId
find_type (const AciesRuleset *ruleset,
           const char         *squashed,
           AciesSide          *side)
{
  for (AciesId i = 0; i < ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &ruleset->unit_types[i];

      *side = ACIES_NO_SIDE;
      if (acies_cli_sounds_like (squashed, type->id) || acies_cli_sounds_like (squashed, type->name) ||
          acies_cli_sounds_like (squashed, acies_thing_get_english (ACIES_THING_UNIT_TYPE, ruleset, i)))
        return i;
      for (*side = 0; *side < ruleset->n_sides; (*side)++)
        {
          g_autofree char *name = acies_unit_type_dup_name (ruleset, i, *side);

          if (acies_cli_sounds_like (squashed, name))
            return i;
        }
    }

  return ACIES_NO_ID;
}

/* Each sequence of letters and digits can be typed as a separate word. */
static guint
count_words (const char *name)
{
  guint    n = 0;
  gboolean within = FALSE;

  for (const char *c = name; *c != '\0'; c = g_utf8_next_char (c))
    {
      gboolean letter = g_unichar_isalnum (g_utf8_get_char (c));

      n += letter && !within;
      within = letter;
    }

  return n;
}

/* --- what a line says ---------------------------------------------------------------------------- */

/* A hex that the line must name, or a unit on that hex. */
typedef struct
{
  AciesHex  hex;  /* ACIES_NO_HEX if not given */
  AciesId   type; /* or ACIES_NO_ID: not said */
  AciesSide side; /* ACIES_NO_SIDE if not given */
} Place;

typedef struct
{
  const AciesState *state;
  const GPtrArray  *others; /* (nullable): more words to suggest for an unknown one */
  char            **words;
  guint             next;
  AciesCommandKind  kind;
  GString          *line; /* the line so far, in the syntax of the log */
  guint             n_places;
  Place             places[MOST_SLOTS];
} Reading;

/* Joins the next @n words. */
static char *
dup_words (const Reading *self,
           guint          n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n && self->words[self->next + i] != NULL; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", self->words[self->next + i]);

  return acies_cli_squash (text->str);
}

static guint
count_left (const Reading *self)
{
  return g_strv_length (self->words + self->next);
}

static gboolean
read_hex (const char *word,
          AciesHex   *hex)
{
  g_autofree char *upper = word != NULL ? g_ascii_strup (word, -1) : NULL;

  return upper != NULL && acies_hex_parse (upper, hex);
}

/* --- what is not understood ------------------------------------------------------------------- */

static gboolean
fail (GError    **error,
      const char *message)
{
  g_set_error_literal (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, message);

  return FALSE;
}

static char *
shorten (const char *word)
{
  return acies_text_shorten (word, ACIES_LONGEST_QUOTE);
}

/* The line is only the name of a card, or starts with an unknown word. */
static gboolean
refuse_verb (const Reading *self,
             GError       **error)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autofree char    *all = dup_words (self, count_left (self));
  g_autofree char    *joined = g_strjoinv (" ", self->words + self->next);
  g_autofree char    *written = shorten (joined);
  g_autofree char    *word = shorten (self->words[self->next]);
  AciesId             card = find_card (ruleset, all);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  const char      *near;
  g_autofree char *message = NULL;

  for (AciesCommandKind kind = ACIES_COMMAND_START + 1; kind < ACIES_N_COMMANDS; kind++)
    if (acies_command_check_known (kind, self->state, NULL))
      g_ptr_array_add (words, (char *) acies_command_name (kind, ruleset->procs));
  for (guint i = 0; self->others != NULL && i < self->others->len; i++)
    g_ptr_array_add (words, self->others->pdata[i]);
  near = acies_cli_near (word, words);
  if (card != ACIES_NO_ID)
    /* Translators: what was typed, and the name of the card in a command */
    message = g_strdup_printf (_ ("“%1$s” is a card, not a command; did you mean “play %2$s”?"), written, ruleset->cards[card].id);
  else if (near != NULL)
    /* Translators: what was typed, and the nearest command */
    message = g_strdup_printf (_ ("unknown command “%1$s”; did you mean “%2$s”?"), word, near);
  else
    message = g_strdup_printf (_ ("unknown command “%s”"), word);

  return fail (error, message);
}

static gboolean
refuse_name (const Reading   *self,
             const GPtrArray *names,
             GError         **error)
{
  g_autofree char *word = shorten (self->words[self->next]);
  g_autofree char *all = dup_words (self, count_left (self));
  const char      *verb = acies_command_name (self->kind, self->state->ruleset->procs);
  const char      *near = acies_cli_near (all, names);
  g_autofree char *message = NULL;

  if (near == NULL)
    near = acies_cli_near (word, names);
  if (near != NULL)
    /* Translators: a word that was typed, the words before it, and the nearest word */
    message = g_strdup_printf (_ ("“%1$s” is not understood after “%2$s”; did you mean “%3$s”?"), word, verb, near);
  else
    /* Translators: a word that was typed, and the words before it */
    message = g_strdup_printf (_ ("“%1$s” is not understood after “%2$s”"), word, verb);

  return fail (error, message);
}

/* --- reading ---------------------------------------------------------------------------------- */

/* Reads a command of one word, or of two as in the rulebook: "put back". */
static gboolean
take_verb (Reading *self)
{
  for (guint n = MIN (count_left (self), 2); n > 0; n--)
    {
      g_autofree char *said = dup_words (self, n);

      for (AciesCommandKind kind = 0; kind < ACIES_N_COMMANDS; kind++)
        {
          const char *name = acies_command_name (kind, self->state->ruleset->procs);

          if (name == NULL || !acies_cli_sounds_like (said, name))
            continue;
          self->kind = kind;
          self->next += n;
          g_string_append (self->line, name);
          return TRUE;
        }
    }

  return FALSE;
}

static gboolean
take_card (Reading *self,
           GError **error)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  guint most = 0; /* words of a name */

  for (AciesId i = 0; i < ruleset->n_cards; i++)
    for (guint n = 0; card_name (ruleset, i, n) != NULL; n++)
      most = MAX (most, count_words (card_name (ruleset, i, n)));
  for (guint n = MIN (count_left (self), most); n > 0; n--)
    {
      g_autofree char *said = dup_words (self, n);
      AciesId          card = find_card (ruleset, said);

      if (card == ACIES_NO_ID)
        continue;
      self->next += n;
      g_string_append_printf (self->line, " %s", ruleset->cards[card].id);
      return TRUE;
    }
  for (guint i = 0; i < ruleset->n_cards; i++)
    g_ptr_array_add (names, ruleset->cards[i].id);

  return count_left (self) == 0 || refuse_name (self, names, error);
}

/* Takes the longest unit name from the next words. */
static gboolean
take_name (Reading *self,
           Place   *place)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  guint               most = 0; /* words of a name */

  for (AciesId i = 0; i < ruleset->n_unit_types; i++)
    {
      most = MAX (most, MAX (count_words (ruleset->unit_types[i].id), count_words (ruleset->unit_types[i].name)));
      most = MAX (most, count_words (acies_thing_get_english (ACIES_THING_UNIT_TYPE, ruleset, i)));
      for (AciesSide side = 0; side < ruleset->n_sides; side++)
        {
          g_autofree char *name = acies_unit_type_dup_name (ruleset, i, side);

          most = MAX (most, count_words (name));
        }
    }
  for (guint n = MIN (count_left (self), most); n > 0; n--)
    {
      g_autofree char *said = dup_words (self, n);

      place->type = find_type (ruleset, said, &place->side);
      if (place->type == ACIES_NO_ID)
        continue;
      self->next += n;
      return TRUE;
    }

  return FALSE;
}

static void
list_types (const Reading *self,
            GPtrArray     *names)
{
  for (guint i = 0; i < self->state->ruleset->n_unit_types; i++)
    g_ptr_array_add (names, self->state->ruleset->unit_types[i].id);
}

static gboolean
take_type (Reading *self,
           GError **error)
{
  Place place;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (take_name (self, &place))
    {
      g_string_append_printf (self->line, " %s", self->state->ruleset->unit_types[place.type].id);
      return TRUE;
    }
  list_types (self, names);

  return count_left (self) == 0 || refuse_name (self, names, error);
}

static gboolean
stands_at (const AciesState *state,
           const Place      *place,
           AciesHex          hex)
{
  AciesUnitId unit = acies_board_contains (state->board, hex) ? acies_stack_of_type (state, hex, place->type) : ACIES_NO_UNIT;

  return unit != ACIES_NO_UNIT && !acies_unit_is_hidden_from (state, unit, acies_state_deciding_side (state)) &&
         (place->side == ACIES_NO_SIDE || state->units[unit].side == place->side);
}

/* Counts the units and hexes that are named after the next word, up to @most. A unit with its hex counts once. */
static guint
count_places (const Reading *self,
              guint          most)
{
  Reading  rest = *self;
  guint    n = 0;
  Place    place;
  AciesHex hex;

  rest.next++;
  for (; n < most && rest.words[rest.next] != NULL; n++)
    {
      gboolean named = take_name (&rest, &place);

      if (read_hex (rest.words[rest.next], &hex))
        rest.next++;
      else if (!named)
        break;
    }

  return n;
}

/* @n_needed: the number of hexes that the line must still name, including this one. A hex after a unit name is the
 * unit's hex, unless it is needed for a later place. */
static gboolean
take_place (Reading *self,
            guint    n_needed,
            GError **error)
{
  Place           *place = &self->places[self->n_places];
  g_autofree char *name = NULL;
  g_autofree char *message = NULL;
  gboolean         named;

  *place = (Place) { ACIES_NO_HEX, ACIES_NO_ID, ACIES_NO_SIDE };
  if (count_left (self) == 0)
    return TRUE;
  named = take_name (self, place);
  if (named && count_left (self) > 0 && count_places (self, n_needed) + 1 < n_needed)
    self->n_places++;
  else if (read_hex (self->words[self->next], &place->hex))
    {
      self->next++;
      self->n_places++;
    }
  else if (named)
    self->n_places++;
  else
    {
      g_autoptr (GPtrArray) names = g_ptr_array_new ();

      list_types (self, names);
      return refuse_name (self, names, error);
    }
  if (!named || place->hex == ACIES_NO_HEX || stands_at (self->state, place, place->hex))
    return TRUE;
  name = acies_unit_type_dup_name (self->state->ruleset, place->type, place->side);
  /* Translators: a unit, and its hex */
  message = g_strdup_printf (acies_agree (&self->state->ruleset->unit_types[place->type], "There is no %1$s on %2$s", "There are no %1$s on %2$s"),
                             name, self->words[self->next - 1]);

  return fail (error, message);
}

/* --- units without their hex ------------------------------------------------------------------ */

static gboolean
is_place (const AciesState *state,
          const Place      *place,
          AciesHex          hex)
{
  return place->hex != ACIES_NO_HEX ? place->hex == hex : hex != ACIES_NO_HEX && stands_at (state, place, hex);
}

/* Returns: (transfer full): the lines of the possible commands. Two places are the two places of the command; a single
 * place can be either. If several units are on a hex, the named unit is meant. */
static GPtrArray *
find_meant (const Reading *self)
{
  const AciesState *state = self->state;
  const Place      *first = &self->places[0], *second = &self->places[1];
  g_autoptr (GArray) list = acies_commands_new ();
  GPtrArray *lines = g_ptr_array_new_with_free_func (g_free);

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      g_autofree char    *line = command->kind == self->kind ? acies_command_to_string (command, state->ruleset) : NULL;
      AciesUnitId         unit;
      gboolean            is_first;

      if (line == NULL || !g_str_has_prefix (line, self->line->str))
        continue;
      unit = acies_command_unit (command, state);
      is_first = is_place (state, first, command->hex);
      if (state->ruleset->n_layers > 1 && first->type != ACIES_NO_ID && is_first && unit != ACIES_NO_UNIT && state->units[unit].type != first->type)
        continue;
      if (self->n_places == 2 ? is_first && is_place (state, second, command->to) : is_first || is_place (state, first, command->to))
        g_ptr_array_add (lines, g_steal_pointer (&line));
    }

  return lines;
}

/* No unit can do this. If only one unit can be meant, a rule refuses the command. */
static gboolean
find_only_unit (AciesCommandKind  kind,
                const AciesState *state,
                Place            *place,
                GError          **error)
{
  guint            n = 0;
  AciesHex         hex = ACIES_NO_HEX;
  g_autofree char *name = acies_unit_type_dup_name (state->ruleset, place->type, place->side);
  g_autofree char *message = NULL;

  for (AciesUnitId i = 0; i < state->n_units; i++)
    {
      if (!acies_state_unit_is_on_board (state, i) || state->units[i].type != place->type || !stands_at (state, place, state->units[i].hex))
        continue;
      hex = state->units[i].hex;
      n++;
    }
  place->hex = hex;
  if (n == 1)
    return TRUE;
  if (n > 1 && !acies_command_check_asked (kind, state, error))
    return FALSE;
  message = g_strdup_printf (n == 0 ? acies_agree (&state->ruleset->unit_types[place->type], "There is no %s on the board", "There are no %s on the board")
                                    : acies_board_say (state->board, _ ("No %s on the board can do that now; name a hex to see why"),
                                                       _ ("No %s on the board can do that now; name a square to see why")),
                             name);

  return fail (error, message);
}

/* "attack Peltasts C4", whoever may: a name and a hex that were two places are the unit on that hex. */
static gboolean
is_one_place (Reading *self)
{
  Place *places = self->places;

  if (self->n_places < 2 || places[0].hex != ACIES_NO_HEX || places[1].type != ACIES_NO_ID ||
      !stands_at (self->state, &places[0], places[1].hex))
    return FALSE;
  places[0].hex = places[1].hex;
  self->n_places = 1;

  return TRUE;
}

static gboolean
add_places (Reading *self,
            guint    n_needed,
            GError **error)
{
  const AciesBoard *board = self->state->board;
  const Place      *first = &self->places[0];
  AciesUnitId       unit = ACIES_NO_UNIT;
  gboolean          open = FALSE;
  gboolean          named = FALSE;
  g_autoptr (GString) offered = g_string_new (NULL);
  g_autofree char *message = NULL;

  for (guint i = 0; i < self->n_places; i++)
    {
      open = open || self->places[i].hex == ACIES_NO_HEX;
      named = named || self->places[i].type != ACIES_NO_ID;
    }
  if (open || (named && self->n_places < n_needed))
    {
      g_autoptr (GPtrArray) lines = find_meant (self);

      if (lines->len == 0 && is_one_place (self))
        {
          g_ptr_array_unref (lines);
          lines = find_meant (self);
        }
      if (lines->len == 1)
        {
          g_string_assign (self->line, lines->pdata[0]);
          return TRUE;
        }
      for (guint i = 0; i < MIN (lines->len, MOST_OFFERED); i++)
        g_string_append_printf (offered, "%s“%s”", i > 0 ? ", " : "", (char *) lines->pdata[i]);
      if (lines->len > MOST_OFFERED)
        message = g_strdup_printf (acies_board_say (board, _ ("This could mean %s and others; name the hex"),
                                                    _ ("This could mean %s and others; name the square")),
                                   offered->str);
      else if (lines->len > 1)
        message = g_strdup_printf (acies_board_say (board, _ ("This could mean %s; name the hex"), _ ("This could mean %s; name the square")),
                                   offered->str);
      if (message != NULL)
        return fail (error, message);
    }
  for (guint i = 0; i < self->n_places; i++)
    {
      AciesHexName name;

      if (self->places[i].hex == ACIES_NO_HEX && !find_only_unit (self->kind, self->state, &self->places[i], error))
        return FALSE;
      g_string_append_printf (self->line, " %s", acies_hex_name (self->places[i].hex, name));
    }
  /* Needed if the first hex alone would mean a different unit than the named one. */
  if (self->n_places > 0 && first->type != ACIES_NO_ID)
    unit = acies_stack_of_type (self->state, first->hex, first->type);
  if (unit != ACIES_NO_UNIT && acies_stack_number (self->state, unit) > 0 && acies_command_names_unit (self->kind, self->state->ruleset->procs))
    g_string_append_printf (self->line, " %s", self->state->ruleset->unit_types[first->type].id);

  return TRUE;
}

static gboolean
take_all (Reading *self,
          GError **error)
{
  g_auto (GStrv) slots = g_strsplit (acies_command_usage (self->kind, self->state->ruleset->procs), " ", -1);
  guint n_needed = 0;

  for (guint i = 0; slots[i] != NULL; i++)
    n_needed += g_str_equal (slots[i], "HEX");
  for (guint i = 0; slots[i] != NULL; i++)
    {
      if (g_str_equal (slots[i], "CARD") && !take_card (self, error))
        return FALSE;
      if (g_str_equal (slots[i], "TYPE") && !take_type (self, error))
        return FALSE;
      if (strstr (slots[i], "HEX") != NULL && self->n_places < MOST_SLOTS && !take_place (self, n_needed - MIN (n_needed, self->n_places), error))
        return FALSE;
    }
  if (!add_places (self, n_needed, error))
    return FALSE;
  while (self->words[self->next] != NULL)
    g_string_append_printf (self->line, " %s", self->words[self->next++]);

  return TRUE;
}

gboolean
acies_cli_words_read (const char       *line,
                      const GPtrArray  *others,
                      const AciesState *state,
                      AciesCommand     *command,
                      GError          **error)
{
  g_auto (GStrv) parts = g_strsplit_set (line, " \t", -1);
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autoptr (GString) canonical = g_string_new (NULL);
  Reading self = { .state = state, .others = others, .line = canonical };

  *command = acies_command (ACIES_COMMAND_PASS);
  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0') /* between blanks */
      g_ptr_array_add (words, parts[i]);
  g_ptr_array_add (words, NULL);
  self.words = (char **) words->pdata;
  if (words->len == 1)
    return acies_command_parse (line, state->ruleset, command, error);
  if (!take_verb (&self))
    return refuse_verb (&self, error);
  /* The editor's lines contain texts that must not be changed. */
  if (self.kind < ACIES_N_EDIT_COMMANDS || self.kind >= ACIES_FIRST_TRACKER_COMMAND)
    return acies_command_parse (line, state->ruleset, command, error);
  if (!take_all (&self, error))
    return FALSE;

  return acies_command_read (canonical->str, state, command, error);
}
