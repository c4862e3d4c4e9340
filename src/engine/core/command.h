/* command.h - what somebody asks for: a player, the editor, the computer, a replay
 *
 * Commands name things by hex and by id, never by an index into a list of
 * options, so that a log can be read and stays valid. Every command has one
 * readable line ("move F7 F6", "paint forest E5"); one table says which words
 * each kind takes, and parsing, printing and the manual follow from it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/rows.h"
#include "engine/core/state.h"

G_BEGIN_DECLS

/* Commands that a game may have of its own. */
#define ACIES_MAX_VERBS 16

typedef enum
{
  /* the editor's */
  ACIES_COMMAND_PAINT,      /* paint TERRAIN HEX */
  ACIES_COMMAND_PLACE,      /* place TYPE HEX NUMBER [SIDE]: a new unit, or in place of the one of its layer there, and of all of another side;
                             * the side where the type has several */
  ACIES_COMMAND_REMOVE,     /* remove HEX [UNIT]: the last word here and below where the hex alone does not say which (units.h) */
  ACIES_COMMAND_SHIFT,      /* shift HEX HEX [UNIT]: put a unit elsewhere */
  ACIES_COMMAND_FIGURES,    /* figures HEX NUMBER [UNIT] */
  ACIES_COMMAND_MARK,       /* mark MARK HEX NUMBER [UNIT]: 1 on, 0 off */
  ACIES_COMMAND_PROPERTY,   /* property PROPERTY HEX VALUE [UNIT] */
  ACIES_COMMAND_RESERVE,    /* reserve TYPE NUMBER [FIGURES] [SIDE]: units of the type waiting off the board; new ones so strong */
  ACIES_COMMAND_CARDS,      /* cards OWNER CARD NUMBER: all copies the side has, or "common" */
  ACIES_COMMAND_HAND,       /* hand SIDE CARD NUMBER: those of them in its hand */
  ACIES_COMMAND_DISCARD,    /* discard OWNER CARD NUMBER: those of them played already */
  ACIES_COMMAND_MORALE,     /* morale SIDE NUMBER */
  ACIES_COMMAND_HAND_SIZE,  /* hand-size SIDE NUMBER */
  ACIES_COMMAND_ACTIONS,    /* actions SIDE NUMBER: of a round */
  ACIES_COMMAND_SPENT,      /* spent SIDE NUMBER: those of them spent already */
  ACIES_COMMAND_RESOURCE,   /* resource SIDE RESOURCE NUMBER: what it begins with */
  ACIES_COMMAND_CAMP,       /* camp SIDE [HEX]; without a hex: none */
  ACIES_COMMAND_ENTRY,      /* entry SIDE HEX NUMBER: 1 on, 0 off */
  ACIES_COMMAND_FIRST,      /* first SIDE */
  ACIES_COMMAND_END_ROUND,  /* end-round NUMBER */
  ACIES_COMMAND_OPENING,    /* opening SIDE NUMBER [PHASE]: the turn and round the scenario begins with */
  ACIES_COMMAND_SWITCH,     /* switch SWITCH VALUE */
  ACIES_COMMAND_TEXT,       /* text KIND WORDS... */
  ACIES_COMMAND_LABEL,      /* label HEX [WORDS...]; without words: none */
  ACIES_COMMAND_RESIZE,     /* resize NUMBER NUMBER: columns and rows */
  ACIES_COMMAND_REPLACE,    /* replace: another scenario in place of this one, perhaps of another ruleset; a line cannot say which */

  /* a game's */
  ACIES_COMMAND_START,      /* start: from set-up to the first decision; given once, by the session */
  ACIES_COMMAND_PLAY,       /* play CARD [HEX [UNIT]]: the unit it is played on, where it names one */
  ACIES_COMMAND_ORDER,      /* order HEX [HEX]: a unit, the middle of a group, both ends of a line */
  ACIES_COMMAND_MOVE,       /* move HEX HEX [UNIT] */
  ACIES_COMMAND_VERB,       /* the first of those that only this game has (rows.h) */
  ACIES_COMMAND_ATTACK = ACIES_COMMAND_VERB + ACIES_MAX_VERBS, /* attack HEX HEX [HEX] [UNIT]: in games with charges, the hex beside its target on which one ends */
  ACIES_COMMAND_RETREAT,    /* retreat HEX */
  ACIES_COMMAND_PUT_BACK,   /* put-back CARD */
  ACIES_COMMAND_TAKE,       /* take CARD */
  ACIES_COMMAND_PASS,       /* pass: no answer to what is asked */
  ACIES_COMMAND_DONE,       /* done: no more of what is asked, or of this step of the turn */
  ACIES_COMMAND_YES,        /* yes: to what is asked; "pass" is the no */
  ACIES_COMMAND_DICE,       /* dice FACE... or, of a game with several kinds of dice, KIND:FACE... */
  ACIES_COMMAND_DRAW,       /* draw CARD: which one chance gives */
} AciesCommandKind;
#define ACIES_N_COMMANDS    (ACIES_COMMAND_DRAW + 1)
#define ACIES_N_EDIT_COMMANDS ACIES_COMMAND_START

