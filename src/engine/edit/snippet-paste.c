/* snippet-paste.c - snippets as commands: paste, move, clear
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/board/texts.h"
#include "engine/core/engine.h"
#include "engine/core/units.h"
#include "engine/edit/snippet.h"

#include <glib/gi18n-lib.h>

/* Commands are tried on a copy of the scenario, so that limits are met where they are. */
typedef struct
{
  const AciesSnippet *snippet;
  AciesState         *state;
  GArray             *commands;
  GPtrArray          *lost; /* or NULL */
} Paste;

/* Takes @sentence. */
static void
lose (const Paste *self,
      char        *sentence)
{
  if (self->lost != NULL)
    g_ptr_array_add (self->lost, sentence);
  else
    g_free (sentence);
}

/* Takes what @command owns. */
static gboolean
add (const Paste  *self,
     AciesCommand *command,
     GError      **error)
{
  if (!acies_engine_apply (self->state, command, NULL, error))
    {
      acies_command_clear (command);
      return FALSE;
    }
  g_array_append_val (self->commands, *command);

  return TRUE;
}

static void
add_or_lose (const Paste  *self,
             AciesCommand *command)
{
  g_autoptr (GError) error = NULL;

  if (!add (self, command, &error))
    lose (self, g_strdup (error->message));
}

static char *
dup_unit_name (const AciesSnippet    *snippet,
               const AciesSnippetHex *hex)
{
  gboolean is_of_one = acies_unit_type_only_side (&snippet->ruleset->unit_types[hex->type]) != ACIES_NO_SIDE;

  return acies_unit_type_dup_name (snippet->ruleset, hex->type, is_of_one ? ACIES_NO_SIDE : hex->side);
}

static void
place (const Paste           *self,
       const AciesSnippetHex *hex,
       AciesHex               to)
{
  AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PLACE, to);
  AciesUnitId  unit;

  command.id = hex->type;
  command.side = hex->side;
  command.number = hex->figures;
  add_or_lose (self, &command);
  unit = acies_stack_of_type (self->state, to, hex->type);
  if (unit == ACIES_NO_UNIT)
    return;
  for (guint mark = 0; mark < self->state->ruleset->n_marks; mark++)
    {
      AciesCommand on = acies_command_on_unit (ACIES_COMMAND_MARK, self->state, unit);

      on.id = (AciesId) mark;
      on.number = 1;
      if ((hex->marks >> mark) & 1)
        add_or_lose (self, &on);
    }
  for (guint i = 0; i < self->state->ruleset->n_properties; i++)
    {
      AciesCommand set = acies_command_on_unit (ACIES_COMMAND_PROPERTY, self->state, unit);

      set.id = (AciesId) i;
      set.number = hex->properties[i];
      if (!self->state->ruleset->properties[i].fixed && self->state->units[unit].properties[i] != hex->properties[i])
        add_or_lose (self, &set);
    }
}

static void
paste (const Paste      *self,
       AciesHex          anchor,
       AciesSnippetParts parts)
{
  guint n_off = 0;

  for (guint i = 0; i < self->snippet->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (self->snippet, i);
      AciesHex               to = acies_snippet_place (self->snippet, i, self->state->board, anchor);

      if (to == ACIES_NO_HEX)
        {
          n_off += hex->terrain != ACIES_NO_ID && hex->terrain != 0;
          {
            g_autofree char *name = hex->type != ACIES_NO_ID ? dup_unit_name (self->snippet, hex) : NULL;

            if (name != NULL && (parts & ACIES_SNIPPET_UNITS))
              /* Translators: a unit that is off the board */
              lose (self, g_strdup_printf (_ ("%s is off the board"), name));
            if (hex->label != NULL && (parts & ACIES_SNIPPET_LABELS))
              lose (self, g_strdup_printf (_ ("The label “%s” is off the board"), hex->label));
          }
          continue;
        }
      if (parts & ACIES_SNIPPET_TERRAIN)
        {
          AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, to);

          command.id = hex->terrain;
          if (hex->terrain != ACIES_NO_ID && hex->terrain != self->state->board->terrain[to])
            add_or_lose (self, &command);
        }
      if (hex->type != ACIES_NO_ID && (parts & ACIES_SNIPPET_UNITS))
        place (self, hex, to);
      if (hex->label != NULL && (parts & ACIES_SNIPPET_LABELS))
        {
          AciesCommand command = acies_command_on_hex (ACIES_COMMAND_LABEL, to);

          command.text = g_strdup (hex->label);
          add_or_lose (self, &command);
        }
    }
  if (n_off > 0 && (parts & ACIES_SNIPPET_TERRAIN))
    lose (self, g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The terrain of %u hex is off the board",
                                              "The terrain of %u hexes is off the board", n_off),
                                 n_off));
}

