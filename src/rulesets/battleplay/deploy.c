/* deploy.c - BattlePlay: the armies are laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "engine/core/units.h"
#include "rulesets/shared/notes.h"
#include "rulesets/shared/refusals.h"
#include "rulesets/shared/steps.h"
#include "rulesets/shared/units.h"

#include <glib/gi18n-lib.h>

static gboolean
is_deploying (const AciesState *state)
{
  return state->decision.kind == BP_ASK_DEPLOY;
}

/* Whose card "deploy" lays: who is asked, or who picks. */
static AciesSide
deploying_side (const AciesState *state)
{
  return is_deploying (state) ? state->decision.side : state->turn.active;
}

static gboolean
alternates (const AciesState *state)
{
  return acies_bp_stars (state, 0) == acies_bp_stars (state, 1);
}

static void
push_side (AciesResolver *resolver,
           guint          step,
           AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .side = side });
}

/* --- one card ------------------------------------------------------------------------------- */

static gboolean
check_general (const AciesState *state,
               AciesSide         side,
               AciesHex          hex,
               GError          **error)
{
  AciesUnitId troops = acies_bp_troops_on (state, hex);

  if (!is_deploying (state))
    return acies_refuse (error, "BP-A22", _ ("A general in reserve takes no further part in the battle"));
  if (acies_bp_block (state)->open > 0)
    return acies_refuse (error, "BP-R14", _ ("Lay a troop card face up first; the general comes later"));

  return (troops != ACIES_NO_UNIT && state->units[troops].side == side) ||
         acies_refuse (error, "BP-R28", _ ("Lay the general on a square with a troop card of the same side"));
}

/* BP-R15, BP-R38 */
gboolean
acies_bp_check_deploy (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesSide side = deploying_side (state);
  gboolean  deploying = is_deploying (state);

  if (!deploying && (state->turn.phase != BP_PHASE_EXPLOITATION || acies_bp_block (state)->stage != BP_STAGE_RESERVES))
    return acies_refuse (error, "BP-R38", _ ("Reserves come in at the start of the exploitation phase"));
  if (acies_bp_waiting (state, side, command->id) == ACIES_NO_UNIT)
    /* Translators: a unit type, and a side */
    return acies_refuse (error, deploying ? "BP-R15" : "BP-R38", _ ("%2$s has no %1$s in reserve"),
                         state->ruleset->unit_types[command->id].name, state->ruleset->sides[side].name);
  if (!acies_bp_check_square (state, side, command->id, command->hex, !deploying, error))
    return FALSE;
  if (state->ruleset->unit_types[command->id].class_ == BP_GENERALS)
    return check_general (state, side, command->hex, error);

  return !deploying || acies_bp_check_rest (state, side, command->id, command->hex, error);
}

static void
list_deploy_of (const AciesState *state,
                AciesSide         side,
                GArray           *commands)
{
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (acies_bp_waiting (state, side, (AciesId) type) == ACIES_NO_UNIT)
        continue;
      for (guint file = 0; file < state->board->columns; file++)
        {
          AciesCommand command = acies_command_with_id (BP_COMMAND_DEPLOY, (AciesId) type);

          command.hex = acies_bp_square (state, file, side);
          if (acies_bp_check_deploy (&command, state, NULL))
            g_array_append_val (commands, command);
        }
    }
}

static gboolean
can_lay (const AciesState *state,
         AciesSide         side,
         AciesId           type)
{
  for (guint file = 0; file < state->board->columns; file++)
    {
      AciesHex hex = acies_bp_square (state, file, side);

      if (!acies_bp_check_square (state, side, type, hex, state->turn.phase > BP_PHASE_DEPLOYMENT, NULL))
        continue;
      if (state->ruleset->unit_types[type].class_ == BP_GENERALS)
        {
          AciesUnitId troops = acies_bp_troops_on (state, hex);

          if (troops != ACIES_NO_UNIT && state->turn.phase <= BP_PHASE_DEPLOYMENT && acies_bp_block (state)->open == 0)
            return TRUE;
        }
      else if (state->turn.phase > BP_PHASE_DEPLOYMENT || acies_bp_check_rest (state, side, type, hex, NULL))
        return TRUE;
    }

  return FALSE;
}

