/* list.c - acies-cli list, rules and records: what rulesets hold, what the rulebooks say and what proves it, finished games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/cli.h"

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/view/words.h"
#include "formats/ruleset/library.h"
#include "formats/ruleset/proofs.h"
#include "formats/scenario/scenario-xml.h"
#include "session/finished.h"

#include <glib/gi18n.h>

#include <string.h>

/* --- the things of a ruleset --------------------------------------------------------------------- */

typedef struct
{
  AciesLibrary *library;
  gboolean      json;
  gboolean      failed;
  JsonArray    *things; /* the items of the kind that is being listed */
} Lister;

typedef struct
{
  const char *name;
  const char *columns; /* the columns of a text row, the id first; JSON has all members */
  void (*list) (Lister       *self,
                AciesRuleset *ruleset);
} Kind;

/* Returns: (transfer none): a new item, which the list owns */
static JsonObject *
add_thing (Lister     *self,
           const char *id,
           const char *name,
           const char *ruleset)
{
  JsonObject *thing = json_object_new ();

  json_array_add_object_element (self->things, thing);
  json_object_set_string_member (thing, "id", id);
  json_object_set_string_member (thing, "name", name);
  if (ruleset != NULL)
    json_object_set_string_member (thing, "ruleset", ruleset);

  return thing;
}

static void
list_ruleset (Lister       *self,
              AciesRuleset *ruleset)
{
  JsonObject *thing = add_thing (self, ruleset->id, ruleset->name, NULL);

  json_object_set_string_member (thing, "summary", ruleset->summary);
  json_object_set_int_member (thing, "edition", (int) ruleset->edition);
  acies_cli_set_hash (thing, "fingerprint", ruleset->fingerprint);
}

/* Returns: the id of a single side, or "any" for several sides */
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

/* A text row sums up the attributes in words; JSON lists them one by one. */
static void
list_unit_types (Lister       *self,
                 AciesRuleset *ruleset)
{
  g_autoptr (AciesState) usual = acies_state_new (ruleset, ruleset->columns, ruleset->rows);

  for (guint i = 0; i < ruleset->n_unit_types; i++)
    {
      const AciesUnitType *type = &ruleset->unit_types[i];
      JsonObject          *thing = add_thing (self, type->id, type->name, ruleset->id);
      g_autofree char     *values = acies_unit_type_dup_values (ruleset, (AciesId) i, TRUE);
      g_autofree char     *skills = g_strdelimit (acies_unit_type_dup_skills (ruleset, (AciesId) i), "\n", ' ');
      g_autofree char     *abilities = acies_unit_type_dup_abilities (ruleset, (AciesId) i);

      json_object_set_string_member (thing, "side", name_of_sides (ruleset, type->sides));
      json_object_set_string_member (thing, "class", ruleset->classes[type->class_].id);
      json_object_set_int_member (thing, "figures", type->figures);
      /* unless a scenario changes it */
      json_object_set_int_member (thing, "morale", acies_state_morale_for (usual, (AciesId) i));
      for (guint j = 0; j < ruleset->n_attributes && self->json; j++)
        {
          g_autofree char *dice = acies_attribute_value_to_string (ruleset, j, type->values[j]);

          if (ruleset->attributes[j].is_dice)
            json_object_set_string_member (thing, ruleset->attributes[j].id, dice);
          else
            json_object_set_int_member (thing, ruleset->attributes[j].id, type->values[j]);
        }
      if (!self->json)
        json_object_set_string_member (thing, "values", *values != '\0' ? values : NULL);
      json_object_set_string_member (thing, "skills", *skills != '\0' ? skills : NULL);
      json_object_set_string_member (thing, "abilities", *abilities != '\0' ? abilities : NULL);
      json_object_set_string_member (thing, "text", type->text);
    }
}

static const char *const card_kinds[] = {
  [ACIES_CARD_ORDER] = "order",
  [ACIES_CARD_OFFENSIVE] = "offensive",
  [ACIES_CARD_DEFENSIVE] = "defensive",
  [ACIES_CARD_SCENARIO] = "scenario",
};

