/* words.c - a unit, a refusal and what a command would end, in words
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/words.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/ruleset/property.h"
#include "engine/view/view.h"

#include <glib/gi18n-lib.h>

/* --- units ----------------------------------------------------------------------------------- */

char *
acies_figures_to_string (const AciesRuleset *ruleset,
                         guint               n)
{
  return g_strdup_printf (acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%u figure", "%u figures", n),
                                           g_dngettext (GETTEXT_PACKAGE, "%u base", "%u bases", n)),
                          n);
}

char *
acies_seen_figures_to_string (const AciesRuleset *ruleset,
                              guint               n)
{
  /* Translators: figures of the units that do not lie face down */
  return g_strdup_printf (acies_units_say (ruleset, g_dngettext (GETTEXT_PACKAGE, "%u figure visible", "%u figures visible", n),
                                           g_dngettext (GETTEXT_PACKAGE, "%u base visible", "%u bases visible", n)),
                          n);
}

char *
acies_wounds_to_string (guint n)
{
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u wound", "%u wounds", n), n);
}

char *
acies_unit_dup_strength (const AciesState *state,
                         AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  guint            property = state->ruleset->procs->start_property;
  guint            strength = acies_state_strength (state, it->type);

  /* If a scenario says how large units are, each has the figures with which it began itself. */
  if (property > 0 && state->mode == ACIES_MODE_PLAY && it->properties[property - 1] > 0)
    strength = it->properties[property - 1];
  if (acies_state_most_figures (state, it->type) == 1 && it->figures == 1) /* it is there, or it is not */
    return NULL;
  if (!acies_ruleset_has (state->ruleset, ACIES_TRAIT_COUNTS_WOUNDS))
    /* Translators: figures that a unit has, and those it has when full */
    return g_strdup_printf (acies_units_say (state->ruleset, g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u figure", "%1$u of %2$u figures", strength), g_dngettext (GETTEXT_PACKAGE, "%1$u of %2$u base", "%1$u of %2$u bases", strength)), it->figures, strength);

  return it->figures < strength ? acies_wounds_to_string (strength - it->figures) : NULL;
}

char *
acies_unit_dup_with_strength (const AciesState *state,
                              AciesUnitId       unit,
                              const char       *name)
{
  g_autofree char *strength = acies_unit_dup_strength (state, unit);

  if (strength == NULL)
    return g_strdup (name);

  /* Translators: a unit and its strength, such as "Principes, 2 of 3 figures" */
  return g_strdup_printf (_ ("%1$s, %2$s"), name, strength);
}

char *
acies_unit_dup_summary (const AciesState *state,
                        AciesUnitId       unit)
{
  const AciesRuleset *ruleset = state->ruleset;
  const AciesUnit    *it = &state->units[unit];
  const char         *side = ruleset->sides[it->side].name;
  g_autofree char    *strength = NULL;
  guint               morale;
  GString            *summary;

  if (acies_ruleset_is_back (ruleset, it->type))
    /* Translators: of a unit that lies face down: nothing else is known of it */
    return g_strdup_printf (_ ("Belongs to %s"), side);

  summary = g_string_new (NULL);
  /* Translators: a class of units, a side */
  g_string_printf (summary, _ ("%1$s of %2$s"), ruleset->classes[ruleset->unit_types[it->type].class_].name, side);
  strength = acies_unit_dup_strength (state, unit);
  if (strength != NULL)
    acies_list_add (summary, ACIES_LIST_DOT, strength);
  /* Else no morale is set by scenarios, nor lost with units. */
  morale = acies_state_morale_for (state, it->type);
  if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE) && ruleset->morale_name != NULL)
    /* Translators: what a game counts instead of morale, of which the loss of a unit costs so much */
    acies_list_addf (summary, ACIES_LIST_DOT, _ ("costs %2$u when lost (%1$s)"), ruleset->morale_name, morale);
  else if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE) && morale == 0)
    acies_list_add (summary, ACIES_LIST_DOT, _ ("costs no morale when lost"));
  else if (!acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE))
    acies_list_addf (summary, ACIES_LIST_DOT, _ ("costs %u morale when lost"), morale);

  return g_string_free (summary, FALSE);
}

