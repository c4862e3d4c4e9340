/* scenario-parts.h - shared by the reader and the writer of scenarios
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
  AciesState         *state;    /* being built, owned by the reader */
  const AciesRuleset *ruleset;  /* of the state */
  guint8              painted[ACIES_MAX_HEXES];  /* hexes whose terrain was read */
  gboolean            held[ACIES_MAX_HEXES];     /* hexes with a unit */
  guint               seen_armies;               /* bit by side */
  guint               seen_decks;                /* bit by deck */
  guint8              common[ACIES_MAX_CARDS];   /* copies in the decks in common, including those in hands */
  guint8              discarded[ACIES_MAX_CARDS]; /* discarded copies among them */
  GHashTable         *seen;                      /* names of elements that must not repeat; texts with language */
  gboolean            full;                      /* the unit limit was reached */
} AciesScenarioReader;

/* Reads an <army>. The board must have been read. */
void        acies_scenario_read_army (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Reads a <deck> in common. */
void        acies_scenario_read_deck (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Fills the decks in common with the copies read, less the copies in hands. */
void        acies_scenario_lay_decks (AciesScenarioReader *self,
                                      const AciesXmlNode  *root);

/* Is @word a hex of the board? If not, a fault was added. */
gboolean    acies_scenario_read_hex  (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      AciesWord                  word,
                                      AciesHex                  *hex);

/* The side in the required attribute @name; NO_SIDE after a fault. */
AciesSide   acies_scenario_read_side (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      const char                *name);

/**
 * acies_scenario_read_root:
 * @around: the parent of @root: the document, or an element of a game
 * @root: the element of the scenario
 * @edition: the ruleset edition whose defaults apply to switches missing in the file
 *
 * Same as acies_scenario_read() for a part of a document.
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
 * @level: of indentation
 * @edition: as for acies_scenario_read_root()
 * @texts: (out) (optional) (transfer full): see acies_scenario_write_bytes()
 */
void        acies_scenario_append     (GString             *out,
                                       const AciesState    *state,
                                       guint                level,
                                       guint                edition,
                                       AciesTexts         **texts);

/* (transfer full): the unique name of the text of @kind in @language: "title", "title de" */
char       *acies_scenario_name_text  (AciesTextKind        kind,
                                       const char          *language);

G_END_DECLS
