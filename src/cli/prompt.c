/* prompt.c - a game at a terminal: question and answer
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/view/view.h"
#include "engine/view/words.h"

#include <glib/gi18n.h>

#include <signal.h>
#include <stdio.h>
#include <sys/select.h>
#include <unistd.h>

/* A terminal delivers no longer lines. */
#define LONGEST_LINE 4096

typedef struct
{
  const AciesCliPrompt *prompt;
  AciesSession         *session;
  char                 *asked;   /* (nullable): the question that was printed last */
  char                 *refused; /* (nullable): the line that a rule refused last */
  AciesCliOpen          open;    /* what “done” could have ended at the last command */
  gboolean              warned;  /* the player was warned that the game is not saved */
  gboolean              failed;  /* saving the game on leaving has failed */
  gboolean              leaves;
} Prompt;

typedef struct
{
  AciesCliWord word;
  void (*run) (Prompt     *self,
               const char *rest);
} Verb;

static volatile sig_atomic_t interrupted;
static volatile sig_atomic_t ended;

static void
signal_cb (int number)
{
  if (number == SIGINT)
    interrupted = 1;
  else
    ended = 1;
}

static const AciesState *
state_of (Prompt *self)
{
  return acies_session_get_state (self->session);
}

static gboolean
awaits_draw (const AciesState *state)
{
  return state->decision.kind == ACIES_DECISION_DRAW;
}

/* Prints an error between the lines of the log. */
static void
complain (const char *message)
{
  acies_cli_flush ();
  acies_cli_report (message);
}

static void
refuse (Prompt       *self,
        const char   *line,
        const GError *error)
{
  const char      *rule = acies_rule_error_get_rule (error);
  g_autofree char *message = rule != NULL ? g_strdup_printf ("%s [%s]", error->message, rule) : g_strdup (error->message);

  if (rule != NULL)
    {
      g_free (self->refused);
      self->refused = g_strdup (line);
    }
  complain (message);
}

/* Forget the refused line, because the position has changed. */
static void
move_on (Prompt *self)
{
  g_clear_pointer (&self->refused, g_free);
}

static void
tell (Prompt *self)
{
  move_on (self);
  acies_cli_script_advance (self->prompt->game);
  if (self->prompt->game->teller != NULL)
    acies_cli_teller_report (self->prompt->game->teller, TRUE);
}

/* --- what can be said ------------------------------------------------------------------------- */

static void help (Prompt     *self,
                  const char *rest);

/* Cuts the place out of @line where it is the last word, or the last before the unit that is meant of several there:
 * "move C8 B7" becomes "move C8", and "move C8 B7 general" becomes "move C8 … general".
 *
 * Returns: (transfer full) (nullable): what was cut out; %NULL if the line names no place */
static char *
cut_place (char              **line,
           const AciesRuleset *ruleset)
{
  g_auto (GStrv) words = g_strsplit (*line, " ", -1);
  guint    n = g_strv_length (words);
  gboolean names_unit = n > 2 && acies_ruleset_find_unit_type (ruleset, words[n - 1]) != ACIES_NO_ID;
  char    *place;

  if (n < 2)
    return NULL;
  place = g_steal_pointer (&words[names_unit ? n - 2 : n - 1]);
  if (names_unit)
    words[n - 2] = g_strdup ("…");
  g_free (*line);
  *line = g_strjoinv (" ", words);

  return place;
}

/* Lists commands that differ only in a place on one line, such as "move C8: B7, C7". */
static void
print_list (GArray           *list,
            const AciesState *state)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();
  g_autoptr (GHashTable) shared = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const AciesCommand *command = &g_array_index (list, AciesCommand, i);
      g_autofree char    *choice = acies_cli_help_dup_choice (command, state);
      g_autofree char    *line = acies_command_to_named_string (command, state);
      g_autofree char    *place = choice == NULL && command->kind < ACIES_COMMAND_PASS ? cut_place (&line, state->ruleset) : NULL;
      GString            *text;

      if (place == NULL)
        {
          g_ptr_array_add (lines, g_string_new (choice != NULL ? choice : line));
          continue;
        }
      text = g_hash_table_lookup (shared, line);
      if (text != NULL)
        {
          g_string_append_printf (text, ", %s", place);
          continue;
        }
      text = g_string_new (line);
      g_string_append_printf (text, ": %s", place);
      g_ptr_array_add (lines, text);
      g_hash_table_insert (shared, g_steal_pointer (&line), text);
    }
  for (guint i = 0; i < lines->len; i++)
    {
      acies_cli_print ("  %s\n", ((GString *) lines->pdata[i])->str);
      g_string_free (lines->pdata[i], TRUE);
    }
}

