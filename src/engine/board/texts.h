/* texts.h - texts of a scenario, lists in sentences, and refusals
 *
 * Copies of a state share the texts of a scenario. The board is a separate object, so painting terrain does not copy texts.
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

/* Markup in a file that Acies keeps but does not use.
 * @anchor: the position of @markup in the file: the element that follows @markup, or the end of an element
 * @markup: a comment, or an element of a foreign namespace, unchanged */
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
 * @language: a language tag such as "de" or "pt-BR", or "" for the default
 * @text: the text; %NULL for the alternative that is shown, whose text is in AciesTexts.text */
typedef struct
{
  AciesTextKind kind;
  GRefString   *language;
  GRefString   *text;
} AciesAlternative;

struct _AciesTexts
{
  gatomicrefcount ref_count;
  GRefString     *text[ACIES_N_TEXTS];  /* never NULL; "" for a missing text */
  GArray         *alternatives;         /* of AciesAlternative, by kind, then in file order; empty if no text has a language tag */
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
 * @text: (nullable): the text; %NULL for the alternative that is shown */
void        acies_texts_add_alternative (AciesTexts     *self,
                                       AciesTextKind     kind,
                                       const char       *language,
                                       const char       *text);

/* Adds copies of the alternatives of @from. The same alternatives are marked as shown. */
void        acies_texts_copy_alternatives (AciesTexts   *self,
                                       const AciesTexts *from);

/* Shows the best alternative of each text, else the default, else the first. Call this before any alternative is shown.
 * @locales: locale names in order of preference, as g_get_language_names() returns them */
void        acies_texts_choose        (AciesTexts       *self,
                                       const char *const *locales);

/* Returns: (transfer none): the text in its default language, for output that must not depend on the user's language */
const char *acies_texts_get_default   (const AciesTexts *self,
                                       AciesTextKind     kind);

void        acies_texts_add_extra     (AciesTexts       *self,
                                       const char       *anchor,
                                       const char       *markup);

/* Returns: (transfer none) (nullable): the text of the label on @hex; %NULL if @hex has no label */
const char *acies_texts_get_label     (const AciesTexts *self,
                                       AciesHex          hex);

/* @text: (nullable): the new label; %NULL or "" removes the label */
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
 * Returns: (transfer full): @text for quotation in a message: at most @longest characters, with blanks for invisible characters */
char       *acies_text_shorten        (const char       *text,
                                       guint             longest);

/* The maximum number of characters to quote from an untrusted text in a message. */
#define ACIES_LONGEST_QUOTE 60

/* Returns: the id of the kind of text in files and commands, such as "title" or "briefing" */
const char *acies_text_id             (AciesTextKind     kind);

/* The separator of a list. COMMA changes to a semicolon if an item has a comma. AND and OR write the word before the last item. */
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
  ACIES_RULE_ERROR_NOT_ASKED,  /* the command answers a question that is not open */
  ACIES_RULE_ERROR_LIMIT,      /* a limit of the program forbids the command */
} AciesRuleError;

#define ACIES_RULE_ERROR (acies_rule_error_quark ())
GQuark      acies_rule_error_quark    (void);

/* Sets @error, which must not be %NULL. Call the macros below instead of this function.
 * @rule: (nullable): the id of the statement that forbids the command; a static string
 * @format: a translated format for one sentence for the player
 * Returns: %FALSE, for "return acies_refuse (...)" */
gboolean    acies_refuse_with         (GError        **error,
                                       AciesRuleError  code,
                                       const char     *rule,
                                       const char     *format,
                                       ...) G_GNUC_PRINTF (4, 5);

/* These macros format no sentence if @error is %NULL, because listing legal moves runs thousands of checks without @error. */
#define acies_refuse(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_REFUSED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_not_asked(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_NOT_ASKED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_limit(error, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_LIMIT, NULL, __VA_ARGS__) : FALSE)

/* Returns: (nullable): the id of the statement in @error; %NULL if @error has no statement */
const char *acies_rule_error_get_rule (const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTexts, acies_texts_unref)

G_END_DECLS
