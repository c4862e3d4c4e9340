/* script-check.c - the lines of a script that say what must hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script-private.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "support/data.h"

gboolean
script_expect_number (int         found,
                      const char *expected,
                      GError    **error)
{
  gint64 number;

  if (!g_ascii_string_to_signed (expected, 10, G_MININT16, G_MAXINT16, &number, error))
    return FALSE;

  return found == number || script_fail (error, "it is %d", found);
}

static gboolean
expect_word (const char *found,
             const char *expected,
             GError    **error)
{
  return g_str_equal (found, expected) || script_fail (error, "it is %s", found);
}

gboolean
script_find_side (const Script *self,
                  const char   *id,
                  AciesSide    *side,
                  GError      **error)
{
  *side = acies_ruleset_find_side (self->state->ruleset, id);

  return *side != ACIES_NO_SIDE || script_fail (error, "there is no side %s", id);
}

static gboolean
find_unit (const Script *self,
           const char   *hex_name,
           AciesUnitId  *unit,
           GError      **error)
{
  AciesHex hex;

  *unit = ACIES_NO_UNIT;
  if (!acies_hex_parse (hex_name, &hex) || !acies_board_contains (self->state->board, hex))
    return script_fail (error, "there is no hex %s", hex_name);
  *unit = acies_state_unit_at (self->state, hex);

  return TRUE;
}

/* has HEX TYPE [FIGURES], has HEX nothing */
gboolean
script_has (Script  *self,
            char   **words,
            GError **error)
{
  AciesUnitId          unit;
  const AciesUnitType *type;

  if (!find_unit (self, words[1], &unit, error))
    return FALSE;
  if (g_str_equal (words[2], "nothing"))
    return unit == ACIES_NO_UNIT || script_fail (error, "it has %s", acies_state_unit_type (self->state, unit)->id);
  if (unit == ACIES_NO_UNIT)
    return script_fail (error, "it has nothing");

  type = acies_state_unit_type (self->state, unit);

  return expect_word (type->id, words[2], error) &&
         (words[3] == NULL || script_expect_number (self->state->units[unit].figures, words[3], error));
}

/* stands HEX TYPE FIGURES, stands HEX TYPE nothing: of several on a hex the one of that type */
gboolean
script_stands (Script  *self,
               char   **words,
               GError **error)
{
  AciesId     type = acies_ruleset_find_unit_type (self->state->ruleset, words[2]);
  AciesHex    hex;
  AciesUnitId unit;

  if (type == ACIES_NO_ID || !acies_hex_parse (words[1], &hex))
    return script_fail (error, "there is no such hex or type");
  unit = acies_stack_of_type (self->state, hex, type);
  if (g_str_equal (words[3], "nothing"))
    return unit == ACIES_NO_UNIT || script_fail (error, "it stands there");

  return unit != ACIES_NO_UNIT ? script_expect_number (self->state->units[unit].figures, words[3], error) : script_fail (error, "it does not stand there");
}

/* HEX TERRAIN */
static gboolean
is_ground (Script  *self,
           char   **words,
           GError **error)
{
  AciesHex hex;

  if (!acies_hex_parse (words[0], &hex))
    return script_fail (error, "there is no hex %s", words[0]);

  return expect_word (self->state->ruleset->terrains[self->state->board->terrain[hex]].id, words[1], error);
}

/* DIE...: what is to be rolled, by kind */
static gboolean
is_rolling (Script  *self,
            char   **words,
            GError **error)
{
  const AciesDecision *asked = &self->state->decision;
  g_autofree char     *expected = g_strjoinv (" ", words);
  g_autoptr (GString) found = g_string_new (NULL);

  if (asked->kind != ACIES_DECISION_DICE)
    return script_fail (error, "no dice are asked for");
  for (guint i = 0; i < asked->n_dice; i++)
    g_string_append_printf (found, "%s%s", i > 0 ? " " : "", self->state->ruleset->die_types[asked->dice[i]].id);

  return expect_word (found->str, expected, error);
}

/* SIDE TYPE NUMBER: units that wait in reserve */
static gboolean
is_waiting (Script  *self,
            char   **words,
            GError **error)
{
  AciesId   type = acies_ruleset_find_unit_type (self->state->ruleset, words[1]);
  AciesSide side;
  int       n = 0;

  if (!script_find_side (self, words[0], &side, error))
    return FALSE;
  if (type == ACIES_NO_ID)
    return script_fail (error, "there is no type %s", words[1]);
  for (guint i = 0; i < self->state->n_units; i++)
    n += self->state->units[i].place == ACIES_PLACE_RESERVE && self->state->units[i].side == side && self->state->units[i].type == type;

  return script_expect_number (n, words[2], error);
}

