/* engine.c - may a command be given, which may, and what comes of one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/engine.h"

#include "engine/board/texts.h"
#include "engine/core/tracker.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- may it be given? ------------------------------------------------------------------------ */

/* The type of the only unit on the main one that @self can be about. If the rules allow none of several, that of the first,
 * so that the refusal is about a unit there. */
static AciesId
find_type_above (const AciesCommand *self,
                 const AciesState   *state)
{
  AciesUnitId  ids[ACIES_MAX_LAYERS];
  guint        n = acies_board_contains (state->board, self->hex) ? acies_stack_list (state, self->hex, ids) : 0;
  AciesCommand named = *self;
  AciesId      type = ACIES_NO_ID;

  for (guint i = 1; i < n; i++)
    {
      named.type = state->units[ids[i]].type;
      if (n > 2 && !acies_command_check (&named, state, NULL))
        continue;
      if (type != ACIES_NO_ID)
        return ACIES_NO_ID;
      type = named.type;
    }

  return type == ACIES_NO_ID && n > 1 ? state->units[ids[1]].type : type;
}

void
acies_command_normalize (AciesCommand     *self,
                         const AciesState *state)
{
  const AciesVerb     *verb = acies_command_verb (self->kind, state->ruleset->procs);
  AciesUnitId          unit = self->type != ACIES_NO_ID ? acies_state_unit_at (state, self->hex) : ACIES_NO_UNIT;
  const AciesDecision *asked = &state->decision;
  AciesDice           *dice = &self->dice;

  if (self->kind >= ACIES_FIRST_TRACKER_COMMAND)
    return;
  if (unit != ACIES_NO_UNIT && state->units[unit].type == self->type)
    self->type = ACIES_NO_ID;
  else if (verb != NULL && verb->above_main && self->type == ACIES_NO_ID)
    self->type = find_type_above (self, state);
  if (self->kind != ACIES_COMMAND_DICE || asked->kind != ACIES_DECISION_DICE || dice->n != asked->n_dice)
    return;

  /* Each die that is asked for takes the first of its kind among those that are left. */
  for (guint i = 0; i < dice->n; i++)
    {
      guint  from = i;
      guint8 face;

      while (from < dice->n && dice->types[from] != asked->dice[i])
        from++;
      if (from == dice->n)
        return;
      face = dice->faces[from];
      memmove (dice->faces + i + 1, dice->faces + i, (from - i) * sizeof dice->faces[0]);
      memmove (dice->types + i + 1, dice->types + i, (from - i) * sizeof dice->types[0]);
      dice->faces[i] = face;
      dice->types[i] = asked->dice[i];
    }
}

/* The statement that asks for the dice, or the one that says which faces they have. */
static const char *
find_dice_rule (const AciesState *state)
{
  const AciesProcs    *procs = state->ruleset->procs;
  const AciesQuestion *question = &procs->questions[ACIES_DECISION_DICE];

  return question->find_rule != NULL ? question->find_rule (state) : procs->rules.dice;
}

static gboolean
check_dice (const AciesDice  *dice,
            const AciesState *state,
            GError          **error)
{
  if (dice->n != state->decision.n_dice)
    return acies_refuse_not_asked (error, find_dice_rule (state),
                                   /* Translators: how many dice are asked for, and how many were given */
                                   g_dngettext (GETTEXT_PACKAGE, "This roll needs %1$u die, not %2$u",
                                                "This roll needs %1$u dice, not %2$u", state->decision.n_dice),
                                   state->decision.n_dice, dice->n);
  for (guint i = 0; i < dice->n; i++)
    {
      const AciesDieType *asked = &state->ruleset->die_types[state->decision.dice[i]];
      g_autofree char    *faces = NULL;

      if (dice->types[i] != state->decision.dice[i])
        /* Translators: the place of a die in the roll, and a kind of die */
        return acies_refuse_not_asked (error, find_dice_rule (state), _ ("Die %1$u is of the wrong type; expected “%2$s”"), i + 1, asked->name);
      if (dice->faces[i] > 0 && dice->faces[i] <= asked->n_faces && acies_die_same_face (asked, dice->faces[i]) == dice->faces[i])
        continue;
      faces = acies_die_dup_faces (asked);

      /* Translators: the place of a die in the roll, and a list of faces */
      return acies_refuse_not_asked (error, find_dice_rule (state), _ ("Die %1$u has only these faces: %2$s"), i + 1, faces);
    }

  return TRUE;
}

