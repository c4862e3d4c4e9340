/* command.h - requests by a player, the editor, the computer or a replay, and what a game declares of its own in rows
 *
 * Commands refer to hexes and ids, never to an index into a list of options, so that a log
 * can be read and stays valid. Every command is one readable line ("move F7 F6", "paint
 * forest E5"). One table lists the words of each kind; parsing, printing and the manual
 * use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Most verbs of a game. */
#define ACIES_MAX_VERBS 16

typedef enum
{
  /* the editor's */
  ACIES_COMMAND_PAINT,      /* paint TERRAIN HEX */
  ACIES_COMMAND_PLACE,      /* place TYPE HEX NUMBER [SIDE]: a new unit; replaces the unit of its layer on the hex, and all
                             * units of another side; SIDE if several sides have the type */
  ACIES_COMMAND_REMOVE,     /* remove HEX [UNIT]: UNIT, here and below, if the hex alone does not identify the unit (units.h) */
  ACIES_COMMAND_SHIFT,      /* shift HEX HEX [UNIT]: move a unit to another hex */
  ACIES_COMMAND_FIGURES,    /* figures HEX NUMBER [UNIT] */
  ACIES_COMMAND_MARK,       /* mark MARK HEX NUMBER [UNIT]: 1 on, 0 off */
  ACIES_COMMAND_PROPERTY,   /* property PROPERTY HEX VALUE [UNIT] */
  ACIES_COMMAND_RESERVE,    /* reserve TYPE NUMBER [FIGURES] [SIDE]: units of the type in reserve; FIGURES of each new unit */
  ACIES_COMMAND_CARDS,      /* cards OWNER CARD NUMBER: all copies of a side, or of "common" */
  ACIES_COMMAND_HAND,       /* hand SIDE CARD NUMBER: copies in the hand */
  ACIES_COMMAND_DISCARD,    /* discard OWNER CARD NUMBER: copies already played */
  ACIES_COMMAND_MORALE,     /* morale SIDE NUMBER */
  ACIES_COMMAND_HAND_SIZE,  /* hand-size SIDE NUMBER */
  ACIES_COMMAND_ACTIONS,    /* actions SIDE NUMBER: actions in a round */
  ACIES_COMMAND_SPENT,      /* spent SIDE NUMBER: actions already spent */
  ACIES_COMMAND_RESOURCE,   /* resource SIDE RESOURCE NUMBER: the amount at the start */
  ACIES_COMMAND_CAMP,       /* camp SIDE [HEX]; without HEX: no camp */
  ACIES_COMMAND_ENTRY,      /* entry SIDE HEX NUMBER: 1 on, 0 off */
  ACIES_COMMAND_FIRST,      /* first SIDE */
  ACIES_COMMAND_END_ROUND,  /* end-round NUMBER */
  ACIES_COMMAND_OPENING,    /* opening SIDE NUMBER [PHASE]: the side and round with which the scenario starts */
  ACIES_COMMAND_SWITCH,     /* switch SWITCH VALUE */
  ACIES_COMMAND_TEXT,       /* text KIND WORDS... */
  ACIES_COMMAND_LABEL,      /* label HEX [WORDS...]; without WORDS: no label */
  ACIES_COMMAND_RESIZE,     /* resize NUMBER NUMBER: columns and rows */
  ACIES_COMMAND_REPLACE,    /* replace: another scenario, possibly of another ruleset; cannot be written as a line */

  /* a game's */
  ACIES_COMMAND_START,      /* start: from setup to the first decision; the session gives it once */
  ACIES_COMMAND_PLAY,       /* play CARD [HEX [UNIT]]: the target unit, if the card needs one */
  ACIES_COMMAND_ORDER,      /* order HEX [HEX]: a unit, the centre of a group, or both ends of a line */
  ACIES_COMMAND_MOVE,       /* move HEX HEX [UNIT] */
  ACIES_COMMAND_VERB,       /* the first command defined by the game (AciesVerb) */
  ACIES_COMMAND_ATTACK = ACIES_COMMAND_VERB + ACIES_MAX_VERBS, /* attack HEX HEX [HEX] [UNIT]: in games with charges, the third
                                                                * hex is the one next to the target where the charge ends */
  ACIES_COMMAND_RETREAT,    /* retreat HEX */
  ACIES_COMMAND_PUT_BACK,   /* put-back CARD */
  ACIES_COMMAND_TAKE,       /* take CARD */
  ACIES_COMMAND_PASS,       /* pass: decline to answer the question */
  ACIES_COMMAND_DONE,       /* done: end the answers to the question, or this step of the turn */
  ACIES_COMMAND_YES,        /* yes: accept; "pass" declines */
  ACIES_COMMAND_DICE,       /* dice FACE... or, in a game with several kinds of dice, KIND:FACE... */
  ACIES_COMMAND_DRAW,       /* draw CARD: the card that chance gives */
} AciesCommandKind;
#define ACIES_N_COMMANDS    (ACIES_COMMAND_DRAW + 1)
#define ACIES_N_EDIT_COMMANDS ACIES_COMMAND_START

/* The kind of the command at index @i in AciesProcs.verbs. */
#define ACIES_OWN_COMMAND(i) ((AciesCommandKind) (ACIES_COMMAND_VERB + (i)))

