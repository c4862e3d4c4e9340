/* hints.c - the words around a choice: what a click does, what a button is called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/hints.h"

#include "engine/error.h"
#include "engine/procs.h"

#include <glib/gi18n-lib.h>

static char *
dup_unit_at (const AciesState *state,
             AciesHex          hex)
{
  AciesUnitId  unit = acies_state_unit_at (state, hex);
  AciesHexName name;

  if (unit == ACIES_NO_UNIT)
    return g_strdup (acies_hex_name (hex, name));

  return acies_unit_label (state, unit);
}

static char *
dup_hint_of_command (const AciesCommand *command,
                     const AciesState   *state)
{
  g_autofree char *unit = dup_unit_at (state, command->hex);
  g_autofree char *other = command->to != ACIES_NO_HEX ? dup_unit_at (state, command->to) : NULL;

  switch (command->kind)
    {
    case ACIES_COMMAND_MOVE:
      /* Translators: what a click does: a unit, then a hex */
      return g_strdup_printf (_ ("Move %s to %s"), unit, other);

    case ACIES_COMMAND_ATTACK:
      return g_strdup_printf (_ ("Attack %s with %s"), other, unit);

    case ACIES_COMMAND_SWAP:
      return g_strdup_printf (_ ("Let %s and %s change places"), unit, other);

    case ACIES_COMMAND_STEP:
      return g_strdup_printf (_ ("Let %s step back to %s"), unit, other);

    case ACIES_COMMAND_ORDER:
      if (other != NULL)
        return g_strdup_printf (_ ("Order the row from %s to %s"), unit, other);
      return g_strdup_printf (_ ("Order %s"), unit);

    case ACIES_COMMAND_RETREAT:
      return g_strdup_printf (_ ("Retreat to %s"), unit);

    case ACIES_COMMAND_ENTER:
      /* Translators: what a click does: a unit of the reserve, then a hex */
      return g_strdup_printf (_ ("Bring in %s on %s"), state->ruleset->unit_types[command->id].name, unit);

    default:
      return NULL;
    }
}

char *
acies_choices_dup_hint (const AciesChoices *self,
                        const AciesState   *state,
                        AciesHex            selected,
                        AciesHex            hex)
{
  AciesClick       click;
  g_autofree char *unit = NULL;

  if (hex == ACIES_NO_HEX || !acies_board_contains (state->board, hex))
    return NULL;
  click = acies_choices_click (self, state, selected, hex);
  if (click.kind == ACIES_CLICK_SEND)
    return dup_hint_of_command (&click.command, state);
  if (click.kind != ACIES_CLICK_SELECT)
    return NULL;
  unit = dup_unit_at (state, hex);

  return g_strdup_printf (_ ("Choose %s"), unit);
}

char *
acies_choices_dup_next_step (const AciesChoices *self,
                             const AciesState   *state,
                             AciesHex            selected)
{
  const AciesCommand *alone = selected != ACIES_NO_HEX ? acies_choices_find_at (self, selected) : NULL;
  g_autofree char    *unit = NULL;
  gboolean            attacks = FALSE;
  gboolean            moves = FALSE;

  if (selected == ACIES_NO_HEX)
    return NULL;
  unit = dup_unit_at (state, selected);
  if (alone != NULL)
    return g_strdup_printf (_ ("Choose the other end of the row, or %s again"), unit);
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (self->commands, AciesCommand, i);

      moves |= command->hex == selected && command->kind == ACIES_COMMAND_MOVE;
      attacks |= command->hex == selected && command->kind == ACIES_COMMAND_ATTACK;
    }
  if (moves && attacks)
    return g_strdup_printf (_ ("Choose a hex for %s to move to, or an enemy to attack"), unit);
  if (moves)
    return g_strdup_printf (_ ("Choose a hex for %s to move to"), unit);
  if (attacks)
    return g_strdup_printf (_ ("Choose an enemy for %s to attack"), unit);

  return NULL;
}

static const char *
done_label (const AciesChoices *self)
{
  if (acies_choices_has (self, ACIES_COMMAND_ORDER))
    return _ ("_Done Ordering");
  if (acies_choices_has (self, ACIES_COMMAND_MOVE) || acies_choices_has (self, ACIES_COMMAND_ATTACK))
    return _ ("En_d Moves");
  if (acies_choices_has (self, ACIES_COMMAND_PUT_BACK))
    return _ ("_Done Putting Back");

  return _ ("_Done");
}

const char *
acies_choices_button_label (const AciesChoices *self,
                            AciesCommandKind    kind)
{
  switch (kind)
    {
    case ACIES_COMMAND_DONE:
      return done_label (self);

    case ACIES_COMMAND_PASS:
      return acies_choices_has (self, ACIES_COMMAND_YES) ? _ ("_No") : _ ("_Pass");

    case ACIES_COMMAND_YES:
      return _ ("_Yes");

    default:
      g_return_val_if_reached ("");
    }
}

static char *
dup_with_rule (const char *text,
               const char *rule)
{
  if (rule == NULL)
    return g_strdup (text);

  /* Translators: why something is not allowed, and the rule's id */
  return g_strdup_printf (_ ("%s (%s)"), text, rule);
}

char *
acies_refusal_dup_text (const GError *error)
{
  return dup_with_rule (error->message, acies_rule_error_get_rule (error));
}

char *
acies_choices_dup_card_refusal (const AciesState *state,
                                AciesCommandKind  kind,
                                AciesId           card)
{
  AciesCommand     command = acies_command_with_id (kind, card);
  g_autofree char *question = NULL;
  g_autoptr (GError) error = NULL;

  if (acies_command_check (&command, state, &error))
    return NULL;
  if (!g_error_matches (error, ACIES_RULE_ERROR, ACIES_RULE_ERROR_NOT_ASKED))
    return acies_refusal_dup_text (error);

  /* "play" does not answer what is asked: the question itself says it better. */
  question = acies_state_describe (state);

  return dup_with_rule (question, acies_rule_error_get_rule (error));
}

char *
acies_phase_dup_name (const AciesState *state)
{
  return g_strdup (_ (state->ruleset->procs->phase_names[state->turn.phase]));
}

const char *
acies_card_kind_name (AciesCardKind kind)
{
  switch (kind)
    {
    case ACIES_CARD_ORDER:
      return _ ("Order");

    case ACIES_CARD_OFFENSIVE:
      return _ ("Offensive");

    case ACIES_CARD_DEFENSIVE:
      return _ ("Defensive");

    case ACIES_CARD_SCENARIO:
      return _ ("Scenario");

    default:
      g_return_val_if_reached ("");
    }
}
