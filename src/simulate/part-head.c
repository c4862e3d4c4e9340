/* part-head.c - what stands at the head of a part
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/part-head.h"

#include "ai/players.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#define FIRST "acies-simulation "
#define FORMAT 2
#define AS_IT_IS " !\"#$&'()*+,/:;<=>?@[\\]^`{|}" /* in a title, besides letters */

enum
{
  LINE_FORMAT,
  LINE_VERSION,
  LINE_RULESET,
  LINE_SCENARIO,
  LINE_TITLE,
  LINE_END_ROUND,
  LINE_FIRST,
  LINE_PLAYERS,
  LINE_SEED,
  LINE_GAMES,
  LINE_PART,
  LINE_SWAP,
  LINE_ALTERNATE,
  LINE_TYPES,
  LINE_CARDS,
};
G_STATIC_ASSERT (LINE_CARDS + 1 == ACIES_PART_HEAD_LINES);

/* --- writing --------------------------------------------------------------------------------- */

static void
append_bits (GString       *text,
             const char    *name,
             const guint64 *bits,
             guint          n_sides)
{
  g_string_append (text, name);
  for (guint side = 0; side < n_sides; side++)
    g_string_append_printf (text, " %" G_GINT64_MODIFIER "x", bits[side]);
  g_string_append_c (text, '\n');
}

/* The number that says how many sides take part, ACIES_NO_ID where all of the ruleset's do. */
static AciesId
players_of (const AciesRuleset *ruleset)
{
  const AciesRuleset *base = ruleset->base != NULL ? ruleset->base : ruleset;

  return base->sides[base->n_sides - 1].plays_by;
}

/* How many sides take part in the scenario, after which options they are called, and whether they are in teams, where the
 * ruleset does not say it. */
static void
append_called (GString            *text,
               const AciesRuleset *ruleset)
{
  if (players_of (ruleset) != ACIES_NO_ID)
    g_string_append_printf (text, " %u", ruleset->n_sides);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (ruleset->sides[side].named_by != ACIES_NO_ID)
        g_string_append_printf (text, " %u", acies_ruleset_side_option (ruleset, side));
      if (ruleset->sides[side].team_by != ACIES_NO_ID)
        g_string_append_printf (text, " %u", ruleset->sides[side].team != 0);
    }
}

char *
acies_part_head_to_string (const AciesSimulationTerms *terms)
{
  const AciesRuleset *ruleset = terms->ruleset;
  g_autofree char    *title = g_uri_escape_string (terms->title, AS_IT_IS, TRUE);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, FIRST "%d\nversion %s\n", FORMAT, ACIES_VERSION);
  g_string_append_printf (text, "ruleset %s %u %" G_GINT64_MODIFIER "x", ruleset->id, ruleset->edition, ruleset->fingerprint);
  append_called (text, ruleset);
  g_string_append_printf (text, "\nscenario %" G_GINT64_MODIFIER "x\ntitle %s\n", terms->fingerprint, title);
  g_string_append_printf (text, "end-round %u\nfirst %s\nplayers", terms->end_round, ruleset->sides[terms->first].id);
  for (guint seat = 0; seat < ruleset->n_sides; seat++)
    g_string_append_printf (text, " %s", terms->players[seat]);
  g_string_append_printf (text, "\nseed %" G_GUINT64_FORMAT "\ngames %u\n", terms->seed, terms->n_games);
  g_string_append_printf (text, "part %u %u\nswap %d\nalternate %d\n", terms->shard, terms->n_shards, terms->swap, terms->alternate);
  append_bits (text, "types", terms->types, ruleset->n_sides);
  append_bits (text, "cards", terms->cards, ruleset->n_sides);

  return g_strdup (text->str);
}

/* --- reading --------------------------------------------------------------------------------- */

gboolean
acies_part_head_is_first (const char *line)
{
  return g_str_has_prefix (line, FIRST);
}

/* What stands behind the name; all is compared to the letter in the end. */
static const char *
value_of (char **lines,
          guint  line)
{
  const char *space = strchr (lines[line], ' ');

  return space != NULL ? space + 1 : "";
}

static guint64
number_in (const char *text,
           guint       base,
           guint64     least,
           guint64     most)
{
  guint64 number;

  return g_ascii_string_to_unsigned (text, base, least, most, &number, NULL) ? number : least;
}

static void
read_bits (const char *text,
           guint64    *bits,
           guint       n_sides,
           guint       n_bits)
{
  guint64 most = n_bits < 64 ? (G_GUINT64_CONSTANT (1) << n_bits) - 1 : G_MAXUINT64;
  g_auto (GStrv) words = g_strsplit (text, " ", (gint) n_sides);

  for (guint side = 0; side < n_sides && words[side] != NULL; side++)
    bits[side] = number_in (words[side], 16, 0, most);
}

static void
read_players (AciesSimulationTerms *self,
              const char           *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", (gint) self->ruleset->n_sides);
  guint n = g_strv_length (words);

  for (guint seat = 0; seat < self->ruleset->n_sides; seat++)
    self->players[seat] = g_strdup (seat < n && acies_ai_player_find (words[seat]) > 0 ? words[seat] : "");
}

static void
read_part (AciesSimulationTerms *self,
           const char           *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 2);

  self->n_shards = g_strv_length (words) == 2 ? (guint) number_in (words[1], 10, 1, MIN (self->n_games, ACIES_SIMULATION_MAX_SHARDS)) : 1;
  self->shard = words[0] != NULL ? (guint) number_in (words[0], 10, 1, self->n_shards) : 1;
}

