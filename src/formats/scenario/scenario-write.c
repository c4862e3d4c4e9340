/* scenario-write.c - writing a scenario in its canonical form
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

void
acies_scenario_write_hexes (GString        *out,
                            const char     *name,
                            const AciesHex *hexes,
                            guint           n)
{
  g_autoptr (GString) value = g_string_new (NULL);
  AciesHexName hex;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (value, "%s%s", i > 0 ? " " : "", acies_hex_name (hexes[i], hex));
  acies_xml_append_attribute (out, name, value->str);
}

static void
begin (AciesScenarioWriter *self,
       const char          *parent,
       const char          *child,
       const char          *element,
       guint                depth)
{
  acies_extras_write_before (self, parent, child, depth);
  acies_xml_append_indent (self->out, self->level + depth);
  g_string_append_printf (self->out, "<%s", element);
}

static void
write_text (AciesScenarioWriter *self,
            AciesTextKind        kind,
            const char          *language,
            const char          *text)
{
  g_autofree char *name = acies_scenario_name_text (kind, language);
  const char      *element = acies_text_id (kind);

  begin (self, "scenario", name, element, 1);
  if (*language != '\0')
    acies_xml_append_attribute (self->out, "xml:lang", language);
  g_string_append_c (self->out, '>');
  acies_xml_append_text (self->out, text);
  g_string_append_printf (self->out, "</%s>\n", element);
}

/* Alternatives are written even if they are empty: then the same one is shown again. */
static void
write_texts (AciesScenarioWriter *self)
{
  const AciesTexts *texts = self->state->texts;

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    {
      gboolean is_written = FALSE;

      for (guint i = 0; i < texts->alternatives->len; i++)
        {
          const AciesAlternative *one = &g_array_index (texts->alternatives, AciesAlternative, i);

          if (one->kind != kind)
            continue;
          write_text (self, kind, one->language, one->text != NULL ? one->text : texts->text[kind]);
          is_written = TRUE;
        }
      if (!is_written && *texts->text[kind] != '\0')
        write_text (self, kind, "", texts->text[kind]);
    }
}

/* Returns: how many hexes of that terrain there are; @hexes has room for all */
static guint
list_hexes (const AciesBoard *board,
            AciesId           terrain,
            AciesHex         *hexes)
{
  guint n = 0;

  for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
    {
      if (board->terrain[hex] == terrain)
        hexes[n++] = hex;
    }

  return n;
}

static void
write_terrains (AciesScenarioWriter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  AciesHex            hexes[ACIES_MAX_HEXES];

  for (guint i = 1; i < ruleset->n_terrains; i++)
    {
      guint            n = list_hexes (self->state->board, (AciesId) i, hexes);
      g_autofree char *child = g_strconcat ("terrain ", ruleset->terrains[i].id, NULL);

      if (n == 0)
        continue;
      begin (self, "board", child, "terrain", 2);
      acies_xml_append_attribute (self->out, "type", ruleset->terrains[i].id);
      acies_scenario_write_hexes (self->out, "hexes", hexes, n);
      g_string_append (self->out, "/>\n");
    }
}

static void
write_labels (AciesScenarioWriter *self)
{
  const GArray *labels = self->state->texts->labels;

  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);
      AciesHexName      name;
      g_autofree char  *child = g_strconcat ("label ", acies_hex_name (label->hex, name), NULL);

      begin (self, "board", child, "label", 2);
      acies_xml_append_attribute (self->out, "hex", name);
      g_string_append_c (self->out, '>');
      acies_xml_append_text (self->out, label->text);
      g_string_append (self->out, "</label>\n");
    }
}

static void
write_ground (AciesScenarioWriter *self)
{
  write_terrains (self);
  write_labels (self);
}

static void
write_switches (AciesScenarioWriter *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;

  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      g_autofree char *value = acies_switch_value_to_string (&ruleset->switches[i], self->state->switches[i]);
      g_autofree char *child = g_strconcat ("switch ", ruleset->switches[i].id, NULL);

      if (self->state->switches[i] == acies_switch_fallback_in (&ruleset->switches[i], self->edition))
        continue;
      begin (self, "rules", child, "switch", 2);
      acies_xml_append_attribute (self->out, "id", ruleset->switches[i].id);
      acies_xml_append_attribute (self->out, "value", value);
      g_string_append (self->out, "/>\n");
    }
}

