/* handicap.c - small changes that may make a battle fair
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "simulate/handicap.h"

#include "engine/core/edit.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/find/scenario-find.h"

#include <glib/gi18n-lib.h>
#include <math.h>

typedef struct
{
  const AciesState *scenario;
  AciesSide         favoured;
  guint             n_faults; /* of the scenario as it is */
  GArray           *list;
} Listing;

/* Errors and warnings; an error counts for more than all warnings. */
static guint
count_faults (const AciesState *scenario)
{
  g_autoptr (AciesFindings) findings = acies_findings_new ();

  acies_scenario_find (scenario, findings);
  return acies_findings_count (findings, ACIES_SEVERITY_ERROR) * ACIES_MAX_FINDINGS + acies_findings_count (findings, ACIES_SEVERITY_WARNING);
}

/* Whether the change may be made, and nobody will find fault with it. */
static gboolean
is_good (const Listing      *self,
         const AciesCommand *command)
{
  g_autoptr (AciesState) changed = acies_state_copy (self->scenario);

  return acies_engine_apply (changed, command, NULL, NULL) && count_faults (changed) <= self->n_faults;
}

/* @command has all its words but the number. What helps the favoured side is left out. */
static void
add_change (Listing     *self,
            AciesCommand command,
            AciesSide    side,
            AciesId      unit)
{
  AciesHandicap  handicap = { .unit = unit };
  AciesEditRange range;
  int            number;

  if (!acies_edit_range (&command, self->scenario, &range))
    return;
  handicap.was = acies_edit_number (&command, self->scenario);
  number = handicap.was + (acies_side_is_enemy (self->scenario, side, self->favoured) ? 1 : -1);
  if (number < range.usual_min || number > range.usual_max)
    return;
  command.number = (gint16) number;
  handicap.command = command;
  if (is_good (self, &command))
    g_array_append_val (self->list, handicap);
}

static void
add_numbers (Listing  *self,
             AciesSide side)
{
  AciesCommand morale = acies_command (ACIES_COMMAND_MORALE);
  AciesCommand hand = acies_command (ACIES_COMMAND_HAND_SIZE);

  morale.side = hand.side = side;
  if (!acies_ruleset_lacks (self->scenario->ruleset, ACIES_LACKS_MORALE))
    add_change (self, morale, side, ACIES_NO_ID);
  if (!acies_ruleset_lacks (self->scenario->ruleset, ACIES_LACKS_HAND_SIZE))
    add_change (self, hand, side, ACIES_NO_ID);
}

static void
add_resources (Listing  *self,
               AciesSide side)
{
  for (guint i = 0; i < self->scenario->ruleset->n_resources; i++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_RESOURCE, (AciesId) i);

      command.side = side;
      add_change (self, command, side, ACIES_NO_ID);
    }
}

static void
add_cards (Listing  *self,
           AciesSide side)
{
  for (guint card = 0; card < self->scenario->ruleset->n_cards; card++)
    {
      AciesCommand command = acies_command_with_id (ACIES_COMMAND_CARDS, (AciesId) card);

      command.side = side;
      if (!self->scenario->ruleset->cards[card].common && acies_state_count_copies (self->scenario, side, (AciesId) card) > 0)
        add_change (self, command, side, ACIES_NO_ID);
    }
}

static gboolean
is_alike (const AciesUnit *one,
          const AciesUnit *other)
{
  return one->side == other->side && one->place == other->place && one->type == other->type && one->figures == other->figures;
}

static gboolean
is_first_of_its_kind (const AciesState  *scenario,
                      const AciesUnitId *ids,
                      guint              at)
{
  for (guint i = 0; i < at; i++)
    if (is_alike (&scenario->units[ids[i]], &scenario->units[ids[at]]))
      return FALSE;
  return TRUE;
}

static void
add_figures (Listing *self)
{
  const AciesState *scenario = self->scenario;
  AciesUnitId       ids[ACIES_MAX_UNITS];
  guint             n = acies_state_list_units (scenario, ids);

  for (guint i = 0; i < n; i++)
    {
      const AciesUnit *unit = &scenario->units[ids[i]];

      if (unit->place == ACIES_PLACE_BOARD && is_first_of_its_kind (scenario, ids, i))
        add_change (self, acies_command_on_unit (ACIES_COMMAND_FIGURES, scenario, ids[i]), unit->side, unit->type);
    }
}

GArray *
acies_handicaps_list (const AciesState *scenario,
                      AciesSide         favoured)
{
  Listing self = { scenario, favoured, count_faults (scenario), g_array_new (FALSE, FALSE, sizeof (AciesHandicap)) };

  for (AciesSide side = 0; side < scenario->ruleset->n_sides; side++)
    {
      add_numbers (&self, side);
      add_resources (&self, side);
      add_cards (&self, side);
    }
  add_figures (&self);
  return self.list;
}

/* --- in words ------------------------------------------------------------------------------- */

