/* overview.c - what the player can do now, and why the likely rest is not possible
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "play/core/overview.h"

#include "engine/board/texts.h"
#include "engine/core/units.h"
#include "play/core/hints.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_NAMES 4 /* in a row; the others are counted */

/* How likely the player wants what is refused: lower is more likely. */
enum
{
  RANK_TARGET, /* a unit with an enemy that it could attack */
  RANK_CARD,
  RANK_UNIT,
  RANK_RESERVE,
  RANK_STEP, /* it is not the time for it */
};

/* Stands for the names of a row in its reason. */
#define NAMES "\001"

const char *
acies_overview_group_name (AciesOverviewGroup group)
{
  static const char *const names[ACIES_N_OVERVIEW_GROUPS] = {
    [ACIES_OVERVIEW_PLAY] = N_ ("Play a Card"),
    [ACIES_OVERVIEW_ORDER] = NC_ ("heading", "Order"),
    [ACIES_OVERVIEW_MOVE] = NC_ ("heading", "Move"),
    [ACIES_OVERVIEW_ATTACK] = NC_ ("heading", "Attack"),
    [ACIES_OVERVIEW_ACT] = N_ ("Act on the Board"),
    [ACIES_OVERVIEW_ENTER] = N_ ("Enter from the Reserve"),
    [ACIES_OVERVIEW_HAND] = N_ ("Choose Your Hand"),
    [ACIES_OVERVIEW_ANSWER] = NC_ ("heading", "Answer"),
    [ACIES_OVERVIEW_NOT_NOW] = N_ ("Not Now"),
  };

  g_return_val_if_fail (group < ACIES_N_OVERVIEW_GROUPS, NULL);

  return g_dpgettext2 (GETTEXT_PACKAGE, "heading", names[group]);
}

static void
row_free (AciesOverviewRow *self)
{
  g_free (self->title);
  g_free (self->text);
  g_ptr_array_unref (self->names);
  g_free (self);
}

static AciesOverviewRow *
add_row (GPtrArray          *rows,
         AciesOverviewGroup  group,
         const AciesCommand *command,
         AciesTaken          taken)
{
  AciesOverviewRow *row = g_new0 (AciesOverviewRow, 1);

  row->group = group;
  row->command = *command;
  row->taken = taken;
  row->names = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (rows, row);

  return row;
}

/* @name: (transfer full) (nullable): not added twice */
static void
add_name (AciesOverviewRow *row,
          char             *name)
{
  if (name == NULL || g_ptr_array_find_with_equal_func (row->names, name, g_str_equal, NULL))
    g_free (name);
  else
    g_ptr_array_add (row->names, name);
}

static char *
dup_names (const GPtrArray *names)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint shown = names->len > MOST_NAMES + 1 ? MOST_NAMES : names->len;

  for (guint i = 0; i < shown; i++)
    acies_list_add (text, ACIES_LIST_COMMA, names->pdata[i]);
  if (shown < names->len)
    acies_list_addf (text, ACIES_LIST_COMMA, g_dngettext (GETTEXT_PACKAGE, "and %u more", "and %u more", names->len - shown), names->len - shown);

  return text->len > 0 ? g_strdup (text->str) : NULL;
}

static char *
dup_place (const AciesState *state,
           AciesUnitId       unit,
           AciesHex          hex)
{
  AciesHexName name;

  return unit != ACIES_NO_UNIT ? acies_unit_label (state, unit) : g_strdup (acies_hex_name (hex, name));
}

/* --- what is possible ----------------------------------------------------------------------- */

static AciesOverviewGroup
group_of (const AciesChoices *choices,
          const AciesCommand *command)
{
  switch (command->kind)
    {
    case ACIES_COMMAND_PLAY:
      return ACIES_OVERVIEW_PLAY;

    case ACIES_COMMAND_ORDER:
      return ACIES_OVERVIEW_ORDER;

    case ACIES_COMMAND_MOVE:
      return ACIES_OVERVIEW_MOVE;

    case ACIES_COMMAND_ATTACK:
      return ACIES_OVERVIEW_ATTACK;

    case ACIES_COMMAND_TAKE:
    case ACIES_COMMAND_PUT_BACK:
      return ACIES_OVERVIEW_HAND;

    case ACIES_COMMAND_PASS:
    case ACIES_COMMAND_DONE:
    case ACIES_COMMAND_YES:
      return ACIES_OVERVIEW_ANSWER;

    default:
      if (acies_choices_has_button (choices, command))
        return ACIES_OVERVIEW_ANSWER;
      return acies_choices_has_shape (choices, command, ACIES_VERB_RESERVE) ? ACIES_OVERVIEW_ENTER : ACIES_OVERVIEW_ACT;
    }
}

