/* command.c - what every ruleset shares: values, whose turn to speak, dice
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/command.h"

#include "engine/draw.h"
#include "engine/edit.h"
#include "engine/error.h"
#include "engine/procs.h"
#include "engine/stack.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static gboolean
is_verb (AciesCommandKind kind)
{
  return kind >= ACIES_COMMAND_VERB && kind < ACIES_COMMAND_VERB + ACIES_MAX_VERBS;
}

const AciesVerb *
acies_command_verb (AciesCommandKind  kind,
                    const AciesProcs *procs)
{
  return is_verb (kind) ? procs->verbs[kind - ACIES_COMMAND_VERB] : NULL;
}

AciesCommand
acies_command_on_hex (AciesCommandKind kind,
                      AciesHex         hex)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  command.hex = hex;

  return command;
}

AciesCommand
acies_command_on_hexes (AciesCommandKind kind,
                        AciesHex         hex,
                        AciesHex         to)
{
  AciesCommand command = acies_command_on_hex (kind, hex);

  command.to = to;

  return command;
}

AciesCommand
acies_command_with_id (AciesCommandKind kind,
                       AciesId          id)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  command.id = id;

  return command;
}

AciesCommand
acies_command_with_number (AciesCommandKind kind,
                           int              number)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  command.number = (gint16) number;

  return command;
}

AciesUnitId
acies_command_unit (const AciesCommand *self,
                    const AciesState   *state)
{
  return self->type != ACIES_NO_ID ? acies_stack_of_type (state, self->hex, self->type) : acies_state_unit_at (state, self->hex);
}

void
acies_command_set_unit (AciesCommand     *self,
                        const AciesState *state,
                        AciesUnitId       unit)
{
  self->hex = state->units[unit].hex;
  self->type = state->ruleset->n_layers == 1 || acies_state_unit_at (state, self->hex) == unit ? ACIES_NO_ID : state->units[unit].type;
}

AciesCommand
acies_command_on_unit (AciesCommandKind  kind,
                       const AciesState *state,
                       AciesUnitId       unit)
{
  AciesCommand command = ACIES_COMMAND_INIT (kind);

  acies_command_set_unit (&command, state, unit);

  return command;
}

AciesCommand
acies_command_copy (const AciesCommand *self)
{
  AciesCommand copy = *self;

  copy.text = g_strdup (self->text);
  if (self->scenario != NULL)
    copy.scenario = acies_state_copy (self->scenario);

  return copy;
}

void
acies_command_clear (AciesCommand *self)
{
  g_clear_pointer (&self->text, g_free);
  g_clear_pointer (&self->scenario, acies_state_free);
}

static gboolean
is_same_scenario (const AciesState *a,
                  const AciesState *b)
{
  return a == b || (a != NULL && b != NULL && a->ruleset == b->ruleset && acies_state_equal (a, b));
}

gboolean
acies_command_equal (const AciesCommand *a,
                     const AciesCommand *b)
{
  return a->kind == b->kind && a->hex == b->hex && a->to == b->to && a->via == b->via && a->side == b->side &&
         a->id == b->id && a->type == b->type && a->number == b->number && a->number2 == b->number2 &&
         a->dice.n == b->dice.n && memcmp (a->dice.faces, b->dice.faces, a->dice.n) == 0 && memcmp (a->dice.types, b->dice.types, a->dice.n) == 0 &&
         g_strcmp0 (a->text, b->text) == 0 && is_same_scenario (a->scenario, b->scenario);
}

/* As many as there are in most positions, so that lists rarely have to move. */
#define USUAL_COMMANDS 64

GArray *
acies_commands_new (void)
{
  GArray *commands = g_array_sized_new (FALSE, FALSE, sizeof (AciesCommand), USUAL_COMMANDS);

  g_array_set_clear_func (commands, (GDestroyNotify) acies_command_clear);

  return commands;
}

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

