/* control.c - Legio VI: control tests, and moves that are repeated
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

static void
push (AciesResolver *resolver,
      guint          step,
      AciesSide      side)
{
  acies_resolver_push_step (resolver, (AciesStep) { .kind = (guint8) step, .side = side });
}

static gboolean
is_friend (const AciesState *state,
           AciesUnitId       unit,
           guint             other)
{
  return other != unit && state->units[other].place == ACIES_PLACE_BOARD && state->units[other].side == state->units[unit].side;
}

/* Of one side; no friend is looked at twice to find them. */
typedef struct
{
  guint       n;
  AciesUnitId units[ACIES_MAX_UNITS];
} Leaders;

static Leaders
list_leaders (const AciesState *state,
              AciesSide         side)
{
  Leaders leaders = { .n = 0 };

  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side && acies_lvi_is_leader (state, (AciesUnitId) i))
        leaders.units[leaders.n++] = (AciesUnitId) i;
    }

  return leaders;
}

/* LVI-L14; nothing else asks how far a leader is away (LVI-U14). */
static gboolean
is_controlled (const AciesState *state,
               const Leaders    *leaders,
               AciesUnitId       unit)
{
  for (guint i = 0; i < leaders->n; i++)
    {
      AciesUnitId leader = leaders->units[i];

      if (acies_hex_distance (state->units[leader].hex, state->units[unit].hex) <= (guint) acies_lvi_value (state, leader, LVI_COMMAND))
        return TRUE;
    }

  return FALSE;
}

/* LVI-R11, or for others than formed troops LVI-L14, LVI-A18; a mad animal is in nobody's hand (LVI-R53). */
static gboolean
is_spared_by (const AciesState *state,
              const Leaders    *leaders,
              AciesUnitId       unit,
              AciesUnitId       other)
{
  guint    distance = acies_hex_distance (state->units[unit].hex, state->units[other].hex);
  gboolean loose = acies_lvi_is_light (state, unit) || acies_lvi_is_beast (state, unit);

  if (!acies_lvi_is_near (state, other) || !is_controlled (state, leaders, other))
    return FALSE;
  if (loose && distance <= (guint) acies_lvi_number (state, LVI_NUMBER_NEAR))
    return TRUE;

  return distance == 1 && acies_lvi_is_formed (state, unit) && acies_lvi_is_formed (state, other) &&
         acies_lvi_property (state, unit, LVI_FACING) == acies_lvi_property (state, other, LVI_FACING);
}

/* LVI-A14 */
static gboolean
is_out_of_hand (const AciesState *state,
                AciesUnitId       unit)
{
  return acies_state_unit_has_mark (state, unit, LVI_MARK_ROUTED) || acies_state_unit_has_mark (state, unit, LVI_MARK_PURSUING) || acies_state_unit_has_mark (state, unit, LVI_MARK_LOOTING);
}

/* LVI-L14, LVI-R12 */
static gboolean
must_test (const AciesState *state,
           const Leaders    *leaders,
           AciesUnitId       unit)
{
  if (!acies_lvi_is_near (state, unit) || acies_state_unit_has_mark (state, unit, LVI_MARK_ENGAGED))
    return FALSE;
  if (is_out_of_hand (state, unit))
    return TRUE;
  if (is_controlled (state, leaders, unit))
    return FALSE;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (is_friend (state, unit, i) && is_spared_by (state, leaders, unit, (AciesUnitId) i))
        return FALSE;
    }

  return TRUE;
}

/* LVI-L15: then he is asked when the die lies, so no other is rolled with it. */
static gboolean
is_swayed (const AciesState *state,
           guint             unit)
{
  return state->switches[LVI_SWITCH_SWAYS] && acies_stack_in_layer (state, state->units[unit].hex, LVI_LAYER_LEADERS) != ACIES_NO_UNIT;
}

