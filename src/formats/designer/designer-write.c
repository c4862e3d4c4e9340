/* designer-write.c - a scenario as a file of the designer's program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/designer/designer.h"

#include "engine/core/engine.h"
#include "formats/files/format-error.h"

#include <glib/gi18n-lib.h>
#include <json-glib/json-glib.h>

#define LONGEST_TITLE 100

/* --- shared with the reader ------------------------------------------------------------------- */

char *
acies_designer_camel (const char *id)
{
  GString *camel = g_string_new (NULL);
  gboolean begins = TRUE;

  for (; *id != '\0'; id++)
    {
      if (*id != '-')
        g_string_append_c (camel, begins ? g_ascii_toupper (*id) : *id);
      begins = *id == '-';
    }

  return g_string_free (camel, FALSE);
}

char *
acies_designer_dup_title (const char *name)
{
  g_autofree char *base = g_path_get_basename (name);
  char            *dot = strrchr (base, '.');

  if (dot != NULL && dot != base)
    *dot = '\0';

  return acies_text_shorten (base, LONGEST_TITLE);
}

int
acies_designer_end_round (const AciesState *state)
{
  return state->setup.end_round + 1;
}

/* The switches that have a fixed value in the designer's program. */
static const struct
{
  const char *id;
  const char *value;
  const char *sentence; /* untranslated, for people */
} fixed_switches[] = {
  { "morale-counts", "all", N_ ("The loss of every unit changes morale, as in the designer’s program") },
  { "retreat-losses", "yes", N_ ("Each retreat hex that cannot be taken costs one figure, as in the designer’s program") },
};

void
acies_designer_set_switches (AciesState    *state,
                             AciesFindings *findings,
                             int            line)
{
  for (guint i = 0; i < G_N_ELEMENTS (fixed_switches); i++)
    {
      AciesId       id = acies_ruleset_find_switch (state->ruleset, fixed_switches[i].id);
      AciesFinding *finding;

      if (id == ACIES_NO_ID)
        continue;
      acies_switch_value_parse (&state->ruleset->switches[id], fixed_switches[i].value, &state->switches[id]);
      if (findings == NULL)
        continue;
      finding = acies_findings_add (findings, ACIES_SEVERITY_NOTE, "switch-set", "%s", _ (fixed_switches[i].sentence));
      finding->line = line;
      finding->rule = state->ruleset->switches[id].rule;
    }
}

/* --- writing ---------------------------------------------------------------------------------- */

typedef struct
{
  const AciesState *state;
  AciesFindings    *findings;
  JsonBuilder      *builder;
} Writer;

static void
add_text (const Writer *self,
          const char   *key,
          const char   *value)
{
  json_builder_set_member_name (self->builder, key);
  json_builder_add_string_value (self->builder, value);
}

/* Returns: an id of the ruleset in the spelling of designer files */
static void
add_id (const Writer *self,
        const char   *key,
        const char   *id)
{
  g_autofree char *camel = acies_designer_camel (id);

  add_text (self, key, camel);
}

static void
add_number (const Writer *self,
            const char   *key,
            int           value)
{
  json_builder_set_member_name (self->builder, key);
  json_builder_add_int_value (self->builder, value);
}

static void
add_hex (const Writer *self,
         AciesHex      hex)
{
  g_autofree char *key = g_strdup_printf ("(%u,%u)", acies_hex_row (hex), acies_hex_column (hex));

  json_builder_set_member_name (self->builder, key);
}

/* Reports content that the file format cannot store. */
static AciesFinding *G_GNUC_PRINTF (2, 3)
    lose (const Writer *self,
          const char   *format,
          ...)
{
  AciesFinding *finding;
  va_list       args;

  va_start (args, format);
  finding = acies_findings_add_valist (self->findings, ACIES_SEVERITY_WARNING, "not-held", format, args);
  va_end (args);

  return finding;
}

/* --- the parts ------------------------------------------------------------------------------ */

static void
write_players (const Writer *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  json_builder_set_member_name (self->builder, "Players");
  json_builder_begin_array (self->builder);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &self->state->sides[side];

      json_builder_begin_object (self->builder);
      add_id (self, "Faction", ruleset->sides[side].id);
      add_number (self, "Morale", numbers->morale);
      add_number (self, "MaxHand", numbers->hand_size);
      add_number (self, "Hand", (int) acies_state_count_cards (self->state, side, ACIES_ZONE_HAND));
      add_number (self, "MaxAction", numbers->actions);
      add_number (self, "Action", numbers->spent);
      json_builder_end_object (self->builder);
    }
  json_builder_end_array (self->builder);
}

static void
write_tiles (const Writer *self)
{
  const AciesBoard *board = self->state->board;

  json_builder_set_member_name (self->builder, "Tiles");
  json_builder_begin_object (self->builder);
  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      g_autofree char *ground = NULL;

      if (board->terrain[hex] == 0)
        continue;
      ground = acies_designer_camel (self->state->ruleset->terrains[board->terrain[hex]].id);
      add_hex (self, hex);
      json_builder_add_string_value (self->builder, ground);
    }
  json_builder_end_object (self->builder);
}

