/* retreat.c - Rome vs Macedon: retreats, and the help against them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "rulesets/rome-vs-macedon/dice.h"
#include "rulesets/rome-vs-macedon/rvm.h"

#include <glib/gi18n-lib.h>

/* The two hexes toward the unit's own edge, were it on @hex; NO_HEX where the board ends. */
static void
find_rear (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          hex,
           AciesHex          rear[2])
{
  AciesHome home = state->ruleset->sides[state->units[unit].side].home;

  rear[0] = acies_board_neighbour (state->board, hex, home == ACIES_HOME_TOP ? ACIES_DIRECTION_NW : ACIES_DIRECTION_SW);
  rear[1] = acies_board_neighbour (state->board, hex, home == ACIES_HOME_TOP ? ACIES_DIRECTION_NE : ACIES_DIRECTION_SE);
}

/* RVM-R16, RVM-A19, RVM-A20; RVM-A5: whatever the bar, the price is the same */
static gboolean
check_free_rear (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex,
                 const char       *rule,
                 GError          **error)
{
  AciesSide    enemy = acies_ruleset_enemy_of (state->ruleset, state->units[unit].side);
  AciesHexName name;

  if (!acies_check_passable (state, hex, rule, error) || !acies_check_empty (state, hex, rule, error))
    return FALSE;

  return !acies_units_any_beside (state, hex, enemy) ||
         /* Translators: a hex or a square */
         acies_refuse (error, rule, _ ("%s is blocked: an enemy is beside it"), acies_hex_name (hex, name));
}

static gboolean
is_legal_rear (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          hex)
{
  return hex != ACIES_NO_HEX && check_free_rear (state, unit, hex, NULL, NULL);
}

/* RVM-R15, RVM-R16: what keeps @unit from going back to @hex, which is on the board. */
gboolean
acies_rvm_check_rear (const AciesState *state,
                      AciesUnitId       unit,
                      AciesHex          hex,
                      const char       *rule,
                      GError          **error)
{
  AciesHex     both[2];
  AciesHexName name;

  find_rear (state, unit, state->units[unit].hex, both);
  if (hex != both[0] && hex != both[1])
    return acies_refuse (error, rule,
                         acies_agree_unit (state, unit,
                                           /* Translators: a unit, and a hex */
                                           "%1$s must retreat to one of the two hexes behind it, not to %2$s",
                                           "%1$s must retreat to one of the two hexes behind them, not to %2$s"),
                         acies_state_unit_type (state, unit)->name, acies_hex_name (hex, name));

  return check_free_rear (state, unit, hex, rule, error);
}

static guint
list_rear_of (const AciesState *state,
              AciesUnitId       unit,
              AciesHex          hex,
              AciesHex          rear[2])
{
  AciesHex both[2];
  guint    n = 0;

  find_rear (state, unit, hex, both);
  for (guint i = 0; i < 2; i++)
    {
      if (is_legal_rear (state, unit, both[i]))
        rear[n++] = both[i];
    }

  return n;
}

guint
acies_rvm_list_rear (const AciesState *state,
                     AciesUnitId       unit,
                     AciesHex          rear[2])
{
  return list_rear_of (state, unit, state->units[unit].hex, rear);
}

/* RVM-R18, RVM-D14, RVM-A18: friends in both. */
static gboolean
is_supported_on (const AciesState *state,
                 AciesUnitId       unit,
                 AciesHex          hex)
{
  AciesHex rear[2];

  find_rear (state, unit, hex, rear);

  return acies_unit_has_friend_on (state, unit, rear[0]) && acies_unit_has_friend_on (state, unit, rear[1]);
}

char *
acies_rvm_dup_support (const AciesState *state,
                       AciesUnitId       unit)
{
  AciesHex         rear[2];
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  if (!acies_rvm_is_supported (state, unit))
    return NULL;
  find_rear (state, unit, state->units[unit].hex, rear);
  first = acies_unit_label (state, acies_state_unit_at (state, rear[0]));
  second = acies_unit_label (state, acies_state_unit_at (state, rear[1]));

  /* Translators: two units with their hexes, behind a third one */
  return g_strdup_printf (_ ("Supported by %1$s and %2$s"), first, second);
}

char *
acies_rvm_dup_bars (const AciesState *state,
                    AciesUnitId       unit)
{
  g_autoptr (GString) text = g_string_new (NULL);
  AciesHex rear[2];

  if (acies_rvm_is_supported (state, unit) || acies_rvm_list_rear (state, unit, rear) > 0)
    return NULL;
  find_rear (state, unit, state->units[unit].hex, rear);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) bar = NULL;

      if (rear[i] != ACIES_NO_HEX)
        check_free_rear (state, unit, rear[i], "RVM-R16", &bar);
      acies_list_add (text, ACIES_LIST_SEMICOLON, bar != NULL ? bar->message : _ ("a rear hex is off the board"));
    }

  /* Translators: what keeps a unit from both hexes behind it: “E4 is occupied by Cretans; the board ends” */
  return g_strdup_printf (_ ("Each retreat costs a figure: %s"), text->str);
}

