/* find.c - BattlePlay: what is wrong with a scenario, and what puts it right
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/battleplay/parts.h"

#include "engine/core/engine.h"
#include "engine/find/box.h"
#include "engine/find/findings.h"

#include <glib/gi18n-lib.h>

#define MOST_MAIN 6 /* BP-R6 */

static gboolean
stays_laid (const AciesState *state)
{
  return state->switches[BP_SWITCH_DEPLOYMENT] == BP_GIVEN || state->turn.phase > BP_PHASE_DEPLOYMENT;
}

static gboolean
is_troops (const AciesState *state,
           AciesUnitId       unit)
{
  return !acies_bp_is_general (state, unit);
}

static gboolean
is_of_army (const AciesState *state,
            AciesUnitId       unit,
            AciesSide         side)
{
  const AciesUnit *it = &state->units[unit];

  return it->side == side && (it->place == ACIES_PLACE_BOARD || it->place == ACIES_PLACE_RESERVE);
}

/* Of an army, on the board and in reserve. */
static guint
count_of_army (const AciesState *state,
               AciesSide         side,
               gboolean (*is) (const AciesState *state, AciesUnitId unit))
{
  guint n = 0;

  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    n += is_of_army (state, unit, side) && is (state, unit);

  return n;
}

/* --- fixes ------------------------------------------------------------------------------------ */

static AciesCommand
keep (const AciesState *state,
      const AciesUnit  *it,
      int               more)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_RESERVE, it->type);

  command.side = it->side;
  command.number2 = it->figures;
  for (guint i = 0; i < state->n_units; i++)
    command.number += state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == it->side && state->units[i].type == it->type;
  command.number = (gint16) (command.number + more);

  return command;
}

static AciesCommand
lay (const AciesUnit *it,
     AciesHex         hex)
{
  AciesCommand command = acies_command_with_id (ACIES_COMMAND_PLACE, it->type);

  command.hex = hex;
  command.side = it->side;
  command.number = it->figures;

  return command;
}

static AciesCommand
take_away (const AciesState *state,
           AciesUnitId       unit,
           int               n)
{
  return state->units[unit].place == ACIES_PLACE_BOARD ? acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit) : keep (state, &state->units[unit], -n);
}

/* Returns whether the army can lose @n cards without a new problem. It always keeps its last card on the board. */
static gboolean
can_spare (const AciesState *state,
           AciesUnitId       unit,
           int               n)
{
  AciesSide side = state->units[unit].side;
  gboolean  is_general = acies_bp_is_general (state, unit);
  gboolean  besieged = acies_bp_is_besieged (state, side);
  guint     n_left = count_of_army (state, side, besieged ? is_troops : acies_bp_is_main);
  guint     least = besieged ? BP_FALLEN_TOWN : acies_bp_rout_limit (state);
  gboolean  counts = besieged ? !is_general : acies_bp_is_main (state, unit);

  if (state->units[unit].place == ACIES_PLACE_BOARD && acies_bp_count_troops (state, side, ACIES_PLACE_BOARD) + (guint) is_general <= 1)
    return FALSE;

  return !counts || n_left <= least || n_left > least + (guint) n;
}

/* @all: whether to remove all cards of this type, if they are in reserve */
static void
offer_to_remove (AciesFinding     *finding,
                 const AciesState *state,
                 AciesUnitId       unit,
                 gboolean          all)
{
  const AciesUnit *it = &state->units[unit];
  int              n = all && it->place == ACIES_PLACE_RESERVE ? keep (state, it, 0).number : 1;
  /* Translators: the name of a card */
  g_autofree char *label = g_strdup_printf (_ ("Remove %s"), acies_state_unit_type (state, unit)->name);

  if (can_spare (state, unit, n))
    acies_finding_add_fix (finding, label, take_away (state, unit, n));
}

