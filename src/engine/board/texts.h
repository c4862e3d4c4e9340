/* texts.h - what people read about a scenario, what others wrote into its file, lists of words, and refusals
 *
 * The texts of a scenario are shared between the copies of a state, like the board;
 * they are apart from it so that painting terrain copies no words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/hex.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_TEXT_TITLE,
  ACIES_TEXT_DATE,
  ACIES_TEXT_PLACE,
  ACIES_TEXT_AUTHOR,
  ACIES_TEXT_BRIEFING,
  ACIES_TEXT_NOTES,
} AciesTextKind;
#define ACIES_N_TEXTS (ACIES_TEXT_NOTES + 1)

/**
 * AciesExtra:
 * @anchor: names the element of the file before which it stands, or that
 *   element's end; the format's own words
 * @markup: a comment, or an element of a foreign namespace, as written
 */
typedef struct
{
  char *anchor;
  char *markup;
} AciesExtra;

/**
 * AciesLabel:
 * @text: see acies_text_is_label()
 *
 * The name of a place: words on a hex.
 */
typedef struct
{
  AciesHex    hex;
  GRefString *text;
} AciesLabel;

/**
 * AciesAlternative:
 * @language: a tag such as "de" or "pt-BR", "" for the default
 * @text: %NULL for the alternative that is shown, which is in the text[] of #AciesTexts
 *
 * A text of a scenario in one of the languages in which its file has it.
 */
typedef struct
{
  AciesTextKind kind;
  GRefString   *language;
  GRefString   *text;
} AciesAlternative;

struct _AciesTexts
{
  gatomicrefcount ref_count;
  GRefString     *text[ACIES_N_TEXTS];  /* never NULL; "" for none */
  GArray         *alternatives;         /* of AciesAlternative, ascending by kind, else as in the file; none of a text without languages */
  GArray         *labels;               /* of AciesLabel, ascending by hex, one on each */
  GPtrArray      *extras;               /* of AciesExtra, in the order of the file */
};

AciesTexts *acies_texts_new           (void);
AciesTexts *acies_texts_ref           (AciesTexts       *self);
void        acies_texts_unref         (AciesTexts       *self);
gboolean    acies_texts_equal         (const AciesTexts *a,
                                       const AciesTexts *b);
void        acies_texts_make_writable (AciesTexts      **texts);
void        acies_texts_set           (AciesTexts       *self,
                                       AciesTextKind     kind,
                                       const char       *text);

/**
 * acies_texts_add_alternative:
 * @language: see #AciesAlternative
 * @text: (nullable): %NULL for the alternative that is shown
 */
void        acies_texts_add_alternative (AciesTexts     *self,
                                       AciesTextKind     kind,
                                       const char       *language,
                                       const char       *text);

/* Adds the alternatives of @from, each shown as it is there. */
void        acies_texts_copy_alternatives (AciesTexts   *self,
                                       const AciesTexts *from);

/**
 * acies_texts_choose:
 * @locales: names as g_get_language_names() gives them, the best one first
 *
 * Shows the best alternative of each text: else the default, else the first.
 * None of the alternatives was shown before.
 */
void        acies_texts_choose        (AciesTexts       *self,
                                       const char *const *locales);

/* Returns: (transfer none): the text in its default language, for data that is the same for all people */
const char *acies_texts_get_default   (const AciesTexts *self,
                                       AciesTextKind     kind);

void        acies_texts_add_extra     (AciesTexts       *self,
                                       const char       *anchor,
                                       const char       *markup);

/* Returns: (transfer none) (nullable): the words on @hex */
const char *acies_texts_get_label     (const AciesTexts *self,
                                       AciesHex          hex);

/**
 * acies_texts_set_label:
 * @text: (nullable): %NULL or "" for none
 */
void        acies_texts_set_label     (AciesTexts       *self,
                                       AciesHex          hex,
                                       const char       *text);

