/* game-xml.h - games as XML documents
 *
 * A game is the scenario it began with, the seed of its dice and the commands
 * that were given, turn by turn. The position follows by replaying them, which
 * is the session's job; here the commands are only text.
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

/* The hashes of games of format 1 are of positions as they were kept then: they cannot be compared with ours. */
#define ACIES_GAME_FORMAT_HASHES 2

/* Games of older formats do not say which edition of the rules they were played with, and that was the first. */
#define ACIES_GAME_FORMAT_EDITIONS 3

typedef struct
{
  guint8     round;
  AciesSide  side;   /* whose turn it was */
  guint64    hash;   /* acies_state_hash() after the last of the lines */
  GPtrArray *lines;  /* of char*: one command each, as acies_command_to_string() writes it */
  GArray    *places; /* of int: in which line of the file each of them stands; 0 if it was not read from one */
  int        line;   /* of the file, where the element begins; 0 for a turn not read from one */
} AciesGameTurn;

/**
 * AciesGameRules:
 * @ACIES_GAME_RULES_SAME: those that the game was saved with
 * @ACIES_GAME_RULES_CORRECTED: a later edition
 * @ACIES_GAME_RULES_EARLIER: an earlier edition: the game comes from a newer program
 * @ACIES_GAME_RULES_OTHER: the same edition, but its data were changed
 *
 * What the installed ruleset is to the one that a game was saved with.
 */
typedef enum
{
  ACIES_GAME_RULES_SAME,
  ACIES_GAME_RULES_CORRECTED,
  ACIES_GAME_RULES_EARLIER,
  ACIES_GAME_RULES_OTHER,
} AciesGameRules;

typedef struct
{
  AciesState *scenario;     /* in edit mode */
  int         format;       /* of the file it was read from; hashes count from %ACIES_GAME_FORMAT_HASHES on */
  guint64     seed;         /* of the dice */
  guint       edition;      /* of the ruleset with which the game was played */
  guint64     fingerprint;  /* of that ruleset; counts from %ACIES_GAME_FORMAT_EDITIONS on */
  GPtrArray  *turns;        /* of AciesGameTurn; the last may be unfinished */
  AciesGameSettings settings; /* how it is played at the table */
  gboolean    dice_mixed;   /* some dice were entered, though they are rolled now */
  gboolean    sealed;       /* the next two are known: it is no older file */
  GPtrArray  *notes;      /* of AciesNote: what people have written beside it */
  guint       n_commands;   /* in all its turns */
  guint64     hash;         /* of the position after the last of them */
} AciesGameFile;

/**
 * acies_game_file_new:
 * @scenario: (transfer full): the scenario the game begins with
 *
 * Returns: (transfer full): a game without turns, with edition and fingerprint
 *   of the scenario's ruleset
 */
AciesGameFile *acies_game_file_new      (AciesState          *scenario,
                                         guint64              seed);
void           acies_game_file_free     (AciesGameFile       *self);

AciesGameRules acies_game_file_compare_rules (const AciesGameFile *self);

/**
 * acies_game_file_add_turn:
 * Returns: (transfer none): the new last turn, without lines
 */
AciesGameTurn *acies_game_file_add_turn (AciesGameFile       *self,
                                         guint                round,
                                         AciesSide            side,
                                         guint64              hash);

/**
 * acies_game_turn_add_line:
 * @place: line of the file that it was read from, or 0
 */
void           acies_game_turn_add_line (AciesGameTurn       *self,
                                         const char          *line,
                                         int                  place);

/**
 * acies_game_read:
 * @name: what messages call the file
 * @findings: what is wrong with the document is added, in the order of lines
 * @error: %ACIES_FORMAT_ERROR when nothing can be opened: "NAME:LINE: ..."
 *
 * Returns: (transfer full): the game, or %NULL. What findings of severity ERROR
 *   are about has been left out of it.
 */
AciesGameFile *acies_game_read          (GBytes              *bytes,
                                         const char          *name,
                                         AciesLibrary        *library,
                                         AciesFindings       *findings,
                                         GError             **error);

/**
 * acies_game_read_document:
 * @document: whose root is a game
 *
 * The same of a document that is parsed already.
 */
AciesGameFile *acies_game_read_document (const AciesXmlNode  *document,
                                         const char          *name,
                                         AciesLibrary        *library,
                                         AciesFindings       *findings,
                                         GError             **error);

/**
 * acies_game_write:
 * Returns: (transfer full): the canonical document
 */
char          *acies_game_write         (const AciesGameFile *self);

/* --- what people have written beside a game, each at its moment
 *
 * They see it as notes; "note" is what the log is made of. A note is no part of
 * the position: nothing depends on it, and no hash knows it. Both sides read it. */

/* Characters of one, and how many a game has. */
#define ACIES_NOTE_LONGEST 500
#define ACIES_NOTES_MOST 1000

/* More commands than a file can hold. */
#define ACIES_NOTE_LAST_MOMENT 10000000

typedef struct
{
  guint  id;       /* of this one only, not 0 */
  guint  command;  /* after so many commands it stands */
  char  *text;     /* one line of plain text */
} AciesNote;

/* (transfer full) (element-type AciesNote): none yet */
GPtrArray         *acies_notes_new           (void);
GPtrArray         *acies_notes_copy          (const GPtrArray    *self);

/* By moment; those of one moment in the order they were written. */
void               acies_notes_sort          (GPtrArray          *self);

/* With the next free id; @text must be sound. */
AciesNote       *acies_notes_add             (GPtrArray          *self,
                                              guint               command,
                                              const char         *text);

/* (nullable) (transfer none) */
AciesNote       *acies_notes_find            (const GPtrArray    *self,
                                              guint               id);

/* Is @text one line that can be read, not blank, and not too long? */
gboolean           acies_note_is_sound       (const char         *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesGameFile, acies_game_file_free)

G_END_DECLS
