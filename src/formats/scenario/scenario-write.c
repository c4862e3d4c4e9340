/* scenario-write.c - writing a scenario in its canonical form
 *
 * Elements come in the order of the procedures here. Before each goes what others wrote before it: comments, foreign
 * elements (scenario-read.c).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"
#include "engine/ruleset/property.h"
#include "formats/scenario/scenario-parts.h"
#include "formats/scenario/scenario-xml.h"

#include <string.h>

/* Extras are written next to their elements. */
typedef struct
{
  GString          *out;
  const AciesState *state;
  guint             level;   /* indentation of the scenario element */
  guint             edition; /* that it is read with */
  gboolean         *done;    /* for each extra, whether it has been written */
  AciesTexts       *texts;   /* the extras with the anchors they will have when the file is read */
} Writer;

char *
acies_scenario_name_text (AciesTextKind kind,
                          const char   *language)
{
  return *language != '\0' ? g_strconcat (acies_text_id (kind), " ", language, NULL) : g_strdup (acies_text_id (kind));
}

/* --- extras --------------------------------------------------------------------------------- */

static void
write_extra (Writer     *self,
             guint       index,
             const char *anchor,
             guint       depth)
{
  const AciesExtra *extra = g_ptr_array_index (self->state->texts->extras, index);

  acies_xml_append_indent (self->out, self->level + depth);
  g_string_append_printf (self->out, "%s\n", extra->markup);
  acies_texts_add_extra (self->texts, anchor, extra->markup);
  self->done[index] = TRUE;
}

/* Those with that anchor. */
static void
write_extras (Writer     *self,
              const char *anchor,
              guint       depth)
{
  const GPtrArray *extras = self->state->texts->extras;

  for (guint i = 0; i < extras->len; i++)
    if (!self->done[i] && g_str_equal (((AciesExtra *) extras->pdata[i])->anchor, anchor))
      write_extra (self, i, anchor, depth);
}

/* Writes the extras before the element @anchor, "PARENT/CHILD", and then the indentation of the element. */
static void G_GNUC_PRINTF (3, 4)
    begin (Writer     *self,
           guint       depth,
           const char *anchor,
           ...)
{
  g_autofree char *place = NULL;
  va_list          args;

  va_start (args, anchor);
  place = g_strdup_vprintf (anchor, args);
  va_end (args);
  write_extras (self, place, depth);
  acies_xml_append_indent (self->out, self->level + depth);
}

/* Writes the remaining extras at the end of @parent; their elements may have been removed. At the end of the scenario,
 * this writes all remaining extras except those after the scenario. */
static void
write_rest (Writer     *self,
            const char *parent,
            guint       depth)
{
  const GPtrArray *extras = self->state->texts->extras;
  g_autofree char *end = g_strconcat (parent, "/end", NULL);

  for (guint i = 0; i < extras->len; i++)
    {
      const char *anchor = ((AciesExtra *) extras->pdata[i])->anchor;

      if (!self->done[i] && !g_str_equal (anchor, ACIES_EXTRAS_BEHIND) &&
          (g_str_equal (parent, "scenario") || (g_str_has_prefix (anchor, parent) && anchor[strlen (parent)] == '/')))
        write_extra (self, i, end, depth);
    }
}

/* Ends a start tag. Returns: the position, for end_content() */
static gsize
begin_content (Writer *self)
{
  g_string_append (self->out, ">\n");

  return self->out->len;
}

/* Ends @element. If nothing was written after @at, makes it an empty element. */
static void
end_content (Writer     *self,
             const char *element,
             const char *parent,
             gsize       at)
{
  write_rest (self, parent, 2);
  if (self->out->len == at)
    {
      g_string_truncate (self->out, at - strlen (">\n"));
      g_string_append (self->out, "/>\n");
      return;
    }
  acies_xml_append_indent (self->out, self->level + 1);
  g_string_append_printf (self->out, "</%s>\n", element);
}

/* --- texts, board, rules -------------------------------------------------------------------- */

static void
write_text (Writer       *self,
            AciesTextKind kind,
            const char   *language,
            const char   *text)
{
  g_autofree char *name = acies_scenario_name_text (kind, language);
  const char      *element = acies_text_id (kind);

  begin (self, 1, "scenario/%s", name);
  g_string_append_printf (self->out, "<%s", element);
  if (*language != '\0')
    acies_xml_append (self->out, " xml:lang=\"%s\"", language);
  acies_xml_append (self->out, ">%s</%s>\n", text, element);
}

/* Empty alternatives are also written, so that the same one is shown again. */
static void
write_texts (Writer *self)
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

