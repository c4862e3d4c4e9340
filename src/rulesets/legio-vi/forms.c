/* forms.c - Legio VI: what a unit does where it stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legio-vi/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

static gboolean
check_formed (const AciesState *state,
              AciesUnitId       unit,
              const char       *rule,
              GError          **error)
{
  return acies_lvi_is_formed (state, unit) || acies_refuse_unit (error, rule, state, unit, "%s is not formed", "%s are not formed");
}

/* LVI-R24: is so much of the move left? */
static gboolean
check_left (const AciesState *state,
            guint             hexes,
            const char       *rule,
            GError          **error)
{
  guint left = acies_lvi_block (state)->left;

  return (left > 0 && left >= hexes) ||
         /* Translators: hexes that the manoeuvre takes, and hexes that are left */
         acies_refuse (error, rule, g_dngettext (GETTEXT_PACKAGE, "That takes %1$u hex of movement; only %2$u left", "That takes %1$u hexes of movement; only %2$u left", hexes), hexes, left);
}

static guint
half (const AciesState *state)
{
  return (acies_lvi_block (state)->hexes + 1u) / 2;
}

static gboolean
is_far (const AciesState *state,
        AciesUnitId       unit,
        AciesLviNumber    distance)
{
  return !acies_lvi_enemy_within (state, state->units[unit].side, state->units[unit].hex, (guint) acies_lvi_number (state, distance));
}

/* Takes so many hexes of the move, which then goes on, and brings so much disorder. */
static void
pay (AciesResolver *resolver,
     guint          hexes,
     guint          points,
     guint          note)
{
  AciesUnitId unit = resolver->state->turn.acting;

  LVI_SET (resolver, left, (guint8) (acies_lvi_block (resolver->state)->left - hexes));
  LVI_SET (resolver, last, LVI_LAST_OTHER);
  acies_log_unit (resolver, note, unit);
  acies_lvi_points (resolver, unit, points, LVI_CAUSE_MOVE);
  acies_lvi_go_on (resolver);
}

gboolean
acies_lvi_check_wheel (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  if (command->number != LVI_WHEEL_LEFT && command->number != LVI_WHEEL_RIGHT)
    return acies_refuse (error, "LVI-H4", _ ("A unit wheels to the left (1) or to the right (2)"));

  return check_formed (state, state->turn.acting, "LVI-H3", error) && check_left (state, 1, "LVI-H4", error);
}

static void
turn_by (AciesResolver *resolver,
         int            corners)
{
  AciesUnitId unit = resolver->state->turn.acting;

  acies_resolver_answered (resolver);
  acies_unit_set_property (resolver, unit, LVI_FACING, acies_facing_turn (acies_lvi_property (resolver->state, unit, LVI_FACING), corners));
}

/* LVI-L48 */
void
acies_lvi_wheel (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->turn.acting;
  guint             formation = acies_lvi_property (state, unit, LVI_FORMATION);
  gboolean          free = formation == LVI_WEDGE || formation == LVI_COLUMN || is_far (state, unit, LVI_NUMBER_FAR);

  turn_by (resolver, command->number == LVI_WHEEL_LEFT ? -1 : 1);
  pay (resolver, 1, free ? 0 : (guint) acies_lvi_value (state, unit, LVI_WHEEL), LVI_LOG_TURNED);
}

/* LVI-L46 */
gboolean
acies_lvi_check_turn (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  return check_formed (state, state->turn.acting, "LVI-H3", error) && check_left (state, half (state), "LVI-L46", error);
}

void
acies_lvi_turn (const AciesCommand *command,
                AciesResolver      *resolver)
{
  turn_by (resolver, ACIES_N_FACINGS / 2);
  pay (resolver, half (resolver->state), (guint) acies_lvi_value (resolver->state, resolver->state->turn.acting, LVI_ABOUT_FACE), LVI_LOG_TURNED);
}

static guint
formation_of (int form)
{
  return form == LVI_FORM_CLOSE ? LVI_LINE : (guint) (form - LVI_FORM_LINE);
}

/* LVI-L50: all of the move, else half of it. */
static guint
price_of (const AciesState *state,
          int               form)
{
  return form >= LVI_FORM_OPEN ? MAX (acies_lvi_block (state)->hexes, 1) : half (state);
}