static void
list_cards (Lister       *self,
            AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_cards; i++)
    {
      const AciesCardType *card = &ruleset->cards[i];
      JsonObject          *thing = add_thing (self, card->id, card->name, ruleset->id);

      json_object_set_string_member (thing, "kind", card_kinds[card->kind]);
      json_object_set_string_member (thing, "side", name_of_sides (ruleset, card->sides));
      json_object_set_string_member (thing, "scenario", card->scenario);
      json_object_set_string_member (thing, "text", card->text);
      json_object_set_string_member (thing, "rule", card->rule);
      if (card->deck != ACIES_NO_ID)
        json_object_set_string_member (thing, "deck", ruleset->decks[card->deck].id);
      if (card->common)
        json_object_set_int_member (thing, "copies", card->copies);
    }
}

static void
list_terrain (Lister       *self,
              AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    add_thing (self, ruleset->terrains[i].id, ruleset->terrains[i].name, ruleset->id);
}

static void
list_numbers (Lister       *self,
              AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_numbers; i++)
    {
      const AciesNumber *number = &ruleset->numbers[i];
      JsonObject        *thing = add_thing (self, number->id, number->name, ruleset->id);

      json_object_set_int_member (thing, "value", number->value);
      json_object_set_string_member (thing, "unit", number->unit);
      json_object_set_string_member (thing, "rule", number->rule);
      json_object_set_string_member (thing, "source", number->source);
      json_object_set_string_member (thing, "text", number->text);
    }
}

/* JSON has the default text; text rows have the text in the user's language. */
static void
list_paths (Lister *self,
            char  **paths)
{
  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AciesState) scenario = acies_scenario_read_bundled (paths[i], self->library, &error);
      g_autofree char *id = g_path_get_basename (paths[i]);
      JsonObject      *thing;

      if (scenario == NULL)
        {
          acies_cli_report (error->message);
          self->failed = TRUE;
          continue;
        }
      if (g_str_has_suffix (id, ".acies"))
        id[strlen (id) - strlen (".acies")] = '\0';
      thing = json_object_new ();
      json_array_add_object_element (self->things, thing);
      json_object_set_string_member (thing, "id", id);
      json_object_set_string_member (thing, acies_text_id (ACIES_TEXT_TITLE), self->json ? acies_texts_get_default (scenario->texts, ACIES_TEXT_TITLE) : scenario->texts->text[ACIES_TEXT_TITLE]);
      json_object_set_string_member (thing, "ruleset", scenario->ruleset->id);
      json_object_set_string_member (thing, acies_text_id (ACIES_TEXT_DATE), self->json ? acies_texts_get_default (scenario->texts, ACIES_TEXT_DATE) : scenario->texts->text[ACIES_TEXT_DATE]);
      json_object_set_string_member (thing, "file", paths[i]);
    }
}

static void
list_scenarios (Lister       *self,
                AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_scenarios (self->library, ruleset->id);

  list_paths (self, paths);
}

static void
list_templates (Lister       *self,
                AciesRuleset *ruleset)
{
  g_auto (GStrv) paths = acies_library_list_templates (self->library, ruleset->id);

  list_paths (self, paths);
}

/* Findings are not per ruleset, so they are listed only once. */
static void
list_findings (Lister       *self,
               AciesRuleset *ruleset)
{
  g_autoptr (GPtrArray) all = acies_finding_kinds_list ();

  for (guint i = 0; i < all->len; i++)
    {
      const AciesFindingKind *kind = g_ptr_array_index (all, i);
      JsonObject             *thing = json_object_new ();

      json_array_add_object_element (self->things, thing);
      json_object_set_string_member (thing, "code", kind->code);
      json_object_set_string_member (thing, "severity", acies_severity_id (kind->severity));
      json_object_set_string_member (thing, "fix", kind->has_fix ? "fix" : NULL);
      json_object_set_string_member (thing, "text", _ (kind->text));
    }
}