static void
legal (Prompt     *self,
       const char *rest)
{
  g_autoptr (GArray) list = acies_commands_new ();

  acies_command_list (state_of (self), list);
  if (list->len > 0)
    print_list (list, state_of (self));
  else if (awaits_draw (state_of (self)))
    {
      g_autoptr (AciesView) view = acies_view_new_deciding (state_of (self));
      AciesDraw draws[ACIES_MAX_CARDS];
      guint     n = acies_view_list_draws (view, state_of (self), draws);

      /* "draw omen ×3": the cards of the deck as the drawing side knows them */
      acies_cli_print_line (_ ("Draw a card: type “draw” and its name, or “roll” to let the program draw"));
      for (guint i = 0; i < n; i++)
        {
          AciesCommand     draw = acies_command_with_id (ACIES_COMMAND_DRAW, draws[i].card);
          g_autofree char *line = acies_command_to_string (&draw, state_of (self)->ruleset);

          acies_cli_print ("  %s ×%u\n", line, draws[i].n);
        }
    }
  else if (acies_state_awaits_chance (state_of (self)))
    acies_cli_print_line (_ ("Roll the dice: type “dice” and their faces, or “roll” to let the program roll"));
  else
    acies_cli_print_line (_ ("The game is over"));
}

static void
why (Prompt     *self,
     const char *rest)
{
  const char *line = *rest != '\0' ? rest : self->refused;

  if (line == NULL)
    complain (_ ("Nothing was refused in this position; type “why” and a command to ask about it"));
  else
    acies_cli_why_line (line, NULL, self->session, FALSE);
}

static void
show (Prompt     *self,
      const char *rest)
{
  const AciesState *state = state_of (self);
  AciesSide         viewing_side = acies_cli_show_viewing_side (state, acies_session_get_settings (self->session));

  acies_cli_show_print (state, viewing_side);
}

static void
odds (Prompt     *self,
      const char *rest)
{
  g_autofree char *line = g_strdup_printf ("%s %s", acies_command_name (ACIES_COMMAND_ATTACK, state_of (self)->ruleset->procs), rest);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesOdds) odds = NULL;
  g_autoptr (AciesState) copy = NULL;
  AciesSide side = acies_state_deciding_side (state_of (self));

  if (*rest == '\0')
    {
      complain (_ ("“odds” needs an attacker and a target, such as “odds E5 E4”"));
      return;
    }
  if (acies_cli_words_read (line, NULL, state_of (self), &command, &error) && !acies_state_knows_attack (state_of (self), side, command.hex, command.to))
    {
      complain (_ ("odds are not shown for units that are face down"));
      return;
    }
  if (error == NULL)
    odds = acies_odds_new_for_attack (acies_state_know (state_of (self), side, &copy), command.hex, command.to, NULL, &error);
  if (odds == NULL)
    refuse (self, line, error);
  else
    acies_cli_odds_print (odds, state_of (self)->ruleset);
}

static void
undo (Prompt     *self,
      const char *rest)
{
  g_autofree char *label = acies_session_dup_undo_label (self->session);
  g_autofree char *told = NULL;

  if (label == NULL)
    {
      complain (acies_undo_obstacle_to_string (acies_session_get_undo_obstacle (self->session)));
      return;
    }
  if (acies_session_can_undo (self->session))
    acies_session_undo (self->session);
  else if (g_ascii_strcasecmp (rest, "agreed") == 0)
    acies_session_undo_agreed (self->session);
  else
    {
      complain (_ ("Ask the other player first, then type “undo agreed”"));
      return;
    }
  move_on (self);
  self->open = (AciesCliOpen) { 0 };
  if (self->prompt->game->teller != NULL)
    acies_cli_teller_skip (self->prompt->game->teller);
  /* Translators: %s is what was done, such as "Move Principes to E5" */
  told = g_strdup_printf (_ ("Undone: %s"), label);
  acies_cli_print_line (told);
}