/* The square nearest to the card's file on which it may lie; that of the first file for one that waits. */
static AciesHex
find_square (const AciesState *state,
             AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  int              from = it->place == ACIES_PLACE_BOARD ? (int) acies_hex_column (it->hex) : 0;
  int              nearest = G_MAXINT;
  AciesHex         best = ACIES_NO_HEX;

  for (guint file = 0; file < state->board->columns; file++)
    {
      AciesHex hex = acies_bp_square (state, file, it->side);
      int      distance = ABS ((int) file - from);

      if (distance >= nearest || !acies_state_is_passable (state, hex) || !acies_bp_fits (state, it->side, it->type, hex))
        continue;
      nearest = distance;
      best = hex;
    }

  return best;
}

/* Onto a square where it may lie, or into the reserve, or away. */
static void
offer_to_lay (AciesFinding     *finding,
              const AciesState *state,
              AciesUnitId       unit)
{
  const AciesUnit *it = &state->units[unit];
  AciesHex         hex = find_square (state, unit);
  AciesHexName     name;
  g_autofree char *label = hex != ACIES_NO_HEX ? g_strdup_printf (_ ("Move to %s"), acies_hex_name (hex, name)) : g_strdup (_ ("Keep in Reserve"));
  AciesCommand     command = acies_command_on_unit (ACIES_COMMAND_SHIFT, state, unit);

  command.to = hex;
  if (hex != ACIES_NO_HEX && it->place == ACIES_PLACE_BOARD)
    acies_finding_add_fix (finding, label, command);
  else if (hex == ACIES_NO_HEX && (it->place != ACIES_PLACE_BOARD || !is_troops (state, unit) || acies_bp_count_troops (state, it->side, ACIES_PLACE_BOARD) <= 1 ||
                                   acies_bp_count_troops (state, it->side, ACIES_PLACE_RESERVE) >= acies_bp_most_in_reserve (state, it->side)))
    offer_to_remove (finding, state, unit, FALSE);
  else
    {
      acies_finding_add_fix (finding, label, take_away (state, unit, 1));
      acies_finding_add_fix (finding, label, hex != ACIES_NO_HEX ? lay (it, hex) : keep (state, it, 1));
    }
}

/* --- nations ---------------------------------------------------------------------------------- */

static gboolean
is_stranger (const AciesState *state,
             AciesUnitId       unit)
{
  return !acies_ruleset_may_have_type (state->ruleset, state->units[unit].side, state->units[unit].type);
}

/* Returns the type of the same class, of those that the army may have, with the fewest cards in use. */
static AciesId
find_like (const AciesState *state,
           const AciesUnit  *it)
{
  const AciesUnitType *types = state->ruleset->unit_types;
  AciesId              like = ACIES_NO_ID;

  for (AciesId type = 0; type < state->ruleset->n_unit_types; type++)
    {
      if (types[type].class_ == types[it->type].class_ && acies_ruleset_may_have_type (state->ruleset, it->side, type) &&
          (like == ACIES_NO_ID || acies_box_count_units (state, type) < acies_box_count_units (state, like)))
        like = type;
    }

  return like;
}

/* Replaces the card with a similar one of its army, or removes it if there is none and the army can spare it.
 * @after: the state after the commands that the fix already has */
static void
offer_to_exchange (AciesFinding *finding,
                   AciesState   *after,
                   AciesUnitId   unit)
{
  AciesUnit    like = after->units[unit];
  AciesCommand commands[] = { take_away (after, unit, 1), { 0 } };

  like.type = find_like (after, &like);
  if (like.type == ACIES_NO_ID && !can_spare (after, unit, 1))
    return;
  commands[1] = like.place == ACIES_PLACE_BOARD ? lay (&like, like.hex) : keep (after, &like, 1);
  for (guint i = 0; i < (like.type != ACIES_NO_ID ? 2 : 1); i++)
    {
      acies_finding_add_fix (finding, _ ("Replace or Remove Them"), commands[i]);
      acies_engine_apply (after, &commands[i], NULL, NULL);
    }
}

