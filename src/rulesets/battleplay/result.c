/* result.c - BattlePlay: what comes of dice, and how a battle ends
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/bp.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

#define LEAST_STARS 2 /* BP-R27 */

/* BP-R5, BP-A7: in good going, of the file that is attacked; BP-R44: not at a town; BP-A36: skirmishers are infantry or cavalry. */
gboolean
acies_bp_special_kills (const AciesState  *state,
                        const AciesCombat *combat)
{
  static const struct
  {
    guint skill, class_;
  } beats[] = {
    { BP_SKILL_BEATS_INFANTRY, BP_INFANTRY },
    { BP_SKILL_BEATS_INFANTRY, BP_FOOT_SKIRMISHERS },
    { BP_SKILL_BEATS_CAVALRY, BP_CAVALRY },
    { BP_SKILL_BEATS_CAVALRY, BP_MOUNTED_SKIRMISHERS },
    { BP_SKILL_BEATS_ELEPHANTS, BP_ELEPHANTS },
  };

  if (!combat->melee || state->switches[BP_SWITCH_SIEGE] || acies_bp_is_difficult (state, acies_hex_column (combat->at)))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (beats); i++)
    {
      if (acies_unit_has_skill (state, combat->attacker, beats[i].skill) && acies_bp_class (state, combat->target) == beats[i].class_)
        return TRUE;
    }

  return FALSE;
}

/* BP-R4, BP-R5, BP-A6: an S of the general is one of the card, an S of the others on its square is not (BP-A29). */
gboolean
acies_bp_die_kills (const AciesState  *state,
                    const AciesCombat *combat,
                    const AciesBpRoll *roll,
                    guint              die)
{
  guint symbol = acies_bp_symbol_of (state->ruleset, roll->types[die], roll->faces[die]);

  return symbol == BP_SKULL || (symbol == BP_SPECIAL && die + roll->n_of_others < roll->n && acies_bp_special_kills (state, combat));
}

/* --- losses --------------------------------------------------------------------------------- */

/* BP-R27: with a star less; 0: nobody. */
guint
acies_bp_stars_after (guint stars)
{
  return stars > LEAST_STARS ? stars - 1 : 0;
}

/* Who takes over has no part in this battle (BP-A22). */
static void
kill_general (AciesResolver *resolver,
              AciesSide      side,
              guint          file)
{
  const AciesState *state = resolver->state;

  for (AciesSide row = 0; row < 2; row++)
    {
      AciesUnitId general = acies_stack_in_layer (state, acies_bp_square (state, file, row), BP_LAYER_GENERALS);
      guint       stars;

      if (general == ACIES_NO_UNIT || state->units[general].side != side)
        continue;
      stars = acies_bp_stars_after ((guint) acies_state_unit_type (state, general)->values[BP_STARS]);
      acies_unit_destroy (resolver, general, ACIES_NOTE_ELIMINATED);
      if (stars > 0)
        acies_bp_note_hex (resolver, BP_NOTE_SUCCEEDED, side, ACIES_NO_HEX, (int) stars);
    }
}

/* BP-R27, BP-R29 */
static void
lose_main (AciesResolver *resolver,
           AciesSide      side,
           AciesHex       hex)
{
  AciesUnitId      artillery = acies_stack_in_layer (resolver->state, hex, 2);
  AciesSideNumbers numbers = resolver->state->sides[side];

  numbers.morale = (gint16) acies_bp_count_main (resolver->state, side);
  acies_resolver_set_side (resolver, side, &numbers);
  BP_SET (resolver, lost[side], (guint8) (acies_bp_block (resolver->state)->lost[side] + 1));
  if (artillery != ACIES_NO_UNIT)
    acies_unit_destroy (resolver, artillery, ACIES_NOTE_ELIMINATED);
  kill_general (resolver, side, acies_hex_column (hex));
}

static void
strike (AciesResolver *resolver,
        AciesUnitId    unit,
        guint          wounds)
{
  AciesUnit value = resolver->state->units[unit];
  gboolean  is_main = acies_bp_is_main (resolver->state, unit);

  if (wounds < value.figures)
    {
      acies_note_unit (resolver, BP_NOTE_WOUNDED, unit);
      value.figures = (guint8) (value.figures - wounds);
      acies_resolver_set_unit_by (resolver, unit, value, ACIES_CAUSE_OWN);
      return;
    }
  acies_unit_destroy (resolver, unit, ACIES_NOTE_ELIMINATED);
  if (is_main)
    lose_main (resolver, value.side, value.hex);
}

/* BP-R4, BP-R31: figures stand for wounds; whoever has none left is destroyed. */
void
acies_bp_result (AciesResolver *resolver)
{
  const AciesState  *state = resolver->state;
  const AciesCombat *combat = &state->combats[state->n_combats - 1];
  const AciesBpRoll *roll = &acies_bp_block (state)->combats[state->n_combats - 1];
  guint              crosses = 0;
  gboolean           kills = FALSE;

  for (guint i = 0; i < roll->n; i++)
    {
      guint symbol = acies_bp_symbol_of (state->ruleset, roll->types[i], roll->faces[i]);

      kills |= acies_bp_die_kills (state, combat, roll, i);
      crosses += symbol == BP_CROSS;
    }
  crosses -= MIN (crosses, roll->cancelled);
  if (state->units[combat->target].place == ACIES_PLACE_BOARD && (kills || crosses > 0))
    strike (resolver, combat->target, kills ? BP_FULL : crosses);
}

