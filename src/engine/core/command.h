/* command.h - the commands that change a scenario or a game, and tables of game-specific commands and texts
 *
 * Commands come from players, the editor, computer players and replays. A command refers to hexes and ids, not to an
 * index in the list of legal moves, so a log of commands is readable and stays valid. A command can be written as one
 * line, such as "move F7 F6" or "paint forest E5". Parsing, printing and the manual share one syntax table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"

G_BEGIN_DECLS

/* Maximum number of verbs in a game. */
#define ACIES_MAX_VERBS 16

typedef enum
{
  /* commands of the editor */
  ACIES_COMMAND_PAINT,      /* paint TERRAIN HEX */
  ACIES_COMMAND_PLACE,      /* place TYPE HEX FIGURES [SIDE]: adds a unit; removes the unit in the same layer and all
                             * units of other sides from HEX; SIDE is needed if several sides have the type */
  ACIES_COMMAND_REMOVE,     /* remove HEX [UNIT]: UNIT is a unit type; without UNIT, removes the main unit (units.h) */
  ACIES_COMMAND_SHIFT,      /* shift HEX HEX [UNIT]: moves a unit to the second hex */
  ACIES_COMMAND_FIGURES,    /* figures HEX FIGURES [UNIT] */
  ACIES_COMMAND_MARK,       /* mark MARK HEX 0|1 [UNIT]: 1 adds the mark, 0 removes it */
  ACIES_COMMAND_PROPERTY,   /* property PROPERTY HEX VALUE [UNIT] */
  ACIES_COMMAND_RESERVE,    /* reserve TYPE UNITS [FIGURES] [SIDE]: sets the number of units in reserve; new units have
                             * FIGURES figures */
  ACIES_COMMAND_CARDS,      /* cards SIDE|common CARD COPIES: sets the total number of copies across all zones */
  ACIES_COMMAND_HAND,       /* hand SIDE CARD COPIES: sets the number of copies in the hand */
  ACIES_COMMAND_DISCARD,    /* discard SIDE|common CARD COPIES: sets the number of copies in the discard pile */
  ACIES_COMMAND_MORALE,     /* morale SIDE MORALE */
  ACIES_COMMAND_HAND_SIZE,  /* hand-size SIDE CARDS */
  ACIES_COMMAND_ACTIONS,    /* actions SIDE ACTIONS: sets the number of actions per round */
  ACIES_COMMAND_SPENT,      /* spent SIDE ACTIONS: sets the number of actions already spent in the round */
  ACIES_COMMAND_RESOURCE,   /* resource SIDE RESOURCE NUMBER: sets the amount at the start of the game */
  ACIES_COMMAND_CAMP,       /* camp SIDE [HEX]: without HEX, removes the camp */
  ACIES_COMMAND_ENTRY,      /* entry SIDE HEX 0|1: 1 adds the entry hex, 0 removes it */
  ACIES_COMMAND_FIRST,      /* first SIDE */
  ACIES_COMMAND_END_ROUND,  /* end-round ROUND */
  ACIES_COMMAND_OPENING,    /* opening SIDE ROUND [PHASE]: sets the side, round and phase at the start of the game */
  ACIES_COMMAND_SWITCH,     /* switch SWITCH VALUE */
  ACIES_COMMAND_TEXT,       /* text KIND WORDS... */
  ACIES_COMMAND_LABEL,      /* label HEX [WORDS...]: without WORDS, removes the label */
  ACIES_COMMAND_RESIZE,     /* resize COLUMNS ROWS */
  ACIES_COMMAND_REPLACE,    /* replaces the scenario, possibly with another ruleset; cannot be written as a line */

  /* commands of play */
  ACIES_COMMAND_START,      /* start: starts a game and runs it to the first decision; see acies_engine_new_game() */
  ACIES_COMMAND_PLAY,       /* play CARD [HEX [UNIT]]: HEX and UNIT name the target if the card needs a target */
  ACIES_COMMAND_ORDER,      /* order HEX [HEX]: orders a unit, the group around a hex, or the line between two hexes */
  ACIES_COMMAND_MOVE,       /* move HEX HEX [UNIT] */
  ACIES_COMMAND_VERB,       /* the first verb of the game (AciesVerb) */
  ACIES_COMMAND_ATTACK = ACIES_COMMAND_VERB + ACIES_MAX_VERBS, /* attack HEX HEX [HEX] [UNIT]: in games with charges,
                                                                * the third hex is the hex beside the target where the
                                                                * charge ends */
  ACIES_COMMAND_RETREAT,    /* retreat HEX */
  ACIES_COMMAND_PUT_BACK,   /* put-back CARD */
  ACIES_COMMAND_TAKE,       /* take CARD */
  ACIES_COMMAND_PASS,       /* pass: declines to answer the question */
  ACIES_COMMAND_DONE,       /* done: stops answering the question, or ends this step of the turn */
  ACIES_COMMAND_YES,        /* yes: accepts an offer that "pass" declines */
  ACIES_COMMAND_DICE,       /* dice FACE... or, if the game has several kinds of dice, dice KIND:FACE... */
  ACIES_COMMAND_DRAW,       /* draw CARD: names the card that was drawn */

  /* Commands of a game at a table (tracker.h). ±NUMBER is a change, and REASON an AciesTrackerReason. A line can end with
   * the time, as in "tracker next @754". */
  ACIES_COMMAND_TRACK_NEXT,     /* tracker next: goes on to the next step, side or round */
  ACIES_COMMAND_TRACK_ROUND,    /* tracker round ROUND */
  ACIES_COMMAND_TRACK_TURN,     /* tracker turn SIDE [STEP] */
  ACIES_COMMAND_TRACK_MORALE,   /* tracker morale SIDE ±NUMBER [REASON] */
  ACIES_COMMAND_TRACK_RESOURCE, /* tracker resource SIDE RESOURCE ±NUMBER [REASON] */
  ACIES_COMMAND_TRACK_ACTIONS,  /* tracker actions SIDE ±NUMBER: of the actions spent in the round */
  ACIES_COMMAND_TRACK_LOSSES,   /* tracker losses SIDE TYPE ±NUMBER [REASON]: figures lost; if negative, figures come back */
  ACIES_COMMAND_TRACK_HAND,     /* tracker hand SIDE ±NUMBER [DECK]: of cards in hand that nobody has named */
  ACIES_COMMAND_TRACK_CARD,     /* tracker card SIDE CARD ZONE [ZONE]: a card that is known now goes to the first zone, from the second */
  ACIES_COMMAND_TRACK_SHUFFLE,  /* tracker shuffle SIDE [DECK]: the played cards go back into the deck */
  ACIES_COMMAND_TRACK_CLOCK,    /* tracker clock SIDE SECONDS [SIDE]: time left, and whose clock runs now */
  ACIES_COMMAND_TRACK_INCREMENT, /* tracker increment SECONDS: that each clock gains when its turn ends */
  ACIES_COMMAND_TRACK_DICE,     /* tracker dice FACE...: a roll, with faces as for "dice" */
  ACIES_COMMAND_TRACK_FIGHT,    /* tracker fight TYPE TYPE [FACE...]: an attack, and the roll for it */
  ACIES_COMMAND_TRACK_END,      /* tracker end: the game ends with the result by the rules */
} AciesCommandKind;
#define ACIES_N_COMMANDS    (ACIES_COMMAND_TRACK_END + 1)
#define ACIES_FIRST_TRACKER_COMMAND ACIES_COMMAND_TRACK_NEXT
#define ACIES_N_EDIT_COMMANDS ACIES_COMMAND_START