/* Is there any card of @side that may be laid now? */
gboolean
acies_bp_can_deploy (const AciesState *state,
                     AciesSide         side)
{
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (acies_bp_waiting (state, side, (AciesId) type) != ACIES_NO_UNIT && can_lay (state, side, (AciesId) type))
        return TRUE;
    }

  return FALSE;
}

static void
lay_card (AciesResolver *resolver,
          AciesUnitId    unit,
          AciesHex       hex,
          gboolean       face_down)
{
  AciesUnit value = resolver->state->units[unit];

  value.place = ACIES_PLACE_BOARD;
  value.hex = hex;
  value.marks &= (guint16) ~(1u << BP_MARK_FACE_DOWN);
  if (face_down)
    value.marks |= 1u << BP_MARK_FACE_DOWN;
  acies_resolver_set_unit (resolver, unit, value);
  acies_note_unit (resolver, BP_NOTE_DEPLOYED, unit);
}

static void
count_main (AciesResolver *resolver,
            AciesSide      side)
{
  AciesSideNumbers numbers = resolver->state->sides[side];

  numbers.morale = (gint16) acies_bp_count_main (resolver->state, side);
  acies_resolver_set_side (resolver, side, &numbers);
}

/* BP-R14, BP-R15, BP-R38 */
void
acies_bp_deploy (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  AciesSide   side = deploying_side (resolver->state);
  AciesUnitId unit = acies_bp_waiting (resolver->state, side, command->id);
  guint8      open = acies_bp_block (resolver->state)->open;

  if (!is_deploying (resolver->state))
    {
      lay_card (resolver, unit, command->hex, FALSE);
      count_main (resolver, side);
      acies_bp_next_pick (resolver);
      return;
    }
  lay_card (resolver, unit, command->hex, open == 0);
  if (open > 0)
    BP_SET (resolver, open, (guint8) (open - 1));
  if (!alternates (resolver->state))
    return;
  acies_resolver_answered (resolver);
  push_side (resolver, BP_STEP_ALTERNATE, acies_bp_enemy (side));
}

/* --- taken back, done ----------------------------------------------------------------------- */

gboolean
acies_bp_check_take_back (const AciesCommand *command,
                          const AciesState   *state,
                          GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (unit == ACIES_NO_UNIT)
    return acies_refuse_nobody (error, "BP-R15", command->hex);
  if (state->units[unit].side != state->decision.side)
    return acies_refuse_enemy (error, "BP-R15", state, unit);
  if (alternates (state))
    return acies_refuse (error, "BP-R15", _ ("Cards cannot be picked up again when the sides take turns to lay them"));

  return acies_state_unit_has_mark (state, unit, BP_MARK_FACE_DOWN) ||
         acies_refuse_unit (error, "BP-R14", state, unit, _ ("%s is face up and cannot be picked up again"), _ ("%s are face up and cannot be picked up again"));
}

void
acies_bp_take_back (const AciesCommand *command,
                    AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);
  AciesUnit   value = resolver->state->units[unit];

  value.place = ACIES_PLACE_RESERVE;
  value.hex = ACIES_NO_HEX;
  acies_bp_note_hex (resolver, BP_NOTE_TOOK_BACK, value.side, command->hex, 0);
  acies_resolver_set_unit (resolver, unit, value);
}

