/* rulebook.c - the articles of a ruleset, by which people look something up
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/view/rulebook.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- the articles --------------------------------------------------------------------------- */

static void
article_free (AciesArticle *self)
{
  g_free (self->topic);
  g_free (self->words);
  g_free (self);
}

/* @prefix: (nullable): the word before @id in the topic; %NULL for a rule
 * @rule: (nullable): the id of a statement */
static AciesArticle *
add (GPtrArray          *list,
     const AciesRuleset *ruleset,
     AciesArticleKind    kind,
     const char         *prefix,
     const char         *id,
     const char         *title,
     const char         *text,
     const char         *rule)
{
  AciesArticle    *self = g_new0 (AciesArticle, 1);
  g_autofree char *all = NULL;

  self->kind = kind;
  self->id = ACIES_NO_ID;
  self->statement = rule != NULL ? acies_ruleset_find_rule (ruleset, rule) : NULL;
  self->title = title;
  self->text = text != NULL && *text != '\0' ? text : self->statement != NULL ? acies_rule_get_plain (self->statement)
                                                                              : NULL;
  self->topic = prefix != NULL ? g_strdup_printf ("%s:%s", prefix, id) : g_strdup (id);
  all = g_strjoin ("\n", title, rule != NULL ? rule : "", self->text != NULL ? self->text : "", NULL);
  self->words = g_utf8_casefold (all, -1);
  g_ptr_array_add (list, self);
  return self;
}

static void
add_rules (GPtrArray          *list,
           const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->rules->len; i++)
    {
      const AciesRule *rule = ruleset->rules->pdata[i];
      AciesArticle    *article = add (list, ruleset, ACIES_ARTICLE_RULE, NULL, rule->id, rule->title, acies_rule_get_plain (rule), rule->id);
      g_autofree char *short_words = g_steal_pointer (&article->words);
      g_autofree char *all = g_strjoin ("\n", short_words, rule->text, rule->example, NULL);

      article->words = g_utf8_casefold (all, -1);
    }
}

static void
add_things (GPtrArray          *list,
            const AciesRuleset *ruleset)
{
  for (AciesId i = 0; i < ruleset->n_cards; i++)
    add (list, ruleset, ACIES_ARTICLE_CARD, "card", ruleset->cards[i].id, ruleset->cards[i].name, ruleset->cards[i].text, ruleset->cards[i].rule)->id = i;
  for (AciesId i = 0; i < ruleset->n_unit_types; i++)
    if (!acies_ruleset_is_back (ruleset, i))
      add (list, ruleset, ACIES_ARTICLE_UNIT, "unit", ruleset->unit_types[i].id, ruleset->unit_types[i].name, ruleset->unit_types[i].text, NULL)->id = i;
  for (AciesId i = 0; i < ruleset->n_terrains; i++)
    add (list, ruleset, ACIES_ARTICLE_TERRAIN, "terrain", ruleset->terrains[i].id, ruleset->terrains[i].name, ruleset->terrains[i].text,
         ruleset->terrains[i].rule)
        ->id = i;
}

static void
add_words (GPtrArray          *list,
           const AciesRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->terms->len; i++)
    {
      const AciesTerm *term = ruleset->terms->pdata[i];

      add (list, ruleset, ACIES_ARTICLE_WORD, "word", term->name, term->name, term->text, term->rule);
    }
  for (AciesId i = 0; i < ruleset->n_skills; i++)
    add (list, ruleset, ACIES_ARTICLE_WORD, "skill", ruleset->skills[i].id, ruleset->skills[i].name, ruleset->skills[i].text, ruleset->skills[i].rule);
  for (AciesId i = 0; i < ruleset->n_marks; i++)
    add (list, ruleset, ACIES_ARTICLE_WORD, "mark", ruleset->marks[i].id, ruleset->marks[i].name, NULL, ruleset->marks[i].rule);
}

GPtrArray *
acies_rulebook_new (const AciesRuleset *ruleset)
{
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) article_free);

  add_rules (list, ruleset);
  add_things (list, ruleset);
  add_words (list, ruleset);
  return list;
}

