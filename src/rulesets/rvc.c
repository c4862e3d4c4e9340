/* rvc.c - Rome vs Carthage: the table of its procedures
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rvc.h"

#include <glib/gi18n-lib.h>

/* clang-format off */
static const char *const attributes[] = {
  "march", "attack-move", "range", "melee-attack", "melee-defence", "ranged-attack", "ranged-defence", NULL
};
/* RVC-C12 */
static const char *const marks[] = {
  "ready", "active", "moved", "marched", "attacked", "passive", "retreated", "advancing", "advanced", NULL
};
static const char *const skills[] = { "leadership", "light", "steadfast", NULL };
static const char *const classes[] = { "infantry", "cavalry", NULL };
static const char *const card_values[] = { "limit", "moved", "flankers", "march", NULL };
static const char *const switches[] = {
  "woods-passable", "woods-stop", "woods-block", "select", "actions-reset", "engaged-bind", "retreat-losses",
  "morale-counts", "equal-morale", "free-advance", NULL
};
static const char *const effects[] = {
  "mixed-order", "cavalry-charge", "withdraw", "first-strike", "flanking", "envelopment", "cavalry-counter",
  "skirmish", "advance", "cavalry-pursue", "hit-and-run", NULL
};
static const char *const phases[] = {
  "select", "order", "move", "attack", "defend", "roll", "counter", "advance", "form", NULL
};
static const char *const phase_names[] = {
  N_ ("Select"), N_ ("Order"), N_ ("Move"), N_ ("Attack"), N_ ("Defend"), N_ ("Roll"), N_ ("Counter"),
  N_ ("Advance"), N_ ("Form"), NULL
};
static const char *const steps[] = {
  "begin-round", "put-back", "take", "begin-turns", "begin-turn", "order", "check-turn", "end-turn", "end-round",
  "way", "attack-window", "defend-window", "roll-window", "roll", "hits", "defence", "result", "counter-window",
  "advance-window", "pursue-window", "pursuit", "pursuit-attack", "run-window", "run", "end-attack", "end-strike", NULL
};
static const char *const decisions[] = {
  "put-back", "take", "order", "way", "attack-window", "defend-window", "retreat", "roll-window", "counter-window",
  "advance-window", "pursue-window", "pursuit", "pursuit-attack", "run-window", "run", NULL
};
static const char *const conditions[] = {
  "attacker-beside-leader", "target-beside-leader", "target-steadfast", "charging", "flanked", "enveloped", NULL
};

const AciesProcs acies_rvc_procs = {
  .id = "rome-vs-carthage",
  .attributes = attributes,
  .marks = marks,
  .switches = switches,
  .skills = skills,
  .classes = classes,
  .card_values = card_values,
  .effects = effects,
  .phases = phases,
  .phase_names = phase_names,
  .n_opening_phases = RVC_PHASE_MOVE + 1,
  .fills_hands = TRUE,
  .point_format = N_ ("hits on %d or more"),
  .steps = steps,
  .decisions = decisions,
  .conditions = conditions,
  .setup_rule = "RVC-C6",
  .board_rule = "RVC-C14",
  .order_rule = "RVC-C11",
  .dice_rule = "RVC-C16",
  .end_rule = "RVC-C23",
};
/* clang-format on */
