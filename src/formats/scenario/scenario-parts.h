/* scenario-parts.h - what the parts of the scenario's reader and writer share
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
  AciesState         *state;    /* being built; nobody else has it yet */
  const AciesRuleset *ruleset;  /* the state's */
  guint8              painted[ACIES_MAX_HEXES];  /* hexes whose terrain has been given */
  gboolean            held[ACIES_MAX_HEXES];     /* hexes on which a unit stands */
  guint               seen_armies;               /* bit by side */
  guint               seen_decks;                /* bit by deck */
  guint8              common[ACIES_MAX_CARDS];   /* copies of what is in common, hands and all */
  guint8              discarded[ACIES_MAX_CARDS]; /* those of them that are discarded */
  GHashTable         *seen;                      /* elements that may stand only once: names, of texts with their language */
  gboolean            full;                      /* more units than there is room for */
} AciesScenarioReader;

/* Reads an <army>; the board must be known. */
void        acies_scenario_read_army (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Reads a <deck> in common. */
void        acies_scenario_read_deck (AciesScenarioReader *self,
                                      const AciesXmlNode  *node);

/* Puts into the decks in common what was read of them, less what hands hold; until then they are whole. */
void        acies_scenario_lay_decks (AciesScenarioReader *self,
                                      const AciesXmlNode  *root);

/**
 * acies_scenario_read_hex:
 * Returns: whether @word is a hex of the board; if not, there was a fault
 */
gboolean    acies_scenario_read_hex  (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      AciesWord                  word,
                                      AciesHex                  *hex);

/* The attribute "side", which must name one; NO_SIDE after a fault. */
AciesSide   acies_scenario_read_side (const AciesScenarioReader *self,
                                      const AciesXmlNode        *node,
                                      const char                *name);

/**
 * acies_scenario_read_root:
 * @around: the document, or the element of a game, that holds @root
 * @root: the element of the scenario
 * @edition: of its ruleset, whose defaults the switches have that it does not name; a game says which
 *
 * Like acies_scenario_read() for a part of a document.
 */
AciesState *acies_scenario_read_root (const AciesXmlNode  *around,
                                      const AciesXmlNode  *root,
                                      guint                edition,
                                      const char          *name,
                                      AciesLibrary        *library,
                                      AciesFindings       *findings,
                                      GError             **error);

/* Anchors of what stands before and behind the scenario. */
#define ACIES_EXTRAS_BEFORE "start"
#define ACIES_EXTRAS_BEHIND "end"

/**
 * acies_extras_read:
 *
 * Keeps the comments and foreign elements in and around @root. Each is anchored
 * to the element it stands before, or to the end of the one it stands in: it is
 * "PARENT/CHILD", such as "scenario/board", "army rome/unit E7", "rules/end".
 * A comment behind an element on the same line belongs to that element.
 */
void        acies_extras_read        (const AciesXmlNode  *around,
                                      const AciesXmlNode  *root,
                                      AciesTexts          *texts);

/**
 * acies_scenario_append:
 * @level: of indentation
 * @edition: as of acies_scenario_read_root()
 * @texts: (out) (optional) (transfer full): see acies_scenario_write_bytes()
 */
void        acies_scenario_append     (GString             *out,
                                       const AciesState    *state,
                                       guint                level,
                                       guint                edition,
                                       AciesTexts         **texts);

/* (transfer full): what names the text of @kind in @language beside the others: "title", "title de" */
char       *acies_scenario_name_text  (AciesTextKind        kind,
                                       const char          *language);

G_END_DECLS
