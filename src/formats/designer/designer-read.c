/* designer-read.c - a file of the designer's program as a scenario: board, rounds and turn
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer-parts.h"
#include "formats/files/format-error.h"
#include "formats/xml/reader.h"

#include "engine/core/engine.h"

#include <glib/gi18n-lib.h>

static const char *const root_keys[] = {
  "NumberOfRows", "NumberOfColumns", "Players", "Tiles", "Units", "Cards", "CurrentPlayer", "FirstPlayer", "CurrentTurn",
  "EndRound", "CurrentGameRound", "CurrentGamePhase", "CurrentTurnPhase", NULL
};

/* --- the board ------------------------------------------------------------------------------ */

static void
read_tile (AciesDesignerReader *self,
           JsonNode            *node,
           const char          *key,
           guint8              *painted)
{
  const AciesRuleset *ruleset = self->ruleset;
  g_autofree char    *path = acies_designer_path ("/Tiles", key);
  const char         *text = json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : "";
  AciesId             terrain = acies_designer_find (self, path, ruleset->terrains, sizeof *ruleset->terrains, ruleset->n_terrains, text);
  AciesHex            hex;

  if (!acies_designer_read_hex (self, path, key, terrain == 0 ? ACIES_SEVERITY_NOTE : ACIES_SEVERITY_WARNING, &hex))
    return;
  if (painted[hex]++)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "duplicate-hex", path, _ ("the hex already has terrain; this entry was left out"))->hex = hex;
  else if (terrain == ACIES_NO_ID)
    /* Translators: a kind of terrain */
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-terrain", path, _ ("unknown terrain; replaced by “%s”"), ruleset->terrains[0].name)->hex = hex;
  else
    self->state->board->terrain[hex] = terrain;
}

static void
read_tiles (AciesDesignerReader *self,
            JsonObject          *root)
{
  g_autofree guint8 *painted = g_new0 (guint8, ACIES_MAX_HEXES);
  JsonObject        *tiles = acies_designer_get_object (self, root, "", "Tiles");
  JsonObjectIter     iter;
  const char        *key;
  JsonNode          *node;

  if (tiles == NULL)
    return;
  json_object_iter_init_ordered (&iter, tiles);
  while (json_object_iter_next_ordered (&iter, &key, &node))
    read_tile (self, node, key, painted);
}

static void
make_state (AciesDesignerReader *self,
            AciesRuleset        *ruleset,
            JsonObject          *root)
{
  int rows = ruleset->rows;
  int columns = ruleset->columns;

  acies_designer_number (self, root, "", "NumberOfRows", ACIES_MIN_ROWS, ACIES_MAX_ROWS, &rows);
  acies_designer_number (self, root, "", "NumberOfColumns", ACIES_MIN_COLUMNS, ACIES_MAX_COLUMNS, &columns);
  self->state = acies_state_new (ruleset, (guint) columns, (guint) rows);
}

/* --- rounds and turn ------------------------------------------------------------------------ */

/* His game ends when the counter reaches the end round; the first round is played whatever stands there. */
static int
read_end_round (const AciesDesignerReader *self,
                JsonObject                *root)
{
  int end = acies_designer_end_round (self->state);

  acies_designer_number (self, root, "", "EndRound", 1, ACIES_MAX_END_ROUND + 1, &end);
  if (end == 1)
    return 1;
  acies_designer_say (self, ACIES_SEVERITY_NOTE, "last-round", "/EndRound",
                      _ ("the designer’s program ends the game before this round, so the last round is %d"), end - 1);

  return end - 1;
}

static void
read_rounds (AciesDesignerReader *self,
             JsonObject          *root)
{
  int end = read_end_round (self, root);
  int round = 1;

  acies_designer_number (self, root, "", "CurrentGameRound", 1, ACIES_MAX_END_ROUND + 1, &round);
  if (round > end)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "round-after-end", "/CurrentGameRound",
                        /* Translators: two rounds */
                        _ ("set to %1$d, because %2$d is after the last round"), end, round);
  self->state->setup.end_round = (guint8) end;
  self->state->turn.round = (guint8) MIN (round, end);
}

