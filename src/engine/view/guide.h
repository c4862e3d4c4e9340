/* guide.h - how to set up a battle on a table, step by step
 *
 * The steps come in the order in which one takes things from the shelf: the board, its terrain, the units of each side,
 * what lies beside the board, cards, trackers and rules. Each step has ticks, and each tick has the editor's commands
 * that do the same to a scenario. All commands together, in this order, make the scenario from the empty one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/core/command.h"

G_BEGIN_DECLS

/* What a step is about. */
typedef enum
{
  ACIES_SETUP_BOARD,    /* the size of the board, and the edge of each side */
  ACIES_SETUP_TERRAIN,
  ACIES_SETUP_UNITS,    /* units of one side on the board */
  ACIES_SETUP_CAMPS,    /* camps, and where reserves enter */
  ACIES_SETUP_RESERVE,  /* units beside the board */
  ACIES_SETUP_MARKS,    /* tokens on units */
  ACIES_SETUP_DECK,
  ACIES_SETUP_HAND,
  ACIES_SETUP_DISCARD,
  ACIES_SETUP_TRACKERS, /* morale, resources, actions and rounds */
  ACIES_SETUP_RULES,    /* switches that differ from the standard */
  ACIES_SETUP_FIRST,    /* the side that starts */
} AciesSetupKind;
#define ACIES_N_SETUP_KINDS (ACIES_SETUP_FIRST + 1)

/* The highest number of pieces in a step of units, marks or terrain. */
#define ACIES_SETUP_MAX_PIECES 8

/* One thing to do, and to tick off.
 * @label: what or where it is, such as "H7" or "Rome: Morale 5"
 * @detail: (nullable): more about it, such as "Triarii, 3 figures"
 * @hexes: (element-type AciesHex): the hexes it is about; can be empty
 * @commands: (element-type AciesCommand): the commands that do it; empty if an empty scenario already has it so */
typedef struct
{
  char   *label;
  char   *detail;
  GArray *hexes;
  GArray *commands;
} AciesSetupTick;

/* @side: the side that the step is about, or %ACIES_NO_SIDE
 * @type: the type of its first unit, or %ACIES_NO_ID
 * @terrain: its terrain, or %ACIES_NO_ID
 * @title: such as "Place 5 Principes, 3 figures each"
 * @name: a short title for a list, such as "Rome: Principes"
 * @detail: (nullable): where the pieces go and what they have in common, or a hint
 * @ticks: (element-type AciesSetupTick): at least one */
typedef struct
{
  AciesSetupKind kind;
  AciesSide      side;
  AciesId        type;
  AciesId        terrain;
  char          *title;
  char          *name;
  char          *detail;
  GPtrArray     *ticks;
} AciesSetupStep;

/* @scenario: what is set up, in edit mode
 * @start: an empty scenario with the same board, sides and texts; it also has what no command can set
 * @steps: (element-type AciesSetupStep): at least one
 * @losses: (element-type utf8): sentences about what the position of a game cannot keep (engine/edit/transform.h) */
typedef struct
{
  AciesState *scenario;
  AciesState *start;
  GPtrArray  *steps;
  GPtrArray  *losses;
} AciesSetupGuide;

/* @state: a scenario, or a game whose position is to be laid out
 * Returns: (transfer full): the guide; it shows everything, also what is hidden in a game */
AciesSetupGuide *acies_setup_guide_new       (const AciesState     *state);
void        acies_setup_guide_free      (AciesSetupGuide           *self);

/* Carries out the commands of a tick. A command that the state does not accept, because earlier ticks are missing, is
 * left out. */
void        acies_setup_tick_apply (const AciesSetupTick *self,
                                   AciesState           *state);

/* Returns: (transfer full): the label with the detail, such as "F8 (Roman Leader, 3 figures)" */
char       *acies_setup_tick_dup_text (const AciesSetupTick *self);

/* Returns: (transfer full): the number and the title of a step, with its side if the title does not name it */
char       *acies_setup_guide_dup_heading (const AciesSetupGuide *self,
                                   guint                 index);

/* Returns: the id of @kind for scripts, such as "terrain" */
const char *acies_setup_kind_id   (AciesSetupKind        kind);

/* Counts the tiles, units and tokens on the board. @done: (nullable): only those of ticks that are in this set
 * Returns: the number of pieces */
guint       acies_setup_guide_count     (const AciesSetupGuide     *self,
                                   GHashTable           *done);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AciesSetupGuide, acies_setup_guide_free)

G_END_DECLS