static void
roll (Prompt     *self,
      const char *rest)
{
  if (!acies_state_awaits_chance (state_of (self)))
    {
      complain (_ ("There is nothing to roll or draw now"));
      return;
    }
  acies_session_roll (self->session);
  tell (self);
}

static gboolean
save_to (Prompt     *self,
         const char *name)
{
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *told = g_strdup_printf (_ ("Game saved to %s"), shown);

  acies_cli_flush ();
  if (!self->prompt->save (name, self->prompt->data))
    return FALSE;
  acies_session_mark_saved (self->session);
  acies_cli_print_line (told);

  return TRUE;
}

static void
save (Prompt     *self,
      const char *rest)
{
  if (*rest == '\0' && self->prompt->file == NULL)
    complain (_ ("“save” needs a file name"));
  else
    save_to (self, *rest != '\0' ? rest : self->prompt->file);
}

/* Saves the game first if the player asked for that. */
static gboolean
would_be_lost (Prompt *self)
{
  if (self->prompt->file != NULL)
    self->failed = !save_to (self, self->prompt->file);

  return acies_session_is_modified (self->session) && (self->failed || self->prompt->file == NULL);
}

static void
quit (Prompt     *self,
      const char *rest)
{
  self->leaves = !would_be_lost (self) || self->warned;
  self->warned = TRUE;
  if (!self->leaves)
    complain (_ ("The game is not saved: type “save” and a file name, or “quit” again to leave without saving"));
}

static const Verb verbs[] = {
  { { "help", "[NAME]", N_ ("list the commands, or explain a command, a card or a unit type") }, help },
  { { "legal", "", N_ ("list what you can do now") }, legal },
  { { "why", "[COMMAND]", N_ ("explain why a command is refused; by itself, explain the last refusal") }, why },
  { { "show", "", N_ ("show the position: units, cards, terrain") }, show },
  { { "odds", "HEX HEX", N_ ("show the odds of an attack; name the attacker, then the target") }, odds },
  { { "undo", "[agreed]", N_ ("undo the last step; with “agreed”, also undo dice and cards, if the players agree") }, undo },
  { { "roll", "", N_ ("let the program roll the dice or draw the card") }, roll },
  { { "save", "[FILE]", N_ ("save the game") }, save },
  { { "quit", "", N_ ("leave the game") }, quit },
};

/* Prints help for the prompt's own commands: all, or those with the name @name. */
static gboolean
print_own (const AciesRuleset *ruleset,
           const char         *name)
{
  gboolean found = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    {
      g_autofree char *usage = acies_usage_dup_for (verbs[i].word.usage, ruleset);
      AciesCliWord     word = { verbs[i].word.name, usage, verbs[i].word.text };
      g_autofree char *line = acies_cli_help_dup_line (&word);

      if (*name != '\0' && g_ascii_strcasecmp (name, verbs[i].word.name) != 0)
        continue;
      acies_cli_print_line (line);
      found = TRUE;
    }

  return found;
}

