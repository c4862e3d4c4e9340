/* odds-ask.c - acies-cli odds at a terminal: asks who fights whom, and how
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/play.h"

#include "engine/core/procs.h"
#include "engine/odds/duel-form.h"

#include <glib/gi18n.h>

#include <stdio.h>

#define LONGEST_LINE 4096
#define LINE_WIDTH 78

/* --- questions -------------------------------------------------------------------------------- */

/* A question with numbered answers. */
typedef struct
{
  const char *text;
  GPtrArray  *names;  /* (element-type utf8): the answers, owned */
  GArray     *values; /* (element-type guint): what they mean */
  gboolean    counts; /* whether the answers are just numbers, which the text names */
} Question;

static Question
question_new (const char *text)
{
  return (Question) { text, g_ptr_array_new_with_free_func (g_free), g_array_new (FALSE, FALSE, sizeof (guint)) };
}

static void
question_clear (Question *self)
{
  g_ptr_array_unref (self->names);
  g_array_unref (self->values);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Question, question_clear)

/* @name: (transfer full) */
static void
add_answer (Question *self,
            char     *name,
            guint     value)
{
  g_ptr_array_add (self->names, name);
  g_array_append_val (self->values, value);
}

/* Prints the question and its answers: on one line if they fit, otherwise in columns. */
static void
print_question (const Question *self)
{
  g_autoptr (GString) line = g_string_new (self->text);
  glong widest = 0;
  guint n_columns;

  for (guint i = 0; i < self->names->len && !self->counts; i++)
    {
      g_string_append_printf (line, "  %u %s", i + 1, (char *) self->names->pdata[i]);
      widest = MAX (widest, g_utf8_strlen (self->names->pdata[i], -1));
    }
  if (g_utf8_strlen (line->str, -1) <= LINE_WIDTH)
    {
      acies_cli_print_line (line->str);
      return;
    }
  acies_cli_print_line (self->text);
  n_columns = (guint) MAX (LINE_WIDTH / (widest + 6), 1);
  for (guint i = 0; i < self->names->len; i++)
    {
      const char *name = self->names->pdata[i];
      gboolean    ends = (i + 1) % n_columns == 0 || i + 1 == self->names->len;
      int         gap = ends ? 0 : (int) (widest - g_utf8_strlen (name, -1));

      acies_cli_print ("  %2u %s%*s%s", i + 1, name, gap, "", ends ? "\n" : "");
    }
}

/* Returns: (transfer full) (nullable): a line without spaces around it; %NULL at the end of the input */
static char *
read_answer (const char *usual)
{
  char line[LONGEST_LINE];

  acies_cli_print (usual[0] != '\0' ? "[%s]> " : "> ", usual);
  acies_cli_flush ();
  if (fgets (line, sizeof line, stdin) != NULL)
    return g_strdup (g_strstrip (line));
  acies_cli_print ("\n");

  return NULL;
}

/* Returns the number of the answer that @word is, by number or name; 0 if it is none. */
static guint
find_answer (const Question *self,
             const char     *word)
{
  g_autofree char *squashed = acies_cli_squash (word);
  guint64          number;

  if (g_ascii_string_to_unsigned (word, 10, 1, self->names->len, &number, NULL))
    return (guint) number;
  for (guint i = 0; i < self->names->len; i++)
    {
      if (acies_cli_sounds_like (squashed, self->names->pdata[i]))
        return i + 1;
    }

  return 0;
}

/* @value: (inout): the usual answer, which an empty line gives. A question with a single answer is not asked.
 * Returns: %FALSE at the end of the input */
static gboolean
ask (const Question *self,
     guint          *value)
{
  guint usual = 1;

  for (guint i = 0; i < self->values->len; i++)
    usual = g_array_index (self->values, guint, i) == *value ? i + 1 : usual;
  if (self->values->len < 2)
    {
      *value = self->values->len > 0 ? g_array_index (self->values, guint, 0) : *value;
      return TRUE;
    }
  print_question (self);
  for (;;)
    {
      g_autofree char *number = g_strdup_printf ("%u", usual);
      g_autofree char *answer = read_answer (number);
      guint            chosen = answer == NULL ? 0 : answer[0] == '\0' ? usual
                                                                       : find_answer (self, answer);

      if (chosen > 0)
        *value = g_array_index (self->values, guint, chosen - 1);
      if (chosen > 0 || answer == NULL)
        return chosen > 0;
      acies_cli_error (_ ("Type a number from 1 to %u"), self->values->len);
    }
}

/* --- who, whom and how ------------------------------------------------------------------------ */