GArray *
acies_snippet_paste_commands (const AciesSnippet *self,
                              const AciesState   *state,
                              AciesHex            anchor,
                              AciesSnippetParts   parts,
                              GPtrArray          *lost)
{
  g_autoptr (AciesState) after = NULL;
  Paste one = { self, NULL, NULL, lost };

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT && state->ruleset == self->ruleset, NULL);
  g_return_val_if_fail (anchor < ACIES_MAX_HEXES, NULL);

  after = acies_state_copy (state);
  one.state = after;
  one.commands = acies_commands_new ();
  if (!acies_reshape_check (state->board, ACIES_RESHAPE_PIECE, NULL))
    {
      lose (&one, g_strdup (acies_reshape_refusal (state->board, ACIES_RESHAPE_PIECE)));
      return one.commands;
    }
  paste (&one, anchor, parts);

  return one.commands;
}

static void
clear_hex (const Paste      *self,
           AciesHex          hex,
           AciesSnippetParts parts)
{
  AciesUnitId ids[ACIES_MAX_LAYERS];
  guint       n = parts & ACIES_SNIPPET_UNITS ? acies_stack_list (self->state, hex, ids) : 0;

  for (guint i = n; i > 0; i--)
    {
      AciesCommand command = acies_command_on_unit (ACIES_COMMAND_REMOVE, self->state, ids[i - 1]);

      add_or_lose (self, &command);
    }
  if ((parts & ACIES_SNIPPET_LABELS) && acies_texts_get_label (self->state->texts, hex) != NULL)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_LABEL, hex);

      add_or_lose (self, &command);
    }
  if ((parts & ACIES_SNIPPET_TERRAIN) && self->state->board->terrain[hex] != 0)
    {
      AciesCommand command = acies_command_on_hex (ACIES_COMMAND_PAINT, hex);

      command.id = 0;
      add_or_lose (self, &command);
    }
}

static void
clear_all (const Paste      *self,
           const AciesHex   *hexes,
           guint             n,
           AciesSnippetParts parts)
{
  for (guint i = 0; i < n; i++)
    {
      if (acies_board_contains (self->state->board, hexes[i]))
        clear_hex (self, hexes[i], parts);
    }
}

GArray *
acies_snippet_clear_commands (const AciesState *state,
                              const AciesHex   *hexes,
                              guint             n,
                              AciesSnippetParts parts)
{
  g_autoptr (AciesState) after = NULL;
  Paste one = { 0 };

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT, NULL);

  after = acies_state_copy (state);
  one.state = after;
  one.commands = acies_commands_new ();
  clear_all (&one, hexes, n, parts);

  return one.commands;
}

static gboolean
refuse_to_come (const Paste           *self,
                const AciesSnippetHex *hex,
                AciesHex               to,
                AciesUnitId            obstacle,
                GError               **error)
{
  g_autofree char *name = dup_unit_name (self->snippet, hex);
  g_autofree char *why = NULL;
  AciesHexName     hex_name;

  if (to == ACIES_NO_HEX)
    return acies_refuse_limit (error, _ ("%s would be off the board"), name);
  if (self->state->ruleset->n_layers == 1)
    /* Translators: a unit, and a hex */
    return acies_refuse_limit (error, _ ("%1$s cannot move to %2$s: another unit is there"), name, acies_hex_name (to, hex_name));
  why = acies_stack_dup_obstacle (self->state, obstacle, hex->side);

  return acies_refuse_limit (error, "%s", why);
}

/* After the hexes it comes from have been cleared. */
static gboolean
check_units (const Paste *self,
             AciesHex     anchor,
             GError     **error)
{
  for (guint i = 0; i < self->snippet->hexes->len; i++)
    {
      const AciesSnippetHex *hex = acies_snippet_get (self->snippet, i);
      AciesHex               to = acies_snippet_place (self->snippet, i, self->state->board, anchor);
      AciesUnitId            obstacle;

      if (hex->type == ACIES_NO_ID)
        continue;
      obstacle = acies_stack_obstacle (self->state, to, hex->type, hex->side, ACIES_NO_UNIT);
      if (to == ACIES_NO_HEX || obstacle != ACIES_NO_UNIT)
        return refuse_to_come (self, hex, to, obstacle, error);
    }

  return TRUE;
}

GArray *
acies_snippet_move_commands (const AciesSnippet *self,
                             const AciesState   *state,
                             const AciesHex     *from,
                             guint               n,
                             AciesHex            anchor,
                             AciesSnippetParts   parts,
                             GPtrArray          *lost,
                             GError            **error)
{
  g_autoptr (AciesState) after = NULL;
  g_autoptr (GArray) commands = acies_commands_new ();
  Paste one = { self, NULL, commands, lost };

  g_return_val_if_fail (state->mode == ACIES_MODE_EDIT && state->ruleset == self->ruleset, NULL);
  g_return_val_if_fail (anchor < ACIES_MAX_HEXES, NULL);

  if (!acies_reshape_check (state->board, ACIES_RESHAPE_PIECE, error))
    return NULL;
  after = acies_state_copy (state);
  one.state = after;
  clear_all (&one, from, n, parts);
  if ((parts & ACIES_SNIPPET_UNITS) && !check_units (&one, anchor, error))
    return NULL;
  paste (&one, anchor, parts);

  return g_steal_pointer (&commands);
}
