/* deploy.c - BattlePlay: where cards may be laid, and how the armies are laid out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "rulesets/shared/shared.h"

#include <glib/gi18n-lib.h>

#define MOST_IN_RESERVE 2

static guint
class_of (const AciesState *state,
          AciesId           type)
{
  return state->ruleset->unit_types[type].class_;
}

/* BP-R21, BP-A38; BP-R42: the defender of a town keeps nothing. */
guint
acies_bp_most_in_reserve (const AciesState *state,
                          AciesSide         side)
{
  if (acies_bp_is_besieged (state, side))
    return 0;

  return acies_bp_is_double (state) ? 2 * MOST_IN_RESERVE : MOST_IN_RESERVE;
}

static AciesUnitId
find_waiting (const AciesState *state,
              AciesSide         side,
              AciesId           type)
{
  AciesUnitId best = ACIES_NO_UNIT;

  for (guint i = 0; i < state->n_units; i++)
    {
      const AciesUnit *unit = &state->units[i];

      if (unit->place == ACIES_PLACE_RESERVE && unit->side == side && unit->type == type &&
          (best == ACIES_NO_UNIT || unit->figures > state->units[best].figures))
        best = (AciesUnitId) i;
    }

  return best;
}

/* --- one square ----------------------------------------------------------------------------- */

/* BP-R17, BP-R19: limits of the outer files (BP-A26). */
gboolean
acies_bp_check_outer (const AciesState *state,
                      AciesId           type,
                      guint             file,
                      GError          **error)
{
  guint class_ = class_of (state, type);

  if (!acies_bp_is_outer (state, file) || class_ == BP_GENERALS)
    return TRUE;
  if (class_ == BP_ARTILLERY || class_ == BP_ELEPHANTS)
    return acies_refuse (error, "BP-R17", _ ("Artillery and elephants cannot be in the first or the last file"));

  return acies_bp_is_mounted (class_) || acies_bp_has_tile (state, file) ||
         acies_refuse (error, "BP-R19", _ ("Only cavalry, chariots and mounted skirmishers can be in an outer file without terrain"));
}

/* @in_battle: it comes in from the reserve, in any file (BP-R38); artillery that assaults a town needs its infantry at once then (BP-R43). */
static gboolean
check_square (const AciesState *state,
              AciesSide         side,
              AciesId           type,
              AciesHex          hex,
              gboolean          in_battle,
              GError          **error)
{
  guint       file = acies_hex_column (hex);
  guint       class_ = class_of (state, type);
  AciesUnitId main_card;

  if (!acies_board_contains (state->board, hex) || acies_hex_row (hex) != acies_bp_row (state, side))
    return acies_refuse (error, "BP-R15", _ ("Lay each card in its own side’s row"));
  if (acies_bp_is_water (state, file))
    return acies_refuse (error, "BP-A28", _ ("No card can be in the waterway"));
  if (!acies_check_room (state, hex, type, side, acies_bp_class_is_main (class_) ? "BP-R16" : "BP-A11", error))
    return FALSE;
  if (acies_bp_is_besieged (state, side))
    return class_ == BP_GENERALS || acies_bp_troops_on (state, hex) == ACIES_NO_UNIT ||
           acies_refuse (error, "BP-R42", _ ("The defenders can have only one card in each file"));
  if (state->switches[BP_SWITCH_SIEGE] && class_ != BP_INFANTRY && class_ != BP_ARTILLERY && class_ != BP_GENERALS)
    return acies_refuse (error, "BP-R43", _ ("Only infantry and artillery can assault a town"));
  main_card = acies_bp_main_on (state, hex);
  if (in_battle && state->switches[BP_SWITCH_SIEGE] && class_ == BP_ARTILLERY &&
      (main_card == ACIES_NO_UNIT || acies_bp_class (state, main_card) != BP_INFANTRY))
    return acies_refuse (error, "BP-R43", _ ("Artillery can assault a town only with infantry on its square"));

  return in_battle || acies_bp_check_outer (state, type, file, error);
}

/* For guesses of others: as far as the ground and the class tell. */
gboolean
acies_bp_may_lie (const AciesState *state,
                  AciesSide         side,
                  AciesId           type,
                  AciesHex          hex)
{
  guint class_ = class_of (state, type);

  if (hex == ACIES_NO_HEX)
    return class_ != BP_GENERALS || state->turn.phase <= BP_PHASE_DEPLOYMENT;
  if (acies_hex_row (hex) != acies_bp_row (state, side) || acies_bp_is_water (state, acies_hex_column (hex)))
    return FALSE;
  if (state->switches[BP_SWITCH_SIEGE])
    return side == acies_bp_defender (state) || class_ == BP_INFANTRY || class_ == BP_ARTILLERY || class_ == BP_GENERALS;

  return acies_bp_check_outer (state, type, acies_hex_column (hex), NULL);
}