static const Kind kinds[] = {
  { "rulesets", "id name", list_ruleset },
  { "unit-types", "id name ruleset side class figures morale values skills abilities text", list_unit_types },
  { "cards", "id name ruleset kind side scenario", list_cards },
  { "terrain", "id name ruleset", list_terrain },
  { "numbers", "id name ruleset value unit rule", list_numbers },
  { "scenarios", "id title ruleset date file", list_scenarios },
  { "templates", "id title ruleset date file", list_templates },
  { "findings", "code severity fix text", list_findings },
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
  acies_cli_error (_ ("unknown kind “%1$s”; use one of %2$s"), name, names->str);

  return NULL;
}

/* Returns: (transfer full): the items of that kind */
static JsonArray *
list_kind (Lister     *self,
           const Kind *kind)
{
  g_auto (GStrv) ids = acies_library_list_rulesets (self->library);
  gboolean done = FALSE;

  self->things = json_array_new ();
  for (guint i = 0; ids[i] != NULL && !done; i++)
    {
      AciesRuleset *ruleset = acies_library_get_ruleset (self->library, ids[i], NULL);

      if (ruleset == NULL)
        continue;
      kind->list (self, ruleset);
      done = kind->list == list_findings;
    }

  return self->things;
}

/* @named: whether to print the name of the kind before each item */
static void
print_things (JsonArray  *things,
              const Kind *kind,
              gboolean    named)
{
  for (guint i = 0; i < json_array_get_length (things); i++)
    {
      if (named)
        acies_cli_print ("%s\t", kind->name);
      acies_cli_print_row (json_array_get_object_element (things, i), kind->columns);
    }
  json_array_unref (things);
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
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  const Kind    *only = NULL;
  Lister         self = { .library = library };
  JsonObject    *all;
  AciesCliStatus status;
  g_auto (GStrv) ids = NULL;
  g_auto (GStrv) names = acies_cli_parse (verb, entries, words, 0, 1, &status);

  if (names == NULL)
    return status;
  if (names[0] != NULL && (only = find_kind (names[0])) == NULL)
    return ACIES_CLI_UNUSABLE;

  /* Errors of rulesets are reported once, although each kind loads all rulesets. */
  ids = acies_library_list_rulesets (library);
  if (ids[0] == NULL)
    acies_cli_error (_ ("no rulesets found in %s"), acies_library_get_folder (library));
  self.failed = ids[0] == NULL;
  self.json = json;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GError) error = NULL;

      if (acies_library_get_ruleset (library, ids[i], &error) != NULL)
        continue;
      acies_cli_report (error->message);
      self.failed = TRUE;
    }
  if (only != NULL && json)
    acies_cli_print_array (list_kind (&self, only));
  else if (only != NULL)
    print_things (list_kind (&self, only), only, FALSE);
  else
    {
      all = json ? json_object_new () : NULL;
      for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
        if (json)
          json_object_set_array_member (all, kinds[i].name, list_kind (&self, &kinds[i]));
        else
          print_things (list_kind (&self, &kinds[i]), &kinds[i], TRUE);
      if (json)
        acies_cli_print_object (all);
    }

  return self.failed ? ACIES_CLI_UNUSABLE : ACIES_CLI_GOOD;
}

/* --- rules --------------------------------------------------------------------------------------- */

static const char *const statuses[] = {
  [ACIES_RULE_BINDING] = "binding",
  [ACIES_RULE_FLAVOUR] = "flavour",
  [ACIES_RULE_WORKED] = "worked",
};

static JsonArray *
new_names (const GPtrArray *names)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < names->len; i++)
    json_array_add_string_element (list, names->pdata[i]);

  return list;
}

static JsonArray *
new_related (const AciesRuleset *ruleset,
             const AciesRule    *rule)
{
  g_autoptr (GPtrArray) related = acies_ruleset_list_related (ruleset, rule);
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < related->len; i++)
    json_array_add_string_element (list, ((const AciesRule *) related->pdata[i])->id);

  return list;
}

