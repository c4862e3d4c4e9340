/* game-xml.h - games as XML documents
 *
 * A game file contains the scenario, the seed for the dice, and the commands of each turn. This module handles commands
 * as plain text. The session replays them to restore the position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/find/findings.h"
#include "formats/game/game-settings.h"
#include "formats/ruleset/library.h"
#include "formats/xml/xml.h"

G_BEGIN_DECLS

#define ACIES_GAME_NS "https://aciesgame.github.io/ns/game"

/* The newest format. A game on the screen is still written in the format before it. */
#define ACIES_GAME_FORMAT 4

/* The first format that has games on a real table (AciesDepth). */
#define ACIES_GAME_FORMAT_TABLES 4

/* The first format whose hashes can be compared with the hashes of replayed positions. */
#define ACIES_GAME_FORMAT_HASHES 2

/* The first format that stores the edition of the ruleset. In files of older formats, the edition is always 1. */
#define ACIES_GAME_FORMAT_EDITIONS 3

typedef struct
{
  guint8     round;
  AciesSide  side;   /* the active side */
  guint64    hash;   /* hash of the position after the last command (acies_state_hash()) */
  GPtrArray *lines;  /* (element-type utf8): the commands, as acies_command_to_string() formats them */
  GArray    *places; /* (element-type int): the line number of each command in the file; 0 if not read from a file */
  int        line;   /* line number of the <turn> element in the file; 0 if not read from a file */
} AciesGameTurn;

/* The result of comparing the installed ruleset with the ruleset that a game was saved with. */
typedef enum
{
  ACIES_GAME_RULES_SAME,
  ACIES_GAME_RULES_CORRECTED, /* the installed edition is later */
  ACIES_GAME_RULES_EARLIER,   /* the installed edition is earlier: the game was saved by a newer program */
  ACIES_GAME_RULES_OTHER,     /* the editions are the same, but the data differ */
} AciesGameRules;

typedef struct
{
  AciesState *scenario;     /* the scenario at the start of the game, in edit mode */
  int         format;       /* file format; hashes are comparable if it is at least %ACIES_GAME_FORMAT_HASHES */
  guint64     seed;         /* seed for the dice */
  guint       edition;      /* edition of the ruleset that the game was saved with */
  guint64     fingerprint;  /* fingerprint of that ruleset; comparable if @format >= %ACIES_GAME_FORMAT_EDITIONS */
  GPtrArray  *turns;        /* (element-type AciesGameTurn): the last turn can be incomplete */
  AciesGameSettings settings;
  gboolean    dice_mixed;   /* whether some dice or draws do not come from the seed; only for %ACIES_DICE_ROLLED */
  gboolean    sealed;       /* whether n_commands and hash are set; older files do not contain them */
  GPtrArray  *notes;      /* (element-type AciesNote) */
  guint       n_commands;   /* total number of commands in all turns */
  guint64     hash;         /* hash of the final position */
} AciesGameFile;

/**
 * acies_game_file_new:
 * @scenario: (transfer full): the scenario at the start of the game
 * @seed: the seed for the dice
 *
 * Creates a game without turns. Its edition and fingerprint are those of the scenario's ruleset.
 *
 * Returns: (transfer full): the game
 */
AciesGameFile *acies_game_file_new      (AciesState          *scenario,
                                         guint64              seed);
void           acies_game_file_free     (AciesGameFile       *self);

AciesGameRules acies_game_file_compare_rules (const AciesGameFile *self);

/* Appends a turn without commands.
 * Returns: (transfer none): the turn */
AciesGameTurn *acies_game_file_add_turn (AciesGameFile       *self,
                                         guint                round,
                                         AciesSide            side,
                                         guint64              hash);

/* Appends a command. @place: the line number of the command in the file, or 0 */
void           acies_game_turn_add_line (AciesGameTurn       *self,
                                         const char          *line,
                                         int                  place);

/**
 * acies_game_read:
 * @bytes: the contents of the file
 * @name: the file name, for error messages
 * @library: the library that contains the ruleset
 * @findings: receives the problems in the document, sorted by line
 * @error: %ACIES_FORMAT_ERROR if the game cannot be opened; the message starts with "NAME:LINE:"
 *
 * Reads a game. Leaves out elements that have findings of severity ERROR.
 *
 * Returns: (transfer full): the game, or %NULL on error
 */
AciesGameFile *acies_game_read          (GBytes              *bytes,
                                         const char          *name,
                                         AciesLibrary        *library,
                                         AciesFindings       *findings,
                                         GError             **error);

/* Like acies_game_read(), but reads a parsed document whose root element is a game. */
AciesGameFile *acies_game_read_document (const AciesXmlNode  *document,
                                         const char          *name,
                                         AciesLibrary        *library,
                                         AciesFindings       *findings,
                                         GError             **error);

/* Returns: (transfer full): the XML document in canonical form */
char          *acies_game_write         (const AciesGameFile *self);

/* --- notes
 *
 * A note is a player's comment on a moment in the game. All players can read it. Notes are not part of the
 * position, so they do not affect hashes. */

/* The maximum length of a note in characters, and the maximum number of notes in a game. */
#define ACIES_NOTE_LONGEST 500
#define ACIES_NOTES_MOST 1000

/* An upper limit for AciesNote.command. No file can contain this many commands. */
#define ACIES_NOTE_LAST_MOMENT 10000000

typedef struct
{
  guint  id;       /* unique within the game; never 0 */
  guint  command;  /* the moment, as the number of commands before it */
  char  *text;     /* a single line; see acies_note_is_sound() */
} AciesNote;

/* Returns: (transfer full) (element-type AciesNote): an empty list of notes */
GPtrArray         *acies_notes_new           (void);
GPtrArray         *acies_notes_copy          (const GPtrArray    *self);

/* Sorts notes by moment, and notes for the same moment by id. */
void               acies_notes_sort          (GPtrArray          *self);

/* Appends a note with a new id. @text: must pass acies_note_is_sound()
 * Returns: (transfer none): the note */
AciesNote       *acies_notes_add             (GPtrArray          *self,
                                              guint               command,
                                              const char         *text);

/* Returns: (nullable) (transfer none): the note whose id is @id */
AciesNote       *acies_notes_find            (const GPtrArray    *self,
                                              guint               id);

/* Returns: whether @text can be a note: a single readable line that is not blank and has at most %ACIES_NOTE_LONGEST
 *   characters */
gboolean           acies_note_is_sound       (const char         *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesGameFile, acies_game_file_free)

G_END_DECLS