static gboolean
refuse_lone (const AciesState *state,
             AciesSide         side,
             GError          **error)
{
  AciesUnitId unit;
  const char *rule;

  if (!acies_bp_find_lone (state, side, FALSE, &unit, &rule))
    return FALSE;
  if (g_str_equal (rule, "BP-R20"))
    acies_refuse (error, "BP-R20", _ ("Mounted skirmishers still need cavalry or chariots in their file"));
  else if (g_str_equal (rule, "BP-R18"))
    acies_refuse (error, "BP-R18", _ ("Skirmishers on foot still need infantry in their file"));
  else
    acies_refuse (error, "BP-R17", _ ("Artillery still needs infantry in its file"));

  return TRUE;
}

static gboolean
can_deploy_general (const AciesState *state,
                    AciesSide         side)
{
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (state->ruleset->unit_types[type].class_ == BP_GENERALS && acies_bp_waiting (state, side, (AciesId) type) != ACIES_NO_UNIT &&
          can_lay (state, side, (AciesId) type))
        return TRUE;
    }

  return FALSE;
}

/* BP-R21; what fits nowhere stays out. Where nothing can be laid any more, as in a guess of others, that is all. */
gboolean
acies_bp_check_deployed (const AciesState *state,
                         GError          **error)
{
  AciesSide side = state->decision.side;
  guint     waiting = acies_bp_count_troops (state, side, ACIES_PLACE_RESERVE);

  if (!acies_bp_can_deploy (state, side))
    return TRUE;
  if (acies_bp_block (state)->open > 0)
    return acies_refuse (error, "BP-R14", g_dngettext (GETTEXT_PACKAGE, "Lay %u more card face up first", "Lay %u more cards face up first", acies_bp_block (state)->open),
                         acies_bp_block (state)->open);
  if (refuse_lone (state, side, error))
    return FALSE;
  if (can_deploy_general (state, side))
    return acies_refuse (error, "BP-R15", _ ("The general has not been laid yet"));
  if (waiting > acies_bp_most_in_reserve (state, side))
    return acies_bp_most_in_reserve (state, side) == 0
               ? acies_refuse (error, "BP-R42", _ ("The defenders need a card in each file"))
               : acies_refuse (error, "BP-R21", g_dngettext (GETTEXT_PACKAGE, "At most %u card can stay in reserve", "At most %u cards can stay in reserve", acies_bp_most_in_reserve (state, side)), acies_bp_most_in_reserve (state, side));

  return TRUE;
}

void
acies_bp_deployed (AciesResolver *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  acies_note_side (resolver, BP_NOTE_READY, side);
  BP_SET (resolver, open, 0);
  BP_SET (resolver, ceased[side], 1);
  if (alternates (resolver->state))
    push_side (resolver, BP_STEP_ALTERNATE, acies_bp_enemy (side));
}

void
acies_bp_list_deploy (const AciesState *state,
                      GArray           *commands)
{
  AciesSide side = deploying_side (state);

  list_deploy_of (state, side, commands);
  if (!is_deploying (state))
    return;
  acies_bp_list_plays (state, commands);
  for (guint i = 0; i < state->n_units; i++)
    {
      AciesCommand command;

      if (state->units[i].place != ACIES_PLACE_BOARD || state->units[i].side != side)
        continue;
      command = acies_command_on_unit (BP_COMMAND_TAKE_BACK, state, (AciesUnitId) i);
      if (acies_bp_check_take_back (&command, state, NULL))
        g_array_append_val (commands, command);
    }
}

/* --- swapped by a card ---------------------------------------------------------------------- */