static void
help (Prompt     *self,
      const char *rest)
{
  const AciesRuleset *ruleset = state_of (self)->ruleset;
  const AciesBoard   *board = state_of (self)->board;
  gboolean            is_all = *rest == '\0';
  g_autofree char    *commands = acies_cli_help_dup_commands (state_of (self), is_all ? NULL : rest);
  g_autofree char    *thing = is_all ? NULL : acies_cli_help_dup_thing (ruleset, rest);
  gboolean            is_own;

  if (is_all)
    {
      acies_cli_print ("%s\n", acies_board_say (board, _ ("Use the rulebook’s names for cards and units. Name a hex by its column and row, such as C4."), _ ("Use the rulebook’s names for cards and units. Name a square by its file and row: C4 is in file C, row 4.")));
      if (ruleset->n_layers > 1)
        acies_cli_print ("%s\n", acies_board_say (board, _ ("The name of a hex refers to its main unit, which is drawn large. Add a unit type to name another unit there."), _ ("The name of a square refers to its main unit, which is drawn large. Add a unit type to name another unit there.")));
      if (ruleset->procs->help != NULL)
        acies_cli_print ("\n%s\n", gettext (ruleset->procs->help));
      acies_cli_print ("\n%s\n", _ ("Commands of this game:"));
    }
  acies_cli_print ("%s", commands);
  if (is_all)
    acies_cli_print ("%s\n", _ ("Other commands:"));
  is_own = print_own (ruleset, rest);
  if (thing != NULL)
    acies_cli_print ("%s", thing);
  if (*commands == '\0' && thing == NULL && !is_own)
    complain (_ ("Nothing in this game has this name; “help” lists the commands"));
}

/* --- a line ----------------------------------------------------------------------------------- */

static const Verb *
find_verb (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    if (g_ascii_strcasecmp (name, verbs[i].word.name) == 0)
      return &verbs[i];

  return g_ascii_strcasecmp (name, "exit") == 0 ? find_verb ("quit") : NULL;
}

/* Real dice that are awaited cannot be skipped. */
static void
command (Prompt     *self,
         const char *line)
{
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  AciesCliOpen next;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    g_ptr_array_add (others, (char *) verbs[i].word.name);
  if (!acies_cli_words_read (line, others, state_of (self), &command, &error) ||
      !acies_cli_open_check_done (&self->open, &command, line, state_of (self), &error))
    {
      /* The player confirms by typing the same word again. */
      self->open = (AciesCliOpen) { 0 };
      refuse (self, line, error);
      return;
    }
  next = self->open;
  acies_cli_open_follow (&next, &command, state_of (self));
  if (!acies_session_apply (self->session, &command, &error))
    {
      refuse (self, line, error);
      return;
    }
  self->open = next;
  tell (self);
}

static void
run_line (Prompt *self,
          char   *line)
{
  g_auto (GStrv) words = NULL;
  const Verb *verb;

  if (!g_utf8_validate (line, -1, NULL))
    {
      complain (_ ("the line is not valid UTF-8 text"));
      return;
    }
  g_strstrip (line);
  if (*line == '\0' || *line == '#')
    return;
  words = g_strsplit_set (line, " \t", 2);
  verb = find_verb (words[0]);
  self->warned = self->warned && verb != NULL && verb->run == quit;
  if (verb != NULL)
    verb->run (self, words[1] != NULL ? g_strstrip (words[1]) : "");
  else
    command (self, line);
}

/* --- asking ----------------------------------------------------------------------------------- */

/* Prints the possible kinds of answers, such as "order HEX [HEX], done order", and then the meanings of their
 * numbers. */
static void
print_answers (const AciesState *state)
{
  const AciesProcs *procs = state->ruleset->procs;
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (GString) text = g_string_new (NULL);

  acies_command_list (state, list);
  if (acies_state_awaits_chance (state))
    g_string_assign (text, awaits_draw (state) ? "draw CARD, roll" : "dice FACE..., roll");
  for (AciesCommandKind kind = ACIES_COMMAND_START + 1; kind < ACIES_COMMAND_DICE && !acies_state_awaits_chance (state); kind++)
    {
      AciesCommand     bare = acies_command (kind);
      g_autofree char *usage = acies_command_dup_usage (kind, state->ruleset);
      g_autofree char *said = NULL;
      gboolean         is_offered = FALSE;

      /* Do not reveal whether a card can be played: the other players also see the screen. */
      if (kind == ACIES_COMMAND_PLAY || kind == ACIES_COMMAND_PASS)
        is_offered = acies_command_check_asked (kind, state, NULL);
      else
        for (guint i = 0; i < list->len; i++)
          is_offered |= g_array_index (list, AciesCommand, i).kind == kind;
      if (!is_offered)
        continue;
      said = kind >= ACIES_COMMAND_PASS ? acies_command_to_named_string (&bare, state)
                                        : g_strjoin (*usage != '\0' ? " " : "", acies_command_name (kind, procs), usage, NULL);
      acies_list_add (text, ACIES_LIST_COMMA, said);
    }
  acies_cli_print ("  (%s)\n", text->str);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *choice = acies_cli_help_dup_choice (&g_array_index (list, AciesCommand, i), state);

      if (choice != NULL)
        acies_cli_print ("  %s\n", choice);
    }
}