/* Returns: whether @text may stand on a hex: one line of 1 to
 * %ACIES_MAX_LABEL readable characters, no blank at either end */
gboolean    acies_text_is_label       (const char       *text);

/* Returns: whether @tag names a language as in xml:lang: "de", "pt-BR" */
gboolean    acies_text_is_language    (const char       *tag);

/* Returns: %FALSE when @text is no UTF-8 or holds what no file can: control
 * characters (but line feeds and tabs) and noncharacters */
gboolean    acies_text_is_readable    (const char       *text);

/**
 * acies_text_shorten:
 * @text: from anywhere, even no UTF-8
 * @longest: how many characters may stay
 *
 * Returns: (transfer full): @text, fit to be quoted in a message: cut where it
 *   is too long, with a blank for each character that would not show
 */
char       *acies_text_shorten        (const char       *text,
                                       guint             longest);

/* A word of somebody else in a message of ours. */
#define ACIES_LONGEST_QUOTE 60

/* Returns: the name of the text in files and commands: "title", "briefing" ... */
const char *acies_text_id             (AciesTextKind     kind);

/* How things are separated: by commas, if they have commas by semicolons, by dots, or also by “and” or “or” before the last. */
typedef enum
{
  ACIES_LIST_COMMA,
  ACIES_LIST_SEMICOLON,
  ACIES_LIST_DOT,
  ACIES_LIST_AND,
  ACIES_LIST_OR,
} AciesListKind;

/* Adds @item to the things that @list has. */
void  acies_list_add  (GString *list, AciesListKind kind, const char *item);
void  acies_list_addf (GString *list, AciesListKind kind, const char *format, ...) G_GNUC_PRINTF (3, 4);

/**
 * acies_list_join:
 * @items: terminated by %NULL
 * Returns: (transfer full): the list, for example “a, b and c”; "" without items
 */
char *acies_list_join (const char *const *items, AciesListKind kind);

/* --- why a command was refused -------------------------------------------------------------- */

typedef enum
{
  ACIES_RULE_ERROR_REFUSED,    /* a rule forbids it */
  ACIES_RULE_ERROR_NOT_ASKED,  /* it answers a question nobody asked */
  ACIES_RULE_ERROR_LIMIT,      /* the program's own limits forbid it */
} AciesRuleError;

#define ACIES_RULE_ERROR (acies_rule_error_quark ())
GQuark      acies_rule_error_quark    (void);

/**
 * acies_refuse:
 * @rule: id of the statement that forbids it, a static string
 * @format: one translated sentence for the player
 *
 * Returns: %FALSE, so that a check can end with "return acies_refuse (...)".
 *   With no @error to fill the sentence is not made.
 */
gboolean    acies_refuse              (GError      **error,
                                       const char   *rule,
                                       const char   *format,
                                       ...) G_GNUC_PRINTF (3, 4);
/* The same for an answer to what nobody asked. */
gboolean    acies_refuse_not_asked    (GError      **error,
                                       const char   *rule,
                                       const char   *format,
                                       ...) G_GNUC_PRINTF (3, 4);
gboolean    acies_refuse_limit        (GError      **error,
                                       const char   *format,
                                       ...) G_GNUC_PRINTF (2, 3);

/* Lists ask thousands of checks and want no sentence: then its words are not
 * even looked up in the translations. */
#define acies_refuse(error, ...) \
  ((error) != NULL ? (acies_refuse) ((error), __VA_ARGS__) : FALSE)
#define acies_refuse_not_asked(error, ...) \
  ((error) != NULL ? (acies_refuse_not_asked) ((error), __VA_ARGS__) : FALSE)
#define acies_refuse_limit(error, ...) \
  ((error) != NULL ? (acies_refuse_limit) ((error), __VA_ARGS__) : FALSE)

/* Returns: (nullable): id of the statement, or %NULL when no rule is named */
const char *acies_rule_error_get_rule (const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTexts, acies_texts_unref)

G_END_DECLS