/* BP-R17, BP-R18, BP-R20: those that lie there still need what they have. */
static gboolean
check_swapped (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          hex,
               GError          **error)
{
  guint       class_ = acies_bp_class (state, unit);
  guint       file = acies_hex_column (hex);
  const char *rule = acies_bp_is_besieged (state, state->units[unit].side) ? NULL : acies_bp_find_lone_with (state, state->units[unit].type, hex);

  if (g_strcmp0 (rule, "BP-R17") == 0)
    return acies_refuse (error, "BP-R17", _ ("Artillery needs infantry on its square"));
  if (g_strcmp0 (rule, "BP-R18") == 0)
    return acies_refuse (error, "BP-R18", _ ("Skirmishers on foot need infantry on their square, unless they are alone in woods or on rocky ground"));
  if (rule != NULL)
    return acies_refuse (error, "BP-R20", _ ("Mounted skirmishers need cavalry or chariots on their square, unless they are alone in an outer file without terrain"));

  return acies_bp_may_lie (state, state->units[unit].side, state->units[unit].type, hex) ||
         (acies_bp_is_outer (state, file) && class_ == BP_ELEPHANTS
              ? acies_refuse (error, "BP-R17", _ ("Artillery and elephants cannot be in the first or the last file"))
              : acies_refuse (error, "BP-R19", _ ("Only cavalry, chariots and mounted skirmishers can be in an outer file without terrain")));
}

/* BP-K8 */
gboolean
acies_bp_check_swap (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesUnitId first = acies_bp_main_on (state, command->hex);
  AciesUnitId second = command->to != ACIES_NO_HEX ? acies_bp_main_on (state, command->to) : ACIES_NO_UNIT;
  AciesSide   side = state->decision.side;

  if (first == ACIES_NO_UNIT || first != acies_command_unit (command, state) || second == ACIES_NO_UNIT || first == second || state->units[first].side != side || state->units[second].side != side)
    /* Translators: a side */
    return acies_refuse (error, "BP-K8", _ ("Choose two main battle cards of %s to swap"), state->ruleset->sides[side].name);

  return check_swapped (state, first, command->to, error) && check_swapped (state, second, command->hex, error);
}

void
acies_bp_list_swap (const AciesState *state,
                    GArray           *commands)
{
  for (guint a = 0; a < state->board->columns; a++)
    {
      for (guint b = a + 1; b < state->board->columns; b++)
        {
          AciesSide    side = state->decision.side;
          AciesCommand command = acies_command_on_hexes (BP_COMMAND_SWAP, acies_bp_square (state, a, side), acies_bp_square (state, b, side));
          AciesCommand back = acies_command_on_hexes (BP_COMMAND_SWAP, command.to, command.hex);

          if (!acies_bp_check_swap (&command, state, NULL))
            continue;
          g_array_append_val (commands, command);
          g_array_append_val (commands, back);
        }
    }
}

void
acies_bp_swap (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesUnitId ids[] = { acies_bp_main_on (resolver->state, command->hex), acies_bp_main_on (resolver->state, command->to) };
  AciesUnit   first = resolver->state->units[ids[0]];
  AciesUnit   second = resolver->state->units[ids[1]];
  AciesNote   note = ACIES_NOTE_INIT (BP_NOTE_SWAPPED);

  note.side = resolver->state->decision.side;
  note.hex = command->hex;
  note.to = command->to;
  acies_resolver_answered (resolver);
  first.hex = command->to;
  second.hex = command->hex;
  acies_resolver_set_unit (resolver, ids[0], first);
  acies_resolver_set_unit (resolver, ids[1], second);
  acies_resolver_note (resolver, note);
}

/* --- the course of it ----------------------------------------------------------------------- */

/* All cards are taken up, and lie face down until they are revealed. */
void
acies_bp_begin_deployment (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  guint             stars[] = { acies_bp_stars (state, 0), acies_bp_stars (state, 1) };
  AciesSide         lower = stars[0] < stars[1] ? 0 : 1;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnit value = state->units[i];

      if (value.place != ACIES_PLACE_BOARD && value.place != ACIES_PLACE_RESERVE)
        continue;
      value.place = ACIES_PLACE_RESERVE;
      value.hex = ACIES_NO_HEX;
      value.marks = 1u << BP_MARK_FACE_DOWN;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, value);
    }
  push_side (resolver, BP_STEP_REDEPLOY, acies_bp_enemy (acies_bp_better (state)));
  push_side (resolver, BP_STEP_REDEPLOY, acies_bp_better (state));
  if (stars[0] == stars[1])
    {
      push_side (resolver, BP_STEP_ALTERNATE, acies_bp_defender (state));
      return;
    }
  BP_SET (resolver, open, (guint8) (stars[acies_bp_enemy (lower)] - stars[lower]));
  push_side (resolver, BP_STEP_DEPLOY, acies_bp_enemy (lower));
  push_side (resolver, BP_STEP_DEPLOY, lower);
}