static void
ask (Prompt *self)
{
  const AciesState *state = state_of (self);
  g_autofree char  *question = acies_state_describe (state);
  gboolean          over = state->outcome.reason != ACIES_END_NOT_YET;

  if (g_strcmp0 (question, self->asked) != 0)
    {
      acies_cli_print ("\n");
      acies_cli_print_line (question);
      if (!over)
        print_answers (state);
      g_free (self->asked);
      self->asked = g_steal_pointer (&question);
    }
  acies_cli_print ("%s> ", over ? "acies" : state->ruleset->sides[acies_state_deciding_side (state)].name);
  acies_cli_flush ();
}

/* Returns: %FALSE at the end of the input. An interruption or a signal that ends the program returns an empty line. */
static gboolean
read_line (char           *line,
           const sigset_t *unblocked)
{
  fd_set input;

  interrupted = 0;
  *line = '\0';
  FD_ZERO (&input);
  FD_SET (STDIN_FILENO, &input);
  /* Signals are unblocked only here, so that none is missed just before reading starts. */
  if (!ended)
    pselect (STDIN_FILENO + 1, &input, NULL, NULL, NULL, unblocked);
  if (!interrupted && !ended)
    {
      if (fgets (line, LONGEST_LINE, stdin) != NULL)
        return TRUE;
      clearerr (stdin);
      acies_cli_print ("\n");
      return FALSE;
    }
  acies_cli_print ("\n");
  if (!ended)
    complain (_ ("Type “quit” to leave the game"));

  return TRUE;
}

static const int signals[] = { SIGINT, SIGHUP, SIGTERM };

gboolean
acies_cli_prompt_run (const AciesCliPrompt *prompt)
{
  Prompt                 self = { .prompt = prompt, .session = prompt->game->session };
  struct sigaction       before[G_N_ELEMENTS (signals)];
  sigset_t               mask, ours;
  char                   line[LONGEST_LINE];
  const struct sigaction act = { .sa_handler = signal_cb };

  acies_session_set_dice_source (self.session, prompt->game->real_dice ? ACIES_DICE_ENTERED : ACIES_DICE_ROLLED);
  /* Without this, a line could remain in the buffer while the program waits for the next one. */
  setvbuf (stdin, NULL, _IONBF, 0);
  sigemptyset (&ours);
  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      sigaction (signals[i], NULL, &before[i]);
      if (before[i].sa_handler == SIG_IGN) /* as by nohup: it stays so */
        continue;
      sigaction (signals[i], &act, NULL);
      sigaddset (&ours, signals[i]);
    }
  sigprocmask (SIG_BLOCK, &ours, &mask);
  acies_cli_print ("%s\n\n", _ ("Type “help” for the commands, “legal” for what you can do now, “quit” to leave the game."));
  tell (&self);
  while (!self.leaves && !ended)
    {
      gboolean read;

      ask (&self);
      read = read_line (line, &mask);
      if (ended) /* no question is possible after the terminal is closed or the program is told to end */
        would_be_lost (&self);
      else if (read)
        run_line (&self, line);
      else
        quit (&self, "");
    }
  /* A closing terminal sends two signals, and the second one must not prevent saving the game. */
  if (!ended)
    {
      sigprocmask (SIG_SETMASK, &mask, NULL);
      for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
        sigaction (signals[i], &before[i], NULL);
    }
  g_free (self.asked);
  g_free (self.refused);

  return !self.failed;
}