static gboolean
is_asked (Script  *self,
          char   **words,
          GError **error)
{
  const AciesState *state = self->state;

  if (state->decision.kind == ACIES_DECISION_NONE)
    return expect_word ("none", words[0], error);
  if (state->decision.kind == ACIES_DECISION_DICE)
    return expect_word ("dice", words[0], error);

  return expect_word (acies_question_name (state), words[0], error);
}

static gboolean
is_asking (Script  *self,
           char   **words,
           GError **error)
{
  AciesSide side = self->state->decision.side;

  if (side == ACIES_NO_SIDE)
    return script_fail (error, "nobody is asked");

  return expect_word (self->state->ruleset->sides[side].id, words[0], error);
}

static gboolean
is_round (Script  *self,
          char   **words,
          GError **error)
{
  return script_expect_number (self->state->turn.round, words[0], error);
}

static gboolean
is_active (Script  *self,
           char   **words,
           GError **error)
{
  return expect_word (self->state->ruleset->sides[self->state->turn.active].id, words[0], error);
}

static gboolean
is_dice (Script  *self,
         char   **words,
         GError **error)
{
  if (self->state->decision.kind != ACIES_DECISION_DICE)
    return script_fail (error, "no dice are asked for");

  return script_expect_number (self->state->decision.n_dice, words[0], error);
}

static gboolean
is_point (Script  *self,
          char   **words,
          GError **error)
{
  for (guint i = self->events->len; i > 0; i--)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i - 1);

      if (event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind >= ACIES_LOG_ATTACK &&
          event->u.entry.kind <= ACIES_LOG_COUNTER)
        return script_expect_number (event->u.entry.number, words[0], error);
    }

  return script_fail (error, "nobody has attacked");
}

/* The last note of a kind, or NULL. */
static const AciesLogEntry *
find_note (const Script *self,
           AciesLogKind  kind)
{
  for (guint i = self->events->len; i > 0; i--)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i - 1);

      if (event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind == kind)
        return &event->u.entry;
    }

  return NULL;
}

static gboolean
is_hits (Script  *self,
         char   **words,
         GError **error)
{
  const AciesLogEntry *entry = find_note (self, ACIES_LOG_ROLLED);

  return entry != NULL ? script_expect_number (entry->number, words[0], error) : script_fail (error, "nobody has rolled");
}

static gboolean
is_wounds (Script  *self,
           char   **words,
           GError **error)
{
  const AciesLogEntry *entry = find_note (self, ACIES_LOG_DEFENCE);

  return entry != NULL ? script_expect_number (entry->number, words[0], error) : script_fail (error, "nobody has defended");
}

static gboolean
is_retreats (Script  *self,
             char   **words,
             GError **error)
{
  const AciesLogEntry *entry = find_note (self, ACIES_LOG_DEFENCE);

  return entry != NULL ? script_expect_number (entry->number2, words[0], error) : script_fail (error, "nobody has defended");
}

static gboolean
is_morale (Script  *self,
           char   **words,
           GError **error)
{
  AciesSide side;

  return script_find_side (self, words[0], &side, error) &&
         script_expect_number (self->state->sides[side].morale, words[1], error);
}

static gboolean
is_strength (Script  *self,
             char   **words,
             GError **error)
{
  AciesId type = acies_ruleset_find_unit_type (self->state->ruleset, words[0]);

  if (type == ACIES_NO_ID)
    return script_fail (error, "there is no type %s", words[0]);

  return script_expect_number ((int) acies_state_strength (self->state, type), words[1], error);
}

/* TYPE ATTRIBUTE NUMBER */
static gboolean
is_value (Script  *self,
          char   **words,
          GError **error)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  AciesId             type = acies_ruleset_find_unit_type (ruleset, words[0]);

  for (guint i = 0; i < ruleset->n_attributes && type != ACIES_NO_ID; i++)
    {
      if (g_str_equal (ruleset->attributes[i].id, words[1]))
        return script_expect_number (ruleset->unit_types[type].values[i], words[2], error);
    }

  return script_fail (error, "there is no such type or attribute");
}

static gboolean
is_actions (Script  *self,
            char   **words,
            GError **error)
{
  AciesSide side;

  return script_find_side (self, words[0], &side, error) &&
         script_expect_number (self->state->sides[side].actions, words[1], error);
}

static gboolean
is_spent (Script  *self,
          char   **words,
          GError **error)
{
  AciesSide side;

  return script_find_side (self, words[0], &side, error) && script_expect_number (self->state->sides[side].spent, words[1], error);
}

