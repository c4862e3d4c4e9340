/* script.c - a test case as lines: a position, commands, and what must hold
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script.h"

#include "engine/error.h"
#include "engine/procs.h"
#include "formats/ruleset-xml.h"

#include <stdlib.h>
#include <string.h>

typedef struct
{
  const char *where;
  guint       line;
  AciesState *state;
  GArray     *events; /* all since play began */
  guint       noted;  /* events looked at by "is noted" */
} Script;

AciesRuleset *
script_load_ruleset (const char *id)
{
  const char      *data = g_getenv ("ACIES_DATA_DIR");
  g_autofree char *folder = g_build_filename (data != NULL ? data : "data", "rulesets", id, NULL);
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  g_autoptr (GError) error = NULL;
  AciesRuleset *ruleset = acies_ruleset_load (folder, findings, &error);

  g_assert_no_error (error);
  g_assert_nonnull (ruleset);

  return ruleset;
}

static void G_GNUC_PRINTF (2, 3) G_GNUC_NORETURN
    fail (const Script *self,
          const char   *format,
          ...)
{
  g_autofree char *message = NULL;
  va_list          args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_error ("%s:%u: %s", self->where, self->line, message);
}

static void
give_cards (AciesState *state)
{
  AciesId card = acies_ruleset_find_card (state->ruleset, "mixed-order");

  for (AciesSide side = 0; side < state->ruleset->n_sides && card != ACIES_NO_ID; side++)
    {
      state->cards[side][ACIES_ZONE_HAND][card] = 5;
      state->cards[side][ACIES_ZONE_DECK][card] = 20;
    }
}

static AciesCommand
parse (const Script *self,
       const char   *text)
{
  AciesCommand command;
  g_autoptr (GError) error = NULL;

  if (!acies_command_parse (text, self->state->ruleset, &command, &error))
    fail (self, "%s", error->message);

  return command;
}

static void
start (Script *self)
{
  AciesState *game;

  if (self->state->mode == ACIES_MODE_PLAY)
    return;
  game = acies_engine_new_game (self->state);
  acies_state_free (self->state);
  self->state = game;
}

/* Every command is also undone and done again: no case may depend on luck here. */
static void
apply_command (Script             *self,
               const AciesCommand *command)
{
  g_autoptr (AciesState) before = acies_state_copy (self->state);
  g_autoptr (AciesState) after = NULL;
  g_autoptr (GArray) events = acies_events_new ();
  g_autoptr (GError) error = NULL;
  const char *why = NULL;

  if (!acies_engine_apply (self->state, command, events, &error))
    fail (self, "refused (%s): %s", acies_rule_error_get_rule (error), error->message);
  if (!acies_state_is_ok (self->state, &why))
    fail (self, "broken: %s", why);
  after = acies_state_copy (self->state);
  acies_engine_revert (self->state, events);
  if (!acies_state_equal (self->state, before))
    fail (self, "undo does not give back the position");
  acies_engine_replay (self->state, events);
  if (!acies_state_equal (self->state, after))
    fail (self, "redo does not give back the position");
  for (guint i = 0; i < events->len; i++)
    {
      AciesEvent event = g_array_index (events, AciesEvent, i);

      if (event.kind == ACIES_EVENT_TEXT_SET)
        continue;
      g_array_append_val (self->events, event);
    }
}

static void
apply (Script     *self,
       const char *text)
{
  g_auto (AciesCommand) command = parse (self, text);

  if (command.kind >= ACIES_N_EDIT_COMMANDS)
    start (self);
  apply_command (self, &command);
}

/* "act E5 E6": a mixed order for these. */
static void
act (Script *self,
     char  **words)
{
  start (self);
  apply (self, "play mixed-order");
  for (guint i = 1; words[i] != NULL; i++)
    {
      g_autofree char *order = g_strconcat ("order ", words[i], NULL);

      apply (self, order);
    }
  if (self->state->decision.kind != ACIES_DECISION_NONE)
    apply (self, "done");
}

/* The command that changes least: the last of the list, which is "done" where
 * that is allowed; ones for dice. */
static void
do_least (Script *self)
{
  g_autoptr (GArray) list = acies_commands_new ();
  AciesCommand command = acies_command (ACIES_COMMAND_DICE);

  if (self->state->decision.kind == ACIES_DECISION_DICE)
    {
      command.dice.n = self->state->decision.n_dice;
      memset (command.dice.faces, 1, command.dice.n);
    }
  else
    {
      acies_command_list (self->state, list);
      if (list->len == 0)
        fail (self, "nothing is allowed");
      command = g_array_index (list, AciesCommand, list->len - 1);
    }
  apply_command (self, &command);
}

static AciesSide
find_side (const Script *self,
           const char   *id)
{
  AciesSide side = acies_ruleset_find_side (self->state->ruleset, id);

  if (side == ACIES_NO_SIDE && !g_str_equal (id, "nobody"))
    fail (self, "no side %s", id);

  return side;
}

