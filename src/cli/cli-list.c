/* cli-list.c - acies-cli list: what rulesets hold
 *
 * One line for each thing, its fields separated by tabs, the id first; or one
 * JSON object with the same fields.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli-json.h"
#include "cli/cli.h"
#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/words/unit-words.h"
#include "formats/ruleset/library.h"
#include "formats/scenario/format-kinds.h"
#include "formats/scenario/scenario-xml.h"

#include <glib/gi18n.h>

#include <string.h>

/* Where the fields of the things go. */
typedef struct
{
  AciesLibrary *library;
  JsonBuilder  *builder; /* NULL: lines of text */
  const char   *kind;    /* printed before each line; NULL: not */
  gboolean      is_first_field;
  gboolean      failed;
} Sink;

typedef struct
{
  const char *name;
  void (*list) (Sink         *sink,
                AciesRuleset *ruleset);
} Kind;

static void
begin_thing (Sink *sink)
{
  sink->is_first_field = TRUE;
  if (sink->builder != NULL)
    json_builder_begin_object (sink->builder);
  else if (sink->kind != NULL)
    acies_cli_print ("%s\t", sink->kind);
}

static void
end_thing (Sink *sink)
{
  if (sink->builder != NULL)
    json_builder_end_object (sink->builder);
  else
    acies_cli_print ("\n");
}

static void
add_text (Sink       *sink,
          const char *name,
          const char *value)
{
  if (sink->builder != NULL)
    acies_cli_json_string (sink->builder, name, value);
  else
    acies_cli_print ("%s%s", sink->is_first_field ? "" : "\t", value != NULL ? value : "-");
  sink->is_first_field = FALSE;
}

static void
add_number (Sink       *sink,
            const char *name,
            gint64      value)
{
  if (sink->builder != NULL)
    acies_cli_json_number (sink->builder, name, value);
  else
    acies_cli_print ("%s%" G_GINT64_FORMAT, sink->is_first_field ? "" : "\t", value);
  sink->is_first_field = FALSE;
}

static void
add_value (Sink               *sink,
           const AciesRuleset *ruleset,
           guint               attribute,
           int                 value)
{
  g_autofree char *dice = acies_attribute_value_to_string (ruleset, attribute, value);

  if (ruleset->attributes[attribute].is_dice)
    acies_cli_json_string (sink->builder, ruleset->attributes[attribute].id, dice);
  else
    acies_cli_json_number (sink->builder, ruleset->attributes[attribute].id, value);
}

static void
list_ruleset (Sink         *sink,
              AciesRuleset *ruleset)
{
  begin_thing (sink);
  add_text (sink, "id", ruleset->id);
  add_text (sink, "name", ruleset->name);
  if (sink->builder != NULL)
    {
      acies_cli_json_string (sink->builder, "summary", ruleset->summary);
      acies_cli_json_number (sink->builder, "edition", (int) ruleset->edition);
      acies_cli_json_hash (sink->builder, "fingerprint", ruleset->fingerprint);
    }
  end_thing (sink);
}

/* Of one side its id, of both "any". */
static const char *
name_of_sides (const AciesRuleset *ruleset,
               guint               sides)
{
  for (AciesSide side = 0; side < ruleset->n_sides; side++)
    {
      if (sides == 1u << side)
        return ruleset->sides[side].id;
    }

  return "any";
}

/* Lines say in words what JSON has attribute by attribute; each thing is one line. */
static void
add_effects (Sink               *sink,
             const AciesRuleset *ruleset,
             AciesId             type)
{
  g_autofree char *values = acies_unit_type_dup_values (ruleset, type, TRUE);
  g_autofree char *skills = g_strdelimit (acies_unit_type_dup_skills (ruleset, type), "\n", ' ');
  g_autofree char *abilities = acies_unit_type_dup_abilities (ruleset, type);
  const char      *text = ruleset->unit_types[type].text;

  if (sink->builder == NULL)
    add_text (sink, "values", *values != '\0' ? values : NULL);
  add_text (sink, "skills", *skills != '\0' ? skills : NULL);
  add_text (sink, "abilities", *abilities != '\0' ? abilities : NULL);
  add_text (sink, "text", text);
}