static gboolean
is_phase (Script  *self,
          char   **words,
          GError **error)
{
  return expect_word (self->state->ruleset->procs->names.phases[self->state->turn.phase], words[0], error);
}

static gboolean
is_owner (Script  *self,
          char   **words,
          GError **error)
{
  AciesUnitId unit;

  if (!find_unit (self, words[0], &unit, error))
    return FALSE;
  if (unit == ACIES_NO_UNIT)
    return script_fail (error, "it has nothing");

  return expect_word (self->state->ruleset->sides[self->state->units[unit].side].id, words[1], error);
}

static gboolean
is_state (Script  *self,
          char   **words,
          GError **error)
{
  g_autoptr (GString) marks = g_string_new (NULL);
  AciesUnitId unit;

  if (!find_unit (self, words[0], &unit, error))
    return FALSE;
  if (unit == ACIES_NO_UNIT)
    return script_fail (error, "it has nothing");
  for (guint i = 0; i < self->state->ruleset->n_marks; i++)
    {
      if (acies_state_unit_has_mark (self->state, unit, i))
        g_string_append_printf (marks, "%s%s", marks->len > 0 ? "+" : "", self->state->ruleset->marks[i].id);
    }

  return expect_word (marks->len > 0 ? marks->str : "idle", words[1], error);
}

static gboolean
is_marked (Script  *self,
           char   **words,
           GError **error)
{
  AciesId     mark = acies_ruleset_find_mark (self->state->ruleset, words[1]);
  AciesUnitId unit;

  if (!find_unit (self, words[0], &unit, error))
    return FALSE;
  if (unit == ACIES_NO_UNIT || mark == ACIES_NO_ID)
    return script_fail (error, "there is no such unit or mark");

  return script_expect_number (acies_state_unit_has_mark (self->state, unit, mark), words[2], error);
}

static gboolean
is_won (Script  *self,
        char   **words,
        GError **error)
{
  AciesSide winner = self->state->outcome.winner;

  return expect_word (acies_outcome_id (&self->state->outcome, self->state->ruleset), words[1], error) &&
         expect_word (winner == ACIES_NO_SIDE ? "nobody" : self->state->ruleset->sides[winner].id, words[0], error);
}

static int
find_note_kind (const AciesProcs *procs,
                const char       *name)
{
  /* clang-format off */
  static const struct { const char *name; AciesLogKind kind; } kinds[] = {
    { "ignored-retreats", ACIES_LOG_IGNORED_RETREATS },
    { "supported", ACIES_LOG_SUPPORTED }, { "not-asked", ACIES_LOG_NOT_ASKED }, { "hit", ACIES_LOG_HIT }, { "no-retreat", ACIES_LOG_NO_RETREAT },
    { "retreated", ACIES_LOG_RETREATED }, { "eliminated", ACIES_LOG_ELIMINATED }, { "ordered", ACIES_LOG_ORDERED },
    { "entered", ACIES_LOG_ENTERED },
    { "moved", ACIES_LOG_MOVED },
    { "advanced", ACIES_LOG_ADVANCED }, { "strike", ACIES_LOG_STRIKE }, { "counter", ACIES_LOG_COUNTER },
    { "rolled", ACIES_LOG_ROLLED }, { "game-over", ACIES_LOG_GAME_OVER },
    { "defence", ACIES_LOG_DEFENCE }, { "declared", ACIES_LOG_DECLARED }, { "attack", ACIES_LOG_ATTACK },
    { "hand-set", ACIES_LOG_HAND_SET }, { "took", ACIES_LOG_TOOK }, { "drew", ACIES_LOG_DREW }, { "card", ACIES_LOG_CARD }, { "turn", ACIES_LOG_TURN }, { "round", ACIES_LOG_ROUND },
  };
  /* clang-format on */

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_equal (kinds[i].name, name))
        return (int) kinds[i].kind;
    }
  for (guint i = 0; i < procs->n_log_entries; i++)
    {
      if (g_str_equal (procs->log_entries[i].name, name))
        return (int) ACIES_OWN_LOG_KIND (i);
    }

  return -1;
}

static gboolean
is_noted (Script  *self,
          char   **words,
          GError **error)
{
  int kind = find_note_kind (self->state->ruleset->procs, words[0]);
  int n = 0;

  if (kind < 0)
    return script_fail (error, "there are no notes %s", words[0]);
  for (guint i = self->noted; i < self->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);

      n += event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind == kind;
    }
  self->looked = TRUE;

  return script_expect_number (n, words[1], error);
}

