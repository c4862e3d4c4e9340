/* findings.h - findings (problems and corrections), kinds of findings, and checks of scenarios
 *
 * File readers, scenario checks, the printed sheet and the editor use findings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,       /* the file or scenario cannot be played, or cannot be played as it is written */
  ACIES_SEVERITY_WARNING,     /* the scenario can be played, but is probably not as intended */
  ACIES_SEVERITY_NOTE,        /* only information, not a problem */
  ACIES_SEVERITY_CORRECTION,  /* a problem that the file reader has corrected */
} AciesSeverity;
#define ACIES_N_SEVERITIES (ACIES_SEVERITY_CORRECTION + 1)

/* Maximum number of findings of each severity. A malicious file could cause millions of findings. */
#define ACIES_MAX_FINDINGS 1000

typedef struct
{
  AciesSeverity severity;
  char         *code;     /* stable id of the kind, such as "hex-off-board" (AciesFindingKind) */
  char         *message;  /* one translated sentence */
  const char   *rule;     /* (nullable): id of the statement that the scenario violates */
  int           line;     /* line number in the file, or 0 */
  AciesHex      hex;      /* hex of the problem, or ACIES_NO_HEX */
  AciesSide     side;     /* side of the problem, or ACIES_NO_SIDE */
  char         *fix_label; /* (nullable): translated label of the fix, such as "Remove the Unit" */
  GArray       *fix;      /* (nullable) (element-type AciesCommand): editor commands, to apply as one undo step */
} AciesFinding;

typedef struct
{
  GPtrArray   *list;                         /* (element-type AciesFinding): in the order of detection */
  guint        n_added[ACIES_N_SEVERITIES];  /* number of findings added, by severity; at most ACIES_MAX_FINDINGS + 1 */
  AciesFinding left_out;                     /* returned in place of each finding that is not listed */
} AciesFindings;

AciesFindings *acies_findings_new   (void);
void           acies_findings_free  (AciesFindings       *self);

/* Adds a finding. After %ACIES_MAX_FINDINGS findings of a severity, the function adds one finding that reports the limit, and
 * discards all further findings of that severity.
 * @code: the id of the kind; copied
 * @format: the format of one translated sentence
 * Returns: (transfer none): the new finding, or AciesFindings.left_out. The caller can set the line, hex and side of the finding */
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

/* Like acies_findings_add(), but also sets the hex, side and rule of the finding.
 * @rule: (nullable): the id of the statement that the scenario violates */
AciesFinding  *acies_findings_add_about (AciesFindings   *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     AciesHex             hex,
                                     AciesSide            side,
                                     const char          *rule,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (7, 8);

/* Adds a command to the fix of a finding. The label of the first command becomes the label of the fix.
 * @label: a short translated label in header case, such as "Remove the Unit"
 * @command: an editor command; its text, if any, is copied */
void           acies_finding_add_fix (AciesFinding       *self,
                                     const char          *label,
                                     AciesCommand         command);

/* Adds a copy of a finding from another list, including its place and its fix. */
AciesFinding  *acies_findings_add_copy (AciesFindings    *self,
                                     const AciesFinding  *finding);

static inline gboolean
acies_finding_has_fix (const AciesFinding *self)
{
  return self->fix != NULL;
}

guint          acies_findings_count (const AciesFindings *self,
                                     AciesSeverity        severity);

/* Returns: the id of @severity in files and data: "error", "warning", "note" or "correction" */
const char    *acies_severity_id    (AciesSeverity        severity);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesFindings, acies_findings_free)

/* --- kinds ----------------------------------------------------------------------------------- */

/* Each module that adds findings has a table of their kinds. The tables of the engine are for all games and for printing, the
 * table of a ruleset is for its game (AciesScenarioProcs), and the tables of src/formats are for files. There,
 * acies_finding_kinds_list() returns all kinds. */

/* The part of the editor that shows a finding without a hex. The board shows findings with a hex. */
typedef enum
{
  ACIES_ABOUT_BATTLE,   /* texts of the battle */
  ACIES_ABOUT_ARMIES,   /* values of an army, reserve, camps, cards */
  ACIES_ABOUT_VICTORY,  /* rounds and switches */
} AciesFindingSubject;

typedef struct
{
  const char   *code;
  AciesSeverity severity;  /* the highest severity in any file reader; one reader can correct items that another reader discards */
  gboolean      has_fix;   /* whether findings of this kind usually have a fix */
  const char   *text;      /* untranslated description in one line */
  AciesFindingSubject subject;
} AciesFindingKind;

/* The kinds for scenarios of all games. The last entry has no code. */
extern const AciesFindingKind acies_scenario_kinds[];

