/* scenario-parts.h - declarations shared by the files that read and write scenarios
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/state.h"
#include "formats/ruleset/library.h"
#include "formats/xml/reader.h"

G_BEGIN_DECLS

typedef struct
{
  AciesReader         reader;
  AciesState         *state;    /* the state under construction, owned by the reader */
  const AciesRuleset *ruleset;  /* the ruleset of @state */
  guint8              painted[ACIES_MAX_HEXES];  /* for each hex, nonzero if its terrain has been read */
  gboolean            held[ACIES_MAX_HEXES];     /* whether each hex has a unit */
  guint               seen_armies;               /* bit mask of the sides whose armies have been read */
  guint               seen_decks;                /* bit mask of the common decks that have been read */
  guint8              common[ACIES_MAX_CARDS];   /* number of copies of each common card, including those in hands */
  guint8              discarded[ACIES_MAX_CARDS]; /* number of discarded copies of each common card */
  GHashTable         *seen;                      /* names of the unique elements and texts read so far */
  gboolean            full;                      /* whether the limit on the number of units was reached */
} AciesScenarioReader;

/* Reads an <army> element. The board must already have been read. */
void        acies_scenario_read_army (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Reads a <deck> element, which describes a common deck. */
void        acies_scenario_read_deck (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Fills the common decks and their discard piles with the cards read so far, leaving out the copies in hands. If hands
 * contain too many copies of a card, the function adds a fault and removes this card from all hands. */
void        acies_scenario_lay_decks (AciesScenarioReader *self,
                                      const AciesXmlNode  *root);

/* Returns: whether @word is the name of a hex on the board; if it is not, the function adds a fault */
gboolean    acies_scenario_read_hex  (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      AciesWord                  word,
                                      AciesHex                  *hex);

/* Returns: the side named by the required attribute @name; if there is none, adds a fault and returns %ACIES_NO_SIDE */
AciesSide   acies_scenario_read_side (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      const char                *name);

/**
 * acies_scenario_read_root:
 * @around: the parent of @root: the document, or an element in a game file
 * @root: the <scenario> element
 * @edition: the ruleset edition whose default values apply to switches that the file does not set
 *
 * Like acies_scenario_read(), but reads an element of a document that has already been parsed.
 */
AciesState *acies_scenario_read_root (const AciesXmlNode  *around,
                                      const AciesXmlNode  *root,
                                      guint                edition,
                                      const char          *name,
                                      AciesLibrary        *library,
                                      AciesFindings       *findings,
                                      GError             **error);

/* The anchors of comments before and after the <scenario> element. */
#define ACIES_EXTRAS_BEFORE "start"
#define ACIES_EXTRAS_BEHIND "end"

/**
 * acies_scenario_append:
 * @level: the indentation level of the <scenario> element
 * @edition: as in acies_scenario_read_root()
 * @texts: (out) (optional) (transfer full): as in acies_scenario_write_bytes()
 *
 * Appends a scenario to @out as XML.
 */
void        acies_scenario_append     (GString             *out,
                                       const AciesState    *state,
                                       guint                level,
                                       guint                edition,
                                       AciesTexts         **texts);

/* Returns: (transfer full): a unique name for a text, such as "title" or "title de"; @language is "" for the main
 * text */
char       *acies_scenario_name_text  (AciesTextKind        kind,
                                       const char          *language);

G_END_DECLS
