/* arena.h - a game of gladiators, which only tests know
 *
 * Small, and as unlike the others as the engine allows: its dice have symbols
 * and are of two kinds, each school chooses a favour in secret, gladiators may
 * come under hoods, and it has verbs, a question and notes of its own. Other rulesets
 * are played by it: one that has hoods, one with a deck in common (lots) that schools
 * draw from, in data/stacks/ one in which several stand on one hex, in data/lacking/ one
 * that lacks what a game may lack, in data/melee/ one for two to four schools, alone
 * or in pairs, and in data/rows/ the same with lots that lie open. No folder of src/
 * knows it; it is edited, played, replayed and explained by what the folders know of any
 * game.
 * ARE-... is the id of a statement in its rules.xml.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/board/texts.h"
#include "engine/core/engine.h"

G_BEGIN_DECLS

enum { ARE_SPEED, ARE_FIGHT, ARE_THROW };
enum { ARE_MARK_ACTED, ARE_MARK_BRACED, ARE_MARK_NETTED };
enum { ARE_NETS_HOLD, ARE_CROWD };
enum { ARE_NETS };
enum { ARE_SYMBOL_SWORD, ARE_SYMBOL_NET, ARE_SYMBOL_SAND };
enum { ARE_DIE_FIGHT, ARE_DIE_FATE };
enum { ARE_EFFECT_SHIELDS, ARE_EFFECT_SAND, ARE_EFFECT_MERCY, ARE_EFFECT_NOTHING };
enum { ARE_PHASE_FAVOUR, ARE_PHASE_BOUT };
enum
{
  ARE_STEP_FAVOURS,
  ARE_STEP_LOTS,
  ARE_STEP_BEGIN,
  ARE_STEP_OMEN,
  ARE_STEP_CROWD,
  ARE_STEP_FILL,
  ARE_STEP_PICK,
  ARE_STEP_ANSWER, /* the first of a fight */
  ARE_STEP_ROLL,
  ARE_STEP_AGAIN,
  ARE_STEP_RESULT,
  ARE_STEP_FOLLOW,
  ARE_STEP_END,
};
enum { ARE_ASK_FAVOUR = ACIES_DECISION_FIRST_OWN, ARE_ASK_ANSWER, ARE_ASK_FOLLOW, ARE_ASK_CROWD, ARE_ASK_AGAIN, ARE_ASK_PICK, ARE_N_QUESTIONS };

enum { ARE_END_LAST_STANDING = ACIES_END_FIRST_OWN, ARE_END_MORE_FIGURES, ARE_END_DRAW };

/* Commands and notes that only this game has. */
#define ARE_COMMAND_BRACE ACIES_OWN_COMMAND (0)
#define ARE_COMMAND_THROW ACIES_OWN_COMMAND (1)
#define ARE_COMMAND_ENTER ACIES_OWN_COMMAND (2)
#define ARE_COMMAND_SALUTE ACIES_OWN_COMMAND (3)
#define ARE_COMMAND_JEER  ACIES_OWN_COMMAND (4)
#define ARE_COMMAND_AGAIN ACIES_OWN_COMMAND (5)
#define ARE_LOG_CHOSE    ACIES_OWN_LOG_KIND (0) /* side: has chosen its favour */
#define ARE_LOG_BRACED   ACIES_OWN_LOG_KIND (1) /* unit, hex */
#define ARE_LOG_NETTED   ACIES_OWN_LOG_KIND (2) /* unit, hex */
#define ARE_LOG_SHIELDED ACIES_OWN_LOG_KIND (3) /* unit, number: hits that came to nothing */
#define ARE_LOG_SEEN     ACIES_OWN_LOG_KIND (4) /* unit, hex: no longer under its hood */
#define ARE_LOG_SALUTED  ACIES_OWN_LOG_KIND (5) /* side */
#define ARE_LOG_JEERED   ACIES_OWN_LOG_KIND (6) /* side */
#define ARE_N_LOG_KINDS       7

#define ARE_FATE_HITS 5 /* ARE-7: from it on */

/* Of a fight in which a die is thrown again: what the others came to. */
typedef struct
{
  guint8 again;
  guint8 hits;
  guint8 net;
} AciesArenaFight;

