/* texts.h - texts of a scenario, lists of words, and refusals
 *
 * Copies of a state share the texts of a scenario. The board is a separate object, so painting terrain copies no text.
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

/* @anchor: the place in the file, as the format writes it: the element before which the markup is written, or the end of an
 *   element
 * @markup: a comment, or an element of a foreign namespace, unchanged */
typedef struct
{
  char *anchor;
  char *markup;
} AciesExtra;

/* Words on a hex, such as the name of a place.
 * @text: valid by acies_text_is_label() */
typedef struct
{
  AciesHex    hex;
  GRefString *text;
} AciesLabel;

/* A text of a scenario in one language.
 * @language: a tag such as "de" or "pt-BR"; "" for the default
 * @text: %NULL for the alternative that is shown; its text is in AciesTexts.text */
typedef struct
{
  AciesTextKind kind;
  GRefString   *language;
  GRefString   *text;
} AciesAlternative;

struct _AciesTexts
{
  gatomicrefcount ref_count;
  GRefString     *text[ACIES_N_TEXTS];  /* never NULL; "" if absent */
  GArray         *alternatives;         /* of AciesAlternative, by kind, then in file order; empty for texts in one language only */
  GArray         *labels;               /* of AciesLabel, sorted by hex, at most one for each */
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
 * @text: (nullable): %NULL for the alternative that is shown */
void        acies_texts_add_alternative (AciesTexts     *self,
                                       AciesTextKind     kind,
                                       const char       *language,
                                       const char       *text);

/* Adds the alternatives of @from, and shows the same ones. */
void        acies_texts_copy_alternatives (AciesTexts   *self,
                                       const AciesTexts *from);

/* Shows the best alternative of each text, else the default, else the first. Call it before any alternative is shown.
 * @locales: as from g_get_language_names(), the best first */
void        acies_texts_choose        (AciesTexts       *self,
                                       const char *const *locales);

/* Returns: (transfer none): the text in its default language, for output that must not depend on the user's language */
const char *acies_texts_get_default   (const AciesTexts *self,
                                       AciesTextKind     kind);

void        acies_texts_add_extra     (AciesTexts       *self,
                                       const char       *anchor,
                                       const char       *markup);

/* Returns: (transfer none) (nullable): the text of the label on @hex */
const char *acies_texts_get_label     (const AciesTexts *self,
                                       AciesHex          hex);

/* @text: (nullable): %NULL or "" removes the label */
void        acies_texts_set_label     (AciesTexts       *self,
                                       AciesHex          hex,
                                       const char       *text);

/* Returns: whether @text is a valid label: one line of 1 to %ACIES_MAX_LABEL readable characters, no blank at either end */
gboolean    acies_text_is_label       (const char       *text);

/* Returns: whether @tag is a language tag as in xml:lang: "de", "pt-BR" */
gboolean    acies_text_is_language    (const char       *tag);

/* Returns: %FALSE if @text is not UTF-8 or has noncharacters or control characters other than line feed and tab */
gboolean    acies_text_is_readable    (const char       *text);

/* @text: untrusted; UTF-8 is not required
 * @longest: the maximum number of characters
 * Returns: (transfer full): @text for a quotation in a message: shortened to @longest, invisible characters replaced by blanks */
char       *acies_text_shorten        (const char       *text,
                                       guint             longest);

/* Characters of untrusted text in a message. */
#define ACIES_LONGEST_QUOTE 60

/* Returns: the name of the text in files and commands: "title", "briefing" ... */
const char *acies_text_id             (AciesTextKind     kind);

/* Separators of a list: comma (semicolon if an item has a comma), semicolon, dot; AND and OR write the word before the last. */
typedef enum
{
  ACIES_LIST_COMMA,
  ACIES_LIST_SEMICOLON,
  ACIES_LIST_DOT,
  ACIES_LIST_AND,
  ACIES_LIST_OR,
} AciesListKind;

/* Appends @item to @list, with a separator if @list is not empty. */
void  acies_list_add  (GString *list, AciesListKind kind, const char *item);
void  acies_list_addf (GString *list, AciesListKind kind, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* @items: terminated by %NULL
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

/* Sets @error, which is not %NULL: use the macros below.
 * @rule: (nullable): a static string: id of the statement that forbids the command
 * @format: one translated sentence for the player
 * Returns: %FALSE, for "return acies_refuse (...)" */
gboolean    acies_refuse_with         (GError        **error,
                                       AciesRuleError  code,
                                       const char     *rule,
                                       const char     *format,
                                       ...) G_GNUC_PRINTF (4, 5);

/* Lists of legal moves run thousands of checks without @error, and then need no sentence and no translation. */
#define acies_refuse(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_REFUSED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_not_asked(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_NOT_ASKED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_limit(error, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_LIMIT, NULL, __VA_ARGS__) : FALSE)

/* Returns: (nullable): id of the statement, %NULL if the error has none */
const char *acies_rule_error_get_rule (const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTexts, acies_texts_unref)

G_END_DECLS