gboolean
script_is (Script  *self,
           char   **words,
           GError **error)
{
  /* clang-format off */
  static const struct { const char *name; guint fewest, most; gboolean (*check) (Script *, char **, GError **); } checks[] = {
    { "asked",    1, 1, is_asked },    { "asking",  1, 1, is_asking },  { "round",   1, 1, is_round },
    { "active",   1, 1, is_active },   { "dice",    1, 1, is_dice },    { "point",   1, 1, is_point },
    { "morale",   2, 2, is_morale },   { "hand",    2, 3, script_is_hand }, { "deck",   2, 3, script_is_deck },
    { "discard",  2, 3, script_is_discard },  { "marked",  3, 3, is_marked },  { "won",     2, 2, is_won },
    { "noted",    2, 2, is_noted },    { "strength", 2, 2, is_strength }, { "actions", 2, 2, is_actions },
    { "spent",    2, 2, is_spent },    { "phase",   1, 1, is_phase },   { "owner",   2, 2, is_owner },
    { "state",    2, 2, is_state },    { "hits",    1, 1, is_hits },    { "wounds",  1, 1, is_wounds },
    { "retreats", 1, 1, is_retreats }, { "value",  3, 3, is_value },
    { "ground",   2, 2, is_ground },   { "rolling", 1, 16, is_rolling }, { "waiting", 3, 3, is_waiting },
    { "hidden",   2, 2, script_is_hidden }, { "property", 3, 4, script_is_property },
    { "row",      2, 3, script_is_row },  { "laid",    2, 3, script_is_laid }, { "resource", 3, 3, script_is_resource },
    { "under",    2, 3, script_is_under },
  };
  /* clang-format on */
  guint n = g_strv_length (words);

  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    {
      if (!g_str_equal (checks[i].name, words[1]))
        continue;
      if (n < checks[i].fewest + 2 || n > checks[i].most + 2)
        return script_fail (error, "that is not how to ask for \"%s\"", words[1]);
      return checks[i].check (self, words + 2, error);
    }

  return script_fail (error, "nothing is known of \"%s\"", words[1]);
}

/* steps since COMMAND are STEP... */
gboolean
script_steps (Script  *self,
              char   **words,
              GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *found = NULL;
  g_autofree char *expected = g_strjoinv (" ", words + 4);
  guint            kind = 0;

  while (kind < ACIES_N_COMMANDS && g_strcmp0 (acies_command_name (kind, self->state->ruleset->procs), words[2]) != 0)
    kind++;
  if (kind == ACIES_N_COMMANDS || !g_str_equal (words[1], "since") || !g_str_equal (words[3], "are"))
    return script_fail (error, "it is \"steps since COMMAND are STEP...\"");
  /* The end of a game takes off steps without running them: they would look the same. */
  if (self->state->outcome.reason != ACIES_END_NOT_YET)
    return script_fail (error, "steps are not known once the game is over");

  for (guint i = self->since[kind]; i < self->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_STEP_POPPED)
        g_ptr_array_add (names, (gpointer) self->state->ruleset->procs->names.steps[event->u.step.kind]);
    }
  g_ptr_array_add (names, NULL);
  found = g_strjoinv (" ", (char **) names->pdata);

  return expect_word (found, expected, error);
}

static char *
dup_values (const AciesLogEntry *entry,
            const AciesRuleset  *ruleset)
{
  g_autofree char *line = NULL;

  data_only_values (TRUE);
  line = acies_log_entry_to_string (entry, ruleset);
  data_only_values (FALSE);

  return data_dup_coded (line);
}

/* log entries KIND [VALUES...] */
gboolean
script_notes (Script  *self,
              char   **words,
              GError **error)
{
  int              kind = find_note_kind (self->state->ruleset->procs, words[1]);
  g_autofree char *text = g_strjoinv (" ", words + 2);
  g_autoptr (GString) lines = g_string_new (NULL);

  if (kind < 0)
    return script_fail (error, "there are no notes %s", words[1]);
  for (guint i = 0; i < self->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);
      g_autofree char  *values = NULL;

      if (event->kind != ACIES_EVENT_LOG_ENTRY || event->u.entry.kind != kind)
        continue;
      values = dup_values (&event->u.entry, self->state->ruleset);
      if (g_pattern_match_simple (text, values))
        {
          g_free (self->said);
          self->said = acies_log_entry_to_string (&event->u.entry, self->state->ruleset);
          return TRUE;
        }
      g_string_append_printf (lines, "; %s", values);
    }

  return script_fail (error, "the log has no such note%s", lines->str);
}
