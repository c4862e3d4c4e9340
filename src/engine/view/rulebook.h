/* rulebook.h - the articles of a ruleset, by which people look something up
 *
 * An article is about a statement, a card, a unit type, a terrain, or a word: a term of the glossary, a skill or a mark.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ruleset/ruleset.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_ARTICLE_RULE,
  ACIES_ARTICLE_CARD,
  ACIES_ARTICLE_UNIT,
  ACIES_ARTICLE_TERRAIN,
  ACIES_ARTICLE_WORD,
} AciesArticleKind;
#define ACIES_N_ARTICLE_KINDS (ACIES_ARTICLE_WORD + 1)

/* The strings belong to the ruleset, which must outlive the article, unless a comment says otherwise. */
typedef struct
{
  AciesArticleKind kind;
  AciesId          id;        /* of a card, unit type or terrain */
  const AciesRule *statement; /* (nullable): the rule itself, or the one that says more */
  const char      *title;
  const char      *text;      /* (nullable): what it is, in a sentence or two */
  char            *topic;     /* owned: the id of a rule, or a word and an id: "card:charge" */
  char            *words;     /* owned: what it can be found by, case-folded */
} AciesArticle;

/* Returns: (transfer full) (element-type AciesArticle): all articles, by kind, in the order of the ruleset */
GPtrArray          *acies_rulebook_new       (const AciesRuleset *ruleset);

/* Returns: (transfer none) (nullable): the article about @topic */
const AciesArticle *acies_rulebook_find      (const GPtrArray    *self,
                                              const char         *topic);

/**
 * acies_rulebook_search:
 * @sought: words that must all occur in an article
 *
 * Returns: (transfer container) (element-type AciesArticle): the articles found, by kind, and of each kind those first
 *   whose titles have the words
 */
GPtrArray          *acies_rulebook_search    (const GPtrArray    *self,
                                              const char         *sought);

/**
 * acies_rulebook_list_naming:
 * Returns: (transfer container) (element-type AciesArticle): the cards, unit types, terrains and words that @rule is about
 */
GPtrArray          *acies_rulebook_list_naming (const GPtrArray  *self,
                                              const AciesRuleset *ruleset,
                                              const AciesRule    *rule);

/* Returns: the translated name of the articles of a kind, such as "Cards" */
const char         *acies_article_kind_name  (AciesArticleKind    kind);

/* Returns: (nullable): a translated warning if the rulebook does not state @rule as it is */
const char         *acies_rule_get_origin    (const AciesRule    *rule);

G_END_DECLS