static void
pass_to (Script     *self,
         const char *side_id)
{
  AciesSide side = find_side (self, side_id);

  start (self);
  do
    do_least (self);
  while (self->state->outcome.reason == ACIES_END_NOT_YET &&
         (self->state->turn.active != side || self->state->decision.side != side ||
          self->state->turn.order_card != ACIES_NO_ID || self->state->turn.phase != 0));
}

static void
refuse (Script     *self,
        const char *rule,
        const char *text)
{
  g_auto (AciesCommand) command = parse (self, text);
  g_autoptr (AciesState) before = acies_state_copy (self->state);
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GError) error = NULL;
  const char *by;

  if (command.kind >= ACIES_N_EDIT_COMMANDS)
    start (self);
  if (acies_engine_apply (self->state, &command, NULL, &error))
    fail (self, "allowed");
  by = acies_rule_error_get_rule (error);
  if (g_strcmp0 (by, g_str_equal (rule, "-") ? NULL : rule) != 0)
    fail (self, "refused by %s: %s", by != NULL ? by : "-", error->message);
  if (by != NULL && acies_ruleset_find_rule (self->state->ruleset, by) == NULL)
    fail (self, "the book has no rule %s", by);
  acies_command_list (self->state, list);
  for (guint i = 0; i < list->len; i++)
    {
      if (acies_command_equal (&command, &g_array_index (list, AciesCommand, i)))
        fail (self, "listed all the same");
    }
}

static void
allow (Script     *self,
       const char *text)
{
  g_auto (AciesCommand) command = parse (self, text);
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GError) error = NULL;

  start (self);
  if (!acies_command_check (&command, self->state, &error))
    fail (self, "refused: %s", error->message);
  acies_command_list (self->state, list);
  for (guint i = 0; i < list->len; i++)
    {
      if (acies_command_equal (&command, &g_array_index (list, AciesCommand, i)))
        return;
    }
  fail (self, "allowed but not listed");
}

static void
expect_number (const Script *self,
               int           found,
               const char   *expected)
{
  if (expected == NULL || found != atoi (expected))
    fail (self, "it is %d", found);
}

static AciesHex
find_hex (const Script *self,
          const char   *name)
{
  AciesHex hex;

  if (!acies_hex_parse (name, &hex))
    fail (self, "no hex %s", name);

  return hex;
}

static void
check_unit (const Script *self,
            char        **words)
{
  AciesUnitId unit = acies_state_unit_at (self->state, find_hex (self, words[1]));

  if (g_str_equal (words[2], "nothing"))
    {
      if (unit != ACIES_NO_UNIT)
        fail (self, "there is a unit");
      return;
    }
  if (unit == ACIES_NO_UNIT)
    fail (self, "there is no unit");
  if (!g_str_equal (acies_state_unit_type (self->state, unit)->id, words[2]))
    fail (self, "it is %s", acies_state_unit_type (self->state, unit)->id);
  if (words[3] != NULL)
    expect_number (self, self->state->units[unit].figures, words[3]);
}

static const char *
decision_name (const AciesState *state)
{
  if (state->decision.kind == ACIES_DECISION_NONE)
    return "none";
  if (state->decision.kind == ACIES_DECISION_DICE)
    return "dice";

  return state->ruleset->procs->decisions[state->decision.kind - ACIES_DECISION_FIRST_OWN];
}

static const AciesNote *
last_note (const Script *self,
           AciesNoteKind first,
           AciesNoteKind last)
{
  for (guint i = self->events->len; i > 0; i--)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i - 1);

      if (event->kind == ACIES_EVENT_NOTE && event->u.note.kind >= first && event->u.note.kind <= last)
        return &event->u.note;
    }
  fail (self, "there was no such note");
}

static void
check_outcome (const Script *self,
               const char   *winner,
               const char   *reason)
{
  static const char *const reasons[] = { "not-yet", "morale-zero", "more-morale", "more-figures", "draw" };
  const char              *found = reasons[self->state->outcome.reason];

  if (self->state->outcome.winner != find_side (self, winner) || !g_str_equal (found, reason))
    fail (self, "winner %u, %s", self->state->outcome.winner, found);
}

static void
check_mark (const Script *self,
            char        **words)
{
  AciesUnitId unit = acies_state_unit_at (self->state, find_hex (self, words[2]));
  AciesId     mark = acies_ruleset_find_mark (self->state->ruleset, words[3]);

  if (unit == ACIES_NO_UNIT || mark == ACIES_NO_ID)
    fail (self, "no such unit or mark");
  expect_number (self, acies_state_unit_has_mark (self->state, unit, mark), words[4]);
}

