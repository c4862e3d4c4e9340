/* find-lie.c - Legions: what lies on the battlefields where it cannot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/legions/find.h"

#include "engine/core/engine.h"
#include "engine/find/box.h"

#include <glib/gi18n-lib.h>

AciesFinding *
acies_leg_find_at (AciesFindings    *findings,
                   const AciesState *state,
                   const char       *code,
                   AciesSeverity     severity,
                   AciesUnitId       unit,
                   const char       *rule,
                   const char       *sentence)
{
  AciesHexName name;

  return acies_findings_add_about (findings, severity, code, state->units[unit].hex, state->units[unit].side, rule,
                                   /* Translators: a square, and what is wrong there */
                                   _ ("%1$s: %2$s"), acies_hex_name (state->units[unit].hex, name), sentence);
}

/* LEG-B5, LEG-K3: of the General it is told where the starting card is. */
static gboolean
has_square (const AciesLegField *field,
            AciesHex             hex,
            guint                class_)
{
  switch (class_)
    {
    case LEG_LEGION_DIE:
      return acies_leg_is_black_square (field, hex);

    case LEG_COMMANDER_DIE:
      return acies_leg_is_red_square (field, hex);

    default:
      return TRUE;
    }
}

/* A die of @left that has lost the square that it had in @before. */
static AciesUnitId
find_astray (const AciesLegField *before,
             const AciesState    *left)
{
  AciesLegField field;

  acies_leg_field_find (&field, left);
  for (AciesUnitId i = 0; i < left->n_units; i++)
    {
      guint class_ = acies_state_unit_type (left, i)->class_;

      if (acies_state_unit_is_on_board (left, i) && has_square (before, left->units[i].hex, class_) && !has_square (&field, left->units[i].hex, class_))
        return i;
    }

  return ACIES_NO_UNIT;
}

static gboolean
has_pieces (const AciesState *state,
            AciesSide         side)
{
  for (AciesUnitId i = 0; i < state->n_units; i++)
    if (acies_state_unit_is_on_board (state, i) && state->units[i].side == side)
      return TRUE;

  return FALSE;
}

/* Has every army in @left a piece, if it had one in @state? */
static gboolean
keeps_pieces (const AciesState *state,
              const AciesState *left)
{
  for (AciesSide side = 0; side < left->ruleset->n_sides; side++)
    if (has_pieces (state, side) && !has_pieces (left, side))
      return FALSE;

  return TRUE;
}

void
acies_leg_find_fix (AciesFinding       *finding,
                    const AciesState   *state,
                    const char         *label,
                    const AciesCommand *commands,
                    guint               n)
{
  AciesState   *left = acies_state_copy (state);
  GArray       *fix = acies_commands_new ();
  AciesLegField before;

  acies_leg_field_find (&before, state);
  g_array_append_vals (fix, commands, n);
  for (guint i = 0; i < n; i++)
    acies_engine_apply (left, &commands[i], NULL, NULL);
  for (AciesUnitId die = find_astray (&before, left); die != ACIES_NO_UNIT; die = find_astray (&before, left))
    {
      AciesCommand removal = acies_command_on_unit (ACIES_COMMAND_REMOVE, left, die);

      g_array_append_val (fix, removal);
      acies_engine_apply (left, &removal, NULL, NULL);
    }
  /* An army without any piece would be worse. */
  for (guint i = 0; i < fix->len && keeps_pieces (state, left); i++)
    acies_finding_add_fix (finding, label, g_array_index (fix, AciesCommand, i));
  g_array_unref (fix);
  acies_state_free (left);
}

void
acies_leg_find_removal (AciesFinding     *finding,
                        const AciesState *state,
                        AciesUnitId       unit)
{
  AciesCommand removal = acies_command_on_unit (ACIES_COMMAND_REMOVE, state, unit);

  acies_leg_find_fix (finding, state, _ ("Remove It"), &removal, 1);
}