/* The command kind of AciesProcs.verbs[i]. */
#define ACIES_OWN_COMMAND(i) ((AciesCommandKind) (ACIES_COMMAND_VERB + (i)))

/* A command. Unused fields are 0, ACIES_NO_HEX, ACIES_NO_SIDE or ACIES_NO_ID. */
struct _AciesCommand
{
  AciesCommandKind kind;
  AciesHex         hex;
  AciesHex         to;
  AciesHex         via;      /* for ATTACK: the hex where a charge ends */
  AciesSide        side;     /* a side, or ACIES_COMMON for common cards */
  AciesId          id;       /* index of a terrain, unit type, mark, property, card, switch, resource, phase, kind of
                              * text, deck or step */
  AciesId          type;     /* type of the unit on @hex, ACIES_NO_ID for the main unit (units.h); in a command of a table
                              * the reason, or the type of the attacked unit */
  gint16           number;
  guint32          seconds;  /* in a command of a table: since the start of the game; 0: unknown. Not compared */
  gint16           number2;  /* in a command of a table an AciesZone, or a side plus 1 */
  AciesDice        dice;
  char            *text;     /* for TEXT and LABEL; owned by the command */
  AciesState      *scenario; /* for REPLACE; owned by the command */
};

/* Initialiser for a command of the given kind, with all other fields unused. */
#define ACIES_COMMAND_INIT(kind_) \
  { .kind = (kind_), .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .side = ACIES_NO_SIDE, .id = ACIES_NO_ID, .type = ACIES_NO_ID }

