/* findings.h - lists of problems and corrections, the kinds of findings, and the checks of a scenario
 *
 * Used by file readers, the checks of a scenario, the printed sheet and the editor.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,       /* the file or scenario is unplayable, or not playable as written */
  ACIES_SEVERITY_WARNING,     /* playable, but probably not intended */
  ACIES_SEVERITY_NOTE,        /* information */
  ACIES_SEVERITY_CORRECTION,  /* corrected by the reader */
} AciesSeverity;
#define ACIES_N_SEVERITIES (ACIES_SEVERITY_CORRECTION + 1)

/* The maximum for each severity. A hostile file could cause millions. */
#define ACIES_MAX_FINDINGS 1000

typedef struct
{
  AciesSeverity severity;
  char         *code;     /* stable, such as "hex-off-board"; see AciesFindingKind */
  char         *message;  /* one translated sentence */
  const char   *rule;     /* (nullable): id of a statement */
  int           line;     /* of the file; 0: none */
  AciesHex      hex;      /* or ACIES_NO_HEX */
  AciesSide     side;     /* or ACIES_NO_SIDE */
  char         *fix_label; /* (nullable): translated label of the fix: "Remove the Unit" */
  GArray       *fix;      /* (nullable) (element-type AciesCommand): commands of the editor, to apply as one undo step */
} AciesFinding;

typedef struct
{
  GPtrArray   *list;                         /* of AciesFinding, in the order found */
  guint        n_added[ACIES_N_SEVERITIES];  /* at most ACIES_MAX_FINDINGS + 1 */
  AciesFinding left_out;                     /* returned in place of findings that are not listed */
} AciesFindings;

AciesFindings *acies_findings_new   (void);
void           acies_findings_free  (AciesFindings       *self);

/* After %ACIES_MAX_FINDINGS of a severity, adds one finding about that and discards all further ones.
 * @code: id of the kind; copied
 * @format: one translated sentence
 * Returns: (transfer none): the new finding, whose line, hex and side the caller can set; possibly AciesFindings.left_out */