/* RVM-R15, RVM-R16, RVM-R18 */
guint
acies_rvm_retreat_price (const AciesState *state,
                         AciesUnitId       target,
                         AciesHex          from)
{
  AciesHex rear[2];

  return acies_rvm_list_rear (state, target, rear) == 0 && !acies_rvm_is_supported (state, target);
}

gboolean
acies_rvm_is_supported (const AciesState *state,
                        AciesUnitId       unit)
{
  return is_supported_on (state, unit, state->units[unit].hex);
}

static void
take_off_retreats (AciesResolver *resolver,
                   guint          index,
                   guint          n,
                   AciesNoteKind  kind,
                   const char    *rule)
{
  AciesCombat      combat = resolver->state->combats[index];
  const AciesRule *cause = acies_ruleset_find_rule (resolver->state->ruleset, rule);

  n = MIN (n, combat.retreats);
  if (n == 0)
    return;
  combat.retreats = (guint8) (combat.retreats - n);
  acies_resolver_set_combat (resolver, index, &combat);
  acies_note_spared (resolver, kind, combat.target, n, rule, cause != NULL ? cause->title : NULL);
}

/* RVM-A23: one cause after the other, each as often as the data say. */
static guint
count_ignored (const AciesState *state,
               guint             index,
               guint             condition)
{
  AciesFactors factors = acies_rvm_read_factors (state, &state->combats[index]);

  return (guint) MAX (acies_factors_modify_if (&factors, ACIES_MODIFIES_IGNORED_RETREATS, condition), 0);
}

static void
hold_by (AciesResolver *resolver,
         guint          index,
         guint          condition,
         const char    *rule)
{
  take_off_retreats (resolver, index, count_ignored (resolver->state, index, condition), ACIES_NOTE_IGNORED_RETREATS, rule);
}

/* What retreats can come to. */
typedef struct
{
  AciesHex hex;
  guint    figures;
} End;

static gboolean
has_end (const GArray *ends,
         End           end)
{
  for (guint i = 0; i < ends->len; i++)
    {
      End other = g_array_index (ends, End, i);

      if (other.figures == end.figures && (end.figures == 0 || other.hex == end.hex))
        return TRUE;
    }

  return FALSE;
}

/* What a unit still has to go back, and what it may do without. */
typedef struct
{
  AciesUnitId unit;
  guint       n;
  guint       spare;
  gboolean    stopped;
} Retreats;

/* All that the open retreats can come to, as the owner chooses. */
static void
collect_ends (const AciesState *state,
              Retreats          open,
              End               from,
              GArray           *ends)
{
  AciesHex rear[2];
  guint    n;

  if (open.n == 0 || from.figures == 0 || (!open.stopped && is_supported_on (state, open.unit, from.hex)))
    {
      if (!has_end (ends, from))
        g_array_append_val (ends, from);
      return;
    }

  open.n--;
  n = open.stopped ? 0 : list_rear_of (state, open.unit, from.hex, rear);
  if (n == 0)
    {
      from.figures -= open.spare == 0;
      open.spare -= open.spare > 0;
      collect_ends (state, open, from, ends);
    }
  for (guint i = 0; i < n; i++)
    {
      open.stopped = acies_state_stops_at (state, rear[i]);
      collect_ends (state, open, (End) { rear[i], from.figures }, ends);
    }
}

/* Does it make a difference to the target whether it ignores @n of its retreats? */
static gboolean
matters (const AciesState *state,
         guint             index,
         guint             n)
{
  const AciesCombat *combat = &state->combats[index];
  const AciesUnit   *target = &state->units[combat->target];
  Retreats           open = { combat->target, combat->retreats, acies_rvm_block (state)->combats[index].spare,
                              acies_rvm_block (state)->combats[index].stopped };
  Retreats           helped = open;
  g_autoptr (GArray) with = g_array_new (FALSE, FALSE, sizeof (End));
  g_autoptr (GArray) without = g_array_new (FALSE, FALSE, sizeof (End));

  helped.n -= MIN (n, helped.n);
  collect_ends (state, helped, (End) { target->hex, target->figures }, with);
  collect_ends (state, open, (End) { target->hex, target->figures }, without);
  for (guint i = 0; i < with->len; i++)
    {
      if (!has_end (without, g_array_index (with, End, i)))
        return TRUE;
    }

  return with->len != without->len;
}