static void
find_nation (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  g_autoptr (AciesState) after = NULL;
  AciesHex      hex = ACIES_NO_HEX;
  guint         n = count_of_army (state, side, is_stranger);
  AciesFinding *finding;

  if (n == 0)
    return;
  for (AciesUnitId unit = 0; unit < state->n_units && hex == ACIES_NO_HEX; unit++)
    hex = is_of_army (state, unit, side) && is_stranger (state, unit) ? state->units[unit].hex : hex;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "other-nation", hex, side, "BP-A31",
                                      /* Translators: a number, and a nation */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$u card does not belong to %2$s", "%1$u cards do not belong to %2$s", n), n, state->ruleset->sides[side].name);
  after = acies_state_copy (state);
  for (guint i = state->n_units; i > 0; i--)
    {
      if (is_of_army (after, (AciesUnitId) (i - 1), side) && is_stranger (after, (AciesUnitId) (i - 1)))
        offer_to_exchange (finding, after, (AciesUnitId) (i - 1));
    }
}

/* --- armies ----------------------------------------------------------------------------------- */

/* BP-R46, or BP-R6, BP-R23 and BP-R48 */
static void
find_troops (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  const char *name = state->ruleset->sides[side].name;
  gboolean    besieged = acies_bp_is_besieged (state, side);
  guint       most = acies_bp_is_double (state) ? 2 * MOST_MAIN : MOST_MAIN;
  guint       n = count_of_army (state, side, besieged ? is_troops : acies_bp_is_main);
  AciesUnitId last = ACIES_NO_UNIT;

  if (besieged && n <= BP_FALLEN_TOWN)
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "too-few-defenders", ACIES_NO_HEX, side, "BP-R46",
                              /* Translators: a side, and a number */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s defends the town with only %2$u card; a town falls when only two are left", "%1$s defends the town with only %2$u cards; a town falls when only two are left", n),
                              name, n);
  if (besieged)
    return;
  /* The last one, and one that waits before all others. */
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      if (is_of_army (state, unit, side) && acies_bp_is_main (state, unit) &&
          (state->units[unit].place == ACIES_PLACE_RESERVE || last == ACIES_NO_UNIT || state->units[last].place == ACIES_PLACE_BOARD))
        last = unit;
    }
  if (n > most)
    offer_to_remove (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-main-cards", ACIES_NO_HEX, side, "BP-R6",
                                               /* Translators: a side, and two numbers */
                                               g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u main battle card; the maximum is %3$u", "%1$s has %2$u main battle cards; the maximum is %3$u", n), name, n, most),
                     state, last, FALSE);
  if (n == 0)
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "too-few-main-cards", ACIES_NO_HEX, side, "BP-R23", _ ("%s has no main battle cards"), name);
  else if (n <= acies_bp_rout_limit (state))
    acies_findings_add_about (findings, ACIES_SEVERITY_ERROR, "too-few-main-cards", ACIES_NO_HEX, side, "BP-R23",
                              /* Translators: a side, and a number */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s has only %2$u main battle card: losing it would rout the army",
                                           "%1$s has only %2$u main battle cards: losing one would rout the army", n),
                              name, n);
}

/* BP-R47: he with most stars stays, and of several the first. */
static void
find_generals (const AciesState *state,
               AciesSide         side,
               AciesFindings    *findings)
{
  guint       n = count_of_army (state, side, acies_bp_is_general);
  AciesUnitId leader = acies_bp_general_of (state, side);
  AciesUnitId least = ACIES_NO_UNIT;

  if (n <= 1)
    return;
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      if (is_of_army (state, unit, side) && unit != leader && acies_bp_is_general (state, unit))
        least = unit;
    }
  /* Translators: a side, and a number */
  offer_to_remove (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "two-generals", ACIES_NO_HEX, side, "BP-R47", g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u general; an army can have only one", "%1$s has %2$u generals; an army can have only one", n),
                                             state->ruleset->sides[side].name, n),
                   state, least, FALSE);
}