/* What the block of a position keeps. */
typedef struct
{
  guint8          thrown[ACIES_MAX_SIDES]; /* nets of each school, in the bout */
  guint8          entered;   /* the last unit that came in, and 1 more; 0: none yet */
  AciesArenaFight combats[ACIES_MAX_COMBATS];
} AciesArenaBlock;

/* arena.c: the table of its procedures */
extern const AciesProcs    acies_are_procs;
extern const AciesQuestion acies_are_questions[ARE_N_QUESTIONS];
extern const AciesOwnLogEntry  acies_are_log_entries[ARE_N_LOG_KINDS];
extern const AciesVerb     acies_are_brace_verb, acies_are_throw_verb, acies_are_enter_verb;

/* pit.c: the same, and a game that lacks rounds, morale, sizes of hands, entry hexes and sums of figures */
const AciesProcs *acies_are_pit_procs (void);

/* turn.c: favours, turns, what gladiators do */
int      acies_are_value         (const AciesState *state, AciesUnitId unit, guint attribute);
gboolean acies_are_check_actor   (const AciesState *state, AciesUnitId unit, GError **error);
void     acies_are_start         (const AciesCommand *command, AciesResolver *resolver);
gboolean acies_are_check_take    (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_take          (const AciesCommand *command, AciesResolver *resolver);
gboolean acies_are_check_move    (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_move          (const AciesCommand *command, AciesResolver *resolver);
gboolean acies_are_check_brace   (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_brace         (const AciesCommand *command, AciesResolver *resolver);
gboolean acies_are_check_throw   (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_throw         (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_done          (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_turn_step     (AciesResolver *resolver, const AciesStep *step);
void     acies_are_net           (AciesResolver *resolver, AciesUnitId unit);
void     acies_are_end           (AciesResolver *resolver, gboolean at_last);

/* enter.c: who waits comes in, perhaps under a hood */
gboolean acies_are_check_enter   (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_enter         (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_list_enter    (const AciesState *state, GArray *commands);
void     acies_are_hood_waiting  (AciesResolver *resolver);
void     acies_are_unhood        (AciesResolver *resolver, AciesUnitId unit);
gboolean acies_are_may_lie       (const AciesState *state, AciesSide side, AciesId type, AciesHex hex);
void     acies_are_renumber      (guint8 *block, const AciesUnitId *to);

/* crowd.c: what the crowd asks for */
extern const AciesVerb acies_are_salute_verb, acies_are_jeer_verb, acies_are_again_verb;
void     acies_are_ask_crowd     (AciesResolver *resolver);
gboolean acies_are_check_salute  (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_salute        (const AciesCommand *command, AciesResolver *resolver);
gboolean acies_are_check_jeer    (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_jeer          (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_list_greetings (const AciesState *state, GArray *commands);
gboolean acies_are_check_again   (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_again         (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_list_again    (const AciesState *state, GArray *commands);

/* row.c: lots that lie open */
void     acies_are_push_row      (AciesResolver *resolver, AciesSide side);
void     acies_are_row_step      (AciesResolver *resolver, const AciesStep *step);
gboolean acies_are_check_pick    (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_list_pick     (const AciesState *state, GArray *commands);
void     acies_are_pick          (const AciesCommand *command, AciesResolver *resolver);

/* fight.c: an attack */
gboolean acies_are_check_attack  (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_attack        (const AciesCommand *command, AciesResolver *resolver);
gboolean acies_are_check_play    (const AciesCommand *command, const AciesState *state, GError **error);
void     acies_are_play          (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_follow        (const AciesCommand *command, AciesResolver *resolver);
void     acies_are_fight_step    (AciesResolver *resolver, const AciesStep *step);

/* reach.c: what engine/core/reach.h asks, and the lists of commands */
gboolean acies_are_list_destinations (const AciesState *state, AciesUnitId unit, gboolean ordered, GArray *list, GError **error);
gboolean acies_are_check_attack_from (const AciesState *state, AciesUnitId unit, AciesHex from, gboolean ordered, GError **error);
guint    acies_are_range         (const AciesState *state, AciesUnitId unit, guint *least);
guint    acies_are_speed         (const AciesState *state, AciesUnitId unit);
void     acies_are_list_acts     (const AciesState *state, GArray *commands);

G_END_DECLS