/* Whatever cannot be becomes something that can, and then differs from what stands there. */
static AciesSimulationTerms *
read_lines (char        **lines,
            AciesRuleset *ruleset)
{
  AciesSimulationTerms *self = g_new0 (AciesSimulationTerms, 1);
  AciesSide             first = acies_ruleset_find_side (ruleset, value_of (lines, LINE_FIRST));

  self->ruleset = acies_ruleset_ref (ruleset);
  self->title = g_uri_unescape_string (value_of (lines, LINE_TITLE), NULL);
  if (self->title == NULL)
    self->title = g_strdup ("");
  self->fingerprint = number_in (value_of (lines, LINE_SCENARIO), 16, 0, G_MAXUINT64);
  self->end_round = (guint) number_in (value_of (lines, LINE_END_ROUND), 10, 0, ACIES_MAX_END_ROUND);
  self->first = first < ruleset->n_sides ? first : 0;
  read_players (self, value_of (lines, LINE_PLAYERS));
  self->seed = number_in (value_of (lines, LINE_SEED), 10, 0, G_MAXUINT64);
  self->n_games = (guint) number_in (value_of (lines, LINE_GAMES), 10, 1, ACIES_SIMULATION_MAX_GAMES);
  read_part (self, value_of (lines, LINE_PART));
  self->swap = number_in (value_of (lines, LINE_SWAP), 10, 0, 1) == 1;
  self->alternate = number_in (value_of (lines, LINE_ALTERNATE), 10, 0, 1) == 1;
  read_bits (value_of (lines, LINE_TYPES), self->types, ruleset->n_sides, ruleset->n_unit_types);
  read_bits (value_of (lines, LINE_CARDS), self->cards, ruleset->n_sides, ruleset->n_cards);

  return self;
}

static gboolean
says (const AciesSimulationTerms *self,
      char                      **lines)
{
  g_autofree char *head = acies_part_head_to_string (self);
  g_autofree char *read = g_strjoinv ("\n", lines);

  return g_utf8_validate (self->title, -1, NULL) && g_str_has_prefix (head, read) && g_str_equal (head + strlen (read), "\n");
}

static gboolean
refuse (GError    **error,
        const char *sentence)
{
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, sentence);

  return FALSE;
}

/* What was played by another program may have come to something else. */
static gboolean
check_version (char   **lines,
               GError **error)
{
  g_autofree char *format = g_strdup_printf (FIRST "%d", FORMAT);

  if (g_str_equal (lines[LINE_FORMAT], format) && g_str_equal (lines[LINE_VERSION], "version " ACIES_VERSION))
    return TRUE;

  return refuse (error, _ ("this part of a simulation was made by another version of Acies"));
}

/* As the sides are called by the words that are left on the line. */
static AciesRuleset *
call_sides (AciesRuleset *ruleset,
            char        **words)
{
  gint16  switches[ACIES_MAX_SWITCHES] = { 0 };
  AciesId players = players_of (ruleset);

  if (players != ACIES_NO_ID && *words != NULL)
    switches[players] = (gint16) number_in (*words++, 10, (guint64) ruleset->switches[players].min, (guint64) ruleset->switches[players].max);
  for (AciesSide side = 0; side < ruleset->n_sides && *words != NULL; side++)
    {
      AciesId named_by = ruleset->sides[side].named_by;
      AciesId team_by = ruleset->sides[side].team_by;

      if (named_by != ACIES_NO_ID)
        switches[named_by] = (gint16) number_in (*words++, 10, 0, ruleset->switches[named_by].options->len - 1);
      if (team_by != ACIES_NO_ID && *words != NULL)
        switches[team_by] = (gint16) number_in (*words++, 10, 0, 1);
    }

  return acies_ruleset_called (ruleset, switches);
}

static AciesRuleset *
find_ruleset (char        **lines,
              AciesLibrary *library,
              GError      **error)
{
  g_auto (GStrv) words = g_strsplit (value_of (lines, LINE_RULESET), " ", 4 + 2 * ACIES_MAX_SIDES);
  g_autofree char *fingerprint = NULL;
  AciesRuleset    *ruleset;
  guint            edition;

  if (g_strv_length (words) < 3)
    {
      refuse (error, _ ("this part of a simulation is damaged"));
      return NULL;
    }
  ruleset = acies_library_get_ruleset (library, words[0], NULL);
  fingerprint = ruleset != NULL ? g_strdup_printf ("%" G_GINT64_MODIFIER "x", ruleset->fingerprint) : NULL;
  if (g_strcmp0 (fingerprint, words[2]) == 0)
    return call_sides (ruleset, words + 3);
  edition = (guint) number_in (words[1], 10, 1, ACIES_MAX_EDITION);
  if (ruleset != NULL && edition != ruleset->edition)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                 /* Translators: two numbers of editions */
                 _ ("this part of a simulation was run with edition %1$u of the rules, but edition %2$u is installed here; run it again"),
                 edition, ruleset->edition);
  else
    refuse (error, _ ("this part of a simulation was run with rules that are not installed here"));

  return NULL;
}

AciesSimulationTerms *
acies_part_head_parse (char        **lines,
                       AciesLibrary *library,
                       GError      **error)
{
  g_autoptr (AciesSimulationTerms) self = NULL;
  AciesRuleset *ruleset = check_version (lines, error) ? find_ruleset (lines, library, error) : NULL;

  if (ruleset == NULL)
    return NULL;
  self = read_lines (lines, ruleset);
  if (says (self, lines))
    return g_steal_pointer (&self);
  refuse (error, _ ("this part of a simulation is damaged"));

  return NULL;
}