/* Returns: the side that is named at @key, or NO_SIDE */
static AciesSide
read_who (const AciesDesignerReader *self,
          JsonObject                *root,
          const char                *key)
{
  const AciesRuleset *ruleset = self->ruleset;
  const char         *text = acies_designer_text (root, key);
  g_autofree char    *path = acies_designer_path ("", key);
  AciesId             side = text != NULL ? acies_designer_find (self, path, ruleset->sides, sizeof *ruleset->sides, ruleset->n_sides, text)
                                          : ACIES_NO_ID;

  if (side == ACIES_NO_ID && acies_designer_get (root, key) != NULL)
    acies_designer_say (self, ACIES_SEVERITY_WARNING, "unknown-side", path, _ ("unknown army; it was left out"));

  return side != ACIES_NO_ID ? (AciesSide) side : ACIES_NO_SIDE;
}

static gboolean
has_begun (const AciesState *state)
{
  gboolean begun = state->turn.round > 1;

  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    begun = begun || state->sides[side].spent > 0;

  return begun;
}

/* His files name who leads the rounds, and his program lets him begin, whatever the round. */
static void
read_sides (AciesDesignerReader *self,
            JsonObject          *root)
{
  AciesSide current = read_who (self, root, "CurrentPlayer");
  AciesSide first = read_who (self, root, "FirstPlayer");
  AciesSide turn = read_who (self, root, "CurrentTurn");

  if (current == ACIES_NO_SIDE && first == ACIES_NO_SIDE)
    {
      current = self->state->setup.first;
      acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "missing-key", "/CurrentPlayer", _ ("missing; set to “%s”"),
                          self->ruleset->sides[current].name);
    }
  else if (turn == ACIES_NO_SIDE && (current == ACIES_NO_SIDE || first == ACIES_NO_SIDE) && has_begun (self->state))
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "one-player", current != ACIES_NO_SIDE ? "/CurrentPlayer" : "/FirstPlayer",
                        _ ("this army is first in each round; the file does not say whose turn it is, so it is this army’s turn"));
  self->state->setup.first = first != ACIES_NO_SIDE ? first : current;
  self->state->turn.active = turn != ACIES_NO_SIDE ? turn : current != ACIES_NO_SIDE ? current
                                                                                     : first;
}

static void
check_turn_phase (const AciesDesignerReader *self,
                  JsonObject                *root)
{
  const AciesProcs *procs = self->ruleset->procs;
  guint             n = g_strv_length ((char **) procs->names.phases);
  const char       *text = acies_designer_text (root, "CurrentTurnPhase");
  AciesId           phase;

  if (text == NULL || g_ascii_strcasecmp (text, "None") == 0)
    return;
  phase = acies_designer_find (self, "/CurrentTurnPhase", procs->names.phases, sizeof *procs->names.phases, n, text);
  if (phase == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "unknown-phase", "/CurrentTurnPhase", _ ("unknown phase; it was left out"));
  else if (phase >= procs->n_opening_phases)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "combat-not-kept", "/CurrentTurnPhase",
                        _ ("an attack in progress was left out; the turn starts again"));
}

static void
read_phase (AciesDesignerReader *self,
            JsonObject          *root)
{
  static const AciesDesignerWord words[] = {
    { "Select", "select", FALSE },
    { "Order", "order", FALSE },
    { "Turn", "move", FALSE },
    { "End", "move", TRUE },
  };
  const char              *text = acies_designer_text (root, "CurrentGamePhase");
  AciesId                  index = text != NULL ? acies_designer_find (self, "/CurrentGamePhase", words, sizeof *words, G_N_ELEMENTS (words), text) : ACIES_NO_ID;
  const AciesDesignerWord *word = &words[index != ACIES_NO_ID ? index : 0];
  AciesId                  phase;

  if (index == ACIES_NO_ID)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, text != NULL ? "unknown-phase" : "missing-key", "/CurrentGamePhase",
                        _ ("unknown phase; replaced by “%s”"), word->word);
  if (word->told)
    acies_designer_say (self, ACIES_SEVERITY_NOTE, "game-over", "/CurrentGamePhase", _ ("the game was over; the scenario starts from its final position"));
  phase = acies_ruleset_find_opening_phase (self->ruleset, word->id);
  self->state->turn.phase = phase != ACIES_NO_ID ? phase : 0;
  check_turn_phase (self, root);
}