static void
write_unit (const Writer    *self,
            const AciesUnit *unit)
{
  const AciesRuleset  *ruleset = self->state->ruleset;
  const AciesUnitType *type = &ruleset->unit_types[unit->type];
  guint                strength = acies_state_strength (self->state, unit->type);
  AciesId              weak = acies_ruleset_find_mark (ruleset, "retreated");
  AciesId              mark = ACIES_NO_ID;
  g_autofree char     *health = g_strdup_printf ("%u", MIN (unit->figures, strength));
  AciesHexName         name;

  /* The format has one state per unit: the first mark of the unit, with preference for a mark that excludes others. */
  for (guint i = 0; i < ruleset->n_marks; i++)
    if ((unit->marks & (1u << i)) && (mark == ACIES_NO_ID || mark == weak))
      mark = (AciesId) i;
  for (guint i = 0; i < ruleset->n_marks; i++)
    if ((unit->marks & (1u << i)) && i != mark)
      /* Translators: a unit, its hex, and a state */
      lose (self, _ ("“%3$s” of %1$s on %2$s is left out: this format allows one state per unit"), type->name,
            acies_hex_name (unit->hex, name), ruleset->marks[i].name)
          ->hex = unit->hex;
  if (unit->figures > strength)
    /* Translators: a unit, its hex, its figures, and those of a full unit */
    lose (self, g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$s has %3$u figure; this format stores at most its full strength, %4$u", "%1$s on %2$s has %3$u figures; this format stores at most its full strength, %4$u", unit->figures), type->name,
          acies_hex_name (unit->hex, name), unit->figures, strength)
        ->hex = unit->hex;
  add_hex (self, unit->hex);
  json_builder_begin_object (self->builder);
  add_id (self, "Faction", self->state->ruleset->sides[unit->side].id);
  add_id (self, "Unit", type->id);
  add_id (self, "State", mark != ACIES_NO_ID ? ruleset->marks[mark].id : "idle");
  add_text (self, "Health", health);
  json_builder_end_object (self->builder);
}

static void
write_units (const Writer *self)
{
  AciesUnitId  ids[ACIES_MAX_UNITS];
  guint        n = acies_state_list_units (self->state, ids);
  AciesHexName name;

  json_builder_set_member_name (self->builder, "Units");
  json_builder_begin_object (self->builder);
  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &self->state->units[ids[i]];

      if (unit->place == ACIES_PLACE_BOARD && acies_state_unit_at (self->state, unit->hex) != ids[i])
        /* Translators: a unit, and its hex */
        lose (self, _ ("%1$s on %2$s is left out: this format allows one unit per hex"), self->state->ruleset->unit_types[unit->type].name,
              acies_hex_name (unit->hex, name))
            ->hex = unit->hex;
      else if (unit->place == ACIES_PLACE_BOARD)
        write_unit (self, unit);
      else if (unit->place == ACIES_PLACE_RESERVE)
        /* Translators: a unit, and a side */
        lose (self, _ ("%1$s in the reserve of %2$s is left out"), self->state->ruleset->unit_types[unit->type].name,
              self->state->ruleset->sides[unit->side].name)
            ->side = unit->side;
    }
  json_builder_end_object (self->builder);
}

static void
write_copies (const Writer *self,
              AciesSide     side,
              AciesId       card,
              AciesZone     zone,
              const char   *state)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  for (guint i = 0; i < acies_state_count_copies_in (self->state, side, card, zone); i++)
    {
      json_builder_begin_object (self->builder);
      add_id (self, "Faction", ruleset->sides[side].id);
      add_id (self, "Card", ruleset->cards[card].id);
      add_text (self, "State", state);
      json_builder_end_object (self->builder);
    }
}

static void
write_cards (const Writer *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  json_builder_set_member_name (self->builder, "Cards");
  json_builder_begin_array (self->builder);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    for (guint card = 0; card < ruleset->n_cards; card++)
      {
        write_copies (self, side, (AciesId) card, ACIES_ZONE_HAND, "InHand");
        write_copies (self, side, (AciesId) card, ACIES_ZONE_DECK, "InDeck");
        write_copies (self, side, (AciesId) card, ACIES_ZONE_DISCARD, "Discarded");
      }
  json_builder_end_array (self->builder);
}

static void
write_turn (const Writer *self)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const char         *phase = ruleset->procs->names.phases[state->turn.phase];
  const char         *game_phase = g_str_equal (phase, "select") ? "Select" : g_str_equal (phase, "order") ? "Order"
                                                                                                           : "Turn";

  /* The side that goes first in each round; the designer's program lets it start. The other key is only for our
   * reader. */
  add_id (self, "CurrentPlayer", ruleset->sides[state->setup.first].id);
  if (state->turn.active != state->setup.first)
    add_id (self, "CurrentTurn", ruleset->sides[state->turn.active].id);
  add_number (self, "EndRound", acies_designer_end_round (state));
  add_number (self, "CurrentGameRound", state->turn.round);
  add_text (self, "CurrentGamePhase", state->outcome.reason != ACIES_END_NOT_YET ? "End" : game_phase);
  add_text (self, "CurrentTurnPhase", "Move");
}

