/* guide.c - acies-cli guide: how to set up a battle on a table, as a list to tick off
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/files.h"

#include "engine/view/guide.h"

#include <glib/gi18n.h>

static void
print_step (const AciesSetupGuide *guide,
            guint                  index)
{
  const AciesSetupStep *step = g_ptr_array_index (guide->steps, index);
  g_autofree char      *head = acies_setup_guide_dup_heading (guide, index);

  acies_cli_print ("\n");
  acies_cli_print_line (head);
  if (step->detail != NULL)
    {
      g_autofree char *line = g_strdup_printf ("   %s", step->detail);

      acies_cli_print_line (line);
    }
  for (guint i = 0; i < step->ticks->len; i++)
    {
      g_autofree char *text = acies_setup_tick_dup_text (g_ptr_array_index (step->ticks, i));
      g_autofree char *line = g_strdup_printf ("   [ ] %s", text);

      acies_cli_print_line (line);
    }
}

static void
print_guide (const AciesSetupGuide *guide)
{
  const char      *title = guide->scenario->texts->text[ACIES_TEXT_TITLE];
  g_autofree char *head = g_strdup_printf (_ ("%1$s (%2$s)"), *title != '\0' ? title : _ ("Untitled"), guide->scenario->ruleset->name);

  acies_cli_print_line (head);
  for (guint i = 0; i < guide->steps->len; i++)
    print_step (guide, i);
  for (guint i = 0; i < guide->losses->len; i++)
    acies_cli_report (g_ptr_array_index (guide->losses, i));
}

static JsonObject *
new_tick (const AciesSetupTick *tick,
          const AciesRuleset   *ruleset)
{
  JsonObject *object = json_object_new ();
  JsonArray  *commands = json_array_new ();

  json_object_set_string_member (object, "label", tick->label);
  json_object_set_string_member (object, "detail", tick->detail);
  json_object_set_array_member (object, "hexes", acies_cli_new_hexes ((const AciesHex *) tick->hexes->data, tick->hexes->len));
  for (guint i = 0; i < tick->commands->len; i++)
    {
      g_autofree char *line = acies_command_to_string (&g_array_index (tick->commands, AciesCommand, i), ruleset);

      json_array_add_string_element (commands, line);
    }
  json_object_set_array_member (object, "commands", commands);

  return object;
}

static void
print_json (const AciesSetupGuide *guide)
{
  const AciesState *scenario = guide->scenario;
  JsonObject       *object = json_object_new ();
  JsonArray        *steps = json_array_new ();
  JsonArray        *losses = json_array_new ();

  for (guint i = 0; i < guide->steps->len; i++)
    {
      const AciesSetupStep *step = g_ptr_array_index (guide->steps, i);
      JsonObject           *one = json_object_new ();
      JsonArray            *ticks = json_array_new ();

      for (guint j = 0; j < step->ticks->len; j++)
        json_array_add_object_element (ticks, new_tick (g_ptr_array_index (step->ticks, j), scenario->ruleset));
      json_object_set_string_member (one, "kind", acies_setup_kind_id (step->kind));
      json_object_set_string_member (one, "side", step->side != ACIES_NO_SIDE ? scenario->ruleset->sides[step->side].id : NULL);
      json_object_set_string_member (one, "title", step->title);
      json_object_set_string_member (one, "detail", step->detail);
      json_object_set_array_member (one, "ticks", ticks);
      json_array_add_object_element (steps, one);
    }
  for (guint i = 0; i < guide->losses->len; i++)
    json_array_add_string_element (losses, g_ptr_array_index (guide->losses, i));
  json_object_set_string_member (object, "title", scenario->texts->text[ACIES_TEXT_TITLE]);
  json_object_set_string_member (object, "ruleset", scenario->ruleset->id);
  json_object_set_int_member (object, "columns", scenario->board->columns);
  json_object_set_int_member (object, "rows", scenario->board->rows);
  json_object_set_array_member (object, "steps", steps);
  json_object_set_array_member (object, "left-out", losses);
  acies_cli_print_object (object);
}

AciesCliStatus
acies_cli_guide (const AciesCliVerb *verb,
                 char              **words)
{
  g_auto (AciesCliPosition) asked = { 0 };
  g_autoptr (AciesSetupGuide) guide = NULL;
  AciesCliStatus status;

  if (!acies_cli_position_open (&asked, verb, words, 1, 1, NULL, N_ ("Print the steps as JSON"), &status))
    return status;

  guide = acies_setup_guide_new (asked.input->game != NULL ? acies_session_get_state (asked.session) : asked.input->scenario);
  if (asked.json)
    print_json (guide);
  else
    print_guide (guide);

  return ACIES_CLI_GOOD;
}