static gboolean
ask_ruleset (AciesLibrary *library,
             AciesCliDuel *self)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  g_auto (Question) question = question_new (_ ("Which game?"));
  guint chosen = 0;

  for (guint i = 0; ids[i] != NULL; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (library, ids[i], NULL);

      if (ruleset != NULL && ruleset->procs->odds != NULL)
        add_answer (&question, g_strdup (ruleset->name), i);
    }
  if (!ask (&question, &chosen))
    return FALSE;
  self->ruleset = acies_library_get_ruleset (library, ids[chosen], NULL);

  return self->ruleset != NULL;
}

static gboolean
can_attack (const AciesState *battle,
            AciesId           attacker)
{
  for (guint i = 0; i < battle->ruleset->n_unit_types; i++)
    {
      if (acies_duel_is_possible (battle, attacker, (AciesId) i))
        return TRUE;
    }

  return FALSE;
}

static gboolean
ask_types (const AciesState *battle,
           AciesCliDuel     *self)
{
  const AciesRuleset *ruleset = battle->ruleset;
  g_auto (Question) who = question_new (_ ("Which unit attacks?"));
  g_auto (Question) whom = question_new (_ ("Which unit is attacked?"));
  guint chosen = 0;

  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      if (can_attack (battle, (AciesId) i))
        add_answer (&who, g_strdup (ruleset->unit_types[i].name), i);
    }
  if (!ask (&who, &chosen))
    return FALSE;
  self->duel.attacker = (AciesId) chosen;
  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      if (acies_duel_is_possible (battle, self->duel.attacker, (AciesId) i))
        add_answer (&whom, g_strdup (ruleset->unit_types[i].name), i);
    }
  if (!ask (&whom, &chosen))
    return FALSE;
  self->duel.target = (AciesId) chosen;

  return TRUE;
}

static gboolean
ask_distance (const AciesDuelForm *form,
              AciesCliDuel        *self)
{
  g_auto (Question) question = question_new (_ ("How?"));
  guint ranged = !form->melee;

  if (form->melee)
    add_answer (&question, g_strdup (_ ("Melee")), FALSE);
  if (form->ranged)
    add_answer (&question, g_strdup (_ ("Ranged attack")), TRUE);
  if (!ask (&question, &ranged))
    return FALSE;
  self->duel.ranged = ranged > 0;

  return TRUE;
}

static gboolean
ask_figures (const AciesState *battle,
             const char       *text,
             AciesId           type,
             guint            *figures)
{
  guint            full = acies_state_strength (battle, type);
  g_autofree char *asked = g_strdup_printf ("%s (1–%u)", text, full);
  g_auto (Question) question = question_new (asked);

  question.counts = TRUE;
  for (guint i = 1; i <= full; i++)
    add_answer (&question, g_strdup_printf ("%u", i), i);
  *figures = full;

  return ask (&question, figures);
}

static gboolean
ask_terrain (const AciesRuleset *ruleset,
             const char         *text,
             guint64             terrains,
             AciesId            *terrain)
{
  guint chosen = *terrain;
  g_auto (Question) question = question_new (text);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      if ((terrains >> i) & 1)
        add_answer (&question, g_strdup (ruleset->terrains[i].name), i);
    }
  if (!ask (&question, &chosen))
    return FALSE;
  *terrain = (AciesId) chosen;

  return TRUE;
}

/* --- conditions and cards --------------------------------------------------------------------- */

/* Reads one answer, such as "3", "3=2" or "flanking=2", and adds it to the suppositions. */
static gboolean
read_option (const Question      *question,
             const AciesDuelForm *form,
             const char          *word,
             AciesCliDuel        *self)
{
  g_auto (GStrv) parts = g_strsplit (word, "=", 2);
  guint                  number = parts[0] != NULL ? find_answer (question, parts[0]) : 0;
  const AciesDuelOption *option;
  AciesSupposition       supposition;
  guint64                count;

  for (guint i = 0; parts[0] != NULL && number == 0 && i < form->options->len; i++)
    {
      g_autofree char *squashed = acies_cli_squash (parts[0]);

      number = acies_cli_sounds_like (squashed, g_array_index (form->options, AciesDuelOption, i).name) ? i + 1 : 0;
    }
  if (number == 0)
    /* Translators: what was typed, and the largest number */
    return acies_cli_fail (_ ("“%1$s” is not a number from 1 to %2$u"), word, question->names->len);
  option = &g_array_index (form->options, AciesDuelOption, number - 1);
  supposition = option->supposition;
  if (parts[1] != NULL)
    {
      if (!g_ascii_string_to_unsigned (parts[1], 10, option->least, option->most, &count, NULL))
        /* Translators: a card or condition, and the least and largest number that it can have */
        return acies_cli_fail (_ ("%1$s takes a number from %2$u to %3$u"), option->name, option->least, option->most);
      supposition.count = (guint8) count;
    }
  g_array_append_val (self->suppositions, supposition);

  return TRUE;
}

