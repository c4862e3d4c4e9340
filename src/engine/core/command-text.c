/* command-text.c - commands as values, and as readable lines
 *
 * One table says which words each kind takes; parsing and printing walk it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/core/command.h"

#include "engine/core/lesson.h"
#include "engine/core/procs.h"
#include "engine/core/tracker.h"
#include "engine/core/units.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* --- values ---------------------------------------------------------------------------------- */

const AciesVerb *
acies_command_verb (AciesCommandKind  kind,
                    const AciesProcs *procs)
{
  return kind >= ACIES_COMMAND_VERB && kind < ACIES_COMMAND_VERB + ACIES_MAX_VERBS ? procs->verbs[kind - ACIES_COMMAND_VERB] : NULL;
}

AciesCommand
acies_command_of_side (AciesCommandKind kind,
                       AciesSide        side,
                       guint            id,
                       guint            number)
{
  AciesCommand command = acies_command (kind);

  command.side = side;
  command.id = (AciesId) id;
  command.number = (gint16) number;

  return command;
}

AciesCommand
acies_command_with_number (AciesCommandKind kind,
                           int              number)
{
  AciesCommand command = acies_command (kind);

  command.number = (gint16) number;

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

gboolean
acies_command_equal (const AciesCommand *a,
                     const AciesCommand *b)
{
  return a->kind == b->kind && a->hex == b->hex && a->to == b->to && a->via == b->via && a->side == b->side &&
         a->id == b->id && a->type == b->type && a->number == b->number && a->number2 == b->number2 &&
         a->dice.n == b->dice.n && memcmp (a->dice.faces, b->dice.faces, a->dice.n) == 0 && memcmp (a->dice.types, b->dice.types, a->dice.n) == 0 &&
         g_strcmp0 (a->text, b->text) == 0 &&
         (a->scenario == b->scenario ||
          (a->scenario != NULL && b->scenario != NULL && a->scenario->ruleset == b->scenario->ruleset && acies_state_equal (a->scenario, b->scenario)));
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

/* --- lines ----------------------------------------------------------------------------------- */

G_DEFINE_QUARK (acies - command - error - quark, acies_command_error)

typedef enum
{
  WORD_END,
  WORD_HEX,
  WORD_TO,
  WORD_VIA,
  WORD_SIDE,
  WORD_OWNER, /* a side, or what is in common */
  WORD_PHASE, /* one a scenario may begin with */
  WORD_TERRAIN,
  WORD_TYPE,
  WORD_UNIT, /* which unit on the first hex, by its type; only where several may stand there */
  WORD_MARK,
  WORD_PROPERTY,
  WORD_PROPERTY_VALUE, /* of the property named before it */
  WORD_CARD,
  WORD_RESOURCE,
  WORD_SWITCH,
  WORD_VALUE, /* of the switch named before it */
  WORD_NUMBER,
  WORD_NUMBER2,
  WORD_CHOICE, /* number of a thing that the question is about */
  WORD_TEXT_KIND,
  WORD_REST,   /* all that follows, as it stands */
  WORD_CHANGE, /* a number with its sign */
  WORD_REASON,
  WORD_STEP,
  WORD_DECK,
  WORD_ZONE,
  WORD_FROM, /* the zone of an open card, which may have copies elsewhere */
  WORD_SECONDS,
  WORD_RUNNING, /* the side whose clock runs */
  WORD_AGAINST, /* the type of the attacked unit */
  WORD_DICE,    /* one face or more, with the kind of the die before it where there are several: "red:sword" */

  WORD_OPTIONAL = 1 << 7, /* may be left out; of a number that is as 0 */
} Word;

typedef struct
{
  const char *name;
  const char *usage;
  Word        words[4];
  const char *stacked; /* usage with the word for the unit, where there is one */
} Syntax;

/* clang-format off */
static const Syntax syntaxes[ACIES_N_COMMANDS] = {
  [ACIES_COMMAND_PAINT]     = { "paint",     "TERRAIN HEX",        { WORD_TERRAIN, WORD_HEX } },
  [ACIES_COMMAND_PLACE]     = { "place",     "TYPE HEX FIGURES [SIDE]", { WORD_TYPE, WORD_HEX, WORD_NUMBER, WORD_OPTIONAL | WORD_SIDE } },
  [ACIES_COMMAND_REMOVE]    = { "remove",    "HEX",                { WORD_HEX, WORD_OPTIONAL | WORD_UNIT }, "HEX [UNIT]" },
  [ACIES_COMMAND_SHIFT]     = { "shift",     "HEX HEX",            { WORD_HEX, WORD_TO, WORD_OPTIONAL | WORD_UNIT }, "HEX HEX [UNIT]" },
  [ACIES_COMMAND_FIGURES]   = { "figures",   "HEX FIGURES",        { WORD_HEX, WORD_NUMBER, WORD_OPTIONAL | WORD_UNIT }, "HEX FIGURES [UNIT]" },
  [ACIES_COMMAND_MARK]      = { "mark",      "MARK HEX 0|1",       { WORD_MARK, WORD_HEX, WORD_NUMBER, WORD_OPTIONAL | WORD_UNIT }, "MARK HEX 0|1 [UNIT]" },
  [ACIES_COMMAND_PROPERTY]  = { "property",  "PROPERTY HEX VALUE", { WORD_PROPERTY, WORD_HEX, WORD_PROPERTY_VALUE, WORD_OPTIONAL | WORD_UNIT }, "PROPERTY HEX VALUE [UNIT]" },
  [ACIES_COMMAND_RESERVE]   = { "reserve",   "TYPE UNITS [FIGURES] [SIDE]", { WORD_TYPE, WORD_NUMBER, WORD_OPTIONAL | WORD_NUMBER2, WORD_OPTIONAL | WORD_SIDE } },
  [ACIES_COMMAND_CARDS]     = { "cards",     "SIDE|common CARD COPIES", { WORD_OWNER, WORD_CARD, WORD_NUMBER } },
  [ACIES_COMMAND_HAND]      = { "hand",      "SIDE CARD COPIES",   { WORD_SIDE, WORD_CARD, WORD_NUMBER } },
  [ACIES_COMMAND_DISCARD]   = { "discard",   "SIDE|common CARD COPIES", { WORD_OWNER, WORD_CARD, WORD_NUMBER } },
  [ACIES_COMMAND_MORALE]    = { "morale",    "SIDE MORALE",        { WORD_SIDE, WORD_NUMBER } },
  [ACIES_COMMAND_HAND_SIZE] = { "hand-size", "SIDE CARDS",         { WORD_SIDE, WORD_NUMBER } },
  [ACIES_COMMAND_ACTIONS]   = { "actions",   "SIDE ACTIONS",       { WORD_SIDE, WORD_NUMBER } },
  [ACIES_COMMAND_SPENT]     = { "spent",     "SIDE ACTIONS",       { WORD_SIDE, WORD_NUMBER } },
  [ACIES_COMMAND_RESOURCE]  = { "resource",  "SIDE RESOURCE NUMBER", { WORD_SIDE, WORD_RESOURCE, WORD_NUMBER } },
  [ACIES_COMMAND_CAMP]      = { "camp",      "SIDE [HEX]",         { WORD_SIDE, WORD_OPTIONAL | WORD_HEX } },
  [ACIES_COMMAND_ENTRY]     = { "entry",     "SIDE HEX 0|1",       { WORD_SIDE, WORD_HEX, WORD_NUMBER } },
  [ACIES_COMMAND_FIRST]     = { "first",     "SIDE",               { WORD_SIDE } },
  [ACIES_COMMAND_END_ROUND] = { "end-round", "ROUND",              { WORD_NUMBER } },
  [ACIES_COMMAND_OPENING]   = { "opening",   "SIDE ROUND [PHASE]", { WORD_SIDE, WORD_NUMBER, WORD_OPTIONAL | WORD_PHASE } },
  [ACIES_COMMAND_SWITCH]    = { "switch",    "SWITCH VALUE",       { WORD_SWITCH, WORD_VALUE } },
  [ACIES_COMMAND_TEXT]      = { "text",      "KIND WORDS...",      { WORD_TEXT_KIND, WORD_REST } },
  [ACIES_COMMAND_LABEL]     = { "label",     "HEX [WORDS...]",     { WORD_HEX, WORD_OPTIONAL | WORD_REST } },
  [ACIES_COMMAND_RESIZE]    = { "resize",    "COLUMNS ROWS",       { WORD_NUMBER, WORD_NUMBER2 } },
  [ACIES_COMMAND_REPLACE]   = { "replace",   "",                   { WORD_END } },
  [ACIES_COMMAND_START]     = { "start",     "",                   { WORD_END } },
  [ACIES_COMMAND_PLAY]      = { "play",      "CARD [HEX]",         { WORD_CARD, WORD_OPTIONAL | WORD_HEX, WORD_OPTIONAL | WORD_UNIT }, "CARD [HEX [UNIT]]" },
  [ACIES_COMMAND_ORDER]     = { "order",     "HEX [HEX]",          { WORD_HEX, WORD_OPTIONAL | WORD_TO } },
  [ACIES_COMMAND_MOVE]      = { "move",      "HEX HEX",            { WORD_HEX, WORD_TO, WORD_OPTIONAL | WORD_UNIT }, "HEX HEX [UNIT]" },
  [ACIES_COMMAND_ATTACK]    = { "attack",    "HEX HEX",            { WORD_HEX, WORD_TO, WORD_OPTIONAL | WORD_UNIT }, "HEX HEX [UNIT]" },
  [ACIES_COMMAND_RETREAT]   = { "retreat",   "HEX",                { WORD_HEX } },
  [ACIES_COMMAND_PUT_BACK]  = { "put-back",  "CARD",               { WORD_CARD } },
  [ACIES_COMMAND_TAKE]      = { "take",      "CARD",               { WORD_CARD } },
  [ACIES_COMMAND_PASS]      = { "pass",      "",                   { WORD_END } },
  [ACIES_COMMAND_DONE]      = { "done",      "",                   { WORD_END } },
  [ACIES_COMMAND_YES]       = { "yes",       "",                   { WORD_END } },
  [ACIES_COMMAND_DICE]      = { "dice",      "FACE...",            { WORD_DICE } },
  [ACIES_COMMAND_DRAW]      = { "draw",      "CARD",               { WORD_CARD } },
  [ACIES_COMMAND_TRACK_NEXT]     = { "tracker next",     "",                                { WORD_END } },
  [ACIES_COMMAND_TRACK_ROUND]    = { "tracker round",    "ROUND",                           { WORD_NUMBER } },
  [ACIES_COMMAND_TRACK_TURN]     = { "tracker turn",     "SIDE [STEP]",                     { WORD_SIDE, WORD_OPTIONAL | WORD_STEP } },
  [ACIES_COMMAND_TRACK_MORALE]   = { "tracker morale",   "SIDE ±NUMBER [REASON]",           { WORD_SIDE, WORD_CHANGE, WORD_OPTIONAL | WORD_REASON } },
  [ACIES_COMMAND_TRACK_RESOURCE] = { "tracker resource", "SIDE RESOURCE ±NUMBER [REASON]",  { WORD_SIDE, WORD_RESOURCE, WORD_CHANGE, WORD_OPTIONAL | WORD_REASON } },
  [ACIES_COMMAND_TRACK_ACTIONS]  = { "tracker actions",  "SIDE ±NUMBER",                    { WORD_SIDE, WORD_CHANGE } },
  [ACIES_COMMAND_TRACK_LOSSES]   = { "tracker losses",   "SIDE TYPE ±NUMBER [REASON]",      { WORD_SIDE, WORD_TYPE, WORD_CHANGE, WORD_OPTIONAL | WORD_REASON } },
  [ACIES_COMMAND_TRACK_HAND]     = { "tracker hand",     "SIDE ±NUMBER [DECK]",             { WORD_SIDE, WORD_CHANGE, WORD_OPTIONAL | WORD_DECK } },
  [ACIES_COMMAND_TRACK_CARD]     = { "tracker card",     "SIDE CARD ZONE [ZONE]",           { WORD_SIDE, WORD_CARD, WORD_ZONE, WORD_OPTIONAL | WORD_FROM } },
  [ACIES_COMMAND_TRACK_SHUFFLE]  = { "tracker shuffle",  "SIDE [DECK]",                     { WORD_SIDE, WORD_OPTIONAL | WORD_DECK } },
  [ACIES_COMMAND_TRACK_CLOCK]    = { "tracker clock",    "SIDE SECONDS [SIDE]",             { WORD_SIDE, WORD_SECONDS, WORD_OPTIONAL | WORD_RUNNING } },
  [ACIES_COMMAND_TRACK_INCREMENT] = { "tracker increment", "SECONDS",                       { WORD_SECONDS } },
  [ACIES_COMMAND_TRACK_DICE]     = { "tracker dice",     "FACE...",                         { WORD_DICE } },
  [ACIES_COMMAND_TRACK_FIGHT]    = { "tracker fight",    "TYPE TYPE [FACE...]",             { WORD_TYPE, WORD_AGAINST, WORD_OPTIONAL | WORD_DICE } },
  [ACIES_COMMAND_TRACK_END]      = { "tracker end",      "",                                { WORD_END } },
};

/* Of a game with charges, which end beside their target. */
static const Syntax attack_via = { "attack", "HEX HEX [HEX]", { WORD_HEX, WORD_TO, WORD_OPTIONAL | WORD_VIA, WORD_OPTIONAL | WORD_UNIT }, "HEX HEX [HEX] [UNIT]" };

/* Of a verb: all but its name. */
static const Syntax shapes[ACIES_N_VERB_SHAPES] = {
  [ACIES_VERB_AT]      = { NULL, "HEX",       { WORD_HEX, WORD_OPTIONAL | WORD_UNIT }, "HEX [UNIT]" },
  [ACIES_VERB_FROM_TO] = { NULL, "HEX HEX",   { WORD_HEX, WORD_TO, WORD_OPTIONAL | WORD_UNIT }, "HEX HEX [UNIT]" },
  [ACIES_VERB_OVER]    = { NULL, "HEX [HEX]", { WORD_HEX, WORD_OPTIONAL | WORD_TO } },
  [ACIES_VERB_RESERVE] = { NULL, "TYPE HEX",  { WORD_TYPE, WORD_HEX } },
  [ACIES_VERB_BARE]    = { NULL, "",          { WORD_END } },
  [ACIES_VERB_CHOICE]  = { NULL, "NUMBER",    { WORD_CHOICE } },
};
/* clang-format on */

/* A verb that the game does not have takes no words. */
static const Syntax *
syntax_of (AciesCommandKind  kind,
           const AciesProcs *procs)
{
  const AciesVerb *verb = acies_command_verb (kind, procs);

  if (kind == ACIES_COMMAND_ATTACK && procs != NULL && procs->reach.mark_charges != NULL)
    return &attack_via;

  return verb != NULL ? &shapes[verb->shape] : &syntaxes[kind];
}

char *
acies_usage_dup_for (const char         *usage,
                     const AciesRuleset *ruleset)
{
  g_autoptr (GString) text = g_string_new (usage);

  if (ruleset->layout == ACIES_BOARD_SQUARES)
    g_string_replace (text, "HEX", "SQUARE", 0);

  return g_strdup (text->str);
}

const char *
acies_command_name (AciesCommandKind  kind,
                    const AciesProcs *procs)
{
  const AciesVerb *verb = acies_command_verb (kind, procs);

  g_return_val_if_fail (kind < ACIES_N_COMMANDS, NULL);

  return verb != NULL ? verb->name : syntaxes[kind].name;
}

const char *
acies_command_usage (AciesCommandKind  kind,
                     const AciesProcs *procs)
{
  g_return_val_if_fail (kind < ACIES_N_COMMANDS, NULL);

  return syntax_of (kind, procs)->usage;
}

char *
acies_command_dup_usage (AciesCommandKind    kind,
                         const AciesRuleset *ruleset)
{
  const Syntax *syntax;

  g_return_val_if_fail (kind < ACIES_N_COMMANDS, NULL);

  syntax = syntax_of (kind, ruleset->procs);

  return acies_usage_dup_for (ruleset->n_layers > 1 && syntax->stacked != NULL ? syntax->stacked : syntax->usage, ruleset);
}

gboolean
acies_command_names_unit (AciesCommandKind  kind,
                          const AciesProcs *procs)
{
  g_return_val_if_fail (kind < ACIES_N_COMMANDS, FALSE);

  return syntax_of (kind, procs)->stacked != NULL;
}

/* Words that are the id of a thing of the ruleset. */
static const struct
{
  AciesId (*find) (const AciesRuleset *ruleset, const char *id);
  gsize at;
  gsize size;
} things[] = {
/* clang-format off */
#define THING(list) G_STRUCT_OFFSET (AciesRuleset, list), sizeof (((AciesRuleset *) NULL)->list[0])
  [WORD_TERRAIN] = { acies_ruleset_find_terrain, THING (terrains) },
  [WORD_TYPE] = { acies_ruleset_find_unit_type, THING (unit_types) },
  [WORD_MARK] = { acies_ruleset_find_mark, THING (marks) },
  [WORD_PROPERTY] = { acies_ruleset_find_property, THING (properties) },
  [WORD_CARD] = { acies_ruleset_find_card, THING (cards) },
  [WORD_RESOURCE] = { acies_ruleset_find_resource, THING (resources) },
  [WORD_SWITCH] = { acies_ruleset_find_switch, THING (switches) },
  [WORD_STEP] = { acies_ruleset_find_round_step, THING (round_steps) },
  [WORD_DECK] = { acies_ruleset_find_deck, THING (decks) },
#undef THING
  /* clang-format on */
};

/* Where people at a table put cards. */
static const char *const zone_words[] = {
  [ACIES_ZONE_DECK] = "deck",
  [ACIES_ZONE_HAND] = "hand",
  [ACIES_ZONE_DISCARD] = "discard",
  [ACIES_ZONE_ROW] = "row",
  [ACIES_ZONE_LAID] = "front",
};

static void
append_word (GString            *line,
             Word                word,
             const AciesCommand *command,
             const AciesRuleset *ruleset)
{
  gboolean         needed = (word & WORD_OPTIONAL) == 0;
  Word             kind = word & ~WORD_OPTIONAL;
  AciesHex         hex = kind == WORD_HEX ? command->hex : kind == WORD_TO ? command->to
                                                       : kind == WORD_VIA  ? command->via
                                                                           : ACIES_NO_HEX;
  AciesHexName     hex_name;
  const char      *id = NULL;
  g_autofree char *value = NULL;

  if (kind < G_N_ELEMENTS (things) && things[kind].find != NULL)
    id = command->id != ACIES_NO_ID ? G_STRUCT_MEMBER (const char *, ruleset, things[kind].at + command->id * things[kind].size) : NULL;
  else if (hex != ACIES_NO_HEX)
    id = acies_hex_name (hex, hex_name);
  else if (kind == WORD_NUMBER || kind == WORD_CHOICE)
    g_string_append_printf (line, " %d", command->number);
  else if (kind == WORD_NUMBER2 && (needed || command->number2 != 0))
    g_string_append_printf (line, " %d", command->number2);
  else if (kind == WORD_SIDE && command->side != ACIES_NO_SIDE)
    id = ruleset->sides[command->side].id;
  else if (kind == WORD_OWNER)
    id = acies_ruleset_owner_id (ruleset, command->side);
  else if (kind == WORD_PHASE && command->id != ACIES_NO_ID)
    id = ruleset->procs->names.phases[command->id];
  else if (kind == WORD_UNIT && command->type != ACIES_NO_ID)
    id = ruleset->unit_types[command->type].id;
  else if (kind == WORD_CHANGE)
    g_string_append_printf (line, " %+d", command->number);
  else if (kind == WORD_SECONDS)
    g_string_append_printf (line, " %d", command->number);
  else if (kind == WORD_REASON && command->type != ACIES_NO_ID)
    id = ruleset->tracker_reasons[command->type].id;
  else if (kind == WORD_AGAINST)
    id = ruleset->unit_types[command->type].id;
  else if (kind == WORD_ZONE)
    id = zone_words[command->number2];
  else if (kind == WORD_FROM && command->number > 0)
    id = zone_words[command->number - 1];
  else if (kind == WORD_RUNNING && command->number2 > 0)
    id = ruleset->sides[command->number2 - 1].id;
  else if (kind == WORD_TEXT_KIND)
    id = acies_text_id (command->id);
  else if (kind == WORD_VALUE)
    id = value = acies_switch_value_to_string (&ruleset->switches[command->id], command->number);
  else if (kind == WORD_PROPERTY_VALUE)
    id = value = acies_property_value_to_string (&ruleset->properties[command->id], command->number);
  else if (kind == WORD_REST && (needed || (command->text != NULL && *command->text != '\0')))
    id = command->text != NULL ? command->text : "";
  if (id != NULL)
    g_string_append_printf (line, " %s", id);

  for (guint i = 0; kind == WORD_DICE && i < command->dice.n; i++)
    {
      const char *face = command->dice.faces[i] > 0 ? acies_ruleset_get_face (ruleset, &command->dice, i)->word : "0";

      if (ruleset->n_die_types > 1)
        g_string_append_printf (line, " %s:%s", ruleset->die_types[command->dice.types[i]].id, face);
      else
        g_string_append_printf (line, " %s", face);
    }
}

char *
acies_command_to_string (const AciesCommand *self,
                         const AciesRuleset *ruleset)
{
  const char   *name = acies_command_name (self->kind, ruleset->procs);
  const Syntax *syntax;
  GString      *line;

  g_return_val_if_fail (name != NULL, NULL);

  syntax = syntax_of (self->kind, ruleset->procs);
  line = g_string_new (name);
  for (guint i = 0; i < G_N_ELEMENTS (syntax->words) && syntax->words[i] != WORD_END; i++)
    append_word (line, syntax->words[i], self, ruleset);
  if (self->kind >= ACIES_FIRST_TRACKER_COMMAND && self->seconds > 0)
    g_string_append_printf (line, " @%u", self->seconds);

  return g_string_free (line, FALSE);
}

/* Cuts the next word off @rest; NULL at the end. */
static char *
next_word (const char **rest)
{
  const char *start = *rest + strspn (*rest, " \t");
  gsize       length = strcspn (start, " \t");

  *rest = start + length;

  return length > 0 ? g_strndup (start, length) : NULL;
}

static gboolean
parse_number (const char *word,
              gint64      min,
              gint64      max,
              gint16     *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (word, 10, min, max, &value, NULL))
    return FALSE;
  *number = (gint16) value;

  return TRUE;
}

static gboolean
parse_face (const char         *word,
            const AciesRuleset *ruleset,
            AciesDice          *dice)
{
  const char      *colon = strchr (word, ':');
  g_autofree char *kind = colon != NULL ? g_strndup (word, (gsize) (colon - word)) : NULL;
  AciesId          type = 0;
  guint            face;
  gint16           number;

  if (ruleset->n_die_types != 1 || kind != NULL)
    type = kind != NULL ? acies_ruleset_find_die_type (ruleset, kind) : ACIES_NO_ID;
  if (type == ACIES_NO_ID)
    return FALSE;
  word = colon != NULL ? colon + 1 : word;
  face = acies_die_find_face (&ruleset->die_types[type], word);
  /* A number that the die does not have can be said, and is refused by the rules. */
  if (face == 0 && !parse_number (word, G_MININT16, G_MAXINT16, &number))
    return FALSE;
  dice->types[dice->n] = type;
  dice->faces[dice->n++] = (guint8) face;

  return TRUE;
}

static gboolean
parse_word (Word                word,
            const char         *text,
            const AciesRuleset *ruleset,
            AciesCommand       *command)
{
  word &= ~WORD_OPTIONAL;
  if (word < G_N_ELEMENTS (things) && things[word].find != NULL)
    return (command->id = things[word].find (ruleset, text)) != ACIES_NO_ID;

  switch (word)
    {
    case WORD_HEX:
      return acies_hex_parse (text, &command->hex);

    case WORD_TO:
      return acies_hex_parse (text, &command->to);

    case WORD_VIA:
      return acies_hex_parse (text, &command->via);

    case WORD_PHASE:
      return (command->id = acies_ruleset_find_opening_phase (ruleset, text)) != ACIES_NO_ID;

    case WORD_SIDE:
      return (command->side = acies_ruleset_find_side (ruleset, text)) != ACIES_NO_SIDE;

    case WORD_OWNER:
      return (command->side = acies_ruleset_find_owner (ruleset, text)) != ACIES_NO_SIDE;

    case WORD_UNIT:
      return command->hex != ACIES_NO_HEX && (command->type = acies_ruleset_find_unit_type (ruleset, text)) != ACIES_NO_ID;

    case WORD_PROPERTY_VALUE:
      return acies_property_value_parse (&ruleset->properties[command->id], text, &command->number);

    case WORD_VALUE:
      return acies_switch_value_parse (&ruleset->switches[command->id], text, &command->number);

    case WORD_NUMBER:
      return parse_number (text, 0, 1000, &command->number);

    case WORD_NUMBER2:
      return parse_number (text, 0, 1000, &command->number2);

    case WORD_CHANGE:
      return parse_number (text + (*text == '+'), -1000, 1000, &command->number);

    case WORD_SECONDS:
      return parse_number (text, 0, ACIES_MAX_CLOCK, &command->number);

    case WORD_REASON:
      return (command->type = acies_ruleset_find_tracker_reason (ruleset, text)) != ACIES_NO_ID;

    case WORD_AGAINST:
      return (command->type = acies_ruleset_find_unit_type (ruleset, text)) != ACIES_NO_ID;

    case WORD_ZONE:
      for (command->number2 = 0; command->number2 < (int) G_N_ELEMENTS (zone_words) && !g_str_equal (zone_words[command->number2], text);)
        command->number2++;
      return command->number2 < (int) G_N_ELEMENTS (zone_words);

    case WORD_FROM:
      for (command->number = 1; command->number <= (int) G_N_ELEMENTS (zone_words) && !g_str_equal (zone_words[command->number - 1], text);)
        command->number++;
      return command->number <= (int) G_N_ELEMENTS (zone_words);

    case WORD_RUNNING:
      command->number2 = (gint16) (acies_ruleset_find_side (ruleset, text) + 1);
      return command->number2 <= ACIES_MAX_SIDES;

    case WORD_CHOICE:
      return parse_number (text, 1, ACIES_MAX_CHOICES, &command->number);

    case WORD_TEXT_KIND:
      for (command->id = 0; command->id < ACIES_N_TEXTS && !g_str_equal (acies_text_id (command->id), text);)
        command->id++;
      return command->id < ACIES_N_TEXTS;

    case WORD_DICE:
      return parse_face (text, ruleset, &command->dice);

    default:
      g_assert_not_reached ();
    }
}

static gboolean
bad_syntax (GError    **error,
            const char *format,
            const char *one,
            const char *other)
{
  g_autofree char *shown = acies_text_shorten (one, ACIES_LONGEST_QUOTE);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, ACIES_COMMAND_ERROR, ACIES_COMMAND_ERROR_SYNTAX, format, shown, other);
#pragma GCC diagnostic pop

  return FALSE;
}

