/* script-seen.c - the lines of a script about what a side sees, what units have, and what is found in a scenario
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "support/script-private.h"

#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/find/findings.h"
#include "engine/ruleset/property.h"
#include "engine/view/view.h"

#include <stdlib.h>

static AciesView *
view_after (const Script       *self,
            const AciesCommand *command,
            AciesSide           side)
{
  g_autoptr (AciesState) after = acies_state_copy (self->state);

  return acies_engine_apply (after, command, NULL, NULL) ? acies_view_new (after, side) : NULL;
}

/* Of the other commands of its kind: how many there are, and how many look the
 * same to @side as @command. */
static gboolean
count_alike (const Script       *self,
             const AciesCommand *command,
             AciesSide           side,
             guint              *n_others,
             guint              *n_alike)
{
  g_autoptr (GArray) list = acies_commands_new ();
  g_autoptr (AciesView) view = view_after (self, command, side);

  *n_others = 0;
  *n_alike = 0;
  acies_command_list (self->state, list);
  for (guint i = 0; i < list->len && view != NULL; i++)
    {
      const AciesCommand *other = &g_array_index (list, AciesCommand, i);
      g_autoptr (AciesView) other_view = NULL;

      if (other->kind != command->kind || acies_command_equal (other, command))
        continue;
      other_view = view_after (self, other, side);
      (*n_others)++;
      *n_alike += acies_view_equal (view, other_view);
    }

  return view != NULL;
}

static gboolean
look (Script  *self,
      char   **words,
      guint   *n_others,
      guint   *n_alike,
      GError **error)
{
  AciesSide        side = acies_ruleset_find_side (self->state->ruleset, words[1]);
  g_autofree char *text = g_strjoinv (" ", words + 2);
  g_auto (AciesCommand) command = ACIES_COMMAND_INIT (ACIES_COMMAND_PASS);

  if (side == ACIES_NO_SIDE)
    return script_fail (error, "there is no side %s", words[1]);
  if (!acies_command_parse (text, self->state->ruleset, &command, error))
    return FALSE;
  if (!count_alike (self, &command, side, n_others, n_alike))
    return script_fail (error, "refused");

  return *n_others > 0 || script_fail (error, "nothing else of the kind is allowed");
}

/* unseen SIDE COMMAND... */
gboolean
script_unseen (Script  *self,
               char   **words,
               GError **error)
{
  guint n_others;
  guint n_alike;

  return look (self, words, &n_others, &n_alike, error) &&
         (n_alike == n_others || script_fail (error, "%u others look different", n_others - n_alike));
}

/* seen SIDE COMMAND... */
gboolean
script_seen (Script  *self,
             char   **words,
             GError **error)
{
  guint n_others;
  guint n_alike;

  return look (self, words, &n_others, &n_alike, error) &&
         (n_alike == 0 || script_fail (error, "%u others look the same", n_alike));
}

/* is hidden SIDE NUMBER: units of which the enemy sees no more than that they are there */
gboolean
script_is_hidden (Script  *self,
                  char   **words,
                  GError **error)
{
  AciesSide side = acies_ruleset_find_side (self->state->ruleset, words[0]);
  int       n = 0;

  if (side == ACIES_NO_SIDE)
    return script_fail (error, "there is no side %s", words[0]);
  for (guint i = 0; i < self->state->n_units; i++)
    n += self->state->units[i].side == side && acies_unit_lies_face_down (self->state, (AciesUnitId) i);

  return n == atoi (words[1]) || script_fail (error, "it is %d", n);
}

/* is property HEX PROPERTY VALUE [TYPE] */
gboolean
script_is_property (Script  *self,
                    char   **words,
                    GError **error)
{
  const AciesRuleset *ruleset = self->state->ruleset;
  AciesId             property = acies_ruleset_find_property (ruleset, words[1]);
  AciesHex            hex;
  AciesUnitId         unit;
  g_autofree char    *value = NULL;

  if (property == ACIES_NO_ID || !acies_hex_parse (words[0], &hex))
    return script_fail (error, "there is no such hex or property");
  unit = words[3] != NULL ? acies_stack_of_type (self->state, hex, acies_ruleset_find_unit_type (ruleset, words[3])) : acies_state_unit_at (self->state, hex);
  if (unit == ACIES_NO_UNIT)
    return script_fail (error, "it has nothing");
  value = acies_property_value_to_string (&ruleset->properties[property], self->state->units[unit].properties[property]);

  return g_str_equal (value, words[2]) || script_fail (error, "it is %s", value);
}

/* "CODE PLACE" of each, with commas between. */
static char *
dup_found (const AciesState *state,
           const char       *rule)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();
  GString *found = g_string_new (NULL);

  acies_scenario_find (state, findings);
  for (guint i = 0; i < findings->list->len; i++)
    {
      const AciesFinding *finding = g_ptr_array_index (findings->list, i);
      AciesHexName        name;

      if (g_strcmp0 (finding->rule, rule) != 0)
        continue;
      g_string_append_printf (found, "%s%s", found->len > 0 ? ", " : "", finding->code);
      if (finding->hex != ACIES_NO_HEX)
        g_string_append_printf (found, " %s", acies_hex_name (finding->hex, name));
      else if (finding->side != ACIES_NO_SIDE)
        g_string_append_printf (found, " %s", state->ruleset->sides[finding->side].id);
    }

  return g_string_free (found, FALSE);
}

/* finds RULE CODE PLACE, CODE PLACE...: in a scenario, by this rule; or finds RULE nothing */
gboolean
script_finds (Script  *self,
              char   **words,
              GError **error)
{
  g_autofree char *wanted = g_strjoinv (" ", words + 2);
  g_autofree char *found = NULL;

  if (self->state->mode != ACIES_MODE_EDIT)
    return script_fail (error, "play has begun");
  found = dup_found (self->state, words[1]);

  return g_str_equal (wanted, *found != '\0' ? found : "nothing") || script_fail (error, "%s", *found != '\0' ? found : "nothing");
}