/* As many as one roll has dice for, of those that have not been looked at. */
static guint
list_tests (const AciesState *state,
            AciesSide         side,
            AciesUnitId      *units)
{
  Leaders leaders = list_leaders (state, side);
  guint   n = 0;

  for (guint i = acies_lvi_block (state)->tested; i < state->n_units && n < ACIES_MAX_DICE; i++)
    {
      if (state->units[i].side != side || !must_test (state, &leaders, (AciesUnitId) i))
        continue;
      if (is_swayed (state, i) && n > 0)
        break;
      units[n++] = (AciesUnitId) i;
      if (is_swayed (state, i))
        break;
    }

  return n;
}

/* LVI-L15 */
static guint8
die_of (const AciesState *state,
        AciesUnitId       unit)
{
  guint    grade = acies_lvi_property (state, unit, LVI_GRADE);
  gboolean steady = grade == LVI_GRADE_A || (acies_lvi_is_light (state, unit) && grade <= LVI_GRADE_C);

  return steady ? LVI_AVERAGE : LVI_D6;
}

static void
test (AciesResolver *resolver,
      AciesSide      side)
{
  const AciesState *state = resolver->state;
  AciesUnitId       units[ACIES_MAX_DICE];
  guint8            dice[ACIES_MAX_DICE];
  guint             n = list_tests (state, side, units);

  if (n == 0)
    {
      LVI_SET (resolver, tested, 0);
      return;
    }
  for (guint i = 0; i < n; i++)
    dice[i] = die_of (state, units[i]);
  push (resolver, LVI_STEP_TESTS_READ, side);
  acies_resolver_ask_dice_of (resolver, side, n == 1 ? units[0] : ACIES_NO_UNIT, dice, n, 0);
}

/* LVI-R16: a rout that does not go on is over, and leaves the unit shaken and unformed. */
static void
stop_rout (AciesResolver *resolver,
           AciesUnitId    unit)
{
  const AciesState *state = resolver->state;

  acies_unit_set_mark (resolver, unit, LVI_MARK_ROUTED, FALSE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_SHAKEN, TRUE);
  if (!acies_lvi_is_light (state, unit) && !acies_lvi_is_beast (state, unit))
    acies_unit_set_mark (resolver, unit, LVI_MARK_UNFORMED, TRUE);
  acies_lvi_settle (resolver, unit);
  acies_note_unit (resolver, LVI_NOTE_OBEYS, unit);
}

static void
obey (AciesResolver *resolver,
      AciesUnitId    unit)
{
  acies_unit_set_mark (resolver, unit, LVI_MARK_PURSUING, FALSE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_LOOTING, FALSE);
  acies_note_unit (resolver, LVI_NOTE_OBEYS, unit);
}

/* LVI-R16: why a unit is tested, and what it needs; the same roll means something else for units that no order reaches. */
static char *
dup_reason (const AciesState *state,
            AciesUnitId       unit)
{
  int halt = acies_lvi_number (state, LVI_NUMBER_CONTROL_HALT), repeat = acies_lvi_number (state, LVI_NUMBER_CONTROL_REPEAT);

  if (acies_lvi_has (state, unit, LVI_MARK_ROUTED))
    /* Translators: why a unit is tested, and the highest roll with which it stops */
    return g_strdup_printf (_ ("routed; stops on %d or less"), repeat - 1);
  if (acies_lvi_has (state, unit, LVI_MARK_PURSUING))
    /* Translators: why a unit is tested, the lowest roll with which it continues, and the highest with which it halts */
    return g_strdup_printf (_ ("pursuing; continues on %1$d or more, halts on %2$d or less"), repeat, halt);
  if (acies_lvi_has (state, unit, LVI_MARK_LOOTING))
    /* Translators: why a unit is tested, the lowest roll with which it continues, and the highest with which it halts */
    return g_strdup_printf (_ ("looting; continues on %1$d or more, halts on %2$d or less"), repeat, halt);

  /* Translators: why a unit is tested, the highest roll with which it halts, and the lowest with which it repeats its last move */
  return g_strdup_printf (_ ("no leader nearby; halts on %1$d or less, repeats its last move on %2$d or more"), halt, repeat);
}