static void
list_unit_types (Sink         *sink,
                 AciesRuleset *ruleset)
{
  g_autoptr (AciesState) usual = acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &ruleset->unit_types[i];

      begin_thing (sink);
      add_text (sink, "id", type->id);
      add_text (sink, "name", type->name);
      add_text (sink, "ruleset", ruleset->id);
      add_text (sink, "side", name_of_sides (ruleset, type->sides));
      add_text (sink, "class", ruleset->classes[type->class_].id);
      add_number (sink, "figures", type->figures);
      /* where a scenario does not say otherwise */
      add_number (sink, "morale", acies_state_morale_for (usual, (AciesId) i));
      for (guint j = 0; j < ruleset->n_attributes && sink->builder != NULL; j++)
        add_value (sink, ruleset, j, type->values[j]);
      add_effects (sink, ruleset, (AciesId) i);
      end_thing (sink);
    }
}

static const char *const card_kinds[] = {
  [ACIES_CARD_ORDER] = "order",
  [ACIES_CARD_OFFENSIVE] = "offensive",
  [ACIES_CARD_DEFENSIVE] = "defensive",
  [ACIES_CARD_SCENARIO] = "scenario",
};

static void
list_cards (Sink         *sink,
            AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      const AciesCardType *card = &ruleset->cards[i];

      begin_thing (sink);
      add_text (sink, "id", card->id);
      add_text (sink, "name", card->name);
      add_text (sink, "ruleset", ruleset->id);
      add_text (sink, "kind", card_kinds[card->kind]);
      add_text (sink, "side", name_of_sides (ruleset, card->sides));
      add_text (sink, "scenario", card->scenario);
      if (sink->builder != NULL)
        {
          acies_cli_json_string (sink->builder, "text", card->text);
          acies_cli_json_string (sink->builder, "rule", card->rule);
          if (card->deck != ACIES_NO_ID)
            acies_cli_json_string (sink->builder, "deck", ruleset->decks[card->deck].id);
          if (card->common)
            acies_cli_json_number (sink->builder, "copies", card->copies);
        }
      end_thing (sink);
    }
}

static void
list_terrain (Sink         *sink,
              AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    {
      begin_thing (sink);
      add_text (sink, "id", ruleset->terrains[i].id);
      add_text (sink, "name", ruleset->terrains[i].name);
      add_text (sink, "ruleset", ruleset->id);
      end_thing (sink);
    }
}

static void
list_numbers (Sink         *sink,
              AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_numbers; i++)
    {
      const AciesNumber *number = &ruleset->numbers[i];

      begin_thing (sink);
      add_text (sink, "id", number->id);
      add_text (sink, "name", number->name);
      add_text (sink, "ruleset", ruleset->id);
      add_number (sink, "value", number->value);
      add_text (sink, "unit", number->unit);
      add_text (sink, "rule", number->rule);
      if (sink->builder != NULL)
        {
          acies_cli_json_string (sink->builder, "source", number->source);
          acies_cli_json_string (sink->builder, "text", number->text);
        }
      end_thing (sink);
    }
}

/* Scripts get the default text, people the one in their language. */
static void
add_scenario_text (Sink             *sink,
                   const AciesState *scenario,
                   AciesTextKind     kind)
{
  add_text (sink, acies_text_id (kind), sink->builder != NULL ? acies_texts_get_default (scenario->texts, kind) : scenario->texts->text[kind]);
}

static void
list_scenario (Sink       *sink,
               const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (AciesState) scenario = acies_scenario_read_bundled (path, sink->library, &error);
  g_autofree char *id = g_path_get_basename (path);

  if (scenario == NULL)
    {
      acies_cli_report (error->message);
      sink->failed = TRUE;
      return;
    }
  if (g_str_has_suffix (id, ".acies"))
    id[strlen (id) - strlen (".acies")] = '\0';
  begin_thing (sink);
  add_text (sink, "id", id);
  add_scenario_text (sink, scenario, ACIES_TEXT_TITLE);
  add_text (sink, "ruleset", scenario->ruleset->id);
  add_scenario_text (sink, scenario, ACIES_TEXT_DATE);
  add_text (sink, "file", path);
  end_thing (sink);
}