/* Returns: (transfer full): the ids, separated by spaces */
static char *
dup_hexes (const AciesHex *hexes,
           guint           n)
{
  GString     *value = g_string_new (NULL);
  AciesHexName hex;

  for (guint i = 0; i < n; i++)
    g_string_append_printf (value, "%s%s", i > 0 ? " " : "", acies_hex_name (hexes[i], hex));

  return g_string_free (value, FALSE);
}

static void
write_board (Writer *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const AciesBoard   *board = self->state->board;
  const GArray       *labels = self->state->texts->labels;
  AciesHex            hexes[ACIES_MAX_HEXES];
  gsize               at;

  begin (self, 1, "scenario/board");
  acies_xml_append (self->out, "<board columns=\"%d\" rows=\"%d\"", board->columns, board->rows);
  at = begin_content (self);
  for (guint i = 1; i < ruleset->n_terrains; i++)
    {
      g_autofree char *names = NULL;
      guint            n = 0;

      for (AciesHex hex = acies_board_next (board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (board, hex))
        if (board->terrain[hex] == i)
          hexes[n++] = hex;
      if (n == 0)
        continue;
      names = dup_hexes (hexes, n);
      begin (self, 2, "board/terrain %s", ruleset->terrains[i].id);
      acies_xml_append (self->out, "<terrain type=\"%s\" hexes=\"%s\"/>\n", ruleset->terrains[i].id, names);
    }
  for (guint i = 0; i < labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (labels, AciesLabel, i);
      AciesHexName      name;

      begin (self, 2, "board/label %s", acies_hex_name (label->hex, name));
      acies_xml_append (self->out, "<label hex=\"%s\">%s</label>\n", name, label->text);
    }
  end_content (self, "board", "board", at);
}

static void
write_rules (Writer *self)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  gsize               at;

  begin (self, 1, "scenario/rules");
  acies_xml_append (self->out, "<rules first=\"%s\" end-round=\"%d\"", ruleset->sides[self->state->setup.first].id, self->state->setup.end_round);
  at = begin_content (self);
  for (guint i = 0; i < ruleset->n_switches; i++)
    {
      const AciesSwitch *one = &ruleset->switches[i];
      g_autofree char   *value = acies_switch_value_to_string (one, self->state->switches[i]);

      if (self->state->switches[i] == acies_switch_fallback_in (one, self->edition))
        continue;
      begin (self, 2, "rules/switch %s", one->id);
      acies_xml_append (self->out, "<switch id=\"%s\" value=\"%s\"/>\n", one->id, value);
    }
  end_content (self, "rules", "rules", at);
}

/* Writes the turn in which the scenario starts, if it is not the usual one. */
static void
write_position (Writer *self)
{
  const AciesTurn *turn = &self->state->turn;

  if (turn->round == 1 && turn->active == self->state->setup.first && turn->phase == 0)
    return;

  begin (self, 1, "scenario/position");
  acies_xml_append (self->out, "<position round=\"%d\" side=\"%s\"", turn->round, self->state->ruleset->sides[turn->active].id);
  if (turn->phase > 0)
    acies_xml_append (self->out, " phase=\"%s\"", self->state->ruleset->procs->names.phases[turn->phase]);
  g_string_append (self->out, "/>\n");
}

/* --- armies and decks ----------------------------------------------------------------------- */

static void
write_goal (Writer *self)
{
  AciesGoal goal = self->state->texts->goal;

  if (goal == ACIES_GOAL_NONE)
    return;
  begin (self, 1, "scenario/goal");
  acies_xml_append (self->out, "<goal level=\"%s\"/>\n", acies_goal_ids[goal - ACIES_GOAL_EASY]);
}

