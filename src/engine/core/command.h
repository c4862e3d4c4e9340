/* command.h - commands from players, the editor, the computer or a replay, and the tables for game-specific commands and texts
 *
 * A command names hexes and ids, and does not number the legal moves, so that a log of commands
 * is readable and remains valid. A command is written as one readable line ("move F7 F6",
 * "paint forest E5"). One table lists the words of each kind of command. Parsing, printing and
 * the manual use this table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* The maximum number of verbs in one game. */
#define ACIES_MAX_VERBS 16

typedef enum
{
  /* commands of the editor */
  ACIES_COMMAND_PAINT,      /* paint TERRAIN HEX */
  ACIES_COMMAND_PLACE,      /* place TYPE HEX NUMBER [SIDE]: adds a unit of NUMBER figures, which replaces all units of other
                             * sides and the unit of the same layer on HEX; SIDE is needed if several sides have the type */
  ACIES_COMMAND_REMOVE,     /* remove HEX [UNIT]: UNIT is needed only if the hex alone does not identify the unit (units.h) */
  ACIES_COMMAND_SHIFT,      /* shift HEX HEX [UNIT]: moves a unit to another hex */
  ACIES_COMMAND_FIGURES,    /* figures HEX NUMBER [UNIT] */
  ACIES_COMMAND_MARK,       /* mark MARK HEX NUMBER [UNIT]: 1 adds the mark, 0 removes it */
  ACIES_COMMAND_PROPERTY,   /* property PROPERTY HEX VALUE [UNIT] */
  ACIES_COMMAND_RESERVE,    /* reserve TYPE NUMBER [FIGURES] [SIDE]: NUMBER of units in reserve; each new unit has FIGURES */
  ACIES_COMMAND_CARDS,      /* cards OWNER CARD NUMBER: number of copies in all zones; OWNER is a side or "common" */
  ACIES_COMMAND_HAND,       /* hand SIDE CARD NUMBER: number of copies in the hand */
  ACIES_COMMAND_DISCARD,    /* discard OWNER CARD NUMBER: number of copies in the discard */
  ACIES_COMMAND_MORALE,     /* morale SIDE NUMBER */
  ACIES_COMMAND_HAND_SIZE,  /* hand-size SIDE NUMBER */
  ACIES_COMMAND_ACTIONS,    /* actions SIDE NUMBER: actions per round */
  ACIES_COMMAND_SPENT,      /* spent SIDE NUMBER: actions already spent in the round */
  ACIES_COMMAND_RESOURCE,   /* resource SIDE RESOURCE NUMBER: amount at the start */
  ACIES_COMMAND_CAMP,       /* camp SIDE [HEX]: without HEX, removes the camp */
  ACIES_COMMAND_ENTRY,      /* entry SIDE HEX NUMBER: 1 adds the entry hex, 0 removes it */
  ACIES_COMMAND_FIRST,      /* first SIDE */
  ACIES_COMMAND_END_ROUND,  /* end-round NUMBER */
  ACIES_COMMAND_OPENING,    /* opening SIDE NUMBER [PHASE]: the side, round and phase with which the scenario starts */
  ACIES_COMMAND_SWITCH,     /* switch SWITCH VALUE */
  ACIES_COMMAND_TEXT,       /* text KIND WORDS... */
  ACIES_COMMAND_LABEL,      /* label HEX [WORDS...]: without WORDS, removes the label */
  ACIES_COMMAND_RESIZE,     /* resize NUMBER NUMBER: number of columns and of rows */
  ACIES_COMMAND_REPLACE,    /* replace: uses another scenario, possibly of another ruleset; cannot be written as a line */

  /* commands of play */
  ACIES_COMMAND_START,      /* start: starts play and continues to the first decision; the session gives this command once */
  ACIES_COMMAND_PLAY,       /* play CARD [HEX [UNIT]]: HEX and UNIT name the target, if the card needs one */
  ACIES_COMMAND_ORDER,      /* order HEX [HEX]: a unit, the centre of a group, or both ends of a line */
  ACIES_COMMAND_MOVE,       /* move HEX HEX [UNIT] */
  ACIES_COMMAND_VERB,       /* the first verb of the game (AciesVerb) */
  ACIES_COMMAND_ATTACK = ACIES_COMMAND_VERB + ACIES_MAX_VERBS, /* attack HEX HEX [HEX] [UNIT]: in games with charges, the third
                                                                * hex is next to the target, and the charge ends there */
  ACIES_COMMAND_RETREAT,    /* retreat HEX */
  ACIES_COMMAND_PUT_BACK,   /* put-back CARD */
  ACIES_COMMAND_TAKE,       /* take CARD */
  ACIES_COMMAND_PASS,       /* pass: declines to answer the question */
  ACIES_COMMAND_DONE,       /* done: gives no more answers to the question, or ends this step of the turn */
  ACIES_COMMAND_YES,        /* yes: accepts; "pass" declines */
  ACIES_COMMAND_DICE,       /* dice FACE... or, in a game with several kinds of dice, KIND:FACE... */
  ACIES_COMMAND_DRAW,       /* draw CARD: the card that was drawn */
} AciesCommandKind;
#define ACIES_N_COMMANDS    (ACIES_COMMAND_DRAW + 1)
#define ACIES_N_EDIT_COMMANDS ACIES_COMMAND_START

