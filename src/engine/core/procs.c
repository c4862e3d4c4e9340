/* procs.c - are the procedures of a ruleset whole, and what do they say of it?
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/procs.h"

#include <glib/gi18n-lib.h>

/* What no game can do without. */
static const struct
{
  const char *name;
  gsize       offset;
} needed[] = {
#define NEEDED(field)                          \
  {                                            \
#field, G_STRUCT_OFFSET(AciesProcs, field) \
  }
  NEEDED (id),
  NEEDED (names.card_values),
  NEEDED (names.effects),
  NEEDED (names.conditions),
  NEEDED (names.phases),
  NEEDED (names.phase_names),
  NEEDED (names.steps),
  NEEDED (rules.setup),
  NEEDED (rules.board),
  NEEDED (rules.order),
  NEEDED (rules.dice),
  NEEDED (rules.end),
  NEEDED (questions),
  NEEDED (run_step),
  NEEDED (scenario),
#undef NEEDED
};

/* Each question can be told, and each answer to it can be given. */
static const char *
find_fault_of (const AciesProcs    *self,
               const AciesQuestion *question)
{
  if (question->name == NULL)
    return "name of a question";
  if (question->sentence == NULL && question->forms[0] == NULL && question->describe == NULL)
    return question->name;
  for (guint kind = ACIES_N_EDIT_COMMANDS; kind < ACIES_N_COMMANDS; kind++)
    {
      if (((question->answers >> kind) & 1) && kind != ACIES_COMMAND_DICE && self->commands[kind].resolve == NULL)
        return acies_command_name (kind, self) != NULL ? acies_command_name (kind, self) : question->name;
    }

  if (question->answers == 0)
    return question->name;

  /* Are there words for an answer that is none? */
  return ((question->done != NULL || question->find_done != NULL) && !(question->answers & ACIES_ANSWER (DONE))) ||
                 (question->pass != NULL && !(question->answers & ACIES_ANSWER (PASS))) ||
                 (question->yes != NULL && !(question->answers & ACIES_ANSWER (YES)))
             ? question->name
             : NULL;
}

/* Questions can be told and answered, verbs have their words and their procedures, log entries and ends have theirs. */
static const char *
find_fault_of_rows (const AciesProcs *self)
{
  gboolean    draws = self->commands[ACIES_COMMAND_DRAW].resolve != NULL;
  const char *fault = NULL;
  guint       n_ends = 0;

  for (guint i = 0; i < self->n_questions && fault == NULL; i++)
    fault = find_fault_of (self, &self->questions[i]);
  if (fault != NULL)
    return fault;
  /* A game in which cards are drawn says how that is asked. */
  if (draws ? self->draw.answers != ACIES_ANSWER (DRAW) : self->draw.name != NULL || self->draw.answers != 0)
    return "draw";
  if (draws && (fault = find_fault_of (self, &self->draw)) != NULL)
    return fault;
  for (guint i = 0; i < self->n_log_entries; i++)
    {
      const AciesOwnLogEntry *entry = &self->log_entries[i];

      if (entry->name == NULL)
        return "name of a log entry";
      if (entry->sentence == NULL && entry->forms[0] == NULL && entry->describe == NULL)
        return entry->name;
    }
  for (guint i = 0; i < ACIES_MAX_VERBS; i++)
    {
      const AciesVerb *verb = self->verbs[i];
      gboolean         has_words;

      if (verb == NULL)
        continue;
      if (verb->name == NULL)
        return "name of a verb";
      /* What is shown where it is chosen: on the board, or on a button. */
      if (verb->shape == ACIES_VERB_BARE)
        has_words = verb->button != NULL;
      else if (verb->shape == ACIES_VERB_CHOICE)
        has_words = verb->describe != NULL;
      else
        has_words = verb->hint[0] != NULL && (verb->shape != ACIES_VERB_OVER || (verb->prompt[0] != NULL && verb->prompt[1] != NULL));
      if (verb->help == NULL || !has_words || verb->step == NULL || verb->weight == 0 || self->commands[ACIES_COMMAND_VERB + i].resolve == NULL)
        return verb->name;
    }
  for (guint i = 0; i < ACIES_MAX_ENDS; i++)
    {
      const AciesGameEnd *end = self->ends[i];

      if (end == NULL)
        continue;
      if (i == ACIES_END_NOT_YET || end->id == NULL)
        return "id of an end";
      if (end->sentence == NULL)
        return end->id;
      n_ends++;
    }

  return n_ends == 0 ? "ends" : NULL;
}

const char *
acies_procs_find_missing (const AciesProcs *self)
{
  const AciesReachProcs *reach = &self->reach;
  const char            *fault;

  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    {
      if (G_STRUCT_MEMBER (gconstpointer, self, needed[i].offset) == NULL)
        return needed[i].name;
    }
  if (self->commands[ACIES_COMMAND_START].resolve == NULL)
    return acies_command_name (ACIES_COMMAND_START, self);
  if (self->block_size > ACIES_MAX_BLOCK)
    return "block_size";
  if (self->combats_at + ACIES_MAX_COMBATS * self->combat_size > self->block_size)
    return "combats_at";
  if (self->n_questions <= ACIES_DECISION_DICE)
    return "questions";
  fault = find_fault_of_rows (self);
  if (fault != NULL)
    return fault;
  if ((self->span.hint == NULL) != (self->span.prompt == NULL))
    return "span";
  /* A game with moves and attacks can say beforehand what they would be. */
  if (self->commands[ACIES_COMMAND_MOVE].resolve != NULL && (reach->list_destinations == NULL || reach->march == NULL))
    return "reach of moves";
  if (self->commands[ACIES_COMMAND_ATTACK].resolve != NULL &&
      (reach->check_attack_from == NULL || reach->list_targets == NULL || reach->mark_targets == NULL || reach->attack_distance == NULL))
    return "reach of attacks";

  return NULL;
}

/* --- what they say --------------------------------------------------------------------------- */

const char *
acies_procs_phase_name (const AciesProcs *self,
                        guint             phase)
{
  return g_dpgettext2 (GETTEXT_PACKAGE, "phase", self->names.phase_names[phase]);
}

AciesId
acies_ruleset_find_opening_phase (const AciesRuleset *self,
                                  const char         *id)
{
  for (guint i = 0; i < self->procs->n_opening_phases; i++)
    {
      if (g_strcmp0 (self->procs->names.phases[i], id) == 0)
        return (AciesId) i;
    }

  return ACIES_NO_ID;
}

gboolean
acies_procs_has_verb (const AciesProcs *self,
                      AciesVerbShape    shape)
{
  for (guint i = 0; i < ACIES_MAX_VERBS; i++)
    {
      if (self->verbs[i] != NULL && self->verbs[i]->shape == shape)
        return TRUE;
    }

  return FALSE;
}
