/* findings.h - problems in files and scenarios, their fixes, and the checks that find them
 *
 * Findings come from file readers, scenario checks and the printed sheet. The editor lists them and offers the fixes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

typedef enum
{
  ACIES_SEVERITY_ERROR,       /* the file or scenario cannot be played as written */
  ACIES_SEVERITY_WARNING,     /* the scenario can be played, but probably not as the author intended */
  ACIES_SEVERITY_NOTE,        /* information, not a problem */
  ACIES_SEVERITY_CORRECTION,  /* a problem that the file reader has already corrected */
} AciesSeverity;
#define ACIES_N_SEVERITIES (ACIES_SEVERITY_CORRECTION + 1)

/* The maximum number of listed findings of each severity. Without this limit, a malicious file could cause millions of
 * findings. */
#define ACIES_MAX_FINDINGS 1000

typedef struct
{
  AciesSeverity severity;
  char         *code;     /* id of the kind, such as "hex-off-board" (AciesFindingKind) */
  char         *message;  /* one translated sentence */
  const char   *rule;     /* (nullable): id of the rule that the scenario violates */
  int           line;     /* line number in the file, or 0 */
  AciesHex      hex;      /* hex where the problem is, or ACIES_NO_HEX */
  AciesSide     side;     /* side that has the problem, or ACIES_NO_SIDE */
  char         *fix_label; /* (nullable): translated label of the fix, such as "Remove the Unit" */
  GArray       *fix;      /* (nullable) (element-type AciesCommand): editor commands, applied as one undo step */
} AciesFinding;

typedef struct
{
  GPtrArray   *list;                         /* (element-type AciesFinding): the listed findings */
  guint        n_added[ACIES_N_SEVERITIES];  /* number of findings by severity, up to ACIES_MAX_FINDINGS + 1 */
  AciesFinding left_out;                     /* placeholder that is returned for a finding that is not listed */
} AciesFindings;

AciesFindings *acies_findings_new   (void);
void           acies_findings_free  (AciesFindings       *self);

/* Adds a finding. After %ACIES_MAX_FINDINGS findings of @severity, the next call adds a finding of the kind
 * "too-many-findings" instead. Further calls add nothing.
 * @code: the id of the kind; copied
 * @format: a printf() format for one translated sentence
 * Returns: (transfer none): the new finding, whose line, hex and side the caller can set; AciesFindings.left_out if
 *   nothing was added */
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
 * @rule: (nullable): the id of the rule that the scenario violates; not copied */
AciesFinding  *acies_findings_add_about (AciesFindings   *self,
                                     AciesSeverity        severity,
                                     const char          *code,
                                     AciesHex             hex,
                                     AciesSide            side,
                                     const char          *rule,
                                     const char          *format,
                                     ...) G_GNUC_PRINTF (7, 8);

/* Adds a command to the fix of a finding. The first call also sets the label of the fix.
 * @label: a short translated label in header case, such as "Remove the Unit"
 * @command: an editor command; copied */
void           acies_finding_add_fix (AciesFinding       *self,
                                     const char          *label,
                                     AciesCommand         command);

/* Adds a copy of a finding from another list, including its line, hex, side, rule and fix. */
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

/* Each module that adds findings has a table that describes the kinds of its findings. The engine's tables describe
 * findings about scenarios of any game and about printing. Each ruleset has a table for its own game
 * (AciesScenarioProcs). The tables in src/formats describe findings about files. acies_finding_kinds_list() in
 * src/formats/scenario returns all kinds. */

/* The page of the editor to open for a finding. One with a hex is on the board, whatever its kind is about. */
typedef enum
{
  ACIES_ABOUT_BATTLE,   /* the texts of the scenario */
  ACIES_ABOUT_ARMIES,   /* the values, reserves, camps and cards of the armies */
  ACIES_ABOUT_VICTORY,  /* the rounds and switches */
  ACIES_ABOUT_BOARD,    /* what has a hex */
} AciesFindingSubject;

typedef struct
{
  const char   *code;
  AciesSeverity severity;  /* the highest severity; some file readers report this kind with a lower severity */
  gboolean      has_fix;   /* whether a finding of this kind usually has a fix */
  const char   *text;      /* untranslated description in one line */
  AciesFindingSubject subject;
} AciesFindingKind;

/* The kinds for scenarios of all games. The code of the last entry is NULL. */
extern const AciesFindingKind acies_scenario_kinds[];

/* Returns: (nullable): the kind with the id @code, from the kinds for all games or the kinds of @ruleset */
const AciesFindingKind *acies_finding_kind_of (const AciesRuleset *ruleset,
                                               const char         *code);

