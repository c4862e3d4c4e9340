/* question.h - what may be asked in a game: a row for each kind of decision
 *
 * The rows stand in the procedures of the ruleset, in the order of its decisions:
 * what a question is called, whom it is asked, which commands answer it, and how
 * it sounds. The row of ACIES_DECISION_NONE is the free action of the side whose
 * turn it is.
 *
 * A question is asked by what everybody can see: a moment for cards opens where a card
 * of its kind could be in the hand, not where it is. So nothing that is asked, offered
 * or refused tells about the enemy's hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/engine.h"

G_BEGIN_DECLS

/* Who is asked. */
typedef enum
{
  ACIES_ASKS_ACTIVE,    /* the side whose turn it is, about no unit */
  ACIES_ASKS_ATTACKER,  /* the owner of who rolls in the fight that goes on, about that unit */
  ACIES_ASKS_TARGET,    /* the owner of its target, about that */
  ACIES_ASKS_ANYBODY,   /* whomever the procedure names */
} AciesAsked;

/* A bit of the answers to a question. */
#define ACIES_ANSWER(KIND) (G_GUINT64_CONSTANT (1) << ACIES_COMMAND_##KIND)
/* The same of a verb of the game. */
#define ACIES_ANSWER_VERB(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* Marks both forms of a sentence about a unit to be translated, as acies_agree() takes them. */
#define ACIES_FORMS(one, many) one, many

typedef struct
{
  const char *name;     /* one word: "retreat" */
  AciesAsked  asked;
  guint64     answers;  /* ACIES_ANSWER() of each kind of command that may be given */
  const char *rule;     /* the statement that has the side answer; NULL: AciesProcs.rules.order */
  const char *(*find_rule) (const AciesState *state); /* the same where it depends */
  const char *ends;     /* what "done" or "pass" would end: one word; NULL where neither is an answer */
  /* The same where it depends. */
  const char *(*find_end) (const AciesState *state);

  /* The buttons of these answers, with a mnemonic, to be translated. NULL: "Done", "Yes", and
   * "Pass", which is "No" while there is a "yes". */
  const char *done;
  const char *pass;
  const char *yes;
  /* Instead of @done, where it depends. */
  const char *(*find_done) (const AciesState *state);

  /* Adds the answers there are, but "yes", "pass" and "done", which are added where
   * they are answers and are not refused. NULL: there are no others. */
  void        (*list)     (const AciesState *state,
                           GArray           *commands);

  /* The question as a sentence, to be translated: of the name of the side; of that
   * and the unit it is about, as acies_agree() takes them; or made. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesState *state,
                           const char       *side);
} AciesQuestion;

/* What is asked now, in one word. */
const char          *acies_question_name    (const AciesState *state);

/* Is a command of @kind an answer to what is asked now? */
gboolean             acies_question_takes   (const AciesState *state,
                                             AciesCommandKind  kind);

/* The statement that has the side answer what is asked now. */
const char          *acies_question_rule    (const AciesState *state);

/* (nullable): what "done" or "pass" would end now */
const char          *acies_question_end     (const AciesState *state);

/* (nullable): what the button of "done", "pass" or "yes" says, translated; NULL: the common words */
const char          *acies_question_button  (const AciesState *state,
                                             AciesCommandKind  kind);

/* (transfer full) (nullable): what the number of @command stands for, translated, where it is a verb that
 * chooses among numbered things (ACIES_VERB_CHOICE) and is allowed now; NULL: it is none, or is not */
char                *acies_question_dup_choice (const AciesState *state,
                                             const AciesCommand *command);

/* Adds all answers there are; never asked while chance is. */
void                 acies_question_list    (const AciesState *state,
                                             GArray           *commands);

/* (transfer full): the question as a translated sentence */
char                *acies_question_describe (const AciesState *state);

/**
 * acies_question_find_asked:
 * @kind: of decision
 * @unit: (out): that it is about, or %ACIES_NO_UNIT
 *
 * Returns: the side that its row says; no side for %ACIES_ASKS_ANYBODY
 */
AciesSide            acies_question_find_asked (const AciesState *state,
                                             guint             kind,
                                             AciesUnitId      *unit);

/* Asks whom the row says. */
void                 acies_question_ask     (AciesResolver    *resolver,
                                             guint             kind);

/* The same by @card, for up to @count things, about @hex, each of which there may be none of. */
void                 acies_question_ask_for (AciesResolver    *resolver,
                                             guint             kind,
                                             AciesId           card,
                                             guint             count,
                                             AciesHex          hex);

/* Asks @side about @unit, which may be NO_UNIT, for up to @count things. */
void                 acies_question_ask_side (AciesResolver   *resolver,
                                             guint             kind,
                                             AciesSide         side,
                                             AciesUnitId       unit,
                                             guint             count);

G_END_DECLS
