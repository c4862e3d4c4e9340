/* rows.h - what a game declares in rows: its own commands, questions, log entries and ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/types.h"

G_BEGIN_DECLS

/* --- commands of a game ---------------------------------------------------------------------
 *
 * Their procedures are in AciesProcs.commands, from ACIES_COMMAND_VERB on. Their rows
 * declare syntax and texts, so that views work with any game. */

/* Most options of a question, which are numbered from 1. */
#define ACIES_MAX_CHOICES 32

/* The arguments of a verb, which decide how it is given with the pointer. If several commands have the same hexes, a click
 * gives the first in the list and the context menu has all. Verbs without a place get one button for each command in the list. */
typedef enum
{
  ACIES_VERB_AT,      /* HEX: an action on this hex */
  ACIES_VERB_FROM_TO, /* HEX HEX: the unit on the first hex acts on the second */
  ACIES_VERB_OVER,    /* HEX [HEX]: the hexes that the current fight crosses, from its attacker; a click on either hex chooses */
  ACIES_VERB_RESERVE, /* TYPE HEX: a unit of the reserve and its hex */
  ACIES_VERB_BARE,    /* no arguments */
  ACIES_VERB_CHOICE,  /* NUMBER: one of the options of the question */
} AciesVerbShape;
#define ACIES_N_VERB_SHAPES (ACIES_VERB_CHOICE + 1)

/* Other actions of a unit that has a verb; they select the prompt. */
enum
{
  ACIES_PROMPT_MOVES = 1 << 0,
  ACIES_PROMPT_ATTACKS = 1 << 1,
};

/* A verb. All texts are to be translated. */
typedef struct
{
  const char    *name; /* first word of the line: "swap" */
  AciesVerbShape shape;
  guint8         weight;      /* how often a random player chooses it, not 0; a move has 32 */
  gboolean       of_dice;     /* CHOICE: the numbers are those of the dice on the table, one of which is rerolled */
  gboolean       above_main;  /* AT, FROM_TO: it acts on a unit above the main unit, never on the main unit */
  gboolean       begins_move; /* AT: the unit becomes the next to move, unless that is already decided */
  gboolean       takes_back;  /* it undoes an earlier command of the same question; computers do not use it */
  /* (nullable): for computer players. Returns: whether the command has no effect; another command is then allowed. */
  gboolean (*is_pointless) (const AciesState   *state,
                            const AciesCommand *command);
  const char *help; /* for a manual: "let two neighbouring units change places" */

  /* What a click does, in singular and plural as for acies_agree(), or in the first form alone. AT: the argument is the unit.
   * FROM_TO: the unit, and the unit or hex on the second hex. RESERVE: the type and the hex. OVER: one hex; two hexes. BARE,
   * CHOICE: no hint. */
  const char *hint[2];

  /* The label of a step of the history, with both hexes, or the type and the hex, as arguments. CHOICE: with the text of
   * @describe when it was chosen. BARE: without arguments. */
  const char *step;

  /* The next action. FROM_TO, AT: for the chosen unit "%s", by ACIES_PROMPT_ bits. OVER: without a hex; for the first hex. */
  const char *prompt[4];

  /* BARE: the label of its button, with a mnemonic. The mnemonic must differ from those of all buttons shown with it: the
   * "pass", "done" and "yes" of each question that it answers, or the common ones ("_Pass", "_No", "_Done", "_Yes"), other
   * verbs that answer the same question, and "_Look at Your Hand". test-procs checks the English labels; translators check
   * their own. */
  const char *button;

  /* CHOICE: (transfer full): the translated name of option @number, for its button, without a mnemonic. Called only for listed
   * numbers. Must use public facts alone, because the history shows the text to all players. */
  char *(*describe) (const AciesState *state,
                     int               number);
} AciesVerb;

/* --- questions ------------------------------------------------------------------------------
 *
 * In the order of the game's decisions: name, side, answers and text of each question. The
 * row of ACIES_DECISION_NONE is the free action of the active side. */

/* The side that a question asks. */
typedef enum
{
  ACIES_ASKS_ACTIVE,    /* the active side, without a unit */
  ACIES_ASKS_ATTACKER,  /* the owner of the unit that rolls in the current fight, about that unit */
  ACIES_ASKS_TARGET,    /* the owner of the fight's target, about that unit */
  ACIES_ASKS_ANYBODY,   /* the side that the procedure names */
} AciesAsked;

/* The bit of a command in AciesQuestion.answers. */
#define ACIES_ANSWER(KIND) (G_GUINT64_CONSTANT (1) << ACIES_COMMAND_##KIND)
/* As ACIES_ANSWER(), for a verb of the game. */
#define ACIES_ANSWER_VERB(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* Marks the singular and plural form of a sentence for translation, as for acies_agree(). */
#define ACIES_FORMS(one, many) one, many

typedef struct
{
  const char *name;     /* one word: "retreat" */
  AciesAsked  asked;
  guint64     answers;  /* ACIES_ANSWER() of each kind of command that answers */
  const char *rule;     /* the statement behind the question; NULL: AciesProcs.rules.order */
  const char *(*find_rule) (const AciesState *state); /* overrides rule if it depends on the state */
  const char *ends;     /* what "done" or "pass" ends: one word; NULL if neither is an answer */
  /* Overrides ends if it depends on the state. */
  const char *(*find_end) (const AciesState *state);

  /* Labels of buttons, with a mnemonic, to be translated. NULL: "Done", "Yes", and "Pass", or "No" if "yes" is an answer. */
  const char *done;
  const char *pass;
  const char *yes;
  /* Overrides done if it depends on the state. */
  const char *(*find_done) (const AciesState *state);

  /* Appends the answers, except "yes", "pass" and "done", which the engine appends if they are allowed. NULL: no other answers. */
  void        (*list)     (const AciesState *state,
                           GArray           *commands);

  /* The question as a sentence, to be translated: sentence has the name of the side as argument; forms has the side and the
   * unit, as for acies_agree(); describe returns the whole text. */
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
  /* The text, to be translated: sentence has the side as argument; forms has the unit, hex and destination, as for
   * acies_agree(), or only the first form; describe returns the whole text. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesLogWords *words);
  gboolean    of_fight;  /* it reports a result of a fight, and is shown with the fight */
  gboolean    heading;   /* it starts a section of the game */
} AciesOwnLogEntry;

typedef struct
{
  const char *id;       /* for files and programs: "morale-zero" */
  const char *sentence; /* to be translated; the name of the winning side is the argument, if any */
  const char *together; /* as sentence, with the names of several winners of a team; required in games with teams */
} AciesGameEnd;

G_END_DECLS