/* LVI-L15, LVI-R13, LVI-R16 */
static void
apply (AciesResolver *resolver,
       AciesUnitId    unit,
       int            shown)
{
  const AciesState *state = resolver->state;
  gboolean          out_of_hand = is_out_of_hand (state, unit);
  int               sum = shown + (out_of_hand || (state->units[unit].status & LVI_DID) == LVI_DID_CHARGE);
  gboolean          repeats = sum >= acies_lvi_number (state, LVI_NUMBER_CONTROL_REPEAT);
  g_autofree char  *reason = dup_reason (state, unit);

  acies_lvi_note_die (resolver, LVI_NOTE_CONTROL, unit, shown, sum, g_intern_string (reason));
  if (acies_state_unit_has_mark (state, unit, LVI_MARK_ROUTED))
    {
      if (!repeats)
        stop_rout (resolver, unit);
      return;
    }
  if (out_of_hand && repeats)
    return;
  if (out_of_hand)
    obey (resolver, unit);
  if (sum <= acies_lvi_number (state, LVI_NUMBER_CONTROL_HALT))
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_HALTED, TRUE);
      acies_note_unit (resolver, LVI_NOTE_HALTED, unit);
    }
  else if (repeats)
    {
      acies_unit_set_mark (resolver, unit, LVI_MARK_REPEATS, TRUE);
      acies_note_unit (resolver, LVI_NOTE_REPEATS, unit);
    }
}

static void
read_tests (AciesResolver *resolver,
            AciesSide      side)
{
  AciesUnitId units[ACIES_MAX_DICE];
  guint       n = list_tests (resolver->state, side, units);

  push (resolver, LVI_STEP_TESTS, side);
  if (is_swayed (resolver->state, units[0]))
    {
      acies_question_ask_side (resolver, LVI_ASK_SWAY, side, units[0], 0);
      return;
    }
  acies_lvi_apply_dice (resolver, units, n, apply);
}

gboolean
acies_lvi_check_sway (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return (command->number >= LVI_SWAYS_DOWN && command->number <= LVI_SWAYS_UP) || acies_refuse (error, "LVI-L15", _ ("Choose 1 to subtract one, 2 to keep the roll or 3 to add one"));
}

void
acies_lvi_sway (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->decision.unit;
  int               shown = acies_lvi_shown (state, 0);

  acies_resolver_answered (resolver);
  LVI_SET (resolver, tested, (guint8) (unit + 1));
  apply (resolver, unit, shown + command->number - LVI_SWAYS_NOT);
}

void
acies_lvi_list_sway (const AciesState *state,
                     GArray           *commands)
{
  for (int number = LVI_SWAYS_DOWN; number <= LVI_SWAYS_UP; number++)
    {
      AciesCommand command = acies_command_with_number (LVI_COMMAND_SWAY, number);

      g_array_append_val (commands, command);
    }
}

/* LVI-R15, LVI-H16: who faces nowhere went forward in no direction, so it stays; and who shot may shoot again, at whom its owner likes. */
static void
repeat (AciesResolver *resolver,
        AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  guint             did = state->units[unit].status & LVI_DID;
  gboolean          free = acies_lvi_check_may_move (state, state->units[unit].hex, unit, NULL);

  if (did == LVI_DID_CHARGE)
    return;
  if (did >= 1 && did <= LVI_DID_FORWARD && free && acies_lvi_is_formed (state, unit))
    acies_lvi_repeat_move (resolver, unit, did);
  else if (did == LVI_DID_BACK && free && acies_lvi_is_formed (state, unit))
    acies_lvi_repeat_back (resolver, unit);
  else
    acies_unit_set_mark (resolver, unit, LVI_MARK_HALTED, TRUE);
}

static void
repeat_all (AciesResolver *resolver,
            AciesSide      side)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnitId unit = (AciesUnitId) i;

      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side && acies_state_unit_has_mark (state, unit, LVI_MARK_REPEATS) &&
          acies_lvi_check_may_act (state, state->units[i].hex, unit, NULL))
        repeat (resolver, unit);
    }
}

void
acies_lvi_control_step (AciesResolver   *resolver,
                        const AciesStep *step)
{
  if (step->kind == LVI_STEP_TESTS)
    test (resolver, step->side);
  else if (step->kind == LVI_STEP_TESTS_READ)
    read_tests (resolver, step->side);
  else
    repeat_all (resolver, step->side);
}
