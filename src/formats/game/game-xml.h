/* game-xml.h - games as XML documents
 *
 * A game consists of its scenario, the seed of its dice and the commands of each turn. The session replays the commands to get the
 * position; this module treats the commands as text.
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

#define ACIES_GAME_FORMAT 3

/* The first format with comparable hashes; format 1 hashed positions differently. */
#define ACIES_GAME_FORMAT_HASHES 2

/* The first format with the edition of the rules. Older formats do not store the edition, because it was always 1. */
#define ACIES_GAME_FORMAT_EDITIONS 3

typedef struct
{
  guint8     round;
  AciesSide  side;   /* the side whose turn it was */
  guint64    hash;   /* acies_state_hash() after the last line */
  GPtrArray *lines;  /* of char*: one command each, in the format of acies_command_to_string() */
  GArray    *places; /* of int: file line of each command; 0 if not read from a file */
  int        line;   /* file line where the element starts; 0 if not read from a file */
} AciesGameTurn;

/* How the installed ruleset compares with the ruleset with which the game was saved. */
typedef enum
{
  ACIES_GAME_RULES_SAME,
  ACIES_GAME_RULES_CORRECTED, /* a later edition */
  ACIES_GAME_RULES_EARLIER,   /* an earlier edition; the game was saved by a newer program */
  ACIES_GAME_RULES_OTHER,     /* the same edition, but other data */
} AciesGameRules;

typedef struct
{
  AciesState *scenario;     /* the scenario at the start, in edit mode */
  int         format;       /* file format; hashes can be compared from %ACIES_GAME_FORMAT_HASHES on */
  guint64     seed;         /* seed of the dice */
  guint       edition;      /* edition of the ruleset when the game was saved */
  guint64     fingerprint;  /* fingerprint of the ruleset then; can be compared from %ACIES_GAME_FORMAT_EDITIONS on */
  GPtrArray  *turns;        /* of AciesGameTurn; the last turn can be unfinished */
  AciesGameSettings settings;
  gboolean    dice_mixed;   /* some dice were entered although the setting is now ACIES_DICE_ROLLED */
  gboolean    sealed;       /* whether n_commands and hash are known; older files do not have them */
  GPtrArray  *notes;      /* of AciesNote */
  guint       n_commands;   /* number of commands in all turns */
  guint64     hash;         /* hash of the final position */
} AciesGameFile;

/**
 * acies_game_file_new:
 * @scenario: (transfer full): the scenario at the start of the game
 *
 * Returns: (transfer full): a game without turns, with the edition and fingerprint of the scenario's ruleset
 */
AciesGameFile *acies_game_file_new      (AciesState          *scenario,
                                         guint64              seed);
void           acies_game_file_free     (AciesGameFile       *self);

AciesGameRules acies_game_file_compare_rules (const AciesGameFile *self);

/* Returns: (transfer none): the new last turn, without lines */
AciesGameTurn *acies_game_file_add_turn (AciesGameFile       *self,
                                         guint                round,
                                         AciesSide            side,
                                         guint64              hash);

/* @place: the line of the source file, or 0 */
void           acies_game_turn_add_line (AciesGameTurn       *self,
                                         const char          *line,
                                         int                  place);

/**
 * acies_game_read:
 * @name: the file name, for messages
 * @findings: receives the faults of the document, sorted by line
 * @error: %ACIES_FORMAT_ERROR if the game cannot be opened: "NAME:LINE: ..."
 *
 * Returns: (transfer full): the game without the parts that have findings of severity ERROR, or %NULL
 */
AciesGameFile *acies_game_read          (GBytes              *bytes,
                                         const char          *name,
                                         AciesLibrary        *library,
                                         AciesFindings       *findings,
                                         GError             **error);

/* Same as acies_game_read(), for a parsed document whose root is a game. */
AciesGameFile *acies_game_read_document (const AciesXmlNode  *document,
                                         const char          *name,
                                         AciesLibrary        *library,
                                         AciesFindings       *findings,
                                         GError             **error);

/* Returns: (transfer full): the canonical document */
char          *acies_game_write         (const AciesGameFile *self);

/* --- notes of the players about moments of a game
 *
 * Notes are not part of the position or of any hash. All players can read them. */

/* Maximum length of a note in characters, and maximum number of notes in a game. */
#define ACIES_NOTE_LONGEST 500
#define ACIES_NOTES_MOST 1000

/* A number of commands that is larger than in any file. */
#define ACIES_NOTE_LAST_MOMENT 10000000

typedef struct
{
  guint  id;       /* unique, not 0 */
  guint  command;  /* number of commands after which the note is shown */
  char  *text;     /* one line */
} AciesNote;

/* Returns: (transfer full) (element-type AciesNote): an empty list */
GPtrArray         *acies_notes_new           (void);
GPtrArray         *acies_notes_copy          (const GPtrArray    *self);

/* Sorts notes by moment. Notes on the same moment are sorted by id. */
void               acies_notes_sort          (GPtrArray          *self);

/* Returns: (transfer none): a new note with the next free id; @text must be valid (acies_note_is_sound()). */
AciesNote       *acies_notes_add             (GPtrArray          *self,
                                              guint               command,
                                              const char         *text);

/* Returns: (nullable) (transfer none): the note with @id */
AciesNote       *acies_notes_find            (const GPtrArray    *self,
                                              guint               id);

/* Returns: whether @text is one readable line that is neither blank nor too long */
gboolean           acies_note_is_sound       (const char         *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesGameFile, acies_game_file_free)

G_END_DECLS