static AciesTaken
taken_by (AciesOverviewGroup  group,
          const AciesCommand *command)
{
  if (group == ACIES_OVERVIEW_PLAY || group == ACIES_OVERVIEW_HAND || group == ACIES_OVERVIEW_ENTER)
    return (AciesTaken) { ACIES_NO_HEX, command->id, ACIES_NO_ID, group == ACIES_OVERVIEW_ENTER };

  return (AciesTaken) { command->hex, ACIES_NO_ID, command->type };
}

/* Orders, moves and attacks of a unit are one row, as are all uses of a card or a unit type. */
static AciesOverviewRow *
find_row (GPtrArray          *rows,
          AciesOverviewGroup  group,
          const AciesCommand *command,
          AciesTaken          taken)
{
  for (guint i = 0; group != ACIES_OVERVIEW_ACT && group != ACIES_OVERVIEW_ANSWER && i < rows->len; i++)
    {
      AciesOverviewRow *row = rows->pdata[i];

      if (row->command.kind == command->kind && row->taken.hex == taken.hex && row->taken.type == taken.type && row->taken.id == taken.id)
        return row;
    }

  return NULL;
}

/* A doubled underscore is one of the text. */
static char *
dup_without_mnemonic (const char *label)
{
  GString *text = g_string_new (NULL);

  for (const char *c = label; *c != '\0'; c++)
    {
      if (*c == '_' && c[1] != '\0')
        c++;
      g_string_append_c (text, *c);
    }

  return g_string_free (text, FALSE);
}

static char *
dup_title (const AciesChoices *choices,
           const AciesState   *state,
           AciesOverviewGroup  group,
           const AciesCommand *command)
{
  const AciesRuleset *ruleset = state->ruleset;
  g_autofree char    *label = NULL;

  if (group == ACIES_OVERVIEW_PLAY || group == ACIES_OVERVIEW_HAND)
    return g_strdup (ruleset->cards[command->id].name);
  if (group == ACIES_OVERVIEW_ENTER)
    return g_strdup (ruleset->unit_types[command->id].name);
  if (group == ACIES_OVERVIEW_ACT)
    return acies_command_dup_hint (command, state);
  if (group != ACIES_OVERVIEW_ANSWER)
    return dup_place (state, acies_command_unit (command, state), command->hex);
  label = acies_choices_dup_button (choices, state, command);

  return dup_without_mnemonic (label);
}

/* Returns: (nullable): the second hex or unit of the command; the only one for cards and units in reserve */
static char *
dup_target (const AciesState   *state,
            AciesOverviewGroup  group,
            const AciesCommand *command)
{
  AciesHex hex = group == ACIES_OVERVIEW_PLAY || group == ACIES_OVERVIEW_ENTER ? command->hex : command->to;

  if (hex == ACIES_NO_HEX || group == ACIES_OVERVIEW_ACT)
    return NULL;

  return dup_place (state, group == ACIES_OVERVIEW_MOVE ? ACIES_NO_UNIT : acies_state_unit_at (state, hex), hex);
}

static char *
dup_targets (const AciesOverviewRow *row)
{
  g_autofree char *names = dup_names (row->names);

  if (names == NULL || row->group == ACIES_OVERVIEW_ATTACK)
    return g_steal_pointer (&names);
  if (row->group == ACIES_OVERVIEW_MOVE || row->group == ACIES_OVERVIEW_ORDER)
    /* Translators: hexes to which a unit can move, or units up to which a row can be ordered */
    return g_strdup_printf (_ ("To %s"), names);

  /* Translators: units and hexes on which a card can be played or a unit can enter */
  return g_strdup_printf (_ ("On %s"), names);
}

static void
add_possible (GPtrArray          *rows,
              const AciesChoices *choices,
              const AciesState   *state)
{
  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (choices->commands, AciesCommand, i);
      AciesOverviewGroup  group = group_of (choices, command);
      AciesTaken          taken = taken_by (group, command);
      AciesOverviewRow   *row = find_row (rows, group, command, taken);

      if (row == NULL)
        {
          row = add_row (rows, group, command, taken);
          row->title = dup_title (choices, state, group, command);
        }
      add_name (row, dup_target (state, group, command));
    }
  for (guint i = 0; i < rows->len; i++)
    {
      AciesOverviewRow *row = rows->pdata[i];

      row->text = dup_targets (row);
    }
}