static gboolean
ask_options (const AciesDuelForm *form,
             AciesCliDuel        *self)
{
  g_auto (Question) question = question_new (_ ("What applies? Type numbers, as “1 3=2” for two of number 3, or nothing"));

  if (form->options->len == 0)
    return TRUE;
  for (guint i = 0; i < form->options->len; i++)
    {
      const AciesDuelOption *option = &g_array_index (form->options, AciesDuelOption, i);

      add_answer (&question,
                  /* Translators: a card or condition, and the least and largest number that it can have */
                  option->most > option->least ? g_strdup_printf (_ ("%1$s (%2$u to %3$u)"), option->name, option->least, option->most) : g_strdup (option->name), i);
    }
  print_question (&question);
  for (;;)
    {
      g_autofree char *answer = read_answer ("");
      g_auto (GStrv) words = answer != NULL ? g_strsplit_set (answer, " ,", -1) : NULL;
      gboolean good = TRUE;

      if (words == NULL)
        return FALSE;
      g_array_set_size (self->suppositions, 0);
      for (guint i = 0; words[i] != NULL && good; i++)
        good = words[i][0] == '\0' || read_option (&question, form, words[i], self);
      if (good)
        return TRUE;
    }
}

/* Prints the command that shows the same odds without questions. */
static void
print_command (const AciesCliDuel *self)
{
  const AciesRuleset   *ruleset = self->ruleset;
  const AciesDuel      *duel = &self->duel;
  const AciesOddsProcs *procs = ruleset->procs->odds;
  const char *const    *ids = procs->supposed != NULL ? procs->supposed : ruleset->procs->names.conditions;
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text, "acies-cli odds --ruleset %s --attacker %s --defender %s --figures %u --defender-figures %u", ruleset->id,
                   ruleset->unit_types[duel->attacker].id, ruleset->unit_types[duel->target].id, duel->attacker_figures, duel->target_figures);
  if (duel->ranged)
    g_string_append (text, " --ranged");
  if (duel->attacker_terrain != 0)
    g_string_append_printf (text, " --attacker-terrain %s", ruleset->terrains[duel->attacker_terrain].id);
  if (duel->target_terrain != 0)
    g_string_append_printf (text, " --terrain %s", ruleset->terrains[duel->target_terrain].id);
  for (guint i = 0; i < self->suppositions->len; i++)
    {
      const AciesSupposition *one = &g_array_index (self->suppositions, AciesSupposition, i);

      g_string_append_printf (text, " -m %s", one->is_card ? ruleset->cards[one->id].id : ids[one->id]);
      if (one->has_count)
        g_string_append_printf (text, "=%u", one->count);
    }
  acies_cli_print ("\n%s\n\n", text->str);
}

gboolean
acies_cli_ask_duel (AciesLibrary *library,
                    AciesCliDuel *self)
{
  g_autoptr (AciesState) battle = NULL;
  g_autoptr (AciesDuelForm) distances = NULL;
  g_autoptr (AciesDuelForm) grounds = NULL;
  g_autoptr (AciesDuelForm) options = NULL;

  if (self->ruleset == NULL && !ask_ruleset (library, self))
    return FALSE;
  battle = acies_state_new (self->ruleset, self->ruleset->columns, self->ruleset->rows);
  if (!ask_types (battle, self))
    return FALSE;
  distances = acies_duel_form_new (battle, &self->duel, NULL);
  if (!ask_distance (distances, self) ||
      !ask_figures (battle, _ ("Figures of the attacker?"), self->duel.attacker, &self->duel.attacker_figures) ||
      !ask_figures (battle, _ ("Figures of the target?"), self->duel.target, &self->duel.target_figures))
    return FALSE;
  grounds = acies_duel_form_new (battle, &self->duel, NULL);
  if (!ask_terrain (self->ruleset, _ ("Terrain of the attacker?"), grounds->attacker_terrains, &self->duel.attacker_terrain) ||
      !ask_terrain (self->ruleset, _ ("Terrain of the target?"), grounds->target_terrains, &self->duel.target_terrain))
    return FALSE;
  options = acies_duel_form_new (battle, &self->duel, NULL);
  if (!ask_options (options, self))
    return FALSE;
  print_command (self);

  return TRUE;
}
