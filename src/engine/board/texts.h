/* texts.h - the texts of a scenario, formatting of lists, and errors for refused commands
 *
 * Copies of a state share one AciesTexts, which is copied before it is changed. The board is a separate object, so that
 * painting terrain does not copy the texts.
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

/* A part of a scenario file that Acies ignores but keeps when it saves the file.
 * @anchor: the position of @markup in the file, either before an element or at the end of an element
 * @markup: an XML comment, or an element from another namespace */
typedef struct
{
  char *anchor;
  char *markup;
} AciesExtra;

/* A label on a hex, such as a place name.
 * @text: a text for which acies_text_is_label() returns %TRUE */
typedef struct
{
  AciesHex    hex;
  GRefString *text;
} AciesLabel;

/* A text of a scenario in one language.
 * @language: a language tag such as "de" or "pt-BR", or "" for the default text
 * @text: (nullable): the text; %NULL for the alternative that is shown, whose text is in AciesTexts.text */
typedef struct
{
  AciesTextKind kind;
  GRefString   *language;
  GRefString   *text;
} AciesAlternative;

/* A step of a lesson, with the words of the file. engine/core/lesson.h says what they mean. A step that means nothing is
 * kept and reported, and is left out in play.
 * @when: (nullable): the question at which the step applies
 * @points: (nullable): what the step points at
 * @wrong: (nullable): why another command is not what the step asks for
 * @accepts: (element-type utf8): patterns of the commands that satisfy the step; if empty, the step is only read */
typedef struct
{
  char      *when;
  char      *points;
  char      *text;
  char      *wrong;
  GPtrArray *accepts;
} AciesLessonStep;

/* A guided lesson. It is not changed after it was added to texts, and copies of the texts share it. */
typedef struct
{
  gatomicrefcount ref_count;
  char           *side;   /* the id of the side that the learner plays */
  guint64         seed;   /* the seed of the game */
  GPtrArray      *steps;  /* of AciesLessonStep, at most %ACIES_MAX_LESSON_STEPS */
} AciesLesson;
#define ACIES_MAX_LESSON_STEPS   40
#define ACIES_MAX_LESSON_ACCEPTS 20
/* Whether a scenario is a puzzle, whose goal is the best turn for the side that starts, and how hard it is. */
typedef enum
{
  ACIES_GOAL_NONE,
  ACIES_GOAL_EASY,
  ACIES_GOAL_MEDIUM,
  ACIES_GOAL_HARD,
} AciesGoal;
#define ACIES_N_GOALS (ACIES_GOAL_HARD + 1)

/* The ids of the levels in files, from %ACIES_GOAL_EASY on, terminated by %NULL. */
extern const char *const acies_goal_ids[ACIES_N_GOALS];