static char *
dup_figures (const AciesHandicap *self,
             const AciesState    *scenario)
{
  AciesHexName hex;
  int          number = self->command.number;

  /* Translators: a type of unit and its hex: “Principes on E5: 4 figures instead of 3” */
  return g_strdup_printf (acies_units_say (scenario->ruleset, ngettext ("%1$s on %2$s: %3$d figure instead of %4$d", "%1$s on %2$s: %3$d figures instead of %4$d", (gulong) number),
                                           /* Translators: a type of unit, its hex, and the numbers with and without the change */
                                           ngettext ("%1$s on %2$s: %3$d base instead of %4$d", "%1$s on %2$s: %3$d bases instead of %4$d", (gulong) number)),
                          scenario->ruleset->unit_types[self->unit].name, acies_hex_name (self->command.hex, hex), number, self->was);
}

const char *
acies_handicaps_describe (const AciesRuleset *ruleset)
{
  gboolean no_morale = ruleset->morale_name != NULL || acies_ruleset_lacks (ruleset, ACIES_LACKS_MORALE);

  if (ruleset->procs->appraise != NULL)
    return _ ("A small change to what a side starts with can balance the battle. Each change is tested in a few games, and the fairest changes in many.");
  if (no_morale && ruleset->n_cards == 0)
    return acies_units_say (ruleset, _ ("Adding or removing one figure can balance the battle. Each change is tested in a few games, and the fairest changes in many."),
                            _ ("Adding or removing one base can balance the battle. Each change is tested in a few games, and the fairest changes in many."));
  if (no_morale)
    return acies_units_say (ruleset, _ ("Adding or removing one card or figure can balance the battle. Each change is tested in a few games, and the fairest changes in many."),
                            _ ("Adding or removing one card or base can balance the battle. Each change is tested in a few games, and the fairest changes in many."));

  return acies_units_say (ruleset,
                          _ ("Adding or removing one morale token, card or figure can balance the battle. Each change is tested in a few games, and the fairest changes in many."),
                          _ ("Adding or removing one morale token, card or base can balance the battle. Each change is tested in a few games, and the fairest changes in many."));
}

char *
acies_handicap_dup_change (const AciesHandicap *self,
                           const AciesState    *scenario)
{
  const AciesRuleset *ruleset = scenario->ruleset;
  int                 number = self->command.number;

  switch (self->command.kind)
    {
    case ACIES_COMMAND_FIGURES:
      return dup_figures (self, scenario);

    case ACIES_COMMAND_CARDS:
      /* Translators: a side and one of its cards: Rome: “Drill” 3 times instead of 2 */
      return g_strdup_printf (ngettext ("%1$s: %3$d copy of “%2$s” instead of %4$d", "%1$s: %3$d copies of “%2$s” instead of %4$d", (gulong) number),
                              ruleset->sides[self->command.side].name, ruleset->cards[self->command.id].name, number, self->was);

    case ACIES_COMMAND_HAND_SIZE:
      /* Translators: a side, and the numbers with and without the change */
      return g_strdup_printf (ngettext ("%1$s: a hand of %2$d card instead of %3$d", "%1$s: a hand of %2$d cards instead of %3$d", (gulong) number),
                              ruleset->sides[self->command.side].name, number, self->was);

    case ACIES_COMMAND_RESOURCE:
      /* Translators: what a side begins with: “Eagle: 3 instead of 2 (Coins)” */
      return g_strdup_printf (_ ("%1$s: %2$d instead of %3$d (%4$s)"), ruleset->sides[self->command.side].name, number, self->was,
                              ruleset->resources[self->command.id].name);

    case ACIES_COMMAND_MORALE:
    default:
      if (ruleset->morale_name != NULL)
        /* Translators: what a game counts instead of morale, its number, a side, and the number before: "Rome: Main battle cards 6 instead of 5" */
        return g_strdup_printf (_ ("%3$s: %2$d instead of %4$d (%1$s)"), ruleset->morale_name, number, ruleset->sides[self->command.side].name, self->was);
      /* Translators: a side, and the numbers with and without the change */
      return g_strdup_printf (_ ("%1$s: morale %2$d instead of %3$d"), ruleset->sides[self->command.side].name, number, self->was);
    }
}

char *
acies_handicap_dup_estimate (const AciesHandicap *self,
                             const AciesState    *scenario)
{
  AciesInterval    interval;
  double           share = acies_fairness_share (&self->point, &interval);
  g_autofree char *team = acies_ruleset_dup_team (scenario->ruleset, self->side);

  if (team != NULL)
    /* Translators: a team, its share of wins with a change, between what the true one lies, and of how many games */
    return g_strdup_printf (ngettext ("%1$s win %2$d%% of %5$u game (%3$d to %4$d%%)", "%1$s win %2$d%% of %5$u games (%3$d to %4$d%%)", self->point.won), team,
                            (int) lround (100 * share), (int) lround (100 * interval.low), (int) lround (100 * interval.high), self->point.won);
  /* Translators: a side, its share of wins with a change, between what the true one lies, and of how many games */
  return g_strdup_printf (ngettext ("%1$s wins %2$d%% of %5$u game (%3$d to %4$d%%)", "%1$s wins %2$d%% of %5$u games (%3$d to %4$d%%)", self->point.won),
                          scenario->ruleset->sides[self->side].name, (int) lround (100 * share),
                          (int) lround (100 * interval.low), (int) lround (100 * interval.high), self->point.won);
}