/* The kind of command for the verb at index @i of AciesProcs.verbs. */
#define ACIES_OWN_COMMAND(i) ((AciesCommandKind) (ACIES_COMMAND_VERB + (i)))

/* A command. Fields that the kind of command does not use are 0 or ACIES_NO_HEX, ACIES_NO_SIDE or ACIES_NO_ID. */
struct _AciesCommand
{
  AciesCommandKind kind;
  AciesHex         hex;
  AciesHex         to;
  AciesHex         via;      /* ATTACK only: the hex on which a charge ends */
  AciesSide        side;     /* the side; for cards, it can be ACIES_COMMON */
  AciesId          id;       /* terrain, unit type, mark, property, card, switch, resource, phase or text kind */
  AciesId          type;     /* type of the unit, if HEX without a type would mean another unit (units.h); else ACIES_NO_ID */
  gint16           number;
  gint16           number2;
  AciesDice        dice;
  char            *text;     /* TEXT and LABEL only; owned by the command */
  AciesState      *scenario; /* REPLACE only; owned by the command */
};

/* An initialiser for a command of the given kind, in which all other fields are unset. */
#define ACIES_COMMAND_INIT(kind_) \
  { .kind = (kind_), .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .side = ACIES_NO_SIDE, .id = ACIES_NO_ID, .type = ACIES_NO_ID }

static inline AciesCommand
acies_command (AciesCommandKind kind)
{
  return (AciesCommand) ACIES_COMMAND_INIT (kind);
}

/* Returns: a command of @kind with the given @side, @id and @number */
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

/* Returns: a command for a verb that chooses a numbered option (ACIES_VERB_CHOICE) */
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

/* Returns: (transfer full) (element-type AciesCommand): an empty array, which frees the contents of commands that are removed */
GArray      *acies_commands_new    (void);

/* --- game-specific commands (verbs) ---------------------------------------------------------
 *
 * The procedures for these commands are in AciesProcs.commands, starting at
 * ACIES_COMMAND_VERB. Tables declare their syntax and texts, so that views work with any game. */

/* The maximum number of options of a question. Options are numbered from 1. */
#define ACIES_MAX_CHOICES 32

/* The arguments of a verb, which determine how a player gives the command. A verb with hexes is given by clicks: if several
 * commands have the same hexes, a click gives the first listed command, and the context menu offers all of them. A verb without
 * hexes has one button for each listed command. */
typedef enum
{
  ACIES_VERB_AT,      /* HEX: the action takes place on this hex */
  ACIES_VERB_FROM_TO, /* HEX HEX: the unit on the first hex acts on the second hex */
  ACIES_VERB_OVER,    /* HEX [HEX]: hexes that the current fight crosses, in order from the attacker; one click is enough */
  ACIES_VERB_RESERVE, /* TYPE HEX: a unit of TYPE enters from the reserve on HEX */
  ACIES_VERB_BARE,    /* no arguments */
  ACIES_VERB_CHOICE,  /* NUMBER: one of the options of the question */
} AciesVerbShape;
#define ACIES_N_VERB_SHAPES (ACIES_VERB_CHOICE + 1)