/* BP-R21, BP-R42 */
static void
find_reserve (const AciesState *state,
              AciesSide         side,
              AciesFindings    *findings)
{
  const char   *name = state->ruleset->sides[side].name;
  guint         n = acies_bp_count_troops (state, side, ACIES_PLACE_RESERVE);
  guint         most = acies_bp_most_in_reserve (state, side);
  AciesUnitId   last = ACIES_NO_UNIT;
  AciesFinding *finding;

  if (n <= most || state->turn.phase > BP_PHASE_EXPLOITATION)
    return;
  if (most == 0)
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-reserves", ACIES_NO_HEX, side, "BP-R42",
                                        /* Translators: a side, and a number */
                                        g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in reserve, but the defenders of a town have no reserve",
                                                     "%1$s has %2$u cards in reserve, but the defenders of a town have no reserve", n),
                                        name, n);
  else
    /* Translators: a side, and two numbers */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-many-reserves", ACIES_NO_HEX, side, "BP-R21", g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card in reserve; the maximum is %3$u", "%1$s has %2$u cards in reserve; the maximum is %3$u", n), name, n,
                                        most);
  /* The first of them that can be laid, else the last. */
  for (AciesUnitId unit = 0; unit < state->n_units && (last == ACIES_NO_UNIT || find_square (state, last) == ACIES_NO_HEX); unit++)
    {
      if (state->units[unit].place == ACIES_PLACE_RESERVE && state->units[unit].side == side && is_troops (state, unit))
        last = unit;
    }
  offer_to_lay (finding, state, last);
}

/* BP-R21: what fits nowhere stays out. What ground will be drawn nobody knows. */
static void
find_places (const AciesState *state,
             AciesSide         side,
             AciesFindings    *findings)
{
  guint         n = acies_bp_count_unplaced (state, side, BP_N_CLASSES);
  guint         most = acies_bp_most_in_reserve (state, side);
  AciesUnitId   last = ACIES_NO_UNIT;
  AciesFinding *finding;

  if (n <= most || (state->switches[BP_SWITCH_GROUND] == BP_GROUND_DRAWN && !state->switches[BP_SWITCH_SIEGE]))
    return;
  finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "cards-without-places", ACIES_NO_HEX, side, acies_bp_is_besieged (state, side) ? "BP-R42" : "BP-R21",
                                      /* Translators: a side, and a number */
                                      g_dngettext (GETTEXT_PACKAGE, "%1$s has %2$u card that fits neither on the board nor in reserve and stays out of the battle",
                                                   "%1$s has %2$u cards that fit neither on the board nor in reserve and stay out of the battle", n - most),
                                      state->ruleset->sides[side].name, n - most);
  /* The last card of a class of which one less would help. */
  for (guint class_ = BP_GENERALS; class_ > 0 && last == ACIES_NO_UNIT; class_--)
    {
      if (acies_bp_count_unplaced (state, side, class_ - 1) >= n)
        continue;
      for (AciesUnitId unit = 0; unit < state->n_units; unit++)
        {
          if (is_of_army (state, unit, side) && acies_bp_class (state, unit) == class_ - 1)
            last = unit;
        }
    }
  if (last != ACIES_NO_UNIT)
    offer_to_remove (finding, state, last, FALSE);
}

/* BP-R14 */
static void
find_open (const AciesState *state,
           AciesSide         side,
           AciesFindings    *findings)
{
  guint stars = acies_bp_stars (state, side);
  guint others = acies_bp_stars (state, acies_bp_enemy (side));
  guint n = count_of_army (state, side, is_troops);

  if (stars < others && n < others - stars)
    acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "too-few-to-lay-open", ACIES_NO_HEX, side, "BP-R14",
                              /* Translators: a side, and two numbers */
                              g_dngettext (GETTEXT_PACKAGE, "%1$s has only %2$u troop card, but must lay %3$u face up because its general has fewer stars",
                                           "%1$s has only %2$u troop cards, but must lay %3$u face up because its general has fewer stars", n),
                              state->ruleset->sides[side].name, n, others - stars);
}

/* --- cards ------------------------------------------------------------------------------------ */

/* A card on the board, or all of its type and army that wait. */
typedef struct
{
  const AciesState    *state;
  AciesFindings       *findings;
  AciesUnitId          id;
  const AciesUnit     *unit;
  const AciesUnitType *type;
  const char          *army;
  char                *label;
} Card;

