/* texts.h - texts of a scenario, lists in sentences, and refusals
 *
 * Copies of a state share one AciesTexts. The board is a separate object, so painting terrain does not copy the texts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/board.h"

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

/* A part of a scenario file that Acies does not use, but writes back unchanged.
 * @anchor: the position of @markup in the file: the element that follows @markup, or the end of an element
 * @markup: a comment, or an element of a foreign namespace */
typedef struct
{
  char *anchor;
  char *markup;
} AciesExtra;

/* Words on a hex, such as the name of a place.
 * @text: a text that acies_text_is_label() accepts */
typedef struct
{
  AciesHex    hex;
  GRefString *text;
} AciesLabel;

/* A text of a scenario in one language.
 * @language: a language tag such as "de" or "pt-BR", or "" for the default text
 * @text: the text in this language; %NULL if this alternative is shown, because AciesTexts.text then has the text */
typedef struct
{
  AciesTextKind kind;
  GRefString   *language;
  GRefString   *text;
} AciesAlternative;

struct _AciesTexts
{
  gatomicrefcount ref_count;
  GRefString     *text[ACIES_N_TEXTS];  /* the shown texts: never NULL, but "" for a missing text */
  GArray         *alternatives;         /* of AciesAlternative, by kind, then in file order; empty if no text has a language */
  GArray         *labels;               /* of AciesLabel, sorted by hex, at most one for each hex */
  GPtrArray      *extras;               /* of AciesExtra, in file order */
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

/* @language: see #AciesAlternative
 * @text: (nullable): the text in @language; %NULL if this alternative is shown */
void        acies_texts_add_alternative (AciesTexts     *self,
                                       AciesTextKind     kind,
                                       const char       *language,
                                       const char       *text);

/* Adds copies of the alternatives of @from. The copy of a shown alternative is also marked as shown. */
void        acies_texts_copy_alternatives (AciesTexts   *self,
                                       const AciesTexts *from);

/* Shows one alternative of each text: the best for @locales, or else the default text, or else the first alternative. Call this
 * function only if no alternative is shown yet.
 * @locales: locale names in order of preference, as g_get_language_names() returns them */
void        acies_texts_choose        (AciesTexts       *self,
                                       const char *const *locales);

/* Returns: (transfer none): the default text, for output that must not depend on the user's language */
const char *acies_texts_get_default   (const AciesTexts *self,
                                       AciesTextKind     kind);

void        acies_texts_add_extra     (AciesTexts       *self,
                                       const char       *anchor,
                                       const char       *markup);

/* Returns: (transfer none) (nullable): the text of the label on @hex; %NULL if @hex has no label */
const char *acies_texts_get_label     (const AciesTexts *self,
                                       AciesHex          hex);

/* @text: (nullable): the new text of the label on @hex; %NULL or "" removes the label */
void        acies_texts_set_label     (AciesTexts       *self,
                                       AciesHex          hex,
                                       const char       *text);

/* Returns: whether @text is a valid label: one line of 1 to %ACIES_MAX_LABEL readable characters, without a blank at either end */
gboolean    acies_text_is_label       (const char       *text);

/* Returns: whether @tag is a valid language tag for xml:lang, such as "de" or "pt-BR" */
gboolean    acies_text_is_language    (const char       *tag);

/* Returns: %FALSE if @text is not UTF-8 or has noncharacters or control characters other than line feed and tab */
gboolean    acies_text_is_readable    (const char       *text);

/* @text: an untrusted text, which can be invalid UTF-8
 * @longest: the maximum number of characters
 * Returns: (transfer full): at most @longest characters of @text, to be quoted in a message; blanks replace invisible characters */
char       *acies_text_shorten        (const char       *text,
                                       guint             longest);

/* The maximum number of characters that a message quotes from an untrusted text. */
#define ACIES_LONGEST_QUOTE 60

/* Returns: the id of @kind in files and commands, such as "title" or "briefing" */
const char *acies_text_id             (AciesTextKind     kind);

/* How items of a list are separated. With AND and OR, the last item follows the word "and" or "or", and acies_list_join() puts
 * commas between the other items. */
typedef enum
{
  ACIES_LIST_COMMA,
  ACIES_LIST_SEMICOLON,
  ACIES_LIST_DOT,
  ACIES_LIST_AND,
  ACIES_LIST_OR,
} AciesListKind;

/* Appends @item to @list, after a separator if @list is not empty. */
void  acies_list_add  (GString *list, AciesListKind kind, const char *item);
void  acies_list_addf (GString *list, AciesListKind kind, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* @items: the items, terminated by %NULL
 * Returns: (transfer full): the list, for example “a, b and c”; "" if @items is empty */
char *acies_list_join (const char *const *items, AciesListKind kind);

/* --- refusals ------------------------------------------------------------------------------- */

typedef enum
{
  ACIES_RULE_ERROR_REFUSED,    /* a rule forbids the command */
  ACIES_RULE_ERROR_NOT_ASKED,  /* the command does not answer the pending question */
  ACIES_RULE_ERROR_LIMIT,      /* a limit of the program forbids the command */
} AciesRuleError;

#define ACIES_RULE_ERROR (acies_rule_error_quark ())
GQuark      acies_rule_error_quark    (void);

/* Sets @error, which must not be %NULL. Use the macros below instead of calling this function directly.
 * @rule: (nullable): the id of the statement that forbids the command; a static string
 * @format: a translated printf() format for one sentence that the player reads
 * Returns: always %FALSE, so that a caller can write "return acies_refuse (...)" */
gboolean    acies_refuse_with         (GError        **error,
                                       AciesRuleError  code,
                                       const char     *rule,
                                       const char     *format,
                                       ...) G_GNUC_PRINTF (4, 5);

/* If @error is %NULL, these macros do not format a sentence. This saves time, because a list of legal moves needs thousands of
 * checks, and these checks have no @error. */
#define acies_refuse(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_REFUSED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_not_asked(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_NOT_ASKED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_limit(error, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_LIMIT, NULL, __VA_ARGS__) : FALSE)

/* Returns: (nullable): the id of the statement that @error names; %NULL if @error names no statement */
const char *acies_rule_error_get_rule (const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTexts, acies_texts_unref)

G_END_DECLS