/* The texts of a scenario. If no text has a language, acies_texts_choose() leaves @alternatives empty. */
struct _AciesTexts
{
  gatomicrefcount ref_count;
  AciesGoal       goal;
  GRefString     *text[ACIES_N_TEXTS];  /* the texts that are shown; "" for a missing text, never NULL */
  GArray         *alternatives;         /* of AciesAlternative, sorted by kind, then in file order */
  GArray         *labels;               /* of AciesLabel, sorted by hex, at most one label for each hex */
  GPtrArray      *extras;               /* of AciesExtra, in file order */
  AciesLesson    *lesson;               /* (nullable) */
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

/* Adds an alternative for the text of @kind.
 * @language: a language tag, or "" for the default text
 * @text: (nullable): the text in @language; %NULL if this alternative is shown */
void        acies_texts_add_alternative (AciesTexts     *self,
                                       AciesTextKind     kind,
                                       const char       *language,
                                       const char       *text);

/* Adds a copy of each alternative of @from. If an alternative is shown in @from, its copy is marked as shown. */
void        acies_texts_copy_alternatives (AciesTexts   *self,
                                       const AciesTexts *from);

/* Selects the alternative to show for each text: the best match for @locales, else the default text, else the first
 * alternative. Call this function only if no alternative is shown yet.
 * @locales: (array zero-terminated=1): locale names in order of preference, as returned by g_get_language_names() */
void        acies_texts_choose        (AciesTexts       *self,
                                       const char *const *locales);

/* Gets a text for output that must not depend on the user's language.
 * Returns: (transfer none): the default text, or the first alternative if there is no default text */
const char *acies_texts_get_default   (const AciesTexts *self,
                                       AciesTextKind     kind);

void        acies_texts_add_extra     (AciesTexts       *self,
                                       const char       *anchor,
                                       const char       *markup);

/* @lesson: (nullable) (transfer none): the new lesson */
void        acies_texts_set_lesson    (AciesTexts       *self,
                                       AciesLesson      *lesson);

/* Returns: (transfer full): a lesson without steps */
AciesLesson     *acies_lesson_new      (const char       *side,
                                       guint64           seed);
AciesLesson     *acies_lesson_ref      (AciesLesson      *self);
void             acies_lesson_unref    (AciesLesson      *self);
/* Appends a step without text, which the caller completes. Returns: (transfer none): the step */
AciesLessonStep *acies_lesson_add_step (AciesLesson      *self);

/* Returns: (transfer none) (nullable): the text of the label on @hex, or %NULL if @hex has no label */
const char *acies_texts_get_label     (const AciesTexts *self,
                                       AciesHex          hex);

/* Sets or removes the label on @hex.
 * @text: (nullable): the new text; %NULL or "" removes the label */
void        acies_texts_set_label     (AciesTexts       *self,
                                       AciesHex          hex,
                                       const char       *text);

/* Returns: whether @text is a valid label. A label is a single line of 1 to %ACIES_MAX_LABEL characters. It has no tabs
 *   and no space at either end, and acies_text_is_readable() accepts it. */
gboolean    acies_text_is_label       (const char       *text);

/* Returns: whether @tag is a well-formed language tag for xml:lang, such as "de" or "pt-BR" */
gboolean    acies_text_is_language    (const char       *tag);

/* Returns: whether @text is valid UTF-8 without U+FFFE, U+FFFF or control characters other than line feed and tab */
gboolean    acies_text_is_readable    (const char       *text);

/* Makes untrusted text safe to quote in a message. Unprintable characters become spaces, and invalid bytes become
 * U+FFFD.
 * @text: the text, which can be invalid UTF-8
 * Returns: (transfer full): the first @longest characters of @text, followed by an ellipsis if @text is longer */
char       *acies_text_shorten        (const char       *text,
                                       guint             longest);

/* Maximum number of characters that a message quotes from untrusted text. */
#define ACIES_LONGEST_QUOTE 60

/* Returns: the id of @kind in files and commands, for example "title" or "briefing" */
const char *acies_text_id             (AciesTextKind     kind);

/* The separator between the items of a list. With %ACIES_LIST_AND and %ACIES_LIST_OR, acies_list_join() writes "and" or
 * "or" before the last item, and commas between the other items. */
typedef enum
{
  ACIES_LIST_COMMA,
  ACIES_LIST_SEMICOLON,
  ACIES_LIST_DOT,
  ACIES_LIST_AND,
  ACIES_LIST_OR,
} AciesListKind;

/* Append an item to @list, preceded by a separator if @list is not empty. */
void  acies_list_add  (GString *list, AciesListKind kind, const char *item);
void  acies_list_addf (GString *list, AciesListKind kind, const char *format, ...) G_GNUC_PRINTF (3, 4);

/* @items: (array zero-terminated=1): the items
 * Returns: (transfer full): the items as one string, for example “a, b and c”; "" if there are no items */
char *acies_list_join (const char *const *items, AciesListKind kind);

/* --- refusals ------------------------------------------------------------------------------- */

typedef enum
{
  ACIES_RULE_ERROR_REFUSED,    /* a rule forbids the command */
  ACIES_RULE_ERROR_NOT_ASKED,  /* the command does not answer the pending question */
  ACIES_RULE_ERROR_LIMIT,      /* the command would exceed a limit of the program */
} AciesRuleError;

#define ACIES_RULE_ERROR (acies_rule_error_quark ())
GQuark      acies_rule_error_quark    (void);

/* Sets @error, which must not be %NULL. Use the macros below instead of calling this function directly.
 * @rule: (nullable): the id of the statement in rules.xml that forbids the command; must be a static string
 * @format: a translated printf() format for one sentence, which is shown to the player
 * Returns: always %FALSE, so that a caller can write "return acies_refuse (...)" */
gboolean    acies_refuse_with         (GError        **error,
                                       AciesRuleError  code,
                                       const char     *rule,
                                       const char     *format,
                                       ...) G_GNUC_PRINTF (4, 5);

/* If @error is %NULL, these macros do not format the message. This saves time, because listing the legal moves makes
 * thousands of checks without an @error. */
#define acies_refuse(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_REFUSED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_not_asked(error, rule, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_NOT_ASKED, (rule), __VA_ARGS__) : FALSE)
#define acies_refuse_limit(error, ...) \
  ((error) != NULL ? acies_refuse_with ((error), ACIES_RULE_ERROR_LIMIT, NULL, __VA_ARGS__) : FALSE)

/* Returns: (transfer none) (nullable): the id of the statement in rules.xml that caused @error, or %NULL */
const char *acies_rule_error_get_rule (const GError *error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesTexts, acies_texts_unref)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesLesson, acies_lesson_unref)

G_END_DECLS