static Card
read_card (const AciesState *state,
           AciesUnitId       unit,
           AciesFindings    *findings)
{
  const AciesUnit     *it = &state->units[unit];
  const AciesUnitType *type = acies_state_unit_type (state, unit);
  AciesHexName         hex;
  /* Translators: the name of a unit */
  char *label = it->place != ACIES_PLACE_BOARD ? g_strdup_printf (_ ("%s in reserve"), type->name)
                                               /* Translators: the name of a unit and of its hex */
                                               : g_strdup_printf (_ ("%1$s on %2$s"), type->name, acies_hex_name (it->hex, hex));

  return (Card) { state, findings, unit, it, type, state->ruleset->sides[it->side].name, label };
}

/* BP-R15, BP-R17, BP-R19, BP-R42. Those that are laid out by the players stand wherever they were put; the main one of a stack of defenders stays. */
static void
find_place (const Card *self)
{
  const AciesState *state = self->state;
  AciesHex          hex = self->unit->hex;
  AciesSide         side = self->unit->side;
  guint             file = acies_hex_column (hex);
  guint             class_ = self->type->class_;
  AciesFinding     *finding = NULL;

  if (state->turn.phase > BP_PHASE_EXPLOITATION)
    return;
  if (acies_hex_row (hex) != acies_bp_row (state, side))
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_ERROR, "not-in-own-row", hex, side, "BP-R15",
                                        /* Translators: a unit, and a side */
                                        acies_agree (self->type, "%1$s is outside the row of %2$s", "%1$s are outside the row of %2$s"), self->label, self->army);
  else if (acies_bp_is_water (state, file))
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_ERROR, "in-the-waterway", hex, side, "BP-A28",
                                        acies_agree (self->type, "%s is in the waterway’s file, which must be empty",
                                                     "%s are in the waterway’s file, which must be empty"),
                                        self->label);
  else if (acies_bp_is_besieged (state, side) && is_troops (state, self->id) && acies_state_unit_at (state, hex) != self->id)
    finding = acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "second-defender", hex, side, "BP-R42",
                                        acies_agree (self->type, "%s is the second card in its file; the defenders of a town can have only one per file",
                                                     "%s are the second card in their file; the defenders of a town can have only one per file"),
                                        self->label);
  else if (!acies_bp_is_besieged (state, side) && !acies_bp_check_outer (state, self->unit->type, file, NULL))
    finding = class_ == BP_ARTILLERY || class_ == BP_ELEPHANTS
                  ? acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "outer-file", hex, side, "BP-R17", _ ("%s cannot be in the first or the last file"), self->label)
                  : acies_findings_add_about (self->findings, ACIES_SEVERITY_WARNING, "outer-file", hex, side, "BP-R19", _ ("%s cannot be in an outer file without terrain"), self->label);
  if (finding != NULL)
    offer_to_lay (finding, state, self->id);
}