/* --- cards that need another ---------------------------------------------------------------- */

/* What the cards of a side need that does not stand there yet. */
typedef struct
{
  guint       infantry; /* squares that need infantry, mounted cards */
  guint       mounted;
  AciesUnitId lone; /* the first of them, and its statement */
  const char *rule;
  gboolean    broken; /* one can never have it */
} Needs;

/* A card that is thought to lie on a square. */
typedef struct
{
  AciesId  type;
  AciesHex hex;
} Extra;

/* By layers; the class where nobody is, is %ACIES_MAX_CLASSES. */
static void
find_classes (const AciesState *state,
              AciesHex          hex,
              const Extra      *extra,
              guint             classes[ACIES_MAX_LAYERS])
{
  for (guint layer = 0; layer < ACIES_MAX_LAYERS; layer++)
    classes[layer] = ACIES_MAX_CLASSES;
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].hex == hex)
        classes[acies_stack_layer (state->ruleset, state->units[i].type)] = acies_bp_class (state, (AciesUnitId) i);
    }
  if (extra != NULL && extra->hex == hex)
    classes[acies_stack_layer (state->ruleset, extra->type)] = class_of (state, extra->type);
}

/* BP-R17, BP-R18, BP-R20 */
static void
add_needs_of (const AciesState *state,
              AciesHex          hex,
              const Extra      *extra,
              Needs            *needs)
{
  guint       classes[ACIES_MAX_LAYERS];
  guint       file = acies_hex_column (hex);
  guint       main_card, skirmisher;
  gboolean    none;
  const char *rule = NULL;

  find_classes (state, hex, extra, classes);
  main_card = classes[0];
  skirmisher = classes[1];
  none = main_card == ACIES_MAX_CLASSES;
  if (classes[2] == BP_ARTILLERY && main_card != BP_INFANTRY)
    rule = "BP-R17";
  else if (skirmisher == BP_FOOT_SKIRMISHERS && main_card != BP_INFANTRY && !(none && acies_bp_is_difficult (state, file)))
    rule = "BP-R18";
  else if (skirmisher == BP_MOUNTED_SKIRMISHERS && !acies_bp_is_mounted (main_card) && !(none && acies_bp_is_outer (state, file) && !acies_bp_has_tile (state, file)))
    rule = "BP-R20";
  if (rule == NULL)
    return;
  if (needs->rule == NULL)
    {
      needs->lone = acies_stack_in_layer (state, hex, g_str_equal (rule, "BP-R17") ? 2 : 1);
      needs->rule = rule;
    }
  needs->broken |= !none;
  needs->infantry += !g_str_equal (rule, "BP-R20");
  needs->mounted += g_str_equal (rule, "BP-R20");
}

static Needs
read_needs (const AciesState *state,
            AciesSide         side,
            const Extra      *extra)
{
  Needs needs = { .lone = ACIES_NO_UNIT };

  for (guint file = 0; file < state->board->columns && !acies_bp_is_besieged (state, side); file++)
    {
      AciesHex hex = acies_bp_square (state, file, side);

      if (!acies_bp_enemy_stands_on (state, hex, side))
        add_needs_of (state, hex, extra, &needs);
    }

  return needs;
}

/* The same on one square: the statement by which a card there lacks another, or NULL. */
const char *
acies_bp_find_lone_on (const AciesState *state,
                       AciesHex          hex,
                       AciesUnitId      *unit)
{
  Needs needs = { .lone = ACIES_NO_UNIT };

  add_needs_of (state, hex, NULL, &needs);
  *unit = needs.lone;

  return needs.rule;
}

/* Could a card of @type lie on @hex for good, as the others lie now? */
gboolean
acies_bp_fits (const AciesState *state,
               AciesSide         side,
               AciesId           type,
               AciesHex          hex)
{
  Extra       extra = { type, hex };
  Needs       needs = { .lone = ACIES_NO_UNIT };
  AciesUnitId troops = acies_bp_troops_on (state, hex);

  if (!check_square (state, side, type, hex, FALSE, NULL))
    return FALSE;
  if (class_of (state, type) == BP_GENERALS)
    return troops != ACIES_NO_UNIT && state->units[troops].side == side;
  if (!acies_bp_is_besieged (state, side))
    add_needs_of (state, hex, &extra, &needs);

  return needs.rule == NULL;
}