#define ANY_WORD "*" /* in patterns */

/* A word with the time of a command at a table, "@754". */
static gboolean
parse_time (const char   *word,
            AciesCommand *command)
{
  guint64 seconds;

  if (command->kind < ACIES_FIRST_TRACKER_COMMAND || word == NULL || *word != '@' || !g_ascii_string_to_unsigned (word + 1, 10, 1, G_MAXUINT32, &seconds, NULL))
    return FALSE;
  command->seconds = (guint32) seconds;

  return TRUE;
}

static gboolean
parse_words (const char         *rest,
             const AciesRuleset *ruleset,
             gboolean            is_pattern,
             AciesCommand       *command,
             GError            **error)
{
  const Syntax    *syntax = syntax_of (command->kind, ruleset->procs);
  const char      *name = acies_command_name (command->kind, ruleset->procs);
  guint            n = 0;
  g_autofree char *surplus = NULL;

  /* Which unit is meant is no question where only one can stand on a hex. */
  while (n < G_N_ELEMENTS (syntax->words) && syntax->words[n] != WORD_END &&
         (syntax->words[n] != (WORD_OPTIONAL | WORD_UNIT) || ruleset->n_layers > 1))
    n++;
  for (guint i = 0; i < n; i++)
    {
      gboolean         needed = (syntax->words[i] & WORD_OPTIONAL) == 0;
      const char      *before = rest;
      g_autofree char *text = NULL;

      if ((syntax->words[i] & ~WORD_OPTIONAL) == WORD_REST)
        {
          command->text = g_strdup (rest + (*rest == ' '));
          return TRUE;
        }
      text = next_word (&rest);
      if ((text == NULL && (!needed || is_pattern)) || (!needed && parse_time (text, command)))
        return TRUE;
      if (text == NULL)
        {
          g_autofree char *usage = acies_command_dup_usage (command->kind, ruleset);

          /* Translators: a command, and what it needs: “HEX HEX” */
          return bad_syntax (error, _ ("“%1$s” must be followed by %2$s"), name, usage);
        }
      if (is_pattern && g_str_equal (text, ANY_WORD))
        continue;
      if (!parse_word (syntax->words[i], text, ruleset, command))
        {
          /* Perhaps it is the word after the one that was left out. */
          if (needed || i + 1 == n)
            return bad_syntax (error, _ ("“%1$s” is not valid after “%2$s”"), text, name);
          rest = before;
          continue;
        }
      while ((syntax->words[i] & ~WORD_OPTIONAL) == WORD_DICE && command->dice.n < ACIES_MAX_DICE)
        {
          g_autofree char *face = next_word (&rest);

          if (face == NULL)
            break;
          if (parse_time (face, command))
            return TRUE;
          if (!parse_face (face, ruleset, &command->dice))
            /* Translators: a word of a command, and the command */
            return bad_syntax (error, _ ("“%1$s” is not valid after “%2$s”"), face, name);
        }
    }
  surplus = next_word (&rest);
  if (parse_time (surplus, command))
    return TRUE;

  /* Translators: a word of a command, and the command */
  return surplus == NULL || bad_syntax (error, _ ("Unexpected “%1$s” after “%2$s”"), surplus, name);
}

