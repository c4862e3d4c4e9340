/* way.c - Rome vs Carthage: over which hexes an attack goes
 *
 * The last step of an attack says which way its target is driven, so where
 * several shortest ways are open its owner picks one (RVC-C15, RVC-C21).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/rome-vs-carthage/combat.h"

#include <glib/gi18n-lib.h>

const AciesVerb acies_rvc_way_verb = {
  .name = "way",
  .shape = ACIES_VERB_OVER,
  .weight = 4,
  .help = N_ ("if several paths are open, choose the hexes that the attack passes over, in order from the attacker"),
  /* Translators: what a click does: the hexes between the attacker and its target */
  .hint = { N_ ("Attack over %s"),
            /* Translators: what a click does: the two hexes between the attacker and its target */
            N_ ("Attack over %1$s and %2$s") },
  .step = N_ ("Attack over %s"),
  .prompt = { N_ ("Choose a hex for the attack to pass over"), N_ ("Choose a second hex for the attack to pass over after %s") },
};

/* RVC-C15: open to an attack; the attacker's own figures bar nothing. */
static gboolean
is_open (const AciesState *state,
         AciesUnitId       attacker,
         AciesHex          hex)
{
  AciesUnitId there;

  if (hex == ACIES_NO_HEX || acies_state_blocks_range_at (state, hex))
    return FALSE;
  there = acies_state_unit_at (state, hex);

  return there == ACIES_NO_UNIT || there == attacker;
}

/* RVC-C15: may an attack from @from at @at go over @hex? */
static gboolean
is_on_way (const AciesState *state,
           AciesUnitId       attacker,
           AciesHex          hex,
           AciesHex          from,
           AciesHex          at)
{
  return is_open (state, attacker, hex) && (state->switches[RVC_PATHS_BEND] || acies_hex_is_straight_between (hex, from, at));
}

static guint
add_ways_over (const AciesState *state,
               AciesUnitId       attacker,
               AciesHex          from,
               AciesHex          first,
               AciesHex          at,
               guint             distance,
               AciesRvcWay      *ways,
               guint             n)
{
  if (distance == 2)
    {
      if (acies_hex_is_adjacent (first, at) && n < RVC_MAX_WAYS)
        ways[n++] = (AciesRvcWay) { 1, { first, ACIES_NO_HEX } };
      return n;
    }
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex second = acies_board_neighbour (state->board, first, d);

      if (is_on_way (state, attacker, second, from, at) && acies_hex_is_adjacent (second, at) && n < RVC_MAX_WAYS)
        ways[n++] = (AciesRvcWay) { 2, { first, second } };
    }

  return n;
}

guint
acies_rvc_list_ways (const AciesState *state,
                     AciesUnitId       attacker,
                     AciesHex          from,
                     AciesHex          at,
                     AciesRvcWay      *ways)
{
  guint most = acies_rvc_range (state, attacker);
  guint distance = state->switches[RVC_PATHS_BEND] ? acies_path_range (state, attacker, from, at, most, NULL)
                                                   : acies_path_straight (state, attacker, from, at, most, NULL);
  guint n = 0;

  if (distance == 1)
    ways[n++] = (AciesRvcWay) { 0 };
  for (guint d = 0; distance > 1 && d < ACIES_N_DIRECTIONS; d++)
    {
      AciesHex first = acies_board_neighbour (state->board, from, d);

      if (is_on_way (state, attacker, first, from, at))
        n = add_ways_over (state, attacker, from, first, at, distance, ways, n);
    }

  return n;
}

static guint
list_ways_of (const AciesState  *state,
              const AciesCombat *combat,
              AciesRvcWay       *ways)
{
  return acies_rvc_list_ways (state, combat->attacker, combat->from, combat->at, ways);
}

static void
take_way (AciesResolver     *resolver,
          guint              index,
          const AciesRvcWay *way)
{
  RVC_SET (resolver, combats[index].n_way, (guint8) way->n);
  for (guint i = 0; i < way->n; i++)
    RVC_SET (resolver, combats[index].way[i], acies_block_hex (way->hex[i]));
}