/* @nth: the position among the reserves of its type */
static void
write_unit (Writer     *self,
            const char *army,
            AciesUnitId id,
            guint       nth)
{
  const AciesState   *state = self->state;
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *unit = &state->units[id];
  const char         *type = ruleset->unit_types[unit->type].id;
  gboolean            on_board = unit->place == ACIES_PLACE_BOARD;
  AciesHexName        hex;
  g_autofree char    *child = on_board ? g_strdup_printf ("%s/unit %s", army, acies_hex_name (unit->hex, hex))
                                       : g_strdup_printf ("%s/reserve %s %u", army, type, nth);
  g_autofree char    *typed = g_strconcat (child, " ", type, NULL);
  g_autofree char    *properties = acies_unit_properties_to_string (ruleset, unit);
  g_autoptr (GString) marks = g_string_new (NULL);

  if (!on_board || acies_state_unit_at (state, unit->hex) == id)
    write_extras (self, child, 2);
  if (on_board && ruleset->n_layers > 1)
    write_extras (self, typed, 2);
  acies_xml_append_indent (self->out, self->level + 2);
  if (!on_board)
    {
      acies_xml_append (self->out, "<reserve type=\"%s\" figures=\"%d\"/>\n", type, unit->figures);
      return;
    }
  acies_xml_append (self->out, "<unit type=\"%s\" hex=\"%s\" figures=\"%d\"", type, hex, unit->figures);
  for (guint i = 0; i < ruleset->n_marks; i++)
    if (ruleset->marks[i].kept && acies_state_unit_has_mark (state, id, i))
      g_string_append_printf (marks, "%s%s", marks->len > 0 ? " " : "", ruleset->marks[i].id);
  if (marks->len > 0)
    acies_xml_append (self->out, " marks=\"%s\"", marks->str);
  if (*properties != '\0')
    acies_xml_append (self->out, " properties=\"%s\"", properties);
  g_string_append (self->out, "/>\n");
}

/* @count: -1 to leave it out */
static void
write_card (Writer     *self,
            const char *parent,
            const char *id,
            int         count,
            guint       hand,
            guint       discard)
{
  begin (self, 2, "%s/card %s", parent, id);
  acies_xml_append (self->out, "<card id=\"%s\"", id);
  if (count >= 0)
    acies_xml_append (self->out, " count=\"%d\"", count);
  if (hand > 0)
    acies_xml_append (self->out, " hand=\"%u\"", hand);
  if (discard > 0)
    acies_xml_append (self->out, " discard=\"%u\"", discard);
  g_string_append (self->out, "/>\n");
}

static void
write_army (Writer   *self,
            AciesSide side)
{
  const AciesState       *state = self->state;
  const AciesSideNumbers *numbers = &state->sides[side];
  g_autofree char        *army = g_strconcat ("army ", state->ruleset->sides[side].id, NULL);
  g_autofree char        *camp = dup_hexes (&numbers->camp, numbers->camp != ACIES_NO_HEX);
  g_autofree char        *entries = dup_hexes (numbers->entries, numbers->n_entries);
  AciesUnitId             ids[ACIES_MAX_UNITS];
  guint                   n = acies_state_list_units (state, ids);
  guint                   in_reserve[ACIES_MAX_UNIT_TYPES] = { 0 };
  gsize                   at;

  begin (self, 1, "scenario/%s", army);
  acies_xml_append (self->out, "<army side=\"%s\" morale=\"%d\" hand-size=\"%d\"", state->ruleset->sides[side].id, numbers->morale, numbers->hand_size);
  if (numbers->actions > 0)
    acies_xml_append (self->out, " actions=\"%d\"", numbers->actions);
  if (numbers->spent > 0)
    acies_xml_append (self->out, " spent=\"%d\"", numbers->spent);
  if (*camp != '\0')
    acies_xml_append (self->out, " camp=\"%s\"", camp);
  if (*entries != '\0')
    acies_xml_append (self->out, " entry=\"%s\"", entries);
  at = begin_content (self);
  /* Write the values that differ from a new scenario. */
  for (guint i = 0; i < state->ruleset->n_resources; i++)
    {
      const AciesResource *resource = &state->ruleset->resources[i];

      if (resource->fixed || numbers->resources[i] == resource->start)
        continue;
      begin (self, 2, "%s/resource %s", army, resource->id);
      acies_xml_append (self->out, "<resource id=\"%s\" number=\"%u\"/>\n", resource->id, (guint) numbers->resources[i]);
    }
  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &state->units[ids[i]];

      if (unit->side != side || unit->place == ACIES_PLACE_LOST)
        continue;
      if (unit->place == ACIES_PLACE_RESERVE)
        in_reserve[unit->type]++;
      write_unit (self, army, ids[i], in_reserve[unit->type]);
    }
  for (guint i = 0; i < state->ruleset->n_cards; i++)
    {
      const AciesCardType *card = &state->ruleset->cards[i];
      guint                copies = acies_state_count_copies (state, side, (AciesId) i);

      if (copies > 0)
        write_card (self, army, card->id, card->common ? -1 : (int) copies, state->cards[side][ACIES_ZONE_HAND][i],
                    acies_state_count_copies_in (state, side, (AciesId) i, ACIES_ZONE_DISCARD));
    }
  end_content (self, "army", army, at);
}