static gboolean
waits_for_any (const AciesState *state,
               AciesSide         side)
{
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == side)
        return TRUE;
    }

  return FALSE;
}

/* BP-R15: one card at a time. Whether one can be laid, nobody is told. */
static void
alternate (AciesResolver *resolver,
           AciesSide      side)
{
  const AciesBpBlock *block = acies_bp_block (resolver->state);

  if (block->ceased[0] && block->ceased[1])
    return;
  if (!block->ceased[side] && waits_for_any (resolver->state, side))
    {
      acies_question_ask_side (resolver, BP_ASK_DEPLOY, side, ACIES_NO_UNIT, 0);
      return;
    }
  if (!block->ceased[side])
    {
      acies_note_side (resolver, BP_NOTE_READY, side);
      BP_SET (resolver, ceased[side], 1);
    }
  push_side (resolver, BP_STEP_ALTERNATE, acies_bp_enemy (side));
}

/* BP-R28 */
void
acies_bp_settle_generals (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnit value = state->units[i];
      guint     file = acies_hex_column (value.hex);
      gboolean  alone = TRUE;

      if (value.place != ACIES_PLACE_BOARD || !acies_bp_is_general (state, (AciesUnitId) i))
        continue;
      for (AciesSide row = 0; row < 2; row++)
        {
          AciesUnitId troops = acies_bp_troops_on (state, acies_bp_square (state, file, row));

          alone &= troops == ACIES_NO_UNIT || state->units[troops].side != value.side;
        }
      if (!alone)
        continue;
      acies_note_unit (resolver, BP_NOTE_TO_RESERVE, (AciesUnitId) i);
      value.place = ACIES_PLACE_RESERVE;
      value.hex = ACIES_NO_HEX;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, value);
    }
}

/* BP-R22 */
static void
reveal (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD ||
          (state->units[i].place == ACIES_PLACE_RESERVE && acies_bp_is_general (state, (AciesUnitId) i)))
        acies_unit_set_mark (resolver, (AciesUnitId) i, BP_MARK_FACE_DOWN, FALSE);
      else if (state->units[i].place == ACIES_PLACE_RESERVE)
        acies_unit_set_mark (resolver, (AciesUnitId) i, BP_MARK_FACE_DOWN, TRUE);
    }
  acies_resolver_note (resolver, (AciesNote) ACIES_NOTE_INIT (BP_NOTE_REVEALED));
  acies_bp_settle_generals (resolver);
  count_main (resolver, 0);
  count_main (resolver, 1);
}

void
acies_bp_deploy_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;

  if (step->kind == BP_STEP_REVEAL)
    {
      reveal (resolver);
      return;
    }
  if (state->turn.phase != BP_PHASE_DEPLOYMENT)
    {
      acies_turn_set_phase (resolver, BP_PHASE_DEPLOYMENT);
      acies_bp_note_hex (resolver, BP_NOTE_PHASE, ACIES_NO_SIDE, ACIES_NO_HEX, BP_PHASE_DEPLOYMENT);
    }
  if (step->kind == BP_STEP_ALTERNATE)
    alternate (resolver, step->side);
  else if (step->kind == BP_STEP_DEPLOY)
    acies_question_ask_side (resolver, BP_ASK_DEPLOY, step->side, ACIES_NO_UNIT, 0);
  else if (acies_bp_may_ask (state, step->side) && acies_bp_count_troops (state, step->side, ACIES_PLACE_BOARD) > 1)
    acies_question_ask_side (resolver, BP_ASK_REDEPLOY, step->side, ACIES_NO_UNIT, 0);
}