static JsonObject *
new_statement (const AciesRuleset *ruleset,
               const AciesRule    *rule,
               const AciesProof   *proof)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", rule->id);
  json_object_set_string_member (object, "ruleset", ruleset->id);
  json_object_set_string_member (object, "title", rule->title);
  json_object_set_string_member (object, "source", rule->source);
  json_object_set_string_member (object, "status", statuses[rule->status]);
  json_object_set_string_member (object, "chapter", rule->chapter);
  json_object_set_string_member (object, "text", rule->text);
  json_object_set_string_member (object, "plain", rule->plain);
  json_object_set_string_member (object, "example", rule->example);
  json_object_set_array_member (object, "related", new_related (ruleset, rule));
  json_object_set_int_member (object, "proofs", proof->tests->len);
  json_object_set_array_member (object, "code", new_names (proof->code));
  json_object_set_array_member (object, "tests", new_names (proof->tests));

  return object;
}

static JsonObject *
new_term (const AciesRuleset *ruleset,
          const AciesTerm    *term)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", term->name);
  json_object_set_string_member (object, "ruleset", ruleset->id);
  json_object_set_string_member (object, "rule", term->rule);
  json_object_set_string_member (object, "text", term->text);

  return object;
}

static void
print_statement (JsonObject *rule)
{
  const char *const explained[] = { "plain", "text", "example" };
  JsonArray        *related = json_object_get_array_member (rule, "related");
  JsonArray        *code = json_object_get_array_member (rule, "code");
  JsonArray        *tests = json_object_get_array_member (rule, "tests");

  acies_cli_print ("%s: %s\n", json_object_get_string_member (rule, "id"), json_object_get_string_member (rule, "title"));
  for (guint i = 0; i < G_N_ELEMENTS (explained); i++)
    if (json_object_get_string_member (rule, explained[i]) != NULL)
      acies_cli_print ("%s\n\n", json_object_get_string_member (rule, explained[i]));
  acies_cli_print ("%s %s\n", _ ("ruleset:"), json_object_get_string_member (rule, "ruleset"));
  acies_cli_print ("%s %s\n", _ ("status:"), json_object_get_string_member (rule, "status"));
  if (json_object_get_string_member (rule, "chapter") != NULL)
    acies_cli_print ("%s %s\n", _ ("chapter:"), json_object_get_string_member (rule, "chapter"));
  acies_cli_print ("%s %s\n", _ ("source:"), json_object_get_string_member (rule, "source"));
  for (guint i = 0; i < json_array_get_length (related); i++)
    acies_cli_print ("%s %s\n", _ ("see also:"), json_array_get_string_element (related, i));
  for (guint i = 0; i < json_array_get_length (code); i++)
    acies_cli_print ("%s %s\n", _ ("code:"), json_array_get_string_element (code, i));
  for (guint i = 0; i < json_array_get_length (tests); i++)
    acies_cli_print ("%s %s\n", _ ("test:"), json_array_get_string_element (tests, i));
}

/* Adds the glossary of a ruleset, its statement @id, or all its statements. */
static gboolean
collect (JsonArray    *statements,
         AciesLibrary *library,
         const char   *ruleset_id,
         const char   *id,
         gboolean      glossary)
{
  g_autofree char *folder = acies_library_dup_ruleset_folder (library, ruleset_id);
  g_autoptr (GError) error = NULL;
  const AciesRuleset *ruleset = acies_library_get_ruleset (library, ruleset_id, &error);
  g_autoptr (AciesProofs) proofs = ruleset != NULL ? acies_proofs_load (folder, ruleset, &error) : NULL;

  if (proofs == NULL)
    {
      acies_cli_report (error->message);
      return FALSE;
    }
  for (guint i = 0; glossary && i < ruleset->terms->len; i++)
    json_array_add_object_element (statements, new_term (ruleset, ruleset->terms->pdata[i]));
  for (guint i = 0; !glossary && i < ruleset->rules->len; i++)
    {
      const AciesRule *rule = g_ptr_array_index (ruleset->rules, i);

      if (id == NULL || g_ascii_strcasecmp (rule->id, id) == 0)
        json_array_add_object_element (statements, new_statement (ruleset, rule, acies_proofs_find (proofs, rule->id)));
    }

  return TRUE;
}