AciesFinding  *acies_findings_add   (AciesFindings       *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (4, 5);
AciesFinding  *acies_findings_add_valist (AciesFindings  *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     const char          *format,
                                     va_list              args) G_GNUC_PRINTF (4, 0);

/* The same for a hex, a side, or neither. @rule: (nullable): the broken statement */
AciesFinding  *acies_findings_add_about (AciesFindings   *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     AciesHex             hex,
                                     AciesSide            side,
                                     const char          *rule,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (7, 8);

/* Adds a command to the fix of a finding. The first label is used for the whole fix.
 * @label: short and translated, in header case: "Remove the Unit"
 * @command: of the editor; its text, if any, is copied */
void           acies_finding_add_fix (AciesFinding       *self,
                                     const char          *label,
                                     AciesCommand         command);

/* Adds a copy of a finding of another list, with its place and its fix. */
AciesFinding  *acies_findings_add_copy (AciesFindings    *self,
                                     const AciesFinding  *finding);

static inline gboolean
acies_finding_has_fix (const AciesFinding *self)
{
  return self->fix != NULL;
}

guint          acies_findings_count (const AciesFindings *self,
                                     AciesSeverity        severity);

/* Returns: the name in files and data: "error", "warning", "note", "correction" */
const char    *acies_severity_id    (AciesSeverity        severity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFindings, acies_findings_free)

/* --- kinds ----------------------------------------------------------------------------------- */

/* Each reporting module has a table of kinds: the engine for all games and for printing, each ruleset its own
 * (AciesScenarioProcs), the formats for files. acies_finding_kinds_list() in formats returns all of them. */

/* The part of the editor that shows a finding. One with a hex is shown on the board instead. */
typedef enum
{
  ACIES_ABOUT_BATTLE,   /* texts */
  ACIES_ABOUT_ARMIES,   /* values of an army, reserve, camps, cards */
  ACIES_ABOUT_VICTORY,  /* rounds and switches */
} AciesFindingSubject;

typedef struct
{
  const char   *code;
  AciesSeverity severity;  /* the highest that file readers use: one reader can correct what another discards */
  gboolean      has_fix;   /* usually; a finding without a possible fix has none */
  const char   *text;      /* the meaning in one line, untranslated */
  AciesFindingSubject subject;
} AciesFindingKind;

/* The kinds for scenarios of all games; ends with a kind without code. */
extern const AciesFindingKind acies_scenario_kinds[];

/* Returns: (nullable): the kind with @code, among those of all scenarios and of @ruleset */
const AciesFindingKind *acies_finding_kind_of (const AciesRuleset *ruleset,
                                               const char         *code);

/* --- problems of a scenario, and their fixes --------------------------------------------------- */

/* Adds the problems of a scenario in edit mode: first those of all games, then those of its ruleset. Takes less than a
 * millisecond for a usual board, a few for the largest. */
void acies_scenario_find (const AciesState *state,
                          AciesFindings    *findings);

/* The limit of acies_scenario_fix_all(). */
#define ACIES_MAX_FIXES 4000

/* Applies one fix after another to a copy of @state until no finding has one. A fix can cause a finding that a later one
 * fixes, but no new error.
 * @n_fixes: (out) (optional): the number of fixes
 * Returns: (transfer full) (element-type AciesCommand): the commands of all fixes, in order */
GArray *acies_scenario_fix_all (const AciesState *state,
                                guint            *n_fixes);

/* --- contents of the box --------------------------------------------------------------------- */

/* Returns: the units of @type in all armies, including reserves */
guint acies_box_count_units (const AciesState *state,
                             AciesId           type);

/* Returns: the hexes with @terrain */
guint acies_box_count_tiles (const AciesState *state,
                             AciesId           terrain);

/* Returns: the figures of all units, including reserves */
guint acies_box_count_figures (const AciesState *state);

/* Returns: the cards of all armies, counting copies */
guint acies_box_count_cards (const AciesState *state);

/* --- procedures of a ruleset for scenarios --------------------------------------------------- */

/* The type of AciesProcs.scenario, used by acies_scenario_find(). */
struct _AciesScenarioProcs
{
  /* Returns: the attack range of a unit type in hexes, 0 if it never attacks. NULL: no attacks over the board. */
  guint    (*attack_range) (const AciesState *state,
                            AciesId           unit_type);
  /* Returns: whether units of the type can use a card of @side. NULL: the types that an order names, and the types with the
   * ability. */
  gboolean (*serves)       (const AciesState *state,
                            AciesSide         side,
                            AciesId           card,
                            AciesId           unit_type);
  /* Returns: the morale that an occupied camp costs in each round, with the scenario's switches. NULL: none. Whether a game has
   * camps is ACIES_TRAIT_HOLDS_CAMPS. */
  guint    (*camp_loss)    (const AciesState *state);
  /* Returns: whether a unit of the type may start on @hex. NULL: anywhere that its terrain permits. */
  gboolean (*may_stand)    (const AciesState *state,
                            AciesSide         side,
                            AciesId           unit_type,
                            AciesHex          hex);
  const char *camp_rule;     /* the statement about camps */
  const char *reserve_rule;  /* the statement about the arrival of reserves */
  const char *figures_rule;  /* the statement about figures of a unit; NULL, as in the next field: no such statement */
  const char *adjacent_rule; /* the statement about units that start beside enemies */

  /* Adds the rules that players need at the table, for the printed sheet: one (transfer full) text a paragraph. NULL: none. */
  void     (*describe_rules) (const AciesState *state,
                              GPtrArray        *paragraphs);
  /* Returns: whether this scenario uses the die. NULL: all dice are used. */
  gboolean (*has_die)      (const AciesState *state,
                            AciesId           die_type);
  /* Returns: whether this scenario uses the deck in common. NULL: all decks with cards for hands are used. */
  gboolean (*has_deck)     (const AciesState *state,
                            AciesId           deck);

  /* Checks of the ruleset, and their kinds, which end with one without code. NULL: none. */
  void     (*find)         (const AciesState *state,
                            AciesFindings    *findings);
  const AciesFindingKind *finding_kinds;
};

/* --- parts of acies_scenario_find() ------------------------------------------------------------ */

/* Invalid units, units in an invalid place, and units adjacent to an enemy. */
void  acies_scenario_find_units   (const AciesState *state,
                                   AciesFindings    *findings);
/* A board divided into parts, and units without a path to an enemy. */
void  acies_scenario_find_reach   (const AciesState *state,
                                   AciesFindings    *findings);
/* More pieces than the box of the game contains, if it has one. */
void  acies_scenario_find_box     (const AciesState *state,
                                   AciesFindings    *findings);
/* Useless cards. */
void  acies_scenario_find_cards   (const AciesState *state,
                                   AciesFindings    *findings);
/* Starting hands that do not fit the decks or the hand sizes. */
void  acies_scenario_find_hands   (const AciesState *state,
                                   AciesFindings    *findings);

G_END_DECLS
