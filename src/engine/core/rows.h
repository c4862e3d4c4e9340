/* rows.h - what a game declares in rows: its own commands, questions, log entries and ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* --- commands that only some games have -----------------------------------------------------
 *
 * The procedures of one stand in the game's table of commands like any others
 * (AciesProcs.commands, from ACIES_COMMAND_VERB on); its row here says what its
 * line is and what people read, so that no view has to know it. */

/* The numbers of things that a question may be about begin with 1, and there are so many at most. */
#define ACIES_MAX_CHOICES 32

/* What its line names, and so how it is given with the pointer. Of commands that name
 * the same hexes a click gives the first that is listed; the menu at the hex has all.
 * What names no place is given with a button, one for each command that is listed. */
typedef enum
{
  ACIES_VERB_AT,      /* HEX: something on this hex */
  ACIES_VERB_FROM_TO, /* HEX HEX: the unit on the first, to or with the second */
  ACIES_VERB_OVER,    /* HEX [HEX]: what the fight that goes on leads over, from its attacker; either hex chooses */
  ACIES_VERB_RESERVE, /* TYPE HEX: a unit of the reserve, and where */
  ACIES_VERB_BARE,    /* nothing: the name is the whole line */
  ACIES_VERB_CHOICE,  /* NUMBER: one of the things that the question is about */
} AciesVerbShape;
#define ACIES_N_VERB_SHAPES (ACIES_VERB_CHOICE + 1)

/* What else a unit can do that has a verb of its own: which sentence asks for it. */
enum
{
  ACIES_PROMPT_MOVES = 1 << 0,
  ACIES_PROMPT_ATTACKS = 1 << 1,
};

/* All texts are to be translated. */
typedef struct
{
  const char    *name; /* first word of its line: "swap" */
  AciesVerbShape shape;
  guint8         weight;      /* how much a random player likes it, where a move has 32; not 0 */
  gboolean       of_dice;     /* CHOICE: the numbers are those of the dice that lie there, and one is rolled again */
  gboolean       above_main;  /* AT, FROM_TO: it is about a unit that lies on the main one of the hex, never about that */
  gboolean       begins_move; /* AT: the unit is the next to move, as far as is not yet known */
  gboolean       takes_back;  /* it undoes what an earlier command of the same question did: only people want that */
  /* (nullable): nothing comes of the command, so computer players leave it out; another one is allowed then */
  gboolean (*is_pointless) (const AciesState   *state,
                            const AciesCommand *command);
  const char *help; /* for a manual: "let two neighbouring units change places" */

  /* What a click does. AT: of the unit. FROM_TO: of it and of the unit or hex on the
   * second. RESERVE: of the type and the hex. These as acies_agree() takes them, or
   * the first alone. OVER: of one hex, and of two. BARE and CHOICE have none. */
  const char *hint[2];

  /* A step of the history, of both hexes or, in their places, the type and the hex.
   * CHOICE: of what @describe said when it was chosen. BARE: of nothing. */
  const char *step;

  /* FROM_TO, AT: what to do next with the unit "%s" that has been chosen, by ACIES_PROMPT_…
   * OVER: before a hex has been chosen, and of the first. */
  const char *prompt[4];

  /* BARE: its button, with a mnemonic. Who writes the row sees to it that no button has
   * the same that can stand beside it: those of "pass", "done" and "yes" by the words of
   * each question that it answers, or the common ones ("_Pass", "_No", "_Done", "_Yes"),
   * of other verbs that answer that question, and "_Look at Your Hand". test-procs
   * compares the English words; whoever translates them does so for his language. */
  const char *button;

  /* CHOICE: (transfer full): what the number stands for, translated: its button, with no
   * mnemonic. Asked of numbers that are listed, and made of open facts alone: the history
   * tells it to everybody. */
  char *(*describe) (const AciesState *state,
                     int               number);
} AciesVerb;

/* --- questions ------------------------------------------------------------------------------
 *
 * In the order of the game's decisions: what a question is called, whom it is asked,
 * which commands answer it, and how it sounds. The row of ACIES_DECISION_NONE is the
 * free action of the side whose turn it is. */

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

/* --- log entries and ends ------------------------------------------------------------------- */

typedef struct _AciesNoteWords AciesLogWords;

/* A log entry that only this game has. */
typedef struct
{
  const char *name;  /* one word: "swapped" */
  /* It as a sentence, to be translated: of its side; of its unit, hex and the hex it goes to, as
   * acies_agree() takes them, or of the first of these; or made. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesLogWords *words);
  gboolean    of_fight;  /* it tells what came of a fight: what is shown of that has it, too */
  gboolean    heading;   /* a part of the game begins */
} AciesOwnLogEntry;

/* An end of a game. */
typedef struct
{
  const char *id;       /* for files and programs: "morale-zero" */
  const char *sentence; /* of the name of the side that wins, or of nothing; to be translated */
  const char *together; /* the same of the names of several that win as a team; needed where there are teams */
} AciesGameEnd;

G_END_DECLS