/* LEG-K3: of two neighbours the right one is told of. */
static gboolean
edges_meet (const AciesLegField *field,
            AciesHex             hex)
{
  AciesHex             west = acies_board_neighbour (field->state->board, hex, ACIES_DIRECTION_W);
  const AciesUnitType *left = west != ACIES_NO_HEX ? acies_leg_type_at (field, west) : NULL;
  const AciesUnitType *right = acies_leg_type_at (field, hex);

  if (left == NULL)
    return TRUE;

  return (left->values[LEG_RIGHT] > 0) == (right->values[LEG_LEFT] > 0) && (left->values[LEG_RIGHT] == 0 || left->class_ == right->class_);
}

/* LEG-K3: of two cards that do not fit the starting card stays. */
static void
offer_to_part (AciesFinding        *finding,
               const AciesLegField *field,
               AciesUnitId          right)
{
  const AciesState *state = field->state;
  gboolean          starts = acies_leg_find_start_card (state, state->units[right].side) == right;
  AciesHex          west = acies_board_neighbour (state->board, state->units[right].hex, ACIES_DIRECTION_W);

  acies_leg_find_removal (finding, state, starts ? acies_leg_card_at (field, west) : right);
}

/* LEG-K4: the copies that lie on battlefields are not in the deck. */
static void
find_twice (const AciesState *state,
            AciesUnitId       unit,
            AciesFindings    *findings)
{
  guint laid = acies_box_count_units (state, state->units[unit].type);

  for (guint card = 0; card < state->ruleset->n_cards; card++)
    {
      AciesCommand  fewer = acies_command_with_id (ACIES_COMMAND_CARDS, (AciesId) card);
      AciesFinding *finding;

      if (state->ruleset->cards[card].deck != LEG_DECK_ARMY || acies_leg_type_of_card (state->ruleset, (AciesId) card) != state->units[unit].type)
        continue;
      fewer.side = ACIES_COMMON;
      fewer.number = (gint16) MAX ((int) state->ruleset->cards[card].copies - (int) laid, 0);
      if (acies_state_count_copies (state, ACIES_COMMON, (AciesId) card) <= (guint) fewer.number)
        continue;
      finding = acies_leg_find_at (findings, state, "card-twice", ACIES_SEVERITY_WARNING, unit, "LEG-K4", _ ("This card is also in the deck"));
      acies_finding_add_fix (finding, _ ("Remove It from the Deck"), fewer);
    }
}

void
acies_leg_find_piece (const AciesLegField *field,
                      AciesUnitId          unit,
                      AciesFindings       *findings)
{
  const AciesState *state = field->state;
  AciesSide         side = state->units[unit].side;
  AciesHex          hex = state->units[unit].hex;
  guint             class_ = acies_state_unit_type (state, unit)->class_;
  gboolean          is_card = class_ < LEG_N_COLOURS;

  if (class_ == LEG_GENERAL_DIE || !acies_leg_has_battlefield (state, side))
    return;
  if (!acies_leg_may_stand (state, side, state->units[unit].type, hex))
    acies_leg_find_removal (acies_leg_find_at (findings, state, "other-battlefield", ACIES_SEVERITY_ERROR, unit, "LEG-K3", _ ("This card or die is outside its player’s battlefield")),
                            state, unit);
  else if (is_card && !edges_meet (field, hex))
    offer_to_part (acies_leg_find_at (findings, state, "edges-do-not-meet", ACIES_SEVERITY_ERROR, unit, "LEG-K3", _ ("The left edge does not fit the card beside it")),
                   field, unit);
  else if (is_card && acies_state_unit_type (state, unit)->values[LEG_BIG_CARD] == 0 && !acies_leg_has_neighbour (field, hex))
    acies_leg_find_removal (acies_leg_find_at (findings, state, "lone-card", ACIES_SEVERITY_WARNING, unit, "LEG-K3", _ ("No other card is next to this one")), state, unit);
  else if (!has_square (field, hex, class_))
    acies_leg_find_removal (acies_leg_find_at (findings, state, "no-square-for-die", ACIES_SEVERITY_ERROR, unit, "LEG-B5",
                                               class_ == LEG_COMMANDER_DIE ? _ ("There is no red square here for the red die") : _ ("There is no black square here for the black die")),
                            state, unit);
  find_twice (state, unit, findings);
}