/* --- the rest of the army ------------------------------------------------------------------- */

/* Cards that are to be laid, by class, and files in which they may be. */
typedef struct
{
  guint n[BP_N_CLASSES + 1]; /* the last one is 0 */
  guint dry, difficult;
  guint inner;
  guint outer, outer_bare; /* with a tile, and without */
} Room;

static guint
surplus (guint n,
         guint places)
{
  return n - MIN (n, places);
}

/* @all: of the whole army and all files, else of the cards that wait, but for @extra, and the files without a main battle card */
static Room
read_room (const AciesState *state,
           AciesSide         side,
           const Extra      *extra,
           gboolean          all)
{
  Room room = { 0 };

  for (guint i = 0; i < state->n_units; i++)
    room.n[acies_bp_class (state, (AciesUnitId) i)] += state->units[i].side == side && (state->units[i].place == ACIES_PLACE_RESERVE || (all && state->units[i].place == ACIES_PLACE_BOARD));
  if (extra != NULL)
    room.n[class_of (state, extra->type)]--;
  for (guint file = 0; file < state->board->columns; file++)
    {
      guint classes[ACIES_MAX_LAYERS];

      find_classes (state, acies_bp_square (state, file, side), extra, classes);
      if (acies_bp_is_water (state, file) || (!all && classes[0] != ACIES_MAX_CLASSES))
        continue;
      room.dry++;
      room.difficult += acies_bp_is_difficult (state, file);
      room.inner += !acies_bp_is_outer (state, file);
      room.outer += acies_bp_is_outer (state, file) && acies_bp_has_tile (state, file);
      room.outer_bare += acies_bp_is_outer (state, file) && !acies_bp_has_tile (state, file);
    }

  return room;
}

static guint
count_mounted (const Room *room)
{
  return room->n[BP_CAVALRY] + room->n[BP_CHARIOTS];
}

/* Cards that would find no file, if all others were laid as well as can be. */
static guint
count_left_out (const Room *room)
{
  guint others = room->n[BP_INFANTRY] + surplus (count_mounted (room), room->outer_bare);

  return surplus (room->n[BP_ELEPHANTS], room->inner) + surplus (others, surplus (room->inner, room->n[BP_ELEPHANTS]) + room->outer);
}

static gboolean
refuse_alone (const char *rule,
              GError    **error)
{
  if (g_strcmp0 (rule, "BP-R20") == 0)
    return acies_refuse (error, "BP-R20", _ ("Mounted skirmishers need cavalry or chariots on their square, unless they are alone in an outer file without terrain"));
  if (g_strcmp0 (rule, "BP-R18") == 0)
    return acies_refuse (error, "BP-R18", _ ("Skirmishers on foot need infantry on their square, unless they are alone in woods or on rocky ground"));

  return acies_refuse (error, "BP-R17", _ ("Artillery needs infantry on its square"));
}

/* Troop cards that no player could lay, however well the others were laid; those that need another
 * card are thought to find one wherever there is one. @without: a class with one card less, or BP_N_CLASSES. */
guint
acies_bp_count_unplaced (const AciesState *state,
                         AciesSide         side,
                         guint             without)
{
  Room  room = read_room (state, side, NULL, TRUE);
  guint n_troops = 0;

  room.n[without] -= room.n[without] > 0;
  for (guint class_ = 0; class_ < BP_GENERALS; class_++)
    n_troops += room.n[class_];
  if (acies_bp_is_besieged (state, side))
    return surplus (n_troops, room.dry);

  return count_left_out (&room) + surplus (room.n[BP_ARTILLERY], room.n[BP_INFANTRY]) +
         surplus (room.n[BP_FOOT_SKIRMISHERS], room.n[BP_INFANTRY] + room.difficult) +
         surplus (room.n[BP_MOUNTED_SKIRMISHERS], count_mounted (&room) + room.outer_bare);
}

/* Whose card "deploy" lays: who is asked, or who picks. */
static AciesSide
deploying_side (const AciesState *state)
{
  return state->decision.kind == BP_ASK_DEPLOY ? state->decision.side : state->turn.active;
}

static gboolean
alternates (const AciesState *state)
{
  return acies_bp_stars (state, 0) == acies_bp_stars (state, 1);
}