/* Commands come from files and keyboards too: what they name must exist. */
static gboolean
check_hex (AciesHex          hex,
           const AciesState *state,
           GError          **error)
{
  AciesHexName name;

  if (hex == ACIES_NO_HEX || acies_board_contains (state->board, hex))
    return TRUE;
  acies_hex_name (hex, name);
  if (state->mode == ACIES_MODE_EDIT)
    return acies_refuse_limit (error, _ ("%s is not on the board"), name);

  return acies_refuse (error, state->ruleset->procs->rules.board, _ ("%s is not on the board"), name);
}

/* Where a unit is named it must stand there, and where several lie on the main one it must be named. */
static gboolean
check_unit (const AciesCommand *self,
            const AciesState   *state,
            GError            **error)
{
  const AciesVerb *verb = acies_command_verb (self->kind, state->ruleset->procs);
  AciesUnitId      ids[ACIES_MAX_LAYERS];
  gboolean         several = self->type == ACIES_NO_ID && verb != NULL && verb->above_main && acies_stack_list (state, self->hex, ids) > 2;
  AciesHexName     name;
  g_autofree char *there = NULL;
  g_autofree char *why = NULL;

  if (!several && (self->type == ACIES_NO_ID || acies_command_unit (self, state) != ACIES_NO_UNIT))
    return TRUE;
  if (error == NULL)
    return FALSE;
  there = acies_stack_dup_names (state, self->hex);
  acies_hex_name (self->hex, name);
  if (several)
    /* Translators: a hex or square, and the units there: “E3 holds Red Centre, Plain with Legion Die and Commander Die” */
    return acies_refuse (error, acies_question_rule (state), _ ("%1$s holds several units (%2$s): name the one you mean"), name, there);
  if (there == NULL)
    why = g_strdup_printf (_ ("There is no unit on %s"), name);
  else
    /* Translators: a hex, the units that stand there, the unit that was asked for */
    why = g_strdup_printf (_ ("%1$s holds %2$s, but no %3$s"), name, there, state->ruleset->unit_types[self->type].name);
  if (state->mode == ACIES_MODE_EDIT)
    return acies_refuse_limit (error, "%s", why);

  return acies_refuse (error, state->ruleset->procs->rules.board, "%s", why);
}

/* A game at a table knows only trackers, and nothing else has them. */
static gboolean
check_table (const AciesCommand *self,
             const AciesState   *state,
             GError            **error)
{
  const char *rule = state->ruleset->procs->rules.setup;

  if (state->mode != ACIES_MODE_TABLE)
    return acies_refuse_not_asked (error, rule, _ ("Only a game at a table has trackers"));

  return self->kind >= ACIES_FIRST_TRACKER_COMMAND ? acies_tracker_check (self, state, error)
                                                   : acies_refuse_not_asked (error, rule, _ ("In a game at a table, only the trackers can be changed"));
}

gboolean
acies_command_check (const AciesCommand *self,
                     const AciesState   *state,
                     GError            **error)
{
  const AciesCommandProcs *procs;
  const char              *setup_rule = state->ruleset->procs->rules.setup;

  g_return_val_if_fail (self->kind < ACIES_N_COMMANDS, FALSE);

  if (self->kind == ACIES_COMMAND_START)
    return state->mode == ACIES_MODE_EDIT ||
           acies_refuse_not_asked (error, setup_rule, _ ("The game has already started"));
  if (state->mode == ACIES_MODE_TABLE || self->kind >= ACIES_FIRST_TRACKER_COMMAND)
    return check_table (self, state, error);
  if (!check_hex (self->hex, state, error) || !check_hex (self->to, state, error))
    return FALSE;
  if (self->kind < ACIES_N_EDIT_COMMANDS)
    return state->mode == ACIES_MODE_EDIT
               ? check_unit (self, state, error) && acies_edit_check (self, state, error)
               : acies_refuse_not_asked (error, setup_rule, _ ("A game cannot be edited while it is being played"));
  if (state->mode != ACIES_MODE_PLAY)
    return acies_refuse_not_asked (error, setup_rule, _ ("No game is being played"));
  if (!acies_question_check (state, self, error) || !check_unit (self, state, error))
    return FALSE;
  if (self->kind == ACIES_COMMAND_DICE)
    return check_dice (&self->dice, state, error);
  if (self->kind == ACIES_COMMAND_DRAW && !acies_draw_check (state, self->id, error))
    return FALSE;

  procs = &state->ruleset->procs->commands[self->kind];

  return procs->check == NULL || procs->check (self, state, error);
}