AciesRvcWay
acies_rvc_way_of (const AciesState *state,
                  guint             index)
{
  AciesRvcWay way = { acies_rvc_block (state)->combats[index].n_way, { ACIES_NO_HEX, ACIES_NO_HEX } };

  for (guint i = 0; i < way.n; i++)
    way.hex[i] = acies_block_get_hex (acies_rvc_block (state)->combats[index].way[i]);

  return way;
}

void
acies_rvc_turn_way (AciesResolver *resolver)
{
  AciesRvcWay way = acies_rvc_way_of (resolver->state, 0);
  AciesRvcWay back = { way.n, { ACIES_NO_HEX, ACIES_NO_HEX } };

  for (guint i = 0; i < way.n; i++)
    back.hex[i] = way.hex[way.n - 1u - i];
  take_way (resolver, 1, &back);
}

/* A strike goes back over the way of the attack, unless its striker has been driven off. */
void
acies_rvc_find_way_of (AciesResolver   *resolver,
                       const AciesStep *step)
{
  const AciesCombat *combat = &resolver->state->combats[step->combat];
  AciesRvcWay        ways[RVC_MAX_WAYS];
  guint              n;

  if (combat->melee || acies_rvc_block (resolver->state)->combats[step->combat].n_way > 0)
    return;
  n = list_ways_of (resolver->state, combat, ways);
  g_return_if_fail (n > 0);
  if (n == 1)
    take_way (resolver, step->combat, &ways[0]);
  else
    acies_question_ask (resolver, RVC_ASK_WAY);
}

static int
find_named (const AciesCommand *command,
            const AciesState   *state,
            AciesRvcWay        *ways)
{
  guint n = list_ways_of (state, &state->combats[state->n_combats - 1], ways);

  for (guint i = 0; i < n; i++)
    {
      if (ways[i].hex[0] == command->hex && ways[i].hex[1] == command->to)
        return (int) i;
    }

  return -1;
}

gboolean
acies_rvc_check_way (const AciesCommand *command,
                     const AciesState   *state,
                     GError            **error)
{
  AciesRvcWay  ways[RVC_MAX_WAYS];
  AciesHexName name;

  return find_named (command, state, ways) >= 0 ||
         /* Translators: a hex or a square */
         acies_refuse (error, "RVC-C15", _ ("None of the shortest open paths to the target leads over %s"),
                       acies_hex_name (command->hex, name));
}

void
acies_rvc_way (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  int         found = find_named (command, resolver->state, ways);

  acies_resolver_answered (resolver);
  take_way (resolver, resolver->state->n_combats - 1u, &ways[found]);
}

void
acies_rvc_list_way (const AciesState *state,
                    GArray           *commands)
{
  AciesRvcWay ways[RVC_MAX_WAYS];
  guint       n = list_ways_of (state, &state->combats[state->n_combats - 1], ways);

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hexes (RVC_COMMAND_WAY, ways[i].hex[0], ways[i].hex[1]);

      g_array_append_val (commands, command);
    }
}

static AciesDirection
direction_between (AciesHex from,
                   AciesHex to)
{
  for (guint d = 0; d < ACIES_N_DIRECTIONS; d++)
    {
      if (acies_hex_neighbour (from, d) == to)
        return d;
    }
  g_return_val_if_reached (ACIES_DIRECTION_E);
}

AciesDirection
acies_rvc_direction_over (const AciesCombat *combat,
                          const AciesRvcWay *way)
{
  return direction_between (way->n > 0 ? way->hex[way->n - 1] : combat->from, combat->at);
}

AciesDirection
acies_rvc_direction_of_attack (const AciesState *state,
                               guint             index)
{
  AciesRvcWay way = acies_rvc_way_of (state, index);

  return acies_rvc_direction_over (&state->combats[index], &way);
}