static inline AciesCommand
acies_command (AciesCommandKind kind)
{
  return (AciesCommand) ACIES_COMMAND_INIT (kind);
}

/* Returns a command of @kind with the given side, id and number. */
AciesCommand acies_command_of_side     (AciesCommandKind kind, AciesSide side, guint id, guint number);

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

/* Returns a command for a verb that chooses a numbered option (ACIES_VERB_CHOICE). */
AciesCommand acies_command_with_number (AciesCommandKind kind, int number);

AciesCommand acies_command_copy    (const AciesCommand *self);
void         acies_command_clear   (AciesCommand       *self);
gboolean     acies_command_equal   (const AciesCommand *a,
                                    const AciesCommand *b);

/* Returns: (transfer full) (element-type AciesCommand): an empty array that clears each command when it is removed */
GArray      *acies_commands_new    (void);

/* --- game-specific commands (verbs) ---------------------------------------------------------
 *
 * A verb is a kind of command that only some games have. AciesProcs.commands contains the procedures of the verbs,
 * starting at index ACIES_COMMAND_VERB. AciesVerb describes the syntax and the texts of a verb, so that the user
 * interface works with any game. */

/* Maximum number of options in a question. Options are numbered from 1. */
#define ACIES_MAX_CHOICES 32

/* The arguments of a verb, which determine how a player enters the command. For a verb with hexes, the player clicks
 * the hexes. If several commands have the same hexes, a click selects the one that acies_command_list() lists first,
 * and the context menu offers all of them. A verb without hexes has one button for each command in that list. */
typedef enum
{
  ACIES_VERB_AT,      /* HEX: the action takes place on this hex */
  ACIES_VERB_FROM_TO, /* HEX HEX: the unit on the first hex acts on the second hex */
  ACIES_VERB_OVER,    /* HEX [HEX]: the hexes that the current attack passes over, in order from the attacker; clicking
                       * one hex is enough if only one path contains it */
  ACIES_VERB_RESERVE, /* TYPE HEX: a unit of this type enters from the reserve on this hex */
  ACIES_VERB_BARE,    /* no arguments */
  ACIES_VERB_CHOICE,  /* NUMBER: one of the options of the question */
} AciesVerbShape;
#define ACIES_N_VERB_SHAPES (ACIES_VERB_CHOICE + 1)

/* Bits for the actions that a unit can take instead of a verb. The combined bits are an index into AciesVerb.prompt. */
enum
{
  ACIES_PROMPT_MOVES = 1 << 0,
  ACIES_PROMPT_ATTACKS = 1 << 1,
};