/* LVI-R7: as many lines, but no more than there are bases; or another formation. */
gboolean
acies_lvi_check_form (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId      unit = state->turn.acting;
  const AciesUnit *self = &state->units[unit];
  int              form = command->number;
  gboolean         lines = form < LVI_FORM_LINE;
  guint            property = lines ? LVI_LINES : LVI_FORMATION;
  guint            value = lines ? (guint) form : formation_of (form);
  gboolean         open = self->properties[LVI_FORMATION] == LVI_OPEN_RANKS;
  gboolean         allowed = acies_unit_type_has_property (state->ruleset, self->type, property) && acies_property_allows (state->ruleset, self->type, property, (int) value);

  if (form < LVI_FORM_LINES || form > LVI_N_FORMS)
    return acies_refuse (error, "LVI-R7", _ ("Unknown formation"));
  if (!check_formed (state, unit, "LVI-R7", error))
    return FALSE;
  if (lines && !allowed)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R7", state, unit, "%s cannot form that many lines", "%s cannot form that many lines");
  if (!allowed)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R7", state, unit, "%s cannot use that formation", "%s cannot use that formation");
  if (lines && value > self->figures)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-U7", state, unit, "%s has too few bases for that many lines", "%s have too few bases for that many lines");
  if (!lines && form == LVI_FORM_CLOSE && !open)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L50", state, unit, "%s has not opened its ranks", "%s have not opened their ranks");
  if (!lines && form != LVI_FORM_CLOSE && open)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L50", state, unit, "%s has to close its ranks first", "%s have to close their ranks first");
  if (self->properties[property] == value)
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-L29", state, unit, "%s is already in that formation", "%s are already in that formation");
  if (form >= LVI_FORM_OPEN && state->turn.moved > 0)
    return acies_refuse (error, "LVI-L50", _ ("Opening or closing ranks takes a whole move"));

  return check_left (state, price_of (state, form), form >= LVI_FORM_OPEN ? "LVI-L50" : "LVI-L29", error);
}

/* LVI-L29: with fewer lines it is shaken sooner. */
void
acies_lvi_form (const AciesCommand *command,
                AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->turn.acting;
  int               form = command->number;
  gboolean          lines = form < LVI_FORM_LINE;
  gboolean          free = form >= LVI_FORM_OPEN || is_far (state, unit, LVI_NUMBER_FAR);

  acies_resolver_answered (resolver);
  acies_unit_set_property (resolver, unit, lines ? LVI_LINES : LVI_FORMATION, lines ? (guint) form : formation_of (form));
  acies_lvi_settle (resolver, unit);
  pay (resolver, price_of (state, form), free ? 0 : (guint) acies_lvi_value (state, unit, LVI_CHANGE), LVI_LOG_FORMED);
}

/* --- instead of a move ------------------------------------------------------------------------- */

/* LVI-L47 */
gboolean
acies_lvi_check_step (const AciesCommand *command,
                      const AciesState   *state,
                      GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (!acies_lvi_check_may_move (state, command->hex, unit, error))
    return FALSE;
  if (!acies_lvi_is_of (state, unit, LVI_INFANTRY) || acies_lvi_property (state, unit, LVI_GRADE) > LVI_GRADE_B || !acies_lvi_is_formed (state, unit))
    return acies_refuse (error, "LVI-L47", _ ("Only formed infantry of grade A or B may step sideways or back"));
  if (!acies_hex_is_adjacent (command->hex, command->to) || acies_lvi_is_in_front (state, unit, command->hex, command->to))
    return acies_refuse (error, "LVI-L47", _ ("A step goes one hex sideways or back"));
  if (!acies_lvi_may_enter (state, unit, command->to))
    return acies_check_passable (state, command->to, "LVI-R8", error);

  return acies_lvi_has_room (state, unit, command->to) || acies_refuse (error, "LVI-H2", _ ("There is no room on that hex for the unit"));
}

static void
act (AciesResolver *resolver,
     AciesUnitId    unit,
     gboolean       moved)
{
  if (moved)
    acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, TRUE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_ACTED, TRUE);
  acies_step_push (resolver, LVI_STEP_ACT);
}

static void
step_to (AciesResolver *resolver,
         AciesUnitId    unit,
         AciesHex       to)
{
  const AciesState *state = resolver->state;
  AciesHex          from = state->units[unit].hex;
  gboolean          back = acies_lvi_arc (acies_lvi_property (state, unit, LVI_FACING), from, to) == LVI_REAR;

  LVI_SET (resolver, taken, 0);
  acies_lvi_put (resolver, unit, to);
  acies_log_move (resolver, ACIES_LOG_MOVED, unit, from, to);
  acies_lvi_step_on_ground (resolver, unit, from, to);
  LVI_SET (resolver, taken, 0);
  acies_lvi_set_did (resolver, unit, back ? LVI_DID_BACK : LVI_DID_TURN);
}

void
acies_lvi_step (const AciesCommand *command,
                AciesResolver      *resolver)
{
  AciesUnitId unit = acies_command_unit (command, resolver->state);

  step_to (resolver, unit, command->to);
  act (resolver, unit, TRUE);
}