/* --- the document --------------------------------------------------------------------------- */

int
acies_designer_end_round (const AciesState *state)
{
  return state->setup.end_round + 1;
}

const AciesDesignerSwitch acies_designer_switches[ACIES_DESIGNER_N_SWITCHES] = {
  { "morale-counts", "all", N_ ("The loss of every unit changes morale, as in the designer’s program") },
  { "retreat-losses", "yes", N_ ("Each retreat hex that cannot be taken costs one figure, as in the designer’s program") },
};

void
acies_designer_set_switches (AciesState *state)
{
  for (guint i = 0; i < ACIES_DESIGNER_N_SWITCHES; i++)
    {
      AciesId id = acies_ruleset_find_switch (state->ruleset, acies_designer_switches[i].id);

      if (id != ACIES_NO_ID)
        acies_switch_value_parse (&state->ruleset->switches[id], acies_designer_switches[i].value, &state->switches[id]);
    }
}

static void
set_switches (AciesDesignerReader *self)
{
  acies_designer_set_switches (self->state);
  for (guint i = 0; i < ACIES_DESIGNER_N_SWITCHES; i++)
    {
      AciesId id = acies_ruleset_find_switch (self->ruleset, acies_designer_switches[i].id);

      if (id != ACIES_NO_ID)
        acies_designer_say (self, ACIES_SEVERITY_NOTE, "switch-set", "", _ (acies_designer_switches[i].sentence))->rule = self->ruleset->switches[id].rule;
    }
}

static void
report_twice (const AciesDesignerReader *self)
{
  for (guint i = 0; i < self->document->twice->len; i++)
    acies_designer_say (self, ACIES_SEVERITY_CORRECTION, "key-twice", g_ptr_array_index (self->document->twice, i),
                        _ ("this key appears more than once; the last one counts"));
}

/* Does the object have anything of what such files are made of? */
static gboolean
is_of_the_designer (const AciesJsonDocument *document)
{
  static const char *const telling[] = { "NumberOfRows", "NumberOfColumns", "Players", "Tiles", "Units", NULL };
  guint                    n = 0;

  for (guint i = 0; JSON_NODE_HOLDS_OBJECT (document->root) && telling[i] != NULL; i++)
    n += acies_designer_get (json_node_get_object (document->root), telling[i]) != NULL;

  return n >= 2;
}

static void
read_all (AciesDesignerReader *self,
          AciesRuleset        *ruleset,
          const char          *name)
{
  JsonObject      *root = json_node_get_object (self->document->root);
  g_autofree char *title = acies_designer_dup_title (name);

  acies_designer_check_keys (self, root, "", root_keys);
  make_state (self, ruleset, root);
  acies_texts_set (self->state->texts, ACIES_TEXT_TITLE, title);
  read_tiles (self, root);
  acies_designer_read_players (self, root);
  acies_designer_read_units (self, root);
  acies_designer_read_cards (self, root);
  read_rounds (self, root);
  read_sides (self, root);
  read_phase (self, root);
  set_switches (self);
  report_twice (self);
}

AciesState *
acies_designer_read (GBytes        *bytes,
                     const char    *name,
                     AciesLibrary  *library,
                     AciesFindings *findings,
                     GError       **error)
{
  g_autoptr (AciesJsonDocument) document = acies_json_parse (bytes, name, error);
  AciesDesignerReader self = { .findings = findings, .document = document, .hands = { -1, -1, -1, -1 } };
  AciesReader         reader = { NULL, findings };
  guint               first = findings->list->len;
  AciesRuleset       *ruleset;

  if (document == NULL)
    return NULL;
  if (!is_of_the_designer (document))
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
  read_all (&self, ruleset, name);
  acies_reader_sort (&reader, first);

  return self.state;
}