/* BP-R15, BP-R38. BP-A25, BP-R21: the rest of the army must still find its places. */
gboolean
acies_bp_check_deploy (const AciesCommand *command,
                       const AciesState   *state,
                       GError            **error)
{
  AciesSide   side = deploying_side (state);
  gboolean    deploying = state->decision.kind == BP_ASK_DEPLOY;
  AciesUnitId troops;
  Extra       extra = { command->id, command->hex };
  Needs       needs;
  Room        before, after;

  if (!deploying && (state->turn.phase != BP_PHASE_EXPLOITATION || acies_bp_block (state)->stage != BP_STAGE_RESERVES))
    return acies_refuse (error, "BP-R38", _ ("Reserves come in at the start of the exploitation phase"));
  if (find_waiting (state, side, command->id) == ACIES_NO_UNIT)
    /* Translators: a unit type, and a side */
    return acies_refuse (error, deploying ? "BP-R15" : "BP-R38", _ ("%2$s has no %1$s in reserve"),
                         state->ruleset->unit_types[command->id].name, state->ruleset->sides[side].name);
  if (!check_square (state, side, command->id, command->hex, !deploying, error))
    return FALSE;
  if (class_of (state, command->id) == BP_GENERALS)
    {
      if (!deploying)
        return acies_refuse (error, "BP-A22", _ ("A general in reserve takes no further part in the battle"));
      if (acies_bp_block (state)->open > 0)
        return acies_refuse (error, "BP-R14", _ ("Lay a troop card face up first; the general comes later"));
      troops = acies_bp_troops_on (state, command->hex);

      return (troops != ACIES_NO_UNIT && state->units[troops].side == side) ||
             acies_refuse (error, "BP-R28", _ ("Lay the general on a square with a troop card of the same side"));
    }
  if (!deploying || acies_bp_is_besieged (state, side))
    return TRUE;
  needs = read_needs (state, side, &extra);
  after = read_room (state, side, &extra, FALSE);
  if (needs.broken || needs.infantry > after.n[BP_INFANTRY] || needs.mounted > count_mounted (&after))
    return refuse_alone (needs.rule, error);
  if (count_left_out (&after) <= acies_bp_most_in_reserve (state, side))
    return TRUE;
  before = read_room (state, side, NULL, FALSE);

  return count_left_out (&after) <= count_left_out (&before) ||
         acies_refuse (error, "BP-R21", _ ("That would leave no room for the rest of the army"));
}

/* Cards of @side that can be laid, or @generals alone. @commands: NULL to know only whether there is one. */
static gboolean
list_cards (const AciesState *state,
            AciesSide         side,
            gboolean          generals,
            GArray           *commands)
{
  for (guint type = 0; type < state->ruleset->n_unit_types; type++)
    {
      AciesCommand command = acies_command_with_id (BP_COMMAND_DEPLOY, (AciesId) type);

      if ((generals && class_of (state, (AciesId) type) != BP_GENERALS) || find_waiting (state, side, (AciesId) type) == ACIES_NO_UNIT)
        continue;
      for (guint file = 0; file < state->board->columns; file++)
        {
          command.hex = acies_bp_square (state, file, side);
          if (!acies_bp_check_deploy (&command, state, NULL))
            continue;
          if (commands == NULL)
            return TRUE;
          g_array_append_val (commands, command);
        }
    }

  return FALSE;
}

/* BP-R14, BP-R15, BP-R38 */
void
acies_bp_deploy (const AciesCommand *command,
                 AciesResolver      *resolver)
{
  const AciesState *state = resolver->state;
  gboolean          deploying = state->decision.kind == BP_ASK_DEPLOY;
  AciesSide         side = deploying_side (state);
  AciesUnitId       unit = find_waiting (state, side, command->id);
  AciesUnit         value = state->units[unit];
  guint8            open = acies_bp_block (state)->open;

  value.place = ACIES_PLACE_BOARD;
  value.hex = command->hex;
  value.marks &= (guint16) ~(1u << BP_MARK_FACE_DOWN);
  if (deploying && open == 0)
    value.marks |= 1u << BP_MARK_FACE_DOWN;
  acies_resolver_set_unit (resolver, unit, value);
  acies_log_unit (resolver, BP_LOG_DEPLOYED, unit);
  if (!deploying)
    {
      acies_bp_update_main (resolver, side);
      acies_bp_next_pick (resolver);
      return;
    }
  if (open > 0)
    BP_SET (resolver, open, (guint8) (open - 1));
  if (!alternates (state))
    return;
  acies_resolver_answered (resolver);
  acies_bp_push_side (resolver, BP_STEP_ALTERNATE, acies_bp_enemy (side));
}

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
  acies_log_entry (resolver, BP_LOG_TOOK_BACK, .side = value.side, .hex = command->hex);
  acies_resolver_set_unit (resolver, unit, value);
}

