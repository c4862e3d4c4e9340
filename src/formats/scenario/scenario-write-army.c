/* scenario-write-army.c - writing the armies of a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "formats/scenario/scenario-parts.h"

#include "engine/ruleset/property.h"

static void
write_marks (GString          *out,
             const AciesState *state,
             AciesUnitId       id)
{
  g_autoptr (GString) marks = g_string_new (NULL);

  for (guint i = 0; i < state->ruleset->n_marks; i++)
    {
      if (state->ruleset->marks[i].kept && acies_state_unit_has_mark (state, id, i))
        g_string_append_printf (marks, "%s%s", marks->len > 0 ? " " : "", state->ruleset->marks[i].id);
    }
  if (marks->len > 0)
    acies_xml_append_attribute (out, "marks", marks->str);
}

static void
write_properties (GString          *out,
                  const AciesState *state,
                  AciesUnitId       id)
{
  g_autofree char *properties = acies_unit_properties_to_string (state->ruleset, &state->units[id]);

  if (*properties != '\0')
    acies_xml_append_attribute (out, "properties", properties);
}

/* @nth: of its type in the reserve */
static void
write_unit (AciesScenarioWriter *self,
            const char          *army,
            AciesUnitId          id,
            guint                nth)
{
  const AciesUnit *unit = &self->state->units[id];
  const char      *type = self->state->ruleset->unit_types[unit->type].id;
  gboolean         on_board = unit->place == ACIES_PLACE_BOARD;
  AciesHexName     hex;
  g_autofree char *child = on_board ? g_strdup_printf ("unit %s", acies_hex_name (unit->hex, hex))
                                    : g_strdup_printf ("reserve %s %u", type, nth);
  g_autofree char *typed = g_strconcat (child, " ", type, NULL);

  if (!on_board || acies_state_unit_at (self->state, unit->hex) == id)
    acies_extras_write_before (self, army, child, 2);
  if (on_board && self->state->ruleset->n_layers > 1)
    acies_extras_write_before (self, army, typed, 2);
  acies_xml_append_indent (self->out, self->level + 2);
  g_string_append (self->out, on_board ? "<unit" : "<reserve");
  acies_xml_append_attribute (self->out, "type", type);
  if (on_board)
    acies_xml_append_attribute (self->out, "hex", hex);
  acies_xml_append_number (self->out, "figures", unit->figures);
  if (on_board)
    {
      write_marks (self->out, self->state, id);
      write_properties (self->out, self->state, id);
    }
  g_string_append (self->out, "/>\n");
}

static void
write_units (AciesScenarioWriter *self,
             const char          *army,
             AciesSide            side)
{
  AciesUnitId ids[ACIES_MAX_UNITS];
  guint       n = acies_state_list_units (self->state, ids);
  guint       in_reserve[ACIES_MAX_UNIT_TYPES] = { 0 };

  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &self->state->units[ids[i]];

      if (unit->side != side || unit->place == ACIES_PLACE_LOST)
        continue;
      if (unit->place == ACIES_PLACE_RESERVE)
        in_reserve[unit->type]++;
      write_unit (self, army, ids[i], in_reserve[unit->type]);
    }
}

static void
write_cards (AciesScenarioWriter *self,
             const char          *army,
             AciesSide            side)
{
  for (guint i = 0; i < self->state->ruleset->n_cards; i++)
    {
      const char      *id = self->state->ruleset->cards[i].id;
      g_autofree char *child = g_strconcat ("card ", id, NULL);
      guint            copies = acies_state_count_copies (self->state, side, (AciesId) i);
      guint            hand = self->state->cards[side][ACIES_ZONE_HAND][i];
      guint            discard = acies_state_count_copies_in (self->state, side, (AciesId) i, ACIES_ZONE_DISCARD);

      if (copies == 0)
        continue;
      acies_extras_write_before (self, army, child, 2);
      acies_xml_append_indent (self->out, self->level + 2);
      g_string_append (self->out, "<card");
      acies_xml_append_attribute (self->out, "id", id);
      if (!self->state->ruleset->cards[i].common)
        acies_xml_append_number (self->out, "count", (int) copies);
      if (hand > 0)
        acies_xml_append_number (self->out, "hand", (int) hand);
      if (discard > 0)
        acies_xml_append_number (self->out, "discard", (int) discard);
      g_string_append (self->out, "/>\n");
    }
}

/* As far as they are not those of a new scenario. */
static void
write_resources (AciesScenarioWriter *self,
                 const char          *army,
                 AciesSide            side)
{
  for (guint i = 0; i < self->state->ruleset->n_resources; i++)
    {
      const AciesResource *resource = &self->state->ruleset->resources[i];
      g_autofree char     *child = g_strconcat ("resource ", resource->id, NULL);
      guint                number = self->state->sides[side].resources[i];

      if (resource->fixed || number == resource->start)
        continue;
      acies_extras_write_before (self, army, child, 2);
      acies_xml_append_indent (self->out, self->level + 2);
      g_string_append (self->out, "<resource");
      acies_xml_append_attribute (self->out, "id", resource->id);
      acies_xml_append_number (self->out, "number", (int) number);
      g_string_append (self->out, "/>\n");
    }
}

static void
write_numbers (GString                *out,
               const AciesSideNumbers *numbers)
{
  acies_xml_append_number (out, "morale", numbers->morale);
  acies_xml_append_number (out, "hand-size", numbers->hand_size);
  if (numbers->actions > 0)
    acies_xml_append_number (out, "actions", numbers->actions);
  if (numbers->spent > 0)
    acies_xml_append_number (out, "spent", numbers->spent);
  if (numbers->camp != ACIES_NO_HEX)
    acies_scenario_write_hexes (out, "camp", &numbers->camp, 1);
  if (numbers->n_entries > 0)
    acies_scenario_write_hexes (out, "entry", numbers->entries, numbers->n_entries);
}

void
acies_scenario_write_army (AciesScenarioWriter *self,
                           AciesSide            side)
{
  const char      *id = self->state->ruleset->sides[side].id;
  g_autofree char *army = g_strconcat ("army ", id, NULL);
  gsize            at;
  gsize            before;

  acies_extras_write_before (self, "scenario", army, 1);
  acies_xml_append_indent (self->out, self->level + 1);
  g_string_append (self->out, "<army");
  acies_xml_append_attribute (self->out, "side", id);
  write_numbers (self->out, &self->state->sides[side]);
  at = self->out->len;
  g_string_append (self->out, ">\n");
  before = self->out->len;
  write_resources (self, army, side);
  write_units (self, army, side);
  write_cards (self, army, side);
  acies_extras_write_end (self, army, 2);
  if (self->out->len == before)
    {
      g_string_truncate (self->out, at);
      g_string_append (self->out, "/>\n");
      return;
    }
  acies_xml_append_indent (self->out, self->level + 1);
  g_string_append (self->out, "</army>\n");
}