static gboolean
parse_line (const char         *line,
            const AciesRuleset *ruleset,
            gboolean            is_pattern,
            AciesCommand       *command,
            GError            **error)
{
  const char      *rest = line;
  AciesCommandKind kind = 0;
  g_autofree char *name = next_word (&rest);

  /* The commands of a table have two words as their name. */
  if (g_strcmp0 (name, "tracker") == 0)
    {
      g_autofree char *first = g_steal_pointer (&name);
      g_autofree char *second = next_word (&rest);

      name = g_strjoin (" ", first, second, NULL);
    }
  *command = acies_command (ACIES_COMMAND_PASS);
  while (kind < ACIES_N_COMMANDS && name != NULL && g_strcmp0 (acies_command_name (kind, ruleset->procs), name) != 0)
    kind++;
  if (name == NULL || kind == ACIES_N_COMMANDS || (is_pattern && (kind <= ACIES_COMMAND_START || kind >= ACIES_COMMAND_DICE)))
    return bad_syntax (error, _ ("Unknown command “%s”"), name != NULL ? name : "", NULL);
  command->kind = kind;
  if (parse_words (rest, ruleset, is_pattern, command, error))
    return TRUE;

  acies_command_clear (command);

  return FALSE;
}

gboolean
acies_command_parse (const char         *line,
                     const AciesRuleset *ruleset,
                     AciesCommand       *command,
                     GError            **error)
{
  g_return_val_if_fail (line != NULL && ruleset != NULL && command != NULL, FALSE);

  return parse_line (line, ruleset, FALSE, command, error);
}

gboolean
acies_command_parse_pattern (const char         *line,
                             const AciesRuleset *ruleset,
                             AciesCommand       *pattern,
                             GError            **error)
{
  g_return_val_if_fail (line != NULL && ruleset != NULL && pattern != NULL, FALSE);

  return parse_line (line, ruleset, TRUE, pattern, error);
}

gboolean
acies_command_fits (const AciesCommand *self,
                    const AciesCommand *pattern)
{
  return self->kind == pattern->kind &&
         (pattern->hex == ACIES_NO_HEX || pattern->hex == self->hex) &&
         (pattern->to == ACIES_NO_HEX || pattern->to == self->to) &&
         (pattern->via == ACIES_NO_HEX || pattern->via == self->via) &&
         (pattern->id == ACIES_NO_ID || pattern->id == self->id) &&
         (pattern->type == ACIES_NO_ID || pattern->type == self->type) &&
         (pattern->number == 0 || pattern->number == self->number);
}