/* Ends the start tag of @element, writes what is in it, and ends it; the
 * element is an empty one when there is nothing. */
static void
write_content (AciesScenarioWriter *self,
               const char          *element,
               void (*content) (AciesScenarioWriter *self))
{
  gsize at = self->out->len;
  gsize before;

  g_string_append (self->out, ">\n");
  before = self->out->len;
  content (self);
  acies_extras_write_end (self, element, 2);
  if (self->out->len == before)
    {
      g_string_truncate (self->out, at);
      g_string_append (self->out, "/>\n");
      return;
    }
  acies_xml_append_indent (self->out, self->level + 1);
  g_string_append_printf (self->out, "</%s>\n", element);
}

static void
write_board (AciesScenarioWriter *self)
{
  begin (self, "scenario", "board", "board", 1);
  acies_xml_append_number (self->out, "columns", self->state->board->columns);
  acies_xml_append_number (self->out, "rows", self->state->board->rows);
  write_content (self, "board", write_ground);
}

static void
write_rules (AciesScenarioWriter *self)
{
  begin (self, "scenario", "rules", "rules", 1);
  acies_xml_append_attribute (self->out, "first", self->state->ruleset->sides[self->state->setup.first].id);
  acies_xml_append_number (self->out, "end-round", self->state->setup.end_round);
  write_content (self, "rules", write_switches);
}

static void
write_position (AciesScenarioWriter *self)
{
  const AciesTurn *turn = &self->state->turn;

  if (turn->round == 1 && turn->active == self->state->setup.first && turn->phase == 0)
    return;

  begin (self, "scenario", "position", "position", 1);
  acies_xml_append_number (self->out, "round", turn->round);
  acies_xml_append_attribute (self->out, "side", self->state->ruleset->sides[turn->active].id);
  if (turn->phase > 0)
    acies_xml_append_attribute (self->out, "phase", self->state->ruleset->procs->names.phases[turn->phase]);
  g_string_append (self->out, "/>\n");
}

static void
write_root (AciesScenarioWriter *self)
{
  acies_extras_write_before (self, NULL, "start", 0);
  acies_xml_append_indent (self->out, self->level);
  g_string_append (self->out, "<scenario");
  acies_xml_append_attribute (self->out, "xmlns", ACIES_SCENARIO_NS);
  acies_xml_append_number (self->out, "format", ACIES_FORMAT_VERSION);
  acies_xml_append_attribute (self->out, "ruleset", self->state->ruleset->id);
  g_string_append (self->out, ">\n");
  write_texts (self);
  write_board (self);
  write_rules (self);
  write_position (self);
  for (AciesSide side = 0; side < self->state->ruleset->n_sides; side++)
    acies_scenario_write_army (self, side);
  acies_scenario_write_decks (self);
  acies_extras_write_end (self, "scenario", 1);
  acies_xml_append_indent (self->out, self->level);
  g_string_append (self->out, "</scenario>\n");
  acies_extras_write_before (self, NULL, "end", 0);
}

static AciesTexts *
dup_texts_only (const AciesTexts *texts)
{
  AciesTexts *copy = acies_texts_new ();

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    acies_texts_set (copy, kind, texts->text[kind]);
  acies_texts_copy_alternatives (copy, texts);
  for (guint i = 0; i < texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (texts->labels, AciesLabel, i);

      acies_texts_set_label (copy, label->hex, label->text);
    }

  return copy;
}

void
acies_scenario_append (GString          *out,
                       const AciesState *state,
                       guint             level,
                       guint             edition,
                       AciesTexts      **texts)
{
  g_autofree gboolean *done = g_new0 (gboolean, state->texts->extras->len + 1);
  g_autoptr (AciesTexts) as_read = dup_texts_only (state->texts);
  AciesScenarioWriter self = { out, state, level, edition, done, as_read };

  write_root (&self);
  if (texts != NULL)
    *texts = g_steal_pointer (&as_read);
}

GBytes *
acies_scenario_write_bytes (const AciesState *state,
                            AciesTexts      **texts)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  acies_scenario_append (out, state, 0, ACIES_THIS_EDITION, texts);

  return g_string_free_to_bytes (out);
}

char *
acies_scenario_write (const AciesState *state)
{
  GString *out = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

  acies_scenario_append (out, state, 0, ACIES_THIS_EDITION, NULL);

  return g_string_free (out, FALSE);
}