/* --- what is not ---------------------------------------------------------------------------- */

/* Returns: (transfer full): @reason, in which %NAMES replaces @name at the beginning */
static char *
dup_pattern (const char *reason,
             const char *name)
{
  return g_str_has_prefix (reason, name) ? g_strconcat (NAMES, reason + strlen (name), NULL) : g_strdup (reason);
}

/* Units and cards with the same reason are one row.
 * @name: (transfer full): a unit, card or unit type
 * @reason: (transfer full) (nullable): why not; %NULL adds nothing */
static void
add_refusal (GPtrArray          *rows,
             const AciesState   *state,
             guint               rank,
             const AciesCommand *command,
             AciesTaken          taken,
             char               *name,
             char               *reason)
{
  g_autofree char  *own_name = name;
  g_autofree char  *own_reason = reason;
  g_autofree char  *question = acies_state_describe (state);
  g_autofree char  *pattern = reason != NULL ? dup_pattern (reason, name) : NULL;
  AciesOverviewRow *row = NULL;

  if (reason == NULL)
    return;
  if (strstr (reason, question) != NULL)
    rank = RANK_STEP;
  for (guint i = 0; i < rows->len && row == NULL; i++)
    {
      AciesOverviewRow *other = rows->pdata[i];

      if (other->group == ACIES_OVERVIEW_NOT_NOW && other->rank == rank && g_str_equal (other->text, pattern))
        row = other;
    }
  if (row == NULL)
    {
      row = add_row (rows, ACIES_OVERVIEW_NOT_NOW, command, taken);
      row->rank = rank;
      row->text = g_steal_pointer (&pattern);
    }
  add_name (row, g_steal_pointer (&own_name));
}

/* A reason that begins with the names needs no title beside it. */
static void
finish_refusal (AciesOverviewRow *row)
{
  g_autofree char *names = dup_names (row->names);

  if (g_str_has_prefix (row->text, NAMES))
    {
      row->title = g_strconcat (names, row->text + strlen (NAMES), NULL);
      g_clear_pointer (&row->text, g_free);
    }
  else
    {
      row->title = g_steal_pointer (&names);
    }
}

static gboolean
acts (const AciesChoices *choices,
      const AciesState   *state,
      AciesUnitId         unit,
      gboolean            attacks)
{
  for (guint i = 0; i < choices->commands->len; i++)
    {
      const AciesCommand *command = &g_array_index (choices->commands, AciesCommand, i);

      if (command->hex == state->units[unit].hex && acies_command_unit (command, state) == unit && (!attacks || command->kind == ACIES_COMMAND_ATTACK))
        return TRUE;
    }

  return FALSE;
}

/* Returns whether @unit does not attack, but could attack an enemy from its hex. @command: (out): the attack */
static gboolean
find_wish_to_attack (const AciesChoices *choices,
                     const AciesState   *state,
                     AciesUnitId         unit,
                     AciesCommand       *command)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (AciesTarget));
  AciesHex hex = state->units[unit].hex;

  if (!acies_command_check_known (ACIES_COMMAND_ATTACK, state, NULL) || acts (choices, state, unit, TRUE))
    return FALSE;
  acies_unit_list_targets (state, unit, hex, targets);
  if (targets->len == 0)
    return FALSE;
  *command = acies_command_on_hexes (ACIES_COMMAND_ATTACK, hex, state->units[g_array_index (targets, AciesTarget, 0).unit].hex);
  if (acies_state_unit_at (state, hex) != unit)
    command->type = state->units[unit].type;

  return TRUE;
}