/* --- what has no place there ---------------------------------------------------------------- */

/* The designer's program treats an unknown terrain as the first one. */
static void
lose_ground (const Writer *self)
{
  static const char *const known[] = { "grass", "water", "hill", NULL };
  const AciesRuleset      *ruleset = self->state->ruleset;
  const AciesBoard        *board = self->state->board;

  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      AciesHex first = ACIES_NO_HEX;
      guint    n = 0;

      if (g_strv_contains (known, ruleset->terrains[i].id))
        continue;
      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        if (board->terrain[hex] == i && n++ == 0)
          first = hex;
      if (n > 0)
        /* Translators: a kind of terrain, a number, and the terrain it becomes */
        lose (self, g_dngettext (GETTEXT_PACKAGE, "%1$s on %2$u hex: the designer’s program has no such terrain and reads it as %3$s", "%1$s on %2$u hexes: the designer’s program has no such terrain and reads it as %3$s", n),
              ruleset->terrains[i].name, n, ruleset->terrains[0].name)
            ->hex = first;
    }
}

static void
lose_rest (const Writer *self,
           const char   *name)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const AciesTexts   *texts = state->texts;
  g_autofree char    *title = acies_designer_dup_title (name);
  g_autoptr (AciesState) usual = acies_state_new (state->ruleset, ACIES_MIN_COLUMNS, ACIES_MIN_ROWS);

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      const char *text = acies_texts_get_default (texts, kind);

      if (*text != '\0' && (kind != ACIES_TEXT_TITLE || !g_str_equal (text, title)))
        lose (self, _ ("The text “%s” is left out"), acies_text_id (kind));
    }
  if (texts->alternatives->len > 0)
    lose (self, _ ("Texts in other languages are left out"));
  if (texts->labels->len > 0)
    lose (self, _ ("The labels on the board are left out"));
  if (texts->lesson != NULL)
    lose (self, _ ("The lesson is left out"));
  if (texts->extras->len > 0)
    lose (self, _ ("Comments are left out"));
  if (texts->goal != ACIES_GOAL_NONE)
    lose (self, _ ("The goal of the puzzle is left out"));
  acies_designer_set_switches (usual, NULL, 0);
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      g_autofree char *value = acies_switch_value_to_string (&ruleset->switches[i], usual->switches[i]);

      if (usual->switches[i] != state->switches[i])
        /* Translators: a rule of the battle, and the value it will have */
        lose (self, _ ("The switch “%1$s” is left out; it will be “%2$s” when the file is opened again"), ruleset->switches[i].name, value)
            ->rule = ruleset->switches[i].rule;
    }
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      const AciesSideNumbers *numbers = &state->sides[side];

      if (numbers->camp != ACIES_NO_HEX)
        lose (self, _ ("The camp of %s is left out"), ruleset->sides[side].name)->hex = numbers->camp;
      if (numbers->n_entries > 0)
        lose (self, _ ("The entry hexes of %s are left out"), ruleset->sides[side].name)->side = side;
    }
  lose_ground (self);
  acies_findings_add (self->findings, ACIES_SEVERITY_NOTE, "last-round",
                      _ ("The last round is written as %d: the designer’s program ends the game before that round"),
                      acies_designer_end_round (state));
  if (state->turn.active != state->setup.first)
    /* Translators: two sides */
    lose (self, _ ("It is %1$s’s turn, but the designer’s program starts with %2$s, the first side in each round"),
          ruleset->sides[state->turn.active].name, ruleset->sides[state->setup.first].name)
        ->side = state->turn.active;
  if (state->n_combats > 0)
    lose (self, _ ("The attack in progress is left out"));
}

char *
acies_designer_write (const AciesState *state,
                      const char       *name,
                      AciesFindings    *findings,
                      GError          **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  Writer           self = { state, findings, builder };

  if (!g_str_equal (state->ruleset->id, ACIES_DESIGNER_RULESET))
    {
      g_set_error (error, ACIES_FORMAT_ERROR, ACIES_FORMAT_ERROR_REFUSED,
                   /* Translators: the name of a file, and a game */
                   _ ("%1$s: the designer’s program supports only Rome vs Carthage, but this is a battle of %2$s"), name, state->ruleset->name);
      return NULL;
    }
  json_builder_begin_object (builder);
  add_number (&self, "NumberOfRows", state->board->rows);
  add_number (&self, "NumberOfColumns", state->board->columns);
  write_players (&self);
  write_tiles (&self);
  write_units (&self);
  write_cards (&self);
  write_turn (&self);
  json_builder_end_object (builder);
  lose_rest (&self, name);

  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  json_generator_set_pretty (generator, TRUE);
  text = json_generator_to_data (generator, NULL);

  return g_strconcat (text, "\n", NULL);
}
