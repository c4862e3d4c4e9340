/* script.c - a test case as lines: a position, commands, and what must hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script-private.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/question.h"
#include "engine/find/findings.h"
#include "engine/view/words.h"
#include "formats/ruleset/ruleset-xml.h"
#include "support/data.h"

#include <string.h>

G_DEFINE_QUARK (script - error - quark, script_error)

gboolean
script_fail (GError    **error,
             const char *format,
             ...)
{
  va_list args;

  va_start (args, format);
  g_propagate_error (error, g_error_new_valist (SCRIPT_ERROR, 0, format, args));
  va_end (args);

  return FALSE;
}

/* Where a side fills its hand before the first turn, a script deals what it needs
 * and begins after that; elsewhere nobody acts without an order card. */
static void
give_cards (AciesState *state)
{
  AciesId card = acies_ruleset_find_card (state->ruleset, "mixed-order");

  if (acies_ruleset_has (state->ruleset, ACIES_TRAIT_FILLS_HANDS))
    {
      state->turn.phase = (guint8) (state->ruleset->procs->n_opening_phases - 1);
      return;
    }
  for (AciesSide side = 0; side < state->ruleset->n_sides && card != ACIES_NO_ID; side++)
    {
      state->cards[side][ACIES_ZONE_HAND][card] = 5;
      state->cards[side][ACIES_ZONE_DECK][card] = 20;
    }
}

static void
start (Script *self)
{
  AciesState *game;

  if (self->state->mode == ACIES_MODE_PLAY)
    return;
  game = acies_engine_new_game (self->state, NULL);
  acies_state_free (self->state);
  self->state = game;
}

static gboolean
has_own_ruleset (const Script *self)
{
  AciesRuleset *ruleset = acies_ruleset_base (self->state->ruleset);

  return ruleset != acies_library_get_ruleset (self->library, ruleset->id, NULL);
}

/* scenario NAME, template NAME */
static gboolean
open_scenario (Script  *self,
               char   **words,
               GError **error)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (self->library, self->state->ruleset->id);
  g_autofree char *subfolder = g_strconcat (words[0], "s", NULL);
  g_autofree char *file = g_strconcat (words[1], ".acies", NULL);
  g_autofree char *path = g_build_filename (folder, subfolder, file, NULL);
  g_autoptr (GBytes) bytes = NULL;

  if (self->state->mode != ACIES_MODE_EDIT || self->state->n_units > 0 || has_own_ruleset (self))
    return script_fail (error, "a battle is named first");
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return script_fail (error, "there is no battle %s", words[1]);
  bytes = data_load (path);
  acies_state_free (self->state);
  self->state = data_read_good (self->library, bytes, words[1]);

  return TRUE;
}

/* What the library has is shared and never changes, so a case with another number has a ruleset of its own. */
static gboolean
own_ruleset (Script  *self,
             GError **error)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (self->library, self->state->ruleset->id);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  AciesRuleset *own;

  if (has_own_ruleset (self))
    return TRUE;
  own = acies_ruleset_load (folder, findings, error);
  if (own == NULL)
    return FALSE;
  acies_ruleset_unref (self->state->ruleset);
  self->state->ruleset = own;
  acies_state_name_sides (self->state);

  return TRUE;
}

/* number ID VALUE */
static gboolean
set_number (Script  *self,
            char   **words,
            GError **error)
{
  AciesId       id = acies_ruleset_find_number (self->state->ruleset, words[1]);
  AciesRuleset *own;
  gint64        value;

  if (self->state->mode != ACIES_MODE_EDIT)
    return script_fail (error, "play has begun");
  if (id == ACIES_NO_ID)
    return script_fail (error, "there is no number %s", words[1]);
  if (!g_ascii_string_to_signed (words[2], 10, G_MININT16, G_MAXINT16, &value, error) || !own_ruleset (self, error))
    return FALSE;
  own = acies_ruleset_base (self->state->ruleset);
  own->numbers[id].value = (gint16) value;
  for (guint i = 0; i < own->family->len; i++)
    ((AciesRuleset *) own->family->pdata[i])->numbers[id].value = (gint16) value;

  return TRUE;
}

/* What was recorded while editing is not looked at. */
static void
keep_events (Script       *self,
             const GArray *events)
{
  if (self->state->mode == ACIES_MODE_PLAY)
    g_array_append_vals (self->events, events->data, events->len);
}