/* RVM-A23: a Leader's help is the owner's choice where it makes a difference,
 * unless the scenario says otherwise. */
void
acies_rvm_ignore_retreats (AciesResolver   *resolver,
                           const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[step->combat];
  const AciesUnit   *target = &state->units[combat->target];
  guint              n;

  if (target->place != ACIES_PLACE_BOARD)
    return;
  hold_by (resolver, step->combat, RVM_IF_TARGET_PHALANX, "RVM-K16"); /* it needs no leave */
  n = count_ignored (state, step->combat, RVM_IF_TARGET_BESIDE_LEADER);
  if (combat->retreats == 0 || n == 0)
    return;
  if (state->switches[RVM_LEADER_RETREAT] == RVM_LEADER_RETREAT_ALWAYS)
    hold_by (resolver, step->combat, RVM_IF_TARGET_BESIDE_LEADER, "RVM-R25");
  else if (matters (state, step->combat, n))
    acies_question_ask (resolver, RVM_ASK_LEADER_HELP);
}

void
acies_rvm_leader_help (const AciesCommand *command,
                       AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  if (command->kind == ACIES_COMMAND_YES)
    hold_by (resolver, resolver->state->n_combats - 1u, RVM_IF_TARGET_BESIDE_LEADER, "RVM-R25");
}

/* RVM-A47: no hit, so nothing stops it, unless the scenario says otherwise. */
static void
lose_for_retreat (AciesResolver *resolver,
                  guint          index)
{
  guint8 spare = acies_rvm_block (resolver->state)->combats[index].spare;

  if (spare > 0)
    RVM_SET (resolver, combats[index].spare, (guint8) (spare - 1));
  else
    acies_rvm_lose_figures (resolver, resolver->state->combats[index].target, 1, ACIES_NOTE_NO_RETREAT);
}

static void
retreat_to (AciesResolver *resolver,
            guint          index,
            AciesHex       to)
{
  AciesCombat combat = resolver->state->combats[index];
  AciesHex    from = resolver->state->units[combat.target].hex;

  /* RVM-K17: who withdraws chose to */
  acies_rvm_shift (resolver, combat.target, to, combat.withdrew);
  acies_note_move (resolver, ACIES_NOTE_RETREATED, combat.target, from, to);
  /* RVM-R17, RVM-A21 */
  RVM_SET (resolver, combats[index].stopped, (guint8) acies_state_stops_at (resolver->state, to));
}

/* RVM-A16, RVM-A17: the only legal hex is no choice. */
void
acies_rvm_go_back (AciesResolver *resolver,
                   guint          index)
{
  const AciesState *state = resolver->state;
  AciesUnitId       unit = state->combats[index].target;
  AciesHex          rear[2];

  if (acies_rvm_list_rear (state, unit, rear) == 1)
    retreat_to (resolver, index, rear[0]);
  else
    acies_question_ask (resolver, RVM_ASK_RETREAT);
}

/* One open retreat; the step comes back for the next (RVM-A58). */
static void
resolve_one (AciesResolver   *resolver,
             const AciesStep *step)
{
  const AciesState *state = resolver->state;
  AciesCombat       combat = state->combats[step->combat];
  AciesHex          rear[2];

  combat.retreats--;
  acies_resolver_set_combat (resolver, step->combat, &combat);
  if (acies_rvm_block (state)->combats[step->combat].stopped)
    {
      lose_for_retreat (resolver, step->combat);
      return;
    }
  if (acies_rvm_list_rear (state, combat.target, rear) == 0)
    lose_for_retreat (resolver, step->combat);
  else
    acies_rvm_go_back (resolver, step->combat);
}

/* RVM-R15 to RVM-R18 */
void
acies_rvm_retreats (AciesResolver   *resolver,
                    const AciesStep *step)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[step->combat];

  if (combat->retreats == 0 || state->units[combat->target].place != ACIES_PLACE_BOARD)
    return;
  if (!acies_rvm_block (state)->combats[step->combat].stopped && acies_rvm_is_supported (state, combat->target))
    {
      take_off_retreats (resolver, step->combat, combat->retreats, ACIES_NOTE_SUPPORTED, "RVM-R18");
      return;
    }
  acies_resolver_push_step (resolver, *step);
  resolve_one (resolver, step);
}

gboolean
acies_rvm_check_retreat (const AciesCommand *command,
                         const AciesState   *state,
                         GError            **error)
{
  return acies_rvm_check_rear (state, state->decision.unit, command->hex, "RVM-R15", error);
}

void
acies_rvm_retreat (const AciesCommand *command,
                   AciesResolver      *resolver)
{
  acies_resolver_answered (resolver);
  retreat_to (resolver, resolver->state->n_combats - 1u, command->hex);
}