static int
compare_hexes (gconstpointer a,
               gconstpointer b,
               gpointer      data)
{
  const AciesCommand *one = a;
  const AciesCommand *other = b;

  if (one->hex != other->hex)
    return one->hex - other->hex;
  if (one->to != other->to)
    return one->to - other->to;

  return (guint8) (one->type + 1) - (guint8) (other->type + 1); /* the main unit first, of no type */
}

void
acies_command_list (const AciesState *state,
                    GArray           *list)
{
  guint first = list->len;

  if (state->mode != ACIES_MODE_PLAY || state->outcome.reason != ACIES_END_NOT_YET ||
      acies_state_awaits_chance (state))
    return;

  acies_question_list (state, list);
  /* Procedures go through the units by number, and that of a unit which lies face down could tell its
   * type. Commands on the same hexes stay in their order, which says what a click means. */
  if (state->ruleset->face_down != ACIES_NO_ID && list->len > first)
    g_qsort_with_data (&g_array_index (list, AciesCommand, first), (int) (list->len - first), sizeof (AciesCommand), compare_hexes, NULL);
}

char *
acies_question_dup_choice (const AciesState   *state,
                           const AciesCommand *command)
{
  const AciesVerb *verb = acies_command_verb (command->kind, state->ruleset->procs);

  if (verb == NULL || verb->shape != ACIES_VERB_CHOICE || !acies_command_check (command, state, NULL))
    return NULL;

  return verb->describe (state, command->number);
}

/* --- commands and games ---------------------------------------------------------------------- */

/* Builds for debugging look at each position: what broke it is found where it was done. */
static void
assert_ok (const AciesState *state)
{
#ifdef ACIES_CHECKS_STATES
  const char *why = NULL;

  if (!acies_state_is_ok (state, &why))
    g_error ("The position is broken: %s", why);
#endif
}

gboolean
acies_engine_apply (AciesState         *state,
                    const AciesCommand *command,
                    GArray             *events,
                    GError            **error)
{
  AciesResolver resolver = { state, state, events };

  g_return_val_if_fail (state != NULL && command != NULL, FALSE);

  if (!acies_command_check (command, state, error))
    return FALSE;

  if (command->kind == ACIES_COMMAND_DICE)
    {
      acies_resolver_lay_dice (&resolver, &command->dice);
      acies_resolver_answered (&resolver);
    }
  else if (command->kind < ACIES_N_EDIT_COMMANDS)
    acies_edit_resolve (command, &resolver);
  else if (command->kind >= ACIES_FIRST_TRACKER_COMMAND)
    acies_tracker_resolve (command, &resolver);
  else
    state->ruleset->procs->commands[command->kind].resolve (command, &resolver);
  acies_resolver_run (&resolver);
  assert_ok (state);

  return TRUE;
}

void
acies_engine_revert (AciesState   *state,
                     const GArray *events)
{
  for (guint i = events->len; i > 0; i--)
    acies_event_apply (&g_array_index (events, AciesEvent, i - 1), state, TRUE);
  assert_ok (state);
}

void
acies_engine_replay (AciesState   *state,
                     const GArray *events)
{
  for (guint i = 0; i < events->len; i++)
    acies_event_apply (&g_array_index (events, AciesEvent, i), state, FALSE);
  assert_ok (state);
}

AciesState *
acies_engine_new_game (const AciesState *scenario,
                       GArray           *events)
{
  AciesState  *game;
  AciesCommand start = ACIES_COMMAND_INIT (ACIES_COMMAND_START);
  AciesUnitId  ids[ACIES_MAX_UNITS];

  g_return_val_if_fail (scenario->mode == ACIES_MODE_EDIT, NULL);

  game = acies_state_copy (scenario);
  game->n_units = (guint8) acies_state_list_units (scenario, ids);
  for (guint i = 0; i < game->n_units; i++)
    game->units[i] = scenario->units[ids[i]];
  for (guint i = game->n_units; i < scenario->n_units; i++)
    game->units[i] = acies_unit_absent ();
  if (!acies_engine_apply (game, &start, events, NULL))
    g_assert_not_reached ();

  return game;
}