AciesCliStatus
acies_cli_rules (const AciesCliVerb *verb,
                 char              **words)
{
  gboolean           json = FALSE;
  gboolean           glossary = FALSE;
  char              *ruleset_id = NULL;
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_FILENAME, &ruleset_id, N_ ("List only the rules of this ruleset"), N_ ("RULESET") },
    { "glossary", 0, 0, G_OPTION_ARG_NONE, &glossary, N_ ("List the words of the games instead"), NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &json, N_ ("Print the rules as JSON"), NULL },
    { NULL },
  };
  g_autoptr (AciesLibrary) library = acies_library_new (NULL);
  g_autoptr (JsonArray) statements = json_array_new ();
  AciesCliStatus status;
  g_auto (GStrv) rulesets = NULL;
  g_auto (GStrv) ids = acies_cli_parse (verb, entries, words, 0, 1, &status);

  if (ids == NULL)
    return status;
  rulesets = acies_library_list_rulesets (library);
  if (ruleset_id == NULL && rulesets[0] == NULL)
    return acies_cli_error (_ ("no rulesets found in %s"), acies_library_get_folder (library));
  if (ruleset_id != NULL && !collect (statements, library, ruleset_id, ids[0], glossary))
    return ACIES_CLI_UNUSABLE;
  for (guint i = 0; ruleset_id == NULL && rulesets[i] != NULL; i++)
    if (!collect (statements, library, rulesets[i], ids[0], glossary))
      return ACIES_CLI_UNUSABLE;
  if (ids[0] != NULL && glossary)
    return acies_cli_error (_ ("--glossary lists all words; leave out “%s”"), ids[0]);
  if (ids[0] != NULL && json_array_get_length (statements) == 0)
    return acies_cli_error (_ ("unknown rule “%s”; “acies-cli rules” lists the rules"), ids[0]);

  /* An id belongs to only one statement, because its letters name the ruleset. A text row has the id, the title, the
   * source and the number of cases. */
  if (json && ids[0] == NULL)
    acies_cli_print_array (g_steal_pointer (&statements));
  else if (json)
    acies_cli_print_object (json_object_ref (json_array_get_object_element (statements, 0)));
  else if (ids[0] != NULL)
    print_statement (json_array_get_object_element (statements, 0));
  else
    for (guint i = 0; i < json_array_get_length (statements); i++)
      acies_cli_print_row (json_array_get_object_element (statements, i), glossary ? "name rule text" : "id title source proofs");

  return ACIES_CLI_GOOD;
}

/* --- finished games ------------------------------------------------------------------------------ */

AciesCliStatus
acies_cli_records (const AciesCliVerb *verb,
                   char              **words)
{
  const GOptionEntry entries[] = { { NULL } };
  g_autofree char   *folder = acies_finished_dup_folder ();
  g_autofree char   *table = NULL;
  g_autoptr (GPtrArray) games = NULL;
  AciesCliStatus status;
  guint          unreadable;
  g_auto (GStrv) arguments = acies_cli_parse (verb, entries, words, 0, 0, &status);

  if (arguments == NULL)
    return status;
  games = acies_finished_list (folder, &unreadable);
  table = acies_finished_to_csv (games);
  acies_cli_write (table);
  if (unreadable == 0)
    return ACIES_CLI_GOOD;
  /* Translators: the number of files, and their folder */
  acies_cli_error (g_dngettext (GETTEXT_PACKAGE, "%1$u record could not be read. It is kept in %2$s", "%1$u records could not be read. They are kept in %2$s", unreadable),
                   unreadable, folder);
  return ACIES_CLI_FAULTS;
}