/* BP-R21; what fits nowhere stays out. Where nothing can be laid any more, as in a guess of others, that is all. */
gboolean
acies_bp_check_deployed (const AciesState *state,
                         GError          **error)
{
  AciesSide side = state->decision.side;
  guint     open = acies_bp_block (state)->open;
  guint     most = acies_bp_most_in_reserve (state, side);
  Needs     needs;

  if (!list_cards (state, side, FALSE, NULL))
    return TRUE;
  if (open > 0)
    return acies_refuse (error, "BP-R14", g_dngettext (GETTEXT_PACKAGE, "Lay %u more card face up first", "Lay %u more cards face up first", open), open);
  needs = read_needs (state, side, NULL);
  if (g_strcmp0 (needs.rule, "BP-R20") == 0)
    return acies_refuse (error, "BP-R20", _ ("Mounted skirmishers still need cavalry or chariots in their file"));
  if (g_strcmp0 (needs.rule, "BP-R18") == 0)
    return acies_refuse (error, "BP-R18", _ ("Skirmishers on foot still need infantry in their file"));
  if (needs.rule != NULL)
    return acies_refuse (error, "BP-R17", _ ("Artillery still needs infantry in its file"));
  if (list_cards (state, side, TRUE, NULL))
    return acies_refuse (error, "BP-R15", _ ("The general has not been laid yet"));
  if (acies_bp_count_troops (state, side, ACIES_PLACE_RESERVE) <= most)
    return TRUE;

  return most == 0 ? acies_refuse (error, "BP-R42", _ ("The defenders need a card in each file"))
                   : acies_refuse (error, "BP-R21", g_dngettext (GETTEXT_PACKAGE, "At most %u card can stay in reserve", "At most %u cards can stay in reserve", most), most);
}

void
acies_bp_deployed (AciesResolver *resolver)
{
  AciesSide side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  acies_log_side (resolver, BP_LOG_READY, side);
  BP_SET (resolver, open, 0);
  BP_SET (resolver, ceased[side], 1);
  if (alternates (resolver->state))
    acies_bp_push_side (resolver, BP_STEP_ALTERNATE, acies_bp_enemy (side));
}

void
acies_bp_list_deploy (const AciesState *state,
                      GArray           *commands)
{
  AciesSide side = deploying_side (state);

  list_cards (state, side, FALSE, commands);
  if (state->decision.kind != BP_ASK_DEPLOY)
    return;
  acies_bp_list_plays (state, commands);
  for (guint i = 0; i < state->n_units; i++)
    {
      if (state->units[i].place == ACIES_PLACE_BOARD && state->units[i].side == side)
        acies_list_allowed (state, acies_command_on_unit (BP_COMMAND_TAKE_BACK, state, (AciesUnitId) i), commands);
    }
}

/* --- swapped by a card ---------------------------------------------------------------------- */

/* BP-R17 to BP-R20: it may lie there, and those that lie there still need what they have. */
static gboolean
check_swapped (const AciesState *state,
               AciesUnitId       unit,
               AciesHex          hex,
               GError          **error)
{
  AciesSide side = state->units[unit].side;
  AciesId   type = state->units[unit].type;
  Extra     extra = { type, hex };
  Needs     needs = { .lone = ACIES_NO_UNIT };

  if (!acies_bp_is_besieged (state, side))
    add_needs_of (state, hex, &extra, &needs);
  if (needs.rule != NULL)
    return refuse_alone (needs.rule, error);

  return acies_bp_may_lie (state, side, type, hex) || acies_bp_check_outer (state, type, acies_hex_column (hex), error);
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
  AciesSide side = state->decision.side;

  for (guint a = 0; a < state->board->columns; a++)
    for (guint b = 0; b < state->board->columns; b++)
      acies_list_allowed (state, acies_command_on_hexes (BP_COMMAND_SWAP, acies_bp_square (state, a, side), acies_bp_square (state, b, side)), commands);
}