/* The kind of the verb that stands at @i in AciesProcs.verbs. */
#define ACIES_OWN_COMMAND(i) ((AciesCommandKind) (ACIES_COMMAND_VERB + (i)))

/* Only the fields its kind takes count; the others are 0 or NO_... */
struct _AciesCommand
{
  AciesCommandKind kind;
  AciesHex         hex;
  AciesHex         to;
  AciesHex         via;      /* ATTACK only */
  AciesSide        side;     /* or, of cards, ACIES_COMMON */
  AciesId          id;       /* terrain, unit type, mark, property, card, switch, resource, phase or text kind */
  AciesId          type;     /* of the unit on the first hex, where the hex alone means another one (units.h); else NO_ID */
  gint16           number;
  gint16           number2;
  AciesDice        dice;
  char            *text;     /* TEXT and LABEL only; owned by whoever holds the command */
  AciesState      *scenario; /* REPLACE only; likewise */
};

/* A command with nothing filled in. */
#define ACIES_COMMAND_INIT(kind_) \
  { .kind = (kind_), .hex = ACIES_NO_HEX, .to = ACIES_NO_HEX, .via = ACIES_NO_HEX, .side = ACIES_NO_SIDE, .id = ACIES_NO_ID, .type = ACIES_NO_ID }

static inline AciesCommand
acies_command (AciesCommandKind kind)
{
  return (AciesCommand) ACIES_COMMAND_INIT (kind);
}

AciesCommand acies_command_on_hex  (AciesCommandKind    kind,
                                    AciesHex            hex);
AciesCommand acies_command_on_hexes (AciesCommandKind   kind,
                                    AciesHex            hex,
                                    AciesHex            to);
AciesCommand acies_command_with_id (AciesCommandKind    kind,
                                    AciesId             id);
/* Of a verb that chooses among numbered things (ACIES_VERB_CHOICE). */
AciesCommand acies_command_with_number (AciesCommandKind kind,
                                    int                 number);

AciesCommand acies_command_copy    (const AciesCommand *self);
void         acies_command_clear   (AciesCommand       *self);
gboolean     acies_command_equal   (const AciesCommand *a,
                                    const AciesCommand *b);

/* Returns: (transfer full) (element-type AciesCommand): an empty list that clears what it holds */
GArray      *acies_commands_new    (void);

/* Returns: (nullable): what the game of @procs says of a kind that only it has;
 * %NULL of those that every game may have */
const AciesVerb *acies_command_verb (AciesCommandKind   kind,
                                    const AciesProcs   *procs);

/**
 * acies_command_name:
 * @procs: (nullable): %NULL for a kind that every game may have
 * Returns: (nullable): the first word of its line: "move"; %NULL where @kind is
 *   that of a verb which the game of @procs does not have
 */
const char  *acies_command_name    (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (nullable): the words the kind takes, such as "HEX HEX", for manuals and errors */
const char  *acies_command_usage   (AciesCommandKind    kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the same in one ruleset: with the word that says which
 * unit, "HEX HEX [UNIT]", if units can share a hex; “SQUARE” on a board of squares */
char        *acies_command_dup_usage (AciesCommandKind    kind,
                                      const AciesRuleset *ruleset);

/* (transfer full): @usage with the places of the board named as the game names them: HEX or SQUARE */
char        *acies_usage_dup_for   (const char         *usage,
                                    const AciesRuleset *ruleset);

/* Returns: whether the kind is about a unit on its first hex, so that it may name
 * its type where several stand there */
gboolean     acies_command_names_unit (AciesCommandKind kind,
                                    const AciesProcs   *procs);

/* Returns: (transfer full): the command as one line */
char        *acies_command_to_string (const AciesCommand *self,
                                      const AciesRuleset *ruleset);

/**
 * acies_command_parse:
 * @line: one line, as acies_command_to_string() writes it
 * @command: (out caller-allocates): clear it with acies_command_clear()
 * @error: %ACIES_COMMAND_ERROR, one sentence saying which word is wrong
 */
gboolean     acies_command_parse   (const char         *line,
                                    const AciesRuleset *ruleset,
                                    AciesCommand       *command,
                                    GError            **error);

/* Returns: the unit on the first hex of @self that it is about: the one of the type
 * it names, or else the main one; %ACIES_NO_UNIT where there is none */
AciesUnitId   acies_command_unit       (const AciesCommand *self,
                                        const AciesState   *state);

/**
 * acies_command_set_unit:
 * @unit: on the board
 *
 * Makes @self about @unit: its first hex, and its type where the hex alone would
 * mean another.
 */
void          acies_command_set_unit   (AciesCommand       *self,
                                        const AciesState   *state,
                                        AciesUnitId         unit);

/* A command about @unit, with nothing else filled in. */
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