/* Every command is also undone and done again: no case may depend on luck here. */
static gboolean
apply_command (Script             *self,
               const AciesCommand *command,
               GError            **error)
{
  g_autoptr (AciesState) before = acies_state_copy (self->state);
  g_autoptr (AciesState) after = NULL;
  g_autoptr (GArray) events = acies_events_new ();
  const char *why = NULL;

  self->since[command->kind] = self->events->len;
  if (self->looked)
    self->noted = self->events->len;
  self->looked = FALSE;
  if (!acies_engine_apply (self->state, command, events, error))
    {
      const char *rule = error != NULL && *error != NULL ? acies_rule_error_get_rule (*error) : NULL;

      g_prefix_error (error, "refused (%s): ", rule != NULL ? rule : "-");
      return FALSE;
    }
  if (!acies_state_is_ok (self->state, &why))
    return script_fail (error, "broken: %s", why);
  after = acies_state_copy (self->state);
  acies_engine_revert (self->state, events);
  if (!acies_state_equal (self->state, before))
    return script_fail (error, "undo does not give back the position");
  acies_engine_replay (self->state, events);
  if (!acies_state_equal (self->state, after))
    return script_fail (error, "redo does not give back the position");
  keep_events (self, events);

  return TRUE;
}

static gboolean
apply (Script     *self,
       const char *text,
       GError    **error)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  if (!acies_command_read (text, self->state, &command, error))
    return FALSE;
  if (command.kind >= ACIES_N_EDIT_COMMANDS)
    start (self);

  return apply_command (self, &command, error);
}

static const AciesFinding *
find_first (const AciesFindings *findings,
            const char          *code)
{
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);

      if (g_str_equal (finding->code, code))
        return finding;
    }

  return NULL;
}

/* fix CODE, or fix CODE nothing */
static gboolean
fix (Script  *self,
     char   **words,
     GError **error)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  const AciesFinding *finding;
  gboolean            applied = TRUE;

  if (self->state->mode != ACIES_MODE_EDIT)
    return script_fail (error, "play has begun");
  acies_scenario_find (self->state, findings);
  finding = find_first (findings, words[1]);
  if (finding == NULL)
    return script_fail (error, "it is not found");
  if (words[2] != NULL)
    return !acies_finding_has_fix (finding) || script_fail (error, "it offers: %s", finding->fix_label);
  if (!acies_finding_has_fix (finding))
    return script_fail (error, "it offers nothing");
  for (guint i = 0; i < finding->fix->len && applied; i++)
    applied = apply_command (self, &g_array_index (finding->fix, AciesCommand, i), error);

  return applied;
}

/* deal SIDE CARD NUMBER: so many copies, all of them in hand */
static gboolean
deal (Script  *self,
      char   **words,
      GError **error)
{
  g_autofree char *cards = g_strdup_printf ("cards %s %s %s", words[1], words[2], words[3]);
  g_autofree char *hand = g_strdup_printf ("hand %s %s %s", words[1], words[2], words[3]);

  return apply (self, cards, error) && apply (self, hand, error);
}

/* act HEX...: a mixed order for these */
static gboolean
act (Script  *self,
     char   **words,
     GError **error)
{
  if (!apply (self, "play mixed-order", error))
    return FALSE;
  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autofree char *order = g_strconcat ("order ", words[i], NULL);

      if (!apply (self, order, error))
        return FALSE;
    }

  return self->state->decision.kind == ACIES_DECISION_NONE || apply (self, "done", error);
}

/* The command that changes least: the last of the list, which is "done" where
 * that is allowed; ones for dice, the first card that may be drawn. */
static gboolean
do_least (Script  *self,
          GError **error)
{
  g_autoptr (GArray) list = acies_commands_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);
  AciesDraw    draws[ACIES_MAX_CARDS];

  if (self->state->decision.kind == ACIES_DECISION_DICE)
    {
      command.dice.n = self->state->decision.n_dice;
      memset (command.dice.faces, 1, command.dice.n);
    }
  else if (self->state->decision.kind == ACIES_DECISION_DRAW)
    {
      acies_draw_list (self->state, draws);
      command = acies_command_with_id (ACIES_COMMAND_DRAW, draws[0].card);
    }
  else
    {
      acies_command_list (self->state, list);
      if (list->len == 0)
        return script_fail (error, "nothing is allowed");
      command = g_array_index (list, AciesCommand, list->len - 1);
    }

  return apply_command (self, &command, error);
}