/* One on the board, or all of a type that wait, by the first of them. */
static void
find_card (const AciesState *state,
           AciesUnitId       unit,
           AciesFindings    *findings)
{
  const AciesUnit *it = &state->units[unit];
  Card             self;
  guint            class_;

  for (guint i = 0; i < unit && it->place == ACIES_PLACE_RESERVE; i++)
    {
      if (state->units[i].place == ACIES_PLACE_RESERVE && state->units[i].side == it->side && state->units[i].type == it->type)
        return;
    }
  self = read_card (state, unit, findings);
  class_ = self.type->class_;
  if (state->switches[BP_SWITCH_SIEGE] && it->side != acies_bp_defender (state) && class_ != BP_INFANTRY && class_ != BP_ARTILLERY && class_ != BP_GENERALS)
    offer_to_remove (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "no-assault", it->hex, it->side, "BP-R43",
                                               acies_agree (self.type, "%s cannot assault a town", "%s cannot assault a town"), self.label),
                     state, unit, TRUE);
  if (stays_laid (state) && it->place == ACIES_PLACE_BOARD)
    {
      find_place (&self);
      if (acies_state_unit_has_mark (state, unit, BP_MARK_FACE_DOWN)) /* BP-R22 */
        {
          AciesCommand command = acies_command_on_unit (ACIES_COMMAND_MARK, state, unit);

          command.id = BP_MARK_FACE_DOWN;
          acies_finding_add_fix (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "lies-face-down", it->hex, it->side, "BP-R22",
                                                           acies_agree (self.type, "%s is face down, but only reserves stay face down once the armies are laid out",
                                                                        "%s are face down, but only reserves stay face down once the armies are laid out"),
                                                           self.label),
                                 _ ("Turn It Face Up"), command);
        }
      if (acies_bp_is_general (state, unit) && !acies_bp_has_troops (state, it->side, acies_hex_column (it->hex))) /* BP-R28 */
        offer_to_lay (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "needs-a-card", it->hex, it->side, "BP-R28",
                                                /* Translators: a unit, and a side */
                                                acies_agree (self.type, "%1$s is the only card of %2$s in its file and goes to the reserve",
                                                             "%1$s are the only card of %2$s in their file and go to the reserve"),
                                                self.label, self.army),
                      state, unit);
    }
  g_free (self.label);
}

/* BP-R17, BP-R18, BP-R20. Later in a battle the card that it needs may have been lost. */
static void
find_lone_card (const AciesState *state,
                AciesSide         side,
                AciesHex          hex,
                AciesFindings    *findings)
{
  AciesUnitId unit;
  const char *rule;
  Card        self;

  if (!stays_laid (state) || state->turn.phase > BP_PHASE_ARTILLERY || acies_bp_is_besieged (state, side) ||
      acies_bp_enemy_stands_on (state, hex, side) || (rule = acies_bp_find_lone_on (state, hex, &unit)) == NULL)
    return;
  self = read_card (state, unit, findings);
  offer_to_lay (acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "needs-a-card", self.unit->hex, self.unit->side, rule,
                                          g_str_equal (rule, "BP-R17")   ? acies_agree (self.type, "%s needs infantry on its square", "%s need infantry on their square")
                                          : g_str_equal (rule, "BP-R18") ? acies_agree (self.type, "%s must be with infantry, or alone in woods or on rocky ground",
                                                                                        "%s must be with infantry, or alone in woods or on rocky ground")
                                                                         : acies_agree (self.type, "%s must be with cavalry or chariots, or alone in an outer file without terrain",
                                                                                        "%s must be with cavalry or chariots, or alone in an outer file without terrain"),
                                          self.label),
                state, unit);
  g_free (self.label);
}

/* --- the scenario ----------------------------------------------------------------------------- */