/* A command. Fields that its kind does not use are 0 or ACIES_NO_HEX, ACIES_NO_SIDE or ACIES_NO_ID. */
struct _AciesCommand
{
  AciesCommandKind kind;
  AciesHex         hex;
  AciesHex         to;
  AciesHex         via;      /* ATTACK only */
  AciesSide        side;     /* or, for cards, ACIES_COMMON */
  AciesId          id;       /* terrain, unit type, mark, property, card, switch, resource, phase or text kind */
  AciesId          type;     /* type of the unit, if the hex alone means another unit (units.h); else ACIES_NO_ID */
  gint16           number;
  gint16           number2;
  AciesDice        dice;
  char            *text;     /* TEXT and LABEL only; owned by the command */
  AciesState      *scenario; /* REPLACE only; owned by the command */
};

/* A command with no field set but its kind. */
#define ACIES_COMMAND_INIT(kind_) \
  { .kind = (kind_), .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .side = ACIES_NO_SIDE, .id = ACIES_NO_ID, .type = ACIES_NO_ID }

static inline AciesCommand
acies_command (AciesCommandKind kind)
{
  return (AciesCommand) ACIES_COMMAND_INIT (kind);
}

/* A command that sets @number of @id for @side. */
static inline AciesCommand
acies_command_of_side (AciesCommandKind kind, AciesSide side, guint id, guint number)
{
  AciesCommand command = acies_command (kind);

  command.side = side;
  command.id = (AciesId) id;
  command.number = (gint16) number;

  return command;
}

static inline AciesCommand
acies_command_on_hex (AciesCommandKind kind, AciesHex hex)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  command.hex = hex;

  return command;
}

static inline AciesCommand
acies_command_on_hexes (AciesCommandKind kind, AciesHex hex, AciesHex to)
{
  AciesCommand command = acies_command_on_hex (kind, hex);

  command.to = to;

  return command;
}

static inline AciesCommand
acies_command_with_id (AciesCommandKind kind, AciesId id)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  command.id = id;

  return command;
}

/* For a verb that chooses among numbered options (ACIES_VERB_CHOICE). */
static inline AciesCommand
acies_command_with_number (AciesCommandKind kind, int number)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  command.number = (gint16) number;

  return command;
}

AciesCommand acies_command_copy    (const AciesCommand *self);
void         acies_command_clear   (AciesCommand       *self);
gboolean     acies_command_equal   (const AciesCommand *a,
                                    const AciesCommand *b);

/* Returns: (transfer full) (element-type AciesCommand): an empty array that clears its elements */
GArray      *acies_commands_new    (void);

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

/* --- names, lines and units of commands -------------------------------------------------------- */

/* Returns: (nullable): the row of a verb of the game of @procs; %NULL for a kind that every game can have */
const AciesVerb *acies_command_verb (AciesCommandKind   kind,
                                    const AciesProcs   *procs);

/* @procs: (nullable): %NULL for a kind that every game can have
 * Returns: (nullable): the first word of the line: "move"; %NULL if @kind is a verb that the game of @procs does not have */
const char  *acies_command_name    (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (nullable): the arguments of the kind, such as "HEX HEX", for manuals and errors */
const char  *acies_command_usage   (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the usage in @ruleset: with "[UNIT]" if units can share a hex, with "SQUARE" on a board of squares */
char        *acies_command_dup_usage (AciesCommandKind    kind,
                                      const AciesRuleset *ruleset);

/* (transfer full): @usage with the game's word for a place of the board: HEX or SQUARE */
char        *acies_usage_dup_for   (const char         *usage,
                                    const AciesRuleset *ruleset);

/* Returns: whether a command of @kind acts on a unit on its first hex, so that it can contain the type of that unit */
gboolean     acies_command_names_unit (AciesCommandKind kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the command as one line */
char        *acies_command_to_string (const AciesCommand *self,
                                      const AciesRuleset *ruleset);

/* @line: one line, as acies_command_to_string() writes it
 * @command: (out caller-allocates): clear it with acies_command_clear()
 * @error: %ACIES_COMMAND_ERROR, one sentence that names the wrong word */
gboolean     acies_command_parse   (const char         *line,
                                    const AciesRuleset *ruleset,
                                    AciesCommand       *command,
                                    GError            **error);

/* Returns: the unit on the first hex of @self: that of its type, if set, else the main unit; or %ACIES_NO_UNIT */
AciesUnitId   acies_command_unit       (const AciesCommand *self,
                                        const AciesState   *state);

/* Sets the first hex to that of @unit, and the type if the hex alone means another unit.
 * @unit: a unit on the board */
void          acies_command_set_unit   (AciesCommand       *self,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

/* Returns: a command for @unit with no other field set */
AciesCommand  acies_command_on_unit    (AciesCommandKind    kind,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

typedef enum
{
  ACIES_COMMAND_ERROR_SYNTAX,
} AciesCommandError;

#define ACIES_COMMAND_ERROR (acies_command_error_quark ())
GQuark       acies_command_error_quark (void);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AciesCommand, acies_command_clear)

G_END_DECLS