/* Whose turn has begun with the last command; NO_SIDE: nobody's. */
static AciesSide
find_new_turn (const Script *self,
               guint         first_event)
{
  for (guint i = self->events->len; i > first_event; i--)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i - 1);

      if (event->kind == ACIES_EVENT_LOG_ENTRY && event->u.entry.kind == ACIES_LOG_TURN)
        return event->u.entry.side;
    }

  return ACIES_NO_SIDE;
}

/* Has the turn of @side just begun, so that it is at its first question or free to act? A turn
 * begins in the last of the phases that a scenario can begin with. */
static gboolean
is_at_turn_of (const Script *self,
               AciesSide     side,
               guint         first_event)
{
  const AciesState *state = self->state;

  return find_new_turn (self, first_event) == side && state->turn.active == side &&
         (state->decision.kind == ACIES_DECISION_NONE || state->decision.side == side) &&
         state->turn.phase + 1u == state->ruleset->procs->n_opening_phases;
}

/* turn SIDE */
static gboolean
pass_to (Script  *self,
         char   **words,
         GError **error)
{
  AciesSide side = acies_ruleset_find_side (self->state->ruleset, words[1]);
  guint     first_event;

  if (side == ACIES_NO_SIDE)
    return script_fail (error, "there is no side %s", words[1]);
  do
    {
      first_event = self->events->len;
      if (!do_least (self, error))
        return FALSE;
    }
  while (self->state->outcome.reason == ACIES_END_NOT_YET && !is_at_turn_of (self, side, first_event));

  return TRUE;
}

static gboolean
is_listed (const AciesCommand *command,
           const AciesState   *state)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (state, list);
  for (guint i = 0; i < list->len; i++)
    {
      if (acies_command_equal (command, &g_array_index (list, AciesCommand, i)))
        return TRUE;
    }

  return FALSE;
}

/* The sentence of a refusal, and the values in it. */
static void
keep_refusal (Script     *self,
              const char *sentence,
              const char *values)
{
  g_free (self->said);
  self->said = g_strdup (sentence);
  g_free (self->about);
  self->about = g_strdup (values);
}

static char *
dup_refused_values (const AciesCommand *command,
                    const AciesState   *state)
{
  g_autoptr (GError) refusal = NULL;

  data_only_values (TRUE);
  acies_command_check (command, state, &refusal);
  data_only_values (FALSE);

  return g_strdup (refusal->message);
}

/* no RULE COMMAND... */
static gboolean
refuse (Script  *self,
        char   **words,
        GError **error)
{
  const char      *rule = g_str_equal (words[1], "-") ? NULL : words[1];
  g_autofree char *text = g_strjoinv (" ", words + 2);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (AciesState) before = NULL;
  g_autofree char *values = NULL;
  g_autoptr (GError) refusal = NULL;
  const char *by;

  if (!acies_command_read (text, self->state, &command, error))
    return FALSE;
  if (command.kind >= ACIES_N_EDIT_COMMANDS)
    start (self);
  before = acies_state_copy (self->state);
  if (acies_engine_apply (self->state, &command, NULL, &refusal))
    return script_fail (error, "allowed");
  if (!acies_state_equal (self->state, before))
    return script_fail (error, "refused, but something has changed");
  values = dup_refused_values (&command, self->state);
  keep_refusal (self, refusal->message, values);
  by = acies_rule_error_get_rule (refusal);
  if (g_strcmp0 (by, rule) != 0)
    return script_fail (error, "refused by %s: %s", by != NULL ? by : "-", refusal->message);
  if (by != NULL && acies_ruleset_find_rule (self->state->ruleset, by) == NULL)
    return script_fail (error, "the book has no rule %s", by);

  return !is_listed (&command, self->state) || script_fail (error, "refused, but listed");
}

