/* units.c - units and morale: what the procedures of rulesets share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rulesets/shared/units.h"

#include "engine/stack.h"
#include "rulesets/shared/lists.h"
#include "rulesets/shared/suppositions.h"

gboolean
acies_type_has_skill (const AciesRuleset *ruleset,
                      AciesId             type,
                      guint               skill)
{
  return (ruleset->unit_types[type].skills >> skill) & 1;
}

gboolean
acies_unit_has_skill (const AciesState *state,
                      AciesUnitId       unit,
                      guint             skill)
{
  return acies_type_has_skill (state->ruleset, state->units[unit].type, skill);
}

void
acies_unit_set_property (AciesResolver *resolver,
                         AciesUnitId    unit,
                         guint          property,
                         guint          value)
{
  AciesUnit changed = resolver->state->units[unit];

  changed.properties[property] = (guint8) value;
  acies_resolver_set_unit (resolver, unit, changed);
}

void
acies_unit_set_mark (AciesResolver *resolver,
                     AciesUnitId    unit,
                     guint          mark,
                     gboolean       on)
{
  AciesUnit value = resolver->state->units[unit];

  if (on)
    value.marks |= (guint16) (1u << mark);
  else
    value.marks &= (guint16) ~(1u << mark);
  acies_resolver_set_unit (resolver, unit, value);
}

/* One line says what it loses and that it is eliminated, unless the game has its own words for the loss. */
static void
eliminate (AciesResolver *resolver,
           AciesUnitId    unit,
           AciesCause     cause)
{
  AciesUnit value = resolver->state->units[unit];
  AciesNote note = ACIES_NOTE_INIT (ACIES_NOTE_ELIMINATED);

  note.unit = unit;
  note.hex = value.hex;
  note.number = cause != ACIES_CAUSE_OWN ? value.figures : 0;
  note.number2 = cause == ACIES_CAUSE_BARRED;

  value.place = ACIES_PLACE_LOST;
  value.figures = 0;
  value.hex = ACIES_NO_HEX;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, cause);
  acies_resolver_note (resolver, note);
}

/* A note of the game's own tells it in other words than that it was hit. */
static AciesCause
cause_of (AciesNoteKind kind)
{
  if (kind >= ACIES_N_NOTES)
    return ACIES_CAUSE_OWN;

  return kind == ACIES_NOTE_NO_RETREAT ? ACIES_CAUSE_BARRED : ACIES_CAUSE_USUAL;
}

void
acies_unit_destroy (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesNoteKind  kind)
{
  AciesUnit value = resolver->state->units[unit];
  AciesHex  hex = value.hex;

  value.place = ACIES_PLACE_LOST;
  value.figures = 0;
  value.hex = ACIES_NO_HEX;
  value.marks = 0;
  acies_resolver_set_unit_by (resolver, unit, value, kind == ACIES_NOTE_ELIMINATED ? ACIES_CAUSE_OWN : ACIES_CAUSE_DESTROYED);
  acies_note_move (resolver, kind, unit, hex, ACIES_NO_HEX);
}

gboolean
acies_unit_lose_figures (AciesResolver *resolver,
                         AciesUnitId    unit,
                         guint          n,
                         AciesNoteKind  kind)
{
  AciesUnit value = resolver->state->units[unit];
  AciesNote note = ACIES_NOTE_INIT (kind);

  n = MIN (n, value.figures);
  if (n == 0)
    return FALSE;
  note.unit = unit;
  note.hex = value.hex;
  note.number = (gint16) n;
  if (n < value.figures || cause_of (kind) == ACIES_CAUSE_OWN)
    acies_resolver_note (resolver, note);
  if (n == value.figures)
    {
      eliminate (resolver, unit, cause_of (kind));
      return TRUE;
    }
  value.figures = (guint8) (value.figures - n);
  acies_resolver_set_unit_by (resolver, unit, value, cause_of (kind));

  return FALSE;
}

void
acies_unit_set_hex (AciesResolver *resolver,
                    AciesUnitId    unit,
                    AciesHex       to)
{
  AciesUnit value = resolver->state->units[unit];

  value.hex = to;
  acies_resolver_set_unit (resolver, unit, value);
}

void
acies_list_to (AciesCommandKind kind,
               AciesHex         from,
               const AciesHex  *hexes,
               guint            n,
               GArray          *commands)
{
  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = acies_command_on_hexes (kind, from, hexes[i]);

      g_array_append_val (commands, command);
    }
}

AciesUnitId
acies_suppositions_place (AciesState *state,
                          AciesId     type,
                          AciesSide   side,
                          AciesHex    hex)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, hex);

  command.id = type;
  command.side = side;
  command.number = (gint16) acies_state_strength (state, type);
  if (!acies_engine_apply (state, &command, NULL, NULL))
    g_return_val_if_reached (ACIES_NO_UNIT);

  return acies_stack_of_type (state, hex, type);
}