/* Writes a common deck if its cards differ from the ruleset's or some are discarded. */
static void
write_deck (Writer *self,
            guint   deck)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  const char         *id = ruleset->decks[deck].id;
  g_autofree char    *name = g_strconcat ("deck ", id, NULL);
  gsize               at = 0;

  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      AciesId card = (AciesId) i;

      if (ruleset->cards[i].deck != deck || !acies_state_changes_card (self->state, card))
        continue;
      if (at == 0)
        {
          begin (self, 1, "scenario/%s", name);
          acies_xml_append (self->out, "<deck id=\"%s\"", id);
          at = begin_content (self);
        }
      write_card (self, name, ruleset->cards[i].id, (int) acies_state_count_copies (self->state, ACIES_COMMON, card), 0,
                  acies_state_count_copies_in (self->state, ACIES_COMMON, card, ACIES_ZONE_DISCARD));
    }
  if (at > 0)
    end_content (self, "deck", name, at);
}

/* --- the lesson ------------------------------------------------------------------------------ */

static void
append_attribute (Writer     *self,
                  const char *name,
                  const char *value)
{
  if (value != NULL)
    acies_xml_append (self->out, " %s=\"%s\"", name, value);
}

static void
append_line (Writer     *self,
             const char *element,
             const char *text)
{
  if (text == NULL)
    return;
  acies_xml_append_indent (self->out, self->level + 3);
  acies_xml_append (self->out, "<%s>%s</%s>\n", element, text, element);
}

static void
write_lesson (Writer            *self,
              const AciesLesson *lesson)
{
  gsize at;

  begin (self, 1, "scenario/lesson");
  acies_xml_append (self->out, "<lesson side=\"%s\"", lesson->side);
  g_string_append_printf (self->out, " seed=\"%" G_GUINT64_FORMAT "\"", lesson->seed);
  at = begin_content (self);
  for (guint i = 0; i < lesson->steps->len; i++)
    {
      const AciesLessonStep *step = lesson->steps->pdata[i];

      begin (self, 2, "lesson/step %u", i + 1);
      g_string_append (self->out, "<step");
      append_attribute (self, "when", step->when);
      append_attribute (self, "points", step->points);
      g_string_append (self->out, ">\n");
      append_line (self, "text", step->text);
      for (guint j = 0; j < step->accepts->len; j++)
        append_line (self, "accept", step->accepts->pdata[j]);
      append_line (self, "wrong", step->wrong);
      acies_xml_append_indent (self->out, self->level + 2);
      g_string_append (self->out, "</step>\n");
    }
  end_content (self, "lesson", "lesson", at);
}

/* --- the whole ------------------------------------------------------------------------------ */

void
acies_scenario_append (GString          *out,
                       const AciesState *state,
                       guint             level,
                       guint             edition,
                       AciesTexts      **texts)
{
  const AciesRuleset  *ruleset = state->ruleset;
  g_autofree gboolean *done = g_new0 (gboolean, state->texts->extras->len + 1);
  g_autoptr (AciesTexts) as_read = acies_texts_new ();
  Writer self = { out, state, level, edition, done, as_read };

  for (guint kind = 0; kind < ACIES_N_TEXTS; kind++)
    acies_texts_set (as_read, kind, state->texts->text[kind]);
  as_read->goal = state->texts->goal;
  acies_texts_copy_alternatives (as_read, state->texts);
  acies_texts_set_lesson (as_read, state->texts->lesson);
  for (guint i = 0; i < state->texts->labels->len; i++)
    {
      const AciesLabel *label = &g_array_index (state->texts->labels, AciesLabel, i);

      acies_texts_set_label (as_read, label->hex, label->text);
    }
  write_extras (&self, ACIES_EXTRAS_BEFORE, 0);
  acies_xml_append_indent (out, level);
  acies_xml_append (out, "<scenario xmlns=\"%s\" format=\"%d\" ruleset=\"%s\">\n", ACIES_SCENARIO_NS, ACIES_FORMAT_VERSION, ruleset->id);
  write_texts (&self);
  write_board (&self);
  write_rules (&self);
  write_position (&self);
  write_goal (&self);
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    write_army (&self, side);
  for (guint i = 0; i < ruleset->n_decks; i++)
    if (ruleset->decks[i].common)
      write_deck (&self, i);
  if (state->texts->lesson != NULL)
    write_lesson (&self, state->texts->lesson);
  write_rest (&self, "scenario", 1);
  acies_xml_append_indent (out, level);
  g_string_append (out, "</scenario>\n");
  write_extras (&self, ACIES_EXTRAS_BEHIND, 0);
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
