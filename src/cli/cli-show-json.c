/* cli-show-json.c - a position as JSON, for programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-show.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "engine/view/view.h"

static void
add_hex (JsonBuilder *builder,
         const char  *name,
         AciesHex     hex)
{
  AciesHexName text;

  acies_cli_json_string (builder, name, hex != ACIES_NO_HEX ? acies_hex_name (hex, text) : NULL);
}

static void
begin_array (JsonBuilder *builder,
             const char  *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
}

static void
add_moment (JsonBuilder      *builder,
            const AciesState *state)
{
  const AciesRuleset *ruleset = state->ruleset;
  const char         *title = acies_texts_get_default (state->texts, ACIES_TEXT_TITLE);
  gboolean            over = state->outcome.reason != ACIES_END_NOT_YET;
  g_autofree char    *sentence = acies_state_describe (state);

  acies_cli_json_string (builder, "title", *title != '\0' ? title : NULL);
  acies_cli_json_string (builder, "ruleset", ruleset->id);
  acies_cli_json_number (builder, "round", state->turn.round);
  acies_cli_json_number (builder, "end-round", state->setup.end_round);
  acies_cli_json_string (builder, "turn", over ? NULL : ruleset->sides[state->turn.active].id);
  acies_cli_json_string (builder, "phase", over ? NULL : ruleset->procs->names.phases[state->turn.phase]);
  acies_cli_json_flag (builder, "over", over);
  acies_cli_json_string (builder, "to-act", over ? NULL : ruleset->sides[acies_state_deciding_side (state)].id);
  acies_cli_json_string (builder, "asks", sentence);
  acies_cli_json_dice (builder, state);
}

static void
add_cards (JsonBuilder      *builder,
           const char       *name,
           const AciesState *state,
           AciesSide         side,
           AciesZone         zone)
{
  begin_array (builder, name);
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      guint n = acies_state_count_copies_in (state, side, (AciesId) i, zone);

      if (n == 0)
        continue;
      json_builder_begin_object (builder);
      acies_cli_json_string (builder, "card", state->ruleset->cards[i].id);
      acies_cli_json_number (builder, "copies", n);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* What lies in a hand that may not be seen is null; how many cards, everybody sees. */
static void
add_hand (JsonBuilder      *builder,
          const AciesState *state,
          AciesSide         side,
          AciesSide         looker)
{
  acies_cli_json_number (builder, "hand-cards", acies_state_count_cards (state, side, ACIES_ZONE_HAND));
  if (acies_cli_show_sees (looker, side))
    add_cards (builder, "hand", state, side, ACIES_ZONE_HAND);
  else
    acies_cli_json_string (builder, "hand", NULL);
  acies_cli_json_number (builder, "deck-cards", acies_state_count_cards (state, side, ACIES_ZONE_DECK));
  add_cards (builder, "played", state, side, ACIES_ZONE_DISCARD);
  if (acies_ruleset_count_zones (state->ruleset) > ACIES_ZONE_LAID)
    add_cards (builder, "in-front", state, side, ACIES_ZONE_LAID);
}

/* Only of a game that has such. */
static void
add_common_cards (JsonBuilder      *builder,
                  const AciesState *state)
{
  if (!acies_ruleset_has_common_cards (state->ruleset))
    return;
  json_builder_set_member_name (builder, "common");
  json_builder_begin_object (builder);
  acies_cli_json_number (builder, "deck-cards", acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_DECK) + acies_state_count_cards (state, ACIES_COMMON, ACIES_ZONE_UNDER));
  add_cards (builder, "played", state, ACIES_COMMON, ACIES_ZONE_DISCARD);
  if (acies_ruleset_count_zones (state->ruleset) > ACIES_ZONE_ROW)
    add_cards (builder, "row", state, ACIES_COMMON, ACIES_ZONE_ROW);
  json_builder_end_object (builder);
}

static void
add_side (JsonBuilder      *builder,
          const AciesState *state,
          AciesSide         side,
          AciesSide         looker)
{
  const AciesSideNumbers *numbers = &state->sides[side];
  gboolean                hides;

  json_builder_begin_object (builder);
  acies_cli_json_string (builder, "side", state->ruleset->sides[side].id);
  acies_cli_json_number (builder, "morale", numbers->morale);
  acies_cli_json_number (builder, "figures", (int) acies_state_count_seen_figures (state, side, &hides));
  acies_cli_json_number (builder, "actions", numbers->actions);
  acies_cli_json_number (builder, "spent", numbers->spent);
  json_builder_set_member_name (builder, "resources");
  json_builder_begin_object (builder);
  for (guint i = 0; i < state->ruleset->n_resources; i++)
    acies_cli_json_number (builder, state->ruleset->resources[i].id, numbers->resources[i]);
  json_builder_end_object (builder);
  add_hex (builder, "camp", numbers->camp);
  begin_array (builder, "entries");
  for (guint i = 0; i < numbers->n_entries; i++)
    {
      AciesHexName name;

      json_builder_add_string_value (builder, acies_hex_name (numbers->entries[i], name));
    }
  json_builder_end_array (builder);
  add_hand (builder, state, side, looker);
  json_builder_end_object (builder);
}