/* A game-specific command. All texts are translatable. Comments such as "AT:" give the shapes that use a field. */
typedef struct
{
  const char    *name; /* the first word of the command line, such as "swap" */
  AciesVerbShape shape;
  guint8         weight;      /* relative frequency in random play, at least 1; the weight of a move is 32 */
  gboolean       of_dice;     /* CHOICE: the options are the dice of the last roll, and the chosen die is rerolled */
  gboolean       above_main;  /* AT, FROM_TO: the acting unit is never the main unit, but a unit in a higher layer */
  gboolean       begins_move; /* AT: the unit becomes the next unit to move, unless another unit is already chosen */
  gboolean       declines;    /* BARE: the verb is a pass, but for a longer time than “pass” */
  gboolean       takes_back;  /* the verb undoes an earlier answer to the same question; never used by computer
                               * players */
  /* (nullable): returns whether @command has no effect, so that computer players can skip it. If it returns TRUE, at
   * least one other command must be allowed. */
  gboolean (*is_pointless) (const AciesState   *state,
                            const AciesCommand *command);
  const char *help; /* a description for the manual, such as "let two neighbouring units change places" */

  /* Describes the effect of a click: one sentence each for a singular and a plural unit name (acies_agree()), or one
   * sentence for both. The argument for AT is the unit. The arguments for FROM_TO are the unit and the unit on the
   * second hex, or that hex if it has no unit. The arguments for RESERVE are the type and the hex. For OVER, the first
   * sentence has one hex as its argument, and the second sentence has two hexes. BARE and CHOICE have no hint. */
  const char *hint[2];

  /* The text in the history. The arguments are the first and the second hex, or the type and the hex for RESERVE. The
   * argument for CHOICE is the text that @describe returned for the chosen option. BARE has no arguments. */
  const char *step;

  /* The prompt for the next click. For AT and FROM_TO, the index consists of ACIES_PROMPT_ bits, and the argument is
   * the chosen unit. For OVER, the first element asks for the first hex. The second element asks for the second hex,
   * and its argument is the first hex. */
  const char *prompt[4];

  /* BARE: the label of the button, with a mnemonic. The mnemonic must differ from the mnemonics of all other buttons
   * that are shown at the same time: the "pass", "done" and "yes" buttons of each question that the verb answers (by
   * default "_Pass", "_No", "_Done" and "_Yes"), the other verbs that answer the question, and "_Look at Your Hand".
   * test-procs checks the English labels. Translators must check the translated labels. */
  const char *button;

  /* CHOICE: returns (transfer full) the translated button label for option @number, without a mnemonic. The label must
   * contain only public facts, because all players can see it in the history. */
  char *(*describe) (const AciesState *state,
                     int               number);
} AciesVerb;

/* --- questions ------------------------------------------------------------------------------
 *
 * A game has a table with one AciesQuestion for each kind of decision, in the same order as the game's enum. The first
 * question, for ACIES_DECISION_NONE, asks the active side for its next action. */

/* The side that must answer a question. */
typedef enum
{
  ACIES_ASKS_ACTIVE,    /* the active side; the question is not about a particular unit */
  ACIES_ASKS_ATTACKER,  /* the side of AciesCombat.attacker in the current fight; the question is about this unit */
  ACIES_ASKS_TARGET,    /* the side of AciesCombat.target in the current fight; the question is about this unit */
  ACIES_ASKS_ANYBODY,   /* the side that the procedure passes to acies_question_ask_side() */
} AciesAsked;

/* The bit in AciesQuestion.answers for a command kind that all games share. @KIND: the name after ACIES_COMMAND_ */
#define ACIES_ANSWER(KIND) (G_GUINT64_CONSTANT (1) << ACIES_COMMAND_##KIND)
/* The bit in AciesQuestion.answers for a verb. @kind: the command kind of the verb */
#define ACIES_ANSWER_VERB(kind) (G_GUINT64_CONSTANT (1) << (kind))

/* Marks two sentences for translation: one for a singular name and one for a plural name (acies_agree()). */
#define ACIES_FORMS(one, many) one, many