/* --- problems in a scenario, and their fixes --------------------------------------------------- */

/* Adds a finding for each problem in a scenario. The checks for all games run before the checks of the ruleset. The
 * checks take less than a millisecond for a board of the usual size, and a few milliseconds for the largest board.
 * @state: a scenario in edit mode */
void acies_scenario_find (const AciesState *state,
                          AciesFindings    *findings);

/* The maximum number of fixes that acies_scenario_fix_all() applies. */
#define ACIES_MAX_FIXES 4000

/* Applies fixes to a copy of @state until no finding has a fix, or until %ACIES_MAX_FIXES fixes have been applied. A
 * fix can cause a new finding, which a later fix then removes. No fix causes a new error.
 * @n_fixes: (out) (optional): the number of applied fixes
 * Returns: (transfer full) (element-type AciesCommand): the commands of all applied fixes, in order */
GArray *acies_scenario_fix_all (const AciesState *state,
                                guint            *n_fixes);

/* --- procedures of a ruleset for scenarios --------------------------------------------------- */

/* The procedures of a ruleset for scenario checks and for the printed sheet (AciesProcs.scenario). */
struct _AciesScenarioProcs
{
  /* Returns: the attack range of a unit type in hexes; 0 if units of the type never attack. If NULL, the game has no
   * attack ranges. */
  guint    (*attack_range) (const AciesState *state,
                            AciesId           unit_type);
  /* Returns: whether units of @unit_type can use @card, a card of @side. If NULL, units can use every card that orders
   * their type or is an ability of their type. */
  gboolean (*serves)       (const AciesState *state,
                            AciesSide         side,
                            AciesId           card,
                            AciesId           unit_type);
  /* Returns: the morale that a side loses in each round in which an enemy occupies its camp. The switches of the
   * scenario can change this number. If NULL, no morale is lost. Games with camps have ACIES_TRAIT_HOLDS_CAMPS. */
  guint    (*camp_loss)    (const AciesState *state);
  /* Returns: whether a unit of @side and of @unit_type may start on @hex. If NULL, it may start on any passable hex. */
  gboolean (*may_stand)    (const AciesState *state,
                            AciesSide         side,
                            AciesId           unit_type,
                            AciesHex          hex);
  const char *camp_rule;     /* id of the rule about camps, or NULL */
  const char *reserve_rule;  /* id of the rule about the arrival of reserves */
  const char *figures_rule;  /* id of the rule about the number of figures in a unit, or NULL */
  const char *adjacent_rule; /* id of the rule about units that start next to an enemy, or NULL */

  /* Adds the rules that the printed sheet shows to the players. @paragraphs receives newly allocated strings, one for
   * each paragraph. If NULL, the sheet shows no rules. */
  void     (*describe_rules) (const AciesState *state,
                              GPtrArray        *paragraphs);
  /* Returns: whether this scenario uses dice of @die_type. If NULL, all dice are used. */
  gboolean (*has_die)      (const AciesState *state,
                            AciesId           die_type);
  /* Returns: whether this scenario uses the common deck @deck. If NULL, it uses every deck whose cards can be in a
   * hand. */
  gboolean (*has_deck)     (const AciesState *state,
                            AciesId           deck);

  /* Runs the checks of the ruleset and adds their findings. If NULL, the ruleset has no checks. */
  void     (*find)         (const AciesState *state,
                            AciesFindings    *findings);
  const AciesFindingKind *finding_kinds; /* the kinds of these findings; the code of the last entry is NULL */
};

/* --- parts of acies_scenario_find() ------------------------------------------------------------ */

/* Finds units that are not allowed in their army, have too many figures, are on impassable terrain or start next to an
 * enemy. */
void  acies_scenario_find_units   (const AciesState *state,
                                   AciesFindings    *findings);
/* Checks whether the board is divided into separate parts, and finds units that can never reach an enemy. */
void  acies_scenario_find_reach   (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds differences from the boxed game: too many pieces or cards, a larger board, or more rounds. */
void  acies_scenario_find_box     (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds cards that a side is not allowed to have or cannot use. */
void  acies_scenario_find_cards   (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds steps of a lesson that name what is not in the scenario or in the game. */
void  acies_scenario_find_lesson  (const AciesState *state,
                                   AciesFindings    *findings);
/* Finds starting hands that do not match the decks or the hand sizes. */
void  acies_scenario_find_hands   (const AciesState *state,
                                   AciesFindings    *findings);

G_END_DECLS