char *
acies_unit_dup_condition (const AciesState *state,
                          AciesUnitId       unit)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *properties = acies_unit_dup_properties (state, unit);
  gboolean         acts = state->outcome.reason == ACIES_END_NOT_YET && state->turn.acting == unit;

  if (properties != NULL)
    acies_list_add (text, ACIES_LIST_COMMA, properties);
  for (guint mark = 0; mark < state->ruleset->n_marks; mark++)
    if (acies_state_unit_has_mark (state, unit, mark) && !acies_unit_names_mark (state, unit, mark))
      acies_list_add (text, ACIES_LIST_COMMA, state->ruleset->marks[mark].name);
  if (acts)
    acies_list_add (text, ACIES_LIST_COMMA, _ ("acts now"));
  if (acts && state->turn.moved > 0)
    acies_list_addf (text, ACIES_LIST_COMMA,
                     acies_board_say (state->board, g_dngettext (GETTEXT_PACKAGE, "has moved %u hex", "has moved %u hexes", state->turn.moved),
                                      g_dngettext (GETTEXT_PACKAGE, "has moved %u square", "has moved %u squares", state->turn.moved)),
                     state->turn.moved);
  if (acts && state->turn.attacks > 0)
    acies_list_add (text, ACIES_LIST_COMMA, _ ("has attacked"));

  return g_strdup (text->str);
}

char *
acies_unit_type_dup_skills (const AciesRuleset *ruleset,
                            AciesId             type)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_skills; i++)
    {
      const AciesSkill *skill = &ruleset->skills[i];
      g_autofree char  *item = NULL;

      if (((ruleset->unit_types[type].skills >> i) & 1) == 0)
        continue;
      /* Translators: the name of a skill, and what it does */
      item = skill->text != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), skill->name, skill->text) : g_strdup (skill->name);
      g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", item);
    }

  return g_strdup (text->str);
}

char *
acies_unit_type_dup_values (const AciesRuleset *ruleset,
                            AciesId             type,
                            gboolean            with_dice)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_attributes; i++)
    {
      const AciesAttribute *attribute = &ruleset->attributes[i];
      int                   value = ruleset->unit_types[type].values[i];
      g_autofree char      *told = value != 0 && (with_dice || !attribute->is_dice) ? acies_attribute_value_to_string (ruleset, i, value) : NULL;
      /* Translators: what a type of units has, such as “March”, and how much: “4” */
      g_autofree char *item = told != NULL ? g_strdup_printf (_ ("%1$s: %2$s"), attribute->name, told) : NULL;

      if (item != NULL)
        acies_list_add (text, ACIES_LIST_COMMA, item);
    }

  return g_strdup (text->str);
}

char *
acies_unit_type_dup_abilities (const AciesRuleset *ruleset,
                               AciesId             type)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_cards; i++)
    if ((ruleset->unit_types[type].abilities >> i) & 1)
      acies_list_add (text, ACIES_LIST_COMMA, ruleset->cards[i].name);

  return g_strdup (text->str);
}

/* --- refusals -------------------------------------------------------------------------------- */

gboolean
acies_card_check (const AciesState *state,
                  AciesSide         side,
                  AciesId           card,
                  GError          **error)
{
  const AciesProcs *procs = state->ruleset->procs;

  return state->mode != ACIES_MODE_PLAY || state->outcome.reason != ACIES_END_NOT_YET || procs->check_card == NULL ||
         procs->check_card (state, side, card, error);
}

