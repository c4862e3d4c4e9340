/* scenario-parts.h - internal API of the reader and the writer of scenarios
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
  AciesState         *state;    /* the state being built, owned by the reader */
  const AciesRuleset *ruleset;  /* the ruleset of the state */
  guint8              painted[ACIES_MAX_HEXES];  /* hexes whose terrain was read */
  gboolean            held[ACIES_MAX_HEXES];     /* hexes with a unit */
  guint               seen_armies;               /* one bit for each side */
  guint               seen_decks;                /* one bit for each deck */
  guint8              common[ACIES_MAX_CARDS];   /* copies in the common decks, including copies in hands */
  guint8              discarded[ACIES_MAX_CARDS]; /* discarded copies in the common decks */
  GHashTable         *seen;                      /* names of unique elements read so far; for a text, its name and language */
  gboolean            full;                      /* the unit limit was reached */
} AciesScenarioReader;

/* Reads an <army> element. The board must be read before. */
void        acies_scenario_read_army (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Reads a <deck> element, which describes a common deck. */
void        acies_scenario_read_deck (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Fills the common decks with the copies that were read, except the copies in hands. */
void        acies_scenario_lay_decks (AciesScenarioReader *self,
                                      const AciesXmlNode  *root);

/* Returns: whether @word is a hex of the board; if it is not, adds a fault */
gboolean    acies_scenario_read_hex  (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      AciesWord                  word,
                                      AciesHex                  *hex);

/* Returns: the side in the required attribute @name; NO_SIDE after a fault */
AciesSide   acies_scenario_read_side (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      const char                *name);

/**
 * acies_scenario_read_root:
 * @around: the parent of @root: the document, or an element of a game
 * @root: the scenario element
 * @edition: the ruleset edition whose defaults apply to switches missing in the file
 *
 * Same as acies_scenario_read(), for a part of a document.
 */
AciesState *acies_scenario_read_root (const AciesXmlNode  *around,
                                      const AciesXmlNode  *root,
                                      guint                edition,
                                      const char          *name,
                                      AciesLibrary        *library,
                                      AciesFindings       *findings,
                                      GError             **error);

/* Anchors of comments before and after the scenario. */
#define ACIES_EXTRAS_BEFORE "start"
#define ACIES_EXTRAS_BEHIND "end"

/**
 * acies_scenario_append:
 * @level: the indentation level of the appended scenario
 * @edition: see acies_scenario_read_root()
 * @texts: (out) (optional) (transfer full): see acies_scenario_write_bytes()
 */
void        acies_scenario_append     (GString             *out,
                                       const AciesState    *state,
                                       guint                level,
                                       guint                edition,
                                       AciesTexts         **texts);

/* Returns: (transfer full): the unique name of the text of @kind in @language, such as "title" or "title de" */
char       *acies_scenario_name_text  (AciesTextKind        kind,
                                       const char          *language);

G_END_DECLS