static void
list_paths (Sink  *sink,
            char **paths)
{
  for (guint i = 0; paths[i] != NULL; i++)
    list_scenario (sink, paths[i]);
}

static void
list_scenarios (Sink         *sink,
                AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_scenarios (sink->library, ruleset->id);

  list_paths (sink, paths);
}

static void
list_templates (Sink         *sink,
                AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_templates (sink->library, ruleset->id);

  list_paths (sink, paths);
}

/* These are of all games together, and listed once. */
static void
list_findings (Sink         *sink,
               AciesRuleset *ruleset)
{
  g_autoptr (GPtrArray) all = acies_finding_kinds_list ();

  for (guint i = 0; i < all->len; i++)
    {
      const AciesFindingKind *kind = g_ptr_array_index (all, i);

      begin_thing (sink);
      add_text (sink, "code", kind->code);
      add_text (sink, "severity", acies_severity_id (kind->severity));
      add_text (sink, "fix", kind->has_fix ? "fix" : NULL);
      add_text (sink, "text", _ (kind->text));
      end_thing (sink);
    }
}

static const Kind kinds[] = {
  { "rulesets", list_ruleset },
  { "unit-types", list_unit_types },
  { "cards", list_cards },
  { "terrain", list_terrain },
  { "numbers", list_numbers },
  { "scenarios", list_scenarios },
  { "templates", list_templates },
  { "findings", list_findings },
};

static const Kind *
find_kind (const char *name)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (g_str_equal (kinds[i].name, name))
        return &kinds[i];
      acies_list_add (names, ACIES_LIST_COMMA, kinds[i].name);
    }
  /* Translators: what was typed, and a list of the kinds there are */
  acies_cli_complain (_ ("unknown kind “%1$s”; use one of %2$s"), name, names->str);

  return NULL;
}

/* Says once what is wrong with the rulesets, though each kind asks for all of them. */
static gboolean
check_rulesets (AciesLibrary *library)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (library);
  gboolean good = ids[0] != NULL;

  if (!good)
    acies_cli_complain (_ ("no rulesets found in %s"), acies_library_get_folder (library));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (acies_library_get_ruleset (library, ids[i], &error) != NULL)
        continue;
      acies_cli_report (error->message);
      good = FALSE;
    }

  return good;
}

static void
list_kind (Sink       *sink,
           const Kind *kind)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (sink->library);
  gboolean done = FALSE;

  if (sink->builder != NULL)
    json_builder_begin_array (sink->builder);
  for (guint i = 0; ids[i] != NULL && !done; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (sink->library, ids[i], NULL);

      if (ruleset == NULL)
        continue;
      kind->list (sink, ruleset);
      done = kind->list == list_findings;
    }
  if (sink->builder != NULL)
    json_builder_end_array (sink->builder);
}

static void
list_all (Sink *sink)
{
  if (sink->builder != NULL)
    json_builder_begin_object (sink->builder);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      sink->kind = kinds[i].name;
      if (sink->builder != NULL)
        json_builder_set_member_name (sink->builder, sink->kind);
      list_kind (sink, &kinds[i]);
    }
  if (sink->builder != NULL)
    json_builder_end_object (sink->builder);
}

AciesCliStatus
acies_cli_list (const AciesCliVerb *verb,
                char              **words)
{
  gboolean           json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the list as JSON"), NULL },
    { NULL },
  };
  g_auto (GStrv) names = NULL;
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (JsonBuilder) builder = NULL;
  const Kind    *kind = NULL;
  Sink           sink = { .library = library };
  AciesCliStatus status;

  names = acies_cli_parse (verb, entries, words, 0, 1, &status);
  if (names == NULL)
    return status;
  if (names[0] != NULL && (kind = find_kind (names[0])) == NULL)
    return ACIES_CLI_UNUSABLE;

  sink.failed = !check_rulesets (library);
  sink.builder = builder = json ? json_builder_new () : NULL;
  if (kind != NULL)
    list_kind (&sink, kind);
  else
    list_all (&sink);
  if (json)
    acies_cli_json_print (builder);

  return sink.failed ? ACIES_CLI_UNUSABLE : ACIES_CLI_GOOD;
}