/* --- the end -------------------------------------------------------------------------------- */

guint
acies_bp_rout_limit (const AciesState *state)
{
  if (state->switches[BP_SWITCH_ROUT] > 0)
    return (guint) state->switches[BP_SWITCH_ROUT];

  return acies_bp_is_double (state) ? 3 : 1;
}

/* BP-R23, BP-A14, BP-R48; BP-A15: who defends a town is not routed. */
static gboolean
is_routed (const AciesState *state,
           AciesSide         side)
{
  return !acies_bp_is_besieged (state, side) && acies_bp_block (state)->lost[side] > 0 && acies_bp_count_main (state, side) <= acies_bp_rout_limit (state);
}

/* BP-R46, BP-A15: skirmishers that have left count as cards of the town, and not as losses. */
static gboolean
has_fallen (const AciesState *state)
{
  AciesSide town = acies_bp_defender (state);
  guint     withdrew = acies_bp_block (state)->withdrew[town];

  return state->switches[BP_SWITCH_SIEGE] && acies_bp_count_troops (state, town, ACIES_PLACE_BOARD) + withdrew <= BP_FALLEN_TOWN &&
         acies_bp_count_troops (state, town, ACIES_PLACE_LOST) > withdrew;
}

gboolean
acies_bp_end_if_over (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          routed[] = { is_routed (state, 0), is_routed (state, 1) };
  int               lead = (int) acies_bp_count_main (state, 0) - (int) acies_bp_count_main (state, 1);

  if (routed[0] && routed[1]) /* BP-A24 */
    {
      if (!acies_game_end_by (resolver, BP_END_ROUT, lead))
        acies_game_end (resolver, BP_END_BOTH_ROUT, ACIES_NO_SIDE);
    }
  else if (routed[0] || routed[1]) /* BP-A39: before a town can fall */
    acies_game_end (resolver, BP_END_ROUT, routed[0] ? 1 : 0);
  else if (has_fallen (state))
    acies_game_end (resolver, BP_END_TOWN, state->setup.first);

  return state->outcome.reason != ACIES_END_NOT_YET;
}

char *
acies_bp_describe_score (const AciesState *state,
                         AciesSide         first)
{
  const guint8 *lost = acies_bp_block (state)->lost;

  if (state->outcome.reason == BP_END_ROUT || state->outcome.reason == BP_END_BOTH_ROUT)
    /* Translators: of the winner, and of the other side */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%1$u main battle card left on the board against %2$u", "%1$u main battle cards left on the board against %2$u", acies_bp_count_main (state, first)), acies_bp_count_main (state, first), acies_bp_count_main (state, 1 - first));

  /* Translators: by the winner, and by the other side */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "main battle cards lost: %1$u against %2$u", "main battle cards lost: %1$u against %2$u", lost[1 - first]), lost[first], lost[1 - first]);
}

/* BP-R41, BP-A19: fewer main battle cards lost wins. BP-R46: a town that has not fallen holds, whatever was lost. */
void
acies_bp_end_battle (AciesResolver *resolver)
{
  const AciesBpBlock *block = acies_bp_block (resolver->state);

  if (resolver->state->switches[BP_SWITCH_SIEGE])
    acies_game_end (resolver, BP_END_HELD, acies_bp_defender (resolver->state));
  else if (!acies_game_end_by (resolver, BP_END_LOSSES, (int) block->lost[1] - (int) block->lost[0]))
    acies_game_end (resolver, BP_END_TIE, ACIES_NO_SIDE);
}

/* BP-R23, BP-R41, BP-R46, with the numbers of this battle. */
char *
acies_bp_describe_victory (const AciesState *state)
{
  guint            limit = acies_bp_rout_limit (state);
  const char      *attacker = state->ruleset->sides[state->setup.first].name;
  g_autofree char *rout = NULL;
  g_autofree char *rest = NULL;

  if (state->switches[BP_SWITCH_SIEGE])
    {
      /* Translators: a side, and with how many cards left it loses */
      rout = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The army of %1$s assaults the town and is routed when it is down to %2$u main battle card on the board.",
                                           "The army of %1$s assaults the town and is routed when it is down to %2$u main battle cards on the board.", limit),
                              attacker, limit);
      rest = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The town falls when its defenders have only %u troop card left; skirmishers that leave the board do not count as lost. If the town has not fallen when all cards have rolled, the defenders hold it, whatever the losses.",
                                           "The town falls when its defenders have only %u troop cards left; skirmishers that leave the board do not count as lost. If the town has not fallen when all cards have rolled, the defenders hold it, whatever the losses.",
                                           BP_FALLEN_TOWN),
                              BP_FALLEN_TOWN);
    }
  else
    {
      rout = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "An army with only %u main battle card left on the board is routed and loses the battle.",
                                           "An army with only %u main battle cards left on the board is routed and loses the battle.", limit),
                              limit);
      /* Translators: a side */
      rest = g_strdup_printf (_ ("If no army is routed, the side that lost fewer main battle cards wins. Equal losses are a tie, and the attacker, %s, withdraws."), attacker);
    }

  /* Translators: two sentences */
  return g_strdup_printf (_ ("%1$s %2$s"), rout, rest);
}