/* Bits for what a unit can do instead of the action of a verb: move or attack. They are an index into AciesVerb.prompt. */
enum
{
  ACIES_PROMPT_MOVES = 1 << 0,
  ACIES_PROMPT_ATTACKS = 1 << 1,
};

/* A game-specific command. All texts are translatable. */
typedef struct
{
  const char    *name; /* first word of the command line: "swap" */
  AciesVerbShape shape;
  guint8         weight;      /* relative frequency in random play, not 0; a move has 32 */
  gboolean       of_dice;     /* CHOICE: the options are the dice of the last roll; the chosen die is rerolled */
  gboolean       above_main;  /* AT, FROM_TO: the acting unit is a unit of a higher layer, never the main unit */
  gboolean       begins_move; /* AT: the unit becomes the next unit to move, unless another unit is already chosen */
  gboolean       takes_back;  /* the verb undoes an earlier answer to the same question; computer players do not use it */
  /* (nullable): for computer players. Returns: whether the command has no effect. If so, some other command is also allowed. */
  gboolean (*is_pointless) (const AciesState   *state,
                            const AciesCommand *command);
  const char *help; /* a description for a manual: "let two neighbouring units change places" */

  /* The effect of a click: two sentences, for a singular and a plural name (acies_agree()), or only the first. Their arguments are:
   * AT: the unit. FROM_TO: the unit, then the unit on the second hex, or the second hex if it is empty. RESERVE: the type and the
   * hex. OVER: one hex in the first sentence, two hexes in the second. BARE and CHOICE have no hint. */
  const char *hint[2];

  /* The text for the command in the history. The arguments are both hexes, or the type and the hex. CHOICE: the argument is the
   * text that @describe returned when the option was chosen. BARE: no arguments. */
  const char *step;

  /* Asks for the next click. FROM_TO, AT: indexed by ACIES_PROMPT_ bits; the argument is the chosen unit. OVER: the first element
   * asks for the first hex, the second element for the second hex. */
  const char *prompt[4];

  /* BARE: the label of the verb's button, with a mnemonic. The mnemonic must differ from the mnemonics of all buttons beside it:
   * the "pass", "done" and "yes" buttons of each question that the verb answers, or the defaults ("_Pass", "_No", "_Done",
   * "_Yes"), other verbs that answer the same question, and "_Look at Your Hand". test-procs checks the English labels;
   * translators check the translated labels. */
  const char *button;

  /* CHOICE: Returns: (transfer full): the translated button label of the listed option @number, without a mnemonic. The label must
   * contain only public facts, because the history shows it to all players. */
  char *(*describe) (const AciesState *state,
                     int               number);
} AciesVerb;

/* --- questions ------------------------------------------------------------------------------
 *
 * A game has a table with one AciesQuestion for each kind of decision, in the order of the game's
 * enum. The first, for ACIES_DECISION_NONE, applies when the active side can choose its action. */

/* The side that a question asks. */
typedef enum
{
  ACIES_ASKS_ACTIVE,    /* the active side, about no particular unit */
  ACIES_ASKS_ATTACKER,  /* the side of the unit that rolls in the current fight; the question is about that unit */
  ACIES_ASKS_TARGET,    /* the side of the target of the current fight; the question is about that target */
  ACIES_ASKS_ANYBODY,   /* the side that the procedure passes as an argument */
} AciesAsked;

/* The bit in AciesQuestion.answers for a kind of command that all games share. */
#define ACIES_ANSWER(KIND) (G_GUINT64_CONSTANT (1) << ACIES_COMMAND_##KIND)
/* The bit in AciesQuestion.answers for a verb of the game. */
#define ACIES_ANSWER_VERB(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* Marks two sentences for translation: one for a singular name, and one for a plural name (acies_agree()). */
#define ACIES_FORMS(one, many) one, many