/* Returns: (nullable): the kind with @code, from the kinds for all games and the kinds of @ruleset */
const AciesFindingKind *acies_finding_kind_of (const AciesRuleset *ruleset,
                                               const char         *code);

/* --- problems of a scenario, and their fixes --------------------------------------------------- */

/* Adds a finding for each problem of a scenario in edit mode. The checks for all games run before the checks of the ruleset. The
 * function takes less than a millisecond for a board of usual size and a few milliseconds for the largest board. */
void acies_scenario_find (const AciesState *state,
                          AciesFindings    *findings);

/* Maximum number of fixes that acies_scenario_fix_all() applies. */
#define ACIES_MAX_FIXES 4000

/* Applies fixes to a copy of @state until no finding has a fix. A fix can cause a finding that a later fix removes. No
 * fix causes a new error.
 * @n_fixes: (out) (optional): the number of applied fixes
 * Returns: (transfer full) (element-type AciesCommand): the commands of all fixes, in order */
GArray *acies_scenario_fix_all (const AciesState *state,
                                guint            *n_fixes);

/* --- contents of the box --------------------------------------------------------------------- */

/* Returns: the number of units of @type in all armies, including units in reserve */
guint acies_box_count_units (const AciesState *state,
                             AciesId           type);

/* Returns: the number of hexes with @terrain */
guint acies_box_count_tiles (const AciesState *state,
                             AciesId           terrain);

/* Returns: the number of figures of all units, including units in reserve */
guint acies_box_count_figures (const AciesState *state);

/* Returns: the number of cards of all armies; each copy of a card counts */
guint acies_box_count_cards (const AciesState *state);

/* --- procedures of a ruleset for scenarios --------------------------------------------------- */

/* Procedures that acies_scenario_find() and the printed sheet call (AciesProcs.scenario). */
struct _AciesScenarioProcs
{
  /* Returns: the attack range of a unit type in hexes; 0 if it never attacks. NULL: the game has no attack ranges. */
  guint    (*attack_range) (const AciesState *state,
                            AciesId           unit_type);
  /* Returns: whether units of @unit_type can use @card, a card of @side. NULL: units can use each card
   * that orders their type or that is an ability of their type. */
  gboolean (*serves)       (const AciesState *state,
                            AciesSide         side,
                            AciesId           card,
                            AciesId           unit_type);
  /* Returns: the morale that an occupied camp costs in each round under the scenario's switches. NULL: it costs nothing. A
   * game with camps has the trait ACIES_TRAIT_HOLDS_CAMPS. */
  guint    (*camp_loss)    (const AciesState *state);
  /* Returns: whether a unit of the type may start on @hex. NULL: it may start on any passable hex. */
  gboolean (*may_stand)    (const AciesState *state,
                            AciesSide         side,
                            AciesId           unit_type,
                            AciesHex          hex);
  const char *camp_rule;     /* id of the statement about camps */
  const char *reserve_rule;  /* id of the statement about the arrival of reserves */
  const char *figures_rule;  /* id of the statement about the figures of a unit, or NULL */
  const char *adjacent_rule; /* id of the statement about units that start beside enemies, or NULL */

  /* Adds the rules that players need on the printed sheet, as one (transfer full) string per paragraph. NULL: no rules. */
  void     (*describe_rules) (const AciesState *state,
                              GPtrArray        *paragraphs);
  /* Returns: whether this scenario uses dice of @die_type. NULL: all dice are used. */
  gboolean (*has_die)      (const AciesState *state,
                            AciesId           die_type);
  /* Returns: whether this scenario uses @deck, a common deck. NULL: it uses each deck whose cards can be in a hand. */
  gboolean (*has_deck)     (const AciesState *state,
                            AciesId           deck);

  /* Adds the findings of the ruleset's checks. NULL: the ruleset has no checks. */
  void     (*find)         (const AciesState *state,
                            AciesFindings    *findings);
  const AciesFindingKind *finding_kinds; /* the kinds of these findings; the last entry has no code */
};

/* --- parts of acies_scenario_find() ------------------------------------------------------------ */

/* Finds invalid units, units in an invalid place, and units adjacent to an enemy. */
void  acies_scenario_find_units   (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds a board that is divided into separate parts, and units without a path to an enemy. */
void  acies_scenario_find_reach   (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds pieces of which the scenario has more than the box of the game, if the game has a box. */
void  acies_scenario_find_box     (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds cards that a side cannot have or cannot use. */
void  acies_scenario_find_cards   (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds starting hands that do not match the decks or the hand sizes. */
void  acies_scenario_find_hands   (const AciesState *state,
                                   AciesFindings    *findings);

G_END_DECLS