static void
check_noted (Script *self,
             char  **words)
{
  /* clang-format off */
  static const struct { const char *name; AciesNoteKind kind; } kinds[] = {
    { "ignored-hits", ACIES_NOTE_IGNORED_HITS }, { "ignored-retreats", ACIES_NOTE_IGNORED_RETREATS },
    { "supported", ACIES_NOTE_SUPPORTED }, { "hit", ACIES_NOTE_HIT }, { "no-retreat", ACIES_NOTE_NO_RETREAT },
    { "retreated", ACIES_NOTE_RETREATED }, { "eliminated", ACIES_NOTE_ELIMINATED }, { "ordered", ACIES_NOTE_ORDERED },
    { "no-order-card", ACIES_NOTE_NO_ORDER_CARD }, { "camp", ACIES_NOTE_CAMP }, { "moved", ACIES_NOTE_MOVED },
  };
  /* clang-format on */
  int      n = 0;
  gboolean known = FALSE;

  for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
    {
      if (!g_str_equal (kinds[k].name, words[2]))
        continue;
      known = TRUE;
      for (guint i = self->noted; i < self->events->len; i++)
        {
          const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);

          n += event->kind == ACIES_EVENT_NOTE && event->u.note.kind == kinds[k].kind;
        }
    }
  if (!known)
    fail (self, "no kind of note %s", words[2]);
  self->noted = self->events->len;
  expect_number (self, n, words[3]);
}

static void
check_step (const Script *self,
            const char   *name)
{
  for (guint i = 0; i < self->events->len; i++)
    {
      const AciesEvent *event = &g_array_index (self->events, AciesEvent, i);

      if (event->kind == ACIES_EVENT_STEP_POPPED &&
          g_str_equal (self->state->ruleset->procs->steps[event->u.step.kind], name))
        return;
    }
  fail (self, "the step was not run");
}

static int
count_zone (const Script *self,
            AciesZone     zone,
            char        **words)
{
  AciesId card;

  if (words[4] == NULL)
    return (int) acies_state_count_cards (self->state, find_side (self, words[2]), zone);
  card = acies_ruleset_find_card (self->state->ruleset, words[3]);
  if (card == ACIES_NO_ID)
    fail (self, "no card %s", words[3]);

  return self->state->cards[find_side (self, words[2])][zone][card];
}

static void
check_cards (const Script *self,
             AciesZone     zone,
             char        **words)
{
  expect_number (self, count_zone (self, zone, words), words[4] != NULL ? words[4] : words[3]);
}

static void
check (Script *self,
       char  **words)
{
  const AciesState *state = self->state;
  const char       *what = words[1];

  start (self);
  state = self->state;
  if (g_str_equal (what, "asked"))
    {
      if (!g_str_equal (decision_name (state), words[2]))
        fail (self, "asked is %s", decision_name (state));
    }
  else if (g_str_equal (what, "round"))
    expect_number (self, state->turn.round, words[2]);
  else if (g_str_equal (what, "active"))
    expect_number (self, state->turn.active == find_side (self, words[2]), "1");
  else if (g_str_equal (what, "dice"))
    expect_number (self, state->decision.n_dice, words[2]);
  else if (g_str_equal (what, "point"))
    expect_number (self, last_note (self, ACIES_NOTE_ATTACK, ACIES_NOTE_COUNTER)->number, words[2]);
  else if (g_str_equal (what, "morale"))
    expect_number (self, state->sides[find_side (self, words[2])].morale, words[3]);
  else if (g_str_equal (what, "hand"))
    check_cards (self, ACIES_ZONE_HAND, words);
  else if (g_str_equal (what, "deck"))
    check_cards (self, ACIES_ZONE_DECK, words);
  else if (g_str_equal (what, "discard"))
    check_cards (self, ACIES_ZONE_DISCARD, words);
  else if (g_str_equal (what, "marked"))
    check_mark (self, words);
  else if (g_str_equal (what, "won"))
    check_outcome (self, words[2], words[3]);
  else if (g_str_equal (what, "noted"))
    check_noted (self, words);
  else if (g_str_equal (what, "step"))
    check_step (self, words[2]);
  else
    fail (self, "nothing is known of %s", what);
}

static void
run_line (Script     *self,
          const char *line)
{
  g_auto (GStrv) words = g_strsplit_set (line, " ", -1);

  if (g_str_equal (words[0], "no"))
    refuse (self, words[1], line + strlen ("no ") + strlen (words[1]) + 1);
  else if (g_str_equal (words[0], "can"))
    allow (self, line + strlen ("can "));
  else if (g_str_equal (words[0], "has"))
    check_unit (self, words);
  else if (g_str_equal (words[0], "is"))
    check (self, words);
  else if (g_str_equal (words[0], "act"))
    act (self, words);
  else if (g_str_equal (words[0], "turn"))
    pass_to (self, words[1]);
  else
    apply (self, line);
}

void
script_run (AciesRuleset *ruleset,
            const char   *where,
            guint         first_line,
            const char   *lines)
{
  g_auto (GStrv) all = g_strsplit (lines, "\n", -1);
  Script self = { where, first_line, NULL, NULL, 0 };

  self.state = acies_state_new (ruleset, ruleset->columns, ruleset->rows);
  self.events = g_array_new (FALSE, FALSE, sizeof (AciesEvent));
  give_cards (self.state);
  for (guint i = 0; all[i] != NULL; i++, self.line++)
    {
      g_strstrip (all[i]);
      if (*all[i] != '\0' && *all[i] != '#')
        run_line (&self, all[i]);
    }
  g_array_unref (self.events);
  acies_state_free (self.state);
}