/* why RULE COMMAND... */
static gboolean
ask_why (Script  *self,
         char   **words,
         GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words + 2);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_auto (AciesExplanation) why = { 0 };
  g_auto (AciesExplanation) values = { 0 };
  const char *by;

  if (!acies_command_read (text, self->state, &command, error))
    return FALSE;
  acies_command_explain (&command, self->state, &why);
  data_only_values (TRUE);
  acies_command_explain (&command, self->state, &values);
  data_only_values (FALSE);
  keep_refusal (self, why.sentence, values.sentence);
  by = why.rule != NULL ? why.rule->id : "-";

  return g_str_equal (by, words[1]) || script_fail (error, "by %s: %s", by, why.sentence);
}

/* says WORDS... */
static gboolean
says (Script  *self,
      char   **words,
      GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words + 1);

  return (self->said != NULL && strstr (self->said, text) != NULL) ||
         script_fail (error, "it says: %s", self->said != NULL ? self->said : "nothing");
}

/* about VALUES... */
static gboolean
about (Script  *self,
       char   **words,
       GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words + 1);

  return g_strcmp0 (self->about, text) == 0 ||
         script_fail (error, "it is about: %s", self->about != NULL ? self->about : "nothing");
}

/* can COMMAND... */
static gboolean
allow (Script  *self,
       char   **words,
       GError **error)
{
  g_autofree char *text = g_strjoinv (" ", words + 1);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  if (!acies_command_read (text, self->state, &command, error) ||
      !acies_command_check (&command, self->state, error))
    return FALSE;

  return is_listed (&command, self->state) || script_fail (error, "allowed, but not listed");
}

/* Any other line is a command. */
static gboolean
run_line (Script     *self,
          const char *line,
          GError    **error)
{
  /* clang-format off */
  static const struct { const char *word; guint fewest; gboolean in_play; gboolean (*run) (Script *, char **, GError **); } lines[] = {
    { "scenario", 1, FALSE, open_scenario }, { "no",   2, FALSE, refuse },      { "can", 1, TRUE, allow },
    { "act",      0, TRUE,  act },           { "turn", 1, TRUE,  pass_to },     { "has", 2, TRUE, script_has },
    { "is",       2, TRUE,  script_is },     { "steps", 4, TRUE, script_steps },
    { "seen",     2, TRUE,  script_seen },   { "unseen", 2, TRUE, script_unseen },
    { "deal",     3, FALSE, deal },          { "template", 1, FALSE, open_scenario },
    { "chance",   5, TRUE,  script_chance }, { "says", 1, TRUE,  says },
    { "why",      2, TRUE,  ask_why },       { "fix",   1, FALSE, fix },
    { "about",    1, TRUE,  about },         { "notes", 1, TRUE, script_notes },
    { "stands",   3, TRUE,  script_stands }, { "reason", 5, TRUE, script_reason },
    { "finds",    2, FALSE, script_finds },  { "number", 2, FALSE, set_number },
  };
  /* clang-format on */
  g_auto (GStrv) words = g_strsplit (line, " ", -1);

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      if (!g_str_equal (lines[i].word, words[0]))
        continue;
      if (g_strv_length (words) <= lines[i].fewest)
        return script_fail (error, "too few words");
      if (lines[i].in_play)
        start (self);
      return lines[i].run (self, words, error);
    }

  return apply (self, line, error);
}

AciesState *
script_play (AciesLibrary *library,
             const char   *ruleset_id,
             guint         first_line,
             const char   *lines,
             GError      **error)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);
  AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, error);
  Script        self = { library };
  gboolean      holds = TRUE;

  if (ruleset == NULL)
    return NULL;

  self.state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  self.events = g_array_new (FALSE, FALSE, sizeof (AciesEvent));
  give_cards (self.state);
  for (guint i = 0; all[i] != NULL && holds; i++)
    {
      g_strstrip (all[i]);
      if (*all[i] == '\0' || *all[i] == '#')
        continue;
      holds = run_line (&self, all[i], error);
      if (!holds)
        g_prefix_error (error, "%u: %s: ", first_line + i, all[i]);
    }
  g_array_unref (self.events);
  g_free (self.said);
  g_free (self.about);
  if (!holds)
    g_clear_pointer (&self.state, acies_state_free);

  return self.state;
}

gboolean
script_run (AciesLibrary *library,
            const char   *ruleset_id,
            guint         first_line,
            const char   *lines,
            GError      **error)
{
  g_autoptr (AciesState) state = script_play (library, ruleset_id, first_line, lines, error);

  return state != NULL;
}