/* clang-format off */
const AciesFindingKind acies_bp_finding_kinds[] = {
  { "other-nation", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has cards of another nation"), ACIES_ABOUT_ARMIES },
  { "no-assault", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card that cannot assault towns is in an attacking army") },
  { "not-in-own-row", ACIES_SEVERITY_ERROR, TRUE, N_ ("A card is outside the row of its army") },
  { "in-the-waterway", ACIES_SEVERITY_ERROR, TRUE, N_ ("A card is in the waterway’s file") },
  { "outer-file", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card cannot be in this outer file") },
  { "needs-a-card", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card needs another card on its square") },
  { "second-defender", ACIES_SEVERITY_WARNING, TRUE, N_ ("Two defenders of a town are in the same file") },
  { "lies-face-down", ACIES_SEVERITY_WARNING, TRUE, N_ ("A card is face down although the armies have been laid out") },
  { "too-many-main-cards", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has too many main battle cards"), ACIES_ABOUT_ARMIES },
  { "too-few-main-cards", ACIES_SEVERITY_ERROR, FALSE, N_ ("An army has so few main battle cards that losing one routs it"), ACIES_ABOUT_ARMIES },
  { "too-few-defenders", ACIES_SEVERITY_ERROR, FALSE, N_ ("Too few cards defend a town"), ACIES_ABOUT_ARMIES },
  { "two-generals", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has more than one general"), ACIES_ABOUT_ARMIES },
  { "too-many-reserves", ACIES_SEVERITY_WARNING, TRUE, N_ ("Too many cards are in reserve"), ACIES_ABOUT_ARMIES },
  { "cards-without-places", ACIES_SEVERITY_WARNING, TRUE, N_ ("An army has cards that fit neither on the board nor in reserve"), ACIES_ABOUT_ARMIES },
  { "too-few-to-lay-open", ACIES_SEVERITY_WARNING, FALSE, N_ ("An army has fewer cards than it must lay face up"), ACIES_ABOUT_ARMIES },
  { "ground-in-row", ACIES_SEVERITY_WARNING, TRUE, N_ ("Terrain other than a hill is in the row of an army") },
  { "hill-in-the-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("A hill is in the waterway’s file") },
  { "inner-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("A waterway is in an inner file") },
  { "second-waterway", ACIES_SEVERITY_WARNING, TRUE, N_ ("There are waterways in both outer files") },
  { "ground-of-a-siege", ACIES_SEVERITY_WARNING, TRUE, N_ ("A siege board has terrain") },
  { NULL },
};
/* clang-format on */

static void
find_ground (const AciesState *state,
             AciesHex          hex,
             AciesFindings    *findings)
{
  AciesId       ground = state->board->terrain[hex];
  gboolean      in_row = acies_hex_row (hex) != BP_GROUND_ROW;
  const char   *terrain = state->ruleset->terrains[ground].name;
  AciesCommand  clear = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);
  AciesFinding *finding = NULL;
  AciesHexName  name;

  acies_hex_name (hex, name);
  if (ground == BP_CLEAR)
    return;
  if (state->switches[BP_SWITCH_SIEGE])
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "ground-of-a-siege", hex, ACIES_NO_SIDE, "BP-R42", _ ("%1$s on %2$s: a siege board has no terrain"), terrain, name);
  else if (in_row && ground != BP_HILL)
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "ground-in-row", hex, ACIES_NO_SIDE, "BP-R12", _ ("%1$s on %2$s: only hills can be in the row of an army"), terrain, name);
  else if (in_row && acies_bp_is_water (state, acies_hex_column (hex)))
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "hill-in-the-waterway", hex, ACIES_NO_SIDE, "BP-A28", _ ("%1$s on %2$s: no other terrain can be in the waterway’s file"), terrain, name);
  else if (ground == BP_WATERWAY && !acies_bp_is_outer (state, acies_hex_column (hex)))
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "inner-waterway", hex, ACIES_NO_SIDE, "BP-R9", _ ("%1$s on %2$s: it can only be in the first or the last file"), terrain, name);
  else if (ground == BP_WATERWAY && hex != acies_hex (0, BP_GROUND_ROW) && acies_bp_is_water (state, 0))
    /* Translators: a kind of terrain, and a square */
    finding = acies_findings_add_about (findings, ACIES_SEVERITY_WARNING, "second-waterway", hex, ACIES_NO_SIDE, "BP-R9", _ ("%1$s on %2$s: the first file already has a waterway"), terrain, name);
  if (finding == NULL)
    return;
  clear.id = BP_CLEAR;
  acies_finding_add_fix (finding, _ ("Clear the Square"), clear);
}

void
acies_bp_find (const AciesState *state,
               AciesFindings    *findings)
{
  for (AciesUnitId unit = 0; unit < state->n_units; unit++)
    {
      if (is_of_army (state, unit, state->units[unit].side))
        find_card (state, unit, findings);
    }
  for (AciesSide side = 0; side < 2; side++)
    {
      find_nation (state, side, findings);
      for (guint file = 0; file < state->board->columns; file++)
        find_lone_card (state, side, acies_bp_square (state, file, side), findings);
      find_troops (state, side, findings);
      find_generals (state, side, findings);
      if (stays_laid (state))
        find_reserve (state, side, findings);
      else
        {
          find_places (state, side, findings);
          find_open (state, side, findings);
        }
    }
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    find_ground (state, hex, findings);
}