/* LVI-H16: into the free hex behind it, of two the left one as its side sees the field; if there is none, it stays. */
void
acies_lvi_repeat_back (AciesResolver *resolver,
                       AciesUnitId    unit)
{
  const AciesState *state = resolver->state;
  AciesHex          hex = state->units[unit].hex;
  AciesHex          best = ACIES_NO_HEX;

  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex next = acies_board_neighbour (state->board, hex, (AciesDirection) d);

      if (next == ACIES_NO_HEX || acies_lvi_arc (acies_lvi_property (state, unit, LVI_FACING), hex, next) != LVI_REAR ||
          !acies_lvi_may_enter (state, unit, next) || !acies_lvi_has_room (state, unit, next))
        continue;
      if (best == ACIES_NO_HEX || (acies_hex_column (next) < acies_hex_column (best)) == (state->units[unit].side == 0))
        best = next;
    }
  if (best != ACIES_NO_HEX)
    step_to (resolver, unit, best);
  acies_unit_set_mark (resolver, unit, LVI_MARK_ACTED, TRUE);
  if (acies_state_unit_is_on_board (state, unit))
    acies_unit_set_mark (resolver, unit, LVI_MARK_MOVED, best != ACIES_NO_HEX);
}

/* LVI-R19 */
gboolean
acies_lvi_check_redress (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (!acies_lvi_check_may_act (state, command->hex, unit, error))
    return FALSE;
  if (acies_lvi_has (state, unit, LVI_MARK_SHAKEN))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R19", state, unit, "%s is shaken and cannot redress its ranks", "%s are shaken and cannot redress their ranks");
  if (acies_lvi_has (state, unit, LVI_MARK_MOVED) || acies_lvi_has (state, unit, LVI_MARK_SHOT))
    /* Translators: a unit */
    return acies_refuse_unit (error, "LVI-R19", state, unit, "%s has already moved or shot this turn", "%s have already moved or shot this turn");

  /* Translators: a unit */
  return acies_lvi_property (state, unit, LVI_DISORDER) > 0 || acies_refuse_unit (error, "LVI-L11", state, unit, "%s has no disorder to remove", "%s have no disorder to remove");
}

void
acies_lvi_redress (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = acies_command_unit (command, state);
  guint             disorder = acies_lvi_property (state, unit, LVI_DISORDER);
  guint             far = is_far (state, unit, LVI_NUMBER_NEAR);
  guint             grade = acies_lvi_property (state, unit, LVI_GRADE);
  guint             redressed = grade == LVI_GRADE_A ? 1 + far : grade == LVI_GRADE_B ? 1
                                                                                      : far; /* LVI-L11, LVI-A12 */

  acies_unit_set_property (resolver, unit, LVI_DISORDER, disorder - MIN (disorder, redressed));
  acies_log_unit (resolver, LVI_LOG_REDRESSED, unit);
  acies_lvi_set_did (resolver, unit, LVI_DID_NOTHING);
  act (resolver, unit, FALSE);
}

/* LVI-L30 */
gboolean
acies_lvi_check_form_up (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  AciesUnitId unit = acies_command_unit (command, state);

  if (!acies_lvi_check_may_move (state, command->hex, unit, error))
    return FALSE;

  return acies_lvi_has (state, unit, LVI_MARK_UNFORMED) ||
         acies_refuse_unit (error, acies_lvi_is_light (state, unit) ? "LVI-R1" : "LVI-L30", state, unit, "%s does not need to form up: only unformed units do", "%s do not need to form up: only unformed units do");
}

void
acies_lvi_form_up (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  AciesUnitId unit = acies_state_unit_at (resolver->state, command->hex);

  acies_turn_begin_acting (resolver, resolver->state->turn, unit);
  acies_question_ask_side (resolver, LVI_ASK_REFORM, resolver->state->turn.active, unit, 0);
}

gboolean
acies_lvi_check_re_form (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  return (command->number >= 1 && command->number <= ACIES_N_FACINGS) ||
         acies_refuse (error, "LVI-H3", _ ("Choose a facing from 1 to 6, clockwise from the north"));
}

void
acies_lvi_re_form (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  AciesTurn   turn = resolver->state->turn;
  AciesUnitId unit = turn.acting;

  acies_resolver_answered (resolver);
  acies_unit_set_property (resolver, unit, LVI_FACING, (guint) command->number - 1);
  acies_unit_set_mark (resolver, unit, LVI_MARK_UNFORMED, FALSE);
  acies_unit_set_mark (resolver, unit, LVI_MARK_RE_FORMED, TRUE);
  acies_lvi_settle (resolver, unit);
  acies_log_unit (resolver, LVI_LOG_FORMED_UP, unit);
  acies_lvi_set_did (resolver, unit, LVI_DID_TURN);
  acies_turn_clear_acting (&turn);
  acies_resolver_set_turn (resolver, turn);
  act (resolver, unit, TRUE);
}