/* Each die that is asked for takes the first of its kind among those that are left. */
static void
sort_dice (AciesDice           *dice,
           const AciesDecision *asked)
{
  if (asked->kind != ACIES_DECISION_DICE || dice->n != asked->n_dice)
    return;
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

void
acies_command_normalize (AciesCommand     *self,
                         const AciesState *state)
{
  const AciesVerb *verb = acies_command_verb (self->kind, state->ruleset->procs);
  AciesUnitId      unit = self->type != ACIES_NO_ID ? acies_state_unit_at (state, self->hex) : ACIES_NO_UNIT;

  if (unit != ACIES_NO_UNIT && state->units[unit].type == self->type)
    self->type = ACIES_NO_ID;
  else if (verb != NULL && verb->above_main && self->type == ACIES_NO_ID)
    self->type = find_type_above (self, state);
  if (self->kind == ACIES_COMMAND_DICE)
    sort_dice (&self->dice, &state->decision);
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
check_die (const AciesDice  *dice,
           guint             i,
           const AciesState *state,
           GError          **error)
{
  const AciesDieType *asked = &state->ruleset->die_types[state->decision.dice[i]];
  g_autofree char    *faces = NULL;

  if (dice->types[i] != state->decision.dice[i])
    /* Translators: the place of a die in the roll, and a kind of die */
    return acies_refuse_not_asked (error, find_dice_rule (state), _ ("Die %1$u is of the wrong type; expected “%2$s”"), i + 1, asked->name);
  if (dice->faces[i] > 0 && dice->faces[i] <= asked->n_faces && acies_die_same_face (asked, dice->faces[i]) == dice->faces[i])
    return TRUE;
  faces = acies_die_dup_faces (asked);

  /* Translators: the place of a die in the roll, and a list of faces */
  return acies_refuse_not_asked (error, find_dice_rule (state), _ ("Die %1$u has only these faces: %2$s"), i + 1, faces);
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
      if (!check_die (dice, i, state, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
acies_command_check_known (AciesCommandKind  kind,
                           const AciesState *state,
                           GError          **error)
{
  const AciesProcs *procs = state->ruleset->procs;

  if (procs->commands[kind].resolve != NULL || kind == ACIES_COMMAND_DICE)
    return TRUE;

  if (error != NULL)
    {
      g_autofree char *step = acies_state_describe (state);

      /* Translators: a game, a command that it does not have, and what the game waits for */
      acies_refuse_not_asked (error, procs->rules.order, _ ("%1$s has no command “%2$s”; current step: %3$s"), state->ruleset->name, acies_command_name (kind, procs), step);
    }

  return FALSE;
}

/* "done" and "pass" are easily mistaken for each other: the refusal of one names the other. */
static gboolean
refuse_answer (const AciesCommand *self,
               const AciesState   *state,
               GError            **error)
{
  const AciesProcs *procs = state->ruleset->procs;
  const char       *name = acies_command_name (self->kind, procs);
  const char       *rule = acies_question_rule (state);
  const char       *end = acies_question_end (state);
  AciesCommandKind  other = self->kind == ACIES_COMMAND_PASS ? ACIES_COMMAND_DONE : ACIES_COMMAND_PASS;
  g_autofree char  *question = acies_state_describe (state);
  g_autofree char  *why = procs->describe_not_asked != NULL ? procs->describe_not_asked (state, self, &rule) : NULL;

  if (why != NULL)
    return acies_refuse_not_asked (error, rule, "%s", why);
  if ((self->kind == ACIES_COMMAND_PASS || self->kind == ACIES_COMMAND_DONE) && acies_question_takes (state, other))
    {
      g_autofree char *meant = g_strjoin (" ", acies_command_name (other, procs), end, NULL);

      /* Translators: a command, the question that it does not answer, and the command that answers it: “pass”, “Rome moves”, “done moves” */
      return acies_refuse_not_asked (error, rule, _ ("“%1$s” is not possible now; current step: %2$s (use “%3$s”)"), name, question, meant);
    }

  /* Translators: a command, and a sentence that says what is asked */
  return acies_refuse_not_asked (error, rule, _ ("“%1$s” is not possible now; current step: %2$s"), name, question);
}

/* While the engine waits for an answer, only that answer is heard. */
static gboolean
check_asked (const AciesCommand *self,
             const AciesState   *state,
             GError            **error)
{
  const AciesProcs *procs = state->ruleset->procs;
  AciesCommandKind  kind = self->kind;

  if (state->outcome.reason != ACIES_END_NOT_YET)
    return acies_refuse_not_asked (error, procs->rules.end, _ ("The game is over"));
  if (!acies_command_check_known (kind, state, error))
    return FALSE;
  if (state->decision.kind == ACIES_DECISION_DICE && kind != ACIES_COMMAND_DICE)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("Roll the dice first"));
  if (state->decision.kind == ACIES_DECISION_DRAW && kind != ACIES_COMMAND_DRAW)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("Draw a card first"));
  if (state->decision.kind != ACIES_DECISION_DICE && kind == ACIES_COMMAND_DICE)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("There are no dice to roll now"));
  if (state->decision.kind != ACIES_DECISION_DRAW && kind == ACIES_COMMAND_DRAW)
    return acies_refuse_not_asked (error, acies_question_rule (state), _ ("There is no card to draw now"));

  return kind == ACIES_COMMAND_DICE || acies_question_takes (state, kind) || (error != NULL && refuse_answer (self, state, error));
}

gboolean
acies_command_check_asked (AciesCommandKind  kind,
                           const AciesState *state,
                           GError          **error)
{
  AciesCommand command = acies_command (kind);

  return check_asked (&command, state, error);
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

static gboolean
refuse_several (const AciesCommand *self,
                const AciesState   *state,
                GError            **error)
{
  g_autofree char *there = acies_stack_dup_names (state, self->hex);
  AciesHexName     name;

  /* Translators: a hex or square, and the units there: “E3 holds Red Centre, Plain with Legion Die and Commander Die” */
  return acies_refuse (error, acies_question_rule (state), _ ("%1$s holds several units (%2$s): name the one you mean"), acies_hex_name (self->hex, name), there);
}

static gboolean
refuse_unit (const AciesCommand *self,
             const AciesState   *state,
             GError            **error)
{
  g_autofree char *there = acies_stack_dup_names (state, self->hex);
  AciesHexName     name;
  g_autofree char *why = NULL;

  acies_hex_name (self->hex, name);
  if (there == NULL)
    why = g_strdup_printf (_ ("There is no unit on %s"), name);
  else
    /* Translators: a hex, the units that stand there, the unit that was asked for */
    why = g_strdup_printf (_ ("%1$s holds %2$s, but no %3$s"), name, there, state->ruleset->unit_types[self->type].name);
  if (state->mode == ACIES_MODE_EDIT)
    return acies_refuse_limit (error, "%s", why);

  return acies_refuse (error, state->ruleset->procs->rules.board, "%s", why);
}

/* Where a unit is named it must stand there. */
static gboolean
check_unit (const AciesCommand *self,
            const AciesState   *state,
            GError            **error)
{
  const AciesVerb *verb = acies_command_verb (self->kind, state->ruleset->procs);
  AciesUnitId      ids[ACIES_MAX_LAYERS];

  if (self->type == ACIES_NO_ID && verb != NULL && verb->above_main && acies_stack_list (state, self->hex, ids) > 2)
    return error != NULL ? refuse_several (self, state, error) : FALSE;
  if (self->type == ACIES_NO_ID || acies_command_unit (self, state) != ACIES_NO_UNIT)
    return TRUE;

  return error != NULL ? refuse_unit (self, state, error) : FALSE;
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
  if (!check_hex (self->hex, state, error) || !check_hex (self->to, state, error))
    return FALSE;
  if (self->kind < ACIES_N_EDIT_COMMANDS)
    return state->mode == ACIES_MODE_EDIT
               ? check_unit (self, state, error) && acies_edit_check (self, state, error)
               : acies_refuse_not_asked (error, setup_rule, _ ("A game cannot be edited while it is being played"));
  if (state->mode != ACIES_MODE_PLAY)
    return acies_refuse_not_asked (error, setup_rule, _ ("No game is being played"));
  if (!check_asked (self, state, error) || !check_unit (self, state, error))
    return FALSE;
  if (self->kind == ACIES_COMMAND_DICE)
    return check_dice (&self->dice, state, error);
  if (self->kind == ACIES_COMMAND_DRAW && !acies_draw_check (state, self->id, error))
    return FALSE;

  procs = &state->ruleset->procs->commands[self->kind];

  return procs->check == NULL || procs->check (self, state, error);
}

void
acies_command_resolve (const AciesCommand *self,
                       AciesResolver      *resolver)
{
  if (self->kind == ACIES_COMMAND_DICE)
    {
      acies_resolver_lay_dice (resolver, &self->dice);
      acies_resolver_answered (resolver);
    }
  else if (self->kind < ACIES_N_EDIT_COMMANDS)
    acies_edit_resolve (self, resolver);
  else
    resolver->state->ruleset->procs->commands[self->kind].resolve (self, resolver);
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

/* Procedures go through the units by number, and that of a unit which lies face down could tell its
 * type. Commands on the same hexes stay in their order, which says what a click means. */
static void
sort_by_hex (GArray *list,
             guint   first)
{
  if (list->len > first)
    g_qsort_with_data (&g_array_index (list, AciesCommand, first), (int) (list->len - first), sizeof (AciesCommand), compare_hexes, NULL);
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
  if (state->ruleset->face_down != ACIES_NO_ID)
    sort_by_hex (list, first);
}