void
acies_command_explain (const AciesCommand *self,
                       const AciesState   *state,
                       AciesExplanation   *explanation)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) condition = NULL;
  const char *rule;

  *explanation = (AciesExplanation) { .allowed = acies_command_check (self, state, &error) };
  if (explanation->allowed)
    {
      g_autofree char *line = acies_command_to_string (self, state->ruleset);
      g_autofree char *more = state->ruleset->procs->foresee != NULL ? state->ruleset->procs->foresee (state, self) : NULL;

      /* Translators: a command, and what comes of it */
      explanation->sentence = more != NULL ? g_strdup_printf (_ ("“%1$s” is allowed now: %2$s"), line, more) : g_strdup_printf (_ ("“%s” is allowed now"), line);
      return;
    }
  if (self->kind == ACIES_COMMAND_PLAY && !acies_card_check (state, ACIES_NO_SIDE, self->id, &condition))
    {
      g_clear_error (&error);
      error = g_steal_pointer (&condition);
    }
  rule = acies_rule_error_get_rule (error);
  explanation->rule = rule != NULL ? acies_ruleset_find_rule (state->ruleset, rule) : NULL;
  explanation->sentence = g_strdup (error->message);
}

/* --- endings --------------------------------------------------------------------------------- */

static gboolean
is_ending (AciesCommandKind kind)
{
  return kind == ACIES_COMMAND_DONE || kind == ACIES_COMMAND_PASS;
}

const char *
acies_state_ending (const AciesState *state)
{
  if (state->mode != ACIES_MODE_PLAY || state->outcome.reason != ACIES_END_NOT_YET)
    return NULL;

  return acies_question_end (state);
}

char *
acies_command_to_named_string (const AciesCommand *self,
                               const AciesState   *state)
{
  g_autofree char *line = acies_command_to_string (self, state->ruleset);
  const char      *ending = acies_state_ending (state);

  return is_ending (self->kind) && ending != NULL ? g_strdup_printf ("%s %s", line, ending) : g_steal_pointer (&line);
}

static gboolean
check_names (const AciesCommand *command,
             char              **names,
             const AciesState   *state,
             GError            **error)
{
  AciesSide        decides = acies_state_deciding_side (state);
  const char      *ending = acies_state_ending (state);
  const char      *word = acies_command_name (command->kind, state->ruleset->procs);
  const char      *rule;
  g_autofree char *meant = NULL;
  g_autofree char *shown = NULL;
  g_autofree char *question = NULL;

  if (!acies_command_check (command, state, error))
    return FALSE;
  if (ending != NULL && g_ascii_strcasecmp (names[0], ending) == 0 &&
      (names[1] == NULL || g_ascii_strcasecmp (names[1], state->ruleset->sides[decides].id) == 0))
    return TRUE;

  /* What is asked is told by the names that are right. */
  rule = acies_question_rule (state);
  meant = g_strjoinv (" ", names);
  shown = acies_text_shorten (meant, ACIES_LONGEST_QUOTE);
  question = acies_state_describe (state);
  if (ending == NULL)
    /* Translators: "done" or "pass", what it was to end, the question of the moment */
    return acies_refuse_not_asked (error, rule, _ ("“%1$s %2$s” is not possible now; current step: %3$s"), word, shown, question);

  /* Translators: "done" or "pass", what it was to end, the question of the moment, "done" or "pass", what that would end */
  return acies_refuse_not_asked (error, rule, _ ("“%1$s %2$s” is not possible now; current step: %3$s (use “%4$s %5$s”)"), word, shown, question, word, ending);
}

gboolean
acies_command_read (const char       *line,
                    const AciesState *state,
                    AciesCommand     *command,
                    GError          **error)
{
  g_auto (GStrv) words = g_strsplit_set (line, " \t", -1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  const char *first = NULL;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (words[i][0] == '\0')
        continue;
      if (first == NULL)
        first = words[i];
      else
        g_ptr_array_add (names, words[i]);
    }
  if (first == NULL || names->len == 0 || names->len > 2 || !acies_command_parse (first, state->ruleset, command, NULL) ||
      !is_ending (command->kind))
    {
      if (!acies_command_parse (line, state->ruleset, command, error))
        return FALSE;
      acies_command_normalize (command, state);

      return TRUE;
    }
  g_ptr_array_add (names, NULL);

  return check_names (command, (char **) names->pdata, state, error);
}