typedef struct
{
  const char *name;     /* one word: "retreat" */
  AciesAsked  asked;
  guint64     answers;  /* the ACIES_ANSWER() bits of all kinds of command that can answer the question */
  const char *rule;     /* id of the statement for the question; NULL: AciesProcs.rules.order */
  const char *(*find_rule) (const AciesState *state); /* used instead of @rule if the statement depends on the state */
  const char *ends;     /* one word for the step that "done" or "pass" ends; NULL if neither is an answer */
  /* Used instead of @ends if the word depends on the state. */
  const char *(*find_end) (const AciesState *state);

  /* Translatable button labels with a mnemonic. The defaults for NULL are "Done", "Pass" ("No" if "yes" is an answer) and "Yes". */
  const char *done;
  const char *pass;
  const char *yes;
  /* Used instead of @done if the label depends on the state. */
  const char *(*find_done) (const AciesState *state);

  /* Appends all answers except "yes", "pass" and "done". The engine appends these three if they are allowed. NULL: there are no
   * other answers. */
  void        (*list)     (const AciesState *state,
                           GArray           *commands);

  /* The question as a translatable sentence. Set one of three fields: @sentence, whose argument is the side's name; @forms, two
   * sentences for acies_agree_unit(), whose arguments are the side and the unit; or @describe, which returns the whole text. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesState *state,
                           const char       *side);
} AciesQuestion;

/* --- log entries and ends ------------------------------------------------------------------- */

typedef struct _AciesNoteWords AciesLogWords;

/* A game-specific log entry. */
typedef struct
{
  const char *name;  /* one word: "swapped" */
  /* The translatable text. Set one of three fields: @sentence, whose argument is the side; @forms, one sentence or two for
   * acies_agree(), whose arguments are the unit, the hex and the destination; or @describe, which returns the whole text. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesLogWords *words);
  gboolean    of_fight;  /* the entry reports a result of a fight, and is shown with the fight */
  gboolean    heading;   /* the entry starts a section of the game */
} AciesOwnLogEntry;

typedef struct
{
  const char *id;       /* id for files and programs: "morale-zero" */
  const char *sentence; /* translatable; the argument is the name of the winning side, if a side wins */
  const char *together; /* like @sentence, but the argument names all sides of the winning team; required in games with teams */
} AciesGameEnd;

/* --- names, lines and units of commands -------------------------------------------------------- */

/* Returns: (nullable): the verb of the game with this @kind of command; %NULL for a kind that all games share */
const AciesVerb *acies_command_verb (AciesCommandKind   kind,
                                    const AciesProcs   *procs);

/* @procs: (nullable): the procedures of the game; %NULL is possible for a kind that all games share
 * Returns: (nullable): the first word of the command line: "move"; %NULL if @kind is a verb that the game does not have */
const char  *acies_command_name    (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (nullable): the arguments of commands of @kind, such as "HEX HEX", for manuals and errors */
const char  *acies_command_usage   (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the arguments of commands of @kind in this game: with "[UNIT]" if several units can be on a hex, and
 * with "SQUARE" instead of "HEX" if the board has squares */
char        *acies_command_dup_usage (AciesCommandKind    kind,
                                      const AciesRuleset *ruleset);

/* Returns: (transfer full): @usage, with "SQUARE" instead of "HEX" if the game's board has squares */
char        *acies_usage_dup_for   (const char         *usage,
                                    const AciesRuleset *ruleset);

/* Returns: whether commands of @kind act on a unit on the first hex, so that they can contain the type of this unit */
gboolean     acies_command_names_unit (AciesCommandKind kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the command as one line of text */
char        *acies_command_to_string (const AciesCommand *self,
                                      const AciesRuleset *ruleset);

/* @line: one line, in the form that acies_command_to_string() writes
 * @command: (out caller-allocates): the command; clear it with acies_command_clear()
 * @error: %ACIES_COMMAND_ERROR, with a sentence that names the wrong word */
gboolean     acies_command_parse   (const char         *line,
                                    const AciesRuleset *ruleset,
                                    AciesCommand       *command,
                                    GError            **error);

/* Returns: the unit on the first hex with the command's type, or the main unit if the command has no type; %ACIES_NO_UNIT if there
 * is no such unit */
AciesUnitId   acies_command_unit       (const AciesCommand *self,
                                        const AciesState   *state);

/* Sets the first hex to the hex of @unit. Also sets the type of @unit if the hex without a type would mean another unit.
 * @unit: a unit on the board */
void          acies_command_set_unit   (AciesCommand       *self,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

/* Returns: a command of @kind for @unit, in which all other fields are unset */
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