void
acies_bp_swap (const AciesCommand *command,
               AciesResolver      *resolver)
{
  AciesUnitId ids[] = { acies_bp_main_on (resolver->state, command->hex), acies_bp_main_on (resolver->state, command->to) };
  AciesSide   side = resolver->state->decision.side;

  acies_resolver_answered (resolver);
  acies_unit_set_hex (resolver, ids[0], command->to);
  acies_unit_set_hex (resolver, ids[1], command->hex);
  acies_log_entry (resolver, BP_LOG_SWAPPED, .side = side, .hex = command->hex, .to = command->to);
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
  acies_bp_push_side (resolver, BP_STEP_REDEPLOY, acies_bp_enemy (acies_bp_better (state)));
  acies_bp_push_side (resolver, BP_STEP_REDEPLOY, acies_bp_better (state));
  if (stars[0] == stars[1])
    {
      acies_bp_push_side (resolver, BP_STEP_ALTERNATE, acies_bp_defender (state));
      return;
    }
  BP_SET (resolver, open, (guint8) (stars[acies_bp_enemy (lower)] - stars[lower]));
  acies_bp_push_side (resolver, BP_STEP_DEPLOY, acies_bp_enemy (lower));
  acies_bp_push_side (resolver, BP_STEP_DEPLOY, lower);
}

/* BP-R28 */
void
acies_bp_settle_generals (AciesResolver *resolver)
{
  const AciesState *state = resolver->state;

  for (guint i = 0; i < state->n_units; i++)
    {
      AciesUnit value = state->units[i];

      if (value.place != ACIES_PLACE_BOARD || !acies_bp_is_general (state, (AciesUnitId) i) || acies_bp_has_troops (state, value.side, acies_hex_column (value.hex)))
        continue;
      acies_log_unit (resolver, BP_LOG_TO_RESERVE, (AciesUnitId) i);
      value.place = ACIES_PLACE_RESERVE;
      value.hex = ACIES_NO_HEX;
      acies_resolver_set_unit (resolver, (AciesUnitId) i, value);
    }
}

void
acies_bp_deploy_step (AciesResolver   *resolver,
                      const AciesStep *step)
{
  const AciesState *state = resolver->state;
  const guint8     *ceased = acies_bp_block (state)->ceased;
  AciesSide         side = step->side;
  gboolean          waits = FALSE;

  if (step->kind != BP_STEP_REVEAL && state->turn.phase != BP_PHASE_DEPLOYMENT)
    {
      acies_turn_set_phase (resolver, BP_PHASE_DEPLOYMENT);
      acies_log_entry (resolver, BP_LOG_PHASE, .number = BP_PHASE_DEPLOYMENT);
    }
  switch (step->kind)
    {
    case BP_STEP_ALTERNATE: /* BP-R15: one card at a time. No player may know whether one can be laid. */
      for (guint i = 0; i < state->n_units; i++)
        waits |= state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == side;
      if (ceased[0] && ceased[1])
        break;
      if (!ceased[side] && waits)
        {
          acies_question_ask_side (resolver, BP_ASK_DEPLOY, side, ACIES_NO_UNIT, 0);
          break;
        }
      if (!ceased[side])
        {
          acies_log_side (resolver, BP_LOG_READY, side);
          BP_SET (resolver, ceased[side], 1);
        }
      acies_bp_push_side (resolver, BP_STEP_ALTERNATE, acies_bp_enemy (side));
      break;

    case BP_STEP_DEPLOY:
      acies_question_ask_side (resolver, BP_ASK_DEPLOY, side, ACIES_NO_UNIT, 0);
      break;

    case BP_STEP_REDEPLOY:
      if (acies_bp_may_ask (state, side) && acies_bp_count_troops (state, side, ACIES_PLACE_BOARD) > 1)
        acies_question_ask_side (resolver, BP_ASK_REDEPLOY, side, ACIES_NO_UNIT, 0);
      break;

    default: /* BP-R22 */
      for (guint i = 0; i < state->n_units; i++)
        {
          waits = state->units[i].place == ACIES_PLACE_RESERVE;
          if (state->units[i].place == ACIES_PLACE_BOARD || (waits && acies_bp_is_general (state, (AciesUnitId) i)))
            acies_unit_set_mark (resolver, (AciesUnitId) i, BP_MARK_FACE_DOWN, FALSE);
          else if (waits)
            acies_unit_set_mark (resolver, (AciesUnitId) i, BP_MARK_FACE_DOWN, TRUE);
        }
      acies_resolver_log (resolver, (AciesLogEntry) ACIES_LOG_ENTRY_INIT (BP_LOG_REVEALED));
      acies_bp_settle_generals (resolver);
      acies_bp_update_main (resolver, 0);
      acies_bp_update_main (resolver, 1);
      break;
    }
}