/* Without an enemy to attack, a click on the unit finds what the player likely wants, and why it is refused. */
static void
add_refused_unit (GPtrArray          *rows,
                  const AciesChoices *choices,
                  const AciesState   *state,
                  AciesUnitId         unit)
{
  AciesTaken   taken = { state->units[unit].hex, ACIES_NO_ID, ACIES_NO_ID };
  AciesClick   click = { ACIES_CLICK_IDLE };
  AciesCommand attack;
  gboolean     may_act = acts (choices, state, unit, FALSE);
  gboolean     wishes = (!may_act || acies_command_check_asked (ACIES_COMMAND_ATTACK, state, NULL)) &&
                    find_wish_to_attack (choices, state, unit, &attack);

  if (!wishes && !may_act && acies_state_unit_at (state, taken.hex) == unit)
    click = acies_choices_click (choices, state, ACIES_TAKEN_NOTHING, taken.hex);
  if (wishes)
    add_refusal (rows, state, RANK_TARGET, &attack, taken, acies_unit_label (state, unit), acies_command_dup_refusal (&attack, state));
  else if (click.kind == ACIES_CLICK_REFUSED)
    add_refusal (rows, state, RANK_UNIT, &click.command, taken, acies_unit_label (state, unit), acies_command_dup_refusal (&click.command, state));
}

static void
add_refused_units (GPtrArray          *rows,
                   const AciesChoices *choices,
                   const AciesState   *state)
{
  AciesSide side = acies_choices_decider (state);

  if (choices->covered && acies_choices_may_tell_units (state))
    return;
  for (AciesHex hex = acies_board_next (state->board, ACIES_NO_HEX); hex != ACIES_NO_HEX; hex = acies_board_next (state->board, hex))
    {
      AciesUnitId ids[ACIES_MAX_LAYERS];
      guint       n = acies_stack_list (state, hex, ids);

      for (guint i = 0; i < n; i++)
        if (state->units[ids[i]].side == side)
          add_refused_unit (rows, choices, state, ids[i]);
    }
}

static void
add_refused_cards (GPtrArray          *rows,
                   const AciesChoices *choices,
                   const AciesState   *state,
                   AciesSide           hand)
{
  AciesCommandKind use = acies_choices_has (choices, ACIES_COMMAND_PUT_BACK) ? ACIES_COMMAND_PUT_BACK : ACIES_COMMAND_PLAY;

  for (guint i = 0; hand == acies_choices_decider (state) && i < state->ruleset->n_cards; i++)
    {
      AciesCommand command = acies_command_with_id (use, (AciesId) i);
      AciesTaken   taken = { ACIES_NO_HEX, (AciesId) i, ACIES_NO_ID };

      if (state->cards[hand][ACIES_ZONE_HAND][i] > 0)
        add_refusal (rows, state, RANK_CARD, &command, taken, g_strdup (state->ruleset->cards[i].name),
                     acies_choices_dup_card_refusal (choices, state, use, (AciesId) i));
    }
}

static void
add_refused_reserve (GPtrArray          *rows,
                     const AciesChoices *choices,
                     const AciesState   *state)
{
  const AciesCommand *other = acies_choices_find_verb (choices, ACIES_VERB_RESERVE);
  AciesId             types[ACIES_MAX_UNIT_TYPES];
  guint               n = other != NULL ? acies_choices_list_waiting (choices, state, types) : 0;

  for (guint i = 0; i < n; i++)
    {
      AciesCommand command = *other;
      AciesTaken   taken = { ACIES_NO_HEX, types[i], ACIES_NO_ID, TRUE };

      command.id = types[i];
      add_refusal (rows, state, RANK_RESERVE, &command, taken, g_strdup (state->ruleset->unit_types[types[i]].name),
                   acies_choices_dup_waiting_refusal (choices, state, types[i]));
    }
}

static int
compare_rows (gconstpointer a,
              gconstpointer b)
{
  const AciesOverviewRow *const *x = a;
  const AciesOverviewRow *const *y = b;

  return (*x)->group != (*y)->group ? (int) (*x)->group - (int) (*y)->group : (int) (*x)->rank - (int) (*y)->rank;
}

GPtrArray *
acies_overview_new (const AciesChoices *choices,
                    const AciesState   *state,
                    AciesSide           hand)
{
  GPtrArray *rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);

  g_return_val_if_fail (choices != NULL && state != NULL, rows);

  if (choices->waits || state->outcome.reason != ACIES_END_NOT_YET || acies_state_awaits_chance (state))
    return rows;
  add_possible (rows, choices, state);
  add_refused_units (rows, choices, state);
  add_refused_cards (rows, choices, state, hand);
  add_refused_reserve (rows, choices, state);
  for (guint i = 0; i < rows->len; i++)
    {
      AciesOverviewRow *row = rows->pdata[i];

      if (row->group == ACIES_OVERVIEW_NOT_NOW)
        finish_refusal (row);
    }
  g_ptr_array_sort (rows, compare_rows); /* is stable */

  return rows;
}