/* Of what lies face down both are null. */
static void
add_strength (JsonBuilder      *builder,
              const AciesState *state,
              const AciesUnit  *unit)
{
  if (acies_ruleset_is_back (state->ruleset, unit->type))
    {
      acies_cli_json_string (builder, "figures", NULL);
      acies_cli_json_string (builder, "strength", NULL);
      return;
    }
  acies_cli_json_number (builder, "figures", unit->figures);
  acies_cli_json_number (builder, "strength", acies_state_strength (state, unit->type));
}

/* Those that the unit has, by name; of what lies face down nothing is known. */
static void
add_properties (JsonBuilder        *builder,
                const AciesRuleset *ruleset,
                const AciesUnit    *unit)
{
  if (ruleset->n_properties == 0)
    return;
  json_builder_set_member_name (builder, "properties");
  json_builder_begin_object (builder);
  for (guint i = 0; i < ruleset->n_properties && !acies_ruleset_is_back (ruleset, unit->type); i++)
    {
      g_autofree char *value = NULL;

      if (!acies_unit_type_has_property (ruleset, unit->type, i))
        continue;
      value = acies_property_value_to_string (&ruleset->properties[i], unit->properties[i]);
      if (ruleset->properties[i].kind == ACIES_PROPERTY_NUMBER)
        acies_cli_json_number (builder, ruleset->properties[i].id, unit->properties[i]);
      else
        acies_cli_json_string (builder, ruleset->properties[i].id, value);
    }
  json_builder_end_object (builder);
}

static void
add_unit (JsonBuilder      *builder,
          const AciesState *state,
          AciesUnitId       id)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *unit = &state->units[id];
  gboolean            on_board = unit->place == ACIES_PLACE_BOARD;

  json_builder_begin_object (builder);
  add_hex (builder, "hex", unit->hex);
  acies_cli_json_string (builder, "type", ruleset->unit_types[unit->type].id);
  acies_cli_json_string (builder, "side", ruleset->sides[unit->side].id);
  add_strength (builder, state, unit);
  begin_array (builder, "marks");
  for (guint mark = 0; mark < ruleset->n_marks; mark++)
    if (acies_state_unit_has_mark (state, id, mark))
      json_builder_add_string_value (builder, ruleset->marks[mark].id);
  json_builder_end_array (builder);
  add_properties (builder, ruleset, unit);
  acies_cli_json_flag (builder, "acts", state->outcome.reason == ACIES_END_NOT_YET && state->turn.acting == id);
  acies_cli_json_string (builder, "ground", on_board ? acies_state_terrain_at (state, unit->hex)->id : NULL);
  json_builder_end_object (builder);
}

static void
add_units (JsonBuilder      *builder,
           const char       *name,
           const AciesState *state,
           AciesPlace        place)
{
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n = acies_state_list_units (state, ids);

  begin_array (builder, name);
  for (guint i = 0; i < n; i++)
    if (state->units[ids[i]].place == place)
      add_unit (builder, state, ids[i]);
  json_builder_end_array (builder);
}

static void
add_ground (JsonBuilder      *builder,
            const AciesState *state)
{
  begin_array (builder, "ground");
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      const AciesTerrainType *ground = acies_state_terrain_at (state, hex);

      if (ground == &state->ruleset->terrains[0])
        continue;
      json_builder_begin_object (builder);
      add_hex (builder, "hex", hex);
      acies_cli_json_string (builder, "terrain", ground->id);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_labels (JsonBuilder      *builder,
            const AciesState *state)
{
  const GArray *labels = state->texts->labels;

  begin_array (builder, "labels");
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);

      json_builder_begin_object (builder);
      add_hex (builder, "hex", label->hex);
      acies_cli_json_string (builder, "text", label->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
acies_cli_show_print_json (const AciesState *truth,
                           AciesSide         looker)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (AciesState) copy = NULL;
  const AciesState *state = acies_state_see (truth, looker != ACIES_NO_SIDE ? looker : ACIES_EVERY_SIDE, &copy);

  json_builder_begin_object (builder);
  add_moment (builder, state);
  begin_array (builder, "sides");
  for (AciesSide side = 0; side < state->ruleset->n_sides; side++)
    add_side (builder, state, side, looker);
  json_builder_end_array (builder);
  add_common_cards (builder, state);
  add_units (builder, "units", state, ACIES_PLACE_BOARD);
  add_units (builder, "reserve", state, ACIES_PLACE_RESERVE);
  acies_cli_json_number (builder, "columns", state->board->columns);
  acies_cli_json_number (builder, "rows", state->board->rows);
  add_ground (builder, state);
  add_labels (builder, state);
  json_builder_end_object (builder);
  acies_cli_json_print (builder);
}