typedef struct
{
  const char *name;     /* one word, such as "retreat" */
  AciesAsked  asked;
  guint64     answers;  /* the bits of all command kinds that can answer the question (ACIES_ANSWER()) */
  const char *rule;     /* id of the rule that requires the question; NULL: AciesProcs.rules.order */
  const char *(*find_rule) (const AciesState *state); /* (nullable): used instead of @rule if the rule depends on the
                                                       * state */
  const char *ends;     /* one word for the step that "done" or "pass" ends; NULL if neither is an answer */
  /* (nullable): used instead of @ends if the word depends on the state */
  const char *(*find_end) (const AciesState *state);

  /* Translatable button labels with mnemonics. NULL selects the default label: "Done", "Yes", or "Pass" ("No" if "yes"
   * is also an answer). */
  const char *done;
  const char *pass;
  const char *yes;
  /* (nullable): used instead of @done if the label depends on the state */
  const char *(*find_done) (const AciesState *state);

  /* (nullable): appends all answers except "yes", "pass" and "done" to @commands. The engine appends these three
   * answers if they are allowed. */
  void        (*list)     (const AciesState *state,
                           GArray           *commands);

  /* The text of the question. Set exactly one of the next three fields. @sentence is translatable, and its argument is
   * the name of the side. @forms contains two translatable sentences for acies_agree_unit(), and their arguments are
   * the side and the unit. @describe returns the complete text. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesState *state,
                           const char       *side);
} AciesQuestion;

/* --- game-specific log entries, and ends of games --------------------------------------------- */

typedef struct _AciesLogWords AciesLogWords;

/* A game-specific kind of log entry. */
typedef struct
{
  const char *name;  /* one word, such as "swapped" */
  /* The text of the entry. Set exactly one of the next three fields. @sentence is translatable, and its argument is the
   * side. @forms contains one or two translatable sentences for acies_agree(), and their arguments are the unit, the
   * hex and the destination. @describe returns the complete text. */
  const char *sentence;
  const char *forms[2];
  char       *(*describe) (const AciesLogWords *words);
  gboolean    of_fight;  /* whether the entry reports a result of a fight and is shown with the fight */
  const char *brief;     /* (nullable): the entry in one or two untranslated words, which rise from the unit on the board; the
                          * translation context is “over a unit” */
  gboolean    heading;   /* whether the entry starts a section of the log */
} AciesOwnLogEntry;

typedef struct
{
  const char *id;       /* id used in files and by programs, such as "morale-zero" */
  const char *sentence; /* translatable; the argument is the name of the winning side, if there is a winner */
  const char *together; /* like @sentence, but with the names of all sides in the winning team; required in games with
                         * teams */
} AciesGameEnd;

/* --- names, syntax and units of commands ------------------------------------------------------- */

/* Returns: (nullable): the verb with the command kind @kind, or %NULL if the game has no such verb */
const AciesVerb *acies_command_verb (AciesCommandKind   kind,
                                    const AciesProcs   *procs);

/* Gets the word that starts the line of a command of @kind.
 * @procs: (nullable): the procedures of the game; can be %NULL for kinds of command that all games share
 * Returns: (nullable): a word such as "move", or %NULL if @kind is a verb that the game does not have */
const char  *acies_command_name    (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (nullable): the arguments of commands of @kind, such as "HEX HEX"; %NULL if the game has no such verb */
const char  *acies_command_usage   (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the arguments of commands of @kind in this game. They include "[UNIT]" if a hex can have
 *   several units. If the board has squares, they contain "SQUARE" instead of "HEX". */
char        *acies_command_dup_usage (AciesCommandKind    kind,
                                      const AciesRuleset *ruleset);

/* Returns: (transfer full): a copy of @usage, with "SQUARE" instead of "HEX" if the board has squares */
char        *acies_usage_dup_for   (const char         *usage,
                                    const AciesRuleset *ruleset);

/* Returns whether commands of @kind refer to a unit on the first hex, and can therefore include the type of the
 * unit. */
gboolean     acies_command_names_unit (AciesCommandKind kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the command as one line of text */
char        *acies_command_to_string (const AciesCommand *self,
                                      const AciesRuleset *ruleset);

/* Parses a line in the format of acies_command_to_string().
 * @command: (out caller-allocates): set to the command; clear it with acies_command_clear()
 * @error: %ACIES_COMMAND_ERROR, with a message that quotes the invalid word */
gboolean     acies_command_parse   (const char         *line,
                                    const AciesRuleset *ruleset,
                                    AciesCommand       *command,
                                    GError            **error);

/* Returns the unit that the command refers to: the unit with the command's type on the first hex, or the main unit if
 * the command has no type. Returns %ACIES_NO_UNIT if there is no such unit. */
AciesUnitId   acies_command_unit       (const AciesCommand *self,
                                        const AciesState   *state);

/* Sets the command's first hex to the hex of @unit. If @unit is not the main unit there, also sets the command's type.
 * @unit: a unit on the board */
void          acies_command_set_unit   (AciesCommand       *self,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

/* Returns a command of @kind that refers to @unit, with all other fields unused. */
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