/* --- finding them --------------------------------------------------------------------------- */

const AciesArticle *
acies_rulebook_find (const GPtrArray *self,
                     const char      *topic)
{
  for (guint i = 0; i < self->len; i++)
    {
      const AciesArticle *article = self->pdata[i];

      if (g_str_equal (article->topic, topic))
        return article;
    }

  return NULL;
}

/* Returns: 0 if a word is missing; more if the words are in the title or the id, and still more if it begins with them */
static guint
score (const AciesArticle *self,
       char              **words)
{
  const char *end = strchr (self->words, '\n');
  const char *text = self->kind == ACIES_ARTICLE_RULE ? strchr (end + 1, '\n') : end;
  guint       most = 3;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const char *at = strstr (self->words, words[i]);

      if (*words[i] == '\0')
        continue;
      if (at == NULL)
        return 0;
      most = MIN (most, at == self->words || at == end + 1 ? 3u : at < text ? 2u
                                                                            : 1u);
    }

  return most;
}

GPtrArray *
acies_rulebook_search (const GPtrArray *self,
                       const char      *sought)
{
  g_autofree char *folded = g_utf8_casefold (sought, -1);
  g_auto (GStrv) words = g_strsplit_set (folded, " \t\n", -1);
  GPtrArray *found = g_ptr_array_new ();

  for (AciesArticleKind kind = 0; kind < ACIES_N_ARTICLE_KINDS; kind++)
    for (guint best = 3; best > 0; best--)
      for (guint i = 0; i < self->len; i++)
        {
          AciesArticle *article = self->pdata[i];

          if (article->kind == kind && score (article, words) == best)
            g_ptr_array_add (found, article);
        }

  return found;
}

/* A unit type is about the rules of its skills. */
static gboolean
has_skill_of (const AciesRuleset *ruleset,
              AciesId             type,
              const AciesRule    *rule)
{
  for (guint i = 0; i < ruleset->n_skills; i++)
    if (((ruleset->unit_types[type].skills >> i) & 1) && g_strcmp0 (ruleset->skills[i].rule, rule->id) == 0)
      return TRUE;

  return FALSE;
}

GPtrArray *
acies_rulebook_list_naming (const GPtrArray    *self,
                            const AciesRuleset *ruleset,
                            const AciesRule    *rule)
{
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < self->len; i++)
    {
      AciesArticle *article = self->pdata[i];

      if (article->kind != ACIES_ARTICLE_RULE &&
          (article->statement == rule || (article->kind == ACIES_ARTICLE_UNIT && has_skill_of (ruleset, article->id, rule))))
        g_ptr_array_add (list, article);
    }

  return list;
}

/* --- in words ------------------------------------------------------------------------------- */

const char *
acies_article_kind_name (AciesArticleKind kind)
{
  static const char *const names[ACIES_N_ARTICLE_KINDS] = {
    [ACIES_ARTICLE_RULE] = NC_ ("articles", "Rules"),
    [ACIES_ARTICLE_CARD] = NC_ ("articles", "Cards"),
    [ACIES_ARTICLE_UNIT] = NC_ ("articles", "Units"),
    [ACIES_ARTICLE_TERRAIN] = NC_ ("articles", "Terrain"),
    [ACIES_ARTICLE_WORD] = NC_ ("articles", "Glossary"),
  };

  return g_dpgettext2 (GETTEXT_PACKAGE, "articles", names[kind]);
}

const char *
acies_rule_get_origin (const AciesRule *rule)
{
  if (g_str_has_prefix (rule->source, "reconstructed"))
    return _ ("Reconstructed: the rulebook does not give this rule");
  if (strstr (rule->source, "reconstructed") != NULL)
    return _ ("Partly reconstructed");
  if (g_str_has_prefix (rule->source, "derived") || g_str_has_prefix (rule->source, "worked out"))
    return _ ("Follows from the rulebook");

  return strstr (rule->source, "ruling") != NULL ? _ ("A ruling where the rulebook leaves this open") : NULL;
}
